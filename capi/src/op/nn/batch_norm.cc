// BatchNorm: normalises each channel by the statistics of the batch, or by moving averages of them.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/nn/norm_kernels.h"

namespace mxhub::op {
namespace {

// The fields that all of them begin with.
template <class P>
auto common_fields() {
  return std::tuple{
      field("eps", &P::eps).doc("Added to the variance."),
      field("momentum", &P::momentum).doc("Weight of the old value in the moving averages."),
      field("fix_gamma", &P::fix_gamma).doc("Whether gamma counts as 1 and gets no gradient."),
      field("use_global_stats", &P::use_global_stats).doc("Whether the moving averages are used while training too."),
      field("output_mean_var", &P::output_mean_var)
          .doc("Whether the mean and the reciprocal of the standard deviation are outputs as well.")};
}

struct BatchNormParam {
  double eps = 1e-3f;
  float momentum = 0.9f;
  bool fix_gamma = true, use_global_stats = false, output_mean_var = false;
  int axis = 1;
  bool cudnn_off = false;
  std::optional<float> min_calib_range, max_calib_range;
  static auto fields() {
    using P = BatchNormParam;
    return std::tuple_cat(
        common_fields<P>(),
        std::tuple{
            field("axis", &P::axis).doc("The axis of the channels.").tag("axis"),
            field("cudnn_off", &P::cudnn_off).doc("Accepted for compatibility; has no effect."),
            field("min_calib_range", &P::min_calib_range).doc("Smallest value of the output; used by quantisation."),
            field("max_calib_range", &P::max_calib_range).doc("Largest value of the output; used by quantisation.")});
  }
};

// BatchNorm_v1: the same over axis 1, with eps in single precision.
struct BatchNormV1Param {
  float eps = 1e-3f, momentum = 0.9f;
  bool fix_gamma = true, use_global_stats = false, output_mean_var = false;
  static auto fields() { return common_fields<BatchNormV1Param>(); }
};

// _contrib_SyncBatchNorm: that again, with a key that names calls.
struct SyncBatchNormParam : BatchNormV1Param {
  int ndev = 1;
  std::string key;
  static auto fields() {
    using P = SyncBatchNormParam;
    return std::tuple_cat(
        common_fields<P>(),
        std::tuple{field("ndev", &P::ndev)
                       .doc("Number of devices that share statistics; there is one, the processor.")
                       .tag("count"),
                   field("key", &P::key).required().doc("Name that calls which belong together have in common.")});
  }
};

const BatchNormParam& plain(const BatchNormParam& p) { return p; }
BatchNormParam plain(const BatchNormV1Param& v1) {
  BatchNormParam p;
  p.eps = static_cast<double>(v1.eps);
  p.momentum = v1.momentum;
  p.fix_gamma = v1.fix_gamma;
  p.use_global_stats = v1.use_global_stats;
  p.output_mean_var = v1.output_mean_var;
  return p;
}

// What sets the operators apart: a fused max(x, 0), and whether the output `var` is the variance itself and not the
// reciprocal of the standard deviation.
struct Variant {
  bool relu = false, variance = false;
};

// Statistics of 16-bit data are kept in float32.
DType statistics_type(DType t) { return t == DType::kFloat16 || t == DType::kBfloat16 ? DType::kFloat32 : t; }

void shape_rule(const BatchNormParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  const Shape& data = c.in(0);
  if (!data.ndim_known()) return;
  if (data.ndim() < 1) c.bad_input(0, "expected at least one axis, got a scalar");
  const Shape channels{data[c.axis(p.axis, data.ndim())]};
  for (int i = 1; i < 5; ++i) c.set_in(i, channels);
  c.set_out(1, channels);
  c.set_out(2, channels);
}

void dtype_rule(TypeCtx& c) {
  c.require_float(0);
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  if (c.in(0) == DType::kUnknown) return;
  const DType t = statistics_type(c.in(0));
  for (int i = 1; i < 5; ++i) c.set_in(i, t);
  c.set_out(1, t);
  c.set_out(2, t);
}

struct Sizes {
  int64_t outer, channels, inner;
  int64_t count() const { return outer * inner; }  // values of one channel
};
Sizes sizes_of(const Shape& data, int axis) {
  if (axis < 0) axis += data.ndim();
  return {data.size(0, axis), data[axis], data.size(axis + 1, data.ndim())};
}

// Where inner is not 1 a channel is `outer` runs of `inner` values (there may be none); otherwise the array is a matrix
// with one column for each channel, and blocks of columns are taken together. f(first channel, channels) is called for
// each block.
constexpr int64_t kColumns = 64;
template <class F>
void each_block(const Sizes& s, const F& f) {
  if (s.inner != 1) {
    parallel_for(s.channels, grain_for(s.count()), [&](int64_t begin, int64_t end) {
      for (int64_t c = begin; c < end; ++c) f(c, int64_t{1});
    });
    return;
  }
  const int64_t blocks = (s.channels + kColumns - 1) / kColumns;
  parallel_for(blocks, grain_for(s.count() * kColumns), [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) f(b * kColumns, std::min(kColumns, s.channels - b * kColumns));
  });
}

template <class T>
void statistics(const Sizes& s, const T* x, int64_t first, int64_t width, double* mean, double* var) {
  const double m = static_cast<double>(std::max<int64_t>(s.count(), 1));
  if (s.inner != 1) {
    *mean = *var = 0;
    for (int64_t n = 0; n < s.outer; ++n) *mean += Rows<T>::sum(x + (n * s.channels + first) * s.inner, s.inner);
    *mean /= m;
    for (int64_t n = 0; n < s.outer; ++n)
      *var += Rows<T>::squares(x + (n * s.channels + first) * s.inner, s.inner, *mean);
    *var /= m;
    return;
  }
  using C = Compute<T>;
  for (int64_t j = 0; j < width; ++j) mean[j] = var[j] = 0;
  for (int64_t n = 0; n < s.outer; ++n)
    for (int64_t j = 0; j < width; ++j) mean[j] += static_cast<double>(static_cast<C>(x[n * s.channels + first + j]));
  for (int64_t j = 0; j < width; ++j) mean[j] /= m;
  for (int64_t n = 0; n < s.outer; ++n) {
    for (int64_t j = 0; j < width; ++j) {
      const double d = static_cast<double>(static_cast<C>(x[n * s.channels + first + j])) - mean[j];
      var[j] += d * d;
    }
  }
  for (int64_t j = 0; j < width; ++j) var[j] /= m;
}

// T: type of the data, S: of the statistics.
template <class T, class S>
void forward(const BatchNormParam& p, const Sizes& s, const Variant& variant, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  const S *gamma = r.input<S>(1), *beta = r.input<S>(2);
  S *moving_mean = r.mutable_input<S>(3), *moving_var = r.mutable_input<S>(4);
  T* y = r.output<T>(0);
  S *out_mean = r.output<S>(1), *out_scale = r.output<S>(2);
  const bool batch = r.is_train && !p.use_global_stats;
  const double keep = static_cast<double>(p.momentum);
  each_block(s, [&](int64_t first, int64_t width) {
    double mean[kColumns], var[kColumns];
    C a[kColumns], b[kColumns];
    if (batch) {
      statistics(s, x, first, width, mean, var);
    } else {
      for (int64_t j = 0; j < width; ++j) {
        mean[j] = static_cast<double>(moving_mean[first + j]);
        var[j] = static_cast<double>(moving_var[first + j]);
      }
    }
    for (int64_t j = 0; j < width; ++j) {
      const int64_t c = first + j;
      const double scale = 1 / std::sqrt(var[j] + p.eps);
      out_mean[c] = static_cast<S>(mean[j]);
      out_scale[c] = static_cast<S>(variant.variance ? var[j] : scale);
      if (batch && s.count() > 0) {
        moving_mean[c] = static_cast<S>(static_cast<double>(moving_mean[c]) * keep + mean[j] * (1 - keep));
        moving_var[c] = static_cast<S>(static_cast<double>(moving_var[c]) * keep + var[j] * (1 - keep));
      }
      const double slope = (p.fix_gamma ? 1.0 : static_cast<double>(gamma[c])) * scale;
      a[j] = static_cast<C>(slope);
      b[j] = static_cast<C>(static_cast<double>(beta[c]) - mean[j] * slope);
    }
    if (s.inner != 1) {
      for (int64_t n = 0; n < s.outer; ++n) {
        const int64_t at = (n * s.channels + first) * s.inner;
        Rows<T>::affine(x + at, y + at, s.inner, static_cast<double>(a[0]), static_cast<double>(b[0]));
        if (variant.relu)
          for (int64_t i = at; i < at + s.inner; ++i) y[i] = static_cast<C>(y[i]) > 0 ? y[i] : static_cast<T>(C(0));
      }
    } else {
      for (int64_t n = 0; n < s.outer; ++n) {
        const int64_t at = n * s.channels + first;
        for (int64_t j = 0; j < width; ++j) {
          const C v = a[j] * static_cast<C>(x[at + j]) + b[j];
          y[at + j] = static_cast<T>(variant.relu && v < 0 ? C(0) : v);
        }
      }
    }
  });
}

// Inputs: ograd, data, gamma, mean, reciprocal deviation[, output of the fused ReLU]. Outputs: gradients of data, gamma
// and beta, null where not wanted.
template <class T, class S>
void backward(const BatchNormParam& p, const Sizes& s, const Variant& variant, const RunCtx& r) {
  using C = Compute<T>;
  const T *og = r.input<T>(0), *x = r.input<T>(1);
  const S *gamma = r.input<S>(2), *mean = r.input<S>(3), *scale = r.input<S>(4);
  const T* y = variant.relu ? r.input<T>(5) : nullptr;
  T* dx = r.output<T>(0);
  S *dgamma = r.output<S>(1), *dbeta = r.output<S>(2);
  const bool batch = r.is_train && !p.use_global_stats;
  const double m = static_cast<double>(std::max<int64_t>(s.count(), 1));
  T* masked = static_cast<T*>(r.scratch);  // the gradient that passed the ReLU
  const T* g = og;
  if (variant.relu) {
    parallel_for(s.count() * s.channels, grain_for(2), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) masked[i] = static_cast<C>(y[i]) > 0 ? og[i] : static_cast<T>(C(0));
    });
    g = masked;
  }
  each_block(s, [&](int64_t first, int64_t width) {
    double sum_g[kColumns] = {}, sum_gx[kColumns] = {};
    if (s.inner != 1) {
      for (int64_t n = 0; n < s.outer; ++n) {
        const int64_t at = (n * s.channels + first) * s.inner;
        double a, b;
        Rows<T>::dots(g + at, x + at, s.inner, static_cast<double>(mean[first]), &a, &b);
        sum_g[0] += a;
        sum_gx[0] += b;
      }
    } else {
      for (int64_t n = 0; n < s.outer; ++n) {
        for (int64_t j = 0; j < width; ++j) {
          const int64_t at = n * s.channels + first + j;
          const double v = static_cast<double>(static_cast<C>(g[at]));
          sum_g[j] += v;
          sum_gx[j] += v * (static_cast<double>(static_cast<C>(x[at])) - static_cast<double>(mean[first + j]));
        }
      }
    }
    C a[kColumns], b[kColumns], c[kColumns];  // dx = a g + b x + c
    for (int64_t j = 0; j < width; ++j) {
      const int64_t k = first + j;
      const double mu = static_cast<double>(mean[k]), stored = static_cast<double>(scale[k]);
      const double inv = variant.variance ? 1 / std::sqrt(stored + p.eps) : stored;
      if (dgamma) dgamma[k] = static_cast<S>(p.fix_gamma ? 0 : sum_gx[j] * inv);
      if (dbeta) dbeta[k] = static_cast<S>(sum_g[j]);
      const double slope = (p.fix_gamma ? 1.0 : static_cast<double>(gamma[k])) * inv;
      const double along = batch ? -slope * inv * inv * sum_gx[j] / m : 0;
      a[j] = static_cast<C>(slope);
      b[j] = static_cast<C>(along);
      c[j] = static_cast<C>(batch ? -slope * sum_g[j] / m - along * mu : 0);
    }
    if (!dx) return;
    if (s.inner != 1) {
      for (int64_t n = 0; n < s.outer; ++n) {
        const int64_t at = (n * s.channels + first) * s.inner;
        Rows<T>::affine2(g + at, x + at, dx + at, s.inner, static_cast<double>(a[0]), static_cast<double>(b[0]),
                         static_cast<double>(c[0]));
      }
    } else {
      for (int64_t n = 0; n < s.outer; ++n) {
        for (int64_t j = 0; j < width; ++j) {
          const int64_t at = n * s.channels + first + j;
          dx[at] = static_cast<T>(a[j] * static_cast<C>(g[at]) + b[j] * static_cast<C>(x[at]) + c[j]);
        }
      }
    }
  });
}

