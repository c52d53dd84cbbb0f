// The version variable of a storage: who reads and writes it now, who waits, and the error of its last writer.
#pragma once
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>

#include "base/spin.h"

namespace mxhub {

// The error of a failed computation, kept until somebody looks at the array.
struct StoredError {
  std::exception_ptr error;
  std::atomic<bool> reported{false};
};

struct TaskQueue;  // of the engine

struct Var {
  SpinLock lock;
  int32_t readers = 0;
  bool writing = false;
  TaskQueue* queue = nullptr;  // tasks that wait, in order of arrival; null when there never were any
  std::shared_ptr<StoredError> error;
  std::atomic<uint64_t> version{0};

  Var() = default;
  Var(const Var&) = delete;
  Var& operator=(const Var&) = delete;
  ~Var();  // the engine's
};

}  // namespace mxhub
