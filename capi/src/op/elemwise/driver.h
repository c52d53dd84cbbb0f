// Prepares kernels out of elementwise loops: flat, against a scalar, and broadcast, with threads where they pay.
#pragma once
#include <vector>

#include "op/elemwise/loops.h"
#include "op/registry.h"

namespace mxhub::op {

// y = f(x) on n elements.
Kernel unary_kernel(UnaryFn f, DType t, int64_t n);
Kernel cast_kernel(DType from, DType to, int64_t n);
// A loop over two operands of one type, and the sizes of an element of them and of the result.
struct LoopSpec {
  BinaryLoop loop;
  int cost;
  int64_t in_size, out_size;
};
LoopSpec loop_spec(BinaryFn f, DType t);

// The first input as it is; nothing to do where the result lies in its place.
Kernel copy_kernel(const PrepareCtx& c);

// z = f(a, b) on n elements each.
Kernel binary_kernel(BinaryFn f, DType t, int64_t n);
// z = f(a, b) with broadcasting of `a` and `b` to `out` (trailing dimensions aligned, as NumPy does).
Kernel broadcast_kernel(const LoopSpec& f, const Shape& a, const Shape& b, const Shape& out);
Kernel broadcast_kernel(BinaryFn f, DType t, const Shape& a, const Shape& b, const Shape& out);
// z = f(x, scalar), or f(scalar, x) when reversed. x is converted to the type `operand` first where they differ.
Kernel scalar_kernel(const LoopSpec& f, DType in, DType operand, double scalar, bool reversed, int64_t n);
Kernel scalar_kernel(BinaryFn f, DType in, DType out, double scalar, bool reversed, int64_t n);
// y = x repeated along the broadcast dimensions.
Kernel broadcast_copy_kernel(DType t, const Shape& in, const Shape& out);

// A scalar in the representation of a dtype (converted as C does, integers toward zero and wrapped).
struct ScalarBits {
  alignas(8) unsigned char bytes[8];
};
ScalarBits scalar_bits(DType t, double v);

// Two operands over a common shape with neighbouring dimensions merged where both allow it. Steps are in elements.
struct BroadcastPlan {
  std::vector<int64_t> dims, a_step, b_step;
};
BroadcastPlan plan_broadcast(const Shape& a, const Shape& b, const Shape& out);

// The shape of a broadcast of two shapes; unknown dimensions stay unknown. False when they do not fit.
bool broadcast_shape(const Shape& a, const Shape& b, Shape* out);
// The shape rule of two broadcast inputs and one output.
void broadcast_rule(ShapeCtx& c);

}  // namespace mxhub::op
