# The functions of libmxnet as they are in C, made from capi/api.yaml by `python -m codegen`; do not edit.
"""
The C functions of the library, one Julia function each, and the enumerations of its header.

Nothing here checks results or releases anything; the rest of the package does.
"""
module CAPI

"Places in the callback list of a custom function."
@enum CustomFunctionCallbacks::Cint begin
    kCustomFunctionBackward = 0
    kCustomFunctionDelete = 1
end

"Places in the callback list of an instance of a custom operator."
@enum CustomOpCallbacks::Cint begin
    kCustomOpDelete = 0
    kCustomOpForward = 1
    kCustomOpBackward = 2
end

"Places in the callback list of a custom operator's properties; the types and storage types may be left out."
@enum CustomOpPropCallbacks::Cint begin
    kCustomOpPropDelete = 0
    kCustomOpPropListArguments = 1
    kCustomOpPropListOutputs = 2
    kCustomOpPropListAuxiliaryStates = 3
    kCustomOpPropInferShape = 4
    kCustomOpPropDeclareBackwardDependency = 5
    kCustomOpPropCreateOperator = 6
    kCustomOpPropInferType = 7
    kCustomOpPropInferStorageType = 8
    kCustomOpPropBackwardInferStorageType = 9
end

"What kind of error a call met."
@enum MXHubErrorKind::Cint begin
    MXHUB_ERROR_NONE = 0
    MXHUB_ERROR_ARGUMENT = 1
    MXHUB_ERROR_SHAPE = 2
    MXHUB_ERROR_TYPE = 3
    MXHUB_ERROR_STATE = 4
    MXHUB_ERROR_MEMORY = 5
    MXHUB_ERROR_IO = 6
    MXHUB_ERROR_INTERNAL = 7
end

"Element types of arrays, as in files."
@enum MXHubDType::Cint begin
    MXHUB_DTYPE_FLOAT32 = 0
    MXHUB_DTYPE_FLOAT64 = 1
    MXHUB_DTYPE_FLOAT16 = 2
    MXHUB_DTYPE_UINT8 = 3
    MXHUB_DTYPE_INT32 = 4
    MXHUB_DTYPE_INT8 = 5
    MXHUB_DTYPE_INT64 = 6
    MXHUB_DTYPE_BOOL = 7
    MXHUB_DTYPE_INT16 = 8
    MXHUB_DTYPE_UINT16 = 9
    MXHUB_DTYPE_UINT32 = 10
    MXHUB_DTYPE_UINT64 = 11
    MXHUB_DTYPE_BFLOAT16 = 12
end

"Device types."
@enum MXHubDeviceType::Cint begin
    MXHUB_DEVICE_CPU = 1
    MXHUB_DEVICE_GPU = 2
    MXHUB_DEVICE_CPU_PINNED = 3
    MXHUB_DEVICE_CPU_SHARED = 5
end

"How a result is written into an array."
@enum MXHubGradReq::Cint begin
    MXHUB_REQ_NULL = 0
    MXHUB_REQ_WRITE = 1
    MXHUB_REQ_WRITE_INPLACE = 2
    MXHUB_REQ_ADD = 3
end

"Storage kinds of arrays."
@enum MXHubStorageType::Cint begin
    MXHUB_STORAGE_UNDEFINED = -1
    MXHUB_STORAGE_DEFAULT = 0
    MXHUB_STORAGE_ROW_SPARSE = 1
    MXHUB_STORAGE_CSR = 2
end

"An optional feature of the library."
struct LibFeature
    name::Cstring
    enabled::Bool
end

"Callbacks and the state that each of them gets."
struct MXCallbackList
    num_callbacks::Cint
    callbacks::Ptr{Ptr{Cvoid}}
    contexts::Ptr{Ptr{Cvoid}}
end

"Names of the functions, in the order of `ENTRIES`."
const NAMES = [
    :MXGetLastError,
    :MXLibInfoFeatures,
    :MXRandomSeed,
    :MXRandomSeedContext,
    :MXNotifyShutdown,
    :MXSetNumOMPThreads,
    :MXEngineSetBulkSize,
    :MXGetGPUCount,
    :MXGetVersion,
    :MXNDArrayCreateNone,
    :MXNDArrayCreate,
    :MXNDArrayCreateEx,
    :MXNDArrayCreateEx64,
    :MXNDArrayCreateSparseEx,
    :MXNDArrayCreateSparseEx64,
    :MXNDArrayGetAuxType,
    :MXNDArrayGetAuxNDArray,
    :MXNDArrayGetDataNDArray,
    :MXNDArraySyncCheckFormat,
    :MXNDArrayLoadFromRawBytes,
    :MXNDArraySaveRawBytes,
    :MXNDArraySave,
    :MXNDArrayLoad,
    :MXNDArrayLoadFromBuffer,
    :MXNDArraySyncCopyFromCPU,
    :MXNDArraySyncCopyToCPU,
    :MXNDArraySyncCopyFromNDArray,
    :MXNDArrayWaitToRead,
    :MXNDArrayWaitToWrite,
    :MXNDArrayWaitAll,
    :MXNDArrayFree,
    :MXNDArraySlice,
    :MXNDArraySlice64,
    :MXNDArrayAt,
    :MXNDArrayAt64,
    :MXNDArrayGetStorageType,
    :MXNDArrayReshape,
    :MXNDArrayReshape64,
    :MXNDArrayGetShape,
    :MXNDArrayGetShapeEx,
    :MXNDArrayGetShapeEx64,
    :MXNDArrayGetData,
    :MXNDArrayToDLPack,
    :MXNDArrayFromDLPack,
    :MXNDArrayFromDLPackEx,
    :MXNDArrayCallDLPackDeleter,
    :MXNDArrayGetDType,
    :MXNDArrayGetContext,
    :MXNDArrayGetGrad,
    :MXNDArrayDetach,
    :MXNDArraySetGradState,
    :MXNDArrayGetGradState,
    :MXImperativeInvoke,
    :MXImperativeInvokeEx,
    :MXAutogradSetIsRecording,
    :MXAutogradSetIsTraining,
    :MXAutogradIsRecording,
    :MXAutogradIsTraining,
    :MXIsNumpyShape,
    :MXSetIsNumpyShape,
    :MXAutogradMarkVariables,
    :MXCustomOpRegister,
    :MXCustomFunctionRecord,
    :MXSetProcessProfilerConfig,
    :MXSetProfilerConfig,
    :MXSetProcessProfilerState,
    :MXSetProfilerState,
    :MXDumpProcessProfile,
    :MXDumpProfile,
    :MXAggregateProfileStatsPrint,
    :MXAggregateProfileStatsPrintEx,
    :MXProcessProfilePause,
    :MXProfilePause,
    :MXProfileCreateDomain,
    :MXProfileCreateTask,
    :MXProfileCreateFrame,
    :MXProfileCreateEvent,
    :MXProfileCreateCounter,
    :MXProfileDestroyHandle,
    :MXProfileDurationStart,
    :MXProfileDurationStop,
    :MXProfileSetCounter,
    :MXProfileAdjustCounter,
    :MXProfileSetMarker,
    :MXAutogradComputeGradient,
    :MXAutogradBackward,
    :MXAutogradBackwardEx,
    :MXAutogradGetSymbol,
    :MXCreateCachedOp,
    :MXCreateCachedOpEx,
    :MXCreateCachedOpEX,
    :MXFreeCachedOp,
    :MXInvokeCachedOp,
    :MXInvokeCachedOpEx,
    :MXCachedOpRegisterOpHook,
    :MXListAllOpNames,
    :MXSymbolListAtomicSymbolCreators,
    :MXSymbolGetAtomicSymbolName,
    :MXSymbolGetInputSymbols,
    :MXSymbolCutSubgraph,
    :MXSymbolGetAtomicSymbolInfo,
    :MXSymbolCreateAtomicSymbol,
    :MXSymbolCreateVariable,
    :MXSymbolCreateGroup,
    :MXSymbolCreateFromFile,
    :MXSymbolCreateFromJSON,
    :MXReducePrecisionSymbol,
    :MXSymbolRemoveAmpCast,
    :MXSymbolSaveToFile,
    :MXSymbolSaveToJSON,
    :MXSymbolFree,
    :MXSymbolCopy,
    :MXSymbolPrint,
    :MXSymbolGetName,
    :MXSymbolGetAttr,
    :MXSymbolSetAttr,
    :MXSymbolListAttr,
    :MXSymbolListAttrShallow,
    :MXSymbolListArguments,
    :MXSymbolListOutputs,
    :MXSymbolGetNumOutputs,
    :MXSymbolGetInternals,
    :MXSymbolGetChildren,
    :MXSymbolGetOutput,
    :MXSymbolListAuxiliaryStates,
    :MXSymbolCompose,
    :MXSymbolInferShape,
    :MXSymbolInferShapeEx,
    :MXSymbolInferShapeEx64,
    :MXSymbolInferShapePartial,
    :MXSymbolInferShapePartialEx,
    :MXSymbolInferShapePartialEx64,
    :MXSymbolInferType,
    :MXSymbolInferTypePartial,
    :MXExecutorFree,
    :MXExecutorPrint,
    :MXExecutorForward,
    :MXExecutorBackward,
    :MXExecutorBackwardEx,
    :MXExecutorOutputs,
    :MXExecutorBind,
    :MXExecutorBindX,
    :MXExecutorBindEX,
    :MXExecutorSimpleBind,
    :MXExecutorSimpleBindEx,
    :MXExecutorSimpleBindEx64,
    :MXExecutorReshape,
    :MXExecutorReshapeEx,
    :MXExecutorGetOptimizedSymbol,
    :MXExecutorSetMonitorCallback,
    :MXExecutorSetMonitorCallbackEX,
    :MXNDArrayGetSharedMemHandle,
    :MXNDArrayCreateFromSharedMem,
    :MXStorageEmptyCache,
    :MXNDArrayCreateFromSharedMemEx,
    :MXEnginePushAsync,
    :MXEnginePushSync,
    :MXShallowCopyNDArray,
    :MXShallowCopySymbol,
    :MXEnginePushAsyncND,
    :MXEnginePushSyncND,
    :MXPredCreate,
    :MXPredCreateEx,
    :MXPredCreatePartialOut,
    :MXPredCreateMultiThread,
    :MXPredReshape,
    :MXPredGetOutputShape,
    :MXPredGetOutputType,
    :MXPredSetInput,
    :MXPredForward,
    :MXPredPartialForward,
    :MXPredGetOutput,
    :MXPredFree,
    :MXNDListCreate,
    :MXNDListGet,
    :MXPredSetMonitorCallback,
    :MXNDListFree,
    :NNAPISetLastError,
    :NNGetLastError,
    :NNListAllOpNames,
    :NNGetOpHandle,
    :NNListUniqueOps,
    :NNGetOpInfo,
    :NNSymbolCreateAtomicSymbol,
    :NNSymbolCreateVariable,
    :NNSymbolCreateGroup,
    :NNSymbolFree,
    :NNSymbolCopy,
    :NNSymbolPrint,
    :NNSymbolGetAttr,
    :NNSymbolSetAttrs,
    :NNSymbolListAttrs,
    :NNSymbolListInputVariables,
    :NNSymbolListInputNames,
    :NNSymbolListOutputNames,
    :NNSymbolGetNumOutputs,
    :NNSymbolGetInternals,
    :NNSymbolGetChildren,
    :NNSymbolGetOutput,
    :NNSymbolCompose,
    :MXHubRegistryJSON,
    :MXHubErrorGetLast,
    :MXHubLogSetCallback,
    :MXHubMemoryGetStats,
    :MXHubMemoryResetPeak,
    :MXHubInvocationCreate,
    :MXHubInvocationFree,
    :MXHubInvocationCall,
    :MXHubInvocationCall0,
    :MXHubInvocationCall1,
    :MXHubInvocationCall2,
    :MXHubInvocationCall3,
    :MXHubArrayDescribe,
]

"Addresses of the functions in the loaded library; null for one that it lacks."
const ENTRIES = fill(C_NULL, length(NAMES))

@noinline missing_entry(i) =
    error(all(==(C_NULL), ENTRIES) ?
          "libmxnet is not loaded: set MXNET_LIBRARY_PATH to its file or folder, or call mx.load_library(path)" :
          "this libmxnet has no function $(NAMES[i])")

@inline function entry(i)
    address = @inbounds ENTRIES[i]
    address == C_NULL && missing_entry(i)
    return address
end

"""
    MXGetLastError()

Text of the last error of the calling thread; an empty string when there was none.
"""
MXGetLastError() =
    ccall(entry(1), Cstring, ())

"""
    MXLibInfoFeatures(libFeature, size)

List the optional features and whether this build has them.

- `libFeature`: `const struct LibFeature**`. Array of features, in the order of MXNet 1.9.1.
- `size`: `size_t*`. Number of features.
"""
MXLibInfoFeatures(libFeature, size) =
    ccall(entry(2), Cint, (Ptr{Ptr{LibFeature}}, Ptr{Csize_t}, ), libFeature, size)

"""
    MXRandomSeed(seed)

Seed the random generators of all devices. The same seed gives the same numbers for the same
sequence of operators.

- `seed`: `int`. Seed; any value.
"""
MXRandomSeed(seed) =
    ccall(entry(3), Cint, (Cint, ), seed)

"""
    MXRandomSeedContext(seed, dev_type, dev_id)

Seed the random generator of one device.

- `seed`: `int`. Seed; any value.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
"""
MXRandomSeedContext(seed, dev_type, dev_id) =
    ccall(entry(4), Cint, (Cint, Cint, Cint, ), seed, dev_type, dev_id)

"""
    MXNotifyShutdown()

Wait for all pending work and prepare for the end of the process. Later calls still work, but
nothing runs asynchronously any more.
"""
MXNotifyShutdown() =
    ccall(entry(5), Cint, ())

"""
    MXSetNumOMPThreads(thread_num)

Set how many threads one operator may use.

- `thread_num`: `int`. Number of threads, at least 1.
"""
MXSetNumOMPThreads(thread_num) =
    ccall(entry(6), Cint, (Cint, ), thread_num)

"""
    MXEngineSetBulkSize(bulk_size, prev_bulk_size)

Set how many operators may be run as one unit of work; 0 turns that off. The number is kept for this
thread and given back, and changes nothing: here small operators run at once on the calling thread,
and a bound graph is one unit of work, so that there is nothing to gather.

- `bulk_size`: `int`. Number of operators, 0 or more.
- `prev_bulk_size`: `int*`. Value before the call.
"""
MXEngineSetBulkSize(bulk_size, prev_bulk_size) =
    ccall(entry(7), Cint, (Cint, Ptr{Cint}, ), bulk_size, prev_bulk_size)

"""
    MXGetGPUCount(out)

Number of usable GPU devices; 0 in a CPU build.

- `out`: `int*`. Number of devices.
"""
MXGetGPUCount(out) =
    ccall(entry(8), Cint, (Ptr{Cint}, ), out)

"""
    MXGetVersion(out)

Version of the library as major * 10000 + minor * 100 + patch.

- `out`: `int*`. Version number.
"""
MXGetVersion(out) =
    ccall(entry(9), Cint, (Ptr{Cint}, ), out)

"""
    MXNDArrayCreateNone(out)

Create an array that has no shape and no memory yet; an operator that writes into it gives it both.

- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateNone(out) =
    ccall(entry(10), Cint, (Ptr{Ptr{Cvoid}}, ), out)

"""
    MXNDArrayCreate(shape, ndim, dev_type, dev_id, delay_alloc, out)

Create a float32 array with unspecified contents.

- `shape`: `const uint32_t*`. Size of each axis; may be null when ndim is 0.
- `ndim`: `uint32_t`. Number of dimensions.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `delay_alloc`: `int`. 1: claim memory at first use, when it begins as zeros; 0: claim it now, with
  undefined values.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreate(shape, ndim, dev_type, dev_id, delay_alloc, out) =
    ccall(entry(11), Cint, (Ptr{UInt32}, UInt32, Cint, Cint, Cint, Ptr{Ptr{Cvoid}}, ), shape, ndim, dev_type, dev_id, delay_alloc, out)

"""
    MXNDArrayCreateEx(shape, ndim, dev_type, dev_id, delay_alloc, dtype, out)

Create an array of a given type with unspecified contents.

- `shape`: `const uint32_t*`. Size of each axis; may be null when ndim is 0.
- `ndim`: `uint32_t`. Number of dimensions.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `delay_alloc`: `int`. 1: claim memory at first use, when it begins as zeros; 0: claim it now, with
  undefined values.
- `dtype`: `int`. Element type id (MXHubDType).
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateEx(shape, ndim, dev_type, dev_id, delay_alloc, dtype, out) =
    ccall(entry(12), Cint, (Ptr{UInt32}, UInt32, Cint, Cint, Cint, Cint, Ptr{Ptr{Cvoid}}, ), shape, ndim, dev_type, dev_id, delay_alloc, dtype, out)

"""
    MXNDArrayCreateEx64(shape, ndim, dev_type, dev_id, delay_alloc, dtype, out)

Create an array of a given type with unspecified contents; 64-bit dimensions. Negative dimensions
are a shape error.

- `shape`: `const int64_t*`. Size of each axis; may be null when ndim is 0.
- `ndim`: `int`. Number of dimensions.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `delay_alloc`: `int`. 1: claim memory at first use, when it begins as zeros; 0: claim it now, with
  undefined values.
- `dtype`: `int`. Element type id (MXHubDType).
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateEx64(shape, ndim, dev_type, dev_id, delay_alloc, dtype, out) =
    ccall(entry(13), Cint, (Ptr{Int64}, Cint, Cint, Cint, Cint, Cint, Ptr{Ptr{Cvoid}}, ), shape, ndim, dev_type, dev_id, delay_alloc, dtype, out)

