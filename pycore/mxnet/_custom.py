"""What C calls when it meets a custom operator: see `mxnet.operator`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _capi
from ._capi import ffi, lib, text
from ._ops import wrap_array
from .base import ArgumentError
from .context import Context
from .ndarray.ndarray import _DTYPE_MX_TO_NP, _GRAD_REQ_MAP, _STORAGE_TYPE_ID_TO_STR, _STORAGE_TYPE_STR_TO_ID, dtype_id
from .util import as_wanted

_REQUESTS = {number: name for name, number in _GRAD_REQ_MAP.items()}
_INPUT, _OUTPUT, _INPUT_GRADIENT, _OUTPUT_GRADIENT, _STATE = range(5)

makers: dict[str, Callable[..., Any]] = {}  # makes the properties of an operator, by name
_held: dict[int, Any] = {}  # what the library refers to, by address, until it lets go


def _hold(state: Any, callbacks: list[Any], ret: Any) -> None:
    """Fill a callback list with functions of this module, all with the same state."""
    handle = ffi.new_handle(state)
    _held[_capi.address(handle)] = handle
    state.table = ffi.new("MXGenericCallback[]", [ffi.cast("MXGenericCallback", c) for c in callbacks])
    state.contexts = ffi.new("void*[]", [handle] * len(callbacks))
    ret.num_callbacks, ret.callbacks, ret.contexts = len(callbacks), state.table, state.contexts


class _Properties:
    """An operator's properties, and the memory of what they answered last."""

    def __init__(self, name: str, prop: Any):
        self.name = name
        self.prop = prop
        self.arguments = self._names("list_arguments")
        self.outputs = self._names("list_outputs")
        self.states = self._names("list_auxiliary_states")
        self.keep: dict[str, Any] = {}

    def _names(self, method: str) -> list[str]:
        names = getattr(self.prop, method)()
        if not isinstance(names, (list, tuple)) or not all(isinstance(n, str) for n in names):
            raise ArgumentError(f"[{self.name}] argument '{method}': expected a list of strings, got {names!r}")
        return list(names)

    def names(self, key: str) -> Any:
        """A C list of names, kept alive."""
        strings = [ffi.new("char[]", n.encode()) for n in getattr(self, key)]
        self.keep[key] = ffi.new("char*[]", [*strings, ffi.NULL]), strings
        return self.keep[key][0]

    def complete(self, method: str, given: list[Any], optional: int) -> list[Any]:
        """What an `infer_...` method answers: lists for arguments, outputs and (may be left out) states, as one."""
        answer = getattr(self.prop, method)(given)
        if (not isinstance(answer, (list, tuple)) or len(answer) not in (3 - optional, 3)
                or not all(isinstance(group, (list, tuple)) for group in answer)):
            raise ArgumentError(f"[{self.name}] argument '{method}': expected lists for arguments, outputs and states, "
                                f"got {answer!r}")
        groups = [*answer, *[[]] * (3 - len(answer))]
        for group, names, what in zip(groups, (self.arguments, self.outputs, self.states),
                                      ("arguments", "outputs", "auxiliary states")):
            if len(group) != len(names):
                raise ArgumentError(f"[{self.name}] argument '{method}': expected {len(names)} {what} ({names}), got "
                                    f"{len(group)}")
        return [value for group in groups for value in group]


class _Instance:
    """One instance of an operator."""

    def __init__(self, name: str, op: Any):
        self.name = name
        self.op = op


def _guarded(function: Callable) -> Callable:
    """A callback that answers 1, or 0 after an exception, which then becomes the cause of the library's error."""
    def callback(*args: Any) -> int:
        try:
            function(*args)
            return 1
        except BaseException as error:  # C cannot pass it on
            _capi._errors.append(error)
            return 0
    callback.__name__ = function.__name__
    return ffi.def_extern()(callback)


@_guarded
def mxpy_custom_prop(op_type: Any, count: int, keys: Any, values: Any, ret: Any) -> None:
    """Make the properties of an operator for parameters given as text."""
    name = text(op_type)
    prop = makers[name](**{text(keys[i]): text(values[i]) for i in range(count)})
    _hold(_Properties(name, prop), [
        lib.mxpy_custom_release, lib.mxpy_custom_arguments, lib.mxpy_custom_outputs, lib.mxpy_custom_states,
        lib.mxpy_custom_shapes, lib.mxpy_custom_reads, lib.mxpy_custom_create, lib.mxpy_custom_types,
        lib.mxpy_custom_storage, lib.mxpy_custom_gradient_storage,
    ], ret)


def _releaser(pop: Callable, cast: Callable) -> Callable:
    # The library may let go while the interpreter ends, when the names of this module are gone.
    def mxpy_custom_release(state: Any) -> int:
        pop(int(cast("uintptr_t", state)), None)
        return 1
    return mxpy_custom_release


ffi.def_extern()(_releaser(_held.pop, ffi.cast))


@_guarded
def mxpy_custom_arguments(out: Any, state: Any) -> None:
    """List the arguments."""
    out[0] = ffi.from_handle(state).names("arguments")


@_guarded
def mxpy_custom_outputs(out: Any, state: Any) -> None:
    """List the outputs."""
    out[0] = ffi.from_handle(state).names("outputs")


@_guarded
def mxpy_custom_states(out: Any, state: Any) -> None:
    """List the auxiliary states."""
    out[0] = ffi.from_handle(state).names("states")


