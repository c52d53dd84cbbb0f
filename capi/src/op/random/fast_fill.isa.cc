// Uniform, normal and exponential float32 values, many counters of Philox4x32-10 at a time.
#include "op/elemwise/vmath.h"
#include "op/random/sampler.h"

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
constexpr int kLanes = 16;

// n (rounded up to 64) random words; counter word 0 counts, word 1 is the block.
void random_words(const FastFill& f, uint64_t block, uint32_t* out, int64_t n) {
  for (int64_t base = 0; base < n; base += 4 * kLanes) {
    uint32_t c0[kLanes], c1[kLanes], c2[kLanes], c3[kLanes];
    for (int l = 0; l < kLanes; ++l) {
      c0[l] = static_cast<uint32_t>(base / 4 + l);
      c1[l] = static_cast<uint32_t>(block);
      c2[l] = static_cast<uint32_t>(f.stream);
      c3[l] = static_cast<uint32_t>(f.stream >> 32);
    }
    uint32_t k0 = static_cast<uint32_t>(f.seed), k1 = static_cast<uint32_t>(f.seed >> 32);
    for (int round = 0; round < 10; ++round) {
      for (int l = 0; l < kLanes; ++l) {
        const uint64_t p0 = uint64_t{0xD2511F53u} * c0[l], p1 = uint64_t{0xCD9E8D57u} * c2[l];
        const uint32_t n0 = static_cast<uint32_t>(p1 >> 32) ^ c1[l] ^ k0;
        const uint32_t n2 = static_cast<uint32_t>(p0 >> 32) ^ c3[l] ^ k1;
        c1[l] = static_cast<uint32_t>(p1);
        c3[l] = static_cast<uint32_t>(p0);
        c0[l] = n0;
        c2[l] = n2;
      }
      k0 += 0x9E3779B9u;
      k1 += 0xBB67AE85u;
    }
    for (int l = 0; l < kLanes; ++l) {
      out[base + l] = c0[l];
      out[base + kLanes + l] = c1[l];
      out[base + 2 * kLanes + l] = c2[l];
      out[base + 3 * kLanes + l] = c3[l];
    }
  }
}

// Words are turned to signed integers first: those convert in one instruction everywhere.
MXHUB_INLINE float unit(uint32_t w) { return static_cast<float>(static_cast<int32_t>(w >> 8)) * 0x1p-24f; }  // [0, 1)
MXHUB_INLINE float unit_open(uint32_t w) {  // (0, 1], down to 2^-32
  return static_cast<float>(static_cast<int32_t>(w >> 1)) * 0x1p-31f + 0x1p-32f;
}

void fill_uniform(const FastFill& f, uint64_t block, float* y, int64_t n) {
  uint32_t words[kRandomBlock];
  random_words(f, block, words, n);
  const float width = f.b - f.a, a = f.a;
  // Rounding must not reach the upper end.
  const float top = f.b > f.a ? __builtin_nextafterf(f.b, f.a) : f.b;
  for (int64_t i = 0; i < n; ++i) {
    const float v = a + width * unit(words[i]);
    y[i] = v < top ? v : top;
  }
}

// Box and Muller: two uniform values make two normal ones.
void fill_normal(const FastFill& f, uint64_t block, float* y, int64_t n) {
  uint32_t words[kRandomBlock];
  float z[kRandomBlock];
  random_words(f, block, words, kRandomBlock < n + 64 ? kRandomBlock : (n + 63) / 64 * 64);
  constexpr int64_t kHalf = 32;
  for (int64_t base = 0; base < n; base += 2 * kHalf) {
    for (int64_t i = 0; i < kHalf; ++i) {
      const float radius = __builtin_sqrtf(-2.0f * vmath::log(unit_open(words[base + i])));
      const float angle = 6.28318531f * unit(words[base + kHalf + i]);
      z[base + i] = radius * vmath::cos(angle);
      z[base + kHalf + i] = radius * vmath::sin(angle);
    }
  }
  for (int64_t i = 0; i < n; ++i) y[i] = f.a + f.b * z[i];
}

void fill_exponential(const FastFill& f, uint64_t block, float* y, int64_t n) {
  uint32_t words[kRandomBlock];
  random_words(f, block, words, n);
  const float scale = -1.0f / f.a;
  for (int64_t i = 0; i < n; ++i) y[i] = scale * vmath::log(unit_open(words[i]));
}
}  // namespace
}  // namespace mxhub::op::MXHUB_ISA_NS

namespace mxhub::MXHUB_ISA_NS {
op::FastFillLoop fast_fill(op::Dist d) {
  using namespace op::MXHUB_ISA_NS;
  switch (d) {
    case op::Dist::kUniform: return fill_uniform;
    case op::Dist::kNormal: return fill_normal;
    case op::Dist::kExponential: return fill_exponential;
    default: return nullptr;
  }
}
}  // namespace mxhub::MXHUB_ISA_NS
