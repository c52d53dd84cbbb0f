"""Operator runtime: the callables behind generated operator functions, and cached ops.

A call from Python to an operator costs little because everything that depends on parameters alone (names, text forms,
the library's prepared invocation) is done once and found again by the tuple of parameter values.
"""
from __future__ import annotations

import copy
import types
from typing import Any

import numpy as np

from . import _capi, attribute
from . import name as _name
from ._capi import call0, call1, call2, call3, last_error, storage_of, take_sparse
from .base import ArgumentError, DTypeError, _Null
from .context import Context

__all__ = ["CachedOp", "bfloat16"]

bfloat16 = np.dtype([("bfloat16", np.uint16)])

# How many parameter sets an operator keeps prepared; learning rates that change at each step must not fill memory.
_MAX_PREPARED = 256


class _Unbound:
    pass


# Set by bind_array_class / bind_symbol_class once those modules are there.
NDArray: Any = _Unbound
Symbol: Any = _Unbound
_new = object.__new__


def bind_array_class(cls: type) -> None:
    """Tell the runtime which class wraps array handles."""
    global NDArray
    NDArray = cls


def bind_symbol_class(cls: type) -> None:
    """Tell the runtime which class wraps symbol handles."""
    global Symbol
    Symbol = cls


_sparse_classes: dict[int, type] = {}


def bind_sparse_classes(classes: dict[int, type]) -> None:
    """Tell the runtime which classes wrap sparse arrays, by the number of the storage type."""
    _sparse_classes.update(classes)


def _sparse_class(kind: int) -> type:
    if not _sparse_classes:
        from .ndarray import sparse  # noqa: F401  (binds the classes)
    return _sparse_classes[kind]


def wrap_dense(handle: Any) -> Any:
    """An array object that owns `handle`, which is known not to be sparse."""
    result = _new(NDArray)
    result._h = handle
    return result


def wrap_array(handle: Any) -> Any:
    """An array object that owns `handle`, of the class that fits its storage type."""
    kind = storage_of(handle)
    result = _new(NDArray if kind < 1 else _sparse_class(kind))
    result._h = handle
    return result


def sparse_result() -> Any:
    """The sparse array that a single-output call left aside when it answered NULL; without one, the call's error."""
    handle = take_sparse()
    if not handle:
        raise last_error()
    return wrap_array(handle)


def to_text(value: Any) -> str:
    """The text form in which a parameter value crosses the C ABI."""
    if isinstance(value, str):
        return value
    if value is None or isinstance(value, (bool, int)):
        return str(value)
    if isinstance(value, float):
        return repr(float(value))
    if isinstance(value, np.dtype):
        return "bfloat16" if value == bfloat16 else value.name
    if isinstance(value, np.generic):
        return to_text(value.item())
    if isinstance(value, (tuple, list)):
        parts = [to_text(v) for v in value]
        if isinstance(value, list):
            return "[" + ", ".join(parts) + "]"
        return "(" + ", ".join(parts) + (",)" if len(parts) == 1 else ")")
    if isinstance(value, type):
        kind = np.dtype(value)
        return to_text(kind)
    if isinstance(value, np.ndarray):
        return to_text(tuple(value.tolist()) if value.ndim else value.item())
    if isinstance(value, (NDArray, Symbol)):
        raise DTypeError(f"expected a plain value, got {type(value).__name__}")
    if isinstance(value, (range, set, frozenset)):
        return to_text(tuple(value))
    return str(value)


def _texts(op: str, names: Any, params: Any, kwargs: dict) -> tuple[list[str], list[str]]:
    """Names and text forms of the parameters that were given."""
    keys, values = [], []
    for key, value in (*zip(names, params), *kwargs.items()):
        if value is not _Null:
            try:
                values.append(to_text(value))
            except DTypeError as error:
                raise DTypeError(f"[{op}] argument '{key}': {error}") from None
            keys.append(key)
    return keys, values


def _distinct(params: tuple) -> bool:
    """Whether values and types tell these parameters from all others: 0.0 equals -0.0, and (1, 2) equals (1.0, 2.0)."""
    for value in params:
        if isinstance(value, float) and value == 0.0:
            return False
        if isinstance(value, tuple) and not all(v is None or isinstance(v, int) for v in value):
            return False
    return True


