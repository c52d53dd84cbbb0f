# The table that Block.summary prints.
"""Summary of a network: output shapes and parameter counts per block."""
import math

from ..ndarray import NDArray
from ._structure import _inspect
from .nn import HybridSequential, Sequential
from .utils import HookHandle

_WIDTH = 80


def _shapes(value):
    """Shapes of nested arrays, as text."""
    def walk(item):
        if isinstance(item, (list, tuple)):
            return [walk(part) for part in item]
        return item.shape if isinstance(item, NDArray) else repr(item)
    shapes = walk(value)
    while isinstance(shapes, list) and len(shapes) == 1:
        shapes = shapes[0]
    return ", ".join(str(shape) for shape in shapes) if isinstance(shapes, list) else str(shapes)


def print_summary(block, inputs):
    """Run `block` on `inputs` with a hook on every child and print what the hooks saw."""
    rows = [("Input", _shapes(list(inputs)), 0)]
    total = trainable = shared = 0
    seen = set()
    handles = []

    def record(child, inputs, outputs):
        nonlocal total, trainable, shared
        if _inspect(inputs)[0]:
            # Deferred shapes are found by running the block on symbols, which does not count.
            return
        count = 0
        for param in child.params.values():
            size = math.prod(param.shape)
            count += size
            total += size
            trainable += 0 if param.grad_req == "null" else size
            shared += size if param in seen else 0
            seen.add(param)
        rows.append((f"{type(child).__name__}-{len(rows)}", _shapes(outputs), count))

    def attach(child):
        if getattr(child, "_active", False):
            raise AssertionError(f'"{child.name}" must not be hybridized to print summary.')
        if isinstance(child, (Sequential, HybridSequential)):
            return
        handle = HookHandle()
        # Each child has its own function object, since handles tell hooks apart by identity.
        handle.attach(child._forward_hooks, lambda *args: record(*args))
        handles.append(handle)

    try:
        block.apply(attach)
        block(*inputs)
    finally:
        for handle in handles:
            handle.detach()

    line = "{:>20}  {:>42} {:>15}"
    print("-" * _WIDTH)
    print(line.format("Layer (type)", "Output Shape", "Param #"))
    print("=" * _WIDTH)
    for row in rows:
        print(line.format(*row))
    print("=" * _WIDTH)
    print("Parameters in forward computation graph, duplicate included")
    print(f"   Total params: {total}")
    print(f"   Trainable params: {trainable}")
    print(f"   Non-trainable params: {total - trainable}")
    print(f"Shared params in forward computation graph: {shared}")
    print(f"Unique parameters in model: {total - shared}")
    print("-" * _WIDTH)
