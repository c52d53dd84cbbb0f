// Reductions of the NumPy interface: sum, prod, mean, max, min, any, all, variance, average, running sums.
#include <algorithm>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "base/wrapping.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"
#include "op/reduce/driver.h"

namespace mxhub::op {

Shape numpy_reduced_shape(const Shape& in, const std::vector<bool>& reduced, bool keepdims) {
  Shape out{std::initializer_list<int64_t>{}};
  for (int i = 0; i < in.ndim(); ++i) {
    if (!reduced[static_cast<size_t>(i)])
      out.push_back(in[i]);
    else if (keepdims)
      out.push_back(1);
  }
  return out;
}

namespace {

using Axes = std::optional<Shape>;
constexpr const char* kAxisDoc = "Axes to reduce over; None: all. Negative axes count from the end.";
constexpr const char* kKeepDoc = "Keep the reduced axes, with length 1.";
constexpr const char* kDtypeDoc = "The dtype of the result, and of the computation; None: as the input suggests.";
constexpr const char* kInitialDoc = "A value that takes part in every reduction; None: none.";

Choices reduce_dtypes(bool with_bool) {
  return with_bool ? dtype_choices({DType::kBool, DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kInt32,
                                    DType::kInt64, DType::kInt8})
                   : dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kInt32, DType::kInt64,
                                    DType::kInt8});
}

// Unlike the classic operators, no axes mean that nothing is reduced.
std::vector<bool> flags_of(const Axes& axes, int ndim) {
  if (axes && axes->ndim() == 0) return std::vector<bool>(static_cast<size_t>(ndim));
  return reduced_axes(axes, false, ndim);
}
void reduce_rule(const Axes& axes, bool keepdims, bool needs_elements, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  reduced_axes(c, axes, false, in.ndim());
  const auto flags = flags_of(axes, in.ndim());
  if (needs_elements && in.known()) {
    for (int i = 0; i < in.ndim(); ++i)
      if (flags[static_cast<size_t>(i)] && in[i] == 0)
        c.bad_input(0, cat("expected at least one element along the axes, got shape ", in));
  }
  c.set_out(0, numpy_reduced_shape(in, flags, keepdims));
}

Attrs axis_attrs(const Axes& axes, bool keepdims) {
  return {{"axis", axes ? text(*axes) : "None"}, {"keepdims", text(keepdims)}};
}
// A reduced array, or its gradient, in the shape and the type of the input; of a mean each element gets its share.
Entry expand(const Axes& axes, bool keepdims, const Entry& e, const Entry& like, bool mean = false) {
  Attrs attrs = axis_attrs(axes, keepdims);
  attrs["mean"] = text(mean);
  return call("_backward_np_sum", {e, like}, attrs);
}
struct SpreadParam {
  Axes axis;
  bool keepdims = false, mean = false;
  static auto fields() {
    return std::tuple{field("axis", &SpreadParam::axis).tag("axes").doc(kAxisDoc),
                      field("keepdims", &SpreadParam::keepdims).doc(kKeepDoc),
                      field("mean", &SpreadParam::mean).doc("Divide by the number of elements.")};
  }
};
Kernel after(const Kernel& first, const Desc& between, const Kernel& second) {
  const size_t own = (between.bytes() + 63) / 64 * 64 + 64;
  return {[=](const RunCtx& r) {
            void* middle = r.scratch;
            RunCtx one = r, two = r;
            one.scratch = two.scratch = static_cast<char*>(r.scratch) + own;
            one.out = &middle;
            first.run(one);
            two.in = &middle;
            second.run(two);
          },
          own + std::max(first.scratch, second.scratch), first.cost + second.cost};
}

