// _linalg_gemm, _linalg_gemm2, _linalg_syrk: products of batches of matrices.
#include "base/parallel.h"
#include "op/linalg/gemm.h"
#include "op/linalg/lapack.h"

namespace mxhub::op {
namespace {

struct GemmParam {
  bool transpose_a = false, transpose_b = false;
  double alpha = 1, beta = 1;
  int axis = -2;
  static auto fields() {
    using P = GemmParam;
    return std::tuple{field("transpose_a", &P::transpose_a).doc("Use A transposed."),
                      field("transpose_b", &P::transpose_b).doc("Use B transposed."),
                      field("alpha", &P::alpha).doc("Factor of the product."),
                      field("beta", &P::beta).doc("Factor of C."),
                      field("axis", &P::axis)
                          .doc("The dimension that holds the matrices' rows; columns are the last one.")
                          .tag("axis")};
  }
};
struct Gemm2Param {
  bool transpose_a = false, transpose_b = false;
  double alpha = 1;
  int axis = -2;
  static auto fields() {
    using P = Gemm2Param;
    return std::tuple{field("transpose_a", &P::transpose_a).doc("Use A transposed."),
                      field("transpose_b", &P::transpose_b).doc("Use B transposed."),
                      field("alpha", &P::alpha).doc("Factor of the product."),
                      field("axis", &P::axis)
                          .doc("The dimension that holds the matrices' rows; columns are the last one.")
                          .tag("axis")};
  }
};

// Where the matrices lie when their rows run over dimension `axis`: `outer` blocks of rows x `inner` x cols.
struct Layout {
  int64_t outer, rows, inner, cols;
  int64_t distance() const { return inner * cols; }  // from row to row
  int64_t start(int64_t o, int64_t i) const { return o * rows * inner * cols + i * cols; }
};
Layout layout(const Shape& s, int axis) {
  const int n = s.ndim(), a = axis < 0 ? axis + n : axis;
  return {s.size(0, a), s[a], s.size(a + 1, n - 1), s[n - 1]};
}

template <class P>
void gemm_shape(const P& p, ShapeCtx& c) {
  const Shape &a = c.in(0), &b = c.in(1);
  check_matrices(c, 0, false);
  check_matrices(c, 1, false);
  if (!a.ndim_known() || !b.ndim_known()) return;
  const int n = a.ndim(), axis = c.axis(p.axis, n);
  if (axis == n - 1) c.bad_param("axis", cat("expected a dimension before the last one, got ", p.axis));
  if (b.ndim() != n) c.bad_input(1, cat("expected ", n, " dimensions as A has, got shape ", b));
  Shape out = a;
  for (int i = 0; i < n - 1; ++i) {
    if (i == axis) continue;
    if (a[i] >= 0 && b[i] >= 0 && a[i] != b[i])
      c.bad_input(1, cat("expected the batch dimensions of A, ", a, ", got shape ", b));
    if (out[i] < 0) out[i] = b[i];
  }
  const int64_t ka = a[p.transpose_a ? axis : n - 1], kb = b[p.transpose_b ? n - 1 : axis];
  if (ka >= 0 && kb >= 0 && ka != kb)
    c.bad_input(1, cat("expected ", ka, " elements in the dimension summed over (A has shape ", a, "), got shape ", b));
  out[axis] = a[p.transpose_a ? n - 1 : axis];
  out[n - 1] = b[p.transpose_b ? axis : n - 1];
  if (c.num_inputs() > 2) {
    c.set_in(2, out);
    out = c.in(2);
  }
  c.set_out(0, out);
}

Kernel gemm_batch(const PrepareCtx& c, bool ta, bool tb, double alpha, double beta, int axis) {
  const Layout a = layout(c.in[0].shape, axis), b = layout(c.in[1].shape, axis), o = layout(c.out[0].shape, axis);
  const int64_t k = ta ? a.rows : a.cols, work = o.rows * o.cols * k;
  const size_t bytes = c.out[0].bytes();
  const bool with_c = c.in.size() > 2;
  return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    if (with_c && r.out[0] != r.in[2] && bytes) std::memcpy(r.out[0], r.in[2], bytes);
                    // Small products are shared among threads; BLAS has its own for large ones.
                    parallel_for(o.outer * o.inner, work > 65536 ? o.outer * o.inner : grain_for(work),
                                 [&](int64_t begin, int64_t end) {
                                   for (int64_t i = begin; i < end; ++i) {
                                     const int64_t x = i / o.inner, y = i % o.inner;
                                     gemm(ta, tb, o.rows, o.cols, k, alpha, r.input<T>(0) + a.start(x, y), a.distance(),
                                          r.input<T>(1) + b.start(x, y), b.distance(), with_c ? beta : 0,
                                          r.output<T>(0) + o.start(x, y), o.distance());
                                   }
                                 });
                  },
                  0, static_cast<double>(o.outer * o.inner) * (static_cast<double>(work) / 16 + 20)};
  });
}

// Gradients of A and B in alpha * op(A) op(B).
std::vector<Entry> product_gradients(const GradCtx& g, bool ta, bool tb, double alpha, int axis) {
  const Entry o = g.ograd(0), a = g.in(0), b = g.in(1);
  const auto product = [&](const Entry& x, const Entry& y, bool tx, bool ty) {
    Gemm2Param p;
    p.transpose_a = tx;
    p.transpose_b = ty;
    p.alpha = alpha;
    p.axis = axis;
    return call_with("_linalg_gemm2", {x, y}, p);
  };
  return {ta ? product(b, o, tb, true) : product(o, b, false, !tb),
          tb ? product(o, a, true, ta) : product(a, o, !ta, false)};
}

