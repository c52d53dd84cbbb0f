// Cached graphs in the ABI.
#include "runtime/cached_op.h"

#include <algorithm>

#include "c_api/common.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

int MXCreateCachedOpEX(SymbolHandle handle, int num_flags, const char** keys, const char** vals, CachedOpHandle* out,
                       bool) {
  API_BEGIN();
  require(out, "out");
  *out = new CachedOp(*from_handle<Symbol>(handle, "handle"), attrs_of(num_flags, keys, vals));
  API_END();
}
int MXCreateCachedOpEx(SymbolHandle handle, int num_flags, const char** keys, const char** vals, CachedOpHandle* out) {
  return MXCreateCachedOpEX(handle, num_flags, keys, vals, out, false);
}
int MXCreateCachedOp(SymbolHandle handle, CachedOpHandle* out) {
  return MXCreateCachedOpEX(handle, 0, nullptr, nullptr, out, false);
}
int MXFreeCachedOp(CachedOpHandle handle) {
  API_BEGIN();
  if (handle) delete from_handle<CachedOp>(handle, "handle");
  API_END();
}
int MXInvokeCachedOp(CachedOpHandle handle, int num_inputs, NDArrayHandle* inputs, int* num_outputs,
                     NDArrayHandle** outputs) {
  API_BEGIN();
  require(num_outputs, "num_outputs");
  require(outputs, "outputs");
  const CachedOp* op = from_handle<CachedOp>(handle, "handle");
  if (num_inputs > 0) require(inputs, "inputs");
  std::vector<NDArray*> in;
  for (int i = 0; i < num_inputs; ++i) in.push_back(array(inputs[i], "inputs"));
  std::vector<NDArray*> out(static_cast<size_t>(op->num_outputs()), nullptr);
  const bool given = *num_outputs > 0 && *outputs;
  if (given) {
    out.clear();
    for (int i = 0; i < *num_outputs; ++i) out.push_back(array((*outputs)[i], "outputs"));
  }
  op->call(in.data(), num_inputs, out.data(), static_cast<int>(out.size()));
  if (given) return 0;
  Returns& r = returns();
  r.handles.assign(out.begin(), out.end());
  *num_outputs = static_cast<int>(out.size());
  *outputs = r.handles.data();
  API_END();
}
int MXInvokeCachedOpEx(CachedOpHandle handle, int num_inputs, NDArrayHandle* inputs, int* num_outputs,
                       NDArrayHandle** outputs, const int** out_stypes) {
  const int rc = MXInvokeCachedOp(handle, num_inputs, inputs, num_outputs, outputs);
  if (rc != 0) return rc;
  API_BEGIN();
  if (out_stypes) {
    returns().ints.assign(static_cast<size_t>(std::max(*num_outputs, 1)), 0);
    *out_stypes = returns().ints.data();
  }
  API_END();
}
int MXCachedOpRegisterOpHook(NDArrayHandle handle, CachedOpMonitorCallback callback, bool monitor_all) {
  API_BEGIN();
  CachedOp* op = from_handle<CachedOp>(handle, "handle");
  CachedOp::Hook hook;
  if (callback) {
    hook = [callback](const std::string& name, const std::string& type, const NDArray& value) {
      callback(name.c_str(), type.c_str(), new NDArray(value));
    };
  }
  op->set_hook(std::move(hook), monitor_all);
  API_END();
}
