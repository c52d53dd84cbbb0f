// _contrib_MultiBoxTarget: what the anchors of a single-shot detector shall learn from labelled boxes.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"
#include "op/contrib/multibox.h"

namespace mxhub::op {
namespace {

struct TargetParam {
  float overlap_threshold = 0.5f, ignore_label = -1, negative_mining_ratio = -1, negative_mining_thresh = 0.5f;
  int minimum_negative_samples = 0;
  std::vector<float> variances = default_variances();
  static auto fields() {
    using P = TargetParam;
    return std::tuple{
        field("overlap_threshold", &P::overlap_threshold)
            .doc("Anchors whose overlap with a box is larger learn that box; only the best anchor of each box does "
                 "when this is not positive."),
        field("ignore_label", &P::ignore_label).doc("Class of anchors that shall not be trained."),
        field("negative_mining_ratio", &P::negative_mining_ratio)
            .doc("Train only this many anchors on background for each anchor with a box, those where background is "
                 "least probable; not positive: all."),
        field("negative_mining_thresh", &P::negative_mining_thresh)
            .doc("Only anchors that overlap all boxes less are mined."),
        field("minimum_negative_samples", &P::minimum_negative_samples).doc("Mine at least this many.").tag("count"),
        variances_field<P>()};
  }
};

struct Sizes {
  int64_t batch, anchors, labels, width, classes;
};

// What one batch element needs: for each anchor its box, the best overlap and a probability; for each box its best
// anchor.
struct Work {
  int32_t *box, *order, *best_anchor;
  float *overlap, *background, *best;
  bool* matched;
  static size_t bytes(const Sizes& s) {
    return (static_cast<size_t>(s.anchors) * 16 + static_cast<size_t>(s.labels) * 9 + 63) / 64 * 64;
  }
  Work(void* memory, const Sizes& s) {
    box = static_cast<int32_t*>(memory);
    order = box + s.anchors;
    best_anchor = order + s.anchors;
    overlap = reinterpret_cast<float*>(best_anchor + s.labels);
    background = overlap + s.anchors;
    best = background + s.anchors;
    matched = reinterpret_cast<bool*>(best + s.labels);
  }
};

// The free anchor that overlaps box b most.
void find_best_anchor(const Sizes& s, const float* anchors, const float* label, int64_t b, const Work& k) {
  const auto truth = read_box<float>(label + b * s.width + 1, kCorner);
  const float area = truth.area();
  k.best[b] = 0;
  k.best_anchor[b] = -1;
  for (int64_t i = 0; i < s.anchors; ++i) {
    if (k.box[i] >= 0) continue;
    const auto anchor = read_box<float>(anchors + i * 4, kCorner);
    const float o = overlap(anchor, truth, anchor.area(), area);
    if (o > k.best[b]) {
      k.best[b] = o;
      k.best_anchor[b] = static_cast<int32_t>(i);
    }
  }
}

// Gives each box its best anchor; of boxes that want the same the one with the larger overlap gets it.
int64_t match_boxes(const Sizes& s, int64_t boxes, const float* anchors, const float* label, const Work& k) {
  constexpr float kLeast = 1e-6f;
  for (int64_t b = 0; b < boxes; ++b) {
    k.matched[b] = false;
    find_best_anchor(s, anchors, label, b, k);
  }
  int64_t count = 0;
  for (; count < boxes; ++count) {
    int64_t next = -1;
    for (int64_t b = 0; b < boxes; ++b) {
      if (k.matched[b] || k.best[b] <= kLeast) continue;
      if (next < 0 || k.best[b] > k.best[next] || (k.best[b] == k.best[next] && k.best_anchor[b] < k.best_anchor[next]))
        next = b;
    }
    if (next < 0) break;
    const int32_t taken = k.best_anchor[next];
    k.matched[next] = true;
    k.box[taken] = static_cast<int32_t>(next);
    for (int64_t b = 0; b < boxes; ++b)
      if (!k.matched[b] && k.best_anchor[b] == taken) find_best_anchor(s, anchors, label, b, k);
  }
  return count;
}

// Keeps as negatives only the anchors where background is least probable: `negative` marks them in `cls`.
void mine(const TargetParam& p, const Sizes& s, int64_t positives, const float* scores, const Work& k, float* cls) {
  int64_t wanted = static_cast<int64_t>(static_cast<float>(positives) * p.negative_mining_ratio);
  wanted = std::min(std::max<int64_t>(wanted, p.minimum_negative_samples), s.anchors - positives);
  int64_t count = 0;
  for (int64_t i = 0; i < s.anchors; ++i) {
    if (k.box[i] >= 0 || !(k.overlap[i] < p.negative_mining_thresh)) continue;
    float most = scores[i];
    for (int64_t c = 1; c < s.classes; ++c) most = std::max(most, scores[c * s.anchors + i]);
    float sum = 0;
    for (int64_t c = 0; c < s.classes; ++c) sum += std::exp(scores[c * s.anchors + i] - most);
    const float background = std::exp(scores[i] - most) / sum;
    k.background[i] = std::isnan(background) ? 2 : background;  // last, and in an order that sorting can trust
    k.order[count++] = static_cast<int32_t>(i);
  }
  std::sort(k.order, k.order + count, [&](int32_t a, int32_t b) {
    return k.background[a] < k.background[b] || (k.background[a] == k.background[b] && a < b);
  });
  for (int64_t i = 0; i < std::min(wanted, count); ++i) cls[k.order[i]] = 0;
}

void targets(const TargetParam& p, const Sizes& s, const float* anchors, const float* label, const float* scores,
             void* memory, float* loc, float* mask, float* cls) {
  const Work k(memory, s);
  std::fill(loc, loc + s.anchors * 4, 0.f);
  std::fill(mask, mask + s.anchors * 4, 0.f);
  std::fill(cls, cls + s.anchors, p.ignore_label);
  std::fill(k.box, k.box + s.anchors, -1);
  int64_t boxes = 0;
  while (boxes < s.labels && label[boxes * s.width] >= 0) ++boxes;
  if (boxes == 0) return;
  int64_t positives = match_boxes(s, boxes, anchors, label, k);
  for (int64_t i = 0; i < s.anchors; ++i) {
    if (k.box[i] >= 0) continue;
    const auto anchor = read_box<float>(anchors + i * 4, kCorner);
    const float area = anchor.area();
    int32_t best = 0;
    k.overlap[i] = -1;
    for (int64_t b = 0; b < boxes; ++b) {
      const auto truth = read_box<float>(label + b * s.width + 1, kCorner);
      const float o = overlap(anchor, truth, area, truth.area());
      if (o > k.overlap[i]) {
        k.overlap[i] = o;
        best = static_cast<int32_t>(b);
      }
    }
    if (p.overlap_threshold > 0 && k.overlap[i] > p.overlap_threshold) {
      k.box[i] = best;
      ++positives;
    }
  }
  for (int64_t i = 0; i < s.anchors; ++i) {
    if (k.box[i] < 0) {
      if (p.negative_mining_ratio <= 0) cls[i] = 0;
      continue;
    }
    const float* truth = label + k.box[i] * s.width;
    cls[i] = truth[0] + 1;  // 0 is the background
    float a[4], g[4];
    write_box(read_box<float>(anchors + i * 4, kCorner), kCenter, a);
    write_box(read_box<float>(truth + 1, kCorner), kCenter, g);
    for (int j = 0; j < 4; ++j) {
      loc[i * 4 + j] = (j < 2 ? (g[j] - a[j]) / a[j + 2] : std::log(g[j] / a[j])) / p.variances[static_cast<size_t>(j)];
      mask[i * 4 + j] = 1;
    }
  }
  if (p.negative_mining_ratio > 0) mine(p, s, positives, scores, k, cls);
}

MXHUB_OP(_contrib_MultiBoxTarget)
    .alias({"_npx_multibox_target"})
    .doc(
        "What the anchors of a detector shall learn. Each labelled box is given to the anchor that overlaps it most, "
        "and to all further anchors that overlap it more than `overlap_threshold`. These learn its class (plus one, "
        "for 0 is the background) and its place, encoded as ((x_g - x_a) / w_a, (y_g - y_a) / h_a, log(w_g / w_a), "
        "log(h_g / h_a)) divided by `variances`; the others learn background. An image without boxes is ignored.")
    .param_struct<TargetParam>()
    .input("anchor", "Corners (x1, y1, x2, y2), shape (1, anchors, 4).")
    .input("label",
           "Rows (class, x1, y1, x2, y2, ...), shape (batch, boxes, 5 or more); a negative class ends the list.")
    .input("cls_pred", "Predicted scores before softmax, shape (batch, classes + 1, anchors); used for mining.")
    .output("loc_target", "Encoded boxes, shape (batch, anchors * 4).")
    .output("loc_mask", "1 for the numbers of anchors with a box, 0 elsewhere, shape (batch, anchors * 4).")
    .output("cls_target", "Classes, shape (batch, anchors).")
    .shape([](const TargetParam& p, ShapeCtx& c) {
      check_variances(c, p.variances);
      if (p.negative_mining_ratio > 0 && !(p.negative_mining_thresh > 0))
        c.bad_param("negative_mining_thresh", cat("expected a positive number, got ", p.negative_mining_thresh));
      const Shape &a = c.in(0), &l = c.in(1), &d = c.in(2);
      check_anchors(c, 0);
      if (l.ndim_known() && (l.ndim() != 3 || (l[2] >= 0 && l[2] < 5)))
        c.bad_input(1, cat("expected shape (batch, boxes, 5 or more), got ", l));
      if (!a.ndim_known() || !l.ndim_known()) return;
      const Shape wanted{l[0], -1, a[1]};
      Shape merged = d;
      if (!merge_shape(&merged, wanted))
        c.bad_input(2, cat("expected shape (batch, classes + 1, anchors), here ", wanted, ", got ", d));
      c.set_in(2, merged);
      const int64_t numbers = a[1] < 0 ? -1 : a[1] * 4;
      c.set_out(0, Shape{l[0], numbers});
      c.set_out(1, Shape{l[0], numbers});
      c.set_out(2, Shape{l[0], a[1]});
    })
    .dtype(only_float32)
    .kernel([](const TargetParam& p, const PrepareCtx& c) {
      const Shape &l = c.in[1].shape, &d = c.in[2].shape;
      const Sizes s{l[0], c.in[0].shape[1], l[1], l[2], d[1]};
      if (s.anchors > INT32_MAX) c.bad_input(0, cat("expected fewer than 2^31 anchors, got ", s.anchors));
      const size_t each = Work::bytes(s);
      const int64_t cost = s.anchors * (s.labels * 3 + s.classes * 5);
      const auto run = [=](const RunCtx& r) {
        parallel_for(s.batch, grain_for(cost), [&](int64_t begin, int64_t end) {
          for (int64_t b = begin; b < end; ++b)
            targets(p, s, r.input<float>(0), r.input<float>(1) + b * s.labels * s.width,
                    r.input<float>(2) + b * s.classes * s.anchors,
                    static_cast<char*>(r.scratch) + each * static_cast<size_t>(b),
                    r.output<float>(0) + b * s.anchors * 4, r.output<float>(1) + b * s.anchors * 4,
                    r.output<float>(2) + b * s.anchors);
        });
      };
      return Kernel{run, each * static_cast<size_t>(s.batch), static_cast<double>(s.batch * cost)};
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .values("anchor", {1, 2, 4}, {.1, .2, .3, .4, .5, .6, .7, .8})
               .values("label", {1, 1, 5}, {1, .1, .1, .5, .6})
               .shape("cls_pred", {1, 3, 2}),
           Case("mining")
               .no_gradient()
               .values("anchor", {1, 3, 4}, {0, 0, .5, .5, .5, .5, 1, 1, 0, .5, .5, 1})
               .values("label", {1, 2, 5}, {0, 0, 0, .5, .75, -1, -1, -1, -1, -1})
               .shape("cls_pred", {1, 2, 3})
               .with("negative_mining_ratio", "1"),
           Case("empty").shape("anchor", {1, 0, 4}).shape("label", {1, 0, 5}).shape("cls_pred", {1, 2, 0}),
           Case("label")
               .shape("anchor", {1, 2, 4})
               .shape("label", {1, 1, 4})
               .shape("cls_pred", {1, 3, 2})
               .fails(Kind::kShape, "label"));

}  // namespace
}  // namespace mxhub::op
