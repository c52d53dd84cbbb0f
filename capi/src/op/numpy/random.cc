// Random values of the NumPy interface: parameters are numbers or arrays, which broadcast to the size of the result.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "op/numpy/common.h"
#include "op/random/sampler.h"

namespace mxhub::op {
namespace {

using Number = std::optional<float>;
using Size = std::optional<Shape>;

constexpr const char* kSizeDoc = "The shape of the result; None: that of the parameters.";
constexpr const char* kCtxDoc = "The device, such as `cpu(0)`.";
Choices float_types() { return dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64}); }

// ---- the distributions
// ----------------------------------------------------------------------------------------------- What is to be known
// of one: how to draw a value, which parameters it accepts, and the derivatives of a value by them with the randomness
// held fixed (none: the distribution has no such form).
struct Distribution {
  const char *name, *what;
  const char* params[2];
  const char* docs[2];
  Draw draw;
  double low[2];    // each parameter must be at least this...
  bool open[2];     // ...or above it
  bool dtype, ctx;  // whether these parameters exist
  Number fallback;  // default of a single parameter
  std::vector<Entry> (*derivatives)(const Entry& og, const Entry& y, const Entry& a, const Entry& b);
};

constexpr double kAny = -INFINITY;
double gumbel(Philox& g, double loc, double scale) { return loc - scale * std::log(-std::log(g.uniform_open())); }
double logistic(Philox& g, double loc, double scale) {
  const double u = g.uniform_open();
  return loc + scale * std::log(u / (1 - u));
}
double exponential(Philox& g, double scale, double) { return -scale * std::log(g.uniform_open()); }
double rayleigh(Philox& g, double scale, double) { return scale * std::sqrt(-2 * std::log(g.uniform_open())); }
double weibull(Philox& g, double a, double) { return std::pow(-std::log(g.uniform_open()), 1 / a); }
double pareto(Philox& g, double a, double) { return std::expm1(-std::log(g.uniform_open()) / a); }
double power(Philox& g, double a, double) { return std::pow(g.uniform_open(), 1 / a); }

Entry minus(const Entry& a, const Entry& b) { return call("_npi_subtract", {a, b}); }

std::vector<Entry> by_location(const Entry& og, const Entry& y, const Entry& loc, const Entry& scale) {
  return {og, times(og, over(minus(y, loc), scale))};
}
std::vector<Entry> by_bounds(const Entry& og, const Entry& y, const Entry& low, const Entry& high) {
  const Entry part = over(minus(y, low), minus(high, low));
  return {times(og, shift(negative(part), 1)), times(og, part)};
}
std::vector<Entry> by_scale(const Entry& og, const Entry& y, const Entry& scale, const Entry&) {
  return {times(og, over(y, scale))};
}
// y = exp(L / a), up to a shift: dy/da = -(y log y) / a.
std::vector<Entry> by_exponent(const Entry& og, const Entry& y, const Entry& a, const Entry&) {
  return {negative(times(og, over(times(y, call("log", {y})), a)))};
}
std::vector<Entry> by_shifted_exponent(const Entry& og, const Entry& y, const Entry& a, const Entry&) {
  return by_exponent(og, shift(y, 1), a, a);
}

