// Environment switches.
#include "base/env.h"

#include <cstdlib>
#include <cstring>
#include <sstream>

#include "base/param.h"

namespace mxhub {

int64_t env_int(const char* name, int64_t fallback, int64_t low, int64_t high) {
  const char* s = std::getenv(name);
  if (!s || !*s) return fallback;
  try {
    const int64_t v = detail::parse_int(s, INT64_MIN, INT64_MAX);
    if (v >= low && v <= high) return v;
  } catch (const detail::BadValue&) {
  }
  fail(Kind::kArgument, "", name, "expected an integer in [", low, ", ", high, "], got '", s, "'");
}

bool env_bool(const char* name, bool fallback) {
  const char* s = std::getenv(name);
  if (!s || !*s) return fallback;
  try {
    return detail::parse_bool(s);
  } catch (const detail::BadValue&) {
    fail(Kind::kArgument, "", name, "expected 0 or 1, got '", s, "'");
  }
}

std::string env_choice(const char* name, const char* fallback, std::initializer_list<const char*> choices) {
  const char* s = std::getenv(name);
  if (!s || !*s) return fallback;
  std::string list;
  for (const char* choice : choices) {
    if (!std::strcmp(s, choice)) return s;
    list += cat(list.empty() ? "" : ", ", choice);
  }
  fail(Kind::kArgument, "", name, "expected one of ", list, ", got '", s, "'");
}

void check_env_counts(const char* name, int64_t high) {
  const char* s = std::getenv(name);
  if (!s || !*s) return;
  std::istringstream list(s);
  for (std::string item; std::getline(list, item, ',');) {
    try {
      const int64_t v = detail::parse_int(item, INT64_MIN, INT64_MAX);
      if (v >= 1 && v <= high) continue;
    } catch (const detail::BadValue&) {
    }
    fail(Kind::kArgument, "", name, "expected integers in [1, ", high, "], separated by commas, got '", s, "'");
  }
}

bool onednn_enabled() {
  static const bool on = env_bool("MXNET_MKLDNN_ENABLED", true);
  return on;
}

}  // namespace mxhub
