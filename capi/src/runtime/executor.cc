// Bound symbols.
#include "runtime/executor.h"

#include <algorithm>

#include "base/env.h"
#include "engine/engine.h"
#include "graph/infer.h"
#include "graph/passes/convolutions.h"
#include "graph/passes/merge.h"
#include "op/build.h"
#include "tensor/sparse.h"

namespace mxhub {
namespace {
// Plans work on dense arrays.
std::vector<NDArray> dense(const std::vector<NDArray>& arrays) {
  std::vector<NDArray> r;
  for (const NDArray& a : arrays) {
    if (a.is_sparse()) Engine::get().wait_read(a.var());
    r.push_back(to_dense(a));
  }
  return r;
}

Desc desc_of(const NDArray& a) { return {a.shape(), a.dtype()}; }

void check_arrays(const std::vector<NDArray>& arrays, const std::vector<std::string>& names, const char* what) {
  if (arrays.size() != names.size())
    fail(Kind::kArgument, "bind", what, "expected ", names.size(), " arrays, got ", arrays.size());
  for (size_t i = 0; i < arrays.size(); ++i)
    if (arrays[i].is_none()) fail(Kind::kArgument, "bind", names[i], "expected an array, got none");
}
}  // namespace

Executor::Executor(const Symbol& symbol, std::vector<NDArray> args, std::vector<NDArray> grads,
                   std::vector<GradReq> reqs, std::vector<NDArray> aux, const Executor* shared, bool np_shape)
    : symbol_(symbol.copy()),
      args_(std::move(args)),
      grads_(std::move(grads)),
      aux_(std::move(aux)),
      reqs_(std::move(reqs)),
      np_shape_(np_shape) {
  const IndexedGraph g(symbol_.outputs);
  std::vector<Node*> variables, states;
  std::vector<std::string> names, aux_names;
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    (g.aux[i] ? states : variables).push_back(g.nodes[i]);
    (g.aux[i] ? aux_names : names).push_back(g.nodes[i]->name);
  }
  check_arrays(args_, names, "args");
  check_arrays(aux_, aux_names, "aux_states");
  grads_.resize(args_.size());
  reqs_.resize(args_.size(), GradReq::kNull);
  // The operators' rules may also say what a bound array should have been.
  std::vector<Shape> shapes(g.num_entries());
  for (size_t i = 0; i < variables.size(); ++i) shapes[g.entry_begin[g.index.at(variables[i])]] = args_[i].shape();
  for (size_t i = 0; i < states.size(); ++i) shapes[g.entry_begin[g.index.at(states[i])]] = aux_[i].shape();
  infer_shapes(g, &shapes, np_shape);
  for (size_t i = 0; i < args_.size(); ++i) {
    if (reqs_[i] == GradReq::kNull || grads_[i].is_none()) {
      reqs_[i] = GradReq::kNull;
      continue;
    }
    if (grads_[i].shape() != args_[i].shape())
      fail(Kind::kShape, "bind", "args_grad", "expected shape ", args_[i].shape(), " for the gradient of '", names[i],
           "', got ", grads_[i].shape());
    wrt_.push_back(i);
  }
  for (const NDArray& a : args_) descs_.push_back(desc_of(a));
  for (const NDArray& a : aux_) descs_.push_back(desc_of(a));
  variables_ = std::move(variables);
  variables_.insert(variables_.end(), states.begin(), states.end());
  graph_ = env_bool("MXNET_ELIMINATE_COMMON_EXPR", true) ? merge_equal_nodes(symbol_.outputs) : symbol_.outputs;
  const auto& outputs = plan(wrt_.empty())->outputs();
  const Device device = !args_.empty() ? args_[0].device() : Device{};
  for (size_t i = 0; i < symbol_.outputs.size(); ++i) {
    const Desc& d = outputs[i];
    if (shared && i < shared->outputs_.size() && shared->outputs_[i].dtype() == d.dtype &&
        shared->outputs_[i].size() >= d.size()) {
      const NDArray& old = shared->outputs_[i];
      outputs_.push_back(old.reshape(Shape{old.size()}).slice(0, d.size()).reshape(d.shape));
    } else {
      outputs_.emplace_back(d.shape, d.dtype, device);
    }
  }
}

const std::shared_ptr<const Plan>& Executor::plan(bool inference) {
  auto& slot = inference ? inference_plan_ : plan_;
  if (!slot) {
    std::vector<Node*> wrt;
    for (const size_t i : wrt_) wrt.push_back(variables_[i]);
    // A monitor wants the values of the graph as it was given.
    const auto graph = inference   ? inference_graph(graph_, variables_, descs_, np_shape_)
                       : watching_ ? graph_
                                   : training_graph(graph_, variables_, descs_, np_shape_);
    slot = training_plan(graph, wrt, variables_, descs_, np_shape_, watching_ ? &watched_ : nullptr);
  }
  return slot;
}

void Executor::forward(bool is_train) {
  const std::lock_guard<std::recursive_mutex> guard(mutex_);
  if (watching_ != static_cast<bool>(monitor_)) {
    plan_.reset();
    watching_ = static_cast<bool>(monitor_);
    watched_.clear();
  }
  const auto& plan = this->plan(wrt_.empty() && !is_train && !monitor_);
  std::vector<NDArray> ins = dense(args_);
  const std::vector<NDArray> aux = dense(aux_);
  ins.insert(ins.end(), aux.begin(), aux.end());
  ins.resize(plan->inputs().size());
  run_ = plan->start(run_plan_ == plan ? &run_ : nullptr);
  run_plan_ = plan;
  ran_ = true;
  plan->run(plan, run_, false, is_train, ins, outputs_, monitor_,
            monitor_all_ ? Plan::ShowInputs::kWithVariables : Plan::ShowInputs::kNone);
  for (size_t i = 0; i < aux_.size(); ++i) {  // states that the run changed in a dense copy
    const size_t at = args_.size() + i;
    if (aux_[i].is_sparse() && at < ins.size() && plan->input_written(at)) copy_into(ins[at], aux_[i]);
  }
}

