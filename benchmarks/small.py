"""Rows about what one call costs: arrays so small that the work itself takes no time."""

from __future__ import annotations

from benchmarks.row import Call, Row, arrays, sample

OLD = "mxnet 1.9.1"
TEN, FOUR = (10,), (4, 4)
RECORDED = ((8, 16), (16, 16), (16, 16))


def _mx_record(tiny: bool) -> Call:
    """Record tanh(dot), another dot and the sum of squares, then backward; answers the gradient of the first matrix."""
    import mxnet as mx
    from mxnet import autograd

    x, w, v = (mx.nd.array(sample(shape, False, seed)) for seed, shape in enumerate(RECORDED))
    w.attach_grad()
    v.attach_grad()

    def step() -> object:
        with autograd.record():
            loss = mx.nd.sum(mx.nd.square(mx.nd.dot(mx.nd.tanh(mx.nd.dot(x, w)), v)))
        loss.backward()
        return w.grad

    return step


def _torch_record(tiny: bool) -> Call:
    import torch

    x, w, v = (torch.from_numpy(sample(shape, False, seed)) for seed, shape in enumerate(RECORDED))
    w.requires_grad_()
    v.requires_grad_()

    def step() -> object:
        w.grad = v.grad = None
        torch.sum(torch.square(torch.mm(torch.tanh(torch.mm(x, w)), v))).backward()
        return w.grad

    return step


def _mx_adam(hybridized: bool) -> Call:
    """A step of training a 64-64-10 network with Adam; answers the losses."""
    import mxnet as mx
    from mxnet import autograd, gluon

    net = gluon.nn.HybridSequential()
    net.add(gluon.nn.Dense(64, activation="relu", in_units=64), gluon.nn.Dense(10, in_units=64))
    net.initialize(mx.init.Xavier())
    if hybridized:
        net.hybridize(static_alloc=True, static_shape=True)
    trainer = gluon.Trainer(net.collect_params(), "adam", {"learning_rate": 1e-3})
    loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
    x, y = mx.nd.random.uniform(shape=(32, 64)), mx.nd.arange(32) % 10

    def step() -> object:
        with autograd.record():
            loss = loss_of(net(x), y)
        loss.backward()
        trainer.step(32)
        return loss

    return step


def _torch_adam(tiny: bool) -> Call:
    import torch
    from torch import nn

    net = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 10))
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    loss_of = nn.CrossEntropyLoss()
    x, y = torch.rand(32, 64), torch.arange(32) % 10

    def step() -> object:
        optimizer.zero_grad()
        loss = loss_of(net(x), y)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step


ROWS = {
    "add": Row(
        "add of 10 floats",
        arrays(TEN, TEN, mx=lambda mx, a, b: a + b, torch=lambda torch, a, b: a + b, numpy=lambda np, a, b: a + b),
        2000,
        goals={OLD: 0.10},
    ),
    "relu": Row(
        "relu of 4x4",
        arrays(
            FOUR,
            mx=lambda mx, a: mx.nd.relu(a),
            torch=lambda torch, a: torch.relu(a),
            numpy=lambda np, a: np.maximum(a, 0),
        ),
        2000,
        goals={OLD: 0.125},
    ),
    "sum": Row(
        "sum of 4x4",
        arrays(FOUR, mx=lambda mx, a: mx.nd.sum(a), torch=lambda torch, a: torch.sum(a), numpy=lambda np, a: np.sum(a)),
        2000,
        goals={OLD: 0.11},
    ),
    "dot": Row(
        "dot of 4x4",
        arrays(
            FOUR,
            FOUR,
            mx=lambda mx, a, b: mx.nd.dot(a, b),
            torch=lambda torch, a, b: torch.mm(a, b),
            numpy=lambda np, a, b: a @ b,
        ),
        2000,
        goals={OLD: 0.11},
    ),
    "dense": Row(
        "FullyConnected of 4x4",
        arrays(
            FOUR,
            FOUR,
            (4,),
            mx=lambda mx, x, w, b: mx.nd.FullyConnected(x, w, b, num_hidden=4),
            torch=lambda torch, x, w, b: torch.nn.functional.linear(x, w, b),
            numpy=lambda np, x, w, b: x @ w.T + b,
        ),
        2000,
        goals={OLD: 0.093},
    ),
    "slice": Row(
        "slice of rows",
        arrays((10, 10), mx=lambda mx, a: a[2:5], torch=lambda torch, a: a[2:5], numpy=lambda np, a: a[2:5]),
        2000,
        goals={OLD: 0.21},
    ),
    "reshape": Row(
        "reshape",
        arrays(
            (10, 10),
            mx=lambda mx, a: a.reshape((5, 20)),
            torch=lambda torch, a: a.reshape((5, 20)),
            numpy=lambda np, a: a.reshape((5, 20)),
        ),
        2000,
        goals={OLD: 0.092},
    ),
    "record": Row("record and backward, 8x16", {"mx": _mx_record, "torch": _torch_record}, 1000, goals={OLD: 0.23}),
    "adam": Row(
        "Adam step, MLP 64-64-10",
        {"mx": lambda tiny: _mx_adam(hybridized=False), "torch": _torch_adam},
        400,
        goals={OLD: 0.32},
    ),
    "adamhybrid": Row(
        "Adam step, hybridized",
        {"mx": lambda tiny: _mx_adam(hybridized=True)},
        400,
        beside=(OLD, "adam"),
        goals={"beside": 0.16},
    ),
}
