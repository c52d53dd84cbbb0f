// The library itself: version, features, threads, random seeds, work for the engine.
#include <future>
#include <memory>
#include <utility>

#include "base/log.h"
#include "base/parallel.h"
#include "c_api/common.h"
#include "engine/engine.h"
#include "mxnet/hub.h"
#include "nnvm/c_api.h"
#include "op/random_state.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// The names that 1.9.1 reports, in its order; what this build has is on.
const LibFeature kFeatures[] = {{"CUDA", false},
                                {"CUDNN", false},
                                {"NCCL", false},
                                {"CUDA_RTC", false},
                                {"TENSORRT", false},
                                {"CPU_SSE", true},
                                {"CPU_SSE2", true},
                                {"CPU_SSE3", true},
                                {"CPU_SSE4_1", true},
                                {"CPU_SSE4_2", true},
                                {"CPU_SSE4A", false},
                                {"CPU_AVX", true},
                                {"CPU_AVX2", true},
                                {"OPENMP", true},
                                {"SSE", false},
                                {"F16C", true},
                                {"JEMALLOC", false},
                                {"BLAS_OPEN", true},
                                {"BLAS_ATLAS", false},
                                {"BLAS_MKL", false},
                                {"BLAS_APPLE", false},
                                {"LAPACK", true},
                                {"MKLDNN", true},
                                {"OPENCV", false},
                                {"CAFFE", false},
                                {"PROFILER", false},
                                {"DIST_KVSTORE", false},
                                {"CXX14", false},
                                {"INT64_TENSOR_SIZE", true},
                                {"SIGNAL_HANDLER", false},
                                {"DEBUG", false},
                                {"TVM_OP", false}};

// Work given by the caller, with its parameter's deleter; runs exactly once.
struct UserWork {
  void* param;
  EngineFuncParamDeleter deleter;
  ~UserWork() {
    if (deleter) deleter(param);
  }
};

VarLists var_lists(void* const* const_vars, int num_const, void* const* mutable_vars, int num_mutable) {
  VarLists v;
  if (num_const > 0) require(const_vars, "const_vars_handle");
  if (num_mutable > 0) require(mutable_vars, "mutable_vars_handle");
  for (int i = 0; i < num_const; ++i) v.read(static_cast<Var*>(const_vars[i]));
  for (int i = 0; i < num_mutable; ++i) v.write(static_cast<Var*>(mutable_vars[i]));
  return v;
}

// The arrays behind handles, kept alive while the work may touch their variables.
std::vector<NDArray> arrays_of(NDArrayHandle* handles, int n, VarLists* vars, bool write) {
  std::vector<NDArray> list;
  for (int i = 0; i < n; ++i) {
    list.push_back(array(handles[i], "nds_handle")->detach());
    if (list.back().is_none()) fail(Kind::kState, "", "nds_handle", "expected an array with a shape, got none");
    if (write)
      vars->write(list.back().var());
    else
      vars->read(list.back().var());
  }
  return list;
}

void push_sync(EngineSyncFunc f, void* param, EngineFuncParamDeleter deleter, const VarLists& vars,
               std::vector<NDArray> keep) {
  auto work = std::make_shared<UserWork>(UserWork{param, deleter});
  Engine::get().push(vars, [f, work, keep = std::move(keep)] { f(nullptr, work->param); });
}
// What asynchronous work calls when it is over: function, engine, parameter, laid out as clients of 1.9.1 expect it. A
// non-null third argument of the call says that the work failed.
struct Completion {
  void (*callback)(void* engine, void* param, const void* error);
  void* engine;
  void* param;
  Engine::Done done;
  static void complete(void*, void* param, const void* error) {
    const std::unique_ptr<Completion> me(static_cast<Completion*>(param));
    me->done(error ? std::make_exception_ptr(Error(Kind::kInternal, "", "", "asynchronous work failed")) : nullptr);
  }
};
void push_async(EngineAsyncFunc f, void* param, EngineFuncParamDeleter deleter, const VarLists& vars,
                std::vector<NDArray> keep, bool wait) {
  auto work = std::make_shared<UserWork>(UserWork{param, deleter});
  auto finished = std::make_shared<std::promise<void>>();
  auto future = finished->get_future();
  Engine::get().push_async(vars, [f, work, keep = std::move(keep), finished](const Engine::Done& done) {
    auto* c = new Completion{&Completion::complete, nullptr, nullptr, [done, finished, work](std::exception_ptr e) {
                               done(std::move(e));
                               finished->set_value();
                             }};
    c->param = c;
    f(nullptr, c, work->param);
  });
  if (wait) future.wait();
}
}  // namespace

