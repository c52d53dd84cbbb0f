// What the operators of single-shot detectors share: variances, shapes of anchors, types.
#pragma once
#include <vector>

#include "op/build.h"

namespace mxhub::op {

inline std::vector<float> default_variances() { return {0.1f, 0.1f, 0.2f, 0.2f}; }

template <class P>
auto variances_field() {
  return field("variances", &P::variances)
      .phrase("tuple of <float>, optional, default=[0.1,0.1,0.2,0.2]")
      .doc("Scales of the four encoded numbers: what they are divided by for training.");
}

inline void check_variances(const ShapeCtx& c, const std::vector<float>& v) {
  if (v.size() != 4) c.bad_param("variances", cat("expected four numbers, got ", v.size()));
}

inline void check_anchors(const ShapeCtx& c, int i) {
  Shape s = c.in(i);
  if (!merge_shape(&s, Shape{1, -1, 4})) c.bad_input(i, cat("expected shape (1, anchors, 4), got ", s));
}

inline void only_float32(TypeCtx& c) {
  for (int i = 0; i < c.num_inputs(); ++i) c.set_in(i, DType::kFloat32);
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, DType::kFloat32);
}

}  // namespace mxhub::op
