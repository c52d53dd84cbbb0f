// _contrib_DeformableConvolution and _contrib_ModulatedDeformableConvolution: convolutions whose windows sample the
// image at places moved by learnt offsets, and, modulated, weight each sample.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/linalg/gemm.h"
#include "op/nn/conv_param.h"

namespace mxhub::op {
namespace {

Choices layouts() { return {{"NCDHW", kNCDHW}, {"NCHW", kNCHW}, {"NCW", kNCW}}; }
Shape nothing() { return Shape{std::initializer_list<int64_t>{}}; }

template <class P>
auto kernel_field() {
  return field("kernel", &P::kernel).required().doc("Height and width of the window.").tag("shape");
}
template <class P>
auto stride_field() {
  return field("stride", &P::stride).doc("Distance of windows; 1 when empty.").tag("shape");
}
template <class P>
auto dilate_field() {
  return field("dilate", &P::dilate).doc("Distance of samples in a window; 1 when empty.").tag("shape");
}
template <class P>
auto pad_field() {
  return field("pad", &P::pad).doc("Rows and columns of zeros around the image; none when empty.").tag("shape");
}
template <class P>
auto filters_field() {
  return field("num_filter", &P::num_filter).required().at_least(1).doc("Channels of the output.").tag("count");
}
template <class P>
auto group_field() {
  return field("num_group", &P::num_group)
      .at_least(1)
      .doc("Groups of channels that are convolved by themselves.")
      .tag("count");
}
template <class P>
auto offset_groups_field() {
  return field("num_deformable_group", &P::num_deformable_group)
      .at_least(1)
      .doc("Groups of channels of the data with offsets of their own.")
      .tag("count");
}
template <class P>
auto workspace_field() {
  return field("workspace", &P::workspace).doc("Without effect.");
}
template <class P>
auto no_bias_field() {
  return field("no_bias", &P::no_bias).doc("There is no bias, and no input for it.");
}
template <class P>
auto layout_field() {
  return field("layout", &P::layout).choices(layouts()).doc("NCHW, which None means, too.").tag("layout");
}

struct DeformableParam {
  Shape kernel, stride = nothing(), dilate = nothing(), pad = nothing();
  int num_filter = 1, num_group = 1, num_deformable_group = 1;
  uint64_t workspace = 1024;
  bool no_bias = false;
  std::optional<int> layout;
  static constexpr bool kModulated = false;
  static auto fields() {
    using P = DeformableParam;
    return std::tuple{kernel_field<P>(),  stride_field<P>(), dilate_field<P>(),        pad_field<P>(),
                      filters_field<P>(), group_field<P>(),  offset_groups_field<P>(), workspace_field<P>(),
                      no_bias_field<P>(), layout_field<P>()};
  }
};
struct ModulatedParam {
  Shape kernel, stride = nothing(), dilate = nothing(), pad = nothing();
  uint32_t num_filter = 1, num_group = 1, num_deformable_group = 1;
  uint64_t workspace = 1024;
  bool no_bias = false;
  uint32_t im2col_step = 64;
  std::optional<int> layout;
  static constexpr bool kModulated = true;
  static auto fields() {
    using P = ModulatedParam;
    return std::tuple{kernel_field<P>(),        stride_field<P>(),
                      dilate_field<P>(),        pad_field<P>(),
                      filters_field<P>(),       group_field<P>(),
                      offset_groups_field<P>(), workspace_field<P>(),
                      no_bias_field<P>(),       field("im2col_step", &P::im2col_step).doc("Without effect."),
                      layout_field<P>()};
  }
};

struct Sizes {
  int64_t batch, channels, h, w, oh, ow, kh, kw, stride[2], dilate[2], pad[2], filters, groups, offset_groups;
  bool fades;  // samples up to a pixel outside are blended with zero
  int64_t taps() const { return kh * kw; }
  int64_t out() const { return oh * ow; }
  int64_t plane() const { return h * w; }
  int64_t rows() const { return channels / groups * taps(); }  // of the unfolded image, for one group
};
template <class P>
Sizes sizes_of(const P& p, const Shape& data, const Shape& out) {
  Sizes s{data[0],      data[1], data[2], data[3], out[2],       out[3],      p.kernel[0],
          p.kernel[1],  {},      {},      {},      p.num_filter, p.num_group, p.num_deformable_group,
          P::kModulated};
  for (int i = 0; i < 2; ++i) {
    s.stride[i] = window_value(p.stride, i, 1);
    s.dilate[i] = window_value(p.dilate, i, 1);
    s.pad[i] = window_value(p.pad, i, 0);
  }
  return s;
}

// One sample: the four pixels around it (those outside count as zero), and how it changes with its place.
template <class T>
struct Sample {
  int64_t at[4];
  T weight[4], by_y[4], by_x[4];
  T of(const T* plane, const T* factors) const {
    T sum = 0;
    for (int i = 0; i < 4; ++i) sum += factors[i] * plane[at[i]];
    return sum;
  }
};

// Where the samples of tap `tap` in offset group `group` lie, for window `place`.
template <class T>
Sample<T> sample_at(const Sizes& s, const T* offset, int64_t group, int64_t tap, int64_t place) {
  const T* d = offset + (group * s.taps() + tap) * 2 * s.out() + place;
  const int64_t row = place / s.ow, tap_row = tap / s.kw;
  const int64_t top = row * s.stride[0] - s.pad[0] + tap_row * s.dilate[0];
  const int64_t left = (place - row * s.ow) * s.stride[1] - s.pad[1] + (tap - tap_row * s.kw) * s.dilate[1];
  const T y = static_cast<T>(top) + d[0], x = static_cast<T>(left) + d[s.out()];
  Sample<T> r{};
  const T least = s.fades ? T(-1) : T(0), h = static_cast<T>(s.h), w = static_cast<T>(s.w);
  if (!(y >= least && y < h && x >= least && x < w)) return r;
  // Without fading, what lies beyond the last row or column is as on it, and does not change with its place.
  const bool bottom = !s.fades && y >= h - 1, right = !s.fades && x >= w - 1;
  const T y0 = std::floor(y), x0 = std::floor(x), ly = bottom ? T(0) : y - y0, lx = right ? T(0) : x - x0;
  for (int i = 0; i < 4; ++i) {
    const int64_t line = static_cast<int64_t>(y0) + i / 2, column = static_cast<int64_t>(x0) + i % 2;
    if (line < 0 || line >= s.h || column < 0 || column >= s.w) continue;
    const T wy = i / 2 ? ly : 1 - ly, wx = i % 2 ? lx : 1 - lx;
    r.at[i] = line * s.w + column;
    r.weight[i] = wy * wx;
    r.by_y[i] = bottom ? T(0) : i / 2 ? wx : -wx;
    r.by_x[i] = right ? T(0) : i % 2 ? wy : -wy;
  }
  return r;
}

constexpr int64_t kSome = 32;  // samples that are worked out at a time, for all channels

// f(group, tap, first place, places, samples) for pieces of all samples of one image; pieces of [begin, end).
template <class T, class F>
void each_piece(const Sizes& s, const T* offset, int64_t begin, int64_t end, const F& f) {
  const int64_t pieces = (s.out() + kSome - 1) / kSome;
  for (int64_t i = begin; i < end; ++i) {
    const int64_t group = i / pieces / s.taps(), tap = i / pieces % s.taps(), first = i % pieces * kSome;
    const int64_t count = std::min(kSome, s.out() - first);
    Sample<T> samples[kSome];
    for (int64_t k = 0; k < count; ++k) samples[k] = sample_at(s, offset, group, tap, first + k);
    f(group, tap, first, count, samples);
  }
}
int64_t pieces_of(const Sizes& s) { return s.offset_groups * s.taps() * ((s.out() + kSome - 1) / kSome); }
// The factor of the samples of a piece, null where all count fully.
template <class T>
const T* mask_of(const Sizes& s, const T* mask, int64_t group, int64_t tap, int64_t first) {
  return mask ? mask + (group * s.taps() + tap) * s.out() + first : nullptr;
}

// columns: one row of out() samples for each channel and tap.
template <class T>
void unfold(const Sizes& s, const T* image, const T* offset, const T* mask, T* columns) {
  const int64_t each = s.channels / s.offset_groups;
  parallel_for(pieces_of(s), grain_for(each * kSome * 8), [&](int64_t begin, int64_t end) {
    each_piece(s, offset, begin, end,
               [&](int64_t group, int64_t tap, int64_t first, int64_t count, const auto* samples) {
                 const T* m = mask_of(s, mask, group, tap, first);
                 for (int64_t c = group * each; c < (group + 1) * each; ++c) {
                   const T* plane = image + c * s.plane();
                   T* to = columns + (c * s.taps() + tap) * s.out() + first;
                   for (int64_t k = 0; k < count; ++k)
                     to[k] = samples[k].of(plane, samples[k].weight) * (m ? m[k] : T(1));
                 }
               });
  });
}

// From gradients of the columns: those of offsets and of the mask.
template <class T>
void offset_gradients(const Sizes& s, const T* image, const T* offset, const T* mask, const T* columns, T* d_offset,
                      T* d_mask) {
  const int64_t each = s.channels / s.offset_groups;
  parallel_for(pieces_of(s), grain_for(each * kSome * 20), [&](int64_t begin, int64_t end) {
    each_piece(s, offset, begin, end,
               [&](int64_t group, int64_t tap, int64_t first, int64_t count, const auto* samples) {
                 const T* m = mask_of(s, mask, group, tap, first);
                 T by_y[kSome] = {}, by_x[kSome] = {}, by_mask[kSome] = {};
                 for (int64_t c = group * each; c < (group + 1) * each; ++c) {
                   const T* plane = image + c * s.plane();
                   const T* g = columns + (c * s.taps() + tap) * s.out() + first;
                   for (int64_t k = 0; k < count; ++k) {
                     by_y[k] += g[k] * samples[k].of(plane, samples[k].by_y);
                     by_x[k] += g[k] * samples[k].of(plane, samples[k].by_x);
                     if (m) by_mask[k] += g[k] * samples[k].of(plane, samples[k].weight);
                   }
                 }
                 const int64_t at = (group * s.taps() + tap) * s.out() + first,
                               twice = at + (group * s.taps() + tap) * s.out();
                 for (int64_t k = 0; k < count; ++k) {
                   if (d_offset) {
                     d_offset[twice + k] = by_y[k] * (m ? m[k] : T(1));
                     d_offset[twice + s.out() + k] = by_x[k] * (m ? m[k] : T(1));
                   }
                   if (d_mask) d_mask[at + k] = by_mask[k];
                 }
               });
  });
}

// From gradients of the columns: that of the image. Samples overlap, channels do not.
template <class T>
void fold(const Sizes& s, const T* offset, const T* mask, const T* columns, T* image) {
  const int64_t each = s.channels / s.offset_groups;
  std::fill(image, image + s.channels * s.plane(), T(0));
  parallel_for(s.channels, grain_for(s.taps() * s.out() * 12), [&](int64_t begin, int64_t end) {
    const int64_t pieces = pieces_of(s) / s.offset_groups;
    for (int64_t group = begin / each; group * each < end; ++group) {
      each_piece(s, offset, group * pieces, (group + 1) * pieces,
                 [&](int64_t, int64_t tap, int64_t first, int64_t count, const auto* samples) {
                   const T* m = mask_of(s, mask, group, tap, first);
                   const int64_t last = std::min((group + 1) * each, end);
                   for (int64_t c = std::max(group * each, begin); c < last; ++c) {
                     const T* g = columns + (c * s.taps() + tap) * s.out() + first;
                     T* plane = image + c * s.plane();
                     for (int64_t k = 0; k < count; ++k) {
                       const T v = g[k] * (m ? m[k] : T(1));
                       for (int i = 0; i < 4; ++i) plane[samples[k].at[i]] += v * samples[k].weight[i];
                     }
                   }
                 });
    }
  });
}

// Pointers to the inputs from `first` on, for one image.
template <class T>
struct Inputs {
  const T *data, *offset, *mask, *weight, *bias;
  Inputs(const RunCtx& r, int first, bool modulated, bool no_bias)
      : data(r.input<T>(first)),
        offset(r.input<T>(first + 1)),
        mask(modulated ? r.input<T>(first + 2) : nullptr),
        weight(r.input<T>(first + 2 + modulated)),
        bias(no_bias ? nullptr : r.input<T>(first + 3 + modulated)) {}
  void next(const Sizes& s) {
    data += s.channels * s.plane();
    offset += s.offset_groups * s.taps() * 2 * s.out();
    if (mask) mask += s.offset_groups * s.taps() * s.out();
  }
};

template <class P, class T>
void forward(const P& p, const Sizes& s, const RunCtx& r) {
  Inputs<T> in(r, 0, P::kModulated, p.no_bias);
  T *out = r.output<T>(0), *columns = static_cast<T*>(r.scratch);
  const int64_t filters = s.filters / s.groups;
  for (int64_t n = 0; n < s.batch; ++n, in.next(s), out += s.filters * s.out()) {
    unfold(s, in.data, in.offset, in.mask, columns);
    for (int64_t g = 0; g < s.groups; ++g)
      gemm(false, false, filters, s.out(), s.rows(), 1.0, in.weight + g * filters * s.rows(), s.rows(),
           columns + g * s.rows() * s.out(), s.out(), 0.0, out + g * filters * s.out(), s.out());
    if (in.bias)
      for (int64_t f = 0; f < s.filters; ++f)
        for (int64_t k = 0; k < s.out(); ++k) out[f * s.out() + k] += in.bias[f];
  }
}

// Inputs: ograd, then the operator's. Outputs: gradients of its inputs; null where nobody wants one.
template <class P, class T>
void backward(const P& p, const Sizes& s, const RunCtx& r) {
  Inputs<T> in(r, 1, P::kModulated, true);
  const T* g = r.input<T>(0);
  T *d_data = r.output<T>(0), *d_offset = r.output<T>(1), *d_mask = P::kModulated ? r.output<T>(2) : nullptr;
  T *d_weight = r.output<T>(2 + P::kModulated), *d_bias = p.no_bias ? nullptr : r.output<T>(3 + P::kModulated);
  T* columns = static_cast<T*>(r.scratch);
  const int64_t filters = s.filters / s.groups;
  if (d_weight) std::fill(d_weight, d_weight + s.filters * s.rows(), T(0));
  if (d_bias) std::fill(d_bias, d_bias + s.filters, T(0));
  for (int64_t n = 0; n < s.batch; ++n, in.next(s), g += s.filters * s.out()) {
    if (d_weight) {
      unfold(s, in.data, in.offset, in.mask, columns);
      for (int64_t k = 0; k < s.groups; ++k)
        gemm(false, true, filters, s.rows(), s.out(), 1.0, g + k * filters * s.out(), s.out(),
             columns + k * s.rows() * s.out(), s.out(), 1.0, d_weight + k * filters * s.rows(), s.rows());
    }
    if (d_bias) {
      for (int64_t f = 0; f < s.filters; ++f) {
        double sum = 0;
        for (int64_t k = 0; k < s.out(); ++k) sum += static_cast<double>(g[f * s.out() + k]);
        d_bias[f] += static_cast<T>(sum);
      }
    }
    if (d_data || d_offset || d_mask) {
      for (int64_t k = 0; k < s.groups; ++k)
        gemm(true, false, s.rows(), s.out(), filters, 1.0, in.weight + k * filters * s.rows(), s.rows(),
             g + k * filters * s.out(), s.out(), 0.0, columns + k * s.rows() * s.out(), s.out());
    }
    if (d_offset || d_mask) offset_gradients(s, in.data, in.offset, in.mask, columns, d_offset, d_mask);
    if (d_data) fold(s, in.offset, in.mask, columns, d_data);
    if (d_data) d_data += s.channels * s.plane();
    if (d_offset) d_offset += s.offset_groups * s.taps() * 2 * s.out();
    if (d_mask) d_mask += s.offset_groups * s.taps() * s.out();
  }
}

template <class P, bool kBackward>
Kernel kernel_of(const P& p, const PrepareCtx& c) {
  const Sizes s = kBackward ? sizes_of(p, c.in[1].shape, c.in[0].shape) : sizes_of(p, c.in[0].shape, c.out[0].shape);
  const auto make = [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto run = [=](const RunCtx& r) {
      if constexpr (kBackward)
        backward<P, T>(p, s, r);
      else
        forward<P, T>(p, s, r);
    };
    return Kernel{run, static_cast<size_t>(s.channels * s.taps() * s.out()) * sizeof(T),
                  static_cast<double>(s.batch) * static_cast<double>(s.channels * s.taps() * s.out()) *
                      (10 + static_cast<double>(s.filters) / static_cast<double>(s.groups * 16))};
  };
  return c.in[0].dtype == DType::kFloat64 ? make(Tag<double>{}) : make(Tag<float>{});
}

template <class P>
void shapes(const P& p, ShapeCtx& c) {
  if (p.kernel.ndim() != 2) c.bad_param("kernel", cat("expected two numbers, got ", p.kernel));
  check_convolution(p, c);
  const int weight = P::kModulated ? 3 : 2;
  const Shape& d = c.in(0);
  if (d.ndim_known() && d.ndim() != 4) c.bad_input(0, cat("expected shape (batch, channels, height, width), got ", d));
  const int64_t filters = p.num_filter, groups = p.num_group, offset_groups = p.num_deformable_group;
  if (!p.no_bias) c.set_in(weight + 1, Shape{filters});
  if (!d.ndim_known()) return;
  if (d[1] >= 0 && d[1] % groups)
    c.bad_param("num_group", cat("expected a divisor of the channels ", d[1], ", got ", groups));
  if (d[1] >= 0 && d[1] % offset_groups)
    c.bad_param("num_deformable_group", cat("expected a divisor of the channels ", d[1], ", got ", offset_groups));
  int64_t out[2];
  for (int i = 0; i < 2; ++i) {
    const int64_t size = d[2 + i], space = size + 2 * window_value(p.pad, i, 0) - window_reach(p, i);
    if (size >= 0 && space < 0)
      c.bad_param("kernel", cat("expected a window that fits in the padded data, got ", p.kernel, " for shape ", d));
    out[i] = size < 0 ? -1 : space / window_value(p.stride, i, 1) + 1;
  }
  const int64_t taps = p.kernel[0] * p.kernel[1];
  const auto expect = [&](int i, const Shape& s) {
    Shape m = c.in(i);
    if (!merge_shape(&m, s)) c.bad_input(i, cat("expected shape ", s, ", got ", c.in(i)));
    c.set_in(i, m);
  };
  expect(1, Shape{d[0], offset_groups * taps * 2, out[0], out[1]});
  if (P::kModulated) expect(2, Shape{d[0], offset_groups * taps, out[0], out[1]});
  expect(weight, Shape{filters, d[1] < 0 ? -1 : d[1] / groups, p.kernel[0], p.kernel[1]});
  c.set_out(0, Shape{d[0], filters, out[0], out[1]});
}

void types(TypeCtx& c) {
  const DType t = c.in(0);
  if (t != DType::kUnknown && t != DType::kFloat32 && t != DType::kFloat64)
    c.bad_input(0, cat("expected float32 or float64, got ", dtype_name(t)));
  c.same();
}

template <class P>
void declare(const std::string& name, const std::string& text) {
  constexpr bool kModulated = P::kModulated;
  const std::string backward_name = "_backward" + name;
  const auto count = [](const P& p) { return (kModulated ? 5 : 4) - static_cast<int>(p.no_bias); };
  OpBuilder b(name);
  b.doc(text)
      .template param_struct<P>()
      .input("data", "Images, shape (batch, channels, height, width), float32 or float64.")
      .input("offset",
             "Along height and width for each tap, shape (batch, num_deformable_group * taps * 2, out height, out "
             "width).");
  if (kModulated)
    b.input("mask", "Factor of each tap, shape (batch, num_deformable_group * taps, out height, out width).");
  b.input("weight", "Shape (num_filter, channels / num_group, kernel...).")
      .input("bias", "Added to each channel of the output, shape (num_filter,).")
      .output("output", "Shape (batch, num_filter, out height, out width).")
      .num_inputs(count)
      .shape(shapes<P>)
      .dtype(types)
      .kernel(kernel_of<P, false>)
      .gradient([backward_name](const P&, const GradCtx& g) {
        std::vector<Entry> in{g.ograd(0)};
        for (int i = 0; i < g.num_inputs(); ++i) in.push_back(g.in(i));
        return g.fused(backward_name.c_str(), in);
      });
  OpBuilder back(backward_name);
  back.hidden().doc("Gradient of " + name + ".").template param_struct<P>().input("ograd");
  for (const char* input : {"data", "offset", "mask", "weight", "bias"}) {
    if (!kModulated && input == std::string("mask")) continue;
    back.input(input).output(std::string(input) + "_grad");
  }
  back.num_inputs([count](const P& p) { return count(p) + 1; })
      .num_outputs(count)
      .optional_outputs()
      .shape([](const P&, ShapeCtx& c) {
        for (int i = 1; i < c.num_inputs(); ++i) c.set_out(i - 1, c.in(i));
      })
      .kernel(kernel_of<P, true>);
  // Offsets keep their distance from whole numbers, where slopes jump.
  const auto case_of = [](const char* title, int64_t channels, int64_t groups, bool bias) {
    Case k(title);
    k.shape("data", {1, channels, 4, 5}).shape("offset", {1, groups * 12, 3, 3}, 0.2, 0.8);
    if (kModulated) k.shape("mask", {1, groups * 6, 3, 3}, 0.2, 1);
    k.with("kernel", "(2, 3)").with("num_filter", "2").with("num_deformable_group", std::to_string(groups));
    k.shape("weight", {2, channels / (bias ? 1 : 2), 2, 3});
    if (bias)
      k.shape("bias", {2});
    else
      k.with("no_bias", "True").with("num_group", "2");
    return k;
  };
  b.cases(case_of("typical", 2, 1, true), case_of("groups", 4, 2, false),
          case_of("channels", 3, 1, true).with("num_group", "2").fails(Kind::kArgument, "num_group"));
}

MXHUB_OPS {
  const std::string moved =
      "As Convolution, but each tap of each window reads the image at a place moved by `offset`, interpolated between "
      "the four pixels around it; pixels outside count as zero.";
  declare<DeformableParam>("_contrib_DeformableConvolution", "Convolution with learnt sampling places. " + moved);
  declare<ModulatedParam>("_contrib_ModulatedDeformableConvolution",
                          "Convolution with learnt sampling places and factors. " + moved +
                              " What a tap reads is multiplied by its factor in `mask`.");
};

}  // namespace
}  // namespace mxhub::op
