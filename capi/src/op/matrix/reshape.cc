// Reshape, reshape_like, Flatten: the same data under another shape.
#include <algorithm>

#include "base/wrapping.h"
#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

struct ReshapeParam {
  Shape shape = Shape::of(0);
  bool reverse = false;
  Shape target_shape = Shape::of(0);
  bool keep_highest = false;
  static auto fields() {
    return std::tuple{
        field("shape", &ReshapeParam::shape)
            .doc(
                "New shape. 0 copies the dimension at this place, -1 is inferred from the number of elements, -2 "
                "copies all dimensions that are left, -3 multiplies the next two, and -4 splits one dimension into the "
                "two numbers that follow it, one of which may be -1.")
            .tag("shape"),
        field("reverse", &ReshapeParam::reverse).doc("Read the special codes from the last dimension to the first."),
        field("target_shape", &ReshapeParam::target_shape)
            .doc("The form of this parameter in old models: 0 is inferred. `shape` wins when it is given.")
            .tag("shape"),
        field("keep_highest", &ReshapeParam::keep_highest)
            .doc("With `target_shape`: the first dimension stays as it is.")};
  }
};

// The shape that the special codes give for `in`, whose rank is known; unknown dimensions stay unknown.
Shape apply_codes(const ShapeCtx& c, const Shape& in_shape, const ReshapeParam& p) {
  std::vector<int64_t> in(in_shape.begin(), in_shape.end()), codes(p.shape.begin(), p.shape.end()), out;
  if (p.reverse) {
    std::reverse(in.begin(), in.end());
    std::reverse(codes.begin(), codes.end());
  }
  const size_t n = in.size();
  size_t src = 0;
  int infer = -1;
  const auto need = [&](size_t count) {
    if (src + count > n)
      c.bad_param("shape", cat("expected codes that fit data of shape ", in_shape, ", got ", p.shape));
  };
  for (size_t i = 0; i < codes.size(); ++i) {
    const int64_t code = codes[i];
    if (code == 0) {
      need(1);
      out.push_back(in[src++]);
    } else if (code == -1) {
      if (infer >= 0) c.bad_param("shape", cat("expected at most one -1, got ", p.shape));
      infer = static_cast<int>(out.size());
      out.push_back(-1);
      ++src;
    } else if (code == -2) {
      while (src < n) out.push_back(in[src++]);
    } else if (code == -3) {
      need(2);
      const int64_t a = in[src++], b = in[src++];
      out.push_back(a < 0 || b < 0 ? -1 : saturating_mul(a, b));
    } else if (code == -4) {
      need(1);
      if (i + 2 >= codes.size()) c.bad_param("shape", cat("expected two numbers after -4, got ", p.shape));
      const int64_t whole = in[src++];
      int64_t a = codes[++i], b = codes[++i];
      if ((a == -1 && b == -1) || a < -1 || b < -1 || a == 0 || b == 0)
        c.bad_param("shape", cat("expected two positive numbers, or one and a -1, after -4, got ", p.shape));
      if (whole >= 0) {
        if (a == -1) a = whole / b;
        if (b == -1) b = whole / a;
        if (saturating_mul(a, b) != whole)
          c.bad_param("shape", cat("expected a split of dimension ", whole, " after -4, got ", p.shape));
      }
      out.push_back(a);
      out.push_back(b);
    } else if (code > 0) {
      out.push_back(code);
      ++src;
    } else {
      c.bad_param("shape", cat("expected numbers of at least -4, got ", p.shape));
    }
  }
  if (infer >= 0 && in_shape.known()) {
    const int64_t total = in_shape.size();
    int64_t rest = 1;
    for (size_t i = 0; i < out.size(); ++i)
      if (static_cast<int>(i) != infer) rest = saturating_mul(rest, out[i]);
    if (rest == 0 ? total != 0 : total % rest != 0)
      c.bad_param("shape", cat("expected a shape for the ", total, " elements of data with shape ", in_shape, ", got ",
                               p.shape));
    out[infer] = rest == 0 ? 0 : total / rest;
  }
  if (p.reverse) std::reverse(out.begin(), out.end());
  return Shape(out);
}

