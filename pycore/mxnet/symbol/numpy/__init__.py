"""Symbols of the NumPy interface: `mx.sym.np`, with the functions of `mx.np`."""
from __future__ import annotations

import importlib
from typing import Any

from ... import numpy as _np
from ...numpy._dispatch import create_symbol
from ...numpy.creation import Creation
from ._symbol import _Symbol

_creation = Creation(create_symbol)
for _name in Creation.NAMES:
    globals()[_name] = getattr(_creation, _name)
del _name

__all__ = ["_Symbol", *Creation.NAMES]


def __getattr__(name: str) -> Any:
    if name in ("random", "linalg"):
        return importlib.import_module(f"{__name__}.{name}")
    if name in ("array", "empty", "ndarray") or name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_np, name)
