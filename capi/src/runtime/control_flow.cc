// The operators of control flow: _foreach, _while_loop and _cond, and those that stand in their gradients.
#include "runtime/control_flow.h"

#include <algorithm>
#include <mutex>

#include "autograd/mode.h"

namespace mxhub {
namespace {
// What follows from an operator's parameters and graphs, made when it is first asked for.
template <class T>
struct Once {
  std::mutex mutex;
  std::shared_ptr<const T> value;
  template <class F>
  std::shared_ptr<const T> get(const F& make) {
    std::lock_guard<std::mutex> guard(mutex);
    if (!value) value = make();
    return value;
  }
};
template <class T>
using OncePtr = std::shared_ptr<Once<T>>;

using Locations = std::vector<int64_t>;

// One of the operator's inputs.
int checked(const std::string& op, const char* field, int64_t value, int64_t count) {
  if (value < 0 || value >= count) fail(Kind::kArgument, op, field, "expected numbers below ", count, ", got ", value);
  return static_cast<int>(value);
}

struct ForeachParam : WithSubgraphs {
  int num_args = 0, num_outputs = 0, num_out_data = 0;
  Locations in_state_locs, in_data_locs, remain_locs;
  OncePtr<Loop> made = std::make_shared<Once<Loop>>();
  static auto fields() {
    return std::tuple{
        field("num_args", &ForeachParam::num_args).required().at_least(1).doc("Number of inputs, with the body."),
        field("num_outputs", &ForeachParam::num_outputs).required().at_least(0).doc("Number of outputs of the body."),
        field("num_out_data", &ForeachParam::num_out_data)
            .required()
            .at_least(0)
            .doc("How many of them are stacked; the others are states."),
        field("in_state_locs", &ForeachParam::in_state_locs)
            .required()
            .doc("For each state its place among the body's variables."),
        field("in_data_locs", &ForeachParam::in_data_locs)
            .required()
            .doc("For each array to slice its place among the body's variables."),
        field("remain_locs", &ForeachParam::remain_locs)
            .required()
            .doc("For each other array its place among the body's variables.")};
  }
};

LoopPtr make_foreach(const ForeachParam& p) {
  static const std::string op = "_foreach";
  Loop l;
  l.body = p.graphs[0];
  l.num_stacked = p.num_out_data;
  l.num_inputs = p.num_args - 1;
  const auto count = static_cast<int64_t>(l.body->variables.size());
  std::vector<bool> placed(l.body->variables.size());
  l.uses.resize(placed.size());
  int input = 0;
  const auto take = [&](const char* field, const Locations& places, Loop::Use::Kind kind) {
    for (const int64_t place : places) {
      const int variable = checked(op, field, place, count);
      if (placed[variable])
        fail(Kind::kArgument, op, field, "expected each variable of the body once, got ", place, " twice");
      placed[variable] = true;
      Loop::Use found{kind, input};
      if (kind == Loop::Use::kSlice) {
        found.which = static_cast<int>(l.slices.size());
        l.slices.push_back(input);
      } else if (kind == Loop::Use::kState) {
        found.which = static_cast<int>(l.states.size());
        l.states.push_back(input);
      }
      l.uses[variable] = found;
      ++input;
    }
  };
  take("in_data_locs", p.in_data_locs, Loop::Use::kSlice);
  take("in_state_locs", p.in_state_locs, Loop::Use::kState);
  take("remain_locs", p.remain_locs, Loop::Use::kWhole);
  if (input != l.num_inputs)
    fail(Kind::kArgument, op, "num_args", "expected ", input + 1, " (the body and its arrays), got ", p.num_args);
  if (l.slices.empty()) fail(Kind::kArgument, op, "in_data_locs", "expected an array to slice, got none");
  for (size_t i = 0; i < placed.size(); ++i)
    if (!placed[i])
      fail(Kind::kArgument, op, "remain_locs", "expected a place for the body's variable '", l.body->variables[i]->name,
           "'");
  if (p.num_outputs != l.num_visible())
    fail(Kind::kArgument, op, "num_outputs", "expected num_out_data and as many as there are states, ", l.num_visible(),
         ", got ", p.num_outputs);
  return finish_loop(op, std::move(l), false);
}

struct WhileParam : WithSubgraphs {
  int num_args = 0, num_outputs = 0, num_out_data = 0, max_iterations = 0;
  Locations cond_input_locs, func_input_locs, func_var_locs;
  OncePtr<Loop> made = std::make_shared<Once<Loop>>();
  static auto fields() {
    return std::tuple{
        field("num_args", &WhileParam::num_args).required().at_least(2).doc("Number of inputs, with both graphs."),
        field("num_outputs", &WhileParam::num_outputs).required().at_least(1).doc("Number of outputs of the body."),
        field("num_out_data", &WhileParam::num_out_data)
            .required()
            .at_least(0)
            .doc("How many of them are stacked; the others are the variables of the loop."),
        field("max_iterations", &WhileParam::max_iterations)
            .required()
            .at_least(0)
            .doc("The most steps that are run, and the length of stacked outputs."),
        field("cond_input_locs", &WhileParam::cond_input_locs)
            .required()
            .doc("For each variable of the condition the array that it is."),
        field("func_input_locs", &WhileParam::func_input_locs)
            .required()
            .doc("For each variable of the body the array that it is."),
        field("func_var_locs", &WhileParam::func_var_locs)
            .required()
            .doc("For each variable of the loop its place among the variables of the body.")};
  }
};

LoopPtr make_while(const WhileParam& p) {
  static const std::string op = "_while_loop";
  Loop l;
  l.condition = p.graphs[0];
  l.body = p.graphs[1];
  l.num_stacked = p.num_out_data;
  l.num_inputs = p.num_args - 2;
  l.max_steps = p.max_iterations;
  const auto variables = static_cast<int64_t>(l.body->variables.size());
  if (static_cast<int64_t>(p.func_input_locs.size()) != variables)
    fail(Kind::kArgument, op, "func_input_locs", "expected a number for each of the body's ", variables,
         " variables, got ", p.func_input_locs.size());
  if (p.cond_input_locs.size() != l.condition->variables.size())
    fail(Kind::kArgument, op, "cond_input_locs", "expected a number for each of the condition's ",
         l.condition->variables.size(), " variables, got ", p.cond_input_locs.size());
  if (l.condition->outputs.size() != 1)
    fail(Kind::kArgument, op, "cond", "expected a graph with one output, got ", l.condition->outputs.size());
  for (const int64_t i : p.func_input_locs)
    l.uses.push_back({Loop::Use::kWhole, checked(op, "func_input_locs", i, l.num_inputs)});
  for (const int64_t place : p.func_var_locs) {
    Loop::Use& use = l.uses[checked(op, "func_var_locs", place, variables)];
    if (use.kind != Loop::Use::kWhole)
      fail(Kind::kArgument, op, "func_var_locs", "expected each variable of the body once, got ", place, " twice");
    const int input = use.which;
    use = {Loop::Use::kState, static_cast<int>(l.states.size())};
    l.states.push_back(input);
  }
  for (const int64_t i : p.cond_input_locs) {
    const int input = checked(op, "cond_input_locs", i, l.num_inputs);
    const auto state = std::find(l.states.begin(), l.states.end(), input);
    l.condition_uses.push_back(state == l.states.end()
                                   ? Loop::Use{Loop::Use::kWhole, input}
                                   : Loop::Use{Loop::Use::kState, static_cast<int>(state - l.states.begin())});
  }
  if (p.num_outputs != l.num_visible())
    fail(Kind::kArgument, op, "num_outputs", "expected num_out_data and as many as the loop has variables, ",
         l.num_visible(), ", got ", p.num_outputs);
  return finish_loop(op, std::move(l), false);
}

struct CondParam : WithSubgraphs {
  int num_args = 0, num_outputs = 0;
  Locations cond_input_locs, then_input_locs, else_input_locs;
  OncePtr<Branch> made = std::make_shared<Once<Branch>>();
  static auto fields() {
    return std::tuple{
        field("num_args", &CondParam::num_args).required().at_least(3).doc("Number of inputs, with the three graphs."),
        field("num_outputs", &CondParam::num_outputs).required().at_least(1).doc("Number of outputs of a branch."),
        field("cond_input_locs", &CondParam::cond_input_locs)
            .required()
            .doc("For each variable of the condition the array that it is."),
        field("then_input_locs", &CondParam::then_input_locs)
            .required()
            .doc("For each variable of the first branch the array that it is."),
        field("else_input_locs", &CondParam::else_input_locs)
            .required()
            .doc("For each variable of the second branch the array that it is.")};
  }
};

BranchPtr make_cond(const CondParam& p) {
  static const std::string op = "_cond";
  Branch b;
  b.condition = p.graphs[0];
  b.graphs[0] = p.graphs[1];
  b.graphs[1] = p.graphs[2];
  b.num_inputs = p.num_args - 3;
  if (b.condition->outputs.size() != 1)
    fail(Kind::kArgument, op, "cond", "expected a graph with one output, got ", b.condition->outputs.size());
  const auto take = [&](const char* field, const Locations& places, std::vector<int>* into) {
    for (const int64_t i : places) into->push_back(checked(op, field, i, b.num_inputs));
  };
  take("cond_input_locs", p.cond_input_locs, &b.condition_inputs);
  take("then_input_locs", p.then_input_locs, &b.inputs[0]);
  take("else_input_locs", p.else_input_locs, &b.inputs[1]);
  if (b.condition_inputs.size() != b.condition->variables.size())
    fail(Kind::kArgument, op, "cond_input_locs", "expected a number for each of the condition's ",
         b.condition->variables.size(), " variables, got ", b.condition_inputs.size());
  if (static_cast<int>(b.graphs[0]->outputs.size()) != p.num_outputs)
    fail(Kind::kArgument, op, "num_outputs", "expected ", b.graphs[0]->outputs.size(), ", got ", p.num_outputs);
  return finish_branch(op, std::move(b), false);
}

LoopPtr made(const ForeachParam& p) {
  return p.made->get([&] { return make_foreach(p); });
}
LoopPtr made(const WhileParam& p) {
  return p.made->get([&] { return make_while(p); });
}
BranchPtr made(const CondParam& p) {
  return p.made->get([&] { return make_cond(p); });
}
LoopPtr made(const ScanParam& p) { return p.loop; }
BranchPtr made(const BranchParam& p) { return p.branch; }

template <class P>
auto expect_graphs(const char* op, const P& p) {
  if constexpr (std::is_base_of_v<WithSubgraphs, P>)
    if (p.graphs.empty())
      fail(Kind::kArgument, op, "inputs",
           "expected graphs before the arrays: this operator is part of symbols (see sym.contrib)");
  return made(p);
}

// `p` before it has its graphs: what the parameters say.
template <class P>
bool waiting(const P& p) {
  if constexpr (std::is_base_of_v<WithSubgraphs, P>) return p.graphs.empty();
  return false;
}
template <class P>
int visible_of(const P& p) {
  if constexpr (std::is_base_of_v<WithSubgraphs, P>)
    return p.num_outputs;
  else
    return made(p)->num_visible();
}

template <class P>
void describe(OpBuilder& b, const char* name) {
  b.template param_struct<P>()
      .num_outputs([](const P& p) { return waiting(p) ? visible_of(p) : made(p)->num_outputs(); })
      .num_visible([](const P& p) { return visible_of(p); })
      .output_names([](const P& p) {
        const int count = waiting(p) ? visible_of(p) : made(p)->num_outputs();
        std::vector<std::string> names;
        for (int i = 0; i < count; ++i) names.push_back(i == 0 && visible_of(p) == 1 ? "output" : cat("output", i));
        return names;
      })
      .mutated([](const P& p) { return waiting(p) ? std::vector<int>{} : made(p)->mutated(); })
      .optional_outputs()
      .random();
  b.shape([name](const P& p, ShapeCtx& c) {
    if constexpr (std::is_same_v<decltype(made(p)), LoopPtr>)
      loop_shapes(*expect_graphs(name, p), c);
    else
      branch_shapes(*expect_graphs(name, p), c);
  });
  b.dtype([name](const P& p, TypeCtx& c) {
    if constexpr (std::is_same_v<decltype(made(p)), LoopPtr>)
      loop_types(*expect_graphs(name, p), c);
    else
      branch_types(*expect_graphs(name, p), c);
  });
  b.kernel([name](const P& p, const PrepareCtx& c) {
    if constexpr (std::is_same_v<decltype(made(p)), LoopPtr>)
      return loop_kernel(expect_graphs(name, p), c, np_shape());
    else
      return branch_kernel(expect_graphs(name, p), c, np_shape());
  });
  b.gradient([](const P& p, const GradCtx& g) {
    if constexpr (std::is_same_v<decltype(made(p)), LoopPtr>)
      return loop_gradient(made(p), g);
    else
      return branch_gradient(made(p), g);
  });
}

std::vector<std::string> numbered(int n) {
  std::vector<std::string> names;
  for (int i = 0; i < n; ++i) names.push_back(cat("data", i));
  return names;
}

MXHUB_OPS{{OpBuilder b("_foreach");
describe<ForeachParam>(b, "_foreach");
b.doc(
     "Runs a graph for each slice of arrays along axis 0, handing states from step to step. "
     "Outputs of the steps are stacked; the last states follow them.")
    .input("fn", "The body: a graph from slices, states and other arrays to outputs and states.")
    .phrase("fn", "Symbol")
    .variadic("data", "num_args", "Arrays to slice, then states, then what each step gets as a whole.")
    .num_inputs([](const ForeachParam& p) { return p.num_args - 1; })
    .input_names([](const ForeachParam& p) { return numbered(p.num_args - 1); })
    .auxiliary();
}  // namespace
{
  OpBuilder b("_while_loop");
  describe<WhileParam>(b, "_while_loop");
  b.doc(
       "Runs a graph as long as another one gives a value other than 0. "
       "Outputs of the steps are stacked, with zeros for steps that did not run; the last variables follow them.")
      .input("cond", "The condition: a graph that gives one number.")
      .phrase("cond", "Symbol")
      .input("func", "The body: a graph from the variables of the loop to outputs and new variables.")
      .phrase("func", "Symbol")
      .variadic("data", "num_args", "Variables of the loop, and what else both graphs read.")
      .num_inputs([](const WhileParam& p) { return p.num_args - 2; })
      .input_names([](const WhileParam& p) { return numbered(p.num_args - 2); })
      .auxiliary();
}
{
  OpBuilder b("_cond");
  describe<CondParam>(b, "_cond");
  b.doc("Runs one of two graphs: the first where a third one gives a value other than 0, else the second.")
      .input("cond", "The condition: a graph that gives one number.")
      .phrase("cond", "Symbol")
      .input("then_branch", "The graph where the condition holds.")
      .phrase("then_branch", "Symbol")
      .input("else_branch", "The graph where it does not.")
      .phrase("else_branch", "Symbol")
      .variadic("data", "num_args", "What the graphs read.")
      .num_inputs([](const CondParam& p) { return p.num_args - 3; })
      .input_names([](const CondParam& p) { return numbered(p.num_args - 3); })
      .auxiliary();
}
{
  OpBuilder b("_scan");
  describe<ScanParam>(b, "_scan");
  b.hidden()
      .doc("The loop over a body that is the gradient of another loop.")
      .num_inputs([](const ScanParam& p) { return p.loop->num_inputs; })
      .input_names([](const ScanParam& p) { return numbered(p.loop->num_inputs); });
}
{
  OpBuilder b("_branch");
  describe<BranchParam>(b, "_branch");
  b.hidden()
      .doc("The gradient of one of two graphs, the one that ran.")
      .num_inputs([](const BranchParam& p) { return p.branch->num_inputs; })
      .input_names([](const BranchParam& p) { return numbered(p.branch->num_inputs); });
}
};  // namespace mxhub
}  // namespace
}  // namespace mxhub