Shape apply_target(const ShapeCtx& c, const Shape& in, const ReshapeParam& p) {
  Shape out = p.target_shape;
  int infer = -1;
  const int first = p.keep_highest ? 1 : 0;
  if (p.keep_highest) out[0] = in[0];
  int64_t rest = p.keep_highest ? in[0] : 1;
  for (int i = first; i < out.ndim(); ++i) {
    if (out[i] == 0) {
      if (infer >= 0) c.bad_param("target_shape", cat("expected at most one 0, got ", p.target_shape));
      infer = i;
    } else {
      rest = saturating_mul(rest, out[i]);
    }
  }
  if (infer >= 0) {
    out[infer] = -1;
    if (in.known() && rest > 0) out[infer] = in.size() / rest;
  }
  return out;
}

void reshape_shape(const ReshapeParam& p, ShapeCtx& c) {
  const Shape in = c.in(0);
  const bool by_codes = p.shape.ndim() > 0 || (c.np_shape && p.target_shape.ndim() == 0);
  if (!by_codes && p.target_shape.ndim() == 0) {
    if (!in.ndim_known()) return;
    c.bad_param("shape", "expected a shape, got none");
  }
  if (in.ndim_known()) {
    const Shape out = by_codes ? apply_codes(c, in, p) : apply_target(c, in, p);
    if (in.known() && out.known() && in.size() != saturating_product(out))
      c.bad_param(by_codes ? "shape" : "target_shape",
                  cat("expected a shape for the ", in.size(), " elements of data with shape ", in, ", got ",
                      by_codes ? p.shape : p.target_shape));
    c.set_out(0, out);
  }
  // One unknown dimension of the input follows from a fully known output.
  const Shape out = c.out(0);
  if (!in.ndim_known() || in.known() || !out.known()) return;
  int unknown = -1;
  int64_t rest = 1;
  for (int i = 0; i < in.ndim(); ++i) {
    if (in[i] >= 0)
      rest = saturating_mul(rest, in[i]);
    else if (unknown >= 0)
      return;
    else
      unknown = i;
  }
  if (rest > 0 && saturating_product(out) % rest == 0) c.set_in(0, in.with(unknown, saturating_product(out) / rest));
}

std::vector<Entry> view_gradient(const GradCtx& g) { return {call("reshape_like", {g.ograd(0), g.in(0)})}; }

MXHUB_OP(Reshape)
    .alias({"reshape"})
    .doc(
        "Gives the elements of an array another shape. No data moves: the result shares the input's memory. Special "
        "codes in `shape` refer to the dimensions of the input from left to right (from right to left with "
        "`reverse`), for instance (2,3,4) with shape=(-3,0) becomes (6,4) and with shape=(0,-4,3,-1,0) becomes "
        "(2,3,1,4).")
    .example(">>> mx.nd.reshape(mx.nd.zeros((2, 3, 4)), shape=(-3, 0)).shape")
    .param_struct<ReshapeParam>()
    .input("data", "Array of any shape.")
    .output("output", "The same elements in row-major order.")
    .view()
    .shape(reshape_shape)
    .kernel([](const ReshapeParam&, const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const ReshapeParam&, const GradCtx& g) { return view_gradient(g); })
    .cases(Case("typical").shape("data", {2, 3, 4}).with("shape", "(-1, 4)"),
           Case("codes").shape("data", {2, 6, 2, 3}).with("shape", "(0, -4, 2, -1, -3)"),
           Case("bad_size").shape("data", {2, 3}).with("shape", "(4, 2)").fails(Kind::kArgument, "shape"));

struct ReshapeLikeParam {
  std::optional<int> lhs_begin, lhs_end, rhs_begin, rhs_end;
  static auto fields() {
    return std::tuple{
        field("lhs_begin", &ReshapeLikeParam::lhs_begin)
            .doc("First dimension of `lhs` to replace; None: 0. Negative counts from the end.")
            .tag("axis_bound"),
        field("lhs_end", &ReshapeLikeParam::lhs_end)
            .doc("End of the dimensions to replace; None: all.")
            .tag("axis_bound"),
        field("rhs_begin", &ReshapeLikeParam::rhs_begin)
            .doc("First dimension of `rhs` to use; None: 0.")
            .tag("axis_bound"),
        field("rhs_end", &ReshapeLikeParam::rhs_end).doc("End of the dimensions to use; None: all.").tag("axis_bound")};
  }
};

