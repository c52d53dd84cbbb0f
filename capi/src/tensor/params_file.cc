// The .params file format.
#include "tensor/params_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "tensor/sparse.h"

namespace mxhub {
namespace {
constexpr uint64_t kListMagic = 0x112;
constexpr uint32_t kV1 = 0xF993fac8;  // 64-bit dimensions
constexpr uint32_t kV2 = 0xF993fac9;  // storage types
constexpr uint32_t kV3 = 0xF993faca;  // NumPy shapes: scalars and zero dimensions

class Writer {
 public:
  template <class T>
  void put(T v) {
    out.append(reinterpret_cast<const char*>(&v), sizeof v);
  }
  void array(const NDArray& a, bool np) {
    put<uint32_t>(np ? kV3 : kV2);
    put<int32_t>(a.is_sparse() ? static_cast<int32_t>(a.kind()) : 0);
    if (a.is_sparse()) shape(a.parts().values.shape());
    if (a.is_none()) {
      put<int32_t>(np ? -1 : 0);
      return;
    }
    shape(a.shape());
    put<int32_t>(1);  // the file says CPU whatever the device
    put<int32_t>(0);
    put<int32_t>(static_cast<int32_t>(a.dtype()));
    if (!a.is_sparse()) {
      values(a);
      return;
    }
    for (const NDArray& x : a.parts().aux) {
      put<int32_t>(static_cast<int32_t>(x.dtype()));
      shape(x.shape());
    }
    values(a.parts().values);
    for (const NDArray& x : a.parts().aux) values(x);
  }
  std::string out;

 private:
  void shape(const Shape& s) {
    put<int32_t>(s.ndim());
    for (const int64_t d : s) put<int64_t>(d);
  }
  void values(const NDArray& a) {
    if (a.bytes()) out.append(static_cast<const char*>(a.data()), a.bytes());
  }
};

class Reader {
 public:
  Reader(const void* data, size_t size, FileShapes shapes)
      : p_(static_cast<const char*>(data)), left_(size), shapes_(shapes) {}
  template <class T>
  T get(const char* what) {
    T v;
    std::memcpy(&v, take(sizeof(T), what), sizeof(T));
    return v;
  }
  const char* take(size_t n, const char* what) {
    if (n > left_) bad("it ends within ", what, ": ", n, " bytes are expected, ", left_, " are left");
    const char* p = p_;
    p_ += n;
    left_ -= n;
    return p;
  }
  size_t left() const { return left_; }
  template <class... A>
  [[noreturn]] static void bad(const A&... text) {
    fail(Kind::kIo, "", "", "not a valid array file: ", text...);
  }

  NDArray array() {
    const uint32_t magic = get<uint32_t>("an array's header");
    if (magic == kV2 || magic == kV3) {
      const int32_t stype = get<int32_t>("a storage type");
      if (stype == 1 || stype == 2) return sparse(static_cast<StorageKind>(stype));
      if (stype != 0) bad("an array has the unknown storage type ", stype);
      if (magic == kV3 && shapes_ == FileShapes::kClassic)
        fail(Kind::kState, "", "", "the arrays were saved with NumPy shapes; load them with NumPy shapes switched on");
      if (magic == kV2 && shapes_ == FileShapes::kNumpy)
        fail(Kind::kState, "", "",
             "the arrays were saved without NumPy shapes; load them with NumPy shapes switched off");
      return body(shape64(get<int32_t>("a shape")), magic == kV3);
    }
    if (magic == kV1) return body(shape64(static_cast<int32_t>(get<uint32_t>("a shape"))), false);
    // The first format starts with the number of dimensions, which are 32-bit.
    const uint32_t ndim = magic;
    if (ndim > kMaxDim) bad("an array's header is ", magic, ", neither a known version nor a number of dimensions");
    std::vector<int64_t> dims;
    for (uint32_t i = 0; i < ndim; ++i) dims.push_back(get<uint32_t>("a shape"));
    return body(Shape(dims), false);
  }
  std::string text() {
    const uint64_t n = get<uint64_t>("a name");
    return std::string(take(n, "a name"), n);
  }

