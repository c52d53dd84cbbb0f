# Operators of the namespace contrib, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__contrib_AdaptiveAvgPooling2D = Op("_contrib_AdaptiveAvgPooling2D", ("data", ), ("output_size", ), (("output_size", "shape"), ))

"""
    AdaptiveAvgPooling2D(data; output_size)

Means over windows that cover the image evenly.

Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `output_size`: one length for each dimension; `()` when not given. Height and width of the output,
  or one number for both; 1 when not given.

# Result
- `output`: array or symbol. Shape (batch, channels, output_size...).

# Example
```julia
data = mx.rand(4, 5, 2, 1; low = -1, high = 1)
mx.contrib.AdaptiveAvgPooling2D(data; output_size = (3, 2))
```
"""
function _contrib_AdaptiveAvgPooling2D(x_::NDArray, more_::Vararg{NDArray, N_}; output_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_AdaptiveAvgPooling2D, (x_, more_...), (output_size, ), out, kwargs)
end
function _contrib_AdaptiveAvgPooling2D(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; output_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_AdaptiveAvgPooling2D, (x_, more_...), (output_size, ), name, attrs, kwargs)
end
_contrib_AdaptiveAvgPooling2D(; kwargs...) = by_keyword(op__contrib_AdaptiveAvgPooling2D, kwargs)

const op__contrib_BatchNormWithReLU = Op("_contrib_BatchNormWithReLU", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range", ), (("axis", "axis"), ))

"""
    BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range)

Batch normalisation followed by max(x, 0).

While training each channel is normalised by its mean and variance over the batch, otherwise by the
moving averages: \$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta\$. A training call moves
the averages to `momentum` times the old value plus (1 - `momentum`) times that of the batch (with
the biased variance).

# Arguments
- `data`: array or symbol. At least one axis.
- `gamma`: array or symbol. Scale, one for each channel.
- `beta`: array or symbol. Shift, one for each channel.
- `moving_mean`: array or symbol, changed in place. Moving average of the mean; updated while
  training.
- `moving_var`: array or symbol, changed in place. Moving average of the variance; updated while
  training.
- `eps`: number; `0.001` when not given. Added to the variance.
- `momentum`: number; `0.9` when not given. Weight of the old value in the moving averages.
- `fix_gamma`: `Bool`; `true` when not given. Whether gamma counts as 1 and gets no gradient.
- `use_global_stats`: `Bool`; `false` when not given. Whether the moving averages are used while
  training too.
- `output_mean_var`: `Bool`; `false` when not given. Whether the mean and the reciprocal of the
  standard deviation are outputs as well.
- `axis`: dimension; `-2` when not given. The axis of the channels.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `min_calib_range`: number or `nothing`; `nothing` when not given. Smallest value of the output;
  used by quantisation.
- `max_calib_range`: number or `nothing`; `nothing` when not given. Largest value of the output;
  used by quantisation.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
moving_mean = mx.rand(3; low = -1, high = 1)
moving_var = mx.rand(3; low = 0.5, high = 1)
mx.contrib.BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var; fix_gamma = false)
```
"""
function _contrib_BatchNormWithReLU(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_BatchNormWithReLU, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), out, kwargs)
end
function _contrib_BatchNormWithReLU(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_BatchNormWithReLU, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), name, attrs, kwargs)
end
_contrib_BatchNormWithReLU(; kwargs...) = by_keyword(op__contrib_BatchNormWithReLU, kwargs)

const op__contrib_BilinearResize2D = Op("_contrib_BilinearResize2D", ("data", "like", ), ("height", "width", "scale_height", "scale_width", "mode", "align_corners", ), ())

"""
    BilinearResize2D(data, like; height, width, scale_height, scale_width, mode, align_corners)

Resizes images with bilinear interpolation.

`mode` says how the new size is found.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `like`: array or symbol, optional. An array whose last two axes give the size; only with mode
  `like`.
- `height`: integer; `1` when not given. Height of the output.
- `width`: integer; `1` when not given. Width of the output.
- `scale_height`: number or `nothing`; `nothing` when not given. Factor on the height, in place of
  `height`.
- `scale_width`: number or `nothing`; `nothing` when not given. Factor on the width, in place of
  `width`.
- `mode`: one of `\"like\"`, `\"odd_scale\"`, `\"size\"`, `\"to_even_down\"`, `\"to_even_up\"`,
  `\"to_odd_down\"`, `\"to_odd_up\"`; `\"size\"` when not given. `size`: as the other parameters say;
  `like`: as `like`; `odd_scale`: a length d becomes d s if d is even and (d - 1) s + 1 if it is
  odd; `to_even_down` and its relatives: the nearest even or odd length, not above or not below.
- `align_corners`: `Bool`; `true` when not given. Whether the centres of the corner pixels meet, and
  not the edges of the images.

# Result
- `output`: array or symbol. Shape (batch, channels, new height, new width).

# Example
```julia
data = mx.rand(4, 4, 2, 1; low = -1, high = 1)
mx.contrib.BilinearResize2D(data; height = 2, width = 3)
```
"""
function _contrib_BilinearResize2D(x_::NDArray, more_::Vararg{NDArray, N_}; height = unset, width = unset, scale_height = unset, scale_width = unset, mode = unset, align_corners = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_BilinearResize2D, (x_, more_...), (height, width, scale_height, scale_width, mode, align_corners, ), out, kwargs)
end
function _contrib_BilinearResize2D(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; height = unset, width = unset, scale_height = unset, scale_width = unset, mode = unset, align_corners = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_BilinearResize2D, (x_, more_...), (height, width, scale_height, scale_width, mode, align_corners, ), name, attrs, kwargs)
end
_contrib_BilinearResize2D(; kwargs...) = by_keyword(op__contrib_BilinearResize2D, kwargs)

const op__contrib_DeformableConvolution = Op("_contrib_DeformableConvolution", ("data", "offset", "weight", "bias", ), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "num_deformable_group", "workspace", "no_bias", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ("num_filter", "count"), ("num_group", "count"), ("num_deformable_group", "count"), ("layout", "layout"), ))

"""
    DeformableConvolution(data, offset, weight, bias; kernel, stride, dilate, pad, num_filter,
        num_group, num_deformable_group, workspace, no_bias, layout)

Convolution with learnt sampling places.

As Convolution, but each tap of each window reads the image at a place moved by `offset`,
interpolated between the four pixels around it; pixels outside count as zero.

# Arguments
- `data`: array or symbol. Images, shape (batch, channels, height, width), float32 or float64.
- `offset`: array or symbol. Along height and width for each tap, shape (batch, num_deformable_group
  * taps * 2, out height, out width).
- `weight`: array or symbol. Shape (num_filter, channels / num_group, kernel...).
- `bias`: array or symbol. Added to each channel of the output, shape (num_filter,).
- `kernel`: one length for each dimension; required. Height and width of the window.
- `stride`: one length for each dimension; `()` when not given. Distance of windows; 1 when empty.
- `dilate`: one length for each dimension; `()` when not given. Distance of samples in a window; 1
  when empty.
- `pad`: one length for each dimension; `()` when not given. Rows and columns of zeros around the
  image; none when empty.
- `num_filter`: integer; required. Channels of the output.
- `num_group`: integer; `1` when not given. Groups of channels that are convolved by themselves.
- `num_deformable_group`: integer; `1` when not given. Groups of channels of the data with offsets
  of their own.
- `workspace`: integer, not negative; `1024` when not given. Without effect.
- `no_bias`: `Bool`; `false` when not given. There is no bias, and no input for it.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. NCHW, which None means, too.

# Result
- `output`: array or symbol. Shape (batch, num_filter, out height, out width).

# Example
```julia
data = mx.rand(5, 4, 2, 1; low = -1, high = 1)
offset = mx.rand(3, 3, 12, 1; low = 0.2, high = 0.8)
weight = mx.rand(3, 2, 2, 2; low = -1, high = 1)
bias = mx.rand(2; low = -1, high = 1)
mx.contrib.DeformableConvolution(data, offset, weight, bias; kernel = (3, 2), num_filter = 2, num_deformable_group = 1)
```
"""
function _contrib_DeformableConvolution(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, num_deformable_group = unset, workspace = unset, no_bias = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_DeformableConvolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, layout, ), out, kwargs)
end
function _contrib_DeformableConvolution(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, num_deformable_group = unset, workspace = unset, no_bias = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_DeformableConvolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, layout, ), name, attrs, kwargs)
end
_contrib_DeformableConvolution(; kwargs...) = by_keyword(op__contrib_DeformableConvolution, kwargs)

const op__contrib_DeformablePSROIPooling = Op("_contrib_DeformablePSROIPooling", ("data", "rois", "trans", ), ("spatial_scale", "output_dim", "group_size", "pooled_size", "part_size", "sample_per_part", "trans_std", "no_trans", ), (("output_dim", "count"), ("group_size", "count"), ("pooled_size", "count"), ("part_size", "count"), ("sample_per_part", "count"), ))

"""
    DeformablePSROIPooling(data, rois, trans; spatial_scale, output_dim, group_size, pooled_size,
        part_size, sample_per_part, trans_std, no_trans)

Position-sensitive means over regions of interest whose bins are moved.

As PSROIPooling, but a bin's value is the mean of interpolated samples, and the bin is moved by an
offset: `trans` times `trans_std` times the region's width or height. Samples outside of the feature
map are left out.

# Arguments
- `data`: array or symbol. Feature maps, shape (batch, output_dim * group_size^2, height, width).
- `rois`: array or symbol. Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are
  rounded.
- `trans`: array or symbol. Offsets along x and y for each class, shape (regions, 2 * classes,
  part_size, part_size).
- `spatial_scale`: number; required. Size of the feature map over that of the image in which the
  regions are given.
- `output_dim`: integer; required. Channels of the output.
- `group_size`: integer; required. Cells of channels along each axis.
- `pooled_size`: integer; required. Bins along each axis.
- `part_size`: integer; `0` when not given. Cells of offsets along each axis; 0: as many as
  `pooled_size`.
- `sample_per_part`: integer; `1` when not given. Samples along each axis of a bin.
- `trans_std`: number; `0` when not given. Offsets are multiplied by this, and by the region's size.
- `no_trans`: `Bool`; `false` when not given. There are no offsets, and no input for them.

# Result
- `output`: array or symbol. Shape (regions, output_dim, pooled_size, pooled_size).

# Example
```julia
data = mx.rand(5, 4, 8, 1; low = -1, high = 1)
rois = mx.NDArray(reshape(Float32[0, 0, 0, 6, 7, 0, 2, 3, 9, 7], (5, 2)))
trans = mx.rand(2, 2, 2, 2; low = -1, high = 1)
mx.contrib.DeformablePSROIPooling(data, rois, trans; spatial_scale = 0.5, output_dim = 2, group_size = 2, pooled_size = 2, trans_std = 0.1, sample_per_part = 2)
```
"""
function _contrib_DeformablePSROIPooling(x_::NDArray, more_::Vararg{NDArray, N_}; spatial_scale = unset, output_dim = unset, group_size = unset, pooled_size = unset, part_size = unset, sample_per_part = unset, trans_std = unset, no_trans = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_DeformablePSROIPooling, (x_, more_...), (spatial_scale, output_dim, group_size, pooled_size, part_size, sample_per_part, trans_std, no_trans, ), out, kwargs)
end
function _contrib_DeformablePSROIPooling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; spatial_scale = unset, output_dim = unset, group_size = unset, pooled_size = unset, part_size = unset, sample_per_part = unset, trans_std = unset, no_trans = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_DeformablePSROIPooling, (x_, more_...), (spatial_scale, output_dim, group_size, pooled_size, part_size, sample_per_part, trans_std, no_trans, ), name, attrs, kwargs)
end
_contrib_DeformablePSROIPooling(; kwargs...) = by_keyword(op__contrib_DeformablePSROIPooling, kwargs)

