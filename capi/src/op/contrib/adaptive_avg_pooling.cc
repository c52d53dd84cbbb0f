// _contrib_AdaptiveAvgPooling2D: means over as many windows as the output shall have.
#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct AdaptiveParam {
  Shape output_size{std::initializer_list<int64_t>{}};
  static auto fields() {
    return std::tuple{field("output_size", &AdaptiveParam::output_size)
                          .doc("Height and width of the output, or one number for both; 1 when not given.")
                          .tag("shape")};
  }
  int64_t height() const { return output_size.ndim() > 0 ? output_size[0] : 1; }
  int64_t width() const { return output_size.ndim() > 1 ? output_size[1] : height(); }
};

struct Sizes {
  int64_t planes, h, w, oh, ow;
};

// The window of output i: positions that it covers at least in part.
void window(int64_t i, int64_t in, int64_t out, int64_t* begin, int64_t* end) {
  *begin = i * in / out;
  *end = ((i + 1) * in + out - 1) / out;
}

template <class T, bool gradient>
void run(const Sizes& s, const T* from, T* to) {
  using C = Compute<T>;
  parallel_for(s.planes, grain_for(s.h * s.w), [&](int64_t first, int64_t last) {
    for (int64_t p = first; p < last; ++p) {
      const T* x = from + p * (gradient ? s.oh * s.ow : s.h * s.w);
      T* y = to + p * (gradient ? s.h * s.w : s.oh * s.ow);
      if (gradient) std::fill(y, y + s.h * s.w, convert<T>(0));
      for (int64_t i = 0; i < s.oh; ++i) {
        int64_t y0, y1;
        window(i, s.h, s.oh, &y0, &y1);
        for (int64_t j = 0; j < s.ow; ++j) {
          int64_t x0, x1;
          window(j, s.w, s.ow, &x0, &x1);
          const C count = static_cast<C>((y1 - y0) * (x1 - x0));
          if constexpr (gradient) {
            const C share = static_cast<C>(x[i * s.ow + j]) / count;
            for (int64_t a = y0; a < y1; ++a)
              for (int64_t b = x0; b < x1; ++b) y[a * s.w + b] = static_cast<T>(static_cast<C>(y[a * s.w + b]) + share);
          } else {
            C sum = 0;
            for (int64_t a = y0; a < y1; ++a)
              for (int64_t b = x0; b < x1; ++b) sum += static_cast<C>(x[a * s.w + b]);
            y[i * s.ow + j] = static_cast<T>(sum / count);
          }
        }
      }
    }
  });
}

template <bool gradient>
Kernel kernel_of(const Shape& large, const Shape& small, DType type) {
  const Sizes s{large[0] * large[1], large[2], large[3], small[2], small[3]};
  return dispatch_float(type, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s](const RunCtx& r) { run<T, gradient>(s, r.input<T>(0), r.output<T>(0)); }};
  });
}

MXHUB_OP(_contrib_AdaptiveAvgPooling2D)
    .doc(
        "Means over windows that cover the image evenly. Output i of n takes the positions from floor(i d / n) to "
        "ceil((i + 1) d / n) of an axis of length d.")
    .param_struct<AdaptiveParam>()
    .input("data", "Shape (batch, channels, height, width).")
    .output("output", "Shape (batch, channels, output_size...).")
    .shape([](const AdaptiveParam& p, ShapeCtx& c) {
      for (const int64_t v : p.output_size)
        if (v < 1) c.bad_param("output_size", cat("expected positive numbers, got ", p.output_size));
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      if (d.ndim() != 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
      c.set_out(0, Shape{d[0], d[1], p.height(), p.width()});
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const AdaptiveParam&, const PrepareCtx& c) {
      return kernel_of<false>(c.in[0].shape, c.out[0].shape, c.in[0].dtype);
    })
    .gradient([](const AdaptiveParam&, const GradCtx& g) {
      return g.fused("_backward_contrib_AdaptiveAvgPooling2D", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").shape("data", {1, 2, 5, 4}).with("output_size", "(2, 3)"),
           Case("mean").shape("data", {2, 2, 3, 3}),
           Case("enlarge").shape("data", {1, 1, 2, 2}).with("output_size", "(3,)"),
           Case("matrix").shape("data", {2, 3}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_contrib_AdaptiveAvgPooling2D)
    .hidden()
    .doc("Gradient of adaptive mean pooling.")
    .param_struct<AdaptiveParam>()
    .input("ograd")
    .input("data")
    .output("grad")
    .shape([](const AdaptiveParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const AdaptiveParam&, const PrepareCtx& c) {
      return kernel_of<true>(c.out[0].shape, c.in[0].shape, c.in[0].dtype);
    });

}  // namespace
}  // namespace mxhub::op
