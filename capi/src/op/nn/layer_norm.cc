// LayerNorm: normalise over one axis, then scale and shift.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/half_kernel.h"
#include "op/nn/norm_kernels.h"

namespace mxhub::op {
namespace {

struct LayerNormParam {
  int axis = -1;
  float eps = 1e-5f;
  bool output_mean_var = false;
  static auto fields() {
    return std::tuple{
        field("axis", &LayerNormParam::axis).doc("Axis to normalise; negative counts from the end.").tag("axis"),
        field("eps", &LayerNormParam::eps).doc("Added to the variance."),
        field("output_mean_var", &LayerNormParam::output_mean_var)
            .doc("Whether mean and standard deviation are outputs as well.")};
  }
};

void shape_rule(const LayerNormParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& data = c.in(0);
  if (!data.ndim_known()) return;
  if (data.ndim() < 1) c.bad_input(0, "expected at least one axis, got a scalar");
  const int axis = c.axis(p.axis, data.ndim());
  for (int i = 1; i < 3; ++i) {
    c.set_in(i, Shape{data[axis]});
    c.set_out(i, data.with(axis, 1));
  }
  if (data[axis] < 0 && c.in(1).known()) c.set_in(0, Shape::of(data.ndim()).with(axis, c.in(1)[0]));
}

struct Sizes {
  int64_t outer, n, inner;
};
Sizes sizes_of(const Shape& data, int axis) {
  if (axis < 0) axis += data.ndim();
  return {data.size(0, axis), data[axis], data.size(axis + 1, data.ndim())};
}

// Where the axis is not the last one, a slab (n, inner) is transposed to rows first and back afterwards.
template <class T>
void transpose(const T* from, T* to, int64_t rows, int64_t cols) {
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < cols; ++j) to[j * rows + i] = from[i * cols + j];
}

template <class T>
void forward_rows(double eps, const T* x, const T* gamma, const T* beta, T* y, T* mean, T* deviation, int64_t rows,
                  int64_t n) {
  using C = Compute<T>;
  parallel_for(rows, grain_for(n * 3), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const double mu = n ? Rows<T>::sum(x + i * n, n) / static_cast<double>(n) : 0;
      const double var = n ? Rows<T>::squares(x + i * n, n, mu) / static_cast<double>(n) : 0;
      const double sd = std::sqrt(var + eps);
      mean[i] = static_cast<T>(static_cast<C>(mu));
      deviation[i] = static_cast<T>(static_cast<C>(sd));
      Rows<T>::weighted(x + i * n, gamma, beta, y + i * n, n, mu, 1 / sd);
    }
  });
}

template <class T>
void forward(const LayerNormParam& p, const Sizes& s, const RunCtx& r) {
  const T *x = r.input<T>(0), *gamma = r.input<T>(1), *beta = r.input<T>(2);
  T *y = r.output<T>(0), *mean = r.output<T>(1), *deviation = r.output<T>(2);
  const double eps = static_cast<double>(p.eps);
  if (s.inner == 1) return forward_rows(eps, x, gamma, beta, y, mean, deviation, s.outer, s.n);
  T* const rows = static_cast<T*>(r.scratch);
  const int64_t slab = s.n * s.inner;
  for (int64_t o = 0; o < s.outer; ++o) {
    transpose(x + o * slab, rows, s.n, s.inner);
    forward_rows(eps, rows, gamma, beta, rows, mean + o * s.inner, deviation + o * s.inner, s.inner, s.n);
    transpose(rows, y + o * slab, s.inner, s.n);
  }
}

template <class T>
void data_gradient_rows(const T* g, const T* x, const T* gamma, const T* mean, const T* deviation, T* dx, int64_t rows,
                        int64_t n) {
  using C = Compute<T>;
  parallel_for(rows, grain_for(n * 4), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const double mu = static_cast<double>(static_cast<C>(mean[i])),
                   inv = 1 / static_cast<double>(static_cast<C>(deviation[i]));
      double sum_g, sum_gx;
      Rows<T>::weighted_dots(g + i * n, gamma, x + i * n, n, mu, &sum_g, &sum_gx);
      const double b = -inv * inv * inv * sum_gx / static_cast<double>(n);
      Rows<T>::weighted_affine2(g + i * n, gamma, x + i * n, dx + i * n, n, inv, b,
                                -inv * sum_g / static_cast<double>(n) - b * mu);
    }
  });
}

