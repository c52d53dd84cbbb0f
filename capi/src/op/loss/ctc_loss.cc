// CTCLoss: connectionist temporal classification (Graves et al., ICML 2006), in the logarithmic domain.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Blank { kFirst, kLast };

struct CtcLossParam {
  bool use_data_lengths = false, use_label_lengths = false;
  int blank_label = kFirst;
  static auto fields() {
    using P = CtcLossParam;
    return std::tuple{
        field("use_data_lengths", &P::use_data_lengths).doc("Whether `data_lengths` is given."),
        field("use_label_lengths", &P::use_label_lengths)
            .doc("Whether `label_lengths` is given; otherwise a label ends at the first padding value."),
        field("blank_label", &P::blank_label)
            .choices({{"first", kFirst}, {"last", kLast}})
            .doc("Which class is the blank: `first`: class 0, labels are padded with 0; `last`: the last class, labels "
                 "are padded with -1.")};
  }
  int count() const { return 2 + use_data_lengths + use_label_lengths; }
};

void shape_rule(const CtcLossParam&, ShapeCtx& c) {
  const Shape &data = c.in(0), &label = c.in(1);
  if (data.ndim_known() && data.ndim() != 3) c.bad_input(0, cat("expected shape (time, batch, classes), got ", data));
  if (label.ndim_known() && label.ndim() != 2) c.bad_input(1, cat("expected shape (batch, length), got ", label));
  if (!data.ndim_known()) return;
  c.set_in(1, Shape{data[1], -1});
  for (int i = 2; i < c.num_inputs(); ++i) c.set_in(i, Shape{data[1]});
  c.set_out(0, Shape{data[1]});
}

void dtype_rule(TypeCtx& c) {
  c.require_float(0);
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  for (int i = 1; i < c.num_inputs(); ++i)
    if (c.in(i) == DType::kUnknown) c.set_in(i, c.in(0));
}

struct Sizes {
  int64_t time, batch, classes, labels;
  int64_t states() const { return 2 * labels + 1; }
  // For each instance: forward and backward variables, log normalisers, label classes.
  int64_t scratch() const { return time * states() * 2 + time + states(); }
};

constexpr double kNever = -INFINITY;
double log_add(double a, double b) {
  if (a < b) std::swap(a, b);
  return b == kNever ? a : a + std::log1p(std::exp(b - a));
}

template <class T>
struct Alignment {
  const Sizes s;
  const T* data;
  int64_t b, frames, states;
  double *alpha, *beta, *norm, *classes;
  int64_t class_of(int64_t k) const { return static_cast<int64_t>(classes[k]); }
  const T* frame(int64_t t) const { return data + (t * s.batch + b) * s.classes; }
  double log_p(int64_t t, int64_t k) const {
    return static_cast<double>(static_cast<Compute<T>>(frame(t)[class_of(k)])) - norm[t];
  }
  // From which states one may come: the same, the one before, and the label before if it is another one.
  bool skips(int64_t k) const { return k >= 2 && k % 2 == 1 && classes[k] != classes[k - 2]; }

  void normalise() {
    for (int64_t t = 0; t < frames; ++t) {
      const T* x = frame(t);
      double top = kNever, sum = 0;
      for (int64_t c = 0; c < s.classes; ++c) top = std::max(top, static_cast<double>(static_cast<Compute<T>>(x[c])));
      for (int64_t c = 0; c < s.classes; ++c) sum += std::exp(static_cast<double>(static_cast<Compute<T>>(x[c])) - top);
      norm[t] = top + std::log(sum);
    }
  }
  // Log likelihood of the label.
  double forward() {
    if (frames == 0) return states == 1 ? 0 : kNever;
    for (int64_t t = 0; t < frames; ++t) {
      double* now = alpha + t * states;
      const double* before = now - states;
      for (int64_t k = 0; k < states; ++k) {
        double a = kNever;
        if (t == 0) {
          a = k < 2 ? 0 : kNever;
        } else {
          a = before[k];
          if (k >= 1) a = log_add(a, before[k - 1]);
          if (skips(k)) a = log_add(a, before[k - 2]);
        }
        now[k] = a == kNever ? kNever : a + log_p(t, k);
      }
    }
    const double* last = alpha + (frames - 1) * states;
    return states > 1 ? log_add(last[states - 1], last[states - 2]) : last[0];
  }
  // beta: log likelihood of what follows after frame t in state k.
  void backward() {
    for (int64_t t = frames - 1; t >= 0; --t) {
      double* now = beta + t * states;
      const double* after = now + states;
      for (int64_t k = 0; k < states; ++k) {
        if (t == frames - 1) {
          now[k] = k >= states - 2 ? 0 : kNever;
          continue;
        }
        double a = after[k] + log_p(t + 1, k);
        if (k + 1 < states) a = log_add(a, after[k + 1] + log_p(t + 1, k + 1));
        if (k + 2 < states && skips(k + 2)) a = log_add(a, after[k + 2] + log_p(t + 1, k + 2));
        now[k] = a;
      }
    }
  }
};

