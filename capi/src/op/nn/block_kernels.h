// The inner loops of convolutions as sums of integer products (see block_convolution.h).
#pragma once
#include <cstdint>

namespace mxhub::op {

// What is done to the sums: + bias, + residual, then slope below zero, then the bounds.
struct BlockTail {
  float slope = 1, low = 0, high = 0;
  bool bounded = false;
};

constexpr int kBlockLanes = 32;  // filters that are computed at once: a panel of the weight
constexpr int kBlockSpan = 7;    // neighbouring positions of the output; two spans are computed at once

// Up to two spans of one panel.
struct BlockTile {
  const int16_t* data[2];   // the first window of each span
  int64_t step;             // bytes from window to window
  const int64_t* taps;      // offsets of the window's runs in bytes
  int64_t num_taps, pairs;  // pairs of numbers of each run
  const int16_t* weight;    // for each run and pair: 32 pairs
  const float* scale;       // of each filter, even ones before odd ones, as everywhere in a panel
  float unit;               // of the data's integers
  int count[2];             // positions of each span; the second may be none
  // The bias for all positions (a step of 0), or 32 numbers for each: what earlier parts of the sum left.
  const float* before;
  int64_t before_step;
  float* after;             // where a part that is not the last leaves its numbers; null for the last
  const void* residual[2];  // null without
  void* out[2];
  int64_t out_step, out_bytes;  // from position to position, of the residual too: in numbers, in bytes
  int filters;                  // of this panel, 1 to 32
  const BlockTail* tail;
};

struct BlockCount {
  int64_t sum, numbers;  // of the magnitudes of the integers, and how many of the numbers are not zero
};

// Of images of one type.
struct BlockImages {
  float (*peak)(const void* x, int64_t n);  // the largest magnitude; NaN when there is one
  void (*integers)(const void* x, int64_t n, float scale, int16_t* q, BlockCount* count);
  // What the integers with `scale` have missed, as integers with `rest_scale`.
  void (*rest)(const void* x, int64_t n, float scale, float rest_scale, int16_t* q);
  void (*finish)(const BlockTile& t, const int32_t* sums);
};

struct BlockKernels {
  BlockImages float32, float16, bfloat16;
  // 32 sums for each position, by the number of positions: 1 to 7, or 14.
  void (*products[2 * kBlockSpan + 1])(const BlockTile& t, int32_t* sums);
};
extern const BlockKernels block_kernels_vnni;  // AVX-512 F, BW, VL, DQ and VNNI

}  // namespace mxhub::op