const std::vector<Distribution>& distributions() {
  static const auto* rows = new std::vector<Distribution>{
      {"uniform",
       "the uniform distribution on [low, high)",
       {"low", "high"},
       {"Lower bound.", "Upper bound."},
       draw_of(Dist::kUniform),
       {kAny, kAny},
       {false, false},
       true,
       true,
       {},
       by_bounds},
      {"normal",
       "a normal (Gaussian) distribution",
       {"loc", "scale"},
       {"Mean.", "Standard deviation, at least 0."},
       draw_of(Dist::kNormal),
       {kAny, 0},
       {false, false},
       true,
       true,
       {},
       by_location},
      {"gamma",
       "a gamma distribution",
       {"shape", "scale"},
       {"Shape, above 0.", "Scale, above 0."},
       draw_of(Dist::kGamma),
       {0, 0},
       {true, true},
       true,
       true,
       {},
       nullptr},
      {"gumbel",
       "a Gumbel distribution",
       {"loc", "scale"},
       {"Mode.", "Scale, at least 0."},
       gumbel,
       {kAny, 0},
       {false, false},
       false,
       true,
       {},
       by_location},
      {"logistic",
       "a logistic distribution",
       {"loc", "scale"},
       {"Mean.", "Scale, at least 0."},
       logistic,
       {kAny, 0},
       {false, false},
       false,
       true,
       {},
       by_location},
      {"exponential",
       "an exponential distribution",
       {"scale", nullptr},
       {"Mean, at least 0.", nullptr},
       exponential,
       {0, kAny},
       {false, false},
       false,
       true,
       Number(1.f),
       by_scale},
      {"rayleigh",
       "a Rayleigh distribution",
       {"scale", nullptr},
       {"Mode, at least 0.", nullptr},
       rayleigh,
       {0, kAny},
       {false, false},
       false,
       true,
       Number(1.f),
       by_scale},
      {"weibull",
       "a Weibull distribution of scale 1",
       {"a", nullptr},
       {"Shape, above 0.", nullptr},
       weibull,
       {0, kAny},
       {true, false},
       false,
       true,
       {},
       by_exponent},
      {"pareto",
       "a Pareto distribution of the second kind (Lomax)",
       {"a", nullptr},
       {"Shape, above 0.", nullptr},
       pareto,
       {0, kAny},
       {true, false},
       false,
       true,
       {},
       by_shifted_exponent},
      {"powerd",
       "a distribution on [0, 1] with density `a x^(a-1)`",
       {"a", nullptr},
       {"Exponent, above 0.", nullptr},
       power,
       {0, kAny},
       {true, false},
       false,
       false,
       {},
       by_exponent},
  };
  return *rows;
}

// ---- parameters
// ------------------------------------------------------------------------------------------------------
enum Which { kUniform, kNormal, kGamma, kGumbel, kLogistic, kExponential, kRayleigh, kWeibull, kPareto, kPower };

template <int W>
struct TwoParam {
  Number a, b;
  Size size;
  std::string ctx = "cpu";
  int dtype = 0;
  static auto fields() {
    const Distribution& d = distributions()[W];
    auto common =
        std::tuple{field(d.params[0], &TwoParam::a).required().doc(std::string(d.docs[0]) + " None: it is an input."),
                   field(d.params[1], &TwoParam::b).required().doc(std::string(d.docs[1]) + " None: it is an input."),
                   field("size", &TwoParam::size).tag("shape").doc(kSizeDoc),
                   field("ctx", &TwoParam::ctx).tag("device").doc(kCtxDoc)};
    if constexpr (W == kGumbel || W == kLogistic)
      return common;
    else
      return std::tuple_cat(
          common,
          std::tuple{field("dtype", &TwoParam::dtype).choices(float_types()).tag("dtype").doc("Dtype of the result.")});
  }
};
template <int W>
struct OneParam {
  Number a = distributions()[W].fallback;
  Number b = 0.f;  // there is none
  Size size;
  std::string ctx = "cpu";
  int dtype = 0;
  static auto fields() {
    const Distribution& d = distributions()[W];
    auto common = std::tuple{field(d.params[0], &OneParam::a).doc(std::string(d.docs[0]) + " None: it is an input."),
                             field("size", &OneParam::size).tag("shape").doc(kSizeDoc)};
    if constexpr (W == kPower)
      return common;
    else
      return std::tuple_cat(common, std::tuple{field("ctx", &OneParam::ctx).tag("device").doc(kCtxDoc)});
  }
};

template <class P>
int arrays_of(const P& p) {
  return (p.a ? 0 : 1) + (p.b ? 0 : 1);
}

