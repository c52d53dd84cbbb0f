"""What the loaded library was built with."""
from __future__ import annotations

import collections

from . import _capi

__all__ = ["Feature", "Features", "feature_list"]


class Feature:
    """Name and state of one build feature."""

    __slots__ = ("name", "enabled")

    def __init__(self, name: str, enabled: bool):
        self.name, self.enabled = name, enabled

    def __repr__(self) -> str:
        return f"{'✔' if self.enabled else '✖'} {self.name}"


def feature_list() -> list[Feature]:
    """All build features of the library."""
    return [Feature(name, enabled) for name, enabled in _capi.features()]


class Features(collections.OrderedDict):
    """Build features by name; the same object every time."""

    instance: Features | None = None

    def __new__(cls) -> Features:
        if cls.instance is None:
            instance = super().__new__(cls)
            super(Features, instance).__init__((f.name, f) for f in feature_list())
            cls.instance = instance
        return cls.instance

    def __init__(self) -> None:
        # Filled once by __new__.
        pass

    def __repr__(self) -> str:
        return str(list(self.values()))

    def is_enabled(self, feature_name: str) -> bool:
        """Whether a feature is on; raises RuntimeError for an unknown name."""
        name = feature_name.upper()
        if name not in self:
            raise RuntimeError(f"Feature '{name}' is unknown, known features are: {list(self.keys())}")
        return self[name].enabled
