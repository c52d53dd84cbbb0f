// Graph nodes: one application of an operator (or a variable), shared by the tape and by symbols.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/param.h"

namespace mxhub {

class Op;
struct Node;
using NodePtr = std::shared_ptr<Node>;

// One output of a node; null node: nothing (no gradient).
struct Entry {
  NodePtr node;
  uint32_t index = 0;
  explicit operator bool() const { return node != nullptr; }
  bool operator==(const Entry& o) const { return node == o.node && index == o.index; }
};

// What a layer above attaches to a node (the tape its saved arrays, a cached call its plan).
struct NodeExtra {
  virtual ~NodeExtra() = default;
};

struct Node {
  const Op* op = nullptr;  // null: a variable
  std::string name;
  Attrs attrs;    // as given: operator parameters as text and graph attributes such as __shape__
  Params params;  // the parsed parameters; null for variables
  std::vector<Entry> inputs;
  std::shared_ptr<NodeExtra> extra;

  Node() = default;
  Node(const Node&) = default;
  Node& operator=(const Node&) = default;
  ~Node();  // releases long chains without recursion
  bool is_variable() const { return op == nullptr; }
};

}  // namespace mxhub
