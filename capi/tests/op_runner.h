// Runs operators and small graphs of them straight on memory, without engine, tape or executor: what the tests of
// operators use, so that a failure points at the operator and at nothing else.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "op/registry.h"

namespace mxhub::testing {

// A dense array that owns its memory; copies share it.
struct Tensor {
  Desc desc;
  std::shared_ptr<char> data;

  static Tensor empty(Desc desc);  // filled with 0xA5, so that what a kernel leaves out shows
  Tensor clone() const;
  double at(int64_t i) const;  // as double, whatever the type
  void set(int64_t i, double value);
};

// All outputs of one operator call, hidden ones included. Inputs that the operator mutates are copied first.
std::vector<Tensor> run_op(const Op& op, const Params& params, const std::vector<Tensor>& inputs);

// Evaluates entries of a graph; `known` holds the outputs of its variables and collects those of all other nodes.
using Known = std::unordered_map<const Node*, std::vector<Tensor>>;
Tensor evaluate(const Entry& entry, Known* known);

}  // namespace mxhub::testing
