// Unary float32 loops, once for each instruction set.
#include "op/elemwise/loop_impl.h"

#if defined(__AVX__)
#include <immintrin.h>
#else
#include <emmintrin.h>
#endif

#include <cstring>

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
// sin and cos in pieces: the fast form where every argument of the piece is small enough, the C library elsewhere.
template <class Fast, class Slow>
void run_trig(const void* xv, void* yv, int64_t n) {
  const float* x = static_cast<const float*>(xv);
  float* y = static_cast<float*>(yv);
  for (int64_t begin = 0; begin < n; begin += 1024) {
    const int64_t end = begin + 1024 < n ? begin + 1024 : n;
    int large = 0;
    for (int64_t i = begin; i < end; ++i) large |= !(__builtin_fabsf(x[i]) <= vmath::kTrigLimit);
    if (large) {
      for (int64_t i = begin; i < end; ++i) y[i] = Slow::template apply<float>(x[i]);
    } else {
#pragma GCC ivdep
      for (int64_t i = begin; i < end; ++i) y[i] = Fast::template apply<float>(x[i]);
    }
  }
}
UnaryLoop table(UnaryFn f) {
  using T = float;
  if (f == UnaryFn::kSin) return run_trig<fn::FastSin, fn::Sin>;
  if (f == UnaryFn::kCos) return run_trig<fn::FastCos, fn::Cos>;
  MXHUB_UNARY_SWITCH(f)
}
}  // namespace
}  // namespace mxhub::op::MXHUB_ISA_NS

namespace mxhub::MXHUB_ISA_NS {
op::UnaryLoop unary_f32(op::UnaryFn f) { return op::MXHUB_ISA_NS::table(f); }

void stream_copy(void* to, const void* from, int64_t bytes) {
  char* t = static_cast<char*>(to);
  const char* s = static_cast<const char*>(from);
#if defined(__AVX512F__)
  constexpr int64_t kStep = 64;
#elif defined(__AVX__)
  constexpr int64_t kStep = 32;
#else
  constexpr int64_t kStep = 16;
#endif
  int64_t head = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(t) & (kStep - 1));
  if (head > bytes) head = bytes;
  std::memcpy(t, s, static_cast<size_t>(head));
  int64_t i = head;
  for (; i + kStep <= bytes; i += kStep) {
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(t + i), _mm512_loadu_si512(s + i));
#elif defined(__AVX__)
    _mm256_stream_si256(reinterpret_cast<__m256i*>(t + i), _mm256_loadu_si256(reinterpret_cast<const __m256i*>(s + i)));
#else
    _mm_stream_si128(reinterpret_cast<__m128i*>(t + i), _mm_loadu_si128(reinterpret_cast<const __m128i*>(s + i)));
#endif
  }
  std::memcpy(t + i, s + i, static_cast<size_t>(bytes - i));
}
}  // namespace mxhub::MXHUB_ISA_NS
