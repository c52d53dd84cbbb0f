// Copying memory: past the caches where it does not fit them, on all threads where that pays.
#pragma once
#include <cstddef>
#include <cstdint>

namespace mxhub {

// Results beyond this size go past the caches: reading the destination's lines first would cost a third of the time.
constexpr int64_t kStreamBytes = int64_t{32} << 20;

// Copies past the caches, on this thread.
void stream_copy(void* to, const void* from, size_t bytes);
// Copies; the two do not overlap unless they are the same.
void copy_bytes(void* to, const void* from, size_t bytes);

}  // namespace mxhub
