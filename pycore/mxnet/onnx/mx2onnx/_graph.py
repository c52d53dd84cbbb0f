"""What a translator sees: the operator (`Node`), and the ONNX graph that grows (`Writer`)."""
from __future__ import annotations

from typing import Any, Callable, Sequence

import numpy as np

from ...base import MXNetError

OPSET = 13
INT_MAX, INT_MIN = np.iinfo(np.int64).max, np.iinfo(np.int64).min

TRANSLATORS: dict[str, Callable] = {}


class ExportError(MXNetError, AttributeError):
    """An operator, or what its attributes ask for, that ONNX cannot say exactly."""


def translates(*names: str) -> Callable[[Callable], Callable]:
    """Enter a translator into the table, for these operators."""

    def enter(function: Callable) -> Callable:
        for name in names:
            TRANSLATORS[name] = function
        return function

    return enter


class Node:
    """One operator of our graph. `inputs` are ONNX's names of its inputs; a size of a shape is None when it depends on
    a size that is only known when the model runs."""

    def __init__(self, op: str, name: str, attrs: dict[str, Any], inputs: list[str], shapes: list[tuple],
                 types: list[np.dtype], out_shapes: list[tuple], out_types: list[np.dtype]):
        self.op, self.name, self.attrs, self.inputs = op, name, attrs, inputs
        self.shapes, self.types, self.out_shapes, self.out_types = shapes, types, out_shapes, out_types

    def __getitem__(self, key: str) -> Any:
        return self.attrs[key]

    def error(self, why: str) -> ExportError:
        """The error of this operator."""
        return ExportError(f"[{self.op}] node '{self.name}': {why}")

    def need(self, condition: Any, why: str) -> None:
        """Refuse what has no exact form."""
        if not condition:
            raise self.error(f"{why} has no form in ONNX opset {OPSET}")

    @property
    def rank(self) -> int:
        """Number of axes of the first input."""
        return len(self.shapes[0])

    def axis(self, axis: int, rank: int | None = None) -> int:
        """An axis counted from the front."""
        return axis % (self.rank if rank is None else rank)

    def sizes(self, axes: Sequence[int] | None = None, which: int = 0) -> list[int]:
        """Sizes of axes of an input, which must be known now."""
        shape = self.shapes[which]
        found = [shape[a] for a in (range(len(shape)) if axes is None else axes)]
        if None in found:
            raise self.error(f"needs sizes that are left open (shape {shape}); export it with fixed ones")
        return found

    def out_sizes(self, axes: Sequence[int] | None = None, which: int = 0) -> list[int]:
        """Sizes of axes of an output, which must be known now."""
        shape = self.out_shapes[which]
        found = [shape[a] for a in (range(len(shape)) if axes is None else axes)]
        if None in found:
            raise self.error(f"needs sizes that are left open (output {shape}); export it with fixed ones")
        return found


class Writer:
    """The ONNX graph under construction. Values are told by name; `constants` are those that are known now."""

    def __init__(self) -> None:
        self.nodes: list[tuple[str, list[str], list[str], str, dict]] = []
        self.constants: dict[str, np.ndarray] = {}
        self.unsized: dict[str, Node] = {}  # zeros whose sizes are open
        self._pool: dict[tuple, str] = {}
        self._taken: set[str] = set()
        self._prefix = ""

    def reserve(self, names: Sequence[str]) -> None:
        """Names that belong to our graph."""
        self._taken.update(names)

    def begin(self, node: Node) -> int:
        """Start with an operator: what is made from now on is called after it."""
        self._prefix = node.name
        return len(self.nodes)

    def fresh(self, what: str) -> str:
        """A name that is not in use."""
        name, count = f"{self._prefix}_{what}", 0
        while name in self._taken:
            count += 1
            name = f"{self._prefix}_{what}{count}"
        self._taken.add(name)
        return name

    def op(self, kind: str, *inputs: str, **attributes: Any) -> str:
        """Add an operator with one output; its name."""
        return self.ops(1, kind, *inputs, **attributes)[0]

    def ops(self, count: int, kind: str, *inputs: str, **attributes: Any) -> list[str]:
        """Add an operator with several outputs; their names."""
        outputs = [self.fresh(kind.lower()) for _ in range(count)]
        self.nodes.append((kind, list(inputs), outputs, outputs[0], attributes))
        return outputs

    def const(self, value: Any, dtype: Any) -> str:
        """A constant; equal ones are stored once."""
        array = np.ascontiguousarray(np.asarray(value, dtype)).reshape(np.shape(value))
        key = (array.dtype.str, array.shape, array.tobytes())
        if key not in self._pool:
            self._pool[key] = name = self.fresh("const")
            self.constants[name] = array
        return self._pool[key]

    def ints(self, *values: int) -> str:
        """A vector of int64."""
        return self.const(np.array(values, np.int64), np.int64)

    def cast(self, x: str, dtype: Any) -> str:
        """The value in another type."""
        from onnx import helper

        return self.op("Cast", x, to=helper.np_dtype_to_tensor_dtype(np.dtype(dtype)))

    def cast_from(self, x: str, have: Any, want: Any) -> str:
        """The value in a type that it may have already."""
        return x if np.dtype(have) == np.dtype(want) else self.cast(x, want)

    def index(self, x: str, dtype: Any) -> str:
        """Numbers as int64, for ONNX's operators that take places or sizes."""
        return self.cast_from(x, dtype, np.int64)

    def reshape(self, x: str, *shape: int) -> str:
        """ONNX's Reshape: 0 keeps a size, -1 is what remains."""
        return self.op("Reshape", x, self.ints(*shape))

    def unsqueeze(self, x: str, *axes: int) -> str:
        """Put in axes of size 1."""
        return self.op("Unsqueeze", x, self.ints(*axes)) if axes else x

    def squeeze(self, x: str, *axes: int) -> str:
        """Take away axes of size 1."""
        return self.op("Squeeze", x, self.ints(*axes)) if axes else x

    def transpose(self, x: str, *axes: int) -> str:
        """The axes in another order."""
        return x if axes == tuple(range(len(axes))) else self.op("Transpose", x, perm=list(axes))

    def slice(self, x: str, axis: int, begin: int, end: int) -> str:
        """A range of one axis."""
        return self.op("Slice", x, self.ints(begin), self.ints(end), self.ints(axis))

    def sizes_of(self, x: str, *axes: int) -> str:
        """Sizes of axes as a vector of int64, taken when the model runs."""
        return self.op("Gather", self.op("Shape", x), self.ints(*axes))

    def positions(self, x: str, axis: int, size: int | None) -> str:
        """0, 1, 2, ... along an axis of a value, int64."""
        if size is not None:
            return self.const(np.arange(size), np.int64)
        zero, one = self.const(0, np.int64), self.const(1, np.int64)
        return self.op("Range", zero, self.squeeze(self.sizes_of(x, axis), 0), one)

    def finish(self, start: int, made: list[str], wanted: list[str]) -> dict[str, str]:
        """Give results their final names where an operator since `start` makes them; which name stands for which."""
        ours = {name for _, _, outputs, _, _ in self.nodes[start:] for name in outputs}
        renamed = {old: new for old, new in zip(reversed(made), reversed(wanted)) if old in ours}
        for position, (kind, inputs, outputs, label, attributes) in enumerate(self.nodes[start:], start):
            self.nodes[position] = (kind, [renamed.get(i, i) for i in inputs], [renamed.get(o, o) for o in outputs],
                                    renamed.get(label, label), attributes)
        return {new: renamed.get(old, old) for old, new in zip(made, wanted)}
