/* The C API for cffi: types and prototypes without preprocessor. */
/* Made from capi/api.yaml by `python -m codegen`; do not edit. */
typedef uint32_t mx_uint;
typedef float mx_float;
typedef int64_t dim_t;
typedef void* NDArrayHandle;
typedef void* AtomicSymbolCreator;
typedef void* CachedOpHandle;
typedef void* SymbolHandle;
typedef void* AtomicSymbolHandle;
typedef void* ExecutorHandle;
typedef void* ProfileHandle;
typedef void* KVStoreHandle;
typedef void* DLManagedTensorHandle;
typedef const void* ContextHandle;
typedef const void* EngineFnPropertyHandle;
typedef void* EngineVarHandle;
typedef void* PredictorHandle;
typedef void* NDListHandle;
typedef unsigned int nn_uint;
typedef void* OpHandle;
typedef void* HubInvocationHandle;
struct LibFeature;
struct MXCallbackList;
typedef void (*EngineAsyncFunc)(void*, void*, void*);
typedef void (*EngineSyncFunc)(void*, void*);
typedef void (*EngineFuncParamDeleter)(void*);
typedef void (*ExecutorMonitorCallback)(const char*, NDArrayHandle, void*);
typedef void (*CachedOpMonitorCallback)(const char*, const char*, NDArrayHandle);
typedef void (*PredMonitorCallback)(const char*, NDArrayHandle, void*);
typedef int (*MXGenericCallback)(void);
typedef int (*CustomFunctionBwdFunc)(int num_ograds, int num_igrads, void** ptrs, const int* reqs, const int is_train, void* state);
typedef int (*CustomOpFBFunc)(int size, void** ptrs, int* tags, const int* reqs, const int is_train, void* state);
typedef int (*CustomOpDelFunc)(void* state);
typedef int (*CustomOpListFunc)(char*** args, void* state);
typedef int (*CustomOpInferShapeFunc)(int num_input, int* ndims, int** shapes, void* state);
typedef int (*CustomOpInferStorageTypeFunc)(int num_input, int* stypes, void* state);
typedef int (*CustomOpBackwardInferStorageTypeFunc)(int num_input, int* stypes, int* tags, void* state);
typedef int (*CustomOpInferTypeFunc)(int num_input, int* types, void* state);
typedef int (*CustomOpBwdDepFunc)(const int* out_grad, const int* in_data, const int* out_data, int* num_deps, int** rdeps, void* state);
typedef int (*CustomOpCreateFunc)(const char* ctx, int num_inputs, unsigned** shapes, const int* ndims, const int* dtypes, struct MXCallbackList* ret, void* state);
typedef int (*CustomOpPropCreator)(const char* op_type, const int num_kwargs, const char** keys, const char** values, struct MXCallbackList* ret);
typedef void (*HubLogCallback)(int level, const char* message, void* payload);
typedef int (*CustomFunctionDelFunc)(void* state);
struct LibFeature {
  const char* name;
  bool enabled;
};
struct MXCallbackList {
  int num_callbacks;
  MXGenericCallback* callbacks;
  void** contexts;
};
typedef enum CustomFunctionCallbacks {
  kCustomFunctionBackward = 0,
  kCustomFunctionDelete = 1
} CustomFunctionCallbacks;
typedef enum CustomOpCallbacks {
  kCustomOpDelete = 0,
  kCustomOpForward = 1,
  kCustomOpBackward = 2
} CustomOpCallbacks;
typedef enum CustomOpPropCallbacks {
  kCustomOpPropDelete = 0,
  kCustomOpPropListArguments = 1,
  kCustomOpPropListOutputs = 2,
  kCustomOpPropListAuxiliaryStates = 3,
  kCustomOpPropInferShape = 4,
  kCustomOpPropDeclareBackwardDependency = 5,
  kCustomOpPropCreateOperator = 6,
  kCustomOpPropInferType = 7,
  kCustomOpPropInferStorageType = 8,
  kCustomOpPropBackwardInferStorageType = 9
} CustomOpPropCallbacks;
typedef enum MXHubErrorKind {
  MXHUB_ERROR_NONE = 0,
  MXHUB_ERROR_ARGUMENT = 1,
  MXHUB_ERROR_SHAPE = 2,
  MXHUB_ERROR_TYPE = 3,
  MXHUB_ERROR_STATE = 4,
  MXHUB_ERROR_MEMORY = 5,
  MXHUB_ERROR_IO = 6,
  MXHUB_ERROR_INTERNAL = 7
} MXHubErrorKind;
typedef enum MXHubDType {
  MXHUB_DTYPE_FLOAT32 = 0,
  MXHUB_DTYPE_FLOAT64 = 1,
  MXHUB_DTYPE_FLOAT16 = 2,
  MXHUB_DTYPE_UINT8 = 3,
  MXHUB_DTYPE_INT32 = 4,
  MXHUB_DTYPE_INT8 = 5,
  MXHUB_DTYPE_INT64 = 6,
  MXHUB_DTYPE_BOOL = 7,
  MXHUB_DTYPE_INT16 = 8,
  MXHUB_DTYPE_UINT16 = 9,
  MXHUB_DTYPE_UINT32 = 10,
  MXHUB_DTYPE_UINT64 = 11,
  MXHUB_DTYPE_BFLOAT16 = 12
} MXHubDType;
typedef enum MXHubDeviceType {
  MXHUB_DEVICE_CPU = 1,
  MXHUB_DEVICE_GPU = 2,
  MXHUB_DEVICE_CPU_PINNED = 3,
  MXHUB_DEVICE_CPU_SHARED = 5
} MXHubDeviceType;
typedef enum MXHubGradReq {
  MXHUB_REQ_NULL = 0,
  MXHUB_REQ_WRITE = 1,
  MXHUB_REQ_WRITE_INPLACE = 2,
  MXHUB_REQ_ADD = 3
} MXHubGradReq;
typedef enum MXHubStorageType {
  MXHUB_STORAGE_UNDEFINED = -1,
  MXHUB_STORAGE_DEFAULT = 0,
  MXHUB_STORAGE_ROW_SPARSE = 1,
  MXHUB_STORAGE_CSR = 2
} MXHubStorageType;
const char* MXGetLastError(void);
int MXLibInfoFeatures(const struct LibFeature** libFeature, size_t* size);
int MXRandomSeed(int seed);
int MXRandomSeedContext(int seed, int dev_type, int dev_id);
int MXNotifyShutdown(void);
int MXSetNumOMPThreads(int thread_num);
int MXEngineSetBulkSize(int bulk_size, int* prev_bulk_size);
int MXGetGPUCount(int* out);
int MXGetVersion(int* out);
int MXNDArrayCreateNone(NDArrayHandle* out);
int MXNDArrayCreate(
    const uint32_t* shape,
    uint32_t ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    NDArrayHandle* out);
