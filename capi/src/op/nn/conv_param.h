// What Convolution and Deconvolution share: layouts, and the checks of window parameters.
#pragma once
#include <string>

#include "op/build.h"
#include "op/nn/conv_engine.h"

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
  if (given.ndim() != axes)
    c.bad_param(name, cat("expected ", axes, " values, one for each axis of kernel, got ", given));
  for (const int64_t v : given)
    if (v < low) c.bad_param(name, cat("expected values of at least ", low, ", got ", given));
}

// How far a window reaches along axis i.
template <class P>
int64_t window_reach(const P& p, int i) {
  return window_value(p.dilate, i, 1) * (p.kernel[i] - 1) + 1;
}

// The parameters that Convolution and Deconvolution have in common.
template <class P>
void check_convolution(const P& p, const ShapeCtx& c) {
  const int axes = p.kernel.ndim();
  if (axes < 1 || axes > 3) c.bad_param("kernel", cat("expected 1 to 3 values, got ", p.kernel));
  check_window(c, "kernel", p.kernel, axes, 1);
  check_window(c, "stride", p.stride, axes, 1);
  check_window(c, "dilate", p.dilate, axes, 1);
  check_window(c, "pad", p.pad, axes, 0);
  if (p.layout && layout_axes(*p.layout) != axes)
    c.bad_param("layout", cat("expected a layout with ", axes, " spatial axes as kernel has, got another"));
  if (p.num_filter % p.num_group != 0)
    c.bad_param("num_group", cat("expected a divisor of num_filter ", p.num_filter, ", got ", p.num_group));
}

// The gradient operator of either: from (ograd, data, weight) to those of data, weight and bias.
template <class P, class F>
void declare_convolution_gradient(const char* name, const char* doc, F kernel) {
  OpBuilder(name)
      .hidden()
      .doc(doc)
      .param_struct<P>()
      .input("ograd")
      .input("data")
      .input("weight")
      .output("data_grad")
      .output("weight_grad")
      .output("bias_grad")
      .num_outputs([](const P& p) { return p.no_bias ? 2 : 3; })
      .optional_outputs()
      .shape([](const P& p, ShapeCtx& c) {
        c.set_out(0, c.in(1));
        c.set_out(1, c.in(2));
        if (!p.no_bias) c.set_out(2, Shape{static_cast<int64_t>(p.num_filter)});
      })
      .kernel(kernel);
}

// Position of spatial axis 0 and of the channels in a shape.
inline int first_spatial(bool last) { return last ? 1 : 2; }
inline int channel_axis(bool last, int ndim) { return last ? ndim - 1 : 1; }

}  // namespace mxhub::op
