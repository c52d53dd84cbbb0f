// Messages about how the library works: handed to the callback that a binding sets, kept for it until there is one.
#pragma once
#include <string>

#include "base/error.h"

namespace mxhub {

enum class LogLevel : int { kDebug = 10, kInfo = 20, kWarning = 30 };  // as Python's logging numbers them

using LogCallback = void (*)(int level, const char* message, void* payload);
void set_log_callback(LogCallback callback, void* payload);  // null: messages are kept again
void log_message(LogLevel level, const std::string& message);

template <class... A>
void log_debug(const A&... text) {
  log_message(LogLevel::kDebug, cat(text...));
}

}  // namespace mxhub
