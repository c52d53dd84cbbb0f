// Storage kinds of a graph's values.
#pragma once
#include <vector>

#include "op/registry.h"

namespace mxhub {

// The storage kinds of the gradients of `variables`, which have these kinds themselves, when gradients of the outputs
// are dense. An operator without a rule gives a dense result; so does an expression whose gradient does not exist.
std::vector<StorageKind> gradient_kinds(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                        const std::vector<StorageKind>& kinds);

}  // namespace mxhub
