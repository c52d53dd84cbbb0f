// Mirrored images: always, or with probability one half.
#include <algorithm>
#include <cstring>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

void shape(ShapeCtx& c) {
  c.same();
  if (check_image(c, false)) check_channels(c, image_size(c.in(0)).c);
}

void top_bottom(const ImageSize& s, int64_t item, const char* x, char* y) {
  const int64_t row = s.w * s.c * item;
  parallel_for(s.h, grain_for(row / 8), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) std::memcpy(y + i * row, x + (s.h - 1 - i) * row, static_cast<size_t>(row));
  });
}

// Pixels of so many bytes, a number known when this is compiled.
template <int64_t pixel>
void reverse_pixels(const ImageSize& s, const char* x, char* y) {
  const int64_t row = s.w * pixel;
  parallel_for(s.h, grain_for(row), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      for (int64_t j = 0; j < s.w; ++j)
        std::memcpy(y + i * row + j * pixel, x + (i + 1) * row - (j + 1) * pixel, static_cast<size_t>(pixel));
  });
}

void left_right(const ImageSize& s, int64_t item, const char* x, char* y) {
  switch (s.c * item) {
    case 1:
      return reverse_pixels<1>(s, x, y);
    case 2:
      return reverse_pixels<2>(s, x, y);
    case 3:
      return reverse_pixels<3>(s, x, y);
    case 4:
      return reverse_pixels<4>(s, x, y);
    case 6:
      return reverse_pixels<6>(s, x, y);
    case 8:
      return reverse_pixels<8>(s, x, y);
    case 12:
      return reverse_pixels<12>(s, x, y);
    case 24:
      return reverse_pixels<24>(s, x, y);
    default:  // one or three numbers of 1, 2, 4 or 8 bytes: there are no others
      return;
  }
}

constexpr struct {
  const char *name, *alias, *doc;
  void (*run)(const ImageSize&, int64_t, const char*, char*);
  bool random;
} kFlips[] = {{"_image_flip_left_right", "_npx__image_flip_left_right",
               "Mirrors an image: its left side becomes the right one.", left_right, false},
              {"_image_flip_top_bottom", "_npx__image_flip_top_bottom", "Mirrors an image: its top becomes the bottom.",
               top_bottom, false},
              {"_image_random_flip_left_right", "_npx__image_random_flip_left_right",
               "Mirrors an image left to right with probability one half.", left_right, true},
              {"_image_random_flip_top_bottom", "_npx__image_random_flip_top_bottom",
               "Mirrors an image top to bottom with probability one half.", top_bottom, true}};

MXHUB_OPS {
  for (const auto& row : kFlips) {
    OpBuilder op(row.name);
    op.alias({row.alias})
        .since("1.3")
        .doc(row.doc)
        .input("data", "Image (height, width, channel) of 1 or 3 channels.")
        .output("output", "Image of the same shape and dtype.")
        .shape(shape)
        .kernel([row](const PrepareCtx& c) {
          const ImageSize size = image_size(c.in[0].shape);
          const auto item = static_cast<int64_t>(dtype_size(c.in[0].dtype));
          const size_t bytes = c.in[0].bytes();
          return Kernel{[=](const RunCtx& r) {
            if (row.random && r.philox().uniform() < 0.5f) {
              if (bytes) std::memcpy(r.out[0], r.in[0], bytes);
            } else {
              row.run(size, item, r.input<char>(0), r.output<char>(0));
            }
          }};
        });
    if (row.random) {
      // Images of one colour look the same in the mirror, so that the result is known.
      op.random().cases(Case("typical").shape("data", {2, 3, 3}, 0.5, 0.5),
                        Case("bytes").shape("data", {3, 4, 1}, 9, 9, DType::kUint8),
                        Case("two_channels").shape("data", {2, 3, 2}).fails(Kind::kShape, "data"));
    } else {
      const char* name = row.name;
      op.gradient([name](const GradCtx& g) { return std::vector<Entry>{call(name, {g.ograd(0)})}; })
          .cases(Case("typical").shape("data", {2, 3, 3}),
                 Case("bytes").shape("data", {3, 4, 1}, 0, 255, DType::kUint8),
                 Case("batch").shape("data", {2, 2, 3, 3}).fails(Kind::kShape, "data"));
    }
  }
};

}  // namespace
}  // namespace mxhub::op
