"""Arithmetic and comparison between symbols and numbers."""
from __future__ import annotations

import math
import operator
from typing import Any, Callable

import numpy as np

from .. import _ops
from .._ops import _SymOp

_NUMBERS = (int, float, np.generic)


class _Binary:
    """One arithmetic function: symbol with symbol, symbol with number, number with symbol, two numbers."""

    __slots__ = ("both", "right", "left", "python")

    def __init__(self, both: str, right: str, left: str, python: Callable):
        self.both = _SymOp(both, ("lhs", "rhs"), ())
        self.right = _SymOp(right, ("data",), ("scalar",))
        self.left = _SymOp(left, ("data",), ("scalar",))
        self.python = python

    def __call__(self, lhs: Any, rhs: Any) -> Any:
        symbol = _ops.Symbol
        if isinstance(lhs, symbol):
            if isinstance(rhs, symbol):
                return self.both((lhs, rhs), ())
            if isinstance(rhs, _NUMBERS):
                return self.right((lhs,), (rhs,))
            raise TypeError(f"type {type(rhs)} not supported")
        if isinstance(lhs, _NUMBERS):
            if isinstance(rhs, symbol):
                return self.left((rhs,), (lhs,))
            if isinstance(rhs, _NUMBERS):
                return self.python(lhs, rhs)
            raise TypeError(f"type {type(rhs)} not supported")
        raise TypeError(f"type {type(lhs)} not supported")


ADD = _Binary("_Plus", "_PlusScalar", "_PlusScalar", operator.add)
SUB = _Binary("_Minus", "_MinusScalar", "_RMinusScalar", operator.sub)
MUL = _Binary("_Mul", "_MulScalar", "_MulScalar", operator.mul)
DIV = _Binary("_Div", "_DivScalar", "_RDivScalar", operator.truediv)
MOD = _Binary("_Mod", "_ModScalar", "_RModScalar", operator.mod)
POWER = _Binary("_Power", "_PowerScalar", "_RPowerScalar", operator.pow)
MAX = _Binary("_Maximum", "_MaximumScalar", "_MaximumScalar", lambda a, b: a if a > b else b)
MIN = _Binary("_Minimum", "_MinimumScalar", "_MinimumScalar", lambda a, b: a if a < b else b)
HYPOT = _Binary("_Hypot", "_HypotScalar", "_HypotScalar", math.hypot)
EQ = _Binary("_equal", "_equal_scalar", "_equal_scalar", operator.eq)
NE = _Binary("_not_equal", "_not_equal_scalar", "_not_equal_scalar", operator.ne)
GT = _Binary("_greater", "_greater_scalar", "_lesser_scalar", operator.gt)
GE = _Binary("_greater_equal", "_greater_equal_scalar", "_lesser_equal_scalar", operator.ge)
LT = _Binary("_lesser", "_lesser_scalar", "_greater_scalar", operator.lt)
LE = _Binary("_lesser_equal", "_lesser_equal_scalar", "_greater_equal_scalar", operator.le)
# `2 ** x` has always produced this spelling of the operator's name.
RPOW = _Binary("_Power", "_PowerScalar", "_rpower_scalar", operator.pow)


def pow(base: Any, exp: Any) -> Any:
    """`base ** exp` for symbols and numbers."""
    return POWER(base, exp)


def power(base: Any, exp: Any) -> Any:
    """`base ** exp` for symbols and numbers."""
    return POWER(base, exp)


def maximum(left: Any, right: Any) -> Any:
    """The larger of two, for symbols and numbers."""
    return MAX(left, right)


def minimum(left: Any, right: Any) -> Any:
    """The smaller of two, for symbols and numbers."""
    return MIN(left, right)


def hypot(left: Any, right: Any) -> Any:
    """`sqrt(left**2 + right**2)`, for symbols and numbers."""
    return HYPOT(left, right)
