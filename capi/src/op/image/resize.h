// Images in another size: what the operators that resize share.
#pragma once
#include <vector>

#include "op/image/images.h"

namespace mxhub::op {

enum Interp : int { kNearest = 0, kLinear = 1, kCubic = 2, kArea = 3, kLanczos = 4, kByScale = 9, kRandom = 10 };

// Resizes images (height, width, channel), one or a batch; of several ways to compute pixels each call draws one.
Kernel resize_kernel(const ImageSize& from, int64_t h, int64_t w, const std::vector<int>& interps, DType dtype);

}  // namespace mxhub::op
