// _contrib_BilinearResize2D: images of another size, by bilinear interpolation.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Mode { kSize, kOddScale, kLike, kToEvenDown, kToEvenUp, kToOddDown, kToOddUp };

struct ResizeParam {
  int height = 1, width = 1;
  std::optional<float> scale_height, scale_width;
  int mode = kSize;
  bool align_corners = true;
  static auto fields() {
    using P = ResizeParam;
    return std::tuple{field("height", &P::height).at_least(1).doc("Height of the output."),
                      field("width", &P::width).at_least(1).doc("Width of the output."),
                      field("scale_height", &P::scale_height).doc("Factor on the height, in place of `height`."),
                      field("scale_width", &P::scale_width).doc("Factor on the width, in place of `width`."),
                      field("mode", &P::mode)
                          .choices({{"size", kSize},
                                    {"odd_scale", kOddScale},
                                    {"like", kLike},
                                    {"to_even_down", kToEvenDown},
                                    {"to_even_up", kToEvenUp},
                                    {"to_odd_down", kToOddDown},
                                    {"to_odd_up", kToOddUp}})
                          .doc("`size`: as the other parameters say; `like`: as `like`; `odd_scale`: a length d "
                               "becomes d s if d is even and "
                               "(d - 1) s + 1 if it is odd; `to_even_down` and its relatives: the nearest even or odd "
                               "length, not above "
                               "or not below."),
                      field("align_corners", &P::align_corners)
                          .doc("Whether the centres of the corner pixels meet, and not the edges of the images.")};
  }
};

int64_t length_of(const ResizeParam& p, int64_t d, int size, const std::optional<float>& scale) {
  switch (p.mode) {
    case kToEvenDown:
      return d - d % 2;
    case kToEvenUp:
      return d + d % 2;
    case kToOddDown:
      return d - (d % 2 == 0);
    case kToOddUp:
      return d + (d % 2 == 0);
    case kOddScale:
      return d % 2 == 0 ? static_cast<int64_t>(static_cast<float>(d) * scale.value_or(1))
                        : static_cast<int64_t>(static_cast<float>(d - 1) * scale.value_or(1)) + 1;
    default:
      return scale ? static_cast<int64_t>(static_cast<float>(d) * *scale) : size;
  }
}