const op__contrib_ModulatedDeformableConvolution = Op("_contrib_ModulatedDeformableConvolution", ("data", "offset", "mask", "weight", "bias", ), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "num_deformable_group", "workspace", "no_bias", "im2col_step", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ("num_filter", "count"), ("num_group", "count"), ("num_deformable_group", "count"), ("layout", "layout"), ))

"""
    ModulatedDeformableConvolution(data, offset, mask, weight, bias; kernel, stride, dilate, pad,
        num_filter, num_group, num_deformable_group, workspace, no_bias, im2col_step, layout)

Convolution with learnt sampling places and factors.

As Convolution, but each tap of each window reads the image at a place moved by `offset`,
interpolated between the four pixels around it; pixels outside count as zero. What a tap reads is
multiplied by its factor in `mask`.

# Arguments
- `data`: array or symbol. Images, shape (batch, channels, height, width), float32 or float64.
- `offset`: array or symbol. Along height and width for each tap, shape (batch, num_deformable_group
  * taps * 2, out height, out width).
- `mask`: array or symbol. Factor of each tap, shape (batch, num_deformable_group * taps, out
  height, out width).
- `weight`: array or symbol. Shape (num_filter, channels / num_group, kernel...).
- `bias`: array or symbol. Added to each channel of the output, shape (num_filter,).
- `kernel`: one length for each dimension; required. Height and width of the window.
- `stride`: one length for each dimension; `()` when not given. Distance of windows; 1 when empty.
- `dilate`: one length for each dimension; `()` when not given. Distance of samples in a window; 1
  when empty.
- `pad`: one length for each dimension; `()` when not given. Rows and columns of zeros around the
  image; none when empty.
- `num_filter`: integer, not negative; required. Channels of the output.
- `num_group`: integer, not negative; `1` when not given. Groups of channels that are convolved by
  themselves.
- `num_deformable_group`: integer, not negative; `1` when not given. Groups of channels of the data
  with offsets of their own.
- `workspace`: integer, not negative; `1024` when not given. Without effect.
- `no_bias`: `Bool`; `false` when not given. There is no bias, and no input for it.
- `im2col_step`: integer, not negative; `64` when not given. Without effect.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. NCHW, which None means, too.

# Result
- `output`: array or symbol. Shape (batch, num_filter, out height, out width).

# Example
```julia
data = mx.rand(5, 4, 2, 1; low = -1, high = 1)
offset = mx.rand(3, 3, 12, 1; low = 0.2, high = 0.8)
mask = mx.rand(3, 3, 6, 1; low = 0.2, high = 1)
weight = mx.rand(3, 2, 2, 2; low = -1, high = 1)
bias = mx.rand(2; low = -1, high = 1)
mx.contrib.ModulatedDeformableConvolution(data, offset, mask, weight, bias; kernel = (3, 2), num_filter = 2, num_deformable_group = 1)
```
"""
function _contrib_ModulatedDeformableConvolution(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, num_deformable_group = unset, workspace = unset, no_bias = unset, im2col_step = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_ModulatedDeformableConvolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, im2col_step, layout, ), out, kwargs)
end
function _contrib_ModulatedDeformableConvolution(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, num_deformable_group = unset, workspace = unset, no_bias = unset, im2col_step = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_ModulatedDeformableConvolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, im2col_step, layout, ), name, attrs, kwargs)
end
_contrib_ModulatedDeformableConvolution(; kwargs...) = by_keyword(op__contrib_ModulatedDeformableConvolution, kwargs)

const op__contrib_MultiBoxDetection = Op("_contrib_MultiBoxDetection", ("cls_prob", "loc_pred", "anchor", ), ("clip", "threshold", "background_id", "nms_threshold", "force_suppress", "variances", "nms_topk", ), (("nms_topk", "count"), ))

"""
    MultiBoxDetection(cls_prob, loc_pred, anchor; clip, threshold, background_id, nms_threshold,
        force_suppress, variances, nms_topk)

Boxes with classes from the predictions of a detector.

Each anchor takes its most probable class other than background and the box that the prediction says
(see MultiBoxTarget for its coding); boxes come in the order of their scores, and those that overlap
a better one too much get class -1. Rows without a box hold -1.

# Arguments
- `cls_prob`: array or symbol. Probabilities, shape (batch, classes + 1, anchors); class 0 is the
  background.
- `loc_pred`: array or symbol. Encoded boxes, shape (batch, anchors * 4).
- `anchor`: array or symbol. Corners (x1, y1, x2, y2), shape (1, anchors, 4).
- `clip`: `Bool`; `true` when not given. Cut boxes at the border of the image.
- `threshold`: number; `0.01` when not given. Anchors whose best class is less probable are left
  out.
- `background_id`: integer; `0` when not given. Without effect: class 0 is the background.
- `nms_threshold`: number; `0.5` when not given. A box goes whose overlap with a better one of its
  class is at least this. Nothing is dropped, and nothing sorted, when it is not in (0, 1].
- `force_suppress`: `Bool`; `false` when not given. Boxes of other classes drop boxes, too.
- `variances`: tuple of numbers; `(0.100000001, 0.100000001, 0.200000003, 0.200000003)` when not
  given. Scales of the four encoded numbers: what they are divided by for training.
- `nms_topk`: integer; `-1` when not given. Keep only this many of the best; not positive: all.

# Result
- `output`: array or symbol. Rows (class, score, x1, y1, x2, y2), shape (batch, anchors, 6). Class 0
  is the first after the background.

# Example
```julia
cls_prob = mx.NDArray(reshape(Float32[0.1, 0.2, 0.7, 0.6, 0.1, 0.2, 0.3, 0.7, 0.1], (3, 3, 1)))
loc_pred = mx.rand(12, 1; low = -0.5, high = 0.5)
anchor = mx.NDArray(reshape(Float32[0.1, 0.1, 0.4, 0.4, 0.12, 0.1, 0.4, 0.42, 0.5, 0.5, 0.7, 0.8], (4, 3, 1)))
mx.contrib.MultiBoxDetection(cls_prob, loc_pred, anchor)
```
"""
function _contrib_MultiBoxDetection(x_::NDArray, more_::Vararg{NDArray, N_}; clip = unset, threshold = unset, background_id = unset, nms_threshold = unset, force_suppress = unset, variances = unset, nms_topk = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_MultiBoxDetection, (x_, more_...), (clip, threshold, background_id, nms_threshold, force_suppress, variances, nms_topk, ), out, kwargs)
end
function _contrib_MultiBoxDetection(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; clip = unset, threshold = unset, background_id = unset, nms_threshold = unset, force_suppress = unset, variances = unset, nms_topk = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_MultiBoxDetection, (x_, more_...), (clip, threshold, background_id, nms_threshold, force_suppress, variances, nms_topk, ), name, attrs, kwargs)
end
_contrib_MultiBoxDetection(; kwargs...) = by_keyword(op__contrib_MultiBoxDetection, kwargs)

const op__contrib_MultiBoxPrior = Op("_contrib_MultiBoxPrior", ("data", ), ("sizes", "ratios", "clip", "steps", "offsets", ), ())

"""
    MultiBoxPrior(data; sizes, ratios, clip, steps, offsets)

Anchor boxes around each pixel of a feature map.

For each pixel there is a box of each size with the first ratio, and one of each further ratio with
the first size; a box of size s and ratio r has height s / sqrt(r) and width s sqrt(r), measured in
heights of the image. Coordinates are parts of the image.

# Arguments
- `data`: array or symbol. The feature map, shape (batch, channels, height, width); only height and
  width matter.
- `sizes`: tuple of numbers; `(1,)` when not given. Sizes of boxes, 1 for the height of the image.
- `ratios`: tuple of numbers; `(1,)` when not given. Widths over heights.
- `clip`: `Bool`; `false` when not given. Cut boxes at the border of the image.
- `steps`: tuple of numbers; `(-1, -1)` when not given. Distance of pixels along height and width;
  where it is not positive, the image is divided evenly.
- `offsets`: tuple of numbers; `(0.5, 0.5)` when not given. Place of a box's center in its pixel
  along height and width.

# Result
- `output`: array or symbol. Corners (x1, y1, x2, y2), shape (1, height * width * boxes, 4),
  float32.

# Example
```julia
data = mx.rand(3, 2, 3, 1; low = -1, high = 1)
mx.contrib.MultiBoxPrior(data; sizes = (0.5, 0.25), ratios = (1, 2, 0.5), clip = true)
```
"""
function _contrib_MultiBoxPrior(x_::NDArray, more_::Vararg{NDArray, N_}; sizes = unset, ratios = unset, clip = unset, steps = unset, offsets = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_MultiBoxPrior, (x_, more_...), (sizes, ratios, clip, steps, offsets, ), out, kwargs)
end
function _contrib_MultiBoxPrior(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; sizes = unset, ratios = unset, clip = unset, steps = unset, offsets = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_MultiBoxPrior, (x_, more_...), (sizes, ratios, clip, steps, offsets, ), name, attrs, kwargs)
end
_contrib_MultiBoxPrior(; kwargs...) = by_keyword(op__contrib_MultiBoxPrior, kwargs)

const op__contrib_MultiBoxTarget = Op("_contrib_MultiBoxTarget", ("anchor", "label", "cls_pred", ), ("overlap_threshold", "ignore_label", "negative_mining_ratio", "negative_mining_thresh", "minimum_negative_samples", "variances", ), (("minimum_negative_samples", "count"), ))

