// Elementwise loops that only the NumPy operators need: comparisons with boolean results, bits, angles.
#pragma once
#include "op/elemwise/driver.h"

namespace mxhub::op {

enum class NumpyFn : uint8_t { kArctan2, kCopysign, kLdexp, kLcm, kBitwiseAnd, kBitwiseOr, kBitwiseXor };

// The loop for operands of type `t`; the bitwise functions and kLcm have none for floating-point types.
LoopSpec numpy_loop(NumpyFn f, DType t);
// A comparison or logical function of elemwise/loops.h with a boolean result.
LoopSpec compare_loop(BinaryFn f, DType t);

// Rows and columns of a block: z = f(a, b).
template <class T, class Z, class F>
void run_block(const void* av, const void* bv, void* zv, const Block& k, const F& f) {
  const T* a = static_cast<const T*>(av);
  const T* b = static_cast<const T*>(bv);
  Z* z = static_cast<Z*>(zv);
  for (int64_t r = 0; r < k.rows; ++r, a += k.a_row, b += k.b_row, z += k.cols) {
    if (k.a_col && k.b_col) {
      for (int64_t i = 0; i < k.cols; ++i) z[i] = f(a[i], b[i]);
    } else if (k.a_col) {
      for (int64_t i = 0; i < k.cols; ++i) z[i] = f(a[i], *b);
    } else {
      for (int64_t i = 0; i < k.cols; ++i) z[i] = f(*a, b[i]);
    }
  }
}

}  // namespace mxhub::op
