// Special functions that the C library lacks or that are not safe there: log-gamma, digamma, inverse error function.
#include <cmath>
#include <limits>

#include "op/elemwise/functors.h"

extern "C" double lgamma_r(double, int*);

namespace mxhub::op::fn {

double lgamma_safe(double x) {
  int sign = 0;
  return lgamma_r(x, &sign);
}

double digamma(double x) {
  if (std::isnan(x) || x == std::numeric_limits<double>::infinity()) return x;
  double shift = 0;
  if (x <= 0) {
    // A pole, which has no value; 1.9.1 answers infinity, and so do gradients that are computed with it.
    if (x == std::floor(x)) return std::numeric_limits<double>::infinity();
    // psi(x) = psi(1 - x) - pi / tan(pi x)
    const double f = x - std::floor(x);
    shift = -3.141592653589793 / std::tan(3.141592653589793 * f);
    x = 1 - x;
  }
  for (; x < 10; x += 1) shift -= 1 / x;
  // The asymptotic series, with the Bernoulli numbers B2 to B14.
  const double z = 1 / (x * x);
  const double series =
      z * (1. / 12 - z * (1. / 120 - z * (1. / 252 - z * (1. / 240 - z * (1. / 132 - z * (691. / 32760 - z / 12))))));
  return shift + std::log(x) - 0.5 / x - series;
}

double erfinv(double x) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  if (!(x > -1 && x < 1)) return x == 1 ? kInf : (x == -1 ? -kInf : std::numeric_limits<double>::quiet_NaN());
  const double a = std::fabs(x);
  double y;
  if (a < 0.5) {
    // The power series of erfinv in u = sqrt(pi)/2 x starts the iteration.
    const double u = 0.886226925452758 * a, z = u * u;
    y = u * (1 + z * (1. / 3 + z * (7. / 30 + z * (127. / 630 + z * 4369. / 22680))));
  } else {
    // log erfc(y) is about -y^2 - log(y sqrt(pi)) in the tail.
    const double t = -std::log1p(-a);
    y = std::sqrt(t);
    for (int i = 0; i < 4; ++i) y = std::sqrt(std::fmax(t - std::log(y * 1.772453850905516 + 0.7), 0.05));
  }
  const double q = 1 - a;  // exact for a >= 1/2
  for (int i = 0; i < 6; ++i) {
    const double residual = a < 0.5 ? std::erf(y) - a : q - std::erfc(y);
    const double step = residual / (1.1283791670955126 * std::exp(-y * y));
    const double next = y - step / (1 + y * step);  // Halley: erf'' / erf' = -2 y
    if (std::fabs(next - y) <= 1e-16 * std::fabs(y)) {
      y = next;
      break;
    }
    y = next;
  }
  return std::copysign(y, x);
}

}  // namespace mxhub::op::fn
