// _image_crop: a rectangle of images.
#include <algorithm>
#include <cstring>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

struct CropParam {
  int x = 0, y = 0, width = 0, height = 0;
  static auto fields() {
    return std::tuple{field("x", &CropParam::x).required().doc("First column of the rectangle."),
                      field("y", &CropParam::y).required().doc("First row of the rectangle."),
                      field("width", &CropParam::width).required().doc("Columns of the rectangle, at least 1."),
                      field("height", &CropParam::height).required().doc("Rows of the rectangle, at least 1.")};
  }
};

// One direction: [first, first + count) must lie in [0, size).
void check_part(const ShapeCtx& c, const char* start, int first, const char* extent, int count, int64_t size) {
  if (count < 1) c.bad_param(extent, cat("expected at least 1, got ", count));
  if (first < 0) c.bad_param(start, cat("expected at least 0, got ", first));
  if (size >= 0 && int64_t{first} + count > size)
    c.bad_param(extent, cat("expected ", start, " + ", extent, " of at most ", size, " in images of shape ", c.in(0),
                            ", got ", first, " + ", count));
}

void shape(const CropParam& p, ShapeCtx& c) {
  if (!check_image(c, true)) {
    check_part(c, "x", p.x, "width", p.width, -1);
    check_part(c, "y", p.y, "height", p.height, -1);
    return;
  }
  const ImageSize from = image_size(c.in(0));
  check_channels(c, from.c);
  check_part(c, "x", p.x, "width", p.width, from.w);
  check_part(c, "y", p.y, "height", p.height, from.h);
  c.set_out(0, c.in(0).ndim() == 4 ? Shape{from.n, p.height, p.width, from.c} : Shape{p.height, p.width, from.c});
}

// f(bytes into the image, bytes into the rectangle, bytes) for each row of the rectangle, of all images.
template <class F>
void for_rows(const CropParam& p, const ImageSize& image, size_t item, const F& f) {
  const int64_t pixel = image.c * static_cast<int64_t>(item), row = p.width * pixel;
  parallel_for(image.n * p.height, grain_for(row / 8), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t line = i / p.height * image.h + p.y + i % p.height;
      f((line * image.w + p.x) * pixel, i * row, static_cast<size_t>(row));
    }
  });
}

Kernel crop(const CropParam& p, const PrepareCtx& c) {
  const ImageSize image = image_size(c.in[0].shape);
  const size_t item = dtype_size(c.in[0].dtype);
  return Kernel{[=](const RunCtx& r) {
    for_rows(p, image, item, [&](int64_t from, int64_t to, size_t bytes) {
      std::memcpy(r.output<char>(0) + to, r.input<char>(0) + from, bytes);
    });
  }};
}

Kernel crop_backward(const CropParam& p, const PrepareCtx& c) {
  const ImageSize image = image_size(c.out[0].shape);
  const size_t item = dtype_size(c.out[0].dtype), all = c.out[0].bytes();
  return Kernel{[=](const RunCtx& r) {
    if (all) std::memset(r.output<char>(0), 0, all);
    for_rows(p, image, item, [&](int64_t to, int64_t from, size_t bytes) {
      std::memcpy(r.output<char>(0) + to, r.input<char>(0) + from, bytes);
    });
  }};
}

MXHUB_OP(_image_crop)
    .alias({"_npx__image_crop"})
    .since("1.5")
    .doc("A rectangle of images: rows `y` to `y + height`, columns `x` to `x + width`.")
    .param_struct<CropParam>()
    .input("data", "Image (height, width, channel), or a batch (n, height, width, channel), of 1 or 3 channels.")
    .output("output", "The rectangle of each image.")
    .shape(shape)
    .kernel(crop)
    .gradient([](const CropParam&, const GradCtx& g) {
      return g.fused("_backward_image_crop", {g.ograd(0), g.in(0)});
    })
    .cases(
        Case("typical").shape("data", {4, 5, 3}).with("x", "1").with("y", "2").with("width", "3").with("height", "2"),
        Case("batch_bytes")
            .shape("data", {2, 3, 3, 1}, 0, 255, DType::kUint8)
            .with("x", "0")
            .with("y", "1")
            .with("width", "3")
            .with("height", "1"),
        Case("too_wide")
            .shape("data", {4, 5, 3})
            .with("x", "1")
            .with("y", "0")
            .with("width", "5")
            .with("height", "2")
            .fails(Kind::kArgument, "width"));

MXHUB_OP(_backward_image_crop)
    .hidden()
    .doc("Gradient of _image_crop: the rectangle in an image of zeros.")
    .param_struct<CropParam>()
    .input("grad", "Gradient of the rectangle.")
    .input("data", "The image that was cut.")
    .output("data_grad", "Gradient of the image.")
    .shape([](const CropParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .kernel(crop_backward)
    .gradient([](const CropParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("_image_crop", {g.ograd(0)}, p), Entry{}};
    });

}  // namespace
}  // namespace mxhub::op
