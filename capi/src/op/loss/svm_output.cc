// SVMOutput: identity with the gradient of a hinge loss.
#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

struct SvmParam {
  float margin = 1, regularization_coefficient = 1;
  bool use_linear = false;
  static auto fields() {
    return std::tuple{
        field("margin", &SvmParam::margin).doc("Distance that the scores shall keep from zero."),
        field("regularization_coefficient", &SvmParam::regularization_coefficient).doc("Factor on the gradient."),
        field("use_linear", &SvmParam::use_linear).doc("Whether the hinge loss counts linearly and not squared.")};
  }
};

void shape_rule(ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& d = c.in(0);
  if (!d.ndim_known()) return;
  if (d.ndim() < 1) c.bad_input(0, "expected at least one axis, got a scalar");
  c.set_in(1, Shape(d.data(), d.ndim() - 1));
}

template <class T, class L>
void backward(const SvmParam& p, int64_t rows, int64_t n, const RunCtx& r) {
  using C = Compute<T>;
  const L* label = r.input<L>(0);
  const T* y = r.input<T>(1);
  T* out = r.output<T>(0);
  const C margin = static_cast<C>(p.margin), factor = static_cast<C>(p.regularization_coefficient);
  parallel_for(rows, grain_for(n * 2), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t want = convert<int64_t>(label[i]);
      for (int64_t j = 0; j < n; ++j) {
        // The wanted class shall be above the margin, all others below minus the margin.
        const C sign = j == want ? C(-1) : C(1), missing = margin + sign * static_cast<C>(y[i * n + j]);
        const C slope = p.use_linear ? C(1) : 2 * missing;
        out[i * n + j] = static_cast<T>(missing > 0 ? sign * factor * slope : C(0));
      }
    }
  });
}

MXHUB_OP(SVMOutput)
    .doc(
        "Identity with the gradient of the hinge loss of a support vector machine. One class against all others: the "
        "score of the label shall be at least `margin`, the others at most minus `margin`.")
    .param_struct<SvmParam>()
    .input("data", "Scores, classes along the last axis.")
    .input("label", "Class numbers.")
    .output("output", "Same values as `data`.")
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
    })
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .inplace(0, 0)
    .gradient([](const SvmParam&, const GradCtx& g) {
      const Entry grad = g.fused("_backward_SVMOutput", {g.in(1), g.out(0)})[0];
      return std::vector<Entry>{grad, zeros_like(g.in(1))};
    })
    .cases(Case("squared").shape("data", {2, 3}).values("label", {2}, {0, 2}).no_gradient(),
           Case("linear").shape("data", {2, 3}).values("label", {2}, {1, 1}).with("use_linear", "True").no_gradient(),
           Case("mismatch").shape("data", {2, 3}).values("label", {3}, {1, 1, 1}).fails(Kind::kShape, "label"));

MXHUB_OP(_backward_SVMOutput)
    .hidden()
    .doc("Gradient of SVMOutput.")
    .param_struct<SvmParam>()
    .input("label")
    .input("output")
    .output("grad")
    .shape([](const SvmParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const SvmParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[1].shape;
      const int64_t n = s[s.ndim() - 1], rows = s.size(0, s.ndim() - 1);
      return dispatch_float(c.in[1].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return dispatch_index(c.in[0].dtype, [&](auto tl) {
          using L = typename decltype(tl)::type;
          return Kernel{[=](const RunCtx& r) { backward<T, L>(p, rows, n, r); }};
        });
      });
    })
    .zero_gradient();

}  // namespace
}  // namespace mxhub::op
