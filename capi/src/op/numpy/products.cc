// Products of the NumPy interface: dot, matmul, tensordot and einsum, all by products of matrices.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "op/numpy/common.h"
#include "op/numpy/composite.h"

namespace mxhub::op {
namespace {

void product_types(TypeCtx& c) { unified_type(c); }

// (batch, m, k) times (batch, k, n). The products of integers have no gradient of their own, so these are multiplied
// and added up.
Entry batch_product(const Entry& a, const Entry& b, DType t) {
  if (is_float(t)) return call("batch_dot", {a, b});
  const Entry all =
      call("_npi_multiply", {call("expand_dims", {a}, {{"axis", "3"}}), call("expand_dims", {b}, {{"axis", "1"}})});
  return call("_np_sum", {all}, {{"axis", "(2,)"}, {"dtype", t == DType::kBool ? "bool" : "None"}});
}
DType common_type(const Given& g) {
  DType t = g.in[0].dtype;
  for (const Desc& d : g.in) t = promote(t, d.dtype);
  return t;
}

// ---- tensordot
// --------------------------------------------------------------------------------------------------------- Sums over
// pairs of axes; all other axes of `a`, then those of `b`, make the result.
Entry contract(const Given& given, const std::vector<Entry>& in, const std::vector<int>& a_axes,
               const std::vector<int>& b_axes) {
  const Shape &a = given.shape(0), &b = given.shape(1);
  const auto rest = [](int ndim, const std::vector<int>& summed) {
    std::vector<int> r;
    for (int i = 0; i < ndim; ++i)
      if (std::find(summed.begin(), summed.end(), i) == summed.end()) r.push_back(i);
    return r;
  };
  int64_t k = 1, m = 1, n = 1;
  for (size_t i = 0; i < a_axes.size(); ++i) {
    if (a[a_axes[i]] != b[b_axes[i]])
      given.bad_input(1, cat("expected length ", a[a_axes[i]], " at axis ", b_axes[i], " as in an array of shape ", a,
                             ", got shape ", b));
    k *= a[a_axes[i]];
  }
  Shape out = Shape::of(0);
  std::vector<int> a_order = rest(a.ndim(), a_axes), b_rest = rest(b.ndim(), b_axes), b_order = b_axes;
  for (const int i : a_order) {
    out.push_back(a[i]);
    m *= a[i];
  }
  for (const int i : b_rest) {
    out.push_back(b[i]);
    n *= b[i];
  }
  a_order.insert(a_order.end(), a_axes.begin(), a_axes.end());
  b_order.insert(b_order.end(), b_rest.begin(), b_rest.end());
  const std::vector<Entry> x = unified(given, in);
  const Entry left = transposed(x[0], a_order), right = transposed(x[1], b_order);
  const DType t = common_type(given);
  if (!is_float(t)) return reshaped(batch_product(reshaped(left, {1, m, k}), reshaped(right, {1, k, n}), t), out);
  return reshaped(call("dot", {reshaped(left, {m, k}), reshaped(right, {k, n})}), out);
}

struct TensordotParam {
  Shape a_axes_summed, b_axes_summed;
  static auto fields() {
    return std::tuple{
        field("a_axes_summed", &TensordotParam::a_axes_summed).required().tag("axes").doc("Axes of `a` to sum over."),
        field("b_axes_summed", &TensordotParam::b_axes_summed)
            .required()
            .tag("axes")
            .doc("Axes of `b` to sum over, one for each of `a`.")};
  }
};
struct TensordotIntParam {
  int axes = 0;
  static auto fields() {
    return std::tuple{field("axes", &TensordotIntParam::axes)
                          .required()
                          .at_least(0)
                          .doc("How many of the last axes of `a`, and first ones of `b`, are summed over.")};
  }
};

template <class P>
OpBuilder& declare(OpBuilder& op, const char* doc) {
  return op.since("1.6")
      .doc(doc)
      .template param_struct<P>()
      .input("a", "First factor.")
      .input("b", "Second factor.")
      .output("output", "The product, of the wider dtype.")
      .dtype([](const P&, TypeCtx& c) { product_types(c); });
}

MXHUB_OPS {
  OpBuilder pairs("_npi_tensordot");
  declare<TensordotParam>(pairs, "Sum of products over pairs of axes. The other axes of `a`, then those of `b`, stay.")
      .cases(Case("typical")
                 .shape("a", {2, 3, 4})
                 .shape("b", {4, 2, 2})
                 .with("a_axes_summed", "(2, 0)")
                 .with("b_axes_summed", "(0, 1)"),
             Case("outer").shape("a", {2}).shape("b", {3}).with("a_axes_summed", "()").with("b_axes_summed", "()"),
             Case("empty")
                 .shape("a", {0, 2})
                 .shape("b", {3, 0})
                 .with("a_axes_summed", "(0,)")
                 .with("b_axes_summed", "(1,)"),
             Case("misfit")
                 .shape("a", {2, 3})
                 .shape("b", {4, 2})
                 .with("a_axes_summed", "(1,)")
                 .with("b_axes_summed", "(0,)")
                 .fails(Kind::kShape, "b"));
  composite<TensordotParam>(
      pairs, "_npi_tensordot", 2, [](const TensordotParam& p, const Given& g, const std::vector<Entry>& in) {
        if (p.a_axes_summed.ndim() != p.b_axes_summed.ndim())
          g.bad_param("b_axes_summed",
                      cat("expected one axis for each of ", p.a_axes_summed, ", got ", p.b_axes_summed));
        std::vector<int> a, b;
        for (const int64_t i : p.a_axes_summed) a.push_back(g.axis(i, g.shape(0).ndim(), "a_axes_summed"));
        for (const int64_t i : p.b_axes_summed) b.push_back(g.axis(i, g.shape(1).ndim(), "b_axes_summed"));
        return std::vector<Entry>{contract(g, in, a, b)};
      });
  OpBuilder count("_npi_tensordot_int_axes");
  declare<TensordotIntParam>(count, "Sum of products over the last axes of `a` and the first axes of `b`.")
      .cases(Case("typical").shape("a", {2, 3, 4}).shape("b", {3, 4, 2}).with("axes", "2"),
             Case("outer").shape("a", {2}).shape("b", {3}).with("axes", "0"),
             Case("too_many").shape("a", {2}).shape("b", {2, 2}).with("axes", "2").fails(Kind::kArgument, "axes"));
  composite<TensordotIntParam>(count, "_npi_tensordot_int_axes", 2,
                               [](const TensordotIntParam& p, const Given& g, const std::vector<Entry>& in) {
                                 if (p.axes > g.shape(0).ndim() || p.axes > g.shape(1).ndim())
                                   g.bad_param("axes", cat("expected at most the axes of shapes ", g.shape(0), " and ",
                                                           g.shape(1), ", got ", p.axes));
                                 std::vector<int> a, b;
                                 for (int i = 0; i < p.axes; ++i) {
                                   a.push_back(g.shape(0).ndim() - p.axes + i);
                                   b.push_back(i);
                                 }
                                 return std::vector<Entry>{contract(g, in, a, b)};
                               });

  // ---- dot and matmul
  // --------------------------------------------------------------------------------------------------
  OpBuilder dot("_np_dot");
  declare<NoParam>(dot,
                   "Product of two arrays: of a number with anything, of vectors, of matrices. The last axis of `a` is "
                   "summed against the last but one of `b`, or its only one.")
      .cases(Case("matrices").shape("a", {2, 3}).shape("b", {3, 4}), Case("vector").shape("a", {2, 3}).shape("b", {3}),
             Case("tensors").shape("a", {2, 3}).shape("b", {2, 3, 2}),
             Case("misfit").shape("a", {2, 3}).shape("b", {2, 2}).fails(Kind::kShape, "b"));
  composite<NoParam>(dot, "_np_dot", 2, [](const NoParam&, const Given& g, const std::vector<Entry>& in) {
    const int an = g.shape(0).ndim(), bn = g.shape(1).ndim();
    if (an == 0 || bn == 0) return std::vector<Entry>{call("_npi_multiply", in)};
    return std::vector<Entry>{contract(g, in, {an - 1}, {std::max(bn - 2, 0)})};
  }).shape([](const NoParam&, ShapeCtx& c) {
    if (!c.in(0).ndim_known() || !c.in(1).ndim_known()) return;
    const int an = c.in(0).ndim(), bn = c.in(1).ndim();
    if (an == 0 || bn == 0) return c.set_out(0, c.in(an == 0 ? 1 : 0));
    // The length that is summed over follows from either factor.
    const int other = std::max(bn - 2, 0);
    if (c.in(0)[an - 1] < 0) c.set_in(0, c.in(0).with(an - 1, c.in(1)[other]));
    if (c.in(1)[other] < 0) c.set_in(1, c.in(1).with(other, c.in(0)[an - 1]));
    const Shape &a = c.in(0), &b = c.in(1);
    if (a[an - 1] >= 0 && b[other] >= 0 && a[an - 1] != b[other])
      c.bad_input(
          1, cat("expected length ", a[an - 1], " at axis ", other, " as a of shape ", a, " ends with, got shape ", b));
    Shape out = Shape::of(0);
    for (int i = 0; i + 1 < an; ++i) out.push_back(a[i]);
    for (int i = 0; i < bn; ++i)
      if (i != other) out.push_back(b[i]);
    c.set_out(0, out);
  });

  OpBuilder matmul("_npi_matmul");
  declare<NoParam>(
      matmul,
      "Product of matrices in the last two axes; the others broadcast. A vector is a row on the left and a "
      "column on the right.")
      .cases(Case("matrices").shape("a", {2, 3}).shape("b", {3, 4}),
             Case("batch").shape("a", {2, 1, 2, 3}).shape("b", {3, 3, 2}),
             Case("vector").shape("a", {3}).shape("b", {2, 3, 2}),
             Case("misfit").shape("a", {2, 3}).shape("b", {2, 2}).fails(Kind::kShape, "b"));
  composite<NoParam>(matmul, "_npi_matmul", 2, [](const NoParam&, const Given& g, const std::vector<Entry>& in) {
    const Shape &a = g.shape(0), &b = g.shape(1);
    const int an = a.ndim(), bn = b.ndim();
    for (int i = 0; i < 2; ++i)
      if (g.shape(i).ndim() == 0) g.bad_input(i, "expected at least one axis, got a scalar");
    if (an <= 2 && bn <= 2) return std::vector<Entry>{contract(g, in, {an - 1}, {std::max(bn - 2, 0)})};
    const int64_t m = an > 1 ? a[an - 2] : 1, k = a[an - 1], n = bn > 1 ? b[bn - 1] : 1;
    if ((bn > 1 ? b[bn - 2] : b[0]) != k)
      g.bad_input(1, cat("expected ", k, " rows as a of shape ", a, " has columns, got shape ", b));
    const Shape a_batch(a.data(), std::max(an - 2, 0)), b_batch(b.data(), std::max(bn - 2, 0));
    Shape batch;
    if (!broadcast_shape(a_batch, b_batch, &batch))
      g.bad_input(1, cat("expected axes that broadcast with ", a, ", got ", b));
    const std::vector<Entry> x = unified(g, in);
    const auto stacked = [&](Entry e, const Shape& own, int64_t rows, int64_t cols) {
      Shape own_full = own, full = batch;
      for (const int64_t d : {rows, cols}) {
        own_full.push_back(d);
        full.push_back(d);
      }
      e = reshaped(e, own_full);
      e = broadcast(e, own_full, full);
      return reshaped(e, {batch.size(), rows, cols});
    };
    const Entry y = batch_product(stacked(x[0], a_batch, m, k), stacked(x[1], b_batch, k, n), common_type(g));
    Shape out = batch;
    if (an > 1) out.push_back(m);
    if (bn > 1) out.push_back(n);
    return std::vector<Entry>{reshaped(y, out)};
  });
};

// ---- einsum
// ------------------------------------------------------------------------------------------------------------
struct EinsumParam {
  int num_args = 0;
  std::string subscripts;
  int optimize = 0;
  static auto fields() {
    return std::tuple{
        field("num_args", &EinsumParam::num_args).required().at_least(1).tag("count").doc("Number of arrays."),
        field("subscripts", &EinsumParam::subscripts)
            .doc("The axes of each array as letters, divided by commas; after `->` those of the result. `...` stands "
                 "for "
                 "any further axes, which broadcast."),
        field("optimize", &EinsumParam::optimize).doc("Has no effect: arrays are combined from the left.")};
  }
};

// An array whose axes have labels: letters, or numbers below 0 for the axes of an ellipsis, counted from the last.
struct Labelled {
  Entry entry;
  Shape shape;
  std::vector<int> labels;
};

class Einsum {
 public:
  Einsum(const EinsumParam& p, const Given& g) : given_(g) {
    std::string text;
    for (const char c : p.subscripts)
      if (c != ' ') text += c;
    const size_t arrow = text.find("->");
    const std::string left = text.substr(0, arrow);
    size_t at = 0;
    for (size_t i = 0; i < g.in.size(); ++i) {
      const size_t comma = std::min(left.find(',', at), left.size());
      if (at > left.size()) bad(cat("subscripts for ", g.in.size(), " arrays"), p.subscripts);
      inputs_.push_back(labels(left.substr(at, comma - at), g.shape(static_cast<int>(i)).ndim(), p.subscripts));
      at = comma + 1;
    }
    if (at <= left.size()) bad(cat("subscripts for ", g.in.size(), " arrays"), p.subscripts);
    int widest = 0;
    std::map<int, int> seen;
    for (const auto& l : inputs_)
      for (const int label : l) {
        ++seen[label];
        widest = std::max(widest, -label);
      }
    if (arrow == std::string::npos) {
      for (int i = widest; i > 0; --i) output_.push_back(-i);
      for (const auto& [label, count] : seen)
        if (label > 0 && count == 1) output_.push_back(label);
    } else {
      const std::string right = text.substr(arrow + 2);
      const bool dots = right.find("...") != std::string::npos;
      output_ = labels(right, static_cast<int>(right.size()) - (dots ? 3 : 0) + (dots ? widest : 0), p.subscripts);
      for (size_t i = 0; i < output_.size(); ++i)
        if (!seen.count(output_[i]) || std::count(output_.begin(), output_.end(), output_[i]) > 1)
          bad("output letters that are among the inputs, each once", p.subscripts);
    }
    for (size_t i = 0; i < inputs_.size(); ++i) {
      const Shape& s = g.shape(static_cast<int>(i));
      for (size_t d = 0; d < inputs_[i].size(); ++d) {
        int64_t& n = length_.emplace(inputs_[i][d], 1).first->second;
        const int64_t own = s[static_cast<int>(d)];
        if (own == 1) continue;
        if (n != 1 && n != own)
          g.bad_input(static_cast<int>(i),
                      cat("expected length ", n, " for the axis that ", name(inputs_[i][d]), " names, got shape ", s));
        n = own;
      }
    }
  }

