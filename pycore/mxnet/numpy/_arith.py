"""Arithmetic, comparison and bits of the NumPy interface, as functions and as operators of its arrays."""
from __future__ import annotations

from typing import Any, Callable

import numpy as onp

from .._capi import call2
from .._ops import _NDOp
from ..ndarray.ndarray import NDArray
from . import _dispatch
from ._dispatch import as_np, is_symbol, reject_keywords

_new = object.__new__
_NUMBERS = (int, float, onp.generic)
_INTEGERS = (bool, int, onp.integer, onp.bool_)


class Binary(_NDOp):
    """One function of two operands: arrays (or symbols) and numbers in any mix.

    name: the function's name in NumPy, which computes two numbers. both, right, left: operators for two arrays, for
    `array op number` and for `number op array`; without `left` numbers come second only.
    """

    __slots__ = ("title", "right", "left", "python")

    def __init__(self, title: str, both: str, right: str, left: str | None, python: Callable | None = None):
        super().__init__(both, ("lhs", "rhs"), ())
        self.title = title
        self.right = _NDOp(right, ("data",), ("scalar", "is_int"))
        self.left = self.right if left == right else None if left is None else _NDOp(left, ("data",),
                                                                                   ("scalar", "is_int"))
        self.python = python or getattr(onp, title)

    def apply(self, lhs: Any, rhs: Any, out: Any = None) -> Any:
        """The function for any mix of operands; TypeError for other types."""
        if is_symbol(lhs) or is_symbol(rhs):
            return self._symbols(lhs, rhs)
        array = _dispatch._Array
        left, right = isinstance(lhs, array), isinstance(rhs, array)
        if left and right:
            return as_np(self((lhs, rhs), (), out))
        if left and isinstance(rhs, _NUMBERS):
            return as_np(self.right((lhs,), (float(rhs), isinstance(rhs, _INTEGERS)), out))
        if right and isinstance(lhs, _NUMBERS):
            return as_np(self._left()((rhs,), (float(lhs), isinstance(lhs, _INTEGERS)), out))
        if isinstance(lhs, _NUMBERS) and isinstance(rhs, _NUMBERS):
            return self.python(lhs, rhs) if out is None else self.python(lhs, rhs, out=out)
        raise TypeError(f"type {type(lhs if not isinstance(lhs, (array, *_NUMBERS)) else rhs)} not supported")

    def _left(self) -> _NDOp:
        if self.left is None:
            raise TypeError(f"[{self.title}] argument 'x1': expected an array, got a number")
        return self.left

    def _symbols(self, lhs: Any, rhs: Any) -> Any:
        function = _dispatch.symbol_function
        if is_symbol(lhs) and is_symbol(rhs):
            return as_np(function(self.name)(lhs, rhs))
        if isinstance(rhs, _NUMBERS):
            return as_np(function(self.right.name)(lhs, scalar=float(rhs), is_int=isinstance(rhs, _INTEGERS)))
        if isinstance(lhs, _NUMBERS):
            return as_np(function(self._left().name)(rhs, scalar=float(lhs), is_int=isinstance(lhs, _INTEGERS)))
        raise TypeError(f"type {type(rhs if is_symbol(lhs) else lhs)} not supported")


ADD = Binary("add", "_npi_add", "_npi_add_scalar", "_npi_add_scalar")
SUB = Binary("subtract", "_npi_subtract", "_npi_subtract_scalar", "_npi_rsubtract_scalar")
MUL = Binary("multiply", "_npi_multiply", "_npi_multiply_scalar", "_npi_multiply_scalar")
DIV = Binary("true_divide", "_npi_true_divide", "_npi_true_divide_scalar", "_npi_rtrue_divide_scalar")
MOD = Binary("mod", "_npi_mod", "_npi_mod_scalar", "_npi_rmod_scalar")
POW = Binary("power", "_npi_power", "_npi_power_scalar", "_npi_rpower_scalar")
MAX = Binary("maximum", "_npi_maximum", "_npi_maximum_scalar", "_npi_maximum_scalar")
MIN = Binary("minimum", "_npi_minimum", "_npi_minimum_scalar", "_npi_minimum_scalar")
HYPOT = Binary("hypot", "_npi_hypot", "_npi_hypot_scalar", "_npi_hypot_scalar")
ARCTAN2 = Binary("arctan2", "_npi_arctan2", "_npi_arctan2_scalar", "_npi_rarctan2_scalar")
COPYSIGN = Binary("copysign", "_npi_copysign", "_npi_copysign_scalar", "_npi_rcopysign_scalar")
LDEXP = Binary("ldexp", "_npi_ldexp", "_npi_ldexp_scalar", "_npi_rldexp_scalar")
LCM = Binary("lcm", "_npi_lcm", "_npi_lcm_scalar", "_npi_lcm_scalar")
AND = Binary("bitwise_and", "_npi_bitwise_and", "_npi_bitwise_and_scalar", "_npi_bitwise_and_scalar")
OR = Binary("bitwise_or", "_npi_bitwise_or", "_npi_bitwise_or_scalar", "_npi_bitwise_or_scalar")
XOR = Binary("bitwise_xor", "_npi_bitwise_xor", "_npi_bitwise_xor_scalar", "_npi_bitwise_xor_scalar")
EQ = Binary("equal", "_npi_equal", "_npi_equal_scalar", "_npi_equal_scalar")
NE = Binary("not_equal", "_npi_not_equal", "_npi_not_equal_scalar", "_npi_not_equal_scalar")
GT = Binary("greater", "_npi_greater", "_npi_greater_scalar", "_npi_less_scalar")
GE = Binary("greater_equal", "_npi_greater_equal", "_npi_greater_equal_scalar", "_npi_less_equal_scalar")
LT = Binary("less", "_npi_less", "_npi_less_scalar", "_npi_greater_scalar")
LE = Binary("less_equal", "_npi_less_equal", "_npi_less_equal_scalar", "_npi_greater_equal_scalar")


