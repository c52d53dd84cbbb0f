// Threads for kernels: a team of our own, in which nobody waits for a thread that has not begun.
#include "base/parallel.h"

#include <omp.h>
#include <pthread.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

namespace mxhub {
namespace {
std::atomic<int> g_limit{0};
// Threads do not survive fork: a child works alone.
std::atomic<bool> g_forked{false};

struct ForkHook {
  ForkHook() {
    pthread_atfork(nullptr, nullptr, [] {
      g_forked = true;
      omp_set_num_threads(1);
    });
  }
} g_fork_hook;

// One loop. Its parts are claimed one by one, by the caller too: a helper that the system wakes late finds nothing left
// to do and delays nobody. On a machine that others use that decides between a little and ten times slower.
struct Job {
  Job(int parts, void (*body)(void*, int), void* context) : parts(parts), body(body), context(context) {}
  const int parts;
  void (*const body)(void*, int);
  void* const context;
  std::atomic<int> claimed{0}, finished{0};
  std::mutex mutex;
  std::condition_variable done;
  std::exception_ptr error;

  // Works until every part is claimed. `body` and `context` live as long as a claimed part is unfinished.
  void work() {
    const SerialScope serial(true);  // loops inside a part stay on its thread, those of libraries too
    const ThreadLimit limit(1);
    for (int i; (i = claimed.fetch_add(1, std::memory_order_relaxed)) < parts;) {
      std::exception_ptr failed;
      try {
        body(context, i);
      } catch (...) {
        failed = std::current_exception();
      }
      if (failed) {
        const std::lock_guard<std::mutex> guard(mutex);
        error = failed;
      }
      if (finished.fetch_add(1, std::memory_order_acq_rel) + 1 == parts) {
        const std::lock_guard<std::mutex> guard(mutex);
        done.notify_all();
      }
    }
  }
  bool over() const { return finished.load(std::memory_order_acquire) == parts; }
};

constexpr int kSpins = 2000;  // some ten microseconds

class Team {
 public:
  static Team& get() {
    static Team* team = new Team;  // leaked: its threads never end
    return *team;
  }
  void run(const std::shared_ptr<Job>& job) {
    {
      const std::lock_guard<std::mutex> guard(mutex_);
      for (; helpers_ < job->parts - 1; ++helpers_) std::thread([this] { help(); }).detach();
      jobs_.push_back(job);
      waiting_.store(static_cast<int>(jobs_.size()), std::memory_order_release);
    }
    if (job->parts == 2)
      wake_.notify_one();
    else
      wake_.notify_all();
    job->work();
    {
      const std::lock_guard<std::mutex> guard(mutex_);
      for (auto it = jobs_.begin(); it != jobs_.end(); ++it) {
        if (*it != job) continue;
        jobs_.erase(it);
        break;
      }
      waiting_.store(static_cast<int>(jobs_.size()), std::memory_order_release);
    }
    for (int i = 0; i < kSpins; ++i) {
      if (job->over()) return;
      __builtin_ia32_pause();
    }
    std::unique_lock<std::mutex> lock(job->mutex);
    job->done.wait(lock, [&] { return job->over(); });
  }

 private:
  void help() {
    for (;;) {
      for (int i = 0; i < kSpins && waiting_.load(std::memory_order_acquire) == 0; ++i) __builtin_ia32_pause();
      std::shared_ptr<Job> job;
      {
        std::unique_lock<std::mutex> lock(mutex_);
        auto open = [&] {
          for (const auto& j : jobs_)
            if (j->claimed.load(std::memory_order_relaxed) < j->parts) return j;
          return std::shared_ptr<Job>();
        };
        wake_.wait(lock, [&] { return (job = open()) != nullptr; });
      }
      job->work();
    }
  }
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::shared_ptr<Job>> jobs_;
  std::atomic<int> waiting_{0};
  int helpers_ = 0;
};
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
  const auto job = std::make_shared<Job>(parts, body, context);
  Team::get().run(job);
  if (job->error) std::rethrow_exception(job->error);
}

}  // namespace mxhub
