"""Functions of the contrib namespace for symbols that are made of several operators or take numbers for arrays."""
from __future__ import annotations

import math
from typing import Any

from . import _internal, op
from .random import uniform
from .symbol import Symbol

__all__ = ["adamw_update", "mp_adamw_update", "rand_zipfian"]


def _as_symbol(factor: Any) -> Symbol:
    return factor if isinstance(factor, Symbol) else _internal._full(shape=(1,), value=float(factor))


def adamw_update(weight: Symbol, grad: Symbol, mean: Symbol, var: Symbol, rescale_grad: Any, lr: float, eta: float,
                 beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8, wd: float = 0,
                 clip_gradient: float = -1, out: Any = None, name: str | None = None, **kwargs: Any) -> Symbol:
    """`nd.contrib.adamw_update` as a symbol."""
    return _internal._adamw_update(weight, grad, mean, var, _as_symbol(rescale_grad), lr=lr, eta=eta, beta1=beta1,
                                   beta2=beta2, epsilon=epsilon, wd=wd, clip_gradient=clip_gradient, out=out,
                                   name=name, **kwargs)


def mp_adamw_update(weight: Symbol, grad: Symbol, mean: Symbol, var: Symbol, weight32: Symbol, rescale_grad: Any,
                    lr: float, eta: float, beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8,
                    wd: float = 0, clip_gradient: float = -1, out: Any = None, name: str | None = None,
                    **kwargs: Any) -> Symbol:
    """`nd.contrib.mp_adamw_update` as a symbol."""
    return _internal._mp_adamw_update(weight, grad, mean, var, weight32, _as_symbol(rescale_grad), lr=lr, eta=eta,
                                      beta1=beta1, beta2=beta2, epsilon=epsilon, wd=wd, clip_gradient=clip_gradient,
                                      out=out, name=name, **kwargs)


def rand_zipfian(true_classes: Symbol, num_sampled: int, range_max: int) -> tuple[Symbol, Symbol, Symbol]:
    """Samples from an approximate log-uniform distribution over [0, range_max).

    P(class) = (log(class + 2) - log(class + 1)) / log(range_max + 1). Answers the samples (num_sampled,) int64, and how
    often the true and the sampled classes are expected among them, float64.
    """
    log_range = math.log(range_max + 1)

    def expected(classes: Symbol) -> Symbol:
        return op.log((classes + 2.0) / (classes + 1.0)) / log_range * num_sampled
    draws = uniform(0, log_range, shape=(num_sampled,), dtype="float64")
    sampled = op.cast(op.exp(draws) - 1, dtype="int64") % range_max
    return sampled, expected(op.cast(true_classes, dtype="float64")), expected(op.cast(sampled, dtype="float64"))
