"""The NumPy interface: `mx.np`. Arrays, functions and their gradients with NumPy's names and rules.

Scalars and sizes of zero need NumPy's meaning of shapes: `mx.npx.set_np()` switches it on for the thread.
"""
from __future__ import annotations

import importlib as _importlib
from typing import Any as _Any

from . import (_arith, _dispatch, _internal, arrange, creation, fallback, joining, picking, products, reduce, series,
               unary, utils)
from ._arith import *
from .creation import *
from .creation import Creation as _Creation
from .joining import *
from .picking import *
from .products import *
from .reduce import *
from .series import *
from .arrange import *
from .unary import *
from .utils import *
from . import multiarray
from .multiarray import array, empty, ndarray
from . import arrayprint, function_base, io, stride_tricks
from .arrayprint import *
from .io import *

_creation = _Creation(_dispatch.create)
zeros, ones, full, arange, linspace, logspace, eye, identity, indices, hanning, hamming, blackman = (
    getattr(_creation, _name) for _name in _Creation.NAMES)

__all__ = [*_arith.__all__, *creation.__all__, *_Creation.NAMES, *reduce.__all__, *arrange.__all__, *joining.__all__,
           *picking.__all__, *products.__all__, *series.__all__, *unary.__all__, *utils.__all__,
           *arrayprint.__all__, *io.__all__, "array", "empty", "ndarray"]



def __getattr__(name: str) -> _Any:
    if name in ("random", "linalg", "fallback_linalg"):
        return _importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _name in fallback.__all__:
    if _name not in globals():
        globals()[_name] = getattr(fallback, _name)
        __all__.append(_name)
del _name
