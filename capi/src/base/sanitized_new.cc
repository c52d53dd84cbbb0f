// In builds with the address sanitizer: too large a block is std::bad_alloc, as elsewhere, and not the end of the
// process.
#ifdef __SANITIZE_ADDRESS__
#include <cstdlib>
#include <new>

void* operator new(size_t size) {
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void* operator new[](size_t size) { return operator new(size); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, size_t) noexcept { std::free(p); }
void operator delete[](void* p, size_t) noexcept { std::free(p); }
#endif
