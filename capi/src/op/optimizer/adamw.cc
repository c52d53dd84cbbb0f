// AdamW: Adam with decoupled weight decay, for one tensor and for many.
#include "op/optimizer/multi.h"

namespace mxhub::op {
namespace {

struct AdamWParam {
  float lr = 0, beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f, wd = 0, eta = 0, clip_gradient = -1;
  static auto fields() {
    using P = AdamWParam;
    return std::tuple{lr_field<P>(),
                      beta1_field<P>(),
                      beta2_field<P>(),
                      epsilon_field<P>(),
                      field("wd", &P::wd).doc("Weight decay, applied to the weight itself."),
                      field("eta", &P::eta).required().doc("Schedule multiplier of the whole step."),
                      clip_field<P>()};
  }
};
struct MultiAdamWParam {
  std::vector<float> lrs;
  float beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f;
  std::vector<float> wds, etas;
  float clip_gradient = -1;
  int num_weights = 1;
  static auto fields() {
    using P = MultiAdamWParam;
    return std::tuple{lrs_field<P>(),   beta1_field<P>(),
                      beta2_field<P>(), epsilon_field<P>(),
                      wds_field<P>(),   field("etas", &P::etas).required().doc("Schedule multiplier for each weight."),
                      clip_field<P>(),  num_weights_field<P>()};
  }
};

template <class C, class P>
auto adamw_step(const P& p, double lr_, double wd_, double eta_) {
  const C lr = static_cast<C>(lr_), wd = static_cast<C>(wd_), eta = static_cast<C>(eta_), clip = p.clip_gradient;
  const C b1 = p.beta1, b2 = p.beta2, eps = p.epsilon;
  return [=](C w, C g, C* s) {
    g = clipped(g, clip);
    s[0] = b1 * s[0] + (1 - b1) * g;
    s[1] = b2 * s[1] + (1 - b2) * g * g;
    return w - eta * (lr * s[0] / (std::sqrt(s[1]) + eps) + wd * w);
  };
}

// The gradient's scale comes in an array; a step whose scale is 0 or not finite (an overflow) is left out.
using ReadScalar = double (*)(const void*);
ReadScalar scalar_reader(DType t) {
  return dispatch_float(t, [](auto tag) -> ReadScalar {
    using T = typename decltype(tag)::type;
    return [](const void* p) { return static_cast<double>(static_cast<Compute<T>>(*static_cast<const T*>(p))); };
  });
}
bool usable(double scale) { return scale != 0 && std::isfinite(scale); }

void keep(const RunCtx& r, int in, int out, size_t bytes) {
  if (r.out[out] != r.in[in] && bytes) std::memcpy(r.out[out], r.in[in], bytes);
}

template <bool kMaster>
Kernel adamw_kernel(const AdamWParam& p, const PrepareCtx& c) {
  constexpr int kScale = kMaster ? 5 : 4;
  const int64_t n = c.out[0].size();
  const size_t bytes = c.out[0].bytes();
  const ReadScalar read = scalar_reader(c.in[kScale].dtype);
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto step = adamw_step<StepType<T, kMaster>>(p, p.lr, p.wd, p.eta);
    return Kernel{[=](const RunCtx& r) {
                    const double scale = read(r.in[kScale]);
                    if (usable(scale))
                      update_tensor<2, T, kMaster>(r, 0, 0, n, scale, step);
                    else
                      keep(r, 0, 0, bytes);
                  },
                  0, static_cast<double>(n) * 2};
  });
}

template <bool kMaster>
Kernel multi_adamw_kernel(const MultiAdamWParam& p, const PrepareCtx& c) {
  constexpr int kGroup = kMaster ? 5 : 4;
  const int groups = p.num_weights, scale_input = groups * kGroup;
  const auto sizes = tensor_sizes(c);
  const ReadScalar read = scalar_reader(c.in[scale_input].dtype);
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using C = StepType<T, kMaster>;
    return Kernel{[=](const RunCtx& r) {
                    const double scale = read(r.in[scale_input]);
                    for (int k = 0; k < groups; ++k) {
                      if (usable(scale))
                        update_tensor<2, T, kMaster>(r, k * kGroup, k, sizes[k], scale,
                                                     adamw_step<C>(p, p.lrs[k], p.wds[k], p.etas[k]));
                      else
                        keep(r, k * kGroup, k, sizeof(T) * static_cast<size_t>(sizes[k]));
                    }
                  },
                  0, total_cost(sizes, 2)};
  });
}

void one_element(ShapeCtx& c, int i) {
  const Shape& s = c.in(i);
  if (s.known() && s.size() != 1) c.bad_input(i, cat("expected one element, got shape ", s));
}

