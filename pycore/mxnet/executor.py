"""Executors: a symbol bound to arrays, with forward and backward."""
from __future__ import annotations

import threading
from typing import Any

import numpy as np

from . import _capi, _ops
from ._ops import wrap_array
from .base import DTypeError, StateError
from .context import Context
from .ndarray.ndarray import _GRAD_REQ_MAP, NDArray, dtype_id

__all__ = ["Executor"]


class Executor:
    """A bound graph. `Symbol.bind` and `Symbol.simple_bind` make executors."""

    def __init__(self, handle: Any, symbol: Any, ctx: Context, grad_req: Any, group2ctx: dict | None):
        self.handle = handle
        self.arg_arrays: list[NDArray] = []
        self.grad_arrays: list[NDArray | None] = []
        self.aux_arrays: list[NDArray] = []
        self.outputs: list[NDArray] = []
        self._symbol = symbol
        self._ctx = ctx
        self._grad_req = grad_req
        self._group2ctx = group2ctx
        self._monitor: Any = None
        self._monitor_errors: list[BaseException] = []
        self._dicts: dict[str, dict] = {}
        self._lock = threading.RLock()  # a monitor callback may come back here
        self._ran: set[int] = set()  # threads that called forward, and the last of them
        self._last: int | None = None

    def __del__(self) -> None:
        handle, self.handle = getattr(self, "handle", None), None
        if handle is not None and _capi is not None:
            _capi.lib.MXExecutorFree(handle)

    def _set_arrays(self, args: list, grads: list, aux: list) -> Executor:
        self.arg_arrays, self.grad_arrays, self.aux_arrays = args, grads, aux
        self.outputs = [wrap_array(h) for h in _capi.executor_outputs(self.handle)]
        return self

    def _by_name(self, what: str, names: list[str], arrays: list) -> dict[str, Any]:
        if what not in self._dicts:
            seen = set()
            for name in names:
                if name in seen:
                    raise ValueError(f"Duplicate names detected, {names}")
                seen.add(name)
            self._dicts[what] = dict(zip(names, arrays))
        return self._dicts[what]

    @property
    def arg_dict(self) -> dict[str, NDArray]:
        """Arguments by name."""
        return self._by_name("arg", self._symbol.list_arguments(), self.arg_arrays)

    @property
    def grad_dict(self) -> dict[str, NDArray | None]:
        """Gradient arrays by argument name; None where no gradient is wanted."""
        return self._by_name("grad", self._symbol.list_arguments(), self.grad_arrays)

    @property
    def aux_dict(self) -> dict[str, NDArray]:
        """Auxiliary states by name."""
        return self._by_name("aux", self._symbol.list_auxiliary_states(), self.aux_arrays)

    @property
    def output_dict(self) -> dict[str, NDArray]:
        """Outputs by name."""
        return self._by_name("out", self._symbol.list_outputs(), self.outputs)

    def forward(self, is_train: bool = False, **kwargs: Any) -> list[NDArray]:
        """Compute the outputs; keyword arguments are copied into the arguments of that name first.

        The result is `outputs`, which the next call overwrites. Once several threads have called, each call gets arrays
        of its own instead, so that no thread sees another one's values.

        Raises TypeError for an unknown name and ValueError for a wrong shape.
        """
        with self._lock:
            if kwargs:
                arguments = self.arg_dict
                for name, array in kwargs.items():
                    if not isinstance(array, (NDArray, np.ndarray)):
                        raise ValueError("only accept keyword argument of NDArrays and numpy.ndarray")
                    if name not in arguments:
                        raise TypeError(f"Unknown argument {name}")
                    if arguments[name].shape != array.shape:
                        raise ValueError(f"Shape not match! Argument {name}, need: {arguments[name].shape}, "
                                         f"received: {array.shape}")
                    arguments[name][:] = array
            _capi.check(_capi.lib.MXExecutorForward(self.handle, int(is_train)))
            self._last = threading.get_ident()
            self._ran.add(self._last)
            if self._monitor_errors:
                error, self._monitor_errors[:] = self._monitor_errors[0], []
                raise error
            return self.outputs if len(self._ran) == 1 else [output.copy() for output in self.outputs]

    def backward(self, out_grads: Any = None, is_train: bool = True) -> None:
        """Compute the gradients from those of the outputs, which loss layers do not need.

        Raises StateError before any forward, and when another thread called forward after this one did.
        """
        if out_grads is None:
            out_grads = []
        elif isinstance(out_grads, NDArray):
            out_grads = [out_grads]
        elif isinstance(out_grads, dict):
            out_grads = [out_grads[name] for name in self._symbol.list_outputs()]
        for grad in out_grads:
            if not isinstance(grad, NDArray):
                raise TypeError("inputs must be NDArray")
        heads = _capi.handles([g._h for g in out_grads])
        with self._lock:
            if self._last != threading.get_ident() and threading.get_ident() in self._ran:
                raise StateError("[backward] expected the last forward in this thread, got that of another thread: "
                                 "threads that train at once need an executor each")
            _capi.check(_capi.lib.MXExecutorBackwardEx(self.handle, len(out_grads), heads, int(is_train)))

    def set_monitor_callback(self, callback: Any, monitor_all: bool = False) -> None:
        """Call `callback(name, array)` for each output of each node, with `monitor_all` also for inputs.

        What the callback raises comes out of `forward`.
        """
        errors = self._monitor_errors

        def guarded(name: str, array: NDArray) -> None:
            try:
                callback(name, array)
            except BaseException as error:  # C cannot pass it on
                errors.append(error)

        self._monitor = _capi.executor_monitor(self.handle, guarded, monitor_all, wrap_array)

    def copy_params_from(self, arg_params: dict[str, NDArray], aux_params: dict[str, NDArray] | None = None,
                         allow_extra_params: bool = False) -> None:
        """Copy values into arguments and auxiliary states by name.

        Raises ValueError for a name that the executor does not have, unless extra ones are allowed.
        """
        for params, arrays, what in ((arg_params, self.arg_dict, "arguments"),
                                     (aux_params or {}, self.aux_dict, "auxiliary states")):
            for name, array in params.items():
                if name in arrays:
                    target = arrays[name]
                    array.astype(target.dtype, copy=False).copyto(target)
                elif not allow_extra_params:
                    raise ValueError(f"Find name \"{name}\" that is not in the {what}")

    def reshape(self, partial_shaping: bool = False, allow_up_sizing: bool = False, **kwargs: Any) -> Executor:
        """An executor for other input shapes that shares memory with this one.

        partial_shaping: arguments that are not named may change their shape too. allow_up_sizing: larger arrays may
        be made. Raises MXNetError when one of them is needed but not allowed.
        """
        handle, args, grads, aux = _capi.executor_reshape(
            self.handle, partial_shaping, allow_up_sizing, self._ctx.device_typeid, self._ctx.device_id,
            _groups(self._group2ctx), {k: tuple(v) for k, v in kwargs.items()})
        result = Executor(handle, self._symbol, self._ctx, self._grad_req, self._group2ctx)
        return result._set_arrays([wrap_array(h) for h in args], [wrap_array(h) if h else None for h in grads],
                                  [wrap_array(h) for h in aux])

    def debug_str(self) -> str:
        """The bound graph as text for people."""
        return _capi.out_text(_capi.lib.MXExecutorPrint, self.handle)

    def get_optimized_symbol(self) -> Any:
        """The graph as the library runs it."""
        from .symbol.symbol import Symbol
        return Symbol(_capi.out_handle(_capi.lib.MXExecutorGetOptimizedSymbol, self.handle))


