// Concat, _rnn_param_concat, stack, SliceChannel, _split_v2: joining arrays along a dimension and taking them apart.
#include <algorithm>

#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

// Copies between one large array and its pieces along `axis`; piece i has length lengths[i] there.
std::vector<StridedCopy> piece_plans(const Shape& whole, int axis, const std::vector<int64_t>& lengths, bool join,
                                     size_t item) {
  std::vector<StridedCopy> plans;
  const auto strides = row_strides(whole);
  int64_t at = 0;
  for (const int64_t length : lengths) {
    const Shape piece = whole.with(axis, length);
    const auto own = row_strides(piece);
    const int64_t offset = at * strides[axis];
    plans.push_back(join ? StridedCopy(piece, own, strides, 0, offset, item)
                         : StridedCopy(piece, strides, own, offset, 0, item));
    at += length;
  }
  return plans;
}

// input i -> output 0 (join) or input 0 -> output i.
Kernel pieces_kernel(std::vector<StridedCopy> plans, bool join) {
  double cost = 0;
  for (const auto& p : plans) cost += p.cost() + 4;
  return Kernel{[plans = std::move(plans), join](const RunCtx& r) {
                  for (size_t i = 0; i < plans.size(); ++i) {
                    void* const to = r.out[join ? 0 : i];
                    if (to) plans[i].run(r.in[join ? i : 0], to);
                  }
                },
                0, cost};
}

struct ConcatParam {
  int num_args = 0;
  int dim = 1;
  static auto fields() {
    return std::tuple{
        field("num_args", &ConcatParam::num_args).required().at_least(1).doc("Number of arrays.").tag("count"),
        field("dim", &ConcatParam::dim).doc("Dimension to join along; negative counts from the end.").tag("axis")};
  }
};

void concat_shape(const ConcatParam& p, ShapeCtx& c) {
  Shape common = c.out(0);
  for (int i = 0; i < c.num_inputs() && !common.ndim_known(); ++i) common = c.in(i);
  if (!common.ndim_known()) return;
  const int ndim = common.ndim();
  if (ndim == 0) c.bad_input(0, "expected at least one dimension, got a scalar");
  const int axis = c.axis(p.dim, ndim, "dim");
  common[axis] = -1;
  int64_t sum = 0;
  std::vector<int> unknown;
  for (int i = 0; i < c.num_inputs(); ++i) {
    const Shape& in = c.in(i);
    const int64_t length = in.ndim_known() && in.ndim() == ndim ? in[axis] : -1;
    if (in.ndim_known() && (in.ndim() != ndim || !merge_shape(&common, in.with(axis, -1))))
      c.bad_input(
          i, cat("expected the shape of the other arrays in all dimensions but ", axis, ", ", common, ", got ", in));
    if (length < 0) {
      unknown.push_back(i);
    } else {
      sum = std::min(sum + length, int64_t{1} << 61);  // more than memory holds, which will be refused
    }
  }
  for (int i = 0; i < c.num_inputs(); ++i) c.set_in(i, common);
  c.set_out(0, common);
  if (unknown.empty()) {
    c.set_out(0, common.with(axis, sum));
    return;
  }
  // In a recurrent network the weights of unknown length are those of the input in both directions: of one length.
  const int64_t rest = c.out(0)[axis] - sum, count = static_cast<int64_t>(unknown.size());
  if (rest < 0 || (count > 1 && (c.op.name != "_rnn_param_concat" || rest % count))) return;
  for (const int i : unknown) c.set_in(i, common.with(axis, rest / count));
}

Kernel concat_kernel(const ConcatParam& p, const PrepareCtx& c) {
  const Shape& whole = c.out[0].shape;
  const int axis = wrap_axis(p.dim, whole.ndim());
  std::vector<int64_t> lengths;
  for (const Desc& d : c.in) lengths.push_back(d.shape[axis]);
  return pieces_kernel(piece_plans(whole, axis, lengths, true, dtype_size(c.out[0].dtype)), true);
}

