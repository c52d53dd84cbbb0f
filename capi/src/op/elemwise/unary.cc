// Unary mathematics: one table of functions with their derivatives.
#include <string>
#include <vector>

#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

// The derivative's derivative, in public operators of v (the input or the output, whichever the derivative takes).
using Second = Entry (*)(const Entry& v);
Entry apply(const char* op, const Entry& v) { return call(op, {v}); }
Entry power(const Entry& v, double p) { return call("_power_scalar", {v}, {{"scalar", text(p)}}); }
Entry constant(const Entry& v, double c) { return scale(ones_like(v), c); }
// c v / (s v^2 + b)^(3/2), of the inverse hyperbolic and trigonometric functions.
Entry inverse_second(const Entry& v, double c, double s, double b) {
  return mul(scale(v, c), power(shift(scale(apply("square", v), s), b), -1.5));
}

struct Row {
  const char* name;
  UnaryFn fn;
  BinaryFn grad;     // kCount: the gradient is zero everywhere
  bool from_output;  // the derivative is written in the output
  Second second;     // null: no second derivative
  double low, high;  // a range for cases
  const char* formula;
  const char* doc;
  std::vector<const char*> aliases;
};

const std::vector<Row>& table() {
  using U = UnaryFn;
  using B = BinaryFn;
  constexpr B kZero = B::kCount;
  static const auto* rows = new std::vector<Row>{
      {"abs",
       U::kAbs,
       B::kGradAbs,
       false,
       [](const Entry& v) { return zeros_like(v); },
       0.2,
       2,
       "|x|",
       "Absolute value of every element.",
       {"_sparse_abs"}},
      {"sign",
       U::kSign,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "-1 where x < 0, 0 where x = 0, 1 where x > 0",
       "Sign of every element.",
       {"_sparse_sign"}},
      {"round",
       U::kRound,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "the nearest integer, halves away from zero",
       "Rounds to the nearest integer.",
       {"_sparse_round"}},
      {"rint",
       U::kRint,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "the nearest integer, halves toward minus infinity",
       "Rounds to the nearest integer.",
       {"_sparse_rint"}},
      {"ceil", U::kCeil, kZero, false, nullptr, -2, 2, "the least integer >= x", "Rounds up.", {"_sparse_ceil"}},
      {"floor",
       U::kFloor,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "the greatest integer <= x",
       "Rounds down.",
       {"_sparse_floor"}},
      {"trunc",
       U::kTrunc,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "x without its fraction",
       "Rounds toward zero.",
       {"_sparse_trunc"}},
      {"fix",
       U::kTrunc,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "x without its fraction",
       "Rounds toward zero.",
       {"_sparse_fix"}},
      {"square",
       U::kSquare,
       B::kGradSquare,
       false,
       [](const Entry& v) { return constant(v, 2); },
       -2,
       2,
       "x^2",
       "Square of every element.",
       {"_sparse_square"}},
      {"sqrt",
       U::kSqrt,
       B::kGradSqrt,
       true,
       [](const Entry& v) { return scale(power(v, -2), -0.5); },
       0.2,
       2,
       "x^(1/2)",
       "Square root of every element.",
       {"_sparse_sqrt"}},
      {"rsqrt",
       U::kRsqrt,
       B::kGradRsqrt,
       true,
       [](const Entry& v) { return scale(apply("square", v), -1.5); },
       0.2,
       2,
       "x^(-1/2)",
       "Reciprocal of the square root.",
       {"_sparse_rsqrt"}},
      {"cbrt",
       U::kCbrt,
       B::kGradCbrt,
       true,
       [](const Entry& v) { return scale(power(v, -3), -2. / 3); },
       0.2,
       2,
       "x^(1/3)",
       "Cube root of every element.",
       {"_sparse_cbrt"}},
      {"rcbrt",
       U::kRcbrt,
       B::kGradRcbrt,
       true,
       [](const Entry& v) { return scale(power(v, 3), -4. / 3); },
       0.2,
       2,
       "x^(-1/3)",
       "Reciprocal of the cube root.",
       {}},
      {"exp",
       U::kExp,
       B::kMul,
       true,
       [](const Entry& v) { return ones_like(v); },
       -2,
       2,
       "e^x",
       "Exponential of every element.",
       {"_sparse_exp"}},
      {"expm1",
       U::kExpm1,
       B::kGradExpm1,
       false,
       [](const Entry& v) { return apply("exp", v); },
       -2,
       2,
       "e^x - 1",
       "Exponential minus one, accurate near zero.",
       {"_sparse_expm1"}},
      {"log",
       U::kLog,
       B::kGradLog,
       false,
       [](const Entry& v) { return scale(power(v, -2), -1); },
       0.2,
       2,
       "ln x",
       "Natural logarithm of every element.",
       {"_sparse_log"}},
      {"log2",
       U::kLog2,
       B::kGradLog2,
       false,
       [](const Entry& v) { return scale(power(v, -2), -1.4426950408889634); },
       0.2,
       2,
       "log2 x",
       "Logarithm to base 2.",
       {"_sparse_log2"}},
      {"log10",
       U::kLog10,
       B::kGradLog10,
       false,
       [](const Entry& v) { return scale(power(v, -2), -0.4342944819032518); },
       0.2,
       2,
       "log10 x",
       "Logarithm to base 10.",
       {"_sparse_log10"}},
      {"log1p",
       U::kLog1p,
       B::kGradLog1p,
       false,
       [](const Entry& v) { return scale(power(shift(v, 1), -2), -1); },
       -0.5,
       2,
       "ln(1 + x)",
       "Logarithm of one plus x, accurate near zero.",
       {"_sparse_log1p"}},
      {"sin",
       U::kSin,
       B::kGradSin,
       false,
       [](const Entry& v) { return negative(apply("sin", v)); },
       -2,
       2,
       "sin x",
       "Sine of an angle in radians.",
       {"_sparse_sin"}},
      {"cos",
       U::kCos,
       B::kGradCos,
       false,
       [](const Entry& v) { return negative(apply("cos", v)); },
       -2,
       2,
       "cos x",
       "Cosine of an angle in radians.",
       {"_sparse_cos"}},
      {"tan",
       U::kTan,
       B::kGradTan,
       true,
       [](const Entry& v) { return scale(v, 2); },
       -1,
       1,
       "tan x",
       "Tangent of an angle in radians.",
       {"_sparse_tan"}},
      {"arcsin",
       U::kArcsin,
       B::kGradArcsin,
       false,
       [](const Entry& v) { return inverse_second(v, 1, -1, 1); },
       -0.8,
       0.8,
       "arcsin x",
       "Inverse sine, in radians.",
       {"_sparse_arcsin"}},
      {"arccos",
       U::kArccos,
       B::kGradArccos,
       false,
       [](const Entry& v) { return inverse_second(v, -1, -1, 1); },
       -0.8,
       0.8,
       "arccos x",
       "Inverse cosine, in radians.",
       {"_sparse_arccos"}},
      {"arctan",
       U::kArctan,
       B::kGradArctan,
       false,
       [](const Entry& v) { return mul(scale(v, -2), power(shift(apply("square", v), 1), -2)); },
       -2,
       2,
       "arctan x",
       "Inverse tangent, in radians.",
       {"_sparse_arctan"}},
      {"sinh",
       U::kSinh,
       B::kGradSinh,
       false,
       [](const Entry& v) { return apply("sinh", v); },
       -2,
       2,
       "sinh x",
       "Hyperbolic sine.",
       {"_sparse_sinh"}},
      {"cosh",
       U::kCosh,
       B::kGradCosh,
       false,
       [](const Entry& v) { return apply("cosh", v); },
       -2,
       2,
       "cosh x",
       "Hyperbolic cosine.",
       {"_sparse_cosh"}},
      {"tanh",
       U::kTanh,
       B::kGradTanh,
       true,
       [](const Entry& v) { return scale(v, -2); },
       -2,
       2,
       "tanh x",
       "Hyperbolic tangent.",
       {"_sparse_tanh"}},
      {"arcsinh",
       U::kArcsinh,
       B::kGradArcsinh,
       false,
       // The sign is MXNet 1.9.1's, whose tests ask for it; mathematics would have -1 here.
       [](const Entry& v) { return inverse_second(v, 1, 1, 1); },
       -2,
       2,
       "arcsinh x",
       "Inverse hyperbolic sine.",
       {"_sparse_arcsinh"}},
      {"arccosh",
       U::kArccosh,
       B::kGradArccosh,
       false,
       [](const Entry& v) { return inverse_second(v, -1, 1, -1); },
       1.5,
       3,
       "arccosh x",
       "Inverse hyperbolic cosine.",
       {"_sparse_arccosh"}},
      {"arctanh",
       U::kArctanh,
       B::kGradArctanh,
       false,
       [](const Entry& v) { return mul(scale(v, 2), power(shift(scale(apply("square", v), -1), 1), -2)); },
       -0.8,
       0.8,
       "arctanh x",
       "Inverse hyperbolic tangent.",
       {"_sparse_arctanh"}},
      {"gamma",
       U::kGamma,
       B::kGradGamma,
       false,
       nullptr,
       0.5,
       3,
       "Gamma(x)",
       "Gamma function.",
       {"_npx_gamma", "_sparse_gamma"}},
      {"gammaln",
       U::kGammaln,
       B::kGradGammaln,
       false,
       nullptr,
       0.5,
       3,
       "ln |Gamma(x)|",
       "Logarithm of the absolute value of the gamma function.",
       {"_npx_gammaln", "_sparse_gammaln"}},
      {"erf",
       U::kErf,
       B::kGradErf,
       false,
       [](const Entry& v) {
         return mul(scale(v, -2 * 1.1283791670955126), apply("exp", negative(apply("square", v))));
       },
       -2,
       2,
       "erf(x)",
       "Gauss error function.",
       {"_npx_erf"}},
      {"erfinv",
       U::kErfinv,
       B::kGradErfinv,
       true,
       [](const Entry& v) { return mul(scale(v, 2 * 0.886226925452758), apply("exp", apply("square", v))); },
       -0.8,
       0.8,
       "the y with erf(y) = x",
       "Inverse of the Gauss error function.",
       {"_npx_erfinv"}},
      {"reciprocal",
       U::kReciprocal,
       B::kGradReciprocal,
       true,
       [](const Entry& v) { return scale(v, -2); },
       0.4,
       2,
       "1 / x",
       "Reciprocal of every element.",
       {}},
      {"relu",
       U::kRelu,
       B::kGradRelu,
       true,
       [](const Entry& v) { return zeros_like(v); },
       0.2,
       2,
       "max(x, 0)",
       "Rectified linear unit.",
       {"_sparse_relu"}},
      {"sigmoid",
       U::kSigmoid,
       B::kGradSigmoid,
       true,
       [](const Entry& v) { return shift(scale(v, -2), 1); },
       -2,
       2,
       "1 / (1 + e^(-x))",
       "Logistic sigmoid.",
       {"_sparse_sigmoid"}},
      {"softsign",
       U::kSoftsign,
       B::kGradSoftsign,
       false,
       [](const Entry& v) { return mul(scale(apply("sign", v), -2), power(shift(apply("abs", v), 1), -3)); },
       0.2,
       2,
       "x / (1 + |x|)",
       "Softsign activation.",
       {}},
      {"logical_not",
       U::kLogicalNot,
       kZero,
       false,
       nullptr,
       -2,
       2,
       "1 where x = 0, 0 elsewhere",
       "Logical negation.",
       {}},
  };
  return *rows;
}

