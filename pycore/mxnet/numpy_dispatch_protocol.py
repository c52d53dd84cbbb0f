"""NumPy's own functions on arrays of `mx.np`: which of them have a function of this package behind them.

`numpy.mean(x)` of an `mx.np.ndarray` is `mx.np.mean(x)`, on the array's device and with gradients; functions without
one of their own run on the host. This works always; the decorators are for code that asks for it.
"""
from __future__ import annotations

import functools
from typing import Any, Callable, Iterable

import numpy as _onp

from .numpy.fallback import own_function


def _words(text: str) -> list[str]:
    return text.split()


_NUMPY_ARRAY_FUNCTION_LIST = _words(
    "all any sometrue argmin argmax around round round_ argsort sort append broadcast_arrays broadcast_to "
    "clip concatenate copy cumsum diag diagonal diagflat dot expand_dims fix flip flipud fliplr inner insert max "
    "amax mean min amin nonzero ones_like atleast_1d atleast_2d atleast_3d prod product ravel repeat reshape "
    "roll split array_split hsplit vsplit dsplit squeeze stack std sum swapaxes take tensordot tile "
    "transpose unique unravel_index diag_indices_from delete var vdot vstack column_stack hstack dstack "
    "zeros_like linalg.norm linalg.cholesky linalg.inv linalg.solve linalg.tensorinv linalg.tensorsolve "
    "linalg.pinv linalg.eigvals linalg.eig linalg.eigvalsh linalg.eigh shape trace tril meshgrid outer "
    "einsum polyval shares_memory may_share_memory quantile percentile diff ediff1d resize where "
    "full_like bincount empty_like nan_to_num isnan isfinite isposinf isneginf isinf pad ")
_NUMPY_ARRAY_UFUNC_LIST = _words(
    "abs fabs add arctan2 copysign degrees hypot lcm subtract multiply true_divide negative power mod "
    "matmul absolute rint sign exp log log2 log10 expm1 sqrt square cbrt reciprocal invert bitwise_not "
    "remainder sin cos tan sinh cosh tanh arcsin arccos arctan arcsinh arccosh arctanh maximum minimum "
    "ceil trunc floor bitwise_and bitwise_xor bitwise_or logical_not equal not_equal less less_equal "
    "greater greater_equal ")
# NumPy's function -> that of this package. Names that the installed NumPy has given up are not in here.
_NUMPY_ARRAY_FUNCTION_DICT: dict[Callable, Callable] = {}
_NUMPY_ARRAY_UFUNC_DICT: dict[Callable, Callable] = {}


def _find_duplicate(strs: Iterable[str]) -> str | None:
    """The first name that comes twice, or None."""
    seen: set[str] = set()
    for name in strs:
        if name in seen:
            return name
        seen.add(name)
    return None


def _implements(numpy_function: Callable) -> Callable:
    """A decorator: enters a function of this package as the one behind a function of NumPy."""
    def enter(function: Callable) -> Callable:
        table = _NUMPY_ARRAY_UFUNC_DICT if isinstance(numpy_function, _onp.ufunc) else _NUMPY_ARRAY_FUNCTION_DICT
        table[numpy_function] = function
        return function
    return enter


def _register(names: list[str]) -> None:
    duplicate = _find_duplicate(names)
    if duplicate is not None:
        raise ValueError(f"the name {duplicate!r} stands twice in a list of functions")
    for name in names:
        module, _, last = name.rpartition(".")
        theirs = getattr(getattr(_onp, module) if module else _onp, last, None)
        own = own_function(last, module)
        if callable(theirs) and own is not None:
            _implements(theirs)(own)


def _register_array_function() -> None:
    """Enters the functions behind those of NumPy that are not universal."""
    _register(_NUMPY_ARRAY_FUNCTION_LIST)


def _register_array_ufunc() -> None:
    """Enters the functions behind NumPy's universal functions."""
    _register(_NUMPY_ARRAY_UFUNC_LIST)


def with_array_function_protocol(func: Callable) -> Callable:
    """A decorator for a function that calls NumPy's functions with arrays of `mx.np`, which works everywhere."""
    @functools.wraps(func)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return func(*args, **kwargs)
    return wrapped


def with_array_ufunc_protocol(func: Callable) -> Callable:
    """A decorator for a function that calls NumPy's universal functions with arrays, which works everywhere."""
    return with_array_function_protocol(func)


_register_array_function()
_register_array_ufunc()
