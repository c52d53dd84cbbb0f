// Threads for kernels, on OpenMP.
#include "base/parallel.h"

#include <omp.h>
#include <pthread.h>

#include <atomic>
#include <exception>

namespace mxhub {
namespace {
std::atomic<int> g_limit{0};
// OpenMP's pool does not survive fork: a child works alone.
std::atomic<bool> g_forked{false};

struct ForkHook {
  ForkHook() {
    pthread_atfork(nullptr, nullptr, [] {
      g_forked = true;
      omp_set_num_threads(1);
    });
  }
} g_fork_hook;
}  // namespace

int thread_count() {
  if (SerialScope::active() || g_forked.load(std::memory_order_relaxed) || omp_in_parallel()) return 1;
  const int limit = g_limit.load(std::memory_order_relaxed);
  return limit > 0 ? limit : omp_get_max_threads();
}

thread_local int SerialScope::count_ = 0;

ThreadLimit::ThreadLimit(int n) : before_(omp_get_max_threads()), changed_(n != before_) {
  if (changed_) omp_set_num_threads(n);
}
ThreadLimit::~ThreadLimit() {
  if (changed_) omp_set_num_threads(before_);
}

void set_thread_count(int n) {
  g_limit = n;
  if (n > 0 && !g_forked) omp_set_num_threads(n);
}

void run_parallel(int parts, void (*body)(void* context, int part), void* context) {
  std::exception_ptr error;  // an exception must not leave the parallel region
#pragma omp parallel for num_threads(parts) schedule(static, 1)
  for (int i = 0; i < parts; ++i) {
    try {
      body(context, i);
    } catch (...) {
#pragma omp critical(mxhub_run_parallel)
      error = std::current_exception();
    }
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace mxhub
