// The mixed-precision pass.
#include "graph/passes/precision.h"

#include <algorithm>
#include <memory>
#include <unordered_map>

#include "graph/infer.h"
#include "graph/symbol.h"
#include "op/build.h"

namespace mxhub {
namespace {

enum class Role { kTarget, kFloat, kWidest, kAny };

// A value of the new graph, and its casts as far as somebody wanted them.
struct Value {
  Entry plain, target, wide;
  DType type = DType::kUnknown;  // unknown: depends on what the graph will be bound to
  bool variable = false;         // may be bound to another type than the one that is known
};

class Pass {
 public:
  Pass(const std::vector<Entry>& outputs, const PrecisionRules& rules)
      : g_(outputs), rules_(rules), values_(g_.num_entries()) {}

  std::vector<Entry> run() {
    for (size_t i = 0; i < g_.nodes.size(); ++i) {
      const Node& n = *g_.nodes[i];
      if (n.is_variable())
        add_variable(n, g_.entry_begin[i]);
      else
        add_operator(n, g_.entry_begin[i]);
    }
    std::vector<Entry> result;
    for (const Entry& e : g_.outputs) result.push_back(as_float(value(e)));
    set_types_of_params(result);
    return result;
  }

 private:
  Value& value(const Entry& e) { return values_[g_.entry(e)]; }

  Role role(const Node& n) const {
    if (rules_.excluded.count(n.name)) return Role::kFloat;
    for (const auto& c : rules_.conditions) {
      if (c.op != n.op) continue;
      const Attrs params = n.op->params.print(n.params.get());
      const auto it = params.find(c.param);
      if (it != params.end() && c.values.count(it->second)) return Role::kFloat;
    }
    if (rules_.in_target.count(n.op)) return Role::kTarget;
    if (rules_.in_float.count(n.op)) return Role::kFloat;
    return rules_.in_widest.count(n.op) ? Role::kWidest : Role::kAny;
  }

  void add_variable(const Node& n, uint32_t entry) {
    Value& v = values_[entry];
    v.plain = Entry{std::make_shared<Node>(n), 0};
    v.variable = true;
    if (rules_.cast_params && rules_.params.count(n.name) && only_in_target(n)) {
      v.type = rules_.target;
      v.variable = false;
      set_type(v.plain.node.get(), v.type);
    } else if (const auto known = rules_.types.find(n.name); known != rules_.types.end()) {
      v.type = known->second;
    } else if (!rules_.params.count(n.name)) {
      std::vector<DType> declared;
      infer_types(IndexedGraph({v.plain}), &declared);  // reads __dtype__
      v.type = declared[0];
    } else {
      v.plain.node->attrs.erase("__dtype__");  // follows from the new graph
    }
  }

  // Whether all that reads the variable computes in the target type.
  bool only_in_target(const Node& variable) const {
    bool used = false;
    for (const Entry& e : g_.outputs)
      if (e.node.get() == &variable) return false;
    for (const Node* n : g_.nodes) {
      for (size_t i = 0; i < n->inputs.size(); ++i) {
        if (n->inputs[i].node.get() != &variable) continue;
        if (role(*n) != Role::kTarget || !tied(*n, i)) return false;
        used = true;
      }
    }
    return used;
  }

  static std::vector<DType> types_of(const Node& n, std::vector<DType> in) {
    std::vector<DType> out(num_outputs(n), DType::kUnknown);
    TypeCtx ctx(*n.op, n.params.get(), in, out);
    n.op->dtype(n.params.get(), ctx);
    return out;
  }

  // Whether the type of input `i` is that of the computation: the length of a sequence or a condition is not.
  bool tied(const Node& n, size_t i) const {
    if (i == 0 && n.inputs.size() == 1) return true;
    const auto mutated = n.op->mutated(n.params.get());
    if (std::find(mutated.begin(), mutated.end(), static_cast<int>(i)) != mutated.end()) return false;
    std::vector<DType> in(n.inputs.size(), DType::kUnknown), out(num_outputs(n), DType::kUnknown);
    in[i] = rules_.target;
    try {
      TypeCtx ctx(*n.op, n.params.get(), in, out);
      n.op->dtype(n.params.get(), ctx);
    } catch (const Error&) {
      return false;  // the input must not have this type
    }
    return out[0] == rules_.target;
  }

  void add_operator(const Node& n, uint32_t entry) {
    const auto copy = std::make_shared<Node>(n);
    std::vector<DType> in(n.inputs.size());
    for (size_t i = 0; i < in.size(); ++i) {
      copy->inputs[i] = value(n.inputs[i]).plain;
      in[i] = value(n.inputs[i]).type;
    }
    const Role r = role(n);
    if (r == Role::kTarget) {
      for (size_t i = 0; i < in.size(); ++i)
        if (tied(n, i)) use_target(copy.get(), n, i, &in);
    } else if (r == Role::kFloat) {
      for (size_t i = 0; i < in.size(); ++i) use_float(copy.get(), n, i, &in);
    } else if (r == Role::kWidest) {
      use_widest(copy.get(), n, &in);
    }
    std::vector<DType> out(num_outputs(n), DType::kUnknown);
    try {
      out = types_of(*copy, in);
    } catch (const Error&) {
      // Inputs that must be of one type are not: all that can be are made float32.
      for (size_t i = 0; i < in.size(); ++i) use_float(copy.get(), n, i, &in);
      try {
        out = types_of(*copy, in);
      } catch (const Error&) {  // as before the pass; whoever binds the graph is told
      }
    }
    const bool cast = n.op->name == "amp_cast";  // of an unknown type, but to a known one
    for (size_t i = 0; i < out.size(); ++i) {
      Value& v = values_[entry + i];
      v.plain = Entry{copy, static_cast<uint32_t>(i)};
      v.type = out[i];
      if (cast && v.type == DType::kUnknown) v.type = types_of(*copy, {DType::kFloat32})[0];
    }
  }

