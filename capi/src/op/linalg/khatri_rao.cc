// khatri_rao: the column-wise Kronecker product of matrices.
#include "base/parallel.h"
#include "base/wrapping.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct KhatriRaoParam {
  int num_args = 0;
  static auto fields() {
    return std::tuple{
        field("num_args", &KhatriRaoParam::num_args).required().at_least(1).doc("Number of matrices.").internal()};
  }
};

MXHUB_OP(khatri_rao)
    .doc(
        "Column-wise Kronecker product of matrices. Column j of the result is the Kronecker product of the inputs' "
        "columns "
        "j, so the number of rows is the product of the inputs' rows.")
    .example(">>> mx.nd.khatri_rao(mx.nd.array([[1, 2]]), mx.nd.array([[3, 4], [5, 6]])).asnumpy()")
    .param_struct<KhatriRaoParam>()
    .variadic("args", "num_args", "Matrices with the same number of columns.")
    .output("output", "The product.")
    .shape([](ShapeCtx& c) {
      int64_t rows = 1, cols = -1;
      for (int i = 0; i < c.num_inputs(); ++i) {
        const Shape& in = c.in(i);
        if (!in.ndim_known()) return;
        if (in.ndim() != 2) c.bad_input(i, cat("expected 2 dimensions, got shape ", in));
        if (cols >= 0 && in[1] >= 0 && in[1] != cols)
          c.bad_input(i, cat("expected ", cols, " columns as the first matrix has, got shape ", in));
        if (in[1] >= 0) cols = in[1];
        rows = rows < 0 || in[0] < 0 ? -1 : saturating_mul(rows, in[0]);
      }
      c.set_out(0, {rows, cols});
    })
    .kernel([](const PrepareCtx& c) {
      std::vector<int64_t> rows;
      for (const Desc& d : c.in) rows.push_back(d.shape[0]);
      const int64_t cols = c.out[0].shape[1], total = c.out[0].shape[0];
      return dispatch_all(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
                        parallel_for(total, grain_for(cols), [&](int64_t b, int64_t e) {
                          for (int64_t i = b; i < e; ++i) {
                            T* out = r.output<T>(0) + i * cols;
                            int64_t rest = i;
                            for (size_t k = rows.size(); k-- > 0; rest /= rows[k]) {
                              const T* in = r.input<T>(static_cast<int>(k)) + rest % rows[k] * cols;
                              const bool first = k + 1 == rows.size();
                              for (int64_t j = 0; j < cols; ++j)
                                out[j] = first ? in[j]
                                               : convert<T>(wrapping_mul(static_cast<Compute<T>>(out[j]),
                                                                         static_cast<Compute<T>>(in[j])));
                            }
                          }
                        });
                      },
                      0, static_cast<double>(total * cols) * static_cast<double>(rows.size())};
      });
    })
    .cases(Case("typical").shape("arg0", {2, 3}).shape("arg1", {4, 3}).with("num_args", "2").no_gradient(),
           Case("one").shape("arg0", {2, 3}).with("num_args", "1").no_gradient(),
           Case("clash").shape("arg0", {2, 3}).shape("arg1", {4, 2}).with("num_args", "2").fails(Kind::kShape, "arg1"));

}  // namespace
}  // namespace mxhub::op
