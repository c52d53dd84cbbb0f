// Finds the elementwise loop of a function and a dtype.
#include "op/elemwise/loops.h"

#include "base/isa.h"
#include "op/elemwise/half_loops.h"

namespace mxhub::op {

UnaryLoop unary_loop(UnaryFn f, DType t) {
  if (t == DType::kFloat32) return select_isa(isa_v2::unary_f32, isa_v3::unary_f32, isa_v4::unary_f32)(f);
  if (t == DType::kFloat16 || t == DType::kBfloat16) return half_unary_loop(f, t);
  return dispatch_all(t, [&](auto tag) -> UnaryLoop {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, float> || std::is_same_v<T, half> || std::is_same_v<T, bfloat16>)
      return nullptr;
    else
      return detail::unary_table<T>(f);
  });
}

BinaryLoop binary_loop(BinaryFn f, DType t) {
  if (t == DType::kFloat32) return select_isa(isa_v2::binary_f32, isa_v3::binary_f32, isa_v4::binary_f32)(f);
  if (t == DType::kFloat16 || t == DType::kBfloat16) return half_binary_loop(f, t);
  return dispatch_all(t, [&](auto tag) -> BinaryLoop {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, float>)
      return nullptr;
    else
      return detail::binary_table<T>(f);
  });
}

int unary_cost(UnaryFn f) {
  switch (f) {
    case UnaryFn::kExp:
    case UnaryFn::kExpm1:
    case UnaryFn::kLog:
    case UnaryFn::kLog2:
    case UnaryFn::kLog10:
    case UnaryFn::kLog1p:
    case UnaryFn::kTanh:
    case UnaryFn::kErf:
    case UnaryFn::kSigmoid:
    case UnaryFn::kSin:
    case UnaryFn::kCos:
      return 4;
    case UnaryFn::kCbrt:
    case UnaryFn::kRcbrt:
    case UnaryFn::kTan:
    case UnaryFn::kArcsin:
    case UnaryFn::kArccos:
    case UnaryFn::kArctan:
    case UnaryFn::kSinh:
    case UnaryFn::kCosh:
    case UnaryFn::kArcsinh:
    case UnaryFn::kArccosh:
    case UnaryFn::kArctanh:
      return 20;
    case UnaryFn::kGamma:
    case UnaryFn::kGammaln:
    case UnaryFn::kDigamma:
      return 50;
    case UnaryFn::kErfinv:
      return 200;
    default:
      return 1;
  }
}

int binary_cost(BinaryFn f) {
  switch (f) {
    case BinaryFn::kPower:
    case BinaryFn::kHypot:
    case BinaryFn::kMod:
    case BinaryFn::kGradSin:
    case BinaryFn::kGradCos:
    case BinaryFn::kGradSinh:
    case BinaryFn::kGradCosh:
      return 20;
    case BinaryFn::kGradGamma:
    case BinaryFn::kGradGammaln:
      return 100;
    case BinaryFn::kGradErf:
    case BinaryFn::kGradErfinv:
    case BinaryFn::kGradExpm1:
      return 4;
    default:
      return 1;
  }
}

}  // namespace mxhub::op
