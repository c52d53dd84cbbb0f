// Shapes: a small vector of dimensions; -1 marks what is not known yet.
#pragma once
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <ostream>
#include <string>
#include <vector>

namespace mxhub {

// Up to six dimensions live inside the object. ndim() == -1: nothing is known; dim == -1: that dimension is not known.
class Shape {
 public:
  static constexpr int kInline = 6;
  Shape() = default;  // unknown
  Shape(std::initializer_list<int64_t> dims) { assign(dims.begin(), static_cast<int>(dims.size())); }
  Shape(const int64_t* dims, int ndim) { assign(dims, ndim); }
  explicit Shape(const std::vector<int64_t>& dims) { assign(dims.data(), static_cast<int>(dims.size())); }
  Shape(const Shape& o) { assign(o.data(), o.ndim_); }
  Shape(Shape&& o) noexcept { steal(o); }
  Shape& operator=(const Shape& o) {
    if (this != &o) assign(o.data(), o.ndim_);
    return *this;
  }
  Shape& operator=(Shape&& o) noexcept {
    if (this != &o) {
      release();
      steal(o);
    }
    return *this;
  }
  ~Shape() { release(); }

  // n dimensions, all with the same value (unknown by default).
  static Shape of(int ndim, int64_t value = -1);

  int ndim() const { return ndim_; }
  bool ndim_known() const { return ndim_ >= 0; }
  bool known() const {  // every dimension is known
    if (ndim_ < 0) return false;
    for (int i = 0; i < ndim_; ++i)
      if (data()[i] < 0) return false;
    return true;
  }
  int64_t size() const {  // number of elements; of a known shape
    int64_t n = 1;
    for (int i = 0; i < ndim_; ++i) n *= data()[i];
    return n;
  }
  int64_t size(int begin, int end) const {  // product of dimensions [begin, end)
    int64_t n = 1;
    for (int i = begin; i < end; ++i) n *= data()[i];
    return n;
  }
  int64_t* data() { return heap_ ? heap_ : inline_; }
  const int64_t* data() const { return heap_ ? heap_ : inline_; }
  int64_t& operator[](int i) { return data()[i]; }
  int64_t operator[](int i) const { return data()[i]; }
  int64_t* begin() { return data(); }
  int64_t* end() { return data() + (ndim_ > 0 ? ndim_ : 0); }
  const int64_t* begin() const { return data(); }
  const int64_t* end() const { return data() + (ndim_ > 0 ? ndim_ : 0); }
  Shape with(int axis, int64_t value) const {
    Shape s(*this);
    s[axis] = value;
    return s;
  }
  void push_back(int64_t d);
  bool operator==(const Shape& o) const {
    return ndim_ == o.ndim_ && (ndim_ <= 0 || std::memcmp(data(), o.data(), sizeof(int64_t) * ndim_) == 0);
  }
  bool operator!=(const Shape& o) const { return !(*this == o); }
  std::string str() const;  // "(2,3)", "None" when unknown, "?" for an unknown dimension

 private:
  void assign(const int64_t* dims, int ndim);
  void release() {
    delete[] heap_;
    heap_ = nullptr;
  }
  void steal(Shape& o) noexcept {
    ndim_ = o.ndim_;
    heap_ = o.heap_;
    if (!heap_ && ndim_ > 0) std::memcpy(inline_, o.inline_, sizeof(int64_t) * ndim_);
    o.heap_ = nullptr;
    o.ndim_ = -1;
  }
  int ndim_ = -1;
  int64_t* heap_ = nullptr;
  int64_t inline_[kInline];
};

inline std::ostream& operator<<(std::ostream& s, const Shape& shape) { return s << shape.str(); }

}  // namespace mxhub
