// The recurrent network itself: one large matrix product for each layer and direction over all steps, a small one and
// a vectorised cell for each step. Threads take instances of the batch and go through all steps with them.
#include <algorithm>

#include "base/isa.h"
#include "base/parallel.h"
#include "base/philox.h"
#include "op/linalg/gemm.h"
#include "op/rnn/rnn_parts.h"

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
using namespace rnn;

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

template <class T>
int64_t rnn_forward_scratch(const RnnPlan& p) {
  // Without a reserve: one direction's values and two layers' outputs; then state, projected state, products, input.
  return p.kept_direction() + 2 * p.kept_output() + p.N * std::max(p.R, p.H) * 2 + p.N * p.G() +
         (p.dropping() ? p.kept_output() : 0) + packed_size<T>(p, false);
}

namespace {
template <class T>
void cells_forward(const RnnPlan& p, const RnnForward<T>& io, int64_t t, T* gates, const T* product,
                   const T* state_bias, const T* c_before, T* extra, T* out, int64_t begin, int64_t end) {
  const RnnKernels<T>& k = rnn_kernels<T>();
  const int64_t G = p.G(), H = p.H;
  const CellClip<T> clip = clip_of<T>(p);
  parallel_for(end - begin, grain_for(G * 8), [&](int64_t from, int64_t to) {
    for (int64_t b = begin + from; b < begin + to; ++b) {
      if (!alive(io.lengths, b, t)) {
        if (p.lstm()) std::copy(c_before + b * H, c_before + (b + 1) * H, extra + b * H);
        if (p.projection) std::fill(out + b * H, out + (b + 1) * H, T(0));
        continue;
      }
      switch (p.mode) {
        case RnnMode::kRelu:
          k.relu(gates + b * G, out + b * H, H);
          break;
        case RnnMode::kTanh:
          k.tanh(gates + b * G, out + b * H, H);
          break;
        case RnnMode::kLstm:
          k.lstm(gates + b * G, c_before + b * H, extra + b * H, out + b * H, H, clip);
          break;
        case RnnMode::kGru:
          k.gru(gates + b * G, product + b * G, state_bias, extra + b * H, out + b * H, H);
          break;
      }
    }
  });
}

template <class T>
void run_direction(const RnnPlan& p, const RnnForward<T>& io, const T* x, T* y, int64_t layer, int64_t d, Kept<T> kept,
                   T* h, T* projected, T* product, T* packed) {
  const int64_t G = p.G(), H = p.H, N = p.N, R = p.R, in = p.inputs(layer), ld = p.D * R, state = layer * p.D + d;
  const Weights<const T> w(p, io.parameters, layer, d);
  // All products with the input at once, on top of the biases.
  parallel_for(p.steps(), grain_for(G), [&](int64_t begin, int64_t end) {
    for (int64_t s = begin; s < end; ++s)
      for (int64_t j = 0; j < G; ++j)
        kept.gates[s * G + j] = p.gru() ? w.input_bias[j] : w.input_bias[j] + w.state_bias[j];
  });
  gemm(false, true, p.steps(), G, in, 1.0, x, in, w.input, in, 1.0, kept.gates, G);
  const PackedMatrix<T> recurrent(true, G, R, w.state, R, p.T, packed);
  const PackedMatrix<T> projection(true, p.projection ? R : 0, H, w.projection, H, p.T,
                                   packed + PackedMatrix<T>::size(G, R));
  parallel_for(N, instances<T>(p), [&](int64_t begin, int64_t end) {
    const int64_t count = end - begin;
    std::copy(io.h0 + (state * N + begin) * R, io.h0 + (state * N + end) * R, h + begin * R);
    const T* c_before = p.lstm() ? io.c0 + state * N * H : nullptr;
    for (int64_t i = 0; i < p.T; ++i) {
      const int64_t t = step_of(p, d, i);
      T *const gates = kept.gates + t * N * G, *const extra = kept.extra + t * N * H;
      T* const hidden = p.projection ? kept.hidden + t * N * H : h;
      recurrent.multiply(count, h + begin * R, R, !p.gru(), (p.gru() ? product : gates) + begin * G, G);
      cells_forward(p, io, t, gates, product, w.state_bias, c_before, extra, hidden, begin, end);
      if (p.projection) projection.multiply(count, hidden + begin * H, H, false, projected + begin * R, R);
      for (int64_t b = begin; b < end; ++b) {
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
    if (io.hy) std::copy(h + begin * R, h + end * R, io.hy + (state * N + begin) * R);
    if (io.cy && p.lstm()) std::copy(c_before + begin * H, c_before + end * H, io.cy + (state * N + begin) * H);
  });
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
  T* const dropped = space.take(p.dropping() ? p.kept_output() : 0);
  T* const packed = space.take(packed_size<T>(p, false));
  const T* x = io.x;
  for (int64_t layer = 0; layer < p.L; ++layer) {
    T* y = io.y;
    if (layer + 1 < p.L) y = io.reserve ? output_at(p, io.reserve, layer) : outputs[layer % 2];
    for (int64_t d = 0; d < p.D; ++d) {
      const Kept<T> kept = io.reserve ? kept_at(p, io.reserve, layer, d) : Kept<T>(p, shared);
      run_direction(p, io, x, y, layer, d, kept, h, projected, product, packed);
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

template int64_t rnn_forward_scratch<float>(const RnnPlan&);
template int64_t rnn_forward_scratch<double>(const RnnPlan&);
template void rnn_forward<float>(const RnnPlan&, const RnnForward<float>&, float*);
template void rnn_forward<double>(const RnnPlan&, const RnnForward<double>&, double*);

}  // namespace op
}  // namespace mxhub
