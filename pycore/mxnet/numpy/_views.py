"""What `F` is in `hybrid_forward` when the inputs are arrays, or symbols, of the NumPy interface.

A view offers the classic functions, with results of the NumPy interface, so that a layer is written once for both;
`F.np` and `F.npx` are beside them.
"""
from __future__ import annotations

import functools
import types
from typing import Any

from ._dispatch import as_np


class View:
    """The functions of a module, or of a part of it, with results of the NumPy interface."""

    def __init__(self, module: Any, **more: Any):
        self._module = module
        self.__dict__.update(more)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if isinstance(value, types.ModuleType):
            value = View(value)
        elif callable(value) and not isinstance(value, type):
            value = _converted(value)
        setattr(self, name, value)
        return value

    def __repr__(self) -> str:
        return f"<{self._module.__name__} with results of the NumPy interface>"


def _converted(function: Any) -> Any:
    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return as_np(function(*args, **kwargs))
    return wrapped


@functools.cache
def array_functions() -> View:
    """`F` for arrays."""
    from .. import ndarray, numpy, numpy_extension
    return View(ndarray, np=numpy, npx=numpy_extension)


@functools.cache
def symbol_functions() -> View:
    """`F` for symbols."""
    from .. import numpy_extension, symbol
    from ..symbol import numpy
    return View(symbol, np=numpy, npx=numpy_extension)
