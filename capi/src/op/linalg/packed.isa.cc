// Matrix products on a packed right-hand side: a block of rows and one panel of columns stay in registers while the
// inner dimension passes by.
#include "op/linalg/packed.h"

#include <cstring>

#include "base/dtype.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {
#ifdef __AVX512F__
constexpr int kBytes = 64, kRows = 8;  // of a vector; rows of a block
#elif defined(__AVX2__)
constexpr int kBytes = 32, kRows = 4;
#else
constexpr int kBytes = 16, kRows = 4;
#endif
constexpr int64_t kDepth = 256;  // so much of a panel fits into the first cache

template <class T>
struct Vector;
template <>
struct Vector<float> {
  typedef float type __attribute__((vector_size(kBytes)));
};
template <>
struct Vector<double> {
  typedef double type __attribute__((vector_size(kBytes)));
};

template <class T>
constexpr int64_t kLanes = kBytes / sizeof(T);
template <class T>
constexpr int64_t kWidth = 2 * kLanes<T>;

template <class T>
MXHUB_INLINE typename Vector<T>::type load(const T* p) {
  typename Vector<T>::type v;
  std::memcpy(&v, p, sizeof v);
  return v;
}

template <class T, int M>
void block(int64_t k, const T* a, int64_t lda, const T* b, bool add, T* c, int64_t ldc) {
  using V = typename Vector<T>::type;
  V sum[M][2];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < 2; ++j) sum[i][j] = add ? load(c + i * ldc + j * kLanes<T>) : V{};
  for (int64_t p = 0; p < k; ++p) {
    const V b0 = load(b + p * kWidth<T>), b1 = load(b + p * kWidth<T> + kLanes<T>);
    for (int i = 0; i < M; ++i) {
      const T x = a[i * lda + p];
      sum[i][0] += x * b0;
      sum[i][1] += x * b1;
    }
  }
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < 2; ++j) std::memcpy(c + i * ldc + j * kLanes<T>, &sum[i][j], sizeof(V));
}

template <class T, int M>
void rows_of(int64_t m, int64_t* done, int64_t k, const T* a, int64_t lda, const T* b, bool add, T* c, int64_t ldc) {
  for (; *done + M <= m; *done += M) block<T, M>(k, a + *done * lda, lda, b, add, c + *done * ldc, ldc);
}

// One panel, all of its columns in C.
template <class T>
void panel(int64_t m, int64_t k, const T* a, int64_t lda, const T* b, bool add, T* c, int64_t ldc) {
  int64_t done = 0;
  rows_of<T, kRows>(m, &done, k, a, lda, b, add, c, ldc);
  if constexpr (kRows > 4) rows_of<T, 4>(m, &done, k, a, lda, b, add, c, ldc);
  rows_of<T, 2>(m, &done, k, a, lda, b, add, c, ldc);
  rows_of<T, 1>(m, &done, k, a, lda, b, add, c, ldc);
}

template <class T>
void multiply(int64_t m, int64_t n, int64_t k, const T* a, int64_t lda, const T* packed, bool add, T* c, int64_t ldc,
              int64_t begin, int64_t end) {
  constexpr int64_t W = kWidth<T>;
  for (int64_t q = begin; q < end; ++q) {
    const int64_t columns = n - q * W < W ? n - q * W : W;
    // The inner dimension passes in parts, the first of which may start from nothing.
    for (int64_t p = 0; p < k || p == 0; p += kDepth) {
      const int64_t depth = k - p < kDepth ? k - p : kDepth;
      const T* const b = packed + (q * k + p) * W;
      if (columns == W) {
        panel(m, depth, a + p, lda, b, add || p > 0, c + q * W, ldc);
        continue;
      }
      for (int64_t i = 0; i < m; ++i) {  // the last columns go by way of a row of full width
        T row[W];
        panel(1, depth, a + i * lda + p, lda, b, false, row, W);
        T* const to = c + i * ldc + q * W;
        for (int64_t j = 0; j < columns; ++j) to[j] = (add || p > 0 ? to[j] : T(0)) + row[j];
      }
    }
  }
}

template <class T>
void pack(bool trans, int64_t n, int64_t k, const T* b, int64_t ldb, T* packed, int64_t begin, int64_t end) {
  constexpr int64_t W = kWidth<T>, kSquare = 16;
  for (int64_t q = begin; q < end; ++q) {
    const int64_t first = q * W, columns = n - first < W ? n - first : W;
    T* const to = packed + first * k;
    if (!trans) {
      for (int64_t p = 0; p < k; ++p) {
        std::memcpy(to + p * W, b + p * ldb + first, static_cast<size_t>(columns) * sizeof(T));
        for (int64_t j = columns; j < W; ++j) to[p * W + j] = 0;
      }
      continue;
    }
    for (int64_t p0 = 0; p0 < k; p0 += kSquare) {  // square by square, so that both sides stay in the cache
      const int64_t p1 = k - p0 < kSquare ? k : p0 + kSquare;
      for (int64_t j = 0; j < W; ++j)
        for (int64_t p = p0; p < p1; ++p) to[p * W + j] = j < columns ? b[(first + j) * ldb + p] : T(0);
    }
  }
}

template <class T>
constexpr ::mxhub::op::PackedKernels<T> table() {
  return {kWidth<T>, pack<T>, multiply<T>};
}
}  // namespace

extern const ::mxhub::op::PackedKernels<float> packed_float;
extern const ::mxhub::op::PackedKernels<double> packed_double;
const ::mxhub::op::PackedKernels<float> packed_float = table<float>();
const ::mxhub::op::PackedKernels<double> packed_double = table<double>();

}  // namespace mxhub::MXHUB_ISA_NS
