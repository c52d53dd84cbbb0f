// BatchNorm: normalises each channel by the statistics of the batch, or by moving averages of them.
#include "op/build.h"
#include "op/nn/batch_norm_run.h"

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

ChannelNorm norm_of(const BatchNormParam& p, const Shape& data, const Variant& v) {
  const int axis = p.axis < 0 ? p.axis + data.ndim() : p.axis;
  return {data.size(0, axis),
          data[axis],
          data.size(axis + 1, data.ndim()),
          p.eps,
          static_cast<double>(p.momentum),
          p.fix_gamma,
          p.use_global_stats,
          v.relu,
          v.variance};
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
      .kernel([variant](const P& p, const PrepareCtx& c) {
        return batch_norm_forward(norm_of(plain(p), c.in[0].shape, variant), c.in[0].dtype);
      })
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
      .kernel([variant](const P& p, const PrepareCtx& c) {
        return batch_norm_backward(norm_of(plain(p), c.in[1].shape, variant), c.in[0].dtype);
      });
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
