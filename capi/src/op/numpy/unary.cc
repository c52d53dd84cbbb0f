// Unary functions of the NumPy interface: mathematics borrowed from the classic operators, predicates, rounding.
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "op/numpy/common.h"

namespace mxhub::op {
namespace {

// ---- mathematics, as the classic operators compute it --------------------------------------------------------------
struct Row {
  const char *name, *classic, *doc;
  double low, high;
  std::vector<const char*> aliases;
};

MXHUB_OPS {
  static const auto* rows = new std::vector<Row>{
      {"_npi_absolute", "abs", "Absolute value, |x|.", 0.2, 2, {"_npi_abs"}},
      {"_npi_arccos", "arccos", "Inverse cosine, in [0, pi].", -0.8, 0.8, {}},
      {"_npi_arccosh", "arccosh", "Inverse hyperbolic cosine.", 1.2, 3, {}},
      {"_npi_arcsin", "arcsin", "Inverse sine, in [-pi/2, pi/2].", -0.8, 0.8, {}},
      {"_npi_arcsinh", "arcsinh", "Inverse hyperbolic sine.", -2, 2, {}},
      {"_npi_arctan", "arctan", "Inverse tangent, in [-pi/2, pi/2].", -2, 2, {}},
      {"_npi_arctanh", "arctanh", "Inverse hyperbolic tangent.", -0.8, 0.8, {}},
      {"_npi_cbrt", "cbrt", "Cube root.", 0.2, 2, {}},
      {"_npi_ceil", "ceil", "Rounds up.", -2, 2, {}},
      {"_npi_cos", "cos", "Cosine of radians.", -2, 2, {}},
      {"_npi_cosh", "cosh", "Hyperbolic cosine.", -2, 2, {}},
      {"_npi_degrees", "degrees", "Converts radians to degrees.", -2, 2, {}},
      {"_npi_exp", "exp", "Exponential function.", -2, 2, {}},
      {"_npi_expm1", "expm1", "`exp(x) - 1`, also exact for small x.", -2, 2, {}},
      {"_npi_fix", "fix", "Rounds toward zero.", -2, 2, {}},
      {"_npi_floor", "floor", "Rounds down.", -2, 2, {}},
      {"_npi_log", "log", "Natural logarithm.", 0.2, 2, {}},
      {"_npi_log10", "log10", "Logarithm to base 10.", 0.2, 2, {}},
      {"_npi_log1p", "log1p", "`log(1 + x)`, also exact for small x.", -0.5, 2, {}},
      {"_npi_log2", "log2", "Logarithm to base 2.", 0.2, 2, {}},
      {"_npi_negative", "negative", "Negative, -x.", -2, 2, {}},
      {"_npi_radians", "radians", "Converts degrees to radians.", -2, 2, {}},
      {"_npi_reciprocal", "reciprocal", "Reciprocal, 1/x.", 0.4, 2, {}},
      {"_npi_sign", "sign", "-1, 0 or 1, as x is negative, zero or positive.", -2, 2, {}},
      {"_npi_sin", "sin", "Sine of radians.", -2, 2, {}},
      {"_npi_sinh", "sinh", "Hyperbolic sine.", -2, 2, {}},
      {"_npi_sqrt", "sqrt", "Square root.", 0.2, 2, {}},
      {"_npi_square", "square", "Square, x*x.", -2, 2, {}},
      {"_npi_tan", "tan", "Tangent of radians.", -1, 1, {}},
      {"_npi_tanh", "tanh", "Hyperbolic tangent.", -2, 2, {}},
      {"_npi_trunc", "trunc", "Rounds toward zero.", -2, 2, {}},
      {"_npx_relu", "relu", "Rectified linear unit, `max(x, 0)`.", 0.2, 2, {}},
      {"_npx_sigmoid", "sigmoid", "Logistic sigmoid, `1 / (1 + exp(-x))`.", -2, 2, {}},
  };
  for (const Row& row : *rows) {
    const bool npx = std::string(row.name).rfind("_npx", 0) == 0;
    const char* input = npx ? "data" : "x";
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(std::string(row.doc) + "\n\nInteger input gives output of the same dtype, rounded toward zero.")
        .input(input, "Numbers of any shape.")
        .output("output", "Same shape and dtype as the input.")
        .dtype([](TypeCtx& c) {
          c.same();
          if (c.in(0) == DType::kBool) c.bad_input(0, "expected numbers, got bool");
        })
        .inplace(0, 0)
        .kernel([&row](const PrepareCtx& c) { return Op::get(row.classic).prepare(nullptr, c); })
        .gradient(gradient_of(row.classic))
        .cases(Case("typical").shape(input, {3, 4}, row.low, row.high), Case("empty").shape(input, {0, 4}, 0.3, 0.6),
               Case("bool").shape(input, {2}, 0, 2, DType::kBool).fails(Kind::kType, input));
    for (const char* a : row.aliases) op.alias(a);
  }
};

// y = f(x), where the types of x and y may differ.
template <class T, class Y, class F>
Kernel map_kernel(int64_t n, const F& f) {
  return {[n, f](const RunCtx& r) {
    const T* x = r.input<T>(0);
    Y* y = r.output<Y>(0);
    parallel_for(n, grain_for(2), [=](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) y[i] = f(x[i]);
    });
  }};
}

// ---- predicates ----------------------------------------------------------------------------------------------------
using Predicate = bool (*)(double x);
struct Test {
  const char* name;
  Predicate f;

