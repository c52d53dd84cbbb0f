// What updates of many tensors share: inputs come in groups, one group for each weight.
#pragma once
#include <cstring>

#include "op/optimizer/update.h"

namespace mxhub::op {

template <class P>
auto lrs_field() {
  return field("lrs", &P::lrs).required().doc("Learning rate for each weight.");
}
template <class P>
auto wds_field() {
  return field("wds", &P::wds).required().doc("Weight decay for each weight.");
}

inline void check_length(const ShapeCtx& c, const char* param, size_t got, int wanted) {
  if (got != static_cast<size_t>(wanted))
    c.bad_param(param, cat("expected ", wanted, " numbers, one for each weight, got ", got));
}

// All arrays of a group have the shape of its weight.
inline void tensor_shapes(ShapeCtx& c, int groups, int group_size) {
  for (int k = 0; k < groups; ++k) {
    Shape s = c.in(k * group_size);
    merge_shape(&s, c.out(k));
    for (int i = 0; i < group_size; ++i) merge_shape(&s, c.in(k * group_size + i));
    for (int i = 0; i < group_size; ++i) c.set_in(k * group_size + i, s);
    c.set_out(k, s);
  }
}

// All arrays of all groups have one type.
inline void low_types(TypeCtx& c, int groups, int group_size) {
  for (int k = 0; k < groups; ++k) {
    DType t = c.in(0);
    if (t == DType::kUnknown) t = c.out(k);
    for (int i = 0; i < group_size; ++i) c.set_in(k * group_size + i, t);
    c.set_out(k, t);
  }
}

// The inputs from place `first` of each group on.
inline std::vector<int> state_inputs(int groups, int group_size, int first) {
  std::vector<int> r;
  for (int k = 0; k < groups; ++k)
    for (int i = first; i < group_size; ++i) r.push_back(k * group_size + i);
  return r;
}

// The names arg0, arg1, ... of n inputs.
inline std::vector<std::string> numbered(int n) {
  std::vector<std::string> names;
  for (int i = 0; i < n; ++i) names.push_back("arg" + std::to_string(i));
  return names;
}

// The new weights are given where the old ones are: the outputs, and how they may share memory with the inputs.
inline void new_weights(OpBuilder& b, int group_size) {
  b.output("output", "The new weights; give the old ones as outputs to update them in place.");
  constexpr int kMany = 256;  // beyond, old weights are written through a copy
  for (int k = 0; k < kMany; ++k) b.inplace(k * group_size, k);
}

inline std::vector<int64_t> tensor_sizes(const PrepareCtx& c) {
  std::vector<int64_t> r;
  for (const Desc& d : c.out) r.push_back(d.size());
  return r;
}
inline double total_cost(const std::vector<int64_t>& sizes, double each) {
  double sum = 0;
  for (const int64_t n : sizes) sum += static_cast<double>(n) * each;
  return sum;
}

// The cases of such an update: two weights, an empty one, a gradient that does not fit. `finish(case, n)` adds what an
// update of n weights needs beyond its groups.
template <class Finish>
void multi_cases(OpBuilder& b, int group_size, bool master, const Finish& finish) {
  const auto group = [&](Case& k, int first, const Shape& weight, const Shape& grad) {
    for (int i = 0; i < group_size; ++i)
      k.shape("arg" + std::to_string(first + i), i == 1 ? grad : weight, i < 2 ? -1 : 0.5, i < 2 ? 1 : 0.7,
              master && i < 2 ? DType::kFloat16 : DType::kFloat32);
  };
  Case two("typical"), empty("empty"), clash("clash");
  group(two, 0, {3, 4}, {3, 4});
  group(two, group_size, {2}, {2});
  group(empty, 0, {0}, {0});
  group(clash, 0, {3}, {4});
  finish(two, 2);
  finish(empty, 1);
  finish(clash, 1);
  b.cases(two.no_gradient(), empty.no_gradient(), clash.fails(Kind::kShape, "arg1"));
}

// A number for each of n weights, as the text of a parameter.
inline std::string for_each_weight(const char* number, int n) {
  std::string text = "(";
  for (int i = 0; i < n; ++i) text += std::string(number) + ",";
  return text + ")";
}

// Updates many tensors by the step that make(p, lr, wd, Tag<C>) gives for element type C.
// kPreloaded: the last two inputs hold the learning rates and weight decays as float32.
template <int S, bool kMaster, bool kPreloaded, class P, class Make>
Kernel multi_kernel(const P& p, const PrepareCtx& c, const Make& make) {
  constexpr int kGroup = 2 + S + (kMaster ? 1 : 0);
  const auto sizes = tensor_sizes(c);
  return dispatch_float(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) {
                    for (int k = 0; k < p.num_weights; ++k) {
                      double lr, wd;
                      if constexpr (kPreloaded) {
                        lr = r.input<float>(p.num_weights * kGroup)[k];
                        wd = r.input<float>(p.num_weights * kGroup + 1)[k];
                      } else {
                        lr = p.lrs[k];
                        wd = p.wds[k];
                      }
                      update_tensor<S, T, kMaster>(r, k * kGroup, k, sizes[k], p.rescale_grad,
                                                   make(p, lr, wd, Tag<StepType<T, kMaster>>{}));
                    }
                  },
                  0, total_cost(sizes, 1 + S)};
  });
}

