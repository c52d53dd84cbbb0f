// Stochastic gradient descent: plain, with momentum, with Nesterov's momentum, and by the gradient's sign.
#include "op/optimizer/sgd.h"

namespace mxhub::op {
namespace {

struct SgdParam {
  float lr = 0, wd = 0, rescale_grad = 1, clip_gradient = -1;
  bool lazy_update = true;
  static auto fields() {
    using P = SgdParam;
    return std::tuple{lr_field<P>(), wd_field<P>(), rescale_field<P>(), clip_field<P>(), lazy_field<P>()};
  }
};
struct SgdMomParam {
  float lr = 0, momentum = 0, wd = 0, rescale_grad = 1, clip_gradient = -1;
  bool lazy_update = true;
  static auto fields() {
    using P = SgdMomParam;
    return std::tuple{lr_field<P>(),      momentum_field<P>(), wd_field<P>(),
                      rescale_field<P>(), clip_field<P>(),     lazy_field<P>()};
  }
};
struct NagParam {
  float lr = 0, momentum = 0, wd = 0, rescale_grad = 1, clip_gradient = -1;
  static auto fields() {
    using P = NagParam;
    return std::tuple{lr_field<P>(), momentum_field<P>(), wd_field<P>(), rescale_field<P>(), clip_field<P>()};
  }
};
struct SignSgdParam {
  float lr = 0, wd = 0, rescale_grad = 1, clip_gradient = -1;
  static auto fields() {
    using P = SignSgdParam;
    return std::tuple{lr_field<P>(), wd_field<P>(), rescale_field<P>(), clip_field<P>()};
  }
};
struct SignumParam {
  float lr = 0, momentum = 0, wd = 0, rescale_grad = 1, clip_gradient = -1, wd_lh = 0;
  static auto fields() {
    using P = SignumParam;
    return std::tuple{
        lr_field<P>(),
        momentum_field<P>(),
        wd_field<P>(),
        rescale_field<P>(),
        clip_field<P>(),
        field("wd_lh", &P::wd_lh).doc("Weight decay that acts on the weight itself and not on its gradient.")};
  }
};

template <class C>
C sign_of(C v) {
  return static_cast<C>((v > 0) - (v < 0));
}

MXHUB_OPS {
  declare_update<0, SgdParam>(
      {"sgd_update",
       "mp_sgd_update",
       "One step of stochastic gradient descent. weight -= lr * (clip(rescale_grad * grad) + wd * weight).",
       {},
       {"_sparse_sgd_update"}},
      [](const SgdParam& p, auto tag) { return sgd_step<typename decltype(tag)::type>(p.lr, p.wd, p.clip_gradient); });
  declare_update<1, SgdMomParam>({"sgd_mom_update",
                                  "mp_sgd_mom_update",
                                  "One step of stochastic gradient descent with momentum. mom = momentum * mom - lr * "
                                  "(clip(rescale_grad * grad) + "
                                  "wd * weight); weight += mom.",
                                  {{"mom", "The momentum."}},
                                  {"_sparse_sgd_mom_update"}},
                                 [](const SgdMomParam& p, auto tag) {
                                   return sgd_mom_step<typename decltype(tag)::type>(p.lr, p.wd, p.clip_gradient,
                                                                                     p.momentum);
                                 });
  // The mixed-precision form of 1.9.1 let the momentum decay the weight after its update; ours agrees with the plain
  // form.
  declare_update<1, NagParam>({"nag_mom_update",
                               "mp_nag_mom_update",
                               "One step of Nesterov's accelerated gradient. With g = clip(rescale_grad * grad) + wd * "
                               "weight: mom = momentum * mom - "
                               "lr * g; weight += momentum * mom - lr * g.",
                               {{"mom", "The momentum."}}},
                              [](const NagParam& p, auto tag) {
                                using C = typename decltype(tag)::type;
                                const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, momentum = p.momentum;
                                return [=](C w, C g, C* s) {
                                  g = clipped(g, clip) + wd * w;
                                  s[0] = momentum * s[0] - lr * g;
                                  return w + momentum * s[0] - lr * g;
                                };
                              });
  declare_update<0, SignSgdParam>({"signsgd_update",
                                   nullptr,
                                   "One step by the sign of the gradient. weight -= lr * (sign(grad) + wd * weight).",
                                   {}},
                                  [](const SignSgdParam& p, auto tag) {
                                    using C = typename decltype(tag)::type;
                                    const C lr = p.lr, wd = p.wd;
                                    return [=](C w, C g, C*) { return (1 - lr * wd) * w - lr * sign_of(g); };
                                  });
  declare_update<1, SignumParam>({"signum_update",
                                  nullptr,
                                  "One step by the sign of the momentum. mom = momentum * mom - (1 - momentum) * "
                                  "(clip(rescale_grad * grad) + wd * "
                                  "weight); weight = (1 - lr * wd_lh) * weight + lr * sign(mom).",
                                  {{"mom", "The momentum."}}},
                                 [](const SignumParam& p, auto tag) {
                                   using C = typename decltype(tag)::type;
                                   const C lr = p.lr, wd = p.wd, clip = p.clip_gradient, momentum = p.momentum,
                                           lh = p.wd_lh;
                                   return [=](C w, C g, C* s) {
                                     s[0] = momentum * s[0] - (1 - momentum) * (clipped(g, clip) + wd * w);
                                     return (1 - lr * lh) * w + lr * sign_of(s[0]);
                                   };
                                 });
};

}  // namespace
}  // namespace mxhub::op
