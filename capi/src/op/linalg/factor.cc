// Factorisations of general matrices: inverse, det, slogdet, gelqf, syevd.
#include <cmath>

#include "op/linalg/expressions.h"
#include "op/linalg/lapack.h"

namespace mxhub::op {
namespace {

// Scratch for LU: a matrix, its pivots and LAPACK's work array.
template <class T>
struct LuScratch {
  T* matrix;
  T* work;
  int* pivots;
  static size_t bytes(int n) {
    return round64(sizeof(T) * n * n) + round64(sizeof(T) * 64 * std::max(n, 1)) + round64(sizeof(int) * n);
  }
  LuScratch(void* p, int n)
      : matrix(static_cast<T*>(p)),
        work(reinterpret_cast<T*>(static_cast<char*>(p) + round64(sizeof(T) * n * n))),
        pivots(reinterpret_cast<int*>(reinterpret_cast<char*>(work) + round64(sizeof(T) * 64 * std::max(n, 1)))) {}
};

double cube(int n) { return static_cast<double>(n) * n * n / 12 + 100; }

MXHUB_OP(_linalg_inverse)
    .alias({"_npi_inv", "linalg_inverse"})
    .doc("Inverse of square matrices. A singular matrix is an error.")
    .example(">>> mx.nd.linalg.inverse(mx.nd.array([[2, 0], [0, 4]])).asnumpy()")
    .input("A", "Square matrices.")
    .output("output", "Their inverses.")
    .inplace(0, 0)
    .shape([](ShapeCtx& c) {
      c.same();
      check_matrices(c, 0, true);
    })
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices m = matrices(c.in[0].shape);
      const int n = static_cast<int>(m.rows);
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[m, n](const RunCtx& r) {
                        const LuScratch<T> s(r.scratch, n);
                        for (int64_t b = 0; b < m.batch && n; ++b) {
                          T* out = r.output<T>(0) + b * n * n;
                          const T* in = r.input<T>(0) + b * n * n;
                          if (out != in) std::memcpy(out, in, sizeof(T) * n * n);
                          if (lu(n, out, s.pivots) != 0 || lu_inverse(n, out, s.pivots, s.work, 64 * n) != 0)
                            fail(Kind::kArgument, "_linalg_inverse", "A",
                                 "expected matrices that can be inverted, got a singular one");
                        }
                      },
                      LuScratch<T>::bytes(n), static_cast<double>(m.batch) * cube(n)};
      });
    })
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{product(product(g.out(0), g.ograd(0), true, false, -1), g.out(0), false, true)};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 1, 3}),
           Case("batch").values("A", {2, 2, 2}, {2, 1, 1, 3, 1, 2, 0, 4}),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

void per_matrix(ShapeCtx& c) {
  check_matrices(c, 0, true);
  const Shape& a = c.in(0);
  if (!a.ndim_known()) return;
  const Shape out = a.ndim() == 2 && !c.np_shape ? Shape{1} : Shape(a.data(), a.ndim() - 2);
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, out);
}

// Sign and logarithm of the determinant's absolute value.
template <class T>
void log_determinant(int n, const LuScratch<T>& s, const T* a, double* sign, double* log) {
  *sign = 1;
  *log = 0;
  if (n == 0) return;
  std::memcpy(s.matrix, a, sizeof(T) * n * n);
  lu(n, s.matrix, s.pivots);
  for (int i = 0; i < n; ++i) {
    const double d = s.matrix[i * n + i];
    if (s.pivots[i] != i + 1) *sign = -*sign;
    if (d < 0) *sign = -*sign;
    if (d == 0) *sign = 0;
    *log += std::log(std::fabs(d));
  }
  if (*sign == 0) *log = -INFINITY;
}

template <bool kLog>
Kernel determinant_kernel(const PrepareCtx& c) {
  const Matrices m = matrices(c.in[0].shape);
  const int n = static_cast<int>(m.rows);
  return dispatch_linalg(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[m, n](const RunCtx& r) {
                    const LuScratch<T> s(r.scratch, n);
                    for (int64_t b = 0; b < m.batch; ++b) {
                      double sign, log;
                      log_determinant(n, s, r.input<T>(0) + b * n * n, &sign, &log);
                      r.output<T>(0)[b] = static_cast<T>(kLog || sign == 0 ? sign : sign * std::exp(log));
                      if (!kLog && n > 0 && sign != 0) {  // the product itself is exacter than the exponential
                        double product = sign;
                        for (int i = 0; i < n; ++i) product *= std::fabs(static_cast<double>(s.matrix[i * n + i]));
                        if (std::isfinite(product) && product != 0) r.output<T>(0)[b] = static_cast<T>(product);
                      }
                      if (kLog) r.output<T>(1)[b] = static_cast<T>(log);
                    }
                  },
                  LuScratch<T>::bytes(n), static_cast<double>(m.batch) * cube(n)};
  });
}

