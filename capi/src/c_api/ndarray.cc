// Array functions of the ABI.
#include <cstring>

#include "autograd/mode.h"
#include "autograd/tape.h"
#include "base/copy.h"
#include "c_api/common.h"
#include "engine/engine.h"
#include "mxnet/hub.h"
#include "op/build.h"
#include "tensor/outside_writes.h"
#include "tensor/params_file.h"
#include "tensor/pool.h"
#include "tensor/shared_memory.h"
#include "tensor/sparse.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
int create(const Shape& shape, int dev_type, int dev_id, int delay_alloc, int dtype, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  const Device device = device_of(dev_type, dev_id);
  auto a = device.type == 5 ? std::make_unique<NDArray>(shared_array(shape, dtype_of(dtype)))
                            : std::make_unique<NDArray>(shape, dtype_of(dtype), device);
  if (delay_alloc)
    a->storage().begin_as_zeros();
  else
    a->data();
  *out = a.release();
  API_END();
}

// A view made while recording is a step of the computation, like the operator of the same name with these attributes.
template <class F>
NDArray* recorded_view(const char* op_name, const F& attrs, NDArray* source, NDArray view) {
  auto* r = new NDArray(std::move(view));
  if (mode().recording && source->node) {
    const auto inv = Invocation::find(Op::get(op_name), attrs());
    NDArray* in[] = {source};
    NDArray* out[] = {r};
    if (tape_wants(*inv, in, 1)) tape_record(*inv, in, 1, out, 1, {*r});
  }
  return r;
}

Shape legacy_scalar(const Shape& s) { return s.ndim() == 0 && !np_shape() ? Shape{1} : s; }

NDArray* slice_view(NDArray* a, int64_t begin, int64_t end) {
  NDArray v = a->slice(begin, end);
  const auto attrs = [&] { return Attrs{{"axis", "0"}, {"begin", op::text(begin)}, {"end", op::text(end)}}; };
  return recorded_view("slice_axis", attrs, a, v);
}
NDArray* at_view(NDArray* a, int64_t index) {
  NDArray v = a->at(index);
  v = v.reshape(legacy_scalar(v.shape()));
  if (!mode().recording || !a->node) return new NDArray(v);
  std::unique_ptr<NDArray> row(slice_view(a, index, index + 1));
  return recorded_view(
      "Reshape",
      [&] {
        return Attrs{{"shape", op::text(v.shape())}};
      },
      row.get(), v);
}

// The size that a reshape with special codes gives; uses the operator's own rule.
Shape reshaped(const NDArray& a, const std::vector<int64_t>& dims, bool reverse) {
  int64_t size = 1;
  bool plain = true;  // no code such as -1 or 0
  for (const int64_t d : dims) plain = plain && d > 0 && !__builtin_mul_overflow(size, d, &size);
  if (plain && size == a.size()) return Shape(dims);
  std::string codes = "(";
  for (const int64_t d : dims) codes += std::to_string(d) + ",";
  codes += ")";
  const Op& op = Op::get("Reshape");
  const Params p = op.params.parse(op.name, {{"shape", codes}, {"reverse", reverse ? "1" : "0"}});
  std::vector<Shape> in{a.shape()}, out(1);
  ShapeCtx ctx(op, p.get(), in, out, np_shape());
  op.shape(p.get(), ctx);
  return out[0];
}
NDArray* reshape_view(NDArray* a, std::vector<int64_t> dims, bool reverse) {
  if (a->is_none()) fail(Kind::kState, "Reshape", "data", "expected an array with a shape, got none");
  const Shape to = dims.empty() ? Shape(dims) : reshaped(*a, dims, reverse);
  NDArray v = a->reshape(to);
  return recorded_view(
      "Reshape",
      [&] {
        return Attrs{{"shape", op::text(to)}};
      },
      a, v);
}

FileShapes file_shapes() {
  return np_shape_global() ? FileShapes::kNumpyEverywhere : np_shape() ? FileShapes::kNumpy : FileShapes::kClassic;
}

void check_count(const NDArray* a, size_t size) {
  if (a->is_none()) fail(Kind::kState, "", "handle", "expected an array with a shape, got none");
  if (a->is_sparse())
    fail(Kind::kType, "", "handle", "expected dense storage, got ", storage_name(a->kind()),
         "; copy its parts instead");
  if (static_cast<size_t>(a->size()) != size)
    fail(Kind::kShape, "", "size", "expected ", a->size(), " elements for shape ", a->shape(), ", got ", size);
}

