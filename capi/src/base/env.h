// Environment switches, read once by who asks; nonsense is an error that names the switch.
#pragma once
#include <cstdint>
#include <string>

namespace mxhub {

int64_t env_int(const char* name, int64_t fallback, int64_t low, int64_t high);
bool env_bool(const char* name, bool fallback);
std::string env_string(const char* name, const std::string& fallback);

}  // namespace mxhub
