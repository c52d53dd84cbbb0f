/* Thread-local out buffers for the Python extension; included into the module's source after the C declarations. */
#include <string.h>

enum { kMaxOutputs = 1024, kMaxDims = 64 };
static _Thread_local NDArrayHandle tl_outputs[kMaxOutputs];
static _Thread_local int64_t tl_shape[kMaxDims + 2];

static _Thread_local NDArrayHandle tl_sparse;

/* Storage type: 0 dense, 1 row_sparse, 2 csr; -1 without one, also on error. */
static int mxpy_storage(NDArrayHandle array) {
  int kind = -1;
  return MXNDArrayGetStorageType(array, &kind) == 0 ? kind : -1;
}

/* Calls with one output answer dense arrays only: Python then knows the class without asking. A sparse result is put
 * aside, and the answer is NULL as after an error; mxpy_take_sparse hands it out. */
static NDArrayHandle dense_only(NDArrayHandle array) {
  if (array == NULL || mxpy_storage(array) < 1) return array;
  tl_sparse = array;
  return NULL;
}
static NDArrayHandle mxpy_take_sparse(void) {
  NDArrayHandle array = tl_sparse;
  tl_sparse = NULL;
  return array;
}
static NDArrayHandle mxpy_call0(HubInvocationHandle inv) { return dense_only(MXHubInvocationCall0(inv)); }
static NDArrayHandle mxpy_call1(HubInvocationHandle inv, NDArrayHandle a) {
  return dense_only(MXHubInvocationCall1(inv, a));
}
static NDArrayHandle mxpy_call2(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b) {
  return dense_only(MXHubInvocationCall2(inv, a, b));
}
static NDArrayHandle mxpy_call3(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c) {
  return dense_only(MXHubInvocationCall3(inv, a, b, c));
}

/* {ndim, dtype, dim0, dim1, ...}, or NULL on error. */
static int64_t* mxpy_describe(NDArrayHandle array) {
  int ndim = 0, dtype = 0;
  const int64_t* dims = NULL;
  if (MXHubArrayDescribe(&ndim, &dims, &dtype, array) != 0 || ndim > kMaxDims) return NULL;
  tl_shape[0] = ndim;
  tl_shape[1] = dtype;
  if (ndim > 0) memcpy(tl_shape + 2, dims, (size_t)ndim * sizeof(int64_t));
  return tl_shape;
}

/* Number of elements, or -1 on error. */
static int64_t mxpy_size(NDArrayHandle array) {
  int ndim = 0, dtype = 0;
  const int64_t* dims = NULL;
  int64_t size = 1;
  if (MXHubArrayDescribe(&ndim, &dims, &dtype, array) != 0) return -1;
  for (int i = 0; i < ndim; ++i) size *= dims[i];
  return size;
}

/* New outputs go to tl_outputs; answers how many there are, or -1. */
static int mxpy_call_many(HubInvocationHandle inv, uint32_t n, NDArrayHandle* inputs) {
  uint32_t count = 0;
  return MXHubInvocationCall(tl_outputs, kMaxOutputs, &count, inv, n, inputs) == 0 ? (int)count : -1;
}

static int mxpy_call(HubInvocationHandle inv, uint32_t n, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c,
                     NDArrayHandle d, NDArrayHandle e, NDArrayHandle f, NDArrayHandle g, NDArrayHandle h) {
  NDArrayHandle inputs[8] = {a, b, c, d, e, f, g, h};
  return mxpy_call_many(inv, n, inputs);
}

static int mxpy_call_into_many(HubInvocationHandle inv, uint32_t num_outputs, NDArrayHandle* outputs, uint32_t n,
                               NDArrayHandle* inputs) {
  uint32_t count = num_outputs;
  return MXHubInvocationCall(outputs, num_outputs, &count, inv, n, inputs);
}

static int mxpy_call_into(HubInvocationHandle inv, NDArrayHandle out, uint32_t n, NDArrayHandle a, NDArrayHandle b,
                          NDArrayHandle c, NDArrayHandle d, NDArrayHandle e, NDArrayHandle f, NDArrayHandle g,
                          NDArrayHandle h) {
  NDArrayHandle inputs[8] = {a, b, c, d, e, f, g, h};
  return mxpy_call_into_many(inv, 1, &out, n, inputs);
}

