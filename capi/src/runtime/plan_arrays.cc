// Steps of a plan that run on arrays instead of plain memory, and what they keep from run to run.
#include <exception>

#include "base/copy.h"
#include "engine/engine.h"
#include "op/stateful.h"
#include "runtime/plan.h"

namespace mxhub {

// An operator that keeps something has a state of its own; its gradient shares that of the step that made its last
// input.
void Plan::add_state(const Node& node, Step* step) {
  if (op::start_of(*node.op)) {
    step->state = static_cast<int>(num_states_++);
    return;
  }
  if (!node.inputs.empty())
    for (const Step& s : steps_)
      if (s.state >= 0 && s.node == node.inputs.back().node.get() && op::start_of(*s.node->op)) step->state = s.state;
  if (step->state < 0)
    fail(Kind::kArgument, node.op->name, "",
         "the operator makes its outputs while it runs, so a bound graph cannot hold it");
}

Plan::Run Plan::start(const Run* before) const {
  Run r;
  r.kept = NDArray(Shape{static_cast<int64_t>(kept_bytes_)}, DType::kUint8);
  for (size_t i = 0; i < num_streams_; ++i) r.streams.push_back(next_random_stream());
  if (before) {
    r.states = before->states;
  } else if (num_states_ > 0) {
    for (const Step& s : steps_)
      if (const op::StartFn* start = op::start_of(*s.node->op))
        r.states.push_back((*start)(s.node->params, s.call->in));
  }
  return r;
}

// `memory` owns what the pointers point to: arrays that the callee keeps stay valid.
void Plan::execute_arrays(const Step& step, const Params& state, void* const* in, void* const* out, bool is_train,
                          const std::shared_ptr<const void>& memory) const {
  const auto view = [&](void* p, uint32_t entry) {
    const Desc& d = entry_desc_[entry];
    if (d.size() == 0) return NDArray(d.shape, d.dtype);  // which has no place in memory
    if (!p) return NDArray();
    return NDArray(p, d.shape, d.dtype, Device{}, [memory] {});
  };
  std::vector<NDArray> ins, outs;
  for (size_t i = 0; i < step.in.size(); ++i) ins.push_back(view(in[i], step.in[i]));
  for (size_t i = 0; i < step.out.size(); ++i) outs.push_back(view(out[i], step.out[i]));
  std::vector<NDArray> results = outs;
  std::exception_ptr error;
  try {
    step.node->op->execute(state, ArrayCall{ins, results, is_train});
  } catch (...) {
    error = std::current_exception();
  }
  // What the callee left to workers ends here: the memory is used for other things next.
  for (const auto* arrays : {&ins, &outs, &results}) {
    for (const NDArray& a : *arrays) {
      if (a.is_none()) continue;
      try {
        Engine::get().wait_write(a.var());
      } catch (...) {
        if (!error) error = std::current_exception();
      }
    }
  }
  if (error) std::rethrow_exception(error);
  for (size_t i = 0; i < outs.size(); ++i)
    if (!outs[i].is_none() && !(results[i].storage_ptr() == outs[i].storage_ptr()))
      copy_bytes(outs[i].data(), results[i].data(), outs[i].bytes());
}

}  // namespace mxhub