MXHUB_OPS {
  for (const Row& row : table()) {
    const std::string backward = std::string("_backward_") + row.name;
    OpBuilder op(row.name);
    op.doc(std::string(row.doc) + "\n\n    y = " + row.formula +
           "\n\nInteger input gives output of the same dtype, rounded toward zero.")
        .input("data", "Values of any shape.")
        .output("output", "Same shape and dtype as `data`.")
        .inplace(0, 0)
        .sparse(SparseRule::kValues)
        .kernel([fn = row.fn](const PrepareCtx& c) { return unary_kernel(fn, c.in[0].dtype, c.in[0].size()); })
        .cases(Case("typical").shape("data", {3, 4}, row.low, row.high),
               Case("empty").shape("data", {0, 4}, row.low, row.high),
               Case("bad_name").shape("data", {2}).with("scale", "2").fails(Kind::kArgument, "scale"));
    for (const char* a : row.aliases) op.alias(a);
    if (row.grad == BinaryFn::kCount) {
      op.zero_gradient();
      continue;
    }
    op.gradient([backward, from_output = row.from_output](const GradCtx& g) -> std::vector<Entry> {
      return {call(backward.c_str(), {g.ograd(0), from_output ? g.out(0) : g.in(0)})};
    });
    OpBuilder back(backward);
    back.hidden()
        .doc(std::string("Gradient of `") + row.name + "`.")
        .input("ograd", "Gradient of the output.")
        .input("data", row.from_output ? "The output." : "The input.")
        .inplace(0, 0)
        .kernel([fn = row.grad](const PrepareCtx& c) { return binary_kernel(fn, c.in[0].dtype, c.in[0].size()); });
    if (row.second) {
      back.gradient([backward, second = row.second](const GradCtx& g) -> std::vector<Entry> {
        const Entry gg = g.ograd(0);
        return {call(backward.c_str(), {gg, g.in(1)}), mul(mul(gg, g.in(0)), second(g.in(1)))};
      });
    }
  }
};

