// The strided copy: rows where both sides are contiguous, square tiles where the sides run in different directions.
#include "op/matrix/strided.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "base/parallel.h"

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

// Rows are contiguous in `to`, columns in `from`: tiles keep both sides' cache lines in use.
template <class T>
void copy_tiles(const T* from, int64_t from_row, int64_t from_col, T* to, int64_t to_row, int64_t to_col, int64_t rows,
                int64_t cols) {
  constexpr int64_t kTile = sizeof(T) >= 8 ? 16 : 32;
  for (int64_t i = 0; i < rows; i += kTile) {
    const int64_t i_end = std::min(rows, i + kTile);
    for (int64_t j = 0; j < cols; j += kTile) {
      const int64_t j_end = std::min(cols, j + kTile);
      for (int64_t r = i; r < i_end; ++r) {
        const T* f = from + r * from_row;
        T* t = to + r * to_row;
        for (int64_t c = j; c < j_end; ++c) t[c * to_col] = f[c * from_col];
      }
    }
  }
}

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
  const bool tiles = p.from[n - 1] != 1 && p.from[n - 1] != 0 && p.from[n - 2] == 1 && inner >= 4 && p.dims[n - 2] >= 4;
  if (!tiles) {
    const int64_t rows = p.count / inner;
    parallel_for(rows, grain_for(inner), [&](int64_t b, int64_t e) {
      walk(p.dims, p.from, p.to, n - 1, b, e,
           [&](int64_t f, int64_t t) { copy_row(from + f, p.from[n - 1], to + t, p.to[n - 1], inner); });
    });
    return;
  }
  const int64_t outer = p.count / inner / p.dims[n - 2];
  const auto one = [&](int64_t f, int64_t t, int64_t row_begin, int64_t row_end) {
    copy_tiles(from + f + row_begin * p.from[n - 2], p.from[n - 2], p.from[n - 1], to + t + row_begin * p.to[n - 2],
               p.to[n - 2], p.to[n - 1], row_end - row_begin, inner);
  };
  if (outer == 1) {
    parallel_for(p.dims[n - 2], std::max<int64_t>(32, grain_for(inner)),
                 [&](int64_t b, int64_t e) { one(0, 0, b, e); });
    return;
  }
  parallel_for(outer, grain_for(inner * p.dims[n - 2]), [&](int64_t b, int64_t e) {
    walk(p.dims, p.from, p.to, n - 2, b, e, [&](int64_t f, int64_t t) { one(f, t, 0, p.dims[n - 2]); });
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
