// Binary functions of the NumPy interface: operands broadcast and may differ in type.
#include <algorithm>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/loops.h"
#include "op/reduce/driver.h"

namespace mxhub::op {

namespace {
DType wider_integer(DType a, DType b) {
  const auto is_unsigned = [](DType t) {
    return t == DType::kUint8 || t == DType::kUint16 || t == DType::kUint32 || t == DType::kUint64;
  };
  if (is_unsigned(a) == is_unsigned(b)) return dtype_size(a) >= dtype_size(b) ? a : b;
  const DType u = is_unsigned(a) ? a : b, s = is_unsigned(a) ? b : a;
  if (dtype_size(s) > dtype_size(u)) return s;
  switch (dtype_size(u)) {
    case 1:
      return DType::kInt16;
    case 2:
      return DType::kInt32;
    case 4:
      return DType::kInt64;
    default:
      return DType::kFloat64;
  }
}
}  // namespace

DType promote(DType a, DType b) {
  if (a == b || b == DType::kUnknown) return b == DType::kUnknown ? b : a;
  if (a == DType::kUnknown) return a;
  if (is_float(a) && is_float(b)) {
    if (dtype_size(a) == dtype_size(b)) return DType::kFloat32;  // float16 and bfloat16
    return dtype_size(a) > dtype_size(b) ? a : b;
  }
  if (is_float(a) || b == DType::kBool) return a;
  if (is_float(b) || a == DType::kBool) return b;
  return wider_integer(a, b);
}

namespace {

enum class Rule : uint8_t {
  kKeep,     // the common type
  kNumber,   // the same, and not of two booleans
  kFloat,    // float32 for integers
  kInteger,  // integers and booleans only
  kCompare,  // a boolean
};

DType operand_type(Rule rule, DType a, DType b) {
  const DType t = promote(a, b);
  return rule == Rule::kFloat && t != DType::kUnknown && !is_float(t) ? DType::kFloat32 : t;
}

void type_rule(Rule rule, TypeCtx& c) {
  if (c.in(0) == DType::kUnknown) c.set_in(0, c.in(1));
  if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
  if (c.in(0) == DType::kUnknown && rule != Rule::kCompare) {
    c.set_in(0, c.out(0));
    c.set_in(1, c.out(0));
  }
  const DType t = operand_type(rule, c.in(0), c.in(1));
  if (t == DType::kUnknown) {
    if (rule == Rule::kCompare) c.set_out(0, DType::kBool);
    return;
  }
  if (rule == Rule::kNumber && t == DType::kBool) c.bad_input(0, "expected numbers, got two arrays of booleans");
  if (rule == Rule::kInteger && is_float(t))
    c.bad_input(is_float(c.in(0)) ? 0 : 1, cat("expected integers or booleans, got ", dtype_name(t)));
  c.set_out(0, rule == Rule::kCompare ? DType::kBool : t);
}

// Operands of another type are converted to scratch memory first.
Kernel mixed_kernel(const LoopSpec& loop, DType t, const PrepareCtx& c) {
  Kernel main = broadcast_kernel(loop, c.in[0].shape, c.in[1].shape, c.out[0].shape);
  if (c.in[0].dtype == t && c.in[1].dtype == t) return main;
  Kernel cast[2];
  size_t at[2] = {0, 0}, bytes = 0;
  for (size_t i = 0; i < 2; ++i) {
    if (c.in[i].dtype == t) continue;
    cast[i] = cast_kernel(c.in[i].dtype, t, c.in[i].size());
    at[i] = bytes;
    bytes += (static_cast<size_t>(c.in[i].size()) * dtype_size(t) + 63) / 64 * 64;
  }
  return {[=](const RunCtx& r) {
            void* operands[2] = {r.in[0], r.in[1]};
            for (size_t i = 0; i < 2; ++i) {
              if (!cast[i].run) continue;
              void* to = static_cast<char*>(r.scratch) + at[i];
              RunCtx one = r;
              one.in = r.in + i;
              one.out = &to;
              cast[i].run(one);
              operands[i] = to;
            }
            RunCtx last = r;
            last.in = operands;
            main.run(last);
          },
          std::max<size_t>(bytes, 1), main.cost};
}

MXHUB_OP(_backward_npi_broadcast)
    .hidden()
    .doc("Sums an array down to the shape that was broadcast to it, and converts it to the dtype of that array.")
    .input("ograd", "The broadcast array.")
    .input("data", "Gives shape and dtype.")
    .shape([](ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](TypeCtx& c) {
      if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
      c.set_out(0, c.in(1));
    })
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) {
      const Shape &from = c.in[0].shape, &to = c.out[0].shape;
      if (from.size() == to.size()) {
        if (c.in[0].dtype != c.out[0].dtype) return cast_kernel(c.in[0].dtype, c.out[0].dtype, from.size());
        return broadcast_copy_kernel(c.in[0].dtype, to, to);
      }
      std::vector<bool> flags(static_cast<size_t>(from.ndim()));
      for (int i = 0; i < from.ndim(); ++i) {
        const int k = i - (from.ndim() - to.ndim());
        flags[static_cast<size_t>(i)] = k < 0 || (to[k] == 1 && from[i] != 1);
      }
      return reduce_kernel(ReduceFn::kSum, Finish::kNone, c.in[0], flags, c.out[0].dtype);
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      // Addition broadcasts and converts.
      return {call("_npi_add", {zeros_like(g.in(0)), g.ograd(0)}), zeros_like(g.in(1))};
    });