int MXNDArrayCreateEx(
    const uint32_t* shape,
    uint32_t ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    NDArrayHandle* out);
int MXNDArrayCreateEx64(
    const int64_t* shape,
    int ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    NDArrayHandle* out);
int MXNDArrayCreateSparseEx(
    int storage_type,
    const uint32_t* shape,
    uint32_t ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    uint32_t num_aux,
    int* aux_type,
    uint32_t* aux_ndims,
    const uint32_t* aux_shape,
    NDArrayHandle* out);
int MXNDArrayCreateSparseEx64(
    int storage_type,
    const int64_t* shape,
    int ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    uint32_t num_aux,
    int* aux_type,
    int* aux_ndims,
    const int64_t* aux_shape,
    NDArrayHandle* out);
int MXNDArrayGetAuxType(NDArrayHandle handle, uint32_t i, int* out_type);
int MXNDArrayGetAuxNDArray(NDArrayHandle handle, uint32_t i, NDArrayHandle* out);
int MXNDArrayGetDataNDArray(NDArrayHandle handle, NDArrayHandle* out);
int MXNDArraySyncCheckFormat(NDArrayHandle handle, const bool full_check);
int MXNDArrayLoadFromRawBytes(const void* buf, size_t size, NDArrayHandle* out);
int MXNDArraySaveRawBytes(NDArrayHandle handle, size_t* out_size, const char** out_buf);
int MXNDArraySave(const char* fname, uint32_t num_args, NDArrayHandle* args, const char** keys);
int MXNDArrayLoad(
    const char* fname,
    uint32_t* out_size,
    NDArrayHandle** out_arr,
    uint32_t* out_name_size,
    const char*** out_names);
int MXNDArrayLoadFromBuffer(
    const void* ndarray_buffer,
    size_t size,
    uint32_t* out_size,
    NDArrayHandle** out_arr,
    uint32_t* out_name_size,
    const char*** out_names);
