// Linear algebra of the NumPy interface: factorisations, systems of equations, eigenvalues, inverses of tensors.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "op/linalg/expressions.h"
#include "op/linalg/lapack.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

void check_square(const Given& g, int i) {
  const Shape& s = g.shape(i);
  const int n = s.ndim();
  if (n < 2 || s[n - 1] != s[n - 2]) g.bad_input(i, cat("expected square matrices, got shape ", s));
}
Case matrix(const char* name) { return Case(name).values("A", {2, 2}, {2, 1, 1, 3}); }
Case matrices_case() { return Case("batch").values("A", {2, 2, 2}, {2, 1, 1, 3, 4, 1, 1, 5}); }
Case not_square() { return Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"); }

MXHUB_OPS {
  OpBuilder op("_npi_cholesky");
  op.since("1.6")
      .doc("Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.")
      .input("A", "The matrices; only their lower triangles are read.")
      .output("output", "The factors.")
      .dtype(linalg_types)
      .cases(matrix("typical").no_gradient(), matrices_case().no_gradient(), not_square());
  composite<NoParam>(op, "_npi_cholesky", 1, [](const NoParam&, const Given& g, const std::vector<Entry>& in) {
    check_square(g, 0);
    return std::vector<Entry>{call("_linalg_potrf", in)};
  });
};

// ---- solve
// -------------------------------------------------------------------------------------------------------------
bool is_vector(const Shape& a, const Shape& b) { return b.ndim() == a.ndim() - 1; }

void solve_shape(ShapeCtx& c) {
  check_matrices(c, 0, true);
  const Shape &a = c.in(0), &b = c.in(1);
  if (!a.ndim_known() || !b.ndim_known()) return;
  const bool vector = is_vector(a, b);
  const int batch = a.ndim() - 2;
  if (!vector && b.ndim() != a.ndim())
    c.bad_input(1, cat("expected ", a.ndim(), " axes as A has, or one less for vectors, got shape ", b));
  for (int i = 0; i < batch + 1; ++i)
    if (a[i] >= 0 && b[i] >= 0 && a[i] != b[i])
      c.bad_input(1, cat("expected length ", a[i], " at axis ", i, " as A of shape ", a, " has, got shape ", b));
  c.set_out(0, b);
}

MXHUB_OP(_npi_solve)
    .since("1.6")
    .doc("Solutions of linear equations, A x = B. A singular matrix is an error.")
    .input("A", "Square matrices.")
    .input("B", "Right sides: vectors, or matrices whose columns they are.")
    .output("output", "The solutions, in the shape of `B`.")
    .shape(solve_shape)
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices a = matrices(c.in[0].shape);
      const int n = static_cast<int>(a.rows);
      const bool vector = is_vector(c.in[0].shape, c.in[1].shape);
      const int count = vector ? 1 : static_cast<int>(c.in[1].shape[c.in[1].shape.ndim() - 1]);
      const std::string name = c.op.name;
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const size_t lu_bytes = round64(sizeof(T) * static_cast<size_t>(n) * n);
        const size_t rows_bytes = round64(sizeof(T) * static_cast<size_t>(n) * std::max(count, 1));
        return Kernel{
            [=](const RunCtx& r) {
              T* const factors = static_cast<T*>(r.scratch);
              T* const rows = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + lu_bytes);
              int* const pivots = reinterpret_cast<int*>(static_cast<char*>(r.scratch) + lu_bytes + rows_bytes);
              for (int64_t b = 0; b < a.batch && n && count; ++b) {
                std::memcpy(factors, r.input<T>(0) + b * n * n, sizeof(T) * n * n);
                const T* right = r.input<T>(1) + b * n * count;
                T* out = r.output<T>(0) + b * n * count;
                for (int i = 0; i < n; ++i)
                  for (int j = 0; j < count; ++j) rows[j * n + i] = right[i * count + j];
                if (lu(n, factors, pivots) != 0)
                  fail(Kind::kArgument, name, "A", "expected matrices that can be inverted, got a singular one");
                lu_solve(n, count, factors, pivots, rows);
                for (int i = 0; i < n; ++i)
                  for (int j = 0; j < count; ++j) out[i * count + j] = rows[j * n + i];
              }
            },
            lu_bytes + rows_bytes + sizeof(int) * static_cast<size_t>(n),
            static_cast<double>(a.batch) * (static_cast<double>(n) * n * (n + count) / 8 + 100)};
      });
    })
    .gradient([](const GradCtx& g) {
      return g.fused("_backward_npi_solve", {g.ograd(0), g.in(0), g.out(0)});
    })
    .cases(matrix("typical").shape("B", {2, 3}), matrix("vector").shape("B", {2}),
           matrices_case().shape("B", {2, 2, 1}),
           Case("misfit").shape("A", {2, 2}).shape("B", {3, 2}).fails(Kind::kShape, "B"));

