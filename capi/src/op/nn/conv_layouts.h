// How oneDNN sees the arrays of a convolution; shared by the products for training and those for inference.
#pragma once
#include "base/parallel.h"
#include "op/nn/conv_engine.h"
#include "op/nn/onednn.h"

namespace mxhub::op {

using dn::memory;

struct Layouts {
  memory::dims data, out, weight, bias, stride, dilate, pad_low, pad_high;
  memory::desc data_array, out_array, weight_array, bias_array;
};
Layouts layouts_of(const ConvShape& s, memory::data_type type);
memory::desc any(const memory::dims& dims, memory::data_type type);  // whatever the primitive likes best

// Matrix products reach about 32 operations in a nanosecond on one core.
inline double conv_cost(const ConvShape& s) { return s.flops() / 32 + 1000; }

// oneDNN divides the work when a primitive is made: small ones are made for one thread.
struct ConvThreads {
  explicit ConvThreads(double cost) : serial(cost < kParallelCost), limit(thread_count()) {}
  const SerialScope serial;
  const ThreadLimit limit;
};

}  // namespace mxhub::op
