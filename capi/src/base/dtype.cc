// Names and sizes of the element types.
#include "base/dtype.h"

#include <array>

namespace mxhub {
namespace {
struct Info {
  const char* name;
  size_t size;
};
constexpr std::array<Info, kNumDTypes> kInfo{{{"float32", 4},
                                              {"float64", 8},
                                              {"float16", 2},
                                              {"uint8", 1},
                                              {"int32", 4},
                                              {"int8", 1},
                                              {"int64", 8},
                                              {"bool", 1},
                                              {"int16", 2},
                                              {"uint16", 2},
                                              {"uint32", 4},
                                              {"uint64", 8},
                                              {"bfloat16", 2}}};
}  // namespace

bool dtype_valid(int id) { return id >= 0 && id < kNumDTypes; }
size_t dtype_size(DType t) { return dtype_valid(static_cast<int>(t)) ? kInfo[static_cast<size_t>(t)].size : 0; }
const char* dtype_name(DType t) {
  return dtype_valid(static_cast<int>(t)) ? kInfo[static_cast<size_t>(t)].name : "unknown";
}
DType dtype_from_name(const std::string& name) {
  for (size_t i = 0; i < kInfo.size(); ++i)
    if (name == kInfo[i].name) return static_cast<DType>(i);
  return DType::kUnknown;
}

}  // namespace mxhub
