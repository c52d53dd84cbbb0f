/* Arrays: made from R vectors, read back, described, and as bytes. R's memory order is the library's with dims reversed. */
#include <stdlib.h>

#include "mxr.h"

#define MXR_MAX_NDIM 32

static void* array_of(SEXP x) { return mxr_handle(x, MXR_NDArrayHandle, 0, "x"); }

static int is_vector(SEXP x) {
  return TYPEOF(x) == REALSXP || TYPEOF(x) == INTSXP || TYPEOF(x) == LGLSXP || TYPEOF(x) == RAWSXP;
}

/* Fill an array; a longjmp between malloc and free is ruled out because nothing here calls R. */
static int fill(void* array, SEXP data, int dtype) {
  size_t n = (size_t)Rf_xlength(data);
  if (!n) return 0;
  if (TYPEOF(data) == REALSXP && dtype == 1) return mxr_api.MXNDArraySyncCopyFromCPU(array, REAL(data), n);
  void* buffer = malloc(n * mxr_dtype_size(dtype));
  if (!buffer) return 1;
  mxr_to_native(buffer, dtype, data);
  int status = mxr_api.MXNDArraySyncCopyFromCPU(array, buffer, n);
  free(buffer);
  return status;
}

static void check_fill(int status) {
  if (status > 0) mxr_fail("memory", "no memory to copy an array");
  mxr_check(status);
}

/* A new array with dims in R's order; data NULL leaves the values open. */
SEXP mxr_array_new(SEXP data, SEXP dims, SEXP dev_type, SEXP dev_id, SEXP dtype) {
  MXR_NEED(MXNDArrayCreateEx64);
  MXR_NEED(MXNDArraySyncCopyFromCPU);
  int ndim = (int)Rf_xlength(dims), type = mxr_int(dtype, "dtype");
  if (ndim > MXR_MAX_NDIM) mxr_fail("shape", "arrays have at most %d axes, got %d", MXR_MAX_NDIM, ndim);
  if (!mxr_dtype_supported(type)) mxr_fail("type", "unknown element type %d", type);
  const int64_t* given = mxr_int64s(dims, "dim");
  int64_t shape[MXR_MAX_NDIM];
  double size = 1;
  for (int i = 0; i < ndim; ++i) {
    shape[ndim - 1 - i] = given[i];
    size *= (double)given[i];
  }
  if (data != R_NilValue && !is_vector(data)) mxr_fail("type", "expected numbers, got %s", Rf_type2char(TYPEOF(data)));
  if (data != R_NilValue && (double)Rf_xlength(data) != size) {
    mxr_fail("shape", "the dims hold %.0f values, got %.0f", size, (double)Rf_xlength(data));
  }
  void* handle = NULL;
  mxr_check(mxr_api.MXNDArrayCreateEx64(shape, ndim, mxr_int(dev_type, "dev_type"), mxr_int(dev_id, "dev_id"), 0, type,
                                        &handle));
  SEXP result = PROTECT(mxr_wrap(handle, MXR_NDArrayHandle));
  if (data != R_NilValue) check_fill(fill(handle, data, type));
  UNPROTECT(1);
  return result;
}

static void describe(void* array, int* ndim, const int64_t** dims, int* dtype) {
  MXR_NEED(MXHubArrayDescribe);
  mxr_check(mxr_api.MXHubArrayDescribe(ndim, dims, dtype, array));
}

static R_xlen_t size_of(int ndim, const int64_t* dims) {
  R_xlen_t n = 1;
  for (int i = 0; i < ndim; ++i) n *= (R_xlen_t)dims[i];
  return ndim < 0 ? 0 : n;
}

/* Overwrite all values of an array. */
SEXP mxr_array_set(SEXP x, SEXP data) {
  void* array = array_of(x);
  int ndim, dtype;
  const int64_t* dims;
  describe(array, &ndim, &dims, &dtype);
  if (!is_vector(data)) mxr_fail("type", "expected numbers, got %s", Rf_type2char(TYPEOF(data)));
  if (Rf_xlength(data) != size_of(ndim, dims)) {
    mxr_fail("shape", "the array holds %.0f values, got %.0f", (double)size_of(ndim, dims), (double)Rf_xlength(data));
  }
  check_fill(fill(array, data, dtype));
  return x;
}

static SEXP dims_to_r(int ndim, const int64_t* dims) {
  int wide = 0;
  for (int i = 0; i < ndim; ++i) wide |= dims[i] > 2147483647;
  SEXP result = Rf_allocVector(wide ? REALSXP : INTSXP, ndim < 0 ? 0 : ndim);
  for (int i = 0; i < ndim; ++i) {
    if (wide) {
      REAL(result)[i] = (double)dims[ndim - 1 - i];
    } else {
      INTEGER(result)[i] = (int)dims[ndim - 1 - i];
    }
  }
  return result;
}

