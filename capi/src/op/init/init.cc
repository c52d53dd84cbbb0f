// Arrays made from nothing: zeros, ones, a constant, ranges, the identity matrix.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/parallel.h"
#include "base/wrapping.h"
#include "op/elemwise/driver.h"
#include "op/init/init.h"

namespace mxhub::op {

Kernel fill_kernel(const Desc& out, double value) {
  const int64_t n = out.size();
  const ScalarBits bits = scalar_bits(out.dtype, value);
  const auto size = static_cast<int64_t>(dtype_size(out.dtype));
  if (std::all_of(bits.bytes, bits.bytes + size, [](unsigned char b) { return b == 0; })) {
    return {[bytes = n * size](const RunCtx& r) {
      parallel_for(bytes, 1 << 18, [&r](int64_t begin, int64_t end) {
        std::memset(r.output<char>(0) + begin, 0, static_cast<size_t>(end - begin));
      });
    }};
  }
  return dispatch_size(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    T v;
    std::memcpy(&v, bits.bytes, sizeof(T));
    return Kernel{[n, v](const RunCtx& r) {
      parallel_for(n, grain_for(1), [&r, v](int64_t begin, int64_t end) {
        T* y = r.output<T>(0);
        for (int64_t i = begin; i < end; ++i) y[i] = v;
      });
    }};
  });
}

Kernel range_kernel(DType t, double first, double step, int64_t n, int64_t repeat, bool integral) {
  return dispatch_all(t, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
      parallel_for(n, grain_for(4), [=, &r](int64_t begin, int64_t end) {
        T* y = r.output<T>(0);
        for (int64_t i = begin; i < end; ++i) {
          const int64_t k = repeat == 1 ? i : i / repeat;
          if (integral)
            y[i] =
                static_cast<T>(wrapping_add(static_cast<int64_t>(first), wrapping_mul(k, static_cast<int64_t>(step))));
          else
            y[i] = convert<T>(first + static_cast<double>(k) * step);
        }
      });
    }};
  });
}

Kernel eye_kernel(const Desc& out, int64_t k) {
  const int64_t rows = out.shape[0], cols = out.shape[1];
  const auto size = static_cast<int64_t>(dtype_size(out.dtype));
  const ScalarBits one = scalar_bits(out.dtype, 1);
  return {[=](const RunCtx& r) {
    char* y = r.output<char>(0);
    if (rows > 0 && cols > 0) std::memset(y, 0, static_cast<size_t>(rows * cols * size));
    for (int64_t i = 0; i < rows; ++i)
      if (k >= -i && k < cols - i) std::memcpy(y + (i * cols + i + k) * size, one.bytes, static_cast<size_t>(size));
  }};
}

namespace {

// The shape given as a parameter. Without NumPy shapes a 0 stands for a dimension that others decide.
Shape wanted_shape(const Shape& s, const ShapeCtx& c) {
  if (c.np_shape) return s;
  if (s.ndim() <= 0) return Shape();
  Shape r = s;
  for (int64_t& d : r)
    if (d == 0) d = -1;
  return r;
}
template <class P>
void shape_rule(const P& p, ShapeCtx& c) {
  for (const int64_t d : p.shape)
    if (d < -1) c.bad_param("shape", cat("expected dimensions of at least 0, got ", p.shape));
  c.set_out(0, wanted_shape(p.shape, c));
}
template <class P>
void dtype_rule(const P& p, TypeCtx& c) {
  c.set_out(0, static_cast<DType>(p.dtype));
}

constexpr const char* kCtxDoc = "The device, such as `cpu(0)`.";
constexpr const char* kDtypeDoc = "The dtype of the result.";
constexpr const char* kShapeDoc = "The shape of the result.";

struct FilledParam {
  Shape shape = Shape{std::initializer_list<int64_t>{}};
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{
        field("shape", &FilledParam::shape).tag("shape").doc(kShapeDoc),
        field("ctx", &FilledParam::ctx).tag("device").doc(kCtxDoc),
        field("dtype", &FilledParam::dtype).choices(common_dtypes_and_bool()).tag("dtype").doc(kDtypeDoc)};
  }
};

