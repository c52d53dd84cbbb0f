// _contrib_box_encode and _contrib_box_decode: boxes as differences from anchors, as regression learns them.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"

namespace mxhub::op {
namespace {

void expect_shape(ShapeCtx& c, int i, const Shape& s, const char* text) {
  Shape merged = c.in(i);
  if (!merge_shape(&merged, s)) c.bad_input(i, cat("expected ", text, " ", s, ", got ", c.in(i)));
  c.set_in(i, merged);
}

template <class T>
void encode(int64_t batch, int64_t anchors, int64_t truths, const RunCtx& r) {
  using C = Compute<T>;
  const T *samples = r.input<T>(0), *matches = r.input<T>(1), *anchor = r.input<T>(2), *truth = r.input<T>(3);
  const T *means = r.input<T>(4), *stds = r.input<T>(5);
  T *out = r.output<T>(0), *mask = r.output<T>(1);
  parallel_for(batch * anchors, grain_for(60), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const C match = static_cast<C>(matches[i]);
      // A match that does not exist is as no sample: there is nothing to learn from.
      const bool used = static_cast<C>(samples[i]) > C(0.5) && match >= 0 && match < static_cast<C>(truths);
      C code[4] = {0, 0, 0, 0};
      if (used) {
        const int64_t row = i / anchors * truths + static_cast<int64_t>(match);
        C a[4], g[4];
        write_box(read_box<C>(anchor + i * 4, kCorner), kCenter, a);
        write_box(read_box<C>(truth + row * 4, kCorner), kCenter, g);
        for (int k = 0; k < 4; ++k) {
          const C raw = k < 2 ? (g[k] - a[k]) / a[k + 2] : std::log(g[k] / a[k]);
          code[k] = (raw - static_cast<C>(means[k])) / static_cast<C>(stds[k]);
        }
      }
      for (int k = 0; k < 4; ++k) {
        out[i * 4 + k] = static_cast<T>(code[k]);
        mask[i * 4 + k] = convert<T>(used ? 1 : 0);
      }
    }
  });
}

MXHUB_OP(_contrib_box_encode)
    .doc(
        "Differences of matched ground truth boxes from anchors, as box regression learns them. With center and size "
        "(x, y, w, h) of the anchor a and of its match g: ((x_g - x_a) / w_a, (y_g - y_a) / h_a, log(w_g / w_a), "
        "log(h_g / h_a)), from which `means` are subtracted before division by `stds`. Only anchors whose sample is "
        "above 0.5 are encoded; the others get zeros.")
    .input("samples", "1 for anchors that are to match, anything up to 0.5 for others; shape (batch, anchors).")
    .input("matches", "Index of the ground truth box of each anchor, shape (batch, anchors).")
    .input("anchors", "Corners (x1, y1, x2, y2), shape (batch, anchors, 4).")
    .input("refs", "Ground truth boxes as corners, shape (batch, boxes, 4).")
    .input("means", "What is subtracted from each of the four numbers, shape (4,).")
    .input("stds", "What each is divided by then, shape (4,).")
    .output("output", "Encoded boxes, shape (batch, anchors, 4).")
    .output("mask", "1 where a box was encoded, 0 elsewhere, shape (batch, anchors, 4).")
    .shape([](ShapeCtx& c) {
      const Shape& s = c.in(0);
      if (s.ndim_known() && s.ndim() != 2) c.bad_input(0, cat("expected shape (batch, anchors), got ", s));
      const Shape known = s.ndim_known() ? s : Shape::of(2);
      expect_shape(c, 1, known, "the shape of samples,");
      expect_shape(c, 2, Shape{known[0], known[1], 4}, "shape (batch, anchors, 4), here");
      expect_shape(c, 3, Shape{known[0], -1, 4}, "shape (batch, boxes, 4), here");
      expect_shape(c, 4, Shape{4}, "shape");
      expect_shape(c, 5, Shape{4}, "shape");
      for (int k = 0; k < 2; ++k) c.set_out(k, Shape{known[0], known[1], 4});
    })
    .dtype([](TypeCtx& c) {
      c.same();
      c.require_float(0);
    })
    .kernel([](const PrepareCtx& c) {
      const int64_t batch = c.in[0].shape[0], anchors = c.in[0].shape[1], truths = c.in[3].shape[1];
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { encode<T>(batch, anchors, truths, r); }};
      });
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .values("samples", {1, 2}, {0, 1})
               .values("matches", {1, 2}, {0, 1})
               .values("anchors", {1, 2, 4}, {.1, .2, .3, .4, .5, .6, .7, .8})
               .values("refs", {1, 2, 4}, {.1, .2, .3, .4, .5, .6, .8, .9})
               .values("means", {4}, {0, 0, 0, 0})
               .values("stds", {4}, {.1, .1, .2, .2}),
           Case("empty")
               .shape("samples", {1, 0})
               .shape("matches", {1, 0})
               .shape("anchors", {1, 0, 4})
               .shape("refs", {1, 0, 4})
               .shape("means", {4})
               .shape("stds", {4}),
           Case("anchors")
               .shape("samples", {1, 2})
               .shape("matches", {1, 2})
               .shape("anchors", {1, 3, 4})
               .shape("refs", {1, 2, 4})
               .shape("means", {4})
               .shape("stds", {4})
               .fails(Kind::kShape, "anchors"));

