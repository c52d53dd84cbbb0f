// Random values: with parameters as numbers (_random_x), shaped like an array (_random_x_like), and with a pair of
// parameters for each row (_sample_x).
#include <string>

#include "base/parallel.h"
#include "op/build.h"
#include "op/random/sampler.h"

namespace mxhub::op {
namespace {

void check(Dist dist, const std::string& op, const char* const names[], double a, double b) {
  int which = 0;
  if (const char* expected = expected_parameters(dist, a, b, &which))
    throw Error(Kind::kArgument, op, names[which], cat(expected, ", got ", which ? b : a));
}
}  // namespace

Kernel random_kernel(Dist dist, const char* const* names, const PrepareCtx& c, double a, double b) {
  const int64_t n = c.out[0].size();
  const std::string op = c.op.name;
  const int64_t blocks = (n + kRandomBlock - 1) / kRandomBlock;
  const double cost = static_cast<double>(n) * 3;
  if (c.out[0].dtype == DType::kFloat32)
    if (const FastFillLoop fill = fast_fill(dist)) {
      return {[=](const RunCtx& r) {
                check(dist, op, names, a, b);
                const FastFill f{r.seed, r.stream, static_cast<float>(a), static_cast<float>(b)};
                parallel_for(blocks, 16, [&](int64_t begin, int64_t end) {
                  for (int64_t k = begin; k < end; ++k)
                    fill(f, static_cast<uint64_t>(k), r.output<float>(0) + k * kRandomBlock,
                         std::min(kRandomBlock, n - k * kRandomBlock));
                });
              },
              0, cost};
    }
  const Draw draw = draw_of(dist);
  return dispatch_float(c.out[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) {
                    check(dist, op, names, a, b);
                    parallel_for(blocks, 1, [&](int64_t begin, int64_t end) {
                      T* y = r.output<T>(0);
                      for (int64_t k = begin; k < end; ++k) {
                        Philox g = block_philox(r, k);
                        const int64_t stop = std::min(n, (k + 1) * kRandomBlock);
                        for (int64_t i = k * kRandomBlock; i < stop; ++i) y[i] = convert<T>(draw(g, a, b));
                      }
                    });
                  },
                  0, cost * 10};
  });
}

namespace {

// What the family needs to know of a distribution. `random` and `sample` are the names of its parameters as numbers
// and as arrays.
struct Uniform {
  using A = float;
  static constexpr Dist dist = Dist::kUniform;
  static constexpr bool two = true;
  static constexpr A a0 = 0;
  static constexpr float b0 = 1;
  static constexpr const char *name = "uniform", *extra = "uniform", *random[] = {"low", "high"},
                              *sample[] = {"low", "high"};
  static constexpr const char* doc[] = {"Lower bound.", "Upper bound, which is not reached."};
  static constexpr const char* what = "the uniform distribution on [low, high)";
};
struct Normal {
  using A = float;
  static constexpr Dist dist = Dist::kNormal;
  static constexpr bool two = true;
  static constexpr A a0 = 0;
  static constexpr float b0 = 1;
  static constexpr const char *name = "normal", *extra = "normal", *random[] = {"loc", "scale"},
                              *sample[] = {"mu", "sigma"};
  static constexpr const char* doc[] = {"Mean.", "Standard deviation, above 0."};
  static constexpr const char* what = "a normal (Gaussian) distribution";
};
struct GammaDist {
  using A = float;
  static constexpr Dist dist = Dist::kGamma;
  static constexpr bool two = true;
  static constexpr A a0 = 1;
  static constexpr float b0 = 1;
  static constexpr const char *name = "gamma", *extra = nullptr, *random[] = {"alpha", "beta"},
                              *sample[] = {"alpha", "beta"};
  static constexpr const char* doc[] = {"Shape, above 0.", "Scale, above 0."};
  static constexpr const char* what = "a gamma distribution";
};
struct Exponential {
  using A = float;
  static constexpr Dist dist = Dist::kExponential;
  static constexpr bool two = false;
  static constexpr A a0 = 1;
  static constexpr float b0 = 0;
  static constexpr const char *name = "exponential", *extra = nullptr, *random[] = {"lam", ""}, *sample[] = {"lam", ""};
  static constexpr const char* doc[] = {"Rate, above 0.", ""};
  static constexpr const char* what = "an exponential distribution";
};
struct Poisson {
  using A = float;
  static constexpr Dist dist = Dist::kPoisson;
  static constexpr bool two = false;
  static constexpr A a0 = 1;
  static constexpr float b0 = 0;
  static constexpr const char *name = "poisson", *extra = nullptr, *random[] = {"lam", ""}, *sample[] = {"lam", ""};
  static constexpr const char* doc[] = {"Rate, at least 0.", ""};
  static constexpr const char* what = "a Poisson distribution; the counts are floating-point numbers";
};
struct NegativeBinomial {
  using A = int;
  static constexpr Dist dist = Dist::kNegativeBinomial;
  static constexpr bool two = true;
  static constexpr A a0 = 1;
  static constexpr float b0 = 1;
  static constexpr const char *name = "negative_binomial", *extra = nullptr, *random[] = {"k", "p"},
                              *sample[] = {"k", "p"};
  static constexpr const char* doc[] = {"Number of successes to wait for.", "Probability of a success, in (0, 1]."};
  static constexpr const char* what = "a negative binomial distribution: failures before the k-th success";
};
struct Generalized {
  using A = float;
  static constexpr Dist dist = Dist::kGeneralizedNegativeBinomial;
  static constexpr bool two = true;
  static constexpr A a0 = 1;
  static constexpr float b0 = 1;
  static constexpr const char *name = "generalized_negative_binomial", *extra = nullptr, *random[] = {"mu", "alpha"},
                              *sample[] = {"mu", "alpha"};
  static constexpr const char* doc[] = {"Mean, at least 0.", "Dispersion, at least 0; 0 gives a Poisson distribution."};
  static constexpr const char* what = "a negative binomial distribution given by mean and dispersion";
};

Choices float_or_none() {
  Choices c = dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64});
  c.emplace_back("None", -1);
  return c;
}
constexpr const char* kDtypeDoc = "The dtype of the result; None: float32.";