MXHUB_OPS {
  struct Row {
    const char *name, *since, *doc;
    double value;
  };
  for (const Row& row :
       {Row{"_zeros", "1.0", "An array of zeros.", 0}, Row{"_npi_zeros", "1.6", "An array of zeros.", 0},
        Row{"_ones", "1.0", "An array of ones.", 1}, Row{"_npi_ones", "1.6", "An array of ones.", 1}}) {
    OpBuilder(row.name)
        .since(row.since)
        .doc(row.doc)
        .param_struct<FilledParam>()
        .output("output", "Of shape `shape` and dtype `dtype`.")
        .shape(shape_rule<FilledParam>)
        .dtype(dtype_rule<FilledParam>)
        .kernel([value = row.value](const PrepareCtx& c) { return fill_kernel(c.out[0], value); })
        .cases(Case("typical").with("shape", "(2, 3)"), Case("bool").with("shape", "(4,)").with("dtype", "bool"),
               Case("half").with("shape", "(4,)").with("dtype", "float16"),
               Case("bad_shape").with("shape", "two").fails(Kind::kArgument, "shape"));
  }
};

struct FullParam {
  Shape shape;
  std::string ctx;
  int dtype = 0;
  double value = 0;
  static auto fields() {
    return std::tuple{field("shape", &FullParam::shape).tag("shape").doc(kShapeDoc),
                      field("ctx", &FullParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &FullParam::dtype).choices(common_dtypes_and_bool()).tag("dtype").doc(kDtypeDoc),
                      field("value", &FullParam::value).required().doc("The value of every element.")};
  }
};

MXHUB_OP(_full)
    .alias({"_npi_full"})
    .doc("An array filled with one value.")
    .param_struct<FullParam>()
    .output("output", "Of shape `shape` and dtype `dtype`.")
    .shape(shape_rule<FullParam>)
    .dtype(dtype_rule<FullParam>)
    .kernel([](const FullParam& p, const PrepareCtx& c) { return fill_kernel(c.out[0], p.value); })
    .cases(Case("typical").with("shape", "(2, 3)").with("value", "2.5"),
           Case("integers").with("shape", "(4,)").with("value", "3.9").with("dtype", "int32"),
           Case("no_value").with("shape", "(2,)").fails(Kind::kArgument, "value"));

struct UntypedParam {
  Shape shape;
  std::string ctx;
  int dtype = -1;
  static auto fields() {
    return std::tuple{field("shape", &UntypedParam::shape).tag("shape").doc(kShapeDoc),
                      field("ctx", &UntypedParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &UntypedParam::dtype)
                          .at_least(-1)
                          .at_most(kNumDTypes - 1)
                          .doc("The number of the dtype; -1: whatever reads the array decides.")};
  }
};

MXHUB_OP(_zeros_without_dtype)
    .doc("An array of zeros whose dtype may be left to its readers.")
    .param_struct<UntypedParam>()
    .output("output", "Of shape `shape`.")
    .shape(shape_rule<UntypedParam>)
    .dtype(dtype_rule<UntypedParam>)
    .kernel([](const PrepareCtx& c) { return fill_kernel(c.out[0], 0); })
    .cases(Case("typical").with("shape", "(2, 3)"), Case("typed").with("shape", "(2, 3)").with("dtype", "4"),
           Case("bad_dtype").with("shape", "(2,)").with("dtype", "99").fails(Kind::kArgument, "dtype"));

