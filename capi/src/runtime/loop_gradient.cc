// Gradients of loops and branches: loops the other way round, and the same branch again.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "op/build.h"
#include "op/gradient.h"
#include "runtime/control_flow.h"

namespace mxhub {
namespace {
Entry variable(const std::string& name) {
  auto n = std::make_shared<Node>();
  n->name = name;
  return Entry{std::move(n), 0};
}

std::unordered_set<const Node*> nodes_of(const std::vector<Entry>& outputs) {
  const auto order = topological_order(outputs);
  return {order.begin(), order.end()};
}

std::vector<Entry> present(const std::vector<Entry>& entries) {
  std::vector<Entry> r;
  std::copy_if(entries.begin(), entries.end(), std::back_inserter(r), [](const Entry& e) { return bool(e); });
  return r;
}
}  // namespace

std::vector<Entry> values_for_gradient(const Subgraph& graph) {
  std::vector<Entry> heads, kept;
  for (size_t i = 0; i < graph.outputs.size(); ++i) heads.push_back(variable("gradient"));
  std::vector<Entry> grads;
  try {
    grads = present(build_gradient(graph.outputs, heads, graph.variables));
  } catch (const Error&) {
    return {};  // whoever asks for the gradient will hear why there is none
  }
  const auto forward = nodes_of(graph.outputs);
  const auto keep = [&](const Entry& e) {
    if (forward.count(e.node.get()) && !e.node->is_variable() && std::find(kept.begin(), kept.end(), e) == kept.end())
      kept.push_back(e);
  };
  for (const Entry& e : grads) keep(e);
  for (const Node* n : topological_order(grads, [&](const Node* x) { return forward.count(x) > 0; }))
    if (!forward.count(n))
      for (const Entry& e : n->inputs) keep(e);
  return kept;
}

std::vector<Entry> detached_gradient(const std::string& op, const std::vector<Entry>& heads,
                                     const std::vector<Entry>& head_grads, const std::vector<Node*>& variables,
                                     const std::vector<Entry>& kept, const std::vector<Entry>& stand_ins) {
  std::vector<Entry> grads = build_gradient(heads, head_grads, variables);
  const auto forward = nodes_of(heads);
  std::unordered_map<const Node*, NodePtr> copies;
  const auto settled = [&](const Entry& e) {
    const auto at = std::find(kept.begin(), kept.end(), e);
    if (at != kept.end()) return stand_ins[static_cast<size_t>(at - kept.begin())];
    const auto copy = copies.find(e.node.get());
    return copy == copies.end() ? e : Entry{copy->second, e.index};
  };
  const std::vector<Entry> wanted = present(grads);
  // First what only has to take its inputs elsewhere, to see which values must be computed again; then those.
  const auto all_kept = [&](const Node* n) {
    const int outputs = num_outputs(*n);
    for (int i = 0; i < outputs; ++i)
      if (std::none_of(kept.begin(), kept.end(),
                       [&](const Entry& k) { return k.node.get() == n && static_cast<int>(k.index) == i; }))
        return false;
    return true;
  };
  std::unordered_set<const Node*> again;
  std::vector<const Node*> open;
  const auto ask = [&](const Entry& e) {
    const Node* n = e.node.get();
    if (!forward.count(n) || n->is_variable() || all_kept(n) || std::find(kept.begin(), kept.end(), e) != kept.end())
      return;
    if (again.insert(n).second) open.push_back(n);
  };
  const auto stop = [&](const Node* x) { return forward.count(x) > 0; };
  std::vector<Node*> own;
  for (Node* n : topological_order(wanted, stop))
    if (!forward.count(n)) own.push_back(n);
  for (const Entry& e : wanted) ask(e);
  for (const Node* n : own)
    for (const Entry& e : n->inputs) ask(e);
  while (!open.empty()) {
    const Node* n = open.back();
    open.pop_back();
    if (n->op->random)
      fail(Kind::kArgument, op, "", "expected a body without random operators to be differentiated twice, got ",
           n->op->name);
    for (const Entry& e : n->inputs) ask(e);
  }
  for (Node* n : topological_order(heads)) {
    if (!again.count(n)) continue;
    auto copy = std::make_shared<Node>(*n);
    for (Entry& e : copy->inputs) e = settled(e);
    copies[n] = std::move(copy);
  }
  for (Node* n : own)
    for (Entry& e : n->inputs) e = settled(e);
  for (Entry& e : grads)
    if (e) e = settled(e);
  return grads;
}

std::vector<Entry> loop_gradient(const LoopPtr& l, const GradCtx& g) {
  const int stacked = l->num_stacked, states = l->num_states(), visible = l->num_visible();
  const std::string& name = g.node->op->name;
  Loop r;
  std::vector<Entry> slices, starts, whole;  // what the reverse loop gets
  std::unordered_map<const Node*, Loop::Use> uses;
  const auto slice = [&](const Entry& var, const Entry& array) {
    uses[var.node.get()] = {Loop::Use::kSlice, static_cast<int>(slices.size())};
    slices.push_back(array);
  };
  // Outputs that have a gradient, and the variables that stand for it.
  std::vector<Entry> heads, head_grads;
  for (int i = 0; i < stacked; ++i) {
    if (!g.has_ograd(i)) continue;
    heads.push_back(l->body->outputs[i]);
    head_grads.push_back(variable("gradient"));
    slice(head_grads.back(), g.ograd(i));
  }
  std::vector<Entry> flowing;  // the gradients of states
  for (int j = 0; j < states; ++j) {
    heads.push_back(l->body->outputs[stacked + j]);
    flowing.push_back(variable("state_gradient"));
    head_grads.push_back(flowing.back());
    uses[flowing.back().node.get()] = {Loop::Use::kState, j};
    starts.push_back(g.ograd(stacked + j));
  }
  std::vector<Entry> stand_ins;
  for (size_t k = 0; k < l->kept.size(); ++k) {
    const int at = visible + static_cast<int>(k);
    if (g.has_ograd(at)) {
      heads.push_back(l->kept[k]);
      head_grads.push_back(variable("gradient"));
      slice(head_grads.back(), g.ograd(at));
    }
    // A state stands for itself: the same variable is a slice of what was kept of it.
    stand_ins.push_back(l->kept[k].node->is_variable() ? l->kept[k] : variable("kept"));
    slice(stand_ins.back(), g.out(at));
  }
  std::vector<Node*> variables;
  std::vector<size_t> which;
  for (size_t v = 0; v < l->uses.size(); ++v) {
    if (l->body->aux[v]) continue;
    variables.push_back(l->body->variables[v]);
    which.push_back(v);
  }
  const std::vector<Entry> grads = detached_gradient(name, heads, head_grads, variables, l->kept, stand_ins);
  std::vector<Entry> outputs, next = flowing;
  for (Entry& e : next) e = op::zeros_like(e);
  std::vector<int> slice_output(l->slices.size(), -1), input_state(l->num_inputs, -1);
  std::vector<Entry> sums;
  for (size_t i = 0; i < variables.size(); ++i) {
    if (!grads[i]) continue;
    const Loop::Use& use = l->uses[which[i]];
    if (use.kind == Loop::Use::kSlice) {
      // Two variables may be slices of one array only if it was given twice, which makes two of it.
      slice_output[use.which] = static_cast<int>(outputs.size());
      outputs.push_back(grads[i]);
    } else if (use.kind == Loop::Use::kState) {
      next[use.which] = grads[i];
    } else {
      const Entry sum = variable("sum");
      input_state[use.which] = states + static_cast<int>(sums.size());
      uses[sum.node.get()] = {Loop::Use::kState, input_state[use.which]};
      sums.push_back(op::add(sum, grads[i]));
      starts.push_back(op::zeros_like(g.in(use.which)));
    }
  }
  r.num_stacked = static_cast<int>(outputs.size());
  outputs.insert(outputs.end(), next.begin(), next.end());
  outputs.insert(outputs.end(), sums.begin(), sums.end());
  // The body's own slices and whole arrays, as far as the gradient reads them.
  const auto body = std::make_shared<const Subgraph>(outputs);
  for (size_t v = 0; v < l->uses.size(); ++v) {
    Node* const n = l->body->variables[v];
    if (l->uses[v].kind == Loop::Use::kState ||
        std::find(body->variables.begin(), body->variables.end(), n) == body->variables.end())
      continue;
    const Entry owner{NodePtr(l->body, n), 0};
    if (l->uses[v].kind == Loop::Use::kSlice) {
      slice(owner, g.in(l->slices[l->uses[v].which]));
    } else {
      uses[n] = {Loop::Use::kWhole, static_cast<int>(whole.size())};
      whole.push_back(g.in(l->uses[v].which));
    }
  }
  // Only arrays that the body reads are handed over; the first array to slice always is, for the number of steps.
  std::vector<Entry> inputs;
  std::vector<int> slice_number(slices.size(), -1);
  for (size_t i = 0; i < slices.size(); ++i) {
    const bool read = i == 0 || std::any_of(body->variables.begin(), body->variables.end(), [&](const Node* n) {
                        const Loop::Use& u = uses.at(n);
                        return u.kind == Loop::Use::kSlice && u.which == static_cast<int>(i);
                      });
    if (!read) continue;
    slice_number[i] = static_cast<int>(r.slices.size());
    r.slices.push_back(static_cast<int>(inputs.size()));
    inputs.push_back(slices[i]);
  }
  if (slices.empty()) {  // neither outputs nor anything kept: the arrays themselves tell
    r.slices.push_back(0);
    inputs.push_back(g.in(l->slices.at(0)));
  }
  for (const Entry& e : starts) {
    r.states.push_back(static_cast<int>(inputs.size()));
    inputs.push_back(e);
  }
  const int first_whole = static_cast<int>(inputs.size());
  inputs.insert(inputs.end(), whole.begin(), whole.end());
  if (l->condition || l->count_input >= 0) {
    r.count_input = static_cast<int>(inputs.size());
    inputs.push_back(l->condition ? g.out(l->num_outputs() - 1) : g.in(l->count_input));
  }
  for (const Node* n : body->variables) {
    Loop::Use u = uses.at(n);
    if (u.kind == Loop::Use::kSlice) u.which = slice_number[u.which];
    if (u.kind == Loop::Use::kWhole) u.which += first_whole;
    r.uses.push_back(u);
  }
  r.body = body;
  r.num_inputs = static_cast<int>(inputs.size());
  r.reverse = !l->reverse;
  r.num_sums = static_cast<int>(sums.size());
  const int num_stacked = r.num_stacked;
  const Entry first = op::call_with("_scan", std::move(inputs), ScanParam{finish_loop("_scan", std::move(r), true)});
  std::vector<Entry> result(g.num_inputs());
  const auto put = [&](int input, const Entry& e) { result[input] = result[input] ? op::add(result[input], e) : e; };
  // Without NumPy semantics a slice of a vector has one axis, and so the stacked gradient two.
  for (size_t d = 0; d < l->slices.size(); ++d)
    if (slice_output[d] >= 0)
      put(l->slices[d],
          op::call("reshape_like", {op::output_of(first, static_cast<uint32_t>(slice_output[d])), g.in(l->slices[d])}));
  for (int j = 0; j < states; ++j) put(l->states[j], op::output_of(first, static_cast<uint32_t>(num_stacked + j)));
  for (int i = 0; i < l->num_inputs; ++i)
    if (input_state[i] >= 0) put(i, op::output_of(first, static_cast<uint32_t>(num_stacked + input_state[i])));
  return result;
}

std::vector<Entry> branch_gradient(const BranchPtr& b, const GradCtx& g) {
  const int visible = b->num_visible();
  Branch r;
  std::vector<Entry> inputs{g.out(b->num_outputs() - 1)};  // which one ran
  std::unordered_map<const Node*, int> number;
  const auto give = [&](const Entry& var, const Entry& value) {
    number[var.node.get()] = static_cast<int>(inputs.size());
    inputs.push_back(value);
  };
  std::vector<Entry> head_grads;
  std::vector<int> heads;
  for (int i = 0; i < visible; ++i) {
    if (!g.has_ograd(i)) continue;
    heads.push_back(i);
    head_grads.push_back(variable("gradient"));
    give(head_grads.back(), g.ograd(i));
  }
  // For each input the gradient in either graph.
  std::vector<Entry> grads[2];
  std::vector<std::vector<Entry>> own(2);
  std::vector<Entry> stand_ins[2];
  int at = visible;
  for (int k = 0; k < 2; ++k) {
    const Subgraph& graph = *b->graphs[k];
    std::vector<Entry> here, here_grads = head_grads;
    for (const int i : heads) here.push_back(graph.outputs[i]);
    for (const Entry& e : b->kept[k]) {
      if (g.has_ograd(at)) {
        here.push_back(e);
        here_grads.push_back(variable("gradient"));
        give(here_grads.back(), g.ograd(at));
      }
      stand_ins[k].push_back(variable("kept"));
      give(stand_ins[k].back(), g.out(at++));
    }
    std::vector<Node*> variables;
    for (size_t v = 0; v < graph.variables.size(); ++v)
      if (!graph.aux[v]) variables.push_back(graph.variables[v]);
    const auto found = detached_gradient(g.node->op->name, here, here_grads, variables, b->kept[k], stand_ins[k]);
    grads[k].resize(g.num_inputs());
    size_t n = 0;
    for (size_t v = 0; v < graph.variables.size(); ++v)
      if (!graph.aux[v]) grads[k][b->inputs[k][v]] = found[n++];
  }
  std::vector<int> wanted;
  for (int i = 0; i < g.num_inputs(); ++i)
    if (grads[0][i] || grads[1][i]) wanted.push_back(i);
  if (wanted.empty()) return g.none();
  for (int k = 0; k < 2; ++k) {
    std::vector<Entry> outputs;
    for (const int i : wanted) {
      Entry e = grads[k][i];
      if (!e) {
        const Entry other = variable("other");
        give(other, g.in(i));
        e = op::zeros_like(other);
      }
      outputs.push_back(e);
    }
    r.graphs[k] = std::make_shared<const Subgraph>(std::move(outputs));
    const Subgraph& graph = *b->graphs[k];
    for (size_t v = 0; v < graph.variables.size(); ++v) {
      const auto& read = r.graphs[k]->variables;
      if (std::find(read.begin(), read.end(), graph.variables[v]) != read.end())
        give(Entry{NodePtr(b->graphs[k], graph.variables[v]), 0}, g.in(b->inputs[k][v]));
    }
    for (const Node* v : r.graphs[k]->variables) r.inputs[k].push_back(number.at(v));
  }
  r.num_inputs = static_cast<int>(inputs.size());
  const Entry first =
      op::call_with("_branch", std::move(inputs), BranchParam{finish_branch("_branch", std::move(r), true)});
  std::vector<Entry> result(g.num_inputs());
  for (size_t i = 0; i < wanted.size(); ++i) result[wanted[i]] = op::output_of(first, static_cast<uint32_t>(i));
  return result;
}

}  // namespace mxhub
