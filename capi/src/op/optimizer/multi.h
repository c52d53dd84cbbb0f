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

}  // namespace mxhub::op
