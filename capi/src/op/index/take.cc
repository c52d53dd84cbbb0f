// take and Embedding: rows picked out of an array by index.
#include "op/index/indices.h"

namespace mxhub::op {
namespace {

struct TakeParam {
  int axis = 0;
  int mode = static_cast<int>(IndexMode::kClip);
  static auto fields() {
    return std::tuple{
        field("axis", &TakeParam::axis)
            .doc("The dimension of `a` that the indices run over; negative counts from the end.")
            .tag("axis"),
        field("mode", &TakeParam::mode)
            .choices({{"clip", 0}, {"wrap", 1}, {"raise", 2}})
            .doc("What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts on from the "
                 "other end, 'raise' is an error.")};
  }
};

// `a` seen as outer x rows x inner, and the number of indices.
struct TakeSizes {
  int64_t outer, rows, inner, n;
};
TakeSizes take_sizes(const Shape& a, const Shape& indices, int64_t axis) {
  const int k = static_cast<int>(axis < 0 ? axis + a.ndim() : axis);
  return {a.size(0, k), a[k], a.size(k + 1, a.ndim()), indices.size()};
}

void take_shape(int64_t axis_param, ShapeCtx& c, int data, int index) {
  const Shape &a = c.in(data), &i = c.in(index);
  if (!a.ndim_known()) return;
  const int axis = c.axis(axis_param, a.ndim());
  if (!i.ndim_known()) return;
  std::vector<int64_t> out(a.begin(), a.begin() + axis);
  out.insert(out.end(), i.begin(), i.end());
  out.insert(out.end(), a.begin() + axis + 1, a.end());
  c.set_out(0, Shape(out));
}

// data, indices -> rows.
Kernel take_kernel(const PrepareCtx& c, int data, int index, int64_t axis, IndexMode mode, const char* op,
                   const char* argument) {
  const TakeSizes s = take_sizes(c.in[data].shape, c.in[index].shape, axis);
  const int64_t bytes = s.inner * static_cast<int64_t>(dtype_size(c.out[0].dtype));
  const IndexReader reader = index_reader(c.in[index].dtype);
  const bool empty = c.out[0].size() == 0;
  return Kernel{[=](const RunCtx& r) {
                  int64_t* const at = static_cast<int64_t*>(r.scratch);
                  reader(r.in[index], s.n, at);
                  if (empty && s.rows > 0) return resolve(at, s.n, s.rows, mode, op, argument);
                  if (empty) return;
                  resolve(at, s.n, s.rows, mode, op, argument);
                  for (int64_t o = 0; o < s.outer; ++o)
                    gather_rows(r.input<char>(data) + o * s.rows * bytes, at, s.n, bytes,
                                r.output<char>(0) + o * s.n * bytes);
                },
                index_bytes(s.n), static_cast<double>(s.n) * (2 + s.outer * (2 + static_cast<double>(bytes) / 16))};
}

// ograd, indices, data -> gradient of data.
Kernel take_backward_kernel(const PrepareCtx& c, int64_t axis, IndexMode mode) {
  const TakeSizes s = take_sizes(c.out[0].shape, c.in[1].shape, axis);
  const IndexReader reader = index_reader(c.in[1].dtype);
  return dispatch_all(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const size_t own = index_bytes(s.n);
    return Kernel{[=](const RunCtx& r) {
                    if (s.outer * s.rows * s.inner == 0) return;
                    int64_t* const at = static_cast<int64_t*>(r.scratch);
                    reader(r.in[1], s.n, at);
                    resolve(at, s.n, s.rows, mode, "take", "indices");
                    for (int64_t o = 0; o < s.outer; ++o)
                      add_rows(r.input<T>(0) + o * s.n * s.inner, at, s.n, s.rows, s.inner,
                               r.output<T>(0) + o * s.rows * s.inner, static_cast<char*>(r.scratch) + own);
                  },
                  own + add_rows_scratch<T>(s.rows * s.inner),
                  static_cast<double>(c.out[0].size() + c.in[0].size()) / 2};
  });
}

void backward_shape(ShapeCtx& c) {
  c.set_out(0, c.in(2));
  c.set_in(2, c.out(0));
}

MXHUB_OP(take)
    .alias({"_npi_take"})
    .doc(
        "Takes elements of an array along a dimension by index. The dimension `axis` of `a` is replaced by the "
        "dimensions of `indices`: out[.., i.., ..] = a[.., indices[i..], ..]. Fractions of indices are cut off.")
    .example(">>> mx.nd.take(mx.nd.array([[1, 2], [3, 4], [5, 6]]), mx.nd.array([2, 0])).asnumpy()")
    .storage([](const TakeParam& p, const std::vector<StorageKind>& in) {
      return in[0] == StorageKind::kCsr && p.axis == 0 ? in[0] : StorageKind::kDense;
    })
    .param_struct<TakeParam>()
    .input("a", "Array with at least one dimension.")
    .input("indices", "Indices, of any shape and type.")
    .output("output", "The taken elements.")
    .shape([](const TakeParam& p, ShapeCtx& c) { take_shape(p.axis, c, 0, 1); })
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const TakeParam& p, const PrepareCtx& c) {
      return take_kernel(c, 0, 1, p.axis, static_cast<IndexMode>(p.mode), "take", "indices");
    })
    .gradient([](const TakeParam&, const GradCtx& g) {
      std::vector<Entry> r = g.fused("_backward_take", {g.ograd(0), g.in(1), g.in(0)});
      r.push_back(zeros_like(g.in(1)));
      return r;
    })
    .cases(Case("typical").shape("a", {4, 3}).values("indices", {2, 2}, {0, 3, 1, 1}),
           Case("wrap").shape("a", {2, 3}).values("indices", {3}, {-1, 4, 2}).with("axis", "1").with("mode", "wrap"),
           Case("bad_axis")
               .shape("a", {2, 3})
               .values("indices", {1}, {0})
               .with("axis", "2")
               .fails(Kind::kArgument, "axis"));