// f(Tag of the data's type, Tag of the statistics' type).
template <class F>
Kernel dispatch(DType t, const F& f) {
  switch (t) {
    case DType::kFloat64:
      return f(Tag<double>{}, Tag<double>{});
    case DType::kFloat16:
      return f(Tag<half>{}, Tag<float>{});
    case DType::kBfloat16:
      return f(Tag<bfloat16>{}, Tag<float>{});
    default:
      return f(Tag<float>{}, Tag<float>{});
  }
}

Kernel prepare_forward(const BatchNormParam& p, const PrepareCtx& c, const Variant& variant) {
  const Sizes s = sizes_of(c.in[0].shape, p.axis);
  return dispatch(c.in[0].dtype, [&](auto t, auto st) {
    using T = typename decltype(t)::type;
    using S = typename decltype(st)::type;
    return Kernel{[=](const RunCtx& r) { forward<T, S>(p, s, variant, r); }, 0, static_cast<double>(c.in[0].size())};
  });
}

Kernel prepare_backward(const BatchNormParam& p, const PrepareCtx& c, const Variant& variant) {
  const Sizes s = sizes_of(c.in[1].shape, p.axis);
  return dispatch(c.in[0].dtype, [&](auto t, auto st) {
    using T = typename decltype(t)::type;
    using S = typename decltype(st)::type;
    return Kernel{[=](const RunCtx& r) { backward<T, S>(p, s, variant, r); }, variant.relu ? c.in[0].bytes() : 0,
                  static_cast<double>(c.in[0].size()) * 2};
  });
}

