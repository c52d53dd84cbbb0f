// Loops and branches over graphs: what the operators of control flow have in common.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "graph/subgraph.h"
#include "graph/symbol.h"
#include "runtime/plan.h"

namespace mxhub {

// A body that runs step by step. Its outputs are what is stacked over the steps, then the next states.
//
// Inputs of the operator are arrays; each variable of the body is a slice of one of them (along axis 0), a state, or
// one of them as it is. Outputs of the operator: the stacked ones, the last states, what is kept for a gradient
// (stacked, too), and with a condition the number of steps that ran.
struct Loop {
  struct Use {
    enum Kind : uint8_t { kSlice, kState, kWhole } kind = kWhole;
    int which = 0;  // in `slices`, in `states`, or an input
  };
  SubgraphPtr body, condition;            // no condition: all steps run
  std::vector<int> slices, states;        // inputs: the arrays to slice, and where states begin
  std::vector<Use> uses, condition_uses;  // for each variable of the body and of the condition
  int num_inputs = 0, num_stacked = 0;
  std::vector<Entry> kept;  // values of the body that its gradient reads, and all states
  int64_t max_steps = -1;   // with a condition
  int count_input = -1;     // an input that says how many steps to run, if not -1; the others are zeros
  bool reverse = false;     // from the last slice to the first
  int num_sums = 0;         // so many of the last states are only added to, which happens in place
  std::shared_ptr<const IndexedGraph> graph;  // of outputs and kept values

  int num_states() const { return static_cast<int>(states.size()); }
  int num_visible() const { return num_stacked + num_states(); }
  int num_outputs() const { return num_visible() + static_cast<int>(kept.size()) + (condition ? 1 : 0); }
  std::vector<int> mutated() const;  // inputs that the body writes
};
using LoopPtr = std::shared_ptr<const Loop>;

// Completes a loop whose bodies, inputs and uses are set: checks it, and finds what a gradient will need. With
// `recompute` only states are kept, and values are computed again from them.
LoopPtr finish_loop(const std::string& op, Loop loop, bool recompute);

void loop_shapes(const Loop& loop, ShapeCtx& c);
void loop_types(const Loop& loop, TypeCtx& c);
Kernel loop_kernel(const LoopPtr& loop, const PrepareCtx& c, bool np_shape);
std::vector<Entry> loop_gradient(const LoopPtr& loop, const GradCtx& g);

// One of two graphs, chosen by a number or by a graph that computes it. Outputs of the operator: those of the graphs,
// what is kept for the gradient of the first, of the second, and which one ran (0: the first).
struct Branch {
  SubgraphPtr condition;                         // none: input 0 says which one
  SubgraphPtr graphs[2];                         // where the condition holds, and where it does not
  std::vector<int> condition_inputs, inputs[2];  // for each variable the operator's input
  std::vector<Entry> kept[2];
  int num_inputs = 0;
  std::shared_ptr<const IndexedGraph> indexed[2], indexed_condition;

  int num_visible() const { return graphs[0] ? static_cast<int>(graphs[0]->outputs.size()) : 0; }
  int num_outputs() const { return num_visible() + static_cast<int>(kept[0].size() + kept[1].size()) + 1; }
  std::vector<int> mutated() const;
};
using BranchPtr = std::shared_ptr<const Branch>;

BranchPtr finish_branch(const std::string& op, Branch branch, bool recompute);
void branch_shapes(const Branch& branch, ShapeCtx& c);
void branch_types(const Branch& branch, TypeCtx& c);
Kernel branch_kernel(const BranchPtr& branch, const PrepareCtx& c, bool np_shape);
std::vector<Entry> branch_gradient(const BranchPtr& branch, const GradCtx& g);

// ---- shared by both ------------------------------------------------------------------------------------------------
// Values of a graph that its gradient with respect to its variables reads (variables are not among them).
std::vector<Entry> values_for_gradient(const Subgraph& graph);

// The gradient of a graph as a graph of its own. `heads` and their gradients; where the gradient reads a value in
// `kept`, that is the variable in `stand_ins`. Everything else is computed again from the variables.
std::vector<Entry> detached_gradient(const std::string& op, const std::vector<Entry>& heads,
                                     const std::vector<Entry>& head_grads, const std::vector<Node*>& variables,
                                     const std::vector<Entry>& kept, const std::vector<Entry>& stand_ins);

// A random stream of its own for part `n` of what has the stream `stream`.
uint64_t mixed_stream(uint64_t stream, uint64_t n, uint64_t salt);

// A plan that a kernel can run: without operators that keep something from call to call or run in Python.
std::shared_ptr<const Plan> inner_plan(const std::string& op, std::vector<Entry> outputs, const Subgraph& graph,
                                       std::vector<Desc> descs, bool np_shape);

// What a step sees of an array that is sliced. Without NumPy semantics no array has no axes.
Shape slice_of(const Shape& s, bool np_shape);

// Reads a condition's value: an array of one element.
bool holds(const void* value, DType dtype);

}  // namespace mxhub
