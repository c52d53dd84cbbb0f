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
    "gamma",
    "generalized_negative_binomial",
    "negative_binomial",
    "normal",
    "poisson",
    "randint",
    "uniform",
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
    """_random_exponential

    Parameters
    ----------
    lam : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_exponential((), (lam, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_gamma

    Parameters
    ----------
    alpha : float, optional, default 1
    beta : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_gamma((), (alpha, beta, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_generalized_negative_binomial

    Parameters
    ----------
    mu : float, optional, default 1
    alpha : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_generalized_negative_binomial((), (mu, alpha, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_negative_binomial

    Parameters
    ----------
    k : int, optional, default 1
    p : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_negative_binomial((), (k, p, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_normal

    Parameters
    ----------
    loc : float, optional, default 0
    scale : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_normal((), (loc, scale, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_poisson

    Parameters
    ----------
    lam : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_poisson((), (lam, shape, ctx, dtype), name, attr, kwargs)

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
    """_random_randint

    Parameters
    ----------
    low : int, required
    high : int, required
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "int32", "int64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
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
    """_random_uniform

    Parameters
    ----------
    low : float, optional, default 0
    high : float, optional, default 1
    shape : int or tuple of int, optional, default None
    ctx : str, optional, default ""
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
    """
    return _op_uniform((), (low, high, shape, ctx, dtype), name, attr, kwargs)