// The shape that the parameters have in common.
Shape common_shape(ShapeCtx& c) {
  Shape s = Shape::of(0);
  for (int i = 0; i < c.num_inputs(); ++i) {
    if (!c.in(i).ndim_known()) return Shape();
    Shape both;
    if (!broadcast_shape(s, c.in(i), &both))
      c.bad_input(i, cat("expected a shape that broadcasts with ", s, ", got ", c.in(i)));
    s = both;
  }
  return s;
}
void size_rule(const Size& size, bool batch, ShapeCtx& c) {
  const Shape common = common_shape(c);
  if (!common.ndim_known()) return;
  if (!size) return c.set_out(0, common);
  for (const int64_t d : *size)
    if (d < 0) c.bad_param("size", cat("expected dimensions of at least 0, got ", *size));
  Shape out = *size;
  if (batch) {  // `size` draws for each parameter
    for (const int64_t d : common) out.push_back(d);
  } else {
    Shape both;
    if (!broadcast_shape(common, out, &both) || both != out)
      c.bad_param("size", cat("expected a shape that the parameters of shape ", common, " broadcast to, got ", out));
  }
  c.set_out(0, out);
}

using Reader = double (*)(const void* values, int64_t at);
Reader reader_of(DType t) {
  return dispatch_all(t, [](auto tag) -> Reader {
    using T = typename decltype(tag)::type;
    return [](const void* p, int64_t i) {
      return static_cast<double>(static_cast<Compute<T>>(static_cast<const T*>(p)[i]));
    };
  });
}

// One parameter: a number, or an input and where its elements are for each element of the result.
struct Source {
  double value = 0;
  int input = -1;
  Reader read = nullptr;
  Shape out;
  std::vector<int64_t> steps;  // of the input along each dimension of the result
  double at(const RunCtx& r, int64_t i) const {
    if (input < 0) return value;
    int64_t offset = 0;
    for (int d = out.ndim() - 1; d >= 0 && i; --d) {
      offset += i % out[d] * steps[static_cast<size_t>(d)];
      i /= out[d];
    }
    return read(r.in[input], offset);
  }
};
Source source(const Number& number, int* next, const PrepareCtx& c) {
  Source s;
  if (number) {
    s.value = *number;
    return s;
  }
  s.input = (*next)++;
  const Desc& d = c.in[static_cast<size_t>(s.input)];
  s.read = reader_of(d.dtype);
  s.out = c.out[0].shape;
  s.steps.assign(static_cast<size_t>(s.out.ndim()), 0);
  int64_t step = 1;
  for (int i = d.shape.ndim() - 1, o = s.out.ndim() - 1; i >= 0; --i, --o) {
    if (d.shape[i] != 1) s.steps[static_cast<size_t>(o)] = step;
    step *= d.shape[i];
  }
  return s;
}

// y[i] = draw(generator, i) for all elements of the result; a run of elements has a stream of its own.
template <class F>
Kernel draw_kernel(const PrepareCtx& c, double cost, const F& draw) {
  const int64_t n = c.out[0].size(), blocks = (n + kRandomBlock - 1) / kRandomBlock;
  return dispatch_all(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    parallel_for(blocks, 1, [&](int64_t begin, int64_t end) {
                      for (int64_t k = begin; k < end; ++k) {
                        Philox g = block_philox(r, k);
                        const int64_t stop = std::min(n, (k + 1) * kRandomBlock);
                        for (int64_t i = k * kRandomBlock; i < stop; ++i) r.output<T>(0)[i] = convert<T>(draw(r, g, i));
                      }
                    });
                  },
                  0, static_cast<double>(n) * cost};
  });
}

void check(const Distribution& d, const std::string& op, int which, double v) {
  const double low = d.low[which];
  if (d.open[which] ? v > low : v >= low) return;
  if (low == kAny && std::isfinite(v)) return;
  fail(Kind::kArgument, op, d.params[which], "expected a number ", d.open[which] ? "above " : "of at least ", low,
       ", got ", v);
}

