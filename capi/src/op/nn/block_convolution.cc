// Convolutions as sums of integer products: how images and weights become integers, and in which order they are used.
#include "op/nn/block_convolution.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/env.h"
#include "base/isa.h"
#include "base/log.h"
#include "op/nn/conv_layouts.h"

namespace mxhub::op {
namespace {

constexpr int64_t kPositions = 448;         // of a band: enough to use a panel of the weight many times
constexpr size_t kBandBytes = 640 << 10;    // that fit into the second-level cache beside a panel
constexpr size_t kWeightBytes = 640 << 10;  // up to which a tile meets all panels in turn, and writes whole lines
constexpr double kMostScale = 0x1p100;      // of weights: far smaller ones count as zero
constexpr float kLeastPeak = 0x1p-60f;      // of images: exponents of smaller ones would leave float32's range
constexpr double kSumLimit = 2147483647;

const BlockImages* kernels_of(DType t) {
  switch (t) {
    case DType::kFloat32:
      return &block_kernels_vnni.float32;
    case DType::kFloat16:
      return &block_kernels_vnni.float16;
    default:
      return &block_kernels_vnni.bfloat16;
  }
}

float number(DType t, const void* p, int64_t i) {
  if (t == DType::kFloat32) return static_cast<const float*>(p)[i];
  if (t == DType::kFloat16) return static_cast<float>(static_cast<const half*>(p)[i]);
  return static_cast<float>(static_cast<const bfloat16*>(p)[i]);
}
void set_number(DType t, void* p, int64_t i, float v) {
  if (t == DType::kFloat32)
    static_cast<float*>(p)[i] = v;
  else if (t == DType::kFloat16)
    static_cast<half*>(p)[i] = half(v);
  else
    static_cast<bfloat16*>(p)[i] = bfloat16(v);
}

// The larger one; NaN when one is.
template <class T>
T larger(T a, T b) {
  return b <= a || std::isnan(a) ? a : b;
}
int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }
const void* move(const void* p, DType t, int64_t n) {
  return static_cast<const char*>(p) + n * static_cast<int64_t>(dtype_size(t));
}

// Even filters of a panel stand before odd ones: two registers then hold the halves of pairs.
int64_t lane(int64_t filter) {
  const int64_t in_panel = filter % kBlockLanes;
  return filter / kBlockLanes * kBlockLanes + in_panel % 2 * (kBlockLanes / 2) + in_panel / 2;
}

}  // namespace

// What a call brings.
struct BlockConvolution::Call {
  const void* data;
  DType data_type, out_type;
  const float* scales;
  const int16_t* weight;
  const float* bias;
  const void* residual;
  void* out;
  const BlockTail& tail;
  void (*finish)(const BlockTile&, const int32_t*);
};

bool BlockConvolution::available() {
  static const bool yes = [] {
    const bool wanted = env_bool("MXNET_HUB_BLOCK_FLOAT", true);
    const bool has = isa() == Isa::kV4 && __builtin_cpu_supports("avx512vnni");
    log_debug("convolutions of 16-bit floats ", wanted && has ? "are" : "are not", " sums of integer products",
              has ? "" : " (the processor, or MXNET_HUB_ISA, has no AVX-512 VNNI)");
    return wanted && has;
  }();
  return yes;
}

bool BlockConvolution::suits(int64_t groups, int64_t filters, int64_t weights) {
  return available() && groups == 1 && filters >= 8 && weights >= 16 * filters;
}

BlockConvolution::BlockConvolution(const ConvShape& s, bool precise) : s_(s), precise_(precise) {
  const Window& w = s.window;
  pointwise_ = w.taps() == 1 && w.pad[1] == 0 && w.pad[2] == 0;
  for (int i = 0; i < 2; ++i) {
    stride_[i] = pointwise_ ? 1 : w.stride[1 + i];
    skip_[i] = pointwise_ ? w.stride[1 + i] : 1;
  }
  reach_ = (w.kernel[1] - 1) * w.dilate[1] + 1;
  // A line of a window is one run where channels are few, or pairs of them would leave a rest.
  joined_ = w.kernel[2] > 1 && w.dilate[2] == 1 && (s.in_channels < 16 || s.in_channels % 2 != 0);
  run_ = joined_ ? w.kernel[2] * s.in_channels : s.in_channels;
  pairs_ = divide_up(run_, 2);
  taps_ = joined_ ? w.kernel[1] : w.taps();
  panels_ = divide_up(s.out_channels, kBlockLanes);
  pitch_ = joined_ ? s.in_channels : 2 * divide_up(s.in_channels, 2);
  if (!joined_ && pitch_ * stride_[1] % 1024 == 0)
    pitch_ += 32;  // positions 2 KB apart would share few places of the cache
  line_ = pitch_ * (pointwise_ ? w.out[2] : w.in[2] + 2 * w.pad[2]);
  for (int64_t tap = 0; tap < taps_; ++tap) {
    const int64_t y = joined_ ? tap : tap / w.kernel[2], x = joined_ ? 0 : tap % w.kernel[2];
    tap_offsets_.push_back(2 * (y * w.dilate[1] * line_ + x * w.dilate[2] * pitch_));
  }
  make_chunks();
  make_bands();
  threads_ = conv_cost(s) / 2 < kParallelCost ? 1 : std::min<int64_t>(thread_count(), bands_ * panel_groups_);
}