"""
    MultiBoxTarget(anchor, label, cls_pred; overlap_threshold, ignore_label, negative_mining_ratio,
        negative_mining_thresh, minimum_negative_samples, variances)

What the anchors of a detector shall learn.

Each labelled box is given to the anchor that overlaps it most, and to all further anchors that
overlap it more than `overlap_threshold`. These learn its class (plus one, for 0 is the background)
and its place, encoded as ((x_g - x_a) / w_a, (y_g - y_a) / h_a, log(w_g / w_a), log(h_g / h_a))
divided by `variances`; the others learn background. An image without boxes is ignored.

# Arguments
- `anchor`: array or symbol. Corners (x1, y1, x2, y2), shape (1, anchors, 4).
- `label`: array or symbol. Rows (class, x1, y1, x2, y2, ...), shape (batch, boxes, 5 or more); a
  negative class ends the list.
- `cls_pred`: array or symbol. Predicted scores before softmax, shape (batch, classes + 1, anchors);
  used for mining.
- `overlap_threshold`: number; `0.5` when not given. Anchors whose overlap with a box is larger
  learn that box; only the best anchor of each box does when this is not positive.
- `ignore_label`: number; `-1` when not given. Class of anchors that shall not be trained.
- `negative_mining_ratio`: number; `-1` when not given. Train only this many anchors on background
  for each anchor with a box, those where background is least probable; not positive: all.
- `negative_mining_thresh`: number; `0.5` when not given. Only anchors that overlap all boxes less
  are mined.
- `minimum_negative_samples`: integer; `0` when not given. Mine at least this many.
- `variances`: tuple of numbers; `(0.100000001, 0.100000001, 0.200000003, 0.200000003)` when not
  given. Scales of the four encoded numbers: what they are divided by for training.

# Result
- `loc_target`: array or symbol. Encoded boxes, shape (batch, anchors * 4).
- `loc_mask`: array or symbol. 1 for the numbers of anchors with a box, 0 elsewhere, shape (batch,
  anchors * 4).
- `cls_target`: array or symbol. Classes, shape (batch, anchors).

# Example
```julia
anchor = mx.NDArray(reshape(Float32[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], (4, 2, 1)))
label = mx.NDArray(reshape(Float32[1, 0.1, 0.1, 0.5, 0.6], (5, 1, 1)))
cls_pred = mx.rand(2, 3, 1; low = -1, high = 1)
mx.contrib.MultiBoxTarget(anchor, label, cls_pred)
```
"""
function _contrib_MultiBoxTarget(x_::NDArray, more_::Vararg{NDArray, N_}; overlap_threshold = unset, ignore_label = unset, negative_mining_ratio = unset, negative_mining_thresh = unset, minimum_negative_samples = unset, variances = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_MultiBoxTarget, (x_, more_...), (overlap_threshold, ignore_label, negative_mining_ratio, negative_mining_thresh, minimum_negative_samples, variances, ), out, kwargs)
end
function _contrib_MultiBoxTarget(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; overlap_threshold = unset, ignore_label = unset, negative_mining_ratio = unset, negative_mining_thresh = unset, minimum_negative_samples = unset, variances = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_MultiBoxTarget, (x_, more_...), (overlap_threshold, ignore_label, negative_mining_ratio, negative_mining_thresh, minimum_negative_samples, variances, ), name, attrs, kwargs)
end
_contrib_MultiBoxTarget(; kwargs...) = by_keyword(op__contrib_MultiBoxTarget, kwargs)

const op__contrib_MultiProposal = Op("_contrib_MultiProposal", ("cls_prob", "bbox_pred", "im_info", ), ("rpn_pre_nms_top_n", "rpn_post_nms_top_n", "threshold", "rpn_min_size", "scales", "ratios", "feature_stride", "output_score", "iou_loss", ), (("rpn_pre_nms_top_n", "count"), ("rpn_post_nms_top_n", "count"), ))

"""
    MultiProposal(cls_prob, bbox_pred, im_info; rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold,
        rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss)

Regions that may hold an object, from scores and boxes of a region proposal network.

This form takes several images. Anchors of all scales and ratios around each pixel of the feature
map are moved as predicted and cut at the image's border; in the order of their scores those are
kept that overlap no better one too much.

# Arguments
- `cls_prob`: array or symbol. Probabilities of background, then of objects, shape (batch, 2 *
  anchors, height, width).
- `bbox_pred`: array or symbol. Predicted differences to anchors, shape (batch, 4 * anchors, height,
  width).
- `im_info`: array or symbol. Height, width and scale of each image, shape (batch, 3).
- `rpn_pre_nms_top_n`: integer; `6000` when not given. Only this many boxes of the highest scores
  take part; not positive: all.
- `rpn_post_nms_top_n`: integer; `300` when not given. Number of regions for each image. When fewer
  are found, they are repeated.
- `threshold`: number; `0.7` when not given. A box goes whose overlap with a better one is larger
  than this.
- `rpn_min_size`: integer; `16` when not given. Boxes smaller than this, in pixels of the image
  before it was scaled, have the lowest score.
- `scales`: tuple of numbers; `(4, 8, 16, 32)` when not given. Sizes of anchors, in steps of the
  feature map.
- `ratios`: tuple of numbers; `(0.5, 1, 2)` when not given. Heights over widths of anchors.
- `feature_stride`: integer; `16` when not given. Pixels of the image for one of the feature map.
- `output_score`: `Bool`; `false` when not given. Answer the scores, too.
- `iou_loss`: `Bool`; `false` when not given. Predictions are added to the anchors' corners as they
  are.

# Result
- `output`: array or symbol. Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

# Example
```julia
cls_prob = mx.rand(3, 2, 4, 1; low = 0, high = 1)
bbox_pred = mx.rand(3, 2, 8, 1; low = -0.25, high = 0.25)
im_info = mx.NDArray(reshape(Float32[32, 48, 1], (3, 1)))
mx.contrib.MultiProposal(cls_prob, bbox_pred, im_info; scales = (1, 2), ratios = (1,), rpn_min_size = 4, rpn_post_nms_top_n = 3)
```
"""
function _contrib_MultiProposal(x_::NDArray, more_::Vararg{NDArray, N_}; rpn_pre_nms_top_n = unset, rpn_post_nms_top_n = unset, threshold = unset, rpn_min_size = unset, scales = unset, ratios = unset, feature_stride = unset, output_score = unset, iou_loss = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_MultiProposal, (x_, more_...), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss, ), out, kwargs)
end
function _contrib_MultiProposal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rpn_pre_nms_top_n = unset, rpn_post_nms_top_n = unset, threshold = unset, rpn_min_size = unset, scales = unset, ratios = unset, feature_stride = unset, output_score = unset, iou_loss = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_MultiProposal, (x_, more_...), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss, ), name, attrs, kwargs)
end
_contrib_MultiProposal(; kwargs...) = by_keyword(op__contrib_MultiProposal, kwargs)

const op__contrib_PSROIPooling = Op("_contrib_PSROIPooling", ("data", "rois", ), ("spatial_scale", "output_dim", "pooled_size", "group_size", ), (("output_dim", "count"), ("pooled_size", "count"), ("group_size", "count"), ))

"""
    PSROIPooling(data, rois; spatial_scale, output_dim, pooled_size, group_size)

Means over the bins of regions of interest, with channels of its own for each place in the grid.

Output channel c of the bin in row i and column j is the mean over the bin of data channel (c *
group_size + i) * group_size + j, where i and j are scaled when there are more bins than cells.

# Arguments
- `data`: array or symbol. Feature maps, shape (batch, output_dim * group_size^2, height, width).
- `rois`: array or symbol. Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are
  rounded.
- `spatial_scale`: number; required. Size of the feature map over that of the image in which the
  regions are given.
- `output_dim`: integer; required. Channels of the output.
- `pooled_size`: integer; required. Bins along each axis.
- `group_size`: integer; `0` when not given. Cells of channels along each axis; 0: as many as
  `pooled_size`.

# Result
- `output`: array or symbol. Shape (regions, output_dim, pooled_size, pooled_size).

# Example
```julia
data = mx.rand(5, 4, 8, 1; low = -1, high = 1)
rois = mx.NDArray(reshape(Float32[0, 0, 0, 6, 7, 0, 2, 3, 9, 7], (5, 2)))
mx.contrib.PSROIPooling(data, rois; spatial_scale = 0.5, output_dim = 2, pooled_size = 2)
```
"""
function _contrib_PSROIPooling(x_::NDArray, more_::Vararg{NDArray, N_}; spatial_scale = unset, output_dim = unset, pooled_size = unset, group_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_PSROIPooling, (x_, more_...), (spatial_scale, output_dim, pooled_size, group_size, ), out, kwargs)
end
function _contrib_PSROIPooling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; spatial_scale = unset, output_dim = unset, pooled_size = unset, group_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_PSROIPooling, (x_, more_...), (spatial_scale, output_dim, pooled_size, group_size, ), name, attrs, kwargs)
end
_contrib_PSROIPooling(; kwargs...) = by_keyword(op__contrib_PSROIPooling, kwargs)

const op__contrib_Proposal = Op("_contrib_Proposal", ("cls_prob", "bbox_pred", "im_info", ), ("rpn_pre_nms_top_n", "rpn_post_nms_top_n", "threshold", "rpn_min_size", "scales", "ratios", "feature_stride", "output_score", "iou_loss", ), (("rpn_pre_nms_top_n", "count"), ("rpn_post_nms_top_n", "count"), ))

"""
    Proposal(cls_prob, bbox_pred, im_info; rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold,
        rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss)

Regions that may hold an object, from scores and boxes of a region proposal network.

This form takes one image. Anchors of all scales and ratios around each pixel of the feature map are
moved as predicted and cut at the image's border; in the order of their scores those are kept that
overlap no better one too much.

# Arguments
- `cls_prob`: array or symbol. Probabilities of background, then of objects, shape (batch, 2 *
  anchors, height, width).
- `bbox_pred`: array or symbol. Predicted differences to anchors, shape (batch, 4 * anchors, height,
  width).
- `im_info`: array or symbol. Height, width and scale of each image, shape (batch, 3).
- `rpn_pre_nms_top_n`: integer; `6000` when not given. Only this many boxes of the highest scores
  take part; not positive: all.
- `rpn_post_nms_top_n`: integer; `300` when not given. Number of regions for each image. When fewer
  are found, they are repeated.
- `threshold`: number; `0.7` when not given. A box goes whose overlap with a better one is larger
  than this.
- `rpn_min_size`: integer; `16` when not given. Boxes smaller than this, in pixels of the image
  before it was scaled, have the lowest score.
- `scales`: tuple of numbers; `(4, 8, 16, 32)` when not given. Sizes of anchors, in steps of the
  feature map.
- `ratios`: tuple of numbers; `(0.5, 1, 2)` when not given. Heights over widths of anchors.
- `feature_stride`: integer; `16` when not given. Pixels of the image for one of the feature map.
- `output_score`: `Bool`; `false` when not given. Answer the scores, too.
- `iou_loss`: `Bool`; `false` when not given. Predictions are added to the anchors' corners as they
  are.

# Result
- `output`: array or symbol. Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

# Example
```julia
cls_prob = mx.rand(3, 2, 4, 1; low = 0, high = 1)
bbox_pred = mx.rand(3, 2, 8, 1; low = -0.25, high = 0.25)
im_info = mx.NDArray(reshape(Float32[32, 48, 1], (3, 1)))
mx.contrib.Proposal(cls_prob, bbox_pred, im_info; scales = (1, 2), ratios = (1,), rpn_min_size = 4, rpn_post_nms_top_n = 3)
```
"""
function _contrib_Proposal(x_::NDArray, more_::Vararg{NDArray, N_}; rpn_pre_nms_top_n = unset, rpn_post_nms_top_n = unset, threshold = unset, rpn_min_size = unset, scales = unset, ratios = unset, feature_stride = unset, output_score = unset, iou_loss = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_Proposal, (x_, more_...), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss, ), out, kwargs)
end
function _contrib_Proposal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rpn_pre_nms_top_n = unset, rpn_post_nms_top_n = unset, threshold = unset, rpn_min_size = unset, scales = unset, ratios = unset, feature_stride = unset, output_score = unset, iou_loss = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_Proposal, (x_, more_...), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss, ), name, attrs, kwargs)
end
_contrib_Proposal(; kwargs...) = by_keyword(op__contrib_Proposal, kwargs)

