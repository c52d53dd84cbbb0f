// Images as operators see them: the shapes they have, and numbers stored as the type of their pixels.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>

#include "op/build.h"

namespace mxhub::op {

// What one dimension of an image means.
enum class ImageLayout : uint8_t { kChannelsLast, kChannelsFirst };

// Height, width and channels of input 0, and how many images it has; unknown sizes are -1.
struct ImageSize {
  int64_t n = 1, h = -1, w = -1, c = -1;
};

inline ImageSize image_size(const Shape& s, ImageLayout layout = ImageLayout::kChannelsLast) {
  const int i = s.ndim() - 3;
  const int64_t n = i == 1 ? s[0] : 1;
  if (layout == ImageLayout::kChannelsFirst) return {n, s[i + 1], s[i + 2], s[i]};
  return {n, s[i], s[i + 1], s[i + 2]};
}

// False while the rank is unknown; an array that is not an image, or where `batch` allows it a batch of images, is an
// error.
inline bool check_image(const ShapeCtx& c, bool batch, ImageLayout layout = ImageLayout::kChannelsLast) {
  const Shape& s = c.in(0);
  if (!s.ndim_known()) return false;
  if (s.ndim() == 3 || (batch && s.ndim() == 4)) return true;
  const bool first = layout == ImageLayout::kChannelsFirst;
  c.bad_input(0, cat("expected ", first ? "(channel, height, width)" : "(height, width, channel)",
                     !batch  ? ""
                     : first ? " or (n, channel, height, width)"
                             : " or (n, height, width, channel)",
                     ", got shape ", s));
}

// Grey or colour: 1.9.1's operators refuse other numbers of channels.
inline void check_channels(const ShapeCtx& c, int64_t channels) {
  if (channels >= 0 && channels != 1 && channels != 3)
    c.bad_input(0, cat("expected 1 or 3 channels, got ", channels, " in shape ", c.in(0)));
}

inline void refuse_bool(const TypeCtx& c) {
  if (c.in(0) == DType::kBool) c.bad_input(0, "expected numbers, got bool");
}

// Integers lose the fraction of `v` and keep within their type.
template <class T, class V>
T saturated(V v) {
  if constexpr (is_float_type<T>) {
    return convert<T>(v);
  } else {
    // A float holds the bounds of the short types exactly, and its loops are vectors of twice as many.
    using Bound = std::conditional_t<sizeof(T) <= 2 && std::is_same_v<V, float>, float, double>;
    constexpr auto low = static_cast<Bound>(std::numeric_limits<T>::min());
    constexpr auto high = static_cast<Bound>(std::numeric_limits<T>::max());
    const auto d = static_cast<Bound>(v);
    return d >= high ? std::numeric_limits<T>::max() : d > low ? static_cast<T>(d) : std::numeric_limits<T>::min();
  }
}

}  // namespace mxhub::op
