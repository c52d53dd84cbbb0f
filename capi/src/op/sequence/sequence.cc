// SequenceMask, SequenceLast, SequenceReverse: operators on batches of sequences of different lengths.
#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct SequenceParam {
  bool use_sequence_length = false;
  int axis = 0;
  static auto fields() {
    return std::tuple{
        field("use_sequence_length", &SequenceParam::use_sequence_length)
            .doc("Whether `sequence_length` is given; otherwise all sequences have full length."),
        field("axis", &SequenceParam::axis)
            .doc("The axis of time, the first or the second; the other one is the batch. Negative counts from the end.")
            .tag("axis")};
  }
};

struct SequenceMaskParam {
  bool use_sequence_length = false;
  float value = 0;
  int axis = 0;
  static auto fields() {
    using P = SequenceMaskParam;
    return std::tuple{
        field("use_sequence_length", &P::use_sequence_length)
            .doc("Whether `sequence_length` is given; otherwise nothing is masked."),
        field("value", &P::value).doc("What is written behind the end of each sequence."),
        field("axis", &P::axis)
            .doc("The axis of time, the first or the second; the other one is the batch. Negative counts from the end.")
            .tag("axis")};
  }
};

// Data as (first axis, second axis, the rest).
struct Sizes {
  int64_t time, batch, rest;
  bool time_first;
  int64_t at(int64_t t, int64_t b) const { return (time_first ? t * batch + b : b * time + t) * rest; }
};
template <class P>
int time_axis(const P& p, const Shape& s) {
  return p.axis < 0 ? p.axis + s.ndim() : p.axis;
}
template <class P>
Sizes sizes_of(const P& p, const Shape& s) {
  const int axis = time_axis(p, s);
  return {s[axis], s[1 - axis], s.size(2, s.ndim()), axis == 0};
}

template <class P>
void check(const P& p, ShapeCtx& c) {
  const Shape& s = c.in(0);
  if (s.ndim_known() && s.ndim() < 2) c.bad_input(0, cat("expected at least two axes, got shape ", s));
  const int axis = s.ndim_known() ? time_axis(p, s) : p.axis;
  if (p.axis > 1 || axis > 1 || (s.ndim_known() && axis < 0))
    c.bad_param("axis", cat("expected the first or the second axis, 0 or 1, got ", p.axis));
}

template <class P>
void same_shape(const P& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  check(p, c);
  if (p.use_sequence_length && c.in(0).ndim_known()) c.set_in(1, Shape{c.in(0)[1 - time_axis(p, c.in(0))]});
}

void same_dtype(TypeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  if (c.num_inputs() > 1 && c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
}

template <class P>
int count_inputs(const P& p) {
  return p.use_sequence_length ? 2 : 1;
}

// f(Tag of the lengths' type, position of the lengths among the inputs or -1).
template <class P, class F>
Kernel with_lengths(const P& p, const PrepareCtx& c, int position, const F& f) {
  if (!p.use_sequence_length) return f(Tag<float>{}, -1);
  return dispatch_index(c.in[position].dtype, [&](auto t) { return f(t, position); });
}

// A kernel that moves steps of time about: f(sizes, lengths or null, from, to) for the data's element size. `data` is
// the position of the data among the inputs, input 0 is read, and the lengths are input `position`.
template <class F>
Kernel moving_kernel(const SequenceParam& p, const PrepareCtx& c, int data, int position, const F& f) {
  const Sizes s = sizes_of(p, c.in[data].shape);
  return dispatch_size(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return with_lengths(p, c, position, [&](auto tl, int at) {
      using L = typename decltype(tl)::type;
      return Kernel{[=](const RunCtx& r) { f(s, at < 0 ? nullptr : r.input<L>(at), r.input<T>(0), r.output<T>(0)); }};
    });
  });
}

// The length of sequence b, within [0, time].
template <class L>
int64_t length_of(const L* lengths, int64_t b, int64_t time) {
  return lengths ? std::max<int64_t>(0, std::min(time, convert<int64_t>(lengths[b]))) : time;
}