void Executor::backward(const std::vector<NDArray>& head_grads, bool is_train) {
  const std::lock_guard<std::recursive_mutex> guard(mutex_);
  if (wrt_.empty()) return;
  if (!ran_) forward(is_train);  // what backward reads of it
  std::vector<NDArray> ins = dense(args_);
  const std::vector<NDArray> aux = dense(aux_);
  ins.insert(ins.end(), aux.begin(), aux.end());
  const size_t first = ins.size();
  for (size_t i = 0; i < outputs_.size(); ++i) {
    const bool given = i < head_grads.size() && !head_grads[i].is_none();
    if (!plan_->input_used(first + i, true)) {  // whatever was given is not looked at
      ins.emplace_back();
      continue;
    }
    if (!given)
      fail(Kind::kArgument, "backward", "out_grads", "expected a gradient for output ", i, " ('",
           symbol_.list_outputs()[i], "'), which is not a loss; to minimise an output, pass it through make_loss");
    if (head_grads[i].shape() != outputs_[i].shape())
      fail(Kind::kShape, "backward", "out_grads", "expected shape ", outputs_[i].shape(), ", got ",
           head_grads[i].shape());
    if (head_grads[i].is_sparse()) Engine::get().wait_read(head_grads[i].var());
    NDArray grad = to_dense(head_grads[i].detach());
    if (grad.dtype() != outputs_[i].dtype()) {
      NDArray converted(grad.shape(), outputs_[i].dtype(), grad.device());
      copy_into(grad, converted);
      grad = converted;
    }
    ins.push_back(grad);
  }
  std::vector<NDArray> outs;
  for (const size_t i : wrt_) {
    const Desc& d = plan_->outputs()[outputs_.size() + outs.size()];
    const bool direct = reqs_[i] != GradReq::kAdd && grads_[i].dtype() == d.dtype && !grads_[i].is_sparse();
    outs.push_back(direct ? grads_[i].detach() : NDArray(d.shape, d.dtype, grads_[i].device()));
  }
  for (size_t i = 0; i < watched_.size(); ++i) {
    const Desc& d = plan_->outputs()[outputs_.size() + outs.size()];
    outs.emplace_back(d.shape, d.dtype, outputs_[0].device());
  }
  const std::vector<NDArray> own = outs;
  outs.insert(outs.end(), outputs_.begin(), outputs_.end());
  plan_->run(plan_, run_, true, is_train, ins, outs);
  for (size_t k = 0; k < wrt_.size(); ++k) {
    NDArray& g = grads_[wrt_[k]];
    if (reqs_[wrt_[k]] == GradReq::kAdd) {
      static const Op& add = Op::get("elemwise_add");
      const NDArray sum = invoke(add, add.params.parse(add.name, {}), {g, own[k]})[0];
      copy_into(sum, g);
    } else {
      copy_into(own[k], g);
    }
  }
  for (size_t i = 0; monitor_ && i < watched_.size(); ++i) monitor_(watched_[i].name, "", own[wrt_.size() + i]);
}

std::string Executor::print() const {
  std::string s = symbol_.print();
  const Plan& p = plan_ ? *plan_ : *inference_plan_;
  s += cat("Total ", (p.kept_bytes() + std::max(p.work_bytes(false), p.work_bytes(true))) >> 20, " MB allocated\n");
  return s;
}

InferredSymbol infer_symbol(const Symbol& symbol, const std::vector<std::pair<std::string, Shape>>& shapes,
                            const std::vector<std::pair<std::string, DType>>& types, bool np_shape) {
  const IndexedGraph g(symbol.outputs);
  InferredSymbol r;
  std::vector<Shape> s(g.num_entries());
  std::vector<DType> t(g.num_entries(), DType::kUnknown);
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    (g.aux[i] ? r.aux_names : r.arg_names).push_back(g.nodes[i]->name);
    (g.aux[i] ? r.aux_nodes : r.arg_nodes).push_back(g.nodes[i]);
    for (const auto& [name, shape] : shapes)
      if (name == g.nodes[i]->name) s[g.entry_begin[i]] = shape;
    for (const auto& [name, type] : types)
      if (name == g.nodes[i]->name) t[g.entry_begin[i]] = type;
  }
  infer_shapes(g, &s, np_shape);
  infer_types(g, &t, &s);
  // A variable whose type nothing tells is float32; that may decide others.
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable() || t[g.entry_begin[i]] != DType::kUnknown) continue;
    t[g.entry_begin[i]] = DType::kFloat32;
    infer_types(g, &t, &s);
  }
  auto desc = [&](Node* n) {
    const uint32_t e = g.entry_begin[g.index.at(n)];
    if (!s[e].known())
      fail(Kind::kShape, "simple_bind", n->name, "expected a shape: it does not follow from the given ones (", s[e],
           ")");
    return Desc{s[e], t[e]};
  };
  for (Node* n : r.arg_nodes) r.args.push_back(desc(n));
  for (Node* n : r.aux_nodes) r.aux.push_back(desc(n));
  return r;
}

}  // namespace mxhub
