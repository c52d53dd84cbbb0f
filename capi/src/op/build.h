// Building graph nodes in gradients and reference bodies: calls by name, and arithmetic on entries.
#pragma once
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "op/registry.h"

namespace mxhub::op {

// A node that applies `op`; all its outputs start at the returned entry (index 0).
Entry call(const char* op, std::vector<Entry> inputs, const Attrs& params = {});
Entry call(const Op& op, std::vector<Entry> inputs, Params params);
// With an already filled parameter struct of the operator.
template <class P>
Entry call_with(const char* op, std::vector<Entry> inputs, P params) {
  return call(Op::get(op), std::move(inputs), std::make_shared<const P>(std::move(params)));
}
inline Entry output_of(const Entry& e, uint32_t index) { return Entry{e.node, index}; }

// Elementwise arithmetic on equal shapes.
Entry add(const Entry& a, const Entry& b);
Entry sub(const Entry& a, const Entry& b);
Entry mul(const Entry& a, const Entry& b);
Entry div(const Entry& a, const Entry& b);
Entry scale(const Entry& a, double s);  // a * s
Entry shift(const Entry& a, double s);  // a + s
Entry negative(const Entry& a);
Entry zeros_like(const Entry& a);
Entry ones_like(const Entry& a);

// Parameter values as text.
std::string text(double v);
std::string text(int64_t v);
inline std::string text(int v) { return text(static_cast<int64_t>(v)); }
inline std::string text(bool v) { return v ? "True" : "False"; }
std::string text(const Shape& s);

}  // namespace mxhub::op