// dB = A^-T g, dA = -dB x^T.
MXHUB_OPS {
  const Expression f = [](const Given& g, const std::vector<Entry>& in) {
    const Shape &gs = g.shape(0), &as = g.shape(1);
    const bool vector = is_vector(as, gs);
    const auto column = [&](const Entry& e) {
      Shape s = gs;
      s.push_back(1);
      return vector ? reshaped(e, s) : e;
    };
    const Entry right = call("_npi_solve", {swap(in[1]), column(in[0])});
    return std::vector<Entry>{negative(call("_npi_matmul", {right, swap(column(in[2]))})), reshaped(right, gs)};
  };
  OpBuilder("_backward_npi_solve")
      .hidden()
      .input("ograd")
      .input("A")
      .input("x")
      .output("A_grad")
      .output("B_grad")
      .shape([f](ShapeCtx& c) {
        c.set_out(0, c.in(1));
        c.set_out(1, c.in(0));
      })
      .kernel([f](const PrepareCtx& c) { return composite_kernel(f, nullptr, c); });
};

// ---- eigenvalues
// ---------------------------------------------------------------------------------------------------------
struct SymmetricParam {
  std::string UPLO = "L";
  static auto fields() {
    return std::tuple{field("UPLO", &SymmetricParam::UPLO)
                          .phrase(", optional, default=L")
                          .doc("Which triangle is read: 'L', the lower, or 'U', the upper.")};
  }
};

// Values and, in columns, vectors.
std::vector<Entry> symmetric(const SymmetricParam& p, const Given& g, const std::vector<Entry>& in) {
  check_square(g, 0);
  if (p.UPLO != "L" && p.UPLO != "U") g.bad_param("UPLO", cat("expected 'L' or 'U', got '", p.UPLO, "'"));
  const Entry a = p.UPLO == "U" ? swap(in[0]) : in[0];
  const Entry rows = call("_linalg_syevd", {a});
  return {output_of(rows, 1), swap(rows)};
}

void real_types(TypeCtx& c) {
  const DType t = c.in(0) == DType::kUnknown || is_float(c.in(0)) ? c.in(0) : DType::kFloat64;
  if (t != DType::kUnknown && t != DType::kFloat32 && t != DType::kFloat64)
    c.bad_input(0, cat("expected float32, float64 or integers, got ", dtype_name(t)));
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, t);
}
Entry as_real(const Given& g, const Entry& a) {
  return is_float(g.in[0].dtype) ? a : call("Cast", {a}, {{"dtype", "float64"}});
}

MXHUB_OPS {
  OpBuilder both("_npi_eigh");
  both.since("1.6")
      .doc("Eigenvalues, ascending, and eigenvectors of symmetric matrices.")
      .param_struct<SymmetricParam>()
      .input("A", "Symmetric matrices.")
      .output("w", "The eigenvalues.")
      .output("v", "The eigenvectors, in columns.")
      .dtype([](const SymmetricParam&, TypeCtx& c) { real_types(c); })
      .cases(matrix("typical").no_gradient(), matrices_case().with("UPLO", "U").no_gradient(), not_square());
  composite<SymmetricParam>(
      both, "_npi_eigh", [](const SymmetricParam&) { return 1; }, 2,
      [](const SymmetricParam& p, const Given& g, const std::vector<Entry>& in) {
        return symmetric(p, g, {as_real(g, in[0])});
      });
  OpBuilder values("_npi_eigvalsh");
  values.since("1.6")
      .doc("Eigenvalues, ascending, of symmetric matrices.")
      .param_struct<SymmetricParam>()
      .input("A", "Symmetric matrices.")
      .output("w", "The eigenvalues.")
      .dtype([](const SymmetricParam&, TypeCtx& c) { real_types(c); })
      .cases(matrix("typical").no_gradient(), matrices_case().with("UPLO", "U").no_gradient(), not_square());
  composite<SymmetricParam>(values, "_npi_eigvalsh", 1,
                            [](const SymmetricParam& p, const Given& g, const std::vector<Entry>& in) {
                              return std::vector<Entry>{symmetric(p, g, {as_real(g, in[0])})[0]};
                            });
};

