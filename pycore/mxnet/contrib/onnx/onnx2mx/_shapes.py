"""ONNX's operators that arrange, choose and reduce."""
from __future__ import annotations

from typing import Any

import numpy as np

from ._graph import Node, translates

_FAR = 2**31 - 1  # beyond every size: what models write for the end of an axis


@translates("Reshape")
def _reshape(n: Node) -> Any:
    """To a shape that is known, or to that of another value."""
    if n.value(1) is None:
        maker = n.reader.makers.get(n.names[1])
        n.need(maker is not None and maker.op_type == "Shape", "a shape that is computed")
        return n.op("reshape_like", n[0], n.reader.symbol(maker.input[0]))
    n.need(not n.get("allowzero", 0), "allowzero")
    return n.op("reshape", n[0], shape=tuple(int(d) for d in n.value(1)) or (1,))


@translates("Flatten")
def _flatten(n: Node) -> Any:
    axis = n.get("axis", 1)
    if axis == 1:
        return n.op("Flatten", n[0])
    shape = n.shape(0)
    n.need(shape is not None and None not in shape, "an axis other than 1 of an unknown shape")
    return n.op("reshape", n[0], shape=(int(np.prod(shape[:axis % len(shape) if axis else 0])), -1))


@translates("Transpose")
def _transpose(n: Node) -> Any:
    return n.op("transpose", n[0], axes=tuple(n.get("perm", ())))


@translates("Unsqueeze")
def _unsqueeze(n: Node) -> Any:
    axes, x = n.numbers(1, "axes"), n[0]
    for axis in n.axes(axes, len(axes)):
        x = n.op("expand_dims", x, axis=axis)
    return x


@translates("Squeeze")
def _squeeze(n: Node) -> Any:
    axes = n.numbers(1, "axes")
    return n.op("squeeze", n[0]) if axes is None else n.op("squeeze", n[0], axis=tuple(n.axes(axes)))


@translates("Concat")
def _concat(n: Node) -> Any:
    return n.op("concat", *(n[i] for i in range(len(n.names))), dim=n.get("axis"))


@translates("Split")
def _split(n: Node) -> Any:
    sizes, axis = n.numbers(1, "split"), n.get("axis", 0)
    if len(n.outputs) == 1:
        return n.op("identity", n[0])
    if sizes is None:
        return n.op("split", n[0], num_outputs=len(n.outputs), axis=axis)
    return n.op("_split_v2", n[0], indices=(0, *(int(v) for v in np.cumsum(sizes)[:-1])), axis=axis)


@translates("Slice")
def _slice(n: Node) -> Any:
    """Also up to the sizes of another value."""
    starts = n.numbers(1, "starts")
    axes = n.numbers(3, "axes")
    axes = list(range(len(starts))) if axes is None else axes
    if n.has(2) and n.value(2) is None:
        gather = n.reader.makers.get(n.names[2])
        maker = n.reader.makers.get(gather.input[0]) if gather is not None and gather.op_type == "Gather" else None
        n.need(maker is not None and maker.op_type == "Shape" and not any(starts), "an end that is computed")
        return n.op("slice_like", n[0], n.reader.symbol(maker.input[0]), axes=tuple(axes))
    ends, steps = n.numbers(2, "ends"), n.numbers(4, "steps") or [1] * len(axes)
    axes = [a % n.rank() if a < 0 else a for a in axes]
    begin, end, step = ([None] * (max(axes) + 1) for _ in range(3))
    for axis, first, last, stride in zip(axes, starts, ends, steps):
        begin[axis] = None if stride < 0 and first >= _FAR else first
        end[axis] = None if abs(last) >= _FAR else last
        step[axis] = stride
    return n.op("slice", n[0], begin=tuple(begin), end=tuple(end), step=tuple(step))


@translates("Gather")
def _gather(n: Node) -> Any:
    """Places from the end are negative: taking them round is right. A single place takes its axis away."""
    axis, place = n.get("axis", 0), n.value(1)
    if place is not None and place.ndim == 0:
        first = int(place)
        one = n.op("slice_axis", n[0], axis=axis, begin=first, end=None if first == -1 else first + 1)
        return n.op("squeeze", one, axis=axis) if n.rank() > 1 else one
    return n.op("take", n[0], n[1], axis=axis, mode="wrap")


@translates("GatherElements")
def _gather_elements(n: Node) -> Any:
    axis, shape = n.get("axis", 0), n.shape(1)
    n.need(shape is not None and shape[axis] == 1, "more than one place of each row")
    return n.op("pick", n[0], n[1], axis=axis, keepdims=True, mode="wrap")


@translates("GatherND")
def _gather_nd(n: Node) -> Any:
    rank, shape = n.rank(1), n.shape(1)
    if n.get("batch_dims", 0) == 1 and rank == 2 and shape[1] == 1:  # one place for each: the last of a sequence
        lengths = n.op("_plus_scalar", n.op("reshape", n[1], shape=(-1,)), scalar=1)
        return n.op("SequenceLast", n[0], n.op("Cast", lengths, dtype="float32"), axis=1, use_sequence_length=True)
    n.need(n.get("batch_dims", 0) == 0, "batch_dims")
    return n.op("gather_nd", n[0], n.op("transpose", n[1], axes=(rank - 1, *range(rank - 1))))


