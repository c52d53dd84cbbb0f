// Uniform, normal and exponential float32 values, many counters of Philox4x32-10 at a time.
#include <immintrin.h>

#include <cstring>

#include "op/elemwise/vmath.h"
#include "op/random/sampler.h"

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
constexpr int kLanes = 16;  // counters in a group; the order of the words is the same for all instruction sets

#if defined(__AVX512F__)
constexpr int kWidth = 8;
#elif defined(__AVX2__)
constexpr int kWidth = 4;
#else
constexpr int kWidth = 2;
#endif
// Words of 32 bits, each in a lane of 64: where their products need no unpacking.
typedef uint64_t Lanes __attribute__((vector_size(kWidth * 8)));
typedef uint32_t Words __attribute__((vector_size(kWidth * 4)));

MXHUB_INLINE Lanes multiply(Lanes a, uint32_t m) {
#if defined(__AVX512F__)
  // The masked form, because the plain one makes the compiler warn of its own undefined operand.
  return reinterpret_cast<Lanes>(_mm512_maskz_mul_epu32(0xff, reinterpret_cast<__m512i>(a), _mm512_set1_epi64(m)));
#elif defined(__AVX2__)
  return reinterpret_cast<Lanes>(_mm256_mul_epu32(reinterpret_cast<__m256i>(a), _mm256_set1_epi64x(m)));
#else
  return reinterpret_cast<Lanes>(_mm_mul_epu32(reinterpret_cast<__m128i>(a), _mm_set1_epi64x(m)));
#endif
}
MXHUB_INLINE void store(Lanes v, uint32_t* to) {
  const Words w = __builtin_convertvector(v, Words);
  std::memcpy(to, &w, sizeof w);
}

// n (rounded up to 64) random words; counter word 0 counts, word 1 is the block.
void random_words(const FastFill& f, uint64_t block, uint32_t* out, int64_t n) {
  Lanes step;
  for (int l = 0; l < kWidth; ++l) step[l] = static_cast<uint64_t>(l);
  const Lanes low = Lanes{} + 0xffffffffu;
  for (int64_t base = 0; base < n; base += 4 * kLanes) {
    for (int part = 0; part < kLanes; part += kWidth) {
      Lanes c0 = step + static_cast<uint64_t>(base / 4 + part), c1 = Lanes{} + static_cast<uint32_t>(block);
      Lanes c2 = Lanes{} + static_cast<uint32_t>(f.stream), c3 = Lanes{} + (f.stream >> 32);
      uint32_t k0 = static_cast<uint32_t>(f.seed), k1 = static_cast<uint32_t>(f.seed >> 32);
      for (int round = 0; round < 10; ++round) {
        const Lanes p0 = multiply(c0, 0xD2511F53u), p1 = multiply(c2, 0xCD9E8D57u);
        c0 = (p1 >> 32) ^ c1 ^ uint64_t { k0 };
        c2 = (p0 >> 32) ^ c3 ^ uint64_t { k1 };
        c1 = p1 & low;
        c3 = p0 & low;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
      }
      uint32_t* to = out + base + part;
      store(c0, to);
      store(c1, to + kLanes);
      store(c2, to + 2 * kLanes);
      store(c3, to + 3 * kLanes);
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
    case op::Dist::kUniform:
      return fill_uniform;
    case op::Dist::kNormal:
      return fill_normal;
    case op::Dist::kExponential:
      return fill_exponential;
    default:
      return nullptr;
  }
}
}  // namespace mxhub::MXHUB_ISA_NS
