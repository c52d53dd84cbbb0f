"""Operators of the NumPy interface by their bare names: `_internal.boolean_mask_assign_scalar` and the like."""
from __future__ import annotations

from typing import Any

from ._dispatch import operator


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    function = operator(f"_npi_{name}", name, __name__)
    globals()[name] = function
    return function
