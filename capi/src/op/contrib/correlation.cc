// Correlation: products of patches of two images at all displacements (Dosovitskiy et al., "FlowNet", ICCV 2015).
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct CorrelationParam {
  uint32_t kernel_size = 1, max_displacement = 1, stride1 = 1, stride2 = 1, pad_size = 0;
  bool is_multiply = true;
  static auto fields() {
    using P = CorrelationParam;
    return std::tuple{field("kernel_size", &P::kernel_size).at_least(1).doc("Size of the patches; an odd number."),
                      field("max_displacement", &P::max_displacement).doc("Largest displacement along each axis."),
                      field("stride1", &P::stride1).at_least(1).doc("Distance between patches of the first image."),
                      field("stride2", &P::stride2).at_least(1).doc("Distance between displacements."),
                      field("pad_size", &P::pad_size).doc("Zeros around both images."),
                      field("is_multiply", &P::is_multiply)
                          .doc("Whether values are multiplied; otherwise absolute differences are taken.")};
  }
};

struct Sizes {
  int64_t batch, channels, h, w;                  // the images
  int64_t grid, radius, oh, ow;                   // displacements along one axis, output
  int64_t kernel, border, stride1, stride2, pad;  // border: distance of the first patch's centre from the padded edge
  bool multiply;
  int64_t displacements() const { return grid * grid; }
};

int64_t ceil_div(int64_t a, int64_t b) { return a > 0 ? (a + b - 1) / b : 0; }

Sizes sizes_of(const CorrelationParam& p, const Shape& d) {
  Sizes s{};
  s.batch = d[0];
  s.channels = d[1];
  s.h = d[2];
  s.w = d[3];
  s.kernel = p.kernel_size;
  s.stride1 = p.stride1;
  s.stride2 = p.stride2;
  s.pad = p.pad_size;
  s.multiply = p.is_multiply;
  s.radius = p.max_displacement / p.stride2;
  s.grid = 2 * s.radius + 1;
  s.border = p.max_displacement + (s.kernel - 1) / 2;
  s.oh = ceil_div(s.h + 2 * s.pad - 2 * s.border, s.stride1);
  s.ow = ceil_div(s.w + 2 * s.pad - 2 * s.border, s.stride1);
  return s;
}

void shape_rule(const CorrelationParam& p, ShapeCtx& c) {
  if (p.kernel_size % 2 == 0) c.bad_param("kernel_size", cat("expected an odd number, got ", p.kernel_size));
  c.set_in(0, c.in(1));
  c.set_in(1, c.in(0));
  const Shape& d = c.in(0);
  if (!d.known()) return;
  if (d.ndim() != 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
  const Sizes s = sizes_of(p, d);
  if (s.oh < 1 || s.ow < 1) c.bad_input(0, cat("expected images larger than the displacements, got shape ", d));
  c.set_out(0, Shape{s.batch, s.displacements(), s.oh, s.ow});
}

// f(pixel of the first image or -1, pixel of the second or -1) for all values of the patches that output (k, i, j)
// compares.
template <class F>
void each_pair(const Sizes& s, int64_t k, int64_t i, int64_t j, const F& f) {
  const int64_t dy = (k / s.grid - s.radius) * s.stride2, dx = (k % s.grid - s.radius) * s.stride2;
  const int64_t reach = (s.kernel - 1) / 2;
  const int64_t y0 = i * s.stride1 + s.border - reach - s.pad, x0 = j * s.stride1 + s.border - reach - s.pad;
  auto pixel = [&](int64_t y, int64_t x) { return y >= 0 && y < s.h && x >= 0 && x < s.w ? y * s.w + x : int64_t{-1}; };
  for (int64_t a = 0; a < s.kernel; ++a)
    for (int64_t b = 0; b < s.kernel; ++b) f(pixel(y0 + a, x0 + b), pixel(y0 + a + dy, x0 + b + dx));
}

template <class T>
void forward(const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *one = r.input<T>(0), *two = r.input<T>(1);
  T* out = r.output<T>(0);
  const int64_t plane = s.h * s.w;
  const C count = static_cast<C>(s.kernel * s.kernel * s.channels);
  parallel_for(s.batch * s.displacements(), grain_for(s.oh * s.ow * s.kernel * s.kernel * s.channels * 2),
               [&](int64_t begin, int64_t end) {
                 for (int64_t m = begin; m < end; ++m) {
                   const int64_t base = m / s.displacements() * s.channels * plane;
                   for (int64_t i = 0; i < s.oh; ++i) {
                     for (int64_t j = 0; j < s.ow; ++j) {
                       C sum = 0;
                       each_pair(s, m % s.displacements(), i, j, [&](int64_t p, int64_t q) {
                         for (int64_t c = 0; c < s.channels; ++c) {
                           const C a = p < 0 ? C(0) : static_cast<C>(one[base + c * plane + p]);
                           const C b = q < 0 ? C(0) : static_cast<C>(two[base + c * plane + q]);
                           sum += s.multiply ? a * b : std::abs(a - b);
                         }
                       });
                       out[(m * s.oh + i) * s.ow + j] = static_cast<T>(sum / count);
                     }
                   }
                 }
               });
}

// Inputs: ograd, data1, data2.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  using C = Compute<T>;
  const T *g = r.input<T>(0), *one = r.input<T>(1), *two = r.input<T>(2);
  T *d1 = r.output<T>(0), *d2 = r.output<T>(1);
  const int64_t plane = s.h * s.w, image = s.channels * plane;
  const C count = static_cast<C>(s.kernel * s.kernel * s.channels);
  parallel_for(s.batch, 1, [&](int64_t begin, int64_t end) {
    for (int64_t n = begin; n < end; ++n) {
      for (T* d : {d1, d2})
        if (d) std::fill(d + n * image, d + (n + 1) * image, convert<T>(0));
      for (int64_t k = 0; k < s.displacements(); ++k) {
        for (int64_t i = 0; i < s.oh; ++i) {
          for (int64_t j = 0; j < s.ow; ++j) {
            const C go = static_cast<C>(g[((n * s.displacements() + k) * s.oh + i) * s.ow + j]) / count;
            each_pair(s, k, i, j, [&](int64_t p, int64_t q) {
              for (int64_t c = 0; c < s.channels; ++c) {
                const int64_t at = n * image + c * plane;
                const C a = p < 0 ? C(0) : static_cast<C>(one[at + p]), b = q < 0 ? C(0) : static_cast<C>(two[at + q]);
                const C sign = a >= b ? C(1) : C(-1);  // equal values count as larger, as in 1.9.1
                if (d1 && p >= 0)
                  d1[at + p] = static_cast<T>(static_cast<C>(d1[at + p]) + go * (s.multiply ? b : sign));
                if (d2 && q >= 0)
                  d2[at + q] = static_cast<T>(static_cast<C>(d2[at + q]) + go * (s.multiply ? a : -sign));
              }
            });
          }
        }
      }
    }
  });
}

