// one_hot: indices to rows with a single marked element.
#include "op/index/indices.h"

namespace mxhub::op {
namespace {

struct OneHotParam {
  int depth = 0;
  double on_value = 1, off_value = 0;
  int dtype = static_cast<int>(DType::kFloat32);
  static auto fields() {
    return std::tuple{
        field("depth", &OneHotParam::depth).required().at_least(0).doc("Length of each row.").tag("count"),
        field("on_value", &OneHotParam::on_value).doc("Value at the index."),
        field("off_value", &OneHotParam::off_value).doc("Value elsewhere."),
        field("dtype", &OneHotParam::dtype).choices(common_dtypes()).doc("Type of the result.").tag("dtype")};
  }
};

MXHUB_OP(one_hot)
    .alias({"_npx_one_hot"})
    .doc(
        "Turns indices into rows that are `on_value` at the index and `off_value` elsewhere. An index outside of "
        "[0, depth) gives a row of `off_value`.")
    .example(">>> mx.nd.one_hot(mx.nd.array([1, 0, 2]), depth=3).asnumpy()")
    .param_struct<OneHotParam>()
    .input("indices", "Indices, of any shape and type.")
    .output("output", "One dimension more than `indices`, of length `depth`.")
    .shape([](const OneHotParam& p, ShapeCtx& c) {
      if (!c.in(0).ndim_known()) return;
      std::vector<int64_t> out(c.in(0).begin(), c.in(0).end());
      out.push_back(p.depth);
      c.set_out(0, Shape(out));
    })
    .dtype([](const OneHotParam& p, TypeCtx& c) {
      if (c.in(0) == DType::kUnknown) c.set_in(0, DType::kFloat32);
      c.set_out(0, static_cast<DType>(p.dtype));
    })
    .kernel([](const OneHotParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size(), depth = p.depth;
      const IndexReader reader = index_reader(c.in[0].dtype);
      return dispatch_all(c.out[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const T on = convert<T>(p.on_value), off = convert<T>(p.off_value);
        return Kernel{[=](const RunCtx& r) {
                        int64_t* const at = static_cast<int64_t*>(r.scratch);
                        T* const out = r.output<T>(0);
                        reader(r.in[0], n, at);
                        parallel_for(n, grain_for(depth / 4 + 1), [&](int64_t b, int64_t e) {
                          std::fill(out + b * depth, out + e * depth, off);
                          for (int64_t i = b; i < e; ++i)
                            if (at[i] >= 0 && at[i] < depth) out[i * depth + at[i]] = on;
                        });
                      },
                      index_bytes(n), static_cast<double>(n) * (2 + static_cast<double>(depth) / 8)};
      });
    })
    .zero_gradient()
    .cases(Case("typical").values("indices", {3}, {1, 0, 2}).with("depth", "4"),
           Case("outside")
               .values("indices", {2, 2}, {-1, 0, 3, 9})
               .with("depth", "3")
               .with("on_value", "2")
               .with("off_value", "-1")
               .with("dtype", "int32"),
           Case("bad_depth").values("indices", {1}, {0}).with("depth", "-1").fails(Kind::kArgument, "depth"));

}  // namespace
}  // namespace mxhub::op
