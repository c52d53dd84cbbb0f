// A small fuzz driver for compilers without libFuzzer: mutates the target's seeds at random for some seconds.
// Usage: <program> [seconds] [random seed]; <program> --write-seeds <folder> leaves the seeds as files for libFuzzer.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>

#include "fuzz.h"

namespace {

// A few random edits: flip, overwrite with an interesting number, cut, repeat, drop.
void mutate(std::string* s, std::mt19937* random) {
  const auto below = [&](size_t n) { return n == 0 ? 0 : (*random)() % n; };
  for (size_t edits = 1 + below(4); edits > 0 && !s->empty(); --edits) {
    const size_t at = below(s->size());
    switch (below(6)) {
      case 0:
        (*s)[at] = static_cast<char>((*s)[at] ^ (1 << below(8)));
        break;
      case 1: {
        const uint64_t numbers[] = {0, 1, 0x7f, 0xff, 0x7fffffff, 0xffffffff, ~uint64_t{0}, uint64_t{1} << 62};
        const uint64_t number = numbers[below(8)];
        const size_t width = size_t{1} << below(4);
        std::memcpy(s->data() + at, &number, std::min(width, s->size() - at));
        break;
      }
      case 2:
        s->resize(at);
        break;
      case 3:
        s->insert(at, s->substr(at, 1 + below(32)));
        break;
      case 4:
        s->erase(at, 1 + below(16));
        break;
      default: {
        const char* texts[] = {"-1", "99999999999999999999", "\"", "]", "{", "null", "1e999", "(0,)"};
        s->insert(at, texts[below(8)]);
      }
    }
  }
}

void run(const std::string& input) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(input.data()), input.size());
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> seeds = fuzz_seeds();
  if (argc == 3 && std::strcmp(argv[1], "--write-seeds") == 0) {
    for (size_t i = 0; i < seeds.size(); ++i) {
      std::ofstream(std::string(argv[2]) + "/seed" + std::to_string(i), std::ios::binary) << seeds[i];
    }
    return 0;
  }
  const double seconds = argc > 1 ? std::atof(argv[1]) : 10;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1);
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  size_t runs = 0;
  for (const std::string& seed : seeds) {
    run(seed);
    for (size_t cut = 0; cut < seed.size(); ++cut) run(seed.substr(0, cut));
  }
  for (; std::chrono::steady_clock::now() < end; ++runs) {
    std::string input = seeds[random() % seeds.size()];
    mutate(&input, &random);
    run(input);
  }
  std::printf("%s: %zu mutated inputs, no crash\n", argv[0], runs);
  return 0;
}
