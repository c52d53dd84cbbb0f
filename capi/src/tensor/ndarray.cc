// Dense arrays and their storage.
#include "tensor/ndarray.h"

#include <cstring>

#include "tensor/pool.h"

namespace mxhub {
namespace {
std::atomic<uint64_t> g_live{0};
}  // namespace

uint64_t Storage::live() { return g_live.load(); }

void* Storage::operator new(size_t size) {
  g_live.fetch_add(1, std::memory_order_relaxed);
  return pool_alloc(size);
}
void Storage::operator delete(void* p) {
  g_live.fetch_sub(1, std::memory_order_relaxed);
  pool_free(p, sizeof(Storage));
}

Storage::~Storage() {
  if (external_) {
    if (release_) release_();
  } else {
    pool_free(data_.load(), bytes);
  }
}

void* Storage::allocate() {
  if (bytes == 0) return nullptr;
  void* fresh = pool_alloc(bytes);
  if (zeros_) std::memset(fresh, 0, bytes);
  void* expected = nullptr;
  if (!data_.compare_exchange_strong(expected, fresh, std::memory_order_acq_rel)) {
    pool_free(fresh, bytes);
    return expected;
  }
  return fresh;
}

namespace {
size_t checked_bytes(const Shape& shape, DType dtype) {
  size_t n = dtype_size(dtype);
  if (n == 0) fail(Kind::kType, "", "dtype", "expected a known dtype, got id ", static_cast<int>(dtype));
  for (int i = 0; i < shape.ndim(); ++i) {
    if (shape[i] < 0) fail(Kind::kShape, "", "shape", "expected known dimensions, got ", shape);
    if (__builtin_mul_overflow(n, static_cast<size_t>(shape[i]), &n) || n > (size_t{1} << 60))
      fail(Kind::kMemory, "", "shape", "expected an array that fits memory, got ", shape);
  }
  return n;
}
}  // namespace

NDArray::NDArray(const Shape& shape, DType dtype, Device device)
    : storage_(new Storage(checked_bytes(shape, dtype), device)), shape_(shape), dtype_(dtype) {}

NDArray::NDArray(void* data, const Shape& shape, DType dtype, Device device, std::function<void()> release)
    : storage_(new Storage(data, checked_bytes(shape, dtype), device, std::move(release))),
      shape_(shape),
      dtype_(dtype) {}

const char* storage_name(StorageKind k) {
  static const char* const names[] = {"undefined", "default", "row_sparse", "csr"};
  return names[static_cast<int>(k) + 1];
}

NDArray::NDArray(StorageKind kind, const Shape& shape, DType dtype, Device device)
    : storage_(new Storage(0, device)), shape_(shape), dtype_(dtype) {
  checked_bytes(shape, dtype);
  if (kind == StorageKind::kCsr && shape.ndim() != 2)
    fail(Kind::kShape, "", "shape", "expected two dimensions for csr storage, got ", shape);
  if (shape.ndim() < 1)
    fail(Kind::kShape, "", "shape", "expected at least one dimension for sparse storage, got ", shape);
  parts_ = std::make_shared<SparseParts>();
  parts_->kind = kind;
  if (kind == StorageKind::kCsr) {
    NDArray indptr(Shape{shape[0] + 1}, DType::kInt64, device);
    std::memset(indptr.data(), 0, indptr.bytes());
    parts_->values = NDArray(Shape{0}, dtype, device);
    parts_->aux = {indptr, NDArray(Shape{0}, DType::kInt64, device)};
  } else {
    parts_->values = NDArray(shape.with(0, 0), dtype, device);
    parts_->aux = {NDArray(Shape{0}, DType::kInt64, device)};
  }
}

StorageKind NDArray::kind() const {
  if (is_none()) return StorageKind::kUndefined;
  return parts_ ? parts_->kind : StorageKind::kDense;
}

namespace {
void want_dense(const NDArray& a, const char* op) {
  if (a.is_sparse()) fail(Kind::kType, op, "data", "expected dense storage, got ", storage_name(a.kind()));
}
}  // namespace

NDArray NDArray::slice(int64_t begin, int64_t end) const {
  want_dense(*this, "slice");
  if (is_none() || shape_.ndim() < 1)
    fail(Kind::kShape, "slice", "data", "expected at least one dimension, got ", shape_);
  if (begin < 0 || begin > end || end > shape_[0])
    fail(Kind::kArgument, "slice", "end", "expected 0 <= begin <= end <= ", shape_[0], ", got begin ", begin,
         " and end ", end);
  NDArray r = detach();
  r.shape_[0] = end - begin;
  r.offset_ += static_cast<size_t>(begin * shape_.size(1, shape_.ndim())) * dtype_size(dtype_);
  return r;
}

NDArray NDArray::at(int64_t index) const {
  if (is_none() || shape_.ndim() < 1) fail(Kind::kShape, "at", "data", "expected at least one dimension, got ", shape_);
  if (index < 0 || index >= shape_[0])
    fail(Kind::kArgument, "at", "index", "expected an index in [0, ", shape_[0], "), got ", index);
  NDArray r = slice(index, index + 1);
  Shape s(shape_.begin() + 1, shape_.ndim() - 1);
  r.shape_ = s;
  return r;
}

NDArray NDArray::reshape(const Shape& shape) const {
  want_dense(*this, "reshape");
  if (is_none() || shape.size() != shape_.size())
    fail(Kind::kShape, "reshape", "shape", "expected a shape of ", size(), " elements, got ", shape);
  NDArray r = detach();
  r.shape_ = shape;
  return r;
}

NDArray NDArray::detach() const {
  NDArray r(*this);
  r.node.reset();
  r.node_index = 0;
  r.fresh_grad = false;
  return r;
}

}  // namespace mxhub
