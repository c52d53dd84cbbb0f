// Sparse arrays: between storage kinds, patterns, operators on them, and broken parts.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "autograd/invoke.h"
#include "engine/engine.h"
#include "tensor/params_file.h"
#include "tensor/sparse.h"

using namespace mxhub;  // NOLINT

namespace {
NDArray dense(const Shape& shape, const std::vector<float>& v) {
  NDArray a(shape, DType::kFloat32);
  std::copy(v.begin(), v.end(), static_cast<float*>(a.data()));
  return a;
}
std::vector<float> values(const NDArray& a) {
  const NDArray d = to_dense(a);
  return std::vector<float>(static_cast<float*>(d.data()), static_cast<float*>(d.data()) + d.size());
}
std::vector<int64_t> indices(const NDArray& a) {
  return std::vector<int64_t>(static_cast<int64_t*>(a.data()), static_cast<int64_t*>(a.data()) + a.size());
}
NDArray call(const char* op, const std::vector<NDArray>& in, const Attrs& attrs = {}) {
  NDArray r = invoke(*Invocation::find(Op::get(op), attrs), in)[0];
  Engine::get().wait_read(r.var());
  return r;
}
const std::vector<float> kCells{0, 2, 0, 0, 0, 0, 3, 0, 4};
}  // namespace

TEST_CASE("dense to csr and back") {
  const NDArray s = from_dense(dense({3, 3}, kCells), StorageKind::kCsr);
  CHECK(indices(s.parts().aux[0]) == std::vector<int64_t>{0, 1, 1, 3});
  CHECK(indices(s.parts().aux[1]) == std::vector<int64_t>{1, 0, 2});
  CHECK(values(s) == kCells);
  CHECK(check_format(s, true).empty());
}

TEST_CASE("dense to row_sparse and back") {
  const NDArray s = from_dense(dense({3, 3}, kCells), StorageKind::kRowSparse);
  CHECK(indices(s.parts().aux[0]) == std::vector<int64_t>{0, 2});
  CHECK(s.parts().values.shape() == Shape{2, 3});
  CHECK(values(s) == kCells);
}

TEST_CASE("functions with f(0) = 0 keep the storage kind, others do not") {
  const NDArray s = from_dense(dense({3, 3}, kCells), StorageKind::kCsr);
  const NDArray twice = call("_mul_scalar", {s}, {{"scalar", "2"}});
  CHECK(twice.kind() == StorageKind::kCsr);
  CHECK(values(twice) == std::vector<float>{0, 4, 0, 0, 0, 0, 6, 0, 8});
  CHECK(call("square", {s}).kind() == StorageKind::kCsr);
  const NDArray more = call("_plus_scalar", {s}, {{"scalar", "1"}});
  CHECK(more.kind() == StorageKind::kDense);
  CHECK(values(more) == std::vector<float>{1, 3, 1, 1, 1, 1, 4, 1, 5});
}

TEST_CASE("a sum is stored where either part is; with dense it is dense") {
  const NDArray a = from_dense(dense({2, 2}, {1, 0, 0, 0}), StorageKind::kRowSparse);
  const NDArray b = from_dense(dense({2, 2}, {0, 0, 0, 5}), StorageKind::kRowSparse);
  const NDArray sum = call("elemwise_add", {a, b});
  CHECK(sum.kind() == StorageKind::kRowSparse);
  CHECK(indices(sum.parts().aux[0]) == std::vector<int64_t>{0, 1});
  CHECK(values(sum) == std::vector<float>{1, 0, 0, 5});
  CHECK(call("elemwise_add", {a, dense({2, 2}, {1, 1, 1, 1})}).kind() == StorageKind::kDense);
}

TEST_CASE("taking rows of a csr matrix keeps stored zeros stored") {
  NDArray s = from_dense(dense({2, 2}, {1, 1, 1, 1}), StorageKind::kCsr);
  s.parts().values = dense({4}, {0, 0, 7, 8});
  const NDArray rows = call("take", {s, dense({3}, {0, 1, 0})});
  CHECK(rows.kind() == StorageKind::kCsr);
  CHECK(indices(rows.parts().aux[0]) == std::vector<int64_t>{0, 2, 4, 6});
  CHECK(values(rows) == std::vector<float>{0, 0, 7, 8, 0, 0});
}

TEST_CASE("broken parts are found before they are used") {
  NDArray s = from_dense(dense({3, 3}, kCells), StorageKind::kCsr);
  static_cast<int64_t*>(s.parts().aux[1].data())[2] = 1000000;
  CHECK(!check_format(s, true).empty());
  CHECK_THROWS_AS(call("square", {s}), Error);
  NDArray r = from_dense(dense({3, 3}, kCells), StorageKind::kRowSparse);
  static_cast<int64_t*>(r.parts().aux[0].data())[1] = -1;
  CHECK_THROWS_AS(call("square", {r}), Error);
}

TEST_CASE("sparse arrays survive the file format; a broken one is refused") {
  const NDArray s = from_dense(dense({3, 3}, kCells), StorageKind::kCsr);
  std::string bytes = array_to_bytes(s, false);
  const NDArray back = array_from_bytes(bytes.data(), bytes.size());
  CHECK(back.kind() == StorageKind::kCsr);
  CHECK(values(back) == kCells);
  const int64_t wild = 77;  // the last column index
  std::copy_n(reinterpret_cast<const char*>(&wild), 8, bytes.end() - 8);
  CHECK_THROWS_AS(array_from_bytes(bytes.data(), bytes.size()), Error);
  for (size_t n = 0; n + 1 < bytes.size(); n += 7) CHECK_THROWS_AS(array_from_bytes(bytes.data(), n), Error);
}

TEST_CASE("an update leaves the rows alone that its gradient does not store") {
  const NDArray weight = dense({3, 1}, {1, 2, 3}), mom = dense({3, 1}, {10, 20, 30});
  NDArray grad(StorageKind::kRowSparse, Shape{3, 1}, DType::kFloat32);
  const NDArray one = from_dense(dense({3, 1}, {0, 1, 0}), StorageKind::kRowSparse);
  grad.parts().values = dense({1, 1}, {0});  // a stored zero still counts
  grad.parts().aux = one.parts().aux;
  const Attrs attrs{{"lr", "1"}, {"momentum", "0.5"}, {"wd", "0"}};
  CHECK(values(call("sgd_mom_update", {weight, grad, mom}, attrs)) == std::vector<float>{1, 12, 3});
  CHECK(values(mom) == std::vector<float>{10, 10, 30});
  Attrs eager = attrs;
  eager["lazy_update"] = "False";
  CHECK(values(call("sgd_mom_update", {weight, grad, mom}, eager)) == std::vector<float>{6, 7, 18});
}
