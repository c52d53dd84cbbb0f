// Sums over the rows of a matrix, one for each column: gradients of biases.
#pragma once
#include <algorithm>
#include <cstdint>

#include "base/dtype.h"
#include "base/parallel.h"

namespace mxhub::op {

// `x` is rows x columns, packed. Accumulates in double.
template <class T>
void column_sums(const T* x, int64_t rows, int64_t columns, T* to) {
  parallel_for(columns, grain_for(rows), [&](int64_t begin, int64_t end) {
    constexpr int64_t kBlock = 64;
    for (int64_t b = begin; b < end; b += kBlock) {
      const int64_t width = std::min(kBlock, end - b);
      double sum[kBlock] = {};
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          sum[j] += static_cast<double>(static_cast<Compute<T>>(x[i * columns + b + j]));
      for (int64_t j = 0; j < width; ++j) to[b + j] = convert<T>(sum[j]);
    }
  });
}

}  // namespace mxhub::op
