// The three products of a convolution (forward, gradient of data, gradient of weights), through oneDNN or plain loops.
#pragma once
#include <functional>

#include "base/dtype.h"
#include "op/nn/im2col.h"

namespace mxhub::op {

// data (batch, in_channels, in...) * weight (out_channels, in_channels / groups, kernel...) -> (batch, out_channels,
// out...); with channels_last the channel axis is the last one of each, but for a plain_weight.
struct ConvShape {
  int axes = 2;  // spatial axes, 1 to 3
  int64_t batch = 0, in_channels = 0, out_channels = 0, groups = 1;
  Window window;
  bool channels_last = false, plain_weight = false;
  double flops() const {
    return 2.0 * static_cast<double>(batch) * static_cast<double>(out_channels) *
           static_cast<double>(window.out_size()) * static_cast<double>(window.taps()) *
           static_cast<double>(in_channels / groups);
  }
};

struct ConvTask {
  // forward: (data, weight, bias or null) -> output; data gradient: (ograd, weight) -> data gradient; weight gradient:
  // (ograd, data) -> weight gradient.
  std::function<void(const void* a, const void* b, const void* bias, void* out, void* scratch)> run;
  size_t scratch = 0;
  double cost = 0;
};

// Whether this processor's oneDNN computes convolutions of the type, with what follows them fused in.
bool has_fused_convolution(DType type);
// Whether oneDNN's convolutions of bfloat16 are as fast on this processor as the best other way to compute them.
bool bfloat16_pays();
// Whether products of the type are better computed in float32.
bool computed_in_float(DType type);

ConvTask conv_forward(const ConvShape& s, DType type, bool bias);
ConvTask conv_data_gradient(const ConvShape& s, DType type);
ConvTask conv_weight_gradient(const ConvShape& s, DType type);

// One way to the weight gradient, for shapes where it is the faster one; false: it is not.
bool small_image_weight_gradient(const ConvShape& s, DType type, ConvTask* task);

// Adds bias[channel] to every value, or sums the values of each channel.
void add_channel_bias(DType type, void* data, const void* bias, int64_t batch, int64_t channels, int64_t spatial,
                      bool channels_last);
void sum_channels(DType type, const void* data, void* sums, int64_t batch, int64_t channels, int64_t spatial,
                  bool channels_last);

}  // namespace mxhub::op
