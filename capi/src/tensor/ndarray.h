// Dense arrays: a contiguous row-major part of a shared storage.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "base/dtype.h"
#include "base/handle.h"
#include "base/shape.h"
#include "tensor/var.h"

namespace mxhub {

struct Device {
  int type = 1;  // kCPU of the ABI
  int id = 0;
  bool operator==(const Device& o) const { return type == o.type && id == o.id; }
};

// Bytes with a version variable. Allocated when first needed.
class Storage {
 public:
  Storage(size_t bytes, Device device) : bytes(bytes), device(device) {}
  Storage(void* data, size_t bytes, Device device, std::function<void()> release)
      : bytes(bytes), device(device), data_(data), release_(std::move(release)), external_(true) {}
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  ~Storage();
  void* data() {
    void* p = data_.load(std::memory_order_acquire);
    return p ? p : allocate();
  }
  bool external() const { return external_; }
  // Memory that is claimed later begins as zeros.
  void begin_as_zeros() { zeros_ = true; }
  static uint64_t live();  // storages alive now

  const size_t bytes;
  const Device device;
  Var var;

  static void* operator new(size_t size);
  static void operator delete(void* p);

 private:
  friend class StoragePtr;
  void* allocate();
  std::atomic<void*> data_{nullptr};
  std::atomic<int> refs_{0};
  std::function<void()> release_;
  bool external_ = false, zeros_ = false;
};

class StoragePtr {
 public:
  StoragePtr() = default;
  explicit StoragePtr(Storage* s) : s_(s) {
    if (s_) s_->refs_.fetch_add(1, std::memory_order_relaxed);
  }
  StoragePtr(const StoragePtr& o) : StoragePtr(o.s_) {}
  StoragePtr(StoragePtr&& o) noexcept : s_(std::exchange(o.s_, nullptr)) {}
  StoragePtr& operator=(StoragePtr o) noexcept {
    std::swap(s_, o.s_);
    return *this;
  }
  ~StoragePtr() {
    if (s_ && s_->refs_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete s_;
  }
  Storage* operator->() const { return s_; }
  Storage* get() const { return s_; }
  explicit operator bool() const { return s_ != nullptr; }
  bool operator==(const StoragePtr& o) const { return s_ == o.s_; }

 private:
  Storage* s_ = nullptr;
};

struct Node;

// How values are stored; the numbers are the ABI's.
enum class StorageKind : int { kUndefined = -1, kDense = 0, kRowSparse = 1, kCsr = 2 };
const char* storage_name(StorageKind k);  // "default", "row_sparse", "csr"
struct SparseParts;

class NDArray : public HandleObject<NDArray> {
 public:
  static constexpr uint32_t kHandleMagic = 0x4e444172;
  NDArray() = default;  // none: no shape, no storage
  NDArray(const Shape& shape, DType dtype, Device device = {});
  // Memory of somebody else; `release` runs when the last array on it is gone.
  NDArray(void* data, const Shape& shape, DType dtype, Device device, std::function<void()> release);

  // A sparse array of zeros; its parts are set with set_parts().
  NDArray(StorageKind kind, const Shape& shape, DType dtype, Device device = {});

  bool is_none() const { return !storage_; }
  bool is_sparse() const { return parts_ != nullptr; }
  StorageKind kind() const;
  // Of a sparse array: its parts, shared by all copies of the array. They follow this array's variable.
  SparseParts& parts() const { return *parts_; }
  const Shape& shape() const { return shape_; }
  DType dtype() const { return dtype_; }
  Device device() const { return storage_ ? storage_->device : Device{}; }
  int64_t size() const { return is_none() ? 0 : shape_.size(); }
  size_t bytes() const { return static_cast<size_t>(size()) * dtype_size(dtype_); }
  void* data() const { return static_cast<char*>(storage_->data()) + offset_; }
  Storage& storage() const { return *storage_.get(); }
  const StoragePtr& storage_ptr() const { return storage_; }
  size_t offset() const { return offset_; }
  Var* var() const { return &storage_->var; }

  // Views on the same storage.
  NDArray slice(int64_t begin, int64_t end) const;  // along axis 0
  NDArray at(int64_t index) const;
  NDArray reshape(const Shape& shape) const;  // same number of elements
  NDArray detach() const;                     // the same array without history

  // The place of this array in the recorded graph; null: none.
  std::shared_ptr<Node> node;
  uint32_t node_index = 0;
  bool fresh_grad = false;  // MXNDArraySetGradState

 private:
  StoragePtr storage_;  // of a sparse array: no bytes, only the variable
  std::shared_ptr<SparseParts> parts_;
  size_t offset_ = 0;
  Shape shape_;
  DType dtype_ = DType::kFloat32;
};

// The dense arrays that a sparse one consists of. row_sparse: values (one row for each stored row) and the rising row
// numbers; csr: values, where each row begins, and the column of each value. Indices are int64.
struct SparseParts {
  StorageKind kind;
  NDArray values;
  std::vector<NDArray> aux;  // row_sparse: {indices}; csr: {indptr, indices}
};

}  // namespace mxhub
