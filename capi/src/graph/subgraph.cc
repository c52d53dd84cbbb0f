// Graphs inside a node.
#include "graph/subgraph.h"

#include <algorithm>

#include "graph/symbol.h"

namespace mxhub {

Subgraph::Subgraph(std::vector<Entry> entries) : outputs(std::move(entries)) {
  const IndexedGraph g(outputs);
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    variables.push_back(g.nodes[i]);
    aux.push_back(g.aux[i]);
  }
}

int num_subgraphs(const Op& op) {
  if (!op.variadic()) return 0;  // of some others the registry of 1.9.1 calls arrays symbols, too
  return static_cast<int>(
      std::count_if(op.inputs.begin(), op.inputs.end(), [](const InputInfo& i) { return i.phrase == "Symbol"; }));
}

const std::vector<SubgraphPtr>& subgraphs_of(const Node& n) {
  static const std::vector<SubgraphPtr> none;
  if (n.is_variable() || !n.params || num_subgraphs(*n.op) == 0) return none;
  return static_cast<const WithSubgraphs*>(n.params.get())->graphs;
}

void set_subgraphs(Node* n, std::vector<SubgraphPtr> graphs) {
  Params fresh = n->op->params.parse(n->op->name, n->attrs);
  // Nobody else has seen this struct yet.
  const_cast<WithSubgraphs*>(static_cast<const WithSubgraphs*>(fresh.get()))->graphs = std::move(graphs);
  n->params = std::move(fresh);
}

}  // namespace mxhub
