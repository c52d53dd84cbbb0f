// The elementwise functions themselves, on one value. All are forced inline: files compiled for newer instruction
// sets must not leave copies behind.
#pragma once
// Rows of macro calls are laid out by hand here; clang-format does not settle on one form.
// clang-format off
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "op/elemwise/vmath.h"

namespace mxhub::op::fn {

#define MXHUB_FN     \
  template <class T> \
  static MXHUB_INLINE T apply
template <class T>
constexpr bool is_f32 = std::is_same_v<T, float>;

// The C library's functions, chosen by type without going through std:: (whose overloads may stay out of line).
#define MXHUB_LIBM1(name)                                                 \
  MXHUB_INLINE float c_##name(float x) { return __builtin_##name##f(x); } \
  MXHUB_INLINE double c_##name(double x) { return __builtin_##name(x); }
MXHUB_LIBM1(fabs)
MXHUB_LIBM1(round)
MXHUB_LIBM1(rint)
MXHUB_LIBM1(ceil) MXHUB_LIBM1(floor) MXHUB_LIBM1(trunc) MXHUB_LIBM1(sqrt) MXHUB_LIBM1(cbrt) MXHUB_LIBM1(exp)
    MXHUB_LIBM1(expm1) MXHUB_LIBM1(log) MXHUB_LIBM1(log2) MXHUB_LIBM1(log10) MXHUB_LIBM1(log1p) MXHUB_LIBM1(sin)
        MXHUB_LIBM1(cos) MXHUB_LIBM1(tan) MXHUB_LIBM1(asin) MXHUB_LIBM1(acos) MXHUB_LIBM1(atan) MXHUB_LIBM1(sinh)
            MXHUB_LIBM1(cosh) MXHUB_LIBM1(tanh) MXHUB_LIBM1(asinh) MXHUB_LIBM1(acosh) MXHUB_LIBM1(atanh)
                MXHUB_LIBM1(tgamma) MXHUB_LIBM1(erf)
#undef MXHUB_LIBM1
                    MXHUB_INLINE float c_pow(float x, float y) {
  return __builtin_powf(x, y);
}
MXHUB_INLINE double c_pow(double x, double y) { return __builtin_pow(x, y); }
MXHUB_INLINE float c_hypot(float x, float y) { return __builtin_hypotf(x, y); }
MXHUB_INLINE double c_hypot(double x, double y) { return __builtin_hypot(x, y); }
MXHUB_INLINE float c_fmod(float x, float y) { return __builtin_fmodf(x, y); }
MXHUB_INLINE double c_fmod(double x, double y) { return __builtin_fmod(x, y); }

double lgamma_safe(double x);  // without the C library's global sign
double digamma(double x);
double erfinv(double x);

// ---- unary, also on integers ------------------------------------------------------------------------------------
struct Abs {
  MXHUB_FN(T x) {
    if constexpr (std::is_floating_point_v<T>)
      return c_fabs(x);
    else if constexpr (std::is_unsigned_v<T>)
      return x;
    else
      return x < 0 ? static_cast<T>(-static_cast<std::make_unsigned_t<T>>(x)) : x;
  }
};
struct Sign {
  MXHUB_FN(T x) { return x > T(0) ? T(1) : (x < T(0) ? T(-1) : T(0)); }
};  // 0 for NaN, as in 1.9.1
struct Negative {
  MXHUB_FN(T x) {
    if constexpr (std::is_floating_point_v<T>)
      return -x;
    else
      return static_cast<T>(-static_cast<uint64_t>(x));
  }
};
struct Square {
  MXHUB_FN(T x) {
    if constexpr (std::is_floating_point_v<T>) {
      return x * x;
    } else {
      const uint64_t wrapped = static_cast<uint64_t>(x) * static_cast<uint64_t>(x);
      return static_cast<T>(wrapped);
    }
  }
};
struct Relu {
  MXHUB_FN(T x) { return x < T(0) ? T(0) : x; }
};  // NaN stays
struct LogicalNot {
  MXHUB_FN(T x) { return x == T(0) ? T(1) : T(0); }
};

#define MXHUB_ROUNDING(Name, expression)         \
  struct Name {                                  \
    MXHUB_FN(T x) {                              \
      if constexpr (std::is_floating_point_v<T>) \
        return expression;                       \
      else                                       \
        return x;                                \
    }                                            \
  };
MXHUB_ROUNDING(Round, c_round(x))
MXHUB_ROUNDING(Ceil, c_ceil(x))
MXHUB_ROUNDING(Floor, c_floor(x))
MXHUB_ROUNDING(Trunc, c_trunc(x))
    // Halves go to the smaller neighbour, as in MXNet 1.9.1 (not to the even one).
    MXHUB_ROUNDING(Rint, x - c_floor(x) <= c_ceil(x) - x ? c_floor(x) : c_ceil(x))
#undef MXHUB_ROUNDING

