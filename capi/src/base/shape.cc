// Shapes: growth beyond the inline dimensions, and printing.
#include "base/shape.h"

namespace mxhub {

Shape Shape::of(int ndim, int64_t value) {
  std::vector<int64_t> d(ndim > 0 ? ndim : 0, value);
  return Shape(d.data(), ndim);
}

void Shape::assign(const int64_t* dims, int ndim) {
  if (ndim > kInline) {
    int64_t* p = new int64_t[ndim];
    std::memcpy(p, dims, sizeof(int64_t) * ndim);
    release();
    heap_ = p;
  } else {
    if (ndim > 0) std::memmove(inline_, dims, sizeof(int64_t) * ndim);
    release();
  }
  ndim_ = ndim;
}

void Shape::push_back(int64_t d) {
  std::vector<int64_t> v(begin(), end());
  v.push_back(d);
  assign(v.data(), static_cast<int>(v.size()));
}

std::string Shape::str() const {
  if (ndim_ < 0) return "None";
  std::string s = "(";
  for (int i = 0; i < ndim_; ++i) {
    if (i) s += ',';
    s += data()[i] < 0 ? std::string("?") : std::to_string(data()[i]);
  }
  if (ndim_ == 1) s += ',';
  return s + ")";
}

}  // namespace mxhub
