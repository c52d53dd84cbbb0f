// Symbols: making and connecting them, and what can be asked of them.
#include "graph/symbol.h"

#include <algorithm>
#include <map>
#include <set>

#include "graph/subgraph.h"
#include "op/gradient.h"

namespace mxhub {
namespace {
const char* const kHiddenKeys[] = {"ctx_group",       "lr_mult",      "wd_mult",
                                   "force_mirroring", "mirror_stage", "profiler_scope"};

// Copies the graph below `outputs`; `replace` may give another entry for a variable.
std::vector<Entry> copy_graph(const std::vector<Entry>& outputs, const std::map<const Node*, Entry>& replace) {
  std::unordered_map<const Node*, NodePtr> copies;
  auto map = [&](const Entry& e) {
    const auto r = replace.find(e.node.get());
    return r != replace.end() ? r->second : Entry{copies.at(e.node.get()), e.index};
  };
  for (Node* n : topological_order(outputs)) {
    if (replace.count(n)) continue;
    auto c = std::make_shared<Node>(*n);
    for (Entry& e : c->inputs) e = map(e);
    copies[n] = std::move(c);
  }
  std::vector<Entry> r;
  for (const Entry& e : outputs) r.push_back(map(e));
  return r;
}
}  // namespace

bool is_hidden_key(const std::string& key) {
  return std::any_of(std::begin(kHiddenKeys), std::end(kHiddenKeys), [&](const char* k) { return key == k; });
}
std::string stored_key(const std::string& key) { return is_hidden_key(key) ? "__" + key + "__" : key; }

int num_outputs(const Node& n) { return n.is_variable() ? 1 : n.op->num_outputs(n.params.get()); }
int num_visible(const Node& n) { return n.is_variable() ? 1 : n.op->num_visible(n.params.get()); }

std::string entry_name(const Entry& e) {
  const Node& n = *e.node;
  if (n.is_variable()) return n.name;
  const auto names = n.op->output_names(n.params.get());
  return n.name + "_" + (e.index < names.size() ? names[e.index] : "output" + std::to_string(e.index));
}

void parse_node(Node* n) {
  if (n->is_variable()) return;
  if (num_subgraphs(*n->op))
    set_subgraphs(n, subgraphs_of(*n));
  else
    n->params = n->op->params.parse(n->op->name, n->attrs);
}

IndexedGraph::IndexedGraph(const std::vector<Entry>& outs) : nodes(topological_order(outs)), outputs(outs) {
  entry_begin.push_back(0);
  for (uint32_t i = 0; i < nodes.size(); ++i) {
    index[nodes[i]] = i;
    entry_begin.push_back(entry_begin.back() + static_cast<uint32_t>(num_outputs(*nodes[i])));
  }
  aux.resize(nodes.size());
  for (const Node* n : nodes) {
    if (n->is_variable()) continue;
    for (const int m : n->op->mutated(n->params.get()))
      if (m < static_cast<int>(n->inputs.size()) && n->inputs[m].node->is_variable())
        aux[index[n->inputs[m].node.get()]] = true;
  }
}

Symbol Symbol::variable(const std::string& name) {
  auto n = std::make_shared<Node>();
  n->name = name;
  return Symbol({Entry{std::move(n), 0}});
}

Symbol Symbol::atomic(const Op& op, const Attrs& attrs) {
  auto n = std::make_shared<Node>();
  n->op = &op;
  for (const auto& [k, v] : attrs) {
    for (const char* hidden : kHiddenKeys) {
      const std::string tail = std::string("_") + hidden;
      if (k.size() > tail.size() && k.compare(k.size() - tail.size(), tail.size(), tail) == 0)
        fail(Kind::kArgument, op.name, k, "set ", hidden, " on the variable itself, as in ",
             k.substr(0, k.size() - tail.size()), " = Variable(", hidden, "=...)");
    }
    n->attrs[stored_key(k)] = v;
  }
  Attrs parsed = n->attrs;
  // The number of inputs of a variadic operator may become known only with its inputs: until then, one.
  if (op.variadic() && !parsed.count(op.key_var_num_args)) parsed[op.key_var_num_args] = "1";
  n->params = op.params.parse(op.name, parsed);
  std::vector<Entry> out;
  const int visible = op.num_visible(n->params.get());
  if (visible == 0)
    fail(Kind::kArgument, op.name, "",
         "expected an operator with an output: without one it can only be called on arrays");
  for (int i = 0; i < visible; ++i) out.push_back(Entry{n, static_cast<uint32_t>(i)});
  return Symbol(std::move(out));
}

Symbol Symbol::group(const std::vector<const Symbol*>& parts) {
  Symbol s;
  for (const Symbol* p : parts) s.outputs.insert(s.outputs.end(), p->outputs.begin(), p->outputs.end());
  return s;
}

bool Symbol::is_atomic() const {
  if (outputs.empty()) return false;
  const Node* n = outputs[0].node.get();
  if (n->is_variable() || !n->inputs.empty()) return false;
  for (const Entry& e : outputs)
    if (e.node.get() != n) return false;
  return true;
}

void Symbol::compose(const std::string& name, const std::vector<std::string>& keys,
                     const std::vector<const Symbol*>& args) {
  const std::string op_name = outputs.empty() || outputs[0].node->is_variable() ? "" : outputs[0].node->op->name;
  std::vector<Entry> given;
  const size_t graphs = is_atomic() ? static_cast<size_t>(num_subgraphs(*outputs[0].node->op)) : 0;
  if (graphs && (args.size() < graphs || !keys.empty()))
    fail(Kind::kArgument, op_name, "inputs", "expected ", graphs, " graphs and then arrays by position, got ",
         keys.empty() ? cat(args.size(), " inputs") : "names");
  for (size_t i = graphs; i < args.size(); ++i) {
    if (args[i]->outputs.size() != 1)
      fail(Kind::kArgument, op_name, keys.empty() ? cat("input ", i) : keys[i],
           "expected a symbol with one output, got one with ", args[i]->outputs.size());
    given.push_back(args[i]->outputs[0]);
  }
  if (is_atomic()) {
    // Others may hold the same atomic symbol: this one gets a node of its own.
    auto n = std::make_shared<Node>(*outputs[0].node);
    const Op& op = *n->op;
    if (!name.empty()) n->name = name;
    std::vector<std::string> names;
    if (op.variadic()) {
      if (!n->attrs.count(op.key_var_num_args)) n->attrs[op.key_var_num_args] = std::to_string(args.size());
      parse_node(n.get());
    }
    if (graphs) {
      std::vector<SubgraphPtr> bodies;
      for (size_t i = 0; i < graphs; ++i) bodies.push_back(std::make_shared<const Subgraph>(args[i]->copy().outputs));
      set_subgraphs(n.get(), std::move(bodies));
    }
    names = op.input_names(n->params.get());
    const std::vector<int>& written = op.mutated(n->params.get());  // asked for once: the next call may change the list
    const std::set<int> aux(written.begin(), written.end());
    std::vector<Entry> inputs(names.size());
    if (keys.empty()) {
      if (given.size() > names.size())
        fail(Kind::kArgument, op.name, "inputs", "expected at most ", names.size(), " inputs, got ", given.size());
      std::copy(given.begin(), given.end(), inputs.begin());
    } else {
      for (size_t k = 0; k < keys.size(); ++k) {
        const auto it = std::find(names.begin(), names.end(), keys[k]);
        if (it == names.end()) {
          std::string all;
          for (const auto& x : names) all += (all.empty() ? "" : ", ") + x;
          fail(Kind::kArgument, op.name, keys[k], "expected one of the inputs ", all, ", got '", keys[k], "'");
        }
        inputs[it - names.begin()] = given[k];
      }
    }
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (inputs[i]) continue;
      auto v = std::make_shared<Node>();
      v->name = n->name.empty() ? names[i] : n->name + "_" + names[i];
      v->attrs = n->attrs;
      for (const auto& a : op.var_attrs)
        if (a.input == names[i]) v->attrs[a.key] = a.value;
      inputs[i] = Entry{std::move(v), 0};
    }
    n->inputs = std::move(inputs);
    outputs.clear();
    for (int i = 0; i < num_visible(*n); ++i) outputs.push_back(Entry{n, static_cast<uint32_t>(i)});
    return;
  }
  std::map<const Node*, Entry> replace;
  const std::vector<Node*> vars = variables();
  if (keys.empty()) {
    if (given.size() > vars.size())
      fail(Kind::kArgument, op_name, "inputs", "expected at most ", vars.size(), " inputs, got ", given.size());
    for (size_t i = 0; i < given.size(); ++i) replace[vars[i]] = given[i];
  } else {
    for (size_t k = 0; k < keys.size(); ++k) {
      const size_t before = replace.size();
      for (Node* v : vars)
        if (v->name == keys[k]) replace[v] = given[k];
      if (replace.size() == before)
        fail(Kind::kArgument, op_name, keys[k], "expected the name of a variable of the symbol, got '", keys[k], "'");
    }
  }
  const bool single = outputs.size() >= 1 && !outputs[0].node->is_variable();
  outputs = copy_graph(outputs, replace);
  if (single && !name.empty()) outputs[0].node->name = name;
}