// The longer a sum, the smaller its integers: long ones are cut.
void BlockConvolution::make_chunks() {
  const int64_t most = precise_ ? 512 : 1024;
  int64_t longest = 0;
  if (run_ <= most) {
    const int64_t taps = divide_up(taps_, divide_up(taps_, most / run_));
    for (int64_t tap = 0; tap < taps_; tap += taps) chunks_.push_back({tap, std::min(taps, taps_ - tap), 0, pairs_});
    longest = taps * run_;
  } else {
    const int64_t pairs = divide_up(pairs_, divide_up(run_, most));
    for (int64_t tap = 0; tap < taps_; ++tap)
      for (int64_t pair = 0; pair < pairs_; pair += pairs)
        chunks_.push_back({tap, 1, pair, std::min(pairs, pairs_ - pair)});
    longest = 2 * pairs;
  }
  // The largest number of an image is about seven times the usual one: then both factors lose equally much.
  limit_ = static_cast<float>(std::min(32767.0, std::floor(std::sqrt(7 * kSumLimit / static_cast<double>(longest)))));
}

// Bands do not depend on the number of threads, so neither do results.
void BlockConvolution::make_bands() {
  const int64_t out_rows = s_.window.out[1], out_cols = s_.window.out[2];
  const auto line_bytes = 2 * line_;
  const auto fitting = std::max<int64_t>(1, static_cast<int64_t>(kBandBytes) / line_bytes);
  // Lines that windows share are taken in for each band: not too few rows.
  rows_ = std::max(kPositions / out_cols, std::min<int64_t>(2 * reach_, 8));
  rows_ = std::min(rows_, (fitting - reach_) / stride_[0] + 1);
  rows_ = std::min(std::max<int64_t>(rows_, 1), out_rows);
  rows_ = divide_up(out_rows, divide_up(out_rows, rows_));
  images_ = 1;
  if (rows_ == out_rows) {
    images_ = std::min(kPositions / (out_rows * out_cols), fitting / lines(rows_));
    images_ = std::min(std::max<int64_t>(images_, 1), std::max<int64_t>(1, s_.batch / 4));
  }
  bands_ = divide_up(s_.batch, images_) * divide_up(out_rows, rows_);
  panel_groups_ = std::min(panels_, divide_up(4, bands_));
}

BlockConvolution::Band BlockConvolution::band(int64_t index) const {
  const int64_t out_rows = s_.window.out[1], in_image = divide_up(out_rows, rows_);
  const int64_t image = index / in_image * images_, row = index % in_image * rows_;
  return {image, std::min(images_, s_.batch - image), row, std::min(rows_, out_rows - row)};
}

// A window's last pair may end behind the last line.
size_t BlockConvolution::plane_bytes() const {
  const auto bytes = 2 * static_cast<size_t>(images_ * lines(rows_) * line_ + 2 * pairs_);
  return (bytes + 63) / 64 * 64;
}

// ---- the weight ------------------------------------------------------------------------------------------------

size_t BlockConvolution::weight_bytes() const {
  return static_cast<size_t>(panels_ * kBlockLanes) * (sizeof(float) + 2 * sizeof(int16_t) * taps_ * pairs_);
}

