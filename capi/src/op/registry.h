// The operator registry: what an operator is, and how a file declares one (MXHUB_OP).
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/dtype.h"
#include "base/error.h"
#include "base/param.h"
#include "base/philox.h"
#include "base/shape.h"
#include "op/node.h"
#include "tensor/ndarray.h"

namespace mxhub {

struct Desc {
  Shape shape;
  DType dtype = DType::kUnknown;
  bool operator==(const Desc& o) const { return dtype == o.dtype && shape == o.shape; }
  int64_t size() const { return shape.size(); }
  size_t bytes() const { return static_cast<size_t>(shape.size()) * dtype_size(dtype); }
};

// ---- inference -------------------------------------------------------------------------------------------------
// Shapes of inputs and outputs, partly unknown; a rule fills in what follows from the rest, in both directions.
class ShapeCtx {
 public:
  ShapeCtx(const Op& op, const void* params, std::vector<Shape>& in, std::vector<Shape>& out, bool np_shape)
      : op(op), params(params), in_(in), out_(out), np_shape(np_shape) {}
  const Op& op;
  const void* params;
  int num_inputs() const { return static_cast<int>(in_.size()); }
  int num_outputs() const { return static_cast<int>(out_.size()); }
  const Shape& in(int i) const { return in_[i]; }
  const Shape& out(int i) const { return out_[i]; }
  // Merge what is known with `s`; a clash is an error that names the argument.
  void set_in(int i, const Shape& s);
  void set_out(int i, const Shape& s);
  // Inputs in [0, num_inputs) and outputs all have the same shape.
  void same();
  // Wraps a negative axis; out of [-ndim, ndim) is an error naming `param`.
  int axis(int64_t axis, int ndim, const char* param = "axis") const;
  [[noreturn]] void bad_input(int i, const std::string& text) const;  // "expected ..., got ..."
  [[noreturn]] void bad_param(const char* name, const std::string& text) const;

 private:
  std::vector<Shape>& in_;
  std::vector<Shape>& out_;

 public:
  bool np_shape;  // zero means zero (NumPy semantics) and not "unknown"
};

class TypeCtx {
 public:
  TypeCtx(const Op& op, const void* params, std::vector<DType>& in, std::vector<DType>& out,
          const std::vector<Shape>* in_shapes = nullptr)
      : op(op), params(params), in_(in), out_(out), in_shapes_(in_shapes) {}
  const Op& op;
  const void* params;
  int num_inputs() const { return static_cast<int>(in_.size()); }
  int num_outputs() const { return static_cast<int>(out_.size()); }
  DType in(int i) const { return in_[i]; }
  DType out(int i) const { return out_[i]; }
  // Null while types are inferred before shapes are known.
  const Shape* in_shape(int i) const { return in_shapes_ ? &(*in_shapes_)[i] : nullptr; }
  void set_in(int i, DType t);  // kUnknown is ignored
  void set_out(int i, DType t);
  void same();                      // all inputs and outputs share one type (the default rule)
  void require_float(int i) const;  // known and not a float type: an error
  [[noreturn]] void bad_input(int i, const std::string& text) const;

 private:
  std::vector<DType>& in_;
  std::vector<DType>& out_;
  const std::vector<Shape>* in_shapes_;
};

// Merges two partly known shapes; false when they contradict.
bool merge_shape(Shape* into, const Shape& from);

// ---- kernels ---------------------------------------------------------------------------------------------------
struct RunCtx {
  void* const* in;   // input data; mutated inputs are written through these pointers
  void* const* out;  // output data. Null for an output nobody wants, if the operator declared optional_outputs()
  void* scratch;     // Kernel::scratch bytes, 64-byte aligned
  bool is_train;
  uint64_t seed;  // with `stream`: the random stream of this call (operators declared random())
  uint64_t stream;
  template <class T>
  const T* input(int i) const {
    return static_cast<const T*>(in[i]);
  }
  template <class T>
  T* mutable_input(int i) const {
    return static_cast<T*>(in[i]);
  }
  template <class T>
  T* output(int i) const {
    return static_cast<T*>(out[i]);
  }
  Philox philox(uint64_t position = 0) const { return Philox(seed, stream, position); }
};

// A prepared call: all that depends on parameters, shapes and types is done. `run` may be called from many threads
// at once; it writes every output completely (the caller deals with grad_req add).
struct Kernel {
  std::function<void(const RunCtx&)> run;
  size_t scratch = 0;
  double cost = 0;  // elementary steps (about a nanosecond on one core); 0: bytes moved are used
};

struct PrepareCtx {
  const Op& op;
  const std::vector<Desc>& in;
  const std::vector<Desc>& out;
  [[noreturn]] void bad_input(int i, const std::string& text) const;
};

// ---- gradients -------------------------------------------------------------------------------------------------
// A node's gradient is described with other nodes: return one entry for each input (an empty one: no gradient).
class GradCtx {
 public:
  GradCtx(const NodePtr& node, const std::vector<Entry>& ograds) : node(node), ograds_(ograds) {}
  const NodePtr& node;
  Entry in(int i) const { return node->inputs[i]; }
  Entry out(int i) const { return Entry{node, static_cast<uint32_t>(i)}; }
  int num_inputs() const { return static_cast<int>(node->inputs.size()); }
  bool has_ograd(int i) const { return static_cast<bool>(ograds_[i]); }
  Entry ograd(int i) const;  // zeros_like(out(i)) where nothing flows back
  // An operator with the same parameter struct that computes gradients in one go; its outputs.
  std::vector<Entry> fused(const char* op, std::vector<Entry> inputs) const;
  std::vector<Entry> none() const { return std::vector<Entry>(node->inputs.size()); }

