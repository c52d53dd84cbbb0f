/* Single values, strings and vectors between R and C. Numbers beyond 32 bits travel as double. */
#include <math.h>
#include <stdarg.h>

#include "mxr.h"

static double number(SEXP x, const char* what, double low, double high) {
  double value = NAN;
  if (Rf_xlength(x) == 1) {
    switch (TYPEOF(x)) {
      case LGLSXP:
      case INTSXP: value = INTEGER(x)[0] == NA_INTEGER ? NAN : INTEGER(x)[0]; break;
      case REALSXP: value = REAL(x)[0]; break;
      default: break;
    }
  }
  if (!(value >= low && value <= high) || value != floor(value)) {
    mxr_fail("argument", "argument '%s': expected one whole number from %.0f to %.0f", what, low, high);
  }
  return value;
}

#define MXR_2_53 9007199254740992.0

int mxr_int(SEXP x, const char* what) { return (int)number(x, what, -2147483648.0, 2147483647.0); }
bool mxr_bool(SEXP x, const char* what) { return number(x, what, 0, 1) != 0; }
unsigned mxr_uint(SEXP x, const char* what) { return (unsigned)number(x, what, 0, 4294967295.0); }
int64_t mxr_int64(SEXP x, const char* what) { return (int64_t)number(x, what, -MXR_2_53, MXR_2_53); }
uint64_t mxr_uint64(SEXP x, const char* what) { return (uint64_t)number(x, what, 0, MXR_2_53); }
size_t mxr_size(SEXP x, const char* what) { return (size_t)number(x, what, 0, MXR_2_53); }

float mxr_float(SEXP x, const char* what) {
  if (!Rf_isNumeric(x) || Rf_xlength(x) != 1) mxr_fail("argument", "argument '%s': expected one number", what);
  return (float)Rf_asReal(x);
}

const char* mxr_string(SEXP x, int nullable, const char* what) {
  if (x == R_NilValue && nullable) return NULL;
  if (TYPEOF(x) != STRSXP || Rf_xlength(x) != 1 || STRING_ELT(x, 0) == NA_STRING) {
    mxr_fail("argument", "argument '%s': expected one string", what);
  }
  return Rf_translateCharUTF8(STRING_ELT(x, 0));
}

const char** mxr_strings(SEXP x, const char* what) {
  if (x == R_NilValue) return NULL;
  if (TYPEOF(x) != STRSXP) mxr_fail("argument", "argument '%s': expected strings", what);
  R_xlen_t n = Rf_xlength(x);
  const char** texts = (const char**)R_alloc((size_t)(n ? n : 1), sizeof(char*));
  for (R_xlen_t i = 0; i < n; ++i) texts[i] = Rf_translateCharUTF8(STRING_ELT(x, i));
  return texts;
}

/* Every element of a numeric vector, checked to be whole and in range, as a C type. */
#define MXR_VECTOR(name, type, low, high)                                                                  \
  type* name(SEXP x, const char* what) {                                                                   \
    if (x == R_NilValue) return NULL;                                                                      \
    if (!Rf_isNumeric(x) && !Rf_isLogical(x)) mxr_fail("argument", "argument '%s': expected numbers", what); \
    R_xlen_t n = Rf_xlength(x);                                                                               \
    type* values = (type*)R_alloc((size_t)(n ? n : 1), sizeof(type));                                      \
    for (R_xlen_t i = 0; i < n; ++i) {                                                                     \
      double v = TYPEOF(x) == REALSXP ? REAL(x)[i] : INTEGER(x)[i] == NA_INTEGER ? NAN : INTEGER(x)[i];     \
      if (!(v >= (low) && v <= (high)) || v != floor(v)) {                                                 \
        mxr_fail("argument", "argument '%s': expected whole numbers in range, got %g", what, v);           \
      }                                                                                                    \
      values[i] = (type)v;                                                                                 \
    }                                                                                                      \
    return values;                                                                                         \
  }

MXR_VECTOR(mxr_ints, int, -2147483648.0, 2147483647.0)
MXR_VECTOR(mxr_uints, unsigned, 0, 4294967295.0)
MXR_VECTOR(mxr_int64s, int64_t, -MXR_2_53, MXR_2_53)

/* Arrays of one call that share a length; those that are NULL do not count. */
R_xlen_t mxr_common_length(int n, ...) {
  R_xlen_t length = -1;
  va_list arrays;
  va_start(arrays, n);
  for (int i = 0; i < n; ++i) {
    SEXP x = va_arg(arrays, SEXP);
    if (x == R_NilValue) continue;
    if (length >= 0 && Rf_xlength(x) != length) {
      va_end(arrays);
      mxr_fail("argument", "expected vectors of one length, got %.0f and %.0f", (double)length, (double)Rf_xlength(x));
    }
    length = Rf_xlength(x);
  }
  va_end(arrays);
  return length < 0 ? 0 : length;
}

SEXP mxr_make_string(const char* text) {
  if (!text) return R_NilValue;
  SEXP c = PROTECT(Rf_mkCharCE(text, CE_UTF8));
  SEXP result = Rf_ScalarString(c);
  UNPROTECT(1);
  return result;
}

SEXP mxr_make_strings(R_xlen_t n, const char** texts) {
  SEXP result = PROTECT(Rf_allocVector(STRSXP, n));
  for (R_xlen_t i = 0; i < n; ++i) SET_STRING_ELT(result, i, texts[i] ? Rf_mkCharCE(texts[i], CE_UTF8) : NA_STRING);
  UNPROTECT(1);
  return result;
}

#define MXR_MAKE(name, type, kind, access)                                   \
  SEXP name(R_xlen_t n, const type* values) {                                \
    SEXP result = Rf_allocVector(kind, values ? n : 0);                      \
    for (R_xlen_t i = 0; values && i < n; ++i) access(result)[i] = values[i]; \
    return result;                                                           \
  }

MXR_MAKE(mxr_make_ints, int, INTSXP, INTEGER)
MXR_MAKE(mxr_make_uints, unsigned, REALSXP, REAL)
MXR_MAKE(mxr_make_int64s, int64_t, REALSXP, REAL)
MXR_MAKE(mxr_make_floats, float, REALSXP, REAL)
