// Kernels that make arrays from nothing.
#pragma once
#include "op/build.h"

namespace mxhub::op {

// One value everywhere.
Kernel fill_kernel(const Desc& out, double value);
// first + i * step for i in [0, n), each value `repeat` times. Integer dtypes cut first and step before counting, as
// NumPy does, if `integral`.
Kernel range_kernel(DType t, double first, double step, int64_t n, int64_t repeat, bool integral);
// A matrix with ones on the k-th diagonal.
Kernel eye_kernel(const Desc& out, int64_t k);

}  // namespace mxhub::op
