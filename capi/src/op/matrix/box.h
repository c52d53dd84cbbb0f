// Boxes within an array: what slicing and cropping take out, and what their gradients put back.
#pragma once
#include <vector>

#include "op/matrix/common.h"

namespace mxhub::op {

// For each dimension where the box starts, the step and how many elements it takes.
struct Box {
  std::vector<int64_t> start, step;
  Shape count;
};

inline StridedCopy take_plan(const Shape& whole, const Box& b, size_t item) {
  auto from = row_strides(whole);
  int64_t offset = 0;
  for (int i = 0; i < whole.ndim(); ++i) {
    offset += b.start[i] * from[i];
    from[i] *= b.step[i];
  }
  return StridedCopy(b.count, from, row_strides(b.count), offset, 0, item);
}

// The opposite direction: a contiguous array into the box.
inline StridedCopy put_plan(const Shape& whole, const Box& b, size_t item) {
  auto to = row_strides(whole);
  int64_t offset = 0;
  for (int i = 0; i < whole.ndim(); ++i) {
    offset += b.start[i] * to[i];
    to[i] *= b.step[i];
  }
  return StridedCopy(b.count, row_strides(b.count), to, 0, offset, item);
}

inline Box whole_box(const Shape& s) {
  return Box{std::vector<int64_t>(s.ndim(), 0), std::vector<int64_t>(s.ndim(), 1), s};
}

// What all gradients of cutting share: the output has the shape of input 1, zero outside the box.
inline void put_back_shape(ShapeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_in(1, c.out(0));
}

}  // namespace mxhub::op
