// Recording and differentiation.
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
    r.ints.assign(grads.size(), 0);
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
