// where: takes elements from one of two arrays. add_n: the sum of many arrays.
#include <algorithm>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

// The condition as bytes for a run of `n` elements, 1 where it holds.
template <class C>
void read_condition(const void* cv, uint8_t* to, int64_t n) {
  const C* c = static_cast<const C*>(cv);
  for (int64_t i = 0; i < n; ++i) to[i] = static_cast<Compute<C>>(c[i]) != Compute<C>(0);
}

template <class T>
void choose(const uint8_t* c, const void* xv, const void* yv, void* zv, int64_t n) {
  const T* x = static_cast<const T*>(xv);
  const T* y = static_cast<const T*>(yv);
  T* z = static_cast<T*>(zv);
  for (int64_t i = 0; i < n; ++i) z[i] = c[i] ? x[i] : y[i];
}

void where_rule(ShapeCtx& c) {
  if (!c.in(0).known()) return;  // as 1.9.1: the condition has two forms, so it must be known first
  Shape s = c.in(1);
  if (!merge_shape(&s, c.in(2))) c.bad_input(2, cat("expected the shape of x, ", c.in(1), ", got ", c.in(2)));
  if (!merge_shape(&s, c.out(0))) c.bad_input(1, cat("expected shape ", c.out(0), ", got ", s));
  c.set_in(1, s);
  c.set_in(2, s);
  c.set_out(0, s);
  const Shape& condition = c.in(0);
  if (!s.ndim_known() || !condition.ndim_known()) return;
  if (condition.ndim() == s.ndim()) {
    c.set_in(0, s);
  } else if (condition.ndim() == 1 && s.ndim() > 1) {
    c.set_in(0, {s[0]});
  } else {
    c.bad_input(0, cat("expected shape ", s, " or one value for each row, got ", condition));
  }
}

Kernel prepare_where(const PrepareCtx& c) {
  const int64_t n = c.out[0].size();
  const int64_t row = c.in[0].size() ? n / c.in[0].size() : 1;  // elements for each condition
  const auto size = static_cast<int64_t>(dtype_size(c.out[0].dtype));
  const auto csize = static_cast<int64_t>(dtype_size(c.in[0].dtype));
  const auto read = dispatch_all(c.in[0].dtype, [](auto t) { return read_condition<typename decltype(t)::type>; });
  const auto pick = dispatch_size(c.out[0].dtype, [](auto t) { return choose<typename decltype(t)::type>; });
  if (row == 1) {
    return {[=](const RunCtx& r) {
      parallel_for(n, grain_for(2), [=, &r](int64_t begin, int64_t end) {
        uint8_t flags[1024];
        for (int64_t i = begin; i < end; i += 1024) {
          const int64_t m = std::min<int64_t>(1024, end - i);
          read(r.input<char>(0) + i * csize, flags, m);
          pick(flags, r.input<char>(1) + i * size, r.input<char>(2) + i * size, r.output<char>(0) + i * size, m);
        }
      });
    }};
  }
  return {[=](const RunCtx& r) {
    if (!n) return;
    parallel_for(n / row, std::max<int64_t>(1, grain_for(1) / row), [=, &r](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        uint8_t flag;
        read(r.input<char>(0) + i * csize, &flag, 1);
        const char* from = r.input<char>(flag ? 1 : 2) + i * row * size;
        char* to = r.output<char>(0) + i * row * size;
        if (from != to) std::memcpy(to, from, static_cast<size_t>(row * size));
      }
    });
  }};
}

