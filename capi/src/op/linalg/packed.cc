// Packed matrices: choice of kernels and of threads.
#include "op/linalg/packed.h"

#include "base/isa.h"
#include "base/parallel.h"
#include "op/linalg/gemm.h"

namespace mxhub {
namespace isa_v2 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v2
namespace isa_v3 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v3
namespace isa_v4 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v4

namespace op {

template <>
const PackedKernels<float>& packed_kernels<float>() {
  static const auto& k = *select_isa(&isa_v2::packed_float, &isa_v3::packed_float, &isa_v4::packed_float);
  return k;
}
template <>
const PackedKernels<double>& packed_kernels<double>() {
  static const auto& k = *select_isa(&isa_v2::packed_double, &isa_v3::packed_double, &isa_v4::packed_double);
  return k;
}

template <class T>
int64_t PackedMatrix<T>::size(int64_t n, int64_t k) {
  const int64_t width = packed_kernels<T>().width;
  return (n + width - 1) / width * width * k;
}
template <class T>
int64_t PackedMatrix<T>::panels() const {
  const int64_t width = packed_kernels<T>().width;
  return (n_ + width - 1) / width;
}

template <class T>
PackedMatrix<T>::PackedMatrix(bool trans, int64_t n, int64_t k, const T* b, int64_t ldb, int64_t products, T* space)
    : trans_(trans), n_(n), k_(k), b_(b), ldb_(ldb) {
  if (products < kWorthwhile || !space) return;
  const PackedKernels<T>& kernels = packed_kernels<T>();
  parallel_for(panels(), grain_for(k * kernels.width),
               [&](int64_t begin, int64_t end) { kernels.pack(trans, n, k, b, ldb, space, begin, end); });
  packed_ = space;
}

template <class T>
void PackedMatrix<T>::multiply(int64_t m, const T* a, int64_t lda, bool add, T* c, int64_t ldc) const {
  if (!packed_) return gemm(false, trans_, m, n_, k_, 1.0, a, lda, b_, ldb_, add ? 1.0 : 0.0, c, ldc);
  const PackedKernels<T>& kernels = packed_kernels<T>();
  parallel_for(panels(), grain_for(m * k_ * kernels.width / 8), [&](int64_t begin, int64_t end) {
    kernels.multiply(m, n_, k_, a, lda, packed_, add, c, ldc, begin, end);
  });
}

template class PackedMatrix<float>;
template class PackedMatrix<double>;

}  // namespace op
}  // namespace mxhub
