// Batch normalisation: channels that are last or nearly, as a matrix, and channels in long runs.
#include "op/nn/batch_norm_run.h"

#include <cmath>

#include "base/parallel.h"
#include "op/elemwise/half_loops.h"
#include "op/nn/batch_norm_columns.h"
#include "op/nn/norm_kernels.h"

namespace mxhub {
namespace isa_v2 {
extern const op::ColumnKernels<float> column_kernels;
}
namespace isa_v3 {
extern const op::ColumnKernels<float> column_kernels;
}
namespace isa_v4 {
extern const op::ColumnKernels<float> column_kernels;
}

namespace op {
const ColumnKernels<float>& float_column_kernels() {
  static const ColumnKernels<float>& k =
      *select_isa(&isa_v2::column_kernels, &isa_v3::column_kernels, &isa_v4::column_kernels);
  return k;
}

namespace {

// 16-bit numbers become float32 for some rows at a time.
template <class T>
void half_apply(const T* x, T* y, int64_t rows, int64_t stride, int64_t width, const float* a, const float* b,
                bool relu) {
  constexpr int64_t kRows = 32;
  static const UnaryLoop widen = widen_loop(DTypeOf<T>::value), narrow = narrow_loop(DTypeOf<T>::value);
  float block[kRows * kColumns];
  for (int64_t row = 0; row < rows; row += kRows) {
    const int64_t n = std::min(kRows, rows - row);
    for (int64_t i = 0; i < n; ++i) widen(x + (row + i) * stride, block + i * width, width);
    float_column_kernels().apply(block, block, n, width, width, a, b, relu);
    for (int64_t i = 0; i < n; ++i) narrow(block + i * width, y + (row + i) * stride, width);
  }
}

template <class T>
const ColumnKernels<T>& kernels() {
  if constexpr (std::is_same_v<T, float>) {
    return float_column_kernels();
  } else if constexpr (sizeof(T) == 2) {
    static constexpr ColumnKernels<T> k = {column_moments<T>, half_apply<T>, column_dots<T>, column_gradient<T>};
    return k;
  } else {
    return column_kernels<T>;
  }
}

// Sums of a channel, or of a part of it.
struct Moments {
  double count = 0, mean = 0, squares = 0;
  void add(double n, double other_mean, double other_squares) {
    const double d = other_mean - mean, share = n / (count + n);
    mean += d * share;
    squares += other_squares + d * d * count * share;
    count += n;
  }
  double variance() const { return count > 0 ? squares / count : 0; }
};

// Channels that are last, or nearly: a matrix of `outer` rows, in which each channel has `inner` columns. It is cut
// into tasks of kColumns columns and some rows each.
class Matrix {
 public:
  explicit Matrix(const ChannelNorm& n)
      : rows_(n.outer),
        columns_(n.channels * n.inner),
        inner_(n.inner),
        parts_((rows_ + kPartRows - 1) / kPartRows),
        blocks_((columns_ + kColumns - 1) / kColumns) {}
  static bool suits(const ChannelNorm& n) { return n.inner == 1 || (n.inner <= kColumns && n.outer >= 8); }

  int64_t columns() const { return columns_; }
  int64_t parts() const { return parts_; }
  double part_rows(int64_t part) const { return static_cast<double>(std::min(kPartRows, rows_ - part * kPartRows)); }
  // f(first row, rows, first column, columns, index of the first column in a table of parts x columns)
  template <class F>
  void each(const F& f) const {
    parallel_for(parts_ * blocks_, grain_for(std::min(kPartRows, rows_) * kColumns), [&](int64_t begin, int64_t end) {
      for (int64_t task = begin; task < end; ++task) {
        const int64_t part = task / blocks_, row = part * kPartRows, column = task % blocks_ * kColumns;
        f(row, std::min(kPartRows, rows_ - row), column, std::min(kColumns, columns_ - column),
          part * columns_ + column);
      }
    });
  }
  // f(part, index in the table) for everything that belongs to a channel.
  template <class F>
  void of_channel(int64_t channel, const F& f) const {
    for (int64_t part = 0; part < parts_; ++part)
      for (int64_t j = channel * inner_; j < (channel + 1) * inner_; ++j) f(part, part * columns_ + j);
  }
  template <class C>
  void spread(C* per_column, int64_t channel, double value) const {
    std::fill_n(per_column + channel * inner_, inner_, static_cast<C>(value));
  }