int give_arrays(const std::vector<NDArray>& arrays, const std::vector<std::string>& names, uint32_t* out_size,
                NDArrayHandle** out_arr, uint32_t* out_name_size, const char*** out_names) {
  Returns& r = returns();
  r.handles.clear();
  for (const NDArray& a : arrays) r.handles.push_back(new NDArray(a));
  *out_size = static_cast<uint32_t>(arrays.size());
  *out_arr = r.handles.data();
  *out_name_size = static_cast<uint32_t>(names.size());
  *out_names = r.names(names);
  return 0;
}

// Replaces the values (i = -1) or an index array of a sparse array; whether all fit together is seen when it is used.
void set_part(NDArray* dst, const NDArray* src, int i) {
  SparseParts& p = dst->parts();
  if (i < -1 || i >= static_cast<int>(p.aux.size()))
    fail(Kind::kArgument, "", "i", "expected -1 (values) or an index array below ", p.aux.size(), ", got ", i);
  Engine::get().wait_read(src->var());
  Engine::get().wait_write(dst->var());
  NDArray part(src->shape(), i < 0 ? dst->dtype() : DType::kInt64, dst->device());
  copy_into(*src, part);
  Engine::get().wait_read(part.var());
  (i < 0 ? p.values : p.aux[static_cast<size_t>(i)]) = part;
}

const SparseParts& parts_of(NDArrayHandle handle) {
  const NDArray* a = array(handle);
  if (!a->is_sparse()) fail(Kind::kType, "", "handle", "expected sparse storage, got ", storage_name(a->kind()));
  Engine::get().wait_read(a->var());
  return a->parts();
}
const NDArray& aux_of(NDArrayHandle handle, int64_t i) {
  const SparseParts& p = parts_of(handle);
  if (i < 0 || i >= static_cast<int64_t>(p.aux.size()))
    fail(Kind::kArgument, "", "i", "expected an index array below ", p.aux.size(), ", got ", i);
  return p.aux[static_cast<size_t>(i)];
}

int create_sparse(int storage_type, const Shape& shape, int dev_type, int dev_id, int dtype, uint32_t num_aux,
                  int* aux_type, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  if (storage_type != 1 && storage_type != 2)
    fail(Kind::kArgument, "", "storage_type", "expected 1 (row_sparse) or 2 (csr), got ", storage_type);
  const auto kind = static_cast<StorageKind>(storage_type);
  if (num_aux != static_cast<uint32_t>(storage_type))
    fail(Kind::kArgument, "", "num_aux", "expected ", storage_type, " index arrays, got ", num_aux);
  for (uint32_t i = 0; aux_type && i < num_aux; ++i) dtype_of(aux_type[i]);
  *out = new NDArray(kind, shape, dtype_of(dtype), device_of(dev_type, dev_id));
  API_END();
}

template <class T>
int get_shape(NDArrayHandle handle, int* out_dim, const T** out_pdata) {
  API_BEGIN();
  require(out_dim, "out_dim");
  require(out_pdata, "out_pdata");
  const NDArray* a = array(handle);
  static thread_local std::vector<T> dims;
  dims.clear();
  if (a->is_none()) {
    *out_dim = np_shape() ? -1 : 0;
  } else {
    for (const int64_t d : a->shape()) {
      if (static_cast<int64_t>(static_cast<T>(d)) != d)
        fail(Kind::kShape, "", "handle", "dimension ", d, " needs the 64-bit form of this function");
      dims.push_back(static_cast<T>(d));
    }
    *out_dim = a->shape().ndim();
  }
  dims.push_back(0);
  *out_pdata = dims.data();
  API_END();
}
}  // namespace

