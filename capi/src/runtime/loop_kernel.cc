// Running a loop over a graph.
#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>

#include "op/gradient.h"
#include "op/random_state.h"
#include "runtime/loop.h"

namespace mxhub {
namespace {
class LoopKernel {
 public:
  LoopKernel(LoopPtr loop, const PrepareCtx& c, bool np_shape)
      : op_(c.op.name), loop_(std::move(loop)), in_(c.in), out_(c.out), np_shape_(np_shape) {
    steps_ = loop_->condition ? loop_->max_steps : in_[loop_->slices.at(0)].shape[0];
    for (const Loop::Use& u : loop_->uses) body_in_.push_back(desc_of(u));
    if (loop_->condition) {
      std::vector<Desc> descs;
      for (const Loop::Use& u : loop_->condition_uses) descs.push_back(desc_of(u));
      condition_ = inner_plan(op_, loop_->condition->outputs, *loop_->condition, descs, np_shape_);
      if (condition_->outputs()[0].size() != 1)
        fail(Kind::kShape, op_, "cond", "expected a condition with one element, got shape ",
             condition_->outputs()[0].shape);
      condition_dtype_ = condition_->outputs()[0].dtype;
    }
    std::vector<bool> wanted(loop_->num_outputs(), true);
    std::fill(wanted.begin() + loop_->num_visible(), wanted.end(), false);
    cost = static_cast<double>(steps_) *
           (variant(wanted)->plan->cost(false) + (condition_ ? condition_->cost(false) : 0) + 1000);
  }

  double cost = 0;

