// The passes for inference and for training: fusion, and channels last.
#include "graph/passes/convolutions.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <unordered_map>

#include "base/env.h"
#include "graph/infer.h"
#include "graph/symbol.h"
#include "op/build.h"
#include "op/nn/block_convolution.h"

namespace mxhub {

const char* const kConstantAttr = "__constant__";

namespace {

// An operator's parameters as text, by name.
class Texts {
 public:
  explicit Texts(const Node& n) : attrs_(n.op->params.print(n.params.get())) {}
  std::string of(const std::string& key) const {
    const auto it = attrs_.find(key);
    return it == attrs_.end() ? "" : it->second;
  }
  int64_t number(const std::string& key) const { return std::strtoll(of(key).c_str(), nullptr, 10); }
  const Attrs& all() const { return attrs_; }
  Attrs with(const std::string& key, const std::string& value) const {
    Attrs a = attrs_;
    a[key] = value;
    return a;
  }

 private:
  Attrs attrs_;
};

// Operators that treat every element alike, so that the order of the axes does not matter to them.
const std::set<std::string> kElementwise = {"Activation",
                                            "LeakyReLU",
                                            "relu",
                                            "sigmoid",
                                            "tanh",
                                            "softsign",
                                            "hard_sigmoid",
                                            "clip",
                                            "exp",
                                            "log",
                                            "sqrt",
                                            "square",
                                            "abs",
                                            "negative",
                                            "erf",
                                            "_copy",
                                            "elemwise_add",
                                            "elemwise_sub",
                                            "elemwise_mul",
                                            "elemwise_div",
                                            "_plus_scalar",
                                            "_minus_scalar",
                                            "_rminus_scalar",
                                            "_mul_scalar",
                                            "_div_scalar",
                                            "_rdiv_scalar",
                                            "_power_scalar",
                                            "_maximum_scalar",
                                            "_minimum_scalar",
                                            "add_n",
                                            "broadcast_add",
                                            "broadcast_sub",
                                            "broadcast_mul",
                                            "broadcast_div",
                                            "broadcast_maximum",
                                            "broadcast_minimum"};

// What is fused behind a convolution.
struct Chain {
  Node *conv = nullptr, *norm = nullptr, *sum = nullptr, *tail = nullptr;
  Entry residual;
  Node* last() const { return tail ? tail : sum ? sum : norm ? norm : conv; }
};

// A value of the new graph: as it was, with channels last, or so and as float32 (images of 16-bit floats only).
struct Value {
  Entry plain, last, wide;
};

class Pass {
 public:
  Pass(const std::vector<Entry>& outputs, const std::vector<Node*>& variables, const std::vector<Desc>& descs,
       bool np_shape, bool training)
      : training_(training), g_(outputs), shapes_(g_.num_entries()), types_(g_.num_entries(), DType::kUnknown) {
    for (size_t i = 0; i < variables.size(); ++i) {
      const auto at = g_.index.find(variables[i]);
      if (at == g_.index.end()) continue;
      shapes_[g_.entry_begin[at->second]] = descs[i].shape;
      types_[g_.entry_begin[at->second]] = descs[i].dtype;
    }
    infer_shapes(g_, &shapes_, np_shape);
    infer_types(g_, &types_);
    users_.resize(g_.num_entries());
    for (Node* n : g_.nodes)
      for (const Entry& e : n->inputs) users_[g_.entry(e)].push_back(n);
    for (const Entry& e : outputs) users_[g_.entry(e)].push_back(nullptr);
  }

