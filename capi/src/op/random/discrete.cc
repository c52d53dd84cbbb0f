// Choosing among things: _sample_multinomial (with log-probabilities), _shuffle, _sample_unique_zipfian.
#include <cmath>
#include <cstring>

#include "base/parallel.h"
#include "op/build.h"
#include "op/random/sampler.h"

namespace mxhub::op {
namespace {

struct MultinomialParam {
  Shape shape = Shape{std::initializer_list<int64_t>{}};
  bool get_prob = false;
  int dtype = static_cast<int>(DType::kInt32);
  static auto fields() {
    return std::tuple{
        field("shape", &MultinomialParam::shape).tag("shape").doc("The shape drawn for each distribution."),
        field("get_prob", &MultinomialParam::get_prob).doc("Also return the logarithm of each drawn probability."),
        field("dtype", &MultinomialParam::dtype)
            .choices(dtype_choices({DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kInt32, DType::kUint8}))
            .tag("dtype")
            .doc("The dtype of the drawn classes.")};
  }
};

void multinomial_shape(const MultinomialParam& p, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  if (in.ndim() == 0) c.bad_input(0, "expected at least one dimension, got shape ()");
  if (in[in.ndim() - 1] == 0) c.bad_input(0, cat("expected at least one class, got shape ", in));
  Shape out(in.data(), in.ndim() - 1);
  for (const int64_t d : p.shape) {
    if (d < 0) c.bad_param("shape", cat("expected dimensions of at least 0, got ", p.shape));
    out.push_back(d);
  }
  if (out.ndim() == 0) out.push_back(1);
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, out);
}

template <class T, class Out>
Kernel multinomial_kernel(const MultinomialParam& p, const PrepareCtx& c) {
  const Shape& in = c.in[0].shape;
  const int64_t classes = in[in.ndim() - 1], rows = in.size() / classes, n = c.out[0].size();
  const int64_t each = rows ? n / rows : 0;
  const bool get_prob = p.get_prob;
  // The running sums of each row are in scratch; drawing is a binary search.
  return {[=](const RunCtx& r) {
            const T* prob = r.input<T>(0);
            double* sums = static_cast<double*>(r.scratch);
            parallel_for(rows, std::max<int64_t>(1, 32768 / (classes + 20 * each)), [&](int64_t begin, int64_t end) {
              for (int64_t row = begin; row < end; ++row) {
                const T* q = prob + row * classes;
                double* sum = sums + row * classes;
                double total = 0;
                int64_t last = -1;
                for (int64_t k = 0; k < classes; ++k) {
                  const double v = static_cast<double>(static_cast<Compute<T>>(q[k]));
                  if (!(v >= 0) || std::isinf(v))
                    throw Error(Kind::kArgument, "_sample_multinomial", "data",
                                cat("expected probabilities of at least 0, got ", v));
                  if (v > 0) last = k;
                  total += v;
                  sum[k] = total;
                }
                if (last < 0)
                  throw Error(Kind::kArgument, "_sample_multinomial", "data",
                              "expected at least one probability above 0, got zeros only");
                Philox g = r.philox(static_cast<uint64_t>(row) << 32);
                for (int64_t i = 0; i < each; ++i) {
                  const double u = g.uniform_double() * total;
                  int64_t low = 0, high = last;  // rounding never goes past the last possible class
                  while (low < high) {
                    const int64_t middle = (low + high) / 2;
                    if (sum[middle] > u)
                      high = middle;
                    else
                      low = middle + 1;
                  }
                  r.output<Out>(0)[row * each + i] = convert<Out>(low);
                  if (get_prob)
                    r.output<T>(1)[row * each + i] = static_cast<T>(std::log(static_cast<Compute<T>>(q[low])));
                }
              }
            });
          },
          static_cast<size_t>(in.size()) * sizeof(double) + 1, static_cast<double>(in.size() + n * 20)};
}

MXHUB_OP(_sample_multinomial)
    .alias({"sample_multinomial"})
    .doc(
        "Draws class numbers from categorical distributions. The last axis of `data` holds the probabilities of one "
        "distribution; they need not add up to one. With `get_prob` the second output is the logarithm of the drawn "
        "probabilities, through which gradients flow (REINFORCE).")
    .param_struct<MultinomialParam>()
    .input("data", "Probabilities, of shape (..., classes).")
    .output("output", "Class numbers, of shape (...) + `shape`.")
    .output("log_prob", "With `get_prob`: the logarithm of each drawn probability.")
    .num_outputs([](const MultinomialParam& p) { return p.get_prob ? 2 : 1; })
    .random()
    .shape(multinomial_shape)
    .dtype([](const MultinomialParam& p, TypeCtx& c) {
      c.require_float(0);
      c.set_out(0, static_cast<DType>(p.dtype));
      if (!p.get_prob) return;
      c.set_out(1, c.in(0));
      c.set_in(0, c.out(1));
    })
    .kernel([](const MultinomialParam& p, const PrepareCtx& c) {
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        return dispatch_index(c.out[0].dtype, [&](auto o) {
          return multinomial_kernel<typename decltype(t)::type, typename decltype(o)::type>(p, c);
        });
      });
    })
    .gradient([](const MultinomialParam& p, const GradCtx& g) -> std::vector<Entry> {
      if (!p.get_prob || !g.has_ograd(1)) return {zeros_like(g.in(0))};
      return g.fused("_backward_sample_multinomial", {g.ograd(1), g.in(0), g.out(0)});
    })
    .example(
        ">>> mx.nd.sample_multinomial(mx.nd.array([0, 1, 0]), shape=4).asnumpy()\narray([1, 1, 1, 1], dtype=int32)")
    .cases(Case("typical").shape("data", {2, 4}, 0.1, 1).with("shape", "(3,)").no_gradient(),
           Case("one").shape("data", {4}, 0.1, 1).with("get_prob", "1").no_gradient(),
           Case("integers").shape("data", {2}, 0, 5, DType::kInt32).fails(Kind::kType, "data"));

