// Recording and differentiation.
#include <algorithm>
#include <utility>

#include "autograd/custom_function.h"
#include "autograd/mode.h"
#include "autograd/tape.h"
#include "c_api/common.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
int swap_flag(bool* flag, int value, int* prev) {
  if (prev) *prev = *flag ? 1 : 0;
  *flag = value != 0;
  return 0;
}

// The two callbacks of a custom function.
class HostGradient : public CustomGradient {
 public:
  explicit HostGradient(const MXCallbackList& list) {
    const auto at = [&](int i, const char* name) {
      if (list.num_callbacks <= i || !list.callbacks[i])
        fail(Kind::kArgument, "", "callbacks", "expected callback ", i, " (", name, "), got ", list.num_callbacks,
             " callbacks");
      return reinterpret_cast<void (*)()>(list.callbacks[i]);
    };
    backward_ = reinterpret_cast<CustomFunctionBwdFunc>(at(kCustomFunctionBackward, "backward"));
    delete_ = reinterpret_cast<CustomFunctionDelFunc>(at(kCustomFunctionDelete, "delete"));
    if (list.contexts) {
      backward_state_ = list.contexts[kCustomFunctionBackward];
      delete_state_ = list.contexts[kCustomFunctionDelete];
    }
  }
  HostGradient(const HostGradient&) = delete;
  HostGradient& operator=(const HostGradient&) = delete;
  ~HostGradient() override { delete_(delete_state_); }

  void backward(const std::vector<NDArray>& ograds, const std::vector<NDArray>& igrads, bool is_train) override {
    std::vector<void*> arrays;  // the callback releases them
    for (const NDArray& a : ograds) arrays.push_back(new NDArray(a));
    for (const NDArray& a : igrads) arrays.push_back(new NDArray(a));
    const std::vector<int> reqs(igrads.size(), static_cast<int>(GradReq::kWrite));
    // What the host computes is not part of the graph.
    const bool recording = std::exchange(mode().recording, false);
    const int ok = backward_(static_cast<int>(ograds.size()), static_cast<int>(igrads.size()), arrays.data(),
                             reqs.data(), is_train, backward_state_);
    mode().recording = recording;
    if (!ok) fail(Kind::kState, "CustomFunction", "", "the function's backward failed");
  }

 private:
  CustomFunctionBwdFunc backward_;
  CustomFunctionDelFunc delete_;
  void *backward_state_ = nullptr, *delete_state_ = nullptr;
};
}  // namespace

int MXAutogradSetIsRecording(int is_recording, int* prev) { return swap_flag(&mode().recording, is_recording, prev); }
int MXAutogradSetIsTraining(int is_training, int* prev) { return swap_flag(&mode().training, is_training, prev); }
int MXAutogradIsRecording(bool* curr) {
  API_BEGIN();
  require(curr, "curr");
  *curr = mode().recording;
  API_END();
}
int MXAutogradIsTraining(bool* curr) {
  API_BEGIN();
  require(curr, "curr");
  *curr = mode().training;
  API_END();
}
// 0: off, 1: on for this thread, 2: on for all threads; the previous value in the same code.
int MXIsNumpyShape(int* curr) {
  API_BEGIN();
  require(curr, "curr");
  *curr = np_shape_global() ? 2 : mode().np_shape ? 1 : 0;
  API_END();
}
int MXSetIsNumpyShape(int is_np_shape, int* prev) {
  API_BEGIN();
  if (is_np_shape < 0 || is_np_shape > 2)
    fail(Kind::kArgument, "", "is_np_shape", "expected 0, 1 or 2, got ", is_np_shape);
  if (prev) *prev = np_shape_global() ? 2 : mode().np_shape ? 1 : 0;
  if (is_np_shape == 2) set_np_shape_global(true);
  if (is_np_shape == 0) set_np_shape_global(false);
  mode().np_shape = is_np_shape != 0;
  API_END();
}

int MXAutogradMarkVariables(uint32_t num_var, NDArrayHandle* var_handles, uint32_t* reqs_array,
                            NDArrayHandle* grad_handles) {
  API_BEGIN();
  if (num_var) {
    require(var_handles, "var_handles");
    require(reqs_array, "reqs_array");
    require(grad_handles, "grad_handles");
  }
  for (uint32_t i = 0; i < num_var; ++i) {
    NDArray* v = array(var_handles[i], "var_handles");
    const NDArray* g = array(grad_handles[i], "grad_handles");
    if (reqs_array[i] > 3)
      fail(Kind::kArgument, "", "reqs_array", "expected 0 (null), 1 (write), 2 or 3 (add), got ", reqs_array[i]);
    if (reqs_array[i] != 0 && g->shape() != v->shape())
      fail(Kind::kShape, "", "grad_handles", "expected shape ", v->shape(), ", got ", g->shape());
    mark_variable(v, static_cast<GradReq>(reqs_array[i]), *g);
  }
  API_END();
}

