"""Functions that join arrays and take them apart."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ._dispatch import call, is_symbol, require_array


def _arrays(function: str, arrays: Any) -> list:
    """A list or tuple of arrays, checked."""
    if not isinstance(arrays, (list, tuple)):
        if is_symbol(arrays) or hasattr(arrays, "_h"):
            arrays = list(arrays)
        else:
            raise TypeError(f"[{function}] argument 'arrays': expected a list of arrays, got {type(arrays).__name__}")
    for i, array in enumerate(arrays):
        require_array(function, f"arrays[{i}]", array)
    if not arrays:
        raise ValueError(f"[{function}] argument 'arrays': expected at least one array, got none")
    return list(arrays)


def concatenate(seq: Any, axis: int | None = 0, out: Any = None) -> Any:
    """Arrays joined along an axis; with `axis=None` flattened first."""
    return call("_npi_concatenate", *_arrays("concatenate", seq), axis="None" if axis is None else axis, out=out)


def append(arr: Any, values: Any, axis: int | None = None) -> Any:
    """Values added at the end of an axis, or of the flattened array."""
    return concatenate([arr, values], axis)


def stack(arrays: Any, axis: int = 0, out: Any = None) -> Any:
    """Arrays of one shape joined along a new axis."""
    return call("_npi_stack", *_arrays("stack", arrays), axis=axis, out=out)


def vstack(arrays: Any, out: Any = None) -> Any:
    """Arrays stacked as rows."""
    return call("_npi_vstack", *_arrays("vstack", arrays), out=out)


row_stack = vstack


def hstack(arrays: Any) -> Any:
    """Arrays joined along axis 1, vectors along their only axis."""
    return call("_npi_hstack", *_arrays("hstack", arrays))


def dstack(arrays: Any) -> Any:
    """Arrays joined along the third axis."""
    return call("_npi_dstack", *_arrays("dstack", arrays))


def column_stack(tup: Any) -> Any:
    """Arrays joined along axis 1; vectors are columns."""
    return call("_npi_column_stack", *_arrays("column_stack", tup))


def _cuts(function: str, indices_or_sections: Any) -> tuple[tuple, int]:
    """Where parts begin, or how many equal ones there are."""
    if isinstance(indices_or_sections, (int, onp.integer)):
        if indices_or_sections <= 0:
            raise ValueError(f"[{function}] argument 'indices_or_sections': expected a positive number of parts, "
                             f"got {indices_or_sections}")
        return (), int(indices_or_sections)
    if isinstance(indices_or_sections, (list, tuple, onp.ndarray)):
        return (0, *(int(i) for i in indices_or_sections)), 0
    raise ValueError(f"[{function}] argument 'indices_or_sections': expected a number or a list of numbers, "
                     f"got {type(indices_or_sections).__name__}")


def _parts(result: Any) -> list:
    return list(result) if isinstance(result, (list, tuple)) or (is_symbol(result) and len(result) > 1) else [result]


def split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list:
    """An array cut along an axis: into equal parts (a number), or before the given positions. A list of arrays."""
    require_array("split", "ary", ary)
    indices, sections = _cuts("split", indices_or_sections)
    if sections and hasattr(ary, "_h") and ary.shape[axis] % sections:
        raise ValueError("array split does not result in an equal division")
    return _parts(call("_npi_split", ary, indices=indices, axis=axis, squeeze_axis=False, sections=sections))


def array_split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list:
    """An array cut along an axis into parts whose lengths differ by one at most, or before the given positions."""
    if not isinstance(indices_or_sections, (int, onp.integer)):
        return split(ary, indices_or_sections, axis)
    if indices_or_sections <= 0:
        raise ValueError("number sections must be larger than 0")
    if is_symbol(ary):
        # The length is not known here: only equal parts can be cut.
        return split(ary, indices_or_sections, axis)
    length, rest = divmod(ary.shape[axis], int(indices_or_sections))
    lengths = [length + 1] * rest + [length] * (int(indices_or_sections) - rest)
    return split(ary, tuple(onp.cumsum(lengths)[:-1]), axis)


def hsplit(ary: Any, indices_or_sections: Any) -> list:
    """An array cut along axis 1, a vector along its only axis."""
    require_array("hsplit", "ary", ary)
    indices, sections = _cuts("hsplit", indices_or_sections)
    if hasattr(ary, "_h") and not ary.ndim:
        raise ValueError("hsplit only works on arrays of 1 or more dimensions")
    return _parts(call("_npi_hsplit", ary, indices=indices, axis=1, squeeze_axis=False, sections=sections))


def vsplit(ary: Any, indices_or_sections: Any) -> list:
    """An array with at least two axes cut along the first."""
    if hasattr(ary, "_h") and ary.ndim < 2:
        raise ValueError("vsplit only works on arrays of 2 or more dimensions")
    return split(ary, indices_or_sections, 0)


def dsplit(ary: Any, indices_or_sections: Any) -> list:
    """An array with at least three axes cut along the third."""
    require_array("dsplit", "ary", ary)
    if hasattr(ary, "_h") and ary.ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    indices, sections = _cuts("dsplit", indices_or_sections)
    return _parts(call("_npi_dsplit", ary, indices=indices, axis=2, squeeze_axis=False, sections=sections))


def meshgrid(*xi: Any, **kwargs: Any) -> list:
    """Matrices of coordinates from vectors of them; `indexing`: 'xy' (rows are the second vector) or 'ij'."""
    from .arrange import broadcast_arrays
    indexing = kwargs.pop("indexing", "xy")
    sparse, copy = kwargs.pop("sparse", False), kwargs.pop("copy", True)
    if kwargs:
        raise TypeError(f"meshgrid() got an unexpected keyword argument '{next(iter(kwargs))}'")
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    count = len(xi)
    grids = [x.reshape((1,) * i + (-1,) + (1,) * (count - i - 1)) for i, x in enumerate(xi)]
    if indexing == "xy" and count > 1:
        grids[0] = grids[0].reshape((1, -1) + (1,) * (count - 2))
        grids[1] = grids[1].reshape((-1, 1) + (1,) * (count - 2))
    if not sparse:
        grids = broadcast_arrays(*grids)
    return [g.copy() for g in grids] if copy else grids


__all__ = ["concatenate", "append", "stack", "vstack", "row_stack", "hstack", "dstack", "column_stack", "split",
           "array_split", "hsplit", "vsplit", "dsplit", "meshgrid"]
