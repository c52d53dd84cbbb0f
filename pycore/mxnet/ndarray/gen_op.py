# mxnet.ndarray, op: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, op: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "Activation",
    "BatchNorm",
    "BlockGrad",
    "Cast",
    "Concat",
    "Convolution",
    "Deconvolution",
    "Dropout",
    "ElementWiseSum",
    "Embedding",
    "Flatten",
    "FullyConnected",
    "L2Normalization",
    "LRN",
    "LayerNorm",
    "LeakyReLU",
    "LinearRegressionOutput",
    "LogisticRegressionOutput",
    "MAERegressionOutput",
    "MakeLoss",
    "Pad",
    "Pooling",
    "Reshape",
    "SequenceLast",
    "SequenceMask",
    "SequenceReverse",
    "SliceChannel",
    "Softmax",
    "SoftmaxOutput",
    "SwapAxis",
    "abs",
    "adam_update",
    "add_n",
    "all_finite",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctanh",
    "argmax",
    "argmax_channel",
    "argmin",
    "argsort",
    "batch_dot",
    "batch_take",
    "broadcast_add",
    "broadcast_axes",
    "broadcast_axis",
    "broadcast_div",
    "broadcast_equal",
    "broadcast_greater",
    "broadcast_greater_equal",
    "broadcast_hypot",
    "broadcast_lesser",
    "broadcast_lesser_equal",
    "broadcast_like",
    "broadcast_logical_and",
    "broadcast_logical_or",
    "broadcast_logical_xor",
    "broadcast_maximum",
    "broadcast_minimum",
    "broadcast_minus",
    "broadcast_mod",
    "broadcast_mul",
    "broadcast_not_equal",
    "broadcast_plus",
    "broadcast_power",
    "broadcast_sub",
    "broadcast_to",
    "cast",
    "cast_storage",
    "cbrt",
    "ceil",
    "choose_element_0index",
    "clip",
    "concat",
    "cos",
    "cosh",
    "crop",
    "degrees",
    "depth_to_space",
    "diag",
    "dot",
    "elemwise_add",
    "elemwise_div",
    "elemwise_mul",
    "elemwise_sub",
    "erf",
    "erfinv",
    "exp",
    "expand_dims",
    "expm1",
    "fix",
    "flatten",
    "flip",
    "floor",
    "ftrl_update",
    "gamma",
    "gammaln",
    "gather_nd",
    "hard_sigmoid",
    "identity",
    "log",
    "log10",
    "log1p",
    "log2",
    "log_softmax",
    "logical_not",
    "make_loss",
    "max",
    "max_axis",
    "mean",
    "min",
    "min_axis",
    "mp_nag_mom_update",
    "mp_sgd_mom_update",
    "mp_sgd_update",
    "multi_all_finite",
    "multi_mp_sgd_mom_update",
    "multi_mp_sgd_update",
    "multi_sgd_mom_update",
    "multi_sgd_update",
    "multi_sum_sq",
    "nag_mom_update",
    "nanprod",
    "nansum",
    "negative",
    "norm",
    "normal",
    "one_hot",
    "ones_like",
    "pad",
    "pick",
    "prod",
    "radians",
    "random_exponential",
    "random_gamma",
    "random_generalized_negative_binomial",
    "random_negative_binomial",
    "random_normal",
    "random_poisson",
    "random_randint",
    "random_uniform",
    "rcbrt",
    "reciprocal",
    "relu",
    "repeat",
    "reshape",
    "reshape_like",
    "reverse",
    "rint",
    "rmsprop_update",
    "rmspropalex_update",
    "round",
    "rsqrt",
    "sample_exponential",
    "sample_gamma",
    "sample_generalized_negative_binomial",
    "sample_multinomial",
    "sample_negative_binomial",
    "sample_normal",
    "sample_poisson",
    "sample_uniform",
    "scatter_nd",
    "sgd_mom_update",
    "sgd_update",
    "shape_array",
    "shuffle",
    "sigmoid",
    "sign",
    "signsgd_update",
    "signum_update",
    "sin",
    "sinh",
    "size_array",
    "slice",
    "slice_axis",
    "slice_like",
    "smooth_l1",
    "softmax",
    "softmax_cross_entropy",
    "softmin",
    "softsign",
    "sort",
    "space_to_depth",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "stop_gradient",
    "sum",
    "sum_axis",
    "swapaxes",
    "take",
    "tan",
    "tanh",
    "tile",
    "topk",
    "transpose",
    "trunc",
    "uniform",
    "where",
    "zeros_like",
]

_op_Activation = _NDOp("Activation", ("data",), ("act_type",))


