"""Arrays from nothing. The functions exist twice: for arrays (`mx.np`) and for symbols (`mx.sym.np`)."""
from __future__ import annotations

from typing import Any, Callable

import numpy as onp

from ..context import Context, current_context
from ._dispatch import call, require_array, shape_param


def _check_order(order: str) -> None:
    if order != "C":
        raise NotImplementedError(f"[order] argument 'order': expected 'C', got {order!r}")


def _dtype(dtype: Any) -> Any:
    """The dtype to ask an operator for; float32 for None, and `bool` for the class of that name."""
    return onp.float32 if dtype is None else onp.bool_ if dtype is bool else dtype


class Creation:
    """Functions that make arrays; `create(operator, out, **params)` says what becomes of them."""

    NAMES = ("zeros", "ones", "full", "arange", "linspace", "logspace", "eye", "identity", "indices", "hanning",
             "hamming", "blackman")

    def __init__(self, create: Callable):
        self._create = create

    def zeros(self, shape: Any, dtype: Any = None, order: str = "C", ctx: Context | None = None) -> Any:
        """Zeros; float32 unless `dtype` says otherwise. Only `order='C'`, row by row, is supported."""
        _check_order(order)
        return self._create("_npi_zeros", shape=shape_param(shape), ctx=ctx or current_context(), dtype=_dtype(dtype))

    def ones(self, shape: Any, dtype: Any = None, order: str = "C", ctx: Context | None = None) -> Any:
        """Ones; float32 unless `dtype` says otherwise. Only `order='C'`, row by row, is supported."""
        _check_order(order)
        return self._create("_npi_ones", shape=shape_param(shape), ctx=ctx or current_context(), dtype=_dtype(dtype))

    def full(self, shape: Any, fill_value: Any, dtype: Any = None, order: str = "C", ctx: Context | None = None,
             out: Any = None) -> Any:
        """One value everywhere: a number, or an array that broadcasts to `shape`.

        dtype: bool for a bool, that of an array, float32 for a number unless it is given.
        """
        _check_order(order)
        shape = shape_param(shape)
        if hasattr(fill_value, "_h") or hasattr(fill_value, "_s"):
            if dtype is not None:
                fill_value = fill_value.astype(dtype)
            return call("_npi_broadcast_to", fill_value, shape=shape, out=out)
        if dtype is None and isinstance(fill_value, (bool, onp.bool_)):
            dtype = bool
        return self._create("_npi_full", out=out, shape=shape, value=fill_value, ctx=ctx or current_context(),
                            dtype=_dtype(dtype))

    def arange(self, start: float, stop: float | None = None, step: float = 1, dtype: Any = None,
               ctx: Context | None = None) -> Any:
        """Evenly spaced values from `start` up to `stop` (exclusive), or from 0 up to a single number; float32."""
        if start is None and stop is None:
            raise ValueError("start and stop cannot be both None")
        if step == 0:
            raise ZeroDivisionError("step cannot be 0")
        if stop is None:
            start, stop = 0, start
        return self._create("_npi_arange", start=0 if start is None else start, stop=stop,
                            step=1 if step is None else step, repeat=1, infer_range=False,
                            ctx=ctx or current_context(), dtype=_dtype(dtype))

    def linspace(self, start: float, stop: float, num: int = 50, endpoint: bool = True, retstep: bool = False,
                 dtype: Any = None, axis: int = 0, ctx: Context | None = None) -> Any:
        """`num` evenly spaced values from `start` to `stop`, which is left out when `endpoint` is False.

        retstep: also give the distance between values. Only numbers are supported as bounds, and axis 0.
        """
        if isinstance(start, (list, tuple, onp.ndarray)) or isinstance(stop, (list, tuple, onp.ndarray)):
            raise NotImplementedError("[linspace] argument 'start': expected a number, got a list or an array")
        if axis != 0:
            raise NotImplementedError(f"[linspace] argument 'axis': expected 0, got {axis}")
        result = self._create("_npi_linspace", start=start, stop=stop, num=num, endpoint=endpoint,
                              ctx=ctx or current_context(), dtype=_dtype(dtype))
        gaps = num - 1 if endpoint else num
        return (result, (stop - start) / gaps if gaps > 0 else onp.nan) if retstep else result

    def logspace(self, start: float, stop: float, num: int = 50, endpoint: bool = True, base: float = 10.0,
                 dtype: Any = None, axis: int = 0, ctx: Context | None = None) -> Any:
        """Powers of `base` with `num` evenly spaced exponents from `start` to `stop`."""
        if isinstance(start, (list, tuple, onp.ndarray)) or isinstance(stop, (list, tuple, onp.ndarray)):
            raise NotImplementedError("[logspace] argument 'start': expected a number, got a list or an array")
        if axis != 0:
            raise NotImplementedError(f"[logspace] argument 'axis': expected 0, got {axis}")
        return self._create("_npi_logspace", start=start, stop=stop, num=num, endpoint=endpoint, base=base,
                            ctx=ctx or current_context(), dtype=_dtype(dtype))

    def eye(self, N: int, M: int | None = None, k: int = 0, dtype: Any = None, ctx: Context | None = None,
            **kwargs: Any) -> Any:
        """N x M matrix (N x N by default) with ones on its k-th diagonal."""
        return self._create("_npi_eye", N=N, M=M, k=k, ctx=ctx or current_context(), dtype=_dtype(dtype))

    def identity(self, n: int, dtype: Any = None, ctx: Context | None = None) -> Any:
        """The identity matrix with n rows."""
        if not isinstance(n, (int, onp.integer)):
            raise TypeError(f"[identity] argument 'n': expected an integer, got {type(n).__name__}")
        if n < 0:
            raise ValueError(f"[identity] argument 'n': expected a number of at least 0, got {n}")
        return self._create("_npi_identity", shape=(int(n), int(n)), ctx=ctx or current_context(), dtype=_dtype(dtype))

    def indices(self, dimensions: Any, dtype: Any = onp.int32, ctx: Context | None = None) -> Any:
        """The positions in a grid: for each dimension an array of indices along it, in one array."""
        if not isinstance(dimensions, (tuple, list)):
            raise ValueError("The dimensions must be sequence of ints")
        return self._create("_npi_indices", dimensions=tuple(dimensions), dtype=_dtype(dtype),
                            ctx=ctx or current_context())

    def hanning(self, M: int, dtype: Any = None, ctx: Context | None = None) -> Any:
        """Hann window of M points."""
        return self._create("_npi_hanning", M=M, dtype=_dtype(dtype), ctx=ctx or current_context())

    def hamming(self, M: int, dtype: Any = None, ctx: Context | None = None) -> Any:
        """Hamming window of M points."""
        return self._create("_npi_hamming", M=M, dtype=_dtype(dtype), ctx=ctx or current_context())

    def blackman(self, M: int, dtype: Any = None, ctx: Context | None = None) -> Any:
        """Blackman window of M points."""
        return self._create("_npi_blackman", M=M, dtype=_dtype(dtype), ctx=ctx or current_context())


