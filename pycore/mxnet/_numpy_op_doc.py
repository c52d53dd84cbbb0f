"""Documentation of the operators behind `mx.np`, by the operator's name: that of the functions themselves."""
from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    from .numpy_op_signature import _get_builtin_op
    found = _get_builtin_op(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found
