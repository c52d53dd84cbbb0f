// Arrays made from nothing, of the NumPy interface: identity, indices, windows, logarithmic ranges, constants like
// others.
#include <cmath>

#include "base/parallel.h"
#include "op/init/init.h"
#include "op/numpy/common.h"

namespace mxhub::op {
namespace {

constexpr const char* kCtxDoc = "The device, such as `cpu(0)`.";
constexpr const char* kDtypeDoc = "The dtype of the result.";

template <class P>
void dtype_rule(const P& p, TypeCtx& c) {
  c.set_out(0, static_cast<DType>(p.dtype));
}

struct EyeParam {
  int64_t N = 0;
  std::optional<int64_t> M;
  int64_t k = 0;
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{
        field("N", &EyeParam::N).required().at_least(0).doc("Number of rows."),
        field("M", &EyeParam::M).phrase(", optional, default=None").doc("Number of columns; None: as many as rows."),
        field("k", &EyeParam::k)
            .doc("Which diagonal holds the ones: above the main one if positive, below if negative."),
        field("ctx", &EyeParam::ctx).tag("device").doc(kCtxDoc),
        field("dtype", &EyeParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc)};
  }
};

MXHUB_OP(_npi_eye)
    .since("1.6")
    .doc("A matrix with ones on one diagonal and zeros elsewhere.")
    .param_struct<EyeParam>()
    .output("output", "Of shape (N, M).")
    .shape([](const EyeParam& p, ShapeCtx& c) {
      if (p.M && *p.M < 0) c.bad_param("M", cat("expected a number of at least 0, got ", *p.M));
      c.set_out(0, {p.N, p.M.value_or(p.N)});
    })
    .dtype(dtype_rule<EyeParam>)
    .kernel([](const EyeParam& p, const PrepareCtx& c) { return eye_kernel(c.out[0], p.k); })
    .cases(Case("typical").with("N", "3"), Case("wide").with("N", "2").with("M", "4").with("k", "1"),
           Case("outside").with("N", "2").with("k", "-5"), Case("no_size").fails(Kind::kArgument, "N"));

struct IdentityParam {
  Shape shape = Shape{std::initializer_list<int64_t>{}};
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{
        field("shape", &IdentityParam::shape).tag("shape").doc("The shape of the result: a square matrix."),
        field("ctx", &IdentityParam::ctx).tag("device").doc(kCtxDoc),
        field("dtype", &IdentityParam::dtype).choices(common_dtypes_and_bool()).tag("dtype").doc(kDtypeDoc)};
  }
};

MXHUB_OP(_npi_identity)
    .since("1.6")
    .doc("The identity matrix.")
    .param_struct<IdentityParam>()
    .output("output", "Of shape `shape`.")
    .shape([](const IdentityParam& p, ShapeCtx& c) {
      if (p.shape.ndim() != 2 || p.shape[0] != p.shape[1] || p.shape[0] < 0)
        c.bad_param("shape", cat("expected a square matrix, got ", p.shape));
      c.set_out(0, p.shape);
    })
    .dtype(dtype_rule<IdentityParam>)
    .kernel([](const PrepareCtx& c) { return eye_kernel(c.out[0], 0); })
    .cases(Case("typical").with("shape", "(3, 3)"), Case("bool").with("shape", "(2, 2)").with("dtype", "bool"),
           Case("not_square").with("shape", "(2, 3)").fails(Kind::kArgument, "shape"));

struct FullLikeParam {
  double fill_value = 0;
  std::string ctx;
  std::optional<int> dtype;
  static auto fields() {
    return std::tuple{field("fill_value", &FullLikeParam::fill_value).required().doc("The value of every element."),
                      field("ctx", &FullLikeParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &FullLikeParam::dtype)
                          .choices(common_dtypes_and_bool())
                          .tag("dtype")
                          .doc("The dtype of the result; None: that of `a`.")};
  }
};

MXHUB_OP(_npi_full_like)
    .since("1.6")
    .doc("An array of the shape of another, filled with one value.")
    .param_struct<FullLikeParam>()
    .input("a", "Gives the shape, and the dtype unless one is named; its values are not read.")
    .output("output", "Same shape as `a`.")
    .shape([](const FullLikeParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .dtype([](const FullLikeParam& p, TypeCtx& c) { c.set_out(0, p.dtype ? static_cast<DType>(*p.dtype) : c.in(0)); })
    .kernel([](const FullLikeParam& p, const PrepareCtx& c) { return fill_kernel(c.out[0], p.fill_value); })
    .zero_gradient()
    .cases(Case("typical").shape("a", {2, 3}).with("fill_value", "2.5").no_gradient(),
           Case("integers").shape("a", {4}).with("fill_value", "3.9").with("dtype", "int32").no_gradient(),
           Case("no_value").shape("a", {2}).fails(Kind::kArgument, "fill_value"));

struct IndicesParam {
  Shape dimensions;
  int dtype = static_cast<int>(DType::kInt32);
  std::string ctx;
  static auto fields() {
    return std::tuple{
        field("dimensions", &IndicesParam::dimensions).required().tag("shape").doc("The shape of the grid."),
        field("dtype", &IndicesParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc),
        field("ctx", &IndicesParam::ctx).tag("device").doc(kCtxDoc)};
  }
};

MXHUB_OP(_npi_indices)
    .since("1.6")
    .doc("The positions in a grid: one array for each dimension, with the index along it.")
    .param_struct<IndicesParam>()
    .output("output", "Of shape (number of dimensions, dimensions...).")
    .shape([](const IndicesParam& p, ShapeCtx& c) {
      Shape out{p.dimensions.ndim()};
      for (const int64_t d : p.dimensions) {
        if (d < 0) c.bad_param("dimensions", cat("expected dimensions of at least 0, got ", p.dimensions));
        out.push_back(d);
      }
      c.set_out(0, out);
    })
    .dtype(dtype_rule<IndicesParam>)
    .kernel([](const IndicesParam& p, const PrepareCtx& c) {
      const Shape grid = p.dimensions;
      return dispatch_all(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[grid](const RunCtx& r) {
          T* y = r.output<T>(0);
          const int64_t n = grid.size();
          for (int d = 0; d < grid.ndim(); ++d, y += n) {
            const int64_t inner = grid.size(d + 1, grid.ndim());
            for (int64_t i = 0; i < n; ++i) y[i] = convert<T>(i / inner % grid[d]);
          }
        }};
      });
    })
    .cases(Case("typical").with("dimensions", "(2, 3)"),
           Case("line").with("dimensions", "(4,)").with("dtype", "float32"),
           Case("negative").with("dimensions", "(2, -3)").fails(Kind::kArgument, "dimensions"));

