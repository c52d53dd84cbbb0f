// Vectorised loops of LeakyReLU on float.
#include "op/nn/isa_math.h"
#include "op/nn/leaky_kernels.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {

void leaky(const float* x, float* y, int64_t n, float slope) {
  for (int64_t i = 0; i < n; ++i) y[i] = x[i] > 0.f ? x[i] : slope * x[i];
}

void leaky_gradient(const float* g, const float* x, float* dx, int64_t n, float slope) {
  for (int64_t i = 0; i < n; ++i) dx[i] = x[i] > 0.f ? g[i] : slope * g[i];
}

void elu(const float* x, float* y, int64_t n, float alpha, float scale) {
  for (int64_t i = 0; i < n; ++i) {
    const float e = alpha * expm1_f(x[i] > 0.f ? 0.f : x[i]);
    y[i] = scale * (x[i] > 0.f ? x[i] : e);
  }
}

void elu_gradient(const float* g, const float* x, float* dx, int64_t n, float alpha, float scale) {
  for (int64_t i = 0; i < n; ++i) {
    const float e = alpha * exp_f(x[i] > 0.f ? 0.f : x[i]);
    dx[i] = scale * g[i] * (x[i] > 0.f ? 1.f : e);
  }
}

// The normal distribution function; the error function by Abramowitz and Stegun, formula 7.1.26.
MXHUB_INLINE float normal_cdf(float x, float* density) {
  const float a = (x < 0.f ? -x : x) * 0.70710678f, t = 1.f / (1.f + 0.3275911f * a);
  float p = 1.061405429f;
  p = p * t - 1.453152027f;
  p = p * t + 1.421413741f;
  p = p * t - 0.284496736f;
  p = p * t + 0.254829592f;
  const float e = exp_f(-a * a), tail = 0.5f * p * t * e;
  *density = 0.39894228f * e;
  return x < 0.f ? tail : 1.f - tail;
}

void gelu(const float* x, float* y, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    float density;
    y[i] = x[i] * normal_cdf(x[i], &density);
  }
}

void gelu_gradient(const float* g, const float* x, float* dx, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    float density;
    const float c = normal_cdf(x[i], &density);
    dx[i] = g[i] * (c + x[i] * density);
  }
}
}  // namespace

extern const ::mxhub::op::LeakyKernels leaky_kernels;
const ::mxhub::op::LeakyKernels leaky_kernels = {leaky, leaky_gradient, elu, elu_gradient, gelu, gelu_gradient};

}  // namespace mxhub::MXHUB_ISA_NS