MXHUB_OP(_backward_np_sum)
    .hidden()
    .doc("Repeats a reduced array along the reduced axes.")
    .param_struct<SpreadParam>()
    .input("ograd", "The reduced array.")
    .input("data", "Gives shape and dtype.")
    .shape([](const SpreadParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](const SpreadParam&, TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const SpreadParam& p, const PrepareCtx& c) {
      const Shape& in = c.in[1].shape;
      const Shape kept = numpy_reduced_shape(in, flags_of(p.axis, in.ndim()), true);
      const DType from = c.in[0].dtype, to = c.out[0].dtype;
      const Kernel spread = broadcast_copy_kernel(to, kept, in);
      const double count = kept.size() ? static_cast<double>(in.size() / kept.size()) : 1;
      if (!p.mean && from == to) return spread;
      // Divided in the type of the result, unless that is an integer.
      const DType fine = is_float(to) ? to : from;
      const Kernel small = p.mean ? scalar_kernel(BinaryFn::kDiv, from, fine, count, false, kept.size())
                                  : cast_kernel(from, to, kept.size());
      if (!p.mean || fine == to) return after(small, {kept, to}, spread);
      return after(small, {kept, from}, after(cast_kernel(from, to, kept.size()), {kept, to}, spread));
    })
    .gradient([](const SpreadParam& p, const GradCtx& g) -> std::vector<Entry> {
      const Entry back = call(p.mean ? "_npi_mean" : "_np_sum", {g.ograd(0)}, axis_attrs(p.axis, p.keepdims));
      return {call("_backward_cast", {back, g.in(0)}), zeros_like(g.in(1))};
    });

Entry equals(const Entry& e, double v) { return call("_equal_scalar", {e}, {{"scalar", text(v)}}); }

// ---- sum, prod, mean ------------------------------------------------------------------------------------------------
struct SumParam {
  Axes axis;
  std::optional<int> dtype;
  bool keepdims = false;
  std::optional<double> initial;
  static auto fields() {
    return std::tuple{field("axis", &SumParam::axis).tag("axes").doc(kAxisDoc),
                      field("dtype", &SumParam::dtype).choices(reduce_dtypes(true)).tag("dtype").doc(kDtypeDoc),
                      field("keepdims", &SumParam::keepdims).doc(kKeepDoc),
                      field("initial", &SumParam::initial).doc(kInitialDoc)};
  }
};

void sum_types(const SumParam& p, bool mean, TypeCtx& c) {
  if (p.dtype) return c.set_out(0, static_cast<DType>(*p.dtype));
  if (c.in(0) == DType::kUnknown) {
    if (is_float(c.out(0))) c.set_in(0, c.out(0));
    return c.set_out(0, c.in(0));
  }
  if (is_float(c.in(0))) return c.set_out(0, c.in(0));
  if (mean) return c.set_out(0, DType::kFloat32);
  c.set_out(0, c.in(0) == DType::kBool ? DType::kInt64 : c.in(0));
}

Kernel sum_kernel(ReduceFn fn, Finish finish, const SumParam& p, const PrepareCtx& c) {
  const auto flags = flags_of(p.axis, c.in[0].shape.ndim());
  // Integers that become floating point are converted before they are added up, which may not fit them.
  const Desc wide{c.in[0].shape, c.out[0].dtype};
  const bool convert_first = is_float(wide.dtype) && !is_float(c.in[0].dtype) && fn == ReduceFn::kProd;
  // An integer mean is the sum in that type, which may wrap around as NumPy's does, divided by the number of elements.
  if (finish == Finish::kMean && is_integer(wide.dtype)) {
    const Kernel sum = reduce_kernel(fn, Finish::kNone, c.in[0], flags, wide.dtype);
    const int64_t n = c.out[0].size(), share = n ? c.in[0].size() / n : 0;
    return after(sum, c.out[0], dispatch_all(wide.dtype, [&](auto tag) {
                   using T = typename decltype(tag)::type;
                   return Kernel{[n, share](const RunCtx& r) {
                     const auto mean = [share](T v) { return convert<T>(static_cast<double>(v) / share); };
                     std::transform(r.input<T>(0), r.input<T>(0) + n, r.output<T>(0), mean);
                   }};
                 }));
  }
  Kernel k = reduce_kernel(fn, finish, convert_first ? wide : c.in[0], flags, wide.dtype);
  if (convert_first) k = after(cast_kernel(c.in[0].dtype, wide.dtype, wide.size()), wide, k);
  if (!p.initial) return k;
  const BinaryFn join = fn == ReduceFn::kProd ? BinaryFn::kMul : BinaryFn::kAdd;
  return after(k, c.out[0], scalar_kernel(join, wide.dtype, wide.dtype, *p.initial, false, c.out[0].size()));
}

