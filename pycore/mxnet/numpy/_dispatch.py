"""Calls of operators whose results are arrays, or symbols, of the NumPy interface."""
from __future__ import annotations

import functools
from typing import Any, Callable

import numpy as np

from .. import _ops
from ..base import DTypeError
from ..ndarray import _internal as _nd_internal
from ..ndarray.ndarray import NDArray

# The array class of the NumPy interface; set by the module that defines it.
_Array: Any = None


def bind_array_class(cls: type) -> None:
    """Tell the dispatch which class results have."""
    global _Array
    _Array = cls


def as_np(value: Any) -> Any:
    """Results of an operator as arrays or symbols of the NumPy interface.

    The objects are those given: they are fresh, so that nobody else sees their class change.
    """
    if type(value) is NDArray:
        value.__class__ = _Array
    elif isinstance(value, (list, tuple)):
        for item in value:
            as_np(item)
    elif is_symbol(value):
        value.__class__ = symbol_class()
    return value


def is_symbol(value: Any) -> bool:
    """Whether a value is a symbol, without loading the module of symbols for the question."""
    return isinstance(value, _ops.Symbol)


def symbol_class() -> type:
    """The class of symbols of the NumPy interface."""
    from ..symbol.numpy import _Symbol
    return _Symbol


_symbol_functions: dict[str, Callable] = {}


def symbol_function(name: str) -> Callable:
    """The generated function for symbols of an operator."""
    function = _symbol_functions.get(name)
    if function is None:
        from ..symbol import _internal
        function = _symbol_functions[name] = getattr(_internal, name)
    return function


def call(name: str, *inputs: Any, out: Any = None, **params: Any) -> Any:
    """One operator on arrays or on symbols, which must not be mixed; `out` is for arrays."""
    for value in inputs:
        if is_symbol(value):
            return as_np(symbol_function(name)(*inputs, **params))
    return as_np(getattr(_nd_internal, name)(*inputs, out=out, **params))


def operator(registered: str, name: str, module: str) -> Callable:
    """The generated function of an operator, for arrays and symbols of the NumPy interface, as `module.name`."""
    function = getattr(_nd_internal, registered)

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        for value in (*args, *kwargs.values()):
            if is_symbol(value):
                return as_np(symbol_function(registered)(*args, **kwargs))
        return as_np(function(*args, **kwargs))
    wrapped.__name__ = wrapped.__qualname__ = name
    wrapped.__module__ = module
    return wrapped


def create(name: str, out: Any = None, **params: Any) -> Any:
    """An array from an operator without inputs."""
    return as_np(getattr(_nd_internal, name)(out=out, **params))


def create_symbol(name: str, out: Any = None, **params: Any) -> Any:
    """A symbol of an operator without inputs."""
    return as_np(symbol_function(name)(**params))


def require_array(function: str, argument: str, value: Any) -> None:
    """Raise TypeError unless a value is an array or a symbol."""
    if not isinstance(value, NDArray) and not is_symbol(value):
        raise DTypeError(f"[{function}] argument '{argument}': expected an mxnet.numpy array, "
                         f"got {type(value).__name__}")


# Keywords of NumPy's universal functions, with the only values that are supported.
_UFUNC_DEFAULTS = {"where": (True,), "subok": (True,), "casting": ("same_kind",), "order": ("K",), "dtype": (None,)}


_UFUNC_VALUES = {"casting": ("no", "equiv", "safe", "same_kind", "unsafe")}


def reject_keywords(function: str, kwargs: dict[str, Any]) -> None:
    """Raise NotImplementedError for keywords of NumPy that are not supported, TypeError for unknown ones."""
    for name, value in kwargs.items():
        if name not in _UFUNC_DEFAULTS:
            raise TypeError(f"{function}() got an unexpected keyword argument '{name}'")
        if value not in _UFUNC_DEFAULTS[name]:
            if name == "dtype":
                np.dtype(value)  # something that is no dtype is a TypeError
            elif name in _UFUNC_VALUES and value not in _UFUNC_VALUES[name]:
                raise TypeError(f"[{function}] argument '{name}': expected one of {_UFUNC_VALUES[name]}, got {value!r}")
            raise NotImplementedError(f"[{function}] argument '{name}': expected {_UFUNC_DEFAULTS[name][0]!r}, "
                                      f"got {value!r}")


def shape_param(value: Any) -> Any:
    """A shape as operators take it: a number stands for one axis."""
    if value is None or isinstance(value, (tuple, list)):
        return value
    return (int(value),)


class NumpyCachedOp(_ops.CachedOp):
    """A compiled graph whose results are arrays of the NumPy interface."""

    __slots__ = ()

    def __init__(self, sym: Any, flags: Any = (), thread_safe: bool = False):
        super().__init__(sym, flags, thread_safe)
        self.is_np_sym = True

    def __call__(self, *args: Any, out: Any = None, default_ctx: Any = None) -> Any:
        return as_np(super().__call__(*args, out=out, default_ctx=default_ctx))
