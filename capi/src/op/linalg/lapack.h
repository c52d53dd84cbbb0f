// LAPACK and triangular BLAS for float and double under one name each, and loops over batches of matrices.
#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "op/build.h"

namespace mxhub::op {

// Row-major arguments throughout; each routine explains what it does to its arrays. A return value above 0 tells what
// went wrong as LAPACK does (the matrix is singular, not positive definite, ...).
#define MXHUB_LAPACK(T)                                                                                                \
  int cholesky(int n, T* a, bool lower); /* lower (upper) triangle of a symmetric matrix -> L (its transpose) */       \
  int lu(int n, T* a, int* pivots);      /* of the transposed matrix, in LAPACK's own layout */                        \
  int lu_inverse(int n, T* lu, const int* pivots, T* work, int lwork); /* lu of a^T -> inverse of a, row-major */      \
  int lq(int m, int n, T* a, T* tau, T* work, int lwork);              /* m x n -> L below the diagonal, reflectors */ \
  int lq_rows(int m, int n, T* a, const T* tau, T* work, int lwork);   /* the m orthonormal rows of Q */               \
  int eigen(int n, T* a, T* values, T* work, int lwork, int* iwork, int liwork); /* symmetric -> rows: eigenvectors */ \
  int lu_solve(int n, int count, const T* lu, const int* pivots,                                                       \
               T* b); /* lu of a^T; b: count rows, each a solution */                                                  \
  /* m x n, k = min -> u m x k, s k descending, v k x n; work null: its length into *lwork */                          \
  int singular(int m, int n, T* a, T* u, T* s, T* v, T* work, int lwork);                                              \
  /* of the transposed matrix -> rows of `vectors`: eigenvectors of a; null: values only */                            \
  int general_eigen(int n, T* a, T* real, T* imaginary, T* vectors, T* work, int lwork);                               \
  void triangular_multiply(bool right, bool lower, bool trans, int m, int n, T alpha, const T* a, T* b);               \
  void triangular_solve(bool right, bool lower, bool trans, int m, int n, T alpha, const T* a, T* b);
MXHUB_LAPACK(float)
MXHUB_LAPACK(double)
#undef MXHUB_LAPACK

// Only float32 and float64 have linear algebra; the rule names the first input of another type.
void linalg_types(TypeCtx& c);

// The last two dimensions are matrices.
struct Matrices {
  int64_t batch = 1, rows = 0, cols = 0;
};
inline Matrices matrices(const Shape& s) {
  const int n = s.ndim();
  return {s.size(0, n - 2), s[n - 2], s[n - 1]};
}
// The input has at least two dimensions (and, if asked for, square matrices).
inline void check_matrices(const ShapeCtx& c, int i, bool square) {
  const Shape& s = c.in(i);
  if (!s.ndim_known()) return;
  const int n = s.ndim();
  if (n < 2) c.bad_input(i, cat("expected at least 2 dimensions, got shape ", s));
  if (square && s[n - 2] >= 0 && s[n - 1] >= 0 && s[n - 2] != s[n - 1])
    c.bad_input(i, cat("expected square matrices, got shape ", s));
}

template <class F>
Kernel dispatch_linalg(DType t, const F& f) {
  return t == DType::kFloat64 ? f(Tag<double>{}) : f(Tag<float>{});
}

inline size_t round64(size_t bytes) { return (bytes + 63) / 64 * 64; }

}  // namespace mxhub::op
