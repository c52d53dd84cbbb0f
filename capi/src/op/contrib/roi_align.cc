// _contrib_ROIAlign and _contrib_RROIAlign: means of interpolated values over a grid of bins in regions of interest.
#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/roi_bilinear.h"

namespace mxhub::op {
namespace {

auto scale_doc() { return "Size of the feature map over that of the image in which the regions are given."; }
auto samples_doc() {
  return "Samples along each axis of a bin; not positive: as many as a bin has pixels, rounded up.";
}
struct AlignParam {
  Shape pooled_size;
  float spatial_scale = 1;
  int sample_ratio = -1;
  bool position_sensitive = false, aligned = false;
  static constexpr bool kRotated = false;
  static constexpr int kWidth = 5;
  int samples() const { return sample_ratio; }
  static auto fields() {
    using P = AlignParam;
    return std::tuple{
        field("pooled_size", &P::pooled_size).required().doc("Number of bins along height and width.").tag("shape"),
        field("spatial_scale", &P::spatial_scale).required().at_least(0).at_most(1).doc(scale_doc()),
        field("sample_ratio", &P::sample_ratio).doc(samples_doc()),
        field("position_sensitive", &P::position_sensitive).doc("Each bin takes its values from channels of its own."),
        field("aligned", &P::aligned)
            .doc("Coordinates count from pixels' corners, so that regions move by half a pixel.")};
  }
};
struct RotatedParam {
  Shape pooled_size;
  float spatial_scale = 1;
  int sampling_ratio = -1;
  static constexpr bool kRotated = true, position_sensitive = false, aligned = false;
  static constexpr int kWidth = 6;
  int samples() const { return sampling_ratio; }
  static auto fields() {
    using P = RotatedParam;
    return std::tuple{
        field("pooled_size", &P::pooled_size).required().doc("Number of bins along height and width.").tag("shape"),
        field("spatial_scale", &P::spatial_scale).required().at_least(0).at_most(1).doc(scale_doc()),
        field("sampling_ratio", &P::sampling_ratio).doc(samples_doc())};
  }
};

struct Sizes {
  int64_t batch, channels, h, w, rois, ph, pw, out_channels;
  int64_t bins() const { return ph * pw; }
};
template <class P>
Sizes sizes_of(const P& p, const Shape& data, const Shape& rois) {
  const int64_t ph = p.pooled_size[0], pw = p.pooled_size[1];
  return {data[0], data[1], data[2], data[3], rois[0], ph, pw, p.position_sensitive ? data[1] / (ph * pw) : data[1]};
}

// One region: where its samples lie. Along the region's own axes they are at u = start + (step of a sample); these are
// turned around the center.
template <class C>
struct Region {
  int64_t instance, grid_h, grid_w;
  C start_y, start_x, bin_h, bin_w, center_y = 0, center_x = 0, cosine = 1, sine = 0;
};

// More samples along an axis of a bin than any feature map has pixels give no better mean.
constexpr double kMostSamples = 1024;

template <class P, class T, class C = Compute<T>>
Region<C> region_of(const P& p, const Sizes& s, const T* roi) {
  const C scale = p.spatial_scale;
  Region<C> r{};
  r.cosine = 1;
  r.instance = instance_of(static_cast<C>(roi[0]), s.batch);
  C height, width;
  if constexpr (P::kRotated) {
    const C angle = static_cast<C>(roi[5]) * static_cast<C>(M_PI / 180);
    r.center_x = static_cast<C>(roi[1]) * scale;
    r.center_y = static_cast<C>(roi[2]) * scale;
    width = std::max(static_cast<C>(roi[3]) * scale, C(1));
    height = std::max(static_cast<C>(roi[4]) * scale, C(1));
    r.start_x = -width / 2;
    r.start_y = -height / 2;
    r.cosine = std::cos(angle);
    r.sine = std::sin(angle);
  } else {
    const C shift = p.aligned ? C(0.5) : C(0), least = p.aligned ? C(0) : C(1);
    r.start_x = static_cast<C>(roi[1]) * scale - shift;
    r.start_y = static_cast<C>(roi[2]) * scale - shift;
    width = std::max(static_cast<C>(roi[3]) * scale - shift - r.start_x, least);
    height = std::max(static_cast<C>(roi[4]) * scale - shift - r.start_y, least);
  }
  r.bin_h = height / static_cast<C>(s.ph);
  r.bin_w = width / static_cast<C>(s.pw);
  const auto samples = [&](C bin) {
    if (p.samples() > 0) return static_cast<int64_t>(p.samples());
    const double wanted = std::ceil(static_cast<double>(bin));
    return static_cast<int64_t>(wanted > 0 ? std::min(wanted, kMostSamples) : 0);
  };
  r.grid_h = samples(r.bin_h);
  r.grid_w = samples(r.bin_w);
  return r;
}

// f(blends, how many) for the samples of one bin that lie in the map, some at a time.
template <class C, class F>
void each_sample(const Region<C>& r, const Sizes& s, int64_t by, int64_t bx, const F& f) {
  constexpr int kSome = 64;
  Blend<C> blends[kSome];
  int count = 0;
  const C h = static_cast<C>(s.h), w = static_cast<C>(s.w);
  for (int64_t i = 0; i < r.grid_h; ++i) {
    const C v =
        r.start_y + static_cast<C>(by) * r.bin_h + (static_cast<C>(i) + C(0.5)) * r.bin_h / static_cast<C>(r.grid_h);
    for (int64_t j = 0; j < r.grid_w; ++j) {
      const C u =
          r.start_x + static_cast<C>(bx) * r.bin_w + (static_cast<C>(j) + C(0.5)) * r.bin_w / static_cast<C>(r.grid_w);
      const C x = u * r.cosine + v * r.sine + r.center_x, y = v * r.cosine - u * r.sine + r.center_y;
      if (!(y >= -1 && y <= h && x >= -1 && x <= w)) continue;
      blends[count++] = blend_at(std::min(std::max(y, C(0)), h - 1), std::min(std::max(x, C(0)), w - 1), s.h, s.w);
      if (count == kSome) {
        f(blends, count);
        count = 0;
      }
    }
  }
  f(blends, count);
}

template <class P>
int64_t channel_of(const P& p, const Sizes& s, int64_t c, int64_t bin) {
  return p.position_sensitive ? c * s.bins() + bin : c;
}

template <class P, class T>
void forward(const P& p, const Sizes& s, const RunCtx& run) {
  using C = Compute<T>;
  const T *data = run.input<T>(0), *rois = run.input<T>(1);
  T* out = run.output<T>(0);
  const int64_t plane = s.h * s.w;
  constexpr int64_t kChannels = 32;  // sums that are kept at a time
  parallel_for(s.rois * s.bins(), grain_for(s.out_channels * 16), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t bin = k % s.bins(), roi = k / s.bins();
      const Region<C> r = region_of(p, s, rois + roi * P::kWidth);
      T* y = out + roi * s.out_channels * s.bins() + bin;
      const C count = static_cast<C>(std::max<int64_t>(r.grid_h * r.grid_w, 1));
      for (int64_t c0 = 0; c0 < s.out_channels; c0 += kChannels) {
        const int64_t some = std::min(kChannels, s.out_channels - c0);
        C sums[kChannels] = {};
        if (r.instance >= 0 && plane > 0) {
          each_sample(r, s, bin / s.pw, bin % s.pw, [&](const Blend<C>* blends, int n) {
            for (int64_t c = 0; c < some; ++c) {
              const T* image = data + (r.instance * s.channels + channel_of(p, s, c0 + c, bin)) * plane;
              for (int i = 0; i < n; ++i) sums[c] += blends[i].of(image);
            }
          });
        }
        for (int64_t c = 0; c < some; ++c) y[(c0 + c) * s.bins()] = static_cast<T>(sums[c] / count);
      }
    }
  });
}

