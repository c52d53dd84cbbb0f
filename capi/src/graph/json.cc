// Symbols as JSON: the format of MXNet 1.9.1, and reading what versions back to 0.8 wrote.
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>

#include "graph/subgraph.h"
#include "graph/symbol.h"

namespace mxhub {
namespace {
using Json = nlohmann::json;

// The text layout of 1.9.1: one item a line in objects, lists on one line up to ten items.
class Layout {
 public:
  std::string out;
  void quoted(const std::string& s) { out += Json(s).dump(); }
  void line(int depth) {
    out += "\n";
    out.append(static_cast<size_t>(depth) * 2, ' ');
  }
  template <class F>
  void list(size_t n, int depth, const F& item) {
    const bool lines = n > 10;
    out += "[";
    for (size_t i = 0; i < n; ++i) {
      if (i) out += ", ";
      if (lines) line(depth + 1);
      item(i);
    }
    if (lines) line(depth);
    out += "]";
  }
  void object(const Attrs& attrs, int depth) {
    const bool lines = attrs.size() > 1;
    out += "{";
    bool first = true;
    for (const auto& [k, v] : attrs) {
      if (!first) out += ", ";
      first = false;
      if (lines) line(depth + 1);
      quoted(k);
      out += ": ";
      quoted(v);
    }
    if (lines) line(depth);
    out += "}";
  }
};

[[noreturn]] void bad(const std::string& what) { fail(Kind::kIo, "", "json", "not a valid symbol file: ", what); }

const Json& member(const Json& j, const char* key, const std::string& where) {
  const auto it = j.find(key);
  if (it == j.end()) bad(cat("missing field '", key, "' in ", where));
  return *it;
}

uint64_t number(const Json& j, const std::string& what) {
  if (!j.is_number_integer() || (j.is_number_integer() && !j.is_number_unsigned() && j.get<int64_t>() < 0))
    bad(what + " is not a non-negative integer");
  return j.get<uint64_t>();
}

std::string string_of(const Json& j, const std::string& what) {
  if (!j.is_string()) bad(what + " is not a string");
  return j.get<std::string>();
}

Entry entry_of(const Json& j, const std::vector<NodePtr>& nodes, const std::string& where) {
  if (!j.is_array() || j.size() < 2) bad("an entry of " + where + " is not a list of node and output");
  const uint64_t node = number(j[0], "a node number in " + where), index = number(j[1], "an output number in " + where);
  if (node >= nodes.size()) bad(cat(where, " refers to node ", node, " of ", nodes.size()));
  if (index >= static_cast<uint64_t>(1) << 20) bad(cat(where, " refers to output ", index));
  return Entry{nodes[node], static_cast<uint32_t>(index)};
}

// Files written without NumPy semantics say 0 for an unknown size of a variable, which then is -1.
void unknown_as_minus_one(Node* n) {
  const auto it = n->attrs.find("__shape__");
  if (!n->is_variable() || it == n->attrs.end()) return;
  std::string text;
  for (size_t i = 0; i < it->second.size(); ++i) {
    const auto digit = [&](size_t k) { return k < it->second.size() && it->second[k] >= '0' && it->second[k] <= '9'; };
    const bool lone = it->second[i] == '0' && !(i > 0 && digit(i - 1)) && !digit(i + 1);
    text += lone ? "-1" : std::string(1, it->second[i]);
  }
  it->second = text;
}

// What changed between versions: hidden attributes got underscores, attributes of inputs moved to their variables,
// auxiliary states became inputs, argmax and argmin lost the default axis -1.
void upgrade(Node* n, int version) {
  Attrs attrs;
  for (const auto& [key, value] : n->attrs) attrs[stored_key(key)] = value;
  n->attrs = std::move(attrs);
  if (n->is_variable()) return;
  const Op& op = *n->op;
  if (version < 905 && (op.name == "argmax" || op.name == "argmin")) {
    const auto axis = n->attrs.find("axis");
    if (axis != n->attrs.end() && axis->second == "-1") n->attrs.erase(axis);
  }
  // weight_lr_mult of a layer belongs to the variable of its input `weight`.
  std::vector<std::pair<std::string, std::string>> moved;
  for (auto it = n->attrs.begin(); it != n->attrs.end();) {
    bool take = false;
    for (const char* hidden : {"lr_mult", "wd_mult", "ctx_group", "force_mirroring", "mirror_stage"}) {
      const std::string tail = std::string("_") + hidden;
      if (it->first.size() <= tail.size() || it->first.compare(0, 2, "__") == 0 ||
          it->first.compare(it->first.size() - tail.size(), tail.size(), tail) != 0)
        continue;
      const std::string input = it->first.substr(0, it->first.size() - tail.size());
      const bool known =
          std::any_of(op.inputs.begin(), op.inputs.end(), [&](const auto& i) { return i.name == input; });
      if (!known) continue;
      moved.emplace_back(it->first, it->second);
      take = true;
      break;
    }
    it = take ? n->attrs.erase(it) : std::next(it);
  }
  parse_node(n);
  const auto names = op.input_names(n->params.get());
  for (size_t i = n->inputs.size(); i < names.size(); ++i) {
    auto v = std::make_shared<Node>();
    v->name = n->name + "_" + names[i];
    v->attrs = n->attrs;
    for (const auto& a : op.var_attrs)
      if (a.input == names[i]) v->attrs[a.key] = a.value;
    n->inputs.push_back(Entry{std::move(v), 0});
  }
  for (const auto& [key, value] : moved) {
    for (size_t i = 0; i < names.size() && i < n->inputs.size(); ++i) {
      if (key.compare(0, names[i].size() + 1, names[i] + "_") != 0) continue;
      Node* v = n->inputs[i].node.get();
      if (v->is_variable()) v->attrs[stored_key(key.substr(names[i].size() + 1))] = value;
    }
  }
}

// The members that a file and each graph inside of it have, from "nodes" to "heads"; `depth` is that of the members.
void write_graph(Layout* layout, const std::vector<Entry>& outputs, int depth) {
  const IndexedGraph g(outputs);
  std::vector<int> version(g.nodes.size());  // of auxiliary states: how often they were written before
  Layout& j = *layout;
  auto entry = [&](const Entry& e, int v) { j.out += cat("[", g.index.at(e.node.get()), ", ", e.index, ", ", v, "]"); };
  j.line(depth);
  j.out += "\"nodes\": [";
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    const Node& n = *g.nodes[i];
    if (i) j.out += ", ";
    j.line(depth + 1);
    j.out += "{";
    j.line(depth + 2);
    j.out += "\"op\": ";
    j.quoted(n.is_variable() ? "null" : n.op->name);
    j.out += ", ";
    j.line(depth + 2);
    j.out += "\"name\": ";
    j.quoted(n.name);
    j.out += ", ";
    if (!n.attrs.empty()) {
      j.line(depth + 2);
      j.out += "\"attrs\": ";
      j.object(n.attrs, depth + 2);
      j.out += ", ";
    }
    j.line(depth + 2);
    j.out += "\"inputs\": ";
    std::vector<int> mutated;
    if (!n.is_variable()) mutated = n.op->mutated(n.params.get());
    j.list(n.inputs.size(), depth + 2, [&](size_t k) {
      const bool writes = std::find(mutated.begin(), mutated.end(), static_cast<int>(k)) != mutated.end();
      int& v = version[g.index.at(n.inputs[k].node.get())];
      if (writes) ++v;
      entry(n.inputs[k], v);
    });
    const auto& graphs = subgraphs_of(n);
    if (!graphs.empty()) {
      j.out += ", ";
      j.line(depth + 2);
      j.out += "\"subgraphs\": [";
      for (size_t k = 0; k < graphs.size(); ++k) {
        if (k) j.out += ", ";
        j.line(depth + 3);
        j.out += "{";
        write_graph(&j, graphs[k]->outputs, depth + 4);
        j.line(depth + 3);
        j.out += "}";
      }
      j.line(depth + 2);
      j.out += "]";
    }
    j.line(depth + 1);
    j.out += "}";
  }
  j.line(depth);
  j.out += "], ";
  j.line(depth);
  j.out += "\"arg_nodes\": ";
  std::vector<size_t> args;
  for (size_t i = 0; i < g.nodes.size(); ++i)
    if (g.nodes[i]->is_variable()) args.push_back(i);
  j.list(args.size(), depth, [&](size_t i) { j.out += std::to_string(args[i]); });
  j.out += ", ";
  j.line(depth);
  j.out += "\"node_row_ptr\": ";
  // Values that control flow keeps for its gradient are nobody's business outside.
  std::vector<uint32_t> begin{0};
  for (const Node* n : g.nodes)
    begin.push_back(begin.back() + static_cast<uint32_t>(subgraphs_of(*n).empty() ? num_outputs(*n) : num_visible(*n)));
  j.list(begin.size(), depth, [&](size_t i) { j.out += std::to_string(begin[i]); });
  j.out += ", ";
  j.line(depth);
  j.out += "\"heads\": ";
  j.list(outputs.size(), depth, [&](size_t i) { entry(outputs[i], 0); });
}

// What `read_graph` needs to know of the whole file.
struct FileInfo {
  int version = 800;  // files before 0.9 do not say
  bool zero_is_unknown = false;
};

std::vector<Entry> read_graph(const Json& j, const FileInfo& file, int depth);

SubgraphPtr read_subgraph(const Json& j, const std::string& node, const FileInfo& file, int depth) {
  if (!j.is_object()) bad("a graph in node '" + node + "' is not an object");
  return std::make_shared<const Subgraph>(read_graph(j, file, depth));
}

std::vector<Entry> read_graph(const Json& j, const FileInfo& file, int depth) {
  constexpr int kDeepest = 100;
  if (depth > kDeepest) bad(cat("graphs lie more than ", kDeepest, " deep in each other"));
  const Json& list = member(j, "nodes", "the file");
  if (!list.is_array()) bad("'nodes' is not a list");
  member(j, "arg_nodes", "the file");
  const Json& heads = member(j, "heads", "the file");
  if (!heads.is_array()) bad("'heads' is not a list");
  std::vector<NodePtr> nodes;
  for (const Json& item : list) {
    if (!item.is_object()) bad("a node is not an object");
    auto n = std::make_shared<Node>();
    n->name = string_of(member(item, "name", "a node"), "a node's name");
    const std::string op = string_of(member(item, "op", "node '" + n->name + "'"), "a node's operator");
    if (op != "null") n->op = &Op::get(op);
    if (n->op && n->op->hidden) bad(cat("the operator of node '", n->name, "', ", op, ", is one of the library's own"));
    for (const char* key : {"param", "attr", "attrs"}) {
      if (!item.contains(key)) continue;
      if (!item[key].is_object()) bad(cat("'", key, "' of node '", n->name, "' is not an object"));
      for (const auto& [k, v] : item[key].items()) n->attrs[k] = string_of(v, "an attribute of '" + n->name + "'");
    }
    const Json& inputs = member(item, "inputs", "node '" + n->name + "'");
    if (!inputs.is_array()) bad("'inputs' of node '" + n->name + "' is not a list");
    for (const Json& e : inputs) n->inputs.push_back(entry_of(e, nodes, "node '" + n->name + "' (inputs come first)"));
    if (n->is_variable() && !n->inputs.empty()) bad("the variable '" + n->name + "' has inputs");
    upgrade(n.get(), file.version);
    if (const int wanted = n->is_variable() ? 0 : num_subgraphs(*n->op)) {
      const Json& graphs = member(item, "subgraphs", "node '" + n->name + "'");
      if (!graphs.is_array() || static_cast<int>(graphs.size()) != wanted)
        bad(cat("'subgraphs' of node '", n->name, "' is not a list of ", wanted));
      std::vector<SubgraphPtr> read;
      for (const Json& graph : graphs) read.push_back(read_subgraph(graph, n->name, file, depth + 1));
      set_subgraphs(n.get(), std::move(read));
    }
    if (file.zero_is_unknown) unknown_as_minus_one(n.get());
    if (!n->is_variable()) {
      const int wanted = n->op->num_inputs(n->params.get());
      if (static_cast<int>(n->inputs.size()) != wanted)
        bad(cat("node '", n->name, "' (", n->op->name, ") has ", n->inputs.size(), " inputs and wants ", wanted));
    }
    for (const Entry& e : n->inputs)
      if (static_cast<int>(e.index) >= num_outputs(*e.node))
        bad(cat("node '", n->name, "' refers to output ", e.index, " of '", e.node->name, "'"));
    nodes.push_back(std::move(n));
  }
  std::vector<Entry> outputs;
  for (const Json& e : heads) {
    outputs.push_back(entry_of(e, nodes, "'heads'"));
    if (static_cast<int>(outputs.back().index) >= num_outputs(*outputs.back().node)) bad("'heads' has a wrong output");
  }
  if (outputs.empty()) bad("it has no heads");
  return outputs;
}
}  // namespace