static NDArrayHandle* mxpy_outputs(void) { return tl_outputs; }

static int mxpy_cached_call(CachedOpHandle op, int n, NDArrayHandle* inputs) {
  int count = 0;
  NDArrayHandle* outputs = NULL;
  const int* stypes = NULL;
  if (MXInvokeCachedOpEx(op, n, inputs, &count, &outputs, &stypes) != 0 || count > kMaxOutputs) return -1;
  memcpy(tl_outputs, outputs, (size_t)count * sizeof(NDArrayHandle));
  return count;
}

/* Views as function values; NULL on error. Row numbers count from the end when they are negative. */
static int64_t rows_of(NDArrayHandle array) {
  int ndim = 0, dtype = 0;
  const int64_t* dims = NULL;
  return MXHubArrayDescribe(&ndim, &dims, &dtype, array) == 0 && ndim > 0 ? dims[0] : 0;
}

static NDArrayHandle mxpy_at(NDArrayHandle array, int64_t index) {
  NDArrayHandle out = NULL;
  if (index < 0) index += rows_of(array);
  return MXNDArrayAt64(array, index, &out) == 0 ? out : NULL;
}

/* Rows begin:end as Python counts them; without any row NULL, and no error is kept. */
static NDArrayHandle mxpy_slice(NDArrayHandle array, int64_t begin, int64_t end) {
  NDArrayHandle out = NULL;
  const int64_t rows = rows_of(array);
  if (begin < 0) begin = begin + rows > 0 ? begin + rows : 0;
  if (end < 0) end += rows;
  if (end > rows) end = rows;
  if (begin >= end) return NULL;
  return MXNDArraySlice64(array, begin, end, &out) == 0 ? out : NULL;
}

/* As many elements in another shape of up to four sizes; NULL also when their number differs. */
static NDArrayHandle mxpy_reshape(NDArrayHandle array, int n, int64_t a, int64_t b, int64_t c, int64_t d) {
  int64_t sizes[4] = {a, b, c, d};
  NDArrayHandle out = NULL;
  if (MXNDArrayReshape64(array, n, sizes, false, &out) != 0) return NULL;
  if (mxpy_size(out) == mxpy_size(array)) return out;
  MXNDArrayFree(out);
  return NULL;
}

/* Device type * 2^32 + device number, or -1 on error. */
static int64_t mxpy_context(NDArrayHandle array) {
  int type = 0, number = 0;
  return MXNDArrayGetContext(array, &type, &number) == 0 ? ((int64_t)type << 32) + number : -1;
}

/* Whether the gradient is new since this was last asked to be forgotten; -1 on error. */
static int mxpy_fresh(NDArrayHandle array) {
  int state = 0;
  return MXNDArrayGetGradState(array, &state) == 0 ? state : -1;
}

/* A new array of one axis with these values; NULL on error. */
static NDArrayHandle mxpy_floats(const float* values, uint32_t n, int device_type, int device_id) {
  NDArrayHandle out = NULL;
  if (MXNDArrayCreate(&n, 1, device_type, device_id, 1, &out) != 0) return NULL;
  if (MXNDArraySyncCopyFromCPU(out, values, n) == 0) return out;
  MXNDArrayFree(out);
  return NULL;
}

/* State switches of this thread: 0 recording, 1 training, 2 NumPy shape; -1 on error. */
static int mxpy_flag(int which) {
  bool flag = false;
  int number = 0;
  switch (which) {
    case 0: return MXAutogradIsRecording(&flag) == 0 ? (int)flag : -1;
    case 1: return MXAutogradIsTraining(&flag) == 0 ? (int)flag : -1;
    default: return MXIsNumpyShape(&number) == 0 ? number : -1;
  }
}

/* Switches one; answers its former state, or -1 on error. */
static int mxpy_set_flag(int which, int active) {
  int former = 0;
  int (*const set[])(int, int*) = {MXAutogradSetIsRecording, MXAutogradSetIsTraining, MXSetIsNumpyShape};
  return set[which](active, &former) == 0 ? former : -1;
}
