// The weight gradient of convolutions whose images are small and whose weight is large.
#include <algorithm>
#include <vector>

#include "op/linalg/gemm.h"
#include "op/nn/conv_engine.h"

namespace mxhub::op {
namespace {

// The direct algorithm goes over the whole weight gradient once for each image. With few positions in an image and a
// weight beyond the cache that costs more than one product over all images at once.
bool worthwhile(const ConvShape& s, DType type) {
  const Window& w = s.window;
  const double weight_bytes = 4.0 * static_cast<double>(s.in_channels * s.out_channels * w.taps());
  return type == DType::kFloat32 && s.groups == 1 && !s.channels_last && w.taps() > 1 && w.out_size() > 0 &&
         w.out_size() <= 12 && s.batch >= 2 && weight_bytes >= 1e6;
}

// Which element of a channel stands under tap t at position p, or -1 outside: source[t * positions + p].
std::vector<int32_t> sources(const Window& w) {
  std::vector<int32_t> r;
  for (int64_t a = 0; a < w.kernel[0]; ++a)
    for (int64_t b = 0; b < w.kernel[1]; ++b)
      for (int64_t c = 0; c < w.kernel[2]; ++c)
        for (int64_t i = 0; i < w.out[0]; ++i)
          for (int64_t j = 0; j < w.out[1]; ++j)
            for (int64_t k = 0; k < w.out[2]; ++k) {
              const int64_t tap[3] = {a, b, c}, out[3] = {i, j, k};
              int64_t at = 0;
              bool inside = true;
              for (int d = 0; d < 3; ++d) {
                const int64_t x = out[d] * w.stride[d] + tap[d] * w.dilate[d] - w.pad[d];
                inside = inside && x >= 0 && x < w.in[d];
                at = at * w.in[d] + x;
              }
              r.push_back(inside ? static_cast<int32_t>(at) : -1);
            }
  return r;
}

}  // namespace

bool small_image_weight_gradient(const ConvShape& s, DType type, ConvTask* task) {
  if (!worthwhile(s, type)) return false;
  const int64_t positions = s.window.out_size(), in_size = s.window.in_size(), taps = s.window.taps();
  const int64_t columns = s.in_channels * taps;
  // So many images at a time that the unfolded ones stay near 16 MB.
  const int64_t images = std::clamp<int64_t>((int64_t{4} << 20) / (columns * positions), 1, s.batch);
  const int64_t width = images * positions;
  task->scratch = sizeof(float) * static_cast<size_t>(width * (columns + s.out_channels));
  task->run = [=, from = sources(s.window)](const void* a, const void* b, const void*, void* out, void* scratch) {
    const auto *grad = static_cast<const float*>(a), *data = static_cast<const float*>(b);
    float* const unfolded = static_cast<float*>(scratch);
    float* const heads = unfolded + width * columns;
    for (int64_t first = 0; first < s.batch; first += images) {
      const int64_t count = std::min(images, s.batch - first), length = count * positions;
      parallel_for(s.in_channels, grain_for(taps * length), [&](int64_t begin, int64_t end) {
        for (int64_t c = begin; c < end; ++c)
          for (int64_t n = 0; n < count; ++n) {
            const float* const x = data + ((first + n) * s.in_channels + c) * in_size;
            float* to = unfolded + c * taps * length + n * positions;
            for (int64_t t = 0; t < taps; ++t, to += length)
              for (int64_t p = 0; p < positions; ++p) {
                const int32_t at = from[t * positions + p];
                to[p] = at < 0 ? 0.f : x[at];
              }
          }
      });
      parallel_for(s.out_channels, grain_for(length), [&](int64_t begin, int64_t end) {
        for (int64_t o = begin; o < end; ++o)
          for (int64_t n = 0; n < count; ++n)
            std::copy_n(grad + ((first + n) * s.out_channels + o) * positions, positions,
                        heads + o * length + n * positions);
      });
      gemm(false, true, s.out_channels, columns, length, 1, heads, length, unfolded, length, first ? 1 : 0,
           static_cast<float*>(out), columns);
    }
  };
  return true;
}

}  // namespace mxhub::op
