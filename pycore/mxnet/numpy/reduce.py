"""Functions that reduce arrays along axes: sums, extremes, moments, positions of extremes."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ._dispatch import call, require_array


def _axes(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, list) else axis


def _dtype(dtype: Any) -> Any:
    return onp.bool_ if dtype is bool else dtype


def sum(a: Any, axis: Any = None, dtype: Any = None, keepdims: bool = False, initial: float | None = None,
        out: Any = None) -> Any:
    """Sum of the elements along axes.

    axis: a number, several, or None for all. dtype: of the result and the computation. initial: added to each sum.
    """
    require_array("sum", "a", a)
    return call("_np_sum", a, axis=_axes(axis), dtype=_dtype(dtype), keepdims=keepdims, initial=initial, out=out)


def prod(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False,
         initial: float | None = None) -> Any:
    """Product of the elements along axes.

    axis: a number, several, or None for all. dtype: of the result and the computation. initial: a further factor.
    """
    require_array("prod", "a", a)
    return call("_np_prod", a, axis=_axes(axis), dtype=_dtype(dtype), keepdims=keepdims, initial=initial, out=out)


product = prod


def mean(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False) -> Any:
    """Mean of the elements along axes; of integers a float32."""
    require_array("mean", "a", a)
    return call("_npi_mean", a, axis=_axes(axis), dtype=_dtype(dtype), keepdims=keepdims, out=out)


def max(a: Any, axis: Any = None, keepdims: bool = False, out: Any = None) -> Any:
    """Largest element along axes; NaN wins."""
    require_array("max", "a", a)
    return call("_np_max", a, axis=_axes(axis), keepdims=keepdims, out=out)


def min(a: Any, axis: Any = None, keepdims: bool = False, out: Any = None) -> Any:
    """Smallest element along axes; NaN wins."""
    require_array("min", "a", a)
    return call("_np_min", a, axis=_axes(axis), keepdims=keepdims, out=out)


amax, amin = max, min


def any(a: Any, axis: Any = None, keepdims: bool = False, out: Any = None) -> Any:
    """Whether any element along axes is not zero, as booleans."""
    require_array("any", "a", a)
    return call("_np_any", a, axis=_axes(axis), keepdims=keepdims, out=out)


def all(a: Any, axis: Any = None, keepdims: bool = False, out: Any = None) -> Any:
    """Whether all elements along axes are not zero, as booleans."""
    require_array("all", "a", a)
    return call("_np_all", a, axis=_axes(axis), keepdims=keepdims, out=out)


sometrue, alltrue = any, all


def std(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """Standard deviation along axes. The squares are divided by the number of elements minus `ddof`."""
    require_array("std", "a", a)
    return call("_npi_std", a, axis=_axes(axis), dtype=dtype, ddof=ddof, keepdims=keepdims, out=out)


def var(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """Variance along axes. The squares are divided by the number of elements minus `ddof`."""
    require_array("var", "a", a)
    return call("_npi_var", a, axis=_axes(axis), dtype=dtype, ddof=ddof, keepdims=keepdims, out=out)


def average(a: Any, axis: Any = None, weights: Any = None, returned: bool = False, out: Any = None) -> Any:
    """Weighted mean along axes; with `returned=True` also the sums of the weights.

    weights: an array of the shape of `a`, or one weight for each place along a single axis.
    """
    require_array("average", "a", a)
    inputs = (a,) if weights is None else (a, weights)
    return call("_npi_average", *inputs, axis=_axes(axis), returned=returned, weighted=weights is not None, out=out)


def percentile(a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool | None = None,
               interpolation: str = "linear", keepdims: bool = False) -> Any:
    """The values below which `q` percent of the elements along axes lie; float32, or float64 where `a` is.

    q: a number or an array, whose axes come first in the result. interpolation: what is taken between two elements,
    'linear', 'lower', 'higher', 'midpoint' or 'nearest'.
    """
    require_array("percentile", "a", a)
    if overwrite_input is not None:
        raise NotImplementedError("[percentile] argument 'overwrite_input': expected None, the input is never changed")
    if isinstance(q, (list, tuple, onp.ndarray)):
        from .multiarray import array
        q = array(q, dtype="float64")
    number = isinstance(q, (int, float, onp.generic))
    if not number:
        require_array("percentile", "q", q)
    axes = None if axis is None else tuple(axis) if isinstance(axis, (list, tuple)) else (axis,)
    return call("_npi_percentile", *((a,) if number else (a, q)), axis=axes, interpolation=interpolation,
                keepdims=keepdims, q_scalar=float(q) if number else None, out=out)


def quantile(a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool | None = None,
             interpolation: str = "linear", keepdims: bool = False) -> Any:
    """The values below which the share `q`, from 0 to 1, of the elements along axes lie; see `percentile`."""
    if isinstance(q, (list, tuple)):
        q = onp.asarray(q)
    return percentile(a, q * 100, axis, out, overwrite_input, interpolation, keepdims)


def argmax(a: Any, axis: int | None = None, out: Any = None) -> Any:
    """Position of the largest element along an axis, or in the flattened array; int64. The first of equals counts."""
    require_array("argmax", "a", a)
    return call("_npi_argmax", a, axis=axis, keepdims=False, out=out)


def argmin(a: Any, axis: int | None = None, out: Any = None) -> Any:
    """Position of the smallest element along an axis, or in the flattened array; int64. The first of equals counts."""
    require_array("argmin", "a", a)
    return call("_npi_argmin", a, axis=axis, keepdims=False, out=out)


def cumsum(a: Any, axis: int | None = None, dtype: Any = None, out: Any = None) -> Any:
    """Sums along an axis, or over the flattened array, up to each element."""
    require_array("cumsum", "a", a)
    return call("_np_cumsum", a, axis=axis, dtype=dtype, out=out)


def trace(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, out: Any = None) -> Any:
    """Sum of a diagonal of matrices."""
    require_array("trace", "a", a)
    return call("_np_trace", a, offset=offset, axis1=axis1, axis2=axis2, out=out)


__all__ = ["sum", "prod", "product", "mean", "max", "min", "amax", "amin", "any", "all", "sometrue", "alltrue", "std",
           "var", "average", "percentile", "quantile", "argmax", "argmin", "cumsum", "trace"]