  void run(const RunCtx& r) const {
    const Loop& l = *loop_;
    std::vector<bool> wanted(l.num_outputs());
    for (size_t i = 0; i < wanted.size(); ++i) wanted[i] = r.out[i] != nullptr;
    const std::shared_ptr<const Variant> v = variant(wanted);
    const Plan& plan = *v->plan;
    int64_t limit = steps_;
    if (l.count_input >= 0) limit = std::min(limit, *r.input<int64_t>(l.count_input));

    // Two buffers for each state that is not kept; the condition's value; working memory.
    const int states = l.num_states();
    std::vector<size_t> state_bytes(states);
    size_t bytes = 0;
    std::vector<size_t> buffer(states);
    for (int j = 0; j < states; ++j) {
      state_bytes[j] = in_[l.states[j]].bytes();
      buffer[j] = bytes;
      if (v->live[j]) bytes += 2 * aligned(state_bytes[j]);
    }
    const size_t truth = bytes;
    bytes += 64;
    const size_t kept = bytes, condition_kept = kept + aligned(plan.kept_bytes());
    bytes = condition_kept + (condition_ ? aligned(condition_->kept_bytes()) : 0);
    const size_t work = bytes;
    bytes += std::max(plan.work_bytes(false), condition_ ? condition_->work_bytes(false) : 0) + 64;
    const NDArray memory(Shape{static_cast<int64_t>(bytes)}, DType::kUint8);
    char* const base = static_cast<char*>(memory.data());

    std::vector<const char*> current(states);
    for (int j = 0; j < states; ++j) {
      current[j] = static_cast<const char*>(r.in[l.states[j]]);
      if (!in_place(*v, j)) continue;
      void* const sum = r.out[l.num_stacked + j] ? r.out[l.num_stacked + j] : base + buffer[j];
      std::memcpy(sum, current[j], state_bytes[j]);
      current[j] = static_cast<const char*>(sum);
    }
    std::vector<void*> ins(l.uses.size()), outs(v->outputs.size()), condition_ins(l.condition_uses.size());
    std::vector<RandomStream> streams(plan.num_streams() + (condition_ ? condition_->num_streams() : 0));
    const auto pointer = [&](const Loop::Use& u, int64_t slot) -> void* {
      switch (u.kind) {
        case Loop::Use::kSlice:
          return static_cast<char*>(r.in[l.slices[u.which]]) + slot * row_bytes(in_[l.slices[u.which]]);
        case Loop::Use::kState:
          return const_cast<char*>(current[u.which]);
        default:
          return r.in[u.which];
      }
    };
    int64_t done = 0;
    for (; done < limit; ++done) {
      const int64_t slot = l.reverse ? limit - 1 - done : done;
      // Each step and each random operator in it has a stream of its own, made from the stream of this call.
      for (size_t i = 0; i < streams.size(); ++i)
        streams[i] = {r.seed, mixed_stream(r.stream, static_cast<uint64_t>(done) * streams.size() + i, 0)};
      if (condition_) {
        for (size_t i = 0; i < condition_ins.size(); ++i) condition_ins[i] = pointer(l.condition_uses[i], slot);
        void* const out[] = {base + truth};
        Plan::Memory m;
        m.ins = condition_ins.data();
        m.outs = out;
        m.kept = base + condition_kept;
        m.work = base + work;
        m.streams = streams.data() + plan.num_streams();
        condition_->compute(false, r.is_train, m);
        if (!holds(base + truth, condition_dtype_)) break;
      }
      for (size_t i = 0; i < ins.size(); ++i) ins[i] = pointer(l.uses[i], slot);
      for (int j = 0; j < states; ++j)
        if (v->history[j] >= 0 && done == 0) std::memcpy(row(r, v->history[j], slot), current[j], state_bytes[j]);
      std::vector<const char*> next = current;
      for (size_t o = 0; o < v->outputs.size(); ++o) {
        const int number = v->outputs[o];
        const int j = number - l.num_stacked;
        if (j < 0 || j >= states) {
          outs[o] = row(r, number, slot);
          continue;
        }
        if (in_place(*v, j)) {
          outs[o] = const_cast<char*>(current[j]);
          continue;
        }
        char* to = base + buffer[j] + (done % 2 ? aligned(state_bytes[j]) : 0);
        const int64_t after = l.reverse ? slot - 1 : slot + 1;
        if (!condition_ && done == limit - 1 && r.out[number])
          to = static_cast<char*>(r.out[number]);
        else if (v->history[j] >= 0 && after >= 0 && after < steps_)
          to = row(r, v->history[j], after);
        outs[o] = to;
        next[j] = to;
      }
      Plan::Memory m;
      m.ins = ins.data();
      m.outs = outs.data();
      m.kept = base + kept;
      m.work = base + work;
      m.streams = streams.data();
      plan.compute(false, r.is_train, m);
      current = std::move(next);
    }
    for (int j = 0; j < states; ++j) {
      void* const to = r.out[l.num_stacked + j];
      if (to && to != current[j] && state_bytes[j]) std::memcpy(to, current[j], state_bytes[j]);
    }
    for (int i = 0; i < l.num_stacked; ++i)
      if (r.out[i] && done < steps_)
        std::memset(row(r, i, done), 0, static_cast<size_t>(steps_ - done) * row_bytes(out_[i]));
    if (l.condition && r.out[l.num_outputs() - 1]) *r.output<int64_t>(l.num_outputs() - 1) = done;
  }

 private:
  // The body for the outputs that somebody wants.
  struct Variant {
    std::shared_ptr<const Plan> plan;
    std::vector<int> outputs;  // of the operator, for each output of the plan
    std::vector<bool> live;    // states that an output depends on
    std::vector<int> history;  // the output that keeps a state before each step, or -1
  };

  // Where each step's value has to stay, nothing is added in place.
  bool in_place(const Variant& v, int j) const {
    return j >= loop_->num_states() - loop_->num_sums && v.live[j] && v.history[j] < 0;
  }
  static size_t aligned(size_t n) { return (n + 63) / 64 * 64; }
  Desc desc_of(const Loop::Use& u) const {
    if (u.kind == Loop::Use::kSlice) {
      const Desc& d = in_[loop_->slices[u.which]];
      return {slice_of(d.shape, np_shape_), d.dtype};
    }
    return in_[u.kind == Loop::Use::kState ? loop_->states[u.which] : u.which];
  }
  static size_t row_bytes(const Desc& d) { return d.shape[0] ? d.bytes() / static_cast<size_t>(d.shape[0]) : 0; }
  char* row(const RunCtx& r, int output, int64_t slot) const {
    return static_cast<char*>(r.out[output]) + static_cast<size_t>(slot) * row_bytes(out_[output]);
  }

