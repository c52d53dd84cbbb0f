// Loops and declarations shared by all optimizer updates: a step on one element, driven over arrays of any precision.
#pragma once
#include <xmmintrin.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/isa.h"
#include "base/parallel.h"
#include "op/build.h"

namespace mxhub::op {

// Fields that most updates have.
template <class P>
auto lr_field() {
  return field("lr", &P::lr).required().doc("Learning rate.");
}
template <class P>
auto wd_field() {
  return field("wd", &P::wd).doc("Weight decay: this much of the weight is added to its gradient.");
}
template <class P>
auto rescale_field() {
  return field("rescale_grad", &P::rescale_grad).doc("The gradient is multiplied by this first.");
}
template <class P>
auto clip_field() {
  return field("clip_gradient", &P::clip_gradient).doc("Limit of the gradient's absolute value; negative: no limit.");
}
template <class P>
auto lazy_field() {
  return field("lazy_update", &P::lazy_update)
      .doc("With a row_sparse gradient, leave rows alone that it does not hold.");
}
template <class P>
auto momentum_field() {
  return field("momentum", &P::momentum).doc("How much of the last update is kept.");
}
template <class P>
auto beta1_field() {
  return field("beta1", &P::beta1).doc("Decay of the gradient's running mean.");
}
template <class P>
auto beta2_field() {
  return field("beta2", &P::beta2).doc("Decay of the squared gradient's running mean.");
}
template <class P>
auto epsilon_field() {
  return field("epsilon", &P::epsilon).doc("Small number that keeps the division finite.");
}
constexpr int kMostWeights = 65536;  // in one call, so that numbers of arrays cannot overflow
template <class P>
auto num_weights_field() {
  return field("num_weights", &P::num_weights)
      .at_least(1)
      .at_most(kMostWeights)
      .doc("Number of weights updated.")
      .tag("count");
}

// Limits the absolute value; a negative limit does nothing.
template <class C>
inline C clipped(C g, C limit) {
  return limit >= 0 ? std::min(std::max(g, -limit), limit) : g;
}

// Elements begin..end of one tensor. step(w, g, s) changes the states s and returns the new weight. In mixed precision
// (M is not T) weight and states are float32, and `out` receives the rounded weight.
template <int S, class T, class M>
struct UpdateArrays {
  const M* weight;
  const T* grad;
  M* state[S + 1];
  M* master;  // the new weight in full precision, where it is kept
  T* out;
};
template <int S, class T, class M, class Step>
[[gnu::always_inline]] inline void update_span(int64_t begin, int64_t end, const UpdateArrays<S, T, M>& a,
                                               Compute<M> rescale, const Step& given) {
  using C = Compute<M>;
  // Copies, so that the compiler knows that no array holds them.
  const Step step = given;
  const M* weight = a.weight;
  const T* grad = a.grad;
  M *s0 = a.state[0], *s1 = S > 1 ? a.state[1] : nullptr, *s2 = S > 2 ? a.state[2] : nullptr;
  M* master = a.master;
  T* out = a.out;
  // Arrays coincide whole or not at all, so iterations do not depend on each other.
#pragma GCC ivdep
  for (int64_t i = begin; i < end; ++i) {
    C s[S + 1];
    if constexpr (S > 0) s[0] = static_cast<C>(s0[i]);
    if constexpr (S > 1) s[1] = static_cast<C>(s1[i]);
    if constexpr (S > 2) s[2] = static_cast<C>(s2[i]);
    const C w = step(static_cast<C>(weight[i]), rescale * static_cast<C>(static_cast<Compute<T>>(grad[i])), s);
    if constexpr (S > 0) s0[i] = static_cast<M>(s[0]);
    if constexpr (S > 1) s1[i] = static_cast<M>(s[1]);
    if constexpr (S > 2) s2[i] = static_cast<M>(s[2]);
    if constexpr (!std::is_same_v<T, M>) master[i] = static_cast<M>(w);
    out[i] = static_cast<T>(w);
  }
}
template <int S, class T, class M, class Step>
[[gnu::target("arch=x86-64-v3")]] void update_span_v3(int64_t begin, int64_t end, const UpdateArrays<S, T, M>& a,
                                                      Compute<M> rescale, const Step& step) {
  update_span(begin, end, a, rescale, step);
}
template <int S, class T, class M, class Step>
[[gnu::target("arch=x86-64-v4")]] void update_span_v4(int64_t begin, int64_t end, const UpdateArrays<S, T, M>& a,
                                                      Compute<M> rescale, const Step& step) {
  update_span(begin, end, a, rescale, step);
}
template <int S, class T, class M, class Step>
void update_span_v2(int64_t begin, int64_t end, const UpdateArrays<S, T, M>& a, Compute<M> rescale, const Step& step) {
  update_span(begin, end, a, rescale, step);
}
// While it lives, this thread computes with zero for subnormal numbers. Running means of a weight whose gradient has
// become zero (a dead unit's) decay until they are subnormal and stay so; processors are up to twenty times slower
// then.
struct FlushSubnormals {
  FlushSubnormals() : saved(_mm_getcsr()) { _mm_setcsr(saved | 0x8040); }
  ~FlushSubnormals() { _mm_setcsr(saved); }
  FlushSubnormals(const FlushSubnormals&) = delete;
  const unsigned saved;
};

template <int S, class T, class M, class Step>
void update_loop(int64_t n, const UpdateArrays<S, T, M>& a, Compute<M> rescale, const Step& step) {
  const auto span =
      select_isa(&update_span_v2<S, T, M, Step>, &update_span_v3<S, T, M, Step>, &update_span_v4<S, T, M, Step>);
  parallel_for(n, 8192, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush;
    span(begin, end, a, rescale, step);
  });
}

