// Boxes of detection networks: corners, overlap, and greedy suppression of boxes that overlap better ones.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/dtype.h"
#include "base/param.h"

namespace mxhub::op {

enum BoxFormat { kCorner, kCenter };
// In the order that the registry of 1.9.1 lists.
inline Choices box_formats() { return {{"center", kCenter}, {"corner", kCorner}}; }

template <class C>
struct Box {
  C x0, y0, x1, y1;
  C area() const { return std::max(x1 - x0, C(0)) * std::max(y1 - y0, C(0)); }
};

// The four numbers at `p`: two corners, or centre and size.
template <class C, class T>
Box<C> read_box(const T* p, BoxFormat format) {
  const C a = static_cast<C>(p[0]), b = static_cast<C>(p[1]), c = static_cast<C>(p[2]), d = static_cast<C>(p[3]);
  if (format == kCorner) return {a, b, c, d};
  return {a - c / 2, b - d / 2, a + c / 2, b + d / 2};
}

template <class C, class T>
void write_box(const Box<C>& b, BoxFormat format, T* p) {
  const bool corner = format == kCorner;
  p[0] = static_cast<T>(corner ? b.x0 : (b.x0 + b.x1) / 2);
  p[1] = static_cast<T>(corner ? b.y0 : (b.y0 + b.y1) / 2);
  p[2] = static_cast<T>(corner ? b.x1 : b.x1 - b.x0);
  p[3] = static_cast<T>(corner ? b.y1 : b.y1 - b.y0);
}

// Intersection over union; 0 where boxes do not meet.
template <class C>
C overlap(const Box<C>& a, const Box<C>& b, C area_a, C area_b) {
  const C w = std::min(a.x1, b.x1) - std::max(a.x0, b.x0), h = std::min(a.y1, b.y1) - std::max(a.y0, b.y0);
  const C shared = std::max(w, C(0)) * std::max(h, C(0));
  return shared > 0 ? shared / (area_a + area_b - shared) : C(0);
}

// Boxes kept so far, one array for each number so that a new box is compared with several at a time.
template <class C>
class KeptBoxes {
 public:
  static size_t bytes(int64_t most) { return static_cast<size_t>(most) * 6 * sizeof(C); }
  KeptBoxes(void* memory, int64_t most) {
    C* p = static_cast<C*>(memory);
    for (C** a : {&x0_, &y0_, &x1_, &y1_, &area_, &group_}) {
      *a = p;
      p += most;
    }
  }
  // False: `b` overlaps a kept box of its group so much that it goes. Otherwise it is kept.
  // `reaches`: an overlap equal to the threshold suffices.
  bool keep(const Box<C>& b, C group, C threshold, bool reaches) {
    constexpr int64_t kBlock = 32;
    const C area = b.area();
    for (int64_t first = 0; first < count_; first += kBlock) {
      const int64_t last = std::min(first + kBlock, count_);
      int hits = 0;
      for (int64_t k = first; k < last; ++k) {
        const C w = std::min(x1_[k], b.x1) - std::max(x0_[k], b.x0);
        const C h = std::min(y1_[k], b.y1) - std::max(y0_[k], b.y0);
        const C shared = std::max(w, C(0)) * std::max(h, C(0));
        const C ratio = shared > 0 ? shared / (area_[k] + area - shared) : C(0);
        hits |=
            static_cast<int>(group_[k] == group) &
            (static_cast<int>(ratio > threshold) | (static_cast<int>(reaches) & static_cast<int>(ratio == threshold)));
      }
      if (hits) return false;
    }
    x0_[count_] = b.x0;
    y0_[count_] = b.y0;
    x1_[count_] = b.x1;
    y1_[count_] = b.y1;
    area_[count_] = area;
    group_[count_] = group;
    ++count_;
    return true;
  }

 private:
  C *x0_ = nullptr, *y0_ = nullptr, *x1_ = nullptr, *y1_ = nullptr, *area_ = nullptr, *group_ = nullptr;
  int64_t count_ = 0;
};

}  // namespace mxhub::op
