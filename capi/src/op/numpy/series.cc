// Differences, polynomials and borders of the NumPy interface.
#include <algorithm>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

struct DiffParam {
  int n = 1, axis = -1;
  static auto fields() {
    return std::tuple{field("n", &DiffParam::n).at_least(0).doc("How often differences are taken."),
                      field("axis", &DiffParam::axis).tag("axis").doc("The axis to take them along.")};
  }
};

MXHUB_OPS {
  OpBuilder op("_npi_diff");
  op.since("1.6")
      .doc("Differences of neighbouring elements along an axis.")
      .param_struct<DiffParam>()
      .input("a", "Array with at least one axis.")
      .output("output", "The axis is shorter by `n`.")
      .cases(Case("typical").shape("a", {2, 4}), Case("twice").shape("a", {4, 2}).with("n", "2").with("axis", "0"),
             Case("short").shape("a", {2, 2}).with("n", "3").no_gradient(),
             Case("bad_axis").shape("a", {2}).with("axis", "1").fails(Kind::kArgument, "axis"));
  composite<DiffParam>(op, "_npi_diff", 1, [](const DiffParam& p, const Given& g, const std::vector<Entry>& in) {
    const Shape& s = g.shape(0);
    if (s.ndim() == 0) g.bad_input(0, "expected at least one axis, got a scalar");
    const int axis = g.axis(p.axis, s.ndim());
    Entry x = in[0];
    int64_t length = s[axis];
    for (int i = 0; i < p.n; ++i) {
      if (length == 0) break;
      x = length == 1 ? sliced(x, axis, 0, 0) : sub(sliced(x, axis, 1, length), sliced(x, axis, 0, length - 1));
      --length;
    }
    return std::vector<Entry>{x};
  });

  OpBuilder poly("_npi_polyval");
  poly.since("1.6")
      .doc("A polynomial at given places. `p` holds its coefficients, that of the highest power first.")
      .input("p", "Coefficients, one axis.")
      .input("x", "The places.")
      .output("output", "Same shape as `x`.")
      .dtype([](TypeCtx& c) { unified_type(c); })
      .cases(Case("typical").shape("p", {3}).shape("x", {2, 2}), Case("constant").shape("p", {1}).shape("x", {3}),
             Case("matrix").shape("p", {2, 2}).shape("x", {3}).fails(Kind::kShape, "p"));
  composite<NoParam>(poly, "_npi_polyval", 2, [](const NoParam&, const Given& g, const std::vector<Entry>& in) {
    if (g.shape(0).ndim() != 1) g.bad_input(0, cat("expected one axis, got shape ", g.shape(0)));
    const std::vector<Entry> x = unified(g, in);
    // From the highest power on, each step multiplies and adds.
    Entry y = zeros_like(x[1]);
    for (int64_t i = 0; i < g.shape(0)[0]; ++i)
      y = call("_npi_add", {mul(y, x[1]), reshaped(sliced(x[0], 0, i, i + 1), Shape::of(0))});
    return std::vector<Entry>{y};
  });
};

struct EdiffParam {
  bool to_begin_arr_given = false, to_end_arr_given = false;
  std::optional<double> to_begin_scalar, to_end_scalar;
  static auto fields() {
    return std::tuple{
        field("to_begin_arr_given", &EdiffParam::to_begin_arr_given).doc("Whether an array comes before."),
        field("to_end_arr_given", &EdiffParam::to_end_arr_given).doc("Whether an array comes after."),
        field("to_begin_scalar", &EdiffParam::to_begin_scalar).doc("A number that comes before; None: none."),
        field("to_end_scalar", &EdiffParam::to_end_scalar).doc("A number that comes after; None: none.")};
  }
};
int arrays_of(const EdiffParam& p) { return 1 + (p.to_begin_arr_given ? 1 : 0) + (p.to_end_arr_given ? 1 : 0); }

