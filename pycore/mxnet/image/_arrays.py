# What the files of mx.image share: operators on images of either array class, and arrays made of NumPy values.
"""Images of `mx.nd` and of `mx.np` alike."""
from __future__ import annotations

import random
from typing import Any

import numpy as np

from .. import ndarray
from ..ndarray import _internal, op
from ..util import is_np_array


def operate(name: str, *inputs: Any, out: Any = None, **params: Any) -> Any:
    """An operator on arrays; the result is of the class of the first."""
    result = getattr(_internal if name.startswith("_") else op, name)(*inputs, out=out, **params)
    if getattr(inputs[0], "_numpy", False):
        from ..numpy._dispatch import as_np
        return as_np(result)
    return result


def new_array(values: np.ndarray, numpy: bool | None = None) -> Any:
    """An array of these values and their dtype, of the interface that is on or that is asked for."""
    if is_np_array() if numpy is None else numpy:
        from .. import numpy as mx_np
        return mx_np.array(values, dtype=values.dtype)
    return ndarray.array(values, dtype=values.dtype)


def constant(like: Any, values: Any) -> Any:
    """`values` as an array of the class and dtype of `like`."""
    if isinstance(values, ndarray.NDArray):
        if getattr(values, "_numpy", False) == getattr(like, "_numpy", False) and values.dtype == like.dtype:
            return values
        values = values.asnumpy()
    return new_array(np.asarray(values, dtype=like.dtype), getattr(like, "_numpy", False))


def interpolation(interp: int, sizes: tuple[int, int, int, int] | tuple[()] = ()) -> int:
    """One of 0 to 4 for `interp`, which may be 9, by the old and new height and width in `sizes`, or 10, at random."""
    if interp == 9:
        if not sizes:
            return 2
        old_height, old_width, new_height, new_width = sizes
        if new_height > old_height and new_width > old_width:
            return 2
        return 3 if new_height < old_height and new_width < old_width else 1
    if interp == 10:
        return random.randint(0, 4)
    if interp not in (0, 1, 2, 3, 4):
        raise ValueError(f"[image] argument 'interp': expected 0 to 4, 9 or 10, got {interp}")
    return interp
