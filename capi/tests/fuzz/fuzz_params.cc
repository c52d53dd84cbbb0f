// Fuzz target: whatever bytes are given as a .params file, loading them ends in arrays or in an error.
#include <mxnet/c_api.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  uint32_t count = 0, named = 0;
  NDArrayHandle* arrays = nullptr;
  const char** names = nullptr;
  if (MXNDArrayLoadFromBuffer(data, size, &count, &arrays, &named, &names) != 0) return 0;
  for (uint32_t i = 0; i < count; ++i) {
    MXNDArrayWaitToRead(arrays[i]);
    MXNDArrayFree(arrays[i]);
  }
  return 0;
}

// Two named arrays of different types, as the library itself writes them.
std::vector<std::string> fuzz_seeds() {
  const uint32_t shape[] = {2, 3};
  const char* names[] = {"arg:weight", "aux:mean"};
  NDArrayHandle arrays[2] = {nullptr, nullptr};
  const double zeros[6] = {};
  std::string path = "/tmp/fuzz_params." + std::to_string(getpid());
  for (int i = 0; i < 2; ++i) {
    if (MXNDArrayCreateEx(shape, 2, 1, 0, 0, i, &arrays[i]) != 0) abort();
    if (MXNDArraySyncCopyFromCPU(arrays[i], zeros, 6) != 0) abort();
  }
  if (MXNDArraySave(path.c_str(), 2, arrays, names) != 0) abort();
  for (auto* array : arrays) MXNDArrayFree(array);
  std::string bytes(1 << 16, '\0');
  FILE* file = std::fopen(path.c_str(), "rb");
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file));
  std::fclose(file);
  std::remove(path.c_str());
  return {bytes};
}