// Any square matrices, as long as their eigenvalues are real.
Kernel eigen_kernel(bool with_vectors, const PrepareCtx& c) {
  const Matrices a = matrices(c.in[0].shape);
  const int n = static_cast<int>(a.rows);
  const std::string name = c.op.name;
  const Kernel cast = cast_kernel(c.in[0].dtype, c.out[0].dtype, c.in[0].size());
  return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const int lwork = 8 * std::max(n, 1);
    const size_t all = round64(sizeof(T) * static_cast<size_t>(c.in[0].size())),
                 one = round64(sizeof(T) * static_cast<size_t>(n) * n);
    return Kernel{[=](const RunCtx& r) {
                    T* const values = static_cast<T*>(r.scratch);
                    T* const turned = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + all);
                    T* const rows = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + all + one);
                    T* const imaginary = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + all + 2 * one);
                    void* to = values;
                    RunCtx first = r;
                    first.out = &to;
                    cast.run(first);
                    for (int64_t b = 0; b < a.batch && n; ++b) {
                      const T* m = values + b * n * n;
                      // LAPACK's balancing leaves its arrays where there is a NaN.
                      if (!std::all_of(m, m + n * n, [](T x) { return std::isfinite(x); }))
                        fail(Kind::kArgument, name, "A", "expected finite numbers, got infinity or NaN");
                      for (int i = 0; i < n; ++i)
                        for (int j = 0; j < n; ++j) turned[j * n + i] = m[i * n + j];
                      T* w = r.output<T>(0) + b * n;
                      if (general_eigen(n, turned, w, imaginary, with_vectors ? rows : nullptr, imaginary + n, lwork))
                        fail(Kind::kArgument, name, "A",
                             "expected matrices whose eigenvalues can be found, got one that does not converge");
                      for (int i = 0; i < n; ++i)
                        if (imaginary[i] != 0)
                          fail(Kind::kArgument, name, "A",
                               "expected matrices with real eigenvalues, got a complex one");
                      if (!with_vectors) continue;
                      T* v = r.output<T>(1) + b * n * n;
                      for (int i = 0; i < n; ++i)
                        for (int j = 0; j < n; ++j) v[i * n + j] = rows[j * n + i];
                    }
                  },
                  all + 2 * one + sizeof(T) * static_cast<size_t>(n + lwork),
                  static_cast<double>(a.batch) * (static_cast<double>(n) * n * n * 2 + 200)};
  });
}

MXHUB_OP(_npi_eig)
    .since("1.6")
    .doc("Eigenvalues and eigenvectors of square matrices. Complex eigenvalues are an error.")
    .input("A", "Square matrices.")
    .output("w", "The eigenvalues.")
    .output("v", "The eigenvectors, of length 1, in columns.")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, true);
      if (!c.in(0).ndim_known()) return;
      c.set_out(0, Shape(c.in(0).data(), c.in(0).ndim() - 1));
      c.set_out(1, c.in(0));
    })
    .dtype(real_types)
    .kernel([](const PrepareCtx& c) { return eigen_kernel(true, c); })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 0, 3}).no_gradient(), matrices_case().no_gradient(),
           not_square());

MXHUB_OP(_npi_eigvals)
    .since("1.6")
    .doc("Eigenvalues of square matrices. Complex ones are an error.")
    .input("A", "Square matrices.")
    .output("w", "The eigenvalues.")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, true);
      if (c.in(0).ndim_known()) c.set_out(0, Shape(c.in(0).data(), c.in(0).ndim() - 1));
    })
    .dtype(real_types)
    .kernel([](const PrepareCtx& c) { return eigen_kernel(false, c); })
    .cases(Case("typical").values("A", {2, 2}, {2, 1, 0, 3}).no_gradient(), matrices_case().no_gradient(),
           not_square());

