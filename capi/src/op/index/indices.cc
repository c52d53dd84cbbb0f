// Index arrays of any type as 64-bit integers in range.
#include "op/index/indices.h"

#include <cmath>

namespace mxhub::op {
namespace {
template <class T>
void read(const void* from, int64_t n, int64_t* to) {
  const T* f = static_cast<const T*>(from);
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (is_float_type<T>) {
      const double v = static_cast<double>(static_cast<Compute<T>>(f[i]));
      to[i] = v < 9.2e18 && v > -9.2e18 ? static_cast<int64_t>(v) : v > 0 ? INT64_MAX : INT64_MIN;
    } else {
      to[i] = static_cast<int64_t>(f[i]);
    }
  }
}

template <class T>
void gather(const T* from, const int64_t* index, int64_t n, T* to) {
  for (int64_t i = 0; i < n; ++i) to[i] = from[index[i]];
}
}  // namespace

IndexReader index_reader(DType t) {
  return dispatch_all(t, [](auto tag) -> IndexReader { return read<typename decltype(tag)::type>; });
}

void resolve(int64_t* index, int64_t n, int64_t size, IndexMode mode, const char* op, const char* argument) {
  if (n == 0) return;
  if (size <= 0) fail(Kind::kArgument, op, argument, "expected no index into an empty dimension, got ", index[0]);
  if (mode == IndexMode::kRaise) {
    for (int64_t i = 0; i < n; ++i)
      if (index[i] < 0 || index[i] >= size)
        fail(Kind::kArgument, op, argument, "expected indices in [0, ", size, "), got ", index[i]);
  } else if (mode == IndexMode::kWrap) {
    for (int64_t i = 0; i < n; ++i) {
      if (index[i] >= 0 && index[i] < size) continue;
      index[i] %= size;
      if (index[i] < 0) index[i] += size;
    }
  } else {
    for (int64_t i = 0; i < n; ++i) index[i] = std::clamp<int64_t>(index[i], 0, size - 1);
  }
}

void gather_rows(const void* from, const int64_t* index, int64_t n, int64_t bytes, void* to) {
  parallel_for(n, grain_for(bytes / 16 + 1), [&](int64_t b, int64_t e) {
    const char* f = static_cast<const char*>(from);
    char* t = static_cast<char*>(to);
    switch (bytes) {
      case 1:
        return gather(reinterpret_cast<const uint8_t*>(f), index + b, e - b, reinterpret_cast<uint8_t*>(t) + b);
      case 2:
        return gather(reinterpret_cast<const uint16_t*>(f), index + b, e - b, reinterpret_cast<uint16_t*>(t) + b);
      case 4:
        return gather(reinterpret_cast<const uint32_t*>(f), index + b, e - b, reinterpret_cast<uint32_t*>(t) + b);
      case 8:
        return gather(reinterpret_cast<const uint64_t*>(f), index + b, e - b, reinterpret_cast<uint64_t*>(t) + b);
      default:
        for (int64_t i = b; i < e; ++i) std::memcpy(t + i * bytes, f + index[i] * bytes, static_cast<size_t>(bytes));
    }
  });
}

}  // namespace mxhub::op
