// Drawing from distributions, one value at a time.
#include "op/random/sampler.h"

#include <cmath>

#include "base/isa.h"
#include "op/elemwise/functors.h"

namespace mxhub::op {
namespace {

double draw_uniform(Philox& g, double a, double b) { return a + (b - a) * g.uniform_double(); }
double draw_normal(Philox& g, double a, double b) { return a + b * g.normal(); }
double draw_exponential(Philox& g, double a, double) { return -std::log(g.uniform_open()) / a; }

// Marsaglia and Tsang, "A simple method for generating gamma variables" (2000).
double draw_gamma(Philox& g, double shape, double scale) {
  if (!std::isfinite(shape)) return shape * scale;  // the loop below would never accept anything
  double boost = 1;
  if (shape < 1) {
    boost = std::pow(g.uniform_open(), 1 / shape);
    shape += 1;
  }
  const double d = shape - 1. / 3, c = 1 / std::sqrt(9 * d);
  for (;;) {
    const double x = g.normal(), t = 1 + c * x;
    if (t <= 0) continue;
    const double v = t * t * t, u = g.uniform_open();
    if (std::log(u) < 0.5 * x * x + d - d * v + d * std::log(v)) return d * v * boost * scale;
  }
}

double draw_poisson(Philox& g, double rate, double) {
  if (rate <= 0) return 0;
  if (!std::isfinite(rate)) return rate;
  if (rate < 12) {  // count uniform factors until their product falls below e^-rate
    const double limit = std::exp(-rate);
    double product = g.uniform_open();
    int64_t n = 0;
    while (product > limit) {
      product *= g.uniform_open();
      ++n;
    }
    return static_cast<double>(n);
  }
  // PTRS: transformed rejection (Hoermann, "The transformed rejection method for generating Poisson random variables",
  // 1993).
  const double root = std::sqrt(rate), log_rate = std::log(rate);
  const double b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
  const double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4), v_r = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const double u = g.uniform_open() - 0.5, v = g.uniform_open();
    const double us = 0.5 - std::fabs(u);
    const double k = std::floor((2 * a / us + b) * u + rate + 0.43);
    if (us >= 0.07 && v <= v_r) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (std::log(v) + std::log(inverse_alpha) - std::log(a / (us * us) + b) <=
        k * log_rate - rate - fn::lgamma_safe(k + 1))
      return k;
  }
}

// Failures before `k` successes: a Poisson value whose rate is gamma distributed.
double draw_negative_binomial(Philox& g, double k, double p) {
  if (k <= 0 || p >= 1) return 0;
  return draw_poisson(g, draw_gamma(g, k, (1 - p) / p), 0);
}
double draw_generalized(Philox& g, double mu, double alpha) {
  if (alpha <= 0 || mu <= 0) return draw_poisson(g, mu, 0);
  return draw_poisson(g, draw_gamma(g, 1 / alpha, mu * alpha), 0);
}
}  // namespace

Draw draw_of(Dist d) {
  switch (d) {
    case Dist::kUniform:
      return draw_uniform;
    case Dist::kNormal:
      return draw_normal;
    case Dist::kGamma:
      return draw_gamma;
    case Dist::kExponential:
      return draw_exponential;
    case Dist::kPoisson:
      return draw_poisson;
    case Dist::kNegativeBinomial:
      return draw_negative_binomial;
    default:
      return draw_generalized;
  }
}

const char* expected_parameters(Dist d, double a, double b, int* which) {
  *which = 0;
  constexpr double kMax = 1e300;
  auto finite = [](double v) { return v > -kMax && v < kMax; };
  switch (d) {
    case Dist::kUniform:
      if (!finite(a)) return "expected a finite number";
      *which = 1;
      return finite(b) && b >= a ? nullptr : "expected a finite number that is at least the lower bound";
    case Dist::kNormal:
      if (!finite(a)) return "expected a finite number";
      *which = 1;
      return b > 0 && finite(b) ? nullptr : "expected a positive standard deviation";
    case Dist::kGamma:
      if (!(a > 0 && finite(a))) return "expected a positive number";
      *which = 1;
      return b > 0 && finite(b) ? nullptr : "expected a positive number";
    case Dist::kExponential:
      return a > 0 && finite(a) ? nullptr : "expected a positive rate";
    case Dist::kPoisson:
      return a >= 0 && finite(a) ? nullptr : "expected a rate of at least 0";
    case Dist::kNegativeBinomial:
      if (!(a >= 0 && finite(a))) return "expected a number of at least 0";
      *which = 1;
      return b > 0 && b <= 1 ? nullptr : "expected a probability above 0 and at most 1";
    default:
      if (!(a >= 0 && finite(a))) return "expected a number of at least 0";
      *which = 1;
      return b >= 0 && finite(b) ? nullptr : "expected a number of at least 0";
  }
}

FastFillLoop fast_fill(Dist d) { return select_isa(isa_v2::fast_fill, isa_v3::fast_fill, isa_v4::fast_fill)(d); }

}  // namespace mxhub::op
