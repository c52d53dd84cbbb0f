// Pooling: maximum, mean, sum or p-norm over windows of one, two or three spatial axes.
#include <cmath>

#include "base/isa.h"
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/conv_param.h"
#include "op/nn/pooling_kernels.h"

namespace mxhub {
namespace isa_v2 {
extern const op::PoolKernels pool_kernels;
}
namespace isa_v3 {
extern const op::PoolKernels pool_kernels;
}
namespace isa_v4 {
extern const op::PoolKernels pool_kernels;
}

namespace op {
namespace {

const Shape kEmpty{std::initializer_list<int64_t>{}};
enum Type { kMax, kAvg, kSum, kLp };
enum Convention { kValid, kFull, kSame };

struct PoolingParam {
  Shape kernel = kEmpty;
  int pool_type = kMax;
  bool global_pool = false, cudnn_off = false;
  int pooling_convention = kValid;
  Shape stride = kEmpty, pad = kEmpty;
  std::optional<int> p_value;
  std::optional<bool> count_include_pad;
  std::optional<int> layout;
  static auto fields() {
    using P = PoolingParam;
    Choices layouts = conv_layouts();
    layouts.emplace_back("NWC", kNWC);
    return std::tuple{
        field("kernel", &P::kernel).doc("Size of the window: (w,), (h, w) or (d, h, w).").tag("shape"),
        field("pool_type", &P::pool_type)
            .choices({{"max", kMax}, {"avg", kAvg}, {"sum", kSum}, {"lp", kLp}})
            .doc("What becomes of the values of a window: their maximum, mean, sum, or p-norm."),
        field("global_pool", &P::global_pool)
            .doc("Whether one window covers all; kernel, stride and pad are not looked at then."),
        field("cudnn_off", &P::cudnn_off).doc("Accepted for compatibility; has no effect."),
        field("pooling_convention", &P::pooling_convention)
            .choices({{"valid", kValid}, {"full", kFull}, {"same", kSame}})
            .doc("How many windows there are: `valid` rounds (d + 2 pad - kernel) / stride + 1 down, `full` rounds it "
                 "up, `same` takes (d + 2 pad) / stride rounded up."),
        field("stride", &P::stride).doc("Distance between windows along each axis; 1 when not given.").tag("shape"),
        field("pad", &P::pad).doc("Padding on both sides of each axis; 0 when not given.").tag("shape"),
        field("p_value", &P::p_value).doc("The p of `pool_type='lp'`; must be given there."),
        field("count_include_pad", &P::count_include_pad)
            .doc("Whether the mean counts padding as zeros; it does when not given."),
        field("layout", &P::layout)
            .choices(layouts)
            .doc("Order of the axes; channels first when not given.")
            .tag("layout")};
  }
};

// Pooling_v1 is the same with fewer options, as old models name it.
struct PoolingV1Param : PoolingParam {
  static auto fields() {
    using P = PoolingParam;
    return std::tuple{
        field("kernel", &P::kernel).doc("Size of the window: (w,), (h, w) or (d, h, w).").tag("shape"),
        field("pool_type", &P::pool_type)
            .choices({{"max", kMax}, {"avg", kAvg}, {"sum", kSum}})
            .doc("What becomes of the values of a window: their maximum, mean or sum."),
        field("global_pool", &P::global_pool).doc("Whether one window covers all."),
        field("pooling_convention", &P::pooling_convention)
            .choices({{"valid", kValid}, {"full", kFull}})
            .doc("Whether the number of windows is rounded down or up."),
        field("stride", &P::stride).doc("Distance between windows along each axis; 1 when not given.").tag("shape"),
        field("pad", &P::pad).doc("Padding on both sides of each axis; 0 when not given.").tag("shape")};
  }
};

void shape_rule(const PoolingParam& p, ShapeCtx& c) {
  if (p.pool_type == kLp && !p.p_value) c.bad_param("p_value", "expected a value with pool_type 'lp', got none");
  if (p.p_value && *p.p_value < 1) c.bad_param("p_value", cat("expected at least 1, got ", *p.p_value));
  const Shape& data = c.in(0);
  if (!data.ndim_known()) return;
  const int nd = data.ndim(), axes = nd - 2;
  if (axes < 1 || axes > 3) c.bad_input(0, cat("expected 3 to 5 axes, got shape ", data));
  const bool last = channels_last(p.layout);
  if (p.layout && layout_axes(*p.layout) != axes)
    c.bad_param("layout", cat("expected a layout for data of shape ", data, ", got another"));
  const int space = first_spatial(last);
  Shape out = data;
  if (p.global_pool) {
    for (int i = 0; i < axes; ++i) out[space + i] = 1;
    return c.set_out(0, out);
  }
  if (p.kernel.ndim() != axes)
    c.bad_input(0, cat("expected ", p.kernel.ndim() + 2, " axes for kernel ", p.kernel, ", got shape ", data));
  check_window(c, "kernel", p.kernel, axes, 1);
  check_window(c, "stride", p.stride, axes, 1);
  // Surplus values of pad are accepted for one axis: old programs pass three.
  if (p.pad.ndim() > 0 && p.pad.ndim() < axes) check_window(c, "pad", p.pad, axes, 0);
  for (int i = 0; i < axes; ++i) {
    const int64_t d = data[space + i], pad = window_value(p.pad, i, 0), stride = window_value(p.stride, i, 1);
    if (pad < 0 || (pad >= p.kernel[i] && p.pooling_convention == kSame && pad > 0))
      c.bad_param("pad", cat("expected values from 0 to below the kernel, got ", p.pad));
    if (d < 0) continue;
    const int64_t room = d + 2 * pad - p.kernel[i];
    if (d == 0) {
      out[space + i] = 0;
      continue;
    }
    if (room < 0 && p.pooling_convention != kSame)
      c.bad_input(0, cat("expected a padded length of at least ", p.kernel[i], " along spatial axis ", i, ", got ",
                         d + 2 * pad, " (shape ", data, ")"));
    if (p.pooling_convention == kValid)
      out[space + i] = room / stride + 1;
    else if (p.pooling_convention == kFull)
      out[space + i] = (room + stride - 1) / stride + 1;
    else
      out[space + i] = (d + 2 * pad + stride - 1) / stride;
  }
  c.set_out(0, out);
}

// Arrays as (planes, three spatial axes, width): with channels first a plane is a channel and the width is 1, with
// channels last a plane is an instance and the width counts the channels.
struct Plan {
  int64_t planes = 0, width = 1;
  Window window;
  int type = kMax;
  bool count_pad = true;
  double p = 2;
};

Plan plan_of(const PoolingParam& p, const Shape& data, const Shape& out) {
  Plan plan;
  const int nd = data.ndim(), axes = nd - 2;
  const bool last = channels_last(p.layout);
  plan.planes = last ? data[0] : data[0] * data[1];
  plan.width = last ? data[nd - 1] : 1;
  plan.type = p.pool_type;
  plan.count_pad = p.count_include_pad.value_or(true);
  plan.p = p.p_value.value_or(2);
  for (int i = 0; i < axes; ++i) {
    const int to = 3 - axes + i, from = first_spatial(last) + i;
    plan.window.in[to] = data[from];
    plan.window.out[to] = out[from];
    plan.window.kernel[to] = p.global_pool ? data[from] : p.kernel[i];
    plan.window.stride[to] = p.global_pool ? 1 : window_value(p.stride, i, 1);
    plan.window.pad[to] = p.global_pool ? 0 : window_value(p.pad, i, 0);
  }
  return plan;
}

// f(output index, begin and end of the window along each axis inside the data, number of values a mean divides by).
template <class F>
void each_window(const Plan& plan, const F& f) {
  const Window& w = plan.window;
  int64_t at = 0, begin[3], end[3], length[3];
  auto span = [&](int axis, int64_t position) {
    const int64_t b = position * w.stride[axis] - w.pad[axis];
    const int64_t e = std::min(b + w.kernel[axis], w.in[axis] + w.pad[axis]);
    begin[axis] = std::max<int64_t>(b, 0);
    end[axis] = std::min(e, w.in[axis]);
    length[axis] = plan.count_pad ? e - b : end[axis] - begin[axis];
  };
  for (int64_t d = 0; d < w.out[0]; ++d) {
    span(0, d);
    for (int64_t h = 0; h < w.out[1]; ++h) {
      span(1, h);
      for (int64_t x = 0; x < w.out[2]; ++x, ++at) {
        span(2, x);
        f(at, begin, end, length[0] * length[1] * length[2]);
      }
    }
  }
}

// f(data index) for every position of a window.
template <class F>
void each_position(const Window& w, const int64_t* begin, const int64_t* end, const F& f) {
  for (int64_t d = begin[0]; d < end[0]; ++d)
    for (int64_t h = begin[1]; h < end[1]; ++h)
      for (int64_t x = begin[2]; x < end[2]; ++x) f((d * w.in[1] + h) * w.in[2] + x);
}

template <class C>
C power(C v, double p) {
  v = std::abs(v);
  if (p == 1) return v;
  return p == 2 ? v * v : std::pow(v, static_cast<C>(p));
}

template <int type, class T>
void forward(const Plan& plan, const T* data, T* out) {
  using C = Compute<T>;
  const int64_t in_size = plan.window.in_size() * plan.width, out_size = plan.window.out_size() * plan.width;
  constexpr int64_t kBlock = 64;
  parallel_for(plan.planes, grain_for(out_size * plan.window.taps() * 2), [&](int64_t first, int64_t last) {
    for (int64_t plane = first; plane < last; ++plane) {
      const T* const x = data + plane * in_size;
      T* const y = out + plane * out_size;
      each_window(plan, [&](int64_t at, const int64_t* begin, const int64_t* end, int64_t count) {
        for (int64_t c0 = 0; c0 < plan.width; c0 += kBlock) {
          const int64_t width = std::min(kBlock, plan.width - c0);
          C acc[kBlock];
          for (int64_t c = 0; c < width; ++c) acc[c] = type == kMax ? -INFINITY : C(0);
          each_position(plan.window, begin, end, [&](int64_t i) {
            const T* const v = x + i * plan.width + c0;
            for (int64_t c = 0; c < width; ++c) {
              const C value = static_cast<C>(v[c]);
              if constexpr (type == kMax)
                acc[c] = value > acc[c] ? value : acc[c];
              else if constexpr (type == kLp)
                acc[c] += power(value, plan.p);
              else
                acc[c] += value;
            }
          });
          for (int64_t c = 0; c < width; ++c) {
            C r = acc[c];
            if constexpr (type == kAvg) r = count > 0 ? r / static_cast<C>(count) : C(0);
            if constexpr (type == kLp) r = plan.p == 2 ? std::sqrt(r) : std::pow(r, static_cast<C>(1 / plan.p));
            y[at * plan.width + c0 + c] = static_cast<T>(r);
          }
        }
      });
    }
  });
}

// Inputs: ograd, data, output. The first of equal maxima gets the gradient.
template <int type, class T>
void backward(const Plan& plan, const T* ograd, const T* data, const T* out, T* grad) {
  using C = Compute<T>;
  const int64_t in_size = plan.window.in_size() * plan.width, out_size = plan.window.out_size() * plan.width;
  parallel_for(plan.planes, grain_for(out_size * plan.window.taps() * 2), [&](int64_t first, int64_t last) {
    for (int64_t plane = first; plane < last; ++plane) {
      const T *const x = data + plane * in_size, *const y = out + plane * out_size, *const g = ograd + plane * out_size;
      T* const dx = grad + plane * in_size;
      for (int64_t i = 0; i < in_size; ++i) dx[i] = static_cast<T>(C(0));
      each_window(plan, [&](int64_t at, const int64_t* begin, const int64_t* end, int64_t count) {
        for (int64_t c = 0; c < plan.width; ++c) {
          const int64_t o = at * plan.width + c;
          const C go = static_cast<C>(g[o]);
          auto add = [&](int64_t i, C v) { dx[i] = static_cast<T>(static_cast<C>(dx[i]) + v); };
          if constexpr (type == kMax) {
            const C top = static_cast<C>(y[o]);
            int64_t found = -1;
            each_position(plan.window, begin, end, [&](int64_t i) {
              if (found < 0 && static_cast<C>(x[i * plan.width + c]) == top) found = i * plan.width + c;
            });
            if (found >= 0) add(found, go);
          } else if constexpr (type == kLp) {
            const C norm = static_cast<C>(y[o]);
            if (norm == 0) continue;
            each_position(plan.window, begin, end, [&](int64_t i) {
              const C v = static_cast<C>(x[i * plan.width + c]), sign = v < 0 ? C(-1) : C(v > 0);
              const C slope = plan.p == 2 ? v / norm : sign * std::pow(std::abs(v) / norm, static_cast<C>(plan.p - 1));
              add(i * plan.width + c, go * slope);
            });
          } else {
            const C share = type == kAvg ? (count > 0 ? go / static_cast<C>(count) : C(0)) : go;
            each_position(plan.window, begin, end, [&](int64_t i) { add(i * plan.width + c, share); });
          }
        }
      });
    }
  });
}

// f(Tag of the pool type as an integral constant).
template <class F>
Kernel dispatch_type(int type, const F& f) {
  switch (type) {
    case kAvg:
      return f(std::integral_constant<int, kAvg>{});
    case kSum:
      return f(std::integral_constant<int, kSum>{});
    case kLp:
      return f(std::integral_constant<int, kLp>{});
    default:
      return f(std::integral_constant<int, kMax>{});
  }
}

double cost_of(const Plan& plan) {
  return static_cast<double>(plan.planes * plan.width * plan.window.out_size() * plan.window.taps());
}

// Whether `image` can describe the work: images of floats, except for norms.
bool as_image(const Plan& plan, DType type, PoolImage* image) {
  const Window& w = plan.window;
  if (type != DType::kFloat32 || plan.type == kLp || w.in[0] != 1 || w.out[0] != 1 || w.kernel[0] != 1 ||
      w.in[2] > kPoolMaxWidth || w.out[2] > kPoolMaxWidth || w.in_size() >= (int64_t{1} << 31))
    return false;
  *image = {w.in[1],
            w.in[2],
            w.out[1],
            w.out[2],
            {w.kernel[1], w.kernel[2]},
            {w.stride[1], w.stride[2]},
            {w.pad[1], w.pad[2]},
            plan.type == kAvg,
            plan.count_pad};
  return true;
}
const PoolKernels& image_kernels() {
  return *select_isa(&isa_v2::pool_kernels, &isa_v3::pool_kernels, &isa_v4::pool_kernels);
}

bool image_kernel(const Plan& plan, DType type, Kernel* kernel) {
  PoolImage image;
  if (plan.width != 1 || !as_image(plan, type, &image)) return false;
  const Window& w = plan.window;
  const PoolKernels& k = image_kernels();
  const int64_t in_size = w.in_size(), out_size = w.out_size();
  kernel->run = [=, planes = plan.planes, f = plan.type == kMax ? k.max : k.sum](const RunCtx& r) {
    const float* x = r.input<float>(0);
    float* y = r.output<float>(0);
    parallel_for(planes, grain_for(in_size * image.kernel[0]), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) f(image, x + i * in_size, y + i * out_size);
    });
  };
  kernel->cost = static_cast<double>(plan.planes * out_size * (w.kernel[1] + w.kernel[2])) / 2;
  return true;
}

Kernel prepare_forward(const PoolingParam& p, const PrepareCtx& c) {
  const Plan plan = plan_of(p, c.in[0].shape, c.out[0].shape);
  Kernel fast;
  if (image_kernel(plan, c.in[0].dtype, &fast)) return fast;
  if (c.in[0].dtype == DType::kFloat16 || (plan.width == 1 && has_half(c)))
    return through_float32(c, [&](const PrepareCtx& wide) { return prepare_forward(p, wide); });
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return dispatch_type(plan.type, [&](auto type) {
      return Kernel{
          [plan, type](const RunCtx& r) { forward<decltype(type)::value, T>(plan, r.input<T>(0), r.output<T>(0)); }, 0,
          cost_of(plan)};
    });
  });
}

