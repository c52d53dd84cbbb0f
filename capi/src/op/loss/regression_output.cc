// LinearRegressionOutput, LogisticRegressionOutput, MAERegressionOutput: predictions whose gradient is that of a loss.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct RegressionParam {
  float grad_scale = 1;
  static auto fields() {
    return std::tuple{field("grad_scale", &RegressionParam::grad_scale).doc("Factor on the gradient.")};
  }
};

enum class Loss { kLinear, kLogistic, kAbsolute };

void shape_rule(ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& d = c.in(0);
  if (!d.ndim_known()) return;
  const Shape& label = c.in(1);
  // One value for each row: the label may lack the axis of length one.
  const bool column = d.ndim() == 2 && d[1] == 1;
  if (column && (!label.ndim_known() || label.ndim() == 1)) return c.set_in(1, Shape{d[0]});
  if (d.known() && label.known() && d.ndim() > 0 && label.ndim() > 0 && d[0] == label[0] && d.size() == label.size())
    return;
  c.set_in(1, d);
}

template <Loss loss, class T>
void forward(const RunCtx& r, int64_t n) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T* y = r.output<T>(0);
  parallel_for(n, grain_for(4), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      if constexpr (loss == Loss::kLogistic)
        y[i] = static_cast<T>(C(1) / (C(1) + std::exp(-static_cast<C>(x[i]))));
      else
        y[i] = x[i];
    }
  });
}

template <Loss loss, class T>
void backward(const RunCtx& r, int64_t n, double scale) {
  using C = Compute<T>;
  const T *label = r.input<T>(0), *y = r.input<T>(1);
  T* out = r.output<T>(0);
  parallel_for(n, grain_for(4), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      C d = static_cast<C>(y[i]) - static_cast<C>(label[i]);
      if constexpr (loss == Loss::kAbsolute) d = d > 0 ? C(1) : C(-1);  // -1 for equal values, as in 1.9.1
      out[i] = static_cast<T>(d * static_cast<C>(scale));
    }
  });
}

void dtype_rule(TypeCtx& c) {
  c.require_float(0);
  c.same();
}

template <Loss loss>
void declare(const char* name, const char* alias, const char* backward_name, const char* doc) {
  OpBuilder(name)
      .alias(alias)
      .doc(doc)
      .param_struct<RegressionParam>()
      .input("data", "Predictions.")
      .input("label", "Wanted values, in the shape of `data`.")
      .output("output", "Same shape as `data`.")
      .shape(shape_rule)
      .dtype(dtype_rule)
      .kernel([](const PrepareCtx& c) {
        const int64_t n = c.in[0].size();
        return dispatch_float(c.in[0].dtype, [&](auto t) {
          using T = typename decltype(t)::type;
          return Kernel{[n](const RunCtx& r) { forward<loss, T>(r, n); }};
        });
      })
      .inplace(0, 0)
      .gradient([backward_name](const RegressionParam&, const GradCtx& g) {
        const Entry grad = g.fused(backward_name, {g.in(1), g.out(0)})[0];
        return std::vector<Entry>{grad, zeros_like(g.in(1))};
      })
      .cases(Case("typical").shape("data", {2, 3}).shape("label", {2, 3}).no_gradient(),
             Case("column").shape("data", {3, 1}).shape("label", {3}).no_gradient(),
             Case("mismatch").shape("data", {2, 3}).shape("label", {2}).fails(Kind::kShape, "label"));
  OpBuilder(backward_name)
      .hidden()
      .doc("Gradient of a regression output.")
      .param_struct<RegressionParam>()
      .input("label")
      .input("output")
      .output("grad")
      .shape([](const RegressionParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
      .kernel([](const RegressionParam& p, const PrepareCtx& c) {
        const int64_t n = c.in[1].size(), rows = c.in[0].shape.ndim() > 0 ? c.in[0].shape[0] : 1;
        const double scale = p.grad_scale * static_cast<double>(rows) / static_cast<double>(std::max<int64_t>(n, 1));
        return dispatch_float(c.in[1].dtype, [&](auto t) {
          using T = typename decltype(t)::type;
          return Kernel{[=](const RunCtx& r) { backward<loss, T>(r, n, scale); }};
        });
      })
      .zero_gradient();
}

MXHUB_OPS {
  declare<Loss::kLinear>("LinearRegressionOutput", "_sparse_LinearRegressionOutput", "_backward_linear_reg_out",
                         "Identity with the gradient of the squared error. The gradient is "
                         "$(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.");
  declare<Loss::kLogistic>("LogisticRegressionOutput", "_sparse_LogisticRegressionOutput", "_backward_logistic_reg_out",
                           "Sigmoid with the gradient of the logistic loss. The gradient is "
                           "$(\\sigma(x) - y)\\,s/m$ with $m$ values in each row, whatever flows in.");
  declare<Loss::kAbsolute>("MAERegressionOutput", "_sparse_MAERegressionOutput", "_backward_mae_reg_out",
                           "Identity with the gradient of the absolute error. The gradient is "
                           "$\\mathrm{sign}(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.");
};

}  // namespace
}  // namespace mxhub::op
