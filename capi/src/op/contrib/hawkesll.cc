// _contrib_hawkesll: log-likelihood of marked Hawkes processes whose events excite their own mark.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct Sizes {
  int64_t batch, marks, events;
};

template <class T>
struct Inputs {
  const T *lda, *alpha, *beta, *state, *lags, *valid, *max_time;
  const int32_t* marks;
  Inputs(const RunCtx& r, int first)
      : lda(r.input<T>(first)),
        alpha(r.input<T>(first + 1)),
        beta(r.input<T>(first + 2)),
        state(r.input<T>(first + 3)),
        lags(r.input<T>(first + 4)),
        valid(r.input<T>(first + 6)),
        max_time(r.input<T>(first + 7)),
        marks(r.input<int32_t>(first + 5)) {}
};

// The memory of one mark: the sum of exp(-beta (t - t_i)) at the time of its last event, and its slopes in beta and in
// the state at the start.
template <class C>
struct Memory {
  C sum = 0, by_beta = 0, by_state = 1, time = 0;
  // How it has decayed after `d`.
  Memory after(C d, C beta) const {
    const C decay = std::exp(-beta * d);
    return {sum * decay, (by_beta - d * sum) * decay, by_state * decay, time + d};
  }
};
// A log-likelihood and its slopes.
template <class C>
struct Likelihood {
  C value = 0, by_lda = 0, by_alpha = 0, by_beta = 0, by_state = 0;
  // Minus the integral of the intensity lda + alpha beta sum exp(-beta t) between two events.
  void quiet(C lda, C alpha, const Memory<C>& from, const Memory<C>& to) {
    const C d = to.time - from.time;
    value -= lda * d + alpha * (from.sum - to.sum);
    by_lda -= d;
    by_alpha -= from.sum - to.sum;
    by_beta -= alpha * (from.by_beta - to.by_beta);
    by_state -= alpha * (from.by_state - to.by_state);
  }
  void event(C lda, C alpha, C beta, const Memory<C>& at) {
    const C intensity = lda + alpha * beta * at.sum;
    value += std::log(intensity);
    by_lda += 1 / intensity;
    by_alpha += beta * at.sum / intensity;
    by_beta += alpha * (at.sum + beta * at.by_beta) / intensity;
    by_state += alpha * beta * at.by_state / intensity;
  }
};

// f(mark, likelihood, memory at max_time) for each mark of sequence n. `order`: one place for each mark.
template <class T, class F>
void each_mark(const Sizes& s, const Inputs<T>& in, int64_t n, const F& f) {
  using C = std::conditional_t<std::is_same_v<T, double>, double, Compute<T>>;
  const auto valid = static_cast<double>(static_cast<Compute<T>>(in.valid[n]));
  const int64_t events = valid > 0 ? static_cast<int64_t>(std::min(valid, static_cast<double>(s.events))) : 0;
  for (int64_t k = 0; k < s.marks; ++k) {
    const C lda = static_cast<C>(in.lda[n * s.marks + k]), alpha = static_cast<C>(in.alpha[k]);
    const C beta = static_cast<C>(in.beta[k]);
    Memory<C> memory{static_cast<C>(in.state[n * s.marks + k])};
    Likelihood<C> likelihood;
    C time = 0;
    for (int64_t i = n * s.events; i < n * s.events + events; ++i) {
      time += static_cast<C>(in.lags[i]);
      if (in.marks[i] != k) continue;
      Memory<C> now = memory.after(time - memory.time, beta);
      likelihood.quiet(lda, alpha, memory, now);
      likelihood.event(lda, alpha, beta, now);
      memory = now;
      memory.sum += 1;
    }
    const Memory<C> last = memory.after(static_cast<C>(in.max_time[n]) - memory.time, beta);
    likelihood.quiet(lda, alpha, memory, last);
    f(k, likelihood, last);
  }
}

