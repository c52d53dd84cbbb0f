// _contrib_interleaved_matmul_*: products of attention on projections that stand interleaved in one array.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"
#include "op/linalg/gemm.h"

namespace mxhub::op {
namespace {

struct HeadsParam {
  int heads = 1;
  static auto fields() {
    return std::tuple{
        field("heads", &HeadsParam::heads).required().at_least(1).doc("Number of attention heads.").tag("count")};
  }
};

// Matrices, one for each head of each batch element. A projection has shape (length, batch, heads * parts * width),
// where the parts (such as queries, keys, values) of a head follow each other; scores have (batch * heads, rows,
// columns).
struct Matrices {
  int array = 0;  // which input, or which output
  int64_t start = 0, apart = 0, row = 0;
  bool transposed = false;
};
Matrices part_of(int array, const Shape& s, int heads, int parts, int part) {
  const int64_t width = s[2] / heads / parts;
  return {array, part * width, parts * width, s[1] * s[2]};
}
Matrices scores_of(int array, const Shape& s) { return {array, 0, s[1] * s[2], s[2]}; }
Matrices turned(Matrices m) {
  m.transposed = !m.transposed;
  return m;
}

// out = factor * a b for all heads, with m x k and k x n matrices.
struct Product {
  Matrices a, b, out;
  int64_t m, n, k;
  double factor = 1;
};

template <class T>
void multiply(const Product& p, int64_t count, const RunCtx& r) {
  const T *a = r.input<T>(p.a.array), *b = r.input<T>(p.b.array);
  T* out = r.output<T>(p.out.array);
  const auto one = [&](int64_t i) {
    gemm(p.a.transposed, p.b.transposed, p.m, p.n, p.k, p.factor, a + p.a.start + i * p.a.apart, p.a.row,
         b + p.b.start + i * p.b.apart, p.b.row, 0.0, out + p.out.start + i * p.out.apart, p.out.row, r.scratch);
  };
  // Many matrices are shared among threads, few leave the threads to the product. The 16-bit floats have one scratch.
  if (sizeof(T) < 4 || count < 2 * thread_count())
    for (int64_t i = 0; i < count; ++i) one(i);
  else
    parallel_for(count, grain_for(p.m * p.n * p.k / 16), [&](int64_t begin, int64_t end) {
      const SerialScope serial(true);
      const ThreadLimit limit(1);
      for (int64_t i = begin; i < end; ++i) one(i);
    });
}

// The products, one after the other. Outputs listed in `cleared` hold more parts than the products write.
Kernel products(const PrepareCtx& c, int64_t count, const std::vector<Product>& list, std::vector<int> cleared = {}) {
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    size_t scratch = 0;
    double cost = 0;
    for (const Product& p : list) {
      scratch = std::max(scratch, gemm_scratch<T>(p.m, p.n, p.k));
      cost += static_cast<double>(count) * static_cast<double>(p.m) * static_cast<double>(p.n * p.k) / 16;
    }
    std::vector<std::pair<int, size_t>> zeros;
    for (const int i : cleared) zeros.emplace_back(i, c.out[i].bytes());
    return Kernel{[=](const RunCtx& r) {
                    for (const auto& [i, bytes] : zeros)
                      if (bytes) std::memset(r.out[i], 0, bytes);
                    for (const Product& p : list)
                      if (count && p.m && p.n) multiply<T>(p, count, r);
                  },
                  scratch, cost};
  });
}

// The shape of a projection of `parts` parts.
void check_projection(const HeadsParam& p, ShapeCtx& c, int i, int parts) {
  const Shape& s = c.in(i);
  if (s.ndim_known() && s.ndim() != 3) c.bad_input(i, cat("expected shape (length, batch, width), got ", s));
  if (s.ndim_known() && s[2] >= 0 && s[2] % (static_cast<int64_t>(p.heads) * parts))
    c.bad_input(i, cat("expected a last dimension that divides by ", parts,
                       " * heads = ", static_cast<int64_t>(parts) * p.heads, ", got ", s));
}
int64_t times(int64_t a, int64_t b) { return a < 0 || b < 0 ? -1 : a * b; }