    // ---- unary, floating point
    // ---------------------------------------------------------------------------------------
    struct Sqrt {
  MXHUB_FN(T x) { return c_sqrt(x); }
};
struct Rsqrt {
  MXHUB_FN(T x) { return T(1) / c_sqrt(x); }
};
struct Cbrt {
  MXHUB_FN(T x) { return c_cbrt(x); }
};
struct Rcbrt {
  MXHUB_FN(T x) { return T(1) / c_cbrt(x); }
};
struct Reciprocal {
  MXHUB_FN(T x) { return T(1) / x; }
};
#define MXHUB_FAST(Name, fast) \
  struct Name {                \
    MXHUB_FN(T x) {            \
      if constexpr (is_f32<T>) \
        return vmath::fast(x); \
      else                     \
        return c_##fast(x);    \
    }                          \
  };
MXHUB_FAST(Exp, exp)
MXHUB_FAST(Expm1, expm1)
MXHUB_FAST(Log, log)
MXHUB_FAST(Log2, log2) MXHUB_FAST(Log10, log10) MXHUB_FAST(Log1p, log1p) MXHUB_FAST(Tanh, tanh) MXHUB_FAST(Erf, erf)
#undef MXHUB_FAST
    // For float loops these two hold within vmath::kTrigLimit; the loop checks.
    struct Sin {
  MXHUB_FN(T x) { return c_sin(x); }
};
struct Cos {
  MXHUB_FN(T x) { return c_cos(x); }
};
struct FastSin {
  MXHUB_FN(T x) { return vmath::sin(x); }
};
struct FastCos {
  MXHUB_FN(T x) { return vmath::cos(x); }
};
struct Tan {
  MXHUB_FN(T x) { return c_tan(x); }
};
struct Arcsin {
  MXHUB_FN(T x) { return c_asin(x); }
};
struct Arccos {
  MXHUB_FN(T x) { return c_acos(x); }
};
struct Arctan {
  MXHUB_FN(T x) { return c_atan(x); }
};
struct Degrees {
  MXHUB_FN(T x) { return x * T(57.29577951308232); }
};
struct Radians {
  MXHUB_FN(T x) { return x * T(0.017453292519943295); }
};
struct Sinh {
  MXHUB_FN(T x) { return c_sinh(x); }
};
struct Cosh {
  MXHUB_FN(T x) { return c_cosh(x); }
};
struct Arcsinh {
  MXHUB_FN(T x) { return c_asinh(x); }
};
struct Arccosh {
  MXHUB_FN(T x) { return c_acosh(x); }
};
struct Arctanh {
  MXHUB_FN(T x) { return c_atanh(x); }
};
struct Gamma {
  MXHUB_FN(T x) { return static_cast<T>(c_tgamma(static_cast<double>(x))); }
};
struct Gammaln {
  MXHUB_FN(T x) { return static_cast<T>(lgamma_safe(static_cast<double>(x))); }
};
struct Digamma {
  MXHUB_FN(T x) { return static_cast<T>(digamma(static_cast<double>(x))); }
};
struct Erfinv {
  MXHUB_FN(T x) { return static_cast<T>(erfinv(static_cast<double>(x))); }
};
struct Sigmoid {
  MXHUB_FN(T x) { return T(1) / (T(1) + Exp::apply<T>(-x)); }
};
struct Softsign {
  MXHUB_FN(T x) { return x / (T(1) + c_fabs(x)); }
};

// ---- binary ------------------------------------------------------------------------------------------------------
#define MXHUB_WRAP(Name, op)                                                                   \
  struct Name {                                                                                \
    MXHUB_FN(T a, T b) {                                                                       \
      if constexpr (std::is_floating_point_v<T>) {                                             \
        return a op b;                                                                         \
      } else {                                                                                 \
        const uint64_t wrapped = static_cast<uint64_t>(a) op static_cast<uint64_t>(b);         \
        return static_cast<T>(wrapped);                                                        \
      }                                                                                        \
    }                                                                                          \
  };
MXHUB_WRAP(Add, +)
MXHUB_WRAP(Sub, -)
MXHUB_WRAP(Mul, *)
#undef MXHUB_WRAP
struct Div {  // an integer divided by 0 gives 0, where MXNet 1.9.1 ends the process
  MXHUB_FN(T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      return a / b;
    else if constexpr (std::is_signed_v<T>)
      return b == 0 ? T(0) : (b == T(-1) ? Negative::apply<T>(a) : static_cast<T>(a / b));
    else
      return b == 0 ? T(0) : static_cast<T>(a / b);
  }
};
struct Mod {  // the result has the sign of the divisor; anything modulo 0 is 0
  MXHUB_FN(T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
      const T r = c_fmod(a, b);
      const T s = (r != T(0) && (r < T(0)) != (b < T(0))) ? r + b : r;
      return b == T(0) ? T(0) : s;
    } else if constexpr (std::is_signed_v<T>) {
      if (b == 0 || b == T(-1)) return T(0);
      const T r = static_cast<T>(a % b);
      return (r != 0 && (r < 0) != (b < 0)) ? static_cast<T>(r + b) : r;
    } else {
      return b == 0 ? T(0) : static_cast<T>(a % b);
    }
  }
};
struct Maximum {
  MXHUB_FN(T a, T b) { return a > b || a != a ? a : b; }
};  // NaN wins
struct Minimum {
  MXHUB_FN(T a, T b) { return a < b || a != a ? a : b; }
};
#define MXHUB_COMPARE(Name, expression)                       \
  struct Name {                                               \
    MXHUB_FN(T a, T b) { return (expression) ? T(1) : T(0); } \
  };
