// Arrays in and out of the process and of other frameworks: DLPack and shared memory.
#include "c_api/common.h"
#include "engine/engine.h"
#include "tensor/dlpack.h"
#include "tensor/outside_writes.h"
#include "tensor/shared_memory.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// An array whose memory somebody else is about to see.
const NDArray& ready(NDArrayHandle handle) {
  const NDArray* a = array(handle);
  if (a->is_none()) fail(Kind::kState, "", "handle", "expected an array with a shape, got none");
  if (a->is_sparse()) fail(Kind::kType, "", "handle", "expected dense storage, got ", storage_name(a->kind()));
  Engine::get().wait_read(a->var());
  expect_outside_writes(*a);
  return *a;
}
NDArray* foreign(NDArray a) {
  expect_outside_writes(a);
  return new NDArray(std::move(a));
}
}  // namespace

int MXNDArrayToDLPack(NDArrayHandle handle, DLManagedTensorHandle* out_dlpack) {
  API_BEGIN();
  require(out_dlpack, "out_dlpack");
  *out_dlpack = to_dlpack(ready(handle));
  API_END();
}
int MXNDArrayFromDLPackEx(DLManagedTensorHandle dlpack, const bool transient_handle, NDArrayHandle* out_handle) {
  API_BEGIN();
  require(out_handle, "out_handle");
  *out_handle = foreign(from_dlpack(dlpack, transient_handle));
  API_END();
}
int MXNDArrayFromDLPack(DLManagedTensorHandle dlpack, NDArrayHandle* out_handle) {
  return MXNDArrayFromDLPackEx(dlpack, false, out_handle);
}
int MXNDArrayCallDLPackDeleter(DLManagedTensorHandle dlpack) {
  API_BEGIN();
  delete_dlpack(dlpack);
  API_END();
}

int MXNDArrayGetSharedMemHandle(NDArrayHandle handle, int* shared_pid, int* shared_id) {
  API_BEGIN();
  require(shared_pid, "shared_pid");
  require(shared_id, "shared_id");
  const SharedHandle h = share(ready(handle));
  *shared_pid = h.pid;
  *shared_id = h.id;
  API_END();
}
int MXNDArrayCreateFromSharedMemEx(int shared_pid, int shared_id, const int* shape, int ndim, int dtype,
                                   NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = foreign(attach_shared({shared_pid, shared_id}, shape_of(shape, ndim), dtype_of(dtype)));
  API_END();
}
int MXNDArrayCreateFromSharedMem(int shared_pid, int shared_id, const uint32_t* shape, uint32_t ndim, int dtype,
                                 NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = foreign(attach_shared({shared_pid, shared_id}, shape_of(shape, static_cast<int>(ndim)), dtype_of(dtype)));
  API_END();
}
