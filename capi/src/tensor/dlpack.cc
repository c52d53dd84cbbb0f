// DLPack (https://dmlc.github.io/dlpack, unversioned structures).
#include "tensor/dlpack.h"

#include <vector>

namespace mxhub {
namespace {
struct DLTensor {
  void* data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
};
struct DLManagedTensor {
  DLTensor tensor;
  void* context;
  void (*deleter)(DLManagedTensor*);
};
struct Exported {
  DLManagedTensor managed;
  NDArray array;
  std::vector<int64_t> shape, strides;
};
struct TypeCode {
  DType type;
  uint8_t code, bits;
};
constexpr TypeCode kTypes[] = {{DType::kFloat32, 2, 32}, {DType::kFloat64, 2, 64}, {DType::kFloat16, 2, 16},
                               {DType::kUint8, 1, 8},    {DType::kInt32, 0, 32},   {DType::kInt8, 0, 8},
                               {DType::kInt64, 0, 64},   {DType::kBool, 6, 8},     {DType::kInt16, 0, 16},
                               {DType::kUint16, 1, 16},  {DType::kUint32, 1, 32},  {DType::kUint64, 1, 64},
                               {DType::kBfloat16, 4, 16}};
static_assert(sizeof(kTypes) / sizeof(kTypes[0]) == kNumDTypes, "every dtype has a DLPack code");
}  // namespace

void* to_dlpack(const NDArray& a) {
  auto* e = new Exported;
  e->array = a.detach();
  e->shape.assign(a.shape().begin(), a.shape().end());
  e->strides.resize(e->shape.size());
  int64_t step = 1;
  for (size_t i = e->shape.size(); i-- > 0;) {
    e->strides[i] = step;
    step *= e->shape[i];
  }
  const TypeCode& t = kTypes[static_cast<int>(a.dtype())];
  e->managed.tensor = {a.data(), 1, 0, a.shape().ndim(), t.code, t.bits, 1, e->shape.data(), e->strides.data(), 0};
  e->managed.context = e;
  e->managed.deleter = [](DLManagedTensor* m) { delete static_cast<Exported*>(m->context); };
  return &e->managed;
}

NDArray from_dlpack(void* tensor, bool transient) {
  auto* m = static_cast<DLManagedTensor*>(tensor);
  if (!m) fail(Kind::kArgument, "from_dlpack", "dlpack", "expected a DLManagedTensor, got null");
  const DLTensor& t = m->tensor;
  if (t.device_type != 1 && t.device_type != 3)
    fail(Kind::kArgument, "from_dlpack", "dlpack", "expected memory of the CPU, got device type ", t.device_type);
  if (t.ndim < 0 || t.ndim > 64)
    fail(Kind::kShape, "from_dlpack", "dlpack", "expected at most 64 dimensions, got ", t.ndim);
  DType type = DType::kUnknown;
  for (const TypeCode& c : kTypes)
    if (t.lanes == 1 && t.code == c.code && t.bits == c.bits) type = c.type;
  if (t.lanes == 1 && t.code == 1 && t.bits == 1) type = DType::kBool;
  if (type == DType::kUnknown)
    fail(Kind::kType, "from_dlpack", "dlpack", "expected a known element type, got code ", static_cast<int>(t.code),
         " with ", static_cast<int>(t.bits), " bits and ", t.lanes, " lanes");
  const Shape shape(t.shape, t.ndim);
  int64_t step = 1;
  for (int i = t.ndim - 1; i >= 0; --i) {
    if (t.strides && t.shape[i] > 1 && t.strides[i] != step)
      fail(Kind::kArgument, "from_dlpack", "dlpack", "expected a contiguous row-major tensor");
    step *= t.shape[i];
  }
  std::function<void()> release;
  if (transient) {
    release = [copy = *m]() mutable {
      if (copy.deleter) copy.deleter(&copy);
    };
  } else {
    release = [m] {
      if (m->deleter) m->deleter(m);
    };
  }
  return NDArray(static_cast<char*>(t.data) + t.byte_offset, shape, type, Device{}, std::move(release));
}

void delete_dlpack(void* tensor) {
  auto* m = static_cast<DLManagedTensor*>(tensor);
  if (m && m->deleter) m->deleter(m);
}

}  // namespace mxhub
