// topk, sort, argsort: the largest or smallest elements along a dimension, and all of them in order.
#include <algorithm>
#include <cstring>

#include "op/ordering/order.h"
#include "op/reduce/index_type.h"

namespace mxhub::op {
namespace {

Choices index_dtypes() {
  return dtype_choices(
      {DType::kUint8, DType::kInt32, DType::kInt64, DType::kFloat16, DType::kFloat32, DType::kFloat64});
}

enum Return { kValue = 0, kIndices = 1, kMask = 2, kBoth = 3 };

struct TopkParam {
  std::optional<int> axis = -1;
  int k = 1;
  int ret_typ = kIndices;
  bool is_ascend = false;
  int dtype = static_cast<int>(DType::kFloat32);
  static auto fields() {
    return std::tuple{
        field("axis", &TopkParam::axis).doc("Dimension to search; None: the flattened array.").tag("axis"),
        field("k", &TopkParam::k).doc("How many elements to take; less than one: all of them.").tag("count"),
        field("ret_typ", &TopkParam::ret_typ)
            .choices({{"value", kValue}, {"indices", kIndices}, {"mask", kMask}, {"both", kBoth}})
            .doc("What to return: the values, their indices, an array that is 1 at the found elements and 0 elsewhere, "
                 "or values and indices."),
        field("is_ascend", &TopkParam::is_ascend).doc("Take the smallest elements and not the largest."),
        field("dtype", &TopkParam::dtype).choices(index_dtypes()).doc("Type of the indices.").tag("dtype")};
  }
};
struct SortParam {
  std::optional<int> axis = -1;
  bool is_ascend = true;
  static auto fields() {
    return std::tuple{field("axis", &SortParam::axis).doc("Dimension to sort; None: the flattened array.").tag("axis"),
                      field("is_ascend", &SortParam::is_ascend).doc("Smallest first.")};
  }
};
struct ArgsortParam {
  std::optional<int> axis = -1;
  bool is_ascend = true;
  int dtype = static_cast<int>(DType::kFloat32);
  static auto fields() {
    return std::tuple{
        field("axis", &ArgsortParam::axis).doc("Dimension to sort; None: the flattened array.").tag("axis"),
        field("is_ascend", &ArgsortParam::is_ascend).doc("Smallest first."),
        field("dtype", &ArgsortParam::dtype).choices(index_dtypes()).doc("Type of the indices.").tag("dtype")};
  }
};

// The output's shape when k elements (all with k < 1) of each row are taken.
Shape picked_shape(const ShapeCtx& c, const Shape& in, const std::optional<int>& axis, int64_t k) {
  if (!axis) return in.known() ? Shape{k < 1 ? in.size() : k} : Shape{k < 1 ? -1 : k};
  if (in.ndim() == 0) return in;
  const int a = c.axis(*axis, in.ndim());
  return k < 1 ? in : in.with(a, k);
}

// A type that was asked for must hold the indices. The default, float32, rounds those beyond 2^24, as old programs
// know.
void check_index_type(const ShapeCtx& c, const Shape& in, const std::optional<int>& axis, int dtype) {
  const DType t = static_cast<DType>(dtype);
  if (!in.known() || t == DType::kFloat32) return;
  const int64_t last = Rows::of(in, axis).n - 1;
  if (!holds_index(t, last))
    c.bad_param("dtype", cat("expected a type that holds the index ", last, ", got ", dtype_name(t)));
}

// What to write for one row; any of the three may be absent.
struct Writer {
  void (*values)(const void* from, int64_t element, void* to, int64_t picked, const int64_t* order, int64_t k,
                 int64_t step) = nullptr;
  void (*indices)(void* to, int64_t picked, const int64_t* order, int64_t k, int64_t step) = nullptr;
  void (*mask)(void* to, int64_t element, const int64_t* order, int64_t k, int64_t step) = nullptr;
  size_t mask_bytes = 0;
};

void write_values_with(Writer* w, DType t) {
  w->values = dispatch_size(t, [](auto tag) {
    using T = typename decltype(tag)::type;
    return +[](const void* from, int64_t element, void* to, int64_t picked, const int64_t* order, int64_t k,
               int64_t step) {
      const T* f = static_cast<const T*>(from) + element;
      T* out = static_cast<T*>(to) + picked;
      for (int64_t j = 0; j < k; ++j) out[j * step] = f[order[j] * step];
    };
  });
}
void write_indices_with(Writer* w, DType t) {
  w->indices = dispatch_index(t, [](auto tag) {
    using T = typename decltype(tag)::type;
    return +[](void* to, int64_t picked, const int64_t* order, int64_t k, int64_t step) {
      T* out = static_cast<T*>(to) + picked;
      for (int64_t j = 0; j < k; ++j) out[j * step] = convert<T>(order[j]);
    };
  });
}
void write_mask_with(Writer* w, const Desc& d) {
  w->mask_bytes = d.bytes();
  w->mask = dispatch_all(d.dtype, [](auto tag) {
    using T = typename decltype(tag)::type;
    return +[](void* to, int64_t element, const int64_t* order, int64_t k, int64_t step) {
      T* out = static_cast<T*>(to) + element;
      for (int64_t j = 0; j < k; ++j) out[order[j] * step] = convert<T>(1);
    };
  });
}

// Values go to output `value_out`, indices to `index_out`, the mask to output 0.
Kernel order_kernel(const Order& order, const Writer& w, int value_out, int index_out) {
  return Kernel{[=](const RunCtx& r) {
                  if (w.mask && w.mask_bytes) std::memset(r.out[0], 0, w.mask_bytes);
                  order.run(r.in[0], r.scratch, [&](const int64_t* places, int64_t element, int64_t picked) {
                    const int64_t step = order.rows().inner, k = order.k();
                    if (w.values && r.out[value_out])
                      w.values(r.in[0], element, r.out[value_out], picked, places, k, step);
                    if (w.indices && r.out[index_out]) w.indices(r.out[index_out], picked, places, k, step);
                    if (w.mask) w.mask(r.out[0], element, places, k, step);
                  });
                },
                order.scratch(), order.cost()};
}

// ograd, data -> data's gradient: each value's gradient goes back to where the value came from.
Kernel order_backward_kernel(const PrepareCtx& c, const Rows& rows, int64_t k, bool ascending) {
  const Order order(c.in[1].dtype, rows, k, ascending);
  const size_t bytes = c.out[0].bytes();
  return dispatch_size(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    if (bytes) std::memset(r.out[0], 0, bytes);
                    order.run(r.in[1], r.scratch, [&](const int64_t* places, int64_t element, int64_t picked) {
                      const T* from = r.input<T>(0) + picked;
                      T* to = r.output<T>(0) + element;
                      const int64_t step = order.rows().inner;
                      for (int64_t j = 0; j < order.k(); ++j) to[places[j] * step] = from[j * step];
                    });
                  },
                  order.scratch(), order.cost()};
  });
}

