// Operators on graphs, whose adjacency matrices are csr with the numbers of edges as values: edge_id, dgl_adjacency,
// dgl_subgraph, dgl_graph_compact, and samples of neighbours.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/philox.h"
#include "engine/engine.h"
#include "op/build.h"
#include "op/random_state.h"
#include "tensor/sparse.h"

namespace mxhub::op {
namespace {

[[noreturn]] void bad(const std::string& op, const std::string& input, const std::string& text) {
  fail(Kind::kArgument, op, input, text);
}

// A csr input, read.
struct Graph {
  Shape shape;
  NDArray values;
  const int64_t *begin, *columns;  // of rows; of edges
  const char* value(int64_t edge) const {
    return static_cast<const char*>(values.data()) + static_cast<size_t>(edge) * dtype_size(values.dtype());
  }
};
Graph graph_of(const std::string& op, const char* input, const NDArray& a) {
  if (a.kind() != StorageKind::kCsr) bad(op, input, cat("expected a csr matrix, got storage ", storage_name(a.kind())));
  Engine::get().wait_read(a.var());
  const std::string wrong = check_format(a, true);
  if (!wrong.empty()) bad(op, input, cat("expected a well-formed csr matrix, got one where ", wrong));
  const SparseParts& p = a.parts();
  return {a.shape(), p.values, static_cast<const int64_t*>(p.aux[0].data()),
          static_cast<const int64_t*>(p.aux[1].data())};
}

// Whole numbers from a dense input, each in [0, limit) (or any, where limit is negative).
std::vector<int64_t> numbers(const std::string& op, const char* input, const NDArray& given, int64_t limit) {
  Engine::get().wait_read(given.var());
  const NDArray a = to_dense(given);
  if (a.shape().ndim() != 1) bad(op, input, cat("expected one dimension, got shape ", a.shape()));
  std::vector<int64_t> r;
  dispatch_index(a.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T* x = static_cast<const T*>(a.data());
    for (int64_t i = 0; i < a.size(); ++i) {
      const auto v = static_cast<Compute<T>>(x[i]);
      // The limit is below 2^62, so that a number which passes the check can be converted.
      if (limit >= 0 && !(v >= 0 && static_cast<double>(v) < static_cast<double>(limit)))
        bad(op, input, cat("expected vertices in [0, ", limit, "), got ", static_cast<double>(v)));
      r.push_back(static_cast<int64_t>(v));
    }
  });
  return r;
}

template <class T>
NDArray vector_of(const std::vector<T>& v, Device device) {
  NDArray a(Shape{static_cast<int64_t>(v.size())}, DTypeOf<T>::value, device);
  std::copy(v.begin(), v.end(), static_cast<T*>(a.data()));
  return a;
}

// A csr matrix that is put together row by row.
struct Edges {
  std::vector<int64_t> begin{0}, columns;
  std::vector<char> values;
  void add(int64_t column, const char* value, size_t bytes) {
    columns.push_back(column);
    values.insert(values.end(), value, value + bytes);
  }
  void add(int64_t column, int64_t value) { add(column, reinterpret_cast<const char*>(&value), sizeof value); }
  void end_row() { begin.push_back(static_cast<int64_t>(columns.size())); }
  NDArray matrix(const Shape& shape, DType dtype, Device device) const {
    NDArray r(StorageKind::kCsr, shape, dtype, device);
    NDArray data(Shape{static_cast<int64_t>(columns.size())}, dtype, device);
    std::copy(values.begin(), values.end(), static_cast<char*>(data.data()));
    r.parts().values = data;
    r.parts().aux = {vector_of(begin, device), vector_of(columns, device)};
    return r;
  }
};

Device device_of(const ArrayCall& c) { return c.in[0].device(); }

// ---- edge_id and adjacency ---------------------------------------------------------------------------------------
void edge_id(const Params&, const ArrayCall& c) {
  const std::string op = "_contrib_edge_id";
  const Graph g = graph_of(op, "data", c.in[0]);
  const auto u = numbers(op, "u", c.in[1], g.shape[0]), v = numbers(op, "v", c.in[2], g.shape[1]);
  if (u.size() != v.size()) bad(op, "v", cat("expected as many vertices as u, ", u.size(), ", got ", v.size()));
  NDArray out(Shape{static_cast<int64_t>(u.size())}, g.values.dtype(), device_of(c));
  dispatch_all(g.values.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (size_t i = 0; i < u.size(); ++i) {
      const int64_t *first = g.columns + g.begin[u[i]], *last = g.columns + g.begin[u[i] + 1];
      const int64_t* found = std::find(first, last, v[i]);
      static_cast<T*>(out.data())[i] =
          found == last ? convert<T>(-1) : static_cast<const T*>(g.values.data())[found - g.columns];
    }
  });
  c.out[0] = out;
}

