// transpose, SwapAxis: the dimensions in another order.
#include <algorithm>

#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

struct TransposeParam {
  Shape axes = Shape::of(0);
  static auto fields() {
    return std::tuple{field("axes", &TransposeParam::axes)
                          .doc("Which input dimension each output dimension is; empty: all in reverse order.")
                          .tag("axes")};
  }
};

std::vector<int> order_of(const Shape& axes, int ndim) {
  std::vector<int> order(ndim);
  for (int i = 0; i < ndim; ++i) order[i] = axes.ndim() > 0 ? wrap_axis(axes[i], ndim) : ndim - 1 - i;
  return order;
}

void transpose_shape(const TransposeParam& p, ShapeCtx& c) {
  int ndim = c.in(0).ndim_known() ? c.in(0).ndim() : c.out(0).ndim();
  if (ndim < 0) return;
  if (p.axes.ndim() > 0) {
    if (p.axes.ndim() != ndim)
      c.bad_param("axes", cat("expected ", ndim, " axes for data of shape ", c.in(0), ", got ", p.axes));
    std::vector<bool> seen(ndim);
    for (const int64_t a : p.axes) {
      const int i = c.axis(a, ndim, "axes");
      if (seen[i]) c.bad_param("axes", cat("expected each axis once, got ", p.axes));
      seen[i] = true;
    }
  }
  const auto order = order_of(p.axes, ndim);
  if (c.in(0).ndim_known()) {
    Shape out = Shape::of(ndim);
    for (int i = 0; i < ndim; ++i) out[i] = c.in(0)[order[i]];
    c.set_out(0, out);
  }
  const Shape& out = c.out(0);
  if (!out.ndim_known()) return;
  Shape in = Shape::of(ndim);
  for (int i = 0; i < ndim; ++i) in[order[i]] = out[i];
  c.set_in(0, in);
}

MXHUB_OP(transpose)
    .doc("Reorders the dimensions of an array. Output dimension i is input dimension axes[i].")
    .example(">>> mx.nd.transpose(mx.nd.array([[1, 2], [3, 4]])).asnumpy()")
    .param_struct<TransposeParam>()
    .input("data", "Array of any shape.")
    .output("output", "The same elements, moved.")
    .shape(transpose_shape)
    .kernel([](const TransposeParam& p, const PrepareCtx& c) {
      return strided_kernel(
          transpose_plan(c.in[0].shape, order_of(p.axes, c.in[0].shape.ndim()), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const TransposeParam& p, const GradCtx& g) {
      if (p.axes.ndim() < 1) return std::vector<Entry>{call("transpose", {g.ograd(0)})};
      const int n = p.axes.ndim();
      const auto order = order_of(p.axes, n);
      TransposeParam back;
      back.axes = Shape::of(n);
      for (int i = 0; i < n; ++i) back.axes[order[i]] = i;
      return std::vector<Entry>{call_with("transpose", {g.ograd(0)}, back)};
    })
    .cases(Case("typical").shape("data", {2, 3}), Case("none").shape("data", {2, 3}).with("axes", "None"),
           Case("axes").shape("data", {2, 3, 4}).with("axes", "(1, 2, 0)"),
           Case("bad_axes").shape("data", {2, 3}).with("axes", "(0, 0)").fails(Kind::kArgument, "axes"));

struct SwapParam {
  int dim1 = 0, dim2 = 0;
  static auto fields() {
    return std::tuple{
        field("dim1", &SwapParam::dim1).doc("First dimension; negative counts from the end.").tag("axis"),
        field("dim2", &SwapParam::dim2).doc("Second dimension; negative counts from the end.").tag("axis")};
  }
};

MXHUB_OP(SwapAxis)
    .alias({"_npi_swapaxes", "swapaxes"})
    .doc("Exchanges two dimensions of an array.")
    .example(">>> mx.nd.swapaxes(mx.nd.zeros((2, 3, 4)), dim1=0, dim2=2).shape")
    .param_struct<SwapParam>()
    .input("data", "Array of any shape.")
    .output("output", "The same elements, moved.")
    .shape([](const SwapParam& p, ShapeCtx& c) {
      const int ndim = c.in(0).ndim_known() ? c.in(0).ndim() : c.out(0).ndim();
      if (ndim < 0) return;
      const int a = c.axis(p.dim1, ndim, "dim1"), b = c.axis(p.dim2, ndim, "dim2");
      const auto swapped = [&](Shape s) {
        if (s.ndim_known()) std::swap(s[a], s[b]);
        return s;
      };
      c.set_out(0, swapped(c.in(0)));
      c.set_in(0, swapped(c.out(0)));
    })
    .kernel([](const SwapParam& p, const PrepareCtx& c) {
      const int n = c.in[0].shape.ndim();
      std::vector<int> order(n);
      for (int i = 0; i < n; ++i) order[i] = i;
      std::swap(order[wrap_axis(p.dim1, n)], order[wrap_axis(p.dim2, n)]);
      return strided_kernel(transpose_plan(c.in[0].shape, order, dtype_size(c.in[0].dtype)));
    })
    .gradient([](const SwapParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("SwapAxis", {g.ograd(0)}, p)};
    })
    .cases(Case("typical").shape("data", {2, 3, 4}).with("dim1", "0").with("dim2", "2"),
           Case("negative").shape("data", {2, 3, 4}).with("dim1", "-1").with("dim2", "1"),
           Case("bad_axis").shape("data", {2, 3}).with("dim1", "2").fails(Kind::kArgument, "dim1"));

}  // namespace
}  // namespace mxhub::op
