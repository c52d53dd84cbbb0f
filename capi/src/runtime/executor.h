// A bound symbol: arrays for arguments, gradients and auxiliary states, and the plan that computes on them.
#pragma once
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "autograd/tape.h"
#include "graph/symbol.h"
#include "runtime/plan.h"

namespace mxhub {

class Executor : public HandleObject<Executor> {
 public:
  static constexpr uint32_t kHandleMagic = 0x45786563;
  // Arguments and auxiliary states in the symbol's order; `grads[i]` may be none where `reqs[i]` is null. `shared`:
  // an executor whose output memory may be used where it is large enough (or null).
  Executor(const Symbol& symbol, std::vector<NDArray> args, std::vector<NDArray> grads, std::vector<GradReq> reqs,
           std::vector<NDArray> aux, const Executor* shared, bool np_shape);

  // Calls from several threads run one after the other; which one's values the outputs hold is the callers' affair.
  void forward(bool is_train);
  // Gradients of the last forward. `head_grads` may be empty when the outputs are losses, which need none.
  void backward(const std::vector<NDArray>& head_grads, bool is_train);

  const Symbol& symbol() const { return symbol_; }
  // The graph that is computed: without expressions that occur twice.
  const std::vector<Entry>& graph() const { return graph_; }
  const std::vector<NDArray>& args() const { return args_; }
  const std::vector<NDArray>& grads() const { return grads_; }
  const std::vector<GradReq>& reqs() const { return reqs_; }
  const std::vector<NDArray>& aux() const { return aux_; }
  const std::vector<NDArray>& outputs() const { return outputs_; }
  std::string print() const;
  // Shows outputs (with `all` also inputs) of nodes after each forward, and gradients of nodes' inputs after backward.
  void set_monitor(Plan::Monitor monitor, bool all) {
    monitor_ = std::move(monitor);
    monitor_all_ = all;
  }

 private:
  std::recursive_mutex mutex_;  // a monitor callback may come back here
  const Symbol symbol_;
  std::vector<NDArray> args_, grads_, aux_, outputs_;
  std::vector<GradReq> reqs_;
  std::vector<size_t> wrt_;  // arguments with a gradient
  // The bound graph, and the one that runs where nothing is trained or watched; each is made when it is first needed.
  const std::shared_ptr<const Plan>& plan(bool inference);
  std::vector<Entry> graph_;
  std::vector<Node*> variables_;  // arguments, then auxiliary states
  std::vector<Desc> descs_;
  bool np_shape_;
  std::shared_ptr<const Plan> plan_, inference_plan_;
  bool watching_ = false;         // whether plan_ also gives what a monitor sees of the backward pass
  std::vector<Watched> watched_;  // that
  Plan::Run run_;
  std::shared_ptr<const Plan> run_plan_;  // whose run it is
  bool ran_ = false;
  Plan::Monitor monitor_;
  bool monitor_all_ = false;
};

// Shapes and types of all arguments, outputs and auxiliary states, inferred from some; unknown ones are an error that
// names them (types: float32).
struct InferredSymbol {
  std::vector<std::string> arg_names, aux_names;
  std::vector<Node*> arg_nodes, aux_nodes;
  std::vector<Desc> args, aux;
};
InferredSymbol infer_symbol(const Symbol& symbol, const std::vector<std::pair<std::string, Shape>>& shapes,
                            const std::vector<std::pair<std::string, DType>>& types, bool np_shape);

}  // namespace mxhub
