"""Reading and writing parts of an array: integers, slices, new axes, index arrays.

Regions that are contiguous in memory are read as views that share it; others are copies.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import _capi
from .._ops import _NDOp, wrap_dense
from ..base import OutOfRangeError, ShapeError

_slice = _NDOp("slice", ("data",), ("begin", "end", "step"))
_take = _NDOp("take", ("a", "indices"), ("axis", "mode"))
_transpose = _NDOp("transpose", ("data",), ("axes",))
_gather_nd = _NDOp("gather_nd", ("data", "indices"), ())
_slice_assign = _NDOp("_slice_assign", ("lhs", "rhs"), ("begin", "end", "step"))
_slice_assign_scalar = _NDOp("_slice_assign_scalar", ("data",), ("scalar", "begin", "end", "step"))
_scatter_set_nd = _NDOp("_scatter_set_nd", ("lhs", "rhs", "indices"), ("shape",))

_INTEGERS = (int, np.integer, np.bool_)
_FULL = slice(None)


def _bad_key(key: Any) -> ValueError:
    return ValueError(f"NDArray does not support slicing with key {key} of type {type(key)}.")


def wrap_index(index: int, size: int, axis: int) -> int:
    """A possibly negative index as a position; raises IndexError when it is outside."""
    index = int(index)
    if index < -size or index >= size:
        raise OutOfRangeError(f"index {index} is out of bounds for axis {axis} with size {size}")
    return index + size if index < 0 else index


def _to_index_array(part: Any) -> np.ndarray:
    """A list, NumPy array or NDArray as an array of integers, or of bool for a mask, on the host."""
    if hasattr(part, "asnumpy"):
        part = part.asnumpy()
    array = np.array([p.asnumpy() if hasattr(p, "asnumpy") else p for p in part]) if isinstance(part, list) else part
    if array.dtype.kind == "O" or array.dtype.kind not in "iufb":
        raise _bad_key(part)
    return np.asarray(array) if array.dtype.kind == "b" else np.asarray(array).astype(np.int64)


def _expand_masks(parts: list, shape: tuple[int, ...]) -> list:
    """Replace each mask by the positions of its true values, one index array for each of its axes."""
    result: list = []
    axis = 0
    for part in parts:
        if isinstance(part, np.ndarray) and part.dtype.kind == "b":
            covered = shape[axis:axis + part.ndim]
            if part.shape != covered:
                raise OutOfRangeError(f"boolean index of shape {part.shape} does not match the indexed axes of shape "
                                      f"{covered}")
            result.extend(np.nonzero(part))
            axis += part.ndim
        else:
            result.append(part)
            axis += part is not None
    return result


def expand_key(key: Any, shape: tuple[int, ...]) -> tuple[list, bool]:
    """One entry per axis (int, slice or index array) with None for new axes, and whether there are index arrays."""
    parts = list(key) if isinstance(key, tuple) else [key]
    used, ellipsis, advanced, masked = 0, None, False, False
    for i, part in enumerate(parts):
        if part is None:
            continue
        if part is Ellipsis:
            if ellipsis is not None:
                raise IndexError("an index can only have a single ellipsis ('...')")
            ellipsis = i
            continue
        used += 1
        if isinstance(part, (slice, *_INTEGERS)):
            continue
        if isinstance(part, (list, np.ndarray)) or hasattr(part, "asnumpy"):
            parts[i] = _to_index_array(part)
            advanced = True
        elif isinstance(part, range):
            parts[i] = np.array(part, dtype=np.int64)
            advanced = True
        elif isinstance(part, tuple):
            parts[i] = _to_index_array(list(part))
            advanced = True
        else:
            raise _bad_key(part)
        if isinstance(parts[i], np.ndarray) and parts[i].dtype.kind == "b":
            masked = True
            used += parts[i].ndim - 1
    if used > len(shape):
        raise OutOfRangeError(f"too many indices for array: {used} for an array of {len(shape)} dimensions")
    fill = [_FULL] * (len(shape) - used)
    if ellipsis is None:
        parts += fill
    else:
        parts[ellipsis:ellipsis + 1] = fill
    return (_expand_masks(parts, shape) if masked else parts), advanced


def _ranges(parts: list, shape: tuple[int, ...]) -> tuple[list, list[int]]:
    """(begin, end, step, count) for each axis of a basic key, and the shape of the result."""
    ranges, result, axis = [], [], 0
    for part in parts:
        if part is None:
            result.append(1)
            continue
        size = shape[axis]
        if isinstance(part, slice):
            if part.step is not None and int(part.step) == 0:
                raise ValueError("slice step cannot be zero")
            begin, end, step = slice(*(None if p is None else int(p) for p in (part.start, part.stop, part.step))
                                     ).indices(size)
            count = len(range(begin, end, step))
            ranges.append((begin, end, step, count))
            result.append(count)
        else:
            position = wrap_index(part, size, axis)
            ranges.append((position, position + 1, 1, 1))
        axis += 1
    return ranges, result


def _contiguous(ranges: list, shape: tuple[int, ...]) -> tuple[int, int] | None:
    """First and last + 1 flat position when the region is one piece of memory."""
    begin, length, whole = 0, 1, True
    stride = 1
    for (first, _, step, count), size in zip(reversed(ranges), reversed(shape)):
        if not whole and count != 1:
            return None
        if step != 1 and count > 1:
            return None
        begin += first * stride
        length *= count
        stride *= size
        if count != size:
            whole = False
    return begin, begin + length


def _triple(ranges: list) -> tuple[tuple, tuple, tuple]:
    begin = tuple(r[0] for r in ranges)
    end = tuple(None if r[2] < 0 and r[1] < 0 else r[1] for r in ranges)
    return begin, end, tuple(r[2] for r in ranges)


def _shaped(array: Any, shape: Any) -> Any:
    """`array` in `shape`; without NumPy shapes a scalar is an array of one element."""
    shape = tuple(shape)
    if not shape and _capi.flag(2) <= 0:
        shape = (1,)
    return array if array.shape == shape else array._reshaped(shape)


def _basic_get(array: Any, parts: list, shape: tuple[int, ...]) -> Any:
    ranges, result = _ranges(parts, shape)
    flat = _contiguous(ranges, shape)
    if flat is not None and flat[1] > flat[0]:
        first, last = flat
        whole = 1
        for size in shape:
            whole *= size
        if first == 0 and last == whole:
            view = wrap_dense(_capi.array_reshape(array._h, shape, False))
            return _shaped(view, result)
        view = array if len(shape) == 1 else array._reshaped((whole,))
        return _shaped(view._slice(first, last), result)
    if 0 in result:
        return _empty_result(array, result)
    return _shaped(_slice((array,), _triple(ranges)), result)


def _empty_result(array: Any, shape: Any) -> Any:
    from .utils import empty
    return empty(tuple(shape), ctx=array.ctx, dtype=array.dtype)


def _index_ndarray(array: np.ndarray, ctx: Any) -> Any:
    from .utils import array as make
    return make(array, ctx=ctx, dtype=np.int64)


def _checked(index: np.ndarray, size: int, axis: int) -> np.ndarray:
    """Index array with negative entries resolved; raises IndexError when one is outside."""
    if index.size:
        low, high = int(index.min()), int(index.max())
        if low < -size or high >= size:
            bad = high if high >= size else low
            raise OutOfRangeError(f"index {bad} is out of bounds for axis {axis} with size {size}")
        if low < 0:
            index = np.where(index < 0, index + size, index)
    return index


def _without_new_axes(array: Any, parts: list, shape: tuple[int, ...]) -> tuple[Any, list, tuple[int, ...]]:
    """Turn new axes into real axes of size 1, so that they are slices like others."""
    if None not in [p if p is None else 0 for p in parts]:
        return array, parts, shape
    axis, new_shape, new_parts = 0, [], []
    for part in parts:
        if part is None:
            new_shape.append(1)
            new_parts.append(_FULL)
        else:
            new_shape.append(shape[axis])
            new_parts.append(part)
            axis += 1
    return (array._reshaped(tuple(new_shape)) if array is not None else None), new_parts, tuple(new_shape)


def _advanced_get(array: Any, parts: list, shape: tuple[int, ...]) -> Any:
    array, parts, shape = _without_new_axes(array, parts, shape)
    axes, indices = [], []
    basic: list = []
    for axis, part in enumerate(parts):
        if isinstance(part, slice):
            basic.append(part)
        else:
            index = np.asarray(wrap_index(part, shape[axis], axis) if isinstance(part, _INTEGERS)
                               else _checked(part, shape[axis], axis), dtype=np.int64)
            axes.append(axis)
            indices.append(index)
            basic.append(_FULL)
    if any(b != _FULL for b in basic):
        array = _basic_get(array, basic, shape)
        shape = array.shape
    try:
        indices = np.broadcast_arrays(*indices)
    except ValueError:
        raise IndexError("shape mismatch: indexing arrays could not be broadcast together with shapes "
                         + " ".join(str(i.shape) for i in indices)) from None
    ishape = indices[0].shape
    adjacent = axes == list(range(axes[0], axes[0] + len(axes)))
    rest = [a for a in range(len(shape)) if a not in axes]
    if adjacent:
        result = [shape[a] for a in rest[:axes[0]]] + list(ishape) + [shape[a] for a in rest[axes[0]:]]
    else:
        result = list(ishape) + [shape[a] for a in rest]
    if 0 in result:
        return _empty_result(array, result)
    if len(axes) == 1:
        picked = _take((array, _index_ndarray(indices[0].reshape(-1), array.ctx)), (axes[0], "clip"))
        return _shaped(picked, result)
    order = axes + rest
    if order != list(range(len(shape))):
        array = _transpose((array,), (tuple(order),))
    stacked = np.stack([i.reshape(-1) for i in indices])
    picked = _gather_nd((array, _index_ndarray(stacked, array.ctx)), ())
    if adjacent and axes[0] > 0:
        lead = axes[0]
        picked = _transpose((picked,), ((*range(1, lead + 1), 0, *range(lead + 1, len(rest) + 1)),))
    return _shaped(picked, result)


def getitem(array: Any, key: Any) -> Any:
    """`array[key]`."""
    shape = array.shape
    if isinstance(key, _INTEGERS):
        if not shape:
            raise OutOfRangeError("scalar array cannot be indexed")
        return array._at(wrap_index(key, shape[0], 0))
    if type(key) is slice and key.step is None and shape and not hasattr(key.start, "asnumpy") and not hasattr(
            key.stop, "asnumpy"):
        begin, end, _ = key.indices(shape[0])
        if end > begin:
            return array._slice(begin, end)
        return _empty_result(array, (0, *shape[1:]))
    parts, advanced = expand_key(key, shape)
    return _advanced_get(array, parts, shape) if advanced else _basic_get(array, parts, shape)


# ---- writing ------------------------------------------------------------------------------------------------------

def _value_array(value: Any, array: Any, shape: tuple[int, ...]) -> Any:
    """`value` as an array of `shape`, broadcast where needed."""
    from .utils import array as make
    if hasattr(value, "asnumpy"):
        if value.ctx != array.ctx:
            value = value.as_in_context(array.ctx)
        if value.dtype is not array.dtype:
            value = value.astype(array.dtype)
        if value.shape == shape:
            return value
        own = value.shape
        while len(own) > len(shape) and own[0] == 1:
            own = own[1:]
        if len(own) < len(shape):
            own = (1,) * (len(shape) - len(own)) + own
        value = _shaped(value, own)
        if len(own) != len(shape) or any(o not in (1, s) for o, s in zip(own, shape)):
            raise _cannot_broadcast(value.shape, shape)
        return value.broadcast_to(shape) if own != shape else value
    host = _host_value(value, array)
    while host.ndim > len(shape) and host.shape[0] == 1:
        host = host[0]
    try:
        host = np.broadcast_to(host, shape)
    except ValueError:
        raise _cannot_broadcast(host.shape, shape) from None
    return make(host, ctx=array.ctx, dtype=array.dtype)


def _cannot_broadcast(given: Any, wanted: Any) -> ShapeError:
    return ShapeError(f"[NDArray] argument 'value': expected a shape that broadcasts to {tuple(wanted)}, "
                      f"got {tuple(given)}")


def _host_value(value: Any, array: Any) -> np.ndarray:
    try:
        return np.asarray(value, dtype=_host_dtype(array))
    except (TypeError, ValueError):
        raise TypeError(f"{type(array)} does not support assignment with non-array-like object {value} of type "
                        f"{type(value)}") from None


def _host_dtype(array: Any) -> Any:
    dtype = array.dtype
    return np.float32 if isinstance(dtype, np.dtype) else dtype


def assign(array: Any, value: Any) -> None:
    """`array[:] = value`."""
    if isinstance(value, (int, float, np.generic)):
        array._full(value)
    elif hasattr(value, "asnumpy"):
        shape = array.shape
        if value._h == array._h:
            return
        if value.shape != shape:
            value = _value_array(value, array, shape)
        value.copyto(array)
    else:
        shape = array.shape
        host = _host_value(value, array)
        while host.ndim > len(shape) and host.shape[0] == 1:
            host = host[0]
        if host.shape != shape:
            try:
                host = np.broadcast_to(host, shape)
            except ValueError:
                raise _cannot_broadcast(host.shape, shape) from None
        if isinstance(array.dtype, np.dtype):
            _value_array(value, array, shape).copyto(array)
        else:
            array._sync_copyfrom(host)


def setitem(array: Any, key: Any, value: Any) -> None:
    """`array[key] = value`."""
    shape = array.shape
    if (isinstance(key, slice) and key == _FULL) or key is Ellipsis or (key == () if isinstance(key, tuple) else False):
        assign(array, value)
        return
    parts, advanced = expand_key(key, shape)
    if advanced:
        _advanced_set(array, parts, shape, value)
        return
    ranges, result = _ranges(parts, shape)
    taped = hasattr(value, "asnumpy") and _capi.flag(0) > 0  # what is recorded must hear of it, whatever its size
    if any(r[3] == 0 for r in ranges) and not taped:
        return
    flat = _contiguous(ranges, shape)
    if flat is not None and not taped:
        first, last = flat
        whole = 1
        for size in shape:
            whole *= size
        view = array if len(shape) == 1 else wrap_dense(_capi.array_reshape(array._h, (whole,), False))
        if (first, last) != (0, whole):
            view = view._slice(first, last)
        assign(_shaped(view, result), value)
        return
    begin, end, step = _triple(ranges)
    if isinstance(value, (int, float, np.generic)):
        _slice_assign_scalar((array,), (float(value), begin, end, step), array)
        return
    region = tuple(r[3] for r in ranges)
    rhs = _shaped(_value_array(value, array, tuple(result)), region)
    _slice_assign((array, rhs), (begin, end, step), array)


def _positions(key: Any, shape: tuple[int, ...]) -> np.ndarray:
    """Where in the flattened array of this shape the elements of a key are that NumPy alone understands."""
    parts = key if isinstance(key, tuple) else (key,)
    host = tuple(_to_index_array(p) if isinstance(p, list) or hasattr(p, "asnumpy") else p for p in parts)
    size = 1
    for n in shape:
        size *= n
    return np.arange(size, dtype=np.int64).reshape(shape)[host]


def get_by_positions(array: Any, key: Any) -> Any:
    """`array[key]` for keys with single booleans, in NumPy's sense."""
    at = _positions(key, array.shape)
    if not at.size:
        return _empty_result(array, at.shape)
    picked = _take((array._reshaped((-1,)), _index_ndarray(at.reshape(-1), array.ctx)), (0, "clip"))
    return _shaped(picked, at.shape)


