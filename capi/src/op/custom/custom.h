// Operators that the host language computes: what it says of them, and the calls back.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/param.h"
#include "op/registry.h"

namespace mxhub {
// The attributes that a field "*" holds, which takes all that no other field takes (see base/param.cc).
Attrs other_attrs(const std::string& others);
}  // namespace mxhub

namespace mxhub::op {

// An array of a call back, and the part it plays.
struct CustomArray {
  enum Part : uint8_t { kInput = 0, kOutput = 1, kInputGradient = 2, kOutputGradient = 3, kState = 4 };
  NDArray array;
  Part part;
};

// One instance of a custom operator: it serves a call and its gradient, or the runs of one bound graph.
struct CustomCompute {
  virtual ~CustomCompute() = default;
  // `write`: for each output (or gradient of an input) whether it is wanted.
  virtual void forward(const std::vector<CustomArray>& arrays, const std::vector<bool>& write, bool is_train) = 0;
  virtual void backward(const std::vector<CustomArray>& arrays, const std::vector<bool>& write, bool is_train) = 0;
};

// What the host says of an operator with given parameters.
struct CustomProp {
  std::vector<std::string> arguments, outputs, states;
  virtual ~CustomProp() = default;
  // `all`: arguments, outputs, states. The arguments are known as far as they are; the host completes all.
  virtual void infer_shapes(std::vector<Shape>* all) const = 0;
  virtual void infer_types(std::vector<DType>* all) const = 0;
  // Where an array is sparse, which storage all of them are to have; in the order of shapes, or for each array of the
  // gradient.
  virtual void infer_storage(std::vector<StorageKind>* all) const = 0;
  virtual void infer_gradient_storage(const std::vector<CustomArray::Part>& parts,
                                      std::vector<StorageKind>* kinds) const = 0;
  // What the gradient reads: numbers of output gradients, arguments and outputs, counted through in this order.
  virtual std::vector<int> gradient_reads() const = 0;
  virtual std::shared_ptr<CustomCompute> create(const std::vector<Desc>& inputs, Device device) const = 0;
};

// Makes the properties of `op_type` for parameters given as text.
using CustomCreator = std::function<std::shared_ptr<CustomProp>(const Attrs& parameters)>;
// A later registration of the same type replaces the former for calls and graphs made from then on.
void register_custom(const std::string& op_type, CustomCreator creator);

}  // namespace mxhub::op
