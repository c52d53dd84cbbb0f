// Shape and type inference over a graph.
#include "graph/infer.h"

#include <algorithm>
#include <string>

#include "base/wrapping.h"

namespace mxhub {
namespace {
template <class F>
void at_node(const Node& n, const F& f) {
  try {
    f();
  } catch (const Error& e) {
    rethrow_at(n, e);
  }
}

Shape attr_shape(const Node& n, bool np_shape) {
  const auto it = n.attrs.find("__shape__");
  if (it == n.attrs.end()) return Shape();
  try {
    Shape s = detail::parse_shape(it->second);
    if (!np_shape) {
      if (s.ndim() == 0) return Shape();
      for (int64_t& d : s)
        if (d == 0) d = -1;
    }
    return s;
  } catch (const detail::BadValue& e) {
    fail(Kind::kArgument, "", "__shape__", "expected ", e.expected, " on variable '", n.name, "', got '", it->second,
         "'");
  }
}

// Sizes stay below any memory, so that rules may multiply them.
bool fits(const Shape& s) {
  constexpr int64_t kMost = int64_t{1} << 60;
  int64_t n = 1;
  for (const int64_t d : s) n = saturating_mul(n, std::max<int64_t>(d, 1));
  return n <= kMost;
}
void expect_fit(const Shape& s, const std::string& op, const std::string& argument) {
  if (!fits(s)) fail(Kind::kMemory, op, argument, "expected an array that fits memory, got shape ", s);
}

// Sweeps forward and backward until a sweep changes nothing.
template <class T, class Rule>
void sweep(const IndexedGraph& g, std::vector<T>* values, const Rule& rule) {
  const size_t n = g.nodes.size();
  for (size_t round = 0; round < n + 2; ++round) {
    bool changed = false;
    for (size_t k = 0; k < n; ++k) {
      const size_t i = round % 2 == 0 ? k : n - 1 - k;
      const Node& node = *g.nodes[i];
      if (node.is_variable()) continue;
      std::vector<T> in, out;
      for (const Entry& e : node.inputs) in.push_back((*values)[g.entry(e)]);
      for (uint32_t e = g.entry_begin[i]; e < g.entry_begin[i + 1]; ++e) out.push_back((*values)[e]);
      at_node(node, [&] { rule(node, in, out); });
      auto put = [&](uint32_t e, const T& v) {
        if ((*values)[e] == v) return;
        (*values)[e] = v;
        changed = true;
      };
      for (size_t x = 0; x < in.size(); ++x) put(g.entry(node.inputs[x]), in[x]);
      for (size_t x = 0; x < out.size(); ++x) put(g.entry_begin[i] + static_cast<uint32_t>(x), out[x]);
    }
    if (!changed && round > 0) return;
  }
}
}  // namespace

void infer_shapes(const IndexedGraph& g, std::vector<Shape>* shapes, bool np_shape) {
  shapes->resize(g.num_entries());
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    Shape& s = (*shapes)[g.entry_begin[i]];
    const Shape declared = attr_shape(*g.nodes[i], np_shape);
    if (!s.ndim_known())
      s = declared;
    else
      merge_shape(&s, declared);  // what the caller says counts more than the attribute
    expect_fit(s, "", g.nodes[i]->name);
  }
  sweep(g, shapes, [&](const Node& n, std::vector<Shape>& in, std::vector<Shape>& out) {
    ShapeCtx ctx(*n.op, n.params.get(), in, out, np_shape);
    n.op->shape(n.params.get(), ctx);
    for (size_t i = 0; i < out.size(); ++i)
      if (!fits(out[i])) expect_fit(out[i], n.op->name, n.op->output_names(n.params.get())[i]);
  });
}

void infer_types(const IndexedGraph& g, std::vector<DType>* types, const std::vector<Shape>* shapes) {
  types->resize(g.num_entries(), DType::kUnknown);
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    if (!g.nodes[i]->is_variable()) continue;
    DType& t = (*types)[g.entry_begin[i]];
    const auto it = g.nodes[i]->attrs.find("__dtype__");
    if (t != DType::kUnknown || it == g.nodes[i]->attrs.end()) continue;
    try {
      const int64_t id = detail::parse_int(it->second, -1, 1000);
      if (id >= 0 && !dtype_valid(static_cast<int>(id))) throw detail::BadValue{"a dtype id"};
      t = static_cast<DType>(id);
    } catch (const detail::BadValue& e) {
      fail(Kind::kArgument, "", "__dtype__", "expected ", e.expected, " on variable '", g.nodes[i]->name, "', got '",
           it->second, "'");
    }
  }
  sweep(g, types, [&](const Node& n, std::vector<DType>& in, std::vector<DType>& out) {
    std::vector<Shape> in_shapes;
    if (shapes)
      for (const Entry& e : n.inputs) in_shapes.push_back((*shapes)[g.entry(e)]);
    TypeCtx ctx(*n.op, n.params.get(), in, out, shapes ? &in_shapes : nullptr);
    n.op->dtype(n.params.get(), ctx);
  });
}

void rethrow_at(const Node& n, const Error& e) {
  std::string text = e.what();
  const std::string op = "[" + e.op() + "] ", arg = "argument '" + e.argument() + "': ";
  if (text.compare(0, op.size(), op) == 0) text = text.substr(op.size());
  if (text.compare(0, arg.size(), arg) == 0) text = text.substr(arg.size());
  throw Error(e.kind(), e.op(), e.argument(), text + " (Error in operator " + n.name + ")");
}

}  // namespace mxhub
