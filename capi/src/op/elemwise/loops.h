// Elementwise loops: which functions there are, and how to find the loop of one of them for a dtype. The operators
// look a loop up while preparing a call and keep the plain function pointer.
#pragma once
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::op {

// y = f(x). "Own" functions work on integers themselves; the others compute in floating point and convert back.
// clang-format off
#define MXHUB_UNARY_OWN(X) \
  X(Abs) X(Sign) X(Negative) X(Square) X(Relu) X(LogicalNot) X(Round) X(Rint) X(Ceil) X(Floor) X(Trunc)
#define MXHUB_UNARY_FLOAT(X) \
  X(Sqrt) X(Rsqrt) X(Cbrt) X(Rcbrt) X(Reciprocal) X(Exp) X(Expm1) X(Log) X(Log2) X(Log10) X(Log1p) X(Sin) X(Cos) \
  X(Tan) X(Arcsin) X(Arccos) X(Arctan) X(Degrees) X(Radians) X(Sinh) X(Cosh) X(Tanh) X(Arcsinh) X(Arccosh) \
  X(Arctanh) X(Gamma) X(Gammaln) X(Digamma) X(Erf) X(Erfinv) X(Sigmoid) X(Softsign)
// z = f(x, y).
#define MXHUB_BINARY_OWN(X) \
  X(Add) X(Sub) X(Mul) X(Div) X(Mod) X(Maximum) X(Minimum) X(Equal) X(NotEqual) X(Greater) X(GreaterEqual) X(Lesser) \
  X(LesserEqual) X(LogicalAnd) X(LogicalOr) X(LogicalXor) X(Power)
#define MXHUB_BINARY_FLOAT(X) X(Hypot) X(SmoothL1)
// z = g * f'(v), where v is the input or the output of f.
#define MXHUB_BINARY_GRAD(X) \
  X(GradAbs) X(GradSquare) X(GradSqrt) X(GradRsqrt) X(GradCbrt) X(GradRcbrt) X(GradReciprocal) X(GradExpm1) \
  X(GradLog) X(GradLog2) X(GradLog10) X(GradLog1p) X(GradSin) X(GradCos) X(GradTan) X(GradArcsin) X(GradArccos) \
  X(GradArctan) X(GradSinh) X(GradCosh) X(GradTanh) X(GradArcsinh) X(GradArccosh) X(GradArctanh) X(GradGamma) \
  X(GradGammaln) X(GradErf) X(GradErfinv) X(GradRelu) X(GradSigmoid) X(GradSoftsign)
// clang-format on

#define MXHUB_ENUM(name) k##name,
enum class UnaryFn : uint8_t { MXHUB_UNARY_OWN(MXHUB_ENUM) MXHUB_UNARY_FLOAT(MXHUB_ENUM) kCount };
enum class BinaryFn : uint8_t {
  MXHUB_BINARY_OWN(MXHUB_ENUM) MXHUB_BINARY_FLOAT(MXHUB_ENUM) MXHUB_BINARY_GRAD(MXHUB_ENUM) kCount
};
#undef MXHUB_ENUM

// A block of a broadcast: `rows` times `cols` results one after the other. A step of 0 repeats the same element;
// column steps are 0 or 1, and not both 0 unless cols is 1.
struct Block {
  int64_t rows, cols;
  int64_t a_row, b_row;
  int a_col, b_col;
};
inline Block flat_block(int64_t n, int a_col = 1, int b_col = 1) { return {1, n, 0, 0, a_col, b_col}; }

using UnaryLoop = void (*)(const void* x, void* y, int64_t n);
using BinaryLoop = void (*)(const void* a, const void* b, void* z, const Block& block);

// The loop for one dtype; never null. Floating-point only functions convert for integer dtypes.
UnaryLoop unary_loop(UnaryFn f, DType t);
BinaryLoop binary_loop(BinaryFn f, DType t);
UnaryLoop cast_loop(DType from, DType to);

// How much one element costs next to an addition, for splitting work among threads.
int unary_cost(UnaryFn f);
int binary_cost(BinaryFn f);

namespace detail {
// One table for each dtype, so that the instantiations spread over several files.
template <class T>
UnaryLoop unary_table(UnaryFn f);
template <class T>
BinaryLoop binary_table(BinaryFn f);
}  // namespace detail
}  // namespace mxhub::op

namespace mxhub {
#define MXHUB_F32_TABLES(ns)                 \
  namespace ns {                             \
  op::UnaryLoop unary_f32(op::UnaryFn f);    \
  op::BinaryLoop binary_f32(op::BinaryFn f); \
  }
MXHUB_F32_TABLES(isa_v2)
MXHUB_F32_TABLES(isa_v3)
MXHUB_F32_TABLES(isa_v4)
#undef MXHUB_F32_TABLES
}  // namespace mxhub
