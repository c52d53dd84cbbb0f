// What indexing operators share: reading index arrays of any type, resolving what is out of range, adding up rows.
#pragma once
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "base/wrapping.h"
#include "op/build.h"

namespace mxhub::op {

enum class IndexMode : int { kClip = 0, kWrap = 1, kRaise = 2 };

// Reads n indices as 64-bit integers; fractions are cut off, and what no integer can hold becomes the largest or
// smallest one.
using IndexReader = void (*)(const void* from, int64_t n, int64_t* to);
IndexReader index_reader(DType t);

// Brings indices into [0, size). With kRaise an index outside is an error that names operator and argument.
void resolve(int64_t* index, int64_t n, int64_t size, IndexMode mode, const char* op, const char* argument);

inline size_t index_bytes(int64_t n) { return (static_cast<size_t>(n) * sizeof(int64_t) + 63) / 64 * 64; }

// Copies rows of `bytes` bytes: to[i] = from[index[i]].
void gather_rows(const void* from, const int64_t* index, int64_t n, int64_t bytes, void* to);

// Scratch that add_rows<T> wants for a target of `size` elements.
template <class T>
constexpr size_t add_rows_scratch(int64_t size) {
  return std::is_same_v<T, Compute<T>> ? 0 : sizeof(Compute<T>) * static_cast<size_t>(size);
}

// target (rows x inner) = 0, then target[index[i]] += source[i] for i in order. Each thread owns a range of target
// rows, so the sums do not depend on the number of threads.
template <class T>
void add_rows(const T* source, const int64_t* index, int64_t n, int64_t rows, int64_t inner, T* target,
              [[maybe_unused]] void* scratch) {
  using A = Compute<T>;
  A* sums;
  if constexpr (std::is_same_v<T, A>)
    sums = target;
  else
    sums = static_cast<A*>(scratch);
  // Every part scans all indices, which pays only when the rows are long.
  const int64_t grain = std::max<int64_t>(1, inner >= 8 ? 16384 / inner : rows);
  parallel_for(rows, grain, [=](int64_t begin, int64_t end) {
    std::fill(sums + begin * inner, sums + end * inner, A(0));
    for (int64_t i = 0; i < n; ++i) {
      if (index[i] < begin || index[i] >= end) continue;
      A* to = sums + index[i] * inner;
      const T* from = source + i * inner;
      for (int64_t j = 0; j < inner; ++j) to[j] = wrapping_add<A>(to[j], static_cast<A>(from[j]));
    }
    if constexpr (!std::is_same_v<T, A>) {
      for (int64_t j = begin * inner; j < end * inner; ++j) target[j] = static_cast<T>(sums[j]);
    }
  });
}

// Index inputs keep their own type; the others and the outputs share one.
inline void index_types(TypeCtx& c, std::initializer_list<int> index_inputs, DType index_default = DType::kFloat32) {
  DType t = DType::kUnknown;
  const auto is_index = [&](int i) {
    return std::find(index_inputs.begin(), index_inputs.end(), i) != index_inputs.end();
  };
  for (int i = 0; i < c.num_inputs(); ++i)
    if (!is_index(i) && t == DType::kUnknown) t = c.in(i);
  for (int i = 0; i < c.num_outputs(); ++i)
    if (t == DType::kUnknown) t = c.out(i);
  for (int i = 0; i < c.num_inputs(); ++i) {
    if (!is_index(i))
      c.set_in(i, t);
    else if (c.in(i) == DType::kUnknown)
      c.set_in(i, index_default);
  }
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, t);
}

}  // namespace mxhub::op
