// The steps of stochastic gradient descent, used for one tensor and for many.
#pragma once
#include "op/optimizer/update.h"

namespace mxhub::op {

template <class C>
auto sgd_step(double lr_, double wd_, double clip_) {
  const C lr = static_cast<C>(lr_), wd = static_cast<C>(wd_), clip = static_cast<C>(clip_);
  return [=](C w, C g, C*) { return w - lr * (clipped(g, clip) + wd * w); };
}

template <class C>
auto sgd_mom_step(double lr_, double wd_, double clip_, double momentum_) {
  const C lr = static_cast<C>(lr_), wd = static_cast<C>(wd_), clip = static_cast<C>(clip_),
          momentum = static_cast<C>(momentum_);
  return [=](C w, C g, C* s) {
    s[0] = momentum * s[0] - lr * (clipped(g, clip) + wd * w);
    return w + s[0];
  };
}

}  // namespace mxhub::op