Entry both(const char* op, const Entry& a, const Entry& b) { return call(op, {a, b}); }
using Gradients = std::vector<Entry> (*)(const Entry& og, const Entry& a, const Entry& b, const Entry& out);

std::vector<Entry> grad_add(const Entry& og, const Entry&, const Entry&, const Entry&) { return {og, og}; }
std::vector<Entry> grad_subtract(const Entry& og, const Entry&, const Entry&, const Entry&) {
  return {og, negative(og)};
}
std::vector<Entry> grad_multiply(const Entry& og, const Entry& a, const Entry& b, const Entry&) {
  return {times(og, b), times(og, a)};
}
std::vector<Entry> grad_divide(const Entry& og, const Entry&, const Entry& b, const Entry& out) {
  const Entry q = over(og, b);
  return {q, negative(times(q, out))};
}
// Integers have no neighbours in between: nothing flows back through their remainder.
std::vector<Entry> grad_mod(const Entry& og, const Entry& a, const Entry& b, const Entry& out) {
  const Entry back = call("_npi_where_float", {og, out});
  return {back, negative(times(back, call("floor", {over(a, b)})))};
}
std::vector<Entry> grad_power(const Entry& og, const Entry& a, const Entry& b, const Entry& out) {
  return {times(og, times(b, both("_npi_power", a, shift(b, -1)))),
          times(og, times(out, call("log", {times(ones_like(out), a)})))};
}
std::vector<Entry> grad_hypot(const Entry& og, const Entry& a, const Entry& b, const Entry& out) {
  const Entry q = over(og, out);
  return {times(q, a), times(q, b)};
}
std::vector<Entry> grad_arctan2(const Entry& og, const Entry& a, const Entry& b, const Entry&) {
  const Entry q = over(og, both("_npi_add", call("square", {a}), call("square", {b})));
  return {times(q, b), negative(times(q, a))};
}
std::vector<Entry> grad_copysign(const Entry& og, const Entry& a, const Entry& b, const Entry&) {
  return {times(og, times(call("sign", {a}), both("_npi_copysign", ones_like(a), b))), Entry{}};
}
std::vector<Entry> grad_ldexp(const Entry& og, const Entry&, const Entry& b, const Entry& out) {
  return {times(og, both("_npi_ldexp", ones_like(og), b)), scale(times(og, out), 0.6931471805599453)};
}

struct Row {
  const char* name;
  Rule rule;
  std::function<LoopSpec(DType)> loop;
  Gradients gradients;  // null: zero everywhere
  const char* doc;
  double low, high;
  const char *lhs = "lhs", *rhs = "rhs";
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
      {"_npi_add", Rule::kKeep, plain(B::kAdd), grad_add, "Sum, `lhs + rhs`.", -2, 2},
      {"_npi_subtract", Rule::kNumber, plain(B::kSub), grad_subtract, "Difference, `lhs - rhs`.", -2, 2},
      {"_npi_multiply", Rule::kKeep, plain(B::kMul), grad_multiply, "Product, `lhs * rhs`.", -2, 2},
      {"_npi_true_divide", Rule::kFloat, plain(B::kDiv), grad_divide,
       "Quotient, `lhs / rhs`. Integers give float32.", 0.5, 2},
      {"_npi_mod", Rule::kNumber, plain(B::kMod), grad_mod,
       "Remainder of `lhs / rhs`. It has the sign of `rhs`; the remainder of a division by zero is zero.", 1.1, 1.9},
      {"_npi_power", Rule::kKeep, plain(B::kPower), grad_power, "Power, `lhs ** rhs`.", 0.5, 2},
      {"_npi_hypot", Rule::kFloat, plain(B::kHypot), grad_hypot,
       "Length of a vector with two components, `sqrt(x1^2 + x2^2)`.", 0.5, 2, "x1", "x2"},
      {"_npi_arctan2", Rule::kFloat, own(N::kArctan2), grad_arctan2,
       "Angle of the point (x2, x1) against the first axis, in [-pi, pi].", 0.5, 2, "x1", "x2"},
      {"_npi_copysign", Rule::kKeep, own(N::kCopysign), grad_copysign, "`lhs` with the sign of `rhs`.", 0.5, 2},
      {"_npi_ldexp", Rule::kKeep, own(N::kLdexp), grad_ldexp, "`lhs * 2 ** rhs`.", 0.5, 2},
      {"_npi_lcm", Rule::kInteger, own(N::kLcm), nullptr, "Least common multiple of absolute values.", 2, 10},
      {"_npi_bitwise_and", Rule::kInteger, own(N::kBitwiseAnd), nullptr, "Bits that are set in both.", 0, 10},
      {"_npi_bitwise_or", Rule::kInteger, own(N::kBitwiseOr), nullptr, "Bits that are set in one or both.", 0, 10},
      {"_npi_bitwise_xor", Rule::kInteger, own(N::kBitwiseXor), nullptr, "Bits that are set in one of both.", 0, 10},
      {"_npi_equal", Rule::kCompare, test(B::kEqual), nullptr, "Whether `lhs == rhs`.", -2, 2},
      {"_npi_not_equal", Rule::kCompare, test(B::kNotEqual), nullptr, "Whether `lhs != rhs`.", -2, 2},
      {"_npi_greater", Rule::kCompare, test(B::kGreater), nullptr, "Whether `lhs > rhs`.", -2, 2},
      {"_npi_greater_equal", Rule::kCompare, test(B::kGreaterEqual), nullptr, "Whether `lhs >= rhs`.", -2, 2},
      {"_npi_less", Rule::kCompare, test(B::kLesser), nullptr, "Whether `lhs < rhs`.", -2, 2},
      {"_npi_less_equal", Rule::kCompare, test(B::kLesserEqual), nullptr, "Whether `lhs <= rhs`.", -2, 2},
  };
  return *rows;
}
// clang-format on

