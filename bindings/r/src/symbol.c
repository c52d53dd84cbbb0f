/* Symbols: nodes made of an operator and its inputs, and the shapes of a graph. */
#include "mxr.h"

static R_xlen_t put_inputs(SEXP x, const char* key, const char** keys, SymbolHandle* handles, R_xlen_t count) {
  if (TYPEOF(x) == VECSXP) {
    for (R_xlen_t i = 0; i < Rf_xlength(x); ++i) count = put_inputs(VECTOR_ELT(x, i), NULL, keys, handles, count);
    return count;
  }
  if (x == R_NilValue) return count;
  handles[count] = mxr_handle(x, MXR_SymbolHandle, 0, key ? key : "data");
  keys[count] = key;
  return count + 1;
}

SEXP mxr_symbol_op(SEXP spec, SEXP inputs, SEXP params, SEXP name, SEXP attr, SEXP extra) {
  MXR_NEED(NNGetOpHandle);
  MXR_NEED(MXSymbolCreateAtomicSymbol);
  MXR_NEED(MXSymbolCompose);
  int protected = 0;
  if (Rf_xlength(extra)) {
    SEXP call = PROTECT(Rf_lang5(Rf_install(".merge.arguments"), spec, inputs, params, extra));
    SEXP merged = PROTECT(Rf_eval(call, mxr_namespace));
    protected += 2;
    inputs = VECTOR_ELT(merged, 0);
    params = VECTOR_ELT(merged, 1);
  }
  R_xlen_t total = 0;
  for (R_xlen_t i = 0; i < Rf_xlength(inputs); ++i) {
    SEXP x = VECTOR_ELT(inputs, i);
    total += TYPEOF(x) == VECSXP ? Rf_xlength(x) : 1;
  }
  const char** keys = (const char**)R_alloc((size_t)(total ? total : 1), sizeof(char*));
  SymbolHandle* handles = (SymbolHandle*)R_alloc((size_t)(total ? total : 1), sizeof(SymbolHandle));
  SEXP input_names = VECTOR_ELT(spec, 4);
  int variadic = VECTOR_ELT(spec, 5) != R_NilValue && Rf_asLogical(VECTOR_ELT(spec, 5)) == TRUE;
  R_xlen_t count = 0;
  for (R_xlen_t i = 0; i < Rf_xlength(inputs); ++i) {
    const char* key = !variadic && i < Rf_xlength(input_names) ? CHAR(STRING_ELT(input_names, i)) : NULL;
    count = put_inputs(VECTOR_ELT(inputs, i), key, keys, handles, count);
  }
  MxrParams formatted = mxr_format_params(spec, params, (unsigned)count);
  OpHandle op = NULL;
  SymbolHandle symbol = NULL;
  mxr_check(mxr_api.NNGetOpHandle(CHAR(STRING_ELT(VECTOR_ELT(spec, 0), 0)), &op));
  mxr_check(mxr_api.MXSymbolCreateAtomicSymbol(op, formatted.count, formatted.keys, formatted.values, &symbol));
  SEXP result = PROTECT(mxr_wrap(symbol, MXR_SymbolHandle));
  ++protected;
  if (attr != R_NilValue) {
    const char** values = mxr_strings(attr, "attr");
    const char** names = mxr_strings(Rf_getAttrib(attr, R_NamesSymbol), "attr");
    for (R_xlen_t i = 0; names && i < Rf_xlength(attr); ++i) mxr_check(mxr_api.MXSymbolSetAttr(symbol, names[i], values[i]));
  }
  const char* node = mxr_string(name, 1, "name");
  mxr_check(mxr_api.MXSymbolCompose(symbol, node, (uint32_t)count, variadic ? NULL : keys, handles));
  UNPROTECT(protected);
  return result;
}

/* Shapes in R's order; NULL where one is unknown. */
static SEXP shapes_to_r(size_t n, const int* ndims, const int64_t** data) {
  SEXP result = PROTECT(Rf_allocVector(VECSXP, (R_xlen_t)n));
  for (size_t i = 0; i < n; ++i) {
    if (ndims[i] < 0) continue;
    SEXP dims = Rf_allocVector(REALSXP, ndims[i]);
    SET_VECTOR_ELT(result, (R_xlen_t)i, dims);
    for (int k = 0; k < ndims[i]; ++k) REAL(dims)[ndims[i] - 1 - k] = (double)data[i][k];
  }
  UNPROTECT(1);
  return result;
}

/* Shapes of arguments, outputs and auxiliary states from those of some arguments. */
SEXP mxr_infer_shape(SEXP symbol, SEXP names, SEXP shapes, SEXP partial) {
  MXR_NEED(MXSymbolInferShapeEx64);
  MXR_NEED(MXSymbolInferShapePartialEx64);
  void* handle = mxr_handle(symbol, MXR_SymbolHandle, 0, "symbol");
  R_xlen_t n = Rf_xlength(shapes), total = 0;
  for (R_xlen_t i = 0; i < n; ++i) total += Rf_xlength(VECTOR_ELT(shapes, i));
  const char** keys = mxr_strings(names, "names");
  int64_t* starts = (int64_t*)R_alloc((size_t)n + 1, sizeof(int64_t));
  int64_t* data = (int64_t*)R_alloc((size_t)(total ? total : 1), sizeof(int64_t));
  starts[0] = 0;
  for (R_xlen_t i = 0; i < n; ++i) {
    SEXP shape = VECTOR_ELT(shapes, i);
    R_xlen_t ndim = Rf_xlength(shape);
    int64_t* dims = mxr_int64s(shape, keys[i]);
    for (R_xlen_t k = 0; k < ndim; ++k) data[starts[i] + k] = dims[ndim - 1 - k];
    starts[i + 1] = starts[i] + ndim;
  }
  size_t sizes[3] = {0, 0, 0};
  const int* ndims[3];
  const int64_t** dims[3];
  int complete = 0;
  int (*infer)(SymbolHandle, uint32_t, const char**, const int64_t*, const int64_t*, size_t*, const int**, const int64_t***,
               size_t*, const int**, const int64_t***, size_t*, const int**, const int64_t***, int*) =
      Rf_asLogical(partial) == TRUE ? mxr_api.MXSymbolInferShapePartialEx64 : mxr_api.MXSymbolInferShapeEx64;
  mxr_check(infer(handle, (uint32_t)n, keys, starts, data, &sizes[0], &ndims[0], &dims[0], &sizes[1], &ndims[1], &dims[1],
                  &sizes[2], &ndims[2], &dims[2], &complete));
  const char* parts[] = {"arg.shapes", "out.shapes", "aux.shapes", "complete", ""};
  SEXP result = PROTECT(Rf_mkNamed(VECSXP, parts));
  for (int i = 0; i < 3; ++i) SET_VECTOR_ELT(result, i, shapes_to_r(complete || Rf_asLogical(partial) == TRUE ? sizes[i] : 0, ndims[i], dims[i]));
  SET_VECTOR_ELT(result, 3, ScalarLogical(complete));
  UNPROTECT(1);
  return result;
}
