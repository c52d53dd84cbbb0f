// Exchange of arrays with other frameworks: DLPack.
#pragma once
#include "tensor/ndarray.h"

namespace mxhub {

void* to_dlpack(const NDArray& array);  // a DLManagedTensor; whoever gets it calls its deleter
// The array takes the tensor over and calls its deleter when it is done with the memory. `transient`: the struct at
// `tensor` may vanish when this returns (its memory may not).
NDArray from_dlpack(void* tensor, bool transient);
void delete_dlpack(void* tensor);

}  // namespace mxhub
