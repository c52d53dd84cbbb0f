// What every ABI function shares.
#include "c_api/common.h"

#include <algorithm>
#include <unordered_set>

#include "mxnet/hub.h"

namespace mxhub::capi {
namespace {
struct LastError {
  std::string text, op, argument;
  int kind = 0;
};
LastError& error() {
  static thread_local LastError e;
  return e;
}
}  // namespace

void set_error(const std::exception* e) noexcept {
  try {
    LastError& last = error();
    last = LastError{};
    if (const auto* ours = dynamic_cast<const Error*>(e)) {
      last.kind = static_cast<int>(ours->kind());
      last.op = ours->op();
      last.argument = ours->argument();
    } else {
      last.kind = static_cast<int>(dynamic_cast<const std::bad_alloc*>(e) ? Kind::kMemory : Kind::kInternal);
    }
    last.text = e ? e->what() : "unknown error";
    std::replace(last.text.begin(), last.text.end(), '\n', ' ');
  } catch (...) {  // no memory left to tell
  }
}
void set_error_text(const char* text) noexcept {
  try {
    error() = LastError{};
    error().kind = static_cast<int>(Kind::kInternal);
    error().text = text ? text : "";
  } catch (...) {
  }
}
const char* last_error() { return error().text.c_str(); }

const char** Returns::names(std::vector<std::string> list) {
  strings = std::move(list);
  pointers.clear();
  for (const auto& s : strings) pointers.push_back(s.c_str());
  pointers.push_back(nullptr);
  return pointers.data();
}

Returns& returns() {
  static thread_local Returns r;
  return r;
}

const Op& op_of(const void* handle) {
  if (!handle) fail(Kind::kArgument, "", "creator", "expected an operator handle, got null");
  static const auto* known = new std::unordered_set<const void*>(Op::all().begin(), Op::all().end());
  if (!known->count(handle)) fail(Kind::kArgument, "", "creator", "expected an operator handle, got another pointer");
  return *static_cast<const Op*>(handle);
}

// Steps of gradients and of plans take what the library itself puts together, and check less.
const Op& callable(const Op& op) {
  if (op.hidden)
    fail(Kind::kArgument, op.name, "op",
         "expected an operator that may be called by name, got one of the library's own");
  return op;
}

Attrs attrs_of(int num, const char** keys, const char** vals) {
  Attrs a;
  if (num > 0) {
    require(keys, "keys");
    require(vals, "vals");
  }
  for (int i = 0; i < num; ++i) {
    require(keys[i], "keys");
    require(vals[i], "vals");
    a[keys[i]] = vals[i];
  }
  return a;
}

Shape shape_of(const int64_t* dims, int ndim) {
  if (ndim > 0) require(dims, "shape");
  if (ndim > 64) fail(Kind::kShape, "", "ndim", "expected at most 64 dimensions, got ", ndim);
  return Shape(dims, std::max(ndim, -1));
}

DType dtype_of(int id) {
  if (!dtype_valid(id)) fail(Kind::kType, "", "dtype", "expected a known dtype, got id ", id);
  return static_cast<DType>(id);
}

Device device_of(int type, int id) {
  if (type == 2) fail(Kind::kArgument, "", "dev_type", "expected a CPU device, got GPU: this build has none");
  if (type != 1 && type != 3 && type != 5)
    fail(Kind::kArgument, "", "dev_type", "expected 1 (cpu), 3 (pinned) or 5 (shared), got ", type);
  return Device{type, id};
}

}  // namespace mxhub::capi

using namespace mxhub;        // NOLINT: the ABI lives in the global namespace
using namespace mxhub::capi;  // NOLINT

const char* MXGetLastError(void) { return last_error(); }

int MXHubErrorGetLast(int* out_kind, const char** out_op, const char** out_argument) {
  // Reading the error must not change it, so nothing here may fail.
  if (out_kind) *out_kind = error().kind;
  if (out_op) *out_op = error().op.c_str();
  if (out_argument) *out_argument = error().argument.c_str();
  return 0;
}
