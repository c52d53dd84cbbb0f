// Operators that take elements out of an array or put some in: _npi_delete, _npi_insert_scalar, _npi_insert_slice,
// _npi_insert_tensor.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "op/dynamic.h"
#include "op/index/indices.h"
#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

// A place, places as Python's slices write them, or neither where an array says them.
struct Places {
  std::optional<int> start, stop, step, int_ind;
  bool slice() const { return start || stop || step; }
};

// What slice(start, stop, step) picks from `rows` rows.
std::vector<int64_t> picked(const Places& p, int64_t rows, const Op& op) {
  const int64_t step = p.step.value_or(1);
  if (step == 0) fail(Kind::kArgument, op.name, "step", "expected a step other than 0, got 0");
  const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? rows : rows - 1;
  const auto bound = [&](const std::optional<int>& v, int64_t otherwise) {
    return v ? std::clamp<int64_t>(*v < 0 ? *v + rows : *v, low, high) : otherwise;
  };
  const int64_t end = bound(p.stop, step > 0 ? high : low);
  std::vector<int64_t> r;
  for (int64_t i = bound(p.start, step > 0 ? low : high); step > 0 ? i < end : i > end; i += step) r.push_back(i);
  return r;
}

// A place in [-rows, most] counted from the front.
int64_t wrapped(int64_t at, int64_t rows, int64_t most, const Op& op, const char* argument) {
  if (at < -rows || at > most)
    fail(Kind::kArgument, op.name, argument, "expected places in [", -rows, ", ", most, "], got ", at);
  return at < 0 ? at + rows : at;
}

std::vector<int64_t> read_places(DType dtype, const void* from, int64_t n) {
  std::vector<int64_t> r(static_cast<size_t>(n));
  index_reader(dtype)(from, n, r.data());
  return r;
}

template <class P>
auto place_fields() {
  return std::tuple{field("start", &P::start).doc("First place of a slice."),
                    field("stop", &P::stop).doc("End of a slice."), field("step", &P::step).doc("Step of a slice."),
                    field("int_ind", &P::int_ind).doc("A single place; negative counts from the end."),
                    field("axis", &P::axis).tag("axis").doc("The axis of the places; None: the flattened array.")};
}

// ---- delete --------------------------------------------------------------------------------------------------------
struct DeleteParam : Places {
  std::optional<int> axis;
  static auto fields() { return place_fields<DeleteParam>(); }
};
bool takes_array(const DeleteParam& p) { return !p.slice() && !p.int_ind; }

void remove(const DeleteParam& p, DynamicCall& c) {
  const NDArray a = p.axis ? c.in(0) : c.in(0).reshape({c.in(0).size()});
  const Shape& s = a.shape();
  const int axis = p.axis ? c.axis(*p.axis, s.ndim()) : 0;
  const int64_t rows = s[axis];
  std::vector<bool> gone(static_cast<size_t>(rows));
  if (p.int_ind) {
    gone[static_cast<size_t>(wrapped(*p.int_ind, rows, rows - 1, c.op, "int_ind"))] = true;
  } else if (p.slice()) {
    for (const int64_t i : picked(p, rows, c.op)) gone[static_cast<size_t>(i)] = true;
  } else if (c.in(1).dtype() == DType::kBool) {
    if (c.in(1).size() != rows) c.bad_input(1, cat("expected a mask of ", rows, " elements, got shape ", c.shape(1)));
    for (const int64_t i : nonzero_positions(c.in(1))) gone[static_cast<size_t>(i)] = true;
  } else {
    for (const int64_t i : read_places(c.in(1).dtype(), c.in(1).data(), c.in(1).size()))
      if (i >= 0 && i < rows) gone[static_cast<size_t>(i)] = true;
  }
  std::vector<int64_t> kept;
  for (int64_t i = 0; i < rows; ++i)
    if (!gone[static_cast<size_t>(i)]) kept.push_back(i);
  const int64_t n = static_cast<int64_t>(kept.size());
  take_rows(a, axis, kept, c.make(0, s.with(axis, n), a.dtype()));
  std::copy(kept.begin(), kept.end(), c.make<int64_t>(1, {n}));
}