// ---- singular values
// -------------------------------------------------------------------------------------------------------
MXHUB_OP(_npi_svd)
    .since("1.6")
    .doc("Singular value decomposition of matrices: A = UT diag(L) V, with L descending.")
    .input("A", "Matrices.")
    .output("UT", "Orthonormal columns, (rows, k) with k the smaller of rows and columns.")
    .output("L", "The singular values.")
    .output("V", "Orthonormal rows, (k, columns).")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, false);
      const Shape& a = c.in(0);
      if (!a.ndim_known()) return;
      const int n = a.ndim();
      const int64_t k = a[n - 2] < 0 || a[n - 1] < 0 ? -1 : std::min(a[n - 2], a[n - 1]);
      c.set_out(0, a.with(n - 1, k));
      Shape values(a.data(), n - 1);
      c.set_out(1, values.with(n - 2, k));
      c.set_out(2, a.with(n - 2, k));
    })
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices a = matrices(c.in[0].shape);
      const int m = static_cast<int>(a.rows), n = static_cast<int>(a.cols), k = std::min(m, n);
      const std::string name = c.op.name;
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const int lwork = std::max({1, 3 * k + std::max(m, n), 5 * k}) * 2;
        const size_t copy = round64(sizeof(T) * static_cast<size_t>(m) * n);
        return Kernel{[=](const RunCtx& r) {
                        T* const one = static_cast<T*>(r.scratch);
                        T* const work = reinterpret_cast<T*>(static_cast<char*>(r.scratch) + copy);
                        for (int64_t b = 0; b < a.batch && k; ++b) {
                          std::memcpy(one, r.input<T>(0) + b * m * n, sizeof(T) * m * n);
                          T *u = r.output<T>(0) + b * m * k, *v = r.output<T>(2) + b * k * n;
                          if (singular(m, n, one, u, r.output<T>(1) + b * k, v, work, lwork) != 0)
                            fail(
                                Kind::kArgument, name, "A",
                                "expected matrices whose singular values can be found, got one that does not converge");
                          for (int i = 0; i < k; ++i) {  // signs are free: each row's largest element is positive
                            T most = 0;
                            for (int j = 0; j < n; ++j)
                              if (std::fabs(v[i * n + j]) > std::fabs(most)) most = v[i * n + j];
                            if (most >= 0) continue;
                            for (int j = 0; j < n; ++j) v[i * n + j] = -v[i * n + j];
                            for (int j = 0; j < m; ++j) u[j * k + i] = -u[j * k + i];
                          }
                        }
                      },
                      copy + sizeof(T) * static_cast<size_t>(lwork),
                      static_cast<double>(a.batch) * (static_cast<double>(m) * n * k * 2 + 200)};
      });
    })
    .gradient([](const GradCtx& g) {
      return g.fused("_backward_npi_svd", {g.ograd(0), g.ograd(1), g.ograd(2), g.out(0), g.out(1), g.out(2)});
    })
    .cases(Case("typical").values("A", {2, 3}, {2, 0.5, -1, 0.3, 1, 3}),
           Case("square").values("A", {2, 2}, {2, 1, 0, 3}),
           Case("tall").values("A", {1, 3, 2}, {2, 0.5, -1, 0.3, 1, 3}),
           Case("vector").shape("A", {3}).fails(Kind::kShape, "A"));

// J. Townsend, "Differentiating the singular value decomposition" (2016). Equal singular values have no derivative;
// what they would add is left out.
std::vector<Entry> svd_backward(const std::vector<Entry>& in) {
  const auto times = [](const Entry& a, const Entry& b) { return call("_npi_matmul", {a, b}); };
  const auto expand = [](const Entry& s, const char* axis) { return call("expand_dims", {s}, {{"axis", axis}}); };
  const auto columns = [&](const Entry& x, const Entry& s) { return call("_npi_multiply", {x, expand(s, "-2")}); };
  const auto rows = [&](const Entry& x, const Entry& s) { return call("_npi_multiply", {x, expand(s, "-1")}); };
  const Entry &gu = in[0], &gs = in[1], &gv = in[2], &u = in[3], &s = in[4], &v = in[5];
  const Entry squares = call("square", {s}), inverse = call("reciprocal", {s});
  const Entry apart = call("_npi_subtract", {expand(squares, "-2"), expand(squares, "-1")});
  const Entry same = call("_equal_scalar", {apart}, {{"scalar", "0"}});
  const Entry f = sub(call("reciprocal", {add(apart, same)}), same);
  const auto skew = [&](const Entry& m) { return mul(f, sub(m, swap(m))); };
  const Entry u_scaled = columns(gu, inverse), v_scaled = rows(gv, inverse);
  const Entry left =
      add(times(u, columns(skew(times(swap(u), gu)), s)), sub(u_scaled, times(u, times(swap(u), u_scaled))));
  const Entry right =
      add(rows(times(skew(times(v, swap(gv))), v), s), sub(v_scaled, times(times(v_scaled, swap(v)), v)));
  return {add(add(times(left, v), times(columns(u, gs), v)), times(u, right))};
}

