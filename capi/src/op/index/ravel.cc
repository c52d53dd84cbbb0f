// _ravel_multi_index, _unravel_index, _contrib_index_array, _contrib_index_copy: index arithmetic and indexed rows.
#include "base/copy.h"
#include "base/wrapping.h"
#include "op/index/indices.h"
#include "op/reduce/index_type.h"

namespace mxhub::op {
namespace {

struct RavelParam {
  Shape shape;
  static auto fields() {
    return std::tuple{field("shape", &RavelParam::shape)
                          .doc("Shape of the array that is indexed; its first dimension may be -1.")
                          .tag("shape")};
  }
};

// Positions are numbers of the coordinates' own type; of a wider one where a narrow type cannot hold all of them. The
// default, float32, rounds positions beyond 2^24, as old programs know.
void flat_dtype(const RavelParam& p, TypeCtx& c) {
  if (c.in(0) == DType::kUnknown) {
    if (c.out(0) != DType::kUnknown) c.set_in(0, c.out(0));
    return;
  }
  DType t = c.in(0);
  int64_t count = 1;
  for (const int64_t d : p.shape)
    if (d > 0 && __builtin_mul_overflow(count, d, &count)) count = INT64_MAX;
  if (t != DType::kFloat32 && !holds_index(t, count - 1))
    t = !is_float(t) ? DType::kInt64 : holds_index(DType::kFloat32, count - 1) ? DType::kFloat32 : DType::kFloat64;
  c.set_out(0, t);
}

// Coordinates and flat positions hold whole numbers in any type, so the arithmetic is done in 64-bit integers.
MXHUB_OP(_ravel_multi_index)
    .alias({"ravel_multi_index"})
    .doc(
        "Turns columns of coordinates into flat positions. For the shape (a, b, c), the position of (x, y, z) is (x*b "
        "+ y)*c + z.")
    .example(">>> mx.nd.ravel_multi_index(mx.nd.array([[0, 1], [2, 1]]), shape=(2, 3)).asnumpy()")
    .param_struct<RavelParam>()
    .input("data", "Coordinates; the first dimension has one row for each dimension of `shape`.")
    .output("output", "Flat positions, in a wider dtype where that of `data` is too narrow for them.")
    .shape([](const RavelParam& p, ShapeCtx& c) {
      if (p.shape.ndim() < 1) c.bad_param("shape", cat("expected at least one dimension, got ", p.shape));
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() < 1 || (in[0] >= 0 && in[0] != p.shape.ndim()))
        c.bad_input(0, cat("expected a first dimension of ", p.shape.ndim(), ", one row for each dimension of ",
                           p.shape, ", got shape ", in));
      Shape out(in.data() + 1, in.ndim() - 1);
      if (out.ndim() == 0 && !c.np_shape) out = {1};
      c.set_out(0, out);
    })
    .dtype(flat_dtype)
    .kernel([](const RavelParam& p, const PrepareCtx& c) {
      const int64_t n = c.out[0].size(), rows = p.shape.ndim();
      const std::vector<int64_t> dims(p.shape.begin(), p.shape.end());
      const IndexReader reader = index_reader(c.in[0].dtype);
      return dispatch_index(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        int64_t* const at = static_cast<int64_t*>(r.scratch);
                        T* const out = r.output<T>(0);
                        reader(r.in[0], n * rows, at);
                        for (int64_t i = 0; i < n; ++i) {
                          int64_t flat = 0;
                          for (int64_t k = 0; k < rows; ++k)
                            flat = wrapping_add(wrapping_mul(flat, dims[k]), at[k * n + i]);
                          out[i] = convert<T>(flat);
                        }
                      },
                      index_bytes(n * rows), static_cast<double>(n) * (2 + 2 * rows)};
      });
    })
    .zero_gradient()
    .cases(Case("typical").values("data", {2, 3}, {0, 1, 1, 2, 0, 1}).with("shape", "(2, 3)"),
           Case("open").values("data", {2, 1}, {7, 1}, DType::kInt64).with("shape", "(-1, 3)"),
           Case("narrow").values("data", {2, 1}, {50, 51}, DType::kUint8).with("shape", "(100, 100)"),
           Case("clash").values("data", {3, 1}, {0, 0, 0}).with("shape", "(2, 3)").fails(Kind::kShape, "data"));

