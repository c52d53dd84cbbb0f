// Diagonals and triangles of matrices: sumlogdiag, extractdiag, makediag, extracttrian, maketrian.
#include <cmath>

#include "op/linalg/lapack.h"

namespace mxhub::op {
namespace {

MXHUB_OP(_linalg_sumlogdiag)
    .alias({"linalg_sumlogdiag"})
    .doc("Sum of the logarithms of the diagonal. out = sum_i log(A[i, i]) for every matrix of a batch.")
    .example(">>> mx.nd.linalg.sumlogdiag(mx.nd.array([[1, 1], [1, 7]])).asnumpy()")
    .input("A", "Square matrices.")
    .output("output", "One number for each matrix.")
    .shape([](ShapeCtx& c) {
      check_matrices(c, 0, true);
      const Shape& a = c.in(0);
      if (!a.ndim_known()) return;
      c.set_out(0, a.ndim() == 2 && !c.np_shape ? Shape{1} : Shape(a.data(), a.ndim() - 2));
    })
    .dtype(linalg_types)
    .kernel([](const PrepareCtx& c) {
      const Matrices m = matrices(c.in[0].shape);
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[m](const RunCtx& r) {
                        for (int64_t b = 0; b < m.batch; ++b) {
                          double sum = 0;
                          for (int64_t i = 0; i < m.rows; ++i)
                            sum += std::log(static_cast<double>(r.input<T>(0)[(b * m.rows + i) * m.rows + i]));
                          r.output<T>(0)[b] = static_cast<T>(sum);
                        }
                      },
                      0, static_cast<double>(m.batch * m.rows) * 10};
      });
    })
    .gradient([](const GradCtx& g) {
      return std::vector<Entry>{call("_backward_linalg_sumlogdiag", {g.ograd(0), g.in(0)})};
    })
    .cases(Case("typical").shape("A", {3, 3}, 0.5, 2), Case("batch").shape("A", {2, 2, 2}, 0.5, 2),
           Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));

MXHUB_OP(_backward_linalg_sumlogdiag)
    .hidden()
    .input("ograd")
    .input("A")
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .kernel([](const PrepareCtx& c) {
      const Matrices m = matrices(c.out[0].shape);
      const size_t bytes = c.out[0].bytes();
      return dispatch_linalg(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[m, bytes](const RunCtx& r) {
                        if (bytes) std::memset(r.out[0], 0, bytes);
                        for (int64_t b = 0; b < m.batch; ++b)
                          for (int64_t i = 0; i < m.rows; ++i) {
                            const int64_t at = (b * m.rows + i) * m.rows + i;
                            r.output<T>(0)[at] = r.input<T>(0)[b] / r.input<T>(1)[at];
                          }
                      },
                      0, static_cast<double>(bytes) / 16};
      });
    });

struct DiagParam {
  int offset = 0;
  static auto fields() {
    return std::tuple{field("offset", &DiagParam::offset)
                          .doc("Which diagonal: 0 the main one, positive above it, negative below it.")};
  }
};
struct TriangleParam {
  int offset = 0;
  bool lower = true;
  static auto fields() {
    return std::tuple{
        field("offset", &TriangleParam::offset)
            .doc("Where the triangle begins: 0 at the main diagonal, positive above it, negative below it."),
        field("lower", &TriangleParam::lower).doc("With offset 0: the lower triangle, else the upper one.")};
  }
};

// Places in an n x n matrix of the elements of a diagonal or triangle. As in 1.9.1, a lower triangle goes row by row
// and an upper one column by column, so that both walk away from the first element in the same way.
std::vector<int64_t> places(const DiagParam& p, int64_t n) {
  std::vector<int64_t> r;
  const int64_t offset = p.offset, end = std::min(n, n - offset);
  for (int64_t i = std::max<int64_t>(0, -offset); i < end; ++i) r.push_back(i * n + i + offset);
  return r;
}
std::vector<int64_t> places(const TriangleParam& p, int64_t n) {
  const bool lower = p.offset < 0 || (p.offset == 0 && p.lower);
  std::vector<int64_t> r;
  const int64_t distance = std::abs(static_cast<int64_t>(p.offset));
  for (int64_t i = distance; i < n; ++i)
    for (int64_t j = 0; j <= i - distance; ++j) r.push_back(lower ? i * n + j : j * n + i);
  return r;
}
// Number of elements, and the size of the matrix from it (-1: none fits).
int64_t count(const DiagParam&, int64_t edge) { return edge; }
int64_t count(const TriangleParam&, int64_t edge) { return edge * (edge + 1) / 2; }
int64_t edge(const DiagParam&, int64_t n) { return n; }
int64_t edge(const TriangleParam&, int64_t n) {
  int64_t m = static_cast<int64_t>((std::sqrt(8.0 * static_cast<double>(n) + 1) - 1) / 2);
  while (m * (m + 1) / 2 < n) ++m;
  return m * (m + 1) / 2 == n ? m : -1;
}

