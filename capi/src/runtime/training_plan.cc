// Plans of a graph together with its gradients.
#include <algorithm>
#include <unordered_map>

#include "graph/infer.h"
#include "op/build.h"
#include "op/gradient.h"
#include "runtime/plan.h"

namespace mxhub {

namespace {
// What `outputs` will be, without preparing anything.
std::vector<Desc> infer_outputs(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                const std::vector<Desc>& descs, bool np_shape) {
  const IndexedGraph g(outputs);
  std::vector<Shape> shapes(g.num_entries());
  std::vector<DType> types(g.num_entries(), DType::kUnknown);
  for (size_t i = 0; i < variables.size(); ++i) {
    const auto it = g.index.find(variables[i]);
    if (it == g.index.end()) continue;
    shapes[g.entry_begin[it->second]] = descs[i].shape;
    types[g.entry_begin[it->second]] = descs[i].dtype;
  }
  infer_shapes(g, &shapes, np_shape);
  infer_types(g, &types);
  std::vector<Desc> r;
  for (const Entry& e : outputs) {
    const DType t = types[g.entry(e)];
    r.push_back({shapes[g.entry(e)], t == DType::kUnknown ? DType::kFloat32 : t});
  }
  return r;
}

// Gradients of the inputs of each step; what is only handed through is no value of that step.
std::vector<Watched> watch_list(const std::vector<NodeGradient>& steps) {
  std::vector<Watched> r;
  for (const NodeGradient& s : steps) {
    const auto handed_through = [&](const Entry& e) {
      return !e || std::find(s.ograds.begin(), s.ograds.end(), e) != s.ograds.end();
    };
    if (s.node->name.empty() || std::all_of(s.grads.begin(), s.grads.end(), handed_through)) continue;
    const auto& states = s.node->op->mutated(s.node->params.get());
    std::vector<Entry> shown;
    for (size_t i = 0; i < s.node->inputs.size(); ++i) {
      if (std::find(states.begin(), states.end(), static_cast<int>(i)) != states.end()) continue;
      const bool there = i < s.grads.size() && s.grads[i];
      shown.push_back(there ? s.grads[i] : op::zeros_like(s.node->inputs[i]));
    }
    for (size_t i = 0; i < shown.size(); ++i)
      r.push_back({cat(s.node->name, "_backward_output", shown.size() > 1 ? std::to_string(i) : ""), shown[i]});
  }
  return r;
}
}  // namespace

std::shared_ptr<const Plan> training_plan(const std::vector<Entry>& outputs, const std::vector<Node*>& wrt,
                                          std::vector<Node*> variables, std::vector<Desc> descs, bool np_shape,
                                          std::vector<Watched>* watched) {
  std::vector<Entry> all = outputs, heads;
  if (wrt.empty())
    return std::make_shared<const Plan>(std::move(all), outputs.size(), std::move(variables), std::move(descs),
                                        np_shape);
  const std::vector<Desc> known = infer_outputs(outputs, variables, descs, np_shape);
  for (size_t i = 0; i < outputs.size(); ++i) {
    auto v = std::make_shared<Node>();
    v->name = cat("_head_grad_", i);
    variables.push_back(v.get());
    descs.push_back(known[i]);
    heads.push_back(Entry{std::move(v), 0});
  }
  std::vector<NodeGradient> steps;
  std::vector<Entry> grads = build_gradient(outputs, heads, wrt, watched ? &steps : nullptr);
  std::unordered_map<const Node*, NodePtr> owner;
  for (const Entry& e : outputs) owner[e.node.get()] = e.node;
  for (const Node* n : topological_order(outputs))
    for (const Entry& e : n->inputs) owner[e.node.get()] = e.node;
  for (size_t i = 0; i < wrt.size(); ++i) {
    if (!grads[i]) grads[i] = op::zeros_like(Entry{owner.at(wrt[i]), 0});
    all.push_back(grads[i]);
  }
  if (watched) {
    *watched = watch_list(steps);
    for (const Watched& w : *watched) all.push_back(w.value);
  }
  return std::make_shared<const Plan>(std::move(all), outputs.size(), std::move(variables), std::move(descs), np_shape);
}

}  // namespace mxhub
