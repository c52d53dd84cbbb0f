// Objects behind ABI handles: memory is never returned to the system, so that a freed handle can be recognised.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <vector>

#include "base/error.h"

namespace mxhub {

// Base of every object that crosses the ABI as a handle; T::kHandleMagic tells the kinds apart.
template <class T>
class HandleObject {
 public:
  HandleObject() : magic_(T::kHandleMagic) {}
  HandleObject(const HandleObject&) : magic_(T::kHandleMagic) {}
  HandleObject& operator=(const HandleObject&) { return *this; }
  ~HandleObject() { *const_cast<volatile uint32_t*>(&magic_) = kDead; }
  bool alive() const { return *const_cast<const volatile uint32_t*>(&magic_) == T::kHandleMagic; }

  static void* operator new(size_t size) { return slab().take(size); }
  static void operator delete(void* p) { slab().give(p); }

 private:
  static constexpr uint32_t kDead = 0xdeadbeef;
  struct Slab {
    void* take(size_t size) {
      auto& mine = local();
      if (mine.empty()) refill(&mine, size);
      void* p = mine.back();
      mine.pop_back();
      return p;
    }
    void give(void* p) {
      auto& mine = local();
      mine.push_back(p);
      if (mine.size() > 2 * kBatch) {
        std::lock_guard<std::mutex> guard(mutex);
        free.insert(free.end(), mine.end() - kBatch, mine.end());
        mine.resize(mine.size() - kBatch);
      }
    }
    void refill(std::vector<void*>* mine, size_t size) {
      std::lock_guard<std::mutex> guard(mutex);
      if (free.empty()) {
        const size_t step = (size + 15) / 16 * 16;
        char* block = static_cast<char*>(::operator new(step* kBatch));
        for (size_t i = 0; i < kBatch; ++i) free.push_back(block + step * (kBatch - 1 - i));
      }
      const size_t n = free.size() < kBatch ? free.size() : kBatch;
      mine->insert(mine->end(), free.end() - n, free.end());
      free.resize(free.size() - n);
    }
    // A thread's own free list goes back to the shared one when the thread ends. After that (destructors of other
    // thread-local objects may still free handles) the shared list is used through a leaked vector.
    struct Local {
      std::vector<void*>* list = new std::vector<void*>;
      ~Local() {
        Slab& s = slab();
        std::lock_guard<std::mutex> guard(s.mutex);
        s.free.insert(s.free.end(), list->begin(), list->end());
        list->clear();
      }
    };
    static std::vector<void*>& local() {
      static thread_local Local l;
      return *l.list;
    }
    static constexpr size_t kBatch = 128;
    std::mutex mutex;
    std::vector<void*> free;
  };
  static Slab& slab() {
    static Slab* s = new Slab;  // leaked: handles may be freed while the process exits
    return *s;
  }
  uint32_t magic_;
};

// The object behind a handle; null and freed handles are errors.
template <class T>
T* from_handle(void* handle, const char* what) {
  if (!handle) fail(Kind::kArgument, "", what, "expected a handle, got null");
  T* t = static_cast<T*>(handle);
  if (!t->alive()) fail(Kind::kState, "", what, "expected a live handle, got one that was freed or is of another kind");
  return t;
}

}  // namespace mxhub
