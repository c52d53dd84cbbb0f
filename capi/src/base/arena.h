// Laying out values in one block of memory ahead of time.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace mxhub {

constexpr size_t kArenaAlignment = 64;
constexpr size_t aligned(size_t n) { return (n + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment; }

// A value that needs memory from one step to another, both included.
struct Lifetime {
  size_t bytes, begin, end;
  size_t at = 0;  // its offset, once laid out
};

// Gives each value its offset in one block of memory, and answers the block's size. Large values choose first: small
// ones find room in the gaps that these leave, where in the order of the steps they would break gaps up.
inline size_t lay_out(std::vector<Lifetime>& values) {
  std::vector<Lifetime*> order, placed;  // placed: by offset
  for (Lifetime& v : values) order.push_back(&v);
  std::stable_sort(order.begin(), order.end(), [](auto* a, auto* b) { return a->bytes > b->bytes; });
  size_t size = 0;
  for (Lifetime* v : order) {
    const size_t bytes = std::max(aligned(v->bytes), kArenaAlignment);
    size_t best = SIZE_MAX, reached = 0;  // the tightest gap so far; the end of what was looked at
    for (const Lifetime* other : placed) {
      if (other->end < v->begin || v->end < other->begin) continue;
      if (other->at >= reached + bytes && other->at - reached < best) {
        best = other->at - reached;
        v->at = reached;
      }
      reached = std::max(reached, other->at + std::max(aligned(other->bytes), kArenaAlignment));
    }
    if (best == SIZE_MAX) v->at = reached;
    size = std::max(size, v->at + bytes);
    placed.insert(std::upper_bound(placed.begin(), placed.end(), v, [](auto* a, auto* b) { return a->at < b->at; }), v);
  }
  return size;
}

// Offsets in one block of memory for what comes and goes: first free gap that fits best.
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