def dunder(op: Binary) -> Callable:
    """The method for `self op other`."""
    def method(self: Any, other: Any) -> Any:
        if type(other) is type(self) is _dispatch._Array:
            handle = call2(op.plain, self._h, other._h)
            if handle:
                result = _new(_dispatch._Array)
                result._h = handle
                return result
        return op.apply(self, other)
    method.__doc__ = f"Elementwise, with broadcasting; see `{op.title}`."
    return method


def reflected(op: Binary) -> Callable:
    """The method for `other op self`."""
    def method(self: Any, other: Any) -> Any:
        return op.apply(other, self)
    method.__doc__ = f"Elementwise, with broadcasting; see `{op.title}`."
    return method


def inplace(op: Binary) -> Callable:
    """The method for `self op= other`."""
    def method(self: Any, other: Any) -> Any:
        if isinstance(self, NDArray) and not self.writable:
            raise ValueError("trying to change a readonly array")
        return op.apply(self, other, self)
    method.__doc__ = f"In place; see `{op.title}`."
    return method


def add_operators(cls: type, writable: bool) -> None:
    """Give a class of arrays, or of symbols, the operators of Python's expressions."""
    for name, op in {"add": ADD, "sub": SUB, "mul": MUL, "truediv": DIV, "mod": MOD, "pow": POW, "and": AND, "or": OR,
                     "xor": XOR}.items():
        setattr(cls, f"__{name}__", dunder(op))
        setattr(cls, f"__r{name}__", reflected(op))
        if writable:
            setattr(cls, f"__i{name}__", inplace(op))
    for name, op in {"eq": EQ, "ne": NE, "gt": GT, "ge": GE, "lt": LT, "le": LE}.items():
        setattr(cls, f"__{name}__", dunder(op))


def _function(op: Binary, doc: str) -> Callable:
    def function(x1: Any, x2: Any, out: Any = None, **kwargs: Any) -> Any:
        if kwargs:
            reject_keywords(op.title, kwargs)
        return op.apply(x1, x2, out)
    function.__name__ = function.__qualname__ = op.title
    function.__module__ = "mxnet.numpy"
    function.__doc__ = f"""{doc}

    x1, x2: arrays or numbers, which broadcast. out: an array that takes the result. Of two numbers the result is
    NumPy's.
    """
    return function


add = _function(ADD, "Sum, `x1 + x2`.")
subtract = _function(SUB, "Difference, `x1 - x2`.")
multiply = _function(MUL, "Product, `x1 * x2`.")
true_divide = divide = _function(DIV, "Quotient, `x1 / x2`; of integers a float32.")
mod = remainder = _function(MOD, "Remainder of `x1 / x2`, with the sign of `x2`.")
power = _function(POW, "Power, `x1 ** x2`.")
maximum = _function(MAX, "The larger of two.")
minimum = _function(MIN, "The smaller of two.")
hypot = _function(HYPOT, "Length of the vector (x1, x2).")
arctan2 = _function(ARCTAN2, "Angle of the point (x2, x1) against the first axis.")
copysign = _function(COPYSIGN, "`x1` with the sign of `x2`.")
ldexp = _function(LDEXP, "`x1 * 2 ** x2`.")
lcm = _function(LCM, "Least common multiple of integers.")
bitwise_and = _function(AND, "Bits that are set in both.")
bitwise_or = _function(OR, "Bits that are set in one or both.")
bitwise_xor = _function(XOR, "Bits that are set in one of both.")
equal = _function(EQ, "Whether `x1 == x2`, as booleans.")
not_equal = _function(NE, "Whether `x1 != x2`, as booleans.")
greater = _function(GT, "Whether `x1 > x2`, as booleans.")
greater_equal = _function(GE, "Whether `x1 >= x2`, as booleans.")
less = _function(LT, "Whether `x1 < x2`, as booleans.")
less_equal = _function(LE, "Whether `x1 <= x2`, as booleans.")

__all__ = ["add", "subtract", "multiply", "true_divide", "divide", "mod", "remainder", "power", "maximum", "minimum",
           "hypot", "arctan2", "copysign", "ldexp", "lcm", "bitwise_and", "bitwise_or", "bitwise_xor", "equal",
           "not_equal", "greater", "greater_equal", "less", "less_equal"]