int MXAutogradBackwardEx(uint32_t num_output, NDArrayHandle* output_handles, NDArrayHandle* ograd_handles,
                         uint32_t num_variables, NDArrayHandle* var_handles, int retain_graph, int create_graph,
                         int is_train, NDArrayHandle** grad_handles, int** grad_stypes) {
  API_BEGIN();
  if (num_output) require(output_handles, "output_handles");
  std::vector<NDArray*> heads, ograds, variables;
  for (uint32_t i = 0; i < num_output; ++i) {
    heads.push_back(array(output_handles[i], "output_handles"));
    ograds.push_back(ograd_handles && ograd_handles[i] ? array(ograd_handles[i], "ograd_handles") : nullptr);
  }
  for (uint32_t i = 0; i < num_variables; ++i) variables.push_back(array(var_handles[i], "var_handles"));
  const auto grads = backward(heads, ograds, variables, retain_graph != 0, create_graph != 0, is_train != 0);
  if (num_variables) {
    require(grad_handles, "grad_handles");
    Returns& r = returns();
    r.handles.clear();
    for (const NDArray& g : grads) r.handles.push_back(new NDArray(g));
    r.ints.clear();
    for (const NDArray& g : grads) r.ints.push_back(static_cast<int>(g.kind()));
    *grad_handles = r.handles.data();
    if (grad_stypes) *grad_stypes = r.ints.data();
  }
  API_END();
}
int MXAutogradBackward(uint32_t num_output, NDArrayHandle* output_handles, NDArrayHandle* ograd_handles,
                       int retain_graph) {
  return MXAutogradBackwardEx(num_output, output_handles, ograd_handles, 0, nullptr, retain_graph, 0, 1, nullptr,
                              nullptr);
}
int MXAutogradComputeGradient(uint32_t num_output, NDArrayHandle* output_handles) {
  return MXAutogradBackward(num_output, output_handles, nullptr, 0);
}

int MXCustomFunctionRecord(int num_inputs, NDArrayHandle* inputs, int num_outputs, NDArrayHandle* outputs,
                           struct MXCallbackList* callbacks) {
  API_BEGIN();
  require(callbacks, "callbacks");
  if (callbacks->num_callbacks > 0) require(callbacks->callbacks, "callbacks");
  auto gradient = std::make_shared<HostGradient>(*callbacks);
  if (num_outputs < 1) fail(Kind::kArgument, "", "num_outputs", "expected one or more outputs, got ", num_outputs);
  require(outputs, "outputs");
  if (num_inputs > 0) require(inputs, "inputs");
  std::vector<NDArray*> in, out;
  for (int i = 0; i < num_inputs; ++i) in.push_back(array(inputs[i], "inputs"));
  for (int i = 0; i < num_outputs; ++i) out.push_back(array(outputs[i], "outputs"));
  for (const NDArray* a : in)
    if (a->is_none()) fail(Kind::kState, "", "inputs", "expected arrays with a shape, got none");
  for (const NDArray* a : out) {
    if (a->is_none()) fail(Kind::kState, "", "outputs", "expected arrays with a shape, got none");
    if (std::find(in.begin(), in.end(), a) != in.end())
      fail(Kind::kArgument, "", "outputs", "expected arrays other than the inputs, got one of them");
  }
  record_custom(in, out, std::move(gradient));
  API_END();
}

int MXNDArrayGetGrad(NDArrayHandle handle, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  const NDArray* a = array(handle);
  const TapeExtra* t = a->node ? tape_of(a->node.get()) : nullptr;
  *out = t && a->node->is_variable() && t->grad ? new NDArray(*t->grad) : nullptr;
  API_END();
}
int MXNDArrayDetach(NDArrayHandle handle, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new NDArray(array(handle)->detach());
  API_END();
}
int MXNDArraySetGradState(NDArrayHandle handle, int state) {
  API_BEGIN();
  NDArray* a = array(handle);
  TapeExtra* t = a->node && a->node->is_variable() ? tape_of(a->node.get()) : nullptr;
  (t ? t->fresh_grad : a->fresh_grad) = state != 0;
  API_END();
}
int MXNDArrayGetGradState(NDArrayHandle handle, int* out) {
  API_BEGIN();
  require(out, "out");
  const NDArray* a = array(handle);
  const TapeExtra* t = a->node && a->node->is_variable() ? tape_of(a->node.get()) : nullptr;
  *out = (t ? t->fresh_grad : a->fresh_grad) ? 1 : 0;
  API_END();
}
