"""Arithmetic and comparison between arrays and numbers, as functions and as operators of the array class."""
from __future__ import annotations

import math
import operator
from typing import Any, Callable

import numpy as np

from .. import _ops
from .._capi import call1, call2
from .._ops import _NDOp

_new = object.__new__
_NUMBERS = (int, float, np.generic)
# The array class; set by the module that defines it.
_Array: Any = None


def bind_array_class(cls: type) -> None:
    """Tell the fast paths which class arrays have."""
    global _Array
    _Array = cls


def _from_host(value: Any, like: Any) -> Any:
    """A NumPy array as an array of the device and dtype of `like`; TypeError for other types and lossy dtypes."""
    if not isinstance(value, np.ndarray):
        raise TypeError(f"type {type(value)} not supported")
    if not np.can_cast(value.dtype, like.dtype, "same_kind"):
        raise TypeError(f"type {type(value)} with dtype {value.dtype} not supported beside an NDArray of dtype "
                        f"{np.dtype(like.dtype)}")
    from .utils import array
    return array(value, ctx=like.context, dtype=like.dtype)


class _Binary(_NDOp):
    """One arithmetic function: array with array (broadcast), array with number, number with array, two numbers."""

    __slots__ = ("right", "left", "python", "right_cache", "left_cache")

    def __init__(self, name: str, right: str, left: str, python: Callable):
        super().__init__(name, ("lhs", "rhs"), ())
        self.right = _NDOp(right, ("data",), ("scalar",))
        self.left = _NDOp(left, ("data",), ("scalar",))
        self.python = python
        self.right_cache: dict[float, Any] = {}
        self.left_cache: dict[float, Any] = {}

    def scalar(self, array: Any, number: Any, right: bool = True) -> Any:
        """`array op number`, or `number op array`."""
        cache = self.right_cache if right else self.left_cache
        inv = cache.get(number)
        if inv is None:
            value = float(number)
            inv = (self.right if right else self.left).prepare((value,))
            if len(cache) >= 256:
                cache.clear()
            if value != 0.0:  # 0.0 and -0.0 are equal keys
                cache[value] = inv
        handle = call1(inv, array._h)
        if handle:
            result = _new(_Array)
            result._h = handle
            return result
        return _ops.sparse_result()

    def apply(self, lhs: Any, rhs: Any) -> Any:
        """The function for any mix of arrays and numbers."""
        array = _Array
        if type(lhs) is array and type(rhs) is array:
            handle = call2(self.plain, lhs._h, rhs._h)
            if handle:
                result = _new(array)
                result._h = handle
                return result
        if isinstance(lhs, array):
            if isinstance(rhs, array):
                return self((lhs, rhs), ())
            if isinstance(rhs, _NUMBERS):
                return self.scalar(lhs, rhs)
            return self((lhs, _from_host(rhs, lhs)), ())
        if isinstance(lhs, _NUMBERS):
            if isinstance(rhs, array):
                return self.scalar(rhs, lhs, False)
            if isinstance(rhs, _NUMBERS):
                return self.python(lhs, rhs)
            raise TypeError(f"type {type(rhs)} not supported")
        if isinstance(rhs, array):
            return self((_from_host(lhs, rhs), rhs), ())
        raise TypeError(f"type {type(lhs)} not supported")

    def inplace(self, lhs: Any, rhs: Any, verb: str) -> Any:
        """`lhs op= rhs`."""
        if not lhs.writable:
            raise ValueError(f"trying to {verb} a readonly NDArray")
        if isinstance(rhs, _Array):
            return self((lhs, rhs), (), lhs)
        if isinstance(rhs, _NUMBERS):
            return self.right((lhs,), (float(rhs),), lhs)
        return self((lhs, _from_host(rhs, lhs)), (), lhs)


ADD = _Binary("broadcast_add", "_plus_scalar", "_plus_scalar", operator.add)
SUB = _Binary("broadcast_sub", "_minus_scalar", "_rminus_scalar", operator.sub)
MUL = _Binary("broadcast_mul", "_mul_scalar", "_mul_scalar", operator.mul)
DIV = _Binary("broadcast_div", "_div_scalar", "_rdiv_scalar", operator.truediv)
MOD = _Binary("broadcast_mod", "_mod_scalar", "_rmod_scalar", operator.mod)
POW = _Binary("broadcast_power", "_power_scalar", "_rpower_scalar", operator.pow)
MAX = _Binary("broadcast_maximum", "_maximum_scalar", "_maximum_scalar", max)
MIN = _Binary("broadcast_minimum", "_minimum_scalar", "_minimum_scalar", min)
HYPOT = _Binary("broadcast_hypot", "_hypot_scalar", "_hypot_scalar", math.hypot)
EQ = _Binary("broadcast_equal", "_equal_scalar", "_equal_scalar", lambda a, b: 1 if a == b else 0)
NE = _Binary("broadcast_not_equal", "_not_equal_scalar", "_not_equal_scalar", lambda a, b: 1 if a != b else 0)
GT = _Binary("broadcast_greater", "_greater_scalar", "_lesser_scalar", lambda a, b: 1 if a > b else 0)
GE = _Binary("broadcast_greater_equal", "_greater_equal_scalar", "_lesser_equal_scalar",
             lambda a, b: 1 if a >= b else 0)