 private:
  const std::vector<Entry>& ograds_;
};

// ---- documentation and cases -----------------------------------------------------------------------------------
struct InputInfo {
  std::string name, doc;
  bool variadic = false, mutated = false;
  std::string phrase = "NDArray-or-Symbol";
};
struct OutputInfo {
  std::string name, doc;
};

// An example call: from these come value tests, gradient checks, documentation and the vectors of all languages.
struct Case {
  explicit Case(std::string n) : name(std::move(n)) {}
  struct Input {
    std::string name;
    Shape shape;
    DType dtype = DType::kFloat32;
    double low = -1, high = 1;   // values are drawn from here
    std::vector<double> values;  // or given
  };
  // Random values in [low, high).
  Case& shape(std::string input, Shape s, double low = -1, double high = 1, DType t = DType::kFloat32) {
    inputs.push_back({std::move(input), std::move(s), t, low, high, {}});
    return *this;
  }
  Case& values(std::string input, Shape s, std::vector<double> v, DType t = DType::kFloat32) {
    inputs.push_back({std::move(input), std::move(s), t, 0, 0, std::move(v)});
    return *this;
  }
  Case& with(std::string param, std::string text) {
    params.emplace_back(std::move(param), std::move(text));
    return *this;
  }
  Case& no_gradient() {  // not differentiable at these values
    check_gradient = false;
    return *this;
  }
  Case& fails(Kind k, std::string argument = "") {
    fail_kind = k;
    fail_argument = std::move(argument);
    return *this;
  }
  std::string name;
  std::vector<Input> inputs;
  std::vector<std::pair<std::string, std::string>> params;
  bool check_gradient = true;
  Kind fail_kind = Kind::kNone;
  std::string fail_argument;
};

// ---- the operator ----------------------------------------------------------------------------------------------
using ShapeFn = std::function<void(const void* params, ShapeCtx&)>;
using TypeFn = std::function<void(const void* params, TypeCtx&)>;
using PrepareFn = std::function<Kernel(const void* params, const PrepareCtx&)>;
using GradientFn = std::function<std::vector<Entry>(const void* params, const GradCtx&)>;
using ReferenceFn = std::function<std::vector<Entry>(const void* params, const std::vector<Entry>& inputs)>;
// A call on whole arrays, for operators that keep state, call back or decide output shapes while they run. `out` holds
// arrays to write, or none-arrays to be made.
struct ArrayCall {
  const std::vector<NDArray>& in;
  std::vector<NDArray>& out;
  bool is_train;
};
using ArrayFn = std::function<void(const Params& params, const ArrayCall&)>;
// What becomes of sparse inputs. Without a rule they are made dense, and so is the output.
enum class SparseRule : uint8_t {
  kNone,
  kValues,  // elementwise in one input: where f(0) = 0 only stored values are computed
  kUnion,   // elementwise in two: equal sparse kinds give that kind, stored where either is
  kFirst    // kUnion, and: sparse with dense gives the first one's kind and places (multiplication)
};
using StorageFn = std::function<StorageKind(const void* params, const std::vector<StorageKind>& in)>;
using CountFn = std::function<int(const void* params)>;
using NamesFn = std::function<std::vector<std::string>(const void* params)>;
using ListFn = std::function<std::vector<int>(const void* params)>;

class Op {
 public:
  std::string name, since = "1.0", summary, description;
  std::string family;  // the folder of the file that declares it
  std::vector<std::string> aliases, examples;
  ParamType params;
  std::vector<InputInfo> inputs;
  std::vector<OutputInfo> outputs;
  std::string key_var_num_args;
  std::vector<Case> cases;
  bool hidden = false, random = false, optional_outputs = false, view = false, no_gradient = false;
  std::vector<std::pair<int, int>> inplace;  // (input, output) that may share memory

