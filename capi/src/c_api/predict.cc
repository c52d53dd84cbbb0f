// Inference with nothing but c_predict_api.h.
#include "mxnet/c_predict_api.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "autograd/mode.h"
#include "c_api/common.h"
#include "engine/engine.h"
#include "runtime/executor.h"
#include "tensor/params_file.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// A network bound for inference. Parameters are shared by predictors made from each other.
class Predictor : public HandleObject<Predictor> {
 public:
  static constexpr uint32_t kHandleMagic = 0x50726564;
  Symbol symbol;
  std::map<std::string, NDArray> params;  // "arg:" and "aux:" are cut off
  std::vector<std::pair<std::string, DType>> types;
  Device device;
  std::vector<std::string> inputs;
  std::unique_ptr<Executor> exec;
  std::vector<std::vector<uint32_t>> shapes;  // of the outputs, as the ABI gives them

  void bind(const std::vector<std::pair<std::string, Shape>>& input_shapes) {
    auto known = types;
    for (const auto& [name, a] : params) known.emplace_back(name, a.dtype());
    InferredSymbol s = infer_symbol(symbol, input_shapes, known, np_shape());
    inputs.clear();
    for (const auto& [name, shape] : input_shapes) {
      if (std::find(s.arg_names.begin(), s.arg_names.end(), name) == s.arg_names.end())
        fail(Kind::kArgument, "MXPredCreate", name, "expected the name of an input of the network");
      inputs.push_back(name);
    }
    auto parameter = [&](const std::string& name, const Desc& d) {
      const auto it = params.find(name);
      if (it == params.end()) {
        const bool input = std::find(inputs.begin(), inputs.end(), name) != inputs.end();
        const std::string tail = "label";  // a loss layer's label is not used in inference
        const bool label =
            name.size() >= tail.size() && name.compare(name.size() - tail.size(), tail.size(), tail) == 0;
        if (!input && !label)
          fail(Kind::kArgument, "MXPredCreate", name, "expected a value among the parameters or the inputs, got none");
        return NDArray(d.shape, d.dtype, device);
      }
      if (it->second.shape() != d.shape)
        fail(Kind::kShape, "MXPredCreate", name, "expected shape ", d.shape, ", the parameters have ",
             it->second.shape());
      return it->second;
    };
    std::vector<NDArray> args, aux;
    for (size_t i = 0; i < s.args.size(); ++i) {
      args.push_back(parameter(s.arg_names[i], s.args[i]));
      if (!params.count(s.arg_names[i]) && args.back().bytes()) std::memset(args.back().data(), 0, args.back().bytes());
    }
    for (size_t i = 0; i < s.aux.size(); ++i) aux.push_back(parameter(s.aux_names[i], s.aux[i]));
    exec = std::make_unique<Executor>(symbol, args, std::vector<NDArray>{}, std::vector<GradReq>{}, aux, nullptr,
                                      np_shape());
    shapes.clear();
    for (const NDArray& o : exec->outputs()) shapes.emplace_back(o.shape().begin(), o.shape().end());
  }
  const NDArray& input(const std::string& name) const {
    const auto names = symbol.list_arguments();
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end() || std::find(inputs.begin(), inputs.end(), name) == inputs.end())
      fail(Kind::kArgument, "MXPredSetInput", "key", "expected the name of an input, got '", name, "'");
    return exec->args()[it - names.begin()];
  }
  const NDArray& output(uint32_t index) const {
    if (index >= exec->outputs().size())
      fail(Kind::kArgument, "", "out_index", "expected an output below ", exec->outputs().size(), ", got ", index);
    return exec->outputs()[index];
  }
};
Predictor* predictor(void* handle) { return from_handle<Predictor>(handle, "handle"); }

