// Every case that stands beside an operator: it runs or fails as it says, the kernel agrees with the reference body,
// and the gradient agrees with finite differences.
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "op_runner.h"

namespace mxhub::testing {
namespace {

struct Call {
  Params params;
  std::vector<Tensor> inputs;
};

// The case's parameters and inputs; `wide` turns float32 inputs to float64.
Call build(const Op& op, const Case& c, bool wide) {
  Attrs attrs(c.params.begin(), c.params.end());
  if (op.variadic() && !attrs.count(op.key_var_num_args)) attrs[op.key_var_num_args] = std::to_string(c.inputs.size());
  Call call;
  call.params = op.params.parse(op.name, attrs);
  const auto names = op.input_names(call.params.get());
  std::mt19937_64 random(std::hash<std::string>{}(op.name + c.name));
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    const Case::Input& given = c.inputs[i];
    const DType type = wide && given.dtype == DType::kFloat32 ? DType::kFloat64 : given.dtype;
    Tensor t = Tensor::empty({given.shape, type});
    std::uniform_real_distribution<double> draw(given.low, given.high);
    for (int64_t k = 0; k < t.desc.size(); ++k)
      t.set(k, given.values.empty() ? (is_float(type) ? draw(random) : std::floor(draw(random)))
                                    : given.values[static_cast<size_t>(k) % given.values.size()]);
    call.inputs.push_back(std::move(t));
  }
  // Inputs may be listed in any order.
  if (!op.variadic() && names.size() == c.inputs.size()) {
    std::vector<Tensor> ordered(names.size());
    for (size_t i = 0; i < names.size(); ++i)
      for (size_t k = 0; k < c.inputs.size(); ++k)
        if (c.inputs[k].name == names[i]) ordered[i] = call.inputs[k];
    for (const Tensor& t : ordered)
      if (!t.data) return call;
    call.inputs = std::move(ordered);
  }
  return call;
}

bool near(double a, double b, double relative, double absolute) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) == std::isnan(b);
  if (std::isinf(a) || std::isinf(b)) return a == b;
  return std::fabs(a - b) <= absolute + relative * std::max(std::fabs(a), std::fabs(b));
}

Entry variable(const std::string& name, const Tensor& value, Known* known) {
  auto node = std::make_shared<Node>();
  node->name = name;
  known->emplace(node.get(), std::vector<Tensor>{value});
  return Entry{std::move(node), 0};
}

// The sum of all visible outputs, each weighted by the given numbers.
double objective(const Op& op, const Params& params, const std::vector<Tensor>& inputs,
                 const std::vector<Tensor>& weights) {
  const auto outputs = run_op(op, params, inputs);
  double sum = 0;
  for (size_t o = 0; o < weights.size(); ++o)
    for (int64_t i = 0; i < weights[o].desc.size(); ++i) sum += outputs[o].at(i) * weights[o].at(i);
  return sum;
}

// Whether an input is used as positions: whole numbers whose gradient is zero. Moving them a little means nothing.
bool is_index(const Tensor& input, const Tensor& gradient) {
  if (input.desc.shape != gradient.desc.shape) return false;
  for (int64_t i = 0; i < input.desc.size(); ++i)
    if (input.at(i) != std::floor(input.at(i)) || gradient.at(i) != 0) return false;
  return true;
}

// Empty when the gradient agrees with central differences, else what differs.
std::string compare_gradient(const Op& op, const Call& call, bool wide) {
  std::mt19937_64 random(99);
  std::uniform_real_distribution<double> draw(0.5, 1.5);
  const auto outputs = run_op(op, call.params, call.inputs);
  const int visible = op.num_visible(call.params.get());
  Known known;
  auto node = std::make_shared<Node>();
  node->op = &op;
  node->name = "case";
  node->params = call.params;
  for (size_t i = 0; i < call.inputs.size(); ++i)
    node->inputs.push_back(variable("in" + std::to_string(i), call.inputs[i], &known));
  known.emplace(node.get(), outputs);
  std::vector<Tensor> weights;
  std::vector<Entry> heads(outputs.size());
  for (int o = 0; o < visible; ++o) {
    if (!is_float(outputs[o].desc.dtype)) return "";
    Tensor w = Tensor::empty(outputs[o].desc);
    for (int64_t i = 0; i < w.desc.size(); ++i) w.set(i, draw(random));
    heads[o] = variable("head" + std::to_string(o), w, &known);
    weights.push_back(std::move(w));
  }
  const std::vector<Entry> gradients = op.gradient(call.params.get(), GradCtx(node, heads));
  if (gradients.size() != call.inputs.size()) return cat("gradients: ", gradients.size(), " for the inputs given");
  const double step = wide ? 1e-5 : 1e-2, relative = wide ? 1e-4 : 3e-2, absolute = wide ? 1e-5 : 1e-2;
  for (size_t i = 0; i < call.inputs.size(); ++i) {
    if (!gradients[i] || !is_float(call.inputs[i].desc.dtype)) continue;
    const Tensor got = evaluate(gradients[i], &known);
    if (is_index(call.inputs[i], got)) continue;
    if (got.desc.shape != call.inputs[i].desc.shape)
      return cat("input ", i, ": gradient of shape ", got.desc.shape, " for ", call.inputs[i].desc.shape);
    const int64_t size = got.desc.size(), probes = std::min<int64_t>(size, 12);
    for (int64_t k = 0; k < probes; ++k) {
      const int64_t at = size <= 12 ? k : static_cast<int64_t>(random() % static_cast<uint64_t>(size));
      std::vector<Tensor> moved(call.inputs);
      moved[i] = call.inputs[i].clone();
      const double x = moved[i].at(at);
      moved[i].set(at, x + step);
      const double up = moved[i].at(at), high = objective(op, call.params, moved, weights);
      moved[i].set(at, x - step);
      const double expected = (high - objective(op, call.params, moved, weights)) / (up - moved[i].at(at));
      if (!near(got.at(at), expected, relative, absolute))
        return cat("input ", i, " element ", at, ": gradient ", got.at(at), ", finite difference ", expected);
    }
  }
  return "";
}

