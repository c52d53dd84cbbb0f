// _contrib_MultiBoxDetection: boxes with classes from what a single-shot detector predicts.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"
#include "op/contrib/multibox.h"

namespace mxhub::op {
namespace {

struct DetectionParam {
  bool clip = true;
  float threshold = 0.01f;
  int background_id = 0;
  float nms_threshold = 0.5f;
  bool force_suppress = false;
  std::vector<float> variances = default_variances();
  int nms_topk = -1;
  static auto fields() {
    using P = DetectionParam;
    return std::tuple{
        field("clip", &P::clip).doc("Cut boxes at the border of the image."),
        field("threshold", &P::threshold).doc("Anchors whose best class is less probable are left out."),
        field("background_id", &P::background_id).doc("Without effect: class 0 is the background."),
        field("nms_threshold", &P::nms_threshold)
            .doc("A box goes whose overlap with a better one of its class is at least this. Nothing is dropped, and "
                 "nothing sorted, when it is not in (0, 1]."),
        field("force_suppress", &P::force_suppress).doc("Boxes of other classes drop boxes, too."),
        variances_field<P>(),
        field("nms_topk", &P::nms_topk).doc("Keep only this many of the best; not positive: all.").tag("count")};
  }
};

constexpr int kWidth = 6;  // class, score, four coordinates

struct Sizes {
  int64_t batch, classes, anchors, most;
};

// What one batch element needs: class and score of each anchor, their order, boxes kept.
struct Work {
  int32_t *order, *label;
  float* score;
  void* kept;
  static size_t bytes(const Sizes& s) {
    return (static_cast<size_t>(s.anchors) * 12 + KeptBoxes<float>::bytes(s.most) + 63) / 64 * 64;
  }
  Work(void* memory, const Sizes& s) {
    order = static_cast<int32_t*>(memory);
    label = order + s.anchors;
    score = reinterpret_cast<float*>(label + s.anchors);
    kept = score + s.anchors;
  }
};

Box<float> decode(const DetectionParam& p, const float* anchor, const float* code) {
  float a[4];
  write_box(read_box<float>(anchor, kCorner), kCenter, a);
  const float x = code[0] * p.variances[0] * a[2] + a[0], y = code[1] * p.variances[1] * a[3] + a[1];
  const float w = std::exp(code[2] * p.variances[2]) * a[2], h = std::exp(code[3] * p.variances[3]) * a[3];
  const float numbers[4] = {x, y, w, h};
  Box<float> b = read_box<float>(numbers, kCenter);
  if (p.clip)
    for (float* v : {&b.x0, &b.y0, &b.x1, &b.y1}) *v = std::min(std::max(*v, 0.f), 1.f);
  return b;
}

void detect(const DetectionParam& p, const Sizes& s, const float* prob, const float* loc, const float* anchors,
            void* memory, float* out) {
  const Work k(memory, s);
  int64_t count = 0;
  for (int64_t i = 0; i < s.anchors; ++i) {
    int32_t best = 0;
    for (int64_t c = 1; c < s.classes; ++c)
      if (best == 0 || prob[c * s.anchors + i] > prob[best * s.anchors + i]) best = static_cast<int32_t>(c);
    k.label[i] = best - 1;
    k.score[i] = prob[best * s.anchors + i];
    if (best > 0 && k.score[i] >= p.threshold) k.order[count++] = static_cast<int32_t>(i);
  }
  const bool suppress = p.nms_threshold > 0 && p.nms_threshold <= 1;
  if (suppress)
    std::sort(k.order, k.order + count,
              [&](int32_t a, int32_t b) { return k.score[a] > k.score[b] || (k.score[a] == k.score[b] && a < b); });
  KeptBoxes<float> kept(k.kept, s.most);
  for (int64_t i = 0; i < count; ++i) {
    const int32_t a = k.order[i];
    const Box<float> box = decode(p, anchors + a * 4, loc + a * 4);
    auto label = static_cast<float>(k.label[a]);
    if (suppress && (i >= s.most || !kept.keep(box, p.force_suppress ? 0 : label, p.nms_threshold, true))) label = -1;
    float* row = out + i * kWidth;
    row[0] = label;
    row[1] = k.score[a];
    write_box(box, kCorner, row + 2);
  }
  std::fill(out + count * kWidth, out + s.anchors * kWidth, -1.f);
}

MXHUB_OP(_contrib_MultiBoxDetection)
    .alias({"_npx_multibox_detection"})
    .doc(
        "Boxes with classes from the predictions of a detector. Each anchor takes its most probable class other than "
        "background and the box that the prediction says (see MultiBoxTarget for its coding); boxes come in the order "
        "of their scores, and those that overlap a better one too much get class -1. Rows without a box hold -1.")
    .param_struct<DetectionParam>()
    .input("cls_prob", "Probabilities, shape (batch, classes + 1, anchors); class 0 is the background.")
    .input("loc_pred", "Encoded boxes, shape (batch, anchors * 4).")
    .input("anchor", "Corners (x1, y1, x2, y2), shape (1, anchors, 4).")
    .output("output",
            "Rows (class, score, x1, y1, x2, y2), shape (batch, anchors, 6). Class 0 is the first after the "
            "background.")
    .shape([](const DetectionParam& p, ShapeCtx& c) {
      check_variances(c, p.variances);
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      if (d.ndim() != 3) c.bad_input(0, cat("expected shape (batch, classes + 1, anchors), got ", d));
      if (d[1] == 0) c.bad_input(0, cat("expected at least the background as a class, got ", d));
      Shape wanted{d[0], d[2] < 0 ? -1 : d[2] * 4}, l = c.in(1), a = c.in(2);
      if (!merge_shape(&l, wanted))
        c.bad_input(1, cat("expected shape (batch, anchors * 4), here ", wanted, ", got ", c.in(1)));
      wanted = Shape{1, d[2], 4};
      if (!merge_shape(&a, wanted))
        c.bad_input(2, cat("expected shape (1, anchors, 4), here ", wanted, ", got ", c.in(2)));
      c.set_in(1, l);
      c.set_in(2, a);
      c.set_out(0, Shape{d[0], d[2], kWidth});
    })
    .dtype(only_float32)
    .kernel([](const DetectionParam& p, const PrepareCtx& c) {
      const Shape& d = c.in[0].shape;
      const Sizes s{d[0], d[1], d[2], p.nms_topk > 0 ? std::min<int64_t>(p.nms_topk, d[2]) : d[2]};
      if (s.anchors > INT32_MAX) c.bad_input(0, cat("expected fewer than 2^31 anchors, got ", s.anchors));
      const size_t each = Work::bytes(s);
      const int64_t cost = s.anchors * (s.classes + 50);
      const auto run = [=](const RunCtx& r) {
        parallel_for(s.batch, grain_for(cost), [&](int64_t begin, int64_t end) {
          for (int64_t b = begin; b < end; ++b)
            detect(p, s, r.input<float>(0) + b * s.classes * s.anchors, r.input<float>(1) + b * s.anchors * 4,
                   r.input<float>(2), static_cast<char*>(r.scratch) + each * static_cast<size_t>(b),
                   r.output<float>(0) + b * s.anchors * kWidth);
        });
      };
      return Kernel{run, each * static_cast<size_t>(s.batch), static_cast<double>(s.batch * cost)};
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .values("cls_prob", {1, 3, 3}, {.1, .2, .7, .6, .1, .2, .3, .7, .1})
               .shape("loc_pred", {1, 12}, -0.5, 0.5)
               .values("anchor", {1, 3, 4}, {.1, .1, .4, .4, .12, .1, .4, .42, .5, .5, .7, .8}),
           Case("suppressed")
               .no_gradient()
               .values("cls_prob", {1, 2, 2}, {.25, .125, .75, .875})
               .values("loc_pred", {1, 8}, {0, 0, 0, 0, 0, 0, 0, 0})
               .values("anchor", {1, 2, 4}, {0, 0, .5, .5, 0, 0, .5, .5}),
           Case("empty").shape("cls_prob", {1, 2, 0}).shape("loc_pred", {1, 0}).shape("anchor", {1, 0, 4}),
           Case("places")
               .shape("cls_prob", {1, 2, 2})
               .shape("loc_pred", {1, 7})
               .shape("anchor", {1, 2, 4})
               .fails(Kind::kShape, "loc_pred"));

}  // namespace
}  // namespace mxhub::op
