// Symbols in the ABI, under their MX and NN names.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "autograd/mode.h"
#include "c_api/common.h"
#include "graph/infer.h"
#include "graph/passes/precision.h"
#include "graph/symbol.h"
#include "nnvm/c_api.h"
#include "op/gradient.h"
#include "runtime/cached_op.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
Symbol* symbol(void* handle, const char* name = "symbol") { return from_handle<Symbol>(handle, name); }

int give_names(std::vector<std::string> names, uint32_t* out_size, const char*** out_array) {
  require(out_size, "out_size");
  require(out_array, "out_str_array");
  *out_size = static_cast<uint32_t>(names.size());
  *out_array = returns().names(std::move(names));
  return 0;
}
int give_attrs(const Symbol& s, bool recursive, uint32_t* out_size, const char*** out) {
  std::vector<std::string> flat;
  for (auto& [k, v] : s.attrs(recursive)) {
    flat.push_back(k);
    flat.push_back(v);
  }
  give_names(std::move(flat), out_size, out);
  *out_size /= 2;
  return 0;
}
int give_text(std::string text, const char** out) {
  require(out, "out");
  returns().text = std::move(text);
  *out = returns().text.c_str();
  return 0;
}

// Results of shape inference in the caller's integer types; they live until the next call on this thread.
template <class Ndim, class Dim>
struct ShapeTable {
  std::vector<Ndim> ndim;
  std::vector<std::vector<Dim>> dims;
  std::vector<const Dim*> pointers;
  void fill(const std::vector<Shape>& shapes, bool np) {
    ndim.clear();
    dims.clear();
    pointers.clear();
    for (const Shape& s : shapes) {
      // Before NumPy semantics zero says "unknown", for dimensions and for their number.
      ndim.push_back(static_cast<Ndim>(s.ndim_known() ? s.ndim() : np ? -1 : 0));
      std::vector<Dim> d;
      for (const int64_t x : s) d.push_back(static_cast<Dim>(x < 0 && !np ? 0 : x));
      d.push_back(0);
      dims.push_back(std::move(d));
    }
    for (const auto& d : dims) pointers.push_back(d.data());
  }
};

[[noreturn]] void unknown_input(const char* name) {
  fail(Kind::kArgument, "", "keys", "expected the name of an argument or auxiliary state, got '", name, "'");
}

template <class Size, class Ndim, class Dim, class Index>
int infer_shape(SymbolHandle sym, uint32_t num_args, const char** keys, const Index* arg_ind_ptr,
                const Dim* arg_shape_data, Size* in_size, const Ndim** in_ndim, const Dim*** in_data, Size* out_size,
                const Ndim** out_ndim, const Dim*** out_data, Size* aux_size, const Ndim** aux_ndim,
                const Dim*** aux_data, int* complete) {
  API_BEGIN();
  const Symbol& s = *symbol(sym, "sym");
  const bool np = np_shape();
  if (num_args) require(arg_ind_ptr, "arg_ind_ptr");
  const IndexedGraph g(s.outputs);
  std::vector<size_t> args, aux;
  for (size_t i = 0; i < g.nodes.size(); ++i)
    if (g.nodes[i]->is_variable()) (g.aux[i] ? aux : args).push_back(i);
  std::vector<Shape> shapes(g.num_entries());
  auto given = [&](uint32_t i) {
    const int n = static_cast<int>(arg_ind_ptr[i + 1] - arg_ind_ptr[i]);
    if (n > 0) require(arg_shape_data, "arg_shape_data");
    std::vector<int64_t> d;
    for (int k = 0; k < n; ++k) d.push_back(static_cast<int64_t>(arg_shape_data[arg_ind_ptr[i] + k]));
    if (np) return Shape(d);
    if (d.empty()) return Shape();
    for (int64_t& x : d)
      if (x == 0) x = -1;
    return Shape(d);
  };
  if (!keys && num_args > args.size())
    fail(Kind::kArgument, "", "num_args", "expected at most ", args.size(), " shapes, got ", num_args);
  for (uint32_t i = 0; i < num_args; ++i) {
    if (!keys) {
      shapes[g.entry_begin[args[i]]] = given(i);
      continue;
    }
    require(keys[i], "keys");
    bool found = false;
    for (size_t n = 0; n < g.nodes.size(); ++n)
      if (g.nodes[n]->is_variable() && g.nodes[n]->name == keys[i]) shapes[g.entry_begin[n]] = given(i), found = true;
    if (!found) unknown_input(keys[i]);
  }
  infer_shapes(g, &shapes, np);
  std::vector<Shape> in, out, st;
  for (const size_t i : args) in.push_back(shapes[g.entry_begin[i]]);
  for (const Entry& e : g.outputs) out.push_back(shapes[g.entry(e)]);
  for (const size_t i : aux) st.push_back(shapes[g.entry_begin[i]]);
  static thread_local ShapeTable<Ndim, Dim> tables[3];
  bool all = true;
  for (const auto* list : {&in, &out, &st})
    for (const Shape& x : *list) all = all && x.known();
  auto give = [&](int k, const std::vector<Shape>& list, Size* size, const Ndim** ndim, const Dim*** data) {
    require(size, "shape_size");
    require(ndim, "shape_ndim");
    require(data, "shape_data");
    tables[k].fill(list, np);
    *size = static_cast<Size>(list.size());
    *ndim = tables[k].ndim.data();
    *data = const_cast<const Dim**>(tables[k].pointers.data());
  };
  give(0, in, in_size, in_ndim, in_data);
  give(1, out, out_size, out_ndim, out_data);
  give(2, st, aux_size, aux_ndim, aux_data);
  if (complete) *complete = all ? 1 : 0;
  API_END();
}

