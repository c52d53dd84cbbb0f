"""Operators of the contrib namespace for arrays, and control flow over arrays."""
from __future__ import annotations

import math
from typing import Any, Callable

from .. import _nested
from ..base import ArgumentError
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


def _stacked(columns: list[tuple], function: str, argument: str, rows: int = 0) -> list[NDArray]:
    """Each column along a new axis 0, with zeros up to `rows`. Raises ArgumentError where shapes or dtypes differ."""
    from . import op
    result = []
    for number, column in enumerate(columns):
        first = column[0]
        for step, array in enumerate(column):
            if array.shape != first.shape or array.dtype != first.dtype:
                raise ArgumentError(f"[{function}] argument '{argument}': expected output {number} to stay "
                                    f"{first.shape} ({first.dtype}) from step to step, got {array.shape} "
                                    f"({array.dtype}) in step {step}")
        stack = op.stack(*column)
        missing = rows - len(column)
        if missing > 0:
            stack = op.concat(stack, op.zeros_like(stack[0:1]).broadcast_to((missing, *stack.shape[1:])), dim=0)
        result.append(stack.as_np_ndarray() if first._numpy else stack)
    return result


def foreach(body: Callable, data: Any, init_states: Any) -> tuple[Any, Any]:
    """Run `body(slice, states) -> (outputs, states)` for each slice of `data` along axis 0.

    Answers the outputs stacked along a new axis 0, and the last states. `data`, states and outputs are arrays or
    nested lists of arrays.

    Raises ArgumentError for anything else, when the arrays in `data` have different numbers of slices, or when outputs
    change their shape from step to step.
    """
    flat_data, data_layout = _nested.flatten(data, NDArray, "foreach", "data")
    _, state_layout = _nested.flatten(init_states, NDArray, "foreach", "init_states")
    lengths = [len(array) for array in flat_data]
    if not lengths or min(lengths) == 0:
        raise ArgumentError(f"[foreach] argument 'data': expected arrays with at least one slice, got {lengths}")
    if len(set(lengths)) > 1:
        raise ArgumentError(f"[foreach] argument 'data': expected arrays with equally many slices, got {lengths}")
    states = init_states
    steps: list[list] = []
    layout: Any = None
    for i in range(lengths[0]):
        outs, states = _nested.pair(body(_nested.regroup([d[i] for d in flat_data], data_layout), states), "foreach",
                                    "body")
        flat, layout = _nested.flatten(outs, NDArray, "foreach", "body")
        _, now = _nested.flatten(states, NDArray, "foreach", "body")
        if now != state_layout:
            raise ArgumentError(f"[foreach] argument 'body': expected states nested as init_states are "
                                f"({_nested.describe(state_layout)}), got {_nested.describe(now)}")
        if steps and len(flat) != len(steps[0]):
            raise ArgumentError(f"[foreach] argument 'body': expected {len(steps[0])} outputs as in the first step, "
                                f"got {len(flat)} in step {i}")
        steps.append(flat)
    return _nested.regroup(_stacked(list(zip(*steps)), "foreach", "body"), layout), states


def while_loop(cond: Callable, func: Callable, loop_vars: Any, max_iterations: int | None = None) -> tuple[Any, Any]:
    """Run `func(*loop_vars) -> (outputs, loop_vars)` while `cond(*loop_vars)` holds, at most `max_iterations` times.

    Answers the outputs of all steps stacked along a new axis 0 of size `max_iterations` (rows beyond the steps that
    ran are zeros; without a step there are no outputs), and the last loop variables. `func` may answer None for no
    outputs.

    Raises ArgumentError when `max_iterations` is missing, or `func` returns something else or changes the number of
    variables or the shapes of outputs.
    """
    limit = _nested.iterations(max_iterations)
    flat_vars, form = _nested.flatten(loop_vars, NDArray, "while_loop", "loop_vars")
    if not flat_vars:
        raise ArgumentError("[while_loop] argument 'loop_vars': loop_vars should contain at least one element")
    steps: list[list] = []
    layout: Any = []
    while len(steps) < limit:
        variables = _nested.regroup(flat_vars, form)
        variables = variables if isinstance(variables, list) else [variables]
        if not bool(cond(*variables)):
            break
        outs, new_vars = _nested.pair(func(*variables), "while_loop", "func")
        flat_vars, _ = _nested.flatten([] if new_vars is None else new_vars, NDArray, "while_loop", "func")
        if len(flat_vars) != _nested.count(form):
            raise ArgumentError(f"[while_loop] argument 'func': The length of loop_vars should be consistent during "
                                f"the loop: expected {_nested.count(form)}, got {len(flat_vars)}")
        flat, layout = _nested.flatten([] if outs is None else outs, NDArray, "while_loop", "func")
        if steps and len(flat) != len(steps[0]):
            raise ArgumentError(f"[while_loop] argument 'func': Number of elements in step_output should be the same "
                                f"in each step: expected {len(steps[0])}, got {len(flat)}")
        steps.append(flat)
    outputs = _nested.regroup(_stacked(list(zip(*steps)), "while_loop", "func", limit), layout)
    return outputs, _nested.regroup(flat_vars, form)


def cond(pred: NDArray, then_func: Callable, else_func: Callable) -> Any:
    """`then_func()` when the single value of `pred` is not 0, otherwise `else_func()`: only one of them is called.

    Raises ValueError when `pred` has several values.
    """
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
