// _image_to_tensor: images of numbers 0 to 255, channels last, as tensors of 0 to 1, channels first.
#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

void shape(ShapeCtx& c) {
  if (!check_image(c, true)) return;
  const ImageSize s = image_size(c.in(0));
  c.set_out(0, c.in(0).ndim() == 4 ? Shape{s.n, s.c, s.h, s.w} : Shape{s.c, s.h, s.w});
}

Kernel prepare(const PrepareCtx& c) {
  const ImageSize s = image_size(c.in[0].shape);
  return dispatch_all(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
      const T* x = r.input<T>(0);
      float* y = r.output<float>(0);
      parallel_for(s.n * s.c * s.h, grain_for(s.w), [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {  // one row of one channel
          const int64_t row = i % s.h, channel = i / s.h % s.c, n = i / s.h / s.c;
          const T* from = x + (n * s.h + row) * s.w * s.c + channel;
          for (int64_t j = 0; j < s.w; ++j) y[i * s.w + j] = static_cast<float>(from[j * s.c]) / 255.f;
        }
      });
    }};
  });
}

MXHUB_OP(_image_to_tensor)
    .alias({"_npx__image_to_tensor"})
    .since("1.3")
    .doc("Images as tensors: channels first, and divided by 255 to float32.")
    .input("data", "Image (height, width, channel), or a batch (n, height, width, channel), of values 0 to 255.")
    .output("output", "(channel, height, width) or (n, channel, height, width), float32 of 0 to 1.")
    .shape(shape)
    .dtype([](TypeCtx& c) { c.set_out(0, DType::kFloat32); })
    .kernel(prepare)
    .cases(Case("typical").shape("data", {2, 3, 3}, 0, 255, DType::kUint8),
           Case("batch").shape("data", {2, 3, 2, 1}, 0, 255, DType::kUint8),
           Case("no_channels").shape("data", {3, 3}).fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
