"""The work that is timed. Each row gives, for a framework, a function whose call does the work once.

`mx` rows run on this project's package and on MXNet 1.9.1 alike; a framework that a row does not know is left out.
"""

from __future__ import annotations

from typing import Callable, NamedTuple


class Row(NamedTuple):
    """One line of the table: what is done, how often per timing, and who can do it."""

    title: str
    calls: int
    make: dict[str, Callable[[], Callable[[], object]]]
    moved: int = 0  # bytes that one call reads and writes, where that is the measure
    moved_by: dict[str, int] = {}  # other counts for peers that do something simpler


def _mx(body: Callable, *shapes: tuple[int, ...]) -> Callable[[], Callable[[], object]]:
    """A call of `body(mx, *arrays)` on random arrays of the given shapes."""

    def make() -> Callable[[], object]:
        import mxnet as mx

        arrays = [mx.nd.random.uniform(-1, 1, shape=shape) for shape in shapes]
        mx.nd.waitall()
        return lambda: body(mx, *arrays)

    return make


def _torch(body: Callable, *shapes: tuple[int, ...]) -> Callable[[], Callable[[], object]]:
    def make() -> Callable[[], object]:
        import torch

        arrays = [torch.rand(shape) * 2 - 1 for shape in shapes]
        return lambda: body(torch, *arrays)

    return make


def _numpy(body: Callable, *shapes: tuple[int, ...]) -> Callable[[], Callable[[], object]]:
    def make() -> Callable[[], object]:
        import numpy as np

        arrays = [np.random.rand(*shape).astype(np.float32) for shape in shapes]
        return lambda: body(np, *arrays)

    return make


def _copy_with_threads() -> Callable[[], object]:
    """Copying 16M floats with as many threads as there are processors: what the memory can do."""
    import os
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np

    count = os.cpu_count() or 1
    pool = ThreadPoolExecutor(count)
    source, target = np.ones(BIG, np.float32), np.ones(BIG, np.float32)
    parts = list(zip(np.array_split(target, count), np.array_split(source, count)))
    return lambda: list(pool.map(lambda part: np.copyto(*part), parts))


def _mx_adam_step() -> Callable[[], object]:
    import mxnet as mx
    from mxnet import autograd, gluon

    net = gluon.nn.HybridSequential()
    net.add(gluon.nn.Dense(64, activation="relu"), gluon.nn.Dense(32, activation="relu"), gluon.nn.Dense(10))
    net.initialize()
    net.hybridize()
    trainer = gluon.Trainer(net.collect_params(), "adam", {"learning_rate": 1e-3})
    loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
    x, y = mx.nd.random.uniform(shape=(32, 64)), mx.nd.zeros((32,))

    def step() -> None:
        with autograd.record():
            loss = loss_of(net(x), y)
        loss.backward()
        trainer.step(32)

    return step


def _torch_adam_step() -> Callable[[], object]:
    import torch
    from torch import nn

    net = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    loss_of = nn.CrossEntropyLoss()
    x, y = torch.rand(32, 64), torch.zeros(32, dtype=torch.long)

    def step() -> None:
        optimizer.zero_grad()
        loss_of(net(x), y).backward()
        optimizer.step()

    return step


BIG = 1 << 24
SMALL = (10,)

ROWS: dict[str, Row] = {
    "add": Row(
        "add of 10 floats",
        2000,
        {
            "mx": _mx(lambda mx, a, b: a + b, SMALL, SMALL),
            "torch": _torch(lambda torch, a, b: a + b, SMALL, SMALL),
        },
    ),
    "relu": Row(
        "relu of 10 floats",
        2000,
        {
            "mx": _mx(lambda mx, a: mx.nd.relu(a), SMALL),
            "torch": _torch(lambda torch, a: torch.relu(a), SMALL),
        },
    ),
    "sum": Row(
        "sum of 10 floats",
        2000,
        {"mx": _mx(lambda mx, a: mx.nd.sum(a), SMALL), "torch": _torch(lambda torch, a: torch.sum(a), SMALL)},
    ),
    "dot": Row(
        "dot 8x8",
        2000,
        {
            "mx": _mx(lambda mx, a, b: mx.nd.dot(a, b), (8, 8), (8, 8)),
            "torch": _torch(lambda torch, a, b: torch.mm(a, b), (8, 8), (8, 8)),
        },
    ),
    "dense": Row(
        "FullyConnected 4x16 -> 8",
        2000,
        {
            "mx": _mx(lambda mx, x, w, b: mx.nd.FullyConnected(x, w, b, num_hidden=8), (4, 16), (8, 16), (8,)),
            "torch": _torch(lambda torch, x, w, b: torch.nn.functional.linear(x, w, b), (4, 16), (8, 16), (8,)),
        },
    ),
    "adam": Row("Adam step, MLP 64-64-32-10", 50, {"mx": _mx_adam_step, "torch": _torch_adam_step}),
    "add16m": Row(
        "add of 16M floats",
        3,
        {
            "mx": _mx(lambda mx, a, b: mx.nd.elemwise_add(a, b, out=a), (BIG,), (BIG,)),
            "torch": _torch(lambda torch, a, b: torch.add(a, b, out=a), (BIG,), (BIG,)),
            "numpy": _copy_with_threads,
        },
        moved=12 * BIG,
        moved_by={"numpy": 8 * BIG},
    ),
    "sum16m": Row(
        "sum of 16M floats",
        3,
        {
            "mx": _mx(lambda mx, a: mx.nd.sum(a), (BIG,)),
            "torch": _torch(lambda torch, a: torch.sum(a), (BIG,)),
            "numpy": _copy_with_threads,
        },
        moved=4 * BIG,
        moved_by={"numpy": 8 * BIG},
    ),
    "sgemm": Row(
        "sgemm 1536",
        2,
        {
            "mx": _mx(lambda mx, a, b: mx.nd.dot(a, b), (1536, 1536), (1536, 1536)),
            "torch": _torch(lambda torch, a, b: torch.mm(a, b), (1536, 1536), (1536, 1536)),
            "numpy": _numpy(lambda np, a, b: a @ b, (1536, 1536), (1536, 1536)),
        },
    ),
}
