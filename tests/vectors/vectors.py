# Reads the vectors; the format is described in make.py.
"""Vectors as Python data: the reader that the tests of the Python package and of the generator use."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent

# Operators whose output shapes follow from values: symbols, with which every language replays vectors too, refuse them.
SHAPES_FROM_VALUES = frozenset((
    "_contrib_boolean_mask", "_npi_bincount", "_npi_delete", "_npi_unique", "_npx_nonzero",
))  # fmt: skip


@dataclass
class Array:
    name: str
    dtype: str
    values: np.ndarray  # bfloat16 as float32


@dataclass
class Vector:
    """One case: what to call, with what, and what must come out."""

    name: str
    op: str = ""
    params: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    train: bool = False
    inputs: list[Array] = field(default_factory=list)
    outputs: list[Array] = field(default_factory=list)
    after: list[Array] = field(default_factory=list)
    heads: list[Array] = field(default_factory=list)
    grads: list[Array] = field(default_factory=list)
    rtol: float = 0.0
    atol: float = 0.0


def array(words: list[str], named: bool = True) -> Array:
    name, dtype, dims, *values = words if named else ["", *words]
    shape = () if dims == "-" else tuple(map(int, dims.split(",")))
    kind = np.float32 if dtype == "bfloat16" else np.dtype(dtype)
    read = int if np.dtype(kind).kind in "iub" else float
    return Array(name, dtype, np.array([read(v) for v in values], kind).reshape(shape))


def load(folder: Path = HERE) -> list[Vector]:
    """All vectors, in the order of the files' names."""
    found: list[Vector] = []
    for path in sorted(folder.glob("*.vec")):
        for line in path.read_text(encoding="utf-8").splitlines():
            item, _, rest = line.partition(" ")
            if item == "case":
                found.append(Vector(rest))
            elif item == "op":
                found[-1].op = rest
            elif item == "param":
                key, _, value = rest.partition(" ")
                found[-1].params[key] = value
            elif item == "seed":
                found[-1].seed = int(rest)
            elif item == "train":
                found[-1].train = rest == "1"
            elif item in ("input", "output", "after", "grad"):
                list_of = {"input": "inputs", "output": "outputs", "after": "after", "grad": "grads"}[item]
                getattr(found[-1], list_of).append(array(rest.split()))
            elif item == "head":
                found[-1].heads.append(array(rest.split(), named=False))
            elif item == "tolerance":
                found[-1].rtol, found[-1].atol = map(float, rest.split())
    return found
