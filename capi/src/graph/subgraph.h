// Graphs inside a node: the bodies, conditions and branches of control flow operators.
#pragma once
#include <memory>
#include <vector>

#include "op/registry.h"

namespace mxhub {

// A graph as a function of its variables, in the order of their first use. Nobody changes it once a node has it.
struct Subgraph {
  explicit Subgraph(std::vector<Entry> entries);
  std::vector<Entry> outputs;
  std::vector<Node*> variables;
  std::vector<bool> aux;  // for each variable: an operator writes it
};
using SubgraphPtr = std::shared_ptr<const Subgraph>;

// The first base of the parameter struct of every operator with graphs among its inputs. They are no parameters as
// text: a node gets them when it is composed or read from a file.
struct WithSubgraphs {
  std::vector<SubgraphPtr> graphs;
};

// How many graphs an operator takes, before its arrays.
int num_subgraphs(const Op& op);
// The graphs of a node; empty where its operator takes none, or while it waits for its inputs.
const std::vector<SubgraphPtr>& subgraphs_of(const Node& n);
// Parses the node's parameters anew and gives it these graphs.
void set_subgraphs(Node* n, std::vector<SubgraphPtr> graphs);

}  // namespace mxhub