Symbol Symbol::copy() const { return Symbol(copy_graph(outputs, {})); }

std::vector<Node*> Symbol::variables() const {
  std::vector<Node*> v;
  for (Node* n : topological_order(outputs))
    if (n->is_variable()) v.push_back(n);
  return v;
}

namespace {
std::vector<std::string> variable_names(const Symbol& s, int which) {  // 0 arguments, 1 auxiliary states, 2 all
  if (s.is_atomic()) {
    const Node& n = *s.outputs[0].node;
    auto names = n.op->input_names(n.params.get());
    if (which == 2 || n.op->mutated(n.params.get()).empty()) return which == 1 ? std::vector<std::string>{} : names;
  }
  const IndexedGraph g(s.outputs);
  std::vector<std::string> names;
  for (size_t i = 0; i < g.nodes.size(); ++i)
    if (g.nodes[i]->is_variable() && (which == 2 || (which == 1) == g.aux[i])) names.push_back(g.nodes[i]->name);
  return names;
}
}  // namespace

std::vector<std::string> Symbol::list_arguments() const { return variable_names(*this, 0); }
std::vector<std::string> Symbol::list_aux() const { return variable_names(*this, 1); }
std::vector<std::string> Symbol::list_inputs() const { return variable_names(*this, 2); }
std::vector<std::string> Symbol::list_outputs() const {
  std::vector<std::string> names;
  for (const Entry& e : outputs) names.push_back(entry_name(e));
  return names;
}

