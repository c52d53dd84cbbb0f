"""Layers: dense, convolution, normalisation, activations with parameters, softmax, resizing."""
from __future__ import annotations

import math
from typing import Sequence

import numpy as np

from ._graph import Node, Writer, translates


def channels_first(n: Node) -> None:
    """Refuse layouts with the channels last."""
    n.need(n["layout"] in (None, "NCW", "NCHW", "NCDHW"), f"layout {n['layout']}")


def window(n: Node) -> tuple[list[int], list[int], list[int], list[int]]:
    """Kernel, stride, padding and dilation, one number for each spatial axis."""
    kernel = list(n["kernel"])
    ones, zeros = [1] * len(kernel), [0] * len(kernel)
    return kernel, list(n["stride"] or ones), list(n["pad"] or zeros), list(n.attrs.get("dilate") or ones)


def per_channel(g: Writer, x: str, axis: int, rank: int) -> str:
    """A vector that broadcasts along one axis."""
    return g.unsqueeze(x, *range(1, rank - axis))


def same_types(n: Node) -> None:
    """Refuse parameters of another type than the data."""
    n.need(len(set(n.types)) == 1, f"data and parameters of the types {', '.join(map(str, n.types))}")


@translates("FullyConnected")
def _dense(g: Writer, n: Node) -> str:
    x, weight, *bias = n.inputs
    if n["flatten"]:
        flat = x if n.rank == 2 else g.op("Flatten", x, axis=1)
        return g.op("Gemm", flat, weight, *bias, transB=1)
    product = g.op("MatMul", x, g.transpose(weight, 1, 0))
    return g.op("Add", product, bias[0]) if bias else product


@translates("Convolution")
def _convolution(g: Writer, n: Node) -> str:
    channels_first(n)
    kernel, stride, pad, dilate = window(n)
    return g.op("Conv", *n.inputs, kernel_shape=kernel, strides=stride, pads=[*pad, *pad], dilations=dilate,
                group=n["num_group"])


