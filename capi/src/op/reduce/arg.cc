// argmax, argmin, argmax_channel: where the extreme element is.
#include "base/parallel.h"
#include "op/build.h"
#include "op/reduce/index_type.h"

namespace mxhub::op {
namespace {

struct ArgParam {
  std::optional<int> axis;
  bool keepdims = false;
  static auto fields() {
    return std::tuple{
        field("axis", &ArgParam::axis).tag("axis").doc("The axis to search along; None: the whole array, flattened."),
        field("keepdims", &ArgParam::keepdims).doc("Keep the axis, with length 1.")};
  }
};

// The classic operators give (1,) where no axis is left.
void shape_rule(const ArgParam& p, bool scalars, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  int64_t length = 1;
  Shape out{std::initializer_list<int64_t>{}};
  if (p.axis) {
    const int axis = c.axis(*p.axis, in.ndim());
    length = in[axis];
    for (int i = 0; i < in.ndim(); ++i) {
      if (i != axis)
        out.push_back(in[i]);
      else if (p.keepdims)
        out.push_back(1);
    }
  } else {
    if (in.known()) length = in.size();
    if (p.keepdims) out = Shape::of(in.ndim(), 1);
  }
  if (length == 0) c.bad_input(0, cat("expected at least one element along the axis, got shape ", in));
  if (out.ndim() == 0 && !p.keepdims && !scalars) out.push_back(1);
  c.set_out(0, out);
}
void classic_shape_rule(const ArgParam& p, ShapeCtx& c) { shape_rule(p, false, c); }

// The input as (outer, length, inner).
struct Split {
  int64_t outer = 1, length = 1, inner = 1;
};
Split split(const ArgParam& p, const Shape& s) {
  if (!p.axis || s.ndim() == 0) return {1, s.size(), 1};
  const int axis = *p.axis < 0 ? *p.axis + s.ndim() : *p.axis;
  return {s.size(0, axis), s[axis], s.size(axis + 1, s.ndim())};
}

// Indices are numbers of the input's own type, or of the first wider float type that holds all of them: float16 knows
// no 4097, uint8 no 300.
void type_rule(const ArgParam& p, TypeCtx& c) {
  if (c.in(0) == DType::kUnknown) c.set_in(0, c.out(0));
  DType t = c.in(0);
  const Shape* s = c.in_shape(0);
  if (t != DType::kUnknown && s && s->known()) {
    const int64_t last = split(p, *s).length - 1;
    if (!holds_index(t, last)) t = holds_index(DType::kFloat32, last) ? DType::kFloat32 : DType::kFloat64;
  } else if (c.out(0) != DType::kUnknown) {
    return;
  }
  c.set_out(0, t);
}

// The first extreme wins; NaN beats every number.
template <class C, bool kMax>
MXHUB_INLINE bool better(C x, C best) {
  return (kMax ? x > best : x < best) || (x != x && best == best);
}

template <class T, bool kMax, class Out>
void search(const Split& s, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  Out* out = r.output<Out>(0);
  parallel_for(s.outer * s.inner, std::max<int64_t>(1, 32768 / s.length), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const T* p = x + k / s.inner * s.length * s.inner + k % s.inner;
      C best = static_cast<C>(p[0]);
      int64_t at = 0;
      for (int64_t i = 1; i < s.length; ++i) {
        const C v = static_cast<C>(p[i * s.inner]);
        if (better<C, kMax>(v, best)) {
          best = v;
          at = i;
        }
      }
      out[k] = convert<Out>(at);
    }
  });
}

template <bool kMax>
Kernel search_kernel(const Split& s, const PrepareCtx& c) {
  return dispatch_all(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    const double cost = static_cast<double>(c.in[0].size());
    if (c.out[0].dtype == c.in[0].dtype) return Kernel{[s](const RunCtx& r) { search<T, kMax, T>(s, r); }, 0, cost};
    if (c.out[0].dtype == DType::kInt64)
      return Kernel{[s](const RunCtx& r) { search<T, kMax, int64_t>(s, r); }, 0, cost};
    if (c.out[0].dtype == DType::kFloat32)
      return Kernel{[s](const RunCtx& r) { search<T, kMax, float>(s, r); }, 0, cost};
    return Kernel{[s](const RunCtx& r) { search<T, kMax, double>(s, r); }, 0, cost};
  });
}

constexpr const char* kIndices =
    "Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.";

std::vector<double> rising(int n) {
  std::vector<double> v;
  for (int i = 0; i < n; ++i) v.push_back(i < n - 2 ? i / 2 : 255 - i % 2 * 254);
  return v;
}

template <bool kMax>
OpBuilder& declare(OpBuilder& op, const char* doc) {
  return op.doc(doc)
      .param_struct<ArgParam>()
      .input("data", "Any array.")
      .kernel([](const ArgParam& p, const PrepareCtx& c) { return search_kernel<kMax>(split(p, c.in[0].shape), c); })
      .zero_gradient()
      .cases(Case("axis").shape("data", {2, 5}).with("axis", "1").no_gradient(),
             Case("all").shape("data", {2, 5}).with("keepdims", "1").no_gradient(),
             Case("long").values("data", {1, 260}, rising(260), DType::kUint8).with("axis", "1").no_gradient(),
             Case("outer").shape("data", {4, 3}).with("axis", "0").with("keepdims", "1").no_gradient(),
             Case("bad_axis").shape("data", {2, 3}).with("axis", "2").fails(Kind::kArgument, "axis"));
}

template <bool kMax>
void declare_both(const char* classic, const char* numpy, const char* doc) {
  OpBuilder op(classic);
  declare<kMax>(op, doc)
      .output("output", kIndices)
      .shape(classic_shape_rule)
      .dtype(type_rule)
      .cases(Case("flat").shape("data", {2, 5}).no_gradient());
  OpBuilder np(numpy);
  declare<kMax>(np, doc)
      .since("1.6")
      .output("output", "Indices, int64.")
      .shape([](const ArgParam& p, ShapeCtx& c) {
        // As NumPy does, a scalar counts as an array with one axis.
        if (c.in(0).ndim() == 0 && p.axis && (*p.axis == 0 || *p.axis == -1)) return c.set_out(0, Shape::of(0));
        shape_rule(p, true, c);
      })
      .dtype([](const ArgParam&, TypeCtx& c) { c.set_out(0, DType::kInt64); });
}

MXHUB_OPS {
  declare_both<true>("argmax", "_npi_argmax",
                     "Index of the largest element. Of equal elements the first counts; NaN is the largest.");
  declare_both<false>("argmin", "_npi_argmin",
                      "Index of the smallest element. Of equal elements the first counts; NaN is the smallest.");
};

MXHUB_OP(argmax_channel)
    .doc("Index of the largest element along axis 1.")
    .input("data", "At least two dimensions.")
    .output("output", kIndices)
    .shape([](ShapeCtx& c) {
      if (c.in(0).ndim_known() && c.in(0).ndim() < 2)
        c.bad_input(0, cat("expected at least two dimensions, got shape ", c.in(0)));
      classic_shape_rule(ArgParam{1, false}, c);
    })
    .dtype([](TypeCtx& c) {
      type_rule(ArgParam{1, false}, c);
    })
    .kernel([](const PrepareCtx& c) {
      return search_kernel<true>(split(ArgParam{1, false}, c.in[0].shape), c);
    })
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 5}).no_gradient(), Case("deep").shape("data", {2, 3, 2}).no_gradient(),
           Case("flat").shape("data", {4}).fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
