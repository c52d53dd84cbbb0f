# Where operators are shown: the namespace and the bare name behind a registered name, the same in all languages.
"""Namespaces of operators, from the prefixes of their registered names."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.model import Operator

# Prefix of a registered name -> namespace that shows it. Prefixes decide; an overlay's `group` moves one operator.
PREFIXES = {"_contrib_": "contrib", "_linalg_": "linalg", "_random_": "random", "_image_": "image",
            "_sparse_": "sparse"}  # fmt: skip
NAMESPACES = ("op", "contrib", "linalg", "random", "image", "sparse", "internal")


@dataclass(frozen=True)
class PlacedOperator:
    """One generated function: an operator under its canonical name, where a language shows it."""

    op: Operator
    module: str
    name: str
    examples: tuple[str, ...] = ()


def placement(name: str) -> tuple[str, str]:
    """Namespace and shown name of a registered name: `_contrib_box_nms` is `box_nms` of `contrib`.

    Names without a known prefix are in `op`, or in `internal` when they start with an underscore.
    """
    for prefix, namespace in PREFIXES.items():
        if name.startswith(prefix):
            return namespace, name.removeprefix(prefix)
    return ("internal" if name.startswith("_") else "op"), name
