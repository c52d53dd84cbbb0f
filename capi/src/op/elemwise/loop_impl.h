// The loops over the elementwise functions; included by the files that instantiate them for some dtypes.
#pragma once
#include "op/elemwise/functors.h"
#include "op/elemwise/loops.h"

// Each instruction set has loops of its own: shared template instantiations would be merged by the linker.
#ifdef MXHUB_ISA_NS
#define MXHUB_LOOP_NS MXHUB_ISA_NS
#else
#define MXHUB_LOOP_NS baseline
#endif

namespace mxhub::op::MXHUB_LOOP_NS {

// Computes in float for the 16-bit floats, in double for integers given to a floating-point function.
template <class F, class T, bool kOwn>
using LoopCompute = std::conditional_t<kOwn || is_float_type<T>, Compute<T>, double>;

template <class F, class T, bool kOwn>
void run_unary(const void* xv, void* yv, int64_t n) {
  using C = LoopCompute<F, T, kOwn>;
  const T* x = static_cast<const T*>(xv);
  T* y = static_cast<T*>(yv);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<T>(F::template apply<C>(static_cast<C>(x[i])));
}

template <class F, class T, bool kOwn, int kA, int kB>
MXHUB_INLINE void run_row(const T* a, const T* b, T* z, int64_t n) {
  using C = LoopCompute<F, T, kOwn>;
  if constexpr (kA == 1 && kB == 1) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i)
      z[i] = static_cast<T>(F::template apply<C>(static_cast<C>(a[i]), static_cast<C>(b[i])));
  } else if constexpr (kA == 1) {
    const C s = static_cast<C>(*b);
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) z[i] = static_cast<T>(F::template apply<C>(static_cast<C>(a[i]), s));
  } else {
    const C s = static_cast<C>(*a);
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) z[i] = static_cast<T>(F::template apply<C>(s, static_cast<C>(b[i])));
  }
}

template <class F, class T, bool kOwn>
void run_binary(const void* av, const void* bv, void* zv, const Block& k) {
  const T* a = static_cast<const T*>(av);
  const T* b = static_cast<const T*>(bv);
  T* z = static_cast<T*>(zv);
  if (k.a_col == 0) {
    for (int64_t r = 0; r < k.rows; ++r)
      run_row<F, T, kOwn, 0, 1>(a + r * k.a_row, b + r * k.b_row, z + r * k.cols, k.cols);
  } else if (k.b_col == 0) {
    for (int64_t r = 0; r < k.rows; ++r)
      run_row<F, T, kOwn, 1, 0>(a + r * k.a_row, b + r * k.b_row, z + r * k.cols, k.cols);
  } else {
    for (int64_t r = 0; r < k.rows; ++r)
      run_row<F, T, kOwn, 1, 1>(a + r * k.a_row, b + r * k.b_row, z + r * k.cols, k.cols);
  }
}

// Gradient functions never broadcast.
template <class F, class T>
void run_gradient(const void* a, const void* b, void* z, const Block& k) {
  run_row<F, T, false, 1, 1>(static_cast<const T*>(a), static_cast<const T*>(b), static_cast<T*>(z), k.rows * k.cols);
}

#define MXHUB_CASE_OWN(name) \
  case UnaryFn::k##name:     \
    return run_unary<fn::name, T, true>;
#define MXHUB_CASE_FLOAT(name) \
  case UnaryFn::k##name:       \
    return run_unary<fn::name, T, false>;
#define MXHUB_CASE2_OWN(name) \
  case BinaryFn::k##name:     \
    return run_binary<fn::name, T, true>;
#define MXHUB_CASE2_FLOAT(name) \
  case BinaryFn::k##name:       \
    return run_binary<fn::name, T, false>;
#define MXHUB_CASE2_GRAD(name) \
  case BinaryFn::k##name:      \
    return run_gradient<fn::name, T>;
// Bodies of unary_table and binary_table.
#define MXHUB_UNARY_SWITCH(f)           \
  switch (f) {                          \
    MXHUB_UNARY_OWN(MXHUB_CASE_OWN)     \
    MXHUB_UNARY_FLOAT(MXHUB_CASE_FLOAT) \
    default:                            \
      return nullptr;                   \
  }
#define MXHUB_BINARY_SWITCH(f)            \
  switch (f) {                            \
    MXHUB_BINARY_OWN(MXHUB_CASE2_OWN)     \
    MXHUB_BINARY_FLOAT(MXHUB_CASE2_FLOAT) \
    MXHUB_BINARY_GRAD(MXHUB_CASE2_GRAD)   \
    default:                              \
      return nullptr;                     \
  }

}  // namespace mxhub::op::MXHUB_LOOP_NS

#ifndef MXHUB_ISA_NS
// Defines the tables of one dtype (in namespace mxhub::op::detail).
#define MXHUB_UNARY_TABLE(Type)            \
  template <>                              \
  UnaryLoop unary_table<Type>(UnaryFn f) { \
    using namespace baseline;              \
    using T = Type;                        \
    MXHUB_UNARY_SWITCH(f)                  \
  }
#define MXHUB_BINARY_TABLE(Type)              \
  template <>                                 \
  BinaryLoop binary_table<Type>(BinaryFn f) { \
    using namespace baseline;                 \
    using T = Type;                           \
    MXHUB_BINARY_SWITCH(f)                    \
  }
#endif