// Updates one tensor whose inputs start at `first`: weight, grad, S states and, with `mp`, the master weight.
template <int S, class T, bool kMaster, class Step>
void update_tensor(const RunCtx& r, int first, int out, int64_t n, double rescale, const Step& step) {
  using M = std::conditional_t<kMaster, float, T>;
  UpdateArrays<S, T, M> a{};
  a.grad = r.input<T>(first + 1);
  a.out = r.output<T>(out);
  for (int k = 0; k < S; ++k) a.state[k] = r.mutable_input<M>(first + 2 + k);
  if constexpr (kMaster)
    a.weight = a.master = r.mutable_input<float>(first + 2 + S);
  else
    a.weight = r.input<T>(first);
  update_loop(n, a, static_cast<Compute<M>>(rescale), step);
}

// The type that a step computes in.
template <class T, bool kMaster>
using StepType = std::conditional_t<kMaster, float, Compute<T>>;

// make(p, Tag<C>) gives the step for element type C.
template <int S, bool kMaster, class P, class Make>
Kernel update_kernel(const P& p, const PrepareCtx& c, const Make& make) {
  const int64_t n = c.out[0].size();
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto step = make(p, Tag<StepType<T, kMaster>>{});
    const double rescale = p.rescale_grad;
    return Kernel{[=](const RunCtx& r) { update_tensor<S, T, kMaster>(r, 0, 0, n, rescale, step); }, 0,
                  static_cast<double>(n) * (2 + S) / 2};
  });
}

// Mixed precision: weight, gradient and result have one type, states and master weight are float32.
inline void master_types(TypeCtx& c, int groups, int group_size, int low_precision) {
  for (int k = 0; k < groups; ++k) {
    DType t = c.in(k * group_size);
    if (t == DType::kUnknown) t = c.out(k);
    for (int i = 0; i < group_size; ++i) c.set_in(k * group_size + i, i < low_precision ? t : DType::kFloat32);
    c.set_out(k, c.in(k * group_size));
  }
}

// Declares the single-tensor update `name` and, when it has one, its mixed-precision form `mp_name`.
struct UpdateText {
  const char *name, *mp_name, *doc;
  std::vector<std::pair<const char*, const char*>> states;  // name, documentation
  std::vector<const char*> aliases = {};
};

template <int S, class P, class Make>
void declare_update(const UpdateText& text, const Make& make) {
  const auto common = [&](OpBuilder& b, bool mp) {
    b.doc(text.doc + std::string(mp ? " This form keeps a float32 copy of a weight of lower precision." : ""))
        .template param_struct<P>()
        .input("weight", "The weight.")
        .input("grad", "Its gradient, of the same shape.");
    for (const auto& [name, doc] : text.states) b.mutated_input(name, std::string(doc) + " Updated in place.");
    if (mp) b.mutated_input("weight32", "The weight in float32. Updated in place.");
    b.output("output", "The new weight; give the old one as the output to update it in place.").inplace(0, 0);
  };
  const auto shapes = [&](Case k, bool mp) {
    k.shape("weight", {3, 4}, -1, 1, mp ? DType::kFloat16 : DType::kFloat32);
    k.shape("grad", {3, 4}, -1, 1, mp ? DType::kFloat16 : DType::kFloat32);
    // Means of squares stay above squared means.
    for (const auto& s : text.states) k.shape(s.first, {3, 4}, 0.5, 0.7);
    if (mp) k.shape("weight32", {3, 4});
    return k;
  };
  const auto cases = [&](OpBuilder& b, bool mp) {
    bool has_t = false, has_lr = false, has_wd = false;
    for (const auto& f : param_type<P>().fields) {
      has_t = has_t || f.name == "t";
      has_lr = has_lr || f.name == "lr";
      has_wd = has_wd || (f.name == "wd" && f.required);
    }
    const auto given = [&](Case k) {
      if (has_lr) k.with("lr", "0.1");
      if (has_t) k.with("t", "2");
      if (has_wd) k.with("wd", "0.01");
      return k;
    };
    Case clash = given(Case("clash"));
    clash.shape("weight", {3, 4}, -1, 1, mp ? DType::kFloat16 : DType::kFloat32);
    clash.shape("grad", {4, 3}, -1, 1, mp ? DType::kFloat16 : DType::kFloat32);
    for (const auto& s : text.states) clash.shape(s.first, {3, 4}, 0.5, 1);
    if (mp) clash.shape("weight32", {3, 4});
    Case limits = given(shapes(Case("rescaled"), mp));
    limits.with("rescale_grad", "0.5");
    b.cases(given(shapes(Case("typical"), mp)).no_gradient(), limits.no_gradient(), clash.fails(Kind::kShape, "grad"));
  };
  {
    OpBuilder b(text.name);
    for (const char* a : text.aliases) b.alias(a);
    common(b, false);
    b.kernel([make](const P& p, const PrepareCtx& c) { return update_kernel<S, false>(p, c, make); });
    cases(b, false);
  }
  if (text.mp_name) {
    OpBuilder b(text.mp_name);
    common(b, true);
    b.dtype([](TypeCtx& c) { master_types(c, 1, S + 3, 2); });
    b.kernel([make](const P& p, const PrepareCtx& c) { return update_kernel<S, true>(p, c, make); });
    cases(b, true);
  }
}

}  // namespace mxhub::op
