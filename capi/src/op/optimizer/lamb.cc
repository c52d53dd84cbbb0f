// LAMB: Adam's direction, scaled for each tensor by the ratio of the norms of weight and step.
#include "op/optimizer/multi.h"

namespace mxhub::op {
namespace {

template <class P>
auto bias_field() {
  return field("bias_correction", &P::bias_correction).doc("Correct the running means for their start at zero.");
}
template <class P>
auto lower_field() {
  return field("lower_bound", &P::lower_bound).doc("Least norm of the weight that is used; not positive: none.");
}
template <class P>
auto upper_field() {
  return field("upper_bound", &P::upper_bound).doc("Largest norm of the weight that is used; not positive: none.");
}

struct Phase1Param {
  float beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-6f;
  int t = 0;
  bool bias_correction = true;
  float wd = 0, rescale_grad = 1, clip_gradient = -1;
  static auto fields() {
    using P = Phase1Param;
    return std::tuple{beta1_field<P>(),   beta2_field<P>(),
                      epsilon_field<P>(), field("t", &P::t).required().doc("Number of this step, from 1."),
                      bias_field<P>(),    wd_field<P>().required(),
                      rescale_field<P>(), clip_field<P>()};
  }
};
struct Phase2Param {
  float lr = 0, lower_bound = -1, upper_bound = -1;
  static auto fields() {
    using P = Phase2Param;
    return std::tuple{lr_field<P>(), lower_field<P>(), upper_field<P>()};
  }
};
struct MultiLambParam {
  std::vector<float> learning_rates;
  float beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-6f;
  std::vector<float> wds;
  float rescale_grad = 1, lower_bound = -1, upper_bound = -1, clip_gradient = -1;
  bool bias_correction = true;
  Shape step_count;
  int num_tensors = 1;
  static auto fields() {
    using P = MultiLambParam;
    return std::tuple{
        field("learning_rates", &P::learning_rates).required().doc("Learning rate for each weight."),
        beta1_field<P>(),
        beta2_field<P>(),
        epsilon_field<P>(),
        wds_field<P>(),
        rescale_field<P>(),
        lower_field<P>(),
        upper_field<P>(),
        clip_field<P>(),
        bias_field<P>(),
        field("step_count", &P::step_count).required().doc("Number of this step for each weight, from 1."),
        field("num_tensors", &P::num_tensors)
            .at_least(1)
            .at_most(kMostWeights)
            .doc("Number of weights updated.")
            .tag("count")};
  }
};

// The direction of the step, from which the ratio of norms is taken.
template <class C, class P>
auto direction(const P& p, double wd_, int64_t t) {
  const C b1 = p.beta1, b2 = p.beta2, eps = p.epsilon, wd = static_cast<C>(wd_), clip = p.clip_gradient;
  const C c1 =
      p.bias_correction ? static_cast<C>(1 - std::pow(static_cast<double>(p.beta1), static_cast<double>(t))) : C(1);
  const C c2 =
      p.bias_correction ? static_cast<C>(1 - std::pow(static_cast<double>(p.beta2), static_cast<double>(t))) : C(1);
  return [=](C w, C g, C* s) {
    g = clipped(g, clip);
    s[0] = b1 * s[0] + (1 - b1) * g;
    s[1] = b2 * s[1] + (1 - b2) * g * g;
    return s[0] / c1 / (std::sqrt(s[1] / c2) + eps) + wd * w;
  };
}

template <class C>
C bounded(C norm, double lower, double upper) {
  if (lower > 0) norm = std::max(norm, static_cast<C>(lower));
  if (upper > 0) norm = std::min(norm, static_cast<C>(upper));
  return norm;
}
template <class C>
C trust(C weight_norm, C step_norm) {
  return weight_norm > 0 && step_norm > 0 ? weight_norm / step_norm : C(1);
}

// Phase 1 writes the direction; with a master weight it is computed in and written as float32.
template <bool kMaster>
Kernel phase1_kernel(const Phase1Param& p, const PrepareCtx& c) {
  const int64_t n = c.out[0].size();
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using S = std::conditional_t<kMaster, float, T>;  // type of states and result
    using C = StepType<T, kMaster>;
    const auto step = direction<C>(p, p.wd, p.t);
    const C rescale = p.rescale_grad;
    return Kernel{[=](const RunCtx& r) {
                    const S* w = r.input<S>(kMaster ? 4 : 0);
                    const T* g = r.input<T>(1);
                    S *mean = r.mutable_input<S>(2), *var = r.mutable_input<S>(3), *out = r.output<S>(0);
                    parallel_for(n, 8192, [&](int64_t begin, int64_t end) {
                      const FlushSubnormals flush;
#pragma GCC ivdep
                      for (int64_t i = begin; i < end; ++i) {
                        C s[2] = {static_cast<C>(mean[i]), static_cast<C>(var[i])};
                        out[i] = static_cast<S>(
                            step(static_cast<C>(w[i]), rescale * static_cast<C>(static_cast<Compute<T>>(g[i])), s));
                        mean[i] = static_cast<S>(s[0]);
                        var[i] = static_cast<S>(s[1]);
                      }
                    });
                  },
                  0, static_cast<double>(n) * 2};
  });
}