void adjacency(const Params&, const ArrayCall& c) {
  const Graph g = graph_of("_contrib_dgl_adjacency", "data", c.in[0]);
  Edges edges;
  const float one = 1;
  for (int64_t row = 0; row < g.shape[0]; ++row) {
    for (int64_t e = g.begin[row]; e < g.begin[row + 1]; ++e)
      edges.add(g.columns[e], reinterpret_cast<const char*>(&one), sizeof one);
    edges.end_row();
  }
  c.out[0] = edges.matrix(g.shape, DType::kFloat32, device_of(c));
}

// ---- subgraphs ---------------------------------------------------------------------------------------------------
struct SubgraphParam {
  int num_args = 2;
  bool return_mapping = false;
  static auto fields() {
    using P = SubgraphParam;
    return std::tuple{
        field("num_args", &P::num_args).required().at_least(2).at_most(1 << 16).doc("Number of inputs.").tag("count"),
        field("return_mapping", &P::return_mapping).required().doc("Answer the original edges, too.")};
  }
};

// The edges of `rows` whose other end is in `vertices` (sorted), numbered by places in it: with numbers of their own,
// and with the values of the graph.
void induce(const Graph& g, const std::vector<int64_t>& rows, const std::vector<int64_t>& vertices, Edges* own,
            Edges* original) {
  for (const int64_t row : rows) {
    for (int64_t e = g.begin[row]; e < g.begin[row + 1]; ++e) {
      const auto at = std::lower_bound(vertices.begin(), vertices.end(), g.columns[e]);
      if (at == vertices.end() || *at != g.columns[e]) continue;
      own->add(at - vertices.begin(), static_cast<int64_t>(own->columns.size()));
      original->add(at - vertices.begin(), g.value(e), dtype_size(g.values.dtype()));
    }
    own->end_row();
    original->end_row();
  }
}

void subgraph(const Params& params, const ArrayCall& c) {
  const std::string op = "_contrib_dgl_subgraph";
  const auto& p = *static_cast<const SubgraphParam*>(params.get());
  const Graph g = graph_of(op, "graph", c.in[0]);
  if (g.shape[0] != g.shape[1]) bad(op, "graph", cat("expected a square matrix, got shape ", g.shape));
  const size_t count = c.in.size() - 1;
  for (size_t i = 0; i < count; ++i) {
    const auto vertices = numbers(op, "data", c.in[i + 1], g.shape[0]);
    if (std::adjacent_find(vertices.begin(), vertices.end(), std::greater_equal<>()) != vertices.end())
      bad(op, "data", "expected rising vertices, got others");
    Edges own, original;
    induce(g, vertices, vertices, &own, &original);
    const auto n = static_cast<int64_t>(vertices.size());
    c.out[i] = own.matrix(Shape{n, n}, DType::kInt64, device_of(c));
    if (p.return_mapping) c.out[count + i] = original.matrix(Shape{n, n}, g.values.dtype(), device_of(c));
  }
}

struct CompactParam {
  int num_args = 2;
  bool return_mapping = false;
  std::vector<int64_t> graph_sizes;
  static auto fields() {
    using P = CompactParam;
    return std::tuple{
        field("num_args", &P::num_args).required().at_least(2).at_most(1 << 16).doc("Number of inputs.").tag("count"),
        field("return_mapping", &P::return_mapping).required().doc("Answer the original edges, too."),
        field("graph_sizes", &P::graph_sizes).required().doc("Number of vertices of each graph.")};
  }
};