template <class F>
Kernel kernel_of(const CorrelationParam& p, const Desc& image, const F& f) {
  const Sizes s = sizes_of(p, image.shape);
  const double cost = static_cast<double>(s.batch * s.displacements() * s.oh * s.ow) *
                      static_cast<double>(s.kernel * s.kernel * s.channels) * 2;
  return dispatch_float(image.dtype, [&](auto t) { return Kernel{f(t, s), 0, cost}; });
}

MXHUB_OP(Correlation)
    .doc(
        "Compares patches of two images at all displacements. Channel k of the output belongs to one displacement; its "
        "value is the mean over patch and channels of the products (or absolute differences) of the first image's "
        "values "
        "and those of the second image that far away.")
    .param_struct<CorrelationParam>()
    .input("data1", "Shape (batch, channels, height, width).")
    .input("data2", "Same shape as `data1`.")
    .output("output", "Shape (batch, displacements, positions...).")
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const CorrelationParam& p, const PrepareCtx& c) {
      return kernel_of(p, c.in[0], [](auto t, const Sizes& s) {
        using T = typename decltype(t)::type;
        return [s](const RunCtx& r) { forward<T>(s, r); };
      });
    })
    .gradient([](const CorrelationParam&, const GradCtx& g) {
      return g.fused("_backward_Correlation", {g.ograd(0), g.in(0), g.in(1)});
    })
    .cases(Case("typical").shape("data1", {1, 2, 4, 4}).shape("data2", {1, 2, 4, 4}).with("pad_size", "1"),
           Case("differences")
               .shape("data1", {1, 1, 5, 5}, 0, 0.4)
               .shape("data2", {1, 1, 5, 5}, 0.5, 1)
               .with("kernel_size", "3")
               .with("max_displacement", "2")
               .with("stride2", "2")
               .with("pad_size", "3")
               .with("is_multiply", "False")
               .no_gradient(),
           Case("even_kernel")
               .shape("data1", {1, 1, 4, 4})
               .shape("data2", {1, 1, 4, 4})
               .with("kernel_size", "2")
               .fails(Kind::kArgument, "kernel_size"));

MXHUB_OP(_backward_Correlation)
    .hidden()
    .doc("Gradients of Correlation.")
    .param_struct<CorrelationParam>()
    .input("ograd")
    .input("data1")
    .input("data2")
    .output("data1_grad")
    .output("data2_grad")
    .optional_outputs()
    .shape([](const CorrelationParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_out(1, c.in(2));
    })
    .kernel([](const CorrelationParam& p, const PrepareCtx& c) {
      return kernel_of(p, c.in[1], [](auto t, const Sizes& s) {
        using T = typename decltype(t)::type;
        return [s](const RunCtx& r) { backward<T>(s, r); };
      });
    });

}  // namespace
}  // namespace mxhub::op
