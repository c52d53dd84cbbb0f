"""Functions of one array, element by element."""
from __future__ import annotations

from typing import Any, Callable

import numpy as onp

from ..ndarray.ndarray import NDArray
from ._dispatch import call, is_symbol, reject_keywords, require_array

_NUMBERS = (int, float, onp.generic)


def _function(name: str, operator: str, doc: str) -> Callable:
    """A function of arrays, symbols and numbers; of the latter NumPy's result."""
    host = getattr(onp, name)

    def function(x: Any, out: Any = None, **kwargs: Any) -> Any:
        if kwargs:
            reject_keywords(name, kwargs)
        if isinstance(x, NDArray) or is_symbol(x):
            return call(operator, x, out=out)
        if isinstance(x, _NUMBERS):
            return host(x) if out is None else host(x, out=out)
        raise TypeError(f"[{name}] argument 'x': expected an mxnet.numpy array or a number, got {type(x).__name__}")
    function.__name__ = function.__qualname__ = name
    function.__module__ = "mxnet.numpy"
    function.__doc__ = f"{doc}\n\n    x: an array or a number. out: an array that takes the result.\n    "
    return function


absolute = _function("absolute", "_npi_absolute", "Absolute value.")
arccos = _function("arccos", "_npi_arccos", "Inverse cosine, in [0, pi].")
arccosh = _function("arccosh", "_npi_arccosh", "Inverse hyperbolic cosine.")
arcsin = _function("arcsin", "_npi_arcsin", "Inverse sine, in [-pi/2, pi/2].")
arcsinh = _function("arcsinh", "_npi_arcsinh", "Inverse hyperbolic sine.")
arctan = _function("arctan", "_npi_arctan", "Inverse tangent, in [-pi/2, pi/2].")
arctanh = _function("arctanh", "_npi_arctanh", "Inverse hyperbolic tangent.")
bitwise_not = _function("bitwise_not", "_npi_bitwise_not", "Every bit of integers inverted; of booleans the opposite.")
cbrt = _function("cbrt", "_npi_cbrt", "Cube root.")
ceil = _function("ceil", "_npi_ceil", "Rounds up.")
cos = _function("cos", "_npi_cos", "Cosine of radians.")
cosh = _function("cosh", "_npi_cosh", "Hyperbolic cosine.")
degrees = _function("degrees", "_npi_degrees", "Radians as degrees.")
exp = _function("exp", "_npi_exp", "Exponential function.")
expm1 = _function("expm1", "_npi_expm1", "`exp(x) - 1`, exact for small x.")
fabs = _function("fabs", "_npi_absolute", "Absolute value.")
fix = _function("fix", "_npi_fix", "Rounds toward zero.")
floor = _function("floor", "_npi_floor", "Rounds down.")
isfinite = _function("isfinite", "_npi_isfinite", "Whether x is neither infinite nor NaN, as booleans.")
isinf = _function("isinf", "_npi_isinf", "Whether x is infinite, as booleans.")
isnan = _function("isnan", "_npi_isnan", "Whether x is NaN, as booleans.")
isneginf = _function("isneginf", "_npi_isneginf", "Whether x is minus infinity, as booleans.")
isposinf = _function("isposinf", "_npi_isposinf", "Whether x is plus infinity, as booleans.")
log = _function("log", "_npi_log", "Natural logarithm.")
log10 = _function("log10", "_npi_log10", "Logarithm to base 10.")
log1p = _function("log1p", "_npi_log1p", "`log(1 + x)`, exact for small x.")
log2 = _function("log2", "_npi_log2", "Logarithm to base 2.")
logical_not = _function("logical_not", "_npi_logical_not", "Whether x is zero, as booleans.")
negative = _function("negative", "_npi_negative", "Negative of x.")
radians = _function("radians", "_npi_radians", "Degrees as radians.")
reciprocal = _function("reciprocal", "_npi_reciprocal", "`1 / x`.")
rint = _function("rint", "_npi_rint", "Rounds to the nearest integer, halves to the even one.")
sign = _function("sign", "_npi_sign", "-1, 0 or 1, as x is negative, zero or positive.")
sin = _function("sin", "_npi_sin", "Sine of radians.")
sinh = _function("sinh", "_npi_sinh", "Hyperbolic sine.")
sqrt = _function("sqrt", "_npi_sqrt", "Square root.")
square = _function("square", "_npi_square", "`x * x`.")
tan = _function("tan", "_npi_tan", "Tangent of radians.")
tanh = _function("tanh", "_npi_tanh", "Hyperbolic tangent.")
trunc = _function("trunc", "_npi_trunc", "Rounds toward zero.")
abs, invert, rad2deg, deg2rad = absolute, bitwise_not, degrees, radians


def around(x: Any, decimals: int = 0, out: Any = None, **kwargs: Any) -> Any:
    """Rounded to a number of decimals, halves to the even neighbour; negative numbers round tens, hundreds..."""
    if isinstance(x, _NUMBERS):
        return onp.around(x, decimals)
    require_array("around", "x", x)
    return call("_npi_around", x, decimals=decimals, out=out)


round = round_ = around


def nan_to_num(x: Any, copy: bool = True, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None,
               **kwargs: Any) -> Any:
    """NaN and infinities replaced: NaN by `nan`, infinities by the largest numbers unless others are given.

    With `copy=False` in the array itself, which is returned.
    """
    if isinstance(x, _NUMBERS):
        return onp.nan_to_num(x, copy, nan, posinf, neginf)
    require_array("nan_to_num", "x", x)
    return call("_npi_nan_to_num", x, copy=copy, nan=nan, posinf=posinf, neginf=neginf,
                out=None if copy or is_symbol(x) else x)


def clip(a: Any, a_min: float | None, a_max: float | None, out: Any = None) -> Any:
    """Values below `a_min` and above `a_max` replaced by these bounds; None leaves a side open."""
    if a_min is None and a_max is None:
        raise ValueError("array_clip: must set either max or min")
    if isinstance(a, _NUMBERS):
        return onp.clip(a, a_min, a_max)
    require_array("clip", "a", a)
    return call("_npi_clip", a, a_min=-onp.inf if a_min is None else a_min,
                a_max=onp.inf if a_max is None else a_max, out=out)


__all__ = ["absolute", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctanh", "bitwise_not", "cbrt", "ceil",
           "cos", "cosh", "degrees", "exp", "expm1", "fabs", "fix", "floor", "isfinite", "isinf", "isnan", "isneginf",
           "isposinf", "log", "log10", "log1p", "log2", "logical_not", "negative", "radians", "reciprocal", "rint",
           "sign", "sin", "sinh", "sqrt", "square", "tan", "tanh", "trunc", "abs", "invert", "rad2deg", "deg2rad",
           "around", "round", "round_", "nan_to_num", "clip"]