MXHUB_OP(where)
    .alias({"_sparse_where"})
    .doc("Takes elements from `x` where the condition is non-zero, and from `y` elsewhere.")
    .input("condition", "Same shape as `x`, or one value for each row of it.")
    .input("x", "Values where the condition holds.")
    .input("y", "Values elsewhere; same shape and dtype as `x`.")
    .output("output", "Same shape and dtype as `x`.")
    .shape(where_rule)
    .dtype([](TypeCtx& c) {
      DType t = c.in(1) != DType::kUnknown ? c.in(1) : c.in(2);
      if (t == DType::kUnknown) t = c.out(0);
      c.set_in(1, t);
      c.set_in(2, t);
      c.set_out(0, t);
      if (c.in(0) == DType::kUnknown) c.set_in(0, t);
    })
    .kernel(prepare_where)
    .inplace(1, 0)
    .inplace(2, 0)
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      const Entry og = g.ograd(0), zero = zeros_like(og);
      return {zeros_like(g.in(0)), call("where", {g.in(0), og, zero}), call("where", {g.in(0), zero, og})};
    })
    .example(
        ">>> mx.nd.where(mx.nd.array([1, 0]), mx.nd.array([1, 2]), mx.nd.array([3, 4])).asnumpy()\n"
        "array([1., 4.], dtype=float32)")
    .cases(
        Case("typical").values("condition", {2, 2}, {1, 0, 0, 2}).shape("x", {2, 2}).shape("y", {2, 2}).no_gradient(),
        Case("rows").values("condition", {2}, {1, 0}).shape("x", {2, 3}).shape("y", {2, 3}).no_gradient(),
        Case("empty").shape("condition", {0}).shape("x", {0}).shape("y", {0}),
        Case("misfit").shape("condition", {3}).shape("x", {2, 2}).shape("y", {2, 2}).fails(Kind::kShape));

struct AddNParam {
  int num_args = 0;
  static auto fields() {
    return std::tuple{
        field("num_args", &AddNParam::num_args).required().internal().tag("count").doc("Number of inputs.")};
  }
};

Kernel prepare_sum(const PrepareCtx& c) {
  const DType t = c.out[0].dtype;
  const BinaryLoop add = binary_loop(BinaryFn::kAdd, t);
  const int64_t n = c.out[0].size();
  const auto size = static_cast<int64_t>(dtype_size(t));
  const auto count = static_cast<int>(c.in.size());
  return {[=](const RunCtx& r) {
    parallel_for(n, grain_for(count), [=, &r](int64_t begin, int64_t end) {
      // The running sum stays in the first cache; an output that shares memory with an input is written last.
      alignas(64) char sum[1024 * 8];
      for (int64_t i = begin; i < end; i += 1024) {
        const int64_t m = std::min<int64_t>(1024, end - i);
        char* to = r.output<char>(0) + i * size;
        if (count == 1) {
          std::memmove(to, r.input<char>(0) + i * size, static_cast<size_t>(m * size));
          continue;
        }
        const char* partial = r.input<char>(0) + i * size;
        for (int k = 1; k < count; ++k) {
          char* next = k + 1 == count ? to : sum;
          add(partial, r.input<char>(k) + i * size, next, flat_block(m));
          partial = next;
        }
      }
    });
  }};
}

MXHUB_OP(add_n)
    .alias({"ElementWiseSum", "_sparse_ElementWiseSum", "_sparse_add_n"})
    .doc("Adds up any number of arrays of the same shape.")
    .param_struct<AddNParam>()
    .variadic("args", "num_args", "The arrays, all of the same shape and dtype.")
    .output("output", "Their sum.")
    .storage([](const std::vector<StorageKind>& in) {
      const auto rows = [](StorageKind k) { return k == StorageKind::kRowSparse; };
      return !in.empty() && std::all_of(in.begin(), in.end(), rows) ? StorageKind::kRowSparse : StorageKind::kDense;
    })
    .kernel(prepare_sum)
    .inplace(0, 0)
    .gradient([](const GradCtx& g) { return std::vector<Entry>(static_cast<size_t>(g.num_inputs()), g.ograd(0)); })
    .example(
        ">>> mx.nd.add_n(mx.nd.ones((2,)), mx.nd.ones((2,)), mx.nd.ones((2,))).asnumpy()\n"
        "array([3., 3.], dtype=float32)")
    .cases(Case("typical").shape("args", {2, 3}).shape("args", {2, 3}).shape("args", {2, 3}),
           Case("one").shape("args", {4}), Case("empty").shape("args", {0}).shape("args", {0}),
           Case("misfit").shape("args", {2}).shape("args", {3}).fails(Kind::kShape, "arg1"));

}  // namespace
}  // namespace mxhub::op
