// _contrib_group_adagrad_update: AdaGrad with one history value for each row of the weight.
#include "op/optimizer/update.h"

namespace mxhub::op {
namespace {

struct GroupAdaGradParam {
  float lr = 0, rescale_grad = 1, clip_gradient = -1, epsilon = 1e-5f;
  static auto fields() {
    using P = GroupAdaGradParam;
    return std::tuple{lr_field<P>(), rescale_field<P>(), clip_field<P>(), epsilon_field<P>()};
  }
};

template <class T>
void update(const GroupAdaGradParam& p, int64_t rows, int64_t width, const RunCtx& r) {
  using C = Compute<T>;
  const T *weight = r.input<T>(0), *grad = r.input<T>(1);
  T *history = r.mutable_input<T>(2), *out = r.output<T>(0);
  parallel_for(rows, grain_for(width * 4), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const auto gradient = [&](int64_t k) {
        return clipped(static_cast<C>(p.rescale_grad) * static_cast<C>(grad[k]), static_cast<C>(p.clip_gradient));
      };
      double squares = 0;
      for (int64_t k = i * width; k < (i + 1) * width; ++k) squares += static_cast<double>(gradient(k) * gradient(k));
      const C h = static_cast<C>(history[i]) + (width ? static_cast<C>(squares / static_cast<double>(width)) : C(0));
      history[i] = static_cast<T>(h);
      const C root = std::sqrt(h + static_cast<C>(p.epsilon));
      // A row without a gradient stays, also where a history and epsilon of 0 would make it 0 / 0.
      for (int64_t k = i * width; k < (i + 1) * width; ++k) {
        const C g = gradient(k);
        out[k] = static_cast<T>(static_cast<C>(weight[k]) - (g == 0 ? C(0) : static_cast<C>(p.lr) * g / root));
      }
    }
  });
}

MXHUB_OP(_contrib_group_adagrad_update)
    .doc(
        "One step of AdaGrad that scales whole rows. With g = clip(rescale_grad * grad): history += mean(g^2) of each "
        "row; weight -= lr * g / sqrt(history + epsilon). Rows whose gradient is zero do not change.")
    .param_struct<GroupAdaGradParam>()
    .input("weight", "The weight, at least two dimensions.")
    .input("grad", "Its gradient, of the same shape.")
    .mutated_input("history", "One number for each row, shape (rows, 1, ...). Updated in place.")
    .output("output", "The new weight; give the old one as the output to update it in place.")
    .inplace(0, 0)
    .shape([](const GroupAdaGradParam&, ShapeCtx& c) {
      Shape s = c.in(0);
      merge_shape(&s, c.in(1));
      merge_shape(&s, c.out(0));
      if (!s.ndim_known()) return;
      if (s.ndim() < 2) c.bad_input(0, cat("expected at least two dimensions, got ", s));
      c.set_in(0, s);
      c.set_in(1, s);
      c.set_out(0, s);
      const Shape wanted = Shape::of(s.ndim(), 1).with(0, s[0]);
      Shape h = c.in(2);
      if (!merge_shape(&h, wanted)) c.bad_input(2, cat("expected shape ", wanted, ", got ", c.in(2)));
      c.set_in(2, h);
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const GroupAdaGradParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      const int64_t rows = s[0], width = s.size(1, s.ndim());
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { update<T>(p, rows, width, r); }};
      });
    })
    .cases(Case("typical")
               .shape("weight", {3, 4})
               .shape("grad", {3, 4})
               .shape("history", {3, 1}, 0.5, 1)
               .with("lr", "0.1")
               .no_gradient(),
           Case("clipped")
               .shape("weight", {2, 2, 3})
               .shape("grad", {2, 2, 3})
               .shape("history", {2, 1, 1}, 0.5, 1)
               .with("lr", "0.1")
               .with("clip_gradient", "0.3")
               .no_gradient(),
           Case("history")
               .shape("weight", {3, 4})
               .shape("grad", {3, 4})
               .shape("history", {4, 1})
               .with("lr", "1")
               .fails(Kind::kShape, "history"));

}  // namespace
}  // namespace mxhub::op
