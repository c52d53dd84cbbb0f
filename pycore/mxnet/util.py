"""Switches for NumPy semantics, environment variables and folders."""
from __future__ import annotations

import functools
import inspect
import os
import threading
import types
from typing import Any, Callable

from . import _capi

__all__ = ["makedirs", "set_np_shape", "is_np_shape", "np_shape", "use_np_shape", "is_np_array", "np_array",
           "use_np_array", "use_np", "set_np", "reset_np", "set_module", "getenv", "setenv", "get_gpu_count",
           "get_gpu_memory"]


class _Flags(threading.local):
    np_array = False


_flags = _Flags()


def makedirs(d: str) -> None:
    """Make a folder and its parents; an existing one is fine."""
    os.makedirs(os.path.expanduser(d), exist_ok=True)


def get_gpu_count() -> int:
    """Number of GPUs."""
    return _capi.gpu_count()


def get_gpu_memory(gpu_dev_id: int) -> tuple[int, int]:
    """Free and total memory of a GPU in bytes."""
    return _capi.gpu_memory(gpu_dev_id)


def set_np_shape(active: bool) -> bool:
    """Switch NumPy shape semantics for this thread: `()` is a scalar and 0 a size, instead of both being "unknown".

    Answers the former state.
    """
    return bool(_capi.set_np_shape(int(active)))


def is_np_shape() -> bool:
    """Whether NumPy shape semantics are in force on this thread."""
    return _capi.flag(2) > 0


class _NumpyShapeScope:
    def __init__(self, is_np_shape: bool):
        self._enter, self._previous = is_np_shape, False

    def __enter__(self) -> _NumpyShapeScope:
        if self._enter is not None:
            self._previous = set_np_shape(self._enter)
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        if self._enter is not None and self._previous != self._enter:
            set_np_shape(self._previous)


class _NumpyArrayScope:
    """Says whether arrays of the NumPy interface are wanted; read by `is_np_array`."""

    _current = _flags

    def __init__(self, is_np_array: bool):
        self._is_np_array, self._previous = is_np_array, False

    def __enter__(self) -> _NumpyArrayScope:
        self._previous = _set_np_array(self._is_np_array)
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        _set_np_array(self._previous)


def _set_np_array(active: bool) -> bool:
    previous = _flags.np_array
    _flags.np_array = bool(active)
    return previous


def is_np_array() -> bool:
    """Whether code on this thread asked for arrays of the NumPy interface."""
    return _flags.np_array


def as_wanted(value: Any) -> Any:
    """Fresh arrays, one or a list, as arrays of the NumPy interface where code on this thread asked for these."""
    if not _flags.np_array:
        return value
    from .numpy._dispatch import as_np
    return as_np(value)


def np_shape(active: bool = True) -> _NumpyShapeScope:
    """A `with` scope that switches NumPy shape semantics on or off."""
    return _NumpyShapeScope(active)


def np_array(active: bool = True) -> _NumpyArrayScope:
    """A `with` scope that asks for arrays of the NumPy interface, or for classic ones."""
    return _NumpyArrayScope(active)


def _use(func: Any, scope: Callable) -> Any:
    if inspect.isclass(func):
        # Inherited methods, too: they call those of the class.
        for name, method in inspect.getmembers(func, inspect.isfunction):
            if isinstance(inspect.getattr_static(func, name), types.FunctionType):
                setattr(func, name, _use(method, scope))
        return func
    if not callable(func):
        raise TypeError(f"expected a function or class, got {type(func)}")

    @functools.wraps(func)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        with scope():
            return func(*args, **kwargs)
    return wrapped


def use_np_shape(func: Any) -> Any:
    """Decorator: run a function, or all methods of a class, under NumPy shape semantics."""
    return _use(func, lambda: np_shape(True))


def use_np_array(func: Any) -> Any:
    """Decorator: run a function, or all methods of a class, with arrays of the NumPy interface wanted."""
    return _use(func, lambda: np_array(True))


def use_np(func: Any) -> Any:
    """Decorator: `use_np_shape` and `use_np_array` at once."""
    return use_np_shape(use_np_array(func))


def set_np(shape: bool = True, array: bool = True) -> None:
    """Switch NumPy shape semantics, and the wish for arrays of the NumPy interface, for this thread."""
    if not shape and array:
        raise ValueError("NumPy arrays need NumPy shapes: shape=False with array=True is not allowed")
    set_np_shape(shape)
    _set_np_array(array)


def reset_np() -> None:
    """Back to classic shapes and arrays."""
    set_np(shape=False, array=False)


def set_module(module: str | None) -> Callable:
    """Decorator: say which public module a function or class belongs to."""
    def decorate(func: Any) -> Any:
        if module is not None:
            func.__module__ = module
        return func
    return decorate


def getenv(name: str) -> str | None:
    """Value of an environment variable, None when it is not set."""
    return os.environ.get(name)


def setenv(name: str, value: str | None) -> None:
    """Set an environment variable for Python and the library; None removes it."""
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value
