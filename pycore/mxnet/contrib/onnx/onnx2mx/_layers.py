"""ONNX's layers: dense, convolution, pooling, normalisation, softmax, resizing."""
from __future__ import annotations

from typing import Any

import numpy as np

from ._graph import Node, translates
from ._shapes import padded

_LOWEST = float(np.finfo(np.float32).min)


def _window(n: Node, kernel: Any) -> tuple[dict, list[int], list[int]]:
    """Attributes of a window, padding before and after."""
    n.need(n.get("auto_pad", "NOTSET") in ("NOTSET", "VALID"), f"auto_pad {n.get('auto_pad')}")
    count = len(kernel)
    pads = list(n.get("pads") or [0] * 2 * count)
    shape = {"kernel": tuple(int(k) for k in kernel), "stride": tuple(n.get("strides") or [1] * count)}
    return shape, pads[:count], pads[count:]


@translates("Gemm")
def _gemm(n: Node) -> Any:
    """A dense layer where the weights are known, else a product and a sum."""
    x = n.op("transpose", n[0]) if n.get("transA", 0) else n[0]
    weight, shape = n.value(1), n.shape(2) if n.has(2) else (0,)
    alpha, beta = n.get("alpha", 1.0), n.get("beta", 1.0)
    if weight is not None and alpha == 1 and (beta == 1 or not n.has(2)) and shape is not None and len(shape) == 1:
        across = n.get("transB", 0)
        size = weight.shape[0 if across else 1]
        if not n.has(2) or shape == (size,):
            matrix = n[1] if across else n.op("transpose", n[1])
            bias = [n[2]] if n.has(2) else []
            return n.op("FullyConnected", x, matrix, *bias, num_hidden=size, no_bias=not bias, flatten=False)
    matrix = n.op("transpose", n[1]) if n.get("transB", 0) else n[1]
    product = n.op("_mul_scalar", n.op("dot", x, matrix), scalar=alpha)
    return n.op("broadcast_add", product, n.op("_mul_scalar", n[2], scalar=beta)) if n.has(2) else product


@translates("Conv", "ConvTranspose")
def _convolution(n: Node) -> Any:
    shape = n.shape(1)
    n.need(shape is not None and None not in shape, "a weight of unknown shape")
    window, before, after = _window(n, n.get("kernel_shape") or shape[2:])
    groups, x = n.get("group", 1), n[0]
    inputs = [n[i] for i in range(1, 3) if n.has(i)]
    common = {**window, "dilate": tuple(n.get("dilations") or [1] * len(before)), "num_group": groups,
              "no_bias": len(inputs) == 1}
    if n.kind == "ConvTranspose":
        n.need(before == after, "unequal padding")
        n.need(not n.get("output_shape"), "output_shape")
        extra = tuple(n.get("output_padding") or [0] * len(before))
        return n.op("Deconvolution", x, *inputs, num_filter=shape[1] * groups, pad=tuple(before), adj=extra, **common)
    if before != after:
        x, before = padded(n, x, [0, 0, *before, 0, 0, *after], "constant", 0.0), [0] * len(before)
    return n.op("Convolution", x, *inputs, num_filter=shape[0], pad=tuple(before), **common)


@translates("MaxPool", "AveragePool", "LpPool")
def _pooling(n: Node) -> Any:
    """Padding that is not the same on both sides becomes data; an average that leaves it out divides by counts."""
    window, before, after = _window(n, n.get("kernel_shape"))
    n.need(set(n.get("dilations") or [1]) == {1}, "dilations")
    n.need(len(n.outputs) == 1, "places of the maxima")
    x, convention = n[0], "full" if n.get("ceil_mode", 0) else "valid"
    include = bool(n.get("count_include_pad", 0))
    rank = len(before)
    if n.kind == "AveragePool":
        n.need(not (include and convention == "full"), "ceil_mode with count_include_pad")
    kind = {"MaxPool": "max", "AveragePool": "avg", "LpPool": "lp"}[n.kind]
    power = {"p_value": n.get("p", 2)} if kind == "lp" else {}
    if before == after:
        return n.op("Pooling", x, pool_type=kind, pad=tuple(before), pooling_convention=convention,
                    count_include_pad=include, **window, **power)
    n.need(convention == "valid", "ceil_mode with unequal padding")
    pads = [0, 0, *before, 0, 0, *after]

    def sums(value: Any, of: str, border: float) -> Any:
        return n.op("Pooling", padded(n, value, pads, "constant", border), pool_type=of, pad=(0,) * rank, **window,
                    **power)

    if kind != "avg" or include:
        return sums(x, kind, _LOWEST if kind == "max" else 0.0)
    return n.op("broadcast_div", sums(x, "sum", 0.0), sums(n.op("ones_like", x), "sum", 0.0))


@translates("GlobalMaxPool", "GlobalAveragePool", "GlobalLpPool")
def _global_pooling(n: Node) -> Any:
    kind = {"GlobalMaxPool": "max", "GlobalAveragePool": "avg", "GlobalLpPool": "lp"}[n.kind]
    power = {"p_value": n.get("p", 2)} if kind == "lp" else {}
    return n.op("Pooling", n[0], global_pool=True, pool_type=kind, **power)