MXHUB_COMPARE(Equal, a == b)
MXHUB_COMPARE(NotEqual, a != b)
MXHUB_COMPARE(Greater, a > b)
MXHUB_COMPARE(GreaterEqual, a >= b) MXHUB_COMPARE(Lesser, a < b) MXHUB_COMPARE(LesserEqual, a <= b)
    MXHUB_COMPARE(LogicalAnd, (a != T(0)) & (b != T(0))) MXHUB_COMPARE(LogicalOr, (a != T(0)) | (b != T(0)))
        MXHUB_COMPARE(LogicalXor, (a != T(0)) != (b != T(0)))
#undef MXHUB_COMPARE
    // Exact, and wraps round like multiplication; a negative exponent leaves 1, -1 or 0.
    template <class T>
    MXHUB_INLINE T integer_power(T a, T b) {
  if constexpr (std::is_signed_v<T>)
    if (b < 0) return a == 1 ? T(1) : (a == T(-1) ? ((b & 1) ? T(-1) : T(1)) : T(0));
  uint64_t r = 1, x = static_cast<uint64_t>(a);
  for (uint64_t e = static_cast<uint64_t>(b); e; e >>= 1, x *= x)
    if (e & 1) r *= x;
  return static_cast<T>(r);
}
struct Power {
  MXHUB_FN(T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      return c_pow(a, b);
    else
      return integer_power(a, b);
  }
};
struct Hypot {
  MXHUB_FN(T a, T b) { return c_hypot(a, b); }
};
struct SmoothL1 {  // b is sigma; quadratic within 1 / sigma^2
  MXHUB_FN(T a, T b) {
    const T s2 = b * b, inverse = T(1) / s2, m = c_fabs(a);
    return m > inverse ? m - T(0.5) * inverse : T(0.5) * a * a * s2;
  }
};

// ---- gradients: g times the derivative, written in v (input x or output y) -----------------------------------------
#define MXHUB_GRAD(Name, expression)            \
  struct Grad##Name {                           \
    MXHUB_FN(T g, T v) { return (expression); } \
  };
MXHUB_GRAD(Abs, g* Sign::apply<T>(v))
MXHUB_GRAD(Square, g*(v + v))
MXHUB_GRAD(Sqrt, g*(T(0.5) / v))                     // y
MXHUB_GRAD(Rsqrt, g*(T(-0.5) * v * v * v))           // y
MXHUB_GRAD(Cbrt, g / (T(3) * v * v))                 // y
MXHUB_GRAD(Rcbrt, g*(T(-1) / T(3) * v * v * v * v))  // y
MXHUB_GRAD(Reciprocal, -(g* v* v))                   // y
MXHUB_GRAD(Expm1, g* Exp::apply<T>(v))
MXHUB_GRAD(Log, g / v)
MXHUB_GRAD(Log2, g / v * T(1.4426950408889634))
MXHUB_GRAD(Log10, g / v * T(0.4342944819032518))
MXHUB_GRAD(Log1p, g / (T(1) + v))
MXHUB_GRAD(Sin, g* c_cos(v))
MXHUB_GRAD(Cos, -(g* c_sin(v)))
MXHUB_GRAD(Tan, g*(T(1) + v * v))  // y
MXHUB_GRAD(Arcsin, g / c_sqrt(T(1) - v * v))
MXHUB_GRAD(Arccos, -(g / c_sqrt(T(1) - v * v)))
MXHUB_GRAD(Arctan, g / (T(1) + v * v))
MXHUB_GRAD(Sinh, g* c_cosh(v))
MXHUB_GRAD(Cosh, g* c_sinh(v))
MXHUB_GRAD(Tanh, g*(T(1) - v * v))  // y
MXHUB_GRAD(Arcsinh, g / c_sqrt(v * v + T(1)))
MXHUB_GRAD(Arccosh, g / c_sqrt(v * v - T(1)))
MXHUB_GRAD(Arctanh, g / (T(1) - v * v))
MXHUB_GRAD(Gamma, g* Gamma::apply<T>(v) * Digamma::apply<T>(v))
MXHUB_GRAD(Gammaln, g* Digamma::apply<T>(v))
MXHUB_GRAD(Erf, g*(T(1.1283791670955126) * Exp::apply<T>(-(v * v))))
MXHUB_GRAD(Erfinv, g*(T(0.886226925452758) * Exp::apply<T>(v * v)))  // y
MXHUB_GRAD(Relu, v > T(0) ? g : (v == v ? T(0) : v))                 // y; NaN stays
MXHUB_GRAD(Sigmoid, g*(v*(T(1) - v)))                                // y
MXHUB_GRAD(Softsign, g / ((T(1) + c_fabs(v)) * (T(1) + c_fabs(v))))
#undef MXHUB_GRAD
#undef MXHUB_FN

}  // namespace mxhub::op::fn
