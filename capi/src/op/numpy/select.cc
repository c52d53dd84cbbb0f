// Choosing elements by conditions, of the NumPy interface: where with broadcasting, assignment by mask.
#include <algorithm>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

Shape together(const Given& g) {
  Shape all = Shape::of(0);
  for (size_t i = 0; i < g.in.size(); ++i) {
    Shape both;
    if (!broadcast_shape(all, g.in[i].shape, &both))
      g.bad_input(static_cast<int>(i), cat("expected a shape that broadcasts with ", all, ", got ", g.in[i].shape));
    all = both;
  }
  return all;
}
// A number in the shape and the type of an array.
Entry constant(const Entry& like, double v) { return call("_npi_full_like", {like}, {{"fill_value", text(v)}}); }

MXHUB_OPS {
  OpBuilder op("_npi_where");
  op.since("1.6")
      .doc("Takes elements from `x` where the condition is not zero, and from `y` elsewhere. All three broadcast.")
      .input("condition", "What decides.")
      .input("x", "Values where the condition holds.")
      .input("y", "Values elsewhere.")
      .output("output", "Of the wider dtype of `x` and `y`.")
      .dtype([](TypeCtx& c) {
        unified_type(c, 1);
        if (c.in(0) == DType::kUnknown) c.set_in(0, c.in(1));
      })
      .cases(Case("typical").values("condition", {2, 2}, {1, 0, 0, 2}).shape("x", {2, 2}).shape("y", {2, 2}),
             Case("broadcast").values("condition", {2, 1}, {1, 0}).shape("x", {3}).shape("y", {2, 3}),
             Case("misfit").shape("condition", {3}).shape("x", {2, 2}).shape("y", {2, 2}).fails(Kind::kShape, "x"));
  composite<NoParam>(op, "_npi_where", 3, [](const NoParam&, const Given& g, const std::vector<Entry>& in) {
    const Shape all = together(g);
    const std::vector<Entry> x = unified(g, in, 1);
    return std::vector<Entry>{call("where", {broadcast(x[0], g.shape(0), all), broadcast(x[1], g.shape(1), all),
                                             broadcast(x[2], g.shape(2), all)})};
  });
};

struct ScalarParam {
  double scalar = 0;
  static auto fields() { return std::tuple{field("scalar", &ScalarParam::scalar).doc("The number.")}; }
};
struct ScalarsParam {
  double x = 0, y = 0;
  static auto fields() {
    return std::tuple{field("x", &ScalarsParam::x).doc("The value where the condition holds."),
                      field("y", &ScalarsParam::y).doc("The value elsewhere.")};
  }
};

