// Laying out values in one block of memory ahead of time.
#pragma once
#include <algorithm>
#include <cstddef>
#include <map>

namespace mxhub {

constexpr size_t kArenaAlignment = 64;
constexpr size_t aligned(size_t n) { return (n + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment; }

// Offsets in one block of memory: first free gap that fits best.
class Arena {
 public:
  size_t take(size_t bytes) {
    bytes = std::max(aligned(bytes), kArenaAlignment);
    auto best = free_.end();
    for (auto it = free_.begin(); it != free_.end(); ++it)
      if (it->second >= bytes && (best == free_.end() || it->second < best->second)) best = it;
    if (best == free_.end()) {
      const size_t at = size_;
      size_ += bytes;
      return at;
    }
    const size_t at = best->first, left = best->second - bytes;
    free_.erase(best);
    if (left) free_[at + bytes] = left;
    return at;
  }
  void give(size_t at, size_t bytes) {
    bytes = std::max(aligned(bytes), kArenaAlignment);
    auto next = free_.lower_bound(at);
    if (next != free_.end() && at + bytes == next->first) {
      bytes += next->second;
      next = free_.erase(next);
    }
    if (next != free_.begin()) {
      auto prev = std::prev(next);
      if (prev->first + prev->second == at) {
        prev->second += bytes;
        return;
      }
    }
    free_[at] = bytes;
  }
  size_t size() const { return size_; }

 private:
  std::map<size_t, size_t> free_;
  size_t size_ = 0;
};

}  // namespace mxhub
