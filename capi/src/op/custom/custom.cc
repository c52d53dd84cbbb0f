// Custom: an operator that the host language computes.
#include "op/custom/custom.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "op/build.h"
#include "op/stateful.h"
#include "tensor/sparse.h"

namespace mxhub::op {
namespace {
struct Creators {
  std::mutex mutex;
  std::unordered_map<std::string, CustomCreator> map;
};
Creators& creators() {
  static auto* c = new Creators;  // leaked: calls may come while the process exits
  return *c;
}

std::shared_ptr<CustomProp> make_prop(const std::string& type, const Attrs& parameters) {
  CustomCreator creator;
  std::string known;
  {
    Creators& c = creators();
    const std::lock_guard<std::mutex> guard(c.mutex);
    const auto it = c.map.find(type);
    if (it != c.map.end()) creator = it->second;
    std::vector<std::string> names;
    for (const auto& item : c.map) names.push_back(item.first);
    std::sort(names.begin(), names.end());
    for (const std::string& n : names) known += (known.empty() ? "" : ", ") + n;
  }
  if (!creator)
    fail(Kind::kArgument, "Custom", "op_type", "expected the name of a registered custom operator (",
         known.empty() ? "there are none" : known, "), got '", type, "'");
  return creator(parameters);
}

struct CustomParam {
  std::string op_type;
  std::string others;  // all other parameters: they are the host's
  static auto fields() {
    return std::tuple{field("op_type", &CustomParam::op_type)
                          .required()
                          .phrase("string")
                          .doc("Name under which the operator was registered."),
                      field("*", &CustomParam::others).internal().doc("Parameters of the operator itself.")};
  }
  // Made when it is first asked for, that is as soon as a call or a node has its parameters.
  const CustomProp& prop() const {
    const std::lock_guard<std::mutex> guard(mutex);
    if (!made) made = make_prop(op_type, other_attrs(others));
    return *made;
  }
  int arguments() const { return static_cast<int>(prop().arguments.size()); }
  int outputs() const { return static_cast<int>(prop().outputs.size()); }
  int states() const { return static_cast<int>(prop().states.size()); }

  mutable std::mutex mutex;
  mutable std::shared_ptr<CustomProp> made;
  std::shared_ptr<CustomCompute> compute;  // of a started call

