// _contrib_DeformablePSROIPooling: position-sensitive means over regions whose bins are moved by learnt offsets.
#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/psroi.h"

namespace mxhub::op {
namespace {

struct MovedParam {
  float spatial_scale = 1;
  int output_dim = 1, group_size = 1, pooled_size = 1, part_size = 0, sample_per_part = 1;
  float trans_std = 0;
  bool no_trans = false;
  int64_t parts() const { return part_size > 0 ? part_size : pooled_size; }
  static auto fields() {
    using P = MovedParam;
    return std::tuple{
        ps_scale_field<P>(),
        ps_output_field<P>(),
        field("group_size", &P::group_size)
            .required()
            .at_least(1)
            .doc("Cells of channels along each axis.")
            .tag("count"),
        ps_pooled_field<P>(),
        field("part_size", &P::part_size)
            .at_least(0)
            .doc("Cells of offsets along each axis; 0: as many as `pooled_size`.")
            .tag("count"),
        field("sample_per_part", &P::sample_per_part)
            .at_least(1)
            .at_most(4096)
            .doc("Samples along each axis of a bin.")
            .tag("count"),
        field("trans_std", &P::trans_std).at_least(0).doc("Offsets are multiplied by this, and by the region's size."),
        field("no_trans", &P::no_trans).doc("There are no offsets, and no input for them.")};
  }
};

struct Sizes : PsSizes {
  int64_t parts, samples, classes;
};
Sizes sizes_of(const MovedParam& p, const Shape& data, const Shape& rois, const Shape* trans) {
  return {ps_sizes(p, data, rois), p.parts(), p.sample_per_part, trans ? std::max<int64_t>((*trans)[1] / 2, 1) : 1};
}

// One bin: its first sample, the distance of samples, and where its offset stands.
template <class C>
struct Bin {
  int64_t instance, channel, offset_x, offset_y;
  C y, x, step_y, step_x, height, width;
};
template <class T, class C = Compute<T>>
Bin<C> bin_of(const MovedParam& p, const Sizes& s, const T* rois, const T* trans, int64_t roi, int64_t channel,
              int64_t bin) {
  const T* region = rois + roi * 5;
  const int64_t by = bin / s.pooled, bx = bin % s.pooled;
  const PsRegion<C> r = ps_region<C>(p.spatial_scale, region, s.pooled, C(0.5));
  Bin<C> b{};
  b.instance = instance_of(static_cast<C>(region[0]), s.batch);
  b.channel = ps_channel(s, channel, by, bx);
  b.height = r.height;
  b.width = r.width;
  b.step_y = r.bin_h / static_cast<C>(s.samples);
  b.step_x = r.bin_w / static_cast<C>(s.samples);
  b.y = static_cast<C>(by) * r.bin_h + r.y;
  b.x = static_cast<C>(bx) * r.bin_w + r.x;
  if (trans) {
    const int64_t kind = channel / (s.out_channels / s.classes), cells = s.parts * s.parts;
    const int64_t cell = by * s.parts / s.pooled * s.parts + bx * s.parts / s.pooled;
    b.offset_x = (roi * s.classes + kind) * 2 * cells + cell;
    b.offset_y = b.offset_x + cells;
    b.x += static_cast<C>(trans[b.offset_x]) * C(p.trans_std) * r.width;
    b.y += static_cast<C>(trans[b.offset_y]) * C(p.trans_std) * r.height;
  }
  return b;
}

// f(y, x) for the samples of a bin that lie in the map; how many there are.
template <class C, class F>
int64_t each_sample(const Bin<C>& b, const Sizes& s, const F& f) {
  if (b.instance < 0) return 0;
  int64_t count = 0;
  const C h = static_cast<C>(s.h), w = static_cast<C>(s.w), half = C(0.5);
  for (int64_t i = 0; i < s.samples; ++i) {
    for (int64_t j = 0; j < s.samples; ++j) {
      const C y = b.y + static_cast<C>(i) * b.step_y, x = b.x + static_cast<C>(j) * b.step_x;
      if (!(y >= -half && y <= h - half && x >= -half && x <= w - half)) continue;
      f(std::min(std::max(y, C(0)), h - 1), std::min(std::max(x, C(0)), w - 1));
      ++count;
    }
  }
  return count;
}

template <class T>
void forward(const MovedParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *data = r.input<T>(0), *rois = r.input<T>(1), *trans = p.no_trans ? nullptr : r.input<T>(2);
  T* out = r.output<T>(0);
  const int64_t bins = s.pooled * s.pooled, plane = s.h * s.w;
  parallel_for(s.rois * s.out_channels, grain_for(bins * s.samples * s.samples * 10), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin * bins; k < end * bins; ++k) {
      const Bin<C> b = bin_of(p, s, rois, trans, k / bins / s.out_channels, k / bins % s.out_channels, k % bins);
      C sum = 0;
      const int64_t count = each_sample(b, s, [&](C y, C x) {
        sum += blend_at(y, x, s.h, s.w).of(data + (b.instance * s.channels + b.channel) * plane);
      });
      out[k] = static_cast<T>(count > 0 ? sum / static_cast<C>(count) : C(0));
    }
  });
}