"""
    MXNDArrayCreateSparseEx(storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out)

Create a sparse array of zeros. The stored values and their places are set afterwards with
MXNDArraySyncCopyFromNDArray; index arrays are 64-bit integers and grow as needed.

- `storage_type`: `int`. 1 row_sparse, 2 csr.
- `shape`: `const uint32_t*`. Size of each axis of the array that is stored.
- `ndim`: `uint32_t`. Number of dimensions: at least 1 for row_sparse, 2 for csr.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `delay_alloc`: `int`. Has no effect: a new sparse array stores nothing.
- `dtype`: `int`. Element type id (MXHubDType).
- `num_aux`: `uint32_t`. Number of index arrays: 1 for row_sparse (row numbers), 2 for csr (row
  starts, columns).
- `aux_type`: `int*`. Element type ids of the index arrays.
- `aux_ndims`: `uint32_t*`. Number of dimensions of each index array.
- `aux_shape`: `const uint32_t*`. Sizes of the index arrays, one after the other.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateSparseEx(storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out) =
    ccall(entry(14), Cint, (Cint, Ptr{UInt32}, UInt32, Cint, Cint, Cint, Cint, UInt32, Ptr{Cint}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{Cvoid}}, ), storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out)

"""
    MXNDArrayCreateSparseEx64(storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out)

Create a sparse array of zeros. The stored values and their places are set afterwards with
MXNDArraySyncCopyFromNDArray; index arrays are 64-bit integers and grow as needed.

- `storage_type`: `int`. 1 row_sparse, 2 csr.
- `shape`: `const int64_t*`. Size of each axis of the array that is stored.
- `ndim`: `int`. Number of dimensions: at least 1 for row_sparse, 2 for csr.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `delay_alloc`: `int`. Has no effect: a new sparse array stores nothing.
- `dtype`: `int`. Element type id (MXHubDType).
- `num_aux`: `uint32_t`. Number of index arrays: 1 for row_sparse (row numbers), 2 for csr (row
  starts, columns).
- `aux_type`: `int*`. Element type ids of the index arrays.
- `aux_ndims`: `int*`. Number of dimensions of each index array.
- `aux_shape`: `const int64_t*`. Sizes of the index arrays, one after the other.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateSparseEx64(storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out) =
    ccall(entry(15), Cint, (Cint, Ptr{Int64}, Cint, Cint, Cint, Cint, Cint, UInt32, Ptr{Cint}, Ptr{Cint}, Ptr{Int64}, Ptr{Ptr{Cvoid}}, ), storage_type, shape, ndim, dev_type, dev_id, delay_alloc, dtype, num_aux, aux_type, aux_ndims, aux_shape, out)

"""
    MXNDArrayGetAuxType(handle, i, out_type)

Element type of an index array of a sparse array.

- `handle`: `NDArrayHandle`. A sparse array.
- `i`: `uint32_t`. Which index array: row_sparse 0 row numbers; csr 0 row starts, 1 columns.
- `out_type`: `int*`. Element type id.
"""
MXNDArrayGetAuxType(handle, i, out_type) =
    ccall(entry(16), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cint}, ), handle, i, out_type)

"""
    MXNDArrayGetAuxNDArray(handle, i, out)

An index array of a sparse array. It shares memory with it until the sparse array is written.

- `handle`: `NDArrayHandle`. A sparse array.
- `i`: `uint32_t`. Which index array: row_sparse 0 row numbers; csr 0 row starts, 1 columns.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayGetAuxNDArray(handle, i, out) =
    ccall(entry(17), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, ), handle, i, out)

"""
    MXNDArrayGetDataNDArray(handle, out)

The stored values of a sparse array. It shares memory with it until the sparse array is written.

- `handle`: `NDArrayHandle`. A sparse array.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayGetDataNDArray(handle, out) =
    ccall(entry(18), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXNDArraySyncCheckFormat(handle, full_check)

Check that the parts of a sparse array fit together: lengths, ranges and order of the indices. A
dense array is always valid.

- `handle`: `NDArrayHandle`. The array.
- `full_check`: `const bool`. Also check the order of column indices.
"""
MXNDArraySyncCheckFormat(handle, full_check) =
    ccall(entry(19), Cint, (Ptr{Cvoid}, Bool, ), handle, full_check)

"""
    MXNDArrayLoadFromRawBytes(buf, size, out)

Create an array from the bytes that MXNDArraySaveRawBytes wrote. Truncated or corrupted bytes are an
io error.

- `buf`: `const void*`. The bytes.
- `size`: `size_t`. Number of bytes.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayLoadFromRawBytes(buf, size, out) =
    ccall(entry(20), Cint, (Ptr{Cvoid}, Csize_t, Ptr{Ptr{Cvoid}}, ), buf, size, out)

"""
    MXNDArraySaveRawBytes(handle, out_size, out_buf)

Serialize one array (shape, type, contents) into bytes, in the format of one entry of a .params
file. Waits for pending writes.

- `handle`: `NDArrayHandle`. The object.
- `out_size`: `size_t*`. Number of bytes.
- `out_buf`: `const char**`. The bytes.
"""
MXNDArraySaveRawBytes(handle, out_size, out_buf) =
    ccall(entry(21), Cint, (Ptr{Cvoid}, Ptr{Csize_t}, Ptr{Cstring}, ), handle, out_size, out_buf)

"""
    MXNDArraySave(fname, num_args, args, keys)

Write arrays to a .params file, with or without names. Waits for pending writes.

- `fname`: `const char*`. Name of the file (UTF-8).
- `num_args`: `uint32_t`. Number of entries.
- `args`: `NDArrayHandle*`. The arrays.
- `keys`: `const char**`. Their names, or null for a list without names.
"""
MXNDArraySave(fname, num_args, args, keys) =
    ccall(entry(22), Cint, (Cstring, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Cstring}, ), fname, num_args, args, keys)

"""
    MXNDArrayLoad(fname, out_size, out_arr, out_name_size, out_names)

Read all arrays of a .params file; files of earlier format versions are read too. A truncated or
corrupted file is an io error, and no memory is claimed for sizes that the file cannot hold.

- `fname`: `const char*`. Name of the file (UTF-8).
- `out_size`: `uint32_t*`. Number of arrays.
- `out_arr`: `NDArrayHandle**`. The arrays. The table is valid until the next call on this thread;
  each handle in it is new and belongs to the caller.
- `out_name_size`: `uint32_t*`. Number of names: as many as arrays, or 0 for a list without names.
- `out_names`: `const char***`. The names.
"""
MXNDArrayLoad(fname, out_size, out_arr, out_name_size, out_names) =
    ccall(entry(23), Cint, (Cstring, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), fname, out_size, out_arr, out_name_size, out_names)

"""
    MXNDArrayLoadFromBuffer(ndarray_buffer, size, out_size, out_arr, out_name_size, out_names)

As MXNDArrayLoad, from the bytes of such a file in memory.

- `ndarray_buffer`: `const void*`. The bytes.
- `size`: `size_t`. Number of bytes.
- `out_size`: `uint32_t*`. Number of arrays.
- `out_arr`: `NDArrayHandle**`. The arrays. The table is valid until the next call on this thread;
  each handle in it is new and belongs to the caller.
- `out_name_size`: `uint32_t*`. Number of names: as many as arrays, or 0 for a list without names.
- `out_names`: `const char***`. The names.
"""
MXNDArrayLoadFromBuffer(ndarray_buffer, size, out_size, out_arr, out_name_size, out_names) =
    ccall(entry(24), Cint, (Ptr{Cvoid}, Csize_t, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), ndarray_buffer, size, out_size, out_arr, out_name_size, out_names)

"""
    MXNDArraySyncCopyFromCPU(handle, data, size)

Fill the whole array from host memory, after pending reads and writes have ended.

- `handle`: `NDArrayHandle`. The object.
- `data`: `const void*`. Elements in the array's own type.
- `size`: `size_t`. Number of elements; must be the array's size.
"""
MXNDArraySyncCopyFromCPU(handle, data, size) =
    ccall(entry(25), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Csize_t, ), handle, data, size)

"""
    MXNDArraySyncCopyToCPU(handle, data, size)

Copy the whole array to host memory, after pending writes have ended. An error of the computation
that was to fill the array is reported here.

- `handle`: `NDArrayHandle`. The object.
- `data`: `void*`. Room for the elements in the array's own type.
- `size`: `size_t`. Number of elements; must be the array's size.
"""
MXNDArraySyncCopyToCPU(handle, data, size) =
    ccall(entry(26), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Csize_t, ), handle, data, size)

"""
    MXNDArraySyncCopyFromNDArray(handle_dst, handle_src, i)

Copy the contents of one array into another of the same shape, after pending work on both has ended.

- `handle_dst`: `NDArrayHandle`. Array that is written.
- `handle_src`: `const NDArrayHandle`. Array that is read.
- `i`: `const int`. Must be -1: the whole dense array.
"""
MXNDArraySyncCopyFromNDArray(handle_dst, handle_src, i) =
    ccall(entry(27), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Cint, ), handle_dst, handle_src, i)

"""
    MXNDArrayWaitToRead(handle)

Wait until all pending writes to the array have ended. An error of the computation that was to fill
it is reported here.

- `handle`: `NDArrayHandle`. The object.
"""
MXNDArrayWaitToRead(handle) =
    ccall(entry(28), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXNDArrayWaitToWrite(handle)

Wait until all pending reads and writes of the array have ended.

- `handle`: `NDArrayHandle`. The object.
"""
MXNDArrayWaitToWrite(handle) =
    ccall(entry(29), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXNDArrayWaitAll()

Wait until all pending work has ended. Reports the first error of it that nobody has seen yet.
"""
MXNDArrayWaitAll() =
    ccall(entry(30), Cint, ())

"""
    MXNDArrayFree(handle)

Release an array handle. Pending work that uses the array still completes, and other handles to the
same memory stay valid. Does not wait.

- `handle`: `NDArrayHandle`. The object; null is allowed and does nothing.
"""
MXNDArrayFree(handle) =
    ccall(entry(31), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXNDArraySlice(handle, slice_begin, slice_end, out)

View of the rows [slice_begin, slice_end) of the first axis; shares memory with the array.

- `handle`: `NDArrayHandle`. The object.
- `slice_begin`: `uint32_t`. First row.
- `slice_end`: `uint32_t`. One past the last row.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArraySlice(handle, slice_begin, slice_end, out) =
    ccall(entry(32), Cint, (Ptr{Cvoid}, UInt32, UInt32, Ptr{Ptr{Cvoid}}, ), handle, slice_begin, slice_end, out)

"""
    MXNDArraySlice64(handle, slice_begin, slice_end, out)

As MXNDArraySlice, with 64-bit positions.

- `handle`: `NDArrayHandle`. The object.
- `slice_begin`: `int64_t`. First row.
- `slice_end`: `int64_t`. One past the last row.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArraySlice64(handle, slice_begin, slice_end, out) =
    ccall(entry(33), Cint, (Ptr{Cvoid}, Int64, Int64, Ptr{Ptr{Cvoid}}, ), handle, slice_begin, slice_end, out)

"""
    MXNDArrayAt(handle, idx, out)

View of one entry of the first axis, with that axis removed; shares memory with the array.

- `handle`: `NDArrayHandle`. The object.
- `idx`: `uint32_t`. Position on the first axis, below its size.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayAt(handle, idx, out) =
    ccall(entry(34), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, ), handle, idx, out)

"""
    MXNDArrayAt64(handle, idx, out)

As MXNDArrayAt, with a 64-bit position.

- `handle`: `NDArrayHandle`. The object.
- `idx`: `int64_t`. Position on the first axis, below its size.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayAt64(handle, idx, out) =
    ccall(entry(35), Cint, (Ptr{Cvoid}, Int64, Ptr{Ptr{Cvoid}}, ), handle, idx, out)

"""
    MXNDArrayGetStorageType(handle, out_storage_type)

Storage kind of the array: -1 undefined, 0 dense, 1 row_sparse, 2 csr.

- `handle`: `NDArrayHandle`. The object.
- `out_storage_type`: `int*`. Storage kind.
"""
MXNDArrayGetStorageType(handle, out_storage_type) =
    ccall(entry(36), Cint, (Ptr{Cvoid}, Ptr{Cint}, ), handle, out_storage_type)

"""
    MXNDArrayReshape(handle, ndim, dims, out)

View of the array in another shape; shares memory. One dimension may be -1 (computed from the
others); 0 keeps the dimension at that place.

- `handle`: `NDArrayHandle`. The object.
- `ndim`: `int`. Number of dimensions.
- `dims`: `int*`. New dimensions.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayReshape(handle, ndim, dims, out) =
    ccall(entry(37), Cint, (Ptr{Cvoid}, Cint, Ptr{Cint}, Ptr{Ptr{Cvoid}}, ), handle, ndim, dims, out)

"""
    MXNDArrayReshape64(handle, ndim, dims, reverse, out)

As MXNDArrayReshape with 64-bit dimensions and the special codes 0, -1, -2, -3, -4 of the reshape
operator.

- `handle`: `NDArrayHandle`. The object.
- `ndim`: `int`. Number of dimensions.
- `dims`: `dim_t*`. New dimensions.
- `reverse`: `bool`. Match the special codes from the right.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayReshape64(handle, ndim, dims, reverse, out) =
    ccall(entry(38), Cint, (Ptr{Cvoid}, Cint, Ptr{Int64}, Bool, Ptr{Ptr{Cvoid}}, ), handle, ndim, dims, reverse, out)

"""
    MXNDArrayGetShape(handle, out_dim, out_pdata)

Shape of the array as unsigned 32-bit dimensions. A dimension that does not fit is an error.

- `handle`: `NDArrayHandle`. The object.
- `out_dim`: `uint32_t*`. Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown
  otherwise.
- `out_pdata`: `const uint32_t**`. The dimensions.
"""
MXNDArrayGetShape(handle, out_dim, out_pdata) =
    ccall(entry(39), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, ), handle, out_dim, out_pdata)

"""
    MXNDArrayGetShapeEx(handle, out_dim, out_pdata)

Shape of the array as 32-bit dimensions. A dimension that does not fit is an error.

- `handle`: `NDArrayHandle`. The object.
- `out_dim`: `int*`. Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown
  otherwise.
- `out_pdata`: `const int**`. The dimensions.
"""
MXNDArrayGetShapeEx(handle, out_dim, out_pdata) =
    ccall(entry(40), Cint, (Ptr{Cvoid}, Ptr{Cint}, Ptr{Ptr{Cint}}, ), handle, out_dim, out_pdata)

"""
    MXNDArrayGetShapeEx64(handle, out_dim, out_pdata)

Shape of the array as 64-bit dimensions.

- `handle`: `NDArrayHandle`. The object.
- `out_dim`: `int*`. Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown
  otherwise.
- `out_pdata`: `const int64_t**`. The dimensions.
"""
MXNDArrayGetShapeEx64(handle, out_dim, out_pdata) =
    ccall(entry(41), Cint, (Ptr{Cvoid}, Ptr{Cint}, Ptr{Ptr{Int64}}, ), handle, out_dim, out_pdata)

"""
    MXNDArrayGetData(handle, out_pdata)

Address of the first element in host memory, after pending writes have ended. Writing through it
bypasses the engine.

- `handle`: `NDArrayHandle`. The object.
- `out_pdata`: `void**`. Address.
"""
MXNDArrayGetData(handle, out_pdata) =
    ccall(entry(42), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out_pdata)

"""
    MXNDArrayToDLPack(handle, out_dlpack)

Share the memory of the array as a DLManagedTensor. The tensor keeps the memory alive until its
deleter runs. Waits for pending writes.

- `handle`: `NDArrayHandle`. The object.
- `out_dlpack`: `DLManagedTensorHandle*`. Pointer to a DLManagedTensor; whoever takes it over calls
  its deleter once.
"""
MXNDArrayToDLPack(handle, out_dlpack) =
    ccall(entry(43), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out_dlpack)

"""
    MXNDArrayFromDLPack(dlpack, out_handle)

Create an array over the memory of a DLManagedTensor without copying. The array takes the tensor
over and calls its deleter when the last handle to the memory goes.

- `dlpack`: `DLManagedTensorHandle`. Pointer to a DLManagedTensor; the array takes it over when the
  call succeeds.
- `out_handle`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayFromDLPack(dlpack, out_handle) =
    ccall(entry(44), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), dlpack, out_handle)

"""
    MXNDArrayFromDLPackEx(dlpack, transient_handle, out_handle)

As MXNDArrayFromDLPack; with transient_handle the DLManagedTensor structure itself is copied and may
go away after the call, while its deleter is still called in the end.

- `dlpack`: `DLManagedTensorHandle`. Pointer to a DLManagedTensor; the array takes it over when the
  call succeeds.
- `transient_handle`: `const bool`. Whether the structure goes away after the call.
- `out_handle`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayFromDLPackEx(dlpack, transient_handle, out_handle) =
    ccall(entry(45), Cint, (Ptr{Cvoid}, Bool, Ptr{Ptr{Cvoid}}, ), dlpack, transient_handle, out_handle)

"""
    MXNDArrayCallDLPackDeleter(dlpack)

Call the deleter of a DLManagedTensor that nobody has taken over.

- `dlpack`: `DLManagedTensorHandle`. Pointer to a DLManagedTensor, not valid any more afterwards;
  null is allowed and does nothing.
"""
MXNDArrayCallDLPackDeleter(dlpack) =
    ccall(entry(46), Cint, (Ptr{Cvoid}, ), dlpack)

"""
    MXNDArrayGetDType(handle, out_dtype)