void BlockConvolution::pack(const float* weight, bool channels_last, const float* factors, const float* bias,
                            void* packed, float* packed_bias) const {
  std::memset(packed, 0, weight_bytes());
  auto* const scales = static_cast<float*>(packed);
  auto* const integers = reinterpret_cast<int16_t*>(scales + bias_size());
  std::fill(packed_bias, packed_bias + bias_size(), 0.f);
  const int64_t window = s_.window.taps(), channels = s_.in_channels, panel = taps_ * pairs_ * 2 * kBlockLanes;
  // f(weight, tap, place in its run) of all of one filter's.
  const auto each = [&](int64_t filter, const auto& f) {
    const float* const w = weight + filter * window * channels;
    for (int64_t at = 0; at < window; ++at)
      for (int64_t c = 0; c < channels; ++c)
        f(w[channels_last ? at * channels + c : c * window + at] * factors[filter], at * channels / run_,
          at * channels % run_ + c);
  };
  parallel_for(s_.out_channels, grain_for(4 * window * channels), [&](int64_t begin, int64_t end) {
    std::vector<double> sums;
    for (int64_t filter = begin; filter < end; ++filter) {
      double most = 0, longest = 0;
      sums.assign(chunks_.size(), 0);
      each(filter, [&](float w, int64_t tap, int64_t i) {
        const double magnitude = std::fabs(static_cast<double>(w));
        most = larger(most, magnitude);
        sums[static_cast<size_t>(chunks_[0].pairs == pairs_ ? tap / chunks_[0].taps
                                                            : tap * divide_up(pairs_, chunks_[0].pairs) +
                                                                  i / 2 / chunks_[0].pairs)] += magnitude;
      });
      for (const double sum : sums) longest = std::max(longest, sum);
      const int64_t at = lane(filter);
      packed_bias[at] = bias[filter];
      if (!(most <= std::numeric_limits<float>::max())) {
        scales[at] = std::numeric_limits<float>::quiet_NaN();  // no number comes of an infinite weight
        continue;
      }
      const double rounding = static_cast<double>(chunks_[0].taps * chunks_[0].pairs);
      const double scale =
          most > 0 ? std::min({32767 / most, (kSumLimit / limit_ - rounding) / longest, kMostScale}) : 1;
      scales[at] = static_cast<float>(1 / scale);
      int16_t* const to = integers + filter / kBlockLanes * panel + at % kBlockLanes * 2;
      each(filter, [&](float w, int64_t tap, int64_t i) {
        to[(tap * pairs_ + i / 2) * 2 * kBlockLanes + i % 2] =
            static_cast<int16_t>(std::lrint(static_cast<double>(w) * scale));
      });
    }
  });
}

// ---- images ----------------------------------------------------------------------------------------------------

std::vector<BlockConvolution::Span> BlockConvolution::spans_of(const Band& b) const {
  const int64_t out_rows = s_.window.out[1], out_cols = s_.window.out[2], filters = s_.out_channels;
  std::vector<Span> spans;
  const auto add = [&](int64_t from, int64_t position, int64_t count) {
    for (int64_t i = 0; i < count; i += kBlockSpan)
      spans.push_back({from + i * stride_[1] * pitch_, (position + i) * filters,
                       static_cast<int>(std::min<int64_t>(kBlockSpan, count - i))});
  };
  if (pointwise_) {  // all positions are neighbours
    add(0, (b.image * out_rows + b.row) * out_cols, b.images * b.rows * out_cols);
    return spans;
  }
  for (int64_t n = 0; n < b.images; ++n)
    for (int64_t y = 0; y < b.rows; ++y)
      add((n * lines(b.rows) + y * stride_[0]) * line_, ((b.image + n) * out_rows + b.row + y) * out_cols, out_cols);
  return spans;
}