std::string read_file(const char* path) {
  std::ifstream f(path, std::ios::binary);
  std::ostringstream s;
  if (f) s << f.rdbuf();
  if (!f) fail(Kind::kIo, "", "fname", "cannot read '", path, "'");
  return s.str();
}
}  // namespace

int MXSymbolCreateAtomicSymbol(AtomicSymbolCreator creator, uint32_t num_param, const char** keys, const char** vals,
                               SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new Symbol(Symbol::atomic(callable(op_of(creator)), attrs_of(static_cast<int>(num_param), keys, vals)));
  API_END();
}
int MXSymbolCreateVariable(const char* name, SymbolHandle* out) {
  API_BEGIN();
  require(name, "name");
  require(out, "out");
  *out = new Symbol(Symbol::variable(name));
  API_END();
}
int MXSymbolCreateGroup(uint32_t num_symbols, SymbolHandle* symbols, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  if (num_symbols) require(symbols, "symbols");
  std::vector<const Symbol*> parts;
  for (uint32_t i = 0; i < num_symbols; ++i) parts.push_back(symbol(symbols[i], "symbols"));
  *out = new Symbol(Symbol::group(parts));
  API_END();
}
int MXSymbolCreateFromFile(const char* fname, SymbolHandle* out) {
  API_BEGIN();
  require(fname, "fname");
  require(out, "out");
  *out = new Symbol(Symbol::from_json(read_file(fname), np_shape()));
  API_END();
}
int MXSymbolCreateFromJSON(const char* json, SymbolHandle* out) {
  API_BEGIN();
  require(json, "json");
  require(out, "out");
  *out = new Symbol(Symbol::from_json(json, np_shape()));
  API_END();
}
int MXSymbolSaveToFile(SymbolHandle sym, const char* fname) {
  API_BEGIN();
  require(fname, "fname");
  const std::string text = symbol(sym)->to_json(np_shape());
  std::ofstream f(fname, std::ios::binary);
  f << text;
  f.close();
  if (!f) fail(Kind::kIo, "", "fname", "cannot write '", fname, "'");
  API_END();
}
int MXSymbolSaveToJSON(SymbolHandle sym, const char** out_json) {
  API_BEGIN();
  return give_text(symbol(sym)->to_json(np_shape()), out_json);
  API_END();
}
int MXSymbolFree(SymbolHandle sym) {
  API_BEGIN();
  if (sym) delete symbol(sym);
  API_END();
}
int MXSymbolCopy(SymbolHandle sym, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new Symbol(symbol(sym)->copy());
  API_END();
}
int MXShallowCopySymbol(SymbolHandle src, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new Symbol(symbol(src, "src")->outputs);
  API_END();
}
int MXSymbolPrint(SymbolHandle sym, const char** out_str) {
  API_BEGIN();
  return give_text(symbol(sym)->print(), out_str);
  API_END();
}
int MXSymbolGetName(SymbolHandle sym, const char** out, int* success) {
  API_BEGIN();
  require(out, "out");
  require(success, "success");
  std::string name;
  *success = symbol(sym)->name(&name) ? 1 : 0;
  return give_text(name, out);
  API_END();
}
int MXSymbolGetAttr(SymbolHandle sym, const char* key, const char** out, int* success) {
  API_BEGIN();
  require(key, "key");
  require(success, "success");
  std::string value;
  *success = symbol(sym)->attr(key, &value) ? 1 : 0;
  return give_text(value, out);
  API_END();
}
int MXSymbolSetAttr(SymbolHandle sym, const char* key, const char* value) {
  API_BEGIN();
  require(key, "key");
  require(value, "value");
  symbol(sym)->set_attr(key, value);
  API_END();
}
int MXSymbolListAttr(SymbolHandle sym, uint32_t* out_size, const char*** out) {
  API_BEGIN();
  return give_attrs(*symbol(sym), true, out_size, out);
  API_END();
}
int MXSymbolListAttrShallow(SymbolHandle sym, uint32_t* out_size, const char*** out) {
  API_BEGIN();
  return give_attrs(*symbol(sym), false, out_size, out);
  API_END();
}
int MXSymbolListArguments(SymbolHandle sym, uint32_t* out_size, const char*** out_str_array) {
  API_BEGIN();
  return give_names(symbol(sym)->list_arguments(), out_size, out_str_array);
  API_END();
}
int MXSymbolListOutputs(SymbolHandle sym, uint32_t* out_size, const char*** out_str_array) {
  API_BEGIN();
  return give_names(symbol(sym)->list_outputs(), out_size, out_str_array);
  API_END();
}
int MXSymbolListAuxiliaryStates(SymbolHandle sym, uint32_t* out_size, const char*** out_str_array) {
  API_BEGIN();
  return give_names(symbol(sym)->list_aux(), out_size, out_str_array);
  API_END();
}
int MXSymbolGetNumOutputs(SymbolHandle sym, uint32_t* output_count) {
  API_BEGIN();
  require(output_count, "output_count");
  *output_count = static_cast<uint32_t>(symbol(sym)->outputs.size());
  API_END();
}
int MXSymbolGetInternals(SymbolHandle sym, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  *out = new Symbol(symbol(sym)->internals());
  API_END();
}
int MXSymbolGetChildren(SymbolHandle sym, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  Symbol c = symbol(sym)->children();
  *out = c.outputs.empty() ? nullptr : new Symbol(std::move(c.outputs));
  API_END();
}
int MXSymbolGetOutput(SymbolHandle sym, uint32_t index, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  const Symbol& s = *symbol(sym);
  if (index >= s.outputs.size())
    fail(Kind::kArgument, "", "index", "expected an output below ", s.outputs.size(), ", got ", index);
  *out = new Symbol({s.outputs[index]});
  API_END();
}
int MXSymbolGetInputSymbols(SymbolHandle sym, SymbolHandle** inputs, int* input_size) {
  API_BEGIN();
  require(inputs, "inputs");
  require(input_size, "input_size");
  const Symbol& s = *symbol(sym, "sym");
  const Symbol all = s.internals();
  Returns& r = returns();
  r.handles.clear();
  for (const Entry& e : all.outputs)
    if (e.node->is_variable()) r.handles.push_back(new Symbol({e}));
  *input_size = static_cast<int>(r.handles.size());
  *inputs = r.handles.data();
  API_END();
}
int MXSymbolCutSubgraph(SymbolHandle sym, SymbolHandle** inputs, int* input_size) {
  API_BEGIN();
  require(inputs, "inputs");
  require(input_size, "input_size");
  Returns& r = returns();
  r.handles.clear();
  for (const Entry& e : symbol(sym, "sym")->cut_subgraph()) r.handles.push_back(new Symbol({e}));
  *input_size = static_cast<int>(r.handles.size());
  *inputs = r.handles.data();
  API_END();
}
int MXSymbolCompose(SymbolHandle sym, const char* name, uint32_t num_args, const char** keys, SymbolHandle* args) {
  API_BEGIN();
  if (num_args) require(args, "args");
  std::vector<std::string> names;
  std::vector<const Symbol*> parts;
  for (uint32_t i = 0; i < num_args; ++i) {
    parts.push_back(symbol(args[i], "args"));
    if (!keys) continue;
    require(keys[i], "keys");
    names.emplace_back(keys[i]);
  }
  symbol(sym, "sym")->compose(name ? name : "", names, parts);
  API_END();
}
// What was computed to get an array, as a symbol: variables are named var0, var1, ..., operators node_0, node_1, ...
int MXAutogradGetSymbol(NDArrayHandle handle, SymbolHandle* out) {
  API_BEGIN();
  require(out, "out");
  const NDArray* a = array(handle);
  if (!a->node)
    fail(Kind::kState, "get_symbol", "x", "expected an array computed while recording, got one without history");
  static const Op& call = Op::get("_CachedOp");
  std::unordered_map<const Node*, std::vector<Entry>> made;  // by index of the output
  int variables = 0, operators = 0;
  for (const Node* n : topological_order({Entry{a->node, a->node_index}})) {
    std::vector<Entry> inputs;
    for (const Entry& e : n->inputs) inputs.push_back(made.at(e.node.get())[e.index]);
    if (n->op == &call) made[n] = written_out(*n, inputs);
    if (!made[n].empty()) continue;
    if (n->op && n->op->execute && n->op->hidden && n->op != &call)
      fail(Kind::kArgument, "get_symbol", "x", "a computation that the host did (", n->op->name,
           ") cannot be written as a symbol");
    auto c = std::make_shared<Node>();
    c->op = n->op;
    c->params = n->params;
    c->name = n->op ? cat("node_", operators++) : cat("var", variables++);
    if (n->op) c->attrs = n->op->params.print(n->params.get());
    c->inputs = std::move(inputs);
    for (int i = 0; i < num_outputs(*n); ++i) made[n].push_back(Entry{c, static_cast<uint32_t>(i)});
  }
  *out = new Symbol({made.at(a->node.get())[a->node_index]});
  API_END();
}
int MXSymbolRemoveAmpCast(SymbolHandle sym_handle, SymbolHandle* ret_sym_handle) {
  API_BEGIN();
  require(ret_sym_handle, "ret_sym_handle");
  Symbol s = symbol(sym_handle, "sym_handle")->copy();
  // amp_cast passes its input on; amp_multicast output i is input i.
  auto skip = [](Entry e) {
    while (!e.node->is_variable() && (e.node->op->name == "amp_cast" || e.node->op->name == "amp_multicast")) {
      const Entry next = e.node->inputs[e.index];
      e = next;
    }
    return e;
  };
  const Symbol all = s.internals();
  for (const Entry& x : all.outputs)
    for (Entry& e : x.node->inputs) e = skip(e);
  for (Entry& e : s.outputs) e = skip(e);
  *ret_sym_handle = new Symbol(std::move(s.outputs));
  API_END();
}

