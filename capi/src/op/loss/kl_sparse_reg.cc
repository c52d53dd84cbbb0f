// IdentityAttachKLSparseReg: identity that adds a penalty on activity to the gradient.
#include "op/build.h"

namespace mxhub::op {
namespace {

struct SparseRegParam {
  float sparseness_target = 0.1f, penalty = 0.001f, momentum = 0.9f;
  static auto fields() {
    using P = SparseRegParam;
    return std::tuple{
        field("sparseness_target", &P::sparseness_target).above(0).at_most(1).doc("Wanted mean activity of each unit."),
        field("penalty", &P::penalty).doc("Factor on the penalty's gradient."),
        field("momentum", &P::momentum).at_least(0).at_most(1).doc("Weight of the old value in the moving average.")};
  }
};

struct Sizes {
  int64_t batch, units, rest;  // one average for each position on axis 1
};
Sizes sizes_of(const Shape& d) { return {d[0], d[1], d.size(2, d.ndim())}; }

template <class T>
void forward(const SparseRegParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T *average = r.mutable_input<T>(1), *y = r.output<T>(0);
  const int64_t n = s.batch * s.units * s.rest;
  if (r.is_train && n > 0) {
    for (int64_t u = 0; u < s.units; ++u) {
      double sum = 0;
      for (int64_t b = 0; b < s.batch; ++b)
        for (int64_t i = 0; i < s.rest; ++i)
          sum += static_cast<double>(static_cast<C>(x[(b * s.units + u) * s.rest + i]));
      const double mean = sum / static_cast<double>(s.batch * s.rest), keep = static_cast<double>(p.momentum);
      average[u] =
          static_cast<T>(static_cast<C>(keep * static_cast<double>(static_cast<C>(average[u])) + (1 - keep) * mean));
    }
  }
  if (x != y && n > 0) std::memcpy(y, x, sizeof(T) * static_cast<size_t>(n));
}

// Inputs: ograd, moving average (already that of this step).
template <class T>
void backward(const SparseRegParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *average = r.input<T>(1);
  T* dx = r.output<T>(0);
  const C target = static_cast<C>(p.sparseness_target), factor = static_cast<C>(p.penalty);
  for (int64_t i = 0; i < s.batch * s.units * s.rest; ++i) {
    const C a = static_cast<C>(average[i / s.rest % s.units]);
    dx[i] = static_cast<T>(static_cast<C>(g[i]) + factor * ((1 - target) / (1 - a) - target / a));
  }
}

MXHUB_OP(IdentityAttachKLSparseReg)
    .doc(
        "Identity whose gradient pulls the mean activity of each unit towards a target. To the gradient is added that "
        "of the Kullback-Leibler divergence between the target and a moving average of the activity; put it behind a "
        "sigmoid.")
    .param_struct<SparseRegParam>()
    .input("data", "Activities between 0 and 1, shape (batch, units, ...).")
    .mutated_input("moving_avg", "Moving average of each unit's activity; updated while training.", true)
    .phrase("moving_avg", "")  // 1.9.1 does not list it
    .output("output", "Same values as `data`.")
    .shape([](const SparseRegParam&, ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      if (d.ndim() < 2) c.bad_input(0, cat("expected at least two axes, got shape ", d));
      c.set_in(1, Shape{d[1]});
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const SparseRegParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, s, r); }};
      });
    })
    .gradient([](const SparseRegParam&, const GradCtx& g) {
      return std::vector<Entry>{g.fused("_backward_IdentityAttachKLSparseReg", {g.ograd(0), g.in(1)})[0], Entry{}};
    })
    // The penalty is no derivative of the output, so that differences of the output do not show it.
    .cases(Case("typical").shape("data", {3, 2}, 0.1, 0.9).shape("moving_avg", {2}, 0.3, 0.6).no_gradient(),
           Case("one_axis").shape("data", {3}).shape("moving_avg", {3}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_IdentityAttachKLSparseReg)
    .hidden()
    .doc("Gradient of IdentityAttachKLSparseReg.")
    .param_struct<SparseRegParam>()
    .input("ograd")
    .input("moving_avg")
    .output("grad")
    .shape([](const SparseRegParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .kernel([](const SparseRegParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(p, s, r); }};
      });
    });

}  // namespace
}  // namespace mxhub::op