template <class P>
Kernel distribution_kernel(const Distribution& d, const P& p, const PrepareCtx& c) {
  const std::string op = c.op.name;
  if (p.a) check(d, op, 0, *p.a);
  if (p.b && d.params[1]) check(d, op, 1, *p.b);
  // Numbers and float32 have fast loops.
  if (p.a && p.b && d.draw == draw_of(Dist::kUniform) && *p.a <= *p.b)
    return random_kernel(Dist::kUniform, d.params, c, *p.a, *p.b);
  if (p.a && p.b && d.draw == draw_of(Dist::kNormal) && *p.b > 0)
    return random_kernel(Dist::kNormal, d.params, c, *p.a, *p.b);
  int next = 0;
  const Source a = source(p.a, &next, c), b = source(p.b, &next, c);
  return draw_kernel(c, 30, [a, b, op, &d](const RunCtx& r, Philox& g, int64_t i) {
    const double x = a.at(r, i), y = b.at(r, i);
    if (a.input >= 0) check(d, op, 0, x);
    if (b.input >= 0) check(d, op, 1, y);
    return d.draw(g, x, y);
  });
}

template <class P>
void declare(const Distribution& d, const std::string& name, bool batch) {
  const bool two = d.params[1];
  OpBuilder op(name);
  op.since("1.6")
      .doc(cat("Random values of ", d.what, batch ? ": `size` draws for each element of the parameters." : ".",
               " Every call draws new values; seed them with `mx.random.seed`."))
      .template param_struct<P>()
      .input("input1", cat("The first parameter that is None, as an array."));
  if (two) op.input("input2", "The second parameter, if both are None.");
  op.output("output", "Random values.")
      .random()
      .num_inputs(arrays_of<P>)
      .input_names([](const P& p) {
        std::vector<std::string> names{"input1", "input2"};
        names.resize(static_cast<size_t>(arrays_of(p)));
        return names;
      })
      .shape([batch](const P& p, ShapeCtx& c) { size_rule(p.size, batch, c); })
      .dtype([](const P& p, TypeCtx& c) {
        for (int i = 0; i < c.num_inputs(); ++i)
          if (c.in(i) == DType::kUnknown) c.set_in(i, DType::kFloat32);
        c.set_out(0, static_cast<DType>(p.dtype));
      })
      .kernel([&d](const P& p, const PrepareCtx& c) { return distribution_kernel(d, p, c); });
  if (d.derivatives)
    op.gradient([&d](const P& p, const GradCtx& g) {
      // Numbers stand in as arrays: the derivatives broadcast.
      const auto parameter = [&](const Number& n, int input) {
        return n ? shift(zeros_like(g.out(0)), *n) : g.in(input);
      };
      const Entry a = parameter(p.a, 0), b = parameter(p.b, p.a ? 0 : 1);
      const std::vector<Entry> all = d.derivatives(g.ograd(0), g.out(0), a, b);
      std::vector<Entry> r;
      if (!p.a) r.push_back(shrink(all[0], g.in(0)));
      if (!p.b) r.push_back(shrink(all[1], g.in(p.a ? 0 : 1)));
      return r;
    });
  // Negative sizes are wrong for all of them.
  Case typical("typical"), bad("bad_size");
  for (Case* k : {&typical, &bad}) {
    k->with(d.params[0], "0.5");
    if (two) k->with(d.params[1], "1");
  }
  op.cases(typical.with("size", "(2, 3)"), bad.with("size", "(-2,)").fails(Kind::kArgument, "size"));
}

