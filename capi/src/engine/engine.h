// The dependency engine: orders reads and writes of variables, keeps errors with them, runs work here or on workers.
#pragma once
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tensor/var.h"

namespace mxhub {

struct Task;

// Which variables a piece of work reads and writes. The same variable must not be in both lists, nor twice in one
// (see VarLists, which takes care of it).
struct VarLists {
  static constexpr int kInline = 8;
  void read(Var* v) {
    if (!has(v)) push(&reads_, &num_reads, reads_more, v);
  }
  void write(Var* v);  // also removes it from the reads
  bool has(Var* v) const;
  Var* reads(int i) const { return i < kInline ? reads_[i] : reads_more[i - kInline]; }
  Var* writes(int i) const { return i < kInline ? writes_[i] : writes_more[i - kInline]; }
  int num_reads = 0, num_writes = 0;

 private:
  static void push(Var* (*fixed)[kInline], int* n, std::vector<Var*>& more, Var* v) {
    if (*n < kInline)
      (*fixed)[*n] = v;
    else
      more.push_back(v);
    ++*n;
  }
  Var* reads_[kInline];
  Var* writes_[kInline];
  std::vector<Var*> reads_more, writes_more;
};

class Engine {
 public:
  static Engine& get();

  // Runs `f` on this thread when every variable is free, and returns true; otherwise does nothing. An exception of
  // `f`, or an error that one of the read variables carries, becomes the error of the written variables.
  template <class F>
  bool try_run(const VarLists& vars, F&& f) {
    if (!acquire(vars)) return false;
    std::shared_ptr<StoredError> error = inherited_error(vars);
    if (!error) {
      try {
        f();
      } catch (...) {
        error = store_error(std::current_exception());
      }
    }
    finish(vars, std::move(error));
    return true;
  }
  // Runs `f` once its variables are free: on a worker, or here in the naive engine.
  void push(const VarLists& vars, std::function<void()> f);
  // Asynchronous form: the work is over when `done(error)` was called, from any thread.
  using Done = std::function<void(std::exception_ptr)>;
  void push_async(const VarLists& vars, std::function<void(Done)> f);

  // An error is raised once: what it spoilt can be read and used again after somebody was told.
  void wait_read(Var* v);   // until its last write is over; raises its error
  void wait_write(Var* v);  // until nobody uses it; raises its error
  void wait_all();          // until nothing is pending; raises the first unseen error of what still exists
  bool naive() const { return naive_; }

 private:
  Engine();
  bool acquire(const VarLists& vars);
  static std::shared_ptr<StoredError> inherited_error(const VarLists& vars);
  std::shared_ptr<StoredError> store_error(std::exception_ptr e);
  void finish(const VarLists& vars, std::shared_ptr<StoredError> error);
  void release(Var* v, bool write);
  void submit(Task* task);
  void schedule(Task* task);
  void execute(Task* task);
  void start_workers();
  void raise(Var* v);
  void wait(Var* v, bool write);
  void settle();  // at the end of the process

  struct Impl;
  Impl* impl_;
  bool naive_;
};

}  // namespace mxhub
