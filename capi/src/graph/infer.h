// Shape and type inference over a graph: rules of the operators, repeated in both directions until nothing changes.
#pragma once
#include <vector>

#include "graph/symbol.h"

namespace mxhub {

// One value for each entry of the graph; what is known already is given, unknown ones are filled in. `from_attrs` also
// reads __shape__ and __dtype__ of variables. Contradictions are errors that name the node.
void infer_shapes(const IndexedGraph& g, std::vector<Shape>* shapes, bool np_shape);
// `shapes` (optional): of some operators the type of the output depends on how long an axis is.
void infer_types(const IndexedGraph& g, std::vector<DType>* types, const std::vector<Shape>* shapes = nullptr);

// The error of an operator's rule again, saying which node it was.
[[noreturn]] void rethrow_at(const Node& n, const Error& e);

}  // namespace mxhub
