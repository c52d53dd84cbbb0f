# mxnet.symbol, internal: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, internal: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

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

_op__adamw_update = _SymOp("_adamw_update", ("weight", "grad", "mean", "var", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _adamw_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    rescale_grad: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite.

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
    rescale_grad : Symbol
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
    >>> rescale_grad = mx.sym.Variable("rescale_grad")
    >>> y = mx.sym._internal._adamw_update(weight, grad, mean, var, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__adamw_update((weight, grad, mean, var, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), name, attr, kwargs)

_op__arange = _SymOp("_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._arange(start=2, stop=7, step=1.5)
    """
    return _op__arange((), (start, stop, step, repeat, infer_range, ctx, dtype), name, attr, kwargs)

_op__backward_gather_nd = _SymOp("_backward_gather_nd", ("data", "indices"), ("shape",))


def _backward_gather_nd(
    data: Symbol | None = None,
    indices: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Adds up elements at given coordinates of an array of zeros.

    As `scatter_nd`, but values add up where coordinates repeat.

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
    >>> y = mx.sym._internal._backward_gather_nd(data, indices, shape=(2,))
    """
    return _op__backward_gather_nd((data, indices), (shape,), name, attr, kwargs)

_op__copy = _SymOp("_copy", ("data",), ())


def _copy(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy of the input.

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
    >>> y = mx.sym._internal._copy(data)
    """
    return _op__copy((data,), (), name, attr, kwargs)

_op__div_scalar = _SymOp("_div_scalar", ("data",), ("scalar", "is_int"))


def _div_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data / scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._div_scalar(data, scalar=1.9)
    """
    return _op__div_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__equal = _SymOp("_equal", ("lhs", "rhs"), ())


def _equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs == rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._equal(lhs, rhs)
    """
    return _op__equal((lhs, rhs), (), name, attr, kwargs)

_op__equal_scalar = _SymOp("_equal_scalar", ("data",), ("scalar", "is_int"))


def _equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data == scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._equal_scalar(data, scalar=1.9)
    """
    return _op__equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__eye = _SymOp("_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _eye(
    N: int = _Null,
    M: int = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.sym._internal._eye(N=3)
    """
    return _op__eye((), (N, M, k, ctx, dtype), name, attr, kwargs)

_op__full = _SymOp("_full", (), ("shape", "ctx", "dtype", "value"))


def _full(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    value: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._full(shape=(2, 3), value=2.5)
    """
    return _op__full((), (shape, ctx, dtype, value), name, attr, kwargs)

_op__grad_add = _SymOp("_grad_add", ("lhs", "rhs"), ())


def _grad_add(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of two gradients, `lhs + rhs`.

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
    >>> y = mx.sym._internal._grad_add(lhs, rhs)
    """
    return _op__grad_add((lhs, rhs), (), name, attr, kwargs)

_op__greater = _SymOp("_greater", ("lhs", "rhs"), ())


def _greater(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs > rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._greater(lhs, rhs)
    """
    return _op__greater((lhs, rhs), (), name, attr, kwargs)

_op__greater_equal = _SymOp("_greater_equal", ("lhs", "rhs"), ())


def _greater_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs >= rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._greater_equal(lhs, rhs)
    """
    return _op__greater_equal((lhs, rhs), (), name, attr, kwargs)

_op__greater_equal_scalar = _SymOp("_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _greater_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data >= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._greater_equal_scalar(data, scalar=1.9)
    """
    return _op__greater_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__greater_scalar = _SymOp("_greater_scalar", ("data",), ("scalar", "is_int"))


def _greater_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data > scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._greater_scalar(data, scalar=1.9)
    """
    return _op__greater_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__histogram = _SymOp("_histogram", ("data", "bins"), ("bin_cnt", "range"))


def _histogram(
    data: Symbol | None = None,
    bins: Symbol | None = None,
    bin_cnt: int | None = _Null,
    range: float | tuple[float, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Counts how many values fall into each bin.

    A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    bins : Symbol
        Edges in rising order, of the same dtype, unless `bin_cnt` is given.
    bin_cnt : int or None, optional, default None
        Number of bins of equal width; None: the input `bins` gives the edges.
    range : tuple of float or None, optional, default None
        Lower and upper end of the bins, with `bin_cnt`.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        counts: int64, one count for each bin.
        edges: The edges of the bins.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._histogram(data, bin_cnt=4, range=(-1, 1))
    """
    return _op__histogram((data, bins), (bin_cnt, range), name, attr, kwargs)

_op__hypot = _SymOp("_hypot", ("lhs", "rhs"), ())


def _hypot(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

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
    >>> y = mx.sym._internal._hypot(lhs, rhs)
    """
    return _op__hypot((lhs, rhs), (), name, attr, kwargs)

_op__hypot_scalar = _SymOp("_hypot_scalar", ("data",), ("scalar", "is_int"))


def _hypot_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`sqrt(data^2 + scalar^2)`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._hypot_scalar(data, scalar=1.9)
    """
    return _op__hypot_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__identity_with_attr_like_rhs = _SymOp("_identity_with_attr_like_rhs", ("lhs", "rhs"), ())


def _identity_with_attr_like_rhs(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy of `lhs`.

    `rhs` only says what the shape and the dtype must be.

    Parameters
    ----------
    lhs : Symbol
        The values.
    rhs : Symbol
        An array of the same shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values as `lhs`.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._identity_with_attr_like_rhs(lhs, rhs)
    """
    return _op__identity_with_attr_like_rhs((lhs, rhs), (), name, attr, kwargs)

_op__lesser = _SymOp("_lesser", ("lhs", "rhs"), ())


def _lesser(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs < rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._lesser(lhs, rhs)
    """
    return _op__lesser((lhs, rhs), (), name, attr, kwargs)

_op__lesser_equal = _SymOp("_lesser_equal", ("lhs", "rhs"), ())


def _lesser_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs <= rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._lesser_equal(lhs, rhs)
    """
    return _op__lesser_equal((lhs, rhs), (), name, attr, kwargs)

_op__lesser_equal_scalar = _SymOp("_lesser_equal_scalar", ("data",), ("scalar", "is_int"))


def _lesser_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data <= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._lesser_equal_scalar(data, scalar=1.9)
    """
    return _op__lesser_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__lesser_scalar = _SymOp("_lesser_scalar", ("data",), ("scalar", "is_int"))


def _lesser_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data < scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._lesser_scalar(data, scalar=1.9)
    """
    return _op__lesser_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__linspace = _SymOp("_linspace", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _linspace(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._linspace(start=0, stop=1, num=5)
    """
    return _op__linspace((), (start, stop, step, repeat, infer_range, ctx, dtype), name, attr, kwargs)

_op__logical_and = _SymOp("_logical_and", ("lhs", "rhs"), ())


def _logical_and(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where both values are non-zero, 0 elsewhere.

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
    >>> y = mx.sym._internal._logical_and(lhs, rhs)
    """
    return _op__logical_and((lhs, rhs), (), name, attr, kwargs)

_op__logical_and_scalar = _SymOp("_logical_and_scalar", ("data",), ("scalar", "is_int"))


def _logical_and_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data` and the scalar are non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_and_scalar(data, scalar=1.9)
    """
    return _op__logical_and_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__logical_or = _SymOp("_logical_or", ("lhs", "rhs"), ())


def _logical_or(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where at least one value is non-zero, 0 elsewhere.

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
    >>> y = mx.sym._internal._logical_or(lhs, rhs)
    """
    return _op__logical_or((lhs, rhs), (), name, attr, kwargs)

_op__logical_or_scalar = _SymOp("_logical_or_scalar", ("data",), ("scalar", "is_int"))


def _logical_or_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data` or the scalar is non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_or_scalar(data, scalar=1.9)
    """
    return _op__logical_or_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__logical_xor = _SymOp("_logical_xor", ("lhs", "rhs"), ())


def _logical_xor(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where exactly one value is non-zero, 0 elsewhere.

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
    >>> y = mx.sym._internal._logical_xor(lhs, rhs)
    """
    return _op__logical_xor((lhs, rhs), (), name, attr, kwargs)

_op__logical_xor_scalar = _SymOp("_logical_xor_scalar", ("data",), ("scalar", "is_int"))


def _logical_xor_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where one of `data` and the scalar is non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_xor_scalar(data, scalar=1.9)
    """
    return _op__logical_xor_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__maximum = _SymOp("_maximum", ("lhs", "rhs"), ())


def _maximum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The larger of two values.

    NaN wins over a number.

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
    >>> y = mx.sym._internal._maximum(lhs, rhs)
    """
    return _op__maximum((lhs, rhs), (), name, attr, kwargs)

_op__maximum_scalar = _SymOp("_maximum_scalar", ("data",), ("scalar", "is_int"))


def _maximum_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The larger of `data` and the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._maximum_scalar(data, scalar=1.9)
    """
    return _op__maximum_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__minimum = _SymOp("_minimum", ("lhs", "rhs"), ())


def _minimum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The smaller of two values.

    NaN wins over a number.

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
    >>> y = mx.sym._internal._minimum(lhs, rhs)
    """
    return _op__minimum((lhs, rhs), (), name, attr, kwargs)

_op__minimum_scalar = _SymOp("_minimum_scalar", ("data",), ("scalar", "is_int"))


def _minimum_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The smaller of `data` and the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._minimum_scalar(data, scalar=1.9)
    """
    return _op__minimum_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__minus_scalar = _SymOp("_minus_scalar", ("data",), ("scalar", "is_int"))


def _minus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data - scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._minus_scalar(data, scalar=1.9)
    """
    return _op__minus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__mod = _SymOp("_mod", ("lhs", "rhs"), ())


def _mod(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

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
    >>> y = mx.sym._internal._mod(lhs, rhs)
    """
    return _op__mod((lhs, rhs), (), name, attr, kwargs)

_op__mod_scalar = _SymOp("_mod_scalar", ("data",), ("scalar", "is_int"))


def _mod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._mod_scalar(data, scalar=1.9)
    """
    return _op__mod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__mp_adamw_update = _SymOp("_mp_adamw_update", ("weight", "grad", "mean", "var", "weight32", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _mp_adamw_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    weight32: Symbol | None = None,
    rescale_grad: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite. This form keeps float32 copies of weights of lower precision.

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
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    rescale_grad : Symbol
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
    >>> weight32 = mx.sym.Variable("weight32")
    >>> rescale_grad = mx.sym.Variable("rescale_grad")
    >>> y = mx.sym._internal._mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__mp_adamw_update((weight, grad, mean, var, weight32, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), name, attr, kwargs)

_op__mul_scalar = _SymOp("_mul_scalar", ("data",), ("scalar", "is_int"))


def _mul_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data * scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._mul_scalar(data, scalar=1.9)
    """
    return _op__mul_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__multi_adamw_update = _SymOp("_multi_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_adamw_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place.

    Parameters
    ----------
    *data : Symbols
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
    >>> y = mx.sym._internal._multi_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), name, attr, kwargs)

_op__multi_lamb_update = _SymOp("_multi_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_lamb_update(
    *data: Symbol,
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : Symbols
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
    >>> y = mx.sym._internal._multi_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), name, attr, kwargs)

_op__multi_mp_adamw_update = _SymOp("_multi_mp_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_mp_adamw_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies of
    weights of lower precision.

    Parameters
    ----------
    *data : Symbols
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
    >>> arg10 = mx.sym.Variable("arg10")
    >>> y = mx.sym._internal._multi_mp_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_mp_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), name, attr, kwargs)

_op__multi_mp_lamb_update = _SymOp("_multi_mp_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_mp_lamb_update(
    *data: Symbol,
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
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : Symbols
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
    >>> y = mx.sym._internal._multi_mp_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_mp_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), name, attr, kwargs)

_op__not_equal = _SymOp("_not_equal", ("lhs", "rhs"), ())


def _not_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs != rhs`, 0 elsewhere.

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
    >>> y = mx.sym._internal._not_equal(lhs, rhs)
    """
    return _op__not_equal((lhs, rhs), (), name, attr, kwargs)

_op__not_equal_scalar = _SymOp("_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _not_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data != scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._not_equal_scalar(data, scalar=1.9)
    """
    return _op__not_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__ones = _SymOp("_ones", (), ("shape", "ctx", "dtype"))


def _ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._ones(shape=(2, 3))
    """
    return _op__ones((), (shape, ctx, dtype), name, attr, kwargs)

_op__plus_scalar = _SymOp("_plus_scalar", ("data",), ("scalar", "is_int"))


def _plus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data + scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._plus_scalar(data, scalar=1.9)
    """
    return _op__plus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__power = _SymOp("_power", ("lhs", "rhs"), ())


def _power(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Power, `lhs ** rhs`.

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
    >>> y = mx.sym._internal._power(lhs, rhs)
    """
    return _op__power((lhs, rhs), (), name, attr, kwargs)

_op__power_scalar = _SymOp("_power_scalar", ("data",), ("scalar", "is_int"))


def _power_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data ** scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._power_scalar(data, scalar=1.9)
    """
    return _op__power_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__ravel_multi_index = _SymOp("_ravel_multi_index", ("data",), ("shape",))


def _ravel_multi_index(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Turns columns of coordinates into flat positions.

    For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

    Parameters
    ----------
    data : Symbol
        Coordinates; the first dimension has one row for each dimension of `shape`.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Flat positions, in a wider dtype where that of `data` is too narrow for them.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._ravel_multi_index(data, shape=(2, 3))
    """
    return _op__ravel_multi_index((data,), (shape,), name, attr, kwargs)

_op__rdiv_scalar = _SymOp("_rdiv_scalar", ("data",), ("scalar", "is_int"))


def _rdiv_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar / data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rdiv_scalar(data, scalar=1.9)
    """
    return _op__rdiv_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rminus_scalar = _SymOp("_rminus_scalar", ("data",), ("scalar", "is_int"))


def _rminus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar - data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rminus_scalar(data, scalar=1.9)
    """
    return _op__rminus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rmod_scalar = _SymOp("_rmod_scalar", ("data",), ("scalar", "is_int"))


def _rmod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rmod_scalar(data, scalar=1.9)
    """
    return _op__rmod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rnn_param_concat = _SymOp("_rnn_param_concat", None, ("num_args", "dim"), variadic="num_args")


def _rnn_param_concat(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins the flattened parameters of a recurrent network.

    Lengths that are unknown share what is left of the length of the whole.

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
    >>> y = mx.sym._internal._rnn_param_concat(arg0, arg1)
    """
    return _op__rnn_param_concat(data, (dim,), name, attr, kwargs)

_op__rpower_scalar = _SymOp("_rpower_scalar", ("data",), ("scalar", "is_int"))


def _rpower_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar ** data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rpower_scalar(data, scalar=1.9)
    """
    return _op__rpower_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__sample_exponential = _SymOp("_sample_exponential", ("lam",), ("shape", "dtype"))


def _sample_exponential(
    lam: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of an exponential distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : Symbol
        Rate, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> lam = mx.sym.Variable("lam")
    >>> y = mx.sym._internal._sample_exponential(lam, shape=(3,))
    """
    return _op__sample_exponential((lam,), (shape, dtype), name, attr, kwargs)

_op__sample_gamma = _SymOp("_sample_gamma", ("alpha", "beta"), ("shape", "dtype"))


def _sample_gamma(
    alpha: Symbol | None = None,
    beta: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a gamma distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    alpha : Symbol
        Shape, above 0.
    beta : Symbol
        Scale, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> alpha = mx.sym.Variable("alpha")
    >>> beta = mx.sym.Variable("beta")
    >>> y = mx.sym._internal._sample_gamma(alpha, beta, shape=(3,))
    """
    return _op__sample_gamma((alpha, beta), (shape, dtype), name, attr, kwargs)

_op__sample_generalized_negative_binomial = _SymOp("_sample_generalized_negative_binomial", ("mu", "alpha"), ("shape", "dtype"))


def _sample_generalized_negative_binomial(
    mu: Symbol | None = None,
    alpha: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : Symbol
        Mean, at least 0.
    alpha : Symbol
        Dispersion, at least 0; 0 gives a Poisson distribution.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> mu = mx.sym.Variable("mu")
    >>> alpha = mx.sym.Variable("alpha")
    >>> y = mx.sym._internal._sample_generalized_negative_binomial(mu, alpha, shape=(3,))
    """
    return _op__sample_generalized_negative_binomial((mu, alpha), (shape, dtype), name, attr, kwargs)

_op__sample_multinomial = _SymOp("_sample_multinomial", ("data",), ("shape", "get_prob", "dtype"))


def _sample_multinomial(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    get_prob: bool = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Draws class numbers from categorical distributions.

    The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With `get_prob`
    the second output is the logarithm of the drawn probabilities, through which gradients flow (REINFORCE).

    Parameters
    ----------
    data : Symbol
        Probabilities, of shape (..., classes).
    shape : int or tuple of int, optional, default ()
        The shape drawn for each distribution.
    get_prob : bool, optional, default False
        Also return the logarithm of each drawn probability.
    dtype : {"float16", "float32", "float64", "int32", "uint8"}, optional, default "int32"
        The dtype of the drawn classes.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Class numbers, of shape (...) + `shape`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._sample_multinomial(data, shape=(3,))
    """
    return _op__sample_multinomial((data,), (shape, get_prob, dtype), name, attr, kwargs)

_op__sample_negative_binomial = _SymOp("_sample_negative_binomial", ("k", "p"), ("shape", "dtype"))


def _sample_negative_binomial(
    k: Symbol | None = None,
    p: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution: failures before the k-th success, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    k : Symbol
        Number of successes to wait for.
    p : Symbol
        Probability of a success, in (0, 1].
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> k = mx.sym.Variable("k")
    >>> p = mx.sym.Variable("p")
    >>> y = mx.sym._internal._sample_negative_binomial(k, p, shape=(3,))
    """
    return _op__sample_negative_binomial((k, p), (shape, dtype), name, attr, kwargs)

_op__sample_normal = _SymOp("_sample_normal", ("mu", "sigma"), ("shape", "dtype"))


def _sample_normal(
    mu: Symbol | None = None,
    sigma: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a normal (Gaussian) distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : Symbol
        Mean.
    sigma : Symbol
        Standard deviation, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> mu = mx.sym.Variable("mu")
    >>> sigma = mx.sym.Variable("sigma")
    >>> y = mx.sym._internal._sample_normal(mu, sigma, shape=(3,))
    """
    return _op__sample_normal((mu, sigma), (shape, dtype), name, attr, kwargs)

_op__sample_poisson = _SymOp("_sample_poisson", ("lam",), ("shape", "dtype"))


def _sample_poisson(
    lam: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : Symbol
        Rate, at least 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> lam = mx.sym.Variable("lam")
    >>> y = mx.sym._internal._sample_poisson(lam, shape=(3,))
    """
    return _op__sample_poisson((lam,), (shape, dtype), name, attr, kwargs)

_op__sample_uniform = _SymOp("_sample_uniform", ("low", "high"), ("shape", "dtype"))


def _sample_uniform(
    low: Symbol | None = None,
    high: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of the uniform distribution on [low, high), with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    low : Symbol
        Lower bound.
    high : Symbol
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> low = mx.sym.Variable("low")
    >>> high = mx.sym.Variable("high")
    >>> y = mx.sym._internal._sample_uniform(low, high, shape=(3,))
    """
    return _op__sample_uniform((low, high), (shape, dtype), name, attr, kwargs)

_op__sample_unique_zipfian = _SymOp("_sample_unique_zipfian", (), ("range_max", "shape"))


def _sample_unique_zipfian(
    range_max: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

    The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

    Parameters
    ----------
    range_max : int, required
        Values are below it.
    shape : int or tuple of int, optional, default None
        (rows, values): each row has distinct values.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        samples: int64, of shape `shape`; distinct in each row.
        num_tries: int64, one for each row: how many draws it took.

    Examples
    --------
    >>> y = mx.sym._internal._sample_unique_zipfian(range_max=50, shape=(2, 8))
    """
    return _op__sample_unique_zipfian((), (range_max, shape), name, attr, kwargs)

_op__scatter_set_nd = _SymOp("_scatter_set_nd", ("lhs", "rhs", "indices"), ("shape",))


def _scatter_set_nd(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    indices: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes elements at given coordinates of an array.

    The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to write in
    place.

    Parameters
    ----------
    lhs : Symbol
        Array of shape `shape`.
    rhs : Symbol
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
        `lhs` with replaced elements.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym._internal._scatter_set_nd(lhs, rhs, indices, shape=(2, 3))
    """
    return _op__scatter_set_nd((lhs, rhs, indices), (shape,), name, attr, kwargs)

_op__shuffle = _SymOp("_shuffle", ("data",), ())


def _shuffle(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Puts the elements along the first axis in random order.

    What lies behind an element of the first axis stays together.

    Parameters
    ----------
    data : Symbol
        At least one dimension.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements in another order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._shuffle(data)
    """
    return _op__shuffle((data,), (), name, attr, kwargs)

_op__slice_assign = _SymOp("_slice_assign", ("lhs", "rhs"), ("begin", "end", "step"))


def _slice_assign(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes an array into a box of another one.

    The result is `lhs` with the box that `slice` would take replaced by `rhs`.

    Parameters
    ----------
    lhs : Symbol
        Array of any shape.
    rhs : Symbol
        What to write, of the box's shape.
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
        `lhs` with the box replaced.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._slice_assign(lhs, rhs, begin=(0, 1), end=(2, 3))
    """
    return _op__slice_assign((lhs, rhs), (begin, end, step), name, attr, kwargs)

_op__slice_assign_scalar = _SymOp("_slice_assign_scalar", ("data",), ("scalar", "begin", "end", "step"))


def _slice_assign_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes a number into a box of an array.

    The result is `data` with every element of the box that `slice` would take set to `scalar`.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    scalar : float, optional, default 0
        The value to write.
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
        `data` with the box overwritten.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._slice_assign_scalar(data, scalar=2.5, begin=(1, 1), end=(3, 2))
    """
    return _op__slice_assign_scalar((data,), (scalar, begin, end, step), name, attr, kwargs)

_op__split_v2 = _SymOp("_split_v2", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _split_v2(
    data: Symbol | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Splits an array along a dimension into parts as equal as possible, or where `indices` say.

    Part i runs from indices[i] to the next index, the last one to the end.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    indices : int or tuple of int, required
        Where each part begins; not used when `sections` is positive.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    sections : int, optional, default 0
        Number of parts; 0: use `indices`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The parts, in order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._split_v2(data, indices=(0, 1, 4))
    """
    return _op__split_v2((data,), (indices, axis, squeeze_axis, sections), name, attr, kwargs)

_op__square_sum = _SymOp("_square_sum", ("data",), ("axis", "keepdims", "exclude"))


def _square_sum(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of the squares of the elements along axes.

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
        The reduced array, of the same dtype.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._square_sum(data)
    """
    return _op__square_sum((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op__unravel_index = _SymOp("_unravel_index", ("data",), ("shape",))


def _unravel_index(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Turns flat positions into columns of coordinates.

    The inverse of `ravel_multi_index`.

    Parameters
    ----------
    data : Symbol
        Flat positions, of any shape.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Coordinates, with one row for each dimension of `shape`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._unravel_index(data, shape=(2, 3))
    """
    return _op__unravel_index((data,), (shape,), name, attr, kwargs)

_op__zeros = _SymOp("_zeros", (), ("shape", "ctx", "dtype"))


def _zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._zeros(shape=(2, 3))
    """
    return _op__zeros((), (shape, ctx, dtype), name, attr, kwargs)

_op__zeros_without_dtype = _SymOp("_zeros_without_dtype", (), ("shape", "ctx", "dtype"))


def _zeros_without_dtype(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of zeros whose dtype may be left to its readers.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : int, optional, default -1
        The number of the dtype; -1: whatever reads the array decides.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.sym._internal._zeros_without_dtype(shape=(2, 3))
    """
    return _op__zeros_without_dtype((), (shape, ctx, dtype), name, attr, kwargs)

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
