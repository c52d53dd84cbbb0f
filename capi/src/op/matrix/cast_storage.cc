// cast_storage: the same values in another storage kind, and sparse_retain: some rows of a row_sparse array.
#include <algorithm>

#include "op/build.h"

namespace mxhub::op {
namespace {
struct CastStorageParam {
  StorageKind stype = StorageKind::kDense;
  static auto fields() {
    return std::tuple{field("stype", &CastStorageParam::stype)
                          .required()
                          .choices({{"default", static_cast<int>(StorageKind::kDense)},
                                    {"row_sparse", static_cast<int>(StorageKind::kRowSparse)},
                                    {"csr", static_cast<int>(StorageKind::kCsr)}})
                          .doc("The storage kind of the output.")};
  }
};

Kernel copy_bytes(const PrepareCtx& c) {
  const size_t bytes = c.in[0].bytes();
  return Kernel{[bytes](const RunCtx& r) {
    if (bytes) std::memmove(r.out[0], r.in[0], bytes);
  }};
}

MXHUB_OP(cast_storage)
    .alias({"_sparse_cast_storage"})
    .doc(
        "The same values in another storage kind. From dense to sparse, what is not zero is stored: rows with a "
        "nonzero element (row_sparse) or nonzero elements of a matrix (csr).")
    .example(">>> mx.nd.cast_storage(mx.nd.array([[0, 1], [0, 0]]), stype='default').asnumpy()")
    .param_struct<CastStorageParam>()
    .input("data", "Array of any storage kind.")
    .output("output", "Same shape and dtype as `data`.")
    .storage([](const CastStorageParam& p, const std::vector<StorageKind>&) { return p.stype; })
    .kernel(copy_bytes)
    .gradient([](const GradCtx& g) -> std::vector<Entry> { return {g.ograd(0)}; })
    .cases(Case("dense").shape("data", {2, 3}).with("stype", "default"),
           Case("empty").shape("data", {0, 3}).with("stype", "default"),
           Case("unknown").shape("data", {2, 3}).with("stype", "coo").fails(Kind::kArgument, "stype"));

MXHUB_OP(_sparse_retain)
    .doc("Keeps some rows of a row_sparse array; all others become zero.")
    .input("data", "A row_sparse array.")
    .input("indices", "Numbers of the rows to keep, in one dimension.")
    .output("output", "Same shape and dtype as `data`.")
    .storage([](const std::vector<StorageKind>& in) { return in[0]; })
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
      if (c.in(0).ndim() == 0) c.bad_input(0, "expected at least one dimension, got ()");
      c.set_in(1, Shape::of(1));
    })
    .dtype([](TypeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
    })
    .kernel([](const PrepareCtx& c) {
      const int64_t rows = c.in[0].shape[0], count = c.in[1].size();
      const size_t row = rows ? c.in[0].bytes() / static_cast<size_t>(rows) : 0, bytes = c.in[0].bytes();
      const DType index = c.in[1].dtype;
      return dispatch_index(index, [&](auto tag) {
        using I = typename decltype(tag)::type;
        return Kernel{[=](const RunCtx& r) {
          const char* from = static_cast<const char*>(r.in[0]);
          char* to = static_cast<char*>(r.out[0]);
          std::fill_n(to, bytes, char{0});
          const I* list = r.input<I>(1);
          for (int64_t i = 0; i < count; ++i) {
            const int64_t k = convert<int64_t>(list[i]);
            if (k < 0 || k >= rows)
              fail(Kind::kArgument, "_sparse_retain", "indices", "expected rows in [0, ", rows, "), got ", k);
            std::copy_n(from + static_cast<size_t>(k) * row, row, to + static_cast<size_t>(k) * row);
          }
        }};
      });
    })
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      return {call("_sparse_retain", {g.ograd(0), g.in(1)}), Entry{}};
    })
    .cases(Case("rows").shape("data", {3, 2}).values("indices", {2}, {0, 2}),
           Case("none").shape("data", {3, 2}).values("indices", {0}, {}),
           Case("outside").shape("data", {3, 2}).values("indices", {1}, {3}).fails(Kind::kArgument, "indices"));

}  // namespace
}  // namespace mxhub::op