struct RangeParam {
  double start = 0;
  std::optional<double> stop;
  double step = 1;
  int repeat = 1;
  bool infer_range = false;
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{
        field("start", &RangeParam::start).required().doc("First value; the end of the range if `stop` is None."),
        field("stop", &RangeParam::stop).doc("The values stay below it, or above it with a negative step."),
        field("step", &RangeParam::step).doc("Distance between values; not 0."),
        field("repeat", &RangeParam::repeat).at_least(1).doc("How often each value comes."),
        field("infer_range", &RangeParam::infer_range)
            .doc("If true and `stop` is None, the length is that of whatever reads the array."),
        field("ctx", &RangeParam::ctx).tag("device").doc(kCtxDoc),
        field("dtype", &RangeParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc)};
  }
};

MXHUB_OPS {
  for (const char* name : {"_arange", "_npi_arange"}) {
    OpBuilder(name)
        .doc("Evenly spaced values in a half-open interval. With one bound only, the values run from 0 up to it.")
        .param_struct<RangeParam>()
        .output("output", "One-dimensional, of dtype `dtype`.")
        .shape([](const RangeParam& p, ShapeCtx& c) {
          if (p.step == 0) c.bad_param("step", "expected a number other than 0, got 0");
          if (!p.stop && p.infer_range) return;
          const double first = p.stop ? p.start : 0, last = p.stop ? *p.stop : p.start;
          const double n = std::ceil((last - first) / p.step);
          if (!(n < 1e15)) c.bad_param("stop", cat("expected a range of finite length, got ", first, " to ", last));
          if (n <= 0 && !c.np_shape)
            c.bad_param("stop",
                        cat("expected a range with at least one value, got ", first, " to ", last, " by ", p.step));
          c.set_out(0, {std::max<int64_t>(0, static_cast<int64_t>(n)) * p.repeat});
        })
        .dtype(dtype_rule<RangeParam>)
        .kernel([](const RangeParam& p, const PrepareCtx& c) {
          const bool from_zero = !p.stop && !p.infer_range;
          return range_kernel(c.out[0].dtype, from_zero ? 0 : p.start, p.step, c.out[0].size(), p.repeat,
                              !is_float(c.out[0].dtype));
        })
        .cases(Case("typical").with("start", "2").with("stop", "7").with("step", "1.5"),
               Case("one_bound").with("start", "4").with("repeat", "2"),
               Case("down").with("start", "5").with("stop", "0").with("step", "-2").with("dtype", "int32"),
               Case("no_step").with("start", "1").with("step", "0").fails(Kind::kArgument, "step"));
  }
};

struct LinspaceParam {
  double start = 0;
  std::optional<double> stop;
  double step = 1;
  int repeat = 1;
  bool infer_range = false;
  std::string ctx;
  int dtype = 0;
  int num = 50;
  bool endpoint = true;
  static auto fields() {
    return std::tuple{field("start", &LinspaceParam::start).required().doc("First value."),
                      field("stop", &LinspaceParam::stop).doc("Last value, or the value after the last."),
                      field("step", &LinspaceParam::step).doc("Without effect; `num` gives the number of values."),
                      field("repeat", &LinspaceParam::repeat).doc("Without effect."),
                      field("infer_range", &LinspaceParam::infer_range).doc("Without effect."),
                      field("ctx", &LinspaceParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &LinspaceParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc),
                      field("num", &LinspaceParam::num).required().internal().at_least(0).doc("Number of values."),
                      field("endpoint", &LinspaceParam::endpoint).internal().doc("Whether `stop` is the last value.")};
  }
};

