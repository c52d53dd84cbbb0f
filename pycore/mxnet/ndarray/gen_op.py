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

_op_Activation = _NDOp("Activation", ("data",), ("act_type",))


def Activation(
    data: NDArray | None = None,
    act_type: Literal["relu", "sigmoid", "softrelu", "softsign", "tanh"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Applies an activation function to each element.

    `act_type` names the function.

    Parameters
    ----------
    data : NDArray
        Floating-point values.
    act_type : {"relu", "sigmoid", "softrelu", "softsign", "tanh"}, required
        `relu`: max(x, 0); `sigmoid`: 1/(1 + exp(-x)); `tanh`; `softrelu`: log(1 + exp(x)); `softsign`: x/(1 + |x|).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> mx.nd.Activation(mx.nd.array([-1, 2]), act_type='relu').asnumpy()
    array([0., 2.], dtype=float32)
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
) -> NDArray | list[NDArray]:
    """Normalises each channel over the batch.

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
    >>> y = mx.nd.BatchNorm(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), out, kwargs)

_op_BatchNorm_v1 = _NDOp("BatchNorm_v1", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var"))


def BatchNorm_v1(
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
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Batch normalisation over axis 1, as old models name it.

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
    >>> y = mx.nd.BatchNorm_v1(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNorm_v1((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var), out, kwargs)

_op_BilinearSampler = _NDOp("BilinearSampler", ("data", "grid"), ("cudnn_off",))


def BilinearSampler(
    data: NDArray | None = None,
    grid: NDArray | None = None,
    cudnn_off: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reads an image at the points of a grid, with bilinear interpolation.

    Coordinates run from -1 to 1 across the image; what lies outside counts as 0.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, height, width).
    grid : NDArray
        Shape (batch, 2, output height, output width), x first.
    cudnn_off : bool or None, optional, default None
        Accepted for compatibility; has no effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, output height, output width).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> grid = mx.nd.random.uniform(-0.9, 0.9, shape=(1, 2, 3, 3))
    >>> y = mx.nd.BilinearSampler(data, grid)
    """
    return _op_BilinearSampler((data, grid), (cudnn_off,), out, kwargs)

_op_BlockGrad = _NDOp("BlockGrad", ("data",), ())


def BlockGrad(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy through which no gradient flows back.

    Parameters
    ----------
    data : NDArray
        Values of any shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.BlockGrad(data)
    """
    return _op_BlockGrad((data,), (), out, kwargs)

_op_CTCLoss = _NDOp("CTCLoss", ("data", "label", "data_lengths", "label_lengths"), ("use_data_lengths", "use_label_lengths", "blank_label"))


def CTCLoss(
    data: NDArray | None = None,
    label: NDArray | None = None,
    data_lengths: NDArray | None = None,
    label_lengths: NDArray | None = None,
    use_data_lengths: bool = _Null,
    use_label_lengths: bool = _Null,
    blank_label: Literal["first", "last"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Loss of connectionist temporal classification.

    For each instance the result is the negative logarithm of the probability that a path through softmax(data), with
    repetitions merged and blanks removed, spells the label. It is infinite where no path does.

    Parameters
    ----------
    data : NDArray
        Activations before softmax, of shape (time, batch, classes).
    label : NDArray
        Classes of shape (batch, length), padded at the end.
    data_lengths : NDArray, optional
        Number of frames of each instance; only with `use_data_lengths`.
    label_lengths : NDArray, optional
        Length of each label; only with `use_label_lengths`.
    use_data_lengths : bool, optional, default False
        Whether `data_lengths` is given.
    use_label_lengths : bool, optional, default False
        Whether `label_lengths` is given; otherwise a label ends at the first padding value.
    blank_label : {"first", "last"}, optional, default "first"
        Which class is the blank: `first`: class 0, labels are padded with 0; `last`: the last class, labels are padded
        with -1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch,).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(5, 2, 4))
    >>> label = mx.nd.array([1, 2, 0, 2, 2, 3]).reshape((2, 3))
    >>> y = mx.nd.CTCLoss(data, label)
    """
    return _op_CTCLoss((data, label, data_lengths, label_lengths), (use_data_lengths, use_label_lengths, blank_label), out, kwargs)

_op_Cast = _NDOp("Cast", ("data",), ("dtype",))


def Cast(
    data: NDArray | None = None,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts to another dtype.

    Floating point becomes an integer by dropping the fraction.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape, dtype `dtype`.

    Examples
    --------
    >>> mx.nd.Cast(mx.nd.array([0.9, 1.3]), dtype='int32').asnumpy()
    array([0, 1], dtype=int32)
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
    """Joins arrays along a dimension.

    All other dimensions must agree.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    dim : int, optional, default 1
        Dimension to join along; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 1))
    >>> y = mx.nd.Concat(arg0, arg1)
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
    """Convolution with a set of filters, plus a bias.

    For each filter and each position of the window the output is the sum of the products of window and filter over all
    channels of the group (a correlation: the filter is not flipped). An axis of length d gives floor((d + 2 pad -
    dilate (kernel - 1) - 1) / stride) + 1 positions.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : NDArray
        Shape (num_filter, channels / num_group, kernel...).
    bias : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 5, 5))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(4, 3, 3, 3))
    >>> bias = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd.Convolution(data, weight, bias, kernel=(3, 3), num_filter=4, pad=(1, 1))
    """
    return _op_Convolution((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), out, kwargs)

_op_Convolution_v1 = _NDOp("Convolution_v1", ("data", "weight", "bias"), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout"))


def Convolution_v1(
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
    layout: Literal["NCDHW", "NCHW", "NDHWC", "NHWC"] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Convolution, as old models name it.

    See Convolution.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : NDArray
        Shape (num_filter, channels / num_group, kernel...).
    bias : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 5, 5))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(4, 3, 3, 3))
    >>> bias = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd.Convolution_v1(data, weight, bias, kernel=(3, 3), num_filter=4, pad=(1, 1))
    """
    return _op_Convolution_v1((data, weight, bias), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout), out, kwargs)

_op_Correlation = _NDOp("Correlation", ("data1", "data2"), ("kernel_size", "max_displacement", "stride1", "stride2", "pad_size", "is_multiply"))


def Correlation(
    data1: NDArray | None = None,
    data2: NDArray | None = None,
    kernel_size: int = _Null,
    max_displacement: int = _Null,
    stride1: int = _Null,
    stride2: int = _Null,
    pad_size: int = _Null,
    is_multiply: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Compares patches of two images at all displacements.

    Channel k of the output belongs to one displacement; its value is the mean over patch and channels of the products
    (or absolute differences) of the first image's values and those of the second image that far away.

    Parameters
    ----------
    data1 : NDArray
        Shape (batch, channels, height, width).
    data2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, displacements, positions...).

    Examples
    --------
    >>> data1 = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> data2 = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> y = mx.nd.Correlation(data1, data2, pad_size=1)
    """
    return _op_Correlation((data1, data2), (kernel_size, max_displacement, stride1, stride2, pad_size, is_multiply), out, kwargs)

_op_Crop = _NDOp("Crop", None, ("num_args", "offset", "h_w", "center_crop"), variadic="num_args")


def Crop(
    *data: NDArray,
    offset: int | tuple[int, ...] = _Null,
    h_w: int | tuple[int, ...] = _Null,
    center_crop: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cuts images to a height and width, which `h_w` or a second array gives.

    Parameters
    ----------
    *data : NDArrays
        Images (batch, channel, height, width), and optionally an array of the wanted size.
    offset : int or tuple of int, optional, default (0, 0)
        Top and left edge of the crop.
    h_w : int or tuple of int, optional, default (0, 0)
        Height and width of the crop; not used with two inputs.
    center_crop : bool, optional, default False
        Cut from the middle; `offset` is not used then.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The cut images.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 5))
    >>> y = mx.nd.Crop(arg0, h_w=(2, 3), offset=(1, 1))
    """
    return _op_Crop(data, (offset, h_w, center_crop), out, kwargs)

_op_Custom = _NDOp("Custom", None, ("op_type",), variadic="")


def Custom(
    *data: NDArray,
    op_type: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An operator that the host language computes.

    `op_type` names one that was registered; all parameters but it are handed to the operator as text. The arguments,
    then the auxiliary states, are those that it lists.

    Parameters
    ----------
    *data : NDArrays
        Arguments and states of the operator.
    op_type : str, required
        Name under which the operator was registered.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The operator's outputs.

    Examples
    --------
    >>> class Double(mx.operator.CustomOp):
    ...     def forward(self, is_train, req, in_data, out_data, aux):
    ...         self.assign(out_data[0], req[0], in_data[0] * 2)
    >>> class DoubleProp(mx.operator.CustomOpProp):
    ...     def create_operator(self, ctx, in_shapes, in_dtypes):
    ...         return Double()
    >>> mx.operator.register('double')(DoubleProp)
    >>> mx.nd.Custom(mx.nd.array([1, 2]), op_type='double').asnumpy()
    array([2., 4.], dtype=float32)
    """
    return _op_Custom(data, (op_type,), out, kwargs)

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
    """Transposed convolution.

    Each input value, times the filters, is added to a window of the output; windows lie `stride` apart. An axis of
    length d gives stride (d - 1) + dilate (kernel - 1) + 1 - 2 pad + adj values.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, spatial axes...), or as `layout` says.
    weight : NDArray
        Shape (channels, num_filter / num_group, kernel...).
    bias : NDArray, optional
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, num_filter, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4, 4))
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 2, 3, 3))
    >>> y = mx.nd.Deconvolution(data, weight, kernel=(3, 3), num_filter=2, stride=(2, 2), pad=(1, 1), adj=(1, 1))
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
) -> NDArray | list[NDArray]:
    """Sets random elements to zero while training.

    Each element is dropped with probability `p` and otherwise multiplied with 1/(1-p), so that the expected value
    stays. Outside training it is the identity.

    Parameters
    ----------
    data : NDArray
        Floating-point values.
    p : float, optional, default 0.5
        The part of the elements that become zero.
    mode : {"always", "training"}, optional, default "training"
        Whether elements are dropped only while training or always.
    axes : int or tuple of int, optional, default ()
        Axes along which all elements share one decision; empty: each decides for itself.
    cudnn_off : bool or None, optional, default False
        Accepted for compatibility; has no effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.Dropout(data)
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
    """Looks up rows of a table.

    out[i.., :] = weight[data[i..], :]; indices out of range use the nearest row.

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
    >>> mx.nd.Embedding(mx.nd.array([2, 0]), mx.nd.arange(6).reshape((3, 2)), input_dim=3, output_dim=2).asnumpy()
    """
    return _op_Embedding((data, weight), (input_dim, output_dim, dtype, sparse_grad), out, kwargs)

_op_Flatten = _NDOp("Flatten", ("data",), ())


def Flatten(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Keeps the first dimension and merges all others into one.

    (a, b, c) becomes (a, b*c). No data moves.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Array with two dimensions.

    Examples
    --------
    >>> mx.nd.flatten(mx.nd.zeros((2, 3, 4))).shape
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
    """Product with a weight matrix, plus a bias.

    With `flatten` the result is $Y = X W^T + b$ with all axes of `data` but the first taken as one; otherwise the
    product is over the last axis and the others are kept.

    Parameters
    ----------
    data : NDArray
        At least one axis.
    weight : NDArray
        Shape (num_hidden, columns of data).
    bias : NDArray
        Shape (num_hidden,); absent with `no_bias`.
    num_hidden : int, required
        Number of outputs of each row.
    no_bias : bool, optional, default False
        Whether there is no `bias`.
    flatten : bool, optional, default True
        Whether all axes but the first are taken as one. If not, the product is over the last axis.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (rows, num_hidden), or that of data with another last axis.

    Examples
    --------
    >>> mx.nd.FullyConnected(mx.nd.ones((2, 3)), mx.nd.ones((4, 3)), no_bias=True, num_hidden=4).shape
    (2, 4)
    """
    return _op_FullyConnected((data, weight, bias), (num_hidden, no_bias, flatten), out, kwargs)

_op_GridGenerator = _NDOp("GridGenerator", ("data",), ("transform_type", "target_shape"))


def GridGenerator(
    data: NDArray | None = None,
    transform_type: Literal["affine", "warp"] = _Null,
    target_shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Points at which BilinearSampler reads an image.

    Coordinates run from -1 (left, top) to 1. `affine` maps a regular grid by a matrix for each instance; `warp` adds a
    displacement in pixels to each point of a regular grid.

    Parameters
    ----------
    data : NDArray
        Matrices (batch, 6), or displacements (batch, 2, height, width), x first.
    transform_type : {"affine", "warp"}, required
        `affine`: data holds matrices of 2 x 3; `warp`: data holds a displacement for each point.
    target_shape : int or tuple of int, optional, default (0, 0)
        Height and width of the grid; needed for `affine`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, 2, height, width), x first.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 6))
    >>> y = mx.nd.GridGenerator(data, transform_type="affine", target_shape=(3, 4))
    """
    return _op_GridGenerator((data,), (transform_type, target_shape), out, kwargs)

