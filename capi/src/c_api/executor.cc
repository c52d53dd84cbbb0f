// Executors in the ABI.
#include "runtime/executor.h"
#include "graph/storage.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "autograd/mode.h"
#include "c_api/common.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
Executor* executor(void* handle) { return from_handle<Executor>(handle, "handle"); }
const Executor* optional_executor(void* handle) {
  return handle ? from_handle<Executor>(handle, "shared_exec") : nullptr;
}

std::vector<NDArray> arrays_of(uint32_t n, NDArrayHandle* handles, const char* name) {
  if (n) require(handles, name);
  std::vector<NDArray> list;
  for (uint32_t i = 0; i < n; ++i) list.push_back(handles[i] ? array(handles[i], name)->detach() : NDArray());
  return list;
}

GradReq req_of(const std::string& text) {
  if (text == "null") return GradReq::kNull;
  if (text == "write") return GradReq::kWrite;
  if (text == "inplace") return GradReq::kInplace;
  if (text == "add") return GradReq::kAdd;
  fail(Kind::kArgument, "simple_bind", "grad_req", "expected 'null', 'write' or 'add', got '", text, "'");
}

// Arrays handed to the caller; they live until the next such call on this thread, the handles belong to the caller.
struct Given {
  std::vector<void*> args, grads, aux, buffer;
};
Given& given() {
  static thread_local Given g;
  return g;
}
int give(const std::vector<NDArray>& args, const std::vector<NDArray>& grads, const std::vector<NDArray>& aux,
         uint32_t* num_in_args, NDArrayHandle** in_args, NDArrayHandle** arg_grads, uint32_t* num_aux_states,
         NDArrayHandle** aux_states) {
  auto fill = [](std::vector<void*>& to, const std::vector<NDArray>& from) {
    to.clear();
    for (const NDArray& a : from) to.push_back(a.is_none() ? nullptr : new NDArray(a));
    return to.data();
  };
  require(num_in_args, "num_in_args");
  require(in_args, "in_args");
  require(arg_grads, "arg_grads");
  require(num_aux_states, "num_aux_states");
  require(aux_states, "aux_states");
  *num_in_args = static_cast<uint32_t>(args.size());
  *in_args = fill(given().args, args);
  *arg_grads = fill(given().grads, grads);
  *num_aux_states = static_cast<uint32_t>(aux.size());
  *aux_states = fill(given().aux, aux);
  return 0;
}

// Shapes by name in the ABI's ragged form; before NumPy semantics a zero says "unknown".
template <class Dim>
std::vector<std::pair<std::string, Shape>> named_shapes(uint32_t n, const char** names, const Dim* data,
                                                        const uint32_t* index) {
  std::vector<std::pair<std::string, Shape>> list;
  if (n) {
    require(names, "provided_arg_shape_names");
    require(index, "provided_arg_shape_idx");
  }
  for (uint32_t i = 0; i < n; ++i) {
    require(names[i], "provided_arg_shape_names");
    std::vector<int64_t> d;
    for (uint32_t k = index[i]; k < index[i + 1]; ++k) {
      const int64_t x = static_cast<int64_t>(data[k]);
      d.push_back(x == 0 && !np_shape() ? -1 : x);
    }
    list.emplace_back(names[i], d.empty() && !np_shape() ? Shape() : Shape(d));
  }
  return list;
}

// An array of `desc` on memory of `old` where that suffices.
bool reuse(const NDArray& old, const Desc& desc, NDArray* out) {
  if (old.is_none() || old.dtype() != desc.dtype || old.size() < desc.size()) return false;
  *out = old.shape() == desc.shape ? old : old.reshape(Shape{old.size()}).slice(0, desc.size()).reshape(desc.shape);
  return true;
}

NDArray zeros(const Desc& d, Device device, StorageKind kind = StorageKind::kDense) {
  if (kind == StorageKind::kRowSparse || kind == StorageKind::kCsr) return NDArray(kind, d.shape, d.dtype, device);
  NDArray a(d.shape, d.dtype, device);
  if (a.bytes()) std::memset(a.data(), 0, a.bytes());
  return a;
}

