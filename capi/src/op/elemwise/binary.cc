// Binary arithmetic, comparison and logic: one table gives the elementwise, the broadcasting and the scalar operators.
#include <string>
#include <vector>

#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

// Builds gradients with elementwise operators, or with broadcasting ones whose results shrink to each input's shape.
struct Arithmetic {
  const GradCtx& g;
  bool broadcast;
  Entry binary(const char* plain, const char* wide, const Entry& a, const Entry& b) const {
    return call(broadcast ? wide : plain, {a, b});
  }
  Entry mul(const Entry& a, const Entry& b) const { return binary("elemwise_mul", "broadcast_mul", a, b); }
  Entry div(const Entry& a, const Entry& b) const { return binary("elemwise_div", "broadcast_div", a, b); }
  Entry power(const Entry& a, const Entry& b) const { return binary("_power", "broadcast_power", a, b); }
  Entry to(int input, const Entry& e) const { return broadcast ? call("_backward_broadcast", {e, g.in(input)}) : e; }
};
using Gradients = std::vector<Entry> (*)(const Arithmetic&);

std::vector<Entry> grad_add(const Arithmetic& m) { return {m.to(0, m.g.ograd(0)), m.to(1, m.g.ograd(0))}; }
std::vector<Entry> grad_sub(const Arithmetic& m) { return {m.to(0, m.g.ograd(0)), negative(m.to(1, m.g.ograd(0)))}; }
std::vector<Entry> grad_mul(const Arithmetic& m) {
  const Entry og = m.g.ograd(0);
  return {m.to(0, m.mul(og, m.g.in(1))), m.to(1, m.mul(og, m.g.in(0)))};
}
std::vector<Entry> grad_div(const Arithmetic& m) {
  const Entry q = m.div(m.g.ograd(0), m.g.in(1));
  return {m.to(0, q), negative(m.to(1, m.mul(q, m.g.out(0))))};
}
std::vector<Entry> grad_mod(const Arithmetic& m) {  // a mod b = a - b floor(a / b)
  const Entry og = m.g.ograd(0);
  const Entry times = call("floor", {m.div(m.g.in(0), m.g.in(1))});
  return {m.to(0, og), negative(m.to(1, m.mul(og, times)))};
}
std::vector<Entry> grad_power(const Arithmetic& m) {
  const Entry og = m.g.ograd(0), a = m.g.in(0), b = m.g.in(1);
  const Entry da = m.mul(b, m.power(a, shift(b, -1))), db = m.mul(m.g.out(0), call("log", {a}));
  return {m.to(0, m.mul(og, da)), m.to(1, m.mul(og, db))};
}
std::vector<Entry> grad_hypot(const Arithmetic& m) {
  const Entry q = m.div(m.g.ograd(0), m.g.out(0));
  return {m.to(0, m.mul(q, m.g.in(0))), m.to(1, m.mul(q, m.g.in(1)))};
}
std::vector<Entry> grad_maximum(const Arithmetic& m) {
  const Entry og = m.g.ograd(0), a = m.g.in(0), b = m.g.in(1);
  return {m.to(0, m.mul(og, m.binary("_greater_equal", "broadcast_greater_equal", a, b))),
          m.to(1, m.mul(og, m.binary("_lesser", "broadcast_lesser", a, b)))};
}
std::vector<Entry> grad_minimum(const Arithmetic& m) {
  const Entry og = m.g.ograd(0), a = m.g.in(0), b = m.g.in(1);
  return {m.to(0, m.mul(og, m.binary("_lesser_equal", "broadcast_lesser_equal", a, b))),
          m.to(1, m.mul(og, m.binary("_greater", "broadcast_greater", a, b)))};
}

struct Row {
  const char* name;
  BinaryFn fn;
  Gradients gradients;  // null: zero everywhere
  const char* doc;
  std::vector<const char*> aliases;
  const char* wide;  // the broadcasting operator
  std::vector<const char*> wide_aliases;
  double low, high;
};

