// The tape.
#include "autograd/tape.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "autograd/mode.h"
#include "op/build.h"
#include "op/gradient.h"

namespace mxhub {
namespace {
bool has_history(const NDArray& a) {
  if (!a.node) return false;
  const TapeExtra* t = tape_of(a.node.get());
  return t && !t->released;
}

// The entry of an input; an array without history becomes a constant.
Entry entry_of(const NDArray& a) {
  if (has_history(a)) return Entry{a.node, a.node_index};
  auto node = std::make_shared<Node>();
  auto extra = std::make_shared<TapeExtra>();
  extra->outputs.push_back(a.detach());
  node->extra = std::move(extra);
  return Entry{std::move(node), 0};
}

struct ModeScope {
  ModeScope(bool recording, bool training) : saved(mode()) {
    mode().recording = recording;
    mode().training = training;
  }
  ~ModeScope() { mode() = saved; }
  const Mode saved;
};

// Computes gradient nodes; forward nodes are read from the tape.
class Evaluator {
 public:
  explicit Evaluator(bool create_graph) : create_graph_(create_graph) {}

  // `targets[i]`: an array that result i may be computed into directly (or null).
  std::vector<NDArray> run(const std::vector<Entry>& results, const std::vector<NDArray*>& targets) {
    const auto order = topological_order(results, [](const Node* n) { return n->extra != nullptr; });
    for (const Entry& e : results) {
      if (!e) continue;
      ++use(e);
      results_.insert(e.node.get());
    }
    for (const Node* n : order)
      if (!n->extra)
        for (const Entry& e : n->inputs)
          if (e) ++use(e);
    std::unordered_map<const Node*, std::vector<NDArray*>> direct;
    for (size_t i = 0; i < results.size(); ++i) {
      const Entry& e = results[i];
      if (!e || !targets[i] || e.node->extra || use(e) != 1) continue;
      auto& d = direct[e.node.get()];
      d.resize(e.node->op->num_outputs(e.node->params.get()));
      d[e.index] = targets[i];
    }
    for (Node* n : order) {
      if (n->extra) continue;
      evaluate(n, direct);
    }
    std::vector<NDArray> r;
    for (const Entry& e : results) r.push_back(e ? value(e) : NDArray());
    return r;
  }