def set_by_positions(array: Any, key: Any, value: Any) -> None:
    """`array[key] = value` for keys with single booleans, in NumPy's sense."""
    shape = array.shape
    at = _positions(key, shape)
    rhs = _value_array(value, array, at.shape)
    if not at.size:
        return
    rows = np.stack(np.unravel_index(at.reshape(-1), shape)) if shape else np.zeros((1, 1), np.int64)
    target = array if shape else array._reshaped((1,))
    _scatter_set_nd((target, _shaped(rhs, (at.size,)), _index_ndarray(rows, array.ctx)), (target.shape,), target)


def _advanced_set(array: Any, parts: list, shape: tuple[int, ...], value: Any) -> None:
    _, parts, full_shape = _without_new_axes(None, parts, shape)
    new_axes = len(full_shape) - len(shape)
    axes = [a for a, p in enumerate(parts) if not isinstance(p, slice)]
    indices = []
    for axis in axes:
        part = parts[axis]
        indices.append(np.asarray(wrap_index(part, full_shape[axis], axis) if isinstance(part, _INTEGERS)
                                  else _checked(part, full_shape[axis], axis), dtype=np.int64))
    try:
        indices = list(np.broadcast_arrays(*indices))
    except ValueError:
        raise IndexError("shape mismatch: indexing arrays could not be broadcast together") from None
    ishape = indices[0].shape
    adjacent = axes == list(range(axes[0], axes[0] + len(axes)))
    slices = [a for a, p in enumerate(parts) if isinstance(p, slice)]
    positions = {a: np.arange(full_shape[a], dtype=np.int64)[parts[a]] for a in slices}
    lead = [a for a in slices if adjacent and a < axes[0]]
    tail = [a for a in slices if a not in lead]
    # Trailing axes that are taken whole need no index.
    last = max(a for a in range(len(parts)) if a in axes or parts[a] != _FULL)
    if new_axes:
        last = len(parts) - 1
    result = [len(positions[a]) for a in lead] + list(ishape) + [len(positions[a]) for a in tail]
    if 0 in result:
        return
    grid_tail = [a for a in tail if a <= last]
    grid_shape = [len(positions[a]) for a in lead] + list(ishape) + [len(positions[a]) for a in grid_tail]
    grid: dict[int, np.ndarray] = {}
    for i, a in enumerate(lead):
        grid[a] = positions[a].reshape([-1 if j == i else 1 for j in range(len(grid_shape))])
    for a, index in zip(axes, indices):
        grid[a] = index.reshape((1,) * len(lead) + ishape + (1,) * len(grid_tail))
    for i, a in enumerate(grid_tail):
        where = len(lead) + len(ishape) + i
        grid[a] = positions[a].reshape([-1 if j == where else 1 for j in range(len(grid_shape))])
    rows = [np.broadcast_to(grid[a], grid_shape).reshape(-1) for a in range(last + 1)]
    if new_axes:
        flat = np.ravel_multi_index(rows, full_shape)
        rows = list(np.unravel_index(flat, shape))
    rhs = _value_array(value, array, tuple(result))
    rest = tuple(full_shape[last + 1:]) if not new_axes else ()
    rhs = _shaped(rhs, (len(rows[0]), *rest))
    _scatter_set_nd((array, rhs, _index_ndarray(np.stack(rows), array.ctx)), (tuple(shape),), array)
