"""Optimizer updates of the contrib namespace: they take lists of arrays, and factors as numbers too."""
from __future__ import annotations

from typing import Any, Sequence

from . import _internal
from .creation import full
from .ndarray import NDArray

__all__ = ["adamw_update", "mp_adamw_update", "multi_adamw_update", "multi_mp_adamw_update", "multi_lamb_update",
           "multi_mp_lamb_update"]


def _as_array(factor: Any, like: NDArray) -> NDArray:
    return factor if isinstance(factor, NDArray) else full((1,), factor, ctx=like.context)


def _interleaved(function: str, **lists: Sequence[NDArray]) -> list[NDArray]:
    """First of each list, second of each, and so on."""
    wanted = len(lists["weights"])
    for name, arrays in lists.items():
        if len(arrays) != wanted:
            raise ValueError(f"[{function}] argument '{name}': expected {wanted} arrays as there are weights, got "
                             f"{len(arrays)}")
    return [array for group in zip(*lists.values()) for array in group]


def adamw_update(weight: NDArray, grad: NDArray, mean: NDArray, var: NDArray, rescale_grad: Any, lr: float, eta: float,
                 beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8, wd: float = 0,
                 clip_gradient: float = -1, out: Any = None, name: str | None = None, **kwargs: Any) -> Any:
    """One step of Adam with decoupled weight decay (Loshchilov and Hutter); `mean` and `var` change in place.

    With g = rescale_grad * grad, clipped to [-clip_gradient, clip_gradient] where that is positive:
    mean = beta1 * mean + (1 - beta1) * g, var = beta2 * var + (1 - beta2) * g^2,
    weight - eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight).

    `rescale_grad` is a number or an array of one; where it is 0, infinite or NaN nothing changes.
    """
    return _internal._adamw_update(weight, grad, mean, var, _as_array(rescale_grad, weight), lr=lr, eta=eta,
                                   beta1=beta1, beta2=beta2, epsilon=epsilon, wd=wd, clip_gradient=clip_gradient,
                                   out=out, name=name, **kwargs)


def mp_adamw_update(weight: NDArray, grad: NDArray, mean: NDArray, var: NDArray, weight32: NDArray, rescale_grad: Any,
                    lr: float, eta: float, beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8,
                    wd: float = 0, clip_gradient: float = -1, out: Any = None, name: str | None = None,
                    **kwargs: Any) -> Any:
    """`adamw_update` of a 16-bit weight with its float32 copy `weight32`, which changes in place."""
    return _internal._mp_adamw_update(weight, grad, mean, var, weight32, _as_array(rescale_grad, weight32), lr=lr,
                                      eta=eta, beta1=beta1, beta2=beta2, epsilon=epsilon, wd=wd,
                                      clip_gradient=clip_gradient, out=out, name=name, **kwargs)


def multi_adamw_update(weights: Sequence[NDArray], grads: Sequence[NDArray], mean: Sequence[NDArray],
                       var: Sequence[NDArray], rescale_grad: Any, lrs: Sequence[float], wds: Sequence[float],
                       etas: Sequence[float], out: Any = None, name: str | None = None, size: int = 0,
                       **kwargs: Any) -> Any:
    """`adamw_update` of several weights in one call; `size` is their number, by default the length of `weights`."""
    arrays = _interleaved("multi_adamw_update", weights=weights, grads=grads, mean=mean, var=var)
    return _internal._multi_adamw_update(*arrays, _as_array(rescale_grad, weights[0]), out=out, lrs=lrs, wds=wds,
                                         etas=etas, num_weights=size or len(weights), name=name, **kwargs)


def multi_mp_adamw_update(weights: Sequence[NDArray], grads: Sequence[NDArray], mean: Sequence[NDArray],
                          var: Sequence[NDArray], weights32: Sequence[NDArray], rescale_grad: Any,
                          lrs: Sequence[float], wds: Sequence[float], etas: Sequence[float], out: Any = None,
                          name: str | None = None, size: int = 0, **kwargs: Any) -> Any:
    """`mp_adamw_update` of several weights in one call."""
    arrays = _interleaved("multi_mp_adamw_update", weights=weights, grads=grads, mean=mean, var=var,
                          weights32=weights32)
    return _internal._multi_mp_adamw_update(*arrays, _as_array(rescale_grad, weights32[0]), out=out, lrs=lrs, wds=wds,
                                            etas=etas, num_weights=size or len(weights), name=name, **kwargs)


def multi_lamb_update(weights: Sequence[NDArray], grads: Sequence[NDArray], mean: Sequence[NDArray],
                      var: Sequence[NDArray], step_count: Sequence[int], lrs: Sequence[float], wds: Sequence[float],
                      out: Any = None, num_tensors: int = 0, **kwargs: Any) -> Any:
    """One LAMB step (You and others) of several weights; `mean` and `var` change in place.

    `step_count` holds the number of the step of each weight, from 1. See `_internal._multi_lamb_update` for more
    parameters.
    """
    arrays = _interleaved("multi_lamb_update", weights=weights, grads=grads, mean=mean, var=var)
    return _internal._multi_lamb_update(*arrays, out=out, num_tensors=num_tensors or len(weights),
                                        step_count=step_count, learning_rates=lrs, wds=wds, **kwargs)


def multi_mp_lamb_update(weights: Sequence[NDArray], grads: Sequence[NDArray], mean: Sequence[NDArray],
                         var: Sequence[NDArray], weights32: Sequence[NDArray], step_count: Sequence[int],
                         lrs: Sequence[float], wds: Sequence[float], out: Any = None, num_tensors: int = 0,
                         **kwargs: Any) -> Any:
    """`multi_lamb_update` of 16-bit weights with their float32 copies `weights32`, which change in place."""
    arrays = _interleaved("multi_mp_lamb_update", weights=weights, grads=grads, mean=mean, var=var,
                          weights32=weights32)
    return _internal._multi_mp_lamb_update(*arrays, out=out, num_tensors=num_tensors or len(weights),
                                           step_count=step_count, learning_rates=lrs, wds=wds, **kwargs)
