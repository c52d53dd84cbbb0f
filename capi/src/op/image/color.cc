// Colours of images: brightness, contrast, saturation, hue and lighting, by given or by random amounts.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

// Weights of red, green and blue in the grey of a pixel (ITU-R BT.601).
constexpr std::array<float, 3> kGrey = {0.299f, 0.587f, 0.114f};

// The pixels of one image, where they are read and where they go; both may be the same memory.
template <class T>
struct Pixels {
  const T* x;
  T* y;
  int64_t count, channels;
  bool colour() const { return channels == 3; }
};

template <class T>
void copy(const Pixels<T>& p) {
  if (p.x != p.y && p.count) std::memcpy(p.y, p.x, static_cast<size_t>(p.count * p.channels) * sizeof(T));
}

// Floats of one pixel; integers lose their fraction on the way back, as in 1.9.1, and keep within their type.
template <class T>
using Value = std::conditional_t<std::is_same_v<T, double> || std::is_same_v<T, int64_t>, double, float>;

template <class T, class V>
V grey_of(const T* x) {
  return static_cast<V>(x[0]) * kGrey[0] + static_cast<V>(x[1]) * kGrey[1] + static_cast<V>(x[2]) * kGrey[2];
}

// x * factor + offset for all numbers of the image.
template <class T>
void linear(const Pixels<T>& p, float factor, Value<T> offset) {
  using V = Value<T>;
  parallel_for(p.count * p.channels, grain_for(1), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) p.y[i] = saturated<T>(static_cast<V>(p.x[i]) * factor + offset);
  });
}

template <class T>
void brightness(const Pixels<T>& p, float factor) {
  linear(p, factor, 0);
}

// Towards the mean grey of the image, or away from it.
template <class T>
void contrast(const Pixels<T>& p, float factor) {
  double sum = 0;
  for (int64_t i = 0; i < p.count; ++i)
    sum += p.colour() ? grey_of<T, double>(p.x + 3 * i) : static_cast<double>(p.x[i]);
  const double mean = p.count ? sum / static_cast<double>(p.count) : 0;
  linear(p, factor, static_cast<Value<T>>(mean * (1 - static_cast<double>(factor))));
}

// f(three numbers in, three numbers out) for each pixel; images without colour stay as they are.
template <class T, class F>
void for_colours(const Pixels<T>& p, int64_t cost, const F& f) {
  using V = Value<T>;
  if (!p.colour()) return copy(p);
  parallel_for(p.count, grain_for(cost), [&](int64_t begin, int64_t end) {
    for (int64_t i = 3 * begin; i < 3 * end; i += 3) {
      V c[3] = {static_cast<V>(p.x[i]), static_cast<V>(p.x[i + 1]), static_cast<V>(p.x[i + 2])};
      f(c);
      for (int k = 0; k < 3; ++k) p.y[i + k] = saturated<T>(c[k]);
    }
  });
}

// Towards each pixel's grey, or away from it. (1.9.1 counts only the blue channel as the grey.)
template <class T>
void saturation(const Pixels<T>& p, float factor) {
  using V = Value<T>;
  for_colours(p, 6, [factor](V* c) {
    const V grey = grey_of<V, V>(c) * (1 - factor);
    for (int k = 0; k < 3; ++k) c[k] = c[k] * factor + grey;
  });
}

// The hue of each pixel turns by `turn` full circles round the hexagon of pure colours.
template <class T>
void hue(const Pixels<T>& p, float turn) {
  using V = Value<T>;
  for_colours(p, 40, [turn](V* c) {
    const double r = c[0], g = c[1], b = c[2];
    const double high = std::max({r, g, b}), chroma = high - std::min({r, g, b});
    if (!(chroma > 0)) return;
    double h = high == r ? (g - b) / chroma : high == g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
    h += 6.0 * static_cast<double>(turn);
    constexpr double corner[3] = {5, 3, 1};
    for (int k = 0; k < 3; ++k) {
      double d = corner[k] + h;
      d -= 6 * std::floor(d / 6);
      const double v = high - chroma * std::clamp(std::min(d, 4 - d), 0.0, 1.0);
      // Whole numbers that rounding errors put just below themselves must not lose one when the fraction is cut off.
      c[k] = static_cast<V>(is_float_type<T> ? v : v + std::copysign(1e-5, v));
    }
  });
}

