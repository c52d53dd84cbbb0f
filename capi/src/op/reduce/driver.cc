// Prepares reduction kernels.
#include "op/reduce/driver.h"

#include <algorithm>

#include "base/parallel.h"

namespace mxhub::op {
namespace {

constexpr int64_t kSplit = 65536;  // elements in one part of a long reduction

// The input seen as kept and reduced dimensions with their steps (in elements), neighbours merged. The innermost
// dimension is apart: `inner` elements, kept or reduced.
struct Plan {
  std::vector<int64_t> kept, kept_step, reduced, reduced_step;
  int64_t inner = 1;
  bool inner_reduced = false;
  int64_t outputs = 1;  // kept combinations without the inner dimension
  int64_t turns = 1;    // reduced combinations without the inner dimension
};

Plan make_plan(const Shape& in, const std::vector<bool>& flags) {
  std::vector<int64_t> dims;
  std::vector<bool> red;
  for (int i = 0; i < in.ndim(); ++i) {
    if (in[i] == 1) continue;
    if (!dims.empty() && red.back() == flags[i])
      dims.back() *= in[i];
    else {
      dims.push_back(in[i]);
      red.push_back(flags[i]);
    }
  }
  Plan p;
  if (dims.empty()) return p;
  p.inner = dims.back();
  p.inner_reduced = red.back();
  int64_t step = p.inner;
  for (int i = static_cast<int>(dims.size()) - 2; i >= 0; --i) {
    auto& d = red[i] ? p.reduced : p.kept;
    auto& s = red[i] ? p.reduced_step : p.kept_step;
    d.insert(d.begin(), dims[i]);
    s.insert(s.begin(), step);
    (red[i] ? p.turns : p.outputs) *= dims[i];
    step *= dims[i];
  }
  return p;
}

int64_t offset_of(int64_t index, const std::vector<int64_t>& dims, const std::vector<int64_t>& steps) {
  int64_t offset = 0;
  for (int i = static_cast<int>(dims.size()) - 1; i >= 0; --i) {
    offset += index % dims[i] * steps[i];
    index /= dims[i];
  }
  return offset;
}

// All turns [begin, end) for one output or one group of columns.
void take_turns(const Plan& p, const ReduceLoops& loops, const char* x, int64_t size, int64_t begin, int64_t end,
                int64_t cols, void* acc) {
  if (p.inner_reduced) {
    for (int64_t t = begin; t < end; ++t) loops.row(x + offset_of(t, p.reduced, p.reduced_step) * size, p.inner, acc);
    return;
  }
  if (p.reduced.empty()) {
    loops.cols(x, 1, 0, cols, acc);
    return;
  }
  // The last reduced dimension is a run of evenly spaced rows.
  const int64_t last = p.reduced.back(), stride = p.reduced_step.back();
  for (int64_t t = begin; t < end;) {
    const int64_t run = std::min(last - t % last, end - t);
    loops.cols(x + offset_of(t, p.reduced, p.reduced_step) * size, run, stride, cols, acc);
    t += run;
  }
}

struct Job {
  Plan plan;
  ReduceLoops loops;
  FinishLoop finish;
  int64_t size = 0, out_size = 0, cols = 1, groups = 1, tasks = 1, part = 1, parts = 1;
  double count = 0;
};

// One task: the output `task` when the inner dimension is reduced, else a group of columns of it.
void locate(const Job& j, int64_t task, int64_t* in, int64_t* out, int64_t* cols) {
  const int64_t o = task / j.groups, g = task % j.groups;
  *in = offset_of(o, j.plan.kept, j.plan.kept_step) + g * kReduceCols;
  *out = j.plan.inner_reduced ? o : o * j.plan.inner + g * kReduceCols;
  *cols = j.plan.inner_reduced ? 1 : std::min(kReduceCols, j.plan.inner - g * kReduceCols);
}

void run_whole(const Job& j, const RunCtx& r) {
  const int64_t work = std::max<int64_t>(1, j.plan.turns * (j.plan.inner_reduced ? j.plan.inner : j.cols));
  parallel_for(j.tasks, std::max<int64_t>(1, kSplit / work), [&](int64_t begin, int64_t end) {
    double acc[kReduceCols];
    for (int64_t task = begin; task < end; ++task) {
      int64_t in, out, cols;
      locate(j, task, &in, &out, &cols);
      j.loops.start(acc, cols);
      take_turns(j.plan, j.loops, r.input<char>(0) + in * j.size, j.size, 0, j.plan.turns, cols, acc);
      j.finish(acc, cols, j.count, r.output<char>(0) + out * j.out_size);
    }
  });
}

// Few outputs out of many elements: parts of fixed size, joined in order, so that threads change nothing. All parts of
// all tasks are one loop, because every end of a loop waits for the slowest thread.
void run_parts(const Job& j, const RunCtx& r) {
  double* partial = static_cast<double*>(r.scratch);
  const bool long_row = j.plan.inner_reduced && j.plan.turns == 1;
  parallel_for(j.tasks * j.parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      int64_t in, out, cols;
      locate(j, k / j.parts, &in, &out, &cols);
      const char* x = r.input<char>(0) + in * j.size;
      double* acc = partial + k * j.cols;
      j.loops.start(acc, cols);
      const int64_t from = k % j.parts * j.part;
      if (long_row) {
        j.loops.row(x + from * j.size, std::min(j.part, j.plan.inner - from), acc);
      } else {
        take_turns(j.plan, j.loops, x, j.size, from, std::min(j.plan.turns, from + j.part), cols, acc);
      }
    }
  });
  for (int64_t task = 0; task < j.tasks; ++task) {
    int64_t in, out, cols;
    locate(j, task, &in, &out, &cols);
    double* sum = partial + task * j.parts * j.cols;
    for (int64_t k = 1; k < j.parts; ++k) j.loops.merge(sum, sum + k * j.cols, cols);
    j.finish(sum, cols, j.count, r.output<char>(0) + out * j.out_size);
  }
}

}  // namespace

