// softmax, log_softmax, softmin and SoftmaxActivation: normalised exponentials along one axis.
#include <cmath>

#include "base/copy.h"
#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/softmax_kernels.h"

namespace mxhub {
namespace isa_v2 {
extern const op::SoftmaxKernels softmax_kernels;
}
namespace isa_v3 {
extern const op::SoftmaxKernels softmax_kernels;
}
namespace isa_v4 {
extern const op::SoftmaxKernels softmax_kernels;
}

namespace op {

const SoftmaxKernels& softmax_kernels() {
  return *select_isa(&isa_v2::softmax_kernels, &isa_v3::softmax_kernels, &isa_v4::softmax_kernels);
}

namespace {

enum class Form { kSoftmax, kLog, kMin };

Choices output_dtypes() { return dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64}); }

struct SoftmaxParam {
  int axis = -1;
  std::optional<double> temperature;
  std::optional<int> dtype;
  std::optional<bool> use_length = false;
  static auto fields() {
    return std::tuple{
        field("axis", &SoftmaxParam::axis).doc("Axis along which the values sum to one.").tag("axis"),
        field("temperature", &SoftmaxParam::temperature).doc("The input is divided by this first; 1 when not given."),
        field("dtype", &SoftmaxParam::dtype)
            .choices(output_dtypes())
            .doc("Type of the output; that of the input when not given.")
            .tag("dtype"),
        field("use_length", &SoftmaxParam::use_length)
            .phrase("boolean or None, optional, default=0")
            .doc("Whether `length` is given: only so many values of each row take part, the others become 0.")};
  }
  bool with_length() const { return use_length.value_or(false); }
};

struct Layout {
  int64_t outer = 1, n = 1, inner = 1;
};
Layout layout_of(const Shape& s, int axis) {
  if (s.ndim() == 0) return {};
  return {s.size(0, axis), s[axis], s.size(axis + 1, s.ndim())};
}
int wrap(int axis, int ndim) { return axis < 0 ? axis + ndim : axis; }

void shape_rule(const SoftmaxParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& s = c.in(0);
  if (!s.ndim_known()) return;
  const int axis = s.ndim() == 0 ? 0 : c.axis(p.axis, s.ndim());
  if (p.with_length() && c.num_inputs() > 1) {
    Shape rest = Shape::of(s.ndim() - 1);
    for (int i = 0, j = 0; i < s.ndim(); ++i)
      if (i != axis) rest[j++] = s[i];
    c.set_in(1, rest);
  }
}

void dtype_rule(const SoftmaxParam& p, TypeCtx& c) {
  c.require_float(0);
  if (p.dtype) {
    c.set_out(0, static_cast<DType>(*p.dtype));
  } else {
    c.set_out(0, c.in(0));
    c.set_in(0, c.out(0));
  }
  if (p.with_length() && c.num_inputs() > 1) {
    if (c.in(1) == DType::kUnknown) c.set_in(1, DType::kInt32);
    if (c.in(1) != DType::kInt32 && c.in(1) != DType::kInt64)
      c.bad_input(1, cat("expected dtype int32 or int64, got ", dtype_name(c.in(1))));
  }
}

// Any element types: `lengths` (or null) limits the values that take part in each row.
template <class T, class U, class L>
void forward_any(const T* x, U* y, const Layout& s, double scale, bool log, const L* lengths) {
  using C = std::conditional_t<std::is_same_v<T, double> || std::is_same_v<U, double>, double, float>;
  parallel_for(s.outer * s.inner, grain_for(s.n * 12), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      const int64_t base = (r / s.inner) * s.n * s.inner + r % s.inner;
      const int64_t n = lengths ? std::max<int64_t>(0, std::min<int64_t>(s.n, lengths[r])) : s.n;
      C top = -INFINITY, sum = 0;
      for (int64_t j = 0; j < n; ++j) {
        const C v = static_cast<C>(x[base + j * s.inner]) * static_cast<C>(scale);
        top = v > top || v != v ? v : top;
      }
      for (int64_t j = 0; j < n; ++j)
        sum += std::exp(static_cast<C>(x[base + j * s.inner]) * static_cast<C>(scale) - top);
      const C logsum = std::log(sum);
      for (int64_t j = 0; j < n; ++j) {
        const C v = static_cast<C>(x[base + j * s.inner]) * static_cast<C>(scale) - top;
        y[base + j * s.inner] = static_cast<U>(log ? v - logsum : std::exp(v) / sum);
      }
      for (int64_t j = n; j < s.n; ++j) y[base + j * s.inner] = static_cast<U>(C(0));
    }
  });
}

