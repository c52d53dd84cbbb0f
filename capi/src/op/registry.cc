// The registry: entering operators, looking them up, and the defaults of their rules.
#include "op/registry.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "op/build.h"

namespace mxhub {
namespace {
struct Table {
  std::unordered_map<std::string, const Op*> by_name;
  std::vector<const Op*> sorted;
};
// Leaked on purpose: operators outlive every static object that may still hold a node.
Table& table() {
  static Table* t = new Table;
  return *t;
}

std::string input_name(const Op& op, const void* params, int i) {
  const auto names = op.input_names(params);
  return i < static_cast<int>(names.size()) ? names[i] : cat("input ", i);
}
std::string output_name(const Op& op, const void* params, int i) {
  const auto names = op.output_names(params);
  return i < static_cast<int>(names.size()) ? names[i] : cat("output ", i);
}
}  // namespace

Node::~Node() {
  // A chain of a million nodes must not recurse a million deep.
  std::vector<NodePtr> pending;
  auto take = [&](std::vector<Entry>& inputs) {
    for (Entry& e : inputs)
      if (e.node && e.node.use_count() == 1) pending.push_back(std::move(e.node));
    inputs.clear();
  };
  take(inputs);
  while (!pending.empty()) {
    NodePtr n = std::move(pending.back());
    pending.pop_back();
    if (n.use_count() == 1) take(n->inputs);
  }
}

bool merge_shape(Shape* into, const Shape& from) {
  if (!from.ndim_known()) return true;
  if (!into->ndim_known()) {
    *into = from;
    return true;
  }
  if (into->ndim() != from.ndim()) return false;
  for (int i = 0; i < from.ndim(); ++i) {
    int64_t& d = (*into)[i];
    if (d < 0)
      d = from[i];
    else if (from[i] >= 0 && from[i] != d)
      return false;
  }
  return true;
}

void ShapeCtx::set_in(int i, const Shape& s) {
  const Shape had = in_[i];
  if (!merge_shape(&in_[i], s))
    fail(Kind::kShape, op.name, input_name(op, params, i), "expected shape ", s, ", got ", had);
}
void ShapeCtx::set_out(int i, const Shape& s) {
  const Shape had = out_[i];
  if (!merge_shape(&out_[i], s))
    fail(Kind::kShape, op.name, output_name(op, params, i), "expected shape ", s, ", got ", had);
}
void ShapeCtx::same() {
  Shape s;
  for (int i = 0; i < num_inputs(); ++i) {
    if (!merge_shape(&s, in_[i]))
      fail(Kind::kShape, op.name, input_name(op, params, i), "expected shape ", s, ", got ", in_[i]);
  }
  for (int i = 0; i < num_outputs(); ++i) set_out(i, s);
  for (int i = 0; i < num_outputs(); ++i) merge_shape(&s, out_[i]);
  for (int i = 0; i < num_inputs(); ++i) set_in(i, s);
}
int ShapeCtx::axis(int64_t axis, int ndim, const char* param) const {
  if (axis < -ndim || axis >= ndim) bad_param(param, cat("expected an axis in [", -ndim, ", ", ndim, "), got ", axis));
  return static_cast<int>(axis < 0 ? axis + ndim : axis);
}
void ShapeCtx::bad_input(int i, const std::string& text) const {
  fail(Kind::kShape, op.name, input_name(op, params, i), text);
}
void ShapeCtx::bad_param(const char* name, const std::string& text) const {
  fail(Kind::kArgument, op.name, name, text);
}

void TypeCtx::set_in(int i, DType t) {
  if (t == DType::kUnknown) return;
  if (in_[i] == DType::kUnknown)
    in_[i] = t;
  else if (in_[i] != t)
    fail(Kind::kType, op.name, input_name(op, params, i), "expected dtype ", dtype_name(t), ", got ",
         dtype_name(in_[i]));
}
void TypeCtx::set_out(int i, DType t) {
  if (t == DType::kUnknown) return;
  if (out_[i] == DType::kUnknown)
    out_[i] = t;
  else if (out_[i] != t)
    fail(Kind::kType, op.name, output_name(op, params, i), "expected dtype ", dtype_name(t), ", got ",
         dtype_name(out_[i]));
}
void TypeCtx::same() {
  DType t = DType::kUnknown;
  for (const DType x : in_)
    if (t == DType::kUnknown) t = x;
  for (const DType x : out_)
    if (t == DType::kUnknown) t = x;
  for (int i = 0; i < num_inputs(); ++i) set_in(i, t);
  for (int i = 0; i < num_outputs(); ++i) set_out(i, t);
}
void TypeCtx::require_float(int i) const {
  if (in_[i] != DType::kUnknown && !is_float(in_[i]))
    bad_input(i, cat("expected a floating-point dtype, got ", dtype_name(in_[i])));
}
void TypeCtx::bad_input(int i, const std::string& text) const {
  fail(Kind::kType, op.name, input_name(op, params, i), text);
}
void PrepareCtx::bad_input(int i, const std::string& text) const {
  fail(Kind::kArgument, op.name, i < static_cast<int>(op.inputs.size()) ? op.inputs[i].name : cat("input ", i), text);
}

Entry GradCtx::ograd(int i) const { return ograds_[i] ? ograds_[i] : op::zeros_like(out(i)); }
std::vector<Entry> GradCtx::fused(const char* name, std::vector<Entry> inputs) const {
  const Entry first = op::call(Op::get(name), std::move(inputs), node->params);
  std::vector<Entry> r;
  const int n = first.node->op->num_outputs(node->params.get());
  for (int i = 0; i < n; ++i) r.push_back(op::output_of(first, i));
  return r;
}

namespace {
// A number of arrays that a parameter states is checked before anything is laid out for so many.
int checked_count(const Op& op, int n, const char* what) {
  constexpr int kMost = 1 << 20;
  if (n >= 0 && n <= kMost) return n;
  std::string argument = op.key_var_num_args;
  for (const auto& f : op.params.fields)
    if (argument.empty() && f.tag == "count") argument = f.name;
  fail(Kind::kArgument, op.name, argument, "expected at most ", kMost, " ", what, ", got ", n);
}
}  // namespace

int Op::num_inputs(const void* p) const { return checked_count(*this, count_inputs(p), "inputs"); }
int Op::num_outputs(const void* p) const { return checked_count(*this, count_outputs(p), "outputs"); }
int Op::num_visible(const void* p) const { return checked_count(*this, count_visible(p), "outputs"); }
std::vector<std::string> Op::input_names(const void* p) const {
  num_inputs(p);
  return name_inputs(p);
}
std::vector<std::string> Op::output_names(const void* p) const {
  num_outputs(p);
  return name_outputs(p);
}
const std::vector<int>& Op::mutated(const void* p) const {
  if (!list_mutated) return fixed_mutated_;
  thread_local std::vector<int> list;
  list = list_mutated(p);
  return list;
}

const Op* Op::find(const std::string& name) {
  const auto it = table().by_name.find(name);
  return it == table().by_name.end() ? nullptr : it->second;
}
const Op& Op::get(const std::string& name) {
  const Op* op = find(name);
  if (!op)
    fail(Kind::kArgument, "", "op", "expected the name of a registered operator, got '", name.substr(0, 200), "'");
  return *op;
}
const std::vector<const Op*>& Op::all() {
  auto& t = table();
  std::sort(t.sorted.begin(), t.sorted.end(), [](const Op* a, const Op* b) { return a->name < b->name; });
  return t.sorted;
}

OpBuilder::OpBuilder(std::string name, const char* file) : op_(std::make_unique<Op>()) {
  op_->name = std::move(name);
  const std::string path = file;
  const size_t end = path.rfind('/');
  const size_t before = end == std::string::npos || end == 0 ? std::string::npos : path.rfind('/', end - 1);
  if (before != std::string::npos) op_->family = path.substr(before + 1, end - before - 1);
  op_->params = param_type<NoParam>();
}
OpBuilder& OpBuilder::alias(std::initializer_list<const char*> names) {
  for (const char* n : names) op_->aliases.emplace_back(n);
  return *this;
}
OpBuilder& OpBuilder::alias(const std::string& name) {
  op_->aliases.push_back(name);
  return *this;
}
OpBuilder& OpBuilder::doc(const std::string& text) {
  const size_t b = text.find_first_not_of(" \n"), e = text.find_last_not_of(" \n");
  const std::string t = b == std::string::npos ? "" : text.substr(b, e - b + 1);
  size_t end = t.find(". ");
  end = std::min(end, t.find(".\n"));
  op_->summary = end == std::string::npos ? t : t.substr(0, end + 1);
  op_->description = end == std::string::npos ? "" : t.substr(t.find_first_not_of(" \n", end + 1));
  std::replace(op_->summary.begin(), op_->summary.end(), '\n', ' ');
  return *this;
}
OpBuilder& OpBuilder::zero_gradient() {
  op_->gradient = [](const void*, const GradCtx& g) { return g.none(); };
  return *this;
}
OpBuilder& OpBuilder::phrase(const std::string& input, const std::string& text) {
  for (auto& i : op_->inputs)
    if (i.name == input) i.phrase = text;
  return *this;
}

OpBuilder::~OpBuilder() {
  Op* op = op_.release();
  if (op->outputs.empty()) op->outputs.push_back({"output", ""});
  if (!op->count_inputs) {
    if (op->variadic()) {
      const FieldInfo* count = nullptr;
      for (const auto& f : op->params.fields)
        if (f.name == op->key_var_num_args) count = &f;
      const auto print = count ? count->print : nullptr;
      op->count_inputs = [print](const void* p) { return print ? std::stoi(print(p)) : 0; };
    } else {
      const int n = static_cast<int>(op->inputs.size());
      op->count_inputs = [n](const void*) { return n; };
    }
  }
  if (!op->count_outputs) {
    const int n = static_cast<int>(op->outputs.size());
    op->count_outputs = [n](const void*) { return n; };
  }
  if (!op->count_visible) op->count_visible = op->count_outputs;
  if (!op->name_inputs) {
    op->name_inputs = [op](const void* p) {
      std::vector<std::string> names;
      const int n = op->count_inputs(p);
      if (op->variadic()) {
        for (int i = 0; i < n; ++i) names.push_back("arg" + std::to_string(i));
      } else {
        for (int i = 0; i < n; ++i)
          names.push_back(i < static_cast<int>(op->inputs.size()) ? op->inputs[i].name : cat("arg", i));
      }
      return names;
    };
  }
  if (!op->name_outputs) {
    op->name_outputs = [op](const void* p) {
      std::vector<std::string> names;
      const int n = op->count_outputs(p);
      for (int i = 0; i < n; ++i) {
        if (i < static_cast<int>(op->outputs.size()))
          names.push_back(op->outputs[i].name);
        else
          names.push_back("output" + std::to_string(i));
      }
      return names;
    };
  }
  for (size_t i = 0; i < op->inputs.size(); ++i)
    if (op->inputs[i].mutated) op->fixed_mutated_.push_back(static_cast<int>(i));
  if (!op->dtype) op->dtype = [](const void*, TypeCtx& c) { c.same(); };
  if (!op->shape) op->shape = [](const void*, ShapeCtx& c) { c.same(); };
  auto& t = table();
  t.sorted.push_back(op);
  t.by_name[op->name] = op;
  for (const auto& a : op->aliases) t.by_name.emplace(a, op);
}

}  // namespace mxhub
