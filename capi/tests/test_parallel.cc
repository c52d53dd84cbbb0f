// Loops on several threads: every item once, from many callers at a time, errors, loops within loops, children.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/parallel.h"

namespace mxhub {
namespace {

// Sum over [0, n) with one addend for each item.
int64_t sum_to(int64_t n) {
  std::atomic<int64_t> sum{0};
  parallel_for(n, 1, [&](int64_t begin, int64_t end) {
    int64_t part = 0;
    for (int64_t i = begin; i < end; ++i) part += i;
    sum += part;
  });
  return sum;
}

struct FourThreads {
  FourThreads() { set_thread_count(4); }
  ~FourThreads() { set_thread_count(0); }
};

TEST_CASE("loops: every item once, from many callers") {
  const FourThreads four;
  std::atomic<int> wrong{0};
  std::vector<std::thread> callers;
  for (int c = 0; c < 6; ++c)
    callers.emplace_back([&] {
      for (int64_t n = 1; n < 400; ++n)
        if (sum_to(n) != n * (n - 1) / 2) ++wrong;
    });
  for (std::thread& t : callers) t.join();
  CHECK(wrong == 0);
}

TEST_CASE("loops: an error reaches the caller, and the next loop runs") {
  const FourThreads four;
  for (int64_t bad = 0; bad < 4; ++bad) {
    const auto loop = [&] {
      parallel_for(4, 1, [&](int64_t begin, int64_t end) {
        if (begin <= bad && bad < end) throw std::runtime_error("expected");
      });
    };
    CHECK_THROWS_WITH(loop(), "expected");
    CHECK(sum_to(10) == 45);
  }
}

TEST_CASE("loops: one inside another stays on its thread") {
  const FourThreads four;
  std::atomic<int> inner{0};
  parallel_for(4, 1, [&](int64_t, int64_t) {
    if (thread_count() == 1 && sum_to(100) == 4950) ++inner;
  });
  CHECK(inner == 4);
  CHECK(thread_count() == 4);
}

TEST_CASE("loops: a forked child works alone") {
  const FourThreads four;
  CHECK(sum_to(100) == 4950);
  const pid_t child = fork();
  if (child == 0) _exit(thread_count() == 1 && sum_to(1000) == 499500 ? 0 : 1);
  int status = -1;
  waitpid(child, &status, 0);
  CHECK(status == 0);
}

}  // namespace
}  // namespace mxhub
