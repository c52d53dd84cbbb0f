// diag, depth_to_space, space_to_depth: diagonals, and blocks moved between channels and pixels.
#include <algorithm>

#include "op/matrix/common.h"

namespace mxhub::op {
namespace {

struct DiagParam {
  int k = 0, axis1 = 0, axis2 = 1;
  static auto fields() {
    return std::tuple{
        field("k", &DiagParam::k).doc("Which diagonal: 0 the main one, positive above it, negative below it."),
        field("axis1", &DiagParam::axis1).doc("First dimension of the matrices.").tag("axis"),
        field("axis2", &DiagParam::axis2).doc("Second dimension of the matrices.").tag("axis")};
  }
};

// The diagonal of `whole` (two dimensions or more): the copy that takes it out, or puts it back. Dimensions of the
// result: all others in order, then the diagonal.
StridedCopy diagonal_plan(const DiagParam& p, const Shape& whole, bool take, size_t item) {
  const int n = whole.ndim(), a = wrap_axis(p.axis1, n), b = wrap_axis(p.axis2, n);
  const auto strides = row_strides(whole);
  Shape part = Shape::of(0);
  std::vector<int64_t> big;
  for (int i = 0; i < n; ++i) {
    if (i == a || i == b) continue;
    part.push_back(whole[i]);
    big.push_back(strides[i]);
  }
  const int64_t k = p.k, length = k >= 0 ? std::min(whole[a], whole[b] - k) : std::min(whole[a] + k, whole[b]);
  part.push_back(std::max<int64_t>(length, 0));
  big.push_back(strides[a] + strides[b]);
  const int64_t offset = k >= 0 ? k * strides[b] : -k * strides[a];
  return take ? StridedCopy(part, big, row_strides(part), offset, 0, item)
              : StridedCopy(part, row_strides(part), big, 0, offset, item);
}

MXHUB_OP(diag)
    .doc(
        "Takes a diagonal out of matrices, or builds a matrix with a given diagonal. A vector gives a matrix that is "
        "zero but "
        "for the diagonal; with two or more dimensions the diagonal of `axis1` and `axis2` becomes the last dimension.")
    .example(">>> mx.nd.diag(mx.nd.array([[1, 2], [3, 4]])).asnumpy()")
    .param_struct<DiagParam>()
    .input("data", "Vector, matrix, or array of matrices.")
    .output("output", "Matrix, or diagonals.")
    .shape([](const DiagParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      if (in.ndim() == 0) c.bad_input(0, "expected at least one dimension, got a scalar");
      if (in.ndim() == 1) {
        const int64_t n = in[0] < 0 ? -1 : in[0] + std::abs(static_cast<int64_t>(p.k));
        return c.set_out(0, {n, n});
      }
      const int a = c.axis(p.axis1, in.ndim(), "axis1"), b = c.axis(p.axis2, in.ndim(), "axis2");
      if (a == b) c.bad_param("axis2", cat("expected an axis other than axis1, got ", p.axis2));
      Shape out = Shape::of(0);
      for (int i = 0; i < in.ndim(); ++i)
        if (i != a && i != b) out.push_back(in[i]);
      const int64_t k = p.k;
      const int64_t length = in[a] < 0 || in[b] < 0 ? -1
                                                    : std::max<int64_t>(0, k >= 0 ? std::min(in[a], in[b] - k)
                                                                                  : std::min(in[a] + k, in[b]));
      if (length == 0 && !c.np_shape && in.size() > 0)
        c.bad_param("k", cat("expected a diagonal within data of shape ", in, ", got ", p.k));
      out.push_back(length);
      c.set_out(0, out);
    })
    .kernel([](const DiagParam& p, const PrepareCtx& c) {
      const size_t item = dtype_size(c.in[0].dtype);
      if (c.in[0].shape.ndim() > 1) return strided_kernel(diagonal_plan(p, c.in[0].shape, true, item));
      DiagParam matrix;
      matrix.k = p.k;
      return scatter_box_kernel(diagonal_plan(matrix, c.out[0].shape, false, item), c.out[0].bytes());
    })
    .gradient([](const DiagParam&, const GradCtx& g) {
      return g.fused("_backward_diag", {g.ograd(0), g.in(0)});
    })
    .cases(Case("matrix").shape("data", {3, 4}).with("k", "1"), Case("vector").shape("data", {3}).with("k", "-1"),
           Case("batch").shape("data", {2, 3, 4}).with("axis1", "1").with("axis2", "-1"),
           Case("same_axes").shape("data", {2, 2}).with("axis1", "1").fails(Kind::kArgument, "axis2"));

MXHUB_OP(_backward_diag)
    .hidden()
    .param_struct<DiagParam>()
    .input("ograd")
    .input("data")
    .shape([](const DiagParam&, ShapeCtx& c) {
      c.set_out(0, c.in(1));
      c.set_in(1, c.out(0));
    })
    .kernel([](const DiagParam& p, const PrepareCtx& c) {
      const size_t item = dtype_size(c.in[0].dtype);
      if (c.out[0].shape.ndim() > 1)
        return scatter_box_kernel(diagonal_plan(p, c.out[0].shape, false, item), c.out[0].bytes());
      DiagParam matrix;
      matrix.k = p.k;
      return strided_kernel(diagonal_plan(matrix, c.in[0].shape, true, item));
    })
    .gradient([](const DiagParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("diag", {g.ograd(0)}, p), Entry{}};
    });

struct BlockParam {
  int block_size = 0;
  static auto fields() {
    return std::tuple{field("block_size", &BlockParam::block_size)
                          .required()
                          .at_least(1)
                          .doc("Edge of the square blocks.")
                          .tag("count")};
  }
};

void check_image(const ShapeCtx& c, const Shape& in) {
  if (in.ndim() != 4) c.bad_input(0, cat("expected 4 dimensions (batch, channel, height, width), got shape ", in));
  for (const int64_t d : in)
    if (d == 0 && !c.np_shape) c.bad_input(0, cat("expected positive dimensions, got shape ", in));
}

MXHUB_OP(depth_to_space)
    .doc(
        "Moves channels into blocks of pixels. (n, c*b*b, h, w) becomes (n, c, h*b, w*b); the inverse of "
        "`space_to_depth`.")
    .example(">>> mx.nd.depth_to_space(mx.nd.zeros((1, 8, 2, 3)), block_size=2).shape")
    .param_struct<BlockParam>()
    .input("data", "Images (batch, channel, height, width).")
    .output("output", "Larger images with fewer channels.")
    .shape([](const BlockParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      check_image(c, in);
      const int64_t b = p.block_size;
      if (in[1] >= 0 && in[1] % (b * b))
        c.bad_param("block_size", cat("expected a number whose square divides the ", in[1], " channels, got ", b));
      c.set_out(0, {in[0], in[1] < 0 ? -1 : in[1] / (b * b), in[2] < 0 ? -1 : in[2] * b, in[3] < 0 ? -1 : in[3] * b});
    })
    .kernel([](const BlockParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      const int64_t b = p.block_size;
      const Shape split{s[0], b, b, s[1] / (b * b), s[2], s[3]};
      return strided_kernel(transpose_plan(split, {0, 3, 4, 1, 5, 2}, dtype_size(c.in[0].dtype)));
    })
    .gradient([](const BlockParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("space_to_depth", {g.ograd(0)}, p)};
    })
    .cases(Case("typical").shape("data", {1, 8, 2, 3}).with("block_size", "2"),
           Case("one").shape("data", {2, 3, 2, 2}).with("block_size", "1"),
           Case("uneven").shape("data", {1, 6, 2, 2}).with("block_size", "2").fails(Kind::kArgument, "block_size"));