int MXReducePrecisionSymbol(SymbolHandle sym_handle, SymbolHandle* ret_sym_handle, uint32_t num_args,
                            const int* arg_type_data, uint32_t num_ind_ptr, const int* ind_ptr, const int* target_dtype,
                            const int cast_optional_params, const uint32_t num_target_dtype_op_names,
                            const uint32_t num_fp32_op_names, const uint32_t num_widest_dtype_op_names,
                            const uint32_t num_conditional_fp32_op_names, const uint32_t num_excluded_symbols,
                            const uint32_t num_model_params, const char** target_dtype_op_names,
                            const char** fp32_op_names, const char** widest_dtype_op_names,
                            const char** conditional_fp32_op_names, const char** excluded_symbols,
                            const char** conditional_param_names, const char** conditional_param_vals,
                            const char** model_param_names, const char** arg_names) {
  API_BEGIN();
  require(ret_sym_handle, "ret_sym_handle");
  require(target_dtype, "target_dtype");
  const Symbol& s = *symbol(sym_handle, "sym_handle");
  PrecisionRules rules;
  rules.target = dtype_of(*target_dtype);
  if (rules.target != DType::kFloat16 && rules.target != DType::kBfloat16)
    fail(Kind::kArgument, "", "target_dtype", "expected float16 or bfloat16, got ", dtype_name(rules.target));
  rules.cast_params = cast_optional_params != 0;
  auto names = [](const char** list, uint32_t size, const char* argument, auto&& use) {
    if (size) require(list, argument);
    for (uint32_t i = 0; i < size; ++i) {
      require(list[i], argument);
      use(i, list[i]);
    }
  };
  auto operators = [&](const char** list, uint32_t size, const char* argument, std::set<const Op*>* into) {
    names(list, size, argument, [&](uint32_t, const char* name) {
      const Op& op = Op::get(name);
      for (const auto* other : {&rules.in_target, &rules.in_float, &rules.in_widest})
        if (other != into && other->count(&op))
          fail(Kind::kArgument, "", argument, "expected operators that are in one list only, got '", name, "'");
      into->insert(&op);
    });
  };
  operators(target_dtype_op_names, num_target_dtype_op_names, "target_dtype_op_names", &rules.in_target);
  operators(fp32_op_names, num_fp32_op_names, "fp32_op_names", &rules.in_float);
  operators(widest_dtype_op_names, num_widest_dtype_op_names, "widest_dtype_op_names", &rules.in_widest);
  if (num_conditional_fp32_op_names) {
    require(conditional_param_names, "conditional_param_names");
    require(ind_ptr, "ind_ptr");
    if (num_ind_ptr != num_conditional_fp32_op_names + 1)
      fail(Kind::kArgument, "", "num_ind_ptr", "expected ", num_conditional_fp32_op_names + 1, ", got ", num_ind_ptr);
  }
  names(conditional_fp32_op_names, num_conditional_fp32_op_names, "conditional_fp32_op_names",
        [&](uint32_t i, const char* name) {
          require(conditional_param_names[i], "conditional_param_names");
          if (ind_ptr[i] < 0 || ind_ptr[i + 1] < ind_ptr[i])
            fail(Kind::kArgument, "", "ind_ptr", "expected numbers that do not fall, got ", ind_ptr[i + 1], " after ",
                 ind_ptr[i]);
          PrecisionRules::Condition c{&Op::get(name), conditional_param_names[i], {}};
          names(conditional_param_vals ? conditional_param_vals + ind_ptr[i] : nullptr,
                static_cast<uint32_t>(ind_ptr[i + 1] - ind_ptr[i]), "conditional_param_vals",
                [&](uint32_t, const char* v) { c.values.insert(v); });
          rules.conditions.push_back(std::move(c));
        });
  names(excluded_symbols, num_excluded_symbols, "excluded_symbols",
        [&](uint32_t, const char* name) { rules.excluded.insert(name); });
  const std::vector<std::string> inputs = s.list_inputs();
  auto check_input = [&](const char* name, const char* argument) {
    if (std::find(inputs.begin(), inputs.end(), name) == inputs.end())
      fail(Kind::kArgument, "", argument, "expected names of arguments or auxiliary states, got '", name, "'");
  };
  names(model_param_names, num_model_params, "model_param_names", [&](uint32_t, const char* name) {
    check_input(name, "model_param_names");
    rules.params.insert(name);
  });
  if (num_args) require(arg_type_data, "arg_type_data");
  names(arg_names, num_args, "arg_names", [&](uint32_t i, const char* name) {
    check_input(name, "arg_names");
    if (arg_type_data[i] != -1) rules.types[name] = dtype_of(arg_type_data[i]);
  });
  *ret_sym_handle = new Symbol(reduce_precision(s.outputs, rules));
  API_END();
}

