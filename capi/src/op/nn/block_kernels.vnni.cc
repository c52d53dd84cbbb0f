// Integer products of 16 bits with AVX-512 VNNI, and what stands around them.
#include <immintrin.h>

#include <utility>

#include "op/nn/block_kernels.h"

namespace mxhub::op {
namespace {

#define MXHUB_FORCED inline __attribute__((always_inline))

// ---- numbers of images -----------------------------------------------------------------------------------------
// 32 neighbours are taken as two registers of 16 floats: in their order for float32 and float16, even ones and odd ones
// for bfloat16, which needs no shuffles then.

struct Two {
  __m512 a, b;
};
MXHUB_FORCED __mmask32 first_of(int64_t n) { return n >= 32 ? 0xffffffffu : (1u << n) - 1; }
MXHUB_FORCED __mmask16 low_of(__mmask32 m) { return static_cast<__mmask16>(m); }
MXHUB_FORCED __mmask16 high_of(__mmask32 m) { return static_cast<__mmask16>(m >> 16); }

MXHUB_FORCED __m512i upper_halves(__m512i x) { return _mm512_and_si512(x, _mm512_set1_epi32(-65536)); }

// To bfloat16, nearest even, in the upper half of each lane; NaN stay NaN.
MXHUB_FORCED __m512i rounded(__m512 x) {
  const __m512i u = _mm512_castps_si512(x), one = _mm512_set1_epi32(1);
  const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(u, 16), one);
  const __m512i up = _mm512_add_epi32(_mm512_add_epi32(u, _mm512_set1_epi32(0x7fff)), odd);
  return _mm512_mask_or_epi32(up, _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q), u, _mm512_set1_epi32(0x400000));
}

// Even and odd lanes of a panel in the order of the filters.
MXHUB_FORCED Two in_order(Two x) {
  const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const __m512i high = _mm512_setr_epi32(8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  return {_mm512_permutex2var_ps(x.a, low, x.b), _mm512_permutex2var_ps(x.a, high, x.b)};
}

struct Float32 {
  using Item = float;
  static constexpr bool kOrdered = true;
  static MXHUB_FORCED Two load(const Item* x, __mmask32 m) {
    return {_mm512_maskz_loadu_ps(low_of(m), x), _mm512_maskz_loadu_ps(high_of(m), x + 16)};
  }
  static MXHUB_FORCED void store(Item* y, __mmask32 m, Two v) {
    _mm512_mask_storeu_ps(y, low_of(m), v.a);
    _mm512_mask_storeu_ps(y + 16, high_of(m), v.b);
  }
};

struct Float16 {
  using Item = int16_t;
  static constexpr bool kOrdered = true;
  static MXHUB_FORCED Two load(const Item* x, __mmask32 m) {
    return {_mm512_cvtph_ps(_mm256_maskz_loadu_epi16(low_of(m), x)),
            _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(high_of(m), x + 16))};
  }
  static MXHUB_FORCED void store(Item* y, __mmask32 m, Two v) {
    constexpr int kNearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    _mm256_mask_storeu_epi16(y, low_of(m), _mm512_cvtps_ph(v.a, kNearest));
    _mm256_mask_storeu_epi16(y + 16, high_of(m), _mm512_cvtps_ph(v.b, kNearest));
  }
};

struct Bfloat16 {
  using Item = int16_t;
  static constexpr bool kOrdered = false;
  static MXHUB_FORCED Two load(const Item* x, __mmask32 m) {
    const __m512i v = _mm512_maskz_loadu_epi16(m, x);
    return {_mm512_castsi512_ps(_mm512_slli_epi32(v, 16)), _mm512_castsi512_ps(upper_halves(v))};
  }
  static MXHUB_FORCED void store(Item* y, __mmask32 m, Two v) {
    const __m512i even = _mm512_srli_epi32(rounded(v.a), 16), odd = rounded(v.b);
    _mm512_mask_storeu_epi16(y, m, _mm512_mask_blend_epi16(0xaaaaaaaau, even, odd));
  }
};

// Magnitudes are compared as bits: NaN are above infinity then.
MXHUB_FORCED float most_of(__m512i bits) {
  return _mm_cvtss_f32(_mm_castsi128_ps(_mm_cvtsi32_si128(static_cast<int>(_mm512_reduce_max_epu32(bits)))));
}
float peak_float32(const void* x, int64_t n) {
  const __m512i magnitude = _mm512_set1_epi32(0x7fffffff);
  __m512i most = _mm512_setzero_si512();
  const auto* p = static_cast<const int32_t*>(x);
  for (int64_t i = 0; i < n; i += 16)
    most =
        _mm512_max_epu32(most, _mm512_and_si512(_mm512_maskz_loadu_epi32(low_of(first_of(n - i)), p + i), magnitude));
  return most_of(most);
}
template <class T>
float peak_16(const void* x, int64_t n) {
  const __m512i magnitude = _mm512_set1_epi16(0x7fff);
  __m512i most = _mm512_setzero_si512();
  const auto* p = static_cast<const int16_t*>(x);
  for (int64_t i = 0; i < n; i += 32)
    most = _mm512_max_epu16(most, _mm512_and_si512(_mm512_maskz_loadu_epi16(first_of(n - i), p + i), magnitude));
  int16_t items[32];
  _mm512_storeu_si512(items, most);
  const Two v = T::load(items, 0xffffffffu);
  return most_of(_mm512_max_epu32(_mm512_castps_si512(v.a), _mm512_castps_si512(v.b)));
}

