// Bilinear sampling of feature maps at places between pixels, for operators on regions.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::op {

// Four pixels of a plane and how much each counts at one place.
template <class C>
struct Blend {
  int64_t at[4];
  C weight[4];
  template <class T>
  C of(const T* plane) const {
    C sum = 0;
    for (int k = 0; k < 4; ++k) sum += weight[k] * static_cast<C>(plane[at[k]]);
    return sum;
  }
  template <class T>
  void add_to(T* plane, C g) const {
    for (int k = 0; k < 4; ++k) plane[at[k]] = static_cast<T>(static_cast<C>(plane[at[k]]) + g * weight[k]);
  }
};

// The blend at (y, x), which must lie within the pixels' centers: 0 <= y <= h - 1, 0 <= x <= w - 1.
template <class C>
Blend<C> blend_at(C y, C x, int64_t h, int64_t w) {
  const int64_t y0 = static_cast<int64_t>(y), x0 = static_cast<int64_t>(x);
  const int64_t y1 = std::min(y0 + 1, h - 1), x1 = std::min(x0 + 1, w - 1);
  const C ly = y - static_cast<C>(y0), lx = x - static_cast<C>(x0), hy = 1 - ly, hx = 1 - lx;
  return {{y0 * w + x0, y0 * w + x1, y1 * w + x0, y1 * w + x1}, {hy * hx, hy * lx, ly * hx, ly * lx}};
}

// The instance that a region names, -1 when there is none.
template <class C>
int64_t instance_of(C number, int64_t batch) {
  return number >= 0 && number < static_cast<C>(batch) ? static_cast<int64_t>(number) : -1;
}

}  // namespace mxhub::op