template <class L>
const L* lengths_at(const RunCtx& r, int position) {
  return position < 0 ? nullptr : r.input<L>(position);
}

// ---- mask ------------------------------------------------------------------------------------------------------

Kernel mask_kernel(const SequenceMaskParam& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[0].shape);
  return dispatch_all(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return with_lengths(p, c, 1, [&](auto tl, int position) {
      using L = typename decltype(tl)::type;
      return Kernel{[s, position, fill = convert<T>(p.value)](const RunCtx& r) {
        const T* x = r.input<T>(0);
        T* y = r.output<T>(0);
        const L* lengths = lengths_at<L>(r, position);
        parallel_for(s.batch, grain_for(s.time * s.rest), [&](int64_t begin, int64_t end) {
          for (int64_t b = begin; b < end; ++b) {
            const int64_t n = length_of(lengths, b, s.time);
            for (int64_t i = 0; i < s.time; ++i) {
              const int64_t at = s.at(i, b);
              if (i >= n)
                std::fill(y + at, y + at + s.rest, fill);
              else if (x != y)
                std::copy(x + at, x + at + s.rest, y + at);
            }
          }
        });
      }};
    });
  });
}

MXHUB_OP(SequenceMask)
    .alias({"_npx_sequence_mask"})
    .doc("Writes a value behind the end of each sequence. Of sequence b the first `sequence_length[b]` steps stay.")
    .param_struct<SequenceMaskParam>()
    .input("data", "Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.")
    .input("sequence_length", "Lengths, of shape (batch,); only with `use_sequence_length`.")
    .output("output", "Same shape as `data`.")
    .num_inputs(count_inputs<SequenceMaskParam>)
    .shape(same_shape<SequenceMaskParam>)
    .dtype(same_dtype)
    .kernel(mask_kernel)
    .inplace(0, 0)
    .gradient([](const SequenceMaskParam& p, const GradCtx& g) {
      if (!p.use_sequence_length) return std::vector<Entry>{g.ograd(0)};
      SequenceMaskParam q = p;
      q.value = 0;
      return std::vector<Entry>{call_with("SequenceMask", {g.ograd(0), g.in(1)}, q), zeros_like(g.in(1))};
    })
    .cases(Case("typical")
               .shape("data", {4, 2, 3})
               .values("sequence_length", {2}, {1, 4})
               .with("use_sequence_length", "True"),
           Case("batch_first")
               .shape("data", {2, 4})
               .values("sequence_length", {2}, {0, 9})
               .with("use_sequence_length", "True")
               .with("axis", "1")
               .with("value", "-1"),
           Case("bad_axis").shape("data", {2, 4}).with("axis", "2").fails(Kind::kArgument, "axis"));

// ---- last ------------------------------------------------------------------------------------------------------

void last_shape(const SequenceParam& p, ShapeCtx& c) {
  check(p, c);
  const Shape& d = c.in(0);
  if (!d.ndim_known()) return;
  const int time = time_axis(p, d);
  if (p.use_sequence_length) c.set_in(1, Shape{d[1 - time]});
  Shape out{d[1 - time]};
  for (int i = 2; i < d.ndim(); ++i) out.push_back(d[i]);
  c.set_out(0, out);
  if (d[time] == 0) c.bad_input(0, cat("expected at least one step of time, got shape ", d));
}

// A sequence of length 0 has no last step; its first one is taken.
int64_t last_step(int64_t n) { return std::max<int64_t>(n, 1) - 1; }

Kernel last_kernel(const SequenceParam& p, const PrepareCtx& c) {
  return moving_kernel(p, c, 0, 1, [](const Sizes& s, const auto* lengths, const auto* x, auto* y) {
    for (int64_t b = 0; b < s.batch; ++b) {
      const int64_t at = s.at(last_step(length_of(lengths, b, s.time)), b);
      std::copy(x + at, x + at + s.rest, y + b * s.rest);
    }
  });
}

