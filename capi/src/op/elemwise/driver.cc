// Prepares kernels out of elementwise loops.
#include "op/elemwise/driver.h"

#include <algorithm>
#include <cstring>

#include "base/copy.h"
#include "base/parallel.h"

namespace mxhub::op {
namespace {
constexpr int64_t kPieceBytes = 8192;  // pieces that stay in the first cache

// On one thread: f(begin, end, destination) for the piece [begin, end) of a result of `size` bytes an element.
template <class F>
void streamed(int64_t begin, int64_t end, char* out, int64_t size, const F& f) {
  alignas(64) char piece[kPieceBytes];
  const int64_t step = kPieceBytes / size;
  for (int64_t i = begin; i < end; i += step) {
    const int64_t stop = std::min(end, i + step);
    f(i, stop, piece);
    stream_copy(out + i * size, piece, static_cast<size_t>((stop - i) * size));
  }
}

double kernel_cost(int64_t n, int cost) { return cost <= 4 ? 0 : static_cast<double>(n) * cost * 0.5; }

Kernel flat_unary(UnaryLoop loop, int64_t n, int64_t in_size, int64_t out_size, int cost) {
  if (n < 2 * grain_for(cost))
    return {[loop, n](const RunCtx& r) { loop(r.in[0], r.out[0], n); }, 0, kernel_cost(n, cost)};
  const bool stream = n * out_size >= kStreamBytes && cost <= 4;
  return {[=](const RunCtx& r) {
            const char* x = r.input<char>(0);
            char* y = r.output<char>(0);
            parallel_for(n, grain_for(cost), [=](int64_t begin, int64_t end) {
              if (stream && x != y) {
                streamed(begin, end, y, out_size,
                         [=](int64_t b, int64_t e, void* to) { loop(x + b * in_size, to, e - b); });
              } else {
                loop(x + begin * in_size, y + begin * out_size, end - begin);
              }
            });
          },
          0, kernel_cost(n, cost)};
}

// a_col and b_col of 0: a scalar operand, given by the caller of `run`.
void run_flat(const LoopSpec& f, const char* a, const char* b, char* z, int64_t n, int a_col, int b_col) {
  const bool stream = n * f.out_size >= kStreamBytes && f.cost <= 4 && a != z && b != z;
  parallel_for(n, grain_for(f.cost), [=](int64_t begin, int64_t end) {
    const auto run = [=](int64_t i, int64_t e, void* to) {
      f.loop(a + a_col * i * f.in_size, b + b_col * i * f.in_size, to, flat_block(e - i, a_col, b_col));
    };
    if (stream)
      streamed(begin, end, z, f.out_size, run);
    else
      run(begin, end, z + begin * f.out_size);
  });
}

Kernel flat_binary(const LoopSpec& f, int64_t n, int a_col, int b_col) {
  if (n < 2 * grain_for(f.cost)) {
    return {[loop = f.loop, k = flat_block(n, a_col, b_col)](const RunCtx& r) { loop(r.in[0], r.in[1], r.out[0], k); },
            0, kernel_cost(n, f.cost)};
  }
  return {[=](const RunCtx& r) { run_flat(f, r.input<char>(0), r.input<char>(1), r.output<char>(0), n, a_col, b_col); },
          0, kernel_cost(n, f.cost)};
}

template <class T>
void copy_block(const void* xv, void* yv, const Block& k) {
  const T* x = static_cast<const T*>(xv);
  T* y = static_cast<T*>(yv);
  for (int64_t r = 0; r < k.rows; ++r, x += k.a_row, y += k.cols) {
    if (k.a_col)
      std::memcpy(y, x, static_cast<size_t>(k.cols) * sizeof(T));
    else
      std::fill_n(y, k.cols, *x);
  }
}
}  // namespace

template <class F>
void for_each_block(const BroadcastPlan& p, int64_t grain, const F& f) {
  const int nd = static_cast<int>(p.dims.size());
  const int64_t cols = p.dims[nd - 1];
  const int a_col = static_cast<int>(p.a_step[nd - 1]), b_col = static_cast<int>(p.b_step[nd - 1]);
  int64_t rows = 1;
  for (int i = 0; i + 1 < nd; ++i) rows *= p.dims[i];
  if (rows * cols == 0) return;
  if (rows < 4 && cols >= 2 * grain) {  // few long rows: divide the rows themselves
    for (int64_t r = 0; r < rows; ++r) {
      int64_t a = 0, b = 0, rest = r;
      for (int i = nd - 2; i >= 0; --i) {
        a += rest % p.dims[i] * p.a_step[i];
        b += rest % p.dims[i] * p.b_step[i];
        rest /= p.dims[i];
      }
      parallel_for(cols, grain, [&, a, b](int64_t begin, int64_t end) {
        f(a + begin * a_col, b + begin * b_col, r * cols + begin, Block{1, end - begin, 0, 0, a_col, b_col});
      });
    }
    return;
  }
  parallel_for(rows, std::max<int64_t>(1, grain / cols), [&](int64_t row, int64_t end) {
    if (nd == 1) {
      f(0, 0, 0, Block{1, cols, 0, 0, a_col, b_col});
      return;
    }
    const int64_t inner = p.dims[nd - 2];
    while (row < end) {
      int64_t rest = row / inner;
      const int64_t j = row % inner;
      int64_t a = j * p.a_step[nd - 2], b = j * p.b_step[nd - 2];
      for (int i = nd - 3; i >= 0; --i) {
        a += rest % p.dims[i] * p.a_step[i];
        b += rest % p.dims[i] * p.b_step[i];
        rest /= p.dims[i];
      }
      const int64_t count = std::min(inner - j, end - row);
      f(a, b, row * cols, Block{count, cols, p.a_step[nd - 2], p.b_step[nd - 2], a_col, b_col});
      row += count;
    }
  });
}

ScalarBits scalar_bits(DType t, double v) {
  ScalarBits s{};
  dispatch_all(t, [&](auto tag) {
    using T = typename decltype(tag)::type;
    T x;
    if constexpr (is_float_type<T>)
      x = static_cast<T>(static_cast<Compute<T>>(v));
    else if constexpr (std::is_same_v<T, bool>)
      x = v != 0;
    else if (v >= 9223372036854775808.0)
      x = static_cast<T>(v < 18446744073709551616.0 ? static_cast<uint64_t>(v) : ~uint64_t{0});
    else
      x = static_cast<T>(v >= -9223372036854775808.0 ? static_cast<int64_t>(v) : INT64_MIN);
    std::memcpy(s.bytes, &x, sizeof(T));
  });
  return s;
}

bool broadcast_shape(const Shape& a, const Shape& b, Shape* out) {
  if (!a.ndim_known() || !b.ndim_known()) return true;
  const int nd = std::max(a.ndim(), b.ndim());
  *out = Shape::of(nd);
  for (int i = 0; i < nd; ++i) {
    const int ia = i - (nd - a.ndim()), ib = i - (nd - b.ndim());
    const int64_t x = ia < 0 ? 1 : a[ia], y = ib < 0 ? 1 : b[ib];
    int64_t& d = (*out)[i];
    if (x == y || y == 1)
      d = x;
    else if (x == 1)
      d = y;
    else if (x < 0)
      d = y;  // an unknown dimension must become what the other one is, or 1
    else if (y < 0)
      d = x;
    else
      return false;
    if ((x < 0 && y == 1) || (y < 0 && x == 1)) d = -1;
  }
  return true;
}

void broadcast_rule(ShapeCtx& c) {
  Shape out;
  if (!broadcast_shape(c.in(0), c.in(1), &out))
    c.bad_input(1, cat("expected a shape that broadcasts with ", c.in(0), ", got ", c.in(1)));
  c.set_out(0, out);
}

BroadcastPlan plan_broadcast(const Shape& a, const Shape& b, const Shape& out) {
  BroadcastPlan p;
  int64_t size_a = 1, size_b = 1;
  // From the last dimension to the first; dimension 0 of the plan is the innermost until the end.
  for (int i = out.ndim() - 1; i >= 0; --i) {
    const int ia = i - (out.ndim() - a.ndim()), ib = i - (out.ndim() - b.ndim());
    const int64_t d = out[i], da = ia < 0 ? 1 : a[ia], db = ib < 0 ? 1 : b[ib];
    const int64_t sa = da == 1 ? 0 : size_a, sb = db == 1 ? 0 : size_b;
    size_a *= da;
    size_b *= db;
    if (d == 1) continue;
    if (!p.dims.empty() && sa == p.a_step.back() * p.dims.back() && sb == p.b_step.back() * p.dims.back()) {
      p.dims.back() *= d;
    } else {
      p.dims.push_back(d);
      p.a_step.push_back(sa);
      p.b_step.push_back(sb);
    }
  }
  if (p.dims.empty()) {
    p.dims = {1};
    p.a_step = p.b_step = {1};
  }
  std::reverse(p.dims.begin(), p.dims.end());
  std::reverse(p.a_step.begin(), p.a_step.end());
  std::reverse(p.b_step.begin(), p.b_step.end());
  return p;
}

Kernel unary_kernel(UnaryFn f, DType t, int64_t n) {
  const auto size = static_cast<int64_t>(dtype_size(t));
  return flat_unary(unary_loop(f, t), n, size, size, unary_cost(f));
}

Kernel cast_kernel(DType from, DType to, int64_t n) {
  return flat_unary(cast_loop(from, to), n, static_cast<int64_t>(dtype_size(from)),
                    static_cast<int64_t>(dtype_size(to)), 1);
}

LoopSpec loop_spec(BinaryFn f, DType t) {
  const auto size = static_cast<int64_t>(dtype_size(t));
  return {binary_loop(f, t), binary_cost(f), size, size};
}

Kernel binary_kernel(BinaryFn f, DType t, int64_t n) { return flat_binary(loop_spec(f, t), n, 1, 1); }

namespace {
// A block of a result that goes past the caches: its rows are neighbours.
void stream_block(const LoopSpec& f, const char* a, const char* b, char* z, const Block& k) {
  alignas(64) char piece[kPieceBytes];
  const int64_t room = kPieceBytes / f.out_size, rows = std::max<int64_t>(1, room / k.cols);
  for (int64_t r = 0; r < k.rows; r += rows) {
    for (int64_t c = 0; c < k.cols; c += room) {
      Block part = k;
      part.rows = std::min(rows, k.rows - r);
      part.cols = std::min(room, k.cols - c);
      f.loop(a + (r * k.a_row + c * k.a_col) * f.in_size, b + (r * k.b_row + c * k.b_col) * f.in_size, piece, part);
      stream_copy(z + (r * k.cols + c) * f.out_size, piece, static_cast<size_t>(part.rows * part.cols * f.out_size));
    }
  }
}
}  // namespace

Kernel broadcast_kernel(const LoopSpec& f, const Shape& a, const Shape& b, const Shape& out) {
  const int64_t n = out.size();
  if (a.size() == n && b.size() == n) return flat_binary(f, n, 1, 1);
  BroadcastPlan p = plan_broadcast(a, b, out);
  if (p.dims.size() == 1) return flat_binary(f, n, static_cast<int>(p.a_step[0]), static_cast<int>(p.b_step[0]));
  const bool large = n * f.out_size >= kStreamBytes && f.cost <= 4;
  return {[=, p = std::move(p)](const RunCtx& r) {
            const char* x = r.input<char>(0);
            const char* y = r.input<char>(1);
            char* z = r.output<char>(0);
            const auto run = large && x != z && y != z ? stream_block
                                                       : [](const LoopSpec& f, const char* a, const char* b, char* to,
                                                            const Block& k) { f.loop(a, b, to, k); };
            for_each_block(p, grain_for(f.cost), [&](int64_t a, int64_t b, int64_t o, const Block& k) {
              run(f, x + a * f.in_size, y + b * f.in_size, z + o * f.out_size, k);
            });
          },
          0, kernel_cost(n, f.cost)};
}

Kernel broadcast_kernel(BinaryFn f, DType t, const Shape& a, const Shape& b, const Shape& out) {
  return broadcast_kernel(loop_spec(f, t), a, b, out);
}

Kernel scalar_kernel(const LoopSpec& f, DType in, DType operand, double scalar, bool reversed, int64_t n) {
  const ScalarBits s = scalar_bits(operand, scalar);
  if (in == operand && n < 2 * grain_for(f.cost)) {
    const Block k = reversed ? flat_block(n, 0, 1) : flat_block(n, 1, 0);
    const BinaryLoop loop = f.loop;
    if (reversed) return {[=](const RunCtx& r) { loop(s.bytes, r.in[0], r.out[0], k); }, 0, kernel_cost(n, f.cost)};
    return {[=](const RunCtx& r) { loop(r.in[0], s.bytes, r.out[0], k); }, 0, kernel_cost(n, f.cost)};
  }
  if (in == operand) {
    return {[=](const RunCtx& r) {
              const char* x = r.input<char>(0);
              const char* v = reinterpret_cast<const char*>(s.bytes);
              if (reversed)
                run_flat(f, v, x, r.output<char>(0), n, 0, 1);
              else
                run_flat(f, x, v, r.output<char>(0), n, 1, 0);
            },
            0, kernel_cost(n, f.cost)};
  }
  const UnaryLoop cast = cast_loop(in, operand);
  const auto in_size = static_cast<int64_t>(dtype_size(in));
  return {[=](const RunCtx& r) {
            const char* x = r.input<char>(0);
            char* z = r.output<char>(0);
            parallel_for(n, grain_for(f.cost), [=](int64_t begin, int64_t end) {
              alignas(64) char piece[kPieceBytes];
              for (int64_t i = begin; i < end; i += kPieceBytes / 8) {
                const int64_t m = std::min(end - i, kPieceBytes / 8);
                cast(x + i * in_size, piece, m);
                if (reversed)
                  f.loop(s.bytes, piece, z + i * f.out_size, flat_block(m, 0, 1));
                else
                  f.loop(piece, s.bytes, z + i * f.out_size, flat_block(m, 1, 0));
              }
            });
          },
          0, kernel_cost(n, f.cost)};
}

Kernel scalar_kernel(BinaryFn f, DType in, DType out, double scalar, bool reversed, int64_t n) {
  return scalar_kernel(loop_spec(f, out), in, out, scalar, reversed, n);
}

Kernel copy_kernel(const PrepareCtx& c) {
  const size_t bytes = c.out[0].bytes();
  return {[bytes](const RunCtx& r) { copy_bytes(r.out[0], r.in[0], bytes); }};
}

Kernel broadcast_copy_kernel(DType t, const Shape& in, const Shape& out) {
  const auto size = static_cast<int64_t>(dtype_size(t));
  const int64_t n = out.size();
  BroadcastPlan p = plan_broadcast(in, out, out);
  const auto loop = dispatch_size(t, [](auto tag) { return copy_block<typename decltype(tag)::type>; });
  if (in.size() == n) {
    return {[n, size](const RunCtx& r) { copy_bytes(r.out[0], r.in[0], static_cast<size_t>(n * size)); }};
  }
  return {[=, p = std::move(p)](const RunCtx& r) {
    const char* x = r.input<char>(0);
    char* y = r.output<char>(0);
    for_each_block(p, grain_for(1),
                   [=](int64_t a, int64_t, int64_t o, const Block& k) { loop(x + a * size, y + o * size, k); });
  }};
}

}  // namespace mxhub::op