MXHUB_OPS {
  OpBuilder op("_npi_delete");
  op.since("1.6")
      .doc(
          "An array without the elements at some places, or without some of its parts along an axis. Places in an "
          "array count from 0, and those outside take nothing away, as in NumPy before 1.19.")
      .param_struct<DeleteParam>()
      .input("arr", "The array.")
      .input("obj", "The places, or a mask of booleans, where they are neither a number nor a slice.")
      .output("output", "What is left; flat without an axis.")
      .output("rows", "The places of what is left, int64.")
      .visible(1)
      .num_inputs([](const DeleteParam& p) { return takes_array(p) ? 2 : 1; })
      .shape([](const DeleteParam& p, ShapeCtx& c) {
        const Shape& s = c.in(0);
        if (s.ndim_known()) c.set_out(0, p.axis ? s.with(c.axis(*p.axis, s.ndim()), -1) : Shape{-1});
        c.set_out(1, {-1});
      })
      .dtype([](const DeleteParam& p, TypeCtx& c) {
        c.set_out(0, c.in(0));
        c.set_in(0, c.out(0));
        if (takes_array(p) && c.in(1) == DType::kUnknown) c.set_in(1, DType::kInt64);
        c.set_out(1, DType::kInt64);
      })
      .gradient([](const DeleteParam& p, const GradCtx& g) {
        std::vector<Entry> r = g.none();
        const Entry data = p.axis ? g.in(0) : call("_np_reshape", {g.in(0)}, {{"newshape", "(-1,)"}});
        const Entry back = call("_backward_take", {g.ograd(0), g.out(1), data}, {{"axis", text(p.axis.value_or(0))}});
        r[0] = p.axis ? back : call("reshape_like", {back, g.in(0)});
        return r;
      })
      .cases(
          Case("place").shape("arr", {3, 2}).with("int_ind", "-2").with("axis", "0"),
          Case("slice").shape("arr", {2, 5}).with("start", "4").with("stop", "0").with("step", "-2").with("axis", "1"),
          Case("array").shape("arr", {2, 3}).values("obj", {3}, {0, 4, 0}, DType::kInt64),
          Case("mask").shape("arr", {4}).values("obj", {4}, {0, 1, 1, 0}, DType::kBool),
          Case("outside").shape("arr", {3}).with("int_ind", "3").fails(Kind::kArgument, "int_ind"));
  dynamic<DeleteParam>(op, "_npi_delete", remove);
};

// ---- insert --------------------------------------------------------------------------------------------------------
// The order in which an array of `rows` rows, followed by `count` new ones, becomes the result.
struct OrderParam : Places {
  int64_t rows = 0, count = 0;
  bool array = false;
  static auto fields() {
    return std::tuple{field("start", &OrderParam::start), field("stop", &OrderParam::stop),
                      field("step", &OrderParam::step),   field("int_ind", &OrderParam::int_ind),
                      field("rows", &OrderParam::rows),   field("count", &OrderParam::count),
                      field("array", &OrderParam::array)};
  }
};

void order(const OrderParam& p, std::vector<int64_t> at, const Op& op, int64_t* y) {
  for (int64_t& i : at) i = wrapped(i, p.rows, p.rows, op, p.array ? "obj" : p.int_ind ? "int_ind" : "start");
  if (at.size() == 1) at.assign(static_cast<size_t>(p.count), at[0]);  // all at one place, in their order
  std::vector<int64_t> sorted(at.size());
  std::iota(sorted.begin(), sorted.end(), 0);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](int64_t a, int64_t b) { return at[static_cast<size_t>(a)] < at[static_cast<size_t>(b)]; });
  auto next = sorted.begin();
  for (int64_t i = 0; i <= p.rows; ++i) {
    for (; next != sorted.end() && at[static_cast<size_t>(*next)] == i; ++next) *y++ = p.rows + *next;
    if (i < p.rows) *y++ = i;
  }
}