double scale_of(const SoftmaxParam& p, Form form) {
  return (form == Form::kMin ? -1.0 : 1.0) / p.temperature.value_or(1.0);
}

Kernel forward_kernel(const SoftmaxParam& p, const PrepareCtx& c, Form form) {
  const Layout s = layout_of(c.in[0].shape, wrap(p.axis, c.in[0].shape.ndim()));
  const double scale = scale_of(p, form);
  const bool log = form == Form::kLog;
  const double cost = static_cast<double>(c.in[0].size()) * 2;
  const bool length = p.with_length() && c.in.size() > 1;
  if (c.in[0].dtype == DType::kFloat32 && c.out[0].dtype == DType::kFloat32 && !length) {
    const SoftmaxKernels& k = softmax_kernels();
    if (s.inner == 1) {
      // Rows of a result beyond the caches are made in the first one.
      constexpr int64_t kRow = 4096;
      const bool stream = s.n <= kRow && static_cast<int64_t>(c.out[0].bytes()) >= kStreamBytes;
      return Kernel{[=, f = k.forward](const RunCtx& r) {
                      const float* x = r.input<float>(0);
                      float* y = r.output<float>(0);
                      parallel_for(s.outer, grain_for(s.n * 4), [&](int64_t b, int64_t e) {
                        if (!stream) return f(x + b * s.n, y + b * s.n, e - b, s.n, static_cast<float>(scale), log);
                        alignas(64) float row[kRow];
                        for (int64_t i = b; i < e; ++i) {
                          f(x + i * s.n, row, 1, s.n, static_cast<float>(scale), log);
                          stream_copy(y + i * s.n, row, sizeof(float) * static_cast<size_t>(s.n));
                        }
                      });
                    },
                    0, cost};
    }
    return Kernel{[=, f = k.forward_slab](const RunCtx& r) {
                    const float* x = r.input<float>(0);
                    float* y = r.output<float>(0);
                    const int64_t slab = s.n * s.inner;
                    parallel_for(s.outer, grain_for(slab * 4), [&](int64_t b, int64_t e) {
                      for (int64_t i = b; i < e; ++i)
                        f(x + i * slab, y + i * slab, s.n, s.inner, static_cast<float>(scale), log);
                    });
                  },
                  0, cost};
  }
  return dispatch_float(c.in[0].dtype, [&](auto ti) {
    using T = typename decltype(ti)::type;
    return dispatch_float(c.out[0].dtype, [&](auto to) {
      using U = typename decltype(to)::type;
      if (length && c.in[1].dtype == DType::kInt64)
        return Kernel{
            [=](const RunCtx& r) { forward_any(r.input<T>(0), r.output<U>(0), s, scale, log, r.input<int64_t>(1)); }, 0,
            cost * 4};
      return Kernel{[=](const RunCtx& r) {
                      forward_any(r.input<T>(0), r.output<U>(0), s, scale, log, length ? r.input<int32_t>(1) : nullptr);
                    },
                    0, cost * 4};
    });
  });
}

// Inputs of the gradient operators: the output's gradient, the output, then `data` where its dtype differs from the
// output's (only its dtype is used). Positions beyond a row's length hold 0 in the output, which makes their gradient
// 0.
template <class G, class T>
void backward_any(const G* g, const G* y, T* out, const Layout& s, double scale, bool log) {
  using C = std::conditional_t<std::is_same_v<G, double>, double, float>;
  parallel_for(s.outer * s.inner, grain_for(s.n * 8), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      const int64_t base = (r / s.inner) * s.n * s.inner + r % s.inner;
      C sum = 0;
      for (int64_t j = base, k = 0; k < s.n; ++k, j += s.inner)
        sum += log ? static_cast<C>(g[j]) : static_cast<C>(g[j]) * static_cast<C>(y[j]);
      for (int64_t j = base, k = 0; k < s.n; ++k, j += s.inner) {
        const C gv = static_cast<C>(g[j]), yv = static_cast<C>(y[j]);
        out[j] = convert<T>(static_cast<C>(scale) * (log ? gv - std::exp(yv) * sum : yv * (gv - sum)));
      }
    }
  });
}