void compact(const Params& params, const ArrayCall& c) {
  const std::string op = "_contrib_dgl_graph_compact";
  const auto& p = *static_cast<const CompactParam*>(params.get());
  const size_t count = c.in.size() / 2;
  if (c.in.size() != 2 * count) bad(op, "num_args", cat("expected graphs and as many arrays, got ", c.in.size()));
  if (p.graph_sizes.size() != count)
    bad(op, "graph_sizes", cat("expected ", count, " numbers, one for each graph, got ", p.graph_sizes.size()));
  for (size_t i = 0; i < count; ++i) {
    const Graph g = graph_of(op, "graph_data", c.in[i]);
    const int64_t n = p.graph_sizes[i];
    auto vertices = numbers(op, "graph_data", c.in[count + i], -1);
    if (n < 0 || n > g.shape[0] || n > static_cast<int64_t>(vertices.size()))
      bad(op, "graph_sizes", cat("expected at most ", g.shape[0], " vertices, got ", n));
    vertices.resize(static_cast<size_t>(n));
    if (!std::is_sorted(vertices.begin(), vertices.end()))
      bad(op, "graph_data", "expected rising vertices, got others");
    std::vector<int64_t> rows(static_cast<size_t>(n));
    for (int64_t k = 0; k < n; ++k) rows[static_cast<size_t>(k)] = k;
    Edges own, original;
    induce(g, rows, vertices, &own, &original);
    c.out[i] = own.matrix(Shape{n, n}, DType::kInt64, device_of(c));
    if (p.return_mapping) c.out[count + i] = original.matrix(Shape{n, n}, g.values.dtype(), device_of(c));
  }
}

// ---- samples of neighbours ---------------------------------------------------------------------------------------
struct SampleParam {
  int num_args = 2;
  int64_t num_hops = 1, num_neighbor = 2, max_num_vertices = 100;
  static auto fields() {
    using P = SampleParam;
    return std::tuple{
        field("num_args", &P::num_args).required().at_least(2).at_most(1 << 16).doc("Number of inputs.").tag("count"),
        field("num_hops", &P::num_hops).at_least(0).doc("How far from the seeds vertices may be.").tag("count"),
        field("num_neighbor", &P::num_neighbor).at_least(0).doc("Neighbours drawn for each vertex.").tag("count"),
        field("max_num_vertices", &P::max_num_vertices)
            .at_least(1)
            .at_most(1 << 26)
            .doc("Room for vertices in the answer; when it is full, sampling ends.")
            .tag("count")};
  }
};

// Edges of vertex `row`, at most `most`, without repetition; in proportion to `weight` of their ends if given.
std::vector<int64_t> draw(const Graph& g, int64_t row, int64_t most, const float* weight, Philox* random) {
  std::vector<std::pair<double, int64_t>> keys;
  for (int64_t e = g.begin[row]; e < g.begin[row + 1]; ++e) {
    // The largest of u^(1 / w) are a weighted sample without repetition; here by logarithms.
    const double w = weight ? static_cast<double>(weight[g.columns[e]]) : 1;
    if (w > 0) keys.emplace_back(std::log(random->uniform_open()) / w, e);
  }
  const size_t n = std::min(keys.size(), static_cast<size_t>(most));
  std::partial_sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(n), keys.end(), std::greater<>());
  std::vector<int64_t> edges;
  for (size_t i = 0; i < n; ++i) edges.push_back(keys[i].second);
  std::sort(edges.begin(), edges.end());
  return edges;
}

