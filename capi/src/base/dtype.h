// Element types: ids as in the ABI, half and bfloat16 values, dispatch from id to C++ type.
#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/error.h"

namespace mxhub {

enum class DType : int8_t {
  kUnknown = -1,
  kFloat32 = 0,
  kFloat64 = 1,
  kFloat16 = 2,
  kUint8 = 3,
  kInt32 = 4,
  kInt8 = 5,
  kInt64 = 6,
  kBool = 7,
  kInt16 = 8,
  kUint16 = 9,
  kUint32 = 10,
  kUint64 = 11,
  kBfloat16 = 12
};
constexpr int kNumDTypes = 13;

size_t dtype_size(DType t);
const char* dtype_name(DType t);
DType dtype_from_name(const std::string& name);  // kUnknown when there is no such type
bool dtype_valid(int id);
inline bool is_float(DType t) {
  return t == DType::kFloat32 || t == DType::kFloat64 || t == DType::kFloat16 || t == DType::kBfloat16;
}

// Conversions are always inlined: files compiled for newer instruction sets must not export their copy.
#define MXHUB_INLINE inline __attribute__((always_inline))

namespace detail {
MXHUB_INLINE uint32_t bits_of(float f) {
  uint32_t u;
  std::memcpy(&u, &f, 4);
  return u;
}
MXHUB_INLINE float float_of(uint32_t u) {
  float f;
  std::memcpy(&f, &u, 4);
  return f;
}
}  // namespace detail

// IEEE 754 binary16, computed with in float.
struct half {
  uint16_t bits;
  half() = default;
  MXHUB_INLINE half(float f) {  // NOLINT: implicit like a built-in type; rounds to nearest even
    uint32_t x = detail::bits_of(f);
    const uint32_t sign = (x >> 16) & 0x8000u;
    x &= 0x7fffffffu;
    uint32_t r;
    if (x >= 0x47800000u) {
      r = x > 0x7f800000u ? 0x7e00u : 0x7c00u;  // nan, or too large for half
    } else if (x < 0x38800000u) {
      r = detail::bits_of(detail::float_of(x) + 0.5f) - 0x3f000000u;  // subnormal: let float addition round
    } else {
      r = (x + 0xc8000fffu + ((x >> 13) & 1u)) >> 13;
    }
    bits = static_cast<uint16_t>(sign | r);
  }
  MXHUB_INLINE operator float() const {  // NOLINT
    const uint32_t sign = (bits & 0x8000u) << 16, e = bits & 0x7c00u, m = bits & 0x3ffu;
    uint32_t r;
    if (e == 0x7c00u) {
      r = 0x7f800000u | (m << 13);
    } else if (e) {
      r = ((bits & 0x7fffu) << 13) + 0x38000000u;
    } else {
      r = detail::bits_of(detail::float_of(0x38800000u | (m << 13)) - detail::float_of(0x38800000u));
    }
    return detail::float_of(sign | r);
  }
};

// The upper half of a float.
struct bfloat16 {
  uint16_t bits;
  bfloat16() = default;
  MXHUB_INLINE bfloat16(float f) {  // NOLINT
    const uint32_t x = detail::bits_of(f);
    bits = (x & 0x7fffffffu) > 0x7f800000u ? static_cast<uint16_t>((x >> 16) | 0x40u)
                                           : static_cast<uint16_t>((x + 0x7fffu + ((x >> 16) & 1u)) >> 16);
  }
  MXHUB_INLINE operator float() const { return detail::float_of(static_cast<uint32_t>(bits) << 16); }  // NOLINT
};

template <class T>
constexpr bool is_float_type = std::is_floating_point_v<T> || std::is_same_v<T, half> || std::is_same_v<T, bfloat16>;

// The type to compute in: float for the 16-bit floats, the type itself otherwise.
template <class T>
using Compute = std::conditional_t<std::is_same_v<T, half> || std::is_same_v<T, bfloat16>, float, T>;
// The type to accumulate sums in.
template <class T>
using Accum = std::conditional_t<is_float_type<T>, std::conditional_t<std::is_same_v<T, double>, double, float>,
                                 std::conditional_t<std::is_same_v<T, uint64_t>, uint64_t, int64_t>>;

template <class T>
struct Tag {
  using type = T;
};

template <class T>
struct DTypeOf;
#define MXHUB_DTYPE_OF(T, id)                 \
  template <>                                 \
  struct DTypeOf<T> {                         \
    static constexpr DType value = DType::id; \
  };
MXHUB_DTYPE_OF(float, kFloat32)
MXHUB_DTYPE_OF(double, kFloat64)
MXHUB_DTYPE_OF(half, kFloat16)
MXHUB_DTYPE_OF(uint8_t, kUint8)
MXHUB_DTYPE_OF(int32_t, kInt32)
MXHUB_DTYPE_OF(int8_t, kInt8)
MXHUB_DTYPE_OF(int64_t, kInt64)
MXHUB_DTYPE_OF(bool, kBool)
MXHUB_DTYPE_OF(int16_t, kInt16)
MXHUB_DTYPE_OF(uint16_t, kUint16)
MXHUB_DTYPE_OF(uint32_t, kUint32)
MXHUB_DTYPE_OF(uint64_t, kUint64)
MXHUB_DTYPE_OF(bfloat16, kBfloat16)
#undef MXHUB_DTYPE_OF

// f(Tag<T>{}) with the C++ type of `t`. Every type is instantiated: use the narrower forms where they suffice.
template <class F>
auto dispatch_all(DType t, F&& f) {
  switch (t) {
    case DType::kFloat32:
      return f(Tag<float>{});
    case DType::kFloat64:
      return f(Tag<double>{});
    case DType::kFloat16:
      return f(Tag<half>{});
    case DType::kUint8:
      return f(Tag<uint8_t>{});
    case DType::kInt32:
      return f(Tag<int32_t>{});
    case DType::kInt8:
      return f(Tag<int8_t>{});
    case DType::kInt64:
      return f(Tag<int64_t>{});
    case DType::kBool:
      return f(Tag<bool>{});
    case DType::kInt16:
      return f(Tag<int16_t>{});
    case DType::kUint16:
      return f(Tag<uint16_t>{});
    case DType::kUint32:
      return f(Tag<uint32_t>{});
    case DType::kUint64:
      return f(Tag<uint64_t>{});
    case DType::kBfloat16:
      return f(Tag<bfloat16>{});
    default:
      fail(Kind::kType, "", "", "expected a known dtype, got id ", static_cast<int>(t));
  }
}

template <class F>
auto dispatch_float(DType t, F&& f) {
  switch (t) {
    case DType::kFloat32:
      return f(Tag<float>{});
    case DType::kFloat64:
      return f(Tag<double>{});
    case DType::kFloat16:
      return f(Tag<half>{});
    case DType::kBfloat16:
      return f(Tag<bfloat16>{});
    default:
      fail(Kind::kType, "", "", "expected a floating-point dtype, got ", dtype_name(t));
  }
}

// Moves bytes by element size only: for kernels that copy values around.
template <class F>
auto dispatch_size(DType t, F&& f) {
  switch (dtype_size(t)) {
    case 1:
      return f(Tag<uint8_t>{});
    case 2:
      return f(Tag<uint16_t>{});
    case 4:
      return f(Tag<uint32_t>{});
    default:
      return f(Tag<uint64_t>{});
  }
}

// The dtypes that may index other arrays.
template <class F>
auto dispatch_index(DType t, F&& f) {
  switch (t) {
    case DType::kFloat32:
      return f(Tag<float>{});
    case DType::kFloat64:
      return f(Tag<double>{});
    case DType::kFloat16:
      return f(Tag<half>{});
    case DType::kUint8:
      return f(Tag<uint8_t>{});
    case DType::kInt32:
      return f(Tag<int32_t>{});
    case DType::kInt8:
      return f(Tag<int8_t>{});
    case DType::kInt64:
      return f(Tag<int64_t>{});
    default:
      fail(Kind::kType, "", "", "expected an index dtype, got ", dtype_name(t));
  }
}

// Value conversion between any two element types, as C does it.
template <class To, class From>
MXHUB_INLINE To convert(From v) {
  if constexpr (std::is_same_v<To, From>) {
    return v;
  } else if constexpr (std::is_same_v<To, bool>) {
    return static_cast<Compute<From>>(v) != Compute<From>(0);
  } else {
    return static_cast<To>(static_cast<Compute<To>>(static_cast<Compute<From>>(v)));
  }
}

}  // namespace mxhub