int MXNDArrayCreateNone(NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new NDArray();
  API_END();
}
int MXNDArrayCreate(const uint32_t* shape, uint32_t ndim, int dev_type, int dev_id, int delay_alloc,
                    NDArrayHandle* out) {
  return MXNDArrayCreateEx(shape, ndim, dev_type, dev_id, delay_alloc, 0, out);
}
int MXNDArrayCreateEx(const uint32_t* shape, uint32_t ndim, int dev_type, int dev_id, int delay_alloc, int dtype,
                      NDArrayHandle* out) {
  API_BEGIN();
  return create(shape_of(shape, static_cast<int>(ndim)), dev_type, dev_id, delay_alloc, dtype, out);
  API_END();
}
int MXNDArrayCreateEx64(const int64_t* shape, int ndim, int dev_type, int dev_id, int delay_alloc, int dtype,
                        NDArrayHandle* out) {
  API_BEGIN();
  return create(shape_of(shape, ndim), dev_type, dev_id, delay_alloc, dtype, out);
  API_END();
}

int MXNDArrayLoadFromRawBytes(const void* buf, size_t size, NDArrayHandle* out) {
  API_BEGIN();
  require(buf, "buf");
  require(out, "out");
  *out = new NDArray(array_from_bytes(buf, size, file_shapes()));
  API_END();
}
int MXNDArraySaveRawBytes(NDArrayHandle handle, size_t* out_size, const char** out_buf) {
  API_BEGIN();
  require(out_size, "out_size");
  require(out_buf, "out_buf");
  const NDArray* a = array(handle);
  if (!a->is_none()) Engine::get().wait_read(a->var());
  Returns& r = returns();
  r.text = array_to_bytes(*a, np_shape());
  *out_size = r.text.size();
  *out_buf = r.text.data();
  API_END();
}
int MXNDArraySave(const char* fname, uint32_t num_args, NDArrayHandle* args, const char** keys) {
  API_BEGIN();
  require(fname, "fname");
  if (num_args) require(args, "args");
  std::vector<NDArray> arrays;
  std::vector<std::string> names;
  for (uint32_t i = 0; i < num_args; ++i) {
    arrays.push_back(array(args[i], "args")->detach());
    if (!arrays.back().is_none()) Engine::get().wait_read(arrays.back().var());
    if (keys) {
      require(keys[i], "keys");
      names.emplace_back(keys[i]);
    }
  }
  save_arrays(fname, arrays, names, np_shape());
  API_END();
}
int MXNDArrayLoad(const char* fname, uint32_t* out_size, NDArrayHandle** out_arr, uint32_t* out_name_size,
                  const char*** out_names) {
  API_BEGIN();
  require(fname, "fname");
  require(out_size, "out_size");
  require(out_arr, "out_arr");
  require(out_name_size, "out_name_size");
  require(out_names, "out_names");
  std::vector<std::string> names;
  const auto arrays = load_arrays_file(fname, &names, file_shapes());
  return give_arrays(arrays, names, out_size, out_arr, out_name_size, out_names);
  API_END();
}
int MXNDArrayLoadFromBuffer(const void* ndarray_buffer, size_t size, uint32_t* out_size, NDArrayHandle** out_arr,
                            uint32_t* out_name_size, const char*** out_names) {
  API_BEGIN();
  require(ndarray_buffer, "ndarray_buffer");
  require(out_size, "out_size");
  require(out_arr, "out_arr");
  require(out_name_size, "out_name_size");
  require(out_names, "out_names");
  std::vector<std::string> names;
  const auto arrays = load_arrays(ndarray_buffer, size, &names, file_shapes());
  return give_arrays(arrays, names, out_size, out_arr, out_name_size, out_names);
  API_END();
}

