// _contrib_boolean_mask and _npx_nonzero: where a mask holds.
#include "op/dynamic.h"

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

void mask(const MaskParam& p, DynamicCall& c) {
  const Shape& s = c.shape(0);
  if (s.ndim() == 0) c.bad_input(0, "expected at least one dimension, got ()");
  const int axis = c.axis(p.axis, s.ndim());
  if (c.shape(1).ndim() != 1 || c.shape(1)[0] != s[axis])
    c.bad_input(1, cat("expected shape (", s[axis], "), as long as dimension ", axis, " of `data`, got ", c.shape(1)));
  const std::vector<int64_t> rows = nonzero_positions(c.in(1));
  const int64_t n = static_cast<int64_t>(rows.size());
  take_rows(c.in(0), axis, rows, c.make(0, s.with(axis, n), c.in(0).dtype()));
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
      .input("index", "The mask: one value of any type for each row.")
      .output("output", "The rows that are kept, in their order.")
      .output("rows", "Their numbers, int64.")
      .visible(1)
      .shape([](const MaskParam& p, ShapeCtx& c) {
        const Shape& s = c.in(0);
        if (!s.ndim_known()) return;
        if (s.ndim() == 0) c.bad_input(0, "expected at least one dimension, got ()");
        const int axis = c.axis(p.axis, s.ndim());
        c.set_in(1, {s[axis]});
        c.set_out(0, s.with(axis, -1));
        c.set_out(1, {-1});
      })
      .dtype([](TypeCtx& c) {
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
        if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
        c.set_out(1, DType::kInt64);
      })
      .gradient([](const MaskParam& p, const GradCtx& g) -> std::vector<Entry> {
        return {call("_backward_take", {g.ograd(0), g.out(1), g.in(0)}, {{"axis", text(p.axis)}}), zeros_like(g.in(1))};
      })
      .cases(Case("typical").shape("data", {3, 2}).values("index", {3}, {0, 1, 2}),
             Case("axis").shape("data", {2, 3, 2}).values("index", {3}, {1, 0, 1}, DType::kBool).with("axis", "-2"),
             Case("misfit").shape("data", {3, 2}).shape("index", {2}).fails(Kind::kShape, "index"),
             Case("bad_axis").shape("data", {3}).shape("index", {3}).with("axis", "1").fails(Kind::kArgument, "axis"));
  dynamic<MaskParam>(op, "_contrib_boolean_mask", mask);

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
