# A forked child computes with what its parent has prepared: kernels of oneDNN, loops on several threads, the tape.
import os
import signal
import subprocess
import sys

import numpy as np

import mxnet as mx
from mxnet.gluon import nn


def test_child_runs_what_the_parent_prepared():
    net = nn.HybridSequential()
    net.add(nn.Conv2D(32, 3, padding=1), nn.BatchNorm(), nn.Activation("relu"), nn.Conv2D(32, 3, padding=1),
            nn.Flatten(), nn.Dense(20))  # fmt: skip
    net.initialize()
    x = mx.nd.random.uniform(shape=(8, 16, 40, 40))
    net(x)
    net.hybridize()
    rows = x.reshape((8, -1))

    def work():
        with mx.autograd.record():
            loss = net(x).sum()
        loss.backward()
        grad = net[0].weight.grad().asnumpy()
        return [net(x).asnumpy(), mx.nd.dot(rows, rows, transpose_b=True).asnumpy(), mx.nd.exp(x).asnumpy(), grad]

    work()  # the first training call moves the averages of the normalisation
    expected = work()
    pid = os.fork()
    if pid == 0:
        signal.alarm(120)  # a child that hangs dies
        got = work()
        # The averages have moved once more, which the first result shows.
        same = all(np.allclose(g, w, 1e-3, 1e-4) for g, w in zip(got[1:], expected[1:])) and np.isfinite(got[0]).all()
        os._exit(0 if same else 1)
    assert os.waitpid(pid, 0)[1] == 0


def test_loading_leaves_the_environment_as_it_was():
    """The setting with which the OpenMP runtime is loaded is not handed on to child processes."""
    script = "import os; before = dict(os.environ); import mxnet; assert dict(os.environ) == before"
    subprocess.run([sys.executable, "-c", script], check=True)
