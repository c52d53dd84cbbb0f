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
    "_add",
    "_arange",
    "_copy",
    "_copyto",
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
    "_hypot",
    "_hypot_scalar",
    "_identity_with_attr_like_rhs",
    "_lesser",
    "_lesser_equal",
    "_lesser_equal_scalar",
    "_lesser_scalar",
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
    "_mul",
    "_mul_scalar",
    "_not_equal",
    "_not_equal_scalar",
    "_np_repeat",
    "_npi_argsort",
    "_npi_cast",
    "_npi_clip",
    "_npi_copyto",
    "_npi_expand_dims",
    "_npi_full",
    "_npi_gather_nd",
    "_npi_hypot_scalar",
    "_npi_linspace",
    "_npi_maximum",
    "_npi_maximum_scalar",
    "_npi_minimum",
    "_npi_minimum_scalar",
    "_npi_random_randint",
    "_npi_scatter_set_nd",
    "_npi_shuffle",
    "_npi_slice",
    "_npi_slice_assign",
    "_npi_slice_assign_scalar",
    "_npi_sort",
    "_npi_split",
    "_npi_swapaxes",
    "_npi_take",
    "_npi_tile",
    "_npx_activation",
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
    "_random_gamma",
    "_random_generalized_negative_binomial",
    "_random_negative_binomial",
    "_random_normal",
    "_random_poisson",
    "_random_randint",
    "_random_uniform",
    "_rdiv_scalar",
    "_rminus_scalar",
    "_rmod_scalar",
    "_rpower_scalar",
    "_sample_exponential",
    "_sample_gamma",
    "_sample_generalized_negative_binomial",
    "_sample_multinomial",
    "_sample_negative_binomial",
    "_sample_normal",
    "_sample_poisson",
    "_sample_uniform",
    "_scatter_minus_scalar",
    "_scatter_plus_scalar",
    "_scatter_set_nd",
    "_set_value",
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
    "_sub",
    "_zeros",
    "_zeros_without_dtype",
]

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
    """_arange

    Parameters
    ----------
    start : float, required
    stop : float or None, optional, default None
    step : float, optional, default 1.0
    repeat : int, optional, default 1
    infer_range : bool, optional, default False
    ctx : str, optional, default ""
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__arange((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__copy = _NDOp("_copy", ("data",), ())


def _copy(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_copy

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__copy((data,), (), out, kwargs)

_op__copyto = _NDOp("_copyto", ("data",), ())


def _copyto(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_copyto

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__copyto((data,), (), out, kwargs)

_op__div_scalar = _NDOp("_div_scalar", ("data",), ("scalar", "is_int"))


def _div_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_div_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_equal

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
    """_equal_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_eye

    Parameters
    ----------
    N : int, required
    M : int, optional, default 0
    k : int, optional, default 0
    ctx : str, optional, default ""
    dtype : {"float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_full

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    value : float, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_grad_add

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
    return _op__grad_add((lhs, rhs), (), out, kwargs)

_op__greater = _NDOp("_greater", ("lhs", "rhs"), ())


def _greater(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_greater

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
    return _op__greater((lhs, rhs), (), out, kwargs)

_op__greater_equal = _NDOp("_greater_equal", ("lhs", "rhs"), ())


def _greater_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_greater_equal

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
    """_greater_equal_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_greater_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__greater_scalar((data,), (scalar, is_int), out, kwargs)

_op__hypot = _NDOp("_hypot", ("lhs", "rhs"), ())


def _hypot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_hypot

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
    """_hypot_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_identity_with_attr_like_rhs

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
    return _op__identity_with_attr_like_rhs((lhs, rhs), (), out, kwargs)

_op__lesser = _NDOp("_lesser", ("lhs", "rhs"), ())


def _lesser(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_lesser

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
    return _op__lesser((lhs, rhs), (), out, kwargs)

_op__lesser_equal = _NDOp("_lesser_equal", ("lhs", "rhs"), ())


def _lesser_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_lesser_equal

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
    """_lesser_equal_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_lesser_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_linspace

    Parameters
    ----------
    start : float, required
    stop : float or None, optional, default None
    step : float, optional, default 1.0
    repeat : int, optional, default 1
    infer_range : bool, optional, default False
    ctx : str, optional, default ""
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_logical_and

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
    """_logical_and_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_logical_or

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
    """_logical_or_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_logical_xor

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
    """_logical_xor_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_maximum

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
    """_maximum_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_minimum

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
    """_minimum_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_minus_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_mod

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
    """_mod_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__mod_scalar((data,), (scalar, is_int), out, kwargs)

_op__mul_scalar = _NDOp("_mul_scalar", ("data",), ("scalar", "is_int"))


def _mul_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_mul_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__mul_scalar((data,), (scalar, is_int), out, kwargs)

_op__not_equal = _NDOp("_not_equal", ("lhs", "rhs"), ())


def _not_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_not_equal

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
    """_not_equal_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_ones

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
    ctx : str, optional, default ""
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_plus_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_power

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
    """_power_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__power_scalar((data,), (scalar, is_int), out, kwargs)

_op__rdiv_scalar = _NDOp("_rdiv_scalar", ("data",), ("scalar", "is_int"))


def _rdiv_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_rdiv_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_rminus_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_rmod_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__rmod_scalar((data,), (scalar, is_int), out, kwargs)

_op__rpower_scalar = _NDOp("_rpower_scalar", ("data",), ("scalar", "is_int"))


def _rpower_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_rpower_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_exponential

    Parameters
    ----------
    lam : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_gamma

    Parameters
    ----------
    alpha : NDArray
    beta : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_generalized_negative_binomial

    Parameters
    ----------
    mu : NDArray
    alpha : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
) -> NDArray:
    """_sample_multinomial

    Parameters
    ----------
    data : NDArray
    shape : int or tuple of int, optional, default ()
    get_prob : bool, optional, default False
    dtype : {"float16", "float32", "float64", "int32", "uint8"}, optional, default "int32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_negative_binomial

    Parameters
    ----------
    k : NDArray
    p : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_normal

    Parameters
    ----------
    mu : NDArray
    sigma : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_poisson

    Parameters
    ----------
    lam : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_sample_uniform

    Parameters
    ----------
    low : NDArray
    high : NDArray
    shape : int or tuple of int, optional, default ()
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__sample_uniform((low, high), (shape, dtype), out, kwargs)

_op__scatter_minus_scalar = _NDOp("_scatter_minus_scalar", ("data",), ("scalar", "is_int"))


def _scatter_minus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_scatter_minus_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__scatter_minus_scalar((data,), (scalar, is_int), out, kwargs)

_op__scatter_plus_scalar = _NDOp("_scatter_plus_scalar", ("data",), ("scalar", "is_int"))


def _scatter_plus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_scatter_plus_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 1.0
    is_int : bool, optional, default True
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__scatter_plus_scalar((data,), (scalar, is_int), out, kwargs)

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
    """_scatter_set_nd

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    indices : NDArray
    shape : int or tuple of int, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__scatter_set_nd((lhs, rhs, indices), (shape,), out, kwargs)

_op__set_value = _NDOp("_set_value", (), ("src",))


def _set_value(
    src: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_set_value

    Parameters
    ----------
    src : float, required
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__set_value((), (src,), out, kwargs)

_op__shuffle = _NDOp("_shuffle", ("data",), ())


def _shuffle(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_shuffle

    Parameters
    ----------
    data : NDArray
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_slice_assign

    Parameters
    ----------
    lhs : NDArray
    rhs : NDArray
    begin : int or tuple of int, required
    end : int or tuple of int, required
    step : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_slice_assign_scalar

    Parameters
    ----------
    data : NDArray
    scalar : float, optional, default 0.0
    begin : int or tuple of int, required
    end : int or tuple of int, required
    step : int or tuple of int, optional, default ()
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_split_v2

    Parameters
    ----------
    data : NDArray
    indices : int or tuple of int, required
    axis : int, optional, default 1
    squeeze_axis : bool, optional, default False
    sections : int, optional, default 0
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__split_v2((data,), (indices, axis, squeeze_axis, sections), out, kwargs)

_op__zeros = _NDOp("_zeros", (), ("shape", "ctx", "dtype"))


def _zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_zeros

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
    ctx : str, optional, default ""
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op__zeros((), (shape, ctx, dtype), out, kwargs)

_op__zeros_without_dtype = _NDOp("_zeros_without_dtype", (), ("shape", "ctx", "dtype"))


def _zeros_without_dtype(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """_zeros_without_dtype

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : int, optional, default -1
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
_npi_copyto = _copyto
_npi_full = _full
_npi_hypot_scalar = _hypot_scalar
_npi_linspace = _linspace
_npi_maximum_scalar = _maximum_scalar
_npi_minimum_scalar = _minimum_scalar
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
from .gen_op import elemwise_div as _div
from .gen_op import elemwise_sub as _minus
from .gen_op import elemwise_mul as _mul
from .gen_op import repeat as _np_repeat
from .gen_op import argsort as _npi_argsort
from .gen_op import Cast as _npi_cast
from .gen_op import clip as _npi_clip
from .gen_op import expand_dims as _npi_expand_dims
from .gen_op import gather_nd as _npi_gather_nd
from .gen_op import broadcast_maximum as _npi_maximum
from .gen_op import broadcast_minimum as _npi_minimum
from .gen_random import randint as _npi_random_randint
from .gen_op import slice as _npi_slice
from .gen_op import sort as _npi_sort
from .gen_op import SwapAxis as _npi_swapaxes
from .gen_op import take as _npi_take
from .gen_op import tile as _npi_tile
from .gen_op import Activation as _npx_activation
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
from .gen_op import SequenceMask as _npx_sequence_mask
from .gen_op import shape_array as _npx_shape_array
from .gen_op import slice as _npx_slice
from .gen_op import smooth_l1 as _npx_smooth_l1
from .gen_op import softmax as _npx_softmax
from .gen_op import topk as _npx_topk
from .gen_op import elemwise_add as _plus
from .gen_random import exponential as _random_exponential
from .gen_random import gamma as _random_gamma
from .gen_random import generalized_negative_binomial as _random_generalized_negative_binomial
from .gen_random import negative_binomial as _random_negative_binomial
from .gen_random import normal as _random_normal
from .gen_random import poisson as _random_poisson
from .gen_random import randint as _random_randint
from .gen_random import uniform as _random_uniform
from .gen_op import add_n as _sparse_ElementWiseSum
from .gen_op import Embedding as _sparse_Embedding
from .gen_op import FullyConnected as _sparse_FullyConnected
from .gen_op import LinearRegressionOutput as _sparse_LinearRegressionOutput
from .gen_op import LogisticRegressionOutput as _sparse_LogisticRegressionOutput
from .gen_op import MAERegressionOutput as _sparse_MAERegressionOutput
from .gen_op import abs as _sparse_abs
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
