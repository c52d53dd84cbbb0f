// Binary loops for int32_t, int64_t, int8_t, uint8_t.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::detail {
MXHUB_BINARY_TABLE(int32_t)
MXHUB_BINARY_TABLE(int64_t)
MXHUB_BINARY_TABLE(int8_t)
MXHUB_BINARY_TABLE(uint8_t)
}  // namespace mxhub::op::detail
