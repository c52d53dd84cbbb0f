"""The array class of the NumPy interface."""
from __future__ import annotations

from typing import Any

import numpy as onp

from .. import _capi
from .._ops import bfloat16, wrap_array
from ..base import ArgumentError
from ..context import Context, current_context
from ..ndarray import _indexing
from ..ndarray._fluent import FluentMethods
from ..ndarray.ndarray import _DTYPE_MX_TO_NP, NDArray, dtype_id
from . import _arith, _dispatch, picking, products, reduce, unary
from . import arrange as _shape
from ._dispatch import as_np, call

__all__ = ["ndarray", "array", "empty"]


def _is_flag(part: Any) -> bool:
    """Whether part of an index is a single boolean, which NumPy reads as a mask without axes."""
    return isinstance(part, (bool, onp.bool_)) or (getattr(part, "dtype", None) == onp.bool_ and part.ndim == 0)


class ndarray(NDArray):
    """An array with the behaviour of NumPy's: scalars are arrays without axes, comparisons give booleans, arithmetic
    brings dtypes together. Make them with `np.array`, `np.zeros` and friends.
    """

    __slots__ = ()
    _numpy = True

    # ---- between the worlds ----

    def as_np_ndarray(self) -> ndarray:
        """The array itself."""
        return self

    def as_nd_ndarray(self) -> NDArray:
        """A classic array over the same memory, and of the same place in a recorded computation."""
        return wrap_array(_capi.out_handle(_capi.lib.MXShallowCopyNDArray, self._h))

    def __array_function__(self, func: Any, types: Any, args: tuple, kwargs: dict) -> Any:
        from . import fallback
        return fallback.array_function(func, args, kwargs)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        from . import fallback
        return fallback.array_ufunc(ufunc, method, inputs, kwargs)

    @property
    def dtype(self) -> Any:
        """NumPy's dtype of the elements."""
        return onp.dtype(_DTYPE_MX_TO_NP[self._describe()[1]])

    def _dtype_name(self) -> str:
        return "bfloat16" if self.dtype == bfloat16 else self.dtype.name

    # ---- values ----

    def item(self, *args: Any) -> Any:
        """One element as a number of Python: the only one, or that at a position."""
        return self.asnumpy().item(*args)

    def tolist(self) -> Any:
        """The elements as nested lists; of an array without axes, a number."""
        return self.asnumpy().tolist()

    def __repr__(self) -> str:
        text = repr(self.asnumpy())
        if self.dtype == onp.float32:
            text = text.replace(", dtype=float32", "")
        elif self.dtype in (onp.float64, onp.int64) and "dtype=" not in text:
            # Not the default here, so it is said.
            text = f"{text[:-1]}, dtype={onp.dtype(self.dtype).name})"
        if self.context.device_type != "cpu":
            text = f"{text[:-1]}, ctx={self.context})"
        return text

    def __str__(self) -> str:
        return str(self.asnumpy())

    def __format__(self, fmt: str) -> str:
        return format(self.item(), fmt) if self.ndim == 0 else object.__format__(str(self), fmt)

    def __bool__(self) -> bool:
        if self.size > 1:
            raise ValueError("The truth value of an ndarray with more than one element is ambiguous. "
                             "Use a.any() or a.all()")
        return bool(self.asnumpy().size and self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __index__(self) -> int:
        if self.ndim != 0 or not onp.issubdtype(self.dtype, onp.integer):
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        return int(self.item())

    __hash__ = NDArray.__hash__

    def astype(self, dtype: Any, order: str = "K", casting: str = "unsafe", subok: bool = True,
               copy: bool = True) -> ndarray:
        """The values converted to `dtype`; with `copy=False` the array itself when nothing changes.

        Only the defaults of `order`, `casting` and `subok` are supported.
        """
        if order not in ("K", "A", "C"):
            raise ValueError(f"[astype] argument 'order': expected 'K', 'A' or 'C', got {order!r}")
        if casting != "unsafe":
            raise ValueError(f"[astype] argument 'casting': expected 'unsafe', got {casting!r}")
        if not subok:
            raise ValueError("[astype] argument 'subok': expected True, got False")
        return as_np(super().astype(onp.bool_ if dtype is bool else dtype, copy))

    def copy(self, order: str = "C") -> ndarray:
        """A copy on the same device."""
        if order != "C":
            raise NotImplementedError(f"[copy] argument 'order': expected 'C', got {order!r}")
        return as_np(super().copy())

    def copyto(self, other: Any) -> Any:
        """Copy into another array, or as a new array to a device; answers the array that was written."""
        return as_np(super().copyto(other))

    def as_in_ctx(self, ctx: Context) -> ndarray:
        """The array itself when it is on that device, otherwise a copy there."""
        return self if self.context == ctx else self.copyto(ctx)

    as_in_context = as_in_ctx

    def detach(self) -> ndarray:
        """The same values, cut off from the recorded computation."""
        return as_np(super().detach())

    def tostype(self, stype: str) -> ndarray:
        """The array itself: there are only dense ones of this class."""
        if stype != "default":
            raise ArgumentError(f"[tostype] argument 'stype': expected 'default', got {stype!r}")
        return self

    @property
    def grad(self) -> ndarray | None:
        """The gradient buffer that `attach_grad` made, or None."""
        return as_np(super().grad)

    @property
    def T(self) -> ndarray:
        """The array with its axes in reverse order."""
        return self.transpose()

    # ---- parts ----

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple) and not key:
            return self
        if _is_flag(key):
            # One condition for everything: a new axis of length 1 or 0.
            rows = self[None]
            return rows if key else rows[0:0]
        flagged = isinstance(key, tuple) and any(_is_flag(part) for part in key)
        result = as_np((_indexing.get_by_positions if flagged else _indexing.getitem)(self, key))
        if result.size == 0 and _capi.flag(0) > 0:
            # Nothing was read; what is recorded must say so nevertheless.
            result = call("_npi_slice", self.reshape(-1), begin=(0,), end=(0,)).reshape(result.shape)
        return result

    def __setitem__(self, key: Any, value: Any) -> None:
        if _is_flag(key) or (isinstance(key, tuple) and any(_is_flag(part) for part in key)):
            if not self.writable:
                raise ValueError("Cannot assign to readonly NDArray")
            _indexing.set_by_positions(self, key, value)
        else:
            super().__setitem__(key, value)

    def _reshaped(self, shape: tuple[int, ...]) -> Any:
        # For classic arrays a size of 0 is the code of an old size.
        return _shape.reshape(self, shape) if 0 in shape else super()._reshaped(shape)

    # ---- methods that are functions, too ----

    def reshape(self, *args: Any, **kwargs: Any) -> ndarray:
        """The same elements in another shape, given as numbers or as a tuple; one size may be -1."""
        order = kwargs.pop("order", "C")
        if order != "C":
            raise NotImplementedError(f"[reshape] argument 'order': expected 'C', got {order!r}")
        newshape = kwargs.pop("newshape", kwargs.pop("shape", None))
        if kwargs:
            raise TypeError(f"reshape() got an unexpected keyword argument '{next(iter(kwargs))}'")
        if args:
            newshape = args[0] if len(args) == 1 and isinstance(args[0], (tuple, list)) else args
        elif newshape is None:
            raise TypeError("reshape() takes exactly 1 argument (0 given)")
        return _shape.reshape(self, newshape)

    def transpose(self, *axes: Any) -> ndarray:
        """The axes in another order, given as numbers or as a tuple; reversed by default."""
        if len(axes) == 1 and (axes[0] is None or isinstance(axes[0], (tuple, list))):
            axes = axes[0]
        return _shape.transpose(self, axes or None)

    def flatten(self, order: str = "C") -> ndarray:
        """A copy of the elements in one axis."""
        if order != "C":
            raise NotImplementedError(f"[flatten] argument 'order': expected 'C', got {order!r}")
        return self.reshape(-1).copy()

    def reshape_view(self, *shape: Any, **kwargs: Any) -> ndarray:
        """A view in another shape, with the codes of classic arrays (0 keeps a size, -1 infers one...)."""
        return as_np(NDArray.reshape(self, *shape, **kwargs))

    def max(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> ndarray:
        """Largest element along axes; see `np.max`."""
        return reduce.max(self, axis, keepdims, out)

    def min(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> ndarray:
        """Smallest element along axes; see `np.min`."""
        return reduce.min(self, axis, keepdims, out)

    def any(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> ndarray:
        """Whether any element is not zero; see `np.any`."""
        return reduce.any(self, axis, keepdims, out)

    def all(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> ndarray:
        """Whether all elements are not zero; see `np.all`."""
        return reduce.all(self, axis, keepdims, out)

    def sum(self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False) -> ndarray:
        """Sum along axes; see `np.sum`."""
        return reduce.sum(self, axis, dtype, keepdims, out=out)

    def clip(self, min: float | None = None, max: float | None = None, out: Any = None) -> ndarray:
        """Values cut to [min, max]; see `np.clip`."""
        return unary.clip(self, min, max, out)

    def round(self, decimals: int = 0, out: Any = None, **kwargs: Any) -> ndarray:
        """Rounded to a number of decimals; see `np.around`."""
        return unary.around(self, decimals, out)

    def squeeze(self, axis: Any = None) -> ndarray:
        """Axes of length 1 removed; see `np.squeeze`."""
        return _shape.squeeze(self, axis)

    def swapaxes(self, axis1: int, axis2: int) -> ndarray:
        """Two axes exchanged; see `np.swapaxes`."""
        return _shape.swapaxes(self, axis1, axis2)

    def repeat(self, repeats: int, axis: int | None = None) -> ndarray:
        """Each element repeated; see `np.repeat`."""
        return _shape.repeat(self, repeats, axis)

    def broadcast_to(self, shape: Any) -> ndarray:
        """Repeated up to `shape`; see `np.broadcast_to`."""
        return _shape.broadcast_to(self, shape)

    dot, take, sort, argsort = products.dot, picking.take, picking.sort, picking.argsort

    def nonzero(self) -> tuple:
        """Positions of what is not zero; see `np.nonzero`."""
        return picking.nonzero(self)

    def __matmul__(self, other: Any) -> ndarray:
        return products.matmul(self, other)

    def __rmatmul__(self, other: Any) -> ndarray:
        return products.matmul(other, self)

    def __imatmul__(self, other: Any) -> ndarray:
        return products.matmul(self, other, out=self)

    mean, prod, std, var = reduce.mean, reduce.prod, reduce.std, reduce.var
    argmax, argmin, cumsum = reduce.argmax, reduce.argmin, reduce.cumsum

    def __neg__(self) -> ndarray:
        return call("_npi_negative", self)

    def __abs__(self) -> ndarray:
        return call("_npi_absolute", self)

    def __invert__(self) -> ndarray:
        return call("_npi_bitwise_not", self)

    def __round__(self, n: int = 0) -> ndarray:
        return unary.around(self, n)

    def __floor__(self) -> ndarray:
        return call("_npi_floor", self)

    def __ceil__(self) -> ndarray:
        return call("_npi_ceil", self)

    def __trunc__(self) -> ndarray:
        return call("_npi_trunc", self)


ndarray.__module__ = "mxnet.numpy"  # where users find it
_arith.add_operators(ndarray, True)
_dispatch.bind_array_class(ndarray)


def _converted(name: str) -> Any:
    """A method of classic arrays whose results are arrays of this class."""
    method = getattr(NDArray, name)

    def converted(self: ndarray, *args: Any, **kwargs: Any) -> Any:
        return as_np(method(self, *args, **kwargs))
    converted.__name__, converted.__doc__ = name, method.__doc__
    return converted


for _name in (*(n for n in vars(FluentMethods) if not n.startswith("_")), "broadcast_like", "expand_dims", "diag",
              "split_v2", "slice_assign", "slice_assign_scalar"):
    if _name not in vars(ndarray):
        setattr(ndarray, _name, _converted(_name))


def _host_array(obj: Any, dtype: Any) -> onp.ndarray:
    """`obj`, which may hold arrays within lists, as a NumPy array."""
    if isinstance(obj, (list, tuple)):
        obj = [_host_array(item, None) if isinstance(item, (list, tuple, NDArray)) else item for item in obj]
    elif isinstance(obj, NDArray):
        obj = obj.asnumpy()
    return onp.array(obj, dtype=dtype)


def array(object: Any, dtype: Any = None, ctx: Context | None = None) -> ndarray:
    """An array with the values of anything that NumPy can read.

    dtype: that of an array, float32 for lists and numbers unless it is given. Raises ValueError for a classic array,
    which `as_np_ndarray` turns into one of this class without a copy.
    """
    if isinstance(object, NDArray) and not isinstance(object, ndarray):
        raise ValueError("If you're trying to create a mxnet.numpy.ndarray from mx.nd.NDArray, please use the "
                         "zero-copy as_np_ndarray function.")
    ctx = ctx or current_context()
    if isinstance(object, ndarray):
        dtype = object.dtype if dtype is None else dtype
    elif dtype is None:
        dtype = object.dtype if isinstance(object, (onp.ndarray, onp.generic)) else onp.float32
    dtype = onp.bool_ if dtype is bool else dtype
    try:
        host = onp.asarray(_host_array(object, dtype), order="C")
    except (TypeError, ValueError) as error:
        raise TypeError(f"[array] argument 'object': expected something array-like, got "
                        f"{type(object).__name__}: {error}") from None
    result = empty(host.shape, host.dtype, ctx=ctx)
    if host.size:
        _capi.array_write(result._h, host)
    return result


def empty(shape: Any, dtype: Any = onp.float32, order: str = "C", ctx: Context | None = None) -> ndarray:
    """An array whose values are not set; float32 unless `dtype` says otherwise."""
    if order != "C":
        raise NotImplementedError(f"[empty] argument 'order': expected 'C', got {order!r}")
    if isinstance(shape, (int, onp.integer)):
        shape = (int(shape),)
    ctx = ctx or current_context()
    dtype = onp.bool_ if dtype is bool else dtype
    handle = _capi.array_create(tuple(shape), ctx.device_typeid, ctx.device_id, False, dtype_id(dtype))
    return as_np(wrap_array(handle))


def __getattr__(name: str) -> Any:
    # The functions of the NumPy interface are known under the name of this module, too.
    from .. import numpy
    if name in numpy.__all__:
        return getattr(numpy, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
