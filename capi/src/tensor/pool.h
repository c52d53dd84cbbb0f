// Memory for arrays: 64-byte aligned blocks from size-class free lists.
#pragma once
#include <cstddef>
#include <cstdint>

namespace mxhub {

struct MemoryStats {
  uint64_t in_use, peak, pooled;
};

void* pool_alloc(size_t bytes);         // an error of kind memory when there is none; null for 0 bytes
void pool_free(void* p, size_t bytes);  // `bytes` as asked for
MemoryStats pool_stats();
void pool_reset_peak();
void pool_release();  // returns pooled blocks to the system

}  // namespace mxhub
