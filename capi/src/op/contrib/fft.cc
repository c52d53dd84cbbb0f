// _contrib_fft and _contrib_ifft: Fourier transforms of the last axis, complex numbers as pairs.
#include <cmath>
#include <complex>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct FftParam {
  int compute_size = 128;
  static auto fields() {
    return std::tuple{field("compute_size", &FftParam::compute_size).at_least(1).doc("Without effect.")};
  }
};

using Complex = std::complex<double>;

// to[k] = sum of from[j * step] exp(2 pi i j k / n * sign), for any n: split by the smallest factor of n. `work` has
// room for n numbers, `roots` holds exp(2 pi i j / whole * sign) where n times `step` is `whole`.
void transform(const Complex* from, int64_t step, Complex* to, int64_t n, const Complex* roots, int64_t whole,
               Complex* work) {
  if (n == 1) {
    to[0] = from[0];
    return;
  }
  int64_t factor = 2;
  while (n % factor && factor * factor <= n) ++factor;
  if (n % factor) factor = n;
  const int64_t part = n / factor;
  for (int64_t r = 0; r < factor; ++r)
    transform(from + r * step, step * factor, work + r * part, part, roots, whole, to + r * part);
  for (int64_t k = 0; k < n; ++k) {
    Complex sum = 0;
    for (int64_t r = 0, turn = 0; r < factor; ++r, turn = (turn + k * step) % whole)
      sum += work[r * part + k % part] * roots[turn];
    to[k] = sum;
  }
}

// Rows of n real numbers to n pairs (with the negative sign), or of n pairs to the real parts (with the positive one).
template <class T, bool kInverse>
Kernel kernel_of(int64_t rows, int64_t n) {
  using C = Compute<T>;
  const double sign = kInverse ? 1 : -1;
  std::vector<Complex> roots(static_cast<size_t>(n));
  for (int64_t j = 0; j < n; ++j)
    roots[static_cast<size_t>(j)] = std::polar(1.0, sign * 2 * M_PI * static_cast<double>(j) / static_cast<double>(n));
  const auto run = [=, roots = std::move(roots)](const RunCtx& r) {
    const T* in = r.input<T>(0);
    T* out = r.output<T>(0);
    if (n == 0) return;
    parallel_for(rows, grain_for(n * 40), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        Complex* from = static_cast<Complex*>(r.scratch) + i * 3 * n;
        Complex* to = from + n;
        for (int64_t j = 0; j < n; ++j) {
          const T* p = in + (i * n + j) * (kInverse ? 2 : 1);
          from[j] = Complex(static_cast<C>(p[0]), kInverse ? static_cast<C>(p[1]) : C(0));
        }
        transform(from, 1, to, n, roots.data(), n, to + n);
        for (int64_t k = 0; k < n; ++k) {
          T* p = out + (i * n + k) * (kInverse ? 1 : 2);
          p[0] = static_cast<T>(static_cast<C>(to[k].real()));
          if (!kInverse) p[1] = static_cast<T>(static_cast<C>(to[k].imag()));
        }
      }
    });
  };
  return Kernel{run, static_cast<size_t>(rows * n) * 3 * sizeof(Complex), static_cast<double>(rows * n) * 40};
}

template <bool kInverse>
void declare(const char* name, const char* other, const char* text, const char* in, const char* out) {
  Case typical("typical"), odd("odd"), empty("empty"), bad("bad");
  typical.shape("data", {2, 4});
  odd.shape("data", kInverse ? Shape{1, 2, 2, 10} : Shape{1, 2, 2, 5});
  empty.shape("data", {2, 0});
  if (kInverse)
    bad.shape("data", {2, 3}).fails(Kind::kShape, "data");
  else
    bad.shape("data", {3}).fails(Kind::kShape, "data");
  OpBuilder(name)
      .doc(text)
      .param_struct<FftParam>()
      .input("data", in)
      .output("output", out)
      .shape([](const FftParam&, ShapeCtx& c) {
        const Shape& d = c.in(0);
        if (!d.ndim_known()) return;
        const int last = d.ndim() - 1;
        if (d.ndim() != 2 && d.ndim() != 4) c.bad_input(0, cat("expected two or four dimensions, got shape ", d));
        if (kInverse && d[last] >= 0 && d[last] % 2)
          c.bad_input(0, cat("expected pairs along the last dimension, got shape ", d));
        if (d[last] >= 0) c.set_out(0, d.with(last, kInverse ? d[last] / 2 : d[last] * 2));
      })
      .dtype([](TypeCtx& c) {
        c.require_float(0);
        c.same();
      })
      .kernel([](const FftParam&, const PrepareCtx& c) {
        const Shape& real = kInverse ? c.out[0].shape : c.in[0].shape;
        const int last = real.ndim() - 1;
        return dispatch_float(c.in[0].dtype, [&](auto t) {
          return kernel_of<typename decltype(t)::type, kInverse>(real.size(0, last), real[last]);
        });
      })
      .gradient([other](const FftParam&, const GradCtx& g) { return std::vector<Entry>{call(other, {g.ograd(0)})}; })
      .cases(typical, odd, empty, bad);
}

MXHUB_OPS {
  declare<false>("_contrib_fft", "_contrib_ifft",
                 "Fourier transform of real numbers along the last axis. Number k of the answer is the sum of x_j "
                 "exp(-2 pi i j k / n), as the pair of its real and imaginary part.",
                 "Real numbers, shape (batch, n) or (a, b, c, n).", "Pairs, shape (batch, 2 n) or (a, b, c, 2 n).");
  declare<true>("_contrib_ifft", "_contrib_fft",
                "Real part of the inverse Fourier transform along the last axis, times its length. Number j of the "
                "answer is the real part of the sum of z_k exp(2 pi i j k / n); divide by n to invert fft.",
                "Pairs of real and imaginary parts, shape (batch, 2 n) or (a, b, c, 2 n).",
                "Real numbers, shape (batch, n) or (a, b, c, n).");
};

}  // namespace
}  // namespace mxhub::op