// `first` is the position of data among the inputs. f(alignment or null where the label has a class that does not
// exist, instance) runs for each instance.
template <class T, class L, class F>
void each_instance(const CtcLossParam& p, const Sizes& s, const std::vector<DType>& types, const RunCtx& r, int first,
                   const F& f) {
  const T* data = r.input<T>(first);
  const L* label = r.input<L>(first + 1);
  auto length_at = [&](int input, int64_t b) {
    return dispatch_index(
        types[input], [&](auto t) { return convert<int64_t>(r.input<typename decltype(t)::type>(first + input)[b]); });
  };
  const int64_t blank = p.blank_label == kFirst ? 0 : s.classes - 1, least = p.blank_label == kFirst ? 1 : 0;
  parallel_for(s.batch, grain_for(s.time * (s.states() * 60 + s.classes * 8)), [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) {
      double* space = static_cast<double*>(r.scratch) + b * s.scratch();
      int64_t frames = s.time, length = 0;
      if (p.use_data_lengths) frames = std::max<int64_t>(0, std::min(s.time, length_at(2, b)));
      if (p.use_label_lengths) {
        length = std::max<int64_t>(0, std::min(s.labels, length_at(p.use_data_lengths ? 3 : 2, b)));
      } else {
        while (length < s.labels && convert<int64_t>(label[b * s.labels + length]) >= least) ++length;
      }
      Alignment<T> a{s,
                     data,
                     b,
                     frames,
                     2 * length + 1,
                     space,
                     space + s.time * s.states(),
                     space + 2 * s.time * s.states(),
                     space + 2 * s.time * s.states() + s.time};
      bool possible = s.classes > 0;
      for (int64_t k = 0; k < a.states; ++k) {
        const int64_t c = k % 2 ? convert<int64_t>(label[b * s.labels + k / 2]) : blank;
        possible = possible && c >= 0 && c < s.classes;
        a.classes[k] = static_cast<double>(c);
      }
      f(b, a, possible);
    }
  });
}

template <class F>
Kernel dispatch(const CtcLossParam& p, const PrepareCtx& c, int first, const F& f) {
  const Shape& d = c.in[first].shape;
  const Sizes s{d[0], d[1], d[2], c.in[first + 1].shape[1]};
  std::vector<DType> types;
  for (int i = 0; i < p.count(); ++i) types.push_back(c.in[first + i].dtype);
  return dispatch_float(types[0], [&](auto t) {
    using T = typename decltype(t)::type;
    return dispatch_index(types[1], [&](auto tl) {
      using L = typename decltype(tl)::type;
      return Kernel{f(Tag<T>{}, Tag<L>{}, s, types), sizeof(double) * static_cast<size_t>(s.scratch() * s.batch),
                    static_cast<double>(s.batch * s.time) * static_cast<double>(s.states() * 60 + s.classes * 8)};
    });
  });
}

Kernel forward(const CtcLossParam& p, const PrepareCtx& c) {
  return dispatch(p, c, 0, [&](auto t, auto tl, const Sizes& s, const std::vector<DType>& types) {
    using T = typename decltype(t)::type;
    using L = typename decltype(tl)::type;
    return [=](const RunCtx& r) {
      T* out = r.output<T>(0);
      each_instance<T, L>(p, s, types, r, 0, [&](int64_t b, Alignment<T>& a, bool possible) {
        double loss = INFINITY;
        if (possible) {
          a.normalise();
          loss = -a.forward();
        }
        out[b] = static_cast<T>(static_cast<Compute<T>>(loss));
      });
    };
  });
}