int MXGetVersion(int* out) {
  API_BEGIN();
  require(out, "out");
  *out = MXHUB_VERSION_MAJOR * 10000 + MXHUB_VERSION_MINOR * 100 + MXHUB_VERSION_PATCH;
  API_END();
}
int MXLibInfoFeatures(const struct LibFeature** libFeature, size_t* size) {
  API_BEGIN();
  require(libFeature, "libFeature");
  require(size, "size");
  *libFeature = kFeatures;
  *size = sizeof(kFeatures) / sizeof(kFeatures[0]);
  API_END();
}
int MXGetGPUCount(int* out) {
  API_BEGIN();
  require(out, "out");
  *out = 0;
  API_END();
}
int MXRandomSeed(int seed) {
  API_BEGIN();
  seed_random(static_cast<uint64_t>(static_cast<uint32_t>(seed)));
  API_END();
}
int MXRandomSeedContext(int seed, int dev_type, int dev_id) {
  API_BEGIN();
  device_of(dev_type, dev_id);
  seed_random(static_cast<uint64_t>(static_cast<uint32_t>(seed)));
  API_END();
}
int MXNotifyShutdown(void) {
  API_BEGIN();
  try {
    Engine::get().wait_all();
  } catch (const std::exception&) {  // nobody is left to be told
  }
  API_END();
}
int MXSetNumOMPThreads(int thread_num) {
  API_BEGIN();
  if (thread_num < 0) fail(Kind::kArgument, "", "thread_num", "expected a number of at least 0, got ", thread_num);
  set_thread_count(thread_num);
  API_END();
}
int MXEngineSetBulkSize(int bulk_size, int* prev_bulk_size) {
  API_BEGIN();
  static thread_local int size = 15;  // kept for the caller only: see the description of the function
  if (bulk_size < 0) fail(Kind::kArgument, "", "bulk_size", "expected a number of at least 0, got ", bulk_size);
  const int prev = std::exchange(size, bulk_size);
  if (prev_bulk_size) *prev_bulk_size = prev;
  API_END();
}
void NNAPISetLastError(const char* msg) { set_error_text(msg); }
const char* NNGetLastError(void) { return last_error(); }

int MXEnginePushAsync(EngineAsyncFunc async_func, void* func_param, EngineFuncParamDeleter deleter, ContextHandle,
                      EngineVarHandle const_vars_handle, int num_const_vars, EngineVarHandle mutable_vars_handle,
                      int num_mutable_vars, EngineFnPropertyHandle, int, const char*, bool wait) {
  API_BEGIN();
  require(reinterpret_cast<void*>(async_func), "async_func");
  push_async(async_func, func_param, deleter,
             var_lists(static_cast<void**>(const_vars_handle), num_const_vars, static_cast<void**>(mutable_vars_handle),
                       num_mutable_vars),
             {}, wait);
  API_END();
}
int MXEnginePushSync(EngineSyncFunc sync_func, void* func_param, EngineFuncParamDeleter deleter, ContextHandle,
                     EngineVarHandle const_vars_handle, int num_const_vars, EngineVarHandle mutable_vars_handle,
                     int num_mutable_vars, EngineFnPropertyHandle, int, const char*) {
  API_BEGIN();
  require(reinterpret_cast<void*>(sync_func), "sync_func");
  push_sync(sync_func, func_param, deleter,
            var_lists(static_cast<void**>(const_vars_handle), num_const_vars, static_cast<void**>(mutable_vars_handle),
                      num_mutable_vars),
            {});
  API_END();
}
int MXEnginePushAsyncND(EngineAsyncFunc async_func, void* func_param, EngineFuncParamDeleter deleter, ContextHandle,
                        NDArrayHandle* const_nds_handle, int num_const_nds, NDArrayHandle* mutable_nds_handle,
                        int num_mutable_nds, EngineFnPropertyHandle, int, const char*, bool wait) {
  API_BEGIN();
  require(reinterpret_cast<void*>(async_func), "async_func");
  VarLists vars;
  auto keep = arrays_of(const_nds_handle, num_const_nds, &vars, false);
  for (auto& a : arrays_of(mutable_nds_handle, num_mutable_nds, &vars, true)) keep.push_back(std::move(a));
  push_async(async_func, func_param, deleter, vars, std::move(keep), wait);
  API_END();
}
int MXEnginePushSyncND(EngineSyncFunc sync_func, void* func_param, EngineFuncParamDeleter deleter, ContextHandle,
                       NDArrayHandle* const_nds_handle, int num_const_nds, NDArrayHandle* mutable_nds_handle,
                       int num_mutable_nds, EngineFnPropertyHandle, int, const char*) {
  API_BEGIN();
  require(reinterpret_cast<void*>(sync_func), "sync_func");
  VarLists vars;
  auto keep = arrays_of(const_nds_handle, num_const_nds, &vars, false);
  for (auto& a : arrays_of(mutable_nds_handle, num_mutable_nds, &vars, true)) keep.push_back(std::move(a));
  push_sync(sync_func, func_param, deleter, vars, std::move(keep));
  API_END();
}
int MXHubLogSetCallback(HubLogCallback callback, void* payload) {
  API_BEGIN();
  set_log_callback(callback, payload);
  API_END();
}
