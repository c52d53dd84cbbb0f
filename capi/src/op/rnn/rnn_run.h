// The recurrent network itself: layers, directions and steps, forward and backward, on float or double.
#pragma once
#include <cstdint>

#include "base/dtype.h"
#include "op/rnn/rnn_kernels.h"

namespace mxhub::op {

enum class RnnMode { kRelu, kTanh, kLstm, kGru };

// Sizes and options of one call. Arrays are (time, batch, features); the parameters hold all weights (layer by layer,
// direction by direction: input, state, projection) and then all biases (input, state).
struct RnnPlan {
  RnnMode mode = RnnMode::kLstm;
  int64_t T = 0, N = 0, I = 0, H = 0;  // steps, batch, inputs, state size
  int64_t R = 0;                       // size of a state that is passed on: H, or that of the projection
  int64_t L = 1, D = 1;                // layers, directions
  bool projection = false;
  double drop = 0, clip_low = 0, clip_high = 0;
  bool clip = false, clip_nan = false;

  int64_t gates() const { return mode == RnnMode::kLstm ? 4 : mode == RnnMode::kGru ? 3 : 1; }
  int64_t G() const { return gates() * H; }
  int64_t inputs(int64_t layer) const { return layer == 0 ? I : R * D; }
  bool lstm() const { return mode == RnnMode::kLstm; }
  bool gru() const { return mode == RnnMode::kGru; }
  bool dropping() const { return drop > 0 && L > 1; }
  int64_t steps() const { return T * N; }

  int64_t weights(int64_t layer) const { return G() * (inputs(layer) + R) + (projection ? R * H : 0); }
  int64_t weight_offset(int64_t layer, int64_t direction) const;
  int64_t bias_offset(int64_t layer, int64_t direction) const;
  int64_t parameters() const { return bias_offset(L, 0); }

  // What the backward pass needs, kept by the forward pass; in elements.
  int64_t kept_extra() const { return lstm() || gru() ? steps() * H : 0; }
  int64_t kept_hidden() const { return projection ? steps() * H : 0; }
  int64_t kept_direction() const { return steps() * G() + kept_extra() + kept_hidden(); }
  int64_t kept_output() const { return steps() * D * R; }
  int64_t kept_layer() const { return D * kept_direction() + kept_output() * (dropping() ? 2 : 1); }
  int64_t reserve() const { return L * kept_layer(); }
};

// Random numbers of one call's dropout.
struct RnnRandom {
  uint64_t seed, stream;
};

// Elements of scratch memory that the two passes need.
template <class T>
int64_t rnn_forward_scratch(const RnnPlan& plan);
template <class T>
int64_t rnn_backward_scratch(const RnnPlan& plan);

template <class T>
struct RnnForward {
  const T *x, *parameters, *h0, *c0;
  const int64_t* lengths;    // steps of each instance, or null
  T *y, *hy, *cy, *reserve;  // hy, cy and reserve may be null
  bool train;
  RnnRandom random;
};
template <class T>
void rnn_forward(const RnnPlan& plan, const RnnForward<T>& io, T* scratch);

template <class T>
struct RnnBackward {
  const T *x, *parameters, *h0, *c0;
  const int64_t* lengths;
  const T *y, *reserve, *dy, *dhy, *dcy;  // dhy and dcy may be null
  T *dx, *dparameters, *dh0, *dc0;        // null where not wanted
  bool train;
};
template <class T>
void rnn_backward(const RnnPlan& plan, const RnnBackward<T>& io, T* scratch);

}  // namespace mxhub::op
