// The text of an error: "[Op] argument 'x': expected ..., got ...".
#include "base/error.h"

namespace mxhub {

const char* kind_name(Kind kind) {
  static const char* const names[] = {"none", "argument", "shape", "type", "state", "memory", "io", "internal"};
  return names[static_cast<int>(kind)];
}

Error::Error(Kind kind, std::string op, std::string argument, const std::string& text)
    : kind_(kind), op_(std::move(op)), argument_(std::move(argument)) {
  if (!op_.empty()) message_ += "[" + op_ + "] ";
  if (!argument_.empty()) message_ += "argument '" + argument_ + "': ";
  message_ += text;
}

}  // namespace mxhub
