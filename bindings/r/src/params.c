/* Parameters of operators as text: 1-based, column-major R values to the library's terms, by one letter per parameter. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mxr.h"

/* A text buffer that lives on between calls, so that formatting allocates nothing and an error leaks nothing. */
static struct {
  char* data;
  size_t size, capacity;
} text;

static size_t offsets[2 * 256];

static void put(const char* bytes, size_t n) {
  if (text.size + n > text.capacity) {
    size_t capacity = 2 * (text.size + n) + 256;
    char* grown = (char*)realloc(text.data, capacity);
    if (!grown) mxr_fail("memory", "no memory for the text of parameters");
    text.data = grown;
    text.capacity = capacity;
  }
  memcpy(text.data + text.size, bytes, n);
  text.size += n;
}

static void put_string(const char* s) { put(s, strlen(s)); }

static void put_number(double v) {
  char digits[40];
  if (v != v) {
    put_string(R_IsNA(v) ? "None" : "nan");
    return;
  }
  if (isinf(v)) {
    put_string(v > 0 ? "inf" : "-inf");
    return;
  }
  if (v == floor(v) && fabs(v) < 1e15) {
    snprintf(digits, sizeof digits, "%.0f", v);
  } else {
    snprintf(digits, sizeof digits, "%.15g", v); /* the short form, where it means the same number */
    if (strtod(digits, NULL) != v) snprintf(digits, sizeof digits, "%.17g", v);
  }
  put_string(digits);
}

static double element(SEXP x, R_xlen_t i, const char* key) {
  if (TYPEOF(x) == REALSXP) return REAL(x)[i];
  if (TYPEOF(x) == INTSXP || TYPEOF(x) == LGLSXP) return INTEGER(x)[i] == NA_INTEGER ? NA_REAL : INTEGER(x)[i];
  mxr_fail("type", "argument '%s': expected numbers or a string, got %s", key, Rf_type2char(TYPEOF(x)));
  return NA_REAL;
}

/* Axis 1 is R's first and the library's last; -1 is R's last and the library's first. */
static double axis(double r, const char* key) {
  if (r != r) return NA_REAL;
  if (r == 0) mxr_fail("argument", "argument '%s': axes count from 1 (or, from the end, -1), got 0", key);
  return r > 0 ? -r : -r - 1;
}

static double position(double r, const char* key) {
  if (r != r) return NA_REAL;
  if (r == 0) mxr_fail("argument", "argument '%s': positions count from 1 (or, from the end, -1), got 0", key);
  return r > 0 ? r - 1 : r;
}

/* R ranges include their end, the library's do not; going down, the end is on the other side. */
static double range_end(double r, double step) {
  if (r != r) return NA_REAL;
  if (step < 0) return r > 0 ? (r == 1 ? NA_REAL : r - 2) : r - 1;
  return r >= 0 ? r : (r == -1 ? NA_REAL : r + 1);
}

static double translate(char code, double v, double step, const char* key) {
  switch (code) {
    case 'a':
    case 'A': return axis(v, key);
    case 'b':
    case 'g':
    case 'P': return position(v, key);
    case 'e':
    case 'h': return range_end(v, step);
    default: return v;
  }
}

static void put_tuple(SEXP value, char code, SEXP step, const char* key) {
  R_xlen_t n = Rf_xlength(value);
  int reversed = code != 't' && code != 'P';
  int pairs = code == 'p';
  put_string("(");
  for (R_xlen_t k = 0; k < n; ++k) {
    R_xlen_t i = !reversed ? k : pairs ? n - 2 - 2 * (k / 2) + k % 2 : n - 1 - k;
    if (i < 0) mxr_fail("argument", "argument '%s': expected two numbers for each axis", key);
    double s = step != R_NilValue && i < Rf_xlength(step) ? element(step, i, key) : 1;
    if (k) put_string(", ");
    put_number(translate(code, element(value, i, key), s != s ? 1 : s, key));
  }
  put_string(n == 1 ? ",)" : ")");
}

static void put_layout(const char* layout) {
  size_t n = strlen(layout);
  int reversed = n > 1 && layout[n - 1] == 'N' && layout[0] != 'N'; /* the batch is R's last axis */
  for (size_t i = 0; i < n; ++i) put(layout + (reversed ? n - 1 - i : i), 1);
}

static void put_context(SEXP context, const char* key) {
  SEXP names = Rf_getAttrib(context, R_NamesSymbol);
  const char* device = NULL;
  int id = 0;
  for (R_xlen_t i = 0; names != R_NilValue && i < Rf_xlength(context); ++i) {
    const char* name = CHAR(STRING_ELT(names, i));
    if (!strcmp(name, "device")) device = mxr_string(VECTOR_ELT(context, i), 0, key);
    if (!strcmp(name, "device_id")) id = mxr_int(VECTOR_ELT(context, i), key);
  }
  if (!device) mxr_fail("type", "argument '%s': expected a context", key);
  char written[64];
  snprintf(written, sizeof written, "%s(%d)", device, id);
  put_string(written);
}

