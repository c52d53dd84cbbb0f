// Runs of pointwise steps in a plan: finding them, and computing them block by block.
#include <algorithm>
#include <cstdlib>

#include "base/env.h"
#include "base/parallel.h"
#include "runtime/plan.h"

namespace mxhub {
namespace {

// Below this many elements what passes between two steps stays in the cache anyway.
constexpr int64_t kWorthwhile = int64_t{1} << 17;

// Whether element i of the output follows from element i of each input, and from nothing else.
bool pointwise(const Node& n, const PreparedCall& call) {
  const Op& op = *n.op;
  const bool known = op.family == "elemwise" || op.name == "Activation" || op.name == "LeakyReLU" ||
                     op.name == "_backward_Activation" || op.name == "_backward_LeakyReLU";
  if (!known || op.random || op.view || op.execute || call.kernel.scratch || call.out.size() != 1 || call.in.empty() ||
      !op.mutated(n.params.get()).empty())
    return false;
  return std::all_of(call.in.begin(), call.in.end(), [&](const Desc& d) { return d.shape == call.out[0].shape; });
}

std::shared_ptr<PreparedCall> on_block(const Node& n, const PreparedCall& call, int64_t elements, bool np_shape) {
  std::vector<Desc> in;
  for (const Desc& d : call.in) in.push_back({Shape{elements}, d.dtype});
  return prepare_call(*n.op, n.params.get(), std::move(in), np_shape);
}

bool turned_off() {
  static const bool off = !env_bool("MXNET_USE_FUSION", true);
  return off;
}

}  // namespace

void Plan::find_pointwise_runs(bool np_shape) {
  if (turned_off()) return;
  for (size_t k = 0; k < steps_.size();) {
    PointwiseRun run;
    run.begin = run.end = k;
    while (run.end < steps_.size() && !(run.end == num_forward_steps_ && run.end > k)) {
      const Step& s = steps_[run.end];
      if (s.constant || !pointwise(*s.node, *s.call)) break;
      const int64_t elements = s.call->out[0].shape.size();
      if (elements < kWorthwhile || (run.end > k && elements != run.elements)) break;
      run.elements = elements;
      ++run.end;
    }
    k = std::max(run.end, k + 1);
    if (run.end - run.begin < 2) continue;
    try {
      for (size_t i = run.begin; i < run.end; ++i) {
        const Step& s = steps_[i];
        run.whole.push_back(on_block(*s.node, *s.call, kPointwiseBlock, np_shape));
        if (run.elements % kPointwiseBlock)
          run.rest.push_back(on_block(*s.node, *s.call, run.elements % kPointwiseBlock, np_shape));
        run.cost += s.call->cost;
      }
    } catch (const Error&) {
      continue;  // an operator that cares about the shape after all
    }
    runs_.push_back(std::move(run));
  }
}

void Plan::execute_pointwise(const PointwiseRun& run, bool is_train,
                             const std::function<void*(uint32_t)>& pointer) const {
  struct Slot {
    char* base;  // of the whole value; null: an inner one
    size_t at;   // of an inner one, in the buffer
    size_t size;
  };
  std::vector<Slot> slots;
  size_t widest = 0;
  for (size_t k = run.begin; k < run.end; ++k) {
    const Step& s = steps_[k];
    widest = std::max(widest, s.in.size() + 1);
    auto add = [&](uint32_t e) {
      const bool inner = place_[e].kind == Place::kBlock;
      slots.push_back(
          {inner ? nullptr : static_cast<char*>(pointer(e)), place_[e].at, dtype_size(entry_desc_[e].dtype)});
    };
    for (const uint32_t e : s.in) add(e);
    add(s.out[0]);
  }
  const int64_t blocks = (run.elements + kPointwiseBlock - 1) / kPointwiseBlock;
  const SerialScope serial(run.cost < kParallelCost);
  parallel_for(blocks, SerialScope::active() ? blocks : 1, [&](int64_t first, int64_t last) {
    const SerialScope inside(true);
    struct Free {
      void operator()(void* p) const { std::free(p); }
    };
    const std::unique_ptr<char, Free> buffer(
        static_cast<char*>(std::aligned_alloc(64, std::max<size_t>(run.buffer, 64))));
    if (!buffer) fail(Kind::kMemory, "", "", "cannot allocate ", run.buffer, " bytes");
    std::vector<void*> frame(widest);
    for (int64_t b = first; b < last; ++b) {
      const int64_t begin = b * kPointwiseBlock;
      const bool whole = begin + kPointwiseBlock <= run.elements;
      const Slot* slot = slots.data();
      for (size_t k = run.begin; k < run.end; ++k) {
        const size_t inputs = steps_[k].in.size();
        for (size_t i = 0; i <= inputs; ++i, ++slot)
          frame[i] = slot->base ? slot->base + static_cast<size_t>(begin) * slot->size : buffer.get() + slot->at;
        const PreparedCall& call = *(whole ? run.whole : run.rest)[k - run.begin];
        call.kernel.run(RunCtx{frame.data(), frame.data() + inputs, nullptr, is_train, 0, 0});
      }
    }
  });
}

}  // namespace mxhub