def Activation(
    data: NDArray | None = None,
    act_type: Literal["relu", "sigmoid", "softrelu", "softsign", "tanh"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Activation

    Parameters
    ----------
    data : NDArray
    act_type : {"relu", "sigmoid", "softrelu", "softsign", "tanh"}, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Activation((data,), (act_type,), out, kwargs)

_op_BatchNorm = _NDOp("BatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range"))


def BatchNorm(
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
) -> NDArray:
    """BatchNorm

    Parameters
    ----------
    data : NDArray
    gamma : NDArray
    beta : NDArray
    moving_mean : NDArray
    moving_var : NDArray
    eps : float, optional, default 0.0010000000474974513
    momentum : float, optional, default 0.9
    fix_gamma : bool, optional, default True
    use_global_stats : bool, optional, default False
    output_mean_var : bool, optional, default False
    axis : int, optional, default 1
    cudnn_off : bool, optional, default False
    min_calib_range : float or None, optional, default None
    max_calib_range : float or None, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_BatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), out, kwargs)

_op_BlockGrad = _NDOp("BlockGrad", ("data",), ())


def BlockGrad(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """BlockGrad

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_BlockGrad((data,), (), out, kwargs)

_op_Cast = _NDOp("Cast", ("data",), ("dtype",))


def Cast(
    data: NDArray | None = None,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cast

    Parameters
    ----------
    data : NDArray
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Cast((data,), (dtype,), out, kwargs)

_op_Concat = _NDOp("Concat", None, ("num_args", "dim"), variadic="num_args")


def Concat(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Concat

    Parameters
    ----------
    *data : NDArrays
    dim : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Concat(data, (dim,), out, kwargs)

_op_Convolution = _NDOp("Convolution", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Convolution(
    data: NDArray | None = None,
    weight: NDArray | None = None,
    bias: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    num_filter: int = _Null,
    num_group: int = _Null,
    workspace: int = _Null,
    no_bias: bool = _Null,
    cudnn_tune: Literal["fastest", "limited_workspace", "off"] | None = _Null,
    cudnn_off: bool = _Null,
    layout: Literal["NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Convolution

    Parameters
    ----------
    data : NDArray
    weight : NDArray
    bias : NDArray
    kernel : int or tuple of int, required
    stride : int or tuple of int, optional, default ()
    dilate : int or tuple of int, optional, default ()
    pad : int or tuple of int, optional, default ()
    num_filter : int >= 0, required
    num_group : int >= 0, optional, default 1
    workspace : int >= 0, optional, default 1024
    no_bias : bool, optional, default False
    cudnn_tune : {None, "fastest", "limited_workspace", "off"}, optional, default None
    cudnn_off : bool, optional, default False
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"}, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Convolution((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), out, kwargs)

_op_Deconvolution = _NDOp("Deconvolution", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "adj", "target_shape", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Deconvolution(
    data: NDArray | None = None,
    weight: NDArray | None = None,
    bias: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    adj: int | tuple[int, ...] = _Null,
    target_shape: int | tuple[int, ...] = _Null,
    num_filter: int = _Null,
    num_group: int = _Null,
    workspace: int = _Null,
    no_bias: bool = _Null,
    cudnn_tune: Literal["fastest", "limited_workspace", "off"] | None = _Null,
    cudnn_off: bool = _Null,
    layout: Literal["NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Deconvolution

    Parameters
    ----------
    data : NDArray
    weight : NDArray
    bias : NDArray
    kernel : int or tuple of int, required
    stride : int or tuple of int, optional, default ()
    dilate : int or tuple of int, optional, default ()
    pad : int or tuple of int, optional, default ()
    adj : int or tuple of int, optional, default ()
    target_shape : int or tuple of int, optional, default ()
    num_filter : int >= 0, required
    num_group : int >= 0, optional, default 1
    workspace : int >= 0, optional, default 512
    no_bias : bool, optional, default True
    cudnn_tune : {None, "fastest", "limited_workspace", "off"}, optional, default None
    cudnn_off : bool, optional, default False
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"}, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Deconvolution((data, weight, bias), (kernel, stride, dilate, pad, adj, target_shape, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), out, kwargs)

_op_Dropout = _NDOp("Dropout", ("data",), ("p", "mode", "axes", "cudnn_off"))


def Dropout(
    data: NDArray | None = None,
    p: float = _Null,
    mode: Literal["always", "training"] = _Null,
    axes: int | tuple[int, ...] = _Null,
    cudnn_off: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Dropout

    Parameters
    ----------
    data : NDArray
    p : float, optional, default 0.5
    mode : {"always", "training"}, optional, default "training"
    axes : int or tuple of int, optional, default ()
    cudnn_off : bool or None, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Dropout((data,), (p, mode, axes, cudnn_off), out, kwargs)

_op_Embedding = _NDOp("Embedding", ("data", "weight"), ("input_dim", "output_dim", "dtype", "sparse_grad"))


def Embedding(
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
    """Embedding

    Parameters
    ----------
    data : NDArray
    weight : NDArray
    input_dim : int, required
    output_dim : int, required
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    sparse_grad : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Embedding((data, weight), (input_dim, output_dim, dtype, sparse_grad), out, kwargs)

_op_Flatten = _NDOp("Flatten", ("data",), ())


def Flatten(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Flatten

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Flatten((data,), (), out, kwargs)

_op_FullyConnected = _NDOp("FullyConnected", ("data", "weight", "bias"), ("num_hidden", "no_bias", "flatten"))


def FullyConnected(
    data: NDArray | None = None,
    weight: NDArray | None = None,
    bias: NDArray | None = None,
    num_hidden: int = _Null,
    no_bias: bool = _Null,
    flatten: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """FullyConnected

    Parameters
    ----------
    data : NDArray
    weight : NDArray
    bias : NDArray
    num_hidden : int, required
    no_bias : bool, optional, default False
    flatten : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_FullyConnected((data, weight, bias), (num_hidden, no_bias, flatten), out, kwargs)

_op_L2Normalization = _NDOp("L2Normalization", ("data",), ("eps", "mode"))


def L2Normalization(
    data: NDArray | None = None,
    eps: float = _Null,
    mode: Literal["channel", "instance", "spatial"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """L2Normalization

    Parameters
    ----------
    data : NDArray
    eps : float, optional, default 1e-10
    mode : {"channel", "instance", "spatial"}, optional, default "instance"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_L2Normalization((data,), (eps, mode), out, kwargs)

_op_LRN = _NDOp("LRN", ("data",), ("alpha", "beta", "knorm", "nsize"))


def LRN(
    data: NDArray | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    knorm: float = _Null,
    nsize: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """LRN

    Parameters
    ----------
    data : NDArray
    alpha : float, optional, default 0.0001
    beta : float, optional, default 0.75
    knorm : float, optional, default 2
    nsize : int >= 0, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_LRN((data,), (alpha, beta, knorm, nsize), out, kwargs)

_op_LayerNorm = _NDOp("LayerNorm", ("data", "gamma", "beta"), ("axis", "eps", "output_mean_var"))


def LayerNorm(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    beta: NDArray | None = None,
    axis: int = _Null,
    eps: float = _Null,
    output_mean_var: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """LayerNorm

    Parameters
    ----------
    data : NDArray
    gamma : NDArray
    beta : NDArray
    axis : int, optional, default -1
    eps : float, optional, default 1e-05
    output_mean_var : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_LayerNorm((data, gamma, beta), (axis, eps, output_mean_var), out, kwargs)

_op_LeakyReLU = _NDOp("LeakyReLU", ("data", "gamma"), ("act_type", "slope", "lower_bound", "upper_bound"))


def LeakyReLU(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    act_type: Literal["elu", "gelu", "leaky", "prelu", "rrelu", "selu"] = _Null,
    slope: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """LeakyReLU

    Parameters
    ----------
    data : NDArray
    gamma : NDArray
    act_type : {"elu", "gelu", "leaky", "prelu", "rrelu", "selu"}, optional, default "leaky"
    slope : float, optional, default 0.25
    lower_bound : float, optional, default 0.125
    upper_bound : float, optional, default 0.334
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_LeakyReLU((data, gamma), (act_type, slope, lower_bound, upper_bound), out, kwargs)

_op_LinearRegressionOutput = _NDOp("LinearRegressionOutput", ("data", "label"), ("grad_scale",))


def LinearRegressionOutput(
    data: NDArray | None = None,
    label: NDArray | None = None,
    grad_scale: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """LinearRegressionOutput

    Parameters
    ----------
    data : NDArray
    label : NDArray
    grad_scale : float, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_LinearRegressionOutput((data, label), (grad_scale,), out, kwargs)

_op_LogisticRegressionOutput = _NDOp("LogisticRegressionOutput", ("data", "label"), ("grad_scale",))


def LogisticRegressionOutput(
    data: NDArray | None = None,
    label: NDArray | None = None,
    grad_scale: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """LogisticRegressionOutput

    Parameters
    ----------
    data : NDArray
    label : NDArray
    grad_scale : float, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_LogisticRegressionOutput((data, label), (grad_scale,), out, kwargs)

_op_MAERegressionOutput = _NDOp("MAERegressionOutput", ("data", "label"), ("grad_scale",))


def MAERegressionOutput(
    data: NDArray | None = None,
    label: NDArray | None = None,
    grad_scale: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """MAERegressionOutput

    Parameters
    ----------
    data : NDArray
    label : NDArray
    grad_scale : float, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_MAERegressionOutput((data, label), (grad_scale,), out, kwargs)

_op_MakeLoss = _NDOp("MakeLoss", ("data",), ("grad_scale", "valid_thresh", "normalization"))


def MakeLoss(
    data: NDArray | None = None,
    grad_scale: float = _Null,
    valid_thresh: float = _Null,
    normalization: Literal["batch", "null", "valid"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """MakeLoss

    Parameters
    ----------
    data : NDArray
    grad_scale : float, optional, default 1
    valid_thresh : float, optional, default 0
    normalization : {"batch", "null", "valid"}, optional, default "null"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_MakeLoss((data,), (grad_scale, valid_thresh, normalization), out, kwargs)

_op_Pad = _NDOp("Pad", ("data",), ("mode", "pad_width", "constant_value"))


def Pad(
    data: NDArray | None = None,
    mode: Literal["constant", "edge", "reflect"] = _Null,
    pad_width: int | tuple[int, ...] = _Null,
    constant_value: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Pad

    Parameters
    ----------
    data : NDArray
    mode : {"constant", "edge", "reflect"}, required
    pad_width : int or tuple of int, required
    constant_value : float, optional, default 0.0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Pad((data,), (mode, pad_width, constant_value), out, kwargs)

_op_Pooling = _NDOp("Pooling", ("data",), ("kernel", "pool_type", "global_pool", "cudnn_off", "pooling_convention", "stride", "pad", "p_value", "count_include_pad", "layout"))


def Pooling(
    data: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    pool_type: Literal["avg", "lp", "max", "sum"] = _Null,
    global_pool: bool = _Null,
    cudnn_off: bool = _Null,
    pooling_convention: Literal["full", "same", "valid"] = _Null,
    stride: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    p_value: int | None = _Null,
    count_include_pad: bool | None = _Null,
    layout: Literal["NCDHW", "NCHW", "NCW", "NDHWC", "NHWC", "NWC"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Pooling

    Parameters
    ----------
    data : NDArray
    kernel : int or tuple of int, optional, default ()
    pool_type : {"avg", "lp", "max", "sum"}, optional, default "max"
    global_pool : bool, optional, default False
    cudnn_off : bool, optional, default False
    pooling_convention : {"full", "same", "valid"}, optional, default "valid"
    stride : int or tuple of int, optional, default ()
    pad : int or tuple of int, optional, default ()
    p_value : int or None, optional, default None
    count_include_pad : bool or None, optional, default None
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC", "NWC"}, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Pooling((data,), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout), out, kwargs)

_op_Reshape = _NDOp("Reshape", ("data",), ("shape", "reverse", "target_shape", "keep_highest"))


def Reshape(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    reverse: bool = _Null,
    target_shape: int | tuple[int, ...] = _Null,
    keep_highest: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reshape

    Parameters
    ----------
    data : NDArray
    shape : int or tuple of int, optional, default ()
    reverse : bool, optional, default False
    target_shape : int or tuple of int, optional, default ()
    keep_highest : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_Reshape((data,), (shape, reverse, target_shape, keep_highest), out, kwargs)

_op_SequenceLast = _NDOp("SequenceLast", ("data", "sequence_length"), ("use_sequence_length", "axis"))


def SequenceLast(
    data: NDArray | None = None,
    sequence_length: NDArray | None = None,
    use_sequence_length: bool = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SequenceLast

    Parameters
    ----------
    data : NDArray
    sequence_length : NDArray
    use_sequence_length : bool, optional, default False
    axis : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SequenceLast((data, sequence_length), (use_sequence_length, axis), out, kwargs)

_op_SequenceMask = _NDOp("SequenceMask", ("data", "sequence_length"), ("use_sequence_length", "value", "axis"))


def SequenceMask(
    data: NDArray | None = None,
    sequence_length: NDArray | None = None,
    use_sequence_length: bool = _Null,
    value: float = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SequenceMask

    Parameters
    ----------
    data : NDArray
    sequence_length : NDArray
    use_sequence_length : bool, optional, default False
    value : float, optional, default 0
    axis : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SequenceMask((data, sequence_length), (use_sequence_length, value, axis), out, kwargs)

_op_SequenceReverse = _NDOp("SequenceReverse", ("data", "sequence_length"), ("use_sequence_length", "axis"))


def SequenceReverse(
    data: NDArray | None = None,
    sequence_length: NDArray | None = None,
    use_sequence_length: bool = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SequenceReverse

    Parameters
    ----------
    data : NDArray
    sequence_length : NDArray
    use_sequence_length : bool, optional, default False
    axis : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SequenceReverse((data, sequence_length), (use_sequence_length, axis), out, kwargs)

_op_SliceChannel = _NDOp("SliceChannel", ("data",), ("num_outputs", "axis", "squeeze_axis"))


def SliceChannel(
    data: NDArray | None = None,
    num_outputs: int = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SliceChannel

    Parameters
    ----------
    data : NDArray
    num_outputs : int, required
    axis : int, optional, default 1
    squeeze_axis : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SliceChannel((data,), (num_outputs, axis, squeeze_axis), out, kwargs)

_op_SoftmaxOutput = _NDOp("SoftmaxOutput", ("data", "label"), ("grad_scale", "ignore_label", "multi_output", "use_ignore", "preserve_shape", "normalization", "out_grad", "smooth_alpha"))


def SoftmaxOutput(
    data: NDArray | None = None,
    label: NDArray | None = None,
    grad_scale: float = _Null,
    ignore_label: float = _Null,
    multi_output: bool = _Null,
    use_ignore: bool = _Null,
    preserve_shape: bool = _Null,
    normalization: Literal["batch", "null", "valid"] = _Null,
    out_grad: bool = _Null,
    smooth_alpha: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SoftmaxOutput

    Parameters
    ----------
    data : NDArray
    label : NDArray
    grad_scale : float, optional, default 1
    ignore_label : float, optional, default -1
    multi_output : bool, optional, default False
    use_ignore : bool, optional, default False
    preserve_shape : bool, optional, default False
    normalization : {"batch", "null", "valid"}, optional, default "null"
    out_grad : bool, optional, default False
    smooth_alpha : float, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SoftmaxOutput((data, label), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha), out, kwargs)

_op_SwapAxis = _NDOp("SwapAxis", ("data",), ("dim1", "dim2"))


def SwapAxis(
    data: NDArray | None = None,
    dim1: int = _Null,
    dim2: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """SwapAxis

    Parameters
    ----------
    data : NDArray
    dim1 : int, optional, default 0
    dim2 : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_SwapAxis((data,), (dim1, dim2), out, kwargs)

_op_abs = _NDOp("abs", ("data",), ())


def abs(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """abs

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_abs((data,), (), out, kwargs)

_op_adam_update = _NDOp("adam_update", ("weight", "grad", "mean", "var"), ("lr", "beta1", "beta2", "epsilon", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def adam_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """adam_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mean : NDArray
    var : NDArray
    lr : float, required
    beta1 : float, optional, default 0.9
    beta2 : float, optional, default 0.999
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_adam_update((weight, grad, mean, var), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_add_n = _NDOp("add_n", None, ("num_args",), variadic="num_args")


def add_n(
    *args: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """add_n

    Parameters
    ----------
    *args : NDArrays
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_add_n(args, (), out, kwargs)

_op_all_finite = _NDOp("all_finite", ("data",), ("init_output",))


def all_finite(
    data: NDArray | None = None,
    init_output: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """all_finite

    Parameters
    ----------
    data : NDArray
    init_output : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_all_finite((data,), (init_output,), out, kwargs)

_op_arccos = _NDOp("arccos", ("data",), ())


def arccos(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arccos

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arccos((data,), (), out, kwargs)

_op_arccosh = _NDOp("arccosh", ("data",), ())


def arccosh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arccosh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arccosh((data,), (), out, kwargs)

_op_arcsin = _NDOp("arcsin", ("data",), ())


def arcsin(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arcsin

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arcsin((data,), (), out, kwargs)

_op_arcsinh = _NDOp("arcsinh", ("data",), ())


def arcsinh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arcsinh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arcsinh((data,), (), out, kwargs)

_op_arctan = _NDOp("arctan", ("data",), ())


def arctan(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arctan

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arctan((data,), (), out, kwargs)

_op_arctanh = _NDOp("arctanh", ("data",), ())


def arctanh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """arctanh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_arctanh((data,), (), out, kwargs)

_op_argmax = _NDOp("argmax", ("data",), ("axis", "keepdims"))


def argmax(
    data: NDArray | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """argmax

    Parameters
    ----------
    data : NDArray
    axis : int or None, optional, default None
    keepdims : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_argmax((data,), (axis, keepdims), out, kwargs)

_op_argmax_channel = _NDOp("argmax_channel", ("data",), ())


def argmax_channel(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """argmax_channel

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_argmax_channel((data,), (), out, kwargs)

_op_argmin = _NDOp("argmin", ("data",), ("axis", "keepdims"))


def argmin(
    data: NDArray | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """argmin

    Parameters
    ----------
    data : NDArray
    axis : int or None, optional, default None
    keepdims : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_argmin((data,), (axis, keepdims), out, kwargs)

_op_argsort = _NDOp("argsort", ("data",), ("axis", "is_ascend", "dtype"))


def argsort(
    data: NDArray | None = None,
    axis: int | None = _Null,
    is_ascend: bool = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """argsort

    Parameters
    ----------
    data : NDArray
    axis : int or None, optional, default -1
    is_ascend : bool, optional, default True
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_argsort((data,), (axis, is_ascend, dtype), out, kwargs)

_op_batch_dot = _NDOp("batch_dot", ("lhs", "rhs"), ("transpose_a", "transpose_b", "forward_stype"))


def batch_dot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    forward_stype: Literal["csr", "default", "row_sparse"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """batch_dot

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    transpose_a : bool, optional, default False
    transpose_b : bool, optional, default False
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_batch_dot((lhs, rhs), (transpose_a, transpose_b, forward_stype), out, kwargs)

_op_batch_take = _NDOp("batch_take", ("a", "indices"), ())


def batch_take(
    a: NDArray | None = None,
    indices: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """batch_take

    Parameters
    ----------
    a : NDArray
    indices : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_batch_take((a, indices), (), out, kwargs)

_op_broadcast_add = _NDOp("broadcast_add", ("lhs", "rhs"), ())


def broadcast_add(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_add

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_add((lhs, rhs), (), out, kwargs)

_op_broadcast_axis = _NDOp("broadcast_axis", ("data",), ("axis", "size"))


def broadcast_axis(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] = _Null,
    size: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_axis

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int, optional, default ()
    size : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_axis((data,), (axis, size), out, kwargs)

_op_broadcast_div = _NDOp("broadcast_div", ("lhs", "rhs"), ())


def broadcast_div(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_div

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_div((lhs, rhs), (), out, kwargs)

_op_broadcast_equal = _NDOp("broadcast_equal", ("lhs", "rhs"), ())


def broadcast_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_equal

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_equal((lhs, rhs), (), out, kwargs)

_op_broadcast_greater = _NDOp("broadcast_greater", ("lhs", "rhs"), ())


def broadcast_greater(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_greater

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_greater((lhs, rhs), (), out, kwargs)

_op_broadcast_greater_equal = _NDOp("broadcast_greater_equal", ("lhs", "rhs"), ())


def broadcast_greater_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_greater_equal

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_greater_equal((lhs, rhs), (), out, kwargs)

_op_broadcast_hypot = _NDOp("broadcast_hypot", ("lhs", "rhs"), ())


def broadcast_hypot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_hypot

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_hypot((lhs, rhs), (), out, kwargs)

_op_broadcast_lesser = _NDOp("broadcast_lesser", ("lhs", "rhs"), ())


def broadcast_lesser(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_lesser

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_lesser((lhs, rhs), (), out, kwargs)

_op_broadcast_lesser_equal = _NDOp("broadcast_lesser_equal", ("lhs", "rhs"), ())


def broadcast_lesser_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_lesser_equal

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_lesser_equal((lhs, rhs), (), out, kwargs)

_op_broadcast_like = _NDOp("broadcast_like", ("lhs", "rhs"), ("lhs_axes", "rhs_axes"))


def broadcast_like(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    lhs_axes: int | tuple[int, ...] | None = _Null,
    rhs_axes: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_like

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    lhs_axes : int or tuple of int or None, optional, default None
    rhs_axes : int or tuple of int or None, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_like((lhs, rhs), (lhs_axes, rhs_axes), out, kwargs)

_op_broadcast_logical_and = _NDOp("broadcast_logical_and", ("lhs", "rhs"), ())


def broadcast_logical_and(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_logical_and

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_logical_and((lhs, rhs), (), out, kwargs)

_op_broadcast_logical_or = _NDOp("broadcast_logical_or", ("lhs", "rhs"), ())


def broadcast_logical_or(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_logical_or

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_logical_or((lhs, rhs), (), out, kwargs)

_op_broadcast_logical_xor = _NDOp("broadcast_logical_xor", ("lhs", "rhs"), ())


def broadcast_logical_xor(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_logical_xor

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_logical_xor((lhs, rhs), (), out, kwargs)

_op_broadcast_maximum = _NDOp("broadcast_maximum", ("lhs", "rhs"), ())


def broadcast_maximum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_maximum

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_maximum((lhs, rhs), (), out, kwargs)

_op_broadcast_minimum = _NDOp("broadcast_minimum", ("lhs", "rhs"), ())


def broadcast_minimum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_minimum

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_minimum((lhs, rhs), (), out, kwargs)

_op_broadcast_mod = _NDOp("broadcast_mod", ("lhs", "rhs"), ())


def broadcast_mod(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_mod

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_mod((lhs, rhs), (), out, kwargs)

_op_broadcast_mul = _NDOp("broadcast_mul", ("lhs", "rhs"), ())


def broadcast_mul(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_mul

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_mul((lhs, rhs), (), out, kwargs)

_op_broadcast_not_equal = _NDOp("broadcast_not_equal", ("lhs", "rhs"), ())


def broadcast_not_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_not_equal

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_not_equal((lhs, rhs), (), out, kwargs)

_op_broadcast_power = _NDOp("broadcast_power", ("lhs", "rhs"), ())


def broadcast_power(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_power

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_power((lhs, rhs), (), out, kwargs)

_op_broadcast_sub = _NDOp("broadcast_sub", ("lhs", "rhs"), ())


def broadcast_sub(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_sub

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_sub((lhs, rhs), (), out, kwargs)

_op_broadcast_to = _NDOp("broadcast_to", ("data",), ("shape",))


def broadcast_to(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """broadcast_to

    Parameters
    ----------
    data : NDArray
    shape : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_broadcast_to((data,), (shape,), out, kwargs)

_op_cast_storage = _NDOp("cast_storage", ("data",), ("stype",))


def cast_storage(
    data: NDArray | None = None,
    stype: Literal["csr", "default", "row_sparse"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """cast_storage

    Parameters
    ----------
    data : NDArray
    stype : {"csr", "default", "row_sparse"}, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_cast_storage((data,), (stype,), out, kwargs)

_op_cbrt = _NDOp("cbrt", ("data",), ())


def cbrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """cbrt

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_cbrt((data,), (), out, kwargs)

_op_ceil = _NDOp("ceil", ("data",), ())


def ceil(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """ceil

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_ceil((data,), (), out, kwargs)

_op_clip = _NDOp("clip", ("data",), ("a_min", "a_max"))


def clip(
    data: NDArray | None = None,
    a_min: float = _Null,
    a_max: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """clip

    Parameters
    ----------
    data : NDArray
    a_min : float, required
    a_max : float, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_clip((data,), (a_min, a_max), out, kwargs)

_op_cos = _NDOp("cos", ("data",), ())


def cos(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """cos

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_cos((data,), (), out, kwargs)

_op_cosh = _NDOp("cosh", ("data",), ())


def cosh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """cosh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_cosh((data,), (), out, kwargs)

_op_degrees = _NDOp("degrees", ("data",), ())


def degrees(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """degrees

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_degrees((data,), (), out, kwargs)

_op_depth_to_space = _NDOp("depth_to_space", ("data",), ("block_size",))


def depth_to_space(
    data: NDArray | None = None,
    block_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """depth_to_space

    Parameters
    ----------
    data : NDArray
    block_size : int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_depth_to_space((data,), (block_size,), out, kwargs)

_op_diag = _NDOp("diag", ("data",), ("k", "axis1", "axis2"))


def diag(
    data: NDArray | None = None,
    k: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """diag

    Parameters
    ----------
    data : NDArray
    k : int, optional, default 0
    axis1 : int, optional, default 0
    axis2 : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_diag((data,), (k, axis1, axis2), out, kwargs)

_op_dot = _NDOp("dot", ("lhs", "rhs"), ("transpose_a", "transpose_b", "forward_stype"))


def dot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    forward_stype: Literal["csr", "default", "row_sparse"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """dot

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    transpose_a : bool, optional, default False
    transpose_b : bool, optional, default False
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_dot((lhs, rhs), (transpose_a, transpose_b, forward_stype), out, kwargs)

_op_elemwise_add = _NDOp("elemwise_add", ("lhs", "rhs"), ())


def elemwise_add(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """elemwise_add

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_elemwise_add((lhs, rhs), (), out, kwargs)

_op_elemwise_div = _NDOp("elemwise_div", ("lhs", "rhs"), ())


def elemwise_div(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """elemwise_div

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_elemwise_div((lhs, rhs), (), out, kwargs)

_op_elemwise_mul = _NDOp("elemwise_mul", ("lhs", "rhs"), ())


def elemwise_mul(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """elemwise_mul

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_elemwise_mul((lhs, rhs), (), out, kwargs)

_op_elemwise_sub = _NDOp("elemwise_sub", ("lhs", "rhs"), ())


def elemwise_sub(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """elemwise_sub

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_elemwise_sub((lhs, rhs), (), out, kwargs)

_op_erf = _NDOp("erf", ("data",), ())


def erf(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """erf

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_erf((data,), (), out, kwargs)

_op_erfinv = _NDOp("erfinv", ("data",), ())


def erfinv(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """erfinv

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_erfinv((data,), (), out, kwargs)

_op_exp = _NDOp("exp", ("data",), ())


def exp(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """exp

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_exp((data,), (), out, kwargs)

_op_expand_dims = _NDOp("expand_dims", ("data",), ("axis",))


def expand_dims(
    data: NDArray | None = None,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """expand_dims

    Parameters
    ----------
    data : NDArray
    axis : int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_expand_dims((data,), (axis,), out, kwargs)

_op_expm1 = _NDOp("expm1", ("data",), ())


def expm1(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """expm1

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_expm1((data,), (), out, kwargs)

_op_fix = _NDOp("fix", ("data",), ())


def fix(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """fix

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_fix((data,), (), out, kwargs)

_op_floor = _NDOp("floor", ("data",), ())


def floor(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """floor

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_floor((data,), (), out, kwargs)

_op_ftrl_update = _NDOp("ftrl_update", ("weight", "grad", "z", "n"), ("lr", "lamda1", "beta", "wd", "rescale_grad", "clip_gradient"))


def ftrl_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    z: NDArray | None = None,
    n: NDArray | None = None,
    lr: float = _Null,
    lamda1: float = _Null,
    beta: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """ftrl_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    z : NDArray
    n : NDArray
    lr : float, required
    lamda1 : float, optional, default 0.01
    beta : float, optional, default 1
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_ftrl_update((weight, grad, z, n), (lr, lamda1, beta, wd, rescale_grad, clip_gradient), out, kwargs)

_op_gamma = _NDOp("gamma", ("data",), ())


def gamma(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """gamma

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_gamma((data,), (), out, kwargs)

_op_gammaln = _NDOp("gammaln", ("data",), ())


def gammaln(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """gammaln

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_gammaln((data,), (), out, kwargs)

_op_gather_nd = _NDOp("gather_nd", ("data", "indices"), ())


def gather_nd(
    data: NDArray | None = None,
    indices: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """gather_nd

    Parameters
    ----------
    data : NDArray
    indices : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_gather_nd((data, indices), (), out, kwargs)

_op_hard_sigmoid = _NDOp("hard_sigmoid", ("data",), ("alpha", "beta"))


def hard_sigmoid(
    data: NDArray | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """hard_sigmoid

    Parameters
    ----------
    data : NDArray
    alpha : float, optional, default 0.2
    beta : float, optional, default 0.5
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_hard_sigmoid((data,), (alpha, beta), out, kwargs)

_op_log = _NDOp("log", ("data",), ())


def log(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """log

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_log((data,), (), out, kwargs)

_op_log10 = _NDOp("log10", ("data",), ())


def log10(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """log10

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_log10((data,), (), out, kwargs)

_op_log1p = _NDOp("log1p", ("data",), ())


def log1p(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """log1p

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_log1p((data,), (), out, kwargs)

_op_log2 = _NDOp("log2", ("data",), ())


def log2(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """log2

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_log2((data,), (), out, kwargs)

_op_log_softmax = _NDOp("log_softmax", ("data",), ("axis", "temperature", "dtype", "use_length"))


def log_softmax(
    data: NDArray | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """log_softmax

    Parameters
    ----------
    data : NDArray
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_log_softmax((data,), (axis, temperature, dtype, use_length), out, kwargs)

_op_logical_not = _NDOp("logical_not", ("data",), ())


def logical_not(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """logical_not

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_logical_not((data,), (), out, kwargs)

_op_make_loss = _NDOp("make_loss", ("data",), ())


def make_loss(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """make_loss

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_make_loss((data,), (), out, kwargs)

_op_max = _NDOp("max", ("data",), ("axis", "keepdims", "exclude"))


def max(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """max

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_max((data,), (axis, keepdims, exclude), out, kwargs)

_op_mean = _NDOp("mean", ("data",), ("axis", "keepdims", "exclude"))


def mean(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """mean

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_mean((data,), (axis, keepdims, exclude), out, kwargs)

_op_min = _NDOp("min", ("data",), ("axis", "keepdims", "exclude"))


def min(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """min

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_min((data,), (axis, keepdims, exclude), out, kwargs)

_op_mp_nag_mom_update = _NDOp("mp_nag_mom_update", ("weight", "grad", "mom", "weight32"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient"))


def mp_nag_mom_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mom: NDArray | None = None,
    weight32: NDArray | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """mp_nag_mom_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mom : NDArray
    weight32 : NDArray
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_mp_nag_mom_update((weight, grad, mom, weight32), (lr, momentum, wd, rescale_grad, clip_gradient), out, kwargs)

_op_mp_sgd_mom_update = _NDOp("mp_sgd_mom_update", ("weight", "grad", "mom", "weight32"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def mp_sgd_mom_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mom: NDArray | None = None,
    weight32: NDArray | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """mp_sgd_mom_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mom : NDArray
    weight32 : NDArray
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_mp_sgd_mom_update((weight, grad, mom, weight32), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_mp_sgd_update = _NDOp("mp_sgd_update", ("weight", "grad", "weight32"), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def mp_sgd_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    weight32: NDArray | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """mp_sgd_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    weight32 : NDArray
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_mp_sgd_update((weight, grad, weight32), (lr, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_multi_all_finite = _NDOp("multi_all_finite", None, ("num_arrays", "init_output"), variadic="")


def multi_all_finite(
    *data: NDArray,
    num_arrays: int = _Null,
    init_output: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_all_finite

    Parameters
    ----------
    *data : NDArrays
    num_arrays : int, optional, default 1
    init_output : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_all_finite(data, (num_arrays, init_output), out, kwargs)

_op_multi_mp_sgd_mom_update = _NDOp("multi_mp_sgd_mom_update", None, ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_mp_sgd_mom_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_mp_sgd_mom_update

    Parameters
    ----------
    *data : NDArrays
    lrs : tuple of float, required
    wds : tuple of float, required
    momentum : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_mp_sgd_mom_update(data, (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_multi_mp_sgd_update = _NDOp("multi_mp_sgd_update", None, ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_mp_sgd_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_mp_sgd_update

    Parameters
    ----------
    *data : NDArrays
    lrs : tuple of float, required
    wds : tuple of float, required
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_mp_sgd_update(data, (lrs, wds, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_multi_sgd_mom_update = _NDOp("multi_sgd_mom_update", None, ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_sgd_mom_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_sgd_mom_update

    Parameters
    ----------
    *data : NDArrays
    lrs : tuple of float, required
    wds : tuple of float, required
    momentum : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_sgd_mom_update(data, (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_multi_sgd_update = _NDOp("multi_sgd_update", None, ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_sgd_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_sgd_update

    Parameters
    ----------
    *data : NDArrays
    lrs : tuple of float, required
    wds : tuple of float, required
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_sgd_update(data, (lrs, wds, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_multi_sum_sq = _NDOp("multi_sum_sq", None, ("num_arrays",), variadic="")


def multi_sum_sq(
    *data: NDArray,
    num_arrays: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """multi_sum_sq

    Parameters
    ----------
    *data : NDArrays
    num_arrays : int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_multi_sum_sq(data, (num_arrays,), out, kwargs)

_op_nag_mom_update = _NDOp("nag_mom_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient"))


def nag_mom_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mom: NDArray | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """nag_mom_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mom : NDArray
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_nag_mom_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient), out, kwargs)

_op_nanprod = _NDOp("nanprod", ("data",), ("axis", "keepdims", "exclude"))


def nanprod(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """nanprod

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_nanprod((data,), (axis, keepdims, exclude), out, kwargs)

_op_nansum = _NDOp("nansum", ("data",), ("axis", "keepdims", "exclude"))


def nansum(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """nansum

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_nansum((data,), (axis, keepdims, exclude), out, kwargs)

_op_negative = _NDOp("negative", ("data",), ())


def negative(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """negative

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_negative((data,), (), out, kwargs)

_op_norm = _NDOp("norm", ("data",), ("ord", "axis", "out_dtype", "keepdims"))


def norm(
    data: NDArray | None = None,
    ord: int = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    out_dtype: Literal["float16", "float32", "float64", "int32", "int64", "int8"] | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """norm

    Parameters
    ----------
    data : NDArray
    ord : int, optional, default 2
    axis : int or tuple of int or None, optional, default None
    out_dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
    keepdims : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_norm((data,), (ord, axis, out_dtype, keepdims), out, kwargs)

_op_one_hot = _NDOp("one_hot", ("indices",), ("depth", "on_value", "off_value", "dtype"))


def one_hot(
    indices: NDArray | None = None,
    depth: int = _Null,
    on_value: float = _Null,
    off_value: float = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """one_hot

    Parameters
    ----------
    indices : NDArray
    depth : int, required
    on_value : float, optional, default 1.0
    off_value : float, optional, default 0.0
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_one_hot((indices,), (depth, on_value, off_value, dtype), out, kwargs)

_op_ones_like = _NDOp("ones_like", ("data",), ())


def ones_like(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """ones_like

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_ones_like((data,), (), out, kwargs)

_op_pick = _NDOp("pick", ("data", "index"), ("axis", "keepdims", "mode"))


def pick(
    data: NDArray | None = None,
    index: NDArray | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    mode: Literal["clip", "wrap"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """pick

    Parameters
    ----------
    data : NDArray
    index : NDArray
    axis : int or None, optional, default -1
    keepdims : bool, optional, default False
    mode : {"clip", "wrap"}, optional, default "clip"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_pick((data, index), (axis, keepdims, mode), out, kwargs)

_op_prod = _NDOp("prod", ("data",), ("axis", "keepdims", "exclude"))


def prod(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """prod

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_prod((data,), (axis, keepdims, exclude), out, kwargs)

_op_radians = _NDOp("radians", ("data",), ())


def radians(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """radians

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_radians((data,), (), out, kwargs)

_op_rcbrt = _NDOp("rcbrt", ("data",), ())


def rcbrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """rcbrt

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_rcbrt((data,), (), out, kwargs)

_op_reciprocal = _NDOp("reciprocal", ("data",), ())


def reciprocal(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """reciprocal

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_reciprocal((data,), (), out, kwargs)

_op_relu = _NDOp("relu", ("data",), ())


def relu(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """relu

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_relu((data,), (), out, kwargs)

_op_repeat = _NDOp("repeat", ("data",), ("repeats", "axis"))


def repeat(
    data: NDArray | None = None,
    repeats: int = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """repeat

    Parameters
    ----------
    data : NDArray
    repeats : int, required
    axis : int or None, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_repeat((data,), (repeats, axis), out, kwargs)

_op_reshape_like = _NDOp("reshape_like", ("lhs", "rhs"), ("lhs_begin", "lhs_end", "rhs_begin", "rhs_end"))


def reshape_like(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    lhs_begin: int | None = _Null,
    lhs_end: int | None = _Null,
    rhs_begin: int | None = _Null,
    rhs_end: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """reshape_like

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    lhs_begin : int or None, optional, default None
    lhs_end : int or None, optional, default None
    rhs_begin : int or None, optional, default None
    rhs_end : int or None, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_reshape_like((lhs, rhs), (lhs_begin, lhs_end, rhs_begin, rhs_end), out, kwargs)

_op_reverse = _NDOp("reverse", ("data",), ("axis",))


def reverse(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """reverse

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_reverse((data,), (axis,), out, kwargs)

_op_rint = _NDOp("rint", ("data",), ())


def rint(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """rint

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_rint((data,), (), out, kwargs)

_op_rmsprop_update = _NDOp("rmsprop_update", ("weight", "grad", "n"), ("lr", "gamma1", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights"))


def rmsprop_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    n: NDArray | None = None,
    lr: float = _Null,
    gamma1: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    clip_weights: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """rmsprop_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    n : NDArray
    lr : float, required
    gamma1 : float, optional, default 0.95
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    clip_weights : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_rmsprop_update((weight, grad, n), (lr, gamma1, epsilon, wd, rescale_grad, clip_gradient, clip_weights), out, kwargs)

_op_rmspropalex_update = _NDOp("rmspropalex_update", ("weight", "grad", "n", "g", "delta"), ("lr", "gamma1", "gamma2", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights"))


def rmspropalex_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    n: NDArray | None = None,
    g: NDArray | None = None,
    delta: NDArray | None = None,
    lr: float = _Null,
    gamma1: float = _Null,
    gamma2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    clip_weights: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """rmspropalex_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    n : NDArray
    g : NDArray
    delta : NDArray
    lr : float, required
    gamma1 : float, optional, default 0.95
    gamma2 : float, optional, default 0.9
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    clip_weights : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_rmspropalex_update((weight, grad, n, g, delta), (lr, gamma1, gamma2, epsilon, wd, rescale_grad, clip_gradient, clip_weights), out, kwargs)

_op_round = _NDOp("round", ("data",), ())


def round(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """round

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_round((data,), (), out, kwargs)

_op_rsqrt = _NDOp("rsqrt", ("data",), ())


def rsqrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """rsqrt

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_rsqrt((data,), (), out, kwargs)

_op_scatter_nd = _NDOp("scatter_nd", ("data", "indices"), ("shape",))


def scatter_nd(
    data: NDArray | None = None,
    indices: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """scatter_nd

    Parameters
    ----------
    data : NDArray
    indices : NDArray
    shape : int or tuple of int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_scatter_nd((data, indices), (shape,), out, kwargs)

_op_sgd_mom_update = _NDOp("sgd_mom_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def sgd_mom_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mom: NDArray | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sgd_mom_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mom : NDArray
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sgd_mom_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_sgd_update = _NDOp("sgd_update", ("weight", "grad"), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def sgd_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sgd_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sgd_update((weight, grad), (lr, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_shape_array = _NDOp("shape_array", ("data",), ())


def shape_array(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """shape_array

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_shape_array((data,), (), out, kwargs)

_op_sigmoid = _NDOp("sigmoid", ("data",), ())


def sigmoid(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sigmoid

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sigmoid((data,), (), out, kwargs)

_op_sign = _NDOp("sign", ("data",), ())


def sign(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sign

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sign((data,), (), out, kwargs)

_op_signsgd_update = _NDOp("signsgd_update", ("weight", "grad"), ("lr", "wd", "rescale_grad", "clip_gradient"))


def signsgd_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """signsgd_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_signsgd_update((weight, grad), (lr, wd, rescale_grad, clip_gradient), out, kwargs)

_op_signum_update = _NDOp("signum_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "wd_lh"))


def signum_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mom: NDArray | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    wd_lh: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """signum_update

    Parameters
    ----------
    weight : NDArray
    grad : NDArray
    mom : NDArray
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    wd_lh : float, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_signum_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient, wd_lh), out, kwargs)

_op_sin = _NDOp("sin", ("data",), ())


def sin(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sin

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sin((data,), (), out, kwargs)

_op_sinh = _NDOp("sinh", ("data",), ())


def sinh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sinh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sinh((data,), (), out, kwargs)

_op_size_array = _NDOp("size_array", ("data",), ())


def size_array(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """size_array

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_size_array((data,), (), out, kwargs)

_op_slice = _NDOp("slice", ("data",), ("begin", "end", "step"))


def slice(
    data: NDArray | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """slice

    Parameters
    ----------
    data : NDArray
    begin : int or tuple of int, required
    end : int or tuple of int, required
    step : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_slice((data,), (begin, end, step), out, kwargs)

_op_slice_axis = _NDOp("slice_axis", ("data",), ("axis", "begin", "end"))


def slice_axis(
    data: NDArray | None = None,
    axis: int = _Null,
    begin: int = _Null,
    end: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """slice_axis

    Parameters
    ----------
    data : NDArray
    axis : int, required
    begin : int, required
    end : int or None, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_slice_axis((data,), (axis, begin, end), out, kwargs)

_op_slice_like = _NDOp("slice_like", ("data", "shape_like"), ("axes",))


def slice_like(
    data: NDArray | None = None,
    shape_like: NDArray | None = None,
    axes: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """slice_like

    Parameters
    ----------
    data : NDArray
    shape_like : NDArray
    axes : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_slice_like((data, shape_like), (axes,), out, kwargs)

_op_smooth_l1 = _NDOp("smooth_l1", ("data",), ("scalar",))


def smooth_l1(
    data: NDArray | None = None,
    scalar: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """smooth_l1

    Parameters
    ----------
    data : NDArray
    scalar : float, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_smooth_l1((data,), (scalar,), out, kwargs)

_op_softmax = _NDOp("softmax", ("data", "length"), ("axis", "temperature", "dtype", "use_length"))


def softmax(
    data: NDArray | None = None,
    length: NDArray | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """softmax

    Parameters
    ----------
    data : NDArray
    length : NDArray
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_softmax((data, length), (axis, temperature, dtype, use_length), out, kwargs)

_op_softmax_cross_entropy = _NDOp("softmax_cross_entropy", ("data", "label"), ())


def softmax_cross_entropy(
    data: NDArray | None = None,
    label: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """softmax_cross_entropy

    Parameters
    ----------
    data : NDArray
    label : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_softmax_cross_entropy((data, label), (), out, kwargs)

_op_softmin = _NDOp("softmin", ("data",), ("axis", "temperature", "dtype", "use_length"))


def softmin(
    data: NDArray | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """softmin

    Parameters
    ----------
    data : NDArray
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_softmin((data,), (axis, temperature, dtype, use_length), out, kwargs)

_op_softsign = _NDOp("softsign", ("data",), ())


def softsign(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """softsign

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_softsign((data,), (), out, kwargs)

_op_sort = _NDOp("sort", ("data",), ("axis", "is_ascend"))


def sort(
    data: NDArray | None = None,
    axis: int | None = _Null,
    is_ascend: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sort

    Parameters
    ----------
    data : NDArray
    axis : int or None, optional, default -1
    is_ascend : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sort((data,), (axis, is_ascend), out, kwargs)

_op_space_to_depth = _NDOp("space_to_depth", ("data",), ("block_size",))


def space_to_depth(
    data: NDArray | None = None,
    block_size: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """space_to_depth

    Parameters
    ----------
    data : NDArray
    block_size : int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_space_to_depth((data,), (block_size,), out, kwargs)

_op_sqrt = _NDOp("sqrt", ("data",), ())


def sqrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sqrt

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sqrt((data,), (), out, kwargs)

_op_square = _NDOp("square", ("data",), ())


def square(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """square

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_square((data,), (), out, kwargs)

_op_squeeze = _NDOp("squeeze", ("data",), ("axis",))


def squeeze(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """squeeze

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_squeeze((data,), (axis,), out, kwargs)

_op_stack = _NDOp("stack", None, ("axis", "num_args"), variadic="num_args")


def stack(
    *data: NDArray,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """stack

    Parameters
    ----------
    *data : NDArrays
    axis : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_stack(data, (axis,), out, kwargs)

_op_sum = _NDOp("sum", ("data",), ("axis", "keepdims", "exclude"))


def sum(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """sum

    Parameters
    ----------
    data : NDArray
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_sum((data,), (axis, keepdims, exclude), out, kwargs)

_op_take = _NDOp("take", ("a", "indices"), ("axis", "mode"))


def take(
    a: NDArray | None = None,
    indices: NDArray | None = None,
    axis: int = _Null,
    mode: Literal["clip", "raise", "wrap"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """take

    Parameters
    ----------
    a : NDArray
    indices : NDArray
    axis : int, optional, default 0
    mode : {"clip", "raise", "wrap"}, optional, default "clip"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_take((a, indices), (axis, mode), out, kwargs)

_op_tan = _NDOp("tan", ("data",), ())


def tan(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """tan

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_tan((data,), (), out, kwargs)

_op_tanh = _NDOp("tanh", ("data",), ())


def tanh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """tanh

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_tanh((data,), (), out, kwargs)

_op_tile = _NDOp("tile", ("data",), ("reps",))


def tile(
    data: NDArray | None = None,
    reps: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """tile

    Parameters
    ----------
    data : NDArray
    reps : int or tuple of int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_tile((data,), (reps,), out, kwargs)

_op_topk = _NDOp("topk", ("data",), ("axis", "k", "ret_typ", "is_ascend", "dtype"))


def topk(
    data: NDArray | None = None,
    axis: int | None = _Null,
    k: int = _Null,
    ret_typ: Literal["both", "indices", "mask", "value"] = _Null,
    is_ascend: bool = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """topk

    Parameters
    ----------
    data : NDArray
    axis : int or None, optional, default -1
    k : int, optional, default 1
    ret_typ : {"both", "indices", "mask", "value"}, optional, default "indices"
    is_ascend : bool, optional, default False
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_topk((data,), (axis, k, ret_typ, is_ascend, dtype), out, kwargs)

_op_transpose = _NDOp("transpose", ("data",), ("axes",))


def transpose(
    data: NDArray | None = None,
    axes: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """transpose

    Parameters
    ----------
    data : NDArray
    axes : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_transpose((data,), (axes,), out, kwargs)

_op_trunc = _NDOp("trunc", ("data",), ())


def trunc(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """trunc

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_trunc((data,), (), out, kwargs)

_op_where = _NDOp("where", ("condition", "x", "y"), ())


def where(
    condition: NDArray | None = None,
    x: NDArray | None = None,
    y: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """where

    Parameters
    ----------
    condition : NDArray
    x : NDArray
    y : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_where((condition, x, y), (), out, kwargs)

_op_zeros_like = _NDOp("zeros_like", ("data",), ())


def zeros_like(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """zeros_like

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_zeros_like((data,), (), out, kwargs)

ElementWiseSum = add_n
Softmax = SoftmaxOutput
broadcast_axes = broadcast_axis
broadcast_minus = broadcast_sub
broadcast_plus = broadcast_add
cast = Cast
choose_element_0index = pick
concat = Concat
crop = slice
flatten = Flatten
flip = reverse
max_axis = max
min_axis = min
pad = Pad
reshape = Reshape
split = SliceChannel
stop_gradient = BlockGrad
sum_axis = sum
swapaxes = SwapAxis

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_internal import _copy as identity
from .gen_random import normal as normal
from .gen_random import exponential as random_exponential
from .gen_random import gamma as random_gamma
from .gen_random import generalized_negative_binomial as random_generalized_negative_binomial
from .gen_random import negative_binomial as random_negative_binomial
from .gen_random import normal as random_normal
from .gen_random import poisson as random_poisson
from .gen_random import randint as random_randint
from .gen_random import uniform as random_uniform
from .gen_internal import _sample_exponential as sample_exponential
from .gen_internal import _sample_gamma as sample_gamma
from .gen_internal import _sample_generalized_negative_binomial as sample_generalized_negative_binomial
from .gen_internal import _sample_multinomial as sample_multinomial
from .gen_internal import _sample_negative_binomial as sample_negative_binomial
from .gen_internal import _sample_normal as sample_normal
from .gen_internal import _sample_poisson as sample_poisson
from .gen_internal import _sample_uniform as sample_uniform
from .gen_internal import _shuffle as shuffle
from .gen_random import uniform as uniform
