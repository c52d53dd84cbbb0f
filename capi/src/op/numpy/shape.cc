// The same elements in another arrangement, of the NumPy interface: reshape, transpose, squeeze, flip, roll, diagonals.
#include <algorithm>
#include <string>
#include <vector>

#include "base/wrapping.h"
#include "op/matrix/box.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

std::vector<Entry> view_gradient(const GradCtx& g) { return {call("reshape_like", {g.ograd(0), g.in(0)})}; }

// ---- reshape
// ---------------------------------------------------------------------------------------------------------
constexpr const char* kOrderDoc = "The order of the elements; only 'C', row by row, is supported.";

struct ReshapeParam {
  Shape newshape;
  std::string order = "C";
  static auto fields() {
    return std::tuple{field("newshape", &ReshapeParam::newshape)
                          .required()
                          .tag("shape")
                          .doc("New shape; one of the dimensions may be -1, which follows from the others."),
                      field("order", &ReshapeParam::order).doc(kOrderDoc)};
  }
};

void check_order(const std::string& order, const ShapeCtx& c) {
  if (order != "C") c.bad_param("order", cat("expected 'C', got '", order, "'"));
}
// Fills in the one unknown dimension of `out` and compares sizes.
void finish_reshape(const Shape& in, Shape out, const Shape& asked, ShapeCtx& c) {
  if (in.known()) {
    int unknown = -1;
    int64_t rest = 1;
    for (int i = 0; i < out.ndim(); ++i) {
      if (out[i] == -1) {
        if (unknown >= 0) c.bad_param("newshape", cat("expected at most one -1, got ", text(asked)));
        unknown = i;
      } else {
        rest = saturating_mul(rest, out[i]);
      }
    }
    if (unknown >= 0 && rest > 0 && in.size() % rest == 0) out[unknown] = in.size() / rest;
    if (!out.known() || saturating_product(out) != in.size())
      c.bad_param("newshape", cat("expected a shape for the ", in.size(), " elements of an array of shape ", in,
                                  ", got ", text(asked)));
  }
  c.set_out(0, out);
}

MXHUB_OP(_np_reshape)
    .since("1.6")
    .doc("Gives the elements of an array another shape. No data moves.")
    .param_struct<ReshapeParam>()
    .input("a", "Array of any shape.")
    .output("output", "The same elements in row-major order.")
    .view()
    .shape([](const ReshapeParam& p, ShapeCtx& c) {
      check_order(p.order, c);
      for (const int64_t d : p.newshape)
        if (d < -1) c.bad_param("newshape", cat("expected dimensions of at least -1, got ", text(p.newshape)));
      if (c.in(0).ndim_known()) finish_reshape(c.in(0), p.newshape, p.newshape, c);
    })
    .kernel([](const ReshapeParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const ReshapeParam&, const GradCtx& g) { return view_gradient(g); })
    .cases(Case("typical").shape("a", {2, 3, 4}).with("newshape", "(-1, 4)"),
           Case("same").shape("a", {6}).with("newshape", "(2, 3)"),
           Case("two_unknown").shape("a", {6}).with("newshape", "(-1, -1)").fails(Kind::kArgument, "newshape"),
           Case("bad_size").shape("a", {2, 3}).with("newshape", "(4, 2)").fails(Kind::kArgument, "newshape"));

struct CodedReshapeParam {
  Shape newshape;
  bool reverse = false;
  std::string order = "C";
  static auto fields() {
    return std::tuple{
        field("newshape", &CodedReshapeParam::newshape)
            .required()
            .tag("shape")
            .doc(
                "New shape. -1 follows from the others, -2 copies the dimension at this place, -3 drops a dimension of "
                "length 1, -4 copies all dimensions that are left, -5 multiplies the next two, and -6 splits one "
                "dimension into the two numbers that follow it, one of which may be -1."),
        field("reverse", &CodedReshapeParam::reverse).doc("Read the codes from the last dimension to the first."),
        field("order", &CodedReshapeParam::order).doc(kOrderDoc)};
  }
};

