// oneDNN for operators.
#include "op/nn/onednn.h"

#include "base/env.h"
#include "base/error.h"
#include "base/isa.h"
#include "base/log.h"
#include "base/parallel.h"

namespace mxhub::op::dn {
namespace {
constexpr size_t kAlign = 64;
constexpr int kMaxArguments = 16;
size_t round_up(size_t n) { return (n + kAlign - 1) / kAlign * kAlign; }

void check(dnnl_status_t status) {
  if (status != dnnl_success) fail(Kind::kInternal, "", "", "expected oneDNN to succeed, got its status ", status);
}

// Memory objects for the time of one call.
class Memories {
 public:
  Memories() = default;
  Memories(const Memories&) = delete;
  ~Memories() {
    while (count_ > 0) dnnl_memory_destroy(items_[--count_]);
  }
  dnnl_memory_t add(const memory::desc& desc, void* pointer) {
    check(dnnl_memory_create(&items_[count_], desc.get(), engine().get(), pointer));
    return items_[count_++];
  }

 private:
  dnnl_memory_t items_[kMaxArguments];
  int count_ = 0;
};
}  // namespace

// Engine and streams are never destroyed: kernels held by other static objects may outlive any order of destruction.
const dnnl::engine& engine() {
  static const auto* e = [] {
    // Lowering our kernels lowers oneDNN's as well; only before the first primitive is made.
    const Isa limit = isa_limit();
    if (limit != Isa::kV4) dnnl::set_max_cpu_isa(limit == Isa::kV2 ? dnnl::cpu_isa::sse41 : dnnl::cpu_isa::avx2);
    return new dnnl::engine(dnnl::engine::kind::cpu, 0);
  }();
  return *e;
}

const dnnl::stream& stream() {
  thread_local const auto* s = new dnnl::stream(engine());
  return *s;
}

namespace {
// Asks for the smallest convolution: processors without AVX-512 have none for bfloat16.
bool available(memory::data_type type, const char* name) {
  if (!onednn_enabled()) return false;
  const memory::dims one{1, 1, 1, 1}, stride{1, 1}, pad{0, 0};
  const memory::desc d = plain(one, type);
  const dnnl::convolution_forward::primitive_desc pd(engine(), dnnl::prop_kind::forward_inference,
                                                     dnnl::algorithm::convolution_direct, d, d, d, stride, pad, pad, {},
                                                     true);
  if (!pd) log_debug("oneDNN has no convolution of ", name, " for this processor: own kernels are used");
  return static_cast<bool>(pd);
}
}  // namespace

std::optional<memory::data_type> type_of(DType t) {
  static const bool f32 = available(memory::data_type::f32, "float32");
  static const bool bf16 = available(memory::data_type::bf16, "bfloat16");
  if (t == DType::kFloat32 && f32) return memory::data_type::f32;
  if (t == DType::kBfloat16 && bf16) return memory::data_type::bf16;
  return {};
}

memory::desc plain(const memory::dims& dims, memory::data_type type) {
  memory::dims strides(dims.size());
  memory::dim step = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = step;
    step *= dims[i];
  }
  return memory::desc(dims, type, strides);
}

memory::desc strided(const memory::dims& dims, memory::data_type type, const memory::dims& strides) {
  return memory::desc(dims, type, strides);
}

dnnl::primitive_attr attributes() {
  dnnl::primitive_attr a;
  a.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return a;
}

Call::Call(dnnl::primitive primitive, const memory::desc& scratchpad)
    : primitive_(std::move(primitive)), threads_(thread_count()), scratchpad_(scratchpad) {
  scratch_ = round_up(scratchpad.get_size());
}

void Call::input(int id, int slot, const memory::desc& array, const memory::desc& wanted) {
  bind(id, slot, false, array, wanted);
}
void Call::output(int id, int slot, const memory::desc& array, const memory::desc& wanted) {
  bind(id, slot, true, array, wanted);
}

void Call::bind(int id, int slot, bool is_output, const memory::desc& array, const memory::desc& wanted) {
  Argument a{id, slot, is_output, array != wanted, array, wanted, {}, 0};
  if (a.reordered) {
    // Reorders run one after the other with the primitive, so they share its scratchpad.
    const auto pd = is_output ? dnnl::reorder::primitive_desc(engine(), wanted, engine(), array, attributes())
                              : dnnl::reorder::primitive_desc(engine(), array, engine(), wanted, attributes());
    if (pd.scratchpad_desc().get_size() > 0) {
      // Rare; such a reorder manages its own memory.
      a.reorder = is_output ? dnnl::reorder(dnnl::reorder::primitive_desc(engine(), wanted, engine(), array))
                            : dnnl::reorder(dnnl::reorder::primitive_desc(engine(), array, engine(), wanted));
    } else {
      a.reorder = dnnl::reorder(pd);
    }
    a.offset = scratch_;
    scratch_ += round_up(wanted.get_size());
  }
  arguments_.push_back(std::move(a));
}

void Call::run(void* const* pointers, void* scratch) const {
  char* const base = static_cast<char*>(scratch);
  const dnnl_stream_t s = stream().get();
  const ThreadLimit limit(threads_);
  Memories memories;
  dnnl_exec_arg_t args[kMaxArguments];
  int n = 0;
  auto reorder = [&](const Argument& a, const memory::desc& from, void* source, const memory::desc& to, void* target) {
    Memories pair;
    const dnnl_exec_arg_t io[2] = {{DNNL_ARG_FROM, pair.add(from, source)}, {DNNL_ARG_TO, pair.add(to, target)}};
    check(dnnl_primitive_execute(a.reorder.get(), s, 2, io));
  };
  for (const Argument& a : arguments_) {
    void* pointer = pointers[a.slot];
    if (a.reordered) {
      void* const array = pointer;
      pointer = base + a.offset;
      if (!a.is_output) reorder(a, a.array, array, a.wanted, pointer);
    }
    args[n++] = {a.id, memories.add(a.wanted, pointer)};
  }
  args[n++] = {DNNL_ARG_SCRATCHPAD, memories.add(scratchpad_, scratchpad_.get_size() ? base : nullptr)};
  check(dnnl_primitive_execute(primitive_.get(), s, n, args));
  for (const Argument& a : arguments_)
    if (a.reordered && a.is_output) reorder(a, a.wanted, base + a.offset, a.array, pointers[a.slot]);
  check(dnnl_stream_wait(s));
}

}  // namespace mxhub::op::dn