// The float32 weight is updated too; 1.9.1 declared that and left it as it was, so that training stood still.
template <bool kMaster>
Kernel phase2_kernel(const Phase2Param& p, const PrepareCtx& c) {
  const int64_t n = c.out[0].size();
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using S = std::conditional_t<kMaster, float, T>;
    using C = StepType<T, kMaster>;
    return Kernel{[=](const RunCtx& r) {
                    const C norm = bounded(static_cast<C>(*r.input<S>(2)), p.lower_bound, p.upper_bound);
                    const C rate = static_cast<C>(p.lr) * trust(norm, static_cast<C>(*r.input<S>(3)));
                    S* w = r.mutable_input<S>(kMaster ? 4 : 0);
                    const S* g = r.input<S>(1);
                    T* out = r.output<T>(0);
                    for (int64_t i = 0; i < n; ++i) {
                      const C v = static_cast<C>(w[i]) - rate * static_cast<C>(g[i]);
                      if constexpr (kMaster) w[i] = v;
                      out[i] = static_cast<T>(v);
                    }
                  },
                  0, static_cast<double>(n)};
  });
}

template <bool kMaster>
void declare_phases(const char* name1, const char* name2) {
  OpBuilder a(name1);
  a.doc(
       "First part of a LAMB step: the direction. With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - "
       "beta1) * g; var = "
       "beta2 * var + (1 - beta2) * g^2; output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias "
       "correction.")
      .param_struct<Phase1Param>()
      .input("weight", "The weight.")
      .input("grad", "Its gradient, of the same shape.")
      .mutated_input("mean", "Running mean of the gradient. Updated in place.")
      .mutated_input("var", "Running mean of the squared gradient. Updated in place.");
  if (kMaster) a.input("weight32", "The weight in float32.");
  a.output("output", "The direction of the step.")
      .dtype([](TypeCtx& c) {
        if (!kMaster) return c.same();
        c.set_in(1, c.in(0));
        c.set_in(0, c.in(1));
        for (int i = 2; i < 5; ++i) c.set_in(i, DType::kFloat32);
        c.set_out(0, DType::kFloat32);
      })
      .kernel(phase1_kernel<kMaster>);
  const DType t = kMaster ? DType::kFloat16 : DType::kFloat32;
  Case typical("typical"), plain("no_correction"), clash("clash");
  for (Case* k : {&typical, &plain, &clash}) {
    k->shape("weight", {3, 4}, -1, 1, t).shape("grad", k == &clash ? Shape{4, 3} : Shape{3, 4}, -1, 1, t);
    k->shape("mean", {3, 4}).shape("var", {3, 4}, 0.5, 1);
    if (kMaster) k->shape("weight32", {3, 4});
    k->with("t", "2").with("wd", "0.01").no_gradient();
  }
  a.cases(typical, plain.with("bias_correction", "False"), clash.fails(Kind::kShape, "grad"));

  OpBuilder b(name2);
  b.doc(
       "Second part of a LAMB step: the update. weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where "
       "a norm is 0.")
      .param_struct<Phase2Param>()
      .input("weight", "The weight.")
      .input("g", "The direction from the first part.")
      .input("r1", "Norm of the weight, one element.")
      .input("r2", "Norm of the direction, one element.");
  if (kMaster) b.mutated_input("weight32", "The weight in float32. Updated in place.");
  b.output("output", "The new weight; give the old one as the output to update it in place.")
      .inplace(0, 0)
      .shape([](ShapeCtx& c) {
        Shape s = c.in(0);
        merge_shape(&s, c.in(1));
        merge_shape(&s, c.out(0));
        c.set_in(0, s);
        c.set_in(1, s);
        c.set_out(0, s);
        if (kMaster) c.set_in(4, s);
        for (int i = 2; i < 4; ++i) {
          if (c.in(i).known() && c.in(i).size() != 1) c.bad_input(i, cat("expected one element, got shape ", c.in(i)));
          if (!c.in(i).ndim_known()) c.set_in(i, {1});
        }
      })
      .dtype([](TypeCtx& c) {
        if (!kMaster) return c.same();
        for (int i = 1; i < 5; ++i) c.set_in(i, DType::kFloat32);
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
      })
      .kernel(phase2_kernel<kMaster>);
  Case second("typical"), bounds("bounds"), bad("bad_norm");
  for (Case* k : {&second, &bounds, &bad}) {
    k->shape("weight", {3, 4}, -1, 1, t)
        .shape("g", {3, 4})
        .shape("r1", k == &bad ? Shape{2} : Shape{1}, 1, 2)
        .shape("r2", {1}, 1, 2);
    if (kMaster) k->shape("weight32", {3, 4});
    k->with("lr", "0.1").no_gradient();
  }
  b.cases(second, bounds.with("lower_bound", "1").with("upper_bound", "1.2"), bad.fails(Kind::kShape, "r1"));
}