MXHUB_OP(_linalg_gemm)
    .alias({"linalg_gemm"})
    .doc(
        "Product of matrices plus a matrix. out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op "
        "transposes if asked to.")
    .param_struct<GemmParam>()
    .input("A", "First factors.")
    .input("B", "Second factors.")
    .input("C", "Matrices to add.")
    .output("output", "The results.")
    .inplace(2, 0)
    .shape(gemm_shape<GemmParam>)
    .dtype(linalg_types)
    .kernel([](const GemmParam& p, const PrepareCtx& c) {
      return gemm_batch(c, p.transpose_a, p.transpose_b, p.alpha, p.beta, p.axis);
    })
    .gradient([](const GemmParam& p, const GradCtx& g) {
      std::vector<Entry> r = product_gradients(g, p.transpose_a, p.transpose_b, p.alpha, p.axis);
      r.push_back(scale(g.ograd(0), p.beta));
      return r;
    })
    .cases(
        Case("typical").shape("A", {2, 3}).shape("B", {3, 4}).shape("C", {2, 4}).with("alpha", "2").with("beta", "0.5"),
        Case("batch")
            .shape("A", {2, 4, 3})
            .shape("B", {2, 5, 4})
            .shape("C", {2, 3, 5})
            .with("transpose_a", "True")
            .with("transpose_b", "True"),
        Case("clash").shape("A", {2, 3}).shape("B", {4, 4}).shape("C", {2, 4}).fails(Kind::kShape, "B"));

MXHUB_OP(_linalg_gemm2)
    .alias({"linalg_gemm2"})
    .doc("Product of matrices. out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.")
    .example(">>> mx.nd.linalg.gemm2(mx.nd.ones((2, 3)), mx.nd.ones((3, 2))).asnumpy()")
    .param_struct<Gemm2Param>()
    .input("A", "First factors.")
    .input("B", "Second factors.")
    .output("output", "The products.")
    .shape(gemm_shape<Gemm2Param>)
    .dtype(linalg_types)
    .kernel([](const Gemm2Param& p, const PrepareCtx& c) {
      return gemm_batch(c, p.transpose_a, p.transpose_b, p.alpha, 0, p.axis);
    })
    .gradient([](const Gemm2Param& p, const GradCtx& g) {
      return product_gradients(g, p.transpose_a, p.transpose_b, p.alpha, p.axis);
    })
    .cases(Case("typical").shape("A", {2, 3}).shape("B", {3, 4}).with("alpha", "2"),
           Case("axis").shape("A", {2, 3, 4}).shape("B", {4, 3, 5}).with("axis", "0"),
           Case("clash").shape("A", {2, 3}).shape("B", {4, 4}).fails(Kind::kShape, "B"));

struct SyrkParam {
  bool transpose = false;
  double alpha = 1;
  static auto fields() {
    return std::tuple{field("transpose", &SyrkParam::transpose).doc("Compute A^T A and not A A^T."),
                      field("alpha", &SyrkParam::alpha).doc("Factor of the product.")};
  }
};

MXHUB_OP(_linalg_syrk)
    .alias({"linalg_syrk"})
    .doc("Product of matrices with their own transposes. out = alpha * A A^T, or alpha * A^T A with `transpose`.")
    .param_struct<SyrkParam>()
    .input("A", "Matrices.")
    .output("output", "Symmetric matrices.")
    .shape([](const SyrkParam& p, ShapeCtx& c) {
      check_matrices(c, 0, false);
      if (!c.in(0).ndim_known()) return;
      Shape out = c.in(0);
      const int n = out.ndim();
      out[n - 1] = out[n - 2] = out[p.transpose ? n - 1 : n - 2];
      c.set_out(0, out);
    })
    .dtype(linalg_types)
    .kernel([](const SyrkParam& p, const PrepareCtx& c) {
      const Matrices a = matrices(c.in[0].shape);
      const int64_t n = p.transpose ? a.cols : a.rows, k = p.transpose ? a.rows : a.cols;
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        for (int64_t i = 0; i < a.batch; ++i) {
                          const T* x = r.input<T>(0) + i * n * k;
                          gemm(p.transpose, !p.transpose, n, n, k, p.alpha, x, a.cols, x, a.cols, 0,
                               r.output<T>(0) + i * n * n, n);
                        }
                      },
                      0, static_cast<double>(a.batch) * (static_cast<double>(n) * n * k / 16 + 20)};
      });
    })
    .gradient([](const SyrkParam& p, const GradCtx& g) {
      const Entry o = g.ograd(0);
      const Entry both = add(o, call("SwapAxis", {o}, {{"dim1", "-1"}, {"dim2", "-2"}}));
      Gemm2Param q;
      q.alpha = p.alpha;
      return std::vector<Entry>{p.transpose ? call_with("_linalg_gemm2", {g.in(0), both}, q)
                                            : call_with("_linalg_gemm2", {both, g.in(0)}, q)};
    })
    .cases(Case("typical").shape("A", {2, 3}).with("alpha", "0.5"),
           Case("transposed").shape("A", {2, 3, 2}).with("transpose", "True"),
           Case("vector").shape("A", {3}).fails(Kind::kShape, "A"));

}  // namespace
}  // namespace mxhub::op