 private:
  static constexpr int64_t kPartRows = 1024;
  int64_t rows_, columns_, inner_, parts_, blocks_;
};

// Scratch memory of a matrix: two tables of sums, then up to four values for each column.
template <class T>
struct Tables {
  Tables(const Matrix& m, void* scratch)
      : first(static_cast<double*>(scratch)),
        second(first + m.parts() * m.columns()),
        a(reinterpret_cast<Compute<T>*>(second + m.parts() * m.columns())),
        b(a + m.columns()),
        c(b + m.columns()),
        mean(c + m.columns()) {}
  static size_t bytes(const Matrix& m) {
    return static_cast<size_t>(m.columns()) *
           (2 * sizeof(double) * static_cast<size_t>(m.parts()) + 4 * sizeof(Compute<T>));
  }
  double *first, *second;
  Compute<T>*a, *b, *c, *mean;
};

template <class F>
void each_channel(const ChannelNorm& n, const F& f) {
  parallel_for(n.channels, grain_for(n.count()), [&](int64_t begin, int64_t end) {
    for (int64_t c = begin; c < end; ++c) f(c);
  });
}

// f(first element) for each run of a channel's values.
template <class F>
void each_run(const ChannelNorm& n, int64_t channel, const F& f) {
  for (int64_t i = 0; i < n.outer; ++i) f((i * n.channels + channel) * n.inner);
}

// T: type of the data, S: of the statistics.
template <class T, class S>
class Forward {
 public:
  Forward(const ChannelNorm& n, const RunCtx& r)
      : n_(n),
        batch_(r.is_train && !n.use_global_stats),
        gamma_(r.input<S>(1)),
        beta_(r.input<S>(2)),
        moving_mean_(r.mutable_input<S>(3)),
        moving_var_(r.mutable_input<S>(4)),
        mean_(r.output<S>(1)),
        var_(r.output<S>(2)) {}

  void matrix(const RunCtx& r) const {
    const T* x = r.input<T>(0);
    T* y = r.output<T>(0);
    const Matrix m(n_);
    const Tables<T> t(m, r.scratch);
    const int64_t stride = m.columns();
    if (batch_)
      m.each([&](int64_t row, int64_t rows, int64_t column, int64_t width, int64_t at) {
        kernels<T>().moments(x + row * stride + column, rows, stride, width, t.first + at, t.second + at);
      });
    for (int64_t c = 0; c < n_.channels; ++c) {
      Moments all;
      if (batch_)
        m.of_channel(c, [&](int64_t part, int64_t at) { all.add(m.part_rows(part), t.first[at], t.second[at]); });
      const auto [slope, shift] = line(c, all);
      m.spread(t.a, c, slope);
      m.spread(t.b, c, shift);
    }
    m.each([&](int64_t row, int64_t rows, int64_t column, int64_t width, int64_t) {
      const int64_t at = row * stride + column;
      kernels<T>().apply(x + at, y + at, rows, stride, width, t.a + column, t.b + column, n_.relu);
    });
  }

