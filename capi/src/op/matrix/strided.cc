// The strided copy: rows where both sides are contiguous, square tiles where the sides run in different directions.
#include "op/matrix/strided.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "base/copy.h"
#include "base/parallel.h"
#include "op/matrix/tiles.h"

namespace mxhub::op {
namespace {

// Calls f(from, to) for every position of the given dimensions in [begin, end), counted in row-major order.
template <class F>
void walk(const std::vector<int64_t>& dims, const std::vector<int64_t>& from, const std::vector<int64_t>& to, int n,
          int64_t begin, int64_t end, const F& f) {
  constexpr int kMax = 64;
  int64_t index[kMax] = {};
  int64_t a = 0, b = 0;
  n = std::min(n, kMax);
  for (int64_t rest = begin, i = n - 1; i >= 0; --i) {
    index[i] = rest % dims[i];
    rest /= dims[i];
    a += index[i] * from[i];
    b += index[i] * to[i];
  }
  for (int64_t p = begin; p < end; ++p) {
    f(a, b);
    for (int i = n - 1; i >= 0; --i) {
      a += from[i];
      b += to[i];
      if (++index[i] < dims[i]) break;
      index[i] = 0;
      a -= from[i] * dims[i];
      b -= to[i] * dims[i];
    }
  }
}

template <class T>
void copy_row(const T* from, int64_t from_step, T* to, int64_t to_step, int64_t n) {
  if (from_step == 1 && to_step == 1) {
    if (n < 16) {
      for (int64_t i = 0; i < n; ++i) to[i] = from[i];
    } else {
      std::memcpy(to, from, sizeof(T) * static_cast<size_t>(n));
    }
  } else if (from_step == 0 && to_step == 1) {
    std::fill(to, to + n, *from);
  } else if (to_step == 1) {
    for (int64_t i = 0; i < n; ++i) to[i] = from[i * from_step];
  } else {
    for (int64_t i = 0; i < n; ++i) to[i * to_step] = from[i * from_step];
  }
}

// A matrix whose columns are contiguous in `from`.
template <class T>
struct Turned {
  const T* from;
  int64_t from_col;  // between elements of a row of the result
  T* to;
  int64_t to_row, to_col, rows, cols;
  bool stream;

