// GridGenerator, BilinearSampler and SpatialTransformer: sampling an image at the points of a grid.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Transform { kAffine, kWarp };

struct GridParam {
  int transform_type = kAffine;
  Shape target_shape{0, 0};
  static auto fields() {
    return std::tuple{
        field("transform_type", &GridParam::transform_type)
            .required()
            .choices({{"affine", kAffine}, {"warp", kWarp}})
            .doc("`affine`: data holds matrices of 2 x 3; `warp`: data holds a displacement for each point."),
        field("target_shape", &GridParam::target_shape)
            .doc("Height and width of the grid; needed for `affine`.")
            .tag("shape")};
  }
};

struct SamplerParam {
  std::optional<bool> cudnn_off;
  static auto fields() {
    return std::tuple{field("cudnn_off", &SamplerParam::cudnn_off).doc("Accepted for compatibility; has no effect.")};
  }
};

struct TransformerParam {
  Shape target_shape{0, 0};
  int transform_type = 0, sampler_type = 0;
  std::optional<bool> cudnn_off;
  static auto fields() {
    using P = TransformerParam;
    return std::tuple{
        field("target_shape", &P::target_shape).doc("Height and width of the output.").tag("shape"),
        field("transform_type", &P::transform_type)
            .required()
            .choices({{"affine", 0}})
            .doc("The kind of transformation."),
        field("sampler_type", &P::sampler_type).required().choices({{"bilinear", 0}}).doc("The kind of interpolation."),
        field("cudnn_off", &P::cudnn_off).doc("Accepted for compatibility; has no effect.")};
  }
};

void check_target(const ShapeCtx& c, const Shape& s) {
  if (s.ndim() != 2 || s[0] < 1 || s[1] < 1) c.bad_param("target_shape", cat("expected height and width, got ", s));
}

void float_rule(TypeCtx& c) {
  c.require_float(0);
  c.same();
}

// ---- the grid --------------------------------------------------------------------------------------------------

// Position i of n points from -1 to 1.
template <class C>
C coordinate(int64_t i, int64_t n) {
  return n > 1 ? C(-1) + C(2) * static_cast<C>(i) / static_cast<C>(n - 1) : C(-1);
}

template <class T>
void affine_grid(const T* theta, T* grid, int64_t batch, int64_t h, int64_t w) {
  using C = Compute<T>;
  parallel_for(batch * h, grain_for(w * 8), [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const int64_t n = row / h, i = row % h;
      const C y = coordinate<C>(i, h);
      for (int64_t j = 0; j < w; ++j) {
        const C x = coordinate<C>(j, w);
        for (int64_t k = 0; k < 2; ++k) {
          const T* t = theta + n * 6 + k * 3;
          grid[((n * 2 + k) * h + i) * w + j] =
              static_cast<T>(static_cast<C>(t[0]) * x + static_cast<C>(t[1]) * y + static_cast<C>(t[2]));
        }
      }
    }
  });
}

template <class T>
void affine_gradient(const T* grad, T* dtheta, int64_t batch, int64_t h, int64_t w) {
  using C = Compute<T>;
  for (int64_t n = 0; n < batch * 2; ++n) {
    double sum[3] = {};
    for (int64_t i = 0; i < h; ++i) {
      for (int64_t j = 0; j < w; ++j) {
        const double g = static_cast<double>(static_cast<C>(grad[(n * h + i) * w + j]));
        sum[0] += g * static_cast<double>(coordinate<C>(j, w));
        sum[1] += g * static_cast<double>(coordinate<C>(i, h));
        sum[2] += g;
      }
    }
    for (int k = 0; k < 3; ++k) dtheta[n * 3 + k] = static_cast<T>(static_cast<C>(sum[k]));
  }
}

// Displacements in pixels to coordinates from -1 to 1, and the gradient of that.
template <class T>
void warp_grid(const T* flow, T* grid, int64_t batch, int64_t h, int64_t w, bool gradient) {
  using C = Compute<T>;
  for (int64_t n = 0; n < batch * 2; ++n) {
    const bool vertical = n % 2 == 1;
    const C half_size = static_cast<C>(vertical ? h - 1 : w - 1) / 2;
    for (int64_t i = 0; i < h; ++i) {
      for (int64_t j = 0; j < w; ++j) {
        const int64_t at = (n * h + i) * w + j;
        const C v = static_cast<C>(flow[at]);
        if (half_size == 0)
          grid[at] = static_cast<T>(gradient ? C(0) : C(-1));
        else
          grid[at] = static_cast<T>(gradient ? v / half_size : (v + static_cast<C>(vertical ? i : j)) / half_size - 1);
      }
    }
  }
}

