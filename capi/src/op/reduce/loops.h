// Reduction loops: which functions there are and how to find their loops for a dtype. Accumulators have 8 bytes:
// double for floating point, int64 for integers, uint64 for uint64.
#pragma once
#include <cstdint>

#include "base/dtype.h"

namespace mxhub::op {

enum class ReduceFn : uint8_t { kSum, kProd, kMax, kMin, kNanSum, kNanProd, kSumAbs, kSumSquare };

// What happens to an accumulator at the end.
enum class Finish : uint8_t { kNone, kMean, kSqrt };

struct ReduceLoops {
  // Takes n neighbouring elements into one accumulator.
  void (*row)(const void* x, int64_t n, void* acc) = nullptr;
  // Takes `rows` rows of `cols` elements, `stride` elements apart, into cols accumulators (at most kReduceCols).
  void (*cols)(const void* x, int64_t rows, int64_t stride, int64_t cols, void* acc) = nullptr;
  void (*merge)(void* acc, const void* other, int64_t n) = nullptr;
  void (*start)(void* acc, int64_t n) = nullptr;
};
constexpr int64_t kReduceCols = 512;

ReduceLoops reduce_loops(ReduceFn f, DType t);

// Writes n accumulators of a reduction over `count` elements each as `out` values.
using FinishLoop = void (*)(const void* acc, int64_t n, double count, void* out);
FinishLoop finish_loop(Finish f, DType in, DType out);

namespace detail {
template <class T>
ReduceLoops reduce_table(ReduceFn f);
}
}  // namespace mxhub::op

namespace mxhub {
namespace isa_v2 {
op::ReduceLoops reduce_f32(op::ReduceFn f);
}
namespace isa_v3 {
op::ReduceLoops reduce_f32(op::ReduceFn f);
}
namespace isa_v4 {
op::ReduceLoops reduce_f32(op::ReduceFn f);
}
}  // namespace mxhub
