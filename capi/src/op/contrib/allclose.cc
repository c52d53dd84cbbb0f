// _contrib_allclose: whether two arrays agree; _contrib_getnnz: how much a csr matrix stores.
#include <algorithm>
#include <cmath>

#include "engine/engine.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

struct CloseParam {
  float rtol = 1e-5f, atol = 1e-8f;
  bool equal_nan = true;
  static auto fields() {
    return std::tuple{field("rtol", &CloseParam::rtol).at_least(0).doc("Relative tolerance."),
                      field("atol", &CloseParam::atol).at_least(0).doc("Absolute tolerance."),
                      field("equal_nan", &CloseParam::equal_nan).doc("Whether NaN agrees with NaN.")};
  }
};

// As NumPy: infinities agree only with themselves.
bool close(double a, double b, const CloseParam& p) {
  if (std::isnan(a) || std::isnan(b)) return p.equal_nan && std::isnan(a) && std::isnan(b);
  if (std::isinf(a) || std::isinf(b)) return a == b;
  return std::abs(a - b) <= static_cast<double>(p.atol) + static_cast<double>(p.rtol) * std::abs(b);
}

MXHUB_OP(_contrib_allclose)
    .since("1.6")
    .doc("Whether |a - b| <= atol + rtol * |b| holds for all elements.")
    .example(">>> mx.nd.contrib.allclose(mx.nd.array([1, 2]), mx.nd.array([1, 2.1]), rtol=0.1).asnumpy()")
    .param_struct<CloseParam>()
    .input("a", "The values.")
    .input("b", "What they should be; same shape and dtype.")
    .output("output", "1 or 0, uint8, without dimensions.")
    .shape([](const CloseParam&, ShapeCtx& c) {
      c.set_in(1, c.in(0));
      c.set_in(0, c.in(1));
      c.set_out(0, Shape::of(0));
    })
    .dtype([](const CloseParam&, TypeCtx& c) {
      c.set_in(1, c.in(0));
      c.set_in(0, c.in(1));
      c.set_out(0, DType::kUint8);
    })
    .kernel([](const CloseParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size();
      return dispatch_all(c.in[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return Kernel{[n, p](const RunCtx& r) {
          const T *a = r.input<T>(0), *b = r.input<T>(1);
          bool all = true;
          for (int64_t i = 0; i < n && all; ++i) all = close(static_cast<double>(a[i]), static_cast<double>(b[i]), p);
          *r.output<uint8_t>(0) = all ? 1 : 0;
        }};
      });
    })
    .zero_gradient()
    .cases(Case("same").values("a", {3}, {1, 2, 3}).values("b", {3}, {1, 2, 3}).no_gradient(),
           Case("far").values("a", {2}, {1, 2}).values("b", {2}, {1, 2.5}).with("rtol", "0.1").no_gradient(),
           Case("misfit").shape("a", {2}).shape("b", {3}).fails(Kind::kShape, "b"));

struct StoredParam {
  std::optional<int> axis;
  static auto fields() {
    return std::tuple{field("axis", &StoredParam::axis)
                          .tag("axis")
                          .doc("0: for each column, 1: for each row, None: in all; negative counts from the end.")};
  }
};

// -1: no axis.
int stored_axis(const StoredParam& p) {
  if (!p.axis) return -1;
  if (*p.axis < -2 || *p.axis > 1)
    fail(Kind::kArgument, "_contrib_getnnz", "axis", "expected None, 0 or 1, got ", *p.axis);
  return (*p.axis + 2) % 2;
}

void count_stored(const StoredParam& p, const NDArray& a, NDArray& out) {
  if (a.kind() != StorageKind::kCsr)
    fail(Kind::kType, "_contrib_getnnz", "data", "expected an array of storage kind csr, got ", storage_name(a.kind()));
  Engine::get().wait_read(a.var());
  const int axis = stored_axis(p);
  const int64_t rows = a.shape()[0], columns = a.shape()[1];
  const auto* begin = static_cast<const int64_t*>(a.parts().aux[0].data());
  const auto* column = static_cast<const int64_t*>(a.parts().aux[1].data());
  out = NDArray({axis < 0 ? 1 : axis == 0 ? columns : rows}, DType::kInt64, a.device());
  auto* y = static_cast<int64_t*>(out.data());
  if (axis < 0) {
    *y = begin[rows];
  } else if (axis == 1) {
    for (int64_t i = 0; i < rows; ++i) y[i] = begin[i + 1] - begin[i];
  } else {
    std::fill_n(y, columns, 0);
    for (int64_t i = 0; i < begin[rows]; ++i) ++y[column[i]];
  }
}

MXHUB_OP(_contrib_getnnz)
    .since("1.4")
    .doc("How many values a csr matrix stores, zeros among them included: in all, in each row or in each column.")
    .example(">>> mx.nd.contrib.getnnz(mx.nd.array([[1, 0], [0, 2]]).tostype('csr'), axis=1).asnumpy()")
    .param_struct<StoredParam>()
    .input("data", "A csr matrix.")
    .output("output", "int64, one element, or one for each row or column.")
    .shape([](const StoredParam& p, ShapeCtx& c) {
      const int axis = stored_axis(p);
      c.set_in(0, Shape::of(2));
      c.set_out(0, {axis < 0 ? 1 : c.in(0)[1 - axis]});
    })
    .dtype([](const StoredParam&, TypeCtx& c) { c.set_out(0, DType::kInt64); })
    .execute([](const Params& params, const ArrayCall& c) {
      NDArray made;
      count_stored(*static_cast<const StoredParam*>(params.get()), c.in[0], made);
      if (!c.out[0].is_none() && c.out[0].shape() != made.shape())
        fail(Kind::kShape, "_contrib_getnnz", "out", "expected shape ", made.shape(), ", got ", c.out[0].shape());
      c.out[0] = made;
    })
    .zero_gradient()
    .cases(Case("dense").shape("data", {2, 3}).fails(Kind::kType, "data"));

}  // namespace
}  // namespace mxhub::op