// Inputs: ograd, data, rois. Regions overlap, channels do not.
template <class P, class T>
void backward(const P& p, const Sizes& s, const RunCtx& run) {
  using C = Compute<T>;
  const T *g = run.input<T>(0), *rois = run.input<T>(2);
  T* dx = run.output<T>(0);
  const int64_t plane = s.h * s.w;
  std::fill(dx, dx + s.batch * s.channels * plane, convert<T>(0));
  if (plane == 0) return;
  parallel_for(s.out_channels, grain_for(s.rois * s.bins() * 32), [&](int64_t begin, int64_t end) {
    for (int64_t roi = 0; roi < s.rois; ++roi) {
      const Region<C> r = region_of(p, s, rois + roi * P::kWidth);
      if (r.instance < 0) continue;
      const C count = static_cast<C>(std::max<int64_t>(r.grid_h * r.grid_w, 1));
      for (int64_t bin = 0; bin < s.bins(); ++bin) {
        each_sample(r, s, bin / s.pw, bin % s.pw, [&](const Blend<C>* blends, int n) {
          for (int64_t c = begin; c < end; ++c) {
            const C share = static_cast<C>(g[(roi * s.out_channels + c) * s.bins() + bin]) / count;
            T* image = dx + (r.instance * s.channels + channel_of(p, s, c, bin)) * plane;
            for (int i = 0; i < n; ++i) blends[i].add_to(image, share);
          }
        });
      }
    }
  });
}

