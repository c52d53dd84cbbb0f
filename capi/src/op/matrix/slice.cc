// slice, slice_axis, slice_like, _slice_assign, _slice_assign_scalar: boxes cut out of an array.
#include <algorithm>
#include <array>

#include "base/copy.h"
#include "op/matrix/box.h"

namespace mxhub::op {
namespace {

struct SliceParam {
  OptTuple begin, end, step;
  static auto fields() {
    return std::tuple{field("begin", &SliceParam::begin)
                          .required()
                          .doc("First index of each dimension; None: from the start.")
                          .tag("index"),
                      field("end", &SliceParam::end)
                          .required()
                          .doc("End index of each dimension, not included; None: to the end.")
                          .tag("index"),
                      field("step", &SliceParam::step)
                          .doc("Step of each dimension; None: 1. A negative step runs backwards.")
                          .tag("per_axis")};
  }
};
struct SliceAssignScalarParam {
  double scalar = 0;
  OptTuple begin, end, step;
  static auto fields() {
    return std::tuple{field("scalar", &SliceAssignScalarParam::scalar).doc("The value to write."),
                      field("begin", &SliceAssignScalarParam::begin)
                          .required()
                          .doc("First index of each dimension; None: from the start.")
                          .tag("index"),
                      field("end", &SliceAssignScalarParam::end)
                          .required()
                          .doc("End index of each dimension, not included; None: to the end.")
                          .tag("index"),
                      field("step", &SliceAssignScalarParam::step)
                          .doc("Step of each dimension; None: 1. A negative step runs backwards.")
                          .tag("per_axis")};
  }
};

// Bounds are clipped to the dimension, as NumPy does. Dimensions beyond the given ones are taken whole.
template <class P>
Box slice_box(const P& p, const Shape& in) {
  Box b = whole_box(in);
  for (size_t i = 0; i < p.begin.size(); ++i) {
    const int64_t n = in[static_cast<int>(i)], step = i < p.step.size() && p.step[i] ? *p.step[i] : 1;
    if (n < 0) continue;
    const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
    const auto bound = [&](const std::optional<int64_t>& v, int64_t missing) {
      return v ? std::clamp(*v < 0 ? *v + n : *v, low, high) : missing;
    };
    const int64_t first = bound(p.begin[i], step > 0 ? low : high), last = bound(p.end[i], step > 0 ? high : low);
    const int64_t span = step > 0 ? last - first : first - last, s = std::abs(step);
    b.start[i] = first;
    b.step[i] = step;
    b.count[static_cast<int>(i)] = span > 0 ? (span + s - 1) / s : 0;
  }
  for (int i = 0; i < in.ndim(); ++i)
    if (b.count[i] == 0) b.start[i] = 0;
  return b;
}

template <class P>
void check_slice(const P& p, const ShapeCtx& c, const Shape& in) {
  if (p.begin.size() != p.end.size())
    c.bad_param("end", cat("expected as many values as begin has (", p.begin.size(), "), got ", p.end.size()));
  const bool no_step = p.step.size() == 1 && !p.step[0];  // "None"
  if (!p.step.empty() && !no_step && p.step.size() != p.begin.size())
    c.bad_param("step", cat("expected as many values as begin has (", p.begin.size(), "), got ", p.step.size()));
  for (const auto& s : p.step)
    if (s && *s == 0) c.bad_param("step", "expected steps other than 0, got 0");
  if (in.ndim_known() && static_cast<int>(p.begin.size()) > in.ndim())
    c.bad_param("begin",
                cat("expected at most ", in.ndim(), " values for data of shape ", in, ", got ", p.begin.size()));
}

MXHUB_OP(slice)
    .alias({"_npi_slice", "_npx_slice", "_sparse_slice", "crop"})
    .doc(
        "Cuts a box out of an array. In each dimension the elements begin, begin+step, ... before end are taken; "
        "bounds count from the end when negative, are clipped to the dimension, and None leaves a side open.")
    .example(">>> mx.nd.slice(mx.nd.arange(6), begin=(1,), end=(5,), step=(2,)).asnumpy()")
    .storage([](const std::vector<StorageKind>& in) {
      return in[0] == StorageKind::kCsr ? in[0] : StorageKind::kDense;
    })
    .param_struct<SliceParam>()
    .input("data", "Array of any shape.")
    .output("output", "The box.")
    .shape([](const SliceParam& p, ShapeCtx& c) {
      check_slice(p, c, c.in(0));
      if (c.in(0).ndim_known()) c.set_out(0, slice_box(p, c.in(0)).count);
    })
    .kernel([](const SliceParam& p, const PrepareCtx& c) {
      return strided_kernel(take_plan(c.in[0].shape, slice_box(p, c.in[0].shape), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const SliceParam&, const GradCtx& g) {
      return g.fused("_backward_slice", {g.ograd(0), g.in(0)});
    })
    .cases(
        Case("typical").shape("data", {4, 5}).with("begin", "(1, 0)").with("end", "(3, 4)"),
        Case("steps").shape("data", {6, 5}).with("begin", "(None, 4)").with("end", "(None, 0)").with("step", "(2, -2)"),
        Case("bad_step")
            .shape("data", {4})
            .with("begin", "(0,)")
            .with("end", "(2,)")
            .with("step", "(0,)")
            .fails(Kind::kArgument, "step"));

MXHUB_OP(_backward_slice)
    .hidden()
    .param_struct<SliceParam>()
    .input("ograd")
    .input("data")
    .shape([](const SliceParam&, ShapeCtx& c) { put_back_shape(c); })
    .kernel([](const SliceParam& p, const PrepareCtx& c) {
      return scatter_box_kernel(put_plan(c.out[0].shape, slice_box(p, c.out[0].shape), dtype_size(c.out[0].dtype)),
                                c.out[0].bytes());
    })
    .gradient([](const SliceParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("slice", {g.ograd(0)}, p), Entry{}};
    });

struct SliceAxisParam {
  int axis = 0, begin = 0;
  std::optional<int> end;
  static auto fields() {
    return std::tuple{
        field("axis", &SliceAxisParam::axis)
            .required()
            .doc("The dimension to cut; negative counts from the end.")
            .tag("axis"),
        field("begin", &SliceAxisParam::begin)
            .required()
            .doc("First index; negative counts from the end.")
            .tag("index"),
        field("end", &SliceAxisParam::end).required().doc("End index, not included; None: to the end.").tag("index")};
  }
};

Box slice_axis_box(const SliceAxisParam& p, const Shape& in) {
  Box b = whole_box(in);
  const int axis = wrap_axis(p.axis, in.ndim());
  const int64_t n = in[axis], begin = p.begin < 0 ? p.begin + n : p.begin;
  const int64_t end = !p.end ? n : *p.end < 0 ? *p.end + n : *p.end;
  b.start[axis] = begin;
  b.count[axis] = end - begin;
  return b;
}

MXHUB_OP(slice_axis)
    .doc("Takes the range [begin, end) of one dimension.")
    .example(">>> mx.nd.slice_axis(mx.nd.array([[1, 2, 3], [4, 5, 6]]), axis=1, begin=0, end=2).asnumpy()")
    .param_struct<SliceAxisParam>()
    .input("data", "Array of any shape.")
    .output("output", "The range; other dimensions are whole.")
    .shape([](const SliceAxisParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      const int axis = c.axis(p.axis, in.ndim());
      const int64_t n = in[axis];
      if (n < 0) return c.set_out(0, in.with(axis, -1));
      const int64_t begin = p.begin < 0 ? p.begin + n : p.begin, end = !p.end ? n : *p.end < 0 ? *p.end + n : *p.end;
      if (end < 0 || end > n)
        c.bad_param("end", cat("expected an index within the dimension of ", n, ", got ", *p.end));
      const bool empty = begin == end && (c.np_shape || n == 0);
      if (begin < 0 || (begin >= end && !empty))
        c.bad_param("begin", cat("expected an index of the dimension of ", n, " below end (", end, "), got ", p.begin));
      c.set_out(0, slice_axis_box(p, in).count);
    })
    .kernel([](const SliceAxisParam& p, const PrepareCtx& c) {
      return strided_kernel(take_plan(c.in[0].shape, slice_axis_box(p, c.in[0].shape), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const SliceAxisParam&, const GradCtx& g) {
      return g.fused("_backward_slice_axis", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").shape("data", {3, 5}).with("axis", "1").with("begin", "1").with("end", "4"),
           Case("open").shape("data", {3, 5}).with("axis", "-1").with("begin", "-2").with("end", "None"),
           Case("bad_end")
               .shape("data", {3})
               .with("axis", "0")
               .with("begin", "0")
               .with("end", "9")
               .fails(Kind::kArgument, "end"));

MXHUB_OP(_backward_slice_axis)
    .hidden()
    .param_struct<SliceAxisParam>()
    .input("ograd")
    .input("data")
    .shape([](const SliceAxisParam&, ShapeCtx& c) { put_back_shape(c); })
    .kernel([](const SliceAxisParam& p, const PrepareCtx& c) {
      return scatter_box_kernel(put_plan(c.out[0].shape, slice_axis_box(p, c.out[0].shape), dtype_size(c.out[0].dtype)),
                                c.out[0].bytes());
    })
    .gradient([](const SliceAxisParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("slice_axis", {g.ograd(0)}, p), Entry{}};
    });

struct SliceLikeParam {
  Shape axes = Shape::of(0);
  static auto fields() {
    return std::tuple{field("axes", &SliceLikeParam::axes).doc("Dimensions to cut; empty: all.").tag("axes")};
  }
};

void slice_like_shape(const SliceLikeParam& p, ShapeCtx& c) {
  const Shape &in = c.in(0), &like = c.in(1);
  if (!in.ndim_known() || !like.ndim_known()) return;
  Shape out = in;
  const auto cut = [&](int i, int j) {
    if (in[i] >= 0 && like[j] > in[i])
      c.bad_input(1, cat("expected a dimension ", j, " of at most ", in[i], ", got ", like[j]));
    out[i] = like[j];
  };
  if (p.axes.ndim() == 0) {
    if (in.ndim() != like.ndim()) c.bad_input(1, cat("expected ", in.ndim(), " dimensions, got shape ", like));
    for (int i = 0; i < in.ndim(); ++i) cut(i, i);
  }
  for (const int64_t a : p.axes) cut(c.axis(a, in.ndim(), "axes"), c.axis(a, like.ndim(), "axes"));
  c.set_out(0, out);
}

void any_second_type(TypeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
}

Box corner(const Shape& whole, const Shape& count) {
  Box b = whole_box(whole);
  b.count = count;
  return b;
}

MXHUB_OP(slice_like)
    .doc(
        "Cuts an array to the size of another one. From each dimension in `axes` the first elements are taken, as "
        "many as `shape_like` has there.")
    .param_struct<SliceLikeParam>()
    .input("data", "Array of any shape.")
    .input("shape_like", "Only its shape is used.")
    .output("output", "The cut array.")
    .shape(slice_like_shape)
    .dtype([](TypeCtx& c) { any_second_type(c); })
    .kernel([](const SliceLikeParam&, const PrepareCtx& c) {
      return strided_kernel(take_plan(c.in[0].shape, corner(c.in[0].shape, c.out[0].shape), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const SliceLikeParam&, const GradCtx& g) {
      std::vector<Entry> r = g.fused("_backward_slice_like", {g.ograd(0), g.in(0)});
      r.push_back(zeros_like(g.in(1)));
      return r;
    })
    .cases(Case("typical").shape("data", {3, 4}).shape("shape_like", {2, 3}),
           Case("axes").shape("data", {3, 4}).shape("shape_like", {2, 9}).with("axes", "(0,)"),
           Case("too_large").shape("data", {3, 4}).shape("shape_like", {2, 9}).fails(Kind::kShape, "shape_like"));

MXHUB_OP(_backward_slice_like)
    .hidden()
    .param_struct<SliceLikeParam>()
    .input("ograd")
    .input("data")
    .shape([](const SliceLikeParam&, ShapeCtx& c) { put_back_shape(c); })
    .kernel([](const SliceLikeParam&, const PrepareCtx& c) {
      return scatter_box_kernel(
          put_plan(c.out[0].shape, corner(c.out[0].shape, c.in[0].shape), dtype_size(c.out[0].dtype)),
          c.out[0].bytes());
    })
    .gradient([](const SliceLikeParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("slice_like", {g.ograd(0), g.in(0)}, p), Entry{}};
    });

// ---- assignment ------------------------------------------------------------------------------------------------
Kernel assign_kernel(const PrepareCtx& c, StridedCopy plan, bool from_scalar, double scalar) {
  uint64_t value = 0;  // the scalar's bytes, aligned for every type
  if (from_scalar) {
    dispatch_all(c.out[0].dtype, [&](auto tag) {
      using T = typename decltype(tag)::type;
      const T v = convert<T>(scalar);
      std::memcpy(&value, &v, sizeof v);
    });
  }
  const size_t bytes = c.out[0].bytes();
  const double cost = plan.cost() + static_cast<double>(bytes) / 16;
  return Kernel{[plan = std::move(plan), bytes, from_scalar, value](const RunCtx& r) {
                  copy_bytes(r.out[0], r.in[0], bytes);
                  plan.run(from_scalar ? static_cast<const void*>(&value) : r.in[1], r.out[0]);
                },
                0, cost};
}

MXHUB_OP(_slice_assign)
    .alias({"_crop_assign", "_npi_slice_assign"})
    .doc(
        "Writes an array into a box of another one. The result is `lhs` with the box that `slice` would take replaced "
        "by `rhs`.")
    .param_struct<SliceParam>()
    .input("lhs", "Array of any shape.")
    .input("rhs", "What to write, of the box's shape.")
    .output("output", "`lhs` with the box replaced.")
    .inplace(0, 0)
    .shape([](const SliceParam& p, ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      check_slice(p, c, c.in(0));
      if (c.in(0).known()) c.set_in(1, slice_box(p, c.in(0)).count);
    })
    .kernel([](const SliceParam& p, const PrepareCtx& c) {
      return assign_kernel(c, put_plan(c.in[0].shape, slice_box(p, c.in[0].shape), dtype_size(c.in[0].dtype)), false,
                           0);
    })
    .gradient([](const SliceParam& p, const GradCtx& g) {
      SliceAssignScalarParam zero;
      zero.begin = p.begin;
      zero.end = p.end;
      zero.step = p.step;
      return std::vector<Entry>{call_with("_slice_assign_scalar", {g.ograd(0)}, zero),
                                call_with("slice", {g.ograd(0)}, p)};
    })
    .cases(Case("typical").shape("lhs", {3, 4}).shape("rhs", {2, 2}).with("begin", "(0, 1)").with("end", "(2, 3)"),
           Case("steps")
               .shape("lhs", {5})
               .shape("rhs", {3})
               .with("begin", "(None,)")
               .with("end", "(None,)")
               .with("step", "(-2,)"),
           Case("bad_shape")
               .shape("lhs", {3})
               .shape("rhs", {3})
               .with("begin", "(0,)")
               .with("end", "(2,)")
               .fails(Kind::kShape, "rhs"));

MXHUB_OP(_slice_assign_scalar)
    .alias({"_crop_assign_scalar", "_npi_slice_assign_scalar"})
    .doc(
        "Writes a number into a box of an array. The result is `data` with every element of the box that `slice` would "
        "take set to `scalar`.")
    .param_struct<SliceAssignScalarParam>()
    .input("data", "Array of any shape.")
    .output("output", "`data` with the box overwritten.")
    .inplace(0, 0)
    .shape([](const SliceAssignScalarParam& p, ShapeCtx& c) {
      c.same();
      check_slice(p, c, c.in(0));
    })
    .kernel([](const SliceAssignScalarParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      const Box b = slice_box(p, s);
      StridedCopy plan = put_plan(s, b, dtype_size(c.in[0].dtype));
      auto to = row_strides(s);
      for (int i = 0; i < s.ndim(); ++i) to[i] *= b.step[i];
      return assign_kernel(c, StridedCopy(b.count, std::vector<int64_t>(s.ndim(), 0), to, 0, plan.to_offset, plan.item),
                           true, p.scalar);
    })
    .gradient([](const SliceAssignScalarParam& p, const GradCtx& g) {
      SliceAssignScalarParam zero = p;
      zero.scalar = 0;
      return std::vector<Entry>{call_with("_slice_assign_scalar", {g.ograd(0)}, zero)};
    })
    .cases(Case("typical").shape("data", {3, 4}).with("scalar", "2.5").with("begin", "(1, 1)").with("end", "(3, 2)"),
           Case("backwards")
               .shape("data", {5})
               .with("scalar", "1")
               .with("begin", "(4,)")
               .with("end", "(1,)")
               .with("step", "(-1,)"),
           Case("bad_rank")
               .shape("data", {3})
               .with("begin", "(0, 0)")
               .with("end", "(1, 1)")
               .fails(Kind::kArgument, "begin"));

}  // namespace
}  // namespace mxhub::op
