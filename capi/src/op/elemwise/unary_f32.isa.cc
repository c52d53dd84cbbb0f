// Unary float32 loops, once for each instruction set.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
// sin and cos in pieces: the fast form where every argument of the piece is small enough, the C library elsewhere.
template <class Fast, class Slow>
void run_trig(const void* xv, void* yv, int64_t n) {
  const float* x = static_cast<const float*>(xv);
  float* y = static_cast<float*>(yv);
  for (int64_t begin = 0; begin < n; begin += 1024) {
    const int64_t end = begin + 1024 < n ? begin + 1024 : n;
    int large = 0;
    for (int64_t i = begin; i < end; ++i) large |= !(__builtin_fabsf(x[i]) <= vmath::kTrigLimit);
    if (large) {
      for (int64_t i = begin; i < end; ++i) y[i] = Slow::template apply<float>(x[i]);
    } else {
#pragma GCC ivdep
      for (int64_t i = begin; i < end; ++i) y[i] = Fast::template apply<float>(x[i]);
    }
  }
}
UnaryLoop table(UnaryFn f) {
  using T = float;
  if (f == UnaryFn::kSin) return run_trig<fn::FastSin, fn::Sin>;
  if (f == UnaryFn::kCos) return run_trig<fn::FastCos, fn::Cos>;
  MXHUB_UNARY_SWITCH(f)
}
}  // namespace
}  // namespace mxhub::op::MXHUB_ISA_NS

namespace mxhub::MXHUB_ISA_NS {
op::UnaryLoop unary_f32(op::UnaryFn f) { return op::MXHUB_ISA_NS::table(f); }
}  // namespace mxhub::MXHUB_ISA_NS
