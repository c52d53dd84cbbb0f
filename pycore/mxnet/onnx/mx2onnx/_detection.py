"""Boxes out of anchors."""
from __future__ import annotations

from ._graph import Node, Writer, translates


@translates("_contrib_box_decode")
def _box_decode(g: Writer, n: Node) -> str:
    """Centres move by fractions of the anchors' sizes, sizes change by exponentials."""
    kind = n.types[0]

    def scaled(value: str, *factors: float) -> str:
        return g.op("Mul", value, g.const(factors, kind))

    shift, growth = (g.slice(n.inputs[0], 2, start, start + 2) for start in (0, 2))
    one, two = (g.slice(n.inputs[1], 2, start, start + 2) for start in (0, 2))
    if n["format"] == "corner":
        centre, size = scaled(g.op("Add", one, two), 0.5, 0.5), g.op("Sub", two, one)
    else:
        centre, size = one, two
    growth = scaled(growth, n["std2"], n["std3"])
    if n["clip"] > 0:
        growth = g.op("Min", growth, g.const(n["clip"], kind))
    middle = g.op("Add", g.op("Mul", scaled(shift, n["std0"], n["std1"]), size), centre)
    half = g.op("Mul", scaled(g.op("Exp", growth), 0.5, 0.5), size)
    return g.op("Concat", g.op("Sub", middle, half), g.op("Add", middle, half), axis=2)
