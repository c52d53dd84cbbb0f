// Deconvolution: the transpose of a convolution, which spreads each input value over a window of the output.
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/conv_param.h"

namespace mxhub::op {
namespace {

const Shape kEmpty{std::initializer_list<int64_t>{}};

struct DeconvolutionParam {
  Shape kernel, stride = kEmpty, dilate = kEmpty, pad = kEmpty, adj = kEmpty, target_shape = kEmpty;
  uint32_t num_filter = 0, num_group = 1;
  uint64_t workspace = 512;
  bool no_bias = true;
  std::optional<int> cudnn_tune;
  bool cudnn_off = false;
  std::optional<int> layout;
  static auto fields() {
    using P = DeconvolutionParam;
    return std::tuple{
        field("kernel", &P::kernel).required().doc("Size of the window: (w,), (h, w) or (d, h, w).").tag("shape"),
        field("stride", &P::stride).doc("Distance between windows in the output; 1 when not given.").tag("shape"),
        field("dilate", &P::dilate).doc("Distance between the taps of a window; 1 when not given.").tag("shape"),
        field("pad", &P::pad)
            .doc("Values cut off on both sides of each output axis; 0 when not given. Not used with `target_shape`.")
            .tag("shape"),
        field("adj", &P::adj)
            .doc("Values added at the end of each output axis, fewer than the stride. Not used with `target_shape`.")
            .tag("shape"),
        field("target_shape", &P::target_shape).doc("Wanted lengths of the output's spatial axes.").tag("shape"),
        field("num_filter", &P::num_filter).required().at_least(1).doc("Number of output channels."),
        field("num_group", &P::num_group).at_least(1).doc("Number of groups of channels."),
        field("workspace", &P::workspace).doc("Accepted for compatibility; has no effect."),
        field("no_bias", &P::no_bias).doc("Whether there is no `bias`."),
        field("cudnn_tune", &P::cudnn_tune)
            .choices({{"off", 0}, {"limited_workspace", 1}, {"fastest", 2}})
            .doc("Accepted for compatibility; has no effect."),
        field("cudnn_off", &P::cudnn_off).doc("Accepted for compatibility; has no effect."),
        field("layout", &P::layout)
            .choices(conv_layouts())
            .doc("Order of the axes of data and output; channels first when not given.")
            .tag("layout")};
  }
  // A target of zeros counts as not given.
  bool targeted() const {
    for (const int64_t v : target_shape)
      if (v != 0) return true;
    return false;
  }
};

// What is cut off before and added behind along axis i, for data of length d (of a known length with a target).
struct Margin {
  int64_t pad, adj;
};
Margin margin(const DeconvolutionParam& p, int i, int64_t d) {
  if (!p.targeted()) return {window_value(p.pad, i, 0), window_value(p.adj, i, 0)};
  const int64_t surplus = window_value(p.stride, i, 1) * (d - 1) + window_reach(p, i) - p.target_shape[i];
  return {(surplus + 1) / 2, surplus % 2};
}

void check_parameters(const DeconvolutionParam& p, const ShapeCtx& c) {
  check_convolution(p, c);
  check_window(c, "adj", p.adj, p.kernel.ndim(), 0);
  check_window(c, "target_shape", p.target_shape, p.kernel.ndim(), 0);
  if (p.targeted()) return;
  for (int i = 0; i < p.kernel.ndim(); ++i)
    if (window_value(p.adj, i, 0) >= window_value(p.stride, i, 1))
      c.bad_param("adj", cat("expected values below the stride, got ", p.adj));
}

void shape_rule(const DeconvolutionParam& p, ShapeCtx& c) {
  check_parameters(p, c);
  const int axes = p.kernel.ndim(), nd = axes + 2;
  const bool last = channels_last(p.layout);
  const int space = first_spatial(last), channel = channel_axis(last, nd);
  const int64_t filters = p.num_filter, groups = p.num_group;
  if (c.in(0).ndim_known() && c.in(0).ndim() != nd)
    c.bad_input(0, cat("expected ", nd, " axes for a kernel of ", axes, ", got shape ", c.in(0)));
  c.set_in(0, Shape::of(nd));
  if (!p.no_bias) c.set_in(2, Shape{filters});
  if (c.in(0)[channel] >= 0 && c.in(0)[channel] % groups != 0)
    c.bad_input(0, cat("expected a number of channels that ", groups, " groups divide, got shape ", c.in(0)));

  Shape weight = Shape::of(nd);
  weight[0] = c.in(0)[channel];
  weight[channel] = filters / groups;
  for (int i = 0; i < axes; ++i) weight[i + space] = p.kernel[i];
  c.set_in(1, weight);
  c.set_in(0, Shape::of(nd).with(channel, c.in(1)[0]));

  Shape out = Shape::of(nd);
  out[0] = c.in(0)[0];
  out[channel] = filters;
  for (int i = 0; i < axes; ++i) {
    const int64_t d = c.in(0)[i + space], stride = window_value(p.stride, i, 1);
    if (p.targeted()) {
      if (d > 0 && p.target_shape[i] > stride * (d - 1) + window_reach(p, i))
        c.bad_param("target_shape", cat("expected at most ", stride * (d - 1) + window_reach(p, i),
                                        " along spatial axis ", i, ", got ", p.target_shape));
      out[i + space] = p.target_shape[i];
    } else if (d >= 0) {
      const Margin m = margin(p, i, d);
      const int64_t length = stride * (d - 1) + window_reach(p, i) - 2 * m.pad + m.adj;
      if (length < 1 && d > 0)
        c.bad_param("pad", cat("expected less padding than the output is long, got ", p.pad, " for an axis of ", d));
      out[i + space] = d == 0 ? 0 : length;
    }
  }
  c.set_out(0, out);
  c.set_in(0, Shape::of(nd).with(0, c.out(0)[0]));
}

// The convolution whose transpose this is: it goes from the output to the data.
ConvShape conv_shape(const DeconvolutionParam& p, const Shape& data, const Shape& out) {
  ConvShape s;
  const int nd = data.ndim();
  s.channels_last = channels_last(p.layout);
  s.axes = nd - 2;
  s.batch = data[0];
  s.in_channels = p.num_filter;
  s.out_channels = data[channel_axis(s.channels_last, nd)];
  s.groups = p.num_group;
  for (int i = 0; i < s.axes; ++i) {
    const int to = 3 - s.axes + i, from = first_spatial(s.channels_last) + i;
    s.window.in[to] = out[from];
    s.window.out[to] = data[from];
    s.window.kernel[to] = p.kernel[i];
    s.window.stride[to] = window_value(p.stride, i, 1);
    s.window.dilate[to] = window_value(p.dilate, i, 1);
    s.window.pad[to] = margin(p, i, data[from]).pad;
  }
  return s;
}

Kernel forward(const DeconvolutionParam& p, const PrepareCtx& c) {
  if (computed_in_float(c.in[0].dtype))
    return through_float32(c, [&](const PrepareCtx& wide) { return forward(p, wide); });
  const ConvShape s = conv_shape(p, c.in[0].shape, c.out[0].shape);
  const DType type = c.in[0].dtype;
  ConvTask task = conv_data_gradient(s, type);
  Kernel k;
  k.scratch = task.scratch;
  k.cost = task.cost;
  k.run = [=, run = std::move(task.run), bias = !p.no_bias](const RunCtx& r) {
    run(r.in[0], r.in[1], nullptr, r.out[0], r.scratch);
    if (bias) add_channel_bias(type, r.out[0], r.in[2], s.batch, s.in_channels, s.window.in_size(), s.channels_last);
  };
  return k;
}

// Inputs: ograd, data, weight.
Kernel backward(const DeconvolutionParam& p, const PrepareCtx& c) {
  if (computed_in_float(c.in[0].dtype))
    return through_float32(c, [&](const PrepareCtx& wide) { return backward(p, wide); });
  const ConvShape s = conv_shape(p, c.in[1].shape, c.in[0].shape);
  const DType type = c.in[0].dtype;
  ConvTask data = conv_forward(s, type, false), weight = conv_weight_gradient(s, type);
  Kernel k;
  k.scratch = std::max(data.scratch, weight.scratch);
  k.cost = data.cost + weight.cost;
  k.run = [=, bias = !p.no_bias, run_data = std::move(data.run), run_weight = std::move(weight.run)](const RunCtx& r) {
    if (r.out[0]) run_data(r.in[0], r.in[2], nullptr, r.out[0], r.scratch);
    if (r.out[1]) run_weight(r.in[1], r.in[0], nullptr, r.out[1], r.scratch);
    if (bias && r.out[2])
      sum_channels(type, r.in[0], r.out[2], s.batch, s.in_channels, s.window.in_size(), s.channels_last);
  };
  return k;
}

MXHUB_OP(Deconvolution)
    .alias({"_npx_deconvolution"})
    .doc(
        "Transposed convolution. Each input value, times the filters, is added to a window of the output; windows lie "
        "`stride` apart. An axis of length d gives stride (d - 1) + dilate (kernel - 1) + 1 - 2 pad + adj values.")
    .param_struct<DeconvolutionParam>()
    .input("data", "Shape (batch, channels, spatial axes...), or as `layout` says.")
    .input("weight", "Shape (channels, num_filter / num_group, kernel...).")
    .input("bias", "Shape (num_filter,); absent with `no_bias`.")
    .output("output", "Shape (batch, num_filter, positions...), in the layout of `data`.")
    .num_inputs([](const DeconvolutionParam& p) { return p.no_bias ? 2 : 3; })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(forward)
    .gradient([](const DeconvolutionParam&, const GradCtx& g) {
      return g.fused("_backward_Deconvolution", {g.ograd(0), g.in(0), g.in(1)});
    })
    .cases(Case("typical")
               .shape("data", {2, 3, 4, 4})
               .shape("weight", {3, 2, 3, 3})
               .with("kernel", "(3, 3)")
               .with("num_filter", "2")
               .with("stride", "(2, 2)")
               .with("pad", "(1, 1)")
               .with("adj", "(1, 1)"),
           Case("line_with_bias")
               .shape("data", {1, 2, 3})
               .shape("weight", {2, 1, 2})
               .shape("bias", {1})
               .with("kernel", "(2,)")
               .with("num_filter", "1")
               .with("no_bias", "False"),
           Case("target")
               .shape("data", {1, 1, 3, 3})
               .shape("weight", {1, 1, 3, 3})
               .with("kernel", "(3, 3)")
               .with("num_filter", "1")
               .with("stride", "(2, 2)")
               .with("target_shape", "(6, 6)"),
           Case("adj_too_large")
               .shape("data", {1, 1, 3})
               .shape("weight", {1, 1, 2})
               .with("kernel", "(2,)")
               .with("num_filter", "1")
               .with("adj", "(1,)")
               .fails(Kind::kArgument, "adj"));

MXHUB_OPS {
  declare_convolution_gradient<DeconvolutionParam>("_backward_Deconvolution", "Gradients of Deconvolution.", backward);
};

}  // namespace
}  // namespace mxhub::op