SEXP mxr_array_dim(SEXP x) {
  int ndim, dtype;
  const int64_t* dims;
  describe(array_of(x), &ndim, &dims, &dtype);
  return dims_to_r(ndim, dims);
}

SEXP mxr_array_dtype(SEXP x) {
  int ndim, dtype;
  const int64_t* dims;
  describe(array_of(x), &ndim, &dims, &dtype);
  return ScalarInteger(dtype);
}

/* The values as an R array; of a sparse array, those of its dense form. */
SEXP mxr_array_get(SEXP x) {
  MXR_NEED(MXNDArraySyncCopyToCPU);
  void* array = array_of(x);
  int storage = 0;
  if (mxr_api.MXNDArrayGetStorageType) mxr_check(mxr_api.MXNDArrayGetStorageType(array, &storage));
  if (storage > 0) {
    SEXP call = PROTECT(Rf_lang2(Rf_install(".dense"), x));
    SEXP dense = PROTECT(Rf_eval(call, mxr_namespace));
    SEXP values = mxr_array_get(dense);
    UNPROTECT(2);
    return values;
  }
  int ndim, dtype;
  const int64_t* dims;
  /* Waiting first raises what went wrong in the making, before the shape is looked at. */
  MXR_NEED(MXNDArrayWaitToRead);
  mxr_check(mxr_api.MXNDArrayWaitToRead(array));
  describe(array, &ndim, &dims, &dtype);
  if (!mxr_dtype_supported(dtype)) mxr_fail("type", "unknown element type %d", dtype);
  R_xlen_t n = size_of(ndim, dims);
  SEXP r_dims = PROTECT(dims_to_r(ndim, dims));
  SEXP result;
  if (dtype == 1) {
    result = PROTECT(Rf_allocVector(REALSXP, n));
    if (n) mxr_check(mxr_api.MXNDArraySyncCopyToCPU(array, REAL(result), (size_t)n));
  } else {
    void* buffer = R_alloc((size_t)(n ? n : 1), (int)mxr_dtype_size(dtype));
    if (n) mxr_check(mxr_api.MXNDArraySyncCopyToCPU(array, buffer, (size_t)n));
    result = PROTECT(mxr_from_native(buffer, dtype, n));
  }
  if (ndim > 0) Rf_setAttrib(result, R_DimSymbol, r_dims);
  UNPROTECT(2);
  return result;
}

SEXP mxr_array_raw(SEXP x) {
  MXR_NEED(MXNDArraySaveRawBytes);
  size_t size = 0;
  const char* bytes = NULL;
  mxr_check(mxr_api.MXNDArraySaveRawBytes(array_of(x), &size, &bytes));
  SEXP result = Rf_allocVector(RAWSXP, (R_xlen_t)size);
  for (size_t i = 0; i < size; ++i) RAW(result)[i] = (Rbyte)bytes[i];
  return result;
}

SEXP mxr_array_from_raw(SEXP bytes) {
  MXR_NEED(MXNDArrayLoadFromRawBytes);
  if (TYPEOF(bytes) != RAWSXP) mxr_fail("type", "expected a raw vector, got %s", Rf_type2char(TYPEOF(bytes)));
  void* handle = NULL;
  mxr_check(mxr_api.MXNDArrayLoadFromRawBytes(RAW(bytes), (size_t)Rf_xlength(bytes), &handle));
  return mxr_wrap(handle, MXR_NDArrayHandle);
}

/* The arrays of a file that is already in memory: list(names, arrays). */
SEXP mxr_arrays_from_raw(SEXP bytes) {
  MXR_NEED(MXNDArrayLoadFromBuffer);
  if (TYPEOF(bytes) != RAWSXP) mxr_fail("type", "expected a raw vector, got %s", Rf_type2char(TYPEOF(bytes)));
  uint32_t n = 0, names = 0;
  NDArrayHandle* arrays = NULL;
  const char** keys = NULL;
  mxr_check(mxr_api.MXNDArrayLoadFromBuffer(RAW(bytes), (size_t)Rf_xlength(bytes), &n, &arrays, &names, &keys));
  SEXP r_names = PROTECT(mxr_make_strings(names, keys));
  SEXP result = PROTECT(mxr_wrap_all(n, arrays, MXR_NDArrayHandle));
  if (names == n) Rf_setAttrib(result, R_NamesSymbol, r_names);
  UNPROTECT(2);
  return result;
}
