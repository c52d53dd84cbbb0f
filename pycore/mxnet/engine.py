"""How many operators the engine may run as one unit."""
from __future__ import annotations

from typing import Any

from . import _capi

__all__ = ["bulk", "set_bulk_size"]


def set_bulk_size(size: int) -> int:
    """Set the limit for this thread; answers the former one. 0 or 1 means no grouping."""
    return _capi.set_bulk_size(size)


class _BulkScope:
    def __init__(self, size: int):
        self._size, self._old = size, 0

    def __enter__(self) -> _BulkScope:
        self._old = set_bulk_size(self._size)
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        set_bulk_size(self._old)


def bulk(size: int) -> _BulkScope:
    """A `with` scope in which up to `size` operators may run as one unit."""
    return _BulkScope(size)
