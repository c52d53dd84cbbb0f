# mxnet.ndarray, internal: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, internal: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "_Div",
    "_DivScalar",
    "_Equal",
    "_EqualScalar",
    "_Greater",
    "_GreaterEqualScalar",
    "_GreaterScalar",
    "_Greater_Equal",
    "_Hypot",
    "_HypotScalar",
    "_Lesser",
    "_LesserEqualScalar",
    "_LesserScalar",
    "_Lesser_Equal",
    "_LogicalAndScalar",
    "_LogicalOrScalar",
    "_LogicalXorScalar",
    "_Logical_And",
    "_Logical_Or",
    "_Logical_Xor",
    "_Maximum",
    "_MaximumScalar",
    "_Minimum",
    "_MinimumScalar",
    "_Minus",
    "_MinusScalar",
    "_Mod",
    "_ModScalar",
    "_Mul",
    "_MulScalar",
    "_NotEqualScalar",
    "_Not_Equal",
    "_Plus",
    "_PlusScalar",
    "_Power",
    "_PowerScalar",
    "_RDivScalar",
    "_RMinusScalar",
    "_RModScalar",
    "_RPowerScalar",
    "_adamw_update",
    "_add",
    "_arange",
    "_backward_gather_nd",
    "_contrib_AdaptiveAvgPooling2D",
    "_contrib_BatchNormWithReLU",
    "_contrib_BilinearResize2D",
    "_contrib_CTCLoss",
    "_contrib_SparseEmbedding",
    "_contrib_SyncBatchNorm",
    "_contrib_arange_like",
    "_contrib_ctc_loss",
    "_contrib_div_sqrt_dim",
    "_contrib_gradientmultiplier",
    "_contrib_index_array",
    "_contrib_index_copy",
    "_contrib_quadratic",
    "_copy",
    "_crop_assign",
    "_crop_assign_scalar",
    "_div",
    "_div_scalar",
    "_equal",
    "_equal_scalar",
    "_eye",
    "_full",
    "_grad_add",
    "_greater",
    "_greater_equal",
    "_greater_equal_scalar",
    "_greater_scalar",
    "_histogram",
    "_hypot",
    "_hypot_scalar",
    "_identity_with_attr_like_rhs",
    "_lesser",
    "_lesser_equal",
    "_lesser_equal_scalar",
    "_lesser_scalar",
    "_linalg_det",
    "_linalg_extractdiag",
    "_linalg_extracttrian",
    "_linalg_gelqf",
    "_linalg_gemm",
    "_linalg_gemm2",
    "_linalg_inverse",
    "_linalg_makediag",
    "_linalg_maketrian",
    "_linalg_potrf",
    "_linalg_potri",
    "_linalg_slogdet",
    "_linalg_sumlogdiag",
    "_linalg_syevd",
    "_linalg_syrk",
    "_linalg_trmm",
    "_linalg_trsm",
    "_linspace",
    "_logical_and",
    "_logical_and_scalar",
    "_logical_or",
    "_logical_or_scalar",
    "_logical_xor",
    "_logical_xor_scalar",
    "_maximum",
    "_maximum_scalar",
    "_minimum",
    "_minimum_scalar",
    "_minus",
    "_minus_scalar",
    "_mod",
    "_mod_scalar",
    "_mp_adamw_update",
    "_mul",
    "_mul_scalar",
    "_multi_adamw_update",
    "_multi_lamb_update",
    "_multi_mp_adamw_update",
    "_multi_mp_lamb_update",
    "_not_equal",
    "_not_equal_scalar",
    "_np_repeat",
    "_npi_argsort",
    "_npi_cast",
    "_npi_clip",
    "_npi_det",
    "_npi_expand_dims",
    "_npi_full",
    "_npi_gather_nd",
    "_npi_histogram",
    "_npi_hypot_scalar",
    "_npi_inv",
    "_npi_linspace",
    "_npi_maximum",
    "_npi_maximum_scalar",
    "_npi_minimum",
    "_npi_minimum_scalar",
    "_npi_random_randint",
    "_npi_rnn_param_concat",
    "_npi_scatter_set_nd",
    "_npi_shuffle",
    "_npi_slice",
    "_npi_slice_assign",
    "_npi_slice_assign_scalar",
    "_npi_slogdet",
    "_npi_sort",
    "_npi_split",
    "_npi_swapaxes",
    "_npi_take",
    "_npi_tile",
    "_npx_activation",
    "_npx_arange_like",
    "_npx_batch_dot",
    "_npx_batch_flatten",
    "_npx_batch_norm",
    "_npx_cast",
    "_npx_convolution",
    "_npx_deconvolution",
    "_npx_dropout",
    "_npx_embedding",
    "_npx_erf",
    "_npx_erfinv",
    "_npx_fully_connected",
    "_npx_gamma",
    "_npx_gammaln",
    "_npx_gather_nd",
    "_npx_layer_norm",
    "_npx_leaky_relu",
    "_npx_log_softmax",
    "_npx_one_hot",
    "_npx_pick",
    "_npx_pooling",
    "_npx_reshape_like",
    "_npx_rnn",
    "_npx_roi_pooling",
    "_npx_sequence_mask",
    "_npx_shape_array",
    "_npx_slice",
    "_npx_smooth_l1",
    "_npx_softmax",
    "_npx_topk",
    "_ones",
    "_plus",
    "_plus_scalar",
    "_power",
    "_power_scalar",
    "_random_exponential",
    "_random_exponential_like",
    "_random_gamma",
    "_random_gamma_like",
    "_random_generalized_negative_binomial",
    "_random_generalized_negative_binomial_like",
    "_random_negative_binomial",
    "_random_negative_binomial_like",
    "_random_normal",
    "_random_normal_like",
    "_random_poisson",
    "_random_poisson_like",
    "_random_randint",
    "_random_uniform",
    "_random_uniform_like",
    "_ravel_multi_index",
    "_rdiv_scalar",
    "_rminus_scalar",
    "_rmod_scalar",
    "_rnn_param_concat",
    "_rpower_scalar",
    "_sample_exponential",
    "_sample_gamma",
    "_sample_generalized_negative_binomial",
    "_sample_multinomial",
    "_sample_negative_binomial",
    "_sample_normal",
    "_sample_poisson",
    "_sample_uniform",
    "_sample_unique_zipfian",
    "_scatter_set_nd",
    "_shuffle",
    "_slice_assign",
    "_slice_assign_scalar",
    "_sparse_ElementWiseSum",
    "_sparse_Embedding",
    "_sparse_FullyConnected",
    "_sparse_LinearRegressionOutput",
    "_sparse_LogisticRegressionOutput",
    "_sparse_MAERegressionOutput",
    "_sparse_abs",
    "_sparse_adagrad_update",
    "_sparse_adam_update",
    "_sparse_add_n",
    "_sparse_arccos",
    "_sparse_arccosh",
    "_sparse_arcsin",
    "_sparse_arcsinh",
    "_sparse_arctan",
    "_sparse_arctanh",
    "_sparse_broadcast_add",
    "_sparse_broadcast_div",
    "_sparse_broadcast_minus",
    "_sparse_broadcast_mul",
    "_sparse_broadcast_plus",
    "_sparse_broadcast_sub",
    "_sparse_cast_storage",
    "_sparse_cbrt",
    "_sparse_ceil",
    "_sparse_clip",
    "_sparse_concat",
    "_sparse_cos",
    "_sparse_cosh",
    "_sparse_degrees",
    "_sparse_dot",
    "_sparse_elemwise_add",
    "_sparse_elemwise_div",
    "_sparse_elemwise_mul",
    "_sparse_elemwise_sub",
    "_sparse_exp",
    "_sparse_expm1",
    "_sparse_fix",
    "_sparse_floor",
    "_sparse_ftrl_update",
    "_sparse_gamma",
    "_sparse_gammaln",
    "_sparse_log",
    "_sparse_log10",
    "_sparse_log1p",
    "_sparse_log2",
    "_sparse_make_loss",
    "_sparse_mean",
    "_sparse_negative",
    "_sparse_norm",
    "_sparse_radians",
    "_sparse_relu",
    "_sparse_retain",
    "_sparse_rint",
    "_sparse_round",
    "_sparse_rsqrt",
    "_sparse_sgd_mom_update",
    "_sparse_sgd_update",
    "_sparse_sigmoid",
    "_sparse_sign",
    "_sparse_sin",
    "_sparse_sinh",
    "_sparse_slice",
    "_sparse_sqrt",
    "_sparse_square",
    "_sparse_stop_gradient",
    "_sparse_sum",
    "_sparse_tan",
    "_sparse_tanh",
    "_sparse_trunc",
    "_sparse_where",
    "_sparse_zeros_like",
    "_split_v2",
    "_square_sum",
    "_sub",
    "_unravel_index",
    "_zeros",
    "_zeros_without_dtype",
]

