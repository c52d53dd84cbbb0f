// Loops for the 16-bit floats, block by block through those for float32.
#include "op/elemwise/half_loops.h"

#include <algorithm>

#include "base/isa.h"

namespace mxhub::op {
namespace {
constexpr int64_t kBlock = 1024;  // three of them fit into the first-level cache
// Rows shorter than this are left to the plain loops: calls would cost more than conversions.
constexpr int64_t kShortRow = 32;

template <class T>
UnaryLoop widen() {
  return widen_loop(DTypeOf<T>::value);
}
template <class T>
UnaryLoop narrow() {
  return narrow_loop(DTypeOf<T>::value);
}

template <class T, UnaryFn F>
void run_unary(const void* xv, void* yv, int64_t n) {
  static const UnaryLoop loop = unary_loop(F, DType::kFloat32), in = widen<T>(), out = narrow<T>();
  const T* x = static_cast<const T*>(xv);
  T* y = static_cast<T*>(yv);
  alignas(64) float block[kBlock];
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t size = std::min(kBlock, n - i);
    in(x + i, block, size);
    loop(block, block, size);
    out(block, y + i, size);
  }
}

// One row; a step of 0 repeats the first element.
template <class T>
void run_row(BinaryLoop loop, const T* a, const T* b, T* z, int64_t n, int a_step, int b_step) {
  static const UnaryLoop in = widen<T>(), out = narrow<T>();
  alignas(64) float left[kBlock], right[kBlock], result[kBlock];
  if (a_step == 0) left[0] = static_cast<float>(*a);
  if (b_step == 0) right[0] = static_cast<float>(*b);
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t size = std::min(kBlock, n - i);
    if (a_step) in(a + i, left, size);
    if (b_step) in(b + i, right, size);
    loop(left, right, result, flat_block(size, a_step, b_step));
    out(result, z + i, size);
  }
}

template <class T, BinaryFn F, bool kGradient>
void run_binary(const void* av, const void* bv, void* zv, const Block& k) {
  static const BinaryLoop loop = binary_loop(F, DType::kFloat32), plain = detail::binary_table<T>(F);
  const T* a = static_cast<const T*>(av);
  const T* b = static_cast<const T*>(bv);
  T* z = static_cast<T*>(zv);
  const bool flat = k.a_col && k.b_col && (kGradient || k.rows == 1 || (k.a_row == k.cols && k.b_row == k.cols));
  if (flat) return run_row(loop, a, b, z, k.rows * k.cols, 1, 1);
  if (k.cols < kShortRow) return plain(av, bv, zv, k);
  for (int64_t r = 0; r < k.rows; ++r)
    run_row(loop, a + r * k.a_row, b + r * k.b_row, z + r * k.cols, k.cols, k.a_col, k.b_col);
}

template <class T>
UnaryLoop unary_of(UnaryFn f) {
  switch (f) {
#define MXHUB_CASE(name) \
  case UnaryFn::k##name: \
    return run_unary<T, UnaryFn::k##name>;
    MXHUB_UNARY_OWN(MXHUB_CASE)
    MXHUB_UNARY_FLOAT(MXHUB_CASE)
#undef MXHUB_CASE
    default:
      return nullptr;
  }
}

template <class T>
BinaryLoop binary_of(BinaryFn f) {
  switch (f) {
#define MXHUB_CASE(name)  \
  case BinaryFn::k##name: \
    return run_binary<T, BinaryFn::k##name, false>;
#define MXHUB_CASE_GRAD(name) \
  case BinaryFn::k##name:     \
    return run_binary<T, BinaryFn::k##name, true>;
    MXHUB_BINARY_OWN(MXHUB_CASE)
    MXHUB_BINARY_FLOAT(MXHUB_CASE)
    MXHUB_BINARY_GRAD(MXHUB_CASE_GRAD)
#undef MXHUB_CASE
#undef MXHUB_CASE_GRAD
    default:
      return nullptr;
  }
}
}  // namespace

UnaryLoop widen_loop(DType t) {
  if (t == DType::kFloat16) return select_isa(isa_v2::widen_half, isa_v3::widen_half, isa_v4::widen_half);
  return select_isa(isa_v2::widen_bfloat16, isa_v3::widen_bfloat16, isa_v4::widen_bfloat16);
}
UnaryLoop narrow_loop(DType t) {
  if (t == DType::kFloat16) return select_isa(isa_v2::narrow_half, isa_v3::narrow_half, isa_v4::narrow_half);
  return select_isa(isa_v2::narrow_bfloat16, isa_v3::narrow_bfloat16, isa_v4::narrow_bfloat16);
}

DotLoop dot_loop() { return select_isa(isa_v2::dot, isa_v3::dot, isa_v4::dot); }

UnaryLoop half_unary_loop(UnaryFn f, DType t) {
  return t == DType::kFloat16 ? unary_of<half>(f) : unary_of<bfloat16>(f);
}
BinaryLoop half_binary_loop(BinaryFn f, DType t) {
  return t == DType::kFloat16 ? binary_of<half>(f) : binary_of<bfloat16>(f);
}

}  // namespace mxhub::op
