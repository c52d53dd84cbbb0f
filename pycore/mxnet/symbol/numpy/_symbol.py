"""The class of symbols of the NumPy interface."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ... import _capi
from ...numpy import _arith, picking, products, reduce, unary
from ...numpy import arrange as _shape
from ...numpy._dispatch import as_np, call
from ...symbol._fluent import FluentMethods
from ...symbol.symbol import Symbol

__all__ = ["_Symbol"]


class _Symbol(Symbol):
    """A symbol whose operators, methods and indices follow NumPy."""

    __slots__ = ()
    _numpy = True
    __hash__ = None  # type: ignore[assignment]

    def as_np_ndarray(self) -> _Symbol:
        """The symbol itself."""
        return self

    def as_nd_ndarray(self) -> Symbol:
        """A classic symbol of the same node."""
        return Symbol(_capi.out_handle(_capi.lib.MXShallowCopySymbol, self._s))

    def __getitem__(self, key: Any) -> Any:
        """An output of a symbol with several, by number or name; otherwise part of the array: integers, slices."""
        if len(self) > 1 or isinstance(key, str):
            return as_np(super().__getitem__(key))
        if isinstance(key, Symbol):
            return call("_npi_boolean_mask", self, key) if key is not self else self
        parts = key if isinstance(key, tuple) else (key,)
        begin, end, step, drop = [], [], [], []
        for axis, part in enumerate(parts):
            if isinstance(part, slice):
                begin.append(part.start)
                end.append(part.stop)
                step.append(part.step)
            elif isinstance(part, (int, onp.integer)):
                begin.append(int(part))
                end.append(None if part == -1 else int(part) + 1)
                step.append(None)
                drop.append(axis)
            else:
                raise NotImplementedError("[__getitem__] argument 'key': expected integers and slices for a symbol, "
                                          f"got {key}")
        result = call("_npi_slice", self, begin=tuple(begin), end=tuple(end), step=tuple(step))
        return _shape.squeeze(result, tuple(drop)) if drop else result

    def __iter__(self) -> Any:
        return (self[i] for i in range(len(self)))

    def __deepcopy__(self, memo: Any) -> _Symbol:
        return as_np(super().__deepcopy__(memo))

    def astype(self, dtype: Any, order: str = "K", casting: str = "unsafe", subok: bool = True,
               copy: bool = True) -> _Symbol:
        """The values converted to `dtype`."""
        return call("_npi_cast", self, dtype=onp.bool_ if dtype is bool else dtype)

    @property
    def T(self) -> _Symbol:
        """The axes in reverse order."""
        return _shape.transpose(self)

    def reshape(self, *args: Any, **kwargs: Any) -> _Symbol:
        """The same elements in another shape, given as numbers or as a tuple; one size may be -1."""
        newshape = kwargs.pop("newshape", kwargs.pop("shape", None))
        if kwargs.pop("order", "C") != "C":
            raise NotImplementedError("[reshape] argument 'order': expected 'C'")
        if kwargs:
            raise TypeError(f"reshape() got an unexpected keyword argument '{next(iter(kwargs))}'")
        if args:
            newshape = args[0] if len(args) == 1 and isinstance(args[0], (tuple, list)) else args
        return _shape.reshape(self, newshape)

    def transpose(self, *axes: Any) -> _Symbol:
        """The axes in another order; reversed by default."""
        if len(axes) == 1 and (axes[0] is None or isinstance(axes[0], (tuple, list))):
            axes = axes[0]
        return _shape.transpose(self, axes or None)

    def flatten(self, order: str = "C") -> _Symbol:
        """The elements in one axis."""
        return _shape.ravel(self, order)

    def max(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> _Symbol:
        """Largest element along axes."""
        return reduce.max(self, axis, keepdims)

    def min(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> _Symbol:
        """Smallest element along axes."""
        return reduce.min(self, axis, keepdims)

    def any(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> _Symbol:
        """Whether any element is not zero."""
        return reduce.any(self, axis, keepdims)

    def all(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> _Symbol:
        """Whether all elements are not zero."""
        return reduce.all(self, axis, keepdims)

    def sum(self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False) -> _Symbol:
        """Sum along axes."""
        return reduce.sum(self, axis, dtype, keepdims)

    def clip(self, min: float | None = None, max: float | None = None, out: Any = None) -> _Symbol:
        """Values cut to [min, max]."""
        return unary.clip(self, min, max)

    def round(self, decimals: int = 0, out: Any = None, **kwargs: Any) -> _Symbol:
        """Rounded to a number of decimals."""
        return unary.around(self, decimals)

    squeeze, swapaxes, repeat, broadcast_to = _shape.squeeze, _shape.swapaxes, _shape.repeat, _shape.broadcast_to
    dot, take, sort, argsort = products.dot, picking.take, picking.sort, picking.argsort
    __matmul__ = products.matmul

    mean, prod, std, var = reduce.mean, reduce.prod, reduce.std, reduce.var
    argmax, argmin, cumsum = reduce.argmax, reduce.argmin, reduce.cumsum

    def __neg__(self) -> _Symbol:
        return call("_npi_negative", self)

    def __abs__(self) -> _Symbol:
        return call("_npi_absolute", self)

    def __invert__(self) -> _Symbol:
        return call("_npi_bitwise_not", self)


_arith.add_operators(_Symbol, False)


def _converted(name: str) -> Any:
    """A method of classic symbols whose results are symbols of this class."""
    method = getattr(Symbol, name)

    def converted(self: _Symbol, *args: Any, **kwargs: Any) -> Any:
        return as_np(method(self, *args, **kwargs))
    converted.__name__, converted.__doc__ = name, method.__doc__
    return converted


for _name in (n for n in vars(FluentMethods) if not n.startswith("_")):
    if _name not in vars(_Symbol):
        setattr(_Symbol, _name, _converted(_name))
del _name
