// L2Normalization: divides by the Euclidean norm of an instance, of a channel, or across channels.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Mode { kInstance, kChannel, kSpatial };

struct L2NormalizationParam {
  float eps = 1e-10f;
  int mode = kInstance;
  static auto fields() {
    return std::tuple{field("eps", &L2NormalizationParam::eps).doc("Added to the sum of squares."),
                      field("mode", &L2NormalizationParam::mode)
                          .choices({{"instance", kInstance}, {"channel", kChannel}, {"spatial", kSpatial}})
                          .doc("Over what the norm is taken: all values of an instance (`instance`), the channels at "
                               "each position (`channel`), or the positions of each channel (`spatial`).")};
  }
};

Shape norm_shape(const L2NormalizationParam& p, const Shape& d) {
  if (p.mode == kInstance) return Shape{d[0]};
  if (p.mode == kSpatial) return Shape{d[0], d[1]};
  Shape s{d[0]};
  for (int i = 2; i < d.ndim(); ++i) s.push_back(d[i]);
  return s;
}

void shape_rule(const L2NormalizationParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& d = c.in(0);
  if (!d.ndim_known()) return;
  const int least = p.mode == kInstance ? 1 : 3;
  if (d.ndim() < least) c.bad_input(0, cat("expected at least ", least, " axes, got shape ", d));
  c.set_out(1, norm_shape(p, d));
}

struct Sizes {
  int64_t outer, n, inner;
};
Sizes sizes_of(const L2NormalizationParam& p, const Shape& d) {
  const int nd = d.ndim();
  if (p.mode == kInstance) return {d[0], d.size(1, nd), 1};
  if (p.mode == kSpatial) return {d[0] * d[1], d.size(2, nd), 1};
  return {d[0], d[1], d.size(2, nd)};
}

template <class T>
void forward(double eps, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T *y = r.output<T>(0), *norm = r.output<T>(1);
  parallel_for(s.outer * s.inner, grain_for(s.n * 2), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t base = (k / s.inner) * s.n * s.inner + k % s.inner;
      double sum = 0;
      for (int64_t j = 0; j < s.n; ++j) {
        const double v = static_cast<double>(static_cast<C>(x[base + j * s.inner]));
        sum += v * v;
      }
      const C length = static_cast<C>(std::sqrt(sum + eps));
      norm[k] = static_cast<T>(length);
      for (int64_t j = 0; j < s.n; ++j)
        y[base + j * s.inner] = static_cast<T>(static_cast<C>(x[base + j * s.inner]) / length);
    }
  });
}

// Inputs: ograd, output, norm.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *y = r.input<T>(1), *norm = r.input<T>(2);
  T* dx = r.output<T>(0);
  parallel_for(s.outer * s.inner, grain_for(s.n * 2), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t base = (k / s.inner) * s.n * s.inner + k % s.inner;
      double dot = 0;
      for (int64_t j = base, i = 0; i < s.n; ++i, j += s.inner)
        dot += static_cast<double>(static_cast<C>(g[j])) * static_cast<double>(static_cast<C>(y[j]));
      const C d = static_cast<C>(dot), length = static_cast<C>(norm[k]);
      for (int64_t j = base, i = 0; i < s.n; ++i, j += s.inner)
        dx[j] = static_cast<T>((static_cast<C>(g[j]) - static_cast<C>(y[j]) * d) / length);
    }
  });
}

MXHUB_OP(L2Normalization)
    .doc(
        "Divides by the Euclidean norm. $y = x / \\sqrt{\\sum x^2 + \\epsilon}$, where the sum is over what `mode` "
        "says.")
    .param_struct<L2NormalizationParam>()
    .input("data", "Shape (batch, ...); at least three axes in the modes `channel` and `spatial`.")
    .output("output", "Same shape as `data`.")
    .output("norm", "The norms.")
    .visible(1)
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const L2NormalizationParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s, eps = static_cast<double>(p.eps)](const RunCtx& r) { forward<T>(eps, s, r); }};
      });
    })
    .gradient([](const L2NormalizationParam&, const GradCtx& g) {
      return g.fused("_backward_L2Normalization", {g.ograd(0), g.out(0), g.out(1)});
    })
    .cases(Case("instance").shape("data", {2, 3}), Case("channel").shape("data", {2, 3, 2}).with("mode", "channel"),
           Case("spatial").shape("data", {2, 3, 2, 2}).with("mode", "spatial"),
           Case("matrix").shape("data", {2, 3}).with("mode", "channel").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_L2Normalization)
    .hidden()
    .doc("Gradient of L2Normalization.")
    .param_struct<L2NormalizationParam>()
    .input("ograd")
    .input("output")
    .input("norm")
    .output("grad")
    .shape([](const L2NormalizationParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .kernel([](const L2NormalizationParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s](const RunCtx& r) { backward<T>(s, r); }};
      });
    });

}  // namespace
}  // namespace mxhub::op
