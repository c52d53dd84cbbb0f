// Operators written with other operators: a function builds their graph for given shapes and types; the shape rule, the
// kernel and the gradient follow from it.
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "op/build.h"

namespace mxhub::op {

// What an expression is built for: the operator (for messages) and its inputs. While shapes are inferred, types are
// taken to be float32.
struct Given {
  const Op& op;
  const void* params;
  const std::vector<Desc>& in;
  const Shape& shape(int i) const { return in[static_cast<size_t>(i)].shape; }
  int axis(int64_t axis, int ndim, const char* param = "axis") const;  // from the front; a bad one is an error
  [[noreturn]] void bad_input(int i, const std::string& text) const;   // "expected ..., got ..."
  [[noreturn]] void bad_param(const char* name, const std::string& text) const;
};

// The outputs in terms of the inputs.
using Expression = std::function<std::vector<Entry>(const Given& given, const std::vector<Entry>& in)>;

void composite_shape(const Expression& f, const void* params, ShapeCtx& c);
// The kernels of all nodes one after the other; results of another type than the call's are converted at the end.
Kernel composite_kernel(const Expression& f, const void* params, const PrepareCtx& c);
// The gradients of an expression: inputs are its output gradients, then its inputs.
Expression gradient_expression(Expression f, int outputs);

// Inputs from `first` on converted to the type that they have in common, and the type rule that goes with it.
std::vector<Entry> unified(const Given& given, std::vector<Entry> in, size_t first = 0);
void unified_type(TypeCtx& c, int first = 0);

// Gives the operator `name` its shape rule, kernel and gradient, the latter through a hidden operator
// `_backward_NAME`. f(const P&, const Given&, const std::vector<Entry>&) -> std::vector<Entry>; `inputs` counts the
// inputs for given parameters.
template <class P, class F>
OpBuilder& composite(OpBuilder& op, const std::string& name, std::function<int(const P&)> inputs, int outputs, F body) {
  const Expression f = [body](const Given& g, const std::vector<Entry>& in) {
    return body(*static_cast<const P*>(g.params), g, in);
  };
  const Expression back = gradient_expression(f, outputs);
  const std::string backward = "_backward_" + name;
  const auto like_inputs = [outputs](auto& c) {
    for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(outputs + i));
  };
  OpBuilder(backward)
      .hidden()
      .template param_struct<P>()
      .num_inputs([inputs, outputs](const P& p) { return outputs + inputs(p); })
      .num_outputs([inputs](const P& p) { return inputs(p); })
      .shape([like_inputs](const P&, ShapeCtx& c) { like_inputs(c); })
      .dtype([like_inputs](const P&, TypeCtx& c) { like_inputs(c); })
      .kernel([back](const P& p, const PrepareCtx& c) { return composite_kernel(back, &p, c); });
  return op.shape([f](const P& p, ShapeCtx& c) { composite_shape(f, &p, c); })
      .kernel([f](const P& p, const PrepareCtx& c) { return composite_kernel(f, &p, c); })
      .gradient([backward, outputs](const P&, const GradCtx& g) {
        std::vector<Entry> all;
        for (int i = 0; i < outputs; ++i) all.push_back(g.ograd(i));
        for (int i = 0; i < g.num_inputs(); ++i) all.push_back(g.in(i));
        return g.fused(backward.c_str(), std::move(all));
      });
}

template <class P, class F>
OpBuilder& composite(OpBuilder& op, const std::string& name, int inputs, F body) {
  return composite<P>(
      op, name, [inputs](const P&) { return inputs; }, 1, body);
}

}  // namespace mxhub::op
