// Elementwise loops for the 16-bit floats: blocks are converted to float32, computed there, and converted back.
#pragma once
#include "op/elemwise/loops.h"

namespace mxhub::op {

// t: kFloat16 or kBfloat16.
UnaryLoop half_unary_loop(UnaryFn f, DType t);
BinaryLoop half_binary_loop(BinaryFn f, DType t);
UnaryLoop widen_loop(DType t);   // to float32
UnaryLoop narrow_loop(DType t);  // from float32, rounding to nearest even
using DotLoop = float (*)(const float* a, const float* b, int64_t n);
DotLoop dot_loop();

}  // namespace mxhub::op

namespace mxhub {
#define MXHUB_HALF_TABLES(ns)                              \
  namespace ns {                                           \
  void widen_half(const void* x, void* y, int64_t n);      \
  void widen_bfloat16(const void* x, void* y, int64_t n);  \
  void narrow_half(const void* x, void* y, int64_t n);     \
  void narrow_bfloat16(const void* x, void* y, int64_t n); \
  float dot(const float* a, const float* b, int64_t n);    \
  }
MXHUB_HALF_TABLES(isa_v2)
MXHUB_HALF_TABLES(isa_v3)
MXHUB_HALF_TABLES(isa_v4)
#undef MXHUB_HALF_TABLES
}  // namespace mxhub
