// _contrib_box_iou: overlap of each box with each box.
#include "base/parallel.h"
#include "op/build.h"
#include "op/contrib/boxes.h"

namespace mxhub::op {
namespace {

struct IouParam {
  BoxFormat format = kCorner;
  static auto fields() {
    return std::tuple{field("format", &IouParam::format)
                          .choices(box_formats())
                          .doc("Coordinates: corners (x1, y1, x2, y2), or center and size (x, y, width, height).")};
  }
};

void check_boxes(const ShapeCtx& c, int i) {
  const Shape& s = c.in(i);
  if (s.ndim_known() && (s.ndim() < 2 || (s[s.ndim() - 1] >= 0 && s[s.ndim() - 1] != 4)))
    c.bad_input(i, cat("expected shape (..., 4) of at least two dimensions, got ", s));
}

MXHUB_OP(_contrib_box_iou)
    .doc("Intersection over union of each box of one array with each box of another. Boxes that do not meet have 0.")
    .param_struct<IouParam>()
    .input("lhs", "Boxes, shape (a..., 4).")
    .input("rhs", "Boxes, shape (b..., 4).")
    .output("output", "Shape (a..., b...).")
    .shape([](const IouParam&, ShapeCtx& c) {
      check_boxes(c, 0);
      check_boxes(c, 1);
      if (!c.in(0).ndim_known() || !c.in(1).ndim_known()) return;
      Shape out(c.in(0).data(), c.in(0).ndim() - 1);
      for (int k = 0; k + 1 < c.in(1).ndim(); ++k) out.push_back(c.in(1)[k]);
      c.set_out(0, out);
    })
    .dtype([](TypeCtx& c) {
      c.same();
      c.require_float(0);
    })
    .kernel([](const IouParam& p, const PrepareCtx& c) {
      const int64_t n = c.in[0].size() / 4, m = c.in[1].size() / 4;
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        using A = Compute<T>;
        return Kernel{[=](const RunCtx& r) {
                        const T *a = r.input<T>(0), *b = r.input<T>(1);
                        T* out = r.output<T>(0);
                        parallel_for(n, grain_for(m * 4), [&](int64_t begin, int64_t end) {
                          for (int64_t i = begin; i < end; ++i) {
                            const Box<A> x = read_box<A>(a + i * 4, p.format);
                            const A area = x.area();
                            for (int64_t j = 0; j < m; ++j) {
                              const Box<A> y = read_box<A>(b + j * 4, p.format);
                              out[i * m + j] = static_cast<T>(overlap(x, y, area, y.area()));
                            }
                          }
                        });
                      },
                      0, static_cast<double>(n * m) * 4};
      });
    })
    .zero_gradient()
    .cases(Case("typical")
               .no_gradient()
               .values("lhs", {2, 4}, {0, 0, 2, 2, 1, 1, 3, 3})
               .values("rhs", {1, 4}, {1, 0, 3, 2}),
           Case("center")
               .no_gradient()
               .values("lhs", {1, 4}, {1, 1, 2, 2})
               .values("rhs", {1, 2, 4}, {1, 1, 1, 1, 4, 4, 1, 1})
               .with("format", "center"),
           Case("empty").shape("lhs", {0, 4}).shape("rhs", {2, 4}),
           Case("five").shape("lhs", {2, 5}).shape("rhs", {2, 4}).fails(Kind::kShape, "lhs"));

}  // namespace
}  // namespace mxhub::op
