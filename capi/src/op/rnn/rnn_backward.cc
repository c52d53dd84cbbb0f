// The way back through the recurrent network: gradients step by step, then large matrix products over all steps.
#include <algorithm>

#include "base/parallel.h"
#include "op/linalg/column_sums.h"
#include "op/linalg/gemm.h"
#include "op/rnn/rnn_parts.h"

namespace mxhub::op {
using namespace rnn;

template <class T>
int64_t rnn_backward_scratch(const RnnPlan& p) {
  return 2 * p.kept_output() + 2 * p.steps() * p.G() + p.steps() * p.R + 2 * p.N * std::max(p.R, p.H) + p.N * p.H +
         (p.projection ? p.steps() * p.R : 0) + (p.dropping() ? p.kept_output() : 0) + packed_size<T>(p, true);
}

namespace {
// One direction of one layer on its way back: what the steps read and write.
template <class T>
struct BackwardSteps {
  const T *y, *dy;        // the layer's output and its gradient, from this direction's first column on
  T *dgates, *dproducts;  // gradients of the gates and of the products with the state (the same but for gru)
  T* before;              // the state before each step
  T *dh, *dhidden, *dc, *dprojected;
};

// The cells of instances begin to end at one step: from the gradient of the new state (and, for lstm, of the new cell
// state) to those of the gates.
template <class T>
void cells_backward(const RnnPlan& p, const RnnBackward<T>& io, const BackwardSteps<T>& s, const Kept<T>& kept,
                    const T* c_before, int64_t t, int64_t begin, int64_t end) {
  const RnnKernels<T>& k = rnn_kernels<T>();
  const int64_t G = p.G(), H = p.H, first = t * p.N;
  const CellClip<T> clip = clip_of<T>(p);
  parallel_for(end - begin, grain_for(G * 6), [&](int64_t from, int64_t to) {
    for (int64_t b = begin + from; b < begin + to; ++b) {
      const T *const gates = kept.gates + (first + b) * G, *const extra = kept.extra + (first + b) * H;
      T *const dg = s.dgates + (first + b) * G, *const dp = s.dproducts + (first + b) * G;
      T* const grad = (p.projection ? s.dhidden : s.dh) + b * H;
      if (!alive(io.lengths, b, t)) {
        std::fill(dg, dg + G, T(0));
        if (p.gru()) std::fill(dp, dp + G, T(0));
        continue;
      }
      switch (p.mode) {
        case RnnMode::kRelu:
          k.relu_back(gates, grad, dg, H);
          break;
        case RnnMode::kTanh:
          k.tanh_back(gates, grad, dg, H);
          break;
        case RnnMode::kLstm:
          k.lstm_back(gates, c_before + b * H, extra, grad, s.dc + b * H, dg, H, clip);
          break;
        case RnnMode::kGru:
          k.gru_back(gates, extra, s.before + (first + b) * p.R, grad, dg, dp, H);
          break;
      }
      // What the cell passed on comes back through the product with the weights; gru left its direct part.
      if (!p.gru() && !p.projection) std::fill(grad, grad + H, T(0));
    }
  });
}

template <class T>
void steps_backward(const RnnPlan& p, const RnnBackward<T>& io, const BackwardSteps<T>& s, const Kept<T>& kept,
                    int64_t layer, int64_t d, const Weights<const T>& w, T* packed) {
  const int64_t G = p.G(), H = p.H, N = p.N, R = p.R, ld = p.D * R, state = layer * p.D + d;
  const PackedMatrix<T> recurrent(false, R, G, w.state, R, p.T, packed);
  const PackedMatrix<T> projection(false, p.projection ? H : 0, R, w.projection, H, p.T,
                                   packed + PackedMatrix<T>::size(R, G));
  const T* const h0 = io.h0 + state * N * R;
  parallel_for(N, instances<T>(p), [&](int64_t begin, int64_t end) {
    const int64_t count = end - begin;
    auto start = [&](const T* given, T* to, int64_t size) {
      if (given)
        std::copy(given + (state * N + begin) * size, given + (state * N + end) * size, to + begin * size);
      else
        std::fill(to + begin * size, to + end * size, T(0));
    };
    start(io.dhy, s.dh, R);
    start(p.lstm() ? io.dcy : nullptr, s.dc, H);
    for (int64_t i = p.T - 1; i >= 0; --i) {
      const int64_t t = step_of(p, d, i), last = i > 0 ? step_of(p, d, i - 1) : 0;
      for (int64_t b = begin; b < end; ++b) {
        // A sequence that was not alive one step ago starts from the initial state.
        const T* const from = i > 0 && alive(io.lengths, b, last) ? s.y + (last * N + b) * ld : h0 + b * R;
        std::copy(from, from + R, s.before + (t * N + b) * R);
        const T* const g = s.dy + (t * N + b) * ld;
        T* const dh = s.dh + b * R;
        const bool live = alive(io.lengths, b, t);
        if (live)
          for (int64_t j = 0; j < R; ++j) dh[j] += g[j];
        if (p.projection) {
          T* const r = s.dprojected + (t * N + b) * R;
          for (int64_t j = 0; j < R; ++j) r[j] = live ? dh[j] : T(0);
          if (live) std::fill(dh, dh + R, T(0));
        }
      }
      if (p.projection)
        projection.multiply(count, s.dprojected + (t * N + begin) * R, R, false, s.dhidden + begin * H, H);
      const T* const c_before = !p.lstm() ? nullptr : i > 0 ? kept.extra + last * N * H : io.c0 + state * N * H;
      cells_backward(p, io, s, kept, c_before, t, begin, end);
      recurrent.multiply(count, s.dproducts + (t * N + begin) * G, G, true, s.dh + begin * R, R);
    }
    if (io.dh0) std::copy(s.dh + begin * R, s.dh + end * R, io.dh0 + (state * N + begin) * R);
    if (io.dc0 && p.lstm()) std::copy(s.dc + begin * H, s.dc + end * H, io.dc0 + (state * N + begin) * H);
  });
}

template <class T>
void times(int64_t n, const T* x, const T* factors, T* to) {
  parallel_for(n, grain_for(1), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) to[i] = x[i] * factors[i];
  });
}
}  // namespace