  Entry build(const std::vector<Entry>& in) const {
    Labelled all = prepared(in[0], 0);
    for (size_t i = 1; i < in.size(); ++i) all = times(all, prepared(in[i], i), i);
    all = summed(all, inputs_.size());
    return transposed(all.entry, order(all, output_));
  }

 private:
  [[noreturn]] void bad(const std::string& expected, const std::string& got) const {
    given_.bad_param("subscripts", cat("expected ", expected, ", got '", got, "'"));
  }
  static std::string name(int label) { return label > 0 ? std::string(1, static_cast<char>(label)) : "..."; }

  std::vector<int> labels(const std::string& text, int ndim, const std::string& whole) const {
    std::vector<int> r;
    size_t letters = 0;
    for (const char c : text) letters += std::isalpha(static_cast<unsigned char>(c)) ? 1 : 0;
    const size_t dots = text.find("...");
    const int more = ndim - static_cast<int>(letters);
    if (dots == std::string::npos ? more != 0 : more < 0) bad(cat("one letter for each of ", ndim, " axes"), whole);
    for (size_t i = 0; i < text.size(); ++i) {
      if (i == dots) {
        for (int k = more; k > 0; --k) r.push_back(-k);
        i += 2;
      } else if (std::isalpha(static_cast<unsigned char>(text[i]))) {
        r.push_back(text[i]);
      } else {
        bad("letters, commas, '...' and '->'", whole);
      }
    }
    return r;
  }

