# mxnet.ndarray, random: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, random: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "exponential",
    "exponential_like",
    "gamma",
    "gamma_like",
    "generalized_negative_binomial",
    "generalized_negative_binomial_like",
    "negative_binomial",
    "negative_binomial_like",
    "normal",
    "normal_like",
    "poisson",
    "poisson_like",
    "randint",
    "uniform",
    "uniform_like",
]

_op_exponential = _NDOp("_random_exponential", (), ("lam", "shape", "ctx", "dtype"))


def exponential(
    lam: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of an exponential distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    lam : float, optional, default 1
        Rate, above 0.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.exponential(shape=(2, 3))
    """
    return _op_exponential((), (lam, shape, ctx, dtype), out, kwargs)

_op_exponential_like = _NDOp("_random_exponential_like", ("data",), ("lam",))


def exponential_like(
    data: NDArray | None = None,
    lam: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of an exponential distribution, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    lam : float, optional, default 1
        Rate, above 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.exponential_like(data)
    """
    return _op_exponential_like((data,), (lam,), out, kwargs)

_op_gamma = _NDOp("_random_gamma", (), ("alpha", "beta", "shape", "ctx", "dtype"))


def gamma(
    alpha: float = _Null,
    beta: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a gamma distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    alpha : float, optional, default 1
        Shape, above 0.
    beta : float, optional, default 1
        Scale, above 0.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.gamma(shape=(2, 3))
    """
    return _op_gamma((), (alpha, beta, shape, ctx, dtype), out, kwargs)

_op_gamma_like = _NDOp("_random_gamma_like", ("data",), ("alpha", "beta"))


def gamma_like(
    data: NDArray | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a gamma distribution, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    alpha : float, optional, default 1
        Shape, above 0.
    beta : float, optional, default 1
        Scale, above 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.gamma_like(data)
    """
    return _op_gamma_like((data,), (alpha, beta), out, kwargs)

_op_generalized_negative_binomial = _NDOp("_random_generalized_negative_binomial", (), ("mu", "alpha", "shape", "ctx", "dtype"))


def generalized_negative_binomial(
    mu: float = _Null,
    alpha: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution given by mean and dispersion.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    mu : float, optional, default 1
        Mean, at least 0.
    alpha : float, optional, default 1
        Dispersion, at least 0; 0 gives a Poisson distribution.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.generalized_negative_binomial(shape=(2, 3))
    """
    return _op_generalized_negative_binomial((), (mu, alpha, shape, ctx, dtype), out, kwargs)

_op_generalized_negative_binomial_like = _NDOp("_random_generalized_negative_binomial_like", ("data",), ("mu", "alpha"))


def generalized_negative_binomial_like(
    data: NDArray | None = None,
    mu: float = _Null,
    alpha: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution given by mean and dispersion, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    mu : float, optional, default 1
        Mean, at least 0.
    alpha : float, optional, default 1
        Dispersion, at least 0; 0 gives a Poisson distribution.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.generalized_negative_binomial_like(data)
    """
    return _op_generalized_negative_binomial_like((data,), (mu, alpha), out, kwargs)

_op_negative_binomial = _NDOp("_random_negative_binomial", (), ("k", "p", "shape", "ctx", "dtype"))


def negative_binomial(
    k: int = _Null,
    p: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution: failures before the k-th success.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    k : int, optional, default 1
        Number of successes to wait for.
    p : float, optional, default 1
        Probability of a success, in (0, 1].
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.negative_binomial(shape=(2, 3))
    """
    return _op_negative_binomial((), (k, p, shape, ctx, dtype), out, kwargs)

_op_negative_binomial_like = _NDOp("_random_negative_binomial_like", ("data",), ("k", "p"))


def negative_binomial_like(
    data: NDArray | None = None,
    k: int = _Null,
    p: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution: failures before the k-th success, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    k : int, optional, default 1
        Number of successes to wait for.
    p : float, optional, default 1
        Probability of a success, in (0, 1].
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.negative_binomial_like(data)
    """
    return _op_negative_binomial_like((data,), (k, p), out, kwargs)

_op_normal = _NDOp("_random_normal", (), ("loc", "scale", "shape", "ctx", "dtype"))


def normal(
    loc: float = _Null,
    scale: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    loc : float, optional, default 0
        Mean.
    scale : float, optional, default 1
        Standard deviation, above 0.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.normal(shape=(2, 3))
    """
    return _op_normal((), (loc, scale, shape, ctx, dtype), out, kwargs)

_op_normal_like = _NDOp("_random_normal_like", ("data",), ("loc", "scale"))


def normal_like(
    data: NDArray | None = None,
    loc: float = _Null,
    scale: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    loc : float, optional, default 0
        Mean.
    scale : float, optional, default 1
        Standard deviation, above 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.normal_like(data)
    """
    return _op_normal_like((data,), (loc, scale), out, kwargs)

_op_poisson = _NDOp("_random_poisson", (), ("lam", "shape", "ctx", "dtype"))


def poisson(
    lam: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Poisson distribution; the counts are floating-point numbers.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    lam : float, optional, default 1
        Rate, at least 0.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.poisson(shape=(2, 3))
    """
    return _op_poisson((), (lam, shape, ctx, dtype), out, kwargs)

_op_poisson_like = _NDOp("_random_poisson_like", ("data",), ("lam",))


def poisson_like(
    data: NDArray | None = None,
    lam: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Poisson distribution; the counts are floating-point numbers, in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    lam : float, optional, default 1
        Rate, at least 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.poisson_like(data)
    """
    return _op_poisson_like((data,), (lam,), out, kwargs)

_op_randint = _NDOp("_random_randint", (), ("low", "high", "shape", "ctx", "dtype"))


def randint(
    low: int = _Null,
    high: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random integers, uniform on [low, high).

    Parameters
    ----------
    low : int, required
        Least value.
    high : int, required
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"None", "int32", "int64"}, optional, default "None"
        The dtype of the result; None: int32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random integers.

    Examples
    --------
    >>> y = mx.nd.random.randint(low=-3, high=9, shape=(2, 3))
    """
    return _op_randint((), (low, high, shape, ctx, dtype), out, kwargs)

_op_uniform = _NDOp("_random_uniform", (), ("low", "high", "shape", "ctx", "dtype"))


def uniform(
    low: float = _Null,
    high: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high).

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    low : float, optional, default 0
        Lower bound.
    high : float, optional, default 1
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
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
    >>> y = mx.nd.random.uniform(shape=(2, 3))
    """
    return _op_uniform((), (low, high, shape, ctx, dtype), out, kwargs)

_op_uniform_like = _NDOp("_random_uniform_like", ("data",), ("low", "high"))


def uniform_like(
    data: NDArray | None = None,
    low: float = _Null,
    high: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high), in the shape of an array.

    Parameters
    ----------
    data : NDArray
        Gives shape and dtype; its values are not read.
    low : float, optional, default 0
        Lower bound.
    high : float, optional, default 1
        Upper bound, which is not reached.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.random.uniform_like(data)
    """
    return _op_uniform_like((data,), (low, high), out, kwargs)
