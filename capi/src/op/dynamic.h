// Operators whose output shapes follow from the values of their inputs. They run on the calling thread as soon as their
// inputs are there, and make their outputs themselves. Of graphs, only cached ones may have them.
#pragma once
#include <string>
#include <vector>

#include "op/build.h"

namespace mxhub::op {

// One call: dense inputs with all their values, and the outputs to be made.
class DynamicCall {
 public:
  DynamicCall(const Op& op, const ArrayCall& call);
  const Op& op;
  int num_inputs() const { return static_cast<int>(in_.size()); }
  const NDArray& in(int i) const { return in_[static_cast<size_t>(i)]; }
  const Shape& shape(int i) const { return in(i).shape(); }
  template <class T>
  const T* input(int i) const {
    return static_cast<const T*>(in(i).data());
  }
  // Makes output i and returns where its values go. An array that the caller gave must have this shape and type.
  void* make(int i, const Shape& shape, DType dtype);
  template <class T>
  T* make(int i, const Shape& shape) {
    return static_cast<T*>(make(i, shape, DTypeOf<T>::value));
  }
  int axis(int64_t axis, int ndim) const;                             // from the front; a bad one is an error
  [[noreturn]] void bad_input(int i, const std::string& text) const;  // "expected ..., got ..."

 private:
  std::vector<NDArray> in_;
  std::vector<NDArray>& out_;
};

// Gives the operator `name` its execution: f(const P&, DynamicCall&) makes every output. The shape rule says what is
// known without values.
template <class P, class F>
OpBuilder& dynamic(OpBuilder& op, const std::string& name, F f) {
  return op.execute([name, f](const Params& params, const ArrayCall& array_call) {
    DynamicCall call(Op::get(name), array_call);
    f(*static_cast<const P*>(params.get()), call);
  });
}

// Numbers of the elements that are not zero, in row-major order.
std::vector<int64_t> nonzero_positions(const NDArray& a);

// `a` is seen as outer x rows x inner around `axis`: copies the rows at `index` to `to`, which is outer x n x inner.
void take_rows(const NDArray& a, int axis, const std::vector<int64_t>& index, void* to);

}  // namespace mxhub::op
