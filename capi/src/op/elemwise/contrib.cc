// Small elementwise operators of contrib: div_sqrt_dim, quadratic, gradientmultiplier.
#include <cmath>

#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

MXHUB_OP(_contrib_div_sqrt_dim)
    .doc("Divides by the square root of the length of the last axis, as attention scores want it.")
    .input("data", "At least one dimension.")
    .output("output", "Same shape and dtype as `data`.")
    .shape([](ShapeCtx& c) {
      c.same();
      if (c.in(0).ndim() == 0) c.bad_input(0, "expected at least one dimension, got shape ()");
    })
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      return scalar_kernel(BinaryFn::kDiv, c.in[0].dtype, c.in[0].dtype,
                           std::sqrt(static_cast<double>(s[s.ndim() - 1])), false, s.size());
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> { return {call("_contrib_div_sqrt_dim", {g.ograd(0)})}; })
    .cases(Case("typical").shape("data", {2, 4}), Case("one").shape("data", {1}),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

struct QuadraticParam {
  float a = 0, b = 0, c = 0;
  static auto fields() {
    return std::tuple{field("a", &QuadraticParam::a).doc("Factor of x^2."),
                      field("b", &QuadraticParam::b).doc("Factor of x."),
                      field("c", &QuadraticParam::c).doc("The constant term.")};
  }
};

MXHUB_OP(_contrib_quadratic)
    .doc("A polynomial of degree two, `a x^2 + b x + c`.")
    .param_struct<QuadraticParam>()
    .input("data", "Values of any shape.")
    .output("output", "Same shape and dtype as `data`.")
    .inplace(0, 0)
    .sparse(SparseRule::kValues)
    .kernel([](const QuadraticParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      return dispatch_all(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        using C = std::conditional_t<std::is_same_v<T, double> || !is_float_type<T>, double, float>;
        return Kernel{[=](const RunCtx& r) {
          const T* x = r.input<T>(0);
          T* y = r.output<T>(0);
          for (int64_t i = 0; i < n; ++i) {
            const C v = static_cast<C>(x[i]);
            y[i] = convert<T>((C(p.a) * v + C(p.b)) * v + C(p.c));
          }
        }};
      });
    })
    .gradient([](const QuadraticParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {mul(g.ograd(0), shift(scale(g.in(0), 2.0 * p.a), p.b))};
    })
    .reference([](const QuadraticParam& p, const std::vector<Entry>& in) -> std::vector<Entry> {
      return {shift(add(scale(call("square", {in[0]}), p.a), scale(in[0], p.b)), p.c)};
    })
    .cases(Case("typical").shape("data", {2, 3}).with("a", "2").with("b", "-1").with("c", "0.5"),
           Case("empty").shape("data", {0}).with("a", "1"),
           Case("bad_factor").shape("data", {2}).with("a", "x").fails(Kind::kArgument, "a"));

struct MultiplierParam {
  double scalar = 1;
  bool is_int = true;
  static auto fields() {
    return std::tuple{field("scalar", &MultiplierParam::scalar).doc("The factor of the gradient."),
                      field("is_int", &MultiplierParam::is_int).doc("Without effect.")};
  }
};

MXHUB_OP(_contrib_gradientmultiplier)
    .doc("A copy whose gradient is multiplied by a number. With a negative number it reverses gradients.")
    .param_struct<MultiplierParam>()
    .input("data", "Values of any shape.")
    .output("output", "Same values.")
    .inplace(0, 0)
    .kernel([](const PrepareCtx& c) { return copy_kernel(c); })
    .gradient([](const MultiplierParam& p, const GradCtx& g) -> std::vector<Entry> {
      return {scale(g.ograd(0), p.scalar)};
    })
    .cases(Case("typical").shape("data", {2, 3}).with("scalar", "-0.5").no_gradient(),
           Case("empty").shape("data", {0}).with("scalar", "2"),
           Case("bad_scalar").shape("data", {2}).with("scalar", "x").fails(Kind::kArgument, "scalar"));

}  // namespace
}  // namespace mxhub::op
