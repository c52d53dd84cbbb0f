// Parameters from text and back to text.
#include "base/param.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace mxhub {

Choices dtype_choices(std::initializer_list<DType> types) {
  Choices c;
  for (DType t : types) c.emplace_back(dtype_name(t), static_cast<int>(t));
  return c;
}

Choices common_dtypes() {
  return dtype_choices({DType::kFloat32, DType::kFloat64, DType::kFloat16, DType::kBfloat16, DType::kUint8,
                        DType::kInt8, DType::kInt32, DType::kInt64});
}

Choices common_dtypes_and_bool() {
  Choices c = common_dtypes();
  c.emplace_back("bool", static_cast<int>(DType::kBool));
  return c;
}

namespace detail {
namespace {
std::string trim(const std::string& s) {
  const char* const space = " \t\r\n";
  const size_t b = s.find_first_not_of(space);
  if (b == std::string::npos) return "";
  return s.substr(b, s.find_last_not_of(space) - b + 1);
}
// Python 2 wrote long integers as "3L"; model files of that time still hold them.
std::string integer_text(const std::string& text) {
  std::string s = trim(text);
  if (!s.empty() && (s.back() == 'L' || s.back() == 'l')) s.pop_back();
  return s;
}
}  // namespace

bool is_none(const std::string& text) { return trim(text) == "None"; }

int64_t parse_int(const std::string& text, int64_t low, int64_t high) {
  const std::string s = integer_text(text);
  const BadValue bad{low == 0 ? "a non-negative integer" : "an integer"};
  if (s == "True") return 1;
  if (s == "False") return 0;
  if (s.empty()) throw bad;
  errno = 0;
  char* end = nullptr;
  const long long v = std::strtoll(s.c_str(), &end, 10);
  if (*end || errno || v < low || v > high) throw bad;
  return v;
}

uint64_t parse_uint(const std::string& text) {
  const std::string s = integer_text(text);
  if (s.empty() || s[0] == '-') throw BadValue{"a non-negative integer"};
  errno = 0;
  char* end = nullptr;
  const unsigned long long v = std::strtoull(s.c_str(), &end, 10);
  if (*end || errno) throw BadValue{"a non-negative integer"};
  return v;
}

double parse_double(const std::string& text) {
  std::string s = trim(text);
  if (s == "True") return 1;
  if (s == "False") return 0;
  if (!s.empty() && s.back() == 'f' && s.find("inf") == std::string::npos) s.pop_back();
  if (s.empty()) throw BadValue{"a number"};
  char* end = nullptr;
  const double v = std::strtod(s.c_str(), &end);
  if (*end) throw BadValue{"a number"};
  return v;
}

bool parse_bool(const std::string& text) {
  std::string s = trim(text);
  std::transform(s.begin(), s.end(), s.begin(), ::tolower);
  if (s == "true" || s == "1") return true;
  if (s == "false" || s == "0") return false;
  throw BadValue{"a boolean (True, False, 1 or 0)"};
}

std::vector<std::string> parse_tuple(const std::string& text) {
  std::string s = trim(text);
  std::vector<std::string> out;
  if (s.empty()) throw BadValue{"a tuple"};
  const char open = s.front();
  if (open == '(' || open == '[') {
    if (s.size() < 2 || s.back() != (open == '(' ? ')' : ']')) throw BadValue{"a tuple"};
    s = s.substr(1, s.size() - 2);
  }
  size_t begin = 0;
  while (begin <= s.size()) {
    const size_t comma = std::min(s.find(',', begin), s.size());
    std::string e = trim(s.substr(begin, comma - begin));
    if (e.empty()) {
      if (comma < s.size()) throw BadValue{"a tuple"};
    } else {
      out.push_back(std::move(e));
    }
    begin = comma + 1;
  }
  return out;
}

std::string print_float(float v) {
  char b[40];
  std::snprintf(b, sizeof b, "%.9g", static_cast<double>(v));
  return b;
}

std::string print_double(double v) {
  char b[40];
  std::snprintf(b, sizeof b, "%.17g", v);
  return b;
}

Shape parse_shape(const std::string& text) {
  if (is_none(text)) return Shape();
  std::vector<int64_t> d;
  for (const auto& e : parse_tuple(text)) d.push_back(is_none(e) ? -1 : parse_int(e, INT64_MIN, INT64_MAX));
  return Shape(d);
}

std::string print_shape(const Shape& s) {
  if (!s.ndim_known()) return "None";
  std::string r = "[";
  for (int i = 0; i < s.ndim(); ++i) r += (i ? "," : "") + std::to_string(s[i]);
  return r + "]";
}

int parse_choice(const Choices& c, const std::string& text) {
  for (const auto& [name, value] : c)
    if (name == text) return value;
  std::string expected = "one of";
  for (const auto& [name, value] : c) expected += (expected.size() > 6 ? ", '" : " '") + name + "'";
  throw BadValue{expected};
}

std::string print_choice(const Choices& c, int v) {
  for (const auto& [name, value] : c)
    if (value == v) return name;
  return std::to_string(v);
}

void bad_value(const std::string& op, const std::string& field, const std::string& expected, const std::string& got) {
  fail(Kind::kArgument, op, field, "expected ", expected, ", got '", got.substr(0, 200), "'");
}

std::string choice_phrase(const Choices& c, bool none) {
  std::vector<std::string> names;
  for (const auto& e : c) names.push_back(e.first);
  std::sort(names.begin(), names.end());
  std::string s = "{";
  if (none) s += "None";
  for (const auto& n : names) s += (s.size() > 1 ? ", '" : "'") + n + "'";
  return s + "}";
}
}  // namespace detail