// Adds `alpha` times the principal components of the colours of ImageNet's pictures (Krizhevsky et al., 2012).
template <class T>
void lighting(const Pixels<T>& p, const std::array<float, 3>& alpha) {
  using V = Value<T>;
  constexpr double size[3] = {55.46, 4.794, 1.148};
  constexpr double direction[3][3] = {
      {-0.5675, 0.7192, 0.4009}, {-0.5808, -0.0045, -0.8140}, {-0.5836, -0.6948, 0.4203}};
  V add[3];
  for (int k = 0; k < 3; ++k) {
    double sum = 0;
    for (int j = 0; j < 3; ++j) sum += direction[k][j] * size[j] * static_cast<double>(alpha[static_cast<size_t>(j)]);
    add[k] = static_cast<V>(sum);
  }
  for_colours(p, 3, [&add](V* c) {
    for (int k = 0; k < 3; ++k) c[k] += add[k];
  });
}

void shape(ShapeCtx& c) {
  c.same();
  if (check_image(c, false)) check_channels(c, image_size(c.in(0)).c);
}

// A kernel of f(the image's pixels, the call) for the dtype at hand.
template <class F>
Kernel colour_kernel(const PrepareCtx& c, const F& f) {
  const ImageSize s = image_size(c.in[0].shape);
  return dispatch_all(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Kernel{[=](const RunCtx& r) { f(Pixels<T>{r.input<T>(0), r.output<T>(0), s.h * s.w, s.c}, r); }};
  });
}

// What all of them declare.
OpBuilder& declare(OpBuilder& op, const std::string& name, const char* doc) {
  return op.alias("_npx_" + name)
      .since("1.3")
      .doc(doc)
      .input("data", "Image (height, width, channel) of 1 or 3 channels.")
      .output("output", "Image of the same shape and dtype; integers lose their fraction and keep within their type.")
      .inplace(0, 0)
      .shape(shape)
      .dtype([](TypeCtx& c) {
        c.same();
        refuse_bool(c);
      });
}

float between(float low, float high, const RunCtx& r) { return low + (high - low) * r.philox().uniform(); }

struct FactorParam {
  float min_factor = 0, max_factor = 0;
  static auto fields() {
    return std::tuple{
        field("min_factor", &FactorParam::min_factor).required().at_least(0).doc("Least factor that may be drawn."),
        field("max_factor", &FactorParam::max_factor).required().at_least(0).doc("Bound of the factors drawn.")};
  }
};

// One factor is all there is to draw, so that the result is known.
Case factor_case(const char* name) { return Case(name).with("min_factor", "1.25").with("max_factor", "1.25"); }

