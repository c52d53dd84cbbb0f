// A callable made from a symbol: a plan for each combination of input shapes and types, run like one operator.
#pragma once
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "graph/symbol.h"
#include "runtime/plan.h"
#include "runtime/stepwise.h"

namespace mxhub {

class CachedOp : public HandleObject<CachedOp> {
 public:
  static constexpr uint32_t kHandleMagic = 0x43616368;
  CachedOp(const Symbol& symbol, const Attrs& flags);

  // Inputs are all variables of the symbol (arguments and auxiliary states) in the order of their first use. `out`:
  // arrays to write into, or null where new ones are to be made. May be called from many threads at once.
  void call(NDArray* const* in, int num_in, NDArray** out, int num_out) const;
  int num_outputs() const { return static_cast<int>(state_->symbol.outputs.size()); }
  using Hook = Plan::Monitor;
  void set_hook(Hook hook, bool all);

  // What a plan is for decides which passes rewrite its graph; a hook wants the graph as it was given.
  enum class Purpose : uint8_t { kInference, kTraining, kHook };
  // Shared with the tape, which may outlive the handle.
  struct State {
    Symbol symbol;
    std::vector<Node*> variables;
    std::vector<bool> aux;
    std::mutex mutex;
    struct Known {
      std::vector<Desc> in;
      std::vector<bool> wrt;  // inputs that want a gradient; empty: none does
      bool np_shape;
      Purpose purpose;
      std::shared_ptr<const Plan> plan;
    };
    std::vector<Known> plans;
    Hook hook;
    bool hook_all = false;
    std::unique_ptr<const Stepwise> steps;  // of a graph whose shapes follow from values; it has no plans
    uint32_t inline_limit = 2;  // graphs of at most so many operators are written out where the tape becomes a symbol
    std::shared_ptr<const Plan> plan(const std::vector<Desc>& in, const std::vector<bool>& wrt, bool np_shape,
                                     Purpose purpose);
  };

 private:
  std::shared_ptr<State> state_;
};

// The operators of a recorded call `call` (a node of _CachedOp) on `inputs`, one entry for each output; nothing when
// there are more than the cached op's inline_limit.
std::vector<Entry> written_out(const Node& call, const std::vector<Entry>& inputs);

}  // namespace mxhub
