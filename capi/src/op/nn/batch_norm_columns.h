// Loops of batch normalisation over a matrix with one mean and one slope for each column: compiled for float once for
// each processor generation, for the other types by who includes this. Not more than kColumns columns a call.
#pragma once
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::op {

constexpr int64_t kColumns = 64;

// `rows` rows of `width` values, `stride` apart. C: the type to compute in.
template <class T, class C = Compute<T>>
struct ColumnKernels {
  // Mean of each column, and its sum of squared distances from it.
  void (*moments)(const T* x, int64_t rows, int64_t stride, int64_t width, double* mean, double* squares);
  // y = a x + b, and max(that, 0) with relu.
  void (*apply)(const T* x, T* y, int64_t rows, int64_t stride, int64_t width, const C* a, const C* b, bool relu);
  // Sum of g, and of g (x - mean). With y: of those g only where y > 0.
  void (*dots)(const T* g, const T* x, const T* y, int64_t rows, int64_t stride, int64_t width, const C* mean,
               double* sum_g, double* sum_gx);
  // dx = a g + b x + c; with y: g counts only where y > 0.
  void (*gradient)(const T* g, const T* x, const T* y, T* dx, int64_t rows, int64_t stride, int64_t width, const C* a,
                   const C* b, const C* c);
};
const ColumnKernels<float>& float_column_kernels();

namespace {  // every file that includes this has its own

constexpr int64_t kRowsAtOnce = 128;  // so many are summed up before double takes over: they stay in the first cache

// The width is a constant where a block is full, so that the compiler unrolls.
template <class F>
inline void with_width(int64_t width, const F& f) {
  if (width == kColumns)
    f(std::integral_constant<int64_t, kColumns>{});
  else
    f(width);
}

// Each block of rows by two passes, corrected for the rounding of its mean; blocks are merged as in Chan, Golub and
// LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances" (1979).
template <class T>
void column_moments(const T* x, int64_t rows, int64_t stride, int64_t width, double* mean, double* squares) {
  using C = Compute<T>;
  with_width(width, [&](auto w) {
    for (int64_t j = 0; j < w; ++j) mean[j] = squares[j] = 0;
    for (int64_t r = 0; r < rows; r += kRowsAtOnce) {
      const int64_t n = rows - r < kRowsAtOnce ? rows - r : kRowsAtOnce;
      const T* const block = x + r * stride;
      C sum[kColumns] = {}, rest[kColumns] = {}, square[kColumns] = {};
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < w; ++j) sum[j] += static_cast<C>(block[i * stride + j]);
      for (int64_t j = 0; j < w; ++j) sum[j] /= static_cast<C>(n);
      for (int64_t i = 0; i < n; ++i) {
        for (int64_t j = 0; j < w; ++j) {
          const C d = static_cast<C>(block[i * stride + j]) - sum[j];
          rest[j] += d;
          square[j] += d * d;
        }
      }
      const double before = static_cast<double>(r), count = static_cast<double>(n), share = count / (before + count);
      for (int64_t j = 0; j < w; ++j) {
        const double e = static_cast<double>(rest[j]) / count;
        const double d = static_cast<double>(sum[j]) + e - mean[j];
        mean[j] += d * share;
        squares[j] += static_cast<double>(square[j]) - e * e * count + d * d * before * share;
      }
    }
  });
}

template <class T>
void column_apply(const T* x, T* y, int64_t rows, int64_t stride, int64_t width, const Compute<T>* a,
                  const Compute<T>* b, bool relu) {
  using C = Compute<T>;
  with_width(width, [&](auto w) {
    for (int64_t i = 0; i < rows; ++i, x += stride, y += stride) {
      if (relu) {
        for (int64_t j = 0; j < w; ++j) {
          const C v = a[j] * static_cast<C>(x[j]) + b[j];
          y[j] = static_cast<T>(v < 0 ? C(0) : v);
        }
      } else {
        for (int64_t j = 0; j < w; ++j) y[j] = static_cast<T>(a[j] * static_cast<C>(x[j]) + b[j]);
      }
    }
  });
}

template <class T>
void column_dots(const T* g, const T* x, const T* y, int64_t rows, int64_t stride, int64_t width,
                 const Compute<T>* mean, double* sum_g, double* sum_gx) {
  using C = Compute<T>;
  with_width(width, [&](auto w) {
    for (int64_t j = 0; j < w; ++j) sum_g[j] = sum_gx[j] = 0;
    for (int64_t r = 0; r < rows; r += kRowsAtOnce) {
      const int64_t end = rows - r < kRowsAtOnce ? rows : r + kRowsAtOnce;
      C s[kColumns] = {}, t[kColumns] = {};
      for (int64_t i = r * stride; i < end * stride; i += stride) {
        if (y) {
          for (int64_t j = 0; j < w; ++j) {
            const C v = static_cast<C>(y[i + j]) > 0 ? static_cast<C>(g[i + j]) : C(0);
            s[j] += v;
            t[j] += v * (static_cast<C>(x[i + j]) - mean[j]);
          }
        } else {
          for (int64_t j = 0; j < w; ++j) {
            const C v = static_cast<C>(g[i + j]);
            s[j] += v;
            t[j] += v * (static_cast<C>(x[i + j]) - mean[j]);
          }
        }
      }
      for (int64_t j = 0; j < w; ++j) {
        sum_g[j] += static_cast<double>(s[j]);
        sum_gx[j] += static_cast<double>(t[j]);
      }
    }
  });
}

template <class T>
void column_gradient(const T* g, const T* x, const T* y, T* dx, int64_t rows, int64_t stride, int64_t width,
                     const Compute<T>* a, const Compute<T>* b, const Compute<T>* c) {
  using C = Compute<T>;
  with_width(width, [&](auto w) {
    for (int64_t i = 0; i < rows * stride; i += stride) {
      if (y) {
        for (int64_t j = 0; j < w; ++j) {
          const C v = static_cast<C>(y[i + j]) > 0 ? static_cast<C>(g[i + j]) : C(0);
          dx[i + j] = static_cast<T>(a[j] * v + b[j] * static_cast<C>(x[i + j]) + c[j]);
        }
      } else {
        for (int64_t j = 0; j < w; ++j)
          dx[i + j] = static_cast<T>(a[j] * static_cast<C>(g[i + j]) + b[j] * static_cast<C>(x[i + j]) + c[j]);
      }
    }
  });
}

template <class T>
constexpr ColumnKernels<T> column_kernels = {column_moments<T>, column_apply<T>, column_dots<T>, column_gradient<T>};

}  // namespace
}  // namespace mxhub::op