MXHUB_OPS {
  const auto& all = distributions();
  declare<TwoParam<kUniform>>(all[kUniform], "_npi_uniform", false);
  declare<TwoParam<kUniform>>(all[kUniform], "_npi_uniform_n", true);
  declare<TwoParam<kNormal>>(all[kNormal], "_npi_normal", false);
  declare<TwoParam<kNormal>>(all[kNormal], "_npi_normal_n", true);
  declare<TwoParam<kGamma>>(all[kGamma], "_npi_gamma", false);
  declare<TwoParam<kGumbel>>(all[kGumbel], "_npi_gumbel", false);
  declare<TwoParam<kLogistic>>(all[kLogistic], "_npi_logistic", false);
  declare<OneParam<kExponential>>(all[kExponential], "_npi_exponential", false);
  declare<OneParam<kRayleigh>>(all[kRayleigh], "_npi_rayleigh", false);
  declare<OneParam<kWeibull>>(all[kWeibull], "_npi_weibull", false);
  declare<OneParam<kPareto>>(all[kPareto], "_npi_pareto", false);
  declare<OneParam<kPower>>(all[kPower], "_npi_powerd", false);
};

// ---- yes or no
// -------------------------------------------------------------------------------------------------------
struct BernoulliParam {
  Number prob, logit;
  Size size;
  std::string ctx = "cpu";
  int dtype = 0;
  bool is_logit = false;
  static auto fields() {
    return std::tuple{field("prob", &BernoulliParam::prob).required().doc("Probability of 1."),
                      field("logit", &BernoulliParam::logit).required().doc("Its logit, `log(p / (1 - p))`."),
                      field("size", &BernoulliParam::size).tag("shape").doc(kSizeDoc),
                      field("ctx", &BernoulliParam::ctx).tag("device").doc(kCtxDoc),
                      field("dtype", &BernoulliParam::dtype)
                          .choices(dtype_choices({DType::kBool, DType::kFloat16, DType::kFloat32, DType::kFloat64,
                                                  DType::kInt32, DType::kUint8}))
                          .tag("dtype")
                          .doc("Dtype of the result."),
                      field("is_logit", &BernoulliParam::is_logit)
                          .required()
                          .doc("Whether the logit is given, as a number or as the input, and not the probability.")};
  }
};

MXHUB_OP(_npi_bernoulli)
    .since("1.6")
    .doc("Random ones and zeros. The probability, or its logit, is a number or an array.")
    .param_struct<BernoulliParam>()
    .input("input1", "The parameter, if both numbers are None.")
    .output("output", "Ones and zeros.")
    .random()
    .num_inputs([](const BernoulliParam& p) { return p.prob || p.logit ? 0 : 1; })
    .shape([](const BernoulliParam& p, ShapeCtx& c) {
      if (c.num_inputs() == 0 && !(p.is_logit ? p.logit : p.prob))
        c.bad_param(p.is_logit ? "logit" : "prob",
                    cat("expected a number where is_logit is ", text(p.is_logit), ", got None"));
      size_rule(p.size, false, c);
    })
    .dtype([](const BernoulliParam& p, TypeCtx& c) {
      if (c.num_inputs() && c.in(0) == DType::kUnknown) c.set_in(0, DType::kFloat32);
      c.set_out(0, static_cast<DType>(p.dtype));
    })
    .kernel([](const BernoulliParam& p, const PrepareCtx& c) {
      int next = 0;
      const Source s = source(p.is_logit ? p.logit : p.prob, &next, c);
      return draw_kernel(c, 10, [s, logit = p.is_logit, op = c.op.name](const RunCtx& r, Philox& g, int64_t i) {
        double v = s.at(r, i);
        if (logit) v = 1 / (1 + std::exp(-v));
        if (!(v >= 0 && v <= 1)) fail(Kind::kArgument, op, "prob", "expected a number in [0, 1], got ", v);
        return g.uniform_double() < v ? 1.0 : 0.0;
      });
    })
    .zero_gradient()
    .cases(
        Case("typical").with("prob", "0.5").with("logit", "None").with("is_logit", "0").with("size", "(2, 3)"),
        Case("logit").with("prob", "None").with("logit", "1").with("is_logit", "1").with("size", "(4,)"),
        Case("no_number").with("prob", "x").with("logit", "None").with("is_logit", "0").fails(Kind::kArgument, "prob"));

