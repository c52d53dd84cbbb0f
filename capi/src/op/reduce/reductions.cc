// Reductions over axes: sum, mean, prod, nansum, nanprod, max, min, their gradients, and the sum that undoes a
// broadcast.
#include "op/build.h"
#include "op/elemwise/driver.h"
#include "op/reduce/driver.h"

namespace mxhub::op {
namespace {

struct ReduceParam {
  std::optional<Shape> axis;
  bool keepdims = false, exclude = false;
  static auto fields() {
    return std::tuple{field("axis", &ReduceParam::axis)
                          .tag("axes")
                          .doc("Axes to reduce over; None or empty: all. Negative axes count from the end."),
                      field("keepdims", &ReduceParam::keepdims).doc("Keep the reduced axes, with length 1."),
                      field("exclude", &ReduceParam::exclude).doc("Reduce over the axes that are not named.")};
  }
};

void shape_rule(const ReduceParam& p, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  c.set_out(0, reduced_shape(in, reduced_axes(c, p.axis, p.exclude, in.ndim()), p.keepdims));
}
// A largest or smallest element must exist.
void extreme_rule(const ReduceParam& p, ShapeCtx& c) {
  shape_rule(p, c);
  if (c.in(0).known() && c.in(0).size() == 0) c.bad_input(0, cat("expected at least one element, got shape ", c.in(0)));
}

// Brings (gradient of) a result to the shape of the input.
Entry expand(const ReduceParam& p, const Entry& e, const Entry& like) {
  return call_with("_backward_sum", {e, like}, p);
}
Entry equals(const Entry& e, double v) { return call("_equal_scalar", {e}, {{"scalar", text(v)}}); }

std::vector<Entry> grad_sum(const ReduceParam& p, const GradCtx& g) { return {expand(p, g.ograd(0), g.in(0))}; }
std::vector<Entry> grad_mean(const ReduceParam& p, const GradCtx& g) {
  return {call_with("_backward_mean", {g.ograd(0), g.in(0)}, p)};
}
Entry is_number(const Entry& x) { return call("_equal", {x, x}); }
std::vector<Entry> grad_nansum(const ReduceParam& p, const GradCtx& g) {
  return {mul(expand(p, g.ograd(0), g.in(0)), is_number(g.in(0)))};
}
// The product of all others is the product divided by the element, unless there are zeros: with one zero only its own
// gradient is left, with two none.
Entry product_gradient(const ReduceParam& p, const GradCtx& g, const Entry& x) {
  const Entry zero = equals(x, 0), others = add(x, zero);
  const Entry product = expand(p, call_with("prod", {others}, p), x);
  const Entry zeros = expand(p, call_with("sum", {zero}, p), x);
  const Entry kept = add(equals(zeros, 0), mul(equals(zeros, 1), zero));
  return mul(mul(expand(p, g.ograd(0), x), kept), div(product, others));
}
std::vector<Entry> grad_prod(const ReduceParam& p, const GradCtx& g) { return {product_gradient(p, g, g.in(0))}; }
std::vector<Entry> grad_nanprod(const ReduceParam& p, const GradCtx& g) {
  const Entry number = is_number(g.in(0));
  const Entry x = call("where", {number, g.in(0), ones_like(g.in(0))});
  return {mul(product_gradient(p, g, x), number)};
}
// Equal extremes share the gradient, so that its weights always add up to one (MXNet 1.9.1 gives each of them all of
// it). Where the extreme is NaN there is none.
std::vector<Entry> grad_extreme(const ReduceParam& p, const GradCtx& g) {
  const Entry hit = call("_equal", {g.in(0), expand(p, g.out(0), g.in(0))});
  const Entry count = call("_maximum_scalar", {call_with("sum", {hit}, p)}, {{"scalar", "1"}});
  return {mul(expand(p, div(g.ograd(0), count), g.in(0)), hit)};
}

using Gradient = std::vector<Entry> (*)(const ReduceParam&, const GradCtx&);
struct Row {
  const char* name;
  ReduceFn fn;
  Finish finish;
  Gradient gradient;
  const char* doc;
  std::vector<const char*> aliases;
};

MXHUB_OPS {
  for (const Row& row : std::vector<Row>{
           {"sum",
            ReduceFn::kSum,
            Finish::kNone,
            grad_sum,
            "Sum of the elements along axes.",
            {"_sparse_sum", "sum_axis"}},
           {"mean", ReduceFn::kSum, Finish::kMean, grad_mean, "Mean of the elements along axes.", {"_sparse_mean"}},
           {"prod", ReduceFn::kProd, Finish::kNone, grad_prod, "Product of the elements along axes.", {}},
           {"nansum",
            ReduceFn::kNanSum,
            Finish::kNone,
            grad_nansum,
            "Sum of the elements along axes. NaN counts as zero.",
            {}},
           {"nanprod",
            ReduceFn::kNanProd,
            Finish::kNone,
            grad_nanprod,
            "Product of the elements along axes. NaN counts as one.",
            {}},
           {"max",
            ReduceFn::kMax,
            Finish::kNone,
            grad_extreme,
            "Largest element along axes. NaN wins; equal elements share the gradient.",
            {"max_axis"}},
           {"min",
            ReduceFn::kMin,
            Finish::kNone,
            grad_extreme,
            "Smallest element along axes. NaN wins; equal elements share the gradient.",
            {"min_axis"}}}) {
    const bool extreme = row.gradient == grad_extreme;
    OpBuilder op(row.name);
    op.doc(row.doc)
        .param_struct<ReduceParam>()
        .input("data", "Any array.")
        .output("output", "The reduced array, of the same dtype; shape (1,) where no axis is left.")
        .shape(extreme ? extreme_rule : shape_rule)
        .kernel([fn = row.fn, finish = row.finish](const ReduceParam& p, const PrepareCtx& c) {
          return reduce_kernel(fn, finish, c.in[0], reduced_axes(p.axis, p.exclude, c.in[0].shape.ndim()),
                               c.out[0].dtype);
        })
        .gradient(row.gradient)
        .cases(Case("all").shape("data", {2, 3}, 0.5, 1.5),
               Case("axis").shape("data", {2, 3, 4}, 0.5, 1.5).with("axis", "(1,)"),
               Case("outer").shape("data", {5, 3}, 0.5, 1.5).with("axis", "0").with("keepdims", "1"),
               Case("exclude").shape("data", {2, 3, 2, 3}, 0.5, 1.5).with("axis", "(0, -2)").with("exclude", "1"),
               Case("bad_axis").shape("data", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"),
               Case("twice").shape("data", {2, 3}).with("axis", "(0, 0)").fails(Kind::kArgument, "axis"));
    for (const char* a : row.aliases) op.alias(a);
  }
};

// The reduced array with its axes kept as length 1, which broadcasts to the input.
Shape kept_shape(const ReduceParam& p, const Shape& in) {
  return reduced_shape(in, reduced_axes(p.axis, p.exclude, in.ndim()), true);
}
void like_rule(ShapeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_in(1, c.out(0));
}

MXHUB_OP(_backward_sum)
    .hidden()
    .doc("Repeats a reduced array along the reduced axes.")
    .param_struct<ReduceParam>()
    .input("ograd", "The reduced array.")
    .input("data", "Gives the shape.")
    .shape(like_rule)
    .kernel([](const ReduceParam& p, const PrepareCtx& c) {
      return broadcast_copy_kernel(c.in[0].dtype, kept_shape(p, c.in[1].shape), c.out[0].shape);
    })
    .gradient([](const ReduceParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {call_with("sum", {g.ograd(0)}, p), zeros_like(g.in(1))};
    });

MXHUB_OP(_backward_mean)
    .hidden()
    .doc("Gradient of a mean.")
    .param_struct<ReduceParam>()
    .input("ograd", "Gradient of the mean.")
    .input("data", "Gives the shape.")
    .shape(like_rule)
    .kernel([](const ReduceParam& p, const PrepareCtx& c) {
      const Shape kept = kept_shape(p, c.in[1].shape);
      const DType t = c.in[0].dtype;
      const double count = kept.size() ? static_cast<double>(c.in[1].size() / kept.size()) : 1;
      const Kernel scaled = scalar_kernel(BinaryFn::kDiv, t, t, count, false, kept.size());
      const Kernel spread = broadcast_copy_kernel(t, kept, c.out[0].shape);
      const size_t scratch = static_cast<size_t>(kept.size()) * dtype_size(t);
      return Kernel{[=](const RunCtx& r) {
                      void* small = r.scratch;
                      void* in[] = {r.in[0]};
                      RunCtx first = r, second = r;
                      first.in = in;
                      first.out = &small;
                      scaled.run(first);
                      second.in = &small;
                      spread.run(second);
                    },
                    std::max<size_t>(scratch, 1), 0};
    })
    .gradient([](const ReduceParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {call_with("mean", {g.ograd(0)}, p), zeros_like(g.in(1))};
    });

MXHUB_OP(_backward_broadcast)
    .hidden()
    .doc("Sums an array down to the shape that was broadcast to it.")
    .input("ograd", "The broadcast array.")
    .input("data", "Gives the shape.")
    .shape(like_rule)
    .dtype([](TypeCtx& c) {
      c.set_out(0, c.in(0));
      if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
    })
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) {
      const Shape &from = c.in[0].shape, &to = c.out[0].shape;
      if (from.size() == to.size()) {
        return Kernel{[bytes = c.in[0].bytes()](const RunCtx& r) {
          if (r.out[0] != r.in[0] && bytes) std::memcpy(r.out[0], r.in[0], bytes);
        }};
      }
      std::vector<bool> flags(static_cast<size_t>(from.ndim()));
      for (int i = 0; i < from.ndim(); ++i) {
        const int k = i - (from.ndim() - to.ndim());
        flags[static_cast<size_t>(i)] = k < 0 || (to[k] == 1 && from[i] != 1);
      }
      return reduce_kernel(ReduceFn::kSum, Finish::kNone, c.in[0], flags, c.out[0].dtype);
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      return {call("broadcast_add", {g.ograd(0), zeros_like(g.in(0))}), zeros_like(g.in(1))};
    });

MXHUB_OP(_square_sum)
    .doc("Sum of the squares of the elements along axes.")
    .storage([](const ReduceParam& p, const std::vector<StorageKind>& in) {
      const bool rows = in[0] == StorageKind::kRowSparse && p.keepdims && p.axis && *p.axis == Shape{1};
      return rows ? in[0] : StorageKind::kDense;
    })
    .param_struct<ReduceParam>()
    .input("data", "Any array.")
    .output("output", "The reduced array, of the same dtype.")
    .shape(shape_rule)
    .kernel([](const ReduceParam& p, const PrepareCtx& c) {
      return reduce_kernel(ReduceFn::kSumSquare, Finish::kNone, c.in[0],
                           reduced_axes(p.axis, p.exclude, c.in[0].shape.ndim()), c.out[0].dtype);
    })
    .gradient([](const ReduceParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {mul(expand(p, g.ograd(0), g.in(0)), scale(g.in(0), 2))};
    })
    .cases(Case("all").shape("data", {2, 3}), Case("axis").shape("data", {2, 3}).with("axis", "(1,)"),
           Case("bad_axis").shape("data", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"));

// ---- norm ----------------------------------------------------------------------------------------------------------
struct NormParam {
  int ord = 2;
  std::optional<Shape> axis;
  std::optional<int> out_dtype;
  bool keepdims = false;
  static auto fields() {
    return std::tuple{
        field("ord", &NormParam::ord).doc("1: sum of absolute values; 2: square root of the sum of squares."),
        field("axis", &NormParam::axis).tag("axes").doc("Axes to reduce over; None or empty: all."),
        field("out_dtype", &NormParam::out_dtype)
            .choices(dtype_choices(
                {DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kInt32, DType::kInt64, DType::kInt8}))
            .tag("dtype")
            .doc("The dtype of the result; None: that of the input."),
        field("keepdims", &NormParam::keepdims).doc("Keep the reduced axes, with length 1.")};
  }
};

MXHUB_OP(norm)
    .alias({"_sparse_norm"})
    .doc("Vector norm of the elements along axes. All axes together count as one vector.")
    .param_struct<NormParam>()
    .input("data", "Any array.")
    .output("output", "The norms; shape (1,) where no axis is left.")
    .shape([](const NormParam& p, ShapeCtx& c) {
      if (p.ord != 1 && p.ord != 2) c.bad_param("ord", cat("expected 1 or 2, got ", p.ord));
      if (!c.in(0).ndim_known()) return;
      c.set_out(0, reduced_shape(c.in(0), reduced_axes(c, p.axis, false, c.in(0).ndim()), p.keepdims));
    })
    .dtype([](const NormParam& p, TypeCtx& c) {
      if (p.out_dtype) {
        c.set_out(0, static_cast<DType>(*p.out_dtype));
      } else {
        c.same();
      }
    })
    .kernel([](const NormParam& p, const PrepareCtx& c) {
      const auto flags = reduced_axes(p.axis, false, c.in[0].shape.ndim());
      return p.ord == 1 ? reduce_kernel(ReduceFn::kSumAbs, Finish::kNone, c.in[0], flags, c.out[0].dtype)
                        : reduce_kernel(ReduceFn::kSumSquare, Finish::kSqrt, c.in[0], flags, c.out[0].dtype);
    })
    .gradient([](const NormParam& p, const GradCtx& g) -> std::vector<Entry> {
      const ReduceParam r{p.axis, p.keepdims, false};
      auto back = [&](const Entry& e) {
        return expand(r, p.out_dtype ? call("_backward_cast", {e, g.in(0)}) : e, g.in(0));
      };
      if (p.ord == 1) return {mul(back(g.ograd(0)), call("sign", {g.in(0)}))};
      // x / norm, and 0 where the norm is 0.
      const Entry norm = add(g.out(0), equals(g.out(0), 0));
      return {mul(back(div(g.ograd(0), norm)), g.in(0))};
    })
    .cases(Case("all").shape("data", {2, 3}, 0.2, 1), Case("axis").shape("data", {2, 3}, 0.2, 1).with("axis", "(1,)"),
           Case("sum").shape("data", {2, 3, 2}, 0.2, 1).with("ord", "1").with("axis", "(0, 2)"),
           Case("bad_ord").shape("data", {2}).with("ord", "3").fails(Kind::kArgument, "ord"));

// ---- moments -------------------------------------------------------------------------------------------------------
struct MomentsParam {
  std::optional<Shape> axes;
  bool keepdims = false;
  static auto fields() {
    return std::tuple{field("axes", &MomentsParam::axes).tag("axes").doc("Axes to take the moments over."),
                      field("keepdims", &MomentsParam::keepdims).doc("Keep these axes, with length 1.")};
  }
};

// Mean and variance in two passes: the difference of large squares would lose all digits.
Kernel moments_kernel(const MomentsParam& p, const PrepareCtx& c) {
  const Shape& in = c.in[0].shape;
  const auto flags = reduced_axes(p.axes, false, in.ndim());
  const Shape kept = reduced_shape(in, flags, true);
  const Kernel mean = reduce_kernel(ReduceFn::kSum, Finish::kMean, c.in[0], flags, c.out[0].dtype);
  const Kernel centre = broadcast_kernel(BinaryFn::kSub, c.in[0].dtype, in, kept, in);
  const Kernel square = unary_kernel(UnaryFn::kSquare, c.in[0].dtype, in.size());
  const size_t mean_at = (c.in[0].bytes() + 63) / 64 * 64;
  return Kernel{[=](const RunCtx& r) {
                  char* base = static_cast<char*>(r.scratch);
                  void* centred = base;
                  RunCtx first = r;
                  first.scratch = base + mean_at;
                  mean.run(first);
                  void* pair[] = {r.in[0], r.out[0]};
                  RunCtx second = r;
                  second.in = pair;
                  second.out = &centred;
                  centre.run(second);
                  second.in = &centred;
                  square.run(second);
                  RunCtx third = r;
                  third.in = &centred;
                  third.out = r.out + 1;
                  third.scratch = base + mean_at;
                  mean.run(third);
                },
                mean_at + mean.scratch + 64, 0};
}

MXHUB_OP(moments)
    .doc("Mean and variance of the elements along axes. The variance divides by the number of elements.")
    .param_struct<MomentsParam>()
    .input("data", "Any array.")
    .output("mean", "The means.")
    .output("var", "The variances.")
    .shape([](const MomentsParam& p, ShapeCtx& c) {
      if (!p.axes || p.axes->ndim() <= 0) c.bad_param("axes", "expected at least one axis, got none");
      if (!c.in(0).ndim_known()) return;
      const Shape out = reduced_shape(c.in(0), reduced_axes(c, p.axes, false, c.in(0).ndim(), "axes"), p.keepdims);
      c.set_out(0, out);
      c.set_out(1, out);
    })
    .kernel(moments_kernel)
    .gradient([](const MomentsParam& p, const GradCtx& g) -> std::vector<Entry> {
      const ReduceParam r{p.axes, p.keepdims, false};
      const Entry centred = sub(g.in(0), expand(r, g.out(0), g.in(0)));
      const Entry of_var = mul(call_with("_backward_mean", {g.ograd(1), g.in(0)}, r), scale(centred, 2));
      return {add(call_with("_backward_mean", {g.ograd(0), g.in(0)}, r), of_var)};
    })
    .cases(Case("typical").shape("data", {2, 3, 4}).with("axes", "(0, 2)"),
           Case("keep").shape("data", {2, 3}).with("axes", "(1,)").with("keepdims", "1"),
           Case("no_axes").shape("data", {2, 3}).fails(Kind::kArgument, "axes"));

}  // namespace
}  // namespace mxhub::op
