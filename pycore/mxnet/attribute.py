"""Attributes that every symbol made inside a scope receives."""
from __future__ import annotations

import threading
from collections import defaultdict
from typing import Any

from .base import _ClassPropertyMeta, classproperty

__all__ = ["AttrScope"]


class _Current(threading.local):
    value: Any = None


_current = _Current()


class AttrScope(metaclass=_ClassPropertyMeta):
    """`with AttrScope(ctx_group='dev1'):` attaches the attributes (strings) to the symbols made inside."""

    # How many graphs of each name control flow has made.
    _subgraph_names: defaultdict[str, int] = defaultdict(int)

    def __init__(self, **kwargs: str):
        for value in kwargs.values():
            if not isinstance(value, str):
                raise ValueError("Attributes need to be a string")
        self._attr = dict(kwargs)
        self._given = self._attr
        self._old_scope: AttrScope | None = None

    def get(self, attr: dict[str, str] | None) -> dict[str, str]:
        """The scope's attributes overlaid with `attr`."""
        if not self._attr:
            return attr if attr else {}
        result = dict(self._attr)
        if attr:
            result.update(attr)
        return result

    def __enter__(self) -> AttrScope:
        self._old_scope = current()
        self._attr = {**self._old_scope._attr, **self._given}
        _current.value = self
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        self._attr = self._given
        _current.value = self._old_scope

    @classproperty
    def current(cls) -> AttrScope:
        """The scope in force on this thread."""
        return current()

    @current.setter
    def current(cls, scope: AttrScope) -> None:
        _current.value = scope


def current() -> AttrScope:
    """The scope in force on this thread."""
    scope = _current.value
    if scope is None:
        scope = _current.value = AttrScope()
    return scope
