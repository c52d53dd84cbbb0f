// Float32 mathematics without branches or calls, so that the compiler vectorises any loop over it: exp, log and
// relatives, tanh, sigmoid, erf, sin, cos, each within about 2 units in the last place and right at special values.
#pragma once
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::vmath {

using detail::bits_of;
using detail::float_of;

// A choice that the compiler cannot turn into a branch, which would keep the loop scalar.
MXHUB_INLINE float select(bool c, float yes, float no) {
  const uint32_t mask = -static_cast<uint32_t>(c);
  return float_of((bits_of(yes) & mask) | (bits_of(no) & ~mask));
}

constexpr float kInf = __builtin_inff();
constexpr float kNan = __builtin_nanf("");
constexpr float kLn2Hi = 0.693145752f, kLn2Lo = 1.42860682e-6f;  // the high part has 15 bits, so n * kLn2Hi is exact

// expm1(r) for |r| <= ln(2)/2; the coefficients minimise the relative error.
MXHUB_INLINE float expm1_core(float r) {
  float p = 0.00139421611f;
  p = p * r + 0.00836377614f;
  p = p * r + 0.0416663635f;
  p = p * r + 0.166665734f;
  p = p * r + 0.500000003f;
  return r + (r * r) * p;
}

// x = n ln(2) + r. Rounding by adding 1.5 * 2^23 leaves n in the low bits.
struct ExpParts {
  float r;
  int32_t n;
};
MXHUB_INLINE ExpParts exp_reduce(float x) {
  const float shifted = x * 1.44269504f + 12582912.0f;
  const float n = shifted - 12582912.0f;
  return {(x - n * kLn2Hi) - n * kLn2Lo, static_cast<int32_t>(bits_of(shifted) - 0x4b400000u)};
}
MXHUB_INLINE float pow2i(int32_t n) { return float_of(static_cast<uint32_t>(n + 127) << 23); }  // -126 <= n <= 127

MXHUB_INLINE float exp(float x) {
  float c = select(x > 89.0f, 89.0f, x);  // comparisons that leave NaN alone
  c = select(c < -104.0f, -104.0f, c);
  const ExpParts e = exp_reduce(c);
  const int32_t half = e.n >> 1;  // two factors reach infinity and the subnormals
  return (1.0f + expm1_core(e.r)) * pow2i(half) * pow2i(e.n - half);
}

MXHUB_INLINE float expm1(float x) {
  float c = select(x > 89.0f, 89.0f, x);
  c = select(c < -40.0f, -40.0f, c);
  const ExpParts e = exp_reduce(c);
  const float half = pow2i(e.n - 1);
  const float y = (half * expm1_core(e.r) + (half - 0.5f)) * 2.0f;
  return select(x == 0.0f, x, select(e.n == 0, expm1_core(c), y));  // zero keeps its sign
}

// log(1 + f) - f for 1 + f in [sqrt(1/2), sqrt(2)).
MXHUB_INLINE float log1p_tail(float f) {
  float p = 0.0733243712f;
  p = p * f - 0.116598872f;
  p = p * f + 0.116346773f;
  p = p * f - 0.123967073f;
  p = p * f + 0.142511549f;
  p = p * f - 0.166691507f;
  p = p * f + 0.200006881f;
  p = p * f - 0.249999812f;
  p = p * f + 0.333333313f;
  return (f * f) * (f * p - 0.5f);
}

// x = 2^e (1 + f), for positive finite x.
struct LogParts {
  float f, e;
};
MXHUB_INLINE LogParts log_reduce(float x) {
  const bool tiny = x < 1.17549435e-38f;
  const float scaled = select(tiny, x * 8388608.0f, x);
  const uint32_t i = bits_of(scaled) - 0x3f3504f3u;
  const int32_t e = static_cast<int32_t>(i) >> 23;
  return {float_of((i & 0x7fffffu) + 0x3f3504f3u) - 1.0f, static_cast<float>(e) - select(tiny, 23.0f, 0.0f)};
}
MXHUB_INLINE float log_special(float x, float y) {
  y = select(x == 0.0f, -kInf, y);
  y = select(x < 0.0f, kNan, y);
  return select(x < kInf, y, x);  // infinity and NaN are their own logarithms; -inf was taken care of
}
MXHUB_INLINE float log_positive(float x) {
  const LogParts p = log_reduce(x);
  return p.e * kLn2Hi + (p.f + (log1p_tail(p.f) + p.e * kLn2Lo));
}
MXHUB_INLINE float log(float x) { return log_special(x, log_positive(x)); }
MXHUB_INLINE float log2(float x) {
  const LogParts p = log_reduce(x);
  const float t = log1p_tail(p.f);
  // 1/ln(2) in two parts, because its rounding would cost another unit.
  return log_special(x, p.e + (p.f * 1.4426950216f + (t * 1.44269504f + p.f * 1.9259629911e-8f)));
}
MXHUB_INLINE float log10(float x) {
  const LogParts p = log_reduce(x);
  const float t = log1p_tail(p.f);
  const float m = p.f * 0.434294492f + (t * 0.434294492f - p.f * 1.01030501e-8f);
  return log_special(x, p.e * 0.301025391f + (m + p.e * 4.60503898e-6f));
}
MXHUB_INLINE float log1p(float x) {
  const float u = 1.0f + x, b = u - 1.0f;
  const float lost = (1.0f - (u - b)) + (x - b);  // what the sum rounded away
  float y = log_positive(u) + lost / u;
  y = select(x == 0.0f, x, y);  // keeps the sign of zero
  y = select(x == -1.0f, -kInf, y);
  y = select(x < -1.0f, kNan, y);
  return select(x < kInf, y, x);
}

MXHUB_INLINE float tanh(float x) {
  const float a = __builtin_fabsf(x), z = x * x;
  float p = -0.00580684912f;
  p = p * z + 0.0207417561f;
  p = p * z - 0.053776134f;
  p = p * z + 0.133319694f;
  p = p * z - 0.333333073f;
  const float small = a + a * (z * p);
  const ExpParts e = exp_reduce(select(a > 10.0f, 20.0f, a + a));  // exp(2 a); beyond 10 the result is 1
  const float big = 1.0f - 2.0f / ((1.0f + expm1_core(e.r)) * pow2i(e.n) + 1.0f);
  return __builtin_copysignf(select(a < 0.625f, small, big), x);
}

MXHUB_INLINE float sigmoid(float x) { return 1.0f / (1.0f + exp(-x)); }

MXHUB_INLINE float erf(float x) {
  const float a = __builtin_fabsf(x), z = x * x;
  float p = 7.85385756e-05f;
  p = p * z - 0.000801019248f;
  p = p * z + 0.00518832755f;
  p = p * z - 0.0268538119f;
  p = p * z + 0.112835851f;
  p = p * z - 0.376126258f;
  p = p * z + 1.12837917f;
  const float b = select(a > 4.0f, 4.0f, a);
  float q = -2.08286182e-05f;  // log(1 - erf(b))
  q = q * b + 0.000431393563f;
  q = q * b - 0.00415625491f;
  q = q * b + 0.0250806165f;
  q = q * b - 0.108220384f;
  q = q * b - 0.633400851f;
  q = q * b - 1.12948841f;
  q = q * b + 0.000169205126f;
  const float big = __builtin_copysignf(1.0f - exp(q), x);
  return select(a > 0.95f, big, x * p);
}

// sin and cos for |x| <= kTrigLimit; larger ones need a longer pi/2 than these four pieces.
constexpr float kTrigLimit = 8000.0f;
struct TrigParts {
  float r;
  uint32_t quadrant;
};
MXHUB_INLINE TrigParts trig_reduce(float x) {
  const float shifted = x * 0.636619772f + 12582912.0f;
  const float n = shifted - 12582912.0f;
  float r = x - n * 1.5703125f;  // 11 bits each: the products are exact
  r = r - n * 0.000483751297f;
  r = r - n * 7.54953362e-08f;
  r = r - n * 2.56334407e-12f;
  return {r, bits_of(shifted)};
}
MXHUB_INLINE float sin_core(float r, float z) {
  float p = -0.000195829534f;
  p = p * z + 0.00833272539f;
  p = p * z - 0.166666645f;
  return r + r * (z * p);
}
MXHUB_INLINE float cos_core(float z) {
  float p = 2.45429735e-05f;
  p = p * z - 0.001388828f;
  p = p * z + 0.0416666645f;
  return 1.0f + z * (z * p - 0.5f);
}
MXHUB_INLINE float trig(float x, uint32_t turn) {
  const TrigParts t = trig_reduce(x);
  const float z = t.r * t.r;
  const uint32_t q = t.quadrant + turn;
  const float y = select(q & 1u, cos_core(z), sin_core(t.r, z));
  return float_of(bits_of(y) ^ ((q & 2u) << 30));
}
MXHUB_INLINE float sin(float x) { return select(x == 0.0f, x, trig(x, 0)); }  // zero keeps its sign
MXHUB_INLINE float cos(float x) { return trig(x, 1); }

}  // namespace mxhub::vmath
