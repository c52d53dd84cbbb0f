// Transposition of a matrix of 32-bit elements that fits the first caches.
#pragma once
#include <cstdint>

#include "base/dtype.h"
#include "base/isa.h"

namespace mxhub {
#define MXHUB_DECLARE(ns)                                                                                 \
  namespace ns {                                                                                          \
  void transpose_tile(const uint32_t* from, int64_t from_row, uint32_t* to, int64_t to_row, int64_t rows, \
                      int64_t cols, bool stream);                                                         \
  }
MXHUB_DECLARE(isa_v2)
MXHUB_DECLARE(isa_v3)
MXHUB_DECLARE(isa_v4)
#undef MXHUB_DECLARE

namespace op {
constexpr int64_t kTransposeTile = 64;  // rows and columns that are best given at a time

// to[r * to_row + c] = from[c * from_row + r] for r below `rows` and c below `cols`. stream: writes past the cache.
inline void transpose_tile(const uint32_t* from, int64_t from_row, uint32_t* to, int64_t to_row, int64_t rows,
                           int64_t cols, bool stream) {
  static const auto f = select_isa(isa_v2::transpose_tile, isa_v3::transpose_tile, isa_v4::transpose_tile);
  f(from, from_row, to, to_row, rows, cols, stream);
}
}  // namespace op
}  // namespace mxhub
