"""Arrays from text."""
from __future__ import annotations

from typing import Any

import numpy as onp

from ..context import Context, current_context
from .multiarray import array

__all__ = ["genfromtxt"]


def genfromtxt(*args: Any, ctx: Context | None = None, **kwargs: Any) -> Any:
    """An array from a text file with missing values, float32 unless `dtype` says otherwise.

    ctx: the device. All other arguments are those of NumPy's function, which reads the file.
    """
    kwargs.setdefault("dtype", onp.float32)
    found = onp.genfromtxt(*args, **kwargs)
    return array(found, dtype=found.dtype, ctx=ctx or current_context())
