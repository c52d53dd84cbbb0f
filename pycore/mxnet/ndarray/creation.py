"""Arrays from ranges and constants, and functions over several arrays."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import _capi
from .._ops import wrap_array
from ..base import ArgumentError
from ..context import Context, current_context


def has_no_elements(shape: Any) -> bool:
    """Whether a shape has a size of 0, which operators take for "unknown" without NumPy shapes."""
    return 0 in shape if isinstance(shape, (tuple, list)) else shape == 0


def ones(shape: Any, ctx: Context | None = None, dtype: Any = None, **kwargs: Any) -> Any:
    """An array of ones; float32 unless `dtype` says otherwise."""
    from . import _internal
    from .ndarray import _CASTABLE, dtype_id
    if dtype_id(dtype) not in _CASTABLE or has_no_elements(shape):
        return full(shape, 1, ctx, dtype)
    return _internal._ones(shape=shape, ctx=ctx or current_context(), dtype=np.float32 if dtype is None else dtype,
                           **kwargs)


def full(shape: Any, val: float, ctx: Context | None = None, dtype: Any = np.float32, out: Any = None) -> Any:
    """An array in which every value is `val`."""
    from .utils import empty
    result = empty(shape, ctx or current_context(), dtype) if out is None else out
    if result.size:
        result[:] = val
    return result


def arange(start: float, stop: float | None = None, step: float = 1.0, repeat: int = 1, infer_range: Any = None,
           ctx: Context | None = None, dtype: Any = np.float32) -> Any:
    """Evenly spaced values from `start` up to `stop` (exclusive), each one `repeat` times.

    With one number given the values run from 0 to it.
    """
    from . import _internal
    if infer_range is not None:
        import warnings
        warnings.warn("`infer_range` argument has been deprecated", DeprecationWarning, stacklevel=2)
    return _internal._arange(start=start, stop=stop, step=step, repeat=repeat, infer_range=False,
                             ctx=ctx or current_context(), dtype=dtype)


def linspace(start: float, stop: float, num: int, endpoint: bool = True, ctx: Context | None = None,
             dtype: Any = np.float32) -> Any:
    """`num` evenly spaced values from `start` to `stop`, which is left out when `endpoint` is False."""
    from .utils import array
    return array(np.linspace(start, stop, num, endpoint=endpoint), ctx=ctx, dtype=dtype)


def eye(N: int, M: int = 0, k: int = 0, ctx: Context | None = None, dtype: Any = None,
        **kwargs: Any) -> Any:
    """N x M matrix (N x N when M is 0) with ones on its k-th diagonal."""
    from . import _internal
    return _internal._eye(N=N, M=M, k=k, ctx=ctx or current_context(), dtype=np.float32 if dtype is None else dtype,
                          **kwargs)


def moveaxis(tensor: Any, source: Any, destination: Any) -> Any:
    """The array with axes moved from `source` to `destination` (numbers or lists); the others keep their order."""
    from . import op
    ndim = tensor.ndim

    def positions(axes: Any, what: str) -> list[int]:
        axes = [axes] if isinstance(axes, (int, np.integer)) else list(axes)
        for axis in axes:
            if not -ndim <= axis < ndim:
                raise ValueError(f"{what} should verify 0 <= {what.lower()} < tensor.ndim. Got {axis}")
        axes = [axis % ndim for axis in axes]
        if len(set(axes)) != len(axes):
            raise ValueError(f"{what} must not name an axis twice, got {axes}")
        return axes

    origin, target = positions(source, "Source"), positions(destination, "Destination")
    if len(origin) != len(target):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
    order = [axis for axis in range(ndim) if axis not in origin]
    for where, axis in sorted(zip(target, origin)):
        order.insert(where, axis)
    return op.transpose(tensor, order)


def concatenate(arrays: list, axis: int = 0, always_copy: bool = True) -> Any:
    """Arrays joined along an axis; a single one is returned as it is when `always_copy` is False."""
    from . import op
    if not isinstance(arrays, (list, tuple)) or not arrays:
        raise ArgumentError("[concatenate] argument 'arrays': expected a list of one or more NDArrays, got "
                            + (type(arrays).__name__ if not isinstance(arrays, (list, tuple)) else "none"))
    if len(arrays) == 1 and not always_copy:
        return arrays[0]
    first = arrays[0]
    if any(a.dtype != first.dtype for a in arrays):
        raise ArgumentError("[concatenate] argument 'arrays': expected the same dtype in all, got "
                            + ", ".join(str(a.dtype) for a in arrays))
    return op.concat(*arrays, dim=axis)


def split_v2(ary: Any, indices_or_sections: Any, axis: int = 0, squeeze_axis: bool = False) -> Any:
    """The array cut along an axis into equal parts (a number) or before the given positions (a tuple)."""
    from . import _internal
    axis_size = ary.shape[axis]
    if isinstance(indices_or_sections, (int, np.integer)):
        sections = int(indices_or_sections)
        if sections <= 0 or axis_size % sections:
            raise ValueError("array split does not result in an equal division")
        return _internal._split_v2(ary, indices=(), axis=axis, squeeze_axis=squeeze_axis, sections=sections)
    if isinstance(indices_or_sections, (tuple, list)):
        indices = (0, *(int(i) for i in indices_or_sections))
        return _internal._split_v2(ary, indices=indices, axis=axis, squeeze_axis=squeeze_axis)
    raise ValueError("indices_or_sections must either int or tuple of ints")


def histogram(a: Any, bins: Any = 10, range: tuple | None = None) -> Any:
    """Counts and bin edges: `bins` equal ones over `range` (or from smallest to largest value), or given edges."""
    from . import _internal
    from .ndarray import NDArray
    if isinstance(bins, NDArray):
        return _internal._histogram(data=a, bins=bins)
    if isinstance(bins, (int, np.integer)):
        if range is None:
            range = (float(a.min().asscalar()), float(a.max().asscalar()))
        return _internal._histogram(data=a, bin_cnt=bins, range=range)
    raise ValueError("bins argument should be either an integer or an NDArray")


def onehot_encode(indices: Any, out: Any) -> Any:
    """Write one row of zeros with a single one for each index into `out`; the older form of `one_hot`."""
    from . import op
    if out.ndim != 2 or indices.ndim != 1 or out.shape[0] != indices.shape[0]:
        raise ArgumentError(f"[onehot_encode] argument 'out': expected a matrix with {indices.shape} rows, "
                            f"got shape {out.shape}")
    return op.one_hot(indices, depth=out.shape[1], dtype=out.dtype, out=out)


def waitall() -> None:
    """Wait for all pending operations; raises the first failure among them."""
    _capi.wait_all()


def from_numpy(ndarray: np.ndarray, zero_copy: bool = True, array_cls: Any = None) -> Any:
    """An array over the memory of a NumPy array, which becomes read-only; a copy when `zero_copy` is False.

    Raises ValueError when zero-copy is wanted and the array is not C-contiguous.
    """
    from .utils import array
    if not zero_copy:
        return array(ndarray, dtype=ndarray.dtype)
    if not ndarray.flags["C_CONTIGUOUS"]:
        raise ValueError("Only c-contiguous arrays are supported for zero-copy")
    from .. import dlpack
    handle = dlpack.handle_from_numpy(ndarray)
    ndarray.flags["WRITEABLE"] = False
    return wrap_array(handle) if array_cls is None else array_cls(handle=handle)