@translates("BatchNormalization")
def _batch_norm(n: Node) -> Any:
    n.need(not n.get("training_mode", 0) and len([o for o in n.outputs if o]) == 1, "training")
    return n.op("BatchNorm", *(n[i] for i in range(5)), eps=n.get("epsilon", 1e-5), fix_gamma=False)


@translates("InstanceNormalization")
def _instance_norm(n: Node) -> Any:
    return n.op("InstanceNorm", n[0], n[1], n[2], eps=n.get("epsilon", 1e-5))


@translates("LayerNormalization")
def _layer_norm(n: Node) -> Any:
    n.need(n.get("axis", -1) in (-1, n.rank() - 1) and n.has(2), "several axes, or no shift")
    return n.op("LayerNorm", n[0], n[1], n[2], axis=-1, eps=n.get("epsilon", 1e-5))


@translates("LRN")
def _lrn(n: Node) -> Any:
    return n.op("LRN", n[0], alpha=n.get("alpha", 1e-4), beta=n.get("beta", 0.75), knorm=n.get("bias", 1.0),
                nsize=n.get("size"))


@translates("Softmax", "LogSoftmax")
def _softmax(n: Node) -> Any:
    """Before opset 13 over all axes from the given one on."""
    name = {"Softmax": "softmax", "LogSoftmax": "log_softmax"}[n.kind]
    axis = n.get("axis", -1 if n.opset >= 13 else 1)
    if n.opset >= 13 or axis in (-1, n.rank() - 1):
        return n.op(name, n[0], axis=axis)
    n.need(axis == 1, f"axis {axis} of opset {n.opset}")
    return n.op("reshape_like", n.op(name, n.op("Flatten", n[0]), axis=1), n[0])


@translates("Resize")
def _resize(n: Node) -> Any:
    """Whole factors with the nearest value, any size with interpolation between corners or centres."""
    mode, where = n.get("mode", "nearest"), n.get("coordinate_transformation_mode", "half_pixel")
    scales = n.value(2)
    if mode == "nearest":
        n.need(scales is not None and where == "asymmetric" and n.get("nearest_mode") == "floor", f"nearest, {where}")
        factor = int(scales[-1])
        n.need(len(scales) == 4 and list(scales) == [1, 1, factor, factor], f"scales {list(scales)}")
        return n.op("UpSampling", n[0], scale=factor, sample_type="nearest")
    n.need(mode == "linear" and where in ("align_corners", "half_pixel") and n.has(3), f"mode {mode}, {where}")
    sizes = n.value(3)
    if sizes is None:
        maker = n.reader.makers[n.names[3]]
        n.need(maker.op_type == "Concat" and maker.input[-1] in n.reader.values, "sizes that are computed")
        sizes = n.reader.values[maker.input[-1]]
    n.need(n.rank() == 4 and len(sizes) >= 2, "other than images")
    return n.op("BilinearResize2D", n[0], height=int(sizes[-2]), width=int(sizes[-1]),
                align_corners=where == "align_corners")


@translates("RoiAlign")
def _roi_align(n: Node) -> Any:
    n.need(n.get("mode", "avg") == "avg", "mode max")
    moved = n.get("coordinate_transformation_mode", "half_pixel" if n.opset >= 16 else "output_half_pixel")
    image = n.op("expand_dims", n.op("Cast", n[2], dtype="float32"), axis=1)
    return n.op("ROIAlign", n[0], n.op("concat", image, n[1], dim=1), sample_ratio=n.get("sampling_ratio", 0) or -1,
                pooled_size=(n.get("output_height", 1), n.get("output_width", 1)), aligned=moved == "half_pixel",
                spatial_scale=n.get("spatial_scale", 1.0))


@translates("MaxRoiPool")
def _max_roi_pool(n: Node) -> Any:
    return n.op("ROIPooling", n[0], n[1], pooled_size=tuple(n.get("pooled_shape")),
                spatial_scale=n.get("spatial_scale", 1.0))


@translates("RandomNormal", "RandomUniform", "RandomNormalLike", "RandomUniformLike")
def _random(n: Node) -> Any:
    """Of the type that is given, else float32 or that of the model value."""
    from onnx import helper

    kind = "normal" if "Normal" in n.kind else "uniform"
    limits = (("loc", "mean", 0.0), ("scale", "scale", 1.0)) if kind == "normal" else (
        ("low", "low", 0.0), ("high", "high", 1.0))
    attrs = {ours: n.get(theirs, default) for ours, theirs, default in limits}
    if n.kind.endswith("Like"):
        return n.op(f"_random_{kind}_like", n[0], **attrs)
    dtype = np.dtype(helper.tensor_dtype_to_np_dtype(n.get("dtype", 1))).name
    return n.op(f"_random_{kind}", shape=tuple(n.get("shape")), dtype=dtype, **attrs)
