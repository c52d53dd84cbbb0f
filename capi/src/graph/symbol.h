// Symbols: named expressions over graph nodes.
#pragma once
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/handle.h"
#include "op/registry.h"

namespace mxhub {

// The nodes of an expression in an order in which inputs come before users, with a number for each entry.
struct IndexedGraph {
  explicit IndexedGraph(const std::vector<Entry>& outputs);
  std::vector<Node*> nodes;
  std::unordered_map<const Node*, uint32_t> index;
  std::vector<uint32_t> entry_begin;  // nodes.size() + 1 numbers
  std::vector<Entry> outputs;
  uint32_t entry(const Entry& e) const { return entry_begin[index.at(e.node.get())] + e.index; }
  uint32_t num_entries() const { return entry_begin.back(); }
  std::vector<bool> aux;  // for each node: a variable that an operator writes (an auxiliary state)
};

int num_outputs(const Node& n);
int num_visible(const Node& n);
std::string entry_name(const Entry& e);  // as list_outputs has it

class Symbol : public HandleObject<Symbol> {
 public:
  static constexpr uint32_t kHandleMagic = 0x53796d62;
  Symbol() = default;
  explicit Symbol(std::vector<Entry> entries) : outputs(std::move(entries)) {}
  std::vector<Entry> outputs;

  static Symbol variable(const std::string& name);
  static Symbol atomic(const Op& op, const Attrs& attrs);  // an operator that waits for its inputs
  static Symbol group(const std::vector<const Symbol*>& parts);

  // Connects inputs: of an atomic symbol by position or input name (inputs that are left out become variables), of
  // any other symbol the variables are replaced. `keys` is empty (by position) or as long as `args`.
  void compose(const std::string& name, const std::vector<std::string>& keys, const std::vector<const Symbol*>& args);
  Symbol copy() const;  // a graph of its own

  bool is_atomic() const;
  std::vector<Node*> variables() const;  // in order of first use
  std::vector<std::string> list_arguments() const;
  std::vector<std::string> list_aux() const;
  std::vector<std::string> list_outputs() const;
  std::vector<std::string> list_inputs() const;  // arguments and auxiliary states in order of use
  Symbol internals() const;
  Symbol children() const;  // the inputs of the output nodes
  // Nodes with the __subgraph_name__ of the first output get variables in place of outputs of operators without it;
  // these outputs, each once.
  std::vector<Entry> cut_subgraph();
  bool name(std::string* out) const;
  bool attr(const std::string& key, std::string* out) const;
  void set_attr(const std::string& key, const std::string& value);
  std::vector<std::pair<std::string, std::string>> attrs(bool recursive) const;  // key or node$key
  std::string print() const;

  // `np_shape`: shapes are meant with NumPy semantics, where 0 is a size; the file says so.
  std::string to_json(bool np_shape = false) const;
  static Symbol from_json(const std::string& text, bool np_shape = false);
};

// Keys such as lr_mult that are kept as __lr_mult__.
bool is_hidden_key(const std::string& key);
std::string stored_key(const std::string& key);
// Parses the operator parameters out of a node's attributes.
void parse_node(Node* n);

}  // namespace mxhub