int MXNDArraySyncCopyFromCPU(NDArrayHandle handle, const void* data, size_t size);
int MXNDArraySyncCopyToCPU(NDArrayHandle handle, void* data, size_t size);
int MXNDArraySyncCopyFromNDArray(NDArrayHandle handle_dst, const NDArrayHandle handle_src, const int i);
int MXNDArrayWaitToRead(NDArrayHandle handle);
int MXNDArrayWaitToWrite(NDArrayHandle handle);
int MXNDArrayWaitAll(void);
int MXNDArrayFree(NDArrayHandle handle);
int MXNDArraySlice(NDArrayHandle handle, uint32_t slice_begin, uint32_t slice_end, NDArrayHandle* out);
int MXNDArraySlice64(NDArrayHandle handle, int64_t slice_begin, int64_t slice_end, NDArrayHandle* out);
int MXNDArrayAt(NDArrayHandle handle, uint32_t idx, NDArrayHandle* out);
int MXNDArrayAt64(NDArrayHandle handle, int64_t idx, NDArrayHandle* out);
int MXNDArrayGetStorageType(NDArrayHandle handle, int* out_storage_type);
int MXNDArrayReshape(NDArrayHandle handle, int ndim, int* dims, NDArrayHandle* out);
int MXNDArrayReshape64(NDArrayHandle handle, int ndim, dim_t* dims, bool reverse, NDArrayHandle* out);
int MXNDArrayGetShape(NDArrayHandle handle, uint32_t* out_dim, const uint32_t** out_pdata);
int MXNDArrayGetShapeEx(NDArrayHandle handle, int* out_dim, const int** out_pdata);
int MXNDArrayGetShapeEx64(NDArrayHandle handle, int* out_dim, const int64_t** out_pdata);
int MXNDArrayGetData(NDArrayHandle handle, void** out_pdata);
int MXNDArrayToDLPack(NDArrayHandle handle, DLManagedTensorHandle* out_dlpack);
int MXNDArrayFromDLPack(DLManagedTensorHandle dlpack, NDArrayHandle* out_handle);
int MXNDArrayFromDLPackEx(DLManagedTensorHandle dlpack, const bool transient_handle, NDArrayHandle* out_handle);
int MXNDArrayCallDLPackDeleter(DLManagedTensorHandle dlpack);
int MXNDArrayGetDType(NDArrayHandle handle, int* out_dtype);
int MXNDArrayGetContext(NDArrayHandle handle, int* out_dev_type, int* out_dev_id);
int MXNDArrayGetGrad(NDArrayHandle handle, NDArrayHandle* out);
int MXNDArrayDetach(NDArrayHandle handle, NDArrayHandle* out);
int MXNDArraySetGradState(NDArrayHandle handle, int state);
int MXNDArrayGetGradState(NDArrayHandle handle, int* out);
int MXImperativeInvoke(
    AtomicSymbolCreator creator,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    int num_params,
    const char** param_keys,
    const char** param_vals);
int MXImperativeInvokeEx(
    AtomicSymbolCreator creator,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    int num_params,
    const char** param_keys,
    const char** param_vals,
    const int** out_stypes);
int MXAutogradSetIsRecording(int is_recording, int* prev);
int MXAutogradSetIsTraining(int is_training, int* prev);
int MXAutogradIsRecording(bool* curr);
int MXAutogradIsTraining(bool* curr);
int MXIsNumpyShape(int* curr);
int MXSetIsNumpyShape(int is_np_shape, int* prev);
int MXAutogradMarkVariables(
    uint32_t num_var,
    NDArrayHandle* var_handles,
    uint32_t* reqs_array,
    NDArrayHandle* grad_handles);
int MXCustomOpRegister(const char* op_type, CustomOpPropCreator creator);
int MXCustomFunctionRecord(
    int num_inputs,
    NDArrayHandle* inputs,
    int num_outputs,
    NDArrayHandle* outputs,
    struct MXCallbackList* callbacks);
int MXSetProcessProfilerConfig(
    int num_params,
    const char* const* keys,
    const char* const* vals,
    KVStoreHandle kvstoreHandle);
int MXSetProfilerConfig(int num_params, const char* const* keys, const char* const* vals);
int MXSetProcessProfilerState(int state, int profile_process, KVStoreHandle kvStoreHandle);
int MXSetProfilerState(int state);
int MXDumpProcessProfile(int finished, int profile_process, KVStoreHandle kvStoreHandle);
int MXDumpProfile(int finished);
int MXAggregateProfileStatsPrint(const char** out_str, int reset);
int MXAggregateProfileStatsPrintEx(const char** out_str, int reset, int format, int sort_by, int ascending);
int MXProcessProfilePause(int paused, int profile_process, KVStoreHandle kvStoreHandle);
int MXProfilePause(int paused);
int MXProfileCreateDomain(const char* domain, ProfileHandle* out);
int MXProfileCreateTask(ProfileHandle domain, const char* task_name, ProfileHandle* out);
int MXProfileCreateFrame(ProfileHandle domain, const char* frame_name, ProfileHandle* out);
int MXProfileCreateEvent(const char* event_name, ProfileHandle* out);
int MXProfileCreateCounter(ProfileHandle domain, const char* counter_name, ProfileHandle* out);
int MXProfileDestroyHandle(ProfileHandle frame_handle);
int MXProfileDurationStart(ProfileHandle duration_handle);
int MXProfileDurationStop(ProfileHandle duration_handle);
int MXProfileSetCounter(ProfileHandle counter_handle, uint64_t value);
int MXProfileAdjustCounter(ProfileHandle counter_handle, int64_t value);
int MXProfileSetMarker(ProfileHandle domain, const char* instant_marker_name, const char* scope);
int MXAutogradComputeGradient(uint32_t num_output, NDArrayHandle* output_handles);
int MXAutogradBackward(
    uint32_t num_output,
    NDArrayHandle* output_handles,
    NDArrayHandle* ograd_handles,
    int retain_graph);
