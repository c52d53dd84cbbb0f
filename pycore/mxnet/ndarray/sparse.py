"""Sparse arrays: classes, making them, arithmetic, and the operators that know sparse storage (`mx.nd.sparse`)."""
from __future__ import annotations

import builtins
from typing import Any, Callable

import numpy as np

from .. import _capi, _ops
from .._ops import _NDOp, wrap_array
from ..base import NotSupportedForSparseNDArray, OutOfRangeError, _Null
from ..context import Context, current_context
from . import _arith, gen_sparse
from .gen_sparse import *  # noqa: F403
from .ndarray import _DTYPE_MX_TO_NP, _STORAGE_TYPE_STR_TO_ID, NDArray, dtype_id

__all__ = [*gen_sparse.__all__, "BaseSparseNDArray", "CSRNDArray", "RowSparseNDArray", "csr_matrix",
           "row_sparse_array", "array", "zeros", "empty", "add", "subtract", "multiply", "divide"]

_STORAGE_AUX_TYPES = {"row_sparse": [np.int64], "csr": [np.int64, np.int64]}
_INTEGERS = (int, np.integer)
_ALL = builtins.slice(None)  # `slice` is an operator here

_copy = _NDOp("_copy", ("data",), ())
_slice = _NDOp("slice", ("data",), ("begin", "end", "step"))


# ---- arithmetic ---------------------------------------------------------------------------------------------------

def _arithmetic(elemwise: str, broadcast: Any) -> Callable:
    """Arrays of one shape keep their storage type where the operator can; other operands are broadcast."""
    op = _NDOp(elemwise, ("lhs", "rhs"), ())

    def apply(lhs: Any, rhs: Any) -> Any:
        if isinstance(lhs, NDArray) and isinstance(rhs, NDArray) and lhs.shape == rhs.shape:
            return op((lhs, rhs), ())
        return broadcast.apply(lhs, rhs)

    return apply


_add = _arithmetic("elemwise_add", _arith.ADD)
_subtract = _arithmetic("elemwise_sub", _arith.SUB)
_multiply = _arithmetic("elemwise_mul", _arith.MUL)
_divide = _arithmetic("elemwise_div", _arith.DIV)


def add(lhs: Any, rhs: Any) -> Any:
    """`lhs + rhs` of arrays and numbers; the sum of two arrays of one sparse storage type keeps it."""
    return _add(lhs, rhs)


def subtract(lhs: Any, rhs: Any) -> Any:
    """`lhs - rhs` of arrays and numbers; the difference of two arrays of one sparse storage type keeps it."""
    return _subtract(lhs, rhs)


def multiply(lhs: Any, rhs: Any) -> Any:
    """`lhs * rhs` of arrays and numbers; the product with a sparse array of the same shape is sparse."""
    return _multiply(lhs, rhs)


def divide(lhs: Any, rhs: Any) -> Any:
    """`lhs / rhs` of arrays and numbers; the quotient of a sparse array and a number is sparse."""
    return _divide(lhs, rhs)


# ---- classes ------------------------------------------------------------------------------------------------------