Element type id of the array (MXHubDType).

- `handle`: `NDArrayHandle`. The object.
- `out_dtype`: `int*`. Element type id.
"""
MXNDArrayGetDType(handle, out_dtype) =
    ccall(entry(47), Cint, (Ptr{Cvoid}, Ptr{Cint}, ), handle, out_dtype)

"""
    MXNDArrayGetContext(handle, out_dev_type, out_dev_id)

Device of the array.

- `handle`: `NDArrayHandle`. The object.
- `out_dev_type`: `int*`. Device type.
- `out_dev_id`: `int*`. Number of the device.
"""
MXNDArrayGetContext(handle, out_dev_type, out_dev_id) =
    ccall(entry(48), Cint, (Ptr{Cvoid}, Ptr{Cint}, Ptr{Cint}, ), handle, out_dev_type, out_dev_id)

"""
    MXNDArrayGetGrad(handle, out)

Gradient buffer that MXAutogradMarkVariables attached to the array.

- `handle`: `NDArrayHandle`. The object.
- `out`: `NDArrayHandle*`. New handle to the buffer, or null when there is none; released with
  MXNDArrayFree.
"""
MXNDArrayGetGrad(handle, out) =
    ccall(entry(49), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXNDArrayDetach(handle, out)

New handle to the same memory that takes no part in the recorded graph.

- `handle`: `NDArrayHandle`. The object.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayDetach(handle, out) =
    ccall(entry(50), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXNDArraySetGradState(handle, state)

Set the flag that says whether the gradient buffer is fresh.

- `handle`: `NDArrayHandle`. The object.
- `state`: `int`. 0 or 1.
"""
MXNDArraySetGradState(handle, state) =
    ccall(entry(51), Cint, (Ptr{Cvoid}, Cint, ), handle, state)

"""
    MXNDArrayGetGradState(handle, out)

Flag that says whether the gradient buffer is fresh: the backward pass sets it, the user clears it.

- `handle`: `NDArrayHandle`. The object.
- `out`: `int*`. 0 or 1.
"""
MXNDArrayGetGradState(handle, out) =
    ccall(entry(52), Cint, (Ptr{Cvoid}, Ptr{Cint}, ), handle, out)

"""
    MXImperativeInvoke(creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals)

Run an operator on arrays. When *outputs is null, new arrays are made; otherwise the results are
written into the *num_outputs given arrays. Work may still be pending on return; its error then
rises at the next wait on an output. Unknown parameters, missing required ones and wrong shapes are
errors that name the operator.

- `creator`: `AtomicSymbolCreator`. Operator.
- `num_inputs`: `int`. Number of inputs.
- `inputs`: `NDArrayHandle*`. Input arrays in the operator's order.
- `num_outputs`: `int*`. In: number of given outputs; out: number of outputs.
- `outputs`: `NDArrayHandle**`. In: null, or the table of arrays to write. Out: the table of
  outputs. A table made by the library is valid until the next call on this thread; the handles in
  it are new and belong to the caller.
- `num_params`: `int`. Number of parameters.
- `param_keys`: `const char**`. Names of the parameters.
- `param_vals`: `const char**`. Values of the parameters, as text.
"""
MXImperativeInvoke(creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals) =
    ccall(entry(53), Cint, (Ptr{Cvoid}, Cint, Ptr{Ptr{Cvoid}}, Ptr{Cint}, Ptr{Ptr{Ptr{Cvoid}}}, Cint, Ptr{Cstring}, Ptr{Cstring}, ), creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals)

"""
    MXImperativeInvokeEx(creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals, out_stypes)

As MXImperativeInvoke, and also tells the storage kind of each output.

- `creator`: `AtomicSymbolCreator`. Operator.
- `num_inputs`: `int`. Number of inputs.
- `inputs`: `NDArrayHandle*`. Input arrays in the operator's order.
- `num_outputs`: `int*`. In: number of given outputs; out: number of outputs.
- `outputs`: `NDArrayHandle**`. In: null, or the table of arrays to write. Out: the table of
  outputs. A table made by the library is valid until the next call on this thread; the handles in
  it are new and belong to the caller.
- `num_params`: `int`. Number of parameters.
- `param_keys`: `const char**`. Names of the parameters.
- `param_vals`: `const char**`. Values of the parameters, as text.
- `out_stypes`: `const int**`. Storage kind of each output.
"""
MXImperativeInvokeEx(creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals, out_stypes) =
    ccall(entry(54), Cint, (Ptr{Cvoid}, Cint, Ptr{Ptr{Cvoid}}, Ptr{Cint}, Ptr{Ptr{Ptr{Cvoid}}}, Cint, Ptr{Cstring}, Ptr{Cstring}, Ptr{Ptr{Cint}}, ), creator, num_inputs, inputs, num_outputs, outputs, num_params, param_keys, param_vals, out_stypes)

"""
    MXAutogradSetIsRecording(is_recording, prev)

Turn recording of operators for differentiation on or off for the calling thread.

- `is_recording`: `int`. 0 or 1.
- `prev`: `int*`. Value before the call.
"""
MXAutogradSetIsRecording(is_recording, prev) =
    ccall(entry(55), Cint, (Cint, Ptr{Cint}, ), is_recording, prev)

"""
    MXAutogradSetIsTraining(is_training, prev)

Choose training or inference behaviour of operators for the calling thread.

- `is_training`: `int`. 0 or 1.
- `prev`: `int*`. Value before the call.
"""
MXAutogradSetIsTraining(is_training, prev) =
    ccall(entry(56), Cint, (Cint, Ptr{Cint}, ), is_training, prev)

"""
    MXAutogradIsRecording(curr)

Whether the calling thread records operators.

- `curr`: `bool*`. The setting.
"""
MXAutogradIsRecording(curr) =
    ccall(entry(57), Cint, (Ptr{Bool}, ), curr)

"""
    MXAutogradIsTraining(curr)

Whether operators of the calling thread behave as in training.

- `curr`: `bool*`. The setting.
"""
MXAutogradIsTraining(curr) =
    ccall(entry(58), Cint, (Ptr{Bool}, ), curr)

"""
    MXIsNumpyShape(curr)

Whether shapes follow NumPy (0 is an empty axis, () is a scalar) or the legacy rule (0 means
unknown).

- `curr`: `int*`. The setting.
"""
MXIsNumpyShape(curr) =
    ccall(entry(59), Cint, (Ptr{Cint}, ), curr)

"""
    MXSetIsNumpyShape(is_np_shape, prev)

Switch between NumPy and legacy meaning of shapes: 0 off, 1 on for the calling thread, 2 on for all
threads.

- `is_np_shape`: `int`. 0, 1 or 2.
- `prev`: `int*`. Value before the call.
"""
MXSetIsNumpyShape(is_np_shape, prev) =
    ccall(entry(60), Cint, (Cint, Ptr{Cint}, ), is_np_shape, prev)

"""
    MXAutogradMarkVariables(num_var, var_handles, reqs_array, grad_handles)

Declare arrays as variables to differentiate by, each with a gradient buffer and a write rule.

- `num_var`: `uint32_t`. Number of variables.
- `var_handles`: `NDArrayHandle*`. The variables.
- `reqs_array`: `uint32_t*`. Write rule of each buffer: 0 none, 1 write, 3 add.
- `grad_handles`: `NDArrayHandle*`. The gradient buffers.
"""
MXAutogradMarkVariables(num_var, var_handles, reqs_array, grad_handles) =
    ccall(entry(61), Cint, (UInt32, Ptr{Ptr{Cvoid}}, Ptr{UInt32}, Ptr{Ptr{Cvoid}}, ), num_var, var_handles, reqs_array, grad_handles)

"""
    MXCustomOpRegister(op_type, creator)

Register an operator that the caller computes; it is called as operator Custom with parameter
op_type. Callbacks run on the thread that calls the operator, binds or runs the graph or runs
backward. A later registration of the same name replaces the former for calls and graphs made from
then on.

- `op_type`: `const char*`. Name of the operator.
- `creator`: `CustomOpPropCreator`. Makes the operator's properties; called for every set of
  parameters.
"""
MXCustomOpRegister(op_type, creator) =
    ccall(entry(62), Cint, (Cstring, Ptr{Cvoid}, ), op_type, creator)

"""
    MXCustomFunctionRecord(num_inputs, inputs, num_outputs, outputs, callbacks)

Record a computation that the caller did by other means as one step, whose gradient a callback
computes. Backward calls callback kCustomFunctionBackward of the list, on the thread that runs
backward; kCustomFunctionDelete is called once, when the step is gone, or before the return when no
input has a history.

- `num_inputs`: `int`. Number of inputs.
- `inputs`: `NDArrayHandle*`. What was computed from.
- `num_outputs`: `int`. Number of outputs.
- `outputs`: `NDArrayHandle*`. What was computed; they become part of the recorded graph.
- `callbacks`: `struct MXCallbackList*`. Two callbacks; the list itself is copied.
"""
MXCustomFunctionRecord(num_inputs, inputs, num_outputs, outputs, callbacks) =
    ccall(entry(63), Cint, (Cint, Ptr{Ptr{Cvoid}}, Cint, Ptr{Ptr{Cvoid}}, Ptr{MXCallbackList}, ), num_inputs, inputs, num_outputs, outputs, callbacks)

"""
    MXSetProcessProfilerConfig(num_params, keys, vals, kvstoreHandle)

Set what the profiler of a process records; as MXSetProfilerConfig.

- `num_params`: `int`. Number of settings.
- `keys`: `const char**`. Names of the settings.
- `vals`: `const char**`. Values of the settings, as text.
- `kvstoreHandle`: `KVStoreHandle`. Not used: null.
"""
MXSetProcessProfilerConfig(num_params, keys, vals, kvstoreHandle) =
    ccall(entry(64), Cint, (Cint, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cvoid}, ), num_params, keys, vals, kvstoreHandle)

"""
    MXSetProfilerConfig(num_params, keys, vals)

Set what the profiler records, by name: filename, profile_all, profile_symbolic, profile_imperative,
profile_memory, profile_api (booleans), continuous_dump, dump_period (seconds). An unknown name is
an error.

- `num_params`: `int`. Number of settings.
- `keys`: `const char**`. Names of the settings.
- `vals`: `const char**`. Values of the settings, as text.
"""
MXSetProfilerConfig(num_params, keys, vals) =
    ccall(entry(65), Cint, (Cint, Ptr{Cstring}, Ptr{Cstring}, ), num_params, keys, vals)

"""
    MXSetProcessProfilerState(state, profile_process, kvStoreHandle)

Start (1) or stop (0) the profiler of a process.

- `state`: `int`. 0 stops, 1 starts.
- `profile_process`: `int`. 0: this process; others are an error.
- `kvStoreHandle`: `KVStoreHandle`. Not used: null.
"""
MXSetProcessProfilerState(state, profile_process, kvStoreHandle) =
    ccall(entry(66), Cint, (Cint, Cint, Ptr{Cvoid}, ), state, profile_process, kvStoreHandle)

"""
    MXSetProfilerState(state)

Start (1) or stop (0) the profiler.

- `state`: `int`. 0 stops, 1 starts.
"""
MXSetProfilerState(state) =
    ccall(entry(67), Cint, (Cint, ), state)

"""
    MXDumpProcessProfile(finished, profile_process, kvStoreHandle)

Write what the profiler of a process recorded; as MXDumpProfile.

- `finished`: `int`. Whether recording ends and the events are forgotten.
- `profile_process`: `int`. 0: this process; others are an error.
- `kvStoreHandle`: `KVStoreHandle`. Not used: null.
"""
MXDumpProcessProfile(finished, profile_process, kvStoreHandle) =
    ccall(entry(68), Cint, (Cint, Cint, Ptr{Cvoid}, ), finished, profile_process, kvStoreHandle)

"""
    MXDumpProfile(finished)

Write all events so far to the configured file, as JSON for Chrome's trace viewer.

- `finished`: `int`. Whether recording ends and the events are forgotten.
"""
MXDumpProfile(finished) =
    ccall(entry(69), Cint, (Cint, ), finished)

"""
    MXAggregateProfileStatsPrint(out_str, reset)

Sums of what was recorded, as a table.

- `out_str`: `const char**`. The text.
- `reset`: `int`. Whether the sums begin anew.
"""
MXAggregateProfileStatsPrint(out_str, reset) =
    ccall(entry(70), Cint, (Ptr{Cstring}, Cint, ), out_str, reset)

"""
    MXAggregateProfileStatsPrintEx(out_str, reset, format, sort_by, ascending)

Sums of what was recorded, as a table or JSON. Times are in milliseconds, memory is in kilobytes.

- `out_str`: `const char**`. The text.
- `reset`: `int`. Whether the sums begin anew.
- `format`: `int`. 0: table, 1: JSON.
- `sort_by`: `int`. Order within a category: 0 total, 1 mean, 2 minimum, 3 maximum, 4 count.
- `ascending`: `int`. Whether small ones come first.
"""
MXAggregateProfileStatsPrintEx(out_str, reset, format, sort_by, ascending) =
    ccall(entry(71), Cint, (Ptr{Cstring}, Cint, Cint, Cint, Cint, ), out_str, reset, format, sort_by, ascending)

"""
    MXProcessProfilePause(paused, profile_process, kvStoreHandle)

Pause or resume the profiler of a process.

- `paused`: `int`. Whether to pause.
- `profile_process`: `int`. 0: this process; others are an error.
- `kvStoreHandle`: `KVStoreHandle`. Not used: null.
"""
MXProcessProfilePause(paused, profile_process, kvStoreHandle) =
    ccall(entry(72), Cint, (Cint, Cint, Ptr{Cvoid}, ), paused, profile_process, kvStoreHandle)

"""
    MXProfilePause(paused)

Pause or resume the profiler.

- `paused`: `int`. Whether to pause.
"""
MXProfilePause(paused) =
    ccall(entry(73), Cint, (Cint, ), paused)

"""
    MXProfileCreateDomain(domain, out)

Make a domain, under which tasks, frames and counters are shown.

- `domain`: `const char*`. Name of the domain.
- `out`: `ProfileHandle*`. New handle; released with MXProfileDestroyHandle.
"""
MXProfileCreateDomain(domain, out) =
    ccall(entry(74), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), domain, out)

"""
    MXProfileCreateTask(domain, task_name, out)

Make a task, whose duration is recorded.

- `domain`: `ProfileHandle`. The domain.
- `task_name`: `const char*`. Name of the task.
- `out`: `ProfileHandle*`. New handle; released with MXProfileDestroyHandle.
"""
MXProfileCreateTask(domain, task_name, out) =
    ccall(entry(75), Cint, (Ptr{Cvoid}, Cstring, Ptr{Ptr{Cvoid}}, ), domain, task_name, out)

"""
    MXProfileCreateFrame(domain, frame_name, out)

Make a frame, whose duration is recorded.

- `domain`: `ProfileHandle`. The domain.
- `frame_name`: `const char*`. Name of the frame.
- `out`: `ProfileHandle*`. New handle; released with MXProfileDestroyHandle.
"""
MXProfileCreateFrame(domain, frame_name, out) =
    ccall(entry(76), Cint, (Ptr{Cvoid}, Cstring, Ptr{Ptr{Cvoid}}, ), domain, frame_name, out)

"""
    MXProfileCreateEvent(event_name, out)

Make an event outside of domains, whose duration is recorded.

- `event_name`: `const char*`. Name of the event.
- `out`: `ProfileHandle*`. New handle; released with MXProfileDestroyHandle.
"""
MXProfileCreateEvent(event_name, out) =
    ccall(entry(77), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), event_name, out)

"""
    MXProfileCreateCounter(domain, counter_name, out)

Make a counter, whose values are recorded.

- `domain`: `ProfileHandle`. The domain.
- `counter_name`: `const char*`. Name of the counter.
- `out`: `ProfileHandle*`. New handle; released with MXProfileDestroyHandle.
"""
MXProfileCreateCounter(domain, counter_name, out) =
    ccall(entry(78), Cint, (Ptr{Cvoid}, Cstring, Ptr{Ptr{Cvoid}}, ), domain, counter_name, out)

"""
    MXProfileDestroyHandle(frame_handle)

Release a domain, task, frame, event or counter.

- `frame_handle`: `ProfileHandle`. The handle.
"""
MXProfileDestroyHandle(frame_handle) =
    ccall(entry(79), Cint, (Ptr{Cvoid}, ), frame_handle)

"""
    MXProfileDurationStart(duration_handle)

Begin a task, frame or event.

- `duration_handle`: `ProfileHandle`. Task, frame or event.
"""
MXProfileDurationStart(duration_handle) =
    ccall(entry(80), Cint, (Ptr{Cvoid}, ), duration_handle)

"""
    MXProfileDurationStop(duration_handle)

End a task, frame or event; what was recorded in between is one duration.

- `duration_handle`: `ProfileHandle`. Task, frame or event.
"""
MXProfileDurationStop(duration_handle) =
    ccall(entry(81), Cint, (Ptr{Cvoid}, ), duration_handle)

"""
    MXProfileSetCounter(counter_handle, value)

Set a counter.

- `counter_handle`: `ProfileHandle`. The counter.
- `value`: `uint64_t`. The value, or by how much it changes.
"""
MXProfileSetCounter(counter_handle, value) =
    ccall(entry(82), Cint, (Ptr{Cvoid}, UInt64, ), counter_handle, value)

"""
    MXProfileAdjustCounter(counter_handle, value)

Change a counter.

- `counter_handle`: `ProfileHandle`. The counter.
- `value`: `int64_t`. The value, or by how much it changes.
"""
MXProfileAdjustCounter(counter_handle, value) =
    ccall(entry(83), Cint, (Ptr{Cvoid}, Int64, ), counter_handle, value)

