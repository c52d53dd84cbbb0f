// Prepares reduction kernels: any set of axes, any dtype, threads whose number does not change the result.
#pragma once
#include <optional>
#include <vector>

#include "op/reduce/loops.h"
#include "op/registry.h"

namespace mxhub::op {

// Reduces input 0 over the axes marked in `reduced` (one flag for each dimension) into output 0, of dtype `out`.
Kernel reduce_kernel(ReduceFn f, Finish finish, const Desc& in, const std::vector<bool>& reduced, DType out);

// The flags of an axis parameter: None or empty means all axes; negative axes count from the end; `exclude` inverts.
// A bad or repeated axis is an error that names `param`.
std::vector<bool> reduced_axes(const ShapeCtx& c, const std::optional<Shape>& axes, bool exclude, int ndim,
                               const char* param = "axis");
// The same for a call that passed inference.
std::vector<bool> reduced_axes(const std::optional<Shape>& axes, bool exclude, int ndim);
// The shape without the reduced axes, or with length 1 there. The classic operators give (1,) where nothing is left.
Shape reduced_shape(const Shape& in, const std::vector<bool>& reduced, bool keepdims);

}  // namespace mxhub::op