class BaseSparseNDArray(NDArray):
    """What both kinds of sparse array have in common. Operators without a sparse form work on dense copies."""

    __slots__ = ()

    def __repr__(self) -> str:
        shape = "x".join(str(n) for n in self.shape)
        return f"\n<{type(self).__name__} {shape} @{self.context}>"

    def __add__(self, other: Any) -> Any:
        return _add(self, other)

    def __sub__(self, other: Any) -> Any:
        return _subtract(self, other)

    def __mul__(self, other: Any) -> Any:
        return _multiply(self, other)

    def __truediv__(self, other: Any) -> Any:
        return _divide(self, other)

    __div__ = __truediv__

    # ---- parts ----------------------------------------------------------------------------------------------------

    @property
    def _num_aux(self) -> int:
        return len(_STORAGE_AUX_TYPES[self.stype])

    @property
    def _aux_types(self) -> list:
        """NumPy types of the index arrays."""
        return [_DTYPE_MX_TO_NP[_capi.out_int(_capi.lib.MXNDArrayGetAuxType, self._h, i)]
                for i in range(self._num_aux)]

    def _aux_data(self, i: int) -> NDArray:
        """Index array number i."""
        return wrap_array(_capi.out_handle(_capi.lib.MXNDArrayGetAuxNDArray, self._h, i))

    def _set_part(self, i: int, value: Any) -> None:
        """Replace the stored values (-1) or index array number i; whether all parts fit is seen at the next use."""
        from .utils import array as dense
        if not isinstance(value, NDArray):
            value = dense(value, ctx=self.context, dtype=self.dtype if i < 0 else np.int64)
        _capi.check(_capi.lib.MXNDArraySyncCopyFromNDArray(self._h, value._h, i))

    @property
    def data(self) -> NDArray:
        """The stored values; assigning replaces them."""
        return wrap_array(_capi.out_handle(_capi.lib.MXNDArrayGetDataNDArray, self._h))

    @data.setter
    def data(self, value: Any) -> None:
        self._set_part(-1, value)

    def check_format(self, full_check: bool = True) -> None:
        """Raise MXNetError when the parts do not make a valid array; without `full_check` only sizes are looked at."""
        _capi.check(_capi.lib.MXNDArraySyncCheckFormat(self._h, full_check))

    # ---- values ---------------------------------------------------------------------------------------------------

    def asnumpy(self) -> np.ndarray:
        """The values as a new dense NumPy array; waits for pending operations."""
        from .utils import empty as dense
        result = dense(self.shape, ctx=self.context, dtype=self.dtype)
        _capi.check(_capi.lib.MXNDArraySyncCopyFromNDArray(result._h, self._h, -1))
        return result.asnumpy()

    def astype(self, dtype: Any, copy: bool = True) -> Any:
        """The values converted to `dtype`; with `copy=False` the array itself when nothing changes."""
        if not copy and dtype_id(dtype) == self._describe()[1]:
            return self
        return self.copyto(zeros(self.stype, self.shape, self.context, dtype))

    def copyto(self, other: Any) -> Any:
        """Copy into another array of the same storage type or a dense one, or as a new array to a device."""
        if isinstance(other, Context):
            other = zeros(self.stype, self.shape, other, self.dtype)
        elif not isinstance(other, NDArray):
            raise TypeError(f"copyto does not support type {type(other)}")
        elif other.stype not in ("default", self.stype):
            raise TypeError(f"copyto does not support destination NDArray stype {other.stype}")
        if other._h == self._h:
            return super().copyto(other)
        return _copy((self,), (), other)

    def tostype(self, stype: str) -> NDArray:
        """A copy that is dense ('default') or has the same storage type; ValueError for the other sparse one."""
        if stype not in ("default", self.stype) and stype in _STORAGE_TYPE_STR_TO_ID:
            raise ValueError(f"cast_storage from {self.stype} to {stype} is not supported")
        return super().tostype(stype)

    # ---- what only dense arrays can do ----------------------------------------------------------------------------

    def reshape(self, *shape: Any, **kwargs: Any) -> NDArray:
        """Raises NotSupportedForSparseNDArray: sparse arrays have no views."""
        raise NotSupportedForSparseNDArray(self.reshape, None, *shape)

    def _at(self, index: int) -> NDArray:
        raise NotSupportedForSparseNDArray(self._at, "[idx]", index)

    def _slice(self, start: int, stop: int) -> NDArray:
        raise NotSupportedForSparseNDArray(self._slice, None, start, stop)

    def _reshaped(self, shape: tuple[int, ...]) -> NDArray:
        raise NotSupportedForSparseNDArray(self.reshape, None, shape)

    def _assign(self, value: Any) -> None:
        """`self[:] = value` for anything but a number."""
        from .utils import array as dense
        if not isinstance(value, NDArray):
            value = np.asarray(value)
            value = dense(np.broadcast_to(value, self.shape), ctx=self.context, dtype=self.dtype)
        if value._h != self._h:
            value.copyto(self)