  static bool has(const std::vector<int>& v, int label) { return std::find(v.begin(), v.end(), label) != v.end(); }
  // Whether an axis is still needed once the first `used` arrays are combined.
  bool needed(int label, size_t used) const {
    if (has(output_, label)) return true;
    for (size_t i = used; i < inputs_.size(); ++i)
      if (has(inputs_[i], label)) return true;
    return false;
  }
  static std::vector<int> order(const Labelled& x, const std::vector<int>& labels) {
    std::vector<int> r;
    for (const int l : labels)
      r.push_back(static_cast<int>(std::find(x.labels.begin(), x.labels.end(), l) - x.labels.begin()));
    return r;
  }

  // Each label once and in full length.
  Labelled prepared(const Entry& e, size_t i) const {
    Labelled x{e, given_.shape(static_cast<int>(i)), inputs_[i]};
    Shape full = x.shape;
    for (int d = 0; d < full.ndim(); ++d) full[d] = length_.at(x.labels[static_cast<size_t>(d)]);
    x.entry = broadcast(x.entry, x.shape, full);
    x.shape = full;
    for (size_t a = 0; a < x.labels.size(); ++a)
      for (size_t b = a + 1; b < x.labels.size(); ++b) {
        if (x.labels[a] != x.labels[b]) continue;
        x.entry = call("_np_diagonal", {x.entry},
                       {{"axis1", text(static_cast<int>(a))}, {"axis2", text(static_cast<int>(b))}});
        const int label = x.labels[a];
        Shape s = Shape::of(0);
        std::vector<int> l;
        for (size_t d = 0; d < x.labels.size(); ++d) {
          if (d == a || d == b) continue;
          s.push_back(x.shape[static_cast<int>(d)]);
          l.push_back(x.labels[d]);
        }
        s.push_back(length_.at(label));
        l.push_back(label);
        x.shape = s;
        x.labels = l;
        b = a;  // the labels moved: look at this place again
        if (a >= x.labels.size()) break;
      }
    return x;
  }