template <class P>
Kernel part_kernel(const PrepareCtx& c, const P& p, bool extract) {
  const Matrices m = matrices(c.in[0].shape.ndim() > c.out[0].shape.ndim() ? c.in[0].shape : c.out[0].shape);
  const auto at = m.batch ? places(p, m.rows) : std::vector<int64_t>();
  const size_t bytes = c.out[0].bytes();
  const int64_t k = static_cast<int64_t>(at.size()), all = m.rows * m.cols;
  return dispatch_size(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    if (!extract && bytes) std::memset(r.out[0], 0, bytes);
                    for (int64_t b = 0; b < m.batch; ++b)
                      for (int64_t i = 0; i < k; ++i) {
                        if (extract)
                          r.output<T>(0)[b * k + i] = r.input<T>(0)[b * all + at[i]];
                        else
                          r.output<T>(0)[b * all + at[i]] = r.input<T>(0)[b * k + i];
                      }
                  },
                  0, static_cast<double>(m.batch * k) * 2 + static_cast<double>(bytes) / 16};
  });
}

template <class P>
void declare_pair(const char* extract, const char* make, const char* extract_doc, const char* make_doc) {
  const std::string extract_alias = std::string(extract).substr(1), make_alias = std::string(make).substr(1);
  const std::string extract_name = extract, make_name = make;
  OpBuilder(extract)
      .alias(extract_alias)
      .doc(extract_doc)
      .template param_struct<P>()
      .input("A", "Square matrices.")
      .output("output", "The elements.")
      .shape([](const P& p, ShapeCtx& c) {
        check_matrices(c, 0, true);
        const Shape& a = c.in(0);
        if (!a.ndim_known()) return;
        Shape out(a.data(), a.ndim() - 1);
        const int64_t n = a[a.ndim() - 1], rest = n - std::abs(static_cast<int64_t>(p.offset));
        if (n >= 0 && rest <= 0 && n > 0)
          c.bad_param("offset", cat("expected an offset within matrices of ", n, " rows, got ", p.offset));
        out[out.ndim() - 1] = n < 0 ? -1 : count(p, std::max<int64_t>(rest, 0));
        c.set_out(0, out);
      })
      .dtype(linalg_types)
      .kernel([](const P& p, const PrepareCtx& c) { return part_kernel(c, p, true); })
      .gradient([make_name](const P& p, const GradCtx& g) {
        return std::vector<Entry>{call_with(make_name.c_str(), {g.ograd(0)}, p)};
      })
      .cases(Case("typical").shape("A", {3, 3}), Case("above").shape("A", {2, 3, 3}).with("offset", "1"),
             Case("below").shape("A", {3, 3}).with("offset", "-1"),
             Case("not_square").shape("A", {2, 3}).fails(Kind::kShape, "A"));
  OpBuilder(make)
      .alias(make_alias)
      .doc(make_doc)
      .template param_struct<P>()
      .input("A", "The elements, in the order in which `extract...` gives them.")
      .output("output", "Square matrices, zero elsewhere.")
      .shape([](const P& p, ShapeCtx& c) {
        const Shape& a = c.in(0);
        if (!a.ndim_known()) return;
        if (a.ndim() < 1) c.bad_input(0, "expected at least one dimension, got a scalar");
        const int64_t k = a[a.ndim() - 1], m = k < 0 ? -1 : edge(p, k);
        if (k >= 0 && m < 0) c.bad_input(0, cat("expected as many elements as a triangle has, got ", k));
        Shape out = a;
        const int64_t n = m < 0 ? -1 : m + std::abs(static_cast<int64_t>(p.offset));
        out[out.ndim() - 1] = n;
        out.push_back(n);
        c.set_out(0, out);
      })
      .dtype(linalg_types)
      .kernel([](const P& p, const PrepareCtx& c) { return part_kernel(c, p, false); })
      .gradient([extract_name](const P& p, const GradCtx& g) {
        return std::vector<Entry>{call_with(extract_name.c_str(), {g.ograd(0)}, p)};
      })
      .cases(Case("typical").shape("A", {3}), Case("above").shape("A", {2, 3}).with("offset", "1"),
             Case("below").shape("A", {3}).with("offset", "-2"),
             Case("bad_offset").shape("A", {3}).with("offset", "x").fails(Kind::kArgument, "offset"));
}

MXHUB_OPS {
  declare_pair<DiagParam>(
      "_linalg_extractdiag", "_linalg_makediag",
      "Takes a diagonal out of matrices. out[i] = A[i, i + offset], as `diag` does for the main axes.",
      "Builds matrices with a given diagonal. out[i, i + offset] = A[i], for every row of a batch.");
  declare_pair<TriangleParam>("_linalg_extracttrian", "_linalg_maketrian",
                              "Takes a triangle out of matrices. A lower triangle's elements come row by row, an upper "
                              "one's column by column; `offset` leaves out diagonals "
                              "next to the main one.",
                              "Builds triangular matrices from their elements. The inverse of `extracttrian`.");
};

}  // namespace
}  // namespace mxhub::op
