// _histogram: counts how many values fall into each bin.
#include <algorithm>
#include <cstring>

#include "op/build.h"

namespace mxhub::op {
namespace {

struct HistogramParam {
  std::optional<int> bin_cnt;
  std::optional<std::vector<double>> range;
  static auto fields() {
    return std::tuple{field("bin_cnt", &HistogramParam::bin_cnt)
                          .tag("count")
                          .doc("Number of bins of equal width; None: the input `bins` gives the edges."),
                      field("range", &HistogramParam::range)
                          .phrase(", optional, default=None")
                          .doc("Lower and upper end of the bins, with `bin_cnt`.")};
  }
};

int num_inputs(const HistogramParam& p) { return p.bin_cnt ? 1 : 2; }

void shape_rule(const HistogramParam& p, ShapeCtx& c) {
  if (p.bin_cnt) {
    if (*p.bin_cnt < 1) c.bad_param("bin_cnt", cat("expected at least 1, got ", *p.bin_cnt));
    if (!p.range || p.range->size() != 2 || !((*p.range)[0] < (*p.range)[1]))
      c.bad_param("range", "expected a lower and a larger upper end, because bin_cnt is given, got something else");
    c.set_out(0, {*p.bin_cnt});
    c.set_out(1, {int64_t{*p.bin_cnt} + 1});
    return;
  }
  const Shape& edges = c.in(1);
  if (!edges.ndim_known()) return;
  if (edges.ndim() != 1 || (edges[0] >= 0 && edges[0] < 2))
    c.bad_input(1, cat("expected at least two edges in one dimension, got shape ", edges));
  c.set_out(0, {edges[0] < 0 ? -1 : edges[0] - 1});
  c.set_out(1, edges);
}

template <class T>
Kernel prepare(const HistogramParam& p, const PrepareCtx& c) {
  using C = Compute<T>;
  const int64_t n = c.in[0].size(), bins = c.out[0].size();
  const bool given = !p.bin_cnt;
  const double low = given ? 0 : (*p.range)[0], high = given ? 0 : (*p.range)[1];
  return {
      [=](const RunCtx& r) {
        const T* x = r.input<T>(0);
        int64_t* counts = r.output<int64_t>(0);
        T* edges = r.output<T>(1);
        std::fill_n(counts, bins, int64_t{0});
        for (int64_t i = 0; i <= bins; ++i) {
          if (given)
            edges[i] = r.input<T>(1)[i];
          else
            edges[i] =
                convert<T>(i == bins ? high : low + (high - low) * static_cast<double>(i) / static_cast<double>(bins));
        }
        const C first = static_cast<C>(edges[0]), last = static_cast<C>(edges[bins]);
        for (int64_t i = 0; i < n; ++i) {
          const C v = static_cast<C>(x[i]);
          if (!(v >= first && v <= last)) continue;
          // The last edge that is not above v; the last bin has both its edges.
          const auto* at = std::upper_bound(edges, edges + bins + 1, v, [](C a, T b) { return a < static_cast<C>(b); });
          ++counts[std::min<int64_t>(at - edges - 1, bins - 1)];
        }
      },
      0, static_cast<double>(n) * 10};
}

MXHUB_OP(_histogram)
    .alias({"_npi_histogram"})
    .doc(
        "Counts how many values fall into each bin. A bin has its left edge and not its right one, but for the last, "
        "which has both; values outside are not counted.")
    .param_struct<HistogramParam>()
    .input("data", "Values of any shape.")
    .input("bins", "Edges in rising order, of the same dtype, unless `bin_cnt` is given.")
    .num_inputs(num_inputs)
    .output("counts", "int64, one count for each bin.")
    .output("edges", "The edges of the bins.")
    .shape(shape_rule)
    .dtype([](const HistogramParam& p, TypeCtx& c) {
      if (!p.bin_cnt) c.set_in(1, c.in(0));
      if (!p.bin_cnt) c.set_in(0, c.in(1));
      c.set_out(0, DType::kInt64);
      c.set_out(1, c.in(0));
    })
    .kernel([](const HistogramParam& p, const PrepareCtx& c) {
      return dispatch_all(c.in[0].dtype, [&](auto t) { return prepare<typename decltype(t)::type>(p, c); });
    })
    .zero_gradient()
    .cases(Case("range").shape("data", {2, 9}).with("bin_cnt", "4").with("range", "(-1, 1)").no_gradient(),
           Case("edges").shape("data", {9}).values("bins", {3}, {-1, 0, 0.5}).no_gradient(),
           Case("no_range").shape("data", {3}).with("bin_cnt", "4").fails(Kind::kArgument, "range"));

}  // namespace
}  // namespace mxhub::op
