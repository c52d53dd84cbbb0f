# mxnet.symbol, random: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, random: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

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

_op_exponential = _SymOp("_random_exponential", (), ("lam", "shape", "ctx", "dtype"))


def exponential(
    lam: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.exponential(shape=(2, 3))
    """
    return _op_exponential((), (lam, shape, ctx, dtype), name, attr, kwargs)

_op_exponential_like = _SymOp("_random_exponential_like", ("data",), ("lam",))


def exponential_like(
    data: Symbol | None = None,
    lam: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of an exponential distribution, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    lam : float, optional, default 1
        Rate, above 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.exponential_like(data)
    """
    return _op_exponential_like((data,), (lam,), name, attr, kwargs)

_op_gamma = _SymOp("_random_gamma", (), ("alpha", "beta", "shape", "ctx", "dtype"))


def gamma(
    alpha: float = _Null,
    beta: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.gamma(shape=(2, 3))
    """
    return _op_gamma((), (alpha, beta, shape, ctx, dtype), name, attr, kwargs)

_op_gamma_like = _SymOp("_random_gamma_like", ("data",), ("alpha", "beta"))


def gamma_like(
    data: Symbol | None = None,
    alpha: float = _Null,
    beta: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a gamma distribution, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    alpha : float, optional, default 1
        Shape, above 0.
    beta : float, optional, default 1
        Scale, above 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.gamma_like(data)
    """
    return _op_gamma_like((data,), (alpha, beta), name, attr, kwargs)

_op_generalized_negative_binomial = _SymOp("_random_generalized_negative_binomial", (), ("mu", "alpha", "shape", "ctx", "dtype"))


def generalized_negative_binomial(
    mu: float = _Null,
    alpha: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.generalized_negative_binomial(shape=(2, 3))
    """
    return _op_generalized_negative_binomial((), (mu, alpha, shape, ctx, dtype), name, attr, kwargs)

_op_generalized_negative_binomial_like = _SymOp("_random_generalized_negative_binomial_like", ("data",), ("mu", "alpha"))


def generalized_negative_binomial_like(
    data: Symbol | None = None,
    mu: float = _Null,
    alpha: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution given by mean and dispersion, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    mu : float, optional, default 1
        Mean, at least 0.
    alpha : float, optional, default 1
        Dispersion, at least 0; 0 gives a Poisson distribution.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.generalized_negative_binomial_like(data)
    """
    return _op_generalized_negative_binomial_like((data,), (mu, alpha), name, attr, kwargs)

_op_negative_binomial = _SymOp("_random_negative_binomial", (), ("k", "p", "shape", "ctx", "dtype"))


def negative_binomial(
    k: int = _Null,
    p: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.negative_binomial(shape=(2, 3))
    """
    return _op_negative_binomial((), (k, p, shape, ctx, dtype), name, attr, kwargs)

_op_negative_binomial_like = _SymOp("_random_negative_binomial_like", ("data",), ("k", "p"))


def negative_binomial_like(
    data: Symbol | None = None,
    k: int = _Null,
    p: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution: failures before the k-th success, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    k : int, optional, default 1
        Number of successes to wait for.
    p : float, optional, default 1
        Probability of a success, in (0, 1].
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.negative_binomial_like(data)
    """
    return _op_negative_binomial_like((data,), (k, p), name, attr, kwargs)

_op_normal = _SymOp("_random_normal", (), ("loc", "scale", "shape", "ctx", "dtype"))


def normal(
    loc: float = _Null,
    scale: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.normal(shape=(2, 3))
    """
    return _op_normal((), (loc, scale, shape, ctx, dtype), name, attr, kwargs)

_op_normal_like = _SymOp("_random_normal_like", ("data",), ("loc", "scale"))


def normal_like(
    data: Symbol | None = None,
    loc: float = _Null,
    scale: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a normal (Gaussian) distribution, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    loc : float, optional, default 0
        Mean.
    scale : float, optional, default 1
        Standard deviation, above 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.normal_like(data)
    """
    return _op_normal_like((data,), (loc, scale), name, attr, kwargs)

_op_poisson = _SymOp("_random_poisson", (), ("lam", "shape", "ctx", "dtype"))


def poisson(
    lam: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.poisson(shape=(2, 3))
    """
    return _op_poisson((), (lam, shape, ctx, dtype), name, attr, kwargs)

_op_poisson_like = _SymOp("_random_poisson_like", ("data",), ("lam",))


def poisson_like(
    data: Symbol | None = None,
    lam: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Poisson distribution; the counts are floating-point numbers, in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    lam : float, optional, default 1
        Rate, at least 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.poisson_like(data)
    """
    return _op_poisson_like((data,), (lam,), name, attr, kwargs)

_op_randint = _SymOp("_random_randint", (), ("low", "high", "shape", "ctx", "dtype"))


def randint(
    low: int = _Null,
    high: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random integers.

    Examples
    --------
    >>> y = mx.sym.random.randint(low=-3, high=9, shape=(2, 3))
    """
    return _op_randint((), (low, high, shape, ctx, dtype), name, attr, kwargs)

_op_uniform = _SymOp("_random_uniform", (), ("low", "high", "shape", "ctx", "dtype"))


def uniform(
    low: float = _Null,
    high: float = _Null,
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym.random.uniform(shape=(2, 3))
    """
    return _op_uniform((), (low, high, shape, ctx, dtype), name, attr, kwargs)

_op_uniform_like = _SymOp("_random_uniform_like", ("data",), ("low", "high"))


def uniform_like(
    data: Symbol | None = None,
    low: float = _Null,
    high: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of the uniform distribution on [low, high), in the shape of an array.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    low : float, optional, default 0
        Lower bound.
    high : float, optional, default 1
        Upper bound, which is not reached.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.random.uniform_like(data)
    """
    return _op_uniform_like((data,), (low, high), name, attr, kwargs)