template <class Dim>
int simple_bind(SymbolHandle symbol_handle, int dev_type, int dev_id, uint32_t num_g2c_keys, const char** g2c_keys,
                const int* g2c_dev_types, const int* g2c_dev_ids, uint32_t req_len, const char** req_names,
                const char** req_types, uint32_t num_shapes, const char** shape_names, const Dim* shape_data,
                const uint32_t* shape_idx, uint32_t num_dtypes, const char** dtype_names, const int* dtypes,
                uint32_t num_stypes, const char** stype_names, const int* stypes, uint32_t num_shared_names,
                const char** shared_names, int* shared_buffer_len, const char** shared_buffer_names,
                NDArrayHandle* shared_buffer_handles, const char*** updated_names, NDArrayHandle** updated_handles,
                uint32_t* num_in_args, NDArrayHandle** in_args, NDArrayHandle** arg_grads, uint32_t* num_aux_states,
                NDArrayHandle** aux_states, ExecutorHandle shared_exec_handle, ExecutorHandle* out) {
  API_BEGIN();
  require(out, "out");
  const Symbol& s = *from_handle<Symbol>(symbol_handle, "symbol_handle");
  const Executor* shared = optional_executor(shared_exec_handle);
  const Device device = device_of(dev_type, dev_id);
  std::map<std::string, Device> groups;
  for (uint32_t i = 0; i < num_g2c_keys; ++i) groups[g2c_keys[i]] = device_of(g2c_dev_types[i], g2c_dev_ids[i]);
  std::map<std::string, StorageKind> wanted_kinds;
  for (uint32_t i = 0; i < num_stypes; ++i) {
    if (stypes[i] < -1 || stypes[i] > 2)
      fail(Kind::kArgument, "simple_bind", stype_names[i], "expected storage type 0, 1 or 2, got ", stypes[i]);
    wanted_kinds[stype_names[i]] = static_cast<StorageKind>(stypes[i]);
  }
  std::vector<std::pair<std::string, DType>> types;
  for (uint32_t i = 0; i < num_dtypes; ++i)
    if (dtypes[i] != -1) types.emplace_back(dtype_names[i], dtype_of(dtypes[i]));
  const InferredSymbol inferred =
      infer_symbol(s, named_shapes(num_shapes, shape_names, shape_data, shape_idx), types, np_shape());

  const size_t n = inferred.args.size();
  std::vector<GradReq> reqs(n, GradReq::kNull);
  if (req_len == 0) {
    if (req_types && req_types[0]) std::fill(reqs.begin(), reqs.end(), req_of(req_types[0]));
  } else if (!req_names) {
    if (req_len != n)
      fail(Kind::kArgument, "simple_bind", "grad_req", "expected ", n, " values, one for each argument, got ", req_len);
    for (size_t i = 0; i < n; ++i) reqs[i] = req_of(req_types[i]);
  } else {
    for (uint32_t k = 0; k < req_len; ++k)
      for (size_t i = 0; i < n; ++i)
        if (inferred.arg_names[i] == req_names[k]) reqs[i] = req_of(req_types[k]);
  }

  // Where arrays may come from: the shared executor's, or the shared buffer of named arrays.
  std::map<std::string, NDArray> buffer, from_args, from_grads, from_aux;
  const bool buffered = shared_buffer_len && *shared_buffer_len >= 0;
  if (buffered)
    for (int i = 0; i < *shared_buffer_len; ++i)
      buffer[shared_buffer_names[i]] = array(shared_buffer_handles[i], "shared_buffer_handle_list")->detach();
  if (shared) {
    const auto arg_names = shared->symbol().list_arguments(), aux_names = shared->symbol().list_aux();
    for (size_t i = 0; i < arg_names.size(); ++i) {
      from_args[arg_names[i]] = shared->args()[i];
      from_grads[arg_names[i]] = shared->grads()[i];
    }
    for (size_t i = 0; i < aux_names.size(); ++i) from_aux[aux_names[i]] = shared->aux()[i];
  }
  std::map<std::string, bool> parameter;
  for (uint32_t i = 0; i < num_shared_names; ++i) parameter[shared_names[i]] = true;
  auto device_for = [&](const Node* v) {
    const auto group = v->attrs.find("__ctx_group__");
    const auto it = group == v->attrs.end() ? groups.end() : groups.find(group->second);
    return it == groups.end() ? device : it->second;
  };
  // The storage kind that a variable was declared with, or the one asked for here.
  auto kind_of = [&](const Node* v) {
    const auto it = wanted_kinds.find(v->name);
    if (it != wanted_kinds.end() && it->second != StorageKind::kUndefined) return it->second;
    const auto declared = v->attrs.find("__storage_type__");
    if (declared == v->attrs.end()) return StorageKind::kDense;
    if (declared->second == "1") return StorageKind::kRowSparse;
    return declared->second == "2" ? StorageKind::kCsr : StorageKind::kDense;
  };
  std::vector<StorageKind> kinds;
  for (const Node* v : inferred.arg_nodes) kinds.push_back(kind_of(v));
  const std::vector<StorageKind> grad_kinds = gradient_kinds(s.outputs, inferred.arg_nodes, kinds);
  std::vector<NDArray> args(n), grads(n), aux;
  for (size_t i = 0; i < n; ++i) {
    const std::string& name = inferred.arg_names[i];
    const Desc& d = inferred.args[i];
    const Device dev = device_for(inferred.arg_nodes[i]);
    const bool is_parameter = parameter.count(name) > 0;
    if (is_parameter && from_args.count(name) && from_args[name].shape() == d.shape &&
        from_args[name].dtype() == d.dtype && from_args[name].kind() == kinds[i]) {
      args[i] = from_args[name];
    } else if (kinds[i] != StorageKind::kDense) {
      args[i] = zeros(d, dev, kinds[i]);
    } else if (!is_parameter && buffered) {
      if (!buffer.count(name) || !reuse(buffer[name], d, &args[i])) buffer[name] = args[i] = zeros(d, dev);
    } else {
      args[i] = zeros(d, dev);
    }
    if (reqs[i] == GradReq::kNull) continue;
    const auto g = from_grads.find(name);
    if (is_parameter && g != from_grads.end() && g->second.shape() == d.shape && g->second.dtype() == d.dtype &&
        g->second.kind() == grad_kinds[i])
      grads[i] = g->second;
    else
      grads[i] = zeros(d, dev, grad_kinds[i]);
  }
  for (size_t i = 0; i < inferred.aux.size(); ++i) {
    const auto a = from_aux.find(inferred.aux_names[i]);
    if (a != from_aux.end() && a->second.shape() == inferred.aux[i].shape)
      aux.push_back(a->second);
    else
      aux.push_back(zeros(inferred.aux[i], device_for(inferred.aux_nodes[i])));
  }
  auto exec = std::make_unique<Executor>(s, args, grads, reqs, aux, shared, np_shape());
  give(args, grads, aux, num_in_args, in_args, arg_grads, num_aux_states, aux_states);
  if (buffered) {
    std::vector<std::string> names;
    given().buffer.clear();
    for (const auto& [name, a] : buffer) {
      names.push_back(name);
      given().buffer.push_back(new NDArray(a));
    }
    *shared_buffer_len = static_cast<int>(names.size());
    if (updated_names) *updated_names = returns().names(names);
    if (updated_handles) *updated_handles = given().buffer.data();
  }
  *out = exec.release();
  API_END();
}

