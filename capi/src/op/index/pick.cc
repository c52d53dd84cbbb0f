// pick, batch_take, fill_element_0index: one element out of every row.
#include "base/copy.h"
#include "op/index/indices.h"

namespace mxhub::op {
namespace {

struct PickParam {
  std::optional<int> axis = -1;
  bool keepdims = false;
  int mode = static_cast<int>(IndexMode::kClip);
  static auto fields() {
    return std::tuple{field("axis", &PickParam::axis)
                          .doc("The dimension that the indices run over; negative counts from the end.")
                          .tag("axis"),
                      field("keepdims", &PickParam::keepdims).doc("Keep the picked dimension with length one."),
                      field("mode", &PickParam::mode)
                          .choices({{"clip", 0}, {"wrap", 1}})
                          .doc("What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts "
                               "on from the other end.")};
  }
};

int pick_axis(const PickParam& p, const ShapeCtx& c, const Shape& data) {
  if (!p.axis) c.bad_param("axis", "expected a dimension, got None");
  return c.axis(*p.axis, data.ndim());
}

Shape without(const Shape& s, int axis, bool keep, bool np_shape) {
  std::vector<int64_t> d(s.begin(), s.end());
  if (keep)
    d[axis] = 1;
  else
    d.erase(d.begin() + axis);
  if (d.empty() && !np_shape) d.push_back(1);
  return Shape(d);
}

void pick_shape(const PickParam& p, ShapeCtx& c) {
  const Shape& data = c.in(0);
  if (!data.ndim_known()) return;
  const int axis = pick_axis(p, c, data);
  // The indices may keep the picked dimension, as one, or not have it.
  const Shape& index = c.in(1);
  const bool kept = index.ndim_known() ? index.ndim() == data.ndim() && data.ndim() > 1 : p.keepdims;
  c.set_in(1, without(data, axis, kept || (index.ndim() == 1 && data.ndim() == 1), c.np_shape));
  c.set_out(0, without(data, axis, p.keepdims, c.np_shape));
}

struct PickSizes {
  int64_t outer, n, inner;
};
PickSizes pick_sizes(const Shape& data, int64_t axis) {
  const int k = static_cast<int>(axis < 0 ? axis + data.ndim() : axis);
  return {data.size(0, k), data[k], data.size(k + 1, data.ndim())};
}

// Positions of the picked elements; calls f(i, position) in order.
template <class F>
void each_pick(const PickSizes& s, const int64_t* at, const F& f) {
  for (int64_t o = 0, i = 0; o < s.outer; ++o)
    for (int64_t j = 0; j < s.inner; ++j, ++i) f(i, (o * s.n + at[i]) * s.inner + j);
}

Kernel pick_kernel(const PrepareCtx& c, int64_t axis, IndexMode mode, const char* op) {
  const PickSizes s = pick_sizes(c.in[0].shape, axis);
  const IndexReader reader = index_reader(c.in[1].dtype);
  const int64_t count = s.outer * s.inner;
  return dispatch_size(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    int64_t* const at = static_cast<int64_t*>(r.scratch);
                    reader(r.in[1], count, at);
                    resolve(at, count, s.n, mode, op, "index");
                    const T* const data = r.input<T>(0);
                    T* const out = r.output<T>(0);
                    each_pick(s, at, [=](int64_t i, int64_t position) { out[i] = data[position]; });
                  },
                  index_bytes(count), static_cast<double>(count) * 4};
  });
}

MXHUB_OP(pick)
    .alias({"_npx_pick", "choose_element_0index"})
    .doc("Picks one element of every row. Along `axis`, out[i..] = data[i.., index[i..]].")
    .example(">>> mx.nd.pick(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([1, 0]), axis=1).asnumpy()")
    .param_struct<PickParam>()
    .input("data", "Array with at least one dimension.")
    .input("index", "Indices; the shape of `data` without the picked dimension, or with length one there.")
    .output("output", "The picked elements.")
    .shape(pick_shape)
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const PickParam& p, const PrepareCtx& c) {
      return pick_kernel(c, *p.axis, static_cast<IndexMode>(p.mode), "pick");
    })
    .gradient([](const PickParam&, const GradCtx& g) {
      return std::vector<Entry>{g.fused("_backward_pick", {g.ograd(0), g.in(0), g.in(1)})[0], zeros_like(g.in(1))};
    })
    .cases(Case("typical").shape("data", {3, 4}).values("index", {3}, {0, 3, 2}),
           Case("wrap")
               .shape("data", {3, 2})
               .values("index", {1, 2}, {-1, 4})
               .with("axis", "0")
               .with("mode", "wrap")
               .with("keepdims", "True"),
           Case("clash").shape("data", {3, 4}).values("index", {2}, {0, 0}).fails(Kind::kShape, "index"));

