// Vectorised loops of LeakyReLU on float.
#pragma once
#include <cstdint>

#include "base/isa.h"

namespace mxhub::op {

struct LeakyKernels {
  void (*leaky)(const float* x, float* y, int64_t n, float slope);
  void (*leaky_gradient)(const float* g, const float* x, float* dx, int64_t n, float slope);
  void (*elu)(const float* x, float* y, int64_t n, float alpha, float scale);
  void (*elu_gradient)(const float* g, const float* x, float* dx, int64_t n, float alpha, float scale);
  void (*gelu)(const float* x, float* y, int64_t n);
  void (*gelu_gradient)(const float* g, const float* x, float* dx, int64_t n);
};

}  // namespace mxhub::op
