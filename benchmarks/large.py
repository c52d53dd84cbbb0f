"""Rows about arrays that exceed every cache, with a copy of as many floats as the yardstick, and matrix products."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Callable

from benchmarks.row import Call, Row, arrays, sample, threads

OLD = "mxnet 1.9.1"
SIDE = 4096
BIG = (SIDE * SIDE,)
SQUARE = (SIDE, SIDE)
WIDE = (1 << 14, 1 << 10)
GB = 4 * SIDE * SIDE / 1e9  # what one array holds
COPY = ("numpy", "copy16m")


def _copy(tiny: bool) -> Call:
    """A copy with all threads: what the memory can do."""
    import numpy as np

    pool = ThreadPoolExecutor(threads())
    source = sample(BIG, tiny)
    target = np.zeros_like(source)
    parts = list(zip(np.array_split(target, threads()), np.array_split(source, threads())))

    def copy() -> object:
        list(pool.map(lambda part: np.copyto(*part), parts))
        return target

    return copy


def _sigmoid(np, a, out):
    np.exp(np.negative(a, out=out), out=out)
    out += 1
    return np.reciprocal(out, out=out)


def _softmax(np, a):
    out = np.exp(a - a.max(axis=1, keepdims=True))
    out /= out.sum(axis=1, keepdims=True)
    return out


def _function(name: str, goal: float, in_numpy: Callable) -> Row:
    """A function of every element."""
    return Row(
        f"{name} of 16M floats",
        arrays(
            BIG,
            BIG,
            mx=lambda mx, a, out: getattr(mx.nd, name)(a, out=out),
            torch=lambda torch, a, out: getattr(torch, name)(a, out=out),
            numpy=in_numpy,
        ),
        3,
        (2 * GB, "GB/s"),
        COPY,
        goals={OLD: goal, "beside": 1.25},
    )


def _product(side: int) -> Row:
    return Row(
        f"sgemm {side}",
        arrays(
            (side, side),
            (side, side),
            mx=lambda mx, a, b: mx.nd.dot(a, b),
            torch=lambda torch, a, b: torch.mm(a, b),
            numpy=lambda np, a, b: a @ b,
        ),
        3,
        (2 * side**3 / 1e9, "GFLOP/s"),
        goals={"numpy": 1.03},
    )


ROWS = {
    "copy16m": Row("copy of 16M floats", {"numpy": _copy}, 3, (2 * GB, "GB/s")),
    "exp16m": _function("exp", 0.116, lambda np, a, out: np.exp(a, out=out)),
    "tanh16m": _function("tanh", 0.036, lambda np, a, out: np.tanh(a, out=out)),
    "sigmoid16m": _function("sigmoid", 0.11, _sigmoid),
    "sum16m": Row(
        "sum of 16M floats",
        arrays(BIG, mx=lambda mx, a: mx.nd.sum(a), torch=lambda torch, a: torch.sum(a), numpy=lambda np, a: np.sum(a)),
        3,
        (GB, "GB/s"),
        COPY,
        goals={OLD: 0.031, "beside": 0.5},
    ),
    "argmax16m": Row(
        "argmax of 16K rows of 1K",
        arrays(
            WIDE,
            mx=lambda mx, a: mx.nd.argmax(a, axis=1),
            torch=lambda torch, a: torch.argmax(a, 1),
            numpy=lambda np, a: np.argmax(a, axis=1),
        ),
        3,
        (GB, "GB/s"),
        COPY,
    ),
    "softmax16m": Row(
        "softmax of 16K rows of 1K",
        arrays(
            WIDE,
            mx=lambda mx, a: mx.nd.softmax(a),
            torch=lambda torch, a: torch.softmax(a, 1),
            numpy=_softmax,
        ),
        3,
        (2 * GB, "GB/s"),
        COPY,
        goals={OLD: 0.30, "beside": 2},
    ),
    "add16m": Row(
        "add of 16M floats",
        arrays(
            BIG,
            BIG,
            BIG,
            mx=lambda mx, a, b, out: mx.nd.elemwise_add(a, b, out=out),
            torch=lambda torch, a, b, out: torch.add(a, b, out=out),
            numpy=lambda np, a, b, out: np.add(a, b, out=out),
        ),
        3,
        (3 * GB, "GB/s"),
        COPY,
        goals={OLD: 1.03, "beside": 1.3},
    ),
    "broadcast16m": Row(
        "broadcast add of 16M floats",
        arrays(
            SQUARE,
            (1, SIDE),
            SQUARE,
            mx=lambda mx, a, b, out: mx.nd.broadcast_add(a, b, out=out),
            torch=lambda torch, a, b, out: torch.add(a, b, out=out),
            numpy=lambda np, a, b, out: np.add(a, b, out=out),
        ),
        3,
        (2 * GB, "GB/s"),
        COPY,
        goals={OLD: 0.28, "beside": 1.3},
    ),
    "transpose16m": Row(
        "transpose of 4096x4096",
        arrays(
            SQUARE,
            SQUARE,
            mx=lambda mx, a, out: mx.nd.transpose(a, out=out),
            torch=lambda torch, a, out: out.copy_(a.t()),
            numpy=lambda np, a, out: np.copyto(out, a.T) or out,
        ),
        3,
        (2 * GB, "GB/s"),
        COPY,
        goals={OLD: 0.37, "beside": 2.5},
    ),
    "sgemm": _product(1536),
}
