// Which instruction set the processor offers. Files named *.isa.cc are compiled once for each level (namespaces
// isa_v2, isa_v3, isa_v4, given as MXHUB_ISA_NS); a table of the right one is chosen when the library loads.
#pragma once

namespace mxhub {

enum class Isa : int { kV2 = 0, kV3 = 1, kV4 = 2 };  // baseline, AVX2 + FMA + F16C, AVX-512 F/BW/DQ/VL

Isa isa_limit();  // MXNET_HUB_ISA=v2|v3|v4; v4 when it is not set
Isa isa();        // the best level of this processor, at most isa_limit()

template <class T>
T select_isa(T v2, T v3, T v4) {
  switch (isa()) {
    case Isa::kV4:
      return v4;
    case Isa::kV3:
      return v3;
    default:
      return v2;
  }
}

}  // namespace mxhub