std::vector<std::pair<std::string, Shape>> input_shapes(uint32_t n, const char** keys, const uint32_t* indptr,
                                                        const uint32_t* data) {
  if (n) {
    require(keys, "input_keys");
    require(indptr, "input_shape_indptr");
    require(data, "input_shape_data");
  }
  std::vector<std::pair<std::string, Shape>> list;
  for (uint32_t i = 0; i < n; ++i) {
    require(keys[i], "input_keys");
    if (indptr[i + 1] < indptr[i]) fail(Kind::kArgument, "", "input_shape_indptr", "expected growing offsets");
    list.emplace_back(keys[i], shape_of(data + indptr[i], static_cast<int>(indptr[i + 1] - indptr[i])));
  }
  return list;
}

// The outputs with the given names, with or without the ending "_output".
Symbol select_outputs(const Symbol& s, uint32_t n, const char** keys) {
  require(keys, "output_keys");
  const Symbol all = s.internals();
  const auto names = all.list_outputs();
  Symbol r;
  for (uint32_t i = 0; i < n; ++i) {
    require(keys[i], "output_keys");
    const std::string key = keys[i];
    size_t at = std::find(names.begin(), names.end(), key) - names.begin();
    if (at == names.size()) at = std::find(names.begin(), names.end(), key + "_output") - names.begin();
    if (at == names.size())
      fail(Kind::kArgument, "MXPredCreatePartialOut", "output_keys", "expected the name of a layer's output, got '",
           key, "'");
    r.outputs.push_back(all.outputs[at]);
  }
  return r;
}

std::unique_ptr<Predictor> load(const char* json, const void* params, int size, int dev_type, int dev_id) {
  require(json, "symbol_json_str");
  auto p = std::make_unique<Predictor>();
  p->device = device_of(dev_type, dev_id);
  p->symbol.outputs = Symbol::from_json(json).outputs;
  if (size < 0) fail(Kind::kArgument, "", "param_size", "expected a size of at least 0, got ", size);
  if (size == 0) return p;
  require(params, "param_bytes");
  std::vector<std::string> names;
  const auto arrays = load_arrays(params, static_cast<size_t>(size), &names);
  if (names.size() != arrays.size()) fail(Kind::kIo, "", "param_bytes", "expected named arrays, got nameless ones");
  for (size_t i = 0; i < arrays.size(); ++i) {
    const bool prefixed = names[i].compare(0, 4, "arg:") == 0 || names[i].compare(0, 4, "aux:") == 0;
    p->params[prefixed ? names[i].substr(4) : names[i]] = arrays[i];
  }
  return p;
}

// A list of named arrays, its values converted to float32.
class NDList : public HandleObject<NDList> {
 public:
  static constexpr uint32_t kHandleMagic = 0x4e444c73;
  std::vector<std::string> names;
  std::vector<NDArray> arrays;
  std::vector<std::vector<uint32_t>> shapes;
};
}  // namespace