"""
    MXProfileSetMarker(domain, instant_marker_name, scope)

Record an instant.

- `domain`: `ProfileHandle`. The domain.
- `instant_marker_name`: `const char*`. Name of the instant.
- `scope`: `const char*`. For whom: global, process, thread, task or marker.
"""
MXProfileSetMarker(domain, instant_marker_name, scope) =
    ccall(entry(84), Cint, (Ptr{Cvoid}, Cstring, Cstring, ), domain, instant_marker_name, scope)

"""
    MXAutogradComputeGradient(num_output, output_handles)

Backward pass from the given outputs, with ones as their gradients, into the buffers of all marked
variables.

- `num_output`: `uint32_t`. Number of outputs.
- `output_handles`: `NDArrayHandle*`. The outputs.
"""
MXAutogradComputeGradient(num_output, output_handles) =
    ccall(entry(85), Cint, (UInt32, Ptr{Ptr{Cvoid}}, ), num_output, output_handles)

"""
    MXAutogradBackward(num_output, output_handles, ograd_handles, retain_graph)

Backward pass from the given outputs into the buffers of all marked variables. It is an error when
an output was not recorded.

- `num_output`: `uint32_t`. Number of outputs.
- `output_handles`: `NDArrayHandle*`. The outputs.
- `ograd_handles`: `NDArrayHandle*`. Gradient of each output; null, as a whole or for one output,
  stands for ones.
- `retain_graph`: `int`. 1 keeps the recorded graph for another backward pass.
"""
MXAutogradBackward(num_output, output_handles, ograd_handles, retain_graph) =
    ccall(entry(86), Cint, (UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, Cint, ), num_output, output_handles, ograd_handles, retain_graph)

"""
    MXAutogradBackwardEx(num_output, output_handles, ograd_handles, num_variables, var_handles, retain_graph, create_graph, is_train, grad_handles, grad_stypes)

Backward pass from the given outputs. With num_variables > 0 the gradients with respect to the given
arrays are returned as new arrays, otherwise they go to the buffers of all marked variables.

- `num_output`: `uint32_t`. Number of outputs.
- `output_handles`: `NDArrayHandle*`. The outputs.
- `ograd_handles`: `NDArrayHandle*`. Gradient of each output; null, as a whole or for one output,
  stands for ones.
- `num_variables`: `uint32_t`. Number of arrays in var_handles; 0 for the marked variables.
- `var_handles`: `NDArrayHandle*`. Arrays to differentiate by.
- `retain_graph`: `int`. 1 keeps the recorded graph for another backward pass.
- `create_graph`: `int`. 1 records the backward pass, so that it can be differentiated again.
- `is_train`: `int`. 1 for training behaviour, 0 for inference.
- `grad_handles`: `NDArrayHandle**`. Table of gradients; each handle is new and belongs to the
  caller.
- `grad_stypes`: `int**`. Storage kind of each gradient.
"""
MXAutogradBackwardEx(num_output, output_handles, ograd_handles, num_variables, var_handles, retain_graph, create_graph, is_train, grad_handles, grad_stypes) =
    ccall(entry(87), Cint, (UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, UInt32, Ptr{Ptr{Cvoid}}, Cint, Cint, Cint, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Cint}}, ), num_output, output_handles, ograd_handles, num_variables, var_handles, retain_graph, create_graph, is_train, grad_handles, grad_stypes)

"""
    MXAutogradGetSymbol(handle, out)

Symbol of the recorded computation that made the array.

- `handle`: `NDArrayHandle`. The object.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXAutogradGetSymbol(handle, out) =
    ccall(entry(88), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXCreateCachedOp(handle, out)

Make a callable from a symbol. Its inputs are the symbol's inputs in the order of
NNSymbolListInputNames with option 0.

- `handle`: `SymbolHandle`. The object.
- `out`: `CachedOpHandle*`. New cached op; released with MXFreeCachedOp.
"""
MXCreateCachedOp(handle, out) =
    ccall(entry(89), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXCreateCachedOpEx(handle, num_flags, keys, vals, out)

As MXCreateCachedOp, with options (static_alloc, static_shape, inline_limit, forward_bulk_size,
backward_bulk_size, data_indices, param_indices).

- `handle`: `SymbolHandle`. The object.
- `num_flags`: `int`. Number of options.
- `keys`: `const char**`. Names of the options.
- `vals`: `const char**`. Values of the options, as text.
- `out`: `CachedOpHandle*`. New cached op; released with MXFreeCachedOp.
"""
MXCreateCachedOpEx(handle, num_flags, keys, vals, out) =
    ccall(entry(90), Cint, (Ptr{Cvoid}, Cint, Ptr{Cstring}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), handle, num_flags, keys, vals, out)

"""
    MXCreateCachedOpEX(handle, num_flags, keys, vals, out, thread_safe)

As MXCreateCachedOpEx; with thread_safe, calls from many threads at once are allowed (inference
only).

- `handle`: `SymbolHandle`. The object.
- `num_flags`: `int`. Number of options.
- `keys`: `const char**`. Names of the options.
- `vals`: `const char**`. Values of the options, as text.
- `out`: `CachedOpHandle*`. New cached op; released with MXFreeCachedOp.
- `thread_safe`: `bool`. Whether calls from many threads at once are allowed.
"""
MXCreateCachedOpEX(handle, num_flags, keys, vals, out, thread_safe) =
    ccall(entry(91), Cint, (Ptr{Cvoid}, Cint, Ptr{Cstring}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, Bool, ), handle, num_flags, keys, vals, out, thread_safe)

"""
    MXFreeCachedOp(handle)

Release a cached op.

- `handle`: `CachedOpHandle`. The object; null is allowed and does nothing.
"""
MXFreeCachedOp(handle) =
    ccall(entry(92), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXInvokeCachedOp(handle, num_inputs, inputs, num_outputs, outputs)

Call a cached op on arrays. When *outputs is null, new arrays are made, else the given ones are
written. Shapes and types may differ from call to call.

- `handle`: `CachedOpHandle`. The object.
- `num_inputs`: `int`. Number of inputs.
- `inputs`: `NDArrayHandle*`. Input arrays in the operator's order.
- `num_outputs`: `int*`. In: number of given outputs; out: number of outputs.
- `outputs`: `NDArrayHandle**`. In: null, or the table of arrays to write. Out: the table of
  outputs. A table made by the library is valid until the next call on this thread; the handles in
  it are new and belong to the caller.
"""
MXInvokeCachedOp(handle, num_inputs, inputs, num_outputs, outputs) =
    ccall(entry(93), Cint, (Ptr{Cvoid}, Cint, Ptr{Ptr{Cvoid}}, Ptr{Cint}, Ptr{Ptr{Ptr{Cvoid}}}, ), handle, num_inputs, inputs, num_outputs, outputs)

"""
    MXInvokeCachedOpEx(handle, num_inputs, inputs, num_outputs, outputs, out_stypes)

As MXInvokeCachedOp, and also tells the storage kind of each output.

- `handle`: `CachedOpHandle`. The object.
- `num_inputs`: `int`. Number of inputs.
- `inputs`: `NDArrayHandle*`. Input arrays in the operator's order.
- `num_outputs`: `int*`. In: number of given outputs; out: number of outputs.
- `outputs`: `NDArrayHandle**`. In: null, or the table of arrays to write. Out: the table of
  outputs. A table made by the library is valid until the next call on this thread; the handles in
  it are new and belong to the caller.
- `out_stypes`: `const int**`. Storage kind of each output.
"""
MXInvokeCachedOpEx(handle, num_inputs, inputs, num_outputs, outputs, out_stypes) =
    ccall(entry(94), Cint, (Ptr{Cvoid}, Cint, Ptr{Ptr{Cvoid}}, Ptr{Cint}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Cint}}, ), handle, num_inputs, inputs, num_outputs, outputs, out_stypes)

"""
    MXCachedOpRegisterOpHook(handle, callback, monitor_all)

Install a callback that sees the outputs (and with monitor_all the inputs) of every operator inside
the cached op.

- `handle`: `NDArrayHandle`. The cached op. The frozen prototype types it NDArrayHandle.
- `callback`: `CachedOpMonitorCallback`. Function to call; null removes it.
- `monitor_all`: `bool`. Whether inputs are shown too.
"""
MXCachedOpRegisterOpHook(handle, callback, monitor_all) =
    ccall(entry(95), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Bool, ), handle, callback, monitor_all)

"""
    MXListAllOpNames(out_size, out_array)

Names of all operators, aliases included.

- `out_size`: `uint32_t*`. Number of names.
- `out_array`: `const char***`. The names.
"""
MXListAllOpNames(out_size, out_array) =
    ccall(entry(96), Cint, (Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), out_size, out_array)

"""
    MXSymbolListAtomicSymbolCreators(out_size, out_array)

Handles of all operators, one for each name.

- `out_size`: `uint32_t*`. Number of operators.
- `out_array`: `AtomicSymbolCreator**`. The operators.
"""
MXSymbolListAtomicSymbolCreators(out_size, out_array) =
    ccall(entry(97), Cint, (Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, ), out_size, out_array)

"""
    MXSymbolGetAtomicSymbolName(creator, name)

Name of an operator.

- `creator`: `AtomicSymbolCreator`. Operator.
- `name`: `const char**`. The name.
"""
MXSymbolGetAtomicSymbolName(creator, name) =
    ccall(entry(98), Cint, (Ptr{Cvoid}, Ptr{Cstring}, ), creator, name)

"""
    MXSymbolGetInputSymbols(sym, inputs, input_size)

The variables a symbol depends on, each as a symbol of its own.

- `sym`: `SymbolHandle`. The symbol.
- `inputs`: `SymbolHandle**`. Table of variables; each handle is new and belongs to the caller.
- `input_size`: `int*`. Number of variables.
"""
MXSymbolGetInputSymbols(sym, inputs, input_size) =
    ccall(entry(99), Cint, (Ptr{Cvoid}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cint}, ), sym, inputs, input_size)

"""
    MXSymbolCutSubgraph(sym, inputs, input_size)

Separates the body of a control flow operator from the graph around it. What belongs to the body has
the attribute __subgraph_name__ of the symbol's first node. Where such a node reads an output of an
operator outside, it reads a new variable with that output's name from now on.

- `sym`: `SymbolHandle`. The body.
- `inputs`: `SymbolHandle**`. Table of the outputs outside, each once; each handle is new and
  belongs to the caller.
- `input_size`: `int*`. Number of these outputs.
"""
MXSymbolCutSubgraph(sym, inputs, input_size) =
    ccall(entry(100), Cint, (Ptr{Cvoid}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cint}, ), sym, inputs, input_size)

"""
    MXSymbolGetAtomicSymbolInfo(creator, name, description, num_args, arg_names, arg_type_infos, arg_descriptions, key_var_num_args, return_type)

Name, description and arguments of an operator, inputs first and parameters after them. Types are
phrases like 'int, optional, default=1'. key_var_num_args names the parameter that counts the inputs
of a variadic operator, and is empty otherwise.

- `creator`: `AtomicSymbolCreator`. Operator.
- `name`: `const char**`. The name.
- `description`: `const char**`. What the operator does.
- `num_args`: `uint32_t*`. Number of arguments.
- `arg_names`: `const char***`. Names of the arguments.
- `arg_type_infos`: `const char***`. Type phrases of the arguments.
- `arg_descriptions`: `const char***`. Descriptions of the arguments.
- `key_var_num_args`: `const char**`. Parameter that counts the inputs, or an empty text.
- `return_type`: `const char**`. Type of the result, or an empty text.
"""
MXSymbolGetAtomicSymbolInfo(creator, name, description, num_args, arg_names, arg_type_infos, arg_descriptions, key_var_num_args, return_type) =
    ccall(entry(101), Cint, (Ptr{Cvoid}, Ptr{Cstring}, Ptr{Cstring}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Cstring}}, Ptr{Cstring}, Ptr{Cstring}, ), creator, name, description, num_args, arg_names, arg_type_infos, arg_descriptions, key_var_num_args, return_type)

"""
    MXSymbolCreateAtomicSymbol(creator, num_param, keys, vals, out)

Make a symbol of one operator with its parameters; MXSymbolCompose then connects its inputs.

- `creator`: `AtomicSymbolCreator`. Operator.
- `num_param`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the parameters.
- `vals`: `const char**`. Values of the parameters, as text.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCreateAtomicSymbol(creator, num_param, keys, vals, out) =
    ccall(entry(102), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), creator, num_param, keys, vals, out)

"""
    MXSymbolCreateVariable(name, out)

Make a symbol that stands for an input array.

- `name`: `const char*`. Name of the variable.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCreateVariable(name, out) =
    ccall(entry(103), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), name, out)

"""
    MXSymbolCreateGroup(num_symbols, symbols, out)

Make a symbol whose outputs are those of the given symbols, one after the other.

- `num_symbols`: `uint32_t`. Number of symbols.
- `symbols`: `SymbolHandle*`. The symbols.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCreateGroup(num_symbols, symbols, out) =
    ccall(entry(104), Cint, (UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, ), num_symbols, symbols, out)

"""
    MXSymbolCreateFromFile(fname, out)

Read a symbol from a JSON file; files of all earlier versions are brought up to date.

- `fname`: `const char*`. Name of the file (UTF-8).
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCreateFromFile(fname, out) =
    ccall(entry(105), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), fname, out)

"""
    MXSymbolCreateFromJSON(json, out)

Read a symbol from JSON text; text of all earlier versions is brought up to date. A cycle, a missing
input or an unknown operator is an error.

- `json`: `const char*`. JSON text.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCreateFromJSON(json, out) =
    ccall(entry(106), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), json, out)

"""
    MXReducePrecisionSymbol(sym_handle, ret_sym_handle, num_args, arg_type_data, num_ind_ptr, ind_ptr, target_dtype, cast_optional_params, num_target_dtype_op_names, num_fp32_op_names, num_widest_dtype_op_names, num_conditional_fp32_op_names, num_excluded_symbols, num_model_params, target_dtype_op_names, fp32_op_names, widest_dtype_op_names, conditional_fp32_op_names, excluded_symbols, conditional_param_names, conditional_param_vals, model_param_names, arg_names)

Copy of the symbol with casts put in, so that some operators compute in a 16-bit type (lists of
operators by name; an operator stands in one of them at most). Operators in no list take what they
get. Outputs stay float32, states that operators write are not cast. Parameters get the attribute
__dtype__ that says which type the new symbol wants them in.

- `sym_handle`: `SymbolHandle`. The symbol.
- `ret_sym_handle`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
- `num_args`: `uint32_t`. Number of variables whose type is known.
- `arg_type_data`: `const int*`. Their types.
- `num_ind_ptr`: `uint32_t`. Length of ind_ptr: num_conditional_fp32_op_names + 1.
- `ind_ptr`: `const int*`. Where the values of each conditional operator begin in
  conditional_param_vals, and where the last ones end.
- `target_dtype`: `const int*`. The type: float16 (2) or bfloat16 (12).
- `cast_optional_params`: `const int`. 1: parameters that only operators of the target type use are
  wanted in that type; 0: they stay as they are and are cast in the graph.
- `num_target_dtype_op_names`: `const uint32_t`. Length of target_dtype_op_names.
- `num_fp32_op_names`: `const uint32_t`. Length of fp32_op_names.
- `num_widest_dtype_op_names`: `const uint32_t`. Length of widest_dtype_op_names.
- `num_conditional_fp32_op_names`: `const uint32_t`. Length of conditional_fp32_op_names.
- `num_excluded_symbols`: `const uint32_t`. Length of excluded_symbols.
- `num_model_params`: `const uint32_t`. Length of model_param_names.
- `target_dtype_op_names`: `const char**`. Operators that compute in the target type.
- `fp32_op_names`: `const char**`. Operators that compute in float32.
- `widest_dtype_op_names`: `const char**`. Operators that compute in the widest type among their
  inputs.
- `conditional_fp32_op_names`: `const char**`. Operators that compute in float32 for some values of
  a parameter.
- `excluded_symbols`: `const char**`. Names of nodes that compute in float32.
- `conditional_param_names`: `const char**`. The parameter of each conditional operator.
- `conditional_param_vals`: `const char**`. The values, one operator's after the other's.
- `model_param_names`: `const char**`. Variables that are parameters.
- `arg_names`: `const char**`. Names of the variables whose type is known.
"""
MXReducePrecisionSymbol(sym_handle, ret_sym_handle, num_args, arg_type_data, num_ind_ptr, ind_ptr, target_dtype, cast_optional_params, num_target_dtype_op_names, num_fp32_op_names, num_widest_dtype_op_names, num_conditional_fp32_op_names, num_excluded_symbols, num_model_params, target_dtype_op_names, fp32_op_names, widest_dtype_op_names, conditional_fp32_op_names, excluded_symbols, conditional_param_names, conditional_param_vals, model_param_names, arg_names) =
    ccall(entry(107), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, UInt32, Ptr{Cint}, UInt32, Ptr{Cint}, Ptr{Cint}, Cint, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cstring}, ), sym_handle, ret_sym_handle, num_args, arg_type_data, num_ind_ptr, ind_ptr, target_dtype, cast_optional_params, num_target_dtype_op_names, num_fp32_op_names, num_widest_dtype_op_names, num_conditional_fp32_op_names, num_excluded_symbols, num_model_params, target_dtype_op_names, fp32_op_names, widest_dtype_op_names, conditional_fp32_op_names, excluded_symbols, conditional_param_names, conditional_param_vals, model_param_names, arg_names)

"""
    MXSymbolRemoveAmpCast(sym_handle, ret_sym_handle)