template <class Dim>
int reshape(int partial_shaping, int allow_up_sizing, uint32_t num_shapes, const char** shape_names,
            const Dim* shape_data, const uint32_t* shape_idx, uint32_t* num_in_args, NDArrayHandle** in_args,
            NDArrayHandle** arg_grads, uint32_t* num_aux_states, NDArrayHandle** aux_states, ExecutorHandle shared_exec,
            ExecutorHandle* out) {
  API_BEGIN();
  require(out, "out");
  const Executor& old = *executor(shared_exec);
  const auto shapes = named_shapes(num_shapes, shape_names, shape_data, shape_idx);
  const auto names = old.symbol().list_arguments(), aux_names = old.symbol().list_aux();
  for (const auto& given_shape : shapes)
    if (std::find(names.begin(), names.end(), given_shape.first) == names.end())
      fail(Kind::kArgument, "reshape", given_shape.first, "expected the name of an argument");
  std::vector<std::pair<std::string, DType>> types;
  for (size_t i = 0; i < names.size(); ++i) types.emplace_back(names[i], old.args()[i].dtype());
  const InferredSymbol inferred = infer_symbol(old.symbol(), shapes, types, np_shape());
  auto resize = [&](const NDArray& a, const Desc& d, const std::string& name) {
    if (a.is_none() || (a.shape() == d.shape && a.dtype() == d.dtype)) return a;
    const bool said = std::any_of(shapes.begin(), shapes.end(), [&](const auto& x) { return x.first == name; });
    if (!said && !partial_shaping)
      fail(Kind::kShape, "reshape", name, "its shape changes from ", a.shape(), " to ", d.shape,
           " without being given; pass partial_shaping=True to allow that");
    if (d.size() > a.size() && !allow_up_sizing)
      fail(Kind::kShape, "reshape", name, "it grows from ", a.shape(), " to ", d.shape,
           "; pass allow_up_sizing=True to allow a new array");
    NDArray r;
    return reuse(a, d, &r) ? r : zeros(d, a.device());
  };
  std::vector<NDArray> args, grads, aux;
  for (size_t i = 0; i < names.size(); ++i) {
    args.push_back(resize(old.args()[i], inferred.args[i], names[i]));
    grads.push_back(resize(old.grads()[i], inferred.args[i], names[i]));
  }
  for (size_t i = 0; i < aux_names.size(); ++i) aux.push_back(resize(old.aux()[i], inferred.aux[i], aux_names[i]));
  auto exec = std::make_unique<Executor>(old.symbol(), args, grads, old.reqs(), aux, &old, np_shape());
  give(args, grads, aux, num_in_args, in_args, arg_grads, num_aux_states, aux_states);
  *out = exec.release();
  API_END();
}
}  // namespace

