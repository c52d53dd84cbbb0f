// Matrix expressions that gradients of linear algebra are written in.
#pragma once
#include "op/build.h"

namespace mxhub::op {

inline Entry swap(const Entry& a) { return call("SwapAxis", {a}, {{"dim1", "-1"}, {"dim2", "-2"}}); }
inline Entry triangle(const Entry& a, bool lower) {
  const Attrs p{{"lower", text(lower)}};
  return call("_linalg_maketrian", {call("_linalg_extracttrian", {a}, p)}, p);
}
inline Entry product(const Entry& a, const Entry& b, bool ta, bool tb, double alpha = 1) {
  return call("_linalg_gemm2", {a, b}, {{"transpose_a", text(ta)}, {"transpose_b", text(tb)}, {"alpha", text(alpha)}});
}
inline Entry solve(const Entry& a, const Entry& b, bool transpose, bool right, bool lower = true, double alpha = 1) {
  return call(
      "_linalg_trsm", {a, b},
      {{"transpose", text(transpose)}, {"rightside", text(right)}, {"lower", text(lower)}, {"alpha", text(alpha)}});
}

// The lower triangle mirrored to the upper one.
inline Entry mirrored(const Entry& a) {
  const Entry low = triangle(a, true);
  return sub(add(low, swap(low)), call("_linalg_makediag", {call("_linalg_extractdiag", {low})}));
}

}  // namespace mxhub::op
