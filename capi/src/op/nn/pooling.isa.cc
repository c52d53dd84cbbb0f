// Vectorised pooling of one image of floats: first down the columns of a window's rows, then along the result; and the
// gradient of the maximum.
#include <cmath>

#include "op/nn/isa_math.h"
#include "op/nn/pooling_kernels.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {
using ::mxhub::op::kPoolMaxWidth;
using ::mxhub::op::PoolImage;

MXHUB_INLINE int64_t low(int64_t a, int64_t b) { return a < b ? a : b; }
MXHUB_INLINE int64_t high(int64_t a, int64_t b) { return a > b ? a : b; }

template <bool is_max>
MXHUB_INLINE float join(float a, float b) {
  return is_max ? (b > a ? b : a) : a + b;
}

template <bool is_max>
void pool(const PoolImage& p, const float* x, float* y) {
  float row[kPoolMaxWidth];
  // Outputs whose windows lie inside the image along a row.
  const int64_t first = low(p.ow, (p.pad[1] + p.stride[1] - 1) / p.stride[1]);
  const int64_t reach = p.w + p.pad[1] - p.kernel[1];
  const int64_t last = reach < 0 ? first : high(first, low(p.ow, reach / p.stride[1] + 1));
  for (int64_t i = 0; i < p.oh; ++i, y += p.ow) {
    const int64_t top = i * p.stride[0] - p.pad[0], bottom = low(top + p.kernel[0], p.h + p.pad[0]);
    const int64_t y0 = high(top, 0), y1 = low(bottom, p.h);
    for (int64_t j = 0; j < p.w; ++j) row[j] = is_max ? -INFINITY : 0.f;
    for (int64_t r = y0; r < y1; ++r) {
      const float* line = x + r * p.w;
      for (int64_t j = 0; j < p.w; ++j) row[j] = join<is_max>(row[j], line[j]);
    }
    const int64_t rows = p.count_pad ? bottom - top : y1 - y0;
    auto edge = [&](int64_t j) {
      const int64_t left = j * p.stride[1] - p.pad[1], right = low(left + p.kernel[1], p.w + p.pad[1]);
      const int64_t x0 = high(left, 0), x1 = low(right, p.w);
      float v = is_max ? -INFINITY : 0.f;
      for (int64_t c = x0; c < x1; ++c) v = join<is_max>(v, row[c]);
      const int64_t count = rows * (p.count_pad ? right - left : x1 - x0);
      y[j] = !is_max && p.mean ? (count > 0 ? v / static_cast<float>(count) : 0.f) : v;
    };
    for (int64_t j = 0; j < first; ++j) edge(j);
    const float factor = !is_max && p.mean && rows > 0 ? 1.f / static_cast<float>(rows * p.kernel[1]) : 1.f;
    for (int64_t j = first; j < last; ++j) {
      const float* from = row + j * p.stride[1] - p.pad[1];
      float v = from[0];
      for (int64_t c = 1; c < p.kernel[1]; ++c) v = join<is_max>(v, from[c]);
      y[j] = is_max ? v : v * factor;
    }
    for (int64_t j = last; j < p.ow; ++j) edge(j);
  }
}

// All windows of a row at once: for each place in the window, which of them hold their maximum there first.
void max_gradient(const PoolImage& p, const float* g, const float* x, const float* y, float* dx) {
  int32_t place[kPoolMaxWidth];
  const auto stride = static_cast<int32_t>(p.stride[1]);
  for (int64_t i = 0; i < p.h * p.w; ++i) dx[i] = 0;
  for (int64_t i = 0; i < p.oh; ++i, g += p.ow, y += p.ow) {
    for (int64_t j = 0; j < p.ow; ++j) place[j] = -1;
    for (int64_t a = 0; a < p.kernel[0]; ++a) {
      const int64_t line = i * p.stride[0] - p.pad[0] + a;
      if (line < 0 || line >= p.h) continue;
      for (int64_t b = 0; b < p.kernel[1]; ++b) {
        const int64_t shift = b - p.pad[1];  // window j looks at column j * stride + shift
        const int64_t begin = shift < 0 ? (stride - 1 - shift) / stride : 0;
        const int64_t end = p.w > shift ? low(p.ow, (p.w - 1 - shift) / stride + 1) : 0;
        const float* const from = x + line * p.w + shift;
        const auto first = static_cast<int32_t>(line * p.w + shift);
        for (int64_t j = begin; j < end; ++j) {
          const int32_t here = from[j * stride] == y[j] ? first + static_cast<int32_t>(j) * stride : -1;
          place[j] = place[j] < 0 ? here : place[j];
        }
      }
    }
    for (int64_t j = 0; j < p.ow; ++j)
      if (place[j] >= 0) dx[place[j]] += g[j];
  }
}

void max_gradient_last(const PoolImage& p, int64_t width, const float* g, const float* x, const float* y, float* dx) {
  constexpr int64_t kBlock = 256;
  int32_t place[kBlock];
  for (int64_t i = 0; i < p.h * p.w * width; ++i) dx[i] = 0;
  for (int64_t i = 0; i < p.oh; ++i) {
    const int64_t top = i * p.stride[0] - p.pad[0];
    const int64_t y0 = high(top, 0), y1 = low(top + p.kernel[0], p.h);
    for (int64_t j = 0; j < p.ow; ++j, g += width, y += width) {
      const int64_t left = j * p.stride[1] - p.pad[1];
      const int64_t x0 = high(left, 0), x1 = low(left + p.kernel[1], p.w);
      for (int64_t c0 = 0; c0 < width; c0 += kBlock) {
        const int64_t count = low(kBlock, width - c0);
        for (int64_t c = 0; c < count; ++c) place[c] = -1;
        for (int64_t a = y0; a < y1; ++a)
          for (int64_t b = x0; b < x1; ++b) {
            const float* const from = x + (a * p.w + b) * width + c0;
            const float* const best = y + c0;
            const auto here = static_cast<int32_t>(a * p.w + b);
            for (int64_t c = 0; c < count; ++c) {
              const int32_t found = from[c] == best[c] ? here : -1;
              place[c] = place[c] < 0 ? found : place[c];
            }
          }
        for (int64_t a = y0; a < y1; ++a)
          for (int64_t b = x0; b < x1; ++b) {
            float* const to = dx + (a * p.w + b) * width + c0;
            const float* const head = g + c0;
            const auto here = static_cast<int32_t>(a * p.w + b);
            for (int64_t c = 0; c < count; ++c) to[c] += place[c] == here ? head[c] : 0.f;
          }
      }
    }
  }
}
}  // namespace

extern const ::mxhub::op::PoolKernels pool_kernels;
const ::mxhub::op::PoolKernels pool_kernels = {pool<true>, pool<false>, max_gradient, max_gradient_last};

}  // namespace mxhub::MXHUB_ISA_NS
