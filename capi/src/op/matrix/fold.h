// Sums over repeated places: the gradient of tile and repeat.
#pragma once
#include <vector>

#include "base/wrapping.h"
#include "op/matrix/common.h"

namespace mxhub::op {

// out[x] = sum over `offsets` of in[base(x) + offset], where base follows `strides` over the output's shape.
inline Kernel fold_kernel(const PrepareCtx& c, const Shape& dims, const std::vector<int64_t>& strides,
                          std::vector<int64_t> offsets) {
  const int64_t n = dims.size();
  return dispatch_all(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using A = std::conditional_t<is_float_type<T>, double, Accum<T>>;
    const std::vector<int64_t> shape(dims.begin(), dims.end());
    return Kernel{[=](const RunCtx& r) {
                    const T* in = r.input<T>(0);
                    T* out = r.output<T>(0);
                    parallel_for(n, grain_for(static_cast<int64_t>(offsets.size())), [&](int64_t b, int64_t e) {
                      for (int64_t i = b; i < e; ++i) {
                        int64_t base = 0, rest = i;
                        for (size_t d = shape.size(); d-- > 0; rest /= shape[d]) base += rest % shape[d] * strides[d];
                        A sum = 0;
                        for (const int64_t o : offsets)
                          sum = wrapping_add(sum, static_cast<A>(static_cast<Compute<T>>(in[base + o])));
                        out[i] = convert<T>(sum);
                      }
                    });
                  },
                  0, static_cast<double>(n) * (4 + static_cast<double>(offsets.size()))};
  });
}

}  // namespace mxhub::op