void like_data(ShapeCtx& c) {
  c.set_out(0, c.in(1));
  c.set_in(1, c.out(0));
}

int64_t taken(const TopkParam& p, const Rows& rows) { return p.k < 1 ? rows.n : p.k; }

MXHUB_OP(topk)
    .alias({"_npx_topk"})
    .doc(
        "Finds the k largest or smallest elements along a dimension. They come in order, equal ones in the order of "
        "their "
        "indices; NaN comes after all numbers.")
    .example(">>> mx.nd.topk(mx.nd.array([3, 1, 2]), k=2, ret_typ='value').asnumpy()")
    .param_struct<TopkParam>()
    .input("data", "Array of any shape.")
    .output("output", "What `ret_typ` says.")
    .output("indices", "The indices, with ret_typ='both'.")
    .num_outputs([](const TopkParam& p) { return p.ret_typ == kBoth ? 2 : 1; })
    .optional_outputs()
    .shape([](const TopkParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      const Shape out = picked_shape(c, in, p.axis, p.k);
      if (in.known() && p.k > Rows::of(in, p.axis).n)
        c.bad_param("k", cat("expected at most ", Rows::of(in, p.axis).n, " elements, got ", p.k));
      if (p.ret_typ == kMask) return c.set_out(0, in);
      if (p.ret_typ != kValue) check_index_type(c, in, p.axis, p.dtype);
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, out);
    })
    .dtype([](const TopkParam& p, TypeCtx& c) {
      if (p.ret_typ != kIndices) {
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
      }
      if (p.ret_typ == kIndices) c.set_out(0, static_cast<DType>(p.dtype));
      if (p.ret_typ == kBoth) c.set_out(1, static_cast<DType>(p.dtype));
    })
    .kernel([](const TopkParam& p, const PrepareCtx& c) {
      const Rows rows = Rows::of(c.in[0].shape, p.axis);
      const Order order(c.in[0].dtype, rows, taken(p, rows), p.is_ascend);
      Writer w;
      if (p.ret_typ == kValue || p.ret_typ == kBoth) write_values_with(&w, c.in[0].dtype);
      if (p.ret_typ == kIndices) write_indices_with(&w, c.out[0].dtype);
      if (p.ret_typ == kBoth) write_indices_with(&w, c.out[1].dtype);
      if (p.ret_typ == kMask) write_mask_with(&w, c.out[0]);
      return order_kernel(order, w, 0, p.ret_typ == kBoth ? 1 : 0);
    })
    .gradient([](const TopkParam& p, const GradCtx& g) {
      // Indices do not change with the data.
      if (p.ret_typ == kIndices || p.ret_typ == kMask) return std::vector<Entry>{zeros_like(g.in(0))};
      return g.fused("_backward_topk", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").values("data", {2, 3}, {3, 1, 2, 0, 5, 4}).with("k", "2").with("ret_typ", "value"),
           Case("both")
               .values("data", {3, 2}, {3, 1, 2, 0, 5, 4})
               .with("k", "2")
               .with("ret_typ", "both")
               .with("axis", "0")
               .with("is_ascend", "True"),
           Case("mask").values("data", {4}, {3, 1, 2, 0}).with("k", "2").with("ret_typ", "mask"),
           Case("too_many").shape("data", {2, 3}).with("k", "4").fails(Kind::kArgument, "k"),
           Case("narrow").shape("data", {1, 300}).with("dtype", "uint8").fails(Kind::kArgument, "dtype"));

MXHUB_OP(_backward_topk)
    .hidden()
    .param_struct<TopkParam>()
    .input("ograd")
    .input("data")
    .shape([](const TopkParam&, ShapeCtx& c) { like_data(c); })
    .kernel([](const TopkParam& p, const PrepareCtx& c) {
      const Rows rows = Rows::of(c.out[0].shape, p.axis);
      return order_backward_kernel(c, rows, taken(p, rows), p.is_ascend);
    });

MXHUB_OP(sort)
    .alias({"_npi_sort"})
    .doc("Sorts the elements along a dimension. NaN comes after all numbers.")
    .example(">>> mx.nd.sort(mx.nd.array([3, 1, 2])).asnumpy()")
    .param_struct<SortParam>()
    .input("data", "Array of any shape.")
    .output("output", "The sorted elements.")
    .shape([](const SortParam& p, ShapeCtx& c) {
      if (c.in(0).ndim_known()) c.set_out(0, picked_shape(c, c.in(0), p.axis, 0));
    })
    .kernel([](const SortParam& p, const PrepareCtx& c) {
      const Rows rows = Rows::of(c.in[0].shape, p.axis);
      Writer w;
      write_values_with(&w, c.in[0].dtype);
      return order_kernel(Order(c.in[0].dtype, rows, rows.n, p.is_ascend), w, 0, 0);
    })
    .gradient([](const SortParam&, const GradCtx& g) {
      return g.fused("_backward_sort", {g.ograd(0), g.in(0)});
    })
    .cases(Case("typical").values("data", {2, 3}, {3, 1, 2, 0, 5, 4}),
           Case("descending").values("data", {2, 2}, {3, 1, 2, 0}).with("axis", "None").with("is_ascend", "False"),
           Case("bad_axis").shape("data", {2}).with("axis", "1").fails(Kind::kArgument, "axis"));

MXHUB_OP(_backward_sort)
    .hidden()
    .param_struct<SortParam>()
    .input("ograd")
    .input("data")
    .shape([](const SortParam&, ShapeCtx& c) { like_data(c); })
    .kernel([](const SortParam& p, const PrepareCtx& c) {
      const Rows rows = Rows::of(c.out[0].shape, p.axis);
      return order_backward_kernel(c, rows, rows.n, p.is_ascend);
    });

MXHUB_OP(argsort)
    .alias({"_npi_argsort"})
    .doc("Gives the indices that would sort an array. Equal elements keep their order; NaN comes after all numbers.")
    .example(">>> mx.nd.argsort(mx.nd.array([3, 1, 2])).asnumpy()")
    .param_struct<ArgsortParam>()
    .input("data", "Array of any shape.")
    .output("output", "The indices.")
    .shape([](const ArgsortParam& p, ShapeCtx& c) {
      if (!c.in(0).ndim_known()) return;
      c.set_out(0, picked_shape(c, c.in(0), p.axis, 0));
      check_index_type(c, c.in(0), p.axis, p.dtype);
    })
    .dtype([](const ArgsortParam& p, TypeCtx& c) { c.set_out(0, static_cast<DType>(p.dtype)); })
    .kernel([](const ArgsortParam& p, const PrepareCtx& c) {
      const Rows rows = Rows::of(c.in[0].shape, p.axis);
      Writer w;
      write_indices_with(&w, c.out[0].dtype);
      return order_kernel(Order(c.in[0].dtype, rows, rows.n, p.is_ascend), w, 0, 0);
    })
    .zero_gradient()
    .cases(Case("typical").values("data", {2, 3}, {3, 1, 2, 0, 5, 4}),
           Case("equal").values("data", {4}, {1, 0, 1, 0}).with("is_ascend", "False").with("dtype", "int64"),
           Case("empty").shape("data", {2, 0}).with("dtype", "int64"),
           Case("bad_axis").shape("data", {2}).with("axis", "1").fails(Kind::kArgument, "axis"),
           Case("narrow").shape("data", {1, 300}).with("dtype", "uint8").fails(Kind::kArgument, "dtype"));

}  // namespace
}  // namespace mxhub::op
