// Calls of graphs, operator by operator.
#include "runtime/stepwise.h"

#include <algorithm>
#include <unordered_map>

#include "engine/engine.h"
#include "graph/infer.h"
#include "op/gradient.h"
#include "op/stateful.h"

namespace mxhub {

bool Stepwise::needed(const std::vector<Entry>& outputs) {
  const auto order = topological_order(outputs);
  return std::any_of(order.begin(), order.end(),
                     [](const Node* n) { return n->op && n->op->execute && !op::start_of(*n->op); });
}

Stepwise::Stepwise(const std::vector<Entry>& outputs, const std::vector<Node*>& variables)
    : num_variables_(variables.size()) {
  std::unordered_map<const Node*, size_t> first;
  size_t next = 0;
  for (const Node* v : variables) first[v] = next++;
  for (const Node* n : topological_order(outputs)) {
    if (n->is_variable()) continue;
    Step s{n, std::make_unique<Invocation>(*n->op, n->params), {}, next};
    for (const Entry& e : n->inputs) s.in.push_back(first.at(e.node.get()) + e.index);
    first[n] = next;
    next += static_cast<size_t>(s.invocation->num_outputs);
    steps_.push_back(std::move(s));
  }
  num_values_ = next;
  for (const Entry& e : outputs) outputs_.push_back(first.at(e.node.get()) + e.index);
}

void Stepwise::call(NDArray* const* in, NDArray** out, const Plan::Monitor& monitor, bool all) const {
  std::vector<NDArray> values(num_values_ - num_variables_);
  const auto value = [&](size_t i) { return i < num_variables_ ? in[i] : &values[i - num_variables_]; };
  const auto show = [&](const Node& n, const std::vector<std::string>& names, size_t k, const NDArray& a) {
    Engine::get().wait_read(a.var());
    monitor(n.name + "_" + names[k], n.op->name, a.detach());
  };
  for (const Step& s : steps_) {
    const Invocation& inv = *s.invocation;
    std::vector<NDArray*> ins, outs(static_cast<size_t>(inv.num_outputs), nullptr);
    for (const size_t i : s.in) ins.push_back(value(i));
    if (monitor && all) {
      const auto names = inv.op.input_names(inv.params.get());
      for (size_t i = 0; i < ins.size(); ++i) show(*s.node, names, i, *ins[i]);
    }
    try {
      invoke(inv, ins.data(), static_cast<int>(ins.size()), outs.data(), inv.num_outputs);
    } catch (const Error& e) {
      if (s.node->name.empty()) throw;
      rethrow_at(*s.node, e);
    }
    for (int i = 0; i < inv.num_outputs; ++i) {
      const std::unique_ptr<NDArray> made(outs[static_cast<size_t>(i)]);
      values[s.out - num_variables_ + static_cast<size_t>(i)] = *made;
    }
    if (!monitor) continue;
    const auto names = inv.op.output_names(inv.params.get());
    for (size_t i = 0; i < static_cast<size_t>(inv.num_visible); ++i)
      show(*s.node, names, i, values[s.out - num_variables_ + i]);
  }
  for (size_t i = 0; i < outputs_.size(); ++i) {
    NDArray result = *value(outputs_[i]);
    // An input that is an output too comes back as a copy, like the result of an operator.
    if (outputs_[i] < num_variables_) result = invoke(*Invocation::find(Op::get("_copy"), {}), {result})[0];
    if (!out[i]) {
      out[i] = new NDArray(result);
    } else if (out[i]->is_none()) {
      *out[i] = result;
    } else {
      if (out[i]->shape() != result.shape())
        fail(Kind::kShape, "CachedOp", "out", "expected shape ", result.shape(), ", got ", out[i]->shape());
      copy_into(result, *out[i]);
      out[i]->node = result.node;
      out[i]->node_index = result.node_index;
    }
  }
}

}  // namespace mxhub
