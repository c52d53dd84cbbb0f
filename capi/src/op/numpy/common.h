// What the NumPy operators share: result types, borrowed gradients, shapes.
#pragma once
#include <string>
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

}  // namespace mxhub::op
