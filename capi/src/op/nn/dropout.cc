// Dropout: sets random elements to zero while training.
#include <cmath>

#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {
namespace {

enum Mode { kTraining = 0, kAlways = 1 };

struct DropoutParam {
  float p = 0.5f;
  int mode = kTraining;
  Shape axes{std::initializer_list<int64_t>{}};
  std::optional<bool> cudnn_off = false;
  static auto fields() {
    return std::tuple{
        field("p", &DropoutParam::p).at_least(0).at_most(1).doc("The part of the elements that become zero."),
        field("mode", &DropoutParam::mode)
            .choices({{"training", kTraining}, {"always", kAlways}})
            .doc("Whether elements are dropped only while training or always."),
        field("axes", &DropoutParam::axes)
            .doc("Axes along which all elements share one decision; empty: each decides for itself.")
            .tag("axes"),
        field("cudnn_off", &DropoutParam::cudnn_off)
            .phrase("boolean or None, optional, default=0")
            .doc("Accepted for compatibility; has no effect.")};
  }
};

Shape mask_shape(const DropoutParam& p, const ShapeCtx& c, const Shape& data) {
  Shape mask = data;
  for (const int64_t axis : p.axes) mask[c.axis(axis, data.ndim(), "axes")] = 1;
  return mask;
}

void shape_rule(const DropoutParam& p, ShapeCtx& c) {
  c.set_out(0, c.in(0));
  c.set_in(0, c.out(0));
  if (c.in(0).ndim_known()) c.set_out(1, mask_shape(p, c, c.in(0)));
}

// Position of each element's mask value: the distance in the mask for one step along each axis.
struct MaskMap {
  Shape shape, step;
  bool plain = true;  // the mask has the data's shape
};
MaskMap map_of(const Shape& data, const Shape& mask) {
  MaskMap m{data, Shape::of(data.ndim(), 0), data == mask};
  int64_t distance = 1;
  for (int i = data.ndim() - 1; i >= 0; --i) {
    if (mask[i] != 1) m.step[i] = distance;
    distance *= mask[i];
  }
  return m;
}

// f(i, j) for each element i of the data and its mask position j.
template <class F>
void each(const MaskMap& m, const F& f) {
  const int64_t n = m.shape.size();
  parallel_for(n, grain_for(m.plain ? 1 : 8), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      int64_t j = i;
      if (!m.plain) {
        j = 0;
        for (int64_t d = m.shape.ndim() - 1, rest = i; d >= 0; --d) {
          j += rest % m.shape[static_cast<int>(d)] * m.step[static_cast<int>(d)];
          rest /= m.shape[static_cast<int>(d)];
        }
      }
      f(i, j);
    }
  });
}

template <class T>
void forward(const DropoutParam& p, const MaskMap& m, int64_t mask_size, const RunCtx& r) {
  using C = Compute<T>;
  const T* x = r.input<T>(0);
  T* y = r.output<T>(0);
  T* mask = r.output<T>(1);  // null where no gradient will be asked for
  const int64_t n = m.shape.size();
  if (!(r.is_train || p.mode == kAlways) || p.p <= 0) {
    if (x != y && n) std::memcpy(y, x, sizeof(T) * static_cast<size_t>(n));
    if (mask) std::fill(mask, mask + mask_size, static_cast<T>(C(1)));
    return;
  }
  // With p = 1 the factor is 0/0, as in MXNet 1.9.1: the output is not a number, which nobody mistakes for a result.
  const T keep = static_cast<T>(C(1) / (C(1) - static_cast<C>(p.p)));
  const T dropped = static_cast<T>(p.p >= 1 ? C(NAN) : C(0));
  const uint64_t limit = static_cast<uint64_t>(static_cast<double>(p.p) * 4294967296.0);
  if (!mask) mask = static_cast<T*>(r.scratch);
  parallel_for(mask_size, grain_for(4), [&](int64_t begin, int64_t end) {
    Philox random = r.philox(static_cast<uint64_t>(begin));
    for (int64_t i = begin; i < end; ++i) mask[i] = random.next() < limit ? dropped : keep;
  });
  each(m, [&](int64_t i, int64_t j) { y[i] = static_cast<T>(static_cast<C>(x[i]) * static_cast<C>(mask[j])); });
}

MXHUB_OP(Dropout)
    .alias({"_npx_dropout"})
    .doc(
        "Sets random elements to zero while training. Each element is dropped with probability `p` and otherwise "
        "multiplied with 1/(1-p), so that the expected value stays. Outside training it is the identity.")
    .param_struct<DropoutParam>()
    .input("data", "Floating-point values.")
    .output("output", "Same shape as `data`.")
    .output("mask", "What each element was multiplied with.")
    .visible(1)
    .shape(shape_rule)
    .dtype([](TypeCtx& c) {
      c.require_float(0);
      c.same();
    })
    .kernel([](const DropoutParam& p, const PrepareCtx& c) {
      const MaskMap m = map_of(c.in[0].shape, c.out[1].shape);
      const int64_t size = c.out[1].size();
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        return Kernel{[=](const RunCtx& r) { forward<T>(p, m, size, r); }, sizeof(T) * static_cast<size_t>(size),
                      static_cast<double>(c.in[0].size()) * 2};
      });
    })
    .optional_outputs()
    .random()
    .inplace(0, 0)
    .gradient([](const DropoutParam&, const GradCtx& g) {
      return g.fused("_backward_Dropout", {g.ograd(0), g.out(1)});
    })
    .cases(Case("evaluation").shape("data", {2, 3}), Case("none").shape("data", {2, 3}).with("p", "0"),
           Case("shared").shape("data", {2, 3}).with("axes", "(1,)"),
           Case("bad_probability").shape("data", {2}).with("p", "1.5").fails(Kind::kArgument, "p"));

MXHUB_OP(_backward_Dropout)
    .hidden()
    .doc("Gradient of Dropout: the mask times the output's gradient.")
    .param_struct<DropoutParam>()
    .input("ograd")
    .input("mask")
    .output("grad")
    .shape([](const DropoutParam&, ShapeCtx& c) { c.set_out(0, c.in(0)); })
    .kernel([](const PrepareCtx& c) {
      const MaskMap m = map_of(c.in[0].shape, c.in[1].shape);
      return dispatch_float(c.in[0].dtype, [&](auto t) {
        using T = typename decltype(t)::type;
        using C = Compute<T>;
        return Kernel{[m](const RunCtx& r) {
          const T *g = r.input<T>(0), *mask = r.input<T>(1);
          T* out = r.output<T>(0);
          each(m,
               [&](int64_t i, int64_t j) { out[i] = static_cast<T>(static_cast<C>(g[i]) * static_cast<C>(mask[j])); });
        }};
      });
    })
    .inplace(0, 0)
    .gradient([](const DropoutParam&, const GradCtx& g) {
      return std::vector<Entry>{g.fused("_backward_Dropout", {g.ograd(0), g.in(1)})[0], Entry{}};
    });

}  // namespace
}  // namespace mxhub::op
