// _npi_diag_indices_from: where the diagonal of an array is.
#include <string>

#include "op/numpy/common.h"

namespace mxhub::op {
namespace {

MXHUB_OP(_npi_diag_indices_from)
    .since("1.6")
    .doc("The positions of the main diagonal of an array whose axes are equally long.")
    .input("data", "Array with at least two axes; its values are not read.")
    .output("output", "Positions along each axis, int64, of shape (axes, length).")
    .shape([](ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() < 2) c.bad_input(0, cat("expected at least two axes, got shape ", in));
      for (const int64_t d : in)
        if (d >= 0 && in[0] >= 0 && d != in[0]) c.bad_input(0, cat("expected axes of one length, got shape ", in));
      c.set_out(0, {in.ndim(), in[0]});
    })
    .dtype([](TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .kernel([](const PrepareCtx& c) {
      const int64_t axes = c.out[0].shape[0], length = c.out[0].shape[1];
      return Kernel{[axes, length](const RunCtx& r) {
        int64_t* y = r.output<int64_t>(0);
        for (int64_t i = 0; i < axes * length; ++i) y[i] = i % length;
      }};
    })
    .zero_gradient()
    .cases(Case("typical").shape("data", {3, 3}).no_gradient(), Case("cube").shape("data", {2, 2, 2}).no_gradient(),
           Case("not_square").shape("data", {2, 3}).fails(Kind::kShape, "data"));

}  // namespace
}  // namespace mxhub::op
