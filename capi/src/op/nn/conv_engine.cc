// Convolution products: oneDNN for float32 and bfloat16, unfolding and matrix products for the other types.
#include "op/nn/conv_engine.h"

#include <algorithm>
#include <vector>

#include "base/log.h"
#include "op/linalg/gemm.h"
#include "op/nn/conv_layouts.h"

namespace mxhub::op {

// Descriptors of arrays as MXNet lays them out: spatial axes before or after the channels.
Layouts layouts_of(const ConvShape& s, memory::data_type type) {
  Layouts l;
  const int first = 3 - s.axes;
  const Window& w = s.window;
  auto image = [&](int64_t channels, const int64_t* sizes, memory::dims* dims) {
    *dims = {s.batch, channels};
    dims->insert(dims->end(), sizes + first, sizes + 3);
    if (!s.channels_last) return dn::plain(*dims, type);
    memory::dims strides(dims->size());
    memory::dim step = channels;
    strides[1] = 1;
    for (size_t i = dims->size(); i-- > 2;) {
      strides[i] = step;
      step *= (*dims)[i];
    }
    strides[0] = step;
    return dn::strided(*dims, type, strides);
  };
  l.data_array = image(s.in_channels, w.in, &l.data);
  l.out_array = image(s.out_channels, w.out, &l.out);
  const int64_t o = s.out_channels / s.groups, i = s.in_channels / s.groups;
  memory::dims strides;
  if (s.groups > 1) l.weight.push_back(s.groups);
  l.weight.push_back(o);
  l.weight.push_back(i);
  l.weight.insert(l.weight.end(), w.kernel + first, w.kernel + 3);
  if (s.channels_last && !s.plain_weight) {
    if (s.groups > 1) strides.push_back(o * i * w.taps());
    strides.push_back(i * w.taps());
    strides.push_back(1);
    memory::dim step = i * w.taps();
    for (int k = first; k < 3; ++k) {
      step /= w.kernel[k];
      strides.push_back(step);
    }
    l.weight_array = dn::strided(l.weight, type, strides);
  } else {
    l.weight_array = dn::plain(l.weight, type);
  }
  l.bias = {s.out_channels};
  l.bias_array = dn::plain(l.bias, type);
  for (int k = first; k < 3; ++k) {
    l.stride.push_back(w.stride[k]);
    l.dilate.push_back(w.dilate[k] - 1);
    l.pad_low.push_back(w.pad[k]);
    const int64_t covered = (w.out[k] - 1) * w.stride[k] + (w.kernel[k] - 1) * w.dilate[k] + 1;
    l.pad_high.push_back(std::max<int64_t>(0, covered - w.in[k] - w.pad[k]));
  }
  return l;
}

memory::desc any(const memory::dims& dims, memory::data_type type) {
  return memory::desc(dims, type, memory::format_tag::any);
}

namespace {

// ---- oneDNN ----------------------------------------------------------------------------------------------------

// oneDNN's own layouts are faster for windows, also counting the reorders of the arrays. A 1x1 convolution is a matrix
// product as it stands, and tiny ones do not pay for the reorders.
bool free_layout(const ConvShape& s) { return !s.channels_last && s.window.taps() > 1 && s.flops() >= 2e6; }

bool usable(const ConvShape& s, DType type) {
  return dn::type_of(type) && s.batch > 0 && s.in_channels > 0 && s.window.in_size() > 0 && s.window.out_size() > 0;
}

// What oneDNN does not have is computed by the plain products below; returns false for its callers.
bool no_primitive(const char* what, const ConvShape& s, DType type, const dnnl::error& e) {
  log_debug("oneDNN has no ", what, " of ", dtype_name(type), ", ", s.in_channels, " to ", s.out_channels,
            " channels (", e.what(), "): own kernel is used");
  return false;
}

// For small images oneDNN likes channels last best, although its kernels for blocks of 16 channels are faster then.
bool blocks_of_channels(const ConvShape& s) {
  return s.axes == 2 && s.groups == 1 && s.in_channels % 16 == 0 && s.out_channels % 16 == 0 &&
         s.window.out_size() <= 16;
}

bool dnnl_forward(const ConvShape& s, DType type, bool bias, ConvTask* task) {
  if (!usable(s, type)) return false;
  const auto t = *dn::type_of(type);
  try {
    const Layouts l = layouts_of(s, t);
    const bool free = free_layout(s);
    using Pd = dnnl::convolution_forward::primitive_desc;
    auto src = free ? any(l.data, t) : l.data_array, dst = free ? any(l.out, t) : l.out_array;
    if (free && blocks_of_channels(s)) {
      src = memory::desc(l.data, t, memory::format_tag::nChw16c);
      dst = memory::desc(l.out, t, memory::format_tag::nChw16c);
    }
    const auto kind = dnnl::prop_kind::forward_inference;
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const Pd pd = bias ? Pd(dn::engine(), kind, algorithm, src, any(l.weight, t), l.bias_array, dst, l.stride, l.dilate,
                            l.pad_low, l.pad_high, dn::attributes())
                       : Pd(dn::engine(), kind, algorithm, src, any(l.weight, t), dst, l.stride, l.dilate, l.pad_low,
                            l.pad_high, dn::attributes());
    dn::Call call(dnnl::convolution_forward(pd), pd.scratchpad_desc());
    call.input(DNNL_ARG_SRC, 0, l.data_array, pd.src_desc());
    call.input(DNNL_ARG_WEIGHTS, 1, l.weight_array, pd.weights_desc());
    if (bias) call.input(DNNL_ARG_BIAS, 2, l.bias_array, pd.bias_desc());
    call.output(DNNL_ARG_DST, 3, l.out_array, pd.dst_desc());
    task->scratch = call.scratch();
    task->run = [call = std::move(call)](const void* a, const void* b, const void* c, void* out, void* scratch) {
      void* pointers[4] = {const_cast<void*>(a), const_cast<void*>(b), const_cast<void*>(c), out};
      call.run(pointers, scratch);
    };
    return true;
  } catch (const dnnl::error& e) {
    return no_primitive("convolution", s, type, e);
  }
}

// What a backward primitive wants as a hint.
dnnl::convolution_forward::primitive_desc hint(const Layouts& l, memory::data_type t, const memory::desc& src,
                                               const memory::desc& dst) {
  return {dn::engine(),
          dnnl::prop_kind::forward_training,
          dnnl::algorithm::convolution_direct,
          src,
          any(l.weight, t),
          dst,
          l.stride,
          l.dilate,
          l.pad_low,
          l.pad_high};
}

// Primitive: convolution_backward_data or convolution_backward_weights.
template <class Primitive>
bool dnnl_gradient(const ConvShape& s, DType type, ConvTask* task) {
  if (!usable(s, type)) return false;
  const auto t = *dn::type_of(type);
  try {
    const Layouts l = layouts_of(s, t);
    const bool free = free_layout(s);
    const auto src = free ? any(l.data, t) : l.data_array, dst = free ? any(l.out, t) : l.out_array;
    const typename Primitive::primitive_desc pd(dn::engine(), dnnl::algorithm::convolution_direct, src,
                                                any(l.weight, t), dst, l.stride, l.dilate, l.pad_low, l.pad_high,
                                                hint(l, t, src, dst), dn::attributes());
    dn::Call call(Primitive{pd}, pd.scratchpad_desc());
    call.input(DNNL_ARG_DIFF_DST, 0, l.out_array, pd.diff_dst_desc());
    if constexpr (std::is_same_v<Primitive, dnnl::convolution_backward_data>) {
      call.input(DNNL_ARG_WEIGHTS, 1, l.weight_array, pd.weights_desc());
      call.output(DNNL_ARG_DIFF_SRC, 2, l.data_array, pd.diff_src_desc());
    } else {
      call.input(DNNL_ARG_SRC, 1, l.data_array, pd.src_desc());
      call.output(DNNL_ARG_DIFF_WEIGHTS, 2, l.weight_array, pd.diff_weights_desc());
    }
    task->scratch = call.scratch();
    task->run = [call = std::move(call)](const void* a, const void* b, const void*, void* out, void* scratch) {
      void* pointers[3] = {const_cast<void*>(a), const_cast<void*>(b), out};
      call.run(pointers, scratch);
    };
    return true;
  } catch (const dnnl::error& e) {
    return no_primitive("gradient of a convolution", s, type, e);
  }
}

// ---- unfolding and matrix products -----------------------------------------------------------------------------

// Swaps the last two axes of (batch, rows, cols).
template <class T>
void transpose(const T* from, T* to, int64_t batch, int64_t rows, int64_t cols) {
  for (int64_t b = 0; b < batch; ++b, from += rows * cols, to += rows * cols)
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < cols; ++j) to[j * rows + i] = from[i * cols + j];
}

// Sizes shared by the three plain products, and the scratch memory cut into pieces.
template <class T>
struct Plain {
  ConvShape s;
  int64_t o, i, taps, positions, in_size;  // channels of one group, window, spatial sizes
  size_t gemm_bytes;
  explicit Plain(const ConvShape& shape) : s(shape) {
    o = s.out_channels / s.groups;
    i = s.in_channels / s.groups;
    taps = s.window.taps();
    positions = s.window.out_size();
    in_size = s.window.in_size();
    gemm_bytes = std::max({gemm_scratch<T>(o, positions, i * taps), gemm_scratch<T>(i * taps, positions, o),
                           gemm_scratch<T>(o, i * taps, positions)});
    gemm_bytes = (gemm_bytes + 63) / 64 * 64;
  }
  int64_t data_size() const { return s.batch * s.in_channels * in_size; }
  int64_t out_size() const { return s.batch * s.out_channels * positions; }
  int64_t weight_size() const { return s.out_channels * i * taps; }
  int64_t col_size() const { return i * taps * positions; }
  size_t scratch() const {
    const int64_t moved = s.channels_last ? data_size() + out_size() + weight_size() : 0;
    return gemm_bytes + sizeof(T) * static_cast<size_t>(col_size() + moved);
  }
  // Runs f(data, weight, out, col, gemm scratch) on arrays with channels first; `written` is the one that f writes.
  enum Which { kData, kWeight, kOut };
  template <class F>
  void with_channels_first(T* data, T* weight, T* out, Which written, void* scratch, const F& f) const {
    char* const base = static_cast<char*>(scratch);
    T* const col = reinterpret_cast<T*>(base + gemm_bytes);
    if (!s.channels_last) return f(data, weight, out, col, scratch);
    T* const d = col + col_size();
    T* w = d + data_size();
    T* const y = w + weight_size();
    if (written != kData) transpose(data, d, s.batch, in_size, s.in_channels);
    if (s.plain_weight)
      w = weight;
    else if (written != kWeight)
      transpose(weight, w, s.out_channels, taps, i);
    if (written != kOut) transpose(out, y, s.batch, positions, s.out_channels);
    f(d, w, y, col, scratch);
    if (written == kData) transpose(d, data, s.batch, s.in_channels, in_size);
    if (written == kWeight && !s.plain_weight) transpose(w, weight, s.out_channels, i, taps);
    if (written == kOut) transpose(y, out, s.batch, s.out_channels, positions);
  }
  // f(data of the group, weight of the group, output of the group) for every instance and group.
  template <class F>
  void each_group(T* data, T* weight, T* out, const F& f) const {
    for (int64_t n = 0; n < s.batch; ++n)
      for (int64_t g = 0; g < s.groups; ++g)
        f(data + (n * s.in_channels + g * i) * in_size, weight + g * o * i * taps,
          out + (n * s.out_channels + g * o) * positions, n == 0);
  }
};

template <class T>
T* writable(const void* p) {
  return static_cast<T*>(const_cast<void*>(p));
}

template <class T>
ConvTask plain_forward(const ConvShape& s, bool bias) {
  const Plain<T> p(s);
  ConvTask task;
  task.scratch = p.scratch();
  task.run = [p, bias](const void* a, const void* b, const void* c, void* out, void* scratch) {
    p.with_channels_first(writable<T>(a), writable<T>(b), static_cast<T*>(out), Plain<T>::kOut, scratch,
                          [&](T* data, T* weight, T* y, T* col, void* gemm_space) {
                            p.each_group(data, weight, y, [&](T* x, T* w, T* to, bool) {
                              const int64_t k = p.i * p.taps;
                              if (k == 0) return std::fill(to, to + p.o * p.positions, convert<T>(0));
                              const T* unfolded = x;
                              if (!p.s.window.trivial()) {
                                im2col(x, col, p.i, p.s.window);
                                unfolded = col;
                              }
                              gemm<T>(false, false, p.o, p.positions, k, 1, w, k, unfolded, p.positions, 0, to,
                                      p.positions, gemm_space);
                            });
                          });
    if (bias) add_channel_bias(DTypeOf<T>::value, out, c, p.s.batch, p.s.out_channels, p.positions, p.s.channels_last);
  };
  return task;
}

template <class T>
ConvTask plain_data_gradient(const ConvShape& s) {
  const Plain<T> p(s);
  ConvTask task;
  task.scratch = p.scratch();
  task.run = [p](const void* a, const void* b, const void*, void* out, void* scratch) {
    p.with_channels_first(static_cast<T*>(out), writable<T>(b), writable<T>(a), Plain<T>::kData, scratch,
                          [&](T* data, T* weight, T* y, T* col, void* gemm_space) {
                            p.each_group(data, weight, y, [&](T* x, T* w, T* g, bool) {
                              const int64_t k = p.i * p.taps;
                              if (p.positions == 0) return std::fill(x, x + p.i * p.in_size, convert<T>(0));
                              gemm<T>(true, false, k, p.positions, p.o, 1, w, k, g, p.positions, 0, col, p.positions,
                                      gemm_space);
                              col2im(col, x, p.i, p.s.window);
                            });
                          });
  };
  return task;
}

template <class T>
ConvTask plain_weight_gradient(const ConvShape& s) {
  const Plain<T> p(s);
  ConvTask task;
  task.scratch = p.scratch();
  task.run = [p](const void* a, const void* b, const void*, void* out, void* scratch) {
    if (p.s.batch == 0 || p.positions == 0) {
      T* const w = static_cast<T*>(out);
      return std::fill(w, w + p.weight_size(), convert<T>(0));
    }
    p.with_channels_first(writable<T>(b), static_cast<T*>(out), writable<T>(a), Plain<T>::kWeight, scratch,
                          [&](T* data, T* weight, T* y, T* col, void* gemm_space) {
                            p.each_group(data, weight, y, [&](T* x, T* w, T* g, bool first) {
                              const int64_t k = p.i * p.taps;
                              im2col(x, col, p.i, p.s.window);
                              gemm<T>(false, true, p.o, k, p.positions, 1, g, p.positions, col, p.positions,
                                      first ? 0 : 1, w, k, gemm_space);
                            });
                          });
  };
  return task;
}

}  // namespace