MXHUB_OP(_npi_where_float)
    .hidden()
    .doc("The values of `data` if `like` has a floating-point dtype; otherwise zeros.")
    .input("data")
    .input("like")
    .kernel([](const PrepareCtx& c) {
      const size_t bytes = c.in[0].bytes();
      const bool keep = is_float(c.in[1].dtype);
      return Kernel{[bytes, keep](const RunCtx& r) {
        if (bytes && keep) std::memcpy(r.out[0], r.in[0], bytes);
        if (bytes && !keep) std::memset(r.out[0], 0, bytes);
      }};
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      return {call("_npi_where_float", {g.ograd(0), g.in(1)}), Entry{}};
    });

MXHUB_OPS {
  for (const Row& row : table()) {
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(std::string(row.doc) +
             "\n\nDimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of "
             "different dtypes are converted to the wider one; floating point is wider than integers.")
        .input(row.lhs, "First operand.")
        .input(row.rhs, "Second operand.")
        .output("output", row.rule == Rule::kCompare ? "Booleans of the broadcast shape." : "The broadcast shape.")
        .shape(broadcast_rule)
        .dtype([rule = row.rule](TypeCtx& c) { type_rule(rule, c); })
        .kernel([&row](const PrepareCtx& c) {
          const DType t = operand_type(row.rule, c.in[0].dtype, c.in[1].dtype);
          return mixed_kernel(row.loop(t), t, c);
        });
    if (row.rule != Rule::kCompare && row.rule != Rule::kFloat) op.inplace(0, 0).inplace(1, 0);
    if (row.gradients)
      op.gradient([&row](const GradCtx& g) -> std::vector<Entry> {
        std::vector<Entry> r = row.gradients(g.ograd(0), g.in(0), g.in(1), g.out(0));
        for (int i = 0; i < 2; ++i) r[i] = r[i] ? shrink(r[i], g.in(i)) : zeros_like(g.in(i));
        return r;
      });
    else
      op.zero_gradient();
    const DType t = row.rule == Rule::kInteger ? DType::kInt32 : DType::kFloat32;
    const DType other = row.rule == Rule::kInteger ? DType::kInt64 : DType::kInt32;
    const double low = row.low, high = row.high;
    op.cases(
        Case("typical").shape(row.lhs, {2, 1, 3}, low, high, t).shape(row.rhs, {4, 1}, low / 2, high / 2, t),
        Case("same").shape(row.lhs, {2, 3}, low, high, t).shape(row.rhs, {2, 3}, low / 2, high / 2, t),
        Case("types").shape(row.lhs, {2, 3}, 1, 9, other).shape(row.rhs, {3}, 1, 3, t).no_gradient(),
        Case("empty").shape(row.lhs, {2, 0}, 1, 2, t).shape(row.rhs, {2, 1}, 1, 2, t).no_gradient(),
        Case("misfit").shape(row.lhs, {2, 3}, 1, 2, t).shape(row.rhs, {2, 2}, 1, 2, t).fails(Kind::kShape, row.rhs));
  }
};

}  // namespace
}  // namespace mxhub::op
