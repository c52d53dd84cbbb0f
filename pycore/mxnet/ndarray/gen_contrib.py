# mxnet.ndarray, contrib: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, contrib: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "AdaptiveAvgPooling2D",
    "BatchNormWithReLU",
    "BilinearResize2D",
    "CTCLoss",
    "DeformableConvolution",
    "DeformablePSROIPooling",
    "ModulatedDeformableConvolution",
    "MultiBoxDetection",
    "MultiBoxPrior",
    "MultiBoxTarget",
    "MultiProposal",
    "PSROIPooling",
    "Proposal",
    "ROIAlign",
    "RROIAlign",
    "SparseEmbedding",
    "SyncBatchNorm",
    "allclose",
    "arange_like",
    "bipartite_matching",
    "boolean_mask",
    "box_decode",
    "box_encode",
    "box_iou",
    "box_nms",
    "box_non_maximum_suppression",
    "calibrate_entropy",
    "count_sketch",
    "ctc_loss",
    "dgl_adjacency",
    "dgl_csr_neighbor_non_uniform_sample",
    "dgl_csr_neighbor_uniform_sample",
    "dgl_graph_compact",
    "dgl_subgraph",
    "div_sqrt_dim",
    "edge_id",
    "fft",
    "getnnz",
    "gradientmultiplier",
    "group_adagrad_update",
    "hawkesll",
    "ifft",
    "index_array",
    "index_copy",
    "interleaved_matmul_encdec_qk",
    "interleaved_matmul_encdec_valatt",
    "interleaved_matmul_selfatt_qk",
    "interleaved_matmul_selfatt_valatt",
    "quadratic",
    "round_ste",
    "sign_ste",
]

_op_AdaptiveAvgPooling2D = _NDOp("_contrib_AdaptiveAvgPooling2D", ("data",), ("output_size",))


def AdaptiveAvgPooling2D(
    data: NDArray | None = None,
    output_size: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Means over windows that cover the image evenly.

    Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, height, width).
    output_size : int or tuple of int, optional, default ()
        Height and width of the output, or one number for both; 1 when not given.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, output_size...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 5, 4))
    >>> y = mx.nd.contrib.AdaptiveAvgPooling2D(data, output_size=(2, 3))
    """
    return _op_AdaptiveAvgPooling2D((data,), (output_size,), out, kwargs)

_op_BatchNormWithReLU = _NDOp("_contrib_BatchNormWithReLU", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range"))


def BatchNormWithReLU(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    beta: NDArray | None = None,
    moving_mean: NDArray | None = None,
    moving_var: NDArray | None = None,
    eps: float = _Null,
    momentum: float = _Null,
    fix_gamma: bool = _Null,
    use_global_stats: bool = _Null,
    output_mean_var: bool = _Null,
    axis: int = _Null,
    cudnn_off: bool = _Null,
    min_calib_range: float | None = _Null,
    max_calib_range: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Batch normalisation followed by max(x, 0).

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : NDArray
        At least one axis.
    gamma : NDArray
        Scale, one for each channel.
    beta : NDArray
        Shift, one for each channel.
    moving_mean : NDArray, changed in place
        Moving average of the mean; updated while training.
    moving_var : NDArray, changed in place
        Moving average of the variance; updated while training.
    eps : float, optional, default 0.001
        Added to the variance.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving averages.
    fix_gamma : bool, optional, default True
        Whether gamma counts as 1 and gets no gradient.
    use_global_stats : bool, optional, default False
        Whether the moving averages are used while training too.
    output_mean_var : bool, optional, default False
        Whether the mean and the reciprocal of the standard deviation are outputs as well.
    axis : int, optional, default 1
        The axis of the channels.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    min_calib_range : float or None, optional, default None
        Smallest value of the output; used by quantisation.
    max_calib_range : float or None, optional, default None
        Largest value of the output; used by quantisation.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> gamma = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> beta = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> moving_mean = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> moving_var = mx.nd.random.uniform(0.5, 1, shape=(3,))
    >>> y = mx.nd.contrib.BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNormWithReLU((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), out, kwargs)

_op_BilinearResize2D = _NDOp("_contrib_BilinearResize2D", ("data", "like"), ("height", "width", "scale_height", "scale_width", "mode", "align_corners"))


def BilinearResize2D(
    data: NDArray | None = None,
    like: NDArray | None = None,
    height: int = _Null,
    width: int = _Null,
    scale_height: float | None = _Null,
    scale_width: float | None = _Null,
    mode: Literal["like", "odd_scale", "size", "to_even_down", "to_even_up", "to_odd_down", "to_odd_up"] = _Null,
    align_corners: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Resizes images with bilinear interpolation.

    `mode` says how the new size is found.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, height, width).
    like : NDArray, optional
        An array whose last two axes give the size; only with mode `like`.
    height : int, optional, default 1
        Height of the output.
    width : int, optional, default 1
        Width of the output.
    scale_height : float or None, optional, default None
        Factor on the height, in place of `height`.
    scale_width : float or None, optional, default None
        Factor on the width, in place of `width`.
    mode : {"like", "odd_scale", "size", "to_even_down", "to_even_up", "to_odd_down", "to_odd_up"}, optional, default "size"
        `size`: as the other parameters say; `like`: as `like`; `odd_scale`: a length d becomes d s if d is even and (d
        - 1) s + 1 if it is odd; `to_even_down` and its relatives: the nearest even or odd length, not above or not
        below.
    align_corners : bool, optional, default True
        Whether the centres of the corner pixels meet, and not the edges of the images.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, new height, new width).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> y = mx.nd.contrib.BilinearResize2D(data, height=2, width=3)
    """
    return _op_BilinearResize2D((data, like), (height, width, scale_height, scale_width, mode, align_corners), out, kwargs)

_op_DeformableConvolution = _NDOp("_contrib_DeformableConvolution", ("data", "offset", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "num_deformable_group", "workspace", "no_bias", "layout"))


def DeformableConvolution(
    data: NDArray | None = None,
    offset: NDArray | None = None,
    weight: NDArray | None = None,
    bias: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    num_filter: int = _Null,
    num_group: int = _Null,
    num_deformable_group: int = _Null,
    workspace: int = _Null,
    no_bias: bool = _Null,
    layout: Literal["NCDHW", "NCHW", "NCW"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Convolution with learnt sampling places.

    As Convolution, but each tap of each window reads the image at a place moved by `offset`, interpolated between the
    four pixels around it; pixels outside count as zero.

    Parameters
    ----------
    data : NDArray
        Images, shape (batch, channels, height, width), float32 or float64.
    offset : NDArray
        Along height and width for each tap, shape (batch, num_deformable_group * taps * 2, out height, out width).
    weight : NDArray
        Shape (num_filter, channels / num_group, kernel...).
    bias : NDArray
        Added to each channel of the output, shape (num_filter,).
    kernel : int or tuple of int, required
        Height and width of the window.
    stride : int or tuple of int, optional, default ()
        Distance of windows; 1 when empty.
    dilate : int or tuple of int, optional, default ()
        Distance of samples in a window; 1 when empty.
    pad : int or tuple of int, optional, default ()
        Rows and columns of zeros around the image; none when empty.
    num_filter : int, required
        Channels of the output.
    num_group : int, optional, default 1
        Groups of channels that are convolved by themselves.
    num_deformable_group : int, optional, default 1
        Groups of channels of the data with offsets of their own.
    workspace : int >= 0, optional, default 1024
        Without effect.
    no_bias : bool, optional, default False
        There is no bias, and no input for it.
    layout : {None, "NCDHW", "NCHW", "NCW"}, optional, default None
        NCHW, which None means, too.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, num_filter, out height, out width).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 5))
    >>> offset = mx.nd.random.uniform(0.2, 0.8, shape=(1, 12, 3, 3))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(2, 2, 2, 3))
    >>> bias = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd.contrib.DeformableConvolution(data, offset, weight, bias, kernel=(2, 3), num_filter=2, num_deformable_group=1)
    """
    return _op_DeformableConvolution((data, offset, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, layout), out, kwargs)

_op_DeformablePSROIPooling = _NDOp("_contrib_DeformablePSROIPooling", ("data", "rois", "trans"), ("spatial_scale", "output_dim", "group_size", "pooled_size", "part_size", "sample_per_part", "trans_std", "no_trans"))


def DeformablePSROIPooling(
    data: NDArray | None = None,
    rois: NDArray | None = None,
    trans: NDArray | None = None,
    spatial_scale: float = _Null,
    output_dim: int = _Null,
    group_size: int = _Null,
    pooled_size: int = _Null,
    part_size: int = _Null,
    sample_per_part: int = _Null,
    trans_std: float = _Null,
    no_trans: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Position-sensitive means over regions of interest whose bins are moved.

    As PSROIPooling, but a bin's value is the mean of interpolated samples, and the bin is moved by an offset: `trans`
    times `trans_std` times the region's width or height. Samples outside of the feature map are left out.

    Parameters
    ----------
    data : NDArray
        Feature maps, shape (batch, output_dim * group_size^2, height, width).
    rois : NDArray
        Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.
    trans : NDArray
        Offsets along x and y for each class, shape (regions, 2 * classes, part_size, part_size).
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    output_dim : int, required
        Channels of the output.
    group_size : int, required
        Cells of channels along each axis.
    pooled_size : int, required
        Bins along each axis.
    part_size : int, optional, default 0
        Cells of offsets along each axis; 0: as many as `pooled_size`.
    sample_per_part : int, optional, default 1
        Samples along each axis of a bin.
    trans_std : float, optional, default 0
        Offsets are multiplied by this, and by the region's size.
    no_trans : bool, optional, default False
        There are no offsets, and no input for them.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (regions, output_dim, pooled_size, pooled_size).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 8, 4, 5))
    >>> rois = mx.nd.array([0, 0, 0, 6, 7, 0, 2, 3, 9, 7]).reshape((2, 5))
    >>> trans = mx.nd.random.uniform(-1, 1, shape=(2, 2, 2, 2))
    >>> y = mx.nd.contrib.DeformablePSROIPooling(data, rois, trans, spatial_scale=0.5, output_dim=2, group_size=2, pooled_size=2, trans_std=0.1, sample_per_part=2)
    """
    return _op_DeformablePSROIPooling((data, rois, trans), (spatial_scale, output_dim, group_size, pooled_size, part_size, sample_per_part, trans_std, no_trans), out, kwargs)

