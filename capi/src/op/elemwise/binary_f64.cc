// Binary loops for double.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::detail {
MXHUB_BINARY_TABLE(double)
}  // namespace mxhub::op::detail