MXHUB_OP(_backward_pick)
    .hidden()
    .param_struct<PickParam>()
    .input("ograd")
    .input("data")
    .input("index")
    .shape([](const PickParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .dtype([](TypeCtx& c) { index_types(c, {2}); })
    .kernel([](const PickParam& p, const PrepareCtx& c) {
      const PickSizes s = pick_sizes(c.out[0].shape, *p.axis);
      const IndexReader reader = index_reader(c.in[2].dtype);
      const IndexMode mode = static_cast<IndexMode>(p.mode);
      const int64_t count = s.outer * s.inner;
      const size_t bytes = c.out[0].bytes();
      return dispatch_size(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        int64_t* const at = static_cast<int64_t*>(r.scratch);
                        T* const out = r.output<T>(0);
                        const T* const g = r.input<T>(0);
                        if (bytes == 0) return;
                        std::memset(out, 0, bytes);
                        reader(r.in[2], count, at);
                        resolve(at, count, s.n, mode, "pick", "index");
                        each_pick(s, at, [=](int64_t i, int64_t position) { out[position] = g[i]; });
                      },
                      index_bytes(count), static_cast<double>(count) * 4 + static_cast<double>(bytes) / 16};
      });
    })
    .gradient([](const PickParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("pick", {g.ograd(0), g.in(2)}, p), Entry{}, Entry{}};
    });

MXHUB_OP(batch_take)
    .doc(
        "Picks one element of every row of a matrix. out[i] = a[i, indices[i]]; indices out of range use the nearest "
        "column. It is not differentiable; `pick` is, and does the same for any shape.")
    .input("a", "Matrix.")
    .input("indices", "One int32 index for each row.")
    .output("output", "The picked elements.")
    .shape([](ShapeCtx& c) {
      const Shape& a = c.in(0);
      if (a.ndim_known() && a.ndim() != 2) c.bad_input(0, cat("expected 2 dimensions, got shape ", a));
      if (a.ndim_known()) c.set_in(1, {a[0]});
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .dtype([](TypeCtx& c) {
      c.set_in(1, DType::kInt32);
      index_types(c, {1});
    })
    .kernel([](const PrepareCtx& c) { return pick_kernel(c, 1, IndexMode::kClip, "batch_take"); })
    .cases(Case("typical").shape("a", {3, 2}).values("indices", {3}, {0, 1, 0}, DType::kInt32),
           Case("clipped").shape("a", {2, 2}).values("indices", {2}, {-1, 5}, DType::kInt32),
           Case("bad_type").shape("a", {2, 2}).values("indices", {2}, {0, 1}).fails(Kind::kType, "indices"));

MXHUB_OP(fill_element_0index)
    .doc(
        "Replaces one element of every row of a matrix. The result is `lhs` with lhs[i, rhs[i]] set to mhs[i]; an "
        "index "
        "out of range is an error.")
    .input("lhs", "Matrix.")
    .input("mhs", "One new value for each row.")
    .input("rhs", "One index for each row.")
    .phrase("lhs", "NDArray")
    .phrase("mhs", "NDArray")
    .phrase("rhs", "NDArray")
    .output("output", "The matrix with replaced elements.")
    .inplace(0, 0)
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      const Shape& l = c.in(0);
      if (!l.ndim_known()) return;
      if (l.ndim() != 2) c.bad_input(0, cat("expected 2 dimensions, got shape ", l));
      c.set_in(1, {l[0]});
      c.set_in(2, {l[0]});
    })
    .dtype([](TypeCtx& c) { index_types(c, {2}); })
    .kernel([](const PrepareCtx& c) {
      const int64_t rows = c.in[0].shape[0], cols = c.in[0].shape[1];
      const size_t bytes = c.out[0].bytes();
      const IndexReader reader = index_reader(c.in[2].dtype);
      return dispatch_size(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        int64_t* const at = static_cast<int64_t*>(r.scratch);
                        T* const out = r.output<T>(0);
                        reader(r.in[2], rows, at);
                        resolve(at, rows, cols, IndexMode::kRaise, "fill_element_0index", "rhs");
                        copy_bytes(r.out[0], r.in[0], bytes);
                        for (int64_t i = 0; i < rows; ++i) out[i * cols + at[i]] = r.input<T>(1)[i];
                      },
                      index_bytes(rows), static_cast<double>(rows) * 4 + static_cast<double>(bytes) / 16};
      });
    })
    .cases(Case("typical").shape("lhs", {3, 2}).shape("mhs", {3}).values("rhs", {3}, {0, 1, 0}),
           Case("one_row").shape("lhs", {1, 4}).shape("mhs", {1}).values("rhs", {1}, {3}),
           Case("bad_rows")
               .shape("lhs", {3, 2})
               .shape("mhs", {2})
               .values("rhs", {3}, {0, 1, 0})
               .fails(Kind::kShape, "mhs"));

}  // namespace
}  // namespace mxhub::op
