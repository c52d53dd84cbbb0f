"""Attention on interleaved projections: a product per head."""
from __future__ import annotations

import math

import numpy as np

from ._graph import Node, Writer, translates


def _heads(g: Writer, n: Node, which: int, part: int, parts: int) -> str:
    """One of several interleaved projections (time, batch, ...) as (batch * heads, time, width)."""
    width = n.sizes([2], which)[0] // (n["heads"] * parts)
    apart = g.reshape(n.inputs[which], 0, 0, n["heads"], parts, width)
    one = g.op("Gather", apart, g.const(part, np.int64), axis=3)
    return g.transpose(g.reshape(one, 0, -1, width), 1, 0, 2)


def _scores(g: Writer, n: Node, query: str, key: str, parts: int, which: int) -> str:
    width = n.sizes([2], which)[0] // (n["heads"] * parts)
    scaled = g.op("Div", query, g.const(math.sqrt(width), n.types[0]))
    return g.op("MatMul", scaled, g.transpose(key, 0, 2, 1))


def _joined(g: Writer, n: Node, attention: str, value: str, parts: int) -> str:
    product = g.transpose(g.op("MatMul", attention, value), 1, 0, 2)
    return g.reshape(product, 0, -1, n.sizes([2])[0] // parts)


@translates("_contrib_interleaved_matmul_selfatt_qk")
def _self_scores(g: Writer, n: Node) -> str:
    return _scores(g, n, _heads(g, n, 0, 0, 3), _heads(g, n, 0, 1, 3), 3, 0)


@translates("_contrib_interleaved_matmul_selfatt_valatt")
def _self_values(g: Writer, n: Node) -> str:
    return _joined(g, n, n.inputs[1], _heads(g, n, 0, 2, 3), 3)


@translates("_contrib_interleaved_matmul_encdec_qk")
def _cross_scores(g: Writer, n: Node) -> str:
    return _scores(g, n, _heads(g, n, 0, 0, 1), _heads(g, n, 1, 0, 2), 1, 0)


@translates("_contrib_interleaved_matmul_encdec_valatt")
def _cross_values(g: Writer, n: Node) -> str:
    return _joined(g, n, n.inputs[1], _heads(g, n, 0, 1, 2), 2)


@translates("_contrib_div_sqrt_dim")
def _div_sqrt(g: Writer, n: Node) -> str:
    return g.op("Div", n.inputs[0], g.const(math.sqrt(n.sizes([n.rank - 1])[0]), n.types[0]))
