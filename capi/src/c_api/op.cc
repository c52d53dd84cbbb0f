// Operators: the registry, imperative and prepared calls.
#include <algorithm>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "autograd/invoke.h"
#include "c_api/common.h"
#include "mxnet/hub.h"
#include "nnvm/c_api.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// The tables that describe the registry never change and live as long as the process.
struct OpTexts {
  std::string description;
  std::vector<std::string> names, types, docs;
  std::vector<const char*> name_p, type_p, doc_p;
};

const OpTexts& texts_of(const Op& op) {
  static auto* all = new std::unordered_map<const Op*, std::unique_ptr<OpTexts>>;
  static std::mutex mutex;
  std::lock_guard<std::mutex> guard(mutex);
  auto& slot = (*all)[&op];
  if (slot) return *slot;
  slot = std::make_unique<OpTexts>();
  OpTexts& t = *slot;
  t.description = op.description.empty() ? op.summary : op.summary + "\n\n" + op.description;
  for (const InputInfo& i : op.inputs) {
    if (i.phrase.empty()) continue;  // 1.9.1 takes it and does not list it
    t.names.push_back(i.name);
    t.types.push_back(i.phrase);
    t.docs.push_back(i.doc);
  }
  for (const FieldInfo& f : op.params.fields) {
    if (f.internal) continue;
    t.names.push_back(f.name);
    t.types.push_back(f.phrase);
    t.docs.push_back(f.doc);
  }
  for (size_t i = 0; i < t.names.size(); ++i) {
    t.name_p.push_back(t.names[i].c_str());
    t.type_p.push_back(t.types[i].c_str());
    t.doc_p.push_back(t.docs[i].c_str());
  }
  return t;
}

struct Names {
  std::vector<const char*> all, unique;
  std::vector<void*> creators;
};
const Names& op_names() {
  static const Names* names = [] {
    auto* n = new Names;
    for (const Op* op : Op::all()) {
      n->unique.push_back(op->name.c_str());
      n->creators.push_back(const_cast<Op*>(op));
      n->all.push_back(op->name.c_str());
      for (const auto& a : op->aliases) n->all.push_back(a.c_str());
    }
    std::sort(n->all.begin(), n->all.end(), [](const char* a, const char* b) { return std::string(a) < b; });
    return n;
  }();
  return *names;
}

int describe(const Op& op, const char** name, const char** description, uint32_t* num, const char*** names,
             const char*** types, const char*** docs, const char** key_var_num_args, const char** return_type) {
  const OpTexts& t = texts_of(op);
  if (name) *name = op.name.c_str();
  if (description) *description = t.description.c_str();
  if (num) *num = static_cast<uint32_t>(t.names.size());
  if (names) *names = const_cast<const char**>(t.name_p.data());
  if (types) *types = const_cast<const char**>(t.type_p.data());
  if (docs) *docs = const_cast<const char**>(t.doc_p.data());
  if (key_var_num_args) *key_var_num_args = op.key_var_num_args.c_str();
  if (return_type) *return_type = op.outputs.size() > 1 ? "NDArray-or-Symbol[]" : "NDArray-or-Symbol";
  return 0;
}

// Input handles as arrays, on the stack where they are few.
struct Arrays {
  static constexpr uint32_t kInline = 16;
  NDArray* fixed[kInline];
  std::vector<NDArray*> more;
  NDArray** p = fixed;
  Arrays(uint32_t n, const NDArrayHandle* handles, const char* name) {
    if (n > kInline) {
      more.resize(n);
      p = more.data();
    }
    if (n) require(handles, name);
    for (uint32_t i = 0; i < n; ++i) p[i] = array(handles[i], name);
  }
};

// New arrays made by a call that fails later must not be lost.
struct Outputs {
  static constexpr int kInline = 8;
  NDArray* fixed[kInline] = {};
  std::vector<NDArray*> more;
  NDArray** p = fixed;
  const int n;
  bool keep = false;
  explicit Outputs(int count) : n(count) {
    if (n > kInline) {
      more.resize(n, nullptr);
      p = more.data();
    }
  }
  ~Outputs() {
    if (keep) return;
    for (int i = 0; i < n; ++i) delete p[i];
  }
};

