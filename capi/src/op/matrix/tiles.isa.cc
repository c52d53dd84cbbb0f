// Transposes matrices of 32-bit elements, square tiles at a time in registers.
#include "op/matrix/tiles.h"

#include <immintrin.h>

#include <cstring>

namespace mxhub::MXHUB_ISA_NS {
namespace {

#if defined(__AVX512F__)
constexpr int kWidth = 16;
#else
constexpr int kWidth = 4;  // with AVX2 too: shuffles across its two halves cost more than its width gains
#endif
typedef uint32_t Vec __attribute__((vector_size(kWidth * sizeof(uint32_t))));

// Elements of a and b in turn, from the first half of both or from the second.
MXHUB_INLINE Vec interleave(Vec a, Vec b, bool second) {
  Vec order;
  for (uint32_t i = 0; i < kWidth; ++i) order[i] = i / 2 + i % 2 * kWidth + second * kWidth / 2;
  return __builtin_shuffle(a, b, order);
}

template <bool stream>
MXHUB_INLINE void store(uint32_t* to, Vec v) {
  if constexpr (!stream) {
    std::memcpy(to, &v, sizeof v);
  } else {
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), reinterpret_cast<__m512i>(v));
#else
    _mm_stream_si128(reinterpret_cast<__m128i*>(to), reinterpret_cast<__m128i>(v));
#endif
  }
}

// A perfect shuffle of the rows, as often as the width has bits, is a transposition.
template <bool stream>
MXHUB_INLINE void square(const uint32_t* from, int64_t from_row, uint32_t* to, int64_t to_row) {
  Vec a[kWidth], b[kWidth];
  for (int i = 0; i < kWidth; ++i) std::memcpy(&a[i], from + i * from_row, sizeof(Vec));
  for (int step = 1; step < kWidth; step *= 2) {
    for (int i = 0; i < kWidth / 2; ++i) {
      b[2 * i] = interleave(a[i], a[i + kWidth / 2], false);
      b[2 * i + 1] = interleave(a[i], a[i + kWidth / 2], true);
    }
    for (int i = 0; i < kWidth; ++i) a[i] = b[i];
  }
  for (int i = 0; i < kWidth; ++i) store<stream>(to + i * to_row, a[i]);
}

template <bool stream>
void tile(const uint32_t* from, int64_t from_row, uint32_t* to, int64_t to_row, int64_t rows, int64_t cols) {
  const int64_t row_end = rows / kWidth * kWidth, col_end = cols / kWidth * kWidth;
  for (int64_t r = 0; r < row_end; r += kWidth)
    for (int64_t c = 0; c < col_end; c += kWidth)
      square<stream>(from + c * from_row + r, from_row, to + r * to_row + c, to_row);
  for (int64_t r = 0; r < row_end; ++r)
    for (int64_t c = col_end; c < cols; ++c) to[r * to_row + c] = from[c * from_row + r];
  for (int64_t r = row_end; r < rows; ++r)
    for (int64_t c = 0; c < cols; ++c) to[r * to_row + c] = from[c * from_row + r];
}

}  // namespace

void transpose_tile(const uint32_t* from, int64_t from_row, uint32_t* to, int64_t to_row, int64_t rows, int64_t cols,
                    bool stream) {
  constexpr uintptr_t kAlign = sizeof(Vec);
  if (stream && reinterpret_cast<uintptr_t>(to) % kAlign == 0 && to_row % kWidth == 0) {
    tile<true>(from, from_row, to, to_row, rows, cols);
    _mm_sfence();
  } else {
    tile<false>(from, from_row, to, to_row, rows, cols);
  }
}

}  // namespace mxhub::MXHUB_ISA_NS
