// Runs operators and small graphs straight on memory.
#include "op_runner.h"

#include <cstdlib>
#include <cstring>

namespace mxhub::testing {

Tensor Tensor::empty(Desc desc) {
  const size_t bytes = (desc.bytes() + 64) / 64 * 64;
  auto* memory = static_cast<char*>(std::aligned_alloc(64, bytes));
  std::memset(memory, 0xA5, bytes);
  return Tensor{std::move(desc), std::shared_ptr<char>(memory, std::free)};
}

Tensor Tensor::clone() const {
  Tensor copy = empty(desc);
  std::memcpy(copy.data.get(), data.get(), desc.bytes());
  return copy;
}

double Tensor::at(int64_t i) const {
  return dispatch_all(desc.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return static_cast<double>(reinterpret_cast<const T*>(data.get())[i]);
  });
}

void Tensor::set(int64_t i, double value) {
  dispatch_all(desc.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    reinterpret_cast<T*>(data.get())[i] = convert<T>(value);
  });
}

namespace {
// An operator that works on whole arrays and makes its outputs itself.
std::vector<Tensor> run_arrays(const Op& op, const Params& params, const std::vector<Tensor>& inputs) {
  std::vector<NDArray> in, out(static_cast<size_t>(op.num_outputs(params.get())));
  for (const Tensor& t : inputs) in.emplace_back(t.data.get(), t.desc.shape, t.desc.dtype, Device{}, [t] {});
  op.execute(params, ArrayCall{in, out, true});
  std::vector<Tensor> outputs;
  for (const NDArray& a : out) {
    outputs.push_back(Tensor::empty({a.shape(), a.dtype()}));
    std::memcpy(outputs.back().data.get(), a.data(), a.bytes());
  }
  return outputs;
}
}  // namespace

std::vector<Tensor> run_op(const Op& op, const Params& params, const std::vector<Tensor>& inputs) {
  const void* p = params.get();
  if (static_cast<int>(inputs.size()) != op.num_inputs(p))
    fail(Kind::kArgument, op.name, "", "expected ", op.num_inputs(p), " inputs, got ", inputs.size());
  const int num_outputs = op.num_outputs(p);
  std::vector<Shape> in_shapes, out_shapes(num_outputs);
  std::vector<DType> in_types, out_types(num_outputs, DType::kUnknown);
  for (const Tensor& t : inputs) {
    in_shapes.push_back(t.desc.shape);
    in_types.push_back(t.desc.dtype);
  }
  ShapeCtx shapes(op, p, in_shapes, out_shapes, false);
  op.shape(p, shapes);
  TypeCtx types(op, p, in_types, out_types);
  op.dtype(p, types);

  std::vector<Desc> in_descs, out_descs;
  std::vector<Tensor> owned(inputs), outputs;
  std::vector<void*> in, out;
  for (const int i : op.mutated(p)) owned[i] = inputs[i].clone();
  for (Tensor& t : owned) {
    in_descs.push_back(t.desc);
    in.push_back(t.data.get());
  }
  if (op.execute) return run_arrays(op, params, owned);
  for (int i = 0; i < num_outputs; ++i) {
    if (!out_shapes[i].known()) fail(Kind::kInternal, op.name, "", "output ", i, " is not inferred: ", out_shapes[i]);
    if (out_types[i] == DType::kUnknown) out_types[i] = DType::kFloat32;  // as for every imperative call
    out_descs.push_back({out_shapes[i], out_types[i]});
    outputs.push_back(Tensor::empty(out_descs.back()));
    out.push_back(outputs.back().data.get());
  }
  const Kernel kernel = op.prepare(p, PrepareCtx{op, in_descs, out_descs});
  const std::shared_ptr<void> scratch(std::aligned_alloc(64, (kernel.scratch + 64) / 64 * 64), std::free);
  kernel.run(RunCtx{in.data(), out.data(), scratch.get(), true, 17, 4});
  return outputs;
}

Tensor evaluate(const Entry& entry, Known* known) {
  const auto found = known->find(entry.node.get());
  if (found != known->end()) return found->second.at(entry.index);
  const Node& node = *entry.node;
  if (node.is_variable()) fail(Kind::kState, "", node.name, "the variable has no value");
  std::vector<Tensor> inputs;
  for (const Entry& input : node.inputs) inputs.push_back(evaluate(input, known));
  std::vector<Tensor> outputs = run_op(*node.op, node.params, inputs);
  const Tensor result = outputs.at(entry.index);
  known->emplace(entry.node.get(), std::move(outputs));
  return result;
}

}  // namespace mxhub::testing
