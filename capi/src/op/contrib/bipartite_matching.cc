// _contrib_bipartite_matching: pairs rows and columns of a table of scores, best pairs first.
#include <algorithm>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct MatchingParam {
  bool is_ascend = false;
  float threshold = 0;
  int topk = -1;
  static auto fields() {
    using P = MatchingParam;
    return std::tuple{
        field("is_ascend", &P::is_ascend).doc("Small scores are good: the smallest come first."),
        field("threshold", &P::threshold)
            .required()
            .doc("Only scores above it are matched; with `is_ascend` only scores below it."),
        field("topk", &P::topk).doc("Match at most this many pairs; no limit when it is not positive.").tag("count")};
  }
};

struct Sizes {
  int64_t batch, rows, columns;
};

template <class T>
void match(const MatchingParam& p, const Sizes& s, const T* scores, int64_t* order, T* of_row, T* of_column) {
  using C = Compute<T>;
  const C limit = static_cast<C>(p.threshold);
  const auto better = [&](C a, C b) { return p.is_ascend ? a < b : a > b; };
  std::fill(of_row, of_row + s.rows, convert<T>(-1));
  std::fill(of_column, of_column + s.columns, convert<T>(-1));
  int64_t count = 0;
  for (int64_t i = 0; i < s.rows * s.columns; ++i)
    if (better(static_cast<C>(scores[i]), limit)) order[count++] = i;
  std::sort(order, order + count, [&](int64_t a, int64_t b) {
    const C x = static_cast<C>(scores[a]), y = static_cast<C>(scores[b]);
    return better(x, y) || (x == y && a < b);
  });
  int64_t left = std::min(s.rows, s.columns);
  if (p.topk > 0) left = std::min<int64_t>(left, p.topk);
  for (int64_t k = 0; k < count && left > 0; ++k) {
    const int64_t row = order[k] / s.columns, column = order[k] % s.columns;
    if (static_cast<C>(of_row[row]) >= 0 || static_cast<C>(of_column[column]) >= 0) continue;
    of_row[row] = convert<T>(column);
    of_column[column] = convert<T>(row);
    --left;
  }
}

MXHUB_OP(_contrib_bipartite_matching)
    .doc(
        "Pairs rows with columns of a table of scores, the best pair first. A pair is matched when neither its row nor "
        "its column is taken yet; of equal scores the first in the table comes first.")
    .param_struct<MatchingParam>()
    .input("data", "Scores, shape (..., rows, columns).")
    .output("rows", "The column of each row, -1 for none; shape (..., rows).")
    .output("columns", "The row of each column, -1 for none; shape (..., columns).")
    .shape([](const MatchingParam&, ShapeCtx& c) {
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      const int n = d.ndim();
      if (n < 2) c.bad_input(0, cat("expected shape (..., rows, columns), got ", d));
      c.set_out(0, Shape(d.data(), n - 1));
      c.set_out(1, Shape(d.data(), n - 1).with(n - 2, d[n - 1]));
    })
    .dtype([](TypeCtx& c) {
      c.same();
      c.require_float(0);
    })
    .kernel([](const MatchingParam& p, const PrepareCtx& c) {
      const Shape& d = c.in[0].shape;
      const int n = d.ndim();
      const Sizes s{d.size(0, n - 2), d[n - 2], d[n - 1]};
      const int64_t table = s.rows * s.columns;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) {
                        auto* order = static_cast<int64_t*>(r.scratch);
                        parallel_for(s.batch, grain_for(table * 20), [&](int64_t begin, int64_t end) {
                          for (int64_t b = begin; b < end; ++b)
                            match(p, s, r.input<T>(0) + b * table, order + b * table, r.output<T>(0) + b * s.rows,
                                  r.output<T>(1) + b * s.columns);
                        });
                      },
                      static_cast<size_t>(s.batch * table) * sizeof(int64_t),
                      static_cast<double>(s.batch * table) * 20};
      });
    })
    .zero_gradient()
    .cases(Case("typical").no_gradient().values("data", {3, 2}, {.5, .6, .1, .2, .3, .4}).with("threshold", "0.01"),
           Case("ascending")
               .no_gradient()
               .values("data", {1, 3, 2}, {.5, .6, .1, .2, .3, .4})
               .with("threshold", "100")
               .with("is_ascend", "True"),
           Case("empty").shape("data", {0, 2}).with("threshold", "0.5"),
           Case("vector").shape("data", {3}).with("threshold", "0.5").fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
