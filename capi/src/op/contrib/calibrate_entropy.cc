// _contrib_calibrate_entropy: the range of values that quantization shall cover, from their histogram.
#include <cmath>
#include <limits>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/multibox.h"

namespace mxhub::op {
namespace {

struct CalibrateParam {
  int num_quantized_bins = 255;
  static auto fields() {
    return std::tuple{field("num_quantized_bins", &CalibrateParam::num_quantized_bins)
                          .at_least(1)
                          .doc("Number of values that a quantized number can have.")
                          .tag("count")};
  }
};

constexpr double kSmooth = 1e-4;

// Empty bins get a little of what the others hold; false when too few bins hold anything. `total`: the new sum.
bool smooth(std::vector<double>* bins, double* total) {
  double empty = 0;
  for (const double v : *bins) empty += v == 0;
  const double filled = static_cast<double>(bins->size()) - empty;
  if (filled == 0 || kSmooth * empty >= filled) return false;
  *total = 0;
  for (double& v : *bins) {
    v += v == 0 ? kSmooth : -kSmooth * empty / filled;
    *total += v;
  }
  return true;
}

// The divergence of bins [begin, end), with all others added to the outermost, from what `quantized` values leave.
double divergence(const float* hist, int64_t count, int64_t begin, int64_t end, int64_t quantized,
                  std::vector<double>* p, std::vector<double>* q) {
  const int64_t n = end - begin, width = n / quantized;
  // As in MXNet 1.9.1 the first bin adds nothing to the quantized side, so that both find the same range.
  const auto inner = [&](int64_t k) { return k == 0 ? 0.0 : static_cast<double>(hist[begin + k]); };
  p->assign(hist + begin, hist + end);
  q->assign(static_cast<size_t>(n), 0.0);
  for (int64_t i = 0; i < begin; ++i) p->front() += static_cast<double>(hist[i]);
  for (int64_t i = end; i < count; ++i) p->back() += static_cast<double>(hist[i]);
  for (int64_t j = 0; j < quantized; ++j) {
    const int64_t first = j * width, last = j == quantized - 1 ? n : first + width;
    double sum = 0, filled = 0;
    for (int64_t k = first; k < last; ++k) {
      sum += inner(k);
      filled += inner(k) != 0;
    }
    for (int64_t k = first; k < last && filled > 0; ++k)
      if ((*p)[static_cast<size_t>(k)] != 0) (*q)[static_cast<size_t>(k)] = sum / filled;
  }
  double p_sum, q_sum, result = 0;
  if (!smooth(p, &p_sum) || !smooth(q, &q_sum)) return std::numeric_limits<double>::infinity();
  for (size_t k = 0; k < p->size(); ++k) {
    const double a = (*p)[k] / p_sum, b = (*q)[k] / q_sum;
    if (a > 0) result += a * std::log(a / b);
  }
  return std::isnan(result) ? std::numeric_limits<double>::infinity() : result;
}

void calibrate(int64_t count, int64_t quantized, const RunCtx& r) {
  const float *hist = r.input<float>(0), *edges = r.input<float>(1);
  auto* results = static_cast<double*>(r.scratch);
  const int64_t middle = count / 2, least = quantized / 2, ranges = middle - least + 1;
  parallel_for(ranges, grain_for(count * 20), [&](int64_t from, int64_t to) {
    std::vector<double> p, q;
    for (int64_t i = from; i < to; ++i)
      results[i] =
          divergence(hist, count, middle - least - i, std::min(middle + least + i + 1, count), quantized, &p, &q);
  });
  const int64_t best = std::min_element(results, results + ranges) - results;
  r.output<float>(0)[0] = edges[std::min(middle + least + best + 1, count)];
  r.output<float>(1)[0] = static_cast<float>(results[best]);
}

MXHUB_OP(_contrib_calibrate_entropy)
    .doc(
        "The range of values that quantization shall cover. For each range around the middle of a histogram it "
        "compares "
        "what lies inside, with everything outside moved to the ends, with what is left of it after quantization, and "
        "takes the range of the smallest Kullback-Leibler divergence.")
    .param_struct<CalibrateParam>()
    .input("hist", "Counts of values in bins around zero, shape (bins,), float32; at least num_quantized_bins.")
    .input("hist_edges", "Edges of the bins, shape (bins + 1,), float32.")
    .output("threshold", "Upper end of the range, shape (1,).")
    .output("divergence", "Its divergence, shape (1,).")
    .shape([](const CalibrateParam& p, ShapeCtx& c) {
      const Shape& h = c.in(0);
      if (h.ndim_known() && (h.ndim() != 1 || (h[0] >= 0 && h[0] < p.num_quantized_bins)))
        c.bad_input(0, cat("expected shape (bins,) with at least ", p.num_quantized_bins, " bins, got ", h));
      if (h.known()) {
        Shape e = c.in(1);
        if (!merge_shape(&e, Shape{h[0] + 1})) c.bad_input(1, cat("expected ", h[0] + 1, " edges, got shape ", e));
        c.set_in(1, e);
      }
      for (int i = 0; i < 2; ++i) c.set_out(i, Shape{1});
    })
    .dtype(only_float32)
    .kernel([](const CalibrateParam& p, const PrepareCtx& c) {
      const int64_t count = c.in[0].size(), quantized = p.num_quantized_bins, ranges = count / 2 - quantized / 2 + 1;
      return Kernel{[=](const RunCtx& r) { calibrate(count, quantized, r); },
                    static_cast<size_t>(ranges) * sizeof(double), static_cast<double>(ranges * count) * 10};
    })
    .zero_gradient()
    .cases(Case("typical")
               .values("hist", {11}, {1, 0, 3, 5, 9, 20, 8, 5, 4, 1, 1})
               .values("hist_edges", {12},
                       {-1.375, -1.125, -.875, -.625, -.375, -.125, .125, .375, .625, .875, 1.125, 1.375})
               .with("num_quantized_bins", "5")
               .no_gradient(),
           Case("narrow")
               .values("hist", {3}, {1, 2, 1})
               .values("hist_edges", {4}, {-3, -1, 1, 3})
               .with("num_quantized_bins", "3")
               .no_gradient(),
           Case("few").shape("hist", {3}).shape("hist_edges", {4}).fails(Kind::kShape, "hist"));

}  // namespace
}  // namespace mxhub::op