MXHUB_OPS {
  for (const bool left : {true, false}) {
    const char* name = left ? "_npi_where_lscalar" : "_npi_where_rscalar";
    const char* input = left ? "x" : "y";
    OpBuilder op(name);
    op.since("1.6")
        .doc(left ? "The number where the condition is not zero, elements of `x` elsewhere. Both arrays broadcast."
                  : "Elements of `y` where the condition is not zero, the number elsewhere. Both arrays broadcast.")
        .param_struct<ScalarParam>()
        .input("condition", "What decides.")
        .input(input, "The other values.")
        .output("output", "Same dtype as the values.")
        .dtype([](const ScalarParam&, TypeCtx& c) {
          unified_type(c, 1);
          if (c.in(0) == DType::kUnknown) c.set_in(0, c.in(1));
        })
        .cases(Case("typical").values("condition", {2, 2}, {1, 0, 0, 2}).shape(input, {2, 2}).with("scalar", "3"),
               Case("broadcast").values("condition", {2, 1}, {1, 0}).shape(input, {3}).with("scalar", "-1"),
               Case("misfit").shape("condition", {3}).shape(input, {2, 2}).fails(Kind::kShape, input));
    composite<ScalarParam>(op, name, 2, [left](const ScalarParam& p, const Given& g, const std::vector<Entry>& in) {
      const Shape all = together(g);
      const Entry condition = broadcast(in[0], g.shape(0), all), values = broadcast(in[1], g.shape(1), all);
      const Entry number = constant(values, p.scalar);
      return std::vector<Entry>{call("where", {condition, left ? number : values, left ? values : number})};
    });
  }
  OpBuilder op("_npi_where_scalar2");
  op.since("1.6")
      .doc("One number where the condition is not zero, another elsewhere.")
      .param_struct<ScalarsParam>()
      .input("condition", "What decides.")
      .output("output", "Numbers, float32, in the shape of the condition.")
      .dtype([](const ScalarsParam&, TypeCtx& c) { c.set_out(0, DType::kFloat32); })
      .cases(Case("typical").values("condition", {2, 2}, {1, 0, 0, 2}).with("x", "3").with("y", "4").no_gradient(),
             Case("empty").shape("condition", {0}).no_gradient(),
             Case("bad_number").shape("condition", {2}).with("x", "one").fails(Kind::kArgument, "x"));
  composite<ScalarsParam>(op, "_npi_where_scalar2", 1,
                          [](const ScalarsParam& p, const Given&, const std::vector<Entry>& in) {
                            const auto number = [&](double v) {
                              return call("_npi_full_like", {in[0]}, {{"fill_value", text(v)}, {"dtype", "float32"}});
                            };
                            return std::vector<Entry>{call("where", {in[0], number(p.x), number(p.y)})};
                          })
      .zero_gradient();
};

// ---- assignment by mask
// ------------------------------------------------------------------------------------------------
struct MaskScalarParam {
  float value = 0;
  int start_axis = 0;
  static auto fields() {
    return std::tuple{field("value", &MaskScalarParam::value).phrase("float").doc("The number to write."),
                      field("start_axis", &MaskScalarParam::start_axis)
                          .phrase("int")
                          .tag("axis")
                          .doc("First axis of the data that the mask covers.")};
  }
};

// The mask over the axes of the data from start_axis on.
Entry spread_mask(const Given& g, const Entry& mask, int start) {
  const Shape &data = g.shape(0), &m = g.shape(1);
  const int first = g.axis(start, std::max(data.ndim(), 1), "start_axis");
  Shape full = Shape::of(data.ndim(), 1);
  for (int i = 0; i < m.ndim(); ++i) {
    if (first + i >= data.ndim() || m[i] != data[first + i])
      g.bad_input(1, cat("expected the shape of data ", data, " from axis ", first, " on, got ", m));
    full[first + i] = m[i];
  }
  return broadcast(reshaped(mask, full), full, data);
}

MXHUB_OPS {
  OpBuilder op("_npi_boolean_mask_assign_scalar");
  op.since("1.6")
      .doc("The data with a number where the mask is not zero.")
      .param_struct<MaskScalarParam>()
      .input("data", "The old values.")
      .input("mask", "What decides, in the shape of some axes of the data.")
      .output("output", "Same shape and dtype as `data`.")
      .dtype([](const MaskScalarParam&, TypeCtx& c) {
        c.set_out(0, c.in(0));
        if (c.in(1) == DType::kUnknown) c.set_in(1, DType::kBool);
      })
      .cases(Case("typical").shape("data", {2, 3}).values("mask", {2, 3}, {1, 0, 0, 1, 0, 1}).with("value", "5"),
             Case("columns")
                 .shape("data", {2, 3})
                 .values("mask", {3}, {1, 0, 1})
                 .with("value", "5")
                 .with("start_axis", "1"),
             Case("misfit").shape("data", {2, 3}).shape("mask", {3}).fails(Kind::kShape, "mask"));
  composite<MaskScalarParam>(
      op, "_npi_boolean_mask_assign_scalar", 2,
      [](const MaskScalarParam& p, const Given& g, const std::vector<Entry>& in) {
        const Entry mask = spread_mask(g, in[1], p.start_axis);
        return std::vector<Entry>{call("where", {mask, constant(in[0], static_cast<double>(p.value)), in[0]})};
      });
};

}  // namespace
}  // namespace mxhub::op
