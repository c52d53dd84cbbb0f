// The .params file format: lists of named arrays, as MXNet 1.9.1 and its predecessors wrote them.
#pragma once
#include <string>
#include <vector>

#include "tensor/ndarray.h"

namespace mxhub {

// The meaning of shapes where a file is read: arrays saved under the other one are refused, as a zero dimension says
// "unknown" in the one and "nothing" in the other. kBoth takes any file; kNumpyEverywhere (NumPy shapes on all threads)
// takes classic ones, as MXNet 1.9.1 does.
enum class FileShapes { kBoth, kClassic, kNumpy, kNumpyEverywhere };

// One array as bytes. `np` writes the form whose zero dimensions and scalars mean what NumPy means.
std::string array_to_bytes(const NDArray& a, bool np);
NDArray array_from_bytes(const void* data, size_t size, FileShapes shapes = FileShapes::kBoth);

// A list, with a name for each array or none at all. Truncated and corrupted input is an error of kind io; no size
// that the input claims is believed before it was checked against the bytes that are there.
void save_arrays(const std::string& path, const std::vector<NDArray>& arrays, const std::vector<std::string>& names,
                 bool np);
std::vector<NDArray> load_arrays(const void* data, size_t size, std::vector<std::string>* names,
                                 FileShapes shapes = FileShapes::kBoth);
std::vector<NDArray> load_arrays_file(const std::string& path, std::vector<std::string>* names,
                                      FileShapes shapes = FileShapes::kBoth);

}  // namespace mxhub
