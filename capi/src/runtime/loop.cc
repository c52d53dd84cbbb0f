// Loops over a graph: checks, shapes and types.
#include "runtime/loop.h"

#include <algorithm>

#include "graph/infer.h"

namespace mxhub {
namespace {
Shape stacked(const Shape& s, int64_t steps) {
  if (!s.ndim_known()) return Shape();
  std::vector<int64_t> dims{steps};
  dims.insert(dims.end(), s.begin(), s.end());
  return Shape(dims);
}

[[noreturn]] void bad_state(const std::string& op, int j, const Shape& before, const Shape& after) {
  fail(Kind::kShape, op, cat("state ", j), "expected the shape to stay ", before, " from step to step, got ", after,
       " after a step");
}

// What the body's variables have of the operator's inputs.
template <class T, class In>
std::vector<T> gather(const Loop& l, const T& unknown, const In& in) {
  const IndexedGraph& g = *l.graph;
  std::vector<T> values(g.num_entries(), unknown);
  for (size_t v = 0; v < l.uses.size(); ++v) {
    const auto at = g.index.find(l.body->variables[v]);
    if (at != g.index.end()) values[g.entry_begin[at->second]] = in(l.uses[v]);
  }
  return values;
}
}  // namespace

Shape slice_of(const Shape& s, bool np_shape) {
  if (!s.ndim_known() || s.ndim() == 0) return Shape();
  Shape r(std::vector<int64_t>(s.begin() + 1, s.end()));
  if (r.ndim() == 0 && !np_shape) return Shape{1};
  return r;
}
std::vector<int> Loop::mutated() const {
  std::vector<int> list;
  const auto add = [&](const Subgraph& graph, const std::vector<Use>& of) {
    for (size_t v = 0; v < of.size(); ++v)
      if (graph.aux[v] && std::find(list.begin(), list.end(), of[v].which) == list.end()) list.push_back(of[v].which);
  };
  if (body) add(*body, uses);
  if (condition) add(*condition, condition_uses);
  return list;
}

namespace {
// What an operator writes must be an array of its own: slices and states are values.
void expect_whole(const std::string& op, const Subgraph& graph, const std::vector<Loop::Use>& uses) {
  for (size_t v = 0; v < uses.size(); ++v)
    if (graph.aux[v] && uses[v].kind != Loop::Use::kWhole)
      fail(Kind::kArgument, op, graph.variables[v]->name,
           "expected a slice or state that is only read, got one that is an operator's auxiliary state");
}
}  // namespace

LoopPtr finish_loop(const std::string& op, Loop loop, bool recompute) {
  if (loop.uses.size() != loop.body->variables.size())
    fail(Kind::kArgument, op, "fn", "expected ", loop.uses.size(), " variables in the body, got ",
         loop.body->variables.size());
  if (static_cast<int>(loop.body->outputs.size()) != loop.num_visible())
    fail(Kind::kArgument, op, "num_outputs", "expected the body's ", loop.body->outputs.size(), " outputs, got ",
         loop.num_visible());
  expect_whole(op, *loop.body, loop.uses);
  if (loop.condition) expect_whole(op, *loop.condition, loop.condition_uses);
  if (!recompute) loop.kept = values_for_gradient(*loop.body);
  for (size_t v = 0; v < loop.uses.size(); ++v)
    if (loop.uses[v].kind == Loop::Use::kState)
      loop.kept.push_back(Entry{NodePtr(loop.body, loop.body->variables[v]), 0});
  std::vector<Entry> all = loop.body->outputs;
  all.insert(all.end(), loop.kept.begin(), loop.kept.end());
  loop.graph = std::make_shared<const IndexedGraph>(all);
  return std::make_shared<const Loop>(std::move(loop));
}

void loop_shapes(const Loop& l, ShapeCtx& c) {
  const int states = l.num_states();
  int64_t steps = l.max_steps;
  const auto agree = [&](const Shape& s, int input) {
    if (!s.ndim_known()) return;
    if (s.ndim() == 0) c.bad_input(input, cat("expected an array with an axis to go along, got shape ", s));
    if (s[0] < 0) return;
    if (steps >= 0 && s[0] != steps)
      c.bad_input(input, cat("expected as many slices as the first array has, ", steps, ", got shape ", s));
    steps = s[0];
  };
  for (const int i : l.slices) agree(c.in(i), i);
  if (l.count_input >= 0) c.set_in(l.count_input, Shape{1});
  if (!l.condition && steps < 0)
    for (int i = 0; i < l.num_stacked; ++i)
      if (c.out(i).ndim_known() && c.out(i).ndim() > 0) steps = std::max(steps, c.out(i)[0]);
  const IndexedGraph& g = *l.graph;
  const auto in = [&](const Loop::Use& u) {
    if (u.kind == Loop::Use::kSlice) return slice_of(c.in(l.slices[u.which]), c.np_shape);
    return c.in(u.kind == Loop::Use::kState ? l.states[u.which] : u.which);
  };
  const auto is_state = [&](int o) { return o >= l.num_stacked && o < l.num_visible(); };
  const auto out = [&](int o, Shape* s) {
    if (!is_state(o)) {
      const Shape given = c.out(o);
      if (given.ndim_known() && given.ndim() > 0) {
        const Shape row(std::vector<int64_t>(given.begin() + 1, given.end()));
        if (!merge_shape(s, row))
          fail(Kind::kShape, c.op.name, cat("output ", o), "expected slices ", *s, ", got ", row);
      }
      return;
    }
    const int j = o - l.num_stacked;
    const Shape had = *s;
    if (!merge_shape(s, c.in(l.states[j]))) bad_state(c.op.name, j, c.in(l.states[j]), had);
    if (!merge_shape(s, c.out(o))) bad_state(c.op.name, j, c.out(o), had);
  };
  std::vector<Shape> shapes = gather<Shape>(l, Shape(), in);
  // A state has one shape, at first and after each step; what one side tells may tell more of the body. Inputs come
  // first, so that errors speak of them.
  for (int round = 0; round < 3; ++round) {
    infer_shapes(g, &shapes, c.np_shape);
    bool changed = false;
    for (int o = 0; o < static_cast<int>(g.outputs.size()); ++o) {
      Shape& s = shapes[g.entry(g.outputs[o])];
      const Shape before = s;
      out(o, &s);
      changed = changed || s != before;
    }
    for (size_t v = 0; v < l.uses.size(); ++v) {
      const auto at = g.index.find(l.body->variables[v]);
      if (l.uses[v].kind != Loop::Use::kState || at == g.index.end()) continue;
      Shape& first = shapes[g.entry_begin[at->second]];
      Shape& next = shapes[g.entry(g.outputs[l.num_stacked + l.uses[v].which])];
      if (first == next) continue;
      const Shape before = first, after = next;
      if (!merge_shape(&first, after) || !merge_shape(&next, before))
        bad_state(c.op.name, l.uses[v].which, before, after);
      changed = true;
    }
    if (!changed) break;
  }
  for (size_t v = 0; v < l.uses.size(); ++v) {
    const auto at = g.index.find(l.body->variables[v]);
    if (at == g.index.end()) continue;
    const Shape& s = shapes[g.entry_begin[at->second]];
    const Loop::Use& u = l.uses[v];
    if (u.kind == Loop::Use::kState) {
      c.set_in(l.states[u.which], s);
    } else if (u.kind == Loop::Use::kWhole) {
      c.set_in(u.which, s);
    } else {
      const int i = l.slices[u.which];
      // Where the slice has one axis of one element, the array may have one axis or two.
      const bool unclear = !c.np_shape && s.ndim_known() && s.ndim() == 1 && (s[0] < 0 || s[0] == 1);
      if (c.in(i).ndim_known() ? c.in(i).ndim() > 1 : !unclear) c.set_in(i, stacked(s, steps));
    }
  }
  for (int j = 0; j < states; ++j) {
    const Shape& s = shapes[g.entry(g.outputs[l.num_stacked + j])];
    if (!merge_shape(&shapes[g.entry(g.outputs[l.num_stacked + j])], c.in(l.states[j])))
      bad_state(c.op.name, j, c.in(l.states[j]), s);
    c.set_in(l.states[j], s);
    c.set_out(l.num_stacked + j, s);
  }
  for (int o = 0; o < static_cast<int>(g.outputs.size()); ++o)
    if (!is_state(o)) c.set_out(o, stacked(shapes[g.entry(g.outputs[o])], steps));
  if (l.condition) c.set_out(l.num_outputs() - 1, Shape{1});
}

void loop_types(const Loop& l, TypeCtx& c) {
  if (l.count_input >= 0) c.set_in(l.count_input, DType::kInt64);
  const IndexedGraph& g = *l.graph;
  const auto input = [&](const Loop::Use& u) {
    return u.kind == Loop::Use::kSlice ? l.slices[u.which] : u.kind == Loop::Use::kState ? l.states[u.which] : u.which;
  };
  std::vector<DType> types = gather<DType>(l, DType::kUnknown, [&](const Loop::Use& u) { return c.in(input(u)); });
  for (int round = 0; round < 3; ++round) {
    infer_types(g, &types);
    bool changed = false;
    for (int o = 0; o < static_cast<int>(g.outputs.size()); ++o) {
      DType& t = types[g.entry(g.outputs[o])];
      if (t != DType::kUnknown || c.out(o) == DType::kUnknown) continue;
      t = c.out(o);
      changed = true;
    }
    for (size_t v = 0; v < l.uses.size(); ++v) {
      const auto at = g.index.find(l.body->variables[v]);
      if (l.uses[v].kind != Loop::Use::kState || at == g.index.end()) continue;
      DType& first = types[g.entry_begin[at->second]];
      DType& next = types[g.entry(g.outputs[l.num_stacked + l.uses[v].which])];
      if (first == next) continue;
      if (first != DType::kUnknown && next != DType::kUnknown)
        fail(Kind::kType, c.op.name, cat("state ", l.uses[v].which), "expected the dtype to stay ", dtype_name(first),
             " from step to step, got ", dtype_name(next), " after a step");
      (first == DType::kUnknown ? first : next) = first == DType::kUnknown ? next : first;
      changed = true;
    }
    if (!changed) break;
  }
  for (size_t v = 0; v < l.uses.size(); ++v) {
    const auto at = g.index.find(l.body->variables[v]);
    if (at != g.index.end()) c.set_in(input(l.uses[v]), types[g.entry_begin[at->second]]);
  }
  for (int o = 0; o < static_cast<int>(g.outputs.size()); ++o) {
    c.set_out(o, types[g.entry(g.outputs[o])]);
    const int j = o - l.num_stacked;
    if (j >= 0 && j < l.num_states()) c.set_in(l.states[j], types[g.entry(g.outputs[o])]);
  }
  if (l.condition) c.set_out(l.num_outputs() - 1, DType::kInt64);
}

}  // namespace mxhub