std::string Symbol::to_json(bool np_shape) const {
  Layout j;
  j.out += "{";
  write_graph(&j, outputs, 1);
  const int written_by = MXHUB_VERSION_MAJOR * 10000 + MXHUB_VERSION_MINOR * 100 + MXHUB_VERSION_PATCH;
  if (np_shape)
    j.out += cat(", \n  \"attrs\": {\n    \"is_np_shape\": [\"int\", 1], \n    \"mxnet_version\": [\"int\", ",
                 written_by, "]\n  }\n}");
  else
    j.out += cat(", \n  \"attrs\": {\"mxnet_version\": [\"int\", ", written_by, "]}\n}");
  return std::move(j.out);
}

Symbol Symbol::from_json(const std::string& text, bool np_shape) {
  Json j;
  try {
    j = Json::parse(text);
  } catch (const Json::exception& e) {
    bad(e.what());
  }
  if (!j.is_object()) bad("it is not an object");
  FileInfo file;
  if (j.contains("attrs") && j["attrs"].is_object() && j["attrs"].contains("mxnet_version")) {
    const Json& v = j["attrs"]["mxnet_version"];
    if (v.is_array() && v.size() == 2) file.version = static_cast<int>(number(v[1], "the version"));
  }
  const bool file_np = j.contains("attrs") && j["attrs"].is_object() && j["attrs"].contains("is_np_shape");
  file.zero_is_unknown = np_shape && !file_np;
  return Symbol(read_graph(j, file, 0));
}

}  // namespace mxhub
