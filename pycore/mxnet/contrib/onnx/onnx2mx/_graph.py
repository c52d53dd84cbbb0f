"""What a translator from ONNX sees: the operator (`Node`) with symbols or known values as inputs."""
from __future__ import annotations

from typing import Any, Callable

import numpy as np

from .... import symbol

TRANSLATORS: dict[str, Callable] = {}


def translates(*names: str) -> Callable[[Callable], Callable]:
    """Enter a translator into the table, for these operators of ONNX."""

    def enter(function: Callable) -> Callable:
        for name in names:
            TRANSLATORS[name] = function
        return function

    return enter


class Node:
    """One operator of ONNX. `reader` knows values, ranks, and who made what."""

    def __init__(self, reader: Any, proto: Any, attrs: dict[str, Any], label: str):
        self.reader, self.kind, self.attrs, self.label = reader, proto.op_type, attrs, label
        self.names, self.outputs, self.opset = list(proto.input), list(proto.output), reader.opset

    def error(self, why: str) -> NotImplementedError:
        """The error of this operator."""
        return NotImplementedError(f"[{self.kind}] node '{self.label}': {why}")

    def need(self, condition: Any, why: str) -> None:
        """Refuse what our operators cannot do exactly."""
        if not condition:
            raise self.error(f"{why} has no counterpart")

    def get(self, key: str, default: Any = None) -> Any:
        """An attribute."""
        return self.attrs.get(key, default)

    def has(self, which: int) -> bool:
        """Whether an input is given."""
        return which < len(self.names) and self.names[which] != ""

    def __getitem__(self, which: int) -> Any:
        """An input as a symbol."""
        return self.reader.symbol(self.names[which])

    def value(self, which: int) -> np.ndarray | None:
        """An input's value, if it is known now."""
        return self.reader.values.get(self.names[which]) if self.has(which) else None

    def known(self, which: int, what: str) -> np.ndarray:
        """An input's value, which must be known now."""
        value = self.value(which)
        if value is None:
            raise self.error(f"its {what} must be known when the model is imported")
        return value

    def shape(self, which: int) -> tuple | None:
        """An input's shape, None in it for what is open; None when not even the rank is known."""
        return self.reader.shape(self.names[which])

    def rank(self, which: int = 0) -> int:
        """An input's number of axes."""
        shape = self.shape(which)
        if shape is None:
            raise self.error(f"the rank of its input '{self.names[which]}' cannot be inferred")
        return len(shape)

    def axes(self, axes: Any, extra: int = 0) -> list[int]:
        """Axes counted from the front, sorted."""
        axes = [int(a) for a in axes]
        return sorted(a % (self.rank() + extra) if a < 0 else a for a in axes)

    def numbers(self, which: int, attribute: str) -> list[int] | None:
        """Whole numbers that newer models give as an input and older ones as an attribute."""
        if self.has(which):
            return [int(v) for v in self.known(which, attribute).reshape(-1)]
        given = self.get(attribute)
        return None if given is None else [int(v) for v in given]

    def op(self, name: str, *inputs: Any, **attrs: Any) -> Any:
        """One of our operators; the first that is made is called like ONNX's."""
        function = getattr(symbol, name, None) or getattr(symbol.contrib, name, None)
        function = function or getattr(symbol._internal, name)
        label, self._label_used = (None if getattr(self, "_label_used", False) else self.label), True
        return function(*inputs, name=label, **attrs)
