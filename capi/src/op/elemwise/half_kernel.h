// Kernels for the 16-bit floats made from those for float32: inputs are widened, outputs narrowed. For operators whose
// float32 loops are vectorised and whose general ones are not: faster by more than the conversions cost.
#pragma once
#include <functional>

#include "op/registry.h"

namespace mxhub::op {

bool has_half(const PrepareCtx& c);
Kernel through_float32(const PrepareCtx& c, const std::function<Kernel(const PrepareCtx&)>& prepare);

// `prepare` for a builder's kernel(), with the detour where an input or output is a 16-bit float.
template <class P, class F>
auto in_float32(F prepare) {
  return [prepare](const P& p, const PrepareCtx& c) {
    return has_half(c) ? through_float32(c, [&](const PrepareCtx& wide) { return prepare(p, wide); }) : prepare(p, c);
  };
}

}  // namespace mxhub::op
