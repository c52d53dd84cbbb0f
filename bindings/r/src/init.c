/* Loading: the routines that R may call, and the library that they call. */
#include <dlfcn.h>
#include <stdlib.h>

#include "mxr.h"

/* Open a library and look its functions up. What it lacks stays null and is reported when it is called. */
SEXP mxr_open(SEXP path) {
  const char* file = mxr_string(path, 0, "path");
  if (mxr_api.MXGetVersion) mxr_fail("state", "a library is loaded already; one session uses one library");
  void* library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) mxr_fail("io", "%s", dlerror());
  if (!dlsym(library, "MXGetVersion") || !dlsym(library, "MXHubInvocationCreate")) {
    dlclose(library);
    mxr_fail("io", "%s is not an MXNet Hub library", file);
  }
  for (const MxrFunction* f = mxr_functions; f->name; ++f) {
    *(void**)((char*)&mxr_api + f->offset) = dlsym(library, f->name);
  }
  return R_NilValue;
}

SEXP mxr_loaded(void) { return ScalarLogical(mxr_api.MXGetVersion != NULL); }

SEXP mxr_setup(SEXP ns) {
  mxr_namespace = ns;
  return R_NilValue;
}

/* Optional features of the build as a named logical vector. */
SEXP mxr_features(void) {
  MXR_NEED(MXLibInfoFeatures);
  const struct LibFeature* features = NULL;
  size_t n = 0;
  mxr_check(mxr_api.MXLibInfoFeatures(&features, &n));
  SEXP result = PROTECT(Rf_allocVector(LGLSXP, (R_xlen_t)n));
  SEXP names = PROTECT(Rf_allocVector(STRSXP, (R_xlen_t)n));
  for (size_t i = 0; i < n; ++i) {
    LOGICAL(result)[i] = features[i].enabled;
    SET_STRING_ELT(names, (R_xlen_t)i, Rf_mkChar(features[i].name));
  }
  Rf_setAttrib(result, R_NamesSymbol, names);
  UNPROTECT(2);
  return result;
}

#define MXR_ROUTINE(name, arguments) {#name, (DL_FUNC)&mxr_##name, arguments}

static const R_CallMethodDef written[] = {
    MXR_ROUTINE(setup, 1),         MXR_ROUTINE(open, 1),           MXR_ROUTINE(loaded, 0),
    MXR_ROUTINE(gc_threshold, 1),  MXR_ROUTINE(is_open, 1),        MXR_ROUTINE(array_new, 5),
    MXR_ROUTINE(array_set, 2),     MXR_ROUTINE(array_get, 1),      MXR_ROUTINE(array_dim, 1),
    MXR_ROUTINE(array_dtype, 1),   MXR_ROUTINE(array_raw, 1),      MXR_ROUTINE(array_from_raw, 1),
    MXR_ROUTINE(arrays_from_raw, 1), MXR_ROUTINE(invoke, 5),       MXR_ROUTINE(cached_call, 2),
    MXR_ROUTINE(symbol_op, 6),     MXR_ROUTINE(infer_shape, 4),    MXR_ROUTINE(predictor_new, 6),
    MXR_ROUTINE(predictor_set, 3), MXR_ROUTINE(predictor_get, 2),  MXR_ROUTINE(features, 0),
    MXR_ROUTINE(format, 3),        MXR_ROUTINE(arithmetic, 3),     {NULL, NULL, 0},
};

void R_init_mxnet(DllInfo* info) {
  static R_CallMethodDef all[512];
  int n = 0;
  for (const R_CallMethodDef* r = written; r->name; ++r) all[n++] = *r;
  for (const R_CallMethodDef* r = mxr_generated; r->name && n < 511; ++r) all[n++] = *r;
  R_registerRoutines(info, NULL, all, NULL, NULL);
  R_useDynamicSymbols(info, FALSE);
  R_forceSymbols(info, TRUE);
}
