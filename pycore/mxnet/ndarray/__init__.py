"""Arrays and the operators on them: `mx.nd`."""
from __future__ import annotations

import importlib
from typing import Any

from .._ops import CachedOp
from . import _internal, op
from .op import *
from . import ndarray
from .ndarray import *
from .ndarray import (NDArray, _DTYPE_MX_TO_NP, _DTYPE_NP_TO_MX, _GRAD_REQ_MAP)
from .utils import array, empty, load, load_frombuffer, save, zeros
from . import random

_LAZY = ("contrib", "linalg", "image", "sparse", "utils", "gen_op")

__all__ = [*op.__all__, *ndarray.__all__, "NDArray", "CachedOp", "array", "empty", "load", "load_frombuffer", "save",
           "zeros", "random", "_internal"]


# The NumPy interface stands beside this package, and is here for `F.np` and `F.npx`.
_NUMPY = {"np": "numpy", "numpy": "numpy", "npx": "numpy_extension", "numpy_extension": "numpy_extension"}


def __getattr__(name: str) -> Any:
    if name in _NUMPY:
        return importlib.import_module(f"..{_NUMPY[name]}", __name__)
    if name in _LAZY:
        return importlib.import_module(f"{__name__}.{name}")
    if name.startswith("_") and hasattr(_internal, name):
        return getattr(_internal, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
