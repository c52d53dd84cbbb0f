// One of two graphs: what they look like, and running the chosen one.
#include <algorithm>
#include <map>
#include <mutex>

#include "graph/infer.h"
#include "op/gradient.h"
#include "runtime/loop.h"

namespace mxhub {
namespace {
class BranchKernel {
 public:
  BranchKernel(BranchPtr branch, const PrepareCtx& c, bool np_shape)
      : op_(c.op.name), branch_(std::move(branch)), in_(c.in), np_shape_(np_shape) {
    const Branch& b = *branch_;
    if (b.condition) {
      condition_ = inner_plan(op_, b.condition->outputs, *b.condition, descs(b.condition_inputs), np_shape);
      const Desc& d = condition_->outputs()[0];
      if (d.size() != 1)
        fail(Kind::kShape, c.op.name, "cond", "expected a condition with one element, got shape ", d.shape);
      dtype_ = d.dtype;
    }
    std::vector<bool> wanted(b.num_outputs());
    std::fill(wanted.begin(), wanted.begin() + b.num_visible(), true);
    cost = std::max(plan(0, wanted)->cost(false), plan(1, wanted)->cost(false)) + 1000;
  }

  double cost = 0;

  void run(const RunCtx& r) const {
    const Branch& b = *branch_;
    std::vector<bool> wanted(b.num_outputs());
    for (size_t i = 0; i < wanted.size(); ++i) wanted[i] = r.out[i] != nullptr;
    int which = 0;
    if (condition_) {
      alignas(64) char value[64];
      void* const out[] = {value};
      compute(*condition_, r, b.condition_inputs, out, 0);
      which = holds(value, dtype_) ? 0 : 1;
    } else {
      which = *r.input<int32_t>(0) == 0 ? 0 : 1;
    }
    const auto chosen = plan(which, wanted);
    std::vector<void*> outs;
    for (const int o : outputs(which, wanted)) outs.push_back(r.out[o]);
    compute(*chosen, r, b.inputs[which], outs.data(), 1);
    if (r.out[b.num_outputs() - 1]) *r.output<int32_t>(b.num_outputs() - 1) = which;
  }

 private:
  std::vector<Desc> descs(const std::vector<int>& inputs) const {
    std::vector<Desc> r;
    for (const int i : inputs) r.push_back(in_[i]);
    return r;
  }
  static void compute(const Plan& plan, const RunCtx& r, const std::vector<int>& inputs, void* const* outs,
                      uint64_t first_stream) {
    std::vector<void*> ins;
    for (const int i : inputs) ins.push_back(r.in[i]);
    std::vector<RandomStream> streams;
    for (size_t i = 0; i < plan.num_streams(); ++i)
      streams.push_back({r.seed, mixed_stream(r.stream, i, first_stream)});
    const size_t kept = (plan.kept_bytes() + 63) / 64 * 64;
    const NDArray memory(Shape{static_cast<int64_t>(kept + plan.work_bytes(false) + 1)}, DType::kUint8);
    Plan::Memory m;
    m.ins = ins.data();
    m.outs = outs;
    m.kept = static_cast<char*>(memory.data());
    m.work = m.kept + kept;
    m.streams = streams.data();
    plan.compute(false, r.is_train, m);
  }
  // The operator's outputs that graph `which` computes.
  std::vector<int> outputs(int which, const std::vector<bool>& wanted) const {
    const Branch& b = *branch_;
    std::vector<int> r;
    const int begin = b.num_visible() + (which ? static_cast<int>(b.kept[0].size()) : 0);
    for (int i = 0; i < b.num_visible(); ++i)
      if (wanted[i]) r.push_back(i);
    for (int i = begin; i < begin + static_cast<int>(b.kept[which].size()); ++i)
      if (wanted[i]) r.push_back(i);
    return r;
  }
  std::shared_ptr<const Plan> plan(int which, const std::vector<bool>& wanted) const {
    std::lock_guard<std::mutex> guard(mutex_);
    auto& known = plans_[which][wanted];
    if (known) return known;
    const Branch& b = *branch_;
    const int begin = b.num_visible() + (which ? static_cast<int>(b.kept[0].size()) : 0);
    std::vector<Entry> entries;
    for (const int o : outputs(which, wanted))
      entries.push_back(o < b.num_visible() ? b.graphs[which]->outputs[o] : b.kept[which][o - begin]);
    known = inner_plan(op_, std::move(entries), *b.graphs[which], descs(b.inputs[which]), np_shape_);
    return known;
  }