std::vector<Entry> ediff1d(const EdiffParam& p, const Given& g, const std::vector<Entry>& in) {
  const int64_t n = g.shape(0).size();
  const Entry x = reshaped(in[0], {n});
  const Entry between = n > 1 ? sub(sliced(x, 0, 1, n), sliced(x, 0, 0, n - 1)) : sliced(x, 0, 0, 0);
  std::vector<Entry> parts;
  int next = 1;
  const auto edge = [&](bool array, const std::optional<double>& number) {
    if (array) {
      parts.push_back(reshaped(in[static_cast<size_t>(next)], {g.shape(next).size()}));
      ++next;
    } else if (number) {
      parts.push_back(
          call("_full", {}, {{"shape", "(1,)"}, {"dtype", dtype_name(g.in[0].dtype)}, {"value", text(*number)}}));
    }
  };
  edge(p.to_begin_arr_given, p.to_begin_scalar);
  parts.push_back(between);
  edge(p.to_end_arr_given, p.to_end_scalar);
  return {parts.size() == 1 ? between : call("Concat", parts, {{"dim", "0"}})};
}

MXHUB_OPS {
  OpBuilder op("_npi_ediff1d");
  op.since("1.6")
      .doc("Differences of neighbours in the flattened array, with something before and after them if wanted.")
      .param_struct<EdiffParam>()
      .input("input1", "The array.")
      .input("input2", "What comes before, if that is an array; else what comes after.")
      .input("input3", "What comes after, if both are arrays.")
      .output("output", "One axis.")
      .num_inputs(arrays_of)
      .cases(
          Case("typical").shape("input1", {2, 3}),
          Case("numbers").shape("input1", {4}).with("to_begin_scalar", "1").with("to_end_scalar", "2"),
          Case("array").shape("input1", {3}).shape("input2", {2}).with("to_end_arr_given", "1"),
          Case("bad_number").shape("input1", {3}).with("to_end_scalar", "x").fails(Kind::kArgument, "to_end_scalar"));
  composite<EdiffParam>(op, "_npi_ediff1d", arrays_of, 1, ediff1d);
};

// ---- pad
// ---------------------------------------------------------------------------------------------------------------
enum PadMode : int { kConstant = 0, kEdge = 1, kReflect = 2, kSymmetric = 3, kMinimum = 4, kMaximum = 5 };

struct PadParam {
  std::string pad_width;
  int mode = kConstant;
  double constant_value = 0;
  std::string reflect_type = "even";
  static auto fields() {
    return std::tuple{
        field("pad_width", &PadParam::pad_width)
            .required()
            .phrase("tuple of <Shape(tuple)>, required")
            .doc("For each axis how many elements are added before and after, such as ((1, 2), (0, 1))."),
        field("mode", &PadParam::mode)
            .choices({{"constant", kConstant},
                      {"edge", kEdge},
                      {"maximum", kMaximum},
                      {"minimum", kMinimum},
                      {"reflect", kReflect},
                      {"symmetric", kSymmetric}})
            .doc("What is added: a constant, the outermost element, the largest or the smallest along the axis, or the "
                 "mirror image without (reflect) or with (symmetric) the outermost element."),
        field("constant_value", &PadParam::constant_value).doc("The constant."),
        field("reflect_type", &PadParam::reflect_type).doc("How mirror images are made; only 'even' is supported.")};
  }
};

// The numbers in "((1, 2), (0, 1))".
std::vector<int64_t> numbers_of(const PadParam& p, const Given& g) {
  std::vector<int64_t> r;
  std::string digits;
  for (const char c : p.pad_width + ",") {
    if (std::isdigit(static_cast<unsigned char>(c)) || c == '-') {
      digits += c;
      continue;
    }
    if (!digits.empty()) {
      try {
        r.push_back(mxhub::detail::parse_int(digits, INT64_MIN, INT64_MAX));
      } catch (const mxhub::detail::BadValue& e) {
        g.bad_param("pad_width", cat("expected ", e.expected, ", got '", p.pad_width, "'"));
      }
      digits.clear();
    }
    if (!std::isspace(static_cast<unsigned char>(c)) && std::string("()[],L").find(c) == std::string::npos)
      g.bad_param("pad_width", cat("expected pairs of numbers, got '", p.pad_width, "'"));
  }
  return r;
}

