// Common subexpressions.
#pragma once
#include <vector>

#include "op/registry.h"

namespace mxhub {

// The graph with nodes that compute the same from the same merged into one. Variables stay; operators that draw random
// numbers, write their inputs or run outside of plans are left alone. Outputs that become one value are told apart by a
// copy. With nothing to merge, the entries that were given.
std::vector<Entry> merge_equal_nodes(const std::vector<Entry>& outputs);

}  // namespace mxhub
