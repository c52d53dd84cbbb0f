// Memory for arrays.
#include "tensor/pool.h"

#include <sys/mman.h>

#include <atomic>
#include <cstdlib>
#include <vector>

#include "base/env.h"
#include "base/error.h"
#include "base/spin.h"

namespace mxhub {
namespace {
#ifdef __SANITIZE_ADDRESS__
constexpr bool kExact = true;  // a block has the array's own size and is never used again, so that every slip is seen
#else
constexpr bool kExact = false;
#endif

// Four classes per power of two, from 64 bytes on: at most a quarter of a block is unused.
constexpr int kClasses = 4 * 58;
int class_of(size_t bytes) {
  if (bytes <= 64) return 0;
  const int log = 63 - __builtin_clzll(bytes - 1);  // bytes - 1 in [2^log, 2^(log+1))
  const size_t quarter = size_t{1} << (log - 2);
  return 4 * (log - 6) + static_cast<int>((bytes - 1 - (size_t{1} << log)) / quarter) + 1;
}
size_t class_bytes(int c) {
  if (c == 0) return 64;
  const int log = 6 + (c - 1) / 4;
  const size_t b = (size_t{1} << log) + ((c - 1) % 4 + 1) * (size_t{1} << (log - 2));
  return (b + 63) / 64 * 64;
}

struct FreeList {
  SpinLock lock;
  std::vector<void*> blocks;
};
struct Pool {
  FreeList lists[kClasses];
  std::atomic<uint64_t> in_use{0}, peak{0}, pooled{0};
  const uint64_t limit = kExact ? 0 : static_cast<uint64_t>(env_int("MXNET_HUB_POOL_LIMIT_MB", 2048, 0, 1 << 24)) << 20;
};
// Leaked on purpose: arrays may be freed after static destructors ran.
Pool& pool() {
  static Pool* p = new Pool;
  return *p;
}

// A block of `size` bytes of which the first `used` will be touched at once: only these get huge pages.
void* system_alloc(size_t size, size_t used) {
  const size_t huge = size_t{2} << 20;
  const bool large = size >= 2 * huge;
  void* p = nullptr;
  if (posix_memalign(&p, large ? huge : 64, size) != 0) return nullptr;
  if (large) madvise(p, used / huge * huge, MADV_HUGEPAGE);
  return p;
}
}  // namespace

void* pool_alloc(size_t bytes) {
  if (bytes == 0) return nullptr;
  Pool& p = pool();
  if (bytes > (size_t{1} << 60)) fail(Kind::kMemory, "", "", "cannot allocate ", bytes, " bytes");
  const int c = class_of(bytes);
  const size_t size = kExact ? bytes : class_bytes(c);
  void* block = nullptr;
  {
    FreeList& list = p.lists[c];
    list.lock.lock();
    if (!list.blocks.empty()) {
      block = list.blocks.back();
      list.blocks.pop_back();
    }
    list.lock.unlock();
  }
  if (block) {
    p.pooled.fetch_sub(size, std::memory_order_relaxed);
  } else {
    block = system_alloc(size, bytes);
    if (!block) {
      pool_release();
      block = system_alloc(size, bytes);
    }
    if (!block) fail(Kind::kMemory, "", "", "cannot allocate ", bytes, " bytes");
  }
  const uint64_t now = p.in_use.fetch_add(size, std::memory_order_relaxed) + size;
  uint64_t peak = p.peak.load(std::memory_order_relaxed);
  while (now > peak && !p.peak.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
  return block;
}

void pool_free(void* block, size_t bytes) {
  if (!block) return;
  Pool& p = pool();
  const int c = class_of(bytes);
  const size_t size = kExact ? bytes : class_bytes(c);
  p.in_use.fetch_sub(size, std::memory_order_relaxed);
  if (p.pooled.load(std::memory_order_relaxed) + size > p.limit) {
    std::free(block);
    return;
  }
  p.pooled.fetch_add(size, std::memory_order_relaxed);
  FreeList& list = p.lists[c];
  list.lock.lock();
  list.blocks.push_back(block);
  list.lock.unlock();
}

MemoryStats pool_stats() {
  Pool& p = pool();
  return {p.in_use.load(), p.peak.load(), p.pooled.load()};
}
void pool_reset_peak() { pool().peak = pool().in_use.load(); }

void pool_release() {
  Pool& p = pool();
  for (int c = 0; c < kClasses; ++c) {
    std::vector<void*> blocks;
    p.lists[c].lock.lock();
    blocks.swap(p.lists[c].blocks);
    p.lists[c].lock.unlock();
    for (void* b : blocks) std::free(b);
    p.pooled.fetch_sub(blocks.size() * class_bytes(c));
  }
}

}  // namespace mxhub