// Linear functions: their gradients are themselves.
struct Linear {
  const char* name;
  UnaryFn fn;
  double factor;
  const char* doc;
  std::vector<const char*> aliases;
};
MXHUB_OPS {
  for (const Linear& row : std::vector<Linear>{
           {"negative", UnaryFn::kNegative, -1, "Negative of every element.", {"_sparse_negative"}},
           {"degrees", UnaryFn::kDegrees, 57.29577951308232, "Converts radians to degrees.", {"_sparse_degrees"}},
           {"radians", UnaryFn::kRadians, 0.017453292519943295, "Converts degrees to radians.", {"_sparse_radians"}}}) {
    OpBuilder op(row.name);
    op.doc(row.doc)
        .input("data", "Values of any shape.")
        .output("output", "Same shape and dtype as `data`.")
        .inplace(0, 0)
        .sparse(SparseRule::kValues)
        .kernel([fn = row.fn](const PrepareCtx& c) { return unary_kernel(fn, c.in[0].dtype, c.in[0].size()); })
        .gradient([name = std::string(row.name)](const GradCtx& g) -> std::vector<Entry> {
          return {call(name.c_str(), {g.ograd(0)})};
        })
        .reference([factor = row.factor](const std::vector<Entry>& in) -> std::vector<Entry> {
          return {scale(in[0], factor)};
        })
        .cases(Case("typical").shape("data", {3, 4}), Case("empty").shape("data", {0}),
               Case("bad_name").shape("data", {2}).with("scale", "2").fails(Kind::kArgument, "scale"));
    for (const char* a : row.aliases) op.alias(a);
  }
};

}  // namespace
}  // namespace mxhub::op