Kernel last_gradient_kernel(const SequenceParam& p, const PrepareCtx& c) {
  return moving_kernel(p, c, 1, 2, [](const Sizes& s, const auto* lengths, const auto* g, auto* dx) {
    std::fill_n(dx, s.time * s.batch * s.rest, std::decay_t<decltype(*dx)>{});
    for (int64_t b = 0; b < s.batch; ++b) {
      const int64_t at = s.at(last_step(length_of(lengths, b, s.time)), b);
      std::copy(g + b * s.rest, g + (b + 1) * s.rest, dx + at);
    }
  });
}

MXHUB_OP(SequenceLast)
    .doc("The last step of each sequence. Without `sequence_length` that is the last one along the axis of time.")
    .param_struct<SequenceParam>()
    .input("data", "Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.")
    .input("sequence_length", "Lengths, of shape (batch,); only with `use_sequence_length`.")
    .output("output", "Shape (batch, ...).")
    .num_inputs(count_inputs<SequenceParam>)
    .shape(last_shape)
    .dtype(same_dtype)
    .kernel(last_kernel)
    .gradient([](const SequenceParam& p, const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0), g.in(0)};
      if (p.use_sequence_length) in.push_back(g.in(1));
      std::vector<Entry> r = g.fused("_backward_SequenceLast", in);
      if (p.use_sequence_length) r.push_back(zeros_like(g.in(1)));
      return r;
    })
    .cases(Case("typical")
               .shape("data", {4, 2, 3})
               .values("sequence_length", {2}, {1, 4})
               .with("use_sequence_length", "True"),
           Case("full_length").shape("data", {2, 3, 2}).with("axis", "1"),
           Case("from_the_end").shape("data", {2, 3, 2}).with("axis", "-2"),
           Case("vector").shape("data", {4}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_SequenceLast)
    .hidden()
    .doc("Gradient of SequenceLast.")
    .param_struct<SequenceParam>()
    .input("ograd")
    .input("data")
    .input("sequence_length")
    .output("grad")
    .num_inputs([](const SequenceParam& p) { return p.use_sequence_length ? 3 : 2; })
    .shape([](const SequenceParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(0)); })
    .kernel(last_gradient_kernel);

// ---- reverse ---------------------------------------------------------------------------------------------------

Kernel reverse_kernel(const SequenceParam& p, const PrepareCtx& c) {
  return moving_kernel(p, c, 0, 1, [](const Sizes& s, const auto* lengths, const auto* x, auto* y) {
    parallel_for(s.batch, grain_for(s.time * s.rest), [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b) {
        const int64_t n = length_of(lengths, b, s.time);
        for (int64_t i = 0; i < s.time; ++i) {
          const int64_t from = s.at(i < n ? n - 1 - i : i, b);
          std::copy(x + from, x + from + s.rest, y + s.at(i, b));
        }
      }
    });
  });
}

MXHUB_OP(SequenceReverse)
    .doc(
        "Reverses each sequence. With `sequence_length` only the first so many steps of a sequence are reversed and "
        "the "
        "rest stays where it is.")
    .param_struct<SequenceParam>()
    .input("data", "Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.")
    .input("sequence_length", "Lengths, of shape (batch,); only with `use_sequence_length`.")
    .output("output", "Same shape as `data`.")
    .num_inputs(count_inputs<SequenceParam>)
    .shape(same_shape<SequenceParam>)
    .dtype(same_dtype)
    .kernel(reverse_kernel)
    .gradient([](const SequenceParam& p, const GradCtx& g) {
      if (!p.use_sequence_length) return std::vector<Entry>{call_with("SequenceReverse", {g.ograd(0)}, p)};
      return std::vector<Entry>{call_with("SequenceReverse", {g.ograd(0), g.in(1)}, p), zeros_like(g.in(1))};
    })
    .cases(Case("typical")
               .shape("data", {4, 2, 3})
               .values("sequence_length", {2}, {1, 4})
               .with("use_sequence_length", "True"),
           Case("full_length").shape("data", {3, 2}), Case("vector").shape("data", {4}).fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
