// _npi_norm: norms of vectors and matrices.
#include <cmath>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

// What `flag` says; with others (-1, 0) the number `ord` does.
enum Which : int { kWhole = -2, kFrobenius = 1, kNuclear = 2 };

struct NormParam {
  double ord = 2;
  std::optional<Shape> axis;
  bool keepdims = false;
  int flag = kWhole;
  static auto fields() {
    return std::tuple{field("ord", &NormParam::ord).internal().doc("Order of the norm."),
                      field("axis", &NormParam::axis).internal().doc("One axis of vectors or two of matrices."),
                      field("keepdims", &NormParam::keepdims).internal().doc("Whether the axes stay, with length 1."),
                      field("flag", &NormParam::flag)
                          .internal()
                          .at_least(kWhole)
                          .at_most(kNuclear)
                          .doc("-2: of all elements, 1: Frobenius, 2: nuclear, -1 and 0: by `ord`.")};
  }
};

Entry reduced(const char* op, const Entry& x, const Shape& axes, bool keepdims) {
  return call(op, {x}, {{"axis", text(axes)}, {"keepdims", text(keepdims)}});
}
Entry power(const Entry& x, double e) { return call("_npi_power_scalar", {x}, {{"scalar", text(e)}}); }

Entry root_of_squares(const Entry& x, const Shape& axes, bool keepdims) {
  return call("sqrt", {reduced("_np_sum", call("square", {x}), axes, keepdims)});
}

Entry vector_norm(double order, const Entry& x, const Shape& axes, bool keepdims) {
  if (order == 2) return root_of_squares(x, axes, keepdims);
  const Entry size = call("abs", {x});
  if (std::isinf(order)) return reduced(order > 0 ? "_np_max" : "_np_min", size, axes, keepdims);
  if (order == 0) return reduced("_np_sum", call("_not_equal_scalar", {x}, {{"scalar", "0"}}), axes, keepdims);
  if (order == 1) return reduced("_np_sum", size, axes, keepdims);
  return power(reduced("_np_sum", power(size, order), axes, keepdims), 1 / order);
}

Entry matrix_norm(const NormParam& p, const Given& g, const Entry& x, const Shape& s, const Shape& axes) {
  const bool nuclear = p.flag == kNuclear;
  if (!nuclear && (std::isinf(p.ord) || std::abs(p.ord) == 1)) {
    const int along = std::isinf(p.ord) ? 1 : 0;
    const Entry sums = reduced("_np_sum", call("abs", {x}), {axes[along]}, true);
    const Entry y = reduced(p.ord > 0 ? "_np_max" : "_np_min", sums, axes, p.keepdims);
    return y;
  }
  if (!nuclear && std::abs(p.ord) != 2)
    g.bad_param("ord", cat("expected 1, 2, infinity or their negatives for matrices, got ", p.ord));
  // Of the singular values of matrices in the last two axes.
  std::vector<int> order;
  Shape left = Shape::of(0);
  for (int i = 0; i < s.ndim(); ++i) {
    const bool gone = i == axes[0] || i == axes[1];
    if (!gone) order.push_back(i);
    if (!gone || p.keepdims) left.push_back(gone ? 1 : s[i]);
  }
  order.push_back(static_cast<int>(axes[0]));
  order.push_back(static_cast<int>(axes[1]));
  const Entry values = output_of(call("_npi_svd", {transposed(x, order)}), 1);
  return reshaped(reduced(nuclear ? "_np_sum" : p.ord > 0 ? "_np_max" : "_np_min", values, {-1}, false), left);
}

std::vector<Entry> norm(const NormParam& p, const Given& g, const std::vector<Entry>& in) {
  const Shape& s = g.shape(0);
  Shape axes = Shape::of(0);
  if (p.axis && p.flag != kWhole) {
    for (const int64_t a : *p.axis) axes.push_back(g.axis(a, s.ndim()));
  } else {
    for (int i = 0; i < s.ndim(); ++i) axes.push_back(i);
  }
  if (p.flag == kWhole || p.flag == kFrobenius) return {root_of_squares(in[0], axes, p.keepdims)};
  if (axes.ndim() == 1 && p.flag != kNuclear) return {vector_norm(p.ord, in[0], axes, p.keepdims)};
  if (axes.ndim() != 2 || axes[0] == axes[1])
    g.bad_param("axis", cat("expected one axis or two different ones, got ", axes, " for shape ", s));
  return {matrix_norm(p, g, in[0], s, axes)};
}

MXHUB_OPS {
  OpBuilder op("_npi_norm");
  op.since("1.6")
      .doc("Norms of vectors or matrices, which lie along one or two axes.")
      .param_struct<NormParam>()
      .input("data", "Array of any shape.")
      .output("output", "The norms.")
      .cases(Case("all").shape("data", {2, 3}).with("keepdims", "1"),
             Case("largest").shape("data", {2, 3}).with("flag", "-1").with("ord", "inf").with("axis", "(1,)"),
             Case("order").shape("data", {2, 3}, 0.5, 2).with("flag", "-1").with("ord", "3").with("axis", "(0,)"),
             Case("spectral").shape("data", {2, 3, 2}).with("flag", "-1").with("ord", "-2").with("axis", "(1,2)"),
             Case("nuclear").shape("data", {2, 3}).with("flag", "2").with("keepdims", "1"),
             Case("columns").shape("data", {2, 3, 2}).with("flag", "-1").with("ord", "1").with("axis", "(0,1)"),
             Case("cube").shape("data", {2, 2, 2}).with("flag", "-1").fails(Kind::kArgument, "axis"));
  composite<NormParam>(op, "_npi_norm", 1, norm);
};

}  // namespace
}  // namespace mxhub::op