void coded_shape(const CodedReshapeParam& p, ShapeCtx& c) {
  check_order(p.order, c);
  const Shape& in_shape = c.in(0);
  if (!in_shape.ndim_known()) return;
  std::vector<int64_t> in(in_shape.begin(), in_shape.end()), codes(p.newshape.begin(), p.newshape.end()), out;
  // Reversed, -6 must still stand before its two numbers.
  const auto backwards = [](std::vector<int64_t> v) {
    std::reverse(v.begin(), v.end());
    for (size_t i = 2; i < v.size(); ++i)
      if (v[i] == -6) {
        std::swap(v[i], v[i - 2]);
      }
    return v;
  };
  if (p.reverse) {
    std::reverse(in.begin(), in.end());
    codes = backwards(codes);
  }
  const auto misfit = [&]() {
    c.bad_param("newshape", cat("expected codes that fit an array of shape ", in_shape, ", got ", text(p.newshape)));
  };
  size_t src = 0;
  const auto next = [&]() {
    if (src >= in.size()) misfit();
    return in[src++];
  };
  for (size_t i = 0; i < codes.size(); ++i) {
    switch (codes[i]) {
      case -2:
        out.push_back(next());
        break;
      case -3:
        if (next() != 1) misfit();
        break;
      case -4:
        while (src < in.size()) out.push_back(in[src++]);
        break;
      case -5: {
        const int64_t a = next(), b = next();
        out.push_back(a < 0 || b < 0 ? -1 : a * b);
        break;
      }
      case -6: {
        if (i + 2 >= codes.size())
          c.bad_param("newshape", cat("expected two numbers after -6, got ", text(p.newshape)));
        const int64_t whole = next();
        int64_t a = codes[++i], b = codes[++i];
        if ((a == -1 && b == -1) || a < -1 || b < -1) misfit();
        if (a == -1) a = b ? whole / b : 0;
        if (b == -1) b = a ? whole / a : 0;
        if (whole >= 0 && a * b != whole) misfit();
        out.push_back(a);
        out.push_back(b);
        break;
      }
      default:
        if (codes[i] < -1) misfit();
        out.push_back(codes[i]);
        if (src < in.size()) ++src;
    }
  }
  if (p.reverse) std::reverse(out.begin(), out.end());
  finish_reshape(in_shape, Shape(out), p.newshape, c);
}

MXHUB_OP(_npx_reshape)
    .alias({"_npi_reshape"})
    .since("1.6")
    .doc("Gives the elements of an array another shape, written with codes that refer to the old one. No data moves.")
    .param_struct<CodedReshapeParam>()
    .input("a", "Array of any shape.")
    .output("output", "The same elements in row-major order.")
    .view()
    .shape(coded_shape)
    .kernel([](const CodedReshapeParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const CodedReshapeParam&, const GradCtx& g) { return view_gradient(g); })
    .cases(Case("typical").shape("a", {2, 3, 4}).with("newshape", "(-2, -5)"),
           Case("split").shape("a", {8, 3}).with("newshape", "(-6, 2, -1, -4)"),
           Case("reverse").shape("a", {8, 3, 2}).with("newshape", "(-1, -2)").with("reverse", "1"),
           Case("bad_size").shape("a", {2, 3}).with("newshape", "(4, 2)").fails(Kind::kArgument, "newshape"));

struct SqueezeParam {
  std::optional<Shape> axis;
  static auto fields() {
    return std::tuple{
        field("axis", &SqueezeParam::axis).tag("axes").doc("Axes of length 1 to remove; None: all of length 1.")};
  }
};