int MXNDArraySyncCopyFromCPU(NDArrayHandle handle, const void* data, size_t size) {
  API_BEGIN();
  const NDArray* a = array(handle);
  check_count(a, size);
  if (size == 0) return 0;
  require(data, "data");
  VarLists vars;
  vars.write(a->var());
  auto work = [a, data] { copy_bytes(a->data(), data, a->bytes()); };
  if (!Engine::get().try_run(vars, work)) {
    try {
      Engine::get().wait_write(a->var());
    } catch (...) {  // what failed before is overwritten now
    }
    if (!Engine::get().try_run(vars, work)) {
      Engine::get().push(vars, work);
      Engine::get().wait_read(a->var());
    }
  }
  API_END();
}
int MXNDArraySyncCopyToCPU(NDArrayHandle handle, void* data, size_t size) {
  API_BEGIN();
  const NDArray* a = array(handle);
  check_count(a, size);
  Engine::get().wait_read(a->var());
  if (size == 0) return 0;
  require(data, "data");
  copy_bytes(data, a->data(), a->bytes());
  API_END();
}
int MXNDArraySyncCopyFromNDArray(NDArrayHandle handle_dst, const NDArrayHandle handle_src, const int i) {
  API_BEGIN();
  NDArray* dst = array(handle_dst, "handle_dst");
  const NDArray* src = array(handle_src, "handle_src");
  if (dst->is_sparse() && !src->is_sparse() && !src->is_none()) {
    set_part(dst, src, i);
    return 0;
  }
  if (i != -1) fail(Kind::kArgument, "", "i", "expected -1 (the values of a dense array), got ", i);
  if (src->is_none()) fail(Kind::kState, "", "handle_src", "expected an array with a shape, got none");
  if (dst->is_none()) *dst = NDArray(src->shape(), src->dtype(), src->device());
  copy_into(*src, *dst);
  Engine::get().wait_read(dst->var());
  API_END();
}
int MXNDArrayWaitToRead(NDArrayHandle handle) {
  API_BEGIN();
  const NDArray* a = array(handle);
  if (!a->is_none()) Engine::get().wait_read(a->var());
  API_END();
}
int MXNDArrayWaitToWrite(NDArrayHandle handle) {
  API_BEGIN();
  const NDArray* a = array(handle);
  if (!a->is_none()) Engine::get().wait_write(a->var());
  API_END();
}
int MXNDArrayWaitAll(void) {
  API_BEGIN();
  Engine::get().wait_all();
  API_END();
}
int MXNDArrayFree(NDArrayHandle handle) {
  API_BEGIN();
  if (handle) delete array(handle);
  API_END();
}

int MXNDArraySlice(NDArrayHandle handle, uint32_t slice_begin, uint32_t slice_end, NDArrayHandle* out) {
  return MXNDArraySlice64(handle, slice_begin, slice_end, out);
}
int MXNDArraySlice64(NDArrayHandle handle, int64_t slice_begin, int64_t slice_end, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = slice_view(array(handle), slice_begin, slice_end);
  API_END();
}
int MXNDArrayAt(NDArrayHandle handle, uint32_t idx, NDArrayHandle* out) { return MXNDArrayAt64(handle, idx, out); }
int MXNDArrayAt64(NDArrayHandle handle, int64_t idx, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = at_view(array(handle), idx);
  API_END();
}
int MXNDArrayGetStorageType(NDArrayHandle handle, int* out_storage_type) {
  API_BEGIN();
  require(out_storage_type, "out_storage_type");
  *out_storage_type = static_cast<int>(array(handle)->kind());
  API_END();
}
int MXNDArrayReshape(NDArrayHandle handle, int ndim, int* dims, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  if (ndim > 0) require(dims, "dims");
  *out = reshape_view(array(handle), std::vector<int64_t>(dims, dims + ndim), false);
  API_END();
}
int MXNDArrayReshape64(NDArrayHandle handle, int ndim, dim_t* dims, bool reverse, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  if (ndim > 0) require(dims, "dims");
  *out = reshape_view(array(handle), std::vector<int64_t>(dims, dims + ndim), reverse);
  API_END();
}
int MXNDArrayGetShape(NDArrayHandle handle, uint32_t* out_dim, const uint32_t** out_pdata) {
  int ndim = 0;
  const int rc =
      out_dim ? get_shape<uint32_t>(handle, &ndim, out_pdata) : get_shape<uint32_t>(handle, nullptr, out_pdata);
  if (rc == 0) *out_dim = ndim < 0 ? 0 : static_cast<uint32_t>(ndim);
  return rc;
}
int MXNDArrayGetShapeEx(NDArrayHandle handle, int* out_dim, const int** out_pdata) {
  return get_shape<int>(handle, out_dim, out_pdata);
}
int MXNDArrayGetShapeEx64(NDArrayHandle handle, int* out_dim, const int64_t** out_pdata) {
  return get_shape<int64_t>(handle, out_dim, out_pdata);
}
int MXHubArrayDescribe(int* out_ndim, const int64_t** out_dims, int* out_dtype, NDArrayHandle handle) {
  API_BEGIN();
  require(out_ndim, "out_ndim");
  require(out_dims, "out_dims");
  require(out_dtype, "out_dtype");
  const NDArray* a = array(handle);
  *out_ndim = a->is_none() ? -1 : a->shape().ndim();
  *out_dims = a->shape().data();
  *out_dtype = static_cast<int>(a->dtype());
  API_END();
}
int MXNDArrayGetData(NDArrayHandle handle, void** out_pdata) {
  API_BEGIN();
  require(out_pdata, "out_pdata");
  const NDArray* a = array(handle);
  *out_pdata = nullptr;
  if (a->is_sparse()) fail(Kind::kType, "", "handle", "expected dense storage, got ", storage_name(a->kind()));
  if (!a->is_none()) {
    Engine::get().wait_read(a->var());
    expect_outside_writes(*a);
    *out_pdata = a->data();
  }
  API_END();
}
int MXNDArrayGetDType(NDArrayHandle handle, int* out_dtype) {
  API_BEGIN();
  require(out_dtype, "out_dtype");
  const NDArray* a = array(handle);
  *out_dtype = a->is_none() ? -1 : static_cast<int>(a->dtype());
  API_END();
}
int MXNDArrayGetContext(NDArrayHandle handle, int* out_dev_type, int* out_dev_id) {
  API_BEGIN();
  require(out_dev_type, "out_dev_type");
  require(out_dev_id, "out_dev_id");
  const NDArray* a = array(handle);
  *out_dev_type = a->is_none() ? 0 : a->device().type;
  *out_dev_id = a->is_none() ? 0 : a->device().id;
  API_END();
}
int MXShallowCopyNDArray(NDArrayHandle src, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new NDArray(*array(src, "src"));
  API_END();
}
int MXStorageEmptyCache(int dev_type, int dev_id) {
  API_BEGIN();
  device_of(dev_type, dev_id);
  pool_release();
  API_END();
}
int MXHubMemoryGetStats(uint64_t* out_bytes_in_use, uint64_t* out_bytes_peak, uint64_t* out_bytes_pooled,
                        uint64_t* out_live_arrays) {
  API_BEGIN();
  const MemoryStats s = pool_stats();
  if (out_bytes_in_use) *out_bytes_in_use = s.in_use;
  if (out_bytes_peak) *out_bytes_peak = s.peak;
  if (out_bytes_pooled) *out_bytes_pooled = s.pooled;
  if (out_live_arrays) *out_live_arrays = Storage::live();
  API_END();
}
int MXHubMemoryResetPeak(void) {
  API_BEGIN();
  pool_reset_peak();
  API_END();
}