MXHUB_OP(_backward_sample_multinomial)
    .hidden()
    .doc("Gradient of the log-probabilities that _sample_multinomial drew.")
    .param_struct<MultinomialParam>()
    .input("ograd", "Gradient of the log-probabilities.")
    .input("data", "The probabilities.")
    .input("drawn", "The drawn classes.")
    .shape([](ShapeCtx& c) { c.set_out(0, c.in(1)); })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel([](const PrepareCtx& c) {
      const Shape& in = c.in[1].shape;
      const int64_t classes = in[in.ndim() - 1], rows = in.size() / classes;
      const int64_t each = rows ? c.in[0].size() / rows : 0, bytes = static_cast<int64_t>(c.out[0].bytes());
      return dispatch_float(c.in[1].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return dispatch_index(c.in[2].dtype, [&](auto o) {
          using Index = typename decltype(o)::type;
          return Kernel{[=](const RunCtx& r) {
            T* y = r.output<T>(0);
            if (bytes) std::memset(y, 0, static_cast<size_t>(bytes));
            for (int64_t i = 0; i < rows * each; ++i) {
              const int64_t at = i / each * classes + static_cast<int64_t>(r.input<Index>(2)[i]);
              y[at] = static_cast<T>(static_cast<Compute<T>>(y[at]) + static_cast<Compute<T>>(r.input<T>(0)[i]) /
                                                                          static_cast<Compute<T>>(r.input<T>(1)[at]));
            }
          }};
        });
      });
    });

