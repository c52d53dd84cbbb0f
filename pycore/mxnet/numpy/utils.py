"""Dtypes and constants under the names that NumPy gives them."""
from __future__ import annotations

import numpy as onp

float16, float32, float64 = onp.float16, onp.float32, onp.float64
uint8, int8, int32, int64 = onp.uint8, onp.int8, onp.int32, onp.int64
bool_ = onp.bool_
bool = bool
pi, e, inf, nan, newaxis = onp.pi, onp.e, onp.inf, onp.nan, None
# Spellings that NumPy itself has given up.
NAN = NaN = onp.nan
PINF, NINF, PZERO, NZERO = onp.inf, -onp.inf, 0.0, -0.0
finfo = onp.finfo

__all__ = ["float16", "float32", "float64", "uint8", "int8", "int32", "int64", "bool_", "bool", "pi", "e", "inf", "nan",
           "newaxis", "NAN", "NaN", "PINF", "NINF", "PZERO", "NZERO", "finfo"]
