// The choice of row loops for this processor.
#include "op/nn/norm_kernels.h"

namespace mxhub {
namespace isa_v2 {
extern const op::NormKernels norm_kernels;
}
namespace isa_v3 {
extern const op::NormKernels norm_kernels;
}
namespace isa_v4 {
extern const op::NormKernels norm_kernels;
}

namespace op {
const NormKernels& norm_kernels() {
  static const NormKernels& k = *select_isa(&isa_v2::norm_kernels, &isa_v3::norm_kernels, &isa_v4::norm_kernels);
  return k;
}
}  // namespace op
}  // namespace mxhub
