// _contrib_PSROIPooling: means over bins of regions of interest, each bin from channels of its own.
#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/psroi.h"

namespace mxhub::op {
namespace {

struct PsRoiParam {
  float spatial_scale = 1;
  int output_dim = 1, pooled_size = 1, group_size = 0;
  static auto fields() {
    using P = PsRoiParam;
    return std::tuple{ps_scale_field<P>(), ps_output_field<P>(), ps_pooled_field<P>(),
                      field("group_size", &P::group_size)
                          .at_least(0)
                          .doc("Cells of channels along each axis; 0: as many as `pooled_size`.")
                          .tag("count")};
  }
};

// f(instance, channel of the data, begin y, end y, begin x, end x) for output (channel, bin) of a region.
template <class T, class F>
void with_bin(const PsRoiParam& p, const PsSizes& s, const T* roi, int64_t channel, int64_t bin, const F& f) {
  using C = Compute<T>;
  const int64_t instance = instance_of(static_cast<C>(roi[0]), s.batch);
  const int64_t by = bin / s.pooled, bx = bin % s.pooled;
  const PsRegion<C> r = ps_region<C>(p.spatial_scale, roi, s.pooled, C(0));
  const auto edge = [](C v, int64_t limit) {
    // In this order NaN becomes 0.
    return static_cast<int64_t>(std::min(std::max(C(0), v), static_cast<C>(limit)));
  };
  f(instance, ps_channel(s, channel, by, bx), edge(std::floor(static_cast<C>(by) * r.bin_h + r.y), s.h),
    edge(std::ceil(static_cast<C>(by + 1) * r.bin_h + r.y), s.h),
    edge(std::floor(static_cast<C>(bx) * r.bin_w + r.x), s.w),
    edge(std::ceil(static_cast<C>(bx + 1) * r.bin_w + r.x), s.w));
}

template <class T>
void forward(const PsRoiParam& p, const PsSizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *data = r.input<T>(0), *rois = r.input<T>(1);
  T* out = r.output<T>(0);
  const int64_t bins = s.pooled * s.pooled;
  parallel_for(s.rois * s.out_channels, grain_for(bins * 50), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin * bins; k < end * bins; ++k) {
      const int64_t roi = k / bins / s.out_channels;
      with_bin(p, s, rois + roi * 5, k / bins % s.out_channels, k % bins,
               [&](int64_t n, int64_t c, int64_t y0, int64_t y1, int64_t x0, int64_t x1) {
                 C sum = 0;
                 const int64_t count = n < 0 ? 0 : std::max<int64_t>(y1 - y0, 0) * std::max<int64_t>(x1 - x0, 0);
                 if (count > 0)
                   for (int64_t y = y0; y < y1; ++y)
                     for (int64_t x = x0; x < x1; ++x)
                       sum += static_cast<C>(data[((n * s.channels + c) * s.h + y) * s.w + x]);
                 out[k] = static_cast<T>(count > 0 ? sum / static_cast<C>(count) : C(0));
               });
    }
  });
}

// Inputs: ograd, data, rois. Each output channel has channels of the data of its own.
template <class T>
void backward(const PsRoiParam& p, const PsSizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *rois = r.input<T>(2);
  T* dx = r.output<T>(0);
  const int64_t bins = s.pooled * s.pooled;
  std::fill(dx, dx + s.batch * s.channels * s.h * s.w, convert<T>(0));
  parallel_for(s.out_channels, grain_for(s.rois * bins * 50), [&](int64_t begin, int64_t end) {
    for (int64_t channel = begin; channel < end; ++channel) {
      for (int64_t k = 0; k < s.rois * bins; ++k) {
        const int64_t roi = k / bins, bin = k % bins;
        with_bin(p, s, rois + roi * 5, channel, bin,
                 [&](int64_t n, int64_t c, int64_t y0, int64_t y1, int64_t x0, int64_t x1) {
                   if (n < 0 || y1 <= y0 || x1 <= x0) return;
                   const C share = static_cast<C>(g[(roi * s.out_channels + channel) * bins + bin]) /
                                   static_cast<C>((y1 - y0) * (x1 - x0));
                   for (int64_t y = y0; y < y1; ++y) {
                     for (int64_t x = x0; x < x1; ++x) {
                       T& d = dx[((n * s.channels + c) * s.h + y) * s.w + x];
                       d = static_cast<T>(static_cast<C>(d) + share);
                     }
                   }
                 });
      }
    }
  });
}

template <bool kBackward>
Kernel kernel_of(const PsRoiParam& p, const PrepareCtx& c) {
  const PsSizes s = ps_sizes(p, c.in[kBackward ? 1 : 0].shape, c.in[kBackward ? 2 : 1].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) { kBackward ? backward<T>(p, s, r) : forward<T>(p, s, r); }};
  });
}

Case example(const char* name) {
  return std::move(
      Case(name).with("spatial_scale", "0.5").with("output_dim", "2").with("pooled_size", "2").no_gradient());
}

MXHUB_OP(_contrib_PSROIPooling)
    .doc(
        "Means over the bins of regions of interest, with channels of its own for each place in the grid. Output "
        "channel "
        "c of the bin in row i and column j is the mean over the bin of data channel (c * group_size + i) * group_size "
        "+ j, where i and j are scaled when there are more bins than cells.")
    .param_struct<PsRoiParam>()
    .input("data", "Feature maps, shape (batch, output_dim * group_size^2, height, width).")
    .input("rois", "Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.")
    .phrase("data", "Symbol")
    .phrase("rois", "Symbol")
    .output("output", "Shape (regions, output_dim, pooled_size, pooled_size).")
    .shape([](const PsRoiParam& p, ShapeCtx& c) { ps_shapes(p, c); })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(kernel_of<false>)
    .gradient([](const PsRoiParam&, const GradCtx& g) {
      const Entry grad = g.fused("_backward_contrib_PSROIPooling", {g.ograd(0), g.in(0), g.in(1)})[0];
      return std::vector<Entry>{grad, zeros_like(g.in(1))};
    })
    .cases(example("typical").shape("data", {1, 8, 4, 5}).values("rois", {2, 5}, {0, 0, 0, 6, 7, 0, 2, 3, 9, 7}),
           example("cells").shape("data", {1, 2, 4, 5}).values("rois", {1, 5}, {0, 1, 0, 6, 7}).with("group_size", "1"),
           example("empty").shape("data", {1, 8, 4, 5}).shape("rois", {0, 5}),
           example("channels").shape("data", {1, 7, 4, 5}).shape("rois", {1, 5}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_contrib_PSROIPooling)
    .hidden()
    .doc("Gradient of PSROIPooling.")
    .param_struct<PsRoiParam>()
    .input("ograd")
    .input("data")
    .input("rois")
    .output("grad")
    .shape([](const PsRoiParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel(kernel_of<true>);

}  // namespace
}  // namespace mxhub::op
