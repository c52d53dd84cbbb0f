// Storage kinds of a graph's values.
#include "graph/storage.h"

#include <algorithm>
#include <unordered_map>

#include "op/gradient.h"

namespace mxhub {
namespace {
// The kind of output 0; all other outputs are dense.
StorageKind kind_of(const Node& n, const std::vector<StorageKind>& in) {
  if (n.op->storage) return n.op->storage(n.params.get(), in);
  const bool same = in.size() == 2 && in[0] == in[1];
  switch (n.op->sparse_rule) {
    case SparseRule::kUnion:
      return same ? in[0] : StorageKind::kDense;
    case SparseRule::kFirst:
      if (in.size() == 2 && in[0] == StorageKind::kDense) return in[1];
      return same || (in.size() == 2 && in[1] == StorageKind::kDense) ? in[0] : StorageKind::kDense;
    default:
      return StorageKind::kDense;  // whether f(0) is 0 shows when it runs
  }
}
}  // namespace

std::vector<StorageKind> gradient_kinds(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                        const std::vector<StorageKind>& kinds) {
  std::vector<StorageKind> result(variables.size(), StorageKind::kDense);
  std::vector<Entry> heads;
  for (size_t i = 0; i < outputs.size(); ++i) heads.push_back(Entry{std::make_shared<Node>(), 0});
  std::vector<Entry> grads;
  try {
    grads = build_gradient(outputs, heads, variables);
  } catch (const Error&) {
    return result;  // binding will say why
  }
  std::unordered_map<const Node*, StorageKind> known;
  for (size_t i = 0; i < variables.size(); ++i) known[variables[i]] = kinds[i];
  std::vector<Entry> wanted;
  for (const Entry& e : grads)
    if (e) wanted.push_back(e);
  auto at = [&](const Entry& e) {
    const auto it = known.find(e.node.get());
    return it == known.end() || e.index != 0 ? StorageKind::kDense : it->second;
  };
  for (const Node* n : topological_order(wanted)) {
    if (n->is_variable()) continue;
    std::vector<StorageKind> in;
    for (const Entry& e : n->inputs) in.push_back(at(e));
    known[n] = kind_of(*n, in);
  }
  for (size_t i = 0; i < grads.size(); ++i)
    if (grads[i]) result[i] = at(grads[i]);
  return result;
}

}  // namespace mxhub
