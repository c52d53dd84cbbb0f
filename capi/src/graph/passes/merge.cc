// Common subexpressions.
#include "graph/passes/merge.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

#include "op/build.h"
#include "op/gradient.h"

namespace mxhub {
namespace {
// What makes two nodes equal: operator, parameters and attributes as text, inputs. Nodes that no symbol made have
// parameters only.
using Key = std::tuple<const Op*, std::vector<std::pair<std::string, std::string>>,
                       std::vector<std::pair<const Node*, uint32_t>>>;

Key key_of(const Node& n, const std::vector<Entry>& inputs) {
  std::vector<std::pair<std::string, std::string>> attrs(n.attrs.begin(), n.attrs.end());
  for (const auto& p : n.op->params.print(n.params.get())) attrs.push_back(p);
  std::sort(attrs.begin(), attrs.end());
  std::vector<std::pair<const Node*, uint32_t>> in;
  for (const Entry& e : inputs) in.emplace_back(e.node.get(), e.index);
  return {n.op, std::move(attrs), std::move(in)};
}

bool can_merge(const Node& n) {
  return !n.inputs.empty() && !n.op->random && !n.op->execute && n.op->mutated(n.params.get()).empty();
}
}  // namespace

std::vector<Entry> merge_equal_nodes(const std::vector<Entry>& outputs) {
  std::map<Key, NodePtr> known;
  std::unordered_map<const Node*, NodePtr> now;  // old node: new one
  std::unordered_map<const Node*, NodePtr> owner;
  const std::vector<Node*> order = topological_order(outputs);
  for (const Entry& e : outputs) owner[e.node.get()] = e.node;
  for (const Node* n : order)
    for (const Entry& e : n->inputs) owner[e.node.get()] = e.node;
  bool merged = false;
  for (Node* n : order) {
    std::vector<Entry> inputs;
    bool changed = false;
    for (const Entry& e : n->inputs) {
      inputs.push_back(Entry{now.at(e.node.get()), e.index});
      changed = changed || inputs.back().node != e.node;
    }
    NodePtr made = owner.at(n);
    if (changed) {
      made = std::make_shared<Node>(*n);
      made->inputs = inputs;
    }
    if (!n->is_variable() && can_merge(*n)) {
      const auto [it, fresh] = known.emplace(key_of(*n, inputs), made);
      merged = merged || !fresh;
      made = it->second;
    }
    now[n] = made;
  }
  if (!merged) return outputs;
  std::vector<Entry> result;
  for (size_t i = 0; i < outputs.size(); ++i) {
    Entry e{now.at(outputs[i].node.get()), outputs[i].index};
    bool taken = false;  // by an output that was another value before
    for (size_t k = 0; k < i; ++k)
      taken = taken ||
              (!(outputs[k] == outputs[i]) && now.at(outputs[k].node.get()) == e.node && outputs[k].index == e.index);
    if (taken) {
      e = op::call("_copy", {e});
      e.node->name = outputs[i].node->name + "_copy";
    }
    result.push_back(std::move(e));
  }
  return result;
}

}  // namespace mxhub