// ---- choice
// ------------------------------------------------------------------------------------------------------------
struct ChoiceParam {
  std::optional<int64_t> a;
  Size size;
  std::string ctx = "cpu";
  bool replace = true, weighted = false;
  static auto fields() {
    return std::tuple{
        field("a", &ChoiceParam::a)
            .required()
            .phrase(", required")
            .doc("Number of things to choose from; None: the "
                 "length of the first input."),
        field("size", &ChoiceParam::size).required().phrase(", required").tag("shape").doc("The shape of the result."),
        field("ctx", &ChoiceParam::ctx).tag("device").doc(kCtxDoc),
        field("replace", &ChoiceParam::replace).doc("Whether a thing may be chosen more than once."),
        field("weighted", &ChoiceParam::weighted).doc("Whether the last input gives probabilities.")};
  }
};

MXHUB_OP(_npi_choice)
    .since("1.6")
    .doc("Random positions, with or without repetition, equally likely or with given probabilities.")
    .param_struct<ChoiceParam>()
    .input("input1", "The things, if `a` is None; only their number is used. Else the probabilities, if weighted.")
    .input("input2", "The probabilities, if weighted and `a` is None.")
    .output("output", "Positions, int64, in random order.")
    .random()
    .num_inputs([](const ChoiceParam& p) { return (p.a ? 0 : 1) + (p.weighted ? 1 : 0); })
    .shape([](const ChoiceParam& p, ShapeCtx& c) {
      const Shape size = p.size.value_or(Shape::of(0));
      int64_t count = p.a.value_or(-1);
      if (!p.a && c.in(0).ndim_known()) {
        if (c.in(0).ndim() == 0) c.bad_input(0, "expected at least one axis, got a scalar");
        count = c.in(0)[0];
      }
      if (p.weighted) {
        const int last = c.num_inputs() - 1;
        if (c.in(last).ndim_known() && (c.in(last).ndim() != 1 || c.in(last)[0] != count))
          c.bad_input(last, cat("expected ", count, " probabilities, got shape ", c.in(last)));
      }
      if (count == 0 && size.size() > 0) c.bad_param("a", "expected something to choose from, got nothing");
      if (p.a && *p.a < 0) c.bad_param("a", cat("expected a number of at least 0, got ", *p.a));
      if (!p.replace && count >= 0 && size.size() > count)
        c.bad_param("size", cat("expected at most ", count, " choices without repetition, got ", size));
      c.set_out(0, size);
    })
    .dtype([](const ChoiceParam&, TypeCtx& c) {
      for (int i = 0; i < c.num_inputs(); ++i)
        if (c.in(i) == DType::kUnknown) c.set_in(i, DType::kFloat32);
      c.set_out(0, DType::kInt64);
    })
    .kernel([](const ChoiceParam& p, const PrepareCtx& c) {
      const int64_t n = c.out[0].size(), count = p.a ? *p.a : c.in[0].shape[0];
      const bool weighted = p.weighted, replace = p.replace;
      const int last = static_cast<int>(c.in.size()) - 1;
      const Reader read = weighted ? reader_of(c.in[static_cast<size_t>(last)].dtype) : nullptr;
      // Weights or their sums, and positions.
      constexpr int64_t kEach = sizeof(double) + sizeof(int64_t);
      if ((weighted || !replace) && count >= std::numeric_limits<int64_t>::max() / kEach)
        fail(Kind::kMemory, c.op.name, "a", "expected a number whose choices fit into memory, got ", count);
      const size_t bytes = weighted || !replace ? static_cast<size_t>((count + 1) * kEach) : 0;
      const std::string op = c.op.name, input = weighted ? c.op.inputs[static_cast<size_t>(last)].name : "";
      return Kernel{
          [=](const RunCtx& r) {
            int64_t* y = r.output<int64_t>(0);
            Philox g = r.philox();
            if (replace && !weighted) {
              for (int64_t i = 0; i < n; ++i)
                y[i] = static_cast<int64_t>(g.uniform_double() * static_cast<double>(count));
              return;
            }
            auto* weights = static_cast<double*>(r.scratch);
            auto* at = reinterpret_cast<int64_t*>(weights + count + 1);
            std::iota(at, at + count, 0);
            int64_t possible = 0;
            double sum = 0;
            for (int64_t i = 0; weighted && i < count; ++i) {
              weights[i] = read(r.in[last], i);
              if (!(weights[i] >= 0))
                fail(Kind::kArgument, op, input, "expected probabilities of at least 0, got ", weights[i]);
              sum += weights[i];
              possible += weights[i] > 0 ? 1 : 0;
            }
            if (weighted && std::fabs(sum - 1) > 1e-3 && n)
              fail(Kind::kArgument, op, input, "expected probabilities that add up to 1, got ", sum);
            if (replace) {
              double upto = 0;
              for (int64_t i = 0; i < count; ++i) weights[i] = upto += weights[i] / sum;
              for (int64_t i = 0; i < n; ++i) {
                const double* hit = std::upper_bound(weights, weights + count, g.uniform_double());
                y[i] = std::min<int64_t>(hit - weights, count - 1);
              }
            } else if (!weighted) {
              for (int64_t i = 0; i < n; ++i) {
                std::swap(at[i], at[i + static_cast<int64_t>(g.uniform_double() * static_cast<double>(count - i))]);
                y[i] = at[i];
              }
            } else {
              // The smallest of exponential times, whose rates are the weights, in their order.
              if (possible < n)
                fail(Kind::kArgument, op, input, "expected at least ", n, " probabilities above 0, got ", possible);
              for (int64_t i = 0; i < count; ++i)
                weights[i] = weights[i] > 0 ? -std::log(g.uniform_open()) / weights[i] : INFINITY;
              std::partial_sort(at, at + n, at + count, [&](int64_t i, int64_t j) { return weights[i] < weights[j]; });
              std::copy(at, at + n, y);
            }
          },
          bytes, (static_cast<double>(n) + static_cast<double>(count)) * 20};
    })
    .zero_gradient()
    .cases(Case("typical").with("a", "5").with("size", "(2, 3)"),
           Case("once").with("a", "5").with("size", "(5,)").with("replace", "0"),
           Case("too_many").with("a", "3").with("size", "(4,)").with("replace", "0").fails(Kind::kArgument, "size"));