MXHUB_OP(_linspace)
    .alias({"_npi_linspace"})
    .doc("A given number of evenly spaced values from `start` to `stop`.")
    .param_struct<LinspaceParam>()
    .output("output", "One-dimensional, of dtype `dtype`.")
    .shape([](const LinspaceParam& p, ShapeCtx& c) {
      if (!p.stop) c.bad_param("stop", "expected a number, got None");
      c.set_out(0, {p.num});
    })
    .dtype(dtype_rule<LinspaceParam>)
    .kernel([](const LinspaceParam& p, const PrepareCtx& c) {
      const int gaps = p.endpoint ? p.num - 1 : p.num;
      const double step = gaps > 0 ? (*p.stop - p.start) / gaps : 0;
      return range_kernel(c.out[0].dtype, p.start, step, c.out[0].size(), 1, false);
    })
    .cases(Case("typical").with("start", "0").with("stop", "1").with("num", "5"),
           Case("open").with("start", "0").with("stop", "1").with("num", "4").with("endpoint", "0"),
           Case("no_stop").with("start", "0").with("num", "3").fails(Kind::kArgument, "stop"));

struct EyeParam {
  int64_t N = 0, M = 0, k = 0;
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{field("N", &EyeParam::N).required().at_least(0).doc("Number of rows."),
                      field("M", &EyeParam::M).doc("Number of columns; as many as rows if 0 or less."),
                      field("k", &EyeParam::k)
                          .doc("Which diagonal holds the ones: above the main one if positive, below if negative."),
                      field("ctx", &EyeParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &EyeParam::dtype)
                          .choices(dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kUint8,
                                                  DType::kInt8, DType::kInt32, DType::kInt64}))
                          .tag("dtype")
                          .doc(kDtypeDoc)};
  }
};

MXHUB_OP(_eye)
    .doc("A matrix with ones on one diagonal and zeros elsewhere.")
    .param_struct<EyeParam>()
    .output("output", "Of shape (N, M).")
    .shape([](const EyeParam& p, ShapeCtx& c) {
      c.set_out(0, {p.N, p.M > 0 ? p.M : p.N});
    })
    .dtype(dtype_rule<EyeParam>)
    .kernel([](const EyeParam& p, const PrepareCtx& c) { return eye_kernel(c.out[0], p.k); })
    .cases(Case("typical").with("N", "3"), Case("wide").with("N", "2").with("M", "4").with("k", "1"),
           Case("outside").with("N", "2").with("k", "-5"), Case("no_size").fails(Kind::kArgument, "N"));

struct ArangeLikeParam {
  double start = 0, step = 1;
  int repeat = 1;
  std::string ctx;
  std::optional<int> axis;
  static auto fields() {
    return std::tuple{field("start", &ArangeLikeParam::start).doc("First value."),
                      field("step", &ArangeLikeParam::step).doc("Distance between values; not 0."),
                      field("repeat", &ArangeLikeParam::repeat).at_least(1).doc("How often each value comes."),
                      field("ctx", &ArangeLikeParam::ctx).tag("device").doc(kCtxDoc),
                      field("axis", &ArangeLikeParam::axis)
                          .tag("axis")
                          .doc("The axis whose length the result has; None: the result has the shape of the input.")};
  }
};

MXHUB_OP(_contrib_arange_like)
    .alias({"_npx_arange_like"})
    .doc("Evenly spaced values, as many as the input has elements or as one of its axes is long.")
    .param_struct<ArangeLikeParam>()
    .input("data", "Gives shape and dtype; its values are not read.")
    .output("output", "Same dtype as `data`.")
    .shape([](const ArangeLikeParam& p, ShapeCtx& c) {
      if (p.step == 0) c.bad_param("step", "expected a number other than 0, got 0");
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (!p.axis)
        c.set_out(0, in);
      else
        c.set_out(0, {in[c.axis(*p.axis, in.ndim())]});
    })
    .kernel([](const ArangeLikeParam& p, const PrepareCtx& c) {
      return range_kernel(c.out[0].dtype, p.start, p.step, c.out[0].size(), p.repeat, !is_float(c.out[0].dtype));
    })
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(),
           Case("axis").shape("data", {2, 3}).with("axis", "-1").with("start", "1").with("repeat", "2").no_gradient(),
           Case("bad_axis").shape("data", {2, 3}).with("axis", "2").fails(Kind::kArgument, "axis"));

}  // namespace
}  // namespace mxhub::op