Symbol Symbol::internals() const {
  std::unordered_map<const Node*, NodePtr> owner;
  const auto order = topological_order(outputs);
  for (const Entry& e : outputs) owner[e.node.get()] = e.node;
  for (const Node* n : order)
    for (const Entry& e : n->inputs) owner[e.node.get()] = e.node;
  Symbol s;
  for (Node* n : order)
    for (int i = 0; i < num_visible(*n); ++i) s.outputs.push_back(Entry{owner[n], static_cast<uint32_t>(i)});
  return s;
}

Symbol Symbol::children() const {
  Symbol s;
  std::set<const Node*> seen;
  for (const Entry& e : outputs)
    if (seen.insert(e.node.get()).second)
      s.outputs.insert(s.outputs.end(), e.node->inputs.begin(), e.node->inputs.end());
  return s;
}

std::vector<Entry> Symbol::cut_subgraph() {
  static const std::string key = "__subgraph_name__";
  if (outputs.empty()) fail(Kind::kState, "", "sym", "expected a symbol with outputs, got an empty one");
  const auto& attrs = outputs[0].node->attrs;
  const auto own = attrs.find(key);
  if (own == attrs.end()) return {};
  const std::string wanted = own->second;
  const auto inside = [&](const Node* n) {
    const auto it = n->attrs.find(key);
    return it != n->attrs.end() && it->second == wanted;
  };
  std::vector<Entry> outside, variables;
  for (Node* n : topological_order(outputs, [&](const Node* x) { return !inside(x); })) {
    if (n->is_variable() || !inside(n)) continue;
    for (Entry& e : n->inputs) {
      if (e.node->is_variable() || inside(e.node.get())) continue;
      const auto at = std::find(outside.begin(), outside.end(), e);
      if (at == outside.end()) {
        outside.push_back(e);
        variables.push_back(variable(entry_name(e)).outputs[0]);
        e = variables.back();
      } else {
        e = variables[static_cast<size_t>(at - outside.begin())];
      }
    }
  }
  return outside;
}