const std::vector<Row>& table() {
  using B = BinaryFn;
  static const auto* rows = new std::vector<Row>{
      {"elemwise_add",
       B::kAdd,
       grad_add,
       "Sum, `lhs + rhs`.",
       {"_Plus", "_add", "_plus", "_sparse_elemwise_add"},
       "broadcast_add",
       {"_sparse_broadcast_add", "_sparse_broadcast_plus", "broadcast_plus"},
       -2,
       2},
      {"_grad_add", B::kAdd, grad_add, "Sum of two gradients, `lhs + rhs`.", {}, nullptr, {}, -2, 2},
      {"elemwise_sub",
       B::kSub,
       grad_sub,
       "Difference, `lhs - rhs`.",
       {"_Minus", "_minus", "_sparse_elemwise_sub", "_sub"},
       "broadcast_sub",
       {"_sparse_broadcast_minus", "_sparse_broadcast_sub", "broadcast_minus"},
       -2,
       2},
      {"elemwise_mul",
       B::kMul,
       grad_mul,
       "Product, `lhs * rhs`.",
       {"_Mul", "_mul", "_sparse_elemwise_mul"},
       "broadcast_mul",
       {"_sparse_broadcast_mul"},
       -2,
       2},
      {"elemwise_div",
       B::kDiv,
       grad_div,
       "Quotient, `lhs / rhs`. Integers are divided toward zero, and an integer divided by zero is zero.",
       {"_Div", "_div", "_sparse_elemwise_div"},
       "broadcast_div",
       {"_sparse_broadcast_div"},
       0.5,
       2},
      {"_mod",
       B::kMod,
       grad_mod,
       "Remainder of `lhs / rhs`. It has the sign of `rhs`; the remainder of a division by zero is zero.",
       {"_Mod"},
       "broadcast_mod",
       {},
       1.1,
       1.9},
      {"_power", B::kPower, grad_power, "Power, `lhs ** rhs`.", {"_Power"}, "broadcast_power", {}, 0.5, 2},
      {"_maximum",
       B::kMaximum,
       grad_maximum,
       "The larger of two values. NaN wins over a number.",
       {"_Maximum"},
       "broadcast_maximum",
       {"_npi_maximum"},
       -2,
       2},
      {"_minimum",
       B::kMinimum,
       grad_minimum,
       "The smaller of two values. NaN wins over a number.",
       {"_Minimum"},
       "broadcast_minimum",
       {"_npi_minimum"},
       -2,
       2},
      {"_hypot",
       B::kHypot,
       grad_hypot,
       "Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.",
       {"_Hypot"},
       "broadcast_hypot",
       {},
       0.5,
       2},
      {"_equal", B::kEqual, nullptr, "1 where `lhs == rhs`, 0 elsewhere.", {"_Equal"}, "broadcast_equal", {}, -2, 2},
      {"_not_equal",
       B::kNotEqual,
       nullptr,
       "1 where `lhs != rhs`, 0 elsewhere.",
       {"_Not_Equal"},
       "broadcast_not_equal",
       {},
       -2,
       2},
      {"_greater",
       B::kGreater,
       nullptr,
       "1 where `lhs > rhs`, 0 elsewhere.",
       {"_Greater"},
       "broadcast_greater",
       {},
       -2,
       2},
      {"_greater_equal",
       B::kGreaterEqual,
       nullptr,
       "1 where `lhs >= rhs`, 0 elsewhere.",
       {"_Greater_Equal"},
       "broadcast_greater_equal",
       {},
       -2,
       2},
      {"_lesser", B::kLesser, nullptr, "1 where `lhs < rhs`, 0 elsewhere.", {"_Lesser"}, "broadcast_lesser", {}, -2, 2},
      {"_lesser_equal",
       B::kLesserEqual,
       nullptr,
       "1 where `lhs <= rhs`, 0 elsewhere.",
       {"_Lesser_Equal"},
       "broadcast_lesser_equal",
       {},
       -2,
       2},
      {"_logical_and",
       B::kLogicalAnd,
       nullptr,
       "1 where both values are non-zero, 0 elsewhere.",
       {"_Logical_And"},
       "broadcast_logical_and",
       {},
       -2,
       2},
      {"_logical_or",
       B::kLogicalOr,
       nullptr,
       "1 where at least one value is non-zero, 0 elsewhere.",
       {"_Logical_Or"},
       "broadcast_logical_or",
       {},
       -2,
       2},
      {"_logical_xor",
       B::kLogicalXor,
       nullptr,
       "1 where exactly one value is non-zero, 0 elsewhere.",
       {"_Logical_Xor"},
       "broadcast_logical_xor",
       {},
       -2,
       2},
  };
  return *rows;
}