LT = _Binary("broadcast_lesser", "_lesser_scalar", "_greater_scalar", lambda a, b: 1 if a < b else 0)
LE = _Binary("broadcast_lesser_equal", "_lesser_equal_scalar", "_greater_equal_scalar",
             lambda a, b: 1 if a <= b else 0)
AND = _Binary("broadcast_logical_and", "_logical_and_scalar", "_logical_and_scalar",
              lambda a, b: 1 if a and b else 0)
OR = _Binary("broadcast_logical_or", "_logical_or_scalar", "_logical_or_scalar", lambda a, b: 1 if a or b else 0)
XOR = _Binary("broadcast_logical_xor", "_logical_xor_scalar", "_logical_xor_scalar",
              lambda a, b: 1 if bool(a) ^ bool(b) else 0)


def dunder(op: _Binary) -> Callable:
    """The method for `self op other`."""
    def method(self: Any, other: Any) -> Any:
        kind = type(other)
        if kind is _Array:
            handle = call2(op.plain, self._h, other._h)
            if handle:
                result = _new(_Array)
                result._h = handle
                return result
        elif kind is float or kind is int:
            return op.scalar(self, other)
        return op.apply(self, other)
    method.__doc__ = f"Elementwise, with broadcasting; see `{op.name}`."
    return method


def reflected(op: _Binary) -> Callable:
    """The method for `other op self`."""
    def method(self: Any, other: Any) -> Any:
        return op.apply(other, self)
    method.__doc__ = f"Elementwise, with broadcasting; see `{op.name}`."
    return method


def inplace(op: _Binary, verb: str) -> Callable:
    """The method for `self op= other`."""
    def method(self: Any, other: Any) -> Any:
        return op.inplace(self, other, verb)
    method.__doc__ = f"In place; see `{op.name}`."
    return method


def add(lhs: Any, rhs: Any) -> Any:
    """`lhs + rhs` for arrays and numbers, with broadcasting."""
    return ADD.apply(lhs, rhs)


def subtract(lhs: Any, rhs: Any) -> Any:
    """`lhs - rhs` for arrays and numbers, with broadcasting."""
    return SUB.apply(lhs, rhs)


def multiply(lhs: Any, rhs: Any) -> Any:
    """`lhs * rhs` for arrays and numbers, with broadcasting."""
    return MUL.apply(lhs, rhs)


def divide(lhs: Any, rhs: Any) -> Any:
    """`lhs / rhs` for arrays and numbers, with broadcasting."""
    return DIV.apply(lhs, rhs)


def modulo(lhs: Any, rhs: Any) -> Any:
    """`lhs % rhs` for arrays and numbers, with broadcasting; the sign follows the divisor."""
    return MOD.apply(lhs, rhs)


def power(base: Any, exp: Any) -> Any:
    """`base ** exp` for arrays and numbers, with broadcasting."""
    return POW.apply(base, exp)


def maximum(lhs: Any, rhs: Any) -> Any:
    """The larger of two, elementwise with broadcasting."""
    return MAX.apply(lhs, rhs)


def minimum(lhs: Any, rhs: Any) -> Any:
    """The smaller of two, elementwise with broadcasting."""
    return MIN.apply(lhs, rhs)


def hypot(lhs: Any, rhs: Any) -> Any:
    """`sqrt(lhs**2 + rhs**2)`, elementwise with broadcasting."""
    return HYPOT.apply(lhs, rhs)


def equal(lhs: Any, rhs: Any) -> Any:
    """1 where equal, else 0, elementwise with broadcasting; the dtype is that of the array."""
    return EQ.apply(lhs, rhs)


def not_equal(lhs: Any, rhs: Any) -> Any:
    """1 where different, else 0, elementwise with broadcasting."""
    return NE.apply(lhs, rhs)


def greater(lhs: Any, rhs: Any) -> Any:
    """1 where `lhs > rhs`, else 0, elementwise with broadcasting."""
    return GT.apply(lhs, rhs)


def greater_equal(lhs: Any, rhs: Any) -> Any:
    """1 where `lhs >= rhs`, else 0, elementwise with broadcasting."""
    return GE.apply(lhs, rhs)


def lesser(lhs: Any, rhs: Any) -> Any:
    """1 where `lhs < rhs`, else 0, elementwise with broadcasting."""
    return LT.apply(lhs, rhs)


def lesser_equal(lhs: Any, rhs: Any) -> Any:
    """1 where `lhs <= rhs`, else 0, elementwise with broadcasting."""
    return LE.apply(lhs, rhs)


def logical_and(lhs: Any, rhs: Any) -> Any:
    """1 where both are not 0, else 0, elementwise with broadcasting."""
    return AND.apply(lhs, rhs)


def logical_or(lhs: Any, rhs: Any) -> Any:
    """1 where one of both is not 0, else 0, elementwise with broadcasting."""
    return OR.apply(lhs, rhs)


def logical_xor(lhs: Any, rhs: Any) -> Any:
    """1 where exactly one of both is not 0, else 0, elementwise with broadcasting."""
    return XOR.apply(lhs, rhs)


true_divide = divide