  // Attributes that a variable gets when it is made up for an input: input, key, value.
  struct VarAttr {
    std::string input, key, value;
  };
  std::vector<VarAttr> var_attrs;

  CountFn count_inputs, count_outputs, count_visible;  // by default: the declared lists
  NamesFn name_inputs, name_outputs;
  ListFn list_mutated;  // indices of inputs the kernel writes (auxiliary states, optimizer state)
  bool aux = false;     // mutated inputs are auxiliary states of a symbol
  ShapeFn shape;
  TypeFn dtype;
  PrepareFn prepare;
  GradientFn gradient;
  ReferenceFn reference;
  SparseRule sparse_rule = SparseRule::kNone;
  StorageFn storage;  // the storage kind of output 0, which then stores what is not zero
  ArrayFn execute;    // set: the operator has no kernel and runs on the calling thread

  int num_inputs(const void* p) const;  // -1 never: variadic counts come from key_var_num_args
  int num_outputs(const void* p) const;
  int num_visible(const void* p) const;
  std::vector<std::string> input_names(const void* p) const;
  std::vector<std::string> output_names(const void* p) const;
  const std::vector<int>& mutated(const void* p) const;  // cached when it does not depend on parameters
  bool variadic() const { return !key_var_num_args.empty(); }

  static const Op* find(const std::string& name);  // null when unknown
  static const Op& get(const std::string& name);   // an error when unknown
  static const std::vector<const Op*>& all();      // sorted by name

 private:
  friend class OpBuilder;
  std::vector<int> fixed_mutated_;
};

namespace detail {
// Adapts f(const P&, X...) and f(X...) to f(const void*, X...), and tells P.
template <class F>
struct FnTraits : FnTraits<decltype(&F::operator())> {};
template <class R, class... A>
struct FnTraits<R (*)(A...)> {
  using first = std::tuple_element_t<0, std::tuple<A..., void>>;
  static constexpr size_t arity = sizeof...(A);
};
template <class R, class... A>
struct FnTraits<R(A...)> : FnTraits<R (*)(A...)> {};
template <class C, class R, class... A>
struct FnTraits<R (C::*)(A...) const> : FnTraits<R (*)(A...)> {};

template <size_t N, class F>
auto with_params(F f) {
  using T = FnTraits<std::remove_pointer_t<std::decay_t<F>>>;
  if constexpr (T::arity == N) {
    return [f](const void*, auto&&... rest) { return f(std::forward<decltype(rest)>(rest)...); };
  } else {
    using P = std::decay_t<typename T::first>;
    return [f](const void* p, auto&&... rest) {
      return f(*static_cast<const P*>(p), std::forward<decltype(rest)>(rest)...);
    };
  }
}
}  // namespace detail

// The declaration of one operator. Functions take the operator's parameter struct first, or leave it out:
// void(const P&, ShapeCtx&) or void(ShapeCtx&).
class OpBuilder {
 public:
  explicit OpBuilder(std::string name, const char* file = __builtin_FILE());
  OpBuilder(const OpBuilder&) = delete;
  ~OpBuilder();  // completes the defaults and enters the operator into the registry

