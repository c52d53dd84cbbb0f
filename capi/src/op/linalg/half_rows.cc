// Matrices of 16-bit floats: conversion of rows, and products of a few rows.
#include "op/elemwise/half_loops.h"
#include "op/linalg/gemm.h"

namespace mxhub::op {
namespace {
constexpr int64_t kBlock = 1024;

template <class T>
void product(int64_t m, int64_t n, int64_t k, double alpha, const float* rows, const T* b, int64_t ldb, double beta,
             T* c, int64_t ldc) {
  const UnaryLoop widen = widen_loop(DTypeOf<T>::value);
  const DotLoop dot = dot_loop();
  parallel_for(n, grain_for(k * (m + 1) / 16), [&](int64_t begin, int64_t end) {
    alignas(64) float block[kBlock];
    for (int64_t j = begin; j < end; ++j) {
      double sums[kFewRows] = {};
      for (int64_t p = 0; p < k; p += kBlock) {
        const int64_t size = std::min(kBlock, k - p);
        widen(b + j * ldb + p, block, size);
        for (int64_t i = 0; i < m; ++i) sums[i] += static_cast<double>(dot(rows + i * k + p, block, size));
      }
      for (int64_t i = 0; i < m; ++i) {
        T& out = c[i * ldc + j];
        double v = alpha * sums[i];
        if (beta != 0) v += beta * static_cast<double>(static_cast<float>(out));
        out = T(static_cast<float>(v));
      }
    }
  });
}
}  // namespace

void widen_rows(DType t, const void* from, int64_t ld, float* to, int64_t rows, int64_t cols) {
  parallel_for(rows, grain_for(cols / 4), [=, loop = widen_loop(t)](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) loop(static_cast<const uint16_t*>(from) + i * ld, to + i * cols, cols);
  });
}
void narrow_rows(DType t, const float* from, void* to, int64_t ld, int64_t rows, int64_t cols) {
  parallel_for(rows, grain_for(cols / 4), [=, loop = narrow_loop(t)](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) loop(from + i * cols, static_cast<uint16_t*>(to) + i * ld, cols);
  });
}

void few_rows_product(DType type, int64_t m, int64_t n, int64_t k, double alpha, const float* rows, const void* b,
                      int64_t ldb, double beta, void* c, int64_t ldc) {
  if (type == DType::kFloat16)
    product(m, n, k, alpha, rows, static_cast<const half*>(b), ldb, beta, static_cast<half*>(c), ldc);
  else
    product(m, n, k, alpha, rows, static_cast<const bfloat16*>(b), ldb, beta, static_cast<bfloat16*>(c), ldc);
}

}  // namespace mxhub::op
