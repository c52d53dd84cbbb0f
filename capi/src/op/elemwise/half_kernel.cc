// The detour through float32.
#include "op/elemwise/half_kernel.h"

#include <algorithm>
#include <utility>

#include "base/parallel.h"
#include "op/elemwise/half_loops.h"

namespace mxhub::op {
namespace {
constexpr size_t kMaxArrays = 8;
constexpr int64_t kGrain = 65536;

bool is_half(DType t) { return t == DType::kFloat16 || t == DType::kBfloat16; }
size_t aligned(size_t bytes) { return (bytes + 63) / 64 * 64; }

// An array that is converted, and its place in the scratch memory.
struct Converted {
  size_t index;
  int64_t size;
  DType type;
  size_t offset;
};

void convert_all(UnaryLoop loop, const char* from, size_t from_size, char* to, size_t to_size, int64_t n) {
  parallel_for(n, kGrain, [=](int64_t begin, int64_t end) {
    loop(from + from_size * static_cast<size_t>(begin), to + to_size * static_cast<size_t>(begin), end - begin);
  });
}
}  // namespace

bool has_half(const PrepareCtx& c) {
  auto any = [](const std::vector<Desc>& list) {
    return std::any_of(list.begin(), list.end(), [](const Desc& d) { return is_half(d.dtype); });
  };
  return any(c.in) || any(c.out);
}

Kernel through_float32(const PrepareCtx& c, const std::function<Kernel(const PrepareCtx&)>& prepare) {
  std::vector<Desc> in = c.in, out = c.out;
  std::vector<Converted> ins, outs;
  size_t bytes = 0;
  double values = 0;
  auto widen = [&](std::vector<Desc>& list, std::vector<Converted>& converted) {
    for (size_t i = 0; i < list.size(); ++i) {
      if (!is_half(list[i].dtype)) continue;
      const int64_t n = list[i].size();
      converted.push_back({i, n, list[i].dtype, bytes});
      bytes += aligned(static_cast<size_t>(n) * sizeof(float));
      values += static_cast<double>(n);
      list[i].dtype = DType::kFloat32;
    }
  };
  widen(in, ins);
  widen(out, outs);
  if (in.size() > kMaxArrays || out.size() > kMaxArrays)
    fail(Kind::kInternal, c.op.name, "", "expected at most ", kMaxArrays, " arrays, got ", in.size(), " and ",
         out.size());
  Kernel wide = prepare(PrepareCtx{c.op, in, out});
  Kernel k;
  k.scratch = bytes + wide.scratch;
  k.cost = wide.cost > 0 ? wide.cost + values / 4 : 0;
  k.run = [run = std::move(wide.run), ins, outs, bytes, num_in = in.size(), num_out = out.size()](const RunCtx& r) {
    char* const base = static_cast<char*>(r.scratch);
    void *in[kMaxArrays], *out[kMaxArrays];
    std::copy(r.in, r.in + num_in, in);
    std::copy(r.out, r.out + num_out, out);
    for (const Converted& a : ins) {
      in[a.index] = base + a.offset;
      convert_all(widen_loop(a.type), r.input<char>(static_cast<int>(a.index)), 2, base + a.offset, 4, a.size);
    }
    for (const Converted& a : outs)
      if (out[a.index]) out[a.index] = base + a.offset;
    run(RunCtx{in, out, base + bytes, r.is_train, r.seed, r.stream});
    for (const Converted& a : outs)
      if (out[a.index])
        convert_all(narrow_loop(a.type), base + a.offset, 4, r.output<char>(static_cast<int>(a.index)), 2, a.size);
  };
  return k;
}

}  // namespace mxhub::op