  const char* doc;
};

MXHUB_OPS {
  static const auto* rows = new std::vector<Test>{
      {"_npi_isfinite", [](double x) { return std::isfinite(x); }, "Whether x is neither infinite nor NaN."},
      {"_npi_isinf", [](double x) { return std::isinf(x); }, "Whether x is infinite."},
      {"_npi_isnan", [](double x) { return std::isnan(x); }, "Whether x is NaN."},
      {"_npi_isneginf", [](double x) { return std::isinf(x) && x < 0; }, "Whether x is minus infinity."},
      {"_npi_isposinf", [](double x) { return std::isinf(x) && x > 0; }, "Whether x is plus infinity."},
      {"_npi_logical_not", [](double x) { return x == 0; }, "Whether x is zero."},
  };
  for (const Test& row : *rows)
    OpBuilder(row.name)
        .since("1.6")
        .doc(row.doc)
        .input("x", "Values of any shape.")
        .output("output", "Booleans, same shape as `x`.")
        .dtype([](TypeCtx& c) { c.set_out(0, DType::kBool); })
        .kernel([&row](const PrepareCtx& c) {
          const int64_t n = c.in[0].size();
          return dispatch_all(c.in[0].dtype, [&](auto tag) {
            using T = typename decltype(tag)::type;
            return map_kernel<T, bool>(n, [f = row.f](T x) { return f(static_cast<double>(x)); });
          });
        })
        .zero_gradient()
        .cases(Case("typical").values("x", {2, 3}, {0, 1, -2.5, 0, 3, -0.5}).no_gradient(),
               Case("integers").shape("x", {4}, -2, 2, DType::kInt32).no_gradient(),
               Case("bad_name").shape("x", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));
};

MXHUB_OP(_npi_bitwise_not)
    .since("1.6")
    .doc("Every bit inverted; the logical opposite of booleans.")
    .input("x", "Integers or booleans of any shape.")
    .output("output", "Same shape and dtype as `x`.")
    .dtype([](TypeCtx& c) {
      c.same();
      if (is_float(c.in(0))) c.bad_input(0, cat("expected integers or booleans, got ", dtype_name(c.in(0))));
    })
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      if (c.in[0].dtype == DType::kBool) return map_kernel<bool, bool>(n, [](bool x) { return !x; });
      return dispatch_size(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return map_kernel<T, T>(n, [](T x) { return static_cast<T>(~x); });
      });
    })
    .zero_gradient()
    .cases(Case("typical").shape("x", {2, 3}, -4, 5, DType::kInt32).no_gradient(),
           Case("bool").shape("x", {4}, 0, 2, DType::kBool).no_gradient(),
           Case("floats").shape("x", {2}).fails(Kind::kType, "x"));

// ---- rounding ------------------------------------------------------------------------------------------------------
struct AroundParam {
  int decimals = 0;
  static auto fields() {
    return std::tuple{field("decimals", &AroundParam::decimals)
                          .doc("Digits after the point that stay; negative: digits before it that become zero.")};
  }
};

// Halves go to the even neighbour, as in NumPy, which also scales in the type itself.
template <class T>
T round_to(T x, T factor, bool multiply) {
  if (multiply) return std::nearbyint(x * factor) / factor;
  const T q = std::nearbyint(x / factor);
  return q == 0 ? q : q * factor;  // the factor may be infinite
}

