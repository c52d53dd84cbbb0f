// The kernels behind the batch normalisation operators.
#pragma once
#include "op/registry.h"

namespace mxhub::op {

// The channels of an array, and how they are normalised.
struct ChannelNorm {
  int64_t outer, channels, inner;  // the array is outer x channels x inner
  double eps, momentum;
  bool fix_gamma, use_global_stats;
  bool relu;      // max(result, 0)
  bool variance;  // the output `var` is the variance itself and not the reciprocal of the standard deviation
  int64_t count() const { return outer * inner; }  // values of one channel
  int64_t size() const { return count() * channels; }
};

// Inputs: data, gamma, beta, moving_mean, moving_var (both moved while training). Outputs: result, mean, var.
Kernel batch_norm_forward(const ChannelNorm& norm, DType type);
// Inputs: ograd, data, gamma, mean, var[, result, with relu]. Outputs: gradients of data, gamma and beta, null where
// not wanted.
Kernel batch_norm_backward(const ChannelNorm& norm, DType type);

}  // namespace mxhub::op
