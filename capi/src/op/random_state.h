// The state behind random operators: a seed and a counter; each call gets a stream of its own.
#pragma once
#include <cstdint>

namespace mxhub {

struct RandomStream {
  uint64_t seed, stream;
};
RandomStream next_random_stream();
void seed_random(uint64_t seed);  // restarts the counter

}  // namespace mxhub