#define SHAPE_ARGS                                                                                               \
  sym, num_args, keys, arg_ind_ptr, arg_shape_data, in_shape_size, in_shape_ndim, in_shape_data, out_shape_size, \
      out_shape_ndim, out_shape_data, aux_shape_size, aux_shape_ndim, aux_shape_data, complete
#define SHAPE_FUNCTION(name, Index, Size, Ndim, Dim)                                                               \
  int name(SymbolHandle sym, uint32_t num_args, const char** keys, const Index* arg_ind_ptr,                       \
           const Dim* arg_shape_data, Size* in_shape_size, const Ndim** in_shape_ndim, const Dim*** in_shape_data, \
           Size* out_shape_size, const Ndim** out_shape_ndim, const Dim*** out_shape_data, Size* aux_shape_size,   \
           const Ndim** aux_shape_ndim, const Dim*** aux_shape_data, int* complete) {                              \
    return infer_shape<Size, Ndim, Dim, Index>(SHAPE_ARGS);                                                        \
  }
SHAPE_FUNCTION(MXSymbolInferShape, uint32_t, uint32_t, uint32_t, uint32_t)
SHAPE_FUNCTION(MXSymbolInferShapePartial, uint32_t, uint32_t, uint32_t, uint32_t)
SHAPE_FUNCTION(MXSymbolInferShapeEx, uint32_t, uint32_t, int, int)
SHAPE_FUNCTION(MXSymbolInferShapePartialEx, uint32_t, uint32_t, int, int)
SHAPE_FUNCTION(MXSymbolInferShapeEx64, int64_t, size_t, int, int64_t)
SHAPE_FUNCTION(MXSymbolInferShapePartialEx64, int64_t, size_t, int, int64_t)

