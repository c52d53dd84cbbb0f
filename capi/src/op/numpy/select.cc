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

struct MaskTensorParam {
  int start_axis = 0;
  static auto fields() {
    return std::tuple{field("start_axis", &MaskTensorParam::start_axis)
                          .phrase("int")
                          .tag("axis")
                          .doc("First axis of the data that the mask covers.")};
  }
};
struct PlacesParam {
  int64_t count = 0;
  static auto fields() { return std::tuple{field("count", &PlacesParam::count)}; }
};

MXHUB_OP(_npi_mask_places)
    .hidden()
    .doc("For each element of a mask, how many before it are not zero; there must be `count` of these.")
    .param_struct<PlacesParam>()
    .input("mask")
    .dtype([](const PlacesParam&, TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .kernel([](const PlacesParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      return dispatch_all(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[n, count = p.count](const RunCtx& r) {
          int64_t found = 0;
          for (int64_t i = 0; i < n; ++i) {
            r.output<int64_t>(0)[i] = found;
            found += static_cast<Compute<T>>(r.input<T>(0)[i]) != Compute<T>(0) ? 1 : 0;
          }
          if (found != count)
            fail(Kind::kShape, "_npi_boolean_mask_assign_tensor", "value", "expected ", found,
                 " values along the axis of the mask, as many as it is true, got ", count);
        }};
      });
    })
    .zero_gradient();

std::vector<Entry> assign_tensor(const MaskTensorParam& p, const Given& g, const std::vector<Entry>& in) {
  const Shape &data = g.shape(0), &mask = g.shape(1);
  const Entry holds = spread_mask(g, in[1], p.start_axis);
  const int first = g.axis(p.start_axis, std::max(data.ndim(), 1), "start_axis");
  // The values as the data has them with all axes of the mask in one.
  Shape wanted(data.data(), first);
  wanted.push_back(-1);
  for (int i = first + mask.ndim(); i < data.ndim(); ++i) wanted.push_back(data[i]);
  Shape values = Shape::of(wanted.ndim(), 1);
  if (g.shape(2).ndim() > values.ndim())
    g.bad_input(2, cat("expected at most ", values.ndim(), " dimensions, got shape ", g.shape(2)));
  std::copy(g.shape(2).begin(), g.shape(2).end(), values.end() - g.shape(2).ndim());
  for (int i = 0; i < values.ndim(); ++i)
    if (i != first && values[i] != 1 && values[i] != wanted[i])
      g.bad_input(2, cat("expected length 1 or ", wanted[i], " at axis ", i, ", got shape ", g.shape(2)));
  const int64_t count = values[first];
  wanted[first] = count == 1 ? 1 : mask.size();
  Entry v = g.in[2].dtype == g.in[0].dtype ? in[2] : call("Cast", {in[2]}, {{"dtype", dtype_name(g.in[0].dtype)}});
  v = reshaped(v, values);
  Shape full = values;
  if (count != 1) {
    // Each true element of the mask takes the next value; what the others take is not used.
    const Entry places = call_with("_npi_mask_places", {reshaped(in[1], {mask.size()})}, PlacesParam{count});
    if (count == 0)  // nothing to write, which the places make sure of
      return {call("where", {reshaped(call("_npi_equal_scalar", {places}, {{"scalar", "-1"}}), mask), in[0], in[0]})};
    v = call("take", {v, places}, {{"axis", text(first)}});
    full[first] = mask.size();
  }
  v = broadcast(v, full, wanted);
  if (count == 1) {
    Shape spread = data;
    for (int i = 0; i < mask.ndim(); ++i) spread[first + i] = 1;
    v = broadcast(reshaped(v, spread), spread, data);
  } else {
    v = reshaped(v, data);
  }
  return {call("where", {holds, v, in[0]})};
}

MXHUB_OPS {
  OpBuilder op("_npi_boolean_mask_assign_tensor");
  op.since("1.6")
      .doc("The data with new values where the mask is not zero, one after the other or one for all.")
      .param_struct<MaskTensorParam>()
      .input("data", "The old values.")
      .input("mask", "What decides, in the shape of some axes of the data.")
      .input("value", "The new values: the shape of the data with the axes of the mask replaced by one.")
      .output("output", "Same shape and dtype as `data`.")
      .dtype([](const MaskTensorParam&, TypeCtx& c) {
        c.set_out(0, c.in(0));
        if (c.in(1) == DType::kUnknown) c.set_in(1, DType::kBool);
        if (c.in(2) == DType::kUnknown) c.set_in(2, c.in(0));
      })
      .cases(Case("typical").shape("data", {2, 3}).values("mask", {2, 3}, {1, 0, 0, 1, 0, 1}).shape("value", {3}),
             Case("columns")
                 .shape("data", {2, 3, 2})
                 .values("mask", {3}, {1, 0, 1}, DType::kBool)
                 .shape("value", {2, 2, 1})
                 .with("start_axis", "1"),
             Case("one").shape("data", {2, 3}).values("mask", {2}, {0, 1}).shape("value", {1, 3}),
             Case("misfit")
                 .shape("data", {4})
                 .values("mask", {4}, {0, 1, 1, 0})
                 .shape("value", {3})
                 .fails(Kind::kShape, "value"));
  composite<MaskTensorParam>(op, "_npi_boolean_mask_assign_tensor", 3, assign_tensor);
};

}  // namespace
}  // namespace mxhub::op
