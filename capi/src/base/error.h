// Errors: one exception type with a kind, an operator and an argument name.
#pragma once
#include <exception>
#include <sstream>
#include <string>
#include <utility>

namespace mxhub {

// The values are part of the ABI (MXHubErrorGetLast).
enum class Kind : int {
  kNone = 0,
  kArgument = 1,
  kShape = 2,
  kType = 3,
  kState = 4,
  kMemory = 5,
  kIo = 6,
  kInternal = 7
};

const char* kind_name(Kind kind);

class Error : public std::exception {
 public:
  Error(Kind kind, std::string op, std::string argument, const std::string& text);
  const char* what() const noexcept override { return message_.c_str(); }
  Kind kind() const { return kind_; }
  const std::string& op() const { return op_; }
  const std::string& argument() const { return argument_; }

 private:
  Kind kind_;
  std::string op_, argument_, message_;
};

// Joins anything printable to one string.
template <class... A>
std::string cat(const A&... parts) {
  std::ostringstream s;
  (s << ... << parts);
  return s.str();
}

// fail(kind, op, argument, text...): text reads "expected ..., got ...".
template <class... A>
[[noreturn]] void fail(Kind kind, const std::string& op, const std::string& argument, const A&... text) {
  throw Error(kind, op, argument, cat(text...));
}

}  // namespace mxhub
