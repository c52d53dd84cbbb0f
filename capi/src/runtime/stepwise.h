// Graphs with operators whose output shapes follow from values: called operator by operator, as if written out.
#pragma once
#include <memory>
#include <vector>

#include "autograd/invoke.h"
#include "runtime/plan.h"

namespace mxhub {

class Stepwise {
 public:
  // Whether a graph must be called like this.
  static bool needed(const std::vector<Entry>& outputs);

  // `variables`: the inputs of a call, in their order. The graph must live as long as this.
  Stepwise(const std::vector<Entry>& outputs, const std::vector<Node*>& variables);

  // Every operator is recorded on the tape by itself when recording is on. New outputs are put into `out` and owned by
  // the caller; where it holds arrays they are written. `monitor` sees the outputs of the operators, and with `all`
  // their inputs too.
  void call(NDArray* const* in, NDArray** out, const Plan::Monitor& monitor, bool all) const;

 private:
  struct Step {
    const Node* node;
    std::unique_ptr<Invocation> invocation;
    std::vector<size_t> in;  // values by number: variables first, then the outputs of the steps
    size_t out;
  };
  std::vector<Step> steps_;
  std::vector<size_t> outputs_;
  size_t num_variables_, num_values_;
};

}  // namespace mxhub
