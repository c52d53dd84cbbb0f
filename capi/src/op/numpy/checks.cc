// Questions about whole arrays: _npi_share_memory, _npx_constraint_check.
#include <algorithm>

#include "op/numpy/common.h"

namespace mxhub::op {
namespace {

MXHUB_OP(_npi_share_memory)
    .since("1.6")
    .doc("Whether two arrays have memory in common.")
    .input("a", "Any array.")
    .input("b", "Any array.")
    .output("output", "One boolean, without dimensions.")
    .shape([](ShapeCtx& c) { c.set_out(0, Shape::of(0)); })
    .dtype([](TypeCtx& c) { c.set_out(0, DType::kBool); })
    .kernel([](const PrepareCtx& c) {
      const size_t a = c.in[0].bytes(), b = c.in[1].bytes();
      return Kernel{[a, b](const RunCtx& r) {
        const char *p = r.input<char>(0), *q = r.input<char>(1);
        *r.output<bool>(0) = a && b && p < q + b && q < p + a;
      }};
    })
    .zero_gradient()
    .cases(Case("two").shape("a", {2}).shape("b", {3}).no_gradient(),
           Case("empty").shape("a", {0}).shape("b", {3}).no_gradient());

struct ConstraintParam {
  std::string msg = "Constraint violated.";
  static auto fields() {
    return std::tuple{field("msg", &ConstraintParam::msg).doc("What the error says when an element is zero.")};
  }
};

MXHUB_OP(_npx_constraint_check)
    .since("1.7")
    .doc("True if no element is zero; an error with a given text otherwise.")
    .param_struct<ConstraintParam>()
    .input("input", "What must hold.")
    .output("output", "One boolean, without dimensions.")
    .shape([](const ConstraintParam&, ShapeCtx& c) { c.set_out(0, Shape::of(0)); })
    .dtype([](const ConstraintParam&, TypeCtx& c) { c.set_out(0, DType::kBool); })
    .kernel([](const ConstraintParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      return dispatch_all(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[n, p](const RunCtx& r) {
          const T* x = r.input<T>(0);
          if (std::any_of(x, x + n, [](T v) { return static_cast<Compute<T>>(v) == Compute<T>(0); }))
            fail(Kind::kArgument, "_npx_constraint_check", "input", p.msg);
          *r.output<bool>(0) = true;
        }};
      });
    })
    .zero_gradient()
    .cases(Case("holds").values("input", {2}, {1, 1}, DType::kBool).no_gradient(),
           Case("empty").shape("input", {0}).no_gradient(),
           Case("violated").values("input", {2}, {1, 0}).fails(Kind::kArgument, "input"));

}  // namespace
}  // namespace mxhub::op
