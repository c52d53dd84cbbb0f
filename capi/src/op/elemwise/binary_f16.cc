// Binary loops for half, bfloat16.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::detail {
MXHUB_BINARY_TABLE(half)
MXHUB_BINARY_TABLE(bfloat16)
}  // namespace mxhub::op::detail
