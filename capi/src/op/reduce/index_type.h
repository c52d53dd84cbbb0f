// Which whole numbers an element type holds exactly: for operators that return positions.
#pragma once
#include <cstdint>
#include <limits>

#include "base/dtype.h"

namespace mxhub::op {

// Does the type hold every whole number from 0 to `last` (-1: there are none)?
inline bool holds_index(DType t, int64_t last) {
  if (last < 0) return true;
  return dispatch_all(t, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, half>)
      return last <= 2048;
    else if constexpr (std::is_same_v<T, bfloat16>)
      return last <= 256;
    else if constexpr (std::is_floating_point_v<T>)
      return last <= int64_t{1} << std::numeric_limits<T>::digits;
    else
      return static_cast<uint64_t>(last) <= static_cast<uint64_t>(std::numeric_limits<T>::max());
  });
}

}  // namespace mxhub::op
