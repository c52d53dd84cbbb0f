# Functions that make a batch out of a list of items.
"""Batchify functions: joining items into batches."""
import numpy as np

from ... import ndarray

__all__ = ["Stack", "Pad", "Group", "AsList"]


def _as_array(items, dtype=None):
    """Stack arrays or numbers of one shape along a new first axis."""
    if isinstance(items[0], ndarray.NDArray):
        out = ndarray.stack(*items, axis=0)
        return out if dtype is None else out.astype(dtype)
    values = np.stack([np.asarray(item) for item in items])
    return ndarray.array(values, dtype=values.dtype if dtype is None else dtype)


class Stack:
    """Stack items of one shape along a new first axis."""

    def __call__(self, data):
        return _as_array(data)


class Pad:
    """Stack items whose sizes differ along `axis`, padding the shorter ones at their end.

    Parameters
    ----------
    axis : int, default 0
    val : float, default 0
        What to pad with.
    ret_length : bool, default False
        Return the sizes before padding as well, as an int32 array of shape (batch,).
    dtype : str or numpy.dtype, optional
        Type of the batch; that of the items by default.
    """

    def __init__(self, axis=0, val=0, ret_length=False, dtype=None):
        self._axis = axis
        self._val = val
        self._ret_length = ret_length
        self._dtype = dtype

    def __call__(self, data):
        items = [item.asnumpy() if isinstance(item, ndarray.NDArray) else np.asarray(item) for item in data]
        sizes = [item.shape[self._axis] for item in items]
        shape = list(items[0].shape)
        shape[self._axis] = max(sizes)
        batch = np.full([len(items), *shape], self._val, dtype=items[0].dtype)
        for row, item in zip(batch, items):
            row[tuple(slice(0, size) for size in item.shape)] = item
        out = ndarray.array(batch, dtype=batch.dtype if self._dtype is None else self._dtype)
        if not self._ret_length:
            return out
        return out, ndarray.array(np.array(sizes, dtype=np.int32), dtype=np.int32)


class Group:
    """Apply one function to each part of the items: `Group(Stack(), Pad())` for items (image, caption)."""

    def __init__(self, fn, *args):
        self._functions = list(fn) if isinstance(fn, (list, tuple)) else [fn, *args]

    def __call__(self, data):
        if len(data[0]) != len(self._functions):
            raise ValueError(f"[Group] argument 'data': expected items of {len(self._functions)} parts, got "
                             f"{len(data[0])}")
        return tuple(function([item[i] for item in data]) for i, function in enumerate(self._functions))


class AsList:
    """Keep the items as a list."""

    def __call__(self, data):
        return list(data)
