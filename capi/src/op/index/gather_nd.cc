// gather_nd, scatter_nd, _scatter_set_nd, _backward_gather_nd: elements addressed by columns of coordinates.
#include <algorithm>

#include "base/copy.h"
#include "op/index/indices.h"

namespace mxhub::op {
namespace {

// indices (M, y...) address the first M dimensions of an array; each column stands for `inner` elements.
struct Addressing {
  std::vector<int64_t> dims;  // the addressed dimensions
  int64_t columns = 0, inner = 1;
  IndexReader reader = nullptr;
  // Room for the coordinates, and then for the row numbers: without coordinates every column is row 0.
  size_t scratch() const { return index_bytes(columns * std::max<int64_t>(static_cast<int64_t>(dims.size()), 1)); }
  int64_t rows() const {
    int64_t n = 1;
    for (const int64_t d : dims) n *= d;
    return n;
  }
  // Row numbers of all columns, at the start of `at`. Negative coordinates count from the end.
  void resolve_rows(const void* indices, int64_t* at, const char* op) const {
    const int64_t m = static_cast<int64_t>(dims.size());
    reader(indices, columns * m, at);
    for (int64_t i = 0; i < columns; ++i) {
      int64_t row = 0;
      for (int64_t k = 0; k < m; ++k) {
        int64_t x = at[k * columns + i];
        if (x < -dims[k] || x >= dims[k])
          fail(Kind::kArgument, op, "indices", "expected coordinates in [", -dims[k], ", ", dims[k], ") for dimension ",
               k, ", got ", x);
        if (x < 0) x += dims[k];
        row = row * dims[k] + x;
      }
      at[i] = row;
    }
  }
};

Addressing addressing(const Shape& whole, const Desc& indices) {
  Addressing a;
  const int m = static_cast<int>(indices.shape[0]);
  a.dims.assign(whole.begin(), whole.begin() + m);
  a.columns = indices.shape.size(1, indices.shape.ndim());
  a.inner = whole.size(m, whole.ndim());
  a.reader = index_reader(indices.dtype);
  return a;
}

void check_indices(const ShapeCtx& c, const Shape& whole, const Shape& indices, int index_input) {
  if (indices.ndim() < 1) c.bad_input(index_input, "expected at least one dimension, got a scalar");
  if (indices[0] > whole.ndim())
    c.bad_input(index_input,
                cat("expected at most ", whole.ndim(), " rows for an array of shape ", whole, ", got shape ", indices));
}

// Shape of what the columns address.
Shape addressed(const Shape& whole, const Shape& indices) {
  std::vector<int64_t> d(indices.begin() + 1, indices.end());
  d.insert(d.end(), whole.begin() + indices[0], whole.end());
  return Shape(d);
}

MXHUB_OP(gather_nd)
    .alias({"_npi_gather_nd", "_npx_gather_nd"})
    .doc(
        "Takes elements by their coordinates. Column y of `indices` holds the first M coordinates: "
        "out[y.., x..] = data[indices[0, y..], ..., indices[M-1, y..], x..].")
    .example(">>> mx.nd.gather_nd(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([[0, 1], [1, 0]])).asnumpy()")
    .param_struct<NoParam>()
    .input("data", "Array of any shape.")
    .input("indices", "Coordinates, (M, ...); negative ones count from the end.")
    .output("output", "The elements.")
    .shape([](ShapeCtx& c) {
      const Shape &data = c.in(0), &indices = c.in(1);
      if (!data.ndim_known() || !indices.known()) return;
      check_indices(c, data, indices, 1);
      Shape out = addressed(data, indices);
      if (out.ndim() == 0 && !c.np_shape) out = {1};
      c.set_out(0, out);
    })
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const PrepareCtx& c) {
      const Addressing a = addressing(c.in[0].shape, c.in[1]);
      const int64_t bytes = a.inner * static_cast<int64_t>(dtype_size(c.in[0].dtype));
      return Kernel{[a, bytes](const RunCtx& r) {
                      int64_t* const at = static_cast<int64_t*>(r.scratch);
                      a.resolve_rows(r.in[1], at, "gather_nd");
                      if (bytes) gather_rows(r.in[0], at, a.columns, bytes, r.out[0]);
                    },
                    a.scratch(), static_cast<double>(a.columns) * (8 + static_cast<double>(bytes) / 16)};
    })
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("_backward_gather_nd_like", {g.ograd(0), g.in(1), g.in(0)}), zeros_like(g.in(1))};
    })
    .cases(Case("typical").shape("data", {3, 4}).values("indices", {2, 3}, {0, 1, 2, 3, 0, 0}),
           Case("rows").shape("data", {3, 4}).values("indices", {1, 2}, {2, -1}),
           Case("no_coordinates").shape("data", {2, 3}).values("indices", {0, 2}, {}),
           Case("too_many").shape("data", {3}).values("indices", {2, 1}, {0, 0}).fails(Kind::kShape, "indices"));