 private:
  static constexpr uint32_t kMaxDim = 64;
  Shape shape64(int32_t ndim) {
    if (ndim == -1) return Shape();
    if (ndim < 0 || ndim > static_cast<int32_t>(kMaxDim)) bad("an array has ", ndim, " dimensions");
    std::vector<int64_t> dims;
    for (int32_t i = 0; i < ndim; ++i) dims.push_back(get<int64_t>("a shape"));
    return Shape(dims);
  }
  NDArray body(const Shape& shape, bool np) {
    if (!shape.ndim_known() || (shape.ndim() == 0 && !np)) return NDArray();
    get<int32_t>("a device");
    get<int32_t>("a device");
    return values(shape, type());
  }
  DType type() {
    const int32_t id = get<int32_t>("a dtype");
    if (!dtype_valid(id)) bad("an array has the unknown dtype id ", id);
    return static_cast<DType>(id);
  }
  NDArray values(const Shape& shape, DType dtype) {
    uint64_t bytes = dtype_size(dtype);
    for (const int64_t d : shape)
      if (d < 0 || __builtin_mul_overflow(bytes, static_cast<uint64_t>(d), &bytes))
        bad("an array claims shape ", shape);
    const char* data = take(bytes, "an array's values");
    NDArray a(shape, dtype);
    if (bytes) std::memcpy(a.data(), data, bytes);
    return a;
  }
  NDArray sparse(StorageKind kind) {
    // 1.9.1 may write the shape of the stored values as it was before they were set, so the indices decide.
    shape64(get<int32_t>("a shape"));
    const Shape shape = shape64(get<int32_t>("a shape"));
    get<int32_t>("a device");
    get<int32_t>("a device");
    const DType dtype = type();
    if (!shape.known() || shape.ndim() < 1 || (kind == StorageKind::kCsr && shape.ndim() != 2))
      bad("a sparse array claims shape ", shape);
    std::vector<std::pair<Shape, DType>> aux;
    for (int i = 0; i < static_cast<int>(kind); ++i) {
      const DType t = type();
      aux.emplace_back(shape64(get<int32_t>("a shape")), t);
      if (t != DType::kInt64) bad("an index array has dtype ", dtype_name(t), ", expected int64");
      if (!aux.back().first.known() || aux.back().first.ndim() != 1)
        bad("an index array claims shape ", aux.back().first);
    }
    const int64_t count = aux.back().first[0];
    const Shape stored = kind == StorageKind::kCsr ? Shape{count} : shape.with(0, count);
    NDArray a(kind, shape, dtype);
    a.parts().values = values(stored, dtype);
    for (size_t i = 0; i < aux.size(); ++i) a.parts().aux[i] = values(aux[i].first, aux[i].second);
    const std::string wrong = check_format(a, true);
    if (!wrong.empty()) bad("a sparse array is broken: ", wrong);
    return a;
  }
  const char* p_;
  size_t left_;
  FileShapes shapes_;
};

struct Close {
  void operator()(FILE* f) const { std::fclose(f); }
};
using File = std::unique_ptr<FILE, Close>;

File open(const std::string& path, const char* how) {
  File f(std::fopen(path.c_str(), how));
  if (!f) fail(Kind::kIo, "", "fname", "cannot open '", path, "': ", std::strerror(errno));
  return f;
}
}  // namespace

std::string array_to_bytes(const NDArray& a, bool np) {
  Writer w;
  w.array(a, np);
  return std::move(w.out);
}

NDArray array_from_bytes(const void* data, size_t size, FileShapes shapes) {
  return Reader(data, size, shapes).array();
}

void save_arrays(const std::string& path, const std::vector<NDArray>& arrays, const std::vector<std::string>& names,
                 bool np) {
  const File f = open(path, "wb");
  auto flush = [&](Writer& w) {
    if (std::fwrite(w.out.data(), 1, w.out.size(), f.get()) != w.out.size())
      fail(Kind::kIo, "", "fname", "cannot write '", path, "': ", std::strerror(errno));
    w.out.clear();
  };
  Writer w;
  w.put<uint64_t>(kListMagic);
  w.put<uint64_t>(0);
  w.put<uint64_t>(arrays.size());
  for (const NDArray& a : arrays) {
    w.array(a, np);
    flush(w);
  }
  w.put<uint64_t>(names.size());
  for (const auto& n : names) {
    w.put<uint64_t>(n.size());
    w.out += n;
  }
  flush(w);
  if (std::fflush(f.get()) != 0) fail(Kind::kIo, "", "fname", "cannot write '", path, "': ", std::strerror(errno));
}

std::vector<NDArray> load_arrays(const void* data, size_t size, std::vector<std::string>* names, FileShapes shapes) {
  Reader r(data, size, shapes);
  if (r.get<uint64_t>("the header") != kListMagic) Reader::bad("it does not begin with the magic number");
  r.get<uint64_t>("the header");
  const uint64_t count = r.get<uint64_t>("the header");
  if (count > r.left() / 4) Reader::bad("it claims ", count, " arrays in ", r.left(), " bytes");
  std::vector<NDArray> arrays;
  for (uint64_t i = 0; i < count; ++i) arrays.push_back(r.array());
  const uint64_t named = r.get<uint64_t>("the number of names");
  if (named != 0 && named != count) Reader::bad("it has ", count, " arrays and ", named, " names");
  names->clear();
  for (uint64_t i = 0; i < named; ++i) names->push_back(r.text());
  return arrays;
}

std::vector<NDArray> load_arrays_file(const std::string& path, std::vector<std::string>* names, FileShapes shapes) {
  const File f = open(path, "rb");
  std::string data;
  char part[1 << 16];
  size_t n;
  while ((n = std::fread(part, 1, sizeof part, f.get())) > 0) data.append(part, n);
  if (std::ferror(f.get())) fail(Kind::kIo, "", "fname", "cannot read '", path, "': ", std::strerror(errno));
  return load_arrays(data.data(), data.size(), names, shapes);
}

}  // namespace mxhub