// 32 integers of two registers in the order of the numbers.
template <class T>
MXHUB_FORCED __m512i packed(__m512i a, __m512i b) {
  if constexpr (T::kOrdered)
    return _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi32_epi16(a)), _mm512_cvtepi32_epi16(b), 1);
  else
    return _mm512_mask_blend_epi16(0xaaaaaaaau, a, _mm512_slli_epi32(b, 16));
}

template <class T>
void integers(const void* x, int64_t n, float scale, int16_t* q, BlockCount* count) {
  const __m512 s = _mm512_set1_ps(scale), zero = _mm512_setzero_ps();
  const __m512i ones = _mm512_set1_epi16(1);
  __m512i sum = _mm512_setzero_si512();
  int64_t numbers = 0;
  const auto* p = static_cast<const typename T::Item*>(x);
  for (int64_t i = 0; i < n; i += 32) {
    const __mmask32 m = first_of(n - i);
    const Two v = T::load(p + i, m);
    const __m512i v32 = packed<T>(_mm512_cvtps_epi32(_mm512_mul_ps(v.a, s)), _mm512_cvtps_epi32(_mm512_mul_ps(v.b, s)));
    _mm512_mask_storeu_epi16(q + i, m, v32);
    sum = _mm512_dpwssd_epi32(sum, _mm512_abs_epi16(v32), ones);
    numbers += __builtin_popcount(_mm512_cmp_ps_mask(v.a, zero, _CMP_NEQ_UQ)) +
               __builtin_popcount(_mm512_cmp_ps_mask(v.b, zero, _CMP_NEQ_UQ));
    if ((i & 0x3ffff) == 0x3ffe0) {  // before a lane can overflow
      count->sum += _mm512_reduce_add_epi64(_mm512_add_epi64(_mm512_cvtepi32_epi64(_mm512_castsi512_si256(sum)),
                                                             _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(sum, 1))));
      sum = _mm512_setzero_si512();
    }
  }
  count->sum += _mm512_reduce_add_epi64(_mm512_add_epi64(_mm512_cvtepi32_epi64(_mm512_castsi512_si256(sum)),
                                                         _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(sum, 1))));
  count->numbers += numbers;
}