Kernel prepare_backward(const PoolingParam& p, const PrepareCtx& c) {
  const Plan plan = plan_of(p, c.in[1].shape, c.in[0].shape);
  if (has_half(c)) return through_float32(c, [&](const PrepareCtx& wide) { return prepare_backward(p, wide); });
  PoolImage image;
  if (plan.type == kMax && as_image(plan, c.in[0].dtype, &image)) {
    const int64_t width = plan.width, in_size = plan.window.in_size() * width,
                  out_size = plan.window.out_size() * width;
    return Kernel{[=, planes = plan.planes, taps = plan.window.taps(), f = image_kernels()](const RunCtx& r) {
                    parallel_for(planes, grain_for(out_size * taps), [&](int64_t begin, int64_t end) {
                      for (int64_t i = begin; i < end; ++i) {
                        const float *g = r.input<float>(0) + i * out_size, *x = r.input<float>(1) + i * in_size,
                                    *y = r.input<float>(2) + i * out_size;
                        float* const dx = r.output<float>(0) + i * in_size;
                        if (width == 1)
                          f.max_gradient(image, g, x, y, dx);
                        else
                          f.max_gradient_last(image, width, g, x, y, dx);
                      }
                    });
                  },
                  0, cost_of(plan)};
  }
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return dispatch_type(plan.type, [&](auto type) {
      return Kernel{[plan, type](const RunCtx& r) {
                      backward<decltype(type)::value, T>(plan, r.input<T>(0), r.input<T>(1), r.input<T>(2),
                                                         r.output<T>(0));
                    },
                    0, cost_of(plan) * 2};
    });
  });
}

