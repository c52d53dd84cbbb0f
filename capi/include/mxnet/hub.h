/* What MXNet Hub adds to the surface of MXNet 1.9.1. */
/* Made from capi/api.yaml by `python -m codegen`; do not edit. */
/* clang-format off */
#ifndef MXNET_HUB_H_
#define MXNET_HUB_H_

#include "mxnet/c_api.h"
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

#define MXHUB_VERSION_STRING "1.10.0"

/* With MXNET_STRICT_HANDLES each kind of handle is a pointer type of its own, so that the compiler tells them apart.
 * The binary interface is the same. */

/*! A prepared operator call. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubInvocationHandleTag* HubInvocationHandle;
#else
typedef void* HubInvocationHandle;
#endif

/*! Gets one message about how the library works: its level (10 debug, 20 information, 30 warning), one line of text, the user's parameter. May be called from any thread. */
typedef void (*HubLogCallback)(int level, const char* message, void* payload);

/*! What kind of error a call met. */
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

/*! Element types of arrays, as in files. */
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

/*! Device types. */
typedef enum MXHubDeviceType {
  MXHUB_DEVICE_CPU = 1,
  MXHUB_DEVICE_GPU = 2,
  MXHUB_DEVICE_CPU_PINNED = 3,
  MXHUB_DEVICE_CPU_SHARED = 5
} MXHubDeviceType;

/*! How a result is written into an array. */
typedef enum MXHubGradReq {
  MXHUB_REQ_NULL = 0,
  MXHUB_REQ_WRITE = 1,
  MXHUB_REQ_WRITE_INPLACE = 2,
  MXHUB_REQ_ADD = 3
} MXHubGradReq;

/*! Storage kinds of arrays. */
typedef enum MXHubStorageType {
  MXHUB_STORAGE_UNDEFINED = -1,
  MXHUB_STORAGE_DEFAULT = 0,
  MXHUB_STORAGE_ROW_SPARSE = 1,
  MXHUB_STORAGE_CSR = 2
} MXHubStorageType;

/*!
 * The operator registry as one JSON text: for each operator its aliases, documentation, inputs, outputs, parameters,
 * examples and cases.
 * @param out [out, valid until the process ends] JSON text (UTF-8).
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubRegistryJSON(const char** out);

/*!
 * Kind, operator and argument of the calling thread's last error; operator and argument are empty strings where the
 * error has none.
 * @param out_kind [out, null when not wanted] MXHubErrorKind.
 * @param out_op [out, valid until the next failing call on this thread, null when not wanted] Name of the operator.
 * @param out_argument [out, valid until the next failing call on this thread, null when not wanted] Name of the
 *   argument.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Concerns the calling thread. Since 1.10.0.
 */
MXNET_DLL int MXHubErrorGetLast(int* out_kind, const char** out_op, const char** out_argument);

/*!
 * Where messages about how the library works go, such as which kernels it chose. The library prints nothing; it keeps
 * the last 64 messages for a callback that is set later.
 * @param callback [in, may be null] Function to call; null removes it.
 * @param payload [in, may be null] Passed through to the callback.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubLogSetCallback(HubLogCallback callback, void* payload);

/*!
 * Memory that arrays use now and used at most, unused memory kept by the pool, and the number of live arrays.
 * @param out_bytes_in_use [out, null when not wanted] Bytes in use by arrays.
 * @param out_bytes_peak [out, null when not wanted] Most bytes in use at one time since the last reset.
 * @param out_bytes_pooled [out, null when not wanted] Bytes that the pool keeps for reuse.
 * @param out_live_arrays [out, null when not wanted] Number of live arrays.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubMemoryGetStats(
    uint64_t* out_bytes_in_use,
    uint64_t* out_bytes_peak,
    uint64_t* out_bytes_pooled,
    uint64_t* out_live_arrays);

/*!
 * Start measuring the peak of memory use anew, from the current use.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubMemoryResetPeak(void);

/*!
 * Prepare an operator call: the operator is looked up and its parameters are parsed once. Unknown operators, unknown
 * parameters and bad values are argument errors.
 * @param out [out, owned] New prepared call; released with MXHubInvocationFree.
 * @param op_name [in] Name or alias of the operator.
 * @param num_params [in] Number of parameters.
 * @param keys [in, num_params elements, may be null] Names of the parameters.
 * @param vals [in, num_params elements, may be null] Values of the parameters, as text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubInvocationCreate(
    HubInvocationHandle* out,
    const char* op_name,
    uint32_t num_params,
    const char** keys,
    const char** vals);

/*!
 * Release a prepared call.
 * @param inv [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubInvocationFree(HubInvocationHandle inv);

/*!
 * Run a prepared call. With *num_outputs 0 on entry new arrays are made for the visible outputs and *num_outputs is
 * set; otherwise the results are written into the given arrays.
 * @param outputs [inout, capacity elements, owned] In: arrays to write; out: the new arrays, which belong to the
 *   caller.
 * @param capacity [in] Room in outputs.
 * @param num_outputs [inout] In: number of given arrays or 0; out: number of outputs.
 * @param inv [in] The prepared call.
 * @param num_inputs [in] Number of inputs.
 * @param inputs [in, num_inputs elements, may be null] Input arrays in the operator's order.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubInvocationCall(
    NDArrayHandle* outputs,
    uint32_t capacity,
    uint32_t* num_outputs,
    HubInvocationHandle inv,
    uint32_t num_inputs,
    const NDArrayHandle* inputs);

/*!
 * Run a prepared call that has no input and one visible output.
 * @param inv [in] The prepared call.
 * @return New array that the caller owns, or null on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL NDArrayHandle MXHubInvocationCall0(HubInvocationHandle inv);

/*!
 * Run a prepared call that has one input and one visible output.
 * @param inv [in] The prepared call.
 * @param a [in] First input.
 * @return New array that the caller owns, or null on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL NDArrayHandle MXHubInvocationCall1(HubInvocationHandle inv, NDArrayHandle a);

/*!
 * Run a prepared call that has two inputs and one visible output.
 * @param inv [in] The prepared call.
 * @param a [in] First input.
 * @param b [in] Second input.
 * @return New array that the caller owns, or null on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL NDArrayHandle MXHubInvocationCall2(HubInvocationHandle inv, NDArrayHandle a, NDArrayHandle b);

/*!
 * Run a prepared call that has three inputs and one visible output.
 * @param inv [in] The prepared call.
 * @param a [in] First input.
 * @param b [in] Second input.
 * @param c [in] Third input.
 * @return New array that the caller owns, or null on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL NDArrayHandle MXHubInvocationCall3(
    HubInvocationHandle inv,
    NDArrayHandle a,
    NDArrayHandle b,
    NDArrayHandle c);

/*!
 * Rank, dimensions and element type of an array in one call.
 * @param out_ndim [out] Rank; -1 when the array has no shape yet.
 * @param out_dims [out, out_ndim elements, valid while the object lives] The dimensions; not valid any more after a
 *   change of shape.
 * @param out_dtype [out] Element type id.
 * @param array [in] The array.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.10.0.
 */
MXNET_DLL int MXHubArrayDescribe(int* out_ndim, const int64_t** out_dims, int* out_dtype, NDArrayHandle array);

#endif /* MXNET_HUB_H_ */