class _NDOp:
    """One operator for arrays: `op(inputs, parameter_values, out, further_kwargs)`."""

    __slots__ = ("name", "inputs", "params", "variadic", "plain", "_unset", "_single", "_prepared", "_by_value")

    def __init__(self, name: str, inputs: tuple[str, ...] | None, params: tuple[str, ...],
                 variadic: str | None = None):
        self.name = name
        self.inputs = inputs
        self.variadic = variadic
        self.params = params if not variadic else tuple(p for p in params if p != variadic)
        # `plain` is the invocation without parameters, also for callers that know that they have none.
        self.plain = _capi.NULL
        self._unset = (_Null,) * len(self.params)
        self._single: dict[Any, Any] = {}
        self._prepared: dict[Any, Any] = {}
        self._by_value: dict[Any, Any] = {}

    def __call__(self, data: tuple, params: tuple, out: Any = None, kwargs: Any = None) -> Any:
        if out is not None or kwargs:
            return self._general(data, params, out, kwargs or {})
        handle: Any = None
        try:
            n = len(data)
            while n and data[n - 1] is None:
                n -= 1
            if self.inputs is None:
                inv = self._single[n, params, (*map(type, params),)]
            elif not params or self._unset == params:
                inv = self.plain
            else:
                inv = self._single[params, (*map(type, params),)]
            if n == 1:
                handle = call1(inv, data[0]._h)
            elif n == 2:
                handle = call2(inv, data[0]._h, data[1]._h)
            elif n == 3:
                handle = call3(inv, data[0]._h, data[1]._h, data[2]._h)
            elif n == 0:
                handle = call0(inv)
        except (KeyError, AttributeError, TypeError, ValueError):
            pass  # not prepared yet, an input that is no array, or a parameter that is one: the general way finds out
        if handle:
            result = _new(NDArray)
            result._h = handle
            return result
        if handle is not None and inv and all(a._h for a in data[:n]):
            return sparse_result()
        return self._general(data, params, None, {})

    def prepare(self, params: tuple = (), kwargs: dict | None = None, count: int | None = None) -> Any:
        """The prepared invocation for parameter values; made once per set."""
        quick: Any = None
        if not kwargs:
            quick = (count if self.variadic else None, params, (*map(type, params),))
            try:
                return self._by_value[quick]
            except (KeyError, TypeError):
                pass  # not there yet, or values that cannot be keys
        keys, values = _texts(self.name, self.params, params, kwargs or {})
        if self.variadic and count is not None and self.variadic not in keys:
            keys.append(self.variadic)
            values.append(str(count))
        key = (*keys, *values)
        inv = self._prepared.get(key)
        if inv is None:
            if len(self._prepared) >= _MAX_PREPARED:
                self._prepared.clear()
                self._single.clear()
                self._by_value.clear()
            inv = self._prepared[key] = _capi.invocation(self.name, keys, values)
        if quick is not None and _distinct(params):
            try:
                self._by_value[quick] = inv
            except TypeError:
                pass
        return inv

    def forget(self) -> None:
        """Prepare calls anew: what parameters mean has changed."""
        self.plain = _capi.NULL
        for calls in (self._single, self._prepared, self._by_value):
            calls.clear()

    def _handles(self, data: tuple) -> list:
        handles = []
        for i, array in enumerate(data):
            if array is None and self.inputs is not None:
                continue  # an optional input that was not given
            handle = getattr(array, "_h", _Null)
            if handle is _Null:
                which = self.inputs[i] if self.inputs else f"data[{i}]"
                raise DTypeError(f"[{self.name}] argument '{which}': expected NDArray, got {type(array).__name__}")
            if not handle:
                which = self.inputs[i] if self.inputs else f"data[{i}]"
                raise ArgumentError(f"[{self.name}] argument '{which}': expected a live NDArray, got a released one")
            handles.append(handle)
        return handles

    def _general(self, data: tuple, params: tuple, out: Any, kwargs: dict) -> Any:
        """Any number of inputs and outputs."""
        if kwargs:
            kwargs = {k: v for k, v in kwargs.items() if k not in ("name", "attr") and v is not None}
        handles = self._handles(data)
        n = len(handles)
        inv = self.prepare(params, kwargs, n)
        if out is not None:
            outs = out if isinstance(out, (list, tuple)) else (out,)
            targets = [getattr(o, "_h", None) for o in outs]
            if not all(targets):
                bad = next(o for o, t in zip(outs, targets) if not t)
                raise DTypeError(f"[{self.name}] argument 'out': expected NDArray, got {type(bad).__name__}")
            if len(outs) == 1 and n <= 8:
                handles += [_capi.NULL] * (8 - n)
                code = _capi.call_into(inv, targets[0], n, *handles)
            else:
                code = _capi.call_into_many(inv, len(outs), targets, n, handles)
            if code != 0:
                raise last_error()
            return out
        if n <= 8:
            count = _capi.call_any(inv, n, *handles, *[_capi.NULL] * (8 - n))
        else:
            count = _capi.call_many(inv, n, handles)
        if count < 0:
            raise last_error()
        results = _capi.outputs()
        if count == 1:
            if not kwargs:
                self._remember(inv, params, n)
            return wrap_array(results[0])
        return [wrap_array(results[i]) for i in range(count)]

    def _remember(self, inv: Any, params: tuple, n: int) -> None:
        """File an invocation with a single output for the fast path."""
        try:
            if self.inputs is not None and (not params or self._unset == params):
                self.plain = inv
            elif _distinct(params):
                types = (*map(type, params),)
                self._single[(n, params, types) if self.inputs is None else (params, types)] = inv
        except (TypeError, ValueError):
            pass  # lists and arrays cannot be keys


