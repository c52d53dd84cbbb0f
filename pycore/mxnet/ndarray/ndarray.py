"""The array class: memory on a device, shape, dtype, indexing, arithmetic, gradients."""
from __future__ import annotations

import warnings
from builtins import slice as py_slice  # noqa: F401  (a name that test suites import)
from typing import Any, Iterator

import numpy as np

from .. import _capi, _ops
from .._ops import _NDOp, bfloat16, wrap_array, wrap_dense
from ..base import ArgumentError, DTypeError
from ..context import Context
from . import _arith, _indexing
from ._arith import (
    add,
    divide,
    equal,
    greater,
    greater_equal,
    hypot,
    lesser,
    lesser_equal,
    logical_and,
    logical_or,
    logical_xor,
    maximum,
    minimum,
    modulo,
    multiply,
    not_equal,
    power,
    subtract,
    true_divide,
)
from ._fluent import FluentMethods

__all__ = ["NDArray", "concatenate", "_DTYPE_NP_TO_MX", "_DTYPE_MX_TO_NP", "_GRAD_REQ_MAP", "ones", "add", "arange",
           "linspace", "eye", "divide", "equal", "full", "greater", "greater_equal", "lesser", "lesser_equal",
           "logical_and", "logical_or", "logical_xor", "maximum", "minimum", "moveaxis", "modulo", "multiply",
           "not_equal", "onehot_encode", "power", "subtract", "true_divide", "waitall", "histogram", "split_v2",
           "to_dlpack_for_read", "to_dlpack_for_write", "from_dlpack", "from_numpy", "hypot"]

_DTYPE_NP_TO_MX: dict[Any, int] = {
    None: -1, np.float32: 0, np.float64: 1, np.float16: 2, np.uint8: 3, np.int32: 4, np.int8: 5, np.int64: 6,
    np.bool_: 7, np.int16: 8, np.uint16: 9, np.uint32: 10, np.uint64: 11, bfloat16: 12}
_DTYPE_MX_TO_NP: dict[int, Any] = {number: dtype for dtype, number in _DTYPE_NP_TO_MX.items()}
_GRAD_REQ_MAP = {"null": 0, "write": 1, "add": 3}
_STORAGE_TYPE_STR_TO_ID = {"undefined": -1, "default": 0, "row_sparse": 1, "csr": 2}
_STORAGE_TYPE_ID_TO_STR = {number: name for name, number in _STORAGE_TYPE_STR_TO_ID.items()}

# What the operator Cast takes; the remaining types are 16-bit integers and larger unsigned ones.
_CASTABLE = frozenset((0, 1, 2, 3, 4, 5, 6, 7, 12))
_CONTEXTS: dict[int, Context] = {}

_new = object.__new__
_row_at, _rows, _reshaped = _capi.row_at, _capi.rows, _capi.reshaped
_MAX_INT = 2**63 - 1
_UNUSED_SIZES = ((0, 0, 0, 0), (0, 0, 0), (0, 0), (0,), ())

_copy = _NDOp("_copy", ("data",), ())
_full = _NDOp("_full", (), ("shape", "ctx", "dtype", "value"))
_zeros_like = _NDOp("zeros_like", ("data",), ())
_negate = _NDOp("_mul_scalar", ("data",), ("scalar",))
_cast = _NDOp("Cast", ("data",), ("dtype",))


def dtype_id(dtype: Any) -> int:
    """The library's number of a dtype; float32 for None. Raises TypeError for one that arrays cannot have."""
    if dtype is None:
        return 0
    try:
        return _DTYPE_NP_TO_MX[dtype]
    except (KeyError, TypeError):
        pass
    if isinstance(dtype, str) and dtype == "bfloat16":
        return 12
    kind = np.dtype(dtype)
    number = 12 if kind == bfloat16 else _DTYPE_NP_TO_MX.get(kind.type)
    if number is None:
        raise DTypeError(f"[NDArray] argument 'dtype': expected a numeric or bool type, got {dtype!r}")
    return number


def _new_alloc_handle(shape: Any, ctx: Context, delay_alloc: bool, dtype: Any = np.float32) -> Any:
    """Handle of a new array whose values are not set."""
    return _capi.array_create(shape, ctx.device_typeid, ctx.device_id, delay_alloc, dtype_id(dtype))


