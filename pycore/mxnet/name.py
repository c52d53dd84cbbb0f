"""Automatic names for symbols and blocks, counted per hint and scoped per thread."""
from __future__ import annotations

import threading
from typing import Any

from .base import _ClassPropertyMeta, classproperty

__all__ = ["NameManager", "Prefix"]


class _Current(threading.local):
    value: Any = None


_current = _Current()


class NameManager(metaclass=_ClassPropertyMeta):
    """Gives names like `fullyconnected0`; use it as a context manager to start a new count."""

    def __init__(self) -> None:
        self._counter: dict[str, int] = {}
        self._old_manager: NameManager | None = None

    def get(self, name: str | None, hint: str) -> str:
        """`name` when given, otherwise `hint` with the next number."""
        if name:
            return name
        count = self._counter.get(hint, 0)
        self._counter[hint] = count + 1
        return f"{hint}{count}"

    def __enter__(self) -> NameManager:
        self._old_manager = current()
        _current.value = self
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        _current.value = self._old_manager

    @classproperty
    def current(cls) -> NameManager:
        """The manager in force on this thread."""
        return current()

    @current.setter
    def current(cls, manager: NameManager) -> None:
        _current.value = manager


def current() -> NameManager:
    """The manager in force on this thread."""
    manager = _current.value
    if manager is None:
        manager = _current.value = NameManager()
    return manager


class Prefix(NameManager):
    """Puts a prefix before every name, given or counted."""

    def __init__(self, prefix: str):
        super().__init__()
        self._prefix = prefix

    def get(self, name: str | None, hint: str) -> str:
        """The prefixed name."""
        return self._prefix + super().get(name, hint)