// Fields of the parameters a and b of distribution D in struct P.
template <class D, class P>
auto parameter_fields() {
  if constexpr (D::two) {
    return std::tuple{field(D::random[0], &P::a).doc(D::doc[0]), field(D::random[1], &P::b).doc(D::doc[1])};
  } else {
    return std::tuple{field(D::random[0], &P::a).doc(D::doc[0])};
  }
}
template <class D>
struct RandomParam {
  typename D::A a = D::a0;
  float b = D::b0;
  Shape shape;
  std::string ctx;
  int dtype = -1;
  static auto fields() {
    return std::tuple_cat(
        parameter_fields<D, RandomParam>(),
        std::tuple{field("shape", &RandomParam::shape).tag("shape").doc("The shape of the result."),
                   field("ctx", &RandomParam::ctx).tag("device").doc("The device, such as `cpu(0)`."),
                   field("dtype", &RandomParam::dtype).choices(float_or_none()).tag("dtype").doc(kDtypeDoc)});
  }
};
template <class D>
struct LikeParam {
  typename D::A a = D::a0;
  float b = D::b0;
  static auto fields() { return parameter_fields<D, LikeParam>(); }
};
struct SampleParam {
  Shape shape = Shape{std::initializer_list<int64_t>{}};
  int dtype = -1;
  static auto fields() {
    return std::tuple{
        field("shape", &SampleParam::shape).tag("shape").doc("The shape drawn for each element of the parameters."),
        field("dtype", &SampleParam::dtype).choices(float_or_none()).tag("dtype").doc(kDtypeDoc)};
  }
};

// Without NumPy shapes a 0 stands for a dimension that others decide.
void set_wanted(Shape s, ShapeCtx& c) {
  for (int64_t& d : s) {
    if (d < -1) c.bad_param("shape", cat("expected dimensions of at least 0, got ", s));
    if (d == 0 && !c.np_shape) d = -1;
  }
  if (c.np_shape || s.ndim() > 0) c.set_out(0, s);
}

void float32_unless(int dtype, TypeCtx& c) {
  if (dtype >= 0)
    c.set_out(0, static_cast<DType>(dtype));
  else if (c.out(0) == DType::kUnknown)
    c.set_out(0, DType::kFloat32);
}