  std::vector<Entry> run() {
    if (!training_)
      for (Node* n : g_.nodes) find_chain(n);
    bool changed = !chains_.empty();
    values_.resize(g_.num_entries());
    for (Node* n : g_.nodes) {
      if (n->is_variable()) {
        values_[first(n)].plain = own(n);
      } else if (const auto chain = chains_.find(n); chain != chains_.end()) {
        emit_chain(chain->second);
      } else if (inside_.count(n)) {
        continue;  // part of a chain that ends later
      } else if (training_ && trains_last(n)) {
        emit_training_convolution(n);
        changed = true;
      } else if (!training_ && skipped(n)) {
        values_[first(n)] = values_[g_.entry(n->inputs[0])];
        changed = true;
      } else if (!emit_last(n)) {
        emit_plain(n);
        if (is_cast_parameter(*n) && used_as_parameter(n)) {
          values_[first(n)].plain.node->attrs[kConstantAttr] = "1";
          changed = true;
        }
      }
    }
    if (!changed) return g_.outputs;
    std::vector<Entry> result;
    for (const Entry& e : g_.outputs) result.push_back(plain(e));
    return result;
  }

 private:
  uint32_t first(const Node* n) const { return g_.entry_begin[g_.index.at(n)]; }
  const Shape& shape(const Entry& e) const { return shapes_[g_.entry(e)]; }
  // A shared pointer to a node of the old graph: held by who uses it, or by an output.
  Entry own(const Node* n) const {
    for (Node* user : users_[first(n)]) {
      if (!user) continue;
      for (const Entry& e : user->inputs)
        if (e.node.get() == n) return Entry{e.node, 0};
    }
    for (const Entry& e : g_.outputs)
      if (e.node.get() == n) return Entry{e.node, 0};
    return {};
  }

  // The only user of the only used output of a node.
  Node* only_user(const Node* n) const {
    const uint32_t begin = first(n), end = g_.entry_begin[g_.index.at(n) + 1];
    for (uint32_t e = begin + 1; e < end; ++e)
      if (!users_[e].empty()) return nullptr;
    return users_[begin].size() == 1 ? users_[begin][0] : nullptr;
  }

  bool image(const Entry& e) const {
    const Shape& s = shape(e);
    const DType t = types_[g_.entry(e)];
    return s.ndim_known() && s.ndim() == 4 && s.known() && s.size() > 0 &&
           op::has_fused_convolution(!training_ && is_16_bit_float(t) ? DType::kFloat32 : t);
  }
  static bool is_16_bit_float(DType t) { return t == DType::kBfloat16 || t == DType::kFloat16; }
  // Images of 16-bit floats that oneDNN does not compute as they are. Between convolutions they are float32, or 16-bit
  // floats where a convolution multiplies integers.
  bool half(const Entry& e) const { return op::computed_in_float(types_[g_.entry(e)]) && image(e); }
  bool has_last(const Entry& e) const {
    const Value& v = values_[g_.entry(e)];
    return v.last || v.wide;
  }
  static Entry cast(const Entry& e, DType to) { return node("Cast", {e}, {{"dtype", dtype_name(to)}}, e.node->name); }

  void find_chain(Node* n) {
    if (n->is_variable() || (n->op->name != "Convolution" && n->op->name != "Convolution_v1")) return;
    if (!image(n->inputs[0]) || types_[g_.entry(n->inputs[1])] != types_[g_.entry(n->inputs[0])]) return;
    const std::string layout = Texts(*n).of("layout");
    if (layout != "None" && layout != "NCHW" && layout != "NHWC") return;
    Chain c;
    c.conv = n;
    channels_last_[n] = layout == "NHWC";
    Node* next = only_user(n);
    if (next && next->op->name == "BatchNorm" && next->inputs[0].node.get() == n &&
        Texts(*next).number("axis") == (channels_last_[n] ? 3 : 1)) {
      c.norm = next;
      next = only_user(next);
    }
    const Node* end = c.last();
    if (next && (next->op->name == "elemwise_add" || next->op->name == "_grad_add") &&
        next->inputs[0].node != next->inputs[1].node) {
      const Entry& other = next->inputs[0].node.get() == end ? next->inputs[1] : next->inputs[0];
      // The other summand must exist before: it may be a chain of its own that ends here otherwise.
      if (!claimed_sum_.count(next)) {
        claimed_sum_.insert(next);
        c.sum = next;
        c.residual = other;
        next = only_user(next);
      } else {
        next = nullptr;
      }
    }
    if (next && !tail_of(*next).empty()) c.tail = next;
    for (Node* part : {c.conv, c.norm, c.sum, c.tail})
      if (part && part != c.last()) inside_.insert(part);
    chains_[c.last()] = c;
    by_convolution_[n] = c.last();
  }