def _new_empty_handle() -> Any:
    """Handle of an array that has neither shape nor memory yet."""
    return _capi.array_create_none()


class NDArray(FluentMethods):
    """A multi-dimensional array on a device.

    Operations are queued and run when their inputs are there; reading values (`asnumpy`, printing) waits. Make arrays
    with `nd.array`, `nd.zeros` and friends.
    """

    __slots__ = ("_h", "_readonly", "__weakref__")
    __array_priority__ = 1000.0
    _tvm_tcode = 19
    _numpy = False

    def __init__(self, handle: Any, writable: bool = True):
        self.handle = handle
        if not writable:
            self._readonly = True

    def __del__(self, free: Any = _capi.array_free) -> None:
        free(self._h)

    @property
    def handle(self) -> Any:
        """The C handle (a cffi `void*`); null when the array was released."""
        return self._h

    @handle.setter
    def handle(self, value: Any) -> None:
        if value is None:
            value = _capi.NULL
        elif not isinstance(value, _capi.ffi.CData):
            value = _capi.pointer(int(getattr(value, "value", value)))
        self._h = value

    @property
    def writable(self) -> bool:
        """Whether the array may be changed in place."""
        return not getattr(self, "_readonly", False)

    # ---- what it is ---------------------------------------------------------------------------------------------

    def _describe(self) -> Any:
        info = _capi.describe(self._h)
        if not info:
            if not self._h:
                raise ArgumentError("[NDArray] argument 'self': expected a live NDArray, got a released one")
            raise _capi.last_error()
        return info

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes along all axes."""
        info = self._describe()
        ndim = info[0]
        if ndim == 2:
            return (info[2], info[3])
        if ndim == 1:
            return (info[2],)
        return tuple(info[2:ndim + 2]) if ndim > 0 else ()

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return max(self._describe()[0], 0)

    @property
    def size(self) -> int:
        """Number of elements."""
        size = _capi.size_of(self._h)
        if size < 0:
            size = 1
            for n in self.shape:  # finds out what is wrong
                size *= n
        return size

    @property
    def dtype(self) -> Any:
        """NumPy scalar type of the elements."""
        return _DTYPE_MX_TO_NP[self._describe()[1]]

    @property
    def context(self) -> Context:
        """The device that holds the array."""
        packed = _capi.context_of(self._h)
        ctx = _CONTEXTS.get(packed)
        if ctx is None:
            kind, number = _capi.array_context(self._h)
            ctx = _CONTEXTS[packed] = Context(Context.devtype2str[kind], number)
        return ctx

    ctx = context

    @property
    def stype(self) -> str:
        """Storage type; dense arrays have 'default'."""
        kind = _capi.storage_of(self._h)
        if kind < 0:  # none, or an error
            kind = _capi.out_int(_capi.lib.MXNDArrayGetStorageType, self._h)
        return _STORAGE_TYPE_ID_TO_STR[kind]

    @property
    def T(self) -> NDArray:
        """The array with its axes in reverse order; of arrays with fewer than two axes, the array itself."""
        return self if self.ndim < 2 else self.transpose()

    @property
    def grad(self) -> NDArray | None:
        """The gradient buffer that `attach_grad` made, or None."""
        handle = _capi.array_grad(self._h)
        return wrap_array(handle) if handle else None

    @property
    def _fresh_grad(self) -> bool:
        """Whether the gradient was computed since this was last set to False."""
        state = _capi.fresh(self._h)
        if state < 0:
            raise _capi.last_error()
        return state != 0

    @_fresh_grad.setter
    def _fresh_grad(self, state: bool) -> None:
        if _capi.set_fresh(self._h, int(state)) != 0:
            raise _capi.last_error()

    # ---- values ---------------------------------------------------------------------------------------------------

    def asnumpy(self) -> np.ndarray:
        """The values as a new NumPy array; waits for pending operations."""
        result = np.empty(self.shape, dtype=self.dtype)
        _capi.array_read(self._h, result)
        return result

    def asscalar(self) -> Any:
        """The value of an array of one element; ValueError for other sizes."""
        if self.size != 1:
            raise ValueError("The current array is not a scalar")
        return self.asnumpy().reshape(-1)[0]

    item = asscalar

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        if copy is False:
            raise ValueError("the values of an NDArray cannot be seen by NumPy without a copy")
        result = self.asnumpy()
        return result if dtype is None else result.astype(dtype, copy=False)

    def _sync_copyfrom(self, source_array: Any) -> None:
        """Overwrite the values with those of an array-like object of the same shape."""
        if not isinstance(source_array, np.ndarray):
            try:
                source_array = np.array(source_array, dtype=self.dtype)
            except (TypeError, ValueError):
                raise TypeError("array must consist of array-like data, type "
                                f"{type(source_array)} is not supported") from None
        source_array = np.asarray(source_array, dtype=self.dtype, order="C")
        if source_array.shape != self.shape:
            raise ValueError(f"Shape inconsistent: expected {source_array.shape} vs got {self.shape}")
        _capi.array_write(self._h, source_array)

    def _full(self, value: Any) -> NDArray:
        """Overwrite all values with one number."""
        if not isinstance(value, (bool, int, float)):
            value = value.item()
        if self._describe()[1] not in _CASTABLE:
            _capi.array_write(self._h, np.full(self.shape, value, dtype=self.dtype))
            return self
        return _full((), (self.shape, str(self.context), self._dtype_name(), value), self)

    def _dtype_name(self) -> str:
        dtype = self.dtype
        return "bfloat16" if dtype == bfloat16 else dtype.__name__ if dtype is not np.bool_ else "bool"

    def wait_to_read(self) -> None:
        """Wait until the values are there; raises what went wrong while computing them."""
        _capi.check(_capi.lib.MXNDArrayWaitToRead(self._h))

    def wait_to_write(self) -> None:
        """Wait until nobody reads or writes the array."""
        _capi.check(_capi.lib.MXNDArrayWaitToWrite(self._h))

    def __repr__(self) -> str:
        shape = "x".join(str(n) for n in self.shape)
        return f"\n{self.asnumpy()!s}\n<{type(self).__name__} {shape} @{self.context}>"

    def __len__(self) -> int:
        shape = self.shape
        if not shape:
            raise TypeError("len() of unsized object")
        return shape[0]

    def __bool__(self) -> bool:
        size = self.size
        if size == 0:
            return False
        if size == 1:
            return bool(self.asscalar())
        raise ValueError("The truth value of an NDArray with multiple elements is ambiguous.")

    __nonzero__ = __bool__

    def __float__(self) -> float:
        return float(self.asscalar())

    def __int__(self) -> int:
        return int(self.asscalar())

    def __hash__(self) -> int:
        return id(self) // 16

    # ---- parts ----------------------------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Any:
        # A row and some rows are views that the library makes at once; everything else, errors too, goes the long way.
        handle: Any = None
        if type(key) is int:
            handle = _row_at(self._h, key) if -_MAX_INT < key < _MAX_INT else None
        elif type(key) is slice and key.step is None:
            start, stop = key.start, key.stop
            if (start is None or type(start) is int) and (stop is None or type(stop) is int):
                try:
                    handle = _rows(self._h, start or 0, _MAX_INT if stop is None else stop)
                except OverflowError:
                    pass
        if handle:
            result = _new(NDArray)
            result._h = handle
            return result
        return _indexing.getitem(self, key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if not self.writable:
            raise ValueError("Cannot assign to readonly NDArray")
        _indexing.setitem(self, key, value)

    def __iter__(self) -> Iterator[NDArray]:
        for i in range(len(self)):
            yield self[i]

    @staticmethod
    def _basic_indexing_slice_is_contiguous(slc_key: Any, shape: tuple[int, ...]) -> bool:
        """Whether the region of a basic key is one piece of memory, so that reading it gives a view."""
        ranges, _ = _indexing._ranges(_indexing.expand_key(slc_key, shape)[0], shape)
        return any(r[3] == 0 for r in ranges) or _indexing._contiguous(ranges, shape) is not None

    def _slice(self, start: int, stop: int) -> NDArray:
        """Rows start..stop as a view."""
        handle = _capi.rows(self._h, start, stop)
        if not handle:
            raise _capi.last_error()
        return wrap_dense(handle)

    def _at(self, index: int) -> NDArray:
        """Row `index` as a view without the first axis."""
        handle = _capi.row_at(self._h, index)
        if not handle:
            raise _capi.last_error()
        return wrap_dense(handle)

    def _reshaped(self, shape: tuple[int, ...]) -> NDArray:
        """A view of exactly this shape."""
        return wrap_dense(_capi.array_reshape(self._h, shape, False))

    def reshape(self, *shape: Any, **kwargs: Any) -> NDArray:
        """A view of the same values in another shape.

        Sizes may be 0 (keep), -1 (infer), -2 (copy the rest), -3 (merge two axes), -4 (split an axis in the next two
        sizes); with `reverse=True` they are matched from the right. Raises ValueError when the sizes do not match.
        """
        if not kwargs:
            sizes = shape[0] if len(shape) == 1 and type(shape[0]) is tuple else shape
            try:
                handle = _reshaped(self._h, len(sizes), *sizes, *_UNUSED_SIZES[len(sizes)])
            except (TypeError, OverflowError, IndexError):
                handle = None  # many sizes, or none that are integers
            if handle:
                result = _new(NDArray)
                result._h = handle
                return result
        if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
            shape = tuple(shape[0])
        elif not shape:
            given = kwargs.get("shape")
            if given is None:
                raise AssertionError("Shape must be provided.")
            shape = tuple(given) if isinstance(given, (tuple, list)) else (given,)
        unknown = [k for k in kwargs if k not in ("shape", "reverse")] if kwargs else None
        if unknown:
            raise TypeError(f"Got unknown keywords in reshape: {', '.join(unknown)}. "
                            "Accepted keyword arguments are 'shape' and 'reverse'.")
        result = wrap_dense(_capi.array_reshape(self._h, shape, bool(kwargs.get("reverse", False))))
        # Only a smaller shape gets past the library.
        if result.size != self.size:
            raise ValueError(f"Cannot reshape array of size {self.size} into shape {tuple(shape)}")
        return result

    def slice_assign(self, rhs: NDArray, begin: Any, end: Any, step: Any) -> NDArray:
        """Overwrite the region begin:end:step with `rhs`."""
        return _indexing._slice_assign((self, rhs), (begin, end, step), self)

    def slice_assign_scalar(self, value: Any, begin: Any, end: Any, step: Any) -> NDArray:
        """Overwrite the region begin:end:step with a number."""
        return _indexing._slice_assign_scalar((self,), (value, begin, end, step), self)

    # ---- copies ---------------------------------------------------------------------------------------------------

    def astype(self, dtype: Any, copy: bool = True) -> NDArray:
        """The values converted to `dtype`; with `copy=False` the array itself when nothing changes."""
        number = dtype_id(dtype)
        if not copy and number == self._describe()[1]:
            return self
        if number == self._describe()[1]:
            return _copy((self,), ())
        return self._converted(number)

    def _converted(self, number: int) -> NDArray:
        """The values in the dtype with this number."""
        if _CASTABLE.issuperset((number, self._describe()[1])):
            return _cast((self,), (_DTYPE_MX_TO_NP[number],))
        # The operator does not know the other integer types; these are converted here.
        source = self._converted(0) if isinstance(self.dtype, np.dtype) else self
        return array(source.asnumpy(), ctx=self.context, dtype=_DTYPE_MX_TO_NP[number])

    def copyto(self, other: Any) -> Any:
        """Copy into another array, or as a new array to a device; answers the array that was written."""
        if isinstance(other, NDArray):
            if other._h == self._h:
                warnings.warn("You are attempting to copy an array to itself", RuntimeWarning, stacklevel=2)
                return False
            dtype = other.dtype
            if dtype == self.dtype:
                return _copy((self,), (), other)
            if self.shape == other.shape and not _CASTABLE.issuperset((self._describe()[1], dtype_id(dtype))):
                return self._converted(dtype_id(dtype)).copyto(other)
            return _cast((self,), (dtype,), other)
        if isinstance(other, Context):
            if other == self.context:
                return _copy((self,), ())
            return _copy((self,), (), wrap_array(_new_alloc_handle(self.shape, other, False, self.dtype)))
        raise TypeError(f"copyto does not support type {type(other)}")

    def copy(self) -> NDArray:
        """A copy on the same device."""
        return self.copyto(self.context)

    def as_in_context(self, context: Context) -> NDArray:
        """The array itself when it is on that device, otherwise a copy there."""
        return self if self.context == context else self.copyto(context)

    def as_nd_ndarray(self) -> NDArray:
        """The array itself: it is a classic array."""
        return self

    def as_np_ndarray(self) -> Any:
        """An array of the NumPy interface over the same memory, and of the same place in a recorded computation."""
        from ..numpy._dispatch import as_np
        return as_np(wrap_array(_capi.out_handle(_capi.lib.MXShallowCopyNDArray, self._h)))

    def tostype(self, stype: str) -> NDArray:
        """A copy in another storage type: 'default', 'row_sparse' or, for matrices, 'csr'."""
        from . import op
        return op.cast_storage(self, stype=stype)

    def __copy__(self) -> NDArray:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> NDArray:
        return self.copy()

    def __getstate__(self) -> dict:
        return {"handle": None if not self._h else bytearray(_capi.array_to_bytes(self._h))}

    def __setstate__(self, state: dict) -> None:
        data = state["handle"]
        self._h = _capi.NULL if data is None else _capi.array_from_bytes(bytes(data))

    def __reduce__(self) -> tuple:
        return type(self), (None,), self.__getstate__()

    # ---- arithmetic -----------------------------------------------------------------------------------------------

    __add__ = _arith.dunder(_arith.ADD)
    __sub__ = _arith.dunder(_arith.SUB)
    __mul__ = _arith.dunder(_arith.MUL)
    __truediv__ = __div__ = _arith.dunder(_arith.DIV)
    __mod__ = _arith.dunder(_arith.MOD)
    __pow__ = _arith.dunder(_arith.POW)
    __eq__ = _arith.dunder(_arith.EQ)
    __ne__ = _arith.dunder(_arith.NE)
    __gt__ = _arith.dunder(_arith.GT)
    __ge__ = _arith.dunder(_arith.GE)
    __lt__ = _arith.dunder(_arith.LT)
    __le__ = _arith.dunder(_arith.LE)
    __radd__ = _arith.reflected(_arith.ADD)
    __rsub__ = _arith.reflected(_arith.SUB)
    __rmul__ = _arith.reflected(_arith.MUL)
    __rtruediv__ = __rdiv__ = _arith.reflected(_arith.DIV)
    __rmod__ = _arith.reflected(_arith.MOD)
    __rpow__ = _arith.reflected(_arith.POW)
    __iadd__ = _arith.inplace(_arith.ADD, "add to")
    __isub__ = _arith.inplace(_arith.SUB, "subtract from")
    __imul__ = _arith.inplace(_arith.MUL, "multiply to")
    __itruediv__ = __idiv__ = _arith.inplace(_arith.DIV, "divide from")
    __imod__ = _arith.inplace(_arith.MOD, "take modulo from")

    def __neg__(self) -> NDArray:
        return _negate((self,), (-1.0,))

    def __abs__(self) -> NDArray:
        return self.abs()

    # ---- methods whose signature differs from the operator's --------------------------------------------------

    def broadcast_to(self, shape: Any) -> NDArray:
        """The array repeated along axes of size 1 up to `shape`; leading axes may be added, 0 keeps a size."""
        from . import op
        shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
        own = self.shape
        lead = len(shape) - len(own)
        bad = lead < 0 or any(want not in (0, have) and have != 1
                              for have, want in zip(own, shape[max(lead, 0):]))
        if bad:
            raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: "
                             f"{own} and requested shape {shape}")
        source = self if lead == 0 else self._reshaped((1,) * lead + own)
        return op.broadcast_to(source, shape=shape)

    def broadcast_like(self, other: NDArray) -> NDArray:
        """The array repeated up to the shape of `other`."""
        return self.broadcast_to(other.shape)

    def expand_dims(self, axis: int, inplace: bool = False) -> NDArray:
        """The array with a new axis of size 1; with `inplace=True` a view."""
        from . import op
        if not inplace:
            return op.expand_dims(self, axis=axis)
        shape = list(self.shape)
        if axis < -len(shape) - 1 or axis > len(shape):
            raise ValueError(f"[expand_dims] argument 'axis': expected -{len(shape) + 1}..{len(shape)}, got {axis}")
        shape.insert(axis if axis >= 0 else axis + len(shape) + 1, 1)
        return self._reshaped(tuple(shape))

    def flatten(self, inplace: bool = False) -> NDArray:
        """All axes but the first merged; with `inplace=True` a view."""
        from . import op
        return self.reshape((0, -1)) if inplace else op.flatten(self)

    def squeeze(self, axis: Any = None, inplace: bool = False) -> NDArray:
        """The array without axes of size 1, all or those given; with `inplace=True` a view."""
        from . import op
        if not inplace:
            return op.squeeze(self, axis=axis)
        shape = self.shape
        if axis is None:
            kept = [n for n in shape if n != 1]
        else:
            axes = {a + len(shape) if a < 0 else a for a in ((axis,) if isinstance(axis, int) else axis)}
            for a in axes:
                if not 0 <= a < len(shape) or shape[a] != 1:
                    raise ValueError("cannot select an axis to squeeze out which has size not equal to one.")
            kept = [n for a, n in enumerate(shape) if a not in axes]
        return self._reshaped(tuple(kept or (1,)))

    def diag(self, k: int = 0, **kwargs: Any) -> NDArray:
        """The diagonal of a matrix, or a matrix with this diagonal."""
        from . import op
        return op.diag(self, k, **kwargs)

    def split_v2(self, *args: Any, **kwargs: Any) -> Any:
        """Parts along an axis; see `nd.split_v2`."""
        return split_v2(self, *args, **kwargs)

    # ---- gradients ----------------------------------------------------------------------------------------------

    def attach_grad(self, grad_req: str = "write", stype: str | None = None) -> None:
        """Give the array a gradient buffer of zeros, which `backward` fills ('write') or adds to ('add').

        stype: storage type of the buffer; that of the array when None.
        """
        if grad_req not in _GRAD_REQ_MAP:
            raise ArgumentError(f"[attach_grad] argument 'grad_req': expected one of {list(_GRAD_REQ_MAP)}, "
                                f"got {grad_req!r}")
        with_record = _capi.set_recording(0)
        try:
            grad = _zeros_like((self,), ()) if stype is None else zeros(self.shape, self.context, self.dtype, stype)
        finally:
            _capi.set_recording(with_record)
        _capi.mark_variables([self._h], [_GRAD_REQ_MAP[grad_req]], [grad._h])

    def detach(self) -> NDArray:
        """The same values, cut off from the recorded computation."""
        return wrap_array(_capi.out_handle(_capi.lib.MXNDArrayDetach, self._h))

    def backward(self, out_grad: NDArray | None = None, retain_graph: bool = False, train_mode: bool = True) -> None:
        """Compute gradients of this array with respect to the arrays that have a gradient buffer."""
        _capi.backward([self._h], None if out_grad is None else [out_grad._h], [], retain_graph, False, train_mode)

    # ---- DLPack -------------------------------------------------------------------------------------------------

    def to_dlpack_for_read(self) -> Any:
        """A DLPack capsule for a reader; waits until the values are there."""
        return to_dlpack_for_read(self)

    def to_dlpack_for_write(self) -> Any:
        """A DLPack capsule for a writer; waits until nobody uses the array."""
        return to_dlpack_for_write(self)

    def __dlpack__(self, **kwargs: Any) -> Any:
        return to_dlpack_for_read(self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.context.device_typeid, self.context.device_id


_ops.bind_array_class(NDArray)
_arith.bind_array_class(NDArray)

from ..dlpack import from_dlpack, to_dlpack_for_read, to_dlpack_for_write  # noqa: E402
from .creation import (  # noqa: E402
    arange,
    concatenate,
    eye,
    from_numpy,
    full,
    histogram,
    linspace,
    moveaxis,
    onehot_encode,
    ones,
    split_v2,
    waitall,
)
from .utils import array, empty, zeros  # noqa: E402, F401
