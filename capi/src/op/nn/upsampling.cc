// UpSampling: enlarges images by repeating values or with a learnt transposed convolution.
#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Sample { kNearest, kBilinear };
enum Multi { kConcat, kSum };

struct UpSamplingParam {
  int scale = 1, num_filter = 0, sample_type = kNearest, multi_input_mode = kConcat, num_args = 1;
  uint64_t workspace = 512;
  static auto fields() {
    using P = UpSamplingParam;
    return std::tuple{
        field("scale", &P::scale).required().at_least(1).at_most(65536).doc("Factor by which the first input grows."),
        field("num_filter", &P::num_filter).doc("Number of channels; needed for `bilinear` only."),
        field("sample_type", &P::sample_type)
            .required()
            .choices({{"nearest", kNearest}, {"bilinear", kBilinear}})
            .doc("`nearest` repeats values, `bilinear` is a transposed convolution with a weight of its own."),
        field("multi_input_mode", &P::multi_input_mode)
            .choices({{"concat", kConcat}, {"sum", kSum}})
            .doc("What becomes of several inputs with `nearest`: joined along the channels, or added."),
        field("num_args", &P::num_args).required().at_least(1).doc("Number of inputs.").tag("count"),
        field("workspace", &P::workspace).doc("Accepted for compatibility; has no effect.")};
  }
};

int inputs_of(const UpSamplingParam& p) { return p.sample_type == kBilinear ? 2 : p.num_args; }

// The transposed convolution that interpolates by `scale`.
Attrs deconvolution_attrs(const UpSamplingParam& p) {
  const int kernel = 2 * p.scale - p.scale % 2, pad = p.scale / 2;
  auto pair = [](int v) { return cat("(", v, ",", v, ")"); };
  return {{"kernel", pair(kernel)},           {"stride", pair(p.scale)},         {"pad", pair(pad)},
          {"num_filter", text(p.num_filter)}, {"num_group", text(p.num_filter)}, {"no_bias", "True"}};
}

struct Delegate {
  const Op& op;
  Params params;
};
Delegate deconvolution(const UpSamplingParam& p, const char* name) {
  const Op& op = Op::get(name);
  return {op, op.params.parse(op.name, deconvolution_attrs(p))};
}

void shape_rule(const UpSamplingParam& p, ShapeCtx& c) {
  if (p.sample_type == kBilinear) {
    if (p.num_filter < 1) c.bad_param("num_filter", cat("expected the number of channels, got ", p.num_filter));
    const Delegate d = deconvolution(p, "Deconvolution");
    return d.op.shape(d.params.get(), c);
  }
  const Shape& first = c.in(0);
  if (!first.known()) return;
  if (first.ndim() != 4) c.bad_input(0, cat("expected 4 axes, got shape ", first));
  Shape out{first[0], 0, first[2] * p.scale, first[3] * p.scale};
  for (int i = 0; i < c.num_inputs(); ++i) {
    const Shape& s = c.in(i);
    if (!s.known()) return;
    if (s.ndim() != 4 || s[0] != first[0] || s[2] < 1 || s[3] < 1 || out[2] % s[2] != 0 || out[3] % s[3] != 0)
      c.bad_input(i, cat("expected a shape that can be repeated to ", out[2], " x ", out[3], ", got ", s));
    if (p.multi_input_mode == kConcat)
      out[1] += s[1];
    else if (i > 0 && s[1] != first[1])
      c.bad_input(i, cat("expected ", first[1], " channels, got shape ", s));
    else
      out[1] = s[1];
  }
  c.set_out(0, out);
}

struct Source {
  int64_t channels, h, w, first;  // `first`: its first channel in the output
};
struct Plan {
  int64_t batch, channels, h, w;
  bool sum;
  std::vector<Source> sources;
};

Plan plan_of(const UpSamplingParam& p, const std::vector<Desc>& small, const Shape& large) {
  Plan plan{large[0], large[1], large[2], large[3], p.multi_input_mode == kSum, {}};
  int64_t first = 0;
  for (const Desc& d : small) {
    plan.sources.push_back({d.shape[1], d.shape[2], d.shape[3], first});
    if (!plan.sum) first += d.shape[1];
  }
  return plan;
}

template <class T>
void forward(const Plan& p, const RunCtx& r) {
  using C = Compute<T>;
  T* y = r.output<T>(0);
  for (size_t k = 0; k < p.sources.size(); ++k) {
    const Source& s = p.sources[k];
    const T* x = r.input<T>(static_cast<int>(k));
    const int64_t fh = p.h / s.h, fw = p.w / s.w;
    parallel_for(p.batch * s.channels, grain_for(p.h * p.w), [&](int64_t begin, int64_t end) {
      for (int64_t plane = begin; plane < end; ++plane) {
        const T* from = x + plane * s.h * s.w;
        T* to = y + ((plane / s.channels) * p.channels + s.first + plane % s.channels) * p.h * p.w;
        for (int64_t i = 0; i < p.h; ++i) {
          for (int64_t j = 0; j < p.w; ++j) {
            const T v = from[i / fh * s.w + j / fw];
            T& o = to[i * p.w + j];
            o = p.sum && k > 0 ? static_cast<T>(static_cast<C>(o) + static_cast<C>(v)) : v;
          }
        }
      }
    });
  }
}

