"""Functions that choose or order elements."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ..ndarray.ndarray import NDArray
from ._dispatch import call, is_symbol, require_array

_NUMBERS = (int, float, onp.generic)


def where(condition: Any, x: Any = None, y: Any = None) -> Any:
    """Elements of `x` where the condition is not zero, of `y` elsewhere; without both, where it is not zero.

    All three broadcast; `x` and `y` may be numbers.
    """
    if x is None and y is None:
        return nonzero(condition)
    if x is None or y is None:
        raise ValueError("either both or neither of x and y should be given")
    if isinstance(condition, _NUMBERS):
        return x if condition else y
    require_array("where", "condition", condition)
    left, right = isinstance(x, _NUMBERS), isinstance(y, _NUMBERS)
    if left and right:
        return call("_npi_where_scalar2", condition, x=float(x), y=float(y))
    if left:
        return call("_npi_where_lscalar", condition, y, scalar=float(x))
    if right:
        return call("_npi_where_rscalar", condition, x, scalar=float(y))
    return call("_npi_where", condition, x, y)


def take(a: Any, indices: Any, axis: int | None = None, mode: str = "raise", out: Any = None) -> Any:
    """Elements at positions along an axis, or in the flattened array.

    mode: what becomes of positions outside: 'clip' takes the nearest, 'wrap' counts on from the other end, 'raise' is
    an error.
    """
    require_array("take", "a", a)
    if mode not in ("wrap", "clip", "raise"):
        raise NotImplementedError(f"[take] argument 'mode': expected 'wrap', 'clip' or 'raise', got {mode!r}")
    if not isinstance(indices, NDArray) and not is_symbol(indices):
        from .multiarray import array
        indices = array(indices, dtype="int64")
    if axis is None:
        a, axis = a.reshape(-1), 0
    return call("_npi_take", a, indices, axis=axis, mode=mode, out=out)


def sort(a: Any, axis: int | None = -1, kind: Any = None, order: Any = None) -> Any:
    """Elements in rising order along an axis, or of the flattened array for None."""
    if order is not None:
        raise NotImplementedError("[sort] argument 'order': expected None")
    require_array("sort", "a", a)
    return call("_npi_sort", a, axis=axis, is_ascend=True)


def argsort(a: Any, axis: int | None = -1, kind: Any = None, order: Any = None) -> Any:
    """Positions that put elements in rising order along an axis, or those of the flattened array for None; int64."""
    if order is not None:
        raise NotImplementedError("[argsort] argument 'order': expected None")
    require_array("argsort", "a", a)
    return call("_npi_argsort", a, axis=axis, is_ascend=True, dtype="int64")


def nonzero(a: Any) -> tuple:
    """Positions of the elements that are not zero: one int64 array for each axis."""
    from . import array
    require_array("nonzero", "a", a)
    return tuple(array(found, dtype="int64") for found in onp.nonzero(onp.atleast_1d(a.asnumpy())))


def unique(ar: Any, return_index: bool = False, return_inverse: bool = False, return_counts: bool = False,
           axis: int | None = None) -> Any:
    """The different elements in rising order, or rows along an axis.

    Also, as asked: where each comes first, which of them each element is, and how often each comes; int64.
    """
    from . import array
    require_array("unique", "ar", ar)
    found = onp.unique(ar.asnumpy(), return_index, return_inverse, return_counts, axis)
    if not isinstance(found, tuple):
        return array(found, dtype=ar.dtype)
    return (array(found[0], dtype=ar.dtype), *(array(f.reshape(-1), dtype="int64") for f in found[1:]))


def diag_indices_from(arr: Any) -> tuple:
    """The positions of the main diagonal of an array with equally long axes: one int64 array for each axis."""
    require_array("diag_indices_from", "arr", arr)
    if not is_symbol(arr) and arr.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if not is_symbol(arr) and any(n != arr.shape[0] for n in arr.shape):
        raise ValueError("All dimensions of input must be of equal length")
    return tuple(call("_npi_diag_indices_from", arr))


def unravel_index(indices: Any, shape: Any, order: str = "C") -> Any:
    """Positions in the flattened array as positions along the axes: a tuple with an array for each axis."""
    if order != "C":
        raise NotImplementedError(f"[unravel_index] argument 'order': expected 'C', got {order!r}")
    from . import array
    if isinstance(indices, _NUMBERS):
        return onp.unravel_index(indices, shape)
    found = onp.unravel_index(indices.asnumpy().astype(onp.int64), shape)
    return tuple(array(f, dtype="int64") for f in found)


__all__ = ["where", "take", "sort", "argsort", "nonzero", "unique", "diag_indices_from", "unravel_index"]