struct LogspaceParam {
  double start = 0, stop = 0;
  int num = 0;
  bool endpoint = true;
  double base = 10;
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{field("start", &LogspaceParam::start).required().doc("Exponent of the first value."),
                      field("stop", &LogspaceParam::stop).required().doc("Exponent of the last value."),
                      field("num", &LogspaceParam::num).required().at_least(0).doc("Number of values."),
                      field("endpoint", &LogspaceParam::endpoint)
                          .doc("Whether `base ** stop` is the last value, and not the one after the last."),
                      field("base", &LogspaceParam::base).doc("The base."),
                      field("ctx", &LogspaceParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &LogspaceParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc)};
  }
};

// f(i) for i in [0, n).
template <class F>
Kernel tabulate(const Desc& out, const F& f) {
  return dispatch_all(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[f, n = out.size()](const RunCtx& r) {
      T* y = r.output<T>(0);
      for (int64_t i = 0; i < n; ++i) y[i] = convert<T>(f(i));
    }};
  });
}

MXHUB_OP(_npi_logspace)
    .since("1.6")
    .doc("Powers of a base with evenly spaced exponents.")
    .param_struct<LogspaceParam>()
    .output("output", "One-dimensional, of `num` values.")
    .shape([](const LogspaceParam& p, ShapeCtx& c) { c.set_out(0, {p.num}); })
    .dtype(dtype_rule<LogspaceParam>)
    .kernel([](const LogspaceParam& p, const PrepareCtx& c) {
      const int gaps = p.endpoint ? p.num - 1 : p.num;
      const double start = p.start, step = gaps > 0 ? (p.stop - p.start) / gaps : 0, base = p.base;
      return tabulate(c.out[0], [=](int64_t i) { return std::pow(base, start + static_cast<double>(i) * step); });
    })
    .cases(Case("typical").with("start", "0").with("stop", "2").with("num", "3"),
           Case("open").with("start", "0").with("stop", "1").with("num", "4").with("endpoint", "0").with("base", "2"),
           Case("no_number").with("start", "0").with("stop", "1").fails(Kind::kArgument, "num"));

struct WindowParam {
  std::optional<int64_t> M;
  std::string ctx;
  int dtype = 0;
  static auto fields() {
    return std::tuple{
        field("M", &WindowParam::M).phrase(", optional, default=None").doc("Number of points; below 1: none."),
        field("ctx", &WindowParam::ctx).tag("device").doc(kCtxDoc),
        field("dtype", &WindowParam::dtype).choices(common_dtypes()).tag("dtype").doc(kDtypeDoc)};
  }
};

MXHUB_OPS {
  // a + b cos(2 pi i / (M - 1)) + c cos(4 pi i / (M - 1))
  struct Window {
    const char *name, *doc;
    double a, b, c;
  };
  for (const Window& w :
       {Window{"_npi_hanning", "Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.", 0.5, -0.5, 0},
        Window{"_npi_hamming", "Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.", 0.54, -0.46, 0},
        Window{"_npi_blackman", "Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.",
               0.42, -0.5, 0.08}}) {
    OpBuilder(w.name)
        .since("1.6")
        .doc(w.doc)
        .param_struct<WindowParam>()
        .output("output", "One-dimensional, of `M` values; a single one is 1.")
        .shape([](const WindowParam& p, ShapeCtx& c) {
          if (!p.M) c.bad_param("M", "expected a number of points, got None");
          c.set_out(0, {std::max<int64_t>(*p.M, 0)});
        })
        .dtype(dtype_rule<WindowParam>)
        .kernel([w](const PrepareCtx& c) {
          const int64_t n = c.out[0].size();
          return tabulate(c.out[0], [w, n](int64_t i) {
            if (n == 1) return 1.0;
            const double t = 2 * M_PI * static_cast<double>(i) / static_cast<double>(n - 1);
            return w.a + w.b * std::cos(t) + w.c * std::cos(2 * t);
          });
        })
        .cases(Case("typical").with("M", "5"), Case("double").with("M", "4").with("dtype", "float64"),
               Case("single").with("M", "1"), Case("no_points").fails(Kind::kArgument, "M"));
  }
};

}  // namespace
}  // namespace mxhub::op
