"""Differences, polynomials, borders, and whether arrays share memory."""
from __future__ import annotations

from typing import Any

import numpy as onp

from . import arrange
from ._dispatch import call, is_symbol, require_array

__all__ = ["diff", "ediff1d", "polyval", "pad", "shares_memory", "may_share_memory", "resize"]


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Any:
    """Differences of neighbouring elements along an axis, taken `n` times. `prepend` and `append` must be None."""
    if prepend is not None or append is not None:
        raise NotImplementedError("[diff] argument 'prepend': expected None for prepend and append")
    require_array("diff", "a", a)
    return call("_npi_diff", a, n=n, axis=axis)


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Any:
    """Differences of neighbours in the flattened array, with `to_begin` before and `to_end` after them."""
    require_array("ediff1d", "ary", ary)

    arrays = [ary]
    params: dict[str, Any] = {}
    for name, value in (("to_begin", to_begin), ("to_end", to_end)):
        number = isinstance(value, (int, float, onp.generic))
        params[f"{name}_scalar"] = value if number else None
        params[f"{name}_arr_given"] = value is not None and not number
        if params[f"{name}_arr_given"]:
            require_array("ediff1d", name, value)
            arrays.append(value if is_symbol(value) else value.astype(ary.dtype, copy=False))
    return call("_npi_ediff1d", *arrays, **params)


def onp_array(values: list, dtype: Any) -> Any:
    """A short array of numbers."""
    from .multiarray import array
    return array(values, dtype=dtype)


def polyval(p: Any, x: Any) -> Any:
    """A polynomial at places `x`; `p` holds its coefficients, that of the highest power first."""
    require_array("polyval", "p", p)
    if isinstance(x, (int, float, onp.generic)):
        x = onp_array([x], p.dtype).reshape(())
    return call("_npi_polyval", p, x)


_PAD_KEYWORDS = {"constant": ("constant_values",), "reflect": ("reflect_type",), "symmetric": ("reflect_type",)}


def pad(x: Any, pad_width: Any = None, mode: str = "constant", **kwargs: Any) -> Any:
    """A border around an array.

    pad_width: a number, a pair (before, after), or a pair for each axis. mode: 'constant' (with `constant_values`, a
    number), 'edge', 'maximum', 'minimum', 'reflect' or 'symmetric'.
    """
    require_array("pad", "x", x)
    if mode not in ("constant", "edge", "maximum", "minimum", "reflect", "symmetric"):
        raise ValueError(f"[pad] argument 'mode': expected 'constant', 'edge', 'maximum', 'minimum', 'reflect' or "
                         f"'symmetric', got {mode!r}")
    unknown = sorted(set(kwargs) - set(_PAD_KEYWORDS.get(mode, ())))
    if unknown:
        raise ValueError(f"unsupported keyword arguments for mode '{mode}': {unknown}")
    width = onp.asarray(pad_width)
    if width.dtype.kind != "i":
        raise TypeError("`pad_width` must be of integral type.")
    if hasattr(x, "_h"):
        width = onp.broadcast_to(width, (x.ndim, 2))
    value = kwargs.get("constant_values", 0)
    if not isinstance(value, (int, float, onp.generic)):
        raise NotImplementedError("[pad] argument 'constant_values': expected a number")
    if kwargs.get("reflect_type", "even") != "even":
        raise NotImplementedError("[pad] argument 'reflect_type': expected 'even'")
    return call("_npi_pad", x, pad_width=tuple(tuple(int(n) for n in pair) for pair in onp.atleast_2d(width)),
                mode=mode, constant_value=value)


def resize(a: Any, new_shape: Any) -> Any:
    """The elements, repeated as often as needed, in a shape of any size."""
    require_array("resize", "a", a)
    shape = (new_shape,) if isinstance(new_shape, (int, onp.integer)) else tuple(new_shape)
    if is_symbol(a):  # whose size is not known
        from .. import numpy_op_fallback  # noqa: F401
        from . import _internal
        return _internal.resize_fallback(a, new_shape=shape)
    size = int(onp.prod(shape))
    if a.size == 0 or size == 0:
        from . import zeros
        return zeros(shape, dtype=a.dtype)
    flat = arrange.tile(arrange.ravel(a), -(-size // a.size))
    return flat[:size].reshape(shape)


def shares_memory(a: Any, b: Any, max_work: Any = None) -> bool:
    """Whether two arrays have memory in common."""
    require_array("shares_memory", "a", a)
    require_array("shares_memory", "b", b)
    return bool(call("_npi_share_memory", a, b).item())


may_share_memory = shares_memory
