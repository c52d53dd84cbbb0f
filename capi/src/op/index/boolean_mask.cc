// _contrib_boolean_mask and _npx_nonzero: where a mask holds.
#include "op/dynamic.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

struct MaskParam {
  int axis = 0;
  static auto fields() {
    return std::tuple{field("axis", &MaskParam::axis)
                          .tag("axis")
                          .doc("The dimension of `data` that the mask runs over; negative counts from the end.")};
  }
};

// The shape of the data with the dimensions that a mask of `covered` dimensions runs over in one; -1 as its length: it
// is not known.
Shape merged(const Shape& s, int axis, int covered, int64_t length) {
  Shape r(s.data(), axis);
  r.push_back(length);
  for (int i = axis + covered; i < s.ndim(); ++i) r.push_back(s[i]);
  return r;
}
// Whether a mask has the shape of the data from the axis on, as far as both are known.
bool fits(const Shape& s, int axis, const Shape& mask) {
  if (mask.ndim() < 1 || axis + mask.ndim() > s.ndim()) return false;
  for (int i = 0; i < mask.ndim(); ++i)
    if (mask[i] >= 0 && s[axis + i] >= 0 && mask[i] != s[axis + i]) return false;
  return true;
}
std::string expectation(const Shape& s, int axis, const Shape& mask) {
  return cat("expected the shape of `data` ", s, " from axis ", axis, " on, or the first part of it, got ", mask);
}

void mask(const MaskParam& p, DynamicCall& c) {
  const Shape &s = c.shape(0), &m = c.shape(1);
  if (s.ndim() == 0) c.bad_input(0, "expected at least one dimension, got ()");
  const int axis = c.axis(p.axis, s.ndim());
  if (!fits(s, axis, m)) c.bad_input(1, expectation(s, axis, m));
  const std::vector<int64_t> rows = nonzero_positions(c.in(1));
  const int64_t n = static_cast<int64_t>(rows.size());
  take_rows(c.in(0).reshape(merged(s, axis, m.ndim(), m.size())), axis, rows,
            c.make(0, merged(s, axis, m.ndim(), n), c.in(0).dtype()));
  std::copy(rows.begin(), rows.end(), c.make<int64_t>(1, {n}));
}

MXHUB_OPS {
  OpBuilder op("_contrib_boolean_mask");
  op.alias("_npi_boolean_mask")
      .since("1.4")
      .doc(
          "Keeps the rows of an array where a mask is not zero. How many there are depends on the values, so the "
          "operator waits for them; a bound executor cannot hold it, a hybridized block can.")
      .example(
          ">>> mx.nd.contrib.boolean_mask(mx.nd.array([[1, 2], [3, 4], [5, 6]]), mx.nd.array([0, 1, 1])).asnumpy()")
      .param_struct<MaskParam>()
      .input("data", "Array with at least one dimension.")
      .input("index", "The mask: one value of any type for each row, or several dimensions that become one.")
      .output("output", "The rows that are kept, in their order.")
      .output("rows", "Their numbers, int64.")
      .visible(1)
      .shape([](const MaskParam& p, ShapeCtx& c) {
        const Shape& s = c.in(0);
        if (!s.ndim_known()) return;
        if (s.ndim() == 0) c.bad_input(0, "expected at least one dimension, got ()");
        const int axis = c.axis(p.axis, s.ndim());
        c.set_out(1, {-1});
        const Shape& m = c.in(1);
        if (!m.ndim_known()) return;
        if (!fits(s, axis, m)) c.bad_input(1, expectation(s, axis, m));
        c.set_in(1, Shape(s.data() + axis, m.ndim()));
        c.set_out(0, merged(s, axis, m.ndim(), -1));
      })
      .dtype([](TypeCtx& c) {
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
        if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
        c.set_out(1, DType::kInt64);
      })
      .gradient([](const MaskParam&, const GradCtx& g) -> std::vector<Entry> {
        return {g.fused("_backward_boolean_mask", {g.ograd(0), g.out(1), g.in(0), g.in(1)})[0], zeros_like(g.in(1))};
      })
      .cases(Case("typical").shape("data", {3, 2}).values("index", {3}, {0, 1, 2}),
             Case("axis").shape("data", {2, 3, 2}).values("index", {3}, {1, 0, 1}, DType::kBool).with("axis", "-2"),
             Case("matrix").shape("data", {2, 3, 2}).values("index", {2, 3}, {1, 0, 0, 0, 1, 1}),
             Case("misfit").shape("data", {3, 2}).shape("index", {2}).fails(Kind::kShape, "index"),
             Case("bad_axis").shape("data", {3}).shape("index", {3}).with("axis", "1").fails(Kind::kArgument, "axis"));
  dynamic<MaskParam>(op, "_contrib_boolean_mask", mask);

  OpBuilder back("_backward_boolean_mask");
  back.hidden().param_struct<MaskParam>().input("ograd").input("rows").input("data").input("index").dtype(
      [](const MaskParam&, TypeCtx& c) { c.set_out(0, c.in(2)); });
  composite<MaskParam>(
      back, "_backward_boolean_mask", 4, [](const MaskParam& p, const Given& g, const std::vector<Entry>& in) {
        const Shape& s = g.shape(2);
        const int axis = g.axis(p.axis, s.ndim());
        const Shape flat = merged(s, axis, g.shape(3).ndim(), g.shape(3).size());
        const Entry grad = call("_backward_take", {in[0], in[1], reshaped(in[2], flat)}, {{"axis", text(axis)}});
        return std::vector<Entry>{reshaped(grad, s)};
      });

  OpBuilder found("_npx_nonzero");
  found.alias("_npi_nonzero")
      .since("1.6")
      .doc("The positions of the elements that are not zero, one row for each; a scalar counts as an array of one.")
      .input("x", "Array of any shape and type.")
      .output("output", "int64, of shape (elements found, dimensions).")
      .shape([](ShapeCtx& c) {
        if (c.in(0).ndim_known()) c.set_out(0, {-1, std::max(1, c.in(0).ndim())});
      })
      .dtype([](TypeCtx& c) { c.set_out(0, DType::kInt64); })
      .zero_gradient()
      .cases(Case("typical").values("x", {2, 3}, {0, 1, 0, 2, 0, -3}).no_gradient(),
             Case("booleans").values("x", {3}, {1, 0, 1}, DType::kBool).no_gradient());
  dynamic<NoParam>(found, "_npx_nonzero", [](const NoParam&, DynamicCall& c) {
    const std::vector<int64_t> at = nonzero_positions(c.in(0));
    const Shape s = c.shape(0).ndim() ? c.shape(0) : Shape{1};
    int64_t* y = c.make<int64_t>(0, {static_cast<int64_t>(at.size()), s.ndim()});
    for (int64_t rest : at) {
      for (int k = s.ndim() - 1; k >= 0; --k) {
        y[k] = rest % s[k];
        rest /= s[k];
      }
      y += s.ndim();
    }
  });
};

}  // namespace
}  // namespace mxhub::op