// ---- multinomial
// -------------------------------------------------------------------------------------------------------
// Up to so many draws are made one by one; more are shared out among the outcomes.
constexpr int kSingleDraws = 10000;
struct Bits {
  using result_type = uint64_t;
  static constexpr uint64_t min() { return 0; }
  static constexpr uint64_t max() { return UINT64_MAX; }
  uint64_t operator()() { return g->next64(); }
  Philox* g;
};
// GCC 12 sees variables of the library's rejection loop unset that its first round sets.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
// Each outcome in turn gets a binomial share of what is left; `upto` holds running sums of probabilities.
[[gnu::noinline]] void share_out(Philox* g, int64_t n, const double* upto, int64_t outcomes, int64_t* y) {
  Bits bits{g};
  for (int64_t i = 0; i + 1 < outcomes; ++i) {
    const double before = i ? upto[i - 1] : 0, left = 1 - before;
    const double p = left > 0 ? std::clamp((upto[i] - before) / left, 0., 1.) : 0;
    const int64_t share = n ? std::binomial_distribution<int64_t>(n, p)(bits) : 0;
    y[i] = share;
    n -= share;
  }
  y[outcomes - 1] = n;
}
#pragma GCC diagnostic pop

struct MultinomialParam {
  int n = 0;
  std::optional<std::vector<double>> pvals;
  Size size;
  static auto fields() {
    return std::tuple{field("n", &MultinomialParam::n).required().at_least(0).doc("Number of experiments."),
                      field("pvals", &MultinomialParam::pvals)
                          .phrase(", optional, default=None")
                          .doc("Probabilities of the outcomes; None: they are the input."),
                      field("size", &MultinomialParam::size).tag("shape").doc("The shape of the draws; None: one.")};
  }
};

