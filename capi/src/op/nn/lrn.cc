// LRN: divides each value by a power of the mean square of its neighbours in the channels.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct LrnParam {
  float alpha = 1e-4f, beta = 0.75f, knorm = 2;
  uint32_t nsize = 0;
  static auto fields() {
    return std::tuple{field("alpha", &LrnParam::alpha).doc("Factor on the mean square."),
                      field("beta", &LrnParam::beta).doc("Exponent."),
                      field("knorm", &LrnParam::knorm).doc("Constant under the power."),
                      field("nsize", &LrnParam::nsize)
                          .required()
                          .at_least(1)
                          .doc("Number of neighbouring channels, with the channel itself.")};
  }
};

struct Sizes {
  int64_t batch, channels, inner, half;
};

// f(first, end) of the neighbours of channel c.
void neighbours(const Sizes& s, int64_t c, int64_t* first, int64_t* end) {
  *first = std::max<int64_t>(0, c - s.half);
  *end = std::min(s.channels, c + s.half + 1);
}

template <class T>
void forward(const LrnParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T *y = r.output<T>(0), *norm = r.output<T>(1);
  const C factor = static_cast<C>(p.alpha) / static_cast<C>(p.nsize);
  parallel_for(s.batch * s.channels, grain_for(s.inner * 20), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t c = k % s.channels, base = (k - c) * s.inner;
      int64_t first, last;
      neighbours(s, c, &first, &last);
      for (int64_t i = 0; i < s.inner; ++i) {
        C sum = 0;
        for (int64_t j = first; j < last; ++j) {
          const C v = static_cast<C>(x[base + j * s.inner + i]);
          sum += v * v;
        }
        const int64_t at = k * s.inner + i;
        norm[at] = static_cast<T>(static_cast<C>(p.knorm) + factor * sum);
        y[at] = static_cast<T>(static_cast<C>(x[at]) *
                               std::pow(static_cast<C>(p.knorm) + factor * sum, -static_cast<C>(p.beta)));
      }
    }
  });
}

// Inputs: ograd, data, norm.
template <class T>
void backward(const LrnParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *x = r.input<T>(1), *norm = r.input<T>(2);
  T* dx = r.output<T>(0);
  const C factor = 2 * static_cast<C>(p.alpha) * static_cast<C>(p.beta) / static_cast<C>(p.nsize);
  const C beta = static_cast<C>(p.beta);
  parallel_for(s.batch * s.channels, grain_for(s.inner * 40), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t c = k % s.channels, base = (k - c) * s.inner;
      int64_t first, last;
      neighbours(s, c, &first, &last);
      for (int64_t i = 0; i < s.inner; ++i) {
        C sum = 0;
        for (int64_t j = first; j < last; ++j) {
          const int64_t at = base + j * s.inner + i;
          sum += static_cast<C>(g[at]) * static_cast<C>(x[at]) * std::pow(static_cast<C>(norm[at]), -beta - 1);
        }
        const int64_t at = k * s.inner + i;
        dx[at] = static_cast<T>(static_cast<C>(g[at]) * std::pow(static_cast<C>(norm[at]), -beta) -
                                factor * static_cast<C>(x[at]) * sum);
      }
    }
  });
}

Sizes sizes_of(const LrnParam& p, const Shape& d) {
  return {d[0], d[1], d.size(2, d.ndim()), (static_cast<int64_t>(p.nsize) - 1) / 2};
}

MXHUB_OP(LRN)
    .doc(
        "Local response normalisation across channels. $y_c = x_c (k + \\alpha / n \\sum_{j} x_j^2)^{-\\beta}$ with "
        "the "
        "sum over the n channels around c.")
    .param_struct<LrnParam>()
    .input("data", "Shape (batch, channels, height, width).")
    .output("output", "Same shape as `data`.")
    .output("tmp_norm", "What the power is taken of.")
    .visible(1)
    .shape([](const LrnParam&, ShapeCtx& c) {
      c.same();
      if (c.in(0).ndim_known() && c.in(0).ndim() != 4) c.bad_input(0, cat("expected 4 axes, got shape ", c.in(0)));
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const LrnParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, s, r); }, 0, static_cast<double>(c.in[0].size()) * 20};
      });
    })
    .gradient([](const LrnParam&, const GradCtx& g) {
      return g.fused("_backward_LRN", {g.ograd(0), g.in(0), g.out(1)});
    })
    .cases(Case("typical").shape("data", {2, 5, 2, 2}).with("nsize", "3"),
           Case("strong").shape("data", {1, 3, 2, 2}).with("nsize", "5").with("alpha", "1"),
           Case("matrix").shape("data", {2, 3}).with("nsize", "3").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_LRN)
    .hidden()
    .doc("Gradient of LRN.")
    .param_struct<LrnParam>()
    .input("ograd")
    .input("data")
    .input("tmp_norm")
    .output("grad")
    .kernel([](const LrnParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(p, s, r); }, 0, static_cast<double>(c.in[0].size()) * 60};
      });
    });

}  // namespace
}  // namespace mxhub::op
