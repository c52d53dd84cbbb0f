"""Errors, the unset marker, type tuples and small helpers that the whole package and user code import."""
from __future__ import annotations

import os
from typing import Any, Callable

import numpy as np

__all__ = ["MXNetError", "NotImplementedForSymbol", "NotSupportedForSparseNDArray", "string_types", "numeric_types",
           "integer_types", "check_call", "c_str", "py_str", "classproperty", "with_metaclass", "data_dir"]

string_types = (str,)
numeric_types = (float, int, np.generic)
mx_real_t = np.float32
integer_types = (int, np.int32, np.int64)

error_types: dict[str, type] = {}


class MXNetError(RuntimeError):
    """Any failure that the library reports; `operator` and `argument` name the culprit where it is known."""

    operator: str = ""
    argument: str = ""


class ArgumentError(MXNetError, ValueError):
    """An argument has a value that is not allowed."""


class ShapeError(MXNetError, ValueError):
    """Shapes do not fit together."""


class DTypeError(MXNetError, TypeError):
    """An argument has a type or data type that is not allowed."""


class OutOfRangeError(MXNetError, IndexError):
    """An index lies outside of the array."""


class StateError(MXNetError):
    """The object is not in a state in which this can be done."""


class OutOfMemoryError(MXNetError, MemoryError):
    """There is not enough memory."""


class FileError(MXNetError, OSError):
    """A file cannot be read or written, or holds something unexpected."""


class InternalError(MXNetError):
    """The library found itself in a state that should not occur."""


class NotImplementedForSymbol(MXNetError):
    """Raised for methods that make sense for arrays but not for symbols."""

    def __init__(self, function: Callable | str, alias: str | None = None, *args: Any):
        super().__init__()
        self.function = function if isinstance(function, str) else function.__name__
        self.alias = alias
        self.args = tuple(str(type(a)) for a in args)

    def __str__(self) -> str:
        text = f"Function {self.function}"
        if self.alias:
            text += f" (namely operator \"{self.alias}\")"
        if self.args:
            text += f" with arguments ({', '.join(self.args)})"
        return text + " is not implemented for Symbol and only available in NDArray."


class NotSupportedForSparseNDArray(MXNetError):
    """Raised for methods that sparse arrays do not offer."""

    def __init__(self, function: Callable | str, alias: str | None = None, *args: Any):
        super().__init__()
        self.function = function if isinstance(function, str) else function.__name__
        self.alias = alias
        self.args = tuple(str(type(a)) for a in args)

    def __str__(self) -> str:
        text = f"Function {self.function}"
        if self.alias:
            text += f" (namely operator \"{self.alias}\")"
        if self.args:
            text += f" with arguments ({', '.join(self.args)})"
        return text + " is not supported for sparse NDArrays."


class _NullType:
    """Marks a parameter that the caller did not give; the library's own default applies."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "_Null"

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> str:
        return "_Null"


_Null: Any = _NullType()  # stands in for a value of any type


def register_error(func_name: Any = None, cls: type | None = None) -> Any:
    """Register an error class under a name; usable as a decorator with or without a name."""
    if callable(func_name):
        cls, func_name = func_name, func_name.__name__

    def register(klass: type) -> type:
        error_types[func_name if isinstance(func_name, str) else klass.__name__] = klass
        return klass

    return register if cls is None else register(cls)


for _cls in (ValueError, TypeError, AttributeError, IndexError, NotImplementedError):
    error_types[_cls.__name__] = _cls
for _cls in (InternalError, MXNetError):
    error_types[_cls.__name__] = _cls


def check_call(ret: int) -> None:
    """Raise the library's last error when a C function answered with anything but 0."""
    if ret != 0:
        from . import _capi
        raise _capi.last_error()


def get_last_ffi_error() -> MXNetError:
    """The last error of this thread as an exception object."""
    from . import _capi
    return _capi.last_error()


def c_str(string: str) -> Any:
    """A ctypes `char*` that holds the UTF-8 bytes of `string`."""
    import ctypes
    return ctypes.c_char_p(string.encode("utf-8"))


