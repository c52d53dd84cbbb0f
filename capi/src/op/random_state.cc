// The state behind random operators.
#include "op/random_state.h"

#include <mutex>

namespace mxhub {
namespace {
std::mutex g_mutex;
RandomStream g_state{0, 0};
}  // namespace

RandomStream next_random_stream() {
  std::lock_guard<std::mutex> guard(g_mutex);
  ++g_state.stream;
  return g_state;
}

void seed_random(uint64_t seed) {
  std::lock_guard<std::mutex> guard(g_mutex);
  g_state = {seed, 0};
}

}  // namespace mxhub