// `change` is one of the templates above.
#define MXHUB_RANDOM_COLOUR(change, text)                                                         \
  MXHUB_OPS {                                                                                     \
    OpBuilder op("_image_random_" #change);                                                       \
    declare(op, "_image_random_" #change, text)                                                   \
        .param_struct<FactorParam>()                                                              \
        .random()                                                                                 \
        .kernel([](const FactorParam& p, const PrepareCtx& c) {                                   \
          return colour_kernel(c, [p](const auto& pixels, const RunCtx& r) {                      \
            change(pixels, between(p.min_factor, p.max_factor, r));                               \
          });                                                                                     \
        })                                                                                        \
        .cases(factor_case("typical").shape("data", {2, 3, 3}, 0, 255),                           \
               factor_case("bytes").shape("data", {2, 2, 3}, 0, 255, DType::kUint8),              \
               factor_case("grey").shape("data", {3, 2, 1}, 0, 255),                              \
               factor_case("two_channels").shape("data", {3, 2, 2}).fails(Kind::kShape, "data")); \
  }

MXHUB_RANDOM_COLOUR(brightness, "Multiplies an image by a random factor.");
MXHUB_RANDOM_COLOUR(contrast, "Multiplies the distance of each number from the image's mean grey by a random factor.");
MXHUB_RANDOM_COLOUR(saturation, "Multiplies the distance of each pixel from its grey by a random factor.");
MXHUB_RANDOM_COLOUR(hue, "Turns the hues of an image by a random factor of a full circle: 1 and 0 change nothing.");

struct JitterParam {
  float brightness = 0, contrast = 0, saturation = 0, hue = 0;
  static auto fields() {
    return std::tuple{
        field("brightness", &JitterParam::brightness).required().doc("Brightness varies by this share; 0: not at all."),
        field("contrast", &JitterParam::contrast).required().doc("Contrast varies by this share; 0: not at all."),
        field("saturation", &JitterParam::saturation).required().doc("Saturation varies by this share; 0: not at all."),
        field("hue", &JitterParam::hue).required().doc("Hue turns by at most this share of a circle; 0: not at all.")};
  }
};

template <class T>
void jitter(const JitterParam& p, Pixels<T> pixels, const RunCtx& r) {
  Philox random = r.philox();
  std::array<int, 4> order = {0, 1, 2, 3};
  for (uint32_t i = 3; i > 0; --i) std::swap(order[i], order[random.next() % (i + 1)]);
  const std::array<float, 4> strength = {p.brightness, p.contrast, p.saturation, p.hue};
  copy(pixels);
  pixels.x = pixels.y;
  for (const int which : order) {
    const float s = strength[static_cast<size_t>(which)];
    const float low = std::max(0.f, 1 - s), factor = low + (1 + s - low) * random.uniform();
    if (s <= 0) continue;
    if (which == 0)
      brightness(pixels, factor);
    else if (which == 1)
      contrast(pixels, factor);
    else if (which == 2)
      saturation(pixels, factor);
    else
      hue(pixels, factor);
  }
}

Case still_case(const char* name) {
  return Case(name).with("brightness", "0").with("contrast", "0").with("saturation", "0").with("hue", "0");
}

MXHUB_OPS {
  OpBuilder op("_image_random_color_jitter");
  declare(op, "_image_random_color_jitter",
          "Changes brightness, contrast, saturation and hue by random factors, in random order. Each factor is drawn "
          "from [max(0, 1 - strength), 1 + strength).")
      .param_struct<JitterParam>()
      .random()
      .kernel([](const JitterParam& p, const PrepareCtx& c) {
        return colour_kernel(c, [p](const auto& pixels, const RunCtx& r) { jitter(p, pixels, r); });
      })
      .cases(still_case("typical").shape("data", {2, 3, 3}, 0, 255),
             still_case("bytes").shape("data", {2, 2, 1}, 0, 255, DType::kUint8),
             still_case("batch").shape("data", {2, 2, 3, 3}).fails(Kind::kShape, "data"));
};

std::vector<Entry> identity_gradient(const GradCtx& g) { return {g.ograd(0)}; }

struct LightingParam {
  std::vector<float> alpha;
  static auto fields() {
    return std::tuple{field("alpha", &LightingParam::alpha)
                          .required()
                          .doc("Three numbers: how much of each principal component is added.")};
  }
};

MXHUB_OPS {
  OpBuilder op("_image_adjust_lighting");
  declare(op, "_image_adjust_lighting",
          "Adds multiples of the three principal components of the colours of natural pictures to each pixel. Images "
          "of one channel stay as they are.")
      .param_struct<LightingParam>()
      .shape([](const LightingParam& p, ShapeCtx& c) {
        if (p.alpha.size() < 3) c.bad_param("alpha", cat("expected 3 numbers, got ", p.alpha.size()));
        shape(c);
      })
      .kernel([](const LightingParam& p, const PrepareCtx& c) {
        const std::array<float, 3> alpha = {p.alpha[0], p.alpha[1], p.alpha[2]};
        return colour_kernel(c, [alpha](const auto& pixels, const RunCtx&) { lighting(pixels, alpha); });
      })
      .gradient(identity_gradient)
      .cases(Case("typical").shape("data", {2, 3, 3}, 0, 255).with("alpha", "(0.1, 0.2, 0.3)"),
             Case("bytes").shape("data", {2, 2, 3}, 0, 255, DType::kUint8).with("alpha", "(1, -1, 0)"),
             Case("grey").shape("data", {2, 2, 1}, 0, 255).with("alpha", "(1, 1, 1)"),
             Case("two").shape("data", {2, 2, 3}).with("alpha", "(1, 1)").fails(Kind::kArgument, "alpha"));
};

struct RandomLightingParam {
  float alpha_std = 0.05f;
  static auto fields() {
    return std::tuple{field("alpha_std", &RandomLightingParam::alpha_std)
                          .doc("Standard deviation of the three normal numbers that are drawn.")};
  }
};

MXHUB_OPS {
  OpBuilder op("_image_random_lighting");
  declare(op, "_image_random_lighting",
          "Adds random multiples of the three principal components of the colours of natural pictures to each pixel.")
      .param_struct<RandomLightingParam>()
      .random()
      .kernel([](const RandomLightingParam& p, const PrepareCtx& c) {
        return colour_kernel(c, [p](const auto& pixels, const RunCtx& r) {
          Philox random = r.philox();
          std::array<float, 3> alpha{};
          for (float& a : alpha) a = static_cast<float>(random.normal()) * p.alpha_std;
          lighting(pixels, alpha);
        });
      })
      .gradient(identity_gradient)
      .cases(Case("typical").shape("data", {2, 3, 3}, 0, 255).with("alpha_std", "0"),
             Case("bytes").shape("data", {2, 2, 3}, 0, 255, DType::kUint8).with("alpha_std", "0"),
             Case("no_channels").shape("data", {2, 3}).fails(Kind::kShape, "data"));
};

}  // namespace
}  // namespace mxhub::op
