// Parameters of the operators of control flow that stand in gradients.
#pragma once
#include <tuple>

#include "runtime/loop.h"

namespace mxhub {

struct ScanParam {
  LoopPtr loop = std::make_shared<const Loop>();
  static std::tuple<> fields() { return {}; }
};
struct BranchParam {
  BranchPtr branch = std::make_shared<const Branch>();
  static std::tuple<> fields() { return {}; }
};

}  // namespace mxhub
