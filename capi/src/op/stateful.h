// Operators that keep something from a call to its gradient, or from run to run of a bound graph.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "op/registry.h"

namespace mxhub::op {

// Makes the parameters of one call (or of all runs of one bound graph) out of those that were parsed. The call and its
// gradient both get them; in a graph the operator of the gradient takes an output of the forward operator as its last
// input, which tells whose gradient it is.
using StartFn = std::function<Params(const Params& parsed, const std::vector<Desc>& inputs)>;

// Registers `start` for the operator of that name, at namespace scope.
struct Stateful {
  Stateful(const std::string& name, StartFn start);
};
const StartFn* start_of(const Op& op);  // null: the operator keeps nothing

}  // namespace mxhub::op
