// Imperative calls with sparse inputs or outputs.
#pragma once
#include <vector>

#include "autograd/invoke.h"

namespace mxhub {

// Runs on the calling thread; the operator's kernel sees dense arrays. All outputs are new.
std::vector<NDArray> invoke_sparse(const Invocation& inv, NDArray* const* in, int num_in);
void copy_sparse(const NDArray& src, const NDArray& dst);

}  // namespace mxhub