_op_GroupNorm = _NDOp("GroupNorm", ("data", "gamma", "beta"), ("num_groups", "eps", "output_mean_var"))


def GroupNorm(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    beta: NDArray | None = None,
    num_groups: int = _Null,
    eps: float = _Null,
    output_mean_var: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Normalises groups of channels of each instance.

    The channels are cut into `num_groups` groups; each group is normalised by its own mean and variance, then scaled
    and shifted with one gamma and beta for the group.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, more axes...).
    gamma : NDArray
        Scale, one for each group.
    beta : NDArray
        Shift, one for each group.
    num_groups : int, optional, default 1
        Number of groups; must divide the channels.
    eps : float, optional, default 1e-05
        Added to the variance.
    output_mean_var : bool, optional, default False
        Whether mean and standard deviation are outputs as well.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4, 3))
    >>> gamma = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> beta = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd.GroupNorm(data, gamma, beta, num_groups=2)
    """
    return _op_GroupNorm((data, gamma, beta), (num_groups, eps, output_mean_var), out, kwargs)

_op_IdentityAttachKLSparseReg = _NDOp("IdentityAttachKLSparseReg", ("data", "moving_avg"), ("sparseness_target", "penalty", "momentum"))


def IdentityAttachKLSparseReg(
    data: NDArray | None = None,
    moving_avg: NDArray | None = None,
    sparseness_target: float = _Null,
    penalty: float = _Null,
    momentum: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Identity whose gradient pulls the mean activity of each unit towards a target.

    To the gradient is added that of the Kullback-Leibler divergence between the target and a moving average of the
    activity; put it behind a sigmoid.

    Parameters
    ----------
    data : NDArray
        Activities between 0 and 1, shape (batch, units, ...).
    moving_avg : NDArray, changed in place
        Moving average of each unit's activity; updated while training.
    sparseness_target : float, optional, default 0.1
        Wanted mean activity of each unit.
    penalty : float, optional, default 0.001
        Factor on the penalty's gradient.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving average.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.1, 0.9, shape=(3, 2))
    >>> moving_avg = mx.nd.random.uniform(0.3, 0.6, shape=(2,))
    >>> y = mx.nd.IdentityAttachKLSparseReg(data, moving_avg)
    """
    return _op_IdentityAttachKLSparseReg((data, moving_avg), (sparseness_target, penalty, momentum), out, kwargs)

_op_InstanceNorm = _NDOp("InstanceNorm", ("data", "gamma", "beta"), ("eps",))


