// GroupNorm and InstanceNorm: normalise groups of channels of each instance.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/norm_kernels.h"

namespace mxhub::op {
namespace {

struct GroupNormParam {
  int num_groups = 1;
  float eps = 1e-5f;
  bool output_mean_var = false;
  static auto fields() {
    return std::tuple{
        field("num_groups", &GroupNormParam::num_groups).doc("Number of groups; must divide the channels."),
        field("eps", &GroupNormParam::eps).doc("Added to the variance."),
        field("output_mean_var", &GroupNormParam::output_mean_var)
            .doc("Whether mean and standard deviation are outputs as well.")};
  }
};

struct InstanceNormParam {
  float eps = 1e-3f;
  static auto fields() { return std::tuple{field("eps", &InstanceNormParam::eps).doc("Added to the variance.")}; }
};

// Groups of one instance: as asked for, or one for each channel.
int64_t groups_of(const GroupNormParam& p, const Shape&) { return p.num_groups; }
int64_t groups_of(const InstanceNormParam&, const Shape& data) { return data[1]; }

template <class P>
void shape_rule(const P& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& data = c.in(0);
  if (!data.ndim_known()) return;
  if (data.ndim() < 3) c.bad_input(0, cat("expected at least three axes, got shape ", data));
  const int64_t groups = groups_of(p, data);
  if constexpr (std::is_same_v<P, GroupNormParam>) {
    if (groups < 1) c.bad_param("num_groups", cat("expected at least 1, got ", groups));
    if (data[1] >= 0 && data[1] % groups != 0)
      c.bad_param("num_groups", cat("expected a divisor of the ", data[1], " channels, got ", groups));
  }
  for (int i = 1; i < 3; ++i) {
    c.set_in(i, Shape{groups});
    c.set_out(i, Shape{data[0], groups});
  }
}

struct Sizes {
  int64_t batch, groups, n;  // n values in each group
  int64_t rows() const { return batch * groups; }
};
template <class P>
Sizes sizes_of(const P& p, const Shape& data) {
  const int64_t groups = groups_of(p, data);
  return {data[0], groups, groups > 0 ? data.size(1, data.ndim()) / groups : 0};
}

template <class T>
void forward(double eps, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *x = r.input<T>(0), *gamma = r.input<T>(1), *beta = r.input<T>(2);
  T *y = r.output<T>(0), *mean = r.output<T>(1), *deviation = r.output<T>(2);
  const double n = static_cast<double>(std::max<int64_t>(s.n, 1));
  parallel_for(s.rows(), grain_for(s.n * 3), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const T* const row = x + i * s.n;
      const double mu = Rows<T>::sum(row, s.n) / n;
      const double sd = std::sqrt(Rows<T>::squares(row, s.n, mu) / n + eps);
      mean[i] = static_cast<T>(static_cast<C>(mu));
      deviation[i] = static_cast<T>(static_cast<C>(sd));
      const double slope = static_cast<double>(static_cast<C>(gamma[i % s.groups])) / sd;
      Rows<T>::affine(row, y + i * s.n, s.n, slope,
                      static_cast<double>(static_cast<C>(beta[i % s.groups])) - mu * slope);
    }
  });
}

// Inputs: ograd, data, gamma, mean, deviation.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *x = r.input<T>(1), *gamma = r.input<T>(2), *mean = r.input<T>(3), *sd = r.input<T>(4);
  T *dx = r.output<T>(0), *dgamma = r.output<T>(1), *dbeta = r.output<T>(2);
  const double n = static_cast<double>(std::max<int64_t>(s.n, 1));
  parallel_for(s.groups, grain_for(s.batch * s.n * 4), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      double to_gamma = 0, to_beta = 0;
      for (int64_t i = k; i < s.rows(); i += s.groups) {
        const double mu = static_cast<double>(static_cast<C>(mean[i])),
                     inv = 1 / static_cast<double>(static_cast<C>(sd[i]));
        double sum_g, sum_gx;
        Rows<T>::dots(g + i * s.n, x + i * s.n, s.n, mu, &sum_g, &sum_gx);
        to_gamma += sum_gx * inv;
        to_beta += sum_g;
        if (!dx) continue;
        const double slope = static_cast<double>(static_cast<C>(gamma[k])) * inv, b = -slope * inv * inv * sum_gx / n;
        Rows<T>::affine2(g + i * s.n, x + i * s.n, dx + i * s.n, s.n, slope, b, -slope * sum_g / n - b * mu);
      }
      if (dgamma) dgamma[k] = static_cast<T>(static_cast<C>(to_gamma));
      if (dbeta) dbeta[k] = static_cast<T>(static_cast<C>(to_beta));
    }
  });
}