_op_ModulatedDeformableConvolution = _NDOp("_contrib_ModulatedDeformableConvolution", ("data", "offset", "mask", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "num_deformable_group", "workspace", "no_bias", "im2col_step", "layout"))


def ModulatedDeformableConvolution(
    data: NDArray | None = None,
    offset: NDArray | None = None,
    mask: NDArray | None = None,
    weight: NDArray | None = None,
    bias: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    num_filter: int = _Null,
    num_group: int = _Null,
    num_deformable_group: int = _Null,
    workspace: int = _Null,
    no_bias: bool = _Null,
    im2col_step: int = _Null,
    layout: Literal["NCDHW", "NCHW", "NCW"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Convolution with learnt sampling places and factors.

    As Convolution, but each tap of each window reads the image at a place moved by `offset`, interpolated between the
    four pixels around it; pixels outside count as zero. What a tap reads is multiplied by its factor in `mask`.

    Parameters
    ----------
    data : NDArray
        Images, shape (batch, channels, height, width), float32 or float64.
    offset : NDArray
        Along height and width for each tap, shape (batch, num_deformable_group * taps * 2, out height, out width).
    mask : NDArray
        Factor of each tap, shape (batch, num_deformable_group * taps, out height, out width).
    weight : NDArray
        Shape (num_filter, channels / num_group, kernel...).
    bias : NDArray
        Added to each channel of the output, shape (num_filter,).
    kernel : int or tuple of int, required
        Height and width of the window.
    stride : int or tuple of int, optional, default ()
        Distance of windows; 1 when empty.
    dilate : int or tuple of int, optional, default ()
        Distance of samples in a window; 1 when empty.
    pad : int or tuple of int, optional, default ()
        Rows and columns of zeros around the image; none when empty.
    num_filter : int >= 0, required
        Channels of the output.
    num_group : int >= 0, optional, default 1
        Groups of channels that are convolved by themselves.
    num_deformable_group : int >= 0, optional, default 1
        Groups of channels of the data with offsets of their own.
    workspace : int >= 0, optional, default 1024
        Without effect.
    no_bias : bool, optional, default False
        There is no bias, and no input for it.
    im2col_step : int >= 0, optional, default 64
        Without effect.
    layout : {None, "NCDHW", "NCHW", "NCW"}, optional, default None
        NCHW, which None means, too.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, num_filter, out height, out width).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 5))
    >>> offset = mx.nd.random.uniform(0.2, 0.8, shape=(1, 12, 3, 3))
    >>> mask = mx.nd.random.uniform(0.2, 1, shape=(1, 6, 3, 3))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(2, 2, 2, 3))
    >>> bias = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd.contrib.ModulatedDeformableConvolution(data, offset, mask, weight, bias, kernel=(2, 3), num_filter=2, num_deformable_group=1)
    """
    return _op_ModulatedDeformableConvolution((data, offset, mask, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, num_deformable_group, workspace, no_bias, im2col_step, layout), out, kwargs)

_op_MultiBoxDetection = _NDOp("_contrib_MultiBoxDetection", ("cls_prob", "loc_pred", "anchor"), ("clip", "threshold", "background_id", "nms_threshold", "force_suppress", "variances", "nms_topk"))


def MultiBoxDetection(
    cls_prob: NDArray | None = None,
    loc_pred: NDArray | None = None,
    anchor: NDArray | None = None,
    clip: bool = _Null,
    threshold: float = _Null,
    background_id: int = _Null,
    nms_threshold: float = _Null,
    force_suppress: bool = _Null,
    variances: float | tuple[float, ...] = _Null,
    nms_topk: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Boxes with classes from the predictions of a detector.

    Each anchor takes its most probable class other than background and the box that the prediction says (see
    MultiBoxTarget for its coding); boxes come in the order of their scores, and those that overlap a better one too
    much get class -1. Rows without a box hold -1.

    Parameters
    ----------
    cls_prob : NDArray
        Probabilities, shape (batch, classes + 1, anchors); class 0 is the background.
    loc_pred : NDArray
        Encoded boxes, shape (batch, anchors * 4).
    anchor : NDArray
        Corners (x1, y1, x2, y2), shape (1, anchors, 4).
    clip : bool, optional, default True
        Cut boxes at the border of the image.
    threshold : float, optional, default 0.01
        Anchors whose best class is less probable are left out.
    background_id : int, optional, default 0
        Without effect: class 0 is the background.
    nms_threshold : float, optional, default 0.5
        A box goes whose overlap with a better one of its class is at least this. Nothing is dropped, and nothing
        sorted, when it is not in (0, 1].
    force_suppress : bool, optional, default False
        Boxes of other classes drop boxes, too.
    variances : tuple of float, optional, default (0.100000001, 0.100000001, 0.200000003, 0.200000003)
        Scales of the four encoded numbers: what they are divided by for training.
    nms_topk : int, optional, default -1
        Keep only this many of the best; not positive: all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Rows (class, score, x1, y1, x2, y2), shape (batch, anchors, 6). Class 0 is the first after the background.

    Examples
    --------
    >>> cls_prob = mx.nd.array([0.1, 0.2, 0.7, 0.6, 0.1, 0.2, 0.3, 0.7, 0.1]).reshape((1, 3, 3))
    >>> loc_pred = mx.nd.random.uniform(-0.5, 0.5, shape=(1, 12))
    >>> anchor = mx.nd.array([0.1, 0.1, 0.4, 0.4, 0.12, 0.1, 0.4, 0.42, 0.5, 0.5, 0.7, 0.8]).reshape((1, 3, 4))
    >>> y = mx.nd.contrib.MultiBoxDetection(cls_prob, loc_pred, anchor)
    """
    return _op_MultiBoxDetection((cls_prob, loc_pred, anchor), (clip, threshold, background_id, nms_threshold, force_suppress, variances, nms_topk), out, kwargs)

_op_MultiBoxPrior = _NDOp("_contrib_MultiBoxPrior", ("data",), ("sizes", "ratios", "clip", "steps", "offsets"))