  // The activation as parameters of the fused convolution; empty when it is none.
  static Attrs tail_of(const Node& n) {
    const Texts t(n);
    const std::string& op = n.op->name;
    if (op == "relu") return {{"tail", "relu"}};
    if (op == "sigmoid" || op == "tanh") return {{"tail", op}};
    if (op == "Activation") {
      const std::string act = t.of("act_type");
      if (act == "relu" || act == "sigmoid" || act == "tanh" || act == "softrelu") return {{"tail", act}};
    }
    if (op == "LeakyReLU") {
      const std::string act = t.of("act_type");
      if (act == "leaky" || act == "elu") return {{"tail", act}, {"tail_a", t.of("slope")}};
      if (act == "gelu") return {{"tail", act}};
    }
    if (op == "clip") return {{"tail", "clip"}, {"tail_a", t.of("a_min")}, {"tail_b", t.of("a_max")}};
    return {};
  }

  // Outside training these hand on what they get.
  static bool skipped(Node* n) { return n->op->name == "Dropout" && Texts(*n).of("mode") == "training"; }

  static Entry node(const char* op, std::vector<Entry> in, const Attrs& attrs, const std::string& name) {
    Entry e = op::call(op, std::move(in), attrs);
    e.node->name = name;
    return e;
  }

  Entry plain(const Entry& e) {
    Value& v = values_[g_.entry(e)];
    if (!v.plain) v.plain = node("transpose", {last(e)}, {{"axes", "(0, 3, 1, 2)"}}, e.node->name);
    return v.plain;
  }
  Entry last(const Entry& e) {
    Value& v = values_[g_.entry(e)];
    if (!v.last)
      v.last = v.wide ? cast(v.wide, types_[g_.entry(e)])
                      : node("transpose", {v.plain}, {{"axes", "(0, 2, 3, 1)"}}, e.node->name);
    return v.last;
  }
  Entry wide(const Entry& e) {
    Value& v = values_[g_.entry(e)];
    if (!v.wide) v.wide = cast(last(e), DType::kFloat32);
    return v.wide;
  }

  // Whether a convolution of 16-bit images multiplies integers.
  bool of_integers(const Chain& c) const {
    if (!half(c.conv->inputs[0])) return false;
    const Texts t(*c.conv);
    const std::string tail = c.tail ? tail_of(*c.tail).at("tail") : "";
    return (tail.empty() || tail == "relu" || tail == "leaky" || tail == "clip") &&
           op::BlockConvolution::suits(t.number("num_group"), t.number("num_filter"), shape(c.conv->inputs[1]).size());
  }
  // Whether all who use a value of a chain are convolutions that want it as float32.
  bool wanted_wide(const Node* n) const {
    const auto& users = users_[first(n)];
    return !users.empty() && std::all_of(users.begin(), users.end(), [&](const Node* user) {
      if (!user) return false;
      const auto chain = by_convolution_.find(user);
      return chain != by_convolution_.end() && user->inputs[0].node.get() == n && !channels_last_.at(user) &&
             !of_integers(chains_.at(chain->second));
    });
  }