def c_str_array(strings: list[str]) -> Any:
    """A ctypes array of `char*`."""
    import ctypes
    return (ctypes.c_char_p * len(strings))(*[s.encode("utf-8") for s in strings])


def c_array(ctype: Any, values: Any) -> Any:
    """A ctypes array of `ctype` that holds `values`."""
    return (ctype * len(values))(*values)


def c_array_buf(ctype: Any, buf: Any) -> Any:
    """A ctypes array over the memory of `buf`."""
    return (ctype * len(buf)).from_buffer(buf)


def c_handle_array(objs: list) -> Any:
    """A ctypes array with the addresses of the objects' handles."""
    import ctypes

    from . import _capi
    return (ctypes.c_void_p * len(objs))(*[_capi.address(o.handle) for o in objs])


def py_str(value: bytes) -> str:
    """Bytes from C as text."""
    return value.decode("utf-8")


class _ClassProperty:
    def __init__(self, getter: Callable, setter: Callable | None = None):
        self.getter, self.setter_function = getter, setter

    def __get__(self, obj: Any, owner: type | None = None) -> Any:
        return self.getter.__get__(obj, owner or type(obj))()

    def __set__(self, obj: Any, value: Any) -> None:
        if self.setter_function is None:
            raise AttributeError("can't set attribute")
        owner = obj if isinstance(obj, type) else type(obj)
        self.setter_function.__get__(None, owner)(value)

    def setter(self, func: Any) -> _ClassProperty:
        self.setter_function = func if isinstance(func, (classmethod, staticmethod)) else classmethod(func)
        return self


class _ClassPropertyMeta(type):
    def __setattr__(cls, key: str, value: Any) -> None:
        current = cls.__dict__.get(key)
        if isinstance(current, _ClassProperty) and not isinstance(value, _ClassProperty):
            current.__set__(cls, value)
        else:
            super().__setattr__(key, value)


def classproperty(func: Any) -> _ClassProperty:
    """A property of the class itself; settable through the metaclass that `with_metaclass` users choose."""
    return _ClassProperty(func if isinstance(func, (classmethod, staticmethod)) else classmethod(func))


def with_metaclass(meta: type, *bases: type) -> type:
    """A base class whose metaclass is `meta`."""
    return meta("temporary_class", bases or (object,), {})


def env_int(name: str, default: int, low: int = 0, high: int = 2**31 - 1) -> int:
    """The environment variable `name` as a number; ArgumentError when it is none, or outside [low, high]."""
    value = os.environ.get(name, "")
    try:
        number = int(value) if value else default
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise ArgumentError(f"argument '{name}': expected an integer in [{low}, {high}], got '{value}'")
    return number


def data_dir_default() -> str:
    """The default folder for data sets and models: `~/.mxnet`, on Windows `%APPDATA%/mxnet`."""
    if os.name == "nt":
        return os.path.join(os.environ.get("APPDATA", os.path.expanduser("~")), "mxnet")
    return os.path.join(os.path.expanduser("~"), ".mxnet")


def data_dir() -> str:
    """The folder for data sets and models: environment variable MXNET_HOME, or `data_dir_default()`."""
    return os.getenv("MXNET_HOME", data_dir_default())


def _as_list(obj: Any) -> list:
    """`obj` as a list; anything but lists and tuples becomes the only element."""
    return list(obj) if isinstance(obj, (list, tuple)) else [obj]


_CTYPES_NAMES = {"mx_uint": "c_uint", "mx_int": "c_int", "mx_int64": "c_int64", "mx_float": "c_float"}


def __getattr__(name: str) -> Any:
    # ctypes views for code that calls the C ABI by itself; made only when asked for.
    import ctypes
    value: Any
    if name == "_LIB":
        from . import libinfo
        value = ctypes.CDLL(libinfo.find_lib_path()[0])
    elif name in _CTYPES_NAMES:
        value = getattr(ctypes, _CTYPES_NAMES[name])
    elif name == "mx_float_p":
        value = ctypes.POINTER(ctypes.c_float)
    elif name.endswith("Handle") and name[0].isupper():
        value = ctypes.c_void_p
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