const op__contrib_ROIAlign = Op("_contrib_ROIAlign", ("data", "rois", ), ("pooled_size", "spatial_scale", "sample_ratio", "position_sensitive", "aligned", ), (("pooled_size", "shape"), ))

"""
    ROIAlign(data, rois; pooled_size, spatial_scale, sample_ratio, position_sensitive, aligned)

Means over the bins of regions of interest.

Each region is cut into `pooled_size` bins; a bin's value is the mean of samples that lie evenly in
it, interpolated between the four pixels around each. Nothing is rounded. Samples more than a pixel
outside count as 0.

# Arguments
- `data`: array or symbol. Feature maps, shape (batch, channels, height, width).
- `rois`: array or symbol. Regions (instance, x1, y1, x2, y2), shape (regions, 5). A region whose
  instance does not exist has zeros.
- `pooled_size`: one length for each dimension; required. Number of bins along height and width.
- `spatial_scale`: number; required. Size of the feature map over that of the image in which the
  regions are given.
- `sample_ratio`: integer; `-1` when not given. Samples along each axis of a bin; not positive: as
  many as a bin has pixels, rounded up.
- `position_sensitive`: `Bool`; `false` when not given. Each bin takes its values from channels of
  its own.
- `aligned`: `Bool`; `false` when not given. Coordinates count from pixels' corners, so that regions
  move by half a pixel.

# Result
- `output`: array or symbol. Shape (regions, channels, pooled_size...).

# Example
```julia
data = mx.rand(6, 5, 2, 1; low = -1, high = 1)
rois = mx.NDArray(reshape(Float32[0, 1, 2, 9, 8], (5, 1)))
mx.contrib.ROIAlign(data, rois; pooled_size = (3, 2), spatial_scale = 0.5)
```
"""
function _contrib_ROIAlign(x_::NDArray, more_::Vararg{NDArray, N_}; pooled_size = unset, spatial_scale = unset, sample_ratio = unset, position_sensitive = unset, aligned = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_ROIAlign, (x_, more_...), (pooled_size, spatial_scale, sample_ratio, position_sensitive, aligned, ), out, kwargs)
end
function _contrib_ROIAlign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; pooled_size = unset, spatial_scale = unset, sample_ratio = unset, position_sensitive = unset, aligned = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_ROIAlign, (x_, more_...), (pooled_size, spatial_scale, sample_ratio, position_sensitive, aligned, ), name, attrs, kwargs)
end
_contrib_ROIAlign(; kwargs...) = by_keyword(op__contrib_ROIAlign, kwargs)

const op__contrib_RROIAlign = Op("_contrib_RROIAlign", ("data", "rois", ), ("pooled_size", "spatial_scale", "sampling_ratio", ), (("pooled_size", "shape"), ))

"""
    RROIAlign(data, rois; pooled_size, spatial_scale, sampling_ratio)

Means over the bins of rotated regions of interest.

As ROIAlign, with regions that are turned counterclockwise around their center.

# Arguments
- `data`: array or symbol. Feature maps, shape (batch, channels, height, width).
- `rois`: array or symbol. Regions (instance, x, y of the center, width, height, angle in degrees),
  shape (regions, 6).
- `pooled_size`: one length for each dimension; required. Number of bins along height and width.
- `spatial_scale`: number; required. Size of the feature map over that of the image in which the
  regions are given.
- `sampling_ratio`: integer; `-1` when not given. Samples along each axis of a bin; not positive: as
  many as a bin has pixels, rounded up.

# Result
- `output`: array or symbol. Shape (regions, channels, pooled_size...).

# Example
```julia
data = mx.rand(6, 5, 2, 1; low = -1, high = 1)
rois = mx.NDArray(reshape(Float32[0, 5, 4, 6, 4, 30], (6, 1)))
mx.contrib.RROIAlign(data, rois; pooled_size = (3, 2), spatial_scale = 0.5)
```
"""
function _contrib_RROIAlign(x_::NDArray, more_::Vararg{NDArray, N_}; pooled_size = unset, spatial_scale = unset, sampling_ratio = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_RROIAlign, (x_, more_...), (pooled_size, spatial_scale, sampling_ratio, ), out, kwargs)
end
function _contrib_RROIAlign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; pooled_size = unset, spatial_scale = unset, sampling_ratio = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_RROIAlign, (x_, more_...), (pooled_size, spatial_scale, sampling_ratio, ), name, attrs, kwargs)
end
_contrib_RROIAlign(; kwargs...) = by_keyword(op__contrib_RROIAlign, kwargs)

const op__contrib_SparseEmbedding = Op("_contrib_SparseEmbedding", ("data", "weight", ), ("input_dim", "output_dim", "dtype", "sparse_grad", ), (("input_dim", "count"), ("output_dim", "count"), ("dtype", "dtype"), ))

"""
    SparseEmbedding(data, weight; input_dim, output_dim, dtype, sparse_grad)

The older form of Embedding with a sparse gradient.

The table's gradient is row_sparse, whatever `sparse_grad` says.

# Arguments
- `data`: array or symbol. Indices of rows, of any shape.
- `weight`: array or symbol. The table, input_dim x output_dim.
- `input_dim`: integer; required. Number of rows of the table.
- `output_dim`: integer; required. Length of each row.
- `dtype`: element type or its name; `\"float32\"` when not given. Type of the table, where it is not
  known otherwise.
- `sparse_grad`: `Bool`; `false` when not given. Give the table's gradient as a row_sparse array,
  which holds the rows that were taken.

# Result
- `output`: array or symbol. One row for each index.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 2, 2, 1], (2, 2)))
weight = mx.rand(4, 3; low = -1, high = 1)
mx.contrib.SparseEmbedding(data, weight; input_dim = 3, output_dim = 4)
```
"""
function _contrib_SparseEmbedding(x_::NDArray, more_::Vararg{NDArray, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_SparseEmbedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), out, kwargs)
end
function _contrib_SparseEmbedding(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_SparseEmbedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), name, attrs, kwargs)
end
_contrib_SparseEmbedding(; kwargs...) = by_keyword(op__contrib_SparseEmbedding, kwargs)

const op__contrib_SyncBatchNorm = Op("_contrib_SyncBatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "ndev", "key", ), (("ndev", "count"), ))

"""
    SyncBatchNorm(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var, ndev, key)

Batch normalisation with statistics shared by all devices.

While training each channel is normalised by its mean and variance over the batch, otherwise by the
moving averages: \$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta\$. A training call moves
the averages to `momentum` times the old value plus (1 - `momentum`) times that of the batch (with
the biased variance).

# Arguments
- `data`: array or symbol. At least one axis.
- `gamma`: array or symbol. Scale, one for each channel.
- `beta`: array or symbol. Shift, one for each channel.
- `moving_mean`: array or symbol, changed in place. Moving average of the mean; updated while
  training.
- `moving_var`: array or symbol, changed in place. Moving average of the variance; updated while
  training.
- `eps`: number; `0.001` when not given. Added to the variance.
- `momentum`: number; `0.9` when not given. Weight of the old value in the moving averages.
- `fix_gamma`: `Bool`; `true` when not given. Whether gamma counts as 1 and gets no gradient.
- `use_global_stats`: `Bool`; `false` when not given. Whether the moving averages are used while
  training too.
- `output_mean_var`: `Bool`; `false` when not given. Whether the mean and the reciprocal of the
  standard deviation are outputs as well.
- `ndev`: integer; `1` when not given. Number of devices that share statistics; there is one, the
  processor.
- `key`: string; required. Name that calls which belong together have in common.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
moving_mean = mx.rand(3; low = -1, high = 1)
moving_var = mx.rand(3; low = 0.5, high = 1)
mx.contrib.SyncBatchNorm(data, gamma, beta, moving_mean, moving_var; fix_gamma = false, key = \"norm\")
```
"""
function _contrib_SyncBatchNorm(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, ndev = unset, key = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_SyncBatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key, ), out, kwargs)
end
function _contrib_SyncBatchNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, ndev = unset, key = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_SyncBatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key, ), name, attrs, kwargs)
end
_contrib_SyncBatchNorm(; kwargs...) = by_keyword(op__contrib_SyncBatchNorm, kwargs)

const op__contrib_allclose = Op("_contrib_allclose", ("a", "b", ), ("rtol", "atol", "equal_nan", ), ())

"""
    allclose(a, b; rtol, atol, equal_nan)

Whether |a - b| <= atol + rtol * |b| holds for all elements.

# Arguments
- `a`: array or symbol. The values.
- `b`: array or symbol. What they should be; same shape and dtype.
- `rtol`: number; `1e-05` when not given. Relative tolerance.
- `atol`: number; `1e-08` when not given. Absolute tolerance.
- `equal_nan`: `Bool`; `true` when not given. Whether NaN agrees with NaN.

# Result
- `output`: array or symbol. 1 or 0, uint8, without dimensions.

# Example
```julia
a = mx.NDArray(Float32[1, 2, 3])
b = mx.NDArray(Float32[1, 2, 3])
mx.contrib.allclose(a, b)
```
"""
function _contrib_allclose(x_::NDArray, more_::Vararg{NDArray, N_}; rtol = unset, atol = unset, equal_nan = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_allclose, (x_, more_...), (rtol, atol, equal_nan, ), out, kwargs)
end
function _contrib_allclose(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rtol = unset, atol = unset, equal_nan = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_allclose, (x_, more_...), (rtol, atol, equal_nan, ), name, attrs, kwargs)
end
_contrib_allclose(; kwargs...) = by_keyword(op__contrib_allclose, kwargs)

const op__contrib_arange_like = Op("_contrib_arange_like", ("data", ), ("start", "step", "repeat", "ctx", "axis", ), (("ctx", "device"), ("axis", "axis"), ))

