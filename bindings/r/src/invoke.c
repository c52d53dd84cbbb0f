/* Calls of operators: prepared invocations, found again by operator and parameter text; cached graphs. */
#include <stdlib.h>
#include <string.h>

#include "mxr.h"

const char* mxr_params_text(size_t* size); /* the text that mxr_format_params wrote last */

#define MXR_BUCKETS 1024
#define MXR_MAX_PREPARED 8192 /* parameters that change with every call must not fill the memory */
#define MXR_MAX_OUTPUTS 1024

typedef struct Prepared {
  struct Prepared* next;
  HubInvocationHandle handle;
  size_t size;
  char text[];
} Prepared;

static Prepared* buckets[MXR_BUCKETS];
static int prepared_count = 0;

static void forget_all(void) {
  for (int b = 0; b < MXR_BUCKETS; ++b) {
    for (Prepared* p = buckets[b]; p;) {
      Prepared* next = p->next;
      mxr_api.MXHubInvocationFree(p->handle);
      free(p);
      p = next;
    }
    buckets[b] = NULL;
  }
  prepared_count = 0;
}

static HubInvocationHandle prepare(SEXP spec, SEXP params, unsigned variadic) {
  MxrParams formatted = mxr_format_params(spec, params, variadic);
  size_t size;
  const char* text = mxr_params_text(&size);
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < size; ++i) hash = (hash ^ (unsigned char)text[i]) * 16777619u;
  Prepared** bucket = &buckets[hash % MXR_BUCKETS];
  for (Prepared* p = *bucket; p; p = p->next) {
    if (p->size == size && !memcmp(p->text, text, size)) return p->handle;
  }
  if (prepared_count >= MXR_MAX_PREPARED) forget_all();
  HubInvocationHandle handle = NULL;
  mxr_check(mxr_api.MXHubInvocationCreate(&handle, text, formatted.count, formatted.keys, formatted.values));
  Prepared* p = (Prepared*)malloc(sizeof(Prepared) + size);
  if (!p) {
    mxr_api.MXHubInvocationFree(handle);
    mxr_fail("memory", "no memory to prepare an operator");
  }
  p->handle = handle;
  p->size = size;
  memcpy(p->text, text, size);
  p->next = *bucket;
  *bucket = p;
  ++prepared_count;
  return handle;
}

/* Inputs without the absent ones; plain lists among them count as their elements. */
static unsigned collect(SEXP inputs, NDArrayHandle** result) {
  R_xlen_t n = Rf_xlength(inputs), total = 0;
  for (R_xlen_t i = 0; i < n; ++i) {
    SEXP x = VECTOR_ELT(inputs, i);
    total += TYPEOF(x) == VECSXP ? Rf_xlength(x) : 1;
  }
  NDArrayHandle* handles = (NDArrayHandle*)R_alloc((size_t)(total ? total : 1), sizeof(NDArrayHandle));
  unsigned count = 0;
  for (R_xlen_t i = 0; i < n; ++i) {
    SEXP x = VECTOR_ELT(inputs, i);
    if (TYPEOF(x) == VECSXP) {
      for (R_xlen_t k = 0; k < Rf_xlength(x); ++k) {
        handles[count++] = mxr_handle(VECTOR_ELT(x, k), MXR_NDArrayHandle, 0, "data");
      }
    } else if (x != R_NilValue) {
      handles[count++] = mxr_handle(x, MXR_NDArrayHandle, 0, "data");
    }
  }
  *result = handles;
  return count;
}

/* One output comes alone, several as a list. */
static SEXP wrap_outputs(uint32_t n, NDArrayHandle* outputs) {
  return n == 1 ? mxr_wrap(outputs[0], MXR_NDArrayHandle) : mxr_wrap_all(n, outputs, MXR_NDArrayHandle);
}

/* Names with dots, inputs among the rest: sorted out in R, off the usual path. Gives list(inputs, params). */
static SEXP merge(SEXP spec, SEXP inputs, SEXP params, SEXP extra) {
  SEXP call = PROTECT(Rf_lang5(Rf_install(".merge.arguments"), spec, inputs, params, extra));
  SEXP merged = Rf_eval(call, mxr_namespace);
  UNPROTECT(1);
  return merged;
}

