// Reverse-mode differentiation of a graph of nodes.
#include "op/gradient.h"

#include <unordered_map>
#include <unordered_set>

#include "op/build.h"

namespace mxhub {

std::vector<Node*> topological_order(const std::vector<Entry>& outputs, const std::function<bool(const Node*)>& stop) {
  enum class State : uint8_t { kOpen, kDone };
  std::unordered_map<const Node*, State> state;
  std::vector<Node*> order;
  std::vector<std::pair<Node*, size_t>> stack;
  auto enter = [&](Node* n) {
    if (!n) return;
    const auto it = state.find(n);
    if (it != state.end()) {
      if (it->second == State::kOpen) fail(Kind::kArgument, n->op ? n->op->name : "", "graph", "the graph has a cycle");
      return;
    }
    state[n] = State::kOpen;
    stack.emplace_back(n, 0);
  };
  for (const Entry& e : outputs) {
    enter(e.node.get());
    while (!stack.empty()) {
      auto& [n, next] = stack.back();
      if (next < n->inputs.size() && !(stop && stop(n))) {
        Node* child = n->inputs[next++].node.get();
        enter(child);
      } else {
        state[n] = State::kDone;
        order.push_back(n);
        stack.pop_back();
      }
    }
  }
  return order;
}

namespace {
Entry sum_of(const std::vector<Entry>& parts) {
  if (parts.empty()) return {};
  if (parts.size() == 1) return parts[0];
  if (parts.size() == 2) return op::add(parts[0], parts[1]);
  return op::call("add_n", parts, {{"num_args", std::to_string(parts.size())}});
}
}  // namespace

std::vector<Entry> build_gradient(const std::vector<Entry>& heads, const std::vector<Entry>& head_grads,
                                  const std::vector<Node*>& variables, std::vector<NodeGradient>* steps) {
  const std::vector<Node*> order = topological_order(heads);
  std::unordered_map<const Node*, NodePtr> owner;
  for (const Entry& e : heads) owner[e.node.get()] = e.node;
  std::unordered_set<const Node*> needed(variables.begin(), variables.end());
  for (Node* n : order) {
    for (const Entry& e : n->inputs) {
      owner.emplace(e.node.get(), e.node);
      if (needed.count(e.node.get())) needed.insert(n);
    }
  }
  // For each node, the gradients that flow into each of its outputs.
  std::unordered_map<const Node*, std::vector<std::vector<Entry>>> flow;
  auto add_flow = [&](const Entry& to, const Entry& grad) {
    auto& f = flow[to.node.get()];
    if (f.size() <= to.index) f.resize(to.index + 1);
    f[to.index].push_back(grad);
  };
  for (size_t i = 0; i < heads.size(); ++i) add_flow(heads[i], head_grads[i]);
  for (auto it = order.rbegin(); it != order.rend(); ++it) {
    Node* n = *it;
    if (n->is_variable() || !needed.count(n)) continue;
    const auto found = flow.find(n);
    if (found == flow.end()) continue;
    std::vector<Entry> ograds(n->op->num_outputs(n->params.get()));
    bool any = false;
    for (size_t i = 0; i < found->second.size() && i < ograds.size(); ++i) {
      ograds[i] = sum_of(found->second[i]);
      any = any || ograds[i];
    }
    flow.erase(found);
    if (!any) continue;
    if (!n->op->gradient) fail(Kind::kArgument, n->op->name, "", "the operator is not differentiable");
    const GradCtx ctx(owner[n], ograds);
    const std::vector<Entry> grads = n->op->gradient(n->params.get(), ctx);
    if (steps) steps->push_back({owner[n], ograds, grads});
    for (size_t i = 0; i < n->inputs.size() && i < grads.size(); ++i)
      if (grads[i] && needed.count(n->inputs[i].node.get())) add_flow(n->inputs[i], grads[i]);
  }
  std::vector<Entry> result;
  for (const Node* v : variables) {
    const auto it = flow.find(v);
    result.push_back(it == flow.end() ? Entry{} : sum_of(it->second[0]));
  }
  return result;
}

}  // namespace mxhub
