// SoftmaxOutput: softmax whose gradient is that of the cross entropy with the labels.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/nn/softmax_kernels.h"

namespace mxhub::op {
namespace {

enum Normalization { kNull = 0, kBatch = 1, kValid = 2 };

struct SoftmaxOutputParam {
  float grad_scale = 1, ignore_label = -1;
  bool multi_output = false, use_ignore = false, preserve_shape = false;
  int normalization = kNull;
  bool out_grad = false;
  float smooth_alpha = 0;
  static auto fields() {
    using P = SoftmaxOutputParam;
    return std::tuple{
        field("grad_scale", &P::grad_scale).doc("Factor on the gradient."),
        field("ignore_label", &P::ignore_label).doc("Rows with this label get no gradient, if `use_ignore` is set."),
        field("multi_output", &P::multi_output)
            .doc("Whether classes lie along axis 1, with one label for each position of the remaining axes."),
        field("use_ignore", &P::use_ignore).doc("Whether `ignore_label` has an effect."),
        field("preserve_shape", &P::preserve_shape)
            .doc("Whether classes lie along the last axis only, and not along all axes but the first."),
        field("normalization", &P::normalization)
            .choices({{"null", kNull}, {"batch", kBatch}, {"valid", kValid}})
            .doc("What the gradient is divided by: nothing, the number of labels, or the number of labels that are "
                 "not ignored."),
        field("out_grad", &P::out_grad)
            .doc("Whether the gradient is multiplied with the output's gradient. Otherwise that is not looked at: "
                 "the operator is a loss."),
        field("smooth_alpha", &P::smooth_alpha)
            .at_least(0)
            .at_most(1)
            .doc("Label smoothing: so much of the label's weight is spread evenly over the other classes. "
                 "Not used with `multi_output`.")};
  }
};

// outer rows, each of n classes, each at `inner` positions.
struct Layout {
  int64_t outer = 1, n = 1, inner = 1;
};

Layout layout_of(const SoftmaxOutputParam& p, const Shape& s) {
  const int nd = s.ndim();
  if (nd == 0) return {};
  if (p.multi_output) return {s[0], s[1], s.size(2, nd)};
  if (p.preserve_shape) return {s.size(0, nd - 1), s[nd - 1], 1};
  return {s[0], s.size(1, nd), 1};
}

void shape_rule(const SoftmaxOutputParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& d = c.in(0);
  if (!d.ndim_known()) return;
  const int nd = d.ndim();
  if (nd < (p.multi_output ? 2 : 1))
    c.bad_input(0, cat("expected at least ", p.multi_output ? 2 : 1, " axes, got shape ", d));
  Shape label = c.in(1);
  if (label.ndim() == nd && merge_shape(&label, d)) {  // probabilities in place of class numbers
    c.set_in(1, d);
    return;
  }
  if (!p.multi_output) {
    c.set_in(1, Shape(d.data(), nd - 1));
    return;
  }
  if (!d.known()) return;
  const Shape flat{d[0], d.size(2, nd)}, one = d.with(1, 1);
  Shape without{d[0]};
  for (int i = 2; i < nd; ++i) without.push_back(d[i]);
  if (!c.in(1).ndim_known()) return c.set_in(1, flat);
  for (const Shape& s : {flat, without, one}) {
    label = c.in(1);
    if (merge_shape(&label, s)) return c.set_in(1, s);
  }
  c.bad_input(1, cat("expected shape ", flat, " or ", without, ", got ", c.in(1)));
}

void dtype_rule(TypeCtx& c) {
  c.require_float(0);
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  if (c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
}

template <class T>
void softmax_slab(const T* x, T* y, const Layout& s) {
  using C = Compute<T>;
  parallel_for(s.outer * s.inner, grain_for(s.n * 12), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      const int64_t base = (r / s.inner) * s.n * s.inner + r % s.inner;
      C top = -INFINITY, sum = 0;
      for (int64_t j = 0; j < s.n; ++j) top = std::max(top, static_cast<C>(x[base + j * s.inner]));
      for (int64_t j = 0; j < s.n; ++j) sum += std::exp(static_cast<C>(x[base + j * s.inner]) - top);
      for (int64_t j = 0; j < s.n; ++j)
        y[base + j * s.inner] = static_cast<T>(std::exp(static_cast<C>(x[base + j * s.inner]) - top) / sum);
    }
  });
}

Kernel forward(const SoftmaxOutputParam& p, const PrepareCtx& c) {
  const Layout s = layout_of(p, c.in[0].shape);
  if (c.in[0].dtype == DType::kFloat32) {
    const SoftmaxKernels& k = softmax_kernels();
    return Kernel{[s, rows = k.forward, slab = k.forward_slab](const RunCtx& r) {
      const float* x = r.input<float>(0);
      float* y = r.output<float>(0);
      const int64_t step = s.n * s.inner;
      parallel_for(s.outer, grain_for(step * 4), [&](int64_t b, int64_t e) {
        if (s.inner == 1) return rows(x + b * step, y + b * step, e - b, s.n, 1.f, false);
        for (int64_t i = b; i < e; ++i) slab(x + i * step, y + i * step, s.n, s.inner, 1.f, false);
      });
    }};
  }
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s](const RunCtx& r) { softmax_slab(r.input<T>(0), r.output<T>(0), s); }};
  });
}