  OpBuilder& alias(std::initializer_list<const char*> names);
  OpBuilder& alias(const std::string& name);
  OpBuilder& since(std::string v) {
    op_->since = std::move(v);
    return *this;
  }
  // First sentence: the summary; the rest: the description.
  OpBuilder& doc(const std::string& text);
  OpBuilder& example(std::string code) {
    op_->examples.push_back(std::move(code));
    return *this;
  }
  template <class P>
  OpBuilder& param_struct() {
    op_->params = param_type<P>();
    return *this;
  }
  OpBuilder& input(std::string name, std::string doc = "") {
    op_->inputs.push_back({std::move(name), std::move(doc), false, false, "NDArray-or-Symbol"});
    return *this;
  }
  // Any number of inputs, counted by the parameter `key` (an int field of the struct).
  OpBuilder& variadic(std::string name, std::string key, std::string doc = "") {
    op_->inputs.push_back({std::move(name), std::move(doc), true, false, "NDArray-or-Symbol[]"});
    op_->key_var_num_args = std::move(key);
    return *this;
  }
  // An input the kernel writes; aux: it is an auxiliary state when the operator is used in a symbol.
  OpBuilder& mutated_input(std::string name, std::string doc = "", bool aux = false) {
    input(std::move(name), std::move(doc));
    op_->inputs.back().mutated = true;
    op_->aux = op_->aux || aux;
    return *this;
  }
  // Inputs that the kernel writes are auxiliary states, also those that 1.9.1's registry does not list (see mutated()).
  OpBuilder& auxiliary() {
    op_->aux = true;
    return *this;
  }
  OpBuilder& output(std::string name = "output", std::string doc = "") {
    op_->outputs.push_back({std::move(name), std::move(doc)});
    return *this;
  }
  template <class F>
  OpBuilder& num_inputs(F f) {
    op_->count_inputs = detail::with_params<0>(f);
    return *this;
  }
  template <class F>
  OpBuilder& num_outputs(F f) {
    op_->count_outputs = detail::with_params<0>(f);
    return *this;
  }
  template <class F>
  OpBuilder& num_visible(F f) {
    op_->count_visible = detail::with_params<0>(f);
    return *this;
  }
  OpBuilder& visible(int n) {
    op_->count_visible = [n](const void*) { return n; };
    return *this;
  }
  template <class F>
  OpBuilder& input_names(F f) {
    op_->name_inputs = detail::with_params<0>(f);
    return *this;
  }
  template <class F>
  OpBuilder& output_names(F f) {
    op_->name_outputs = detail::with_params<0>(f);
    return *this;
  }
  template <class F>
  OpBuilder& mutated(F f) {
    op_->list_mutated = detail::with_params<0>(f);
    return *this;
  }
  template <class F>
  OpBuilder& shape(F f) {
    op_->shape = detail::with_params<1>(f);
    return *this;
  }
  template <class F>
  OpBuilder& dtype(F f) {
    op_->dtype = detail::with_params<1>(f);
    return *this;
  }
  template <class F>
  OpBuilder& kernel(F f) {
    op_->prepare = detail::with_params<1>(f);
    return *this;
  }
  template <class F>
  OpBuilder& gradient(F f) {
    op_->gradient = detail::with_params<1>(f);
    return *this;
  }
  OpBuilder& zero_gradient();  // differentiable, with gradient zero everywhere (sign, comparison, one_hot, ...)
  template <class F>
  OpBuilder& reference(F f) {
    op_->reference = detail::with_params<1>(f);
    return *this;
  }
  OpBuilder& sparse(SparseRule r) {
    op_->sparse_rule = r;
    return *this;
  }
  template <class F>
  OpBuilder& storage(F f) {
    op_->storage = detail::with_params<1>(f);
    return *this;
  }
  OpBuilder& execute(ArrayFn f) {
    op_->execute = std::move(f);
    return *this;
  }
  OpBuilder& inplace(int in, int out) {
    op_->inplace.emplace_back(in, out);
    return *this;
  }
  OpBuilder& view() {
    op_->view = true;
    inplace(0, 0);
    return *this;
  }  // output 0 is input 0's data, reshaped
  OpBuilder& random() {
    op_->random = true;
    return *this;
  }
  OpBuilder& hidden() {
    op_->hidden = true;
    return *this;
  }
  OpBuilder& optional_outputs() {
    op_->optional_outputs = true;
    return *this;
  }
  OpBuilder& var_attr(std::string input, std::string key, std::string value) {
    op_->var_attrs.push_back({std::move(input), std::move(key), std::move(value)});
    return *this;
  }
  OpBuilder& phrase(const std::string& input, const std::string& text);  // an input's unusual registry phrase
  template <class... C>
  OpBuilder& cases(C&&... c) {
    (op_->cases.push_back(std::forward<C>(c)), ...);
    return *this;
  }

 private:
  std::unique_ptr<Op> op_;
};

#define MXHUB_CAT2(a, b) a##b
#define MXHUB_CAT(a, b) MXHUB_CAT2(a, b)
// Declares one operator at namespace scope: MXHUB_OP(LayerNorm).doc(...)...;
#define MXHUB_OP(op_name) \
  [[maybe_unused]] static const auto& MXHUB_CAT(mxhub_op_, __COUNTER__) = ::mxhub::OpBuilder(#op_name)
// Declares many from a table: MXHUB_OPS { for (...) OpBuilder(name).doc(...)...; };
struct OpTable {
  template <class F>
  OpTable(F f) {
    f();
  }  // NOLINT
};
#define MXHUB_OPS [[maybe_unused]] static const ::mxhub::OpTable MXHUB_CAT(mxhub_ops_, __COUNTER__) = []

std::string registry_json();

}  // namespace mxhub
