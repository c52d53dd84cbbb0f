// One step of a recurrent cell for one instance. The loops run over arrays that lie apart or are the same element for
// element, which the compiler is told: it would otherwise test all pairs of them or compute one element at a time.
#include <cmath>

#include "op/elemwise/vmath.h"
#include "op/rnn/rnn_kernels.h"

namespace mxhub::MXHUB_ISA_NS {
namespace {
using ::mxhub::op::CellClip;
using ::mxhub::op::RnnKernels;

MXHUB_INLINE float sigmoid_of(float x) { return vmath::sigmoid(x); }
MXHUB_INLINE double sigmoid_of(double x) { return 1 / (1 + std::exp(-x)); }
MXHUB_INLINE float tanh_of(float x) { return vmath::tanh(x); }
MXHUB_INLINE double tanh_of(double x) { return std::tanh(x); }

template <class T>
void relu(T* gates, T* h, int64_t H) {
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    const T v = gates[j] > 0 ? gates[j] : T(0);
    gates[j] = v;
    h[j] = v;
  }
}

template <class T>
void tanh_step(T* gates, T* h, int64_t H) {
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    const T v = tanh_of(gates[j]);
    gates[j] = v;
    h[j] = v;
  }
}

template <class T>
void lstm(T* gates, const T* c_before, T* c, T* h, int64_t H, const CellClip<T>& clip) {
  T *gi = gates, *gf = gates + H, *gg = gates + 2 * H, *go = gates + 3 * H;
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    gi[j] = sigmoid_of(gi[j]);
    gf[j] = sigmoid_of(gf[j]);
    gg[j] = tanh_of(gg[j]);
    go[j] = sigmoid_of(go[j]);
    c[j] = gf[j] * c_before[j] + gi[j] * gg[j];
  }
  if (clip.on) {
#pragma GCC ivdep
    for (int64_t j = 0; j < H; ++j) {
      T v = c[j];
      if (clip.nan && v != v) v = clip.low;
      c[j] = v < clip.low ? clip.low : v > clip.high ? clip.high : v;
    }
  }
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) h[j] = go[j] * tanh_of(c[j]);
}

template <class T>
void gru(T* gates, const T* from_state, const T* bias, T* extra, T* h, int64_t H) {
  T *gr = gates, *gz = gates + H, *gn = gates + 2 * H;
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    gr[j] = sigmoid_of(gr[j] + from_state[j] + bias[j]);
    gz[j] = sigmoid_of(gz[j] + from_state[H + j] + bias[H + j]);
    extra[j] = from_state[2 * H + j] + bias[2 * H + j];
    gn[j] = tanh_of(gn[j] + gr[j] * extra[j]);
    h[j] = (1 - gz[j]) * gn[j] + gz[j] * h[j];
  }
}

template <class T>
void relu_back(const T* gates, const T* dh, T* dgates, int64_t H) {
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) dgates[j] = gates[j] > 0 ? dh[j] : T(0);
}

template <class T>
void tanh_back(const T* gates, const T* dh, T* dgates, int64_t H) {
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) dgates[j] = dh[j] * (1 - gates[j] * gates[j]);
}

template <class T>
void lstm_back(const T* gates, const T* c_before, const T* c, const T* dh, T* dc, T* dgates, int64_t H,
               const CellClip<T>& clip) {
  const T *gi = gates, *gf = gates + H, *gg = gates + 2 * H, *go = gates + 3 * H;
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    const T t = tanh_of(c[j]);
    T d = dc[j] + dh[j] * go[j] * (1 - t * t);
    d = clip.on & ((c[j] <= clip.low) | (c[j] >= clip.high)) ? T(0) : d;
    dgates[j] = d * gg[j] * gi[j] * (1 - gi[j]);
    dgates[H + j] = d * c_before[j] * gf[j] * (1 - gf[j]);
    dgates[2 * H + j] = d * gi[j] * (1 - gg[j] * gg[j]);
    dgates[3 * H + j] = dh[j] * t * go[j] * (1 - go[j]);
    dc[j] = d * gf[j];
  }
}

template <class T>
void gru_back(const T* gates, const T* extra, const T* h_before, T* dh, T* dgates, T* dgates_state, int64_t H) {
  const T *gr = gates, *gz = gates + H, *gn = gates + 2 * H;
#pragma GCC ivdep
  for (int64_t j = 0; j < H; ++j) {
    const T d = dh[j], dn = d * (1 - gz[j]) * (1 - gn[j] * gn[j]);
    const T dz = d * (h_before[j] - gn[j]) * gz[j] * (1 - gz[j]), dr = dn * extra[j] * gr[j] * (1 - gr[j]);
    dgates[j] = dgates_state[j] = dr;
    dgates[H + j] = dgates_state[H + j] = dz;
    dgates[2 * H + j] = dn;
    dgates_state[2 * H + j] = dn * gr[j];
    dh[j] = d * gz[j];
  }
}

template <class T>
constexpr RnnKernels<T> table() {
  return {relu<T>, tanh_step<T>, lstm<T>, gru<T>, relu_back<T>, tanh_back<T>, lstm_back<T>, gru_back<T>};
}
}  // namespace

extern const RnnKernels<float> rnn_float;
extern const RnnKernels<double> rnn_double;
const RnnKernels<float> rnn_float = table<float>();
const RnnKernels<double> rnn_double = table<double>();

}  // namespace mxhub::MXHUB_ISA_NS