Copy of the symbol without the casts that mixed precision inserted.

- `sym_handle`: `SymbolHandle`. The symbol.
- `ret_sym_handle`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolRemoveAmpCast(sym_handle, ret_sym_handle) =
    ccall(entry(108), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), sym_handle, ret_sym_handle)

"""
    MXSymbolSaveToFile(symbol, fname)

Write a symbol to a JSON file.

- `symbol`: `SymbolHandle`. The symbol.
- `fname`: `const char*`. Name of the file (UTF-8).
"""
MXSymbolSaveToFile(symbol, fname) =
    ccall(entry(109), Cint, (Ptr{Cvoid}, Cstring, ), symbol, fname)

"""
    MXSymbolSaveToJSON(symbol, out_json)

JSON text of a symbol.

- `symbol`: `SymbolHandle`. The symbol.
- `out_json`: `const char**`. JSON text.
"""
MXSymbolSaveToJSON(symbol, out_json) =
    ccall(entry(110), Cint, (Ptr{Cvoid}, Ptr{Cstring}, ), symbol, out_json)

"""
    MXSymbolFree(symbol)

Release a symbol handle.

- `symbol`: `SymbolHandle`. The object; null is allowed and does nothing.
"""
MXSymbolFree(symbol) =
    ccall(entry(111), Cint, (Ptr{Cvoid}, ), symbol)

"""
    MXSymbolCopy(symbol, out)

Deep copy of a symbol: composing or changing attributes of the copy leaves the original alone.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolCopy(symbol, out) =
    ccall(entry(112), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    MXSymbolPrint(symbol, out_str)

Readable text about a symbol, for debugging.

- `symbol`: `SymbolHandle`. The symbol.
- `out_str`: `const char**`. The text.
"""
MXSymbolPrint(symbol, out_str) =
    ccall(entry(113), Cint, (Ptr{Cvoid}, Ptr{Cstring}, ), symbol, out_str)

"""
    MXSymbolGetName(symbol, out, success)

Name of the node of a symbol with one node; success is 0 for a group of several.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `const char**`. The text; null when success is 0.
- `success`: `int*`. 1 when found, else 0.
"""
MXSymbolGetName(symbol, out, success) =
    ccall(entry(114), Cint, (Ptr{Cvoid}, Ptr{Cstring}, Ptr{Cint}, ), symbol, out, success)

"""
    MXSymbolGetAttr(symbol, key, out, success)

Value of an attribute of a symbol; success is 0 when it has none of that name.

- `symbol`: `SymbolHandle`. The symbol.
- `key`: `const char*`. Name of the attribute.
- `out`: `const char**`. The text; null when success is 0.
- `success`: `int*`. 1 when found, else 0.
"""
MXSymbolGetAttr(symbol, key, out, success) =
    ccall(entry(115), Cint, (Ptr{Cvoid}, Cstring, Ptr{Cstring}, Ptr{Cint}, ), symbol, key, out, success)

"""
    MXSymbolSetAttr(symbol, key, value)

Set an attribute of a symbol.

- `symbol`: `SymbolHandle`. The symbol.
- `key`: `const char*`. Name of the attribute.
- `value`: `const char*`. Value of the attribute.
"""
MXSymbolSetAttr(symbol, key, value) =
    ccall(entry(116), Cint, (Ptr{Cvoid}, Cstring, Cstring, ), symbol, key, value)

"""
    MXSymbolListAttr(symbol, out_size, out)

Attributes of all nodes, as pairs 'node\$attribute', value.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `uint32_t*`. Number of pairs; the array holds twice as many strings.
- `out`: `const char***`. The pairs.
"""
MXSymbolListAttr(symbol, out_size, out) =
    ccall(entry(117), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out)

"""
    MXSymbolListAttrShallow(symbol, out_size, out)

Attributes of the symbol's own node, as pairs of attribute and value.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `uint32_t*`. Number of pairs; the array holds twice as many strings.
- `out`: `const char***`. The pairs.
"""
MXSymbolListAttrShallow(symbol, out_size, out) =
    ccall(entry(118), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out)

"""
    MXSymbolListArguments(symbol, out_size, out_str_array)

Names of the inputs that are not auxiliary states, in depth-first order.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `uint32_t*`. Number of names.
- `out_str_array`: `const char***`. The names.
"""
MXSymbolListArguments(symbol, out_size, out_str_array) =
    ccall(entry(119), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out_str_array)

"""
    MXSymbolListOutputs(symbol, out_size, out_str_array)

Names of the outputs.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `uint32_t*`. Number of names.
- `out_str_array`: `const char***`. The names.
"""
MXSymbolListOutputs(symbol, out_size, out_str_array) =
    ccall(entry(120), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out_str_array)

"""
    MXSymbolGetNumOutputs(symbol, output_count)

Number of outputs.

- `symbol`: `SymbolHandle`. The symbol.
- `output_count`: `uint32_t*`. Number of outputs.
"""
MXSymbolGetNumOutputs(symbol, output_count) =
    ccall(entry(121), Cint, (Ptr{Cvoid}, Ptr{UInt32}, ), symbol, output_count)

"""
    MXSymbolGetInternals(symbol, out)

Symbol whose outputs are all outputs of all nodes inside the given one.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolGetInternals(symbol, out) =
    ccall(entry(122), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    MXSymbolGetChildren(symbol, out)

Symbol whose outputs are the direct inputs of the symbol's node; null when it has none.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol, or null when there are no inputs.
"""
MXSymbolGetChildren(symbol, out) =
    ccall(entry(123), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    MXSymbolGetOutput(symbol, index, out)

Symbol of one output.

- `symbol`: `SymbolHandle`. The symbol.
- `index`: `uint32_t`. Position, from 0.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXSymbolGetOutput(symbol, index, out) =
    ccall(entry(124), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, ), symbol, index, out)

"""
    MXSymbolListAuxiliaryStates(symbol, out_size, out_str_array)

Names of the inputs that operators change while they run, for instance moving averages.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `uint32_t*`. Number of names.
- `out_str_array`: `const char***`. The names.
"""
MXSymbolListAuxiliaryStates(symbol, out_size, out_str_array) =
    ccall(entry(125), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out_str_array)

"""
    MXSymbolCompose(sym, name, num_args, keys, args)

Connect the inputs of a symbol to other symbols, in place, by position or by name, and name the
node.

- `sym`: `SymbolHandle`. The symbol.
- `name`: `const char*`. Name of the node; null for none.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the inputs, or null to connect by position.
- `args`: `SymbolHandle*`. Symbols to connect.
"""
MXSymbolCompose(sym, name, num_args, keys, args) =
    ccall(entry(126), Cint, (Ptr{Cvoid}, Cstring, UInt32, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), sym, name, num_args, keys, args)

"""
    MXSymbolInferShape(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some.
*complete is 1 when all are known. A contradiction is a shape error that names the operator.
Dimensions are unsigned; 0 is unknown.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const uint32_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const uint32_t*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `uint32_t*`. Number of arguments.
- `in_shape_ndim`: `const uint32_t**`. Number of dimensions of the arguments.
- `in_shape_data`: `const uint32_t***`. Dimensions of the arguments.
- `out_shape_size`: `uint32_t*`. Number of outputs.
- `out_shape_ndim`: `const uint32_t**`. Number of dimensions of the outputs.
- `out_shape_data`: `const uint32_t***`. Dimensions of the outputs.
- `aux_shape_size`: `uint32_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const uint32_t**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const uint32_t***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShape(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(127), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferShapeEx(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some.
*complete is 1 when all are known. A contradiction is a shape error that names the operator. Under
NumPy shapes -1 is unknown, else 0.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const uint32_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const int*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `uint32_t*`. Number of arguments.
- `in_shape_ndim`: `const int**`. Number of dimensions of the arguments.
- `in_shape_data`: `const int***`. Dimensions of the arguments.
- `out_shape_size`: `uint32_t*`. Number of outputs.
- `out_shape_ndim`: `const int**`. Number of dimensions of the outputs.
- `out_shape_data`: `const int***`. Dimensions of the outputs.
- `aux_shape_size`: `uint32_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const int**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const int***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShapeEx(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(128), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{Cint}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferShapeEx64(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some.
*complete is 1 when all are known. A contradiction is a shape error that names the operator. 64-bit
dimensions; under NumPy shapes -1 is unknown, else 0.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const int64_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const int64_t*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `size_t*`. Number of arguments.
- `in_shape_ndim`: `const int**`. Number of dimensions of the arguments.
- `in_shape_data`: `const int64_t***`. Dimensions of the arguments.
- `out_shape_size`: `size_t*`. Number of outputs.
- `out_shape_ndim`: `const int**`. Number of dimensions of the outputs.
- `out_shape_data`: `const int64_t***`. Dimensions of the outputs.
- `aux_shape_size`: `size_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const int**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const int64_t***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShapeEx64(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(129), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Int64}, Ptr{Int64}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferShapePartial(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

As MXSymbolInferShape. Unknown shapes are allowed and stay unknown.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const uint32_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const uint32_t*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `uint32_t*`. Number of arguments.
- `in_shape_ndim`: `const uint32_t**`. Number of dimensions of the arguments.
- `in_shape_data`: `const uint32_t***`. Dimensions of the arguments.
- `out_shape_size`: `uint32_t*`. Number of outputs.
- `out_shape_ndim`: `const uint32_t**`. Number of dimensions of the outputs.
- `out_shape_data`: `const uint32_t***`. Dimensions of the outputs.
- `aux_shape_size`: `uint32_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const uint32_t**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const uint32_t***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShapePartial(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(130), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{UInt32}, Ptr{Ptr{UInt32}}, Ptr{Ptr{Ptr{UInt32}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferShapePartialEx(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

As MXSymbolInferShapeEx. Unknown shapes are allowed and stay unknown.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const uint32_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const int*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `uint32_t*`. Number of arguments.
- `in_shape_ndim`: `const int**`. Number of dimensions of the arguments.
- `in_shape_data`: `const int***`. Dimensions of the arguments.
- `out_shape_size`: `uint32_t*`. Number of outputs.
- `out_shape_ndim`: `const int**`. Number of dimensions of the outputs.
- `out_shape_data`: `const int***`. Dimensions of the outputs.
- `aux_shape_size`: `uint32_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const int**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const int***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShapePartialEx(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(131), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{Cint}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Cint}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferShapePartialEx64(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

As MXSymbolInferShapeEx64. Unknown shapes are allowed and stay unknown.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_ind_ptr`: `const int64_t*`. Where each shape begins in arg_shape_data; the last entry is its
  length.
- `arg_shape_data`: `const int64_t*`. Dimensions of all given shapes, one after the other.
- `in_shape_size`: `size_t*`. Number of arguments.
- `in_shape_ndim`: `const int**`. Number of dimensions of the arguments.
- `in_shape_data`: `const int64_t***`. Dimensions of the arguments.
- `out_shape_size`: `size_t*`. Number of outputs.
- `out_shape_ndim`: `const int**`. Number of dimensions of the outputs.
- `out_shape_data`: `const int64_t***`. Dimensions of the outputs.
- `aux_shape_size`: `size_t*`. Number of auxiliary states.
- `aux_shape_ndim`: `const int**`. Number of dimensions of the auxiliary states.
- `aux_shape_data`: `const int64_t***`. Dimensions of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferShapePartialEx64(sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete) =
    ccall(entry(132), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Int64}, Ptr{Int64}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Csize_t}, Ptr{Ptr{Cint}}, Ptr{Ptr{Ptr{Int64}}}, Ptr{Cint}, ), sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete)

"""
    MXSymbolInferType(sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete)

Infer the element types of all arguments, outputs and auxiliary states from the known types of some.
-1 is unknown. A contradiction is a type error that names the operator.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_type_data`: `const int*`. Element type ids.
- `in_type_size`: `uint32_t*`. Number of arguments.
- `in_type_data`: `const int**`. Element type ids of the arguments.
- `out_type_size`: `uint32_t*`. Number of outputs.
- `out_type_data`: `const int**`. Element type ids of the outputs.
- `aux_type_size`: `uint32_t*`. Number of auxiliary states.
- `aux_type_data`: `const int**`. Element type ids of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferType(sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete) =
    ccall(entry(133), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Cint}, ), sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete)

"""
    MXSymbolInferTypePartial(sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete)

As MXSymbolInferType. Unknown types are allowed and stay unknown.

- `sym`: `SymbolHandle`. The symbol.
- `num_args`: `uint32_t`. Number of entries.
- `keys`: `const char**`. Names of the arguments that are known, or null when they are given by
  position.
- `arg_type_data`: `const int*`. Element type ids.
- `in_type_size`: `uint32_t*`. Number of arguments.
- `in_type_data`: `const int**`. Element type ids of the arguments.
- `out_type_size`: `uint32_t*`. Number of outputs.
- `out_type_data`: `const int**`. Element type ids of the outputs.
- `aux_type_size`: `uint32_t*`. Number of auxiliary states.
- `aux_type_data`: `const int**`. Element type ids of the auxiliary states.
- `complete`: `int*`. 1 when everything is known, else 0.
"""
MXSymbolInferTypePartial(sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete) =
    ccall(entry(134), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{UInt32}, Ptr{Ptr{Cint}}, Ptr{Cint}, ), sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data, aux_type_size, aux_type_data, complete)

"""
    MXExecutorFree(handle)

Release an executor.

- `handle`: `ExecutorHandle`. The object; null is allowed and does nothing.
"""
MXExecutorFree(handle) =
    ccall(entry(135), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXExecutorPrint(handle, out_str)

Readable text about the executor's plan, for debugging.

- `handle`: `ExecutorHandle`. The object.
- `out_str`: `const char**`. The text.
"""
MXExecutorPrint(handle, out_str) =
    ccall(entry(136), Cint, (Ptr{Cvoid}, Ptr{Cstring}, ), handle, out_str)

"""
    MXExecutorForward(handle, is_train)

Run the bound graph on the current contents of its arrays.

- `handle`: `ExecutorHandle`. The object.
- `is_train`: `int`. 1 for training behaviour, 0 for inference.
"""
MXExecutorForward(handle, is_train) =
    ccall(entry(137), Cint, (Ptr{Cvoid}, Cint, ), handle, is_train)

"""
    MXExecutorBackward(handle, len, head_grads)

Run the backward pass of the last forward run into the gradient arrays, following each array's write
rule.

- `handle`: `ExecutorHandle`. The object.
- `len`: `uint32_t`. Number of entries.
- `head_grads`: `NDArrayHandle*`. Gradient of each output; none for outputs that are losses
  themselves.
"""
MXExecutorBackward(handle, len, head_grads) =
    ccall(entry(138), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, ), handle, len, head_grads)

"""
    MXExecutorBackwardEx(handle, len, head_grads, is_train)

As MXExecutorBackward, and says whether the forward run was one of training.

- `handle`: `ExecutorHandle`. The object.
- `len`: `uint32_t`. Number of entries.
- `head_grads`: `NDArrayHandle*`. Gradient of each output; none for outputs that are losses
  themselves.
- `is_train`: `int`. 1 for training behaviour, 0 for inference.
"""
MXExecutorBackwardEx(handle, len, head_grads, is_train) =
    ccall(entry(139), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, Cint, ), handle, len, head_grads, is_train)

"""
    MXExecutorOutputs(handle, out_size, out)

Output arrays of the executor.

- `handle`: `ExecutorHandle`. The object.
- `out_size`: `uint32_t*`. Number of outputs.
- `out`: `NDArrayHandle**`. Table of outputs; each handle is new and belongs to the caller.
"""
MXExecutorOutputs(handle, out_size, out) =
    ccall(entry(140), Cint, (Ptr{Cvoid}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, ), handle, out_size, out)

"""
    MXExecutorBind(symbol_handle, dev_type, dev_id, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out)

Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
MXSymbolListAuxiliaryStates. Shapes are checked against inference.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `len`: `uint32_t`. Number of entries.
- `in_args`: `NDArrayHandle*`. Argument arrays.
- `arg_grad_store`: `NDArrayHandle*`. Gradient arrays; null entries for arguments without.
- `grad_req_type`: `uint32_t*`. Write rule of each gradient: 0 none, 1 write, 3 add.
- `aux_states_len`: `uint32_t`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle*`. Auxiliary states.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorBind(symbol_handle, dev_type, dev_id, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out) =
    ccall(entry(141), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, Ptr{UInt32}, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out)