void grid_shape(const GridParam& p, ShapeCtx& c) {
  const Shape& d = c.in(0);
  if (p.transform_type == kAffine) {
    check_target(c, p.target_shape);
    c.set_in(0, Shape{-1, 6});
    c.set_out(0, Shape{c.in(0)[0], 2, p.target_shape[0], p.target_shape[1]});
    return;
  }
  if (d.ndim_known() && (d.ndim() != 4 || (d[1] >= 0 && d[1] != 2)))
    c.bad_input(0, cat("expected shape (batch, 2, height, width), got ", d));
  c.set_out(0, d);
}

MXHUB_OP(GridGenerator)
    .doc(
        "Points at which BilinearSampler reads an image. Coordinates run from -1 (left, top) to 1. `affine` maps a "
        "regular "
        "grid by a matrix for each instance; `warp` adds a displacement in pixels to each point of a regular grid.")
    .param_struct<GridParam>()
    .input("data", "Matrices (batch, 6), or displacements (batch, 2, height, width), x first.")
    .output("output", "Shape (batch, 2, height, width), x first.")
    .shape(grid_shape)
    .dtype(float_rule)
    .kernel([](const GridParam& p, const PrepareCtx& c) {
      const Shape& s = c.out[0].shape;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[affine = p.transform_type == kAffine, n = s[0], h = s[2], w = s[3]](const RunCtx& r) {
          if (affine)
            affine_grid(r.input<T>(0), r.output<T>(0), n, h, w);
          else
            warp_grid(r.input<T>(0), r.output<T>(0), n, h, w, false);
        }};
      });
    })
    .gradient([](const GridParam&, const GradCtx& g) { return g.fused("_backward_GridGenerator", {g.ograd(0)}); })
    .cases(Case("affine").shape("data", {2, 6}).with("transform_type", "affine").with("target_shape", "(3, 4)"),
           Case("warp").shape("data", {1, 2, 3, 3}).with("transform_type", "warp"),
           Case("no_target")
               .shape("data", {2, 6})
               .with("transform_type", "affine")
               .fails(Kind::kArgument, "target_shape"));

MXHUB_OP(_backward_GridGenerator)
    .hidden()
    .doc("Gradient of GridGenerator.")
    .param_struct<GridParam>()
    .input("ograd")
    .output("grad")
    .shape([](const GridParam& p, ShapeCtx& c) {
      c.set_out(0, p.transform_type == kAffine ? Shape{c.in(0)[0], 6} : c.in(0));
    })
    .kernel([](const GridParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[affine = p.transform_type == kAffine, n = s[0], h = s[2], w = s[3]](const RunCtx& r) {
          if (affine)
            affine_gradient(r.input<T>(0), r.output<T>(0), n, h, w);
          else
            warp_grid(r.input<T>(0), r.output<T>(0), n, h, w, true);
        }};
      });
    });

// ---- sampling --------------------------------------------------------------------------------------------------

struct SampleSizes {
  int64_t batch, channels, h, w, oh, ow;
};

// The four pixels around a point, with their weights; those outside the image do not count.
template <class C>
struct Corners {
  int64_t x, y;  // top left
  C fx, fy;      // weights of the left and upper ones
  Corners(C gx, C gy, int64_t h, int64_t w) {
    const C px = (gx + 1) * static_cast<C>(w - 1) / 2, py = (gy + 1) * static_cast<C>(h - 1) / 2;
    // Far outside (or not a number) nothing is read; the bound keeps the conversion to integers defined.
    const bool near = px > -2 && px < static_cast<C>(w + 1) && py > -2 && py < static_cast<C>(h + 1);
    x = near ? static_cast<int64_t>(std::floor(px)) : -4;
    y = near ? static_cast<int64_t>(std::floor(py)) : -4;
    fx = near ? 1 - (px - static_cast<C>(x)) : C(0);
    fy = near ? 1 - (py - static_cast<C>(y)) : C(0);
  }
  // f(pixel, dx, dy) for the corners inside.
  template <class F>
  void each(int64_t h, int64_t w, const F& f) const {
    for (int64_t dy = 0; dy < 2; ++dy)
      for (int64_t dx = 0; dx < 2; ++dx)
        if (y + dy >= 0 && y + dy < h && x + dx >= 0 && x + dx < w) f((y + dy) * w + x + dx, dx, dy);
  }
  C weight(int64_t dx, int64_t dy) const { return (dx ? 1 - fx : fx) * (dy ? 1 - fy : fy); }
};

