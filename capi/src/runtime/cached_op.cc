// Callables made from symbols.
#include "runtime/cached_op.h"

#include <algorithm>

#include "autograd/mode.h"
#include "autograd/tape.h"
#include "engine/engine.h"
#include "graph/passes/convolutions.h"
#include "op/build.h"
#include "op/gradient.h"
#include "tensor/sparse.h"

namespace mxhub {
namespace {
// One recorded call: what its backward needs. It is the parameter of the node on the tape.
struct CallRecord {
  std::shared_ptr<CachedOp::State> state;
  std::shared_ptr<const Plan> plan;
  Plan::Run run;
  std::vector<bool> wrt;
  std::vector<NDArray> ins, outs;
  static std::tuple<> fields() { return {}; }
};
const CallRecord& record_of(const void* params) { return *static_cast<const CallRecord*>(params); }

void run_backward(const Params& params, const ArrayCall& call) {
  const CallRecord& r = record_of(params.get());
  std::vector<NDArray> ins, outs;
  ins.reserve(r.ins.size() + r.outs.size());
  ins.insert(ins.end(), r.ins.begin(), r.ins.end());
  for (size_t i = 0; i < r.outs.size(); ++i) {
    if (call.in[i].is_sparse()) Engine::get().wait_read(call.in[i].var());
    ins.push_back(to_dense(call.in[i]));
  }
  const auto& descs = r.plan->outputs();
  outs.reserve(descs.size());
  size_t slot = 0;
  for (size_t k = r.plan->num_forward(); k < descs.size(); ++k, ++slot) {
    NDArray& out = call.out[slot];
    if (out.is_none() || out.is_sparse() || out.shape() != descs[k].shape || out.dtype() != descs[k].dtype)
      out = NDArray(descs[k].shape, descs[k].dtype, r.ins[0].device());
    outs.push_back(out.detach());
  }
  outs.insert(outs.end(), r.outs.begin(), r.outs.end());
  r.plan->run(r.plan, r.run, true, call.is_train, ins, outs);
}

// The call written out with its operators, for gradients that are to be differentiated again.
std::vector<Entry> differentiable_gradient(const CallRecord& r, const GradCtx& g) {
  std::unordered_map<const Node*, Entry> map;
  for (size_t i = 0; i < r.state->variables.size(); ++i) {
    auto v = std::make_shared<Node>();  // a stand-in, so that each use of the input is a use of this variable
    map[r.state->variables[i]] = Entry{v, 0};
  }
  std::vector<NodePtr> copies;
  for (Node* n : topological_order(r.state->symbol.outputs)) {
    if (n->is_variable()) continue;
    auto c = std::make_shared<Node>(*n);
    for (Entry& e : c->inputs) e = Entry{map.at(e.node.get()).node, e.index};
    map[n] = Entry{c, 0};
    copies.push_back(c);
  }
  std::vector<Entry> heads, ograds;
  for (size_t i = 0; i < r.state->symbol.outputs.size(); ++i) {
    const Entry& e = r.state->symbol.outputs[i];
    heads.push_back(Entry{map.at(e.node.get()).node, e.index});
    ograds.push_back(g.ograd(static_cast<int>(i)));
  }
  std::vector<Node*> wrt;
  for (Node* v : r.state->variables) wrt.push_back(map.at(v).node.get());
  std::vector<Entry> grads = build_gradient(heads, ograds, wrt);
  // The stand-ins give way to the real inputs.
  std::unordered_map<const Node*, Entry> real;
  for (size_t i = 0; i < wrt.size(); ++i) real[wrt[i]] = g.in(static_cast<int>(i));
  auto settle = [&](Entry& e) {
    const auto it = real.find(e.node.get());
    if (it != real.end()) e = it->second;
  };
  for (Node* n : topological_order(grads, [](const Node* x) { return x->extra != nullptr; }))
    if (!n->extra)
      for (Entry& e : n->inputs) settle(e);
  for (Entry& e : grads)
    if (e) settle(e);
  return grads;
}

std::vector<Entry> gradient_of_call(const void* params, const GradCtx& g) {
  const CallRecord& r = record_of(params);
  if (mode().recording) return differentiable_gradient(r, g);
  std::vector<Entry> inputs;
  for (size_t i = 0; i < r.outs.size(); ++i) inputs.push_back(g.ograd(static_cast<int>(i)));
  static const Op& op = Op::get("_backward_CachedOp");
  const Entry first = op::call(op, std::move(inputs), g.node->params);
  std::vector<Entry> grads(g.num_inputs());
  uint32_t k = 0;
  for (size_t i = 0; i < r.wrt.size(); ++i)
    if (r.wrt[i]) grads[i] = op::output_of(first, k++);
  return grads;
}

MXHUB_OP(_CachedOp)
    .hidden()
    .doc("A call of a cached graph, as it stands on the tape.")
    .param_struct<CallRecord>()
    .num_inputs([](const CallRecord& r) { return static_cast<int>(r.ins.size()); })
    .num_outputs([](const CallRecord& r) { return static_cast<int>(r.outs.size()); })
    .execute([](const Params&, const ArrayCall&) {
      fail(Kind::kState, "_CachedOp", "", "cached graphs are called through their handle");
    })
    .gradient([](const CallRecord& r, const GradCtx& g) { return gradient_of_call(&r, g); });

MXHUB_OP(_backward_CachedOp)
    .hidden()
    .doc("The gradients of a call of a cached graph.")
    .param_struct<CallRecord>()
    .num_inputs([](const CallRecord& r) { return static_cast<int>(r.outs.size()); })
    .num_outputs([](const CallRecord& r) { return static_cast<int>(std::count(r.wrt.begin(), r.wrt.end(), true)); })
    .execute(run_backward);
}  // namespace

std::vector<Entry> written_out(const Node& call, const std::vector<Entry>& inputs) {
  const CallRecord& r = record_of(call.params.get());
  std::unordered_map<const Node*, NodePtr> copies;
  for (size_t i = 0; i < r.state->variables.size(); ++i) copies[r.state->variables[i]] = inputs[i].node;
  const std::vector<Node*> order = topological_order(r.state->symbol.outputs);
  const size_t operators = order.size() - r.state->variables.size();
  if (operators > r.state->inline_limit) return {};
  for (const Node* n : order) {
    if (n->is_variable()) continue;
    auto c = std::make_shared<Node>(*n);
    for (Entry& e : c->inputs) {
      const auto at = std::find(r.state->variables.begin(), r.state->variables.end(), e.node.get());
      e = at == r.state->variables.end() ? Entry{copies.at(e.node.get()), e.index}
                                         : inputs[static_cast<size_t>(at - r.state->variables.begin())];
    }
    copies[n] = std::move(c);
  }
  std::vector<Entry> outputs;
  for (const Entry& e : r.state->symbol.outputs) outputs.push_back(Entry{copies.at(e.node.get()), e.index});
  return outputs;
}

CachedOp::CachedOp(const Symbol& symbol, const Attrs& flags) : state_(std::make_shared<State>()) {
  struct Flags {
    bool static_alloc = false, static_shape = false, is_dynamic = false;
    uint32_t inline_limit = 2, forward_bulk_size = 15, backward_bulk_size = 15;
    Shape data_indices{}, param_indices{};
    std::string subgraph;
    static auto fields() {
      return std::tuple{field("static_alloc", &Flags::static_alloc),
                        field("static_shape", &Flags::static_shape),
                        field("is_dynamic", &Flags::is_dynamic),
                        field("inline_limit", &Flags::inline_limit),
                        field("forward_bulk_size", &Flags::forward_bulk_size),
                        field("backward_bulk_size", &Flags::backward_bulk_size),
                        field("data_indices", &Flags::data_indices),
                        field("param_indices", &Flags::param_indices),
                        field("subgraph", &Flags::subgraph)};
    }
  };
  // Memory is always laid out ahead and shapes may always change, so these flags decide nothing; they are checked.
  const Params parsed = param_type<Flags>().parse("CachedOp", flags);
  state_->inline_limit = static_cast<const Flags*>(parsed.get())->inline_limit;
  state_->symbol.outputs = symbol.copy().outputs;
  const IndexedGraph g(state_->symbol.outputs);
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    state_->variables.push_back(g.nodes[i]);
    state_->aux.push_back(g.aux[i]);
  }
  if (Stepwise::needed(state_->symbol.outputs))
    state_->steps = std::make_unique<const Stepwise>(state_->symbol.outputs, state_->variables);
}