template <bool kWeighted>
void sample_neighbours(const Params& params, const ArrayCall& c) {
  const std::string op = std::string("_contrib_dgl_csr_neighbor_") + (kWeighted ? "non_" : "") + "uniform_sample";
  const auto& p = *static_cast<const SampleParam*>(params.get());
  const Graph g = graph_of(op, "csr_matrix", c.in[0]);
  if (g.shape[0] != g.shape[1]) bad(op, "csr_matrix", cat("expected a square matrix, got shape ", g.shape));
  NDArray probability;
  if (kWeighted) {
    Engine::get().wait_read(c.in[1].var());
    probability = to_dense(c.in[1]);
    if (probability.shape() != Shape{g.shape[0]} || probability.dtype() != DType::kFloat32)
      bad(op, "probability",
          cat("expected ", g.shape[0], " numbers of type float32, got shape ", probability.shape(), " of ",
              dtype_name(probability.dtype())));
  }
  const float* weight = kWeighted ? static_cast<const float*>(probability.data()) : nullptr;
  constexpr size_t kFirst = kWeighted ? 2 : 1;
  const size_t count = c.in.size() - kFirst, most = static_cast<size_t>(p.max_num_vertices);
  for (size_t i = 0; i < count; ++i) {
    const RandomStream stream = next_random_stream();
    Philox random(stream.seed, stream.stream);
    // Vertices in the order in which they are found; those of the last hop get no edges.
    std::vector<int64_t> found, hop;
    std::vector<std::vector<int64_t>> edges;
    std::vector<int64_t> place(static_cast<size_t>(g.shape[0]), -1);
    const auto visit = [&](int64_t vertex, int64_t distance) {
      if (place[static_cast<size_t>(vertex)] >= 0) return true;
      if (found.size() == most) return false;
      place[static_cast<size_t>(vertex)] = static_cast<int64_t>(found.size());
      found.push_back(vertex);
      hop.push_back(distance);
      edges.emplace_back();
      return true;
    };
    for (const int64_t v : numbers(op, "seed_arrays", c.in[i + kFirst], g.shape[0])) visit(v, 0);
    for (size_t k = 0; k < found.size(); ++k)
      if (hop[k] < p.num_hops)
        for (const int64_t e : draw(g, found[k], p.num_neighbor, weight, &random))
          if (visit(g.columns[e], hop[k] + 1)) edges[k].push_back(e);
    std::vector<int64_t> order = found;
    std::sort(order.begin(), order.end());
    std::vector<int64_t> ids(most + 1, -1), layers(most, -1);
    std::vector<float> weights(most, 0);
    Edges sub;
    for (size_t k = 0; k < most; ++k) {
      if (k < order.size()) {
        const auto at = static_cast<size_t>(place[static_cast<size_t>(order[k])]);
        ids[k] = order[k];
        layers[k] = hop[at];
        if (weight) weights[k] = weight[order[k]];
        for (const int64_t e : edges[at]) sub.add(g.columns[e], g.value(e), dtype_size(g.values.dtype()));
      }
      sub.end_row();
    }
    ids[most] = static_cast<int64_t>(order.size());
    size_t out = i;
    c.out[out] = vector_of(ids, device_of(c));
    c.out[out += count] = sub.matrix(Shape{p.max_num_vertices, g.shape[1]}, g.values.dtype(), device_of(c));
    if (kWeighted) c.out[out += count] = vector_of(weights, device_of(c));
    c.out[out + count] = vector_of(layers, device_of(c));
  }
}

// ---- declarations ------------------------------------------------------------------------------------------------
std::vector<std::string> input_names(std::vector<std::string> names, int count, const char* rest) {
  for (int i = 0; static_cast<int>(names.size()) < count; ++i) names.push_back(rest + std::to_string(i));
  return names;
}

// What the examples begin with.
constexpr const char* kExampleGraph =
    ">>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')\n";

// A case whose graph is not a csr matrix.
Case dense_graph(const char* name, const char* input, int inputs) {
  Case c(name);
  c.shape(input, {2, 2}).with("num_args", std::to_string(inputs)).fails(Kind::kArgument, input);
  if (inputs == 3) c.shape("probability", {2});
  c.shape(input == std::string("graph") ? "data0" : "seed_arrays0", {1});
  return c;
}