template <bool kMaster>
void declare_adamw(const char* name, const char* multi_name) {
  constexpr int kStates = kMaster ? 5 : 4;
  const std::string end = kMaster ? " This form keeps float32 copies of weights of lower precision." : "";
  OpBuilder b(name);
  b.doc(
       "One step of AdamW. With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * "
       "var + (1 - "
       "beta2) * g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when "
       "rescale_grad is 0 or not finite." +
       end)
      .param_struct<AdamWParam>()
      .input("weight", "The weight.")
      .input("grad", "Its gradient, of the same shape.")
      .mutated_input("mean", "Running mean of the gradient. Updated in place.")
      .mutated_input("var", "Running mean of the squared gradient. Updated in place.");
  if (kMaster) b.mutated_input("weight32", "The weight in float32. Updated in place.");
  b.input("rescale_grad", "Array with one element, the scale of the gradient.")
      .output("output", "The new weight; give the old one as the output to update it in place.")
      .inplace(0, 0)
      .shape([](ShapeCtx& c) {
        tensor_shapes(c, 1, kStates);
        one_element(c, kStates);
      })
      .dtype([](TypeCtx& c) {
        if (kMaster) {
          master_types(c, 1, kStates, 2);
        } else {
          low_types(c, 1, kStates);
        }
        if (c.in(kStates) == DType::kUnknown) c.set_in(kStates, kMaster ? DType::kFloat32 : c.in(0));
      })
      .kernel(adamw_kernel<kMaster>);
  Case typical("typical"), skipped("skipped"), clash("clash");
  for (Case* k : {&typical, &skipped, &clash}) {
    const DType t = kMaster ? DType::kFloat16 : DType::kFloat32;
    k->shape("weight", {3, 4}, -1, 1, t);
    k->shape("grad", k == &clash ? Shape{4, 3} : Shape{3, 4}, -1, 1, t);
    k->shape("mean", {3, 4}).shape("var", {3, 4}, 0.5, 1);
    if (kMaster) k->shape("weight32", {3, 4});
    k->values("rescale_grad", {1}, {k == &skipped ? 0. : 0.5})
        .with("lr", "0.1")
        .with("eta", "1")
        .with("wd", "0.01")
        .no_gradient();
  }
  b.cases(typical, skipped, clash.fails(Kind::kShape, "grad"));

  OpBuilder m(multi_name);
  m.doc(
       "One step of AdamW for many weights. For each weight as the single-tensor update does it, with the rates of its "
       "place." +
       end)
      .param_struct<MultiAdamWParam>()
      .variadic(
          "data", "",
          kMaster
              ? "For each weight: weight, gradient, mean, variance, float32 weight; at the end the gradient's scale."
              : "For each weight: weight, gradient, mean, variance; at the end the gradient's scale.")
      .num_inputs([](const MultiAdamWParam& p) { return p.num_weights * kStates + 1; })
      .input_names([](const MultiAdamWParam& p) { return numbered(p.num_weights * kStates + 1); })
      .num_outputs([](const MultiAdamWParam& p) { return p.num_weights; })
      .mutated([](const MultiAdamWParam& p) { return state_inputs(p.num_weights, kStates, 2); })
      .shape([](const MultiAdamWParam& p, ShapeCtx& c) {
        tensor_shapes(c, p.num_weights, kStates);
        one_element(c, p.num_weights * kStates);
        check_length(c, "lrs", p.lrs.size(), p.num_weights);
        check_length(c, "wds", p.wds.size(), p.num_weights);
        check_length(c, "etas", p.etas.size(), p.num_weights);
      })
      .dtype([](const MultiAdamWParam& p, TypeCtx& c) {
        if (kMaster) {
          master_types(c, p.num_weights, kStates, 2);
        } else {
          low_types(c, p.num_weights, kStates);
        }
        const int last = p.num_weights * kStates;
        if (c.in(last) == DType::kUnknown) c.set_in(last, DType::kFloat32);
      })
      .kernel(multi_adamw_kernel<kMaster>);
  new_weights(m, kStates);
  multi_cases(m, kStates, kMaster, [](Case& k, int n) {
    k.with("num_weights", std::to_string(n)).values("arg" + std::to_string(n * kStates), {1}, {0.5});
    for (const char* rates : {"lrs", "wds", "etas"}) k.with(rates, for_each_weight("0.1", n));
  });
}

MXHUB_OPS {
  declare_adamw<false>("_adamw_update", "_multi_adamw_update");
  declare_adamw<true>("_mp_adamw_update", "_multi_mp_adamw_update");
};

}  // namespace
}  // namespace mxhub::op
