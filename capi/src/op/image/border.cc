// _cvcopyMakeBorder: an image with a border around it.
#include <algorithm>
#include <cstring>
#include <vector>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

enum Border : int { kConstant = 0, kReplicate = 1, kReflect = 2, kWrap = 3, kReflectInner = 4 };

struct BorderParam {
  int top = 0, bot = 0, left = 0, right = 0, type = kConstant;
  double value = 0;
  std::vector<double> values;
  static auto fields() {
    return std::tuple{
        field("top", &BorderParam::top).required().at_least(0).tag("count").doc("Rows above the image."),
        field("bot", &BorderParam::bot).required().at_least(0).tag("count").doc("Rows below the image."),
        field("left", &BorderParam::left).required().at_least(0).tag("count").doc("Columns left of the image."),
        field("right", &BorderParam::right).required().at_least(0).tag("count").doc("Columns right of the image."),
        field("type", &BorderParam::type)
            .doc("What the border shows. 0: `value` or `values`. 1: the pixels at the edges. 2: the image mirrored at "
                 "its edges (cba|abc|cba). 3: the image again (abc|abc|abc). 4: mirrored at the pixels of its edges "
                 "(cb|abc|ba)."),
        field("value", &BorderParam::value).doc("Number in all channels of a border of type 0."),
        field("values", &BorderParam::values)
            .doc("One number for each channel instead of `value`; channels that are left out get 0.")};
  }
};

// Which line of n the border shows at `i`, anywhere on the number line; -1: none.
int64_t source(int64_t i, int64_t n, int type) {
  if (i >= 0 && i < n) return i;
  const auto modulo = [](int64_t a, int64_t m) { return (a % m + m) % m; };
  switch (type) {
    case kReplicate:
      return std::clamp<int64_t>(i, 0, n - 1);
    case kReflect: {
      const int64_t k = modulo(i, 2 * n);
      return k < n ? k : 2 * n - 1 - k;
    }
    case kWrap:
      return modulo(i, n);
    case kReflectInner: {
      if (n == 1) return 0;
      const int64_t k = modulo(i, 2 * n - 2);
      return k < n ? k : 2 * n - 2 - k;
    }
    default:
      return -1;
  }
}

// The bytes of one pixel of a constant border.
std::vector<char> constant_pixel(const BorderParam& p, int64_t channels, DType dtype) {
  std::vector<char> bytes;
  dispatch_all(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (size_t k = 0; k < static_cast<size_t>(channels); ++k) {
      const T v = saturated<T>(p.values.empty() ? p.value : k < p.values.size() ? p.values[k] : 0);
      const auto* from = reinterpret_cast<const char*>(&v);
      bytes.insert(bytes.end(), from, from + sizeof(T));
    }
  });
  return bytes;
}

Kernel prepare(const BorderParam& p, const PrepareCtx& c) {
  const ImageSize from = image_size(c.in[0].shape), to = image_size(c.out[0].shape);
  std::vector<int64_t> rows, columns;
  for (int64_t i = 0; i < to.h; ++i) rows.push_back(source(i - p.top, from.h, p.type));
  for (int64_t j = 0; j < to.w; ++j) columns.push_back(source(j - p.left, from.w, p.type));
  const std::vector<char> fill = constant_pixel(p, from.c, c.in[0].dtype);
  const auto pixel = static_cast<int64_t>(fill.size());
  return Kernel{[=](const RunCtx& r) {
    const char* x = r.input<char>(0);
    char* y = r.output<char>(0);
    parallel_for(pixel ? to.h : 0, grain_for(to.w * pixel), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        for (int64_t j = 0; j < to.w; ++j) {
          const int64_t row = rows[static_cast<size_t>(i)], column = columns[static_cast<size_t>(j)];
          const char* pick = row < 0 || column < 0 ? fill.data() : x + (row * from.w + column) * pixel;
          std::memcpy(y + (i * to.w + j) * pixel, pick, static_cast<size_t>(pixel));
        }
    });
  }};
}

MXHUB_OP(_cvcopyMakeBorder)
    .doc("An image with a border around it.")
    .param_struct<BorderParam>()
    .input("src", "Image (height, width, channel).")
    .phrase("src", "NDArray")
    .output("output", "Image (top + height + bot, left + width + right, channel) of the same dtype.")
    .shape([](const BorderParam& p, ShapeCtx& c) {
      if (p.type < kConstant || p.type > kReflectInner) c.bad_param("type", cat("expected 0 to 4, got ", p.type));
      if (!check_image(c, false)) return;
      const Shape& in = c.in(0);
      if (in[0] == 0 || in[1] == 0) c.bad_input(0, cat("expected at least one pixel, got shape ", in));
      c.set_out(0, {in[0] < 0 ? -1 : in[0] + p.top + p.bot, in[1] < 0 ? -1 : in[1] + p.left + p.right, in[2]});
    })
    .dtype([](TypeCtx& c) {
      c.same();
      refuse_bool(c);
    })
    .kernel(prepare)
    .cases(Case("constant")
               .shape("src", {2, 3, 3}, 0, 255)
               .with("top", "1")
               .with("bot", "2")
               .with("left", "0")
               .with("right", "1")
               .with("values", "(1, 2, 3)"),
           Case("reflect")
               .shape("src", {2, 3, 1}, 0, 255, DType::kUint8)
               .with("top", "3")
               .with("bot", "0")
               .with("left", "4")
               .with("right", "4")
               .with("type", "4"),
           Case("bad_type")
               .shape("src", {2, 3, 1})
               .with("top", "1")
               .with("bot", "1")
               .with("left", "1")
               .with("right", "1")
               .with("type", "5")
               .fails(Kind::kArgument, "type"));

}  // namespace
}  // namespace mxhub::op
