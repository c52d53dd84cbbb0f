// dot and batch_dot: products of matrices, and of the last with the first dimension of tensors.
#include <algorithm>

#include "op/build.h"
#include "op/linalg/gemm.h"

namespace mxhub::op {
namespace {

struct DotParam {
  bool transpose_a = false, transpose_b = false;
  std::optional<int> forward_stype;
  static auto fields() {
    return std::tuple{
        field("transpose_a", &DotParam::transpose_a).doc("Use `lhs` transposed: its first dimension is summed over."),
        field("transpose_b", &DotParam::transpose_b).doc("Use `rhs` transposed: its last dimension is summed over."),
        field("forward_stype", &DotParam::forward_stype)
            .choices({{"default", 0}, {"row_sparse", 1}, {"csr", 2}})
            .doc("Wanted storage type of the result; None: as the inputs suggest.")};
  }
};

// How the two inputs are seen as matrices: lhs is m x k (k x m when transposed), rhs k x n (n x k).
struct Sizes {
  int64_t m = 1, n = 1, k = 1;
  bool ta = false, tb = false;
};

Sizes dot_sizes(const DotParam& p, const Shape& l, const Shape& r) {
  Sizes s;
  const int ln = l.ndim(), rn = r.ndim();
  // A vector has nothing to transpose.
  s.ta = p.transpose_a && ln > 1;
  s.tb = p.transpose_b && rn > 1;
  s.k = s.ta ? l[0] : l[ln - 1];
  s.m = s.ta ? l.size(1, ln) : l.size(0, ln - 1);
  s.n = s.tb ? r.size(0, rn - 1) : r.size(1, rn);
  return s;
}

void dot_shape(const DotParam& p, ShapeCtx& c) {
  const Shape &l = c.in(0), &r = c.in(1);
  if (!l.ndim_known() || !r.ndim_known()) return;
  for (int i = 0; i < 2; ++i)
    if (c.in(i).ndim() == 0) c.bad_input(i, "expected at least one dimension, got a scalar");
  const int ln = l.ndim(), rn = r.ndim();
  if (ln == 1 && rn == 1 && (p.transpose_a || p.transpose_b))
    c.bad_param(p.transpose_a ? "transpose_a" : "transpose_b", "expected False for two vectors, got True");
  const bool ta = p.transpose_a && ln > 1, tb = p.transpose_b && rn > 1;
  const int64_t lk = ta ? l[0] : l[ln - 1], rk = tb ? r[rn - 1] : r[0];
  if (lk >= 0 && rk >= 0 && lk != rk)
    c.bad_input(1,
                cat("expected ", lk, " elements in the dimension summed over (lhs has shape ", l, "), got shape ", r));
  if (lk < 0 && rk >= 0) c.set_in(0, l.with(ta ? 0 : ln - 1, rk));
  if (rk < 0 && lk >= 0) c.set_in(1, r.with(tb ? rn - 1 : 0, lk));
  std::vector<int64_t> out(l.begin() + (ta ? 1 : 0), l.end() - (ta ? 0 : 1));
  out.insert(out.end(), r.begin() + (tb ? 0 : 1), r.end() - (tb ? 1 : 0));
  if (out.empty()) out.push_back(1);
  c.set_out(0, Shape(out));
}

double gemm_cost(const Sizes& s, double batch = 1) { return batch * (static_cast<double>(s.m) * s.n * s.k / 16 + 20); }

MXHUB_OP(dot)
    .alias({"_sparse_dot"})
    .doc(
        "Product of two arrays: matrices, vectors, or tensors. The last dimension of `lhs` is summed against the first "
        "of `rhs`: out[i..., j...] = sum_k lhs[i..., k] * rhs[k, j...]. Two vectors give an array with one element.")
    .example(">>> mx.nd.dot(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([1, 1])).asnumpy()")
    .storage([](const DotParam& p, const std::vector<StorageKind>& in) {
      if (in[0] == StorageKind::kDense && in[1] == StorageKind::kCsr &&
          p.forward_stype.value_or(-1) != static_cast<int>(StorageKind::kDense))
        return StorageKind::kCsr;
      const bool rows = in[0] == StorageKind::kCsr && in[1] != StorageKind::kCsr && p.transpose_a &&
                        p.forward_stype.value_or(-1) != static_cast<int>(StorageKind::kDense);
      return rows ? StorageKind::kRowSparse : StorageKind::kDense;
    })
    .param_struct<DotParam>()
    .input("lhs", "First factor, with at least one dimension.")
    .input("rhs", "Second factor, with at least one dimension.")
    .output("output", "The product; its dimensions are those of both factors that are not summed over.")
    .shape(dot_shape)
    .kernel([](const DotParam& p, const PrepareCtx& c) {
      const Sizes s = dot_sizes(p, c.in[0].shape, c.in[1].shape);
      return dispatch_all(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[s](const RunCtx& r) {
                        gemm<T>(s.ta, s.tb, s.m, s.n, s.k, 1, r.input<T>(0), s.ta ? s.m : s.k, r.input<T>(1),
                                s.tb ? s.k : s.n, 0, r.output<T>(0), s.n, r.scratch);
                      },
                      gemm_scratch<T>(s.m, s.n, s.k), gemm_cost(s)};
      });
    })
    .gradient([](const DotParam&, const GradCtx& g) {
      return g.fused("_backward_dot", {g.ograd(0), g.in(0), g.in(1)});
    })
    .cases(Case("typical").shape("lhs", {2, 3}).shape("rhs", {3, 4}),
           Case("vectors").shape("lhs", {5}).shape("rhs", {5}),
           Case("tensor")
               .shape("lhs", {3, 2, 2})
               .shape("rhs", {4, 3})
               .with("transpose_a", "True")
               .with("transpose_b", "True"),
           Case("clash").shape("lhs", {2, 3}).shape("rhs", {4, 2}).fails(Kind::kShape, "rhs"));

