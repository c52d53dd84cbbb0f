// Events and sums of the profiler.
#include "profiler/profiler.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <limits>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "base/error.h"
#include "tensor/pool.h"

namespace mxhub::profiler {
namespace detail {
std::atomic<uint32_t> state{0};
}

namespace {
struct Event {
  char phase;  // of the trace format: X duration, C counter, i instant
  std::string category, name;
  int64_t begin, duration;
  uint64_t value;
  char scope;
  int thread;
};
struct Sum {
  uint64_t count = 0;
  double total = 0, min = std::numeric_limits<double>::infinity(), max = 0;
  void add(double v) {
    ++count;
    total += v;
    min = std::min(min, v);
    max = std::max(max, v);
  }
  double average() const { return count ? total / static_cast<double>(count) : 0; }
};
using Sums = std::map<std::string, std::map<std::string, Sum>>;  // by category and name

struct Settings {
  std::string filename = "profile.json";
  bool all = false, symbolic = false, imperative = false, memory = false, api = false;
  bool continuous_dump = false, aggregate_stats = false;
  double dump_period = 1;
  std::string process = "worker", gpu_memory_prefix;
  static auto fields() {
    return std::tuple{
        field("filename", &Settings::filename).doc("File that dump writes."),
        field("profile_all", &Settings::all).doc("Record everything."),
        field("profile_symbolic", &Settings::symbolic).doc("Record the operators of graphs."),
        field("profile_imperative", &Settings::imperative).doc("Record operators that are called on arrays."),
        field("profile_memory", &Settings::memory).doc("Record how much memory arrays use."),
        field("profile_api", &Settings::api).doc("Record C calls."),
        field("continuous_dump", &Settings::continuous_dump).doc("Write the file every `dump_period` seconds."),
        field("dump_period", &Settings::dump_period).doc("Seconds.").above(0),
        field("aggregate_stats", &Settings::aggregate_stats).doc("Accepted; sums are always kept."),
        field("profile_process", &Settings::process).doc("worker: there is no other process to profile."),
        field("gpu_memory_profile_filename_prefix", &Settings::gpu_memory_prefix).doc("Accepted; there is no GPU.")};
  }
  uint32_t parts() const {
    return kObjects | (all || imperative ? kImperative : 0U) | (all || symbolic ? kSymbolic : 0U) |
           (all || api ? kApi : 0U) | (all || memory ? kMemory : 0U);
  }
};

struct Recorder {
  std::mutex mutex;
  Settings settings;
  bool running = false, paused = false;
  std::vector<Event> events;  // not yet in the file
  Sums times, memory, counters;
  int64_t last_dump = 0;
  std::streamoff end_of_events = 0;  // in the file; 0: there is none yet
};
Recorder& recorder() {
  static auto* r = new Recorder;  // leaked: workers may record while the process exits
  return *r;
}

int thread_number() {
  static std::atomic<int> next{0};
  static thread_local const int number = next++;
  return number;
}

void update_state(const Recorder& r) { detail::state = r.running && !r.paused ? r.settings.parts() : 0; }

std::string quoted(const std::string& text) {
  // Names come from the user: what is no UTF-8 is replaced.
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void print(std::ostream& out, const Event& e) {
  static const int process = static_cast<int>(getpid());
  const std::string name = quoted(e.name);
  out << ",\n{\"name\": " << name << ", \"cat\": " << quoted(e.category) << ", \"ph\": \"" << e.phase
      << "\", \"ts\": " << e.begin << ", \"pid\": " << process << ", \"tid\": " << e.thread;
  if (e.phase == 'X') out << ", \"dur\": " << e.duration;
  if (e.phase == 'C') out << ", \"args\": {" << name << ": " << e.value << "}";
  if (e.phase == 'i') out << ", \"s\": \"" << e.scope << "\"";
  out << "}";
}

// Brings the file up to date: what was written before stays, new events come before the end, which is written anew.
void write(Recorder* r) {
  r->last_dump = now();
  const bool begin = r->end_of_events == 0;
  std::fstream file(r->settings.filename, begin ? std::ios::out | std::ios::trunc : std::ios::in | std::ios::out);
  if (begin) {
    file << "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": "
         << getpid() << ", \"args\": {\"name\": \"MXNet Hub\"}}";
  } else {
    file.seekp(r->end_of_events);
  }
  for (const Event& e : r->events) print(file, e);
  r->end_of_events = file.tellp();
  file << "\n]}\n";
  file.close();
  if (!file) {
    r->end_of_events = 0;
    fail(Kind::kIo, "profiler", "filename", "cannot write '", r->settings.filename, "'");
  }
  r->events.clear();
}

void add(Event e) {
  e.thread = thread_number();
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  if (e.phase == 'X') r.times[e.category][e.name].add(static_cast<double>(e.duration) / 1000);
  if (e.phase == 'C') r.counters[e.category][e.name].add(static_cast<double>(e.value));
  r.events.push_back(std::move(e));
  if (r.settings.continuous_dump && now() - r.last_dump > static_cast<int64_t>(r.settings.dump_period * 1e6)) {
    try {
      write(&r);
    } catch (const std::exception&) {  // dump() will tell
      r.last_dump = now();
    }
  }
}

double value_of(const Sum& s, SortBy by) {
  switch (by) {
    case SortBy::kAverage:
      return s.average();
    case SortBy::kMin:
      return s.min;
    case SortBy::kMax:
      return s.max;
    case SortBy::kCount:
      return static_cast<double>(s.count);
    default:
      return s.total;
  }
}

std::vector<std::pair<std::string, Sum>> sorted(const std::map<std::string, Sum>& sums, SortBy by, bool ascending) {
  std::vector<std::pair<std::string, Sum>> rows(sums.begin(), sums.end());
  std::stable_sort(rows.begin(), rows.end(), [&](const auto& a, const auto& b) {
    const double x = value_of(a.second, by), y = value_of(b.second, by);
    return ascending ? x < y : x > y;
  });
  return rows;
}

nlohmann::ordered_json to_json(const Sums& sums, SortBy by, bool ascending, bool with_total) {
  nlohmann::ordered_json j = nlohmann::ordered_json::object();
  for (const auto& [category, by_name] : sums) {
    nlohmann::ordered_json& of = j[category] = nlohmann::ordered_json::object();
    for (const auto& [name, s] : sorted(by_name, by, ascending)) {
      nlohmann::ordered_json row{{"Count", s.count}};
      if (with_total) row["Total"] = s.total;
      row["Min"] = s.min;
      row["Max"] = s.max;
      row["Avg"] = s.average();
      of[name] = std::move(row);
    }
  }
  return j;
}

void print_table(std::ostream& out, const char* title, const char* unit, const Sums& sums, SortBy by, bool ascending,
                 bool with_total) {
  for (const auto& [category, by_name] : sums) {
    out << '\n' << title << ": " << category << " (" << unit << ")\n";
    out << std::left << std::setw(48) << "Name" << std::right << std::setw(12) << "Count";
    if (with_total) out << std::setw(16) << "Total";
    out << std::setw(16) << "Min" << std::setw(16) << "Max" << std::setw(16) << "Avg" << '\n';
    out << std::fixed << std::setprecision(4);
    for (const auto& [name, s] : sorted(by_name, by, ascending)) {
      out << std::left << std::setw(48) << name << std::right << std::setw(12) << s.count;
      if (with_total) out << std::setw(16) << s.total;
      out << std::setw(16) << s.min << std::setw(16) << s.max << std::setw(16) << s.average() << '\n';
    }
  }
}

thread_local CustomScope* t_custom = nullptr;
}  // namespace

int64_t now() {
  static const auto start = std::chrono::steady_clock::now();
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
}

void configure(const Attrs& settings) {
  static const ParamType type = param_type<Settings>();
  const Params parsed = type.parse("profiler", settings);
  const auto& s = *static_cast<const Settings*>(parsed.get());
  if (s.process != "worker") fail(Kind::kArgument, "profiler", "profile_process", "expected worker, got ", s.process);
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  if (r.settings.filename != s.filename) r.end_of_events = 0;
  r.settings = s;
  update_state(r);
}

void set_running(bool on) {
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  r.running = on;
  r.paused = false;
  update_state(r);
}

void set_paused(bool on) {
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  r.paused = on;
  update_state(r);
}

void dump(bool finished) {
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  write(&r);
  if (!finished) return;
  r.running = false;
  r.end_of_events = 0;
  update_state(r);
}

std::string summary(Format format, SortBy sort_by, bool ascending, bool reset) {
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  std::string text;
  if (format == Format::kJson) {
    const nlohmann::ordered_json j{{"Time", to_json(r.times, sort_by, ascending, true)},
                                   {"Memory", to_json(r.memory, sort_by, ascending, false)},
                                   {"Counter", to_json(r.counters, sort_by, ascending, false)},
                                   {"Unit", {{"Time", "ms"}, {"Memory", "kB"}}}};
    text = j.dump(1, ' ', false, nlohmann::json::error_handler_t::replace);
  } else {
    std::ostringstream out;
    out << "Profile statistics\n";
    print_table(out, "Time", "ms", r.times, sort_by, ascending, true);
    print_table(out, "Memory", "kB", r.memory, sort_by, ascending, false);
    print_table(out, "Counter", "value", r.counters, sort_by, ascending, false);
    text = out.str();
  }
  if (reset) {
    r.times.clear();
    r.memory.clear();
    r.counters.clear();
  }
  return text;
}

void add_duration(const std::string& category, const std::string& name, int64_t begin, int64_t end) {
  add({'X', category, name, begin, end - begin, 0, 0, 0});
}
void add_counter(const std::string& domain, const std::string& name, uint64_t value) {
  add({'C', domain, name, now(), 0, value, 0, 0});
}
void add_marker(const std::string& domain, const std::string& name, char scope) {
  add({'i', domain, name, now(), 0, 0, scope, 0});
}

Label make_label(const std::string& op) {
  if (t_custom) return {"Custom Operator", t_custom->name_ + "::" + op};
  return {"operator", op};
}

void Timer::finish() const {
  const int64_t end = now();
  if (t_custom) t_custom->inside_ += end - begin_;
  add_duration(label_.category, label_.name, begin_, end);
  if (!records(kMemory)) return;
  const uint64_t bytes = pool_stats().in_use;
  Recorder& r = recorder();
  const std::lock_guard<std::mutex> guard(r.mutex);
  r.memory["Memory"]["cpu"].add(static_cast<double>(bytes) / 1000);
  r.events.push_back({'C', "Memory", "cpu", end, 0, bytes, 0, thread_number()});
}

CustomScope::CustomScope(const std::string& name)
    : name_(name), begin_(records(kImperative) || records(kSymbolic) ? now() : -1), outer_(t_custom) {
  t_custom = this;
}
CustomScope::~CustomScope() {
  t_custom = outer_;
  if (begin_ < 0) return;
  const int64_t end = now();
  add_duration("Custom Operator", name_ + "::pure_python", begin_, end - inside_);
}

}  // namespace mxhub::profiler