std::vector<Entry> concat_gradient(const ConcatParam& p, const GradCtx& g) {
  std::vector<Entry> in{g.ograd(0)};
  for (int i = 0; i < g.num_inputs(); ++i) in.push_back(g.in(i));
  const Entry first = call_with("_backward_Concat", std::move(in), p);
  std::vector<Entry> r;
  for (int i = 0; i < g.num_inputs(); ++i) r.push_back(output_of(first, i));
  return r;
}

struct ConcatName {
  const char *name, *doc;
  std::vector<const char*> aliases;
};

MXHUB_OPS {
  const ConcatName names[] = {
      {"Concat", "Joins arrays along a dimension. All other dimensions must agree.", {"_sparse_concat", "concat"}},
      {"_rnn_param_concat",
       "Joins the flattened parameters of a recurrent network. Lengths that are unknown share what "
       "is left of the length of the whole.",
       {"_npi_rnn_param_concat"}}};
  for (const auto& n : names) {
    OpBuilder b(n.name);
    for (const char* a : n.aliases) b.alias(a);
    b.doc(n.doc)
        .param_struct<ConcatParam>()
        .variadic("data", "num_args", "The arrays to join.")
        .output("output", "The joined array.")
        .shape(concat_shape)
        .kernel(concat_kernel)
        .gradient(concat_gradient)
        .storage([](const ConcatParam& p, const std::vector<StorageKind>& in) {
          const bool csr =
              p.dim == 0 && std::all_of(in.begin(), in.end(), [](StorageKind k) { return k == StorageKind::kCsr; });
          return csr && !in.empty() ? StorageKind::kCsr : StorageKind::kDense;
        })
        .cases(Case("typical").shape("arg0", {2, 3}).shape("arg1", {2, 1}).with("num_args", "2"),
               Case("first_dim").shape("arg0", {2, 3}).shape("arg1", {1, 3}).with("num_args", "2").with("dim", "0"),
               Case("clash")
                   .shape("arg0", {2, 3})
                   .shape("arg1", {3, 3})
                   .with("num_args", "2")
                   .fails(Kind::kShape, "arg1"));
  }
};

MXHUB_OP(_backward_Concat)
    .hidden()
    .param_struct<ConcatParam>()
    .input("ograd")
    .optional_outputs()
    .num_inputs([](const ConcatParam& p) { return p.num_args + 1; })
    .num_outputs([](const ConcatParam& p) { return p.num_args; })
    .shape([](const ConcatParam&, ShapeCtx& c) {
      for (int i = 0; i < c.num_outputs(); ++i) {
        c.set_out(i, c.in(i + 1));
        c.set_in(i + 1, c.out(i));
      }
    })
    .kernel([](const ConcatParam& p, const PrepareCtx& c) {
      const Shape& whole = c.in[0].shape;
      const int axis = wrap_axis(p.dim, whole.ndim());
      std::vector<int64_t> lengths;
      for (const Desc& d : c.out) lengths.push_back(d.shape[axis]);
      return pieces_kernel(piece_plans(whole, axis, lengths, false, dtype_size(c.in[0].dtype)), false);
    })
    .gradient([](const ConcatParam& p, const GradCtx& g) {
      std::vector<Entry> r = g.none(), parts;
      for (int i = 0; i < p.num_args; ++i) parts.push_back(g.ograd(i));
      r[0] = call_with("Concat", std::move(parts), p);
      return r;
    });

// ---- stack -----------------------------------------------------------------------------------------------------
struct StackParam {
  int axis = 0;
  int num_args = 0;
  static auto fields() {
    return std::tuple{
        field("axis", &StackParam::axis).doc("Place of the new dimension; negative counts from the end.").tag("axis"),
        field("num_args", &StackParam::num_args).required().at_least(1).doc("Number of arrays.").tag("count")};
  }
};

Shape with_axis(const Shape& s, int axis, int64_t n) {
  std::vector<int64_t> d(s.begin(), s.end());
  d.insert(d.begin() + axis, n);
  return Shape(d);
}
Shape without_axis(const Shape& s, int axis) {
  std::vector<int64_t> d(s.begin(), s.end());
  d.erase(d.begin() + axis);
  return Shape(d);
}