class CSRNDArray(BaseSparseNDArray):
    """A matrix that stores some of its values, row by row.

    `data` holds the values, `indices` the column of each, and row i has values `indptr[i]` up to `indptr[i + 1]`.
    """

    __slots__ = ()

    @property
    def indices(self) -> NDArray:
        """Column of each stored value; assigning replaces them."""
        return self._aux_data(1)

    @indices.setter
    def indices(self, value: Any) -> None:
        self._set_part(1, value)

    @property
    def indptr(self) -> NDArray:
        """Where each row begins among the stored values; assigning replaces them."""
        return self._aux_data(0)

    @indptr.setter
    def indptr(self, value: Any) -> None:
        self._set_part(0, value)

    def asscipy(self) -> Any:
        """The array as a `scipy.sparse.csr_matrix` with memory of its own."""
        import scipy.sparse
        return scipy.sparse.csr_matrix((self.data.asnumpy(), self.indices.asnumpy(), self.indptr.asnumpy()),
                                       shape=self.shape, dtype=self.dtype)

    def __getitem__(self, key: Any) -> Any:
        rows = self.shape[0]
        if isinstance(key, _INTEGERS):
            if not -rows <= key < rows:
                raise OutOfRangeError(f"index {key} is out of bounds for axis 0 with size {rows}")
            begin = int(key) % rows
            return _slice((self,), ((begin,), (begin + 1,), _Null))
        if isinstance(key, builtins.slice):
            if key.step is not None and key.step != 1:
                raise ValueError("CSRNDArray only supports continuous slicing on axis 0")
            if key.start is None and key.stop is None:
                return self
            begin, end, _ = key.indices(rows)
            return _slice((self,), ((begin,), (end,), _Null))
        if isinstance(key, tuple):
            raise ValueError("Multi-dimension indexing is not supported")
        raise ValueError(f"CSRNDArray does not support slicing with key {key} of type {type(key)}.")

    def __setitem__(self, key: Any, value: Any) -> None:
        _check_assignment(self, key)
        if isinstance(value, (int, float, np.generic)):
            raise ValueError("Assigning numeric types to CSRNDArray is not implemented yet.")
        self._assign(value)


class RowSparseNDArray(BaseSparseNDArray):
    """An array that stores some of its rows (parts along the first axis): `data`, and their numbers in `indices`."""

    __slots__ = ()

    @property
    def indices(self) -> NDArray:
        """Numbers of the stored rows, rising; assigning replaces them."""
        return self._aux_data(0)

    @indices.setter
    def indices(self, value: Any) -> None:
        self._set_part(0, value)

    def retain(self, *args: Any, **kwargs: Any) -> Any:
        """Only the rows whose numbers are in `indices`; the others become zero."""
        return gen_sparse.retain(self, *args, **kwargs)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, builtins.slice) and key == _ALL:
            return self
        if isinstance(key, _INTEGERS):
            raise NotImplementedError("__getitem__ with int key is not implemented for RowSparseNDArray yet")
        raise ValueError("RowSparseNDArray only supports [:] for __getitem__")

    def __setitem__(self, key: Any, value: Any) -> None:
        _check_assignment(self, key)
        self._assign(value)


def _check_assignment(array: BaseSparseNDArray, key: Any) -> None:
    if not array.writable:
        raise ValueError("Cannot assign to readonly NDArray")
    if not isinstance(key, builtins.slice) or key != _ALL:
        raise TypeError(f"{type(array).__name__} only supports [:] for assignment")


_ops.bind_sparse_classes({1: RowSparseNDArray, 2: CSRNDArray})


# ---- making arrays ------------------------------------------------------------------------------------------------

def zeros(stype: str, shape: Any, ctx: Context | None = None, dtype: Any = None, **kwargs: Any) -> NDArray:
    """An array of zeros that stores nothing; float32 unless `dtype` says otherwise.

    Raises ValueError for an unknown storage type.
    """
    if stype == "default":
        from .utils import zeros as dense
        return dense(shape, ctx=ctx, dtype=dtype, **kwargs)
    if stype not in _STORAGE_AUX_TYPES:
        raise ValueError(f"unknown storage type: {stype}")
    shape = (shape,) if isinstance(shape, _INTEGERS) else shape
    ctx = ctx or current_context()
    return wrap_array(_capi.array_create_sparse(_STORAGE_TYPE_STR_TO_ID[stype], shape, ctx.device_typeid,
                                                ctx.device_id, dtype_id(dtype)))


