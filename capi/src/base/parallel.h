// Threads for kernels: one loop form, used only where the work pays for the wake-up.
#pragma once
#include <algorithm>
#include <cstdint>

namespace mxhub {

int thread_count();            // threads a kernel may use now (1 in a forked child)
void set_thread_count(int n);  // MXSetNumOMPThreads

// Work below this many nanoseconds stays on one thread: waking a team, and waiting for its last member on a machine
// that others use too, would cost more than it saves.
constexpr double kParallelCost = 200e3;
// While one of these lives (and `on` was true), kernels of this thread use no other threads.
class SerialScope {
 public:
  explicit SerialScope(bool on) : on_(on) { count_ += on_; }
  ~SerialScope() { count_ -= on_; }
  SerialScope(const SerialScope&) = delete;
  SerialScope& operator=(const SerialScope&) = delete;
  static bool active() { return count_ > 0; }

 private:
  const bool on_;
  static thread_local int count_;
};

// While one of these lives, OpenMP regions that libraries open on this thread have `n` threads.
class ThreadLimit {
 public:
  explicit ThreadLimit(int n);
  ~ThreadLimit();
  ThreadLimit(const ThreadLimit&) = delete;
  ThreadLimit& operator=(const ThreadLimit&) = delete;

 private:
  const int before_;
  const bool changed_;
};

void run_parallel(int parts, void (*body)(void* context, int part), void* context);

// f(begin, end) over [0, n) in pieces of at least `grain` items; runs on this thread when one piece suffices.
template <class F>
void parallel_for(int64_t n, int64_t grain, const F& f) {
  if (n <= 0) return;
  const int64_t wanted = n / std::max<int64_t>(grain, 1);
  const int parts = wanted <= 1 ? 1 : static_cast<int>(std::min<int64_t>(wanted, thread_count()));
  if (parts <= 1) {
    f(int64_t{0}, n);
    return;
  }
  struct Context {
    const F* f;
    int64_t n;
    int parts;
  } context{&f, n, parts};
  run_parallel(
      parts,
      [](void* c, int part) {
        const auto* x = static_cast<Context*>(c);
        const int64_t step = (x->n + x->parts - 1) / x->parts;
        const int64_t begin = step * part, end = std::min(x->n, begin + step);
        if (begin < end) (*x->f)(begin, end);
      },
      &context);
}

// Items per piece for a loop whose item costs `cost` elementary steps.
constexpr int64_t grain_for(int64_t cost) { return std::max<int64_t>(1, 32768 / std::max<int64_t>(cost, 1)); }

}  // namespace mxhub