bool Symbol::name(std::string* out) const {
  if (outputs.empty()) return false;
  for (const Entry& e : outputs)
    if (e.node != outputs[0].node) return false;
  *out = outputs[0].node->name;
  return true;
}

bool Symbol::attr(const std::string& key, std::string* out) const {
  if (outputs.empty()) return false;
  for (const Entry& e : outputs)
    if (e.node != outputs[0].node) return false;
  const Node& n = *outputs[0].node;
  if (key == "name") {
    *out = n.name;
    return true;
  }
  auto it = n.attrs.find(key);
  if (it == n.attrs.end()) it = n.attrs.find(stored_key(key));
  if (it == n.attrs.end()) return false;
  *out = it->second;
  return true;
}

void Symbol::set_attr(const std::string& key, const std::string& value) {
  if (outputs.empty()) fail(Kind::kState, "", "symbol", "expected a symbol with outputs, got an empty one");
  for (const Entry& e : outputs)
    if (e.node != outputs[0].node) fail(Kind::kState, "", "symbol", "attributes cannot be set on a group of symbols");
  Node* n = outputs[0].node.get();
  if (key == "name") {
    n->name = value;
    return;
  }
  n->attrs[stored_key(key)] = value;
  if (!n->is_variable() && n->op->params.fields.size() && !n->inputs.empty()) parse_node(n);
}

std::vector<std::pair<std::string, std::string>> Symbol::attrs(bool recursive) const {
  std::vector<std::pair<std::string, std::string>> list;
  auto add = [&](const Node& n, const std::string& prefix) {
    for (const auto& [k, v] : n.attrs) {
      list.emplace_back(prefix + k, v);
      // Hidden keys are shown under both names.
      if (k.size() > 4 && k.compare(0, 2, "__") == 0 && is_hidden_key(k.substr(2, k.size() - 4)))
        list.emplace_back(prefix + k.substr(2, k.size() - 4), v);
    }
  };
  if (recursive) {
    for (const Node* n : topological_order(outputs)) add(*n, n->name + "$");
  } else {
    std::string ignored;
    if (name(&ignored)) add(*outputs[0].node, "");
  }
  return list;
}

std::string Symbol::print() const {
  std::string s = "Symbol outputs:\n";
  const IndexedGraph g(outputs);
  for (size_t i = 0; i < outputs.size(); ++i)
    s += cat("\toutput[", i, "]=", outputs[i].node->name, "(", outputs[i].index, ")\n");
  for (const Node* n : g.nodes) {
    if (n->is_variable()) {
      s += "Variable:" + n->name + "\n";
      continue;
    }
    s += "--------------------\nOp:" + n->op->name + ", Name=" + n->name + "\nInputs:\n";
    for (size_t i = 0; i < n->inputs.size(); ++i)
      s += cat("\targ[", i, "]=", n->inputs[i].node->name, "(", n->inputs[i].index, ")\n");
    if (!n->attrs.empty()) s += "Attrs:\n";
    for (const auto& [k, v] : n->attrs) s += "\t" + k + "=" + v + "\n";
  }
  return s;
}

}  // namespace mxhub
