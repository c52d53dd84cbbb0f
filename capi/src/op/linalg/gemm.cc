// Matrix products for float and double: plain loops while the matrices are tiny, OpenBLAS beyond.
#include "op/linalg/gemm.h"

#include <cblas.h>

#include "base/parallel.h"

namespace mxhub::op {
namespace {
// Below this many multiplications a call into BLAS costs more than the work.
constexpr int64_t kTiny = 1024;
// OpenBLAS counts in 32 bits: longer dimensions are cut into pieces.
constexpr int64_t kPiece = int64_t{1} << 30;

// Its own threads would spin beside ours.
[[maybe_unused]] const bool g_single_threaded = (scipy_openblas_set_num_threads(1), true);

template <class T>
void scale_rows(int64_t m, int64_t n, double beta, T* c, int64_t ldc) {
  if (beta == 1) return;
  for (int64_t i = 0; i < m; ++i) {
    T* row = c + i * ldc;
    if (beta == 0)
      std::fill(row, row + n, T(0));
    else
      for (int64_t j = 0; j < n; ++j) row[j] = static_cast<T>(beta * row[j]);
  }
}

template <class T>
void tiny(bool ta, bool tb, int64_t m, int64_t n, int64_t k, T alpha, const T* a, int64_t lda, const T* b, int64_t ldb,
          double beta, T* c, int64_t ldc) {
  const int64_t a_row = ta ? 1 : lda, a_col = ta ? lda : 1;
  scale_rows(m, n, beta, c, ldc);
  for (int64_t i = 0; i < m; ++i) {
    T* row = c + i * ldc;
    if (tb) {
      for (int64_t j = 0; j < n; ++j) {
        T sum = 0;
        for (int64_t p = 0; p < k; ++p) sum += a[i * a_row + p * a_col] * b[j * ldb + p];
        row[j] += alpha * sum;
      }
    } else {
      for (int64_t p = 0; p < k; ++p) {
        const T x = alpha * a[i * a_row + p * a_col];
        for (int64_t j = 0; j < n; ++j) row[j] += x * b[p * ldb + j];
      }
    }
  }
}

void blas(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int64_t m, int64_t n, int64_t k, double alpha, const float* a,
          int64_t lda, const float* b, int64_t ldb, double beta, float* c, int64_t ldc) {
  scipy_cblas_sgemm(CblasRowMajor, ta, tb, static_cast<int>(m), static_cast<int>(n), static_cast<int>(k),
                    static_cast<float>(alpha), a, static_cast<int>(lda), b, static_cast<int>(ldb),
                    static_cast<float>(beta), c, static_cast<int>(ldc));
}
void blas(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int64_t m, int64_t n, int64_t k, double alpha, const double* a,
          int64_t lda, const double* b, int64_t ldb, double beta, double* c, int64_t ldc) {
  scipy_cblas_dgemm(CblasRowMajor, ta, tb, static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), alpha, a,
                    static_cast<int>(lda), b, static_cast<int>(ldb), beta, c, static_cast<int>(ldc));
}

template <class T>
void product(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const T* a, int64_t lda, const T* b,
             int64_t ldb, double beta, T* c, int64_t ldc) {
  if (m <= 0 || n <= 0) return;
  if (k <= 0 || alpha == 0) return scale_rows(m, n, beta, c, ldc);
  if (m * n * k <= kTiny) return tiny(ta, tb, m, n, k, static_cast<T>(alpha), a, lda, b, ldb, beta, c, ldc);
  lda = std::max<int64_t>(lda, ta ? m : k);
  ldb = std::max<int64_t>(ldb, tb ? k : n);
  ldc = std::max(ldc, n);
  const CBLAS_TRANSPOSE ca = ta ? CblasTrans : CblasNoTrans, cb = tb ? CblasTrans : CblasNoTrans;
  if (std::max({m, n, k, lda, ldb, ldc}) <= kPiece) {
    // OpenBLAS is used from one thread; the longer side of the result is shared out here.
    if (m >= n) {
      parallel_for(m, grain_for(n * k / 8), [&](int64_t begin, int64_t end) {
        blas(ca, cb, end - begin, n, k, alpha, a + (ta ? begin : begin * lda), lda, b, ldb, beta, c + begin * ldc, ldc);
      });
    } else {
      parallel_for(n, grain_for(m * k / 8), [&](int64_t begin, int64_t end) {
        blas(ca, cb, m, end - begin, k, alpha, a, lda, b + (tb ? begin * ldb : begin), ldb, beta, c + begin, ldc);
      });
    }
    return;
  }
  if (std::max({lda, ldb, ldc}) > INT32_MAX) {
    // A single row or column of such a length has no second row: any distance will do for it.
    const bool a_one = (ta ? k : m) == 1, b_one = (tb ? n : k) == 1, c_one = m == 1;
    if ((lda > INT32_MAX && !a_one) || (ldb > INT32_MAX && !b_one) || (ldc > INT32_MAX && !c_one))
      return detail::gemm_loops(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    lda = std::min<int64_t>(lda, INT32_MAX);
    ldb = std::min<int64_t>(ldb, INT32_MAX);
    ldc = std::min<int64_t>(ldc, INT32_MAX);
  }
  for (int64_t i = 0; i < m; i += kPiece)
    for (int64_t j = 0; j < n; j += kPiece)
      for (int64_t p = 0; p < k; p += kPiece)
        blas(ca, cb, std::min(kPiece, m - i), std::min(kPiece, n - j), std::min(kPiece, k - p), alpha,
             a + (ta ? p * lda + i : i * lda + p), lda, b + (tb ? j * ldb + p : p * ldb + j), ldb, p ? 1.0 : beta,
             c + i * ldc + j, ldc);
}
}  // namespace

void gemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const float* a, int64_t lda, const float* b,
          int64_t ldb, double beta, float* c, int64_t ldc) {
  product(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void gemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const double* a, int64_t lda,
          const double* b, int64_t ldb, double beta, double* c, int64_t ldc) {
  product(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

}  // namespace mxhub::op