Kernel reduce_kernel(ReduceFn f, Finish finish, const Desc& in, const std::vector<bool>& reduced, DType out) {
  Job j;
  j.loops = reduce_loops(f, in.dtype);
  j.finish = finish_loop(finish, in.dtype, out);
  j.size = static_cast<int64_t>(dtype_size(in.dtype));
  j.out_size = static_cast<int64_t>(dtype_size(out));
  int64_t count = 1, outputs = 1;
  for (int i = 0; i < in.shape.ndim(); ++i) (reduced[i] ? count : outputs) *= in.shape[i];
  j.count = static_cast<double>(count);
  if (count == 0) {  // nothing to take: the result is the start value
    return {[j, outputs](const RunCtx& r) {
      double acc;
      for (int64_t i = 0; i < outputs; ++i) {
        j.loops.start(&acc, 1);
        j.finish(&acc, 1, 0, r.output<char>(0) + i * j.out_size);
      }
    }};
  }
  if (outputs == 0) return {[](const RunCtx&) {}};
  j.plan = make_plan(in.shape, reduced);
  const Plan& p = j.plan;
  if (p.kept.empty() && p.inner_reduced && p.turns == 1 && p.inner < 2 * kSplit) {  // a short sum of everything
    return {
        [row = j.loops.row, start = j.loops.start, finish = j.finish, n = p.inner, count = j.count](const RunCtx& r) {
          double acc;
          start(&acc, 1);
          row(r.in[0], n, &acc);
          finish(&acc, 1, count, r.out[0]);
        }};
  }
  j.groups = p.inner_reduced ? 1 : (p.inner + kReduceCols - 1) / kReduceCols;
  j.cols = p.inner_reduced ? 1 : std::min(kReduceCols, p.inner);
  j.tasks = p.outputs * j.groups;
  const bool long_row = p.inner_reduced && p.turns == 1;
  const int64_t elements = in.size();
  j.parts = 1;
  if (j.tasks <= 8 && elements / j.tasks >= 2 * kSplit) {
    const int64_t each = long_row ? 1 : (p.inner_reduced ? p.inner : j.cols);  // elements of one step of `part`
    j.part = std::max<int64_t>(1, kSplit / each);
    j.parts = ((long_row ? p.inner : p.turns) + j.part - 1) / j.part;
  }
  if (j.parts > 1) {
    const size_t scratch = static_cast<size_t>(j.tasks * j.parts * j.cols) * sizeof(double);
    return {[j](const RunCtx& r) { run_parts(j, r); }, scratch, 0};
  }
  return {[j](const RunCtx& r) { run_whole(j, r); }};
}

std::vector<bool> reduced_axes(const std::optional<Shape>& axes, bool exclude, int ndim) {
  std::vector<bool> flags(static_cast<size_t>(std::max(ndim, 0)), !axes || axes->ndim() <= 0);
  if (!axes || axes->ndim() <= 0) return flags;
  for (const int64_t a : *axes) flags[static_cast<size_t>(a < 0 ? a + ndim : a)] = true;
  if (exclude) flags.flip();
  return flags;
}

std::vector<bool> reduced_axes(const ShapeCtx& c, const std::optional<Shape>& axes, bool exclude, int ndim,
                               const char* param) {
  if (axes && axes->ndim() > 0) {
    std::vector<bool> seen(static_cast<size_t>(std::max(ndim, 1)));
    for (const int64_t a : *axes) {
      const auto axis = static_cast<size_t>(c.axis(a, ndim, param));
      if (seen[axis]) c.bad_param(param, cat("expected each axis once, got ", *axes));
      seen[axis] = true;
    }
  }
  return reduced_axes(axes, exclude, ndim);
}

Shape reduced_shape(const Shape& in, const std::vector<bool>& reduced, bool keepdims) {
  Shape out{std::initializer_list<int64_t>{}};
  for (int i = 0; i < in.ndim(); ++i) {
    if (!reduced[i])
      out.push_back(in[i]);
    else if (keepdims)
      out.push_back(1);
  }
  if (out.ndim() == 0 && !keepdims) out.push_back(1);
  return out;
}

}  // namespace mxhub::op