MXHUB_OP(space_to_depth)
    .doc(
        "Moves blocks of pixels into channels. (n, c, h*b, w*b) becomes (n, c*b*b, h, w); the inverse of "
        "`depth_to_space`.")
    .example(">>> mx.nd.space_to_depth(mx.nd.zeros((1, 2, 4, 6)), block_size=2).shape")
    .param_struct<BlockParam>()
    .input("data", "Images (batch, channel, height, width).")
    .output("output", "Smaller images with more channels.")
    .shape([](const BlockParam& p, ShapeCtx& c) {
      const Shape& in = c.in(0);
      if (!in.ndim_known()) return;
      check_image(c, in);
      const int64_t b = p.block_size;
      for (int i = 2; i < 4; ++i)
        if (in[i] >= 0 && in[i] % b)
          c.bad_param("block_size", cat("expected a divisor of height and width in the shape ", in, ", got ", b));
      c.set_out(0, {in[0], in[1] < 0 ? -1 : in[1] * b * b, in[2] < 0 ? -1 : in[2] / b, in[3] < 0 ? -1 : in[3] / b});
    })
    .kernel([](const BlockParam& p, const PrepareCtx& c) {
      const Shape& s = c.in[0].shape;
      const int64_t b = p.block_size;
      const Shape split{s[0], s[1], s[2] / b, b, s[3] / b, b};
      return strided_kernel(transpose_plan(split, {0, 3, 5, 1, 2, 4}, dtype_size(c.in[0].dtype)));
    })
    .gradient([](const BlockParam& p, const GradCtx& g) {
      return std::vector<Entry>{call_with("depth_to_space", {g.ograd(0)}, p)};
    })
    .cases(Case("typical").shape("data", {1, 2, 4, 6}).with("block_size", "2"),
           Case("one").shape("data", {2, 3, 2, 2}).with("block_size", "1"),
           Case("uneven").shape("data", {1, 1, 3, 4}).with("block_size", "2").fails(Kind::kArgument, "block_size"));

}  // namespace
}  // namespace mxhub::op