void backward_shape(ShapeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_out(1, c.in(2));
  c.set_out(2, c.in(2));
}
void backward_dtype(TypeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_out(1, c.in(2));
  c.set_out(2, c.in(2));
}

template <class P>
OpBuilder& add_cases(OpBuilder& b) {
  Case evaluation = Case("evaluation")
                        .shape("data", {2, 3, 4})
                        .shape("gamma", {3})
                        .shape("beta", {3})
                        .shape("moving_mean", {3})
                        .shape("moving_var", {3}, 0.5, 1)
                        .with("fix_gamma", "False");
  Case columns = Case("columns")
                     .shape("data", {4, 3})
                     .shape("gamma", {3})
                     .shape("beta", {3})
                     .shape("moving_mean", {3})
                     .shape("moving_var", {3}, 0.5, 1);
  Case channels = Case("channels")
                      .shape("data", {2, 3})
                      .shape("gamma", {2})
                      .shape("beta", {3})
                      .shape("moving_mean", {3})
                      .shape("moving_var", {3})
                      .fails(Kind::kShape, "gamma");
  Case empty = Case("empty")
                   .shape("data", {2, 3, 0})
                   .shape("gamma", {3})
                   .shape("beta", {3})
                   .shape("moving_mean", {3})
                   .shape("moving_var", {3}, 0.5, 1)
                   .with("use_global_stats", "True");
  if constexpr (std::is_same_v<P, SyncBatchNormParam>)
    for (Case* c : {&evaluation, &columns, &channels, &empty}) c->with("key", "norm");
  return b.cases(evaluation, columns, channels, empty);
}