def MultiBoxPrior(
    data: NDArray | None = None,
    sizes: float | tuple[float, ...] = _Null,
    ratios: float | tuple[float, ...] = _Null,
    clip: bool = _Null,
    steps: float | tuple[float, ...] = _Null,
    offsets: float | tuple[float, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Anchor boxes around each pixel of a feature map.

    For each pixel there is a box of each size with the first ratio, and one of each further ratio with the first size;
    a box of size s and ratio r has height s / sqrt(r) and width s sqrt(r), measured in heights of the image.
    Coordinates are parts of the image.

    Parameters
    ----------
    data : NDArray
        The feature map, shape (batch, channels, height, width); only height and width matter.
    sizes : tuple of float, optional, default (1,)
        Sizes of boxes, 1 for the height of the image.
    ratios : tuple of float, optional, default (1,)
        Widths over heights.
    clip : bool, optional, default False
        Cut boxes at the border of the image.
    steps : tuple of float, optional, default (-1, -1)
        Distance of pixels along height and width; where it is not positive, the image is divided evenly.
    offsets : tuple of float, optional, default (0.5, 0.5)
        Place of a box's center in its pixel along height and width.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Corners (x1, y1, x2, y2), shape (1, height * width * boxes, 4), float32.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 3, 2, 3))
    >>> y = mx.nd.contrib.MultiBoxPrior(data, sizes=(0.5, 0.25), ratios=(1, 2, 0.5), clip=True)
    """
    return _op_MultiBoxPrior((data,), (sizes, ratios, clip, steps, offsets), out, kwargs)

_op_MultiBoxTarget = _NDOp("_contrib_MultiBoxTarget", ("anchor", "label", "cls_pred"), ("overlap_threshold", "ignore_label", "negative_mining_ratio", "negative_mining_thresh", "minimum_negative_samples", "variances"))


def MultiBoxTarget(
    anchor: NDArray | None = None,
    label: NDArray | None = None,
    cls_pred: NDArray | None = None,
    overlap_threshold: float = _Null,
    ignore_label: float = _Null,
    negative_mining_ratio: float = _Null,
    negative_mining_thresh: float = _Null,
    minimum_negative_samples: int = _Null,
    variances: float | tuple[float, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """What the anchors of a detector shall learn.

    Each labelled box is given to the anchor that overlaps it most, and to all further anchors that overlap it more than
    `overlap_threshold`. These learn its class (plus one, for 0 is the background) and its place, encoded as ((x_g -
    x_a) / w_a, (y_g - y_a) / h_a, log(w_g / w_a), log(h_g / h_a)) divided by `variances`; the others learn background.
    An image without boxes is ignored.

    Parameters
    ----------
    anchor : NDArray
        Corners (x1, y1, x2, y2), shape (1, anchors, 4).
    label : NDArray
        Rows (class, x1, y1, x2, y2, ...), shape (batch, boxes, 5 or more); a negative class ends the list.
    cls_pred : NDArray
        Predicted scores before softmax, shape (batch, classes + 1, anchors); used for mining.
    overlap_threshold : float, optional, default 0.5
        Anchors whose overlap with a box is larger learn that box; only the best anchor of each box does when this is
        not positive.
    ignore_label : float, optional, default -1
        Class of anchors that shall not be trained.
    negative_mining_ratio : float, optional, default -1
        Train only this many anchors on background for each anchor with a box, those where background is least probable;
        not positive: all.
    negative_mining_thresh : float, optional, default 0.5
        Only anchors that overlap all boxes less are mined.
    minimum_negative_samples : int, optional, default 0
        Mine at least this many.
    variances : tuple of float, optional, default (0.100000001, 0.100000001, 0.200000003, 0.200000003)
        Scales of the four encoded numbers: what they are divided by for training.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        loc_target: Encoded boxes, shape (batch, anchors * 4).
        loc_mask: 1 for the numbers of anchors with a box, 0 elsewhere, shape (batch, anchors * 4).
        cls_target: Classes, shape (batch, anchors).

    Examples
    --------
    >>> anchor = mx.nd.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]).reshape((1, 2, 4))
    >>> label = mx.nd.array([1, 0.1, 0.1, 0.5, 0.6]).reshape((1, 1, 5))
    >>> cls_pred = mx.nd.random.uniform(-1, 1, shape=(1, 3, 2))
    >>> y = mx.nd.contrib.MultiBoxTarget(anchor, label, cls_pred)
    """
    return _op_MultiBoxTarget((anchor, label, cls_pred), (overlap_threshold, ignore_label, negative_mining_ratio, negative_mining_thresh, minimum_negative_samples, variances), out, kwargs)

_op_MultiProposal = _NDOp("_contrib_MultiProposal", ("cls_prob", "bbox_pred", "im_info"), ("rpn_pre_nms_top_n", "rpn_post_nms_top_n", "threshold", "rpn_min_size", "scales", "ratios", "feature_stride", "output_score", "iou_loss"))


def MultiProposal(
    cls_prob: NDArray | None = None,
    bbox_pred: NDArray | None = None,
    im_info: NDArray | None = None,
    rpn_pre_nms_top_n: int = _Null,
    rpn_post_nms_top_n: int = _Null,
    threshold: float = _Null,
    rpn_min_size: int = _Null,
    scales: float | tuple[float, ...] = _Null,
    ratios: float | tuple[float, ...] = _Null,
    feature_stride: int = _Null,
    output_score: bool = _Null,
    iou_loss: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Regions that may hold an object, from scores and boxes of a region proposal network.

    This form takes several images. Anchors of all scales and ratios around each pixel of the feature map are moved as
    predicted and cut at the image's border; in the order of their scores those are kept that overlap no better one too
    much.

    Parameters
    ----------
    cls_prob : NDArray
        Probabilities of background, then of objects, shape (batch, 2 * anchors, height, width).
    bbox_pred : NDArray
        Predicted differences to anchors, shape (batch, 4 * anchors, height, width).
    im_info : NDArray
        Height, width and scale of each image, shape (batch, 3).
    rpn_pre_nms_top_n : int, optional, default 6000
        Only this many boxes of the highest scores take part; not positive: all.
    rpn_post_nms_top_n : int, optional, default 300
        Number of regions for each image. When fewer are found, they are repeated.
    threshold : float, optional, default 0.7
        A box goes whose overlap with a better one is larger than this.
    rpn_min_size : int, optional, default 16
        Boxes smaller than this, in pixels of the image before it was scaled, have the lowest score.
    scales : tuple of float, optional, default (4, 8, 16, 32)
        Sizes of anchors, in steps of the feature map.
    ratios : tuple of float, optional, default (0.5, 1, 2)
        Heights over widths of anchors.
    feature_stride : int, optional, default 16
        Pixels of the image for one of the feature map.
    output_score : bool, optional, default False
        Answer the scores, too.
    iou_loss : bool, optional, default False
        Predictions are added to the anchors' corners as they are.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

    Examples
    --------
    >>> cls_prob = mx.nd.random.uniform(0, 1, shape=(1, 4, 2, 3))
    >>> bbox_pred = mx.nd.random.uniform(-0.25, 0.25, shape=(1, 8, 2, 3))
    >>> im_info = mx.nd.array([32, 48, 1]).reshape((1, 3))
    >>> y = mx.nd.contrib.MultiProposal(cls_prob, bbox_pred, im_info, scales=(1, 2), ratios=(1,), rpn_min_size=4, rpn_post_nms_top_n=3)
    """
    return _op_MultiProposal((cls_prob, bbox_pred, im_info), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss), out, kwargs)

_op_PSROIPooling = _NDOp("_contrib_PSROIPooling", ("data", "rois"), ("spatial_scale", "output_dim", "pooled_size", "group_size"))