 private:
  struct State {
    std::vector<NDArray> values;
    std::vector<int> uses;
  };
  int& use(const Entry& e) {
    State& s = state_[e.node.get()];
    if (s.uses.size() <= e.index) s.uses.resize(e.index + 1);
    return s.uses[e.index];
  }
  NDArray value(const Entry& e) {
    if (e.node->extra) {
      const TapeExtra* t = tape_of(e.node.get());
      if (t->released)
        fail(Kind::kState, e.node->op ? e.node->op->name : "", "",
             "the recorded graph was freed by an earlier backward; call it with retain_graph=True");
      NDArray a = t->outputs[e.index];
      if (create_graph_) {
        a.node = e.node;
        a.node_index = e.index;
      }
      return a;
    }
    return state_[e.node.get()].values[e.index];
  }
  void evaluate(Node* n, std::unordered_map<const Node*, std::vector<NDArray*>>& direct) {
    std::vector<NDArray> in;
    in.reserve(n->inputs.size());
    for (const Entry& e : n->inputs) in.push_back(value(e));
    const Invocation inv(*n->op, n->params);
    State& s = state_[n];
    s.uses.resize(inv.num_outputs);
    std::unique_ptr<bool[]> wanted(new bool[inv.num_outputs]);
    // Where the result is to be differentiated again, that may read what nobody reads yet.
    for (int i = 0; i < inv.num_outputs; ++i) wanted[i] = create_graph_ || s.uses[i] > 0;
    std::vector<NDArray*> ins, outs(inv.num_outputs, nullptr);
    ins.reserve(in.size());
    for (NDArray& a : in) ins.push_back(&a);
    const auto d = direct.find(n);
    std::vector<NDArray> given;
    if (d != direct.end()) {
      given.reserve(inv.num_outputs);
      for (int i = 0; i < inv.num_outputs; ++i) {
        if (!d->second[i]) continue;
        given.push_back(d->second[i]->detach());
        outs[i] = &given.back();
      }
    }
    // What only other steps read may share memory with what it is made of.
    if (n->op->view && !outs[0] && !create_graph_ && !results_.count(n) && !in[0].is_sparse())
      outs[0] = new NDArray(in[0].reshape(inv.prepare(ins.data(), static_cast<int>(ins.size()))->out[0].shape));
    else
      invoke(inv, ins.data(), static_cast<int>(ins.size()), outs.data(), inv.num_outputs, wanted.get());
    s.values.reserve(inv.num_outputs);
    for (int i = 0; i < inv.num_outputs; ++i) {
      s.values.push_back(*outs[i]);
      const bool owned = std::none_of(given.begin(), given.end(), [&](const NDArray& g) { return &g == outs[i]; });
      if (owned) delete outs[i];
    }
    // Free what nobody needs any more.
    for (const Entry& e : n->inputs)
      if (!e.node->extra && --use(e) == 0) state_[e.node.get()].values[e.index] = NDArray();
  }
  const bool create_graph_;
  std::unordered_map<const Node*, State> state_;
  std::unordered_set<const Node*> results_;
};
}  // namespace

bool tape_wants(const Invocation&, NDArray* const* in, int num_in) {
  for (int i = 0; i < num_in; ++i)
    if (has_history(*in[i])) return true;
  return false;
}

void tape_record(const Invocation& inv, NDArray* const* in, int num_in, NDArray* const* out, int num_out,
                 const std::vector<NDArray>& outputs) {
  auto node = std::make_shared<Node>();
  node->op = &inv.op;
  node->params = inv.params;
  node->inputs.reserve(num_in);
  for (int i = 0; i < num_in; ++i) node->inputs.push_back(entry_of(*in[i]));
  auto extra = std::make_shared<TapeExtra>();
  for (const NDArray& a : outputs) extra->outputs.push_back(a.detach());
  for (int i = 0; i < num_out; ++i) {
    // Where an output was computed aside and copied, the tape keeps what the caller sees.
    extra->outputs[i] = out[i]->detach();
    out[i]->node = node;
    out[i]->node_index = static_cast<uint32_t>(i);
  }
  node->extra = std::move(extra);
}

void mark_variable(NDArray* array, GradReq req, const NDArray& grad) {
  auto node = std::make_shared<Node>();
  auto extra = std::make_shared<TapeExtra>();
  extra->outputs.push_back(array->detach());
  extra->req = req;
  extra->grad = std::make_shared<NDArray>(grad.detach());
  node->extra = std::move(extra);
  array->node = std::move(node);
  array->node_index = 0;
}

std::vector<NDArray> backward(const std::vector<NDArray*>& heads, const std::vector<NDArray*>& head_grads,
                              const std::vector<NDArray*>& variables, bool retain_graph, bool create_graph,
                              bool is_train) {
  const ModeScope scope(create_graph, is_train);
  std::vector<Entry> outs, ograds;
  for (size_t i = 0; i < heads.size(); ++i) {
    const NDArray& h = *heads[i];
    if (!h.node || !tape_of(h.node.get()))
      fail(Kind::kState, "backward", "heads",
           "expected an array computed while recording from a variable with a gradient, got one without history");
    if (!has_history(h))
      fail(Kind::kState, "backward", "heads",
           "the recorded graph was freed by an earlier backward; call it with retain_graph=True");
    outs.push_back(Entry{h.node, h.node_index});
    const NDArray* g = i < head_grads.size() ? head_grads[i] : nullptr;
    if (g && !g->is_none()) {
      if (g->size() != h.size())
        fail(Kind::kShape, "backward", "head_grads", "expected shape ", h.shape(), ", got ", g->shape());
      if (g->dtype() != h.dtype())
        fail(Kind::kType, "backward", "head_grads", "expected dtype ", dtype_name(h.dtype()), ", got ",
             dtype_name(g->dtype()));
      ograds.push_back(g->shape() == h.shape() ? entry_of(*g) : entry_of(g->reshape(h.shape())));
    } else {
      ograds.push_back(op::ones_like(outs.back()));
    }
  }
  const std::vector<Node*> order = topological_order(outs);
  std::vector<Node*> wrt;
  if (variables.empty()) {
    for (Node* n : order) {
      const TapeExtra* t = tape_of(n);
      if (n->is_variable() && t && t->req != GradReq::kNull) wrt.push_back(n);
    }
    if (wrt.empty()) fail(Kind::kState, "backward", "heads", "no variable with a gradient was found in the graph");
  } else {
    for (const NDArray* v : variables) {
      if (!v->node)
        fail(Kind::kArgument, "backward", "variables",
             "expected variables with a gradient or a history, got an array without");
      wrt.push_back(v->node.get());
    }
  }
  const std::vector<Entry> grads = build_gradient(outs, ograds, wrt);
  std::vector<Entry> wanted = grads;
  std::vector<NDArray*> targets(wrt.size(), nullptr);
  for (size_t i = 0; i < wrt.size(); ++i) {
    if (!wanted[i]) {
      NodePtr self;
      for (Node* n : order)
        for (const Entry& e : n->inputs)
          if (e.node.get() == wrt[i]) self = e.node;
      for (const Entry& e : outs)
        if (e.node.get() == wrt[i]) self = e.node;
      if (!self) self = variables[i]->node;  // the heads do not depend on it
      wanted[i] = op::zeros_like(Entry{self, 0});
    }
    const TapeExtra* t = tape_of(wrt[i]);
    if (variables.empty() && !create_graph && (t->req == GradReq::kWrite || t->req == GradReq::kInplace))
      targets[i] = t->grad.get();
  }
  std::vector<NDArray> values = Evaluator(create_graph).run(wanted, targets);
  if (variables.empty()) {
    for (size_t i = 0; i < wrt.size(); ++i) {
      TapeExtra* t = tape_of(wrt[i]);
      t->fresh_grad = true;
      NDArray& g = *t->grad;
      if (t->req == GradReq::kAdd) {
        static const Op& add = Op::get("elemwise_add");
        const NDArray sum = invoke(add, add.params.parse(add.name, {}), {g, values[i]})[0];
        copy_into(sum, g);
        if (create_graph) g.node = sum.node, g.node_index = sum.node_index;
      } else {
        copy_into(values[i], g);
        g.node = values[i].node;
        g.node_index = values[i].node_index;
      }
    }
    values.clear();
  }
  if (!retain_graph && !create_graph) {
    std::vector<std::vector<Entry>> released;  // freed at the end: clearing one node may drop the next
    for (Node* n : order) {
      TapeExtra* t = tape_of(n);
      if (n->is_variable()) {
        if (t && t->req == GradReq::kNull) t->grad.reset();  // which nobody has written or will write
        continue;
      }
      t->released = true;
      t->outputs.clear();
      released.push_back(std::move(n->inputs));
      n->inputs.clear();
    }
  }
  return values;
}

}  // namespace mxhub
