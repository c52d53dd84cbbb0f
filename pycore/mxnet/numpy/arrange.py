"""Functions that arrange elements anew: shapes, axes, diagonals."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ..ndarray.ndarray import NDArray
from ._dispatch import call, is_symbol, require_array, shape_param


def _axes(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, list) else axis


def reshape(a: Any, newshape: Any, order: str = "C", out: Any = None) -> Any:
    """The same elements in another shape, one size of which may be -1. Without `out` the memory is shared."""
    require_array("reshape", "a", a)
    return call("_np_reshape", a, newshape=shape_param(newshape), order=order, out=out)


def ravel(x: Any, order: str = "C") -> Any:
    """The elements in one axis; the memory is shared."""
    require_array("ravel", "x", x)
    if order != "C":
        raise NotImplementedError(f"[ravel] argument 'order': expected 'C', got {order!r}")
    return reshape(x, (-1,))


def transpose(a: Any, axes: Any = None) -> Any:
    """The axes in another order; reversed by default."""
    require_array("transpose", "a", a)
    return call("_np_transpose", a, axes=axes)


def swapaxes(a: Any, axis1: int, axis2: int) -> Any:
    """Two axes exchanged."""
    require_array("swapaxes", "a", a)
    return call("_npi_swapaxes", a, dim1=axis1, dim2=axis2)


def moveaxis(a: Any, source: Any, destination: Any) -> Any:
    """Axes moved to other places; the others keep their order."""
    require_array("moveaxis", "a", a)
    return call("_np_moveaxis", a, source=shape_param(source), destination=shape_param(destination))


def expand_dims(a: Any, axis: int) -> Any:
    """A new axis of length 1 at place `axis` of the result."""
    require_array("expand_dims", "a", a)
    return call("_npi_expand_dims", a, axis=axis)


def squeeze(a: Any, axis: Any = None, out: Any = None) -> Any:
    """Axes of length 1 removed: those named, or all."""
    require_array("squeeze", "a", a)
    return call("_np_squeeze", a, axis=_axes(axis), out=out)


def broadcast_to(array: Any, shape: Any) -> Any:
    """The array repeated along axes of length 1, and along new leading axes, up to `shape`; a number everywhere."""
    if isinstance(array, (int, float, onp.generic)):
        from . import full
        return full(shape, array)
    require_array("broadcast_to", "array", array)
    return call("_npi_broadcast_to", array, shape=shape_param(shape))


def broadcast_arrays(*args: Any) -> list:
    """Arrays repeated to the shape that they have in common."""
    shape = onp.broadcast_shapes(*(a.shape for a in args))
    return [a if a.shape == shape else broadcast_to(a, shape) for a in args]


def flip(m: Any, axis: Any = None, out: Any = None) -> Any:
    """The order of the elements reversed along axes, or along all."""
    if isinstance(m, (int, float, onp.generic)):
        return onp.flip(m, axis)
    require_array("flip", "m", m)
    return call("_npi_flip", m, axis=_axes(axis), out=out)


def flipud(m: Any) -> Any:
    """The order of the rows reversed."""
    return flip(m, 0)


def fliplr(m: Any) -> Any:
    """The order of the columns reversed."""
    return flip(m, 1)


def roll(a: Any, shift: Any, axis: Any = None) -> Any:
    """Elements moved along axes; those that leave at the end come back at the front."""
    require_array("roll", "a", a)
    return call("_np_roll", a, shift=_axes(shift), axis=_axes(axis))


def rot90(m: Any, k: int = 1, axes: Any = (0, 1)) -> Any:
    """The array turned by k quarter turns in the plane of two axes, from the first to the second."""
    require_array("rot90", "m", m)
    return call("_npi_rot90", m, k=k, axes=tuple(axes))


def _at_least(n: int, arrays: tuple) -> Any:
    for i, array in enumerate(arrays):
        require_array(f"atleast_{n}d", f"arys[{i}]", array)
    return call(f"_np_atleast_{n}d", *arrays)


def atleast_1d(*arys: Any) -> Any:
    """Arrays with at least one axis: one array, or a list of them."""
    return _at_least(1, arys)


def atleast_2d(*arys: Any) -> Any:
    """Arrays with at least two axes: one array, or a list of them."""
    return _at_least(2, arys)


def atleast_3d(*arys: Any) -> Any:
    """Arrays with at least three axes: one array, or a list of them."""
    return _at_least(3, arys)


def diag(array: Any, k: int = 0) -> Any:
    """The k-th diagonal of a matrix, or a matrix with a vector on it."""
    require_array("diag", "array", array)
    return call("_np_diag", array, k=k)


def diagflat(array: Any, k: int = 0) -> Any:
    """A matrix with the elements of the array on its k-th diagonal."""
    require_array("diagflat", "array", array)
    return call("_np_diagflat", array, k=k)


def diagonal(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The diagonals of matrices; they become the last axis."""
    require_array("diagonal", "a", a)
    return call("_np_diagonal", a, offset=offset, axis1=axis1, axis2=axis2)


def tril(m: Any, k: int = 0) -> Any:
    """Lower triangles: elements above the k-th diagonal become zero."""
    require_array("tril", "m", m)
    return call("_npi_tril", m, k=k)


def tile(A: Any, reps: Any) -> Any:
    """The array repeated as a whole, `reps` times along each axis."""
    if isinstance(A, (int, float, onp.generic)):
        return onp.tile(A, reps)
    require_array("tile", "A", A)
    return call("_npi_tile", A, reps=shape_param(reps))


def repeat(a: Any, repeats: int, axis: int | None = None) -> Any:
    """Each element repeated along an axis, or in the flattened array."""
    require_array("repeat", "a", a)
    if not isinstance(repeats, (int, onp.integer)):
        if len(repeats) != 1:
            raise NotImplementedError("[repeat] argument 'repeats': expected one number for all elements, "
                                      f"got {repeats!r}")
        repeats = repeats[0]
    return call("_np_repeat", a, repeats=repeats, axis=axis)


def shape(a: Any) -> tuple[int, ...]:
    """The shape of an array or of anything array-like."""
    return a.shape if isinstance(a, NDArray) or is_symbol(a) else onp.shape(a)


def size(a: Any, axis: int | None = None) -> int:
    """Number of elements, in all or along an axis."""
    sizes = shape(a)
    return int(onp.prod(sizes)) if axis is None else sizes[axis]


def ndim(a: Any) -> int:
    """Number of axes."""
    return len(shape(a))


__all__ = ["reshape", "ravel", "transpose", "swapaxes", "moveaxis", "expand_dims", "squeeze", "broadcast_to",
           "broadcast_arrays", "flip", "flipud", "fliplr", "roll", "rot90", "atleast_1d", "atleast_2d", "atleast_3d",
           "diag", "diagflat", "diagonal", "tril", "tile", "repeat", "shape", "size", "ndim"]
