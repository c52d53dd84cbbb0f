/* What the C files of the package share: conversion of arguments, handles, errors. C only, so that R's longjmp is safe. */
#ifndef MXR_H_
#define MXR_H_

#include <stddef.h>
#include <stdint.h>

#define R_NO_REMAP
#define STRICT_R_HEADERS
#include <R.h>
#include <R_ext/Rdynload.h>
#include <Rinternals.h>

#include "gen_api.h"

/* The generated shims name these without their prefix. */
#define ScalarInteger(x) Rf_ScalarInteger((int)(x))
#define ScalarLogical(x) Rf_ScalarLogical((int)(x))
#define ScalarReal(x) Rf_ScalarReal((double)(x))

/* A function that the loaded library lacks, or any function before a library is loaded, is an error of state. */
#define MXR_NEED(name)                            \
  do {                                            \
    if (!mxr_api.name) mxr_missing(#name);        \
  } while (0)

extern const R_CallMethodDef mxr_generated[];

/* errors.c */
void mxr_raise_last(void);                                     /* the library's last error as an R condition */
void mxr_fail(const char* kind, const char* format, ...);      /* an error that the package itself finds */
void mxr_missing(const char* function);
static inline void mxr_check(int status) {
  if (status != 0) mxr_raise_last();
}
extern SEXP mxr_namespace;

/* handles.c */
void* mxr_handle(SEXP x, MxrKind kind, int nullable, const char* what); /* an open handle */
void* mxr_take(SEXP x, MxrKind kind, int nullable, const char* what);   /* the handle, which x loses; null if closed */
void** mxr_handles(SEXP list, MxrKind kind, const char* what);          /* one per element; NULL elements are null */
SEXP mxr_wrap(void* handle, MxrKind kind);                              /* R object that owns the handle; NULL for null */
SEXP mxr_wrap_all(R_xlen_t n, void** handles, MxrKind kind);
SEXP mxr_wrap_plain(void* pointer); /* a pointer that nobody frees */
SEXP mxr_wrap_plains(R_xlen_t n, void** pointers);
void* mxr_plain_pointer(SEXP x, const char* what);

/* convert.c */
int mxr_int(SEXP x, const char* what);
bool mxr_bool(SEXP x, const char* what);
unsigned mxr_uint(SEXP x, const char* what);
int64_t mxr_int64(SEXP x, const char* what);
uint64_t mxr_uint64(SEXP x, const char* what);
size_t mxr_size(SEXP x, const char* what);
float mxr_float(SEXP x, const char* what);
const char* mxr_string(SEXP x, int nullable, const char* what);
const char** mxr_strings(SEXP x, const char* what);
int* mxr_ints(SEXP x, const char* what);
unsigned* mxr_uints(SEXP x, const char* what);
int64_t* mxr_int64s(SEXP x, const char* what);
R_xlen_t mxr_common_length(int n, ...);
SEXP mxr_make_string(const char* text);
SEXP mxr_make_strings(R_xlen_t n, const char** texts);
SEXP mxr_make_ints(R_xlen_t n, const int* values);
SEXP mxr_make_uints(R_xlen_t n, const unsigned* values);
SEXP mxr_make_int64s(R_xlen_t n, const int64_t* values);
SEXP mxr_make_floats(R_xlen_t n, const float* values);

/* params.c */
typedef struct {
  unsigned count;
  const char** keys;
  const char** values;
} MxrParams;
MxrParams mxr_format_params(SEXP spec, SEXP params, unsigned variadic);

/* elements.c: element types */
size_t mxr_dtype_size(int dtype);
void mxr_to_native(void* target, int dtype, SEXP source);        /* R vector to elements; dtype one of those below */
SEXP mxr_from_native(const void* source, int dtype, R_xlen_t n); /* elements to an R vector */
int mxr_dtype_supported(int dtype);

/* .Call routines written by hand */
SEXP mxr_setup(SEXP ns);
SEXP mxr_open(SEXP path);
SEXP mxr_loaded(void);
SEXP mxr_gc_threshold(SEXP bytes);
SEXP mxr_is_open(SEXP x);
SEXP mxr_array_new(SEXP data, SEXP dims, SEXP dev_type, SEXP dev_id, SEXP dtype);
SEXP mxr_array_set(SEXP x, SEXP data);
SEXP mxr_array_get(SEXP x);
SEXP mxr_array_dim(SEXP x);
SEXP mxr_array_dtype(SEXP x);
SEXP mxr_array_raw(SEXP x);
SEXP mxr_array_from_raw(SEXP bytes);
SEXP mxr_arrays_from_raw(SEXP bytes);
SEXP mxr_invoke(SEXP spec, SEXP inputs, SEXP params, SEXP out, SEXP extra);
SEXP mxr_arithmetic(SEXP forms, SEXP e1, SEXP e2);
SEXP mxr_cached_call(SEXP op, SEXP inputs);
SEXP mxr_symbol_op(SEXP spec, SEXP inputs, SEXP params, SEXP name, SEXP attr, SEXP extra);
SEXP mxr_infer_shape(SEXP symbol, SEXP names, SEXP shapes, SEXP partial);
SEXP mxr_predictor_new(SEXP json, SEXP params, SEXP dev_type, SEXP dev_id, SEXP names, SEXP shapes);
SEXP mxr_predictor_set(SEXP predictor, SEXP name, SEXP data);
SEXP mxr_predictor_get(SEXP predictor, SEXP index);
SEXP mxr_features(void);
SEXP mxr_format(SEXP spec, SEXP params, SEXP variadic);

#endif
