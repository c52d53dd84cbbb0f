// Products of 16-bit floats through those of float32, where the processor has none that are faster.
#include "base/arena.h"
#include "base/log.h"
#include "base/parallel.h"
#include "op/elemwise/half_loops.h"
#include "op/nn/conv_engine.h"

namespace mxhub::op {
namespace {

void convert_all(UnaryLoop loop, const void* from, size_t from_item, void* to, size_t to_item, int64_t n) {
  parallel_for(n, grain_for(1), [=](int64_t begin, int64_t end) {
    const auto at = static_cast<size_t>(begin);
    loop(static_cast<const char*>(from) + at * from_item, static_cast<char*>(to) + at * to_item, end - begin);
  });
}

}  // namespace

bool computed_in_float(DType type) { return type == DType::kFloat16 || (type == DType::kBfloat16 && !bfloat16_pays()); }

ConvTask through_float(DType type, ConvTask task, int64_t a, int64_t b, int64_t bias, int64_t out) {
  log_debug("oneDNN has no convolution of ", dtype_name(type),
            " that is faster than float32's: it is computed in float32");
  const auto bytes = [](int64_t n) { return aligned(sizeof(float) * static_cast<size_t>(n)); };
  const size_t b_at = bytes(a), bias_at = b_at + bytes(b), out_at = bias_at + bytes(bias);
  const size_t rest_at = out_at + bytes(out);
  ConvTask result;
  result.scratch = rest_at + task.scratch;
  result.cost = task.cost;
  result.run = [=, widen = widen_loop(type), narrow = narrow_loop(type), run = std::move(task.run)](
                   const void* av, const void* bv, const void* bias_v, void* out_v, void* scratch) {
    char* const s = static_cast<char*>(scratch);
    convert_all(widen, av, 2, s, 4, a);
    convert_all(widen, bv, 2, s + b_at, 4, b);
    if (bias_v) convert_all(widen, bias_v, 2, s + bias_at, 4, bias);
    run(s, s + b_at, bias_v ? s + bias_at : nullptr, s + out_at, s + rest_at);
    convert_all(narrow, s + out_at, 4, out_v, 2, out);
  };
  return result;
}

}  // namespace mxhub::op