int MXSymbolInferType(SymbolHandle sym, uint32_t num_args, const char** keys, const int* arg_type_data,
                      uint32_t* in_type_size, const int** in_type_data, uint32_t* out_type_size,
                      const int** out_type_data, uint32_t* aux_type_size, const int** aux_type_data, int* complete) {
  API_BEGIN();
  const Symbol& s = *symbol(sym, "sym");
  if (num_args) require(arg_type_data, "arg_type_data");
  const IndexedGraph g(s.outputs);
  std::vector<size_t> args, aux;
  for (size_t i = 0; i < g.nodes.size(); ++i)
    if (g.nodes[i]->is_variable()) (g.aux[i] ? aux : args).push_back(i);
  if (!keys && num_args > args.size())
    fail(Kind::kArgument, "", "num_args", "expected at most ", args.size(), " types, got ", num_args);
  std::vector<DType> types(g.num_entries(), DType::kUnknown);
  for (uint32_t i = 0; i < num_args; ++i) {
    const DType t = arg_type_data[i] == -1 ? DType::kUnknown : dtype_of(arg_type_data[i]);
    if (!keys) {
      types[g.entry_begin[args[i]]] = t;
      continue;
    }
    require(keys[i], "keys");
    bool found = false;
    for (size_t n = 0; n < g.nodes.size(); ++n)
      if (g.nodes[n]->is_variable() && g.nodes[n]->name == keys[i]) types[g.entry_begin[n]] = t, found = true;
    if (!found) unknown_input(keys[i]);
  }
  infer_types(g, &types);
  static thread_local std::vector<int> tables[3];
  for (auto& t : tables) t.clear();
  for (const size_t i : args) tables[0].push_back(static_cast<int>(types[g.entry_begin[i]]));
  for (const Entry& e : g.outputs) tables[1].push_back(static_cast<int>(types[g.entry(e)]));
  for (const size_t i : aux) tables[2].push_back(static_cast<int>(types[g.entry_begin[i]]));
  bool all = true;
  for (const auto& t : tables) all = all && std::find(t.begin(), t.end(), -1) == t.end();
  auto give = [&](int k, uint32_t* size, const int** data) {
    require(size, "type_size");
    require(data, "type_data");
    *size = static_cast<uint32_t>(tables[k].size());
    *data = tables[k].data();
  };
  give(0, in_type_size, in_type_data);
  give(1, out_type_size, out_type_data);
  give(2, aux_type_size, aux_type_data);
  if (complete) *complete = all ? 1 : 0;
  API_END();
}
int MXSymbolInferTypePartial(SymbolHandle sym, uint32_t num_args, const char** keys, const int* arg_type_data,
                             uint32_t* in_type_size, const int** in_type_data, uint32_t* out_type_size,
                             const int** out_type_data, uint32_t* aux_type_size, const int** aux_type_data,
                             int* complete) {
  return MXSymbolInferType(sym, num_args, keys, arg_type_data, in_type_size, in_type_data, out_type_size, out_type_data,
                           aux_type_size, aux_type_data, complete);
}