// Makes integers of what a band of the output reads. Returns how many for each number, 1 or 2; 0: some are not
// finite, or all are next to zero.
int BlockConvolution::take_in(const Call& c, const Band& b, int16_t* planes, float* units) const {
  const Window& w = s_.window;
  const BlockImages& k = *kernels_of(c.data_type);
  const int64_t channels = s_.in_channels, count = lines(b.rows), top = b.row * stride_[0] - w.pad[1];
  const int64_t positions = pointwise_ ? w.out[2] : w.in[2], left = w.pad[2] * pitch_;
  const bool dense = skip_[1] == 1 && pitch_ == channels;
  // f(numbers, how many, their place in the band) of all lines within the images.
  const auto each = [&](bool whole, const auto& f) {
    for (int64_t n = 0; n < b.images; ++n)
      for (int64_t line = 0; line < count; ++line) {
        const int64_t y = (top + line) * skip_[0], to = (n * count + line) * line_ + left;
        if (y < 0 || y >= w.in[1]) continue;
        const void* const from = move(c.data, c.data_type, ((b.image + n) * w.in[1] + y) * w.in[2] * channels);
        if (dense || (whole && skip_[1] == 1)) {
          f(from, positions * channels, to);
          continue;
        }
        for (int64_t x = 0; x < positions; ++x)
          f(move(from, c.data_type, x * skip_[1] * channels), channels, to + x * pitch_);
      }
  };
  float most = 0;
  each(true, [&](const void* x, int64_t n, int64_t) {
    const float p = k.peak(x, n);
    most = larger(most, p);
  });
  if (!(most <= std::numeric_limits<float>::max()) || (most > 0 && most < kLeastPeak)) return 0;
  if (!pointwise_ && (w.pad[1] > 0 || w.pad[2] > 0)) {
    for (int64_t n = 0; n < b.images; ++n)
      for (int64_t line = 0; line < count; ++line) {
        int16_t* const to = planes + (n * count + line) * line_;
        const int64_t y = top + line;
        if (y < 0 || y >= w.in[1]) {
          std::memset(to, 0, sizeof(int16_t) * static_cast<size_t>(line_));
        } else {
          std::memset(to, 0, sizeof(int16_t) * static_cast<size_t>(left));
          std::memset(to + left + w.in[2] * pitch_, 0, sizeof(int16_t) * static_cast<size_t>(left));
        }
      }
  }
  // A power of two: numbers of few bits that are not far below the largest one stay exact.
  const float scale = most > 0 ? std::exp2(std::floor(std::log2(limit_ / most))) : 1;
  units[0] = 1 / scale;
  BlockCount found{0, 0};
  each(false, [&](const void* x, int64_t n, int64_t to) { k.integers(x, n, scale, planes + to, &found); });
  if (found.sum >= found.numbers * (precise_ ? 256 : 96)) return 1;  // the usual integer is large enough
  const auto plane = static_cast<int64_t>(plane_bytes() / sizeof(int16_t));
  std::memcpy(planes + plane, planes, plane_bytes());  // with its zeros
  const float rest_scale = scale * std::exp2(std::floor(std::log2(2 * limit_)));
  units[1] = 1 / rest_scale;
  each(false, [&](const void* x, int64_t n, int64_t to) { k.rest(x, n, scale, rest_scale, planes + plane + to); });
  return 2;
}

// ---- products --------------------------------------------------------------------------------------------------

// `t` has what all tiles of a task share.
void BlockConvolution::run_tile(const Call& c, BlockTile t, const Span* spans, int num_spans, int64_t panel,
                                const int16_t* planes, int num_planes, const float* units) const {
  alignas(64) int32_t sums[2 * kBlockSpan * kBlockLanes];
  alignas(64) float partial[2 * kBlockSpan * kBlockLanes];
  const int64_t first = panel * kBlockLanes, item = t.out_bytes / t.out_step;
  t.scale = c.scales + first;
  t.filters = static_cast<int>(std::min<int64_t>(kBlockLanes, s_.out_channels - first));
  t.count[1] = 0;
  for (int i = 0; i < num_spans; ++i) {
    const int64_t to = (spans[i].to + first) * item;
    t.count[i] = spans[i].count;
    t.out[i] = static_cast<char*>(c.out) + to;
    if (c.residual) t.residual[i] = static_cast<const char*>(c.residual) + to;
  }
  const auto products = block_kernels_vnni.products[t.count[0] + t.count[1]];
  const auto plane_size = static_cast<int64_t>(plane_bytes() / sizeof(int16_t));
  t.before = c.bias + first;
  t.before_step = 0;
  for (int plane = 0; plane < num_planes; ++plane)
    for (const Chunk& chunk : chunks_) {
      for (int span = 0; span < num_spans; ++span)
        t.data[span] = planes + plane * plane_size + spans[span].from + 2 * chunk.pair;
      t.taps = tap_offsets_.data() + chunk.tap;
      t.num_taps = chunk.taps;
      t.pairs = chunk.pairs;
      t.weight = c.weight + ((panel * taps_ + chunk.tap) * pairs_ + chunk.pair) * 2 * kBlockLanes;
      t.unit = units[plane];
      t.after = plane + 1 == num_planes && &chunk == &chunks_.back() ? nullptr : partial;
      products(t, sums);
      c.finish(t, sums);
      t.before = partial;
      t.before_step = kBlockLanes;
    }
}

