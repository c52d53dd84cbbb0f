"""Functions that choose or order elements."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ..ndarray.ndarray import NDArray
from ._dispatch import call, is_symbol, require_array, shape_param

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
    require_array("nonzero", "a", a)
    if is_symbol(a):
        raise NotImplementedError("[nonzero] argument 'a': expected an array; for symbols there is npx.nonzero")
    return tuple(call("_npx_nonzero", a).T)


def unique(ar: Any, return_index: bool = False, return_inverse: bool = False, return_counts: bool = False,
           axis: int | None = None) -> Any:
    """The different elements in rising order, or the different parts along an axis.

    Also, as asked: where each comes first, which of them each element is, and how often each comes; int64.
    """
    require_array("unique", "ar", ar)
    found = call("_npi_unique", ar, return_index=return_index, return_inverse=return_inverse,
                 return_counts=return_counts, axis=axis)
    return tuple(found) if return_index or return_inverse or return_counts else found


def bincount(x: Any, weights: Any = None, minlength: int = 0) -> Any:
    """How often each number 0, 1, 2, ... comes in `x`, or the sum of the weights where it does.

    At least `minlength` counts; of the dtype of the weights, without them of that of `x`.
    """
    require_array("bincount", "x", x)
    if minlength < 0:
        raise ValueError("'minlength' must not be negative")
    if weights is None:
        return call("_npi_bincount", x, minlength=minlength)
    require_array("bincount", "weights", weights)
    return call("_npi_bincount", x, weights, minlength=minlength, has_weights=True)


def diag_indices_from(arr: Any) -> tuple:
    """The positions of the main diagonal of an array with equally long axes: one int64 array for each axis.

    Of a symbol one result, whose rows these are.
    """
    require_array("diag_indices_from", "arr", arr)
    if not is_symbol(arr) and arr.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if not is_symbol(arr) and any(n != arr.shape[0] for n in arr.shape):
        raise ValueError("All dimensions of input must be of equal length")
    found = call("_npi_diag_indices_from", arr)
    return found if is_symbol(arr) else tuple(found)


def unravel_index(indices: Any, shape: Any, order: str = "C") -> Any:
    """Positions in the flattened array as positions along the axes: a tuple with an array for each axis."""
    if order != "C":
        raise NotImplementedError(f"[unravel_index] argument 'order': expected 'C', got {order!r}")
    if isinstance(indices, _NUMBERS):
        return onp.unravel_index(indices, shape)
    require_array("unravel_index", "indices", indices)
    rows = call("_unravel_index", call("_npi_cast", indices, dtype="int64"), shape=shape_param(shape))
    return tuple(rows[i] for i in range(len(shape_param(shape))))


def _places(function: str, obj: Any) -> dict:
    """A number or a slice as parameters of an operator; nothing for an array."""
    if isinstance(obj, slice):
        return {"start": obj.start, "stop": obj.stop, "step": 1 if obj.step is None else obj.step}
    if isinstance(obj, (int, onp.integer)) and not isinstance(obj, bool):
        return {"int_ind": int(obj)}
    require_array(function, "obj", obj)
    return {}


def _places_array(obj: Any) -> Any:
    """A sequence of places as an array; anything else as it is."""
    if isinstance(obj, (list, tuple, range, onp.ndarray)):
        from .multiarray import array
        host = onp.asarray(obj)
        return array(host, dtype=host.dtype if host.dtype == onp.bool_ else "int64")
    return obj


def delete(arr: Any, obj: Any, axis: int | None = None) -> Any:
    """The array without some parts along an axis, or the flattened array without some elements.

    obj: a place, a slice, places in an array or a list, or a mask of booleans. Places in an array count from 0, and
    those outside take nothing away.
    """
    require_array("delete", "arr", arr)
    obj = _places_array(obj)
    places = _places("delete", obj)
    return call("_npi_delete", arr, *(() if places else (obj,)), axis=axis, **places)


def insert(arr: Any, obj: Any, values: Any, axis: int | None = None) -> Any:
    """The array with more parts along an axis, or the flattened array with more elements.

    obj: before which places: one, a slice, or several in an array or a list. values: a number or an array that
    broadcasts; its dtype becomes that of `arr`.
    """
    require_array("insert", "arr", arr)
    obj = _places_array(obj)
    places = _places("insert", obj)
    inputs, more = [arr], {}
    if isinstance(values, _NUMBERS):
        more["val"] = float(values)
    else:
        if isinstance(values, (list, tuple, onp.ndarray)):
            from .multiarray import array
            values = array(values)
        require_array("insert", "values", values)
        inputs.append(values)
    if not places:
        return call("_npi_insert_tensor", *inputs, obj, axis=axis, **more)
    kind = "scalar" if "int_ind" in places else "slice"
    return call(f"_npi_insert_{kind}", *inputs, axis=axis, **places, **more)


__all__ = ["where", "take", "sort", "argsort", "nonzero", "unique", "bincount", "diag_indices_from", "unravel_index",
           "delete", "insert"]