// Inputs: ograd, then those of the forward call. A label may even hold the blank's class; the gradient is that of the
// loss then too (MXNet 1.9.1's is not).
Kernel backward(const CtcLossParam& p, const PrepareCtx& c) {
  return dispatch(p, c, 1, [&](auto t, auto tl, const Sizes& s, const std::vector<DType>& types) {
    using T = typename decltype(t)::type;
    using L = typename decltype(tl)::type;
    using C = Compute<T>;
    return [=](const RunCtx& r) {
      const T* og = r.input<T>(0);
      T* out = r.output<T>(0);
      each_instance<T, L>(p, s, types, r, 1, [&](int64_t b, Alignment<T>& a, bool possible) {
        double likelihood = kNever;
        if (possible) {
          a.normalise();
          likelihood = a.forward();
        }
        const double g = static_cast<double>(static_cast<C>(og[b]));
        if (likelihood != kNever) a.backward();
        for (int64_t i = 0; i < s.time; ++i) {
          T* dx = out + (i * s.batch + b) * s.classes;
          // An impossible label has an infinite loss on a plateau: no direction leads down.
          if (likelihood == kNever || i >= a.frames) {
            std::fill(dx, dx + s.classes, static_cast<T>(C(0)));
            continue;
          }
          for (int64_t k = 0; k < s.classes; ++k)
            dx[k] = static_cast<T>(
                static_cast<C>(g * std::exp(static_cast<double>(static_cast<C>(a.frame(i)[k])) - a.norm[i])));
          for (int64_t k = 0; k < a.states; ++k) {
            const double share = a.alpha[i * a.states + k] + a.beta[i * a.states + k] - likelihood;
            T& d = dx[a.class_of(k)];
            if (share > kNever) d = static_cast<T>(static_cast<C>(d) - static_cast<C>(g * std::exp(share)));
          }
        }
      });
    };
  });
}

MXHUB_OP(CTCLoss)
    .alias({"_contrib_CTCLoss", "_contrib_ctc_loss", "ctc_loss"})
    .doc(
        "Loss of connectionist temporal classification. For each instance the result is the negative logarithm of the "
        "probability that a path through softmax(data), with repetitions merged and blanks removed, spells the label. "
        "It is infinite where no path does.")
    .param_struct<CtcLossParam>()
    .input("data", "Activations before softmax, of shape (time, batch, classes).")
    .input("label", "Classes of shape (batch, length), padded at the end.")
    .input("data_lengths", "Number of frames of each instance; only with `use_data_lengths`.")
    .input("label_lengths", "Length of each label; only with `use_label_lengths`.")
    .output("output0", "Shape (batch,).")
    .num_inputs([](const CtcLossParam& p) { return p.count(); })
    .input_names([](const CtcLossParam& p) {
      std::vector<std::string> names{"data", "label"};
      if (p.use_data_lengths) names.emplace_back("data_lengths");
      if (p.use_label_lengths) names.emplace_back("label_lengths");
      return names;
    })
    .shape(shape_rule)
    .dtype(dtype_rule)
    .kernel(forward)
    .gradient([](const CtcLossParam&, const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0)};
      for (int i = 0; i < g.num_inputs(); ++i) in.push_back(g.in(i));
      std::vector<Entry> r = g.fused("_backward_ctc_loss", in);
      r.resize(g.num_inputs());
      return r;
    })
    .cases(Case("typical").shape("data", {5, 2, 4}).values("label", {2, 3}, {1, 2, 0, 2, 2, 3}),
           Case("blank_last").shape("data", {4, 1, 3}).values("label", {1, 2}, {0, -1}).with("blank_label", "last"),
           Case("matrix").shape("data", {5, 4}).values("label", {1, 1}, {1}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_ctc_loss)
    .hidden()
    .doc("Gradient of CTCLoss.")
    .param_struct<CtcLossParam>()
    .input("ograd")
    .input("data")
    .input("label")
    .input("data_lengths")
    .input("label_lengths")
    .output("grad")
    .num_inputs([](const CtcLossParam& p) { return p.count() + 1; })
    .shape([](const CtcLossParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel(backward);

}  // namespace
}  // namespace mxhub::op