// For positions with two or more dimensions 1.9.1 gave a result of the first dimension's length; here, as in NumPy, all
// positions are turned into coordinates.
MXHUB_OP(_unravel_index)
    .alias({"unravel_index"})
    .doc("Turns flat positions into columns of coordinates. The inverse of `ravel_multi_index`.")
    .example(">>> mx.nd.unravel_index(mx.nd.array([2, 4]), shape=(2, 3)).asnumpy()")
    .param_struct<RavelParam>()
    .input("data", "Flat positions, of any shape.")
    .output("output", "Coordinates, with one row for each dimension of `shape`.")
    .shape([](const RavelParam& p, ShapeCtx& c) {
      if (p.shape.ndim() < 1) c.bad_param("shape", cat("expected at least one dimension, got ", p.shape));
      for (int i = 0; i < p.shape.ndim(); ++i)
        if (p.shape[i] < (i ? 1 : -1)) c.bad_param("shape", cat("expected positive numbers, got ", p.shape));
      if (!c.in(0).ndim_known()) return;
      std::vector<int64_t> d{p.shape.ndim()};
      d.insert(d.end(), c.in(0).begin(), c.in(0).end());
      c.set_out(0, Shape(d));
    })
    .kernel([](const RavelParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size(), rows = p.shape.ndim();
      const std::vector<int64_t> dims(p.shape.begin(), p.shape.end());
      const IndexReader reader = index_reader(c.in[0].dtype);
      return dispatch_index(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        int64_t* const at = static_cast<int64_t*>(r.scratch);
                        T* const out = r.output<T>(0);
                        reader(r.in[0], n, at);
                        for (int64_t i = 0; i < n; ++i) {
                          int64_t rest = at[i];
                          for (int64_t k = rows - 1; k > 0; --k) {
                            out[k * n + i] = convert<T>(rest % dims[k]);
                            rest /= dims[k];
                          }
                          out[i] = convert<T>(rest);
                        }
                      },
                      index_bytes(n), static_cast<double>(n) * (2 + 8 * rows)};
      });
    })
    .zero_gradient()
    .cases(Case("typical").values("data", {3}, {0, 5, 3}).with("shape", "(2, 3)"),
           Case("open").values("data", {1, 2}, {22, 1}, DType::kInt64).with("shape", "(-1, 3)"),
           Case("bad_shape").values("data", {1}, {0}).with("shape", "(2, 0)").fails(Kind::kArgument, "shape"));

struct IndexArrayParam {
  std::optional<Shape> axes;
  static auto fields() {
    return std::tuple{field("axes", &IndexArrayParam::axes).doc("Which coordinates to give; None: all.").tag("axes")};
  }
};

