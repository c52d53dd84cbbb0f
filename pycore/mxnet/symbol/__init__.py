"""Symbols and the operators on them: `mx.sym`."""
from __future__ import annotations

import importlib
from typing import Any

from . import _internal, op
from .op import *
from . import symbol
from .symbol import *
from .symbol import Symbol, fromjson
from . import random

_LAZY = ("contrib", "linalg", "image", "sparse", "gen_op", "numpy")

__all__ = [*op.__all__, *symbol.__all__, "random", "_internal"]


def __getattr__(name: str) -> Any:
    if name == "np":
        return importlib.import_module(f"{__name__}.numpy")
    if name in ("npx", "numpy_extension"):
        return importlib.import_module("..numpy_extension", __name__)
    if name in _LAZY:
        return importlib.import_module(f"{__name__}.{name}")
    if name.startswith("_") and hasattr(_internal, name):
        return getattr(_internal, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
