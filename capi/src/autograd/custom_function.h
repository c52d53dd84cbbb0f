// Steps of the tape whose gradient somebody outside computes.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "tensor/ndarray.h"

namespace mxhub {

// The gradient of a recorded computation: writes `igrads` from `ograds`.
struct CustomGradient {
  virtual ~CustomGradient() = default;
  virtual void backward(const std::vector<NDArray>& ograds, const std::vector<NDArray>& igrads, bool is_train) = 0;
};

// Makes `outputs` one step after `inputs` on the tape; `gradient` lives as long as that step. Nothing happens when no
// input has a history.
void record_custom(const std::vector<NDArray*>& inputs, const std::vector<NDArray*>& outputs,
                   std::shared_ptr<CustomGradient> gradient);

}  // namespace mxhub