// data, indices -> sums of data at the coordinates.
Kernel accumulate_kernel(const PrepareCtx& c, const char* op) {
  const Addressing a = addressing(c.out[0].shape, c.in[1]);
  const int64_t rows = a.rows();
  return dispatch_all(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const size_t own = a.scratch();
    return Kernel{[=](const RunCtx& r) {
                    int64_t* const at = static_cast<int64_t*>(r.scratch);
                    a.resolve_rows(r.in[1], at, op);
                    add_rows(r.input<T>(0), at, a.columns, rows, a.inner, r.output<T>(0),
                             static_cast<char*>(r.scratch) + own);
                  },
                  own + add_rows_scratch<T>(rows * a.inner),
                  static_cast<double>(a.columns) * (8 + a.inner) + static_cast<double>(rows * a.inner) / 4};
  });
}

std::vector<Entry> gather_back(const GradCtx& g) {
  std::vector<Entry> r = g.none();
  r[0] = call("gather_nd", {g.ograd(0), g.in(1)});
  return r;
}

MXHUB_OP(_backward_gather_nd_like)
    .hidden()
    .input("ograd")
    .input("indices")
    .input("data")
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(2));
      c.set_in(2, c.out(0));
    })
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const PrepareCtx& c) { return accumulate_kernel(c, "gather_nd"); })
    .gradient(gather_back);

struct ScatterParam {
  Shape shape;
  static auto fields() {
    return std::tuple{field("shape", &ScatterParam::shape).required().doc("Shape of the whole array.").tag("shape")};
  }
};

void scatter_shape(const ScatterParam& p, ShapeCtx& c) {
  for (const int64_t d : p.shape)
    if (d < 0 || (d == 0 && !c.np_shape)) c.bad_param("shape", cat("expected positive numbers, got ", p.shape));
  if (c.in(1).known()) {
    check_indices(c, p.shape, c.in(1), 1);
    Shape part = addressed(p.shape, c.in(1));
    if (part.ndim() == 0 && !c.np_shape) part = {1};
    if (c.in(0).ndim_known() && c.in(0).known() && c.in(0) != part)
      c.bad_input(0, cat("expected shape ", part, ", got ", c.in(0)));
    c.set_in(0, part);
  }
  c.set_out(0, p.shape);
}

// Writes rows in order, so that the last one wins where coordinates repeat.
void put_rows(const char* from, const int64_t* at, int64_t n, int64_t bytes, char* to) {
  for (int64_t i = 0; i < n; ++i) std::memcpy(to + at[i] * bytes, from + i * bytes, static_cast<size_t>(bytes));
}

MXHUB_OP(scatter_nd)
    .doc(
        "Writes elements at given coordinates of an array of zeros. out[indices[0, y..], ..., indices[M-1, y..], x..] "
        "= "
        "data[y.., x..]; where coordinates repeat the last value stays.")
    .example(">>> mx.nd.scatter_nd(mx.nd.array([5, 6]), mx.nd.array([[0, 2]]), shape=(3,)).asnumpy()")
    .param_struct<ScatterParam>()
    .input("data", "The values.")
    .input("indices", "Coordinates, (M, ...).")
    .output("output", "Array of the given shape.")
    .shape(scatter_shape)
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const ScatterParam&, const PrepareCtx& c) {
      const Addressing a = addressing(c.out[0].shape, c.in[1]);
      const int64_t bytes = a.inner * static_cast<int64_t>(dtype_size(c.out[0].dtype));
      const size_t all = c.out[0].bytes();
      return Kernel{
          [a, bytes, all](const RunCtx& r) {
            int64_t* const at = static_cast<int64_t*>(r.scratch);
            a.resolve_rows(r.in[1], at, "scatter_nd");
            if (all == 0) return;
            std::memset(r.out[0], 0, all);
            put_rows(r.input<char>(0), at, a.columns, bytes, r.output<char>(0));
          },
          a.scratch(),
          static_cast<double>(a.columns) * (8 + static_cast<double>(bytes) / 16) + static_cast<double>(all) / 16};
    })
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("gather_nd", {g.ograd(0), g.in(1)}), zeros_like(g.in(1))};
    })
    .cases(Case("typical").shape("data", {2}).values("indices", {2, 2}, {0, 1, 2, 0}).with("shape", "(2, 3)"),
           Case("rows").shape("data", {2, 3}).values("indices", {1, 2}, {2, 0}).with("shape", "(4, 3)"),
           Case("clash")
               .shape("data", {3})
               .values("indices", {1, 2}, {2, 0})
               .with("shape", "(4,)")
               .fails(Kind::kShape, "data"));