MXHUB_OPS {
  const Expression f = [](const Given&, const std::vector<Entry>& in) { return svd_backward(in); };
  OpBuilder("_backward_npi_svd")
      .hidden()
      .input("UT_grad")
      .input("L_grad")
      .input("V_grad")
      .input("UT")
      .input("L")
      .input("V")
      .shape([](ShapeCtx& c) {
        const Shape &u = c.in(3), &v = c.in(5);
        if (u.ndim_known() && v.ndim_known()) c.set_out(0, u.with(u.ndim() - 1, v[v.ndim() - 1]));
      })
      .kernel([f](const PrepareCtx& c) { return composite_kernel(f, nullptr, c); });
};

struct PinvParam {
  bool hermitian = false;
  static auto fields() {
    return std::tuple{
        field("hermitian", &PinvParam::hermitian).doc("Has no effect: symmetric matrices need no other way.")};
  }
};
struct PinvScalarParam {
  double rcond = 1.0000000000000001e-15;
  bool hermitian = false;
  static auto fields() {
    return std::tuple{
        field("rcond", &PinvScalarParam::rcond).doc("Singular values below this part of the largest count as zero."),
        field("hermitian", &PinvScalarParam::hermitian).doc("Has no effect: symmetric matrices need no other way.")};
  }
};

// V^T diag(1/L) UT^T, where small singular values are left out. `limit` broadcasts to them.
Entry pseudo_inverse(const Entry& svd, const Entry& limit) {
  const Entry l = output_of(svd, 1);
  const Entry kept = call("_npi_greater", {l, limit});
  const Entry one = call("_npi_where_lscalar", {call("_npi_logical_not", {kept}), l}, {{"scalar", "1"}});
  const Entry factor = call("_npi_where_rscalar", {kept, call("reciprocal", {one})}, {{"scalar", "0"}});
  const Entry scaled = call("_npi_multiply", {svd, call("expand_dims", {factor}, {{"axis", "-2"}})});
  return swap(call("_npi_matmul", {scaled, output_of(svd, 2)}));
}
Entry largest(const Entry& svd) { return call("_np_max", {output_of(svd, 1)}, {{"axis", "(-1,)"}, {"keepdims", "1"}}); }

MXHUB_OPS {
  OpBuilder array("_npi_pinv");
  array.since("1.6")
      .doc("Pseudo-inverses of matrices, with a limit for each of them.")
      .param_struct<PinvParam>()
      .input("A", "Matrices.")
      .input("rcond", "Singular values below this part of the largest count as zero; broadcasts to the batch.")
      .output("output", "The pseudo-inverses.")
      .dtype([](const PinvParam&, TypeCtx& c) { linalg_types(c); })
      .cases(Case("typical").shape("A", {2, 3, 2}).shape("rcond", {2}, 0, 1e-3).no_gradient(),
             Case("one").shape("A", {3, 2}).shape("rcond", {1}, 0, 1e-3).no_gradient(),
             Case("vector").shape("A", {3}).shape("rcond", {1}).fails(Kind::kShape));
  composite<PinvParam>(array, "_npi_pinv", 2, [](const PinvParam&, const Given& g, const std::vector<Entry>& in) {
    if (g.shape(0).ndim() < 2) g.bad_input(0, cat("expected at least two axes, got shape ", g.shape(0)));
    const Entry svd = call("_npi_svd", {in[0]});
    const bool single = g.shape(0).ndim() == 2;  // then the limit is one number
    const Entry rcond = single ? reshaped(in[1], {1}) : call("expand_dims", {in[1]}, {{"axis", "-1"}});
    return std::vector<Entry>{pseudo_inverse(svd, call("_npi_multiply", {largest(svd), rcond}))};
  });
  OpBuilder number("_npi_pinv_scalar_rcond");
  number.since("1.6")
      .doc("Pseudo-inverses of matrices.")
      .param_struct<PinvScalarParam>()
      .input("A", "Matrices.")
      .output("output", "The pseudo-inverses.")
      .dtype([](const PinvScalarParam&, TypeCtx& c) { linalg_types(c); })
      .cases(Case("typical").shape("A", {2, 3}).no_gradient(), Case("batch").shape("A", {2, 3, 2}).no_gradient(),
             Case("vector").shape("A", {3}).fails(Kind::kShape, "A"));
  composite<PinvScalarParam>(number, "_npi_pinv_scalar_rcond", 1,
                             [](const PinvScalarParam& p, const Given& g, const std::vector<Entry>& in) {
                               if (g.shape(0).ndim() < 2)
                                 g.bad_input(0, cat("expected at least two axes, got shape ", g.shape(0)));
                               const Entry svd = call("_npi_svd", {in[0]});
                               return std::vector<Entry>{pseudo_inverse(svd, scale(largest(svd), p.rcond))};
                             });
};

