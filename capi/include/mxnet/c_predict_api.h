/* Inference from saved models, with nothing else needed: the surface of MXNet 1.9.1. */
/* Made from capi/api.yaml by `python -m codegen`; do not edit. */
/* clang-format off */
#ifndef MXNET_C_PREDICT_API_H_
#define MXNET_C_PREDICT_API_H_

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

#ifndef MXNET_TYPE_NDArrayHandle
#define MXNET_TYPE_NDArrayHandle
/*! An array. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubNDArrayHandleTag* NDArrayHandle;
#else
typedef void* NDArrayHandle;
#endif
#endif

/*! A network for inference. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubPredictorHandleTag* PredictorHandle;
#else
typedef void* PredictorHandle;
#endif

/*! A list of named arrays. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubNDListHandleTag* NDListHandle;
#else
typedef void* NDListHandle;
#endif

/*! Sees one array of a run: name, array, user's parameter. */
typedef void (*PredMonitorCallback)(const char*, NDArrayHandle, void*);

/*!
 * Text of the last error of the calling thread; an empty string when there was none.
 * @return Text owned by the library, valid until the next failing call on this thread.
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL const char* MXGetLastError(void);

/*!
 * Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'), for inputs of
 * the given shapes.
 * @param symbol_json_str [in] JSON text of the symbol.
 * @param param_bytes [in, param_size elements, may be null] Contents of the .params file.
 * @param param_size [in] Number of bytes in param_bytes.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_input_nodes [in] Number of inputs.
 * @param input_keys [in, num_input_nodes elements] Names of the inputs.
 * @param input_shape_indptr [in, num_input_nodes + 1 elements] Where each shape begins in input_shape_data; the last
 *   entry is its length.
 * @param input_shape_data [in, input_shape_indptr[num_input_nodes] elements] Dimensions of all input shapes, one
 *   after the other.
 * @param out [out, owned] New predictor; released with MXPredFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXPredCreate(
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

/*!
 * Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'), for inputs of
 * the given shapes. Element types of arguments can be chosen.
 * @param symbol_json_str [in] JSON text of the symbol.
 * @param param_bytes [in, param_size elements, may be null] Contents of the .params file.
 * @param param_size [in] Number of bytes in param_bytes.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_input_nodes [in] Number of inputs.
 * @param input_keys [in, num_input_nodes elements] Names of the inputs.
 * @param input_shape_indptr [in, num_input_nodes + 1 elements] Where each shape begins in input_shape_data; the last
 *   entry is its length.
 * @param input_shape_data [in, input_shape_indptr[num_input_nodes] elements] Dimensions of all input shapes, one
 *   after the other.
 * @param num_provided_arg_dtypes [in] Number of arguments with a given element type.
 * @param provided_arg_dtype_names [in, num_provided_arg_dtypes elements, may be null] Names of the arguments.
 * @param provided_arg_dtypes [in, num_provided_arg_dtypes elements, may be null] Their element type ids.
 * @param out [out, owned] New predictor; released with MXPredFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXPredCreateEx(
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

/*!
 * Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'), for inputs of
 * the given shapes. The outputs are the named internal ones.
 * @param symbol_json_str [in] JSON text of the symbol.
 * @param param_bytes [in, param_size elements, may be null] Contents of the .params file.
 * @param param_size [in] Number of bytes in param_bytes.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_input_nodes [in] Number of inputs.
 * @param input_keys [in, num_input_nodes elements] Names of the inputs.
 * @param input_shape_indptr [in, num_input_nodes + 1 elements] Where each shape begins in input_shape_data; the last
 *   entry is its length.
 * @param input_shape_data [in, input_shape_indptr[num_input_nodes] elements] Dimensions of all input shapes, one
 *   after the other.
 * @param num_output_nodes [in] Number of outputs wanted.
 * @param output_keys [in, num_output_nodes elements, may be null] Names of the outputs, with or without '_output'.
 * @param out [out, owned] New predictor; released with MXPredFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXPredCreatePartialOut(
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

/*!
 * Make a predictor from symbol JSON and the bytes of a .params file (names 'arg:...' and 'aux:...'), for inputs of
 * the given shapes. Makes one predictor for each of num_threads threads; they share the parameters.
 * @param symbol_json_str [in] JSON text of the symbol.
 * @param param_bytes [in, param_size elements, may be null] Contents of the .params file.
 * @param param_size [in] Number of bytes in param_bytes.
 * @param dev_type [in] Device type: 1 CPU, 2 GPU, 3 pinned CPU memory, 5 shared CPU memory.
 * @param dev_id [in] Number of the device among those of its type.
 * @param num_input_nodes [in] Number of inputs.
 * @param input_keys [in, num_input_nodes elements] Names of the inputs.
 * @param input_shape_indptr [in, num_input_nodes + 1 elements] Where each shape begins in input_shape_data; the last
 *   entry is its length.
 * @param input_shape_data [in, input_shape_indptr[num_input_nodes] elements] Dimensions of all input shapes, one
 *   after the other.
 * @param num_threads [in] Number of threads, at least 1.
 * @param out [out, num_threads elements, owned] Room for num_threads handles; each is freed with MXPredFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXPredCreateMultiThread(
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

/*!
 * New predictor for other input shapes that shares the parameters of the given one; the given one stays valid.
 * @param num_input_nodes [in] Number of inputs.
 * @param input_keys [in, num_input_nodes elements] Names of the inputs.
 * @param input_shape_indptr [in, num_input_nodes + 1 elements] Where each shape begins in input_shape_data; the last
 *   entry is its length.
 * @param input_shape_data [in, input_shape_indptr[num_input_nodes] elements] Dimensions of all input shapes, one
 *   after the other.
 * @param handle [in] The object.
 * @param out [out, owned] New predictor; released with MXPredFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredReshape(
    uint32_t num_input_nodes,
    const char** input_keys,
    const uint32_t* input_shape_indptr,
    const uint32_t* input_shape_data,
    PredictorHandle handle,
    PredictorHandle* out);

/*!
 * Shape of one output.
 * @param handle [in] The object.
 * @param index [in] Position, from 0.
 * @param shape_data [out, shape_ndim elements, valid while the object lives] The dimensions; valid until the next
 *   such call on the predictor.
 * @param shape_ndim [out] Number of dimensions.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredGetOutputShape(
    PredictorHandle handle,
    uint32_t index,
    uint32_t** shape_data,
    uint32_t* shape_ndim);

/*!
 * Element type id of one output.
 * @param handle [in] The object.
 * @param out_index [in] Position of the output, from 0.
 * @param out_dtype [out] Element type id.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredGetOutputType(PredictorHandle handle, uint32_t out_index, int* out_dtype);

/*!
 * Copy float32 values into one input.
 * @param handle [in] The object.
 * @param key [in] Name of the input.
 * @param data [in, size elements] The values.
 * @param size [in] Number of elements; must be the array's size.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredSetInput(PredictorHandle handle, const char* key, const float* data, uint32_t size);

/*!
 * Run the network on the current inputs.
 * @param handle [in] The object.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredForward(PredictorHandle handle);

/*!
 * Run the network up to an operator: call it with step 0, 1, 2, ... until *step_left is 0.
 * @param handle [in] The object.
 * @param step [in] Number of the step, from 0.
 * @param step_left [out] Number of steps left.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredPartialForward(PredictorHandle handle, int step, int* step_left);

/*!
 * Copy one output as float32 values; waits for the run to end.
 * @param handle [in] The object.
 * @param index [in] Position, from 0.
 * @param data [out, size elements] Room for the values.
 * @param size [in] Number of elements; must be the array's size.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredGetOutput(PredictorHandle handle, uint32_t index, float* data, uint32_t size);

/*!
 * Release a predictor.
 * @param handle [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXPredFree(PredictorHandle handle);

/*!
 * Read float32 arrays, for instance a mean image, from the bytes of a .params file.
 * @param nd_file_bytes [in, nd_file_size elements] Contents of the file.
 * @param nd_file_size [in] Number of bytes in nd_file_bytes.
 * @param out [out, owned] New list; released with MXNDListFree.
 * @param out_length [out] Number of arrays.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDListCreate(const char* nd_file_bytes, int nd_file_size, NDListHandle* out, uint32_t* out_length);

/*!
 * One entry of the list.
 * @param handle [in] The object.
 * @param index [in] Position, from 0.
 * @param out_key [out, valid while the object lives] Name, or an empty text.
 * @param out_data [out, valid while the object lives] The elements.
 * @param out_shape [out, out_ndim elements, valid while the object lives] The dimensions.
 * @param out_ndim [out] Number of dimensions.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDListGet(
    NDListHandle handle,
    uint32_t index,
    const char** out_key,
    const float** out_data,
    const uint32_t** out_shape,
    uint32_t* out_ndim);

/*!
 * Install a callback that sees every output of every operator (with monitor_all the inputs too) after each run.
 * @param handle [in] The object.
 * @param callback [in, may be null] Function to call; null removes it.
 * @param callback_handle [in, may be null] Passed through to the callback.
 * @param monitor_all [in] Whether inputs are shown too.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int MXPredSetMonitorCallback(
    PredictorHandle handle,
    PredMonitorCallback callback,
    void* callback_handle,
    bool monitor_all);

/*!
 * Release a list.
 * @param handle [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int MXNDListFree(NDListHandle handle);

#endif /* MXNET_C_PREDICT_API_H_ */
