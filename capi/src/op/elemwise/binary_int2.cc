// Binary loops for bool, int16_t, uint16_t, uint32_t, uint64_t.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::detail {
MXHUB_BINARY_TABLE(bool)
MXHUB_BINARY_TABLE(int16_t)
MXHUB_BINARY_TABLE(uint16_t)
MXHUB_BINARY_TABLE(uint32_t)
MXHUB_BINARY_TABLE(uint64_t)
}  // namespace mxhub::op::detail