bool has_fused_convolution(DType type) { return dn::type_of(type).has_value(); }

ConvTask conv_forward(const ConvShape& s, DType type, bool bias) {
  ConvTask task;
  task.cost = conv_cost(s);
  const ConvThreads threads(task.cost);
  if (!dnnl_forward(s, type, bias, &task))
    task = dispatch_float(type, [&](auto t) { return plain_forward<typename decltype(t)::type>(s, bias); });
  return task;
}

ConvTask conv_data_gradient(const ConvShape& s, DType type) {
  ConvTask task;
  task.cost = conv_cost(s);
  const ConvThreads threads(task.cost);
  if (!dnnl_gradient<dnnl::convolution_backward_data>(s, type, &task))
    task = dispatch_float(type, [&](auto t) { return plain_data_gradient<typename decltype(t)::type>(s); });
  return task;
}

ConvTask conv_weight_gradient(const ConvShape& s, DType type) {
  ConvTask task;
  task.cost = conv_cost(s);
  const ConvThreads threads(task.cost);
  if (!small_image_weight_gradient(s, type, &task) &&
      !dnnl_gradient<dnnl::convolution_backward_weights>(s, type, &task))
    task = dispatch_float(type, [&](auto t) { return plain_weight_gradient<typename decltype(t)::type>(s); });
  return task;
}

