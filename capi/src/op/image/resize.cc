// Images in another size: the loops of all operators that resize.
#include "op/image/resize.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

// Which pixels of a line, with which weights, make each pixel of the new line.
struct Taps {
  int64_t count = 0, each = 1;
  std::vector<int64_t> at;
  std::vector<float> weight;
  Taps(int64_t n, int64_t k)
      : count(n), each(k), at(static_cast<size_t>(n * k)), weight(static_cast<size_t>(n * k), 0.f) {}
  // Beyond the edge the pixel at the edge counts.
  void set(int64_t i, int64_t k, int64_t position, double w, int64_t from) {
    at[static_cast<size_t>(i * each + k)] = std::clamp<int64_t>(position, 0, from - 1);
    weight[static_cast<size_t>(i * each + k)] = static_cast<float>(w);
  }
};

// Keys' cubic with slope -0.75.
double cubic(double x) {
  constexpr double a = -0.75;
  x = std::fabs(x);
  if (x <= 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}
double lanczos4(double x) {
  if (std::fabs(x) < 1e-7) return 1;
  const double t = M_PI * x;
  return std::fabs(x) < 4 ? 4 * std::sin(t) * std::sin(t / 4) / (t * t) : 0;
}

// `f` at the distances of the 2 * half pixels around each new pixel's centre; weights add up to 1.
template <class F>
Taps window(int64_t from, int64_t to, int half, const F& f) {
  Taps taps(to, 2 * half);
  const double scale = static_cast<double>(from) / static_cast<double>(to);
  for (int64_t i = 0; i < to; ++i) {
    const double centre = (static_cast<double>(i) + 0.5) * scale - 0.5;
    const auto first = static_cast<int64_t>(std::floor(centre)) - half + 1;
    double sum = 0;
    for (int k = 0; k < 2 * half; ++k) sum += f(centre - static_cast<double>(first + k));
    for (int k = 0; k < 2 * half; ++k)
      taps.set(i, k, first + k, f(centre - static_cast<double>(first + k)) / sum, from);
  }
  return taps;
}

Taps nearest(int64_t from, int64_t to) {
  Taps taps(to, 1);
  const double scale = static_cast<double>(from) / static_cast<double>(to);
  for (int64_t i = 0; i < to; ++i)
    taps.set(i, 0, static_cast<int64_t>(std::floor(static_cast<double>(i) * scale)), 1.0, from);
  return taps;
}

// The mean over the part of the line that a new pixel covers.
Taps area(int64_t from, int64_t to) {
  const double scale = static_cast<double>(from) / static_cast<double>(to);
  Taps taps(to, static_cast<int64_t>(std::ceil(scale)) + 1);
  for (int64_t i = 0; i < to; ++i) {
    const double begin = static_cast<double>(i) * scale, end = std::min(begin + scale, static_cast<double>(from));
    const auto first = static_cast<int64_t>(std::floor(begin + 1e-9));
    for (int64_t k = 0; k < taps.each; ++k) {
      const double low = std::max(begin, static_cast<double>(first + k));
      const double high = std::min(end, static_cast<double>(first + k + 1));
      taps.set(i, k, first + k, std::max(0.0, high - low) / (end - begin), from);
    }
  }
  return taps;
}

// Enlarging by area: pixels keep their colour over their area and mix where a new pixel covers two of them.
Taps enlarged_area(int64_t from, int64_t to) {
  Taps taps(to, 2);
  const double scale = static_cast<double>(from) / static_cast<double>(to);
  for (int64_t i = 0; i < to; ++i) {
    const auto first = static_cast<int64_t>(std::floor(static_cast<double>(i) * scale));
    const double over = static_cast<double>(i + 1) - static_cast<double>(first + 1) / scale;
    const double part = over <= 0 ? 0 : over - std::floor(over);
    taps.set(i, 0, first, 1 - part, from);
    taps.set(i, 1, first + 1, part, from);
  }
  return taps;
}

// The taps of both directions; area only shrinks when both directions do.
std::array<Taps, 2> taps_of(int interp, const Shape& from, int64_t h, int64_t w) {
  const auto both = [&](const auto& f) { return std::array<Taps, 2>{f(from[0], h), f(from[1], w)}; };
  switch (interp) {
    case kNearest:
      return both(nearest);
    case kCubic:
      return both([](int64_t a, int64_t b) { return window(a, b, 2, cubic); });
    case kArea:
      return from[0] >= h && from[1] >= w ? both(area) : both(enlarged_area);
    case kLanczos:
      return both([](int64_t a, int64_t b) { return window(a, b, 4, lanczos4); });
    default:
      return both([](int64_t a, int64_t b) {
        return window(a, b, 1, [](double x) { return std::max(0.0, 1 - std::fabs(x)); });
      });
  }
}

// One line of pixels in its new length. `known`: how many channels there are, or 0 when `c` says it.
template <int known, class T>
void resize_line(const Taps& along, int64_t c, const T* x, float* y) {
  const int64_t channels = known ? known : c;
  for (int64_t j = 0; j < along.count; ++j, y += channels) {
    for (int64_t ch = 0; ch < channels; ++ch) y[ch] = 0;
    for (int64_t k = j * along.each; k < (j + 1) * along.each; ++k) {
      const float weight = along.weight[static_cast<size_t>(k)];
      const T* from = x + along.at[static_cast<size_t>(k)] * channels;
      for (int64_t ch = 0; ch < channels; ++ch) y[ch] += weight * static_cast<float>(from[ch]);
    }
  }
}

// Line i of the result, a piece that stays in the cache after the other.
template <class T>
void mix_lines(const Taps& down, int64_t i, int64_t row, const float* middle, T* y) {
  constexpr int64_t kPiece = 512;
  float sum[kPiece];
  for (int64_t begin = 0; begin < row; begin += kPiece) {
    const int64_t n = std::min(kPiece, row - begin);
    std::fill_n(sum, n, 0.f);
    for (int64_t k = i * down.each; k < (i + 1) * down.each; ++k) {
      const float weight = down.weight[static_cast<size_t>(k)];
      const float* from = middle + down.at[static_cast<size_t>(k)] * row + begin;
      for (int64_t j = 0; j < n; ++j) sum[j] += weight * from[j];
    }
    for (int64_t j = 0; j < n; ++j)
      y[i * row + begin + j] = saturated<T>(is_float_type<T> ? sum[j] : std::nearbyint(sum[j]));
  }
}

// Along the lines first, into scratch, then across them.
template <class T>
void resize(const std::array<Taps, 2>& taps, int64_t lines, int64_t width, int64_t c, const T* x, float* middle, T* y) {
  const Taps &down = taps[0], &along = taps[1];
  const int64_t row = along.count * c;
  const auto line = c == 3 ? resize_line<3, T> : c == 1 ? resize_line<1, T> : resize_line<0, T>;
  parallel_for(lines, grain_for(row * along.each), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) line(along, c, x + i * width * c, middle + i * row);
  });
  parallel_for(down.count, grain_for(row * down.each), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) mix_lines(down, i, row, middle, y);
  });
}

}  // namespace

Kernel resize_kernel(const ImageSize& from, int64_t h, int64_t w, const std::vector<int>& interps, DType dtype) {
  std::vector<std::array<Taps, 2>> choices;
  for (const int interp : interps) choices.push_back(taps_of(interp, {from.h, from.w}, h, w));
  const auto scratch = static_cast<size_t>(from.h * w * from.c) * sizeof(float);
  return dispatch_all(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    const size_t pick = choices.size() == 1 ? 0 : r.philox().next() % choices.size();
                    for (int64_t i = 0; i < from.n; ++i)
                      resize<T>(choices[pick], from.h, from.w, from.c, r.input<T>(0) + i * from.h * from.w * from.c,
                                static_cast<float*>(r.scratch), r.output<T>(0) + i * h * w * from.c);
                  },
                  std::max<size_t>(scratch, 1), static_cast<double>(scratch) * static_cast<double>(from.n)};
  });
}

}  // namespace mxhub::op