namespace {
// A field of this name takes all attributes that no other field takes: key, value, key, value..., each with this end.
constexpr const char* kOthers = "*";
constexpr char kEnd = '\0';

bool of_graph(const std::string& key) {
  return key.size() > 4 && key.compare(0, 2, "__") == 0 && key.compare(key.size() - 2, 2, "__") == 0;
}
}  // namespace

Attrs other_attrs(const std::string& others) {
  Attrs a;
  for (size_t at = 0; at < others.size();) {
    const size_t key = others.find(kEnd, at), value = others.find(kEnd, key + 1);
    a[others.substr(at, key - at)] = others.substr(key + 1, value - key - 1);
    at = value + 1;
  }
  return a;
}

Params ParamType::parse(const std::string& op, const Attrs& attrs) const {
  std::shared_ptr<void> p = create();
  size_t used = 0;
  for (const FieldInfo& f : fields) {
    const auto it = attrs.find(f.name);
    if (it != attrs.end()) {
      f.parse(p.get(), op, it->second);
      ++used;
    } else if (f.required) {
      fail(Kind::kArgument, op, f.name, "expected a value (", f.phrase, "), got none");
    }
  }
  if (used < attrs.size()) {
    const auto rest = std::find_if(fields.begin(), fields.end(), [](const FieldInfo& f) { return f.name == kOthers; });
    std::string others;
    for (const auto& item : attrs) {
      const std::string &key = item.first, &value = item.second;
      if (of_graph(key)) continue;
      const bool known = std::any_of(fields.begin(), fields.end(), [&](const FieldInfo& f) { return f.name == key; });
      if (known) continue;
      if (rest != fields.end()) {
        others += key + kEnd + value + kEnd;
        continue;
      }
      std::string names;
      for (const FieldInfo& f : fields) names += (names.empty() ? "" : ", ") + f.name;
      fail(Kind::kArgument, op, key, "expected ", names.empty() ? "no parameters" : "one of the parameters " + names,
           ", got the unknown parameter '", key, "' with value '", value.substr(0, 200), "'");
    }
    if (rest != fields.end()) rest->parse(p.get(), op, others);
  }
  return p;
}

Attrs ParamType::print(const void* params) const {
  Attrs a;
  for (const FieldInfo& f : fields) {
    if (f.name == kOthers)
      a.merge(other_attrs(f.print(params)));
    else
      a[f.name] = f.print(params);
  }
  return a;
}

}  // namespace mxhub
