// Environment switches.
#include "base/env.h"

#include <cstdlib>

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

std::string env_string(const char* name, const std::string& fallback) {
  const char* s = std::getenv(name);
  return s && *s ? s : fallback;
}

}  // namespace mxhub