// Inputs: ograd, data, rois, trans. Outputs: gradients of data and trans. Many bins share an offset, and only bins of
// one class do; each class has channels of the data of its own.
template <class T>
void backward(const MovedParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *data = r.input<T>(1), *rois = r.input<T>(2);
  const T* trans = p.no_trans ? nullptr : r.input<T>(3);
  T *dx = r.output<T>(0), *dtrans = p.no_trans ? nullptr : r.output<T>(1);
  const int64_t bins = s.pooled * s.pooled, plane = s.h * s.w, each = s.out_channels / s.classes;
  std::fill(dx, dx + s.batch * s.channels * plane, convert<T>(0));
  if (dtrans) std::fill(dtrans, dtrans + s.rois * s.classes * 2 * s.parts * s.parts, convert<T>(0));
  const auto add = [](T& to, C v) { to = static_cast<T>(static_cast<C>(to) + v); };
  parallel_for(s.classes, 1, [&](int64_t begin, int64_t end) {
    for (int64_t k = 0; k < s.rois * (end - begin) * each * bins; ++k) {
      const int64_t bin = k % bins, channel = begin * each + k / bins % ((end - begin) * each);
      const int64_t roi = k / bins / ((end - begin) * each);
      const Bin<C> b = bin_of(p, s, rois, trans, roi, channel, bin);
      const int64_t count = each_sample(b, s, [](C, C) {});
      if (count == 0) continue;
      const C share = static_cast<C>(g[(roi * s.out_channels + channel) * bins + bin]) / static_cast<C>(count);
      const int64_t at = (b.instance * s.channels + b.channel) * plane;
      each_sample(b, s, [&](C y, C x) {
        const Blend<C> blend = blend_at(y, x, s.h, s.w);
        blend.add_to(dx + at, share);
        if (!dtrans) return;
        C v[4];
        for (int i = 0; i < 4; ++i) v[i] = static_cast<C>(data[at + blend.at[i]]);
        const C ly = y - std::floor(y), lx = x - std::floor(x);
        // At a pixel's center, where samples beyond the border are taken too, there is a bend: the slope is 0.
        const C slope_x = lx > 0 ? (v[1] - v[0]) * (1 - ly) + (v[3] - v[2]) * ly : C(0);
        const C slope_y = ly > 0 ? (v[2] - v[0]) * (1 - lx) + (v[3] - v[1]) * lx : C(0);
        add(dtrans[b.offset_x], share * slope_x * C(p.trans_std) * b.width);
        add(dtrans[b.offset_y], share * slope_y * C(p.trans_std) * b.height);
      });
    }
  });
}

