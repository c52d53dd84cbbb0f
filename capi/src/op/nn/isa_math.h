// Elementary functions on float that compilers turn into vector code; for *.isa.cc files only.
#pragma once
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::MXHUB_ISA_NS {

// 2^n for integers -252..254, in two factors so that the ends of the range neither overflow nor vanish too early.
MXHUB_INLINE void pow2_parts(int32_t n, float* a, float* b) {
  const int32_t h = n >> 1;
  *a = ::mxhub::detail::float_of(static_cast<uint32_t>(h + 127) << 23);
  *b = ::mxhub::detail::float_of(static_cast<uint32_t>(n - h + 127) << 23);
}

// x = n ln 2 + r with |r| <= ln 2 / 2; q = e^r - 1 from its series.
MXHUB_INLINE void exp_reduce(float x, int32_t* n, float* q) {
  const float magic = 12582912.f;  // 1.5 * 2^23: adding it rounds to an integer held in the low bits
  const float t = x * 1.44269504f + magic;
  *n = static_cast<int32_t>(::mxhub::detail::bits_of(t)) - static_cast<int32_t>(::mxhub::detail::bits_of(magic));
  const float m = t - magic;
  const float r = (x - m * 0.693359375f) + m * 2.12194440e-4f;
  float p = 1.f / 5040.f;
  p = p * r + 1.f / 720.f;
  p = p * r + 1.f / 120.f;
  p = p * r + 1.f / 24.f;
  p = p * r + 1.f / 6.f;
  p = p * r + 0.5f;
  *q = p * r * r + r;
}

MXHUB_INLINE float exp_f(float x) {
  float c = x > 89.f ? 89.f : x;
  c = c < -105.f ? -105.f : c;
  int32_t n;
  float q, a, b;
  exp_reduce(c, &n, &q);
  pow2_parts(n, &a, &b);
  return (q + 1.f) * a * b;
}

// e^x - 1 without cancellation near zero, for x <= 44 (where callers clamp).
MXHUB_INLINE float expm1_f(float x) {
  const float c = x < -30.f ? -30.f : x;
  int32_t n;
  float q;
  exp_reduce(c, &n, &q);
  const float s = ::mxhub::detail::float_of(static_cast<uint32_t>(n + 127) << 23);
  return q * s + (s - 1.f);
}

}  // namespace mxhub::MXHUB_ISA_NS
