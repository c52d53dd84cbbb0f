// Sums and affine maps over contiguous rows, which all normalisations are made of.
#pragma once
#include <cstdint>

#include "base/dtype.h"
#include "base/isa.h"

namespace mxhub::op {

struct NormKernels {
  double (*sum)(const float* x, int64_t n);
  double (*squares)(const float* x, int64_t n, float mean);  // sum of (x - mean)^2
  // sum of g, and of g (x - mean)
  void (*dots)(const float* g, const float* x, int64_t n, float mean, double* sum_g, double* sum_gx);
  void (*affine)(const float* x, float* y, int64_t n, float a, float b);                            // y = a x + b
  void (*affine2)(const float* g, const float* x, float* y, int64_t n, float a, float b, float c);  // y = a g + b x + c
  // With a scale w and a shift b for each element: y = (x - mean) inv w + b; the dots of g w; y = a g w + b x + c.
  void (*weighted)(const float* x, const float* w, const float* b, float* y, int64_t n, float mean, float inv);
  void (*weighted_dots)(const float* g, const float* w, const float* x, int64_t n, float mean, double* sum_g,
                        double* sum_gx);
  void (*weighted_affine2)(const float* g, const float* w, const float* x, float* y, int64_t n, float a, float b,
                           float c);
};
const NormKernels& norm_kernels();

// The same for any float type.
template <class T>
struct Rows {
  using C = Compute<T>;
  static double sum(const T* x, int64_t n) {
    if constexpr (std::is_same_v<T, float>) return norm_kernels().sum(x, n);
    double s = 0;
    for (int64_t i = 0; i < n; ++i) s += static_cast<double>(static_cast<C>(x[i]));
    return s;
  }
  static double squares(const T* x, int64_t n, double mean) {
    if constexpr (std::is_same_v<T, float>) return norm_kernels().squares(x, n, static_cast<float>(mean));
    double s = 0;
    for (int64_t i = 0; i < n; ++i) {
      const double d = static_cast<double>(static_cast<C>(x[i])) - mean;
      s += d * d;
    }
    return s;
  }
  static void dots(const T* g, const T* x, int64_t n, double mean, double* sum_g, double* sum_gx) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().dots(g, x, n, static_cast<float>(mean), sum_g, sum_gx);
    } else {
      *sum_g = *sum_gx = 0;
      for (int64_t i = 0; i < n; ++i) {
        const double v = static_cast<double>(static_cast<C>(g[i]));
        *sum_g += v;
        *sum_gx += v * (static_cast<double>(static_cast<C>(x[i])) - mean);
      }
    }
  }
  static void affine(const T* x, T* y, int64_t n, double a, double b) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().affine(x, y, n, static_cast<float>(a), static_cast<float>(b));
    } else {
      for (int64_t i = 0; i < n; ++i)
        y[i] = static_cast<T>(static_cast<C>(a) * static_cast<C>(x[i]) + static_cast<C>(b));
    }
  }
  static void affine2(const T* g, const T* x, T* y, int64_t n, double a, double b, double c) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().affine2(g, x, y, n, static_cast<float>(a), static_cast<float>(b), static_cast<float>(c));
    } else {
      for (int64_t i = 0; i < n; ++i)
        y[i] = static_cast<T>(static_cast<C>(a) * static_cast<C>(g[i]) + static_cast<C>(b) * static_cast<C>(x[i]) +
                              static_cast<C>(c));
    }
  }
  static void weighted(const T* x, const T* w, const T* b, T* y, int64_t n, double mean, double inv) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().weighted(x, w, b, y, n, static_cast<float>(mean), static_cast<float>(inv));
    } else {
      for (int64_t i = 0; i < n; ++i)
        y[i] =
            static_cast<T>((static_cast<C>(x[i]) - static_cast<C>(mean)) * static_cast<C>(inv) * static_cast<C>(w[i]) +
                           static_cast<C>(b[i]));
    }
  }
  static void weighted_dots(const T* g, const T* w, const T* x, int64_t n, double mean, double* sum_g, double* sum_gx) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().weighted_dots(g, w, x, n, static_cast<float>(mean), sum_g, sum_gx);
    } else {
      *sum_g = *sum_gx = 0;
      for (int64_t i = 0; i < n; ++i) {
        const double v = static_cast<double>(static_cast<C>(g[i])) * static_cast<double>(static_cast<C>(w[i]));
        *sum_g += v;
        *sum_gx += v * (static_cast<double>(static_cast<C>(x[i])) - mean);
      }
    }
  }
  static void weighted_affine2(const T* g, const T* w, const T* x, T* y, int64_t n, double a, double b, double c) {
    if constexpr (std::is_same_v<T, float>) {
      norm_kernels().weighted_affine2(g, w, x, y, n, static_cast<float>(a), static_cast<float>(b),
                                      static_cast<float>(c));
    } else {
      for (int64_t i = 0; i < n; ++i)
        y[i] = static_cast<T>(static_cast<C>(a) * static_cast<C>(g[i]) * static_cast<C>(w[i]) +
                              static_cast<C>(b) * static_cast<C>(x[i]) + static_cast<C>(c));
    }
  }
};

}  // namespace mxhub::op