  const std::string op_;
  const BranchPtr branch_;
  const std::vector<Desc> in_;
  const bool np_shape_;
  std::shared_ptr<const Plan> condition_;
  DType dtype_ = DType::kUnknown;
  mutable std::mutex mutex_;
  mutable std::map<std::vector<bool>, std::shared_ptr<const Plan>> plans_[2];
};

// Values of a graph's entries, as far as the operator's inputs and visible outputs tell, completed by `infer`; then
// what follows for those.
template <class T, class Ctx, class Infer, class Merge>
void through(const Branch& b, int which, Ctx& c, T unknown, const Infer& infer, const Merge& merge) {
  const IndexedGraph& g = *b.indexed[which];
  const Subgraph& graph = *b.graphs[which];
  std::vector<T> values(g.num_entries(), unknown);
  const auto entry = [&](size_t v) -> T* {
    const auto at = g.index.find(graph.variables[v]);
    return at == g.index.end() ? nullptr : &values[g.entry_begin[at->second]];
  };
  for (size_t v = 0; v < graph.variables.size(); ++v)
    if (T* e = entry(v)) *e = c.in(b.inputs[which][v]);
  // Inputs come first, so that errors speak of them.
  infer(g, &values);
  bool changed = false;
  for (int o = 0; o < b.num_visible(); ++o) {
    T& value = values[g.entry(g.outputs[o])];
    const T before = value;
    merge(o, &value, c.out(o));
    changed = changed || value != before;
  }
  if (changed) infer(g, &values);
  for (size_t v = 0; v < graph.variables.size(); ++v)
    if (const T* e = entry(v)) c.set_in(b.inputs[which][v], *e);
  const int begin = b.num_visible() + (which ? static_cast<int>(b.kept[0].size()) : 0);
  for (size_t o = 0; o < g.outputs.size(); ++o) {
    const int number =
        static_cast<int>(o) < b.num_visible() ? static_cast<int>(o) : begin + static_cast<int>(o) - b.num_visible();
    c.set_out(number, values[g.entry(g.outputs[o])]);
  }
}
}  // namespace

std::shared_ptr<const Plan> inner_plan(const std::string& op, std::vector<Entry> outputs, const Subgraph& graph,
                                       std::vector<Desc> descs, bool np_shape) {
  const size_t count = outputs.size();
  for (const Node* n : topological_order(outputs))
    if (n->op && n->op->execute)
      fail(Kind::kArgument, op, n->name.empty() ? n->op->name : n->name,
           "expected operators with kernels in the bodies of loops and branches, got ", n->op->name);
  return std::make_shared<const Plan>(std::move(outputs), count, graph.variables, std::move(descs), np_shape);
}

uint64_t mixed_stream(uint64_t stream, uint64_t n, uint64_t salt) {
  uint64_t x = stream * 0x9e3779b97f4a7c15ULL + (n + 1) * 0xbf58476d1ce4e5b9ULL + salt;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

std::vector<int> Branch::mutated() const {
  std::vector<int> list;
  const auto add = [&](const SubgraphPtr& graph, const std::vector<int>& numbers) {
    for (size_t v = 0; graph && v < numbers.size(); ++v)
      if (graph->aux[v] && std::find(list.begin(), list.end(), numbers[v]) == list.end()) list.push_back(numbers[v]);
  };
  add(condition, condition_inputs);
  for (int k = 0; k < 2; ++k) add(graphs[k], inputs[k]);
  return list;
}

BranchPtr finish_branch(const std::string& op, Branch branch, bool recompute) {
  if (branch.graphs[0]->outputs.size() != branch.graphs[1]->outputs.size())
    fail(Kind::kArgument, op, "else_branch", "expected as many outputs as the other graph has, ",
         branch.graphs[0]->outputs.size(), ", got ", branch.graphs[1]->outputs.size());
  for (int k = 0; k < 2; ++k) {
    if (branch.inputs[k].size() != branch.graphs[k]->variables.size())
      fail(Kind::kArgument, op, k ? "else_input_locs" : "then_input_locs", "expected an input for each of the graph's ",
           branch.graphs[k]->variables.size(), " variables, got ", branch.inputs[k].size());
    if (!recompute) branch.kept[k] = values_for_gradient(*branch.graphs[k]);
    std::vector<Entry> all = branch.graphs[k]->outputs;
    all.insert(all.end(), branch.kept[k].begin(), branch.kept[k].end());
    branch.indexed[k] = std::make_shared<const IndexedGraph>(all);
  }
  if (branch.condition) branch.indexed_condition = std::make_shared<const IndexedGraph>(branch.condition->outputs);
  return std::make_shared<const Branch>(std::move(branch));
}

void branch_shapes(const Branch& b, ShapeCtx& c) {
  for (int k = 0; k < 2; ++k)
    through<Shape>(
        b, k, c, Shape(), [&](const IndexedGraph& g, std::vector<Shape>* v) { infer_shapes(g, v, c.np_shape); },
        [&](int o, Shape* into, const Shape& from) {
          if (!merge_shape(into, from))
            fail(Kind::kShape, c.op.name, cat("output ", o), "expected the same shape from both branches, got ", *into,
                 " and ", from);
        });
  if (!b.condition) c.set_in(0, Shape{1});
  c.set_out(b.num_outputs() - 1, Shape{1});
}

void branch_types(const Branch& b, TypeCtx& c) {
  for (int k = 0; k < 2; ++k)
    through<DType>(
        b, k, c, DType::kUnknown, [&](const IndexedGraph& g, std::vector<DType>* v) { infer_types(g, v); },
        [&](int, DType* into, DType from) {
          if (*into == DType::kUnknown) *into = from;
        });
  if (!b.condition) c.set_in(0, DType::kInt32);
  c.set_out(b.num_outputs() - 1, DType::kInt32);
}

Kernel branch_kernel(const BranchPtr& branch, const PrepareCtx& c, bool np_shape) {
  const auto kernel = std::make_shared<const BranchKernel>(branch, c, np_shape);
  return Kernel{[kernel](const RunCtx& r) { kernel->run(r); }, 0, kernel->cost};
}

}  // namespace mxhub
