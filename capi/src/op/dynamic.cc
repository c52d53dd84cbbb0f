// Calls of operators that make outputs of shapes that only their values tell.
#include "op/dynamic.h"

#include "engine/engine.h"
#include "op/index/indices.h"
#include "tensor/sparse.h"

namespace mxhub::op {

DynamicCall::DynamicCall(const Op& op, const ArrayCall& call) : op(op), out_(call.out) {
  for (const NDArray& a : call.in) {
    Engine::get().wait_read(a.var());
    in_.push_back(to_dense(a));
  }
}

void* DynamicCall::make(int i, const Shape& shape, DType dtype) {
  NDArray& out = out_[static_cast<size_t>(i)];
  if (!out.is_none()) {
    if (out.shape() != shape) fail(Kind::kShape, op.name, "out", "expected shape ", shape, ", got ", out.shape());
    if (out.dtype() != dtype)
      fail(Kind::kType, op.name, "out", "expected dtype ", dtype_name(dtype), ", got ", dtype_name(out.dtype()));
  }
  // Always memory of its own: what the caller gave may be an input too, and is written when all is done.
  out = NDArray(shape, dtype, in_.empty() ? Device{} : in_[0].device());
  return out.data();
}

int DynamicCall::axis(int64_t axis, int ndim) const {
  if (axis < -ndim || axis >= ndim)
    fail(Kind::kArgument, op.name, "axis", "expected an axis in [", -ndim, ", ", ndim, "), got ", axis);
  return static_cast<int>(axis < 0 ? axis + ndim : axis);
}

void DynamicCall::bad_input(int i, const std::string& text) const {
  fail(Kind::kShape, op.name, op.inputs[static_cast<size_t>(i)].name, text);
}

std::vector<int64_t> nonzero_positions(const NDArray& a) {
  std::vector<int64_t> found;
  dispatch_all(a.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T* x = static_cast<const T*>(a.data());
    for (int64_t i = 0, n = a.size(); i < n; ++i)
      if (static_cast<Compute<T>>(x[i]) != Compute<T>(0)) found.push_back(i);
  });
  return found;
}

void take_rows(const NDArray& a, int axis, const std::vector<int64_t>& index, void* to) {
  const Shape& s = a.shape();
  const int64_t outer = s.size(0, axis), rows = s[axis], n = static_cast<int64_t>(index.size());
  const int64_t bytes = s.size(axis + 1, s.ndim()) * static_cast<int64_t>(dtype_size(a.dtype()));
  if (n == 0 || bytes == 0) return;
  for (int64_t o = 0; o < outer; ++o)
    gather_rows(static_cast<const char*>(a.data()) + o * rows * bytes, index.data(), n, bytes,
                static_cast<char*>(to) + o * n * bytes);
}

}  // namespace mxhub::op
