// Copying past the caches, once for each instruction set.
#include <immintrin.h>

#include <cstdint>
#include <cstring>

namespace mxhub::MXHUB_ISA_NS {

void stream_copy(void* to, const void* from, size_t bytes);
void stream_copy(void* to, const void* from, size_t bytes) {
  char* t = static_cast<char*>(to);
  const char* s = static_cast<const char*>(from);
#if defined(__AVX512F__)
  constexpr size_t kStep = 64;
#elif defined(__AVX__)
  constexpr size_t kStep = 32;
#else
  constexpr size_t kStep = 16;
#endif
  size_t head = -reinterpret_cast<uintptr_t>(t) & (kStep - 1);
  if (head > bytes) head = bytes;
  std::memcpy(t, s, head);
  size_t i = head;
  for (; i + kStep <= bytes; i += kStep) {
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(t + i), _mm512_loadu_si512(s + i));
#elif defined(__AVX__)
    _mm256_stream_si256(reinterpret_cast<__m256i*>(t + i), _mm256_loadu_si256(reinterpret_cast<const __m256i*>(s + i)));
#else
    _mm_stream_si128(reinterpret_cast<__m128i*>(t + i), _mm_loadu_si128(reinterpret_cast<const __m128i*>(s + i)));
#endif
  }
  std::memcpy(t + i, s + i, bytes - i);
}

}  // namespace mxhub::MXHUB_ISA_NS
