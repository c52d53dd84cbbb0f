// _contrib_count_sketch: a random projection that adds up coordinates with random signs in few places.
#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct SketchParam {
  int out_dim = 1, processing_batch_size = 32;
  static auto fields() {
    using P = SketchParam;
    return std::tuple{field("out_dim", &P::out_dim).required().at_least(1).doc("Number of places.").tag("count"),
                      field("processing_batch_size", &P::processing_batch_size).at_least(1).doc("Without effect.")};
  }
};

template <class T>
void check_places(const T* h, int64_t n, int64_t out) {
  for (int64_t i = 0; i < n; ++i) {
    const auto place = static_cast<Compute<T>>(h[i]);
    if (!(place >= 0 && place < static_cast<Compute<T>>(out)))
      fail(Kind::kArgument, "_contrib_count_sketch", "h", "expected places in [0, ", out, "), got ", place);
  }
}

// Forward: out[h[i]] += s[i] x[i] in each row. Backward (inputs ograd, h, s): dx[i] = s[i] g[h[i]].
template <class T, bool kBackward>
void sketch(int64_t rows, int64_t n, int64_t places, const RunCtx& r) {
  using C = Compute<T>;
  const T *in = r.input<T>(0), *h = r.input<T>(1), *s = r.input<T>(2);
  T* out = r.output<T>(0);
  check_places(h, n, places);
  parallel_for(rows, grain_for(n + places), [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      if (!kBackward) std::fill(out + row * places, out + (row + 1) * places, convert<T>(0));
      for (int64_t i = 0; i < n; ++i) {
        const int64_t place = row * places + static_cast<int64_t>(static_cast<C>(h[i])), at = row * n + i;
        const C v = static_cast<C>(s[i]) * static_cast<C>(in[kBackward ? place : at]);
        if (kBackward)
          out[at] = static_cast<T>(v);
        else
          out[place] = static_cast<T>(static_cast<C>(out[place]) + v);
      }
    }
  });
}

template <bool kBackward>
Kernel kernel_of(const SketchParam& p, const PrepareCtx& c) {
  const Shape& wide = kBackward ? c.out[0].shape : c.in[0].shape;
  const int64_t n = wide[wide.ndim() - 1], rows = wide.size(0, wide.ndim() - 1), places = p.out_dim;
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) { sketch<T, kBackward>(rows, n, places, r); }};
  });
}

MXHUB_OP(_contrib_count_sketch)
    .doc(
        "A count sketch: a projection to fewer numbers that keeps products of vectors on average. Number j of a row of "
        "the answer is the sum of s_i x_i over all i with h_i = j.")
    .param_struct<SketchParam>()
    .input("data", "Vectors, shape (..., in_dim).")
    .input("h", "Place of each number, whole numbers in [0, out_dim), shape (1, in_dim) or (in_dim,).")
    .input("s", "Sign of each number, shape (1, in_dim) or (in_dim,).")
    .output("output", "Shape (..., out_dim).")
    .shape([](const SketchParam& p, ShapeCtx& c) {
      const Shape& d = c.in(0);
      if (!d.ndim_known()) return;
      if (d.ndim() < 1) c.bad_input(0, cat("expected at least one dimension, got ", d));
      const int last = d.ndim() - 1;
      for (int i = 1; i < 3; ++i) {
        const Shape wanted = c.in(i).ndim() == 1 ? Shape{d[last]} : Shape{1, d[last]};
        Shape s = c.in(i);
        if (!merge_shape(&s, wanted)) c.bad_input(i, cat("expected shape ", wanted, ", got ", c.in(i)));
        c.set_in(i, s);
      }
      c.set_out(0, d.with(last, p.out_dim));
    })
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(kernel_of<false>)
    .gradient([](const SketchParam&, const GradCtx& g) {
      const Entry grad = g.fused("_backward_contrib_count_sketch", {g.ograd(0), g.in(1), g.in(2), g.in(0)})[0];
      return std::vector<Entry>{grad, zeros_like(g.in(1)), zeros_like(g.in(2))};
    })
    .cases(Case("typical")
               .shape("data", {2, 4})
               .values("h", {1, 4}, {2, 0, 2, 1})
               .values("s", {1, 4}, {1, -1, -1, 1})
               .with("out_dim", "3")
               .no_gradient(),
           Case("empty").shape("data", {0, 2}).values("h", {2}, {0, 1}).values("s", {2}, {1, 1}).with("out_dim", "2"),
           Case("places")
               .shape("data", {2, 2})
               .values("h", {2}, {0, 2})
               .values("s", {2}, {1, 1})
               .with("out_dim", "2")
               .fails(Kind::kArgument, "h"),
           Case("signs")
               .shape("data", {2, 4})
               .shape("h", {1, 4})
               .shape("s", {3})
               .with("out_dim", "3")
               .fails(Kind::kShape, "s"));

MXHUB_OP(_backward_contrib_count_sketch)
    .hidden()
    .doc("Gradient of count_sketch.")
    .param_struct<SketchParam>()
    .input("ograd")
    .input("h")
    .input("s")
    .input("data")
    .output("grad")
    .shape([](const SketchParam&, ShapeCtx& c) { c.set_out(0, c.in(3)); })
    .kernel(kernel_of<true>);

}  // namespace
}  // namespace mxhub::op