  CustomParam() = default;
  CustomParam(const CustomParam& o) : op_type(o.op_type), others(o.others) {
    o.prop();
    made = o.made;
  }
  CustomParam& operator=(const CustomParam&) = delete;
};

Params start(const Params& parsed, const std::vector<Desc>& inputs) {
  auto started = std::make_shared<CustomParam>(*static_cast<const CustomParam*>(parsed.get()));
  started->compute = started->prop().create(inputs, Device{});
  return started;
}
[[maybe_unused]] const Stateful g_custom("Custom", start);

void shape_rule(const CustomParam& p, ShapeCtx& c) {
  const int args = p.arguments(), outs = p.outputs(), states = p.states();
  // The host reads the shape of its first argument without asking whether it is known.
  if (args > 0 && !c.in(0).known()) return;
  std::vector<Shape> all;
  for (int i = 0; i < args; ++i) all.push_back(c.in(i));
  all.resize(static_cast<size_t>(args) + outs + states);
  p.prop().infer_shapes(&all);
  for (int i = 0; i < args; ++i) c.set_in(i, all[i]);
  for (int i = 0; i < outs; ++i) c.set_out(i, all[args + i]);
  for (int i = 0; i < states; ++i) c.set_in(args + i, all[args + outs + i]);
  c.set_out(outs, Shape{1});
}

void type_rule(const CustomParam& p, TypeCtx& c) {
  const int args = p.arguments(), outs = p.outputs(), states = p.states();
  std::vector<DType> all;
  for (int i = 0; i < args; ++i) all.push_back(c.in(i));
  // One that is known tells the others, as far as the host does not know better.
  const auto first = std::find_if(all.begin(), all.end(), [](DType t) { return t != DType::kUnknown; });
  if (args > 0 && first == all.end()) return;
  for (DType& t : all)
    if (t == DType::kUnknown) t = *first;
  all.resize(static_cast<size_t>(args) + outs + states, DType::kUnknown);
  p.prop().infer_types(&all);
  for (int i = 0; i < args; ++i) c.set_in(i, all[i]);
  for (int i = 0; i < outs; ++i) c.set_out(i, all[args + i]);
  for (int i = 0; i < states; ++i) c.set_in(args + i, all[args + outs + i]);
  c.set_out(outs, DType::kFloat32);
}

// An array to write into: the given one, or a new one where there is none that fits.
NDArray target(NDArray* out, const Shape& shape, DType dtype, Device device, StorageKind kind) {
  if (out->is_none() || out->kind() != kind || out->shape() != shape || out->dtype() != dtype)
    *out = kind == StorageKind::kDense ? NDArray(shape, dtype, device) : NDArray(kind, shape, dtype, device);
  return out->detach();
}

// An array to read, in the storage that the host wants: only dense in place of sparse is made for it.
NDArray source(const CustomParam& p, const std::string& name, const NDArray& a, StorageKind kind) {
  if (a.kind() == kind) return a.detach();
  if (kind == StorageKind::kDense) return to_dense(a);
  fail(Kind::kType, "Custom", name, "expected storage type ", storage_name(kind), " (as '", p.op_type,
       "' inferred), got ", storage_name(a.kind()));
}

bool any_sparse(const std::vector<NDArray>& arrays) {
  return std::any_of(arrays.begin(), arrays.end(), [](const NDArray& a) { return !a.is_none() && a.is_sparse(); });
}

void run_forward(const Params& params, const ArrayCall& call) {
  const auto& p = *static_cast<const CustomParam*>(params.get());
  const int args = p.arguments(), outs = p.outputs(), states = p.states();
  std::vector<Shape> shapes;
  std::vector<DType> types;
  for (int i = 0; i < args; ++i) {
    shapes.push_back(call.in[i].shape());
    types.push_back(call.in[i].dtype());
  }
  shapes.resize(static_cast<size_t>(args) + outs + states);
  types.resize(shapes.size(), DType::kUnknown);
  p.prop().infer_shapes(&shapes);
  p.prop().infer_types(&types);
  for (int i = 0; i < args + states; ++i) {
    const int at = i < args ? i : i + outs;
    const NDArray& a = call.in[i];
    const std::string& name = i < args ? p.prop().arguments[i] : p.prop().states[i - args];
    if (a.shape() != shapes[at])
      fail(Kind::kShape, "Custom", name, "expected shape ", shapes[at], " (as '", p.op_type, "' inferred), got ",
           a.shape());
    if (a.dtype() != types[at])
      fail(Kind::kType, "Custom", name, "expected dtype ", dtype_name(types[at]), " (as '", p.op_type,
           "' inferred), got ", dtype_name(a.dtype()));
  }
  std::vector<StorageKind> kinds(shapes.size(), StorageKind::kDense);
  if (any_sparse(call.in)) {
    for (int i = 0; i < args; ++i) kinds[i] = call.in[i].kind();
    p.prop().infer_storage(&kinds);
  }
  const Device device = call.in.empty() ? Device{} : call.in[0].device();
  std::vector<CustomArray> arrays;
  for (int i = 0; i < args; ++i)
    arrays.push_back({source(p, p.prop().arguments[i], call.in[i], kinds[i]), CustomArray::kInput});
  for (int i = args; i < args + outs; ++i)
    arrays.push_back({target(&call.out[i - args], shapes[i], types[i], device, kinds[i]), CustomArray::kOutput});
  for (int i = 0; i < states; ++i) arrays.push_back({call.in[args + i].detach(), CustomArray::kState});
  if (call.out[outs].is_none()) call.out[outs] = NDArray(Shape{1}, DType::kFloat32);
  p.compute->forward(arrays, std::vector<bool>(static_cast<size_t>(outs), true), call.is_train);
}

// The inputs of the gradient, in this order: gradients of outputs that it reads, all arguments (their shapes are those
// of the results), outputs that it reads, states, and the output that tells whose gradient it is.
struct GradientInputs {
  std::vector<int> output_gradients, outputs;
  std::vector<bool> argument_read;
  explicit GradientInputs(const CustomParam& p) : argument_read(p.prop().arguments.size()) {
    const int args = p.arguments(), outs = p.outputs();
    for (const int id : p.prop().gradient_reads()) {
      if (id < outs)
        output_gradients.push_back(id);
      else if (id < outs + args)
        argument_read[id - outs] = true;
      else
        outputs.push_back(id - outs - args);
    }
  }
  int first_argument() const { return static_cast<int>(output_gradients.size()); }
  int first_output() const { return first_argument() + static_cast<int>(argument_read.size()); }
  int first_state() const { return first_output() + static_cast<int>(outputs.size()); }
};

void run_backward(const Params& params, const ArrayCall& call) {
  const auto& p = *static_cast<const CustomParam*>(params.get());
  const int args = p.arguments(), outs = p.outputs(), states = p.states();
  const GradientInputs in(p);
  std::vector<CustomArray> arrays;  // what it does not read has no value, but keeps its place
  const auto add = [&](int n, CustomArray::Part part) { arrays.resize(arrays.size() + n, {NDArray(), part}); };
  add(outs, CustomArray::kOutputGradient);
  add(args, CustomArray::kInput);
  add(outs, CustomArray::kOutput);
  add(args, CustomArray::kInputGradient);
  add(states, CustomArray::kState);
  for (size_t i = 0; i < in.output_gradients.size(); ++i) arrays[in.output_gradients[i]].array = call.in[i];
  for (int i = 0; i < args; ++i)
    if (in.argument_read[i]) arrays[outs + i].array = call.in[in.first_argument() + i];
  for (size_t i = 0; i < in.outputs.size(); ++i)
    arrays[outs + args + in.outputs[i]].array = call.in[in.first_output() + static_cast<int>(i)];
  for (int i = 0; i < states; ++i) arrays[outs + args + outs + args + i].array = call.in[in.first_state() + i];

  std::vector<StorageKind> kinds(arrays.size(), StorageKind::kDense);
  if (any_sparse(call.in)) {
    std::vector<CustomArray::Part> parts;
    for (size_t i = 0; i < arrays.size(); ++i) {
      parts.push_back(arrays[i].part);
      if (!arrays[i].array.is_none()) kinds[i] = arrays[i].array.kind();
    }
    p.prop().infer_gradient_storage(parts, &kinds);
  }
  for (size_t i = 0; i < arrays.size(); ++i)
    if (!arrays[i].array.is_none()) arrays[i].array = source(p, "gradient", arrays[i].array, kinds[i]);
  for (int i = 0; i < args; ++i) {
    const NDArray& like = call.in[in.first_argument() + i];
    const size_t at = static_cast<size_t>(outs) + args + outs + i;
    arrays[at].array = target(&call.out[i], like.shape(), like.dtype(), like.device(), kinds[at]);
  }
  p.compute->backward(arrays, std::vector<bool>(static_cast<size_t>(args), true), call.is_train);
}

std::vector<Entry> gradient(const CustomParam& p, const GradCtx& g) {
  const GradientInputs in(p);
  const int args = p.arguments(), outs = p.outputs();
  std::vector<Entry> inputs;
  for (const int i : in.output_gradients) inputs.push_back(g.ograd(i));
  for (int i = 0; i < args; ++i) inputs.push_back(g.in(i));
  for (const int i : in.outputs) inputs.push_back(g.out(i));
  for (int i = 0; i < p.states(); ++i) inputs.push_back(g.in(args + i));
  inputs.push_back(g.out(outs));
  static const Op& op = Op::get("_backward_Custom");
  const Entry first = call(op, std::move(inputs), g.node->params);
  std::vector<Entry> grads;
  for (int i = 0; i < args; ++i) grads.push_back(output_of(first, static_cast<uint32_t>(i)));
  grads.resize(static_cast<size_t>(args) + p.states());
  return grads;
}

std::vector<std::string> input_names(const CustomParam& p) {
  std::vector<std::string> names = p.prop().arguments;
  names.insert(names.end(), p.prop().states.begin(), p.prop().states.end());
  return names;
}
std::vector<std::string> output_names(const CustomParam& p) {
  std::vector<std::string> names = p.prop().outputs;
  names.emplace_back("call");
  return names;
}

// The host does the work: there is nothing to prepare.
Kernel no_kernel(const CustomParam&, const PrepareCtx&) { return Kernel{nullptr, 0, 1}; }

MXHUB_OP(Custom)
    .alias({"_npi_Custom"})
    .doc(
        "An operator that the host language computes. `op_type` names one that was registered; all parameters but it "
        "are handed to the operator as text. The arguments, then the auxiliary states, are those that it lists.")
    .example(
        ">>> class Double(mx.operator.CustomOp):\n"
        "...     def forward(self, is_train, req, in_data, out_data, aux):\n"
        "...         self.assign(out_data[0], req[0], in_data[0] * 2)\n"
        ">>> class DoubleProp(mx.operator.CustomOpProp):\n"
        "...     def create_operator(self, ctx, in_shapes, in_dtypes):\n"
        "...         return Double()\n"
        ">>> mx.operator.register('double')(DoubleProp)\n"
        ">>> mx.nd.Custom(mx.nd.array([1, 2]), op_type='double').asnumpy()\n"
        "array([2., 4.], dtype=float32)")
    .param_struct<CustomParam>()
    .variadic("data", "", "Arguments and states of the operator.")
    .output("output", "The operator's outputs.")
    .num_inputs([](const CustomParam& p) { return p.arguments() + p.states(); })
    .input_names(input_names)
    .num_outputs([](const CustomParam& p) { return p.outputs() + 1; })
    .num_visible([](const CustomParam& p) { return p.outputs(); })
    .output_names(output_names)
    .mutated([](const CustomParam& p) {
      std::vector<int> states;
      for (int i = 0; i < p.states(); ++i) states.push_back(p.arguments() + i);
      return states;
    })
    .auxiliary()
    .shape(shape_rule)
    .dtype(type_rule)
    .kernel(no_kernel)
    .execute(run_forward)
    .gradient(gradient)
    .cases(Case("unknown").shape("data", {2, 2}).with("op_type", "nowhere").fails(Kind::kArgument, "op_type"));

MXHUB_OP(_backward_Custom)
    .hidden()
    .doc("Gradients of Custom.")
    .param_struct<CustomParam>()
    .num_inputs([](const CustomParam& p) { return GradientInputs(p).first_state() + p.states() + 1; })
    .num_outputs([](const CustomParam& p) { return p.arguments(); })
    .shape([](const CustomParam& p, ShapeCtx& c) {
      const int first = GradientInputs(p).first_argument();
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(first + i));
    })
    .dtype([](const CustomParam& p, TypeCtx& c) {
      const int first = GradientInputs(p).first_argument();
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(first + i));
    })
    .kernel(no_kernel)
    .execute(run_backward);
}  // namespace

void register_custom(const std::string& op_type, CustomCreator creator) {
  Creators& c = creators();
  const std::lock_guard<std::mutex> guard(c.mutex);
  c.map[op_type] = std::move(creator);
}

}  // namespace mxhub::op