int MXAutogradBackwardEx(
    uint32_t num_output,
    NDArrayHandle* output_handles,
    NDArrayHandle* ograd_handles,
    uint32_t num_variables,
    NDArrayHandle* var_handles,
    int retain_graph,
    int create_graph,
    int is_train,
    NDArrayHandle** grad_handles,
    int** grad_stypes);
int MXAutogradGetSymbol(NDArrayHandle handle, SymbolHandle* out);
int MXCreateCachedOp(SymbolHandle handle, CachedOpHandle* out);
int MXCreateCachedOpEx(SymbolHandle handle, int num_flags, const char** keys, const char** vals, CachedOpHandle* out);
int MXCreateCachedOpEX(
    SymbolHandle handle,
    int num_flags,
    const char** keys,
    const char** vals,
    CachedOpHandle* out,
    bool thread_safe);
int MXFreeCachedOp(CachedOpHandle handle);
int MXInvokeCachedOp(
    CachedOpHandle handle,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs);
int MXInvokeCachedOpEx(
    CachedOpHandle handle,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    const int** out_stypes);
int MXCachedOpRegisterOpHook(NDArrayHandle handle, CachedOpMonitorCallback callback, bool monitor_all);
int MXListAllOpNames(uint32_t* out_size, const char*** out_array);
int MXSymbolListAtomicSymbolCreators(uint32_t* out_size, AtomicSymbolCreator** out_array);
int MXSymbolGetAtomicSymbolName(AtomicSymbolCreator creator, const char** name);
int MXSymbolGetInputSymbols(SymbolHandle sym, SymbolHandle** inputs, int* input_size);
int MXSymbolCutSubgraph(SymbolHandle sym, SymbolHandle** inputs, int* input_size);
int MXSymbolGetAtomicSymbolInfo(
    AtomicSymbolCreator creator,
    const char** name,
    const char** description,
    uint32_t* num_args,
    const char*** arg_names,
    const char*** arg_type_infos,
    const char*** arg_descriptions,
    const char** key_var_num_args,
    const char** return_type);
int MXSymbolCreateAtomicSymbol(
    AtomicSymbolCreator creator,
    uint32_t num_param,
    const char** keys,
    const char** vals,
    SymbolHandle* out);
int MXSymbolCreateVariable(const char* name, SymbolHandle* out);
int MXSymbolCreateGroup(uint32_t num_symbols, SymbolHandle* symbols, SymbolHandle* out);
int MXSymbolCreateFromFile(const char* fname, SymbolHandle* out);
int MXSymbolCreateFromJSON(const char* json, SymbolHandle* out);
int MXReducePrecisionSymbol(
    SymbolHandle sym_handle,
    SymbolHandle* ret_sym_handle,
    uint32_t num_args,
    const int* arg_type_data,
    uint32_t num_ind_ptr,
    const int* ind_ptr,
    const int* target_dtype,
    const int cast_optional_params,
    const uint32_t num_target_dtype_op_names,
    const uint32_t num_fp32_op_names,
    const uint32_t num_widest_dtype_op_names,
    const uint32_t num_conditional_fp32_op_names,
    const uint32_t num_excluded_symbols,
    const uint32_t num_model_params,
    const char** target_dtype_op_names,
    const char** fp32_op_names,
    const char** widest_dtype_op_names,
    const char** conditional_fp32_op_names,
    const char** excluded_symbols,
    const char** conditional_param_names,
    const char** conditional_param_vals,
    const char** model_param_names,
    const char** arg_names);
int MXSymbolRemoveAmpCast(SymbolHandle sym_handle, SymbolHandle* ret_sym_handle);
int MXSymbolSaveToFile(SymbolHandle symbol, const char* fname);
int MXSymbolSaveToJSON(SymbolHandle symbol, const char** out_json);
int MXSymbolFree(SymbolHandle symbol);
int MXSymbolCopy(SymbolHandle symbol, SymbolHandle* out);
int MXSymbolPrint(SymbolHandle symbol, const char** out_str);
int MXSymbolGetName(SymbolHandle symbol, const char** out, int* success);
int MXSymbolGetAttr(SymbolHandle symbol, const char* key, const char** out, int* success);
int MXSymbolSetAttr(SymbolHandle symbol, const char* key, const char* value);
int MXSymbolListAttr(SymbolHandle symbol, uint32_t* out_size, const char*** out);
int MXSymbolListAttrShallow(SymbolHandle symbol, uint32_t* out_size, const char*** out);
int MXSymbolListArguments(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);
int MXSymbolListOutputs(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);
int MXSymbolGetNumOutputs(SymbolHandle symbol, uint32_t* output_count);
int MXSymbolGetInternals(SymbolHandle symbol, SymbolHandle* out);
int MXSymbolGetChildren(SymbolHandle symbol, SymbolHandle* out);
int MXSymbolGetOutput(SymbolHandle symbol, uint32_t index, SymbolHandle* out);
int MXSymbolListAuxiliaryStates(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);
int MXSymbolCompose(SymbolHandle sym, const char* name, uint32_t num_args, const char** keys, SymbolHandle* args);
int MXSymbolInferShape(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const uint32_t* arg_ind_ptr,
    const uint32_t* arg_shape_data,
    uint32_t* in_shape_size,
    const uint32_t** in_shape_ndim,
    const uint32_t*** in_shape_data,
    uint32_t* out_shape_size,
    const uint32_t** out_shape_ndim,
    const uint32_t*** out_shape_data,
    uint32_t* aux_shape_size,
    const uint32_t** aux_shape_ndim,
    const uint32_t*** aux_shape_data,
    int* complete);
