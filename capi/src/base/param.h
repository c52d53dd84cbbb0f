// Operator parameters: a plain struct whose fields are reflected, so that parsing, printing, documentation and
// error messages follow from one declaration.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <utility>
#include <vector>

#include "base/dtype.h"
#include "base/shape.h"

namespace mxhub {

// A tuple whose elements may be None, such as the bounds of `slice`.
using OptTuple = std::vector<std::optional<int64_t>>;
using Choices = std::vector<std::pair<std::string, int>>;
using Attrs = std::map<std::string, std::string>;

// The dtypes that most creation operators of MXNet 1.9.1 offer; `with` adds to or `without` takes from the list.
Choices dtype_choices(std::initializer_list<DType> types);
Choices common_dtypes();  // float16/32/64, bfloat16, uint8, int8, int32, int64
Choices common_dtypes_and_bool();

// One field, with its type erased. `parse` writes a value given as text into the struct, `print` renders it back.
struct FieldInfo {
  std::string name, kind, phrase, default_text, doc, tag;
  bool required = false;
  bool internal = false;  // accepted, but not listed among the arguments (1.9.1's num_args of add_n)
  Choices choices;
  std::function<void(void* params, const std::string& op, const std::string& text)> parse;
  std::function<std::string(const void* params)> print;
};

// How a field is declared: field("axis", &P::axis).doc("...").tag("axis").
template <class P, class T>
struct Field {
  const char* name;
  T P::*member;
  std::string doc_, tag_, phrase_;
  bool required_ = false, internal_ = false;
  Choices choices_;
  std::optional<double> low_, high_;
  bool open_low_ = false;

