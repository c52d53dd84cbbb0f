// Rewrites a graph for runs that neither train nor differentiate, and for those that do.
#pragma once
#include <vector>

#include "op/registry.h"

namespace mxhub {

// The attribute that marks a node whose value depends on parameters alone: a plan computes it once and keeps it until
// one of the arrays that it reads has changed.
extern const char* const kConstantAttr;

// An equal graph for inference, for variables of these shapes and types. Convolutions take over the normalisation, the
// addition and the activation that follow them, images flow with channels last between them, and what does nothing
// outside training (Dropout) is left out. Where nothing applies the result is `outputs` itself. MXNET_SUBGRAPH_BACKEND
// set to NONE turns the pass off.
std::vector<Entry> inference_graph(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                   const std::vector<Desc>& descs, bool np_shape);

// An equal graph for training, under the same conditions: between convolutions of larger images channels come last, so
// that no convolution reorders them.
std::vector<Entry> training_graph(const std::vector<Entry>& outputs, const std::vector<Node*>& variables,
                                  const std::vector<Desc>& descs, bool np_shape);

}  // namespace mxhub
