// Reverse-mode differentiation of a graph of nodes: new nodes that compute the gradients.
#pragma once
#include <functional>
#include <vector>

#include "op/registry.h"

namespace mxhub {

// All nodes that `outputs` depend on, inputs before users. Does not enter nodes for which `stop` holds, nor a cycle:
// that is an error.
std::vector<Node*> topological_order(const std::vector<Entry>& outputs,
                                     const std::function<bool(const Node*)>& stop = nullptr);

// What one node contributed to a gradient: the gradients of its inputs, empty entries where there are none.
struct NodeGradient {
  NodePtr node;
  std::vector<Entry> ograds, grads;
};

// d(sum of heads * head_grads) / d(variables). An empty entry in the result: no path, the gradient is zero. `steps`
// (optional) receives the contributions of all nodes on the way, in the order of the backward pass.
std::vector<Entry> build_gradient(const std::vector<Entry>& heads, const std::vector<Entry>& head_grads,
                                  const std::vector<Node*>& variables, std::vector<NodeGradient>* steps = nullptr);

}  // namespace mxhub
