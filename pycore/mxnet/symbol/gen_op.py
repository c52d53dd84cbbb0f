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
    "BatchNorm_v1",
    "BilinearSampler",
    "BlockGrad",
    "CTCLoss",
    "Cast",
    "Concat",
    "Convolution",
    "Convolution_v1",
    "Correlation",
    "Crop",
    "Custom",
    "Deconvolution",
    "Dropout",
    "ElementWiseSum",
    "Embedding",
    "Flatten",
    "FullyConnected",
    "GridGenerator",
    "GroupNorm",
    "IdentityAttachKLSparseReg",
    "InstanceNorm",
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
    "Pooling_v1",
    "RNN",
    "ROIPooling",
    "Reshape",
    "SVMOutput",
    "SequenceLast",
    "SequenceMask",
    "SequenceReverse",
    "SliceChannel",
    "Softmax",
    "SoftmaxActivation",
    "SoftmaxOutput",
    "SpatialTransformer",
    "SwapAxis",
    "UpSampling",
    "abs",
    "adam_update",
    "add_n",
    "all_finite",
    "amp_cast",
    "amp_multicast",
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
    "col2im",
    "concat",
    "cos",
    "cosh",
    "crop",
    "ctc_loss",
    "cumsum",
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
    "fill_element_0index",
    "fix",
    "flatten",
    "flip",
    "floor",
    "ftml_update",
    "ftrl_update",
    "gamma",
    "gammaln",
    "gather_nd",
    "hard_sigmoid",
    "identity",
    "im2col",
    "khatri_rao",
    "lamb_update_phase1",
    "lamb_update_phase2",
    "linalg_det",
    "linalg_extractdiag",
    "linalg_extracttrian",
    "linalg_gelqf",
    "linalg_gemm",
    "linalg_gemm2",
    "linalg_inverse",
    "linalg_makediag",
    "linalg_maketrian",
    "linalg_potrf",
    "linalg_potri",
    "linalg_slogdet",
    "linalg_sumlogdiag",
    "linalg_syrk",
    "linalg_trmm",
    "linalg_trsm",
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
    "moments",
    "mp_lamb_update_phase1",
    "mp_lamb_update_phase2",
    "mp_nag_mom_update",
    "mp_sgd_mom_update",
    "mp_sgd_update",
    "multi_all_finite",
    "multi_lars",
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
    "preloaded_multi_adam_update",
    "preloaded_multi_mp_sgd_mom_update",
    "preloaded_multi_mp_sgd_update",
    "preloaded_multi_sgd_mom_update",
    "preloaded_multi_sgd_update",
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
    "ravel_multi_index",
    "rcbrt",
    "reciprocal",
    "relu",
    "repeat",
    "reset_arrays",
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
    "unravel_index",
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
    """Applies an activation function to each element.

    `act_type` names the function.

    Parameters
    ----------
    data : Symbol
        Floating-point values.
    act_type : {"relu", "sigmoid", "softrelu", "softsign", "tanh"}, required
        `relu`: max(x, 0); `sigmoid`: 1/(1 + exp(-x)); `tanh`; `softrelu`: log(1 + exp(x)); `softsign`: x/(1 + |x|).
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Activation(data, act_type="relu")
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
) -> Symbol | list[Symbol]:
    """Normalises each channel over the batch.

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : Symbol
        At least one axis.
    gamma : Symbol
        Scale, one for each channel.
    beta : Symbol
        Shift, one for each channel.
    moving_mean : Symbol, changed in place
        Moving average of the mean; updated while training.
    moving_var : Symbol, changed in place
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> moving_mean = mx.sym.Variable("moving_mean")
    >>> moving_var = mx.sym.Variable("moving_var")
    >>> y = mx.sym.BatchNorm(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), name, attr, kwargs)

