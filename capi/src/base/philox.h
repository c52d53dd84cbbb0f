// Counter-based random numbers: Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as
// 1, 2, 3", SC 2011). A stream is (seed, stream id); any position can be computed without the ones before it, so
// results do not depend on the number of threads.
#pragma once
#include <cmath>
#include <cstdint>

namespace mxhub {

class Philox {
 public:
  Philox(uint64_t seed, uint64_t stream, uint64_t position = 0)
      : key_{static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)}, stream_(stream), block_(position / 4) {
    used_ = 4;
    if (position % 4) {
      refill();
      used_ = static_cast<int>(position % 4);
    }
  }
  uint32_t next() {
    if (used_ == 4) refill();
    return out_[used_++];
  }
  uint64_t next64() {
    const uint64_t lo = next();
    return lo | (static_cast<uint64_t>(next()) << 32);
  }
  float uniform() { return static_cast<float>(next() >> 8) * 0x1p-24f; }                   // [0, 1)
  double uniform_double() { return static_cast<double>(next64() >> 11) * 0x1p-53; }        // [0, 1)
  double uniform_open() { return (static_cast<double>(next64() >> 12) + 0.5) * 0x1p-52; }  // (0, 1)
  // A standard normal value, by Box and Muller.
  double normal() {
    if (have_spare_) {
      have_spare_ = false;
      return spare_;
    }
    const double r = std::sqrt(-2.0 * std::log(uniform_open())), a = 6.283185307179586 * uniform_double();
    spare_ = r * std::sin(a);
    have_spare_ = true;
    return r * std::cos(a);
  }

 private:
  void refill() {
    uint32_t c[4] = {static_cast<uint32_t>(block_), static_cast<uint32_t>(block_ >> 32), static_cast<uint32_t>(stream_),
                     static_cast<uint32_t>(stream_ >> 32)};
    uint32_t k0 = key_[0], k1 = key_[1];
    for (int i = 0; i < 10; ++i) {
      const uint64_t p0 = uint64_t{0xD2511F53u} * c[0], p1 = uint64_t{0xCD9E8D57u} * c[2];
      const uint32_t n0 = static_cast<uint32_t>(p1 >> 32) ^ c[1] ^ k0, n2 = static_cast<uint32_t>(p0 >> 32) ^ c[3] ^ k1;
      c[1] = static_cast<uint32_t>(p1);
      c[3] = static_cast<uint32_t>(p0);
      c[0] = n0;
      c[2] = n2;
      k0 += 0x9E3779B9u;
      k1 += 0xBB67AE85u;
    }
    for (int i = 0; i < 4; ++i) out_[i] = c[i];
    ++block_;
    used_ = 0;
  }
  uint32_t key_[2];
  uint64_t stream_, block_;
  uint32_t out_[4];
  int used_ = 4;
  bool have_spare_ = false;
  double spare_ = 0;
};

}  // namespace mxhub