int MXExecutorFree(ExecutorHandle handle) {
  API_BEGIN();
  if (handle) delete executor(handle);
  API_END();
}
int MXExecutorPrint(ExecutorHandle handle, const char** out_str) {
  API_BEGIN();
  require(out_str, "out_str");
  returns().text = executor(handle)->print();
  *out_str = returns().text.c_str();
  API_END();
}
int MXExecutorForward(ExecutorHandle handle, int is_train) {
  API_BEGIN();
  executor(handle)->forward(is_train != 0);
  API_END();
}
int MXExecutorBackwardEx(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads, int is_train) {
  API_BEGIN();
  executor(handle)->backward(arrays_of(len, head_grads, "head_grads"), is_train != 0);
  API_END();
}
int MXExecutorBackward(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads) {
  return MXExecutorBackwardEx(handle, len, head_grads, 1);
}
int MXExecutorOutputs(ExecutorHandle handle, uint32_t* out_size, NDArrayHandle** out) {
  API_BEGIN();
  require(out_size, "out_size");
  require(out, "out");
  Returns& r = returns();
  r.handles.clear();
  for (const NDArray& a : executor(handle)->outputs()) r.handles.push_back(new NDArray(a));
  *out_size = static_cast<uint32_t>(r.handles.size());
  *out = r.handles.data();
  API_END();
}

// Every device is a CPU, so the maps from group to device change nothing of a graph whose arrays are given.
int MXExecutorBindEX(SymbolHandle symbol_handle, int dev_type, int dev_id, uint32_t, const char**, const int*,
                     const int*, uint32_t len, NDArrayHandle* in_args, NDArrayHandle* arg_grad_store,
                     uint32_t* grad_req_type, uint32_t aux_states_len, NDArrayHandle* aux_states,
                     ExecutorHandle shared_exec, ExecutorHandle* out) {
  API_BEGIN();
  require(out, "out");
  device_of(dev_type, dev_id);
  std::vector<NDArray> grads;
  std::vector<GradReq> reqs;
  if (arg_grad_store) grads = arrays_of(len, arg_grad_store, "arg_grad_store");
  for (uint32_t i = 0; i < len && grad_req_type; ++i) {
    if (grad_req_type[i] > 3)
      fail(Kind::kArgument, "bind", "grad_req_type", "expected 0 (null), 1 (write), 2 or 3 (add), got ",
           grad_req_type[i]);
    reqs.push_back(static_cast<GradReq>(grad_req_type[i]));
  }
  *out = new Executor(*from_handle<Symbol>(symbol_handle, "symbol_handle"), arrays_of(len, in_args, "in_args"),
                      std::move(grads), std::move(reqs), arrays_of(aux_states_len, aux_states, "aux_states"),
                      optional_executor(shared_exec), np_shape());
  API_END();
}
int MXExecutorBindX(SymbolHandle symbol_handle, int dev_type, int dev_id, uint32_t num_map_keys, const char** map_keys,
                    const int* map_dev_types, const int* map_dev_ids, uint32_t len, NDArrayHandle* in_args,
                    NDArrayHandle* arg_grad_store, uint32_t* grad_req_type, uint32_t aux_states_len,
                    NDArrayHandle* aux_states, ExecutorHandle* out) {
  return MXExecutorBindEX(symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len,
                          in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, nullptr, out);
}
int MXExecutorBind(SymbolHandle symbol_handle, int dev_type, int dev_id, uint32_t len, NDArrayHandle* in_args,
                   NDArrayHandle* arg_grad_store, uint32_t* grad_req_type, uint32_t aux_states_len,
                   NDArrayHandle* aux_states, ExecutorHandle* out) {
  return MXExecutorBindX(symbol_handle, dev_type, dev_id, 0, nullptr, nullptr, nullptr, len, in_args, arg_grad_store,
                         grad_req_type, aux_states_len, aux_states, out);
}

