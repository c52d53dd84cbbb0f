// Drawing from distributions. Numbers are counter-based: a run of kRandomBlock elements has a stream position of its
// own, so results do not depend on how the work is divided among threads.
#pragma once
#include <cstdint>

#include "base/dtype.h"
#include "op/registry.h"

namespace mxhub::op {

enum class Dist : uint8_t {
  kUniform,                      // low, high
  kNormal,                       // mean, standard deviation
  kGamma,                        // shape, scale
  kExponential,                  // rate
  kPoisson,                      // rate
  kNegativeBinomial,             // failures, probability
  kGeneralizedNegativeBinomial,  // mean, dispersion
};

constexpr int64_t kRandomBlock = 1024;
// The generator of one block.
inline Philox block_philox(const RunCtx& r, int64_t block) { return r.philox(static_cast<uint64_t>(block) << 32); }

// One value of a distribution.
using Draw = double (*)(Philox& g, double a, double b);
Draw draw_of(Dist d);

// Null when a and b are valid parameters; else "expected ..., got ..." is to be said of parameter *which (0 or 1).
const char* expected_parameters(Dist d, double a, double b, int* which);

// Fills n <= kRandomBlock float32 values of block `block`; only for the distributions with a closed form.
struct FastFill {
  uint64_t seed, stream;
  float a, b;
};
using FastFillLoop = void (*)(const FastFill& f, uint64_t block, float* y, int64_t n);
FastFillLoop fast_fill(Dist d);  // null: none

// Output 0 filled from one distribution. Parameters are looked at when the kernel runs: a wrong one is an error of the
// result that names it, as in MXNet 1.9.1.
Kernel random_kernel(Dist dist, const char* const* names, const PrepareCtx& c, double a, double b);

}  // namespace mxhub::op

namespace mxhub {
namespace isa_v2 {
op::FastFillLoop fast_fill(op::Dist d);
}
namespace isa_v3 {
op::FastFillLoop fast_fill(op::Dist d);
}
namespace isa_v4 {
op::FastFillLoop fast_fill(op::Dist d);
}
}  // namespace mxhub
