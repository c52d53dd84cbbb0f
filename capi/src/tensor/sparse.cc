// Between dense and sparse storage.
#include "tensor/sparse.h"

#include <algorithm>
#include <cstring>

namespace mxhub {
namespace {
const int64_t* ints(const NDArray& a) { return static_cast<const int64_t*>(a.data()); }

NDArray indices_of(const std::vector<int64_t>& v) {
  NDArray a(Shape{static_cast<int64_t>(v.size())}, DType::kInt64);
  if (!v.empty()) std::memcpy(a.data(), v.data(), a.bytes());
  return a;
}

// Bytes of a row of `a`, which has at least one dimension.
size_t row_bytes(const NDArray& a) {
  return static_cast<size_t>(a.shape().size(1, a.shape().ndim())) * dtype_size(a.dtype());
}

bool is_zero(const char* p, DType t) {
  return dispatch_all(t, [&](auto tag) {
    using T = typename decltype(tag)::type;
    T v;
    std::memcpy(&v, p, sizeof v);
    return static_cast<Compute<T>>(v) == Compute<T>(0);
  });
}

NDArray gather_rows(const NDArray& dense, const std::vector<int64_t>& rows) {
  NDArray r(StorageKind::kRowSparse, dense.shape(), dense.dtype(), dense.device());
  NDArray values(dense.shape().with(0, static_cast<int64_t>(rows.size())), dense.dtype(), dense.device());
  const size_t n = row_bytes(dense);
  for (size_t i = 0; i < rows.size() && n; ++i)
    std::memcpy(static_cast<char*>(values.data()) + i * n,
                static_cast<const char*>(dense.data()) + rows[i] * static_cast<int64_t>(n), n);
  r.parts().values = values;
  r.parts().aux = {indices_of(rows)};
  return r;
}

NDArray gather_cells(const NDArray& dense, const std::vector<int64_t>& indptr, const std::vector<int64_t>& columns) {
  NDArray r(StorageKind::kCsr, dense.shape(), dense.dtype(), dense.device());
  NDArray values(Shape{static_cast<int64_t>(columns.size())}, dense.dtype(), dense.device());
  const size_t n = dtype_size(dense.dtype());
  const int64_t width = dense.shape()[1];
  for (size_t row = 0; row + 1 < indptr.size(); ++row)
    for (int64_t k = indptr[row]; k < indptr[row + 1]; ++k)
      std::memcpy(static_cast<char*>(values.data()) + static_cast<size_t>(k) * n,
                  static_cast<const char*>(dense.data()) +
                      static_cast<size_t>(static_cast<int64_t>(row) * width + columns[k]) * n,
                  n);
  r.parts().values = values;
  r.parts().aux = {indices_of(indptr), indices_of(columns)};
  return r;
}

std::vector<int64_t> list(const NDArray& a) { return std::vector<int64_t>(ints(a), ints(a) + a.size()); }
}  // namespace

NDArray to_dense(const NDArray& a) {
  if (!a.is_sparse()) return a;
  const std::string wrong = check_format(a, false);
  if (!wrong.empty())
    fail(Kind::kArgument, "cast_storage", "data", "not a valid ", storage_name(a.kind()), " array: ", wrong);
  NDArray d(a.shape(), a.dtype(), a.device());
  if (d.bytes()) std::memset(d.data(), 0, d.bytes());
  const SparseParts& p = a.parts();
  const char* from = static_cast<const char*>(p.values.data());
  if (p.kind == StorageKind::kRowSparse) {
    const size_t n = row_bytes(a);
    for (int64_t i = 0; i < p.aux[0].size() && n; ++i)
      std::memcpy(static_cast<char*>(d.data()) + static_cast<size_t>(ints(p.aux[0])[i]) * n,
                  from + static_cast<size_t>(i) * n, n);
  } else {
    const size_t n = dtype_size(a.dtype());
    const int64_t *indptr = ints(p.aux[0]), *columns = ints(p.aux[1]);
    for (int64_t row = 0; row < a.shape()[0]; ++row)
      for (int64_t k = indptr[row]; k < indptr[row + 1]; ++k)
        std::memcpy(static_cast<char*>(d.data()) + static_cast<size_t>(row * a.shape()[1] + columns[k]) * n,
                    from + static_cast<size_t>(k) * n, n);
  }
  return d;
}

NDArray from_dense(const NDArray& a, StorageKind kind) {
  if (kind == StorageKind::kDense) return a;
  const size_t n = dtype_size(a.dtype());
  const char* data = static_cast<const char*>(a.data());
  if (kind == StorageKind::kRowSparse) {
    std::vector<int64_t> rows;
    const size_t row = row_bytes(a);
    for (int64_t i = 0; i < a.shape()[0]; ++i) {
      bool any = false;
      for (size_t b = 0; b < row && !any; b += n) any = !is_zero(data + static_cast<size_t>(i) * row + b, a.dtype());
      if (any) rows.push_back(i);
    }
    return gather_rows(a, rows);
  }
  if (a.shape().ndim() != 2)
    fail(Kind::kShape, "cast_storage", "data", "expected two dimensions for csr, got ", a.shape());
  std::vector<int64_t> indptr{0}, columns;
  for (int64_t i = 0; i < a.shape()[0]; ++i) {
    for (int64_t j = 0; j < a.shape()[1]; ++j)
      if (!is_zero(data + static_cast<size_t>(i * a.shape()[1] + j) * n, a.dtype())) columns.push_back(j);
    indptr.push_back(static_cast<int64_t>(columns.size()));
  }
  return gather_cells(a, indptr, columns);
}

NDArray sample(const NDArray& dense, const NDArray& pattern) {
  const SparseParts& p = pattern.parts();
  if (p.kind == StorageKind::kRowSparse) return gather_rows(dense, list(p.aux[0]));
  return gather_cells(dense, list(p.aux[0]), list(p.aux[1]));
}

void put_rows(const NDArray& rows, const NDArray& pattern, const NDArray& dense) {
  const NDArray& numbers = pattern.parts().aux[0];
  const size_t n = row_bytes(dense);
  for (int64_t i = 0; i < numbers.size() && n; ++i)
    std::memcpy(static_cast<char*>(dense.data()) + static_cast<size_t>(ints(numbers)[i]) * n,
                static_cast<const char*>(rows.data()) + static_cast<size_t>(i) * n, n);
}

NDArray union_pattern(const NDArray& a, const NDArray& b) {
  const SparseParts &p = a.parts(), &q = b.parts();
  NDArray r(p.kind, a.shape(), a.dtype(), a.device());
  if (p.kind == StorageKind::kRowSparse) {
    std::vector<int64_t> x = list(p.aux[0]), y = list(q.aux[0]), rows;
    std::set_union(x.begin(), x.end(), y.begin(), y.end(), std::back_inserter(rows));
    r.parts().aux = {indices_of(rows)};
    return r;
  }
  std::vector<int64_t> indptr{0}, columns;
  for (int64_t row = 0; row < a.shape()[0]; ++row) {
    const int64_t *x = ints(p.aux[1]), *y = ints(q.aux[1]);
    std::set_union(x + ints(p.aux[0])[row], x + ints(p.aux[0])[row + 1], y + ints(q.aux[0])[row],
                   y + ints(q.aux[0])[row + 1], std::back_inserter(columns));
    indptr.push_back(static_cast<int64_t>(columns.size()));
  }
  r.parts().aux = {indices_of(indptr), indices_of(columns)};
  return r;
}

std::string check_format(const NDArray& a, bool full) {
  if (!a.is_sparse()) return "";
  const SparseParts& p = a.parts();
  for (const NDArray& x : p.aux)
    if (x.is_none() || x.dtype() != DType::kInt64) return "indices must be int64";
  auto rising = [](const int64_t* b, const int64_t* e, int64_t limit) {
    for (const int64_t* i = b; i < e; ++i)
      if (*i < 0 || *i >= limit || (i > b && i[-1] >= *i)) return false;
    return true;
  };
  if (p.kind == StorageKind::kRowSparse) {
    const int64_t n = p.aux[0].size();
    if (p.values.shape() != a.shape().with(0, n))
      return cat("values must have shape ", a.shape().with(0, n), ", not ", p.values.shape());
    if (!rising(ints(p.aux[0]), ints(p.aux[0]) + n, a.shape()[0]))
      return cat("row indices must rise and be in [0, ", a.shape()[0], ")");
    return "";
  }
  const int64_t rows = a.shape()[0], stored = p.aux[1].size();
  if (p.aux[0].size() != rows + 1) return cat("indptr must have ", rows + 1, " numbers, not ", p.aux[0].size());
  const int64_t* indptr = ints(p.aux[0]);
  if (indptr[0] != 0 || indptr[rows] != stored) return cat("indptr must begin with 0 and end with ", stored);
  if (p.values.size() != stored) return cat("there are ", p.values.size(), " values and ", stored, " column indices");
  for (int64_t r = 0; r < rows; ++r) {
    if (indptr[r] > indptr[r + 1]) return "indptr must not fall";
    if (full && !rising(ints(p.aux[1]) + indptr[r], ints(p.aux[1]) + indptr[r + 1], a.shape()[1]))
      return cat("column indices of a row must rise and be in [0, ", a.shape()[1], ")");
  }
  // Columns out of range would be read past the end later, so that much is always checked.
  for (int64_t k = 0; k < stored; ++k)
    if (ints(p.aux[1])[k] < 0 || ints(p.aux[1])[k] >= a.shape()[1])
      return cat("column indices must be in [0, ", a.shape()[1], ")");
  return "";
}

void copy_parts(const NDArray& src, const NDArray& dst) {
  const StorageKind to = dst.kind();
  auto converted = [&](const NDArray& a) {
    if (a.dtype() == dst.dtype()) return a;
    NDArray c(a.shape(), dst.dtype(), dst.device());
    dispatch_all(a.dtype(), [&](auto from) {
      dispatch_all(dst.dtype(), [&](auto into) {
        using From = typename decltype(from)::type;
        using Into = typename decltype(into)::type;
        for (int64_t i = 0; i < a.size(); ++i)
          static_cast<Into*>(c.data())[i] = convert<Into>(static_cast<const From*>(a.data())[i]);
      });
    });
    return c;
  };
  auto cloned = [](const NDArray& a) {
    NDArray c(a.shape(), a.dtype(), a.device());
    if (a.bytes()) std::memcpy(c.data(), a.data(), a.bytes());
    return c;
  };
  if (src.is_sparse() && src.kind() == to) {
    const SparseParts p = src.parts();
    dst.parts().values = converted(cloned(p.values));
    for (size_t i = 0; i < p.aux.size(); ++i) dst.parts().aux[i] = cloned(p.aux[i]);
    return;
  }
  const NDArray dense = converted(to_dense(src));
  if (to == StorageKind::kDense) {
    if (dense.bytes()) std::memcpy(dst.data(), dense.data(), dense.bytes());
    return;
  }
  const NDArray s = from_dense(dense, to);
  dst.parts().values = s.parts().values;
  dst.parts().aux = s.parts().aux;
}

}  // namespace mxhub