NDArrayHandle call_single(HubInvocationHandle handle, NDArray* const* in, int n) {
  const Invocation* inv = static_cast<Invocation*>(handle);
  if (inv->num_visible != 1)
    fail(Kind::kArgument, inv->op.name, "", "expected an operator with one output, this one has ", inv->num_visible);
  Outputs out(1);
  invoke(*inv, in, n, out.p, 1);
  out.keep = true;
  return out.p[0];
}
}  // namespace

#define CALL_BEGIN() try {
#define CALL_END()                  \
  }                                 \
  catch (const std::exception& e) { \
    set_error(&e);                  \
  }                                 \
  catch (...) {                     \
    set_error(nullptr);             \
  }                                 \
  return nullptr;

int MXListAllOpNames(uint32_t* out_size, const char*** out_array) {
  API_BEGIN();
  require(out_size, "out_size");
  require(out_array, "out_array");
  *out_size = static_cast<uint32_t>(op_names().all.size());
  *out_array = const_cast<const char**>(op_names().all.data());
  API_END();
}
int NNListAllOpNames(nn_uint* out_size, const char*** out_array) { return MXListAllOpNames(out_size, out_array); }
int MXSymbolListAtomicSymbolCreators(uint32_t* out_size, AtomicSymbolCreator** out_array) {
  API_BEGIN();
  require(out_size, "out_size");
  require(out_array, "out_array");
  *out_size = static_cast<uint32_t>(op_names().creators.size());
  *out_array = const_cast<void**>(op_names().creators.data());
  API_END();
}
int NNListUniqueOps(nn_uint* out_size, OpHandle** out_array) {
  return MXSymbolListAtomicSymbolCreators(out_size, out_array);
}
int NNGetOpHandle(const char* op_name, OpHandle* op_out) {
  API_BEGIN();
  require(op_name, "op_name");
  require(op_out, "op_out");
  *op_out = const_cast<Op*>(&Op::get(op_name));
  API_END();
}
int MXSymbolGetAtomicSymbolName(AtomicSymbolCreator creator, const char** name) {
  API_BEGIN();
  require(name, "name");
  *name = op_of(creator).name.c_str();
  API_END();
}
int MXSymbolGetAtomicSymbolInfo(AtomicSymbolCreator creator, const char** name, const char** description,
                                uint32_t* num_args, const char*** arg_names, const char*** arg_type_infos,
                                const char*** arg_descriptions, const char** key_var_num_args,
                                const char** return_type) {
  API_BEGIN();
  return describe(op_of(creator), name, description, num_args, arg_names, arg_type_infos, arg_descriptions,
                  key_var_num_args, return_type);
  API_END();
}
int NNGetOpInfo(OpHandle op, const char** real_name, const char** description, nn_uint* num_doc_args,
                const char*** arg_names, const char*** arg_type_infos, const char*** arg_descriptions,
                const char** return_type) {
  API_BEGIN();
  return describe(op_of(op), real_name, description, num_doc_args, arg_names, arg_type_infos, arg_descriptions, nullptr,
                  return_type);
  API_END();
}
int MXHubRegistryJSON(const char** out) {
  API_BEGIN();
  require(out, "out");
  static const std::string* json = new std::string(registry_json());
  *out = json->c_str();
  API_END();
}

