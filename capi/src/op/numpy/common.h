// What the NumPy operators share: result types, borrowed gradients, shapes.
#pragma once
#include <string>
#include <tuple>
#include <vector>

#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {

// The type that both convert to: a floating-point type wins over integers whatever their width, the wider one over the
// narrower, and booleans give way to all. kUnknown if one is unknown.
DType promote(DType a, DType b);
inline bool is_integer(DType t) { return t != DType::kUnknown && !is_float(t) && t != DType::kBool; }

// The gradient of the classic operator that computes the same from the same inputs and parameters.
inline auto gradient_of(std::string classic) {
  return
      [classic = std::move(classic)](const GradCtx& g) { return Op::get(classic).gradient(g.node->params.get(), g); };
}

// The values of input 0 as input `like` has them: sums down what was broadcast and converts to its type.
inline Entry shrink(const Entry& e, const Entry& like) { return call("_backward_npi_broadcast", {e, like}); }

// Short names for calls that expressions and gradients are made of.
inline Entry times(const Entry& a, const Entry& b) { return call("_npi_multiply", {a, b}); }
inline Entry over(const Entry& a, const Entry& b) { return call("_npi_true_divide", {a, b}); }
inline Entry reshaped(const Entry& x, const Shape& s) { return call("_np_reshape", {x}, {{"newshape", text(s)}}); }
inline Entry broadcast(const Entry& x, const Shape& from, const Shape& to) {
  return from == to ? x : call("_npi_broadcast_to", {x}, {{"shape", text(to)}});
}
inline Entry sliced(const Entry& x, int axis, int64_t begin, int64_t end) {
  return call("slice_axis", {x}, {{"axis", text(axis)}, {"begin", text(begin)}, {"end", text(end)}});
}
// Axis i of the result is axis order[i] of x.
inline Entry transposed(const Entry& x, const std::vector<int>& order) {
  bool same = true;
  Shape axes = Shape::of(0);
  for (const int a : order) {
    same = same && a == axes.ndim();
    axes.push_back(a);
  }
  return same ? x : call("transpose", {x}, {{"axes", text(axes)}});
}

// The parameters of operators on any number of arrays.
struct CountParam {
  int num_args = 0;
  static auto fields() {
    return std::tuple{
        field("num_args", &CountParam::num_args).required().at_least(1).tag("count").doc("Number of arrays.")};
  }
};

}  // namespace mxhub::op