static void put_value(SEXP value, char code, SEXP step, const char* key) {
  if (TYPEOF(value) == VECSXP) {
    put_context(value, key);
  } else if (TYPEOF(value) == STRSXP) {
    const char* given = mxr_string(value, 0, key); /* text goes as it is: the library's own notation */
    if (code == 'l') {
      put_layout(given);
    } else {
      put_string(given);
    }
  } else if (strchr("AsghpPt", code) && Rf_xlength(value) != 1) {
    put_tuple(value, code, step, key);
  } else if (Rf_xlength(value) != 1) {
    mxr_fail("argument", "argument '%s': expected one value, got %.0f", key, (double)Rf_xlength(value));
  } else if (strchr("sghpPt", code)) {
    put_tuple(value, code, step, key);
  } else if (code == 'B' && TYPEOF(value) == LGLSXP && LOGICAL(value)[0] != NA_LOGICAL) {
    put_string(LOGICAL(value)[0] ? "True" : "False");
  } else {
    put_number(translate(code, element(value, 0, key), 1, key));
  }
}

static void add(unsigned* count, const char* key, SEXP value, char code, SEXP step) {
  if (*count >= 256) mxr_fail("argument", "too many parameters");
  offsets[2 * *count] = text.size;
  put(key, strlen(key) + 1);
  offsets[2 * *count + 1] = text.size;
  put_value(value, code, step, key);
  put("", 1);
  ++*count;
}

/* A range of axes: R's first is behind the library's last, so each bound comes from the other one. */
static int bound_of(char code, SEXP params, R_xlen_t i, const char* key, double* bound) {
  SEXP other = VECTOR_ELT(params, code == 'x' ? i + 1 : i - 1);
  if (other == R_NilValue) return 0;
  double r = element(other, 0, key);
  if (code == 'x') {
    *bound = axis(r, key);
  } else {
    double before = axis(r, key);
    *bound = before == -1 ? NA_REAL : before + 1;
  }
  return 1;
}

/* Keys and values as text. spec: list(operator, keys, codes, variadic key, inputs); NULL parameters are absent. */
MxrParams mxr_format_params(SEXP spec, SEXP params, unsigned variadic) {
  SEXP keys = VECTOR_ELT(spec, 1);
  const char* codes = CHAR(STRING_ELT(VECTOR_ELT(spec, 2), 0));
  R_xlen_t known = Rf_xlength(keys), n = Rf_xlength(params);
  unsigned count = 0;
  text.size = 0;
  put_string(CHAR(STRING_ELT(VECTOR_ELT(spec, 0), 0)));
  put("", 1);
  SEXP names = n > known ? Rf_getAttrib(params, R_NamesSymbol) : R_NilValue;
  for (R_xlen_t i = 0; i < n; ++i) {
    SEXP value = VECTOR_ELT(params, i);
    char code = i < known ? codes[i] : '-';
    const char* key = CHAR(STRING_ELT(i < known ? keys : names, i));
    double bound = 0;
    if (code == 'r') { /* which end special lengths are counted from: R's start is the library's end */
      int from_end = value != R_NilValue && Rf_asLogical(value) == TRUE;
      add(&count, key, PROTECT(ScalarLogical(!from_end)), 'B', R_NilValue);
      UNPROTECT(1);
    } else if (code == 'x' || code == 'y') {
      if (bound_of(code, params, i, key, &bound)) {
        add(&count, key, PROTECT(ScalarReal(bound)), '-', R_NilValue);
        UNPROTECT(1);
      }
    } else if (value != R_NilValue) {
      SEXP step = code == 'h' && i + 1 < known && codes[i + 1] == 's' ? VECTOR_ELT(params, i + 1) : R_NilValue;
      /* Vectors for parameters that the registry does not describe go as tuples, in the order given. */
      add(&count, key, value, code == '-' && i >= known && Rf_xlength(value) != 1 ? 't' : code, step);
    }
  }
  const char* variadic_key = CHAR(STRING_ELT(VECTOR_ELT(spec, 3), 0));
  if (*variadic_key && variadic) {
    add(&count, variadic_key, PROTECT(ScalarInteger(variadic)), '-', R_NilValue);
    UNPROTECT(1);
  }
  MxrParams result;
  result.count = count;
  result.keys = (const char**)R_alloc(2 * (count ? count : 1), sizeof(char*));
  result.values = result.keys + count;
  for (unsigned i = 0; i < count; ++i) {
    result.keys[i] = text.data + offsets[2 * i];
    result.values[i] = text.data + offsets[2 * i + 1];
  }
  return result;
}

/* The same as a named character vector: what a call would send. */
SEXP mxr_format(SEXP spec, SEXP params, SEXP variadic) {
  MxrParams p = mxr_format_params(spec, params, mxr_uint(variadic, "variadic"));
  SEXP result = PROTECT(mxr_make_strings(p.count, p.values));
  Rf_setAttrib(result, R_NamesSymbol, PROTECT(mxr_make_strings(p.count, p.keys)));
  UNPROTECT(2);
  return result;
}

const char* mxr_params_text(size_t* size) {
  *size = text.size;
  return text.data;
}
