"""Functions of NumPy that run on the host: arrays go there, results come back. Nothing flows through them backward."""
from __future__ import annotations

import functools
from typing import Any, Callable

import numpy as onp

from ..ndarray.ndarray import _DTYPE_NP_TO_MX, NDArray

# Names of NumPy that `mxnet.numpy` offers through this module. Those that the installed NumPy lacks are left out.
NAMES = (
    "allclose", "alltrue", "apply_along_axis", "apply_over_axes", "argpartition", "argwhere", "array_equal",
    "array_equiv", "choose", "compress", "corrcoef", "correlate", "count_nonzero", "cov", "digitize", "divmod",
    "extract", "flatnonzero", "float_power", "frexp", "heaviside", "histogram", "histogram2d",
    "histogram_bin_edges", "histogramdd", "i0", "in1d", "interp", "intersect1d", "isclose", "isin", "ix_",
    "lexsort", "median", "min_scalar_type", "modf", "msort", "nanargmax", "nanargmin", "nancumprod", "nancumsum",
    "nanmax", "nanmedian", "nanmin", "nanpercentile", "nanprod", "nanquantile", "nanstd", "nansum", "nanvar",
    "packbits", "partition", "piecewise", "poly", "polyadd", "polydiv", "polyfit", "polyint", "polymul", "polysub",
    "positive", "promote_types", "ptp", "real", "result_type", "rollaxis", "roots", "searchsorted", "select",
    "setdiff1d", "setxor1d", "signbit", "spacing", "take_along_axis", "trapz", "tril_indices_from", "trim_zeros",
    "triu_indices_from", "union1d", "unpackbits", "unwrap", "vander",
)


def to_host(value: Any) -> Any:
    """Arrays, also within lists, tuples and dicts, as NumPy's."""
    if isinstance(value, NDArray):
        return value.asnumpy()
    if isinstance(value, (list, tuple)):
        items = [to_host(v) for v in value]
        return type(value)(items) if type(value) in (list, tuple) else tuple(items)
    if isinstance(value, dict):
        return {k: to_host(v) for k, v in value.items()}
    return value


def from_host(value: Any) -> Any:
    """NumPy's arrays, also within lists and tuples, as arrays of this package where their dtype exists here."""
    if isinstance(value, onp.ndarray):
        from .multiarray import array
        return array(value, dtype=value.dtype) if value.dtype.type in _DTYPE_NP_TO_MX else value
    if isinstance(value, (list, tuple)) and not isinstance(value, str):
        return type(value)(from_host(v) for v in value) if type(value) in (list, tuple) else tuple(
            from_host(v) for v in value)
    return value


def _run(function: Callable, args: tuple, kwargs: dict) -> Any:
    out = kwargs.pop("out", None)
    result = from_host(function(*to_host(args), **to_host(kwargs)))
    if out is None:
        return result
    target = out[0] if isinstance(out, tuple) else out
    target[...] = result
    return target


def host_function(function: Callable) -> Callable:
    """A function of NumPy for arrays of this package."""
    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return _run(function, args, kwargs)
    wrapped.__doc__ = f"NumPy's `{function.__name__}`, computed on the host.\n\n{function.__doc__ or ''}"
    return wrapped


# What NumPy 2 calls functions that it renamed.
_RENAMED = {"trapz": "trapezoid", "in1d": "isin"}


def functions(module: Any, names: tuple[str, ...]) -> dict[str, Callable]:
    """The functions of a module of NumPy under these names, as far as it has them."""
    found = {name: getattr(module, _RENAMED.get(name, name), None) or getattr(module, name, None) for name in names}
    return {name: host_function(function) for name, function in found.items() if callable(function)}


def own_function(name: str, module: str | None) -> Callable | None:
    """The function of this package with the name of one of NumPy; None when that one runs on the host anyhow."""
    from .. import numpy as mx_np
    space = mx_np.linalg if module in ("linalg", "numpy.linalg") else mx_np
    found = getattr(space, name, None)
    if not callable(found) or isinstance(found, type) or hasattr(found, "__wrapped__"):
        return None
    return found


def array_function(func: Callable, args: tuple, kwargs: dict) -> Any:
    """What NumPy's function `func` does when it meets an array of this package: the function of the same name here."""
    own = own_function(func.__name__, getattr(func, "__module__", None))
    return _run(func, args, kwargs) if own is None else own(*args, **kwargs)


def array_ufunc(ufunc: Any, method: str, inputs: tuple, kwargs: dict) -> Any:
    """What a universal function of NumPy does when it meets an array of this package."""
    out = kwargs.pop("out", None)
    if isinstance(out, tuple) and len(out) == 1:
        out = out[0]
    if isinstance(out, onp.ndarray):
        raise TypeError("type <class 'numpy.ndarray'> not supported for the result beside an mxnet.numpy array")
    if out is not None:
        kwargs["out"] = out
    own = own_function(ufunc.__name__, None) if method == "__call__" else None
    if own is not None:
        return own(*inputs, **kwargs)
    return _run(ufunc if method == "__call__" else getattr(ufunc, method), inputs, kwargs)


_functions = functions(onp, NAMES)
globals().update(_functions)

__all__ = list(_functions)