#define SIMPLE_BIND(name, Dim)                                                                                         \
  int name(SymbolHandle symbol_handle, int dev_type, int dev_id, const uint32_t num_g2c_keys, const char** g2c_keys,   \
           const int* g2c_dev_types, const int* g2c_dev_ids, const uint32_t provided_grad_req_list_len,                \
           const char** provided_grad_req_names, const char** provided_grad_req_types,                                 \
           const uint32_t num_provided_arg_shapes, const char** provided_arg_shape_names,                              \
           const Dim* provided_arg_shape_data, const uint32_t* provided_arg_shape_idx,                                 \
           const uint32_t num_provided_arg_dtypes, const char** provided_arg_dtype_names,                              \
           const int* provided_arg_dtypes, const uint32_t num_provided_arg_stypes,                                     \
           const char** provided_arg_stype_names, const int* provided_arg_stypes, const uint32_t num_shared_arg_names, \
           const char** shared_arg_name_list, int* shared_buffer_len, const char** shared_buffer_name_list,            \
           NDArrayHandle* shared_buffer_handle_list, const char*** updated_shared_buffer_name_list,                    \
           NDArrayHandle** updated_shared_buffer_handle_list, uint32_t* num_in_args, NDArrayHandle** in_args,          \
           NDArrayHandle** arg_grads, uint32_t* num_aux_states, NDArrayHandle** aux_states,                            \
           ExecutorHandle shared_exec_handle, ExecutorHandle* out) {                                                   \
    return simple_bind<Dim>(                                                                                           \
        symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids,                           \
        provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes,         \
        provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes,            \
        provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names,              \
        provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list,   \
        shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args,    \
        in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out);                                      \
  }
SIMPLE_BIND(MXExecutorSimpleBind, uint32_t)
SIMPLE_BIND(MXExecutorSimpleBindEx, int)
SIMPLE_BIND(MXExecutorSimpleBindEx64, int64_t)

#define RESHAPE(name, Dim)                                                                                           \
  int name(int partial_shaping, int allow_up_sizing, int, int, uint32_t, const char**, const int*, const int*,       \
           const uint32_t num_provided_arg_shapes, const char** provided_arg_shape_names,                            \
           const Dim* provided_arg_shape_data, const uint32_t* provided_arg_shape_idx, uint32_t* num_in_args,        \
           NDArrayHandle** in_args, NDArrayHandle** arg_grads, uint32_t* num_aux_states, NDArrayHandle** aux_states, \
           ExecutorHandle shared_exec, ExecutorHandle* out) {                                                        \
    return reshape<Dim>(partial_shaping, allow_up_sizing, num_provided_arg_shapes, provided_arg_shape_names,         \
                        provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads,            \
                        num_aux_states, aux_states, shared_exec, out);                                               \
  }
RESHAPE(MXExecutorReshape, uint32_t)
RESHAPE(MXExecutorReshapeEx, int)

int MXExecutorGetOptimizedSymbol(ExecutorHandle handle, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new Symbol(executor(handle)->graph());
  API_END();
}
int MXExecutorSetMonitorCallbackEX(ExecutorHandle handle, ExecutorMonitorCallback callback, void* callback_handle,
                                   bool monitor_all) {
  API_BEGIN();
  Plan::Monitor monitor;
  if (callback) {
    monitor = [callback, callback_handle](const std::string& name, const std::string&, const NDArray& value) {
      callback(name.c_str(), new NDArray(value), callback_handle);
    };
  }
  executor(handle)->set_monitor(std::move(monitor), monitor_all);
  API_END();
}
int MXExecutorSetMonitorCallback(ExecutorHandle handle, ExecutorMonitorCallback callback, void* callback_handle) {
  return MXExecutorSetMonitorCallbackEX(handle, callback, callback_handle, false);
}
