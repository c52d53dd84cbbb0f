# Filters for the operator reference in Markdown: table cells, type words and defaults.
"""How operators look in the documentation."""

from __future__ import annotations

import re

from codegen.filters import python as py
from codegen.model import Operator, Param, Registry
from codegen.namespaces import PlacedOperator

# What a folder of operators is about; a new folder shows under its own name until it gets a line here.
TITLES = {
    "elemwise": "Elementwise arithmetic, comparison and mathematics",
    "reduce": "Reductions",
    "matrix": "Shape and arrangement",
    "index": "Indexing, selection and sorting",
    "init": "Creation",
    "loss": "Losses",
    "nn": "Neural networks",
    "rnn": "Recurrent networks",
    "sequence": "Sequences",
    "linalg": "Linear algebra",
    "random": "Random numbers",
    "sparse": "Sparse arrays",
    "optimizer": "Optimizer updates",
    "image": "Images",
    "contrib": "Contributed operators",
    "control_flow": "Control flow",
    "quantization": "Quantization",
    "numpy": "NumPy-like operators",
}


def families(registry: Registry) -> dict[str, list[Operator]]:
    """Visible operators by family, both sorted by name."""
    found: dict[str, list[Operator]] = {}
    for op in registry.visible:
        found.setdefault(op.family or "other", []).append(op)
    return {family: found[family] for family in sorted(found)}


def title(family: str) -> str:
    return TITLES.get(family, family)


def cell(text: str) -> str:
    """Text that fits into one cell of a table."""
    return re.sub(r"\s+", " ", text).strip().replace("|", "\\|")


def default(p: Param) -> str:
    return "required" if p.required else f"`{py.literal(p.default, p)}`"


def anchor(name: str) -> str:
    """The anchor that renderers make of a heading."""
    return re.sub(r"[^\w-]", "", name.lower())


def example(op: Operator) -> str:
    """The first example of an operator in Python, or an empty text."""
    module, name = py.placement(op.name, py.Overlay())
    return "\n".join(py.examples(PlacedOperator(op, module, name, op.examples), "NDArray"))


FILTERS = {
    "md_title": title,
    "md_cell": cell,
    "md_default": default,
    "md_type": py.type_words,
    "md_anchor": anchor,
    "md_example": example,
}