def full_like(a: Any, fill_value: float, dtype: Any = None, order: str = "C", ctx: Context | None = None,
              out: Any = None) -> Any:
    """One value in the shape, and the dtype unless one is given, of another array."""
    _check_order(order)
    require_array("full_like", "a", a)
    return call("_npi_full_like", a, fill_value=fill_value, dtype=onp.bool_ if dtype is bool else dtype,
                ctx=ctx or current_context(), out=out)


def zeros_like(a: Any, dtype: Any = None, order: str = "C", ctx: Context | None = None, out: Any = None) -> Any:
    """Zeros in the shape, and the dtype unless one is given, of another array."""
    return full_like(a, 0, dtype, order, ctx, out)


def ones_like(a: Any, dtype: Any = None, order: str = "C", ctx: Context | None = None, out: Any = None) -> Any:
    """Ones in the shape, and the dtype unless one is given, of another array."""
    return full_like(a, 1, dtype, order, ctx, out)


def empty_like(prototype: Any, dtype: Any = None, order: str = "C", subok: bool = False, shape: Any = None) -> Any:
    """An array like another one. Its values are zeros: nothing is promised of them."""
    if order != "C":
        raise NotImplementedError(f"[empty_like] argument 'order': expected 'C', got {order!r}")
    if subok:
        raise NotImplementedError("[empty_like] argument 'subok': expected False, got True")
    if shape is not None:
        raise NotImplementedError("[empty_like] argument 'shape': expected None; use empty(shape)")
    return full_like(prototype, 0, dtype)


def copy(a: Any, out: Any = None) -> Any:
    """A copy of an array."""
    require_array("copy", "a", a)
    return call("_np_copy", a, out=out)


__all__ = ["full_like", "zeros_like", "ones_like", "empty_like", "copy"]
