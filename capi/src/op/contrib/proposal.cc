// _contrib_Proposal and _contrib_MultiProposal: regions that may hold an object, from a region proposal network.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"
#include "op/contrib/multibox.h"

namespace mxhub::op {
namespace {

struct ProposalParam {
  int rpn_pre_nms_top_n = 6000, rpn_post_nms_top_n = 300;
  float threshold = 0.7f;
  int rpn_min_size = 16;
  std::vector<float> scales{4, 8, 16, 32}, ratios{0.5f, 1, 2};
  int feature_stride = 16;
  bool output_score = false, iou_loss = false;
  static auto fields() {
    using P = ProposalParam;
    return std::tuple{
        field("rpn_pre_nms_top_n", &P::rpn_pre_nms_top_n)
            .doc("Only this many boxes of the highest scores take part; not positive: all.")
            .tag("count"),
        field("rpn_post_nms_top_n", &P::rpn_post_nms_top_n)
            .at_least(1)
            .doc("Number of regions for each image. When fewer are found, they are repeated.")
            .tag("count"),
        field("threshold", &P::threshold).doc("A box goes whose overlap with a better one is larger than this."),
        field("rpn_min_size", &P::rpn_min_size)
            .doc("Boxes smaller than this, in pixels of the image before it was scaled, have the lowest score."),
        field("scales", &P::scales).doc("Sizes of anchors, in steps of the feature map."),
        field("ratios", &P::ratios).doc("Heights over widths of anchors."),
        field("feature_stride", &P::feature_stride).at_least(1).doc("Pixels of the image for one of the feature map."),
        field("output_score", &P::output_score).doc("Answer the scores, too."),
        field("iou_loss", &P::iou_loss).doc("Predictions are added to the anchors' corners as they are.")};
  }
  int64_t anchors() const { return static_cast<int64_t>(scales.size() * ratios.size()); }
};

struct Sizes {
  int64_t batch, anchors, h, w, pre, post;
  int64_t boxes() const { return h * w * anchors; }
};

using Corners = Box<float>;  // both corners belong to the box

// The anchors of the first pixel: for each ratio and each scale a box around the middle of that pixel.
std::vector<Corners> base_anchors(const ProposalParam& p) {
  std::vector<Corners> r;
  const float side = static_cast<float>(p.feature_stride), middle = (side - 1) / 2;
  for (const float ratio : p.ratios) {
    // Sizes are whole pixels.
    const float width = std::floor(std::sqrt(std::floor(side * side / ratio)) + 0.5f);
    const float height = std::floor(width * ratio + 0.5f);
    for (const float scale : p.scales) {
      const float dx = (width * scale - 1) / 2, dy = (height * scale - 1) / 2;
      r.push_back({middle - dx, middle - dy, middle + dx, middle + dy});
    }
  }
  return r;
}

struct Work {
  Corners* box;
  float* score;
  int32_t *order, *kept_rows;
  void* kept;
  static size_t bytes(const Sizes& s) {
    return (static_cast<size_t>(s.boxes()) * 24 + static_cast<size_t>(s.post) * 4 + KeptBoxes<float>::bytes(s.post) +
            63) /
           64 * 64;
  }
  Work(void* memory, const Sizes& s) {
    box = static_cast<Corners*>(memory);
    score = reinterpret_cast<float*>(box + s.boxes());
    order = reinterpret_cast<int32_t*>(score + s.boxes());
    kept_rows = order + s.boxes();
    kept = kept_rows + s.post;
  }
};

// Where prediction `d` (four numbers, `apart` from each other) moves an anchor.
Corners moved(const Corners& a, const float* d, int64_t apart, bool corners) {
  if (corners) return {a.x0 + d[0], a.y0 + d[apart], a.x1 + d[2 * apart], a.y1 + d[3 * apart]};
  const float w = a.x1 - a.x0 + 1, h = a.y1 - a.y0 + 1;
  const float x = d[0] * w + a.x0 + 0.5f * (w - 1), y = d[apart] * h + a.y0 + 0.5f * (h - 1);
  const float dx = 0.5f * (std::exp(d[2 * apart]) * w - 1), dy = 0.5f * (std::exp(d[3 * apart]) * h - 1);
  return {x - dx, y - dy, x + dx, y + dy};
}

void propose(const ProposalParam& p, const Sizes& s, const std::vector<Corners>& anchors, int64_t image,
             const float* prob, const float* pred, const float* info, void* memory, float* out, float* out_score) {
  const Work k(memory, s);
  const int64_t plane = s.h * s.w;
  const float height = info[0], width = info[1], least = static_cast<float>(p.rpn_min_size) * info[2];
  const float step = static_cast<float>(p.feature_stride);
  const float rows = std::floor(height / step), columns = std::floor(width / step);
  const auto inside = [](float v, float size) { return std::max(std::min(v, size - 1), 0.f); };
  for (int64_t i = 0; i < s.boxes(); ++i) {
    const int64_t a = i % s.anchors, at = i / s.anchors, row = at / s.w;
    const float y = static_cast<float>(row), x = static_cast<float>(at - row * s.w);
    const Corners& base = anchors[static_cast<size_t>(a)];
    const Corners anchor{base.x0 + x * step, base.y0 + y * step, base.x1 + x * step, base.y1 + y * step};
    Corners b = moved(anchor, pred + a * 4 * plane + at, plane, p.iou_loss);
    b = {inside(b.x0, width), inside(b.y0, height), inside(b.x1, width), inside(b.y1, height)};
    // The first half of the channels are probabilities of background.
    float score = prob[(s.anchors + a) * plane + at];
    if (y >= rows || x >= columns) score = -1;  // beyond the image
    if (b.x1 - b.x0 + 1 < least || b.y1 - b.y0 + 1 < least) {
      b = {b.x0 - least / 2, b.y0 - least / 2, b.x1 + least / 2, b.y1 + least / 2};
      score = -1;
    }
    k.box[i] = b;
    k.score[i] = std::isnan(score) ? -1 : score;
    k.order[i] = static_cast<int32_t>(i);
  }
  std::sort(k.order, k.order + s.boxes(),
            [&](int32_t a, int32_t b) { return k.score[a] > k.score[b] || (k.score[a] == k.score[b] && a < b); });
  KeptBoxes<float> kept(k.kept, s.post);
  int64_t count = 0;
  for (int64_t i = 0; i < s.pre && count < s.post; ++i) {
    const Corners& b = k.box[k.order[i]];
    if (kept.keep({b.x0, b.y0, b.x1 + 1, b.y1 + 1}, 0, p.threshold, false)) k.kept_rows[count++] = k.order[i];
  }
  for (int64_t i = 0; i < s.post; ++i) {
    const int32_t from = count ? k.kept_rows[i % count] : 0;
    out[i * 5] = static_cast<float>(image);
    if (count)
      write_box(k.box[from], kCorner, out + i * 5 + 1);
    else
      std::fill(out + i * 5 + 1, out + i * 5 + 5, 0.f);
    if (out_score) out_score[i] = count ? k.score[from] : 0;
  }
}

void shapes(const ProposalParam& p, ShapeCtx& c, bool one_image) {
  const Shape& d = c.in(0);
  for (const auto& [name, list] : {std::pair{"scales", &p.scales}, std::pair{"ratios", &p.ratios}})
    for (const float v : *list)
      if (!(v > 0)) c.bad_param(name, cat("expected positive numbers, got ", v));
  if (p.anchors() == 0) c.bad_param(p.scales.empty() ? "scales" : "ratios", "expected at least one number, got none");
  Shape merged = d;
  const Shape wanted{one_image ? 1 : -1, 2 * p.anchors(), -1, -1};
  if (!merge_shape(&merged, wanted))
    c.bad_input(0, cat("expected shape (", one_image ? "1" : "batch",
                       ", 2 * scales * ratios, height, width), here channels ", 2 * p.anchors(), ", got ", d));
  c.set_in(0, merged);
  const auto expect = [&](int i, const Shape& s) {
    Shape m = c.in(i);
    if (!merge_shape(&m, s)) c.bad_input(i, cat("expected shape ", s, ", got ", c.in(i)));
    c.set_in(i, m);
  };
  expect(1, Shape{merged[0], 4 * p.anchors(), merged[2], merged[3]});
  expect(2, Shape{merged[0], 3});
  const int64_t rows = merged[0] < 0 ? -1 : merged[0] * p.rpn_post_nms_top_n;
  c.set_out(0, Shape{rows, 5});
  c.set_out(1, Shape{rows, 1});
}

Case example(const char* name) {
  return std::move(Case(name)
                       .with("scales", "(1, 2)")
                       .with("ratios", "(1,)")
                       .with("rpn_min_size", "4")
                       .with("rpn_post_nms_top_n", "3")
                       .no_gradient());
}

void declare(const char* name, bool one_image) {
  OpBuilder(name)
      .doc(std::string("Regions that may hold an object, from scores and boxes of a region proposal network. ") +
           (one_image ? "This form takes one image. " : "This form takes several images. ") +
           "Anchors of all scales and ratios around each pixel of the feature map are moved as predicted and cut at "
           "the image's border; in the order of their scores those are kept that overlap no better one too much.")
      .param_struct<ProposalParam>()
      .input("cls_prob", "Probabilities of background, then of objects, shape (batch, 2 * anchors, height, width).")
      .input("bbox_pred", "Predicted differences to anchors, shape (batch, 4 * anchors, height, width).")
      .input("im_info", "Height, width and scale of each image, shape (batch, 3).")
      .output("output", "Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).")
      .output("score", "Scores of the regions, shape (batch * rpn_post_nms_top_n, 1).")
      .num_visible([](const ProposalParam& p) { return p.output_score ? 2 : 1; })
      .optional_outputs()
      .shape([one_image](const ProposalParam& p, ShapeCtx& c) { shapes(p, c, one_image); })
      .dtype(only_float32)
      .kernel([](const ProposalParam& p, const PrepareCtx& c) {
        const Shape& d = c.in[0].shape;
        Sizes s{d[0], p.anchors(), d[2], d[3], 0, p.rpn_post_nms_top_n};
        if (s.boxes() > INT32_MAX) c.bad_input(0, cat("expected fewer than 2^31 anchors, got ", s.boxes()));
        s.pre = p.rpn_pre_nms_top_n > 0 ? std::min<int64_t>(p.rpn_pre_nms_top_n, s.boxes()) : s.boxes();
        const size_t each = Work::bytes(s);
        const auto run = [=, anchors = base_anchors(p)](const RunCtx& r) {
          const int64_t numbers = s.boxes();
          parallel_for(s.batch, grain_for(numbers * 100), [&](int64_t begin, int64_t end) {
            for (int64_t b = begin; b < end; ++b)
              propose(p, s, anchors, b, r.input<float>(0) + b * numbers * 2, r.input<float>(1) + b * numbers * 4,
                      r.input<float>(2) + b * 3, static_cast<char*>(r.scratch) + each * static_cast<size_t>(b),
                      r.output<float>(0) + b * s.post * 5,
                      r.output<float>(1) ? r.output<float>(1) + b * s.post : nullptr);
          });
        };
        return Kernel{run, each * static_cast<size_t>(s.batch), static_cast<double>(s.batch * s.boxes()) * 100};
      })
      .zero_gradient()
      .cases(example("typical")
                 .shape("cls_prob", {1, 4, 2, 3}, 0, 1)
                 .shape("bbox_pred", {1, 8, 2, 3}, -0.25, 0.25)
                 .values("im_info", {1, 3}, {32, 48, 1}),
             example("scored")
                 .shape("cls_prob", {1, 4, 1, 2}, 0, 1)
                 .shape("bbox_pred", {1, 8, 1, 2}, -1, 1)
                 .values("im_info", {1, 3}, {16, 32, 1})
                 .with("output_score", "True")
                 .with("iou_loss", "True"),
             Case("anchors")
                 .shape("cls_prob", {1, 3, 2, 3})
                 .shape("bbox_pred", {1, 8, 2, 3})
                 .shape("im_info", {1, 3})
                 .with("scales", "(1, 2)")
                 .with("ratios", "(1,)")
                 .fails(Kind::kShape, "cls_prob"));
}

MXHUB_OPS {
  declare("_contrib_Proposal", true);
  declare("_contrib_MultiProposal", false);
};

}  // namespace
}  // namespace mxhub::op
