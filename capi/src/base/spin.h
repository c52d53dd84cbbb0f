// A small lock for sections of a few instructions.
#pragma once
#include <sched.h>

#include <atomic>

namespace mxhub {

class SpinLock {
 public:
  void lock() {
    for (int i = 0; flag_.exchange(true, std::memory_order_acquire); ++i)
      if (i > 64) sched_yield();
  }
  void unlock() { flag_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> flag_{false};
};

}  // namespace mxhub
