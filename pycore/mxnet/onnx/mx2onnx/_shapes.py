"""Operators that arrange: reshape, axes, joining, splitting, ranges, repeats, padding, constants."""
from __future__ import annotations

import numpy as np

from ._graph import INT_MAX, INT_MIN, Node, Writer, translates


@translates("Flatten")
def _flatten(g: Writer, n: Node) -> str:
    return g.op("Flatten", n.inputs[0], axis=1)


def to_shape(g: Writer, n: Node, x: str, same: int = 0) -> str:
    """Reshape to our output's shape, whose first `same` sizes are the input's; one other may be open."""
    shape = n.out_shapes[0]
    sizes = [0 if size is None and axis < same else -1 if size is None else size for axis, size in enumerate(shape)]
    if sizes.count(-1) > 1:
        raise n.error(f"more than one size of the output is left open ({shape}); export it with fixed ones")
    return g.reshape(x, *sizes)


@translates("Reshape")
def _reshape(g: Writer, n: Node) -> str:
    """Codes below -1 have no counterpart: the sizes that they come to are written."""
    codes = n["shape"] or ()
    same = 0
    while same < len(codes) and codes[same] == 0 and not n["reverse"]:
        same += 1
    return to_shape(g, n, n.inputs[0], same)


@translates("reshape_like")
def _reshape_like(g: Writer, n: Node) -> str:
    ranges = ("lhs_begin", "lhs_end", "rhs_begin", "rhs_end")
    if all(n[name] is None for name in ranges):
        return g.op("Reshape", n.inputs[0], g.op("Shape", n.inputs[1]))
    return to_shape(g, n, n.inputs[0])


@translates("transpose")
def _transpose(g: Writer, n: Node) -> str:
    axes = [n.axis(a) for a in n["axes"] or ()] or range(n.rank)[::-1]
    return g.transpose(n.inputs[0], *axes)


@translates("SwapAxis")
def _swap(g: Writer, n: Node) -> str:
    one, two = n.axis(n["dim1"]), n.axis(n["dim2"])
    return g.transpose(n.inputs[0], *({one: two, two: one}.get(a, a) for a in range(n.rank)))


@translates("expand_dims")
def _expand_dims(g: Writer, n: Node) -> str:
    return g.unsqueeze(n.inputs[0], n.axis(n["axis"], n.rank + 1))


@translates("squeeze")
def _squeeze(g: Writer, n: Node) -> str:
    """Without axes all of size 1 go, and a scalar is a vector of one."""
    axes = n["axis"]
    if axes is None:
        axes = [a for a, size in enumerate(n.shapes[0]) if size == 1]
    axes = [n.axis(a) for a in axes]
    return g.squeeze(n.inputs[0], *axes) if len(axes) < n.rank else g.reshape(n.inputs[0], 1)


@translates("Concat", "_rnn_param_concat")
def _concat(g: Writer, n: Node) -> str:
    return n.inputs[0] if len(n.inputs) == 1 else g.op("Concat", *n.inputs, axis=n.axis(n["dim"]))


@translates("stack")
def _stack(g: Writer, n: Node) -> str:
    axis = n.axis(n["axis"], n.rank + 1)
    return g.op("Concat", *(g.unsqueeze(x, axis) for x in n.inputs), axis=axis)


@translates("SliceChannel", "_split_v2")
def _split(g: Writer, n: Node) -> list[str]:
    axis, count = n.axis(n["axis"]), len(n.out_shapes)
    if n["squeeze_axis"]:
        sizes = [1] * count
    else:
        sizes = [n.out_sizes([axis], k)[0] for k in range(count)]
    if count == 1 and not n["squeeze_axis"]:
        return [n.inputs[0]]
    parts = g.ops(count, "Split", n.inputs[0], g.ints(*sizes), axis=axis)
    return [g.squeeze(part, axis) for part in parts] if n["squeeze_axis"] else parts


def _ranges(g: Writer, x: str, ranges: dict[int, tuple]) -> str:
    """(begin, end, step) for some axes; None is an end of the axis."""
    if not ranges:
        return x
    begins, ends, steps = [], [], []
    for begin, end, step in ranges.values():
        step = 1 if step is None else step
        begins.append(begin if begin is not None else 0 if step > 0 else INT_MAX)
        ends.append(end if end is not None else INT_MAX if step > 0 else INT_MIN)
        steps.append(step)
    return g.op("Slice", x, g.ints(*begins), g.ints(*ends), g.ints(*ranges), g.ints(*steps))


@translates("slice")
def _slice(g: Writer, n: Node) -> str:
    steps = n["step"] or [None] * len(n["begin"])
    triples = enumerate(zip(n["begin"], n["end"], steps))
    return _ranges(g, n.inputs[0], {axis: triple for axis, triple in triples if triple != (None, None, None)})


@translates("slice_axis")
def _slice_axis(g: Writer, n: Node) -> str:
    return _ranges(g, n.inputs[0], {n.axis(n["axis"]): (n["begin"], n["end"], 1)})


