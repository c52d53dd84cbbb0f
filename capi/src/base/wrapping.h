// Arithmetic on integers where C++ leaves an overflow undefined: what wraps around, as NumPy's does, and what stops.
#pragma once
#include <cstdint>
#include <type_traits>

namespace mxhub {

#define MXHUB_WRAPPING(name, sign)                                                   \
  template <class C>                                                                 \
  inline __attribute__((always_inline)) constexpr C name(C a, C b) {                 \
    if constexpr (std::is_integral_v<C>)                                             \
      return static_cast<C>(static_cast<uint64_t>(a) sign static_cast<uint64_t>(b)); \
    else                                                                             \
      return a sign b;                                                               \
  }
MXHUB_WRAPPING(wrapping_add, +)
MXHUB_WRAPPING(wrapping_sub, -)
MXHUB_WRAPPING(wrapping_mul, *)
#undef MXHUB_WRAPPING

// Sizes of 0 or more: a product beyond 64 bits is the largest number.
inline int64_t saturating_mul(int64_t a, int64_t b) {
  int64_t product;
  return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}
template <class Dims>
int64_t saturating_product(const Dims& dims) {
  int64_t n = 1;
  for (const int64_t d : dims) n = d == 0 || n == 0 ? 0 : saturating_mul(n, d);
  return n;
}

}  // namespace mxhub
