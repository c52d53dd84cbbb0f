// Environment switches, read once by who asks; nonsense is an error that names the switch. docs/environment.md lists
// them all.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>

namespace mxhub {

int64_t env_int(const char* name, int64_t fallback, int64_t low, int64_t high);
bool env_bool(const char* name, bool fallback);
std::string env_choice(const char* name, const char* fallback, std::initializer_list<const char*> choices);
// A list of counts as OpenMP takes it: "4" or "4,2".
void check_env_counts(const char* name, int64_t high);

// Whether convolutions may use oneDNN: MXNET_MKLDNN_ENABLED.
bool onednn_enabled();

}  // namespace mxhub
