// _cvimresize: an image in another size.
#include <algorithm>

#include "op/image/resize.h"

namespace mxhub::op {
namespace {

struct ResizeParam {
  int w = 0, h = 0, interp = kLinear;
  static auto fields() {
    return std::tuple{
        field("w", &ResizeParam::w).required().at_least(1).tag("count").doc("Width of the result."),
        field("h", &ResizeParam::h).required().at_least(1).tag("count").doc("Height of the result."),
        field("interp", &ResizeParam::interp)
            .doc("How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from 4 x 4, bicubic. 3: the "
                 "mean over the area, for enlarging as 1. 4: from 8 x 8, Lanczos. 9: 2 to enlarge, 3 to shrink, 1 for "
                 "a mixture. 10: one of 0 to 4 at random.")};
  }
};

MXHUB_OP(_cvimresize)
    .alias({"_npi_cvimresize"})
    .doc("An image in another size. Beyond the edges the pixels at the edges count.")
    .param_struct<ResizeParam>()
    .input("src", "Image (height, width, channel).")
    .phrase("src", "NDArray")
    .output("output", "Image (h, w, channel) of the same dtype; integers are rounded.")
    .random()
    .shape([](const ResizeParam& p, ShapeCtx& c) {
      const auto known = {0, 1, 2, 3, 4, 9, 10};
      if (std::find(known.begin(), known.end(), p.interp) == known.end())
        c.bad_param("interp", cat("expected one of 0, 1, 2, 3, 4, 9, 10, got ", p.interp));
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() != 3) c.bad_input(0, cat("expected an image (height, width, channel), got shape ", in));
      if (in[0] == 0 || in[1] == 0) c.bad_input(0, cat("expected at least one pixel, got shape ", in));
      c.set_out(0, {p.h, p.w, in[2]});
    })
    .dtype([](TypeCtx& c) {
      c.same();
      refuse_bool(c);
    })
    .kernel([](const ResizeParam& p, const PrepareCtx& c) {
      const ImageSize from = image_size(c.in[0].shape);
      const bool larger = p.h > from.h && p.w > from.w, smaller = p.h < from.h && p.w < from.w;
      std::vector<int> interps = {p.interp};
      if (p.interp == kRandom) interps = {kNearest, kLinear, kCubic, kArea, kLanczos};
      if (p.interp == kByScale) interps = {larger ? kCubic : smaller ? kArea : kLinear};
      return resize_kernel(from, p.h, p.w, interps, c.in[0].dtype);
    })
    .cases(Case("linear").shape("src", {4, 5, 3}, 0, 255).with("w", "3").with("h", "6"),
           Case("nearest")
               .shape("src", {4, 4, 1}, 0, 255, DType::kUint8)
               .with("w", "2")
               .with("h", "3")
               .with("interp", "0"),
           Case("area").shape("src", {4, 6, 1}, 0, 255).with("w", "3").with("h", "2").with("interp", "3"),
           Case("cubic").shape("src", {3, 3, 1}, 0, 255).with("w", "5").with("h", "5").with("interp", "2"),
           Case("lanczos").shape("src", {3, 3, 1}, 0, 255).with("w", "5").with("h", "5").with("interp", "4"),
           Case("bad_interp")
               .shape("src", {3, 3, 1})
               .with("w", "2")
               .with("h", "2")
               .with("interp", "-1")
               .fails(Kind::kArgument, "interp"),
           Case("no_channels").shape("src", {3, 3}).with("w", "2").with("h", "2").fails(Kind::kShape, "src"));

}  // namespace
}  // namespace mxhub::op
