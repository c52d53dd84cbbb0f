"""Operators written in Python, for arrays and symbols: derive from `CustomOp` and `CustomOpProp`, then `register`.

    @mx.operator.register("square")
    class SquareProp(mx.operator.CustomOpProp):
        def create_operator(self, ctx, in_shapes, in_dtypes):
            return Square()

    y = mx.nd.Custom(x, op_type="square")

Methods run on the thread that calls the operator, runs the graph or runs backward. What raises in them raises there, as
the cause of an `MXNetError`.
"""
from __future__ import annotations

import itertools
from collections import namedtuple
from collections.abc import Callable, Sequence
from typing import Any

from . import _capi, _custom
from .base import ArgumentError, StateError

__all__ = ["CustomOp", "CustomOpProp", "NDArrayOp", "NumpyOp", "OperatorArguments", "PythonOp",
           "get_all_registered_operators", "get_operator_arguments", "register"]


class CustomOp:
    """The computation of an operator. An instance serves one call and its gradient, or all runs of one executor."""

    def __init__(self) -> None:
        pass

    def forward(self, is_train: bool, req: Sequence[str], in_data: list, out_data: list, aux: list) -> None:
        """Compute `out_data` from `in_data`.

        `req` says for each output what becomes of it ("null", "write" or "add", see `assign`); `aux` holds the
        auxiliary states, which may be changed. Arrays have the shapes and types that the properties inferred.
        """

    def backward(self, req: Sequence[str], out_grad: list, in_data: list, out_data: list, in_grad: list,
                 aux: list) -> None:
        """Compute `in_grad`, the gradients of the inputs, from `out_grad`, those of the outputs.

        What `declare_backward_dependency` did not ask for has no value. Without a body of its own, an operator has no
        gradient.
        """
        raise NotImplementedError(f"{type(self).__name__} has no backward")

    def assign(self, dst: Any, req: str, src: Any) -> None:
        """Bring `src` to `dst` as `req` says: "write" (also "inplace") overwrites, "add" adds, "null" does nothing."""
        if req in ("write", "inplace"):
            dst[:] = src
        elif req == "add":
            dst[:] += src
        elif req != "null":
            raise ArgumentError(f"[CustomOp.assign] argument 'req': expected 'null', 'write', 'inplace' or 'add', got "
                                f"{req!r}")


class CustomOpProp:
    """What is to be known of an operator: names, shapes, types and what its gradient reads.

    Parameters
    ----------
    need_top_grad : bool, default True
        Whether the gradient depends on that of the outputs; False for losses.

    A class that takes parameters gets them, as strings, as keyword arguments of its constructor.
    """

    def __init__(self, need_top_grad: bool = True) -> None:
        self.need_top_grad_ = need_top_grad

    def list_arguments(self) -> list[str]:
        """Names of the inputs."""
        return ["data"]

    def list_outputs(self) -> list[str]:
        """Names of the outputs."""
        return ["output"]

    def list_auxiliary_states(self) -> list[str]:
        """Names of the auxiliary states, which come behind the inputs."""
        return []

    def infer_shape(self, in_shape: list) -> tuple:
        """Shapes of inputs, outputs and (if any) states, for shapes of inputs that may still be unknown (empty).

        By default all are that of the first input.
        """
        return (in_shape, [in_shape[0]] * len(self.list_outputs()),
                [in_shape[0]] * len(self.list_auxiliary_states()))

    def infer_type(self, in_type: list) -> tuple:
        """Types of inputs, outputs and states; by default all have the type of the first input."""
        return (in_type, [in_type[0]] * len(self.list_outputs()), [in_type[0]] * len(self.list_auxiliary_states()))

    def infer_storage_type(self, in_stype: list) -> tuple:
        """Storage types of inputs, outputs and states when an array among the inputs is sparse: by default, dense."""
        return (["default"] * len(in_stype), ["default"] * len(self.list_outputs()),
                ["default"] * len(self.list_auxiliary_states()))

    def infer_storage_type_backward(self, ograd_stype: list, in_stype: list, out_stype: list, igrad_stype: list,
                                    aux_stype: list) -> tuple:
        """The same for the gradient, in the order of the arguments; by default all dense."""
        return tuple(["default"] * len(group) for group in (ograd_stype, in_stype, out_stype, igrad_stype, aux_stype))

    def declare_backward_dependency(self, out_grad: list, in_data: list, out_data: list) -> list:
        """Which of these numbers stand for what `backward` reads; by default all that `need_top_grad` allows."""
        return [*(out_grad if self.need_top_grad_ else []), *in_data, *out_data]

    def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> CustomOp:
        """An instance for inputs of these shapes and types on a device."""
        return CustomOp()


def _forget_prepared() -> None:
    """Calls of `Custom` were prepared for what the names meant before."""
    from .ndarray import gen_op
    gen_op._op_Custom.forget()


