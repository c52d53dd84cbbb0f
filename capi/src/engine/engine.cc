// The dependency engine.
#include "engine/engine.h"

#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

#include "base/env.h"
#include "base/error.h"

namespace mxhub {

// Work that could not run at once.
struct Task {
  VarLists vars;
  std::function<void()> run;
  std::function<void(Engine::Done)> run_async;
  bool gate = false;
  std::atomic<int> pending{1};  // variables not granted yet, plus one while submitting
};

struct TaskQueue {
  struct Waiter {
    Task* task;
    bool write;
  };
  std::deque<Waiter> waiting;
};

Var::~Var() { delete queue; }

bool VarLists::has(Var* v) const {
  for (int i = 0; i < num_reads; ++i)
    if (reads(i) == v) return true;
  for (int i = 0; i < num_writes; ++i)
    if (writes(i) == v) return true;
  return false;
}

void VarLists::write(Var* v) {
  for (int i = 0; i < num_writes; ++i)
    if (writes(i) == v) return;
  for (int i = 0; i < num_reads; ++i) {
    if (reads(i) != v) continue;
    Var* last = reads(num_reads - 1);
    if (i < kInline)
      reads_[i] = last;
    else
      reads_more[i - kInline] = last;
    if (num_reads > kInline) reads_more.pop_back();
    --num_reads;
    break;
  }
  push(&writes_, &num_writes, writes_more, v);
}

struct Engine::Impl {
  std::mutex order;  // one task at a time enters the queues: two tasks can never wait for each other
  std::mutex mutex;  // of what follows
  std::condition_variable work, idle;
  std::deque<Task*> ready;
  std::vector<std::thread> workers;
  int64_t outstanding = 0;                         // tasks submitted and not finished
  std::vector<std::weak_ptr<StoredError>> errors;  // that nobody has been told of yet; they live with their arrays
  int num_workers = 1;
};

Engine& Engine::get() {
  static Engine* e = new Engine;  // leaked: workers may outlive static objects
  return *e;
}

Engine::Engine() : impl_(new Impl) {
  naive_ = env_choice("MXNET_ENGINE_TYPE", "ThreadedEnginePerDevice",
                      {"NaiveEngine", "ThreadedEngine", "ThreadedEnginePerDevice"}) == "NaiveEngine";
  impl_->num_workers = static_cast<int>(env_int("MXNET_CPU_WORKER_NTHREADS", 1, 1, 1024));
  check_env_counts("OMP_NUM_THREADS", 1024);  // its runtime prints a line and goes on
  // Fork waits until nothing is pending, so that the child, which has no workers, starts from a quiet state.
  pthread_atfork(
      [] {
        Impl* i = get().impl_;
        std::unique_lock<std::mutex> lock(i->mutex);
        i->idle.wait(lock, [i] { return i->outstanding == 0; });
        lock.release();
      },
      [] { get().impl_->mutex.unlock(); },
      [] {
        // The child's copies of the workers do not run; what they held is left behind with the old state.
        auto* fresh = new Impl;
        fresh->num_workers = get().impl_->num_workers;
        get().impl_ = fresh;
      });
  std::atexit([] { get().settle(); });
}

bool Engine::acquire(const VarLists& vars) {
  int i = 0;
  const int n = vars.num_writes + vars.num_reads;
  for (; i < n; ++i) {
    const bool write = i < vars.num_writes;
    Var* v = write ? vars.writes(i) : vars.reads(i - vars.num_writes);
    v->lock.lock();
    const bool queued = v->queue && !v->queue->waiting.empty();
    const bool free = !queued && !v->writing && (!write || v->readers == 0);
    if (free) {
      if (write)
        v->writing = true;
      else
        ++v->readers;
    }
    v->lock.unlock();
    if (!free) break;
  }
  if (i == n) return true;
  for (int k = 0; k < i; ++k) {
    const bool write = k < vars.num_writes;
    release(write ? vars.writes(k) : vars.reads(k - vars.num_writes), write);
  }
  return false;
}

std::shared_ptr<StoredError> Engine::inherited_error(const VarLists& vars) {
  for (int i = 0; i < vars.num_reads; ++i) {
    const auto& error = vars.reads(i)->error;
    if (error && !error->reported) return error;
  }
  return nullptr;
}

std::shared_ptr<StoredError> Engine::store_error(std::exception_ptr e) {
  auto stored = std::make_shared<StoredError>();
  stored->error = std::move(e);
  std::lock_guard<std::mutex> guard(impl_->mutex);
  auto& list = impl_->errors;
  list.erase(std::remove_if(list.begin(), list.end(), [](const auto& x) { return x.expired(); }), list.end());
  list.push_back(stored);
  return stored;
}

void Engine::finish(const VarLists& vars, std::shared_ptr<StoredError> error) {
  for (int i = 0; i < vars.num_writes; ++i) {
    Var* v = vars.writes(i);
    if (error || v->error) {
      v->lock.lock();
      v->error = error;
      v->lock.unlock();
    }
    v->version.fetch_add(1, std::memory_order_relaxed);
    release(v, true);
  }
  for (int i = 0; i < vars.num_reads; ++i) release(vars.reads(i), false);
}

void Engine::release(Var* v, bool write) {
  std::vector<Task*> granted;
  v->lock.lock();
  if (write)
    v->writing = false;
  else
    --v->readers;
  if (v->queue) {
    auto& q = v->queue->waiting;
    while (!q.empty() && !v->writing) {
      const TaskQueue::Waiter w = q.front();
      if (w.write) {
        if (v->readers) break;
        v->writing = true;
      } else {
        ++v->readers;
      }
      q.pop_front();
      granted.push_back(w.task);
    }
  }
  v->lock.unlock();
  for (Task* t : granted)
    if (t->pending.fetch_sub(1, std::memory_order_acq_rel) == 1) schedule(t);
}

void Engine::push(const VarLists& vars, std::function<void()> f) {
  if (naive_ && try_run(vars, f)) return;
  auto* t = new Task;
  t->vars = vars;
  t->run = std::move(f);
  submit(t);
  if (naive_) wait_all();
}

void Engine::push_async(const VarLists& vars, std::function<void(Done)> f) {
  auto* t = new Task;
  t->vars = vars;
  t->run_async = std::move(f);
  submit(t);
}

void Engine::submit(Task* t) {
  {
    std::lock_guard<std::mutex> guard(impl_->mutex);
    ++impl_->outstanding;
  }
  {
    std::lock_guard<std::mutex> order(impl_->order);
    const int n = t->vars.num_writes + t->vars.num_reads;
    for (int i = 0; i < n; ++i) {
      const bool write = i < t->vars.num_writes;
      Var* v = write ? t->vars.writes(i) : t->vars.reads(i - t->vars.num_writes);
      v->lock.lock();
      const bool queued = v->queue && !v->queue->waiting.empty();
      if (!queued && !v->writing && (!write || v->readers == 0)) {
        if (write)
          v->writing = true;
        else
          ++v->readers;
      } else {
        if (!v->queue) v->queue = new TaskQueue;
        t->pending.fetch_add(1, std::memory_order_relaxed);
        v->queue->waiting.push_back({t, write});
      }
      v->lock.unlock();
    }
  }
  if (t->pending.fetch_sub(1, std::memory_order_acq_rel) == 1) schedule(t);
}

void Engine::schedule(Task* t) {
  if (t->gate) {
    for (int i = 0; i < t->vars.num_writes; ++i) release(t->vars.writes(i), true);
    for (int i = 0; i < t->vars.num_reads; ++i) release(t->vars.reads(i), false);
    {
      std::lock_guard<std::mutex> guard(impl_->mutex);
      if (--impl_->outstanding == 0) impl_->idle.notify_all();
    }
    t->run();
    delete t;
    return;
  }
  std::lock_guard<std::mutex> guard(impl_->mutex);
  if (impl_->workers.empty()) start_workers();
  impl_->ready.push_back(t);
  impl_->work.notify_one();
}

void Engine::start_workers() {
  for (int i = 0; i < impl_->num_workers; ++i) {
    impl_->workers.emplace_back([this, impl = impl_] {
      for (;;) {
        std::unique_lock<std::mutex> lock(impl->mutex);
        impl->work.wait(lock, [impl] { return !impl->ready.empty(); });
        Task* t = impl->ready.front();
        impl->ready.pop_front();
        lock.unlock();
        execute(t);
      }
    });
    impl_->workers.back().detach();
  }
}

void Engine::execute(Task* t) {
  auto over = [this, t](std::shared_ptr<StoredError> error) {
    finish(t->vars, std::move(error));
    delete t;  // frees arrays it held before anybody is told that all is over
    std::lock_guard<std::mutex> guard(impl_->mutex);
    if (--impl_->outstanding == 0) impl_->idle.notify_all();
  };
  std::shared_ptr<StoredError> error = inherited_error(t->vars);
  if (!error) {
    try {
      if (t->run_async) {
        t->run_async([this, over](std::exception_ptr e) { over(e ? store_error(std::move(e)) : nullptr); });
        return;
      }
      t->run();
    } catch (...) {
      error = store_error(std::current_exception());
    }
  }
  over(std::move(error));
}

void Engine::raise(Var* v) {
  v->lock.lock();
  std::shared_ptr<StoredError> e = v->error;
  v->lock.unlock();
  if (e && !e->reported.exchange(true)) std::rethrow_exception(e->error);
}

// A gate is a task that only takes its turn: it opens on the thread that lets it through and changes nothing.
void Engine::wait(Var* v, bool write) {
  VarLists vars;
  if (write)
    vars.write(v);
  else
    vars.read(v);
  if (acquire(vars)) {
    release(v, write);
  } else {
    std::mutex m;
    std::condition_variable opened;
    bool open = false;
    auto* t = new Task;
    t->vars = vars;
    t->gate = true;
    t->run = [&] {
      std::lock_guard<std::mutex> guard(m);
      open = true;
      opened.notify_all();
    };
    submit(t);
    std::unique_lock<std::mutex> lock(m);
    opened.wait(lock, [&] { return open; });
  }
  raise(v);
}

void Engine::wait_read(Var* v) { wait(v, false); }
void Engine::wait_write(Var* v) { wait(v, true); }

void Engine::wait_all() {
  std::vector<std::weak_ptr<StoredError>> errors;
  {
    std::unique_lock<std::mutex> lock(impl_->mutex);
    impl_->idle.wait(lock, [this] { return impl_->outstanding == 0; });
    errors.swap(impl_->errors);
  }
  for (const auto& w : errors) {
    const std::shared_ptr<StoredError> e = w.lock();
    if (e && !e->reported.exchange(true)) std::rethrow_exception(e->error);
  }
}

// Workers must not compute while the libraries that they use are torn down. Waits as long as something gets done: work
// whose end nobody reports must not keep the process.
void Engine::settle() {
  std::unique_lock<std::mutex> lock(impl_->mutex);
  for (int64_t before = -1; impl_->outstanding != before;) {
    before = impl_->outstanding;
    if (impl_->idle.wait_for(lock, std::chrono::seconds(10), [this] { return impl_->outstanding == 0; })) return;
  }
}

}  // namespace mxhub