MXHUB_OP(stack)
    .doc("Joins arrays of one shape along a new dimension.")
    .example(">>> mx.nd.stack(mx.nd.array([1, 2]), mx.nd.array([3, 4]), axis=1).asnumpy()")
    .param_struct<StackParam>()
    .variadic("data", "num_args", "Arrays of the same shape.")
    .output("output", "One dimension more than the inputs have.")
    .shape([](const StackParam& p, ShapeCtx& c) {
      Shape each;
      for (int i = 0; i < c.num_inputs(); ++i)
        if (!merge_shape(&each, c.in(i)))
          c.bad_input(i, cat("expected the shape of the other arrays, ", each, ", got ", c.in(i)));
      if (c.out(0).ndim_known() && c.out(0).ndim() > 0) {
        const int axis = c.axis(p.axis, c.out(0).ndim());
        if (!merge_shape(&each, without_axis(c.out(0), axis)))
          c.bad_input(0, cat("expected parts of ", c.out(0), ", got ", each));
      }
      if (!each.ndim_known()) return;
      for (int i = 0; i < c.num_inputs(); ++i) c.set_in(i, each);
      c.set_out(0, with_axis(each, c.axis(p.axis, each.ndim() + 1), c.num_inputs()));
    })
    .kernel([](const StackParam& p, const PrepareCtx& c) {
      const int axis = wrap_axis(p.axis, c.out[0].shape.ndim());
      return pieces_kernel(
          piece_plans(c.out[0].shape, axis, std::vector<int64_t>(c.in.size(), 1), true, dtype_size(c.out[0].dtype)),
          true);
    })
    .gradient([](const StackParam& p, const GradCtx& g) {
      const Entry parts = call("SliceChannel", {g.ograd(0)},
                               {{"num_outputs", text(p.num_args)}, {"axis", text(p.axis)}, {"squeeze_axis", "True"}});
      std::vector<Entry> r;
      for (int i = 0; i < g.num_inputs(); ++i) r.push_back(output_of(parts, i));
      return r;
    })
    .cases(Case("typical").shape("arg0", {2, 3}).shape("arg1", {2, 3}).with("num_args", "2"),
           Case("last").shape("arg0", {2}).shape("arg1", {2}).with("num_args", "2").with("axis", "-1"),
           Case("clash").shape("arg0", {2}).shape("arg1", {3}).with("num_args", "2").fails(Kind::kShape, "arg1"));

// ---- splitting -------------------------------------------------------------------------------------------------
struct SliceChannelParam {
  int num_outputs = 0;
  int axis = 1;
  bool squeeze_axis = false;
  static auto fields() {
    return std::tuple{field("num_outputs", &SliceChannelParam::num_outputs)
                          .required()
                          .at_least(1)
                          .doc("Number of equal parts.")
                          .tag("count"),
                      field("axis", &SliceChannelParam::axis)
                          .doc("The dimension to split; negative counts from the end.")
                          .tag("axis"),
                      field("squeeze_axis", &SliceChannelParam::squeeze_axis)
                          .doc("Drop the split dimension; parts must have length one in it.")};
  }
};
struct SplitParam {
  Shape indices;
  int axis = 1;
  bool squeeze_axis = false;
  int sections = 0;
  static auto fields() {
    return std::tuple{
        field("indices", &SplitParam::indices)
            .required()
            .doc("Where each part begins; not used when `sections` is positive.")
            .tag("positions"),
        field("axis", &SplitParam::axis).doc("The dimension to split; negative counts from the end.").tag("axis"),
        field("squeeze_axis", &SplitParam::squeeze_axis)
            .doc("Drop the split dimension; parts must have length one in it."),
        field("sections", &SplitParam::sections).at_least(0).doc("Number of parts; 0: use `indices`.").tag("count")};
  }
};

