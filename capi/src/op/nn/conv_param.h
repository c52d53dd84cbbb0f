// What Convolution and Deconvolution share: layouts, and the checks of window parameters.
#pragma once
#include <string>

#include "op/nn/conv_engine.h"
#include "op/registry.h"

namespace mxhub::op {

// Values as in MXNet's enumeration of layouts; -1 in a parameter stands for None.
enum Layout { kLayoutNone = -1, kNCW, kNCHW, kNCDHW, kNHWC, kNDHWC, kNWC };

inline Choices conv_layouts() {
  return {{"NCDHW", kNCDHW}, {"NCHW", kNCHW}, {"NCW", kNCW}, {"NDHWC", kNDHWC}, {"NHWC", kNHWC}};
}

inline bool channels_last(std::optional<int> layout) {
  return layout && (*layout == kNHWC || *layout == kNDHWC || *layout == kNWC);
}

inline int layout_axes(int layout) {
  if (layout == kNCW || layout == kNWC) return 1;
  return layout == kNCHW || layout == kNHWC ? 2 : 3;
}

// Window parameters as given, possibly empty. `at(i)` fills in what an empty one means.
inline int64_t window_value(const Shape& given, int i, int64_t otherwise) {
  return given.ndim() > 0 ? given[i] : otherwise;
}

// Every window parameter has as many values as the kernel, and each is at least `low`.
inline void check_window(const ShapeCtx& c, const char* name, const Shape& given, int axes, int64_t low) {
  if (given.ndim() <= 0) return;
  if (given.ndim() != axes) c.bad_param(name, cat("expected ", axes, " values, one for each axis of kernel, got ", given));
  for (const int64_t v : given)
    if (v < low) c.bad_param(name, cat("expected values of at least ", low, ", got ", given));
}

// Position of spatial axis 0 and of the channels in a shape.
inline int first_spatial(bool last) { return last ? 1 : 2; }
inline int channel_axis(bool last, int ndim) { return last ? ndim - 1 : 1; }

}  // namespace mxhub::op