def InstanceNorm(
    data: NDArray | None = None,
    gamma: NDArray | None = None,
    beta: NDArray | None = None,
    eps: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Normalises each channel of each instance.

    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$ with the mean and variance over the axes behind the
    channels.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, more axes...).
    gamma : NDArray
        Scale, one for each group.
    beta : NDArray
        Shift, one for each group.
    eps : float, optional, default 0.001
        Added to the variance.
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
    >>> y = mx.nd.InstanceNorm(data, gamma, beta)
    """
    return _op_InstanceNorm((data, gamma, beta), (eps,), out, kwargs)

_op_L2Normalization = _NDOp("L2Normalization", ("data",), ("eps", "mode"))


def L2Normalization(
    data: NDArray | None = None,
    eps: float = _Null,
    mode: Literal["channel", "instance", "spatial"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Divides by the Euclidean norm.

    $y = x / \\sqrt{\\sum x^2 + \\epsilon}$, where the sum is over what `mode` says.

    Parameters
    ----------
    data : NDArray
        Shape (batch, ...); at least three axes in the modes `channel` and `spatial`.
    eps : float, optional, default 1e-10
        Added to the sum of squares.
    mode : {"channel", "instance", "spatial"}, optional, default "instance"
        Over what the norm is taken: all values of an instance (`instance`), the channels at each position (`channel`),
        or the positions of each channel (`spatial`).
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.L2Normalization(data)
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
) -> NDArray | list[NDArray]:
    """Local response normalisation across channels.

    $y_c = x_c (k + \\alpha / n \\sum_{j} x_j^2)^{-\\beta}$ with the sum over the n channels around c.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, height, width).
    alpha : float, optional, default 0.0001
        Factor on the mean square.
    beta : float, optional, default 0.75
        Exponent.
    knorm : float, optional, default 2
        Constant under the power.
    nsize : int >= 0, required
        Number of neighbouring channels, with the channel itself.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5, 2, 2))
    >>> y = mx.nd.LRN(data, nsize=3)
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
) -> NDArray | list[NDArray]:
    """Normalises over one axis, then scales and shifts.

    With mean $\\mu$ and variance $\\sigma^2$ along the axis, $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$;
    gamma and beta have one value for each position on the axis.

    Parameters
    ----------
    data : NDArray
        At least one axis.
    gamma : NDArray
        Scale, as long as the axis.
    beta : NDArray
        Shift, as long as the axis.
    axis : int, optional, default -1
        Axis to normalise; negative counts from the end.
    eps : float, optional, default 1e-05
        Added to the variance.
    output_mean_var : bool, optional, default False
        Whether mean and standard deviation are outputs as well.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 5))
    >>> gamma = mx.nd.random.uniform(-1, 1, shape=(5,))
    >>> beta = mx.nd.random.uniform(-1, 1, shape=(5,))
    >>> y = mx.nd.LayerNorm(data, gamma, beta)
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
) -> NDArray | list[NDArray]:
    """Rectifiers that let something of the negative side through.

    Positive values pass (scaled for `selu`); `act_type` says what becomes of negative ones.

    Parameters
    ----------
    data : NDArray
        Floating-point values.
    gamma : NDArray, optional
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.array([-2, -0.5, 0.5, 3])
    >>> y = mx.nd.LeakyReLU(data)
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
    """Identity with the gradient of the squared error.

    The gradient is $(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : NDArray
        Predictions.
    label : NDArray
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> label = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.LinearRegressionOutput(data, label)
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
    """Sigmoid with the gradient of the logistic loss.

    The gradient is $(\\sigma(x) - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : NDArray
        Predictions.
    label : NDArray
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> label = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.LogisticRegressionOutput(data, label)
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
    """Identity with the gradient of the absolute error.

    The gradient is $\\mathrm{sign}(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

    Parameters
    ----------
    data : NDArray
        Predictions.
    label : NDArray
        Wanted values, in the shape of `data`.
    grad_scale : float, optional, default 1
        Factor on the gradient.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> label = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.MAERegressionOutput(data, label)
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
    """Identity whose gradient is a constant, whatever flows in.

    With it an expression becomes a loss of its own.

    Parameters
    ----------
    data : NDArray
        The loss.
    grad_scale : float, optional, default 1
        The gradient, before it is normalised.
    valid_thresh : float, optional, default 0
        With `normalization='valid'`, values above this count as valid.
    normalization : {"batch", "null", "valid"}, optional, default "null"
        What the gradient is divided by: nothing, the length of the first axis, or the number of valid values.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.MakeLoss(data)
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
    """Puts a border around an array.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    mode : {"constant", "edge", "reflect"}, required
        What to fill the border with: 'constant', 'edge' (the outermost value) or 'reflect' (the image mirrored at its
        edge).
    pad_width : int or tuple of int, required
        Width of the border before and after each dimension: (before_1, after_1, before_2, ...).
    constant_value : float, optional, default 0
        Value of the border in mode 'constant'.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The array with its border.

    Examples
    --------
    >>> mx.nd.pad(mx.nd.ones((1, 1, 2, 2)), mode='constant', pad_width=(0, 0, 0, 0, 1, 1, 1, 1)).asnumpy()
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
    """Maximum, mean, sum or p-norm over windows.

    Windows of the size `kernel` lie `stride` apart on the padded data; padding never is the maximum. The p-norm is
    $(\\sum |x|^p)^{1/p}$.

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, positions...), in the layout of `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 5, 5))
    >>> y = mx.nd.Pooling(data, kernel=(2, 2), stride=(2, 2))
    """
    return _op_Pooling((data,), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout), out, kwargs)

_op_Pooling_v1 = _NDOp("Pooling_v1", ("data",), ("kernel", "pool_type", "global_pool", "pooling_convention", "stride", "pad"))


def Pooling_v1(
    data: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    pool_type: Literal["avg", "max", "sum"] = _Null,
    global_pool: bool = _Null,
    pooling_convention: Literal["full", "valid"] = _Null,
    stride: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Pooling, as old models name it.

    See Pooling.

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, positions...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 5, 5))
    >>> y = mx.nd.Pooling_v1(data, kernel=(2, 2), stride=(2, 2))
    """
    return _op_Pooling_v1((data,), (kernel, pool_type, global_pool, pooling_convention, stride, pad), out, kwargs)

_op_RNN = _NDOp("RNN", ("data", "parameters", "state", "state_cell", "sequence_length"), ("state_size", "num_layers", "bidirectional", "mode", "p", "state_outputs", "projection_size", "lstm_state_clip_min", "lstm_state_clip_max", "lstm_state_clip_nan", "use_sequence_length"))


def RNN(
    data: NDArray | None = None,
    parameters: NDArray | None = None,
    state: NDArray | None = None,
    state_cell: NDArray | None = None,
    sequence_length: NDArray | None = None,
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
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Recurrent layers over a whole sequence.

    Each layer computes at every step a new state from its input and its state before: h' = f(W x + b + U h + c) for the
    plain cells; LSTM has the gates i, f, g, o and a cell state; GRU has the gates r, z, n with n = tanh(W x + b + r (U
    h + c)). `parameters` holds for each layer and direction W, U (and the projection), and behind all weights for each
    layer and direction b and c.

    Parameters
    ----------
    data : NDArray
        Shape (time, batch, inputs).
    parameters : NDArray
        All weights and biases, as one vector.
    state : NDArray
        Initial states, shape (layers x directions, batch, state size).
    state_cell : NDArray, optional
        Initial cell states; only with mode `lstm`.
    sequence_length : NDArray, optional
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The last layer's states, shape (time, batch, directions x state size).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 2, 2))
    >>> parameters = mx.nd.random.uniform(-0.5, 0.5, shape=(84,))
    >>> state = mx.nd.random.uniform(-1, 1, shape=(1, 2, 3))
    >>> state_cell = mx.nd.random.uniform(-1, 1, shape=(1, 2, 3))
    >>> y = mx.nd.RNN(data, parameters, state, state_cell, state_size=3, num_layers=1, mode="lstm")
    """
    return _op_RNN((data, parameters, state, state_cell, sequence_length), (state_size, num_layers, bidirectional, mode, p, state_outputs, projection_size, lstm_state_clip_min, lstm_state_clip_max, lstm_state_clip_nan, use_sequence_length), out, kwargs)

_op_ROIPooling = _NDOp("ROIPooling", ("data", "rois"), ("pooled_size", "spatial_scale"))


def ROIPooling(
    data: NDArray | None = None,
    rois: NDArray | None = None,
    pooled_size: int | tuple[int, ...] = _Null,
    spatial_scale: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Maximum over the bins of regions of interest.

    Each region is cut into `pooled_size` bins (whose edges are rounded outwards); the output holds the largest value of
    each bin, 0 for an empty one.

    Parameters
    ----------
    data : NDArray
        Feature maps, shape (batch, channels, height, width).
    rois : NDArray
        Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners belong to the region.
    pooled_size : int or tuple of int, required
        Number of bins along height and width.
    spatial_scale : float, required
        Size of the feature map over that of the image in which the regions are given.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (regions, channels, pooled_size...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 6, 6))
    >>> rois = mx.nd.array([0, 0, 0, 3, 3, 0, 1, 2, 5, 5]).reshape((2, 5))
    >>> y = mx.nd.ROIPooling(data, rois, pooled_size=(2, 2), spatial_scale=1)
    """
    return _op_ROIPooling((data, rois), (pooled_size, spatial_scale), out, kwargs)

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
    """Gives the elements of an array another shape.

    No data moves: the result shares the input's memory. Special codes in `shape` refer to the dimensions of the input
    from left to right (from right to left with `reverse`), for instance (2,3,4) with shape=(-3,0) becomes (6,4) and
    with shape=(0,-4,3,-1,0) becomes (2,3,1,4).

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements in row-major order.

    Examples
    --------
    >>> mx.nd.reshape(mx.nd.zeros((2, 3, 4)), shape=(-3, 0)).shape
    """
    return _op_Reshape((data,), (shape, reverse, target_shape, keep_highest), out, kwargs)

_op_SVMOutput = _NDOp("SVMOutput", ("data", "label"), ("margin", "regularization_coefficient", "use_linear"))


def SVMOutput(
    data: NDArray | None = None,
    label: NDArray | None = None,
    margin: float = _Null,
    regularization_coefficient: float = _Null,
    use_linear: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Identity with the gradient of the hinge loss of a support vector machine.

    One class against all others: the score of the label shall be at least `margin`, the others at most minus `margin`.

    Parameters
    ----------
    data : NDArray
        Scores, classes along the last axis.
    label : NDArray
        Class numbers.
    margin : float, optional, default 1
        Distance that the scores shall keep from zero.
    regularization_coefficient : float, optional, default 1
        Factor on the gradient.
    use_linear : bool, optional, default False
        Whether the hinge loss counts linearly and not squared.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> label = mx.nd.array([0, 2])
    >>> y = mx.nd.SVMOutput(data, label)
    """
    return _op_SVMOutput((data, label), (margin, regularization_coefficient, use_linear), out, kwargs)

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
    """The last step of each sequence.

    Without `sequence_length` that is the last one along the axis of time.

    Parameters
    ----------
    data : NDArray
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : NDArray, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise all sequences have full length.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, ...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(4, 2, 3))
    >>> sequence_length = mx.nd.array([1, 4])
    >>> y = mx.nd.SequenceLast(data, sequence_length, use_sequence_length=True)
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
    """Writes a value behind the end of each sequence.

    Of sequence b the first `sequence_length[b]` steps stay.

    Parameters
    ----------
    data : NDArray
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : NDArray, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise nothing is masked.
    value : float, optional, default 0
        What is written behind the end of each sequence.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(4, 2, 3))
    >>> sequence_length = mx.nd.array([1, 4])
    >>> y = mx.nd.SequenceMask(data, sequence_length, use_sequence_length=True)
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
    """Reverses each sequence.

    With `sequence_length` only the first so many steps of a sequence are reversed and the rest stays where it is.

    Parameters
    ----------
    data : NDArray
        Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence_length : NDArray, optional
        Lengths, of shape (batch,); only with `use_sequence_length`.
    use_sequence_length : bool, optional, default False
        Whether `sequence_length` is given; otherwise all sequences have full length.
    axis : int, optional, default 0
        The axis of time, the first or the second; the other one is the batch. Negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(4, 2, 3))
    >>> sequence_length = mx.nd.array([1, 4])
    >>> y = mx.nd.SequenceReverse(data, sequence_length, use_sequence_length=True)
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
    """Splits an array into equal parts along a dimension.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    num_outputs : int, required
        Number of equal parts.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> [x.shape for x in mx.nd.split(mx.nd.zeros((2, 6)), num_outputs=3, axis=1)]
    """
    return _op_SliceChannel((data,), (num_outputs, axis, squeeze_axis), out, kwargs)

_op_SoftmaxActivation = _NDOp("SoftmaxActivation", ("data",), ("mode",))


def SoftmaxActivation(
    data: NDArray | None = None,
    mode: Literal["channel", "instance"] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Softmax over the last axis or over the channels.

    An older operator; `softmax` does the same along any axis.

    Parameters
    ----------
    data : NDArray
        At least one axis, two in mode `channel`.
    mode : {"channel", "instance"}, optional, default "instance"
        `instance`: over the last axis; `channel`: over axis 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.SoftmaxActivation(data)
    """
    return _op_SoftmaxActivation((data,), (mode,), out, kwargs)

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
    """Softmax with the gradient of the cross-entropy loss.

    The output is softmax of `data`; the gradient is that of $-\\sum \\log p_{label}$, namely $p - \\mathrm{onehot}(label)$
    times `grad_scale`, whatever gradient flows in (unless `out_grad` is set). A label outside the classes subtracts
    nothing.

    Parameters
    ----------
    data : NDArray
        Scores, of shape (batch, classes) or with more axes.
    label : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Probabilities, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> label = mx.nd.array([0, 2])
    >>> y = mx.nd.SoftmaxOutput(data, label)
    """
    return _op_SoftmaxOutput((data, label), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha), out, kwargs)

_op_SpatialTransformer = _NDOp("SpatialTransformer", ("data", "loc"), ("target_shape", "transform_type", "sampler_type", "cudnn_off"))


def SpatialTransformer(
    data: NDArray | None = None,
    loc: NDArray | None = None,
    target_shape: int | tuple[int, ...] = _Null,
    transform_type: Literal["affine"] = _Null,
    sampler_type: Literal["bilinear"] = _Null,
    cudnn_off: bool | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Transforms an image by an affine map for each instance.

    The grid of GridGenerator, sampled by BilinearSampler.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, height, width).
    loc : NDArray
        Matrices of 2 x 3, shape (batch, 6).
    target_shape : int or tuple of int, optional, default (0, 0)
        Height and width of the output.
    transform_type : {"affine"}, required
        The kind of transformation.
    sampler_type : {"bilinear"}, required
        The kind of interpolation.
    cudnn_off : bool or None, optional, default None
        Accepted for compatibility; has no effect.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, target_shape...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> loc = mx.nd.array([0.9, 0.1, 0.05, -0.1, 0.8, 0]).reshape((1, 6))
    >>> y = mx.nd.SpatialTransformer(data, loc, transform_type="affine", sampler_type="bilinear", target_shape=(3, 3))
    """
    return _op_SpatialTransformer((data, loc), (target_shape, transform_type, sampler_type, cudnn_off), out, kwargs)

_op_SwapAxis = _NDOp("SwapAxis", ("data",), ("dim1", "dim2"))


def SwapAxis(
    data: NDArray | None = None,
    dim1: int = _Null,
    dim2: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Exchanges two dimensions of an array.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    dim1 : int, optional, default 0
        First dimension; negative counts from the end.
    dim2 : int, optional, default 0
        Second dimension; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> mx.nd.swapaxes(mx.nd.zeros((2, 3, 4)), dim1=0, dim2=2).shape
    """
    return _op_SwapAxis((data,), (dim1, dim2), out, kwargs)

_op_UpSampling = _NDOp("UpSampling", None, ("scale", "num_filter", "sample_type", "multi_input_mode", "num_args", "workspace"), variadic="num_args")


def UpSampling(
    *data: NDArray,
    scale: int = _Null,
    num_filter: int = _Null,
    sample_type: Literal["bilinear", "nearest"] = _Null,
    multi_input_mode: Literal["concat", "sum"] = _Null,
    workspace: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Enlarges images.

    `nearest` repeats every value `scale` times along both axes; further inputs are repeated to the same size.
    `bilinear` is a transposed convolution of each channel with the second input as weight, of kernel size 2 scale -
    scale mod 2; filled as a bilinear filter it interpolates.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The enlarged image.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(1, 2, 2, 3))
    >>> y = mx.nd.UpSampling(arg0, scale=2, sample_type="nearest")
    """
    return _op_UpSampling(data, (scale, num_filter, sample_type, multi_input_mode, workspace), out, kwargs)

_op_abs = _NDOp("abs", ("data",), ())


def abs(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Absolute value of every element.

    y = |x|

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.abs(data)
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
    """One step of Adam, without bias correction.

    With g = clip(rescale_grad * grad + wd * weight): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
    beta2) * g^2; weight -= lr * mean / (sqrt(var) + epsilon).

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mean : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    var : NDArray, changed in place
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
    >>> mean = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.adam_update(weight, grad, mean, var, lr=0.1)
    """
    return _op_adam_update((weight, grad, mean, var), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_add_n = _NDOp("add_n", None, (), variadic="num_args")


def add_n(
    *args: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds up any number of arrays of the same shape.

    Parameters
    ----------
    *args : NDArrays
        The arrays, all of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Their sum.

    Examples
    --------
    >>> mx.nd.add_n(mx.nd.ones((2,)), mx.nd.ones((2,)), mx.nd.ones((2,))).asnumpy()
    array([3., 3.], dtype=float32)
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
    """1 if no element is infinite or NaN, else 0.

    Mixed-precision training asks it of gradients.

    Parameters
    ----------
    data : NDArray
        Floating-point values.
    init_output : bool, optional, default True
        Start from 1; if false, start from what the output array holds.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        float32, of shape (1,).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.all_finite(data)
    """
    return _op_all_finite((data,), (init_output,), out, kwargs)

_op_amp_cast = _NDOp("amp_cast", ("data",), ("dtype",))


def amp_cast(
    data: NDArray | None = None,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts floating-point values to another dtype.

    Values of other dtypes pass unchanged.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, required
        The dtype of the result, if the input is floating point.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.amp_cast(data, dtype="float16")
    """
    return _op_amp_cast((data,), (dtype,), out, kwargs)

_op_amp_multicast = _NDOp("amp_multicast", None, ("num_outputs", "cast_narrow"), variadic="")


def amp_multicast(
    *data: NDArray,
    num_outputs: int = _Null,
    cast_narrow: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts several floating-point arrays to one dtype, the widest among them.

    Parameters
    ----------
    *data : NDArrays
        The arrays, each of any shape.
    num_outputs : int, required
        Number of inputs, and of outputs.
    cast_narrow : bool, optional, default False
        Convert to the narrowest dtype among the inputs, and not to the widest.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3), dtype="float16")
    >>> data1 = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> y = mx.nd.amp_multicast(data, data1, num_outputs=2)
    """
    return _op_amp_multicast(data, (num_outputs, cast_narrow), out, kwargs)

_op_arccos = _NDOp("arccos", ("data",), ())


def arccos(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse cosine, in radians.

    y = arccos x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd.arccos(data)
    """
    return _op_arccos((data,), (), out, kwargs)

_op_arccosh = _NDOp("arccosh", ("data",), ())


def arccosh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic cosine.

    y = arccosh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(1.5, 3, shape=(3, 4))
    >>> y = mx.nd.arccosh(data)
    """
    return _op_arccosh((data,), (), out, kwargs)

_op_arcsin = _NDOp("arcsin", ("data",), ())


def arcsin(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse sine, in radians.

    y = arcsin x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd.arcsin(data)
    """
    return _op_arcsin((data,), (), out, kwargs)

_op_arcsinh = _NDOp("arcsinh", ("data",), ())


def arcsinh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic sine.

    y = arcsinh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.arcsinh(data)
    """
    return _op_arcsinh((data,), (), out, kwargs)

_op_arctan = _NDOp("arctan", ("data",), ())


def arctan(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse tangent, in radians.

    y = arctan x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.arctan(data)
    """
    return _op_arctan((data,), (), out, kwargs)

_op_arctanh = _NDOp("arctanh", ("data",), ())


def arctanh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic tangent.

    y = arctanh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd.arctanh(data)
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
    """Index of the largest element.

    Of equal elements the first counts; NaN is the largest.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.argmax(data, axis=1)
    """
    return _op_argmax((data,), (axis, keepdims), out, kwargs)

_op_argmax_channel = _NDOp("argmax_channel", ("data",), ())


def argmax_channel(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Index of the largest element along axis 1.

    Parameters
    ----------
    data : NDArray
        At least two dimensions.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.argmax_channel(data)
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
    """Index of the smallest element.

    Of equal elements the first counts; NaN is the smallest.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or float64.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.argmin(data, axis=1)
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
    """Gives the indices that would sort an array.

    Equal elements keep their order; NaN comes after all numbers.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int or None, optional, default -1
        Dimension to sort; None: the flattened array.
    is_ascend : bool, optional, default True
        Smallest first.
    dtype : {"float16", "float32", "float64", "int32", "int64", "uint8"}, optional, default "float32"
        Type of the indices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The indices.

    Examples
    --------
    >>> mx.nd.argsort(mx.nd.array([3, 1, 2])).asnumpy()
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
    """Products of many matrices at once.

    All dimensions but the last two count the matrices and must agree: out[b] = lhs[b] rhs[b].

    Parameters
    ----------
    lhs : NDArray
        First factors, with at least three dimensions.
    rhs : NDArray
        Second factors.
    transpose_a : bool, optional, default False
        Use `lhs` transposed: its first dimension is summed over.
    transpose_b : bool, optional, default False
        Use `rhs` transposed: its last dimension is summed over.
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
        Wanted storage type of the result; None: as the inputs suggest.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The products.

    Examples
    --------
    >>> mx.nd.batch_dot(mx.nd.ones((2, 3, 4)), mx.nd.ones((2, 4, 5))).shape
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
    """Picks one element of every row of a matrix.

    out[i] = a[i, indices[i]]; indices out of range use the nearest column. It is not differentiable; `pick` is, and
    does the same for any shape.

    Parameters
    ----------
    a : NDArray
        Matrix.
    indices : NDArray
        One int32 index for each row.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The picked elements.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(3, 2))
    >>> indices = mx.nd.array([0, 1, 0], dtype="int32")
    >>> y = mx.nd.batch_take(a, indices)
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
    """Sum, `lhs + rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_add(lhs, rhs)
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
    """Repeats the input along given axes of length 1.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int, optional, default ()
        Axes of length 1 to repeat.
    size : int or tuple of int, optional, default ()
        The wanted length of each of them.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The input with the named axes repeated.

    Examples
    --------
    >>> mx.nd.broadcast_axis(mx.nd.array([[1], [2]]), axis=1, size=2).asnumpy()
    array([[1., 1.],
           [2., 2.]], dtype=float32)
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
    """Quotient, `lhs / rhs`.

    Integers are divided toward zero, and an integer divided by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_div(lhs, rhs)
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
    """1 where `lhs == rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_equal(lhs, rhs)
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
    """1 where `lhs > rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_greater(lhs, rhs)
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
    """1 where `lhs >= rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_greater_equal(lhs, rhs)
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
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_hypot(lhs, rhs)
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
    """1 where `lhs < rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_lesser(lhs, rhs)
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
    """1 where `lhs <= rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_lesser_equal(lhs, rhs)
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
    """Repeats `lhs` along dimensions of length 1 to reach the shape of `rhs`.

    Only the shape of `rhs` is used.

    Parameters
    ----------
    lhs : NDArray
        The array to repeat.
    rhs : NDArray
        The array that gives the shape.
    lhs_axes : int or tuple of int or None, optional, default None
        Axes of `lhs` to repeat; all by default.
    rhs_axes : int or tuple of int or None, optional, default None
        Axes of `rhs` that give the lengths, one for each of `lhs_axes`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        `lhs`, repeated.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.broadcast_like(lhs, rhs)
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
    """1 where both values are non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_logical_and(lhs, rhs)
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
    """1 where at least one value is non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_logical_or(lhs, rhs)
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
    """1 where exactly one value is non-zero, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_logical_xor(lhs, rhs)
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
    """The larger of two values.

    NaN wins over a number.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_maximum(lhs, rhs)
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
    """The smaller of two values.

    NaN wins over a number.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_minimum(lhs, rhs)
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
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(1.1, 1.9, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.55, 0.95, shape=(4, 1))
    >>> y = mx.nd.broadcast_mod(lhs, rhs)
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
    """Product, `lhs * rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_mul(lhs, rhs)
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
    """1 where `lhs != rhs`, 0 elsewhere.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_not_equal(lhs, rhs)
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
    """Power, `lhs ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_power(lhs, rhs)
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
    """Difference, `lhs - rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd.broadcast_sub(lhs, rhs)
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
    """Repeats the input along dimensions of length 1 to reach a shape.

    Parameters
    ----------
    data : NDArray
        As many dimensions as `shape`; each is 1 or the wanted length.
    shape : int or tuple of int, optional, default ()
        The wanted shape; 0 keeps the dimension of the input.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape`.

    Examples
    --------
    >>> mx.nd.broadcast_to(mx.nd.array([[1, 2]]), shape=(2, 0)).asnumpy()
    array([[1., 2.],
           [1., 2.]], dtype=float32)
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
    """The same values in another storage kind.

    From dense to sparse, what is not zero is stored: rows with a nonzero element (row_sparse) or nonzero elements of a
    matrix (csr).

    Parameters
    ----------
    data : NDArray
        Array of any storage kind.
    stype : {"csr", "default", "row_sparse"}, required
        The storage kind of the output.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> mx.nd.cast_storage(mx.nd.array([[0, 1], [0, 0]]), stype='default').asnumpy()
    """
    return _op_cast_storage((data,), (stype,), out, kwargs)

_op_cbrt = _NDOp("cbrt", ("data",), ())


def cbrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cube root of every element.

    y = x^(1/3)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.cbrt(data)
    """
    return _op_cbrt((data,), (), out, kwargs)