void shape_rule(const ResizeParam& p, ShapeCtx& c) {
  const Shape& d = c.in(0);
  if (!d.known()) return;
  if (d.ndim() != 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
  Shape out{d[0], d[1], 0, 0};
  if (p.mode == kLike) {
    const Shape& like = c.in(1);
    if (!like.known()) return;
    if (like.ndim() != 4) c.bad_input(1, cat("expected shape (batch, channels, height, width), got ", like));
    out[2] = like[2];
    out[3] = like[3];
  } else {
    out[2] = length_of(p, d[2], p.height, p.scale_height);
    out[3] = length_of(p, d[3], p.width, p.scale_width);
  }
  if (out[2] < 1 || out[3] < 1 || d[2] < 1 || d[3] < 1)
    c.bad_input(0, cat("expected an image that can be resized to a positive size, got shape ", d));
  c.set_out(0, out);
}

struct Sizes {
  int64_t planes, h, w, oh, ow;
  bool align;
};

// Where output i of n reads an axis of length d.
struct Tap {
  int64_t low, step;  // step: to the upper neighbour, 0 at the end
  double upper;       // its weight
};
Tap tap_of(int64_t i, int64_t d, int64_t n, bool align) {
  double at;
  if (align)
    at = n > 1 ? static_cast<double>(i) * static_cast<double>(d - 1) / static_cast<double>(n - 1) : 0;
  else
    at = std::max(0.0, (static_cast<double>(i) + 0.5) * static_cast<double>(d) / static_cast<double>(n) - 0.5);
  const int64_t low = std::min(static_cast<int64_t>(at), d - 1);
  return {low, low + 1 < d ? 1 : 0, at - static_cast<double>(low)};
}

template <class T, bool gradient>
void run(const Sizes& s, const T* from, T* to) {
  using C = Compute<T>;
  parallel_for(s.planes, grain_for(s.oh * s.ow * 8), [&](int64_t first, int64_t last) {
    for (int64_t p = first; p < last; ++p) {
      const T* x = from + p * (gradient ? s.oh * s.ow : s.h * s.w);
      T* y = to + p * (gradient ? s.h * s.w : s.oh * s.ow);
      if (gradient) std::fill(y, y + s.h * s.w, convert<T>(0));
      for (int64_t i = 0; i < s.oh; ++i) {
        const Tap v = tap_of(i, s.h, s.oh, s.align);
        for (int64_t j = 0; j < s.ow; ++j) {
          const Tap u = tap_of(j, s.w, s.ow, s.align);
          const int64_t corner[4] = {v.low * s.w + u.low, v.low * s.w + u.low + u.step, (v.low + v.step) * s.w + u.low,
                                     (v.low + v.step) * s.w + u.low + u.step};
          const double weight[4] = {(1 - v.upper) * (1 - u.upper), (1 - v.upper) * u.upper, v.upper * (1 - u.upper),
                                    v.upper * u.upper};
          if constexpr (gradient) {
            const C g = static_cast<C>(x[i * s.ow + j]);
            for (int k = 0; k < 4; ++k)
              y[corner[k]] = static_cast<T>(static_cast<C>(y[corner[k]]) + g * static_cast<C>(weight[k]));
          } else {
            C sum = 0;
            for (int k = 0; k < 4; ++k) sum += static_cast<C>(x[corner[k]]) * static_cast<C>(weight[k]);
            y[i * s.ow + j] = static_cast<T>(sum);
          }
        }
      }
    }
  });
}

template <bool gradient>
Kernel kernel_of(const ResizeParam& p, const Shape& image, const Shape& resized, DType type) {
  const Sizes s{image[0] * image[1], image[2], image[3], resized[2], resized[3], p.align_corners};
  return dispatch_float(type, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s](const RunCtx& r) { run<T, gradient>(s, r.input<T>(0), r.output<T>(0)); }, 0,
                  static_cast<double>(resized.size()) * 10};
  });
}

MXHUB_OP(_contrib_BilinearResize2D)
    .doc("Resizes images with bilinear interpolation. `mode` says how the new size is found.")
    .param_struct<ResizeParam>()
    .input("data", "Shape (batch, channels, height, width).")
    .input("like", "An array whose last two axes give the size; only with mode `like`.")
    .output("output", "Shape (batch, channels, new height, new width).")
    .num_inputs([](const ResizeParam& p) { return p.mode == kLike ? 2 : 1; })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const ResizeParam& p, const PrepareCtx& c) {
      return kernel_of<false>(p, c.in[0].shape, c.out[0].shape, c.in[0].dtype);
    })
    .gradient([](const ResizeParam& p, const GradCtx& g) {
      std::vector<Entry> r = g.fused("_backward_contrib_BilinearResize2D", {g.ograd(0), g.in(0)});
      if (p.mode == kLike) r.push_back(zeros_like(g.in(1)));
      return r;
    })
    .cases(Case("smaller").shape("data", {1, 2, 4, 4}).with("height", "2").with("width", "3"),
           Case("larger")
               .shape("data", {1, 1, 3, 2})
               .with("height", "5")
               .with("width", "7")
               .with("align_corners", "False"),
           Case("like").shape("data", {1, 1, 4, 4}).shape("like", {1, 1, 3, 2}).with("mode", "like"),
           Case("matrix").shape("data", {2, 3}).with("height", "5").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_contrib_BilinearResize2D)
    .hidden()
    .doc("Gradient of bilinear resizing.")
    .param_struct<ResizeParam>()
    .input("ograd")
    .input("data")
    .output("grad")
    .shape([](const ResizeParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const ResizeParam& p, const PrepareCtx& c) {
      return kernel_of<true>(p, c.out[0].shape, c.in[0].shape, c.in[0].dtype);
    });

}  // namespace
}  // namespace mxhub::op