// Index arrays are always int64 and grow as needed, so their given types and shapes are only checked.
int MXNDArrayCreateSparseEx(int storage_type, const uint32_t* shape, uint32_t ndim, int dev_type, int dev_id, int,
                            int dtype, uint32_t num_aux, int* aux_type, uint32_t*, const uint32_t*,
                            NDArrayHandle* out) {
  API_BEGIN();
  return create_sparse(storage_type, shape_of(shape, static_cast<int>(ndim)), dev_type, dev_id, dtype, num_aux,
                       aux_type, out);
  API_END();
}
int MXNDArrayCreateSparseEx64(int storage_type, const int64_t* shape, int ndim, int dev_type, int dev_id, int,
                              int dtype, uint32_t num_aux, int* aux_type, int*, const int64_t*, NDArrayHandle* out) {
  API_BEGIN();
  return create_sparse(storage_type, shape_of(shape, ndim), dev_type, dev_id, dtype, num_aux, aux_type, out);
  API_END();
}
int MXNDArrayGetAuxType(NDArrayHandle handle, uint32_t i, int* out_type) {
  API_BEGIN();
  require(out_type, "out_type");
  *out_type = static_cast<int>(aux_of(handle, i).dtype());
  API_END();
}
int MXNDArrayGetAuxNDArray(NDArrayHandle handle, uint32_t i, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new NDArray(aux_of(handle, i));
  API_END();
}
int MXNDArrayGetDataNDArray(NDArrayHandle handle, NDArrayHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new NDArray(parts_of(handle).values);
  API_END();
}
int MXNDArraySyncCheckFormat(NDArrayHandle handle, const bool full_check) {
  API_BEGIN();
  const NDArray* a = array(handle);
  if (a->is_none()) return 0;
  Engine::get().wait_read(a->var());
  const std::string wrong = check_format(*a, full_check);
  if (!wrong.empty()) fail(Kind::kArgument, "", "handle", "not a valid ", storage_name(a->kind()), " array: ", wrong);
  API_END();
}
