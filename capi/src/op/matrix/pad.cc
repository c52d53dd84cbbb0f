// Pad: a border of constants, of the edge's values, or of the mirrored image.
#include <algorithm>

#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

enum PadMode { kConstant = 0, kEdge = 1, kReflect = 2 };

struct PadParam {
  int mode = kConstant;
  Shape pad_width;
  double constant_value = 0;
  static auto fields() {
    return std::tuple{
        field("mode", &PadParam::mode)
            .required()
            .choices({{"constant", kConstant}, {"edge", kEdge}, {"reflect", kReflect}})
            .doc("What to fill the border with: 'constant', 'edge' (the outermost value) or 'reflect' (the image "
                 "mirrored at its edge)."),
        field("pad_width", &PadParam::pad_width)
            .required()
            .doc("Width of the border before and after each dimension: (before_1, after_1, before_2, ...).")
            .tag("pairs"),
        field("constant_value", &PadParam::constant_value).doc("Value of the border in mode 'constant'.")};
  }
};

Shape padded(const PadParam& p, const Shape& in) {
  Shape out = in;
  for (int i = 0; i < in.ndim(); ++i)
    if (in[i] >= 0) out[i] = in[i] + p.pad_width[2 * i] + p.pad_width[2 * i + 1];
  return out;
}

void check_pad(const PadParam& p, const ShapeCtx& c, const Shape& in) {
  if (p.pad_width.ndim() != 2 * in.ndim())
    c.bad_param("pad_width", cat("expected two numbers for each dimension of the shape ", in, ", got ", p.pad_width));
  for (int i = 0; i < in.ndim(); ++i) {
    const int64_t before = p.pad_width[2 * i], after = p.pad_width[2 * i + 1];
    if (before < 0 || after < 0) c.bad_param("pad_width", cat("expected numbers of at least 0, got ", p.pad_width));
    if (in[i] < 0 || p.mode == kConstant) continue;
    const int64_t most = p.mode == kReflect ? in[i] - 1 : in[i] > 0 ? INT64_MAX : 0;
    if (std::max(before, after) > most && std::max(before, after) > 0)
      c.bad_param("pad_width",
                  cat("expected at most ", most, " in dimension ", i, " of the shape ", in, ", got ", p.pad_width));
  }
}

// For each dimension, the input index that each output index shows.
std::vector<std::vector<int64_t>> sources(const PadParam& p, const Shape& in) {
  std::vector<std::vector<int64_t>> maps(in.ndim());
  for (int i = 0; i < in.ndim(); ++i) {
    const int64_t before = p.pad_width[2 * i], n = in[i];
    for (int64_t j = -before; j < n + p.pad_width[2 * i + 1]; ++j) {
      int64_t s = j;
      if (p.mode == kEdge)
        s = std::clamp<int64_t>(j, 0, n - 1);
      else if (j < 0)
        s = -j;
      else if (j >= n)
        s = 2 * (n - 1) - j;
      maps[i].push_back(s);
    }
  }
  return maps;
}

StridedCopy inner_plan(const PadParam& p, const Shape& in, const Shape& out, bool into, size_t item) {
  const auto is = row_strides(in), os = row_strides(out);
  int64_t offset = 0;
  for (int i = 0; i < in.ndim(); ++i) offset += p.pad_width[2 * i] * os[i];
  return into ? StridedCopy(in, is, os, 0, offset, item) : StridedCopy(in, os, is, offset, 0, item);
}

// Calls f(output offset, input offset, map of the last dimension) for every row of the output in order.
template <class F>
void each_row(const std::vector<std::vector<int64_t>>& maps, const std::vector<int64_t>& in_strides, int64_t row,
              int64_t out_rows, const F& f) {
  const int n = static_cast<int>(maps.size());
  for (int64_t r = row; r < out_rows; ++r) {
    int64_t rest = r, base = 0;
    for (int i = n - 2; i >= 0; --i) {
      const int64_t size = static_cast<int64_t>(maps[i].size());
      base += maps[i][rest % size] * in_strides[i];
      rest /= size;
    }
    f(r * static_cast<int64_t>(maps[n - 1].size()), base, maps[n - 1]);
  }
}

