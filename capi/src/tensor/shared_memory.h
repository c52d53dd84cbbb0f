// Arrays in memory that processes share: how data loader workers hand over batches.
#pragma once
#include "tensor/ndarray.h"

namespace mxhub {

// Names a shared segment; it stays until the last array on it, in any process, is gone.
struct SharedHandle {
  int pid, id;
};

NDArray shared_array(const Shape& shape, DType dtype);
// A handle for another process, which must attach exactly once. An array outside shared memory is copied first.
SharedHandle share(const NDArray& array);
NDArray attach_shared(SharedHandle handle, const Shape& shape, DType dtype);

}  // namespace mxhub