MXHUB_OP(_backward_gather_nd)
    .doc(
        "Adds up elements at given coordinates of an array of zeros. As `scatter_nd`, but values add up where "
        "coordinates "
        "repeat.")
    .param_struct<ScatterParam>()
    .input("data", "The values.")
    .input("indices", "Coordinates, (M, ...).")
    .output("output", "Array of the given shape.")
    .shape(scatter_shape)
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const ScatterParam&, const PrepareCtx& c) { return accumulate_kernel(c, "_backward_gather_nd"); })
    .gradient([](const GradCtx& g) { return gather_back(g); })
    .cases(Case("typical").shape("data", {3}).values("indices", {1, 3}, {0, 1, 1}).with("shape", "(2,)"),
           Case("rows").shape("data", {2, 3}).values("indices", {1, 2}, {2, 2}).with("shape", "(4, 3)"),
           Case("clash")
               .shape("data", {3})
               .values("indices", {1, 2}, {2, 0})
               .with("shape", "(4,)")
               .fails(Kind::kShape, "data"));

MXHUB_OP(_scatter_set_nd)
    .alias({"_npi_scatter_set_nd"})
    .doc(
        "Writes elements at given coordinates of an array. The result is `lhs` with the elements that `indices` "
        "address "
        "replaced by `rhs`; give `lhs` as the output to write in place.")
    .param_struct<ScatterParam>()
    .input("lhs", "Array of shape `shape`.")
    .input("rhs", "The values.")
    .input("indices", "Coordinates, (M, ...).")
    .output("output", "`lhs` with replaced elements.")
    .inplace(0, 0)
    .shape([](const ScatterParam& p, ShapeCtx& c) {
      c.set_in(0, p.shape);
      c.set_out(0, p.shape);
      if (!c.in(2).known()) return;
      check_indices(c, p.shape, c.in(2), 2);
      Shape part = addressed(p.shape, c.in(2));
      if (part.ndim() == 0 && !c.np_shape) part = {1};
      if (c.in(1).known() && c.in(1).size() == part.size())
        return;  // an equal number of elements in another shape will do
      c.set_in(1, part);
    })
    .dtype([](TypeCtx& c) { index_types(c, {2}); })
    .kernel([](const ScatterParam&, const PrepareCtx& c) {
      const Addressing a = addressing(c.out[0].shape, c.in[2]);
      const int64_t bytes = a.inner * static_cast<int64_t>(dtype_size(c.out[0].dtype));
      const size_t all = c.out[0].bytes();
      return Kernel{[a, bytes, all](const RunCtx& r) {
                      int64_t* const at = static_cast<int64_t*>(r.scratch);
                      a.resolve_rows(r.in[2], at, "_scatter_set_nd");
                      if (all == 0) return;
                      copy_bytes(r.out[0], r.in[0], all);
                      put_rows(r.input<char>(1), at, a.columns, bytes, r.output<char>(0));
                    },
                    a.scratch(), static_cast<double>(a.columns) * (8 + static_cast<double>(bytes) / 16)};
    })
    .gradient([](const ScatterParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("_scatter_set_nd", {g.ograd(0), zeros_like(g.in(1)), g.in(2)}, p),
                                call("gather_nd", {g.ograd(0), g.in(2)}), zeros_like(g.in(2))};
    })
    .cases(Case("typical")
               .shape("lhs", {2, 3})
               .shape("rhs", {2})
               .values("indices", {2, 2}, {0, 1, 2, 0})
               .with("shape", "(2, 3)"),
           Case("rows")
               .shape("lhs", {4, 3})
               .shape("rhs", {2, 3})
               .values("indices", {1, 2}, {2, 0})
               .with("shape", "(4, 3)"),
           Case("clash")
               .shape("lhs", {3})
               .shape("rhs", {2})
               .values("indices", {1, 2}, {2, 0})
               .with("shape", "(4,)")
               .fails(Kind::kShape, "lhs"));

}  // namespace
}  // namespace mxhub::op