template <bool kBackward>
Kernel kernel_of(const MovedParam& p, const PrepareCtx& c) {
  constexpr int kData = kBackward ? 1 : 0;
  const Sizes s = sizes_of(p, c.in[kData].shape, c.in[kData + 1].shape, p.no_trans ? nullptr : &c.in[kData + 2].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) { kBackward ? backward<T>(p, s, r) : forward<T>(p, s, r); }};
  });
}

void shapes(const MovedParam& p, ShapeCtx& c) {
  ps_shapes(p, c);
  if (p.no_trans) return;
  const Shape& t = c.in(2);
  const Shape wanted{c.in(1).ndim_known() ? c.in(1)[0] : -1, -1, p.parts(), p.parts()};
  Shape merged = t;
  if (!merge_shape(&merged, wanted))
    c.bad_input(2, cat("expected shape (regions, 2 * classes, parts, parts), here ", wanted, ", got ", t));
  if (merged[1] >= 0 && (merged[1] < 2 || merged[1] % 2 || p.output_dim % (merged[1] / 2)))
    c.bad_input(2, cat("expected two channels for each class, and a number of classes that divides output_dim ",
                       p.output_dim, ", got shape ", t));
  c.set_in(2, merged);
}

Case example(const char* name) {
  return std::move(Case(name)
                       .shape("data", {1, 8, 4, 5})
                       .values("rois", {2, 5}, {0, 0, 0, 6, 7, 0, 2, 3, 9, 7})
                       .with("spatial_scale", "0.5")
                       .with("output_dim", "2")
                       .with("group_size", "2")
                       .with("pooled_size", "2")
                       .no_gradient());
}

MXHUB_OP(_contrib_DeformablePSROIPooling)
    .doc(
        "Position-sensitive means over regions of interest whose bins are moved. As PSROIPooling, but a bin's value is "
        "the mean of interpolated samples, and the bin is moved by an offset: `trans` times `trans_std` times the "
        "region's width or height. Samples outside of the feature map are left out.")
    .param_struct<MovedParam>()
    .input("data", "Feature maps, shape (batch, output_dim * group_size^2, height, width).")
    .input("rois", "Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.")
    .input("trans", "Offsets along x and y for each class, shape (regions, 2 * classes, part_size, part_size).")
    .phrase("data", "Symbol")
    .phrase("rois", "Symbol")
    .phrase("trans", "Symbol")
    .output("output", "Shape (regions, output_dim, pooled_size, pooled_size).")
    .num_inputs([](const MovedParam& p) { return p.no_trans ? 2 : 3; })
    .shape(shapes)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(kernel_of<false>)
    .gradient([](const MovedParam& p, const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0), g.in(0), g.in(1)};
      if (!p.no_trans) in.push_back(g.in(2));
      const auto grads = g.fused("_backward_contrib_DeformablePSROIPooling", in);
      std::vector<Entry> out{grads[0], zeros_like(g.in(1))};
      if (!p.no_trans) out.push_back(grads[1]);
      return out;
    })
    .cases(example("typical").shape("trans", {2, 2, 2, 2}).with("trans_std", "0.1").with("sample_per_part", "2"),
           example("fixed").with("no_trans", "True"),
           example("parts").shape("trans", {2, 4, 1, 1}).with("part_size", "1"),
           example("offsets").shape("trans", {2, 3, 2, 2}).fails(Kind::kShape, "trans"));

MXHUB_OP(_backward_contrib_DeformablePSROIPooling)
    .hidden()
    .doc("Gradient of DeformablePSROIPooling.")
    .param_struct<MovedParam>()
    .input("ograd")
    .input("data")
    .input("rois")
    .input("trans")
    .output("data_grad")
    .output("trans_grad")
    .num_inputs([](const MovedParam& p) { return p.no_trans ? 3 : 4; })
    .num_outputs([](const MovedParam& p) { return p.no_trans ? 1 : 2; })
    .shape([](const MovedParam& p, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      if (!p.no_trans) c.set_out(1, c.in(3));
    })
    .kernel(kernel_of<true>);

}  // namespace
}  // namespace mxhub::op
