"""Operators that choose: rows, places, largest values, and the parts of sequences."""
from __future__ import annotations

import numpy as np

from ._graph import Node, Writer, translates
from ._layers import mask


def _places(g: Writer, n: Node, which: int, mode: str, size: int | None) -> str:
    """Places on an axis as int64, those outside of it treated as `mode` says."""
    places = g.index(n.inputs[which], n.types[which])
    if mode == "raise":
        return places
    if size is None:
        raise n.error("needs the size of the axis, which is left open; export it with a fixed one")
    if mode == "clip":
        return g.op("Clip", places, g.const(0, np.int64), g.const(size - 1, np.int64))
    return g.op("Mod", places, g.const(size, np.int64))


@translates("take")
def _take(g: Writer, n: Node) -> str:
    axis = n.axis(n["axis"])
    return g.op("Gather", n.inputs[0], _places(g, n, 1, n["mode"], n.shapes[0][axis]), axis=axis)


@translates("Embedding", "_contrib_SparseEmbedding")
def _embedding(g: Writer, n: Node) -> str:
    return g.op("Gather", n.inputs[1], _places(g, n, 0, "clip", n["input_dim"]), axis=0)


@translates("pick")
def _pick(g: Writer, n: Node) -> str:
    if n["axis"] is None:
        raise n.error("picking from the flattened data has no form in ONNX")
    axis = n.axis(n["axis"])
    places = _places(g, n, 1, n["mode"], n.shapes[0][axis])
    if len(n.shapes[1]) < n.rank:
        places = g.unsqueeze(places, axis)
    picked = g.op("GatherElements", n.inputs[0], places, axis=axis)
    return picked if n["keepdims"] or n.rank == 1 else g.squeeze(picked, axis)


@translates("gather_nd")
def _gather_nd(g: Writer, n: Node) -> str:
    """Our first axis of the places is ONNX's last."""
    places = g.index(n.inputs[1], n.types[1])
    rank = len(n.shapes[1])
    return g.op("GatherND", n.inputs[0], g.transpose(places, *range(1, rank), 0))


@translates("one_hot")
def _one_hot(g: Writer, n: Node) -> str:
    """A comparison, because ONNX's OneHot lets -1 be the last."""
    places = g.unsqueeze(g.index(n.inputs[0], n.types[0]), n.rank)
    hit = g.op("Equal", places, g.const(np.arange(n["depth"]), np.int64))
    on, off = (g.const(n[key], n.out_types[0]) for key in ("on_value", "off_value"))
    return g.op("Where", hit, on, off)


def _ranked(g: Writer, n: Node, count: int, ascending: bool) -> tuple[str, str]:
    """The largest or smallest of an axis in order, and their places."""
    x, axis = n.inputs[0], n["axis"]
    if axis is None:
        x, axis, size = g.reshape(x, -1), 0, int(np.prod(n.sizes()))
    else:
        axis = n.axis(axis)
        size = n.sizes([axis])[0] if count < 1 else None
    count = size if count < 1 else count
    values, places = g.ops(2, "TopK", x, g.ints(count), axis=axis, largest=int(not ascending), sorted=1)
    return values, places


@translates("topk")
def _topk(g: Writer, n: Node) -> list[str]:
    kind = n["ret_typ"]
    n.need(kind != "mask", "ret_typ mask")
    values, places = _ranked(g, n, n["k"], n["is_ascend"])
    if kind == "value":
        return [values]
    if kind == "indices":
        return [g.cast_from(places, np.int64, n.out_types[0])]
    return [values, g.cast_from(places, np.int64, n.out_types[1])]


@translates("sort")
def _sort(g: Writer, n: Node) -> str:
    return _ranked(g, n, 0, n["is_ascend"])[0]


@translates("argsort")
def _argsort(g: Writer, n: Node) -> str:
    return g.cast_from(_ranked(g, n, 0, n["is_ascend"])[1], np.int64, n.out_types[0])


@translates("argmax", "argmin", "argmax_channel")
def _argmax(g: Writer, n: Node) -> str:
    x, keep = n.inputs[0], bool(n.attrs.get("keepdims"))
    axis = n.attrs.get("axis", 1)
    if axis is None:
        n.need(not keep or n.rank == 1, "keepdims without an axis")
        x, axis = g.reshape(x, -1), 0
        keep = True
    else:
        axis, keep = n.axis(axis), keep or n.rank == 1
    kind = "ArgMin" if n.op == "argmin" else "ArgMax"
    return g.cast(g.op(kind, x, axis=axis, keepdims=int(keep)), n.out_types[0])


# ---- sequences -------------------------------------------------------------------------------------------------------


@translates("SequenceMask")
def _sequence_mask(g: Writer, n: Node) -> str:
    if not n["use_sequence_length"]:
        return n.inputs[0]
    time = n["axis"]
    others = [0 if time == 0 else 1, *range(2, n.rank)]
    shown = mask(g, n, time, n.inputs[1], n.types[1], others)
    return g.op("Where", shown, n.inputs[0], g.const(n["value"], n.types[0]))


@translates("SequenceReverse")
def _sequence_reverse(g: Writer, n: Node) -> str:
    if n["use_sequence_length"]:
        lengths = g.index(n.inputs[1], n.types[1])
        return g.op("ReverseSequence", n.inputs[0], lengths, time_axis=0, batch_axis=1)
    size = n.sizes([0])[0]
    return g.op("Gather", n.inputs[0], g.const(np.arange(size)[::-1], np.int64), axis=0)


@translates("SequenceLast")
def _sequence_last(g: Writer, n: Node) -> str:
    time = n["axis"]
    if not n["use_sequence_length"]:
        return g.op("Gather", n.inputs[0], g.const(-1, np.int64), axis=time)
    last = g.unsqueeze(g.op("Sub", g.index(n.inputs[1], n.types[1]), g.const(1, np.int64)), 1)
    batches = n.inputs[0] if time == 1 else g.transpose(n.inputs[0], 1, 0, *range(2, n.rank))
    return g.op("GatherND", batches, last, batch_dims=1)
