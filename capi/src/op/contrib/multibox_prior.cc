// _contrib_MultiBoxPrior: anchor boxes of several sizes and shapes around each pixel of a feature map.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"

namespace mxhub::op {
namespace {

struct PriorParam {
  std::vector<float> sizes{1}, ratios{1};
  bool clip = false;
  std::vector<float> steps{-1, -1}, offsets{0.5f, 0.5f};
  static auto fields() {
    using P = PriorParam;
    return std::tuple{
        field("sizes", &P::sizes).doc("Sizes of boxes, 1 for the height of the image."),
        field("ratios", &P::ratios).doc("Widths over heights."),
        field("clip", &P::clip).doc("Cut boxes at the border of the image."),
        field("steps", &P::steps)
            .doc("Distance of pixels along height and width; where it is not positive, the image is "
                 "divided evenly."),
        field("offsets", &P::offsets).doc("Place of a box's center in its pixel along height and width.")};
  }
  int64_t anchors() const { return static_cast<int64_t>(sizes.size() + ratios.size()) - 1; }
};

void priors(const PriorParam& p, int64_t h, int64_t w, float* out) {
  const float step_y = p.steps[0] > 0 ? p.steps[0] : 1.f / static_cast<float>(h);
  const float step_x = p.steps[1] > 0 ? p.steps[1] : 1.f / static_cast<float>(w);
  const float aspect = static_cast<float>(h) / static_cast<float>(w);  // sizes are parts of the height
  const int64_t sizes = static_cast<int64_t>(p.sizes.size()), each = p.anchors();
  parallel_for(h, grain_for(w * each * 4), [&](int64_t begin, int64_t end) {
    for (int64_t y = begin; y < end; ++y) {
      for (int64_t k = 0; k < each; ++k) {
        // All sizes with the first ratio, then all other ratios with the first size.
        const float size = p.sizes[static_cast<size_t>(k < sizes ? k : 0)];
        const float root = std::sqrt(p.ratios[static_cast<size_t>(k < sizes ? 0 : k - sizes + 1)]);
        const float half_w = size * aspect * root / 2, half_h = size / root / 2;
        const float cy = (static_cast<float>(y) + p.offsets[0]) * step_y;
        for (int64_t x = 0; x < w; ++x) {
          const float cx = (static_cast<float>(x) + p.offsets[1]) * step_x;
          float* to = out + ((y * w + x) * each + k) * 4;
          write_box(Box<float>{cx - half_w, cy - half_h, cx + half_w, cy + half_h}, kCorner, to);
          if (p.clip)
            for (int i = 0; i < 4; ++i) to[i] = std::min(std::max(to[i], 0.f), 1.f);
        }
      }
    }
  });
}

MXHUB_OP(_contrib_MultiBoxPrior)
    .alias({"_npx_multibox_prior"})
    .doc(
        "Anchor boxes around each pixel of a feature map. For each pixel there is a box of each size with the first "
        "ratio, and one of each further ratio with the first size; a box of size s and ratio r has height s / sqrt(r) "
        "and width s sqrt(r), measured in heights of the image. Coordinates are parts of the image.")
    .param_struct<PriorParam>()
    .input("data", "The feature map, shape (batch, channels, height, width); only height and width matter.")
    .output("output", "Corners (x1, y1, x2, y2), shape (1, height * width * boxes, 4), float32.")
    .shape([](const PriorParam& p, ShapeCtx& c) {
      if (p.sizes.empty()) c.bad_param("sizes", "expected at least one number, got none");
      if (p.ratios.empty()) c.bad_param("ratios", "expected at least one number, got none");
      if (p.steps.size() != 2) c.bad_param("steps", cat("expected two numbers, got ", p.steps.size()));
      if ((p.steps[0] > 0) != (p.steps[1] > 0)) c.bad_param("steps", "expected two positive numbers, or none, got one");
      if (p.offsets.size() != 2) c.bad_param("offsets", cat("expected two numbers, got ", p.offsets.size()));
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      if (d.ndim() < 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
      if (d[2] >= 0 && d[3] >= 0) c.set_out(0, Shape{1, d[2] * d[3] * p.anchors(), 4});
    })
    .dtype([](TypeCtx& c) {
      c.set_in(0, DType::kFloat32);
      c.set_out(0, DType::kFloat32);
    })
    .kernel([](const PriorParam& p, const PrepareCtx& c) {
      const int64_t h = c.in[0].shape[2], w = c.in[0].shape[3];
      return Kernel{[=](const RunCtx& r) { priors(p, h, w, r.output<float>(0)); }};
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .shape("data", {1, 3, 2, 3})
               .with("sizes", "(0.5, 0.25)")
               .with("ratios", "(1, 2, 0.5)")
               .with("clip", "True"),
           Case("steps")
               .no_gradient()
               .shape("data", {1, 1, 2, 2})
               .with("steps", "(0.25, 0.5)")
               .with("offsets", "(0.25, 0.75)"),
           Case("empty").shape("data", {1, 1, 0, 2}), Case("matrix").shape("data", {2, 3}).fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
