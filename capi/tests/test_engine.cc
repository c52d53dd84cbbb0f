// The engine: order of reads and writes, errors that stay with variables, many threads, fork.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <mutex>
#include <random>
#include <thread>

#include "base/error.h"
#include "engine/engine.h"

namespace mxhub {
namespace {

VarLists lists(const std::vector<Var*>& reads, const std::vector<Var*>& writes) {
  VarLists v;
  for (Var* r : reads) v.read(r);
  for (Var* w : writes) v.write(w);
  return v;
}

std::string error_of(Var* v) {
  try {
    Engine::get().wait_read(v);
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

TEST_CASE("engine: a variable in both lists is written, and twice is once") {
  Var a, b;
  VarLists v;
  v.read(&a);
  v.read(&b);
  v.read(&a);
  v.write(&a);
  v.write(&a);
  CHECK(v.num_reads == 1);
  CHECK(v.num_writes == 1);
  CHECK(v.has(&a));
  std::vector<Var> many(3 * VarLists::kInline);
  VarLists w;
  for (Var& x : many) w.read(&x);
  for (Var& x : many) w.write(&x);
  CHECK(w.num_reads == 0);
  CHECK(w.num_writes == static_cast<int>(many.size()));
  for (Var& x : many) CHECK(w.has(&x));
}

TEST_CASE("engine: writers of one variable run one after the other") {
  Var v;
  int count = 0;
  for (int i = 0; i < 2000; ++i) {
    const auto f = [&count] { ++count; };
    if (i % 3 == 0) {
      if (!Engine::get().try_run(lists({}, {&v}), f)) Engine::get().push(lists({}, {&v}), f);
    } else {
      Engine::get().push(lists({}, {&v}), f);
    }
  }
  Engine::get().wait_write(&v);
  CHECK(count == 2000);
  Engine::get().wait_all();
}

TEST_CASE("engine: any mix of reads and writes gives what running in order gives") {
  constexpr int kVars = 7;
  std::mt19937 random(3);
  std::vector<Var> vars(kVars);
  std::vector<uint64_t> values(kVars, 1), expected(kVars, 1);
  for (int i = 0; i < 3000; ++i) {
    const int to = static_cast<int>(random() % kVars), a = static_cast<int>(random() % kVars),
              b = static_cast<int>(random() % kVars);
    const auto step = [to, a, b, i](std::vector<uint64_t>* x) {
      (*x)[to] = (*x)[to] * 31 + (*x)[a] + 7 * (*x)[b] + static_cast<uint64_t>(i);
    };
    step(&expected);
    const VarLists l = lists({&vars[a], &vars[b]}, {&vars[to]});
    const auto work = [&values, step] { step(&values); };
    if (random() % 2 || !Engine::get().try_run(l, work)) Engine::get().push(l, work);
  }
  for (Var& v : vars) Engine::get().wait_read(&v);
  CHECK(values == expected);
  Engine::get().wait_all();
}

TEST_CASE("engine: threads that push at the same time lose nothing") {
  Var shared;
  int total = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      Var own;
      int mine = 0;
      for (int i = 0; i < 300; ++i) {
        Engine::get().push(lists({}, {&own}), [&mine] { ++mine; });
        const auto add = [&mine, &total] { total += mine > 0 ? 1 : 0; };
        const VarLists l = lists({&own}, {&shared});
        if (!Engine::get().try_run(l, add)) Engine::get().push(l, add);
      }
      Engine::get().wait_write(&own);
    });
  }
  for (auto& t : threads) t.join();
  Engine::get().wait_write(&shared);
  CHECK(total == 4 * 300);
}

TEST_CASE("engine: an error stays with what should have been written, until somebody is told or it is written anew") {
  Var source, derived, untouched;
  bool ran = false;
  const auto failing = [] { fail(Kind::kShape, "Test", "data", "expected (1,), got (2,)"); };
  Engine::get().push(lists({}, {&source}), failing);
  Engine::get().push(lists({&source}, {&derived}), [&ran] { ran = true; });
  Engine::get().push(lists({}, {&untouched}), [] {});
  CHECK(error_of(&derived) == "[Test] argument 'data': expected (1,), got (2,)");
  CHECK(error_of(&derived) == "");
  CHECK(error_of(&source) == "");  // it was the same error
  CHECK(error_of(&untouched) == "");
  CHECK(!ran);
  Engine::get().push(lists({&source}, {&derived}), [&ran] { ran = true; });
  CHECK(error_of(&derived) == "");
  CHECK(ran);
  Engine::get().push(lists({}, {&source}), failing);
  Engine::get().push(lists({}, {&source}), [] {});
  CHECK(error_of(&source) == "");
  Engine::get().wait_all();  // all errors have been seen

  Engine::get().push(lists({}, {&source}), failing);
  CHECK_THROWS_AS(Engine::get().wait_all(), Error);
  Engine::get().wait_all();
  {
    Var gone;
    Engine::get().push(lists({}, {&gone}), failing);
    CHECK_THROWS_AS(Engine::get().wait_write(&gone), Error);
  }
  {
    Var gone;
    CHECK(Engine::get().try_run(lists({}, {&gone}), failing));
  }
  Engine::get().wait_all();  // nobody can look at it any more
}

TEST_CASE("engine: the error of work on the calling thread stays too") {
  Var v;
  CHECK(Engine::get().try_run(lists({}, {&v}), [] { fail(Kind::kMemory, "Test", "", "no memory"); }));
  CHECK(error_of(&v) == "[Test] no memory");
  Engine::get().wait_all();
}

TEST_CASE("engine: asynchronous work is over when it says so, with its error") {
  Var v;
  int value = 0;
  std::vector<std::thread> threads;
  std::mutex mutex;
  const auto later = [&](std::exception_ptr error) {
    Engine::get().push_async(lists({}, {&v}), [&, error](Engine::Done done) {
      std::lock_guard<std::mutex> guard(mutex);
      threads.emplace_back([&value, done, error] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        value = 1;
        done(error);
      });
    });
  };
  later(nullptr);
  Engine::get().wait_read(&v);
  CHECK(value == 1);
  later(std::make_exception_ptr(Error(Kind::kIo, "Test", "", "late")));
  CHECK(error_of(&v) == "[Test] late");
  std::lock_guard<std::mutex> guard(mutex);
  for (auto& t : threads) t.join();
}

#if !defined(__SANITIZE_THREAD__)  // its runtime does not follow a fork of many threads
TEST_CASE("engine: a forked child computes on its own") {
  Var before;
  int value = 0;
  Engine::get().push(lists({}, {&before}), [&value] { value = 41; });
  const pid_t child = fork();
  if (child == 0) {
    Engine::get().push(lists({}, {&before}), [&value] { ++value; });
    Engine::get().wait_read(&before);
    Engine::get().wait_all();
    _exit(value == 42 ? 0 : 1);
  }
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(status == 0);
  Engine::get().wait_read(&before);
  CHECK(value == 41);
}
#endif

}  // namespace
}  // namespace mxhub
