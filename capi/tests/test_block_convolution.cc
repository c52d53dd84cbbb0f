// Convolutions as sums of integer products: random shapes against the plain sum, in memory that ends where it must.
#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <vector>

#include "op/nn/block_convolution.h"

namespace mxhub::op {
namespace {

constexpr DType kTypes[] = {DType::kFloat32, DType::kFloat16, DType::kBfloat16};

// Numbers of a type in memory of exactly their size.
class Numbers {
 public:
  Numbers(DType type, int64_t n) : type_(type), bytes_(new char[dtype_size(type) * static_cast<size_t>(n)]) {}
  void* data() const { return bytes_.get(); }
  void set(int64_t i, float v) {
    dispatch_float(type_, [&](auto t) {
      using T = typename decltype(t)::type;
      reinterpret_cast<T*>(bytes_.get())[i] = static_cast<T>(static_cast<Compute<T>>(v));
    });
  }
  double get(int64_t i) const {
    return dispatch_float(type_, [&](auto t) {
      using T = typename decltype(t)::type;
      return static_cast<double>(static_cast<Compute<T>>(reinterpret_cast<const T*>(bytes_.get())[i]));
    });
  }

 private:
  DType type_;
  std::unique_ptr<char[]> bytes_;
};

std::shared_ptr<void> lines(size_t bytes) { return {std::aligned_alloc(64, (bytes + 63) / 64 * 64), std::free}; }

TEST_CASE("convolutions of integers: random shapes, types and magnitudes equal the plain sum") {
  if (!BlockConvolution::available()) return;
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  const auto draw = [&](int low, int high) { return low + static_cast<int>(random() % (high - low + 1)); };
  for (int trial = 0; trial < 120; ++trial) {
    ConvShape s;
    Window& w = s.window;
    s.channels_last = true;
    s.batch = draw(1, 5);
    s.in_channels = trial % 7 == 0 ? draw(500, 2100) : draw(1, 70);
    s.out_channels = draw(8, 100);
    bool fits = true;
    for (int i = 1; i < 3; ++i) {
      w.kernel[i] = trial % 3 == 0 ? 1 : draw(1, 4);
      w.stride[i] = draw(1, 3);
      w.dilate[i] = draw(1, 2);
      w.pad[i] = trial % 5 == 0 ? draw(0, 2) : 0;
      w.in[i] = draw(1, 25);
      const int64_t reach = (w.kernel[i] - 1) * w.dilate[i] + 1;
      fits = fits && w.in[i] + 2 * w.pad[i] >= reach;
      w.out[i] = (w.in[i] + 2 * w.pad[i] - reach) / w.stride[i] + 1;
    }
    if (!fits) continue;
    const BlockConvolution block(s, trial % 2 == 1);
    const int64_t terms = w.taps() * s.in_channels;
    std::vector<float> weight(s.out_channels * terms), factors(s.out_channels), bias(s.out_channels);
    for (float& v : weight) v = normal(random);
    for (float& v : factors) v = 1 + std::fabs(normal(random));
    for (float& v : bias) v = normal(random);
    const auto packed = lines(block.weight_bytes()), scratch = lines(block.scratch());
    std::vector<float> packed_bias(block.bias_size());
    block.pack(weight.data(), true, factors.data(), bias.data(), packed.get(), packed_bias.data());

    const DType in = kTypes[draw(0, 2)], out = kTypes[draw(0, 2)];
    const int64_t count = s.batch * w.in_size() * s.in_channels, results = s.batch * w.out_size() * s.out_channels;
    Numbers x(in, count), y(out, results);
    double usual = 0;
    const int mode = draw(0, 3);  // of one sign; some large ones; some infinities; small ones
    for (int64_t i = 0; i < count; ++i) {
      float v = normal(random) * (mode == 3 ? 1e-3f : 1);
      if (mode == 0) v = std::fabs(v);
      if (mode == 1 && random() % 500 == 0) v *= 100;
      if (mode == 2 && random() % 2000 == 0) v = std::numeric_limits<float>::infinity();
      x.set(i, v);
      if (std::isfinite(v)) usual += std::fabs(x.get(i)) / static_cast<double>(count);
    }
    std::vector<double> residual(results, 0);
    if (trial % 4 == 0)
      for (int64_t i = 0; i < results; ++i) {
        y.set(i, normal(random));
        residual[i] = y.get(i);
      }
    block.run(x.data(), in, packed.get(), packed_bias.data(), trial % 4 == 0 ? y.data() : nullptr, y.data(), out,
              BlockTail{}, scratch.get());
    for (int check = 0; check < 100; ++check) {
      const int64_t n = draw(0, static_cast<int>(s.batch) - 1), f = draw(0, static_cast<int>(s.out_channels) - 1);
      const int64_t row = draw(0, static_cast<int>(w.out[1]) - 1), column = draw(0, static_cast<int>(w.out[2]) - 1);
      double sum = bias[f], numbers = 0, weights = 0, heaviest = 0;
      for (int64_t tap = 0; tap < w.taps(); ++tap) {
        const int64_t i = row * w.stride[1] - w.pad[1] + tap / w.kernel[2] * w.dilate[1];
        const int64_t j = column * w.stride[2] - w.pad[2] + tap % w.kernel[2] * w.dilate[2];
        if (i < 0 || j < 0 || i >= w.in[1] || j >= w.in[2]) continue;
        for (int64_t c = 0; c < s.in_channels; ++c) {
          const double v = x.get(((n * w.in[1] + i) * w.in[2] + j) * s.in_channels + c);
          const double k = static_cast<double>(weight[f * terms + tap * s.in_channels + c] * factors[f]);
          sum += v * k;
          numbers += v * v;
          weights += k * k;
          heaviest = std::max(heaviest, std::fabs(k));
        }
      }
      const int64_t at = ((n * w.out[1] + row) * w.out[2] + column) * s.out_channels + f;
      sum += residual[at];
      if (!std::isfinite(sum)) {
        CHECK(std::isnan(sum) == std::isnan(y.get(at)));
        CHECK(!std::isfinite(y.get(at)));
      } else {
        // Integers are off by a part of the usual number and of the heaviest weight; the result is rounded once.
        const double integers = usual * std::sqrt(weights) / 64 + heaviest * std::sqrt(numbers) / 512;
        const double rounding = std::fabs(sum) * (out == DType::kBfloat16 ? 1.0 / 256 : 1.0 / 2048);
        if (std::fabs(y.get(at) - sum) > integers + rounding + 1e-6)
          FAIL("trial ", trial, ": ", y.get(at), " for ", sum, ", expected within ", integers + rounding);
      }
    }
  }
}

}  // namespace
}  // namespace mxhub::op