int MXPredCreateEx(const char* symbol_json_str, const void* param_bytes, int param_size, int dev_type, int dev_id,
                   const uint32_t num_input_nodes, const char** input_keys, const uint32_t* input_shape_indptr,
                   const uint32_t* input_shape_data, const uint32_t num_provided_arg_dtypes,
                   const char** provided_arg_dtype_names, const int* provided_arg_dtypes, PredictorHandle* out) {
  API_BEGIN();
  require(out, "out");
  auto p = load(symbol_json_str, param_bytes, param_size, dev_type, dev_id);
  for (uint32_t i = 0; i < num_provided_arg_dtypes; ++i)
    p->types.emplace_back(provided_arg_dtype_names[i], dtype_of(provided_arg_dtypes[i]));
  p->bind(input_shapes(num_input_nodes, input_keys, input_shape_indptr, input_shape_data));
  *out = p.release();
  API_END();
}
int MXPredCreate(const char* symbol_json_str, const void* param_bytes, int param_size, int dev_type, int dev_id,
                 uint32_t num_input_nodes, const char** input_keys, const uint32_t* input_shape_indptr,
                 const uint32_t* input_shape_data, PredictorHandle* out) {
  return MXPredCreateEx(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys,
                        input_shape_indptr, input_shape_data, 0, nullptr, nullptr, out);
}
int MXPredCreatePartialOut(const char* symbol_json_str, const void* param_bytes, int param_size, int dev_type,
                           int dev_id, uint32_t num_input_nodes, const char** input_keys,
                           const uint32_t* input_shape_indptr, const uint32_t* input_shape_data,
                           uint32_t num_output_nodes, const char** output_keys, PredictorHandle* out) {
  API_BEGIN();
  require(out, "out");
  auto p = load(symbol_json_str, param_bytes, param_size, dev_type, dev_id);
  if (num_output_nodes) p->symbol.outputs = select_outputs(p->symbol, num_output_nodes, output_keys).outputs;
  p->bind(input_shapes(num_input_nodes, input_keys, input_shape_indptr, input_shape_data));
  *out = p.release();
  API_END();
}
int MXPredCreateMultiThread(const char* symbol_json_str, const void* param_bytes, int param_size, int dev_type,
                            int dev_id, uint32_t num_input_nodes, const char** input_keys,
                            const uint32_t* input_shape_indptr, const uint32_t* input_shape_data, int num_threads,
                            PredictorHandle* out) {
  API_BEGIN();
  require(out, "out");
  if (num_threads < 1) fail(Kind::kArgument, "", "num_threads", "expected at least 1, got ", num_threads);
  const auto shapes = input_shapes(num_input_nodes, input_keys, input_shape_indptr, input_shape_data);
  std::vector<std::unique_ptr<Predictor>> list;
  for (int i = 0; i < num_threads; ++i) {
    if (i == 0) {
      list.push_back(load(symbol_json_str, param_bytes, param_size, dev_type, dev_id));
    } else {
      list.push_back(std::make_unique<Predictor>());
      list[i]->symbol.outputs = list[0]->symbol.outputs;
      list[i]->params = list[0]->params;
      list[i]->device = list[0]->device;
    }
    list[i]->bind(shapes);
  }
  for (int i = 0; i < num_threads; ++i) out[i] = list[i].release();
  API_END();
}
int MXPredReshape(uint32_t num_input_nodes, const char** input_keys, const uint32_t* input_shape_indptr,
                  const uint32_t* input_shape_data, PredictorHandle handle, PredictorHandle* out) {
  API_BEGIN();
  require(out, "out");
  const Predictor* old = predictor(handle);
  auto p = std::make_unique<Predictor>();
  p->symbol.outputs = old->symbol.outputs;
  p->params = old->params;
  p->types = old->types;
  p->device = old->device;
  p->bind(input_shapes(num_input_nodes, input_keys, input_shape_indptr, input_shape_data));
  *out = p.release();
  API_END();
}
int MXPredGetOutputShape(PredictorHandle handle, uint32_t index, uint32_t** shape_data, uint32_t* shape_ndim) {
  API_BEGIN();
  require(shape_data, "shape_data");
  require(shape_ndim, "shape_ndim");
  Predictor* p = predictor(handle);
  p->output(index);
  *shape_data = p->shapes[index].data();
  *shape_ndim = static_cast<uint32_t>(p->shapes[index].size());
  API_END();
}
int MXPredGetOutputType(PredictorHandle handle, uint32_t out_index, int* out_dtype) {
  API_BEGIN();
  require(out_dtype, "out_dtype");
  *out_dtype = static_cast<int>(predictor(handle)->output(out_index).dtype());
  API_END();
}
int MXPredSetInput(PredictorHandle handle, const char* key, const float* data, uint32_t size) {
  API_BEGIN();
  require(key, "key");
  NDArray to = predictor(handle)->input(key);
  if (static_cast<int64_t>(size) != to.size())
    fail(Kind::kShape, "MXPredSetInput", "size", "expected ", to.size(), " values for input '", key, "' of shape ",
         to.shape(), ", got ", size);
  if (size == 0) return 0;
  require(data, "data");
  // The caller's memory may go when this returns, so the copy is finished here.
  const NDArray from(const_cast<float*>(data), to.shape(), DType::kFloat32, to.device(), nullptr);
  copy_into(from, to);
  Engine::get().wait_read(to.var());
  API_END();
}
int MXPredForward(PredictorHandle handle) {
  API_BEGIN();
  predictor(handle)->exec->forward(false);
  API_END();
}
// The whole network runs in one step.
int MXPredPartialForward(PredictorHandle handle, int step, int* step_left) {
  API_BEGIN();
  require(step_left, "step_left");
  if (step < 0) fail(Kind::kArgument, "", "step", "expected a step of at least 0, got ", step);
  if (step == 0) predictor(handle)->exec->forward(false);
  *step_left = 0;
  API_END();
}
int MXPredGetOutput(PredictorHandle handle, uint32_t index, float* data, uint32_t size) {
  API_BEGIN();
  const NDArray& out = predictor(handle)->output(index);
  if (static_cast<int64_t>(size) != out.size())
    fail(Kind::kShape, "MXPredGetOutput", "size", "expected ", out.size(), " values for output ", index, " of shape ",
         out.shape(), ", got ", size);
  Engine::get().wait_read(out.var());
  if (size == 0) return 0;
  require(data, "data");
  NDArray to(data, out.shape(), DType::kFloat32, out.device(), nullptr);
  copy_into(out, to);
  Engine::get().wait_read(to.var());
  API_END();
}
int MXPredFree(PredictorHandle handle) {
  API_BEGIN();
  if (handle) delete predictor(handle);
  API_END();
}
int MXPredSetMonitorCallback(PredictorHandle handle, PredMonitorCallback callback, void* callback_handle,
                             bool monitor_all) {
  API_BEGIN();
  Plan::Monitor monitor;
  if (callback) {
    monitor = [callback, callback_handle](const std::string& name, const std::string&, const NDArray& value) {
      callback(name.c_str(), new NDArray(value), callback_handle);
    };
  }
  predictor(handle)->exec->set_monitor(std::move(monitor), monitor_all);
  API_END();
}

