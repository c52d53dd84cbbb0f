// Functions of an array and a number of the NumPy interface.
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "op/elemwise/scalar.h"
#include "op/numpy/common.h"
#include "op/numpy/loops.h"

namespace mxhub::op {
namespace {

enum class Rule : uint8_t { kClassic, kFloat, kInteger, kCompare };

// The type that array and number are converted to.
DType operand_type(Rule rule, DType in, const ScalarParam& p) {
  if (rule == Rule::kFloat) return is_float(in) || in == DType::kUnknown ? in : DType::kFloat32;
  if (rule == Rule::kInteger) return in;
  DType t = result_type(in, p.is_int);
  if (rule != Rule::kCompare || !is_integer(t)) return t;
  // A number that the type does not hold must not be wrapped round before it is compared.
  const double low = t == DType::kUint8 || t == DType::kUint16 || t == DType::kUint32 || t == DType::kUint64
                         ? 0
                         : -std::ldexp(1.0, static_cast<int>(dtype_size(t)) * 8 - 1);
  const double high = std::ldexp(1.0, static_cast<int>(dtype_size(t)) * 8 - (low < 0 ? 1 : 0));
  return p.scalar >= low && p.scalar < high ? t : DType::kFloat64;
}

struct Row {
  const char* name;
  Rule rule;
  std::function<LoopSpec(DType)> loop;
  bool reversed;
  const char* classic;  // whose gradient it has
  const char* doc;
};
std::function<LoopSpec(DType)> plain(BinaryFn f) {
  return [f](DType t) { return loop_spec(f, t); };
}
std::function<LoopSpec(DType)> own(NumpyFn f) {
  return [f](DType t) { return numpy_loop(f, t); };
}
std::function<LoopSpec(DType)> test(BinaryFn f) {
  return [f](DType t) { return compare_loop(f, t); };
}

// clang-format off
const std::vector<Row>& table() {
  using B = BinaryFn;
  using N = NumpyFn;
  static const auto* rows = new std::vector<Row>{
      {"_npi_add_scalar", Rule::kClassic, plain(B::kAdd), false, "_plus_scalar", "`data + scalar`."},
      {"_npi_subtract_scalar", Rule::kClassic, plain(B::kSub), false, "_minus_scalar", "`data - scalar`."},
      {"_npi_rsubtract_scalar", Rule::kClassic, plain(B::kSub), true, "_rminus_scalar", "`scalar - data`."},
      {"_npi_multiply_scalar", Rule::kClassic, plain(B::kMul), false, "_mul_scalar", "`data * scalar`."},
      {"_npi_true_divide_scalar", Rule::kFloat, plain(B::kDiv), false, "_div_scalar",
       "`data / scalar`. Integers give float32."},
      {"_npi_rtrue_divide_scalar", Rule::kFloat, plain(B::kDiv), true, "_rdiv_scalar",
       "`scalar / data`. Integers give float32."},
      {"_npi_mod_scalar", Rule::kClassic, plain(B::kMod), false, "_mod_scalar",
       "Remainder of `data / scalar`, with the sign of the scalar."},
      {"_npi_rmod_scalar", Rule::kClassic, plain(B::kMod), true, "_rmod_scalar",
       "Remainder of `scalar / data`, with the sign of the data."},
      {"_npi_power_scalar", Rule::kClassic, plain(B::kPower), false, "_power_scalar", "`data ** scalar`."},
      {"_npi_rpower_scalar", Rule::kClassic, plain(B::kPower), true, "_rpower_scalar", "`scalar ** data`."},
      {"_npi_arctan2_scalar", Rule::kClassic, own(N::kArctan2), false, nullptr,
       "Angle of the point (scalar, data) against the first axis."},
      {"_npi_rarctan2_scalar", Rule::kClassic, own(N::kArctan2), true, nullptr,
       "Angle of the point (data, scalar) against the first axis."},
      {"_npi_copysign_scalar", Rule::kClassic, own(N::kCopysign), false, nullptr, "`data` with the sign of the scalar."},
      {"_npi_rcopysign_scalar", Rule::kClassic, own(N::kCopysign), true, nullptr, "The scalar with the sign of `data`."},
      {"_npi_ldexp_scalar", Rule::kClassic, own(N::kLdexp), false, nullptr, "`data * 2 ** scalar`."},
      {"_npi_rldexp_scalar", Rule::kClassic, own(N::kLdexp), true, nullptr, "`scalar * 2 ** data`."},
      {"_npi_lcm_scalar", Rule::kInteger, own(N::kLcm), false, nullptr,
       "Least common multiple of absolute values, of `data` and the scalar."},
      {"_npi_bitwise_and_scalar", Rule::kInteger, own(N::kBitwiseAnd), false, nullptr,
       "Bits that are set in `data` and in the scalar."},
      {"_npi_bitwise_or_scalar", Rule::kInteger, own(N::kBitwiseOr), false, nullptr,
       "Bits that are set in `data`, in the scalar, or in both."},
      {"_npi_bitwise_xor_scalar", Rule::kInteger, own(N::kBitwiseXor), false, nullptr,
       "Bits that are set in `data` or in the scalar, and not in both."},
      {"_npi_equal_scalar", Rule::kCompare, test(B::kEqual), false, nullptr, "Whether `data == scalar`."},
      {"_npi_not_equal_scalar", Rule::kCompare, test(B::kNotEqual), false, nullptr, "Whether `data != scalar`."},
      {"_npi_greater_scalar", Rule::kCompare, test(B::kGreater), false, nullptr, "Whether `data > scalar`."},
      {"_npi_greater_equal_scalar", Rule::kCompare, test(B::kGreaterEqual), false, nullptr,
       "Whether `data >= scalar`."},
      {"_npi_less_scalar", Rule::kCompare, test(B::kLesser), false, nullptr, "Whether `data < scalar`."},
      {"_npi_less_equal_scalar", Rule::kCompare, test(B::kLesserEqual), false, nullptr, "Whether `data <= scalar`."},
  };
  return *rows;
}
// clang-format on

// Of the functions that no classic operator has.
Entry gradient(const std::string& name, const ScalarParam& p, const GradCtx& g) {
  const Entry og = g.ograd(0), x = g.in(0);
  if (name.find("arctan2") != std::string::npos) {
    const Entry slope = scale(div(og, shift(call("square", {x}), p.scalar * p.scalar)), p.scalar);
    return name == "_npi_arctan2_scalar" ? slope : negative(slope);
  }
  if (name == "_npi_copysign_scalar") return mul(og, scale(call("sign", {x}), std::copysign(1.0, p.scalar)));
  if (name == "_npi_ldexp_scalar") return scale(og, std::exp2(p.scalar));
  if (name == "_npi_rldexp_scalar") return scale(mul(og, g.out(0)), 0.6931471805599453);
  return zeros_like(x);
}

MXHUB_OPS {
  for (const Row& row : table()) {
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(row.doc)
        .param_struct<ScalarParam>()
        .input("data", "Values of any shape.")
        .output("output", row.rule == Rule::kCompare ? "Booleans, same shape as `data`." : "Same shape as `data`.")
        .dtype([rule = row.rule](const ScalarParam& p, TypeCtx& c) {
          if (rule == Rule::kCompare) return c.set_out(0, DType::kBool);
          if (c.in(0) == DType::kUnknown && is_float(c.out(0)) && (p.is_int || c.out(0) != DType::kFloat64))
            c.set_in(0, c.out(0));
          if (rule == Rule::kInteger && is_float(c.in(0)))
            c.bad_input(0, cat("expected integers or booleans, got ", dtype_name(c.in(0))));
          c.set_out(0, operand_type(rule, c.in(0), p));
        })
        .kernel([&row](const ScalarParam& p, const PrepareCtx& c) {
          const DType t = operand_type(row.rule, c.in[0].dtype, p);
          if (row.rule == Rule::kClassic && row.classic && c.in[0].dtype == c.out[0].dtype)
            return Op::get(row.classic).prepare(&p, c);  // which knows short ways
          return scalar_kernel(row.loop(t), c.in[0].dtype, t, p.scalar, row.reversed, c.in[0].size());
        });
    if (row.rule == Rule::kClassic) op.inplace(0, 0);
    if (row.classic) {
      op.gradient(gradient_of(row.classic));
    } else if (row.rule == Rule::kClassic) {
      op.gradient(
          [&row](const ScalarParam& p, const GradCtx& g) -> std::vector<Entry> { return {gradient(row.name, p, g)}; });
    } else {
      op.zero_gradient();
    }
    const bool integers = row.rule == Rule::kInteger;
    if (!integers)
      op.cases(Case("typical").shape("data", {3, 4}, 0.3, 0.7).with("scalar", "1.9"),
               Case("integers_to_float")
                   .shape("data", {5}, 1, 9, DType::kInt32)
                   .with("scalar", "2.5")
                   .with("is_int", "0")
                   .no_gradient(),
               Case("empty").shape("data", {0, 3}).with("scalar", "2"));
    op.cases(Case("integers").shape("data", {5}, 1, 9, DType::kInt32).with("scalar", "2").no_gradient(),
             Case("bad_scalar").shape("data", {2}).with("scalar", "x").fails(Kind::kArgument, "scalar"));
  }
};

}  // namespace
}  // namespace mxhub::op
