// Operators of an array and a number.
#include <cmath>
#include <string>
#include <vector>

#include "op/build.h"
#include "op/elemwise/driver.h"
#include "op/elemwise/scalar.h"

namespace mxhub::op {
namespace {

using Gradient = Entry (*)(const GradCtx& g, double s);
Entry head(const GradCtx& g) { return g.ograd(0); }
Entry with_scalar(const char* op, const Entry& x, double s) { return call(op, {x}, {{"scalar", text(s)}}); }

struct Row {
  const char* name;
  BinaryFn fn;
  bool reversed;      // scalar op x
  Gradient gradient;  // null: zero everywhere
  const char* doc;
  std::vector<const char*> aliases;
};

const std::vector<Row>& table() {
  using B = BinaryFn;
  static const auto* rows = new std::vector<Row>{
      {"_plus_scalar",
       B::kAdd,
       false,
       [](const GradCtx& g, double) { return head(g); },
       "`data + scalar`.",
       {"_PlusScalar"}},
      {"_minus_scalar",
       B::kSub,
       false,
       [](const GradCtx& g, double) { return head(g); },
       "`data - scalar`.",
       {"_MinusScalar"}},
      {"_rminus_scalar",
       B::kSub,
       true,
       [](const GradCtx& g, double) { return negative(head(g)); },
       "`scalar - data`.",
       {"_RMinusScalar"}},
      {"_mul_scalar",
       B::kMul,
       false,
       [](const GradCtx& g, double s) { return scale(head(g), s); },
       "`data * scalar`.",
       {"_MulScalar"}},
      {"_div_scalar",
       B::kDiv,
       false,
       [](const GradCtx& g, double s) { return with_scalar("_div_scalar", head(g), s); },
       "`data / scalar`.",
       {"_DivScalar"}},
      {"_rdiv_scalar",
       B::kDiv,
       true,
       [](const GradCtx& g, double) { return negative(mul(head(g), div(g.out(0), g.in(0)))); },
       "`scalar / data`.",
       {"_RDivScalar"}},
      {"_mod_scalar",
       B::kMod,
       false,
       [](const GradCtx& g, double) { return head(g); },
       "Remainder of `data / scalar`, with the sign of the scalar.",
       {"_ModScalar"}},
      {"_rmod_scalar",
       B::kMod,
       true,
       [](const GradCtx& g, double s) {
         return negative(mul(head(g), call("floor", {with_scalar("_rdiv_scalar", g.in(0), s)})));
       },
       "Remainder of `scalar / data`, with the sign of the data.",
       {"_RModScalar"}},
      {"_power_scalar",
       B::kPower,
       false,
       [](const GradCtx& g, double s) {
         if (s == 0) return zeros_like(g.in(0));
         return mul(head(g), scale(s == 1 ? ones_like(g.in(0)) : with_scalar("_power_scalar", g.in(0), s - 1), s));
       },
       "`data ** scalar`.",
       {"_PowerScalar"}},
      {"_rpower_scalar",
       B::kPower,
       true,
       [](const GradCtx& g, double s) { return mul(head(g), scale(g.out(0), std::log(s))); },
       "`scalar ** data`.",
       {"_RPowerScalar"}},
      {"_maximum_scalar",
       B::kMaximum,
       false,
       [](const GradCtx& g, double s) { return mul(head(g), with_scalar("_greater_equal_scalar", g.in(0), s)); },
       "The larger of `data` and the scalar.",
       {"_MaximumScalar", "_npi_maximum_scalar"}},
      {"_minimum_scalar",
       B::kMinimum,
       false,
       [](const GradCtx& g, double s) { return mul(head(g), with_scalar("_lesser_equal_scalar", g.in(0), s)); },
       "The smaller of `data` and the scalar.",
       {"_MinimumScalar", "_npi_minimum_scalar"}},
      {"_hypot_scalar",
       B::kHypot,
       false,
       [](const GradCtx& g, double) { return mul(head(g), div(g.in(0), g.out(0))); },
       "`sqrt(data^2 + scalar^2)`.",
       {"_HypotScalar", "_npi_hypot_scalar"}},
      {"_equal_scalar", B::kEqual, false, nullptr, "1 where `data == scalar`, 0 elsewhere.", {"_EqualScalar"}},
      {"_not_equal_scalar",
       B::kNotEqual,
       false,
       nullptr,
       "1 where `data != scalar`, 0 elsewhere.",
       {"_NotEqualScalar"}},
      {"_greater_scalar", B::kGreater, false, nullptr, "1 where `data > scalar`, 0 elsewhere.", {"_GreaterScalar"}},
      {"_greater_equal_scalar",
       B::kGreaterEqual,
       false,
       nullptr,
       "1 where `data >= scalar`, 0 elsewhere.",
       {"_GreaterEqualScalar"}},
      {"_lesser_scalar", B::kLesser, false, nullptr, "1 where `data < scalar`, 0 elsewhere.", {"_LesserScalar"}},
      {"_lesser_equal_scalar",
       B::kLesserEqual,
       false,
       nullptr,
       "1 where `data <= scalar`, 0 elsewhere.",
       {"_LesserEqualScalar"}},
      {"_logical_and_scalar",
       B::kLogicalAnd,
       false,
       nullptr,
       "1 where `data` and the scalar are non-zero.",
       {"_LogicalAndScalar"}},
      {"_logical_or_scalar",
       B::kLogicalOr,
       false,
       nullptr,
       "1 where `data` or the scalar is non-zero.",
       {"_LogicalOrScalar"}},
      {"_logical_xor_scalar",
       B::kLogicalXor,
       false,
       nullptr,
       "1 where one of `data` and the scalar is non-zero.",
       {"_LogicalXorScalar"}},
  };
  return *rows;
}

// Powers that need no power function.
Kernel prepare(const Row& row, const ScalarParam& p, const PrepareCtx& c) {
  const DType in = c.in[0].dtype, out = c.out[0].dtype;
  const int64_t n = c.in[0].size();
  if (row.fn == BinaryFn::kPower && !row.reversed && in == out && is_float(out)) {
    if (p.scalar == 2) return unary_kernel(UnaryFn::kSquare, out, n);
    if (p.scalar == -1) return unary_kernel(UnaryFn::kReciprocal, out, n);
    if (p.scalar == 1) return scalar_kernel(BinaryFn::kMul, in, out, 1, false, n);
  }
  return scalar_kernel(row.fn, in, out, p.scalar, row.reversed, n);
}

void type_rule(const ScalarParam& p, TypeCtx& c) {
  if (c.in(0) == DType::kUnknown && is_float(c.out(0)) && (p.is_int || c.out(0) != DType::kFloat64))
    c.set_in(0, c.out(0));
  c.set_out(0, result_type(c.in(0), p.is_int));
}

MXHUB_OPS {
  for (const Row& row : table()) {
    OpBuilder op(row.name);
    op.doc(row.doc)
        .param_struct<ScalarParam>()
        .input("data", "Values of any shape.")
        .output("output", "Same shape as `data`.")
        .dtype(type_rule)
        .inplace(0, 0)
        .kernel([&row](const ScalarParam& p, const PrepareCtx& c) { return prepare(row, p, c); })
        .cases(Case("typical").shape("data", {3, 4}, 0.3, 0.7).with("scalar", "1.9"),
               Case("integers").shape("data", {5}, 1, 9, DType::kInt32).with("scalar", "2").no_gradient(),
               Case("integers_to_float")
                   .shape("data", {5}, 1, 9, DType::kInt32)
                   .with("scalar", "2.5")
                   .with("is_int", "0")
                   .no_gradient(),
               Case("empty").shape("data", {0, 3}).with("scalar", "2"),
               Case("bad_scalar").shape("data", {2}).with("scalar", "x").fails(Kind::kArgument, "scalar"));
    for (const char* a : row.aliases) op.alias(a);
    if (row.fn != BinaryFn::kPower) op.sparse(SparseRule::kValues);
    if (row.gradient)
      op.gradient(
          [&row](const ScalarParam& p, const GradCtx& g) -> std::vector<Entry> { return {row.gradient(g, p.scalar)}; });
    else
      op.zero_gradient();
  }
};

}  // namespace
}  // namespace mxhub::op
