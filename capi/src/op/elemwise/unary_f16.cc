// Unary loops for half, bfloat16.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::detail {
MXHUB_UNARY_TABLE(half)
MXHUB_UNARY_TABLE(bfloat16)
}  // namespace mxhub::op::detail