  void use_target(Node* copy, const Node& n, size_t i, std::vector<DType>* in) {
    Value& v = value(n.inputs[i]);
    if (v.type == rules_.target && !v.variable) return;
    if (v.type != DType::kUnknown && !is_float(v.type)) return;
    if (!v.target) v.target = cast(v.plain, rules_.target);
    copy->inputs[i] = v.target;
    (*in)[i] = rules_.target;
  }
  void use_float(Node* copy, const Node& n, size_t i, std::vector<DType>* in) {
    Value& v = value(n.inputs[i]);
    if (v.type != rules_.target) return;
    copy->inputs[i] = as_float(v);
    (*in)[i] = DType::kFloat32;
  }
  Entry as_float(Value& v) {
    if (v.type != rules_.target || v.variable) return v.plain;
    if (!v.wide) v.wide = cast(v.plain, DType::kFloat32);
    return v.wide;
  }

  void use_widest(Node* copy, const Node& n, std::vector<DType>* in) {
    std::vector<size_t> joined;   // the inputs whose types must agree
    size_t narrow = 0, open = 0;  // of the target type; not known to be of that or of float32
    for (size_t i = 0; i < n.inputs.size(); ++i) {
      const Value& v = value(n.inputs[i]);
      if (!tied(n, i) || (v.type != DType::kUnknown && !is_float(v.type))) continue;
      joined.push_back(i);
      if (v.type == rules_.target && !v.variable)
        ++narrow;
      else if (v.variable || v.type != DType::kFloat32)
        ++open;
    }
    if (narrow == 0 || narrow == joined.size()) return;
    if (open == 0) {
      for (const size_t i : joined) use_float(copy, n, i, in);
      return;
    }
    std::vector<Entry> inputs;
    for (const size_t i : joined) inputs.push_back(value(n.inputs[i]).plain);
    const std::string name = entry_name(inputs[0]) + "_amp_multicast";
    const Entry all = make("amp_multicast", inputs, {{"num_outputs", op::text(static_cast<int>(joined.size()))}}, name);
    DType widest = DType::kUnknown;
    for (const size_t i : joined) {
      const DType t = (*in)[i];
      if (t != DType::kUnknown && (widest == DType::kUnknown || dtype_size(t) > dtype_size(widest))) widest = t;
    }
    // What is open may turn out to be wider than all that is known.
    if (widest == rules_.target) widest = DType::kUnknown;
    for (size_t k = 0; k < joined.size(); ++k) {
      copy->inputs[joined[k]] = op::output_of(all, static_cast<uint32_t>(k));
      (*in)[joined[k]] = widest;
    }
  }

  Entry cast(const Entry& e, DType type) {
    const std::string to = dtype_name(type);
    return make("amp_cast", {e}, {{"dtype", to}}, entry_name(e) + "_amp_cast_" + to);
  }
  static Entry make(const char* op, std::vector<Entry> inputs, const Attrs& attrs, const std::string& name) {
    const Node& source = *inputs[0].node;
    const auto group = source.attrs.find("__ctx_group__");
    Attrs all = attrs;
    if (group != source.attrs.end()) all.insert(*group);
    Entry e = op::call(op, std::move(inputs), attrs);
    e.node->name = name;
    e.node->attrs = all;
    return e;
  }

  static void set_type(Node* variable, DType type) {
    variable->attrs["__dtype__"] = std::to_string(static_cast<int>(type));
  }
  void set_types_of_params(const std::vector<Entry>& outputs) const {
    if (rules_.params.empty()) return;
    const IndexedGraph g(outputs);
    std::vector<DType> types(g.num_entries(), DType::kUnknown);
    for (size_t i = 0; i < g.nodes.size(); ++i) {
      const auto known = rules_.types.find(g.nodes[i]->name);
      if (g.nodes[i]->is_variable() && known != rules_.types.end()) types[g.entry_begin[i]] = known->second;
    }
    infer_types(g, &types);
    for (size_t i = 0; i < g.nodes.size(); ++i) {
      if (!g.nodes[i]->is_variable() || !rules_.params.count(g.nodes[i]->name)) continue;
      const DType t = types[g.entry_begin[i]];
      set_type(g.nodes[i], t == DType::kUnknown ? DType::kFloat32 : t);
    }
  }

  const IndexedGraph g_;
  const PrecisionRules& rules_;
  std::vector<Value> values_;
};

}  // namespace

std::vector<Entry> reduce_precision(const std::vector<Entry>& outputs, const PrecisionRules& rules) {
  return Pass(outputs, rules).run();
}

}  // namespace mxhub
