"""Reductions and products of matrices."""
from __future__ import annotations

from ._graph import Node, Writer, translates

_REDUCTIONS = {"sum": "ReduceSum", "mean": "ReduceMean", "max": "ReduceMax", "min": "ReduceMin", "prod": "ReduceProd"}


def reduce(g: Writer, n: Node, kind: str, x: str, axes: list[int], keep: bool) -> str:
    """A reduction; over all axes our answer is a vector of one."""
    if len(axes) == 0:
        return x
    whole = len(axes) == n.rank and not keep
    if kind == "ReduceSum":
        answer = g.op(kind, x, g.ints(*axes), keepdims=int(keep))
    else:
        answer = g.op(kind, x, axes=axes, keepdims=int(keep))
    return g.reshape(answer, 1) if whole and n.out_shapes[0] == (1,) else answer


def _axes(n: Node) -> list[int]:
    axes = {n.axis(a) for a in n["axis"] or ()}
    if n.attrs.get("exclude") and axes:
        return [a for a in range(n.rank) if a not in axes]
    return sorted(axes) or list(range(n.rank))


@translates(*_REDUCTIONS)
def _reduce(g: Writer, n: Node) -> str:
    x = g.cast_from(n.inputs[0], n.types[0], n.out_types[0])
    return reduce(g, n, _REDUCTIONS[n.op], x, _axes(n), n["keepdims"])


@translates("norm")
def _norm(g: Writer, n: Node) -> str:
    n.need(n["ord"] in (1, 2), f"a norm of order {n['ord']}")
    x = g.cast_from(n.inputs[0], n.types[0], n.out_types[0])
    return reduce(g, n, f"ReduceL{n['ord']}", x, _axes(n), n["keepdims"])


def swapped(g: Writer, x: str, rank: int, wanted: bool) -> str:
    """The last two axes exchanged, if so wanted."""
    return g.transpose(x, *range(rank - 2), rank - 1, rank - 2) if wanted else x


@translates("dot")
def _dot(g: Writer, n: Node) -> str:
    ranks = [len(shape) for shape in n.shapes]
    n.need(ranks[1] <= 2 and ranks[0] >= 1, f"the product of arrays with {ranks[0]} and {ranks[1]} axes")
    n.need(max(ranks) <= 2 or not (n["transpose_a"] or n["transpose_b"]), "a transposed array of more than two axes")
    a = swapped(g, n.inputs[0], 2, n["transpose_a"] and ranks[0] == 2)
    b = swapped(g, n.inputs[1], 2, n["transpose_b"] and ranks[1] == 2)
    answer = g.op("MatMul", a, b)
    return g.reshape(answer, 1) if ranks == [1, 1] else answer


@translates("batch_dot", "_linalg_gemm2")
def _batch_dot(g: Writer, n: Node) -> str:
    n.need(n.attrs.get("axis", -2) in (-2, n.rank - 2), f"axis {n.attrs.get('axis')}")
    a, b = (swapped(g, x, len(shape), n[f"transpose_{which}"]) for x, shape, which in zip(n.inputs, n.shapes, "ab"))
    answer = g.op("MatMul", a, b)
    alpha = n.attrs.get("alpha", 1)
    return answer if alpha == 1 else g.op("Mul", answer, g.const(alpha, n.types[0]))
