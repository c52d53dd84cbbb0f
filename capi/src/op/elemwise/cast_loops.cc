// Conversion loops between all pairs of dtypes.
#include "op/elemwise/half_loops.h"

namespace mxhub::op {
namespace {
template <class From, class To>
void run_cast(const void* xv, void* yv, int64_t n) {
  const From* x = static_cast<const From*>(xv);
  To* y = static_cast<To*>(yv);
  for (int64_t i = 0; i < n; ++i) y[i] = convert<To>(x[i]);
}
}  // namespace

UnaryLoop cast_loop(DType from, DType to) {
  if (to == DType::kFloat32 && (from == DType::kFloat16 || from == DType::kBfloat16)) return widen_loop(from);
  if (from == DType::kFloat32 && (to == DType::kFloat16 || to == DType::kBfloat16)) return narrow_loop(to);
  return dispatch_all(from, [&](auto f) {
    return dispatch_all(
        to, [&](auto t) -> UnaryLoop { return run_cast<typename decltype(f)::type, typename decltype(t)::type>; });
  });
}

}  // namespace mxhub::op