int MXSymbolInferShapeEx(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const uint32_t* arg_ind_ptr,
    const int* arg_shape_data,
    uint32_t* in_shape_size,
    const int** in_shape_ndim,
    const int*** in_shape_data,
    uint32_t* out_shape_size,
    const int** out_shape_ndim,
    const int*** out_shape_data,
    uint32_t* aux_shape_size,
    const int** aux_shape_ndim,
    const int*** aux_shape_data,
    int* complete);
int MXSymbolInferShapeEx64(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const int64_t* arg_ind_ptr,
    const int64_t* arg_shape_data,
    size_t* in_shape_size,
    const int** in_shape_ndim,
    const int64_t*** in_shape_data,
    size_t* out_shape_size,
    const int** out_shape_ndim,
    const int64_t*** out_shape_data,
    size_t* aux_shape_size,
    const int** aux_shape_ndim,
    const int64_t*** aux_shape_data,
    int* complete);
int MXSymbolInferShapePartial(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const uint32_t* arg_ind_ptr,
    const uint32_t* arg_shape_data,
    uint32_t* in_shape_size,
    const uint32_t** in_shape_ndim,
    const uint32_t*** in_shape_data,
    uint32_t* out_shape_size,
    const uint32_t** out_shape_ndim,
    const uint32_t*** out_shape_data,
    uint32_t* aux_shape_size,
    const uint32_t** aux_shape_ndim,
    const uint32_t*** aux_shape_data,
    int* complete);
int MXSymbolInferShapePartialEx(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const uint32_t* arg_ind_ptr,
    const int* arg_shape_data,
    uint32_t* in_shape_size,
    const int** in_shape_ndim,
    const int*** in_shape_data,
    uint32_t* out_shape_size,
    const int** out_shape_ndim,
    const int*** out_shape_data,
    uint32_t* aux_shape_size,
    const int** aux_shape_ndim,
    const int*** aux_shape_data,
    int* complete);
int MXSymbolInferShapePartialEx64(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const int64_t* arg_ind_ptr,
    const int64_t* arg_shape_data,
    size_t* in_shape_size,
    const int** in_shape_ndim,
    const int64_t*** in_shape_data,
    size_t* out_shape_size,
    const int** out_shape_ndim,
    const int64_t*** out_shape_data,
    size_t* aux_shape_size,
    const int** aux_shape_ndim,
    const int64_t*** aux_shape_data,
    int* complete);
int MXSymbolInferType(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const int* arg_type_data,
    uint32_t* in_type_size,
    const int** in_type_data,
    uint32_t* out_type_size,
    const int** out_type_data,
    uint32_t* aux_type_size,
    const int** aux_type_data,
    int* complete);
int MXSymbolInferTypePartial(
    SymbolHandle sym,
    uint32_t num_args,
    const char** keys,
    const int* arg_type_data,
    uint32_t* in_type_size,
    const int** in_type_data,
    uint32_t* out_type_size,
    const int** out_type_data,
    uint32_t* aux_type_size,
    const int** aux_type_data,
    int* complete);
int MXExecutorFree(ExecutorHandle handle);
int MXExecutorPrint(ExecutorHandle handle, const char** out_str);
int MXExecutorForward(ExecutorHandle handle, int is_train);
int MXExecutorBackward(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads);
int MXExecutorBackwardEx(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads, int is_train);
int MXExecutorOutputs(ExecutorHandle handle, uint32_t* out_size, NDArrayHandle** out);
int MXExecutorBind(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    uint32_t len,
    NDArrayHandle* in_args,
    NDArrayHandle* arg_grad_store,
    uint32_t* grad_req_type,
    uint32_t aux_states_len,
    NDArrayHandle* aux_states,
    ExecutorHandle* out);
int MXExecutorBindX(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    uint32_t num_map_keys,
    const char** map_keys,
    const int* map_dev_types,
    const int* map_dev_ids,
    uint32_t len,
    NDArrayHandle* in_args,
    NDArrayHandle* arg_grad_store,
    uint32_t* grad_req_type,
    uint32_t aux_states_len,
    NDArrayHandle* aux_states,
    ExecutorHandle* out);
