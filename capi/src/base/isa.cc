// Processor detection.
#include "base/isa.h"

#include <cstdlib>
#include <cstring>

#include "base/error.h"

namespace mxhub {

Isa isa() {
  static const Isa level = [] {
    __builtin_cpu_init();
    Isa best = Isa::kV2;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2")) {
      best = Isa::kV3;
      if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
          __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
          __builtin_cpu_supports("avx512cd"))
        best = Isa::kV4;
    }
    if (const char* wish = std::getenv("MXNET_HUB_ISA")) {
      Isa wanted = Isa::kV2;
      if (!std::strcmp(wish, "v3"))
        wanted = Isa::kV3;
      else if (!std::strcmp(wish, "v4"))
        wanted = Isa::kV4;
      else if (std::strcmp(wish, "v2"))
        fail(Kind::kArgument, "", "MXNET_HUB_ISA", "expected v2, v3 or v4, got '", wish, "'");
      if (wanted < best) best = wanted;
    }
    return best;
  }();
  return level;
}

}  // namespace mxhub
