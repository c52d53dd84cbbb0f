// Building graph nodes in gradients and reference bodies.
#include "op/build.h"

namespace mxhub::op {

Entry call(const Op& op, std::vector<Entry> inputs, Params params) {
  auto node = std::make_shared<Node>();
  node->op = &op;
  node->params = std::move(params);
  node->inputs = std::move(inputs);
  return Entry{std::move(node), 0};
}

Entry call(const char* name, std::vector<Entry> inputs, const Attrs& attrs) {
  const Op& op = Op::get(name);
  if (op.variadic() && !attrs.count(op.key_var_num_args)) {
    Attrs counted = attrs;
    counted[op.key_var_num_args] = std::to_string(inputs.size());
    return call(op, std::move(inputs), op.params.parse(op.name, counted));
  }
  return call(op, std::move(inputs), op.params.parse(op.name, attrs));
}

Entry add(const Entry& a, const Entry& b) { return call("elemwise_add", {a, b}); }
Entry sub(const Entry& a, const Entry& b) { return call("elemwise_sub", {a, b}); }
Entry mul(const Entry& a, const Entry& b) { return call("elemwise_mul", {a, b}); }
Entry div(const Entry& a, const Entry& b) { return call("elemwise_div", {a, b}); }
Entry scale(const Entry& a, double s) { return call("_mul_scalar", {a}, {{"scalar", text(s)}}); }
Entry shift(const Entry& a, double s) { return call("_plus_scalar", {a}, {{"scalar", text(s)}}); }
Entry negative(const Entry& a) { return call("negative", {a}); }
Entry zeros_like(const Entry& a) { return call("zeros_like", {a}); }
Entry ones_like(const Entry& a) { return call("ones_like", {a}); }

std::string text(double v) { return detail::print_double(v); }
std::string text(int64_t v) { return std::to_string(v); }
std::string text(const Shape& s) {
  // As a parameter, where -1 may be a code; `str` writes unknown dimensions as "?".
  if (!s.ndim_known()) return "None";
  std::string r = "(";
  for (int i = 0; i < s.ndim(); ++i) r += (i ? ", " : "") + std::to_string(s[i]);
  return r + (s.ndim() == 1 ? ",)" : ")");
}

}  // namespace mxhub::op