int MXNDListCreate(const char* nd_file_bytes, int nd_file_size, NDListHandle* out, uint32_t* out_length) {
  API_BEGIN();
  require(nd_file_bytes, "nd_file_bytes");
  require(out, "out");
  require(out_length, "out_length");
  if (nd_file_size < 0) fail(Kind::kArgument, "", "nd_file_size", "expected a size of at least 0, got ", nd_file_size);
  auto list = std::make_unique<NDList>();
  for (const NDArray& a : load_arrays(nd_file_bytes, static_cast<size_t>(nd_file_size), &list->names)) {
    if (a.is_none()) fail(Kind::kIo, "", "nd_file_bytes", "expected arrays with a shape, got none");
    NDArray f(a.shape(), DType::kFloat32);
    copy_into(a, f);
    Engine::get().wait_read(f.var());
    list->arrays.push_back(f);
    list->shapes.emplace_back(a.shape().begin(), a.shape().end());
  }
  list->names.resize(list->arrays.size());
  *out_length = static_cast<uint32_t>(list->arrays.size());
  *out = list.release();
  API_END();
}
int MXNDListGet(NDListHandle handle, uint32_t index, const char** out_key, const float** out_data,
                const uint32_t** out_shape, uint32_t* out_ndim) {
  API_BEGIN();
  require(out_key, "out_key");
  require(out_data, "out_data");
  require(out_shape, "out_shape");
  require(out_ndim, "out_ndim");
  const NDList* list = from_handle<NDList>(handle, "handle");
  if (index >= list->arrays.size())
    fail(Kind::kArgument, "", "index", "expected an index below ", list->arrays.size(), ", got ", index);
  *out_key = list->names[index].c_str();
  *out_data = static_cast<const float*>(list->arrays[index].data());
  *out_shape = list->shapes[index].data();
  *out_ndim = static_cast<uint32_t>(list->shapes[index].size());
  API_END();
}
int MXNDListFree(NDListHandle handle) {
  API_BEGIN();
  if (handle) delete from_handle<NDList>(handle, "handle");
  API_END();
}