Kernel sample_kernel(Dist dist, const char* const* names, const PrepareCtx& c) {
  const int64_t n = c.out[0].size(), rows = c.in[0].size();
  const int64_t each = rows ? n / rows : 1, blocks = (n + kRandomBlock - 1) / kRandomBlock;
  const std::string op = c.op.name;
  const Draw draw = draw_of(dist);
  auto reader = [](DType t) {
    return dispatch_all(t, [](auto tag) -> double (*)(const void*, int64_t) {
      using T = typename decltype(tag)::type;
      return [](const void* p, int64_t i) {
        return static_cast<double>(static_cast<Compute<T>>(static_cast<const T*>(p)[i]));
      };
    });
  };
  const int second = c.in.size() > 1 ? 1 : 0;
  const auto read_a = reader(c.in[0].dtype), read_b = reader(c.in[static_cast<size_t>(second)].dtype);
  return dispatch_float(c.out[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) {
                    const void *pa = r.in[0], *pb = r.in[second];
                    for (int64_t i = 0; i < rows; ++i) check(dist, op, names, read_a(pa, i), read_b(pb, i));
                    parallel_for(blocks, 1, [&](int64_t begin, int64_t end) {
                      T* y = r.output<T>(0);
                      for (int64_t k = begin; k < end; ++k) {
                        Philox g = block_philox(r, k);
                        const int64_t stop = std::min(n, (k + 1) * kRandomBlock);
                        for (int64_t i = k * kRandomBlock; i < stop; ++i)
                          y[i] = convert<T>(draw(g, read_a(pa, i / each), read_b(pb, i / each)));
                      }
                    });
                  },
                  0, static_cast<double>(n) * 30};
  });
}

void sample_shape(const SampleParam& p, ShapeCtx& c) {
  for (int i = 1; i < c.num_inputs(); ++i) {
    Shape s = c.in(0);
    if (!merge_shape(&s, c.in(i)))
      c.bad_input(i, cat("expected the shape of the first parameter, ", c.in(0), ", got ", c.in(i)));
    c.set_in(0, s);
    c.set_in(i, s);
  }
  if (!c.in(0).ndim_known()) return;
  Shape out = c.in(0);
  for (const int64_t d : p.shape) {
    if (d < 0) c.bad_param("shape", cat("expected dimensions of at least 0, got ", p.shape));
    out.push_back(d == 0 && !c.np_shape ? -1 : d);
  }
  c.set_out(0, out);
}

template <class D>
void declare() {
  const std::string name = D::name;
  {
    OpBuilder op("_random_" + name);
    op.alias("random_" + name);
    if (D::extra) op.alias(D::extra);
    op.doc(cat("Random values of ", D::what, ". Every call draws new values; seed them with `mx.random.seed`."))
        .template param_struct<RandomParam<D>>()
        .output("output", "Random values.")
        .random()
        .shape([](const RandomParam<D>& p, ShapeCtx& c) { set_wanted(p.shape, c); })
        .dtype([](const RandomParam<D>& p, TypeCtx& c) { float32_unless(p.dtype, c); })
        .kernel([](const RandomParam<D>& p, const PrepareCtx& c) {
          return random_kernel(D::dist, D::random, c, static_cast<double>(p.a), static_cast<double>(p.b));
        })
        .cases(Case("typical").with("shape", "(2, 3)"), Case("double").with("shape", "(4,)").with("dtype", "float64"),
               Case("bad_shape").with("shape", "many").fails(Kind::kArgument, "shape"));
  }
  OpBuilder("_random_" + name + "_like")
      .doc(cat("Random values of ", D::what, ", in the shape of an array."))
      .template param_struct<LikeParam<D>>()
      .input("data", "Gives shape and dtype; its values are not read.")
      .output("output", "Random values.")
      .random()
      .zero_gradient()
      .dtype([](TypeCtx& c) {
        c.require_float(0);
        c.same();
      })
      .kernel([](const LikeParam<D>& p, const PrepareCtx& c) {
        return random_kernel(D::dist, D::random, c, static_cast<double>(p.a), static_cast<double>(p.b));
      })
      .cases(Case("typical").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0}).no_gradient(),
             Case("integers").shape("data", {2}, 0, 5, DType::kInt32).fails(Kind::kType, "data"));
  {
    OpBuilder op("_sample_" + name);
    op.alias("sample_" + name)
        .doc(cat("Random values of ", D::what,
                 ", with parameters for each row. The result has the shape of the "
                 "parameters followed by `shape`."))
        .template param_struct<SampleParam>()
        .input(D::sample[0], D::doc[0]);
    if (D::two) op.input(D::sample[1], D::doc[1]);
    op.output("output", "Random values.")
        .random()
        .zero_gradient()
        .shape(sample_shape)
        .dtype([](const SampleParam& p, TypeCtx& c) {
          for (int i = 0; i < c.num_inputs(); ++i)
            if (c.in(i) == DType::kUnknown) c.set_in(i, DType::kFloat32);
          float32_unless(p.dtype, c);
        })
        .kernel([](const PrepareCtx& c) { return sample_kernel(D::dist, D::sample, c); });
    Case typical("typical"), one("one"), bad("bad_dtype");
    for (Case* c : {&typical, &one, &bad}) {
      c->no_gradient();
      for (int i = 0; i < (D::two ? 2 : 1); ++i) c->shape(D::sample[i], {2}, i ? 0.9 : 0.1, i ? 1 : 0.8);
    }
    if (D::dist == Dist::kNegativeBinomial) typical.inputs[0].low = typical.inputs[0].high = 3;
    typical.with("shape", "(3,)");
    bad.with("dtype", "int99").fails(Kind::kArgument, "dtype");
    op.cases(typical, one, bad);
  }
}