  Field& doc(std::string text) {
    doc_ = std::move(text);
    return *this;
  }
  Field& required() {
    required_ = true;
    return *this;
  }
  Field& internal() {
    internal_ = true;
    return *this;
  }
  // What bindings must translate: axis, axes, shape, index, dtype, device, layout, seed, count.
  Field& tag(std::string text) {
    tag_ = std::move(text);
    return *this;
  }
  Field& choices(Choices c) {
    choices_ = std::move(c);
    return *this;
  }
  Field& above(double v) {
    low_ = v;
    open_low_ = true;
    return *this;
  }
  Field& at_least(double v) {
    low_ = v;
    return *this;
  }
  Field& at_most(double v) {
    high_ = v;
    return *this;
  }
  // Overrides the registry phrase where 1.9.1's is not what the type would give.
  Field& phrase(std::string text) {
    phrase_ = std::move(text);
    return *this;
  }
};
template <class P, class T>
Field<P, T> field(const char* name, T P::*member) {
  return Field<P, T>{name, member, {}, {}, {}, false, false, {}, {}, {}, false};
}

namespace detail {
// Parsers throw std::string("expected ...") through this; the caller adds operator and argument.
struct BadValue {
  std::string expected;
};
int64_t parse_int(const std::string& text, int64_t low, int64_t high);
uint64_t parse_uint(const std::string& text);
double parse_double(const std::string& text);
bool parse_bool(const std::string& text);
std::vector<std::string> parse_tuple(const std::string& text);  // elements of "(1, 2)", "[1,2]" or "1"
bool is_none(const std::string& text);
std::string print_float(float v);    // 9 significant digits, as 1.9.1
std::string print_double(double v);  // 17 significant digits
Shape parse_shape(const std::string& text);
std::string print_shape(const Shape& s);  // "[0,0]", "[]", "None"
int parse_choice(const Choices& c, const std::string& text);
std::string print_choice(const Choices& c, int v);
[[noreturn]] void bad_value(const std::string& op, const std::string& field, const std::string& expected,
                            const std::string& got);
std::string choice_phrase(const Choices& c, bool none);

template <class T>
struct is_optional : std::false_type {};
template <class T>
struct is_optional<std::optional<T>> : std::true_type {};

// kind, type phrase, parse and print of one field type; `c` holds the choices of an enumerated field.
template <class T>
struct Value {
  static const char* kind() {
    if constexpr (std::is_same_v<T, bool>)
      return "bool";
    else if constexpr (std::is_same_v<T, int>)
      return "int";
    else if constexpr (std::is_same_v<T, uint32_t>)
      return "uint";
    else if constexpr (std::is_same_v<T, int64_t>)
      return "long";
    else if constexpr (std::is_same_v<T, uint64_t>)
      return "ulong";
    else if constexpr (std::is_same_v<T, float>)
      return "float";
    else if constexpr (std::is_same_v<T, double>)
      return "double";
    else if constexpr (std::is_same_v<T, std::string>)
      return "string";
    else if constexpr (std::is_same_v<T, Shape>)
      return "shape";
    else if constexpr (std::is_same_v<T, OptTuple>)
      return "shape";
    else if constexpr (std::is_same_v<T, std::vector<float>>)
      return "tuple_float";
    else if constexpr (std::is_same_v<T, std::vector<double>>)
      return "tuple_double";
    else if constexpr (std::is_same_v<T, std::vector<int64_t>>)
      return "tuple_int";
    else if constexpr (std::is_same_v<T, std::optional<int>>)
      return "optional_int";
    else if constexpr (std::is_same_v<T, std::optional<int64_t>>)
      return "optional_long";
    else if constexpr (std::is_same_v<T, std::optional<bool>>)
      return "optional_bool";
    else if constexpr (std::is_same_v<T, std::optional<float>>)
      return "optional_float";
    else if constexpr (std::is_same_v<T, std::optional<double>>)
      return "optional_double";
    else if constexpr (std::is_same_v<T, std::optional<Shape>>)
      return "optional_shape";
    else if constexpr (std::is_same_v<T, std::optional<std::vector<double>>>)
      return "optional_tuple_double";
    else
      return "enum";
  }
  static const char* type_phrase() {
    const std::string k = kind();
    if (k == "bool") return "boolean";
    if (k == "int") return "int";
    if (k == "uint") return "int (non-negative)";
    if (k == "long") return "long";
    if (k == "ulong") return "long (non-negative)";
    if (k == "float") return "float";
    if (k == "double") return "double";
    if (k == "string") return "string";
    if (k == "shape") return "Shape(tuple)";
    if (k == "tuple_float") return "tuple of <float>";
    if (k == "tuple_double") return "tuple of <double>";
    if (k == "tuple_int") return "tuple of <long>";
    if (k == "optional_int") return "int or None";
    if (k == "optional_long") return "long or None";
    if (k == "optional_bool") return "boolean or None";
    if (k == "optional_float") return "float or None";
    if (k == "optional_double") return "double or None";
    return "Shape or None";
  }
  static T parse(const std::string& s) {
    if constexpr (is_optional<T>::value) {
      if (is_none(s)) return T{};
      return T{Value<typename T::value_type>::parse(s)};
    } else if constexpr (std::is_same_v<T, bool>)
      return parse_bool(s);
    else if constexpr (std::is_same_v<T, int>)
      return static_cast<int>(parse_int(s, INT32_MIN, INT32_MAX));
    else if constexpr (std::is_same_v<T, uint32_t>)
      return static_cast<uint32_t>(parse_int(s, 0, UINT32_MAX));
    else if constexpr (std::is_same_v<T, int64_t>)
      return parse_int(s, INT64_MIN, INT64_MAX);
    else if constexpr (std::is_same_v<T, uint64_t>)
      return parse_uint(s);
    else if constexpr (std::is_same_v<T, float>)
      return static_cast<float>(parse_double(s));
    else if constexpr (std::is_same_v<T, double>)
      return parse_double(s);
    else if constexpr (std::is_same_v<T, std::string>)
      return s;
    else if constexpr (std::is_same_v<T, Shape>)
      return parse_shape(s);
    else if constexpr (std::is_same_v<T, OptTuple>) {
      OptTuple t;
      for (const auto& e : parse_tuple(s)) t.push_back(Value<std::optional<int64_t>>::parse(e));
      return t;
    } else {  // vector of numbers
      T t;
      for (const auto& e : parse_tuple(s)) t.push_back(Value<typename T::value_type>::parse(e));
      return t;
    }
  }
  static std::string print(const T& v) {
    if constexpr (is_optional<T>::value) {
      return v ? Value<typename T::value_type>::print(*v) : "None";
    } else if constexpr (std::is_same_v<T, bool>)
      return v ? "1" : "0";
    else if constexpr (std::is_same_v<T, float>)
      return print_float(v);
    else if constexpr (std::is_same_v<T, double>)
      return print_double(v);
    else if constexpr (std::is_same_v<T, std::string>)
      return v;
    else if constexpr (std::is_same_v<T, Shape>)
      return print_shape(v);
    else if constexpr (std::is_integral_v<T>)
      return std::to_string(v);
    else {
      std::string s = "[";
      for (size_t i = 0; i < v.size(); ++i) s += (i ? "," : "") + Value<typename T::value_type>::print(v[i]);
      return s + "]";
    }
  }
};

template <class P, class T>
FieldInfo erase(const Field<P, T>& f) {
  FieldInfo r;
  r.name = f.name;
  r.doc = f.doc_;
  r.tag = f.tag_;
  r.required = f.required_;
  r.internal = f.internal_;
  r.choices = f.choices_;
  const P defaults{};
  constexpr bool plain_enum = std::is_enum_v<T>;
  const bool enumerated = !f.choices_.empty();
  auto member = f.member;
  const std::string name = f.name;
  const Choices choices = f.choices_;
  if (enumerated) {
    if constexpr (plain_enum || std::is_same_v<T, int> || std::is_same_v<T, std::optional<int>>) {
      constexpr bool opt = std::is_same_v<T, std::optional<int>>;
      r.kind = "enum";
      r.parse = [=](void* p, const std::string& op, const std::string& s) {
        try {
          if constexpr (opt) {
            static_cast<P*>(p)->*member = is_none(s) ? T{} : T{parse_choice(choices, s)};
          } else {
            static_cast<P*>(p)->*member = static_cast<T>(parse_choice(choices, s));
          }
        } catch (const BadValue& e) {
          bad_value(op, name, e.expected, s);
        }
      };
      r.print = [=](const void* p) -> std::string {
        const T& v = static_cast<const P*>(p)->*member;
        if constexpr (opt)
          return v ? print_choice(choices, *v) : "None";
        else
          return print_choice(choices, static_cast<int>(v));
      };
      r.default_text = r.print(&defaults);
      r.phrase = choice_phrase(choices, opt) +
                 (f.required_ ? std::string(", required") : ",optional, default='" + r.default_text + "'");
    }
  } else if constexpr (!plain_enum) {
    using V = Value<T>;
    r.kind = V::kind();
    const auto low = f.low_, high = f.high_;
    const bool open = f.open_low_;
    r.parse = [=](void* p, const std::string& op, const std::string& s) {
      try {
        T v = V::parse(s);
        if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
          const double d = static_cast<double>(v);
          if (low && !(open ? d > *low : d >= *low))
            throw BadValue{cat("a number ", open ? "above " : "of at least ", *low)};
          if (high && !(d <= *high)) throw BadValue{cat("a number of at most ", *high)};
        }
        static_cast<P*>(p)->*member = std::move(v);
      } catch (const BadValue& e) {
        bad_value(op, name, e.expected, s);
      }
    };
    r.print = [=](const void* p) { return V::print(static_cast<const P*>(p)->*member); };
    r.default_text = r.print(&defaults);
    std::string shown = r.default_text;
    if (r.kind == "string" || r.kind == "int" || r.kind == "optional_int") shown = "'" + shown + "'";
    r.phrase = std::string(V::type_phrase()) + (f.required_ ? ", required" : ", optional, default=" + shown);
  }
  if (!f.phrase_.empty()) r.phrase = f.phrase_;
  if (f.required_) r.default_text.clear();
  return r;
}
}  // namespace detail

using Params = std::shared_ptr<const void>;

// All that is known of a parameter struct at run time.
struct ParamType {
  std::type_index type = typeid(void);
  std::vector<FieldInfo> fields;
  std::function<std::shared_ptr<void>()> create;  // a struct with all defaults

  // Reads the struct from text; attributes named __like_this__ belong to the graph and are passed over. An unknown
  // name, a missing required field and a bad value are errors that name operator and argument.
  Params parse(const std::string& op, const Attrs& attrs) const;
  Attrs print(const void* params) const;
};

template <class P>
ParamType param_type() {
  ParamType t;
  t.type = typeid(P);
  t.create = [] { return std::static_pointer_cast<void>(std::make_shared<P>()); };
  std::apply([&](const auto&... f) { (t.fields.push_back(detail::erase(f)), ...); }, P::fields());
  return t;
}

// For operators without parameters.
struct NoParam {
  static std::tuple<> fields() { return {}; }
};

}  // namespace mxhub
