"""Automatic differentiation: record computations, then run them backward."""
from __future__ import annotations

from typing import Any

from . import _capi
from ._ops import wrap_array
from .base import ArgumentError, DTypeError
from .ndarray.ndarray import _GRAD_REQ_MAP, NDArray
from .util import as_wanted

__all__ = ["set_recording", "set_training", "is_recording", "is_training", "record", "pause", "train_mode",
           "predict_mode", "mark_variables", "backward", "grad", "get_symbol", "Function"]


def set_recording(is_recording: bool) -> bool:
    """Switch recording for this thread; answers the former state."""
    return bool(_capi.set_recording(int(is_recording)))


def set_training(train_mode: bool) -> bool:
    """Switch training mode for this thread; answers the former state."""
    return bool(_capi.set_training(int(train_mode)))


def is_recording() -> bool:
    """Whether operations are recorded on this thread."""
    return _capi.flag(0) > 0


def is_training() -> bool:
    """Whether operators behave as in training (dropout, batch statistics) on this thread."""
    return _capi.flag(1) > 0


class _RecordingStateScope:
    __slots__ = ("_record", "_train", "_old_record", "_old_train")

    def __init__(self, is_record: bool | None, train_mode: bool | None):
        self._record, self._train = is_record, train_mode
        self._old_record: Any = None
        self._old_train: Any = None

    def __enter__(self) -> _RecordingStateScope:
        if self._record is not None:
            self._old_record = _capi.set_recording(int(self._record))
        if self._train is not None:
            self._old_train = _capi.set_training(int(self._train))
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        if self._record is not None:
            _capi.set_recording(self._old_record)
        if self._train is not None:
            _capi.set_training(self._old_train)


def record(train_mode: bool = True) -> _RecordingStateScope:
    """A `with` scope whose operations are recorded; training mode unless told otherwise."""
    return _RecordingStateScope(True, train_mode)


def pause(train_mode: bool = False) -> _RecordingStateScope:
    """A `with` scope whose operations are not recorded."""
    return _RecordingStateScope(False, train_mode)


def train_mode() -> _RecordingStateScope:
    """A `with` scope in training mode; recording stays as it is."""
    return _RecordingStateScope(None, True)


def predict_mode() -> _RecordingStateScope:
    """A `with` scope in prediction mode; recording stays as it is."""
    return _RecordingStateScope(None, False)


def mark_variables(variables: Any, gradients: Any, grad_reqs: Any = "write") -> None:
    """Attach gradient buffers to arrays; `grad_reqs` is one of 'write', 'add', 'null', or a list of them."""
    if isinstance(variables, NDArray):
        variables, gradients = [variables], [gradients]
    requests = [grad_reqs] * len(variables) if isinstance(grad_reqs, str) else list(grad_reqs)
    if not len(variables) == len(gradients) == len(requests):
        raise ArgumentError(f"[mark_variables] argument 'gradients': expected one gradient and request for each of "
                            f"{len(variables)} variables, got {len(gradients)} and {len(requests)}")
    for request in requests:
        if request not in _GRAD_REQ_MAP:
            raise ArgumentError(f"[mark_variables] argument 'grad_reqs': expected one of {list(_GRAD_REQ_MAP)}, "
                                f"got {request!r}")
    _capi.mark_variables([_handle("mark_variables", "variables", v) for v in variables],
                         [_GRAD_REQ_MAP[r] for r in requests],
                         [_handle("mark_variables", "gradients", g) for g in gradients])


def _handle(function: str, argument: str, array: Any) -> Any:
    if not isinstance(array, NDArray):
        raise DTypeError(f"[{function}] argument '{argument}': expected NDArray, got {type(array).__name__}")
    return array._h


def _heads(function: str, heads: Any, head_grads: Any) -> tuple[list, list | None]:
    if isinstance(heads, NDArray):
        heads = [heads]
        head_grads = None if head_grads is None else [head_grads]
    elif isinstance(head_grads, NDArray):
        head_grads = [head_grads]
    handles = [_handle(function, "heads", h) for h in heads]
    if head_grads is None:
        return handles, None
    if len(head_grads) != len(handles):
        raise ArgumentError(f"[{function}] argument 'head_grads': expected {len(handles)} arrays, "
                            f"got {len(head_grads)}")
    return handles, [None if g is None else _handle(function, "head_grads", g) for g in head_grads]