@translates("Deconvolution")
def _deconvolution(g: Writer, n: Node) -> str:
    channels_first(n)
    kernel, stride, pad, dilate = window(n)
    extra = list(n["adj"] or [0] * len(kernel))
    if any(n["target_shape"] or ()):
        sizes = n.sizes(range(2, n.rank))
        wide = [s * (d - 1) + w * (k - 1) + 1 - t
                for s, d, w, k, t in zip(stride, sizes, dilate, kernel, n["target_shape"])]
        n.need(min(wide) >= 0, f"target_shape {n['target_shape']}, larger than the output without padding,")
        pad, extra = [(w + 1) // 2 for w in wide], [w % 2 for w in wide]
    return g.op("ConvTranspose", *n.inputs, kernel_shape=kernel, strides=stride, pads=[*pad, *pad], dilations=dilate,
                output_padding=extra, group=n["num_group"])


# ---- normalisation ---------------------------------------------------------------------------------------------------


@translates("BatchNorm", "BatchNorm_v1", "_contrib_SyncBatchNorm", "_contrib_BatchNormWithReLU")
def _batch_norm(g: Writer, n: Node) -> str:
    n.need(not n["output_mean_var"], "output_mean_var")
    x, gamma, beta, mean, variance = n.inputs
    x = g.cast_from(x, n.types[0], n.types[1])  # 16-bit data with float32 parameters are computed in float32
    axis = n.axis(n.attrs.get("axis", 1))
    if n["fix_gamma"]:
        gamma = g.const(np.ones(n.sizes(which=1)), n.types[1])
    order = [axis if a == 1 else 1 if a == axis else a for a in range(n.rank)]
    answer = g.op("BatchNormalization", g.transpose(x, *order), gamma, beta, mean, variance, epsilon=n["eps"])
    answer = g.cast_from(g.transpose(answer, *order), n.types[1], n.out_types[0])
    return g.op("Relu", answer) if n.op == "_contrib_BatchNormWithReLU" else answer


@translates("LayerNorm")
def _layer_norm(g: Writer, n: Node) -> str:
    n.need(not n["output_mean_var"], "output_mean_var")
    same_types(n)
    x, gamma, beta = n.inputs
    axis = n.axis(n["axis"])
    centred = g.op("Sub", x, g.op("ReduceMean", x, axes=[axis], keepdims=1))
    variance = g.op("ReduceMean", g.op("Mul", centred, centred), axes=[axis], keepdims=1)
    deviation = g.op("Sqrt", g.op("Add", variance, g.const(n["eps"], n.types[0])))
    scaled = g.op("Mul", g.op("Div", centred, deviation), per_channel(g, gamma, axis, n.rank))
    return g.op("Add", scaled, per_channel(g, beta, axis, n.rank))


@translates("InstanceNorm")
def _instance_norm(g: Writer, n: Node) -> str:
    same_types(n)
    return g.op("InstanceNormalization", *n.inputs, epsilon=n["eps"])


@translates("GroupNorm")
def _group_norm(g: Writer, n: Node) -> str:
    """Groups take the place of channels; scale and shift are one number per group or per channel."""
    n.need(not n["output_mean_var"], "output_mean_var")
    same_types(n)
    x, gamma, beta = n.inputs
    groups = n["num_groups"]
    one, zero = g.const(np.ones(groups), n.types[0]), g.const(np.zeros(groups), n.types[0])
    by_group = n.sizes(which=1) == [groups]
    scale = (gamma, beta) if by_group else (one, zero)
    normal = g.op("InstanceNormalization", g.reshape(x, 0, groups, -1), *scale, epsilon=n["eps"])
    answer = g.op("Reshape", normal, g.op("Shape", x))
    if by_group:
        return answer
    answer = g.op("Mul", answer, per_channel(g, gamma, 1, n.rank))
    return g.op("Add", answer, per_channel(g, beta, 1, n.rank))


@translates("L2Normalization")
def _l2_normalization(g: Writer, n: Node) -> str:
    axes = {"instance": range(1, n.rank), "channel": [1], "spatial": range(2, n.rank)}[n["mode"]]
    squares = g.op("ReduceSumSquare", n.inputs[0], axes=list(axes), keepdims=1)
    return g.op("Div", n.inputs[0], g.op("Sqrt", g.op("Add", squares, g.const(n["eps"], n.types[0]))))


@translates("LRN")
def _lrn(g: Writer, n: Node) -> str:
    n.need(n["nsize"] % 2 == 1, "an even nsize")
    return g.op("LRN", n.inputs[0], alpha=n["alpha"], beta=n["beta"], bias=n["knorm"], size=n["nsize"])


@translates("Dropout")
def _dropout(g: Writer, n: Node) -> str:
    n.need(n["mode"] == "training", "dropout that is not only for training")
    return n.inputs[0]


@translates("LeakyReLU")
def _leaky_relu(g: Writer, n: Node) -> str:
    """A random slope is the middle of its range at prediction."""
    x, kind = n.inputs[0], n["act_type"]
    if kind in ("leaky", "rrelu"):
        slope = n["slope"] if kind == "leaky" else (n["lower_bound"] + n["upper_bound"]) / 2
        return g.op("LeakyRelu", x, alpha=slope)
    if kind == "prelu":
        slope = n.inputs[1]
        whole = len(n.shapes[1]) != 1 or n.sizes(which=1) == [1] or n.rank == 1
        return g.op("PRelu", x, slope if whole else per_channel(g, slope, 1, n.rank))
    if kind == "gelu":
        root, half, one = (g.const(v, n.types[0]) for v in (1 / math.sqrt(2), 0.5, 1))
        erf = g.op("Add", g.op("Erf", g.op("Mul", x, root)), one)
        return g.op("Mul", g.op("Mul", x, half), erf)
    return g.op("Selu", x) if kind == "selu" else g.op("Elu", x, alpha=n["slope"])


# ---- softmax ---------------------------------------------------------------------------------------------------------


def mask(g: Writer, n: Node, axis: int, lengths: str, kind: np.dtype, others: Sequence[int]) -> str:
    """Which places along an axis lie before the lengths; these count along the `others`."""
    places = g.unsqueeze(g.positions(n.inputs[0], axis, n.shapes[0][axis]), *range(1, n.rank - axis))
    return g.op("Less", places, g.unsqueeze(g.index(lengths, kind), *others))


@translates("softmax", "softmin", "log_softmax")
def _softmax(g: Writer, n: Node) -> str:
    x, kind, axis = n.inputs[0], n.types[0], n.axis(n["axis"])
    if n["temperature"]:
        x = g.op("Div", x, g.const(n["temperature"], kind))
    if n.op == "softmin":
        x = g.op("Neg", x)
    shown = None
    if n.attrs.get("use_length"):
        shown = mask(g, n, axis, n.inputs[1], n.types[1], [axis])
        x = g.op("Where", shown, x, g.const(-np.inf, kind))
    answer = g.op("LogSoftmax" if n.op == "log_softmax" else "Softmax", x, axis=axis)
    if shown is not None:
        answer = g.op("Where", shown, answer, g.const(0, kind))
    return g.cast_from(answer, kind, n.out_types[0])


@translates("SoftmaxActivation", "SoftmaxOutput")
def _softmax_over_features(g: Writer, n: Node) -> str:
    """Over the channels, the last axis, or (an output layer) all that belongs to an example."""
    x = n.inputs[0]
    if n["multi_output"] if n.op == "SoftmaxOutput" else n["mode"] == "channel":
        return g.op("Softmax", x, axis=1)
    if n.op == "SoftmaxActivation" or n.rank == 2 or n["preserve_shape"]:
        return g.op("Softmax", x, axis=n.rank - 1)
    flat = g.op("Softmax", g.op("Flatten", x, axis=1), axis=1)
    return g.op("Reshape", flat, g.op("Shape", x))


@translates("LogisticRegressionOutput")
def _logistic_output(g: Writer, n: Node) -> str:
    return g.op("Sigmoid", n.inputs[0])


@translates("LinearRegressionOutput", "MAERegressionOutput", "SVMOutput")
def _output(g: Writer, n: Node) -> str:
    return n.inputs[0]


# ---- sizes of images -------------------------------------------------------------------------------------------------


@translates("UpSampling")
def _up_sampling(g: Writer, n: Node) -> str:
    scale = n["scale"]
    if n["sample_type"] == "bilinear":
        kernel, pad = 2 * scale - scale % 2, math.ceil((scale - 1) / 2)
        return g.op("ConvTranspose", *n.inputs, kernel_shape=[kernel] * 2, strides=[scale] * 2, pads=[pad] * 4,
                    group=n.sizes([1])[0])
    n.need(len(n.inputs) == 1, "several inputs")
    return g.op("Resize", n.inputs[0], "", g.const([1, 1, scale, scale], np.float32), mode="nearest",
                coordinate_transformation_mode="asymmetric", nearest_mode="floor")


@translates("_contrib_BilinearResize2D")
def _bilinear_resize(g: Writer, n: Node) -> str:
    x = n.inputs[0]
    sizes = g.op("Concat", g.sizes_of(x, 0, 1), g.ints(*n.out_sizes([2, 3])), axis=0)
    corners = "align_corners" if n["align_corners"] else "half_pixel"
    return g.op("Resize", x, "", "", sizes, mode="linear", coordinate_transformation_mode=corners)