def _groups(group2ctx: dict | None) -> list[tuple[str, int, int]]:
    return [(name, ctx.device_typeid, ctx.device_id) for name, ctx in (group2ctx or {}).items()]


def _arrays_in_order(what: str, given: Any, names: list[str], allow_missing: bool) -> list[NDArray | None]:
    if isinstance(given, (list, tuple)):
        if len(given) != len(names):
            raise ValueError(f"Length of {what} does not match the number of arguments")
        arrays = list(given)
    elif isinstance(given, dict):
        arrays = []
        for name in names:
            if name not in given and not allow_missing:
                raise ValueError(f"key `{name}` is missing in `{what}`")
            arrays.append(given.get(name))
    else:
        raise TypeError("Only accept list of NDArrays or dict of str to NDArray")
    for array in arrays:
        if not isinstance(array, NDArray) and not (allow_missing and array is None):
            raise TypeError("Only accept list of NDArrays or dict of str to NDArray")
    return arrays


def _requests(grad_req: Any, names: list[str]) -> list[int]:
    if isinstance(grad_req, str):
        wanted = [grad_req] * len(names)
    elif isinstance(grad_req, (list, tuple)):
        if len(grad_req) != len(names):
            raise ValueError(f"[bind] argument 'grad_req': expected {len(names)} entries, got {len(grad_req)}")
        wanted = list(grad_req)
    elif isinstance(grad_req, dict):
        wanted = [grad_req.get(name, "null") for name in names]
    else:
        raise DTypeError(f"[bind] argument 'grad_req': expected a string, list or dict, got {type(grad_req).__name__}")
    for request in wanted:
        if request not in _GRAD_REQ_MAP:
            raise ValueError(f"[bind] argument 'grad_req': expected one of {list(_GRAD_REQ_MAP)}, got {request!r}")
    return [_GRAD_REQ_MAP[request] for request in wanted]