// dlhs = g rhs^T and drhs = lhs^T g, each stored in the layout of its input.
template <class T>
void dot_backward(const Sizes& s, const T* g, const T* l, const T* r, T* dl, T* dr, void* scratch) {
  if (dl) {
    if (s.ta)
      gemm<T>(s.tb, true, s.k, s.m, s.n, 1, r, s.tb ? s.k : s.n, g, s.n, 0, dl, s.m, scratch);
    else
      gemm<T>(false, !s.tb, s.m, s.k, s.n, 1, g, s.n, r, s.tb ? s.k : s.n, 0, dl, s.k, scratch);
  }
  if (dr) {
    if (s.tb)
      gemm<T>(true, s.ta, s.n, s.k, s.m, 1, g, s.n, l, s.ta ? s.m : s.k, 0, dr, s.k, scratch);
    else
      gemm<T>(!s.ta, false, s.k, s.n, s.m, 1, l, s.ta ? s.m : s.k, g, s.n, 0, dr, s.n, scratch);
  }
}

// The gradient is linear in the output gradient and in each factor, so its own gradient is made of the same products.
std::vector<Entry> dot_backward_gradient(const char* forward, const char* backward, const DotParam& p,
                                         const GradCtx& g) {
  const Entry from_left = call_with(forward, {g.ograd(0), g.in(2)}, p),
              from_right = call_with(forward, {g.in(1), g.ograd(1)}, p);
  const Entry left = call_with(backward, {g.in(0), g.in(1), g.ograd(1)}, p),
              right = call_with(backward, {g.in(0), g.ograd(0), g.in(2)}, p);
  return {add(from_left, from_right), left, output_of(right, 1)};
}

void gradient_shapes(ShapeCtx& c) {
  for (int i = 0; i < 2; ++i) {
    c.set_out(i, c.in(i + 1));
    c.set_in(i + 1, c.out(i));
  }
}

MXHUB_OP(_backward_dot)
    .hidden()
    .param_struct<DotParam>()
    .input("ograd")
    .input("lhs")
    .input("rhs")
    .output("lhs_grad")
    .output("rhs_grad")
    .optional_outputs()
    .shape([](const DotParam&, ShapeCtx& c) { gradient_shapes(c); })
    .kernel([](const DotParam& p, const PrepareCtx& c) {
      const Sizes s = dot_sizes(p, c.in[1].shape, c.in[2].shape);
      return dispatch_float(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[s](const RunCtx& r) {
                        dot_backward<T>(s, r.input<T>(0), r.input<T>(1), r.input<T>(2), r.output<T>(0), r.output<T>(1),
                                        r.scratch);
                      },
                      gemm_scratch<T>(s.m, s.n, s.k), 2 * gemm_cost(s)};
      });
    })
    .gradient([](const DotParam& p, const GradCtx& g) { return dot_backward_gradient("dot", "_backward_dot", p, g); });

// ---- batch_dot -------------------------------------------------------------------------------------------------
Sizes batch_sizes(const DotParam& p, const Shape& l, const Shape& r) {
  const int n = l.ndim();
  Sizes s;
  s.ta = p.transpose_a;
  s.tb = p.transpose_b;
  s.m = l[n - (s.ta ? 1 : 2)];
  s.k = l[n - (s.ta ? 2 : 1)];
  s.n = r[n - (s.tb ? 2 : 1)];
  return s;
}

void batch_dot_shape(const DotParam& p, ShapeCtx& c) {
  for (int i = 0; i < 2; ++i)
    if (c.in(i).ndim_known() && c.in(i).ndim() < 3)
      c.bad_input(i, cat("expected at least 3 dimensions, got shape ", c.in(i)));
  if (!c.in(0).ndim_known() || !c.in(1).ndim_known()) return;
  const int n = c.in(0).ndim();
  if (c.in(1).ndim() != n) c.bad_input(1, cat("expected ", n, " dimensions as lhs has, got shape ", c.in(1)));
  Shape l = c.in(0), r = c.in(1);
  for (int i = 0; i < n - 2; ++i) {
    if (l[i] < 0) l[i] = r[i];
    if (r[i] < 0) r[i] = l[i];
    if (l[i] != r[i]) c.bad_input(1, cat("expected the batch dimensions of lhs, ", l, ", got shape ", r));
  }
  int64_t& lk = l[n - (p.transpose_a ? 2 : 1)];
  int64_t& rk = r[n - (p.transpose_b ? 1 : 2)];
  if (lk < 0 || rk < 0) return;  // as 1.9.1: nothing is told unless both say what is summed over
  if (lk != rk)
    c.bad_input(1,
                cat("expected ", lk, " elements in the dimension summed over (lhs has shape ", l, "), got shape ", r));
  c.set_in(0, l);
  c.set_in(1, r);
  Shape out = l;
  out[n - 2] = l[n - (p.transpose_a ? 1 : 2)];
  out[n - 1] = r[n - (p.transpose_b ? 2 : 1)];
  c.set_out(0, out);
}