Kernel backward_kernel(const SoftmaxParam& p, const PrepareCtx& c, Form form) {
  const Layout s = layout_of(c.in[0].shape, wrap(p.axis, c.in[0].shape.ndim()));
  const double scale = scale_of(p, form);
  const bool log = form == Form::kLog;
  const double cost = static_cast<double>(c.in[0].size()) * 2;
  if (c.in[0].dtype == DType::kFloat32 && c.out[0].dtype == DType::kFloat32 && s.inner == 1) {
    return Kernel{[=, f = softmax_kernels().backward](const RunCtx& r) {
                    const float *g = r.input<float>(0), *y = r.input<float>(1);
                    float* out = r.output<float>(0);
                    parallel_for(s.outer, grain_for(s.n * 2), [&](int64_t b, int64_t e) {
                      f(g + b * s.n, y + b * s.n, out + b * s.n, e - b, s.n, static_cast<float>(scale), log);
                    });
                  },
                  0, cost};
  }
  return dispatch_float(c.in[0].dtype, [&](auto tg) {
    using G = typename decltype(tg)::type;
    return dispatch_float(c.out[0].dtype, [&](auto to) {
      using T = typename decltype(to)::type;
      return Kernel{[=](const RunCtx& r) { backward_any(r.input<G>(0), r.input<G>(1), r.output<T>(0), s, scale, log); },
                    0, cost * 3};
    });
  });
}

void backward_dtype(const SoftmaxParam& p, TypeCtx& c) {
  c.set_in(1, c.in(0));
  c.set_in(0, c.in(1));
  if (p.dtype) {
    c.set_out(0, c.in(2));
  } else {
    c.set_out(0, c.in(0));
  }
}

// The gradient of the gradient, from public operators: heads h of `_backward_*`(g, y).
template <Form form>
std::vector<Entry> second(const SoftmaxParam& p, const GradCtx& g) {
  if (p.dtype) return g.none();
  const Entry h = g.ograd(0), grad = g.in(0), y = g.in(1);
  const double s = scale_of(p, form);
  auto total = [&](const Entry& e) { return call("sum", {e}, {{"axis", text(p.axis)}, {"keepdims", "True"}}); };
  if (form == Form::kLog) {
    const Entry prob = call("exp", {y});
    const Entry to_grad = scale(call("broadcast_sub", {h, total(mul(h, prob))}), s);
    const Entry to_y = scale(call("broadcast_mul", {mul(h, prob), total(grad)}), -s);
    return {to_grad, to_y};
  }
  const Entry to_grad = scale(mul(y, call("broadcast_sub", {h, total(mul(h, y))})), s);
  const Entry to_y = scale(
      sub(mul(h, call("broadcast_sub", {grad, total(mul(grad, y))})), call("broadcast_mul", {grad, total(mul(h, y))})),
      s);
  return {to_grad, to_y};
}

std::vector<Entry> first(const SoftmaxParam& p, const GradCtx& g, const char* name) {
  std::vector<Entry> inputs{g.ograd(0), g.out(0)};
  if (p.dtype) inputs.push_back(g.in(0));
  std::vector<Entry> r = g.fused(name, inputs);
  r.resize(g.num_inputs());
  return r;
}

template <Form form>
void declare(const char* name, const char* backward, const char* alias, const char* doc) {
  OpBuilder b(name);
  if (alias) b.alias(alias);
  b.doc(doc).param_struct<SoftmaxParam>().input("data", "Floating-point values, any rank.");
  if (form == Form::kSoftmax)
    b.input("length", "How many leading values of each row count, of shape `data` without `axis`; int32 or int64.");
  b.output("output", "Same shape as `data`.")
      .num_inputs([](const SoftmaxParam& p) { return form == Form::kSoftmax && p.with_length() ? 2 : 1; })
      .shape(shape_rule)
      .dtype([](const SoftmaxParam& p, TypeCtx& c) {
        if (form != Form::kSoftmax && p.with_length())
          fail(Kind::kArgument, c.op.name, "use_length", "expected False (only softmax takes lengths), got True");
        dtype_rule(p, c);
      })
      .kernel(in_float32<SoftmaxParam>(
          [](const SoftmaxParam& p, const PrepareCtx& c) { return forward_kernel(p, c, form); }))
      .inplace(0, 0)
      .gradient([backward](const SoftmaxParam& p, const GradCtx& g) { return first(p, g, backward); })
      .cases(Case("typical").shape("data", {2, 5}), Case("first_axis").shape("data", {3, 2, 2}).with("axis", "0"),
             Case("temperature").shape("data", {2, 3}).with("temperature", "0.5"), Case("empty").shape("data", {0, 3}),
             Case("bad_axis").shape("data", {2, 3}).with("axis", "2").fails(Kind::kArgument, "axis"));
}