MXHUB_OP(_linalg_det)
    .alias({"_npi_det", "linalg_det"})
    .doc("Determinant of square matrices.")
    .example(">>> mx.nd.linalg.det(mx.nd.array([[2, 0], [0, 4]])).asnumpy()")
    .input("A", "Square matrices.")
    .output("output", "One number for each matrix.")
    .shape(per_matrix)
    .dtype(linalg_types)
    .kernel(determinant_kernel<false>)
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("_backward_linalg_det", {g.ograd(0), g.in(0), g.out(0)})};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 1, 3}),
           Case("singular").values("A", {2, 2}, {1, 2, 2, 4}).no_gradient(),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

MXHUB_OP(_linalg_slogdet)
    .alias({"_npi_slogdet", "linalg_slogdet"})
    .doc(
        "Sign and logarithm of the determinant of square matrices. For a singular matrix they are 0 and minus "
        "infinity.")
    .input("A", "Square matrices.")
    .output("sign", "The determinant's sign.")
    .output("logabsdet", "The logarithm of its absolute value.")
    .shape(per_matrix)
    .dtype(linalg_types)
    .kernel(determinant_kernel<true>)
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("_backward_linalg_slogdet", {g.ograd(1), g.in(0), g.out(0)})};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 1, 3}), Case("negative").values("A", {2, 2}, {0, 1, 1, 0}),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

// factor * inverse(A)^T, where the factor is ograd * det, or ograd alone for the logarithm. Nothing flows into a
// singular matrix, whose third input (determinant or sign) is 0.
Kernel determinant_backward(const PrepareCtx& c, bool log) {
  const Matrices m = matrices(c.out[0].shape);
  const int n = static_cast<int>(m.rows);
  return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{
        [m, n, log](const RunCtx& r) {
          const LuScratch<T> s(r.scratch, n);
          for (int64_t b = 0; b < m.batch && n; ++b) {
            T* out = r.output<T>(0) + b * n * n;
            const T det = r.input<T>(2)[b], factor = log ? r.input<T>(0)[b] : r.input<T>(0)[b] * det;
            std::memcpy(s.matrix, r.input<T>(1) + b * n * n, sizeof(T) * n * n);
            if (det == 0 || lu(n, s.matrix, s.pivots) != 0 || lu_inverse(n, s.matrix, s.pivots, s.work, 64 * n) != 0) {
              std::fill(out, out + n * n, T(0));
              continue;
            }
            for (int i = 0; i < n; ++i)
              for (int j = 0; j < n; ++j) out[i * n + j] = factor * s.matrix[j * n + i];
          }
        },
        LuScratch<T>::bytes(n), static_cast<double>(m.batch) * cube(n)};
  });
}

MXHUB_OPS {
  for (const bool log : {false, true}) {
    OpBuilder(log ? "_backward_linalg_slogdet" : "_backward_linalg_det")
        .hidden()
        .input("ograd")
        .input("A")
        .input("det")
        .shape([](ShapeCtx& c) {
          c.set_out(0, c.in(1));
          c.set_in(1, c.out(0));
        })
        .kernel([log](const PrepareCtx& c) { return determinant_backward(c, log); });
  }
};

MXHUB_OP(_linalg_gelqf)
    .alias({"linalg_gelqf"})
    .doc(
        "LQ factorisation of matrices with at most as many rows as columns. A = L Q with L lower triangular and "
        "orthonormal rows of Q.")
    .input("A", "Matrices (..., m, n) with m <= n.")
    .output("Q", "Orthonormal rows, (..., m, n).")
    .output("L", "Lower triangular matrices, (..., m, m).")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, false);
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      const Shape& a = c.in(0);
      if (!a.ndim_known()) return;
      const int n = a.ndim();
      if (a[n - 1] >= 0 && a[n - 2] > a[n - 1])
        c.bad_input(0, cat("expected at most as many rows as columns, got shape ", a));
      c.set_out(1, a.with(n - 1, a[n - 2]));
    })
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices a = matrices(c.in[0].shape);
      const int m = static_cast<int>(a.rows), n = static_cast<int>(a.cols);
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const size_t tau_bytes = round64(sizeof(T) * m);
        return Kernel{[=](const RunCtx& r) {
                        T* const tau = static_cast<T*>(r.scratch);
                        T* const work = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + tau_bytes);
                        for (int64_t b = 0; b < a.batch && m; ++b) {
                          T *q = r.output<T>(0) + b * m * n, *l = r.output<T>(1) + b * m * m;
                          std::memcpy(q, r.input<T>(0) + b * m * n, sizeof(T) * m * n);
                          lq(m, n, q, tau, work, 64 * m);
                          for (int i = 0; i < m; ++i)
                            for (int j = 0; j < m; ++j) l[i * m + j] = j <= i ? q[i * n + j] : T(0);
                          lq_rows(m, n, q, tau, work, 64 * m);
                        }
                      },
                      tau_bytes + sizeof(T) * 64 * static_cast<size_t>(m),
                      static_cast<double>(a.batch) * (static_cast<double>(m) * m * n / 6 + 200)};
      });
    })
    .gradient([](const GradCtx& g) {
      // L^-T (dQ + mirrored(L^T dL - dQ Q^T) Q).
      const Entry q = g.out(0), l = g.out(1), dq = g.ograd(0), dl = g.ograd(1);
      const Entry sym = mirrored(sub(product(l, dl, true, false), product(dq, q, false, true)));
      return std::vector<Entry>{solve(l, add(dq, product(sym, q, false, false)), true, false)};
    })
    .cases(Case("typical").shape("A", {2, 3}).no_gradient(), Case("batch").shape("A", {2, 2, 2}).no_gradient(),
           Case("tall").shape("A", {3, 2}).fails(Kind::kShape, "A"));