"""
    MXExecutorBindX(symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out)

Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
MXSymbolListAuxiliaryStates. Shapes are checked against inference. Groups (attribute ctx_group) can
be placed on devices of their own.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_map_keys`: `uint32_t`. Number of groups placed on devices.
- `map_keys`: `const char**`. Names of the groups.
- `map_dev_types`: `const int*`. Device type of each group.
- `map_dev_ids`: `const int*`. Device number of each group.
- `len`: `uint32_t`. Number of entries.
- `in_args`: `NDArrayHandle*`. Argument arrays.
- `arg_grad_store`: `NDArrayHandle*`. Gradient arrays; null entries for arguments without.
- `grad_req_type`: `uint32_t*`. Write rule of each gradient: 0 none, 1 write, 3 add.
- `aux_states_len`: `uint32_t`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle*`. Auxiliary states.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorBindX(symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out) =
    ccall(entry(142), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, Ptr{UInt32}, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, out)

"""
    MXExecutorBindEX(symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, shared_exec, out)

Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
MXSymbolListAuxiliaryStates. Shapes are checked against inference. Memory for intermediate results
can be shared with another executor.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_map_keys`: `uint32_t`. Number of groups placed on devices.
- `map_keys`: `const char**`. Names of the groups.
- `map_dev_types`: `const int*`. Device type of each group.
- `map_dev_ids`: `const int*`. Device number of each group.
- `len`: `uint32_t`. Number of entries.
- `in_args`: `NDArrayHandle*`. Argument arrays.
- `arg_grad_store`: `NDArrayHandle*`. Gradient arrays; null entries for arguments without.
- `grad_req_type`: `uint32_t*`. Write rule of each gradient: 0 none, 1 write, 3 add.
- `aux_states_len`: `uint32_t`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle*`. Auxiliary states.
- `shared_exec`: `ExecutorHandle`. Executor whose memory is reused; null for none.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorBindEX(symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, shared_exec, out) =
    ccall(entry(143), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, Ptr{UInt32}, UInt32, Ptr{Ptr{Cvoid}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, len, in_args, arg_grad_store, grad_req_type, aux_states_len, aux_states, shared_exec, out)

"""
    MXExecutorSimpleBind(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones.
Argument and gradient arrays can be taken from a shared buffer or from another executor of the same
symbol.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_g2c_keys`: `const uint32_t`. Number of groups placed on devices.
- `g2c_keys`: `const char**`. Names of the groups.
- `g2c_dev_types`: `const int*`. Device type of each group.
- `g2c_dev_ids`: `const int*`. Device number of each group.
- `provided_grad_req_list_len`: `const uint32_t`. Number of write rules: 0 for none, 1 without names
  for all arguments.
- `provided_grad_req_names`: `const char**`. Names of the arguments that the rules are for, or null
  for rules by position.
- `provided_grad_req_types`: `const char**`. Rules: 'null', 'write' or 'add'; one alone is for all
  arguments.
- `num_provided_arg_shapes`: `const uint32_t`. Number of arguments with a given shape.
- `provided_arg_shape_names`: `const char**`. Names of the arguments.
- `provided_arg_shape_data`: `const uint32_t*`. Dimensions of all given shapes, one after the other.
- `provided_arg_shape_idx`: `const uint32_t*`. Where each shape begins in provided_arg_shape_data;
  the last entry is its length.
- `num_provided_arg_dtypes`: `const uint32_t`. Number of arguments with a given element type.
- `provided_arg_dtype_names`: `const char**`. Names of the arguments.
- `provided_arg_dtypes`: `const int*`. Their element type ids.
- `num_provided_arg_stypes`: `const uint32_t`. Number of arguments with a given storage kind.
- `provided_arg_stype_names`: `const char**`. Names of the arguments.
- `provided_arg_stypes`: `const int*`. Their storage kinds.
- `num_shared_arg_names`: `const uint32_t`. Number of arguments whose arrays may be shared with
  shared_exec_handle.
- `shared_arg_name_list`: `const char**`. Names of these arguments.
- `shared_buffer_len`: `int*`. In: number of entries in the shared buffer, or -1 for no buffer; out:
  number of entries afterwards.
- `shared_buffer_name_list`: `const char**`. Names in the shared buffer.
- `shared_buffer_handle_list`: `NDArrayHandle*`. Arrays in the shared buffer.
- `updated_shared_buffer_name_list`: `const char***`. Names in the shared buffer afterwards.
- `updated_shared_buffer_handle_list`: `NDArrayHandle**`. Arrays in the shared buffer afterwards;
  each handle is new and belongs to the caller.
- `num_in_args`: `uint32_t*`. Number of arguments.
- `in_args`: `NDArrayHandle**`. Argument arrays; each handle is new and belongs to the caller.
- `arg_grads`: `NDArrayHandle**`. Gradient arrays, null for arguments without; each handle is new
  and belongs to the caller.
- `num_aux_states`: `uint32_t*`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle**`. Auxiliary states; each handle is new and belongs to the caller.
- `shared_exec_handle`: `ExecutorHandle`. Executor whose memory is reused; null for none.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorSimpleBind(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out) =
    ccall(entry(144), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cstring}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

"""
    MXExecutorSimpleBindEx(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones.
Argument and gradient arrays can be taken from a shared buffer or from another executor of the same
symbol. Signed dimensions.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_g2c_keys`: `const uint32_t`. Number of groups placed on devices.
- `g2c_keys`: `const char**`. Names of the groups.
- `g2c_dev_types`: `const int*`. Device type of each group.
- `g2c_dev_ids`: `const int*`. Device number of each group.
- `provided_grad_req_list_len`: `const uint32_t`. Number of write rules: 0 for none, 1 without names
  for all arguments.
- `provided_grad_req_names`: `const char**`. Names of the arguments that the rules are for, or null
  for rules by position.
- `provided_grad_req_types`: `const char**`. Rules: 'null', 'write' or 'add'; one alone is for all
  arguments.
- `num_provided_arg_shapes`: `const uint32_t`. Number of arguments with a given shape.
- `provided_arg_shape_names`: `const char**`. Names of the arguments.
- `provided_arg_shape_data`: `const int*`. Dimensions of all given shapes, one after the other.
- `provided_arg_shape_idx`: `const uint32_t*`. Where each shape begins in provided_arg_shape_data;
  the last entry is its length.
- `num_provided_arg_dtypes`: `const uint32_t`. Number of arguments with a given element type.
- `provided_arg_dtype_names`: `const char**`. Names of the arguments.
- `provided_arg_dtypes`: `const int*`. Their element type ids.
- `num_provided_arg_stypes`: `const uint32_t`. Number of arguments with a given storage kind.
- `provided_arg_stype_names`: `const char**`. Names of the arguments.
- `provided_arg_stypes`: `const int*`. Their storage kinds.
- `num_shared_arg_names`: `const uint32_t`. Number of arguments whose arrays may be shared with
  shared_exec_handle.
- `shared_arg_name_list`: `const char**`. Names of these arguments.
- `shared_buffer_len`: `int*`. In: number of entries in the shared buffer, or -1 for no buffer; out:
  number of entries afterwards.
- `shared_buffer_name_list`: `const char**`. Names in the shared buffer.
- `shared_buffer_handle_list`: `NDArrayHandle*`. Arrays in the shared buffer.
- `updated_shared_buffer_name_list`: `const char***`. Names in the shared buffer afterwards.
- `updated_shared_buffer_handle_list`: `NDArrayHandle**`. Arrays in the shared buffer afterwards;
  each handle is new and belongs to the caller.
- `num_in_args`: `uint32_t*`. Number of arguments.
- `in_args`: `NDArrayHandle**`. Argument arrays; each handle is new and belongs to the caller.
- `arg_grads`: `NDArrayHandle**`. Gradient arrays, null for arguments without; each handle is new
  and belongs to the caller.
- `num_aux_states`: `uint32_t*`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle**`. Auxiliary states; each handle is new and belongs to the caller.
- `shared_exec_handle`: `ExecutorHandle`. Executor whose memory is reused; null for none.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorSimpleBindEx(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out) =
    ccall(entry(145), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cstring}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{UInt32}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

"""
    MXExecutorSimpleBindEx64(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones.
Argument and gradient arrays can be taken from a shared buffer or from another executor of the same
symbol. 64-bit dimensions.

- `symbol_handle`: `SymbolHandle`. The symbol.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_g2c_keys`: `const uint32_t`. Number of groups placed on devices.
- `g2c_keys`: `const char**`. Names of the groups.
- `g2c_dev_types`: `const int*`. Device type of each group.
- `g2c_dev_ids`: `const int*`. Device number of each group.
- `provided_grad_req_list_len`: `const uint32_t`. Number of write rules: 0 for none, 1 without names
  for all arguments.
- `provided_grad_req_names`: `const char**`. Names of the arguments that the rules are for, or null
  for rules by position.
- `provided_grad_req_types`: `const char**`. Rules: 'null', 'write' or 'add'; one alone is for all
  arguments.
- `num_provided_arg_shapes`: `const uint32_t`. Number of arguments with a given shape.
- `provided_arg_shape_names`: `const char**`. Names of the arguments.
- `provided_arg_shape_data`: `const int64_t*`. Dimensions of all given shapes, one after the other.
- `provided_arg_shape_idx`: `const uint32_t*`. Where each shape begins in provided_arg_shape_data;
  the last entry is its length.
- `num_provided_arg_dtypes`: `const uint32_t`. Number of arguments with a given element type.
- `provided_arg_dtype_names`: `const char**`. Names of the arguments.
- `provided_arg_dtypes`: `const int*`. Their element type ids.
- `num_provided_arg_stypes`: `const uint32_t`. Number of arguments with a given storage kind.
- `provided_arg_stype_names`: `const char**`. Names of the arguments.
- `provided_arg_stypes`: `const int*`. Their storage kinds.
- `num_shared_arg_names`: `const uint32_t`. Number of arguments whose arrays may be shared with
  shared_exec_handle.
- `shared_arg_name_list`: `const char**`. Names of these arguments.
- `shared_buffer_len`: `int*`. In: number of entries in the shared buffer, or -1 for no buffer; out:
  number of entries afterwards.
- `shared_buffer_name_list`: `const char**`. Names in the shared buffer.
- `shared_buffer_handle_list`: `NDArrayHandle*`. Arrays in the shared buffer.
- `updated_shared_buffer_name_list`: `const char***`. Names in the shared buffer afterwards.
- `updated_shared_buffer_handle_list`: `NDArrayHandle**`. Arrays in the shared buffer afterwards;
  each handle is new and belongs to the caller.
- `num_in_args`: `uint32_t*`. Number of arguments.
- `in_args`: `NDArrayHandle**`. Argument arrays; each handle is new and belongs to the caller.
- `arg_grads`: `NDArrayHandle**`. Gradient arrays, null for arguments without; each handle is new
  and belongs to the caller.
- `num_aux_states`: `uint32_t*`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle**`. Auxiliary states; each handle is new and belongs to the caller.
- `shared_exec_handle`: `ExecutorHandle`. Executor whose memory is reused; null for none.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorSimpleBindEx64(symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out) =
    ccall(entry(146), Cint, (Ptr{Cvoid}, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cstring}, UInt32, Ptr{Cstring}, Ptr{Int64}, Ptr{UInt32}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol_handle, dev_type, dev_id, num_g2c_keys, g2c_keys, g2c_dev_types, g2c_dev_ids, provided_grad_req_list_len, provided_grad_req_names, provided_grad_req_types, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, num_provided_arg_stypes, provided_arg_stype_names, provided_arg_stypes, num_shared_arg_names, shared_arg_name_list, shared_buffer_len, shared_buffer_name_list, shared_buffer_handle_list, updated_shared_buffer_name_list, updated_shared_buffer_handle_list, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec_handle, out)

"""
    MXExecutorReshape(partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out)

New executor of the same symbol for other input shapes; it shares memory with the given one where
the sizes allow.

- `partial_shaping`: `int`. 1 allows arguments that are not named to change shape.
- `allow_up_sizing`: `int`. 1 allows arrays to grow, with new memory.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_map_keys`: `uint32_t`. Number of groups placed on devices.
- `map_keys`: `const char**`. Names of the groups.
- `map_dev_types`: `const int*`. Device type of each group.
- `map_dev_ids`: `const int*`. Device number of each group.
- `num_provided_arg_shapes`: `const uint32_t`. Number of arguments with a given shape.
- `provided_arg_shape_names`: `const char**`. Names of the arguments.
- `provided_arg_shape_data`: `const uint32_t*`. Dimensions of all given shapes, one after the other.
- `provided_arg_shape_idx`: `const uint32_t*`. Where each shape begins in provided_arg_shape_data;
  the last entry is its length.
- `num_in_args`: `uint32_t*`. Number of arguments.
- `in_args`: `NDArrayHandle**`. Argument arrays; each handle is new and belongs to the caller.
- `arg_grads`: `NDArrayHandle**`. Gradient arrays, null for arguments without; each handle is new
  and belongs to the caller.
- `num_aux_states`: `uint32_t*`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle**`. Auxiliary states; each handle is new and belongs to the caller.
- `shared_exec`: `ExecutorHandle`. Executor whose memory is reused.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorReshape(partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out) =
    ccall(entry(147), Cint, (Cint, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out)

"""
    MXExecutorReshapeEx(partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out)

New executor of the same symbol for other input shapes; it shares memory with the given one where
the sizes allow. Signed dimensions.

- `partial_shaping`: `int`. 1 allows arguments that are not named to change shape.
- `allow_up_sizing`: `int`. 1 allows arrays to grow, with new memory.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_map_keys`: `uint32_t`. Number of groups placed on devices.
- `map_keys`: `const char**`. Names of the groups.
- `map_dev_types`: `const int*`. Device type of each group.
- `map_dev_ids`: `const int*`. Device number of each group.
- `num_provided_arg_shapes`: `const uint32_t`. Number of arguments with a given shape.
- `provided_arg_shape_names`: `const char**`. Names of the arguments.
- `provided_arg_shape_data`: `const int*`. Dimensions of all given shapes, one after the other.
- `provided_arg_shape_idx`: `const uint32_t*`. Where each shape begins in provided_arg_shape_data;
  the last entry is its length.
- `num_in_args`: `uint32_t*`. Number of arguments.
- `in_args`: `NDArrayHandle**`. Argument arrays; each handle is new and belongs to the caller.
- `arg_grads`: `NDArrayHandle**`. Gradient arrays, null for arguments without; each handle is new
  and belongs to the caller.
- `num_aux_states`: `uint32_t*`. Number of auxiliary states.
- `aux_states`: `NDArrayHandle**`. Auxiliary states; each handle is new and belongs to the caller.
- `shared_exec`: `ExecutorHandle`. Executor whose memory is reused.
- `out`: `ExecutorHandle*`. New executor; released with MXExecutorFree.
"""
MXExecutorReshapeEx(partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out) =
    ccall(entry(148), Cint, (Cint, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Cint}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{UInt32}, Ptr{Ptr{Ptr{Cvoid}}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), partial_shaping, allow_up_sizing, dev_type, dev_id, num_map_keys, map_keys, map_dev_types, map_dev_ids, num_provided_arg_shapes, provided_arg_shape_names, provided_arg_shape_data, provided_arg_shape_idx, num_in_args, in_args, arg_grads, num_aux_states, aux_states, shared_exec, out)

"""
    MXExecutorGetOptimizedSymbol(handle, out)

Symbol of the graph that the executor runs, after its rewrites.

- `handle`: `ExecutorHandle`. The object.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXExecutorGetOptimizedSymbol(handle, out) =
    ccall(entry(149), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), handle, out)

"""
    MXExecutorSetMonitorCallback(handle, callback, callback_handle)

Install a callback that sees every output of every operator after each forward, and the gradients of
every operator's inputs after each backward, as <node>_backward_output<i>. Names and arrays that it
gets are valid during the call; the array handle is released by the callback.

- `handle`: `ExecutorHandle`. The object.
- `callback`: `ExecutorMonitorCallback`. Function to call; null removes it.
- `callback_handle`: `void*`. Passed through to the callback.
"""
MXExecutorSetMonitorCallback(handle, callback, callback_handle) =
    ccall(entry(150), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, ), handle, callback, callback_handle)

"""
    MXExecutorSetMonitorCallbackEX(handle, callback, callback_handle, monitor_all)

As MXExecutorSetMonitorCallback; with monitor_all it sees the inputs too.

- `handle`: `ExecutorHandle`. The object.
- `callback`: `ExecutorMonitorCallback`. Function to call; null removes it.
- `callback_handle`: `void*`. Passed through to the callback.
- `monitor_all`: `bool`. Whether inputs are shown too.
"""
MXExecutorSetMonitorCallbackEX(handle, callback, callback_handle, monitor_all) =
    ccall(entry(151), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Bool, ), handle, callback, callback_handle, monitor_all)

"""
    MXNDArrayGetSharedMemHandle(handle, shared_pid, shared_id)

Identify the shared-memory segment of an array on the shared CPU device (type 5), so that another
process can open it; other arrays are copied to such a segment first.

- `handle`: `NDArrayHandle`. The object.
- `shared_pid`: `int*`. Process part of the segment's identity.
- `shared_id`: `int*`. Serial part of the segment's identity.
"""
MXNDArrayGetSharedMemHandle(handle, shared_pid, shared_id) =
    ccall(entry(152), Cint, (Ptr{Cvoid}, Ptr{Cint}, Ptr{Cint}, ), handle, shared_pid, shared_id)

"""
    MXNDArrayCreateFromSharedMem(shared_pid, shared_id, shape, ndim, dtype, out)

Open an array in a shared-memory segment that this or another process made.

- `shared_pid`: `int`. Process part of the segment's identity.
- `shared_id`: `int`. Serial part of the segment's identity.
- `shape`: `const uint32_t*`. Size of each axis; may be null when ndim is 0.
- `ndim`: `uint32_t`. Number of dimensions.
- `dtype`: `int`. Element type id (MXHubDType).
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateFromSharedMem(shared_pid, shared_id, shape, ndim, dtype, out) =
    ccall(entry(153), Cint, (Cint, Cint, Ptr{UInt32}, UInt32, Cint, Ptr{Ptr{Cvoid}}, ), shared_pid, shared_id, shape, ndim, dtype, out)

"""
    MXStorageEmptyCache(dev_type, dev_id)

Give pooled, unused memory of a device back to the system.

- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
"""
MXStorageEmptyCache(dev_type, dev_id) =
    ccall(entry(154), Cint, (Cint, Cint, ), dev_type, dev_id)

"""
    MXNDArrayCreateFromSharedMemEx(shared_pid, shared_id, shape, ndim, dtype, out)

Open an array in a shared-memory segment that this or another process made.

- `shared_pid`: `int`. Process part of the segment's identity.
- `shared_id`: `int`. Serial part of the segment's identity.
- `shape`: `const int*`. Size of each axis; may be null when ndim is 0.
- `ndim`: `int`. Number of dimensions.
- `dtype`: `int`. Element type id (MXHubDType).
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXNDArrayCreateFromSharedMemEx(shared_pid, shared_id, shape, ndim, dtype, out) =
    ccall(entry(155), Cint, (Cint, Cint, Ptr{Cint}, Cint, Cint, Ptr{Ptr{Cvoid}}, ), shared_pid, shared_id, shape, ndim, dtype, out)

"""
    MXEnginePushAsync(async_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name, wait)

Give the engine a function to run after earlier work on the listed variables. Functions that share a
variable, one of them as mutable, never overlap. The deleter runs once, after the function. The
function must call its completion callback (second argument) exactly once, from any thread.

- `async_func`: `EngineAsyncFunc`. The function.
- `func_param`: `void*`. Passed through to the function.
- `deleter`: `EngineFuncParamDeleter`. Called with func_param after the function; null for none.
- `ctx_handle`: `ContextHandle`. Pointer to two ints, device type and device number; null for the
  first CPU.
- `const_vars_handle`: `EngineVarHandle`. Table of variables that are read.
- `num_const_vars`: `int`. Number of variables that are read.
- `mutable_vars_handle`: `EngineVarHandle`. Table of variables that are written.
- `num_mutable_vars`: `int`. Number of variables that are written.
- `prop_handle`: `EngineFnPropertyHandle`. Pointer to an int that says what kind of work it is; null
  for normal work.
- `priority`: `int`. Higher runs earlier among work that is ready.
- `opr_name`: `const char*`. Name for error messages; null for none.
- `wait`: `bool`. Whether to wait until it is done.
"""
MXEnginePushAsync(async_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name, wait) =
    ccall(entry(156), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Cint, Ptr{Cvoid}, Cint, Ptr{Cvoid}, Cint, Cstring, Bool, ), async_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name, wait)

"""
    MXEnginePushSync(sync_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name)

Give the engine a function to run after earlier work on the listed variables. Functions that share a
variable, one of them as mutable, never overlap. The deleter runs once, after the function. The work
is complete when the function returns.

- `sync_func`: `EngineSyncFunc`. The function.
- `func_param`: `void*`. Passed through to the function.
- `deleter`: `EngineFuncParamDeleter`. Called with func_param after the function; null for none.
- `ctx_handle`: `ContextHandle`. Pointer to two ints, device type and device number; null for the
  first CPU.
- `const_vars_handle`: `EngineVarHandle`. Table of variables that are read.
- `num_const_vars`: `int`. Number of variables that are read.
- `mutable_vars_handle`: `EngineVarHandle`. Table of variables that are written.
- `num_mutable_vars`: `int`. Number of variables that are written.
- `prop_handle`: `EngineFnPropertyHandle`. Pointer to an int that says what kind of work it is; null
  for normal work.
- `priority`: `int`. Higher runs earlier among work that is ready.
- `opr_name`: `const char*`. Name for error messages; null for none.
"""
MXEnginePushSync(sync_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name) =
    ccall(entry(157), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Cint, Ptr{Cvoid}, Cint, Ptr{Cvoid}, Cint, Cstring, ), sync_func, func_param, deleter, ctx_handle, const_vars_handle, num_const_vars, mutable_vars_handle, num_mutable_vars, prop_handle, priority, opr_name)

"""
    MXShallowCopyNDArray(src, out)

New handle to the same array.

- `src`: `NDArrayHandle`. The object.
- `out`: `NDArrayHandle*`. New array; released with MXNDArrayFree.
"""
MXShallowCopyNDArray(src, out) =
    ccall(entry(158), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), src, out)

"""
    MXShallowCopySymbol(src, out)

New handle to the same graph; composing one of the handles leaves the other alone.

- `src`: `SymbolHandle`. The object.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
MXShallowCopySymbol(src, out) =
    ccall(entry(159), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), src, out)

"""
    MXEnginePushAsyncND(async_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name, wait)

As MXEnginePushAsync, with arrays in place of variables.

- `async_func`: `EngineAsyncFunc`. The function.
- `func_param`: `void*`. Passed through to the function.
- `deleter`: `EngineFuncParamDeleter`. Called with func_param after the function; null for none.
- `ctx_handle`: `ContextHandle`. Pointer to two ints, device type and device number; null for the
  first CPU.
- `const_nds_handle`: `NDArrayHandle*`. Arrays that are read.
- `num_const_nds`: `int`. Number of arrays that are read.
- `mutable_nds_handle`: `NDArrayHandle*`. Arrays that are written.
- `num_mutable_nds`: `int`. Number of arrays that are written.
- `prop_handle`: `EngineFnPropertyHandle`. Pointer to an int that says what kind of work it is; null
  for normal work.
- `priority`: `int`. Higher runs earlier among work that is ready.
- `opr_name`: `const char*`. Name for error messages; null for none.
- `wait`: `bool`. Whether to wait until it is done.
"""
MXEnginePushAsyncND(async_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name, wait) =
    ccall(entry(160), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, Cint, Ptr{Ptr{Cvoid}}, Cint, Ptr{Cvoid}, Cint, Cstring, Bool, ), async_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name, wait)

"""
    MXEnginePushSyncND(sync_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name)

As MXEnginePushSync, with arrays in place of variables.

- `sync_func`: `EngineSyncFunc`. The function.
- `func_param`: `void*`. Passed through to the function.
- `deleter`: `EngineFuncParamDeleter`. Called with func_param after the function; null for none.
- `ctx_handle`: `ContextHandle`. Pointer to two ints, device type and device number; null for the
  first CPU.
- `const_nds_handle`: `NDArrayHandle*`. Arrays that are read.
- `num_const_nds`: `int`. Number of arrays that are read.
- `mutable_nds_handle`: `NDArrayHandle*`. Arrays that are written.
- `num_mutable_nds`: `int`. Number of arrays that are written.
- `prop_handle`: `EngineFnPropertyHandle`. Pointer to an int that says what kind of work it is; null
  for normal work.
- `priority`: `int`. Higher runs earlier among work that is ready.
- `opr_name`: `const char*`. Name for error messages; null for none.
"""
MXEnginePushSyncND(sync_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name) =
    ccall(entry(161), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, Cint, Ptr{Ptr{Cvoid}}, Cint, Ptr{Cvoid}, Cint, Cstring, ), sync_func, func_param, deleter, ctx_handle, const_nds_handle, num_const_nds, mutable_nds_handle, num_mutable_nds, prop_handle, priority, opr_name)