MXHUB_OP(_backward_take)
    .hidden()
    .param_struct<TakeParam>()
    .input("ograd")
    .input("indices")
    .input("a")
    .shape([](const TakeParam&, ShapeCtx& c) { backward_shape(c); })
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const TakeParam& p, const PrepareCtx& c) {
      return take_backward_kernel(c, p.axis, static_cast<IndexMode>(p.mode));
    })
    .gradient([](const TakeParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("take", {g.ograd(0), g.in(1)}, p), Entry{}, Entry{}};
    });

struct EmbeddingParam {
  int input_dim = 0, output_dim = 0;
  int dtype = static_cast<int>(DType::kFloat32);
  bool sparse_grad = false;
  static auto fields() {
    return std::tuple{
        field("input_dim", &EmbeddingParam::input_dim)
            .required()
            .at_least(1)
            .doc("Number of rows of the table.")
            .tag("count"),
        field("output_dim", &EmbeddingParam::output_dim).required().at_least(1).doc("Length of each row.").tag("count"),
        field("dtype", &EmbeddingParam::dtype)
            .choices(common_dtypes())
            .doc("Type of the table, where it is not known otherwise.")
            .tag("dtype"),
        field("sparse_grad", &EmbeddingParam::sparse_grad)
            .doc("Give the table's gradient as a row_sparse array, which holds the rows that were taken.")};
  }
};

void embedding_shape(const EmbeddingParam& p, ShapeCtx& c) {
  c.set_in(1, {p.input_dim, p.output_dim});
  if (!c.in(0).ndim_known()) return;
  std::vector<int64_t> out(c.in(0).begin(), c.in(0).end());
  out.push_back(p.output_dim);
  c.set_out(0, Shape(out));
  const Shape& known = c.out(0);
  c.set_in(0, Shape(known.data(), known.ndim() - 1));
}

// What Embedding and its older form share.
void declare_embedding(OpBuilder& b, bool sparse_grad) {
  b.param_struct<EmbeddingParam>()
      .input("data", "Indices of rows, of any shape.")
      .input("weight", "The table, input_dim x output_dim.")
      .output("output", "One row for each index.")
      .shape(embedding_shape)
      .dtype([](const EmbeddingParam& p, TypeCtx& c) {
        if (c.in(1) == DType::kUnknown && c.out(0) == DType::kUnknown) c.set_in(1, static_cast<DType>(p.dtype));
        index_types(c, {0});
      })
      .kernel([](const EmbeddingParam&, const PrepareCtx& c) {
        return take_kernel(c, 1, 0, 0, IndexMode::kClip, "Embedding", "data");
      })
      .gradient([sparse_grad](const EmbeddingParam& p, const GradCtx& g) {
        EmbeddingParam q = p;
        q.sparse_grad = p.sparse_grad || sparse_grad;
        return std::vector<Entry>{zeros_like(g.in(0)),
                                  call_with("_backward_Embedding", {g.ograd(0), g.in(0), g.in(1)}, q)};
      })
      .cases(Case("typical")
                 .values("data", {2, 2}, {0, 2, 2, 1})
                 .shape("weight", {3, 4})
                 .with("input_dim", "3")
                 .with("output_dim", "4"),
             Case("clipped")
                 .values("data", {3}, {-1, 5, 1})
                 .shape("weight", {3, 2})
                 .with("input_dim", "3")
                 .with("output_dim", "2"),
             Case("clash")
                 .values("data", {1}, {0})
                 .shape("weight", {3, 2})
                 .with("input_dim", "4")
                 .with("output_dim", "2")
                 .fails(Kind::kShape, "weight"));
}

MXHUB_OPS {
  OpBuilder embedding("Embedding");
  embedding.alias({"_npx_embedding", "_sparse_Embedding"})
      .doc("Looks up rows of a table. out[i.., :] = weight[data[i..], :]; indices out of range use the nearest row.")
      .example(
          ">>> mx.nd.Embedding(mx.nd.array([2, 0]), mx.nd.arange(6).reshape((3, 2)), input_dim=3, "
          "output_dim=2).asnumpy()");
  declare_embedding(embedding, false);
  OpBuilder older("_contrib_SparseEmbedding");
  older.doc(
      "The older form of Embedding with a sparse gradient. The table's gradient is row_sparse, whatever "
      "`sparse_grad` says.");
  declare_embedding(older, true);
};

MXHUB_OP(_backward_Embedding)
    .hidden()
    .storage([](const EmbeddingParam& p, const std::vector<StorageKind>&) {
      return p.sparse_grad ? StorageKind::kRowSparse : StorageKind::kDense;
    })
    .param_struct<EmbeddingParam>()
    .input("ograd")
    .input("data")
    .input("weight")
    .shape([](const EmbeddingParam&, ShapeCtx& c) { backward_shape(c); })
    .dtype([](TypeCtx& c) { index_types(c, {1}); })
    .kernel([](const EmbeddingParam&, const PrepareCtx& c) { return take_backward_kernel(c, 0, IndexMode::kClip); })
    .gradient([](const EmbeddingParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("Embedding", {g.in(1), g.ograd(0)}, p), Entry{}, Entry{}};
    });

}  // namespace
}  // namespace mxhub::op