def backward(heads: Any, head_grads: Any = None, retain_graph: bool = False, train_mode: bool = True) -> None:
    """Compute the gradients of one or more arrays with respect to all arrays that have a gradient buffer.

    head_grads: gradients of the heads, ones when None. retain_graph: keep what was recorded for another run.
    """
    handles, grads = _heads("backward", heads, head_grads)
    _capi.backward(handles, grads, [], retain_graph, False, train_mode)


def grad(heads: Any, variables: Any, head_grads: Any = None, retain_graph: bool | None = None,
         create_graph: bool = False, train_mode: bool = True) -> Any:
    """Gradients of heads with respect to variables, as new arrays; buffers of the variables stay untouched.

    create_graph: record the computation of the gradients too, for higher derivatives. Answers a list, also for a
    single variable.
    """
    handles, grads = _heads("grad", heads, head_grads)
    single = isinstance(variables, NDArray)
    if not single and not len(variables):
        raise AssertionError("variables cannot be an empty list.")
    wanted = [_handle("grad", "variables", v) for v in ([variables] if single else variables)]
    retain = create_graph if retain_graph is None else retain_graph
    result = [wrap_array(h) for h in _capi.backward(handles, grads, wanted, retain, create_graph, train_mode)]
    return [g.as_np_ndarray() for g in result] if (variables if single else variables[0])._numpy else result


def get_symbol(x: NDArray) -> Any:
    """The recorded computation of an array as a symbol."""
    if not isinstance(x, NDArray):
        raise DTypeError(f"[get_symbol] argument 'x': expected NDArray, got {type(x).__name__}")
    from .symbol.symbol import Symbol
    return Symbol(_capi.out_handle(_capi.lib.MXAutogradGetSymbol, x._h))


class Function:
    """A differentiable computation with a gradient of its own; derive from it and write `forward` and `backward`.

    Both see arrays and answer one array or a tuple of them: `forward` the outputs, `backward` one gradient for each
    input. An instance can be called once.
    """

    _used = False
    saved_tensors: tuple = ()

    def __init__(self) -> None:
        pass

    def save_for_backward(self, *args: NDArray) -> None:
        """Keep arrays for `backward`, which finds them in `saved_tensors`."""
        self.saved_tensors = args

    def forward(self, *inputs: NDArray) -> Any:
        """The outputs for the inputs; not recorded."""
        raise NotImplementedError

    def backward(self, *output_grads: NDArray) -> Any:
        """The gradients of the inputs for those of the outputs."""
        raise NotImplementedError

    def __call__(self, *inputs: NDArray) -> Any:
        if self._used:
            raise AssertionError("Each Function instance can only be called once. Please create another instance.")
        self._used = True
        handles = [_handle(type(self).__name__, f"inputs[{i}]", a) for i, a in enumerate(inputs)]
        with _RecordingStateScope(False, None) as scope:
            result = self.forward(*inputs)
        if not scope._old_record:
            return result
        single = not isinstance(result, (list, tuple))
        outputs = [result] if single else list(result)
        # An input that comes out again needs an identity of its own in the graph.
        outputs = [out.detach() if any(out is a for a in inputs) else out for out in outputs]
        _capi.function_record(handles, [_handle(type(self).__name__, "outputs", out) for out in outputs],
                              self._write_gradients)
        return outputs[0] if single else type(result)(outputs)

    def _write_gradients(self, ograds: list, igrads: list, requests: list[int]) -> None:
        targets = [wrap_array(h) for h in igrads]
        grads = self.backward(*as_wanted([wrap_array(h) for h in ograds]))
        grads = grads if isinstance(grads, (list, tuple)) else (grads,)
        if len(grads) != len(targets):
            raise ArgumentError(f"[{type(self).__name__}] argument 'backward': expected {len(targets)} gradients, one "
                                f"for each input, got {len(grads)}")
        for target, grad, request in zip(targets, grads, requests):
            _handle(type(self).__name__, "backward", grad)
            if request == _GRAD_REQ_MAP["add"]:
                target += grad
            elif request != _GRAD_REQ_MAP["null"]:
                target[:] = grad