template <Form form>
void declare_backward(const char* name) {
  OpBuilder(name)
      .hidden()
      .doc("Gradient of a normalised exponential.")
      .param_struct<SoftmaxParam>()
      .input("ograd")
      .input("output")
      .input("data")
      .output("grad")
      .num_inputs([](const SoftmaxParam& p) { return p.dtype ? 3 : 2; })
      .shape([](const SoftmaxParam&, ShapeCtx& c) { c.same(); })
      .dtype(backward_dtype)
      .kernel(in_float32<SoftmaxParam>(
          [](const SoftmaxParam& p, const PrepareCtx& c) { return backward_kernel(p, c, form); }))
      .inplace(0, 0)
      .gradient(second<form>);
}

MXHUB_OPS {
  declare<Form::kSoftmax>("softmax", "_backward_softmax", "_npx_softmax",
                          "Exponentials scaled to sum to one along an axis. With temperature $t$ the output is "
                          "$y_i = \\exp(x_i/t) / \\sum_j \\exp(x_j/t)$, computed without overflow.");
  declare<Form::kLog>("log_softmax", "_backward_log_softmax", "_npx_log_softmax",
                      "Logarithm of softmax along an axis. It is $y_i = x_i/t - \\log\\sum_j \\exp(x_j/t)$, more exact "
                      "than the logarithm of softmax's output.");
  declare<Form::kMin>("softmin", "_backward_softmin", nullptr,
                      "Softmax of the negated input along an axis. The smallest value gets the largest weight.");
  declare_backward<Form::kSoftmax>("_backward_softmax");
  declare_backward<Form::kLog>("_backward_log_softmax");
  declare_backward<Form::kMin>("_backward_softmin");
};

// The older form of softmax: over the last axis, or over axis 1.
struct SoftmaxActivationParam {
  int mode = 0;
  static auto fields() {
    return std::tuple{field("mode", &SoftmaxActivationParam::mode)
                          .choices({{"instance", 0}, {"channel", 1}})
                          .doc("`instance`: over the last axis; `channel`: over axis 1.")};
  }
};

Layout activation_layout(const SoftmaxActivationParam& p, const Shape& s) {
  if (p.mode == 1) return layout_of(s, 1);
  return layout_of(s, s.ndim() - 1);
}

MXHUB_OP(SoftmaxActivation)
    .doc("Softmax over the last axis or over the channels. An older operator; `softmax` does the same along any axis.")
    .param_struct<SoftmaxActivationParam>()
    .input("data", "At least one axis, two in mode `channel`.")
    .output("output", "Same shape as `data`.")
    .shape([](const SoftmaxActivationParam& p, ShapeCtx& c) {
      c.same();
      if (c.in(0).ndim_known() && c.in(0).ndim() < (p.mode == 1 ? 2 : 1))
        c.bad_input(0, cat("expected at least ", p.mode == 1 ? 2 : 1, " axes, got shape ", c.in(0)));
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(in_float32<SoftmaxActivationParam>([](const SoftmaxActivationParam& p, const PrepareCtx& c) {
      const Layout s = activation_layout(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[s](const RunCtx& r) {
          forward_any(r.input<T>(0), r.output<T>(0), s, 1.0, false, static_cast<const int32_t*>(nullptr));
        }};
      });
    }))
    .gradient([](const SoftmaxActivationParam&, const GradCtx& g) {
      return g.fused("_backward_SoftmaxActivation", {g.ograd(0), g.out(0)});
    })
    .cases(Case("instance").shape("data", {2, 3}), Case("channel").shape("data", {2, 3, 2}).with("mode", "channel"),
           Case("rank_one").shape("data", {3}).with("mode", "channel").fails(Kind::kShape, "data"));

MXHUB_OP(_backward_SoftmaxActivation)
    .hidden()
    .doc("Gradient of SoftmaxActivation.")
    .param_struct<SoftmaxActivationParam>()
    .input("ograd")
    .input("output")
    .output("grad")
    .kernel(in_float32<SoftmaxActivationParam>([](const SoftmaxActivationParam& p, const PrepareCtx& c) {
      const Layout s = activation_layout(p, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{
            [s](const RunCtx& r) { backward_any(r.input<T>(0), r.input<T>(1), r.output<T>(0), s, 1.0, false); }};
      });
    }));

}  // namespace
}  // namespace op
}  // namespace mxhub
