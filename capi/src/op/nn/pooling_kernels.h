// Vectorised pooling of one image of floats, one copy for each instruction set.
#pragma once
#include <cstdint>

namespace mxhub::op {

struct PoolImage {
  int64_t h, w, oh, ow, kernel[2], stride[2], pad[2];
  bool mean, count_pad;
};

constexpr int64_t kPoolMaxWidth = 4096;  // of an image that these loops take

struct PoolKernels {
  void (*max)(const PoolImage& p, const float* x, float* y);
  void (*sum)(const PoolImage& p, const float* x, float* y);  // or the mean
  // The gradient g of the maximum y of x goes to the first place of each window that holds it.
  void (*max_gradient)(const PoolImage& p, const float* g, const float* x, const float* y, float* dx);
  // The same where each element is a row of `width` channels.
  void (*max_gradient_last)(const PoolImage& p, int64_t width, const float* g, const float* x, const float* y,
                            float* dx);
};

}  // namespace mxhub::op
