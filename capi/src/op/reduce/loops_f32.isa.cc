// Float32 reductions, once for each instruction set. Rows are taken in explicit vectors, because the compiler does not
// keep an array of partial results in registers.
#include <cstring>

#include "op/reduce/loops_impl.h"

namespace mxhub::op::MXHUB_ISA_NS {
namespace {
#if defined(__AVX512F__)
constexpr int kWidth = 16;
#elif defined(__AVX__)
constexpr int kWidth = 8;
#else
constexpr int kWidth = 4;
#endif
typedef float Vec __attribute__((vector_size(kWidth * 4)));

MXHUB_INLINE Vec load(const float* p) {
  Vec v;
  std::memcpy(&v, p, sizeof v);
  return v;
}
MXHUB_INLINE Vec all(float f) { return Vec{} + f; }

template <class F>
MXHUB_INLINE Vec vec_step(Vec a, Vec x) {
  if constexpr (std::is_same_v<F, Max>)
    return (x > a) | (x != x) ? x : a;
  else if constexpr (std::is_same_v<F, Min>)
    return (x < a) | (x != x) ? x : a;
  else if constexpr (std::is_same_v<F, NanSum>)
    return a + (x == x ? x : Vec{});
  else if constexpr (std::is_same_v<F, SumAbs>)
    return a + (x < Vec{} ? -x : x);
  else if constexpr (std::is_same_v<F, SumSquare>)
    return a + x * x;
  else
    return a + x;
}

template <class F>
void row_f32(const void* xv, int64_t n, void* accv) {
  const float* x = static_cast<const float*>(xv);
  double total = *static_cast<double*>(accv);
  constexpr int64_t kStep = 8 * kWidth, kShort = 16 * kStep;  // so many float additions in a row lose no digit
  while (n > 0) {
    const int64_t run = n < kShort ? n : kShort;
    int64_t i = 0;
    if (run >= kWidth) {
      Vec a0 = all(F::template kStart<float>), a1 = a0, a2 = a0, a3 = a0, a4 = a0, a5 = a0, a6 = a0, a7 = a0;
      for (; i + kStep <= run; i += kStep) {
        const float* p = x + i;
        a0 = vec_step<F>(a0, load(p));
        a1 = vec_step<F>(a1, load(p + kWidth));
        a2 = vec_step<F>(a2, load(p + 2 * kWidth));
        a3 = vec_step<F>(a3, load(p + 3 * kWidth));
        a4 = vec_step<F>(a4, load(p + 4 * kWidth));
        a5 = vec_step<F>(a5, load(p + 5 * kWidth));
        a6 = vec_step<F>(a6, load(p + 6 * kWidth));
        a7 = vec_step<F>(a7, load(p + 7 * kWidth));
      }
      for (; i + kWidth <= run; i += kWidth) a0 = vec_step<F>(a0, load(x + i));
      const auto merge = [](Vec a, Vec b) __attribute__((always_inline)) {
        if constexpr (std::is_same_v<F, Max> || std::is_same_v<F, Min>)
          return vec_step<F>(a, b);
        else
          return a + b;
      };
      a0 = merge(merge(merge(a0, a1), merge(a2, a3)), merge(merge(a4, a5), merge(a6, a7)));
      for (int l = 0; l < kWidth; ++l) total = F::merge(total, static_cast<double>(a0[l]));
    }
    for (; i < run; ++i) total = F::step(total, static_cast<double>(x[i]));
    x += run;
    n -= run;
  }
  *static_cast<double*>(accv) = total;
}
}  // namespace
}  // namespace mxhub::op::MXHUB_ISA_NS

namespace mxhub::MXHUB_ISA_NS {
op::ReduceLoops reduce_f32(op::ReduceFn f) {
  using namespace op::MXHUB_ISA_NS;
  using op::ReduceFn;
  op::ReduceLoops loops = find_loops<float>(f);
  switch (f) {
    case ReduceFn::kSum:
      loops.row = row_f32<Sum>;
      break;
    case ReduceFn::kMax:
      loops.row = row_f32<Max>;
      break;
    case ReduceFn::kMin:
      loops.row = row_f32<Min>;
      break;
    case ReduceFn::kNanSum:
      loops.row = row_f32<NanSum>;
      break;
    case ReduceFn::kSumAbs:
      loops.row = row_f32<SumAbs>;
      break;
    case ReduceFn::kSumSquare:
      loops.row = row_f32<SumSquare>;
      break;
    default:
      break;  // products stay in double
  }
  return loops;
}
}  // namespace mxhub::MXHUB_ISA_NS
