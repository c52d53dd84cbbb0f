// What the forward and the backward pass of the recurrent network share: where weights and kept values lie, and how
// threads are used. Included by their two files only.
#pragma once
#include <cstdint>

#include "op/linalg/packed.h"
#include "op/rnn/rnn_run.h"

namespace mxhub::op::rnn {

// Elements of the packed matrices of one direction's steps; `back` for the products of the backward pass.
template <class T>
int64_t packed_size(const RnnPlan& p, bool back) {
  const int64_t projection = !p.projection ? 0
                             : back        ? PackedMatrix<T>::size(p.H, p.R)
                                           : PackedMatrix<T>::size(p.R, p.H);
  return projection + (back ? PackedMatrix<T>::size(p.R, p.G()) : PackedMatrix<T>::size(p.G(), p.R));
}

// Instances of the batch for each thread at least. All of them on one thread, which then shares out every single
// product, when there are few or when the weights that each thread would read at every step do not fit into its cache.
template <class T>
int64_t instances(const RnnPlan& p) {
  constexpr int64_t kFew = 8, kCache = int64_t{2} << 20;
  return p.G() * p.R * static_cast<int64_t>(sizeof(T)) <= kCache ? kFew : p.N;
}

template <class T>
CellClip<T> clip_of(const RnnPlan& p) {
  return {p.clip, p.clip_nan, static_cast<T>(p.clip_low), static_cast<T>(p.clip_high)};
}

// The weights and biases of one layer and direction.
template <class T>
struct Weights {
  T *input, *state, *projection, *input_bias, *state_bias;
  Weights(const RnnPlan& p, T* parameters, int64_t layer, int64_t direction) {
    input = parameters + p.weight_offset(layer, direction);
    state = input + p.G() * p.inputs(layer);
    projection = state + p.G() * p.R;
    input_bias = parameters + p.bias_offset(layer, direction);
    state_bias = input_bias + p.G();
  }
};

// Where the values of one layer and direction lie in the reserve.
template <class T>
struct Kept {
  T *gates, *extra, *hidden;
  Kept(const RnnPlan& p, T* at) : gates(at), extra(at + p.steps() * p.G()), hidden(extra + p.kept_extra()) {}
};
template <class T>
Kept<T> kept_at(const RnnPlan& p, T* reserve, int64_t layer, int64_t direction) {
  return Kept<T>(p, reserve + layer * p.kept_layer() + direction * p.kept_direction());
}
// A layer's output and its dropout factors.
template <class T>
T* output_at(const RnnPlan& p, T* reserve, int64_t layer) {
  return reserve + layer * p.kept_layer() + p.D * p.kept_direction();
}
template <class T>
T* mask_at(const RnnPlan& p, T* reserve, int64_t layer) {
  return output_at(p, reserve, layer) + p.kept_output();
}

// Steps in the order of a direction.
inline int64_t step_of(const RnnPlan& p, int64_t direction, int64_t k) { return direction == 0 ? k : p.T - 1 - k; }
inline bool alive(const int64_t* lengths, int64_t b, int64_t t) { return !lengths || t < lengths[b]; }

template <class T>
struct Slices {
  T* next;
  T* take(int64_t n) {
    T* const p = next;
    next += n;
    return p;
  }
};

}  // namespace mxhub::op::rnn
