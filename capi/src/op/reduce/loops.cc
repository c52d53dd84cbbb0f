// Finds reduction loops, and turns accumulators into results.
#include "op/reduce/loops.h"

#include <cmath>

#include "base/isa.h"

namespace mxhub::op {
namespace {
template <Finish kHow, class W, class Out>
void run_finish(const void* accv, int64_t n, double count, void* outv) {
  const W* acc = static_cast<const W*>(accv);
  Out* out = static_cast<Out*>(outv);
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (kHow == Finish::kNone) {
      out[i] = convert<Out>(acc[i]);
    } else if constexpr (kHow == Finish::kSqrt) {
      out[i] = convert<Out>(std::sqrt(static_cast<double>(acc[i])));
    } else if constexpr (is_float_type<Out>) {
      out[i] = convert<Out>(static_cast<double>(acc[i]) / count);
    } else {
      out[i] = count > 0 ? convert<Out>(static_cast<double>(acc[i]) / count) : Out(0);
    }
  }
}
template <Finish kHow, class W>
FinishLoop find_finish(DType out) {
  return dispatch_all(out, [](auto tag) -> FinishLoop { return run_finish<kHow, W, typename decltype(tag)::type>; });
}
template <Finish kHow>
FinishLoop find_finish(DType in, DType out) {
  if (is_float(in)) return find_finish<kHow, double>(out);
  return in == DType::kUint64 ? find_finish<kHow, uint64_t>(out) : find_finish<kHow, int64_t>(out);
}
}  // namespace

ReduceLoops reduce_loops(ReduceFn f, DType t) {
  if (t == DType::kFloat32) return select_isa(isa_v2::reduce_f32, isa_v3::reduce_f32, isa_v4::reduce_f32)(f);
  return dispatch_all(t, [&](auto tag) -> ReduceLoops {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, float>)
      return {};
    else
      return detail::reduce_table<T>(f);
  });
}

FinishLoop finish_loop(Finish f, DType in, DType out) {
  switch (f) {
    case Finish::kMean:
      return find_finish<Finish::kMean>(in, out);
    case Finish::kSqrt:
      return find_finish<Finish::kSqrt>(in, out);
    default:
      return find_finish<Finish::kNone>(in, out);
  }
}

}  // namespace mxhub::op
