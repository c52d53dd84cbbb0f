// Common subexpressions: what is merged, and what must not be.
#include <doctest/doctest.h>

#include "graph/passes/merge.h"
#include "op/build.h"
#include "op/gradient.h"

using namespace mxhub;  // NOLINT

namespace {
Entry variable() { return Entry{std::make_shared<Node>(), 0}; }
size_t nodes(const std::vector<Entry>& outputs) { return topological_order(outputs).size(); }
Entry dropout(const Entry& e) { return op::call("Dropout", {e}); }
}  // namespace

TEST_CASE("equal nodes become one, from the inputs upward") {
  const Entry a = variable(), b = variable();
  auto sum = [&] { return op::call("elemwise_add", {op::call("elemwise_mul", {a, b}), b}); };
  const std::vector<Entry> outputs{op::call("elemwise_sub", {sum(), sum()})};
  CHECK(nodes(outputs) == 7);
  const auto merged = merge_equal_nodes(outputs);
  CHECK(nodes(merged) == 5);
  CHECK(merged[0].node->inputs[0] == merged[0].node->inputs[1]);
  CHECK(nodes(outputs) == 7);  // the graph that was given stays as it was
}

TEST_CASE("outputs stay apart, random nodes and other parameters are not merged") {
  const Entry a = variable();
  const std::vector<Entry> twice{op::call("square", {a}), op::call("square", {a})};
  const auto merged = merge_equal_nodes(twice);
  CHECK(!(merged[0] == merged[1]));
  CHECK(merged[1].node->inputs[0] == merged[0]);
  const std::vector<Entry> random{op::call("elemwise_add", {dropout(a), dropout(a)})};
  CHECK(merge_equal_nodes(random)[0] == random[0]);
  const std::vector<Entry> scaled{op::call("_plus_scalar", {a}, {{"scalar", "1"}}),
                                  op::call("_plus_scalar", {a}, {{"scalar", "2"}})};
  CHECK(merge_equal_nodes(scaled)[1] == scaled[1]);
}
