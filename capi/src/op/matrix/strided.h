// Copying between strided views: the one driver behind transpose, slice, reverse, tile, stack, pad and their gradients.
#pragma once
#include <cstdint>
#include <vector>

#include "base/shape.h"

namespace mxhub::op {

// One box of elements seen from two arrays. Strides and offsets count elements; a source stride may be 0 (repetition)
// or negative (reversal).
struct StridedCopy {
  StridedCopy() = default;
  // `dims` with the strides of each side; dimensions of 1 vanish and neighbours that lie one after the other merge.
  StridedCopy(const Shape& dims, const std::vector<int64_t>& from_strides, const std::vector<int64_t>& to_strides,
              int64_t from_offset, int64_t to_offset, size_t item_size);
  void run(const void* from, void* to) const;
  double cost() const { return static_cast<double>(count) * (contiguous() ? 0.25 : 1.0); }
  bool contiguous() const { return dims.size() <= 1 && unit_from && unit_to; }

  std::vector<int64_t> dims, from, to;  // outermost first; at least one dimension when count > 0
  int64_t from_offset = 0, to_offset = 0, count = 0;
  size_t item = 4;
  bool unit_from = true, unit_to = true;  // the innermost dimension is contiguous on that side
};

// Row-major strides of a shape, in elements.
std::vector<int64_t> row_strides(const Shape& shape);

// Output dimension i runs over input dimension axes[i].
StridedCopy transpose_plan(const Shape& in, const std::vector<int>& axes, size_t item_size);

}  // namespace mxhub::op
