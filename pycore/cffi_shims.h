/* Helpers compiled into the Python extension: they keep out-parameters in thread-local memory, so that a call from
 * Python allocates nothing. Results stay valid until the next helper call on the same thread. */
int64_t* mxpy_describe(NDArrayHandle array);
NDArrayHandle mxpy_call0(HubInvocationHandle inv);
NDArrayHandle mxpy_call1(HubInvocationHandle inv, NDArrayHandle a);
NDArrayHandle mxpy_call2(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b);
NDArrayHandle mxpy_call3(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c);
NDArrayHandle mxpy_take_sparse(void);
int mxpy_storage(NDArrayHandle array);
int mxpy_call(HubInvocationHandle inv, uint32_t n, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c, NDArrayHandle d,
              NDArrayHandle e, NDArrayHandle f, NDArrayHandle g, NDArrayHandle h);
int mxpy_call_many(HubInvocationHandle inv, uint32_t n, NDArrayHandle* inputs);
int mxpy_call_into(HubInvocationHandle inv, NDArrayHandle out, uint32_t n, NDArrayHandle a, NDArrayHandle b,
                   NDArrayHandle c, NDArrayHandle d, NDArrayHandle e, NDArrayHandle f, NDArrayHandle g,
                   NDArrayHandle h);
int mxpy_call_into_many(HubInvocationHandle inv, uint32_t num_outputs, NDArrayHandle* outputs, uint32_t n,
                        NDArrayHandle* inputs);
NDArrayHandle* mxpy_outputs(void);
int mxpy_cached_call(CachedOpHandle op, int n, NDArrayHandle* inputs);
NDArrayHandle mxpy_at(NDArrayHandle array, int64_t index);
NDArrayHandle mxpy_slice(NDArrayHandle array, int64_t begin, int64_t end);
NDArrayHandle mxpy_reshape(NDArrayHandle array, int n, int64_t a, int64_t b, int64_t c, int64_t d);
int64_t mxpy_context(NDArrayHandle array);
int64_t mxpy_size(NDArrayHandle array);
int mxpy_fresh(NDArrayHandle array);
int mxpy_flag(int which);
int mxpy_set_flag(int which, int active);
NDArrayHandle mxpy_floats(const float* values, uint32_t n, int device_type, int device_id);
/* A DLPack tensor of the first ABI, flattened. */
typedef struct MxpyDLManagedTensor {
  void* data;
  int32_t device_type;
  int32_t device_id;
  int32_t ndim;
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
  void* manager_ctx;
  void (*deleter)(void*);
} MxpyDLManagedTensor;
