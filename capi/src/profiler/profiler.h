// What took how long: operators, C calls, and whatever the user names. Events for a trace viewer, sums for a table.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>

#include "base/param.h"

namespace mxhub::profiler {

// What is recorded; bits of the state.
enum Part : uint32_t { kObjects = 1, kImperative = 2, kSymbolic = 4, kApi = 8, kMemory = 16 };

namespace detail {
extern std::atomic<uint32_t> state;  // 0: nothing is recorded
}
inline bool records(Part part) { return (detail::state.load(std::memory_order_relaxed) & part) != 0; }

// Settings by name, as MXSetProfilerConfig has them; an unknown one or a bad value is an error that names it.
void configure(const Attrs& settings);
void set_running(bool on);
void set_paused(bool on);
bool running();
// Writes all events so far as Chrome's trace JSON into the configured file; `finished` also stops and forgets them.
void dump(bool finished);

enum class Format : int { kTable = 0, kJson = 1 };
enum class SortBy : int { kTotal = 0, kAverage = 1, kMin = 2, kMax = 3, kCount = 4 };
// Number, sum, extremes and mean of everything by name. Times are in ms, memory is in kB.
std::string summary(Format format, SortBy sort_by, bool ascending, bool reset);

int64_t now();  // microseconds since the process began to measure
void add_duration(const std::string& category, const std::string& name, int64_t begin, int64_t end);
void add_counter(const std::string& domain, const std::string& name, uint64_t value);
void add_marker(const std::string& domain, const std::string& name, char scope);  // scope: g, p or t

// Under which name a piece of work is recorded; empty when it is not.
struct Label {
  const char* category = nullptr;
  std::string name;
};
Label make_label(const std::string& op);
// For work on behalf of an operator that this thread calls now. Inside a custom operator it is named after that, too.
inline Label label(Part part, const std::string& op) { return records(part) ? make_label(op) : Label{}; }

// Records from its construction to its destruction.
class Timer {
 public:
  explicit Timer(const Label& label) : label_(label), begin_(label.category ? now() : 0) {}
  ~Timer() {
    if (label_.category) finish();
  }
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

 private:
  void finish() const;
  const Label& label_;
  const int64_t begin_;
};

// A C call.
class ApiTimer {
 public:
  explicit ApiTimer(const char* function) : function_(function), begin_(records(kApi) ? now() : -1) {}
  ~ApiTimer() {
    if (begin_ >= 0) add_duration("MXNET_C_API", function_, begin_, now());
  }
  ApiTimer(const ApiTimer&) = delete;
  ApiTimer& operator=(const ApiTimer&) = delete;

 private:
  const char* const function_;
  const int64_t begin_;
};

// While it lives, this thread is inside a custom operator; what the operators that it calls leave is its own time.
class CustomScope {
 public:
  explicit CustomScope(const std::string& name);
  ~CustomScope();
  CustomScope(const CustomScope&) = delete;
  CustomScope& operator=(const CustomScope&) = delete;

 private:
  friend class Timer;
  friend Label make_label(const std::string& op);
  const std::string name_;
  const int64_t begin_;
  int64_t inside_ = 0;  // microseconds spent in operators
  CustomScope* const outer_;
};

}  // namespace mxhub::profiler
