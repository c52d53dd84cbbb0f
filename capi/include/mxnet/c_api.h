/* Arrays, operators, differentiation, symbols, executors: the surface of MXNet 1.9.1. */
/* Made from capi/api.yaml by `python -m codegen`; do not edit. */
/* clang-format off */
#ifndef MXNET_C_API_H_
#define MXNET_C_API_H_

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifndef MXNET_EXTERN_C
#ifdef __cplusplus
#define MXNET_EXTERN_C extern "C"
#else
#define MXNET_EXTERN_C
#endif
#endif

#ifndef MXNET_DLL
#if defined(_WIN32) && defined(MXNET_EXPORTS)
#define MXNET_DLL MXNET_EXTERN_C __declspec(dllexport)
#elif defined(_WIN32)
#define MXNET_DLL MXNET_EXTERN_C __declspec(dllimport)
#else
#define MXNET_DLL MXNET_EXTERN_C __attribute__((visibility("default")))
#endif
#endif

/* With MXNET_STRICT_HANDLES each kind of handle is a pointer type of its own, so that the compiler tells them apart.
 * The binary interface is the same. */

#ifndef MXNET_TYPE_mx_uint
#define MXNET_TYPE_mx_uint
/*! Unsigned 32-bit integer. */
typedef uint32_t mx_uint;
#endif

#ifndef MXNET_TYPE_mx_float
#define MXNET_TYPE_mx_float
/*! 32-bit float. */
typedef float mx_float;
#endif

/*! Size of one axis. */
typedef int64_t dim_t;

#ifndef MXNET_TYPE_NDArrayHandle
#define MXNET_TYPE_NDArrayHandle
/*! An array. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubNDArrayHandleTag* NDArrayHandle;
#else
typedef void* NDArrayHandle;
#endif
#endif

/*! An operator. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubAtomicSymbolCreatorTag* AtomicSymbolCreator;
#else
typedef void* AtomicSymbolCreator;
#endif

/*! A callable made from a symbol. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubCachedOpHandleTag* CachedOpHandle;
#else
typedef void* CachedOpHandle;
#endif

#ifndef MXNET_TYPE_SymbolHandle
#define MXNET_TYPE_SymbolHandle
/*! A symbolic expression. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubSymbolHandleTag* SymbolHandle;
#else
typedef void* SymbolHandle;
#endif
#endif

/*! A symbol of one operator. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubAtomicSymbolHandleTag* AtomicSymbolHandle;
#else
typedef void* AtomicSymbolHandle;
#endif

/*! A bound graph. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubExecutorHandleTag* ExecutorHandle;
#else
typedef void* ExecutorHandle;
#endif

/*! A domain, task, frame, event or counter of the profiler. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubProfileHandleTag* ProfileHandle;
#else
typedef void* ProfileHandle;
#endif

/*! Not used: null. */
typedef void* KVStoreHandle;

/*! A DLManagedTensor. */
typedef void* DLManagedTensorHandle;

/*! Pointer to a device: two ints, type and number. */
typedef const void* ContextHandle;

/*! Pointer to an int that says what kind of work a function does. */
typedef const void* EngineFnPropertyHandle;

/*! A variable of the engine, or a table of them. */
typedef void* EngineVarHandle;

struct LibFeature;
struct MXCallbackList;

/*! Work that ends when its completion callback is called: engine, completion callback, user's parameter. */
typedef void (*EngineAsyncFunc)(void*, void*, void*);

/*! Work that ends when it returns: engine, user's parameter. */
typedef void (*EngineSyncFunc)(void*, void*);

/*! Releases the user's parameter. */
typedef void (*EngineFuncParamDeleter)(void*);

/*! Sees one array of a run: name, array (the callback releases it), user's parameter. */
typedef void (*ExecutorMonitorCallback)(const char*, NDArrayHandle, void*);

/*! Sees one array of a call: name of the array, name of the operator, array. */
typedef void (*CachedOpMonitorCallback)(const char*, const char*, NDArrayHandle);

/*! A callback of a list; cast to the type that its place in the list tells before it is called. */
typedef int (*MXGenericCallback)(void);

/*! Writes gradients of a function's inputs. `ptrs`: arrays with the gradients of the outputs, then arrays to write; the callback releases all of them. `reqs`: for each array to write, 1 to overwrite and 3 to add. Returns 0 on failure. */
typedef int (*CustomFunctionBwdFunc)(int num_ograds, int num_igrads, void** ptrs, const int* reqs, const int is_train, void* state);

/*! Computes outputs or gradients of a custom operator. `ptrs`: arrays, which the callback releases; what is not read is an array without shape. `tags`: the part that each plays: 0 argument, 1 output, 2 gradient of an argument, 3 gradient of an output, 4 auxiliary state. `reqs`: for each array to write (outputs, or gradients of arguments) 0 if it is not wanted, 1 to overwrite, 3 to add. Returns 0 on failure. */
typedef int (*CustomOpFBFunc)(int size, void** ptrs, int* tags, const int* reqs, const int is_train, void* state);

/*! Releases the state when nothing can call back any more. Returns 0 on failure. */
typedef int (*CustomOpDelFunc)(void* state);

/*! Sets `args` to a list of names that ends with a null pointer and stays valid as long as the state. Returns 0 on failure. */
typedef int (*CustomOpListFunc)(char*** args, void* state);

/*! Completes shapes. Arguments come first, as far as they are known (an unknown dimension is 0, or -1 with NumPy shapes), then outputs and auxiliary states, which the callback sets; the shapes that it sets stay valid until its next call. Returns 0 on failure. */
typedef int (*CustomOpInferShapeFunc)(int num_input, int* ndims, int** shapes, void* state);

/*! Completes storage types, in the order of shapes. Returns 0 on failure. */
typedef int (*CustomOpInferStorageTypeFunc)(int num_input, int* stypes, void* state);

/*! Completes storage types of the gradient; `tags` as those of CustomOpFBFunc. Returns 0 on failure. */
typedef int (*CustomOpBackwardInferStorageTypeFunc)(int num_input, int* stypes, int* tags, void* state);

/*! Completes element types, in the order of shapes (-1: unknown). Returns 0 on failure. */
typedef int (*CustomOpInferTypeFunc)(int num_input, int* types, void* state);

/*! Says which of the numbers given for gradients of outputs, arguments and outputs the gradient reads; the list that it sets stays valid until its next call. Returns 0 on failure. */
typedef int (*CustomOpBwdDepFunc)(const int* out_grad, const int* in_data, const int* out_data, int* num_deps, int** rdeps, void* state);

/*! Makes an instance for arguments of these shapes and types on device `ctx`: sets `ret` to its callbacks (see CustomOpCallbacks). Returns 0 on failure. */
typedef int (*CustomOpCreateFunc)(const char* ctx, int num_inputs, unsigned** shapes, const int* ndims, const int* dtypes, struct MXCallbackList* ret, void* state);

/*! Makes the properties of an operator with these parameters: sets `ret` to their callbacks (see CustomOpPropCallbacks). Returns 0 on failure. */
typedef int (*CustomOpPropCreator)(const char* op_type, const int num_kwargs, const char** keys, const char** values, struct MXCallbackList* ret);

/*! Releases the state when nothing can call back any more. Returns 0 on failure. */
typedef int (*CustomFunctionDelFunc)(void* state);

/*! An optional feature of the library. */
struct LibFeature {
  const char* name; /*!< Its name. */
  bool enabled; /*!< Whether this build has it. */
};

/*! Callbacks and the state that each of them gets. */
struct MXCallbackList {
  int num_callbacks; /*!< How many there are. */
  MXGenericCallback* callbacks; /*!< The callbacks. */
  void** contexts; /*!< The state of each. */
};

/*! Places in the callback list of a custom function. */
typedef enum CustomFunctionCallbacks {
  kCustomFunctionBackward = 0,
  kCustomFunctionDelete = 1
} CustomFunctionCallbacks;

/*! Places in the callback list of an instance of a custom operator. */
typedef enum CustomOpCallbacks {
  kCustomOpDelete = 0,
  kCustomOpForward = 1,
  kCustomOpBackward = 2
} CustomOpCallbacks;

/*! Places in the callback list of a custom operator's properties; the types and storage types may be left out. */
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

/*!
 * Text of the last error of the calling thread; an empty string when there was none.
 * @return Text owned by the library, valid until the next failing call on this thread.
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL const char* MXGetLastError(void);

/*!
 * List the optional features and whether this build has them.
 * @param libFeature [out, size elements, valid until the process ends] Array of features, in the order of MXNet
 *   1.9.1.
 * @param size [out] Number of features.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXLibInfoFeatures(const struct LibFeature** libFeature, size_t* size);

/*!
 * Seed the random generators of all devices. The same seed gives the same numbers for the same sequence of operators.
 * @param seed [in] Seed; any value.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXRandomSeed(int seed);

/*!
 * Seed the random generator of one device.
 * @param seed [in] Seed; any value.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXRandomSeedContext(int seed, int dev_type, int dev_id);

/*!
 * Wait for all pending work and prepare for the end of the process. Later calls still work, but nothing runs
 * asynchronously any more.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Only while no other thread uses the library. Since 1.9.1.
 */
MXNET_DLL int MXNotifyShutdown(void);

