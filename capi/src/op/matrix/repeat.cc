// tile, repeat, reverse: elements written several times, or in the opposite order.
#include <algorithm>

#include "op/matrix/fold.h"

namespace mxhub::op {
namespace {

struct TileParam {
  Shape reps;
  static auto fields() {
    return std::tuple{field("reps", &TileParam::reps)
                          .required()
                          .doc("How often to write the array along each dimension. With fewer numbers than dimensions, "
                               "they stand for the last ones; "
                               "with more, dimensions of one are added in front.")
                          .tag("per_axis")};
  }
};

// Data and repetitions with the same number of dimensions.
struct Tiled {
  Shape data, reps, out;
};
Tiled tiled(const Shape& data, const Shape& reps) {
  const int n = std::max(data.ndim(), reps.ndim());
  Tiled t{Shape::of(n, 1), Shape::of(n, 1), Shape::of(n, 1)};
  for (int i = 0; i < data.ndim(); ++i) t.data[n - data.ndim() + i] = data[i];
  for (int i = 0; i < reps.ndim(); ++i) t.reps[n - reps.ndim() + i] = reps[i];
  for (int i = 0; i < n; ++i)
    if (t.data[i] < 0 || __builtin_mul_overflow(t.data[i], t.reps[i], &t.out[i])) t.out[i] = -1;
  return t;
}

void like_second_input(ShapeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_in(1, c.out(0));
}

MXHUB_OP(tile)
    .alias({"_npi_tile"})
    .doc("Writes an array several times along its dimensions.")
    .example(">>> mx.nd.tile(mx.nd.array([[1, 2]]), reps=(2, 2)).asnumpy()")
    .param_struct<TileParam>()
    .input("data", "Array of any shape.")
    .output("output", "The repeated array.")
    .shape([](const TileParam& p, ShapeCtx& c) {
      for (const int64_t r : p.reps)
        if (r < 0) c.bad_param("reps", cat("expected numbers of 0 or more, got ", p.reps));
      if (!c.in(0).ndim_known()) return;
      const Tiled t = tiled(c.in(0), p.reps);
      for (int i = 0; i < t.out.ndim(); ++i)
        if (t.data[i] > 0 && t.reps[i] > (int64_t{1} << 60) / t.data[i])
          c.bad_param("reps", cat("expected an output that fits memory, got ", p.reps));
      c.set_out(0, t.out);
    })
    .kernel([](const TileParam& p, const PrepareCtx& c) {
      const Tiled t = tiled(c.in[0].shape, p.reps);
      const auto in = row_strides(t.data), out = row_strides(t.out);
      Shape box = Shape::of(2 * t.data.ndim(), 1);
      std::vector<int64_t> from(box.ndim()), to(box.ndim());
      for (int i = 0; i < t.data.ndim(); ++i) {
        box[2 * i] = t.reps[i];
        to[2 * i] = out[i] * t.data[i];
        box[2 * i + 1] = t.data[i];
        from[2 * i + 1] = in[i];
        to[2 * i + 1] = out[i];
      }
      return strided_kernel(StridedCopy(box, from, to, 0, 0, dtype_size(c.in[0].dtype)));
    })
    .gradient([](const TileParam&, const GradCtx& g) {
      return g.fused("_backward_tile", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").shape("data", {2, 3}).with("reps", "(2, 2)"),
           Case("more").shape("data", {3}).with("reps", "(2, 1, 2)"),
           Case("never").shape("data", {2, 3}).with("reps", "(0, 2)"),
           Case("negative").shape("data", {3}).with("reps", "(-1,)").fails(Kind::kArgument, "reps"));

MXHUB_OP(_backward_tile)
    .hidden()
    .param_struct<TileParam>()
    .input("ograd")
    .input("data")
    .shape([](const TileParam&, ShapeCtx& c) { like_second_input(c); })
    .kernel([](const TileParam& p, const PrepareCtx& c) {
      const Tiled t = tiled(c.out[0].shape, p.reps);
      const auto strides = row_strides(t.out);
      std::vector<int64_t> offsets;  // where the copies of an element are; none where one number is 0
      if (c.out[0].size() > 0 && std::all_of(t.reps.begin(), t.reps.end(), [](int64_t n) { return n > 0; }))
        offsets.push_back(0);
      for (int i = 0; i < t.data.ndim() && !offsets.empty(); ++i) {
        std::vector<int64_t> all;
        for (const int64_t o : offsets)
          for (int64_t k = 0; k < t.reps[i]; ++k) all.push_back(o + k * t.data[i] * strides[i]);
        offsets = std::move(all);
      }
      return fold_kernel(c, t.data, strides, std::move(offsets));
    })
    .gradient([](const TileParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("tile", {g.ograd(0)}, p), Entry{}};
    });

struct RepeatParam {
  int repeats = 0;
  std::optional<int> axis;
  static auto fields() {
    return std::tuple{field("repeats", &RepeatParam::repeats)
                          .required()
                          .at_least(0)
                          .doc("How often to write each element.")
                          .tag("count"),
                      field("axis", &RepeatParam::axis)
                          .doc("Dimension along which to repeat; None: the flattened array.")
                          .tag("axis")};
  }
};

// The array as outer x count x inner, where the middle one is repeated.
struct Repeated {
  int64_t outer, count, inner;
};
Repeated repeated(const Shape& s, const RepeatParam& p) {
  if (!p.axis) return {1, s.size(), 1};
  const int axis = wrap_axis(*p.axis, s.ndim());
  return {s.size(0, axis), s[axis], s.size(axis + 1, s.ndim())};
}

MXHUB_OP(repeat)
    .alias({"_np_repeat"})
    .doc("Writes each element several times in a row.")
    .example(">>> mx.nd.repeat(mx.nd.array([1, 2]), repeats=2).asnumpy()")
    .param_struct<RepeatParam>()
    .input("data", "Array of any shape.")
    .output("output", "The array with repeated elements.")
    .shape([](const RepeatParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (p.axis) {
        const int axis = c.axis(*p.axis, in.ndim());
        c.set_out(0, in.with(axis, in[axis] < 0 ? -1 : in[axis] * p.repeats));
      } else if (in.known()) {
        c.set_out(0, {in.size() * p.repeats});
      }
    })
    .kernel([](const RepeatParam& p, const PrepareCtx& c) {
      const Repeated s = repeated(c.in[0].shape, p);
      const int64_t r = p.repeats;
      return strided_kernel(StridedCopy({s.outer, s.count, r, s.inner}, {s.count * s.inner, s.inner, 0, 1},
                                        {s.count * r * s.inner, r * s.inner, s.inner, 1}, 0, 0,
                                        dtype_size(c.in[0].dtype)));
    })
    .gradient([](const RepeatParam&, const GradCtx& g) {
      return g.fused("_backward_repeat", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").shape("data", {2, 3}).with("repeats", "2").with("axis", "1"),
           Case("flat").shape("data", {2, 2}).with("repeats", "3"),
           Case("never").shape("data", {2, 2}).with("repeats", "0"),
           Case("bad_axis").shape("data", {2}).with("repeats", "2").with("axis", "1").fails(Kind::kArgument, "axis"));

MXHUB_OP(_backward_repeat)
    .hidden()
    .param_struct<RepeatParam>()
    .input("ograd")
    .input("data")
    .shape([](const RepeatParam&, ShapeCtx& c) { like_second_input(c); })
    .kernel([](const RepeatParam& p, const PrepareCtx& c) {
      const Repeated s = repeated(c.out[0].shape, p);
      std::vector<int64_t> offsets;
      for (int64_t k = 0; k < p.repeats && c.out[0].size() > 0; ++k) offsets.push_back(k * s.inner);
      return fold_kernel(c, {s.outer, s.count, s.inner}, {s.count * p.repeats * s.inner, p.repeats * s.inner, 1},
                         std::move(offsets));
    })
    .gradient([](const RepeatParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("repeat", {g.ograd(0)}, p), Entry{}};
    });

struct ReverseParam {
  Shape axis;
  static auto fields() {
    return std::tuple{field("axis", &ReverseParam::axis)
                          .required()
                          .doc("Dimensions to reverse; negative counts from the end.")
                          .tag("axes")};
  }
};

MXHUB_OP(reverse)
    .alias({"flip"})
    .doc("Reverses the order of the elements along dimensions.")
    .example(">>> mx.nd.reverse(mx.nd.array([[1, 2], [3, 4]]), axis=1).asnumpy()")
    .param_struct<ReverseParam>()
    .input("data", "Array with at least one dimension.")
    .output("output", "The reversed array.")
    .shape([](const ReverseParam& p, ShapeCtx& c) {
      c.same();
      if (!c.in(0).ndim_known()) return;
      std::vector<bool> seen(c.in(0).ndim());
      for (const int64_t a : p.axis) {
        const int i = c.axis(a, c.in(0).ndim());
        if (seen[i]) c.bad_param("axis", cat("expected each axis once, got ", p.axis));
        seen[i] = true;
      }
    })
    .kernel([](const ReverseParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      auto from = row_strides(s);
      int64_t offset = 0;
      for (const int64_t a : p.axis) {
        const int i = wrap_axis(a, s.ndim());
        offset += (s[i] - 1) * from[i];
        from[i] = -from[i];
      }
      return strided_kernel(StridedCopy(s, from, row_strides(s), offset, 0, dtype_size(c.in[0].dtype)));
    })
    .gradient([](const ReverseParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("reverse", {g.ograd(0)}, p)};
    })
    .cases(Case("typical").shape("data", {2, 3}).with("axis", "(1,)"),
           Case("both").shape("data", {2, 3}).with("axis", "(0, -1)"),
           Case("bad_axis").shape("data", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"));

}  // namespace
}  // namespace mxhub::op
