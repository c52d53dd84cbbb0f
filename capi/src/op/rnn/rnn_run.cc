// The recurrent network itself: one large matrix product for each layer and direction over all steps, a small one and
// a vectorised cell for each step.
#include "op/rnn/rnn_run.h"

#include <algorithm>
#include <cstring>

#include "base/isa.h"
#include "base/parallel.h"
#include "base/philox.h"
#include "op/linalg/gemm.h"

namespace mxhub {
namespace isa_v2 {
extern const op::RnnKernels<float> rnn_float;
extern const op::RnnKernels<double> rnn_double;
}  // namespace isa_v2
namespace isa_v3 {
extern const op::RnnKernels<float> rnn_float;
extern const op::RnnKernels<double> rnn_double;
}  // namespace isa_v3
namespace isa_v4 {
extern const op::RnnKernels<float> rnn_float;
extern const op::RnnKernels<double> rnn_double;
}  // namespace isa_v4

namespace op {

template <>
const RnnKernels<float>& rnn_kernels<float>() {
  static const auto& k = *select_isa(&isa_v2::rnn_float, &isa_v3::rnn_float, &isa_v4::rnn_float);
  return k;
}
template <>
const RnnKernels<double>& rnn_kernels<double>() {
  static const auto& k = *select_isa(&isa_v2::rnn_double, &isa_v3::rnn_double, &isa_v4::rnn_double);
  return k;
}

int64_t RnnPlan::weight_offset(int64_t layer, int64_t direction) const {
  int64_t at = 0;
  for (int64_t l = 0; l < layer; ++l) at += D * weights(l);
  return at + (layer < L ? direction * weights(layer) : 0);
}
int64_t RnnPlan::bias_offset(int64_t layer, int64_t direction) const {
  return weight_offset(L, 0) + (layer * D + direction) * 2 * G();
}

int64_t RnnPlan::forward_scratch() const {
  // Without a reserve: one direction's values and two layers' outputs; then state, projected state, products, input.
  return kept_direction() + 2 * kept_output() + N * std::max(R, H) * 2 + N * G() + (dropping() ? kept_output() : 0);
}
int64_t RnnPlan::backward_scratch() const {
  return 2 * kept_output() + 2 * steps() * G() + steps() * R + 2 * N * std::max(R, H) + N * H +
         (projection ? steps() * R : 0) + (dropping() ? kept_output() : 0);
}

namespace {

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
int64_t step_of(const RnnPlan& p, int64_t direction, int64_t k) { return direction == 0 ? k : p.T - 1 - k; }
bool alive(const int64_t* lengths, int64_t b, int64_t t) { return !lengths || t < lengths[b]; }

template <class T>
struct Slices {
  T* next;
  T* take(int64_t n) {
    T* const p = next;
    next += n;
    return p;
  }
};

template <class T>
void run_direction(const RnnPlan& p, const RnnForward<T>& io, const T* x, T* y, int64_t layer, int64_t d, Kept<T> kept,
                   T* h, T* projected, T* product) {
  const RnnKernels<T>& k = rnn_kernels<T>();
  const CellClip<T> clip = clip_of<T>(p);
  const int64_t G = p.G(), H = p.H, N = p.N, R = p.R, in = p.inputs(layer), ld = p.D * R, state = layer * p.D + d;
  const Weights<const T> w(p, io.parameters, layer, d);
  // All products with the input at once, on top of the biases.
  parallel_for(p.steps(), grain_for(G), [&](int64_t begin, int64_t end) {
    for (int64_t s = begin; s < end; ++s)
      for (int64_t j = 0; j < G; ++j)
        kept.gates[s * G + j] = p.gru() ? w.input_bias[j] : w.input_bias[j] + w.state_bias[j];
  });
  gemm(false, true, p.steps(), G, in, 1.0, x, in, w.input, in, 1.0, kept.gates, G);
  std::copy(io.h0 + state * N * R, io.h0 + (state + 1) * N * R, h);
  const T* c_before = p.lstm() ? io.c0 + state * N * H : nullptr;
  for (int64_t i = 0; i < p.T; ++i) {
    const int64_t t = step_of(p, d, i);
    T* const gates = kept.gates + t * N * G;
    if (p.gru())
      gemm(false, true, N, G, R, 1.0, h, R, w.state, R, 0.0, product, G);
    else
      gemm(false, true, N, G, R, 1.0, h, R, w.state, R, 1.0, gates, G);
    T* const extra = kept.extra + t * N * H;
    T* const hidden = p.projection ? kept.hidden + t * N * H : nullptr;
    parallel_for(N, grain_for(G * 8), [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b) {
        T* const out = p.projection ? hidden + b * H : h + b * H;
        if (!alive(io.lengths, b, t)) {
          if (p.lstm()) std::copy(c_before + b * H, c_before + (b + 1) * H, extra + b * H);
          if (p.projection) std::fill(out, out + H, T(0));
          continue;
        }
        switch (p.mode) {
          case RnnMode::kRelu:
            k.relu(gates + b * G, out, H);
            break;
          case RnnMode::kTanh:
            k.tanh(gates + b * G, out, H);
            break;
          case RnnMode::kLstm:
            k.lstm(gates + b * G, c_before + b * H, extra + b * H, out, H, clip);
            break;
          case RnnMode::kGru:
            k.gru(gates + b * G, product + b * G, w.state_bias, extra + b * H, out, H);
            break;
        }
      }
    });
    if (p.projection) gemm(false, true, N, R, H, 1.0, hidden, H, w.projection, H, 0.0, projected, R);
    for (int64_t b = 0; b < N; ++b) {
      T* const to = y + (t * N + b) * ld + d * R;
      if (!alive(io.lengths, b, t)) {
        std::fill(to, to + R, T(0));
        continue;
      }
      if (p.projection) std::copy(projected + b * R, projected + (b + 1) * R, h + b * R);
      std::copy(h + b * R, h + (b + 1) * R, to);
    }
    if (p.lstm()) c_before = extra;
  }
  if (io.hy) std::copy(h, h + N * R, io.hy + state * N * R);
  if (io.cy && p.lstm()) std::copy(c_before, c_before + N * H, io.cy + state * N * H);
}
}  // namespace

template <class T>
void rnn_forward(const RnnPlan& p, const RnnForward<T>& io, T* scratch) {
  Slices<T> space{scratch};
  T* const shared = space.take(p.kept_direction());
  T* const outputs[2] = {space.take(p.kept_output()), space.take(p.kept_output())};
  T* const h = space.take(p.N * std::max(p.R, p.H));
  T* const projected = space.take(p.N * std::max(p.R, p.H));
  T* const product = space.take(p.N * p.G());
  T* const dropped = p.dropping() ? space.take(p.kept_output()) : nullptr;
  const T* x = io.x;
  for (int64_t layer = 0; layer < p.L; ++layer) {
    T* y = io.y;
    if (layer + 1 < p.L) y = io.reserve ? output_at(p, io.reserve, layer) : outputs[layer % 2];
    for (int64_t d = 0; d < p.D; ++d) {
      const Kept<T> kept = io.reserve ? kept_at(p, io.reserve, layer, d) : Kept<T>(p, shared);
      run_direction(p, io, x, y, layer, d, kept, h, projected, product);
    }
    x = y;
    if (layer + 1 == p.L || !p.dropping() || !io.train) continue;
    T* const mask = io.reserve ? mask_at(p, io.reserve, layer) : dropped;
    const int64_t n = p.kept_output();
    const uint64_t limit = static_cast<uint64_t>(p.drop * 4294967296.0);
    const T keep = p.drop >= 1 ? T(0) : static_cast<T>(1 / (1 - p.drop));
    parallel_for(n, grain_for(4), [&](int64_t begin, int64_t end) {
      Philox random(io.random.seed, io.random.stream, static_cast<uint64_t>(layer * n + begin));
      for (int64_t i = begin; i < end; ++i) {
        const T factor = random.next() < limit ? T(0) : keep;
        mask[i] = factor;
        dropped[i] = y[i] * factor;
      }
    });
    x = dropped;
  }
}

template <class T>
void rnn_backward(const RnnPlan& p, const RnnBackward<T>& io, T* scratch) {
  const RnnKernels<T>& k = rnn_kernels<T>();
  const CellClip<T> clip = clip_of<T>(p);
  const int64_t G = p.G(), H = p.H, N = p.N, R = p.R, ld = p.D * R;
  Slices<T> space{scratch};
  T* const buffers[2] = {space.take(p.kept_output()), space.take(p.kept_output())};
  T* const dgates = space.take(p.steps() * G);
  T* const dproducts = p.gru() ? space.take(p.steps() * G) : dgates;  // of the products with the state
  T* const before = space.take(p.steps() * R);                        // the state before each step
  T* const dh = space.take(N * std::max(R, H));
  T* const dhidden = space.take(N * std::max(R, H));
  T* const dc = space.take(N * H);
  T* const dprojected = p.projection ? space.take(p.steps() * R) : nullptr;
  T* const dropped = p.dropping() ? space.take(p.kept_output()) : nullptr;
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
        const T* const mask = mask_at(p, reserve, layer - 1);
        for (int64_t i = 0; i < p.kept_output(); ++i) dropped[i] = x[i] * mask[i];
        x = dropped;
      }
    }
    T* const dx = layer == 0 ? io.dx : buffers[layer % 2];
    for (int64_t d = 0; d < p.D; ++d) {
      const Kept<T> kept = kept_at(p, reserve, layer, d);
      const Weights<const T> w(p, io.parameters, layer, d);
      const int64_t state = layer * p.D + d;
      const T* const h0 = io.h0 + state * N * R;
      for (int64_t i = 0; i < p.T; ++i) {
        const int64_t t = step_of(p, d, i), last = i > 0 ? step_of(p, d, i - 1) : 0;
        for (int64_t b = 0; b < N; ++b) {
          // A sequence that was not alive one step ago starts from the initial state.
          const T* const from = i > 0 && alive(io.lengths, b, last) ? y + (last * N + b) * ld + d * R : h0 + b * R;
          std::copy(from, from + R, before + (t * N + b) * R);
        }
      }
      if (io.dhy)
        std::copy(io.dhy + state * N * R, io.dhy + (state + 1) * N * R, dh);
      else
        std::fill(dh, dh + N * R, T(0));
      if (io.dcy && p.lstm())
        std::copy(io.dcy + state * N * H, io.dcy + (state + 1) * N * H, dc);
      else
        std::fill(dc, dc + N * H, T(0));

      for (int64_t i = p.T - 1; i >= 0; --i) {
        const int64_t t = step_of(p, d, i);
        const T* const gates = kept.gates + t * N * G;
        T *const dg = dgates + t * N * G, *const dp = dproducts + t * N * G;
        const T* const c_before = !p.lstm() ? nullptr
                                  : i > 0   ? kept.extra + step_of(p, d, i - 1) * N * H
                                            : io.c0 + state * N * H;
        for (int64_t b = 0; b < N; ++b) {
          const T* const g = dy + (t * N + b) * ld + d * R;
          const bool live = alive(io.lengths, b, t);
          if (live)
            for (int64_t j = 0; j < R; ++j) dh[b * R + j] += g[j];
          if (p.projection) {
            T* const r = dprojected + (t * N + b) * R;
            for (int64_t j = 0; j < R; ++j) r[j] = live ? dh[b * R + j] : T(0);
            if (live) std::fill(dh + b * R, dh + (b + 1) * R, T(0));
          }
        }
        if (p.projection) gemm(false, false, N, H, R, 1.0, dprojected + t * N * R, R, w.projection, H, 0.0, dhidden, H);
        parallel_for(N, grain_for(G * 6), [&](int64_t begin, int64_t end) {
          for (int64_t b = begin; b < end; ++b) {
            T* const grad = p.projection ? dhidden + b * H : dh + b * H;
            if (!alive(io.lengths, b, t)) {
              std::fill(dg + b * G, dg + (b + 1) * G, T(0));
              if (p.gru()) std::fill(dp + b * G, dp + (b + 1) * G, T(0));
              continue;
            }
            switch (p.mode) {
              case RnnMode::kRelu:
                k.relu_back(gates + b * G, grad, dg + b * G, H);
                break;
              case RnnMode::kTanh:
                k.tanh_back(gates + b * G, grad, dg + b * G, H);
                break;
              case RnnMode::kLstm:
                k.lstm_back(gates + b * G, c_before + b * H, kept.extra + (t * N + b) * H, grad, dc + b * H, dg + b * G,
                            H, clip);
                break;
              case RnnMode::kGru:
                k.gru_back(gates + b * G, kept.extra + (t * N + b) * H, before + (t * N + b) * R, grad, dg + b * G,
                           dp + b * G, H);
                break;
            }
            // What the cell passed on comes back through the product below; gru left its direct part.
            if (!p.gru() && !p.projection) std::fill(grad, grad + H, T(0));
          }
        });
        gemm(false, false, N, R, G, 1.0, dp, G, w.state, R, 1.0, dh, R);
      }
      if (io.dh0) std::copy(dh, dh + N * R, io.dh0 + state * N * R);
      if (io.dc0 && p.lstm()) std::copy(dc, dc + N * H, io.dc0 + state * N * H);

      if (dx) gemm(false, false, p.steps(), in, G, 1.0, dgates, G, w.input, in, d == 0 ? 0.0 : 1.0, dx, in);
      if (!io.dparameters) continue;
      const Weights<T> dw(p, io.dparameters, layer, d);
      gemm(true, false, G, in, p.steps(), 1.0, dgates, G, x, in, 0.0, dw.input, in);
      gemm(true, false, G, R, p.steps(), 1.0, dproducts, G, before, R, 0.0, dw.state, R);
      if (p.projection) gemm(true, false, R, H, p.steps(), 1.0, dprojected, R, kept.hidden, H, 0.0, dw.projection, H);
      for (int64_t j = 0; j < G; ++j) dw.input_bias[j] = dw.state_bias[j] = 0;
      for (int64_t s = 0; s < p.steps(); ++s) {
        for (int64_t j = 0; j < G; ++j) {
          dw.input_bias[j] += dgates[s * G + j];
          dw.state_bias[j] += dproducts[s * G + j];
        }
      }
    }
    if (layer == 0) break;
    if (dropping) {
      const T* const mask = mask_at(p, reserve, layer - 1);
      for (int64_t i = 0; i < p.kept_output(); ++i) dx[i] *= mask[i];
    }
    dy = dx;
  }
}

template void rnn_forward<float>(const RnnPlan&, const RnnForward<float>&, float*);
template void rnn_forward<double>(const RnnPlan&, const RnnForward<double>&, double*);
template void rnn_backward<float>(const RnnPlan&, const RnnBackward<float>&, float*);
template void rnn_backward<double>(const RnnPlan&, const RnnBackward<double>&, double*);

}  // namespace op
}  // namespace mxhub
