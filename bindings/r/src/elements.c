/* Element types: R's integers, doubles and logicals to what arrays hold, and back. */
#include <math.h>
#include <string.h>

#include "mxr.h"

enum { F32, F64, F16, U8, I32, I8, I64, BOOL, I16, U16, U32, U64, BF16, DTYPES };

static const size_t sizes[DTYPES] = {4, 8, 2, 1, 4, 1, 8, 1, 2, 2, 4, 8, 2};

int mxr_dtype_supported(int dtype) { return dtype >= 0 && dtype < DTYPES; }
size_t mxr_dtype_size(int dtype) { return sizes[dtype]; }

static uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float float_of(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static uint16_t to_bfloat(float value) {
  uint32_t bits = bits_of(value);
  if (value != value) return (uint16_t)((bits >> 16) | 0x40);
  return (uint16_t)((bits + 0x7fff + ((bits >> 16) & 1)) >> 16); /* to nearest, ties to even */
}

static uint16_t to_half(float value) {
  uint32_t bits = bits_of(value), sign = (bits >> 16) & 0x8000;
  float magnitude = fabsf(value);
  if (value != value) return (uint16_t)(sign | 0x7e00);
  if (magnitude >= 65520.0f) return (uint16_t)(sign | 0x7c00);
  if (magnitude < 6.103515625e-05f) { /* below the smallest normal: a multiple of 2^-24 */
    return (uint16_t)(sign | (uint32_t)nearbyintf(magnitude * 16777216.0f));
  }
  uint32_t rest = bits & 0x7fffffff;
  rest += 0xfff + ((rest >> 13) & 1);
  return (uint16_t)(sign | ((rest - (112u << 23)) >> 13));
}

static float from_half(uint16_t half) {
  uint32_t exponent = (half >> 10) & 31, fraction = half & 1023;
  float magnitude = exponent == 31 ? (fraction ? NAN : INFINITY)
                    : exponent     ? ldexpf((float)(fraction + 1024), (int)exponent - 25)
                                   : ldexpf((float)fraction, -24);
  return half & 0x8000 ? -magnitude : magnitude;
}

/* Whole numbers outside a type's range wrap as in C arithmetic modulo its width; what is no number becomes 0. */
static int64_t whole(double value) {
  return value != value ? 0 : value >= 9.2233720368547758e18 ? INT64_MAX : value <= -9.2233720368547758e18 ? INT64_MIN
                                                                                                            : (int64_t)value;
}

static uint64_t natural(double value) { return value >= 9.2233720368547758e18 ? (uint64_t)value : (uint64_t)whole(value); }

static double element(SEXP x, R_xlen_t i) {
  if (TYPEOF(x) == REALSXP) return REAL(x)[i];
  if (TYPEOF(x) == RAWSXP) return RAW(x)[i];
  int value = TYPEOF(x) == LGLSXP ? LOGICAL(x)[i] : INTEGER(x)[i];
  return value == NA_INTEGER ? NA_REAL : value;
}

#define MXR_STORE(type, expression)                             \
  for (R_xlen_t i = 0; i < n; ++i) {                            \
    double v = element(source, i);                              \
    ((type*)target)[i] = (type)(expression);                    \
  }                                                             \
  break

void mxr_to_native(void* target, int dtype, SEXP source) {
  R_xlen_t n = Rf_xlength(source);
  switch (dtype) {
    case F32:
      if (TYPEOF(source) == REALSXP) { /* the common case without a choice per element */
        const double* from = REAL(source);
        for (R_xlen_t i = 0; i < n; ++i) ((float*)target)[i] = (float)from[i];
        break;
      }
      MXR_STORE(float, v);
    case F64: MXR_STORE(double, v);
    case F16: MXR_STORE(uint16_t, to_half((float)v));
    case BF16: MXR_STORE(uint16_t, to_bfloat((float)v));
    case U8: MXR_STORE(uint8_t, whole(v));
    case I8: MXR_STORE(int8_t, whole(v));
    case I16: MXR_STORE(int16_t, whole(v));
    case U16: MXR_STORE(uint16_t, whole(v));
    case I32: MXR_STORE(int32_t, whole(v));
    case U32: MXR_STORE(uint32_t, whole(v));
    case I64: MXR_STORE(int64_t, whole(v));
    case U64: MXR_STORE(uint64_t, natural(v));
    case BOOL: MXR_STORE(uint8_t, v != 0);
    default: break;
  }
}

#define MXR_FETCH(type, expression)                                \
  for (R_xlen_t i = 0; i < n; ++i) {                               \
    type v = ((const type*)source)[i];                             \
    into[i] = expression;                                          \
  }                                                                \
  break

SEXP mxr_from_native(const void* source, int dtype, R_xlen_t n) {
  if (dtype == BOOL) {
    SEXP result = Rf_allocVector(LGLSXP, n);
    for (R_xlen_t i = 0; i < n; ++i) LOGICAL(result)[i] = ((const uint8_t*)source)[i] != 0;
    return result;
  }
  int small = dtype == U8 || dtype == I8 || dtype == I16 || dtype == U16 || dtype == I32;
  if (small) {
    SEXP result = Rf_allocVector(INTSXP, n);
    int* into = INTEGER(result);
    switch (dtype) {
      case U8: MXR_FETCH(uint8_t, v);
      case I8: MXR_FETCH(int8_t, v);
      case I16: MXR_FETCH(int16_t, v);
      case U16: MXR_FETCH(uint16_t, v);
      default: MXR_FETCH(int32_t, v);
    }
    return result;
  }
  SEXP result = Rf_allocVector(REALSXP, n);
  double* into = REAL(result);
  switch (dtype) {
    case F32: MXR_FETCH(float, v);
    case F64: MXR_FETCH(double, v);
    case F16: MXR_FETCH(uint16_t, from_half(v));
    case BF16: MXR_FETCH(uint16_t, float_of((uint32_t)v << 16));
    case U32: MXR_FETCH(uint32_t, v);
    case I64: MXR_FETCH(int64_t, (double)v);
    case U64: MXR_FETCH(uint64_t, (double)v);
    default: break;
  }
  return result;
}
