// Memory that others can write without the engine's knowledge: its version says nothing about its contents.
#pragma once
#include "tensor/ndarray.h"

namespace mxhub {

constexpr uint64_t kOutsideWrites = uint64_t{1} << 63;  // a bit of Var::version, set for ever

inline void expect_outside_writes(const NDArray& a) {
  if (!a.is_none()) a.var()->version.fetch_or(kOutsideWrites, std::memory_order_relaxed);
}
inline bool outside_writes(uint64_t version) { return (version & kOutsideWrites) != 0; }

}  // namespace mxhub