"""
    MXPredCreate(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, out)

Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'),
for inputs of the given shapes.

- `symbol_json_str`: `const char*`. JSON text of the symbol.
- `param_bytes`: `const void*`. Contents of the .params file.
- `param_size`: `int`. Number of bytes in param_bytes.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_input_nodes`: `uint32_t`. Number of inputs.
- `input_keys`: `const char**`. Names of the inputs.
- `input_shape_indptr`: `const uint32_t*`. Where each shape begins in input_shape_data; the last
  entry is its length.
- `input_shape_data`: `const uint32_t*`. Dimensions of all input shapes, one after the other.
- `out`: `PredictorHandle*`. New predictor; released with MXPredFree.
"""
MXPredCreate(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, out) =
    ccall(entry(162), Cint, (Cstring, Ptr{Cvoid}, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Ptr{Cvoid}}, ), symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, out)

"""
    MXPredCreateEx(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, out)

Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'),
for inputs of the given shapes. Element types of arguments can be chosen.

- `symbol_json_str`: `const char*`. JSON text of the symbol.
- `param_bytes`: `const void*`. Contents of the .params file.
- `param_size`: `int`. Number of bytes in param_bytes.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_input_nodes`: `const uint32_t`. Number of inputs.
- `input_keys`: `const char**`. Names of the inputs.
- `input_shape_indptr`: `const uint32_t*`. Where each shape begins in input_shape_data; the last
  entry is its length.
- `input_shape_data`: `const uint32_t*`. Dimensions of all input shapes, one after the other.
- `num_provided_arg_dtypes`: `const uint32_t`. Number of arguments with a given element type.
- `provided_arg_dtype_names`: `const char**`. Names of the arguments.
- `provided_arg_dtypes`: `const int*`. Their element type ids.
- `out`: `PredictorHandle*`. New predictor; released with MXPredFree.
"""
MXPredCreateEx(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, out) =
    ccall(entry(163), Cint, (Cstring, Ptr{Cvoid}, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, UInt32, Ptr{Cstring}, Ptr{Cint}, Ptr{Ptr{Cvoid}}, ), symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_provided_arg_dtypes, provided_arg_dtype_names, provided_arg_dtypes, out)

"""
    MXPredCreatePartialOut(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_output_nodes, output_keys, out)

Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'),
for inputs of the given shapes. The outputs are the named internal ones.

- `symbol_json_str`: `const char*`. JSON text of the symbol.
- `param_bytes`: `const void*`. Contents of the .params file.
- `param_size`: `int`. Number of bytes in param_bytes.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_input_nodes`: `uint32_t`. Number of inputs.
- `input_keys`: `const char**`. Names of the inputs.
- `input_shape_indptr`: `const uint32_t*`. Where each shape begins in input_shape_data; the last
  entry is its length.
- `input_shape_data`: `const uint32_t*`. Dimensions of all input shapes, one after the other.
- `num_output_nodes`: `uint32_t`. Number of outputs wanted.
- `output_keys`: `const char**`. Names of the outputs, with or without '_output'.
- `out`: `PredictorHandle*`. New predictor; released with MXPredFree.
"""
MXPredCreatePartialOut(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_output_nodes, output_keys, out) =
    ccall(entry(164), Cint, (Cstring, Ptr{Cvoid}, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, UInt32, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_output_nodes, output_keys, out)

"""
    MXPredCreateMultiThread(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_threads, out)

Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'),
for inputs of the given shapes. Makes one predictor for each of num_threads threads; they share the
parameters.

- `symbol_json_str`: `const char*`. JSON text of the symbol.
- `param_bytes`: `const void*`. Contents of the .params file.
- `param_size`: `int`. Number of bytes in param_bytes.
- `dev_type`: `int`. Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
- `dev_id`: `int`. Number of the device among those of its type.
- `num_input_nodes`: `uint32_t`. Number of inputs.
- `input_keys`: `const char**`. Names of the inputs.
- `input_shape_indptr`: `const uint32_t*`. Where each shape begins in input_shape_data; the last
  entry is its length.
- `input_shape_data`: `const uint32_t*`. Dimensions of all input shapes, one after the other.
- `num_threads`: `int`. Number of threads, at least 1.
- `out`: `PredictorHandle*`. Room for num_threads handles; each is freed with MXPredFree.
"""
MXPredCreateMultiThread(symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_threads, out) =
    ccall(entry(165), Cint, (Cstring, Ptr{Cvoid}, Cint, Cint, Cint, UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Cint, Ptr{Ptr{Cvoid}}, ), symbol_json_str, param_bytes, param_size, dev_type, dev_id, num_input_nodes, input_keys, input_shape_indptr, input_shape_data, num_threads, out)

"""
    MXPredReshape(num_input_nodes, input_keys, input_shape_indptr, input_shape_data, handle, out)

New predictor for other input shapes that shares the parameters of the given one; the given one
stays valid.

- `num_input_nodes`: `uint32_t`. Number of inputs.
- `input_keys`: `const char**`. Names of the inputs.
- `input_shape_indptr`: `const uint32_t*`. Where each shape begins in input_shape_data; the last
  entry is its length.
- `input_shape_data`: `const uint32_t*`. Dimensions of all input shapes, one after the other.
- `handle`: `PredictorHandle`. The object.
- `out`: `PredictorHandle*`. New predictor; released with MXPredFree.
"""
MXPredReshape(num_input_nodes, input_keys, input_shape_indptr, input_shape_data, handle, out) =
    ccall(entry(166), Cint, (UInt32, Ptr{Cstring}, Ptr{UInt32}, Ptr{UInt32}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), num_input_nodes, input_keys, input_shape_indptr, input_shape_data, handle, out)

"""
    MXPredGetOutputShape(handle, index, shape_data, shape_ndim)

Shape of one output.

- `handle`: `PredictorHandle`. The object.
- `index`: `uint32_t`. Position, from 0.
- `shape_data`: `uint32_t**`. The dimensions; valid until the next such call on the predictor.
- `shape_ndim`: `uint32_t*`. Number of dimensions.
"""
MXPredGetOutputShape(handle, index, shape_data, shape_ndim) =
    ccall(entry(167), Cint, (Ptr{Cvoid}, UInt32, Ptr{Ptr{UInt32}}, Ptr{UInt32}, ), handle, index, shape_data, shape_ndim)

"""
    MXPredGetOutputType(handle, out_index, out_dtype)

Element type id of one output.

- `handle`: `PredictorHandle`. The object.
- `out_index`: `uint32_t`. Position of the output, from 0.
- `out_dtype`: `int*`. Element type id.
"""
MXPredGetOutputType(handle, out_index, out_dtype) =
    ccall(entry(168), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cint}, ), handle, out_index, out_dtype)

"""
    MXPredSetInput(handle, key, data, size)

Copy float32 values into one input.

- `handle`: `PredictorHandle`. The object.
- `key`: `const char*`. Name of the input.
- `data`: `const float*`. The values.
- `size`: `uint32_t`. Number of elements; must be the array's size.
"""
MXPredSetInput(handle, key, data, size) =
    ccall(entry(169), Cint, (Ptr{Cvoid}, Cstring, Ptr{Cfloat}, UInt32, ), handle, key, data, size)

"""
    MXPredForward(handle)

Run the network on the current inputs.

- `handle`: `PredictorHandle`. The object.
"""
MXPredForward(handle) =
    ccall(entry(170), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXPredPartialForward(handle, step, step_left)

Run the network up to an operator: call it with step 0, 1, 2, ... until *step_left is 0.

- `handle`: `PredictorHandle`. The object.
- `step`: `int`. Number of the step, from 0.
- `step_left`: `int*`. Number of steps left.
"""
MXPredPartialForward(handle, step, step_left) =
    ccall(entry(171), Cint, (Ptr{Cvoid}, Cint, Ptr{Cint}, ), handle, step, step_left)

"""
    MXPredGetOutput(handle, index, data, size)

Copy one output as float32 values; waits for the run to end.

- `handle`: `PredictorHandle`. The object.
- `index`: `uint32_t`. Position, from 0.
- `data`: `float*`. Room for the values.
- `size`: `uint32_t`. Number of elements; must be the array's size.
"""
MXPredGetOutput(handle, index, data, size) =
    ccall(entry(172), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cfloat}, UInt32, ), handle, index, data, size)

"""
    MXPredFree(handle)

Release a predictor.

- `handle`: `PredictorHandle`. The object; null is allowed and does nothing.
"""
MXPredFree(handle) =
    ccall(entry(173), Cint, (Ptr{Cvoid}, ), handle)

"""
    MXNDListCreate(nd_file_bytes, nd_file_size, out, out_length)

Read float32 arrays, for instance a mean image, from the bytes of a .params file.

- `nd_file_bytes`: `const char*`. Contents of the file.
- `nd_file_size`: `int`. Number of bytes in nd_file_bytes.
- `out`: `NDListHandle*`. New list; released with MXNDListFree.
- `out_length`: `uint32_t*`. Number of arrays.
"""
MXNDListCreate(nd_file_bytes, nd_file_size, out, out_length) =
    ccall(entry(174), Cint, (Cstring, Cint, Ptr{Ptr{Cvoid}}, Ptr{UInt32}, ), nd_file_bytes, nd_file_size, out, out_length)

"""
    MXNDListGet(handle, index, out_key, out_data, out_shape, out_ndim)

One entry of the list.

- `handle`: `NDListHandle`. The object.
- `index`: `uint32_t`. Position, from 0.
- `out_key`: `const char**`. Name, or an empty text.
- `out_data`: `const float**`. The elements.
- `out_shape`: `const uint32_t**`. The dimensions.
- `out_ndim`: `uint32_t*`. Number of dimensions.
"""
MXNDListGet(handle, index, out_key, out_data, out_shape, out_ndim) =
    ccall(entry(175), Cint, (Ptr{Cvoid}, UInt32, Ptr{Cstring}, Ptr{Ptr{Cfloat}}, Ptr{Ptr{UInt32}}, Ptr{UInt32}, ), handle, index, out_key, out_data, out_shape, out_ndim)

"""
    MXPredSetMonitorCallback(handle, callback, callback_handle, monitor_all)

Install a callback that sees every output of every operator (with monitor_all the inputs too) after
each run.

- `handle`: `PredictorHandle`. The object.
- `callback`: `PredMonitorCallback`. Function to call; null removes it.
- `callback_handle`: `void*`. Passed through to the callback.
- `monitor_all`: `bool`. Whether inputs are shown too.
"""
MXPredSetMonitorCallback(handle, callback, callback_handle, monitor_all) =
    ccall(entry(176), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Bool, ), handle, callback, callback_handle, monitor_all)

"""
    MXNDListFree(handle)

Release a list.

- `handle`: `NDListHandle`. The object; null is allowed and does nothing.
"""
MXNDListFree(handle) =
    ccall(entry(177), Cint, (Ptr{Cvoid}, ), handle)

"""
    NNAPISetLastError(msg)

Set the text that the last-error functions return on this thread.

- `msg`: `const char*`. The text.
"""
NNAPISetLastError(msg) =
    ccall(entry(178), Cvoid, (Cstring, ), msg)

"""
    NNGetLastError()

Same text as MXGetLastError().
"""
NNGetLastError() =
    ccall(entry(179), Cstring, ())

"""
    NNListAllOpNames(out_size, out_array)

Names of all operators, aliases included.

- `out_size`: `nn_uint*`. Number of names.
- `out_array`: `const char***`. The names.
"""
NNListAllOpNames(out_size, out_array) =
    ccall(entry(180), Cint, (Ptr{Cuint}, Ptr{Ptr{Cstring}}, ), out_size, out_array)

"""
    NNGetOpHandle(op_name, op_out)

Handle of an operator by its name or alias; an unknown name is an error.

- `op_name`: `const char*`. Name or alias of the operator.
- `op_out`: `OpHandle*`. The operator.
"""
NNGetOpHandle(op_name, op_out) =
    ccall(entry(181), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), op_name, op_out)

"""
    NNListUniqueOps(out_size, out_array)

Handles of all operators, each once.

- `out_size`: `nn_uint*`. Number of operators.
- `out_array`: `OpHandle**`. The operators.
"""
NNListUniqueOps(out_size, out_array) =
    ccall(entry(182), Cint, (Ptr{Cuint}, Ptr{Ptr{Ptr{Cvoid}}}, ), out_size, out_array)

"""
    NNGetOpInfo(op, real_name, description, num_doc_args, arg_names, arg_type_infos, arg_descriptions, return_type)

Canonical name, description and arguments of an operator, inputs first and parameters after them.

- `op`: `OpHandle`. Operator.
- `real_name`: `const char**`. Canonical name.
- `description`: `const char**`. What the operator does.
- `num_doc_args`: `nn_uint*`. Number of arguments.
- `arg_names`: `const char***`. Names of the arguments.
- `arg_type_infos`: `const char***`. Type phrases of the arguments.
- `arg_descriptions`: `const char***`. Descriptions of the arguments.
- `return_type`: `const char**`. Type of the result, or an empty text.
"""
NNGetOpInfo(op, real_name, description, num_doc_args, arg_names, arg_type_infos, arg_descriptions, return_type) =
    ccall(entry(183), Cint, (Ptr{Cvoid}, Ptr{Cstring}, Ptr{Cstring}, Ptr{Cuint}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Cstring}}, Ptr{Ptr{Cstring}}, Ptr{Cstring}, ), op, real_name, description, num_doc_args, arg_names, arg_type_infos, arg_descriptions, return_type)

"""
    NNSymbolCreateAtomicSymbol(op, num_param, keys, vals, out)

Make a symbol of one operator with its parameters; NNSymbolCompose then connects its inputs.

- `op`: `OpHandle`. Operator.
- `num_param`: `nn_uint`. Number of entries.
- `keys`: `const char**`. Names of the parameters.
- `vals`: `const char**`. Values of the parameters, as text.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolCreateAtomicSymbol(op, num_param, keys, vals, out) =
    ccall(entry(184), Cint, (Ptr{Cvoid}, Cuint, Ptr{Cstring}, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), op, num_param, keys, vals, out)

"""
    NNSymbolCreateVariable(name, out)

Make a symbol that stands for an input array.

- `name`: `const char*`. Name of the variable.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolCreateVariable(name, out) =
    ccall(entry(185), Cint, (Cstring, Ptr{Ptr{Cvoid}}, ), name, out)

"""
    NNSymbolCreateGroup(num_symbols, symbols, out)

Make a symbol whose outputs are those of the given symbols, one after the other.

- `num_symbols`: `nn_uint`. Number of symbols.
- `symbols`: `SymbolHandle*`. The symbols.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolCreateGroup(num_symbols, symbols, out) =
    ccall(entry(186), Cint, (Cuint, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}, ), num_symbols, symbols, out)

