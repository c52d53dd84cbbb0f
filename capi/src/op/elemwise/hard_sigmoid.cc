// hard_sigmoid: a line limited to [0, 1], the cheap relative of the sigmoid.
#include <algorithm>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

struct HardSigmoidParam {
  float alpha = 0.2f, beta = 0.5f;
  static auto fields() {
    return std::tuple{field("alpha", &HardSigmoidParam::alpha).doc("Slope."),
                      field("beta", &HardSigmoidParam::beta).doc("Value at 0.")};
  }
};

Kernel prepare(const HardSigmoidParam& p, const PrepareCtx& c) {
  const DType t = c.in[0].dtype;
  struct Step {
    BinaryLoop loop;
    ScalarBits scalar;
  };
  const Step steps[] = {{binary_loop(BinaryFn::kMul, t), scalar_bits(t, p.alpha)},
                        {binary_loop(BinaryFn::kAdd, t), scalar_bits(t, p.beta)},
                        {binary_loop(BinaryFn::kMaximum, t), scalar_bits(t, 0)},
                        {binary_loop(BinaryFn::kMinimum, t), scalar_bits(t, 1)}};
  const int64_t n = c.in[0].size();
  const auto size = static_cast<int64_t>(dtype_size(t));
  return {[n, size, a = steps[0], b = steps[1], low = steps[2], high = steps[3]](const RunCtx& r) {
    const char* x = r.input<char>(0);
    char* y = r.output<char>(0);
    parallel_for(n, grain_for(4), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; i += 1024) {  // pieces that stay in the first cache
        const Block k = flat_block(std::min<int64_t>(1024, end - i), 1, 0);
        const char* from = x + i * size;
        char* to = y + i * size;
        a.loop(from, a.scalar.bytes, to, k);
        b.loop(to, b.scalar.bytes, to, k);
        low.loop(to, low.scalar.bytes, to, k);
        high.loop(to, high.scalar.bytes, to, k);
      }
    });
  }};
}

Entry compare(const char* op, const Entry& e, double v) { return call(op, {e}, {{"scalar", text(v)}}); }

MXHUB_OP(hard_sigmoid)
    .doc("Piecewise linear approximation of the sigmoid.\n\n    y = min(max(alpha x + beta, 0), 1)")
    .param_struct<HardSigmoidParam>()
    .input("data", "Floating-point values.")
    .output("output", "Same shape and dtype as `data`.")
    .inplace(0, 0)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(prepare)
    .gradient([](const HardSigmoidParam& p, const GradCtx& g) -> std::vector<Entry> {
      const Entry y = g.out(0);
      const Entry inside = mul(compare("_greater_scalar", y, 0), compare("_lesser_scalar", y, 1));
      return {mul(scale(g.ograd(0), p.alpha), inside)};
    })
    .reference([](const HardSigmoidParam& p, const std::vector<Entry>& in) -> std::vector<Entry> {
      return {call("clip", {shift(scale(in[0], p.alpha), p.beta)}, {{"a_min", "0"}, {"a_max", "1"}})};
    })
    .cases(Case("typical").values("data", {5}, {-4, -1, 0, 1.5, 4}), Case("empty").shape("data", {0}),
           Case("steep").shape("data", {2, 3}, -0.1, 0.1).with("alpha", "2").with("beta", "0.4"),
           Case("integers").shape("data", {2}, 0, 5, DType::kInt32).fails(Kind::kType, "data"));

}  // namespace
}  // namespace mxhub::op