def empty(stype: str, shape: Any, ctx: Context | None = None, dtype: Any = None) -> NDArray:
    """As `zeros`: a sparse array without values stores nothing."""
    return zeros(stype, shape, ctx, dtype)


def array(source_array: Any, ctx: Context | None = None, dtype: Any = None) -> NDArray:
    """A copy of a sparse array or of a SciPy sparse matrix, which becomes a CSRNDArray.

    dtype: that of the source when None. Raises ValueError for a source that is not sparse.
    """
    if isinstance(source_array, BaseSparseNDArray):
        dtype = source_array.dtype if dtype is None else dtype
        return source_array.copyto(zeros(source_array.stype, source_array.shape, ctx, dtype))
    if hasattr(source_array, "tocsr"):
        return csr_matrix(source_array, ctx=ctx, dtype=dtype)
    if isinstance(source_array, NDArray):
        raise ValueError("Please use mx.nd.array to create an NDArray with source_array of type NDArray")
    raise ValueError(f"Unexpected source_array type: {type(source_array)}")


def _dtype_of(source: Any, dtype: Any) -> Any:
    return dtype if dtype is not None else getattr(source, "dtype", np.float32)


def _check_shape(own: Any, wanted: Any) -> None:
    if wanted is not None and tuple(own) != tuple(wanted):
        raise ValueError(f"Shape mismatch detected. {tuple(own)} v.s. {tuple(wanted)}")


def _assembled(stype: str, parts: tuple, shape: Any, ctx: Context | None, dtype: Any) -> NDArray:
    """A sparse array of a value array and index arrays (in the order of the library)."""
    result = zeros(stype, shape, ctx, _dtype_of(parts[0], dtype))
    for i, part in enumerate(parts):
        result._set_part(i - 1, part)  # type: ignore[attr-defined]
    return result


def _host(values: Any) -> np.ndarray:
    return values.asnumpy() if isinstance(values, NDArray) else np.asarray(values)


def csr_matrix(arg1: Any, shape: Any = None, ctx: Context | None = None, dtype: Any = None) -> CSRNDArray:
    """A CSRNDArray made from one of these:

    - a matrix: nested lists, a NumPy array, a dense or CSR NDArray, a SciPy sparse matrix;
    - `(M, N)`: a matrix of zeros;
    - `(data, indices, indptr)`: the parts;
    - `(data, (row, column))`: values and where they are; those at one place are added up.

    shape: needed where the parts do not tell it. dtype: that of the source, float32 for lists. Raises ValueError when
    source and shape contradict each other; the order of the parts is looked at by `check_format` and by whoever reads.
    """
    if not isinstance(arg1, tuple):
        if hasattr(arg1, "tocsr"):
            matrix = arg1.tocsr(copy=True)
            matrix.sum_duplicates()
            matrix.sort_indices()
            _check_shape(matrix.shape, shape)
            return _assembled("csr", (matrix.data, matrix.indptr, matrix.indices), matrix.shape, ctx,
                              _dtype_of(matrix, dtype))  # type: ignore[return-value]
        return _from_values(arg1, "csr", shape, ctx, dtype)
    if len(arg1) == 2 and all(isinstance(n, _INTEGERS) for n in arg1):
        _check_shape(arg1, shape)
        return zeros("csr", arg1, ctx, dtype)  # type: ignore[return-value]
    if len(arg1) == 2:
        data, place = arg1
        if not isinstance(place, tuple) or len(place) != 2:
            raise ValueError(f"Unexpected input: {arg1}; expected (data, (row, column))")
        values, row, column = _host(data), _host(place[0]), _host(place[1])
        shape = (int(row.max()) + 1, int(column.max()) + 1) if shape is None and row.size else shape
        if shape is None:
            raise ValueError("cannot infer the shape of a matrix without values")
        row, column = row.astype(np.int64), column.astype(np.int64)
        if row.size and (row.min() < 0 or column.min() < 0 or row.max() >= shape[0] or column.max() >= shape[1]):
            raise ValueError(f"rows or columns lie outside of a matrix of shape {tuple(shape)}")
        flat, inverse = np.unique(row * int(shape[1]) + column, return_inverse=True)
        total = np.zeros(flat.shape, dtype=values.dtype)
        np.add.at(total, inverse.reshape(-1), values)
        indptr = np.searchsorted(flat, np.arange(shape[0] + 1, dtype=np.int64) * int(shape[1]))
        return _assembled("csr", (total, indptr, flat % int(shape[1])), shape, ctx,
                          _dtype_of(data, dtype))  # type: ignore[return-value]
    if len(arg1) == 3:
        data, indices, indptr = arg1
        sizes = [np.shape(part) for part in arg1]
        if any(len(size) != 1 for size in sizes):
            raise ValueError(f"data, indices and indptr must have one dimension, got shapes {sizes}")
        if shape is None:
            if sizes[1][0] == 0:
                raise ValueError("invalid shape: the number of columns does not follow from no indices")
            shape = (sizes[2][0] - 1, int(_host(indices).max()) + 1)
        if sizes[0] != sizes[1] or sizes[2][0] != shape[0] + 1:
            raise ValueError(f"invalid shape {tuple(shape)} for {sizes[0][0]} values, {sizes[1][0]} indices and "
                             f"{sizes[2][0]} row pointers")
        columns = _host(indices)
        if columns.size and not (columns.min() >= 0 and columns.max() < shape[1]):
            raise ValueError(f"[csr_matrix] argument 'indices': expected columns in [0, {shape[1]}), "
                             f"got {columns.min()} to {columns.max()}")
        return _assembled("csr", (data, indptr, indices), shape, ctx, dtype)  # type: ignore[return-value]
    raise ValueError(f"Unexpected length of input tuple: {len(arg1)}")