void BlockConvolution::run_task(const Call& c, int64_t task, int16_t* planes) const {
  const Band b = band(task / panel_groups_);
  const int64_t group = task % panel_groups_;
  const int64_t begin = panels_ * group / panel_groups_, end = panels_ * (group + 1) / panel_groups_;
  float units[2];
  const int num_planes = take_in(c, b, planes, units);
  if (num_planes == 0) return run_floats(c, b, begin, end);
  const std::vector<Span> spans = spans_of(b);
  BlockTile t{};
  t.step = 2 * stride_[1] * pitch_;
  t.out_step = s_.out_channels;
  t.out_bytes = t.out_step * static_cast<int64_t>(dtype_size(c.out_type));
  t.tail = &c.tail;
  const auto tiles = [&](int64_t first_panel, int64_t last_panel, size_t* at) {
    const bool two = *at + 1 < spans.size() && spans[*at].count == kBlockSpan && spans[*at + 1].count == kBlockSpan;
    for (int64_t panel = first_panel; panel < last_panel; ++panel)
      run_tile(c, t, &spans[*at], two ? 2 : 1, panel, planes, num_planes, units);
    *at += two ? 2 : 1;
  };
  if (weight_bytes() / static_cast<size_t>(panel_groups_) <= kWeightBytes) {
    for (size_t at = 0; at < spans.size();) tiles(begin, end, &at);
  } else {
    for (int64_t panel = begin; panel < end; ++panel)
      for (size_t at = 0; at < spans.size();) tiles(panel, panel + 1, &at);
  }
}

// The plain sum, where images make no integers.
void BlockConvolution::run_floats(const Call& c, const Band& b, int64_t panel_begin, int64_t panel_end) const {
  const Window& w = s_.window;
  const int64_t channels = s_.in_channels;
  for (int64_t n = b.image; n < b.image + b.images; ++n)
    for (int64_t y = b.row; y < b.row + b.rows; ++y)
      for (int64_t x = 0; x < w.out[2]; ++x)
        for (int64_t panel = panel_begin; panel < panel_end; ++panel) {
          float sums[kBlockLanes] = {};
          const float* const scales = c.scales + panel * kBlockLanes;
          for (int64_t at = 0; at < w.taps(); ++at) {
            const int64_t in_y = y * w.stride[1] + at / w.kernel[2] * w.dilate[1] - w.pad[1];
            const int64_t in_x = x * w.stride[2] + at % w.kernel[2] * w.dilate[2] - w.pad[2];
            if (in_y < 0 || in_y >= w.in[1] || in_x < 0 || in_x >= w.in[2]) continue;
            for (int64_t i = 0; i < channels; ++i) {
              const float v = number(c.data_type, c.data, ((n * w.in[1] + in_y) * w.in[2] + in_x) * channels + i);
              const int64_t tap = at * channels / run_, place = at * channels % run_ + i;
              const int16_t* const q =
                  c.weight + ((panel * taps_ + tap) * pairs_ + place / 2) * 2 * kBlockLanes + place % 2;
              for (int64_t l = 0; l < kBlockLanes; ++l) sums[l] += v * (scales[l] * static_cast<float>(q[2 * l]));
            }
          }
          const int64_t to = ((n * w.out[1] + y) * w.out[2] + x) * s_.out_channels;
          const int64_t last = std::min(s_.out_channels, (panel + 1) * kBlockLanes);
          for (int64_t filter = panel * kBlockLanes; filter < last; ++filter) {
            float v = sums[lane(filter) % kBlockLanes] + c.bias[lane(filter)];
            if (c.residual) v += number(c.out_type, c.residual, to + filter);
            if (c.tail.bounded)
              v = v < c.tail.low ? c.tail.low : v > c.tail.high ? c.tail.high : v;
            else if (v < 0)
              v *= c.tail.slope;
            set_number(c.out_type, c.out, to + filter, v);
          }
        }
}

void BlockConvolution::run(const void* data, DType data_type, const void* weight, const float* bias,
                           const void* residual, void* out, DType out_type, const BlockTail& tail,
                           void* scratch) const {
  const auto* const scales = static_cast<const float*>(weight);
  const auto* const integers = reinterpret_cast<const int16_t*>(scales + bias_size());
  const Call call{data, data_type, out_type, scales, integers, bias, residual, out, tail, kernels_of(out_type)->finish};
  const int64_t tasks = bands_ * panel_groups_;
  std::atomic<int64_t> next{0};
  const auto work = [&](int part) {
    auto* const planes =
        reinterpret_cast<int16_t*>(static_cast<char*>(scratch) + static_cast<size_t>(part) * thread_bytes());
    for (int64_t task; (task = next.fetch_add(1, std::memory_order_relaxed)) < tasks;) run_task(call, task, planes);
  };
  const auto parts = static_cast<int>(std::min<int64_t>(threads_, thread_count()));
  if (parts <= 1) return work(0);
  run_parallel(
      parts, [](void* f, int part) { (*static_cast<decltype(work)*>(f))(part); },
      const_cast<void*>(static_cast<const void*>(&work)));
}

}  // namespace mxhub::op
