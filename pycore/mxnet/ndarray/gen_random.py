# mxnet.ndarray, random: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, random: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
]