template <class P>
Kernel prepare_forward(const P& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[0].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s, eps = static_cast<double>(p.eps)](const RunCtx& r) { forward<T>(eps, s, r); }, 0,
                  static_cast<double>(c.in[0].size())};
  });
}

template <class P>
Kernel prepare_backward(const P& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[1].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s](const RunCtx& r) { backward<T>(s, r); }, 0, static_cast<double>(c.in[0].size()) * 2};
  });
}

void float_rule(TypeCtx& c) {
  c.require_float(0);
  c.same();
}

template <class P>
OpBuilder& complete(OpBuilder& b, const char* backward_name) {
  return b.template param_struct<P>()
      .input("data", "Shape (batch, channels, more axes...).")
      .input("gamma", "Scale, one for each group.")
      .input("beta", "Shift, one for each group.")
      .output("output", "Same shape as `data`.")
      .output("mean", "Mean of each group, shape (batch, groups).")
      .output("std", "Standard deviation of each group with `eps`, shape (batch, groups).")
      .shape(shape_rule<P>)
      .dtype(float_rule)
      .kernel(in_float32<P>(prepare_forward<P>))
      .gradient([backward_name](const P&, const GradCtx& g) {
        return g.fused(backward_name, {g.ograd(0), g.in(0), g.in(1), g.out(1), g.out(2)});
      });
}

template <class P>
void declare_backward(const char* name) {
  OpBuilder(name)
      .hidden()
      .doc("Gradients of a group normalisation.")
      .param_struct<P>()
      .input("ograd")
      .input("data")
      .input("gamma")
      .input("mean")
      .input("std")
      .output("data_grad")
      .output("gamma_grad")
      .output("beta_grad")
      .optional_outputs()
      .shape([](const P&, ShapeCtx& c) {
        c.set_out(0, c.in(1));
        c.set_out(1, c.in(2));
        c.set_out(2, c.in(2));
      })
      .kernel(in_float32<P>(prepare_backward<P>));
}

MXHUB_OPS {
  OpBuilder group("GroupNorm");
  group.doc(
      "Normalises groups of channels of each instance. The channels are cut into `num_groups` groups; each group "
      "is normalised by its own mean and variance, then scaled and shifted with one gamma and beta for the group.");
  complete<GroupNormParam>(group, "_backward_GroupNorm")
      .num_visible([](const GroupNormParam& p) { return p.output_mean_var ? 3 : 1; })
      .cases(Case("typical").shape("data", {2, 4, 3}).shape("gamma", {2}).shape("beta", {2}).with("num_groups", "2"),
             Case("one_group").shape("data", {2, 3, 2, 2}).shape("gamma", {1}).shape("beta", {1}),
             Case("uneven")
                 .shape("data", {2, 3, 2})
                 .shape("gamma", {2})
                 .shape("beta", {2})
                 .with("num_groups", "2")
                 .fails(Kind::kArgument, "num_groups"));
  declare_backward<GroupNormParam>("_backward_GroupNorm");

  OpBuilder instance("InstanceNorm");
  instance.doc(
      "Normalises each channel of each instance. $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + "
      "\\beta$ with the mean and variance over the axes behind the channels.");
  complete<InstanceNormParam>(instance, "_backward_InstanceNorm")
      .visible(1)
      .cases(Case("typical").shape("data", {2, 3, 4}).shape("gamma", {3}).shape("beta", {3}),
             Case("image").shape("data", {1, 2, 3, 3}).shape("gamma", {2}).shape("beta", {2}),
             Case("matrix").shape("data", {2, 3}).shape("gamma", {3}).shape("beta", {3}).fails(Kind::kShape, "data"));
  declare_backward<InstanceNormParam>("_backward_InstanceNorm");
};

}  // namespace
}  // namespace mxhub::op
