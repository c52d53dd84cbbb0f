"""Files of arrays of the NumPy interface."""
from __future__ import annotations

from typing import Any

from ..ndarray import utils as _nd_utils
from ..numpy._dispatch import as_np
from ..numpy.multiarray import ndarray

__all__ = ["load", "save"]


def load(file: Any) -> list[ndarray] | dict[str, ndarray]:
    """Arrays from a file: a dict when they were saved with names, otherwise a list."""
    found = _nd_utils.load(file)
    if isinstance(found, dict):
        return {name: as_np(array) for name, array in found.items()}
    return as_np(found)


def save(file: Any, arr: Any) -> None:
    """Write one array, a list of arrays or a dict of arrays to a file."""
    items = arr.values() if isinstance(arr, dict) else arr if isinstance(arr, (list, tuple)) else [arr]
    for item in items:
        if not isinstance(item, ndarray):
            raise TypeError(f"[save] argument 'arr': expected mxnet.numpy arrays, got {type(item).__name__}")
    _nd_utils.save(file, list(arr) if isinstance(arr, tuple) else arr)
