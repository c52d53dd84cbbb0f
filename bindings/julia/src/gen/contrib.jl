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
rois = mx.NDArray(reshape(Float32[0, 0, 0, 6, 7, 0, 2, 3, 9, 7], (5, 2)))
data = mx.rand(5, 4, 8, 1; low = -1, high = 1)
trans = mx.rand(2, 2, 2, 2; low = -1, high = 1)
mx.contrib.DeformablePSROIPooling(rois, data, trans; spatial_scale = 0.5, output_dim = 2, group_size = 2, pooled_size = 2, trans_std = 0.1, sample_per_part = 2)
```
"""
function _contrib_DeformablePSROIPooling(x_::NDArray, more_::Vararg{NDArray, N_}; spatial_scale = unset, output_dim = unset, group_size = unset, pooled_size = unset, part_size = unset, sample_per_part = unset, trans_std = unset, no_trans = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_DeformablePSROIPooling, (x_, more_...), (spatial_scale, output_dim, group_size, pooled_size, part_size, sample_per_part, trans_std, no_trans, ), out, kwargs)
end
function _contrib_DeformablePSROIPooling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; spatial_scale = unset, output_dim = unset, group_size = unset, pooled_size = unset, part_size = unset, sample_per_part = unset, trans_std = unset, no_trans = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_DeformablePSROIPooling, (x_, more_...), (spatial_scale, output_dim, group_size, pooled_size, part_size, sample_per_part, trans_std, no_trans, ), name, attrs, kwargs)
end
_contrib_DeformablePSROIPooling(; kwargs...) = by_keyword(op__contrib_DeformablePSROIPooling, kwargs)

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
- `index`: array or symbol. The mask: one value of any type for each row.
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