template <class T>
void rnn_backward(const RnnPlan& p, const RnnBackward<T>& io, T* scratch) {
  const int64_t G = p.G(), H = p.H, N = p.N, R = p.R;
  Slices<T> space{scratch};
  T* const buffers[2] = {space.take(p.kept_output()), space.take(p.kept_output())};
  BackwardSteps<T> s{};
  s.dgates = space.take(p.steps() * G);
  s.dproducts = p.gru() ? space.take(p.steps() * G) : s.dgates;
  s.before = space.take(p.steps() * R);
  s.dh = space.take(N * std::max(R, H));
  s.dhidden = space.take(N * std::max(R, H));
  s.dc = space.take(N * H);
  s.dprojected = p.projection ? space.take(p.steps() * R) : nullptr;
  T* const dropped = space.take(p.dropping() ? p.kept_output() : 0);
  T* const packed = space.take(packed_size<T>(p, true));
  T* const reserve = const_cast<T*>(io.reserve);
  const bool dropping = p.dropping() && io.train;

  const T* dy = io.dy;
  for (int64_t layer = p.L - 1; layer >= 0; --layer) {
    const int64_t in = p.inputs(layer);
    const T* const y = layer + 1 == p.L ? io.y : output_at(p, reserve, layer);
    const T* x = io.x;
    if (layer > 0) {
      x = output_at(p, reserve, layer - 1);
      if (dropping) {
        times(p.kept_output(), x, mask_at(p, reserve, layer - 1), dropped);
        x = dropped;
      }
    }
    T* const dx = layer == 0 ? io.dx : buffers[layer % 2];
    for (int64_t d = 0; d < p.D; ++d) {
      const Kept<T> kept = kept_at(p, reserve, layer, d);
      const Weights<const T> w(p, io.parameters, layer, d);
      s.y = y + d * R;
      s.dy = dy + d * R;
      steps_backward(p, io, s, kept, layer, d, w, packed);
      if (dx) gemm(false, false, p.steps(), in, G, 1.0, s.dgates, G, w.input, in, d == 0 ? 0.0 : 1.0, dx, in);
      if (!io.dparameters) continue;
      const Weights<T> dw(p, io.dparameters, layer, d);
      gemm(true, false, G, in, p.steps(), 1.0, s.dgates, G, x, in, 0.0, dw.input, in);
      gemm(true, false, G, R, p.steps(), 1.0, s.dproducts, G, s.before, R, 0.0, dw.state, R);
      if (p.projection) gemm(true, false, R, H, p.steps(), 1.0, s.dprojected, R, kept.hidden, H, 0.0, dw.projection, H);
      column_sums(s.dgates, p.steps(), G, dw.input_bias);
      if (p.gru())
        column_sums(s.dproducts, p.steps(), G, dw.state_bias);
      else
        std::copy(dw.input_bias, dw.input_bias + G, dw.state_bias);
    }
    if (layer == 0) break;
    if (dropping) times(p.kept_output(), dx, mask_at(p, reserve, layer - 1), dx);
    dy = dx;
  }
}

template int64_t rnn_backward_scratch<float>(const RnnPlan&);
template int64_t rnn_backward_scratch<double>(const RnnPlan&);
template void rnn_backward<float>(const RnnPlan&, const RnnBackward<float>&, float*);
template void rnn_backward<double>(const RnnPlan&, const RnnBackward<double>&, double*);

}  // namespace mxhub::op