int MXImperativeInvoke(AtomicSymbolCreator creator, int num_inputs, NDArrayHandle* inputs, int* num_outputs,
                       NDArrayHandle** outputs, int num_params, const char** param_keys, const char** param_vals) {
  API_BEGIN();
  require(num_outputs, "num_outputs");
  require(outputs, "outputs");
  const Op& op = callable(op_of(creator));
  Attrs attrs = attrs_of(num_params, param_keys, param_vals);
  if (op.variadic() && num_inputs > 0) attrs.emplace(op.key_var_num_args, std::to_string(num_inputs));
  const auto inv = Invocation::find(op, attrs);
  const Arrays in(static_cast<uint32_t>(std::max(num_inputs, 0)), inputs, "inputs");
  if (*num_outputs > 0 && *outputs) {
    Arrays out(static_cast<uint32_t>(*num_outputs), *outputs, "outputs");
    invoke(*inv, in.p, num_inputs, out.p, *num_outputs);
    return 0;
  }
  Outputs out(inv->num_visible);
  invoke(*inv, in.p, num_inputs, out.p, out.n);
  Returns& r = returns();
  r.handles.assign(out.p, out.p + out.n);
  out.keep = true;
  *num_outputs = out.n;
  *outputs = r.handles.data();
  API_END();
}
int MXImperativeInvokeEx(AtomicSymbolCreator creator, int num_inputs, NDArrayHandle* inputs, int* num_outputs,
                         NDArrayHandle** outputs, int num_params, const char** param_keys, const char** param_vals,
                         const int** out_stypes) {
  const int rc =
      MXImperativeInvoke(creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals);
  if (rc != 0) return rc;
  API_BEGIN();
  if (out_stypes) {
    returns().ints.assign(static_cast<size_t>(std::max(*num_outputs, 1)), 0);
    *out_stypes = returns().ints.data();
  }
  API_END();
}

int MXHubInvocationCreate(HubInvocationHandle* out, const char* op_name, uint32_t num_params, const char** keys,
                          const char** vals) {
  API_BEGIN();
  require(out, "out");
  require(op_name, "op_name");
  const Op& op = callable(Op::get(op_name));
  *out = new Invocation(op, op.params.parse(op.name, attrs_of(static_cast<int>(num_params), keys, vals)));
  API_END();
}
int MXHubInvocationFree(HubInvocationHandle inv) {
  API_BEGIN();
  if (inv) delete from_handle<Invocation>(inv, "inv");
  API_END();
}
int MXHubInvocationCall(NDArrayHandle* outputs, uint32_t capacity, uint32_t* num_outputs, HubInvocationHandle inv,
                        uint32_t num_inputs, const NDArrayHandle* inputs) {
  API_BEGIN();
  require(outputs, "outputs");
  require(num_outputs, "num_outputs");
  const Invocation* i = from_handle<Invocation>(inv, "inv");
  const Arrays in(num_inputs, inputs, "inputs");
  if (*num_outputs > 0) {
    Arrays out(*num_outputs, outputs, "outputs");
    invoke(*i, in.p, static_cast<int>(num_inputs), out.p, static_cast<int>(*num_outputs));
    return 0;
  }
  if (capacity < static_cast<uint32_t>(i->num_visible))
    fail(Kind::kArgument, i->op.name, "capacity", "expected room for ", i->num_visible, " outputs, got ", capacity);
  Outputs out(i->num_visible);
  invoke(*i, in.p, static_cast<int>(num_inputs), out.p, out.n);
  std::copy(out.p, out.p + out.n, outputs);
  out.keep = true;
  *num_outputs = static_cast<uint32_t>(out.n);
  API_END();
}
NDArrayHandle MXHubInvocationCall0(HubInvocationHandle inv) {
  CALL_BEGIN();
  return call_single(from_handle<Invocation>(inv, "inv"), nullptr, 0);
  CALL_END();
}
NDArrayHandle MXHubInvocationCall1(HubInvocationHandle inv, NDArrayHandle a) {
  CALL_BEGIN();
  NDArray* in[] = {array(a, "a")};
  return call_single(from_handle<Invocation>(inv, "inv"), in, 1);
  CALL_END();
}
NDArrayHandle MXHubInvocationCall2(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b) {
  CALL_BEGIN();
  NDArray* in[] = {array(a, "a"), array(b, "b")};
  return call_single(from_handle<Invocation>(inv, "inv"), in, 2);
  CALL_END();
}
NDArrayHandle MXHubInvocationCall3(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c) {
  CALL_BEGIN();
  NDArray* in[] = {array(a, "a"), array(b, "b"), array(c, "c")};
  return call_single(from_handle<Invocation>(inv, "inv"), in, 3);
  CALL_END();
}
