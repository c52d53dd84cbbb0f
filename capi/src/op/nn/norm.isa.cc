// Sums and affine maps over contiguous rows of floats.
#include "op/nn/norm_kernels.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {
constexpr int kLanes = 32;
constexpr int64_t kBlock = 4096;  // float sums are this long at most, then added up in double

double sum(const float* x, int64_t n) {
  double total = 0;
  for (int64_t b = 0; b < n; b += kBlock) {
    const int64_t e = n - b < kBlock ? n : b + kBlock;
    float s[kLanes] = {};
    int64_t i = b;
    for (; i + kLanes <= e; i += kLanes)
      for (int l = 0; l < kLanes; ++l) s[l] += x[i + l];
    for (int l = 0; i + l < e; ++l) s[l] += x[i + l];
    for (int l = 0; l < kLanes; ++l) total += s[l];
  }
  return total;
}

double squares(const float* x, int64_t n, float mean) {
  double total = 0;
  for (int64_t b = 0; b < n; b += kBlock) {
    const int64_t e = n - b < kBlock ? n : b + kBlock;
    float s[kLanes] = {};
    int64_t i = b;
    for (; i + kLanes <= e; i += kLanes)
      for (int l = 0; l < kLanes; ++l) s[l] += (x[i + l] - mean) * (x[i + l] - mean);
    for (int l = 0; i + l < e; ++l) s[l] += (x[i + l] - mean) * (x[i + l] - mean);
    for (int l = 0; l < kLanes; ++l) total += s[l];
  }
  return total;
}

void dots(const float* g, const float* x, int64_t n, float mean, double* sum_g, double* sum_gx) {
  double total_g = 0, total_gx = 0;
  for (int64_t b = 0; b < n; b += kBlock) {
    const int64_t e = n - b < kBlock ? n : b + kBlock;
    float s[kLanes] = {}, t[kLanes] = {};
    int64_t i = b;
    for (; i + kLanes <= e; i += kLanes) {
      for (int l = 0; l < kLanes; ++l) {
        s[l] += g[i + l];
        t[l] += g[i + l] * (x[i + l] - mean);
      }
    }
    for (int l = 0; i + l < e; ++l) {
      s[l] += g[i + l];
      t[l] += g[i + l] * (x[i + l] - mean);
    }
    for (int l = 0; l < kLanes; ++l) {
      total_g += s[l];
      total_gx += t[l];
    }
  }
  *sum_g = total_g;
  *sum_gx = total_gx;
}

void affine(const float* x, float* y, int64_t n, float a, float b) {
  for (int64_t i = 0; i < n; ++i) y[i] = a * x[i] + b;
}

void affine2(const float* g, const float* x, float* y, int64_t n, float a, float b, float c) {
  for (int64_t i = 0; i < n; ++i) y[i] = a * g[i] + b * x[i] + c;
}

void weighted(const float* x, const float* w, const float* b, float* y, int64_t n, float mean, float inv) {
  for (int64_t i = 0; i < n; ++i) y[i] = (x[i] - mean) * inv * w[i] + b[i];
}

void weighted_dots(const float* g, const float* w, const float* x, int64_t n, float mean, double* sum_g,
                   double* sum_gx) {
  double total_g = 0, total_gx = 0;
  for (int64_t b = 0; b < n; b += kBlock) {
    const int64_t e = n - b < kBlock ? n : b + kBlock;
    float s[kLanes] = {}, t[kLanes] = {};
    int64_t i = b;
    for (; i + kLanes <= e; i += kLanes) {
      for (int l = 0; l < kLanes; ++l) {
        s[l] += g[i + l] * w[i + l];
        t[l] += g[i + l] * w[i + l] * (x[i + l] - mean);
      }
    }
    for (int l = 0; i + l < e; ++l) {
      s[l] += g[i + l] * w[i + l];
      t[l] += g[i + l] * w[i + l] * (x[i + l] - mean);
    }
    for (int l = 0; l < kLanes; ++l) {
      total_g += s[l];
      total_gx += t[l];
    }
  }
  *sum_g = total_g;
  *sum_gx = total_gx;
}

void weighted_affine2(const float* g, const float* w, const float* x, float* y, int64_t n, float a, float b, float c) {
  for (int64_t i = 0; i < n; ++i) y[i] = a * g[i] * w[i] + b * x[i] + c;
}
}  // namespace

extern const ::mxhub::op::NormKernels norm_kernels;
const ::mxhub::op::NormKernels norm_kernels = {sum,     squares,  dots,          affine,
                                               affine2, weighted, weighted_dots, weighted_affine2};

}  // namespace mxhub::MXHUB_ISA_NS