// The length of every part along a dimension of n elements.
std::vector<int64_t> part_lengths(const SliceChannelParam& p, int64_t n) {
  return std::vector<int64_t>(p.num_outputs, n / p.num_outputs);
}
std::vector<int64_t> part_lengths(const SplitParam& p, int64_t n) {
  std::vector<int64_t> r;
  if (p.sections > 0) {  // as even as possible, the longer parts first
    for (int i = 0; i < p.sections; ++i) r.push_back(n / p.sections + (i < n % p.sections));
    return r;
  }
  for (int i = 0; i < p.indices.ndim(); ++i) {
    const int64_t begin = std::clamp<int64_t>(p.indices[i], 0, n);
    const int64_t end = i + 1 < p.indices.ndim() ? std::clamp<int64_t>(p.indices[i + 1], 0, n) : n;
    r.push_back(std::max<int64_t>(0, end - begin));
  }
  if (r.empty()) r.push_back(n);  // no index: one part
  return r;
}
void check_parts(const SliceChannelParam& p, const ShapeCtx& c, int64_t n) {
  if (n % p.num_outputs)
    c.bad_param("num_outputs", cat("expected a divisor of the dimension of ", n, ", got ", p.num_outputs));
}
void check_parts(const SplitParam& p, const ShapeCtx& c, int64_t n) {
  if (p.sections > 0) return;
  for (int i = 0; i < p.indices.ndim(); ++i) {
    if (p.indices[i] < (i ? p.indices[i - 1] : 0))
      c.bad_param("indices", cat("expected ascending indices of the dimension of ", n, ", got ", p.indices));
  }
}

template <class P>
void split_shape(const P& p, ShapeCtx& c) {
  const Shape& in = c.in(0);
  if (!in.ndim_known()) return;
  const int axis = c.axis(p.axis, in.ndim());
  const int64_t n = in[axis];
  std::vector<int64_t> lengths;
  if (n >= 0) {
    check_parts(p, c, n);
    lengths = part_lengths(p, n);
  } else {
    lengths.assign(c.num_outputs(), -1);
  }
  for (int i = 0; i < c.num_outputs(); ++i) {
    if (p.squeeze_axis && lengths[i] >= 0 && lengths[i] != 1)
      c.bad_param("squeeze_axis", cat("expected parts of length one to drop the dimension, got ", lengths[i]));
    c.set_out(i, p.squeeze_axis ? without_axis(in, axis) : in.with(axis, lengths[i]));
  }
  for (int i = 0; i < c.num_outputs(); ++i) {  // what is known of a part holds for the whole
    if (!c.out(i).ndim_known()) continue;
    const Shape s = p.squeeze_axis ? with_axis(c.out(i), axis, -1) : c.out(i).with(axis, -1);
    c.set_in(0, s);
  }
}

template <class P>
Kernel split_kernel(const P& p, const PrepareCtx& c) {
  const Shape& whole = c.in[0].shape;
  const int axis = wrap_axis(p.axis, whole.ndim());
  auto lengths = part_lengths(p, whole[axis]);
  // A first index above 0 leaves elements out: an unwanted piece in front.
  auto plans = piece_plans(whole, axis, lengths, false, dtype_size(c.in[0].dtype));
  if constexpr (std::is_same_v<P, SplitParam>) {
    if (p.sections <= 0 && p.indices.ndim() > 0) {
      const int64_t skipped = std::clamp<int64_t>(p.indices[0], 0, whole[axis]) * row_strides(whole)[axis];
      for (auto& plan : plans) plan.from_offset += skipped;
    }
  }
  return pieces_kernel(std::move(plans), false);
}

std::vector<Entry> split_gradient(const SliceChannelParam& p, const GradCtx& g) {
  std::vector<Entry> parts;
  for (int i = 0; i < p.num_outputs; ++i) parts.push_back(g.ograd(i));
  if (p.squeeze_axis) return {call("stack", std::move(parts), {{"axis", text(p.axis)}})};
  return {call("Concat", std::move(parts), {{"dim", text(p.axis)}})};
}

