// Imperative calls with sparse inputs or outputs.
#include "autograd/sparse_invoke.h"

#include <algorithm>
#include <cstring>

#include "autograd/mode.h"
#include "engine/engine.h"
#include "op/random_state.h"
#include "tensor/sparse.h"

namespace mxhub {
namespace {
struct NoRecording {
  NoRecording() : saved(mode().recording) { mode().recording = false; }
  ~NoRecording() { mode().recording = saved; }
  const bool saved;
};

// The call on dense arrays, finished.
std::vector<NDArray> run_dense(const Invocation& inv, const std::vector<NDArray>& in) {
  std::vector<NDArray*> ins;
  for (const NDArray& a : in) ins.push_back(const_cast<NDArray*>(&a));
  const auto prepared = inv.prepare(ins.data(), static_cast<int>(ins.size()));
  std::vector<NDArray> out;
  std::vector<void*> frame;
  for (const NDArray& a : in) frame.push_back(a.data());
  for (const Desc& d : prepared->out) {
    out.emplace_back(d.shape, d.dtype, in.empty() ? Device{} : in[0].device());
    frame.push_back(out.back().data());
  }
  NDArray scratch(Shape{static_cast<int64_t>(prepared->kernel.scratch) + 1}, DType::kUint8);
  const RandomStream rng = inv.op.random ? next_random_stream() : RandomStream{0, 0};
  prepared->kernel.run(
      RunCtx{frame.data(), frame.data() + in.size(), scratch.data(), mode().training, rng.seed, rng.stream});
  return out;
}

NDArray with_values(const NDArray& pattern, const NDArray& values) {
  NDArray r(pattern.kind(), pattern.shape(), values.dtype(), pattern.device());
  r.parts().values = values;
  r.parts().aux = pattern.parts().aux;
  return r;
}

NDArray ones(const NDArray& like) {
  NDArray r(like.shape(), like.dtype(), like.device());
  dispatch_all(r.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    std::fill_n(static_cast<T*>(r.data()), r.size(), static_cast<T>(1));
  });
  return r;
}

// f(stored values) where f(0) is 0; false where it is not.
bool run_on_values(const Invocation& inv, const NDArray& a, NDArray* out) {
  NDArray zero(Shape{1}, a.dtype(), a.device());
  std::memset(zero.data(), 0, zero.bytes());
  const NDArray image = run_dense(inv, {zero})[0];
  const bool keeps = dispatch_all(image.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    return static_cast<Compute<T>>(*static_cast<const T*>(image.data())) == Compute<T>(0);
  });
  if (!keeps) return false;
  *out = with_values(a, run_dense(inv, {a.parts().values})[0]);
  return true;
}
// An optimizer's update with a sparse form (a name that begins with _sparse_) and a row_sparse gradient, which leaves
// the rows alone that the gradient does not store.
bool updates_rows(const Invocation& inv, NDArray* const* in, int num_in) {
  if (num_in < 2 || inv.op.inputs.size() < 2 || inv.op.inputs[1].name != "grad" ||
      in[1]->kind() != StorageKind::kRowSparse)
    return false;
  const auto sparse_name = [](const std::string& name) { return name.compare(0, 8, "_sparse_") == 0; };
  if (!sparse_name(inv.op.name) && std::none_of(inv.op.aliases.begin(), inv.op.aliases.end(), sparse_name))
    return false;
  for (int i = 0; i < num_in; ++i)
    if (in[i]->shape() != in[1]->shape()) return false;
  for (const FieldInfo& f : inv.op.params.fields)
    if (f.name == "lazy_update") {
      const std::string text = f.print(inv.params.get());
      return text == "True" || text == "1";
    }
  return true;
}

// `dense` are the inputs; those that the update changes are changed in place.
std::vector<NDArray> update_rows(const Invocation& inv, const NDArray& grad, const std::vector<NDArray>& dense) {
  std::vector<NDArray> rows;
  for (size_t i = 0; i < dense.size(); ++i)
    rows.push_back(i == 1 ? grad.parts().values : sample(dense[i], grad).parts().values);
  NDArray out(dense[0].shape(), dense[0].dtype(), dense[0].device());
  if (out.bytes()) std::memcpy(out.data(), dense[0].data(), out.bytes());
  if (grad.parts().aux[0].size() == 0) return {out};
  const std::vector<NDArray> results = run_dense(inv, rows);
  for (const int m : inv.mutated) put_rows(rows[m], grad, dense[m]);
  put_rows(results[0], grad, out);
  return {out};
}
}  // namespace

std::vector<NDArray> invoke_sparse(const Invocation& inv, NDArray* const* in, int num_in) {
  const NoRecording quiet;
  std::vector<NDArray> dense;
  std::vector<StorageKind> kinds;
  for (int i = 0; i < num_in; ++i) {
    Engine::get().wait_read(in[i]->var());
    const std::string wrong = check_format(*in[i], true);
    if (!wrong.empty())
      fail(Kind::kArgument, inv.op.name, inv.op.input_names(inv.params.get())[i], "not a valid ",
           storage_name(in[i]->kind()), " array: ", wrong);
    kinds.push_back(in[i]->kind());
  }
  const SparseRule rule = inv.op.sparse_rule;
  if (rule == SparseRule::kValues && num_in == 1 && in[0]->is_sparse() && inv.num_outputs == 1) {
    NDArray out;
    if (run_on_values(inv, *in[0], &out)) return {out};
  }
  for (int i = 0; i < num_in; ++i) dense.push_back(to_dense(*in[i]).detach());
  for (const int m : inv.mutated) Engine::get().wait_write(in[m]->var());
  std::vector<NDArray> outputs =
      updates_rows(inv, in, num_in) ? update_rows(inv, *in[1], dense) : run_dense(inv, dense);
  for (const int m : inv.mutated) {
    if (in[m]->is_sparse()) copy_parts(dense[m], *in[m]);
    in[m]->var()->version.fetch_add(1, std::memory_order_relaxed);
  }
  const bool pair = num_in == 2 && in[0]->is_sparse();
  if ((rule == SparseRule::kUnion || rule == SparseRule::kFirst) && pair && kinds[0] == kinds[1]) {
    outputs[0] = sample(outputs[0], union_pattern(*in[0], *in[1]));
  } else if (rule == SparseRule::kFirst && pair && kinds[1] == StorageKind::kDense &&
             outputs[0].shape() == in[0]->shape()) {
    outputs[0] = sample(outputs[0], *in[0]);
  } else if (rule == SparseRule::kFirst && num_in == 2 && kinds[0] == StorageKind::kDense && in[1]->is_sparse() &&
             outputs[0].shape() == in[1]->shape()) {
    outputs[0] = sample(outputs[0], *in[1]);
  } else if (inv.op.storage) {
    const StorageKind kind = inv.op.storage(inv.params.get(), kinds);
    if (kind != StorageKind::kDense && num_in > 0 && in[0]->is_sparse() && kind == kinds[0]) {
      // What is stored stays stored though its value is zero: ones in the same places show where values went.
      dense[0] = to_dense(with_values(*in[0], ones(in[0]->parts().values)));
      outputs[0] = sample(outputs[0], from_dense(run_dense(inv, dense)[0], kind));
    } else {
      outputs[0] = from_dense(outputs[0], kind);
    }
  }
  return outputs;
}

void copy_sparse(const NDArray& src, const NDArray& dst) {
  Engine::get().wait_read(src.var());
  Engine::get().wait_write(dst.var());
  copy_parts(src, dst);
  dst.var()->version.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace mxhub