Kernel around_kernel(int decimals, const PrepareCtx& c) {
  const int64_t n = c.in[0].size();
  const double factor = std::pow(10.0, std::abs(static_cast<double>(decimals)));
  const bool multiply = decimals >= 0;
  return dispatch_all(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using C = std::conditional_t<is_float_type<T>, Compute<T>, double>;
    return map_kernel<T, T>(n, [multiply, factor = static_cast<C>(factor)](T x) {
      if constexpr (!is_float_type<T>)
        if (multiply) return x;
      const C r = round_to(static_cast<C>(x), factor, multiply);
      return std::isfinite(r) ? convert<T>(r) : x;  // x * factor may overflow where x has no such digits
    });
  });
}

MXHUB_OP(_npi_around)
    .since("1.6")
    .doc("Rounds to a number of decimals. Halves go to the even neighbour.")
    .param_struct<AroundParam>()
    .input("x", "Numbers of any shape.")
    .output("output", "Same shape and dtype as `x`.")
    .inplace(0, 0)
    .kernel([](const AroundParam& p, const PrepareCtx& c) { return around_kernel(p.decimals, c); })
    .zero_gradient()
    .cases(Case("typical").values("x", {4}, {0.5, 1.5, -2.5, 2.4}).no_gradient(),
           Case("decimals").values("x", {3}, {1.234, -1.25, 100}).with("decimals", "1").no_gradient(),
           Case("tens").values("x", {3}, {14, 25, -36}, DType::kInt32).with("decimals", "-1").no_gradient(),
           Case("bad_decimals").shape("x", {2}).with("decimals", "x").fails(Kind::kArgument, "decimals"));

MXHUB_OP(_npi_rint)
    .since("1.6")
    .doc("Rounds to the nearest integer. Halves go to the even neighbour.")
    .input("x", "Numbers of any shape.")
    .output("output", "Same shape and dtype as `x`.")
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) { return around_kernel(0, c); })
    .zero_gradient()
    .cases(Case("typical").values("x", {4}, {0.5, 1.5, -2.5, 2.4}).no_gradient(),
           Case("integers").shape("x", {3}, -3, 3, DType::kInt32).no_gradient(),
           Case("bad_name").shape("x", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

// ---- nan_to_num ----------------------------------------------------------------------------------------------------
struct NanParam {
  bool copy = true;
  double nan = 0;
  std::optional<double> posinf, neginf;
  static auto fields() {
    return std::tuple{field("copy", &NanParam::copy).doc("Has no effect: the result is always a new array."),
                      field("nan", &NanParam::nan).doc("What becomes of NaN."),
                      field("posinf", &NanParam::posinf).doc("What becomes of infinity; None: the largest number."),
                      field("neginf", &NanParam::neginf).doc("What becomes of minus infinity; None: the smallest.")};
  }
};

template <class T>
double largest() {
  if constexpr (std::is_same_v<T, half>)
    return 65504;
  else if constexpr (std::is_same_v<T, bfloat16>)
    return 3.3895313892515355e38;
  else
    return static_cast<double>(std::numeric_limits<T>::max());
}

MXHUB_OP(_npi_nan_to_num)
    .since("1.6")
    .doc("Replaces NaN and infinities with numbers.")
    .param_struct<NanParam>()
    .input("data", "Numbers of any shape.")
    .output("output", "Same shape and dtype as `data`.")
    .inplace(0, 0)
    .kernel([](const NanParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      return dispatch_all(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const double nan = p.nan, high = p.posinf.value_or(largest<T>()), low = p.neginf.value_or(-largest<T>());
        return map_kernel<T, T>(n, [=](T v) {
          if constexpr (is_float_type<T>) {
            const auto x = static_cast<double>(v);
            if (std::isnan(x)) return convert<T>(nan);
            if (std::isinf(x)) return convert<T>(x > 0 ? high : low);
          }
          return v;
        });
      });
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      // Where something was replaced there is no gradient.
      const Entry kept = call("_backward_cast", {call("_npi_isfinite", {g.in(0)}), g.in(0)});
      return {mul(g.ograd(0), kept)};
    })
    .cases(Case("typical").values("data", {3}, {1, -2, 0.5}),
           Case("given").shape("data", {4}).with("nan", "3").with("posinf", "7").with("neginf", "-7").no_gradient(),
           Case("bad_nan").shape("data", {2}).with("nan", "x").fails(Kind::kArgument, "nan"));

}  // namespace
}  // namespace mxhub::op