struct DecodeParam {
  float std0 = 1, std1 = 1, std2 = 1, std3 = 1, clip = -1;
  BoxFormat format = kCenter;
  static auto fields() {
    using P = DecodeParam;
    return std::tuple{
        field("std0", &P::std0).doc("Factor of the first number (x)."),
        field("std1", &P::std1).doc("Factor of the second (y)."),
        field("std2", &P::std2).doc("Factor of the third (width)."),
        field("std3", &P::std3).doc("Factor of the fourth (height)."),
        field("clip", &P::clip).doc("When it is positive, the upper limit of logarithms of sizes."),
        field("format", &P::format)
            .choices(box_formats())
            .doc("Coordinates of the anchors: corners (x1, y1, x2, y2), or center and size (x, y, width, height).")};
  }
};

template <class T>
void decode(const DecodeParam& p, int64_t rows, int64_t anchors, const RunCtx& r) {
  using C = Compute<T>;
  const T *data = r.input<T>(0), *anchor = r.input<T>(1);
  T* out = r.output<T>(0);
  parallel_for(rows, grain_for(60), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const T* d = data + i * 4;
      const Box<C> a = read_box<C>(anchor + i % anchors * 4, p.format);
      const C w = a.x1 - a.x0, h = a.y1 - a.y0;
      const C x = static_cast<C>(d[0]) * C(p.std0) * w + (a.x0 + a.x1) / 2;
      const C y = static_cast<C>(d[1]) * C(p.std1) * h + (a.y0 + a.y1) / 2;
      C log_w = static_cast<C>(d[2]) * C(p.std2), log_h = static_cast<C>(d[3]) * C(p.std3);
      if (p.clip > 0) {
        log_w = std::min(log_w, C(p.clip));
        log_h = std::min(log_h, C(p.clip));
      }
      const C half_w = std::exp(log_w) * w / 2, half_h = std::exp(log_h) * h / 2;
      write_box(Box<C>{x - half_w, y - half_h, x + half_w, y + half_h}, kCorner, out + i * 4);
    }
  });
}

MXHUB_OP(_contrib_box_decode)
    .doc("Boxes from predicted differences to anchors, the inverse of box_encode with means 0. The answer are corners.")
    .param_struct<DecodeParam>()
    .input("data", "Predictions, shape (batch, anchors, 4).")
    .input("anchors", "The same anchors for all of the batch, shape (1, anchors, 4).")
    .output("output", "Corners (x1, y1, x2, y2), shape (batch, anchors, 4).")
    .shape([](const DecodeParam&, ShapeCtx& c) {
      const Shape& d = c.in(0);
      if (d.ndim_known() && (d.ndim() != 3 || (d[2] >= 0 && d[2] != 4)))
        c.bad_input(0, cat("expected shape (batch, anchors, 4), got ", d));
      const Shape known = d.ndim_known() ? d : Shape::of(3);
      expect_shape(c, 1, Shape{1, known[1], 4}, "shape (1, anchors, 4), here");
      expect_shape(c, 0, Shape{known[0], c.in(1)[1], 4}, "shape (batch, anchors, 4), here");
      c.set_out(0, c.in(0));
    })
    .dtype([](TypeCtx& c) {
      c.same();
      c.require_float(0);
    })
    .kernel([](const DecodeParam& p, const PrepareCtx& c) {
      const int64_t rows = c.in[0].size() / 4, anchors = c.in[1].shape[1];
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { decode<T>(p, rows, anchors, r); }};
      });
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .values("data", {1, 2, 4}, {.1, .2, .3, .4, .5, .6, .7, .8})
               .values("anchors", {1, 2, 4}, {.1, .2, .3, .4, .5, .6, .7, .8})
               .with("std0", "0.1")
               .with("std1", "0.1")
               .with("std2", "0.2")
               .with("std3", "0.2"),
           Case("corner")
               .no_gradient()
               .shape("data", {2, 1, 4})
               .values("anchors", {1, 1, 4}, {.25, .25, .5, .75})
               .with("format", "corner")
               .with("clip", "0.5"),
           Case("empty").shape("data", {1, 0, 4}).shape("anchors", {1, 0, 4}),
           Case("anchors").shape("data", {2, 3, 4}).shape("anchors", {2, 3, 4}).fails(Kind::kShape, "anchors"));

}  // namespace
}  // namespace mxhub::op
