"""Functions of NumPy's linear algebra that run on the host; see `fallback`."""
from __future__ import annotations

import numpy as onp

from .fallback import functions

_functions = functions(onp.linalg, ("cond", "lstsq", "matrix_power", "matrix_rank", "multi_dot", "qr"))
globals().update(_functions)

__all__ = list(_functions)
