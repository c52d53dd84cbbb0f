// Between dense and sparse storage. All functions work on values that are ready, on the calling thread.
#pragma once
#include <vector>

#include "tensor/ndarray.h"

namespace mxhub {

NDArray to_dense(const NDArray& a);
// Keeps what is not zero: rows with a nonzero value (row_sparse), nonzero values (csr). A dense array is returned as is
// for kDense.
NDArray from_dense(const NDArray& a, StorageKind kind);
// The values of `dense` at the places that `pattern` stores, in its storage kind.
NDArray sample(const NDArray& dense, const NDArray& pattern);
// Writes `rows` over the rows of `dense` that `pattern`, which is row_sparse, stores.
void put_rows(const NDArray& rows, const NDArray& pattern, const NDArray& dense);
// Zeros at all places that one of the two stores; both have the same sparse kind and shape.
NDArray union_pattern(const NDArray& a, const NDArray& b);
// What is wrong with the parts of a sparse array (rising indices in range, matching lengths); empty: nothing.
std::string check_format(const NDArray& a, bool full);
// Copies between any two storage kinds and dtypes; `dst` keeps its own.
void copy_parts(const NDArray& src, const NDArray& dst);

}  // namespace mxhub