// Inputs: output, label[, ograd].
template <class T, class L>
void backward_run(const SoftmaxOutputParam& p, const Layout& s, bool dense_label, int64_t labels, const RunCtx& r) {
  using C = Compute<T>;
  const T* y = r.input<T>(0);
  const L* label = r.input<L>(1);
  const T* ograd = p.out_grad ? r.input<T>(2) : nullptr;
  T* out = r.output<T>(0);
  const int64_t total = s.outer * s.n * s.inner;
  if (dense_label) {
    for (int64_t i = 0; i < total; ++i) {
      C g = (static_cast<C>(y[i]) - convert<C>(label[i])) * static_cast<C>(p.grad_scale);
      if (ograd) g *= static_cast<C>(ograd[i]);
      out[i] = static_cast<T>(g);
    }
    return;
  }
  const int64_t ignored = static_cast<int64_t>(p.ignore_label);
  double divisor = 1;
  if (p.normalization == kBatch) divisor = p.multi_output ? static_cast<double>(s.outer) : static_cast<double>(labels);
  if (p.multi_output && p.normalization != kValid) divisor *= static_cast<double>(s.inner);
  if (p.normalization == kValid) {
    int64_t valid = 0;
    for (int64_t i = 0; i < labels; ++i) valid += !p.use_ignore || convert<int64_t>(label[i]) != ignored;
    divisor = static_cast<double>(std::max<int64_t>(valid, 1));
  }
  const C scale = static_cast<C>(p.grad_scale / std::max(divisor, 1.0));
  const C alpha = p.multi_output ? C(0) : static_cast<C>(p.smooth_alpha);
  const C other = s.n > 1 ? alpha / static_cast<C>(s.n - 1) : C(0);
  parallel_for(s.outer * s.inner, grain_for(s.n * 2), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t base = (k / s.inner) * s.n * s.inner + k % s.inner;
      const int64_t want = convert<int64_t>(label[k]);
      const bool skip = p.use_ignore && want == ignored;
      const bool inside = want >= 0 && want < s.n;
      for (int64_t j = 0, i = base; j < s.n; ++j, i += s.inner) {
        C g = 0;
        if (!skip) {
          g = static_cast<C>(y[i]);
          if (inside) g -= j == want ? C(1) - alpha : other;
          g *= scale;
          if (ograd) g *= static_cast<C>(ograd[i]);
        }
        out[i] = static_cast<T>(g);
      }
    }
  });
}

Kernel backward(const SoftmaxOutputParam& p, const PrepareCtx& c) {
  const Layout s = layout_of(p, c.in[0].shape);
  const bool dense = c.in[1].shape == c.in[0].shape;
  const int64_t labels = c.in[1].size();
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return dispatch_index(c.in[1].dtype, [&](auto tl) {
      using L = typename decltype(tl)::type;
      return Kernel{[=](const RunCtx& r) { backward_run<T, L>(p, s, dense, labels, r); }};
    });
  });
}

MXHUB_OP(SoftmaxOutput)
    .alias({"Softmax"})
    .doc(
        "Softmax with the gradient of the cross-entropy loss. The output is softmax of `data`; the gradient is that "
        "of $-\\sum \\log p_{label}$, namely $p - \\mathrm{onehot}(label)$ times `grad_scale`, whatever gradient flows "
        "in (unless `out_grad` is set). A label outside the classes subtracts nothing.")
    .param_struct<SoftmaxOutputParam>()
    .input("data", "Scores, of shape (batch, classes) or with more axes.")
    .input("label", "Class numbers of shape (batch,), or probabilities in the shape of `data`.")
    .output("output", "Probabilities, same shape as `data`.")
    .shape(shape_rule)
    .dtype(dtype_rule)
    .kernel(forward)
    .gradient([](const SoftmaxOutputParam& p, const GradCtx& g) {
      std::vector<Entry> in{g.out(0), g.in(1)};
      if (p.out_grad) in.push_back(g.ograd(0));
      const Entry grad = g.fused("_backward_SoftmaxOutput", in)[0];
      return std::vector<Entry>{grad, zeros_like(g.in(1))};
    })
    .cases(
        Case("typical").shape("data", {2, 3}).values("label", {2}, {0, 2}).no_gradient(),
        Case("positions")
            .shape("data", {2, 3, 4})
            .values("label", {2, 4}, {0, 1, 2, 0, 0, 1, 2, 0})
            .with("multi_output", "True")
            .no_gradient(),
        Case("labels_mismatch").shape("data", {2, 3}).values("label", {4}, {0, 1, 2, 0}).fails(Kind::kShape, "label"));

MXHUB_OP(_backward_SoftmaxOutput)
    .hidden()
    .doc("Gradient of SoftmaxOutput.")
    .param_struct<SoftmaxOutputParam>()
    .input("output")
    .input("label")
    .input("ograd")
    .output("grad")
    .num_inputs([](const SoftmaxOutputParam& p) { return p.out_grad ? 3 : 2; })
    .shape([](const SoftmaxOutputParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(0)); })
    .kernel(backward)
    .zero_gradient();

}  // namespace
}  // namespace mxhub::op
