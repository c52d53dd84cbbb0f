// Conversions between float32 and the 16-bit floats, and products of rows, once for each instruction set.
#include "op/elemwise/half_loops.h"

#if defined(__F16C__)
#include <immintrin.h>
#endif

namespace mxhub::MXHUB_ISA_NS {

void widen_bfloat16(const void* xv, void* yv, int64_t n) {
  const auto* x = static_cast<const bfloat16*>(xv);
  auto* y = static_cast<float*>(yv);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<float>(x[i]);
}

void narrow_bfloat16(const void* xv, void* yv, int64_t n) {
  const auto* x = static_cast<const float*>(xv);
  auto* y = static_cast<bfloat16*>(yv);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = bfloat16(x[i]);
}

void widen_half(const void* xv, void* yv, int64_t n) {
  const auto* x = static_cast<const half*>(xv);
  auto* y = static_cast<float*>(yv);
  int64_t i = 0;
#if defined(__F16C__)
  for (; i + 8 <= n; i += 8)
    _mm256_storeu_ps(y + i, _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(x + i))));
#endif
  for (; i < n; ++i) y[i] = static_cast<float>(x[i]);
}

void narrow_half(const void* xv, void* yv, int64_t n) {
  const auto* x = static_cast<const float*>(xv);
  auto* y = static_cast<half*>(yv);
  int64_t i = 0;
#if defined(__F16C__)
  for (; i + 8 <= n; i += 8)
    _mm_storeu_si128(reinterpret_cast<__m128i*>(y + i),
                     _mm256_cvtps_ph(_mm256_loadu_ps(x + i), _MM_FROUND_TO_NEAREST_INT));
#endif
  for (; i < n; ++i) y[i] = half(x[i]);
}

// Many partial sums at once: the order is fixed, and one addition does not wait for the one before.
float dot(const float* a, const float* b, int64_t n) {
  constexpr int kLanes = 64;
  float sums[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes)
    for (int l = 0; l < kLanes; ++l) sums[l] += a[i + l] * b[i + l];
  for (int width = kLanes / 2; width > 0; width /= 2)
    for (int l = 0; l < width; ++l) sums[l] += sums[l + width];
  for (; i < n; ++i) sums[0] += a[i] * b[i];
  return sums[0];
}

}  // namespace mxhub::MXHUB_ISA_NS
