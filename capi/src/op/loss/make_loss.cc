// MakeLoss: marks an expression as a loss, so that its gradient is a constant.
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

enum Normalization { kNull = 0, kBatch = 1, kValid = 2 };

struct MakeLossParam {
  float grad_scale = 1, valid_thresh = 0;
  int normalization = kNull;
  static auto fields() {
    return std::tuple{
        field("grad_scale", &MakeLossParam::grad_scale).doc("The gradient, before it is normalised."),
        field("valid_thresh", &MakeLossParam::valid_thresh)
            .doc("With `normalization='valid'`, values above this count as valid."),
        field("normalization", &MakeLossParam::normalization)
            .choices({{"null", kNull}, {"batch", kBatch}, {"valid", kValid}})
            .doc("What the gradient is divided by: nothing, the length of the first axis, or the number of valid "
                 "values.")};
  }
};

MXHUB_OP(MakeLoss)
    .doc("Identity whose gradient is a constant, whatever flows in. With it an expression becomes a loss of its own.")
    .param_struct<MakeLossParam>()
    .input("data", "The loss.")
    .output("output", "Same values as `data`.")
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .inplace(0, 0)
    .gradient([](const MakeLossParam&, const GradCtx& g) { return g.fused("_backward_MakeLoss", {g.in(0)}); })
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(),
           Case("batch").shape("data", {2, 3}).with("normalization", "batch").no_gradient(),
           Case("integers").shape("data", {2}, 0, 5, DType::kInt32).fails(Kind::kType, "data"));

MXHUB_OP(_backward_MakeLoss)
    .hidden()
    .doc("Gradient of MakeLoss.")
    .param_struct<MakeLossParam>()
    .input("data")
    .output("grad")
    .kernel([](const MakeLossParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size(), batch = c.in[0].shape.ndim() > 0 ? c.in[0].shape[0] : 1;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) {
          const T* x = r.input<T>(0);
          T* out = r.output<T>(0);
          double divisor = 1;
          if (p.normalization == kBatch) divisor = static_cast<double>(batch);
          if (p.normalization == kValid) {
            int64_t valid = 0;
            for (int64_t i = 0; i < n; ++i)
              valid += static_cast<Compute<T>>(x[i]) > static_cast<Compute<T>>(p.valid_thresh);
            divisor = static_cast<double>(std::max<int64_t>(valid, 1));
          }
          const T g = static_cast<T>(static_cast<Compute<T>>(p.grad_scale / divisor));
          for (int64_t i = 0; i < n; ++i) out[i] = g;
        }};
      });
    })
    .zero_gradient();

}  // namespace
}  // namespace mxhub::op
