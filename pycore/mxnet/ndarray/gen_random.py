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
    "gamma",
    "generalized_negative_binomial",
    "negative_binomial",
    "normal",
    "poisson",
    "randint",
    "uniform",
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
    """_random_exponential

    Parameters
    ----------
    lam : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_exponential((), (lam, shape, ctx, dtype), out, kwargs)

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
    """_random_gamma

    Parameters
    ----------
    alpha : float, optional, default 1
    beta : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_gamma((), (alpha, beta, shape, ctx, dtype), out, kwargs)

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
    """_random_generalized_negative_binomial

    Parameters
    ----------
    mu : float, optional, default 1
    alpha : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_generalized_negative_binomial((), (mu, alpha, shape, ctx, dtype), out, kwargs)

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
    """_random_negative_binomial

    Parameters
    ----------
    k : int, optional, default 1
    p : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_negative_binomial((), (k, p, shape, ctx, dtype), out, kwargs)

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
    """_random_normal

    Parameters
    ----------
    loc : float, optional, default 0
    scale : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_normal((), (loc, scale, shape, ctx, dtype), out, kwargs)

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
    """_random_poisson

    Parameters
    ----------
    lam : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_poisson((), (lam, shape, ctx, dtype), out, kwargs)

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
    """_random_randint

    Parameters
    ----------
    low : int, required
    high : int, required
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "int32", "int64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
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
    """_random_uniform

    Parameters
    ----------
    low : float, optional, default 0
    high : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
    """
    return _op_uniform((), (low, high, shape, ctx, dtype), out, kwargs)
