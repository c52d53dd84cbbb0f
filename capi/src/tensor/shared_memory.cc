// Arrays in shared memory (POSIX segments with a counter of users in front).
#include "tensor/shared_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

namespace mxhub {
namespace {
constexpr size_t kHeader = 64;  // the counter; keeps the values aligned
struct Segment {
  std::atomic<int>* users;
  SharedHandle handle;
};
std::mutex g_mutex;
// Data pointers of the segments mapped here.
std::map<const void*, Segment>& segments() {
  static auto* m = new std::map<const void*, Segment>;
  return *m;
}

std::string name_of(SharedHandle h) { return cat("/mxnet_hub_", h.pid, "_", h.id); }

size_t bytes_of(const Shape& shape, DType dtype) {
  size_t n = dtype_size(dtype);
  for (const int64_t d : shape)
    if (d < 0 || __builtin_mul_overflow(n, static_cast<size_t>(d), &n))
      fail(Kind::kShape, "", "shape", "expected known dimensions that fit memory, got ", shape);
  return n;
}

NDArray map(int fd, SharedHandle h, const Shape& shape, DType dtype, size_t total) {
  void* base = mmap(nullptr, total, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (base == MAP_FAILED) fail(Kind::kMemory, "", "", "cannot map shared memory: ", std::strerror(errno));
  auto* users = static_cast<std::atomic<int>*>(base);
  void* data = static_cast<char*>(base) + kHeader;
  {
    std::lock_guard<std::mutex> guard(g_mutex);
    segments()[data] = {users, h};
  }
  return NDArray(data, shape, dtype, Device{5, 0}, [=] {
    {
      std::lock_guard<std::mutex> guard(g_mutex);
      segments().erase(data);
    }
    if (users->fetch_sub(1) == 1) shm_unlink(name_of(h).c_str());
    munmap(base, total);
  });
}
}  // namespace

NDArray shared_array(const Shape& shape, DType dtype) {
  static std::atomic<int> next{0};
  const size_t total = kHeader + bytes_of(shape, dtype);
  for (;;) {
    const SharedHandle h{static_cast<int>(getpid()), ++next};
    const int fd = shm_open(name_of(h).c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
    if (fd < 0 && errno == EEXIST) continue;  // left behind by a dead process of the same number
    if (fd < 0 || ftruncate(fd, static_cast<off_t>(total)) != 0) {
      const int e = errno;
      if (fd >= 0) {
        close(fd);
        shm_unlink(name_of(h).c_str());
      }
      fail(Kind::kMemory, "", "", "cannot make ", total, " bytes of shared memory: ", std::strerror(e));
    }
    NDArray a = map(fd, h, shape, dtype, total);
    std::lock_guard<std::mutex> guard(g_mutex);
    segments().at(a.data()).users->store(1);
    return a;
  }
}

SharedHandle share(const NDArray& array) {
  {
    std::lock_guard<std::mutex> guard(g_mutex);
    const auto it = segments().find(array.data());
    if (it != segments().end()) {
      it->second.users->fetch_add(1);
      return it->second.handle;
    }
  }
  const NDArray copy = shared_array(array.shape(), array.dtype());
  if (array.bytes()) std::memcpy(copy.data(), array.data(), array.bytes());
  return share(copy);
}

NDArray attach_shared(SharedHandle h, const Shape& shape, DType dtype) {
  const size_t total = kHeader + bytes_of(shape, dtype);
  const int fd = shm_open(name_of(h).c_str(), O_RDWR, 0600);
  if (fd < 0)
    fail(Kind::kIo, "", "shared_id", "no shared memory of process ", h.pid, " with number ", h.id, ": ",
         std::strerror(errno));
  struct stat st {};
  if (fstat(fd, &st) != 0 || static_cast<size_t>(st.st_size) < total) {
    close(fd);
    fail(Kind::kShape, "", "shape", "expected at most ",
         static_cast<int64_t>(st.st_size) - static_cast<int64_t>(kHeader), " bytes, shape ", shape, " needs ",
         total - kHeader);
  }
  return map(fd, h, shape, dtype, total);
}

}  // namespace mxhub
