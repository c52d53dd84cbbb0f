"""How many operators may be run as one unit: a hint that changes nothing in this engine."""
from __future__ import annotations

from typing import Any

from . import _capi

__all__ = ["bulk", "set_bulk_size"]


def set_bulk_size(size: int) -> int:
    """Set the limit for this thread; answers the former one.

    It changes nothing: small operators run at once on the calling thread, and a bound graph is one unit of work.
    """
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
    """A `with` scope with another limit; see `set_bulk_size`."""
    return _BulkScope(size)