MXHUB_OP(_linalg_syevd)
    .doc(
        "Eigenvalues and eigenvectors of symmetric matrices. A = U^T diag(L) U with the eigenvectors as rows of U and "
        "ascending "
        "eigenvalues; each eigenvector's largest component is positive. Only the lower triangle of A is read.")
    .input("A", "Symmetric matrices.")
    .output("U", "Eigenvectors, one in each row.")
    .output("L", "Eigenvalues.")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, true);
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      if (c.in(0).ndim_known()) c.set_out(1, Shape(c.in(0).data(), c.in(0).ndim() - 1));
    })
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices a = matrices(c.in[0].shape);
      const int n = static_cast<int>(a.rows);
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const int lwork = 1 + 6 * n + 2 * n * n, liwork = 3 + 5 * n;  // what the routine asks for at least
        const size_t work_bytes = round64(sizeof(T) * lwork);
        return Kernel{[=](const RunCtx& r) {
                        T* const work = static_cast<T*>(r.scratch);
                        int* const iwork = reinterpret_cast<int*>(static_cast<char*>(r.scratch) + work_bytes);
                        for (int64_t b = 0; b < a.batch && n; ++b) {
                          T* u = r.output<T>(0) + b * n * n;
                          std::memcpy(u, r.input<T>(0) + b * n * n, sizeof(T) * n * n);
                          if (eigen(n, u, r.output<T>(1) + b * n, work, lwork, iwork, liwork) != 0)
                            fail(Kind::kArgument, "_linalg_syevd", "A",
                                 "expected matrices whose eigenvalues can be found, got one that does not converge");
                          for (int i = 0; i < n; ++i) {
                            T largest = 0;
                            for (int j = 0; j < n; ++j)
                              if (std::fabs(u[i * n + j]) > std::fabs(largest)) largest = u[i * n + j];
                            if (largest < 0)
                              for (int j = 0; j < n; ++j) u[i * n + j] = -u[i * n + j];
                          }
                        }
                      },
                      work_bytes + sizeof(int) * static_cast<size_t>(liwork),
                      static_cast<double>(a.batch) * cube(n) * 8};
      });
    })
    .gradient([](const GradCtx& g) {
      // U^T (diag(dL) + sym(dU U^T o E)) U with E[i, j] = 1 / (L[i] - L[j]).
      const Entry u = g.out(0),
                  inner = call("_backward_linalg_syevd", {product(g.ograd(0), u, false, true), g.ograd(1), g.out(1)});
      return std::vector<Entry>{product(product(u, inner, true, false), u, false, false)};
    })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 1, 3}).no_gradient(),
           Case("batch").values("A", {2, 2, 2}, {2, 1, 1, 3, 4, 1, 1, 5}).no_gradient(),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

// dU U^T, dL, L -> the matrix between U^T and U in the gradient.
MXHUB_OP(_backward_linalg_syevd)
    .hidden()
    .input("product")
    .input("values_grad")
    .input("values")
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
    })
    .kernel([](const PrepareCtx& c) {
      const Matrices a = matrices(c.out[0].shape);
      const int64_t n = a.rows;
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[a, n](const RunCtx& r) {
                        const T tiny = std::is_same_v<T, float> ? T(1e-30) : T(1e-200);
                        for (int64_t b = 0; b < a.batch; ++b) {
                          const T *m = r.input<T>(0) + b * n * n, *dl = r.input<T>(1) + b * n,
                                  *l = r.input<T>(2) + b * n;
                          T* out = r.output<T>(0) + b * n * n;
                          for (int64_t i = 0; i < n; ++i) {
                            out[i * n + i] = dl[i];
                            for (int64_t j = 0; j < i; ++j) {  // equal eigenvalues: as if they lay a tiny bit apart
                              const T gap = std::max(l[i] - l[j], tiny);
                              out[i * n + j] = out[j * n + i] = (m[i * n + j] - m[j * n + i]) / (2 * gap);
                            }
                          }
                        }
                      },
                      0, static_cast<double>(a.batch) * n * n};
      });
    });

}  // namespace
}  // namespace mxhub::op
