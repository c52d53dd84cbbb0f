// Joining arrays and taking them apart, of the NumPy interface.
#include <algorithm>
#include <string>
#include <vector>

#include "op/matrix/common.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {

std::vector<Entry> unified(const Given& given, std::vector<Entry> in, size_t first) {
  DType t = given.in[first].dtype;
  for (size_t i = first + 1; i < in.size(); ++i) t = promote(t, given.in[i].dtype);
  for (size_t i = first; i < in.size(); ++i)
    if (given.in[i].dtype != t) in[i] = call("Cast", {in[i]}, {{"dtype", dtype_name(t)}});
  return in;
}
void unified_type(TypeCtx& c, int first) {
  DType t = DType::kUnknown;
  for (int i = first; i < c.num_inputs(); ++i)
    if (c.in(i) != DType::kUnknown) t = t == DType::kUnknown ? c.in(i) : promote(t, c.in(i));
  if (t == DType::kUnknown) t = c.out(0);
  for (int i = first; i < c.num_inputs(); ++i)
    if (c.in(i) == DType::kUnknown) c.set_in(i, t);
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, t);
}

namespace {

struct ConcatParam {
  int num_args = 0, dim = 1;
  static auto fields() {
    return std::tuple{
        field("num_args", &ConcatParam::num_args).required().at_least(1).tag("count").doc("Number of arrays."),
        field("dim", &ConcatParam::dim).tag("axis").doc("Axis to join along; negative counts from the end.")};
  }
};
// The joined axis goes by two names: what is listed is `dim`, what Python sends is `axis`, which may be None.
constexpr int kByDim = INT32_MIN;
struct ConcatenateParam {
  int num_args = 0, dim = 1;
  std::optional<int> axis = kByDim;
  static auto fields() {
    return std::tuple{
        field("num_args", &ConcatenateParam::num_args).required().at_least(1).tag("count").doc("Number of arrays."),
        field("dim", &ConcatenateParam::dim).tag("axis").doc("Axis to join along; negative counts from the end."),
        field("axis", &ConcatenateParam::axis).internal().tag("axis").doc("The same; None: the arrays are flattened.")};
  }
};
struct StackParam {
  int axis = 0, num_args = 0;
  static auto fields() {
    return std::tuple{
        field("axis", &StackParam::axis).tag("axis").doc("Place of the new axis; negative counts from the end."),
        field("num_args", &StackParam::num_args).required().at_least(1).tag("count").doc("Number of arrays.")};
  }
};

// Arrays of one rank that agree but for one axis; `shapes` are what the inputs look like by now.
Entry joined(const Given& given, const std::vector<Entry>& in, const std::vector<Shape>& shapes, int axis) {
  const Shape& first = shapes[0];
  for (size_t i = 1; i < shapes.size(); ++i)
    if (shapes[i].ndim() != first.ndim() || shapes[i].with(axis, 0) != first.with(axis, 0))
      given.bad_input(static_cast<int>(i), cat("expected the shape of the other arrays but for axis ", axis, ", ",
                                               first, ", got ", shapes[i]));
  return call("Concat", in, {{"dim", text(axis)}});
}
std::vector<Shape> shapes_of(const Given& given) {
  std::vector<Shape> s;
  for (const Desc& d : given.in) s.push_back(d.shape);
  return s;
}

// As numpy.concatenate does after the arrays were brought to `rank` axes with `widen`.
template <class F>
std::vector<Entry> widened(const Given& given, const std::vector<Entry>& in, int axis, const F& widen) {
  std::vector<Entry> parts = unified(given, in, 0);
  std::vector<Shape> shapes = shapes_of(given);
  for (size_t i = 0; i < parts.size(); ++i) {
    const Shape s = widen(shapes[i]);
    if (s != shapes[i]) parts[i] = reshaped(parts[i], s);
    shapes[i] = s;
  }
  return {joined(given, parts, shapes, std::min(axis, shapes[0].ndim() - 1))};
}

template <class P>
OpBuilder& declare(OpBuilder& op, const char* doc) {
  return op.since("1.6")
      .doc(std::string(doc) + " Arrays of different dtypes are converted to the wider one.")
      .template param_struct<P>()
      .variadic("data", "num_args", "The arrays to join.")
      .output("output", "The joined array.")
      .dtype([](const P&, TypeCtx& c) { unified_type(c, 0); })
      .cases(
          Case("typical").shape("arg0", {2, 3}).shape("arg1", {2, 3}).with("num_args", "2"),
          Case("one").shape("arg0", {2, 2}).with("num_args", "1"),
          Case("clash").shape("arg0", {2, 3}).shape("arg1", {4, 5}).with("num_args", "2").fails(Kind::kShape, "arg1"));
}
template <class P, class F>
void finish(OpBuilder& op, const char* name, const F& body) {
  composite<P>(
      op, name, [](const P& p) { return p.num_args; }, 1, body);
}
template <class P>
void declare_widened(const char* name, const char* doc, int axis, Shape (*widen)(const Shape&)) {
  OpBuilder op(name);
  declare<P>(op, doc);
  finish<P>(op, name, [axis, widen](const P&, const Given& g, const std::vector<Entry>& in) {
    return widened(g, in, axis, widen);
  });
}

MXHUB_OPS {
  OpBuilder concatenate("_npi_concatenate");
  declare<ConcatenateParam>(concatenate, "Joins arrays along an axis.");
  finish<ConcatenateParam>(
      concatenate, "_npi_concatenate", [](const ConcatenateParam& p, const Given& g, const std::vector<Entry>& in) {
        if (!p.axis) return widened(g, in, 0, [](const Shape& s) { return Shape{s.size()}; });
        if (g.shape(0).ndim() == 0) g.bad_input(0, "expected at least one axis, got a scalar");
        const int axis =
            *p.axis == kByDim ? g.axis(p.dim, g.shape(0).ndim(), "dim") : g.axis(*p.axis, g.shape(0).ndim());
        return std::vector<Entry>{joined(g, unified(g, in, 0), shapes_of(g), axis)};
      });
  OpBuilder stack("_npi_stack");
  declare<StackParam>(stack, "Joins arrays of one shape along a new axis.");
  finish<StackParam>(stack, "_npi_stack", [](const StackParam& p, const Given& g, const std::vector<Entry>& in) {
    for (size_t i = 1; i < g.in.size(); ++i)
      if (g.in[i].shape != g.shape(0))
        g.bad_input(static_cast<int>(i), cat("expected shape ", g.shape(0), ", got ", g.in[i].shape));
    const int axis = g.axis(p.axis, g.shape(0).ndim() + 1);
    return std::vector<Entry>{call("stack", unified(g, in, 0), {{"axis", text(axis)}})};
  });
  declare_widened<CountParam>("_npi_vstack", "Stacks arrays as rows: vectors are rows, others join along axis 0.", 0,
                              [](const Shape& s) {
                                if (s.ndim() >= 2) return s;
                                return Shape{1, s.size()};
                              });
  declare_widened<ConcatParam>("_npi_hstack", "Joins arrays along axis 1, and vectors along their only axis.", 1,
                               [](const Shape& s) { return s.ndim() ? s : Shape{1}; });
  declare_widened<ConcatParam>("_npi_dstack", "Joins arrays along the third axis, which they get if they lack it.", 2,
                               [](const Shape& s) {
                                 if (s.ndim() >= 3) return s;
                                 return s.ndim() == 2 ? Shape{s[0], s[1], 1} : Shape{1, s.size(), 1};
                               });
  declare_widened<CountParam>("_npi_column_stack", "Joins arrays along axis 1; vectors are columns.", 1,
                              [](const Shape& s) {
                                if (s.ndim() >= 2) return s;
                                return Shape{s.size(), 1};
                              });
};

// ---- taking apart
// ----------------------------------------------------------------------------------------------------
struct SplitParam {
  Shape indices;
  int axis = 1;
  bool squeeze_axis = false;
  int sections = 0;
  static auto fields() {
    return std::tuple{field("indices", &SplitParam::indices)
                          .required()
                          .tag("index")
                          .doc("Where the parts begin, the first one at 0; used if `sections` is 0."),
                      field("axis", &SplitParam::axis).tag("axis").doc("Axis to divide."),
                      field("squeeze_axis", &SplitParam::squeeze_axis).doc("Remove the axis if its length becomes 1."),
                      field("sections", &SplitParam::sections).tag("count").doc("Number of equal parts, or 0.")};
  }
};

int parts_of(const SplitParam& p) { return p.sections > 0 ? p.sections : std::max(p.indices.ndim(), 0); }

void declare_split(const char* name, const char* doc, int (*axis_of)(const SplitParam& p, int ndim)) {
  const auto cut = [axis_of](const SplitParam& p, const Given& given, const std::vector<Entry>& in) {
    const Shape& s = given.shape(0);
    const int axis = given.axis(axis_of(p, s.ndim()), s.ndim()), count = parts_of(p);
    if (p.sections > 0 && s[axis] % p.sections)
      given.bad_param("sections", cat("expected a number that divides the length ", s[axis], ", got ", p.sections));
    std::vector<Entry> r;
    for (int i = 0; i < count; ++i) {
      const int64_t each = p.sections > 0 ? s[axis] / p.sections : 0;
      int64_t begin = p.sections > 0 ? i * each : p.indices[i];
      int64_t end = p.sections > 0 ? begin + each : i + 1 < count ? p.indices[i + 1] : s[axis];
      begin = std::clamp<int64_t>(begin < 0 ? begin + s[axis] : begin, 0, s[axis]);
      end = std::clamp<int64_t>(end < 0 ? end + s[axis] : end, begin, s[axis]);
      Entry part = sliced(in[0], axis, begin, end);
      if (p.squeeze_axis && end - begin == 1) part = call("_np_squeeze", {part}, {{"axis", text(axis)}});
      r.push_back(part);
    }
    return r;
  };
  const Expression f = [cut](const Given& g, const std::vector<Entry>& in) {
    return cut(*static_cast<const SplitParam*>(g.params), g, in);
  };
  OpBuilder(std::string("_backward_") + name)
      .hidden()
      .param_struct<SplitParam>()
      .num_inputs([](const SplitParam& p) { return parts_of(p) + 1; })
      .shape([](const SplitParam& p, ShapeCtx& c) { c.set_out(0, c.in(parts_of(p))); })
      .dtype([](const SplitParam& p, TypeCtx& c) { c.set_out(0, c.in(parts_of(p))); })
      .kernel([f](const SplitParam& p, const PrepareCtx& c) {
        return composite_kernel(gradient_expression(f, parts_of(p)), &p, c);
      });
  OpBuilder(name)
      .since("1.6")
      .doc(doc)
      .param_struct<SplitParam>()
      .input("data", "Array with at least one axis.")
      .num_outputs(parts_of)
      .shape([f](const SplitParam& p, ShapeCtx& c) { composite_shape(f, &p, c); })
      .dtype([](const SplitParam&, TypeCtx& c) {
        for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(0));
      })
      .kernel([f](const SplitParam& p, const PrepareCtx& c) { return composite_kernel(f, &p, c); })
      .gradient([backward = std::string("_backward_") + name](const SplitParam& p, const GradCtx& g) {
        std::vector<Entry> all;
        for (int i = 0; i < parts_of(p); ++i) all.push_back(g.ograd(i));
        all.push_back(g.in(0));
        return g.fused(backward.c_str(), std::move(all));
      })
      .cases(Case("sections").shape("data", {2, 4, 2}).with("indices", "()").with("sections", "2"),
             Case("indices").shape("data", {2, 4, 3}).with("indices", "(0, 1)"),
             Case("uneven")
                 .shape("data", {2, 5, 3})
                 .with("indices", "()")
                 .with("sections", "4")
                 .fails(Kind::kArgument, "sections"));
}

MXHUB_OPS {
  declare_split("_npi_hsplit", "Divides an array along axis 1, and a vector along its only axis.",
                [](const SplitParam&, int ndim) { return ndim == 1 ? 0 : 1; });
  declare_split("_npi_dsplit", "Divides an array along axis 2.", [](const SplitParam&, int) { return 2; });
};

}  // namespace
}  // namespace mxhub::op