std::vector<Entry> pad(const PadParam& p, const Given& g, const std::vector<Entry>& in) {
  Shape s = g.shape(0);
  const std::vector<int64_t> width = numbers_of(p, g);
  if (static_cast<int>(width.size()) != 2 * s.ndim() ||
      std::any_of(width.begin(), width.end(), [](int64_t w) { return w < 0; }))
    g.bad_param("pad_width",
                cat("expected a pair of numbers of at least 0 for each axis of shape ", s, ", got ", p.pad_width));
  if (p.reflect_type != "even") g.bad_param("reflect_type", cat("expected 'even', got '", p.reflect_type, "'"));
  Entry x = in[0];
  for (int axis = 0; axis < s.ndim(); ++axis) {
    const int64_t before = width[static_cast<size_t>(2 * axis)], after = width[static_cast<size_t>(2 * axis + 1)];
    if (!before && !after) continue;
    if (s[axis] == 0 && p.mode != kConstant)
      g.bad_input(0, cat("expected elements along axis ", axis, " to pad with, got shape ", g.shape(0)));
    const auto join = [&](const std::vector<Entry>& parts) {
      return parts.size() == 1 ? parts[0] : call("Concat", parts, {{"dim", text(axis)}});
    };
    const auto repeated = [&](const Entry& one, int64_t n) {
      return call("_npi_broadcast_to", {one}, {{"shape", text(s.with(axis, n))}});
    };
    if (p.mode == kReflect || p.mode == kSymmetric) {
      // A mirror image is as long as the array; longer borders are images of images, each about the end of the last.
      const int64_t skip = p.mode == kReflect && s[axis] > 1 ? 1 : 0, most = s[axis] - skip;
      for (int64_t left = before; left > 0;) {
        const int64_t n = std::min(left, most);
        x = join({call("reverse", {sliced(x, axis, skip, skip + n)}, {{"axis", text(axis)}}), x});
        s[axis] += n;
        left -= n;
      }
      for (int64_t left = after; left > 0;) {
        const int64_t n = std::min(left, most), end = s[axis] - skip;
        x = join({x, call("reverse", {sliced(x, axis, end - n, end)}, {{"axis", text(axis)}})});
        s[axis] += n;
        left -= n;
      }
      continue;
    }
    const auto border = [&](int64_t n, bool front) {
      if (p.mode == kConstant)
        return call("_full", {},
                    {{"shape", text(s.with(axis, n))},
                     {"dtype", dtype_name(g.in[0].dtype)},
                     {"value", text(p.constant_value)}});
      if (p.mode == kEdge) return repeated(sliced(x, axis, front ? 0 : s[axis] - 1, front ? 1 : s[axis]), n);
      return repeated(
          call(p.mode == kMaximum ? "_np_max" : "_np_min", {x}, {{"axis", text(Shape{axis})}, {"keepdims", "1"}}), n);
    };
    std::vector<Entry> parts;
    if (before) parts.push_back(border(before, true));
    parts.push_back(x);
    if (after) parts.push_back(border(after, false));
    x = join(parts);
    s[axis] += before + after;
  }
  return {x};
}

MXHUB_OPS {
  OpBuilder op("_npi_pad");
  op.since("1.6")
      .doc("Adds a border around an array.")
      .param_struct<PadParam>()
      .input("data", "Array of any shape.")
      .output("output", "The larger array.")
      .cases(
          Case("constant").shape("data", {2, 2}).with("pad_width", "((0, 1), (2, 0))").with("constant_value", "3"),
          Case("edge").shape("data", {2, 3}).with("pad_width", "((1, 1), (1, 2))").with("mode", "edge"),
          Case("reflect").shape("data", {3, 2}).with("pad_width", "((2, 1), (3, 0))").with("mode", "reflect"),
          Case("symmetric").shape("data", {2, 2}).with("pad_width", "((3, 1), (0, 2))").with("mode", "symmetric"),
          Case("maximum").shape("data", {2, 3}).with("pad_width", "((1, 0), (0, 1))").with("mode", "maximum"),
          Case("bad_width").shape("data", {2, 2}).with("pad_width", "((1, 1),)").fails(Kind::kArgument, "pad_width"));
  composite<PadParam>(op, "_npi_pad", 1, pad);
};

}  // namespace
}  // namespace mxhub::op
