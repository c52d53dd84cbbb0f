// im2col and col2im: windows as columns of a matrix, and columns added up in an image.
#include "op/nn/im2col.h"

#include "op/build.h"
#include "op/nn/conv_param.h"

namespace mxhub::op {
namespace {

const Shape kEmpty{std::initializer_list<int64_t>{}};

struct Im2colParam {
  Shape kernel, stride = kEmpty, dilate = kEmpty, pad = kEmpty;
  static auto fields() {
    using P = Im2colParam;
    return std::tuple{
        field("kernel", &P::kernel).required().doc("Size of the window: (w,), (h, w) or (d, h, w).").tag("shape"),
        field("stride", &P::stride).doc("Distance between windows along each axis; 1 when not given.").tag("shape"),
        field("dilate", &P::dilate).doc("Distance between the taps of a window; 1 when not given.").tag("shape"),
        field("pad", &P::pad).doc("Zeros added on both sides of each axis; 0 when not given.").tag("shape")};
  }
};

struct Col2imParam : Im2colParam {
  Shape output_size;
  static auto fields() {
    using P = Col2imParam;
    return std::tuple_cat(
        std::tuple{
            field("output_size", &P::output_size).required().doc("Lengths of the image's spatial axes.").tag("shape")},
        Im2colParam::fields());
  }
};

void check_parameters(const Im2colParam& p, const ShapeCtx& c) {
  const int axes = p.kernel.ndim();
  if (axes < 1 || axes > 3) c.bad_param("kernel", cat("expected 1 to 3 values, got ", p.kernel));
  check_window(c, "kernel", p.kernel, axes, 1);
  check_window(c, "stride", p.stride, axes, 1);
  check_window(c, "dilate", p.dilate, axes, 1);
  check_window(c, "pad", p.pad, axes, 0);
}

// The window over an image whose spatial axes have the given lengths.
Window window_of(const Im2colParam& p, const int64_t* lengths) {
  Window w;
  const int axes = p.kernel.ndim();
  for (int i = 0; i < axes; ++i) {
    const int to = 3 - axes + i;
    w.in[to] = lengths[i];
    w.kernel[to] = p.kernel[i];
    w.stride[to] = window_value(p.stride, i, 1);
    w.dilate[to] = window_value(p.dilate, i, 1);
    w.pad[to] = window_value(p.pad, i, 0);
    const int64_t reach = w.dilate[to] * (w.kernel[to] - 1) + 1, padded = w.in[to] + 2 * w.pad[to];
    w.out[to] = padded < reach ? 0 : (padded - reach) / w.stride[to] + 1;
  }
  return w;
}

void im2col_shape(const Im2colParam& p, ShapeCtx& c) {
  check_parameters(p, c);
  const Shape& d = c.in(0);
  if (!d.known()) return;
  if (d.ndim() != p.kernel.ndim() + 2)
    c.bad_input(0, cat("expected ", p.kernel.ndim() + 2, " axes for kernel ", p.kernel, ", got shape ", d));
  const Window w = window_of(p, d.data() + 2);
  if (w.out_size() == 0) c.bad_input(0, cat("expected an image that holds the window ", p.kernel, ", got shape ", d));
  c.set_out(0, Shape{d[0], d[1] * w.taps(), w.out_size()});
}

void col2im_shape(const Col2imParam& p, ShapeCtx& c) {
  check_parameters(p, c);
  check_window(c, "output_size", p.output_size, p.kernel.ndim(), 1);
  const Shape& d = c.in(0);
  if (!d.known()) return;
  const Window w = window_of(p, p.output_size.data());
  if (d.ndim() != 3 || d[1] % w.taps() != 0 || d[2] != w.out_size())
    c.bad_input(0, cat("expected shape (batch, channels x ", w.taps(), ", ", w.out_size(), "), got ", d));
  Shape out{d[0], d[1] / w.taps()};
  for (const int64_t v : p.output_size) out.push_back(v);
  c.set_out(0, out);
}

void float_rule(TypeCtx& c) {
  c.require_float(0);
  c.same();
}

// `image` and `columns` are the two shapes; columns may be the input or the output.
template <bool unfold>
Kernel kernel_of(const Im2colParam& p, const Desc& image, const Desc& columns) {
  const Window w = window_of(p, image.shape.data() + 2);
  const int64_t batch = image.shape[0], channels = image.shape[1];
  const int64_t image_step = channels * w.in_size(), column_step = columns.shape[1] * columns.shape[2];
  return dispatch_float(image.dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) {
      for (int64_t n = 0; n < batch; ++n) {
        if constexpr (unfold)
          im2col(r.input<T>(0) + n * image_step, r.output<T>(0) + n * column_step, channels, w);
        else
          col2im(r.input<T>(0) + n * column_step, r.output<T>(0) + n * image_step, channels, w);
      }
    }};
  });
}

MXHUB_OP(im2col)
    .doc(
        "Windows of an image as columns of a matrix. Each column holds the values of one window over all channels, as "
        "a "
        "convolution multiplies them with its weights.")
    .param_struct<Im2colParam>()
    .input("data", "Shape (batch, channels, spatial axes...).")
    .output("output", "Shape (batch, channels x window, positions).")
    .shape(im2col_shape)
    .dtype(float_rule)
    .kernel([](const Im2colParam& p, const PrepareCtx& c) { return kernel_of<true>(p, c.in[0], c.out[0]); })
    .gradient([](const Im2colParam&, const GradCtx& g) {
      return g.fused("_backward_im2col", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").shape("data", {1, 2, 4, 4}).with("kernel", "(2, 2)"),
           Case("strided")
               .shape("data", {2, 1, 5, 5})
               .with("kernel", "(3, 3)")
               .with("stride", "(2, 2)")
               .with("pad", "(1, 1)"),
           Case("small_image").shape("data", {1, 1, 2, 2}).with("kernel", "(3, 3)").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_im2col)
    .hidden()
    .doc("Gradient of im2col.")
    .param_struct<Im2colParam>()
    .input("ograd")
    .input("data")
    .output("grad")
    .shape([](const Im2colParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const Im2colParam& p, const PrepareCtx& c) { return kernel_of<false>(p, c.out[0], c.in[0]); });

MXHUB_OP(col2im)
    .doc(
        "Columns added up in an image: the transpose of im2col. Every column is spread over its window; values that "
        "meet "
        "are added.")
    .param_struct<Col2imParam>()
    .input("data", "Shape (batch, channels x window, positions).")
    .output("output", "Shape (batch, channels, output_size...).")
    .shape(col2im_shape)
    .dtype(float_rule)
    .kernel([](const Col2imParam& p, const PrepareCtx& c) { return kernel_of<false>(p, c.out[0], c.in[0]); })
    .gradient([](const Col2imParam& p, const GradCtx& g) {
      Im2colParam q = p;
      return std::vector<Entry>{call_with("im2col", {g.ograd(0)}, q)};
    })
    .cases(Case("typical").shape("data", {1, 8, 9}).with("kernel", "(2, 2)").with("output_size", "(4, 4)"),
           Case("line").shape("data", {2, 3, 3}).with("kernel", "(3,)").with("output_size", "(5,)"),
           Case("positions")
               .shape("data", {1, 8, 8})
               .with("kernel", "(2, 2)")
               .with("output_size", "(4, 4)")
               .fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
