// The registry as JSON: what code generation and other front ends read.
#include <nlohmann/json.hpp>

#include "op/registry.h"

namespace mxhub {
namespace {
using Json = nlohmann::ordered_json;

Json to_json(const FieldInfo& f) {
  Json j{{"name", f.name},     {"kind", f.kind},  {"phrase", f.phrase}, {"required", f.required},
         {"default", nullptr}, {"enum", nullptr}, {"tag", f.tag},       {"doc", f.doc}};
  if (!f.required) j["default"] = f.default_text;
  if (!f.choices.empty()) {
    j["enum"] = Json::array();
    for (const auto& c : f.choices) j["enum"].push_back(c.first);
  }
  return j;
}

Json to_json(const Case& c) {
  Json inputs = Json::object(), params = Json::object();
  for (const auto& i : c.inputs) {
    Json v{{"shape", std::vector<int64_t>(i.shape.begin(), i.shape.end())}, {"dtype", dtype_name(i.dtype)}};
    if (i.values.empty()) {
      v["low"] = i.low;
      v["high"] = i.high;
    } else {
      v["values"] = i.values;
    }
    // Inputs of a variadic operator may all have the same name in a case.
    std::string name = i.name;
    for (int n = 1; inputs.contains(name); ++n) name = i.name + std::to_string(n);
    inputs[name] = std::move(v);
  }
  for (const auto& [k, v] : c.params) params[k] = v;
  Json j{{"name", c.name}, {"inputs", inputs}, {"params", params}, {"gradient", c.check_gradient}, {"fails", nullptr}};
  if (c.fail_kind != Kind::kNone) j["fails"] = {{"kind", kind_name(c.fail_kind)}, {"argument", c.fail_argument}};
  return j;
}

// Does a number among the parameters decide how many outputs there are? Two numbers are tried for each of them.
bool outputs_follow_a_count(const Op& op) {
  for (const FieldInfo& f : op.params.fields) {
    if (f.kind != "int") continue;
    int visible[2] = {0, 0};
    try {
      for (int i = 0; i < 2; ++i) {
        const std::shared_ptr<void> params = op.params.create();
        f.parse(params.get(), op.name, i ? "5" : "3");
        visible[i] = op.num_visible(params.get());
      }
    } catch (const std::exception&) {  // not a number that this parameter may have
    }
    if (visible[0] != visible[1]) return true;
  }
  return false;
}

Json to_json(const Op& op) {
  Json j{{"name", op.name},
         {"aliases", op.aliases},
         {"since", op.since},
         {"family", op.family},
         {"summary", op.summary},
         {"description", op.description},
         {"inputs", Json::array()},
         {"outputs", Json::array()},
         {"params", Json::array()},
         {"key_var_num_args", op.key_var_num_args},
         {"gradient", static_cast<bool>(op.gradient)},
         {"random", op.random},
         {"hidden", op.hidden},
         {"examples", op.examples},
         {"cases", Json::array()}};
  // What the default parameters show: which inputs and outputs are there without being asked for.
  int inputs = static_cast<int>(op.inputs.size()), visible = static_cast<int>(op.outputs.size());
  const std::shared_ptr<void> defaults = op.params.create();
  try {
    if (!op.variadic()) inputs = op.num_inputs(defaults.get());
    visible = op.num_visible(defaults.get());
  } catch (const std::exception&) {  // counts of an operator whose required parameters are missing
  }
  for (size_t i = 0; i < op.inputs.size(); ++i) {
    const InputInfo& in = op.inputs[i];
    j["inputs"].push_back({{"name", in.name},
                           {"listed", !in.phrase.empty()},
                           {"phrase", in.phrase.empty() ? InputInfo{}.phrase : in.phrase},
                           {"doc", in.doc},
                           {"optional", !in.variadic && static_cast<int>(i) >= inputs},
                           {"variadic", in.variadic},
                           {"mutated", in.mutated}});
  }
  const bool several = outputs_follow_a_count(op);
  for (size_t i = 0; i < op.outputs.size(); ++i)
    j["outputs"].push_back({{"name", op.outputs[i].name},
                            {"doc", op.outputs[i].doc},
                            {"visible", static_cast<int>(i) < visible},
                            {"variadic", several && i + 1 == op.outputs.size()}});
  for (const FieldInfo& f : op.params.fields)
    if (!f.internal) j["params"].push_back(to_json(f));
  for (const Case& c : op.cases) j["cases"].push_back(to_json(c));
  return j;
}
}  // namespace

std::string registry_json() {
  Json ops = Json::array();
  for (const Op* op : Op::all()) ops.push_back(to_json(*op));
  return Json{{"version", MXHUB_VERSION_STRING}, {"operators", std::move(ops)}}.dump();
}

}  // namespace mxhub