@translates("Tile")
def _tile(n: Node) -> Any:
    return n.op("tile", n[0], reps=tuple(n.numbers(1, "repeats")))


@translates("Expand")
def _expand(n: Node) -> Any:
    """By adding zeros, which has the same rules."""
    if n.value(1) is None:
        maker = n.reader.makers.get(n.names[1])
        n.need(maker is not None and maker.op_type == "Shape", "a shape that is computed")
        return n.op("broadcast_add", n.op("zeros_like", n.reader.symbol(maker.input[0])), n[0])
    sizes = tuple(int(v) for v in n.value(1))
    shape = n.shape(0)
    n.need(shape is not None and len(shape) >= len(sizes), "more axes than before")
    sizes = (1,) * (len(shape) - len(sizes)) + sizes
    wide = [a for a, size in enumerate(sizes) if size != 1]
    n.need(all(shape[a] in (1, sizes[a]) for a in wide), "an open size")
    wide = [a for a in wide if shape[a] == 1]
    if not wide:
        return n.op("identity", n[0])
    return n.op("broadcast_axis", n[0], axis=tuple(wide), size=tuple(sizes[a] for a in wide))


@translates("Pad")
def _pad(n: Node) -> Any:
    pads = n.numbers(1, "pads")
    value = float(n.known(2, "value").reshape(-1)[0]) if n.has(2) else n.get("value", 0.0)
    return padded(n, n[0], pads, n.get("mode", "constant"), value)


def padded(n: Node, x: Any, pads: list[int], mode: str, value: float) -> Any:
    """ONNX's padding of all axes, in ours for images and volumes."""
    rank = len(pads) // 2
    if rank == 3:  # rows are images of one row
        wide = padded(n, n.op("expand_dims", x, axis=2), [*pads[:2], 0, *pads[2:5], 0, pads[5]], mode, value)
        return n.op("squeeze", wide, axis=2)
    n.need(rank in (4, 5) and not any((*pads[:2], *pads[rank:rank + 2])), "padding of other than spatial axes")
    width = tuple(p for pair in zip(pads[:rank], pads[rank:]) for p in pair)
    return n.op("pad", x, mode=mode, pad_width=width, constant_value=value)


@translates("DepthToSpace", "SpaceToDepth")
def _blocks(n: Node) -> Any:
    n.need(n.get("mode", "DCR") == "DCR", "mode CRD")
    name = {"DepthToSpace": "depth_to_space", "SpaceToDepth": "space_to_depth"}[n.kind]
    return n.op(name, n[0], block_size=n.get("blocksize"))


@translates("Shape")
def _shape(n: Node) -> Any:
    return n.op("shape_array", n[0])


@translates("Size")
def _size(n: Node) -> Any:
    return n.op("size_array", n[0])


_REDUCTIONS = {"ReduceSum": "sum", "ReduceMean": "mean", "ReduceMax": "max", "ReduceMin": "min", "ReduceProd": "prod",
               "ReduceL1": "norm", "ReduceL2": "norm", "ReduceSumSquare": "sum"}  # fmt: skip


@translates(*_REDUCTIONS)
def _reduce(n: Node) -> Any:
    axes, x = n.numbers(1, "axes"), n[0]
    if n.kind == "ReduceSumSquare":
        x = n.op("square", x)
    order = {"ReduceL1": {"ord": 1}, "ReduceL2": {"ord": 2}}.get(n.kind, {})
    if not axes:
        if n.get("noop_with_empty_axes", 0):
            return n.op("identity", x)
        return n.op(_REDUCTIONS[n.kind], x, keepdims=bool(n.get("keepdims", 1)), **order)
    return n.op(_REDUCTIONS[n.kind], x, axis=tuple(axes), keepdims=bool(n.get("keepdims", 1)), **order)


@translates("ArgMax", "ArgMin")
def _argmax(n: Node) -> Any:
    n.need(not n.get("select_last_index", 0), "select_last_index")
    name = {"ArgMax": "argmax", "ArgMin": "argmin"}[n.kind]
    place = n.op(name, n[0], axis=n.get("axis", 0), keepdims=bool(n.get("keepdims", 1)))
    return n.op("Cast", place, dtype="int64")


@translates("TopK")
def _topk(n: Node) -> Any:
    count = n.numbers(1, "k")[0] if n.has(1) else n.get("k")
    return n.op("topk", n[0], k=count, axis=n.get("axis", -1), ret_typ="both", dtype="int64",
                is_ascend=not n.get("largest", 1))


@translates("ReverseSequence")
def _reverse_sequence(n: Node) -> Any:
    n.need((n.get("time_axis", 0), n.get("batch_axis", 1)) == (0, 1), "the time on another axis than the first")
    return n.op("SequenceReverse", n[0], n[1], use_sequence_length=True)


@translates("MatMul")
def _matmul(n: Node) -> Any:
    return n.op("_npi_matmul", n[0], n[1])
