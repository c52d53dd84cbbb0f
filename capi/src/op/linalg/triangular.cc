// Triangular and positive definite matrices: potrf, potri, trmm, trsm.
#include "base/copy.h"
#include "op/linalg/expressions.h"
#include "op/linalg/gemm.h"
#include "op/linalg/lapack.h"

namespace mxhub::op {
namespace {

struct FactorParam {
  bool lower = true;
  static auto fields() {
    return std::tuple{field("lower", &FactorParam::lower).doc("Lower triangular factors, else upper ones.").internal()};
  }
};

void square_same(ShapeCtx& c) {
  c.same();
  check_matrices(c, 0, true);
}

MXHUB_OP(_linalg_potrf)
    .alias({"linalg_potrf"})
    .doc(
        "Cholesky factor of symmetric positive definite matrices. The result is lower triangular with A = L L^T, or "
        "with "
        "lower=False upper triangular with A = U^T U; only that triangle of A is read, and a matrix that is not "
        "positive "
        "definite is an error.")
    .example(">>> mx.nd.linalg.potrf(mx.nd.array([[4, 1], [1, 4.25]])).asnumpy()")
    .param_struct<FactorParam>()
    .input("A", "Symmetric positive definite matrices.")
    .output("output", "Triangular matrices.")
    .inplace(0, 0)
    .shape(square_same)
    .dtype(linalg_types)
    .kernel([](const FactorParam& p, const PrepareCtx& c) {
      const Matrices m = matrices(c.in[0].shape);
      const int n = static_cast<int>(m.rows);
      const size_t bytes = c.out[0].bytes();
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        if (bytes == 0) return;
                        copy_bytes(r.out[0], r.in[0], bytes);
                        for (int64_t b = 0; b < m.batch; ++b) {
                          T* a = r.output<T>(0) + b * n * n;
                          if (cholesky(n, a, p.lower) != 0)
                            fail(Kind::kArgument, "_linalg_potrf", "A",
                                 "expected positive definite matrices, got one that is not");
                          for (int i = 0; i < n; ++i) {
                            if (p.lower)
                              std::fill(a + i * n + i + 1, a + (i + 1) * n, T(0));
                            else
                              std::fill(a + i * n, a + i * n + i, T(0));
                          }
                        }
                      },
                      0, static_cast<double>(m.batch) * (static_cast<double>(n) * n * n / 24 + 50)};
      });
    })
    .gradient([](const FactorParam& p, const GradCtx& g) {
      // L^-T mirrored(L^T dL) L^-1 / 2; an upper factor is L transposed.
      const Entry l = p.lower ? g.out(0) : swap(g.out(0)), dl = p.lower ? g.ograd(0) : swap(g.ograd(0));
      const Entry sym = mirrored(product(l, dl, true, false));
      return std::vector<Entry>{scale(solve(l, solve(l, sym, true, false), false, true), 0.5)};
    })
    .cases(Case("typical").values("A", {2, 2}, {4, 1, 1, 3}).no_gradient(),
           Case("batch").values("A", {2, 2, 2}, {4, 1, 1, 3, 2, 0, 0, 5}).no_gradient(),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

MXHUB_OP(_linalg_potri)
    .alias({"linalg_potri"})
    .doc(
        "Inverse of a matrix given by its Cholesky factor. For lower triangular A the result is (A A^T)^-1, for upper "
        "triangular A (with lower=False) it is (A^T A)^-1.")
    .param_struct<FactorParam>()
    .input("A", "Triangular matrices with a diagonal without zeros.")
    .output("output", "Symmetric positive definite matrices.")
    .shape(square_same)
    .dtype(linalg_types)
    .kernel([](const FactorParam& p, const PrepareCtx& c) {
      const Matrices m = matrices(c.in[0].shape);
      const int n = static_cast<int>(m.rows);
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        // W = A^-1, then W^T W (W W^T for an upper factor).
                        T* const w = static_cast<T*>(r.scratch);
                        for (int64_t b = 0; b < m.batch && n; ++b) {
                          std::fill(w, w + n * n, T(0));
                          for (int i = 0; i < n; ++i) w[i * n + i] = 1;
                          triangular_solve(false, p.lower, false, n, n, T(1), r.input<T>(0) + b * n * n, w);
                          gemm(p.lower, !p.lower, n, n, n, 1, w, n, w, n, 0, r.output<T>(0) + b * n * n, n);
                        }
                      },
                      sizeof(T) * static_cast<size_t>(n) * n,
                      static_cast<double>(m.batch) * (static_cast<double>(n) * n * n / 12 + 50)};
      });
    })
    .gradient([](const FactorParam& p, const GradCtx& g) {
      // -tril(B (dB + dB^T) B L), and B L = L^-T; for an upper factor the transpose of it all.
      const Entry sym = add(g.ograd(0), swap(g.ograd(0))), both = product(g.out(0), sym, false, false);
      const Entry full = p.lower ? solve(g.in(0), both, true, true) : solve(g.in(0), swap(both), true, false, false);
      return std::vector<Entry>{negative(triangle(full, p.lower))};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 0, 1, 3}).no_gradient(), Case("one").values("A", {1, 1}, {2}),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