def PSROIPooling(
    data: NDArray | None = None,
    rois: NDArray | None = None,
    spatial_scale: float = _Null,
    output_dim: int = _Null,
    pooled_size: int = _Null,
    group_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Means over the bins of regions of interest, with channels of its own for each place in the grid.

    Output channel c of the bin in row i and column j is the mean over the bin of data channel (c * group_size + i) *
    group_size + j, where i and j are scaled when there are more bins than cells.

    Parameters
    ----------
    data : NDArray
        Feature maps, shape (batch, output_dim * group_size^2, height, width).
    rois : NDArray
        Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    output_dim : int, required
        Channels of the output.
    pooled_size : int, required
        Bins along each axis.
    group_size : int, optional, default 0
        Cells of channels along each axis; 0: as many as `pooled_size`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (regions, output_dim, pooled_size, pooled_size).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 8, 4, 5))
    >>> rois = mx.nd.array([0, 0, 0, 6, 7, 0, 2, 3, 9, 7]).reshape((2, 5))
    >>> y = mx.nd.contrib.PSROIPooling(data, rois, spatial_scale=0.5, output_dim=2, pooled_size=2)
    """
    return _op_PSROIPooling((data, rois), (spatial_scale, output_dim, pooled_size, group_size), out, kwargs)

_op_Proposal = _NDOp("_contrib_Proposal", ("cls_prob", "bbox_pred", "im_info"), ("rpn_pre_nms_top_n", "rpn_post_nms_top_n", "threshold", "rpn_min_size", "scales", "ratios", "feature_stride", "output_score", "iou_loss"))


def Proposal(
    cls_prob: NDArray | None = None,
    bbox_pred: NDArray | None = None,
    im_info: NDArray | None = None,
    rpn_pre_nms_top_n: int = _Null,
    rpn_post_nms_top_n: int = _Null,
    threshold: float = _Null,
    rpn_min_size: int = _Null,
    scales: float | tuple[float, ...] = _Null,
    ratios: float | tuple[float, ...] = _Null,
    feature_stride: int = _Null,
    output_score: bool = _Null,
    iou_loss: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Regions that may hold an object, from scores and boxes of a region proposal network.

    This form takes one image. Anchors of all scales and ratios around each pixel of the feature map are moved as
    predicted and cut at the image's border; in the order of their scores those are kept that overlap no better one too
    much.

    Parameters
    ----------
    cls_prob : NDArray
        Probabilities of background, then of objects, shape (batch, 2 * anchors, height, width).
    bbox_pred : NDArray
        Predicted differences to anchors, shape (batch, 4 * anchors, height, width).
    im_info : NDArray
        Height, width and scale of each image, shape (batch, 3).
    rpn_pre_nms_top_n : int, optional, default 6000
        Only this many boxes of the highest scores take part; not positive: all.
    rpn_post_nms_top_n : int, optional, default 300
        Number of regions for each image. When fewer are found, they are repeated.
    threshold : float, optional, default 0.7
        A box goes whose overlap with a better one is larger than this.
    rpn_min_size : int, optional, default 16
        Boxes smaller than this, in pixels of the image before it was scaled, have the lowest score.
    scales : tuple of float, optional, default (4, 8, 16, 32)
        Sizes of anchors, in steps of the feature map.
    ratios : tuple of float, optional, default (0.5, 1, 2)
        Heights over widths of anchors.
    feature_stride : int, optional, default 16
        Pixels of the image for one of the feature map.
    output_score : bool, optional, default False
        Answer the scores, too.
    iou_loss : bool, optional, default False
        Predictions are added to the anchors' corners as they are.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

    Examples
    --------
    >>> cls_prob = mx.nd.random.uniform(0, 1, shape=(1, 4, 2, 3))
    >>> bbox_pred = mx.nd.random.uniform(-0.25, 0.25, shape=(1, 8, 2, 3))
    >>> im_info = mx.nd.array([32, 48, 1]).reshape((1, 3))
    >>> y = mx.nd.contrib.Proposal(cls_prob, bbox_pred, im_info, scales=(1, 2), ratios=(1,), rpn_min_size=4, rpn_post_nms_top_n=3)
    """
    return _op_Proposal((cls_prob, bbox_pred, im_info), (rpn_pre_nms_top_n, rpn_post_nms_top_n, threshold, rpn_min_size, scales, ratios, feature_stride, output_score, iou_loss), out, kwargs)

_op_ROIAlign = _NDOp("_contrib_ROIAlign", ("data", "rois"), ("pooled_size", "spatial_scale", "sample_ratio", "position_sensitive", "aligned"))


def ROIAlign(
    data: NDArray | None = None,
    rois: NDArray | None = None,
    pooled_size: int | tuple[int, ...] = _Null,
    spatial_scale: float = _Null,
    sample_ratio: int = _Null,
    position_sensitive: bool = _Null,
    aligned: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Means over the bins of regions of interest.

    Each region is cut into `pooled_size` bins; a bin's value is the mean of samples that lie evenly in it, interpolated
    between the four pixels around each. Nothing is rounded. Samples more than a pixel outside count as 0.

    Parameters
    ----------
    data : NDArray
        Feature maps, shape (batch, channels, height, width).
    rois : NDArray
        Regions (instance, x1, y1, x2, y2), shape (regions, 5). A region whose instance does not exist has zeros.
    pooled_size : int or tuple of int, required
        Number of bins along height and width.
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    sample_ratio : int, optional, default -1
        Samples along each axis of a bin; not positive: as many as a bin has pixels, rounded up.
    position_sensitive : bool, optional, default False
        Each bin takes its values from channels of its own.
    aligned : bool, optional, default False
        Coordinates count from pixels' corners, so that regions move by half a pixel.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (regions, channels, pooled_size...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 5, 6))
    >>> rois = mx.nd.array([0, 1, 2, 9, 8]).reshape((1, 5))
    >>> y = mx.nd.contrib.ROIAlign(data, rois, pooled_size=(2, 3), spatial_scale=0.5)
    """
    return _op_ROIAlign((data, rois), (pooled_size, spatial_scale, sample_ratio, position_sensitive, aligned), out, kwargs)

_op_RROIAlign = _NDOp("_contrib_RROIAlign", ("data", "rois"), ("pooled_size", "spatial_scale", "sampling_ratio"))


def RROIAlign(
    data: NDArray | None = None,
    rois: NDArray | None = None,
    pooled_size: int | tuple[int, ...] = _Null,
    spatial_scale: float = _Null,
    sampling_ratio: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Means over the bins of rotated regions of interest.

    As ROIAlign, with regions that are turned counterclockwise around their center.

    Parameters
    ----------
    data : NDArray
        Feature maps, shape (batch, channels, height, width).
    rois : NDArray
        Regions (instance, x, y of the center, width, height, angle in degrees), shape (regions, 6).
    pooled_size : int or tuple of int, required
        Number of bins along height and width.
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    sampling_ratio : int, optional, default -1
        Samples along each axis of a bin; not positive: as many as a bin has pixels, rounded up.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (regions, channels, pooled_size...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 5, 6))
    >>> rois = mx.nd.array([0, 5, 4, 6, 4, 30]).reshape((1, 6))
    >>> y = mx.nd.contrib.RROIAlign(data, rois, pooled_size=(2, 3), spatial_scale=0.5)
    """
    return _op_RROIAlign((data, rois), (pooled_size, spatial_scale, sampling_ratio), out, kwargs)

_op_SparseEmbedding = _NDOp("_contrib_SparseEmbedding", ("data", "weight"), ("input_dim", "output_dim", "dtype", "sparse_grad"))


def SparseEmbedding(
    data: NDArray | None = None,
    weight: NDArray | None = None,
    input_dim: int = _Null,
    output_dim: int = _Null,
    dtype: DTypeLike = _Null,
    sparse_grad: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The older form of Embedding with a sparse gradient.

    The table's gradient is row_sparse, whatever `sparse_grad` says.

    Parameters
    ----------
    data : NDArray
        Indices of rows, of any shape.
    weight : NDArray
        The table, input_dim x output_dim.
    input_dim : int, required
        Number of rows of the table.
    output_dim : int, required
        Length of each row.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        Type of the table, where it is not known otherwise.
    sparse_grad : bool, optional, default False
        Give the table's gradient as a row_sparse array, which holds the rows that were taken.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One row for each index.

    Examples
    --------
    >>> data = mx.nd.array([0, 2, 2, 1]).reshape((2, 2))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.contrib.SparseEmbedding(data, weight, input_dim=3, output_dim=4)
    """
    return _op_SparseEmbedding((data, weight), (input_dim, output_dim, dtype, sparse_grad), out, kwargs)

_op_SyncBatchNorm = _NDOp("_contrib_SyncBatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "ndev", "key"))


def SyncBatchNorm(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    beta: NDArray | None = None,
    moving_mean: NDArray | None = None,
    moving_var: NDArray | None = None,
    eps: float = _Null,
    momentum: float = _Null,
    fix_gamma: bool = _Null,
    use_global_stats: bool = _Null,
    output_mean_var: bool = _Null,
    ndev: int = _Null,
    key: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Batch normalisation with statistics shared by all devices.

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : NDArray
        At least one axis.
    gamma : NDArray
        Scale, one for each channel.
    beta : NDArray
        Shift, one for each channel.
    moving_mean : NDArray, changed in place
        Moving average of the mean; updated while training.
    moving_var : NDArray, changed in place
        Moving average of the variance; updated while training.
    eps : float, optional, default 0.001
        Added to the variance.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving averages.
    fix_gamma : bool, optional, default True
        Whether gamma counts as 1 and gets no gradient.
    use_global_stats : bool, optional, default False
        Whether the moving averages are used while training too.
    output_mean_var : bool, optional, default False
        Whether the mean and the reciprocal of the standard deviation are outputs as well.
    ndev : int, optional, default 1
        Number of devices that share statistics; there is one, the processor.
    key : str, required
        Name that calls which belong together have in common.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> gamma = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> beta = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> moving_mean = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> moving_var = mx.nd.random.uniform(0.5, 1, shape=(3,))
    >>> y = mx.nd.contrib.SyncBatchNorm(data, gamma, beta, moving_mean, moving_var, fix_gamma=False, key="norm")
    """
    return _op_SyncBatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key), out, kwargs)

_op_allclose = _NDOp("_contrib_allclose", ("a", "b"), ("rtol", "atol", "equal_nan"))