MXHUB_OP(SliceChannel)
    .alias({"split"})
    .doc("Splits an array into equal parts along a dimension.")
    .example(">>> [x.shape for x in mx.nd.split(mx.nd.zeros((2, 6)), num_outputs=3, axis=1)]")
    .param_struct<SliceChannelParam>()
    .input("data", "Array with at least one dimension.")
    .output("output", "The parts, in order.")
    .optional_outputs()
    .num_outputs([](const SliceChannelParam& p) { return p.num_outputs; })
    .output_names([](const SliceChannelParam& p) {
      std::vector<std::string> names;
      for (int i = 0; i < p.num_outputs; ++i) names.push_back("output" + std::to_string(i));
      return names;
    })
    .shape(split_shape<SliceChannelParam>)
    .kernel(split_kernel<SliceChannelParam>)
    .gradient(split_gradient)
    .cases(
        Case("typical").shape("data", {2, 6}).with("num_outputs", "3"),
        Case("squeeze").shape("data", {2, 3}).with("num_outputs", "2").with("axis", "0").with("squeeze_axis", "True"),
        Case("uneven").shape("data", {2, 5}).with("num_outputs", "2").fails(Kind::kArgument, "num_outputs"));

int split_count(const SplitParam& p) { return p.sections > 0 ? p.sections : std::max(p.indices.ndim(), 1); }

MXHUB_OP(_split_v2)
    .alias({"_npi_split"})
    .doc(
        "Splits an array along a dimension into parts as equal as possible, or where `indices` say. Part i runs from "
        "indices[i] to "
        "the next index, the last one to the end.")
    .param_struct<SplitParam>()
    .input("data", "Array with at least one dimension.")
    .output("output", "The parts, in order.")
    .optional_outputs()
    .num_outputs(split_count)
    .output_names([](const SplitParam& p) {
      std::vector<std::string> names;
      for (int i = 0; i < split_count(p); ++i) names.push_back("output" + std::to_string(i));
      return names;
    })
    .shape(split_shape<SplitParam>)
    .kernel(split_kernel<SplitParam>)
    .gradient([](const SplitParam& p, const GradCtx& g) {
      std::vector<Entry> in;
      for (int i = 0; i < split_count(p); ++i) in.push_back(g.ograd(i));
      in.push_back(g.in(0));
      return g.fused("_backward_split_v2", std::move(in));
    })
    .cases(Case("typical").shape("data", {2, 6}).with("indices", "(0, 1, 4)"),
           Case("sections").shape("data", {4, 2}).with("indices", "()").with("sections", "2").with("axis", "0"),
           Case("descending").shape("data", {2, 5}).with("indices", "(0, 3, 1)").fails(Kind::kArgument, "indices"));

// The parts' gradients, then the data (for its shape).
MXHUB_OP(_backward_split_v2)
    .hidden()
    .param_struct<SplitParam>()
    .num_inputs([](const SplitParam& p) { return split_count(p) + 1; })
    .input("ograd")
    .shape([](const SplitParam& p, ShapeCtx& c) {
      c.set_out(0, c.in(split_count(p)));
      c.set_in(split_count(p), c.out(0));
    })
    .kernel([](const SplitParam& p, const PrepareCtx& c) {
      const Shape& whole = c.out[0].shape;
      const int axis = wrap_axis(p.axis, whole.ndim());
      auto plans = piece_plans(whole, axis, part_lengths(p, whole[axis]), true, dtype_size(c.out[0].dtype));
      const int64_t first =
          p.sections <= 0 && p.indices.ndim() > 0 ? std::clamp<int64_t>(p.indices[0], 0, whole[axis]) : 0;
      for (auto& plan : plans) plan.to_offset += first * row_strides(whole)[axis];
      const size_t clear = first > 0 ? c.out[0].bytes() : 0;
      Kernel k = pieces_kernel(std::move(plans), true);
      if (clear)
        k.run = [run = std::move(k.run), clear](const RunCtx& r) {
          std::memset(r.out[0], 0, clear);
          run(r);
        };
      return k;
    })
    .gradient([](const SplitParam& p, const GradCtx& g) {
      std::vector<Entry> r = g.none();
      const Entry parts = call_with("_split_v2", {g.ograd(0)}, p);
      for (int i = 0; i < split_count(p); ++i) r[i] = output_of(parts, i);
      return r;
    });

}  // namespace
}  // namespace mxhub::op
