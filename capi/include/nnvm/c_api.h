/* Operator table and symbols under their NNVM names: the surface of MXNet 1.9.1. */
/* Made from capi/api.yaml by `python -m codegen`; do not edit. */
/* clang-format off */
#ifndef NNVM_C_API_H_
#define NNVM_C_API_H_

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

#ifndef MXNET_TYPE_SymbolHandle
#define MXNET_TYPE_SymbolHandle
/*! A symbolic expression. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubSymbolHandleTag* SymbolHandle;
#else
typedef void* SymbolHandle;
#endif
#endif

/*! Unsigned integer. */
typedef unsigned int nn_uint;

/*! An operator. */
#ifdef MXNET_STRICT_HANDLES
typedef struct MXHubOpHandleTag* OpHandle;
#else
typedef void* OpHandle;
#endif

/*!
 * Set the text that the last-error functions return on this thread.
 * @param msg [in] The text.
 * @return Nothing.
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL void NNAPISetLastError(const char* msg);

/*!
 * Same text as MXGetLastError().
 * @return Text owned by the library, valid until the next failing call on this thread.
 * @note Concerns the calling thread. Since 1.9.1.
 */
MXNET_DLL const char* NNGetLastError(void);

/*!
 * Names of all operators, aliases included.
 * @param out_size [out] Number of names.
 * @param out_array [out, out_size elements, valid until the process ends] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNListAllOpNames(nn_uint* out_size, const char*** out_array);

/*!
 * Handle of an operator by its name or alias; an unknown name is an error.
 * @param op_name [in] Name or alias of the operator.
 * @param op_out [out, valid until the process ends] The operator.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNGetOpHandle(const char* op_name, OpHandle* op_out);

/*!
 * Handles of all operators, each once.
 * @param out_size [out] Number of operators.
 * @param out_array [out, out_size elements, valid until the process ends] The operators.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNListUniqueOps(nn_uint* out_size, OpHandle** out_array);

/*!
 * Canonical name, description and arguments of an operator, inputs first and parameters after them.
 * @param op [in] Operator.
 * @param real_name [out, valid until the process ends] Canonical name.
 * @param description [out, valid until the process ends] What the operator does.
 * @param num_doc_args [out] Number of arguments.
 * @param arg_names [out, num_doc_args elements, valid until the process ends] Names of the arguments.
 * @param arg_type_infos [out, num_doc_args elements, valid until the process ends] Type phrases of the arguments.
 * @param arg_descriptions [out, num_doc_args elements, valid until the process ends] Descriptions of the arguments.
 * @param return_type [out, valid until the process ends, null when not wanted] Type of the result, or an empty text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNGetOpInfo(
    OpHandle op,
    const char** real_name,
    const char** description,
    nn_uint* num_doc_args,
    const char*** arg_names,
    const char*** arg_type_infos,
    const char*** arg_descriptions,
    const char** return_type);

/*!
 * Make a symbol of one operator with its parameters; NNSymbolCompose then connects its inputs.
 * @param op [in] Operator.
 * @param num_param [in] Number of entries.
 * @param keys [in, num_param elements, may be null] Names of the parameters.
 * @param vals [in, num_param elements, may be null] Values of the parameters, as text.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolCreateAtomicSymbol(
    OpHandle op,
    nn_uint num_param,
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
MXNET_DLL int NNSymbolCreateVariable(const char* name, SymbolHandle* out);

/*!
 * Make a symbol whose outputs are those of the given symbols, one after the other.
 * @param num_symbols [in] Number of symbols.
 * @param symbols [in, num_symbols elements, may be null] The symbols.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolCreateGroup(nn_uint num_symbols, SymbolHandle* symbols, SymbolHandle* out);

/*!
 * Release a symbol handle.
 * @param symbol [in, taken over, may be null] The object; null is allowed and does nothing.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolFree(SymbolHandle symbol);

/*!
 * Deep copy of a symbol.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolCopy(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Readable text about a symbol, for debugging.
 * @param symbol [in] The symbol.
 * @param out_str [out, valid until the next call on this thread] The text.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolPrint(SymbolHandle symbol, const char** out_str);

/*!
 * Value of an attribute of a symbol; success is 0 when it has none of that name.
 * @param symbol [in] The symbol.
 * @param key [in] Name of the attribute.
 * @param out [out, valid until the next call on this thread] The text; null when success is 0.
 * @param success [out] 1 when found, else 0.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolGetAttr(SymbolHandle symbol, const char* key, const char** out, int* success);

/*!
 * Set attributes of a symbol.
 * @param symbol [in] The symbol.
 * @param num_param [in] Number of entries.
 * @param keys [in, num_param elements, may be null] Names of the attributes.
 * @param values [in, num_param elements, may be null] Values of the attributes.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread, but calls on one handle must not overlap. Since 1.9.1.
 */