_op_ceil = _NDOp("ceil", ("data",), ())


def ceil(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds up.

    y = the least integer >= x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.ceil(data)
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
    """Limits values to an interval.

    y = min(max(x, a_min), a_max)

    NaN stays NaN.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    a_min : float, required
        The least value of the result.
    a_max : float, required
        The greatest value of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> mx.nd.clip(mx.nd.array([-3, 0.5, 3]), a_min=-1, a_max=1).asnumpy()
    array([-1. ,  0.5,  1. ], dtype=float32)
    """
    return _op_clip((data,), (a_min, a_max), out, kwargs)

_op_col2im = _NDOp("col2im", ("data",), ("output_size", "kernel", "stride", "dilate", "pad"))


def col2im(
    data: NDArray | None = None,
    output_size: int | tuple[int, ...] = _Null,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Columns added up in an image: the transpose of im2col.

    Every column is spread over its window; values that meet are added.

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels, output_size...).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 8, 9))
    >>> y = mx.nd.col2im(data, kernel=(2, 2), output_size=(4, 4))
    """
    return _op_col2im((data,), (output_size, kernel, stride, dilate, pad), out, kwargs)

_op_cos = _NDOp("cos", ("data",), ())


def cos(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cosine of an angle in radians.

    y = cos x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.cos(data)
    """
    return _op_cos((data,), (), out, kwargs)

