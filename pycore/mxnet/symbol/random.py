"""Random symbols. Distribution parameters are numbers (one distribution) or symbols (one for each element)."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..base import DTypeError, _Null
from . import _internal
from .symbol import Symbol

__all__ = ["uniform", "normal", "randn", "poisson", "exponential", "gamma", "multinomial", "negative_binomial",
           "generalized_negative_binomial", "shuffle", "randint"]

_NUMBERS = (int, float, np.generic)


def _random(scalar_op: str, sample_op: str, params: dict[str, Any], shape: Any, dtype: Any, kwargs: dict) -> Symbol:
    """One of the two operators, by what the parameters are."""
    values = list(params.values())
    wanted: Any = Symbol if isinstance(values[0], Symbol) else _NUMBERS
    for name, value in params.items():
        if not isinstance(value, wanted):
            raise DTypeError(f"[{scalar_op}] argument '{name}': expected parameters of one kind (numbers or symbols), "
                             f"got {' and '.join(type(v).__name__ for v in values)}")
    if wanted is Symbol:
        return getattr(_internal, sample_op)(*values, shape=shape, dtype=dtype, **kwargs)
    return getattr(_internal, scalar_op)(**params, shape=shape, dtype=dtype, **kwargs)


def uniform(low: Any = 0, high: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Samples from [low, high)."""
    return _random("_random_uniform", "_sample_uniform", {"low": low, "high": high}, shape, dtype, kwargs)


def normal(loc: Any = 0, scale: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Samples from the normal distribution."""
    return _random("_random_normal", "_sample_normal", {"loc": loc, "scale": scale}, shape, dtype, kwargs)


def randn(*shape: int, **kwargs: Any) -> Symbol:
    """Samples from the normal distribution, shape given as positional arguments."""
    loc, scale = kwargs.pop("loc", 0), kwargs.pop("scale", 1)
    dtype = kwargs.pop("dtype", _Null)
    return normal(loc, scale, shape or _Null, dtype, **kwargs)


def poisson(lam: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Samples from the Poisson distribution."""
    return _random("_random_poisson", "_sample_poisson", {"lam": lam}, shape, dtype, kwargs)


def exponential(scale: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Samples from the exponential distribution with mean `scale`."""
    return _random("_random_exponential", "_sample_exponential", {"lam": 1.0 / scale}, shape, dtype, kwargs)


def gamma(alpha: Any = 1, beta: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Samples from the gamma distribution."""
    return _random("_random_gamma", "_sample_gamma", {"alpha": alpha, "beta": beta}, shape, dtype, kwargs)


def negative_binomial(k: Any = 1, p: Any = 1, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Failures before the k-th success."""
    return _random("_random_negative_binomial", "_sample_negative_binomial", {"k": k, "p": p}, shape, dtype, kwargs)


def generalized_negative_binomial(mu: Any = 1, alpha: Any = 1, shape: Any = _Null, dtype: Any = _Null,
                                  **kwargs: Any) -> Symbol:
    """Samples from the negative binomial distribution with mean `mu` and dispersion `alpha`."""
    return _random("_random_generalized_negative_binomial", "_sample_generalized_negative_binomial",
                   {"mu": mu, "alpha": alpha}, shape, dtype, kwargs)


def multinomial(data: Symbol, shape: Any = _Null, get_prob: bool = True, dtype: Any = "int32",
                **kwargs: Any) -> Symbol:
    """Indices drawn with the probabilities in the last axis of `data`."""
    return _internal._sample_multinomial(data, shape, get_prob, dtype=dtype, **kwargs)


def shuffle(data: Symbol, **kwargs: Any) -> Symbol:
    """The rows of `data` in random order."""
    return _internal._shuffle(data, **kwargs)


def randint(low: Any, high: Any, shape: Any = _Null, dtype: Any = _Null, **kwargs: Any) -> Symbol:
    """Integers from [low, high)."""
    return _random("_random_randint", "_random_randint", {"low": low, "high": high}, shape, dtype, kwargs)


def __getattr__(name: str) -> Any:
    # The *_like functions come from the generated module.
    from . import gen_random
    if name.startswith("__") or not hasattr(gen_random, name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(gen_random, name)
