"""Products of arrays."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ._dispatch import call, is_symbol, require_array

_NUMBERS = (int, float, onp.generic)


def dot(a: Any, b: Any, out: Any = None) -> Any:
    """Product of matrices, vectors or numbers: the last axis of `a` is summed against the last but one of `b`."""
    if isinstance(a, _NUMBERS) or isinstance(b, _NUMBERS):
        from ._arith import multiply
        return multiply(a, b, out=out)
    require_array("dot", "a", a)
    require_array("dot", "b", b)
    return call("_np_dot", a, b, out=out)


def matmul(a: Any, b: Any, out: Any = None, **kwargs: Any) -> Any:
    """Product of matrices in the last two axes; the others broadcast. Vectors are rows on the left, columns right."""
    require_array("matmul", "a", a)
    require_array("matmul", "b", b)
    return call("_npi_matmul", a, b, out=out)


def tensordot(a: Any, b: Any, axes: Any = 2) -> Any:
    """Sum of products over pairs of axes.

    axes: a number (so many last axes of `a` with the first of `b`), or the axes of `a` and those of `b`.
    """
    require_array("tensordot", "a", a)
    require_array("tensordot", "b", b)
    if isinstance(axes, (int, onp.integer)):
        return call("_npi_tensordot_int_axes", a, b, axes=int(axes))
    if len(axes) != 2:
        raise ValueError("Axes must consist of two arrays.")
    left, right = ((x,) if isinstance(x, (int, onp.integer)) else tuple(x) for x in axes)
    if len(left) != len(right):
        raise ValueError("Axes length mismatch")
    return call("_npi_tensordot", a, b, a_axes_summed=left, b_axes_summed=right)


def inner(a: Any, b: Any) -> Any:
    """Sum of products over the last axes; the plain product with a number or an array without axes."""
    if isinstance(a, _NUMBERS) or isinstance(b, _NUMBERS):
        return dot(a, b)
    if not is_symbol(a) and (not a.ndim or not b.ndim):
        return dot(a, b)
    return tensordot(a, b, [-1, -1])


def outer(a: Any, b: Any) -> Any:
    """All products of an element of `a` with one of `b`, as a matrix."""
    return tensordot(a.flatten(), b.flatten(), 0)


def vdot(a: Any, b: Any) -> Any:
    """Sum of the products of all elements."""
    return tensordot(a.flatten(), b.flatten(), 1)


def einsum(*operands: Any, **kwargs: Any) -> Any:
    """Sums of products in Einstein's notation: `einsum('ij,jk->ik', a, b)`. `optimize` has no effect."""
    out = kwargs.pop("out", None)
    optimize = kwargs.pop("optimize", False)
    if kwargs:
        raise TypeError(f"einsum() got an unexpected keyword argument '{next(iter(kwargs))}'")
    if not operands or not isinstance(operands[0], str):
        raise ValueError("[einsum] argument 'operands': expected the subscripts as text, then the arrays")
    subscripts, arrays = operands[0], operands[1:]
    for i, array in enumerate(arrays):
        require_array("einsum", f"operands[{i + 1}]", array)
    return call("_npi_einsum", *arrays, subscripts=subscripts, optimize=int(bool(optimize)), out=out)


__all__ = ["dot", "matmul", "tensordot", "inner", "outer", "vdot", "einsum"]
