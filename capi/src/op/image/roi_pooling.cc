// ROIPooling: the maximum over a grid of bins in each region of interest.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct RoiPoolingParam {
  Shape pooled_size;
  float spatial_scale = 1;
  static auto fields() {
    return std::tuple{field("pooled_size", &RoiPoolingParam::pooled_size)
                          .required()
                          .doc("Number of bins along height and width.")
                          .tag("shape"),
                      field("spatial_scale", &RoiPoolingParam::spatial_scale)
                          .required()
                          .doc("Size of the feature map over that of the image in which the regions are given.")};
  }
};

struct Sizes {
  int64_t batch, channels, h, w, rois, ph, pw;
};
Sizes sizes_of(const RoiPoolingParam& p, const Shape& data, const Shape& rois) {
  return {data[0], data[1], data[2], data[3], rois[0], p.pooled_size[0], p.pooled_size[1]};
}

// f(instance, bin, begin y, end y, begin x, end x) for each bin of region r; nothing for an instance that does not
// exist.
template <class T, class F>
bool each_bin(const RoiPoolingParam& p, const Sizes& s, const T* roi, const F& f) {
  using C = Compute<T>;
  const C instance = static_cast<C>(roi[0]);
  if (!(instance >= 0 && instance < static_cast<C>(s.batch))) return false;
  const int64_t n = static_cast<int64_t>(instance);
  int64_t corner[4];
  for (int k = 0; k < 4; ++k) {
    const double v = std::round(static_cast<double>(static_cast<C>(roi[k + 1])) * static_cast<double>(p.spatial_scale));
    const double nan_as = k < 2 ? 1e9 : -1e9;  // a region is empty that starts at NaN, one pixel wide if it ends there
    corner[k] = static_cast<int64_t>(std::isnan(v) ? nan_as : std::min(std::max(v, -1e9), 1e9));
  }
  const int64_t x0 = corner[0], y0 = corner[1];
  const double bin_h = static_cast<double>(std::max<int64_t>(corner[3] - y0 + 1, 1)) / static_cast<double>(s.ph);
  const double bin_w = static_cast<double>(std::max<int64_t>(corner[2] - x0 + 1, 1)) / static_cast<double>(s.pw);
  auto inside = [](double v, int64_t offset, int64_t limit) {
    return std::min(std::max<int64_t>(static_cast<int64_t>(v) + offset, 0), limit);
  };
  for (int64_t i = 0; i < s.ph; ++i) {
    for (int64_t j = 0; j < s.pw; ++j) {
      f(n, i * s.pw + j, inside(std::floor(static_cast<double>(i) * bin_h), y0, s.h),
        inside(std::ceil(static_cast<double>(i + 1) * bin_h), y0, s.h),
        inside(std::floor(static_cast<double>(j) * bin_w), x0, s.w),
        inside(std::ceil(static_cast<double>(j + 1) * bin_w), x0, s.w));
    }
  }
  return true;
}

// Position of the first maximum of a bin, -1 in an empty one.
template <class T>
int64_t find_maximum(const T* image, int64_t w, int64_t y0, int64_t y1, int64_t x0, int64_t x1) {
  int64_t best = -1;
  for (int64_t y = y0; y < y1; ++y)
    for (int64_t x = x0; x < x1; ++x)
      if (best < 0 || static_cast<Compute<T>>(image[y * w + x]) > static_cast<Compute<T>>(image[best]))
        best = y * w + x;
  return best;
}

template <class T>
void forward(const RoiPoolingParam& p, const Sizes& s, const RunCtx& r) {
  const T *data = r.input<T>(0), *rois = r.input<T>(1);
  T* out = r.output<T>(0);
  const T zero = convert<T>(0);
  parallel_for(s.rois * s.channels, grain_for(s.h * s.w), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      T* y = out + k * s.ph * s.pw;
      const bool there = each_bin(p, s, rois + k / s.channels * 5,
                                  [&](int64_t n, int64_t bin, int64_t y0, int64_t y1, int64_t x0, int64_t x1) {
                                    const T* image = data + (n * s.channels + k % s.channels) * s.h * s.w;
                                    const int64_t best = find_maximum(image, s.w, y0, y1, x0, x1);
                                    y[bin] = best < 0 ? zero : image[best];
                                  });
      if (!there) std::fill(y, y + s.ph * s.pw, zero);
    }
  });
}

