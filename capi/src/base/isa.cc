// Processor detection.
#include "base/isa.h"

#include <algorithm>
#include <string>

#include "base/env.h"
#include "base/log.h"

namespace mxhub {
namespace {
constexpr const char* kNames[] = {"v2", "v3", "v4"};
}

Isa isa_limit() {
  const std::string wish = env_choice("MXNET_HUB_ISA", kNames[2], {kNames[0], kNames[1], kNames[2]});
  return wish == kNames[0] ? Isa::kV2 : wish == kNames[1] ? Isa::kV3 : Isa::kV4;
}

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
    const Isa limit = isa_limit();
    best = std::min(best, limit);
    log_debug("own kernels are those for x86-64-", kNames[static_cast<int>(best)], "; MXNET_HUB_ISA allows up to ",
              kNames[static_cast<int>(limit)]);
    return best;
  }();
  return level;
}

}  // namespace mxhub