"""
    arange_like(data; start, step, repeat, ctx, axis)

Evenly spaced values, as many as the input has elements or as one of its axes is long.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `start`: number; `0` when not given. First value.
- `step`: number; `1` when not given. Distance between values; not 0.
- `repeat`: integer; `1` when not given. How often each value comes.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis whose length the result has;
  None: the result has the shape of the input.

# Result
- `output`: array or symbol. Same dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.arange_like(data)
```
"""
function _contrib_arange_like(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, step = unset, repeat = unset, ctx = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_arange_like, (x_, more_...), (start, step, repeat, ctx, axis, ), out, kwargs)
end
function _contrib_arange_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, step = unset, repeat = unset, ctx = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_arange_like, (x_, more_...), (start, step, repeat, ctx, axis, ), name, attrs, kwargs)
end
_contrib_arange_like(; kwargs...) = by_keyword(op__contrib_arange_like, kwargs)

const op__contrib_bipartite_matching = Op("_contrib_bipartite_matching", ("data", ), ("is_ascend", "threshold", "topk", ), (("topk", "count"), ))

"""
    bipartite_matching(data; is_ascend, threshold, topk)

Pairs rows with columns of a table of scores, the best pair first.

A pair is matched when neither its row nor its column is taken yet; of equal scores the first in the
table comes first.

# Arguments
- `data`: array or symbol. Scores, shape (..., rows, columns).
- `is_ascend`: `Bool`; `false` when not given. Small scores are good: the smallest come first.
- `threshold`: number; required. Only scores above it are matched; with `is_ascend` only scores
  below it.
- `topk`: integer; `-1` when not given. Match at most this many pairs; no limit when it is not
  positive.

# Result
- `rows`: array or symbol. The column of each row, -1 for none; shape (..., rows).
- `columns`: array or symbol. The row of each column, -1 for none; shape (..., columns).

# Example
```julia
data = mx.NDArray(reshape(Float32[0.5, 0.6, 0.1, 0.2, 0.3, 0.4], (2, 3)))
mx.contrib.bipartite_matching(data; threshold = 0.01)
```
"""
function _contrib_bipartite_matching(x_::NDArray, more_::Vararg{NDArray, N_}; is_ascend = unset, threshold = unset, topk = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_bipartite_matching, (x_, more_...), (is_ascend, threshold, topk, ), out, kwargs)
end
function _contrib_bipartite_matching(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; is_ascend = unset, threshold = unset, topk = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_bipartite_matching, (x_, more_...), (is_ascend, threshold, topk, ), name, attrs, kwargs)
end
_contrib_bipartite_matching(; kwargs...) = by_keyword(op__contrib_bipartite_matching, kwargs)

const op__contrib_boolean_mask = Op("_contrib_boolean_mask", ("data", "index", ), ("axis", ), (("axis", "axis"), ))

"""
    boolean_mask(data, index; axis)

Keeps the rows of an array where a mask is not zero.

How many there are depends on the values, so the operator waits for them; a bound executor cannot
hold it, a hybridized block can.

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `index`: array or symbol. The mask: one value of any type for each row, or several dimensions that
  become one.
- `axis`: dimension; `-1` when not given. The dimension of `data` that the mask runs over; negative
  counts from the end.

# Result
- `output`: array or symbol. The rows that are kept, in their order.

# Example
```julia
data = mx.rand(2, 3; low = -1, high = 1)
index = mx.NDArray(Float32[0, 1, 2])
mx.contrib.boolean_mask(data, index)
```
"""
function _contrib_boolean_mask(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_boolean_mask, (x_, more_...), (axis, ), out, kwargs)
end
function _contrib_boolean_mask(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_boolean_mask, (x_, more_...), (axis, ), name, attrs, kwargs)
end
_contrib_boolean_mask(; kwargs...) = by_keyword(op__contrib_boolean_mask, kwargs)

const op__contrib_box_decode = Op("_contrib_box_decode", ("data", "anchors", ), ("std0", "std1", "std2", "std3", "clip", "format", ), ())

"""
    box_decode(data, anchors; std0, std1, std2, std3, clip, format)

Boxes from predicted differences to anchors, the inverse of box_encode with means 0.

The answer are corners.

# Arguments
- `data`: array or symbol. Predictions, shape (batch, anchors, 4).
- `anchors`: array or symbol. The same anchors for all of the batch, shape (1, anchors, 4).
- `std0`: number; `1` when not given. Factor of the first number (x).
- `std1`: number; `1` when not given. Factor of the second (y).
- `std2`: number; `1` when not given. Factor of the third (width).
- `std3`: number; `1` when not given. Factor of the fourth (height).
- `clip`: number; `-1` when not given. When it is positive, the upper limit of logarithms of sizes.
- `format`: one of `\"center\"`, `\"corner\"`; `\"center\"` when not given. Coordinates of the anchors:
  corners (x1, y1, x2, y2), or center and size (x, y, width, height).

# Result
- `output`: array or symbol. Corners (x1, y1, x2, y2), shape (batch, anchors, 4).

# Example
```julia
data = mx.NDArray(reshape(Float32[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], (4, 2, 1)))
anchors = mx.NDArray(reshape(Float32[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], (4, 2, 1)))
mx.contrib.box_decode(data, anchors; std0 = 0.1, std1 = 0.1, std2 = 0.2, std3 = 0.2)
```
"""
function _contrib_box_decode(x_::NDArray, more_::Vararg{NDArray, N_}; std0 = unset, std1 = unset, std2 = unset, std3 = unset, clip = unset, format = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_box_decode, (x_, more_...), (std0, std1, std2, std3, clip, format, ), out, kwargs)
end
function _contrib_box_decode(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; std0 = unset, std1 = unset, std2 = unset, std3 = unset, clip = unset, format = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_box_decode, (x_, more_...), (std0, std1, std2, std3, clip, format, ), name, attrs, kwargs)
end
_contrib_box_decode(; kwargs...) = by_keyword(op__contrib_box_decode, kwargs)

const op__contrib_box_encode = Op("_contrib_box_encode", ("samples", "matches", "anchors", "refs", "means", "stds", ), (), ())

"""
    box_encode(samples, matches, anchors, refs, means, stds)

Differences of matched ground truth boxes from anchors, as box regression learns them.

With center and size (x, y, w, h) of the anchor a and of its match g: ((x_g - x_a) / w_a, (y_g -
y_a) / h_a, log(w_g / w_a), log(h_g / h_a)), from which `means` are subtracted before division by
`stds`. Only anchors whose sample is above 0.5 are encoded; the others get zeros.

# Arguments
- `samples`: array or symbol. 1 for anchors that are to match, anything up to 0.5 for others; shape
  (batch, anchors).
- `matches`: array or symbol. Index of the ground truth box of each anchor, shape (batch, anchors).
- `anchors`: array or symbol. Corners (x1, y1, x2, y2), shape (batch, anchors, 4).
- `refs`: array or symbol. Ground truth boxes as corners, shape (batch, boxes, 4).
- `means`: array or symbol. What is subtracted from each of the four numbers, shape (4,).
- `stds`: array or symbol. What each is divided by then, shape (4,).

# Result
- `output`: array or symbol. Encoded boxes, shape (batch, anchors, 4).
- `mask`: array or symbol. 1 where a box was encoded, 0 elsewhere, shape (batch, anchors, 4).

# Example
```julia
samples = mx.NDArray(reshape(Float32[0, 1], (2, 1)))
matches = mx.NDArray(reshape(Float32[0, 1], (2, 1)))
anchors = mx.NDArray(reshape(Float32[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], (4, 2, 1)))
refs = mx.NDArray(reshape(Float32[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 0.9], (4, 2, 1)))
means = mx.NDArray(Float32[0, 0, 0, 0])
stds = mx.NDArray(Float32[0.1, 0.1, 0.2, 0.2])
mx.contrib.box_encode(samples, matches, anchors, refs, means, stds)
```
"""
function _contrib_box_encode(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_box_encode, (x_, more_...), (), out, kwargs)
end
function _contrib_box_encode(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_box_encode, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_box_encode(; kwargs...) = by_keyword(op__contrib_box_encode, kwargs)

const op__contrib_box_iou = Op("_contrib_box_iou", ("lhs", "rhs", ), ("format", ), ())

"""
    box_iou(lhs, rhs; format)

Intersection over union of each box of one array with each box of another.

Boxes that do not meet have 0.

# Arguments
- `lhs`: array or symbol. Boxes, shape (a..., 4).
- `rhs`: array or symbol. Boxes, shape (b..., 4).
- `format`: one of `\"center\"`, `\"corner\"`; `\"corner\"` when not given. Coordinates: corners (x1, y1,
  x2, y2), or center and size (x, y, width, height).

# Result
- `output`: array or symbol. Shape (a..., b...).

# Example
```julia
lhs = mx.NDArray(reshape(Float32[0, 0, 2, 2, 1, 1, 3, 3], (4, 2)))
rhs = mx.NDArray(reshape(Float32[1, 0, 3, 2], (4, 1)))
mx.contrib.box_iou(lhs, rhs)
```
"""
function _contrib_box_iou(x_::NDArray, more_::Vararg{NDArray, N_}; format = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_box_iou, (x_, more_...), (format, ), out, kwargs)
end
function _contrib_box_iou(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; format = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_box_iou, (x_, more_...), (format, ), name, attrs, kwargs)
end
_contrib_box_iou(; kwargs...) = by_keyword(op__contrib_box_iou, kwargs)

const op__contrib_box_nms = Op("_contrib_box_nms", ("data", ), ("overlap_thresh", "valid_thresh", "topk", "coord_start", "score_index", "id_index", "background_id", "force_suppress", "in_format", "out_format", ), (("topk", "count"), ("coord_start", "index"), ("score_index", "index"), ("id_index", "index"), ))

"""
    box_nms(data; overlap_thresh, valid_thresh, topk, coord_start, score_index, id_index,
        background_id, force_suppress, in_format, out_format)

Keeps the best boxes and drops those that overlap a better one too much.

Boxes are taken in the order of their scores; one goes when its intersection over union with a kept
box (of the same class, if boxes have classes) is larger than `overlap_thresh`. What is kept comes
first, all further rows are filled with -1.

# Arguments
- `data`: array or symbol. Rows of boxes, shape (..., boxes, width); a row holds at least a score
  and four coordinates.
- `overlap_thresh`: number; `0.5` when not given. A box goes whose intersection over union with a
  better one is larger than this.
- `valid_thresh`: number; `0` when not given. Only boxes with a larger score take part.
- `topk`: integer; `-1` when not given. Only this many boxes of the highest scores take part;
  negative: all; 0: the data come back as they are.
- `coord_start`: position from 1; `3` when not given. Place of the first of the four coordinates in
  a row.
- `score_index`: position from 1; `2` when not given. Place of the score in a row.
- `id_index`: position from 1; `-1` when not given. Place of the class in a row; negative: boxes
  have no class.
- `background_id`: integer; `-1` when not given. Boxes of this class do not take part.
- `force_suppress`: `Bool`; `false` when not given. Boxes of other classes drop boxes, too.
- `in_format`: one of `\"center\"`, `\"corner\"`; `\"corner\"` when not given. Coordinates given: corners
  (x1, y1, x2, y2), or center and size (x, y, width, height).
- `out_format`: one of `\"center\"`, `\"corner\"`; `\"corner\"` when not given. Coordinates wanted.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 0.5, 0.1, 0.1, 0.2, 0.2, 1, 0.4, 0.1, 0.1, 0.2, 0.2, 0, 0.3, 0.1, 0.1, 0.2, 0.2, 2, 0.6, 0.5, 0.5, 0.75, 0.75], (6, 4, 1)))
mx.contrib.box_nms(data; id_index = 1)
```
"""
function _contrib_box_nms(x_::NDArray, more_::Vararg{NDArray, N_}; overlap_thresh = unset, valid_thresh = unset, topk = unset, coord_start = unset, score_index = unset, id_index = unset, background_id = unset, force_suppress = unset, in_format = unset, out_format = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_box_nms, (x_, more_...), (overlap_thresh, valid_thresh, topk, coord_start, score_index, id_index, background_id, force_suppress, in_format, out_format, ), out, kwargs)
end
function _contrib_box_nms(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; overlap_thresh = unset, valid_thresh = unset, topk = unset, coord_start = unset, score_index = unset, id_index = unset, background_id = unset, force_suppress = unset, in_format = unset, out_format = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_box_nms, (x_, more_...), (overlap_thresh, valid_thresh, topk, coord_start, score_index, id_index, background_id, force_suppress, in_format, out_format, ), name, attrs, kwargs)
end
_contrib_box_nms(; kwargs...) = by_keyword(op__contrib_box_nms, kwargs)

const op__contrib_calibrate_entropy = Op("_contrib_calibrate_entropy", ("hist", "hist_edges", ), ("num_quantized_bins", ), (("num_quantized_bins", "count"), ))

"""
    calibrate_entropy(hist, hist_edges; num_quantized_bins)

The range of values that quantization shall cover.

For each range around the middle of a histogram it compares what lies inside, with everything
outside moved to the ends, with what is left of it after quantization, and takes the range of the
smallest Kullback-Leibler divergence.

# Arguments
- `hist`: array or symbol. Counts of values in bins around zero, shape (bins,), float32; at least
  num_quantized_bins.
- `hist_edges`: array or symbol. Edges of the bins, shape (bins + 1,), float32.
- `num_quantized_bins`: integer; `255` when not given. Number of values that a quantized number can
  have.

# Result
- `threshold`: array or symbol. Upper end of the range, shape (1,).
- `divergence`: array or symbol. Its divergence, shape (1,).

# Example
```julia
hist = mx.NDArray(Float32[1, 0, 3, 5, 9, 20, 8, 5, 4, 1, 1])
hist_edges = mx.NDArray(Float32[-1.375, -1.125, -0.875, -0.625, -0.375, -0.125, 0.125, 0.375, 0.625, 0.875, 1.125, 1.375])
mx.contrib.calibrate_entropy(hist, hist_edges; num_quantized_bins = 5)
```
"""
function _contrib_calibrate_entropy(x_::NDArray, more_::Vararg{NDArray, N_}; num_quantized_bins = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_calibrate_entropy, (x_, more_...), (num_quantized_bins, ), out, kwargs)
end
function _contrib_calibrate_entropy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_quantized_bins = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_calibrate_entropy, (x_, more_...), (num_quantized_bins, ), name, attrs, kwargs)
end
_contrib_calibrate_entropy(; kwargs...) = by_keyword(op__contrib_calibrate_entropy, kwargs)