template <bool kWeighted>
void declare_sample(const char* name, const char* text) {
  OpBuilder b(name);
  b.example(cat(kExampleGraph, ">>> seeds = mx.nd.array([0], dtype='int64')\n",
                kWeighted ? ">>> weights = mx.nd.ones((3,))\n" : "", ">>> out = mx.nd.contrib.",
                name + std::strlen("_contrib_"), kWeighted ? "(g, weights, seeds, " : "(g, seeds, ",
                "num_hops=1, num_neighbor=2, max_num_vertices=3)\n",
                ">>> out[0].asnumpy()  # the vertices, and their number\n", "array([0, 1, 2, 3])"));
  b.doc(std::string(text) +
        " From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is reached. The "
        "answer has room for `max_num_vertices` vertices; what is not used is -1 (0 for probabilities). Edges to "
        "vertices for which there is no room are left out. Outputs: for each array of seeds the rising vertices, "
        "followed by their number; then for each the csr matrix of drawn edges, one row for each vertex; " +
        (kWeighted ? "then the probabilities of the vertices; " : "") + "then their distances from the seeds.")
      .param_struct<SampleParam>()
      .input("csr_matrix", "The graph: a square csr matrix.");
  if (kWeighted) b.input("probability", "Weight of each vertex, float32.");
  b.variadic("seed_arrays", "num_args", "Vertices to begin with.")
      .output("output")
      .num_inputs([](const SampleParam& p) { return p.num_args; })
      .input_names([](const SampleParam& p) {
        return input_names(
            kWeighted ? std::vector<std::string>{"csr_matrix", "probability"} : std::vector<std::string>{"csr_matrix"},
            p.num_args, "seed_arrays");
      })
      .num_outputs([](const SampleParam& p) { return kWeighted ? 4 * (p.num_args - 2) : 3 * (p.num_args - 1); })
      .random()
      .shape([](const SampleParam& p, ShapeCtx& c) {
        constexpr int kKinds = kWeighted ? 4 : 3;
        const int count = c.num_outputs() / kKinds;
        const Shape& g = c.in(0);
        for (int i = 0; i < c.num_outputs(); ++i) {
          if (i / count == 1)
            c.set_out(i, Shape{p.max_num_vertices, g.ndim() == 2 ? g[1] : -1});
          else
            c.set_out(i, Shape{p.max_num_vertices + (i / count == 0)});
        }
      })
      .dtype([](const SampleParam&, TypeCtx& c) {
        const int count = c.num_outputs() / (kWeighted ? 4 : 3);
        for (int i = 0; i < c.num_outputs(); ++i)
          c.set_out(i, i / count == 1 ? c.in(0) : kWeighted && i / count == 2 ? DType::kFloat32 : DType::kInt64);
      })
      .cases(dense_graph(kWeighted ? "weighted" : "even", "csr_matrix", kWeighted ? 3 : 2))
      .execute(sample_neighbours<kWeighted>);
}

