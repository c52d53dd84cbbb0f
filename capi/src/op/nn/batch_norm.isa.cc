// Batch normalisation of floats with channels last.
#include "op/nn/batch_norm_columns.h"

namespace mxhub::MXHUB_ISA_NS {

extern const ::mxhub::op::ColumnKernels<float> column_kernels;
const ::mxhub::op::ColumnKernels<float> column_kernels = ::mxhub::op::column_kernels<float>;

}  // namespace mxhub::MXHUB_ISA_NS