"""
    NNSymbolFree(symbol)

Release a symbol handle.

- `symbol`: `SymbolHandle`. The object; null is allowed and does nothing.
"""
NNSymbolFree(symbol) =
    ccall(entry(187), Cint, (Ptr{Cvoid}, ), symbol)

"""
    NNSymbolCopy(symbol, out)

Deep copy of a symbol.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolCopy(symbol, out) =
    ccall(entry(188), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    NNSymbolPrint(symbol, out_str)

Readable text about a symbol, for debugging.

- `symbol`: `SymbolHandle`. The symbol.
- `out_str`: `const char**`. The text.
"""
NNSymbolPrint(symbol, out_str) =
    ccall(entry(189), Cint, (Ptr{Cvoid}, Ptr{Cstring}, ), symbol, out_str)

"""
    NNSymbolGetAttr(symbol, key, out, success)

Value of an attribute of a symbol; success is 0 when it has none of that name.

- `symbol`: `SymbolHandle`. The symbol.
- `key`: `const char*`. Name of the attribute.
- `out`: `const char**`. The text; null when success is 0.
- `success`: `int*`. 1 when found, else 0.
"""
NNSymbolGetAttr(symbol, key, out, success) =
    ccall(entry(190), Cint, (Ptr{Cvoid}, Cstring, Ptr{Cstring}, Ptr{Cint}, ), symbol, key, out, success)

"""
    NNSymbolSetAttrs(symbol, num_param, keys, values)

Set attributes of a symbol.

- `symbol`: `SymbolHandle`. The symbol.
- `num_param`: `nn_uint`. Number of entries.
- `keys`: `const char**`. Names of the attributes.
- `values`: `const char**`. Values of the attributes.
"""
NNSymbolSetAttrs(symbol, num_param, keys, values) =
    ccall(entry(191), Cint, (Ptr{Cvoid}, Cuint, Ptr{Cstring}, Ptr{Cstring}, ), symbol, num_param, keys, values)

"""
    NNSymbolListAttrs(symbol, recursive_option, out_size, out)

Attributes as pairs, of all nodes ('node\$attribute', value) or of the symbol's own node.

- `symbol`: `SymbolHandle`. The symbol.
- `recursive_option`: `int`. 0: all nodes; 1: the symbol's own node.
- `out_size`: `nn_uint*`. Number of pairs; the array holds twice as many strings.
- `out`: `const char***`. The pairs.
"""
NNSymbolListAttrs(symbol, recursive_option, out_size, out) =
    ccall(entry(192), Cint, (Ptr{Cvoid}, Cint, Ptr{Cuint}, Ptr{Ptr{Cstring}}, ), symbol, recursive_option, out_size, out)

"""
    NNSymbolListInputVariables(symbol, option, out_size, out_sym_array)

Input variables of a symbol, each as a symbol of its own.

- `symbol`: `SymbolHandle`. The symbol.
- `option`: `int`. 0: all inputs; 1: without auxiliary states; 2: auxiliary states alone.
- `out_size`: `nn_uint*`. Number of variables.
- `out_sym_array`: `SymbolHandle**`. Table of variables; each handle is new and belongs to the
  caller.
"""
NNSymbolListInputVariables(symbol, option, out_size, out_sym_array) =
    ccall(entry(193), Cint, (Ptr{Cvoid}, Cint, Ptr{Cuint}, Ptr{Ptr{Ptr{Cvoid}}}, ), symbol, option, out_size, out_sym_array)

"""
    NNSymbolListInputNames(symbol, option, out_size, out_str_array)

Names of the input variables of a symbol.

- `symbol`: `SymbolHandle`. The symbol.
- `option`: `int`. 0: all inputs; 1: without auxiliary states; 2: auxiliary states alone.
- `out_size`: `nn_uint*`. Number of names.
- `out_str_array`: `const char***`. The names.
"""
NNSymbolListInputNames(symbol, option, out_size, out_str_array) =
    ccall(entry(194), Cint, (Ptr{Cvoid}, Cint, Ptr{Cuint}, Ptr{Ptr{Cstring}}, ), symbol, option, out_size, out_str_array)

"""
    NNSymbolListOutputNames(symbol, out_size, out_str_array)

Names of the outputs.

- `symbol`: `SymbolHandle`. The symbol.
- `out_size`: `nn_uint*`. Number of names.
- `out_str_array`: `const char***`. The names.
"""
NNSymbolListOutputNames(symbol, out_size, out_str_array) =
    ccall(entry(195), Cint, (Ptr{Cvoid}, Ptr{Cuint}, Ptr{Ptr{Cstring}}, ), symbol, out_size, out_str_array)

"""
    NNSymbolGetNumOutputs(symbol, output_count)

Number of outputs.

- `symbol`: `SymbolHandle`. The symbol.
- `output_count`: `nn_uint*`. Number of outputs.
"""
NNSymbolGetNumOutputs(symbol, output_count) =
    ccall(entry(196), Cint, (Ptr{Cvoid}, Ptr{Cuint}, ), symbol, output_count)

"""
    NNSymbolGetInternals(symbol, out)

Symbol whose outputs are all outputs of all nodes inside the given one.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolGetInternals(symbol, out) =
    ccall(entry(197), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    NNSymbolGetChildren(symbol, out)

Symbol whose outputs are the direct inputs of the symbol's node; null when it has none.

- `symbol`: `SymbolHandle`. The symbol.
- `out`: `SymbolHandle*`. New symbol, or null when there are no inputs.
"""
NNSymbolGetChildren(symbol, out) =
    ccall(entry(198), Cint, (Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, ), symbol, out)

"""
    NNSymbolGetOutput(symbol, index, out)

Symbol of one output.

- `symbol`: `SymbolHandle`. The symbol.
- `index`: `nn_uint`. Position, from 0.
- `out`: `SymbolHandle*`. New symbol; released with MXSymbolFree.
"""
NNSymbolGetOutput(symbol, index, out) =
    ccall(entry(199), Cint, (Ptr{Cvoid}, Cuint, Ptr{Ptr{Cvoid}}, ), symbol, index, out)

"""
    NNSymbolCompose(sym, name, num_args, keys, args)

Connect the inputs of a symbol to other symbols, in place, by position or by name, and name the
node.

- `sym`: `SymbolHandle`. The symbol.
- `name`: `const char*`. Name of the node; null for none.
- `num_args`: `nn_uint`. Number of entries.
- `keys`: `const char**`. Names of the inputs, or null to connect by position.
- `args`: `SymbolHandle*`. Symbols to connect.
"""
NNSymbolCompose(sym, name, num_args, keys, args) =
    ccall(entry(200), Cint, (Ptr{Cvoid}, Cstring, Cuint, Ptr{Cstring}, Ptr{Ptr{Cvoid}}, ), sym, name, num_args, keys, args)

"""
    MXHubRegistryJSON(out)

The operator registry as one JSON text: for each operator its aliases, documentation, inputs,
outputs, parameters, examples and cases.

- `out`: `const char**`. JSON text (UTF-8).
"""
MXHubRegistryJSON(out) =
    ccall(entry(201), Cint, (Ptr{Cstring}, ), out)

"""
    MXHubErrorGetLast(out_kind, out_op, out_argument)

Kind, operator and argument of the calling thread's last error; operator and argument are empty
strings where the error has none.

- `out_kind`: `int*`. MXHubErrorKind.
- `out_op`: `const char**`. Name of the operator.
- `out_argument`: `const char**`. Name of the argument.
"""
MXHubErrorGetLast(out_kind, out_op, out_argument) =
    ccall(entry(202), Cint, (Ptr{Cint}, Ptr{Cstring}, Ptr{Cstring}, ), out_kind, out_op, out_argument)

"""
    MXHubLogSetCallback(callback, payload)

Where messages about how the library works go, such as which kernels it chose. The library prints
nothing; it keeps the last 64 messages for a callback that is set later.

- `callback`: `HubLogCallback`. Function to call; null removes it.
- `payload`: `void*`. Passed through to the callback.
"""
MXHubLogSetCallback(callback, payload) =
    ccall(entry(203), Cint, (Ptr{Cvoid}, Ptr{Cvoid}, ), callback, payload)

"""
    MXHubMemoryGetStats(out_bytes_in_use, out_bytes_peak, out_bytes_pooled, out_live_arrays)

Memory that arrays use now and used at most, unused memory kept by the pool, and the number of live
arrays.

- `out_bytes_in_use`: `uint64_t*`. Bytes in use by arrays.
- `out_bytes_peak`: `uint64_t*`. Most bytes in use at one time since the last reset.
- `out_bytes_pooled`: `uint64_t*`. Bytes that the pool keeps for reuse.
- `out_live_arrays`: `uint64_t*`. Number of live arrays.
"""
MXHubMemoryGetStats(out_bytes_in_use, out_bytes_peak, out_bytes_pooled, out_live_arrays) =
    ccall(entry(204), Cint, (Ptr{UInt64}, Ptr{UInt64}, Ptr{UInt64}, Ptr{UInt64}, ), out_bytes_in_use, out_bytes_peak, out_bytes_pooled, out_live_arrays)

"""
    MXHubMemoryResetPeak()

Start measuring the peak of memory use anew, from the current use.
"""
MXHubMemoryResetPeak() =
    ccall(entry(205), Cint, ())

"""
    MXHubInvocationCreate(out, op_name, num_params, keys, vals)

Prepare an operator call: the operator is looked up and its parameters are parsed once. Unknown
operators, unknown parameters and bad values are argument errors.

- `out`: `HubInvocationHandle*`. New prepared call; released with MXHubInvocationFree.
- `op_name`: `const char*`. Name or alias of the operator.
- `num_params`: `uint32_t`. Number of parameters.
- `keys`: `const char**`. Names of the parameters.
- `vals`: `const char**`. Values of the parameters, as text.
"""
MXHubInvocationCreate(out, op_name, num_params, keys, vals) =
    ccall(entry(206), Cint, (Ptr{Ptr{Cvoid}}, Cstring, UInt32, Ptr{Cstring}, Ptr{Cstring}, ), out, op_name, num_params, keys, vals)

"""
    MXHubInvocationFree(inv)

Release a prepared call.

- `inv`: `HubInvocationHandle`. The object; null is allowed and does nothing.
"""
MXHubInvocationFree(inv) =
    ccall(entry(207), Cint, (Ptr{Cvoid}, ), inv)

"""
    MXHubInvocationCall(outputs, capacity, num_outputs, inv, num_inputs, inputs)

Run a prepared call. With *num_outputs 0 on entry new arrays are made for the visible outputs and
*num_outputs is set; otherwise the results are written into the given arrays.

- `outputs`: `NDArrayHandle*`. In: arrays to write; out: the new arrays, which belong to the caller.
- `capacity`: `uint32_t`. Room in outputs.
- `num_outputs`: `uint32_t*`. In: number of given arrays or 0; out: number of outputs.
- `inv`: `HubInvocationHandle`. The prepared call.
- `num_inputs`: `uint32_t`. Number of inputs.
- `inputs`: `const NDArrayHandle*`. Input arrays in the operator's order.
"""
MXHubInvocationCall(outputs, capacity, num_outputs, inv, num_inputs, inputs) =
    ccall(entry(208), Cint, (Ptr{Ptr{Cvoid}}, UInt32, Ptr{UInt32}, Ptr{Cvoid}, UInt32, Ptr{Ptr{Cvoid}}, ), outputs, capacity, num_outputs, inv, num_inputs, inputs)

"""
    MXHubInvocationCall0(inv)

Run a prepared call that has no input and one visible output.

- `inv`: `HubInvocationHandle`. The prepared call.
"""
MXHubInvocationCall0(inv) =
    ccall(entry(209), Ptr{Cvoid}, (Ptr{Cvoid}, ), inv)

"""
    MXHubInvocationCall1(inv, a)

Run a prepared call that has one input and one visible output.

- `inv`: `HubInvocationHandle`. The prepared call.
- `a`: `NDArrayHandle`. First input.
"""
MXHubInvocationCall1(inv, a) =
    ccall(entry(210), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}, ), inv, a)

"""
    MXHubInvocationCall2(inv, a, b)

Run a prepared call that has two inputs and one visible output.

- `inv`: `HubInvocationHandle`. The prepared call.
- `a`: `NDArrayHandle`. First input.
- `b`: `NDArrayHandle`. Second input.
"""
MXHubInvocationCall2(inv, a, b) =
    ccall(entry(211), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, ), inv, a, b)

"""
    MXHubInvocationCall3(inv, a, b, c)

Run a prepared call that has three inputs and one visible output.

- `inv`: `HubInvocationHandle`. The prepared call.
- `a`: `NDArrayHandle`. First input.
- `b`: `NDArrayHandle`. Second input.
- `c`: `NDArrayHandle`. Third input.
"""
MXHubInvocationCall3(inv, a, b, c) =
    ccall(entry(212), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, ), inv, a, b, c)

"""
    MXHubArrayDescribe(out_ndim, out_dims, out_dtype, array)

Rank, dimensions and element type of an array in one call.

- `out_ndim`: `int*`. Rank; -1 when the array has no shape yet.
- `out_dims`: `const int64_t**`. The dimensions; not valid any more after a change of shape.
- `out_dtype`: `int*`. Element type id.
- `array`: `NDArrayHandle`. The array.
"""
MXHubArrayDescribe(out_ndim, out_dims, out_dtype, array) =
    ccall(entry(213), Cint, (Ptr{Cint}, Ptr{Ptr{Int64}}, Ptr{Cint}, Ptr{Cvoid}, ), out_ndim, out_dims, out_dtype, array)

# Which function releases a handle of which kind.
release(::Val{:NDArray}, handle) = MXNDArrayFree(handle)
release(::Val{:Profile}, handle) = MXProfileDestroyHandle(handle)
release(::Val{:CachedOp}, handle) = MXFreeCachedOp(handle)
release(::Val{:Symbol}, handle) = MXSymbolFree(handle)
release(::Val{:Executor}, handle) = MXExecutorFree(handle)
release(::Val{:Predictor}, handle) = MXPredFree(handle)
release(::Val{:NDList}, handle) = MXNDListFree(handle)
release(::Val{:Invocation}, handle) = MXHubInvocationFree(handle)

end # module