int NNSymbolCreateAtomicSymbol(OpHandle op, nn_uint num_param, const char** keys, const char** vals,
                               SymbolHandle* out) {
  return MXSymbolCreateAtomicSymbol(op, num_param, keys, vals, out);
}
int NNSymbolCreateVariable(const char* name, SymbolHandle* out) { return MXSymbolCreateVariable(name, out); }
int NNSymbolCreateGroup(nn_uint num_symbols, SymbolHandle* symbols, SymbolHandle* out) {
  return MXSymbolCreateGroup(num_symbols, symbols, out);
}
int NNSymbolFree(SymbolHandle sym) { return MXSymbolFree(sym); }
int NNSymbolCopy(SymbolHandle sym, SymbolHandle* out) { return MXSymbolCopy(sym, out); }
int NNSymbolPrint(SymbolHandle sym, const char** out_str) { return MXSymbolPrint(sym, out_str); }
int NNSymbolGetAttr(SymbolHandle sym, const char* key, const char** out, int* success) {
  return MXSymbolGetAttr(sym, key, out, success);
}
int NNSymbolSetAttrs(SymbolHandle sym, nn_uint num_param, const char** keys, const char** values) {
  API_BEGIN();
  auto* target = symbol(sym);
  for (const auto& [k, v] : attrs_of(static_cast<int>(num_param), keys, values)) target->set_attr(k, v);
  API_END();
}
// option 0: attributes of the whole graph, 1: of the outputs' node.
int NNSymbolListAttrs(SymbolHandle sym, int recursive_option, nn_uint* out_size, const char*** out) {
  API_BEGIN();
  return give_attrs(*symbol(sym), recursive_option == 0, out_size, out);
  API_END();
}
// option 0: all variables, 1: arguments only, 2: auxiliary states only.
int NNSymbolListInputNames(SymbolHandle sym, int option, nn_uint* out_size, const char*** out_str_array) {
  API_BEGIN();
  const Symbol& s = *symbol(sym);
  if (option < 0 || option > 2) fail(Kind::kArgument, "", "option", "expected 0, 1 or 2, got ", option);
  return give_names(option == 0   ? s.list_inputs()
                    : option == 1 ? s.list_arguments()
                                  : s.list_aux(),
                    out_size, out_str_array);
  API_END();
}
int NNSymbolListInputVariables(SymbolHandle sym, int option, nn_uint* out_size, SymbolHandle** out_sym_array) {
  API_BEGIN();
  require(out_size, "out_size");
  require(out_sym_array, "out_sym_array");
  if (option < 0 || option > 2) fail(Kind::kArgument, "", "option", "expected 0, 1 or 2, got ", option);
  const Symbol& s = *symbol(sym);
  const IndexedGraph g(s.outputs);
  Returns& r = returns();
  r.handles.clear();
  for (const Entry& e : s.internals().outputs) {
    if (!e.node->is_variable()) continue;
    const bool aux = g.aux[g.index.at(e.node.get())];
    if (option == 0 || aux == (option == 2)) r.handles.push_back(new Symbol({e}));
  }
  *out_size = static_cast<nn_uint>(r.handles.size());
  *out_sym_array = r.handles.data();
  API_END();
}
int NNSymbolListOutputNames(SymbolHandle sym, nn_uint* out_size, const char*** out_str_array) {
  return MXSymbolListOutputs(sym, out_size, out_str_array);
}
int NNSymbolGetNumOutputs(SymbolHandle sym, nn_uint* output_count) { return MXSymbolGetNumOutputs(sym, output_count); }
int NNSymbolGetInternals(SymbolHandle sym, SymbolHandle* out) { return MXSymbolGetInternals(sym, out); }
int NNSymbolGetChildren(SymbolHandle sym, SymbolHandle* out) { return MXSymbolGetChildren(sym, out); }
int NNSymbolGetOutput(SymbolHandle sym, nn_uint index, SymbolHandle* out) { return MXSymbolGetOutput(sym, index, out); }
int NNSymbolCompose(SymbolHandle sym, const char* name, nn_uint num_args, const char** keys, SymbolHandle* args) {
  return MXSymbolCompose(sym, name, num_args, keys, args);
}
