// softmax_cross_entropy: the summed cross entropy of a batch, one number.
#include <cmath>

#include "op/build.h"

namespace mxhub::op {
namespace {

void shape_rule(ShapeCtx& c) {
  const Shape& d = c.in(0);
  if (d.ndim_known()) {
    if (d.ndim() != 2) c.bad_input(0, cat("expected shape (batch, classes), got ", d));
    c.set_in(1, Shape{d[0]});
  }
  c.set_out(0, Shape{1});
}

// -log softmax(x)[label] of one row; `top` and `sum` describe the row's softmax.
template <class T>
void row_statistics(const T* x, int64_t n, Accum<T>* top, Accum<T>* sum) {
  using C = Accum<T>;
  *top = -INFINITY;
  *sum = 0;
  for (int64_t j = 0; j < n; ++j) *top = std::max(*top, static_cast<C>(x[j]));
  for (int64_t j = 0; j < n; ++j) *sum += std::exp(static_cast<C>(x[j]) - *top);
}

template <class T>
void forward(const RunCtx& r, int64_t rows, int64_t n) {
  using C = Accum<T>;
  const T *x = r.input<T>(0), *label = r.input<T>(1);
  double loss = 0;
  for (int64_t i = 0; i < rows; ++i) {
    C top, sum;
    row_statistics(x + i * n, n, &top, &sum);
    const int64_t want = convert<int64_t>(label[i]);
    if (want < 0 || want >= n) continue;
    // The floor keeps the loss finite where a probability vanishes.
    const C p = std::exp(static_cast<C>(x[i * n + want]) - top) / sum;
    loss -= p > C(1e-8) ? static_cast<double>(static_cast<C>(x[i * n + want]) - top - std::log(sum)) : std::log(1e-8);
  }
  *r.output<T>(0) = static_cast<T>(static_cast<Compute<T>>(loss));
}

template <class T>
void backward(const RunCtx& r, int64_t rows, int64_t n) {
  using C = Accum<T>;
  const C g = static_cast<C>(*r.input<T>(0));
  const T *x = r.input<T>(1), *label = r.input<T>(2);
  T* out = r.output<T>(0);
  for (int64_t i = 0; i < rows; ++i) {
    C top, sum;
    row_statistics(x + i * n, n, &top, &sum);
    const int64_t want = convert<int64_t>(label[i]);
    for (int64_t j = 0; j < n; ++j) {
      const C p = std::exp(static_cast<C>(x[i * n + j]) - top) / sum;
      out[i * n + j] = static_cast<T>((p - (j == want ? C(1) : C(0))) * g);
    }
  }
}

MXHUB_OP(softmax_cross_entropy)
    .doc(
        "Cross entropy of softmax with class labels, summed over the batch. The result is "
        "$-\\sum_i \\log \\mathrm{softmax}(x_i)_{label_i}$ as an array of one element.")
    .input("data", "Scores of shape (batch, classes).")
    .input("label", "Class numbers of shape (batch,), in the type of `data`.")
    .output("output", "Shape (1,).")
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const PrepareCtx& c) {
      const int64_t rows = c.in[0].shape[0], n = c.in[0].shape[1];
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(r, rows, n); }, 0, static_cast<double>(rows * n) * 5};
      });
    })
    .gradient([](const NoParam&, const GradCtx& g) {
      const Entry grad = g.fused("_backward_softmax_cross_entropy", {g.ograd(0), g.in(0), g.in(1)})[0];
      return std::vector<Entry>{grad, Entry{}};
    })
    .cases(Case("typical").shape("data", {3, 4}).values("label", {3}, {0, 3, 1}),
           Case("one_row").shape("data", {1, 2}).values("label", {1}, {1}),
           Case("rank_three").shape("data", {2, 2, 2}).values("label", {2}, {0, 1}).fails(Kind::kShape, "data"));

MXHUB_OP(_backward_softmax_cross_entropy)
    .hidden()
    .doc("Gradient of softmax_cross_entropy.")
    .input("ograd")
    .input("data")
    .input("label")
    .output("grad")
    .shape([](ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const PrepareCtx& c) {
      const int64_t rows = c.in[1].shape[0], n = c.in[1].shape[1];
      return dispatch_float(c.in[1].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { backward<T>(r, rows, n); }, 0, static_cast<double>(rows * n) * 5};
      });
    });

}  // namespace
}  // namespace mxhub::op