std::vector<Entry> grad_sum(const SumParam& p, const GradCtx& g) {
  return {expand(p.axis, p.keepdims, g.ograd(0), g.in(0))};
}
std::vector<Entry> grad_mean(const SumParam& p, const GradCtx& g) {
  return {expand(p.axis, p.keepdims, g.ograd(0), g.in(0), true)};
}
// The product of all others is the product divided by the element, unless there are zeros: with one zero only its own
// gradient is left, with two none.
std::vector<Entry> grad_prod(const SumParam& p, const GradCtx& g) {
  const Entry x = g.in(0), zero = equals(x, 0), others = add(x, zero);
  const auto whole = [&](const char* op, const Entry& e) {
    return expand(p.axis, true, call(op, {e}, axis_attrs(p.axis, true)), x);
  };
  const Entry zeros = whole("_np_sum", zero), product = whole("_np_prod", others);
  const Entry taken = add(equals(zeros, 0), mul(equals(zeros, 1), zero));
  const Entry back = expand(p.axis, p.keepdims, g.ograd(0), x);
  return {scale(mul(mul(back, taken), div(product, others)), p.initial.value_or(1))};
}

MXHUB_OPS {
  struct Row {
    const char* name;
    ReduceFn fn;
    Finish finish;
    std::vector<Entry> (*gradient)(const SumParam&, const GradCtx&);
    const char *doc, *alias;
  };
  for (const Row& row :
       {Row{"_np_sum", ReduceFn::kSum, Finish::kNone, grad_sum, "Sum of the elements along axes.", nullptr},
        Row{"_np_prod", ReduceFn::kProd, Finish::kNone, grad_prod, "Product of the elements along axes.",
            "_np_product"},
        Row{"_npi_mean", ReduceFn::kSum, Finish::kMean, grad_mean,
            "Mean of the elements along axes. Integers give float32.", nullptr}}) {
    const bool mean = row.finish == Finish::kMean;
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(row.doc)
        .param_struct<SumParam>()
        .input("a", "Any array.")
        .output("output", "The reduced array.")
        .shape([](const SumParam& p, ShapeCtx& c) { reduce_rule(p.axis, p.keepdims, false, c); })
        .dtype([mean](const SumParam& p, TypeCtx& c) { sum_types(p, mean, c); })
        .kernel([fn = row.fn, finish = row.finish](const SumParam& p, const PrepareCtx& c) {
          return sum_kernel(fn, finish, p, c);
        })
        .gradient(row.gradient)
        .cases(Case("axis").shape("a", {2, 3, 4}, 0.5, 1.5).with("axis", "(1,)"),
               Case("all").shape("a", {2, 3}, 0.5, 1.5).with("keepdims", "1"),
               Case("none").shape("a", {2, 3}, 0.5, 1.5).with("axis", "()"),
               Case("integers").shape("a", {3, 4}, 0, 5, DType::kInt32).with("axis", "0").no_gradient(),
               Case("bad_axis").shape("a", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"));
    if (row.alias) op.alias(row.alias);
  }
};

// ---- max, min, any, all
// -----------------------------------------------------------------------------------------------
struct ExtremeParam {
  Axes axis;
  bool keepdims = false;
  std::optional<double> initial;
  static auto fields() {
    return std::tuple{field("axis", &ExtremeParam::axis).tag("axes").doc(kAxisDoc),
                      field("keepdims", &ExtremeParam::keepdims).doc(kKeepDoc),
                      field("initial", &ExtremeParam::initial).doc(kInitialDoc)};
  }
};

// Equal extremes share the gradient, so that its weights always add up to one.
std::vector<Entry> grad_extreme(const ExtremeParam& p, const GradCtx& g) {
  const Entry x = g.in(0), back = expand(p.axis, p.keepdims, g.ograd(0), x);
  const Entry hit = call("_equal", {x, expand(p.axis, p.keepdims, g.out(0), x)});
  const Entry count = call("_np_sum", {hit}, axis_attrs(p.axis, true));
  const Entry weight = call("_maximum_scalar", {expand(p.axis, true, count, x)}, {{"scalar", "1"}});
  return {mul(div(back, weight), hit)};
}

MXHUB_OPS {
  struct Row {
    const char *name, *alias;
    ReduceFn fn;
    BinaryFn join;
    const char* doc;
  };
  for (const Row& row : {Row{"_np_max", "_np_amax", ReduceFn::kMax, BinaryFn::kMaximum,
                             "Largest element along axes. NaN wins; equal elements share the gradient."},
                         Row{"_np_min", "_np_amin", ReduceFn::kMin, BinaryFn::kMinimum,
                             "Smallest element along axes. NaN wins; equal elements share the gradient."}}) {
    OpBuilder(row.name)
        .alias(row.alias)
        .since("1.6")
        .doc(row.doc)
        .param_struct<ExtremeParam>()
        .input("a", "Any array.")
        .output("output", "The reduced array, of the same dtype.")
        .shape([](const ExtremeParam& p, ShapeCtx& c) { reduce_rule(p.axis, p.keepdims, !p.initial, c); })
        .kernel([fn = row.fn, join = row.join](const ExtremeParam& p, const PrepareCtx& c) {
          const DType t = c.in[0].dtype;
          const Kernel k = reduce_kernel(fn, Finish::kNone, c.in[0], flags_of(p.axis, c.in[0].shape.ndim()), t);
          return p.initial ? after(k, c.out[0], scalar_kernel(join, t, t, *p.initial, false, c.out[0].size())) : k;
        })
        .gradient(grad_extreme)
        .cases(Case("axis").shape("a", {2, 3, 4}).with("axis", "(1,)"),
               Case("all").shape("a", {2, 3}).with("keepdims", "1"),
               Case("integers").shape("a", {3, 4}, -5, 5, DType::kInt32).with("axis", "0").no_gradient(),
               Case("empty").shape("a", {2, 0}).with("axis", "1").fails(Kind::kShape, "a"));
  }
};

struct TestParam {
  Axes axis;
  bool keepdims = false;
  static auto fields() {
    return std::tuple{field("axis", &TestParam::axis).tag("axes").doc(kAxisDoc),
                      field("keepdims", &TestParam::keepdims).doc(kKeepDoc)};
  }
};

MXHUB_OPS {
  struct Row {
    const char *name, *alias;
    ReduceFn fn;
    const char* doc;
  };
  for (const Row& row : {Row{"_np_any", "_np_sometrue", ReduceFn::kSum, "Whether any element along axes is not zero."},
                         Row{"_np_all", nullptr, ReduceFn::kProd, "Whether all elements along axes are not zero."}}) {
    OpBuilder op(row.name);
    if (row.alias) op.alias(row.alias);
    op.since("1.6")
        .doc(row.doc)
        .param_struct<TestParam>()
        .input("data", "Any array.")
        .output("output", "Booleans.")
        .shape([](const TestParam& p, ShapeCtx& c) { reduce_rule(p.axis, p.keepdims, false, c); })
        .dtype([](const TestParam&, TypeCtx& c) { c.set_out(0, DType::kBool); })
        .kernel([fn = row.fn](const TestParam& p, const PrepareCtx& c) {
          const Desc flags{c.in[0].shape, DType::kBool};
          const Kernel k = reduce_kernel(fn, Finish::kNone, flags, flags_of(p.axis, flags.shape.ndim()), DType::kBool);
          if (c.in[0].dtype == DType::kBool) return k;
          return after(cast_kernel(c.in[0].dtype, DType::kBool, flags.size()), flags, k);
        })
        .zero_gradient()
        .cases(Case("axis").values("data", {2, 3}, {0, 1, 0, 2, 3, 4}).with("axis", "1").no_gradient(),
               Case("all").values("data", {2, 2}, {0, 0, 1, 0}).with("keepdims", "1").no_gradient(),
               Case("empty").shape("data", {2, 0}).with("axis", "1").no_gradient(),
               Case("bad_axis").shape("data", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"));
  }
};

// ---- variance, standard deviation, average
// -------------------------------------------------------------------------------
struct MomentParam {
  Axes axis;
  std::optional<int> dtype;
  int ddof = 0;
  bool keepdims = false;
  static auto fields() {
    return std::tuple{
        field("axis", &MomentParam::axis).tag("axes").doc(kAxisDoc),
        field("dtype", &MomentParam::dtype).choices(reduce_dtypes(false)).tag("dtype").doc(kDtypeDoc),
        field("ddof", &MomentParam::ddof).doc("The squares are divided by the number of elements minus this."),
        field("keepdims", &MomentParam::keepdims).doc(kKeepDoc)};
  }
};

Entry reduced(const char* op, const Entry& x, const Axes& axes, bool keepdims) {
  return call(op, {x}, axis_attrs(axes, keepdims));
}

// The mean of squared differences, in two passes: the difference of large squares would lose all digits.
Entry variance(const MomentParam& p, const Given& given, Entry x) {
  const DType t = given.in[0].dtype;
  const DType want = p.dtype ? static_cast<DType>(*p.dtype) : t;
  if (!is_float(t))
    x = call("Cast", {x}, {{"dtype", is_float(want) ? dtype_name(want) : "float32"}});
  else if (is_float(want) && dtype_size(want) > dtype_size(t))
    x = call("Cast", {x}, {{"dtype", dtype_name(want)}});
  const Shape& shape = given.shape(0);
  const auto flags = flags_of(p.axis, shape.ndim());
  double count = 1;
  for (int i = 0; i < shape.ndim(); ++i)
    if (flags[static_cast<size_t>(i)]) count *= static_cast<double>(shape[i]);
  const Entry centred = call("_npi_subtract", {x, reduced("_npi_mean", x, p.axis, true)});
  const Entry mean = reduced("_npi_mean", call("square", {centred}), p.axis, p.keepdims);
  return p.ddof ? scale(mean, count / std::max(count - p.ddof, 0.0)) : mean;
}

MXHUB_OPS {
  struct Row {
    const char *name, *doc;
    bool root;
  };
  for (const Row& row : {Row{"_npi_var", "Variance of the elements along axes.", false},
                         Row{"_npi_std", "Standard deviation of the elements along axes.", true}}) {
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(row.doc)
        .param_struct<MomentParam>()
        .input("a", "Any array.")
        .output("output", "The reduced array. Integers give float32.")
        .dtype([](const MomentParam& p, TypeCtx& c) {
          if (p.dtype) return c.set_out(0, static_cast<DType>(*p.dtype));
          c.set_out(0, is_float(c.in(0)) || c.in(0) == DType::kUnknown ? c.in(0) : DType::kFloat32);
        })
        .cases(Case("axis").shape("a", {2, 3, 4}).with("axis", "(1,)"),
               Case("all").shape("a", {2, 3}).with("keepdims", "1").with("ddof", "1"),
               Case("integers").shape("a", {3, 4}, 0, 9, DType::kInt32).with("axis", "0").no_gradient(),
               Case("bad_axis").shape("a", {2, 3}).with("axis", "(2,)").fails(Kind::kArgument, "axis"));
    composite<MomentParam>(op, row.name, 1,
                           [root = row.root](const MomentParam& p, const Given& given, const std::vector<Entry>& in) {
                             if (p.axis)
                               for (const int64_t a : *p.axis) given.axis(a, given.shape(0).ndim());
                             const Entry v = variance(p, given, in[0]);
                             return std::vector<Entry>{root ? call("sqrt", {v}) : v};
                           });
  }
};

struct AverageParam {
  Axes axis;
  bool returned = false, weighted = true;
  static auto fields() {
    return std::tuple{field("axis", &AverageParam::axis).tag("axes").doc(kAxisDoc),
                      field("returned", &AverageParam::returned).doc("Also give the sums of the weights."),
                      field("weighted", &AverageParam::weighted).doc("Whether there are weights; else all are 1.")};
  }
};

std::vector<Entry> average(const AverageParam& p, const Given& given, const std::vector<Entry>& in) {
  const Shape& shape = given.shape(0);
  if (p.axis)
    for (const int64_t a : *p.axis) given.axis(a, shape.ndim());
  if (!p.weighted) {
    const Entry mean = reduced("_npi_mean", in[0], p.axis, false);
    double count = 1;
    const auto flags = flags_of(p.axis, shape.ndim());
    for (int i = 0; i < shape.ndim(); ++i)
      if (flags[static_cast<size_t>(i)]) count *= static_cast<double>(shape[i]);
    const Entry one = call("_npi_zeros", {}, {{"shape", "()"}, {"dtype", dtype_name(given.in[0].dtype)}});
    return {mean, shift(one, count)};
  }
  Entry w = in[1];
  const Shape& ws = given.shape(1);
  if (ws != shape) {
    if (!p.axis || p.axis->ndim() != 1 || ws.ndim() != 1)
      given.bad_input(1, cat("expected shape ", shape, ", or one weight for each place along one axis, got ", ws));
    const int axis = given.axis((*p.axis)[0], shape.ndim());
    if (ws[0] != shape[axis]) given.bad_input(1, cat("expected ", shape[axis], " weights, got ", ws[0]));
    w = call("_np_reshape", {w}, {{"newshape", text(Shape::of(shape.ndim(), 1).with(axis, ws[0]))}});
  }
  // One weight for each place along the axis: their sum is one number.
  const bool line = ws != shape;
  const Entry total = reduced("_np_sum", w, line ? Axes() : p.axis, false);
  const Entry sum = reduced("_np_sum", call("_npi_multiply", {in[0], w}), p.axis, false);
  return {call("_npi_true_divide", {sum, total}), total};
}

MXHUB_OPS {
  OpBuilder op("_npi_average");
  op.since("1.6")
      .doc("Weighted mean of the elements along axes.")
      .param_struct<AverageParam>()
      .input("a", "Any array.")
      .input("weights",
             "Weights of the shape of `a`, or one for each place along one axis. Not given if not `weighted`.")
      .output("output", "The means.")
      .output("sum_of_weights", "The sums of the weights, one if they are the same for all; shown if `returned`.")
      .num_inputs([](const AverageParam& p) { return p.weighted ? 2 : 1; })
      .num_visible([](const AverageParam& p) { return p.returned ? 2 : 1; })
      .dtype([](const AverageParam& p, TypeCtx& c) {
        if (p.weighted && c.in(1) == DType::kUnknown) c.set_in(1, c.in(0));
        const DType t = p.weighted ? promote(c.in(0), c.in(1)) : c.in(0);
        for (int i = 0; i < 2; ++i) c.set_out(i, t == DType::kUnknown || is_float(t) ? t : DType::kFloat32);
      })
      .cases(
          Case("axis").shape("a", {2, 3}).shape("weights", {3}, 0.5, 1.5).with("axis", "(1,)"),
          Case("full").shape("a", {2, 3}).shape("weights", {2, 3}, 0.5, 1.5).with("axis", "(0,)"),
          Case("misfit").shape("a", {2, 3}).shape("weights", {2}).with("axis", "(1,)").fails(Kind::kShape, "weights"));
  composite<AverageParam>(
      op, "_npi_average", [](const AverageParam& p) { return p.weighted ? 2 : 1; }, 2, average);
};

// ---- running sums
// ------------------------------------------------------------------------------------------------------
struct CumsumParam {
  std::optional<int> axis, dtype;
  static auto fields() {
    return std::tuple{
        field("axis", &CumsumParam::axis).tag("axis").doc("The axis to add along; None: the whole array, flattened."),
        field("dtype", &CumsumParam::dtype).choices(reduce_dtypes(false)).tag("dtype").doc(kDtypeDoc)};
  }
};

// Sums from the front, or from the back: the latter is the gradient of the former. Sums of 16-bit floats are rounded at
// each step, as NumPy does: every element is the sum of its neighbour and one more number.
template <class T, class Y>
Kernel running_kernel(int64_t outer, int64_t n, int64_t inner, bool back) {
  return {[=](const RunCtx& r) {
            using A = std::conditional_t<is_float_type<Y>, double, int64_t>;
            constexpr bool stepwise = !std::is_same_v<Y, Compute<Y>>;
            parallel_for(outer * inner, std::max<int64_t>(1, 32768 / std::max<int64_t>(n, 1)),
                         [&](int64_t begin, int64_t end) {
                           for (int64_t k = begin; k < end; ++k) {
                             const int64_t at = k / inner * n * inner + k % inner;
                             const T* x = r.input<T>(0) + at;
                             Y* y = r.output<Y>(0) + at;
                             A sum = 0;
                             for (int64_t i = 0; i < n; ++i) {
                               const int64_t j = (back ? n - 1 - i : i) * inner;
                               sum = wrapping_add(sum, convert<A>(x[j]));
                               y[j] = convert<Y>(sum);
                               if constexpr (stepwise) sum = convert<A>(y[j]);
                             }
                           }
                         });
          },
          0, static_cast<double>(outer * n * inner) * 2};
}
Kernel cumsum_kernel(const CumsumParam& p, const Shape& s, DType in, DType out, bool back) {
  int64_t outer = 1, n = s.size(), inner = 1;
  if (p.axis) {
    const int axis = *p.axis < 0 ? *p.axis + s.ndim() : *p.axis;
    outer = s.size(0, axis);
    n = s[axis];
    inner = s.size(axis + 1, s.ndim());
  }
  return dispatch_all(in, [&](auto a) {
    return dispatch_all(out, [&](auto b) {
      return running_kernel<typename decltype(a)::type, typename decltype(b)::type>(outer, n, inner, back);
    });
  });
}

MXHUB_OP(_np_cumsum)
    .alias({"cumsum"})
    .since("1.6")
    .doc("Sums of the elements along an axis up to each of them.")
    .param_struct<CumsumParam>()
    .input("a", "Any array.")
    .output("output", "Same shape as `a`; one-dimensional if `axis` is None.")
    .shape([](const CumsumParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (p.axis) {
        c.axis(*p.axis, in.ndim());
        c.set_out(0, in);
      } else {
        c.set_out(0, {in.known() ? in.size() : -1});
      }
    })
    .dtype([](const CumsumParam& p, TypeCtx& c) {
      if (p.dtype) return c.set_out(0, static_cast<DType>(*p.dtype));
      c.set_out(0, c.in(0) == DType::kBool ? DType::kInt64 : c.in(0));
    })
    .kernel([](const CumsumParam& p, const PrepareCtx& c) {
      return cumsum_kernel(p, c.in[0].shape, c.in[0].dtype, c.out[0].dtype, false);
    })
    .gradient([](const CumsumParam&, const GradCtx& g) {
      return g.fused("_backward_np_cumsum", {g.ograd(0), g.in(0)});
    })
    .cases(Case("axis").shape("a", {2, 3}).with("axis", "0"), Case("flat").shape("a", {2, 3}),
           Case("integers").shape("a", {4}, 0, 9, DType::kInt32).with("dtype", "float32").no_gradient(),
           Case("bad_axis").shape("a", {2, 3}).with("axis", "2").fails(Kind::kArgument, "axis"));

MXHUB_OP(_backward_np_cumsum)
    .hidden()
    .param_struct<CumsumParam>()
    .input("ograd")
    .input("a")
    .shape([](const CumsumParam&, ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](const CumsumParam&, TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const CumsumParam& p, const PrepareCtx& c) {
      return cumsum_kernel(p, c.out[0].shape, c.in[0].dtype, c.out[0].dtype, true);
    })
    .gradient([](const CumsumParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("_np_cumsum", {g.ograd(0)}, p), Entry{}};
    });

}  // namespace
}  // namespace mxhub::op