void check_marks(const Sizes& s, const int32_t* marks) {
  for (int64_t i = 0; i < s.batch * s.events; ++i)
    if (marks[i] < 0 || marks[i] >= s.marks)
      fail(Kind::kArgument, "_contrib_hawkesll", "marks", "expected marks in [0, ", s.marks, "), got ", marks[i]);
}

template <class T>
void forward(const Sizes& s, const RunCtx& r) {
  const Inputs<T> in(r, 0);
  T *out = r.output<T>(0), *state = r.output<T>(1);
  check_marks(s, in.marks);
  parallel_for(s.batch, grain_for(s.marks * (s.events + 1) * 20), [&](int64_t begin, int64_t end) {
    for (int64_t n = begin; n < end; ++n) {
      double sum = 0;
      each_mark(s, in, n, [&](int64_t k, const auto& likelihood, const auto& last) {
        sum += static_cast<double>(likelihood.value);
        state[n * s.marks + k] = static_cast<T>(last.sum);
      });
      out[n] = static_cast<T>(static_cast<Compute<T>>(sum));
    }
  });
}

// Inputs: gradients of likelihood and state, then the operator's. Outputs: gradients of lda, alpha, beta, state.
template <class T>
void backward(const Sizes& s, const RunCtx& r) {
  const Inputs<T> in(r, 2);
  const T *g = r.input<T>(0), *g_state = r.input<T>(1);
  T *d_lda = r.output<T>(0), *d_alpha = r.output<T>(1), *d_beta = r.output<T>(2), *d_state = r.output<T>(3);
  auto* sums = static_cast<double*>(r.scratch);  // of alpha, then of beta
  std::fill(sums, sums + 2 * s.marks, 0.0);
  for (int64_t n = 0; n < s.batch; ++n) {
    each_mark(s, in, n, [&](int64_t k, const auto& likelihood, const auto& last) {
      using C = std::decay_t<decltype(likelihood.value)>;
      const C head = static_cast<C>(g[n]), at_end = static_cast<C>(g_state[n * s.marks + k]);
      d_lda[n * s.marks + k] = static_cast<T>(head * likelihood.by_lda);
      d_state[n * s.marks + k] = static_cast<T>(head * likelihood.by_state + at_end * last.by_state);
      sums[k] += static_cast<double>(head * likelihood.by_alpha);
      sums[s.marks + k] += static_cast<double>(head * likelihood.by_beta + at_end * last.by_beta);
    });
  }
  for (int64_t k = 0; k < s.marks; ++k) {
    d_alpha[k] = static_cast<T>(static_cast<Compute<T>>(sums[k]));
    d_beta[k] = static_cast<T>(static_cast<Compute<T>>(sums[s.marks + k]));
  }
}

void expect(ShapeCtx& c, int i, const Shape& wanted, const char* text) {
  Shape s = c.in(i);
  if (!merge_shape(&s, wanted)) c.bad_input(i, cat("expected shape ", text, ", here ", wanted, ", got ", c.in(i)));
  c.set_in(i, s);
}

void types(TypeCtx& c, int marks) {
  DType t = DType::kUnknown;
  for (int i = 0; i < c.num_inputs(); ++i)
    if (i != marks && t == DType::kUnknown) t = c.in(i);
  for (int i = 0; i < c.num_inputs(); ++i) c.set_in(i, i == marks ? DType::kInt32 : t);
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, t);
}

Case example(const char* name, int64_t events, const std::vector<double>& marks) {
  return std::move(Case(name)
                       .shape("lda", {2, 3}, 0.5, 2)
                       .shape("alpha", {3}, 0.25, 0.75)
                       .shape("beta", {3}, 0.5, 2)
                       .shape("state", {2, 3}, 0, 1)
                       .shape("lags", {2, events}, 0.1, 1)
                       .values("marks", {2, events}, marks, DType::kInt32)
                       .values("valid_length", {2}, {4, 3})
                       .values("max_time", {2}, {8, 9})
                       .no_gradient());
}