// Sums over all positions but the axis; element j of row (o, i) lies at (o n + j) inner + i.
template <class T>
void parameter_gradients(const Sizes& s, const T* g, const T* x, const T* mean, const T* deviation, T* dgamma,
                         T* dbeta) {
  using C = Compute<T>;
  constexpr int64_t kBlock = 64;
  const int64_t blocks = (s.n + kBlock - 1) / kBlock;
  parallel_for(blocks, grain_for(s.outer * s.inner * kBlock * 2), [&](int64_t begin, int64_t end) {
    for (int64_t b = begin * kBlock; b < std::min(end * kBlock, s.n); b += kBlock) {
      const int64_t width = std::min(kBlock, s.n - b);
      double sum_g[kBlock] = {}, sum_gx[kBlock] = {};
      for (int64_t o = 0; o < s.outer; ++o) {
        for (int64_t i = 0; i < s.inner; ++i) {
          const C mu = static_cast<C>(mean[o * s.inner + i]), inv = C(1) / static_cast<C>(deviation[o * s.inner + i]);
          for (int64_t j = 0; j < width; ++j) {
            const int64_t at = (o * s.n + b + j) * s.inner + i;
            const C v = static_cast<C>(g[at]);
            sum_g[j] += static_cast<double>(v);
            sum_gx[j] += static_cast<double>(v * (static_cast<C>(x[at]) - mu) * inv);
          }
        }
      }
      for (int64_t j = 0; j < width; ++j) {
        if (dgamma) dgamma[b + j] = static_cast<T>(static_cast<C>(sum_gx[j]));
        if (dbeta) dbeta[b + j] = static_cast<T>(static_cast<C>(sum_g[j]));
      }
    }
  });
}

// Inputs: ograd, data, gamma, mean, deviation.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  const T *g = r.input<T>(0), *x = r.input<T>(1), *gamma = r.input<T>(2), *mean = r.input<T>(3), *sd = r.input<T>(4);
  if (r.out[1] || r.out[2]) parameter_gradients(s, g, x, mean, sd, r.output<T>(1), r.output<T>(2));
  T* const dx = r.output<T>(0);
  if (!dx) return;
  if (s.inner == 1) return data_gradient_rows(g, x, gamma, mean, sd, dx, s.outer, s.n);
  const int64_t slab = s.n * s.inner;
  T *const grads = static_cast<T*>(r.scratch), *const rows = grads + slab;
  for (int64_t o = 0; o < s.outer; ++o) {
    transpose(g + o * slab, grads, s.n, s.inner);
    transpose(x + o * slab, rows, s.n, s.inner);
    data_gradient_rows(grads, rows, gamma, mean + o * s.inner, sd + o * s.inner, rows, s.inner, s.n);
    transpose(rows, dx + o * slab, s.inner, s.n);
  }
}

MXHUB_OP(LayerNorm)
    .alias({"_npx_layer_norm"})
    .doc(
        "Normalises over one axis, then scales and shifts. With mean $\\mu$ and variance $\\sigma^2$ along the axis, "
        "$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$; gamma and beta have one value for each "
        "position on the axis.")
    .param_struct<LayerNormParam>()
    .input("data", "At least one axis.")
    .input("gamma", "Scale, as long as the axis.")
    .input("beta", "Shift, as long as the axis.")
    .output("output", "Same shape as `data`.")
    .output("mean", "Mean; the axis has length 1.")
    .output("std", "Standard deviation with `eps`; the axis has length 1.")
    .num_visible([](const LayerNormParam& p) { return p.output_mean_var ? 3 : 1; })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(in_float32<LayerNormParam>([](const LayerNormParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(c.in[0].shape, p.axis);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, s, r); },
                      s.inner > 1 ? sizeof(T) * static_cast<size_t>(s.n * s.inner) : 0,
                      static_cast<double>(c.in[0].size())};
      });
    }))
    .gradient([](const LayerNormParam&, const GradCtx& g) {
      return g.fused("_backward_LayerNorm", {g.ograd(0), g.in(0), g.in(1), g.out(1), g.out(2)});
    })
    .cases(
        Case("last_axis").shape("data", {3, 5}).shape("gamma", {5}).shape("beta", {5}),
        Case("middle_axis").shape("data", {2, 4, 3}).shape("gamma", {4}).shape("beta", {4}).with("axis", "1"),
        Case("long_gamma").shape("data", {3, 5}).shape("gamma", {4}).shape("beta", {5}).fails(Kind::kShape, "gamma"));

MXHUB_OP(_backward_LayerNorm)
    .hidden()
    .doc("Gradients of LayerNorm.")
    .param_struct<LayerNormParam>()
    .input("ograd")
    .input("data")
    .input("gamma")
    .input("mean")
    .input("std")
    .output("data_grad")
    .output("gamma_grad")
    .output("beta_grad")
    .optional_outputs()
    .shape([](const LayerNormParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_out(1, c.in(2));
      c.set_out(2, c.in(2));
    })
    .kernel(in_float32<LayerNormParam>([](const LayerNormParam& p, const PrepareCtx& c) {
      const Sizes s = sizes_of(c.in[1].shape, p.axis);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(s, r); },
                      s.inner > 1 ? 2 * sizeof(T) * static_cast<size_t>(s.n * s.inner) : 0,
                      static_cast<double>(c.in[0].size()) * 3};
      });
    }));

}  // namespace
}  // namespace mxhub::op
