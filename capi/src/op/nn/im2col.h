// Unfolding of windows: every position of a sliding window becomes a column of a matrix, and back.
#pragma once
#include <cstdint>
#include <cstring>

#include "base/dtype.h"
#include "base/parallel.h"

namespace mxhub::op {

// Sizes of up to three spatial axes; with fewer, the leading ones have length 1 and a window of 1.
struct Window {
  int64_t in[3] = {1, 1, 1}, out[3] = {1, 1, 1}, kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, dilate[3] = {1, 1, 1},
          pad[3] = {0, 0, 0};
  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
  int64_t taps() const { return kernel[0] * kernel[1] * kernel[2]; }
  bool trivial() const {  // unfolding changes nothing
    for (int i = 0; i < 3; ++i)
      if (kernel[i] != 1 || stride[i] != 1 || pad[i] != 0 || in[i] != out[i]) return false;
    return true;
  }
};

namespace detail {
// f(column row, window position...) over all rows of the unfolded matrix: row = channel * taps + tap.
template <class F>
void each_row(const Window& w, int64_t row, const F& f) {
  const int64_t tap = row % w.taps(), channel = row / w.taps();
  const int64_t offset[3] = {tap / (w.kernel[1] * w.kernel[2]) * w.dilate[0] - w.pad[0],
                             tap / w.kernel[2] % w.kernel[1] * w.dilate[1] - w.pad[1],
                             tap % w.kernel[2] * w.dilate[2] - w.pad[2]};
  for (int64_t d = 0; d < w.out[0]; ++d) {
    const int64_t z = d * w.stride[0] + offset[0];
    for (int64_t h = 0; h < w.out[1]; ++h) {
      const int64_t y = h * w.stride[1] + offset[1];
      const bool inside = z >= 0 && z < w.in[0] && y >= 0 && y < w.in[1];
      const int64_t line = ((channel * w.in[0] + z) * w.in[1] + y) * w.in[2];
      f(inside, line, offset[2], (d * w.out[1] + h) * w.out[2]);
    }
  }
}
}  // namespace detail

// col: (channels * taps) rows of out_size() values; zero where a window lies outside.
template <class T>
void im2col(const T* image, T* col, int64_t channels, const Window& w) {
  const T zero = convert<T>(0);
  parallel_for(channels * w.taps(), grain_for(w.out_size()), [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      T* const to = col + row * w.out_size();
      detail::each_row(w, row, [&](bool inside, int64_t line, int64_t offset, int64_t at) {
        for (int64_t i = 0; i < w.out[2]; ++i) {
          const int64_t x = i * w.stride[2] + offset;
          to[at + i] = inside && x >= 0 && x < w.in[2] ? image[line + x] : zero;
        }
      });
    }
  });
}

// The transpose: adds every column's values up in the image, which is overwritten.
template <class T>
void col2im(const T* col, T* image, int64_t channels, const Window& w) {
  using C = Compute<T>;
  parallel_for(channels, grain_for(w.out_size() * w.taps()), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin * w.in_size(); i < end * w.in_size(); ++i) image[i] = convert<T>(0);
    for (int64_t row = begin * w.taps(); row < end * w.taps(); ++row) {
      const T* const from = col + row * w.out_size();
      detail::each_row(w, row, [&](bool inside, int64_t line, int64_t offset, int64_t at) {
        if (!inside) return;
        for (int64_t i = 0; i < w.out[2]; ++i) {
          const int64_t x = i * w.stride[2] + offset;
          if (x < 0 || x >= w.in[2]) continue;
          image[line + x] = static_cast<T>(static_cast<C>(image[line + x]) + static_cast<C>(from[at + i]));
        }
      });
    }
  });
}

}  // namespace mxhub::op