def allclose(
    a: NDArray | None = None,
    b: NDArray | None = None,
    rtol: float = _Null,
    atol: float = _Null,
    equal_nan: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether |a - b| <= atol + rtol * |b| holds for all elements.

    Parameters
    ----------
    a : NDArray
        The values.
    b : NDArray
        What they should be; same shape and dtype.
    rtol : float, optional, default 1e-05
        Relative tolerance.
    atol : float, optional, default 1e-08
        Absolute tolerance.
    equal_nan : bool, optional, default True
        Whether NaN agrees with NaN.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        1 or 0, uint8, without dimensions.

    Examples
    --------
    >>> mx.nd.contrib.allclose(mx.nd.array([1, 2]), mx.nd.array([1, 2.1]), rtol=0.1).asnumpy()
    """
    return _op_allclose((a, b), (rtol, atol, equal_nan), out, kwargs)

_op_arange_like = _NDOp("_contrib_arange_like", ("data",), ("start", "step", "repeat", "ctx", "axis"))


def arange_like(
    data: NDArray | None = None,
    start: float = _Null,
    step: float = _Null,
    repeat: int = _Null,
    ctx: str = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Evenly spaced values, as many as the input has elements or as one of its axes is long.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    start : float, optional, default 0
        First value.
    step : float, optional, default 1
        Distance between values; not 0.
    repeat : int, optional, default 1
        How often each value comes.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    axis : int or None, optional, default None
        The axis whose length the result has; None: the result has the shape of the input.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.contrib.arange_like(data)
    """
    return _op_arange_like((data,), (start, step, repeat, ctx, axis), out, kwargs)

_op_bipartite_matching = _NDOp("_contrib_bipartite_matching", ("data",), ("is_ascend", "threshold", "topk"))


def bipartite_matching(
    data: NDArray | None = None,
    is_ascend: bool = _Null,
    threshold: float = _Null,
    topk: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Pairs rows with columns of a table of scores, the best pair first.

    A pair is matched when neither its row nor its column is taken yet; of equal scores the first in the table comes
    first.

    Parameters
    ----------
    data : NDArray
        Scores, shape (..., rows, columns).
    is_ascend : bool, optional, default False
        Small scores are good: the smallest come first.
    threshold : float, required
        Only scores above it are matched; with `is_ascend` only scores below it.
    topk : int, optional, default -1
        Match at most this many pairs; no limit when it is not positive.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        rows: The column of each row, -1 for none; shape (..., rows).
        columns: The row of each column, -1 for none; shape (..., columns).

    Examples
    --------
    >>> data = mx.nd.array([0.5, 0.6, 0.1, 0.2, 0.3, 0.4]).reshape((3, 2))
    >>> y = mx.nd.contrib.bipartite_matching(data, threshold=0.01)
    """
    return _op_bipartite_matching((data,), (is_ascend, threshold, topk), out, kwargs)

_op_boolean_mask = _NDOp("_contrib_boolean_mask", ("data", "index"), ("axis",))


def boolean_mask(
    data: NDArray | None = None,
    index: NDArray | None = None,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Keeps the rows of an array where a mask is not zero.

    How many there are depends on the values, so the operator waits for them; a bound executor cannot hold it, a
    hybridized block can.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    index : NDArray
        The mask: one value of any type for each row, or several dimensions that become one.
    axis : int, optional, default 0
        The dimension of `data` that the mask runs over; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: The rows that are kept, in their order.

    Examples
    --------
    >>> mx.nd.contrib.boolean_mask(mx.nd.array([[1, 2], [3, 4], [5, 6]]), mx.nd.array([0, 1, 1])).asnumpy()
    """
    return _op_boolean_mask((data, index), (axis,), out, kwargs)

_op_box_decode = _NDOp("_contrib_box_decode", ("data", "anchors"), ("std0", "std1", "std2", "std3", "clip", "format"))


def box_decode(
    data: NDArray | None = None,
    anchors: NDArray | None = None,
    std0: float = _Null,
    std1: float = _Null,
    std2: float = _Null,
    std3: float = _Null,
    clip: float = _Null,
    format: Literal["center", "corner"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Boxes from predicted differences to anchors, the inverse of box_encode with means 0.

    The answer are corners.

    Parameters
    ----------
    data : NDArray
        Predictions, shape (batch, anchors, 4).
    anchors : NDArray
        The same anchors for all of the batch, shape (1, anchors, 4).
    std0 : float, optional, default 1
        Factor of the first number (x).
    std1 : float, optional, default 1
        Factor of the second (y).
    std2 : float, optional, default 1
        Factor of the third (width).
    std3 : float, optional, default 1
        Factor of the fourth (height).
    clip : float, optional, default -1
        When it is positive, the upper limit of logarithms of sizes.
    format : {"center", "corner"}, optional, default "center"
        Coordinates of the anchors: corners (x1, y1, x2, y2), or center and size (x, y, width, height).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Corners (x1, y1, x2, y2), shape (batch, anchors, 4).

    Examples
    --------
    >>> data = mx.nd.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]).reshape((1, 2, 4))
    >>> anchors = mx.nd.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]).reshape((1, 2, 4))
    >>> y = mx.nd.contrib.box_decode(data, anchors, std0=0.1, std1=0.1, std2=0.2, std3=0.2)
    """
    return _op_box_decode((data, anchors), (std0, std1, std2, std3, clip, format), out, kwargs)

_op_box_encode = _NDOp("_contrib_box_encode", ("samples", "matches", "anchors", "refs", "means", "stds"), ())


def box_encode(
    samples: NDArray | None = None,
    matches: NDArray | None = None,
    anchors: NDArray | None = None,
    refs: NDArray | None = None,
    means: NDArray | None = None,
    stds: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Differences of matched ground truth boxes from anchors, as box regression learns them.

    With center and size (x, y, w, h) of the anchor a and of its match g: ((x_g - x_a) / w_a, (y_g - y_a) / h_a, log(w_g
    / w_a), log(h_g / h_a)), from which `means` are subtracted before division by `stds`. Only anchors whose sample is
    above 0.5 are encoded; the others get zeros.

    Parameters
    ----------
    samples : NDArray
        1 for anchors that are to match, anything up to 0.5 for others; shape (batch, anchors).
    matches : NDArray
        Index of the ground truth box of each anchor, shape (batch, anchors).
    anchors : NDArray
        Corners (x1, y1, x2, y2), shape (batch, anchors, 4).
    refs : NDArray
        Ground truth boxes as corners, shape (batch, boxes, 4).
    means : NDArray
        What is subtracted from each of the four numbers, shape (4,).
    stds : NDArray
        What each is divided by then, shape (4,).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        output: Encoded boxes, shape (batch, anchors, 4).
        mask: 1 where a box was encoded, 0 elsewhere, shape (batch, anchors, 4).

    Examples
    --------
    >>> samples = mx.nd.array([0, 1]).reshape((1, 2))
    >>> matches = mx.nd.array([0, 1]).reshape((1, 2))
    >>> anchors = mx.nd.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]).reshape((1, 2, 4))
    >>> refs = mx.nd.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 0.9]).reshape((1, 2, 4))
    >>> means = mx.nd.array([0, 0, 0, 0])
    >>> stds = mx.nd.array([0.1, 0.1, 0.2, 0.2])
    >>> y = mx.nd.contrib.box_encode(samples, matches, anchors, refs, means, stds)
    """
    return _op_box_encode((samples, matches, anchors, refs, means, stds), (), out, kwargs)

_op_box_iou = _NDOp("_contrib_box_iou", ("lhs", "rhs"), ("format",))