int MXExecutorBindEX(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    uint32_t num_map_keys,
    const char** map_keys,
    const int* map_dev_types,
    const int* map_dev_ids,
    uint32_t len,
    NDArrayHandle* in_args,
    NDArrayHandle* arg_grad_store,
    uint32_t* grad_req_type,
    uint32_t aux_states_len,
    NDArrayHandle* aux_states,
    ExecutorHandle shared_exec,
    ExecutorHandle* out);
int MXExecutorSimpleBind(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    const uint32_t num_g2c_keys,
    const char** g2c_keys,
    const int* g2c_dev_types,
    const int* g2c_dev_ids,
    const uint32_t provided_grad_req_list_len,
    const char** provided_grad_req_names,
    const char** provided_grad_req_types,
    const uint32_t num_provided_arg_shapes,
    const char** provided_arg_shape_names,
    const uint32_t* provided_arg_shape_data,
    const uint32_t* provided_arg_shape_idx,
    const uint32_t num_provided_arg_dtypes,
    const char** provided_arg_dtype_names,
    const int* provided_arg_dtypes,
    const uint32_t num_provided_arg_stypes,
    const char** provided_arg_stype_names,
    const int* provided_arg_stypes,
    const uint32_t num_shared_arg_names,
    const char** shared_arg_name_list,
    int* shared_buffer_len,
    const char** shared_buffer_name_list,
    NDArrayHandle* shared_buffer_handle_list,
    const char*** updated_shared_buffer_name_list,
    NDArrayHandle** updated_shared_buffer_handle_list,
    uint32_t* num_in_args,
    NDArrayHandle** in_args,
    NDArrayHandle** arg_grads,
    uint32_t* num_aux_states,
    NDArrayHandle** aux_states,
    ExecutorHandle shared_exec_handle,
    ExecutorHandle* out);
int MXExecutorSimpleBindEx(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    const uint32_t num_g2c_keys,
    const char** g2c_keys,
    const int* g2c_dev_types,
    const int* g2c_dev_ids,
    const uint32_t provided_grad_req_list_len,
    const char** provided_grad_req_names,
    const char** provided_grad_req_types,
    const uint32_t num_provided_arg_shapes,
    const char** provided_arg_shape_names,
    const int* provided_arg_shape_data,
    const uint32_t* provided_arg_shape_idx,
    const uint32_t num_provided_arg_dtypes,
    const char** provided_arg_dtype_names,
    const int* provided_arg_dtypes,
    const uint32_t num_provided_arg_stypes,
    const char** provided_arg_stype_names,
    const int* provided_arg_stypes,
    const uint32_t num_shared_arg_names,
    const char** shared_arg_name_list,
    int* shared_buffer_len,
    const char** shared_buffer_name_list,
    NDArrayHandle* shared_buffer_handle_list,
    const char*** updated_shared_buffer_name_list,
    NDArrayHandle** updated_shared_buffer_handle_list,
    uint32_t* num_in_args,
    NDArrayHandle** in_args,
    NDArrayHandle** arg_grads,
    uint32_t* num_aux_states,
    NDArrayHandle** aux_states,
    ExecutorHandle shared_exec_handle,
    ExecutorHandle* out);
int MXExecutorSimpleBindEx64(
    SymbolHandle symbol_handle,
    int dev_type,
    int dev_id,
    const uint32_t num_g2c_keys,
    const char** g2c_keys,
    const int* g2c_dev_types,
    const int* g2c_dev_ids,
    const uint32_t provided_grad_req_list_len,
    const char** provided_grad_req_names,
    const char** provided_grad_req_types,
    const uint32_t num_provided_arg_shapes,
    const char** provided_arg_shape_names,
    const int64_t* provided_arg_shape_data,
    const uint32_t* provided_arg_shape_idx,
    const uint32_t num_provided_arg_dtypes,
    const char** provided_arg_dtype_names,
    const int* provided_arg_dtypes,
    const uint32_t num_provided_arg_stypes,
    const char** provided_arg_stype_names,
    const int* provided_arg_stypes,
    const uint32_t num_shared_arg_names,
    const char** shared_arg_name_list,
    int* shared_buffer_len,
    const char** shared_buffer_name_list,
    NDArrayHandle* shared_buffer_handle_list,
    const char*** updated_shared_buffer_name_list,
    NDArrayHandle** updated_shared_buffer_handle_list,
    uint32_t* num_in_args,
    NDArrayHandle** in_args,
    NDArrayHandle** arg_grads,
    uint32_t* num_aux_states,
    NDArrayHandle** aux_states,
    ExecutorHandle shared_exec_handle,
    ExecutorHandle* out);
int MXExecutorReshape(
    int partial_shaping,
    int allow_up_sizing,
    int dev_type,
    int dev_id,
    uint32_t num_map_keys,
    const char** map_keys,
    const int* map_dev_types,
    const int* map_dev_ids,
    const uint32_t num_provided_arg_shapes,
    const char** provided_arg_shape_names,
    const uint32_t* provided_arg_shape_data,
    const uint32_t* provided_arg_shape_idx,
    uint32_t* num_in_args,
    NDArrayHandle** in_args,
    NDArrayHandle** arg_grads,
    uint32_t* num_aux_states,
    NDArrayHandle** aux_states,
    ExecutorHandle shared_exec,
    ExecutorHandle* out);
