// Matrix products on row-major data for every element type: the one door to BLAS that operators use.
#pragma once
#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "base/dtype.h"
#include "base/parallel.h"
#include "base/wrapping.h"

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
          sum = wrapping_add(
              sum, wrapping_mul(static_cast<A>(a[i * a_row + p * a_col]), static_cast<A>(b[p * b_row + j * b_col])));
        if (alpha != 1) sum = static_cast<A>(alpha * static_cast<double>(sum));
        T& out = c[i * ldc + j];
        if (beta == 1)
          sum = wrapping_add(sum, static_cast<A>(out));
        else if (beta != 0)
          sum = wrapping_add(sum, static_cast<A>(beta * static_cast<double>(out)));
        out = convert<T>(sum);
      }
    }
  });
}
}  // namespace detail

// Between rows of 16-bit floats, `ld` apart, and packed rows of floats.
void widen_rows(DType t, const void* from, int64_t ld, float* to, int64_t rows, int64_t cols);
void narrow_rows(DType t, const float* from, void* to, int64_t ld, int64_t rows, int64_t cols);

// op(A) = A of few rows, op(B) = B transposed, as when a dense layer sees a few samples: time goes into reading B,
// which is converted on the way. `rows` holds A in float, packed.
constexpr int64_t kFewRows = 8;
void few_rows_product(DType type, int64_t m, int64_t n, int64_t k, double alpha, const float* rows, const void* b,
                      int64_t ldb, double beta, void* c, int64_t ldc);

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
    constexpr DType t = DTypeOf<T>::value;
    widen_rows(t, a, lda, fa, a_rows, a_cols);
    if (!trans_a && trans_b && m <= kFewRows) return few_rows_product(t, m, n, k, alpha, fa, b, ldb, beta, c, ldc);
    widen_rows(t, b, ldb, fb, b_rows, b_cols);
    if (beta != 0) widen_rows(t, c, ldc, fc, m, n);
    gemm(trans_a, trans_b, m, n, k, alpha, fa, a_cols, fb, b_cols, beta, fc, n);
    narrow_rows(t, fc, c, ldc, m, n);
  } else {
    detail::gemm_loops(trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  }
}

}  // namespace mxhub::op
