// Vectorised softmax loops on float, one copy for each instruction set.
#pragma once
#include <cstdint>

#include "base/isa.h"

namespace mxhub::op {

struct SoftmaxKernels {
  // Rows of n contiguous values. `scale` multiplies the input (1 / temperature, negative for softmin).
  void (*forward)(const float* x, float* y, int64_t rows, int64_t n, float scale, bool log);
  void (*backward)(const float* grad, const float* y, float* out, int64_t rows, int64_t n, float scale, bool log);
  // One slab of n x inner values, normalised over the first index.
  void (*forward_slab)(const float* x, float* y, int64_t n, int64_t inner, float scale, bool log);
};

const SoftmaxKernels& softmax_kernels();

}  // namespace mxhub::op
