// Checks over whole arrays that training loops ask for: all_finite, multi_all_finite, multi_sum_sq.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/reduce/driver.h"

namespace mxhub::op {
namespace {

// Runs of elements without a branch inside, so that the loop is vectorised; NaN fails the comparison too.
template <class T>
bool finite(const void* xv, int64_t n) {
  const T* x = static_cast<const T*>(xv);
  using C = Compute<T>;
  for (int64_t begin = 0; begin < n; begin += 4096) {
    const int64_t end = std::min(n, begin + 4096);
    int bad = 0;
    for (int64_t i = begin; i < end; ++i) bad |= !(std::fabs(static_cast<C>(x[i])) <= std::numeric_limits<C>::max());
    if (bad) return false;
  }
  return true;
}
using FiniteLoop = bool (*)(const void*, int64_t);
FiniteLoop finite_loop(DType t) {
  return dispatch_float(t, [](auto tag) -> FiniteLoop { return finite<typename decltype(tag)::type>; });
}

Kernel finite_kernel(const PrepareCtx& c, bool init) {
  std::vector<FiniteLoop> loops;
  std::vector<int64_t> sizes;
  for (const Desc& d : c.in) {
    loops.push_back(finite_loop(d.dtype));
    sizes.push_back(d.size());
  }
  return {[=](const RunCtx& r) {
    float& out = *r.output<float>(0);
    bool good = init || out != 0;
    for (size_t i = 0; good && i < loops.size(); ++i) good = loops[i](r.in[i], sizes[i]);
    out = good ? 1.f : 0.f;
  }};
}

void float_inputs(TypeCtx& c) {
  for (int i = 0; i < c.num_inputs(); ++i) c.require_float(i);
  c.set_out(0, DType::kFloat32);
}

struct FiniteParam {
  bool init_output = true;
  static auto fields() {
    return std::tuple{field("init_output", &FiniteParam::init_output)
                          .doc("Start from 1; if false, start from what the output array holds.")};
  }
};

MXHUB_OP(all_finite)
    .doc("1 if no element is infinite or NaN, else 0. Mixed-precision training asks it of gradients.")
    .param_struct<FiniteParam>()
    .input("data", "Floating-point values.")
    .phrase("data", "NDArray")
    .output("output", "float32, of shape (1,).")
    .shape([](ShapeCtx& c) { c.set_out(0, {1}); })
    .dtype(float_inputs)
    .kernel([](const FiniteParam& p, const PrepareCtx& c) { return finite_kernel(c, p.init_output); })
    .zero_gradient()
    .cases(Case("good").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0}).no_gradient(),
           Case("integers").shape("data", {2}, 0, 5, DType::kInt32).fails(Kind::kType, "data"));

struct MultiFiniteParam {
  int num_arrays = 1;
  bool init_output = true;
  static auto fields() {
    return std::tuple{
        field("num_arrays", &MultiFiniteParam::num_arrays).at_least(1).tag("count").doc("Number of arrays."),
        field("init_output", &MultiFiniteParam::init_output)
            .doc("Start from 1; if false, start from what the output array holds.")};
  }
};
struct MultiSumParam {
  int num_arrays = 0;
  static auto fields() {
    return std::tuple{
        field("num_arrays", &MultiSumParam::num_arrays).required().at_least(1).tag("count").doc("Number of arrays.")};
  }
};
template <class P>
std::vector<std::string> names(const P& p) {
  std::vector<std::string> r;
  for (int i = 0; i < p.num_arrays; ++i) r.push_back(cat("array_", i));
  return r;
}

MXHUB_OP(multi_all_finite)
    .doc("1 if no element of any array is infinite or NaN, else 0.")
    .param_struct<MultiFiniteParam>()
    .variadic("data", "", "Floating-point arrays.")
    .num_inputs([](const MultiFiniteParam& p) { return p.num_arrays; })
    .input_names(names<MultiFiniteParam>)
    .output("output", "float32, of shape (1,).")
    .shape([](ShapeCtx& c) { c.set_out(0, {1}); })
    .dtype(float_inputs)
    .kernel([](const MultiFiniteParam& p, const PrepareCtx& c) { return finite_kernel(c, p.init_output); })
    .zero_gradient()
    .cases(Case("good").shape("data", {2, 3}).shape("data", {4}).with("num_arrays", "2").no_gradient(),
           Case("one").shape("data", {2}).no_gradient(),
           Case("no_arrays").shape("data", {2}).with("num_arrays", "0").fails(Kind::kArgument, "num_arrays"));

MXHUB_OP(multi_sum_sq)
    .doc("Sum of squares of each of several arrays.")
    .param_struct<MultiSumParam>()
    .variadic("data", "", "Arrays of any shapes, of one dtype.")
    .num_inputs([](const MultiSumParam& p) { return p.num_arrays; })
    .input_names(names<MultiSumParam>)
    .output("output", "float32, one sum for each array.")
    .shape([](const MultiSumParam& p, ShapeCtx& c) { c.set_out(0, {p.num_arrays}); })
    .dtype(float_inputs)
    .kernel([](const PrepareCtx& c) {
      std::vector<Kernel> parts;
      size_t scratch = 0;
      for (const Desc& d : c.in) {
        parts.push_back(reduce_kernel(ReduceFn::kSumSquare, Finish::kNone, d,
                                      std::vector<bool>(static_cast<size_t>(d.shape.ndim()), true), DType::kFloat32));
        scratch = std::max(scratch, parts.back().scratch);
      }
      return Kernel{[parts](const RunCtx& r) {
                      for (size_t i = 0; i < parts.size(); ++i) {
                        void* out = r.output<float>(0) + i;
                        RunCtx one = r;
                        one.in = r.in + i;
                        one.out = &out;
                        parts[i].run(one);
                      }
                    },
                    scratch, 0};
    })
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}).shape("data", {4}).with("num_arrays", "2").no_gradient(),
           Case("one").shape("data", {2}).with("num_arrays", "1").no_gradient(),
           Case("no_count").shape("data", {2}).fails(Kind::kArgument, "num_arrays"));

}  // namespace
}  // namespace mxhub::op
