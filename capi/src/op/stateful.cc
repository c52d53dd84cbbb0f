// Table of the operators that keep something.
#include "op/stateful.h"

#include <unordered_map>

namespace mxhub::op {
namespace {
std::unordered_map<std::string, StartFn>& table() {
  static auto* t = new std::unordered_map<std::string, StartFn>;  // leaked: calls may come while the process exits
  return *t;
}
}  // namespace

Stateful::Stateful(const std::string& name, StartFn start) { table()[name] = std::move(start); }

const StartFn* start_of(const Op& op) {
  if (!op.execute) return nullptr;
  const auto it = table().find(op.name);
  return it == table().end() ? nullptr : &it->second;
}

}  // namespace mxhub::op
