"""Operators of the NumPy interface that NumPy computes, for graphs of symbols: custom operators without gradients."""
from __future__ import annotations

import ast
import functools
from typing import Any, Callable

import numpy as onp

from . import operator
from .ndarray import array as _nd_array
from .util import np_array, np_shape, use_np


def register(op_name: str, imperative: bool = True, symbolic: bool = True) -> Callable[[type], type]:
    """A decorator for the property class of a custom operator: it becomes `mx.np._internal.op_name` as well.

    imperative, symbolic: whether that function takes arrays, and whether it takes symbols.
    """
    def enter(prop: type) -> type:
        from . import numpy_extension
        from .numpy import _internal
        from .numpy._dispatch import is_symbol

        @functools.wraps(prop)
        def call(*inputs: Any, **params: Any) -> Any:
            for value in inputs:
                if not (symbolic if is_symbol(value) else imperative):
                    raise TypeError(f"[{op_name}] argument 'inputs': expected "
                                    f"{'arrays' if imperative else 'symbols'}, got {type(value).__name__}")
            return numpy_extension.Custom(*inputs, op_type=op_name, **params)
        call.__name__ = call.__qualname__ = op_name
        setattr(_internal, op_name, call)
        return operator.register(op_name)(prop)
    return enter


def _value(text: Any) -> Any:
    """A parameter of a custom operator, which arrives as text."""
    return ast.literal_eval(text) if isinstance(text, str) else text


def _shape(text: Any) -> tuple:
    value = _value(text)
    return () if value is None else tuple(value) if isinstance(value, (tuple, list)) else (value,)


class _Forward(operator.CustomOp):
    """An operator that a function of NumPy computes and that has no gradient."""

    def _compute(self, *inputs: onp.ndarray) -> onp.ndarray:
        raise NotImplementedError

    def forward(self, is_train: bool, req: Any, in_data: list, out_data: list, aux: list) -> None:
        """Compute the output."""
        with np_shape(True), np_array(False):
            value = onp.asarray(self._compute(*(x.asnumpy() for x in in_data)))
            self.assign(out_data[0], req[0], _nd_array(value, dtype=out_data[0].dtype))

    def backward(self, req: Any, out_grad: list, in_data: list, out_data: list, in_grad: list, aux: list) -> None:
        """There is no gradient."""
        raise NotImplementedError(f"{type(self).__name__} is not differentiable")


class Resize(_Forward):
    """The elements, repeated as often as needed, in a shape of any size."""

    def __init__(self, new_shape: Any):
        super().__init__()
        self._new_shape = _shape(new_shape)

    def _compute(self, *inputs: onp.ndarray) -> onp.ndarray:
        return onp.resize(inputs[0], self._new_shape)


@register("resize_fallback")
class ResizeProp(operator.CustomOpProp):
    """What `Resize` takes and gives. new_shape: the shape of the result."""

    def __init__(self, new_shape: Any):
        super().__init__(need_top_grad=True)
        self._new_shape = _shape(new_shape)

    def list_arguments(self) -> list[str]:
        """One array."""
        return ["a"]

    def infer_shape(self, in_shape: list) -> tuple:
        """The shape that was asked for."""
        return (in_shape[0],), (self._new_shape,), ()

    def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> Resize:
        """The operator itself."""
        return Resize(self._new_shape)


class Unravel_index(_Forward):
    """Positions in the flattened array as positions along axes: one row for each axis."""

    def __init__(self, shape: Any):
        super().__init__()
        self._shape = _shape(shape)

    def _compute(self, *inputs: onp.ndarray) -> onp.ndarray:
        return onp.stack(onp.unravel_index(inputs[0], self._shape))


@register("unravel_index_fallback")
class Unravel_indexProp(operator.CustomOpProp):
    """What `Unravel_index` takes and gives. shape: that of the array that the positions are in."""

    def __init__(self, shape: Any):
        super().__init__(need_top_grad=True)
        self._shape = _shape(shape)

    def list_arguments(self) -> list[str]:
        """The positions."""
        return ["indices"]

    def infer_shape(self, in_shape: list) -> tuple:
        """The axes come first."""
        return (in_shape[0],), ((len(self._shape), *in_shape[0]),), ()

    def infer_type(self, in_type: list) -> tuple:
        """Positions are int64."""
        return in_type, [onp.int64], []

    def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> Unravel_index:
        """The operator itself."""
        return Unravel_index(self._shape)


class MultivariateNormal(_Forward):
    """Normal vectors with given means and covariance matrices, all of whose axes but the last broadcast."""

    def __init__(self, size: Any = None):
        super().__init__()
        self._size = _shape(size)

    def _compute(self, *inputs: onp.ndarray) -> onp.ndarray:
        mean, cov = (x.astype(onp.float64) for x in inputs)
        from .numpy import array
        from .numpy.random import multivariate_normal
        with np_shape(True), np_array(True):
            return multivariate_normal(array(mean), array(cov), self._size).asnumpy()


@register("multivariate_normal_fallback")
class MultivariateNormalProp(operator.CustomOpProp):
    """What `MultivariateNormal` takes and gives. size: how many vectors for each mean."""

    def __init__(self, size: Any = None):
        super().__init__(need_top_grad=True)
        self._size = _shape(size)

    def list_arguments(self) -> list[str]:
        """Means and covariances."""
        return ["mean", "variance"]

    def infer_shape(self, in_shape: list) -> tuple:
        """The size, then the shape that means and covariances share."""
        mean, cov = in_shape
        both = onp.broadcast_shapes(tuple(mean), tuple(cov[:-1]))
        return in_shape, ((*self._size, *both),), ()

    def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> MultivariateNormal:
        """The operator itself."""
        return MultivariateNormal(self._size)


class EmptyLike(_Forward):
    """An array like another one; its values are zeros."""

    def __init__(self, dtype: Any, order: str, subok: bool, shape: Any):
        super().__init__()
        self._shape = shape

    def _compute(self, *inputs: onp.ndarray) -> onp.ndarray:
        return onp.zeros(inputs[0].shape if self._shape is None else self._shape)


@register("empty_like_fallback")
class EmptyLikeProp(operator.CustomOpProp):
    """What `EmptyLike` takes and gives. dtype, shape: those of the result; None: those of the array."""

    def __init__(self, dtype: Any, order: str, subok: Any, shape: Any):
        super().__init__(need_top_grad=True)
        self._dtype = None if dtype in (None, "None") else onp.dtype(dtype)
        self._order, self._subok = order, _value(subok)
        self._shape = None if _value(shape) is None else _shape(shape)

    def list_arguments(self) -> list[str]:
        """The array that is copied without its values."""
        return ["prototype"]

    def infer_shape(self, in_shape: list) -> tuple:
        """The shape that was asked for, or that of the array."""
        return (in_shape[0],), (tuple(in_shape[0]) if self._shape is None else self._shape,), ()

    def infer_type(self, in_type: list) -> tuple:
        """The dtype that was asked for, or that of the array."""
        return in_type, [in_type[0] if self._dtype is None else self._dtype.type], []

    def create_operator(self, ctx: Any, in_shapes: list, in_dtypes: list) -> EmptyLike:
        """The operator itself."""
        return EmptyLike(self._dtype, self._order, self._subok, self._shape)


__all__ = ["EmptyLike", "EmptyLikeProp", "MultivariateNormal", "MultivariateNormalProp", "Resize", "ResizeProp",
           "Unravel_index", "Unravel_indexProp", "np_array", "register", "use_np"]
