// Binary float32 loops, once for each instruction set.
#include "op/elemwise/loop_impl.h"

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
BinaryLoop table(BinaryFn f) {
  using T = float;
  MXHUB_BINARY_SWITCH(f)
}
}  // namespace
}  // namespace mxhub::op::MXHUB_ISA_NS

namespace mxhub::MXHUB_ISA_NS {
op::BinaryLoop binary_f32(op::BinaryFn f) { return op::MXHUB_ISA_NS::table(f); }
}  // namespace mxhub::MXHUB_ISA_NS
