"""Operators of the contrib namespace for arrays, and control flow over arrays."""
from __future__ import annotations

import math
from typing import Any

from ..context import current_context
from . import _contrib_updates, gen_contrib
from ._contrib_updates import *  # noqa: F403
from .gen_contrib import *  # noqa: F403
from .ndarray import NDArray
from .random import uniform

__all__ = [*gen_contrib.__all__, *_contrib_updates.__all__, "rand_zipfian", "foreach", "while_loop", "cond", "isinf",
           "isfinite", "isnan"]


def rand_zipfian(true_classes: NDArray, num_sampled: int, range_max: int, ctx: Any = None
                 ) -> tuple[NDArray, NDArray, NDArray]:
    """Samples from an approximate log-uniform distribution over [0, range_max).

    Answers the samples (int64), and the expected counts of the true and of the sampled classes.
    """
    ctx = ctx or current_context()
    log_range = math.log(range_max + 1)
    draws = uniform(0, log_range, shape=(num_sampled,), dtype="float64", ctx=ctx)
    sampled = (draws.exp() - 1).astype("int64") % range_max
    true_classes = true_classes.as_in_context(ctx).astype("float64")
    expected_true = ((true_classes + 2.0) / (true_classes + 1.0)).log() / log_range * num_sampled
    as_float = sampled.astype("float64")
    expected_sampled = ((as_float + 2.0) / (as_float + 1.0)).log() / log_range * num_sampled
    return sampled, expected_true, expected_sampled


def _flatten(value: Any) -> tuple[list, Any]:
    """Arrays of a nested list in order, and the nesting."""
    if isinstance(value, NDArray):
        return [value], 0
    if not isinstance(value, (list, tuple)):
        raise TypeError(f"expected NDArrays or nested lists of them, got {type(value).__name__}")
    flat, layout = [], []
    for item in value:
        part, form = _flatten(item)
        flat.extend(part)
        layout.append(form)
    return flat, layout


def _regroup(flat: list, layout: Any) -> tuple[Any, list]:
    """The inverse of `_flatten`: the nested value and what is left."""
    if layout == 0:
        return flat[0], flat[1:]
    result = []
    for form in layout:
        item, flat = _regroup(flat, form)
        result.append(item)
    return result, flat


def foreach(body: Any, data: Any, init_states: Any) -> tuple[Any, Any]:
    """Run `body(slice, states) -> (outputs, states)` for each slice of `data` along axis 0.

    Answers the outputs stacked along a new axis 0, and the last states. `data`, states and outputs are arrays or
    nested lists of arrays.
    """
    from . import op
    flat_data, data_layout = _flatten(data)
    if not flat_data:
        raise ValueError("foreach needs at least one array in data")
    states = init_states
    collected: list[list] = []
    layout: Any = None
    for i in range(flat_data[0].shape[0]):
        element, _ = _regroup([d[i] for d in flat_data], data_layout)
        outs, states = body(element, states)
        flat, layout = _flatten(outs)
        collected.append(flat)
    if not collected:
        raise ValueError("foreach needs data with at least one slice")
    stacked = [op.stack(*column) for column in zip(*collected)]
    return _regroup(stacked, layout)[0], states


def while_loop(cond: Any, func: Any, loop_vars: Any, max_iterations: int | None = None) -> tuple[Any, Any]:
    """Run `func(*loop_vars) -> (outputs, loop_vars)` while `cond(*loop_vars)` holds, at most `max_iterations` times.

    Answers the outputs of all steps stacked along a new axis 0 of size `max_iterations` (rows beyond the steps that
    ran are zeros), and the last loop variables.
    """
    from . import op
    if max_iterations is None:
        raise ValueError("max_iterations should be specified")
    single = isinstance(loop_vars, NDArray)
    variables = [loop_vars] if single else list(loop_vars)
    if not variables:
        raise ValueError("loop_vars should contain at least one element")
    collected: list[list] = []
    layout: Any = None
    while len(collected) < max_iterations and bool(cond(*variables)):
        outs, new_vars = func(*variables)
        outs = [] if outs is None else outs
        new_vars = [new_vars] if isinstance(new_vars, NDArray) else list(new_vars or [])
        if len(new_vars) != len(variables):
            raise ValueError("The length of loop_vars should be consistent during the loop")
        variables = new_vars
        flat, layout = _flatten(outs)
        collected.append(flat)
    stacked = []
    for column in zip(*collected):
        rows = op.stack(*column)
        missing = max_iterations - len(column)
        if missing:
            rows = op.concat(rows, op.zeros_like(rows[0:1]).broadcast_to((missing, *rows.shape[1:])), dim=0)
        stacked.append(rows)
    outputs = _regroup(stacked, layout)[0] if layout is not None else []
    return outputs, variables[0] if single else variables


def cond(pred: NDArray, then_func: Any, else_func: Any) -> Any:
    """`then_func()` when the single value of `pred` is not 0, otherwise `else_func()`."""
    return then_func() if bool(pred) else else_func()


def isinf(data: NDArray) -> NDArray:
    """1 where a value is infinite, else 0."""
    from . import op
    return op.abs(data) == float("inf")


def isfinite(data: NDArray) -> NDArray:
    """1 where a value is neither infinite nor NaN, else 0."""
    from . import op
    return (data == data) * (op.abs(data) != float("inf"))


def isnan(data: NDArray) -> NDArray:
    """1 where a value is NaN, else 0."""
    return data != data
