// Convolution for inference plans: channels last, weights in the primitive's own layout, and what follows fused in.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/arena.h"
#include "op/build.h"
#include "op/nn/block_convolution.h"
#include "op/nn/conv_layouts.h"
#include "op/nn/conv_param.h"

namespace mxhub::op {
namespace {

const Shape kEmpty{std::initializer_list<int64_t>{}};
enum Tail { kNone, kRelu, kLeaky, kElu, kSigmoid, kTanh, kSoftrelu, kClip, kGelu };

// Graph passes make these nodes; the shape of the data says what the weight is prepared for.
struct InferenceParam {
  Shape kernel, stride = kEmpty, dilate = kEmpty, pad = kEmpty, data_shape = kEmpty;
  uint32_t num_filter = 0, num_group = 1;
  bool residual = false;
  int tail = kNone;
  float alpha = 0, beta = 0;
  bool bfloat16 = false, integers = false;  // what is multiplied, instead of float32
  bool precise = false;                     // of integers: as float16 wants it
  int out_type = 0;                         // of integers
  // Of the weight's preparation only:
  bool bias = false, norm = false, fix_gamma = true, weight_last = false;
  double eps = 1e-3;
  static auto fields() {
    using P = InferenceParam;
    return std::tuple{
        field("kernel", &P::kernel).required(),
        field("stride", &P::stride),
        field("dilate", &P::dilate),
        field("pad", &P::pad),
        field("data_shape", &P::data_shape),
        field("num_filter", &P::num_filter).required(),
        field("num_group", &P::num_group),
        field("with_residual", &P::residual),
        field("tail", &P::tail)
            .choices({{"none", kNone},
                      {"relu", kRelu},
                      {"leaky", kLeaky},
                      {"elu", kElu},
                      {"sigmoid", kSigmoid},
                      {"tanh", kTanh},
                      {"softrelu", kSoftrelu},
                      {"clip", kClip},
                      {"gelu", kGelu}}),
        field("tail_a", &P::alpha),
        field("tail_b", &P::beta),
        field("with_bias", &P::bias),
        field("norm", &P::norm),
        field("fix_gamma", &P::fix_gamma),
        field("weight_last", &P::weight_last),
        field("bfloat16", &P::bfloat16),
        field("integers", &P::integers),
        field("precise", &P::precise),
        field("out_type", &P::out_type).choices(dtype_choices({DType::kFloat32, DType::kFloat16, DType::kBfloat16})),
        field("eps", &P::eps)};
  }
};

Shape output_shape(const InferenceParam& p, const Shape& data) {
  Shape out = data;
  for (int i = 0; i < 2; ++i)
    out[1 + i] = (data[1 + i] + 2 * window_value(p.pad, i, 0) - window_reach(p, i)) / window_value(p.stride, i, 1) + 1;
  out[3] = p.num_filter;
  return out;
}

ConvShape conv_shape(const InferenceParam& p) {
  ConvShape s;
  const Shape out = output_shape(p, p.data_shape);
  s.channels_last = true;
  s.batch = p.data_shape[0];
  s.in_channels = p.data_shape[3];
  s.out_channels = p.num_filter;
  s.groups = p.num_group;
  for (int i = 0; i < 2; ++i) {
    s.window.in[1 + i] = p.data_shape[1 + i];
    s.window.out[1 + i] = out[1 + i];
    s.window.kernel[1 + i] = p.kernel[i];
    s.window.stride[1 + i] = window_value(p.stride, i, 1);
    s.window.dilate[1 + i] = window_value(p.dilate, i, 1);
    s.window.pad[1 + i] = window_value(p.pad, i, 0);
  }
  return s;
}

using Primitive = dnnl::convolution_forward;

Primitive::primitive_desc primitive_of(const InferenceParam& p, const ConvShape& s, memory::data_type type,
                                       const Layouts& l) {
  using dnnl::algorithm;
  dnnl::primitive_attr attr = dn::attributes();
  dnnl::post_ops ops;
  if (p.residual) ops.append_sum(1.f);
  switch (p.tail) {
    case kRelu:
      ops.append_eltwise(algorithm::eltwise_relu, 0, 0);
      break;
    case kLeaky:
      ops.append_eltwise(algorithm::eltwise_relu, p.alpha, 0);
      break;
    case kElu:
      ops.append_eltwise(algorithm::eltwise_elu, p.alpha, 0);
      break;
    case kSigmoid:
      ops.append_eltwise(algorithm::eltwise_logistic, 0, 0);
      break;
    case kTanh:
      ops.append_eltwise(algorithm::eltwise_tanh, 0, 0);
      break;
    case kSoftrelu:
      ops.append_eltwise(algorithm::eltwise_soft_relu, 1, 0);
      break;
    case kClip:
      ops.append_eltwise(algorithm::eltwise_clip, p.alpha, p.beta);
      break;
    case kGelu:
      ops.append_eltwise(algorithm::eltwise_gelu_erf, 0, 0);
      break;
    default:
      break;
  }
  attr.set_post_ops(ops);
  const ConvThreads threads(conv_cost(s));
  return {dn::engine(),
          dnnl::prop_kind::forward_inference,
          algorithm::convolution_direct,
          l.data_array,
          any(l.weight, type),
          dn::plain(l.bias, memory::data_type::f32),
          l.out_array,
          l.stride,
          l.dilate,
          l.pad_low,
          l.pad_high,
          attr};
}

memory::data_type type_of(const InferenceParam& p) {
  return p.bfloat16 ? memory::data_type::bf16 : memory::data_type::f32;
}

BlockConvolution block_of(const InferenceParam& p) { return {conv_shape(p), p.precise}; }

void dtype_rule(const InferenceParam& p, TypeCtx& c) {
  if (p.integers) return c.set_out(0, static_cast<DType>(p.out_type));  // the image may be of any of them
  const DType type = p.bfloat16 ? DType::kBfloat16 : DType::kFloat32;
  c.set_in(0, type);
  c.set_out(0, type);
}

// ---- the weight ------------------------------------------------------------------------------------------------

// Inputs: weight, [bias], [gamma, beta, mean, variance]. Outputs: the weight as the primitive wants it, the bias.
void weight_shape(const InferenceParam& p, ShapeCtx& c) {
  for (int i = 1; i < c.num_inputs(); ++i) c.set_in(i, Shape{p.num_filter});
  if (p.integers) {
    const BlockConvolution block = block_of(p);
    c.set_out(0, Shape{static_cast<int64_t>(block.weight_bytes())});
    return c.set_out(1, Shape{block.bias_size()});
  }
  const ConvShape s = conv_shape(p);
  const auto type = type_of(p);
  const auto bytes = static_cast<int64_t>(primitive_of(p, s, type, layouts_of(s, type)).weights_desc().get_size());
  c.set_out(0, Shape{bytes / (p.bfloat16 ? 2 : 4)});
  c.set_out(1, Shape{p.num_filter});
}

// What a following normalisation makes of a convolution: a factor for each filter's weights, and the bias.
void fold(const InferenceParam& p, const std::vector<DType>& types, const RunCtx& r, float* factors, float* bias) {
  auto number = [&](int i, int64_t f) {
    return dispatch_float(types[i], [&](auto t) {
      using T = typename decltype(t)::type;
      return static_cast<double>(static_cast<Compute<T>>(r.input<T>(i)[f]));
    });
  };
  const int first = p.bias ? 2 : 1;
  for (int64_t f = 0; f < p.num_filter; ++f) {
    double factor = 1, shift = p.bias ? number(1, f) : 0;
    if (p.norm) {
      factor = (p.fix_gamma ? 1 : number(first, f)) / std::sqrt(number(first + 3, f) + p.eps);
      shift = (shift - number(first + 2, f)) * factor + number(first + 1, f);
    }
    factors[f] = static_cast<float>(factor);
    bias[f] = static_cast<float>(shift);
  }
}

// The weight as float32: itself, or a copy in `space`.
float* as_float(DType type, void* weight, int64_t size, void* space) {
  if (type == DType::kFloat32) return static_cast<float*>(weight);
  auto* const copy = static_cast<float*>(space);
  dispatch_float(type, [&](auto t) {
    using T = typename decltype(t)::type;
    const T* const w = static_cast<const T*>(weight);
    std::transform(w, w + size, copy, [](T x) { return static_cast<float>(static_cast<Compute<T>>(x)); });
  });
  return copy;
}

Kernel weight_kernel(const InferenceParam& p, const PrepareCtx& c) {
  const int64_t size = c.in[0].size();
  const size_t vector = aligned(sizeof(float) * p.num_filter);
  const size_t copy = c.in[0].dtype == DType::kFloat32 ? 0 : aligned(sizeof(float) * static_cast<size_t>(size));
  std::vector<DType> types;  // a normalisation of 16-bit images has float32 parameters
  for (const Desc& d : c.in) types.push_back(d.dtype);
  Kernel k;
  k.scratch = 2 * vector + copy;
  if (p.integers) {
    k.run = [=, block = block_of(p)](const RunCtx& r) {
      auto* const scratch = static_cast<char*>(r.scratch);
      auto *const factors = reinterpret_cast<float*>(scratch), *const bias = reinterpret_cast<float*>(scratch + vector);
      fold(p, types, r, factors, bias);
      const float* const weight = as_float(types[0], r.in[0], size, scratch + 2 * vector);
      block.pack(weight, p.weight_last, factors, bias, r.out[0], r.output<float>(1));
    };
    return k;
  }
  const ConvShape s = conv_shape(p);
  const auto type = type_of(p);
  const auto wanted = primitive_of(p, s, type, layouts_of(s, type)).weights_desc();
  ConvShape plain_shape = s;
  plain_shape.channels_last = p.weight_last;
  const memory::desc plain = layouts_of(plain_shape, memory::data_type::f32).weight_array;
  // The reorder multiplies by each filter's factor on the way, so that a weight of float32 is never copied.
  dnnl::primitive_attr attr = dn::attributes();
  attr.set_scales_mask(DNNL_ARG_SRC, p.num_group > 1 ? 3 : 1);
  const dnnl::reorder::primitive_desc pd(dn::engine(), plain, dn::engine(), wanted, attr);
  const memory::desc scales = dn::plain({p.num_filter}, memory::data_type::f32), scratchpad = pd.scratchpad_desc();
  k.scratch += scratchpad.get_size();
  k.run = [=, reorder = dnnl::reorder(pd)](const RunCtx& r) {
    auto* const scratch = static_cast<char*>(r.scratch);
    auto* const factors = reinterpret_cast<float*>(scratch);
    fold(p, types, r, factors, r.output<float>(1));
    float* const weight = as_float(types[0], r.in[0], size, scratch + vector);
    reorder.execute(dn::stream(), {{DNNL_ARG_FROM, {plain, dn::engine(), weight}},
                                   {DNNL_ARG_TO, {wanted, dn::engine(), r.out[0]}},
                                   {DNNL_ARG_ATTR_SCALES | DNNL_ARG_FROM, {scales, dn::engine(), factors}},
                                   {DNNL_ARG_SCRATCHPAD, {scratchpad, dn::engine(), scratch + vector + copy}}});
    dnnl::stream(dn::stream()).wait();
  };
  return k;
}

MXHUB_OP(_inference_convolution_weight)
    .hidden()
    .doc("The weight of a convolution as an inference plan uses it, with a following normalisation folded in.")
    .param_struct<InferenceParam>()
    .input("weight")
    .input("bias")
    .input("gamma")
    .input("beta")
    .input("mean")
    .input("variance")
    .output("weight")
    .output("bias")
    .num_inputs([](const InferenceParam& p) { return 1 + (p.bias ? 1 : 0) + (p.norm ? 4 : 0); })
    .shape(weight_shape)
    .dtype([](const InferenceParam& p, TypeCtx& c) {
      // The weight may be of any float type.
      c.set_out(0, p.integers ? DType::kUint8 : p.bfloat16 ? DType::kBfloat16 : DType::kFloat32);
      c.set_out(1, DType::kFloat32);
    })
    .kernel(weight_kernel);

// ---- the convolution -------------------------------------------------------------------------------------------

Kernel forward_integers(const InferenceParam& p, const PrepareCtx& c) {
  BlockTail tail;
  const float infinity = std::numeric_limits<float>::infinity();
  if (p.tail == kRelu) tail = {1, 0, infinity, true};
  if (p.tail == kLeaky) tail.slope = p.alpha;
  if (p.tail == kClip) tail = {1, p.alpha, p.beta, true};
  Kernel k;
  BlockConvolution block = block_of(p);
  k.scratch = block.scratch();
  k.cost = conv_cost(conv_shape(p)) / 2;
  k.run = [block = std::move(block), tail, in = c.in[0].dtype, out = c.out[0].dtype,
           residual = p.residual](const RunCtx& r) {
    block.run(r.in[0], in, r.in[1], r.input<float>(2), residual ? r.in[3] : nullptr, r.out[0], out, tail, r.scratch);
  };
  return k;
}

Kernel forward(const InferenceParam& p, const PrepareCtx& c) {
  if (p.integers) return forward_integers(p, c);
  const ConvShape s = conv_shape(p);
  const auto type = type_of(p);
  const Layouts l = layouts_of(s, type);
  const auto pd = primitive_of(p, s, type, l);
  dn::Call call(Primitive(pd), pd.scratchpad_desc());
  call.input(DNNL_ARG_SRC, 0, l.data_array, pd.src_desc());
  call.input(DNNL_ARG_WEIGHTS, 1, pd.weights_desc(), pd.weights_desc());
  call.input(DNNL_ARG_BIAS, 2, pd.bias_desc(), pd.bias_desc());
  call.output(DNNL_ARG_DST, 3, l.out_array, pd.dst_desc());
  Kernel k;
  k.scratch = call.scratch();
  k.cost = conv_cost(s);
  k.run = [call = std::move(call), residual = p.residual ? c.out[0].bytes() : 0](const RunCtx& r) {
    // The product is added to what the output holds: the residual, whose memory a plan can usually hand over.
    if (residual && r.in[3] != r.out[0]) std::memcpy(r.out[0], r.in[3], residual);
    void* pointers[4] = {r.in[0], r.in[1], r.in[2], r.out[0]};
    call.run(pointers, r.scratch);
  };
  return k;
}

MXHUB_OP(_inference_convolution)
    .hidden()
    .doc("Convolution with channels last, then an addition and an activation, as an inference plan uses it.")
    .param_struct<InferenceParam>()
    .input("data")
    .input("weight")
    .input("bias")
    .input("residual")
    .output("output")
    .inplace(3, 0)
    .num_inputs([](const InferenceParam& p) { return p.residual ? 4 : 3; })
    .shape([](const InferenceParam& p, ShapeCtx& c) {
      c.set_in(0, p.data_shape);
      c.set_out(0, output_shape(p, p.data_shape));
      if (p.residual) c.set_in(3, c.out(0));
    })
    .dtype(dtype_rule)
    .kernel(forward);

}  // namespace

}  // namespace mxhub::op