int MXExecutorReshapeEx(
    int partial_shaping,
    int allow_up_sizing,
    int dev_type,
    int dev_id,
    uint32_t num_map_keys,
    const char** map_keys,
    const int* map_dev_types,
    const int* map_dev_ids,
    const uint32_t num_provided_arg_shapes,
    const char** provided_arg_shape_names,
    const int* provided_arg_shape_data,
    const uint32_t* provided_arg_shape_idx,
    uint32_t* num_in_args,
    NDArrayHandle** in_args,
    NDArrayHandle** arg_grads,
    uint32_t* num_aux_states,
    NDArrayHandle** aux_states,
    ExecutorHandle shared_exec,
    ExecutorHandle* out);
int MXExecutorGetOptimizedSymbol(ExecutorHandle handle, SymbolHandle* out);
int MXExecutorSetMonitorCallback(ExecutorHandle handle, ExecutorMonitorCallback callback, void* callback_handle);
int MXExecutorSetMonitorCallbackEX(
    ExecutorHandle handle,
    ExecutorMonitorCallback callback,
    void* callback_handle,
    bool monitor_all);
int MXNDArrayGetSharedMemHandle(NDArrayHandle handle, int* shared_pid, int* shared_id);
int MXNDArrayCreateFromSharedMem(
    int shared_pid,
    int shared_id,
    const uint32_t* shape,
    uint32_t ndim,
    int dtype,
    NDArrayHandle* out);
int MXStorageEmptyCache(int dev_type, int dev_id);
int MXNDArrayCreateFromSharedMemEx(
    int shared_pid,
    int shared_id,
    const int* shape,
    int ndim,
    int dtype,
    NDArrayHandle* out);
int MXEnginePushAsync(
    EngineAsyncFunc async_func,
    void* func_param,
    EngineFuncParamDeleter deleter,
    ContextHandle ctx_handle,
    EngineVarHandle const_vars_handle,
    int num_const_vars,
    EngineVarHandle mutable_vars_handle,
    int num_mutable_vars,
    EngineFnPropertyHandle prop_handle,
    int priority,
    const char* opr_name,
    bool wait);
int MXEnginePushSync(
    EngineSyncFunc sync_func,
    void* func_param,
    EngineFuncParamDeleter deleter,
    ContextHandle ctx_handle,
    EngineVarHandle const_vars_handle,
    int num_const_vars,
    EngineVarHandle mutable_vars_handle,
    int num_mutable_vars,
    EngineFnPropertyHandle prop_handle,
    int priority,
    const char* opr_name);
int MXShallowCopyNDArray(NDArrayHandle src, NDArrayHandle* out);
int MXShallowCopySymbol(SymbolHandle src, SymbolHandle* out);
int MXEnginePushAsyncND(
    EngineAsyncFunc async_func,
    void* func_param,
    EngineFuncParamDeleter deleter,
    ContextHandle ctx_handle,
    NDArrayHandle* const_nds_handle,
    int num_const_nds,
    NDArrayHandle* mutable_nds_handle,
    int num_mutable_nds,
    EngineFnPropertyHandle prop_handle,
    int priority,
    const char* opr_name,
    bool wait);
int MXEnginePushSyncND(
    EngineSyncFunc sync_func,
    void* func_param,
    EngineFuncParamDeleter deleter,
    ContextHandle ctx_handle,
    NDArrayHandle* const_nds_handle,
    int num_const_nds,
    NDArrayHandle* mutable_nds_handle,
    int num_mutable_nds,
    EngineFnPropertyHandle prop_handle,
    int priority,
    const char* opr_name);
int MXPredCreate(
    const char* symbol_json_str,
    const void* param_bytes,
    int param_size,
    int dev_type,
    int dev_id,
    uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    PredictorHandle* out);
int MXPredCreateEx(
    const char* symbol_json_str,
    const void* param_bytes,
    int param_size,
    int dev_type,
    int dev_id,
    const uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    const uint32_t num_provided_arg_dtypes,
    const char** provided_arg_dtype_names,
    const int* provided_arg_dtypes,
    PredictorHandle* out);
int MXPredCreatePartialOut(
    const char* symbol_json_str,
    const void* param_bytes,
    int param_size,
    int dev_type,
    int dev_id,
    uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    uint32_t num_output_nodes,
    const char** output_keys,
    PredictorHandle* out);
int MXPredCreateMultiThread(
    const char* symbol_json_str,
    const void* param_bytes,
    int param_size,
    int dev_type,
    int dev_id,
    uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    int num_threads,
    PredictorHandle* out);
