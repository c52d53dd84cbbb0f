"""Chains of elementwise operators in a bound graph run block by block: same values, less memory, nothing hidden."""
import os
import subprocess
import sys

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd

SHAPE = (401, 503)  # above the size from which blocks pay, and no multiple of a block


class Chain(gluon.HybridBlock):
    """gelu by its tanh formula, and a second output that reads what lies in between."""

    def hybrid_forward(self, F, x):
        inner = F.tanh(0.7978845608 * (x + 0.044715 * x * x * x))
        gelu = 0.5 * x * (1 + inner)
        return gelu, F.sqrt(F.abs(inner) + 1) * F.cast(F.cast(gelu, "float64"), "float32")


def reference(x):
    inner = np.tanh(0.7978845608 * (x + 0.044715 * x**3))
    slope = (1 - inner**2) * 0.7978845608 * (1 + 3 * 0.044715 * x**2)
    gelu, gelu_slope = 0.5 * x * (1 + inner), 0.5 * (1 + inner) + 0.5 * x * slope
    root = np.sqrt(np.abs(inner) + 1)
    return gelu, root * gelu, gelu_slope + np.sign(inner) * slope / (2 * root) * gelu + root * gelu_slope


def chain():
    block = Chain()
    block.hybridize(static_alloc=True, static_shape=True)
    return block


@pytest.mark.parametrize("shape", [SHAPE, (131072,), (2, 131073)])
def test_values_and_gradients(shape):
    host = np.random.RandomState(0).randn(*shape)
    x = nd.array(host)
    x.attach_grad()
    block = chain()
    first, second, slope = reference(host)
    for _ in range(2):
        with autograd.record():
            outs = block(x)
        autograd.backward(list(outs))
        np.testing.assert_allclose(outs[0].asnumpy(), first, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(outs[1].asnumpy(), second, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(x.grad.asnumpy(), slope, rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(block(x)[1].asnumpy(), second, rtol=1e-4, atol=1e-5)


def test_an_output_may_take_over_an_inputs_memory():
    a, b = mx.sym.var("a"), mx.sym.var("b")
    total = a * b + a
    out = (total - b) * total + mx.sym.exp(total)
    hosts = {name: np.random.RandomState(i).rand(*SHAPE) for i, name in enumerate("ab")}
    executor = out.bind(mx.cpu(), {name: nd.array(host) for name, host in hosts.items()})
    t = hosts["a"] * hosts["b"] + hosts["a"]
    np.testing.assert_allclose(executor.forward()[0].asnumpy(), (t - hosts["b"]) * t + np.exp(t), rtol=1e-5)


def test_a_monitor_sees_what_lies_in_between():
    x = mx.sym.var("x")
    y = mx.sym.exp(mx.sym.square(mx.sym.negative(x, name="minus"), name="power"), name="out")
    host = np.random.RandomState(0).rand(*SHAPE)
    executor = y.bind(mx.cpu(), {"x": nd.array(host)})
    seen = {}
    executor.set_monitor_callback(lambda name, array: seen.setdefault(name, array.asnumpy()))
    executor.forward()
    np.testing.assert_allclose(seen["minus_output"], -host, rtol=1e-6)
    np.testing.assert_allclose(seen["power_output"], host**2, rtol=1e-6)
    np.testing.assert_allclose(seen["out_output"], np.exp(host**2), rtol=1e-5)


PEAK = """
import mxnet as mx
from mxnet import _capi, nd
x = mx.sym.var("x")
y = x
for _ in range(4):
    y = mx.sym.tanh(y) * x + mx.sym.sin(y)
a = nd.ones((1024, 1024))
executor = y.bind(mx.cpu(), {"x": a})
executor.forward()[0].wait_to_read()
_capi.lib.MXHubMemoryResetPeak()
before = _capi.memory_stats()[0]
print(float(executor.forward()[0].sum().asscalar()), _capi.memory_stats()[1] - before)
"""


def test_the_switch_turns_it_off():
    result = {}
    for switch in ("1", "0"):
        env = {**os.environ, "MXNET_USE_FUSION": switch}
        said = subprocess.run([sys.executable, "-c", PEAK], env=env, capture_output=True, text=True, check=True).stdout
        total, peak = said.split()
        result[switch] = float(total), int(peak)
    assert result["1"][0] == pytest.approx(result["0"][0], rel=1e-6)
    # Without blocks at least two values of 4 MB lie between the steps.
    assert result["1"][1] + 2 * 4 * 1024 * 1024 <= result["0"][1]
