/* Thread-local out buffers for the Python extension; included into the module's source after the C declarations. */
#include <string.h>

enum { kMaxOutputs = 1024, kMaxDims = 64 };
static _Thread_local NDArrayHandle tl_outputs[kMaxOutputs];
static _Thread_local int64_t tl_shape[kMaxDims + 2];

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

/* Views as function values; NULL on error. */
static NDArrayHandle mxpy_at(NDArrayHandle array, int64_t index) {
  NDArrayHandle out = NULL;
  return MXNDArrayAt64(array, index, &out) == 0 ? out : NULL;
}

static NDArrayHandle mxpy_slice(NDArrayHandle array, int64_t begin, int64_t end) {
  NDArrayHandle out = NULL;
  return MXNDArraySlice64(array, begin, end, &out) == 0 ? out : NULL;
}

/* Device type * 2^32 + device number, or -1 on error. */
static int64_t mxpy_context(NDArrayHandle array) {
  int type = 0, number = 0;
  return MXNDArrayGetContext(array, &type, &number) == 0 ? ((int64_t)type << 32) + number : -1;
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