class _SymOp:
    """One operator for symbols: `op(inputs, parameter_values, name, attr, further_kwargs)`."""

    __slots__ = ("name", "inputs", "params", "variadic", "_handle", "_hint")

    def __init__(self, name: str, inputs: tuple[str, ...] | None, params: tuple[str, ...],
                 variadic: str | None = None):
        self.name = name
        self.inputs = inputs
        self.variadic = variadic
        self.params = params if not variadic else tuple(p for p in params if p != variadic)
        self._handle: Any = None
        self._hint = name.lower()

    def __call__(self, data: tuple, params: tuple, name: str | None = None, attr: dict | None = None,
                 kwargs: dict | None = None) -> Any:
        names: list[str] = []
        symbols: list[Any] = []
        further = {}
        for key, value in (kwargs or {}).items():
            if isinstance(value, Symbol):
                names.append(key)
                symbols.append(value)
            else:
                further[key] = value
        if self.inputs is None:
            if symbols and data:
                raise ArgumentError(f"[{self.name}] argument '{names[0]}': expected inputs either by position or by "
                                    "name, got both")
            symbols = symbols or list(data)
        else:
            for key, value in zip(self.inputs, data):
                if value is not None:
                    names.append(key)
                    symbols.append(value)
        for i, value in enumerate(symbols):
            if not isinstance(value, Symbol):
                raise DTypeError(f"[{self.name}] argument '{names[i] if names else f'data[{i}]'}': expected Symbol, "
                                 f"got {type(value).__name__}")
        keys, values = _texts(self.name, self.params, params, further)
        if self.variadic and self.variadic not in keys:
            keys.append(self.variadic)
            values.append(str(len(symbols)))
        if self._handle is None:
            self._handle = _capi.op_handle(self.name)
        result = Symbol(_capi.symbol_atomic(self._handle, keys, values))
        attributes = attribute.current().get(attr)
        if attributes:
            result._set_attr(**attributes)
        _capi.symbol_compose(result._s, _name.current().get(name, self._hint), names, [s._s for s in symbols])
        return result


def name_by_alias(namespace: dict[str, Any], names: Any) -> None:
    """Let symbols made through an alias be named after the alias, e.g. `flip0` for `sym.flip`.

    A generated function has one global, its operator; a copy of the function with another operator is all it takes.
    """
    for name in names:
        function = namespace.get(name)
        if not isinstance(function, types.FunctionType) or function.__name__ == name:
            continue
        (label,) = function.__code__.co_names
        origin = function.__globals__[label]
        op = copy.copy(origin)
        op._hint = name.lower()
        renamed = types.FunctionType(function.__code__, {label: op}, name, function.__defaults__)
        renamed.__kwdefaults__ = function.__kwdefaults__
        renamed.__doc__, renamed.__module__ = function.__doc__, function.__module__
        renamed.__qualname__ = name
        renamed.__annotations__ = function.__annotations__
        namespace[name] = renamed


def rewrite_graph(sym: Any) -> Any:
    """The symbol that is compiled or bound in place of `sym`; automatic mixed precision puts its own rule here."""
    return sym


class CachedOp:
    """A symbol prepared for repeated calls with arrays: `CachedOp(sym, flags)(*inputs)`.

    `flags` are pairs such as `('static_alloc', True)`. A call answers one array, or a list when the symbol has several
    outputs.
    """

    __slots__ = ("handle", "is_np_sym", "_hook", "__weakref__")

    def __init__(self, sym: Any, flags: Any = (), thread_safe: bool = False):
        self.handle = None
        self.is_np_sym = False
        self._hook: Any = None
        sym = rewrite_graph(sym)
        self.handle = _capi.cached_op_create(sym._s, [str(k) for k, _ in flags], [to_text(v) for _, v in flags],
                                             thread_safe)

    def __del__(self) -> None:
        handle, self.handle = self.handle, None
        if handle is not None and _capi is not None:
            _capi.cached_op_free(handle)

    def __call__(self, *args: Any, out: Any = None, default_ctx: Context | None = None) -> Any:
        if len(args) == 1 and args[0] is None:
            args = ()
        try:
            handles = [a._h for a in args]
        except AttributeError:
            bad = next(i for i, a in enumerate(args) if not isinstance(a, NDArray))
            raise DTypeError(f"[CachedOp] argument 'args[{bad}]': expected NDArray, "
                             f"got {type(args[bad]).__name__}") from None
        if out is not None:
            outs = out if isinstance(out, (list, tuple)) else (out,)
            _capi.cached_op_call_into(self.handle, handles, [o._h for o in outs])
            return out
        count = _capi.cached_call(self.handle, len(handles), handles)
        if count < 0:
            raise last_error()
        results = _capi.outputs()
        if count == 1:
            return wrap_array(results[0])
        return [wrap_array(results[i]) for i in range(count)]

    def _register_op_hook(self, callback: Any, monitor_all: bool = False) -> None:
        """Call `callback(node_name, operator_name, array)` for outputs (and inputs) of every node."""
        self._hook = _capi.cached_op_hook(self.handle, callback, monitor_all, wrap_array)