template <class P>
void declare(const char* name, const char* alias, const char* backward_name, const Variant& variant,
             const std::string& doc) {
  OpBuilder b(name);
  if (alias) b.alias(alias);
  b.doc(doc)
      .template param_struct<P>()
      .input("data", "At least one axis.")
      .input("gamma", "Scale, one for each channel.")
      .input("beta", "Shift, one for each channel.");
  b.mutated_input("moving_mean", "Moving average of the mean; updated while training.", true)
      .mutated_input("moving_var", "Moving average of the variance; updated while training.", true);
  if (std::is_same_v<P, BatchNormV1Param>) b.phrase("moving_mean", "").phrase("moving_var", "");  // not listed by 1.9.1
  add_cases<P>(b);
  b.var_attr("moving_mean", "__init__", R"(["zero", {}])")
      .var_attr("moving_var", "__init__", R"(["one", {}])")
      .output("output", "Same shape as `data`.")
      .output("mean", "Mean of each channel that was used.")
      .output("var", variant.variance ? "Variance of each channel that was used."
                                      : "Reciprocal of the standard deviation that was used, with `eps`.")
      .num_visible([](const P& p) { return p.output_mean_var ? 3 : 1; })
      .shape([](const P& p, ShapeCtx& c) { shape_rule(plain(p), c); })
      .dtype(dtype_rule)
      .kernel([variant](const P& p, const PrepareCtx& c) { return prepare_forward(plain(p), c, variant); })
      .gradient([=](const P&, const GradCtx& g) {
        std::vector<Entry> in{g.ograd(0), g.in(0), g.in(1), g.out(1), g.out(2)};
        if (variant.relu) in.push_back(g.out(0));
        std::vector<Entry> r = g.fused(backward_name, in);
        r.resize(5);
        return r;
      });
  OpBuilder back(backward_name);
  back.hidden()
      .doc("Gradients of a batch normalisation.")
      .template param_struct<P>()
      .input("ograd")
      .input("data")
      .input("gamma")
      .input("mean")
      .input("var");
  if (variant.relu) back.input("output");
  back.output("data_grad")
      .output("gamma_grad")
      .output("beta_grad")
      .optional_outputs()
      .shape(backward_shape)
      .dtype(backward_dtype)
      .kernel([variant](const P& p, const PrepareCtx& c) { return prepare_backward(plain(p), c, variant); });
}

MXHUB_OPS {
  const std::string text =
      "While training each channel is normalised by its mean and variance over the batch, otherwise by the moving "
      "averages: $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages "
      "to `momentum` times the old value plus (1 - `momentum`) times that of the batch (with the biased variance).";
  declare<BatchNormParam>("BatchNorm", "_npx_batch_norm", "_backward_BatchNorm", {},
                          "Normalises each channel over the batch. " + text);
  declare<BatchNormParam>("_contrib_BatchNormWithReLU", nullptr, "_backward_contrib_BatchNormWithReLU", {true, false},
                          "Batch normalisation followed by max(x, 0). " + text);
  declare<SyncBatchNormParam>("_contrib_SyncBatchNorm", nullptr, "_backward__contrib_SyncBatchNorm", {false, true},
                              "Batch normalisation with statistics shared by all devices. " + text);
  declare<BatchNormV1Param>("BatchNorm_v1", nullptr, "_backward_BatchNorm_v1", {},
                            "Batch normalisation over axis 1, as old models name it. " + text);
};

}  // namespace
}  // namespace mxhub::op
