// What the matrix family shares: kernels made of strided copies, and small helpers on axes.
#pragma once
#include <cstring>
#include <numeric>
#include <utility>

#include "base/parallel.h"
#include "op/build.h"
#include "op/matrix/strided.h"

namespace mxhub::op {

// Copies all bytes of input 0 to output 0; nothing to do when they are the same memory.
inline Kernel copy_kernel(const PrepareCtx& c) {
  const int64_t bytes = static_cast<int64_t>(c.out[0].bytes());
  return Kernel{[bytes](const RunCtx& r) {
                  if (r.out[0] == r.in[0]) return;
                  const char* from = r.input<char>(0);
                  char* to = r.output<char>(0);
                  parallel_for(bytes, 1 << 19, [=](int64_t b, int64_t e) {
                    std::memcpy(to + b, from + b, static_cast<size_t>(e - b));
                  });
                },
                0, static_cast<double>(bytes) / 16};
}

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
