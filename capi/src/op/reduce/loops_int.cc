// Reductions of integers.
#include "op/reduce/loops_impl.h"

namespace mxhub::op::detail {
#define MXHUB_REDUCE_TABLE(T)               \
  template <>                               \
  ReduceLoops reduce_table<T>(ReduceFn f) { \
    return baseline::find_loops<T>(f);      \
  }
MXHUB_REDUCE_TABLE(bool)
MXHUB_REDUCE_TABLE(int8_t)
MXHUB_REDUCE_TABLE(uint8_t)
MXHUB_REDUCE_TABLE(int16_t)
MXHUB_REDUCE_TABLE(uint16_t)
MXHUB_REDUCE_TABLE(int32_t)
MXHUB_REDUCE_TABLE(uint32_t)
MXHUB_REDUCE_TABLE(int64_t)
MXHUB_REDUCE_TABLE(uint64_t)
#undef MXHUB_REDUCE_TABLE
}  // namespace mxhub::op::detail
