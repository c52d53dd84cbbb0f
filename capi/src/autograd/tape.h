// The tape: what was computed while recording, and gradients of it.
#pragma once
#include <memory>
#include <vector>

#include "autograd/invoke.h"
#include "op/registry.h"

namespace mxhub {

enum class GradReq : int { kNull = 0, kWrite = 1, kInplace = 2, kAdd = 3 };

// What the tape keeps with a node: the arrays it produced; of a variable also where its gradient goes.
struct TapeExtra : NodeExtra {
  std::vector<NDArray> outputs;
  bool released = false;         // backward has freed the history before this node
  GradReq req = GradReq::kNull;  // of a variable
  std::shared_ptr<NDArray> grad;
  bool fresh_grad = false;  // of a variable: backward wrote the gradient since this was last cleared
};
inline TapeExtra* tape_of(const Node* n) { return static_cast<TapeExtra*>(n->extra.get()); }

// True when one of the inputs has a history (or is a variable) and the operator is worth recording.
bool tape_wants(const Invocation& inv, NDArray* const* in, int num_in);
void tape_record(const Invocation& inv, NDArray* const* in, int num_in, NDArray* const* out, int num_out,
                 const std::vector<NDArray>& outputs);

// Makes `array` a variable whose gradient is written (or added) to `grad`.
void mark_variable(NDArray* array, GradReq req, const NDArray& grad);

// Gradients of `heads` (times `head_grads`; a null entry: ones). Without `variables` they go to the gradients of all
// marked variables found; otherwise they are returned in that order.
std::vector<NDArray> backward(const std::vector<NDArray*>& heads, const std::vector<NDArray*>& head_grads,
                              const std::vector<NDArray*>& variables, bool retain_graph, bool create_graph,
                              bool is_train);

}  // namespace mxhub
