"""Pooling: windows with either convention, global and adaptive, and regions of interest."""
from __future__ import annotations

import math

import numpy as np

from ._graph import Node, Writer, translates
from ._layers import channels_first, window

_GLOBAL = {"max": "GlobalMaxPool", "avg": "GlobalAveragePool", "sum": "GlobalAveragePool", "lp": "GlobalLpPool"}


def _extra(n: Node, kernel: list[int], stride: list[int], pad: list[int]) -> list[int]:
    """What the last windows cover beyond the padding."""
    if n["pooling_convention"] == "valid":
        return [0] * len(kernel)
    axes = range(2, n.rank)
    return [max((out - 1) * s + k - size - 2 * p, 0)
            for out, s, k, size, p in zip(n.out_sizes(axes), stride, kernel, n.sizes(axes), pad)]


def _padded(g: Writer, n: Node, before: list[int], after: list[int], value: float) -> str:
    """The data with padding as an operator of its own."""
    if not any((*before, *after)):
        return n.inputs[0]
    return g.op("Pad", n.inputs[0], g.ints(0, 0, *before, 0, 0, *after), g.const(value, n.types[0]), mode="constant")


@translates("Pooling", "Pooling_v1")
def _pooling(g: Writer, n: Node) -> str:
    """Averages that count padding never count what lies beyond it; so padding becomes data for them."""
    n.attrs.setdefault("layout", None)
    channels_first(n)
    kind = n["pool_type"]
    if n["global_pool"]:
        power = {"p": n["p_value"]} if kind == "lp" else {}
        answer = g.op(_GLOBAL[kind], n.inputs[0], **power)
        count = math.prod(n.sizes(range(2, n.rank))) if kind == "sum" else 1
        return g.op("Mul", answer, g.const(count, n.types[0])) if kind == "sum" else answer
    kernel, stride, pad, _ = window(n)
    extra = _extra(n, kernel, stride, pad)
    ends = [p + e for p, e in zip(pad, extra)]
    shape = {"kernel_shape": kernel, "strides": stride}
    if kind == "max":
        if all(end < k for end, k in zip(ends, kernel)):
            return g.op("MaxPool", n.inputs[0], pads=[*pad, *ends], **shape)
        return g.op("MaxPool", _padded(g, n, pad, ends, -np.inf), **shape)
    if kind == "lp":
        return g.op("LpPool", _padded(g, n, pad, ends, 0), p=n["p_value"], **shape)
    if kind == "sum":
        average = g.op("AveragePool", _padded(g, n, pad, ends, 0), **shape)
        return g.op("Mul", average, g.const(math.prod(kernel), n.types[0]))
    if n.attrs.get("count_include_pad") is not False:
        beyond = {"pads": [*[0] * len(pad), *extra]} if any(extra) else {}
        n.need(all(e < k for e, k in zip(extra, kernel)), "a window that lies beyond the data")
        return g.op("AveragePool", _padded(g, n, pad, pad, 0), **beyond, **shape)
    n.need(all(end < k for end, k in zip(ends, kernel)), "padding as wide as the window")
    return g.op("AveragePool", n.inputs[0], pads=[*pad, *ends], count_include_pad=0, **shape)


def _averaging(size: int, out: int) -> np.ndarray:
    """Matrix (out, size) of the means of overlapping ranges."""
    matrix = np.zeros((out, size))
    for row in range(out):
        first, last = row * size // out, -(-(row + 1) * size // out)
        matrix[row, first:last] = 1 / (last - first)
    return matrix


@translates("_contrib_AdaptiveAvgPooling2D")
def _adaptive(g: Writer, n: Node) -> str:
    wanted = n.out_sizes([2, 3])
    if wanted == [1, 1]:
        return g.op("GlobalAveragePool", n.inputs[0])
    rows, columns = (_averaging(size, out) for size, out in zip(n.sizes([2, 3]), wanted))
    return g.op("MatMul", g.op("MatMul", g.const(rows, n.types[0]), n.inputs[0]), g.const(columns.T, n.types[0]))


@translates("_contrib_ROIAlign")
def _roi_align(g: Writer, n: Node) -> str:
    """ONNX takes the images' numbers apart from the corners."""
    n.need(not n["aligned"], "aligned")
    n.need(not n["position_sensitive"], "position_sensitive")
    data, regions = n.inputs
    image = g.index(g.squeeze(g.slice(regions, 1, 0, 1), 1), n.types[1])
    height, width = n["pooled_size"]
    return g.op("RoiAlign", data, g.slice(regions, 1, 1, 5), image, mode="avg", output_height=height,
                output_width=width, sampling_ratio=max(n["sample_ratio"], 0), spatial_scale=n["spatial_scale"])


@translates("ROIPooling")
def _roi_pooling(g: Writer, n: Node) -> str:
    return g.op("MaxRoiPool", *n.inputs, pooled_shape=list(n["pooled_size"]), spatial_scale=n["spatial_scale"])
