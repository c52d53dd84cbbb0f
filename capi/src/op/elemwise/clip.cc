// clip and smooth_l1: pieces put together from elementwise loops, a first-cache-sized run at a time.
#include <algorithm>
#include <limits>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

struct ClipParam {
  float a_min = 0, a_max = 0;
  static auto fields() {
    return std::tuple{field("a_min", &ClipParam::a_min).required().doc("The least value of the result."),
                      field("a_max", &ClipParam::a_max).required().doc("The greatest value of the result.")};
  }
};

constexpr int64_t kPiece = 1024;

// The bound in the dtype of the data; integer data cannot reach a bound outside of their range.
ScalarBits bound(DType t, float v) {
  return dispatch_all(t, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (is_float_type<T>) {
      return scalar_bits(t, v);
    } else {
      const double low = static_cast<double>(std::numeric_limits<T>::min());
      const double high = static_cast<double>(std::numeric_limits<T>::max());
      return scalar_bits(t, std::min(std::max(static_cast<double>(v), low), high));
    }
  });
}

Kernel prepare_clip(const ClipParam& p, const PrepareCtx& c) {
  const DType t = c.in[0].dtype;
  const BinaryLoop maximum = binary_loop(BinaryFn::kMaximum, t), minimum = binary_loop(BinaryFn::kMinimum, t);
  const ScalarBits low = bound(t, p.a_min), high = bound(t, p.a_max);
  const int64_t n = c.in[0].size();
  const auto size = static_cast<int64_t>(dtype_size(t));
  return {[=](const RunCtx& r) {
    const char* x = r.input<char>(0);
    char* y = r.output<char>(0);
    parallel_for(n, grain_for(2), [=](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; i += kPiece) {
        const Block k = flat_block(std::min(kPiece, end - i), 1, 0);
        maximum(x + i * size, low.bytes, y + i * size, k);
        minimum(y + i * size, high.bytes, y + i * size, k);
      }
    });
  }};
}

Kernel prepare_clip_gradient(const ClipParam& p, const PrepareCtx& c) {
  const DType t = c.in[0].dtype;
  const BinaryLoop above = binary_loop(BinaryFn::kGreaterEqual, t), below = binary_loop(BinaryFn::kLesserEqual, t);
  const BinaryLoop mul = binary_loop(BinaryFn::kMul, t);
  const ScalarBits low = bound(t, p.a_min), high = bound(t, p.a_max);
  const int64_t n = c.in[0].size();
  const auto size = static_cast<int64_t>(dtype_size(t));
  return {[=](const RunCtx& r) {
    const char* g = r.input<char>(0);
    const char* x = r.input<char>(1);
    char* y = r.output<char>(0);
    parallel_for(n, grain_for(4), [=](int64_t begin, int64_t end) {
      alignas(64) char a[kPiece * 8], b[kPiece * 8];
      for (int64_t i = begin; i < end; i += kPiece) {
        const int64_t m = std::min(kPiece, end - i);
        above(x + i * size, low.bytes, a, flat_block(m, 1, 0));
        below(x + i * size, high.bytes, b, flat_block(m, 1, 0));
        mul(a, b, a, flat_block(m));
        mul(g + i * size, a, y + i * size, flat_block(m));
      }
    });
  }};
}

MXHUB_OP(clip)
    .alias({"_npi_clip", "_sparse_clip"})
    .doc("Limits values to an interval.\n\n    y = min(max(x, a_min), a_max)\n\nNaN stays NaN.")
    .param_struct<ClipParam>()
    .input("data", "Values of any shape.")
    .output("output", "Same shape and dtype as `data`.")
    .sparse(SparseRule::kValues)
    .inplace(0, 0)
    .kernel(prepare_clip)
    .gradient([](const ClipParam&, const GradCtx& g) {
      return g.fused("_backward_clip", {g.ograd(0), g.in(0)});
    })
    .reference([](const ClipParam& p, const std::vector<Entry>& in) -> std::vector<Entry> {
      return {call("_minimum_scalar", {call("_maximum_scalar", {in[0]}, {{"scalar", text(p.a_min)}})},
                   {{"scalar", text(p.a_max)}})};
    })
    .example(
        ">>> mx.nd.clip(mx.nd.array([-3, 0.5, 3]), a_min=-1, a_max=1).asnumpy()\n"
        "array([-1. ,  0.5,  1. ], dtype=float32)")
    .cases(Case("typical").values("data", {5}, {-3, -0.5, 0.2, 0.9, 4}).with("a_min", "-1").with("a_max", "1"),
           Case("empty").shape("data", {0}).with("a_min", "0").with("a_max", "1"),
           Case("bytes").shape("data", {6}, 0, 250, DType::kUint8).with("a_min", "-5").with("a_max", "100"),
           Case("no_bounds").shape("data", {2}).fails(Kind::kArgument, "a_min"));

MXHUB_OP(_backward_clip)
    .hidden()
    .doc("Gradient of `clip`: passes where the input is within the interval.")
    .param_struct<ClipParam>()
    .input("ograd", "Gradient of the output.")
    .input("data", "The input.")
    .inplace(0, 0)
    .kernel(prepare_clip_gradient)
    .gradient([](const ClipParam&, const GradCtx& g) -> std::vector<Entry> {
      return {g.fused("_backward_clip", {g.ograd(0), g.in(1)})[0], zeros_like(g.in(1))};
    });

struct SmoothL1Param {
  float scalar = 1;
  static auto fields() {
    return std::tuple{field("scalar", &SmoothL1Param::scalar)
                          .phrase("float")
                          .doc("sigma: the transition from square to linear is at 1 / sigma^2.")};
  }
};

MXHUB_OP(smooth_l1)
    .alias({"_npx_smooth_l1"})
    .doc(
        "Smooth L1 loss: a square near zero, linear beyond.\n\n"
        "    y = (sigma x)^2 / 2        where |x| < 1 / sigma^2\n"
        "    y = |x| - 0.5 / sigma^2    elsewhere")
    .param_struct<SmoothL1Param>()
    .input("data", "Values of any shape.")
    .output("output", "Same shape and dtype as `data`.")
    .inplace(0, 0)
    .kernel([](const SmoothL1Param& p, const PrepareCtx& c) {
      return scalar_kernel(BinaryFn::kSmoothL1, c.in[0].dtype, c.in[0].dtype, p.scalar, false, c.in[0].size());
    })
    // The derivative is sigma^2 x, limited to [-1, 1].
    .gradient([](const SmoothL1Param& p, const GradCtx& g) -> std::vector<Entry> {
      const Entry slope = scale(g.in(0), static_cast<double>(p.scalar) * p.scalar);
      return {mul(g.ograd(0), call("clip", {slope}, {{"a_min", "-1"}, {"a_max", "1"}}))};
    })
    .example(
        ">>> mx.nd.smooth_l1(mx.nd.array([1, 2, 3, 4]), scalar=1).asnumpy()\n"
        "array([0.5, 1.5, 2.5, 3.5], dtype=float32)")
    .cases(Case("typical").values("data", {4}, {-3, -0.1, 0.2, 2}).with("scalar", "1.5"),
           Case("empty").shape("data", {0}).with("scalar", "1"),
           Case("bad_scalar").shape("data", {2}).with("scalar", "x").fails(Kind::kArgument, "scalar"));

}  // namespace
}  // namespace mxhub::op