MXHUB_OP(_npi_multinomial)
    .since("1.6")
    .doc(
        "How often each outcome comes in `n` experiments, at random. The last outcome takes what the probabilities of "
        "the others leave.")
    .param_struct<MultinomialParam>()
    .input("a", "Probabilities of the outcomes, if `pvals` is None.")
    .output("output", "Counts, int64, of shape (size..., outcomes).")
    .random()
    .num_inputs([](const MultinomialParam& p) { return p.pvals ? 0 : 1; })
    .shape([](const MultinomialParam& p, ShapeCtx& c) {
      int64_t outcomes = p.pvals ? static_cast<int64_t>(p.pvals->size()) : -1;
      if (!p.pvals) {
        if (!c.in(0).ndim_known()) return;
        if (c.in(0).ndim() != 1) c.bad_input(0, cat("expected one axis, got shape ", c.in(0)));
        outcomes = c.in(0)[0];
      }
      Shape out = p.size.value_or(Shape::of(0));
      for (const int64_t d : out)
        if (d < 0) c.bad_param("size", cat("expected dimensions of at least 0, got ", out));
      out.push_back(outcomes);
      c.set_out(0, out);
    })
    .dtype([](const MultinomialParam&, TypeCtx& c) {
      if (c.num_inputs() && c.in(0) == DType::kUnknown) c.set_in(0, DType::kFloat32);
      c.set_out(0, DType::kInt64);
    })
    .kernel([](const MultinomialParam& p, const PrepareCtx& c) {
      const int64_t outcomes = c.out[0].shape[c.out[0].shape.ndim() - 1];
      const int64_t draws = outcomes ? c.out[0].size() / outcomes : 0;
      const Reader read = p.pvals ? nullptr : reader_of(c.in[0].dtype);
      const std::string op = c.op.name;
      return Kernel{[=, n = p.n, given = p.pvals.value_or(std::vector<double>())](const RunCtx& r) {
                      auto* upto = static_cast<double*>(r.scratch);
                      double sum = 0;
                      for (int64_t i = 0; i < outcomes; ++i) {
                        const double v = read ? read(r.in[0], i) : given[static_cast<size_t>(i)];
                        if (!(v >= 0 && v <= 1))
                          fail(Kind::kArgument, op, "pvals", "expected probabilities in [0, 1], got ", v);
                        upto[i] = sum += v;
                      }
                      // The rest is the last outcome's, so its own number does not matter.
                      if (outcomes && sum - (outcomes > 1 ? upto[outcomes - 1] - upto[outcomes - 2] : sum) > 1 + 1e-6)
                        fail(Kind::kArgument, op, "pvals", "expected probabilities that add up to at most 1, got ",
                             sum);
                      if (outcomes) upto[outcomes - 1] = INFINITY;
                      int64_t* y = r.output<int64_t>(0);
                      std::fill_n(y, draws * outcomes, 0);
                      Philox g = r.philox();
                      for (int64_t d = 0; d < draws; ++d, y += outcomes) {
                        if (n > kSingleDraws) {
                          share_out(&g, n, upto, outcomes, y);
                          continue;
                        }
                        for (int k = 0; k < n; ++k)
                          ++y[std::upper_bound(upto, upto + outcomes - 1, g.uniform_double()) - upto];
                      }
                    },
                    static_cast<size_t>(outcomes + 1) * sizeof(double),
                    static_cast<double>(draws) * std::min(p.n, kSingleDraws) * 10};
    })
    .cases(Case("typical").with("n", "10").with("pvals", "(0.2, 0.3, 0.5)"),
           Case("size").with("n", "3").with("pvals", "(0.5, 0.5)").with("size", "(2, 2)"),
           Case("no_number").with("pvals", "(1,)").fails(Kind::kArgument, "n"));

}  // namespace
}  // namespace mxhub::op