// Scores of queries (array and parts) and keys.
struct Scores {
  Matrices queries, keys;
  int64_t count, q, k, width;
  Scores(int heads, int query_array, const Shape& query, int query_parts, int key_array, const Shape& key,
         int key_parts, int key_part)
      : queries(part_of(query_array, query, heads, query_parts, 0)),
        keys(part_of(key_array, key, heads, key_parts, key_part)),
        count(query[1] * heads),
        q(query[0]),
        k(key[0]),
        width(query[2] / heads / query_parts) {}
  double factor() const { return width > 0 ? 1 / std::sqrt(static_cast<double>(width)) : 0; }
};

void expect(ShapeCtx& c, int i, const Shape& wanted) {
  Shape s = c.in(i);
  if (!merge_shape(&s, wanted)) c.bad_input(i, cat("expected shape ", wanted, ", got ", c.in(i)));
  c.set_in(i, s);
}
void floats(TypeCtx& c) {
  c.require_float(0);
  c.same();
}

// `self`: queries, keys and values stand in one array; else keys and values do, and queries have their own.
template <bool self>
void declare() {
  const std::string kind = self ? "selfatt" : "encdec";
  const std::string qk = "_contrib_interleaved_matmul_" + kind + "_qk",
                    valatt = "_contrib_interleaved_matmul_" + kind + "_valatt";
  const std::string qk_gradient = "_backward_interleaved_matmul_" + kind + "_qk",
                    valatt_gradient = "_backward_interleaved_matmul_" + kind + "_valatt";
  static constexpr int kParts = self ? 3 : 2, kValue = kParts - 1;
  const char* const array = self ? "queries_keys_values" : "keys_values";
  const std::string of_array = self ? "Projections, shape (length, batch, heads * 3 * width): for each head queries, "
                                      "keys and values after each other."
                                    : "Projections, shape (length, batch, heads * 2 * width): for each head keys and "
                                      "values after each other.";
  const std::string scores_shape = self ? "(batch * heads, length, length)" : "(batch * heads, queries, keys)";

  // ---- scores
  const auto scores_at = [](const HeadsParam& p, const PrepareCtx& c, int first) {
    if constexpr (self)
      return Scores(p.heads, first, c.in[first].shape, 3, first, c.in[first].shape, 3, 1);
    else
      return Scores(p.heads, first, c.in[first].shape, 1, first + 1, c.in[first + 1].shape, 2, 0);
  };
  OpBuilder b(qk);
  b.doc(
       "Attention scores: products of queries and keys of each head, divided by the square root of the width of a "
       "head. For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).")
      .template param_struct<HeadsParam>();
  if (!self) b.input("queries", "Queries, shape (queries, batch, heads * width).");
  b.input(array, of_array)
      .output("output", "Shape " + scores_shape + ".")
      .shape([](const HeadsParam& p, ShapeCtx& c) {
        if constexpr (!self) check_projection(p, c, 0, 1);
        check_projection(p, c, self ? 0 : 1, kParts);
        const Shape& q = c.in(0);
        if (!q.ndim_known()) return;
        if constexpr (!self) expect(c, 1, Shape{-1, q[1], times(q[2], 2)});
        c.set_out(0, Shape{times(q[1], p.heads), q[0], self ? q[0] : c.in(1)[0]});
      })
      .dtype(floats)
      .kernel([scores_at](const HeadsParam& p, const PrepareCtx& c) {
        const Scores s = scores_at(p, c, 0);
        return products(c, s.count,
                        {{s.queries, turned(s.keys), scores_of(0, c.out[0].shape), s.q, s.k, s.width, s.factor()}});
      })
      .gradient([qk_gradient](const HeadsParam&, const GradCtx& g) {
        std::vector<Entry> in{g.ograd(0)};
        for (int i = 0; i < g.num_inputs(); ++i) in.push_back(g.in(i));
        return g.fused(qk_gradient.c_str(), in);
      });
  OpBuilder bg(qk_gradient);
  bg.hidden().doc("Gradient of " + qk + ".").template param_struct<HeadsParam>().input("ograd");
  if (!self) bg.input("queries").output("queries_grad");
  bg.input(array)
      .output("grad")
      .shape([](const HeadsParam&, ShapeCtx& c) {
        for (int i = 1; i < c.num_inputs(); ++i) c.set_out(i - 1, c.in(i));
      })
      .kernel([scores_at](const HeadsParam& p, const PrepareCtx& c) {
        const Scores s = scores_at(p, c, 1);
        const Matrices g = scores_of(0, c.in[0].shape);
        Matrices dq = s.queries, dk = s.keys;
        --dq.array;
        --dk.array;
        return products(
            c, s.count,
            {{g, s.keys, dq, s.q, s.width, s.k, s.factor()}, {turned(g), s.queries, dk, s.k, s.width, s.q, s.factor()}},
            {self ? 0 : 1});
      });

  // ---- values weighted with scores
  OpBuilder v(valatt);
  v.doc(
       "Values weighted with attention. For head h of batch element b the product of row b * heads + h of `attention` "
       "with the head's values.")
      .template param_struct<HeadsParam>()
      .input(array, of_array)
      .input("attention", "Weights, shape " + scores_shape + ".")
      .output("output", self ? "Shape (length, batch, heads * width)." : "Shape (queries, batch, heads * width).")
      .shape([](const HeadsParam& p, ShapeCtx& c) {
        check_projection(p, c, 0, kParts);
        const Shape& s = c.in(0);
        if (!s.ndim_known()) return;
        expect(c, 1, Shape{times(s[1], p.heads), self ? s[0] : -1, s[0]});
        c.set_out(0, Shape{c.in(1)[1], s[1], s[2] < 0 ? -1 : s[2] / kParts});
      })
      .dtype(floats)
      .kernel([](const HeadsParam& p, const PrepareCtx& c) {
        const Shape &s = c.in[0].shape, &a = c.in[1].shape;
        return products(c, a[0],
                        {{scores_of(1, a), part_of(0, s, p.heads, kParts, kValue),
                          part_of(0, c.out[0].shape, p.heads, 1, 0), a[1], s[2] / p.heads / kParts, a[2]}});
      })
      .gradient([valatt_gradient](const HeadsParam&, const GradCtx& g) {
        return g.fused(valatt_gradient.c_str(), {g.ograd(0), g.in(0), g.in(1)});
      });
  OpBuilder(valatt_gradient)
      .hidden()
      .doc("Gradient of " + valatt + ".")
      .template param_struct<HeadsParam>()
      .input("ograd")
      .input(array)
      .input("attention")
      .output("grad")
      .output("attention_grad")
      .shape([](const HeadsParam&, ShapeCtx& c) {
        c.set_out(0, c.in(1));
        c.set_out(1, c.in(2));
      })
      .kernel([](const HeadsParam& p, const PrepareCtx& c) {
        const Shape &s = c.in[1].shape, &a = c.in[2].shape;
        const int64_t width = s[2] / p.heads / kParts;
        const Matrices g = part_of(0, c.in[0].shape, p.heads, 1, 0), values = part_of(1, s, p.heads, kParts, kValue);
        Matrices dv = values;
        dv.array = 0;
        return products(c, a[0],
                        {{turned(scores_of(2, a)), g, dv, a[2], width, a[1]},
                         {g, turned(values), scores_of(1, a), a[1], a[2], width}},
                        {0});
      });

  // ---- examples: two heads of width 2, batch 2, lengths 3 (and 4)
  const Shape projection{3, 2, 2 * kParts * 2};
  for (OpBuilder* builder : {&b, &v}) {
    Case typical("typical"), bad("heads"), empty("empty");
    for (Case* k : {&typical, &bad, &empty}) {
      const bool none = k == &empty;
      k->with("heads", k == &bad ? "5" : "2");
      if (builder == &b && !self) k->shape("queries", none ? Shape{0, 2, 4} : Shape{4, 2, 4});
      k->shape(array, none && (self || builder == &v) ? Shape{0, 2, 4 * kParts} : projection);
      if (builder == &v) k->shape("attention", none ? Shape{4, 0, 0} : Shape{4, self ? 3 : 4, 3});
    }
    bad.fails(Kind::kShape, builder == &b && !self ? "queries" : array);
    builder->cases(typical, empty, bad);
  }
}

MXHUB_OPS {
  declare<true>();
  declare<false>();
};

}  // namespace
}  // namespace mxhub::op