Kernel pad_kernel(const PadParam& p, const PrepareCtx& c) {
  const Shape &in = c.in[0].shape, &out = c.out[0].shape;
  const size_t item = dtype_size(c.in[0].dtype);
  const int64_t n = out.size();
  if (p.mode == kConstant) {
    StridedCopy plan = inner_plan(p, in, out, true, item);
    return dispatch_all(c.in[0].dtype, [&](auto tag) {
      using T = typename decltype(tag)::type;
      const T value = convert<T>(p.constant_value);
      return Kernel{[plan, value, n](const RunCtx& r) {
                      T* to = r.output<T>(0);
                      parallel_for(n, 1 << 17, [&](int64_t b, int64_t e) { std::fill(to + b, to + e, value); });
                      plan.run(r.in[0], r.out[0]);
                    },
                    0, static_cast<double>(n)};
    });
  }
  if (n == 0) return Kernel{[](const RunCtx&) {}};
  auto maps = sources(p, in);
  const auto strides = row_strides(in);
  return dispatch_size(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const int64_t row = out[out.ndim() - 1];
    return Kernel{[=](const RunCtx& r) {
                    const T* from = r.input<T>(0);
                    T* to = r.output<T>(0);
                    parallel_for(n / row, grain_for(row), [&](int64_t b, int64_t e) {
                      each_row(maps, strides, b, e, [&](int64_t o, int64_t i, const std::vector<int64_t>& last) {
                        for (size_t j = 0; j < last.size(); ++j) to[o + static_cast<int64_t>(j)] = from[i + last[j]];
                      });
                    });
                  },
                  0, static_cast<double>(n)};
  });
}

Kernel pad_backward_kernel(const PadParam& p, const PrepareCtx& c) {
  const Shape &out = c.in[0].shape, &in = c.out[0].shape;
  if (p.mode == kConstant) return strided_kernel(inner_plan(p, in, out, false, dtype_size(c.in[0].dtype)));
  const int64_t n = in.size();
  if (n == 0) return Kernel{[](const RunCtx&) {}};
  auto maps = sources(p, in);
  const auto strides = row_strides(in);
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using A = Compute<T>;
    const int64_t rows = out.size(0, out.ndim() - 1);
    return Kernel{[=](const RunCtx& r) {
                    const T* from = r.input<T>(0);
                    A* sums = std::is_same_v<T, A> ? reinterpret_cast<A*>(r.output<T>(0)) : static_cast<A*>(r.scratch);
                    std::fill(sums, sums + n, A(0));
                    each_row(maps, strides, 0, rows, [&](int64_t o, int64_t i, const std::vector<int64_t>& last) {
                      for (size_t j = 0; j < last.size(); ++j)
                        sums[i + last[j]] += static_cast<A>(from[o + static_cast<int64_t>(j)]);
                    });
                    if constexpr (!std::is_same_v<T, A>) {
                      for (int64_t i = 0; i < n; ++i) r.output<T>(0)[i] = static_cast<T>(sums[i]);
                    }
                  },
                  std::is_same_v<T, A> ? 0 : sizeof(A) * static_cast<size_t>(n), static_cast<double>(out.size()) * 2};
  });
}

MXHUB_OP(Pad)
    .alias({"pad"})
    .doc("Puts a border around an array.")
    .example(">>> mx.nd.pad(mx.nd.ones((1, 1, 2, 2)), mode='constant', pad_width=(0, 0, 0, 0, 1, 1, 1, 1)).asnumpy()")
    .param_struct<PadParam>()
    .input("data", "Array with at least one dimension.")
    .output("output", "The array with its border.")
    .shape([](const PadParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() == 0) c.bad_input(0, "expected at least one dimension, got a scalar");
      check_pad(p, c, in);
      c.set_out(0, padded(p, in));
    })
    .kernel(pad_kernel)
    .gradient([](const PadParam&, const GradCtx& g) {
      return g.fused("_backward_Pad", {g.ograd(0), g.in(0)});
    })
    .cases(Case("constant")
               .shape("data", {1, 2, 2, 3})
               .with("mode", "constant")
               .with("pad_width", "(0,0,0,0,1,2,2,1)")
               .with("constant_value", "3"),
           Case("edge").shape("data", {1, 1, 2, 3}).with("mode", "edge").with("pad_width", "(0,0,0,0,1,1,2,2)"),
           Case("reflect").shape("data", {1, 1, 3, 3}).with("mode", "reflect").with("pad_width", "(0,0,0,0,2,1,1,2)"),
           Case("too_wide")
               .shape("data", {1, 1, 2, 2})
               .with("mode", "reflect")
               .with("pad_width", "(0,0,0,0,2,2,0,0)")
               .fails(Kind::kArgument, "pad_width"));

MXHUB_OP(_backward_Pad)
    .hidden()
    .param_struct<PadParam>()
    .input("ograd")
    .input("data")
    .shape([](const PadParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .kernel(pad_backward_kernel)
    .gradient([](const PadParam& p, const GradCtx& g) {
      PadParam zero = p;
      zero.constant_value = 0;
      return std::vector<Entry>{call_with("Pad", {g.ograd(0)}, zero), Entry{}};
    });

}  // namespace
}  // namespace mxhub::op