void add_channel_bias(DType type, void* data, const void* bias, int64_t batch, int64_t channels, int64_t spatial,
                      bool channels_last) {
  dispatch_float(type, [&](auto t) {
    using T = typename decltype(t)::type;
    using C = Compute<T>;
    T* const y = static_cast<T*>(data);
    const T* const b = static_cast<const T*>(bias);
    const int64_t rows = channels_last ? batch * spatial : batch * channels;
    const int64_t width = channels_last ? channels : spatial;
    parallel_for(rows, grain_for(width), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r)
        for (int64_t j = 0; j < width; ++j)
          y[r * width + j] =
              static_cast<T>(static_cast<C>(y[r * width + j]) + static_cast<C>(b[channels_last ? j : r % channels]));
    });
  });
}

void sum_channels(DType type, const void* data, void* sums, int64_t batch, int64_t channels, int64_t spatial,
                  bool channels_last) {
  dispatch_float(type, [&](auto t) {
    using T = typename decltype(t)::type;
    using C = Compute<T>;
    const T* const x = static_cast<const T*>(data);
    T* const out = static_cast<T*>(sums);
    parallel_for(channels, grain_for(batch * spatial), [&](int64_t begin, int64_t end) {
      for (int64_t c = begin; c < end; ++c) {
        double total = 0;
        for (int64_t n = 0; n < batch; ++n) {
          const T* const p = channels_last ? x + n * spatial * channels + c : x + (n * channels + c) * spatial;
          const int64_t step = channels_last ? channels : 1;
          constexpr int64_t kBlock = 256;  // a short sum in the array's precision, then a long one in double
          for (int64_t b = 0; b < spatial; b += kBlock) {
            C part[4] = {};
            const int64_t e = std::min(spatial, b + kBlock);
            int64_t j = b;
            for (; j + 4 <= e; j += 4)
              for (int l = 0; l < 4; ++l) part[l] += static_cast<C>(p[(j + l) * step]);
            for (; j < e; ++j) part[0] += static_cast<C>(p[j * step]);
            total += static_cast<double>((part[0] + part[1]) + (part[2] + part[3]));
          }
        }
        out[c] = static_cast<T>(static_cast<C>(total));
      }
    });
  });
}

}  // namespace mxhub::op
