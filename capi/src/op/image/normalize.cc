// _image_normalize: (x - mean) / std, channel by channel.
#include <vector>

#include "base/parallel.h"
#include "op/image/images.h"

namespace mxhub::op {
namespace {

struct NormalizeParam {
  std::vector<float> mean = {0, 0, 0, 0}, std = {1, 1, 1, 1};
  static auto fields() {
    return std::tuple{field("mean", &NormalizeParam::mean).doc("Subtracted: one number, or one for each channel."),
                      field("std", &NormalizeParam::std).doc("Divided by: one number, or one for each channel.")};
  }
};

// The defaults are longer than any image's list of channels and fit all.
void check_list(const ShapeCtx& c, const char* name, const std::vector<float>& given,
                const std::vector<float>& untouched, int64_t channels) {
  const auto count = static_cast<int64_t>(given.size());
  if (count != 1 && count != channels && given != untouched)
    c.bad_param(name, cat("expected 1 number or one for each of ", channels, " channels, got ", count, " numbers"));
}

void shape(const NormalizeParam& p, ShapeCtx& c) {
  c.same();
  if (!check_image(c, true, ImageLayout::kChannelsFirst)) return;
  const int64_t channels = image_size(c.in(0), ImageLayout::kChannelsFirst).c;
  if (channels < 0) return;
  check_channels(c, channels);
  check_list(c, "mean", p.mean, NormalizeParam{}.mean, channels);
  check_list(c, "std", p.std, NormalizeParam{}.std, channels);
}

// Integers lose their fraction and wrap around, as in 1.9.1.
template <class T, class V>
T wrapped(V v) {
  if constexpr (is_float_type<T>) {
    return convert<T>(v);
  } else {
    return static_cast<T>(saturated<int64_t>(v));
  }
}

// y = (x - mean) / std over channels first; without the mean it is the gradient.
template <bool with_mean>
Kernel prepare(const NormalizeParam& p, const PrepareCtx& c) {
  const ImageSize s = image_size(c.in[0].shape, ImageLayout::kChannelsFirst);
  std::vector<float> mean, deviation;
  for (int64_t i = 0; i < s.c; ++i) {
    mean.push_back(with_mean ? p.mean[p.mean.size() == 1 ? 0 : static_cast<size_t>(i)] : 0);
    deviation.push_back(p.std[p.std.size() == 1 ? 0 : static_cast<size_t>(i)]);
  }
  return dispatch_all(c.in[0].dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using V = std::conditional_t<is_float_type<T>, Compute<T>, double>;
    return Kernel{[=](const RunCtx& r) {
      const T* x = r.input<T>(0);
      T* y = r.output<T>(0);
      parallel_for(s.n * s.c * s.h, grain_for(s.w), [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {  // one row of one channel
          const auto channel = static_cast<size_t>(i / s.h % s.c);
          const V m = mean[channel], d = deviation[channel];
          for (int64_t j = i * s.w; j < (i + 1) * s.w; ++j) y[j] = wrapped<T>((static_cast<V>(x[j]) - m) / d);
        }
      });
    }};
  });
}

void refuse_bools(TypeCtx& c) {
  c.same();
  refuse_bool(c);
}

MXHUB_OP(_image_normalize)
    .alias({"_npx__image_normalize"})
    .since("1.3")
    .doc("Subtracts `mean` from the channels of images and divides them by `std`: $y_c = (x_c - mean_c) / std_c$.")
    .param_struct<NormalizeParam>()
    .input("data", "(channel, height, width) or (n, channel, height, width), of 1 or 3 channels.")
    .output("output", "The same shape and dtype.")
    .inplace(0, 0)
    .shape(shape)
    .dtype(refuse_bools)
    .kernel(prepare<true>)
    .gradient([](const NormalizeParam&, const GradCtx& g) {
      return g.fused("_backward_image_normalize", {g.ograd(0)});
    })
    .cases(Case("typical").shape("data", {3, 2, 4}, 0, 1).with("mean", "(0, 0.5, 1)").with("std", "(3, 2, 0.5)"),
           Case("one_number").shape("data", {2, 1, 2, 2}, 0, 1).with("mean", "0.5").with("std", "0.25"),
           Case("defaults").shape("data", {3, 2, 2}, 0, 1),
           Case("two_means").shape("data", {3, 2, 2}).with("mean", "(0, 1)").fails(Kind::kArgument, "mean"));

MXHUB_OP(_backward_image_normalize)
    .hidden()
    .doc("Gradient of _image_normalize: the output's gradient divided by `std`.")
    .param_struct<NormalizeParam>()
    .input("grad", "Gradient of the result.")
    .output("data_grad", "Gradient of the image.")
    .inplace(0, 0)
    .shape(shape)
    .dtype(refuse_bools)
    .kernel(prepare<false>)
    .gradient([](const NormalizeParam&, const GradCtx& g) {
      return g.fused("_backward_image_normalize", {g.ograd(0)});
    });

}  // namespace
}  // namespace mxhub::op