@translates("slice_like")
def _slice_like(g: Writer, n: Node) -> str:
    axes = [n.axis(a) for a in n["axes"] or ()] or list(range(n.rank))
    return g.op("Slice", n.inputs[0], g.ints(*[0] * len(axes)), g.sizes_of(n.inputs[1], *axes), g.ints(*axes))


@translates("Crop")
def _crop(g: Writer, n: Node) -> str:
    height, width = n.out_sizes([2, 3])
    top, left = n["offset"]
    if n["center_crop"]:
        top, left = ((size - out) // 2 for size, out in zip(n.sizes([2, 3]), (height, width)))
    return _ranges(g, n.inputs[0], {2: (top, top + height, 1), 3: (left, left + width, 1)})


@translates("reverse")
def _reverse(g: Writer, n: Node) -> str:
    return _ranges(g, n.inputs[0], {n.axis(a): (None, None, -1) for a in n["axis"]})


@translates("tile")
def _tile(g: Writer, n: Node) -> str:
    reps = list(n["reps"])
    x = g.unsqueeze(n.inputs[0], *range(len(reps) - n.rank))
    return g.op("Tile", x, g.ints(*[1] * (n.rank - len(reps)), *reps))


@translates("repeat")
def _repeat(g: Writer, n: Node) -> str:
    """Every place of the axis, several times, is a choice of places."""
    x, axis = n.inputs[0], n["axis"]
    if axis is None:
        size, x, axis = int(np.prod(n.sizes())), g.reshape(x, -1), 0
    else:
        axis = n.axis(axis)
        size = n.sizes([axis])[0]
    return g.op("Gather", x, g.const(np.repeat(np.arange(size), n["repeats"]), np.int64), axis=axis)


@translates("Pad")
def _pad(g: Writer, n: Node) -> str:
    width = n["pad_width"]
    value = [g.const(n["constant_value"], n.types[0])] if n["mode"] == "constant" else []
    return g.op("Pad", n.inputs[0], g.ints(*width[::2], *width[1::2]), *value, mode=n["mode"])


@translates("broadcast_axis")
def _broadcast_axis(g: Writer, n: Node) -> str:
    sizes = dict(zip((n.axis(a) for a in n["axis"]), n["size"]))
    return g.op("Expand", n.inputs[0], g.ints(*(sizes.get(a, 1) for a in range(n.rank))))


@translates("broadcast_to")
def _broadcast_to(g: Writer, n: Node) -> str:
    return g.op("Expand", n.inputs[0], g.ints(*(size or 1 for size in n["shape"])))


@translates("broadcast_like")
def _broadcast_like(g: Writer, n: Node) -> str:
    x, like = n.inputs
    if n["lhs_axes"] is None:
        return g.op("Expand", x, g.op("Shape", like))
    sources = {n.axis(a): n.axis(b, len(n.shapes[1])) for a, b in zip(n["lhs_axes"], n["rhs_axes"])}
    parts = [g.sizes_of(like, sources[a]) if a in sources else g.ints(1) for a in range(n.rank)]
    return g.op("Expand", x, g.op("Concat", *parts, axis=0))


@translates("depth_to_space")
def _depth_to_space(g: Writer, n: Node) -> str:
    return g.op("DepthToSpace", n.inputs[0], blocksize=n["block_size"], mode="DCR")


@translates("space_to_depth")
def _space_to_depth(g: Writer, n: Node) -> str:
    return g.op("SpaceToDepth", n.inputs[0], blocksize=n["block_size"])


# ---- values that are known, or depend on shapes only -----------------------------------------------------------------


@translates("zeros_like", "ones_like")
def _filled_like(g: Writer, n: Node) -> str:
    value = g.const(1 if n.op == "ones_like" else 0, n.out_types[0])
    return g.op("Expand", value, g.op("Shape", n.inputs[0]))


@translates("_zeros", "_ones", "_full", "_arange", "_linspace", "_eye")
def _constant(g: Writer, n: Node) -> str:
    """Known values are computed before any translator is asked: here a size is open. Initial states of recurrent
    layers are such zeros, and ONNX's layers have them by themselves."""
    if n.op != "_zeros":
        n.out_sizes()
    name = g.fresh("zeros")
    g.unsized[name] = n
    return name


@translates("_contrib_arange_like")
def _arange_like(g: Writer, n: Node) -> str:
    n.need(n["repeat"] == 1, "repeat")
    x, axis = n.inputs[0], n["axis"]
    whole = g.reshape(x, -1) if axis is None else x
    axis = 0 if axis is None else n.axis(axis)
    size = n.out_shapes[0][0] if len(n.out_shapes[0]) == 1 else None
    numbers = g.cast(g.positions(whole, axis, size), n.out_types[0])
    numbers = g.op("Mul", numbers, g.const(n["step"], n.out_types[0]))
    numbers = g.op("Add", numbers, g.const(n["start"], n.out_types[0]))
    return numbers if len(n.out_shapes[0]) == 1 else g.op("Reshape", numbers, g.op("Shape", x))


@translates("shape_array")
def _shape(g: Writer, n: Node) -> str:
    return g.op("Shape", n.inputs[0])


@translates("size_array")
def _size(g: Writer, n: Node) -> str:
    return g.reshape(g.op("Size", n.inputs[0]), 1)