MXHUB_OP(_contrib_index_array)
    .doc("Gives every element's coordinates. out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.")
    .example(">>> mx.nd.contrib.index_array(mx.nd.zeros((2, 2))).asnumpy()")
    .param_struct<IndexArrayParam>()
    .input("data", "Only its shape is used.")
    .output("output", "One dimension more than `data`, for the coordinates.")
    .shape([](const IndexArrayParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (p.axes)
        for (const int64_t a : *p.axes) c.axis(a, in.ndim(), "axes");
      std::vector<int64_t> d(in.begin(), in.end());
      d.push_back(p.axes ? p.axes->ndim() : in.ndim());
      c.set_out(0, Shape(d));
    })
    .dtype([](TypeCtx& c) {
      if (c.in(0) == DType::kUnknown) c.set_in(0, DType::kFloat32);
      c.set_out(0, DType::kInt64);
    })
    .kernel([](const IndexArrayParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      std::vector<int64_t> step, size;  // of each wanted coordinate
      for (int k = 0; k < (p.axes ? p.axes->ndim() : s.ndim()); ++k) {
        const int64_t a = p.axes ? (*p.axes)[k] : k;
        const int axis = static_cast<int>(a < 0 ? a + s.ndim() : a);
        step.push_back(s.size(axis + 1, s.ndim()));
        size.push_back(s[axis]);
      }
      const int64_t n = s.size(), m = static_cast<int64_t>(step.size());
      return Kernel{[=](const RunCtx& r) {
                      int64_t* const out = r.output<int64_t>(0);
                      for (int64_t i = 0; i < n; ++i)
                        for (int64_t k = 0; k < m; ++k) out[i * m + k] = i / step[k] % size[k];
                    },
                    0, static_cast<double>(n * m) * 8};
    })
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}), Case("axes").shape("data", {2, 3}).with("axes", "(1,)"),
           Case("bad_axis").shape("data", {2}).with("axes", "(1,)").fails(Kind::kArgument, "axes"));

MXHUB_OP(_contrib_index_copy)
    .doc(
        "Writes rows into an array. The result is `old_tensor` with row index_vector[i] replaced by row i of "
        "`new_tensor`.")
    .input("old_tensor", "Array with at least one dimension.")
    .input("index_vector", "Row numbers.")
    .input("new_tensor", "One row for each number.")
    .output("output", "The array with replaced rows.")
    .inplace(0, 0)
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      const Shape& old = c.in(0);
      if (!old.ndim_known()) return;
      if (old.ndim() < 1) c.bad_input(0, "expected at least one dimension, got a scalar");
      if (c.in(1).ndim_known() && c.in(1).ndim() != 1)
        c.bad_input(1, cat("expected one dimension, got shape ", c.in(1)));
      c.set_in(2, old.with(0, c.in(1).ndim_known() ? c.in(1)[0] : -1));
    })
    .dtype([](TypeCtx& c) { index_types(c, {1}, DType::kInt64); })
    .kernel([](const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      const int64_t n = c.in[1].size(), rows = s[0],
                    bytes = s.size(1, s.ndim()) * static_cast<int64_t>(dtype_size(c.in[0].dtype));
      const IndexReader reader = index_reader(c.in[1].dtype);
      const size_t all = c.out[0].bytes();
      return Kernel{[=](const RunCtx& r) {
                      int64_t* const at = static_cast<int64_t*>(r.scratch);
                      reader(r.in[1], n, at);
                      resolve(at, n, rows, IndexMode::kRaise, "_contrib_index_copy", "index_vector");
                      if (all == 0) return;
                      copy_bytes(r.out[0], r.in[0], all);
                      for (int64_t i = 0; i < n; ++i)
                        std::memcpy(r.output<char>(0) + at[i] * bytes, r.input<char>(2) + i * bytes,
                                    static_cast<size_t>(bytes));
                    },
                    index_bytes(n), static_cast<double>(all) / 16 + static_cast<double>(n) * 4};
    })
    .gradient([](const GradCtx& g) {
      const Entry none = zeros_like(g.in(2));
      return std::vector<Entry>{call("_contrib_index_copy", {g.ograd(0), g.in(1), none}), zeros_like(g.in(1)),
                                call("take", {g.ograd(0), g.in(1)})};
    })
    .cases(Case("typical")
               .shape("old_tensor", {4, 2})
               .values("index_vector", {2}, {3, 0}, DType::kInt64)
               .shape("new_tensor", {2, 2}),
           Case("vector")
               .shape("old_tensor", {4})
               .values("index_vector", {1}, {2}, DType::kInt64)
               .shape("new_tensor", {1}),
           Case("clash")
               .shape("old_tensor", {4, 2})
               .values("index_vector", {2}, {3, 0}, DType::kInt64)
               .shape("new_tensor", {3, 2})
               .fails(Kind::kShape, "new_tensor"));

}  // namespace
}  // namespace mxhub::op