MXHUB_OP(_np_squeeze)
    .since("1.6")
    .doc("Removes axes of length 1. No data moves.")
    .param_struct<SqueezeParam>()
    .input("a", "Array of any shape.")
    .output("output", "The same elements with fewer axes.")
    .view()
    .shape([](const SqueezeParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (!p.axis && !in.known()) return;
      std::vector<bool> drop(static_cast<size_t>(in.ndim()));
      if (p.axis) {
        for (const int64_t a : *p.axis) {
          if (in.ndim() == 0 && (a == 0 || a == -1)) continue;  // as NumPy allows
          const int axis = c.axis(a, in.ndim());
          if (in[axis] != 1 && in[axis] >= 0)
            c.bad_param("axis", cat("expected an axis of length 1, got axis ", a, " of shape ", in));
          if (drop[static_cast<size_t>(axis)]) c.bad_param("axis", cat("expected each axis once, got ", *p.axis));
          drop[static_cast<size_t>(axis)] = true;
        }
      } else {
        for (int i = 0; i < in.ndim(); ++i) drop[static_cast<size_t>(i)] = in[i] == 1;
      }
      Shape out = Shape::of(0);
      for (int i = 0; i < in.ndim(); ++i)
        if (!drop[static_cast<size_t>(i)]) out.push_back(in[i]);
      c.set_out(0, out);
    })
    .kernel([](const SqueezeParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const SqueezeParam&, const GradCtx& g) { return view_gradient(g); })
    .cases(Case("typical").shape("a", {2, 1, 3, 1}), Case("axis").shape("a", {1, 2, 1}).with("axis", "(0,)"),
           Case("longer").shape("a", {2, 3}).with("axis", "(1,)").fails(Kind::kArgument, "axis"));

