// Imperative calls.
#include "autograd/invoke.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "autograd/mode.h"
#include "autograd/sparse_invoke.h"
#include "autograd/tape.h"
#include "base/copy.h"
#include "base/parallel.h"
#include "base/param.h"
#include "engine/engine.h"
#include "op/random_state.h"
#include "op/stateful.h"
#include "profiler/profiler.h"

namespace mxhub {
namespace {
std::atomic<bool> g_np_shape{false};

// "cpu", "cpu(1)": the device an operator without inputs creates its output on.
bool parse_device(const Op& op, const std::string& text, Device* device) {
  if (text.empty() || text == "None") return false;
  const size_t open = text.find('(');
  const std::string kind = text.substr(0, open);
  static const std::pair<const char*, int> kinds[] = {{"cpu", 1}, {"cpu_pinned", 3}, {"cpu_shared", 5}};
  for (const auto& [name, id] : kinds) {
    if (kind != name) continue;
    try {
      device->type = id;
      device->id = open == std::string::npos
                       ? 0
                       : static_cast<int>(detail::parse_int(text.substr(open + 1, text.find(')') - open - 1), 0, 4095));
      return true;
    } catch (const detail::BadValue&) {
      break;
    }
  }
  fail(Kind::kArgument, op.name, "ctx", "expected cpu(N), cpu_pinned(N) or cpu_shared(N), got '", text, "'");
}

// Work below this many nanoseconds runs on the calling thread when it can.
constexpr double kInlineCost = 100e3;

double estimate_cost(const PreparedCall& c) {
  if (c.kernel.cost > 0) return c.kernel.cost;
  double bytes = 0;
  for (const Desc& d : c.in) bytes += static_cast<double>(d.bytes());
  for (const Desc& d : c.out) bytes += static_cast<double>(d.bytes());
  return bytes * 0.2;
}

// Pointers and memory of one run, collected on the calling thread.
struct Frame {
  static constexpr int kInline = 12;
  void* fixed[2 * kInline];
  std::vector<void*> more;
  void** in = nullptr;
  void** out = nullptr;
  Frame(int num_in, int num_out) {
    if (num_in + num_out <= 2 * kInline) {
      in = fixed;
    } else {
      more.resize(static_cast<size_t>(num_in) + num_out);
      in = more.data();
    }
    out = in + num_in;
  }
};

void run_kernel(const PreparedCall& call, void* const* in, void* const* out, bool is_train, RandomStream rng) {
  const SerialScope serial(call.cost < kParallelCost);
  RunCtx ctx{in, out, nullptr, is_train, rng.seed, rng.stream};
  if (call.kernel.scratch) {
    NDArray scratch(Shape{static_cast<int64_t>(call.kernel.scratch)}, DType::kUint8);
    ctx.scratch = scratch.data();
    call.kernel.run(ctx);
  } else {
    call.kernel.run(ctx);
  }
}

// An error of a kernel's dispatch on a dtype, which knows neither the operator nor the argument.
[[noreturn]] void name_culprit(const Error& e, const Op& op, const void* params, const std::vector<Desc>& in) {
  const std::string text = e.what();
  const auto names = op.input_names(params);
  std::string argument;
  for (size_t i = 0; i < in.size() && i < names.size(); ++i) {
    const std::string got = std::string("got ") + dtype_name(in[i].dtype);
    const bool fits = text.size() >= got.size() && text.compare(text.size() - got.size(), got.size(), got) == 0;
    // Indices stand behind the data.
    if (fits && (argument.empty() || text.find("index") != std::string::npos)) argument = names[i];
  }
  throw Error(e.kind(), op.name, argument, text);
}

// Before a kernel lays out anything for such a shape.
bool fits_memory(const Shape& shape, DType dtype) {
  size_t n = dtype_size(dtype);
  for (const int64_t d : shape)
    if (__builtin_mul_overflow(n, static_cast<size_t>(std::max<int64_t>(d, 1)), &n) || n > (size_t{1} << 60))
      return false;
  return true;
}

bool inplace_allowed(const Op& op, int in, int out) {
  for (const auto& p : op.inplace)
    if (p.first == in && p.second == out) return true;
  return false;
}

// Must output `o` be computed aside because it overlaps an input that the kernel reads while writing?
bool needs_temporary(const Invocation& inv, NDArray* const* in, int num_in, const NDArray& out, int o) {
  for (int i = 0; i < num_in; ++i) {
    if (!(in[i]->storage_ptr() == out.storage_ptr())) continue;
    const size_t a = in[i]->offset(), b = out.offset();
    if (a + in[i]->bytes() <= b || b + out.bytes() <= a) continue;
    if (a == b && in[i]->bytes() == out.bytes() && inplace_allowed(inv.op, i, o)) continue;
    return true;
  }
  return false;
}
}  // namespace

Mode& mode() {
  static thread_local Mode m;
  return m;
}
bool np_shape() { return mode().np_shape || g_np_shape.load(std::memory_order_relaxed); }
bool np_shape_global() { return g_np_shape; }
void set_np_shape_global(bool on) { g_np_shape = on; }

std::shared_ptr<PreparedCall> prepare_call(const Op& op, const void* params, std::vector<Desc> in, bool np,
                                           std::vector<Shape> so) {
  auto call = std::make_shared<PreparedCall>();
  call->np_shape = np;
  const int num_out = op.num_outputs(params);
  std::vector<Shape> si;
  so.resize(num_out);
  std::vector<DType> ti, to(num_out, DType::kUnknown);
  si.reserve(in.size());
  ti.reserve(in.size());
  for (const Desc& d : in) {
    si.push_back(d.shape);
    ti.push_back(d.dtype);
  }
  ShapeCtx sc(op, params, si, so, np);
  op.shape(params, sc);
  TypeCtx tc(op, params, ti, to, &si);
  op.dtype(params, tc);
  for (size_t i = 0; i < in.size(); ++i) {
    if (si[i] != in[i].shape)
      fail(Kind::kShape, op.name, op.input_names(params)[i], "expected shape ", si[i], ", got ", in[i].shape);
  }
  for (int i = 0; i < num_out; ++i) {
    if (!so[i].known()) {
      const auto& fields = op.params.fields;
      const bool asked = std::any_of(fields.begin(), fields.end(), [](const auto& f) { return f.name == "shape"; });
      if (in.empty() && asked) fail(Kind::kShape, op.name, "shape", "expected dimensions of 0 or more, got ", so[i]);
      fail(Kind::kShape, op.name, op.output_names(params)[i], "the shape does not follow from the inputs: ", so[i]);
    }
    if (to[i] == DType::kUnknown) to[i] = DType::kFloat32;
    if (!fits_memory(so[i], to[i]))
      fail(Kind::kMemory, op.name, op.output_names(params)[i], "expected an array that fits memory, got shape ", so[i]);
    call->out.push_back({so[i], to[i]});
  }
  call->in = std::move(in);
  if (!op.prepare) fail(Kind::kInternal, op.name, "", "the operator has no kernel");
  try {
    call->kernel = op.prepare(params, PrepareCtx{op, call->in, call->out});
  } catch (const Error& e) {
    if (!e.op().empty()) throw;
    name_culprit(e, op, params, call->in);
  }
  call->cost = estimate_cost(*call);
  return call;
}

Invocation::Invocation(const Op& o, Params p)
    : op(o),
      params(std::move(p)),
      num_inputs(o.num_inputs(params.get())),
      num_outputs(o.num_outputs(params.get())),
      num_visible(o.num_visible(params.get())),
      mutated(o.mutated(params.get())) {
  if (op.storage)
    makes_sparse = op.storage(params.get(), std::vector<StorageKind>(static_cast<size_t>(num_inputs),
                                                                     StorageKind::kDense)) != StorageKind::kDense;
  for (const FieldInfo& f : op.params.fields)
    if (f.name == "ctx") device_set = parse_device(op, f.print(params.get()), &device);
}

std::shared_ptr<Invocation> Invocation::find(const Op& op, const Attrs& attrs) {
  // What a name means to the host may change.
  if (op::start_of(op)) return std::make_shared<Invocation>(op, op.params.parse(op.name, attrs));
  struct Cache {
    std::mutex mutex;
    std::unordered_map<std::string, std::shared_ptr<Invocation>> map;
  };
  static Cache* cache = new Cache;  // leaked: calls may come while the process exits
  std::string key = op.name;
  for (const auto& [k, v] : attrs) {
    key += '\x1f';
    key += k;
    key += '\x1e';
    key += v;
  }
  {
    std::lock_guard<std::mutex> guard(cache->mutex);
    const auto it = cache->map.find(key);
    if (it != cache->map.end()) return it->second;
  }
  auto inv = std::make_shared<Invocation>(op, op.params.parse(op.name, attrs));
  std::lock_guard<std::mutex> guard(cache->mutex);
  if (cache->map.size() > 4096) cache->map.clear();
  cache->map[key] = inv;
  return inv;
}

std::shared_ptr<PreparedCall> Invocation::prepare(NDArray* const* in, int n) const {
  const bool np = np_shape();
  auto matches = [&](const PreparedCall& c) {
    if (c.np_shape != np || static_cast<int>(c.in.size()) != n) return false;
    for (int i = 0; i < n; ++i)
      if (c.in[i].dtype != in[i]->dtype() || c.in[i].shape != in[i]->shape()) return false;
    return true;
  };
  {
    std::lock_guard<SpinLock> guard(lock_);
    for (size_t i = 0; i < calls_.size(); ++i) {
      if (!matches(*calls_[i])) continue;
      if (i) std::swap(calls_[i], calls_[0]);
      return calls_[0];
    }
  }
  std::vector<Desc> descs;
  descs.reserve(n);
  for (int i = 0; i < n; ++i) descs.push_back({in[i]->shape(), in[i]->dtype()});
  auto call = prepare_call(op, params.get(), std::move(descs), np);
  std::lock_guard<SpinLock> guard(lock_);
  if (calls_.size() < kMaxCalls)
    calls_.push_back(call);
  else
    calls_[next_ = next_ % (kMaxCalls - 1) + 1] = call;
  return call;
}

void invoke(const Invocation& inv, NDArray* const* in, int num_in, NDArray** out, int num_out, const bool* wanted) {
  if (num_in != inv.num_inputs) {
    std::string names;
    const auto all = inv.op.input_names(inv.params.get());
    for (size_t i = 0; i < all.size() && i < 20; ++i) names += (names.empty() ? "" : ", ") + all[i];
    if (all.size() > 20) names += ", ...";
    fail(Kind::kArgument, inv.op.name, inv.op.inputs.empty() ? "inputs" : inv.op.inputs[0].name, "expected ",
         inv.num_inputs, " inputs (", names, "), got ", num_in);
  }
  if (num_out != inv.num_visible && num_out != inv.num_outputs)
    fail(Kind::kArgument, inv.op.name, "out", "expected ", inv.num_visible, " output arrays, got ", num_out);
  for (int i = 0; i < num_in; ++i)
    if (in[i]->is_none())
      fail(Kind::kState, inv.op.name, inv.op.input_names(inv.params.get())[i],
           "expected an array with a shape, got none");

  const bool recording = mode().recording && tape_wants(inv, in, num_in);
  if (mode().recording) {
    // Also what is not recorded itself must not change an array that a later backward will read.
    for (int i = 0; i < num_out; ++i)
      if (out[i] && (out[i]->node || (recording && std::find(in, in + num_in, out[i]) != in + num_in)))
        fail(Kind::kState, inv.op.name, "out",
             "expected an array outside of the recorded graph, got one inside (Inplace operations (+=, -=, x[:]=, etc) "
             "are not supported when recording with autograd)");
  }
  const Device device = inv.device_set ? inv.device : num_in ? in[0]->device() : Device{};

  bool sparse = inv.makes_sparse;
  for (int i = 0; i < num_in; ++i) sparse = sparse || in[i]->is_sparse();
  for (int i = 0; i < num_out; ++i) sparse = sparse || (out[i] && out[i]->is_sparse());
  if (sparse && !inv.op.execute) {
    const profiler::Label what = profiler::label(profiler::kImperative, inv.op.name);
    const profiler::Timer timer(what);
    std::vector<NDArray> outputs = invoke_sparse(inv, in, num_in);
    for (int i = 0; i < num_out; ++i) {
      if (!out[i])
        out[i] = new NDArray(outputs[i]);
      else if (out[i]->is_none())
        *out[i] = outputs[i];
      else
        copy_into(outputs[i], *out[i]);
    }
    if (recording) tape_record(inv, in, num_in, out, num_out, outputs);
    return;
  }
  if (inv.op.execute) {
    std::vector<NDArray> ins, outs(inv.num_outputs);
    ins.reserve(num_in);
    for (int i = 0; i < num_in; ++i) ins.push_back(*in[i]);
    for (int i = 0; i < num_out; ++i)
      if (out[i]) outs[i] = *out[i];
    std::optional<Invocation> started;  // the call with what it keeps for its gradient
    if (const op::StartFn* start = op::start_of(inv.op)) {
      std::vector<Desc> descs;
      for (const NDArray& a : ins) descs.push_back({a.shape(), a.dtype()});
      started.emplace(inv.op, (*start)(inv.params, descs));
    }
    const Invocation& call = started ? *started : inv;
    const profiler::Label what = profiler::label(profiler::kImperative, inv.op.name);
    const profiler::Timer timer(what);
    call.op.execute(call.params, ArrayCall{ins, outs, mode().training});
    for (int i = 0; i < num_out; ++i) {
      if (!out[i])
        out[i] = new NDArray(outs[i]);
      else if (out[i]->is_none())
        *out[i] = outs[i];
      else if (!(out[i]->storage_ptr() == outs[i].storage_ptr()))
        copy_into(outs[i], *out[i]);  // the operator could not write where it was to
    }
    if (recording) tape_record(call, in, num_in, out, num_out, outs);
    return;
  }

  const std::shared_ptr<PreparedCall> prepared = inv.prepare(in, num_in);
  const PreparedCall& call = *prepared;
  for (int i = 0; i < num_out; ++i) {
    if (!out[i]) continue;
    const Desc& d = call.out[i];
    if (out[i]->is_none()) {
      *out[i] = NDArray(d.shape, d.dtype, device);
    } else if (out[i]->shape() != d.shape) {
      fail(Kind::kShape, inv.op.name, "out", "expected shape ", d.shape, ", got ", out[i]->shape());
    } else if (out[i]->dtype() != d.dtype) {
      fail(Kind::kType, inv.op.name, "out", "expected dtype ", dtype_name(d.dtype), ", got ",
           dtype_name(out[i]->dtype()));
    }
  }

  // The array that each output is computed into, and those to copy from there to where the caller wants them.
  constexpr int kFast = 4;
  NDArray fast[kFast];
  std::vector<NDArray> slow;
  NDArray* result = fast;
  if (inv.num_outputs > kFast) {
    slow.resize(inv.num_outputs);
    result = slow.data();
  }
  bool copies = false;
  for (int i = 0; i < inv.num_outputs; ++i) {
    if (wanted && !wanted[i] && inv.op.optional_outputs) continue;
    // What only a gradient would read is left out when nothing is recorded.
    if (inv.op.optional_outputs && !recording && i >= num_out && i >= inv.num_visible) continue;
    if (i < num_out && out[i] && !needs_temporary(inv, in, num_in, *out[i], i)) {
      result[i] = out[i]->detach();
    } else {
      result[i] = NDArray(call.out[i].shape, call.out[i].dtype, device);
      copies = copies || (i < num_out && out[i]);
    }
  }

  VarLists vars;
  for (int i = 0; i < num_in; ++i) vars.read(in[i]->var());
  for (const int m : inv.mutated) vars.write(in[m]->var());
  for (int i = 0; i < inv.num_outputs; ++i)
    if (!result[i].is_none()) vars.write(result[i].var());
  const RandomStream rng = inv.op.random ? next_random_stream() : RandomStream{0, 0};
  const bool is_train = mode().training;

  const profiler::Label what = profiler::label(profiler::kImperative, inv.op.name);
  Engine& engine = Engine::get();
  const bool ran = (call.cost <= kInlineCost || engine.naive()) && engine.try_run(vars, [&] {
    const profiler::Timer timer(what);
    Frame frame(num_in, inv.num_outputs);
    for (int i = 0; i < num_in; ++i) frame.in[i] = in[i]->data();
    for (int i = 0; i < inv.num_outputs; ++i) frame.out[i] = result[i].is_none() ? nullptr : result[i].data();
    run_kernel(call, frame.in, frame.out, is_train, rng);
  });
  if (!ran) {
    std::vector<NDArray> ins, outs(result, result + inv.num_outputs);
    for (int i = 0; i < num_in; ++i) ins.push_back(in[i]->detach());
    engine.push(vars, [prepared, ins = std::move(ins), outs = std::move(outs), is_train, rng, what] {
      const profiler::Timer timer(what);
      Frame frame(static_cast<int>(ins.size()), static_cast<int>(outs.size()));
      for (size_t i = 0; i < ins.size(); ++i) frame.in[i] = ins[i].data();
      for (size_t i = 0; i < outs.size(); ++i) frame.out[i] = outs[i].is_none() ? nullptr : outs[i].data();
      run_kernel(*prepared, frame.in, frame.out, is_train, rng);
    });
  }

  if (copies) {
    for (int i = 0; i < num_out; ++i)
      if (out[i] && !(out[i]->storage_ptr() == result[i].storage_ptr())) copy_into(result[i], *out[i]);
  }
  for (int i = 0; i < num_out; ++i)
    if (!out[i]) out[i] = new NDArray(result[i]);
  if (recording) {
    std::vector<NDArray> outputs(result, result + inv.num_outputs);
    tape_record(inv, in, num_in, out, num_out, outputs);
  }
}

std::vector<NDArray> invoke(const Invocation& inv, const std::vector<NDArray>& in, const bool* wanted) {
  std::vector<NDArray*> ins;
  for (const NDArray& a : in) ins.push_back(const_cast<NDArray*>(&a));
  std::vector<NDArray*> outs(inv.num_outputs, nullptr);
  invoke(inv, ins.data(), static_cast<int>(ins.size()), outs.data(), inv.num_outputs, wanted);
  std::vector<NDArray> r;
  for (NDArray* o : outs) {
    r.push_back(*o);
    delete o;
  }
  return r;
}

std::vector<NDArray> invoke(const Op& op, const Params& params, const std::vector<NDArray>& in, const bool* wanted) {
  return invoke(Invocation(op, params), in, wanted);
}

void copy_into(const NDArray& src, NDArray& dst) {
  if (src.size() != dst.size())
    fail(Kind::kShape, "_copyto", "data", "expected ", dst.size(), " elements, got ", src.size());
  if (src.is_sparse() || dst.is_sparse()) {
    copy_sparse(src, dst);
    return;
  }
  if (src.storage_ptr() == dst.storage_ptr() && src.offset() == dst.offset() && src.dtype() == dst.dtype()) return;
  const NDArray s = src.detach(), d = dst.detach();
  VarLists vars;
  vars.read(s.var());
  vars.write(d.var());
  auto work = [s, d] {
    if (s.size() == 0) return;
    if (s.dtype() == d.dtype()) {
      if (s.storage_ptr() == d.storage_ptr())
        std::memmove(d.data(), s.data(), s.bytes());
      else
        copy_bytes(d.data(), s.data(), s.bytes());
      return;
    }
    dispatch_all(s.dtype(), [&](auto from) {
      dispatch_all(d.dtype(), [&](auto to) {
        using From = typename decltype(from)::type;
        using To = typename decltype(to)::type;
        const From* a = static_cast<const From*>(s.data());
        To* b = static_cast<To*>(d.data());
        for (int64_t i = 0; i < s.size(); ++i) b[i] = convert<To>(a[i]);
      });
    });
  };
  Engine& engine = Engine::get();
  if (s.bytes() < (size_t{1} << 20) && engine.try_run(vars, work)) return;
  engine.push(vars, work);
}

}  // namespace mxhub
