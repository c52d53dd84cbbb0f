"""How arrays are shown as text."""
from __future__ import annotations

from typing import Any

import numpy as onp

__all__ = ["set_printoptions"]


def set_printoptions(precision: int | None = None, threshold: int | None = None, **kwarg: Any) -> None:
    """How arrays are printed from now on: digits behind the point, and from how many elements on they are shortened.

    The options are those of NumPy, which prints the arrays; other keywords go there too.
    """
    onp.set_printoptions(precision=precision, threshold=threshold, **kwarg)
