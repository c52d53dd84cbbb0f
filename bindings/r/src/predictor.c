/* The predictor: a network for inference alone, from the text of a symbol and the bytes of its parameters. */
#include "mxr.h"

SEXP mxr_predictor_new(SEXP json, SEXP params, SEXP dev_type, SEXP dev_id, SEXP names, SEXP shapes) {
  MXR_NEED(MXPredCreate);
  if (TYPEOF(params) != RAWSXP) mxr_fail("type", "argument 'params': expected a raw vector");
  R_xlen_t n = Rf_xlength(shapes), total = 0;
  for (R_xlen_t i = 0; i < n; ++i) total += Rf_xlength(VECTOR_ELT(shapes, i));
  const char** keys = mxr_strings(names, "names");
  uint32_t* starts = (uint32_t*)R_alloc((size_t)n + 1, sizeof(uint32_t));
  uint32_t* data = (uint32_t*)R_alloc((size_t)(total ? total : 1), sizeof(uint32_t));
  starts[0] = 0;
  for (R_xlen_t i = 0; i < n; ++i) {
    R_xlen_t ndim = Rf_xlength(VECTOR_ELT(shapes, i));
    unsigned* dims = mxr_uints(VECTOR_ELT(shapes, i), keys[i]);
    for (R_xlen_t k = 0; k < ndim; ++k) data[starts[i] + k] = dims[ndim - 1 - k];
    starts[i + 1] = starts[i] + (uint32_t)ndim;
  }
  PredictorHandle handle = NULL;
  mxr_check(mxr_api.MXPredCreate(mxr_string(json, 0, "json"), RAW(params), (int)Rf_xlength(params),
                                 mxr_int(dev_type, "dev_type"), mxr_int(dev_id, "dev_id"), (uint32_t)n, keys, starts, data,
                                 &handle));
  return mxr_wrap(handle, MXR_PredictorHandle);
}

SEXP mxr_predictor_set(SEXP predictor, SEXP name, SEXP data) {
  MXR_NEED(MXPredSetInput);
  void* handle = mxr_handle(predictor, MXR_PredictorHandle, 0, "predictor");
  if (!Rf_isNumeric(data) && !Rf_isLogical(data)) mxr_fail("type", "argument 'data': expected numbers");
  size_t n = (size_t)Rf_xlength(data);
  float* values = (float*)R_alloc(n ? n : 1, sizeof(float));
  mxr_to_native(values, 0, data);
  mxr_check(mxr_api.MXPredSetInput(handle, mxr_string(name, 0, "name"), values, (uint32_t)n));
  return R_NilValue;
}

SEXP mxr_predictor_get(SEXP predictor, SEXP index) {
  MXR_NEED(MXPredGetOutput);
  MXR_NEED(MXPredGetOutputShape);
  void* handle = mxr_handle(predictor, MXR_PredictorHandle, 0, "predictor");
  uint32_t* shape = NULL;
  uint32_t ndim = 0, which = mxr_uint(index, "index");
  mxr_check(mxr_api.MXPredGetOutputShape(handle, which, &shape, &ndim));
  SEXP dims = PROTECT(Rf_allocVector(INTSXP, ndim));
  size_t n = 1;
  for (uint32_t i = 0; i < ndim; ++i) {
    INTEGER(dims)[ndim - 1 - i] = (int)shape[i];
    n *= shape[i];
  }
  float* values = (float*)R_alloc(n ? n : 1, sizeof(float));
  mxr_check(mxr_api.MXPredGetOutput(handle, which, values, (uint32_t)n));
  SEXP result = PROTECT(mxr_make_floats((R_xlen_t)n, values));
  Rf_setAttrib(result, R_DimSymbol, dims);
  UNPROTECT(2);
  return result;
}
