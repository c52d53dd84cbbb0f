// What position-sensitive poolings of regions share: parameters, sizes, the region in the feature map.
#pragma once
#include "op/build.h"
#include "op/contrib/roi_bilinear.h"

namespace mxhub::op {

template <class P>
auto ps_scale_field() {
  return field("spatial_scale", &P::spatial_scale)
      .required()
      .at_least(0)
      .at_most(1)
      .doc("Size of the feature map over that of the image in which the regions are given.");
}
template <class P>
auto ps_output_field() {
  return field("output_dim", &P::output_dim).required().at_least(1).doc("Channels of the output.").tag("count");
}
template <class P>
auto ps_pooled_field() {
  return field("pooled_size", &P::pooled_size).required().at_least(1).doc("Bins along each axis.").tag("count");
}

struct PsSizes {
  int64_t batch, channels, h, w, rois, pooled, cells, out_channels;
};
template <class P>
int64_t ps_cells(const P& p) {
  return p.group_size > 0 ? p.group_size : p.pooled_size;
}
template <class P>
PsSizes ps_sizes(const P& p, const Shape& data, const Shape& rois) {
  return {data[0], data[1], data[2], data[3], rois[0], p.pooled_size, ps_cells(p), p.output_dim};
}

// The channel of the data from which output (channel, bin) is taken.
inline int64_t ps_channel(const PsSizes& s, int64_t channel, int64_t by, int64_t bx) {
  return (channel * s.cells + by * s.cells / s.pooled) * s.cells + bx * s.cells / s.pooled;
}

template <class C>
struct PsRegion {
  C y, x, height, width, bin_h, bin_w;
};
template <class C, class T>
PsRegion<C> ps_region(C scale, const T* roi, int64_t pooled, C shift) {
  PsRegion<C> r{};
  r.x = std::round(static_cast<C>(roi[1])) * scale - shift;
  r.y = std::round(static_cast<C>(roi[2])) * scale - shift;
  // Corners belong to the region; none is empty.
  r.width = std::max((std::round(static_cast<C>(roi[3])) + 1) * scale - shift - r.x, C(0.1));
  r.height = std::max((std::round(static_cast<C>(roi[4])) + 1) * scale - shift - r.y, C(0.1));
  r.bin_w = r.width / static_cast<C>(pooled);
  r.bin_h = r.height / static_cast<C>(pooled);
  return r;
}

template <class P>
void ps_shapes(const P& p, ShapeCtx& c) {
  const Shape &d = c.in(0), &rois = c.in(1);
  const int64_t cells = ps_cells(p);
  int64_t channels = 0;
  if (__builtin_mul_overflow(cells * cells, static_cast<int64_t>(p.output_dim), &channels))
    c.bad_param("output_dim", cat("expected a number of channels below 2^63, got ", cells, "^2 * ", p.output_dim));
  if (d.ndim_known() && (d.ndim() != 4 || (d[1] >= 0 && d[1] != channels)))
    c.bad_input(0, cat("expected shape (batch, ", channels, ", height, width), got ", d));
  if (rois.ndim_known() && (rois.ndim() != 2 || (rois[1] >= 0 && rois[1] != 5)))
    c.bad_input(1, cat("expected shape (regions, 5), got ", rois));
  if (rois.ndim_known()) c.set_out(0, Shape{rois[0], p.output_dim, p.pooled_size, p.pooled_size});
}

}  // namespace mxhub::op