  // Axes that nobody needs any more are summed over.
  Labelled summed(Labelled x, size_t used) const {
    Shape axes = Shape::of(0), s = Shape::of(0);
    std::vector<int> l;
    for (size_t d = 0; d < x.labels.size(); ++d) {
      if (needed(x.labels[d], used)) {
        s.push_back(x.shape[static_cast<int>(d)]);
        l.push_back(x.labels[d]);
      } else {
        axes.push_back(static_cast<int64_t>(d));
      }
    }
    if (axes.ndim() == 0) return x;
    return {call("_np_sum", {x.entry}, {{"axis", text(axes)}}), s, l};
  }

  Labelled times(const Labelled& a0, const Labelled& b0, size_t i) const {
    // What only one of them has, and nobody needs later, goes first.
    const auto alone = [&](Labelled x, const Labelled& other) {
      Shape axes = Shape::of(0), s = Shape::of(0);
      std::vector<int> l;
      for (size_t d = 0; d < x.labels.size(); ++d) {
        if (needed(x.labels[d], i + 1) || has(other.labels, x.labels[d])) {
          s.push_back(x.shape[static_cast<int>(d)]);
          l.push_back(x.labels[d]);
        } else {
          axes.push_back(static_cast<int64_t>(d));
        }
      }
      if (axes.ndim() == 0) return x;
      return Labelled{call("_np_sum", {x.entry}, {{"axis", text(axes)}}), s, l};
    };
    const Labelled a = alone(a0, b0), b = alone(b0, a0);
    std::vector<int> batch, sum, a_free, b_free;
    for (const int l : a.labels) (has(b.labels, l) ? (needed(l, i + 1) ? batch : sum) : a_free).push_back(l);
    for (const int l : b.labels)
      if (!has(a.labels, l)) b_free.push_back(l);
    const auto size = [&](const std::vector<int>& labels) {
      int64_t n = 1;
      for (const int l : labels) n *= length_.at(l);
      return n;
    };
    const auto arranged = [&](const Labelled& x, std::vector<std::vector<int>> groups) {
      std::vector<int> all;
      Shape s = Shape::of(0);
      for (const auto& g : groups) {
        all.insert(all.end(), g.begin(), g.end());
        s.push_back(size(g));
      }
      return reshaped(transposed(x.entry, order(x, all)), s);
    };
    Labelled r;
    r.labels = batch;
    r.labels.insert(r.labels.end(), a_free.begin(), a_free.end());
    r.labels.insert(r.labels.end(), b_free.begin(), b_free.end());
    r.shape = Shape::of(0);
    for (const int l : r.labels) r.shape.push_back(length_.at(l));
    const Entry left = arranged(a, {batch, a_free, sum}), right = arranged(b, {batch, sum, b_free});
    r.entry = reshaped(batch_product(left, right, common_type(given_)), r.shape);
    return r;
  }