MXHUB_OP(_npi_insert_order)
    .hidden()
    .doc("Where the elements of a result of an insertion come from.")
    .param_struct<OrderParam>()
    .input("obj", "Places, where an array says them.")
    .num_inputs([](const OrderParam& p) { return p.array ? 1 : 0; })
    .shape([](const OrderParam& p, ShapeCtx& c) { c.set_out(0, {p.rows + p.count}); })
    .dtype([](const OrderParam&, TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .kernel([](const OrderParam& p, const PrepareCtx& c) {
      const int64_t n = p.array ? c.in[0].size() : 0;
      const DType dtype = p.array ? c.in[0].dtype : DType::kInt64;
      const Op& op = c.op;
      return Kernel{[p, n, dtype, &op](const RunCtx& r) {
        order(p,
              p.array     ? read_places(dtype, r.in[0], n)
              : p.int_ind ? std::vector<int64_t>{*p.int_ind}
                          : picked(p, p.rows, op),
              op, r.output<int64_t>(0));
      }};
    })
    .zero_gradient();

struct InsertParam : Places {
  std::optional<double> val;
  std::optional<int> axis;
  static auto fields() {
    return std::tuple_cat(std::tuple{field("val", &InsertParam::val).doc("What is put in, if it is a number.")},
                          place_fields<InsertParam>());
  }
};

enum class From : uint8_t { kScalar, kSlice, kTensor };

std::vector<Entry> insert(From from, const InsertParam& p, const Given& g, const std::vector<Entry>& in) {
  Shape s = g.shape(0);
  Entry a = in[0];
  if (!p.axis) {
    s = {s.size()};
    a = reshaped(a, s);
  } else if (s.ndim() == 0) {
    g.bad_input(0, "expected at least one dimension, got ()");
  }
  const int axis = p.axis ? g.axis(*p.axis, s.ndim()) : 0;
  const int obj = p.val ? 1 : 2;
  int64_t places = 1;
  if (from == From::kTensor) {
    if (g.shape(obj).ndim() > 1) g.bad_input(obj, cat("expected at most one dimension, got shape ", g.shape(obj)));
    places = g.shape(obj).size();
  } else if (from == From::kSlice) {
    places = static_cast<int64_t>(picked(p, s[axis], g.op).size());
  } else if (!p.int_ind) {
    g.bad_param("int_ind", "expected a place, got None");
  }
  // What is put in: its own length along the axis at a single place, otherwise one row for each place.
  Shape values = p.val ? Shape::of(0) : g.shape(1);
  Entry v = p.val ? call("_full", {}, {{"shape", "()"}, {"dtype", dtype_name(g.in[0].dtype)}, {"value", text(*p.val)}})
                  : in[1];
  if (!p.val && g.in[1].dtype != g.in[0].dtype) v = call("Cast", {v}, {{"dtype", dtype_name(g.in[0].dtype)}});
  if (values.ndim() < s.ndim()) {
    Shape padded = Shape::of(s.ndim(), 1);
    std::copy(values.begin(), values.end(), padded.end() - values.ndim());
    v = reshaped(v, padded);
    values = padded;
  }
  const bool single = from == From::kScalar || (from == From::kTensor && g.shape(obj).ndim() == 0);
  if (single && values.ndim() == s.ndim() && axis > 0) {  // rows of the values are parts along the axis
    std::vector<int> turned(static_cast<size_t>(s.ndim()));
    Shape after = values;
    for (int i = 0; i < s.ndim(); ++i) turned[static_cast<size_t>(i)] = i < axis ? i + 1 : i == axis ? 0 : i;
    for (int i = 0; i < s.ndim(); ++i) after[i] = values[turned[static_cast<size_t>(i)]];
    v = transposed(v, turned);
    values = after;
  }
  const Shape wanted = s.with(axis, places == 1 && values.ndim() == s.ndim() ? values[axis] : places);
  Shape both;
  if (!broadcast_shape(values, wanted, &both) || both != wanted)
    g.bad_input(p.val ? 0 : 1, cat("expected a shape that broadcasts to ", wanted, ", got ", g.shape(p.val ? 0 : 1)));
  v = broadcast(v, values, wanted);
  OrderParam order;
  static_cast<Places&>(order) = p;
  order.rows = s[axis];
  order.count = wanted[axis];
  order.array = from == From::kTensor;
  const Entry at =
      call_with("_npi_insert_order",
                order.array ? std::vector<Entry>{in[static_cast<size_t>(obj)]} : std::vector<Entry>{}, order);
  return {call("take", {call("Concat", {a, v}, {{"dim", text(axis)}}), at}, {{"axis", text(axis)}})};
}

MXHUB_OPS {
  const struct {
    const char* name;
    const char* doc;
    From from;
  } rows[] = {{"_npi_insert_scalar", "Puts elements into an array at one place.", From::kScalar},
              {"_npi_insert_slice", "Puts elements into an array at the places of a slice.", From::kSlice},
              {"_npi_insert_tensor", "Puts elements into an array at places that another array holds.", From::kTensor}};
  for (const auto& row : rows) {
    const From from = row.from;
    const bool tensor = from == From::kTensor;
    const std::function<int(const InsertParam&)> inputs = [tensor](const InsertParam& p) {
      return (p.val ? 1 : 2) + (tensor ? 1 : 0);
    };
    OpBuilder op(row.name);
    op.since("1.6")
        .doc(std::string(row.doc) + " Places are those before anything was put in.")
        .param_struct<InsertParam>()
        .input("arr", "The array.")
        .input("values", "What is put in, unless `val` is given.");
    if (tensor) op.input("obj", "The places, in one dimension or as a scalar; negative ones count from the end.");
    op.output("output", "The longer array, of the dtype of `arr`; flat without an axis.")
        .num_inputs(inputs)
        .input_names([tensor](const InsertParam& p) {
          std::vector<std::string> names{"arr"};
          if (!p.val) names.emplace_back("values");
          if (tensor) names.emplace_back("obj");
          return names;
        })
        .dtype([](const InsertParam&, TypeCtx& c) {
          c.set_out(0, c.in(0));
          c.set_in(0, c.out(0));
          for (int i = 1; i < c.num_inputs(); ++i)
            if (c.in(i) == DType::kUnknown) c.set_in(i, c.in(0));
        });
    switch (from) {
      case From::kScalar:
        op.cases(Case("typical").shape("arr", {2, 3}).shape("values", {2}).with("int_ind", "1").with("axis", "1"),
                 Case("flat").shape("arr", {2, 2}).shape("values", {3}).with("int_ind", "-1"),
                 Case("number").shape("arr", {3}).with("val", "2").with("int_ind", "3"),
                 Case("misfit")
                     .shape("arr", {2, 3})
                     .shape("values", {4})
                     .with("int_ind", "1")
                     .with("axis", "0")
                     .fails(Kind::kShape, "values"));
        break;
      case From::kSlice:
        op.cases(
            Case("typical").shape("arr", {2, 4}).shape("values", {2}).with("step", "2").with("axis", "1"),
            Case("backward").shape("arr", {4}).shape("values", {4}).with("step", "-1"),
            Case("no_step").shape("arr", {4}).shape("values", {1}).with("step", "0").fails(Kind::kArgument, "step"));
        break;
      case From::kTensor:
        op.cases(Case("typical")
                     .shape("arr", {2, 3})
                     .shape("values", {2})
                     .values("obj", {2}, {3, 0}, DType::kInt64)
                     .with("axis", "1"),
                 Case("one").shape("arr", {3}).shape("values", {2}).values("obj", {1}, {-1}, DType::kInt32),
                 Case("number").shape("arr", {3, 1}).values("obj", {3}, {1, 1, 0}, DType::kInt64).with("val", "7"),
                 Case("matrix")
                     .shape("arr", {3})
                     .shape("values", {1})
                     .values("obj", {1, 1}, {0})
                     .fails(Kind::kShape, "obj"));
        break;
    }
    composite<InsertParam>(
        op, row.name, inputs, 1,
        [from](const InsertParam& p, const Given& g, const std::vector<Entry>& in) { return insert(from, p, g, in); });
  }
};

}  // namespace
}  // namespace mxhub::op
