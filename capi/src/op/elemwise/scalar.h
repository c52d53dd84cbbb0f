// The parameters of operators of an array and a number, and the dtype of their results.
#pragma once
#include "op/build.h"

namespace mxhub::op {

struct ScalarParam {
  double scalar = 1;
  bool is_int = true;
  static auto fields() {
    return std::tuple{
        field("scalar", &ScalarParam::scalar).doc("The number."),
        field("is_int", &ScalarParam::is_int)
            .doc(
                "What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; "
                "if false the result is float64.")};
  }
};

// The classic rule of MXNet: float data keep their dtype, integers keep it unless is_int is false, booleans count as
// int64.
inline DType result_type(DType in, bool is_int) {
  if (in == DType::kUnknown || is_float(in)) return in;
  if (!is_int) return DType::kFloat64;
  return in == DType::kBool ? DType::kInt64 : in;
}

}  // namespace mxhub::op