def register(reg_name: str) -> Callable[[type], type]:
    """Decorator that registers a subclass of `CustomOpProp` as operator `reg_name` of `Custom`.

    A later registration replaces a former one for calls and graphs made from then on.
    """
    def do_register(prop_cls: type) -> type:
        if not (isinstance(prop_cls, type) and issubclass(prop_cls, CustomOpProp)):
            raise ArgumentError(f"[register] argument 'prop_cls': expected a subclass of CustomOpProp for operator "
                                f"'{reg_name}', got {prop_cls!r}")
        _custom.register(reg_name, prop_cls)
        _forget_prepared()
        return prop_cls
    return do_register


OperatorArguments = namedtuple("OperatorArguments", ["narg", "names", "types"])


def get_all_registered_operators() -> list[str]:
    """Names of all operators of the library, aliases included."""
    return _capi.op_names()


def get_operator_arguments(op_name: str) -> OperatorArguments:
    """Number, names and types (as text) of an operator's inputs and parameters."""
    names, types = _capi.op_arguments(op_name)
    return OperatorArguments(len(names), names, types)


class PythonOp:
    """Base of the old interfaces `NumpyOp` and `NDArrayOp`: an operator without parameters, made part of a symbol by
    `get_symbol`. New code derives from `CustomOp`.

    Parameters
    ----------
    need_top_grad : bool, default True
        Whether the gradient depends on that of the outputs.
    """

    _count = itertools.count()

    def __init__(self, need_top_grad: bool = True) -> None:
        self.need_top_grad_ = need_top_grad
        self._name: str | None = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.get_symbol(*args, **kwargs)

    def list_arguments(self) -> list[str]:
        """Names of the inputs."""
        return ["data"]

    def list_outputs(self) -> list[str]:
        """Names of the outputs."""
        return ["output"]

    def infer_shape(self, in_shape: list) -> tuple:
        """Shapes of inputs and outputs; by default both are that of the first input."""
        return in_shape, [in_shape[0]]

    def need_top_grad(self) -> bool:
        """Whether the gradient depends on that of the outputs."""
        return self.need_top_grad_

    def forward(self, in_data: list, out_data: list) -> None:
        """Compute `out_data`; by default a copy of the input."""
        out_data[0][:] = in_data[0]

    def backward(self, out_grad: list, in_data: list, out_data: list, in_grad: list) -> None:
        """Compute `in_grad`; by default ones."""
        in_grad[0][:] = 1.0

    def declare_backward_dependency(self, out_grad: list, in_data: list, out_data: list) -> list:
        """Which of these numbers stand for what `backward` reads."""
        return [*(out_grad if self.need_top_grad() else []), *in_data, *out_data]

    def _run(self, method: Callable[..., None], groups: list[list[Any]], written: list[Any]) -> None:
        raise NotImplementedError("derive from NumpyOp or NDArrayOp")

    def get_symbol(self, *args: Any, **kwargs: Any) -> Any:
        """A symbol that computes this operator of the given symbols."""
        if self._name is None:
            owner = self

            class Op(CustomOp):
                def forward(self, is_train: bool, req: Any, in_data: list, out_data: list, aux: list) -> None:
                    owner._run(owner.forward, [in_data, out_data], out_data)

                def backward(self, req: Any, out_grad: list, in_data: list, out_data: list, in_grad: list,
                             aux: list) -> None:
                    owner._run(owner.backward, [out_grad, in_data, out_data, in_grad], in_grad)

            class Prop(CustomOpProp):
                list_arguments = staticmethod(owner.list_arguments)  # type: ignore[assignment]
                list_outputs = staticmethod(owner.list_outputs)  # type: ignore[assignment]
                infer_shape = staticmethod(owner.infer_shape)  # type: ignore[assignment]
                declare_backward_dependency = staticmethod(  # type: ignore[assignment]
                    owner.declare_backward_dependency)

                def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> CustomOp:
                    return Op()

            self._name = f"{type(self).__name__}_{next(self._count)}"
            register(self._name)(Prop)
        from . import symbol
        return symbol.Custom(*args, op_type=self._name, **kwargs)


class NumpyOp(PythonOp):
    """An operator whose methods get NumPy arrays and write into those that they compute."""

    def _run(self, method: Callable[..., None], groups: list[list[Any]], written: list[Any]) -> None:
        def value(array: Any) -> Any:
            try:
                return array.asnumpy()
            except StateError:  # `backward` does not read it
                return None

        numpy = {id(a): value(a) for group in groups for a in group}
        method(*[[numpy[id(a)] for a in group] for group in groups])
        for array in written:
            array[:] = numpy[id(array)]


class NDArrayOp(PythonOp):
    """An operator whose methods get arrays and write into those that they compute."""

    def _run(self, method: Callable[..., None], groups: list[list[Any]], written: list[Any]) -> None:
        method(*groups)