void set_gradient(OpBuilder& op, Gradients gradients, bool broadcast) {
  if (!gradients) {
    op.zero_gradient();
    return;
  }
  op.gradient([gradients, broadcast](const GradCtx& g) { return gradients(Arithmetic{g, broadcast}); });
}

// 1.9.1 lets an axis pass that means nothing, and its own loss functions give one.
struct WideParam {
  int axis = 0;
  static auto fields() { return std::tuple{field("axis", &WideParam::axis).internal().doc("Has no effect.")}; }
};

MXHUB_OPS {
  for (const Row& row : table()) {
    OpBuilder op(row.name);
    op.doc(std::string(row.doc) + "\n\nBoth inputs have the same shape and dtype.")
        .input("lhs", "First operand.")
        .input("rhs", "Second operand, of the same shape and dtype.")
        .output("output", "Same shape and dtype as the inputs.")
        .inplace(0, 0)
        .inplace(1, 0)
        .kernel([fn = row.fn](const PrepareCtx& c) { return binary_kernel(fn, c.in[0].dtype, c.in[0].size()); })
        .cases(Case("typical").shape("lhs", {3, 4}, row.low, row.high).shape("rhs", {3, 4}, row.low / 2, row.high / 2),
               Case("empty").shape("lhs", {0, 2}).shape("rhs", {0, 2}),
               Case("integers")
                   .shape("lhs", {5}, 1, 9, DType::kInt32)
                   .shape("rhs", {5}, 1, 4, DType::kInt32)
                   .no_gradient(),
               Case("shapes_differ").shape("lhs", {2, 3}).shape("rhs", {3, 2}).fails(Kind::kShape, "rhs"));
    for (const char* a : row.aliases) op.alias(a);
    if (row.fn == BinaryFn::kAdd || row.fn == BinaryFn::kSub) op.sparse(SparseRule::kUnion);
    if (row.fn == BinaryFn::kMul) op.sparse(SparseRule::kFirst);
    set_gradient(op, row.gradients, false);
    if (!row.wide) continue;
    OpBuilder wide(row.wide);
    wide.param_struct<WideParam>()
        .doc(std::string(row.doc) +
             "\n\nDimensions of length 1, and missing leading ones, are repeated to fit the other operand.")
        .input("lhs", "First operand.")
        .input("rhs", "Second operand, of the same dtype.")
        .output("output", "The broadcast shape.")
        .shape(broadcast_rule)
        .kernel([fn = row.fn](const PrepareCtx& c) {
          return broadcast_kernel(fn, c.in[0].dtype, c.in[0].shape, c.in[1].shape, c.out[0].shape);
        })
        .cases(
            Case("typical").shape("lhs", {2, 1, 3}, row.low, row.high).shape("rhs", {4, 1}, row.low / 2, row.high / 2),
            Case("row").shape("lhs", {2, 3}, row.low, row.high).shape("rhs", {1, 3}, row.low / 2, row.high / 2),
            Case("same").shape("lhs", {2, 3}, row.low, row.high).shape("rhs", {2, 3}, row.low / 2, row.high / 2),
            Case("empty").shape("lhs", {2, 0}).shape("rhs", {2, 1}).no_gradient(),
            Case("misfit").shape("lhs", {2, 3}).shape("rhs", {2, 2}).fails(Kind::kShape, "rhs"));
    for (const char* a : row.wide_aliases) wide.alias(a);
    // Scaling the rows or columns of a csr matrix keeps it csr.
    if (row.fn == BinaryFn::kMul || row.fn == BinaryFn::kDiv)
      wide.storage([](const std::vector<StorageKind>& in) {
        return in[0] == StorageKind::kCsr && in[1] == StorageKind::kDense ? StorageKind::kCsr : StorageKind::kDense;
      });
    set_gradient(wide, row.gradients, true);
  }
};

}  // namespace
}  // namespace mxhub::op
