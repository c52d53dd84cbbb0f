"""What a row of the table is, and how rows about arrays are made from one body per framework.

A row gives, for a framework, a factory; the factory prepares everything and returns a function whose call does the
work once. `mx` bodies run on this project's package and on MXNet 1.9.1 alike; an entry `ours` goes before `mx`. Every
factory takes `tiny`: with it the work is small enough for a test.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, NamedTuple, Tuple

Call = Callable[[], Any]
Factory = Callable[[bool], Call]


class Value(NamedTuple):
    """What the call of a program row answers: its own measurement, and words for whoever reads the table."""

    value: float
    note: str = ""


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    title: str
    make: Dict[str, Factory]
    calls: int = 0  # per timing; 0: the row is a program that measures something itself and answers a Value
    work: Tuple[float, str] = (0, "")  # how much one call does, and the unit of that much per second
    beside: Tuple[str, str] = ("", "")  # (peer, row) that is timed in the same rounds, as a yardstick
    unit: str = "ns"
    goals: Dict[str, float] = field(default_factory=dict)  # highest ratio to a peer; "" is a limit for ours itself

    def factory(self, framework: str) -> Factory | None:
        """How `framework` does this row, or None."""
        return self.make.get(framework) or (self.make.get("mx") if framework == "ours" else None)


TINY = 12  # longest side of an array when a test runs a row


def sample(shape: Tuple[int, ...], tiny: bool, seed: int = 0) -> Any:
    """Numbers between -1 and 1, the same for every framework."""
    import numpy as np

    if tiny:
        shape = tuple(min(side, TINY) for side in shape)
    return np.random.RandomState(seed).uniform(-1, 1, shape).astype("float32")


def arrays(*shapes: Tuple[int, ...], **bodies: Callable) -> Dict[str, Factory]:
    """Factories for `bodies[framework](module, *arrays)` on arrays of these shapes."""

    def factory(framework: str, body: Callable) -> Factory:
        def make(tiny: bool) -> Call:
            inputs = [sample(shape, tiny, seed) for seed, shape in enumerate(shapes)]
            module = importlib.import_module("mxnet" if framework in ("ours", "mx") else framework)
            if module.__name__ == "torch":
                inputs = [module.from_numpy(value) for value in inputs]
            elif module.__name__ == "mxnet":
                inputs = [module.nd.array(value) for value in inputs]
                module.nd.waitall()
            return lambda: body(module, *inputs)

        return make

    return {name: factory(name, body) for name, body in bodies.items()}


def threads() -> int:
    """How many threads everybody may use; the runner says it to all."""
    return int(os.environ.get("OMP_NUM_THREADS") or len(os.sched_getaffinity(0)))