/*!
 * Set how many threads one operator may use.
 * @param thread_num [in] Number of threads, at least 1.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSetNumOMPThreads(int thread_num);

/*!
 * Set how many operators may be run as one unit of work; 0 turns that off. The number is kept for this thread and
 * given back, and changes nothing: here small operators run at once on the calling thread, and a bound graph is one
 * unit of work, so that there is nothing to gather.
 * @param bulk_size [in] Number of operators, 0 or more.
 * @param prev_bulk_size [out, null when not wanted] Value before the call.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXEngineSetBulkSize(int bulk_size, int* prev_bulk_size);

/*!
 * Number of usable GPU devices; 0 in a CPU build.
 * @param out [out] Number of devices.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXGetGPUCount(int* out);

/*!
 * Version of the library as major * 10000 + minor * 100 + patch.
 * @param out [out] Version number.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXGetVersion(int* out);

/*!
 * Create an array that has no shape and no memory yet; an operator that writes into it gives it both.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateNone(NDArrayHandle* out);

/*!
 * Create a float32 array with unspecified contents.
 * @param shape [in, ndim elements, may be null] Size of each axis; may be null when ndim is 0.
 * @param ndim [in] Number of dimensions.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param delay_alloc [in] 1: claim memory at first use, when it begins as zeros; 0: claim it now, with undefined
 *   values.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreate(
    const uint32_t* shape,
    uint32_t ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    NDArrayHandle* out);

/*!
 * Create an array of a given type with unspecified contents.
 * @param shape [in, ndim elements, may be null] Size of each axis; may be null when ndim is 0.
 * @param ndim [in] Number of dimensions.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param delay_alloc [in] 1: claim memory at first use, when it begins as zeros; 0: claim it now, with undefined
 *   values.
 * @param dtype [in] Element type id (MXHubDType).
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateEx(
    const uint32_t* shape,
    uint32_t ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    NDArrayHandle* out);

/*!
 * Create an array of a given type with unspecified contents; 64-bit dimensions. Negative dimensions are a shape
 * error.
 * @param shape [in, ndim elements, may be null] Size of each axis; may be null when ndim is 0.
 * @param ndim [in] Number of dimensions.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param delay_alloc [in] 1: claim memory at first use, when it begins as zeros; 0: claim it now, with undefined
 *   values.
 * @param dtype [in] Element type id (MXHubDType).
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateEx64(
    const int64_t* shape,
    int ndim,
    int dev_type,
    int dev_id,
    int delay_alloc,
    int dtype,
    NDArrayHandle* out);

/*!
 * Create a sparse array of zeros. The stored values and their places are set afterwards with
 * MXNDArraySyncCopyFromNDArray; index arrays are 64-bit integers and grow as needed.
 * @param storage_type [in] 1 row_sparse, 2 csr.
 * @param shape [in, ndim elements] Size of each axis of the array that is stored.
 * @param ndim [in] Number of dimensions: at least 1 for row_sparse, 2 for csr.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param delay_alloc [in] Has no effect: a new sparse array stores nothing.
 * @param dtype [in] Element type id (MXHubDType).
 * @param num_aux [in] Number of index arrays: 1 for row_sparse (row numbers), 2 for csr (row starts, columns).
 * @param aux_type [in, num_aux elements, may be null] Element type ids of the index arrays.
 * @param aux_ndims [in, num_aux elements, may be null] Number of dimensions of each index array.
 * @param aux_shape [in, aux_ndims elements, may be null] Sizes of the index arrays, one after the other.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateSparseEx(
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

/*!
 * Create a sparse array of zeros. The stored values and their places are set afterwards with
 * MXNDArraySyncCopyFromNDArray; index arrays are 64-bit integers and grow as needed.
 * @param storage_type [in] 1 row_sparse, 2 csr.
 * @param shape [in, ndim elements] Size of each axis of the array that is stored.
 * @param ndim [in] Number of dimensions: at least 1 for row_sparse, 2 for csr.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param delay_alloc [in] Has no effect: a new sparse array stores nothing.
 * @param dtype [in] Element type id (MXHubDType).
 * @param num_aux [in] Number of index arrays: 1 for row_sparse (row numbers), 2 for csr (row starts, columns).
 * @param aux_type [in, num_aux elements, may be null] Element type ids of the index arrays.
 * @param aux_ndims [in, num_aux elements, may be null] Number of dimensions of each index array.
 * @param aux_shape [in, aux_ndims elements, may be null] Sizes of the index arrays, one after the other.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateSparseEx64(
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

/*!
 * Element type of an index array of a sparse array.
 * @param handle [in] A sparse array.
 * @param i [in] Which index array: row_sparse 0 row numbers; csr 0 row starts, 1 columns.
 * @param out_type [out] Element type id.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetAuxType(NDArrayHandle handle, uint32_t i, int* out_type);

/*!
 * An index array of a sparse array. It shares memory with it until the sparse array is written.
 * @param handle [in] A sparse array.
 * @param i [in] Which index array: row_sparse 0 row numbers; csr 0 row starts, 1 columns.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetAuxNDArray(NDArrayHandle handle, uint32_t i, NDArrayHandle* out);

/*!
 * The stored values of a sparse array. It shares memory with it until the sparse array is written.
 * @param handle [in] A sparse array.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetDataNDArray(NDArrayHandle handle, NDArrayHandle* out);

/*!
 * Check that the parts of a sparse array fit together: lengths, ranges and order of the indices. A dense array is
 * always valid.
 * @param handle [in] The array.
 * @param full_check [in] Also check the order of column indices.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySyncCheckFormat(NDArrayHandle handle, const bool full_check);

/*!
 * Create an array from the bytes that MXNDArraySaveRawBytes wrote. Truncated or corrupted bytes are an io error.
 * @param buf [in, size elements] The bytes.
 * @param size [in] Number of bytes.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayLoadFromRawBytes(const void* buf, size_t size, NDArrayHandle* out);

/*!
 * Serialize one array (shape, type, contents) into bytes, in the format of one entry of a .params file. Waits for
 * pending writes.
 * @param handle [in] The object.
 * @param out_size [out] Number of bytes.
 * @param out_buf [out, out_size elements, valid until the next call on this thread] The bytes.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySaveRawBytes(NDArrayHandle handle, size_t* out_size, const char** out_buf);

/*!
 * Write arrays to a .params file, with or without names. Waits for pending writes.
 * @param fname [in] Name of the file (UTF-8).
 * @param num_args [in] Number of entries.
 * @param args [in, num_args elements, may be null] The arrays.
 * @param keys [in, num_args elements, may be null] Their names, or null for a list without names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySave(const char* fname, uint32_t num_args, NDArrayHandle* args, const char** keys);

/*!
 * Read all arrays of a .params file; files of earlier format versions are read too. A truncated or corrupted file is
 * an io error, and no memory is claimed for sizes that the file cannot hold.
 * @param fname [in] Name of the file (UTF-8).
 * @param out_size [out] Number of arrays.
 * @param out_arr [out, out_size elements, valid until the next call on this thread] The arrays. The table is valid
 *   until the next call on this thread; each handle in it is new and belongs to the caller.
 * @param out_name_size [out] Number of names: as many as arrays, or 0 for a list without names.
 * @param out_names [out, out_name_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayLoad(
    const char* fname,
    uint32_t* out_size,
    NDArrayHandle** out_arr,
    uint32_t* out_name_size,
    const char*** out_names);

/*!
 * As MXNDArrayLoad, from the bytes of such a file in memory.
 * @param ndarray_buffer [in, size elements] The bytes.
 * @param size [in] Number of bytes.
 * @param out_size [out] Number of arrays.
 * @param out_arr [out, out_size elements, valid until the next call on this thread] The arrays. The table is valid
 *   until the next call on this thread; each handle in it is new and belongs to the caller.
 * @param out_name_size [out] Number of names: as many as arrays, or 0 for a list without names.
 * @param out_names [out, out_name_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayLoadFromBuffer(
    const void* ndarray_buffer,
    size_t size,
    uint32_t* out_size,
    NDArrayHandle** out_arr,
    uint32_t* out_name_size,
    const char*** out_names);

/*!
 * Fill the whole array from host memory, after pending reads and writes have ended.
 * @param handle [in] The object.
 * @param data [in, size elements, may be null] Elements in the array's own type.
 * @param size [in] Number of elements; must be the array's size.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySyncCopyFromCPU(NDArrayHandle handle, const void* data, size_t size);

/*!
 * Copy the whole array to host memory, after pending writes have ended. An error of the computation that was to fill
 * the array is reported here.
 * @param handle [in] The object.
 * @param data [out, size elements, null when not wanted] Room for the elements in the array's own type.
 * @param size [in] Number of elements; must be the array's size.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySyncCopyToCPU(NDArrayHandle handle, void* data, size_t size);

/*!
 * Copy the contents of one array into another of the same shape, after pending work on both has ended.
 * @param handle_dst [in] Array that is written.
 * @param handle_src [in] Array that is read.
 * @param i [in] Must be -1: the whole dense array.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySyncCopyFromNDArray(NDArrayHandle handle_dst, const NDArrayHandle handle_src, const int i);

/*!
 * Wait until all pending writes to the array have ended. An error of the computation that was to fill it is reported
 * here.
 * @param handle [in] The object.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayWaitToRead(NDArrayHandle handle);

/*!
 * Wait until all pending reads and writes of the array have ended.
 * @param handle [in] The object.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayWaitToWrite(NDArrayHandle handle);

/*!
 * Wait until all pending work has ended. Reports the first error of it that nobody has seen yet.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayWaitAll(void);

/*!
 * Release an array handle. Pending work that uses the array still completes, and other handles to the same memory
 * stay valid. Does not wait.
 * @param handle [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayFree(NDArrayHandle handle);

/*!
 * View of the rows [slice_begin, slice_end) of the first axis; shares memory with the array.
 * @param handle [in] The object.
 * @param slice_begin [in] First row.
 * @param slice_end [in] One past the last row.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySlice(NDArrayHandle handle, uint32_t slice_begin, uint32_t slice_end, NDArrayHandle* out);

/*!
 * As MXNDArraySlice, with 64-bit positions.
 * @param handle [in] The object.
 * @param slice_begin [in] First row.
 * @param slice_end [in] One past the last row.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySlice64(NDArrayHandle handle, int64_t slice_begin, int64_t slice_end, NDArrayHandle* out);

/*!
 * View of one entry of the first axis, with that axis removed; shares memory with the array.
 * @param handle [in] The object.
 * @param idx [in] Position on the first axis, below its size.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayAt(NDArrayHandle handle, uint32_t idx, NDArrayHandle* out);

/*!
 * As MXNDArrayAt, with a 64-bit position.
 * @param handle [in] The object.
 * @param idx [in] Position on the first axis, below its size.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayAt64(NDArrayHandle handle, int64_t idx, NDArrayHandle* out);

/*!
 * Storage kind of the array: -1 undefined, 0 dense, 1 row_sparse, 2 csr.
 * @param handle [in] The object.
 * @param out_storage_type [out] Storage kind.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetStorageType(NDArrayHandle handle, int* out_storage_type);

/*!
 * View of the array in another shape; shares memory. One dimension may be -1 (computed from the others); 0 keeps the
 * dimension at that place.
 * @param handle [in] The object.
 * @param ndim [in] Number of dimensions.
 * @param dims [in, ndim elements, may be null] New dimensions.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayReshape(NDArrayHandle handle, int ndim, int* dims, NDArrayHandle* out);

/*!
 * As MXNDArrayReshape with 64-bit dimensions and the special codes 0, -1, -2, -3, -4 of the reshape operator.
 * @param handle [in] The object.
 * @param ndim [in] Number of dimensions.
 * @param dims [in, ndim elements, may be null] New dimensions.
 * @param reverse [in] Match the special codes from the right.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayReshape64(NDArrayHandle handle, int ndim, dim_t* dims, bool reverse, NDArrayHandle* out);

/*!
 * Shape of the array as unsigned 32-bit dimensions. A dimension that does not fit is an error.
 * @param handle [in] The object.
 * @param out_dim [out] Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown otherwise.
 * @param out_pdata [out, out_dim elements, valid until the next call on this thread] The dimensions.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetShape(NDArrayHandle handle, uint32_t* out_dim, const uint32_t** out_pdata);

/*!
 * Shape of the array as 32-bit dimensions. A dimension that does not fit is an error.
 * @param handle [in] The object.
 * @param out_dim [out] Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown otherwise.
 * @param out_pdata [out, out_dim elements, valid until the next call on this thread] The dimensions.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetShapeEx(NDArrayHandle handle, int* out_dim, const int** out_pdata);

/*!
 * Shape of the array as 64-bit dimensions.
 * @param handle [in] The object.
 * @param out_dim [out] Number of dimensions; -1 when unknown under NumPy shapes, 0 when unknown otherwise.
 * @param out_pdata [out, out_dim elements, valid until the next call on this thread] The dimensions.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetShapeEx64(NDArrayHandle handle, int* out_dim, const int64_t** out_pdata);

/*!
 * Address of the first element in host memory, after pending writes have ended. Writing through it bypasses the
 * engine.
 * @param handle [in] The object.
 * @param out_pdata [out, valid while the object lives] Address.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetData(NDArrayHandle handle, void** out_pdata);

/*!
 * Share the memory of the array as a DLManagedTensor. The tensor keeps the memory alive until its deleter runs. Waits
 * for pending writes.
 * @param handle [in] The object.
 * @param out_dlpack [out, owned] Pointer to a DLManagedTensor; whoever takes it over calls its deleter once.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayToDLPack(NDArrayHandle handle, DLManagedTensorHandle* out_dlpack);

/*!
 * Create an array over the memory of a DLManagedTensor without copying. The array takes the tensor over and calls its
 * deleter when the last handle to the memory goes.
 * @param dlpack [in, taken over] Pointer to a DLManagedTensor; the array takes it over when the call succeeds.
 * @param out_handle [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayFromDLPack(DLManagedTensorHandle dlpack, NDArrayHandle* out_handle);

/*!
 * As MXNDArrayFromDLPack; with transient_handle the DLManagedTensor structure itself is copied and may go away after
 * the call, while its deleter is still called in the end.
 * @param dlpack [in, taken over] Pointer to a DLManagedTensor; the array takes it over when the call succeeds.
 * @param transient_handle [in] Whether the structure goes away after the call.
 * @param out_handle [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayFromDLPackEx(
    DLManagedTensorHandle dlpack,
    const bool transient_handle,
    NDArrayHandle* out_handle);

/*!
 * Call the deleter of a DLManagedTensor that nobody has taken over.
 * @param dlpack [in, taken over, may be null] Pointer to a DLManagedTensor, not valid any more afterwards; null is
 *   allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCallDLPackDeleter(DLManagedTensorHandle dlpack);

/*!
 * Element type id of the array (MXHubDType).
 * @param handle [in] The object.
 * @param out_dtype [out] Element type id.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetDType(NDArrayHandle handle, int* out_dtype);

/*!
 * Device of the array.
 * @param handle [in] The object.
 * @param out_dev_type [out] Device type.
 * @param out_dev_id [out] Number of the device.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetContext(NDArrayHandle handle, int* out_dev_type, int* out_dev_id);

/*!
 * Gradient buffer that MXAutogradMarkVariables attached to the array.
 * @param handle [in] The object.
 * @param out [out, owned] New handle to the buffer, or null when there is none; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetGrad(NDArrayHandle handle, NDArrayHandle* out);

/*!
 * New handle to the same memory that takes no part in the recorded graph.
 * @param handle [in] The object.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayDetach(NDArrayHandle handle, NDArrayHandle* out);

/*!
 * Set the flag that says whether the gradient buffer is fresh.
 * @param handle [in] The object.
 * @param state [in] 0 or 1.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArraySetGradState(NDArrayHandle handle, int state);

/*!
 * Flag that says whether the gradient buffer is fresh: the backward pass sets it, the user clears it.
 * @param handle [in] The object.
 * @param out [out] 0 or 1.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetGradState(NDArrayHandle handle, int* out);

/*!
 * Run an operator on arrays. When *outputs is null, new arrays are made; otherwise the results are written into the
 * *num_outputs given arrays. Work may still be pending on return; its error then rises at the next wait on an output.
 * Unknown parameters, missing required ones and wrong shapes are errors that name the operator.
 * @param creator [in] Operator.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] Input arrays in the operator's order.
 * @param num_outputs [inout] In: number of given outputs; out: number of outputs.
 * @param outputs [inout, num_outputs elements, valid until the next call on this thread] In: null, or the table of
 *   arrays to write. Out: the table of outputs. A table made by the library is valid until the next call on this
 *   thread; the handles in it are new and belong to the caller.
 * @param num_params [in] Number of parameters.
 * @param param_keys [in, num_params elements, may be null] Names of the parameters.
 * @param param_vals [in, num_params elements, may be null] Values of the parameters, as text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXImperativeInvoke(
    AtomicSymbolCreator creator,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    int num_params,
    const char** param_keys,
    const char** param_vals);

/*!
 * As MXImperativeInvoke, and also tells the storage kind of each output.
 * @param creator [in] Operator.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] Input arrays in the operator's order.
 * @param num_outputs [inout] In: number of given outputs; out: number of outputs.
 * @param outputs [inout, num_outputs elements, valid until the next call on this thread] In: null, or the table of
 *   arrays to write. Out: the table of outputs. A table made by the library is valid until the next call on this
 *   thread; the handles in it are new and belong to the caller.
 * @param num_params [in] Number of parameters.
 * @param param_keys [in, num_params elements, may be null] Names of the parameters.
 * @param param_vals [in, num_params elements, may be null] Values of the parameters, as text.
 * @param out_stypes [out, num_outputs elements, valid until the next call on this thread] Storage kind of each
 *   output.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXImperativeInvokeEx(
    AtomicSymbolCreator creator,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    int num_params,
    const char** param_keys,
    const char** param_vals,
    const int** out_stypes);

/*!
 * Turn recording of operators for differentiation on or off for the calling thread.
 * @param is_recording [in] 0 or 1.
 * @param prev [out, null when not wanted] Value before the call.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradSetIsRecording(int is_recording, int* prev);

/*!
 * Choose training or inference behaviour of operators for the calling thread.
 * @param is_training [in] 0 or 1.
 * @param prev [out, null when not wanted] Value before the call.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradSetIsTraining(int is_training, int* prev);

/*!
 * Whether the calling thread records operators.
 * @param curr [out] The setting.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradIsRecording(bool* curr);

/*!
 * Whether operators of the calling thread behave as in training.
 * @param curr [out] The setting.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradIsTraining(bool* curr);

/*!
 * Whether shapes follow NumPy (0 is an empty axis, () is a scalar) or the legacy rule (0 means unknown).
 * @param curr [out] The setting.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXIsNumpyShape(int* curr);

/*!
 * Switch between NumPy and legacy meaning of shapes: 0 off, 1 on for the calling thread, 2 on for all threads.
 * @param is_np_shape [in] 0, 1 or 2.
 * @param prev [out, null when not wanted] Value before the call.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL int MXSetIsNumpyShape(int is_np_shape, int* prev);

/*!
 * Declare arrays as variables to differentiate by, each with a gradient buffer and a write rule.
 * @param num_var [in] Number of variables.
 * @param var_handles [in, num_var elements, may be null] The variables.
 * @param reqs_array [in, num_var elements, may be null] Write rule of each buffer: 0 none, 1 write, 3 add.
 * @param grad_handles [in, num_var elements, may be null] The gradient buffers.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradMarkVariables(
    uint32_t num_var,
    NDArrayHandle* var_handles,
    uint32_t* reqs_array,
    NDArrayHandle* grad_handles);

/*!
 * Register an operator that the caller computes; it is called as operator Custom with parameter op_type. Callbacks
 * run on the thread that calls the operator, binds or runs the graph or runs backward. A later registration of the
 * same name replaces the former for calls and graphs made from then on.
 * @param op_type [in] Name of the operator.
 * @param creator [in] Makes the operator's properties; called for every set of parameters.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXCustomOpRegister(const char* op_type, CustomOpPropCreator creator);

/*!
 * Record a computation that the caller did by other means as one step, whose gradient a callback computes. Backward
 * calls callback kCustomFunctionBackward of the list, on the thread that runs backward; kCustomFunctionDelete is
 * called once, when the step is gone, or before the return when no input has a history.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] What was computed from.
 * @param num_outputs [in] Number of outputs.
 * @param outputs [in, num_outputs elements] What was computed; they become part of the recorded graph.
 * @param callbacks [in] Two callbacks; the list itself is copied.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXCustomFunctionRecord(
    int num_inputs,
    NDArrayHandle* inputs,
    int num_outputs,
    NDArrayHandle* outputs,
    struct MXCallbackList* callbacks);

/*!
 * Set what the profiler of a process records; as MXSetProfilerConfig.
 * @param num_params [in] Number of settings.
 * @param keys [in, num_params elements, may be null] Names of the settings.
 * @param vals [in, num_params elements, may be null] Values of the settings, as text.
 * @param kvstoreHandle [in, may be null] Not used: null.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSetProcessProfilerConfig(
    int num_params,
    const char* const* keys,
    const char* const* vals,
    KVStoreHandle kvstoreHandle);

/*!
 * Set what the profiler records, by name: filename, profile_all, profile_symbolic, profile_imperative,
 * profile_memory, profile_api (booleans), continuous_dump, dump_period (seconds). An unknown name is an error.
 * @param num_params [in] Number of settings.
 * @param keys [in, num_params elements, may be null] Names of the settings.
 * @param vals [in, num_params elements, may be null] Values of the settings, as text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSetProfilerConfig(int num_params, const char* const* keys, const char* const* vals);

/*!
 * Start (1) or stop (0) the profiler of a process.
 * @param state [in] 0 stops, 1 starts.
 * @param profile_process [in] 0: this process; others are an error.
 * @param kvStoreHandle [in, may be null] Not used: null.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSetProcessProfilerState(int state, int profile_process, KVStoreHandle kvStoreHandle);

/*!
 * Start (1) or stop (0) the profiler.
 * @param state [in] 0 stops, 1 starts.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSetProfilerState(int state);

/*!
 * Write what the profiler of a process recorded; as MXDumpProfile.
 * @param finished [in] Whether recording ends and the events are forgotten.
 * @param profile_process [in] 0: this process; others are an error.
 * @param kvStoreHandle [in, may be null] Not used: null.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXDumpProcessProfile(int finished, int profile_process, KVStoreHandle kvStoreHandle);

/*!
 * Write all events so far to the configured file, as JSON for Chrome's trace viewer.
 * @param finished [in] Whether recording ends and the events are forgotten.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXDumpProfile(int finished);

/*!
 * Sums of what was recorded, as a table.
 * @param out_str [out, valid until the next call on this thread] The text.
 * @param reset [in] Whether the sums begin anew.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAggregateProfileStatsPrint(const char** out_str, int reset);

/*!
 * Sums of what was recorded, as a table or JSON. Times are in milliseconds, memory is in kilobytes.
 * @param out_str [out, valid until the next call on this thread] The text.
 * @param reset [in] Whether the sums begin anew.
 * @param format [in] 0: table, 1: JSON.
 * @param sort_by [in] Order within a category: 0 total, 1 mean, 2 minimum, 3 maximum, 4 count.
 * @param ascending [in] Whether small ones come first.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAggregateProfileStatsPrintEx(const char** out_str, int reset, int format, int sort_by, int ascending);

/*!
 * Pause or resume the profiler of a process.
 * @param paused [in] Whether to pause.
 * @param profile_process [in] 0: this process; others are an error.
 * @param kvStoreHandle [in, may be null] Not used: null.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProcessProfilePause(int paused, int profile_process, KVStoreHandle kvStoreHandle);

/*!
 * Pause or resume the profiler.
 * @param paused [in] Whether to pause.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfilePause(int paused);

/*!
 * Make a domain, under which tasks, frames and counters are shown.
 * @param domain [in] Name of the domain.
 * @param out [out, owned] New handle; released with MXProfileDestroyHandle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileCreateDomain(const char* domain, ProfileHandle* out);

/*!
 * Make a task, whose duration is recorded.
 * @param domain [in] The domain.
 * @param task_name [in] Name of the task.
 * @param out [out, owned] New handle; released with MXProfileDestroyHandle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileCreateTask(ProfileHandle domain, const char* task_name, ProfileHandle* out);

/*!
 * Make a frame, whose duration is recorded.
 * @param domain [in] The domain.
 * @param frame_name [in] Name of the frame.
 * @param out [out, owned] New handle; released with MXProfileDestroyHandle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileCreateFrame(ProfileHandle domain, const char* frame_name, ProfileHandle* out);

/*!
 * Make an event outside of domains, whose duration is recorded.
 * @param event_name [in] Name of the event.
 * @param out [out, owned] New handle; released with MXProfileDestroyHandle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileCreateEvent(const char* event_name, ProfileHandle* out);

/*!
 * Make a counter, whose values are recorded.
 * @param domain [in] The domain.
 * @param counter_name [in] Name of the counter.
 * @param out [out, owned] New handle; released with MXProfileDestroyHandle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileCreateCounter(ProfileHandle domain, const char* counter_name, ProfileHandle* out);

/*!
 * Release a domain, task, frame, event or counter.
 * @param frame_handle [in, taken over, may be null] The handle.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileDestroyHandle(ProfileHandle frame_handle);

/*!
 * Begin a task, frame or event.
 * @param duration_handle [in] Task, frame or event.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileDurationStart(ProfileHandle duration_handle);

/*!
 * End a task, frame or event; what was recorded in between is one duration.
 * @param duration_handle [in] Task, frame or event.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileDurationStop(ProfileHandle duration_handle);

/*!
 * Set a counter.
 * @param counter_handle [in] The counter.
 * @param value [in] The value, or by how much it changes.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileSetCounter(ProfileHandle counter_handle, uint64_t value);

/*!
 * Change a counter.
 * @param counter_handle [in] The counter.
 * @param value [in] The value, or by how much it changes.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileAdjustCounter(ProfileHandle counter_handle, int64_t value);

/*!
 * Record an instant.
 * @param domain [in] The domain.
 * @param instant_marker_name [in] Name of the instant.
 * @param scope [in] For whom: global, process, thread, task or marker.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXProfileSetMarker(ProfileHandle domain, const char* instant_marker_name, const char* scope);

/*!
 * Backward pass from the given outputs, with ones as their gradients, into the buffers of all marked variables.
 * @param num_output [in] Number of outputs.
 * @param output_handles [in, num_output elements] The outputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradComputeGradient(uint32_t num_output, NDArrayHandle* output_handles);

/*!
 * Backward pass from the given outputs into the buffers of all marked variables. It is an error when an output was
 * not recorded.
 * @param num_output [in] Number of outputs.
 * @param output_handles [in, num_output elements] The outputs.
 * @param ograd_handles [in, num_output elements, may be null] Gradient of each output; null, as a whole or for one
 *   output, stands for ones.
 * @param retain_graph [in] 1 keeps the recorded graph for another backward pass.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradBackward(
    uint32_t num_output,
    NDArrayHandle* output_handles,
    NDArrayHandle* ograd_handles,
    int retain_graph);

/*!
 * Backward pass from the given outputs. With num_variables > 0 the gradients with respect to the given arrays are
 * returned as new arrays, otherwise they go to the buffers of all marked variables.
 * @param num_output [in] Number of outputs.
 * @param output_handles [in, num_output elements] The outputs.
 * @param ograd_handles [in, num_output elements, may be null] Gradient of each output; null, as a whole or for one
 *   output, stands for ones.
 * @param num_variables [in] Number of arrays in var_handles; 0 for the marked variables.
 * @param var_handles [in, num_variables elements, may be null] Arrays to differentiate by.
 * @param retain_graph [in] 1 keeps the recorded graph for another backward pass.
 * @param create_graph [in] 1 records the backward pass, so that it can be differentiated again.
 * @param is_train [in] 1 for training behaviour, 0 for inference.
 * @param grad_handles [out, num_variables elements, valid until the next call on this thread, null when not wanted]
 *   Table of gradients; each handle is new and belongs to the caller.
 * @param grad_stypes [out, num_variables elements, valid until the next call on this thread, null when not wanted]
 *   Storage kind of each gradient.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradBackwardEx(
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

/*!
 * Symbol of the recorded computation that made the array.
 * @param handle [in] The object.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXAutogradGetSymbol(NDArrayHandle handle, SymbolHandle* out);

/*!
 * Make a callable from a symbol. Its inputs are the symbol's inputs in the order of NNSymbolListInputNames with
 * option 0.
 * @param handle [in] The object.
 * @param out [out, owned] New cached op; released with MXFreeCachedOp.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXCreateCachedOp(SymbolHandle handle, CachedOpHandle* out);

/*!
 * As MXCreateCachedOp, with options (static_alloc, static_shape, inline_limit, forward_bulk_size, backward_bulk_size,
 * data_indices, param_indices).
 * @param handle [in] The object.
 * @param num_flags [in] Number of options.
 * @param keys [in, num_flags elements, may be null] Names of the options.
 * @param vals [in, num_flags elements, may be null] Values of the options, as text.
 * @param out [out, owned] New cached op; released with MXFreeCachedOp.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXCreateCachedOpEx(
    SymbolHandle handle,
    int num_flags,
    const char** keys,
    const char** vals,
    CachedOpHandle* out);

/*!
 * As MXCreateCachedOpEx; with thread_safe, calls from many threads at once are allowed (inference only).
 * @param handle [in] The object.
 * @param num_flags [in] Number of options.
 * @param keys [in, num_flags elements, may be null] Names of the options.
 * @param vals [in, num_flags elements, may be null] Values of the options, as text.
 * @param out [out, owned] New cached op; released with MXFreeCachedOp.
 * @param thread_safe [in] Whether calls from many threads at once are allowed.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXCreateCachedOpEX(
    SymbolHandle handle,
    int num_flags,
    const char** keys,
    const char** vals,
    CachedOpHandle* out,
    bool thread_safe);

/*!
 * Release a cached op.
 * @param handle [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXFreeCachedOp(CachedOpHandle handle);

/*!
 * Call a cached op on arrays. When *outputs is null, new arrays are made, else the given ones are written. Shapes and
 * types may differ from call to call.
 * @param handle [in] The object.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] Input arrays in the operator's order.
 * @param num_outputs [inout] In: number of given outputs; out: number of outputs.
 * @param outputs [inout, num_outputs elements, valid until the next call on this thread] In: null, or the table of
 *   arrays to write. Out: the table of outputs. A table made by the library is valid until the next call on this
 *   thread; the handles in it are new and belong to the caller.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXInvokeCachedOp(
    CachedOpHandle handle,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs);

/*!
 * As MXInvokeCachedOp, and also tells the storage kind of each output.
 * @param handle [in] The object.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] Input arrays in the operator's order.
 * @param num_outputs [inout] In: number of given outputs; out: number of outputs.
 * @param outputs [inout, num_outputs elements, valid until the next call on this thread] In: null, or the table of
 *   arrays to write. Out: the table of outputs. A table made by the library is valid until the next call on this
 *   thread; the handles in it are new and belong to the caller.
 * @param out_stypes [out, num_outputs elements, valid until the next call on this thread] Storage kind of each
 *   output.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXInvokeCachedOpEx(
    CachedOpHandle handle,
    int num_inputs,
    NDArrayHandle* inputs,
    int* num_outputs,
    NDArrayHandle** outputs,
    const int** out_stypes);

/*!
 * Install a callback that sees the outputs (and with monitor_all the inputs) of every operator inside the cached op.
 * @param handle [in] The cached op. The frozen prototype types it NDArrayHandle.
 * @param callback [in, may be null] Function to call; null removes it.
 * @param monitor_all [in] Whether inputs are shown too.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXCachedOpRegisterOpHook(NDArrayHandle handle, CachedOpMonitorCallback callback, bool monitor_all);

/*!
 * Names of all operators, aliases included.
 * @param out_size [out] Number of names.
 * @param out_array [out, out_size elements, valid until the process ends] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXListAllOpNames(uint32_t* out_size, const char*** out_array);

/*!
 * Handles of all operators, one for each name.
 * @param out_size [out] Number of operators.
 * @param out_array [out, out_size elements, valid until the process ends] The operators.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListAtomicSymbolCreators(uint32_t* out_size, AtomicSymbolCreator** out_array);

/*!
 * Name of an operator.
 * @param creator [in] Operator.
 * @param name [out, valid until the process ends] The name.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetAtomicSymbolName(AtomicSymbolCreator creator, const char** name);

/*!
 * The variables a symbol depends on, each as a symbol of its own.
 * @param sym [in] The symbol.
 * @param inputs [out, input_size elements, valid until the next call on this thread] Table of variables; each handle
 *   is new and belongs to the caller.
 * @param input_size [out] Number of variables.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetInputSymbols(SymbolHandle sym, SymbolHandle** inputs, int* input_size);

/*!
 * Separates the body of a control flow operator from the graph around it. What belongs to the body has the attribute
 * __subgraph_name__ of the symbol's first node. Where such a node reads an output of an operator outside, it reads a
 * new variable with that output's name from now on.
 * @param sym [in] The body.
 * @param inputs [out, input_size elements, valid until the next call on this thread] Table of the outputs outside,
 *   each once; each handle is new and belongs to the caller.
 * @param input_size [out] Number of these outputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCutSubgraph(SymbolHandle sym, SymbolHandle** inputs, int* input_size);

/*!
 * Name, description and arguments of an operator, inputs first and parameters after them. Types are phrases like
 * 'int, optional, default=1'. key_var_num_args names the parameter that counts the inputs of a variadic operator, and
 * is empty otherwise.
 * @param creator [in] Operator.
 * @param name [out, valid until the process ends] The name.
 * @param description [out, valid until the process ends] What the operator does.
 * @param num_args [out] Number of arguments.
 * @param arg_names [out, num_args elements, valid until the process ends] Names of the arguments.
 * @param arg_type_infos [out, num_args elements, valid until the process ends] Type phrases of the arguments.
 * @param arg_descriptions [out, num_args elements, valid until the process ends] Descriptions of the arguments.
 * @param key_var_num_args [out, valid until the process ends] Parameter that counts the inputs, or an empty text.
 * @param return_type [out, valid until the process ends, null when not wanted] Type of the result, or an empty text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetAtomicSymbolInfo(
    AtomicSymbolCreator creator,
    const char** name,
    const char** description,
    uint32_t* num_args,
    const char*** arg_names,
    const char*** arg_type_infos,
    const char*** arg_descriptions,
    const char** key_var_num_args,
    const char** return_type);

/*!
 * Make a symbol of one operator with its parameters; MXSymbolCompose then connects its inputs.
 * @param creator [in] Operator.
 * @param num_param [in] Number of entries.
 * @param keys [in, num_param elements, may be null] Names of the parameters.
 * @param vals [in, num_param elements, may be null] Values of the parameters, as text.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCreateAtomicSymbol(
    AtomicSymbolCreator creator,
    uint32_t num_param,
    const char** keys,
    const char** vals,
    SymbolHandle* out);

/*!
 * Make a symbol that stands for an input array.
 * @param name [in] Name of the variable.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCreateVariable(const char* name, SymbolHandle* out);

/*!
 * Make a symbol whose outputs are those of the given symbols, one after the other.
 * @param num_symbols [in] Number of symbols.
 * @param symbols [in, num_symbols elements, may be null] The symbols.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCreateGroup(uint32_t num_symbols, SymbolHandle* symbols, SymbolHandle* out);

/*!
 * Read a symbol from a JSON file; files of all earlier versions are brought up to date.
 * @param fname [in] Name of the file (UTF-8).
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCreateFromFile(const char* fname, SymbolHandle* out);

/*!
 * Read a symbol from JSON text; text of all earlier versions is brought up to date. A cycle, a missing input or an
 * unknown operator is an error.
 * @param json [in] JSON text.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCreateFromJSON(const char* json, SymbolHandle* out);

/*!
 * Copy of the symbol with casts put in, so that some operators compute in a 16-bit type (lists of operators by name;
 * an operator stands in one of them at most). Operators in no list take what they get. Outputs stay float32, states
 * that operators write are not cast. Parameters get the attribute __dtype__ that says which type the new symbol wants
 * them in.
 * @param sym_handle [in] The symbol.
 * @param ret_sym_handle [out, owned] New symbol; released with MXSymbolFree.
 * @param num_args [in] Number of variables whose type is known.
 * @param arg_type_data [in, num_args elements, may be null] Their types.
 * @param num_ind_ptr [in] Length of ind_ptr: num_conditional_fp32_op_names + 1.
 * @param ind_ptr [in, num_ind_ptr elements, may be null] Where the values of each conditional operator begin in
 *   conditional_param_vals, and where the last ones end.
 * @param target_dtype [in] The type: float16 (2) or bfloat16 (12).
 * @param cast_optional_params [in] 1: parameters that only operators of the target type use are wanted in that type;
 *   0: they stay as they are and are cast in the graph.
 * @param num_target_dtype_op_names [in] Length of target_dtype_op_names.
 * @param num_fp32_op_names [in] Length of fp32_op_names.
 * @param num_widest_dtype_op_names [in] Length of widest_dtype_op_names.
 * @param num_conditional_fp32_op_names [in] Length of conditional_fp32_op_names.
 * @param num_excluded_symbols [in] Length of excluded_symbols.
 * @param num_model_params [in] Length of model_param_names.
 * @param target_dtype_op_names [in, num_target_dtype_op_names elements, may be null] Operators that compute in the
 *   target type.
 * @param fp32_op_names [in, num_fp32_op_names elements, may be null] Operators that compute in float32.
 * @param widest_dtype_op_names [in, num_widest_dtype_op_names elements, may be null] Operators that compute in the
 *   widest type among their inputs.
 * @param conditional_fp32_op_names [in, num_conditional_fp32_op_names elements, may be null] Operators that compute
 *   in float32 for some values of a parameter.
 * @param excluded_symbols [in, num_excluded_symbols elements, may be null] Names of nodes that compute in float32.
 * @param conditional_param_names [in, num_conditional_fp32_op_names elements, may be null] The parameter of each
 *   conditional operator.
 * @param conditional_param_vals [in, ind_ptr[num_ind_ptr - 1] elements, may be null] The values, one operator's after
 *   the other's.
 * @param model_param_names [in, num_model_params elements, may be null] Variables that are parameters.
 * @param arg_names [in, num_args elements, may be null] Names of the variables whose type is known.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXReducePrecisionSymbol(
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

/*!
 * Copy of the symbol without the casts that mixed precision inserted.
 * @param sym_handle [in] The symbol.
 * @param ret_sym_handle [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolRemoveAmpCast(SymbolHandle sym_handle, SymbolHandle* ret_sym_handle);

/*!
 * Write a symbol to a JSON file.
 * @param symbol [in] The symbol.
 * @param fname [in] Name of the file (UTF-8).
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolSaveToFile(SymbolHandle symbol, const char* fname);

/*!
 * JSON text of a symbol.
 * @param symbol [in] The symbol.
 * @param out_json [out, valid until the next call on this thread] JSON text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolSaveToJSON(SymbolHandle symbol, const char** out_json);

/*!
 * Release a symbol handle.
 * @param symbol [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolFree(SymbolHandle symbol);

/*!
 * Deep copy of a symbol: composing or changing attributes of the copy leaves the original alone.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCopy(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Readable text about a symbol, for debugging.
 * @param symbol [in] The symbol.
 * @param out_str [out, valid until the next call on this thread] The text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolPrint(SymbolHandle symbol, const char** out_str);

/*!
 * Name of the node of a symbol with one node; success is 0 for a group of several.
 * @param symbol [in] The symbol.
 * @param out [out, valid until the next call on this thread] The text; null when success is 0.
 * @param success [out] 1 when found, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetName(SymbolHandle symbol, const char** out, int* success);

/*!
 * Value of an attribute of a symbol; success is 0 when it has none of that name.
 * @param symbol [in] The symbol.
 * @param key [in] Name of the attribute.
 * @param out [out, valid until the next call on this thread] The text; null when success is 0.
 * @param success [out] 1 when found, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetAttr(SymbolHandle symbol, const char* key, const char** out, int* success);

/*!
 * Set an attribute of a symbol.
 * @param symbol [in] The symbol.
 * @param key [in] Name of the attribute.
 * @param value [in] Value of the attribute.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXSymbolSetAttr(SymbolHandle symbol, const char* key, const char* value);

/*!
 * Attributes of all nodes, as pairs 'node$attribute', value.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of pairs; the array holds twice as many strings.
 * @param out [out, out_size * 2 elements, valid until the next call on this thread] The pairs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListAttr(SymbolHandle symbol, uint32_t* out_size, const char*** out);

/*!
 * Attributes of the symbol's own node, as pairs of attribute and value.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of pairs; the array holds twice as many strings.
 * @param out [out, out_size * 2 elements, valid until the next call on this thread] The pairs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListAttrShallow(SymbolHandle symbol, uint32_t* out_size, const char*** out);

/*!
 * Names of the inputs that are not auxiliary states, in depth-first order.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of names.
 * @param out_str_array [out, out_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListArguments(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);

/*!
 * Names of the outputs.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of names.
 * @param out_str_array [out, out_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListOutputs(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);

/*!
 * Number of outputs.
 * @param symbol [in] The symbol.
 * @param output_count [out] Number of outputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetNumOutputs(SymbolHandle symbol, uint32_t* output_count);

/*!
 * Symbol whose outputs are all outputs of all nodes inside the given one.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetInternals(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Symbol whose outputs are the direct inputs of the symbol's node; null when it has none.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol, or null when there are no inputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetChildren(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Symbol of one output.
 * @param symbol [in] The symbol.
 * @param index [in] Position, from 0.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolGetOutput(SymbolHandle symbol, uint32_t index, SymbolHandle* out);

/*!
 * Names of the inputs that operators change while they run, for instance moving averages.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of names.
 * @param out_str_array [out, out_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolListAuxiliaryStates(SymbolHandle symbol, uint32_t* out_size, const char*** out_str_array);

/*!
 * Connect the inputs of a symbol to other symbols, in place, by position or by name, and name the node.
 * @param sym [in] The symbol.
 * @param name [in, may be null] Name of the node; null for none.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the inputs, or null to connect by position.
 * @param args [in, num_args elements, may be null] Symbols to connect.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXSymbolCompose(
    SymbolHandle sym,
    const char* name,
    uint32_t num_args,
    const char** keys,
    SymbolHandle* args);

/*!
 * Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some. *complete is 1 when
 * all are known. A contradiction is a shape error that names the operator. Dimensions are unsigned; 0 is unknown.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShape(
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

/*!
 * Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some. *complete is 1 when
 * all are known. A contradiction is a shape error that names the operator. Under NumPy shapes -1 is unknown, else 0.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShapeEx(
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

/*!
 * Infer the shapes of all arguments, outputs and auxiliary states from the known shapes of some. *complete is 1 when
 * all are known. A contradiction is a shape error that names the operator. 64-bit dimensions; under NumPy shapes -1
 * is unknown, else 0.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShapeEx64(
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

/*!
 * As MXSymbolInferShape. Unknown shapes are allowed and stay unknown.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShapePartial(
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

/*!
 * As MXSymbolInferShapeEx. Unknown shapes are allowed and stay unknown.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShapePartialEx(
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

/*!
 * As MXSymbolInferShapeEx64. Unknown shapes are allowed and stay unknown.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_ind_ptr [in, num_args + 1 elements] Where each shape begins in arg_shape_data; the last entry is its
 *   length.
 * @param arg_shape_data [in, arg_ind_ptr[num_args] elements, may be null] Dimensions of all given shapes, one after
 *   the other.
 * @param in_shape_size [out] Number of arguments.
 * @param in_shape_ndim [out, in_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the arguments.
 * @param in_shape_data [out, in_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   arguments.
 * @param out_shape_size [out] Number of outputs.
 * @param out_shape_ndim [out, out_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the outputs.
 * @param out_shape_data [out, out_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   outputs.
 * @param aux_shape_size [out] Number of auxiliary states.
 * @param aux_shape_ndim [out, aux_shape_size elements, valid until the next call on this thread] Number of dimensions
 *   of the auxiliary states.
 * @param aux_shape_data [out, aux_shape_size elements, valid until the next call on this thread] Dimensions of the
 *   auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferShapePartialEx64(
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

/*!
 * Infer the element types of all arguments, outputs and auxiliary states from the known types of some. -1 is unknown.
 * A contradiction is a type error that names the operator.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_type_data [in, num_args elements, may be null] Element type ids.
 * @param in_type_size [out] Number of arguments.
 * @param in_type_data [out, in_type_size elements, valid until the next call on this thread] Element type ids of the
 *   arguments.
 * @param out_type_size [out] Number of outputs.
 * @param out_type_data [out, out_type_size elements, valid until the next call on this thread] Element type ids of
 *   the outputs.
 * @param aux_type_size [out] Number of auxiliary states.
 * @param aux_type_data [out, aux_type_size elements, valid until the next call on this thread] Element type ids of
 *   the auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferType(
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

/*!
 * As MXSymbolInferType. Unknown types are allowed and stay unknown.
 * @param sym [in] The symbol.
 * @param num_args [in] Number of entries.
 * @param keys [in, num_args elements, may be null] Names of the arguments that are known, or null when they are given
 *   by position.
 * @param arg_type_data [in, num_args elements, may be null] Element type ids.
 * @param in_type_size [out] Number of arguments.
 * @param in_type_data [out, in_type_size elements, valid until the next call on this thread] Element type ids of the
 *   arguments.
 * @param out_type_size [out] Number of outputs.
 * @param out_type_data [out, out_type_size elements, valid until the next call on this thread] Element type ids of
 *   the outputs.
 * @param aux_type_size [out] Number of auxiliary states.
 * @param aux_type_data [out, aux_type_size elements, valid until the next call on this thread] Element type ids of
 *   the auxiliary states.
 * @param complete [out] 1 when everything is known, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXSymbolInferTypePartial(
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

/*!
 * Release an executor.
 * @param handle [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorFree(ExecutorHandle handle);

/*!
 * Readable text about the executor's plan, for debugging.
 * @param handle [in] The object.
 * @param out_str [out, valid until the next call on this thread] The text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorPrint(ExecutorHandle handle, const char** out_str);

/*!
 * Run the bound graph on the current contents of its arrays.
 * @param handle [in] The object.
 * @param is_train [in] 1 for training behaviour, 0 for inference.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorForward(ExecutorHandle handle, int is_train);

/*!
 * Run the backward pass of the last forward run into the gradient arrays, following each array's write rule.
 * @param handle [in] The object.
 * @param len [in] Number of entries.
 * @param head_grads [in, len elements, may be null] Gradient of each output; none for outputs that are losses
 *   themselves.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorBackward(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads);

/*!
 * As MXExecutorBackward, and says whether the forward run was one of training.
 * @param handle [in] The object.
 * @param len [in] Number of entries.
 * @param head_grads [in, len elements, may be null] Gradient of each output; none for outputs that are losses
 *   themselves.
 * @param is_train [in] 1 for training behaviour, 0 for inference.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorBackwardEx(ExecutorHandle handle, uint32_t len, NDArrayHandle* head_grads, int is_train);

/*!
 * Output arrays of the executor.
 * @param handle [in] The object.
 * @param out_size [out] Number of outputs.
 * @param out [out, out_size elements, valid until the next call on this thread] Table of outputs; each handle is new
 *   and belongs to the caller.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorOutputs(ExecutorHandle handle, uint32_t* out_size, NDArrayHandle** out);

/*!
 * Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
 * MXSymbolListAuxiliaryStates. Shapes are checked against inference.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param len [in] Number of entries.
 * @param in_args [in, len elements, may be null] Argument arrays.
 * @param arg_grad_store [in, len elements, may be null] Gradient arrays; null entries for arguments without.
 * @param grad_req_type [in, len elements, may be null] Write rule of each gradient: 0 none, 1 write, 3 add.
 * @param aux_states_len [in] Number of auxiliary states.
 * @param aux_states [in, aux_states_len elements, may be null] Auxiliary states.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorBind(
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

/*!
 * Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
 * MXSymbolListAuxiliaryStates. Shapes are checked against inference. Groups (attribute ctx_group) can be placed on
 * devices of their own.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_map_keys [in] Number of groups placed on devices.
 * @param map_keys [in, num_map_keys elements, may be null] Names of the groups.
 * @param map_dev_types [in, num_map_keys elements, may be null] Device type of each group.
 * @param map_dev_ids [in, num_map_keys elements, may be null] Device number of each group.
 * @param len [in] Number of entries.
 * @param in_args [in, len elements, may be null] Argument arrays.
 * @param arg_grad_store [in, len elements, may be null] Gradient arrays; null entries for arguments without.
 * @param grad_req_type [in, len elements, may be null] Write rule of each gradient: 0 none, 1 write, 3 add.
 * @param aux_states_len [in] Number of auxiliary states.
 * @param aux_states [in, aux_states_len elements, may be null] Auxiliary states.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorBindX(
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

/*!
 * Bind a symbol to arrays: arguments and auxiliary states in the order of MXSymbolListArguments and
 * MXSymbolListAuxiliaryStates. Shapes are checked against inference. Memory for intermediate results can be shared
 * with another executor.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_map_keys [in] Number of groups placed on devices.
 * @param map_keys [in, num_map_keys elements, may be null] Names of the groups.
 * @param map_dev_types [in, num_map_keys elements, may be null] Device type of each group.
 * @param map_dev_ids [in, num_map_keys elements, may be null] Device number of each group.
 * @param len [in] Number of entries.
 * @param in_args [in, len elements, may be null] Argument arrays.
 * @param arg_grad_store [in, len elements, may be null] Gradient arrays; null entries for arguments without.
 * @param grad_req_type [in, len elements, may be null] Write rule of each gradient: 0 none, 1 write, 3 add.
 * @param aux_states_len [in] Number of auxiliary states.
 * @param aux_states [in, aux_states_len elements, may be null] Auxiliary states.
 * @param shared_exec [in, may be null] Executor whose memory is reused; null for none.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorBindEX(
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

/*!
 * Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones. Argument and
 * gradient arrays can be taken from a shared buffer or from another executor of the same symbol.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_g2c_keys [in] Number of groups placed on devices.
 * @param g2c_keys [in, num_g2c_keys elements, may be null] Names of the groups.
 * @param g2c_dev_types [in, num_g2c_keys elements, may be null] Device type of each group.
 * @param g2c_dev_ids [in, num_g2c_keys elements, may be null] Device number of each group.
 * @param provided_grad_req_list_len [in] Number of write rules: 0 for none, 1 without names for all arguments.
 * @param provided_grad_req_names [in, provided_grad_req_list_len elements, may be null] Names of the arguments that
 *   the rules are for, or null for rules by position.
 * @param provided_grad_req_types [in, provided_grad_req_list_len elements, may be null] Rules: 'null', 'write' or
 *   'add'; one alone is for all arguments.
 * @param num_provided_arg_shapes [in] Number of arguments with a given shape.
 * @param provided_arg_shape_names [in, num_provided_arg_shapes elements, may be null] Names of the arguments.
 * @param provided_arg_shape_data [in, provided_arg_shape_idx[num_provided_arg_shapes] elements, may be null]
 *   Dimensions of all given shapes, one after the other.
 * @param provided_arg_shape_idx [in, num_provided_arg_shapes + 1 elements, may be null] Where each shape begins in
 *   provided_arg_shape_data; the last entry is its length.
 * @param num_provided_arg_dtypes [in] Number of arguments with a given element type.
 * @param provided_arg_dtype_names [in, num_provided_arg_dtypes elements, may be null] Names of the arguments.
 * @param provided_arg_dtypes [in, num_provided_arg_dtypes elements, may be null] Their element type ids.
 * @param num_provided_arg_stypes [in] Number of arguments with a given storage kind.
 * @param provided_arg_stype_names [in, num_provided_arg_stypes elements, may be null] Names of the arguments.
 * @param provided_arg_stypes [in, num_provided_arg_stypes elements, may be null] Their storage kinds.
 * @param num_shared_arg_names [in] Number of arguments whose arrays may be shared with shared_exec_handle.
 * @param shared_arg_name_list [in, num_shared_arg_names elements, may be null] Names of these arguments.
 * @param shared_buffer_len [inout] In: number of entries in the shared buffer, or -1 for no buffer; out: number of
 *   entries afterwards.
 * @param shared_buffer_name_list [in, shared_buffer_len elements, may be null] Names in the shared buffer.
 * @param shared_buffer_handle_list [in, shared_buffer_len elements, may be null] Arrays in the shared buffer.
 * @param updated_shared_buffer_name_list [out, shared_buffer_len elements, valid until the next call on this thread,
 *   null when not wanted] Names in the shared buffer afterwards.
 * @param updated_shared_buffer_handle_list [out, shared_buffer_len elements, valid until the next call on this
 *   thread, null when not wanted] Arrays in the shared buffer afterwards; each handle is new and belongs to the
 *   caller.
 * @param num_in_args [out] Number of arguments.
 * @param in_args [out, num_in_args elements, valid until the next call on this thread] Argument arrays; each handle
 *   is new and belongs to the caller.
 * @param arg_grads [out, num_in_args elements, valid until the next call on this thread] Gradient arrays, null for
 *   arguments without; each handle is new and belongs to the caller.
 * @param num_aux_states [out] Number of auxiliary states.
 * @param aux_states [out, num_aux_states elements, valid until the next call on this thread] Auxiliary states; each
 *   handle is new and belongs to the caller.
 * @param shared_exec_handle [in, may be null] Executor whose memory is reused; null for none.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorSimpleBind(
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

/*!
 * Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones. Argument and
 * gradient arrays can be taken from a shared buffer or from another executor of the same symbol. Signed dimensions.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_g2c_keys [in] Number of groups placed on devices.
 * @param g2c_keys [in, num_g2c_keys elements, may be null] Names of the groups.
 * @param g2c_dev_types [in, num_g2c_keys elements, may be null] Device type of each group.
 * @param g2c_dev_ids [in, num_g2c_keys elements, may be null] Device number of each group.
 * @param provided_grad_req_list_len [in] Number of write rules: 0 for none, 1 without names for all arguments.
 * @param provided_grad_req_names [in, provided_grad_req_list_len elements, may be null] Names of the arguments that
 *   the rules are for, or null for rules by position.
 * @param provided_grad_req_types [in, provided_grad_req_list_len elements, may be null] Rules: 'null', 'write' or
 *   'add'; one alone is for all arguments.
 * @param num_provided_arg_shapes [in] Number of arguments with a given shape.
 * @param provided_arg_shape_names [in, num_provided_arg_shapes elements, may be null] Names of the arguments.
 * @param provided_arg_shape_data [in, provided_arg_shape_idx[num_provided_arg_shapes] elements, may be null]
 *   Dimensions of all given shapes, one after the other.
 * @param provided_arg_shape_idx [in, num_provided_arg_shapes + 1 elements, may be null] Where each shape begins in
 *   provided_arg_shape_data; the last entry is its length.
 * @param num_provided_arg_dtypes [in] Number of arguments with a given element type.
 * @param provided_arg_dtype_names [in, num_provided_arg_dtypes elements, may be null] Names of the arguments.
 * @param provided_arg_dtypes [in, num_provided_arg_dtypes elements, may be null] Their element type ids.
 * @param num_provided_arg_stypes [in] Number of arguments with a given storage kind.
 * @param provided_arg_stype_names [in, num_provided_arg_stypes elements, may be null] Names of the arguments.
 * @param provided_arg_stypes [in, num_provided_arg_stypes elements, may be null] Their storage kinds.
 * @param num_shared_arg_names [in] Number of arguments whose arrays may be shared with shared_exec_handle.
 * @param shared_arg_name_list [in, num_shared_arg_names elements, may be null] Names of these arguments.
 * @param shared_buffer_len [inout] In: number of entries in the shared buffer, or -1 for no buffer; out: number of
 *   entries afterwards.
 * @param shared_buffer_name_list [in, shared_buffer_len elements, may be null] Names in the shared buffer.
 * @param shared_buffer_handle_list [in, shared_buffer_len elements, may be null] Arrays in the shared buffer.
 * @param updated_shared_buffer_name_list [out, shared_buffer_len elements, valid until the next call on this thread,
 *   null when not wanted] Names in the shared buffer afterwards.
 * @param updated_shared_buffer_handle_list [out, shared_buffer_len elements, valid until the next call on this
 *   thread, null when not wanted] Arrays in the shared buffer afterwards; each handle is new and belongs to the
 *   caller.
 * @param num_in_args [out] Number of arguments.
 * @param in_args [out, num_in_args elements, valid until the next call on this thread] Argument arrays; each handle
 *   is new and belongs to the caller.
 * @param arg_grads [out, num_in_args elements, valid until the next call on this thread] Gradient arrays, null for
 *   arguments without; each handle is new and belongs to the caller.
 * @param num_aux_states [out] Number of auxiliary states.
 * @param aux_states [out, num_aux_states elements, valid until the next call on this thread] Auxiliary states; each
 *   handle is new and belongs to the caller.
 * @param shared_exec_handle [in, may be null] Executor whose memory is reused; null for none.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorSimpleBindEx(
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

/*!
 * Bind a symbol and create its arrays: shapes and types of arguments are inferred from the given ones. Argument and
 * gradient arrays can be taken from a shared buffer or from another executor of the same symbol. 64-bit dimensions.
 * @param symbol_handle [in] The symbol.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_g2c_keys [in] Number of groups placed on devices.
 * @param g2c_keys [in, num_g2c_keys elements, may be null] Names of the groups.
 * @param g2c_dev_types [in, num_g2c_keys elements, may be null] Device type of each group.
 * @param g2c_dev_ids [in, num_g2c_keys elements, may be null] Device number of each group.
 * @param provided_grad_req_list_len [in] Number of write rules: 0 for none, 1 without names for all arguments.
 * @param provided_grad_req_names [in, provided_grad_req_list_len elements, may be null] Names of the arguments that
 *   the rules are for, or null for rules by position.
 * @param provided_grad_req_types [in, provided_grad_req_list_len elements, may be null] Rules: 'null', 'write' or
 *   'add'; one alone is for all arguments.
 * @param num_provided_arg_shapes [in] Number of arguments with a given shape.
 * @param provided_arg_shape_names [in, num_provided_arg_shapes elements, may be null] Names of the arguments.
 * @param provided_arg_shape_data [in, provided_arg_shape_idx[num_provided_arg_shapes] elements, may be null]
 *   Dimensions of all given shapes, one after the other.
 * @param provided_arg_shape_idx [in, num_provided_arg_shapes + 1 elements, may be null] Where each shape begins in
 *   provided_arg_shape_data; the last entry is its length.
 * @param num_provided_arg_dtypes [in] Number of arguments with a given element type.
 * @param provided_arg_dtype_names [in, num_provided_arg_dtypes elements, may be null] Names of the arguments.
 * @param provided_arg_dtypes [in, num_provided_arg_dtypes elements, may be null] Their element type ids.
 * @param num_provided_arg_stypes [in] Number of arguments with a given storage kind.
 * @param provided_arg_stype_names [in, num_provided_arg_stypes elements, may be null] Names of the arguments.
 * @param provided_arg_stypes [in, num_provided_arg_stypes elements, may be null] Their storage kinds.
 * @param num_shared_arg_names [in] Number of arguments whose arrays may be shared with shared_exec_handle.
 * @param shared_arg_name_list [in, num_shared_arg_names elements, may be null] Names of these arguments.
 * @param shared_buffer_len [inout] In: number of entries in the shared buffer, or -1 for no buffer; out: number of
 *   entries afterwards.
 * @param shared_buffer_name_list [in, shared_buffer_len elements, may be null] Names in the shared buffer.
 * @param shared_buffer_handle_list [in, shared_buffer_len elements, may be null] Arrays in the shared buffer.
 * @param updated_shared_buffer_name_list [out, shared_buffer_len elements, valid until the next call on this thread,
 *   null when not wanted] Names in the shared buffer afterwards.
 * @param updated_shared_buffer_handle_list [out, shared_buffer_len elements, valid until the next call on this
 *   thread, null when not wanted] Arrays in the shared buffer afterwards; each handle is new and belongs to the
 *   caller.
 * @param num_in_args [out] Number of arguments.
 * @param in_args [out, num_in_args elements, valid until the next call on this thread] Argument arrays; each handle
 *   is new and belongs to the caller.
 * @param arg_grads [out, num_in_args elements, valid until the next call on this thread] Gradient arrays, null for
 *   arguments without; each handle is new and belongs to the caller.
 * @param num_aux_states [out] Number of auxiliary states.
 * @param aux_states [out, num_aux_states elements, valid until the next call on this thread] Auxiliary states; each
 *   handle is new and belongs to the caller.
 * @param shared_exec_handle [in, may be null] Executor whose memory is reused; null for none.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXExecutorSimpleBindEx64(
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

/*!
 * New executor of the same symbol for other input shapes; it shares memory with the given one where the sizes allow.
 * @param partial_shaping [in] 1 allows arguments that are not named to change shape.
 * @param allow_up_sizing [in] 1 allows arrays to grow, with new memory.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_map_keys [in] Number of groups placed on devices.
 * @param map_keys [in, num_map_keys elements, may be null] Names of the groups.
 * @param map_dev_types [in, num_map_keys elements, may be null] Device type of each group.
 * @param map_dev_ids [in, num_map_keys elements, may be null] Device number of each group.
 * @param num_provided_arg_shapes [in] Number of arguments with a given shape.
 * @param provided_arg_shape_names [in, num_provided_arg_shapes elements, may be null] Names of the arguments.
 * @param provided_arg_shape_data [in, provided_arg_shape_idx[num_provided_arg_shapes] elements, may be null]
 *   Dimensions of all given shapes, one after the other.
 * @param provided_arg_shape_idx [in, num_provided_arg_shapes + 1 elements, may be null] Where each shape begins in
 *   provided_arg_shape_data; the last entry is its length.
 * @param num_in_args [out] Number of arguments.
 * @param in_args [out, num_in_args elements, valid until the next call on this thread] Argument arrays; each handle
 *   is new and belongs to the caller.
 * @param arg_grads [out, num_in_args elements, valid until the next call on this thread] Gradient arrays, null for
 *   arguments without; each handle is new and belongs to the caller.
 * @param num_aux_states [out] Number of auxiliary states.
 * @param aux_states [out, num_aux_states elements, valid until the next call on this thread] Auxiliary states; each
 *   handle is new and belongs to the caller.
 * @param shared_exec [in] Executor whose memory is reused.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorReshape(
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

/*!
 * New executor of the same symbol for other input shapes; it shares memory with the given one where the sizes allow.
 * Signed dimensions.
 * @param partial_shaping [in] 1 allows arguments that are not named to change shape.
 * @param allow_up_sizing [in] 1 allows arrays to grow, with new memory.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_map_keys [in] Number of groups placed on devices.
 * @param map_keys [in, num_map_keys elements, may be null] Names of the groups.
 * @param map_dev_types [in, num_map_keys elements, may be null] Device type of each group.
 * @param map_dev_ids [in, num_map_keys elements, may be null] Device number of each group.
 * @param num_provided_arg_shapes [in] Number of arguments with a given shape.
 * @param provided_arg_shape_names [in, num_provided_arg_shapes elements, may be null] Names of the arguments.
 * @param provided_arg_shape_data [in, provided_arg_shape_idx[num_provided_arg_shapes] elements, may be null]
 *   Dimensions of all given shapes, one after the other.
 * @param provided_arg_shape_idx [in, num_provided_arg_shapes + 1 elements, may be null] Where each shape begins in
 *   provided_arg_shape_data; the last entry is its length.
 * @param num_in_args [out] Number of arguments.
 * @param in_args [out, num_in_args elements, valid until the next call on this thread] Argument arrays; each handle
 *   is new and belongs to the caller.
 * @param arg_grads [out, num_in_args elements, valid until the next call on this thread] Gradient arrays, null for
 *   arguments without; each handle is new and belongs to the caller.
 * @param num_aux_states [out] Number of auxiliary states.
 * @param aux_states [out, num_aux_states elements, valid until the next call on this thread] Auxiliary states; each
 *   handle is new and belongs to the caller.
 * @param shared_exec [in] Executor whose memory is reused.
 * @param out [out, owned] New executor; released with MXExecutorFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorReshapeEx(
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

/*!
 * Symbol of the graph that the executor runs, after its rewrites.
 * @param handle [in] The object.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorGetOptimizedSymbol(ExecutorHandle handle, SymbolHandle* out);

/*!
 * Install a callback that sees every output of every operator after each forward, and the gradients of every
 * operator's inputs after each backward, as <node>_backward_output<i>. Names and arrays that it gets are valid during
 * the call; the array handle is released by the callback.
 * @param handle [in] The object.
 * @param callback [in, may be null] Function to call; null removes it.
 * @param callback_handle [in, may be null] Passed through to the callback.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorSetMonitorCallback(
    ExecutorHandle handle,
    ExecutorMonitorCallback callback,
    void* callback_handle);

/*!
 * As MXExecutorSetMonitorCallback; with monitor_all it sees the inputs too.
 * @param handle [in] The object.
 * @param callback [in, may be null] Function to call; null removes it.
 * @param callback_handle [in, may be null] Passed through to the callback.
 * @param monitor_all [in] Whether inputs are shown too.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXExecutorSetMonitorCallbackEX(
    ExecutorHandle handle,
    ExecutorMonitorCallback callback,
    void* callback_handle,
    bool monitor_all);

/*!
 * Identify the shared-memory segment of an array on the shared CPU device (type 5), so that another process can open
 * it; other arrays are copied to such a segment first.
 * @param handle [in] The object.
 * @param shared_pid [out] Process part of the segment's identity.
 * @param shared_id [out] Serial part of the segment's identity.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayGetSharedMemHandle(NDArrayHandle handle, int* shared_pid, int* shared_id);

/*!
 * Open an array in a shared-memory segment that this or another process made.
 * @param shared_pid [in] Process part of the segment's identity.
 * @param shared_id [in] Serial part of the segment's identity.
 * @param shape [in, ndim elements, may be null] Size of each axis; may be null when ndim is 0.
 * @param ndim [in] Number of dimensions.
 * @param dtype [in] Element type id (MXHubDType).
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateFromSharedMem(
    int shared_pid,
    int shared_id,
    const uint32_t* shape,
    uint32_t ndim,
    int dtype,
    NDArrayHandle* out);

/*!
 * Give pooled, unused memory of a device back to the system.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXStorageEmptyCache(int dev_type, int dev_id);

/*!
 * Open an array in a shared-memory segment that this or another process made.
 * @param shared_pid [in] Process part of the segment's identity.
 * @param shared_id [in] Serial part of the segment's identity.
 * @param shape [in, ndim elements, may be null] Size of each axis; may be null when ndim is 0.
 * @param ndim [in] Number of dimensions.
 * @param dtype [in] Element type id (MXHubDType).
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDArrayCreateFromSharedMemEx(
    int shared_pid,
    int shared_id,
    const int* shape,
    int ndim,
    int dtype,
    NDArrayHandle* out);

/*!
 * Give the engine a function to run after earlier work on the listed variables. Functions that share a variable, one
 * of them as mutable, never overlap. The deleter runs once, after the function. The function must call its completion
 * callback (second argument) exactly once, from any thread.
 * @param async_func [in] The function.
 * @param func_param [in, may be null] Passed through to the function.
 * @param deleter [in, may be null] Called with func_param after the function; null for none.
 * @param ctx_handle [in, may be null] Pointer to two ints, device type and device number; null for the first CPU.
 * @param const_vars_handle [in, num_const_vars elements, may be null] Table of variables that are read.
 * @param num_const_vars [in] Number of variables that are read.
 * @param mutable_vars_handle [in, num_mutable_vars elements, may be null] Table of variables that are written.
 * @param num_mutable_vars [in] Number of variables that are written.
 * @param prop_handle [in, may be null] Pointer to an int that says what kind of work it is; null for normal work.
 * @param priority [in] Higher runs earlier among work that is ready.
 * @param opr_name [in, may be null] Name for error messages; null for none.
 * @param wait [in] Whether to wait until it is done.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXEnginePushAsync(
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

/*!
 * Give the engine a function to run after earlier work on the listed variables. Functions that share a variable, one
 * of them as mutable, never overlap. The deleter runs once, after the function. The work is complete when the
 * function returns.
 * @param sync_func [in] The function.
 * @param func_param [in, may be null] Passed through to the function.
 * @param deleter [in, may be null] Called with func_param after the function; null for none.
 * @param ctx_handle [in, may be null] Pointer to two ints, device type and device number; null for the first CPU.
 * @param const_vars_handle [in, num_const_vars elements, may be null] Table of variables that are read.
 * @param num_const_vars [in] Number of variables that are read.
 * @param mutable_vars_handle [in, num_mutable_vars elements, may be null] Table of variables that are written.
 * @param num_mutable_vars [in] Number of variables that are written.
 * @param prop_handle [in, may be null] Pointer to an int that says what kind of work it is; null for normal work.
 * @param priority [in] Higher runs earlier among work that is ready.
 * @param opr_name [in, may be null] Name for error messages; null for none.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXEnginePushSync(
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

/*!
 * New handle to the same array.
 * @param src [in] The object.
 * @param out [out, owned] New array; released with MXNDArrayFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXShallowCopyNDArray(NDArrayHandle src, NDArrayHandle* out);

/*!
 * New handle to the same graph; composing one of the handles leaves the other alone.
 * @param src [in] The object.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXShallowCopySymbol(SymbolHandle src, SymbolHandle* out);

/*!
 * As MXEnginePushAsync, with arrays in place of variables.
 * @param async_func [in] The function.
 * @param func_param [in, may be null] Passed through to the function.
 * @param deleter [in, may be null] Called with func_param after the function; null for none.
 * @param ctx_handle [in, may be null] Pointer to two ints, device type and device number; null for the first CPU.
 * @param const_nds_handle [in, num_const_nds elements, may be null] Arrays that are read.
 * @param num_const_nds [in] Number of arrays that are read.
 * @param mutable_nds_handle [in, num_mutable_nds elements, may be null] Arrays that are written.
 * @param num_mutable_nds [in] Number of arrays that are written.
 * @param prop_handle [in, may be null] Pointer to an int that says what kind of work it is; null for normal work.
 * @param priority [in] Higher runs earlier among work that is ready.
 * @param opr_name [in, may be null] Name for error messages; null for none.
 * @param wait [in] Whether to wait until it is done.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXEnginePushAsyncND(
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

/*!
 * As MXEnginePushSync, with arrays in place of variables.
 * @param sync_func [in] The function.
 * @param func_param [in, may be null] Passed through to the function.
 * @param deleter [in, may be null] Called with func_param after the function; null for none.
 * @param ctx_handle [in, may be null] Pointer to two ints, device type and device number; null for the first CPU.
 * @param const_nds_handle [in, num_const_nds elements, may be null] Arrays that are read.
 * @param num_const_nds [in] Number of arrays that are read.
 * @param mutable_nds_handle [in, num_mutable_nds elements, may be null] Arrays that are written.
 * @param num_mutable_nds [in] Number of arrays that are written.
 * @param prop_handle [in, may be null] Pointer to an int that says what kind of work it is; null for normal work.
 * @param priority [in] Higher runs earlier among work that is ready.
 * @param opr_name [in, may be null] Name for error messages; null for none.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXEnginePushSyncND(
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

#endif /* MXNET_C_API_H_ */
