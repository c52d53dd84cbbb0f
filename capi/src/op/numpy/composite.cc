// Operators written with other operators.
#include "op/numpy/composite.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "base/arena.h"
#include "op/elemwise/driver.h"
#include "op/gradient.h"

namespace mxhub::op {
namespace {

struct Graph {
  std::vector<Entry> in, out;
  std::vector<Node*> order;
  std::unordered_map<const Node*, std::vector<Desc>> descs;  // of the outputs of each node
  const Desc& desc(const Entry& e) const { return descs.at(e.node.get())[e.index]; }
};

// Shapes and types of a node's outputs, under NumPy's rules for shapes.
std::vector<Desc> infer(const Node& n, const std::vector<Desc>& in) {
  const void* p = n.params.get();
  std::vector<Shape> si, so(static_cast<size_t>(n.op->num_outputs(p)));
  std::vector<DType> ti, to(so.size(), DType::kUnknown);
  for (const Desc& d : in) {
    si.push_back(d.shape);
    ti.push_back(d.dtype);
  }
  ShapeCtx sc(*n.op, p, si, so, true);
  n.op->shape(p, sc);
  TypeCtx tc(*n.op, p, ti, to, &si);
  n.op->dtype(p, tc);
  std::vector<Desc> out;
  for (size_t i = 0; i < so.size(); ++i) out.push_back({so[i], to[i] == DType::kUnknown ? DType::kFloat32 : to[i]});
  return out;
}

Graph build(const Expression& f, const Given& given) {
  Graph g;
  for (const Desc& d : given.in) {
    g.in.push_back(Entry{std::make_shared<Node>(), 0});
    g.descs[g.in.back().node.get()] = {d};
  }
  try {
    g.out = f(given, g.in);
    g.order = topological_order(g.out);
    for (Node* n : g.order) {
      if (n->is_variable()) continue;
      std::vector<Desc> in;
      for (const Entry& e : n->inputs) in.push_back(g.desc(e));
      g.descs[n] = infer(*n, in);
    }
  } catch (const Error& e) {
    if (e.op() == given.op.name) throw;
    fail(e.kind(), given.op.name, "", e.what());  // the user called this operator and not the one inside
  }
  return g;
}

// Where a value lies while the kernels run.
struct Slot {
  enum class Place : uint8_t { kInput, kOutput, kScratch } place = Place::kScratch;
  size_t at = 0;  // index of the input or output, or offset
  size_t bytes = 0;
  int readers = 0;
};
struct Step {
  Kernel kernel;
  std::vector<int> in, out;  // slots; -1: an output nobody wants
};

struct Program {
  std::vector<Slot> slots;
  std::vector<Step> steps;
  size_t widest = 0;  // most pointers of one step
  void run(const RunCtx& r, size_t values) const {
    // Pointers first, then the values, then what the kernels need for themselves.
    auto** pointers = static_cast<void**>(r.scratch);
    auto** args = pointers + slots.size();
    char* base = static_cast<char*>(r.scratch) + aligned((slots.size() + widest) * sizeof(void*));
    for (size_t i = 0; i < slots.size(); ++i) {
      const Slot& s = slots[i];
      pointers[i] = s.place == Slot::Place::kInput    ? r.in[s.at]
                    : s.place == Slot::Place::kOutput ? r.out[s.at]
                                                      : base + s.at;
    }
    for (const Step& s : steps) {
      RunCtx c = r;
      c.scratch = base + values;
      c.in = args;
      c.out = args + s.in.size();
      for (size_t i = 0; i < s.in.size(); ++i) args[i] = pointers[s.in[i]];
      for (size_t i = 0; i < s.out.size(); ++i) args[s.in.size() + i] = s.out[i] < 0 ? nullptr : pointers[s.out[i]];
      s.kernel.run(c);
    }
  }
};
}  // namespace

int Given::axis(int64_t a, int ndim, const char* param) const {
  if (a < -ndim || a >= ndim) bad_param(param, cat("expected an axis in [", -ndim, ", ", ndim, "), got ", a));
  return static_cast<int>(a < 0 ? a + ndim : a);
}
void Given::bad_input(int i, const std::string& text) const {
  fail(Kind::kShape, op.name, op.input_names(params)[static_cast<size_t>(i)], text);
}
void Given::bad_param(const char* name, const std::string& text) const { fail(Kind::kArgument, op.name, name, text); }

void composite_shape(const Expression& f, const void* params, ShapeCtx& c) {
  std::vector<Desc> in;
  for (int i = 0; i < c.num_inputs(); ++i) {
    if (!c.in(i).known()) return;
    in.push_back({c.in(i), DType::kFloat32});
  }
  const Graph g = build(f, Given{c.op, params, in});
  for (size_t i = 0; i < g.out.size(); ++i) c.set_out(static_cast<int>(i), g.desc(g.out[i]).shape);
}

Kernel composite_kernel(const Expression& f, const void* params, const PrepareCtx& c) {
  const Graph g = build(f, Given{c.op, params, c.in});
  Program program;
  Arena arena;
  std::unordered_map<const Node*, std::vector<int>> slot_of;
  const auto slot = [&](const Entry& e) -> int { return slot_of.at(e.node.get())[e.index]; };
  std::unordered_map<const Node*, std::vector<int>> uses;
  for (const auto& [n, d] : g.descs) uses[n].assign(d.size(), 0);
  for (const Node* n : g.order)
    for (const Entry& e : n->inputs) ++uses[e.node.get()][e.index];
  for (const Entry& e : g.out) uses[e.node.get()][e.index] += 2;  // never handed out again
  for (size_t i = 0; i < g.in.size(); ++i) {
    slot_of[g.in[i].node.get()] = {static_cast<int>(program.slots.size())};
    program.slots.push_back({Slot::Place::kInput, i, 0, 0});
  }
  // An output is computed in its place unless it must be converted or is somebody else's memory.
  std::vector<bool> placed(g.out.size());
  const auto place = [&](const Node* n, uint32_t index) -> int {
    for (size_t o = 0; o < g.out.size(); ++o) {
      if (placed[o] || g.out[o].node.get() != n || g.out[o].index != index) continue;
      if (g.desc(g.out[o]).dtype != c.out[o].dtype) continue;
      placed[o] = true;
      return static_cast<int>(o);
    }
    return -1;
  };
  double cost = 0;
  size_t kernel_scratch = 0;
  const auto add_step = [&](Step s) {
    cost += s.kernel.cost;
    kernel_scratch = std::max(kernel_scratch, s.kernel.scratch);
    program.widest = std::max(program.widest, s.in.size() + s.out.size());
    program.steps.push_back(std::move(s));
  };
  for (Node* n : g.order) {
    if (n->is_variable()) continue;
    const std::vector<Desc>& out = g.descs.at(n);
    std::vector<int>& own = slot_of[n];
    if (n->op->view) {
      own = {slot(n->inputs[0])};
      program.slots[own[0]].readers += uses[n][0];
    } else {
      Step step;
      std::vector<Desc> in;
      double bytes = 0;
      for (const Entry& e : n->inputs) {
        in.push_back(g.desc(e));
        step.in.push_back(slot(e));
        bytes += static_cast<double>(in.back().bytes());
      }
      for (uint32_t i = 0; i < out.size(); ++i) {
        bytes += static_cast<double>(out[i].bytes());
        if (!uses[n][i] && n->op->optional_outputs) {
          own.push_back(-1);
          continue;
        }
        own.push_back(static_cast<int>(program.slots.size()));
        const int o = place(n, i);
        if (o >= 0)
          program.slots.push_back({Slot::Place::kOutput, static_cast<size_t>(o), 0, uses[n][i]});
        else
          program.slots.push_back({Slot::Place::kScratch, arena.take(out[i].bytes()), out[i].bytes(), uses[n][i]});
      }
      step.out = own;
      step.kernel = n->op->prepare(n->params.get(), PrepareCtx{*n->op, in, out});
      if (step.kernel.cost == 0) step.kernel.cost = bytes * 0.2;
      add_step(std::move(step));
    }
    for (const Entry& e : n->inputs) {
      Slot& s = program.slots[slot(e)];
      if (--s.readers == 0 && s.place == Slot::Place::kScratch) arena.give(s.at, s.bytes);
    }
  }
  for (size_t o = 0; o < g.out.size(); ++o) {
    if (placed[o]) continue;
    const Desc& d = g.desc(g.out[o]);
    Step step;
    step.in = {slot(g.out[o])};
    step.out = {static_cast<int>(program.slots.size())};
    program.slots.push_back({Slot::Place::kOutput, o, 0, 0});
    step.kernel = cast_kernel(d.dtype, c.out[o].dtype, d.size());
    step.kernel.cost = static_cast<double>(d.bytes()) * 0.2;
    add_step(std::move(step));
  }
  const size_t table = aligned((program.slots.size() + program.widest) * sizeof(void*)), values = arena.size();
  return {[program = std::move(program), values](const RunCtx& r) { program.run(r, values); },
          table + values + kernel_scratch, cost};
}

Expression gradient_expression(Expression f, int outputs) {
  return [f = std::move(f), outputs](const Given& given, const std::vector<Entry>& in) {
    const std::vector<Desc> descs(given.in.begin() + outputs, given.in.end());
    const std::vector<Entry> heads(in.begin(), in.begin() + outputs), inputs(in.begin() + outputs, in.end());
    std::vector<Node*> variables;
    for (const Entry& e : inputs) variables.push_back(e.node.get());
    std::vector<Entry> grads = build_gradient(f(Given{given.op, given.params, descs}, inputs), heads, variables);
    for (size_t i = 0; i < grads.size(); ++i)
      if (!grads[i]) grads[i] = zeros_like(inputs[i]);
    return grads;
  };
}

}  // namespace mxhub::op
