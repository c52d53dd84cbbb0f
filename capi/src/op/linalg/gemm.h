// Matrix products on row-major data for every element type: the one door to BLAS that operators use.
#pragma once
#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "base/dtype.h"
#include "base/parallel.h"

namespace mxhub::op {

// C = alpha * op(A) op(B) + beta * C with op(A) m x k, op(B) k x n. With beta 0 C is not read. `lda`, `ldb`, `ldc` are
// the distances between rows as stored (op(A) = A transposed: A is k x m).
void gemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, double alpha, const float* a, int64_t lda,
          const float* b, int64_t ldb, double beta, float* c, int64_t ldc);
void gemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, double alpha, const double* a, int64_t lda,
          const double* b, int64_t ldb, double beta, double* c, int64_t ldc);

// Bytes of scratch that gemm<T> needs: the 16-bit floats are computed with in float.
template <class T>
constexpr size_t gemm_scratch(int64_t m, int64_t n, int64_t k) {
  constexpr bool narrow = std::is_same_v<T, half> || std::is_same_v<T, bfloat16>;
  return narrow ? sizeof(float) * static_cast<size_t>(m * k + k * n + m * n) : 0;
}

namespace detail {
// Copies a rows x cols matrix to packed rows, converting.
template <class To, class From>
void copy_matrix(const From* from, int64_t from_ld, To* to, int64_t to_ld, int64_t rows, int64_t cols) {
  parallel_for(rows, grain_for(cols), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      for (int64_t j = 0; j < cols; ++j) to[i * to_ld + j] = convert<To>(from[i * from_ld + j]);
  });
}

template <class T>
void gemm_loops(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const T* a, int64_t lda, const T* b,
                int64_t ldb, double beta, T* c, int64_t ldc) {
  // Integers accumulate in 64 bits and wrap around when stored, as their products do.
  using A = std::conditional_t<std::is_same_v<T, bool>, int64_t, Accum<T>>;
  const int64_t a_row = ta ? 1 : lda, a_col = ta ? lda : 1, b_row = tb ? 1 : ldb, b_col = tb ? ldb : 1;
  parallel_for(m, grain_for(n * k), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        A sum = 0;
        for (int64_t p = 0; p < k; ++p)
          sum += static_cast<A>(a[i * a_row + p * a_col]) * static_cast<A>(b[p * b_row + j * b_col]);
        if (alpha != 1) sum = static_cast<A>(alpha * static_cast<double>(sum));
        T& out = c[i * ldc + j];
        if (beta == 1)
          sum += static_cast<A>(out);
        else if (beta != 0)
          sum += static_cast<A>(beta * static_cast<double>(out));
        out = convert<T>(sum);
      }
    }
  });
}
}  // namespace detail

// The same for any element type; `scratch` holds gemm_scratch<T>(m, n, k) bytes.
template <class T>
void gemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, double alpha, const T* a, int64_t lda,
          const T* b, int64_t ldb, double beta, T* c, int64_t ldc, [[maybe_unused]] void* scratch) {
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    gemm(trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else if constexpr (std::is_same_v<T, half> || std::is_same_v<T, bfloat16>) {
    float* const fa = static_cast<float*>(scratch);
    float* const fb = fa + m * k;
    float* const fc = fb + k * n;
    const int64_t a_rows = trans_a ? k : m, a_cols = trans_a ? m : k, b_rows = trans_b ? n : k,
                  b_cols = trans_b ? k : n;
    detail::copy_matrix(a, lda, fa, a_cols, a_rows, a_cols);
    detail::copy_matrix(b, ldb, fb, b_cols, b_rows, b_cols);
    if (beta != 0) detail::copy_matrix(c, ldc, fc, n, m, n);
    gemm(trans_a, trans_b, m, n, k, alpha, fa, a_cols, fb, b_cols, beta, fc, n);
    detail::copy_matrix(fc, n, c, ldc, m, n);
  } else {
    detail::gemm_loops(trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  }
}

}  // namespace mxhub::op
