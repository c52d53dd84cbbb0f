// _npi_percentile: the value below which a given share of the elements lies.
#include <cmath>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

enum Between : int { kLinear = 0, kLower = 1, kHigher = 2, kMidpoint = 3, kNearest = 4 };

struct PercentileParam {
  std::optional<Shape> axis;
  int interpolation = kLinear;
  bool keepdims = false;
  std::optional<double> q_scalar;
  static auto fields() {
    return std::tuple{
        field("axis", &PercentileParam::axis).tag("axes").doc("The axes that are ordered together; None: all of them."),
        field("interpolation", &PercentileParam::interpolation)
            .choices({{"higher", kHigher},
                      {"linear", kLinear},
                      {"lower", kLower},
                      {"midpoint", kMidpoint},
                      {"nearest", kNearest}})
            .doc("What is taken between two elements: the value on the line from one to the other, one "
                 "of them, their mean, or the nearer one."),
        field("keepdims", &PercentileParam::keepdims).doc("Whether the axes stay, with length 1."),
        field("q_scalar", &PercentileParam::q_scalar).doc("The share in percent, if it is one number.")};
  }
};
int inputs(const PercentileParam& p) { return p.q_scalar ? 1 : 2; }

std::vector<Entry> percentile(const PercentileParam& p, const Given& g, const std::vector<Entry>& in) {
  const Shape& s = g.shape(0);
  std::vector<bool> reduced(static_cast<size_t>(s.ndim()), !p.axis);
  if (p.axis)
    for (const int64_t a : *p.axis) {
      const int axis = g.axis(a, s.ndim());
      if (reduced[static_cast<size_t>(axis)]) g.bad_param("axis", cat("expected different axes, got ", *p.axis));
      reduced[static_cast<size_t>(axis)] = true;
    }
  // The reduced axes become one, the last, along which the elements are put in order.
  std::vector<int> order;
  Shape rest = Shape::of(0), kept = Shape::of(0);
  int64_t n = 1;
  for (const bool last : {false, true})
    for (int i = 0; i < s.ndim(); ++i)
      if (reduced[static_cast<size_t>(i)] == last) order.push_back(i);
  for (int i = 0; i < s.ndim(); ++i) {
    const bool gone = reduced[static_cast<size_t>(i)];
    if (gone) n *= s[i];
    if (!gone) rest.push_back(s[i]);
    if (!gone || p.keepdims) kept.push_back(gone ? 1 : s[i]);
  }
  if (n == 0) g.bad_input(0, cat("expected elements along the axes, got shape ", s));
  Shape rows = rest;
  rows.push_back(n);
  const char* type = g.in[0].dtype == DType::kFloat64 ? "float64" : "float32";
  const Entry sorted = call("_npi_sort", {call("Cast", {reshaped(transposed(in[0], order), rows)}, {{"dtype", type}})},
                            {{"axis", "-1"}});

  // Places in the order, as float64: one number, or the shape of q.
  const Shape many = p.q_scalar ? Shape::of(0) : g.shape(1);
  if (p.q_scalar && !(*p.q_scalar >= 0 && *p.q_scalar <= 100))
    g.bad_param("q_scalar", cat("expected a percentage in [0, 100], got ", *p.q_scalar));
  const Entry percent = p.q_scalar
                            ? call("_full", {}, {{"shape", "()"}, {"dtype", "float64"}, {"value", text(*p.q_scalar)}})
                            : call("Cast", {in[1]}, {{"dtype", "float64"}});
  const Entry place = scale(call("_div_scalar", {percent}, {{"scalar", "100"}}), static_cast<double>(n - 1));
  const auto at = [&](const char* round) {
    return call("take", {sorted, call(round, {place})}, {{"axis", "-1"}, {"mode", "raise"}});
  };
  Entry y;
  switch (p.interpolation) {
    case kLower:
      y = at("floor");
      break;
    case kHigher:
      y = at("ceil");
      break;
    case kNearest:
      y = at("_npi_rint");
      break;
    case kMidpoint:
      y = scale(add(at("floor"), at("ceil")), 0.5);
      break;
    default: {
      const Entry low = at("floor");
      const Entry part = call("Cast", {sub(place, call("floor", {place}))}, {{"dtype", type}});
      y = add(low, times(sub(at("ceil"), low), part));
    }
  }
  // The axes of q come first.
  std::vector<int> front;
  for (int i = 0; i < many.ndim(); ++i) front.push_back(rest.ndim() + i);
  for (int i = 0; i < rest.ndim(); ++i) front.push_back(i);
  Shape out = many;
  for (const int64_t d : kept) out.push_back(d);
  return {reshaped(transposed(y, front), out)};
}

MXHUB_OPS {
  OpBuilder op("_npi_percentile");
  op.since("1.6")
      .doc("The values below which given percentages of the elements along axes lie.")
      .param_struct<PercentileParam>()
      .input("a", "Array of any shape.")
      .input("q", "Percentages in [0, 100], unless `q_scalar` is given.")
      .output("output", "The shape of `q`, then that of the axes that are left; float32, or float64 where `a` is.")
      .num_inputs(inputs)
      .dtype([](const PercentileParam& p, TypeCtx& c) {
        if (!p.q_scalar && c.in(1) == DType::kUnknown) c.set_in(1, DType::kFloat32);
        if (c.in(0) != DType::kUnknown) c.set_out(0, c.in(0) == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32);
      })
      .cases(Case("number").shape("a", {2, 5}).with("q_scalar", "30").with("axis", "(1,)"),
             Case("several").shape("a", {2, 3, 4}).values("q", {2}, {15, 90}).with("axis", "(0,2)").no_gradient(),
             Case("nearest")
                 .shape("a", {4, 3}, 0, 50, DType::kInt32)
                 .with("q_scalar", "50")
                 .with("axis", "0")
                 .with("interpolation", "nearest")
                 .with("keepdims", "1")
                 .no_gradient(),
             Case("above").shape("a", {4}).with("q_scalar", "101").fails(Kind::kArgument, "q_scalar"));
  composite<PercentileParam>(op, "_npi_percentile", inputs, 1, percentile);
};

}  // namespace
}  // namespace mxhub::op
