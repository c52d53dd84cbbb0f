// LeakyReLU: the rectifiers with a slope or curve on the negative side, and GELU.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/leaky_kernels.h"

namespace mxhub {
namespace isa_v2 {
extern const op::LeakyKernels leaky_kernels;
}
namespace isa_v3 {
extern const op::LeakyKernels leaky_kernels;
}
namespace isa_v4 {
extern const op::LeakyKernels leaky_kernels;
}

namespace op {
namespace {

enum Type { kLeaky, kPrelu, kElu, kSelu, kGelu, kRrelu };
constexpr double kSeluAlpha = 1.6732632423543772, kSeluLambda = 1.0507009873554805;

struct LeakyReluParam {
  int act_type = kLeaky;
  float slope = 0.25f, lower_bound = 0.125f, upper_bound = 0.334f;
  static auto fields() {
    using P = LeakyReluParam;
    return std::tuple{
        field("act_type", &P::act_type)
            .choices({{"rrelu", kRrelu},
                      {"leaky", kLeaky},
                      {"prelu", kPrelu},
                      {"elu", kElu},
                      {"selu", kSelu},
                      {"gelu", kGelu}})
            .doc("What becomes of a negative x: `leaky`: slope x; `prelu`: gamma x with the input gamma; `rrelu`: a "
                 "random "
                 "slope while training; `elu`: slope (exp(x) - 1); `selu`: elu with fixed constants, all scaled. "
                 "`gelu` is x times the normal distribution function of x, for all x."),
        field("slope", &P::slope).doc("Slope of `leaky`, factor of `elu`."),
        field("lower_bound", &P::lower_bound).doc("Least random slope of `rrelu`."),
        field("upper_bound", &P::upper_bound).doc("Largest random slope of `rrelu`.")};
  }
};

// gamma belongs to axis 1, or with several axes to the leading axes of the data; an axis of length 1 is shared.
Shape spread(const Shape& gamma, const Shape& data) {
  Shape s = Shape::of(data.ndim(), 1);
  if (gamma.ndim() == 1) {
    s[data.ndim() > 1 ? 1 : 0] = gamma[0];
  } else {
    for (int i = 0; i < gamma.ndim(); ++i) s[i] = gamma[i];
  }
  return s;
}

void shape_rule(const LeakyReluParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& data = c.in(0);
  if (p.act_type == kRrelu) c.set_out(1, data);
  if (p.act_type != kPrelu || !data.ndim_known()) return;
  if (data.ndim() < 1) c.bad_input(0, "expected at least one axis, got a scalar");
  if (!c.in(1).ndim_known()) c.set_in(1, Shape{data.ndim() > 1 ? data[1] : data[0]});
  const Shape& gamma = c.in(1);
  if (!data.known() || !gamma.known()) return;
  if (gamma.ndim() < 1 || gamma.ndim() > data.ndim())
    c.bad_input(1, cat("expected 1 to ", data.ndim(), " axes, got shape ", gamma));
  const Shape s = spread(gamma, data);
  for (int i = 0; i < data.ndim(); ++i)
    if (s[i] != 1 && s[i] != data[i])
      c.bad_input(1, cat("expected lengths of 1 or those of data ", data, ", got ", gamma));
}

const LeakyKernels& kernels() {
  static const LeakyKernels& k = *select_isa(&isa_v2::leaky_kernels, &isa_v3::leaky_kernels, &isa_v4::leaky_kernels);
  return k;
}

template <class C>
C value(int type, C x, C slope) {
  switch (type) {
    case kElu:
      return x > 0 ? x : slope * std::expm1(x);
    case kSelu:
      return static_cast<C>(kSeluLambda) * (x > 0 ? x : static_cast<C>(kSeluAlpha) * std::expm1(x));
    case kGelu:
      return C(0.5) * x * (C(1) + std::erf(x * static_cast<C>(0.70710678118654752)));
    default:
      return x > 0 ? x : slope * x;
  }
}

// For selu this is the true derivative; MXNet 1.9.1 added alpha to the scaled output, which is a little off.
template <class C>
C derivative(int type, C x, C slope) {
  switch (type) {
    case kElu:
      return x > 0 ? C(1) : slope * std::exp(x);
    case kSelu:
      return static_cast<C>(kSeluLambda) * (x > 0 ? C(1) : static_cast<C>(kSeluAlpha) * std::exp(x));
    case kGelu:
      return C(0.5) * (C(1) + std::erf(x * static_cast<C>(0.70710678118654752))) +
             x * std::exp(C(-0.5) * x * x) * static_cast<C>(0.39894228040143268);
    default:
      return x > 0 ? C(1) : slope;
  }
}

// Positions of gamma for the data: data as (outer, middle, inner) with gamma on the middle, or a general walk.
struct GammaMap {
  Shape data, step;
  int64_t at(int64_t i) const {
    int64_t j = 0;
    for (int d = data.ndim() - 1; d >= 0; --d) {
      j += i % data[d] * step[d];
      i /= data[d];
    }
    return j;
  }
};
GammaMap map_of(const Shape& data, const Shape& gamma) {
  const Shape s = spread(gamma, data);
  GammaMap m{data, Shape::of(data.ndim(), 0)};
  int64_t distance = 1;
  for (int i = data.ndim() - 1; i >= 0; --i) {
    if (s[i] != 1) m.step[i] = distance;
    distance *= s[i];
  }
  return m;
}

template <class T>
void forward(const LeakyReluParam& p, int64_t n, const GammaMap& map, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T* y = r.output<T>(0);
  const C slope = static_cast<C>(p.slope);
  if (p.act_type == kRrelu) {
    T* mask = r.output<T>(1);
    const C low = static_cast<C>(p.lower_bound), high = static_cast<C>(p.upper_bound);
    parallel_for(n, grain_for(5), [&](int64_t begin, int64_t end) {
      Philox random = r.philox(static_cast<uint64_t>(begin));
      for (int64_t i = begin; i < end; ++i) {
        const C v = static_cast<C>(x[i]);
        C a = (low + high) / 2;
        if (r.is_train) a = low + (high - low) * static_cast<C>(random.uniform());
        a = v > 0 ? C(1) : a;
        mask[i] = r.is_train ? static_cast<T>(a) : static_cast<T>(C(0));
        y[i] = static_cast<T>(v * a);
      }
    });
    return;
  }
  if (p.act_type == kPrelu) {
    const T* gamma = r.input<T>(1);
    parallel_for(n, grain_for(8), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        y[i] = static_cast<T>(value(kLeaky, static_cast<C>(x[i]), static_cast<C>(gamma[map.at(i)])));
    });
    return;
  }
  parallel_for(n, grain_for(p.act_type == kLeaky ? 1 : 8), [&](int64_t begin, int64_t end) {
    if constexpr (std::is_same_v<T, float>) {
      const int64_t m = end - begin;
      if (p.act_type == kGelu) return kernels().gelu(x + begin, y + begin, m);
      if (p.act_type == kElu) return kernels().elu(x + begin, y + begin, m, slope, 1.f);
      if (p.act_type == kSelu)
        return kernels().elu(x + begin, y + begin, m, static_cast<float>(kSeluAlpha), static_cast<float>(kSeluLambda));
      if (p.act_type == kLeaky) return kernels().leaky(x + begin, y + begin, m, slope);
    }
    for (int64_t i = begin; i < end; ++i) y[i] = static_cast<T>(value(p.act_type, static_cast<C>(x[i]), slope));
  });
}

// Inputs: ograd, data[, gamma or mask]. Outputs: gradient of data[, of gamma].
template <class T>
void backward(const LeakyReluParam& p, int64_t n, const GammaMap& map, int64_t gammas, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *x = r.input<T>(1);
  T* dx = r.output<T>(0);
  const C slope = static_cast<C>(p.slope);
  if (p.act_type == kPrelu) {
    const T* gamma = r.input<T>(2);
    if (dx) {
      parallel_for(n, grain_for(8), [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          dx[i] = static_cast<T>(static_cast<C>(g[i]) *
                                 derivative(kLeaky, static_cast<C>(x[i]), static_cast<C>(gamma[map.at(i)])));
      });
    }
    if (T* dgamma = r.output<T>(1)) {
      double* sums = static_cast<double*>(r.scratch);
      for (int64_t k = 0; k < gammas; ++k) sums[k] = 0;
      for (int64_t i = 0; i < n; ++i)
        if (static_cast<C>(x[i]) <= 0)
          sums[map.at(i)] += static_cast<double>(static_cast<C>(g[i]) * static_cast<C>(x[i]));
      for (int64_t k = 0; k < gammas; ++k) dgamma[k] = static_cast<T>(static_cast<C>(sums[k]));
    }
    return;
  }
  if (!dx) return;
  if (p.act_type == kRrelu) {
    const T* mask = r.input<T>(2);
    for (int64_t i = 0; i < n; ++i) {
      // Outside training the mask is empty and the slope the mean one.
      C a = static_cast<C>(mask[i]);
      if (a == 0) a = static_cast<C>(x[i]) > 0 ? C(1) : static_cast<C>((p.lower_bound + p.upper_bound) / 2);
      dx[i] = static_cast<T>(static_cast<C>(g[i]) * a);
    }
    return;
  }
  parallel_for(n, grain_for(p.act_type == kLeaky ? 1 : 8), [&](int64_t begin, int64_t end) {
    if constexpr (std::is_same_v<T, float>) {
      const int64_t m = end - begin;
      if (p.act_type == kGelu) return kernels().gelu_gradient(g + begin, x + begin, dx + begin, m);
      if (p.act_type == kElu) return kernels().elu_gradient(g + begin, x + begin, dx + begin, m, slope, 1.f);
      if (p.act_type == kSelu)
        return kernels().elu_gradient(g + begin, x + begin, dx + begin, m, static_cast<float>(kSeluAlpha),
                                      static_cast<float>(kSeluLambda));
      if (p.act_type == kLeaky) return kernels().leaky_gradient(g + begin, x + begin, dx + begin, m, slope);
    }
    for (int64_t i = begin; i < end; ++i)
      dx[i] = static_cast<T>(static_cast<C>(g[i]) * derivative(p.act_type, static_cast<C>(x[i]), slope));
  });
}

MXHUB_OP(LeakyReLU)
    .alias({"_npx_leaky_relu"})
    .doc(
        "Rectifiers that let something of the negative side through. Positive values pass (scaled for `selu`); "
        "`act_type` says what becomes of negative ones.")
    .param_struct<LeakyReluParam>()
    .input("data", "Floating-point values.")
    .input("gamma", "Slopes of `prelu`: one for all, or one for each channel (axis 1). Only there.")
    .var_attr("gamma", "__init__", R"(["Constant", {"value": 0.25}])")
    .output("output", "Same shape as `data`.")
    .output("mask", "The slopes that `rrelu` drew. Only there.")
    .num_inputs([](const LeakyReluParam& p) { return p.act_type == kPrelu ? 2 : 1; })
    .num_outputs([](const LeakyReluParam& p) { return p.act_type == kRrelu ? 2 : 1; })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(in_float32<LeakyReluParam>([](const LeakyReluParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      const GammaMap map = p.act_type == kPrelu ? map_of(c.in[0].shape, c.in[1].shape) : GammaMap{};
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, n, map, r); }, 0, static_cast<double>(n)};
      });
    }))
    .random()
    .inplace(0, 0)
    .gradient([](const LeakyReluParam& p, const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0), g.in(0)};
      if (p.act_type == kPrelu) in.push_back(g.in(1));
      if (p.act_type == kRrelu) in.push_back(g.out(1));
      return g.fused("_backward_LeakyReLU", in);
    })
    .cases(Case("leaky").values("data", {4}, {-2, -0.5, 0.5, 3}),
           Case("elu").shape("data", {2, 3}, -2, 2).with("act_type", "elu"),
           Case("prelu").values("data", {2, 2}, {-1, 2, 3, -4}).shape("gamma", {2}).with("act_type", "prelu"),
           Case("gelu").shape("data", {2, 3}, -3, 3).with("act_type", "gelu"),
           Case("gamma_length")
               .shape("data", {2, 3})
               .shape("gamma", {4})
               .with("act_type", "prelu")
               .fails(Kind::kShape, "gamma"));

MXHUB_OP(_backward_LeakyReLU)
    .hidden()
    .doc("Gradients of LeakyReLU.")
    .param_struct<LeakyReluParam>()
    .input("ograd")
    .input("data")
    .input("gamma_or_mask")
    .output("data_grad")
    .output("gamma_grad")
    .num_inputs([](const LeakyReluParam& p) { return p.act_type == kPrelu || p.act_type == kRrelu ? 3 : 2; })
    .num_outputs([](const LeakyReluParam& p) { return p.act_type == kPrelu ? 2 : 1; })
    .optional_outputs()
    .shape([](const LeakyReluParam& p, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      if (p.act_type == kPrelu) c.set_out(1, c.in(2));
    })
    .kernel(in_float32<LeakyReluParam>([](const LeakyReluParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      const bool prelu = p.act_type == kPrelu;
      const GammaMap map = prelu ? map_of(c.in[1].shape, c.in[2].shape) : GammaMap{};
      const int64_t gammas = prelu ? c.in[2].size() : 0;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(p, n, map, gammas, r); },
                      sizeof(double) * static_cast<size_t>(gammas), static_cast<double>(n)};
      });
    }));

}  // namespace
}  // namespace op
}  // namespace mxhub