MXHUB_OP(_shuffle)
    .alias({"_npi_shuffle", "shuffle"})
    .doc(
        "Puts the elements along the first axis in random order. What lies behind an element of the first axis stays "
        "together.")
    .input("data", "At least one dimension.")
    .output("output", "The same elements in another order.")
    .random()
    .zero_gradient()
    .shape([](ShapeCtx& c) {
      c.same();
      if (c.in(0).ndim() == 0) c.bad_input(0, "expected at least one dimension, got shape ()");
    })
    .kernel([](const PrepareCtx& c) {
      const int64_t rows = c.in[0].shape[0];
      const auto bytes = rows ? static_cast<int64_t>(c.in[0].bytes()) / rows : 0;
      return Kernel{[=](const RunCtx& r) {
                      // Fisher and Yates on the row numbers.
                      int64_t* order = static_cast<int64_t*>(r.scratch);
                      Philox g = r.philox();
                      for (int64_t i = 0; i < rows; ++i) {
                        const auto j = static_cast<int64_t>(
                            (static_cast<unsigned __int128>(g.next64()) * static_cast<uint64_t>(i + 1)) >> 64);
                        order[i] = order[j];
                        order[j] = i;
                      }
                      for (int64_t i = 0; i < rows && bytes; ++i)
                        std::memcpy(r.output<char>(0) + i * bytes, r.input<char>(0) + order[i] * bytes,
                                    static_cast<size_t>(bytes));
                    },
                    static_cast<size_t>(rows + 1) * sizeof(int64_t), static_cast<double>(rows) * 10};
    })
    .cases(Case("typical").shape("data", {5, 2}).no_gradient(), Case("one").shape("data", {1}).no_gradient(),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

struct ZipfianParam {
  int range_max = 0;
  Shape shape;
  static auto fields() {
    return std::tuple{
        field("range_max", &ZipfianParam::range_max).required().at_least(1).doc("Values are below it."),
        field("shape", &ZipfianParam::shape).tag("shape").doc("(rows, values): each row has distinct values.")};
  }
};

MXHUB_OP(_sample_unique_zipfian)
    .doc(
        "Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them. The "
        "probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).")
    .param_struct<ZipfianParam>()
    .output("samples", "int64, of shape `shape`; distinct in each row.")
    .output("num_tries", "int64, one for each row: how many draws it took.")
    .random()
    .shape([](const ZipfianParam& p, ShapeCtx& c) {
      if (p.shape.ndim() != 2) c.bad_param("shape", cat("expected two dimensions, got ", p.shape));
      if (p.shape[1] > p.range_max)
        c.bad_param("range_max",
                    cat("expected at least ", p.shape[1], " for that many distinct values, got ", p.range_max));
      c.set_out(0, p.shape);
      c.set_out(1, {p.shape[0]});
    })
    .dtype([](TypeCtx& c) {
      c.set_out(0, DType::kInt64);
      c.set_out(1, DType::kInt64);
    })
    .kernel([](const ZipfianParam& p, const PrepareCtx& c) {
      const int64_t rows = c.out[0].shape[0], each = c.out[0].shape[1];
      int64_t slots = 4;
      while (slots < 2 * each) slots *= 2;
      const double top = std::log(static_cast<double>(p.range_max) + 1);
      const int64_t limit = p.range_max;
      return Kernel{[=](const RunCtx& r) {
                      int64_t* table = static_cast<int64_t*>(r.scratch);  // an open hash table of value + 1
                      for (int64_t row = 0; row < rows; ++row) {
                        std::memset(table, 0, static_cast<size_t>(slots) * sizeof(int64_t));
                        Philox g = r.philox(static_cast<uint64_t>(row) << 32);
                        int64_t tries = 0;
                        for (int64_t i = 0; i < each;) {
                          ++tries;
                          const auto v = std::min<int64_t>(
                              limit - 1, static_cast<int64_t>(std::exp(g.uniform_double() * top)) - 1);
                          int64_t at = (v * 0x9E3779B1) & (slots - 1);
                          while (table[at] && table[at] != v + 1) at = (at + 1) & (slots - 1);
                          if (table[at]) continue;
                          table[at] = v + 1;
                          r.output<int64_t>(0)[row * each + i++] = v;
                        }
                        r.output<int64_t>(1)[row] = tries;
                      }
                    },
                    static_cast<size_t>(slots) * sizeof(int64_t), static_cast<double>(rows * each) * 50};
    })
    .cases(Case("typical").with("range_max", "50").with("shape", "(2, 8)"),
           Case("all").with("range_max", "3").with("shape", "(1, 3)"),
           Case("too_many").with("range_max", "3").with("shape", "(1, 4)").fails(Kind::kArgument, "range_max"));

}  // namespace
}  // namespace mxhub::op