MXHUB_OPS {
  OpBuilder("_contrib_edge_id")
      .example(cat(kExampleGraph, ">>> mx.nd.contrib.edge_id(g, mx.nd.array([0, 1]), mx.nd.array([1, 1])).asnumpy()\n",
                   "array([ 1, -1])"))
      .doc("Values of edges. For each pair (u_i, v_i) what the csr matrix stores there, -1 where it stores nothing.")
      .input("data", "The graph: a csr matrix.")
      .input("u", "Rows, one dimension.")
      .input("v", "Columns, as many.")
      .output("output", "One value for each pair, of the type of `data`.")
      .shape([](ShapeCtx& c) {
        Shape s = c.in(1);
        merge_shape(&s, c.in(2));
        c.set_in(1, s);
        c.set_in(2, s);
        c.set_out(0, s);
      })
      .dtype([](TypeCtx& c) { c.set_out(0, c.in(0)); })
      .cases(Case("dense").shape("data", {2, 2}).shape("u", {1}).shape("v", {1}).fails(Kind::kArgument, "data"))
      .execute(edge_id);
  OpBuilder("_contrib_dgl_adjacency")
      .example(cat(kExampleGraph, ">>> mx.nd.contrib.dgl_adjacency(g).stype\n", "'csr'"))
      .doc("The adjacency matrix of a graph: a one, float32, wherever a csr matrix stores something.")
      .input("data", "The graph: a csr matrix.")
      .output("output", "A csr matrix of the same shape.")
      .shape([](ShapeCtx& c) { c.set_out(0, c.in(0)); })
      .dtype([](TypeCtx& c) { c.set_out(0, DType::kFloat32); })
      .cases(Case("dense").shape("data", {2, 2}).fails(Kind::kArgument, "data"))
      .execute(adjacency);
  OpBuilder("_contrib_dgl_subgraph")
      .example(
          cat(kExampleGraph,
              ">>> mx.nd.contrib.dgl_subgraph(g, mx.nd.array([0, 1], dtype='int64'), return_mapping=False).asnumpy()\n",
              "array([[0, 0],\n", "       [1, 0]])"))
      .doc(
          "Subgraphs of some vertices. For each array of vertices a csr matrix of the edges between them, numbered "
          "from "
          "0; with `return_mapping` after all these, for each, the same edges with the values they have in the graph.")
      .param_struct<SubgraphParam>()
      .input("graph", "The graph: a square csr matrix.")
      .variadic("data", "num_args", "Rising vertices, one dimension.")
      .output("output")
      .num_inputs([](const SubgraphParam& p) { return p.num_args; })
      .input_names([](const SubgraphParam& p) { return input_names({"graph"}, p.num_args, "data"); })
      .num_outputs([](const SubgraphParam& p) { return (p.num_args - 1) * (p.return_mapping ? 2 : 1); })
      .shape([](ShapeCtx& c) {
        for (int i = 0, n = c.num_inputs() - 1; i < c.num_outputs(); ++i) {
          const Shape& v = c.in(1 + i % n);
          c.set_out(i, v.ndim() == 1 ? Shape{v[0], v[0]} : Shape::of(2));
        }
      })
      .dtype([](TypeCtx& c) {
        for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, i < c.num_inputs() - 1 ? DType::kInt64 : c.in(0));
      })
      .cases(dense_graph("dense", "graph", 2).with("return_mapping", "True"))
      .execute(subgraph);
  OpBuilder("_contrib_dgl_graph_compact")
      .example(cat(kExampleGraph,
                   ">>> mx.nd.contrib.dgl_graph_compact(g, mx.nd.array([0, 1, 2, 3], dtype='int64'), "
                   "return_mapping=False, graph_sizes=(3,)).shape\n",
                   "(3, 3)"))
      .doc(
          "Sampled graphs without unused rows, and with columns numbered by the sampled vertices. Edges are numbered "
          "from "
          "0; with `return_mapping` the same edges with their original values follow.")
      .param_struct<CompactParam>()
      .variadic("graph_data", "num_args", "Sampled csr matrices, then for each the vertices of its rows.")
      .output("output")
      .num_inputs([](const CompactParam& p) { return p.num_args; })
      .num_outputs([](const CompactParam& p) { return p.num_args / 2 * (p.return_mapping ? 2 : 1); })
      .shape([](const CompactParam& p, ShapeCtx& c) {
        const size_t count = p.graph_sizes.size();
        for (int i = 0; i < c.num_outputs() && count; ++i) {
          const int64_t n = p.graph_sizes[static_cast<size_t>(i) % count];
          c.set_out(i, Shape{n, n});
        }
      })
      .dtype([](TypeCtx& c) {
        const int count = c.num_inputs() / 2;
        for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, i < count ? DType::kInt64 : c.in(i - count));
      })
      .cases(Case("dense")
                 .shape("arg0", {2, 2})
                 .shape("arg1", {2})
                 .with("num_args", "2")
                 .with("return_mapping", "False")
                 .with("graph_sizes", "(1,)")
                 .fails(Kind::kArgument, "graph_data"))
      .execute(compact);
  declare_sample<false>("_contrib_dgl_csr_neighbor_uniform_sample", "Samples the neighbourhood of vertices evenly.");
  declare_sample<true>("_contrib_dgl_csr_neighbor_non_uniform_sample",
                       "Samples the neighbourhood of vertices, neighbours in proportion to their weights.");
};

}  // namespace
}  // namespace mxhub::op