MXHUB_OP(Pooling)
    .alias({"_npx_pooling"})
    .doc(
        "Maximum, mean, sum or p-norm over windows. Windows of the size `kernel` lie `stride` apart on the padded "
        "data; "
        "padding never is the maximum. The p-norm is $(\\sum |x|^p)^{1/p}$.")
    .param_struct<PoolingParam>()
    .input("data", "Shape (batch, channels, spatial axes...), or as `layout` says.")
    .output("output", "Shape (batch, channels, positions...), in the layout of `data`.")
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(prepare_forward)
    .gradient([](const PoolingParam&, const GradCtx& g) {
      return g.fused("_backward_Pooling", {g.ograd(0), g.in(0), g.out(0)});
    })
    .cases(Case("max").shape("data", {2, 3, 5, 5}).with("kernel", "(2, 2)").with("stride", "(2, 2)"),
           Case("mean_padded")
               .shape("data", {1, 2, 4, 4})
               .with("kernel", "(3, 3)")
               .with("pool_type", "avg")
               .with("pad", "(1, 1)")
               .with("count_include_pad", "False"),
           Case("global").shape("data", {2, 3, 4}).with("global_pool", "True").with("pool_type", "avg"),
           Case("norm")
               .shape("data", {1, 1, 4, 4}, 0.5, 1)
               .with("kernel", "(2, 2)")
               .with("pool_type", "lp")
               .with("p_value", "3"),
           Case("window_too_large").shape("data", {1, 1, 2, 2}).with("kernel", "(3, 3)").fails(Kind::kShape, "data"));

MXHUB_OP(Pooling_v1)
    .doc("Pooling, as old models name it. See Pooling.")
    .param_struct<PoolingV1Param>()
    .input("data", "Shape (batch, channels, spatial axes...).")
    .output("output", "Shape (batch, channels, positions...).")
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(prepare_forward)
    .gradient([](const PoolingParam&, const GradCtx& g) {
      return g.fused("_backward_Pooling", {g.ograd(0), g.in(0), g.out(0)});
    })
    .cases(Case("max").shape("data", {2, 3, 5, 5}).with("kernel", "(2, 2)").with("stride", "(2, 2)"),
           Case("global").shape("data", {2, 3, 4}).with("global_pool", "True").with("pool_type", "avg"),
           Case("window_too_large").shape("data", {1, 1, 2, 2}).with("kernel", "(3, 3)").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_Pooling)
    .hidden()
    .doc("Gradient of Pooling.")
    .param_struct<PoolingParam>()
    .input("ograd")
    .input("data")
    .input("output")
    .output("grad")
    .shape([](const PoolingParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel(prepare_backward);

}  // namespace
}  // namespace op
}  // namespace mxhub
