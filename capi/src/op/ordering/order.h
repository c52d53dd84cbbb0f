// The order of elements along a dimension, from which topk, sort and argsort are made.
#pragma once
#include <cstdint>

#include "op/build.h"

namespace mxhub::op {

// An array seen as outer x n x inner; every (outer, inner) is one row of n elements to order.
struct Rows {
  int64_t outer = 1, n = 1, inner = 1;
  int64_t count() const { return outer * inner; }
  // Without an axis the whole array is one row.
  static Rows of(const Shape& s, const std::optional<int>& axis);
};

// Finds the first k of each row in ascending or descending order. Equal elements keep their order, and NaN comes last
// either way. Keys are packed with their index into integers, so that one sort serves all types.
class Order {
 public:
  Order(DType dtype, const Rows& rows, int64_t k, bool ascending);
  size_t scratch() const { return rows_.count() * rows_.n * pack_bytes_; }
  double cost() const;
  // Calls f(order, element, picked) for each row: order[j] is the place of the j-th element in the row, `element` where
  // the row starts in the data and `picked` where it starts in an array of outer x k x inner.
  template <class F>
  void run(const void* data, void* scratch, const F& f) const {
    run_rows(
        data, scratch,
        [](const void* g, const int64_t* order, int64_t element, int64_t picked) {
          (*static_cast<const F*>(g))(order, element, picked);
        },
        &f);
  }
  const Rows& rows() const { return rows_; }
  int64_t k() const { return k_; }

 private:
  using RowFn = void (*)(const void* context, const int64_t* order, int64_t element, int64_t picked);
  void run_rows(const void* data, void* scratch, RowFn f, const void* context) const;

  Rows rows_;
  int64_t k_;
  bool ascending_;
  size_t pack_bytes_;
  void (*pack_)(const void* data, int64_t start, int64_t step, int64_t n, bool ascending, void* packs);
};

}  // namespace mxhub::op