template <class T>
void sample(const SampleSizes& s, const T* data, const T* grid, T* out) {
  using C = Compute<T>;
  const int64_t points = s.oh * s.ow;
  parallel_for(s.batch * points, grain_for(s.channels * 10), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t n = k / points, at = k % points;
      const T* g = grid + n * 2 * points + at;
      const Corners<C> corners(static_cast<C>(g[0]), static_cast<C>(g[points]), s.h, s.w);
      for (int64_t c = 0; c < s.channels; ++c) {
        const T* image = data + (n * s.channels + c) * s.h * s.w;
        C sum = 0;
        corners.each(s.h, s.w, [&](int64_t i, int64_t dx, int64_t dy) {
          sum += static_cast<C>(image[i]) * corners.weight(dx, dy);
        });
        out[(n * s.channels + c) * points + at] = static_cast<T>(sum);
      }
    }
  });
}

template <class T>
void sample_gradient(const SampleSizes& s, const T* og, const T* data, const T* grid, T* ddata, T* dgrid) {
  using C = Compute<T>;
  const int64_t points = s.oh * s.ow, image_size = s.h * s.w;
  if (ddata) std::fill(ddata, ddata + s.batch * s.channels * image_size, static_cast<T>(C(0)));
  parallel_for(s.batch, grain_for(points * s.channels * 20), [&](int64_t begin, int64_t end) {
    for (int64_t n = begin; n < end; ++n) {
      for (int64_t at = 0; at < points; ++at) {
        const T* g = grid + n * 2 * points + at;
        const Corners<C> corners(static_cast<C>(g[0]), static_cast<C>(g[points]), s.h, s.w);
        C to_x = 0, to_y = 0;
        for (int64_t c = 0; c < s.channels; ++c) {
          const int64_t plane = n * s.channels + c;
          const C go = static_cast<C>(og[plane * points + at]);
          corners.each(s.h, s.w, [&](int64_t i, int64_t dx, int64_t dy) {
            if (ddata) {
              T& d = ddata[plane * image_size + i];
              d = static_cast<T>(static_cast<C>(d) + go * corners.weight(dx, dy));
            }
            const C v = static_cast<C>(data[plane * image_size + i]) * go;
            to_x += (dx ? v : -v) * (dy ? 1 - corners.fy : corners.fy);
            to_y += (dy ? v : -v) * (dx ? 1 - corners.fx : corners.fx);
          });
        }
        if (!dgrid) continue;
        dgrid[n * 2 * points + at] = static_cast<T>(to_x * static_cast<C>(s.w - 1) / 2);
        dgrid[(n * 2 + 1) * points + at] = static_cast<T>(to_y * static_cast<C>(s.h - 1) / 2);
      }
    }
  });
}

SampleSizes sizes_of(const Shape& data, int64_t oh, int64_t ow) { return {data[0], data[1], data[2], data[3], oh, ow}; }

void require_image(const ShapeCtx& c) {
  if (c.in(0).ndim_known() && c.in(0).ndim() != 4)
    c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", c.in(0)));
}

MXHUB_OP(BilinearSampler)
    .doc(
        "Reads an image at the points of a grid, with bilinear interpolation. Coordinates run from -1 to 1 across the "
        "image; what lies outside counts as 0.")
    .param_struct<SamplerParam>()
    .input("data", "Shape (batch, channels, height, width).")
    .input("grid", "Shape (batch, 2, output height, output width), x first.")
    .output("output", "Shape (batch, channels, output height, output width).")
    .shape([](const SamplerParam&, ShapeCtx& c) {
      require_image(c);
      const Shape &d = c.in(0), &g = c.in(1);
      if (g.ndim_known() && (g.ndim() != 4 || (g[1] >= 0 && g[1] != 2)))
        c.bad_input(1, cat("expected shape (batch, 2, height, width), got ", g));
      if (!d.ndim_known() || !g.ndim_known()) return;
      c.set_in(1, Shape{d[0], 2, -1, -1});
      c.set_out(0, Shape{d[0], d[1], g[2], g[3]});
    })
    .dtype(float_rule)
    .kernel([](const SamplerParam&, const PrepareCtx& c) {
      const SampleSizes s = sizes_of(c.in[0].shape, c.in[1].shape[2], c.in[1].shape[3]);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s](const RunCtx& r) { sample(s, r.input<T>(0), r.input<T>(1), r.output<T>(0)); }};
      });
    })
    .gradient([](const SamplerParam&, const GradCtx& g) {
      return g.fused("_backward_BilinearSampler", {g.ograd(0), g.in(0), g.in(1)});
    })
    .cases(Case("typical").shape("data", {1, 2, 4, 4}).shape("grid", {1, 2, 3, 3}, -0.9, 0.9),
           Case("outside").shape("data", {1, 1, 3, 3}).values("grid", {1, 2, 1, 2}, {-3, 0.5, 2, 0.25}).no_gradient(),
           Case("grid_axes").shape("data", {1, 2, 4, 4}).shape("grid", {1, 3, 3, 3}).fails(Kind::kShape, "grid"));