// Runs `check` for every case that is not meant to fail; what it returns or throws is a failure.
template <class F>
int for_good_cases(const F& check) {
  int count = 0;
  for (const Op* op : Op::all())
    for (const Case& c : op->cases) {
      if (c.fail_kind != Kind::kNone) continue;
      std::string wrong;
      bool wanted = true;
      try {
        wanted = check(*op, c, &wrong);
      } catch (const Error& e) {
        wrong = e.what();
      }
      count += wanted ? 1 : 0;
      CHECK_MESSAGE(wrong.empty(), op->name, " / ", c.name, ": ", wrong);
    }
  return count;
}

TEST_CASE("operators: every case runs") {
  const int count = for_good_cases([](const Op& op, const Case& c, std::string*) {
    const Call call = build(op, c, false);
    run_op(op, call.params, call.inputs);
    return true;
  });
  CHECK(count > 0);
  MESSAGE("cases run: ", count);
}

TEST_CASE("operators: bad cases fail with the kind and the argument they announce") {
  for (const Op* op : Op::all())
    for (const Case& c : op->cases) {
      if (c.fail_kind == Kind::kNone) continue;
      INFO(op->name, " / ", c.name);
      try {
        const Call call = build(*op, c, false);
        run_op(*op, call.params, call.inputs);
        FAIL_CHECK("no error");
      } catch (const Error& e) {
        INFO(std::string(e.what()));
        CHECK(std::string(kind_name(e.kind())) == kind_name(c.fail_kind));
        CHECK(e.op() == op->name);
        if (!c.fail_argument.empty()) CHECK(e.argument() == c.fail_argument);
      }
    }
}

TEST_CASE("operators: kernels agree with their reference bodies") {
  const int count = for_good_cases([](const Op& op, const Case& c, std::string* wrong) {
    if (!op.reference || op.random) return false;
    const Call call = build(op, c, false);
    // Numbers inside a reference body take the type of what they meet, so integers would compare something else.
    for (const Tensor& t : call.inputs)
      if (!is_float(t.desc.dtype)) return false;
    const auto outputs = run_op(op, call.params, call.inputs);
    Known known;
    std::vector<Entry> inputs;
    for (size_t i = 0; i < call.inputs.size(); ++i)
      inputs.push_back(variable("in" + std::to_string(i), call.inputs[i], &known));
    const auto reference = op.reference(call.params.get(), inputs);
    for (size_t o = 0; o < reference.size() && wrong->empty(); ++o) {
      const Tensor expected = evaluate(reference[o], &known);
      if (expected.desc.shape != outputs[o].desc.shape)
        *wrong = cat("output ", o, ": shape ", outputs[o].desc.shape, ", reference ", expected.desc.shape);
      for (int64_t i = 0; i < expected.desc.size() && wrong->empty(); ++i)
        if (!near(outputs[o].at(i), expected.at(i), 1e-4, 1e-5))
          *wrong = cat("output ", o, " element ", i, ": ", outputs[o].at(i), ", reference ", expected.at(i));
    }
    return true;
  });
  CHECK(count > 0);
  MESSAGE("cases compared: ", count);
}

TEST_CASE("operators: gradients agree with finite differences") {
  const int count = for_good_cases([](const Op& op, const Case& c, std::string* wrong) {
    if (!op.gradient || op.random || !c.check_gradient) return false;
    try {
      *wrong = compare_gradient(op, build(op, c, true), true);
    } catch (const Error&) {  // a kernel, or its backward, that knows only 32-bit floats
      *wrong = compare_gradient(op, build(op, c, false), false);
    }
    return true;
  });
  CHECK(count > 0);
  MESSAGE("cases checked: ", count);
}

}  // namespace
}  // namespace mxhub::testing
