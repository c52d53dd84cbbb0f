// Operators that look through values: _npi_unique, _npi_bincount.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "op/dynamic.h"
#include "op/index/indices.h"

namespace mxhub::op {
namespace {

struct UniqueParam {
  bool return_index = false, return_inverse = false, return_counts = false;
  std::optional<int> axis;
  static auto fields() {
    return std::tuple{
        field("return_index", &UniqueParam::return_index).doc("Also give where each element comes first."),
        field("return_inverse", &UniqueParam::return_inverse).doc("Also give which of the results each element is."),
        field("return_counts", &UniqueParam::return_counts).doc("Also give how often each element comes."),
        field("axis", &UniqueParam::axis)
            .tag("axis")
            .doc("Compare the parts along this axis; None: the elements of the flattened array.")};
  }
};
int unique_outputs(const UniqueParam& p) {
  return 1 + (p.return_index ? 1 : 0) + (p.return_inverse ? 1 : 0) + (p.return_counts ? 1 : 0);
}

// -1, 0, 1 as a is before, equal to or behind b; NaN is behind all numbers, and equal to NaN if `nan_equal`.
template <class T>
int compare(T a, T b) {
  if constexpr (is_float_type<T>) {
    const Compute<T> x = a, y = b;
    const bool p = std::isnan(x), q = std::isnan(y);
    return p || q ? static_cast<int>(p) - static_cast<int>(q) : static_cast<int>(x > y) - static_cast<int>(x < y);
  } else {
    return static_cast<int>(a > b) - static_cast<int>(a < b);
  }
}

// Rows of a matrix in rising order, and which of them begin a group of equal ones.
struct Groups {
  std::vector<int64_t> order;
  std::vector<bool> begins;  // by place in `order`
};
template <class T>
Groups group_rows(const T* x, int64_t rows, int64_t width, bool nan_equal) {
  const auto compared = [x, width](int64_t a, int64_t b) {
    for (int64_t j = 0; j < width; ++j)
      if (const int c = compare(x[a * width + j], x[b * width + j])) return c;
    return 0;
  };
  const auto has_nan = [x, width](int64_t row) {
    if constexpr (is_float_type<T>)
      for (int64_t j = 0; j < width; ++j)
        if (std::isnan(static_cast<Compute<T>>(x[row * width + j]))) return true;
    return false;
  };
  Groups g;
  g.order.resize(static_cast<size_t>(rows));
  std::iota(g.order.begin(), g.order.end(), 0);
  std::stable_sort(g.order.begin(), g.order.end(), [&](int64_t a, int64_t b) { return compared(a, b) < 0; });
  for (size_t i = 0; i < g.order.size(); ++i)
    g.begins.push_back(i == 0 || compared(g.order[i - 1], g.order[i]) != 0 || (!nan_equal && has_nan(g.order[i])));
  return g;
}

void unique(const UniqueParam& p, DynamicCall& c) {
  const bool flat = !p.axis;
  const Shape s = flat ? Shape{c.in(0).size()} : c.shape(0);
  const int axis = flat ? 0 : c.axis(*p.axis, s.ndim());
  const int64_t outer = s.size(0, axis), rows = s[axis], inner = s.size(axis + 1, s.ndim());
  const NDArray x = flat ? c.in(0).reshape(s) : c.in(0);
  const Groups groups = dispatch_all(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T* from = static_cast<const T*>(x.data());
    if (outer == 1) return group_rows(from, rows, inner, flat);
    const NDArray turned({rows, outer, inner}, x.dtype());  // a part along the axis in one piece
    T* to = static_cast<T*>(turned.data());
    for (int64_t o = 0; o < outer; ++o)
      for (int64_t r = 0; r < rows; ++r)
        std::copy_n(from + (o * rows + r) * inner, inner, to + (r * outer + o) * inner);
    return group_rows(static_cast<const T*>(to), rows, outer * inner, flat);
  });
  std::vector<int64_t> firsts, counts, inverse(static_cast<size_t>(rows));
  for (size_t i = 0; i < groups.order.size(); ++i) {
    if (groups.begins[i]) {
      firsts.push_back(groups.order[i]);
      counts.push_back(0);
    }
    ++counts.back();
    inverse[static_cast<size_t>(groups.order[i])] = static_cast<int64_t>(firsts.size()) - 1;
  }
  take_rows(x, axis, firsts, c.make(0, s.with(axis, static_cast<int64_t>(firsts.size())), x.dtype()));
  int next = 1;
  const auto give = [&](bool wanted, const std::vector<int64_t>& v) {
    if (wanted) std::copy(v.begin(), v.end(), c.make<int64_t>(next++, {static_cast<int64_t>(v.size())}));
  };
  give(p.return_index, firsts);
  give(p.return_inverse, inverse);
  give(p.return_counts, counts);
}

struct BincountParam {
  int minlength = 0;
  bool has_weights = false;
  static auto fields() {
    return std::tuple{
        field("minlength", &BincountParam::minlength).at_least(0).doc("The output has at least so many elements."),
        field("has_weights", &BincountParam::has_weights).doc("Whether weights are given.")};
  }
};

void bincount(const BincountParam& p, DynamicCall& c) {
  if (c.shape(0).ndim() != 1) c.bad_input(0, cat("expected one dimension, got shape ", c.shape(0)));
  if (p.has_weights && c.shape(1) != c.shape(0))
    c.bad_input(1, cat("expected shape ", c.shape(0), ", got ", c.shape(1)));
  const int64_t n = c.in(0).size();
  std::vector<int64_t> bins(static_cast<size_t>(n));
  index_reader(c.in(0).dtype())(c.in(0).data(), n, bins.data());
  int64_t length = p.minlength;
  for (const int64_t b : bins) {
    if (b < 0) fail(Kind::kArgument, c.op.name, "data", "expected numbers of 0 or more, got ", b);
    if (b >= (int64_t{1} << 40)) fail(Kind::kMemory, c.op.name, "data", "expected counts that fit memory, got ", b);
    length = std::max(length, b + 1);
  }
  const DType dtype = c.in(p.has_weights ? 1 : 0).dtype();
  void* to = c.make(0, {length}, dtype);
  dispatch_all(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    std::vector<Accum<T>> sums(static_cast<size_t>(length));
    for (size_t i = 0; i < bins.size(); ++i)
      sums[static_cast<size_t>(bins[i])] +=
          p.has_weights ? static_cast<Accum<T>>(c.input<T>(1)[i]) : static_cast<Accum<T>>(1);
    std::transform(sums.begin(), sums.end(), static_cast<T*>(to), [](Accum<T> v) { return static_cast<T>(v); });
  });
}

