// Convolutions of 16-bit floats for inference, as sums of integer products (block floating point).
//
// With AVX-512 VNNI a processor multiplies 16-bit integers at twice the rate of float32 numbers, and adds them exactly.
// So the images of some lines get one exponent and their numbers become integers, the weights of each filter get a
// scale; both are small enough that no sum of products leaves 32 bits. Beside float32 arithmetic a result is off by
// about as much as rounding it to 16 bits costs. Lines with a wide range of magnitudes get a second integer for each
// number (what the first one missed), those with infinities or NaN are computed in float32. Song, Liu, Wang:
// Computation error analysis of block floating point arithmetic oriented convolution neural network accelerator design,
// AAAI 2018.
#pragma once
#include <vector>

#include "op/nn/block_kernels.h"
#include "op/nn/conv_engine.h"

namespace mxhub::op {

class BlockConvolution {
 public:
  // Whether the processor has the instructions and nobody turned them off (MXNET_HUB_BLOCK_FLOAT=0).
  static bool available();
  // Whether it gains with a convolution over two axes whose weight has so many numbers.
  static bool suits(int64_t groups, int64_t filters, int64_t weights);

  // `precise`: sums as good as float16 wants them with its 11 bits, otherwise as bfloat16 does with 8.
  BlockConvolution(const ConvShape& s, bool precise);

  // The weight as run() wants it, out of (filter, channel, window...) or (filter, window..., channel) times a factor
  // for each filter, and the bias.
  size_t weight_bytes() const;
  int64_t bias_size() const { return panels_ * kBlockLanes; }
  void pack(const float* weight, bool channels_last, const float* factors, const float* bias, void* packed,
            float* packed_bias) const;

  size_t scratch() const { return static_cast<size_t>(threads_) * thread_bytes(); }
  // Images with channels last, float32, float16 or bfloat16, input and output each of its own type. The residual has
  // the type of the output and may be null, or the output itself.
  void run(const void* data, DType data_type, const void* weight, const float* bias, const void* residual, void* out,
           DType out_type, const BlockTail& tail, void* scratch) const;

 private:
  struct Call;
  // Neighbouring positions of the output: where the first window begins in a band, and the positions in the output.
  struct Span {
    int64_t from, to;
    int count;
  };
  // A part of the sum that is small enough for 32 bits: taps, or pairs of one tap.
  struct Chunk {
    int64_t tap, taps, pair, pairs;
  };
  struct Band {
    int64_t image, images, row, rows;
  };
  void make_chunks();
  void make_bands();
  Band band(int64_t index) const;
  int64_t lines(int64_t rows) const { return (rows - 1) * stride_[0] + reach_; }
  size_t plane_bytes() const;
  size_t thread_bytes() const { return 2 * plane_bytes(); }
  std::vector<Span> spans_of(const Band& b) const;
  int take_in(const Call& c, const Band& b, int16_t* planes, float* units) const;
  void run_task(const Call& c, int64_t task, int16_t* planes) const;
  void run_tile(const Call& c, BlockTile t, const Span* spans, int num_spans, int64_t panel, const int16_t* planes,
                int num_planes, const float* units) const;
  void run_floats(const Call& c, const Band& b, int64_t panel_begin, int64_t panel_end) const;

  ConvShape s_;
  bool precise_, pointwise_, joined_;
  int64_t stride_[2], skip_[2], reach_;  // of lines that are taken in; those between two are skipped
  int64_t panels_, taps_, run_, pairs_;  // taps: runs of neighbouring numbers of a window
  int64_t pitch_, line_;                 // int16 numbers of a position and of a line
  int64_t rows_, images_, bands_, panel_groups_, threads_;
  float limit_;                       // of the images' integers
  std::vector<int64_t> tap_offsets_;  // in bytes
  std::vector<Chunk> chunks_;
};

}  // namespace mxhub::op