MXHUB_OPS {
  declare<Uniform>();
  declare<Normal>();
  declare<GammaDist>();
  declare<Exponential>();
  declare<Poisson>();
  declare<NegativeBinomial>();
  declare<Generalized>();
};

// ---- integers ------------------------------------------------------------------------------------------------------
struct RandintParam {
  int64_t low = 0, high = 0;
  Shape shape;
  std::string ctx;
  int dtype = -1;
  static auto fields() {
    Choices types = dtype_choices({DType::kInt32, DType::kInt64});
    types.emplace_back("None", -1);
    return std::tuple{
        field("low", &RandintParam::low).required().doc("Least value."),
        field("high", &RandintParam::high).required().doc("Upper bound, which is not reached."),
        field("shape", &RandintParam::shape).tag("shape").doc("The shape of the result."),
        field("ctx", &RandintParam::ctx).tag("device").doc("The device, such as `cpu(0)`."),
        field("dtype", &RandintParam::dtype).choices(types).tag("dtype").doc("The dtype of the result; None: int32.")};
  }
};

MXHUB_OP(_random_randint)
    .alias({"_npi_random_randint", "random_randint"})
    .doc("Random integers, uniform on [low, high).")
    .param_struct<RandintParam>()
    .output("output", "Random integers.")
    .random()
    .shape([](const RandintParam& p, ShapeCtx& c) { set_wanted(p.shape, c); })
    .dtype([](const RandintParam& p, TypeCtx& c) {
      if (p.dtype >= 0)
        c.set_out(0, static_cast<DType>(p.dtype));
      else if (c.out(0) == DType::kUnknown)
        c.set_out(0, DType::kInt32);
    })
    .kernel([](const RandintParam& p, const PrepareCtx& c) {
      const int64_t n = c.out[0].size(), blocks = (n + kRandomBlock - 1) / kRandomBlock;
      return dispatch_all(c.out[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        if (p.high <= p.low)
          fail(Kind::kArgument, "_random_randint", "high", "expected an integer above low = ", p.low, ", got ", p.high);
        if constexpr (std::is_same_v<T, int32_t>) {
          if (p.low < INT32_MIN || p.high - 1 > INT32_MAX)
            fail(Kind::kArgument, "_random_randint", "dtype", "expected a type that holds [", p.low, ", ", p.high,
                 "), such as int64, got int32");
        }
        return Kernel{[=](const RunCtx& r) {
                        const uint64_t width = static_cast<uint64_t>(p.high) - static_cast<uint64_t>(p.low);
                        parallel_for(blocks, 4, [&](int64_t begin, int64_t end) {
                          T* y = r.output<T>(0);
                          for (int64_t k = begin; k < end; ++k) {
                            Philox g = block_philox(r, k);
                            const int64_t stop = std::min(n, (k + 1) * kRandomBlock);
                            for (int64_t i = k * kRandomBlock; i < stop; ++i) {
                              // The upper half of a 128-bit product: the bias is below 2^-64 times the width.
                              const auto wide = static_cast<unsigned __int128>(g.next64()) * width;
                              y[i] = convert<T>(static_cast<int64_t>(static_cast<uint64_t>(p.low) +
                                                                     static_cast<uint64_t>(wide >> 64)));
                            }
                          }
                        });
                      },
                      0, static_cast<double>(n) * 5};
      });
    })
    .cases(Case("typical").with("low", "-3").with("high", "9").with("shape", "(2, 3)"),
           Case("long").with("low", "0").with("high", "9000000000").with("shape", "(4,)").with("dtype", "int64"),
           Case("empty_range").with("low", "5").with("high", "5").with("shape", "(2,)").fails(Kind::kArgument, "high"),
           Case("narrow")
               .with("low", "0")
               .with("high", "9000000000")
               .with("shape", "(4,)")
               .fails(Kind::kArgument, "dtype"),
           Case("no_bound").with("low", "0").with("shape", "(2,)").fails(Kind::kArgument, "high"));

}  // namespace
}  // namespace mxhub::op
