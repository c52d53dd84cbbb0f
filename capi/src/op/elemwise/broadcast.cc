// Explicit broadcasting: broadcast_to, broadcast_axis, broadcast_like.
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

Kernel prepare(const PrepareCtx& c) { return broadcast_copy_kernel(c.in[0].dtype, c.in[0].shape, c.out[0].shape); }
std::vector<Entry> gradient(const GradCtx& g) {
  std::vector<Entry> r{call("_backward_broadcast", {g.ograd(0), g.in(0)})};
  for (int i = 1; i < g.num_inputs(); ++i) r.push_back(zeros_like(g.in(i)));
  return r;
}

struct ToParam {
  Shape shape = Shape{std::initializer_list<int64_t>{}};
  static auto fields() {
    return std::tuple{
        field("shape", &ToParam::shape).tag("shape").doc("The wanted shape; 0 keeps the dimension of the input.")};
  }
};

MXHUB_OP(broadcast_to)
    .doc("Repeats the input along dimensions of length 1 to reach a shape.")
    .param_struct<ToParam>()
    .input("data", "As many dimensions as `shape`; each is 1 or the wanted length.")
    .output("output", "Of shape `shape`.")
    .shape([](const ToParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (p.shape.ndim() != in.ndim())
        c.bad_param("shape", cat("expected ", in.ndim(), " dimensions as in data of shape ", in, ", got ", p.shape));
      Shape out = p.shape;
      for (int i = 0; i < in.ndim(); ++i) {
        // Under NumPy shapes a 0 may be meant: it is where the input can become it.
        if (out[i] == 0 && !(c.np_shape && (in[i] == 1 || in[i] == 0))) out[i] = in[i];
        if (in[i] >= 0 && in[i] != out[i] && in[i] != 1)
          c.bad_input(0, cat("expected a shape that broadcasts to ", p.shape, ", got ", in));
      }
      c.set_out(0, out);
    })
    .kernel(prepare)
    .gradient(gradient)
    .example(
        ">>> mx.nd.broadcast_to(mx.nd.array([[1, 2]]), shape=(2, 0)).asnumpy()\n"
        "array([[1., 2.],\n       [1., 2.]], dtype=float32)")
    .cases(Case("typical").shape("data", {1, 3}).with("shape", "(2, 3)"),
           Case("keep").shape("data", {2, 1}).with("shape", "(0, 4)"),
           Case("inner").shape("data", {2, 1, 3, 1}).with("shape", "(2, 2, 3, 2)"),
           Case("misfit").shape("data", {2, 3}).with("shape", "(2, 4)").fails(Kind::kShape, "data"));

struct AxisParam {
  Shape axis = Shape{std::initializer_list<int64_t>{}}, size = Shape{std::initializer_list<int64_t>{}};
  static auto fields() {
    return std::tuple{field("axis", &AxisParam::axis).tag("axes").doc("Axes of length 1 to repeat."),
                      field("size", &AxisParam::size).tag("shape").doc("The wanted length of each of them.")};
  }
};

MXHUB_OP(broadcast_axis)
    .alias({"broadcast_axes"})
    .doc("Repeats the input along given axes of length 1.")
    .param_struct<AxisParam>()
    .input("data", "Any array.")
    .output("output", "The input with the named axes repeated.")
    .shape([](const AxisParam& p, ShapeCtx& c) {
      if (!c.in(0).ndim_known()) return;
      if (p.axis.ndim() != p.size.ndim())
        c.bad_param("size", cat("expected one length for each of the axes ", p.axis, ", got ", p.size));
      Shape out = c.in(0);
      for (int i = 0; i < p.axis.ndim(); ++i) {
        const int axis = c.axis(p.axis[i], out.ndim());
        if (c.in(0)[axis] >= 0 && c.in(0)[axis] != 1)
          c.bad_input(0, cat("expected length 1 at axis ", axis, ", got shape ", c.in(0)));
        out[axis] = p.size[i];
      }
      c.set_out(0, out);
    })
    .kernel(prepare)
    .gradient(gradient)
    .example(
        ">>> mx.nd.broadcast_axis(mx.nd.array([[1], [2]]), axis=1, size=2).asnumpy()\n"
        "array([[1., 1.],\n       [2., 2.]], dtype=float32)")
    .cases(Case("typical").shape("data", {1, 2, 1}).with("axis", "(0, 2)").with("size", "(2, 3)"),
           Case("negative").shape("data", {2, 1}).with("axis", "(-1,)").with("size", "(3,)"),
           Case("not_one").shape("data", {2, 3}).with("axis", "(0,)").with("size", "(4,)").fails(Kind::kShape, "data"));

struct LikeParam {
  std::optional<Shape> lhs_axes, rhs_axes;
  static auto fields() {
    return std::tuple{
        field("lhs_axes", &LikeParam::lhs_axes).tag("axes").doc("Axes of `lhs` to repeat; all by default."),
        field("rhs_axes", &LikeParam::rhs_axes)
            .tag("axes")
            .doc("Axes of `rhs` that give the lengths, one for each of `lhs_axes`.")};
  }
};

void like_rule(const LikeParam& p, ShapeCtx& c) {
  const Shape &lhs = c.in(0), &rhs = c.in(1);
  if (!lhs.ndim_known() || !rhs.ndim_known()) return;
  Shape out = lhs;
  auto repeat = [&](int i, int64_t length) {
    if (lhs[i] >= 0 && lhs[i] != 1 && lhs[i] != length)
      c.bad_input(0, cat("expected length 1 or ", length, " at axis ", i, ", got shape ", lhs));
    out[i] = length;
  };
  if (!p.lhs_axes && !p.rhs_axes) {
    if (lhs.ndim() != rhs.ndim())
      c.bad_input(1, cat("expected as many dimensions as lhs of shape ", lhs, ", got shape ", rhs));
    for (int i = 0; i < lhs.ndim(); ++i) repeat(i, rhs[i]);
  } else {
    if (!p.lhs_axes) c.bad_param("lhs_axes", "expected axes, because rhs_axes is given, got None");
    if (!p.rhs_axes) c.bad_param("rhs_axes", "expected axes, because lhs_axes is given, got None");
    if (p.lhs_axes->ndim() != p.rhs_axes->ndim() || p.lhs_axes->ndim() == 0)
      c.bad_param("rhs_axes", cat("expected one axis for each of ", *p.lhs_axes, ", got ", *p.rhs_axes));
    for (int i = 0; i < p.lhs_axes->ndim(); ++i)
      repeat(c.axis((*p.lhs_axes)[i], lhs.ndim(), "lhs_axes"), rhs[c.axis((*p.rhs_axes)[i], rhs.ndim(), "rhs_axes")]);
  }
  c.set_out(0, out);
}

MXHUB_OP(broadcast_like)
    .doc("Repeats `lhs` along dimensions of length 1 to reach the shape of `rhs`. Only the shape of `rhs` is used.")
    .param_struct<LikeParam>()
    .input("lhs", "The array to repeat.")
    .input("rhs", "The array that gives the shape.")
    .output("output", "`lhs`, repeated.")
    .shape(like_rule)
    .dtype([](TypeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
    })
    .kernel(prepare)
    .gradient(gradient)
    .cases(Case("typical").shape("lhs", {1, 3}).shape("rhs", {2, 3}),
           Case("axes").shape("lhs", {2, 1}).shape("rhs", {5, 4}).with("lhs_axes", "(1,)").with("rhs_axes", "(0,)"),
           Case("misfit").shape("lhs", {2, 3}).shape("rhs", {2, 4}).fails(Kind::kShape, "lhs"));

}  // namespace
}  // namespace mxhub::op
