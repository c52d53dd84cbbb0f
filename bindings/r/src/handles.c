/* Handles as external pointers: one owner each, freed once, known to R's collector by the bytes behind them. */
#include "mxr.h"

static uint64_t gc_mark = 0;
static uint64_t gc_threshold = (uint64_t)256 << 20;

static SEXP tag_of(MxrKind kind) { return Rf_install(mxr_classes[kind]); }

/* R sees only small pointers and would never collect them in time: collect when native memory has grown enough. */
static void relieve_pressure(void) {
  uint64_t used = 0;
  if (!gc_threshold || !mxr_api.MXHubMemoryGetStats || mxr_api.MXHubMemoryGetStats(&used, NULL, NULL, NULL)) return;
  if (used < gc_mark) gc_mark = used;
  if (used - gc_mark <= gc_threshold) return;
  R_gc();
  mxr_api.MXHubMemoryGetStats(&used, NULL, NULL, NULL);
  gc_mark = used;
}

SEXP mxr_gc_threshold(SEXP bytes) {
  double before = (double)gc_threshold;
  if (bytes != R_NilValue) gc_threshold = mxr_uint64(bytes, "bytes");
  return ScalarReal(before);
}

static void finalize(SEXP x) {
  void* handle = R_ExternalPtrAddr(x);
  if (!handle) return;
  R_ClearExternalPtr(x);
  SEXP tag = R_ExternalPtrTag(x);
  for (int kind = 0; kind < MXR_KINDS; ++kind) {
    if (tag == tag_of((MxrKind)kind)) mxr_free((MxrKind)kind, handle);
  }
}

SEXP mxr_wrap(void* handle, MxrKind kind) {
  if (!handle) return R_NilValue;
  if (kind == MXR_NDArrayHandle) relieve_pressure();
  SEXP x = PROTECT(R_MakeExternalPtr(handle, tag_of(kind), R_NilValue));
  /* Not at exit: by then the library's threads may be gone, and the system takes the memory back anyway. */
  R_RegisterCFinalizerEx(x, finalize, FALSE);
  Rf_setAttrib(x, R_ClassSymbol, PROTECT(Rf_mkString(mxr_classes[kind])));
  UNPROTECT(2);
  return x;
}

SEXP mxr_wrap_all(R_xlen_t n, void** handles, MxrKind kind) {
  /* The table belongs to the library until the next call, and a collection in between would make such calls. */
  void** copy = (void**)R_alloc((size_t)(n ? n : 1), sizeof(void*));
  for (R_xlen_t i = 0; i < n; ++i) copy[i] = handles[i];
  SEXP result = PROTECT(Rf_allocVector(VECSXP, n));
  for (R_xlen_t i = 0; i < n; ++i) SET_VECTOR_ELT(result, i, mxr_wrap(copy[i], kind));
  UNPROTECT(1);
  return result;
}

static int is_kind(SEXP x, MxrKind kind) { return TYPEOF(x) == EXTPTRSXP && R_ExternalPtrTag(x) == tag_of(kind); }

static const char* describe(SEXP x) {
  SEXP class = Rf_getAttrib(x, R_ClassSymbol);
  return TYPEOF(class) == STRSXP && Rf_xlength(class) ? CHAR(STRING_ELT(class, 0)) : Rf_type2char(TYPEOF(x));
}

void* mxr_handle(SEXP x, MxrKind kind, int nullable, const char* what) {
  if (x == R_NilValue && nullable) return NULL;
  if (!is_kind(x, kind)) {
    mxr_fail("type", "argument '%s': expected an object of class %s, got %s", what, mxr_classes[kind], describe(x));
  }
  void* handle = R_ExternalPtrAddr(x);
  if (!handle) {
    mxr_fail("state", "argument '%s': this %s was closed, or was saved in another session", what, mxr_classes[kind]);
  }
  return handle;
}

void* mxr_take(SEXP x, MxrKind kind, int nullable, const char* what) {
  if (x == R_NilValue && nullable) return NULL;
  if (!is_kind(x, kind)) mxr_handle(x, kind, nullable, what);
  void* handle = R_ExternalPtrAddr(x);
  R_ClearExternalPtr(x);
  return handle;
}

void** mxr_handles(SEXP list, MxrKind kind, const char* what) {
  if (list == R_NilValue) return NULL;
  if (TYPEOF(list) != VECSXP) mxr_fail("type", "argument '%s': expected a list, got %s", what, describe(list));
  R_xlen_t n = Rf_xlength(list);
  void** handles = (void**)R_alloc((size_t)(n ? n : 1), sizeof(void*));
  for (R_xlen_t i = 0; i < n; ++i) handles[i] = mxr_handle(VECTOR_ELT(list, i), kind, 1, what);
  return handles;
}

SEXP mxr_wrap_plain(void* pointer) { return pointer ? R_MakeExternalPtr(pointer, R_NilValue, R_NilValue) : R_NilValue; }

SEXP mxr_wrap_plains(R_xlen_t n, void** pointers) {
  SEXP result = PROTECT(Rf_allocVector(VECSXP, n));
  for (R_xlen_t i = 0; i < n; ++i) SET_VECTOR_ELT(result, i, mxr_wrap_plain(pointers[i]));
  UNPROTECT(1);
  return result;
}

void* mxr_plain_pointer(SEXP x, const char* what) {
  if (TYPEOF(x) != EXTPTRSXP || !R_ExternalPtrAddr(x)) mxr_fail("type", "argument '%s': expected an open pointer", what);
  return R_ExternalPtrAddr(x);
}

SEXP mxr_is_open(SEXP x) { return ScalarLogical(TYPEOF(x) == EXTPTRSXP && R_ExternalPtrAddr(x) != NULL); }