SEXP mxr_invoke(SEXP spec, SEXP inputs, SEXP params, SEXP out, SEXP extra) {
  MXR_NEED(MXHubInvocationCreate);
  int protected = 0;
  if (Rf_xlength(extra)) {
    SEXP merged = PROTECT(merge(spec, inputs, params, extra));
    ++protected;
    inputs = VECTOR_ELT(merged, 0);
    params = VECTOR_ELT(merged, 1);
  }
  NDArrayHandle* handles;
  unsigned n = collect(inputs, &handles);
  HubInvocationHandle invocation = prepare(spec, params, n);
  if (out == R_NilValue) {
    NDArrayHandle outputs[MXR_MAX_OUTPUTS];
    uint32_t count = 0;
    mxr_check(mxr_api.MXHubInvocationCall(outputs, MXR_MAX_OUTPUTS, &count, invocation, n, handles));
    UNPROTECT(protected);
    return wrap_outputs(count, outputs);
  }
  SEXP list = out;
  if (TYPEOF(out) != VECSXP) {
    list = PROTECT(Rf_allocVector(VECSXP, 1));
    SET_VECTOR_ELT(list, 0, out);
    ++protected;
  }
  NDArrayHandle* targets = mxr_handles(list, MXR_NDArrayHandle, "out");
  uint32_t count = (uint32_t)Rf_xlength(list);
  mxr_check(mxr_api.MXHubInvocationCall(targets, count, &count, invocation, n, handles));
  UNPROTECT(protected);
  return out;
}

/* Whether two arrays have the same dims; -1 when one of them has none yet. */
static int same_dims(NDArrayHandle a, NDArrayHandle b) {
  int ndim_a, ndim_b, dtype;
  const int64_t *dims_a, *dims_b;
  mxr_check(mxr_api.MXHubArrayDescribe(&ndim_a, &dims_a, &dtype, a));
  mxr_check(mxr_api.MXHubArrayDescribe(&ndim_b, &dims_b, &dtype, b));
  return ndim_a == ndim_b && !memcmp(dims_a, dims_b, sizeof(int64_t) * (size_t)(ndim_a > 0 ? ndim_a : 0));
}

static SEXP call_one(SEXP spec, SEXP params, unsigned n, NDArrayHandle* inputs) {
  NDArrayHandle output;
  uint32_t count = 0;
  HubInvocationHandle invocation = prepare(spec, params, 0);
  mxr_check(mxr_api.MXHubInvocationCall(&output, 1, &count, invocation, n, inputs));
  return mxr_wrap(output, MXR_NDArrayHandle);
}

static int is_array(SEXP x) {
  return TYPEOF(x) == EXTPTRSXP && R_ExternalPtrTag(x) == Rf_install(mxr_classes[MXR_NDArrayHandle]);
}

static int is_number(SEXP x) {
  return (TYPEOF(x) == REALSXP || TYPEOF(x) == INTSXP || TYPEOF(x) == LGLSXP) && Rf_xlength(x) == 1 && ATTRIB(x) == R_NilValue;
}

/* An arithmetic operator of R. forms: the operators for same dims, for dims that broadcast, for array and number, for
 * number and array. NULL when an operand is neither an array nor one number. */
SEXP mxr_arithmetic(SEXP forms, SEXP e1, SEXP e2) {
  MXR_NEED(MXHubInvocationCreate);
  MXR_NEED(MXHubArrayDescribe);
  NDArrayHandle inputs[2];
  int left = is_array(e1), right = is_array(e2);
  if (left && right) {
    inputs[0] = mxr_handle(e1, MXR_NDArrayHandle, 0, "e1");
    inputs[1] = mxr_handle(e2, MXR_NDArrayHandle, 0, "e2");
    SEXP spec = VECTOR_ELT(forms, same_dims(inputs[0], inputs[1]) ? 0 : 1);
    SEXP none = PROTECT(Rf_allocVector(VECSXP, 0));
    SEXP result = call_one(spec, none, 2, inputs);
    UNPROTECT(1);
    return result;
  }
  if (!(left && is_number(e2)) && !(right && is_number(e1))) return R_NilValue;
  inputs[0] = mxr_handle(left ? e1 : e2, MXR_NDArrayHandle, 0, left ? "e1" : "e2");
  SEXP params = PROTECT(Rf_allocVector(VECSXP, 1)); /* the first parameter of scalar forms is the number */
  SET_VECTOR_ELT(params, 0, ScalarReal(Rf_asReal(left ? e2 : e1)));
  SEXP result = call_one(VECTOR_ELT(forms, left ? 2 : 3), params, 1, inputs);
  UNPROTECT(1);
  return result;
}

SEXP mxr_cached_call(SEXP op, SEXP inputs) {
  MXR_NEED(MXInvokeCachedOp);
  void* handle = mxr_handle(op, MXR_CachedOpHandle, 0, "op");
  NDArrayHandle* handles;
  int n = (int)collect(inputs, &handles), count = 0;
  NDArrayHandle* outputs = NULL;
  mxr_check(mxr_api.MXInvokeCachedOp(handle, n, handles, &count, &outputs));
  return wrap_outputs((uint32_t)count, outputs);
}
