// oneDNN for operators: engine and streams, element types, and calls whose arguments are reordered where needed.
#pragma once
#include <dnnl.hpp>
#include <optional>
#include <vector>

#include "base/dtype.h"
#include "base/shape.h"

namespace mxhub::op::dn {

using dnnl::memory;

const dnnl::engine& engine();
const dnnl::stream& stream();  // this thread's

// float32, and bfloat16 where the processor has it; nothing for what the operators compute themselves, which is all
// with MXNET_MKLDNN_ENABLED=0.
std::optional<memory::data_type> type_of(DType t);

// Row-major, or with the given strides.
memory::desc plain(const memory::dims& dims, memory::data_type type);
memory::desc strided(const memory::dims& dims, memory::data_type type, const memory::dims& strides);

// One primitive, prepared once and callable from many threads: arguments arrive as plain pointers. Where the primitive
// wants another layout than the array's, the call reorders through scratch memory.
class Call {
 public:
  Call() = default;
  Call(dnnl::primitive primitive, const memory::desc& scratchpad);
  // Argument `id` (DNNL_ARG_...) is pointer number `slot` of run(); `array` is its layout, `wanted` the primitive's.
  void input(int id, int slot, const memory::desc& array, const memory::desc& wanted);
  void output(int id, int slot, const memory::desc& array, const memory::desc& wanted);
  size_t scratch() const { return scratch_; }
  void run(void* const* pointers, void* scratch) const;

 private:
  struct Argument {
    int id, slot;
    bool is_output, reordered;
    memory::desc array, wanted;
    dnnl::primitive reorder;
    size_t offset;
  };
  void bind(int id, int slot, bool is_output, const memory::desc& array, const memory::desc& wanted);
  dnnl::primitive primitive_;
  int threads_ = 1;  // that the primitive was made for
  memory::desc scratchpad_;
  std::vector<Argument> arguments_;
  size_t scratch_ = 0;
};

// Attributes with which primitives take their scratchpad from the caller.
dnnl::primitive_attr attributes();

}  // namespace mxhub::op::dn
