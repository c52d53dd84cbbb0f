// Copies and constants shaped like an input: _copy, BlockGrad, make_loss, zeros_like, ones_like, shapes as values.
#include <cstring>

#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

Kernel zero_kernel(const PrepareCtx& c) {
  const size_t bytes = c.out[0].bytes();
  return {[bytes](const RunCtx& r) {
    if (bytes) std::memset(r.out[0], 0, bytes);
  }};
}

Kernel one_kernel(const PrepareCtx& c) {
  const int64_t n = c.out[0].size();
  const ScalarBits one = scalar_bits(c.out[0].dtype, 1);
  return dispatch_size(c.out[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    T v;
    std::memcpy(&v, one.bytes, sizeof(T));
    return Kernel{[n, v](const RunCtx& r) {
      T* y = r.output<T>(0);
      for (int64_t i = 0; i < n; ++i) y[i] = v;
    }};
  });
}

std::vector<Entry> pass(const GradCtx& g) { return {g.ograd(0)}; }

MXHUB_OP(_copy)
    .alias({"identity"})
    .doc("A copy of the input.")
    .input("data", "Values of any shape and dtype.")
    .output("output", "Same values.")
    .sparse(SparseRule::kValues)
    .inplace(0, 0)
    .kernel(copy_kernel)
    .gradient(pass)
    .cases(Case("typical").shape("data", {2, 3}), Case("empty").shape("data", {0}),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(BlockGrad)
    .alias({"_sparse_stop_gradient", "stop_gradient"})
    .doc("A copy through which no gradient flows back.")
    .input("data", "Values of any shape and dtype.")
    .output("output", "Same values.")
    .sparse(SparseRule::kValues)
    .inplace(0, 0)
    .kernel(copy_kernel)
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0}).no_gradient(),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(make_loss)
    .alias({"_sparse_make_loss"})
    .doc("Marks an expression as a loss: a copy whose gradient is one, whatever flows in from above.")
    .input("data", "The loss.")
    .output("output", "Same values.")
    .sparse(SparseRule::kValues)
    .inplace(0, 0)
    .kernel(copy_kernel)
    .gradient([](const GradCtx& g) -> std::vector<Entry> { return {ones_like(g.in(0))}; })
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0}),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(_identity_with_attr_like_rhs)
    .doc("A copy of `lhs`. `rhs` only says what the shape and the dtype must be.")
    .input("lhs", "The values.")
    .input("rhs", "An array of the same shape.")
    .output("output", "Same values as `lhs`.")
    .storage([](const std::vector<StorageKind>& in) { return in[1]; })
    .inplace(0, 0)
    .kernel(copy_kernel)
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      return {g.ograd(0), zeros_like(g.in(1))};
    })
    .cases(Case("typical").shape("lhs", {2, 3}).shape("rhs", {2, 3}), Case("empty").shape("lhs", {0}).shape("rhs", {0}),
           Case("shapes_differ").shape("lhs", {2}).shape("rhs", {3}).fails(Kind::kShape, "rhs"));

MXHUB_OP(zeros_like)
    .alias({"_sparse_zeros_like"})
    .doc("Zeros of the shape and dtype of the input.")
    .input("data", "Gives shape and dtype; its values are not read.")
    .output("output", "Zeros.")
    .storage([](const std::vector<StorageKind>& in) { return in[0]; })
    .inplace(0, 0)
    .kernel(zero_kernel)
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}), Case("empty").shape("data", {0}),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(ones_like)
    .doc("Ones of the shape and dtype of the input.")
    .input("data", "Gives shape and dtype; its values are not read.")
    .output("output", "Ones.")
    .inplace(0, 0)
    .kernel(one_kernel)
    .zero_gradient()
    .cases(Case("typical").shape("data", {2, 3}), Case("empty").shape("data", {0}),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(shape_array)
    .alias({"_npx_shape_array"})
    .doc("The shape of the input, as a one-dimensional array.")
    .input("data", "Any array.")
    .output("output", "int64, one element for each dimension.")
    .shape([](ShapeCtx& c) {
      if (c.in(0).ndim_known()) c.set_out(0, {c.in(0).ndim()});
    })
    .dtype([](TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .kernel([](const PrepareCtx& c) {
      return Kernel{[shape = c.in[0].shape](const RunCtx& r) {
        for (int i = 0; i < shape.ndim(); ++i) r.output<int64_t>(0)[i] = shape[i];
      }};
    })
    .zero_gradient()
    .example(">>> mx.nd.shape_array(mx.nd.zeros((2, 3))).asnumpy()\narray([2, 3])")
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0, 4}).no_gradient(),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

MXHUB_OP(size_array)
    .doc("The number of elements of the input.")
    .input("data", "Any array.")
    .output("output", "int64, of shape (1,).")
    .shape([](ShapeCtx& c) { c.set_out(0, {1}); })
    .dtype([](TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .kernel([](const PrepareCtx& c) {
      return Kernel{[n = c.in[0].size()](const RunCtx& r) { r.output<int64_t>(0)[0] = n; }};
    })
    .zero_gradient()
    .example(">>> mx.nd.size_array(mx.nd.zeros((2, 3))).asnumpy()\narray([6])")
    .cases(Case("typical").shape("data", {2, 3}).no_gradient(), Case("empty").shape("data", {0, 4}).no_gradient(),
           Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));

}  // namespace
}  // namespace mxhub::op
