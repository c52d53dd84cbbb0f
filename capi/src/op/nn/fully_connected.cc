// FullyConnected: a matrix product with a weight, plus a bias.
#include "op/build.h"
#include "op/linalg/column_sums.h"
#include "op/linalg/gemm.h"

namespace mxhub::op {
namespace {

struct FullyConnectedParam {
  int num_hidden = 0;
  bool no_bias = false, flatten = true;
  static auto fields() {
    return std::tuple{
        field("num_hidden", &FullyConnectedParam::num_hidden)
            .required()
            .at_least(1)
            .doc("Number of outputs of each row."),
        field("no_bias", &FullyConnectedParam::no_bias).doc("Whether there is no `bias`."),
        field("flatten", &FullyConnectedParam::flatten)
            .doc("Whether all axes but the first are taken as one. If not, the product is over the last axis.")};
  }
};

void shape_rule(const FullyConnectedParam& p, ShapeCtx& c) {
  const Shape& data = c.in(0);
  const int64_t h = p.num_hidden;
  // A bias with a second axis of length 1 is taken too.
  if (!p.no_bias) c.set_in(2, c.in(2).ndim() == 2 ? Shape{h, 1} : Shape{h});
  if (!data.ndim_known()) {
    if (p.flatten) c.set_out(0, Shape{-1, h});
    return;
  }
  const int nd = data.ndim();
  if (nd < 1) c.bad_input(0, "expected at least one axis, got a scalar");
  int64_t k = p.flatten ? 1 : data[nd - 1];
  if (p.flatten)
    for (int i = 1; i < nd; ++i) k = k < 0 || data[i] < 0 ? -1 : k * data[i];
  const Shape& weight = c.in(1);
  if (k >= 0 && weight.ndim() == 2 && weight[1] >= 0 && weight[1] != k)
    c.bad_input(1, cat("expected shape ", Shape{h, k}, " (data has ", k, " columns), got ", weight));
  if (k >= 0) c.set_in(1, Shape{h, k});
  if (p.flatten) {
    c.set_out(0, Shape{data[0], h});
    if (c.out(0)[0] >= 0) c.set_in(0, Shape::of(nd).with(0, c.out(0)[0]));
  } else {
    c.set_out(0, data.with(nd - 1, h));
    c.set_in(0, c.out(0).with(nd - 1, c.in(1).ndim() == 2 ? c.in(1)[1] : -1));
  }
}

struct Sizes {
  int64_t m, n, k;
};
Sizes sizes_of(const FullyConnectedParam& p, const Shape& data) {
  const int nd = data.ndim();
  if (p.flatten) return {data[0], p.num_hidden, data.size(1, nd)};
  return {data.size(0, nd - 1), p.num_hidden, data[nd - 1]};
}

template <class T>
void forward(const RunCtx& r, const Sizes& s, bool bias) {
  T* y = r.output<T>(0);
  if (bias) {
    const T* b = r.input<T>(2);
    for (int64_t i = 0; i < s.m; ++i) std::copy(b, b + s.n, y + i * s.n);
  } else if (s.k == 0) {
    std::fill(y, y + s.m * s.n, convert<T>(0));
  }
  if (s.k > 0)
    gemm<T>(false, true, s.m, s.n, s.k, 1, r.input<T>(0), s.k, r.input<T>(1), s.k, bias ? 1 : 0, y, s.n, r.scratch);
}

// Inputs: ograd, data, weight[, bias]. Outputs: gradients of data, weight and (with a bias) bias; null where not
// wanted.
template <class T>
void backward(const RunCtx& r, const Sizes& s, bool bias) {
  const T *g = r.input<T>(0), *x = r.input<T>(1), *w = r.input<T>(2);
  if (T* dx = r.output<T>(0)) gemm<T>(false, false, s.m, s.k, s.n, 1, g, s.n, w, s.k, 0, dx, s.k, r.scratch);
  if (T* dw = r.output<T>(1)) {
    if (s.m > 0)
      gemm<T>(true, false, s.n, s.k, s.m, 1, g, s.n, x, s.k, 0, dw, s.k, r.scratch);
    else
      std::fill(dw, dw + s.n * s.k, convert<T>(0));
  }
  if (T* db = bias ? r.output<T>(2) : nullptr) column_sums(g, s.m, s.n, db);
}

Kernel prepare_forward(const FullyConnectedParam& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[0].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s, bias = !p.no_bias](const RunCtx& r) { forward<T>(r, s, bias); }, gemm_scratch<T>(s.m, s.n, s.k),
                  static_cast<double>(s.m) * s.n * s.k / 32 + static_cast<double>(s.m) * s.n};
  });
}

Kernel prepare_backward(const FullyConnectedParam& p, const PrepareCtx& c) {
  const Sizes s = sizes_of(p, c.in[1].shape);
  return dispatch_float(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[s, bias = !p.no_bias](const RunCtx& r) { backward<T>(r, s, bias); }, gemm_scratch<T>(s.m, s.n, s.k),
                  static_cast<double>(s.m) * s.n * s.k / 16 + static_cast<double>(s.m) * s.n};
  });
}

