// Crop, the image operator of old models: images cut to a height and width.
#include "op/matrix/box.h"

namespace mxhub::op {
namespace {

struct CropParam {
  int num_args = 0;
  Shape offset{0, 0}, h_w{0, 0};
  bool center_crop = false;
  static auto fields() {
    return std::tuple{
        field("num_args", &CropParam::num_args)
            .required()
            .at_least(1)
            .at_most(2)
            .doc("Number of inputs: 1, or 2 when the second one gives the size.")
            .tag("count"),
        field("offset", &CropParam::offset).doc("Top and left edge of the crop.").tag("per_axis"),
        field("h_w", &CropParam::h_w).doc("Height and width of the crop; not used with two inputs.").tag("per_axis"),
        field("center_crop", &CropParam::center_crop).doc("Cut from the middle; `offset` is not used then.")};
  }
};

Box crop_box(const CropParam& p, const Shape& whole, const Shape& count) {
  Box b = whole_box(whole);
  b.count = count;
  for (int i = 0; i < 2; ++i) b.start[2 + i] = p.center_crop ? (whole[2 + i] - count[2 + i]) / 2 : p.offset[i];
  return b;
}

void crop_shape(const CropParam& p, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  if (in.ndim() != 4) c.bad_input(0, cat("expected 4 dimensions (batch, channel, height, width), got shape ", in));
  if (p.offset.ndim() != 2) c.bad_param("offset", cat("expected two numbers, got ", p.offset));
  if (p.h_w.ndim() != 2) c.bad_param("h_w", cat("expected two numbers, got ", p.h_w));
  Shape out = in;
  if (p.num_args == 2) {
    const Shape& like = c.in(1);
    if (!like.ndim_known()) return;
    if (like.ndim() != 4) c.bad_input(1, cat("expected 4 dimensions, got shape ", like));
    out[2] = like[2];
    out[3] = like[3];
  } else {
    out[2] = p.h_w[0];
    out[3] = p.h_w[1];
  }
  if (in.known() && out.known()) {
    for (int i = 0; i < 2; ++i) {
      const int64_t start = p.center_crop ? 0 : p.offset[i];
      if (out[2 + i] < (c.np_shape ? 0 : 1) || out[2 + i] > in[2 + i])
        c.bad_param("h_w", cat("expected a crop within the image of shape ", in, ", got the shape ", out));
      if (start < 0 || start + out[2 + i] > in[2 + i])
        c.bad_param("offset", cat("expected a crop within the image of shape ", in, ", got offset ", p.offset,
                                  " for the shape ", out));
    }
  }
  c.set_out(0, out);
}

MXHUB_OP(Crop)
    .doc("Cuts images to a height and width, which `h_w` or a second array gives.")
    .param_struct<CropParam>()
    .variadic("data", "num_args", "Images (batch, channel, height, width), and optionally an array of the wanted size.")
    .phrase("data", "Symbol or Symbol[]")
    .input_names([](const CropParam& p) {
      return p.num_args == 2 ? std::vector<std::string>{"arg0", "arg1"} : std::vector<std::string>{"data"};
    })
    .output("output", "The cut images.")
    .shape(crop_shape)
    .kernel([](const CropParam& p, const PrepareCtx& c) {
      return strided_kernel(
          take_plan(c.in[0].shape, crop_box(p, c.in[0].shape, c.out[0].shape), dtype_size(c.in[0].dtype)));
    })
    .gradient([](const CropParam& p, const GradCtx& g) {
      std::vector<Entry> r = g.fused("_backward_Crop", {g.ograd(0), g.in(0)});
      if (p.num_args == 2) r.push_back(zeros_like(g.in(1)));
      return r;
    })
    .cases(Case("typical")
               .shape("arg0", {1, 2, 4, 5})
               .with("num_args", "1")
               .with("h_w", "(2, 3)")
               .with("offset", "(1, 1)"),
           Case("center")
               .shape("arg0", {1, 2, 5, 5})
               .with("num_args", "1")
               .with("h_w", "(3, 3)")
               .with("center_crop", "True"),
           Case("too_large")
               .shape("arg0", {1, 2, 4, 5})
               .with("num_args", "1")
               .with("h_w", "(5, 5)")
               .fails(Kind::kArgument, "h_w"));

MXHUB_OP(_backward_Crop)
    .hidden()
    .param_struct<CropParam>()
    .input("ograd")
    .input("data")
    .shape([](const CropParam&, ShapeCtx& c) { put_back_shape(c); })
    .kernel([](const CropParam& p, const PrepareCtx& c) {
      return scatter_box_kernel(
          put_plan(c.out[0].shape, crop_box(p, c.out[0].shape, c.in[0].shape), dtype_size(c.out[0].dtype)),
          c.out[0].bytes());
    });

}  // namespace
}  // namespace mxhub::op