  void emit_chain(const Chain& c) {
    const bool was_last = channels_last_[c.conv];
    const Entry& image = c.conv->inputs[0];
    const DType type = types_[g_.entry(image)];
    const bool is_half = half(image), integers = of_integers(c);
    // Integers are made of float32 as well as of 16-bit floats: of what there is; and results are what others want.
    const Value& there = values_[g_.entry(image)];
    const bool float_in = is_half && (integers ? !was_last && there.wide && !there.last : true);
    const bool float_out = is_half && (integers ? !was_last && wanted_wide(c.last()) : true);
    auto as_last = [&](const Entry& e, bool as_float) {
      if (was_last) return as_float ? cast(plain(e), DType::kFloat32) : plain(e);
      return as_float ? wide(e) : last(e);
    };
    const Texts conv(*c.conv);
    const Entry data = as_last(image, float_in);
    Shape s = shape(image);
    if (!was_last) s = Shape{s[0], s[2], s[3], s[1]};
    Attrs attrs{{"data_shape", op::text(s)},
                {"with_residual", op::text(c.sum != nullptr)},
                {"bfloat16", op::text(!is_half && type == DType::kBfloat16)}};
    if (integers) {
      attrs["integers"] = "True";
      attrs["precise"] = op::text(type == DType::kFloat16);
      attrs["out_type"] = dtype_name(float_out ? DType::kFloat32 : type);
    }
    for (const char* key : {"kernel", "stride", "dilate", "pad", "num_filter", "num_group"}) attrs[key] = conv.of(key);
    if (c.tail) attrs.merge(tail_of(*c.tail));
    std::vector<Entry> weight;
    for (size_t i = 1; i < c.conv->inputs.size(); ++i) {
      // A parameter that is cast is folded as it is: its cast would be rounded twice, and computed at each run.
      const Entry& e = c.conv->inputs[i];
      weight.push_back(plain(is_cast_parameter(*e.node) ? e.node->inputs[0] : e));
    }
    Attrs folding = attrs;
    folding["with_bias"] = op::text(c.conv->inputs.size() > 2);
    folding["weight_last"] = op::text(was_last);
    if (c.norm) {
      const Texts norm(*c.norm);
      folding["norm"] = "True";
      folding["fix_gamma"] = norm.of("fix_gamma");
      folding["eps"] = norm.of("eps");
      for (size_t i = 1; i < c.norm->inputs.size(); ++i) weight.push_back(plain(c.norm->inputs[i]));
    }
    const bool constant =
        std::all_of(weight.begin(), weight.end(), [](const Entry& e) { return e.node->is_variable(); });
    const Entry packed = node("_inference_convolution_weight", std::move(weight), folding, c.conv->name + "_weight");
    if (constant) packed.node->attrs[kConstantAttr] = "1";
    std::vector<Entry> in{data, packed, op::output_of(packed, 1)};
    if (c.sum) in.push_back(as_last(c.residual, float_out));
    Entry out = node("_inference_convolution", std::move(in), attrs, c.last()->name);
    Value& v = values_[first(c.last())];
    if (was_last)
      v.plain = float_out ? cast(out, type) : out;
    else
      (float_out ? v.wide : v.last) = out;
  }

  // Whether a convolution gains from channels last while it trains: oneDNN then takes images as they are. For small
  // ones its kernels for blocks of channels are faster, and their reorders are cheap.
  bool trains_last(Node* n) const {
    if (n->op->name != "Convolution" || !image(n->inputs[0])) return false;
    const Texts t(*n);
    const Shape& out = shapes_[first(n)];
    return types_[g_.entry(n->inputs[0])] == DType::kFloat32 && t.number("num_group") == 1 &&
           (t.of("layout") == "None" || t.of("layout") == "NCHW") && out.known() && out[2] * out[3] > 16;
  }
  void emit_training_convolution(Node* n) {
    std::vector<Entry> in{last(n->inputs[0])};
    for (size_t i = 1; i < n->inputs.size(); ++i) in.push_back(plain(n->inputs[i]));
    values_[first(n)].last = node("_training_convolution", std::move(in), Texts(*n).with("layout", "NHWC"), n->name);
  }