  void runs(const RunCtx& r) const {
    const T* x = r.input<T>(0);
    T* y = r.output<T>(0);
    each_channel(n_, [&](int64_t c) {
      Moments all;
      if (batch_ && n_.count() > 0) {
        all.count = static_cast<double>(n_.count());
        each_run(n_, c, [&](int64_t at) { all.mean += Rows<T>::sum(x + at, n_.inner); });
        all.mean /= all.count;
        each_run(n_, c, [&](int64_t at) { all.squares += Rows<T>::squares(x + at, n_.inner, all.mean); });
      }
      const auto [slope, shift] = line(c, all);
      each_run(n_, c, [&, a = slope, b = shift](int64_t at) {
        Rows<T>::affine(x + at, y + at, n_.inner, a, b);
        if (n_.relu)
          for (int64_t i = at; i < at + n_.inner; ++i)
            y[i] = static_cast<Compute<T>>(y[i]) < 0 ? static_cast<T>(Compute<T>(0)) : y[i];
      });
    });
  }

 private:
  // Slope and shift of a channel; notes its statistics and moves the averages.
  std::pair<double, double> line(int64_t c, const Moments& batch) const {
    double mean = batch.mean, var = batch.variance();
    if (!batch_) {
      mean = static_cast<double>(moving_mean_[c]);
      var = static_cast<double>(moving_var_[c]);
    }
    const double scale = 1 / std::sqrt(var + n_.eps), keep = n_.momentum;
    mean_[c] = static_cast<S>(mean);
    var_[c] = static_cast<S>(n_.variance ? var : scale);
    if (batch_ && n_.count() > 0) {
      moving_mean_[c] = static_cast<S>(static_cast<double>(moving_mean_[c]) * keep + mean * (1 - keep));
      moving_var_[c] = static_cast<S>(static_cast<double>(moving_var_[c]) * keep + var * (1 - keep));
    }
    const double slope = (n_.fix_gamma ? 1.0 : static_cast<double>(gamma_[c])) * scale;
    return {slope, static_cast<double>(beta_[c]) - mean * slope};
  }

  const ChannelNorm& n_;
  const bool batch_;
  const S *gamma_, *beta_;
  S *moving_mean_, *moving_var_, *mean_, *var_;
};

template <class T, class S>
class Backward {
 public:
  Backward(const ChannelNorm& n, const RunCtx& r)
      : n_(n),
        batch_(r.is_train && !n.use_global_stats),
        g_(r.input<T>(0)),
        x_(r.input<T>(1)),
        y_(n.relu ? r.input<T>(5) : nullptr),
        gamma_(r.input<S>(2)),
        mean_(r.input<S>(3)),
        var_(r.input<S>(4)),
        dx_(r.output<T>(0)),
        dgamma_(r.output<S>(1)),
        dbeta_(r.output<S>(2)) {}

  void matrix(const RunCtx& r) const {
    const Matrix m(n_);
    const Tables<T> t(m, r.scratch);
    const int64_t stride = m.columns();
    for (int64_t c = 0; c < n_.channels; ++c) m.spread(t.mean, c, static_cast<double>(mean_[c]));
    m.each([&](int64_t row, int64_t rows, int64_t column, int64_t width, int64_t at) {
      const int64_t from = row * stride + column;
      kernels<T>().dots(g_ + from, x_ + from, y_ ? y_ + from : nullptr, rows, stride, width, t.mean + column,
                        t.first + at, t.second + at);
    });
    for (int64_t c = 0; c < n_.channels; ++c) {
      double sum_g = 0, sum_gx = 0;
      m.of_channel(c, [&](int64_t, int64_t at) {
        sum_g += t.first[at];
        sum_gx += t.second[at];
      });
      const Plane p = plane(c, sum_g, sum_gx);
      m.spread(t.a, c, p.a);
      m.spread(t.b, c, p.b);
      m.spread(t.c, c, p.c);
    }
    if (!dx_) return;
    m.each([&](int64_t row, int64_t rows, int64_t column, int64_t width, int64_t) {
      const int64_t at = row * stride + column;
      kernels<T>().gradient(g_ + at, x_ + at, y_ ? y_ + at : nullptr, dx_ + at, rows, stride, width, t.a + column,
                            t.b + column, t.c + column);
    });
  }

