"""Random sparse arrays, for tests."""
from __future__ import annotations

from typing import Any, Callable

import numpy as np

from . import ndarray as nd
from .context import Context
from .ndarray import sparse

__all__ = ["rand_sparse_ndarray", "create_sparse_array", "create_sparse_array_zd", "shuffle_csr_column_indices"]


def _modified(values: np.ndarray, function: Callable | None) -> np.ndarray:
    if function is None or not values.size:
        return values
    return np.vectorize(function)(values).astype(values.dtype)


def shuffle_csr_column_indices(csr: Any) -> None:
    """Shuffle the column numbers within each row of a SciPy CSR matrix, in place."""
    for begin, end in zip(csr.indptr[:-1], csr.indptr[1:]):
        np.random.shuffle(csr.indices[begin:end])


def _power_law_counts(shape: tuple, density: float) -> np.ndarray:
    """Rows that begin with 1, 2, 4, ... values until the density is reached; what does not fit goes to the last."""
    rows, columns = shape
    left = int(rows * columns * density)
    if left < rows:
        raise ValueError(f"a power law needs a value in each of {rows} rows, but density {density} gives {left}")
    counts = np.zeros(rows, dtype=np.int64)
    for row in range(rows):
        counts[row] = min(2 ** min(row, 62), columns, left)
        left -= counts[row]
    for row in range(rows - 1, -1, -1):
        more = min(columns - counts[row], left)
        counts[row] += more
        left -= more
    return counts


def rand_sparse_ndarray(shape: tuple, stype: str, density: float | None = None, dtype: Any = None,
                        distribution: str | None = None, data_init: float | None = None, rsp_indices: Any = None,
                        modifier_func: Callable | None = None, shuffle_csr_indices: bool = False,
                        ctx: Context | None = None) -> tuple[Any, tuple]:
    """A random sparse array and its parts: `(data, indices)`, or `(indptr, indices, data)` for CSR.

    density: share of rows or elements that are stored, random when None. distribution: 'uniform', or 'powerlaw' for
    CSR, where each row has twice as many values as the one before. data_init: the value of all stored elements.
    rsp_indices: which rows are stored. modifier_func: applied to each stored value. Raises ValueError for storage
    types and distributions that do not go together.
    """
    density = float(np.random.rand()) if density is None else density
    dtype = np.dtype(np.float32 if dtype is None else dtype)
    distribution = "uniform" if distribution is None else distribution
    if stype not in ("row_sparse", "csr"):
        raise ValueError(f"unknown storage type: {stype}")
    if distribution not in (("uniform",) if stype == "row_sparse" else ("uniform", "powerlaw")):
        raise ValueError(f"distribution {distribution} not supported for {stype}")

    def values(size: Any) -> np.ndarray:
        drawn = np.random.uniform(-1.0, 1.0, size) if data_init is None else np.full(size, data_init)
        return _modified(drawn.astype(dtype), modifier_func)

    if stype == "row_sparse":
        if rsp_indices is not None:
            indices = np.asarray(rsp_indices, dtype=np.int64)
        else:
            indices = np.flatnonzero(np.random.rand(shape[0]) < density)
        data = values((len(indices), *shape[1:]))
        result: Any = sparse.row_sparse_array((data, indices), shape=shape, ctx=ctx, dtype=dtype)
        return result, (data, indices)
    rows, columns = shape
    if distribution == "powerlaw":
        counts = _power_law_counts(shape, density)
        indices = np.concatenate([np.arange(n, dtype=np.int64) for n in counts])
    else:
        place = [np.flatnonzero(np.random.rand(columns) < density) for _ in range(rows)]
        if shuffle_csr_indices:
            place = [np.random.permutation(p) for p in place]
        counts = np.array([len(p) for p in place], dtype=np.int64)
        indices = np.concatenate(place) if place else np.zeros(0, dtype=np.int64)
    indptr = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    data = values(len(indices))
    result = sparse.csr_matrix((data, indices, indptr), shape=shape, ctx=ctx, dtype=dtype)
    return result, (result.indptr, result.indices, result.data)


def create_sparse_array(shape: tuple, stype: str, data_init: float | None = None, rsp_indices: Any = None,
                        dtype: Any = None, modifier_func: Callable | None = None, density: float = 0.5,
                        shuffle_csr_indices: bool = False) -> Any:
    """A random sparse array; see `rand_sparse_ndarray`."""
    if stype == "row_sparse" and rsp_indices is not None:
        rsp_indices = np.asarray(rsp_indices)
        if rsp_indices.size and rsp_indices.max() >= shape[0]:
            raise ValueError(f"row {rsp_indices.max()} lies outside of an array of shape {shape}")
    return rand_sparse_ndarray(shape, stype, density, dtype, None, data_init, rsp_indices, modifier_func,
                               shuffle_csr_indices)[0]


def create_sparse_array_zd(shape: tuple, stype: str, density: float, data_init: float | None = None,
                           rsp_indices: Any = None, dtype: Any = None, modifier_func: Callable | None = None,
                           shuffle_csr_indices: bool = False) -> Any:
    """As `create_sparse_array`; density 0 gives an array that stores nothing."""
    if stype == "row_sparse" and rsp_indices is None and density == 0:
        rsp_indices = []
    return create_sparse_array(shape, stype, data_init, rsp_indices, dtype, modifier_func, density,
                               shuffle_csr_indices)


def as_stype(array: Any, stype: str | None) -> Any:
    """The array in another storage type, itself when that is None or its own."""
    return array if stype in (None, array.stype) else nd.cast_storage(array, stype=stype)
