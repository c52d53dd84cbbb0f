"""Random arrays. Distribution parameters are numbers (one distribution) or arrays (one for each element)."""
from __future__ import annotations

from typing import Any

import numpy as np

from .._ops import bfloat16
from ..base import DTypeError, _Null
from ..context import current_context
from . import _internal
from .ndarray import NDArray

__all__ = ["uniform", "normal", "randn", "poisson", "exponential", "gamma", "multinomial", "negative_binomial",
           "generalized_negative_binomial", "shuffle", "randint"]

_NUMBERS = (int, float, np.generic)


def _random(scalar_op: str, sample_op: str, params: dict[str, Any], sample_names: tuple[str, ...], shape: Any,
            dtype: Any, ctx: Any, out: Any, kwargs: dict) -> NDArray:
    """One of the two operators, by what the parameters are."""
    values = list(params.values())
    wanted = out.dtype if dtype is _Null and out is not None else None if dtype is _Null else dtype
    if wanted == ("bfloat16" if isinstance(wanted, str) else bfloat16):  # unknown to the operators of 1.9.1
        if shape is _Null and out is not None and not isinstance(values[0], NDArray):
            shape = out.shape
        drawn = _random(scalar_op, sample_op, params, sample_names, shape, "float32", ctx, None, kwargs)
        return drawn.astype(wanted) if out is None else drawn.copyto(out)
    if isinstance(values[0], NDArray):
        for name, value in params.items():
            if not isinstance(value, NDArray):
                raise DTypeError(f"[{sample_op}] argument '{name}': expected NDArray like the other parameters, "
                                 f"got {type(value).__name__}")
        return getattr(_internal, sample_op)(*values, shape=shape, dtype=dtype, out=out, **kwargs)
    for name, value in params.items():
        if not isinstance(value, _NUMBERS):
            raise DTypeError(f"[{scalar_op}] argument '{name}': expected a number like the other parameters, "
                             f"got {type(value).__name__}")
    if shape is _Null:
        shape = 1 if out is None else out.shape
    if dtype is _Null and out is not None:
        dtype = out.dtype
    if ctx is None:
        ctx = current_context()
    return getattr(_internal, scalar_op)(**params, shape=shape, dtype=dtype, ctx=ctx, out=out, **kwargs)


def uniform(low: Any = 0, high: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
            **kwargs: Any) -> NDArray:
    """Samples from [low, high). With array parameters the result has shape `low.shape + shape`."""
    return _random("_random_uniform", "_sample_uniform", {"low": low, "high": high}, ("low", "high"), shape, dtype,
                   ctx, out, kwargs)


def normal(loc: Any = 0, scale: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
           **kwargs: Any) -> NDArray:
    """Samples from the normal distribution with mean `loc` and standard deviation `scale`."""
    return _random("_random_normal", "_sample_normal", {"loc": loc, "scale": scale}, ("mu", "sigma"), shape, dtype,
                   ctx, out, kwargs)


def randn(*shape: int, **kwargs: Any) -> NDArray:
    """Samples from the normal distribution, shape given as positional arguments."""
    loc, scale = kwargs.pop("loc", 0), kwargs.pop("scale", 1)
    dtype, ctx, out = kwargs.pop("dtype", _Null), kwargs.pop("ctx", None), kwargs.pop("out", None)
    return normal(loc, scale, shape or _Null, dtype, ctx, out, **kwargs)


def poisson(lam: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
            **kwargs: Any) -> NDArray:
    """Samples from the Poisson distribution with expectation `lam`."""
    return _random("_random_poisson", "_sample_poisson", {"lam": lam}, ("lam",), shape, dtype, ctx, out, kwargs)


def exponential(scale: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
                **kwargs: Any) -> NDArray:
    """Samples from the exponential distribution with mean `scale`."""
    return _random("_random_exponential", "_sample_exponential", {"lam": 1.0 / scale}, ("lam",), shape, dtype, ctx,
                   out, kwargs)


def gamma(alpha: Any = 1, beta: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
          **kwargs: Any) -> NDArray:
    """Samples from the gamma distribution with shape `alpha` and scale `beta`."""
    return _random("_random_gamma", "_sample_gamma", {"alpha": alpha, "beta": beta}, ("alpha", "beta"), shape, dtype,
                   ctx, out, kwargs)


def negative_binomial(k: Any = 1, p: Any = 1, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None,
                      out: Any = None, **kwargs: Any) -> NDArray:
    """Failures before the k-th success, with success probability `p`."""
    return _random("_random_negative_binomial", "_sample_negative_binomial", {"k": k, "p": p}, ("k", "p"), shape,
                   dtype, ctx, out, kwargs)


def generalized_negative_binomial(mu: Any = 1, alpha: Any = 1, shape: Any = _Null, dtype: Any = _Null,
                                  ctx: Any = None, out: Any = None, **kwargs: Any) -> NDArray:
    """Samples from the negative binomial distribution with mean `mu` and dispersion `alpha`."""
    return _random("_random_generalized_negative_binomial", "_sample_generalized_negative_binomial",
                   {"mu": mu, "alpha": alpha}, ("mu", "alpha"), shape, dtype, ctx, out, kwargs)


def multinomial(data: NDArray, shape: Any = _Null, get_prob: bool = False, out: Any = None, dtype: Any = "int32",
                **kwargs: Any) -> Any:
    """Indices drawn with the probabilities in the last axis of `data`; with `get_prob` also their log likelihood."""
    return _internal._sample_multinomial(data, shape, get_prob, out=out, dtype=dtype, **kwargs)


def shuffle(data: NDArray, **kwargs: Any) -> NDArray:
    """The rows of `data` in random order."""
    return _internal._shuffle(data, **kwargs)


def randint(low: Any, high: Any, shape: Any = _Null, dtype: Any = _Null, ctx: Any = None, out: Any = None,
            **kwargs: Any) -> NDArray:
    """Integers from [low, high); int32 unless `dtype` says otherwise."""
    return _random("_random_randint", "_random_randint", {"low": low, "high": high}, (), shape, dtype, ctx, out,
                   kwargs)


def __getattr__(name: str) -> Any:
    # The *_like functions come from the generated module.
    from . import gen_random
    if name.startswith("__") or not hasattr(gen_random, name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(gen_random, name)
