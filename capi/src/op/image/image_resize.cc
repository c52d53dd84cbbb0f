// _image_resize: images in another size, given as width and height or by the shorter side.
#include "op/image/resize.h"

namespace mxhub::op {
namespace {

struct ImageResizeParam {
  Shape size = Shape::of(0);
  bool keep_ratio = false;
  int interp = kLinear;
  static auto fields() {
    return std::tuple{
        field("size", &ImageResizeParam::size)
            .doc("Width and height of the result. One number is both, or with `keep_ratio` the shorter side."),
        field("keep_ratio", &ImageResizeParam::keep_ratio)
            .doc("One number in `size` is the shorter side; the other side follows from the proportions."),
        field("interp", &ImageResizeParam::interp)
            .doc("How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from 4 x 4, bicubic. 3: the "
                 "mean over the area. 4: from 8 x 8, Lanczos.")};
  }
};

void shape(const ImageResizeParam& p, ShapeCtx& c) {
  const int given = p.size.ndim_known() ? p.size.ndim() : 0;
  if (given != 1 && given != 2) c.bad_param("size", cat("expected one or two numbers, got ", text(p.size)));
  for (const int64_t s : p.size)
    if (s < 1 || s > 1 << 24) c.bad_param("size", cat("expected positive numbers of pixels, got ", text(p.size)));
  if (p.interp < kNearest || p.interp > kLanczos) c.bad_param("interp", cat("expected 0 to 4, got ", p.interp));
  if (!check_image(c, true)) return;
  const ImageSize from = image_size(c.in(0));
  if (from.h == 0 || from.w == 0) c.bad_input(0, cat("expected at least one pixel, got shape ", c.in(0)));
  int64_t w = p.size[0], h = p.size[given - 1];
  if (p.keep_ratio && given == 1) {
    if (from.h < 0 || from.w < 0) {
      h = w = -1;
    } else if (from.h > from.w) {
      h = w * from.h / from.w;
    } else {
      w = h * from.w / from.h;
    }
  }
  c.set_out(0, c.in(0).ndim() == 4 ? Shape{from.n, h, w, from.c} : Shape{h, w, from.c});
}

MXHUB_OP(_image_resize)
    .alias({"_npx__image_resize"})
    .since("1.5")
    .doc("Images in another size. Beyond the edges the pixels at the edges count.")
    .param_struct<ImageResizeParam>()
    .input("data", "Image (height, width, channel), or a batch (n, height, width, channel).")
    .output("output", "The same in the new size and of the same dtype; integers are rounded.")
    .shape(shape)
    .dtype([](TypeCtx& c) {
      c.same();
      refuse_bool(c);
    })
    .kernel([](const ImageResizeParam& p, const PrepareCtx& c) {
      const ImageSize to = image_size(c.out[0].shape);
      return resize_kernel(image_size(c.in[0].shape), to.h, to.w, {p.interp}, c.in[0].dtype);
    })
    .cases(Case("linear").shape("data", {4, 5, 3}, 0, 255).with("size", "(3, 6)").no_gradient(),
           Case("shorter_side")
               .shape("data", {2, 4, 6, 1}, 0, 255, DType::kUint8)
               .with("size", "2")
               .with("keep_ratio", "True"),
           Case("nearest").shape("data", {3, 3, 1}, 0, 255).with("size", "5").with("interp", "0").no_gradient(),
           Case("no_size").shape("data", {3, 3, 1}).fails(Kind::kArgument, "size"),
           Case("no_channels").shape("data", {3, 3}).with("size", "2").fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
