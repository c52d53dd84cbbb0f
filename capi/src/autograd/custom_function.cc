// Steps of the tape whose gradient somebody outside computes.
#include "autograd/custom_function.h"

#include "autograd/tape.h"
#include "op/build.h"

namespace mxhub {
namespace {
// It is the parameter of both operators.
struct CustomCall {
  std::shared_ptr<CustomGradient> gradient;
  std::vector<Desc> in;
  size_t num_outputs = 0;
  static std::tuple<> fields() { return {}; }
};

void run_backward(const Params& params, const ArrayCall& call) {
  const auto& c = *static_cast<const CustomCall*>(params.get());
  std::vector<NDArray> igrads;
  for (size_t i = 0; i < c.in.size(); ++i) {
    NDArray& out = call.out[i];
    if (out.is_none() || out.is_sparse() || out.shape() != c.in[i].shape || out.dtype() != c.in[i].dtype)
      out = NDArray(c.in[i].shape, c.in[i].dtype, call.in[0].device());
    igrads.push_back(out.detach());
  }
  c.gradient->backward(call.in, igrads, call.is_train);
}

MXHUB_OP(_CustomFunction)
    .hidden()
    .doc("A computation done by the host language, as it stands on the tape.")
    .param_struct<CustomCall>()
    .num_inputs([](const CustomCall& c) { return static_cast<int>(c.in.size()); })
    .num_outputs([](const CustomCall& c) { return static_cast<int>(c.num_outputs); })
    .execute([](const Params&, const ArrayCall&) {
      fail(Kind::kState, "_CustomFunction", "", "a recorded function cannot be computed again");
    })
    .gradient([](const CustomCall& c, const GradCtx& g) {
      std::vector<Entry> ograds;
      for (size_t i = 0; i < c.num_outputs; ++i) ograds.push_back(g.ograd(static_cast<int>(i)));
      static const Op& op = Op::get("_backward_CustomFunction");
      const Entry first = op::call(op, std::move(ograds), g.node->params);
      std::vector<Entry> grads;
      for (size_t i = 0; i < c.in.size(); ++i) grads.push_back(op::output_of(first, static_cast<uint32_t>(i)));
      return grads;
    });

MXHUB_OP(_backward_CustomFunction)
    .hidden()
    .doc("The gradients of a computation done by the host language.")
    .param_struct<CustomCall>()
    .num_inputs([](const CustomCall& c) { return static_cast<int>(c.num_outputs); })
    .num_outputs([](const CustomCall& c) { return static_cast<int>(c.in.size()); })
    .execute(run_backward);
}  // namespace

void record_custom(const std::vector<NDArray*>& inputs, const std::vector<NDArray*>& outputs,
                   std::shared_ptr<CustomGradient> gradient) {
  auto call = std::make_shared<CustomCall>();
  call->gradient = std::move(gradient);
  call->num_outputs = outputs.size();
  for (const NDArray* a : inputs) call->in.push_back({a->shape(), a->dtype()});
  static const Op& op = Op::get("_CustomFunction");
  const Invocation inv(op, call);
  const int n = static_cast<int>(inputs.size());
  if (!tape_wants(inv, inputs.data(), n)) return;
  std::vector<NDArray> values;
  for (const NDArray* a : outputs) values.push_back(*a);
  tape_record(inv, inputs.data(), n, outputs.data(), static_cast<int>(outputs.size()), values);
}

}  // namespace mxhub