struct MultiText {
  const char* name;
  std::string what;    // "One step of Adam for many"
  const char* single;  // the operator that does one weight
  const char* states;  // what stands behind weight and gradient in a group; "" for nothing
  const char* since = nullptr;
};

template <class P, int S, bool kMaster, bool kPreloaded, class Make>
void declare_multi(const MultiText& text, const Make& make) {
  constexpr int kGroup = 2 + S + (kMaster ? 1 : 0);
  std::string group = "For each weight: weight, gradient";
  if (S) group += std::string(", ") + text.states;
  if (kMaster) group += ", float32 weight";
  group += kPreloaded ? "; at the end all learning rates and all weight decays." : ".";
  OpBuilder b(text.name);
  if (text.since) b.since(text.since);
  b.doc(text.what + " weights. For each weight as `" + text.single +
        "` does it, with the learning rate and weight decay of its place.")
      .template param_struct<P>()
      .variadic("data", "", group)
      .num_inputs([](const P& p) { return p.num_weights * kGroup + (kPreloaded ? 2 : 0); })
      .input_names([](const P& p) { return numbered(p.num_weights * kGroup + (kPreloaded ? 2 : 0)); })
      .num_outputs([](const P& p) { return p.num_weights; })
      .mutated([](const P& p) { return state_inputs(p.num_weights, kGroup, 2); })
      .shape([](const P& p, ShapeCtx& c) {
        tensor_shapes(c, p.num_weights, kGroup);
        if constexpr (kPreloaded) {
          for (int i = 0; i < 2; ++i) c.set_in(p.num_weights * kGroup + i, {p.num_weights});
        } else {
          check_length(c, "lrs", p.lrs.size(), p.num_weights);
          check_length(c, "wds", p.wds.size(), p.num_weights);
        }
      })
      .dtype([](const P& p, TypeCtx& c) {
        if (kMaster)
          master_types(c, p.num_weights, kGroup, 2);
        else
          low_types(c, p.num_weights, kGroup);
        for (int i = p.num_weights * kGroup; i < c.num_inputs(); ++i) c.set_in(i, DType::kFloat32);
      })
      .kernel([make](const P& p, const PrepareCtx& c) { return multi_kernel<S, kMaster, kPreloaded>(p, c, make); });
  new_weights(b, kGroup);
  multi_cases(b, kGroup, kMaster, [](Case& k, int n) {
    k.with("num_weights", std::to_string(n));
    if (kPreloaded) {
      k.values("arg" + std::to_string(n * kGroup), {n}, {0.1})
          .values("arg" + std::to_string(n * kGroup + 1), {n}, {0.01});
    } else {
      k.with("lrs", for_each_weight("0.1", n)).with("wds", for_each_weight("0.01", n));
    }
  });
}

}  // namespace mxhub::op
