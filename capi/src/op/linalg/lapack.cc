// LAPACK and BLAS of OpenBLAS behind overloaded names. LAPACK counts columns first, so it sees our matrices transposed:
// a lower triangle is its upper one, LQ its QR.
#include "op/linalg/lapack.h"

#include <cblas.h>
#include <lapack.h>

namespace mxhub::op {

#define MXHUB_LAPACK(T, p)                                                                                       \
  int cholesky(int n, T* a, bool lower) {                                                                        \
    int info = 0;                                                                                                \
    scipy_LAPACK_##p##potrf(lower ? "U" : "L", &n, a, &n, &info);                                                \
    return info;                                                                                                 \
  }                                                                                                              \
  int lu(int n, T* a, int* pivots) {                                                                             \
    int info = 0;                                                                                                \
    LAPACK_##p##getrf(&n, &n, a, &n, pivots, &info);                                                             \
    return info;                                                                                                 \
  }                                                                                                              \
  int lu_inverse(int n, T* a, const int* pivots, T* work, int lwork) {                                           \
    int info = 0;                                                                                                \
    LAPACK_##p##getri(&n, a, &n, pivots, work, &lwork, &info);                                                   \
    return info;                                                                                                 \
  }                                                                                                              \
  int lq(int m, int n, T* a, T* tau, T* work, int lwork) {                                                       \
    int info = 0;                                                                                                \
    LAPACK_##p##geqrf(&n, &m, a, &n, tau, work, &lwork, &info);                                                  \
    return info;                                                                                                 \
  }                                                                                                              \
  int lq_rows(int m, int n, T* a, const T* tau, T* work, int lwork) {                                            \
    int info = 0;                                                                                                \
    LAPACK_##p##orgqr(&n, &m, &m, a, &n, tau, work, &lwork, &info);                                              \
    return info;                                                                                                 \
  }                                                                                                              \
  int eigen(int n, T* a, T* values, T* work, int lwork, int* iwork, int liwork) {                                \
    int info = 0;                                                                                                \
    scipy_LAPACK_##p##syevd("V", "U", &n, a, &n, values, work, &lwork, iwork, &liwork, &info);                   \
    return info;                                                                                                 \
  }                                                                                                              \
  int lu_solve(int n, int count, const T* lu, const int* pivots, T* b) {                                         \
    int info = 0;                                                                                                \
    scipy_LAPACK_##p##getrs("T", &n, &count, lu, &n, pivots, b, &n, &info);                                      \
    return info;                                                                                                 \
  }                                                                                                              \
  int singular(int m, int n, T* a, T* u, T* s, T* v, T* work, int lwork) {                                       \
    int info = 0, k = std::min(m, n);                                                                            \
    scipy_LAPACK_##p##gesvd("S", "S", &n, &m, a, &n, s, v, &n, u, &k, work, &lwork, &info);                      \
    return info;                                                                                                 \
  }                                                                                                              \
  int general_eigen(int n, T* a, T* real, T* imaginary, T* vectors, T* work, int lwork) {                        \
    int info = 0, one = 1;                                                                                       \
    T none;                                                                                                      \
    scipy_LAPACK_##p##geev("N", vectors ? "V" : "N", &n, a, &n, real, imaginary, &none, &one,                    \
                           vectors ? vectors : &none, vectors ? &n : &one, work, &lwork, &info);                 \
    return info;                                                                                                 \
  }                                                                                                              \
  void triangular_multiply(bool right, bool lower, bool trans, int m, int n, T alpha, const T* a, T* b) {        \
    scipy_cblas_##p##trmm(CblasRowMajor, right ? CblasRight : CblasLeft, lower ? CblasLower : CblasUpper,        \
                          trans ? CblasTrans : CblasNoTrans, CblasNonUnit, m, n, alpha, a, right ? n : m, b, n); \
  }                                                                                                              \
  void triangular_solve(bool right, bool lower, bool trans, int m, int n, T alpha, const T* a, T* b) {           \
    scipy_cblas_##p##trsm(CblasRowMajor, right ? CblasRight : CblasLeft, lower ? CblasLower : CblasUpper,        \
                          trans ? CblasTrans : CblasNoTrans, CblasNonUnit, m, n, alpha, a, right ? n : m, b, n); \
  }
MXHUB_LAPACK(float, s)
MXHUB_LAPACK(double, d)
#undef MXHUB_LAPACK

void linalg_types(TypeCtx& c) {
  c.same();
  for (int i = 0; i < c.num_inputs(); ++i)
    if (c.in(i) != DType::kUnknown && c.in(i) != DType::kFloat32 && c.in(i) != DType::kFloat64)
      c.bad_input(i, cat("expected float32 or float64, got ", dtype_name(c.in(i))));
}

}  // namespace mxhub::op