int MXPredReshape(
    uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    PredictorHandle handle,
    PredictorHandle* out);
int MXPredGetOutputShape(PredictorHandle handle, uint32_t index, uint32_t** shape_data, uint32_t* shape_ndim);
int MXPredGetOutputType(PredictorHandle handle, uint32_t out_index, int* out_dtype);
int MXPredSetInput(PredictorHandle handle, const char* key, const float* data, uint32_t size);
int MXPredForward(PredictorHandle handle);
int MXPredPartialForward(PredictorHandle handle, int step, int* step_left);
int MXPredGetOutput(PredictorHandle handle, uint32_t index, float* data, uint32_t size);
int MXPredFree(PredictorHandle handle);
int MXNDListCreate(const char* nd_file_bytes, int nd_file_size, NDListHandle* out, uint32_t* out_length);
int MXNDListGet(
    NDListHandle handle,
    uint32_t index,
    const char** out_key,
    const float** out_data,
    const uint32_t** out_shape,
    uint32_t* out_ndim);
int MXPredSetMonitorCallback(
    PredictorHandle handle,
    PredMonitorCallback callback,
    void* callback_handle,
    bool monitor_all);
int MXNDListFree(NDListHandle handle);
void NNAPISetLastError(const char* msg);
const char* NNGetLastError(void);
int NNListAllOpNames(nn_uint* out_size, const char*** out_array);
int NNGetOpHandle(const char* op_name, OpHandle* op_out);
int NNListUniqueOps(nn_uint* out_size, OpHandle** out_array);
int NNGetOpInfo(
    OpHandle op,
    const char** real_name,
    const char** description,
    nn_uint* num_doc_args,
    const char*** arg_names,
    const char*** arg_type_infos,
    const char*** arg_descriptions,
    const char** return_type);
int NNSymbolCreateAtomicSymbol(
    OpHandle op,
    nn_uint num_param,
    const char** keys,
    const char** vals,
    SymbolHandle* out);
int NNSymbolCreateVariable(const char* name, SymbolHandle* out);
int NNSymbolCreateGroup(nn_uint num_symbols, SymbolHandle* symbols, SymbolHandle* out);
int NNSymbolFree(SymbolHandle symbol);
int NNSymbolCopy(SymbolHandle symbol, SymbolHandle* out);
int NNSymbolPrint(SymbolHandle symbol, const char** out_str);
int NNSymbolGetAttr(SymbolHandle symbol, const char* key, const char** out, int* success);
int NNSymbolSetAttrs(SymbolHandle symbol, nn_uint num_param, const char** keys, const char** values);
int NNSymbolListAttrs(SymbolHandle symbol, int recursive_option, nn_uint* out_size, const char*** out);
int NNSymbolListInputVariables(SymbolHandle symbol, int option, nn_uint* out_size, SymbolHandle** out_sym_array);
int NNSymbolListInputNames(SymbolHandle symbol, int option, nn_uint* out_size, const char*** out_str_array);
int NNSymbolListOutputNames(SymbolHandle symbol, nn_uint* out_size, const char*** out_str_array);
int NNSymbolGetNumOutputs(SymbolHandle symbol, nn_uint* output_count);
int NNSymbolGetInternals(SymbolHandle symbol, SymbolHandle* out);
int NNSymbolGetChildren(SymbolHandle symbol, SymbolHandle* out);
int NNSymbolGetOutput(SymbolHandle symbol, nn_uint index, SymbolHandle* out);
int NNSymbolCompose(SymbolHandle sym, const char* name, nn_uint num_args, const char** keys, SymbolHandle* args);
int MXHubRegistryJSON(const char** out);
int MXHubErrorGetLast(int* out_kind, const char** out_op, const char** out_argument);
int MXHubLogSetCallback(HubLogCallback callback, void* payload);
int MXHubMemoryGetStats(
    uint64_t* out_bytes_in_use,
    uint64_t* out_bytes_peak,
    uint64_t* out_bytes_pooled,
    uint64_t* out_live_arrays);
int MXHubMemoryResetPeak(void);
int MXHubInvocationCreate(
    HubInvocationHandle* out,
    const char* op_name,
    uint32_t num_params,
    const char** keys,
    const char** vals);
int MXHubInvocationFree(HubInvocationHandle inv);
int MXHubInvocationCall(
    NDArrayHandle* outputs,
    uint32_t capacity,
    uint32_t* num_outputs,
    HubInvocationHandle inv,
    uint32_t num_inputs,
    const NDArrayHandle* inputs);
NDArrayHandle MXHubInvocationCall0(HubInvocationHandle inv);
NDArrayHandle MXHubInvocationCall1(HubInvocationHandle inv, NDArrayHandle a);
NDArrayHandle MXHubInvocationCall2(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b);
NDArrayHandle MXHubInvocationCall3(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b, NDArrayHandle c);
int MXHubArrayDescribe(int* out_ndim, const int64_t** out_dims, int* out_dtype, NDArrayHandle array);
