# mxnet.symbol, random: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, random: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

__all__ = [
]
