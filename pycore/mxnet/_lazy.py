"""Submodules that load when they are first used."""
from __future__ import annotations

import importlib
import sys
from typing import Any, Callable


def submodules(package: str, names: tuple[str, ...]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package that has these submodules beside what its file imports."""

    def getattribute(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return importlib.import_module(f"{package}.{name}")

    return getattribute, lambda: sorted({*vars(sys.modules[package]), *names})
