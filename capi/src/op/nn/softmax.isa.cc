// Vectorised softmax loops on float.
#include <cmath>

#include "op/nn/isa_math.h"
#include "op/nn/softmax_kernels.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {
constexpr int kLanes = 16;  // partial results side by side, which the compiler keeps in vector registers

MXHUB_INLINE float larger(float a, float b) { return a > b || a != a ? a : b; }

// width: partial results side by side; with several registers of them one step need not wait for the one before.
template <bool log, int width>
void forward_rows(const float* x, float* y, int64_t rows, int64_t n, float scale) {
  for (int64_t i = 0; i < rows; ++i, x += n, y += n) {
    if (n == 0) continue;
    float top = x[0] * scale;
    int64_t j = 0;
    if (n >= width) {
      float m[width];
      for (int l = 0; l < width; ++l) m[l] = x[l] * scale;
      for (j = width; j + width <= n; j += width)
        for (int l = 0; l < width; ++l) m[l] = larger(m[l], x[j + l] * scale);
      for (int l = 0; l < width; ++l) top = larger(top, m[l]);
    }
    for (; j < n; ++j) top = larger(top, x[j] * scale);
    float s[width] = {};
    float sum = 0;
    for (j = 0; j + width <= n; j += width) {
      for (int l = 0; l < width; ++l) {
        const float e = exp_f(x[j + l] * scale - top);
        s[l] += e;
        y[j + l] = log ? x[j + l] * scale - top : e;
      }
    }
    for (; j < n; ++j) {
      const float e = exp_f(x[j] * scale - top);
      sum += e;
      y[j] = log ? x[j] * scale - top : e;
    }
    for (int l = 0; l < width; ++l) sum += s[l];
    if (log) {
      const float shift = std::log(sum);
      for (j = 0; j < n; ++j) y[j] -= shift;
    } else {
      const float f = 1.f / sum;
      for (j = 0; j < n; ++j) y[j] *= f;
    }
  }
}

void forward(const float* x, float* y, int64_t rows, int64_t n, float scale, bool log) {
  constexpr int kWide = 4 * kLanes;
  const bool wide = n >= 4 * kWide;  // shorter rows gain nothing from more sums to add up
  if (log)
    (wide ? forward_rows<true, kWide> : forward_rows<true, kLanes>)(x, y, rows, n, scale);
  else
    (wide ? forward_rows<false, kWide> : forward_rows<false, kLanes>)(x, y, rows, n, scale);
}

void backward(const float* g, const float* y, float* out, int64_t rows, int64_t n, float scale, bool log) {
  for (int64_t i = 0; i < rows; ++i, g += n, y += n, out += n) {
    float s[kLanes] = {};
    float sum = 0;
    int64_t j = 0;
    for (; j + kLanes <= n; j += kLanes)
      for (int l = 0; l < kLanes; ++l) s[l] += log ? g[j + l] : g[j + l] * y[j + l];
    for (; j < n; ++j) sum += log ? g[j] : g[j] * y[j];
    for (int l = 0; l < kLanes; ++l) sum += s[l];
    if (log) {
      for (j = 0; j < n; ++j) out[j] = (g[j] - exp_f(y[j]) * sum) * scale;
    } else {
      for (j = 0; j < n; ++j) out[j] = y[j] * (g[j] - sum) * scale;
    }
  }
}

void forward_slab(const float* x, float* y, int64_t n, int64_t inner, float scale, bool log) {
  constexpr int64_t kBlock = 128;
  float top[kBlock], sum[kBlock];
  for (int64_t b = 0; b < inner; b += kBlock) {
    const int64_t w = inner - b < kBlock ? inner - b : kBlock;
    for (int64_t l = 0; l < w; ++l) top[l] = -INFINITY, sum[l] = 0;
    for (int64_t j = 0; j < n; ++j) {
      const float* r = x + j * inner + b;
      for (int64_t l = 0; l < w; ++l) top[l] = larger(r[l] * scale, top[l]);
    }
    for (int64_t j = 0; j < n; ++j) {
      const float* r = x + j * inner + b;
      float* o = y + j * inner + b;
      for (int64_t l = 0; l < w; ++l) {
        const float e = exp_f(r[l] * scale - top[l]);
        sum[l] += e;
        o[l] = log ? r[l] * scale - top[l] : e;
      }
    }
    for (int64_t l = 0; l < w; ++l) sum[l] = log ? std::log(sum[l]) : 1.f / sum[l];
    for (int64_t j = 0; j < n; ++j) {
      float* o = y + j * inner + b;
      for (int64_t l = 0; l < w; ++l) o[l] = log ? o[l] - sum[l] : o[l] * sum[l];
    }
  }
}
}  // namespace

extern const ::mxhub::op::SoftmaxKernels softmax_kernels;
const ::mxhub::op::SoftmaxKernels softmax_kernels = {forward, backward, forward_slab};

}  // namespace mxhub::MXHUB_ISA_NS