template <class T>
void rest(const void* x, int64_t n, float scale, float rest_scale, int16_t* q) {
  const __m512 s = _mm512_set1_ps(scale), r = _mm512_set1_ps(rest_scale / scale);
  const auto missed = [&](__m512 v) {
    const __m512 scaled = _mm512_mul_ps(v, s);
    const __m512 taken = _mm512_roundscale_ps(scaled, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    return _mm512_cvtps_epi32(_mm512_mul_ps(_mm512_sub_ps(scaled, taken), r));
  };
  const auto* p = static_cast<const typename T::Item*>(x);
  for (int64_t i = 0; i < n; i += 32) {
    const __mmask32 m = first_of(n - i);
    const Two v = T::load(p + i, m);
    _mm512_mask_storeu_epi16(q + i, m, packed<T>(missed(v.a), missed(v.b)));
  }
}

// ---- products --------------------------------------------------------------------------------------------------

// Two spans, and multiples of the step from position to position.
struct Places {
  const char *near, *far;
  int64_t one, three, five;
  template <int I>
  MXHUB_FORCED const char* span(const char* p) const {
    if constexpr (I == 0) return p;
    if constexpr (I == 1) return p + one;
    if constexpr (I == 2) return p + 2 * one;
    if constexpr (I == 3) return p + three;
    if constexpr (I == 4) return p + 4 * one;
    if constexpr (I == 5) return p + five;
    if constexpr (I == 6) return p + 2 * three;
  }
  template <int I, int kFirst>
  MXHUB_FORCED __m512i pair() const {
    const char* at = nullptr;
    if constexpr (I < kFirst)
      at = span<I>(near);
    else
      at = span<I - kFirst>(far);
    int32_t both;
    __builtin_memcpy(&both, at, sizeof both);
    return _mm512_set1_epi32(both);
  }
};

template <int I, int kFirst>
MXHUB_FORCED void add_products(const Places& p, __m512i even, __m512i odd, __m512i (&sums)[][2]) {
  const __m512i x = p.pair<I, kFirst>();
  sums[I][0] = _mm512_dpwssd_epi32(sums[I][0], x, even);
  sums[I][1] = _mm512_dpwssd_epi32(sums[I][1], x, odd);
}

template <int kFirst, int... I>
MXHUB_FORCED void multiply(const BlockTile& t, int32_t* out, std::integer_sequence<int, I...>) {
  __m512i sums[sizeof...(I)][2];
  ((sums[I][0] = sums[I][1] = _mm512_setzero_si512()), ...);
  Places p{nullptr, nullptr, t.step, 3 * t.step, 5 * t.step};
  // Three registers for the offsets: the compiler would make one for each position, and has not so many.
  __asm__("" : "+r"(p.three), "+r"(p.five));
  const int16_t* w = t.weight;
  for (int64_t tap = 0; tap < t.num_taps; ++tap) {
    p.near = reinterpret_cast<const char*>(t.data[0]) + t.taps[tap];
    p.far = reinterpret_cast<const char*>(t.data[1]) + t.taps[tap];
    for (const char* const end = p.near + 4 * t.pairs; p.near != end; p.near += 4, p.far += 4, w += 2 * kBlockLanes) {
      const __m512i even = _mm512_loadu_si512(w), odd = _mm512_loadu_si512(w + kBlockLanes);
      (add_products<I, kFirst>(p, even, odd, sums), ...);
    }
  }
  ((_mm512_storeu_si512(out + I * kBlockLanes, sums[I][0]),
    _mm512_storeu_si512(out + I * kBlockLanes + 16, sums[I][1])),
   ...);
}

// The sums go through memory: registers are too few for them and for what follows.
template <int kFirst, int kSecond>
void products(const BlockTile& t, int32_t* sums) {
  if (!t.after)  // what finish() will touch comes meanwhile
    for (int span = 0; span < 2; ++span)
      for (int64_t i = 0; i < (span ? kSecond : kFirst); ++i) {
        __builtin_prefetch(static_cast<char*>(t.out[span]) + i * t.out_bytes, 1);
        if (t.residual[0]) __builtin_prefetch(static_cast<const char*>(t.residual[span]) + i * t.out_bytes);
      }
  multiply<kFirst>(t, sums, std::make_integer_sequence<int, kFirst + kSecond>());
}

// ---- what follows the products ---------------------------------------------------------------------------------

template <class T>
void finish(const BlockTile& t, const int32_t* sums) {
  using Item = typename T::Item;
  const __m512 unit = _mm512_set1_ps(t.unit);
  const Two scale{_mm512_mul_ps(_mm512_loadu_ps(t.scale), unit), _mm512_mul_ps(_mm512_loadu_ps(t.scale + 16), unit)};
  const __mmask32 filters = first_of(t.filters);
  const __m512 low = _mm512_set1_ps(t.tail->low), high = _mm512_set1_ps(t.tail->high);
  const __m512 slope = _mm512_set1_ps(t.tail->slope), zero = _mm512_setzero_ps();
  const float* before = t.before;
  float* after = t.after;
  for (int span = 0; span < 2; ++span) {
    const auto* residual = static_cast<const Item*>(t.residual[span]);
    auto* out = static_cast<Item*>(t.out[span]);
    for (int i = 0; i < t.count[span]; ++i, sums += kBlockLanes, out += t.out_step) {
      Two v{_mm512_fmadd_ps(_mm512_cvtepi32_ps(_mm512_loadu_si512(sums)), scale.a, _mm512_loadu_ps(before)),
            _mm512_fmadd_ps(_mm512_cvtepi32_ps(_mm512_loadu_si512(sums + 16)), scale.b, _mm512_loadu_ps(before + 16))};
      before += t.before_step;
      if (after) {
        _mm512_storeu_ps(after, v.a);
        _mm512_storeu_ps(after + 16, v.b);
        after += kBlockLanes;
        continue;
      }
      if constexpr (T::kOrdered) v = in_order(v);
      if (residual) {
        const Two r = T::load(residual, filters);
        v = {_mm512_add_ps(v.a, r.a), _mm512_add_ps(v.b, r.b)};
        residual += t.out_step;
      }
      if (t.tail->bounded)  // a NaN stays one
        v = {_mm512_min_ps(high, _mm512_max_ps(low, v.a)), _mm512_min_ps(high, _mm512_max_ps(low, v.b))};
      else if (t.tail->slope != 1)
        v = {_mm512_mask_mul_ps(v.a, _mm512_cmp_ps_mask(v.a, zero, _CMP_LT_OQ), v.a, slope),
             _mm512_mask_mul_ps(v.b, _mm512_cmp_ps_mask(v.b, zero, _CMP_LT_OQ), v.b, slope)};
      T::store(out, filters, v);
    }
  }
}

template <class T>
constexpr BlockImages images(float (*peak)(const void*, int64_t)) {
  return {peak, integers<T>, rest<T>, finish<T>};
}

}  // namespace

const BlockKernels block_kernels_vnni = {
    images<Float32>(peak_float32),
    images<Float16>(peak_16<Float16>),
    images<Bfloat16>(peak_16<Bfloat16>),
    {nullptr, products<1, 0>, products<2, 0>, products<3, 0>, products<4, 0>, products<5, 0>, products<6, 0>,
     products<7, 0>, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, products<7, 7>}};

}  // namespace mxhub::op
