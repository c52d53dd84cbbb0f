// Products with one matrix many times over: it is laid out once in the order in which the products read it.
#pragma once
#include <cstdint>

namespace mxhub::op {

// The kernels of one instruction set. op(B), of k rows and n columns, is packed into panels of `width` columns, row
// after row, the last panel filled up with zeros; work is given out in panels.
template <class T>
struct PackedKernels {
  int64_t width;
  // op(B) = B, or with `trans` its transpose (B is then n x k); `ldb` is the distance between rows as stored.
  void (*pack)(bool trans, int64_t n, int64_t k, const T* b, int64_t ldb, T* packed, int64_t begin, int64_t end);
  // C = A op(B), or with `add` C += A op(B), for the columns of the panels; A is m x k.
  void (*multiply)(int64_t m, int64_t n, int64_t k, const T* a, int64_t lda, const T* packed, bool add, T* c,
                   int64_t ldc, int64_t begin, int64_t end);
};
template <class T>
const PackedKernels<T>& packed_kernels();

// A matrix op(B) that is multiplied from the left again and again. With fewer than `kWorthwhile` products ahead, or no
// memory for it, it stays where it is and BLAS, which packs anew each time, does the work.
template <class T>
class PackedMatrix {
 public:
  static constexpr int64_t kWorthwhile = 4;
  static int64_t size(int64_t n, int64_t k);  // elements of `space`
  PackedMatrix(bool trans, int64_t n, int64_t k, const T* b, int64_t ldb, int64_t products, T* space);
  // C (m x n) = A (m x k) op(B), or with `add` C += A op(B). May be called from several threads at once.
  void multiply(int64_t m, const T* a, int64_t lda, bool add, T* c, int64_t ldc) const;

 private:
  int64_t panels() const;
  const bool trans_;
  const int64_t n_, k_;
  const T* const b_;
  const int64_t ldb_;
  const T* packed_ = nullptr;
};

}  // namespace mxhub::op