template <class P>
void shapes(const P& p, ShapeCtx& c) {
  if (p.pooled_size.ndim() != 2 || p.pooled_size[0] < 1 || p.pooled_size[1] < 1)
    c.bad_param("pooled_size", cat("expected two positive numbers, got ", p.pooled_size));
  const Shape &d = c.in(0), &rois = c.in(1);
  if (d.ndim_known() && d.ndim() != 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
  if (rois.ndim_known() && (rois.ndim() != 2 || (rois[1] >= 0 && rois[1] != P::kWidth)))
    c.bad_input(1, cat("expected shape (regions, ", P::kWidth, "), got ", rois));
  if (!d.ndim_known() || !rois.ndim_known()) return;
  const int64_t bins = p.pooled_size[0] * p.pooled_size[1];
  int64_t channels = d[1];
  if (p.position_sensitive && channels >= 0) {
    if (channels % bins)
      c.bad_input(0, cat("expected channels that divide by the number of bins, ", bins, ", got shape ", d));
    channels /= bins;
  }
  c.set_out(0, Shape{rois[0], channels, p.pooled_size[0], p.pooled_size[1]});
}

template <class P, bool kBackward>
Kernel kernel_of(const P& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[kBackward ? 1 : 0].shape, c.in[kBackward ? 2 : 1].shape);
  const double cost = static_cast<double>(s.rois * s.bins() * s.out_channels) * 20;
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    if constexpr (kBackward) return Kernel{[=](const RunCtx& r) { backward<P, T>(p, s, r); }, 0, cost};
    return Kernel{[=](const RunCtx& r) { forward<P, T>(p, s, r); }, 0, cost};
  });
}

template <class P>
void declare(const std::string& name, const std::string& text, const char* rois, const std::vector<double>& region) {
  const std::string backward_name = "_backward" + name;
  Case typical("typical"), samples("samples"), empty("empty"), width("width");
  for (Case* k : {&typical, &samples, &empty, &width}) {
    k->shape("data", {1, 2, 5, 6}).with("pooled_size", "(2, 3)").with("spatial_scale", "0.5");
    if (k == &width)
      k->shape("rois", {2, 4}).fails(Kind::kShape, "rois");
    else if (k == &empty)
      k->shape("rois", {0, P::kWidth});
    else
      k->values("rois", {1, P::kWidth}, region);
  }
  samples.with(P::kRotated ? "sampling_ratio" : "sample_ratio", "2");
  // The check of gradients moves regions, too, for which there is none.
  typical.no_gradient();
  samples.no_gradient();
  OpBuilder(name)
      .doc(text)
      .param_struct<P>()
      .input("data", "Feature maps, shape (batch, channels, height, width).")
      .input("rois", rois)
      .output("output", "Shape (regions, channels, pooled_size...).")
      .shape(shapes<P>)
      .dtype([](TypeCtx& c) {
        c.require_float(0);
        c.same();
      })
      .kernel(kernel_of<P, false>)
      .gradient([backward_name](const P&, const GradCtx& g) {
        const Entry grad = g.fused(backward_name.c_str(), {g.ograd(0), g.in(0), g.in(1)})[0];
        return std::vector<Entry>{grad, zeros_like(g.in(1))};
      })
      .cases(typical, samples, empty, width);
  OpBuilder(backward_name)
      .hidden()
      .doc("Gradient of " + name + ".")
      .param_struct<P>()
      .input("ograd")
      .input("data")
      .input("rois")
      .output("grad")
      .shape([](const P&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
      .kernel(kernel_of<P, true>);
}

MXHUB_OPS {
  declare<AlignParam>("_contrib_ROIAlign",
                      "Means over the bins of regions of interest. Each region is cut into `pooled_size` bins; a bin's "
                      "value is the mean of samples that lie evenly in it, interpolated between the four pixels around "
                      "each. Nothing is rounded. Samples more than a pixel outside count as 0.",
                      "Regions (instance, x1, y1, x2, y2), shape (regions, 5). A region whose instance does not exist "
                      "has zeros.",
                      {0, 1, 2, 9, 8});
  declare<RotatedParam>("_contrib_RROIAlign",
                        "Means over the bins of rotated regions of interest. As ROIAlign, with regions that are turned "
                        "counterclockwise around their center.",
                        "Regions (instance, x, y of the center, width, height, angle in degrees), shape (regions, 6).",
                        {0, 5, 4, 6, 4, 30});
};

}  // namespace
}  // namespace mxhub::op
