"""Nested lists of arrays or symbols, as functions for control flow get and return them."""
from __future__ import annotations

from typing import Any, Callable

from .base import ArgumentError

# The nesting of a single item; that of a list is the list of its items' nestings.
_ITEM = 0


def flatten(value: Any, kind: type, function: str, argument: str,
            several: Callable[[Any], list | None] | None = None) -> tuple[list, Any]:
    """Items of a nested list in order, and the nesting. `several` may take an item apart.

    Raises ArgumentError, naming `function` and `argument`, for anything that is neither a list nor a `kind`.
    """
    if isinstance(value, kind):
        parts = several(value) if several else None
        return ([value], _ITEM) if parts is None else (parts, [_ITEM] * len(parts))
    if not isinstance(value, (list, tuple)):
        raise ArgumentError(f"[{function}] argument '{argument}': expected {kind.__name__}s or nested lists of them, "
                            f"got {type(value).__name__}")
    flat: list = []
    layout = []
    for item in value:
        part, form = flatten(item, kind, function, argument, several)
        flat.extend(part)
        layout.append(form)
    return flat, layout


def regroup(flat: list, layout: Any) -> Any:
    """The inverse of `flatten`."""
    items = iter(flat)

    def build(form: Any) -> Any:
        return next(items) if form == _ITEM else [build(f) for f in form]

    return build(layout)


def count(layout: Any) -> int:
    """How many items such a nesting has."""
    return 1 if layout == _ITEM else sum(map(count, layout))


def describe(layout: Any) -> str:
    """A nesting in words, for messages: `x` or `[x, [x, x]]`."""
    return "x" if layout == _ITEM else "[" + ", ".join(describe(form) for form in layout) + "]"


def pair(value: Any, function: str, argument: str) -> tuple[Any, Any]:
    """Outputs and states. Raises ArgumentError for what is not a pair."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        got = f"{len(value)} values" if isinstance(value, (list, tuple)) else type(value).__name__
        raise ArgumentError(f"[{function}] argument '{argument}': expected a function that returns outputs and states, "
                            f"got {got}")
    return value[0], value[1]


def iterations(value: Any) -> int:
    """The bound of a loop. Raises ArgumentError when there is none, or it is no number."""
    if value is None:
        raise ArgumentError("[while_loop] argument 'max_iterations': max_iterations should be specified")
    try:
        return int(value)
    except (TypeError, ValueError):
        raise ArgumentError(f"[while_loop] argument 'max_iterations': expected an integer, got {value!r}") from None