const op__contrib_count_sketch = Op("_contrib_count_sketch", ("data", "h", "s", ), ("out_dim", "processing_batch_size", ), (("out_dim", "count"), ))

"""
    count_sketch(data, h, s; out_dim, processing_batch_size)

A count sketch: a projection to fewer numbers that keeps products of vectors on average.

Number j of a row of the answer is the sum of s_i x_i over all i with h_i = j.

# Arguments
- `data`: array or symbol. Vectors, shape (..., in_dim).
- `h`: array or symbol. Place of each number, whole numbers in [0, out_dim), shape (1, in_dim) or
  (in_dim,).
- `s`: array or symbol. Sign of each number, shape (1, in_dim) or (in_dim,).
- `out_dim`: integer; required. Number of places.
- `processing_batch_size`: integer; `32` when not given. Without effect.

# Result
- `output`: array or symbol. Shape (..., out_dim).

# Example
```julia
data = mx.rand(4, 2; low = -1, high = 1)
h = mx.NDArray(reshape(Float32[2, 0, 2, 1], (4, 1)))
s = mx.NDArray(reshape(Float32[1, -1, -1, 1], (4, 1)))
mx.contrib.count_sketch(data, h, s; out_dim = 3)
```
"""
function _contrib_count_sketch(x_::NDArray, more_::Vararg{NDArray, N_}; out_dim = unset, processing_batch_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_count_sketch, (x_, more_...), (out_dim, processing_batch_size, ), out, kwargs)
end
function _contrib_count_sketch(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; out_dim = unset, processing_batch_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_count_sketch, (x_, more_...), (out_dim, processing_batch_size, ), name, attrs, kwargs)
end
_contrib_count_sketch(; kwargs...) = by_keyword(op__contrib_count_sketch, kwargs)

const op__contrib_dgl_adjacency = Op("_contrib_dgl_adjacency", ("data", ), (), ())