@_guarded
def mxpy_custom_shapes(count: int, ndims: Any, shapes: Any, state: Any) -> None:
    """Complete the shapes."""
    p = ffi.from_handle(state)
    given = [[shapes[i][j] for j in range(ndims[i])] for i in range(len(p.arguments))]
    completed = p.complete("infer_shape", given, 1)
    buffers = [ffi.new("int[]", [int(d) for d in shape]) for shape in completed]
    p.keep["shapes"] = buffers
    for i, buffer in enumerate(buffers):
        ndims[i], shapes[i] = len(buffer), buffer


@_guarded
def mxpy_custom_types(count: int, types: Any, state: Any) -> None:
    """Complete the element types."""
    p = ffi.from_handle(state)
    given = [_DTYPE_MX_TO_NP[types[i]] for i in range(len(p.arguments))]
    for i, dtype in enumerate(p.complete("infer_type", given, 0)):
        types[i] = dtype_id(dtype)


def _kind(p: Any, method: str, name: Any) -> int:
    number = _STORAGE_TYPE_STR_TO_ID.get(name)
    if number is None:
        raise ArgumentError(f"[{p.name}] argument '{method}': expected storage types of "
                            f"{list(_STORAGE_TYPE_STR_TO_ID)}, got {name!r}")
    return number


@_guarded
def mxpy_custom_storage(count: int, kinds: Any, state: Any) -> None:
    """Complete the storage types."""
    p = ffi.from_handle(state)
    given = [_STORAGE_TYPE_ID_TO_STR[kinds[i]] for i in range(len(p.arguments))]
    for i, name in enumerate(p.complete("infer_storage_type", given, 0)):
        kinds[i] = _kind(p, "infer_storage_type", name)


@_guarded
def mxpy_custom_gradient_storage(count: int, kinds: Any, tags: Any, state: Any) -> None:
    """Complete the storage types of the gradient."""
    p = ffi.from_handle(state)
    places: dict[int, list[int]] = {tag: [] for tag in range(5)}
    for i in range(count):
        places[tags[i]].append(i)
    order = (_OUTPUT_GRADIENT, _INPUT, _OUTPUT, _INPUT_GRADIENT, _STATE)
    given = [[_STORAGE_TYPE_ID_TO_STR[kinds[i]] for i in places[tag]] for tag in order]
    for tag, names in zip(order, p.prop.infer_storage_type_backward(*given)):
        if len(names) != len(places[tag]):
            raise ArgumentError(f"[{p.name}] argument 'infer_storage_type_backward': expected {len(places[tag])} "
                                f"storage types, got {names!r}")
        for i, name in zip(places[tag], names):
            kinds[i] = _kind(p, "infer_storage_type_backward", name)


@_guarded
def mxpy_custom_reads(out_grad: Any, in_data: Any, out_data: Any, count: Any, reads: Any, state: Any) -> None:
    """Say what the gradient reads."""
    p = ffi.from_handle(state)
    outputs, arguments = range(len(p.outputs)), range(len(p.arguments))
    answer = p.prop.declare_backward_dependency([out_grad[i] for i in outputs], [in_data[i] for i in arguments],
                                                [out_data[i] for i in outputs])
    p.keep["reads"] = ffi.new("int[]", list(answer))
    count[0], reads[0] = len(answer), p.keep["reads"]


@_guarded
def mxpy_custom_create(ctx: Any, count: int, shapes: Any, ndims: Any, dtypes: Any, ret: Any, state: Any) -> None:
    """Make an instance for given shapes and types."""
    p = ffi.from_handle(state)
    device, _, number = text(ctx).partition("(")
    op = p.prop.create_operator(Context(device, int(number.rstrip(")"))),
                                [[shapes[i][j] for j in range(ndims[i])] for i in range(count)],
                                [_DTYPE_MX_TO_NP[dtypes[i]] for i in range(count)])
    for method in ("forward", "backward"):
        if not callable(getattr(op, method, None)):
            raise ArgumentError(f"[{p.name}] argument 'create_operator': expected a CustomOp, got {type(op).__name__}")
    _hold(_Instance(p.name, op), [lib.mxpy_custom_release, lib.mxpy_custom_forward, lib.mxpy_custom_backward], ret)


def _groups(count: int, handles: Any, tags: Any) -> list[list[Any]]:
    """The arrays by the part that they play."""
    groups: list[list[Any]] = [[] for _ in range(5)]
    for i in range(count):
        groups[tags[i]].append(wrap_array(handles[i]))
    return [as_wanted(group) if group else group for group in groups]


@_guarded
def mxpy_custom_forward(count: int, handles: Any, tags: Any, reqs: Any, is_train: int, state: Any) -> None:
    """Compute outputs."""
    arrays = _groups(count, handles, tags)
    ffi.from_handle(state).op.forward(
        is_train=bool(is_train), req=[_REQUESTS[reqs[i]] for i in range(len(arrays[_OUTPUT]))],
        in_data=arrays[_INPUT], out_data=arrays[_OUTPUT], aux=arrays[_STATE])


@_guarded
def mxpy_custom_backward(count: int, handles: Any, tags: Any, reqs: Any, is_train: int, state: Any) -> None:
    """Compute gradients of arguments."""
    arrays = _groups(count, handles, tags)
    ffi.from_handle(state).op.backward(
        req=[_REQUESTS[reqs[i]] for i in range(len(arrays[_INPUT_GRADIENT]))], out_grad=arrays[_OUTPUT_GRADIENT],
        in_data=arrays[_INPUT], out_data=arrays[_OUTPUT], in_grad=arrays[_INPUT_GRADIENT], aux=arrays[_STATE])


def register(name: str, maker: Callable[..., Any]) -> None:
    """Make `maker(**parameters)` answer the properties of custom operator `name` from now on."""
    makers[name] = maker
    _capi.check(lib.MXCustomOpRegister(_capi.encode(name), lib.mxpy_custom_prop))