_op_cosh = _NDOp("cosh", ("data",), ())


def cosh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic cosine.

    y = cosh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.cosh(data)
    """
    return _op_cosh((data,), (), out, kwargs)

_op_degrees = _NDOp("degrees", ("data",), ())


def degrees(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts radians to degrees.

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
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.degrees(data)
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
    """Moves channels into blocks of pixels.

    (n, c*b*b, h, w) becomes (n, c, h*b, w*b); the inverse of `space_to_depth`.

    Parameters
    ----------
    data : NDArray
        Images (batch, channel, height, width).
    block_size : int, required
        Edge of the square blocks.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Larger images with fewer channels.

    Examples
    --------
    >>> mx.nd.depth_to_space(mx.nd.zeros((1, 8, 2, 3)), block_size=2).shape
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
    """Takes a diagonal out of matrices, or builds a matrix with a given diagonal.

    A vector gives a matrix that is zero but for the diagonal; with two or more dimensions the diagonal of `axis1` and
    `axis2` becomes the last dimension.

    Parameters
    ----------
    data : NDArray
        Vector, matrix, or array of matrices.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First dimension of the matrices.
    axis2 : int, optional, default 1
        Second dimension of the matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Matrix, or diagonals.

    Examples
    --------
    >>> mx.nd.diag(mx.nd.array([[1, 2], [3, 4]])).asnumpy()
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
    """Product of two arrays: matrices, vectors, or tensors.

    The last dimension of `lhs` is summed against the first of `rhs`: out[i..., j...] = sum_k lhs[i..., k] * rhs[k,
    j...]. Two vectors give an array with one element.

    Parameters
    ----------
    lhs : NDArray
        First factor, with at least one dimension.
    rhs : NDArray
        Second factor, with at least one dimension.
    transpose_a : bool, optional, default False
        Use `lhs` transposed: its first dimension is summed over.
    transpose_b : bool, optional, default False
        Use `rhs` transposed: its last dimension is summed over.
    forward_stype : {None, "csr", "default", "row_sparse"}, optional, default None
        Wanted storage type of the result; None: as the inputs suggest.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product; its dimensions are those of both factors that are not summed over.

    Examples
    --------
    >>> mx.nd.dot(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([1, 1])).asnumpy()
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
    """Sum, `lhs + rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.elemwise_add(lhs, rhs)
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
    """Quotient, `lhs / rhs`.

    Integers are divided toward zero, and an integer divided by zero is zero.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(3, 4))
    >>> y = mx.nd.elemwise_div(lhs, rhs)
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
    """Product, `lhs * rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.elemwise_mul(lhs, rhs)
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
    """Difference, `lhs - rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.elemwise_sub(lhs, rhs)
    """
    return _op_elemwise_sub((lhs, rhs), (), out, kwargs)

_op_erf = _NDOp("erf", ("data",), ())


def erf(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Gauss error function.

    y = erf(x)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.erf(data)
    """
    return _op_erf((data,), (), out, kwargs)

_op_erfinv = _NDOp("erfinv", ("data",), ())


def erfinv(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse of the Gauss error function.

    y = the y with erf(y) = x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd.erfinv(data)
    """
    return _op_erfinv((data,), (), out, kwargs)

_op_exp = _NDOp("exp", ("data",), ())


def exp(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Exponential of every element.

    y = e^x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.exp(data)
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
    """Inserts a dimension of size one.

    No data moves.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int, required
        Place of the new dimension in the result; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements with one dimension more.

    Examples
    --------
    >>> mx.nd.expand_dims(mx.nd.zeros((2, 3)), axis=1).shape
    """
    return _op_expand_dims((data,), (axis,), out, kwargs)

_op_expm1 = _NDOp("expm1", ("data",), ())


def expm1(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Exponential minus one, accurate near zero.

    y = e^x - 1

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.expm1(data)
    """
    return _op_expm1((data,), (), out, kwargs)

_op_fill_element_0index = _NDOp("fill_element_0index", ("lhs", "mhs", "rhs"), ())


def fill_element_0index(
    lhs: NDArray | None = None,
    mhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Replaces one element of every row of a matrix.

    The result is `lhs` with lhs[i, rhs[i]] set to mhs[i]; an index out of range is an error.

    Parameters
    ----------
    lhs : NDArray
        Matrix.
    mhs : NDArray
        One new value for each row.
    rhs : NDArray
        One index for each row.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The matrix with replaced elements.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(3, 2))
    >>> mhs = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> rhs = mx.nd.array([0, 1, 0])
    >>> y = mx.nd.fill_element_0index(lhs, mhs, rhs)
    """
    return _op_fill_element_0index((lhs, mhs, rhs), (), out, kwargs)

_op_fix = _NDOp("fix", ("data",), ())


def fix(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds toward zero.

    y = x without its fraction

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.fix(data)
    """
    return _op_fix((data,), (), out, kwargs)

_op_floor = _NDOp("floor", ("data",), ())


def floor(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds down.

    y = the greatest integer <= x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.floor(data)
    """
    return _op_floor((data,), (), out, kwargs)

_op_ftml_update = _NDOp("ftml_update", ("weight", "grad", "d", "v", "z"), ("lr", "beta1", "beta2", "epsilon", "t", "wd", "rescale_grad", "clip_grad"))


def ftml_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    d: NDArray | None = None,
    v: NDArray | None = None,
    z: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_grad: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of FTML (follow the moving leader).

    With g = clip(rescale_grad * grad + wd * weight): v = beta2 * v + (1 - beta2) * g^2; d' = (1 - beta1^t) / lr *
    (sqrt(v / (1 - beta2^t)) + epsilon); z = beta1 * z + (1 - beta1) * g - (d' - beta1 * d) * weight; d = d'; weight =
    -z / d.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    d : NDArray, changed in place
        The leader's scale. Updated in place.
    v : NDArray, changed in place
        Running mean of the squared gradient. Updated in place.
    z : NDArray, changed in place
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
    >>> d = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> v = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> z = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.ftml_update(weight, grad, d, v, z, lr=0.1, t=2)
    """
    return _op_ftml_update((weight, grad, d, v, z), (lr, beta1, beta2, epsilon, t, wd, rescale_grad, clip_grad), out, kwargs)

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
    """One step of FTRL (follow the regularised leader), which makes weights sparse.

    With g = clip(rescale_grad * grad): z += g - (sqrt(n + g^2) - sqrt(n)) * weight / lr; n += g^2; weight = (sign(z) *
    lamda1 - z) / ((beta + sqrt(n)) / lr + wd) where |z| > lamda1, else 0.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    z : NDArray, changed in place
        The leader's linear term. Updated in place.
    n : NDArray, changed in place
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
    >>> z = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> n = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.ftrl_update(weight, grad, z, n, lr=0.1)
    """
    return _op_ftrl_update((weight, grad, z, n), (lr, lamda1, beta, wd, rescale_grad, clip_gradient), out, kwargs)

_op_gamma = _NDOp("gamma", ("data",), ())


def gamma(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Gamma function.

    y = Gamma(x)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.5, 3, shape=(3, 4))
    >>> y = mx.nd.gamma(data)
    """
    return _op_gamma((data,), (), out, kwargs)

_op_gammaln = _NDOp("gammaln", ("data",), ())


def gammaln(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm of the absolute value of the gamma function.

    y = ln |Gamma(x)|

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.5, 3, shape=(3, 4))
    >>> y = mx.nd.gammaln(data)
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
    """Takes elements by their coordinates.

    Column y of `indices` holds the first M coordinates: out[y.., x..] = data[indices[0, y..], ..., indices[M-1, y..],
    x..].

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    indices : NDArray
        Coordinates, (M, ...); negative ones count from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The elements.

    Examples
    --------
    >>> mx.nd.gather_nd(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([[0, 1], [1, 0]])).asnumpy()
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
    """Piecewise linear approximation of the sigmoid.

    y = min(max(alpha x + beta, 0), 1)

    Parameters
    ----------
    data : NDArray
        Floating-point values.
    alpha : float, optional, default 0.2
        Slope.
    beta : float, optional, default 0.5
        Value at 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.array([-4, -1, 0, 1.5, 4])
    >>> y = mx.nd.hard_sigmoid(data)
    """
    return _op_hard_sigmoid((data,), (alpha, beta), out, kwargs)

_op_im2col = _NDOp("im2col", ("data",), ("kernel", "stride", "dilate", "pad"))


def im2col(
    data: NDArray | None = None,
    kernel: int | tuple[int, ...] = _Null,
    stride: int | tuple[int, ...] = _Null,
    dilate: int | tuple[int, ...] = _Null,
    pad: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Windows of an image as columns of a matrix.

    Each column holds the values of one window over all channels, as a convolution multiplies them with its weights.

    Parameters
    ----------
    data : NDArray
        Shape (batch, channels, spatial axes...).
    kernel : int or tuple of int, required
        Size of the window: (w,), (h, w) or (d, h, w).
    stride : int or tuple of int, optional, default ()
        Distance between windows along each axis; 1 when not given.
    dilate : int or tuple of int, optional, default ()
        Distance between the taps of a window; 1 when not given.
    pad : int or tuple of int, optional, default ()
        Zeros added on both sides of each axis; 0 when not given.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (batch, channels x window, positions).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(1, 2, 4, 4))
    >>> y = mx.nd.im2col(data, kernel=(2, 2))
    """
    return _op_im2col((data,), (kernel, stride, dilate, pad), out, kwargs)

_op_khatri_rao = _NDOp("khatri_rao", None, (), variadic="num_args")


def khatri_rao(
    *args: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Column-wise Kronecker product of matrices.

    Column j of the result is the Kronecker product of the inputs' columns j, so the number of rows is the product of
    the inputs' rows.

    Parameters
    ----------
    *args : NDArrays
        Matrices with the same number of columns.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product.

    Examples
    --------
    >>> mx.nd.khatri_rao(mx.nd.array([[1, 2]]), mx.nd.array([[3, 4], [5, 6]])).asnumpy()
    """
    return _op_khatri_rao(args, (), out, kwargs)

_op_lamb_update_phase1 = _NDOp("lamb_update_phase1", ("weight", "grad", "mean", "var"), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient"))


def lamb_update_phase1(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    bias_correction: bool = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """First part of a LAMB step: the direction.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mean : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    var : NDArray, changed in place
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The direction of the step.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> y = mx.nd.lamb_update_phase1(weight, grad, mean, var, t=2, wd=0.01)
    """
    return _op_lamb_update_phase1((weight, grad, mean, var), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient), out, kwargs)

_op_lamb_update_phase2 = _NDOp("lamb_update_phase2", ("weight", "g", "r1", "r2"), ("lr", "lower_bound", "upper_bound"))


def lamb_update_phase2(
    weight: NDArray | None = None,
    g: NDArray | None = None,
    r1: NDArray | None = None,
    r2: NDArray | None = None,
    lr: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Second part of a LAMB step: the update.

    weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

    Parameters
    ----------
    weight : NDArray
        The weight.
    g : NDArray
        The direction from the first part.
    r1 : NDArray
        Norm of the weight, one element.
    r2 : NDArray
        Norm of the direction, one element.
    lr : float, required
        Learning rate.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> g = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> r1 = mx.nd.random.uniform(1, 2, shape=(1,))
    >>> r2 = mx.nd.random.uniform(1, 2, shape=(1,))
    >>> y = mx.nd.lamb_update_phase2(weight, g, r1, r2, lr=0.1)
    """
    return _op_lamb_update_phase2((weight, g, r1, r2), (lr, lower_bound, upper_bound), out, kwargs)

_op_log = _NDOp("log", ("data",), ())


def log(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Natural logarithm of every element.

    y = ln x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.log(data)
    """
    return _op_log((data,), (), out, kwargs)

_op_log10 = _NDOp("log10", ("data",), ())


def log10(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm to base 10.

    y = log10 x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.log10(data)
    """
    return _op_log10((data,), (), out, kwargs)

_op_log1p = _NDOp("log1p", ("data",), ())


def log1p(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm of one plus x, accurate near zero.

    y = ln(1 + x)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-0.5, 2, shape=(3, 4))
    >>> y = mx.nd.log1p(data)
    """
    return _op_log1p((data,), (), out, kwargs)

_op_log2 = _NDOp("log2", ("data",), ())


def log2(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm to base 2.

    y = log2 x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.log2(data)
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
    """Logarithm of softmax along an axis.

    It is $y_i = x_i/t - \\log\\sum_j \\exp(x_j/t)$, more exact than the logarithm of softmax's output.

    Parameters
    ----------
    data : NDArray
        Floating-point values, any rank.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.log_softmax(data)
    """
    return _op_log_softmax((data,), (axis, temperature, dtype, use_length), out, kwargs)

_op_logical_not = _NDOp("logical_not", ("data",), ())


def logical_not(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logical negation.

    y = 1 where x = 0, 0 elsewhere

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.logical_not(data)
    """
    return _op_logical_not((data,), (), out, kwargs)

_op_make_loss = _NDOp("make_loss", ("data",), ())


def make_loss(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Marks an expression as a loss: a copy whose gradient is one, whatever flows in from above.

    Parameters
    ----------
    data : NDArray
        The loss.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.make_loss(data)
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
    """Largest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.max(data)
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
    """Mean of the elements along axes.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.mean(data)
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
    """Smallest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.min(data)
    """
    return _op_min((data,), (axis, keepdims, exclude), out, kwargs)

_op_moments = _NDOp("moments", ("data",), ("axes", "keepdims"))


def moments(
    data: NDArray | None = None,
    axes: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Mean and variance of the elements along axes.

    The variance divides by the number of elements.

    Parameters
    ----------
    data : NDArray
        Any array.
    axes : int or tuple of int or None, optional, default None
        Axes to take the moments over.
    keepdims : bool, optional, default False
        Keep these axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        mean: The means.
        var: The variances.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd.moments(data, axes=(0, 2))
    """
    return _op_moments((data,), (axes, keepdims), out, kwargs)

_op_mp_lamb_update_phase1 = _NDOp("mp_lamb_update_phase1", ("weight", "grad", "mean", "var", "weight32"), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient"))


def mp_lamb_update_phase1(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    weight32: NDArray | None = None,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    t: int = _Null,
    bias_correction: bool = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """First part of a LAMB step: the direction.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mean : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    var : NDArray, changed in place
        Running mean of the squared gradient. Updated in place.
    weight32 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The direction of the step.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.mp_lamb_update_phase1(weight, grad, mean, var, weight32, t=2, wd=0.01)
    """
    return _op_mp_lamb_update_phase1((weight, grad, mean, var, weight32), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient), out, kwargs)

_op_mp_lamb_update_phase2 = _NDOp("mp_lamb_update_phase2", ("weight", "g", "r1", "r2", "weight32"), ("lr", "lower_bound", "upper_bound"))


def mp_lamb_update_phase2(
    weight: NDArray | None = None,
    g: NDArray | None = None,
    r1: NDArray | None = None,
    r2: NDArray | None = None,
    weight32: NDArray | None = None,
    lr: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Second part of a LAMB step: the update.

    weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

    Parameters
    ----------
    weight : NDArray
        The weight.
    g : NDArray
        The direction from the first part.
    r1 : NDArray
        Norm of the weight, one element.
    r2 : NDArray
        Norm of the direction, one element.
    weight32 : NDArray, changed in place
        The weight in float32. Updated in place.
    lr : float, required
        Learning rate.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> g = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> r1 = mx.nd.random.uniform(1, 2, shape=(1,))
    >>> r2 = mx.nd.random.uniform(1, 2, shape=(1,))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.mp_lamb_update_phase2(weight, g, r1, r2, weight32, lr=0.1)
    """
    return _op_mp_lamb_update_phase2((weight, g, r1, r2, weight32), (lr, lower_bound, upper_bound), out, kwargs)

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
    """One step of Nesterov's accelerated gradient.

    With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr * g.
    This form keeps a float32 copy of a weight of lower precision.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mom : NDArray, changed in place
        The momentum. Updated in place.
    weight32 : NDArray, changed in place
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> mom = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.mp_nag_mom_update(weight, grad, mom, weight32, lr=0.1)
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
    """One step of stochastic gradient descent with momentum.

    mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom. This form keeps a float32 copy
    of a weight of lower precision.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mom : NDArray, changed in place
        The momentum. Updated in place.
    weight32 : NDArray, changed in place
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> mom = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.mp_sgd_mom_update(weight, grad, mom, weight32, lr=0.1)
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
    """One step of stochastic gradient descent.

    weight -= lr * (clip(rescale_grad * grad) + wd * weight). This form keeps a float32 copy of a weight of lower
    precision.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    weight32 : NDArray, changed in place
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.mp_sgd_update(weight, grad, weight32, lr=0.1)
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
    """1 if no element of any array is infinite or NaN, else 0.

    Parameters
    ----------
    *data : NDArrays
        Floating-point arrays.
    num_arrays : int, optional, default 1
        Number of arrays.
    init_output : bool, optional, default True
        Start from 1; if false, start from what the output array holds.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        float32, of shape (1,).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> data1 = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd.multi_all_finite(data, data1, num_arrays=2)
    """
    return _op_multi_all_finite(data, (num_arrays, init_output), out, kwargs)

_op_multi_lars = _NDOp("multi_lars", ("lrs", "weights_sum_sq", "grads_sum_sq", "wds"), ("eta", "eps", "rescale_grad"))


def multi_lars(
    lrs: NDArray | None = None,
    weights_sum_sq: NDArray | None = None,
    grads_sum_sq: NDArray | None = None,
    wds: NDArray | None = None,
    eta: float = _Null,
    eps: float = _Null,
    rescale_grad: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Learning rates by the LARS rule.

    new_lr = lr * eta * |w| / (rescale_grad * |g| + wd * |w| + eps) where both norms are positive, else lr.

    Parameters
    ----------
    lrs : NDArray
        Learning rates.
    weights_sum_sq : NDArray
        Sum of squares of each weight.
    grads_sum_sq : NDArray
        Sum of squares of each gradient.
    wds : NDArray
        Weight decays.
    eta : float, required
        Trust coefficient.
    eps : float, required
        Small number that keeps the division finite.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new learning rates.

    Examples
    --------
    >>> lrs = mx.nd.random.uniform(0.1, 1, shape=(3,))
    >>> weights_sum_sq = mx.nd.random.uniform(0.1, 1, shape=(3,))
    >>> grads_sum_sq = mx.nd.random.uniform(0.1, 1, shape=(3,))
    >>> wds = mx.nd.random.uniform(0, 0.1, shape=(3,))
    >>> y = mx.nd.multi_lars(lrs, weights_sum_sq, grads_sum_sq, wds, eta=0.1, eps=1e-08)
    """
    return _op_multi_lars((lrs, weights_sum_sq, grads_sum_sq, wds), (eta, eps, rescale_grad), out, kwargs)

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
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd.multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg5 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd.multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg5 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd.multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd.multi_sgd_update(arg0, arg1, arg2, arg3, num_weights=2, lrs=(0.1, 0.1), wds=(0.01, 0.01))
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
    """Sum of squares of each of several arrays.

    Parameters
    ----------
    *data : NDArrays
        Arrays of any shapes, of one dtype.
    num_arrays : int, required
        Number of arrays.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        float32, one sum for each array.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> data1 = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd.multi_sum_sq(data, data1, num_arrays=2)
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
    """One step of Nesterov's accelerated gradient.

    With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr * g.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mom : NDArray, changed in place
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
    >>> mom = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.nag_mom_update(weight, grad, mom, lr=0.1)
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
    """Product of the elements along axes.

    NaN counts as one.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.nanprod(data)
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
    """Sum of the elements along axes.

    NaN counts as zero.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.nansum(data)
    """
    return _op_nansum((data,), (axis, keepdims, exclude), out, kwargs)

_op_negative = _NDOp("negative", ("data",), ())


def negative(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Negative of every element.

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
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.negative(data)
    """
    return _op_negative((data,), (), out, kwargs)

_op_norm = _NDOp("norm", ("data",), ("ord", "axis", "out_dtype", "keepdims"))


def norm(
    data: NDArray | None = None,
    ord: int = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    out_dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Vector norm of the elements along axes.

    All axes together count as one vector.

    Parameters
    ----------
    data : NDArray
        Any array.
    ord : int, optional, default 2
        1: sum of absolute values; 2: square root of the sum of squares.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all.
    out_dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result; None: that of the input.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The norms; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.2, 1, shape=(2, 3))
    >>> y = mx.nd.norm(data)
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
    """Turns indices into rows that are `on_value` at the index and `off_value` elsewhere.

    An index outside of [0, depth) gives a row of `off_value`.

    Parameters
    ----------
    indices : NDArray
        Indices, of any shape and type.
    depth : int, required
        Length of each row.
    on_value : float, optional, default 1
        Value at the index.
    off_value : float, optional, default 0
        Value elsewhere.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        Type of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One dimension more than `indices`, of length `depth`.

    Examples
    --------
    >>> mx.nd.one_hot(mx.nd.array([1, 0, 2]), depth=3).asnumpy()
    """
    return _op_one_hot((indices,), (depth, on_value, off_value, dtype), out, kwargs)

_op_ones_like = _NDOp("ones_like", ("data",), ())


def ones_like(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Ones of the shape and dtype of the input.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Ones.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.ones_like(data)
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
    """Picks one element of every row.

    Along `axis`, out[i..] = data[i.., index[i..]].

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    index : NDArray
        Indices; the shape of `data` without the picked dimension, or with length one there.
    axis : int or None, optional, default -1
        The dimension that the indices run over; negative counts from the end.
    keepdims : bool, optional, default False
        Keep the picked dimension with length one.
    mode : {"clip", "wrap"}, optional, default "clip"
        What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts on from the other end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The picked elements.

    Examples
    --------
    >>> mx.nd.pick(mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([1, 0]), axis=1).asnumpy()
    """
    return _op_pick((data, index), (axis, keepdims, mode), out, kwargs)

_op_preloaded_multi_adam_update = _NDOp("preloaded_multi_adam_update", None, ("beta1", "beta2", "epsilon", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_adam_update(
    *data: NDArray,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of Adam for many weights.

    For each weight as `adam_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg6 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.array([0.1, 0.1])
    >>> arg9 = mx.nd.array([0.01, 0.01])
    >>> y = mx.nd.preloaded_multi_adam_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_weights=2)
    """
    return _op_preloaded_multi_adam_update(data, (beta1, beta2, epsilon, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_preloaded_multi_mp_sgd_mom_update = _NDOp("preloaded_multi_mp_sgd_mom_update", None, ("momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_mp_sgd_mom_update(
    *data: NDArray,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.array([0.1, 0.1])
    >>> arg9 = mx.nd.array([0.01, 0.01])
    >>> y = mx.nd.preloaded_multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_weights=2)
    """
    return _op_preloaded_multi_mp_sgd_mom_update(data, (momentum, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_preloaded_multi_mp_sgd_update = _NDOp("preloaded_multi_mp_sgd_update", None, ("rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_mp_sgd_update(
    *data: NDArray,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, float32 weight; at the end all learning rates and all weight decays.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg5 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg6 = mx.nd.array([0.1, 0.1])
    >>> arg7 = mx.nd.array([0.01, 0.01])
    >>> y = mx.nd.preloaded_multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2)
    """
    return _op_preloaded_multi_mp_sgd_update(data, (rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_preloaded_multi_sgd_mom_update = _NDOp("preloaded_multi_sgd_mom_update", None, ("momentum", "rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_sgd_mom_update(
    *data: NDArray,
    momentum: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of stochastic gradient descent with momentum for many weights.

    For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, momentum; at the end all learning rates and all weight decays.
    momentum : float, optional, default 0
        How much of the last update is kept.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg5 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg6 = mx.nd.array([0.1, 0.1])
    >>> arg7 = mx.nd.array([0.01, 0.01])
    >>> y = mx.nd.preloaded_multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_weights=2)
    """
    return _op_preloaded_multi_sgd_mom_update(data, (momentum, rescale_grad, clip_gradient, num_weights), out, kwargs)

_op_preloaded_multi_sgd_update = _NDOp("preloaded_multi_sgd_update", None, ("rescale_grad", "clip_gradient", "num_weights"), variadic="")


def preloaded_multi_sgd_update(
    *data: NDArray,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of stochastic gradient descent for many weights.

    For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient; at the end all learning rates and all weight decays.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg3 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg4 = mx.nd.array([0.1, 0.1])
    >>> arg5 = mx.nd.array([0.01, 0.01])
    >>> y = mx.nd.preloaded_multi_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, num_weights=2)
    """
    return _op_preloaded_multi_sgd_update(data, (rescale_grad, clip_gradient, num_weights), out, kwargs)

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
    """Product of the elements along axes.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.prod(data)
    """
    return _op_prod((data,), (axis, keepdims, exclude), out, kwargs)

_op_radians = _NDOp("radians", ("data",), ())


def radians(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts degrees to radians.

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
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.radians(data)
    """
    return _op_radians((data,), (), out, kwargs)

_op_rcbrt = _NDOp("rcbrt", ("data",), ())


def rcbrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reciprocal of the cube root.

    y = x^(-1/3)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.rcbrt(data)
    """
    return _op_rcbrt((data,), (), out, kwargs)

_op_reciprocal = _NDOp("reciprocal", ("data",), ())


def reciprocal(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reciprocal of every element.

    y = 1 / x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.4, 2, shape=(3, 4))
    >>> y = mx.nd.reciprocal(data)
    """
    return _op_reciprocal((data,), (), out, kwargs)

_op_relu = _NDOp("relu", ("data",), ())


def relu(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rectified linear unit.

    y = max(x, 0)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.relu(data)
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
    """Writes each element several times in a row.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    repeats : int, required
        How often to write each element.
    axis : int or None, optional, default None
        Dimension along which to repeat; None: the flattened array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The array with repeated elements.

    Examples
    --------
    >>> mx.nd.repeat(mx.nd.array([1, 2]), repeats=2).asnumpy()
    """
    return _op_repeat((data,), (repeats, axis), out, kwargs)

_op_reset_arrays = _NDOp("reset_arrays", None, ("num_arrays",), variadic="")


def reset_arrays(
    *data: NDArray,
    num_arrays: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sets many arrays to zero in place.

    Parameters
    ----------
    *data : NDArrays
        The arrays; each is written.
    num_arrays : int, required
        Number of arrays.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd.reset_arrays(arg0, arg1, num_arrays=2)
    """
    return _op_reset_arrays(data, (num_arrays,), out, kwargs)

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
    """Gives `lhs` the shape of `rhs`.

    Dimensions [lhs_begin, lhs_end) of `lhs` are replaced with dimensions [rhs_begin, rhs_end) of `rhs`; the number of
    elements must stay. No data moves.

    Parameters
    ----------
    lhs : NDArray
        The data.
    rhs : NDArray
        Only its shape is used.
    lhs_begin : int or None, optional, default None
        First dimension of `lhs` to replace; None: 0. Negative counts from the end.
    lhs_end : int or None, optional, default None
        End of the dimensions to replace; None: all.
    rhs_begin : int or None, optional, default None
        First dimension of `rhs` to use; None: 0.
    rhs_end : int or None, optional, default None
        End of the dimensions to use; None: all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The elements of `lhs`.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(2, 6))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.reshape_like(lhs, rhs)
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
    """Reverses the order of the elements along dimensions.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    axis : int or tuple of int, required
        Dimensions to reverse; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reversed array.

    Examples
    --------
    >>> mx.nd.reverse(mx.nd.array([[1, 2], [3, 4]]), axis=1).asnumpy()
    """
    return _op_reverse((data,), (axis,), out, kwargs)

_op_rint = _NDOp("rint", ("data",), ())


def rint(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds to the nearest integer.

    y = the nearest integer, halves toward minus infinity

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.rint(data)
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
    """One step of RMSProp.

    With g = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * g^2; weight -= lr * g / sqrt(n +
    epsilon).

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    n : NDArray, changed in place
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
    >>> n = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.rmsprop_update(weight, grad, n, lr=0.1)
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
    """One step of centred RMSProp with momentum.

    With x = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * x^2; g = gamma1 * g + (1 - gamma1)
    * x; delta = gamma2 * delta - lr * x / sqrt(n - g^2 + epsilon); weight += delta.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    n : NDArray, changed in place
        Running mean of the squared gradient. Updated in place.
    g : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    delta : NDArray, changed in place
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
    >>> n = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> g = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> delta = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.rmspropalex_update(weight, grad, n, g, delta, lr=0.1)
    """
    return _op_rmspropalex_update((weight, grad, n, g, delta), (lr, gamma1, gamma2, epsilon, wd, rescale_grad, clip_gradient, clip_weights), out, kwargs)

_op_round = _NDOp("round", ("data",), ())


def round(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds to the nearest integer.

    y = the nearest integer, halves away from zero

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.round(data)
    """
    return _op_round((data,), (), out, kwargs)

_op_rsqrt = _NDOp("rsqrt", ("data",), ())


def rsqrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reciprocal of the square root.

    y = x^(-1/2)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.rsqrt(data)
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
    """Writes elements at given coordinates of an array of zeros.

    out[indices[0, y..], ..., indices[M-1, y..], x..] = data[y.., x..]; where coordinates repeat the last value stays.

    Parameters
    ----------
    data : NDArray
        The values.
    indices : NDArray
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Array of the given shape.

    Examples
    --------
    >>> mx.nd.scatter_nd(mx.nd.array([5, 6]), mx.nd.array([[0, 2]]), shape=(3,)).asnumpy()
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
    """One step of stochastic gradient descent with momentum.

    mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mom : NDArray, changed in place
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
    >>> mom = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.sgd_mom_update(weight, grad, mom, lr=0.1)
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
    """One step of stochastic gradient descent.

    weight -= lr * (clip(rescale_grad * grad) + wd * weight).

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
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
    >>> y = mx.nd.sgd_update(weight, grad, lr=0.1)
    """
    return _op_sgd_update((weight, grad), (lr, wd, rescale_grad, clip_gradient, lazy_update), out, kwargs)

_op_shape_array = _NDOp("shape_array", ("data",), ())


def shape_array(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The shape of the input, as a one-dimensional array.

    Parameters
    ----------
    data : NDArray
        Any array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        int64, one element for each dimension.

    Examples
    --------
    >>> mx.nd.shape_array(mx.nd.zeros((2, 3))).asnumpy()
    array([2, 3])
    """
    return _op_shape_array((data,), (), out, kwargs)

_op_sigmoid = _NDOp("sigmoid", ("data",), ())


def sigmoid(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logistic sigmoid.

    y = 1 / (1 + e^(-x))

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.sigmoid(data)
    """
    return _op_sigmoid((data,), (), out, kwargs)

_op_sign = _NDOp("sign", ("data",), ())


def sign(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sign of every element.

    y = -1 where x < 0, 0 where x = 0, 1 where x > 0

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.sign(data)
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
    """One step by the sign of the gradient.

    weight -= lr * (sign(grad) + wd * weight).

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    lr : float, required
        Learning rate.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
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
    >>> y = mx.nd.signsgd_update(weight, grad, lr=0.1)
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
    """One step by the sign of the momentum.

    mom = momentum * mom - (1 - momentum) * (clip(rescale_grad * grad) + wd * weight); weight = (1 - lr * wd_lh) *
    weight + lr * sign(mom).

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mom : NDArray, changed in place
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
    >>> mom = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.signum_update(weight, grad, mom, lr=0.1)
    """
    return _op_signum_update((weight, grad, mom), (lr, momentum, wd, rescale_grad, clip_gradient, wd_lh), out, kwargs)

_op_sin = _NDOp("sin", ("data",), ())


def sin(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sine of an angle in radians.

    y = sin x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.sin(data)
    """
    return _op_sin((data,), (), out, kwargs)

_op_sinh = _NDOp("sinh", ("data",), ())


def sinh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic sine.

    y = sinh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.sinh(data)
    """
    return _op_sinh((data,), (), out, kwargs)

_op_size_array = _NDOp("size_array", ("data",), ())


def size_array(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The number of elements of the input.

    Parameters
    ----------
    data : NDArray
        Any array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        int64, of shape (1,).

    Examples
    --------
    >>> mx.nd.size_array(mx.nd.zeros((2, 3))).asnumpy()
    array([6])
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
    """Cuts a box out of an array.

    In each dimension the elements begin, begin+step, ... before end are taken; bounds count from the end when negative,
    are clipped to the dimension, and None leaves a side open.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The box.

    Examples
    --------
    >>> mx.nd.slice(mx.nd.arange(6), begin=(1,), end=(5,), step=(2,)).asnumpy()
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
    """Takes the range [begin, end) of one dimension.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int, required
        The dimension to cut; negative counts from the end.
    begin : int, required
        First index; negative counts from the end.
    end : int or None, required
        End index, not included; None: to the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The range; other dimensions are whole.

    Examples
    --------
    >>> mx.nd.slice_axis(mx.nd.array([[1, 2, 3], [4, 5, 6]]), axis=1, begin=0, end=2).asnumpy()
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
    """Cuts an array to the size of another one.

    From each dimension in `axes` the first elements are taken, as many as `shape_like` has there.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    shape_like : NDArray
        Only its shape is used.
    axes : int or tuple of int, optional, default ()
        Dimensions to cut; empty: all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The cut array.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> shape_like = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.slice_like(data, shape_like)
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
    """Smooth L1 loss: a square near zero, linear beyond.

    y = (sigma x)^2 / 2        where |x| < 1 / sigma^2
        y = |x| - 0.5 / sigma^2    elsewhere

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        sigma: the transition from square to linear is at 1 / sigma^2.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> mx.nd.smooth_l1(mx.nd.array([1, 2, 3, 4]), scalar=1).asnumpy()
    array([0.5, 1.5, 2.5, 3.5], dtype=float32)
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
    """Exponentials scaled to sum to one along an axis.

    With temperature $t$ the output is $y_i = \\exp(x_i/t) / \\sum_j \\exp(x_j/t)$, computed without overflow.

    Parameters
    ----------
    data : NDArray
        Floating-point values, any rank.
    length : NDArray, optional
        How many leading values of each row count, of shape `data` without `axis`; int32 or int64.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.softmax(data)
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
    """Cross entropy of softmax with class labels, summed over the batch.

    The result is $-\\sum_i \\log \\mathrm{softmax}(x_i)_{label_i}$ as an array of one element.

    Parameters
    ----------
    data : NDArray
        Scores of shape (batch, classes).
    label : NDArray
        Class numbers of shape (batch,), in the type of `data`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Shape (1,).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> label = mx.nd.array([0, 3, 1])
    >>> y = mx.nd.softmax_cross_entropy(data, label)
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
    """Softmax of the negated input along an axis.

    The smallest value gets the largest weight.

    Parameters
    ----------
    data : NDArray
        Floating-point values, any rank.
    axis : int, optional, default -1
        Axis along which the values sum to one.
    temperature : float or None, optional, default None
        The input is divided by this first; 1 when not given.
    dtype : {None, "float16", "float32", "float64"}, optional, default None
        Type of the output; that of the input when not given.
    use_length : bool or None, optional, default False
        Whether `length` is given: only so many values of each row take part, the others become 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd.softmin(data)
    """
    return _op_softmin((data,), (axis, temperature, dtype, use_length), out, kwargs)

_op_softsign = _NDOp("softsign", ("data",), ())


def softsign(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Softsign activation.

    y = x / (1 + |x|)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.softsign(data)
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
    """Sorts the elements along a dimension.

    NaN comes after all numbers.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int or None, optional, default -1
        Dimension to sort; None: the flattened array.
    is_ascend : bool, optional, default True
        Smallest first.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The sorted elements.

    Examples
    --------
    >>> mx.nd.sort(mx.nd.array([3, 1, 2])).asnumpy()
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
    """Moves blocks of pixels into channels.

    (n, c, h*b, w*b) becomes (n, c*b*b, h, w); the inverse of `depth_to_space`.

    Parameters
    ----------
    data : NDArray
        Images (batch, channel, height, width).
    block_size : int, required
        Edge of the square blocks.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Smaller images with more channels.

    Examples
    --------
    >>> mx.nd.space_to_depth(mx.nd.zeros((1, 2, 4, 6)), block_size=2).shape
    """
    return _op_space_to_depth((data,), (block_size,), out, kwargs)

_op_sqrt = _NDOp("sqrt", ("data",), ())


def sqrt(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Square root of every element.

    y = x^(1/2)

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd.sqrt(data)
    """
    return _op_sqrt((data,), (), out, kwargs)

_op_square = _NDOp("square", ("data",), ())


def square(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Square of every element.

    y = x^2

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.square(data)
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
    """Removes dimensions of size one.

    No data moves.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int or tuple of int or None, optional, default None
        Dimensions to remove, each of size one; None: all dimensions of size one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements with fewer dimensions.

    Examples
    --------
    >>> mx.nd.squeeze(mx.nd.zeros((2, 1, 3))).shape
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
    """Joins arrays of one shape along a new dimension.

    Parameters
    ----------
    *data : NDArrays
        Arrays of the same shape.
    axis : int, optional, default 0
        Place of the new dimension; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One dimension more than the inputs have.

    Examples
    --------
    >>> mx.nd.stack(mx.nd.array([1, 2]), mx.nd.array([3, 4]), axis=1).asnumpy()
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
    """Sum of the elements along axes.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype; shape (1,) where no axis is left.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3))
    >>> y = mx.nd.sum(data)
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
    """Takes elements of an array along a dimension by index.

    The dimension `axis` of `a` is replaced by the dimensions of `indices`: out[.., i.., ..] = a[.., indices[i..], ..].
    Fractions of indices are cut off.

    Parameters
    ----------
    a : NDArray
        Array with at least one dimension.
    indices : NDArray
        Indices, of any shape and type.
    axis : int, optional, default 0
        The dimension of `a` that the indices run over; negative counts from the end.
    mode : {"clip", "raise", "wrap"}, optional, default "clip"
        What to do with indices out of range: 'clip' uses the nearest valid one, 'wrap' counts on from the other end,
        'raise' is an error.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The taken elements.

    Examples
    --------
    >>> mx.nd.take(mx.nd.array([[1, 2], [3, 4], [5, 6]]), mx.nd.array([2, 0])).asnumpy()
    """
    return _op_take((a, indices), (axis, mode), out, kwargs)

_op_tan = _NDOp("tan", ("data",), ())


def tan(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Tangent of an angle in radians.

    y = tan x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd.tan(data)
    """
    return _op_tan((data,), (), out, kwargs)

_op_tanh = _NDOp("tanh", ("data",), ())


def tanh(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic tangent.

    y = tanh x

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.tanh(data)
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
    """Writes an array several times along its dimensions.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    reps : int or tuple of int, required
        How often to write the array along each dimension. With fewer numbers than dimensions, they stand for the last
        ones; with more, dimensions of one are added in front.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The repeated array.

    Examples
    --------
    >>> mx.nd.tile(mx.nd.array([[1, 2]]), reps=(2, 2)).asnumpy()
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
) -> NDArray | list[NDArray]:
    """Finds the k largest or smallest elements along a dimension.

    They come in order, equal ones in the order of their indices; NaN comes after all numbers.

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: What `ret_typ` says.

    Examples
    --------
    >>> mx.nd.topk(mx.nd.array([3, 1, 2]), k=2, ret_typ='value').asnumpy()
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
    """Reorders the dimensions of an array.

    Output dimension i is input dimension axes[i].

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axes : int or tuple of int, optional, default ()
        Which input dimension each output dimension is; empty: all in reverse order.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> mx.nd.transpose(mx.nd.array([[1, 2], [3, 4]])).asnumpy()
    """
    return _op_transpose((data,), (axes,), out, kwargs)

_op_trunc = _NDOp("trunc", ("data",), ())


def trunc(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds toward zero.

    y = x without its fraction

    Integer input gives output of the same dtype, rounded toward zero.

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
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd.trunc(data)
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
    """Takes elements from `x` where the condition is non-zero, and from `y` elsewhere.

    Parameters
    ----------
    condition : NDArray
        Same shape as `x`, or one value for each row of it.
    x : NDArray
        Values where the condition holds.
    y : NDArray
        Values elsewhere; same shape and dtype as `x`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `x`.

    Examples
    --------
    >>> mx.nd.where(mx.nd.array([1, 0]), mx.nd.array([1, 2]), mx.nd.array([3, 4])).asnumpy()
    array([1., 4.], dtype=float32)
    """
    return _op_where((condition, x, y), (), out, kwargs)

_op_zeros_like = _NDOp("zeros_like", ("data",), ())


def zeros_like(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Zeros of the shape and dtype of the input.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Zeros.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.zeros_like(data)
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
