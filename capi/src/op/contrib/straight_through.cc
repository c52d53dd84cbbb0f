// _contrib_round_ste and _contrib_sign_ste: steps whose gradient passes as if they were not there.
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

struct Row {
  const char *name, *alias, *text;
  UnaryFn function;
};
constexpr Row kRows[] = {
    {"_contrib_round_ste", "_sparse__contrib_round_ste",
     "Rounds to the nearest integer, halves away from zero, and lets gradients through.", UnaryFn::kRound},
    {"_contrib_sign_ste", "_sparse__contrib_sign_ste",
     "Sign of every element (-1, 0 or 1), which lets gradients through.", UnaryFn::kSign}};

MXHUB_OPS {
  for (const Row& row : kRows) {
    const UnaryFn function = row.function;
    OpBuilder(row.name)
        .alias(row.alias)
        .doc(std::string(row.text) +
             " Training with quantized values needs that: the true slope is 0 almost everywhere. This is the "
             "straight-through estimator, which takes the slope to be 1.")
        .input("data", "Values of any shape.")
        .output("output", "Same shape and dtype as `data`.")
        .inplace(0, 0)
        .sparse(SparseRule::kValues)
        .kernel([function](const PrepareCtx& c) { return unary_kernel(function, c.in[0].dtype, c.in[0].size()); })
        .gradient([](const GradCtx& g) { return std::vector<Entry>{g.ograd(0)}; })
        .cases(Case("typical").values("data", {2, 3}, {-2.5, -1, -0.25, 0, 0.5, 2.75}).no_gradient(),
               Case("empty").shape("data", {0, 2}),
               Case("bad_name").shape("data", {2}).with("axis", "0").fails(Kind::kArgument, "axis"));
  }
};

}  // namespace
}  // namespace mxhub::op
