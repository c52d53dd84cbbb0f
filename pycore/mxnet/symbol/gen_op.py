# mxnet.symbol, op: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, op: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

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

_op_Activation = _SymOp("Activation", ("data",), ("act_type",))


def Activation(
    data: Symbol | None = None,
    act_type: Literal["relu", "sigmoid", "softrelu", "softsign", "tanh"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Activation

    Parameters
    ----------
    data : Symbol
    act_type : {"relu", "sigmoid", "softrelu", "softsign", "tanh"}, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Activation((data,), (act_type,), name, attr, kwargs)

_op_BatchNorm = _SymOp("BatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range"))


def BatchNorm(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    moving_mean: Symbol | None = None,
    moving_var: Symbol | None = None,
    eps: float = _Null,
    momentum: float = _Null,
    fix_gamma: bool = _Null,
    use_global_stats: bool = _Null,
    output_mean_var: bool = _Null,
    axis: int = _Null,
    cudnn_off: bool = _Null,
    min_calib_range: float | None = _Null,
    max_calib_range: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """BatchNorm

    Parameters
    ----------
    data : Symbol
    gamma : Symbol
    beta : Symbol
    moving_mean : Symbol
    moving_var : Symbol
    eps : float, optional, default 0.0010000000474974513
    momentum : float, optional, default 0.9
    fix_gamma : bool, optional, default True
    use_global_stats : bool, optional, default False
    output_mean_var : bool, optional, default False
    axis : int, optional, default 1
    cudnn_off : bool, optional, default False
    min_calib_range : float or None, optional, default None
    max_calib_range : float or None, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_BatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), name, attr, kwargs)

_op_BlockGrad = _SymOp("BlockGrad", ("data",), ())


def BlockGrad(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """BlockGrad

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_BlockGrad((data,), (), name, attr, kwargs)

_op_Cast = _SymOp("Cast", ("data",), ("dtype",))


def Cast(
    data: Symbol | None = None,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cast

    Parameters
    ----------
    data : Symbol
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Cast((data,), (dtype,), name, attr, kwargs)

_op_Concat = _SymOp("Concat", None, ("num_args", "dim"), variadic="num_args")


def Concat(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Concat

    Parameters
    ----------
    *data : Symbols
    dim : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Concat(data, (dim,), name, attr, kwargs)

_op_Convolution = _SymOp("Convolution", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Convolution(
    data: Symbol | None = None,
    weight: Symbol | None = None,
    bias: Symbol | None = None,
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Convolution

    Parameters
    ----------
    data : Symbol
    weight : Symbol
    bias : Symbol
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Convolution((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), name, attr, kwargs)

_op_Deconvolution = _SymOp("Deconvolution", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "adj", "target_shape", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Deconvolution(
    data: Symbol | None = None,
    weight: Symbol | None = None,
    bias: Symbol | None = None,
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Deconvolution

    Parameters
    ----------
    data : Symbol
    weight : Symbol
    bias : Symbol
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Deconvolution((data, weight, bias), (kernel, stride, dilate, pad, adj, target_shape, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), name, attr, kwargs)

_op_Dropout = _SymOp("Dropout", ("data",), ("p", "mode", "axes", "cudnn_off"))


def Dropout(
    data: Symbol | None = None,
    p: float = _Null,
    mode: Literal["always", "training"] = _Null,
    axes: int | tuple[int, ...] = _Null,
    cudnn_off: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Dropout

    Parameters
    ----------
    data : Symbol
    p : float, optional, default 0.5
    mode : {"always", "training"}, optional, default "training"
    axes : int or tuple of int, optional, default ()
    cudnn_off : bool or None, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Dropout((data,), (p, mode, axes, cudnn_off), name, attr, kwargs)

_op_Embedding = _SymOp("Embedding", ("data", "weight"), ("input_dim", "output_dim", "dtype", "sparse_grad"))


def Embedding(
    data: Symbol | None = None,
    weight: Symbol | None = None,
    input_dim: int = _Null,
    output_dim: int = _Null,
    dtype: DTypeLike = _Null,
    sparse_grad: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Embedding

    Parameters
    ----------
    data : Symbol
    weight : Symbol
    input_dim : int, required
    output_dim : int, required
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    sparse_grad : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Embedding((data, weight), (input_dim, output_dim, dtype, sparse_grad), name, attr, kwargs)

_op_Flatten = _SymOp("Flatten", ("data",), ())


def Flatten(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Flatten

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Flatten((data,), (), name, attr, kwargs)

_op_FullyConnected = _SymOp("FullyConnected", ("data", "weight", "bias"), ("num_hidden", "no_bias", "flatten"))


def FullyConnected(
    data: Symbol | None = None,
    weight: Symbol | None = None,
    bias: Symbol | None = None,
    num_hidden: int = _Null,
    no_bias: bool = _Null,
    flatten: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """FullyConnected

    Parameters
    ----------
    data : Symbol
    weight : Symbol
    bias : Symbol
    num_hidden : int, required
    no_bias : bool, optional, default False
    flatten : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_FullyConnected((data, weight, bias), (num_hidden, no_bias, flatten), name, attr, kwargs)

_op_L2Normalization = _SymOp("L2Normalization", ("data",), ("eps", "mode"))


def L2Normalization(
    data: Symbol | None = None,
    eps: float = _Null,
    mode: Literal["channel", "instance", "spatial"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """L2Normalization

    Parameters
    ----------
    data : Symbol
    eps : float, optional, default 1e-10
    mode : {"channel", "instance", "spatial"}, optional, default "instance"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_L2Normalization((data,), (eps, mode), name, attr, kwargs)

_op_LRN = _SymOp("LRN", ("data",), ("alpha", "beta", "knorm", "nsize"))


def LRN(
    data: Symbol | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    knorm: float = _Null,
    nsize: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """LRN

    Parameters
    ----------
    data : Symbol
    alpha : float, optional, default 0.0001
    beta : float, optional, default 0.75
    knorm : float, optional, default 2
    nsize : int >= 0, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_LRN((data,), (alpha, beta, knorm, nsize), name, attr, kwargs)

_op_LayerNorm = _SymOp("LayerNorm", ("data", "gamma", "beta"), ("axis", "eps", "output_mean_var"))


def LayerNorm(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    axis: int = _Null,
    eps: float = _Null,
    output_mean_var: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """LayerNorm

    Parameters
    ----------
    data : Symbol
    gamma : Symbol
    beta : Symbol
    axis : int, optional, default -1
    eps : float, optional, default 1e-05
    output_mean_var : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_LayerNorm((data, gamma, beta), (axis, eps, output_mean_var), name, attr, kwargs)

_op_LeakyReLU = _SymOp("LeakyReLU", ("data", "gamma"), ("act_type", "slope", "lower_bound", "upper_bound"))


def LeakyReLU(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    act_type: Literal["elu", "gelu", "leaky", "prelu", "rrelu", "selu"] = _Null,
    slope: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """LeakyReLU

    Parameters
    ----------
    data : Symbol
    gamma : Symbol
    act_type : {"elu", "gelu", "leaky", "prelu", "rrelu", "selu"}, optional, default "leaky"
    slope : float, optional, default 0.25
    lower_bound : float, optional, default 0.125
    upper_bound : float, optional, default 0.334
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_LeakyReLU((data, gamma), (act_type, slope, lower_bound, upper_bound), name, attr, kwargs)

_op_LinearRegressionOutput = _SymOp("LinearRegressionOutput", ("data", "label"), ("grad_scale",))


def LinearRegressionOutput(
    data: Symbol | None = None,
    label: Symbol | None = None,
    grad_scale: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """LinearRegressionOutput

    Parameters
    ----------
    data : Symbol
    label : Symbol
    grad_scale : float, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_LinearRegressionOutput((data, label), (grad_scale,), name, attr, kwargs)

_op_LogisticRegressionOutput = _SymOp("LogisticRegressionOutput", ("data", "label"), ("grad_scale",))


def LogisticRegressionOutput(
    data: Symbol | None = None,
    label: Symbol | None = None,
    grad_scale: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """LogisticRegressionOutput

    Parameters
    ----------
    data : Symbol
    label : Symbol
    grad_scale : float, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_LogisticRegressionOutput((data, label), (grad_scale,), name, attr, kwargs)

_op_MAERegressionOutput = _SymOp("MAERegressionOutput", ("data", "label"), ("grad_scale",))


def MAERegressionOutput(
    data: Symbol | None = None,
    label: Symbol | None = None,
    grad_scale: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """MAERegressionOutput

    Parameters
    ----------
    data : Symbol
    label : Symbol
    grad_scale : float, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_MAERegressionOutput((data, label), (grad_scale,), name, attr, kwargs)

_op_MakeLoss = _SymOp("MakeLoss", ("data",), ("grad_scale", "valid_thresh", "normalization"))


def MakeLoss(
    data: Symbol | None = None,
    grad_scale: float = _Null,
    valid_thresh: float = _Null,
    normalization: Literal["batch", "null", "valid"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """MakeLoss

    Parameters
    ----------
    data : Symbol
    grad_scale : float, optional, default 1
    valid_thresh : float, optional, default 0
    normalization : {"batch", "null", "valid"}, optional, default "null"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_MakeLoss((data,), (grad_scale, valid_thresh, normalization), name, attr, kwargs)

_op_Pad = _SymOp("Pad", ("data",), ("mode", "pad_width", "constant_value"))


def Pad(
    data: Symbol | None = None,
    mode: Literal["constant", "edge", "reflect"] = _Null,
    pad_width: int | tuple[int, ...] = _Null,
    constant_value: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Pad

    Parameters
    ----------
    data : Symbol
    mode : {"constant", "edge", "reflect"}, required
    pad_width : int or tuple of int, required
    constant_value : float, optional, default 0.0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Pad((data,), (mode, pad_width, constant_value), name, attr, kwargs)

_op_Pooling = _SymOp("Pooling", ("data",), ("kernel", "pool_type", "global_pool", "cudnn_off", "pooling_convention", "stride", "pad", "p_value", "count_include_pad", "layout"))


def Pooling(
    data: Symbol | None = None,
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Pooling

    Parameters
    ----------
    data : Symbol
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Pooling((data,), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout), name, attr, kwargs)

_op_Reshape = _SymOp("Reshape", ("data",), ("shape", "reverse", "target_shape", "keep_highest"))


def Reshape(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    reverse: bool = _Null,
    target_shape: int | tuple[int, ...] = _Null,
    keep_highest: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Reshape

    Parameters
    ----------
    data : Symbol
    shape : int or tuple of int, optional, default ()
    reverse : bool, optional, default False
    target_shape : int or tuple of int, optional, default ()
    keep_highest : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_Reshape((data,), (shape, reverse, target_shape, keep_highest), name, attr, kwargs)

_op_SequenceLast = _SymOp("SequenceLast", ("data", "sequence_length"), ("use_sequence_length", "axis"))


def SequenceLast(
    data: Symbol | None = None,
    sequence_length: Symbol | None = None,
    use_sequence_length: bool = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SequenceLast

    Parameters
    ----------
    data : Symbol
    sequence_length : Symbol
    use_sequence_length : bool, optional, default False
    axis : int, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SequenceLast((data, sequence_length), (use_sequence_length, axis), name, attr, kwargs)

_op_SequenceMask = _SymOp("SequenceMask", ("data", "sequence_length"), ("use_sequence_length", "value", "axis"))


def SequenceMask(
    data: Symbol | None = None,
    sequence_length: Symbol | None = None,
    use_sequence_length: bool = _Null,
    value: float = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SequenceMask

    Parameters
    ----------
    data : Symbol
    sequence_length : Symbol
    use_sequence_length : bool, optional, default False
    value : float, optional, default 0
    axis : int, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SequenceMask((data, sequence_length), (use_sequence_length, value, axis), name, attr, kwargs)

_op_SequenceReverse = _SymOp("SequenceReverse", ("data", "sequence_length"), ("use_sequence_length", "axis"))


def SequenceReverse(
    data: Symbol | None = None,
    sequence_length: Symbol | None = None,
    use_sequence_length: bool = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SequenceReverse

    Parameters
    ----------
    data : Symbol
    sequence_length : Symbol
    use_sequence_length : bool, optional, default False
    axis : int, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SequenceReverse((data, sequence_length), (use_sequence_length, axis), name, attr, kwargs)

_op_SliceChannel = _SymOp("SliceChannel", ("data",), ("num_outputs", "axis", "squeeze_axis"))


def SliceChannel(
    data: Symbol | None = None,
    num_outputs: int = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SliceChannel

    Parameters
    ----------
    data : Symbol
    num_outputs : int, required
    axis : int, optional, default 1
    squeeze_axis : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SliceChannel((data,), (num_outputs, axis, squeeze_axis), name, attr, kwargs)

_op_SoftmaxOutput = _SymOp("SoftmaxOutput", ("data", "label"), ("grad_scale", "ignore_label", "multi_output", "use_ignore", "preserve_shape", "normalization", "out_grad", "smooth_alpha"))


def SoftmaxOutput(
    data: Symbol | None = None,
    label: Symbol | None = None,
    grad_scale: float = _Null,
    ignore_label: float = _Null,
    multi_output: bool = _Null,
    use_ignore: bool = _Null,
    preserve_shape: bool = _Null,
    normalization: Literal["batch", "null", "valid"] = _Null,
    out_grad: bool = _Null,
    smooth_alpha: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SoftmaxOutput

    Parameters
    ----------
    data : Symbol
    label : Symbol
    grad_scale : float, optional, default 1
    ignore_label : float, optional, default -1
    multi_output : bool, optional, default False
    use_ignore : bool, optional, default False
    preserve_shape : bool, optional, default False
    normalization : {"batch", "null", "valid"}, optional, default "null"
    out_grad : bool, optional, default False
    smooth_alpha : float, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SoftmaxOutput((data, label), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha), name, attr, kwargs)

_op_SwapAxis = _SymOp("SwapAxis", ("data",), ("dim1", "dim2"))


def SwapAxis(
    data: Symbol | None = None,
    dim1: int = _Null,
    dim2: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """SwapAxis

    Parameters
    ----------
    data : Symbol
    dim1 : int, optional, default 0
    dim2 : int, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_SwapAxis((data,), (dim1, dim2), name, attr, kwargs)

_op_abs = _SymOp("abs", ("data",), ())


def abs(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """abs

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_abs((data,), (), name, attr, kwargs)

_op_adam_update = _SymOp("adam_update", ("weight", "grad", "mean", "var"), ("lr", "beta1", "beta2", "epsilon", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def adam_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """adam_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mean : Symbol
    var : Symbol
    lr : float, required
    beta1 : float, optional, default 0.9
    beta2 : float, optional, default 0.999
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_adam_update((weight, grad, mean, var), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_add_n = _SymOp("add_n", None, ("num_args",), variadic="num_args")


def add_n(
    *args: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """add_n

    Parameters
    ----------
    *args : Symbols
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_add_n(args, (), name, attr, kwargs)

_op_all_finite = _SymOp("all_finite", ("data",), ("init_output",))


def all_finite(
    data: Symbol | None = None,
    init_output: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """all_finite

    Parameters
    ----------
    data : Symbol
    init_output : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_all_finite((data,), (init_output,), name, attr, kwargs)

_op_arccos = _SymOp("arccos", ("data",), ())


def arccos(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arccos

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arccos((data,), (), name, attr, kwargs)

_op_arccosh = _SymOp("arccosh", ("data",), ())


def arccosh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arccosh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arccosh((data,), (), name, attr, kwargs)

_op_arcsin = _SymOp("arcsin", ("data",), ())


def arcsin(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arcsin

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arcsin((data,), (), name, attr, kwargs)

_op_arcsinh = _SymOp("arcsinh", ("data",), ())


def arcsinh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arcsinh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arcsinh((data,), (), name, attr, kwargs)

_op_arctan = _SymOp("arctan", ("data",), ())


def arctan(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arctan

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arctan((data,), (), name, attr, kwargs)

_op_arctanh = _SymOp("arctanh", ("data",), ())


def arctanh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """arctanh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_arctanh((data,), (), name, attr, kwargs)

_op_argmax = _SymOp("argmax", ("data",), ("axis", "keepdims"))


def argmax(
    data: Symbol | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """argmax

    Parameters
    ----------
    data : Symbol
    axis : int or None, optional, default None
    keepdims : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_argmax((data,), (axis, keepdims), name, attr, kwargs)

_op_argmax_channel = _SymOp("argmax_channel", ("data",), ())


def argmax_channel(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """argmax_channel

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_argmax_channel((data,), (), name, attr, kwargs)

_op_argmin = _SymOp("argmin", ("data",), ("axis", "keepdims"))


def argmin(
    data: Symbol | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """argmin

    Parameters
    ----------
    data : Symbol
    axis : int or None, optional, default None
    keepdims : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_argmin((data,), (axis, keepdims), name, attr, kwargs)

_op_argsort = _SymOp("argsort", ("data",), ("axis", "is_ascend", "dtype"))


def argsort(
    data: Symbol | None = None,
    axis: int | None = _Null,
    is_ascend: bool = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """argsort

    Parameters
    ----------
    data : Symbol
    axis : int or None, optional, default -1
    is_ascend : bool, optional, default True
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_argsort((data,), (axis, is_ascend, dtype), name, attr, kwargs)

_op_batch_dot = _SymOp("batch_dot", ("lhs", "rhs"), ("transpose_a", "transpose_b", "forward_stype"))


def batch_dot(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    forward_stype: Literal["csr", "default", "row_sparse"] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """batch_dot

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    transpose_a : bool, optional, default False
    transpose_b : bool, optional, default False
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_batch_dot((lhs, rhs), (transpose_a, transpose_b, forward_stype), name, attr, kwargs)

_op_batch_take = _SymOp("batch_take", ("a", "indices"), ())


def batch_take(
    a: Symbol | None = None,
    indices: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """batch_take

    Parameters
    ----------
    a : Symbol
    indices : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_batch_take((a, indices), (), name, attr, kwargs)

_op_broadcast_add = _SymOp("broadcast_add", ("lhs", "rhs"), ())


def broadcast_add(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_add

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_add((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_axis = _SymOp("broadcast_axis", ("data",), ("axis", "size"))


def broadcast_axis(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] = _Null,
    size: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_axis

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int, optional, default ()
    size : int or tuple of int, optional, default ()
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_axis((data,), (axis, size), name, attr, kwargs)

_op_broadcast_div = _SymOp("broadcast_div", ("lhs", "rhs"), ())


def broadcast_div(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_div

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_div((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_equal = _SymOp("broadcast_equal", ("lhs", "rhs"), ())


def broadcast_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_equal

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_equal((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_greater = _SymOp("broadcast_greater", ("lhs", "rhs"), ())


def broadcast_greater(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_greater

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_greater((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_greater_equal = _SymOp("broadcast_greater_equal", ("lhs", "rhs"), ())


def broadcast_greater_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_greater_equal

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_greater_equal((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_hypot = _SymOp("broadcast_hypot", ("lhs", "rhs"), ())


def broadcast_hypot(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_hypot

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_hypot((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_lesser = _SymOp("broadcast_lesser", ("lhs", "rhs"), ())


def broadcast_lesser(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_lesser

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_lesser((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_lesser_equal = _SymOp("broadcast_lesser_equal", ("lhs", "rhs"), ())


def broadcast_lesser_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_lesser_equal

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_lesser_equal((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_like = _SymOp("broadcast_like", ("lhs", "rhs"), ("lhs_axes", "rhs_axes"))


def broadcast_like(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    lhs_axes: int | tuple[int, ...] | None = _Null,
    rhs_axes: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_like

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    lhs_axes : int or tuple of int or None, optional, default None
    rhs_axes : int or tuple of int or None, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_like((lhs, rhs), (lhs_axes, rhs_axes), name, attr, kwargs)

_op_broadcast_logical_and = _SymOp("broadcast_logical_and", ("lhs", "rhs"), ())


def broadcast_logical_and(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_logical_and

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_logical_and((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_logical_or = _SymOp("broadcast_logical_or", ("lhs", "rhs"), ())


def broadcast_logical_or(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_logical_or

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_logical_or((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_logical_xor = _SymOp("broadcast_logical_xor", ("lhs", "rhs"), ())


def broadcast_logical_xor(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_logical_xor

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_logical_xor((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_maximum = _SymOp("broadcast_maximum", ("lhs", "rhs"), ())


def broadcast_maximum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_maximum

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_maximum((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_minimum = _SymOp("broadcast_minimum", ("lhs", "rhs"), ())


def broadcast_minimum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_minimum

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_minimum((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_mod = _SymOp("broadcast_mod", ("lhs", "rhs"), ())


def broadcast_mod(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_mod

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_mod((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_mul = _SymOp("broadcast_mul", ("lhs", "rhs"), ())


def broadcast_mul(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_mul

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_mul((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_not_equal = _SymOp("broadcast_not_equal", ("lhs", "rhs"), ())


def broadcast_not_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_not_equal

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_not_equal((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_power = _SymOp("broadcast_power", ("lhs", "rhs"), ())


def broadcast_power(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_power

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_power((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_sub = _SymOp("broadcast_sub", ("lhs", "rhs"), ())


def broadcast_sub(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_sub

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_sub((lhs, rhs), (), name, attr, kwargs)

_op_broadcast_to = _SymOp("broadcast_to", ("data",), ("shape",))


def broadcast_to(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """broadcast_to

    Parameters
    ----------
    data : Symbol
    shape : int or tuple of int, optional, default ()
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_broadcast_to((data,), (shape,), name, attr, kwargs)

_op_cast_storage = _SymOp("cast_storage", ("data",), ("stype",))


def cast_storage(
    data: Symbol | None = None,
    stype: Literal["csr", "default", "row_sparse"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """cast_storage

    Parameters
    ----------
    data : Symbol
    stype : {"csr", "default", "row_sparse"}, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_cast_storage((data,), (stype,), name, attr, kwargs)

_op_cbrt = _SymOp("cbrt", ("data",), ())


def cbrt(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """cbrt

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_cbrt((data,), (), name, attr, kwargs)

_op_ceil = _SymOp("ceil", ("data",), ())


def ceil(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """ceil

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_ceil((data,), (), name, attr, kwargs)

_op_clip = _SymOp("clip", ("data",), ("a_min", "a_max"))


def clip(
    data: Symbol | None = None,
    a_min: float = _Null,
    a_max: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """clip

    Parameters
    ----------
    data : Symbol
    a_min : float, required
    a_max : float, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_clip((data,), (a_min, a_max), name, attr, kwargs)

_op_cos = _SymOp("cos", ("data",), ())


def cos(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """cos

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_cos((data,), (), name, attr, kwargs)

_op_cosh = _SymOp("cosh", ("data",), ())


def cosh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """cosh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_cosh((data,), (), name, attr, kwargs)

_op_degrees = _SymOp("degrees", ("data",), ())


def degrees(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """degrees

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_degrees((data,), (), name, attr, kwargs)

_op_depth_to_space = _SymOp("depth_to_space", ("data",), ("block_size",))


def depth_to_space(
    data: Symbol | None = None,
    block_size: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """depth_to_space

    Parameters
    ----------
    data : Symbol
    block_size : int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_depth_to_space((data,), (block_size,), name, attr, kwargs)

_op_diag = _SymOp("diag", ("data",), ("k", "axis1", "axis2"))


def diag(
    data: Symbol | None = None,
    k: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """diag

    Parameters
    ----------
    data : Symbol
    k : int, optional, default 0
    axis1 : int, optional, default 0
    axis2 : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_diag((data,), (k, axis1, axis2), name, attr, kwargs)

_op_dot = _SymOp("dot", ("lhs", "rhs"), ("transpose_a", "transpose_b", "forward_stype"))


def dot(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    forward_stype: Literal["csr", "default", "row_sparse"] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """dot

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    transpose_a : bool, optional, default False
    transpose_b : bool, optional, default False
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_dot((lhs, rhs), (transpose_a, transpose_b, forward_stype), name, attr, kwargs)

_op_elemwise_add = _SymOp("elemwise_add", ("lhs", "rhs"), ())


def elemwise_add(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """elemwise_add

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_elemwise_add((lhs, rhs), (), name, attr, kwargs)

_op_elemwise_div = _SymOp("elemwise_div", ("lhs", "rhs"), ())


def elemwise_div(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """elemwise_div

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_elemwise_div((lhs, rhs), (), name, attr, kwargs)

_op_elemwise_mul = _SymOp("elemwise_mul", ("lhs", "rhs"), ())


def elemwise_mul(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """elemwise_mul

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_elemwise_mul((lhs, rhs), (), name, attr, kwargs)

_op_elemwise_sub = _SymOp("elemwise_sub", ("lhs", "rhs"), ())


def elemwise_sub(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """elemwise_sub

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_elemwise_sub((lhs, rhs), (), name, attr, kwargs)

_op_erf = _SymOp("erf", ("data",), ())


def erf(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """erf

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_erf((data,), (), name, attr, kwargs)

_op_erfinv = _SymOp("erfinv", ("data",), ())


def erfinv(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """erfinv

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_erfinv((data,), (), name, attr, kwargs)

_op_exp = _SymOp("exp", ("data",), ())


def exp(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """exp

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_exp((data,), (), name, attr, kwargs)

_op_expand_dims = _SymOp("expand_dims", ("data",), ("axis",))


def expand_dims(
    data: Symbol | None = None,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """expand_dims

    Parameters
    ----------
    data : Symbol
    axis : int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_expand_dims((data,), (axis,), name, attr, kwargs)

_op_expm1 = _SymOp("expm1", ("data",), ())


def expm1(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """expm1

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_expm1((data,), (), name, attr, kwargs)

_op_fix = _SymOp("fix", ("data",), ())


def fix(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """fix

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_fix((data,), (), name, attr, kwargs)

_op_floor = _SymOp("floor", ("data",), ())


def floor(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """floor

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_floor((data,), (), name, attr, kwargs)

_op_ftrl_update = _SymOp("ftrl_update", ("weight", "grad", "z", "n"), ("lr", "lamda1", "beta", "wd", "rescale_grad", "clip_gradient"))


def ftrl_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    z: Symbol | None = None,
    n: Symbol | None = None,
    lr: float = _Null,
    lamda1: float = _Null,
    beta: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """ftrl_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    z : Symbol
    n : Symbol
    lr : float, required
    lamda1 : float, optional, default 0.01
    beta : float, optional, default 1
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_ftrl_update((weight, grad, z, n), (lr, lamda1, beta, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_gamma = _SymOp("gamma", ("data",), ())


def gamma(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """gamma

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_gamma((data,), (), name, attr, kwargs)

_op_gammaln = _SymOp("gammaln", ("data",), ())


def gammaln(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """gammaln

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_gammaln((data,), (), name, attr, kwargs)

_op_gather_nd = _SymOp("gather_nd", ("data", "indices"), ())


def gather_nd(
    data: Symbol | None = None,
    indices: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """gather_nd

    Parameters
    ----------
    data : Symbol
    indices : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_gather_nd((data, indices), (), name, attr, kwargs)

_op_hard_sigmoid = _SymOp("hard_sigmoid", ("data",), ("alpha", "beta"))


def hard_sigmoid(
    data: Symbol | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """hard_sigmoid

    Parameters
    ----------
    data : Symbol
    alpha : float, optional, default 0.2
    beta : float, optional, default 0.5
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_hard_sigmoid((data,), (alpha, beta), name, attr, kwargs)

_op_log = _SymOp("log", ("data",), ())


def log(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """log

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_log((data,), (), name, attr, kwargs)

_op_log10 = _SymOp("log10", ("data",), ())


def log10(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """log10

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_log10((data,), (), name, attr, kwargs)

_op_log1p = _SymOp("log1p", ("data",), ())


def log1p(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """log1p

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_log1p((data,), (), name, attr, kwargs)

_op_log2 = _SymOp("log2", ("data",), ())


def log2(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """log2

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_log2((data,), (), name, attr, kwargs)

_op_log_softmax = _SymOp("log_softmax", ("data",), ("axis", "temperature", "dtype", "use_length"))


def log_softmax(
    data: Symbol | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """log_softmax

    Parameters
    ----------
    data : Symbol
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_log_softmax((data,), (axis, temperature, dtype, use_length), name, attr, kwargs)

_op_logical_not = _SymOp("logical_not", ("data",), ())


def logical_not(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """logical_not

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_logical_not((data,), (), name, attr, kwargs)

_op_make_loss = _SymOp("make_loss", ("data",), ())


def make_loss(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """make_loss

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_make_loss((data,), (), name, attr, kwargs)

_op_max = _SymOp("max", ("data",), ("axis", "keepdims", "exclude"))


def max(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """max

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_max((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_mean = _SymOp("mean", ("data",), ("axis", "keepdims", "exclude"))


def mean(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """mean

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_mean((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_min = _SymOp("min", ("data",), ("axis", "keepdims", "exclude"))


def min(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """min

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_min((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_mp_nag_mom_update = _SymOp("mp_nag_mom_update", ("weight", "grad", "mom", "weight32"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient"))


def mp_nag_mom_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mom: Symbol | None = None,
    weight32: Symbol | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """mp_nag_mom_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mom : Symbol
    weight32 : Symbol
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_mp_nag_mom_update((weight, grad, mom, weight32), (lr, momentum, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_mp_sgd_mom_update = _SymOp("mp_sgd_mom_update", ("weight", "grad", "mom", "weight32"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def mp_sgd_mom_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mom: Symbol | None = None,
    weight32: Symbol | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """mp_sgd_mom_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mom : Symbol
    weight32 : Symbol
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_mp_sgd_mom_update((weight, grad, mom, weight32), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_mp_sgd_update = _SymOp("mp_sgd_update", ("weight", "grad", "weight32"), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def mp_sgd_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    weight32: Symbol | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """mp_sgd_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    weight32 : Symbol
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_mp_sgd_update((weight, grad, weight32), (lr, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_multi_all_finite = _SymOp("multi_all_finite", None, ("num_arrays", "init_output"), variadic="")


def multi_all_finite(
    *data: Symbol,
    num_arrays: int = _Null,
    init_output: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_all_finite

    Parameters
    ----------
    *data : Symbols
    num_arrays : int, optional, default 1
    init_output : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_all_finite(data, (num_arrays, init_output), name, attr, kwargs)

_op_multi_mp_sgd_mom_update = _SymOp("multi_mp_sgd_mom_update", None, ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_mp_sgd_mom_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_mp_sgd_mom_update

    Parameters
    ----------
    *data : Symbols
    lrs : tuple of float, required
    wds : tuple of float, required
    momentum : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_mp_sgd_mom_update(data, (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_multi_mp_sgd_update = _SymOp("multi_mp_sgd_update", None, ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_mp_sgd_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_mp_sgd_update

    Parameters
    ----------
    *data : Symbols
    lrs : tuple of float, required
    wds : tuple of float, required
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_mp_sgd_update(data, (lrs, wds, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_multi_sgd_mom_update = _SymOp("multi_sgd_mom_update", None, ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_sgd_mom_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_sgd_mom_update

    Parameters
    ----------
    *data : Symbols
    lrs : tuple of float, required
    wds : tuple of float, required
    momentum : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_sgd_mom_update(data, (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_multi_sgd_update = _SymOp("multi_sgd_update", None, ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def multi_sgd_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_sgd_update

    Parameters
    ----------
    *data : Symbols
    lrs : tuple of float, required
    wds : tuple of float, required
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    num_weights : int, optional, default 1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_sgd_update(data, (lrs, wds, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_multi_sum_sq = _SymOp("multi_sum_sq", None, ("num_arrays",), variadic="")


def multi_sum_sq(
    *data: Symbol,
    num_arrays: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """multi_sum_sq

    Parameters
    ----------
    *data : Symbols
    num_arrays : int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_multi_sum_sq(data, (num_arrays,), name, attr, kwargs)

_op_nag_mom_update = _SymOp("nag_mom_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient"))


def nag_mom_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mom: Symbol | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """nag_mom_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mom : Symbol
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_nag_mom_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_nanprod = _SymOp("nanprod", ("data",), ("axis", "keepdims", "exclude"))


def nanprod(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """nanprod

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_nanprod((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_nansum = _SymOp("nansum", ("data",), ("axis", "keepdims", "exclude"))


def nansum(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """nansum

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_nansum((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_negative = _SymOp("negative", ("data",), ())


def negative(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """negative

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_negative((data,), (), name, attr, kwargs)

_op_norm = _SymOp("norm", ("data",), ("ord", "axis", "out_dtype", "keepdims"))


def norm(
    data: Symbol | None = None,
    ord: int = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    out_dtype: Literal["float16", "float32", "float64", "int32", "int64", "int8"] | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """norm

    Parameters
    ----------
    data : Symbol
    ord : int, optional, default 2
    axis : int or tuple of int or None, optional, default None
    out_dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
    keepdims : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_norm((data,), (ord, axis, out_dtype, keepdims), name, attr, kwargs)

_op_one_hot = _SymOp("one_hot", ("indices",), ("depth", "on_value", "off_value", "dtype"))


def one_hot(
    indices: Symbol | None = None,
    depth: int = _Null,
    on_value: float = _Null,
    off_value: float = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """one_hot

    Parameters
    ----------
    indices : Symbol
    depth : int, required
    on_value : float, optional, default 1.0
    off_value : float, optional, default 0.0
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_one_hot((indices,), (depth, on_value, off_value, dtype), name, attr, kwargs)

_op_ones_like = _SymOp("ones_like", ("data",), ())


def ones_like(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """ones_like

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_ones_like((data,), (), name, attr, kwargs)

_op_pick = _SymOp("pick", ("data", "index"), ("axis", "keepdims", "mode"))


def pick(
    data: Symbol | None = None,
    index: Symbol | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    mode: Literal["clip", "wrap"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """pick

    Parameters
    ----------
    data : Symbol
    index : Symbol
    axis : int or None, optional, default -1
    keepdims : bool, optional, default False
    mode : {"clip", "wrap"}, optional, default "clip"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_pick((data, index), (axis, keepdims, mode), name, attr, kwargs)

_op_prod = _SymOp("prod", ("data",), ("axis", "keepdims", "exclude"))


def prod(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """prod

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_prod((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_radians = _SymOp("radians", ("data",), ())


def radians(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """radians

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_radians((data,), (), name, attr, kwargs)

_op_rcbrt = _SymOp("rcbrt", ("data",), ())


def rcbrt(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """rcbrt

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_rcbrt((data,), (), name, attr, kwargs)

_op_reciprocal = _SymOp("reciprocal", ("data",), ())


def reciprocal(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """reciprocal

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_reciprocal((data,), (), name, attr, kwargs)

_op_relu = _SymOp("relu", ("data",), ())


def relu(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """relu

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_relu((data,), (), name, attr, kwargs)

_op_repeat = _SymOp("repeat", ("data",), ("repeats", "axis"))


def repeat(
    data: Symbol | None = None,
    repeats: int = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """repeat

    Parameters
    ----------
    data : Symbol
    repeats : int, required
    axis : int or None, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_repeat((data,), (repeats, axis), name, attr, kwargs)

_op_reshape_like = _SymOp("reshape_like", ("lhs", "rhs"), ("lhs_begin", "lhs_end", "rhs_begin", "rhs_end"))


def reshape_like(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    lhs_begin: int | None = _Null,
    lhs_end: int | None = _Null,
    rhs_begin: int | None = _Null,
    rhs_end: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """reshape_like

    Parameters
    ----------
    lhs : Symbol
    rhs : Symbol
    lhs_begin : int or None, optional, default None
    lhs_end : int or None, optional, default None
    rhs_begin : int or None, optional, default None
    rhs_end : int or None, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_reshape_like((lhs, rhs), (lhs_begin, lhs_end, rhs_begin, rhs_end), name, attr, kwargs)

_op_reverse = _SymOp("reverse", ("data",), ("axis",))


def reverse(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """reverse

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_reverse((data,), (axis,), name, attr, kwargs)

_op_rint = _SymOp("rint", ("data",), ())


def rint(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """rint

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_rint((data,), (), name, attr, kwargs)

_op_rmsprop_update = _SymOp("rmsprop_update", ("weight", "grad", "n"), ("lr", "gamma1", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights"))


def rmsprop_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    n: Symbol | None = None,
    lr: float = _Null,
    gamma1: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    clip_weights: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """rmsprop_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    n : Symbol
    lr : float, required
    gamma1 : float, optional, default 0.95
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    clip_weights : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_rmsprop_update((weight, grad, n), (lr, gamma1, epsilon, wd, rescale_grad, clip_gradient, clip_weights), name, attr, kwargs)

_op_rmspropalex_update = _SymOp("rmspropalex_update", ("weight", "grad", "n", "g", "delta"), ("lr", "gamma1", "gamma2", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights"))


def rmspropalex_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    n: Symbol | None = None,
    g: Symbol | None = None,
    delta: Symbol | None = None,
    lr: float = _Null,
    gamma1: float = _Null,
    gamma2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    clip_weights: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """rmspropalex_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    n : Symbol
    g : Symbol
    delta : Symbol
    lr : float, required
    gamma1 : float, optional, default 0.95
    gamma2 : float, optional, default 0.9
    epsilon : float, optional, default 1e-08
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    clip_weights : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_rmspropalex_update((weight, grad, n, g, delta), (lr, gamma1, gamma2, epsilon, wd, rescale_grad, clip_gradient, clip_weights), name, attr, kwargs)

_op_round = _SymOp("round", ("data",), ())


def round(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """round

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_round((data,), (), name, attr, kwargs)

_op_rsqrt = _SymOp("rsqrt", ("data",), ())


def rsqrt(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """rsqrt

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_rsqrt((data,), (), name, attr, kwargs)

_op_scatter_nd = _SymOp("scatter_nd", ("data", "indices"), ("shape",))


def scatter_nd(
    data: Symbol | None = None,
    indices: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """scatter_nd

    Parameters
    ----------
    data : Symbol
    indices : Symbol
    shape : int or tuple of int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_scatter_nd((data, indices), (shape,), name, attr, kwargs)

_op_sgd_mom_update = _SymOp("sgd_mom_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def sgd_mom_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mom: Symbol | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sgd_mom_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mom : Symbol
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sgd_mom_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_sgd_update = _SymOp("sgd_update", ("weight", "grad"), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update"))


def sgd_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    lazy_update: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sgd_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    lazy_update : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sgd_update((weight, grad), (lr, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_shape_array = _SymOp("shape_array", ("data",), ())


def shape_array(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """shape_array

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_shape_array((data,), (), name, attr, kwargs)

_op_sigmoid = _SymOp("sigmoid", ("data",), ())


def sigmoid(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sigmoid

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sigmoid((data,), (), name, attr, kwargs)

_op_sign = _SymOp("sign", ("data",), ())


def sign(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sign

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sign((data,), (), name, attr, kwargs)

_op_signsgd_update = _SymOp("signsgd_update", ("weight", "grad"), ("lr", "wd", "rescale_grad", "clip_gradient"))


def signsgd_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    lr: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """signsgd_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    lr : float, required
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_signsgd_update((weight, grad), (lr, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_signum_update = _SymOp("signum_update", ("weight", "grad", "mom"), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "wd_lh"))


def signum_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mom: Symbol | None = None,
    lr: float = _Null,
    momentum: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    wd_lh: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """signum_update

    Parameters
    ----------
    weight : Symbol
    grad : Symbol
    mom : Symbol
    lr : float, required
    momentum : float, optional, default 0
    wd : float, optional, default 0
    rescale_grad : float, optional, default 1
    clip_gradient : float, optional, default -1
    wd_lh : float, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_signum_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient, wd_lh), name, attr, kwargs)

_op_sin = _SymOp("sin", ("data",), ())


def sin(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sin

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sin((data,), (), name, attr, kwargs)

_op_sinh = _SymOp("sinh", ("data",), ())


def sinh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sinh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sinh((data,), (), name, attr, kwargs)

_op_size_array = _SymOp("size_array", ("data",), ())


def size_array(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """size_array

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_size_array((data,), (), name, attr, kwargs)

_op_slice = _SymOp("slice", ("data",), ("begin", "end", "step"))


def slice(
    data: Symbol | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """slice

    Parameters
    ----------
    data : Symbol
    begin : int or tuple of int, required
    end : int or tuple of int, required
    step : int or tuple of int, optional, default ()
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_slice((data,), (begin, end, step), name, attr, kwargs)

_op_slice_axis = _SymOp("slice_axis", ("data",), ("axis", "begin", "end"))


def slice_axis(
    data: Symbol | None = None,
    axis: int = _Null,
    begin: int = _Null,
    end: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """slice_axis

    Parameters
    ----------
    data : Symbol
    axis : int, required
    begin : int, required
    end : int or None, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_slice_axis((data,), (axis, begin, end), name, attr, kwargs)

_op_slice_like = _SymOp("slice_like", ("data", "shape_like"), ("axes",))


def slice_like(
    data: Symbol | None = None,
    shape_like: Symbol | None = None,
    axes: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """slice_like

    Parameters
    ----------
    data : Symbol
    shape_like : Symbol
    axes : int or tuple of int, optional, default ()
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_slice_like((data, shape_like), (axes,), name, attr, kwargs)

_op_smooth_l1 = _SymOp("smooth_l1", ("data",), ("scalar",))


def smooth_l1(
    data: Symbol | None = None,
    scalar: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """smooth_l1

    Parameters
    ----------
    data : Symbol
    scalar : float, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_smooth_l1((data,), (scalar,), name, attr, kwargs)

_op_softmax = _SymOp("softmax", ("data", "length"), ("axis", "temperature", "dtype", "use_length"))


def softmax(
    data: Symbol | None = None,
    length: Symbol | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """softmax

    Parameters
    ----------
    data : Symbol
    length : Symbol
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_softmax((data, length), (axis, temperature, dtype, use_length), name, attr, kwargs)

_op_softmax_cross_entropy = _SymOp("softmax_cross_entropy", ("data", "label"), ())


def softmax_cross_entropy(
    data: Symbol | None = None,
    label: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """softmax_cross_entropy

    Parameters
    ----------
    data : Symbol
    label : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_softmax_cross_entropy((data, label), (), name, attr, kwargs)

_op_softmin = _SymOp("softmin", ("data",), ("axis", "temperature", "dtype", "use_length"))


def softmin(
    data: Symbol | None = None,
    axis: int = _Null,
    temperature: float | None = _Null,
    dtype: DTypeLike = _Null,
    use_length: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """softmin

    Parameters
    ----------
    data : Symbol
    axis : int, optional, default -1
    temperature : float or None, optional, default None
    dtype : {None, "float16", "float32", "float64"}, optional, default None
    use_length : bool or None, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_softmin((data,), (axis, temperature, dtype, use_length), name, attr, kwargs)

_op_softsign = _SymOp("softsign", ("data",), ())


def softsign(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """softsign

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_softsign((data,), (), name, attr, kwargs)

_op_sort = _SymOp("sort", ("data",), ("axis", "is_ascend"))


def sort(
    data: Symbol | None = None,
    axis: int | None = _Null,
    is_ascend: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sort

    Parameters
    ----------
    data : Symbol
    axis : int or None, optional, default -1
    is_ascend : bool, optional, default True
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sort((data,), (axis, is_ascend), name, attr, kwargs)

_op_space_to_depth = _SymOp("space_to_depth", ("data",), ("block_size",))


def space_to_depth(
    data: Symbol | None = None,
    block_size: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """space_to_depth

    Parameters
    ----------
    data : Symbol
    block_size : int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_space_to_depth((data,), (block_size,), name, attr, kwargs)

_op_sqrt = _SymOp("sqrt", ("data",), ())


def sqrt(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sqrt

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sqrt((data,), (), name, attr, kwargs)

_op_square = _SymOp("square", ("data",), ())


def square(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """square

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_square((data,), (), name, attr, kwargs)

_op_squeeze = _SymOp("squeeze", ("data",), ("axis",))


def squeeze(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """squeeze

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_squeeze((data,), (axis,), name, attr, kwargs)

_op_stack = _SymOp("stack", None, ("axis", "num_args"), variadic="num_args")


def stack(
    *data: Symbol,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """stack

    Parameters
    ----------
    *data : Symbols
    axis : int, optional, default 0
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_stack(data, (axis,), name, attr, kwargs)

_op_sum = _SymOp("sum", ("data",), ("axis", "keepdims", "exclude"))


def sum(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """sum

    Parameters
    ----------
    data : Symbol
    axis : int or tuple of int or None, optional, default None
    keepdims : bool, optional, default False
    exclude : bool, optional, default False
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_sum((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_take = _SymOp("take", ("a", "indices"), ("axis", "mode"))


def take(
    a: Symbol | None = None,
    indices: Symbol | None = None,
    axis: int = _Null,
    mode: Literal["clip", "raise", "wrap"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """take

    Parameters
    ----------
    a : Symbol
    indices : Symbol
    axis : int, optional, default 0
    mode : {"clip", "raise", "wrap"}, optional, default "clip"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_take((a, indices), (axis, mode), name, attr, kwargs)

_op_tan = _SymOp("tan", ("data",), ())


def tan(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """tan

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_tan((data,), (), name, attr, kwargs)

_op_tanh = _SymOp("tanh", ("data",), ())


def tanh(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """tanh

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_tanh((data,), (), name, attr, kwargs)

_op_tile = _SymOp("tile", ("data",), ("reps",))


def tile(
    data: Symbol | None = None,
    reps: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """tile

    Parameters
    ----------
    data : Symbol
    reps : int or tuple of int, required
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_tile((data,), (reps,), name, attr, kwargs)

_op_topk = _SymOp("topk", ("data",), ("axis", "k", "ret_typ", "is_ascend", "dtype"))


def topk(
    data: Symbol | None = None,
    axis: int | None = _Null,
    k: int = _Null,
    ret_typ: Literal["both", "indices", "mask", "value"] = _Null,
    is_ascend: bool = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """topk

    Parameters
    ----------
    data : Symbol
    axis : int or None, optional, default -1
    k : int, optional, default 1
    ret_typ : {"both", "indices", "mask", "value"}, optional, default "indices"
    is_ascend : bool, optional, default False
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_topk((data,), (axis, k, ret_typ, is_ascend, dtype), name, attr, kwargs)

_op_transpose = _SymOp("transpose", ("data",), ("axes",))


def transpose(
    data: Symbol | None = None,
    axes: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """transpose

    Parameters
    ----------
    data : Symbol
    axes : int or tuple of int, optional, default ()
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_transpose((data,), (axes,), name, attr, kwargs)

_op_trunc = _SymOp("trunc", ("data",), ())


def trunc(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """trunc

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_trunc((data,), (), name, attr, kwargs)

_op_where = _SymOp("where", ("condition", "x", "y"), ())


def where(
    condition: Symbol | None = None,
    x: Symbol | None = None,
    y: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """where

    Parameters
    ----------
    condition : Symbol
    x : Symbol
    y : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_where((condition, x, y), (), name, attr, kwargs)

_op_zeros_like = _SymOp("zeros_like", ("data",), ())


def zeros_like(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """zeros_like

    Parameters
    ----------
    data : Symbol
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_zeros_like((data,), (), name, attr, kwargs)

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