// The gradient's gradient: with heads hd, hw, hb for the gradients of data, weight and bias,
// ograd gets hd W' + x hw' + hb, data gets ograd hw, weight gets ograd' hd.
std::vector<Entry> second(const FullyConnectedParam& p, const GradCtx& g) {
  const Entry og = g.in(0), x = g.in(1), w = g.in(2);
  const bool has_d = g.has_ograd(0), has_w = g.has_ograd(1), has_b = !p.no_bias && g.has_ograd(2);
  FullyConnectedParam plain = p;
  plain.no_bias = true;
  auto rows = [&](const Entry& e, int64_t width) { return call("Reshape", {e}, {{"shape", cat("(-1,", width, ")")}}); };
  Entry to_og, to_x, to_w;
  auto accumulate = [](Entry* into, Entry e) { *into = *into ? add(*into, e) : std::move(e); };
  if (has_d) accumulate(&to_og, call_with("FullyConnected", {g.ograd(0), w}, plain));
  if (has_w) accumulate(&to_og, call_with("FullyConnected", {x, g.ograd(1)}, plain));
  if (has_b) {
    if (!to_og) to_og = zeros_like(og);
    to_og = call("broadcast_add", {to_og, call("Reshape", {g.ograd(2)}, {{"shape", "(-1,)"}})});
  }
  const Entry flat_og = rows(og, p.num_hidden);
  if (has_w) to_x = call("reshape_like", {call("dot", {flat_og, g.ograd(1)}), x});
  // The weight's gradient of a product with data hd is ograd' hd.
  if (has_d) to_w = output_of(call_with("_backward_FullyConnected", {og, g.ograd(0), w}, plain), 1);
  if (p.no_bias) return {to_og, to_x, to_w};
  return {to_og, to_x, to_w, Entry{}};
}

MXHUB_OP(FullyConnected)
    .alias({"_npx_fully_connected", "_sparse_FullyConnected"})
    .doc(
        "Product with a weight matrix, plus a bias. With `flatten` the result is $Y = X W^T + b$ with all axes of "
        "`data` but the first taken as one; otherwise the product is over the last axis and the others are kept.")
    .param_struct<FullyConnectedParam>()
    .input("data", "At least one axis.")
    .input("weight", "Shape (num_hidden, columns of data).")
    .input("bias", "Shape (num_hidden,); absent with `no_bias`.")
    .output("output", "Shape (rows, num_hidden), or that of data with another last axis.")
    .num_inputs([](const FullyConnectedParam& p) { return p.no_bias ? 2 : 3; })
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel(prepare_forward)
    .gradient([](const FullyConnectedParam& p, const GradCtx& g) {
      std::vector<Entry> in{g.ograd(0), g.in(0), g.in(1)};
      if (!p.no_bias) in.push_back(g.in(2));
      return g.fused("_backward_FullyConnected", in);
    })
    .example(
        ">>> mx.nd.FullyConnected(mx.nd.ones((2, 3)), mx.nd.ones((4, 3)), no_bias=True, num_hidden=4).shape\n(2, 4)")
    .cases(Case("typical").shape("data", {2, 3}).shape("weight", {4, 3}).shape("bias", {4}).with("num_hidden", "4"),
           Case("flatten")
               .shape("data", {2, 3, 2})
               .shape("weight", {4, 6})
               .with("num_hidden", "4")
               .with("no_bias", "True"),
           Case("last_axis")
               .shape("data", {2, 3, 2})
               .shape("weight", {4, 2})
               .shape("bias", {4})
               .with("num_hidden", "4")
               .with("flatten", "False"),
           Case("empty").shape("data", {0, 3}).shape("weight", {4, 3}).shape("bias", {4}).with("num_hidden", "4"),
           Case("columns")
               .shape("data", {2, 3})
               .shape("weight", {4, 5})
               .shape("bias", {4})
               .with("num_hidden", "4")
               .fails(Kind::kShape, "weight"));

MXHUB_OP(_backward_FullyConnected)
    .hidden()
    .doc("Gradients of FullyConnected.")
    .param_struct<FullyConnectedParam>()
    .input("ograd")
    .input("data")
    .input("weight")
    .input("bias")
    .num_inputs([](const FullyConnectedParam& p) { return p.no_bias ? 3 : 4; })
    .output("data_grad")
    .output("weight_grad")
    .output("bias_grad")
    .num_outputs([](const FullyConnectedParam& p) { return p.no_bias ? 2 : 3; })
    .optional_outputs()
    .shape([](const FullyConnectedParam& p, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_out(1, c.in(2));
      if (!p.no_bias) c.set_out(2, c.in(3));
    })
    .kernel(prepare_backward)
    .gradient(second);

}  // namespace
}  // namespace mxhub::op
