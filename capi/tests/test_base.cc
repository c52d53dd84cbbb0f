// Base layer: shapes, 16-bit floats, reflected parameters and their errors, random numbers.
#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "base/arena.h"
#include "base/param.h"
#include "base/philox.h"

namespace mxhub {
namespace {

TEST_CASE("laying out: values that are needed together lie apart, large ones close up") {
  // In the order of the steps the first two would leave a gap that the third does not fit into: 384 bytes.
  std::vector<Lifetime> few{{64, 0, 1, 0}, {128, 0, 2, 0}, {192, 2, 3, 0}, {64, 3, 4, 0}};
  CHECK(lay_out(few) == 320);
  std::vector<Lifetime> values;
  uint32_t seed = 1;
  const auto draw = [&](uint32_t below) { return (seed = seed * 1664525 + 1013904223) / 65536 % below; };
  for (size_t i = 0; i < 300; ++i) {
    const size_t begin = draw(100);
    values.push_back({draw(5000), begin, begin + draw(20), 0});
  }
  const size_t size = lay_out(values);
  size_t together = 0;  // what is needed at some step: no layout is smaller
  for (size_t step = 0; step < 120; ++step) {
    size_t now = 0;
    for (const Lifetime& v : values)
      if (v.begin <= step && step <= v.end) now += std::max(aligned(v.bytes), kArenaAlignment);
    together = std::max(together, now);
  }
  CHECK(size >= together);
  CHECK(size < together + together / 4);
  for (const Lifetime& a : values) {
    CHECK(a.at % kArenaAlignment == 0);
    CHECK(a.at + a.bytes <= size);
    for (const Lifetime& b : values) {
      const bool apart = a.at + a.bytes <= b.at || b.at + b.bytes <= a.at || a.end < b.begin || b.end < a.begin;
      if (&a != &b && !apart) FAIL("two values share memory at the same time");
    }
  }
}

TEST_CASE("shape: copies and moves keep the dimensions, inline and on the heap") {
  for (int ndim : {0, 1, Shape::kInline, Shape::kInline + 3}) {
    Shape a = Shape::of(ndim, 2);
    Shape b = a;
    CHECK(a == b);
    Shape c = std::move(b);
    CHECK(c == a);
    CHECK(c.size() == (int64_t{1} << ndim));
    CHECK(c.known());
    a = c;
    const Shape& same = a;
    a = same;
    CHECK(a == c);
    c.push_back(-1);
    CHECK(c.ndim() == ndim + 1);
    CHECK(!c.known());
  }
  CHECK(!Shape().ndim_known());
  CHECK(Shape{}.size() == 1);
  CHECK(Shape({3, 0, 2}).size() == 0);
  CHECK(Shape({2, 3}).with(0, 7) == Shape({7, 3}));
}

TEST_CASE("shape: text") {
  CHECK(Shape({2, 3}).str() == "(2,3)");
  CHECK(Shape({2}).str() == "(2,)");
  CHECK(Shape::of(0).str() == "()");
  CHECK(Shape({-1, 3}).str() == "(?,3)");
  CHECK(Shape().str() == "None");
  for (const char* text : {"(2, 3)", "[2,3]", "(2,3,)", " ( 2 , 3 ) "})
    CHECK(detail::parse_shape(text) == Shape({2, 3}));
  CHECK(detail::parse_shape("()") == Shape::of(0));
}

TEST_CASE("half: every value survives the way through float, and rounding is to nearest even") {
  int wrong = 0;
  for (uint32_t bits = 0; bits < 65536; ++bits) {
    half h;
    h.bits = static_cast<uint16_t>(bits);
    const float f = h;
    if (std::isnan(f)) {
      wrong += !std::isnan(static_cast<float>(half(f)));
    } else {
      wrong += half(f).bits != h.bits;
    }
  }
  CHECK(wrong == 0);
  CHECK(half(65504.f).bits == 0x7bff);
  CHECK(half(65520.f).bits == 0x7c00);  // halfway to the next step: infinity
  CHECK(half(65519.f).bits == 0x7bff);
  CHECK(half(1.f + 0x1p-11f).bits == 0x3c00);      // halfway: the even one
  CHECK(half(1.f + 3 * 0x1p-11f).bits == 0x3c02);  // halfway: the even one
  CHECK(half(0x1p-25f).bits == 0);                 // half of the smallest subnormal
  CHECK(half(0x1.8p-25f).bits == 1);
  CHECK(half(-0.f).bits == 0x8000);
  CHECK(half(std::numeric_limits<float>::infinity()).bits == 0x7c00);
}

TEST_CASE("bfloat16: rounds to nearest even and keeps nan") {
  CHECK(bfloat16(1.f).bits == 0x3f80);
  CHECK(bfloat16(detail::float_of(0x3f808000u)).bits == 0x3f80);
  CHECK(bfloat16(detail::float_of(0x3f818000u)).bits == 0x3f82);
  CHECK(std::isnan(static_cast<float>(bfloat16(std::numeric_limits<float>::quiet_NaN()))));
  CHECK(std::isinf(static_cast<float>(bfloat16(std::numeric_limits<float>::max()))));
}

TEST_CASE("dtype: names and sizes go both ways") {
  for (int id = 0; id < kNumDTypes; ++id) {
    const auto type = static_cast<DType>(id);
    CHECK(dtype_valid(id));
    CHECK(dtype_from_name(dtype_name(type)) == type);
    CHECK(dispatch_all(type, [](auto tag) { return sizeof(typename decltype(tag)::type); }) == dtype_size(type));
  }
  CHECK(!dtype_valid(kNumDTypes));
  CHECK(!dtype_valid(-1));
  CHECK(dtype_from_name("float33") == DType::kUnknown);
}

struct Sample {
  int axis = -1;
  float eps = 1e-5f;
  bool keep = false;
  Shape shape;
  std::optional<int> dim;
  static auto fields() {
    return std::tuple{
        field("axis", &Sample::axis).doc("An axis."), field("eps", &Sample::eps).above(0).doc("A small number."),
        field("keep", &Sample::keep).doc("A switch."), field("shape", &Sample::shape).required().doc("A shape."),
        field("dim", &Sample::dim).doc("Maybe a number.")};
  }
};

const Sample& parse(const Attrs& attrs, Params* keep) {
  *keep = param_type<Sample>().parse("Test", attrs);
  return *static_cast<const Sample*>(keep->get());
}

TEST_CASE("parameters: text becomes values, and what is not given keeps its default") {
  Params keep;
  const Sample& p = parse({{"shape", "(2, -1)"}, {"axis", "1"}, {"keep", "True"}, {"__graph__", "x"}}, &keep);
  CHECK(p.axis == 1);
  CHECK(p.keep);
  CHECK(p.eps == 1e-5f);
  CHECK(!p.dim.has_value());
  CHECK(p.shape.ndim() == 2);
  CHECK(parse({{"shape", "()"}, {"dim", "None"}}, &keep).shape.ndim() == 0);
  CHECK(parse({{"shape", "3"}, {"dim", "4"}}, &keep).dim.value() == 4);
}

TEST_CASE("parameters: a bad value names the operator, the parameter, what was expected and what came") {
  const auto failing = [](const Attrs& attrs, const std::string& argument, const std::string& words) {
    Params keep;
    try {
      parse(attrs, &keep);
      FAIL_CHECK("no error");
    } catch (const Error& e) {
      const std::string text = e.what();
      INFO(text);
      CHECK(e.kind() == Kind::kArgument);
      CHECK(e.op() == "Test");
      CHECK(e.argument() == argument);
      CHECK(text.find("[Test] argument '" + argument + "': expected ") == 0);
      CHECK(text.find(words) != std::string::npos);
    }
  };
  failing({{"shape", "(1,)"}, {"axis", "one"}}, "axis", "'one'");
  failing({{"shape", "(1,)"}, {"axis", "1.5"}}, "axis", "'1.5'");
  failing({{"shape", "(1,)"}, {"axis", "99999999999"}}, "axis", "'99999999999'");
  failing({{"shape", "(1,)"}, {"eps", "0"}}, "eps", "'0'");
  failing({{"shape", "(1,)"}, {"keep", "perhaps"}}, "keep", "'perhaps'");
  failing({{"shape", "(1,"}}, "shape", "'(1,'");
  failing({{"shape", "(1,)"}, {"axes", "1"}}, "axes", "");
  failing({}, "shape", "");
}

TEST_CASE("philox: a stream can be entered anywhere") {
  Philox whole(1, 2);
  std::vector<uint32_t> numbers;
  for (int i = 0; i < 41; ++i) numbers.push_back(whole.next());
  for (uint64_t start : {0, 1, 3, 4, 17, 40}) {
    Philox part(1, 2, start);
    CHECK(part.next() == numbers[start]);
  }
  CHECK(Philox(1, 3).next() != numbers[0]);
  CHECK(Philox(2, 2).next() != numbers[0]);
}

}  // namespace
}  // namespace mxhub
