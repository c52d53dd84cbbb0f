// _contrib_box_nms: keeps the best boxes and drops those that overlap a better one of their class too much.
#include <numeric>

#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"

namespace mxhub::op {
namespace {

struct NmsParam {
  float overlap_thresh = 0.5f, valid_thresh = 0;
  int topk = -1, coord_start = 2, score_index = 1, id_index = -1, background_id = -1;
  bool force_suppress = false;
  BoxFormat in_format = kCorner, out_format = kCorner;
  static auto fields() {
    using P = NmsParam;
    return std::tuple{
        field("overlap_thresh", &P::overlap_thresh)
            .doc("A box goes whose intersection over union with a better one is larger than this."),
        field("valid_thresh", &P::valid_thresh).doc("Only boxes with a larger score take part."),
        field("topk", &P::topk)
            .doc("Only this many boxes of the highest scores take part; negative: all; 0: the data come back as they "
                 "are.")
            .tag("count"),
        field("coord_start", &P::coord_start).doc("Place of the first of the four coordinates in a row.").tag("index"),
        field("score_index", &P::score_index).doc("Place of the score in a row.").tag("index"),
        field("id_index", &P::id_index).doc("Place of the class in a row; negative: boxes have no class.").tag("index"),
        field("background_id", &P::background_id).doc("Boxes of this class do not take part."),
        field("force_suppress", &P::force_suppress).doc("Boxes of other classes drop boxes, too."),
        field("in_format", &P::in_format)
            .choices(box_formats())
            .doc("Coordinates given: corners (x1, y1, x2, y2), or center and size (x, y, width, height)."),
        field("out_format", &P::out_format).choices(box_formats()).doc("Coordinates wanted.")};
  }
};

struct Sizes {
  int64_t batch, boxes, width, most;
};
Sizes sizes_of(const NmsParam& p, const Shape& data) {
  const int n = data.ndim();
  const int64_t boxes = data[n - 2];
  return {data.size(0, n - 2), boxes, data[n - 1], p.topk > 0 ? std::min<int64_t>(p.topk, boxes) : boxes};
}

// What one batch element needs besides its output: the places of boxes in order of scores, and boxes kept.
size_t order_bytes(int64_t boxes) { return (static_cast<size_t>(boxes) * sizeof(int32_t) + 63) / 64 * 64; }
template <class C>
size_t scratch_each(const Sizes& s) {
  return order_bytes(s.boxes) + (KeptBoxes<C>::bytes(s.most) + 63) / 64 * 64;
}

// Output row i of each batch element holds input row record[i], or nothing where that is -1.
template <class T>
void select_boxes(const NmsParam& p, const Sizes& s, const T* data, void* memory, T* out, int32_t* record) {
  using C = Compute<T>;
  auto* order = static_cast<int32_t*>(memory);
  KeptBoxes<C> kept(static_cast<char*>(memory) + order_bytes(s.boxes), s.most);
  const auto at = [&](int64_t row, int place) { return static_cast<C>(data[row * s.width + place]); };
  int64_t count = 0;
  for (int64_t i = 0; i < s.boxes; ++i) {
    const bool background = p.id_index >= 0 && at(i, p.id_index) == static_cast<C>(p.background_id);
    if (at(i, p.score_index) > static_cast<C>(p.valid_thresh) && !background) order[count++] = static_cast<int32_t>(i);
  }
  std::sort(order, order + count, [&](int32_t a, int32_t b) {
    const C x = at(a, p.score_index), y = at(b, p.score_index);
    return x > y || (x == y && a < b);
  });
  int64_t filled = 0;
  for (int64_t k = 0; k < std::min(count, s.most); ++k) {
    const int32_t i = order[k];
    const T* row = data + i * s.width;
    const Box<C> box = read_box<C>(row + p.coord_start, p.in_format);
    const C group = p.id_index >= 0 && !p.force_suppress ? at(i, p.id_index) : C(0);
    if (!kept.keep(box, group, static_cast<C>(p.overlap_thresh), false)) continue;
    T* to = out + filled * s.width;
    std::copy(row, row + s.width, to);
    if (p.in_format != p.out_format) write_box(box, p.out_format, to + p.coord_start);
    if (record) record[filled] = i;
    ++filled;
  }
  std::fill(out + filled * s.width, out + s.boxes * s.width, convert<T>(-1));
  if (record) std::fill(record + filled, record + s.boxes, -1);
}

template <class T>
Kernel forward(const NmsParam& p, const Sizes& s) {
  const size_t each = scratch_each<Compute<T>>(s);
  const auto run = [=](const RunCtx& r) {
    const T* data = r.input<T>(0);
    T* out = r.output<T>(0);
    int32_t* record = r.output<int32_t>(1);
    if (p.topk == 0) {
      std::copy(data, data + s.batch * s.boxes * s.width, out);
      if (record)
        for (int64_t b = 0; b < s.batch; ++b) std::iota(record + b * s.boxes, record + (b + 1) * s.boxes, 0);
      return;
    }
    parallel_for(s.batch, grain_for(s.boxes * 50), [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b)
        select_boxes(p, s, data + b * s.boxes * s.width, static_cast<char*>(r.scratch) + each * static_cast<size_t>(b),
                     out + b * s.boxes * s.width, record ? record + b * s.boxes : nullptr);
    });
  };
  return Kernel{run, each * static_cast<size_t>(s.batch), static_cast<double>(s.batch * s.boxes) * 50};
}

// Inputs: ograd, record. A row's gradient goes back to where the row came from.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  const T* g = r.input<T>(0);
  const int32_t* record = r.input<int32_t>(1);
  T* dx = r.output<T>(0);
  std::fill(dx, dx + s.batch * s.boxes * s.width, convert<T>(0));
  for (int64_t b = 0; b < s.batch; ++b) {
    for (int64_t i = 0; i < s.boxes; ++i) {
      const int64_t row = b * s.boxes + i;
      if (record[row] < 0) continue;
      std::copy(g + row * s.width, g + (row + 1) * s.width, dx + (b * s.boxes + record[row]) * s.width);
    }
  }
}