_op__adamw_update = _NDOp("_adamw_update", ("weight", "grad", "mean", "var", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _adamw_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    rescale_grad: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite.

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
    rescale_grad : NDArray
        Array with one element, the scale of the gradient.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay, applied to the weight itself.
    eta : float, required
        Schedule multiplier of the whole step.
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
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> rescale_grad = mx.nd.array([0.5])
    >>> y = mx.nd._internal._adamw_update(weight, grad, mean, var, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__adamw_update((weight, grad, mean, var, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), out, kwargs)

_op__arange = _NDOp("_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Evenly spaced values in a half-open interval.

    With one bound only, the values run from 0 up to it.

    Parameters
    ----------
    start : float, required
        First value; the end of the range if `stop` is None.
    stop : float or None, optional, default None
        The values stay below it, or above it with a negative step.
    step : float, optional, default 1
        Distance between values; not 0.
    repeat : int, optional, default 1
        How often each value comes.
    infer_range : bool, optional, default False
        If true and `stop` is None, the length is that of whatever reads the array.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._arange(start=2, stop=7, step=1.5)
    """
    return _op__arange((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__backward_gather_nd = _NDOp("_backward_gather_nd", ("data", "indices"), ("shape",))


def _backward_gather_nd(
    data: NDArray | None = None,
    indices: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds up elements at given coordinates of an array of zeros.

    As `scatter_nd`, but values add up where coordinates repeat.

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
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> indices = mx.nd.array([0, 1, 1]).reshape((1, 3))
    >>> y = mx.nd._internal._backward_gather_nd(data, indices, shape=(2,))
    """
    return _op__backward_gather_nd((data, indices), (shape,), out, kwargs)

_op__copy = _NDOp("_copy", ("data",), ())


def _copy(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy of the input.

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
    >>> y = mx.nd._internal._copy(data)
    """
    return _op__copy((data,), (), out, kwargs)

_op__div_scalar = _NDOp("_div_scalar", ("data",), ("scalar", "is_int"))


def _div_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data / scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._div_scalar(data, scalar=1.9)
    """
    return _op__div_scalar((data,), (scalar, is_int), out, kwargs)

_op__equal = _NDOp("_equal", ("lhs", "rhs"), ())


def _equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs == rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._equal(lhs, rhs)
    """
    return _op__equal((lhs, rhs), (), out, kwargs)

_op__equal_scalar = _NDOp("_equal_scalar", ("data",), ("scalar", "is_int"))


def _equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data == scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._equal_scalar(data, scalar=1.9)
    """
    return _op__equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__eye = _NDOp("_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _eye(
    N: int = _Null,
    M: int = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A matrix with ones on one diagonal and zeros elsewhere.

    Parameters
    ----------
    N : int, required
        Number of rows.
    M : int, optional, default 0
        Number of columns; as many as rows if 0 or less.
    k : int, optional, default 0
        Which diagonal holds the ones: above the main one if positive, below if negative.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.nd._internal._eye(N=3)
    """
    return _op__eye((), (N, M, k, ctx, dtype), out, kwargs)

_op__full = _NDOp("_full", (), ("shape", "ctx", "dtype", "value"))


def _full(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    value: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array filled with one value.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    value : float, required
        The value of every element.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._full(shape=(2, 3), value=2.5)
    """
    return _op__full((), (shape, ctx, dtype, value), out, kwargs)

_op__grad_add = _NDOp("_grad_add", ("lhs", "rhs"), ())


def _grad_add(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of two gradients, `lhs + rhs`.

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
    >>> y = mx.nd._internal._grad_add(lhs, rhs)
    """
    return _op__grad_add((lhs, rhs), (), out, kwargs)

_op__greater = _NDOp("_greater", ("lhs", "rhs"), ())


def _greater(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs > rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._greater(lhs, rhs)
    """
    return _op__greater((lhs, rhs), (), out, kwargs)

_op__greater_equal = _NDOp("_greater_equal", ("lhs", "rhs"), ())


def _greater_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs >= rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._greater_equal(lhs, rhs)
    """
    return _op__greater_equal((lhs, rhs), (), out, kwargs)

_op__greater_equal_scalar = _NDOp("_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _greater_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data >= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._greater_equal_scalar(data, scalar=1.9)
    """
    return _op__greater_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__greater_scalar = _NDOp("_greater_scalar", ("data",), ("scalar", "is_int"))


def _greater_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data > scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._greater_scalar(data, scalar=1.9)
    """
    return _op__greater_scalar((data,), (scalar, is_int), out, kwargs)

_op__histogram = _NDOp("_histogram", ("data", "bins"), ("bin_cnt", "range"))


def _histogram(
    data: NDArray | None = None,
    bins: NDArray | None = None,
    bin_cnt: int | None = _Null,
    range: float | tuple[float, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Counts how many values fall into each bin.

    A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    bins : NDArray
        Edges in rising order, of the same dtype, unless `bin_cnt` is given.
    bin_cnt : int or None, optional, default None
        Number of bins of equal width; None: the input `bins` gives the edges.
    range : tuple of float or None, optional, default None
        Lower and upper end of the bins, with `bin_cnt`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        counts: int64, one count for each bin.
        edges: The edges of the bins.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 9))
    >>> y = mx.nd._internal._histogram(data, bin_cnt=4, range=(-1, 1))
    """
    return _op__histogram((data, bins), (bin_cnt, range), out, kwargs)

_op__hypot = _NDOp("_hypot", ("lhs", "rhs"), ())


def _hypot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

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
    >>> y = mx.nd._internal._hypot(lhs, rhs)
    """
    return _op__hypot((lhs, rhs), (), out, kwargs)

_op__hypot_scalar = _NDOp("_hypot_scalar", ("data",), ("scalar", "is_int"))


def _hypot_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`sqrt(data^2 + scalar^2)`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._hypot_scalar(data, scalar=1.9)
    """
    return _op__hypot_scalar((data,), (scalar, is_int), out, kwargs)

_op__identity_with_attr_like_rhs = _NDOp("_identity_with_attr_like_rhs", ("lhs", "rhs"), ())


def _identity_with_attr_like_rhs(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy of `lhs`.

    `rhs` only says what the shape and the dtype must be.

    Parameters
    ----------
    lhs : NDArray
        The values.
    rhs : NDArray
        An array of the same shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values as `lhs`.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._identity_with_attr_like_rhs(lhs, rhs)
    """
    return _op__identity_with_attr_like_rhs((lhs, rhs), (), out, kwargs)

_op__lesser = _NDOp("_lesser", ("lhs", "rhs"), ())


def _lesser(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs < rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._lesser(lhs, rhs)
    """
    return _op__lesser((lhs, rhs), (), out, kwargs)

_op__lesser_equal = _NDOp("_lesser_equal", ("lhs", "rhs"), ())


def _lesser_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs <= rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._lesser_equal(lhs, rhs)
    """
    return _op__lesser_equal((lhs, rhs), (), out, kwargs)

_op__lesser_equal_scalar = _NDOp("_lesser_equal_scalar", ("data",), ("scalar", "is_int"))


def _lesser_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data <= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._lesser_equal_scalar(data, scalar=1.9)
    """
    return _op__lesser_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__lesser_scalar = _NDOp("_lesser_scalar", ("data",), ("scalar", "is_int"))


def _lesser_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data < scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._lesser_scalar(data, scalar=1.9)
    """
    return _op__lesser_scalar((data,), (scalar, is_int), out, kwargs)

_op__linspace = _NDOp("_linspace", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _linspace(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A given number of evenly spaced values from `start` to `stop`.

    Parameters
    ----------
    start : float, required
        First value.
    stop : float or None, optional, default None
        Last value, or the value after the last.
    step : float, optional, default 1
        Without effect; `num` gives the number of values.
    repeat : int, optional, default 1
        Without effect.
    infer_range : bool, optional, default False
        Without effect.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._linspace(start=0, stop=1, num=5)
    """
    return _op__linspace((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__logical_and = _NDOp("_logical_and", ("lhs", "rhs"), ())


def _logical_and(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where both values are non-zero, 0 elsewhere.

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
    >>> y = mx.nd._internal._logical_and(lhs, rhs)
    """
    return _op__logical_and((lhs, rhs), (), out, kwargs)

_op__logical_and_scalar = _NDOp("_logical_and_scalar", ("data",), ("scalar", "is_int"))


def _logical_and_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data` and the scalar are non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_and_scalar(data, scalar=1.9)
    """
    return _op__logical_and_scalar((data,), (scalar, is_int), out, kwargs)

_op__logical_or = _NDOp("_logical_or", ("lhs", "rhs"), ())


def _logical_or(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where at least one value is non-zero, 0 elsewhere.

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
    >>> y = mx.nd._internal._logical_or(lhs, rhs)
    """
    return _op__logical_or((lhs, rhs), (), out, kwargs)

_op__logical_or_scalar = _NDOp("_logical_or_scalar", ("data",), ("scalar", "is_int"))


def _logical_or_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data` or the scalar is non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_or_scalar(data, scalar=1.9)
    """
    return _op__logical_or_scalar((data,), (scalar, is_int), out, kwargs)

_op__logical_xor = _NDOp("_logical_xor", ("lhs", "rhs"), ())


def _logical_xor(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where exactly one value is non-zero, 0 elsewhere.

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
    >>> y = mx.nd._internal._logical_xor(lhs, rhs)
    """
    return _op__logical_xor((lhs, rhs), (), out, kwargs)

_op__logical_xor_scalar = _NDOp("_logical_xor_scalar", ("data",), ("scalar", "is_int"))


def _logical_xor_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where one of `data` and the scalar is non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_xor_scalar(data, scalar=1.9)
    """
    return _op__logical_xor_scalar((data,), (scalar, is_int), out, kwargs)

_op__maximum = _NDOp("_maximum", ("lhs", "rhs"), ())


def _maximum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The larger of two values.

    NaN wins over a number.

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
    >>> y = mx.nd._internal._maximum(lhs, rhs)
    """
    return _op__maximum((lhs, rhs), (), out, kwargs)

_op__maximum_scalar = _NDOp("_maximum_scalar", ("data",), ("scalar", "is_int"))


def _maximum_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The larger of `data` and the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._maximum_scalar(data, scalar=1.9)
    """
    return _op__maximum_scalar((data,), (scalar, is_int), out, kwargs)

_op__minimum = _NDOp("_minimum", ("lhs", "rhs"), ())


def _minimum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The smaller of two values.

    NaN wins over a number.

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
    >>> y = mx.nd._internal._minimum(lhs, rhs)
    """
    return _op__minimum((lhs, rhs), (), out, kwargs)

_op__minimum_scalar = _NDOp("_minimum_scalar", ("data",), ("scalar", "is_int"))


def _minimum_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The smaller of `data` and the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._minimum_scalar(data, scalar=1.9)
    """
    return _op__minimum_scalar((data,), (scalar, is_int), out, kwargs)

_op__minus_scalar = _NDOp("_minus_scalar", ("data",), ("scalar", "is_int"))


def _minus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data - scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._minus_scalar(data, scalar=1.9)
    """
    return _op__minus_scalar((data,), (scalar, is_int), out, kwargs)

_op__mod = _NDOp("_mod", ("lhs", "rhs"), ())


def _mod(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

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
    >>> lhs = mx.nd.random.uniform(1.1, 1.9, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(0.55, 0.95, shape=(3, 4))
    >>> y = mx.nd._internal._mod(lhs, rhs)
    """
    return _op__mod((lhs, rhs), (), out, kwargs)

_op__mod_scalar = _NDOp("_mod_scalar", ("data",), ("scalar", "is_int"))


def _mod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._mod_scalar(data, scalar=1.9)
    """
    return _op__mod_scalar((data,), (scalar, is_int), out, kwargs)

_op__mp_adamw_update = _NDOp("_mp_adamw_update", ("weight", "grad", "mean", "var", "weight32", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _mp_adamw_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    weight32: NDArray | None = None,
    rescale_grad: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite. This form keeps float32 copies of weights of lower precision.

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
    weight32 : NDArray, changed in place
        The weight in float32. Updated in place.
    rescale_grad : NDArray
        Array with one element, the scale of the gradient.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay, applied to the weight itself.
    eta : float, required
        Schedule multiplier of the whole step.
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
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> rescale_grad = mx.nd.array([0.5])
    >>> y = mx.nd._internal._mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__mp_adamw_update((weight, grad, mean, var, weight32, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), out, kwargs)

_op__mul_scalar = _NDOp("_mul_scalar", ("data",), ("scalar", "is_int"))


def _mul_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data * scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._mul_scalar(data, scalar=1.9)
    """
    return _op__mul_scalar((data,), (scalar, is_int), out, kwargs)

_op__multi_adamw_update = _NDOp("_multi_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_adamw_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, mean, variance; at the end the gradient's scale.
    lrs : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    etas : tuple of float, required
        Schedule multiplier for each weight.
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
    >>> arg8 = mx.nd.array([0.5])
    >>> y = mx.nd._internal._multi_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), out, kwargs)

_op__multi_lamb_update = _NDOp("_multi_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_lamb_update(
    *data: NDArray,
    learning_rates: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    clip_gradient: float = _Null,
    bias_correction: bool = _Null,
    step_count: int | tuple[int, ...] = _Null,
    num_tensors: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, mean, variance.
    learning_rates : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    step_count : int or tuple of int, required
        Number of this step for each weight, from 1.
    num_tensors : int, optional, default 1
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
    >>> y = mx.nd._internal._multi_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), out, kwargs)

_op__multi_mp_adamw_update = _NDOp("_multi_mp_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_mp_adamw_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies of
    weights of lower precision.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, mean, variance, float32 weight; at the end the gradient's scale.
    lrs : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    etas : tuple of float, required
        Schedule multiplier for each weight.
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
    >>> arg4 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg9 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg10 = mx.nd.array([0.5])
    >>> y = mx.nd._internal._multi_mp_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_mp_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), out, kwargs)

_op__multi_mp_lamb_update = _NDOp("_multi_mp_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_mp_lamb_update(
    *data: NDArray,
    learning_rates: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    clip_gradient: float = _Null,
    bias_correction: bool = _Null,
    step_count: int | tuple[int, ...] = _Null,
    num_tensors: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : NDArrays
        For each weight: weight, gradient, mean, variance, float32 weight.
    learning_rates : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    step_count : int or tuple of int, required
        Number of this step for each weight, from 1.
    num_tensors : int, optional, default 1
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
    >>> arg4 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg9 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd._internal._multi_mp_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_mp_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), out, kwargs)

_op__not_equal = _NDOp("_not_equal", ("lhs", "rhs"), ())


def _not_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs != rhs`, 0 elsewhere.

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
    >>> y = mx.nd._internal._not_equal(lhs, rhs)
    """
    return _op__not_equal((lhs, rhs), (), out, kwargs)

_op__not_equal_scalar = _NDOp("_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _not_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data != scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._not_equal_scalar(data, scalar=1.9)
    """
    return _op__not_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__ones = _NDOp("_ones", (), ("shape", "ctx", "dtype"))


def _ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._ones(shape=(2, 3))
    """
    return _op__ones((), (shape, ctx, dtype), out, kwargs)

_op__plus_scalar = _NDOp("_plus_scalar", ("data",), ("scalar", "is_int"))


def _plus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data + scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._plus_scalar(data, scalar=1.9)
    """
    return _op__plus_scalar((data,), (scalar, is_int), out, kwargs)

_op__power = _NDOp("_power", ("lhs", "rhs"), ())


def _power(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Power, `lhs ** rhs`.

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
    >>> y = mx.nd._internal._power(lhs, rhs)
    """
    return _op__power((lhs, rhs), (), out, kwargs)

_op__power_scalar = _NDOp("_power_scalar", ("data",), ("scalar", "is_int"))


def _power_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data ** scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._power_scalar(data, scalar=1.9)
    """
    return _op__power_scalar((data,), (scalar, is_int), out, kwargs)

_op__ravel_multi_index = _NDOp("_ravel_multi_index", ("data",), ("shape",))


def _ravel_multi_index(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns columns of coordinates into flat positions.

    For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

    Parameters
    ----------
    data : NDArray
        Coordinates; the first dimension has one row for each dimension of `shape`.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Flat positions, in a wider dtype where that of `data` is too narrow for them.

    Examples
    --------
    >>> mx.nd.ravel_multi_index(mx.nd.array([[0, 1], [2, 1]]), shape=(2, 3)).asnumpy()
    """
    return _op__ravel_multi_index((data,), (shape,), out, kwargs)

_op__rdiv_scalar = _NDOp("_rdiv_scalar", ("data",), ("scalar", "is_int"))


def _rdiv_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar / data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rdiv_scalar(data, scalar=1.9)
    """
    return _op__rdiv_scalar((data,), (scalar, is_int), out, kwargs)

_op__rminus_scalar = _NDOp("_rminus_scalar", ("data",), ("scalar", "is_int"))


def _rminus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar - data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rminus_scalar(data, scalar=1.9)
    """
    return _op__rminus_scalar((data,), (scalar, is_int), out, kwargs)

_op__rmod_scalar = _NDOp("_rmod_scalar", ("data",), ("scalar", "is_int"))


def _rmod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rmod_scalar(data, scalar=1.9)
    """
    return _op__rmod_scalar((data,), (scalar, is_int), out, kwargs)

_op__rnn_param_concat = _NDOp("_rnn_param_concat", None, ("num_args", "dim"), variadic="num_args")


def _rnn_param_concat(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins the flattened parameters of a recurrent network.

    Lengths that are unknown share what is left of the length of the whole.

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
    >>> y = mx.nd._internal._rnn_param_concat(arg0, arg1)
    """
    return _op__rnn_param_concat(data, (dim,), out, kwargs)

_op__rpower_scalar = _NDOp("_rpower_scalar", ("data",), ("scalar", "is_int"))


def _rpower_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar ** data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rpower_scalar(data, scalar=1.9)
    """
    return _op__rpower_scalar((data,), (scalar, is_int), out, kwargs)

_op__sample_exponential = _NDOp("_sample_exponential", ("lam",), ("shape", "dtype"))


def _sample_exponential(
    lam: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of an exponential distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : NDArray
        Rate, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> lam = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> y = mx.nd._internal._sample_exponential(lam, shape=(3,))
    """
    return _op__sample_exponential((lam,), (shape, dtype), out, kwargs)

_op__sample_gamma = _NDOp("_sample_gamma", ("alpha", "beta"), ("shape", "dtype"))


def _sample_gamma(
    alpha: NDArray | None = None,
    beta: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a gamma distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    alpha : NDArray
        Shape, above 0.
    beta : NDArray
        Scale, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> alpha = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> beta = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_gamma(alpha, beta, shape=(3,))
    """
    return _op__sample_gamma((alpha, beta), (shape, dtype), out, kwargs)

_op__sample_generalized_negative_binomial = _NDOp("_sample_generalized_negative_binomial", ("mu", "alpha"), ("shape", "dtype"))


def _sample_generalized_negative_binomial(
    mu: NDArray | None = None,
    alpha: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : NDArray
        Mean, at least 0.
    alpha : NDArray
        Dispersion, at least 0; 0 gives a Poisson distribution.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> mu = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> alpha = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_generalized_negative_binomial(mu, alpha, shape=(3,))
    """
    return _op__sample_generalized_negative_binomial((mu, alpha), (shape, dtype), out, kwargs)

_op__sample_multinomial = _NDOp("_sample_multinomial", ("data",), ("shape", "get_prob", "dtype"))


def _sample_multinomial(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    get_prob: bool = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Draws class numbers from categorical distributions.

    The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With `get_prob`
    the second output is the logarithm of the drawn probabilities, through which gradients flow (REINFORCE).

    Parameters
    ----------
    data : NDArray
        Probabilities, of shape (..., classes).
    shape : int or tuple of int, optional, default ()
        The shape drawn for each distribution.
    get_prob : bool, optional, default False
        Also return the logarithm of each drawn probability.
    dtype : {"float16", "float32", "float64", "int32", "uint8"}, optional, default "int32"
        The dtype of the drawn classes.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Class numbers, of shape (...) + `shape`.

    Examples
    --------
    >>> mx.nd.sample_multinomial(mx.nd.array([0, 1, 0]), shape=4).asnumpy()
    array([1, 1, 1, 1], dtype=int32)
    """
    return _op__sample_multinomial((data,), (shape, get_prob, dtype), out, kwargs)

_op__sample_negative_binomial = _NDOp("_sample_negative_binomial", ("k", "p"), ("shape", "dtype"))


def _sample_negative_binomial(
    k: NDArray | None = None,
    p: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution: failures before the k-th success, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    k : NDArray
        Number of successes to wait for.
    p : NDArray
        Probability of a success, in (0, 1].
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> k = mx.nd.random.uniform(3, 3, shape=(2,))
    >>> p = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_negative_binomial(k, p, shape=(3,))
    """
    return _op__sample_negative_binomial((k, p), (shape, dtype), out, kwargs)

_op__sample_normal = _NDOp("_sample_normal", ("mu", "sigma"), ("shape", "dtype"))


def _sample_normal(
    mu: NDArray | None = None,
    sigma: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : NDArray
        Mean.
    sigma : NDArray
        Standard deviation, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> mu = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> sigma = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_normal(mu, sigma, shape=(3,))
    """
    return _op__sample_normal((mu, sigma), (shape, dtype), out, kwargs)

_op__sample_poisson = _NDOp("_sample_poisson", ("lam",), ("shape", "dtype"))


def _sample_poisson(
    lam: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : NDArray
        Rate, at least 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> lam = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> y = mx.nd._internal._sample_poisson(lam, shape=(3,))
    """
    return _op__sample_poisson((lam,), (shape, dtype), out, kwargs)

_op__sample_uniform = _NDOp("_sample_uniform", ("low", "high"), ("shape", "dtype"))


def _sample_uniform(
    low: NDArray | None = None,
    high: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high), with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    low : NDArray
        Lower bound.
    high : NDArray
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> low = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> high = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_uniform(low, high, shape=(3,))
    """
    return _op__sample_uniform((low, high), (shape, dtype), out, kwargs)

_op__sample_unique_zipfian = _NDOp("_sample_unique_zipfian", (), ("range_max", "shape"))


def _sample_unique_zipfian(
    range_max: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

    The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

    Parameters
    ----------
    range_max : int, required
        Values are below it.
    shape : int or tuple of int, optional, default None
        (rows, values): each row has distinct values.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        samples: int64, of shape `shape`; distinct in each row.
        num_tries: int64, one for each row: how many draws it took.

    Examples
    --------
    >>> y = mx.nd._internal._sample_unique_zipfian(range_max=50, shape=(2, 8))
    """
    return _op__sample_unique_zipfian((), (range_max, shape), out, kwargs)

_op__scatter_set_nd = _NDOp("_scatter_set_nd", ("lhs", "rhs", "indices"), ("shape",))


def _scatter_set_nd(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    indices: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes elements at given coordinates of an array.

    The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to write in
    place.

    Parameters
    ----------
    lhs : NDArray
        Array of shape `shape`.
    rhs : NDArray
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
        `lhs` with replaced elements.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> indices = mx.nd.array([0, 1, 2, 0]).reshape((2, 2))
    >>> y = mx.nd._internal._scatter_set_nd(lhs, rhs, indices, shape=(2, 3))
    """
    return _op__scatter_set_nd((lhs, rhs, indices), (shape,), out, kwargs)

_op__shuffle = _NDOp("_shuffle", ("data",), ())


def _shuffle(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Puts the elements along the first axis in random order.

    What lies behind an element of the first axis stays together.

    Parameters
    ----------
    data : NDArray
        At least one dimension.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements in another order.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(5, 2))
    >>> y = mx.nd._internal._shuffle(data)
    """
    return _op__shuffle((data,), (), out, kwargs)

_op__slice_assign = _NDOp("_slice_assign", ("lhs", "rhs"), ("begin", "end", "step"))


def _slice_assign(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes an array into a box of another one.

    The result is `lhs` with the box that `slice` would take replaced by `rhs`.

    Parameters
    ----------
    lhs : NDArray
        Array of any shape.
    rhs : NDArray
        What to write, of the box's shape.
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
        `lhs` with the box replaced.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._slice_assign(lhs, rhs, begin=(0, 1), end=(2, 3))
    """
    return _op__slice_assign((lhs, rhs), (begin, end, step), out, kwargs)

_op__slice_assign_scalar = _NDOp("_slice_assign_scalar", ("data",), ("scalar", "begin", "end", "step"))


def _slice_assign_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes a number into a box of an array.

    The result is `data` with every element of the box that `slice` would take set to `scalar`.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    scalar : float, optional, default 0
        The value to write.
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
        `data` with the box overwritten.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._slice_assign_scalar(data, scalar=2.5, begin=(1, 1), end=(3, 2))
    """
    return _op__slice_assign_scalar((data,), (scalar, begin, end, step), out, kwargs)

_op__split_v2 = _NDOp("_split_v2", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _split_v2(
    data: NDArray | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Splits an array along a dimension into parts as equal as possible, or where `indices` say.

    Part i runs from indices[i] to the next index, the last one to the end.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    indices : int or tuple of int, required
        Where each part begins; not used when `sections` is positive.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    sections : int, optional, default 0
        Number of parts; 0: use `indices`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The parts, in order.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 6))
    >>> y = mx.nd._internal._split_v2(data, indices=(0, 1, 4))
    """
    return _op__split_v2((data,), (indices, axis, squeeze_axis, sections), out, kwargs)

_op__square_sum = _NDOp("_square_sum", ("data",), ("axis", "keepdims", "exclude"))


def _square_sum(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of the squares of the elements along axes.

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
        The reduced array, of the same dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._square_sum(data)
    """
    return _op__square_sum((data,), (axis, keepdims, exclude), out, kwargs)

_op__unravel_index = _NDOp("_unravel_index", ("data",), ("shape",))


def _unravel_index(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns flat positions into columns of coordinates.

    The inverse of `ravel_multi_index`.

    Parameters
    ----------
    data : NDArray
        Flat positions, of any shape.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Coordinates, with one row for each dimension of `shape`.

    Examples
    --------
    >>> mx.nd.unravel_index(mx.nd.array([2, 4]), shape=(2, 3)).asnumpy()
    """
    return _op__unravel_index((data,), (shape,), out, kwargs)

_op__zeros = _NDOp("_zeros", (), ("shape", "ctx", "dtype"))


def _zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._zeros(shape=(2, 3))
    """
    return _op__zeros((), (shape, ctx, dtype), out, kwargs)

_op__zeros_without_dtype = _NDOp("_zeros_without_dtype", (), ("shape", "ctx", "dtype"))


def _zeros_without_dtype(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of zeros whose dtype may be left to its readers.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : int, optional, default -1
        The number of the dtype; -1: whatever reads the array decides.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.nd._internal._zeros_without_dtype(shape=(2, 3))
    """
    return _op__zeros_without_dtype((), (shape, ctx, dtype), out, kwargs)

_DivScalar = _div_scalar
_Equal = _equal
_EqualScalar = _equal_scalar
_Greater = _greater
_GreaterEqualScalar = _greater_equal_scalar
_GreaterScalar = _greater_scalar
_Greater_Equal = _greater_equal
_Hypot = _hypot
_HypotScalar = _hypot_scalar
_Lesser = _lesser
_LesserEqualScalar = _lesser_equal_scalar
_LesserScalar = _lesser_scalar
_Lesser_Equal = _lesser_equal
_LogicalAndScalar = _logical_and_scalar
_LogicalOrScalar = _logical_or_scalar
_LogicalXorScalar = _logical_xor_scalar
_Logical_And = _logical_and
_Logical_Or = _logical_or
_Logical_Xor = _logical_xor
_Maximum = _maximum
_MaximumScalar = _maximum_scalar
_Minimum = _minimum
_MinimumScalar = _minimum_scalar
_MinusScalar = _minus_scalar
_Mod = _mod
_ModScalar = _mod_scalar
_MulScalar = _mul_scalar
_NotEqualScalar = _not_equal_scalar
_Not_Equal = _not_equal
_PlusScalar = _plus_scalar
_Power = _power
_PowerScalar = _power_scalar
_RDivScalar = _rdiv_scalar
_RMinusScalar = _rminus_scalar
_RModScalar = _rmod_scalar
_RPowerScalar = _rpower_scalar
_crop_assign = _slice_assign
_crop_assign_scalar = _slice_assign_scalar
_npi_full = _full
_npi_histogram = _histogram
_npi_hypot_scalar = _hypot_scalar
_npi_linspace = _linspace
_npi_maximum_scalar = _maximum_scalar
_npi_minimum_scalar = _minimum_scalar
_npi_rnn_param_concat = _rnn_param_concat
_npi_scatter_set_nd = _scatter_set_nd
_npi_shuffle = _shuffle
_npi_slice_assign = _slice_assign
_npi_slice_assign_scalar = _slice_assign_scalar
_npi_split = _split_v2

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_op import elemwise_div as _Div
from .gen_op import elemwise_sub as _Minus
from .gen_op import elemwise_mul as _Mul
from .gen_op import elemwise_add as _Plus
from .gen_op import elemwise_add as _add
from .gen_contrib import AdaptiveAvgPooling2D as _contrib_AdaptiveAvgPooling2D
from .gen_contrib import BatchNormWithReLU as _contrib_BatchNormWithReLU
from .gen_contrib import BilinearResize2D as _contrib_BilinearResize2D
from .gen_op import CTCLoss as _contrib_CTCLoss
from .gen_contrib import SparseEmbedding as _contrib_SparseEmbedding
from .gen_contrib import SyncBatchNorm as _contrib_SyncBatchNorm
from .gen_contrib import arange_like as _contrib_arange_like
from .gen_op import CTCLoss as _contrib_ctc_loss
from .gen_contrib import div_sqrt_dim as _contrib_div_sqrt_dim
from .gen_contrib import gradientmultiplier as _contrib_gradientmultiplier
from .gen_contrib import index_array as _contrib_index_array
from .gen_contrib import index_copy as _contrib_index_copy
from .gen_contrib import quadratic as _contrib_quadratic
from .gen_op import elemwise_div as _div
from .gen_linalg import det as _linalg_det
from .gen_linalg import extractdiag as _linalg_extractdiag
from .gen_linalg import extracttrian as _linalg_extracttrian
from .gen_linalg import gelqf as _linalg_gelqf
from .gen_linalg import gemm as _linalg_gemm
from .gen_linalg import gemm2 as _linalg_gemm2
from .gen_linalg import inverse as _linalg_inverse
from .gen_linalg import makediag as _linalg_makediag
from .gen_linalg import maketrian as _linalg_maketrian
from .gen_linalg import potrf as _linalg_potrf
from .gen_linalg import potri as _linalg_potri
from .gen_linalg import slogdet as _linalg_slogdet
from .gen_linalg import sumlogdiag as _linalg_sumlogdiag
from .gen_linalg import syevd as _linalg_syevd
from .gen_linalg import syrk as _linalg_syrk
from .gen_linalg import trmm as _linalg_trmm
from .gen_linalg import trsm as _linalg_trsm
from .gen_op import elemwise_sub as _minus
from .gen_op import elemwise_mul as _mul
from .gen_op import repeat as _np_repeat
from .gen_op import argsort as _npi_argsort
from .gen_op import Cast as _npi_cast
from .gen_op import clip as _npi_clip
from .gen_linalg import det as _npi_det
from .gen_op import expand_dims as _npi_expand_dims
from .gen_op import gather_nd as _npi_gather_nd
from .gen_linalg import inverse as _npi_inv
from .gen_op import broadcast_maximum as _npi_maximum
from .gen_op import broadcast_minimum as _npi_minimum
from .gen_random import randint as _npi_random_randint
from .gen_op import slice as _npi_slice
from .gen_linalg import slogdet as _npi_slogdet
from .gen_op import sort as _npi_sort
from .gen_op import SwapAxis as _npi_swapaxes
from .gen_op import take as _npi_take
from .gen_op import tile as _npi_tile
from .gen_op import Activation as _npx_activation
from .gen_contrib import arange_like as _npx_arange_like
from .gen_op import batch_dot as _npx_batch_dot
from .gen_op import Flatten as _npx_batch_flatten
from .gen_op import BatchNorm as _npx_batch_norm
from .gen_op import Cast as _npx_cast
from .gen_op import Convolution as _npx_convolution
from .gen_op import Deconvolution as _npx_deconvolution
from .gen_op import Dropout as _npx_dropout
from .gen_op import Embedding as _npx_embedding
from .gen_op import erf as _npx_erf
from .gen_op import erfinv as _npx_erfinv
from .gen_op import FullyConnected as _npx_fully_connected
from .gen_op import gamma as _npx_gamma
from .gen_op import gammaln as _npx_gammaln
from .gen_op import gather_nd as _npx_gather_nd
from .gen_op import LayerNorm as _npx_layer_norm
from .gen_op import LeakyReLU as _npx_leaky_relu
from .gen_op import log_softmax as _npx_log_softmax
from .gen_op import one_hot as _npx_one_hot
from .gen_op import pick as _npx_pick
from .gen_op import Pooling as _npx_pooling
from .gen_op import reshape_like as _npx_reshape_like
from .gen_op import RNN as _npx_rnn
from .gen_op import ROIPooling as _npx_roi_pooling
from .gen_op import SequenceMask as _npx_sequence_mask
from .gen_op import shape_array as _npx_shape_array
from .gen_op import slice as _npx_slice
from .gen_op import smooth_l1 as _npx_smooth_l1
from .gen_op import softmax as _npx_softmax
from .gen_op import topk as _npx_topk
from .gen_op import elemwise_add as _plus
from .gen_random import exponential as _random_exponential
from .gen_random import exponential_like as _random_exponential_like
from .gen_random import gamma as _random_gamma
from .gen_random import gamma_like as _random_gamma_like
from .gen_random import generalized_negative_binomial as _random_generalized_negative_binomial
from .gen_random import generalized_negative_binomial_like as _random_generalized_negative_binomial_like
from .gen_random import negative_binomial as _random_negative_binomial
from .gen_random import negative_binomial_like as _random_negative_binomial_like
from .gen_random import normal as _random_normal
from .gen_random import normal_like as _random_normal_like
from .gen_random import poisson as _random_poisson
from .gen_random import poisson_like as _random_poisson_like
from .gen_random import randint as _random_randint
from .gen_random import uniform as _random_uniform
from .gen_random import uniform_like as _random_uniform_like
from .gen_op import add_n as _sparse_ElementWiseSum
from .gen_op import Embedding as _sparse_Embedding
from .gen_op import FullyConnected as _sparse_FullyConnected
from .gen_op import LinearRegressionOutput as _sparse_LinearRegressionOutput
from .gen_op import LogisticRegressionOutput as _sparse_LogisticRegressionOutput
from .gen_op import MAERegressionOutput as _sparse_MAERegressionOutput
from .gen_op import abs as _sparse_abs
from .gen_sparse import adagrad_update as _sparse_adagrad_update
from .gen_op import adam_update as _sparse_adam_update
from .gen_op import add_n as _sparse_add_n
from .gen_op import arccos as _sparse_arccos
from .gen_op import arccosh as _sparse_arccosh
from .gen_op import arcsin as _sparse_arcsin
from .gen_op import arcsinh as _sparse_arcsinh
from .gen_op import arctan as _sparse_arctan
from .gen_op import arctanh as _sparse_arctanh
from .gen_op import broadcast_add as _sparse_broadcast_add
from .gen_op import broadcast_div as _sparse_broadcast_div
from .gen_op import broadcast_sub as _sparse_broadcast_minus
from .gen_op import broadcast_mul as _sparse_broadcast_mul
from .gen_op import broadcast_add as _sparse_broadcast_plus
from .gen_op import broadcast_sub as _sparse_broadcast_sub
from .gen_op import cast_storage as _sparse_cast_storage
from .gen_op import cbrt as _sparse_cbrt
from .gen_op import ceil as _sparse_ceil
from .gen_op import clip as _sparse_clip
from .gen_op import Concat as _sparse_concat
from .gen_op import cos as _sparse_cos
from .gen_op import cosh as _sparse_cosh
from .gen_op import degrees as _sparse_degrees
from .gen_op import dot as _sparse_dot
from .gen_op import elemwise_add as _sparse_elemwise_add
from .gen_op import elemwise_div as _sparse_elemwise_div
from .gen_op import elemwise_mul as _sparse_elemwise_mul
from .gen_op import elemwise_sub as _sparse_elemwise_sub
from .gen_op import exp as _sparse_exp
from .gen_op import expm1 as _sparse_expm1
from .gen_op import fix as _sparse_fix
from .gen_op import floor as _sparse_floor
from .gen_op import ftrl_update as _sparse_ftrl_update
from .gen_op import gamma as _sparse_gamma
from .gen_op import gammaln as _sparse_gammaln
from .gen_op import log as _sparse_log
from .gen_op import log10 as _sparse_log10
from .gen_op import log1p as _sparse_log1p
from .gen_op import log2 as _sparse_log2
from .gen_op import make_loss as _sparse_make_loss
from .gen_op import mean as _sparse_mean
from .gen_op import negative as _sparse_negative
from .gen_op import norm as _sparse_norm
from .gen_op import radians as _sparse_radians
from .gen_op import relu as _sparse_relu
from .gen_sparse import retain as _sparse_retain
from .gen_op import rint as _sparse_rint
from .gen_op import round as _sparse_round
from .gen_op import rsqrt as _sparse_rsqrt
from .gen_op import sgd_mom_update as _sparse_sgd_mom_update
from .gen_op import sgd_update as _sparse_sgd_update
from .gen_op import sigmoid as _sparse_sigmoid
from .gen_op import sign as _sparse_sign
from .gen_op import sin as _sparse_sin
from .gen_op import sinh as _sparse_sinh
from .gen_op import slice as _sparse_slice
from .gen_op import sqrt as _sparse_sqrt
from .gen_op import square as _sparse_square
from .gen_op import BlockGrad as _sparse_stop_gradient
from .gen_op import sum as _sparse_sum
from .gen_op import tan as _sparse_tan
from .gen_op import tanh as _sparse_tanh
from .gen_op import trunc as _sparse_trunc
from .gen_op import where as _sparse_where
from .gen_op import zeros_like as _sparse_zeros_like
from .gen_op import elemwise_sub as _sub