MXHUB_OP(_backward_BilinearSampler)
    .hidden()
    .doc("Gradients of BilinearSampler.")
    .param_struct<SamplerParam>()
    .input("ograd")
    .input("data")
    .input("grid")
    .output("data_grad")
    .output("grid_grad")
    .optional_outputs()
    .shape([](const SamplerParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_out(1, c.in(2));
    })
    .kernel([](const SamplerParam&, const PrepareCtx& c) {
      const SampleSizes s = sizes_of(c.in[1].shape, c.in[2].shape[2], c.in[2].shape[3]);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s](const RunCtx& r) {
          sample_gradient(s, r.input<T>(0), r.input<T>(1), r.input<T>(2), r.output<T>(0), r.output<T>(1));
        }};
      });
    });

// ---- both ------------------------------------------------------------------------------------------------------

GridParam grid_param(const TransformerParam& p) {
  GridParam g;
  g.target_shape = p.target_shape;
  return g;
}

MXHUB_OP(SpatialTransformer)
    .doc(
        "Transforms an image by an affine map for each instance. The grid of GridGenerator, sampled by "
        "BilinearSampler.")
    .param_struct<TransformerParam>()
    .input("data", "Shape (batch, channels, height, width).")
    .input("loc", "Matrices of 2 x 3, shape (batch, 6).")
    .output("output", "Shape (batch, channels, target_shape...).")
    .shape([](const TransformerParam& p, ShapeCtx& c) {
      check_target(c, p.target_shape);
      require_image(c);
      if (!c.in(0).ndim_known()) return;
      c.set_in(1, Shape{c.in(0)[0], 6});
      c.set_out(0, Shape{c.in(0)[0], c.in(0)[1], p.target_shape[0], p.target_shape[1]});
    })
    .dtype(float_rule)
    .kernel([](const TransformerParam& p, const PrepareCtx& c) {
      const SampleSizes s = sizes_of(c.in[0].shape, p.target_shape[0], p.target_shape[1]);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s](const RunCtx& r) {
                        T* grid = static_cast<T*>(r.scratch);
                        affine_grid(r.input<T>(1), grid, s.batch, s.oh, s.ow);
                        sample(s, r.input<T>(0), grid, r.output<T>(0));
                      },
                      sizeof(T) * static_cast<size_t>(2 * s.batch * s.oh * s.ow)};
      });
    })
    .gradient([](const TransformerParam& p, const GradCtx& g) {
      const Entry grid = call_with("GridGenerator", {g.in(1)}, grid_param(p));
      const Entry grads = call_with("_backward_BilinearSampler", {g.ograd(0), g.in(0), grid}, SamplerParam{});
      return std::vector<Entry>{grads, call_with("_backward_GridGenerator", {output_of(grads, 1)}, grid_param(p))};
    })
    .reference([](const TransformerParam& p, const std::vector<Entry>& in) {
      const Entry grid = call_with("GridGenerator", {in[1]}, grid_param(p));
      return std::vector<Entry>{call_with("BilinearSampler", {in[0], grid}, SamplerParam{})};
    })
    .cases(Case("typical")
               .shape("data", {1, 2, 4, 4})
               .values("loc", {1, 6}, {0.9, 0.1, 0.05, -0.1, 0.8, 0})
               .with("transform_type", "affine")
               .with("sampler_type", "bilinear")
               .with("target_shape", "(3, 3)"),
           Case("larger")
               .shape("data", {1, 1, 2, 2})
               .values("loc", {1, 6}, {0.7, 0, 0, 0, 0.7, 0})
               .with("transform_type", "affine")
               .with("sampler_type", "bilinear")
               .with("target_shape", "(4, 5)"),
           Case("no_target")
               .shape("data", {1, 1, 2, 2})
               .shape("loc", {1, 6})
               .with("transform_type", "affine")
               .with("sampler_type", "bilinear")
               .fails(Kind::kArgument, "target_shape"));

}  // namespace
}  // namespace mxhub::op
