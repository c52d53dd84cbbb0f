"""Making arrays from values, and array files."""
from __future__ import annotations

import os
from typing import Any

import numpy as np

from .. import _capi
from .._ops import wrap_array
from ..context import Context, current_context
from .creation import full, has_no_elements
from .ndarray import _CASTABLE, NDArray, _new_alloc_handle, dtype_id

__all__ = ["zeros", "empty", "array", "load", "load_frombuffer", "save"]


def zeros(shape: Any, ctx: Context | None = None, dtype: Any = None, stype: str | None = None,
          **kwargs: Any) -> NDArray:
    """An array of zeros; float32 unless `dtype` says otherwise. stype: the storage type, dense when None."""
    from . import _internal
    if stype not in (None, "default"):
        from . import sparse
        return sparse.zeros(stype, shape, ctx, dtype, **kwargs)
    if dtype_id(dtype) not in _CASTABLE or has_no_elements(shape):
        return full(shape, 0, ctx, dtype)
    return _internal._zeros(shape=shape, ctx=ctx or current_context(), dtype=np.float32 if dtype is None else dtype,
                            **kwargs)


def empty(shape: Any, ctx: Context | None = None, dtype: Any = None, stype: str | None = None) -> NDArray:
    """An array whose values are not set; float32 unless `dtype` says otherwise. stype: the storage type."""
    if stype not in (None, "default"):
        from . import sparse
        return sparse.empty(stype, shape, ctx, dtype)
    if isinstance(shape, (int, np.integer)):
        shape = (shape,)
    return wrap_array(_new_alloc_handle(shape, ctx or current_context(), False, dtype))


def array(source_array: Any, ctx: Context | None = None, dtype: Any = None) -> NDArray:
    """An array with the values of anything that NumPy can read.

    dtype: that of `source_array` when it is an NDArray, otherwise float32. A sparse source gives a sparse array. Raises
    TypeError when the source is not array-like.
    """
    if getattr(source_array, "stype", "default") != "default" or hasattr(source_array, "tocsr"):
        from . import sparse
        return sparse.array(source_array, ctx, dtype)
    if isinstance(source_array, NDArray):
        host: Any = _host_values(source_array)
        dtype = source_array.dtype if dtype is None else dtype
    else:
        host = source_array
    dtype = np.float32 if dtype is None else dtype
    result_dtype = _host_dtype(dtype)
    if not isinstance(host, np.ndarray):
        try:
            if isinstance(host, (list, tuple)) and any(isinstance(item, NDArray) for item in host):
                host = [_host_values(item) if isinstance(item, NDArray) else item for item in host]
            host = np.array(host, dtype=result_dtype)
        except (TypeError, ValueError):
            raise TypeError("source_array must be array like object") from None
    if result_dtype is None:
        return array(host, ctx).astype(dtype)
    result = wrap_array(_new_alloc_handle(host.shape, ctx or current_context(), False, dtype))
    _capi.array_write(result._h, np.asarray(host, dtype=result_dtype, order="C"))
    return result


def _host_values(source: NDArray) -> np.ndarray:
    """Values of an array as numbers that NumPy computes with."""
    return (source if _host_dtype(source.dtype) is not None else source.astype(np.float32)).asnumpy()


def _host_dtype(dtype: Any) -> Any:
    """The NumPy type for `dtype`; None for bfloat16, which NumPy cannot compute."""
    if isinstance(dtype, str) and dtype == "bfloat16":
        return None
    kind = np.dtype(dtype)
    return None if kind.names else kind


def load(fname: str) -> list[NDArray] | dict[str, NDArray]:
    """Arrays from a file: a dict when they were saved with names, otherwise a list."""
    return _result(*_capi.arrays_load(os.fspath(fname)))


def load_frombuffer(buf: Any) -> list[NDArray] | dict[str, NDArray]:
    """Like `load`, from the bytes of a file."""
    if isinstance(buf, str):
        raise TypeError("[load_frombuffer] argument 'buf': expected bytes, got str")
    return _result(*_capi.arrays_load_buffer(buf))


def _result(handles: list, names: list[str]) -> Any:
    arrays = [wrap_array(h) for h in handles]
    return dict(zip(names, arrays)) if names else arrays


def save(fname: str, data: Any) -> None:
    """Write one array, a list of arrays or a dict of arrays to a file.

    Raises TypeError for anything else.
    """
    names: list[str] = []
    if isinstance(data, NDArray):
        items = [data]
    elif isinstance(data, dict):
        names, items = [str(k) for k in data], list(data.values())
        if any(not isinstance(k, str) for k in data):
            raise TypeError("save only accept dict str->NDArray or list of NDArray")
    elif isinstance(data, (list, tuple)):
        items = list(data)
    else:
        raise TypeError("data needs to either be a NDArray, dict of str, NDArray pairs or a list of NDArrays.")
    if any(not isinstance(v, NDArray) for v in items):
        raise TypeError("save only accept dict str->NDArray or list of NDArray")
    _capi.arrays_save(os.fspath(fname), [v._h for v in items], names)