"""
    dgl_adjacency(data)

The adjacency matrix of a graph: a one, float32, wherever a csr matrix stores something.

# Arguments
- `data`: array or symbol. The graph: a csr matrix.

# Result
- `output`: array or symbol. A csr matrix of the same shape.
"""
function _contrib_dgl_adjacency(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_dgl_adjacency, (x_, more_...), (), out, kwargs)
end
function _contrib_dgl_adjacency(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_dgl_adjacency, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_dgl_adjacency(; kwargs...) = by_keyword(op__contrib_dgl_adjacency, kwargs)

const op__contrib_dgl_csr_neighbor_non_uniform_sample = Op("_contrib_dgl_csr_neighbor_non_uniform_sample", ("csr_matrix", "probability", "seed_arrays", ), ("num_args", "num_hops", "num_neighbor", "max_num_vertices", ), (("num_args", "count"), ("num_hops", "count"), ("num_neighbor", "count"), ("max_num_vertices", "count"), ), "num_args")

"""
    dgl_csr_neighbor_non_uniform_sample(csr_matrix, probability, seed_arrays...; num_args, num_hops,
        num_neighbor, max_num_vertices)

Samples the neighbourhood of vertices, neighbours in proportion to their weights.

From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is
reached. The answer has room for `max_num_vertices` vertices; what is not used is -1 (0 for
probabilities). Edges to vertices for which there is no room are left out. Outputs: for each array
of seeds the rising vertices, followed by their number; then for each the csr matrix of drawn edges,
one row for each vertex; then the probabilities of the vertices; then their distances from the
seeds.

# Arguments
- `csr_matrix`: array or symbol. The graph: a square csr matrix.
- `probability`: array or symbol. Weight of each vertex, float32.
- `seed_arrays`: arrays or symbols. Vertices to begin with.
- `num_args`: integer, counted when not given. Number of inputs.
- `num_hops`: integer; `1` when not given. How far from the seeds vertices may be.
- `num_neighbor`: integer; `2` when not given. Neighbours drawn for each vertex.
- `max_num_vertices`: integer; `100` when not given. Room for vertices in the answer; when it is
  full, sampling ends.
"""
function _contrib_dgl_csr_neighbor_non_uniform_sample(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, num_hops = unset, num_neighbor = unset, max_num_vertices = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_dgl_csr_neighbor_non_uniform_sample, (x_, more_...), (num_args, num_hops, num_neighbor, max_num_vertices, ), out, kwargs)
end
function _contrib_dgl_csr_neighbor_non_uniform_sample(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, num_hops = unset, num_neighbor = unset, max_num_vertices = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_dgl_csr_neighbor_non_uniform_sample, (x_, more_...), (num_args, num_hops, num_neighbor, max_num_vertices, ), name, attrs, kwargs)
end
_contrib_dgl_csr_neighbor_non_uniform_sample(; kwargs...) = by_keyword(op__contrib_dgl_csr_neighbor_non_uniform_sample, kwargs)

const op__contrib_dgl_csr_neighbor_uniform_sample = Op("_contrib_dgl_csr_neighbor_uniform_sample", ("csr_matrix", "seed_arrays", ), ("num_args", "num_hops", "num_neighbor", "max_num_vertices", ), (("num_args", "count"), ("num_hops", "count"), ("num_neighbor", "count"), ("max_num_vertices", "count"), ), "num_args")

"""
    dgl_csr_neighbor_uniform_sample(csr_matrix, seed_arrays...; num_args, num_hops, num_neighbor,
        max_num_vertices)

Samples the neighbourhood of vertices evenly.

From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is
reached. The answer has room for `max_num_vertices` vertices; what is not used is -1 (0 for
probabilities). Edges to vertices for which there is no room are left out. Outputs: for each array
of seeds the rising vertices, followed by their number; then for each the csr matrix of drawn edges,
one row for each vertex; then their distances from the seeds.

# Arguments
- `csr_matrix`: array or symbol. The graph: a square csr matrix.
- `seed_arrays`: arrays or symbols. Vertices to begin with.
- `num_args`: integer, counted when not given. Number of inputs.
- `num_hops`: integer; `1` when not given. How far from the seeds vertices may be.
- `num_neighbor`: integer; `2` when not given. Neighbours drawn for each vertex.
- `max_num_vertices`: integer; `100` when not given. Room for vertices in the answer; when it is
  full, sampling ends.
"""
function _contrib_dgl_csr_neighbor_uniform_sample(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, num_hops = unset, num_neighbor = unset, max_num_vertices = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_dgl_csr_neighbor_uniform_sample, (x_, more_...), (num_args, num_hops, num_neighbor, max_num_vertices, ), out, kwargs)
end
function _contrib_dgl_csr_neighbor_uniform_sample(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, num_hops = unset, num_neighbor = unset, max_num_vertices = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_dgl_csr_neighbor_uniform_sample, (x_, more_...), (num_args, num_hops, num_neighbor, max_num_vertices, ), name, attrs, kwargs)
end
_contrib_dgl_csr_neighbor_uniform_sample(; kwargs...) = by_keyword(op__contrib_dgl_csr_neighbor_uniform_sample, kwargs)

const op__contrib_dgl_graph_compact = Op("_contrib_dgl_graph_compact", ("graph_data", ), ("num_args", "return_mapping", "graph_sizes", ), (("num_args", "count"), ), "num_args")

"""
    dgl_graph_compact(graph_data...; num_args, return_mapping, graph_sizes)

Sampled graphs without unused rows, and with columns numbered by the sampled vertices.

Edges are numbered from 0; with `return_mapping` the same edges with their original values follow.

# Arguments
- `graph_data`: arrays or symbols. Sampled csr matrices, then for each the vertices of its rows.
- `num_args`: integer, counted when not given. Number of inputs.
- `return_mapping`: `Bool`; required. Answer the original edges, too.
- `graph_sizes`: tuple of integers; required. Number of vertices of each graph.
"""
function _contrib_dgl_graph_compact(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, return_mapping = unset, graph_sizes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_dgl_graph_compact, (x_, more_...), (num_args, return_mapping, graph_sizes, ), out, kwargs)
end
function _contrib_dgl_graph_compact(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, return_mapping = unset, graph_sizes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_dgl_graph_compact, (x_, more_...), (num_args, return_mapping, graph_sizes, ), name, attrs, kwargs)
end
_contrib_dgl_graph_compact(; kwargs...) = by_keyword(op__contrib_dgl_graph_compact, kwargs)

const op__contrib_dgl_subgraph = Op("_contrib_dgl_subgraph", ("graph", "data", ), ("num_args", "return_mapping", ), (("num_args", "count"), ), "num_args")

"""
    dgl_subgraph(graph, data...; num_args, return_mapping)

Subgraphs of some vertices.

For each array of vertices a csr matrix of the edges between them, numbered from 0; with
`return_mapping` after all these, for each, the same edges with the values they have in the graph.

# Arguments
- `graph`: array or symbol. The graph: a square csr matrix.
- `data`: arrays or symbols. Rising vertices, one dimension.
- `num_args`: integer, counted when not given. Number of inputs.
- `return_mapping`: `Bool`; required. Answer the original edges, too.
"""
function _contrib_dgl_subgraph(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, return_mapping = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_dgl_subgraph, (x_, more_...), (num_args, return_mapping, ), out, kwargs)
end
function _contrib_dgl_subgraph(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, return_mapping = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_dgl_subgraph, (x_, more_...), (num_args, return_mapping, ), name, attrs, kwargs)
end
_contrib_dgl_subgraph(; kwargs...) = by_keyword(op__contrib_dgl_subgraph, kwargs)

const op__contrib_div_sqrt_dim = Op("_contrib_div_sqrt_dim", ("data", ), (), ())

"""
    div_sqrt_dim(data)

Divides by the square root of the length of the last axis, as attention scores want it.

# Arguments
- `data`: array or symbol. At least one dimension.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 2; low = -1, high = 1)
mx.contrib.div_sqrt_dim(data)
```
"""
function _contrib_div_sqrt_dim(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_div_sqrt_dim, (x_, more_...), (), out, kwargs)
end
function _contrib_div_sqrt_dim(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_div_sqrt_dim, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_div_sqrt_dim(; kwargs...) = by_keyword(op__contrib_div_sqrt_dim, kwargs)

const op__contrib_edge_id = Op("_contrib_edge_id", ("data", "u", "v", ), (), ())

"""
    edge_id(data, u, v)

Values of edges.

For each pair (u_i, v_i) what the csr matrix stores there, -1 where it stores nothing.

# Arguments
- `data`: array or symbol. The graph: a csr matrix.
- `u`: array or symbol. Rows, one dimension.
- `v`: array or symbol. Columns, as many.

# Result
- `output`: array or symbol. One value for each pair, of the type of `data`.
"""
function _contrib_edge_id(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_edge_id, (x_, more_...), (), out, kwargs)
end
function _contrib_edge_id(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_edge_id, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_edge_id(; kwargs...) = by_keyword(op__contrib_edge_id, kwargs)

const op__contrib_fft = Op("_contrib_fft", ("data", ), ("compute_size", ), ())

"""
    fft(data; compute_size)

Fourier transform of real numbers along the last axis.

Number k of the answer is the sum of x_j exp(-2 pi i j k / n), as the pair of its real and imaginary
part.

# Arguments
- `data`: array or symbol. Real numbers, shape (batch, n) or (a, b, c, n).
- `compute_size`: integer; `128` when not given. Without effect.

# Result
- `output`: array or symbol. Pairs, shape (batch, 2 n) or (a, b, c, 2 n).

# Example
```julia
data = mx.rand(4, 2; low = -1, high = 1)
mx.contrib.fft(data)
```
"""
function _contrib_fft(x_::NDArray, more_::Vararg{NDArray, N_}; compute_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_fft, (x_, more_...), (compute_size, ), out, kwargs)
end
function _contrib_fft(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; compute_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_fft, (x_, more_...), (compute_size, ), name, attrs, kwargs)
end
_contrib_fft(; kwargs...) = by_keyword(op__contrib_fft, kwargs)

const op__contrib_getnnz = Op("_contrib_getnnz", ("data", ), ("axis", ), (("axis", "axis"), ))

"""
    getnnz(data; axis)

How many values a csr matrix stores, zeros among them included: in all, in each row or in each
column.

# Arguments
- `data`: array or symbol. A csr matrix.
- `axis`: dimension or `nothing`; `nothing` when not given. 0: for each column, 1: for each row,
  None: in all; negative counts from the end.

# Result
- `output`: array or symbol. int64, one element, or one for each row or column.
"""
function _contrib_getnnz(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_getnnz, (x_, more_...), (axis, ), out, kwargs)
end
function _contrib_getnnz(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_getnnz, (x_, more_...), (axis, ), name, attrs, kwargs)
end
_contrib_getnnz(; kwargs...) = by_keyword(op__contrib_getnnz, kwargs)

const op__contrib_gradientmultiplier = Op("_contrib_gradientmultiplier", ("data", ), ("scalar", "is_int", ), ())

"""
    gradientmultiplier(data; scalar, is_int)

A copy whose gradient is multiplied by a number.

With a negative number it reverses gradients.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The factor of the gradient.
- `is_int`: `Bool`; `true` when not given. Without effect.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.gradientmultiplier(data; scalar = -0.5)
```
"""
function _contrib_gradientmultiplier(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_gradientmultiplier, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _contrib_gradientmultiplier(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_gradientmultiplier, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_contrib_gradientmultiplier(; kwargs...) = by_keyword(op__contrib_gradientmultiplier, kwargs)

const op__contrib_group_adagrad_update = Op("_contrib_group_adagrad_update", ("weight", "grad", "history", ), ("lr", "rescale_grad", "clip_gradient", "epsilon", ), ())

"""
    group_adagrad_update(weight, grad, history; lr, rescale_grad, clip_gradient, epsilon)

One step of AdaGrad that scales whole rows.

With g = clip(rescale_grad * grad): history += mean(g^2) of each row; weight -= lr * g /
sqrt(history + epsilon). Rows whose gradient is zero do not change.

# Arguments
- `weight`: array or symbol. The weight, at least two dimensions.
- `grad`: array or symbol. Its gradient, of the same shape.
- `history`: array or symbol, changed in place. One number for each row, shape (rows, 1, ...).
  Updated in place.
- `lr`: number; required. Learning rate.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `epsilon`: number; `1e-05` when not given. Small number that keeps the division finite.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
history = mx.rand(1, 3; low = 0.5, high = 1)
mx.contrib.group_adagrad_update(weight, grad, history; lr = 0.1)
```
"""
function _contrib_group_adagrad_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, rescale_grad = unset, clip_gradient = unset, epsilon = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_group_adagrad_update, (x_, more_...), (lr, rescale_grad, clip_gradient, epsilon, ), out, kwargs)
end
function _contrib_group_adagrad_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, rescale_grad = unset, clip_gradient = unset, epsilon = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_group_adagrad_update, (x_, more_...), (lr, rescale_grad, clip_gradient, epsilon, ), name, attrs, kwargs)
end
_contrib_group_adagrad_update(; kwargs...) = by_keyword(op__contrib_group_adagrad_update, kwargs)

const op__contrib_hawkesll = Op("_contrib_hawkesll", ("lda", "alpha", "beta", "state", "lags", "marks", "valid_length", "max_time", ), (), ())

"""
    hawkesll(lda, alpha, beta, state, lags, marks, valid_length, max_time)

Log-likelihood of marked, self-exciting point processes.

The intensity of mark k at time t is lda_k + alpha_k beta_k (the sum over earlier events i of the
mark of exp(-beta_k (t - t_i))); the log-likelihood of a sequence is the sum of the logarithms of
the intensities at its events, minus the integrals of all intensities from 0 to `max_time`. The
state carries such sums from one part of a sequence to the next.

# Arguments
- `lda`: array or symbol. Background intensities, shape (sequences, marks).
- `alpha`: array or symbol. Branching ratios, shape (marks,).
- `beta`: array or symbol. Rates of decay, shape (marks,).
- `state`: array or symbol. Sums at time 0, shape (sequences, marks).
- `lags`: array or symbol. Times between events, shape (sequences, events).
- `marks`: array or symbol. Marks of events as int32, shape (sequences, events).
- `valid_length`: array or symbol. Number of events in each sequence, shape (sequences,).
- `max_time`: array or symbol. Length of the time observed, shape (sequences,).

# Result
- `output`: array or symbol. Log-likelihoods, shape (sequences,).
- `out_state`: array or symbol. Sums at `max_time`, shape (sequences, marks).

# Example
```julia
lda = mx.rand(3, 2; low = 0.5, high = 2)
alpha = mx.rand(3; low = 0.25, high = 0.75)
beta = mx.rand(3; low = 0.5, high = 2)
state = mx.rand(3, 2; low = 0, high = 1)
lags = mx.rand(4, 2; low = 0.1, high = 1)
marks = mx.NDArray(reshape(Int32[0, 1, 2, 1, 0, 0, 1, 2], (4, 2)))
valid_length = mx.NDArray(Float32[4, 3])
max_time = mx.NDArray(Float32[8, 9])
mx.contrib.hawkesll(lda, alpha, beta, state, lags, marks, valid_length, max_time)
```
"""
function _contrib_hawkesll(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_hawkesll, (x_, more_...), (), out, kwargs)
end
function _contrib_hawkesll(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_hawkesll, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_hawkesll(; kwargs...) = by_keyword(op__contrib_hawkesll, kwargs)

const op__contrib_ifft = Op("_contrib_ifft", ("data", ), ("compute_size", ), ())

"""
    ifft(data; compute_size)

Real part of the inverse Fourier transform along the last axis, times its length.

Number j of the answer is the real part of the sum of z_k exp(2 pi i j k / n); divide by n to invert
fft.

# Arguments
- `data`: array or symbol. Pairs of real and imaginary parts, shape (batch, 2 n) or (a, b, c, 2 n).
- `compute_size`: integer; `128` when not given. Without effect.

# Result
- `output`: array or symbol. Real numbers, shape (batch, n) or (a, b, c, n).

# Example
```julia
data = mx.rand(4, 2; low = -1, high = 1)
mx.contrib.ifft(data)
```
"""
function _contrib_ifft(x_::NDArray, more_::Vararg{NDArray, N_}; compute_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_ifft, (x_, more_...), (compute_size, ), out, kwargs)
end
function _contrib_ifft(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; compute_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_ifft, (x_, more_...), (compute_size, ), name, attrs, kwargs)
end
_contrib_ifft(; kwargs...) = by_keyword(op__contrib_ifft, kwargs)

const op__contrib_index_array = Op("_contrib_index_array", ("data", ), ("axes", ), (("axes", "axes"), ))

"""
    index_array(data; axes)

Gives every element's coordinates.

out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

# Arguments
- `data`: array or symbol. Only its shape is used.
- `axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Which
  coordinates to give; None: all.

# Result
- `output`: array or symbol. One dimension more than `data`, for the coordinates.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.index_array(data)
```
"""
function _contrib_index_array(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_index_array, (x_, more_...), (axes, ), out, kwargs)
end
function _contrib_index_array(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_index_array, (x_, more_...), (axes, ), name, attrs, kwargs)
end
_contrib_index_array(; kwargs...) = by_keyword(op__contrib_index_array, kwargs)

const op__contrib_index_copy = Op("_contrib_index_copy", ("old_tensor", "index_vector", "new_tensor", ), (), ())

"""
    index_copy(old_tensor, index_vector, new_tensor)

Writes rows into an array.

The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

# Arguments
- `old_tensor`: array or symbol. Array with at least one dimension.
- `index_vector`: array or symbol. Row numbers.
- `new_tensor`: array or symbol. One row for each number.

# Result
- `output`: array or symbol. The array with replaced rows.

# Example
```julia
old_tensor = mx.rand(2, 4; low = -1, high = 1)
index_vector = mx.NDArray(Int64[3, 0])
new_tensor = mx.rand(2, 2; low = -1, high = 1)
mx.contrib.index_copy(old_tensor, index_vector, new_tensor)
```
"""
function _contrib_index_copy(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_index_copy, (x_, more_...), (), out, kwargs)
end
function _contrib_index_copy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_index_copy, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_index_copy(; kwargs...) = by_keyword(op__contrib_index_copy, kwargs)

const op__contrib_interleaved_matmul_encdec_qk = Op("_contrib_interleaved_matmul_encdec_qk", ("queries", "keys_values", ), ("heads", ), (("heads", "count"), ))

"""
    interleaved_matmul_encdec_qk(queries, keys_values; heads)

Attention scores: products of queries and keys of each head, divided by the square root of the width
of a head.

For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

# Arguments
- `queries`: array or symbol. Queries, shape (queries, batch, heads * width).
- `keys_values`: array or symbol. Projections, shape (length, batch, heads * 2 * width): for each
  head keys and values after each other.
- `heads`: integer; required. Number of attention heads.

# Result
- `output`: array or symbol. Shape (batch * heads, queries, keys).

# Example
```julia
queries = mx.rand(4, 2, 4; low = -1, high = 1)
keys_values = mx.rand(8, 2, 3; low = -1, high = 1)
mx.contrib.interleaved_matmul_encdec_qk(queries, keys_values; heads = 2)
```
"""
function _contrib_interleaved_matmul_encdec_qk(x_::NDArray, more_::Vararg{NDArray, N_}; heads = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_interleaved_matmul_encdec_qk, (x_, more_...), (heads, ), out, kwargs)
end
function _contrib_interleaved_matmul_encdec_qk(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; heads = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_interleaved_matmul_encdec_qk, (x_, more_...), (heads, ), name, attrs, kwargs)
end
_contrib_interleaved_matmul_encdec_qk(; kwargs...) = by_keyword(op__contrib_interleaved_matmul_encdec_qk, kwargs)

const op__contrib_interleaved_matmul_encdec_valatt = Op("_contrib_interleaved_matmul_encdec_valatt", ("keys_values", "attention", ), ("heads", ), (("heads", "count"), ))

"""
    interleaved_matmul_encdec_valatt(keys_values, attention; heads)

Values weighted with attention.

For head h of batch element b the product of row b * heads + h of `attention` with the head's
values.

# Arguments
- `keys_values`: array or symbol. Projections, shape (length, batch, heads * 2 * width): for each
  head keys and values after each other.
- `attention`: array or symbol. Weights, shape (batch * heads, queries, keys).
- `heads`: integer; required. Number of attention heads.

# Result
- `output`: array or symbol. Shape (queries, batch, heads * width).

# Example
```julia
keys_values = mx.rand(8, 2, 3; low = -1, high = 1)
attention = mx.rand(3, 4, 4; low = -1, high = 1)
mx.contrib.interleaved_matmul_encdec_valatt(keys_values, attention; heads = 2)
```
"""
function _contrib_interleaved_matmul_encdec_valatt(x_::NDArray, more_::Vararg{NDArray, N_}; heads = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_interleaved_matmul_encdec_valatt, (x_, more_...), (heads, ), out, kwargs)
end
function _contrib_interleaved_matmul_encdec_valatt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; heads = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_interleaved_matmul_encdec_valatt, (x_, more_...), (heads, ), name, attrs, kwargs)
end
_contrib_interleaved_matmul_encdec_valatt(; kwargs...) = by_keyword(op__contrib_interleaved_matmul_encdec_valatt, kwargs)

const op__contrib_interleaved_matmul_selfatt_qk = Op("_contrib_interleaved_matmul_selfatt_qk", ("queries_keys_values", ), ("heads", ), (("heads", "count"), ))

"""
    interleaved_matmul_selfatt_qk(queries_keys_values; heads)

Attention scores: products of queries and keys of each head, divided by the square root of the width
of a head.

For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

# Arguments
- `queries_keys_values`: array or symbol. Projections, shape (length, batch, heads * 3 * width): for
  each head queries, keys and values after each other.
- `heads`: integer; required. Number of attention heads.

# Result
- `output`: array or symbol. Shape (batch * heads, length, length).

# Example
```julia
queries_keys_values = mx.rand(12, 2, 3; low = -1, high = 1)
mx.contrib.interleaved_matmul_selfatt_qk(queries_keys_values; heads = 2)
```
"""
function _contrib_interleaved_matmul_selfatt_qk(x_::NDArray, more_::Vararg{NDArray, N_}; heads = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_interleaved_matmul_selfatt_qk, (x_, more_...), (heads, ), out, kwargs)
end
function _contrib_interleaved_matmul_selfatt_qk(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; heads = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_interleaved_matmul_selfatt_qk, (x_, more_...), (heads, ), name, attrs, kwargs)
end
_contrib_interleaved_matmul_selfatt_qk(; kwargs...) = by_keyword(op__contrib_interleaved_matmul_selfatt_qk, kwargs)

const op__contrib_interleaved_matmul_selfatt_valatt = Op("_contrib_interleaved_matmul_selfatt_valatt", ("queries_keys_values", "attention", ), ("heads", ), (("heads", "count"), ))

"""
    interleaved_matmul_selfatt_valatt(queries_keys_values, attention; heads)

Values weighted with attention.

For head h of batch element b the product of row b * heads + h of `attention` with the head's
values.

# Arguments
- `queries_keys_values`: array or symbol. Projections, shape (length, batch, heads * 3 * width): for
  each head queries, keys and values after each other.
- `attention`: array or symbol. Weights, shape (batch * heads, length, length).
- `heads`: integer; required. Number of attention heads.

# Result
- `output`: array or symbol. Shape (length, batch, heads * width).

# Example
```julia
queries_keys_values = mx.rand(12, 2, 3; low = -1, high = 1)
attention = mx.rand(3, 3, 4; low = -1, high = 1)
mx.contrib.interleaved_matmul_selfatt_valatt(queries_keys_values, attention; heads = 2)
```
"""
function _contrib_interleaved_matmul_selfatt_valatt(x_::NDArray, more_::Vararg{NDArray, N_}; heads = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_interleaved_matmul_selfatt_valatt, (x_, more_...), (heads, ), out, kwargs)
end
function _contrib_interleaved_matmul_selfatt_valatt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; heads = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_interleaved_matmul_selfatt_valatt, (x_, more_...), (heads, ), name, attrs, kwargs)
end
_contrib_interleaved_matmul_selfatt_valatt(; kwargs...) = by_keyword(op__contrib_interleaved_matmul_selfatt_valatt, kwargs)

const op__contrib_quadratic = Op("_contrib_quadratic", ("data", ), ("a", "b", "c", ), ())

"""
    quadratic(data; a, b, c)

A polynomial of degree two, `a x^2 + b x + c`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `a`: number; `0` when not given. Factor of x^2.
- `b`: number; `0` when not given. Factor of x.
- `c`: number; `0` when not given. The constant term.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.quadratic(data; a = 2, b = -1, c = 0.5)
```
"""
function _contrib_quadratic(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, b = unset, c = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_quadratic, (x_, more_...), (a, b, c, ), out, kwargs)
end
function _contrib_quadratic(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, b = unset, c = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_quadratic, (x_, more_...), (a, b, c, ), name, attrs, kwargs)
end
_contrib_quadratic(; kwargs...) = by_keyword(op__contrib_quadratic, kwargs)

const op__contrib_round_ste = Op("_contrib_round_ste", ("data", ), (), ())

"""
    round_ste(data)

Rounds to the nearest integer, halves away from zero, and lets gradients through.

Training with quantized values needs that: the true slope is 0 almost everywhere. This is the
straight-through estimator, which takes the slope to be 1.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(reshape(Float32[-2.5, -1, -0.25, 0, 0.5, 2.75], (3, 2)))
mx.contrib.round_ste(data)
```
"""
function _contrib_round_ste(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_round_ste, (x_, more_...), (), out, kwargs)
end
function _contrib_round_ste(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_round_ste, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_round_ste(; kwargs...) = by_keyword(op__contrib_round_ste, kwargs)

const op__contrib_sign_ste = Op("_contrib_sign_ste", ("data", ), (), ())

"""
    sign_ste(data)

Sign of every element (-1, 0 or 1), which lets gradients through.

Training with quantized values needs that: the true slope is 0 almost everywhere. This is the
straight-through estimator, which takes the slope to be 1.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(reshape(Float32[-2.5, -1, -0.25, 0, 0.5, 2.75], (3, 2)))
mx.contrib.sign_ste(data)
```
"""
function _contrib_sign_ste(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_sign_ste, (x_, more_...), (), out, kwargs)
end
function _contrib_sign_ste(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_sign_ste, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_sign_ste(; kwargs...) = by_keyword(op__contrib_sign_ste, kwargs)