struct TriangularParam {
  bool transpose = false, rightside = false, lower = true;
  double alpha = 1;
  static auto fields() {
    using P = TriangularParam;
    return std::tuple{
        field("transpose", &P::transpose).doc("Use A transposed."),
        field("rightside", &P::rightside).doc("A stands on the right of B."),
        field("lower", &P::lower).doc("A is lower triangular, else upper; the other triangle is not read."),
        field("alpha", &P::alpha).doc("Factor of the result.")};
  }
};

void triangular_shape(const TriangularParam& p, ShapeCtx& c) {
  check_matrices(c, 0, true);
  check_matrices(c, 1, false);
  c.set_out(0, c.in(1));
  c.set_in(1, c.out(0));
  const Shape &a = c.in(0), &b = c.in(1);
  if (!b.ndim_known()) return;
  const int n = b.ndim();
  Shape wanted = b;
  wanted[n - 2] = wanted[n - 1] = b[p.rightside ? n - 1 : n - 2];
  if (a.known() && wanted.known() && a != wanted)
    c.bad_input(1, cat("expected a shape that fits A with shape ", a, ", got ", b));
  c.set_in(0, wanted);
}

template <bool kSolve>
Kernel triangular_kernel(const TriangularParam& p, const PrepareCtx& c) {
  const Matrices b = matrices(c.in[1].shape);
  const int m = static_cast<int>(b.rows), n = static_cast<int>(b.cols), k = p.rightside ? n : m;
  const size_t bytes = c.out[0].bytes();
  return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    if (bytes == 0) return;
                    if (r.out[0] != r.in[1]) std::memcpy(r.out[0], r.in[1], bytes);
                    for (int64_t i = 0; i < b.batch; ++i) {
                      const T* a = r.input<T>(0) + i * k * k;
                      T* out = r.output<T>(0) + i * m * n;
                      if (kSolve)
                        triangular_solve(p.rightside, p.lower, p.transpose, m, n, static_cast<T>(p.alpha), a, out);
                      else
                        triangular_multiply(p.rightside, p.lower, p.transpose, m, n, static_cast<T>(p.alpha), a, out);
                    }
                  },
                  0, static_cast<double>(b.batch) * (static_cast<double>(m) * n * k / 16 + 50)};
  });
}

MXHUB_OP(_linalg_trmm)
    .alias({"linalg_trmm"})
    .doc("Product with a triangular matrix. out = alpha * op(A) B, or alpha * B op(A) with `rightside`.")
    .param_struct<TriangularParam>()
    .input("A", "Triangular matrices.")
    .input("B", "Matrices.")
    .output("output", "The products.")
    .inplace(1, 0)
    .shape(triangular_shape)
    .dtype(linalg_types)
    .kernel(triangular_kernel<false>)
    .gradient([](const TriangularParam& p, const GradCtx& g) {
      const Entry o = g.ograd(0), b = g.in(1);
      // Gradient of op(A), brought to the orientation of A by exchanging the factors.
      const Entry x = p.rightside ? b : o, y = p.rightside ? o : b;
      const Entry da = p.rightside
                           ? (p.transpose ? product(y, x, true, false, p.alpha) : product(x, y, true, false, p.alpha))
                           : (p.transpose ? product(y, x, false, true, p.alpha) : product(x, y, false, true, p.alpha));
      TriangularParam q = p;
      q.transpose = !p.transpose;
      return std::vector<Entry>{triangle(da, p.lower), call_with("_linalg_trmm", {g.in(0), o}, q)};
    })
    .cases(Case("typical").shape("A", {2, 2}).shape("B", {2, 3}),
           Case("right")
               .shape("A", {3, 3})
               .shape("B", {2, 3})
               .with("rightside", "True")
               .with("transpose", "True")
               .with("alpha", "2"),
           Case("upper").shape("A", {2, 2}).shape("B", {2, 3}).with("lower", "False"),
           Case("clash").shape("A", {2, 2}).shape("B", {3, 2}).fails(Kind::kShape, "B"));

MXHUB_OP(_linalg_trsm)
    .alias({"linalg_trsm"})
    .doc("Solves equations with a triangular matrix. op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.")
    .param_struct<TriangularParam>()
    .input("A", "Triangular matrices.")
    .input("B", "Right-hand sides.")
    .output("output", "The solutions.")
    .inplace(1, 0)
    .shape(triangular_shape)
    .dtype(linalg_types)
    .kernel(triangular_kernel<true>)
    .gradient([](const TriangularParam& p, const GradCtx& g) {
      const Entry x = g.out(0);
      const Entry y = solve(g.in(0), g.ograd(0), !p.transpose, p.rightside, p.lower);
      const Entry da = p.rightside ? (p.transpose ? product(y, x, true, false, -1) : product(x, y, true, false, -1))
                                   : (p.transpose ? product(x, y, false, true, -1) : product(y, x, false, true, -1));
      return std::vector<Entry>{triangle(da, p.lower), scale(y, p.alpha)};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 5, 1, 3}).shape("B", {2, 3}),
           Case("right")
               .values("A", {2, 2}, {2, 1, 7, 3})
               .shape("B", {3, 2})
               .with("rightside", "True")
               .with("lower", "False")
               .with("transpose", "True")
               .with("alpha", "2"),
           Case("transposed").values("A", {2, 2}, {2, 5, 1, 3}).shape("B", {2, 3}).with("transpose", "True"),
           Case("clash").shape("A", {2, 2}).shape("B", {3, 2}).fails(Kind::kShape, "B"));

}  // namespace
}  // namespace mxhub::op
