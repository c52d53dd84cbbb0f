# Small per-language decisions about single operators, read from YAML beside this file.
"""Overlays: what a language does differently for one operator."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import yaml

from codegen.model import Registry


class OverlayError(ValueError):
    """An overlay speaks of an operator that is gone, or has an unknown key."""


@dataclass(frozen=True)
class Overlay:
    skip: frozenset[str] = frozenset()  # operators without a binding
    rename: dict[str, str] = field(default_factory=dict)  # registered name -> name in the language
    group: dict[str, str] = field(default_factory=dict)  # registered name -> namespace
    examples: dict[str, list[str]] = field(default_factory=dict)  # operator -> further examples
    several: frozenset[str] = frozenset()  # operators with several outputs for some parameters, though one is named


def load(language: str, registry: Registry, folder: Path | None = None, partial: bool = False) -> Overlay:
    """Read the overlay of a language.

    An entry for an operator that the registry lacks is an error, unless the registry is `partial`: another library's.
    """
    path = (folder or Path(__file__).parent) / f"{language}.yaml"
    raw = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    unknown = set(raw) - {"skip", "rename", "group", "examples", "several"}
    if unknown:
        raise OverlayError(f"{path.name}: unknown keys {sorted(unknown)}")
    overlay = Overlay(
        frozenset(raw.get("skip") or ()),
        raw.get("rename") or {},
        raw.get("group") or {},
        raw.get("examples") or {},
        frozenset(raw.get("several") or ()),
    )
    names = registry.names()
    for key in ("skip", "rename", "group", "examples", "several"):
        vanished = sorted(set(getattr(overlay, key)) - set(names))
        if vanished and not partial:
            raise OverlayError(f"{path.name}: {key}: no such operator: {', '.join(vanished)}")
    return overlay