// f(i) for every matrix of the batch; small ones are shared among threads, large ones leave the threads to BLAS.
template <class T, class F>
void for_batch(int64_t batch, const Sizes& s, const F& f) {
  const double work = static_cast<double>(s.m) * s.n * s.k;
  if (gemm_scratch<T>(1, 1, 1) > 0 || work > 65536) {
    for (int64_t i = 0; i < batch; ++i) f(i);
  } else {
    parallel_for(batch, std::max<int64_t>(1, static_cast<int64_t>(262144 / (work + 1))), [&](int64_t b, int64_t e) {
      for (int64_t i = b; i < e; ++i) f(i);
    });
  }
}

MXHUB_OP(batch_dot)
    .alias({"_npx_batch_dot"})
    .doc(
        "Products of many matrices at once. All dimensions but the last two count the matrices and must agree: "
        "out[b] = lhs[b] rhs[b].")
    .example(">>> mx.nd.batch_dot(mx.nd.ones((2, 3, 4)), mx.nd.ones((2, 4, 5))).shape")
    .param_struct<DotParam>()
    .input("lhs", "First factors, with at least three dimensions.")
    .input("rhs", "Second factors.")
    .output("output", "The products.")
    .shape(batch_dot_shape)
    .kernel([](const DotParam& p, const PrepareCtx& c) {
      const Sizes s = batch_sizes(p, c.in[0].shape, c.in[1].shape);
      const int64_t batch = c.in[0].shape.size(0, c.in[0].shape.ndim() - 2);
      return dispatch_all(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[s, batch](const RunCtx& r) {
                        const T *l = r.input<T>(0), *x = r.input<T>(1);
                        T* out = r.output<T>(0);
                        for_batch<T>(batch, s, [&](int64_t i) {
                          gemm<T>(s.ta, s.tb, s.m, s.n, s.k, 1, l + i * s.m * s.k, s.ta ? s.m : s.k, x + i * s.k * s.n,
                                  s.tb ? s.k : s.n, 0, out + i * s.m * s.n, s.n, r.scratch);
                        });
                      },
                      gemm_scratch<T>(s.m, s.n, s.k), gemm_cost(s, static_cast<double>(batch))};
      });
    })
    .gradient([](const DotParam&, const GradCtx& g) {
      return g.fused("_backward_batch_dot", {g.ograd(0), g.in(0), g.in(1)});
    })
    .cases(Case("typical").shape("lhs", {2, 3, 4}).shape("rhs", {2, 4, 5}),
           Case("transposed")
               .shape("lhs", {2, 4, 3})
               .shape("rhs", {2, 5, 4})
               .with("transpose_a", "True")
               .with("transpose_b", "True"),
           Case("clash").shape("lhs", {2, 3, 4}).shape("rhs", {3, 4, 5}).fails(Kind::kShape, "rhs"));

MXHUB_OP(_backward_batch_dot)
    .hidden()
    .param_struct<DotParam>()
    .input("ograd")
    .input("lhs")
    .input("rhs")
    .output("lhs_grad")
    .output("rhs_grad")
    .optional_outputs()
    .shape([](const DotParam&, ShapeCtx& c) { gradient_shapes(c); })
    .kernel([](const DotParam& p, const PrepareCtx& c) {
      const Sizes s = batch_sizes(p, c.in[1].shape, c.in[2].shape);
      const int64_t batch = c.in[1].shape.size(0, c.in[1].shape.ndim() - 2);
      return dispatch_float(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[s, batch](const RunCtx& r) {
                        const int64_t lk = s.m * s.k, rk = s.k * s.n;
                        T *dl = r.output<T>(0), *dr = r.output<T>(1);
                        for_batch<T>(batch, s, [&](int64_t i) {
                          dot_backward<T>(s, r.input<T>(0) + i * s.m * s.n, r.input<T>(1) + i * lk,
                                          r.input<T>(2) + i * rk, dl ? dl + i * lk : nullptr,
                                          dr ? dr + i * rk : nullptr, r.scratch);
                        });
                      },
                      gemm_scratch<T>(s.m, s.n, s.k), 2 * gemm_cost(s, static_cast<double>(batch))};
      });
    })
    .gradient([](const DotParam& p, const GradCtx& g) {
      return dot_backward_gradient("batch_dot", "_backward_batch_dot", p, g);
    });

}  // namespace
}  // namespace mxhub::op
