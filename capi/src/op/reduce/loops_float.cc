// Reductions of float64 and the 16-bit floats.
#include "op/reduce/loops_impl.h"

namespace mxhub::op::detail {
template <>
ReduceLoops reduce_table<double>(ReduceFn f) {
  return baseline::find_loops<double>(f);
}
template <>
ReduceLoops reduce_table<half>(ReduceFn f) {
  return baseline::find_loops<half>(f);
}
template <>
ReduceLoops reduce_table<bfloat16>(ReduceFn f) {
  return baseline::find_loops<bfloat16>(f);
}
}  // namespace mxhub::op::detail
