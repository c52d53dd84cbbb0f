// Messages: one callback, and a short memory for what was said before it was set.
#include "base/log.h"

#include <deque>
#include <mutex>
#include <utility>

namespace mxhub {
namespace {
constexpr size_t kKept = 64;

struct Log {
  std::mutex mutex;
  LogCallback callback = nullptr;
  void* payload = nullptr;
  std::deque<std::pair<LogLevel, std::string>> kept;
};
// Leaked: the last messages may come from threads that outlive static objects.
Log& log() {
  static Log* l = new Log;
  return *l;
}
}  // namespace

void set_log_callback(LogCallback callback, void* payload) {
  std::deque<std::pair<LogLevel, std::string>> kept;
  {
    const std::lock_guard<std::mutex> guard(log().mutex);
    log().callback = callback;
    log().payload = payload;
    if (callback) kept.swap(log().kept);
  }
  for (const auto& [level, text] : kept) callback(static_cast<int>(level), text.c_str(), payload);
}

void log_message(LogLevel level, const std::string& message) {
  LogCallback callback = nullptr;
  void* payload = nullptr;
  {
    const std::lock_guard<std::mutex> guard(log().mutex);
    callback = log().callback;
    payload = log().payload;
    if (!callback) {
      log().kept.emplace_back(level, message);
      if (log().kept.size() > kKept) log().kept.pop_front();
    }
  }
  // Outside the lock: the callback may call the library.
  if (callback) callback(static_cast<int>(level), message.c_str(), payload);
}

}  // namespace mxhub