void reshape_like_shape(const ReshapeLikeParam& p, ShapeCtx& c) {
  const Shape &l = c.in(0), &r = c.in(1);
  if (!p.lhs_begin && !p.lhs_end && !p.rhs_begin && !p.rhs_end) {
    if (l.known() && r.known() && l.size() != r.size())
      c.bad_input(1, cat("expected a shape of ", l.size(), " elements, got ", r));
    c.set_out(0, r);
    return;
  }
  if (!l.ndim_known() || !r.ndim_known()) return;
  const auto bound = [&](const std::optional<int>& v, int n, int missing, const char* name) {
    if (!v) return missing;
    const int b = *v < 0 ? *v + n : *v;
    if (b < 0 || b > n) c.bad_param(name, cat("expected a dimension in [", -n, ", ", n, "], got ", *v));
    return b;
  };
  const int lb = bound(p.lhs_begin, l.ndim(), 0, "lhs_begin"), le = bound(p.lhs_end, l.ndim(), l.ndim(), "lhs_end");
  const int rb = bound(p.rhs_begin, r.ndim(), 0, "rhs_begin"), re = bound(p.rhs_end, r.ndim(), r.ndim(), "rhs_end");
  if (lb > le) c.bad_param("lhs_end", cat("expected at least lhs_begin (", lb, "), got ", le));
  if (rb > re) c.bad_param("rhs_end", cat("expected at least rhs_begin (", rb, "), got ", re));
  std::vector<int64_t> out(l.begin(), l.begin() + lb);
  out.insert(out.end(), r.begin() + rb, r.begin() + re);
  out.insert(out.end(), l.begin() + le, l.end());
  const Shape s(out);
  if (l.known() && s.known() && l.size() != s.size())
    c.bad_input(1, cat("expected dimensions that keep the ", l.size(), " elements of lhs, got the shape ", s));
  c.set_out(0, s);
}

MXHUB_OP(reshape_like)
    .alias({"_npx_reshape_like"})
    .doc(
        "Gives `lhs` the shape of `rhs`. Dimensions [lhs_begin, lhs_end) of `lhs` are replaced with dimensions "
        "[rhs_begin, rhs_end) of `rhs`; the number of elements must stay. No data moves.")
    .param_struct<ReshapeLikeParam>()
    .input("lhs", "The data.")
    .input("rhs", "Only its shape is used.")
    .output("output", "The elements of `lhs`.")
    .view()
    .shape(reshape_like_shape)
    .dtype([](TypeCtx& c) {  // rhs may have any type
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      c.set_in(1, c.in(1) == DType::kUnknown ? c.in(0) : c.in(1));
    })
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("reshape_like", {g.ograd(0), g.in(0)}), zeros_like(g.in(1))};
    })
    .cases(Case("typical").shape("lhs", {2, 6}).shape("rhs", {3, 4}),
           Case("part").shape("lhs", {6, 5}).shape("rhs", {7, 2, 3}).with("lhs_end", "1").with("rhs_begin", "1"),
           Case("bad_size").shape("lhs", {2, 3}).shape("rhs", {4, 2}).fails(Kind::kShape, "rhs"));

MXHUB_OP(Flatten)
    .alias({"_npx_batch_flatten", "flatten"})
    .doc("Keeps the first dimension and merges all others into one. (a, b, c) becomes (a, b*c). No data moves.")
    .example(">>> mx.nd.flatten(mx.nd.zeros((2, 3, 4))).shape")
    .input("data", "Array with at least one dimension.")
    .output("output", "Array with two dimensions.")
    .view()
    .shape([](ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() == 0) c.bad_input(0, "expected at least one dimension, got a scalar");
      int64_t rest = 1;
      for (int i = 1; i < in.ndim(); ++i) rest = rest < 0 || in[i] < 0 ? -1 : rest * in[i];
      c.set_out(0, {in[0], rest});
      if (in[0] < 0 && c.out(0).ndim() == 2) c.set_in(0, in.with(0, c.out(0)[0]));
    })
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .gradient(view_gradient)
    .cases(Case("typical").shape("data", {2, 3, 4}), Case("vector").shape("data", {5}),
           Case("matrix").shape("data", {2, 3}));

}  // namespace
}  // namespace mxhub::op
