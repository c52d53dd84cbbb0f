// expand_dims and squeeze: adding and removing dimensions of size one.
#include <algorithm>

#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

struct ExpandParam {
  int axis = 0;
  static auto fields() {
    return std::tuple{field("axis", &ExpandParam::axis)
                          .required()
                          .doc("Place of the new dimension in the result; negative counts from the end.")
                          .tag("axis")};
  }
};

MXHUB_OP(expand_dims)
    .alias({"_npi_expand_dims"})
    .doc("Inserts a dimension of size one. No data moves.")
    .example(">>> mx.nd.expand_dims(mx.nd.zeros((2, 3)), axis=1).shape")
    .param_struct<ExpandParam>()
    .input("data", "Array of any shape.")
    .output("output", "The same elements with one dimension more.")
    .view()
    .shape([](const ExpandParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (in.ndim_known()) {
        const int axis = c.axis(p.axis, in.ndim() + 1);
        std::vector<int64_t> d(in.begin(), in.end());
        d.insert(d.begin() + axis, 1);
        c.set_out(0, Shape(d));
      }
      const Shape& out = c.out(0);
      if (!out.ndim_known() || out.ndim() == 0) return;
      std::vector<int64_t> d(out.begin(), out.end());
      d.erase(d.begin() + c.axis(p.axis, out.ndim()));
      c.set_in(0, Shape(d));
    })
    .kernel([](const ExpandParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const ExpandParam&, const GradCtx& g) {
      return std::vector<Entry>{call("reshape_like", {g.ograd(0), g.in(0)})};
    })
    .cases(Case("typical").shape("data", {2, 3}).with("axis", "1"),
           Case("last").shape("data", {2, 3}).with("axis", "-1"),
           Case("bad_axis").shape("data", {2}).with("axis", "3").fails(Kind::kArgument, "axis"));

struct SqueezeParam {
  std::optional<Shape> axis;
  static auto fields() {
    return std::tuple{field("axis", &SqueezeParam::axis)
                          .doc("Dimensions to remove, each of size one; None: all dimensions of size one.")
                          .tag("axes")};
  }
};

void squeeze_shape(const SqueezeParam& p, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  std::vector<bool> drop(in.ndim());
  if (p.axis) {
    for (const int64_t a : *p.axis) {
      const int axis = c.axis(a, in.ndim());
      if (drop[axis]) c.bad_param("axis", cat("expected different axes, got ", *p.axis));
      if (in[axis] >= 0 && in[axis] != 1)
        c.bad_param("axis", cat("expected dimensions of size one in data of shape ", in, ", got axis ", a));
      drop[axis] = true;
    }
  } else {
    for (int i = 0; i < in.ndim(); ++i) {
      if (in[i] < 0) return;
      drop[i] = in[i] == 1;
    }
  }
  std::vector<int64_t> d;
  for (int i = 0; i < in.ndim(); ++i)
    if (!drop[i]) d.push_back(in[i]);
  if (d.empty() && !c.np_shape) d.push_back(1);  // without NumPy shapes there are no scalars
  c.set_out(0, Shape(d));
}

MXHUB_OP(squeeze)
    .doc("Removes dimensions of size one. No data moves.")
    .example(">>> mx.nd.squeeze(mx.nd.zeros((2, 1, 3))).shape")
    .param_struct<SqueezeParam>()
    .input("data", "Array of any shape.")
    .output("output", "The same elements with fewer dimensions.")
    .view()
    .shape(squeeze_shape)
    .kernel([](const SqueezeParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const SqueezeParam&, const GradCtx& g) {
      return std::vector<Entry>{call("reshape_like", {g.ograd(0), g.in(0)})};
    })
    .cases(Case("typical").shape("data", {2, 1, 3, 1}), Case("axis").shape("data", {1, 2, 1}).with("axis", "-1"),
           Case("bad_axis").shape("data", {2, 1}).with("axis", "0").fails(Kind::kArgument, "axis"));

}  // namespace
}  // namespace mxhub::op
