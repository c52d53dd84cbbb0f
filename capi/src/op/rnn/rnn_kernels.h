// One step of a recurrent cell for one instance, forward and backward; one copy for each instruction set.
#pragma once
#include <cstdint>

namespace mxhub::op {

// Bounds of an LSTM's cell state.
template <class T>
struct CellClip {
  bool on = false, nan = false;
  T low = 0, high = 0;
};

// H: state size. `gates` holds what the matrix products gave and is overwritten with the activated gates.
template <class T>
struct RnnKernels {
  void (*relu)(T* gates, T* h, int64_t H);
  void (*tanh)(T* gates, T* h, int64_t H);
  // Gates i, f, g, o.
  void (*lstm)(T* gates, const T* c_before, T* c, T* h, int64_t H, const CellClip<T>& clip);
  // Gates r, z, n; `from_state` is the product of state and weights without bias, `extra` gets its part for n.
  void (*gru)(T* gates, const T* from_state, const T* bias, T* extra, T* h, int64_t H);
  // `dh` is the gradient of the new state; `dgates` gets those of the gates before activation. For lstm `dc` goes from
  // the new cell state to the old one; for gru `dh` becomes the direct part of the old state's gradient and
  // `dgates_state` the gradient of the product of state and weights.
  void (*relu_back)(const T* gates, const T* dh, T* dgates, int64_t H);
  void (*tanh_back)(const T* gates, const T* dh, T* dgates, int64_t H);
  void (*lstm_back)(const T* gates, const T* c_before, const T* c, const T* dh, T* dc, T* dgates, int64_t H,
                    const CellClip<T>& clip);
  void (*gru_back)(const T* gates, const T* extra, const T* h_before, T* dh, T* dgates, T* dgates_state, int64_t H);
};

template <class T>
const RnnKernels<T>& rnn_kernels();

}  // namespace mxhub::op