  const Given& given_;
  std::vector<std::vector<int>> inputs_;
  std::vector<int> output_;
  std::map<int, int64_t> length_;
};

MXHUB_OPS {
  OpBuilder op("_npi_einsum");
  op.since("1.6")
      .doc(
          "Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters that the "
          "result lacks are summed over. Without `->` the result has the letters that come once, in alphabetical "
          "order.")
      .param_struct<EinsumParam>()
      .variadic("data", "num_args", "The factors.")
      .output("output", "The sums.")
      .dtype([](const EinsumParam&, TypeCtx& c) { unified_type(c); })
      .cases(Case("matrices")
                 .shape("arg0", {2, 3})
                 .shape("arg1", {3, 4})
                 .with("num_args", "2")
                 .with("subscripts", "ij,jk->ik"),
             Case("batch")
                 .shape("arg0", {2, 3, 2})
                 .shape("arg1", {3, 2})
                 .with("num_args", "2")
                 .with("subscripts", "...jk,jk->...j"),
             Case("diagonal").shape("arg0", {3, 3}).with("num_args", "1").with("subscripts", "ii->i"),
             Case("three")
                 .shape("arg0", {2, 3})
                 .shape("arg1", {3, 2})
                 .shape("arg2", {2, 2})
                 .with("num_args", "3")
                 .with("subscripts", "ab,bc,cd->da"),
             Case("misfit")
                 .shape("arg0", {2, 3})
                 .shape("arg1", {2, 4})
                 .with("num_args", "2")
                 .with("subscripts", "ij,jk")
                 .fails(Kind::kShape, "arg1"),
             Case("letters")
                 .shape("arg0", {2, 3})
                 .with("num_args", "1")
                 .with("subscripts", "ijk")
                 .fails(Kind::kArgument, "subscripts"));
  composite<EinsumParam>(
      op, "_npi_einsum", [](const EinsumParam& p) { return p.num_args; }, 1,
      [](const EinsumParam& p, const Given& g, const std::vector<Entry>& in) {
        return std::vector<Entry>{Einsum(p, g).build(unified(g, in))};
      });
};

}  // namespace
}  // namespace mxhub::op