MXHUB_OP(_contrib_hawkesll)
    .doc(
        "Log-likelihood of marked, self-exciting point processes. The intensity of mark k at time t is lda_k + alpha_k "
        "beta_k (the sum over earlier events i of the mark of exp(-beta_k (t - t_i))); the log-likelihood of a "
        "sequence "
        "is the sum of the logarithms of the intensities at its events, minus the integrals of all intensities from 0 "
        "to `max_time`. The state carries such sums from one part of a sequence to the next.")
    .input("lda", "Background intensities, shape (sequences, marks).")
    .input("alpha", "Branching ratios, shape (marks,).")
    .input("beta", "Rates of decay, shape (marks,).")
    .input("state", "Sums at time 0, shape (sequences, marks).")
    .input("lags", "Times between events, shape (sequences, events).")
    .input("marks", "Marks of events as int32, shape (sequences, events).")
    .input("valid_length", "Number of events in each sequence, shape (sequences,).")
    .input("max_time", "Length of the time observed, shape (sequences,).")
    .output("output", "Log-likelihoods, shape (sequences,).")
    .output("out_state", "Sums at `max_time`, shape (sequences, marks).")
    .shape([](ShapeCtx& c) {
      Shape table = c.in(0), events = c.in(4);
      if (!merge_shape(&table, Shape::of(2))) c.bad_input(0, cat("expected shape (sequences, marks), got ", table));
      if (!merge_shape(&events, Shape::of(2))) c.bad_input(4, cat("expected shape (sequences, events), got ", events));
      if (table[0] < 0) table[0] = events[0];
      for (const int i : {0, 3}) expect(c, i, table, "(sequences, marks)");
      for (const int i : {1, 2}) expect(c, i, Shape{table[1]}, "(marks,)");
      for (const int i : {4, 5}) expect(c, i, Shape{table[0], events[1]}, "(sequences, events)");
      for (const int i : {6, 7}) expect(c, i, Shape{table[0]}, "(sequences,)");
      c.set_out(0, Shape{table[0]});
      c.set_out(1, table);
    })
    .dtype([](TypeCtx& c) {
      types(c, 5);
      c.require_float(0);
    })
    .kernel([](const PrepareCtx& c) {
      const Sizes s{c.in[0].shape[0], c.in[0].shape[1], c.in[4].shape[1]};
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(s, r); }};
      });
    })
    .gradient([](const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0), g.ograd(1)};
      for (int i = 0; i < 8; ++i) in.push_back(g.in(i));
      std::vector<Entry> grads = g.fused("_backward_contrib_hawkesll", in);
      for (int i = 4; i < 8; ++i) grads.push_back(zeros_like(g.in(i)));
      return grads;
    })
    .cases(example("typical", 4, {0, 1, 2, 1, 0, 0, 1, 2}), example("empty", 0, {}),
           Case("marks")
               .shape("lda", {2, 3})
               .shape("alpha", {2})
               .shape("beta", {3})
               .shape("state", {2, 3})
               .shape("lags", {2, 1})
               .values("marks", {2, 1}, {0, 1}, DType::kInt32)
               .values("valid_length", {2}, {1, 1})
               .values("max_time", {2}, {8, 9})
               .fails(Kind::kShape, "alpha"));

MXHUB_OP(_backward_contrib_hawkesll)
    .hidden()
    .doc("Gradient of hawkesll.")
    .input("ograd")
    .input("state_ograd")
    .input("lda")
    .input("alpha")
    .input("beta")
    .input("state")
    .input("lags")
    .input("marks")
    .input("valid_length")
    .input("max_time")
    .output("lda_grad")
    .output("alpha_grad")
    .output("beta_grad")
    .output("state_grad")
    .shape([](ShapeCtx& c) {
      for (int i = 0; i < 4; ++i) c.set_out(i, c.in(i + 2));
    })
    .dtype([](TypeCtx& c) { types(c, 7); })
    .kernel([](const PrepareCtx& c) {
      const Sizes s{c.in[2].shape[0], c.in[2].shape[1], c.in[6].shape[1]};
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(s, r); }, static_cast<size_t>(s.marks) * 2 * sizeof(double)};
      });
    });

}  // namespace
}  // namespace mxhub::op