void CachedOp::set_hook(Hook hook, bool all) {
  state_->hook = std::move(hook);
  state_->hook_all = all;
}

std::shared_ptr<const Plan> CachedOp::State::plan(const std::vector<Desc>& in, const std::vector<bool>& wrt,
                                                  bool np_shape, Purpose purpose) {
  std::lock_guard<std::mutex> guard(mutex);
  for (const Known& k : plans)
    if (k.np_shape == np_shape && k.purpose == purpose && k.in == in && k.wrt == wrt) return k.plan;
  std::vector<Node*> nodes;
  for (size_t i = 0; i < wrt.size(); ++i)
    if (wrt[i]) nodes.push_back(variables[i]);
  const auto graph = purpose == Purpose::kInference  ? inference_graph(symbol.outputs, variables, in, np_shape)
                     : purpose == Purpose::kTraining ? training_graph(symbol.outputs, variables, in, np_shape)
                                                     : symbol.outputs;
  const auto plan = training_plan(graph, nodes, variables, in, np_shape);
  constexpr size_t kMaxPlans = 64;
  if (plans.size() >= kMaxPlans) plans.erase(plans.begin());
  plans.push_back({in, wrt, np_shape, purpose, plan});
  return plan;
}

void CachedOp::call(NDArray* const* in, int num_in, NDArray** out, int num_out) const {
  State& s = *state_;
  if (num_in != static_cast<int>(s.variables.size()))
    fail(Kind::kArgument, "CachedOp", "inputs", "expected ", s.variables.size(), " inputs, got ", num_in);
  if (num_out != num_outputs())
    fail(Kind::kArgument, "CachedOp", "out", "expected ", num_outputs(), " output arrays, got ", num_out);
  for (int i = 0; i < num_in; ++i)
    if (in[i]->is_none())
      fail(Kind::kState, "CachedOp", s.variables[i]->name, "expected an array with a shape, got none");
  if (s.steps) return s.steps->call(in, out, s.hook, s.hook_all);
  std::vector<NDArray> ins;
  std::vector<Desc> descs;
  ins.reserve(num_in);
  descs.reserve(num_in);
  for (int i = 0; i < num_in; ++i) {
    if (in[i]->is_sparse()) Engine::get().wait_read(in[i]->var());
    ins.push_back(to_dense(in[i]->detach()));
    descs.push_back({in[i]->shape(), in[i]->dtype()});
  }
  std::vector<bool> wrt;
  if (mode().recording) {
    bool any = false;
    wrt.resize(ins.size());
    for (int i = 0; i < num_in; ++i) {
      const TapeExtra* t = in[i]->node ? tape_of(in[i]->node.get()) : nullptr;
      wrt[i] = t && !t->released && !s.aux[i] && !(in[i]->node->is_variable() && t->req == GradReq::kNull);
      any = any || wrt[i];
    }
    if (!any) wrt.clear();
  }
  const auto purpose = s.hook                            ? Purpose::kHook
                       : wrt.empty() && !mode().training ? Purpose::kInference
                                                         : Purpose::kTraining;
  const auto plan = s.plan(descs, wrt, np_shape(), purpose);
  std::vector<NDArray> outs;
  for (int i = 0; i < num_out; ++i) {
    const Desc& d = plan->outputs()[i];
    const bool usable = out[i] && !out[i]->is_none() && out[i]->shape() == d.shape && out[i]->dtype() == d.dtype;
    if (out[i] && !out[i]->is_none() && !usable)
      fail(Kind::kShape, "CachedOp", "out", "expected shape ", d.shape, " and dtype ", dtype_name(d.dtype), ", got ",
           out[i]->shape(), " and ", dtype_name(out[i]->dtype()));
    // Written aside where the caller's array is one of the inputs.
    const bool overlaps = usable && std::any_of(ins.begin(), ins.end(), [&](const NDArray& a) {
                            return a.storage_ptr() == out[i]->storage_ptr();
                          });
    outs.push_back(usable && !overlaps && !out[i]->is_sparse()
                       ? out[i]->detach()
                       : NDArray(d.shape, d.dtype, ins.empty() ? Device{} : ins[0].device()));
  }
  const Plan::Run run = plan->start();
  std::vector<NDArray> run_ins = ins;
  run_ins.resize(plan->inputs().size());
  plan->run(plan, run, false, mode().training, run_ins, outs, s.hook,
            s.hook_all ? Plan::ShowInputs::kYes : Plan::ShowInputs::kNone);
  for (int i = 0; i < num_out; ++i) {
    if (!out[i])
      out[i] = new NDArray(outs[i]);
    else if (out[i]->is_none())
      *out[i] = outs[i];
    else
      copy_into(outs[i], *out[i]);
  }
  if (wrt.empty()) return;
  auto record = std::make_shared<CallRecord>();
  record->state = state_;
  record->plan = plan;
  record->run = run;
  record->wrt = wrt;
  record->ins = ins;
  record->outs = outs;
  static const Op& op = Op::get("_CachedOp");
  tape_record(Invocation(op, record), in, num_in, out, num_out, outs);
}

}  // namespace mxhub