def bind(symbol: Any, ctx: Context, args: Any, args_grad: Any, grad_req: Any, aux_states: Any,
         group2ctx: dict | None, shared_exec: Executor | None) -> Executor:
    """See `Symbol.bind`."""
    if not isinstance(ctx, Context):
        raise TypeError("Context type error")
    symbol = _ops.rewrite_graph(symbol)
    names = symbol.list_arguments()
    arguments = _arrays_in_order("args", args, names, False)
    grads = [None] * len(names) if args_grad is None else _arrays_in_order("args_grad", args_grad, names, True)
    aux_names = symbol.list_auxiliary_states()
    aux = _arrays_in_order("aux_states", [] if aux_states is None else aux_states, aux_names, False)
    handle = _capi.executor_bind(
        symbol._s, ctx.device_typeid, ctx.device_id, _groups(group2ctx), [a._h for a in arguments],
        [None if g is None else g._h for g in grads], _requests(grad_req, names), [a._h for a in aux],
        shared_exec.handle if shared_exec is not None else None)
    return Executor(handle, symbol, ctx, grad_req, group2ctx)._set_arrays(arguments, grads, aux)


def simple_bind(symbol: Any, ctx: Context, grad_req: Any, type_dict: dict | None, stype_dict: dict | None,
                group2ctx: dict | None, shared_arg_names: list[str] | None, shared_exec: Executor | None,
                shared_buffer: dict[str, NDArray] | None, shapes: dict[str, Any]) -> Executor:
    """See `Symbol.simple_bind`."""
    symbol = _ops.rewrite_graph(symbol)
    names = symbol.list_arguments()
    known = set(names) | set(symbol.list_auxiliary_states())
    if isinstance(grad_req, str):
        requests: tuple[list[str], list[str], int] = ([], [grad_req], 0)
    elif isinstance(grad_req, (list, tuple)):
        if not grad_req:
            raise RuntimeError("grad_req in simple_bind cannot be an empty list")
        requests = ([], list(grad_req), len(grad_req))
    elif isinstance(grad_req, dict):
        if not grad_req:
            raise RuntimeError("grad_req in simple_bind cannot be an empty dict")
        requests = (list(grad_req), list(grad_req.values()), len(grad_req))
    else:
        raise DTypeError(f"[simple_bind] argument 'grad_req': expected a string, list or dict, "
                         f"got {type(grad_req).__name__}")
    given = {}
    for name, shape in shapes.items():
        if name not in known:
            continue  # also what is no shape: MXNet 1.x passes over both
        if not isinstance(shape, (tuple, list)):
            raise DTypeError(f"[simple_bind] argument '{name}': expected a shape (tuple), got {shape!r}")
        given[name] = tuple(int(n) for n in shape)
    dtypes = {name: dtype_id(dtype) for name, dtype in (type_dict or {}).items() if dtype is not None}
    stypes = {name: {"default": 0, "row_sparse": 1, "csr": 2}[stype] for name, stype in (stype_dict or {}).items()}
    buffer = None if shared_buffer is None else [(name, array._h) for name, array in shared_buffer.items()]
    try:
        handle, args, grads, aux, updated = _capi.executor_simple_bind(
            symbol._s, ctx.device_typeid, ctx.device_id, _groups(group2ctx), requests, given, dtypes, stypes,
            shared_arg_names or [], buffer, shared_exec.handle if shared_exec is not None else None)
    except _capi.base.MXNetError as error:
        details = "".join(f"{name}: {shape}\n" for name, shape in shapes.items())
        wrapped = type(error)(f"simple_bind error. Arguments:\n{details}{error}")
        wrapped.operator, wrapped.argument = error.operator, error.argument
        raise wrapped from None
    if shared_buffer is not None:
        for name, array in updated:
            shared_buffer[name] = wrap_array(array)
    result = Executor(handle, symbol, ctx, grad_req, group2ctx)
    return result._set_arrays([wrap_array(h) for h in args], [wrap_array(h) if h else None for h in grads],
                              [wrap_array(h) for h in aux])