def box_iou(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    format: Literal["center", "corner"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Intersection over union of each box of one array with each box of another.

    Boxes that do not meet have 0.

    Parameters
    ----------
    lhs : NDArray
        Boxes, shape (a..., 4).
    rhs : NDArray
        Boxes, shape (b..., 4).
    format : {"center", "corner"}, optional, default "corner"
        Coordinates: corners (x1, y1, x2, y2), or center and size (x, y, width, height).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (a..., b...).

    Examples
    --------
    >>> lhs = mx.nd.array([0, 0, 2, 2, 1, 1, 3, 3]).reshape((2, 4))
    >>> rhs = mx.nd.array([1, 0, 3, 2]).reshape((1, 4))
    >>> y = mx.nd.contrib.box_iou(lhs, rhs)
    """
    return _op_box_iou((lhs, rhs), (format,), out, kwargs)

_op_box_nms = _NDOp("_contrib_box_nms", ("data",), ("overlap_thresh", "valid_thresh", "topk", "coord_start", "score_index", "id_index", "background_id", "force_suppress", "in_format", "out_format"))


def box_nms(
    data: NDArray | None = None,
    overlap_thresh: float = _Null,
    valid_thresh: float = _Null,
    topk: int = _Null,
    coord_start: int = _Null,
    score_index: int = _Null,
    id_index: int = _Null,
    background_id: int = _Null,
    force_suppress: bool = _Null,
    in_format: Literal["center", "corner"] = _Null,
    out_format: Literal["center", "corner"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Keeps the best boxes and drops those that overlap a better one too much.

    Boxes are taken in the order of their scores; one goes when its intersection over union with a kept box (of the same
    class, if boxes have classes) is larger than `overlap_thresh`. What is kept comes first, all further rows are filled
    with -1.

    Parameters
    ----------
    data : NDArray
        Rows of boxes, shape (..., boxes, width); a row holds at least a score and four coordinates.
    overlap_thresh : float, optional, default 0.5
        A box goes whose intersection over union with a better one is larger than this.
    valid_thresh : float, optional, default 0
        Only boxes with a larger score take part.
    topk : int, optional, default -1
        Only this many boxes of the highest scores take part; negative: all; 0: the data come back as they are.
    coord_start : int, optional, default 2
        Place of the first of the four coordinates in a row.
    score_index : int, optional, default 1
        Place of the score in a row.
    id_index : int, optional, default -1
        Place of the class in a row; negative: boxes have no class.
    background_id : int, optional, default -1
        Boxes of this class do not take part.
    force_suppress : bool, optional, default False
        Boxes of other classes drop boxes, too.
    in_format : {"center", "corner"}, optional, default "corner"
        Coordinates given: corners (x1, y1, x2, y2), or center and size (x, y, width, height).
    out_format : {"center", "corner"}, optional, default "corner"
        Coordinates wanted.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.array([0, 0.5, 0.1, 0.1, 0.2, 0.2, 1, 0.4, 0.1, 0.1, 0.2, 0.2, 0, 0.3, 0.1, 0.1, 0.2, 0.2, 2, 0.6, 0.5, 0.5, 0.75, 0.75]).reshape((1, 4, 6))
    >>> y = mx.nd.contrib.box_nms(data, id_index=0)
    """
    return _op_box_nms((data,), (overlap_thresh, valid_thresh, topk, coord_start, score_index, id_index, background_id, force_suppress, in_format, out_format), out, kwargs)

_op_calibrate_entropy = _NDOp("_contrib_calibrate_entropy", ("hist", "hist_edges"), ("num_quantized_bins",))


def calibrate_entropy(
    hist: NDArray | None = None,
    hist_edges: NDArray | None = None,
    num_quantized_bins: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """The range of values that quantization shall cover.

    For each range around the middle of a histogram it compares what lies inside, with everything outside moved to the
    ends, with what is left of it after quantization, and takes the range of the smallest Kullback-Leibler divergence.

    Parameters
    ----------
    hist : NDArray
        Counts of values in bins around zero, shape (bins,), float32; at least num_quantized_bins.
    hist_edges : NDArray
        Edges of the bins, shape (bins + 1,), float32.
    num_quantized_bins : int, optional, default 255
        Number of values that a quantized number can have.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        threshold: Upper end of the range, shape (1,).
        divergence: Its divergence, shape (1,).

    Examples
    --------
    >>> hist = mx.nd.array([1, 0, 3, 5, 9, 20, 8, 5, 4, 1, 1])
    >>> hist_edges = mx.nd.array([-1.375, -1.125, -0.875, -0.625, -0.375, -0.125, 0.125, 0.375, 0.625, 0.875, 1.125, 1.375])
    >>> y = mx.nd.contrib.calibrate_entropy(hist, hist_edges, num_quantized_bins=5)
    """
    return _op_calibrate_entropy((hist, hist_edges), (num_quantized_bins,), out, kwargs)

_op_count_sketch = _NDOp("_contrib_count_sketch", ("data", "h", "s"), ("out_dim", "processing_batch_size"))


def count_sketch(
    data: NDArray | None = None,
    h: NDArray | None = None,
    s: NDArray | None = None,
    out_dim: int = _Null,
    processing_batch_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A count sketch: a projection to fewer numbers that keeps products of vectors on average.

    Number j of a row of the answer is the sum of s_i x_i over all i with h_i = j.

    Parameters
    ----------
    data : NDArray
        Vectors, shape (..., in_dim).
    h : NDArray
        Place of each number, whole numbers in [0, out_dim), shape (1, in_dim) or (in_dim,).
    s : NDArray
        Sign of each number, shape (1, in_dim) or (in_dim,).
    out_dim : int, required
        Number of places.
    processing_batch_size : int, optional, default 32
        Without effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (..., out_dim).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> h = mx.nd.array([2, 0, 2, 1]).reshape((1, 4))
    >>> s = mx.nd.array([1, -1, -1, 1]).reshape((1, 4))
    >>> y = mx.nd.contrib.count_sketch(data, h, s, out_dim=3)
    """
    return _op_count_sketch((data, h, s), (out_dim, processing_batch_size), out, kwargs)

_op_dgl_adjacency = _NDOp("_contrib_dgl_adjacency", ("data",), ())


def dgl_adjacency(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The adjacency matrix of a graph: a one, float32, wherever a csr matrix stores something.

    Parameters
    ----------
    data : NDArray
        The graph: a csr matrix.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        A csr matrix of the same shape.

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> mx.nd.contrib.dgl_adjacency(g).stype
    'csr'
    """
    return _op_dgl_adjacency((data,), (), out, kwargs)

_op_dgl_csr_neighbor_non_uniform_sample = _NDOp("_contrib_dgl_csr_neighbor_non_uniform_sample", None, ("num_args", "num_hops", "num_neighbor", "max_num_vertices"), variadic="num_args")


def dgl_csr_neighbor_non_uniform_sample(
    *seed_arrays: NDArray,
    num_hops: int = _Null,
    num_neighbor: int = _Null,
    max_num_vertices: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Samples the neighbourhood of vertices, neighbours in proportion to their weights.

    From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is reached. The answer
    has room for `max_num_vertices` vertices; what is not used is -1 (0 for probabilities). Edges to vertices for which
    there is no room are left out. Outputs: for each array of seeds the rising vertices, followed by their number; then
    for each the csr matrix of drawn edges, one row for each vertex; then the probabilities of the vertices; then their
    distances from the seeds.

    Parameters
    ----------
    csr_matrix : NDArray
        The graph: a square csr matrix.
    probability : NDArray
        Weight of each vertex, float32.
    *seed_arrays : NDArrays
        Vertices to begin with.
    num_hops : int, optional, default 1
        How far from the seeds vertices may be.
    num_neighbor : int, optional, default 2
        Neighbours drawn for each vertex.
    max_num_vertices : int, optional, default 100
        Room for vertices in the answer; when it is full, sampling ends.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> seeds = mx.nd.array([0], dtype='int64')
    >>> weights = mx.nd.ones((3,))
    >>> out = mx.nd.contrib.dgl_csr_neighbor_non_uniform_sample(g, weights, seeds, num_hops=1, num_neighbor=2, max_num_vertices=3)
    >>> out[0].asnumpy()  # the vertices, and their number
    array([0, 1, 2, 3])
    """
    return _op_dgl_csr_neighbor_non_uniform_sample(seed_arrays, (num_hops, num_neighbor, max_num_vertices), out, kwargs)

_op_dgl_csr_neighbor_uniform_sample = _NDOp("_contrib_dgl_csr_neighbor_uniform_sample", None, ("num_args", "num_hops", "num_neighbor", "max_num_vertices"), variadic="num_args")


def dgl_csr_neighbor_uniform_sample(
    *seed_arrays: NDArray,
    num_hops: int = _Null,
    num_neighbor: int = _Null,
    max_num_vertices: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Samples the neighbourhood of vertices evenly.

    From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is reached. The answer
    has room for `max_num_vertices` vertices; what is not used is -1 (0 for probabilities). Edges to vertices for which
    there is no room are left out. Outputs: for each array of seeds the rising vertices, followed by their number; then
    for each the csr matrix of drawn edges, one row for each vertex; then their distances from the seeds.

    Parameters
    ----------
    csr_matrix : NDArray
        The graph: a square csr matrix.
    *seed_arrays : NDArrays
        Vertices to begin with.
    num_hops : int, optional, default 1
        How far from the seeds vertices may be.
    num_neighbor : int, optional, default 2
        Neighbours drawn for each vertex.
    max_num_vertices : int, optional, default 100
        Room for vertices in the answer; when it is full, sampling ends.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> seeds = mx.nd.array([0], dtype='int64')
    >>> out = mx.nd.contrib.dgl_csr_neighbor_uniform_sample(g, seeds, num_hops=1, num_neighbor=2, max_num_vertices=3)
    >>> out[0].asnumpy()  # the vertices, and their number
    array([0, 1, 2, 3])
    """
    return _op_dgl_csr_neighbor_uniform_sample(seed_arrays, (num_hops, num_neighbor, max_num_vertices), out, kwargs)

_op_dgl_graph_compact = _NDOp("_contrib_dgl_graph_compact", None, ("num_args", "return_mapping", "graph_sizes"), variadic="num_args")


def dgl_graph_compact(
    *graph_data: NDArray,
    return_mapping: bool = _Null,
    graph_sizes: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sampled graphs without unused rows, and with columns numbered by the sampled vertices.

    Edges are numbered from 0; with `return_mapping` the same edges with their original values follow.

    Parameters
    ----------
    *graph_data : NDArrays
        Sampled csr matrices, then for each the vertices of its rows.
    return_mapping : bool, required
        Answer the original edges, too.
    graph_sizes : tuple of int, required
        Number of vertices of each graph.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> mx.nd.contrib.dgl_graph_compact(g, mx.nd.array([0, 1, 2, 3], dtype='int64'), return_mapping=False, graph_sizes=(3,)).shape
    (3, 3)
    """
    return _op_dgl_graph_compact(graph_data, (return_mapping, graph_sizes), out, kwargs)

_op_dgl_subgraph = _NDOp("_contrib_dgl_subgraph", None, ("num_args", "return_mapping"), variadic="num_args")


def dgl_subgraph(
    *data: NDArray,
    return_mapping: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Subgraphs of some vertices.

    For each array of vertices a csr matrix of the edges between them, numbered from 0; with `return_mapping` after all
    these, for each, the same edges with the values they have in the graph.

    Parameters
    ----------
    graph : NDArray
        The graph: a square csr matrix.
    *data : NDArrays
        Rising vertices, one dimension.
    return_mapping : bool, required
        Answer the original edges, too.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> mx.nd.contrib.dgl_subgraph(g, mx.nd.array([0, 1], dtype='int64'), return_mapping=False).asnumpy()
    array([[0, 0],
           [1, 0]])
    """
    return _op_dgl_subgraph(data, (return_mapping,), out, kwargs)

_op_div_sqrt_dim = _NDOp("_contrib_div_sqrt_dim", ("data",), ())


def div_sqrt_dim(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Divides by the square root of the length of the last axis, as attention scores want it.

    Parameters
    ----------
    data : NDArray
        At least one dimension.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> y = mx.nd.contrib.div_sqrt_dim(data)
    """
    return _op_div_sqrt_dim((data,), (), out, kwargs)

_op_edge_id = _NDOp("_contrib_edge_id", ("data", "u", "v"), ())


def edge_id(
    data: NDArray | None = None,
    u: NDArray | None = None,
    v: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Values of edges.

    For each pair (u_i, v_i) what the csr matrix stores there, -1 where it stores nothing.

    Parameters
    ----------
    data : NDArray
        The graph: a csr matrix.
    u : NDArray
        Rows, one dimension.
    v : NDArray
        Columns, as many.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One value for each pair, of the type of `data`.

    Examples
    --------
    >>> g = mx.nd.sparse.csr_matrix(([1, 2, 3, 4], [1, 2, 0, 1], [0, 2, 3, 4]), shape=(3, 3), dtype='int64')
    >>> mx.nd.contrib.edge_id(g, mx.nd.array([0, 1]), mx.nd.array([1, 1])).asnumpy()
    array([ 1, -1])
    """
    return _op_edge_id((data, u, v), (), out, kwargs)

_op_fft = _NDOp("_contrib_fft", ("data",), ("compute_size",))


def fft(
    data: NDArray | None = None,
    compute_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Fourier transform of real numbers along the last axis.

    Number k of the answer is the sum of x_j exp(-2 pi i j k / n), as the pair of its real and imaginary part.

    Parameters
    ----------
    data : NDArray
        Real numbers, shape (batch, n) or (a, b, c, n).
    compute_size : int, optional, default 128
        Without effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Pairs, shape (batch, 2 n) or (a, b, c, 2 n).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> y = mx.nd.contrib.fft(data)
    """
    return _op_fft((data,), (compute_size,), out, kwargs)

_op_getnnz = _NDOp("_contrib_getnnz", ("data",), ("axis",))


def getnnz(
    data: NDArray | None = None,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """How many values a csr matrix stores, zeros among them included: in all, in each row or in each column.

    Parameters
    ----------
    data : NDArray
        A csr matrix.
    axis : int or None, optional, default None
        0: for each column, 1: for each row, None: in all; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        int64, one element, or one for each row or column.

    Examples
    --------
    >>> mx.nd.contrib.getnnz(mx.nd.array([[1, 0], [0, 2]]).tostype('csr'), axis=1).asnumpy()
    """
    return _op_getnnz((data,), (axis,), out, kwargs)

_op_gradientmultiplier = _NDOp("_contrib_gradientmultiplier", ("data",), ("scalar", "is_int"))


def gradientmultiplier(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy whose gradient is multiplied by a number.

    With a negative number it reverses gradients.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The factor of the gradient.
    is_int : bool, optional, default True
        Without effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.contrib.gradientmultiplier(data, scalar=-0.5)
    """
    return _op_gradientmultiplier((data,), (scalar, is_int), out, kwargs)

_op_group_adagrad_update = _NDOp("_contrib_group_adagrad_update", ("weight", "grad", "history"), ("lr", "rescale_grad", "clip_gradient", "epsilon"))


def group_adagrad_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    history: NDArray | None = None,
    lr: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    epsilon: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdaGrad that scales whole rows.

    With g = clip(rescale_grad * grad): history += mean(g^2) of each row; weight -= lr * g / sqrt(history + epsilon).
    Rows whose gradient is zero do not change.

    Parameters
    ----------
    weight : NDArray
        The weight, at least two dimensions.
    grad : NDArray
        Its gradient, of the same shape.
    history : NDArray, changed in place
        One number for each row, shape (rows, 1, ...). Updated in place.
    lr : float, required
        Learning rate.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    epsilon : float, optional, default 1e-05
        Small number that keeps the division finite.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> history = mx.nd.random.uniform(0.5, 1, shape=(3, 1))
    >>> y = mx.nd.contrib.group_adagrad_update(weight, grad, history, lr=0.1)
    """
    return _op_group_adagrad_update((weight, grad, history), (lr, rescale_grad, clip_gradient, epsilon), out, kwargs)

_op_hawkesll = _NDOp("_contrib_hawkesll", ("lda", "alpha", "beta", "state", "lags", "marks", "valid_length", "max_time"), ())


def hawkesll(
    lda: NDArray | None = None,
    alpha: NDArray | None = None,
    beta: NDArray | None = None,
    state: NDArray | None = None,
    lags: NDArray | None = None,
    marks: NDArray | None = None,
    valid_length: NDArray | None = None,
    max_time: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Log-likelihood of marked, self-exciting point processes.

    The intensity of mark k at time t is lda_k + alpha_k beta_k (the sum over earlier events i of the mark of
    exp(-beta_k (t - t_i))); the log-likelihood of a sequence is the sum of the logarithms of the intensities at its
    events, minus the integrals of all intensities from 0 to `max_time`. The state carries such sums from one part of a
    sequence to the next.

    Parameters
    ----------
    lda : NDArray
        Background intensities, shape (sequences, marks).
    alpha : NDArray
        Branching ratios, shape (marks,).
    beta : NDArray
        Rates of decay, shape (marks,).
    state : NDArray
        Sums at time 0, shape (sequences, marks).
    lags : NDArray
        Times between events, shape (sequences, events).
    marks : NDArray
        Marks of events as int32, shape (sequences, events).
    valid_length : NDArray
        Number of events in each sequence, shape (sequences,).
    max_time : NDArray
        Length of the time observed, shape (sequences,).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        output: Log-likelihoods, shape (sequences,).
        out_state: Sums at `max_time`, shape (sequences, marks).

    Examples
    --------
    >>> lda = mx.nd.random.uniform(0.5, 2, shape=(2, 3))
    >>> alpha = mx.nd.random.uniform(0.25, 0.75, shape=(3,))
    >>> beta = mx.nd.random.uniform(0.5, 2, shape=(3,))
    >>> state = mx.nd.random.uniform(0, 1, shape=(2, 3))
    >>> lags = mx.nd.random.uniform(0.1, 1, shape=(2, 4))
    >>> marks = mx.nd.array([0, 1, 2, 1, 0, 0, 1, 2], dtype="int32").reshape((2, 4))
    >>> valid_length = mx.nd.array([4, 3])
    >>> max_time = mx.nd.array([8, 9])
    >>> y = mx.nd.contrib.hawkesll(lda, alpha, beta, state, lags, marks, valid_length, max_time)
    """
    return _op_hawkesll((lda, alpha, beta, state, lags, marks, valid_length, max_time), (), out, kwargs)

_op_ifft = _NDOp("_contrib_ifft", ("data",), ("compute_size",))


def ifft(
    data: NDArray | None = None,
    compute_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Real part of the inverse Fourier transform along the last axis, times its length.

    Number j of the answer is the real part of the sum of z_k exp(2 pi i j k / n); divide by n to invert fft.

    Parameters
    ----------
    data : NDArray
        Pairs of real and imaginary parts, shape (batch, 2 n) or (a, b, c, 2 n).
    compute_size : int, optional, default 128
        Without effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Real numbers, shape (batch, n) or (a, b, c, n).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> y = mx.nd.contrib.ifft(data)
    """
    return _op_ifft((data,), (compute_size,), out, kwargs)

_op_index_array = _NDOp("_contrib_index_array", ("data",), ("axes",))


def index_array(
    data: NDArray | None = None,
    axes: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Gives every element's coordinates.

    out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

    Parameters
    ----------
    data : NDArray
        Only its shape is used.
    axes : int or tuple of int or None, optional, default None
        Which coordinates to give; None: all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One dimension more than `data`, for the coordinates.

    Examples
    --------
    >>> mx.nd.contrib.index_array(mx.nd.zeros((2, 2))).asnumpy()
    """
    return _op_index_array((data,), (axes,), out, kwargs)

_op_index_copy = _NDOp("_contrib_index_copy", ("old_tensor", "index_vector", "new_tensor"), ())


def index_copy(
    old_tensor: NDArray | None = None,
    index_vector: NDArray | None = None,
    new_tensor: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes rows into an array.

    The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

    Parameters
    ----------
    old_tensor : NDArray
        Array with at least one dimension.
    index_vector : NDArray
        Row numbers.
    new_tensor : NDArray
        One row for each number.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The array with replaced rows.

    Examples
    --------
    >>> old_tensor = mx.nd.random.uniform(-1, 1, shape=(4, 2))
    >>> index_vector = mx.nd.array([3, 0], dtype="int64")
    >>> new_tensor = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd.contrib.index_copy(old_tensor, index_vector, new_tensor)
    """
    return _op_index_copy((old_tensor, index_vector, new_tensor), (), out, kwargs)

_op_interleaved_matmul_encdec_qk = _NDOp("_contrib_interleaved_matmul_encdec_qk", ("queries", "keys_values"), ("heads",))


def interleaved_matmul_encdec_qk(
    queries: NDArray | None = None,
    keys_values: NDArray | None = None,
    heads: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Attention scores: products of queries and keys of each head, divided by the square root of the width of a head.

    For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

    Parameters
    ----------
    queries : NDArray
        Queries, shape (queries, batch, heads * width).
    keys_values : NDArray
        Projections, shape (length, batch, heads * 2 * width): for each head keys and values after each other.
    heads : int, required
        Number of attention heads.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch * heads, queries, keys).

    Examples
    --------
    >>> queries = mx.nd.random.uniform(-1, 1, shape=(4, 2, 4))
    >>> keys_values = mx.nd.random.uniform(-1, 1, shape=(3, 2, 8))
    >>> y = mx.nd.contrib.interleaved_matmul_encdec_qk(queries, keys_values, heads=2)
    """
    return _op_interleaved_matmul_encdec_qk((queries, keys_values), (heads,), out, kwargs)

_op_interleaved_matmul_encdec_valatt = _NDOp("_contrib_interleaved_matmul_encdec_valatt", ("keys_values", "attention"), ("heads",))


def interleaved_matmul_encdec_valatt(
    keys_values: NDArray | None = None,
    attention: NDArray | None = None,
    heads: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Values weighted with attention.

    For head h of batch element b the product of row b * heads + h of `attention` with the head's values.

    Parameters
    ----------
    keys_values : NDArray
        Projections, shape (length, batch, heads * 2 * width): for each head keys and values after each other.
    attention : NDArray
        Weights, shape (batch * heads, queries, keys).
    heads : int, required
        Number of attention heads.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (queries, batch, heads * width).

    Examples
    --------
    >>> keys_values = mx.nd.random.uniform(-1, 1, shape=(3, 2, 8))
    >>> attention = mx.nd.random.uniform(-1, 1, shape=(4, 4, 3))
    >>> y = mx.nd.contrib.interleaved_matmul_encdec_valatt(keys_values, attention, heads=2)
    """
    return _op_interleaved_matmul_encdec_valatt((keys_values, attention), (heads,), out, kwargs)

_op_interleaved_matmul_selfatt_qk = _NDOp("_contrib_interleaved_matmul_selfatt_qk", ("queries_keys_values",), ("heads",))


def interleaved_matmul_selfatt_qk(
    queries_keys_values: NDArray | None = None,
    heads: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Attention scores: products of queries and keys of each head, divided by the square root of the width of a head.

    For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

    Parameters
    ----------
    queries_keys_values : NDArray
        Projections, shape (length, batch, heads * 3 * width): for each head queries, keys and values after each other.
    heads : int, required
        Number of attention heads.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch * heads, length, length).

    Examples
    --------
    >>> queries_keys_values = mx.nd.random.uniform(-1, 1, shape=(3, 2, 12))
    >>> y = mx.nd.contrib.interleaved_matmul_selfatt_qk(queries_keys_values, heads=2)
    """
    return _op_interleaved_matmul_selfatt_qk((queries_keys_values,), (heads,), out, kwargs)

_op_interleaved_matmul_selfatt_valatt = _NDOp("_contrib_interleaved_matmul_selfatt_valatt", ("queries_keys_values", "attention"), ("heads",))


def interleaved_matmul_selfatt_valatt(
    queries_keys_values: NDArray | None = None,
    attention: NDArray | None = None,
    heads: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Values weighted with attention.

    For head h of batch element b the product of row b * heads + h of `attention` with the head's values.

    Parameters
    ----------
    queries_keys_values : NDArray
        Projections, shape (length, batch, heads * 3 * width): for each head queries, keys and values after each other.
    attention : NDArray
        Weights, shape (batch * heads, length, length).
    heads : int, required
        Number of attention heads.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (length, batch, heads * width).

    Examples
    --------
    >>> queries_keys_values = mx.nd.random.uniform(-1, 1, shape=(3, 2, 12))
    >>> attention = mx.nd.random.uniform(-1, 1, shape=(4, 3, 3))
    >>> y = mx.nd.contrib.interleaved_matmul_selfatt_valatt(queries_keys_values, attention, heads=2)
    """
    return _op_interleaved_matmul_selfatt_valatt((queries_keys_values, attention), (heads,), out, kwargs)

_op_quadratic = _NDOp("_contrib_quadratic", ("data",), ("a", "b", "c"))


def quadratic(
    data: NDArray | None = None,
    a: float = _Null,
    b: float = _Null,
    c: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A polynomial of degree two, `a x^2 + b x + c`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    a : float, optional, default 0
        Factor of x^2.
    b : float, optional, default 0
        Factor of x.
    c : float, optional, default 0
        The constant term.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.contrib.quadratic(data, a=2, b=-1, c=0.5)
    """
    return _op_quadratic((data,), (a, b, c), out, kwargs)

_op_round_ste = _NDOp("_contrib_round_ste", ("data",), ())


def round_ste(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds to the nearest integer, halves away from zero, and lets gradients through.

    Training with quantized values needs that: the true slope is 0 almost everywhere. This is the straight-through
    estimator, which takes the slope to be 1.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.array([-2.5, -1, -0.25, 0, 0.5, 2.75]).reshape((2, 3))
    >>> y = mx.nd.contrib.round_ste(data)
    """
    return _op_round_ste((data,), (), out, kwargs)

_op_sign_ste = _NDOp("_contrib_sign_ste", ("data",), ())


def sign_ste(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sign of every element (-1, 0 or 1), which lets gradients through.

    Training with quantized values needs that: the true slope is 0 almost everywhere. This is the straight-through
    estimator, which takes the slope to be 1.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.array([-2.5, -1, -0.25, 0, 0.5, 2.75]).reshape((2, 3))
    >>> y = mx.nd.contrib.sign_ste(data)
    """
    return _op_sign_ste((data,), (), out, kwargs)

box_non_maximum_suppression = box_nms

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_op import CTCLoss as CTCLoss
from .gen_op import CTCLoss as ctc_loss