MXHUB_OPS {
  OpBuilder op("_npi_unique");
  op.since("1.6")
      .doc(
          "The different elements of an array in rising order, or its different parts along an axis. NaN comes last; "
          "the NaNs of a flattened array count as equal, parts with NaN never do.")
      .param_struct<UniqueParam>()
      .input("data", "Array of any shape and type.")
      .output("output", "The different elements.")
      .num_outputs(unique_outputs)
      .shape([](const UniqueParam& p, ShapeCtx& c) {
        const Shape& s = c.in(0);
        if (s.ndim_known()) c.set_out(0, p.axis ? s.with(c.axis(*p.axis, s.ndim()), -1) : Shape{-1});
        for (int i = 1; i < c.num_outputs(); ++i) c.set_out(i, {-1});
      })
      .dtype([](const UniqueParam&, TypeCtx& c) {
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
        for (int i = 1; i < c.num_outputs(); ++i) c.set_out(i, DType::kInt64);
      })
      .zero_gradient()
      .cases(Case("typical").values("data", {2, 3}, {3, 1, 2, 1, 3, 3}).no_gradient(),
             Case("rows")
                 .values("data", {3, 2}, {2, 1, 0, 5, 2, 1})
                 .with("axis", "0")
                 .with("return_index", "1")
                 .with("return_inverse", "1")
                 .with("return_counts", "1")
                 .no_gradient(),
             Case("bad_axis").shape("data", {2}).with("axis", "1").fails(Kind::kArgument, "axis"));
  dynamic<UniqueParam>(op, "_npi_unique", unique);

  OpBuilder counts("_npi_bincount");
  counts.since("1.7")
      .doc("How often each number 0, 1, 2, ... comes in an array, or the sum of the weights where it does.")
      .param_struct<BincountParam>()
      .input("data", "Numbers of 0 or more, in one dimension; fractions are cut off.")
      .input("weights", "What each number counts, if `has_weights`.")
      .output("output", "Up to the largest number. Of the dtype of the weights, otherwise of the data.")
      .num_inputs([](const BincountParam& p) { return p.has_weights ? 2 : 1; })
      .shape([](const BincountParam& p, ShapeCtx& c) {
        c.set_in(0, {-1});
        if (p.has_weights) {
          c.set_in(1, c.in(0));
          c.set_in(0, c.in(1));
        }
        c.set_out(0, {-1});
      })
      .dtype([](const BincountParam& p, TypeCtx& c) { c.set_out(0, c.in(p.has_weights ? 1 : 0)); })
      .gradient([](const BincountParam& p, const GradCtx& g) {
        std::vector<Entry> r = g.none();
        if (p.has_weights) r[1] = call("take", {g.ograd(0), g.in(0)});
        return r;
      })
      .cases(Case("typical").values("data", {5}, {0, 2, 2, 1, 2}, DType::kInt32).no_gradient(),
             Case("weights")
                 .values("data", {3}, {1, 1, 0}, DType::kInt64)
                 .values("weights", {3}, {0.5, 1, 2})
                 .with("has_weights", "1")
                 .with("minlength", "4"),
             Case("negative").values("data", {2}, {0, -1}, DType::kInt32).fails(Kind::kArgument, "data"));
  dynamic<BincountParam>(counts, "_npi_bincount", bincount);
};

}  // namespace
}  // namespace mxhub::op
