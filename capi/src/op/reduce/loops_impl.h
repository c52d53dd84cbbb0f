// The reduction loops; included by the files that instantiate them.
#pragma once
#include <limits>
#include <type_traits>

#include "base/wrapping.h"
#include "op/reduce/loops.h"

#ifdef MXHUB_ISA_NS
#define MXHUB_REDUCE_NS MXHUB_ISA_NS
#else
#define MXHUB_REDUCE_NS baseline
#endif

namespace mxhub::op::MXHUB_REDUCE_NS {

#define MXHUB_STEP   \
  template <class C> \
  static MXHUB_INLINE C step(C a, C x)
#define MXHUB_MERGE  \
  template <class C> \
  static MXHUB_INLINE C merge(C a, C b)
struct Sum {
  template <class C>
  static constexpr C kStart = C(0);
  MXHUB_STEP { return wrapping_add(a, x); }
  MXHUB_MERGE { return wrapping_add(a, b); }
};
struct Prod {
  template <class C>
  static constexpr C kStart = C(1);
  MXHUB_STEP { return wrapping_mul(a, x); }
  MXHUB_MERGE { return wrapping_mul(a, b); }
};
template <class C>
constexpr C lowest() {
  if constexpr (std::is_floating_point_v<C>)
    return -std::numeric_limits<C>::infinity();
  else
    return std::numeric_limits<C>::min();
}
template <class C>
constexpr C highest() {
  if constexpr (std::is_floating_point_v<C>)
    return std::numeric_limits<C>::infinity();
  else
    return std::numeric_limits<C>::max();
}
struct Max {  // NaN wins
  template <class C>
  static constexpr C kStart = lowest<C>();
  MXHUB_STEP { return (x > a) | (x != x) ? x : a; }
  MXHUB_MERGE { return step(a, b); }
};
struct Min {
  template <class C>
  static constexpr C kStart = highest<C>();
  MXHUB_STEP { return (x < a) | (x != x) ? x : a; }
  MXHUB_MERGE { return step(a, b); }
};
struct NanSum {
  template <class C>
  static constexpr C kStart = C(0);
  MXHUB_STEP { return wrapping_add(a, x == x ? x : C(0)); }
  MXHUB_MERGE { return wrapping_add(a, b); }
};
struct NanProd {
  template <class C>
  static constexpr C kStart = C(1);
  MXHUB_STEP { return wrapping_mul(a, x == x ? x : C(1)); }
  MXHUB_MERGE { return wrapping_mul(a, b); }
};
struct SumAbs {
  template <class C>
  static constexpr C kStart = C(0);
  MXHUB_STEP { return wrapping_add(a, x < C(0) ? wrapping_sub(C(0), x) : x); }
  MXHUB_MERGE { return wrapping_add(a, b); }
};
struct SumSquare {
  template <class C>
  static constexpr C kStart = C(0);
  MXHUB_STEP { return wrapping_add(a, wrapping_mul(x, x)); }
  MXHUB_MERGE { return wrapping_add(a, b); }
};
#undef MXHUB_STEP
#undef MXHUB_MERGE

template <class T>
using Wide =
    std::conditional_t<is_float_type<T>, double, std::conditional_t<std::is_same_v<T, uint64_t>, uint64_t, int64_t>>;
// Short runs are taken in the dtype itself (float for the 16-bit floats), then added to the wide accumulator.
// A product would overflow there, so it is wide all along.
template <class F, class T>
using Narrow = std::conditional_t<is_float_type<T> && !std::is_same_v<F, Prod> && !std::is_same_v<F, NanProd>,
                                  Compute<T>, Wide<T>>;

constexpr int64_t kRun = 4096;  // elements between two additions to the wide accumulator
constexpr int kLanes = 16;

template <class F, class T>
void reduce_row(const void* xv, int64_t n, void* accv) {
  using W = Wide<T>;
  using N = Narrow<F, T>;
  const T* x = static_cast<const T*>(xv);
  W total = *static_cast<W*>(accv);
  while (n > 0) {
    const int64_t run = n < kRun ? n : kRun;
    int64_t i = 0;
    if (run >= 2 * kLanes) {
      N lane[kLanes];
      for (int l = 0; l < kLanes; ++l) lane[l] = F::template kStart<N>;
      for (; i + kLanes <= run; i += kLanes)
        for (int l = 0; l < kLanes; ++l) lane[l] = F::step(lane[l], static_cast<N>(static_cast<Compute<T>>(x[i + l])));
      for (int l = 0; l < kLanes; ++l) total = F::merge(total, static_cast<W>(lane[l]));
    }
    for (; i < run; ++i) total = F::step(total, static_cast<W>(static_cast<Compute<T>>(x[i])));
    x += run;
    n -= run;
  }
  *static_cast<W*>(accv) = total;
}

template <class F, class T>
void reduce_cols(const void* xv, int64_t rows, int64_t stride, int64_t cols, void* accv) {
  using W = Wide<T>;
  using N = Narrow<F, T>;
  const T* x = static_cast<const T*>(xv);
  W* acc = static_cast<W*>(accv);
  N part[kReduceCols];
  for (int64_t r = 0; r < rows; r += 64) {
    const int64_t end = rows < r + 64 ? rows : r + 64;
    for (int64_t j = 0; j < cols; ++j) part[j] = F::template kStart<N>;
    for (int64_t k = r; k < end; ++k) {
      const T* row = x + k * stride;
      for (int64_t j = 0; j < cols; ++j) part[j] = F::step(part[j], static_cast<N>(static_cast<Compute<T>>(row[j])));
    }
    for (int64_t j = 0; j < cols; ++j) acc[j] = F::merge(acc[j], static_cast<W>(part[j]));
  }
}

template <class F, class W>
void reduce_merge(void* accv, const void* other, int64_t n) {
  W* acc = static_cast<W*>(accv);
  for (int64_t i = 0; i < n; ++i) acc[i] = F::merge(acc[i], static_cast<const W*>(other)[i]);
}

template <class F, class W>
void reduce_start(void* acc, int64_t n) {
  for (int64_t i = 0; i < n; ++i) static_cast<W*>(acc)[i] = F::template kStart<W>;
}

template <class F, class T>
ReduceLoops loops_of() {
  return {reduce_row<F, T>, reduce_cols<F, T>, reduce_merge<F, Wide<T>>, reduce_start<F, Wide<T>>};
}

template <class T>
ReduceLoops find_loops(ReduceFn f) {
  switch (f) {
    case ReduceFn::kSum:
      return loops_of<Sum, T>();
    case ReduceFn::kProd:
      return loops_of<Prod, T>();
    case ReduceFn::kMax:
      return loops_of<Max, T>();
    case ReduceFn::kMin:
      return loops_of<Min, T>();
    case ReduceFn::kNanSum:
      return loops_of<NanSum, T>();
    case ReduceFn::kNanProd:
      return loops_of<NanProd, T>();
    case ReduceFn::kSumAbs:
      return loops_of<SumAbs, T>();
    default:
      return loops_of<SumSquare, T>();
  }
}

}  // namespace mxhub::op::MXHUB_REDUCE_NS
