// Activation: the elementwise functions that networks use between layers, chosen by name.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Type { kRelu, kSigmoid, kTanh, kSoftrelu, kSoftsign };

struct ActivationParam {
  int act_type = kRelu;
  static auto fields() {
    return std::tuple{
        field("act_type", &ActivationParam::act_type)
            .required()
            .choices({{"relu", kRelu},
                      {"sigmoid", kSigmoid},
                      {"tanh", kTanh},
                      {"softrelu", kSoftrelu},
                      {"softsign", kSoftsign}})
            .doc("`relu`: max(x, 0); `sigmoid`: 1/(1 + exp(-x)); `tanh`; `softrelu`: log(1 + exp(x)); `softsign`: "
                 "x/(1 + |x|).")};
  }
};

// The operator of the same function; null for softrelu, which has none.
const Op* unary(int type) {
  switch (type) {
    case kRelu:
      return &Op::get("relu");
    case kSigmoid:
      return &Op::get("sigmoid");
    case kTanh:
      return &Op::get("tanh");
    case kSoftsign:
      return &Op::get("softsign");
    default:
      return nullptr;
  }
}

template <class T>
void softrelu(const RunCtx& r, int64_t n) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T* y = r.output<T>(0);
  parallel_for(n, grain_for(15), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const C v = static_cast<C>(x[i]);
      y[i] = static_cast<T>(v > 0 ? v + std::log1p(std::exp(-v)) : std::log1p(std::exp(v)));
    }
  });
}

Kernel prepare(const ActivationParam& p, const PrepareCtx& c) {
  if (const Op* op = unary(p.act_type)) return op->prepare(nullptr, PrepareCtx{*op, c.in, c.out});
  const int64_t n = c.in[0].size();
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[n](const RunCtx& r) { softrelu<T>(r, n); }, 0, static_cast<double>(n) * 10};
  });
}

std::vector<Entry> gradient(const ActivationParam& p, const GradCtx& g) {
  if (const Op* op = unary(p.act_type)) return op->gradient(nullptr, g);
  return {mul(g.ograd(0), call("sigmoid", {g.in(0)}))};
}

MXHUB_OP(Activation)
    .alias({"_npx_activation"})
    .doc("Applies an activation function to each element. `act_type` names the function.")
    .param_struct<ActivationParam>()
    .input("data", "Floating-point values.")
    .output("output", "Same shape as `data`.")
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(prepare)
    .inplace(0, 0)
    .gradient(gradient)
    .example(">>> mx.nd.Activation(mx.nd.array([-1, 2]), act_type='relu').asnumpy()\narray([0., 2.], dtype=float32)")
    .cases(Case("relu").values("data", {4}, {-2, -0.5, 0.5, 3}).with("act_type", "relu"),
           Case("softrelu").shape("data", {2, 3}, -4, 4).with("act_type", "softrelu"),
           Case("large").values("data", {2}, {-200, 200}).with("act_type", "softrelu").no_gradient(),
           Case("unknown").shape("data", {2}).with("act_type", "swish").fails(Kind::kArgument, "act_type"));

}  // namespace
}  // namespace mxhub::op