template <class A>
double norm_of(const A* v, int64_t n) {
  double sum = 0;
  for (int64_t i = 0; i < n; ++i) sum += static_cast<double>(v[i]) * static_cast<double>(v[i]);
  return std::sqrt(sum);
}

template <bool kMaster>
Kernel multi_lamb_kernel(const MultiLambParam& p, const PrepareCtx& c) {
  constexpr int kGroup = kMaster ? 5 : 4;
  const auto sizes = tensor_sizes(c);
  const int64_t largest = sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using S = std::conditional_t<kMaster, float, T>;
    using C = StepType<T, kMaster>;
    return Kernel{[=](const RunCtx& r) {
                    // Two rows of scratch: the weights as computed with, and the directions.
                    C* const weight = static_cast<C*>(r.scratch);
                    C* const step = weight + largest;
                    for (int k = 0; k < p.num_tensors; ++k) {
                      const int first = k * kGroup;
                      const int64_t n = sizes[k];
                      S* const w = r.mutable_input<S>(first + (kMaster ? 4 : 0));
                      const T* const g = r.input<T>(first + 1);
                      S *const mean = r.mutable_input<S>(first + 2), *const var = r.mutable_input<S>(first + 3);
                      const auto way = direction<C>(p, p.wds[k], p.step_count[k]);
                      const C rescale = p.rescale_grad;
                      for (int64_t i = 0; i < n; ++i) {
                        C s[2] = {static_cast<C>(mean[i]), static_cast<C>(var[i])};
                        weight[i] = static_cast<C>(w[i]);
                        step[i] = way(weight[i], rescale * static_cast<C>(static_cast<Compute<T>>(g[i])), s);
                        mean[i] = static_cast<S>(s[0]);
                        var[i] = static_cast<S>(s[1]);
                      }
                      const double norm = bounded(norm_of(weight, n), p.lower_bound, p.upper_bound);
                      const C rate = static_cast<C>(p.learning_rates[k] * trust(norm, norm_of(step, n)));
                      T* const out = r.output<T>(k);
                      for (int64_t i = 0; i < n; ++i) {
                        const C v = weight[i] - rate * step[i];
                        if constexpr (kMaster) w[i] = v;
                        out[i] = static_cast<T>(v);
                      }
                    }
                  },
                  2 * sizeof(C) * static_cast<size_t>(largest), total_cost(sizes, 4)};
  });
}

template <bool kMaster>
void declare_multi_lamb(const char* name) {
  constexpr int kGroup = kMaster ? 5 : 4;
  OpBuilder b(name);
  b.doc(
       "One step of LAMB for many weights. For each weight both parts of the step, with the rates and the step number "
       "of its place.")
      .param_struct<MultiLambParam>()
      .variadic("data", "",
                kMaster ? "For each weight: weight, gradient, mean, variance, float32 weight."
                        : "For each weight: weight, gradient, mean, variance.")
      .num_inputs([](const MultiLambParam& p) { return p.num_tensors * kGroup; })
      .input_names([](const MultiLambParam& p) { return numbered(p.num_tensors * kGroup); })
      .num_outputs([](const MultiLambParam& p) { return p.num_tensors; })
      .mutated([](const MultiLambParam& p) { return state_inputs(p.num_tensors, kGroup, 2); })
      .shape([](const MultiLambParam& p, ShapeCtx& c) {
        tensor_shapes(c, p.num_tensors, kGroup);
        check_length(c, "learning_rates", p.learning_rates.size(), p.num_tensors);
        check_length(c, "wds", p.wds.size(), p.num_tensors);
        check_length(c, "step_count", static_cast<size_t>(std::max(p.step_count.ndim(), 0)), p.num_tensors);
      })
      .dtype([](const MultiLambParam& p, TypeCtx& c) {
        if (kMaster)
          master_types(c, p.num_tensors, kGroup, 2);
        else
          low_types(c, p.num_tensors, kGroup);
      })
      .kernel(multi_lamb_kernel<kMaster>);
  new_weights(b, kGroup);
  multi_cases(b, kGroup, kMaster, [](Case& k, int n) {
    k.with("num_tensors", std::to_string(n)).with("step_count", for_each_weight("2", n));
    for (const char* rates : {"learning_rates", "wds"}) k.with(rates, for_each_weight("0.1", n));
  });
}

MXHUB_OPS {
  declare_phases<false>("lamb_update_phase1", "lamb_update_phase2");
  declare_phases<true>("mp_lamb_update_phase1", "mp_lamb_update_phase2");
  declare_multi_lamb<false>("_multi_lamb_update");
  declare_multi_lamb<true>("_multi_mp_lamb_update");
};

}  // namespace
}  // namespace mxhub::op