  // The node with channels last, when it knows how and one of its inputs comes that way.
  bool emit_last(Node* n) {
    const std::string& op = n->op->name;
    auto ready = [&](const Entry& e) { return has_last(e) && image(e); };
    if (n->inputs.empty() || !std::any_of(n->inputs.begin(), n->inputs.end(), ready)) return false;
    // As float32 where no image comes as it is.
    const bool as_float = std::none_of(n->inputs.begin(), n->inputs.end(),
                                       [&](const Entry& e) { return image(e) && values_[g_.entry(e)].last; });
    const Texts t(*n);
    std::vector<Entry> in;
    Attrs attrs = t.all();
    if (kElementwise.count(op) && !(op == "LeakyReLU" && n->inputs.size() > 1)) {
      if (!std::all_of(n->inputs.begin(), n->inputs.end(), [&](const Entry& e) { return image(e); })) return false;
    } else if (op == "Concat" && t.number("dim") == 1 &&
               std::all_of(n->inputs.begin(), n->inputs.end(), [&](const Entry& e) { return image(e); })) {
      attrs = t.with("dim", "3");
    } else if (op == "BatchNorm" && t.number("axis") == 1 && only_first_used(n) &&
               (!as_float || types_[g_.entry(n->inputs[1])] == DType::kFloat32)) {
      attrs = t.with("axis", "3");
    } else if (op == "Pooling" && (t.of("layout") == "None" || t.of("layout") == "NCHW")) {
      attrs = t.with("layout", "NHWC");
    } else {
      return false;
    }
    for (const Entry& e : n->inputs) in.push_back(!image(e) ? plain(e) : as_float ? wide(e) : last(e));
    Value& v = values_[first(n)];
    (as_float ? v.wide : v.last) = node(op.c_str(), std::move(in), attrs, n->name);
    return true;
  }
  bool only_first_used(const Node* n) const {
    for (uint32_t e = first(n) + 1; e < g_.entry_begin[g_.index.at(n) + 1]; ++e)
      if (!users_[e].empty()) return false;
    return true;
  }

  static bool is_cast_parameter(const Node& n) {
    return !n.is_variable() && n.op->name == "amp_cast" && n.inputs[0].node->is_variable();
  }
  // Whether all users take the value as weight or bias: what is data changes at each run.
  bool used_as_parameter(const Node* n) const {
    static const std::set<std::string> with_bias = {"FullyConnected", "Convolution", "Deconvolution"};
    const auto& users = users_[first(n)];
    return !users.empty() && std::all_of(users.begin(), users.end(), [&](const Node* user) {
      if (!user) return false;
      for (size_t i = 0; i < user->inputs.size(); ++i)
        if (user->inputs[i].node.get() == n && !(i >= 1 && with_bias.count(user->op->name)) &&
            !(i == 1 && user->op->name == "RNN"))
          return false;
      return true;
    });
  }

  void emit_plain(Node* n) {
    auto copy = std::make_shared<Node>(*n);
    for (Entry& e : copy->inputs) e = plain(e);
    for (uint32_t e = first(n), i = 0; e < g_.entry_begin[g_.index.at(n) + 1]; ++e, ++i)
      values_[e].plain = Entry{copy, i};
  }

  const bool training_;
  IndexedGraph g_;
  std::vector<Shape> shapes_;
  std::vector<DType> types_;
  std::vector<std::vector<Node*>> users_;          // of each entry; null stands for an output of the graph
  std::unordered_map<const Node*, Chain> chains_;  // by their last node
  std::unordered_map<const Node*, const Node*> by_convolution_;
  std::unordered_map<const Node*, bool> channels_last_;
  std::set<const Node*> inside_, claimed_sum_;
  std::vector<Value> values_;
};

bool passes_on() {
  static const bool on =
      env_choice("MXNET_SUBGRAPH_BACKEND", "MKLDNN", {"NONE", "MKLDNN", "MKLDNN_QUANTIZE", "default"}) != "NONE";
  return on;
}

}  // namespace

std::vector<Entry> inference_graph(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                   const std::vector<Desc>& descs, bool np_shape) {
  return passes_on() ? Pass(outputs, variables, descs, np_shape, false).run() : outputs;
}

std::vector<Entry> training_graph(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                  const std::vector<Desc>& descs, bool np_shape) {
  return passes_on() ? Pass(outputs, variables, descs, np_shape, true).run() : outputs;
}

}  // namespace mxhub