  std::shared_ptr<const Variant> variant(const std::vector<bool>& wanted) const {
    std::lock_guard<std::mutex> guard(mutex_);
    auto& known = variants_[wanted];
    if (known) return known;
    const Loop& l = *loop_;
    const int states = l.num_states();
    auto v = std::make_shared<Variant>();
    v->live.resize(states);
    v->history.assign(states, -1);
    std::vector<Entry> entries;
    std::vector<Entry> open;
    const auto state_of = [&](const Node* n) {
      for (size_t i = 0; i < l.uses.size(); ++i)
        if (l.body->variables[i] == n) return l.uses[i].kind == Loop::Use::kState ? l.uses[i].which : -1;
      return -1;
    };
    for (int i = 0; i < l.num_visible(); ++i)
      if (wanted[i] && i < l.num_stacked) v->outputs.push_back(i);
    for (size_t k = 0; k < l.kept.size(); ++k) {
      const int number = l.num_visible() + static_cast<int>(k);
      if (!wanted[number]) continue;
      const int j = l.kept[k].node->is_variable() ? state_of(l.kept[k].node.get()) : -1;
      if (j >= 0)
        v->history[j] = number;
      else
        v->outputs.push_back(number);
    }
    for (const int number : v->outputs) open.push_back(entry(number));
    // Everything the condition depends on, and what these depend on in turn.
    std::vector<int> states_open;
    const auto need = [&](int j) {
      if (v->live[j]) return;
      v->live[j] = true;
      states_open.push_back(j);
    };
    for (const Loop::Use& u : l.condition_uses)
      if (u.kind == Loop::Use::kState) need(u.which);
    for (int j = 0; j < states; ++j)
      if (wanted[l.num_stacked + j] || v->history[j] >= 0) need(j);
    const auto follow = [&](const std::vector<Entry>& from) {
      for (const Node* n : topological_order(from))
        if (n->is_variable())
          if (const int j = state_of(n); j >= 0) need(j);
    };
    follow(open);
    while (!states_open.empty()) {
      const int j = states_open.back();
      states_open.pop_back();
      follow({l.body->outputs[l.num_stacked + j]});
    }
    for (int j = 0; j < states; ++j)
      if (v->live[j]) v->outputs.push_back(l.num_stacked + j);
    for (const int number : v->outputs) entries.push_back(entry(number));
    v->plan = inner_plan(op_, std::move(entries), *l.body, body_in_, np_shape_);
    known = v;
    return known;
  }
  Entry entry(int output) const {
    const int k = output - loop_->num_visible();
    return k < 0 ? loop_->body->outputs[output] : loop_->kept[k];
  }

  const std::string op_;
  const LoopPtr loop_;
  const std::vector<Desc> in_, out_;
  const bool np_shape_;
  std::vector<Desc> body_in_;
  int64_t steps_ = 0;
  std::shared_ptr<const Plan> condition_;
  DType condition_dtype_ = DType::kUnknown;
  mutable std::mutex mutex_;
  mutable std::map<std::vector<bool>, std::shared_ptr<const Variant>> variants_;
};
}  // namespace

bool holds(const void* value, DType dtype) {
  bool r = false;
  dispatch_all(dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    r = convert<float>(*static_cast<const T*>(value)) != 0;
  });
  return r;
}

Kernel loop_kernel(const LoopPtr& loop, const PrepareCtx& c, bool np_shape) {
  const auto kernel = std::make_shared<const LoopKernel>(loop, c, np_shape);
  return Kernel{[kernel](const RunCtx& r) { kernel->run(r); }, 0, kernel->cost};
}

}  // namespace mxhub
