// Updates that scale each element by its gradient's history: Adam (for one weight and for many), RMSProp, FTRL, FTML.
#include "op/optimizer/multi.h"

namespace mxhub::op {
namespace {

struct AdamParam {
  float lr = 0, beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f, wd = 0, rescale_grad = 1, clip_gradient = -1;
  bool lazy_update = true;
  static auto fields() {
    using P = AdamParam;
    return std::tuple{lr_field<P>(), beta1_field<P>(),   beta2_field<P>(), epsilon_field<P>(),
                      wd_field<P>(), rescale_field<P>(), clip_field<P>(),  lazy_field<P>()};
  }
};
struct MultiAdamParam {
  float beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f, rescale_grad = 1, clip_gradient = -1;
  int num_weights = 1;
  static auto fields() {
    using P = MultiAdamParam;
    return std::tuple{beta1_field<P>(),   beta2_field<P>(), epsilon_field<P>(),
                      rescale_field<P>(), clip_field<P>(),  num_weights_field<P>()};
  }
};
template <class C, class P>
auto adam_step(const P& p, double rate, double decay) {
  const C lr = static_cast<C>(rate), wd = static_cast<C>(decay);
  const C clip = p.clip_gradient, b1 = p.beta1, b2 = p.beta2, eps = p.epsilon;
  return [=](C w, C g, C* s) {
    g = clipped(g + wd * w, clip);
    s[0] = b1 * s[0] + (1 - b1) * g;
    s[1] = b2 * s[1] + (1 - b2) * g * g;
    return w - lr * s[0] / (std::sqrt(s[1]) + eps);
  };
}
template <class P>
auto clip_weights_field() {
  return field("clip_weights", &P::clip_weights).doc("Limit of the weight's absolute value; not positive: no limit.");
}
struct RmsPropParam {
  float lr = 0, gamma1 = 0.95f, epsilon = 1e-8f, wd = 0, rescale_grad = 1, clip_gradient = -1, clip_weights = -1;
  static auto fields() {
    using P = RmsPropParam;
    return std::tuple{
        lr_field<P>(),          field("gamma1", &P::gamma1).doc("Decay of the squared gradient's running mean."),
        epsilon_field<P>(),     wd_field<P>(),
        rescale_field<P>(),     clip_field<P>(),
        clip_weights_field<P>()};
  }
};
struct RmsPropAlexParam {
  float lr = 0, gamma1 = 0.95f, gamma2 = 0.9f, epsilon = 1e-8f, wd = 0, rescale_grad = 1, clip_gradient = -1,
        clip_weights = -1;
  static auto fields() {
    using P = RmsPropAlexParam;
    return std::tuple{lr_field<P>(),
                      field("gamma1", &P::gamma1).doc("Decay of the running means."),
                      field("gamma2", &P::gamma2).doc("How much of the last update is kept."),
                      epsilon_field<P>(),
                      wd_field<P>(),
                      rescale_field<P>(),
                      clip_field<P>(),
                      clip_weights_field<P>()};
  }
};
struct FtrlParam {
  float lr = 0, lamda1 = 0.01f, beta = 1, wd = 0, rescale_grad = 1, clip_gradient = -1;
  static auto fields() {
    using P = FtrlParam;
    return std::tuple{lr_field<P>(),
                      field("lamda1", &P::lamda1).doc("Strength of the L1 penalty."),
                      field("beta", &P::beta).doc("Added to the root of the squared gradients' sum."),
                      wd_field<P>(),
                      rescale_field<P>(),
                      clip_field<P>()};
  }
};
struct AdaGradParam {
  float lr = 0, epsilon = 1e-7f, wd = 0, rescale_grad = 1, clip_gradient = -1;
  static auto fields() {
    using P = AdaGradParam;
    return std::tuple{lr_field<P>(), epsilon_field<P>(), wd_field<P>(), rescale_field<P>(), clip_field<P>()};
  }
};
struct FtmlParam {
  float lr = 0, beta1 = 0.6f, beta2 = 0.999f;
  double epsilon = 1e-8f;
  int t = 0;
  float wd = 0, rescale_grad = 1, clip_grad = -1;
  static auto fields() {
    using P = FtmlParam;
    return std::tuple{
        lr_field<P>(),
        beta1_field<P>(),
        beta2_field<P>(),
        epsilon_field<P>(),
        field("t", &P::t).required().doc("Number of this step, from 1."),
        wd_field<P>(),
        rescale_field<P>(),
        field("clip_grad", &P::clip_grad).doc("Limit of the gradient's absolute value; negative: no limit.")};
  }
};

MXHUB_OPS {
  declare_update<2, AdamParam>(
      {"adam_update",
       nullptr,
       "One step of Adam, without bias correction. With g = clip(rescale_grad * grad + wd * weight): mean = beta1 * "
       "mean + (1 - beta1) "
       "* g; var = beta2 * var + (1 - beta2) * g^2; weight -= lr * mean / (sqrt(var) + epsilon).",
       {{"mean", "Running mean of the gradient."}, {"var", "Running mean of the squared gradient."}},
       {"_sparse_adam_update"}},
      [](const AdamParam& p, auto tag) { return adam_step<typename decltype(tag)::type>(p, p.lr, p.wd); });
  // Bias correction changes the rate at each step: rates in arrays leave the prepared call as it is.
  declare_multi<MultiAdamParam, 2, false, true>(
      {"preloaded_multi_adam_update", "One step of Adam for many", "adam_update", "mean, variance", "1.10"},
      [](const MultiAdamParam& p, double lr, double wd, auto tag) {
        return adam_step<typename decltype(tag)::type>(p, lr, wd);
      });
  declare_update<1, RmsPropParam>(
      {"rmsprop_update",
       nullptr,
       "One step of RMSProp. With g = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * g^2; "
       "weight -= lr * g / sqrt(n + epsilon).",
       {{"n", "Running mean of the squared gradient."}}},
      [](const RmsPropParam& p, auto tag) {
        using C = typename decltype(tag)::type;
        const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, gamma = p.gamma1, eps = p.epsilon;
        const C limit = p.clip_weights >= 0 ? p.clip_weights : -1;
        return [=](C w, C g, C* s) {
          g = clipped(g + wd * w, clip);
          s[0] = gamma * s[0] + (1 - gamma) * g * g;
          return clipped(w - lr * g / std::sqrt(s[0] + eps), limit);
        };
      });
  declare_update<3, RmsPropAlexParam>({"rmspropalex_update",
                                       nullptr,
                                       "One step of centred RMSProp with momentum. With x = clip(rescale_grad * grad + "
                                       "wd * weight): n = gamma1 * n + (1 - "
                                       "gamma1) * x^2; g = gamma1 * g + (1 - gamma1) * x; delta = gamma2 * delta - lr "
                                       "* x / sqrt(n - g^2 + epsilon); weight += delta.",
                                       {{"n", "Running mean of the squared gradient."},
                                        {"g", "Running mean of the gradient."},
                                        {"delta", "The last update."}}},
                                      [](const RmsPropAlexParam& p, auto tag) {
                                        using C = typename decltype(tag)::type;
                                        const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, g1 = p.gamma1,
                                                g2 = p.gamma2, eps = p.epsilon;
                                        const C limit = p.clip_weights >= 0 ? p.clip_weights : -1;
                                        return [=](C w, C g, C* s) {
                                          g = clipped(g + wd * w, clip);
                                          s[0] = g1 * s[0] + (1 - g1) * g * g;
                                          s[1] = g1 * s[1] + (1 - g1) * g;
                                          s[2] = g2 * s[2] - lr * g / std::sqrt(s[0] - s[1] * s[1] + eps);
                                          return clipped(w + s[2], limit);
                                        };
                                      });
  declare_update<2, FtrlParam>({"ftrl_update",
                                nullptr,
                                "One step of FTRL (follow the regularised leader), which makes weights sparse. With g "
                                "= clip(rescale_grad * grad): z += g - (sqrt(n "
                                "+ g^2) - sqrt(n)) * weight / lr; n += g^2; weight = (sign(z) * lamda1 - z) / ((beta + "
                                "sqrt(n)) / lr + wd) where |z| > "
                                "lamda1, else 0.",
                                {{"z", "The leader's linear term."}, {"n", "Sum of the squared gradients."}},
                                {"_sparse_ftrl_update"}},
                               [](const FtrlParam& p, auto tag) {
                                 using C = typename decltype(tag)::type;
                                 const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, lamda = p.lamda1, beta = p.beta;
                                 return [=](C w, C g, C* s) {
                                   g = clipped(g, clip);
                                   const C n = s[1] + g * g;
                                   const C z = s[0] + g - (std::sqrt(n) - std::sqrt(s[1])) * w / lr;
                                   s[0] = z;
                                   s[1] = n;
                                   const C pull = z > 0 ? lamda - z : -lamda - z;
                                   return std::abs(z) > lamda ? pull / ((beta + std::sqrt(n)) / lr + wd) : C(0);
                                 };
                               });
  declare_update<1, AdaGradParam>(
      {"_sparse_adagrad_update",
       nullptr,
       "One step of AdaGrad. With g = clip(rescale_grad * grad): history += g^2; weight -= lr "
       "* (g / sqrt(history + epsilon) + wd * weight). With a row_sparse gradient, rows that it "
       "does not hold stay as they are.",
       {{"history", "Sum of the squared gradients."}}},
      [](const AdaGradParam& p, auto tag) {
        using C = typename decltype(tag)::type;
        const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, epsilon = p.epsilon;
        return [=](C w, C g, C* s) {
          g = clipped(g, clip);
          s[0] += g * g;
          return w - lr * (g / std::sqrt(s[0] + epsilon) + wd * w);
        };
      });
  declare_update<3, FtmlParam>(
      {"ftml_update",
       nullptr,
       "One step of FTML (follow the moving leader). With g = clip(rescale_grad * grad + wd * weight): v = beta2 * v + "
       "(1 - beta2) * g^2; d' "
       "= (1 - beta1^t) / lr * (sqrt(v / (1 - beta2^t)) + epsilon); z = beta1 * z + (1 - beta1) * g - (d' - beta1 * d) "
       "* "
       "weight; d = d'; weight = -z / d.",
       {{"d", "The leader's scale."},
        {"v", "Running mean of the squared gradient."},
        {"z", "The leader's linear term."}}},
      [](const FtmlParam& p, auto tag) {
        using C = typename decltype(tag)::type;
        const C wd = p.wd, clip = p.clip_grad, b1 = p.beta1, b2 = p.beta2, eps = static_cast<C>(p.epsilon);
        const C scale = static_cast<C>((1 - std::pow(static_cast<double>(p.beta1), p.t)) / p.lr);
        const C correct = static_cast<C>(1 - std::pow(static_cast<double>(p.beta2), p.t));
        return [=](C w, C g, C* s) {
          g = clipped(g + wd * w, clip);
          s[1] = b2 * s[1] + (1 - b2) * g * g;
          const C d = scale * (std::sqrt(s[1] / correct) + eps);
          s[2] = b1 * s[2] + (1 - b1) * g - (d - b1 * s[0]) * w;
          s[0] = d;
          return -s[2] / d;
        };
      });
};

}  // namespace
}  // namespace mxhub::op
