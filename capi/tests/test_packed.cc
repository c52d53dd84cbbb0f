// Products with a packed matrix: every instruction set this processor has, random sizes, against the plain sum.
#include <doctest/doctest.h>

#include <cmath>
#include <memory>
#include <random>
#include <tuple>
#include <vector>

#include "base/isa.h"
#include "op/linalg/packed.h"

namespace mxhub {
namespace isa_v2 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v2
namespace isa_v3 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v3
namespace isa_v4 {
extern const op::PackedKernels<float> packed_float;
extern const op::PackedKernels<double> packed_double;
}  // namespace isa_v4

namespace op {
namespace {

// A product of random matrices with gaps between their rows, in memory of exactly the size that is spoken of.
template <class T>
struct Product {
  int64_t m, n, k, lda, ldb, ldc;
  bool trans, add;
  std::unique_ptr<T[]> a, b, c;
  std::vector<double> expected;

  explicit Product(std::mt19937* random) {
    const auto draw = [&](int low, int high) { return low + static_cast<int>((*random)() % (high - low + 1)); };
    std::normal_distribution<T> normal;
    m = draw(1, 21), n = draw(1, 80), k = draw(1, 3) == 1 ? draw(250, 600) : draw(1, 40);
    trans = draw(0, 1) == 1, add = draw(0, 1) == 1;
    const int64_t b_rows = trans ? n : k, b_columns = trans ? k : n;
    lda = k + draw(0, 3), ldb = b_columns + draw(0, 3), ldc = n + draw(0, 3);
    const auto fill = [&](std::unique_ptr<T[]>* to, int64_t rows, int64_t columns, int64_t ld) {
      const int64_t size = (rows - 1) * ld + columns;
      to->reset(new T[size]);
      for (int64_t i = 0; i < size; ++i) (*to)[i] = normal(*random);
    };
    fill(&a, m, k, lda), fill(&b, b_rows, b_columns, ldb), fill(&c, m, n, ldc);
    expected.assign(&c[0], &c[0] + (m - 1) * ldc + n);
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        double sum = add ? static_cast<double>(c[i * ldc + j]) : 0;
        for (int64_t p = 0; p < k; ++p)
          sum += static_cast<double>(a[i * lda + p]) * static_cast<double>(b[trans ? j * ldb + p : p * ldb + j]);
        expected[i * ldc + j] = sum;
      }
    }
  }
  // The largest difference; what lies between the rows of C must not have changed either.
  double error() const {
    double worst = 0;
    for (size_t i = 0; i < expected.size(); ++i)
      worst = std::max(worst, std::fabs(static_cast<double>(c[i]) - expected[i]));
    return worst;
  }
};

template <class T>
void check_kernels(const PackedKernels<T>& kernels, double tolerance) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 150; ++trial) {
    Product<T> p(&random);
    const int64_t panels = (p.n + kernels.width - 1) / kernels.width, half = panels / 2;
    const std::unique_ptr<T[]> packed(new T[panels * kernels.width * p.k]);
    for (const auto& [begin, end] : {std::pair(int64_t{0}, half), std::pair(half, panels)})
      kernels.pack(p.trans, p.n, p.k, p.b.get(), p.ldb, packed.get(), begin, end);
    for (const auto& [begin, end] : {std::pair(half, panels), std::pair(int64_t{0}, half)})
      kernels.multiply(p.m, p.n, p.k, p.a.get(), p.lda, packed.get(), p.add, p.c.get(), p.ldc, begin, end);
    CAPTURE(trial);
    CHECK(p.error() < tolerance);
  }
}

TEST_CASE_TEMPLATE("packed products equal the plain sum on every instruction set", T, float, double) {
  constexpr bool single = sizeof(T) == 4;
  const double tolerance = single ? 3e-4 : 1e-12;
  const auto table = [](const auto& of_float, const auto& of_double) -> const PackedKernels<T>& {
    return std::get<const PackedKernels<T>&>(std::tie(of_float, of_double));
  };
  check_kernels(table(isa_v2::packed_float, isa_v2::packed_double), tolerance);
  if (isa() >= Isa::kV3) check_kernels(table(isa_v3::packed_float, isa_v3::packed_double), tolerance);
  if (isa() >= Isa::kV4) check_kernels(table(isa_v4::packed_float, isa_v4::packed_double), tolerance);
}

TEST_CASE_TEMPLATE("a packed matrix multiplies as one that stayed where it was", T, float, double) {
  std::mt19937 random(4);
  for (const int64_t products : {int64_t{1}, PackedMatrix<T>::kWorthwhile}) {
    for (int trial = 0; trial < 20; ++trial) {
      Product<T> p(&random);
      const std::unique_ptr<T[]> space(new T[PackedMatrix<T>::size(p.n, p.k)]);
      const PackedMatrix<T> matrix(p.trans, p.n, p.k, p.b.get(), p.ldb, products, space.get());
      matrix.multiply(p.m, p.a.get(), p.lda, p.add, p.c.get(), p.ldc);
      CHECK(p.error() < (sizeof(T) == 4 ? 3e-4 : 1e-12));
    }
  }
}

}  // namespace
}  // namespace op
}  // namespace mxhub
