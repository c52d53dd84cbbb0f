// Finds out what products of bfloat16 are worth on this processor.
#include <algorithm>
#include <chrono>

#include "base/log.h"
#include "op/nn/block_convolution.h"
#include "op/nn/onednn.h"

namespace mxhub::op {
namespace {

// Twelve instructions of one kind that do not wait for each other, many times over.
#define MXHUB_TWELVE(instruction)                                                                 \
  instruction " %%zmm12, %%zmm13, %%zmm0\n" instruction " %%zmm12, %%zmm13, %%zmm1\n" instruction \
              " %%zmm12, %%zmm13, %%zmm2\n" instruction " %%zmm12, %%zmm13, %%zmm3\n" instruction \
              " %%zmm12, %%zmm13, %%zmm4\n" instruction " %%zmm12, %%zmm13, %%zmm5\n" instruction \
              " %%zmm12, %%zmm13, %%zmm6\n" instruction " %%zmm12, %%zmm13, %%zmm7\n" instruction \
              " %%zmm12, %%zmm13, %%zmm8\n" instruction " %%zmm12, %%zmm13, %%zmm9\n" instruction \
              " %%zmm12, %%zmm13, %%zmm10\n" instruction " %%zmm12, %%zmm13, %%zmm11\n"
#define MXHUB_REGISTERS \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13"

// On zeros: some numbers take longer.
void clear_registers() {
  __asm__ volatile(
      "vxorps %%xmm0, %%xmm0, %%xmm0\nvxorps %%xmm1, %%xmm1, %%xmm1\nvxorps %%xmm2, %%xmm2, %%xmm2\n"
      "vxorps %%xmm3, %%xmm3, %%xmm3\nvxorps %%xmm4, %%xmm4, %%xmm4\nvxorps %%xmm5, %%xmm5, %%xmm5\n"
      "vxorps %%xmm6, %%xmm6, %%xmm6\nvxorps %%xmm7, %%xmm7, %%xmm7\nvxorps %%xmm8, %%xmm8, %%xmm8\n"
      "vxorps %%xmm9, %%xmm9, %%xmm9\nvxorps %%xmm10, %%xmm10, %%xmm10\nvxorps %%xmm11, %%xmm11, %%xmm11\n"
      "vxorps %%xmm12, %%xmm12, %%xmm12\nvxorps %%xmm13, %%xmm13, %%xmm13\n" ::
          : MXHUB_REGISTERS);
}
void multiply_float32() {
  clear_registers();
  for (int i = 0; i < 200; ++i) __asm__ volatile(MXHUB_TWELVE("vfmadd231ps")::: MXHUB_REGISTERS);
  __asm__ volatile("vzeroupper" ::: MXHUB_REGISTERS);
}
void multiply_bfloat16() {
  clear_registers();
  for (int i = 0; i < 200; ++i) __asm__ volatile(MXHUB_TWELVE("vdpbf16ps")::: MXHUB_REGISTERS);
  __asm__ volatile("vzeroupper" ::: MXHUB_REGISTERS);
}

double nanoseconds(void (*f)()) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  f();
  return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

// How much faster the second one multiplies. Processors run wide instructions slowly for some microseconds before they
// are up to them: so both alternate for longer than that, and the best run of each counts.
double rate_of_bfloat16() {
  double float32 = 1e18, bfloat16 = 1e18;
  for (int i = 0; i < 60; ++i) {
    float32 = std::min(float32, nanoseconds(multiply_float32));
    bfloat16 = std::min(bfloat16, nanoseconds(multiply_bfloat16));
  }
  return 2 * float32 / bfloat16;  // its instruction multiplies twice as many pairs
}

bool find_out() {
  if (!dn::type_of(DType::kBfloat16)) return false;
  const dnnl::cpu_isa isa = dnnl::get_effective_cpu_isa();
  if (isa == dnnl::cpu_isa::avx512_core_amx || isa == dnnl::cpu_isa::avx512_core_amx_fp16) return true;
  if (isa != dnnl::cpu_isa::avx512_core_bf16 && isa != dnnl::cpu_isa::avx512_core_fp16) return false;
  // Some processors that leave such work to AMX take four times as long for the instruction, and are then slower than
  // with float32 wherever AMX is kept from them.
  const double ratio = rate_of_bfloat16();
  log_debug("products of bfloat16 run at ", ratio, " times the rate of float32");
  return ratio >= (BlockConvolution::available() ? 1.6 : 0.9);  // integers run at nearly twice the rate
}

}  // namespace

bool bfloat16_pays() {
  static const bool pays = [] {
    const bool found = find_out();
    if (!found) log_debug("oneDNN has no convolution of bfloat16 that is faster than float32's: float32 is used");
    return found;
  }();
  return pays;
}

bool computed_in_float(DType type) { return type == DType::kFloat16 || (type == DType::kBfloat16 && !bfloat16_pays()); }

}  // namespace mxhub::op
