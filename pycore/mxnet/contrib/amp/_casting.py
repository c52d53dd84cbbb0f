"""What `amp.init` changes: calls on arrays cast their inputs, graphs get casts before they are compiled or bound."""
from __future__ import annotations

import importlib
import sys
import types
from typing import Any

import numpy as np

from ... import _ops
from ..._ops import _NDOp, bfloat16
from ...ndarray._arith import _Binary
from ._rules import Rules

_amp_cast = _NDOp("amp_cast", ("data",), ("dtype",))
_amp_multicast = _NDOp("amp_multicast", None, ("num_outputs", "cast_narrow"), variadic="num_outputs")
_rules: Rules | None = None


def _is_float(array: Any) -> bool:
    kind = getattr(array, "dtype", None)
    return kind is not None and (kind == bfloat16 or np.dtype(kind).kind == "f")


def _cast(op: Any, data: tuple, params: tuple, kwargs: dict | None) -> tuple:
    """The inputs as the rules want them."""
    rules = _rules
    if rules is None:
        return data
    role = rules.role(op.name, lambda name: _parameter(op, name, params, kwargs))
    small = rules.numpy_dtype
    if role == "target":
        return tuple(_amp_cast((a,), (rules.dtype,)) if _is_float(a) and a.dtype != small else a for a in data)
    if role == "float":
        return tuple(_amp_cast((a,), ("float32",)) if _is_float(a) and a.dtype == small else a for a in data)
    if role == "widest":
        floats = [a for a in data if _is_float(a)]
        if len({str(np.dtype(a.dtype)) for a in floats}) > 1:
            widest = iter(_amp_multicast(tuple(floats), ()))
            return tuple(next(widest) if _is_float(a) else a for a in data)
    return data


def _parameter(op: Any, name: str, params: tuple, kwargs: dict | None) -> Any:
    if name in op.params:
        place = op.params.index(name)
        return params[place] if place < len(params) else None
    return (kwargs or {}).get(name)


class _CastingOp(_NDOp):
    """An operator whose inputs are cast first. An array to write the result to decides the type itself."""

    __slots__ = ()

    def __call__(self, data: tuple, params: tuple, out: Any = None, kwargs: Any = None) -> Any:
        if out is None:
            data = _cast(self, data, params, kwargs)
        return _NDOp.__call__(self, data, params, out, kwargs)


class _CastingBinary(_Binary):
    """Arithmetic whose inputs are cast first."""

    __slots__ = ()

    def __call__(self, data: tuple, params: tuple, out: Any = None, kwargs: Any = None) -> Any:
        if out is None:
            data = _cast(self, data, params, kwargs)
        return _NDOp.__call__(self, data, params, out, kwargs)

    def scalar(self, array: Any, number: Any, right: bool = True) -> Any:
        (array,) = _cast(self.right if right else self.left, (array,), (float(number),), None)
        return _Binary.scalar(self, array, number, right)

    def apply(self, lhs: Any, rhs: Any) -> Any:
        if isinstance(lhs, _ops.NDArray) and isinstance(rhs, _ops.NDArray):
            return self((lhs, rhs), ())
        return _Binary.apply(self, lhs, rhs)


def _operators() -> list[Any]:
    """The operators for arrays behind all functions of the package."""
    for name in ("op", "contrib", "linalg", "random", "sparse", "image", "_internal", "_arith", "_fluent"):
        importlib.import_module(f"mxnet.ndarray.{name}")
    found = {}
    for name, module in list(sys.modules.items()):
        if not name.startswith("mxnet.") or name.startswith(__package__ or ""):
            continue
        for value in vars(module).values():
            parts = value.__globals__.values() if isinstance(value, types.FunctionType) else (value,)
            found.update({id(op): op for op in parts if isinstance(op, _NDOp)})
    return list(found.values())


def install(rules: Rules) -> None:
    """Let calls on arrays, compiled blocks and bound graphs follow the rules from now on."""
    global _rules
    _rules = rules
    for op in _operators():
        if type(op) is _NDOp and rules.concerns(op.name):
            op.__class__ = _CastingOp
        elif type(op) is _Binary and any(rules.concerns(o.name) for o in (op, op.right, op.left)):
            op.__class__ = _CastingBinary
    _ops.rewrite_graph = rules.convert