// Inputs: ograd, data, rois.
template <class T>
void backward(const RoiPoolingParam& p, const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *data = r.input<T>(1), *rois = r.input<T>(2);
  T* dx = r.output<T>(0);
  std::fill(dx, dx + s.batch * s.channels * s.h * s.w, convert<T>(0));
  // Regions overlap, channels do not.
  parallel_for(s.channels, grain_for(s.rois * s.h * s.w), [&](int64_t begin, int64_t end) {
    for (int64_t c = begin; c < end; ++c) {
      for (int64_t k = 0; k < s.rois; ++k) {
        const T* grads = g + (k * s.channels + c) * s.ph * s.pw;
        each_bin(p, s, rois + k * 5, [&](int64_t n, int64_t bin, int64_t y0, int64_t y1, int64_t x0, int64_t x1) {
          const int64_t plane = (n * s.channels + c) * s.h * s.w;
          const int64_t best = find_maximum(data + plane, s.w, y0, y1, x0, x1);
          if (best < 0) return;
          T& d = dx[plane + best];
          d = static_cast<T>(static_cast<C>(d) + static_cast<C>(grads[bin]));
        });
      }
    }
  });
}

MXHUB_OP(ROIPooling)
    .alias({"_npx_roi_pooling"})
    .doc(
        "Maximum over the bins of regions of interest. Each region is cut into `pooled_size` bins (whose edges are "
        "rounded "
        "outwards); the output holds the largest value of each bin, 0 for an empty one.")
    .param_struct<RoiPoolingParam>()
    .input("data", "Feature maps, shape (batch, channels, height, width).")
    .input("rois", "Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners belong to the region.")
    .output("output", "Shape (regions, channels, pooled_size...).")
    .shape([](const RoiPoolingParam& p, ShapeCtx& c) {
      if (p.pooled_size.ndim() != 2 || p.pooled_size[0] < 1 || p.pooled_size[1] < 1)
        c.bad_param("pooled_size", cat("expected two positive numbers, got ", p.pooled_size));
      const Shape &d = c.in(0), &rois = c.in(1);
      if (d.ndim_known() && d.ndim() != 4)
        c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
      if (rois.ndim_known() && (rois.ndim() != 2 || (rois[1] >= 0 && rois[1] != 5)))
        c.bad_input(1, cat("expected shape (regions, 5), got ", rois));
      if (d.ndim_known() && rois.ndim_known()) c.set_out(0, Shape{rois[0], d[1], p.pooled_size[0], p.pooled_size[1]});
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const RoiPoolingParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[0].shape, c.in[1].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, s, r); }};
      });
    })
    .gradient([](const RoiPoolingParam&, const GradCtx& g) {
      const Entry grad = g.fused("_backward_ROIPooling", {g.ograd(0), g.in(0), g.in(1)})[0];
      return std::vector<Entry>{grad, zeros_like(g.in(1))};
    })
    .cases(Case("typical")
               .shape("data", {1, 2, 6, 6})
               .values("rois", {2, 5}, {0, 0, 0, 3, 3, 0, 1, 2, 5, 5})
               .with("pooled_size", "(2, 2)")
               .with("spatial_scale", "1")
               .no_gradient(),
           Case("scaled")
               .shape("data", {1, 1, 4, 4})
               .values("rois", {1, 5}, {0, 0, 0, 6, 6})
               .with("pooled_size", "(2, 2)")
               .with("spatial_scale", "0.5")
               .no_gradient(),
           Case("regions")
               .shape("data", {1, 1, 4, 4})
               .shape("rois", {2, 4})
               .with("pooled_size", "(2, 2)")
               .with("spatial_scale", "1")
               .fails(Kind::kShape, "rois"));

MXHUB_OP(_backward_ROIPooling)
    .hidden()
    .doc("Gradient of ROIPooling.")
    .param_struct<RoiPoolingParam>()
    .input("ograd")
    .input("data")
    .input("rois")
    .output("grad")
    .shape([](const RoiPoolingParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const RoiPoolingParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(p, c.in[1].shape, c.in[2].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(p, s, r); }};
      });
    });

}  // namespace
}  // namespace mxhub::op
