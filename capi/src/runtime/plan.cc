// Plans: preparing the steps and running them.
#include "runtime/plan.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

#include "base/arena.h"
#include "base/copy.h"
#include "base/parallel.h"
#include "engine/engine.h"
#include "graph/infer.h"
#include "graph/passes/convolutions.h"
#include "op/gradient.h"
#include "profiler/profiler.h"

namespace mxhub {
namespace {
// What monitors call an input. MXNet 1.9.1 has no name for the input of most operators that take one array and treat
// it elementwise or as a whole; those with a name are nearly all that neither work in place nor have a lower-case name.
std::string shown_input(const Node& n, size_t i) {
  const auto names = n.op->input_names(n.params.get());
  const bool plain = names.size() == 1 && names[0] == "data" &&
                     (!n.op->inplace.empty() || std::isupper(static_cast<unsigned char>(n.op->name[0])) == 0);
  return plain ? "input0" : names[i];
}
}  // namespace

Plan::Plan(std::vector<Entry> outputs, size_t num_forward, std::vector<Node*> variables, std::vector<Desc> descs,
           bool np_shape)
    : keep_alive_(std::move(outputs)), input_desc_(std::move(descs)), num_forward_(num_forward) {
  const IndexedGraph g(keep_alive_);
  entry_desc_.resize(g.num_entries());
  place_.resize(g.num_entries());
  written_.resize(variables.size());
  used_forward_.resize(variables.size());
  used_backward_.resize(variables.size());
  std::unordered_map<const Node*, size_t> input_index;
  for (size_t i = 0; i < variables.size(); ++i) {
    input_index[variables[i]] = i;
    input_names_.push_back(variables[i]->name);
    const auto it = g.index.find(variables[i]);
    if (it == g.index.end()) continue;  // not needed for these outputs
    const uint32_t e = g.entry_begin[it->second];
    entry_desc_[e] = input_desc_[i];
    place_[e] = {Place::kInput, i};
  }
  const std::vector<Entry> forward(keep_alive_.begin(), keep_alive_.begin() + static_cast<long>(num_forward));
  const size_t forward_nodes = topological_order(forward).size();
  // The shape of a node without inputs may follow from who uses it only, as with zeros of an unknown batch size.
  std::vector<Shape> shapes;
  for (const Node* n : g.nodes) {
    if (n->is_variable() || !n->inputs.empty()) continue;
    for (const Desc& d : entry_desc_) shapes.push_back(d.shape);
    infer_shapes(g, &shapes, np_shape);
    break;
  }
  for (size_t k = 0; k < g.nodes.size(); ++k) {
    const Node& n = *g.nodes[k];
    if (k == forward_nodes) num_forward_steps_ = steps_.size();
    if (n.is_variable()) {
      if (place_[g.entry_begin[k]].kind != Place::kInput)
        fail(Kind::kArgument, "", n.name, "expected a value for every variable of the graph, got none");
      continue;
    }
    Step s;
    s.node = &n;
    std::vector<Desc> in;
    for (const Entry& e : n.inputs) {
      s.in.push_back(g.entry(e));
      in.push_back(entry_desc_[s.in.back()]);
    }
    try {
      std::vector<Shape> known;
      if (n.inputs.empty()) known.assign(shapes.begin() + g.entry_begin[k], shapes.begin() + g.entry_begin[k + 1]);
      s.call = prepare_call(*n.op, n.params.get(), std::move(in), np_shape, std::move(known));
    } catch (const Error& e) {
      if (n.name.empty()) throw;
      rethrow_at(n, e);
    }
    for (uint32_t e = g.entry_begin[k]; e < g.entry_begin[k + 1]; ++e) {
      s.out.push_back(e);
      entry_desc_[e] = s.call->out[e - g.entry_begin[k]];
    }
    if (n.op->execute) add_state(n, &s);
    s.constant = n.attrs.count(kConstantAttr) > 0;
    if (n.op->random) s.stream = static_cast<int>(num_streams_++);
    for (const int m : n.op->mutated(n.params.get())) {
      const Place& p = place_[s.in[m]];
      if (p.kind == Place::kInput) written_[p.at] = true;
    }
    steps_.push_back(std::move(s));
  }
  if (g.nodes.size() == forward_nodes) num_forward_steps_ = steps_.size();
  for (const Entry& e : keep_alive_) output_desc_.push_back(entry_desc_[g.entry(e)]);
  find_pointwise_runs(np_shape);
  place_entries(g);
  for (size_t k = 0; k < steps_.size(); ++k) {
    const bool backward = k >= num_forward_steps_;
    if (steps_[k].constant) {
      constant_scratch_ = std::max(constant_scratch_, steps_[k].call->kernel.scratch);
      for (const uint32_t e : steps_[k].in) {
        used_forward_[place_[e].at] = true;
        constant_inputs_.push_back(place_[e].at);
      }
      continue;
    }
    (backward ? backward_cost_ : forward_cost_) += steps_[k].view ? 0 : steps_[k].call->cost;
    size_t& scratch = backward ? backward_scratch_ : forward_scratch_;
    scratch = std::max(scratch, steps_[k].call->kernel.scratch);
    for (const uint32_t e : steps_[k].in)
      if (place_[e].kind == Place::kInput) (backward ? used_backward_ : used_forward_)[place_[e].at] = true;
  }
  for (const Copy& c : copies_)
    if (place_[c.entry].kind == Place::kInput)
      (c.output >= num_forward_ ? used_backward_ : used_forward_)[place_[c.entry].at] = true;
  if (constant_bytes_) constant_computation_ = constant_computation();
  forward_bytes_ = aligned(forward_bytes_) + forward_scratch_;
  backward_bytes_ = aligned(backward_bytes_) + backward_scratch_;
}

void Plan::execute(bool backward, bool is_train, const Run& run, const std::vector<NDArray>& ins,
                   const std::vector<NDArray>& outs, const NDArray& work, const Monitor& monitor,
                   ShowInputs show_inputs) const {
  const auto constant = constant_bytes_ ? constants(ins) : nullptr;
  std::vector<void*> places;
  places.reserve(ins.size() + outs.size());
  for (const NDArray& a : ins) places.push_back(a.is_none() ? nullptr : a.data());
  for (const NDArray& a : outs) places.push_back(a.data());
  Memory memory;
  memory.ins = places.data();
  memory.outs = places.data() + ins.size();
  memory.kept = static_cast<char*>(run.kept.data());
  memory.fixed = constant ? static_cast<char*>(constant->memory.data()) : nullptr;
  memory.work = static_cast<char*>(work.data());
  memory.streams = run.streams.data();
  memory.states = run.states.data();
  if (num_states_ > 0)
    memory.owners = [&, all = std::shared_ptr<const std::vector<NDArray>>()]() mutable {
      if (!all) {
        std::vector<NDArray> list{work, run.kept};
        list.insert(list.end(), ins.begin(), ins.end());
        list.insert(list.end(), outs.begin(), outs.end());
        if (constant) list.push_back(constant->memory);
        all = std::make_shared<const std::vector<NDArray>>(std::move(list));
      }
      return all;
    };
  compute(backward, is_train, memory, monitor, show_inputs);
}

void Plan::compute(bool backward, bool is_train, const Memory& memory, const Monitor& monitor,
                   ShowInputs show_inputs) const {
  const size_t shift = backward ? num_forward_ : 0;
  // A monitor wants to see every value: nothing runs in blocks then.
  std::vector<NDArray> inner;
  if (monitor && !runs_.empty()) {
    inner.resize(place_.size());
    for (size_t e = 0; e < place_.size(); ++e)
      if (place_[e].kind == Place::kBlock) inner[e] = NDArray(entry_desc_[e].shape, entry_desc_[e].dtype);
  }
  // Forward outputs that the backward part reads are given behind its own outputs.
  auto pointer = [&](uint32_t e) -> void* {
    const Place& p = place_[e];
    switch (p.kind) {
      case Place::kInput:
        return memory.ins[p.at];
      case Place::kOutput:
        if (backward)
          return memory.outs[p.at >= num_forward_ ? p.at - shift : p.at + output_desc_.size() - num_forward_];
        return memory.outs[p.at];
      case Place::kKept:
        return memory.kept + p.at;
      case Place::kConstant:
        return memory.fixed + p.at;
      case Place::kForwardWork:
      case Place::kBackwardWork:
        return memory.work + p.at;
      case Place::kBlock:
        return e < inner.size() ? inner[e].data() : nullptr;
      default:
        return nullptr;
    }
  };
  char* const scratch = memory.work + aligned((backward ? backward_bytes_ : forward_bytes_) -
                                              (backward ? backward_scratch_ : forward_scratch_));
  std::vector<void*> frame;
  const size_t begin = backward ? num_forward_steps_ : 0, end = backward ? steps_.size() : num_forward_steps_;
  auto pointwise = runs_.begin();
  for (size_t k = begin; k < end; ++k) {
    const Step& s = steps_[k];
    if (s.constant) continue;
    while (pointwise != runs_.end() && pointwise->begin < k) ++pointwise;
    if (!monitor && pointwise != runs_.end() && pointwise->begin == k) {
      profiler::Label what;
      if (profiler::records(profiler::kSymbolic)) {
        std::string names;
        for (size_t i = pointwise->begin; i < pointwise->end; ++i)
          names += (names.empty() ? "" : "+") + steps_[i].node->op->name;
        what = profiler::make_label(names);
      }
      const profiler::Timer timer(what);
      execute_pointwise(*pointwise, is_train, pointer);
      k = pointwise->end - 1;
      continue;
    }
    frame.resize(s.in.size() + s.out.size());
    for (size_t i = 0; i < s.in.size(); ++i) frame[i] = pointer(s.in[i]);
    for (size_t i = 0; i < s.out.size(); ++i) frame[s.in.size() + i] = pointer(s.out[i]);
    const auto show = [&](const std::string& name, uint32_t e, void* p) {
      NDArray copy(entry_desc_[e].shape, entry_desc_[e].dtype);
      copy_bytes(copy.data(), p, copy.bytes());
      monitor(name, s.node->op->name, copy);
    };
    if (monitor && show_inputs != ShowInputs::kNone && !backward) {
      for (size_t i = 0; i < s.in.size(); ++i) {
        const Node* from = s.node->inputs[i].node.get();
        if (from->is_variable() && show_inputs == ShowInputs::kWithVariables) show(from->name, s.in[i], frame[i]);
        show(s.node->name + "_" + shown_input(*s.node, i), s.in[i], frame[i]);
      }
    }
    if (s.state >= 0) {
      execute_arrays(s, memory.states[s.state], frame.data(), frame.data() + s.in.size(), is_train, memory.owners());
    } else if (!s.view) {
      const SerialScope serial(s.call->cost < kParallelCost);
      const RandomStream rng = s.stream >= 0 ? memory.streams[s.stream] : RandomStream{0, 0};
      const RunCtx ctx{frame.data(), frame.data() + s.in.size(), scratch, is_train, rng.seed, rng.stream};
      const profiler::Label what = profiler::label(profiler::kSymbolic, s.node->op->name);
      const profiler::Timer timer(what);
      s.call->kernel.run(ctx);
    }
    if (monitor && !backward) {
      const auto names = s.node->op->output_names(s.node->params.get());
      const int visible = s.node->op->num_visible(s.node->params.get());
      for (int i = 0; i < visible; ++i)
        if (void* const p = frame[s.in.size() + i])  // not an output that nobody reads and so nobody computed
          show(s.node->name + "_" + names[i], s.out[i], p);
    }
  }
  for (const Copy& c : copies_) {
    if ((c.output >= num_forward_) != backward) continue;
    copy_bytes(memory.outs[c.output - shift], pointer(c.entry), output_desc_[c.output].bytes());
  }
}

void Plan::run(const std::shared_ptr<const Plan>& self, const Run& run, bool backward, bool is_train,
               const std::vector<NDArray>& ins, const std::vector<NDArray>& outs, const Monitor& monitor,
               ShowInputs show_inputs) const {
  VarLists vars;
  for (size_t i = 0; i < ins.size(); ++i)
    if (input_used(i, backward)) vars.read(ins[i].var());
  const size_t own = backward ? output_desc_.size() - num_forward_ : num_forward_;
  for (size_t i = own; i < outs.size(); ++i) vars.read(outs[i].var());
  for (size_t i = 0; i < ins.size(); ++i)
    if (input_written(i) && input_used(i, backward)) vars.write(ins[i].var());
  for (size_t i = 0; i < own; ++i) vars.write(outs[i].var());
  if (backward)
    vars.read(run.kept.var());
  else
    vars.write(run.kept.var());
  auto work = [self, run, backward, is_train, ins, outs, monitor, show_inputs] {
    NDArray memory(Shape{static_cast<int64_t>(self->work_bytes(backward)) + 1}, DType::kUint8);
    self->execute(backward, is_train, run, ins, outs, memory, monitor, show_inputs);
  };
  Engine& engine = Engine::get();
  // Callbacks belong to the calling thread; a worker in one might also wait for work that no worker is left to do.
  while (monitor || num_states_ > 0) {
    for (size_t i = 0; i < ins.size(); ++i)
      if (input_used(i, backward) && !ins[i].is_none()) engine.wait_read(ins[i].var());
    for (const NDArray& o : outs) {
      try {
        engine.wait_write(o.var());
      } catch (const std::exception&) {  // an old error of an output that is about to be computed anew
      }
    }
    if (!engine.try_run(vars, work)) continue;
    for (size_t i = 0; i < own && num_states_ > 0; ++i) engine.wait_read(outs[i].var());  // raises what went wrong
    return;
  }
  constexpr double kInlineCost = 100e3;
  if (cost(backward) <= kInlineCost && engine.try_run(vars, work)) return;
  engine.push(vars, work);
}

}  // namespace mxhub
