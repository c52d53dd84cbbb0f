// Stochastic gradient descent for many weights at once, with rates as numbers or in arrays; LARS rates; reset_arrays.
#include "op/optimizer/multi.h"
#include "op/optimizer/sgd.h"

namespace mxhub::op {
namespace {

struct MultiSgdParam {
  std::vector<float> lrs, wds;
  float rescale_grad = 1, clip_gradient = -1;
  int num_weights = 1;
  static constexpr float momentum = 0;
  static auto fields() {
    using P = MultiSgdParam;
    return std::tuple{lrs_field<P>(), wds_field<P>(), rescale_field<P>(), clip_field<P>(), num_weights_field<P>()};
  }
};
struct MultiSgdMomParam {
  std::vector<float> lrs, wds;
  float momentum = 0, rescale_grad = 1, clip_gradient = -1;
  int num_weights = 1;
  static auto fields() {
    using P = MultiSgdMomParam;
    return std::tuple{lrs_field<P>(),     wds_field<P>(),  momentum_field<P>(),
                      rescale_field<P>(), clip_field<P>(), num_weights_field<P>()};
  }
};
struct PreloadedSgdParam {
  float rescale_grad = 1, clip_gradient = -1;
  int num_weights = 1;
  static constexpr float momentum = 0;
  static auto fields() {
    using P = PreloadedSgdParam;
    return std::tuple{rescale_field<P>(), clip_field<P>(), num_weights_field<P>()};
  }
};
struct PreloadedSgdMomParam {
  float momentum = 0, rescale_grad = 1, clip_gradient = -1;
  int num_weights = 1;
  static auto fields() {
    using P = PreloadedSgdMomParam;
    return std::tuple{momentum_field<P>(), rescale_field<P>(), clip_field<P>(), num_weights_field<P>()};
  }
};

template <class P, int S, bool kMaster, bool kPreloaded>
void declare_sgd(const char* name) {
  MultiText text{name,
                 std::string("One step of stochastic gradient descent") + (S ? " with momentum" : "") + " for many",
                 S ? "sgd_mom_update" : "sgd_update", S ? "momentum" : ""};
  declare_multi<P, S, kMaster, kPreloaded>(text, [](const P& p, double lr, double wd, auto tag) {
    using C = typename decltype(tag)::type;
    if constexpr (S == 0)
      return sgd_step<C>(lr, wd, p.clip_gradient);
    else
      return sgd_mom_step<C>(lr, wd, p.clip_gradient, p.momentum);
  });
}

MXHUB_OPS {
  declare_sgd<MultiSgdParam, 0, false, false>("multi_sgd_update");
  declare_sgd<MultiSgdMomParam, 1, false, false>("multi_sgd_mom_update");
  declare_sgd<MultiSgdParam, 0, true, false>("multi_mp_sgd_update");
  declare_sgd<MultiSgdMomParam, 1, true, false>("multi_mp_sgd_mom_update");
  declare_sgd<PreloadedSgdParam, 0, false, true>("preloaded_multi_sgd_update");
  declare_sgd<PreloadedSgdMomParam, 1, false, true>("preloaded_multi_sgd_mom_update");
  declare_sgd<PreloadedSgdParam, 0, true, true>("preloaded_multi_mp_sgd_update");
  declare_sgd<PreloadedSgdMomParam, 1, true, true>("preloaded_multi_mp_sgd_mom_update");
};

struct LarsParam {
  float eta = 0, eps = 0, rescale_grad = 1;
  static auto fields() {
    using P = LarsParam;
    return std::tuple{field("eta", &P::eta).required().doc("Trust coefficient."),
                      field("eps", &P::eps).required().doc("Small number that keeps the division finite."),
                      rescale_field<P>()};
  }
};

MXHUB_OP(multi_lars)
    .doc(
        "Learning rates by the LARS rule. new_lr = lr * eta * |w| / (rescale_grad * |g| + wd * |w| + eps) where both "
        "norms are positive, "
        "else lr.")
    .param_struct<LarsParam>()
    .input("lrs", "Learning rates.")
    .input("weights_sum_sq", "Sum of squares of each weight.")
    .input("grads_sum_sq", "Sum of squares of each gradient.")
    .input("wds", "Weight decays.")
    .output("output", "The new learning rates.")
    .inplace(0, 0)
    .kernel([](const LarsParam& p, const PrepareCtx& c) {
      const int64_t n = c.out[0].size();
      return dispatch_float(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        using C = Compute<T>;
        return Kernel{[=](const RunCtx& r) {
                        const T *lr = r.input<T>(0), *w2 = r.input<T>(1), *g2 = r.input<T>(2), *wd = r.input<T>(3);
                        for (int64_t i = 0; i < n; ++i) {
                          const C w = std::sqrt(static_cast<C>(w2[i])),
                                  g = std::sqrt(static_cast<C>(g2[i])) * static_cast<C>(p.rescale_grad);
                          C rate = static_cast<C>(lr[i]);
                          if (w > 0 && g > 0)
                            rate = rate * static_cast<C>(p.eta) * w /
                                   (g + static_cast<C>(wd[i]) * w + static_cast<C>(p.eps));
                          r.output<T>(0)[i] = static_cast<T>(rate);
                        }
                      },
                      0, static_cast<double>(n) * 10};
      });
    })
    .cases(Case("typical")
               .shape("lrs", {3}, 0.1, 1)
               .shape("weights_sum_sq", {3}, 0.1, 1)
               .shape("grads_sum_sq", {3}, 0.1, 1)
               .shape("wds", {3}, 0, 0.1)
               .with("eta", "0.1")
               .with("eps", "1e-8")
               .no_gradient(),
           Case("zero")
               .shape("lrs", {1}, 0.1, 1)
               .values("weights_sum_sq", {1}, {0})
               .shape("grads_sum_sq", {1}, 0.1, 1)
               .shape("wds", {1})
               .with("eta", "0.1")
               .with("eps", "0")
               .no_gradient(),
           Case("clash")
               .shape("lrs", {3})
               .shape("weights_sum_sq", {2})
               .shape("grads_sum_sq", {3})
               .shape("wds", {3})
               .with("eta", "1")
               .with("eps", "1")
               .fails(Kind::kShape, "weights_sum_sq"));

struct ResetParam {
  int num_arrays = 0;
  static auto fields() {
    return std::tuple{
        field("num_arrays", &ResetParam::num_arrays).required().at_least(1).doc("Number of arrays.").tag("count")};
  }
};

MXHUB_OP(reset_arrays)
    .doc("Sets many arrays to zero in place.")
    .param_struct<ResetParam>()
    .variadic("data", "", "The arrays; each is written.")
    .num_inputs([](const ResetParam& p) { return p.num_arrays; })
    .input_names([](const ResetParam& p) { return numbered(p.num_arrays); })
    .num_outputs([](const ResetParam&) { return 0; })
    .mutated([](const ResetParam& p) { return state_inputs(1, p.num_arrays, 0); })
    .shape([](ShapeCtx&) {})
    .dtype([](TypeCtx&) {})
    .kernel([](const PrepareCtx& c) {
      std::vector<size_t> bytes;
      double cost = 0;
      for (const Desc& d : c.in) {
        bytes.push_back(d.bytes());
        cost += static_cast<double>(bytes.back()) / 16;
      }
      return Kernel{[bytes](const RunCtx& r) {
                      for (size_t i = 0; i < bytes.size(); ++i)
                        if (bytes[i]) std::memset(r.mutable_input<char>(static_cast<int>(i)), 0, bytes[i]);
                    },
                    0, cost};
    })
    .cases(Case("typical").shape("arg0", {2, 3}).shape("arg1", {4}).with("num_arrays", "2").no_gradient(),
           Case("empty").shape("arg0", {0}).with("num_arrays", "1").no_gradient(),
           Case("none").with("num_arrays", "0").fails(Kind::kArgument, "num_arrays"));

}  // namespace
}  // namespace mxhub::op