  void runs(const RunCtx& r) const {
    const T* g = g_;
    if (y_) {
      T* const masked = static_cast<T*>(r.scratch);  // the gradient that passed the ReLU
      parallel_for(n_.size(), grain_for(2), [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          masked[i] = static_cast<Compute<T>>(y_[i]) > 0 ? g_[i] : static_cast<T>(Compute<T>(0));
      });
      g = masked;
    }
    each_channel(n_, [&](int64_t c) {
      double sum_g = 0, sum_gx = 0;
      each_run(n_, c, [&](int64_t at) {
        double a, b;
        Rows<T>::dots(g + at, x_ + at, n_.inner, static_cast<double>(mean_[c]), &a, &b);
        sum_g += a;
        sum_gx += b;
      });
      const Plane p = plane(c, sum_g, sum_gx);
      if (!dx_) return;
      each_run(n_, c, [&](int64_t at) { Rows<T>::affine2(g + at, x_ + at, dx_ + at, n_.inner, p.a, p.b, p.c); });
    });
  }

 private:
  struct Plane {
    double a, b, c;  // dx = a g + b x + c
  };
  // The gradient of a channel; notes those of gamma and beta.
  Plane plane(int64_t c, double sum_g, double sum_gx) const {
    const double m = static_cast<double>(std::max<int64_t>(n_.count(), 1));
    const double stored = static_cast<double>(var_[c]);
    const double inv = n_.variance ? 1 / std::sqrt(stored + n_.eps) : stored;
    if (dgamma_) dgamma_[c] = static_cast<S>(n_.fix_gamma ? 0 : sum_gx * inv);
    if (dbeta_) dbeta_[c] = static_cast<S>(sum_g);
    const double slope = (n_.fix_gamma ? 1.0 : static_cast<double>(gamma_[c])) * inv;
    if (!batch_) return {slope, 0, 0};
    const double along = -slope * inv * inv * sum_gx / m;
    return {slope, along, -slope * sum_g / m - along * static_cast<double>(mean_[c])};
  }

  const ChannelNorm& n_;
  const bool batch_;
  const T *g_, *x_, *y_;
  const S *gamma_, *mean_, *var_;
  T* dx_;
  S *dgamma_, *dbeta_;
};

template <template <class, class> class Pass, class T, class S>
Kernel kernel(const ChannelNorm& n, size_t scratch_of_runs, double cost) {
  if (Matrix::suits(n))
    return {[n](const RunCtx& r) { Pass<T, S>(n, r).matrix(r); }, Tables<T>::bytes(Matrix(n)), cost};
  return {[n](const RunCtx& r) { Pass<T, S>(n, r).runs(r); }, scratch_of_runs, cost};
}

// Statistics of 16-bit data are float32.
template <template <class, class> class Pass>
Kernel dispatch(const ChannelNorm& n, DType type, size_t scratch_of_runs, double cost) {
  switch (type) {
    case DType::kFloat64:
      return kernel<Pass, double, double>(n, scratch_of_runs, cost);
    case DType::kFloat16:
      return kernel<Pass, half, float>(n, scratch_of_runs, cost);
    case DType::kBfloat16:
      return kernel<Pass, bfloat16, float>(n, scratch_of_runs, cost);
    default:
      return kernel<Pass, float, float>(n, scratch_of_runs, cost);
  }
}

}  // namespace

Kernel batch_norm_forward(const ChannelNorm& norm, DType type) {
  return dispatch<Forward>(norm, type, 0, static_cast<double>(norm.size()));
}

Kernel batch_norm_backward(const ChannelNorm& norm, DType type) {
  return dispatch<Backward>(norm, type, norm.relu ? static_cast<size_t>(norm.size()) * dtype_size(type) : 0,
                            static_cast<double>(norm.size()) * 2);
}

}  // namespace op
}  // namespace mxhub