MXNET_DLL int NNSymbolSetAttrs(SymbolHandle symbol, nn_uint num_param, const char** keys, const char** values);

/*!
 * Attributes as pairs, of all nodes ('node$attribute', value) or of the symbol's own node.
 * @param symbol [in] The symbol.
 * @param recursive_option [in] 0: all nodes; 1: the symbol's own node.
 * @param out_size [out] Number of pairs; the array holds twice as many strings.
 * @param out [out, out_size * 2 elements, valid until the next call on this thread] The pairs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolListAttrs(SymbolHandle symbol, int recursive_option, nn_uint* out_size, const char*** out);

/*!
 * Input variables of a symbol, each as a symbol of its own.
 * @param symbol [in] The symbol.
 * @param option [in] 0: all inputs; 1: without auxiliary states; 2: auxiliary states alone.
 * @param out_size [out] Number of variables.
 * @param out_sym_array [out, out_size elements, valid until the next call on this thread] Table of variables; each
 *   handle is new and belongs to the caller.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolListInputVariables(
    SymbolHandle symbol,
    int option,
    nn_uint* out_size,
    SymbolHandle** out_sym_array);

/*!
 * Names of the input variables of a symbol.
 * @param symbol [in] The symbol.
 * @param option [in] 0: all inputs; 1: without auxiliary states; 2: auxiliary states alone.
 * @param out_size [out] Number of names.
 * @param out_str_array [out, out_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolListInputNames(SymbolHandle symbol, int option, nn_uint* out_size, const char*** out_str_array);

/*!
 * Names of the outputs.
 * @param symbol [in] The symbol.
 * @param out_size [out] Number of names.
 * @param out_str_array [out, out_size elements, valid until the next call on this thread] The names.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolListOutputNames(SymbolHandle symbol, nn_uint* out_size, const char*** out_str_array);

/*!
 * Number of outputs.
 * @param symbol [in] The symbol.
 * @param output_count [out] Number of outputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolGetNumOutputs(SymbolHandle symbol, nn_uint* output_count);

/*!
 * Symbol whose outputs are all outputs of all nodes inside the given one.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolGetInternals(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Symbol whose outputs are the direct inputs of the symbol's node; null when it has none.
 * @param symbol [in] The symbol.
 * @param out [out, owned] New symbol, or null when there are no inputs.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolGetChildren(SymbolHandle symbol, SymbolHandle* out);

/*!
 * Symbol of one output.
 * @param symbol [in] The symbol.
 * @param index [in] Position, from 0.
 * @param out [out, owned] New symbol; released with MXSymbolFree.
 * @return 0, or -1 on error (text through MXGetLastError).
 * @note Any thread. Since 1.9.1.
 */
MXNET_DLL int NNSymbolGetOutput(SymbolHandle symbol, nn_uint index, SymbolHandle* out);

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
MXNET_DLL int NNSymbolCompose(
    SymbolHandle sym,
    const char* name,
    nn_uint num_args,
    const char** keys,
    SymbolHandle* args);

#endif /* NNVM_C_API_H_ */
