// Elementwise loops that only the NumPy operators need.
#include "op/numpy/loops.h"

#include <cmath>
#include <numeric>

namespace mxhub::op {
namespace {

// Computed in floating point, also for integers.
template <class T>
using Wide = std::conditional_t<is_float_type<T>, Compute<T>, double>;

struct Arctan2 {
  template <class W>
  W operator()(W a, W b) const {
    return std::atan2(a, b);
  }
};
struct Copysign {
  template <class W>
  W operator()(W a, W b) const {
    return std::copysign(a, b);
  }
};
struct Ldexp {  // of any exponent, so not the C library's
  template <class W>
  W operator()(W a, W b) const {
    return a * std::exp2(b);
  }
};

template <class T, class F>
void float_loop(const void* a, const void* b, void* z, const Block& k) {
  run_block<T, T>(a, b, z, k,
                  [](T x, T y) { return convert<T>(F()(static_cast<Wide<T>>(x), static_cast<Wide<T>>(y))); });
}

// Unsigned arithmetic, so that the smallest integer has an absolute value.
template <class T>
T lcm(T x, T y) {
  if constexpr (std::is_same_v<T, bool>) {
    return x && y;
  } else {
    const auto magnitude = [](T v) { return v < 0 ? ~static_cast<uint64_t>(v) + 1 : static_cast<uint64_t>(v); };
    const uint64_t a = magnitude(x), b = magnitude(y);
    return a && b ? static_cast<T>(a / std::gcd(a, b) * b) : T(0);
  }
}

template <class T>
BinaryLoop integer_loop(NumpyFn f) {
  switch (f) {
    case NumpyFn::kLcm:
      return [](const void* a, const void* b, void* z, const Block& k) { run_block<T, T>(a, b, z, k, lcm<T>); };
    case NumpyFn::kBitwiseAnd:
      return [](const void* a, const void* b, void* z, const Block& k) {
        run_block<T, T>(a, b, z, k, [](T x, T y) { return static_cast<T>(x & y); });
      };
    case NumpyFn::kBitwiseOr:
      return [](const void* a, const void* b, void* z, const Block& k) {
        run_block<T, T>(a, b, z, k, [](T x, T y) { return static_cast<T>(x | y); });
      };
    default:
      return [](const void* a, const void* b, void* z, const Block& k) {
        run_block<T, T>(a, b, z, k, [](T x, T y) { return static_cast<T>(x ^ y); });
      };
  }
}

template <class T>
BinaryLoop compare(BinaryFn f) {
  using C = Compute<T>;
#define MXHUB_COMPARE(Fn, expression)                                        \
  case BinaryFn::Fn:                                                         \
    return [](const void* av, const void* bv, void* z, const Block& k) {     \
      run_block<T, bool>(av, bv, z, k, [](C a, C b) { return expression; }); \
    };
  switch (f) {
    MXHUB_COMPARE(kEqual, a == b)
    MXHUB_COMPARE(kNotEqual, a != b)
    MXHUB_COMPARE(kGreater, a > b)
    MXHUB_COMPARE(kGreaterEqual, a >= b)
    MXHUB_COMPARE(kLesser, a < b)
    MXHUB_COMPARE(kLesserEqual, a <= b)
    default:
      return nullptr;
  }
#undef MXHUB_COMPARE
}
}  // namespace

LoopSpec numpy_loop(NumpyFn f, DType t) {
  const auto size = static_cast<int64_t>(dtype_size(t));
  const bool floats = f == NumpyFn::kArctan2 || f == NumpyFn::kCopysign || f == NumpyFn::kLdexp;
  const BinaryLoop loop = dispatch_all(t, [&](auto tag) -> BinaryLoop {
    using T = typename decltype(tag)::type;
    if (f == NumpyFn::kArctan2) return float_loop<T, Arctan2>;
    if (f == NumpyFn::kCopysign) return float_loop<T, Copysign>;
    if (f == NumpyFn::kLdexp) return float_loop<T, Ldexp>;
    if constexpr (is_float_type<T>)
      return nullptr;
    else
      return integer_loop<T>(f);
  });
  return {loop, floats || f == NumpyFn::kLcm ? 20 : 1, size, size};
}

LoopSpec compare_loop(BinaryFn f, DType t) {
  const BinaryLoop loop =
      dispatch_all(t, [&](auto tag) -> BinaryLoop { return compare<typename decltype(tag)::type>(f); });
  return {loop, 1, static_cast<int64_t>(dtype_size(t)), 1};
}

}  // namespace mxhub::op