def row_sparse_array(arg1: Any, shape: Any = None, ctx: Context | None = None, dtype: Any = None) -> RowSparseNDArray:
    """A RowSparseNDArray made from one of these:

    - values: nested lists, a NumPy array, a dense or row_sparse NDArray;
    - `(D0, D1, ...)`: an array of zeros of this shape;
    - `(data, indices)`: the stored rows and their numbers.

    shape: needed where the parts do not tell it. dtype: that of the source, float32 for lists. Raises ValueError when
    source and shape contradict each other.
    """
    if not isinstance(arg1, tuple):
        return _from_values(arg1, "row_sparse", shape, ctx, dtype)
    if len(arg1) < 2:
        raise ValueError(f"Unexpected length of input tuple: {len(arg1)}")
    if len(arg1) > 2 or all(isinstance(n, _INTEGERS) for n in arg1):
        _check_shape(arg1, shape)
        return zeros("row_sparse", arg1, ctx, dtype)  # type: ignore[return-value]
    data, indices = arg1
    rows, numbers = np.shape(data), np.shape(indices)
    if len(numbers) != 1 or not rows:
        raise ValueError(f"expected values with at least one dimension and indices with one, got shapes {rows} and "
                         f"{numbers}")
    if shape is None:
        if not numbers[0]:
            raise ValueError("invalid shape: the number of rows does not follow from no indices")
        shape = (int(_host(indices).max()) + 1, *rows[1:])
    if rows[0] != numbers[0] or tuple(rows[1:]) != tuple(shape[1:]):
        raise ValueError(f"invalid shape {tuple(shape)} for values of shape {rows} and {numbers[0]} indices")
    return _assembled("row_sparse", (data, indices), shape, ctx, dtype)  # type: ignore[return-value]


def _from_values(source: Any, stype: str, shape: Any, ctx: Context | None, dtype: Any) -> Any:
    """A sparse array of the values of a dense array, or a copy of one with the same storage type."""
    from .utils import array as dense
    if isinstance(source, BaseSparseNDArray):
        if source.stype != stype:
            raise ValueError(f"Unexpected input type: {type(source).__name__}")
        _check_shape(source.shape, shape)
        return array(source, ctx, dtype)
    values = dense(source, ctx=ctx, dtype=_dtype_of(source, dtype))
    _check_shape(values.shape, shape)
    if stype == "csr" and np.ndim(values) != 2:
        raise ValueError("To convert to a CSR, the NDArray should be 2 Dimensional. Current shape is "
                         f"{values.shape}")
    return values.tostype(stype)