_op_BatchNorm_v1 = _SymOp("BatchNorm_v1", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var"))


def BatchNorm_v1(
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Batch normalisation over axis 1, as old models name it.

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : Symbol
        At least one axis.
    gamma : Symbol
        Scale, one for each channel.
    beta : Symbol
        Shift, one for each channel.
    moving_mean : Symbol, changed in place
        Moving average of the mean; updated while training.
    moving_var : Symbol, changed in place
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> moving_mean = mx.sym.Variable("moving_mean")
    >>> moving_var = mx.sym.Variable("moving_var")
    >>> y = mx.sym.BatchNorm_v1(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNorm_v1((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var), name, attr, kwargs)

_op_BilinearSampler = _SymOp("BilinearSampler", ("data", "grid"), ("cudnn_off",))


def BilinearSampler(
    data: Symbol | None = None,
    grid: Symbol | None = None,
    cudnn_off: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Reads an image at the points of a grid, with bilinear interpolation.

    Coordinates run from -1 to 1 across the image; what lies outside counts as 0.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, height, width).
    grid : Symbol
        Shape (batch, 2, output height, output width), x first.
    cudnn_off : bool or None, optional, default None
        Accepted for compatibility; has no effect.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, output height, output width).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> grid = mx.sym.Variable("grid")
    >>> y = mx.sym.BilinearSampler(data, grid)
    """
    return _op_BilinearSampler((data, grid), (cudnn_off,), name, attr, kwargs)

_op_BlockGrad = _SymOp("BlockGrad", ("data",), ())


def BlockGrad(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy through which no gradient flows back.

    Parameters
    ----------
    data : Symbol
        Values of any shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.BlockGrad(data)
    """
    return _op_BlockGrad((data,), (), name, attr, kwargs)

_op_CTCLoss = _SymOp("CTCLoss", ("data", "label", "data_lengths", "label_lengths"), ("use_data_lengths", "use_label_lengths", "blank_label"))


def CTCLoss(
    data: Symbol | None = None,
    label: Symbol | None = None,
    data_lengths: Symbol | None = None,
    label_lengths: Symbol | None = None,
    use_data_lengths: bool = _Null,
    use_label_lengths: bool = _Null,
    blank_label: Literal["first", "last"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Loss of connectionist temporal classification.

    For each instance the result is the negative logarithm of the probability that a path through softmax(data), with
    repetitions merged and blanks removed, spells the label. It is infinite where no path does.

    Parameters
    ----------
    data : Symbol
        Activations before softmax, of shape (time, batch, classes).
    label : Symbol
        Classes of shape (batch, length), padded at the end.
    data_lengths : Symbol, optional
        Number of frames of each instance; only with `use_data_lengths`.
    label_lengths : Symbol, optional
        Length of each label; only with `use_label_lengths`.
    use_data_lengths : bool, optional, default False
        Whether `data_lengths` is given.
    use_label_lengths : bool, optional, default False
        Whether `label_lengths` is given; otherwise a label ends at the first padding value.
    blank_label : {"first", "last"}, optional, default "first"
        Which class is the blank: `first`: class 0, labels are padded with 0; `last`: the last class, labels are padded
        with -1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch,).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.CTCLoss(data, label)
    """
    return _op_CTCLoss((data, label, data_lengths, label_lengths), (use_data_lengths, use_label_lengths, blank_label), name, attr, kwargs)

_op_Cast = _SymOp("Cast", ("data",), ("dtype",))


def Cast(
    data: Symbol | None = None,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Converts to another dtype.

    Floating point becomes an integer by dropping the fraction.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape, dtype `dtype`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Cast(data, dtype="float64")
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
    """Joins arrays along a dimension.

    All other dimensions must agree.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    dim : int, optional, default 1
        Dimension to join along; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym.Concat(arg0, arg1)
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
    """Convolution with a set of filters, plus a bias.

    For each filter and each position of the window the output is the sum of the products of window and filter over all
    channels of the group (a correlation: the filter is not flipped). An axis of length d gives floor((d + 2 pad -
    dilate (kernel - 1) - 1) / stride) + 1 positions.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : Symbol
        Shape (num_filter, channels / num_group, kernel...).
    bias : Symbol
        Shape (num_filter,); absent with `no_bias`.
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Zeros added on both sides of each axis; 0 when not given.
    num_filter : int >= 0, required
        Number of output channels.
    num_group : int >= 0, optional, default 1
        Number of groups: channels are cut into groups that are convolved apart.
    workspace : int >= 0, optional, default 1024
        Accepted for compatibility; has no effect.
    no_bias : bool, optional, default False
        Whether there is no `bias`.
    cudnn_tune : {None, "fastest", "limited_workspace", "off"}, optional, default None
        Accepted for compatibility; has no effect.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"}, optional, default None
        Order of the axes of data and output; channels first when not given. The weight's axes are ordered alike:
        (filters, kernel..., channels) with channels last.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> bias = mx.sym.Variable("bias")
    >>> y = mx.sym.Convolution(data, weight, bias, kernel=(3, 3), num_filter=4, pad=(1, 1))
    """
    return _op_Convolution((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), name, attr, kwargs)

_op_Convolution_v1 = _SymOp("Convolution_v1", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Convolution_v1(
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
    layout: Literal["NCDHW", "NCHW", "NDHWC", "NHWC"] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Convolution, as old models name it.

    See Convolution.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : Symbol
        Shape (num_filter, channels / num_group, kernel...).
    bias : Symbol
        Shape (num_filter,); absent with `no_bias`.
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Zeros added on both sides of each axis; 0 when not given.
    num_filter : int >= 0, required
        Number of output channels.
    num_group : int >= 0, optional, default 1
        Number of groups: channels are cut into groups that are convolved apart.
    workspace : int >= 0, optional, default 1024
        Accepted for compatibility; has no effect.
    no_bias : bool, optional, default False
        Whether there is no `bias`.
    cudnn_tune : {None, "fastest", "limited_workspace", "off"}, optional, default None
        Accepted for compatibility; has no effect.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    layout : {None, "NCDHW", "NCHW", "NDHWC", "NHWC"}, optional, default None
        Order of the axes of data and output; channels first when not given. The weight's axes are ordered alike:
        (filters, kernel..., channels) with channels last.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> bias = mx.sym.Variable("bias")
    >>> y = mx.sym.Convolution_v1(data, weight, bias, kernel=(3, 3), num_filter=4, pad=(1, 1))
    """
    return _op_Convolution_v1((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), name, attr, kwargs)

_op_Correlation = _SymOp("Correlation", ("data1", "data2"), ("kernel_size", "max_displacement", "stride1", "stride2", "pad_size", "is_multiply"))


def Correlation(
    data1: Symbol | None = None,
    data2: Symbol | None = None,
    kernel_size: int = _Null,
    max_displacement: int = _Null,
    stride1: int = _Null,
    stride2: int = _Null,
    pad_size: int = _Null,
    is_multiply: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Compares patches of two images at all displacements.

    Channel k of the output belongs to one displacement; its value is the mean over patch and channels of the products
    (or absolute differences) of the first image's values and those of the second image that far away.

    Parameters
    ----------
    data1 : Symbol
        Shape (batch, channels, height, width).
    data2 : Symbol
        Same shape as `data1`.
    kernel_size : int >= 0, optional, default 1
        Size of the patches; an odd number.
    max_displacement : int >= 0, optional, default 1
        Largest displacement along each axis.
    stride1 : int >= 0, optional, default 1
        Distance between patches of the first image.
    stride2 : int >= 0, optional, default 1
        Distance between displacements.
    pad_size : int >= 0, optional, default 0
        Zeros around both images.
    is_multiply : bool, optional, default True
        Whether values are multiplied; otherwise absolute differences are taken.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, displacements, positions...).

    Examples
    --------
    >>> data1 = mx.sym.Variable("data1")
    >>> data2 = mx.sym.Variable("data2")
    >>> y = mx.sym.Correlation(data1, data2, pad_size=1)
    """
    return _op_Correlation((data1, data2), (kernel_size, max_displacement, stride1, stride2, pad_size, is_multiply), name, attr, kwargs)

_op_Crop = _SymOp("Crop", None, ("num_args", "offset", "h_w", "center_crop"), variadic="num_args")


def Crop(
    *data: Symbol,
    offset: int | tuple[int, ...] = _Null,
    h_w: int | tuple[int, ...] = _Null,
    center_crop: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cuts images to a height and width, which `h_w` or a second array gives.

    Parameters
    ----------
    *data : Symbols
        Images (batch, channel, height, width), and optionally an array of the wanted size.
    offset : int or tuple of int, optional, default (0, 0)
        Top and left edge of the crop.
    h_w : int or tuple of int, optional, default (0, 0)
        Height and width of the crop; not used with two inputs.
    center_crop : bool, optional, default False
        Cut from the middle; `offset` is not used then.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The cut images.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> y = mx.sym.Crop(arg0, h_w=(2, 3), offset=(1, 1))
    """
    return _op_Crop(data, (offset, h_w, center_crop), name, attr, kwargs)

_op_Custom = _SymOp("Custom", None, ("op_type",), variadic="")


def Custom(
    *data: Symbol,
    op_type: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An operator that the host language computes.

    `op_type` names one that was registered; all parameters but it are handed to the operator as text. The arguments,
    then the auxiliary states, are those that it lists.

    Parameters
    ----------
    *data : Symbols
        Arguments and states of the operator.
    op_type : str, required
        Name under which the operator was registered.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The operator's outputs.
    """
    return _op_Custom(data, (op_type,), name, attr, kwargs)

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
    """Transposed convolution.

    Each input value, times the filters, is added to a window of the output; windows lie `stride` apart. An axis of
    length d gives stride (d - 1) + dilate (kernel - 1) + 1 - 2 pad + adj values.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : Symbol
        Shape (channels, num_filter / num_group, kernel...).
    bias : Symbol, optional
        Shape (num_filter,); absent with `no_bias`.
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows in the output; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Values cut off on both sides of each output axis; 0 when not given. Not used with `target_shape`.
    adj : int or tuple of int, optional, default ()
        Values added at the end of each output axis, fewer than the stride. Not used with `target_shape`.
    target_shape : int or tuple of int, optional, default ()
        Wanted lengths of the output's spatial axes.
    num_filter : int >= 0, required
        Number of output channels.
    num_group : int >= 0, optional, default 1
        Number of groups of channels.
    workspace : int >= 0, optional, default 512
        Accepted for compatibility; has no effect.
    no_bias : bool, optional, default True
        Whether there is no `bias`.
    cudnn_tune : {None, "fastest", "limited_workspace", "off"}, optional, default None
        Accepted for compatibility; has no effect.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC"}, optional, default None
        Order of the axes of data and output; channels first when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> y = mx.sym.Deconvolution(data, weight, kernel=(3, 3), num_filter=2, stride=(2, 2), pad=(1, 1), adj=(1, 1))
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
) -> Symbol | list[Symbol]:
    """Sets random elements to zero while training.

    Each element is dropped with probability `p` and otherwise multiplied with 1/(1-p), so that the expected value
    stays. Outside training it is the identity.

    Parameters
    ----------
    data : Symbol
        Floating-point values.
    p : float, optional, default 0.5
        The part of the elements that become zero.
    mode : {"always", "training"}, optional, default "training"
        Whether elements are dropped only while training or always.
    axes : int or tuple of int, optional, default ()
        Axes along which all elements share one decision; empty: each decides for itself.
    cudnn_off : bool or None, optional, default False
        Accepted for compatibility; has no effect.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Dropout(data)
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
    """Looks up rows of a table.

    out[i.., :] = weight[data[i..], :]; indices out of range use the nearest row.

    Parameters
    ----------
    data : Symbol
        Indices of rows, of any shape.
    weight : Symbol
        The table, input_dim x output_dim.
    input_dim : int, required
        Number of rows of the table.
    output_dim : int, required
        Length of each row.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        Type of the table, where it is not known otherwise.
    sparse_grad : bool, optional, default False
        Give the table's gradient as a row_sparse array, which holds the rows that were taken.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One row for each index.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> y = mx.sym.Embedding(data, weight, input_dim=3, output_dim=4)
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
    """Keeps the first dimension and merges all others into one.

    (a, b, c) becomes (a, b*c). No data moves.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Array with two dimensions.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Flatten(data)
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
    """Product with a weight matrix, plus a bias.

    With `flatten` the result is $Y = X W^T + b$ with all axes of `data` but the first taken as one; otherwise the
    product is over the last axis and the others are kept.

    Parameters
    ----------
    data : Symbol
        At least one axis.
    weight : Symbol
        Shape (num_hidden, columns of data).
    bias : Symbol
        Shape (num_hidden,); absent with `no_bias`.
    num_hidden : int, required
        Number of outputs of each row.
    no_bias : bool, optional, default False
        Whether there is no `bias`.
    flatten : bool, optional, default True
        Whether all axes but the first are taken as one. If not, the product is over the last axis.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (rows, num_hidden), or that of data with another last axis.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> bias = mx.sym.Variable("bias")
    >>> y = mx.sym.FullyConnected(data, weight, bias, num_hidden=4)
    """
    return _op_FullyConnected((data, weight, bias), (num_hidden, no_bias, flatten), name, attr, kwargs)

_op_GridGenerator = _SymOp("GridGenerator", ("data",), ("transform_type", "target_shape"))


def GridGenerator(
    data: Symbol | None = None,
    transform_type: Literal["affine", "warp"] = _Null,
    target_shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Points at which BilinearSampler reads an image.

    Coordinates run from -1 (left, top) to 1. `affine` maps a regular grid by a matrix for each instance; `warp` adds a
    displacement in pixels to each point of a regular grid.

    Parameters
    ----------
    data : Symbol
        Matrices (batch, 6), or displacements (batch, 2, height, width), x first.
    transform_type : {"affine", "warp"}, required
        `affine`: data holds matrices of 2 x 3; `warp`: data holds a displacement for each point.
    target_shape : int or tuple of int, optional, default (0, 0)
        Height and width of the grid; needed for `affine`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, 2, height, width), x first.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.GridGenerator(data, transform_type="affine", target_shape=(3, 4))
    """
    return _op_GridGenerator((data,), (transform_type, target_shape), name, attr, kwargs)

_op_GroupNorm = _SymOp("GroupNorm", ("data", "gamma", "beta"), ("num_groups", "eps", "output_mean_var"))


def GroupNorm(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    num_groups: int = _Null,
    eps: float = _Null,
    output_mean_var: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Normalises groups of channels of each instance.

    The channels are cut into `num_groups` groups; each group is normalised by its own mean and variance, then scaled
    and shifted with one gamma and beta for the group.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, more axes...).
    gamma : Symbol
        Scale, one for each group.
    beta : Symbol
        Shift, one for each group.
    num_groups : int, optional, default 1
        Number of groups; must divide the channels.
    eps : float, optional, default 1e-05
        Added to the variance.
    output_mean_var : bool, optional, default False
        Whether mean and standard deviation are outputs as well.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> y = mx.sym.GroupNorm(data, gamma, beta, num_groups=2)
    """
    return _op_GroupNorm((data, gamma, beta), (num_groups, eps, output_mean_var), name, attr, kwargs)

_op_IdentityAttachKLSparseReg = _SymOp("IdentityAttachKLSparseReg", ("data", "moving_avg"), ("sparseness_target", "penalty", "momentum"))


def IdentityAttachKLSparseReg(
    data: Symbol | None = None,
    moving_avg: Symbol | None = None,
    sparseness_target: float = _Null,
    penalty: float = _Null,
    momentum: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Identity whose gradient pulls the mean activity of each unit towards a target.

    To the gradient is added that of the Kullback-Leibler divergence between the target and a moving average of the
    activity; put it behind a sigmoid.

    Parameters
    ----------
    data : Symbol
        Activities between 0 and 1, shape (batch, units, ...).
    moving_avg : Symbol, changed in place
        Moving average of each unit's activity; updated while training.
    sparseness_target : float, optional, default 0.1
        Wanted mean activity of each unit.
    penalty : float, optional, default 0.001
        Factor on the penalty's gradient.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving average.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> moving_avg = mx.sym.Variable("moving_avg")
    >>> y = mx.sym.IdentityAttachKLSparseReg(data, moving_avg)
    """
    return _op_IdentityAttachKLSparseReg((data, moving_avg), (sparseness_target, penalty, momentum), name, attr, kwargs)

_op_InstanceNorm = _SymOp("InstanceNorm", ("data", "gamma", "beta"), ("eps",))


def InstanceNorm(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    eps: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Normalises each channel of each instance.

    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$ with the mean and variance over the axes behind the
    channels.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, more axes...).
    gamma : Symbol
        Scale, one for each group.
    beta : Symbol
        Shift, one for each group.
    eps : float, optional, default 0.001
        Added to the variance.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> y = mx.sym.InstanceNorm(data, gamma, beta)
    """
    return _op_InstanceNorm((data, gamma, beta), (eps,), name, attr, kwargs)

_op_L2Normalization = _SymOp("L2Normalization", ("data",), ("eps", "mode"))


def L2Normalization(
    data: Symbol | None = None,
    eps: float = _Null,
    mode: Literal["channel", "instance", "spatial"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Divides by the Euclidean norm.

    $y = x / \\sqrt{\\sum x^2 + \\epsilon}$, where the sum is over what `mode` says.

    Parameters
    ----------
    data : Symbol
        Shape (batch, ...); at least three axes in the modes `channel` and `spatial`.
    eps : float, optional, default 1e-10
        Added to the sum of squares.
    mode : {"channel", "instance", "spatial"}, optional, default "instance"
        Over what the norm is taken: all values of an instance (`instance`), the channels at each position (`channel`),
        or the positions of each channel (`spatial`).
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.L2Normalization(data)
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
) -> Symbol | list[Symbol]:
    """Local response normalisation across channels.

    $y_c = x_c (k + \\alpha / n \\sum_{j} x_j^2)^{-\\beta}$ with the sum over the n channels around c.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, height, width).
    alpha : float, optional, default 0.0001
        Factor on the mean square.
    beta : float, optional, default 0.75
        Exponent.
    knorm : float, optional, default 2
        Constant under the power.
    nsize : int >= 0, required
        Number of neighbouring channels, with the channel itself.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.LRN(data, nsize=3)
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
) -> Symbol | list[Symbol]:
    """Normalises over one axis, then scales and shifts.

    With mean $\\mu$ and variance $\\sigma^2$ along the axis, $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$;
    gamma and beta have one value for each position on the axis.

    Parameters
    ----------
    data : Symbol
        At least one axis.
    gamma : Symbol
        Scale, as long as the axis.
    beta : Symbol
        Shift, as long as the axis.
    axis : int, optional, default -1
        Axis to normalise; negative counts from the end.
    eps : float, optional, default 1e-05
        Added to the variance.
    output_mean_var : bool, optional, default False
        Whether mean and standard deviation are outputs as well.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> y = mx.sym.LayerNorm(data, gamma, beta)
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
) -> Symbol | list[Symbol]:
    """Rectifiers that let something of the negative side through.

    Positive values pass (scaled for `selu`); `act_type` says what becomes of negative ones.

    Parameters
    ----------
    data : Symbol
        Floating-point values.
    gamma : Symbol, optional
        Slopes of `prelu`: one for all, or one for each channel (axis 1). Only there.
    act_type : {"elu", "gelu", "leaky", "prelu", "rrelu", "selu"}, optional, default "leaky"
        What becomes of a negative x: `leaky`: slope x; `prelu`: gamma x with the input gamma; `rrelu`: a random slope
        while training; `elu`: slope (exp(x) - 1); `selu`: elu with fixed constants, all scaled. `gelu` is x times the
        normal distribution function of x, for all x.
    slope : float, optional, default 0.25
        Slope of `leaky`, factor of `elu`.
    lower_bound : float, optional, default 0.125
        Least random slope of `rrelu`.
    upper_bound : float, optional, default 0.334
        Largest random slope of `rrelu`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.LeakyReLU(data)
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
    """Identity with the gradient of the squared error.

    The gradient is $(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : Symbol
        Predictions.
    label : Symbol
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.LinearRegressionOutput(data, label)
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
    """Sigmoid with the gradient of the logistic loss.

    The gradient is $(\\sigma(x) - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : Symbol
        Predictions.
    label : Symbol
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.LogisticRegressionOutput(data, label)
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
    """Identity with the gradient of the absolute error.

    The gradient is $\\mathrm{sign}(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : Symbol
        Predictions.
    label : Symbol
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.MAERegressionOutput(data, label)
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
    """Identity whose gradient is a constant, whatever flows in.

    With it an expression becomes a loss of its own.

    Parameters
    ----------
    data : Symbol
        The loss.
    grad_scale : float, optional, default 1
        The gradient, before it is normalised.
    valid_thresh : float, optional, default 0
        With `normalization='valid'`, values above this count as valid.
    normalization : {"batch", "null", "valid"}, optional, default "null"
        What the gradient is divided by: nothing, the length of the first axis, or the number of valid values.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.MakeLoss(data)
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
    """Puts a border around an array.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    mode : {"constant", "edge", "reflect"}, required
        What to fill the border with: 'constant', 'edge' (the outermost value) or 'reflect' (the image mirrored at its
        edge).
    pad_width : int or tuple of int, required
        Width of the border before and after each dimension: (before_1, after_1, before_2, ...).
    constant_value : float, optional, default 0
        Value of the border in mode 'constant'.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The array with its border.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Pad(data, mode="constant", pad_width=(0, 0, 0, 0, 1, 2, 2, 1), constant_value=3)
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
    """Maximum, mean, sum or p-norm over windows.

    Windows of the size `kernel` lie `stride` apart on the padded data; padding never is the maximum. The p-norm is
    $(\\sum |x|^p)^{1/p}$.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...), or as `layout` says.
    kernel : int or tuple of int, optional, default ()
        Size of the window: (w,), (h, w) or (d, h, w).
    pool_type : {"avg", "lp", "max", "sum"}, optional, default "max"
        What becomes of the values of a window: their maximum, mean, sum, or p-norm.
    global_pool : bool, optional, default False
        Whether one window covers all; kernel, stride and pad are not looked at then.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    pooling_convention : {"full", "same", "valid"}, optional, default "valid"
        How many windows there are: `valid` rounds (d + 2 pad - kernel) / stride + 1 down, `full` rounds it up, `same`
        takes (d + 2 pad) / stride rounded up.
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Padding on both sides of each axis; 0 when not given.
    p_value : int or None, optional, default None
        The p of `pool_type='lp'`; must be given there.
    count_include_pad : bool or None, optional, default None
        Whether the mean counts padding as zeros; it does when not given.
    layout : {None, "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC", "NWC"}, optional, default None
        Order of the axes; channels first when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Pooling(data, kernel=(2, 2), stride=(2, 2))
    """
    return _op_Pooling((data,), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout), name, attr, kwargs)

_op_Pooling_v1 = _SymOp("Pooling_v1", ("data",), ("kernel", "pool_type", "global_pool", "pooling_convention", "stride", "pad"))


def Pooling_v1(
    data: Symbol | None = None,
    kernel: int | tuple[int, ...] = _Null,
    pool_type: Literal["avg", "max", "sum"] = _Null,
    global_pool: bool = _Null,
    pooling_convention: Literal["full", "valid"] = _Null,
    stride: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Pooling, as old models name it.

    See Pooling.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...).
    kernel : int or tuple of int, optional, default ()
        Size of the window: (w,), (h, w) or (d, h, w).
    pool_type : {"avg", "max", "sum"}, optional, default "max"
        What becomes of the values of a window: their maximum, mean or sum.
    global_pool : bool, optional, default False
        Whether one window covers all.
    pooling_convention : {"full", "valid"}, optional, default "valid"
        Whether the number of windows is rounded down or up.
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Padding on both sides of each axis; 0 when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, positions...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Pooling_v1(data, kernel=(2, 2), stride=(2, 2))
    """
    return _op_Pooling_v1((data,), (kernel, pool_type, global_pool, pooling_convention, stride, pad), name, attr, kwargs)

_op_RNN = _SymOp("RNN", ("data", "parameters", "state", "state_cell", "sequence_length"), ("state_size", "num_layers", "bidirectional", "mode", "p", "state_outputs", "projection_size", "lstm_state_clip_min", "lstm_state_clip_max", "lstm_state_clip_nan", "use_sequence_length"))


def RNN(
    data: Symbol | None = None,
    parameters: Symbol | None = None,
    state: Symbol | None = None,
    state_cell: Symbol | None = None,
    sequence_length: Symbol | None = None,
    state_size: int = _Null,
    num_layers: int = _Null,
    bidirectional: bool = _Null,
    mode: Literal["gru", "lstm", "rnn_relu", "rnn_tanh"] = _Null,
    p: float = _Null,
    state_outputs: bool = _Null,
    projection_size: int | None = _Null,
    lstm_state_clip_min: float | None = _Null,
    lstm_state_clip_max: float | None = _Null,
    lstm_state_clip_nan: bool = _Null,
    use_sequence_length: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Recurrent layers over a whole sequence.

    Each layer computes at every step a new state from its input and its state before: h' = f(W x + b + U h + c) for the
    plain cells; LSTM has the gates i, f, g, o and a cell state; GRU has the gates r, z, n with n = tanh(W x + b + r (U
    h + c)). `parameters` holds for each layer and direction W, U (and the projection), and behind all weights for each
    layer and direction b and c.

    Parameters
    ----------
    data : Symbol
        Shape (time, batch, inputs).
    parameters : Symbol
        All weights and biases, as one vector.
    state : Symbol
        Initial states, shape (layers x directions, batch, state size).
    state_cell : Symbol, optional
        Initial cell states; only with mode `lstm`.
    sequence_length : Symbol, optional
        Number of steps of each sequence, shape (batch,); only with `use_sequence_length`.
    state_size : int >= 0, required
        Size of the state of each layer.
    num_layers : int >= 0, required
        Number of layers.
    bidirectional : bool, optional, default False
        Whether every layer runs over the sequence in both directions.
    mode : {"gru", "lstm", "rnn_relu", "rnn_tanh"}, required
        The cell: a plain one with `relu` or `tanh`, LSTM, or GRU.
    p : float, optional, default 0
        Dropout between layers, while training.
    state_outputs : bool, optional, default False
        Whether the final states are outputs as well.
    projection_size : int or None, optional, default None
        Size to which an LSTM's state is projected, if it is.
    lstm_state_clip_min : float or None, optional, default None
        Least value of an LSTM's cell state; given together with the largest.
    lstm_state_clip_max : float or None, optional, default None
        Largest value of an LSTM's cell state.
    lstm_state_clip_nan : bool, optional, default False
        Whether a NaN in the cell state becomes the least value.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given: steps behind a sequence's end give 0 and leave its states alone.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The last layer's states, shape (time, batch, directions x state size).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> parameters = mx.sym.Variable("parameters")
    >>> state = mx.sym.Variable("state")
    >>> state_cell = mx.sym.Variable("state_cell")
    >>> y = mx.sym.RNN(data, parameters, state, state_cell, state_size=3, num_layers=1, mode="lstm")
    """
    return _op_RNN((data, parameters, state, state_cell, sequence_length), (state_size, num_layers, bidirectional, mode, p, state_outputs, projection_size, lstm_state_clip_min, lstm_state_clip_max, lstm_state_clip_nan, use_sequence_length), name, attr, kwargs)

_op_ROIPooling = _SymOp("ROIPooling", ("data", "rois"), ("pooled_size", "spatial_scale"))


def ROIPooling(
    data: Symbol | None = None,
    rois: Symbol | None = None,
    pooled_size: int | tuple[int, ...] = _Null,
    spatial_scale: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Maximum over the bins of regions of interest.

    Each region is cut into `pooled_size` bins (whose edges are rounded outwards); the output holds the largest value of
    each bin, 0 for an empty one.

    Parameters
    ----------
    data : Symbol
        Feature maps, shape (batch, channels, height, width).
    rois : Symbol
        Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners belong to the region.
    pooled_size : int or tuple of int, required
        Number of bins along height and width.
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (regions, channels, pooled_size...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> rois = mx.sym.Variable("rois")
    >>> y = mx.sym.ROIPooling(data, rois, pooled_size=(2, 2), spatial_scale=1)
    """
    return _op_ROIPooling((data, rois), (pooled_size, spatial_scale), name, attr, kwargs)

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
    """Gives the elements of an array another shape.

    No data moves: the result shares the input's memory. Special codes in `shape` refer to the dimensions of the input
    from left to right (from right to left with `reverse`), for instance (2,3,4) with shape=(-3,0) becomes (6,4) and
    with shape=(0,-4,3,-1,0) becomes (2,3,1,4).

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    shape : int or tuple of int, optional, default ()
        New shape. 0 copies the dimension at this place, -1 is inferred from the number of elements, -2 copies all
        dimensions that are left, -3 multiplies the next two, and -4 splits one dimension into the two numbers that
        follow it, one of which may be -1.
    reverse : bool, optional, default False
        Read the special codes from the last dimension to the first.
    target_shape : int or tuple of int, optional, default ()
        The form of this parameter in old models: 0 is inferred. `shape` wins when it is given.
    keep_highest : bool, optional, default False
        With `target_shape`: the first dimension stays as it is.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements in row-major order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.Reshape(data, shape=(-1, 4))
    """
    return _op_Reshape((data,), (shape, reverse, target_shape, keep_highest), name, attr, kwargs)

_op_SVMOutput = _SymOp("SVMOutput", ("data", "label"), ("margin", "regularization_coefficient", "use_linear"))


def SVMOutput(
    data: Symbol | None = None,
    label: Symbol | None = None,
    margin: float = _Null,
    regularization_coefficient: float = _Null,
    use_linear: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Identity with the gradient of the hinge loss of a support vector machine.

    One class against all others: the score of the label shall be at least `margin`, the others at most minus `margin`.

    Parameters
    ----------
    data : Symbol
        Scores, classes along the last axis.
    label : Symbol
        Class numbers.
    margin : float, optional, default 1
        Distance that the scores shall keep from zero.
    regularization_coefficient : float, optional, default 1
        Factor on the gradient.
    use_linear : bool, optional, default False
        Whether the hinge loss counts linearly and not squared.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.SVMOutput(data, label)
    """
    return _op_SVMOutput((data, label), (margin, regularization_coefficient, use_linear), name, attr, kwargs)

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
    """The last step of each sequence.

    Without `sequence_length` that is the last one along the axis of time.

    Parameters
    ----------
    data : Symbol
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : Symbol, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise all sequences have full length.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, ...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> sequence_length = mx.sym.Variable("sequence_length")
    >>> y = mx.sym.SequenceLast(data, sequence_length, use_sequence_length=True)
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
    """Writes a value behind the end of each sequence.

    Of sequence b the first `sequence_length[b]` steps stay.

    Parameters
    ----------
    data : Symbol
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : Symbol, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise nothing is masked.
    value : float, optional, default 0
        What is written behind the end of each sequence.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> sequence_length = mx.sym.Variable("sequence_length")
    >>> y = mx.sym.SequenceMask(data, sequence_length, use_sequence_length=True)
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
    """Reverses each sequence.

    With `sequence_length` only the first so many steps of a sequence are reversed and the rest stays where it is.

    Parameters
    ----------
    data : Symbol
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : Symbol, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise all sequences have full length.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> sequence_length = mx.sym.Variable("sequence_length")
    >>> y = mx.sym.SequenceReverse(data, sequence_length, use_sequence_length=True)
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
    """Splits an array into equal parts along a dimension.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    num_outputs : int, required
        Number of equal parts.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.SliceChannel(data, num_outputs=3)
    """
    return _op_SliceChannel((data,), (num_outputs, axis, squeeze_axis), name, attr, kwargs)

_op_SoftmaxActivation = _SymOp("SoftmaxActivation", ("data",), ("mode",))


def SoftmaxActivation(
    data: Symbol | None = None,
    mode: Literal["channel", "instance"] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Softmax over the last axis or over the channels.

    An older operator; `softmax` does the same along any axis.

    Parameters
    ----------
    data : Symbol
        At least one axis, two in mode `channel`.
    mode : {"channel", "instance"}, optional, default "instance"
        `instance`: over the last axis; `channel`: over axis 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.SoftmaxActivation(data)
    """
    return _op_SoftmaxActivation((data,), (mode,), name, attr, kwargs)

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
    """Softmax with the gradient of the cross-entropy loss.

    The output is softmax of `data`; the gradient is that of $-\\sum \\log p_{label}$, namely $p - \\mathrm{onehot}(label)$
    times `grad_scale`, whatever gradient flows in (unless `out_grad` is set). A label outside the classes subtracts
    nothing.

    Parameters
    ----------
    data : Symbol
        Scores, of shape (batch, classes) or with more axes.
    label : Symbol
        Class numbers of shape (batch,), or probabilities in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    ignore_label : float, optional, default -1
        Rows with this label get no gradient, if `use_ignore` is set.
    multi_output : bool, optional, default False
        Whether classes lie along axis 1, with one label for each position of the remaining axes.
    use_ignore : bool, optional, default False
        Whether `ignore_label` has an effect.
    preserve_shape : bool, optional, default False
        Whether classes lie along the last axis only, and not along all axes but the first.
    normalization : {"batch", "null", "valid"}, optional, default "null"
        What the gradient is divided by: nothing, the number of labels, or the number of labels that are not ignored.
    out_grad : bool, optional, default False
        Whether the gradient is multiplied with the output's gradient. Otherwise that is not looked at: the operator is
        a loss.
    smooth_alpha : float, optional, default 0
        Label smoothing: so much of the label's weight is spread evenly over the other classes. Not used with
        `multi_output`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Probabilities, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.SoftmaxOutput(data, label)
    """
    return _op_SoftmaxOutput((data, label), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha), name, attr, kwargs)

_op_SpatialTransformer = _SymOp("SpatialTransformer", ("data", "loc"), ("target_shape", "transform_type", "sampler_type", "cudnn_off"))


def SpatialTransformer(
    data: Symbol | None = None,
    loc: Symbol | None = None,
    target_shape: int | tuple[int, ...] = _Null,
    transform_type: Literal["affine"] = _Null,
    sampler_type: Literal["bilinear"] = _Null,
    cudnn_off: bool | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Transforms an image by an affine map for each instance.

    The grid of GridGenerator, sampled by BilinearSampler.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, height, width).
    loc : Symbol
        Matrices of 2 x 3, shape (batch, 6).
    target_shape : int or tuple of int, optional, default (0, 0)
        Height and width of the output.
    transform_type : {"affine"}, required
        The kind of transformation.
    sampler_type : {"bilinear"}, required
        The kind of interpolation.
    cudnn_off : bool or None, optional, default None
        Accepted for compatibility; has no effect.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, target_shape...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> loc = mx.sym.Variable("loc")
    >>> y = mx.sym.SpatialTransformer(data, loc, transform_type="affine", sampler_type="bilinear", target_shape=(3, 3))
    """
    return _op_SpatialTransformer((data, loc), (target_shape, transform_type, sampler_type, cudnn_off), name, attr, kwargs)

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
    """Exchanges two dimensions of an array.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    dim1 : int, optional, default 0
        First dimension; negative counts from the end.
    dim2 : int, optional, default 0
        Second dimension; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.SwapAxis(data, dim1=0, dim2=2)
    """
    return _op_SwapAxis((data,), (dim1, dim2), name, attr, kwargs)

_op_UpSampling = _SymOp("UpSampling", None, ("scale", "num_filter", "sample_type", "multi_input_mode", "num_args", "workspace"), variadic="num_args")


def UpSampling(
    *data: Symbol,
    scale: int = _Null,
    num_filter: int = _Null,
    sample_type: Literal["bilinear", "nearest"] = _Null,
    multi_input_mode: Literal["concat", "sum"] = _Null,
    workspace: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Enlarges images.

    `nearest` repeats every value `scale` times along both axes; further inputs are repeated to the same size.
    `bilinear` is a transposed convolution of each channel with the second input as weight, of kernel size 2 scale -
    scale mod 2; filled as a bilinear filter it interpolates.

    Parameters
    ----------
    *data : Symbols
        Images (batch, channels, height, width); with `bilinear` an image and a weight.
    scale : int, required
        Factor by which the first input grows.
    num_filter : int, optional, default 0
        Number of channels; needed for `bilinear` only.
    sample_type : {"bilinear", "nearest"}, required
        `nearest` repeats values, `bilinear` is a transposed convolution with a weight of its own.
    multi_input_mode : {"concat", "sum"}, optional, default "concat"
        What becomes of several inputs with `nearest`: joined along the channels, or added.
    workspace : int >= 0, optional, default 512
        Accepted for compatibility; has no effect.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The enlarged image.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> y = mx.sym.UpSampling(arg0, scale=2, sample_type="nearest")
    """
    return _op_UpSampling(data, (scale, num_filter, sample_type, multi_input_mode, workspace), name, attr, kwargs)

_op_abs = _SymOp("abs", ("data",), ())


def abs(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Absolute value of every element.

    y = |x|

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.abs(data)
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
    """One step of Adam, without bias correction.

    With g = clip(rescale_grad * grad + wd * weight): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
    beta2) * g^2; weight -= lr * mean / (sqrt(var) + epsilon).

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mean : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    var : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    lazy_update : bool, optional, default True
        With a row_sparse gradient, leave rows alone that it does not hold.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mean = mx.sym.Variable("mean")
    >>> var = mx.sym.Variable("var")
    >>> y = mx.sym.adam_update(weight, grad, mean, var, lr=0.1)
    """
    return _op_adam_update((weight, grad, mean, var), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update), name, attr, kwargs)

_op_add_n = _SymOp("add_n", None, (), variadic="num_args")


def add_n(
    *args: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Adds up any number of arrays of the same shape.

    Parameters
    ----------
    *args : Symbols
        The arrays, all of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Their sum.

    Examples
    --------
    >>> args = mx.sym.Variable("args")
    >>> args1 = mx.sym.Variable("args1")
    >>> args2 = mx.sym.Variable("args2")
    >>> y = mx.sym.add_n(args, args1, args2)
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
    """1 if no element is infinite or NaN, else 0.

    Mixed-precision training asks it of gradients.

    Parameters
    ----------
    data : Symbol
        Floating-point values.
    init_output : bool, optional, default True
        Start from 1; if false, start from what the output array holds.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        float32, of shape (1,).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.all_finite(data)
    """
    return _op_all_finite((data,), (init_output,), name, attr, kwargs)

_op_amp_cast = _SymOp("amp_cast", ("data",), ("dtype",))


def amp_cast(
    data: Symbol | None = None,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Converts floating-point values to another dtype.

    Values of other dtypes pass unchanged.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
        The dtype of the result, if the input is floating point.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.amp_cast(data, dtype="float16")
    """
    return _op_amp_cast((data,), (dtype,), name, attr, kwargs)

_op_amp_multicast = _SymOp("amp_multicast", None, ("num_outputs", "cast_narrow"), variadic="")


def amp_multicast(
    *data: Symbol,
    num_outputs: int = _Null,
    cast_narrow: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Converts several floating-point arrays to one dtype, the widest among them.

    Parameters
    ----------
    *data : Symbols
        The arrays, each of any shape.
    num_outputs : int, required
        Number of inputs, and of outputs.
    cast_narrow : bool, optional, default False
        Convert to the narrowest dtype among the inputs, and not to the widest.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> data1 = mx.sym.Variable("data1")
    >>> y = mx.sym.amp_multicast(data, data1, num_outputs=2)
    """
    return _op_amp_multicast(data, (num_outputs, cast_narrow), name, attr, kwargs)

_op_arccos = _SymOp("arccos", ("data",), ())


def arccos(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse cosine, in radians.

    y = arccos x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arccos(data)
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
    """Inverse hyperbolic cosine.

    y = arccosh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arccosh(data)
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
    """Inverse sine, in radians.

    y = arcsin x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arcsin(data)
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
    """Inverse hyperbolic sine.

    y = arcsinh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arcsinh(data)
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
    """Inverse tangent, in radians.

    y = arctan x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arctan(data)
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
    """Inverse hyperbolic tangent.

    y = arctanh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.arctanh(data)
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
    """Index of the largest element.

    Of equal elements the first counts; NaN is the largest.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.argmax(data, axis=1)
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
    """Index of the largest element along axis 1.

    Parameters
    ----------
    data : Symbol
        At least two dimensions.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.argmax_channel(data)
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
    """Index of the smallest element.

    Of equal elements the first counts; NaN is the smallest.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.argmin(data, axis=1)
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
    """Gives the indices that would sort an array.

    Equal elements keep their order; NaN comes after all numbers.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int or None, optional, default -1
        Dimension to sort; None: the flattened array.
    is_ascend : bool, optional, default True
        Smallest first.
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
        Type of the indices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The indices.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.argsort(data)
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
    """Products of many matrices at once.

    All dimensions but the last two count the matrices and must agree: out[b] = lhs[b] rhs[b].

    Parameters
    ----------
    lhs : Symbol
        First factors, with at least three dimensions.
    rhs : Symbol
        Second factors.
    transpose_a : bool, optional, default False
        Use `lhs` transposed: its first dimension is summed over.
    transpose_b : bool, optional, default False
        Use `rhs` transposed: its last dimension is summed over.
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
        Wanted storage type of the result; None: as the inputs suggest.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The products.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.batch_dot(lhs, rhs)
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
    """Picks one element of every row of a matrix.

    out[i] = a[i, indices[i]]; indices out of range use the nearest column. It is not differentiable; `pick` is, and
    does the same for any shape.

    Parameters
    ----------
    a : Symbol
        Matrix.
    indices : Symbol
        One int32 index for each row.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The picked elements.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym.batch_take(a, indices)
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
    """Sum, `lhs + rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_add(lhs, rhs)
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
    """Repeats the input along given axes of length 1.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int, optional, default ()
        Axes of length 1 to repeat.
    size : int or tuple of int, optional, default ()
        The wanted length of each of them.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The input with the named axes repeated.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.broadcast_axis(data, axis=(0, 2), size=(2, 3))
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
    """Quotient, `lhs / rhs`.

    Integers are divided toward zero, and an integer divided by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_div(lhs, rhs)
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
    """1 where `lhs == rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_equal(lhs, rhs)
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
    """1 where `lhs > rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_greater(lhs, rhs)
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
    """1 where `lhs >= rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_greater_equal(lhs, rhs)
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
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_hypot(lhs, rhs)
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
    """1 where `lhs < rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_lesser(lhs, rhs)
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
    """1 where `lhs <= rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_lesser_equal(lhs, rhs)
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
    """Repeats `lhs` along dimensions of length 1 to reach the shape of `rhs`.

    Only the shape of `rhs` is used.

    Parameters
    ----------
    lhs : Symbol
        The array to repeat.
    rhs : Symbol
        The array that gives the shape.
    lhs_axes : int or tuple of int or None, optional, default None
        Axes of `lhs` to repeat; all by default.
    rhs_axes : int or tuple of int or None, optional, default None
        Axes of `rhs` that give the lengths, one for each of `lhs_axes`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        `lhs`, repeated.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_like(lhs, rhs)
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
    """1 where both values are non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_logical_and(lhs, rhs)
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
    """1 where at least one value is non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_logical_or(lhs, rhs)
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
    """1 where exactly one value is non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_logical_xor(lhs, rhs)
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
    """The larger of two values.

    NaN wins over a number.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_maximum(lhs, rhs)
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
    """The smaller of two values.

    NaN wins over a number.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_minimum(lhs, rhs)
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
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_mod(lhs, rhs)
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
    """Product, `lhs * rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_mul(lhs, rhs)
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
    """1 where `lhs != rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_not_equal(lhs, rhs)
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
    """Power, `lhs ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_power(lhs, rhs)
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
    """Difference, `lhs - rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.broadcast_sub(lhs, rhs)
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
    """Repeats the input along dimensions of length 1 to reach a shape.

    Parameters
    ----------
    data : Symbol
        As many dimensions as `shape`; each is 1 or the wanted length.
    shape : int or tuple of int, optional, default ()
        The wanted shape; 0 keeps the dimension of the input.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.broadcast_to(data, shape=(2, 3))
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
    """The same values in another storage kind.

    From dense to sparse, what is not zero is stored: rows with a nonzero element (row_sparse) or nonzero elements of a
    matrix (csr).

    Parameters
    ----------
    data : Symbol
        Array of any storage kind.
    stype : {"csr", "default", "row_sparse"}, required
        The storage kind of the output.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.cast_storage(data, stype="default")
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
    """Cube root of every element.

    y = x^(1/3)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.cbrt(data)
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
    """Rounds up.

    y = the least integer >= x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.ceil(data)
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
    """Limits values to an interval.

    y = min(max(x, a_min), a_max)

    NaN stays NaN.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    a_min : float, required
        The least value of the result.
    a_max : float, required
        The greatest value of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.clip(data, a_min=-1, a_max=1)
    """
    return _op_clip((data,), (a_min, a_max), name, attr, kwargs)

_op_col2im = _SymOp("col2im", ("data",), ("output_size", "kernel", "stride", "dilate", "pad"))


def col2im(
    data: Symbol | None = None,
    output_size: int | tuple[int, ...] = _Null,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Columns added up in an image: the transpose of im2col.

    Every column is spread over its window; values that meet are added.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels x window, positions).
    output_size : int or tuple of int, required
        Lengths of the image's spatial axes.
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Zeros added on both sides of each axis; 0 when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, output_size...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.col2im(data, kernel=(2, 2), output_size=(4, 4))
    """
    return _op_col2im((data,), (output_size, kernel, stride, dilate, pad), name, attr, kwargs)

_op_cos = _SymOp("cos", ("data",), ())


def cos(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cosine of an angle in radians.

    y = cos x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.cos(data)
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
    """Hyperbolic cosine.

    y = cosh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.cosh(data)
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
    """Converts radians to degrees.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.degrees(data)
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
    """Moves channels into blocks of pixels.

    (n, c*b*b, h, w) becomes (n, c, h*b, w*b); the inverse of `space_to_depth`.

    Parameters
    ----------
    data : Symbol
        Images (batch, channel, height, width).
    block_size : int, required
        Edge of the square blocks.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Larger images with fewer channels.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.depth_to_space(data, block_size=2)
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
    """Takes a diagonal out of matrices, or builds a matrix with a given diagonal.

    A vector gives a matrix that is zero but for the diagonal; with two or more dimensions the diagonal of `axis1` and
    `axis2` becomes the last dimension.

    Parameters
    ----------
    data : Symbol
        Vector, matrix, or array of matrices.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First dimension of the matrices.
    axis2 : int, optional, default 1
        Second dimension of the matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Matrix, or diagonals.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.diag(data, k=1)
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
    """Product of two arrays: matrices, vectors, or tensors.

    The last dimension of `lhs` is summed against the first of `rhs`: out[i..., j...] = sum_k lhs[i..., k] * rhs[k,
    j...]. Two vectors give an array with one element.

    Parameters
    ----------
    lhs : Symbol
        First factor, with at least one dimension.
    rhs : Symbol
        Second factor, with at least one dimension.
    transpose_a : bool, optional, default False
        Use `lhs` transposed: its first dimension is summed over.
    transpose_b : bool, optional, default False
        Use `rhs` transposed: its last dimension is summed over.
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
        Wanted storage type of the result; None: as the inputs suggest.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product; its dimensions are those of both factors that are not summed over.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.dot(lhs, rhs)
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
    """Sum, `lhs + rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.elemwise_add(lhs, rhs)
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
    """Quotient, `lhs / rhs`.

    Integers are divided toward zero, and an integer divided by zero is zero.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.elemwise_div(lhs, rhs)
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
    """Product, `lhs * rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.elemwise_mul(lhs, rhs)
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
    """Difference, `lhs - rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.elemwise_sub(lhs, rhs)
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
    """Gauss error function.

    y = erf(x)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.erf(data)
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
    """Inverse of the Gauss error function.

    y = the y with erf(y) = x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.erfinv(data)
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
    """Exponential of every element.

    y = e^x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.exp(data)
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
    """Inserts a dimension of size one.

    No data moves.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int, required
        Place of the new dimension in the result; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements with one dimension more.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.expand_dims(data, axis=1)
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
    """Exponential minus one, accurate near zero.

    y = e^x - 1

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.expm1(data)
    """
    return _op_expm1((data,), (), name, attr, kwargs)

_op_fill_element_0index = _SymOp("fill_element_0index", ("lhs", "mhs", "rhs"), ())


def fill_element_0index(
    lhs: Symbol | None = None,
    mhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Replaces one element of every row of a matrix.

    The result is `lhs` with lhs[i, rhs[i]] set to mhs[i]; an index out of range is an error.

    Parameters
    ----------
    lhs : Symbol
        Matrix.
    mhs : Symbol
        One new value for each row.
    rhs : Symbol
        One index for each row.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The matrix with replaced elements.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> mhs = mx.sym.Variable("mhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.fill_element_0index(lhs, mhs, rhs)
    """
    return _op_fill_element_0index((lhs, mhs, rhs), (), name, attr, kwargs)

_op_fix = _SymOp("fix", ("data",), ())


def fix(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds toward zero.

    y = x without its fraction

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.fix(data)
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
    """Rounds down.

    y = the greatest integer <= x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.floor(data)
    """
    return _op_floor((data,), (), name, attr, kwargs)

_op_ftml_update = _SymOp("ftml_update", ("weight", "grad", "d", "v", "z"), ("lr", "beta1", "beta2", "epsilon", "t", "wd", "rescale_grad", "clip_grad"))


def ftml_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    d: Symbol | None = None,
    v: Symbol | None = None,
    z: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_grad: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of FTML (follow the moving leader).

    With g = clip(rescale_grad * grad + wd * weight): v = beta2 * v + (1 - beta2) * g^2; d' = (1 - beta1^t) / lr *
    (sqrt(v / (1 - beta2^t)) + epsilon); z = beta1 * z + (1 - beta1) * g - (d' - beta1 * d) * weight; d = d'; weight =
    -z / d.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    d : Symbol, changed in place
        The leader's scale. Updated in place.
    v : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    z : Symbol, changed in place
        The leader's linear term. Updated in place.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.6
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    t : int, required
        Number of this step, from 1.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_grad : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> d = mx.sym.Variable("d")
    >>> v = mx.sym.Variable("v")
    >>> z = mx.sym.Variable("z")
    >>> y = mx.sym.ftml_update(weight, grad, d, v, z, lr=0.1, t=2)
    """
    return _op_ftml_update((weight, grad, d, v, z), (lr, beta1, beta2, epsilon, t, wd, rescale_grad, clip_grad), name, attr, kwargs)

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
    """One step of FTRL (follow the regularised leader), which makes weights sparse.

    With g = clip(rescale_grad * grad): z += g - (sqrt(n + g^2) - sqrt(n)) * weight / lr; n += g^2; weight = (sign(z) *
    lamda1 - z) / ((beta + sqrt(n)) / lr + wd) where |z| > lamda1, else 0.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    z : Symbol, changed in place
        The leader's linear term. Updated in place.
    n : Symbol, changed in place
        Sum of the squared gradients. Updated in place.
    lr : float, required
        Learning rate.
    lamda1 : float, optional, default 0.01
        Strength of the L1 penalty.
    beta : float, optional, default 1
        Added to the root of the squared gradients' sum.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> z = mx.sym.Variable("z")
    >>> n = mx.sym.Variable("n")
    >>> y = mx.sym.ftrl_update(weight, grad, z, n, lr=0.1)
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
    """Gamma function.

    y = Gamma(x)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.gamma(data)
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
    """Logarithm of the absolute value of the gamma function.

    y = ln |Gamma(x)|

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.gammaln(data)
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
    """Takes elements by their coordinates.

    Column y of `indices` holds the first M coordinates: out[y.., x..] = data[indices[0, y..], ..., indices[M-1, y..],
    x..].

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    indices : Symbol
        Coordinates, (M, ...); negative ones count from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The elements.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym.gather_nd(data, indices)
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
    """Piecewise linear approximation of the sigmoid.

    y = min(max(alpha x + beta, 0), 1)

    Parameters
    ----------
    data : Symbol
        Floating-point values.
    alpha : float, optional, default 0.2
        Slope.
    beta : float, optional, default 0.5
        Value at 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.hard_sigmoid(data)
    """
    return _op_hard_sigmoid((data,), (alpha, beta), name, attr, kwargs)

_op_im2col = _SymOp("im2col", ("data",), ("kernel", "stride", "dilate", "pad"))


def im2col(
    data: Symbol | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Windows of an image as columns of a matrix.

    Each column holds the values of one window over all channels, as a convolution multiplies them with its weights.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, spatial axes...).
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Zeros added on both sides of each axis; 0 when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels x window, positions).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.im2col(data, kernel=(2, 2))
    """
    return _op_im2col((data,), (kernel, stride, dilate, pad), name, attr, kwargs)

_op_khatri_rao = _SymOp("khatri_rao", None, (), variadic="num_args")


def khatri_rao(
    *args: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Column-wise Kronecker product of matrices.

    Column j of the result is the Kronecker product of the inputs' columns j, so the number of rows is the product of
    the inputs' rows.

    Parameters
    ----------
    *args : Symbols
        Matrices with the same number of columns.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym.khatri_rao(arg0, arg1)
    """
    return _op_khatri_rao(args, (), name, attr, kwargs)

_op_lamb_update_phase1 = _SymOp("lamb_update_phase1", ("weight", "grad", "mean", "var"), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient"))


def lamb_update_phase1(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    bias_correction: bool = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """First part of a LAMB step: the direction.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mean : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    var : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    t : int, required
        Number of this step, from 1.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    wd : float, required
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The direction of the step.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mean = mx.sym.Variable("mean")
    >>> var = mx.sym.Variable("var")
    >>> y = mx.sym.lamb_update_phase1(weight, grad, mean, var, t=2, wd=0.01)
    """
    return _op_lamb_update_phase1((weight, grad, mean, var), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_lamb_update_phase2 = _SymOp("lamb_update_phase2", ("weight", "g", "r1", "r2"), ("lr", "lower_bound", "upper_bound"))


def lamb_update_phase2(
    weight: Symbol | None = None,
    g: Symbol | None = None,
    r1: Symbol | None = None,
    r2: Symbol | None = None,
    lr: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Second part of a LAMB step: the update.

    weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

    Parameters
    ----------
    weight : Symbol
        The weight.
    g : Symbol
        The direction from the first part.
    r1 : Symbol
        Norm of the weight, one element.
    r2 : Symbol
        Norm of the direction, one element.
    lr : float, required
        Learning rate.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> g = mx.sym.Variable("g")
    >>> r1 = mx.sym.Variable("r1")
    >>> r2 = mx.sym.Variable("r2")
    >>> y = mx.sym.lamb_update_phase2(weight, g, r1, r2, lr=0.1)
    """
    return _op_lamb_update_phase2((weight, g, r1, r2), (lr, lower_bound, upper_bound), name, attr, kwargs)

_op_log = _SymOp("log", ("data",), ())


def log(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Natural logarithm of every element.

    y = ln x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.log(data)
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
    """Logarithm to base 10.

    y = log10 x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.log10(data)
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
    """Logarithm of one plus x, accurate near zero.

    y = ln(1 + x)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.log1p(data)
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
    """Logarithm to base 2.

    y = log2 x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.log2(data)
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
    """Logarithm of softmax along an axis.

    It is $y_i = x_i/t - \\log\\sum_j \\exp(x_j/t)$, more exact than the logarithm of softmax's output.

    Parameters
    ----------
    data : Symbol
        Floating-point values, any rank.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.log_softmax(data)
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
    """Logical negation.

    y = 1 where x = 0, 0 elsewhere

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.logical_not(data)
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
    """Marks an expression as a loss: a copy whose gradient is one, whatever flows in from above.

    Parameters
    ----------
    data : Symbol
        The loss.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.make_loss(data)
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
    """Largest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.max(data)
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
    """Mean of the elements along axes.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.mean(data)
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
    """Smallest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.min(data)
    """
    return _op_min((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op_moments = _SymOp("moments", ("data",), ("axes", "keepdims"))


def moments(
    data: Symbol | None = None,
    axes: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Mean and variance of the elements along axes.

    The variance divides by the number of elements.

    Parameters
    ----------
    data : Symbol
        Any array.
    axes : int or tuple of int or None, optional, default None
        Axes to take the moments over.
    keepdims : bool, optional, default False
        Keep these axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        mean: The means.
        var: The variances.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.moments(data, axes=(0, 2))
    """
    return _op_moments((data,), (axes, keepdims), name, attr, kwargs)

_op_mp_lamb_update_phase1 = _SymOp("mp_lamb_update_phase1", ("weight", "grad", "mean", "var", "weight32"), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient"))


def mp_lamb_update_phase1(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    weight32: Symbol | None = None,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    bias_correction: bool = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """First part of a LAMB step: the direction.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mean : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    var : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    weight32 : Symbol
        The weight in float32.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    t : int, required
        Number of this step, from 1.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    wd : float, required
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The direction of the step.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mean = mx.sym.Variable("mean")
    >>> var = mx.sym.Variable("var")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> y = mx.sym.mp_lamb_update_phase1(weight, grad, mean, var, weight32, t=2, wd=0.01)
    """
    return _op_mp_lamb_update_phase1((weight, grad, mean, var, weight32), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient), name, attr, kwargs)

_op_mp_lamb_update_phase2 = _SymOp("mp_lamb_update_phase2", ("weight", "g", "r1", "r2", "weight32"), ("lr", "lower_bound", "upper_bound"))


def mp_lamb_update_phase2(
    weight: Symbol | None = None,
    g: Symbol | None = None,
    r1: Symbol | None = None,
    r2: Symbol | None = None,
    weight32: Symbol | None = None,
    lr: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Second part of a LAMB step: the update.

    weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

    Parameters
    ----------
    weight : Symbol
        The weight.
    g : Symbol
        The direction from the first part.
    r1 : Symbol
        Norm of the weight, one element.
    r2 : Symbol
        Norm of the direction, one element.
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    lr : float, required
        Learning rate.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> g = mx.sym.Variable("g")
    >>> r1 = mx.sym.Variable("r1")
    >>> r2 = mx.sym.Variable("r2")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> y = mx.sym.mp_lamb_update_phase2(weight, g, r1, r2, weight32, lr=0.1)
    """
    return _op_mp_lamb_update_phase2((weight, g, r1, r2, weight32), (lr, lower_bound, upper_bound), name, attr, kwargs)

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
    """One step of Nesterov's accelerated gradient.

    With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr * g.
    This form keeps a float32 copy of a weight of lower precision.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mom : Symbol, changed in place
        The momentum. Updated in place.
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    lr : float, required
        Learning rate.
    momentum : float, optional, default 0
        How much of the last update is kept.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mom = mx.sym.Variable("mom")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> y = mx.sym.mp_nag_mom_update(weight, grad, mom, weight32, lr=0.1)
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
    """One step of stochastic gradient descent with momentum.

    mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom. This form keeps a float32 copy
    of a weight of lower precision.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mom : Symbol, changed in place
        The momentum. Updated in place.
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    lr : float, required
        Learning rate.
    momentum : float, optional, default 0
        How much of the last update is kept.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    lazy_update : bool, optional, default True
        With a row_sparse gradient, leave rows alone that it does not hold.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mom = mx.sym.Variable("mom")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> y = mx.sym.mp_sgd_mom_update(weight, grad, mom, weight32, lr=0.1)
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
    """One step of stochastic gradient descent.

    weight -= lr * (clip(rescale_grad * grad) + wd * weight). This form keeps a float32 copy of a weight of lower
    precision.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    lr : float, required
        Learning rate.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    lazy_update : bool, optional, default True
        With a row_sparse gradient, leave rows alone that it does not hold.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> y = mx.sym.mp_sgd_update(weight, grad, weight32, lr=0.1)
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
    """1 if no element of any array is infinite or NaN, else 0.

    Parameters
    ----------
    *data : Symbols
        Floating-point arrays.
    num_arrays : int, optional, default 1
        Number of arrays.
    init_output : bool, optional, default True
        Start from 1; if false, start from what the output array holds.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        float32, of shape (1,).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> data1 = mx.sym.Variable("data1")
    >>> y = mx.sym.multi_all_finite(data, data1, num_arrays=2)
    """
    return _op_multi_all_finite(data, (num_arrays, init_output), name, attr, kwargs)

_op_multi_lars = _SymOp("multi_lars", ("lrs", "weights_sum_sq", "grads_sum_sq", "wds"), ("eta", "eps", "rescale_grad"))


def multi_lars(
    lrs: Symbol | None = None,
    weights_sum_sq: Symbol | None = None,
    grads_sum_sq: Symbol | None = None,
    wds: Symbol | None = None,
    eta: float = _Null,
    eps: float = _Null,
    rescale_grad: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Learning rates by the LARS rule.

    new_lr = lr * eta * |w| / (rescale_grad * |g| + wd * |w| + eps) where both norms are positive, else lr.

    Parameters
    ----------
    lrs : Symbol
        Learning rates.
    weights_sum_sq : Symbol
        Sum of squares of each weight.
    grads_sum_sq : Symbol
        Sum of squares of each gradient.
    wds : Symbol
        Weight decays.
    eta : float, required
        Trust coefficient.
    eps : float, required
        Small number that keeps the division finite.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new learning rates.

    Examples
    --------
    >>> lrs = mx.sym.Variable("lrs")
    >>> weights_sum_sq = mx.sym.Variable("weights_sum_sq")
    >>> grads_sum_sq = mx.sym.Variable("grads_sum_sq")
    >>> wds = mx.sym.Variable("wds")
    >>> y = mx.sym.multi_lars(lrs, weights_sum_sq, grads_sum_sq, wds, eta=0.1, eps=1e-08)
    """
    return _op_multi_lars((lrs, weights_sum_sq, grads_sum_sq, wds), (eta, eps, rescale_grad), name, attr, kwargs)

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
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, momentum, float32 weight.
    lrs : tuple of float, required
        Learning rate for each weight.
    wds : tuple of float, required
        Weight decay for each weight.
    momentum : float, optional, default 0
        How much of the last update is kept.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> y = mx.sym.multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, float32 weight.
    lrs : tuple of float, required
        Learning rate for each weight.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> y = mx.sym.multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, momentum.
    lrs : tuple of float, required
        Learning rate for each weight.
    wds : tuple of float, required
        Weight decay for each weight.
    momentum : float, optional, default 0
        How much of the last update is kept.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> y = mx.sym.multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient.
    lrs : tuple of float, required
        Learning rate for each weight.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> y = mx.sym.multi_sgd_update(arg0, arg1, arg2, arg3, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """Sum of squares of each of several arrays.

    Parameters
    ----------
    *data : Symbols
        Arrays of any shapes, of one dtype.
    num_arrays : int, required
        Number of arrays.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        float32, one sum for each array.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> data1 = mx.sym.Variable("data1")
    >>> y = mx.sym.multi_sum_sq(data, data1, num_arrays=2)
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
    """One step of Nesterov's accelerated gradient.

    With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr * g.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mom : Symbol, changed in place
        The momentum. Updated in place.
    lr : float, required
        Learning rate.
    momentum : float, optional, default 0
        How much of the last update is kept.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mom = mx.sym.Variable("mom")
    >>> y = mx.sym.nag_mom_update(weight, grad, mom, lr=0.1)
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
    """Product of the elements along axes.

    NaN counts as one.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.nanprod(data)
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
    """Sum of the elements along axes.

    NaN counts as zero.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.nansum(data)
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
    """Negative of every element.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.negative(data)
    """
    return _op_negative((data,), (), name, attr, kwargs)

_op_norm = _SymOp("norm", ("data",), ("ord", "axis", "out_dtype", "keepdims"))


def norm(
    data: Symbol | None = None,
    ord: int = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    out_dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Vector norm of the elements along axes.

    All axes together count as one vector.

    Parameters
    ----------
    data : Symbol
        Any array.
    ord : int, optional, default 2
        1: sum of absolute values; 2: square root of the sum of squares.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all.
    out_dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result; None: that of the input.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The norms; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.norm(data)
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
    """Turns indices into rows that are `on_value` at the index and `off_value` elsewhere.

    An index outside of [0, depth) gives a row of `off_value`.

    Parameters
    ----------
    indices : Symbol
        Indices, of any shape and type.
    depth : int, required
        Length of each row.
    on_value : float, optional, default 1
        Value at the index.
    off_value : float, optional, default 0
        Value elsewhere.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        Type of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One dimension more than `indices`, of length `depth`.

    Examples
    --------
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym.one_hot(indices, depth=4)
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
    """Ones of the shape and dtype of the input.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Ones.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.ones_like(data)
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
    """Picks one element of every row.

    Along `axis`, out[i..] = data[i.., index[i..]].

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    index : Symbol
        Indices; the shape of `data` without the picked dimension, or with length one there.
    axis : int or None, optional, default -1
        The dimension that the indices run over; negative counts from the end.
    keepdims : bool, optional, default False
        Keep the picked dimension with length one.
    mode : {"clip", "wrap"}, optional, default "clip"
        What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts on from the other end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The picked elements.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> index = mx.sym.Variable("index")
    >>> y = mx.sym.pick(data, index)
    """
    return _op_pick((data, index), (axis, keepdims, mode), name, attr, kwargs)

_op_preloaded_multi_adam_update = _SymOp("preloaded_multi_adam_update", None, ("beta1", "beta2", "epsilon", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_adam_update(
    *data: Symbol,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of Adam for many weights.

    For each weight as `adam_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, mean, variance; at the end all learning rates and all weight decays.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> arg8 = mx.sym.Variable("arg8")
    >>> arg9 = mx.sym.Variable("arg9")
    >>> y = mx.sym.preloaded_multi_adam_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_weights=2)
    """
    return _op_preloaded_multi_adam_update(data, (beta1, beta2, epsilon, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_preloaded_multi_mp_sgd_mom_update = _SymOp("preloaded_multi_mp_sgd_mom_update", None, ("momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_mp_sgd_mom_update(
    *data: Symbol,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, momentum, float32 weight; at the end all learning rates and all weight
        decays.
    momentum : float, optional, default 0
        How much of the last update is kept.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> arg8 = mx.sym.Variable("arg8")
    >>> arg9 = mx.sym.Variable("arg9")
    >>> y = mx.sym.preloaded_multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_weights=2)
    """
    return _op_preloaded_multi_mp_sgd_mom_update(data, (momentum, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_preloaded_multi_mp_sgd_update = _SymOp("preloaded_multi_mp_sgd_update", None, ("rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_mp_sgd_update(
    *data: Symbol,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, float32 weight; at the end all learning rates and all weight decays.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> y = mx.sym.preloaded_multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2)
    """
    return _op_preloaded_multi_mp_sgd_update(data, (rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_preloaded_multi_sgd_mom_update = _SymOp("preloaded_multi_sgd_mom_update", None, ("momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_sgd_mom_update(
    *data: Symbol,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, momentum; at the end all learning rates and all weight decays.
    momentum : float, optional, default 0
        How much of the last update is kept.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> y = mx.sym.preloaded_multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2)
    """
    return _op_preloaded_multi_sgd_mom_update(data, (momentum, rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

_op_preloaded_multi_sgd_update = _SymOp("preloaded_multi_sgd_update", None, ("rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_sgd_update(
    *data: Symbol,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient; at the end all learning rates and all weight decays.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> y = mx.sym.preloaded_multi_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2)
    """
    return _op_preloaded_multi_sgd_update(data, (rescale_grad, clip_gradient, num_weights), name, attr, kwargs)

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
    """Product of the elements along axes.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.prod(data)
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
    """Converts degrees to radians.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.radians(data)
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
    """Reciprocal of the cube root.

    y = x^(-1/3)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.rcbrt(data)
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
    """Reciprocal of every element.

    y = 1 / x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.reciprocal(data)
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
    """Rectified linear unit.

    y = max(x, 0)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.relu(data)
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
    """Writes each element several times in a row.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    repeats : int, required
        How often to write each element.
    axis : int or None, optional, default None
        Dimension along which to repeat; None: the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The array with repeated elements.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.repeat(data, repeats=2, axis=1)
    """
    return _op_repeat((data,), (repeats, axis), name, attr, kwargs)

_op_reset_arrays = _SymOp("reset_arrays", None, ("num_arrays",), variadic="")


def reset_arrays(
    *data: Symbol,
    num_arrays: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sets many arrays to zero in place.

    Parameters
    ----------
    *data : Symbols
        The arrays; each is written.
    num_arrays : int, required
        Number of arrays.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym.reset_arrays(arg0, arg1, num_arrays=2)
    """
    return _op_reset_arrays(data, (num_arrays,), name, attr, kwargs)

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
    """Gives `lhs` the shape of `rhs`.

    Dimensions [lhs_begin, lhs_end) of `lhs` are replaced with dimensions [rhs_begin, rhs_end) of `rhs`; the number of
    elements must stay. No data moves.

    Parameters
    ----------
    lhs : Symbol
        The data.
    rhs : Symbol
        Only its shape is used.
    lhs_begin : int or None, optional, default None
        First dimension of `lhs` to replace; None: 0. Negative counts from the end.
    lhs_end : int or None, optional, default None
        End of the dimensions to replace; None: all.
    rhs_begin : int or None, optional, default None
        First dimension of `rhs` to use; None: 0.
    rhs_end : int or None, optional, default None
        End of the dimensions to use; None: all.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The elements of `lhs`.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym.reshape_like(lhs, rhs)
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
    """Reverses the order of the elements along dimensions.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    axis : int or tuple of int, required
        Dimensions to reverse; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reversed array.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.reverse(data, axis=(1,))
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
    """Rounds to the nearest integer.

    y = the nearest integer, halves toward minus infinity

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.rint(data)
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
    """One step of RMSProp.

    With g = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * g^2; weight -= lr * g / sqrt(n +
    epsilon).

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    n : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    lr : float, required
        Learning rate.
    gamma1 : float, optional, default 0.95
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    clip_weights : float, optional, default -1
        Limit of the weight's absolute value; not positive: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> n = mx.sym.Variable("n")
    >>> y = mx.sym.rmsprop_update(weight, grad, n, lr=0.1)
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
    """One step of centred RMSProp with momentum.

    With x = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * x^2; g = gamma1 * g + (1 - gamma1)
    * x; delta = gamma2 * delta - lr * x / sqrt(n - g^2 + epsilon); weight += delta.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    n : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    g : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    delta : Symbol, changed in place
        The last update. Updated in place.
    lr : float, required
        Learning rate.
    gamma1 : float, optional, default 0.95
        Decay of the running means.
    gamma2 : float, optional, default 0.9
        How much of the last update is kept.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    clip_weights : float, optional, default -1
        Limit of the weight's absolute value; not positive: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> n = mx.sym.Variable("n")
    >>> g = mx.sym.Variable("g")
    >>> delta = mx.sym.Variable("delta")
    >>> y = mx.sym.rmspropalex_update(weight, grad, n, g, delta, lr=0.1)
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
    """Rounds to the nearest integer.

    y = the nearest integer, halves away from zero

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.round(data)
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
    """Reciprocal of the square root.

    y = x^(-1/2)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.rsqrt(data)
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
    """Writes elements at given coordinates of an array of zeros.

    out[indices[0, y..], ..., indices[M-1, y..], x..] = data[y.., x..]; where coordinates repeat the last value stays.

    Parameters
    ----------
    data : Symbol
        The values.
    indices : Symbol
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Array of the given shape.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym.scatter_nd(data, indices, shape=(2, 3))
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
    """One step of stochastic gradient descent with momentum.

    mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mom : Symbol, changed in place
        The momentum. Updated in place.
    lr : float, required
        Learning rate.
    momentum : float, optional, default 0
        How much of the last update is kept.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    lazy_update : bool, optional, default True
        With a row_sparse gradient, leave rows alone that it does not hold.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mom = mx.sym.Variable("mom")
    >>> y = mx.sym.sgd_mom_update(weight, grad, mom, lr=0.1)
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
    """One step of stochastic gradient descent.

    weight -= lr * (clip(rescale_grad * grad) + wd * weight).

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    lr : float, required
        Learning rate.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    lazy_update : bool, optional, default True
        With a row_sparse gradient, leave rows alone that it does not hold.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> y = mx.sym.sgd_update(weight, grad, lr=0.1)
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
    """The shape of the input, as a one-dimensional array.

    Parameters
    ----------
    data : Symbol
        Any array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        int64, one element for each dimension.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.shape_array(data)
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
    """Logistic sigmoid.

    y = 1 / (1 + e^(-x))

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sigmoid(data)
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
    """Sign of every element.

    y = -1 where x < 0, 0 where x = 0, 1 where x > 0

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sign(data)
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
    """One step by the sign of the gradient.

    weight -= lr * (sign(grad) + wd * weight).

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    lr : float, required
        Learning rate.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> y = mx.sym.signsgd_update(weight, grad, lr=0.1)
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
    """One step by the sign of the momentum.

    mom = momentum * mom - (1 - momentum) * (clip(rescale_grad * grad) + wd * weight); weight = (1 - lr * wd_lh) *
    weight + lr * sign(mom).

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mom : Symbol, changed in place
        The momentum. Updated in place.
    lr : float, required
        Learning rate.
    momentum : float, optional, default 0
        How much of the last update is kept.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    wd_lh : float, optional, default 0
        Weight decay that acts on the weight itself and not on its gradient.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mom = mx.sym.Variable("mom")
    >>> y = mx.sym.signum_update(weight, grad, mom, lr=0.1)
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
    """Sine of an angle in radians.

    y = sin x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sin(data)
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
    """Hyperbolic sine.

    y = sinh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sinh(data)
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
    """The number of elements of the input.

    Parameters
    ----------
    data : Symbol
        Any array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        int64, of shape (1,).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.size_array(data)
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
    """Cuts a box out of an array.

    In each dimension the elements begin, begin+step, ... before end are taken; bounds count from the end when negative,
    are clipped to the dimension, and None leaves a side open.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The box.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.slice(data, begin=(1, 0), end=(3, 4))
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
    """Takes the range [begin, end) of one dimension.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int, required
        The dimension to cut; negative counts from the end.
    begin : int, required
        First index; negative counts from the end.
    end : int or None, required
        End index, not included; None: to the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The range; other dimensions are whole.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.slice_axis(data, axis=1, begin=1, end=4)
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
    """Cuts an array to the size of another one.

    From each dimension in `axes` the first elements are taken, as many as `shape_like` has there.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    shape_like : Symbol
        Only its shape is used.
    axes : int or tuple of int, optional, default ()
        Dimensions to cut; empty: all.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The cut array.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> shape_like = mx.sym.Variable("shape_like")
    >>> y = mx.sym.slice_like(data, shape_like)
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
    """Smooth L1 loss: a square near zero, linear beyond.

    y = (sigma x)^2 / 2        where |x| < 1 / sigma^2
        y = |x| - 0.5 / sigma^2    elsewhere

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        sigma: the transition from square to linear is at 1 / sigma^2.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.smooth_l1(data, scalar=1.5)
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
    """Exponentials scaled to sum to one along an axis.

    With temperature $t$ the output is $y_i = \\exp(x_i/t) / \\sum_j \\exp(x_j/t)$, computed without overflow.

    Parameters
    ----------
    data : Symbol
        Floating-point values, any rank.
    length : Symbol, optional
        How many leading values of each row count, of shape `data` without `axis`; int32 or int64.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.softmax(data)
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
    """Cross entropy of softmax with class labels, summed over the batch.

    The result is $-\\sum_i \\log \\mathrm{softmax}(x_i)_{label_i}$ as an array of one element.

    Parameters
    ----------
    data : Symbol
        Scores of shape (batch, classes).
    label : Symbol
        Class numbers of shape (batch,), in the type of `data`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (1,).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> label = mx.sym.Variable("label")
    >>> y = mx.sym.softmax_cross_entropy(data, label)
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
    """Softmax of the negated input along an axis.

    The smallest value gets the largest weight.

    Parameters
    ----------
    data : Symbol
        Floating-point values, any rank.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.softmin(data)
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
    """Softsign activation.

    y = x / (1 + |x|)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.softsign(data)
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
    """Sorts the elements along a dimension.

    NaN comes after all numbers.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int or None, optional, default -1
        Dimension to sort; None: the flattened array.
    is_ascend : bool, optional, default True
        Smallest first.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The sorted elements.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sort(data)
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
    """Moves blocks of pixels into channels.

    (n, c, h*b, w*b) becomes (n, c*b*b, h, w); the inverse of `depth_to_space`.

    Parameters
    ----------
    data : Symbol
        Images (batch, channel, height, width).
    block_size : int, required
        Edge of the square blocks.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Smaller images with more channels.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.space_to_depth(data, block_size=2)
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
    """Square root of every element.

    y = x^(1/2)

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sqrt(data)
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
    """Square of every element.

    y = x^2

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.square(data)
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
    """Removes dimensions of size one.

    No data moves.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int or tuple of int or None, optional, default None
        Dimensions to remove, each of size one; None: all dimensions of size one.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements with fewer dimensions.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.squeeze(data)
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
    """Joins arrays of one shape along a new dimension.

    Parameters
    ----------
    *data : Symbols
        Arrays of the same shape.
    axis : int, optional, default 0
        Place of the new dimension; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One dimension more than the inputs have.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym.stack(arg0, arg1)
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
    """Sum of the elements along axes.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.sum(data)
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
    """Takes elements of an array along a dimension by index.

    The dimension `axis` of `a` is replaced by the dimensions of `indices`: out[.., i.., ..] = a[.., indices[i..], ..].
    Fractions of indices are cut off.

    Parameters
    ----------
    a : Symbol
        Array with at least one dimension.
    indices : Symbol
        Indices, of any shape and type.
    axis : int, optional, default 0
        The dimension of `a` that the indices run over; negative counts from the end.
    mode : {"clip", "raise", "wrap"}, optional, default "clip"
        What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts on from the other end,
        'raise' is an error.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The taken elements.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym.take(a, indices)
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
    """Tangent of an angle in radians.

    y = tan x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.tan(data)
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
    """Hyperbolic tangent.

    y = tanh x

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.tanh(data)
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
    """Writes an array several times along its dimensions.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    reps : int or tuple of int, required
        How often to write the array along each dimension. With fewer numbers than dimensions, they stand for the last
        ones; with more, dimensions of one are added in front.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The repeated array.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.tile(data, reps=(2, 2))
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
) -> Symbol | list[Symbol]:
    """Finds the k largest or smallest elements along a dimension.

    They come in order, equal ones in the order of their indices; NaN comes after all numbers.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int or None, optional, default -1
        Dimension to search; None: the flattened array.
    k : int, optional, default 1
        How many elements to take; less than one: all of them.
    ret_typ : {"both", "indices", "mask", "value"}, optional, default "indices"
        What to return: the values, their indices, an array that is 1 at the found elements and 0 elsewhere, or values
        and indices.
    is_ascend : bool, optional, default False
        Take the smallest elements and not the largest.
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
        Type of the indices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: What `ret_typ` says.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.topk(data, k=2, ret_typ="value")
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
    """Reorders the dimensions of an array.

    Output dimension i is input dimension axes[i].

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axes : int or tuple of int, optional, default ()
        Which input dimension each output dimension is; empty: all in reverse order.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.transpose(data)
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
    """Rounds toward zero.

    y = x without its fraction

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.trunc(data)
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
    """Takes elements from `x` where the condition is non-zero, and from `y` elsewhere.

    Parameters
    ----------
    condition : Symbol
        Same shape as `x`, or one value for each row of it.
    x : Symbol
        Values where the condition holds.
    y : Symbol
        Values elsewhere; same shape and dtype as `x`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `x`.

    Examples
    --------
    >>> condition = mx.sym.Variable("condition")
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym.Variable("y")
    >>> y = mx.sym.where(condition, x, y)
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
    """Zeros of the shape and dtype of the input.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Zeros.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.zeros_like(data)
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
ctc_loss = CTCLoss
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
from .gen_internal import _np_cumsum as cumsum
from .gen_internal import _copy as identity
from .gen_linalg import det as linalg_det
from .gen_linalg import extractdiag as linalg_extractdiag
from .gen_linalg import extracttrian as linalg_extracttrian
from .gen_linalg import gelqf as linalg_gelqf
from .gen_linalg import gemm as linalg_gemm
from .gen_linalg import gemm2 as linalg_gemm2
from .gen_linalg import inverse as linalg_inverse
from .gen_linalg import makediag as linalg_makediag
from .gen_linalg import maketrian as linalg_maketrian
from .gen_linalg import potrf as linalg_potrf
from .gen_linalg import potri as linalg_potri
from .gen_linalg import slogdet as linalg_slogdet
from .gen_linalg import sumlogdiag as linalg_sumlogdiag
from .gen_linalg import syrk as linalg_syrk
from .gen_linalg import trmm as linalg_trmm
from .gen_linalg import trsm as linalg_trsm
from .gen_random import normal as normal
from .gen_random import exponential as random_exponential
from .gen_random import gamma as random_gamma
from .gen_random import generalized_negative_binomial as random_generalized_negative_binomial
from .gen_random import negative_binomial as random_negative_binomial
from .gen_random import normal as random_normal
from .gen_random import poisson as random_poisson
from .gen_random import randint as random_randint
from .gen_random import uniform as random_uniform
from .gen_internal import _ravel_multi_index as ravel_multi_index
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
from .gen_internal import _unravel_index as unravel_index
