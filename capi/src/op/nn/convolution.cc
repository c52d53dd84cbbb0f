// Convolution over one, two or three spatial axes.
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/conv_param.h"

namespace mxhub::op {
namespace {

const Shape kEmpty{std::initializer_list<int64_t>{}};

struct ConvolutionParam {
  Shape kernel, stride = kEmpty, dilate = kEmpty, pad = kEmpty;
  uint32_t num_filter = 0, num_group = 1;
  uint64_t workspace = 1024;
  bool no_bias = false;
  std::optional<int> cudnn_tune;
  bool cudnn_off = false;
  std::optional<int> layout;
  static auto fields() {
    using P = ConvolutionParam;
    return std::tuple{
        field("kernel", &P::kernel).required().doc("Size of the window: (w,), (h, w) or (d, h, w).").tag("shape"),
        field("stride", &P::stride).doc("Distance between windows along each axis; 1 when not given.").tag("shape"),
        field("dilate", &P::dilate).doc("Distance between the taps of a window; 1 when not given.").tag("shape"),
        field("pad", &P::pad).doc("Zeros added on both sides of each axis; 0 when not given.").tag("shape"),
        field("num_filter", &P::num_filter).required().at_least(1).doc("Number of output channels."),
        field("num_group", &P::num_group)
            .at_least(1)
            .doc("Number of groups: channels are cut into groups that are convolved apart."),
        field("workspace", &P::workspace).doc("Accepted for compatibility; has no effect."),
        field("no_bias", &P::no_bias).doc("Whether there is no `bias`."),
        field("cudnn_tune", &P::cudnn_tune)
            .choices({{"off", 0}, {"limited_workspace", 1}, {"fastest", 2}})
            .doc("Accepted for compatibility; has no effect."),
        field("cudnn_off", &P::cudnn_off).doc("Accepted for compatibility; has no effect."),
        field("layout", &P::layout)
            .choices(conv_layouts())
            .doc("Order of the axes of data and output; channels first when not given. The weight's axes are ordered "
                 "alike: (filters, kernel..., channels) with channels last.")
            .tag("layout")};
  }
};

// Convolution_v1 is the same, as old models name it; it knows fewer layouts.
struct ConvolutionV1Param : ConvolutionParam {
  static auto fields() {
    auto all = ConvolutionParam::fields();
    std::get<std::tuple_size_v<decltype(all)> - 1>(all).choices(
        {{"NCDHW", kNCDHW}, {"NCHW", kNCHW}, {"NDHWC", kNDHWC}, {"NHWC", kNHWC}});
    return all;
  }
};

// Channels last, and the weight as with channels first: what training plans use between images.
struct TrainingParam : ConvolutionParam {};

void shape_rule(const ConvolutionParam& p, ShapeCtx& c) {
  check_convolution(p, c);
  const int axes = p.kernel.ndim(), nd = axes + 2;
  const bool last = channels_last(p.layout);
  const int space = first_spatial(last), channel = channel_axis(last, nd);
  const int64_t filters = p.num_filter, groups = p.num_group;
  if (c.in(0).ndim_known() && c.in(0).ndim() != nd)
    c.bad_input(0, cat("expected ", nd, " axes for a kernel of ", axes, ", got shape ", c.in(0)));
  c.set_in(0, Shape::of(nd));
  if (!p.no_bias) c.set_in(2, Shape{filters});

  Shape weight = Shape::of(nd);
  weight[0] = filters;
  for (int i = 0; i < axes; ++i) weight[i + space] = p.kernel[i];
  const int64_t channels = c.in(0)[channel];
  if (channels >= 0) {
    if (channels % groups != 0)
      c.bad_input(0, cat("expected a number of channels that ", groups, " groups divide, got shape ", c.in(0)));
    weight[channel] = channels / groups;
  }
  c.set_in(1, weight);
  if (c.in(1)[channel] >= 0) c.set_in(0, Shape::of(nd).with(channel, c.in(1)[channel] * groups));

  Shape out = Shape::of(nd);
  out[0] = c.in(0)[0];
  out[channel] = filters;
  for (int i = 0; i < axes; ++i) {
    const int64_t d = c.in(0)[i + space];
    if (d < 0) continue;
    const int64_t padded = d + 2 * window_value(p.pad, i, 0);
    if (padded < window_reach(p, i) && d > 0)
      c.bad_input(0, cat("expected a padded length of at least ", window_reach(p, i), " along spatial axis ", i,
                         ", got ", padded, " (shape ", c.in(0), ")"));
    out[i + space] = padded < window_reach(p, i) ? 0 : (padded - window_reach(p, i)) / window_value(p.stride, i, 1) + 1;
  }
  c.set_out(0, out);
  // Back from the output: exact where windows lie side by side.
  Shape data = Shape::of(nd);
  data[0] = c.out(0)[0];
  for (int i = 0; i < axes; ++i)
    if (c.in(0)[i + space] < 0 && c.out(0)[i + space] > 0 && window_value(p.stride, i, 1) == 1)
      data[i + space] = c.out(0)[i + space] + window_reach(p, i) - 1 - 2 * window_value(p.pad, i, 0);
  c.set_in(0, data);
}

ConvShape conv_shape(const ConvolutionParam& p, const Shape& data, const Shape& out) {
  ConvShape s;
  const int nd = data.ndim();
  s.channels_last = channels_last(p.layout);
  s.axes = nd - 2;
  s.batch = data[0];
  s.in_channels = data[channel_axis(s.channels_last, nd)];
  s.out_channels = p.num_filter;
  s.groups = p.num_group;
  for (int i = 0; i < s.axes; ++i) {
    const int to = 3 - s.axes + i, from = first_spatial(s.channels_last) + i;
    s.window.in[to] = data[from];
    s.window.out[to] = out[from];
    s.window.kernel[to] = p.kernel[i];
    s.window.stride[to] = window_value(p.stride, i, 1);
    s.window.dilate[to] = window_value(p.dilate, i, 1);
    s.window.pad[to] = window_value(p.pad, i, 0);
  }
  return s;
}

ConvShape conv_shape(const TrainingParam& p, const Shape& data, const Shape& out) {
  ConvShape s = conv_shape(static_cast<const ConvolutionParam&>(p), data, out);
  s.plain_weight = true;
  return s;
}

template <class P>
Kernel forward(const P& p, const PrepareCtx& c) {
  if (computed_in_float(c.in[0].dtype))
    return through_float32(c, [&](const PrepareCtx& wide) { return forward(p, wide); });
  ConvTask task = conv_forward(conv_shape(p, c.in[0].shape, c.out[0].shape), c.in[0].dtype, !p.no_bias);
  Kernel k;
  k.scratch = task.scratch;
  k.cost = task.cost;
  k.run = [run = std::move(task.run), bias = !p.no_bias](const RunCtx& r) {
    run(r.in[0], r.in[1], bias ? r.in[2] : nullptr, r.out[0], r.scratch);
  };
  return k;
}

// Inputs: ograd, data, weight.
template <class P>
Kernel backward(const P& p, const PrepareCtx& c) {
  if (computed_in_float(c.in[0].dtype))
    return through_float32(c, [&](const PrepareCtx& wide) { return backward(p, wide); });
  const ConvShape s = conv_shape(p, c.in[1].shape, c.in[0].shape);
  const DType type = c.in[0].dtype;
  ConvTask data = conv_data_gradient(s, type), weight = conv_weight_gradient(s, type);
  Kernel k;
  k.scratch = std::max(data.scratch, weight.scratch);
  k.cost = data.cost + weight.cost;
  k.run = [=, bias = !p.no_bias, run_data = std::move(data.run), run_weight = std::move(weight.run)](const RunCtx& r) {
    if (r.out[0]) run_data(r.in[0], r.in[2], nullptr, r.out[0], r.scratch);
    if (r.out[1]) run_weight(r.in[0], r.in[1], nullptr, r.out[1], r.scratch);
    if (bias && r.out[2])
      sum_channels(type, r.in[0], r.out[2], s.batch, s.out_channels, s.window.out_size(), s.channels_last);
  };
  return k;
}

template <class P>
void declare(const char* name, const char* alias, const char* doc) {
  OpBuilder b(name);
  if (alias) b.alias(alias);
  b.doc(doc)
      .param_struct<P>()
      .input("data", "Shape (batch, channels, spatial axes...), or as `layout` says.")
      .input("weight", "Shape (num_filter, channels / num_group, kernel...).")
      .input("bias", "Shape (num_filter,); absent with `no_bias`.")
      .output("output", "Shape (batch, num_filter, positions...), in the layout of `data`.")
      .num_inputs([](const ConvolutionParam& p) { return p.no_bias ? 2 : 3; })
      .shape(shape_rule)
      .dtype([](TypeCtx& c) {
        c.require_float(0);
        c.same();
      })
      .kernel(forward<ConvolutionParam>)
      .gradient([](const ConvolutionParam&, const GradCtx& g) {
        return g.fused("_backward_Convolution", {g.ograd(0), g.in(0), g.in(1)});
      })
      .cases(Case("typical")
                 .shape("data", {2, 3, 5, 5})
                 .shape("weight", {4, 3, 3, 3})
                 .shape("bias", {4})
                 .with("kernel", "(3, 3)")
                 .with("num_filter", "4")
                 .with("pad", "(1, 1)"),
             Case("line")
                 .shape("data", {1, 2, 7})
                 .shape("weight", {3, 2, 3})
                 .with("kernel", "(3,)")
                 .with("num_filter", "3")
                 .with("stride", "(2,)")
                 .with("no_bias", "True"),
             Case("groups_dilated")
                 .shape("data", {1, 4, 6, 6})
                 .shape("weight", {2, 2, 2, 2})
                 .with("kernel", "(2, 2)")
                 .with("num_filter", "2")
                 .with("num_group", "2")
                 .with("dilate", "(2, 2)")
                 .with("no_bias", "True"),
             Case("window_too_large")
                 .shape("data", {1, 1, 2, 2})
                 .shape("weight", {1, 1, 3, 3})
                 .with("kernel", "(3, 3)")
                 .with("num_filter", "1")
                 .with("no_bias", "True")
                 .fails(Kind::kShape, "data"));
}

MXHUB_OPS {
  declare<ConvolutionParam>(
      "Convolution", "_npx_convolution",
      "Convolution with a set of filters, plus a bias. For each filter and each position of the window the output is "
      "the "
      "sum of the products of window and filter over all channels of the group (a correlation: the filter is not "
      "flipped). An axis of length d gives floor((d + 2 pad - dilate (kernel - 1) - 1) / stride) + 1 positions.");
  declare<ConvolutionV1Param>("Convolution_v1", nullptr, "Convolution, as old models name it. See Convolution.");
  declare_convolution_gradient<ConvolutionParam>("_backward_Convolution", "Gradients of Convolution.",
                                                 backward<ConvolutionParam>);
  declare_convolution_gradient<TrainingParam>("_backward_training_convolution", "Gradients of _training_convolution.",
                                              backward<TrainingParam>);
};

// Graph passes make these nodes, from ones whose shapes fit.
MXHUB_OP(_training_convolution)
    .hidden()
    .doc("Convolution of images with channels last by a weight with channels first.")
    .param_struct<TrainingParam>()
    .input("data")
    .input("weight")
    .input("bias")
    .output("output")
    .num_inputs([](const TrainingParam& p) { return p.no_bias ? 2 : 3; })
    .shape([](const TrainingParam& p, ShapeCtx& c) {
      const Shape& data = c.in(0);
      if (!data.ndim_known() || !data.known()) return;
      Shape out = data;
      for (int i = 0; i < 2; ++i)
        out[1 + i] =
            (data[1 + i] + 2 * window_value(p.pad, i, 0) - window_reach(p, i)) / window_value(p.stride, i, 1) + 1;
      out[3] = p.num_filter;
      c.set_out(0, out);
    })
    .kernel(forward<TrainingParam>)
    .gradient([](const TrainingParam&, const GradCtx& g) {
      return g.fused("_backward_training_convolution", {g.ograd(0), g.in(0), g.in(1)});
    });

}  // namespace
}  // namespace mxhub::op