template <class T>
void backward(const Plan& p, const RunCtx& r) {
  using C = Compute<T>;
  const T* g = r.input<T>(0);
  for (size_t k = 0; k < p.sources.size(); ++k) {
    const Source& s = p.sources[k];
    T* dx = r.output<T>(static_cast<int>(k));
    if (!dx) continue;
    const int64_t fh = p.h / s.h, fw = p.w / s.w;
    parallel_for(p.batch * s.channels, grain_for(p.h * p.w), [&](int64_t begin, int64_t end) {
      for (int64_t plane = begin; plane < end; ++plane) {
        const T* from = g + ((plane / s.channels) * p.channels + s.first + plane % s.channels) * p.h * p.w;
        T* to = dx + plane * s.h * s.w;
        for (int64_t i = 0; i < s.h; ++i) {
          for (int64_t j = 0; j < s.w; ++j) {
            C sum = 0;
            for (int64_t a = 0; a < fh; ++a)
              for (int64_t b = 0; b < fw; ++b) sum += static_cast<C>(from[(i * fh + a) * p.w + j * fw + b]);
            to[i * s.w + j] = static_cast<T>(sum);
          }
        }
      }
    });
  }
}

std::vector<Entry> gradient(const UpSamplingParam& p, const GradCtx& g) {
  if (p.sample_type == kBilinear) {
    const Entry first = call("_backward_Deconvolution", {g.ograd(0), g.in(0), g.in(1)}, deconvolution_attrs(p));
    return {first, output_of(first, 1)};
  }
  std::vector<Entry> in{g.ograd(0)};
  for (int i = 0; i < g.num_inputs(); ++i) in.push_back(g.in(i));
  return g.fused("_backward_UpSampling", in);
}

MXHUB_OP(UpSampling)
    .doc(
        "Enlarges images. `nearest` repeats every value `scale` times along both axes; further inputs are repeated to "
        "the same size. `bilinear` is a transposed convolution of each channel with the second input as weight, of "
        "kernel size 2 scale - scale mod 2; filled as a bilinear filter it interpolates.")
    .param_struct<UpSamplingParam>()
    .variadic("data", "num_args", "Images (batch, channels, height, width); with `bilinear` an image and a weight.")
    .output("output", "The enlarged image.")
    .num_inputs(inputs_of)
    .input_names([](const UpSamplingParam& p) {
      if (p.sample_type == kBilinear) return std::vector<std::string>{"data", "weight"};
      std::vector<std::string> names;
      for (int i = 0; i < p.num_args; ++i) names.push_back(cat("arg", i));
      return names;
    })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const UpSamplingParam& p, const PrepareCtx& c) {
      if (p.sample_type == kBilinear) {
        const Delegate d = deconvolution(p, "Deconvolution");
        return d.op.prepare(d.params.get(), PrepareCtx{d.op, c.in, c.out});
      }
      const Plan plan = plan_of(p, c.in, c.out[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[plan](const RunCtx& r) { forward<T>(plan, r); }};
      });
    })
    .gradient(gradient)
    .cases(Case("nearest")
               .shape("arg0", {1, 2, 2, 3})
               .with("scale", "2")
               .with("sample_type", "nearest")
               .with("num_args", "1"),
           Case("joined")
               .shape("arg0", {1, 2, 2, 2})
               .shape("arg1", {1, 1, 4, 4})
               .with("scale", "4")
               .with("sample_type", "nearest")
               .with("num_args", "2"),
           Case("bilinear")
               .shape("data", {1, 2, 3, 3})
               .shape("weight", {2, 1, 4, 4})
               .with("scale", "2")
               .with("sample_type", "bilinear")
               .with("num_filter", "2")
               .with("num_args", "2"),
           Case("matrix")
               .shape("arg0", {2, 3})
               .with("scale", "2")
               .with("sample_type", "nearest")
               .with("num_args", "1")
               .fails(Kind::kShape, "arg0"));

MXHUB_OP(_backward_UpSampling)
    .hidden()
    .doc("Gradients of UpSampling with nearest neighbours.")
    .param_struct<UpSamplingParam>()
    .input("ograd")
    .input("data")
    .num_inputs([](const UpSamplingParam& p) { return p.num_args + 1; })
    .num_outputs([](const UpSamplingParam& p) { return p.num_args; })
    .optional_outputs()
    .shape([](const UpSamplingParam&, ShapeCtx& c) {
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(i + 1));
    })
    .kernel([](const UpSamplingParam& p, const PrepareCtx& c) {
      const Plan plan = plan_of(p, c.out, c.in[0].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[plan](const RunCtx& r) { backward<T>(plan, r); }};
      });
    });

}  // namespace
}  // namespace mxhub::op