void check_places(const NmsParam& p, const ShapeCtx& c, int64_t width) {
  const auto among = [&](int place) { return place >= p.coord_start && place < int64_t{p.coord_start} + 4; };
  if (p.coord_start < 0 || int64_t{p.coord_start} + 4 > width)
    c.bad_param("coord_start", cat("expected four coordinates within a row of ", width, ", got ", p.coord_start));
  if (p.score_index < 0 || p.score_index >= width || among(p.score_index))
    c.bad_param("score_index",
                cat("expected a place in a row of ", width, " beside the coordinates, got ", p.score_index));
  if (p.id_index >= width || (p.id_index >= 0 && (among(p.id_index) || p.id_index == p.score_index)))
    c.bad_param("id_index",
                cat("expected a place in a row of ", width, " beside coordinates and score, got ", p.id_index));
}

MXHUB_OP(_contrib_box_nms)
    .alias({"_contrib_box_non_maximum_suppression"})
    .doc(
        "Keeps the best boxes and drops those that overlap a better one too much. Boxes are taken in the order of "
        "their scores; one goes when its intersection over union with a kept box (of the same class, if boxes have "
        "classes) is larger than `overlap_thresh`. What is kept comes first, all further rows are filled with -1.")
    .param_struct<NmsParam>()
    .input("data", "Rows of boxes, shape (..., boxes, width); a row holds at least a score and four coordinates.")
    .output("output", "Same shape as `data`.")
    .output("record", "Where each row of the output came from, -1 where there is none.")
    .visible(1)
    .optional_outputs()
    .shape([](const NmsParam& p, ShapeCtx& c) {
      Shape d = c.in(0);
      merge_shape(&d, c.out(0));
      if (!d.ndim_known()) return;
      const int n = d.ndim();
      if (n < 2) c.bad_input(0, cat("expected shape (..., boxes, width), got ", d));
      if (d[n - 2] > INT32_MAX) c.bad_input(0, cat("expected fewer than 2^31 boxes, got ", d[n - 2]));
      if (d[n - 1] >= 0) check_places(p, c, d[n - 1]);
      c.set_in(0, d);
      c.set_out(0, d);
      c.set_out(1, Shape(d.data(), n - 1));
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      const DType t = c.in(0) == DType::kUnknown ? c.out(0) : c.in(0);
      c.set_in(0, t);
      c.set_out(0, t);
      c.set_out(1, DType::kInt32);
    })
    .kernel([](const NmsParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) { return forward<typename decltype(t)::type>(p, s); });
    })
    .gradient([](const NmsParam&, const GradCtx& g) {
      return g.fused("_backward_contrib_box_nms", {g.ograd(0), g.out(1)});
    })
    .cases(Case("typical")
               .no_gradient()
               .values("data", {1, 4, 6},
                       {0, .5, .1, .1, .2, .2, 1, .4, .1, .1, .2, .2, 0, .3, .1, .1, .2, .2, 2, .6, .5, .5, .75, .75})
               .with("id_index", "0"),
           Case("center")
               .no_gradient()
               .values("data", {2, 5}, {.5, 1, 1, 2, 2, .25, 3, 1, 2, 2})
               .with("coord_start", "1")
               .with("score_index", "0")
               .with("in_format", "center"),
           Case("empty").shape("data", {2, 0, 6}),
           Case("narrow").shape("data", {3, 5}).fails(Kind::kArgument, "coord_start"));

MXHUB_OP(_backward_contrib_box_nms)
    .hidden()
    .doc("Gradient of box_nms.")
    .param_struct<NmsParam>()
    .input("ograd")
    .input("record")
    .output("grad")
    .shape([](const NmsParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .dtype([](TypeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(1, DType::kInt32);
    })
    .kernel([](const NmsParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(s, r); }};
      });
    });

}  // namespace
}  // namespace mxhub::op