MXHUB_OP(_np_copy)
    .since("1.6")
    .doc("A copy of an array.")
    .input("a", "Array of any shape.")
    .output("output", "Same values.")
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const GradCtx& g) -> std::vector<Entry> { return {g.ograd(0)}; })
    .cases(Case("typical").shape("a", {2, 3}), Case("empty").shape("a", {0}),
           Case("bad_name").shape("a", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

// ---- transpose, moveaxis, rot90, roll, flip
// ----------------------------------------------------------------------------
struct TransposeParam {
  Shape axes;
  static auto fields() {
    return std::tuple{field("axes", &TransposeParam::axes)
                          .tag("axes")
                          .doc("Which input axis each output axis is; None: all in reverse order.")};
  }
};

std::vector<int> order_of(const Shape& axes, int ndim) {
  std::vector<int> order(static_cast<size_t>(ndim));
  for (int i = 0; i < ndim; ++i)
    order[static_cast<size_t>(i)] = axes.ndim() > 0 ? wrap_axis(axes[i], ndim) : ndim - 1 - i;
  return order;
}
// order[i] of each i, the other way round.
std::vector<int> inverse(const std::vector<int>& order) {
  std::vector<int> back(order.size());
  for (size_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = static_cast<int>(i);
  return back;
}

MXHUB_OP(_np_transpose)
    .since("1.6")
    .doc("Reorders the axes of an array. Output axis i is input axis axes[i].")
    .param_struct<TransposeParam>()
    .input("a", "Array of any shape.")
    .output("output", "The same elements, moved.")
    .shape([](const TransposeParam& p, ShapeCtx& c) {
      const int ndim = c.in(0).ndim_known() ? c.in(0).ndim() : c.out(0).ndim();
      if (ndim < 0) return;
      if (p.axes.ndim() > 0) {
        if (p.axes.ndim() != ndim)
          c.bad_param("axes", cat("expected ", ndim, " axes for an array of shape ", c.in(0), ", got ", p.axes));
        std::vector<bool> seen(static_cast<size_t>(ndim));
        for (const int64_t a : p.axes) {
          const auto i = static_cast<size_t>(c.axis(a, ndim, "axes"));
          if (seen[i]) c.bad_param("axes", cat("expected each axis once, got ", p.axes));
          seen[i] = true;
        }
      }
      const auto order = order_of(p.axes, ndim), back = inverse(order);
      const auto arranged = [ndim](const Shape& s, const std::vector<int>& by) {
        Shape t = Shape::of(ndim);
        for (int i = 0; i < ndim; ++i) t[i] = s[by[static_cast<size_t>(i)]];
        return t;
      };
      if (c.in(0).ndim_known()) c.set_out(0, arranged(c.in(0), order));
      if (c.out(0).ndim_known()) c.set_in(0, arranged(c.out(0), back));
    })
    .kernel([](const TransposeParam& p, const PrepareCtx& c) {
      const Shape& in = c.in[0].shape;
      return strided_kernel(transpose_plan(in, order_of(p.axes, in.ndim()), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const TransposeParam& p, const GradCtx& g) -> std::vector<Entry> {
      TransposeParam back;
      if (p.axes.ndim() > 0) back.axes = Shape::of(0);
      if (p.axes.ndim() > 0)
        for (const int a : inverse(order_of(p.axes, p.axes.ndim()))) back.axes.push_back(a);
      return {call_with("_np_transpose", {g.ograd(0)}, back)};
    })
    .cases(Case("typical").shape("a", {2, 3}), Case("axes").shape("a", {2, 3, 4}).with("axes", "(1, -1, 0)"),
           Case("bad_axes").shape("a", {2, 3}).with("axes", "(0, 0)").fails(Kind::kArgument, "axes"));

struct MoveParam {
  Shape source, destination;
  static auto fields() {
    return std::tuple{field("source", &MoveParam::source).required().tag("axes").doc("Axes to move."),
                      field("destination", &MoveParam::destination)
                          .required()
                          .tag("axes")
                          .doc("Where each of them goes; the others keep their order.")};
  }
};

std::vector<Entry> moveaxis(const MoveParam& p, const Given& given, const std::vector<Entry>& in) {
  const int ndim = given.shape(0).ndim();
  if (p.source.ndim() != p.destination.ndim())
    given.bad_param("destination", cat("expected one place for each of ", p.source, ", got ", p.destination));
  std::vector<int> order(static_cast<size_t>(ndim), -1);
  std::vector<bool> moved(static_cast<size_t>(ndim));
  for (int i = 0; i < p.source.ndim(); ++i) {
    const int from = given.axis(p.source[i], ndim, "source"), to = given.axis(p.destination[i], ndim, "destination");
    if (moved[static_cast<size_t>(from)]) given.bad_param("source", cat("expected each axis once, got ", p.source));
    if (order[static_cast<size_t>(to)] >= 0)
      given.bad_param("destination", cat("expected each axis once, got ", p.destination));
    moved[static_cast<size_t>(from)] = true;
    order[static_cast<size_t>(to)] = from;
  }
  int next = 0;
  for (int& a : order) {
    if (a >= 0) continue;
    while (moved[static_cast<size_t>(next)]) ++next;
    a = next++;
  }
  return {transposed(in[0], order)};
}

MXHUB_OPS {
  OpBuilder op("_np_moveaxis");
  op.since("1.6")
      .doc("Moves axes of an array to other places.")
      .param_struct<MoveParam>()
      .input("a", "Array of any shape.")
      .output("output", "The same elements, moved.")
      .cases(Case("typical").shape("a", {2, 3, 4}).with("source", "(0,)").with("destination", "(-1,)"),
             Case("two").shape("a", {2, 3, 4}).with("source", "(0, 1)").with("destination", "(2, 0)"),
             Case("bad_axis")
                 .shape("a", {2})
                 .with("source", "(1,)")
                 .with("destination", "(0,)")
                 .fails(Kind::kArgument, "source"));
  composite<MoveParam>(op, "_np_moveaxis", 1, moveaxis);
};

struct FlipParam {
  Shape axis;
  static auto fields() {
    return std::tuple{
        field("axis", &FlipParam::axis).required().tag("axes").doc("Axes whose order is reversed; None: all.")};
  }
};

Entry flipped(const Entry& x, const std::vector<int>& axes) {
  Shape s = Shape::of(0);
  for (const int a : axes) s.push_back(a);
  return axes.empty() ? x : call("reverse", {x}, {{"axis", text(s)}});
}

MXHUB_OPS {
  OpBuilder op("_npi_flip");
  op.since("1.6")
      .doc("Reverses the order of the elements along axes.")
      .param_struct<FlipParam>()
      .input("data", "Array of any shape.")
      .output("output", "The same elements, moved.")
      .cases(Case("typical").shape("data", {2, 3}).with("axis", "(0,)"),
             Case("all").shape("data", {2, 3}).with("axis", "None"),
             Case("bad_axis").shape("data", {2}).with("axis", "(1,)").fails(Kind::kArgument, "axis"));
  composite<FlipParam>(op, "_npi_flip", 1, [](const FlipParam& p, const Given& given, const std::vector<Entry>& in) {
    std::vector<int> axes;
    const int ndim = given.shape(0).ndim();
    if (p.axis.ndim_known())
      for (const int64_t a : p.axis) axes.push_back(given.axis(a, ndim));
    else
      for (int i = 0; i < ndim; ++i) axes.push_back(i);
    return std::vector<Entry>{flipped(in[0], axes)};
  });
};

struct RotateParam {
  int k = 1;
  std::optional<Shape> axes;
  static auto fields() {
    return std::tuple{field("k", &RotateParam::k).doc("Number of quarter turns; negative ones turn back."),
                      field("axes", &RotateParam::axes)
                          .tag("axes")
                          .doc("The plane: turns go from the first of the two axes to the second.")};
  }
};

std::vector<Entry> rot90(const RotateParam& p, const Given& given, const std::vector<Entry>& in) {
  const int ndim = given.shape(0).ndim();
  if (!p.axes || p.axes->ndim() != 2) given.bad_param("axes", "expected two axes");
  const int a = given.axis((*p.axes)[0], ndim, "axes"), b = given.axis((*p.axes)[1], ndim, "axes");
  if (a == b) given.bad_param("axes", cat("expected two different axes, got ", *p.axes));
  std::vector<int> order(static_cast<size_t>(ndim));
  for (int i = 0; i < ndim; ++i) order[static_cast<size_t>(i)] = i;
  std::swap(order[static_cast<size_t>(a)], order[static_cast<size_t>(b)]);
  switch ((p.k % 4 + 4) % 4) {
    case 0:
      return {in[0]};
    case 1:
      return {transposed(flipped(in[0], {b}), order)};
    case 2:
      return {flipped(in[0], {a, b})};
    default:
      return {flipped(transposed(in[0], order), {b})};
  }
}

MXHUB_OPS {
  OpBuilder op("_npi_rot90");
  op.since("1.6")
      .doc("Turns an array by quarter turns in the plane of two axes.")
      .param_struct<RotateParam>()
      .input("data", "Array with at least two axes.")
      .output("output", "The same elements, moved.")
      .cases(Case("typical").shape("data", {2, 3}).with("axes", "(0, 1)"),
             Case("back").shape("data", {2, 3, 2}).with("k", "-1").with("axes", "(1, 2)"),
             Case("half").shape("data", {2, 3}).with("k", "2").with("axes", "(0, 1)"),
             Case("bad_axes").shape("data", {2, 3}).with("axes", "(0, 0)").fails(Kind::kArgument, "axes"));
  composite<RotateParam>(op, "_npi_rot90", 1, rot90);
};

struct RollParam {
  std::optional<Shape> shift, axis;
  static auto fields() {
    return std::tuple{
        field("shift", &RollParam::shift).doc("By how many places the elements move; one number for each axis."),
        field("axis", &RollParam::axis).tag("axes").doc("Axes to move along; None: the whole array, flattened.")};
  }
};

Entry rolled(const Entry& x, int axis, int64_t length, int64_t by) {
  by = length ? (by % length + length) % length : 0;
  if (by == 0) return x;
  return call("Concat", {sliced(x, axis, length - by, length), sliced(x, axis, 0, length - by)}, {{"dim", text(axis)}});
}

std::vector<Entry> roll(const RollParam& p, const Given& given, const std::vector<Entry>& in) {
  const Shape& s = given.shape(0);
  if (!p.shift || p.shift->ndim() < 1) given.bad_param("shift", "expected a number of places, got none");
  if (!p.axis) {
    if (p.shift->ndim() != 1) given.bad_param("shift", cat("expected one number, as axis is None, got ", *p.shift));
    return {reshaped(rolled(reshaped(in[0], {s.size()}), 0, s.size(), (*p.shift)[0]), s)};
  }
  const int n = std::max(p.axis->ndim(), p.shift->ndim());
  if ((p.axis->ndim() != n && p.axis->ndim() != 1) || (p.shift->ndim() != n && p.shift->ndim() != 1))
    given.bad_param("shift", cat("expected one number for each of the axes ", *p.axis, ", got ", *p.shift));
  Entry x = in[0];
  for (int i = 0; i < n; ++i) {
    const int axis = given.axis((*p.axis)[p.axis->ndim() == 1 ? 0 : i], s.ndim());
    x = rolled(x, axis, s[axis], (*p.shift)[p.shift->ndim() == 1 ? 0 : i]);
  }
  return {x};
}

MXHUB_OPS {
  OpBuilder op("_np_roll");
  op.since("1.6")
      .doc("Moves elements along axes. Those that leave at the end come back at the front.")
      .param_struct<RollParam>()
      .input("data", "Array of any shape.")
      .output("output", "The same elements, moved.")
      .cases(Case("flat").shape("data", {2, 3}).with("shift", "2"),
             Case("axes").shape("data", {2, 3}).with("shift", "(1, -1)").with("axis", "(0, 1)"),
             Case("bad_axis").shape("data", {2}).with("shift", "1").with("axis", "1").fails(Kind::kArgument, "axis"));
  composite<RollParam>(op, "_np_roll", 1, roll);
};

// ---- broadcasting
// --------------------------------------------------------------------------------------------------------
struct BroadcastParam {
  Shape shape = Shape::of(0);
  static auto fields() {
    return std::tuple{
        field("shape", &BroadcastParam::shape).tag("shape").doc("The wanted shape; -2 keeps the length of the input.")};
  }
};

MXHUB_OP(_npi_broadcast_to)
    .since("1.6")
    .doc("Repeats an array along axes of length 1, and along new leading axes, to reach a shape.")
    .param_struct<BroadcastParam>()
    .input("array", "Its axes have length 1 or the wanted one, counted from the last.")
    .output("output", "Of shape `shape`.")
    .shape([](const BroadcastParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      Shape out = p.shape;
      const int lead = out.ndim() - in.ndim();
      bool fits = lead >= 0;
      for (int i = 0; fits && i < out.ndim(); ++i) {
        const int64_t own = i < lead ? 1 : in[i - lead];
        if (out[i] == -2) out[i] = own;
        fits = out[i] >= 0 && (own == out[i] || own == 1 || own < 0);
      }
      if (!fits) c.bad_input(0, cat("expected a shape that broadcasts to ", p.shape, ", got ", in));
      c.set_out(0, out);
    })
    .kernel([](const BroadcastParam&, const PrepareCtx& c) {
      return broadcast_copy_kernel(c.in[0].dtype, c.in[0].shape, c.out[0].shape);
    })
    .gradient([](const BroadcastParam&, const GradCtx& g) -> std::vector<Entry> {
      return {shrink(g.ograd(0), g.in(0))};
    })
    .cases(Case("typical").shape("array", {1, 3}).with("shape", "(2, 3)"),
           Case("lead").shape("array", {3}).with("shape", "(2, 2, 3)"),
           Case("misfit").shape("array", {2, 3}).with("shape", "(2, 4)").fails(Kind::kShape, "array"));

// Axes of length 1 where numpy.atleast_Nd puts them.
Shape at_least(const Shape& s, int n) {
  if (s.ndim() >= n) return s;
  if (s.ndim() == 0) return Shape::of(n, 1);
  if (n == 2) return {1, s[0]};
  return s.ndim() == 1 ? Shape{1, s[0], 1} : Shape{s[0], s[1], 1};
}

MXHUB_OPS {
  for (int n = 1; n <= 3; ++n) {
    const std::string name = cat("_np_atleast_", n, "d");
    OpBuilder(name)
        .since("1.6")
        .doc(cat("Arrays with at least ", n, n == 1 ? " axis" : " axes", ". Missing ones get length 1."))
        .param_struct<CountParam>()
        .variadic("arys", "num_args", "Arrays of any shape.")
        .num_outputs([](const CountParam& p) { return p.num_args; })
        .shape([n](const CountParam&, ShapeCtx& c) {
          for (int i = 0; i < c.num_inputs(); ++i)
            if (c.in(i).ndim_known()) c.set_out(i, at_least(c.in(i), n));
        })
        .dtype([](const CountParam&, TypeCtx& c) {
          for (int i = 0; i < c.num_inputs(); ++i) c.set_out(i, c.in(i));
        })
        .kernel([](const CountParam&, const PrepareCtx& c) {
          std::vector<size_t> bytes;
          for (const Desc& d : c.in) bytes.push_back(d.bytes());
          return Kernel{[bytes](const RunCtx& r) {
            for (size_t i = 0; i < bytes.size(); ++i)
              if (bytes[i]) std::memcpy(r.out[i], r.in[i], bytes[i]);
          }};
        })
        .gradient([](const CountParam&, const GradCtx& g) {
          std::vector<Entry> r;
          for (int i = 0; i < g.num_inputs(); ++i) r.push_back(call("reshape_like", {g.ograd(i), g.in(i)}));
          return r;
        })
        .cases(Case("typical").shape("arg0", {3}).shape("arg1", {2, 2}).with("num_args", "2"),
               Case("one").shape("arg0", {2, 3, 4}).with("num_args", "1"),
               Case("none").with("num_args", "0").fails(Kind::kArgument, "num_args"));
  }
};

// ---- diagonals and triangles
// ----------------------------------------------------------------------------------------------
struct DiagParam {
  int k = 0;
  static auto fields() {
    return std::tuple{
        field("k", &DiagParam::k).doc("Which diagonal: 0 the main one, positive above it, negative below it.")};
  }
};
struct DiagonalParam {
  int offset = 0, axis1 = 0, axis2 = 1;
  static auto fields() {
    return std::tuple{field("offset", &DiagonalParam::offset)
                          .doc("Which diagonal: 0 the main one, positive above it, negative below it."),
                      field("axis1", &DiagonalParam::axis1).tag("axis").doc("First axis of the matrices."),
                      field("axis2", &DiagonalParam::axis2).tag("axis").doc("Second axis of the matrices.")};
  }
};

Entry diagonal(const DiagonalParam& p, const Given& given, const Entry& x) {
  const int ndim = given.shape(0).ndim();
  if (ndim < 2) given.bad_input(0, cat("expected at least two axes, got shape ", given.shape(0)));
  const int a = given.axis(p.axis1, ndim, "axis1"), b = given.axis(p.axis2, ndim, "axis2");
  if (a == b) given.bad_param("axis2", cat("expected an axis other than axis1, got ", p.axis2));
  return call("diag", {x}, {{"k", text(p.offset)}, {"axis1", text(a)}, {"axis2", text(b)}});
}
Entry matrix_diag(const Entry& x, int k) { return call("diag", {x}, {{"k", text(k)}}); }

MXHUB_OPS {
  OpBuilder diag("_np_diag");
  diag.since("1.6")
      .doc("The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.")
      .param_struct<DiagParam>()
      .input("data", "Vector or matrix.")
      .output("output", "Matrix or vector.")
      .cases(Case("matrix").shape("data", {3, 4}).with("k", "1"), Case("vector").shape("data", {3}).with("k", "-1"),
             Case("cube").shape("data", {2, 2, 2}).fails(Kind::kShape, "data"));
  composite<DiagParam>(diag, "_np_diag", 1, [](const DiagParam& p, const Given& g, const std::vector<Entry>& in) {
    if (g.shape(0).ndim() < 1 || g.shape(0).ndim() > 2)
      g.bad_input(0, cat("expected a vector or a matrix, got shape ", g.shape(0)));
    return std::vector<Entry>{matrix_diag(in[0], p.k)};
  });
  OpBuilder flat("_np_diagflat");
  flat.since("1.6")
      .doc("A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.")
      .param_struct<DiagParam>()
      .input("data", "Array of any shape.")
      .output("output", "Square matrix.")
      .cases(Case("typical").shape("data", {2, 2}), Case("above").shape("data", {3}).with("k", "1"),
             Case("bad_k").shape("data", {2}).with("k", "x").fails(Kind::kArgument, "k"));
  composite<DiagParam>(flat, "_np_diagflat", 1, [](const DiagParam& p, const Given& g, const std::vector<Entry>& in) {
    return std::vector<Entry>{matrix_diag(reshaped(in[0], {g.shape(0).size()}), p.k)};
  });
  OpBuilder diagonals("_np_diagonal");
  diagonals.since("1.6")
      .doc("The diagonals of matrices; they become the last axis.")
      .param_struct<DiagonalParam>()
      .input("data", "Array with at least two axes.")
      .output("output", "The diagonals.")
      .cases(Case("typical").shape("data", {3, 4}).with("offset", "1"),
             Case("batch").shape("data", {2, 3, 4}).with("axis1", "1").with("axis2", "-1"),
             Case("same_axes").shape("data", {2, 2}).with("axis1", "1").fails(Kind::kArgument, "axis2"));
  composite<DiagonalParam>(diagonals, "_np_diagonal", 1,
                           [](const DiagonalParam& p, const Given& g, const std::vector<Entry>& in) {
                             return std::vector<Entry>{diagonal(p, g, in[0])};
                           });
  OpBuilder trace("_np_trace");
  trace.since("1.6")
      .doc("Sums of the diagonals of matrices.")
      .param_struct<DiagonalParam>()
      .input("data", "Array with at least two axes.")
      .output("output", "The array without the two axes.")
      .cases(Case("batch").shape("data", {2, 3, 4}).with("axis1", "1").with("axis2", "-1"),
             Case("below").shape("data", {3, 3, 2}).with("offset", "-1"),
             Case("same_axes").shape("data", {2, 2}).with("axis1", "1").fails(Kind::kArgument, "axis2"));
  composite<DiagonalParam>(trace, "_np_trace", 1,
                           [](const DiagonalParam& p, const Given& g, const std::vector<Entry>& in) {
                             return std::vector<Entry>{call("_np_sum", {diagonal(p, g, in[0])}, {{"axis", "-1"}})};
                           });
};

// Keeps one triangle of each matrix.
Kernel triangle_kernel(int64_t k, const PrepareCtx& c) {
  const Shape& s = c.out[0].shape;
  const int n = s.ndim();
  // A vector is every row of a square matrix.
  const int64_t cols = s[n - 1], rows = s[n - 2], batch = s.size(0, n - 2);
  const int64_t from_row = c.in[0].shape.ndim() == 1 ? 0 : cols;
  const auto size = static_cast<int64_t>(dtype_size(c.in[0].dtype));
  return {[=](const RunCtx& r) {
    for (int64_t i = 0; i < batch * rows; ++i) {
      const int64_t kept = std::clamp<int64_t>(i % rows + k + 1, 0, cols);
      char* to = r.output<char>(0) + i * cols * size;
      const char* from = r.input<char>(0) + i * from_row * size;
      if (kept && to != from) std::memcpy(to, from, static_cast<size_t>(kept * size));
      if (cols > kept) std::memset(to + kept * size, 0, static_cast<size_t>((cols - kept) * size));
    }
  }};
}

MXHUB_OP(_npi_tril)
    .since("1.6")
    .doc("Lower triangles of matrices; the elements above a diagonal become zero.")
    .param_struct<DiagParam>()
    .input("data", "Matrices, or a vector that stands for a square matrix with equal rows.")
    .output("output", "Matrices.")
    .shape([](const DiagParam&, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() == 0) c.bad_input(0, "expected at least one axis, got a scalar");
      c.set_out(0, in.ndim() == 1 ? Shape{in[0], in[0]} : in);
    })
    .kernel([](const DiagParam& p, const PrepareCtx& c) { return triangle_kernel(p.k, c); })
    .gradient([](const DiagParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {shrink(call_with("_npi_tril", {g.ograd(0)}, p), g.in(0))};
    })
    .cases(Case("typical").shape("data", {3, 4}), Case("below").shape("data", {2, 3, 3}).with("k", "-1"),
           Case("bad_k").shape("data", {2, 2}).with("k", "x").fails(Kind::kArgument, "k"));

}  // namespace
}  // namespace mxhub::op