  static constexpr int64_t kTile = kTransposeTile;
  int64_t row_tiles() const { return (rows + kTile - 1) / kTile; }
  int64_t tiles() const { return row_tiles() * ((cols + kTile - 1) / kTile); }
  void copy(int64_t tile) const {
    const int64_t r = tile % row_tiles() * kTile, c = tile / row_tiles() * kTile;
    const int64_t height = std::min(kTile, rows - r), width = std::min(kTile, cols - c);
    const T* const f = from + r + c * from_col;
    T* const t = to + r * to_row + c * to_col;
    if constexpr (sizeof(T) == 4) {
      if (to_col == 1) return transpose_tile(f, from_col, t, to_row, height, width, stream);
    }
    // Small squares keep both sides' cache lines in use.
    constexpr int64_t kSquare = sizeof(T) >= 8 ? 16 : 32;
    for (int64_t i = 0; i < height; i += kSquare)
      for (int64_t j = 0; j < width; j += kSquare)
        for (int64_t a = i; a < std::min(height, i + kSquare); ++a)
          for (int64_t b = j; b < std::min(width, j + kSquare); ++b) t[a * to_row + b * to_col] = f[a + b * from_col];
  }
};

template <class T>
void run_typed(const StridedCopy& p, const T* from, T* to) {
  from += p.from_offset;
  to += p.to_offset;
  const int n = static_cast<int>(p.dims.size());
  if (n == 1) {
    parallel_for(p.dims[0], 65536, [&](int64_t b, int64_t e) {
      copy_row(from + b * p.from[0], p.from[0], to + b * p.to[0], p.to[0], e - b);
    });
    return;
  }
  const int64_t inner = p.dims[n - 1];
  // A dimension whose source side is contiguous, while the innermost one's is not, calls for tiles.
  const bool turned =
      p.from[n - 1] != 1 && p.from[n - 1] != 0 && p.from[n - 2] == 1 && inner >= 4 && p.dims[n - 2] >= 4;
  if (!turned) {
    const int64_t rows = p.count / inner;
    parallel_for(rows, grain_for(inner), [&](int64_t b, int64_t e) {
      walk(p.dims, p.from, p.to, n - 1, b, e,
           [&](int64_t f, int64_t t) { copy_row(from + f, p.from[n - 1], to + t, p.to[n - 1], inner); });
    });
    return;
  }
  const bool stream = p.count * static_cast<int64_t>(sizeof(T)) >= kStreamBytes;
  const Turned<T> first{from, p.from[n - 1], to, p.to[n - 2], p.to[n - 1], p.dims[n - 2], inner, stream};
  const int64_t tiles = first.tiles(), outer = p.count / inner / p.dims[n - 2];
  parallel_for(outer * tiles, grain_for(first.kTile * first.kTile), [&](int64_t begin, int64_t end) {
    int64_t tile = begin % tiles;
    walk(p.dims, p.from, p.to, n - 2, begin / tiles, (end + tiles - 1) / tiles, [&](int64_t f, int64_t t) {
      Turned<T> one = first;
      one.from += f;
      one.to += t;
      for (; tile < tiles && begin < end; ++tile, ++begin) one.copy(tile);
      tile = 0;
    });
  });
}

}  // namespace

std::vector<int64_t> row_strides(const Shape& shape) {
  std::vector<int64_t> s(std::max(shape.ndim(), 0));
  int64_t step = 1;
  for (int i = shape.ndim() - 1; i >= 0; --i) {
    s[i] = step;
    step *= shape[i];
  }
  return s;
}

StridedCopy::StridedCopy(const Shape& box, const std::vector<int64_t>& f, const std::vector<int64_t>& t,
                         int64_t from_at, int64_t to_at, size_t item_size)
    : from_offset(from_at), to_offset(to_at), count(box.size()), item(item_size) {
  if (count == 0) return;
  std::vector<int> order;
  for (int i = 0; i < box.ndim(); ++i)
    if (box[i] != 1) order.push_back(i);
  // Walk the destination in its own order.
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return std::abs(t[a]) > std::abs(t[b]); });
  for (const int i : order) {
    if (!dims.empty() && from.back() == f[i] * box[i] && to.back() == t[i] * box[i]) {
      dims.back() *= box[i];
      from.back() = f[i];
      to.back() = t[i];
    } else {
      dims.push_back(box[i]);
      from.push_back(f[i]);
      to.push_back(t[i]);
    }
  }
  if (dims.empty()) {
    dims.push_back(1);
    from.push_back(1);
    to.push_back(1);
  }
  // The source's contiguous dimension goes next to the innermost one, where the tiles look for it.
  const size_t n = dims.size();
  if (n > 2 && from[n - 1] != 1) {
    for (size_t i = 0; i + 2 < n; ++i) {
      if (from[i] != 1) continue;
      for (auto* v : {&dims, &from, &to}) std::rotate(v->begin() + i, v->begin() + i + 1, v->end() - 1);
      break;
    }
  }
  unit_from = from.back() == 1;
  unit_to = to.back() == 1;
}

void StridedCopy::run(const void* source, void* target) const {
  if (count == 0) return;
  if (contiguous()) {
    const auto at = [&](auto* p, int64_t offset) { return p + offset * static_cast<int64_t>(item); };
    copy_bytes(at(static_cast<char*>(target), to_offset), at(static_cast<const char*>(source), from_offset),
               item * static_cast<size_t>(count));
    return;
  }
  switch (item) {
    case 1:
      return run_typed(*this, static_cast<const uint8_t*>(source), static_cast<uint8_t*>(target));
    case 2:
      return run_typed(*this, static_cast<const uint16_t*>(source), static_cast<uint16_t*>(target));
    case 4:
      return run_typed(*this, static_cast<const uint32_t*>(source), static_cast<uint32_t*>(target));
    default:
      return run_typed(*this, static_cast<const uint64_t*>(source), static_cast<uint64_t*>(target));
  }
}

StridedCopy transpose_plan(const Shape& in, const std::vector<int>& axes, size_t item_size) {
  const auto strides = row_strides(in);
  Shape out = Shape::of(in.ndim());
  std::vector<int64_t> from(axes.size());
  for (size_t i = 0; i < axes.size(); ++i) {
    out[static_cast<int>(i)] = in[axes[i]];
    from[i] = strides[axes[i]];
  }
  return StridedCopy(out, from, row_strides(out), 0, 0, item_size);
}

}  // namespace mxhub::op