// ---- tensors as matrices
// -----------------------------------------------------------------------------------------------
struct InverseParam {
  int ind = 2;
  static auto fields() {
    return std::tuple{field("ind", &InverseParam::ind).at_least(1).doc("How many of the first axes are the rows.")};
  }
};
struct SolveParam {
  Shape a_axes = Shape::of(0);
  static auto fields() {
    return std::tuple{field("a_axes", &SolveParam::a_axes)
                          .tag("axes")
                          .doc("Axes of `a` that are moved to its end before; empty or None: none.")};
  }
};

MXHUB_OPS {
  OpBuilder inverse("_npi_tensorinv");
  inverse.since("1.6")
      .doc("Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.")
      .param_struct<InverseParam>()
      .input("a", "The tensor.")
      .output("output", "The inverse; the last axes of `a` come first.")
      .dtype([](const InverseParam&, TypeCtx& c) { linalg_types(c); })
      .cases(Case("typical").values("a", {4, 2, 2}, {5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7}).with("ind", "1"),
             Case("matrix").values("a", {2, 2}, {2, 1, 1, 3}).with("ind", "1"),
             Case("not_square").shape("a", {2, 3}).with("ind", "1").fails(Kind::kShape, "a"));
  composite<InverseParam>(
      inverse, "_npi_tensorinv", 1, [](const InverseParam& p, const Given& g, const std::vector<Entry>& in) {
        const Shape& s = g.shape(0);
        const int split = std::min(p.ind, s.ndim());
        const int64_t rows = s.size(0, split), cols = s.size(split, s.ndim());
        if (rows != cols)
          g.bad_input(0,
                      cat("expected as many elements in the first ", p.ind, " axes as in the others, got shape ", s));
        Shape out(s.data() + split, s.ndim() - split);
        for (int i = 0; i < split; ++i) out.push_back(s[i]);
        return std::vector<Entry>{reshaped(call("_linalg_inverse", {reshaped(in[0], {rows, cols})}), out)};
      });
  OpBuilder solution("_npi_tensorsolve");
  solution.since("1.6")
      .doc("Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.")
      .param_struct<SolveParam>()
      .input("a", "Tensor with the axes of `b`, then those of x.")
      .input("b", "The right side.")
      .output("output", "The solution.")
      .dtype([](const SolveParam&, TypeCtx& c) { linalg_types(c); })
      .cases(Case("typical").values("a", {4, 2, 2}, {5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7}).shape("b", {4}),
             Case("axes")
                 .values("a", {2, 4, 2}, {5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7})
                 .shape("b", {4})
                 .with("a_axes", "(0,)"),
             Case("misfit").shape("a", {2, 3}).shape("b", {2}).fails(Kind::kShape, "a"));
  composite<SolveParam>(
      solution, "_npi_tensorsolve", 2, [](const SolveParam& p, const Given& g, const std::vector<Entry>& in) {
        const Shape& a = g.shape(0);
        std::vector<int> order, last;
        for (const int64_t i : p.a_axes) last.push_back(g.axis(i, a.ndim(), "a_axes"));
        for (int i = 0; i < a.ndim(); ++i)
          if (std::find(last.begin(), last.end(), i) == last.end()) order.push_back(i);
        order.insert(order.end(), last.begin(), last.end());
        Shape moved = Shape::of(0), axes = Shape::of(0);
        for (const int i : order) {
          moved.push_back(a[i]);
          axes.push_back(i);
        }
        // As in NumPy: x has the axes that b leaves, or all of them if it has as many.
        const int rest = a.ndim() - g.shape(1).ndim(), first = rest > 0 ? a.ndim() - rest : -rest;
        const int from = std::min(first, a.ndim());
        const Shape out(moved.data() + from, moved.ndim() - from);
        const int64_t n = g.shape(1).size();
        if (n != out.size() || a.size() != n * n)
          g.bad_input(0, cat("expected the axes of b, ", g.shape(1), ", then as many elements again, got shape ", a));
        const Entry matrix = reshaped(axes.ndim() ? call("transpose", {in[0]}, {{"axes", text(axes)}}) : in[0], {n, n});
        return std::vector<Entry>{reshaped(call("_npi_solve", {matrix, reshaped(in[1], {n})}), out)};
      });
};

}  // namespace
}  // namespace mxhub::op
