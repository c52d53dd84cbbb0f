// Copying memory; the streaming loops are in copy.isa.cc.
#include "base/copy.h"

#include <cstring>

#include "base/isa.h"
#include "base/parallel.h"

namespace mxhub {
namespace isa_v2 {
void stream_copy(void* to, const void* from, size_t bytes);
}
namespace isa_v3 {
void stream_copy(void* to, const void* from, size_t bytes);
}
namespace isa_v4 {
void stream_copy(void* to, const void* from, size_t bytes);
}

void stream_copy(void* to, const void* from, size_t bytes) {
  static const auto f = select_isa(isa_v2::stream_copy, isa_v3::stream_copy, isa_v4::stream_copy);
  f(to, from, bytes);
}

void copy_bytes(void* to, const void* from, size_t bytes) {
  constexpr size_t kGrain = size_t{1} << 20;
  if (bytes == 0 || to == from) return;
  if (bytes < 2 * kGrain) {
    std::memcpy(to, from, bytes);
    return;
  }
  const bool stream = static_cast<int64_t>(bytes) >= kStreamBytes;
  parallel_for(static_cast<int64_t>(bytes), kGrain, [=](int64_t begin, int64_t end) {
    char* const t = static_cast<char*>(to) + begin;
    const char* const s = static_cast<const char*>(from) + begin;
    const auto n = static_cast<size_t>(end - begin);
    if (stream)
      stream_copy(t, s, n);
    else
      std::memcpy(t, s, n);
  });
}

}  // namespace mxhub
