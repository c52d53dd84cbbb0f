// What every ABI function shares: the frame that turns exceptions into -1, and memory that lives until the next call.
#pragma once
#include <string>
#include <vector>

#include "autograd/invoke.h"
#include "base/error.h"
#include "base/handle.h"
#include "mxnet/c_api.h"
#include "op/registry.h"
#include "profiler/profiler.h"
#include "tensor/ndarray.h"

namespace mxhub::capi {

// Keeps the error of this thread; never throws.
void set_error(const std::exception* e) noexcept;
void set_error_text(const char* text) noexcept;
const char* last_error();

// Texts and tables that stay valid until the next call on this thread.
struct Returns {
  std::string text;
  std::vector<std::string> strings;
  std::vector<const char*> pointers;
  std::vector<void*> handles;
  std::vector<int> ints;
  const char** names(std::vector<std::string> list);
};
Returns& returns();

template <class T>
void require(const T* p, const char* name) {
  if (!p) fail(Kind::kArgument, "", name, "expected a pointer, got null");
}
inline NDArray* array(void* handle, const char* name = "handle") { return from_handle<NDArray>(handle, name); }
const Op& op_of(const void* handle);
const Op& callable(const Op& op);  // op, if it is one that others may call
Attrs attrs_of(int num, const char** keys, const char** vals);
Shape shape_of(const int64_t* dims, int ndim);
template <class T>
Shape shape_of(const T* dims, int ndim) {
  if (ndim > 0) require(dims, "shape");
  std::vector<int64_t> d(dims, dims + (ndim > 0 ? ndim : 0));
  return shape_of(d.data(), ndim);
}
DType dtype_of(int id);
Device device_of(int type, int id);

}  // namespace mxhub::capi

// Every function is: declare, API_BEGIN, check and call, API_END.
#define API_BEGIN() \
  try {             \
  const ::mxhub::profiler::ApiTimer api_timer(__func__)
#define API_END()                      \
  }                                    \
  catch (const std::exception& e) {    \
    ::mxhub::capi::set_error(&e);      \
    return -1;                         \
  }                                    \
  catch (...) {                        \
    ::mxhub::capi::set_error(nullptr); \
    return -1;                         \
  }                                    \
  return 0;
