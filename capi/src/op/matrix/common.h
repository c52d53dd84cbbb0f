// What the matrix family shares: kernels made of strided copies, and small helpers on axes.
#pragma once
#include <cstring>
#include <numeric>
#include <utility>

#include "base/parallel.h"
#include "op/build.h"
#include "op/elemwise/driver.h"
#include "op/matrix/strided.h"

namespace mxhub::op {

// Input 0 to output 0 through one strided copy.
inline Kernel strided_kernel(StridedCopy plan) {
  const double cost = plan.cost();
  return Kernel{[plan = std::move(plan)](const RunCtx& r) { plan.run(r.in[0], r.out[0]); }, 0, cost};
}

// Output 0 is all zeros but for the box that the copy fills from input 0: the gradient of taking a box.
inline Kernel scatter_box_kernel(StridedCopy plan, size_t bytes) {
  const double cost = plan.cost() + static_cast<double>(bytes) / 16;
  return Kernel{[plan = std::move(plan), bytes](const RunCtx& r) {
                  if (bytes) std::memset(r.out[0], 0, bytes);
                  plan.run(r.in[0], r.out[0]);
                },
                0, cost};
}

// axes as given (possibly negative) to [0, ndim), for kernels that know them to be valid.
inline int wrap_axis(int64_t axis, int ndim) { return static_cast<int>(axis < 0 ? axis + ndim : axis); }

}  // namespace mxhub::op
