# Graphs rewritten for inference give what the operators give one by one, also after their parameters have changed.
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import mxnet as mx
from mxnet._mxnet_cffi import ffi, lib
from mxnet.gluon import nn


class Residual(nn.HybridSequential):
    """Two branches of convolution and normalisation, added, then an activation."""

    def __init__(self, channels, act="relu"):
        super().__init__()
        self.left, self.right = nn.HybridSequential(), nn.HybridSequential()
        self.left.add(nn.Conv2D(channels, 3, padding=1, use_bias=False), nn.BatchNorm(), nn.Activation(act),
                      nn.Conv2D(channels, 3, padding=1), nn.BatchNorm(scale=False))  # fmt: skip
        self.right.add(nn.Conv2D(channels, 1), nn.BatchNorm(epsilon=1e-3))
        self.act = nn.Activation(act)

    def hybrid_forward(self, F, x):
        return self.act(self.left(x) + self.right(x))


class Gate(nn.HybridBlock):
    """Channels scaled by what a global pooling says, then joined with the input."""

    def __init__(self, channels):
        super().__init__()
        self.body, self.gate = nn.Conv2D(channels, 3, strides=2, padding=1), nn.Conv2D(channels, 1)

    def hybrid_forward(self, F, x):
        y = F.clip(self.body(x), -0.4, 0.6)
        w = F.sigmoid(self.gate(F.Pooling(y, global_pool=True, pool_type="avg", kernel=(1, 1))))
        return F.concat(F.broadcast_mul(y, w), F.Pooling(x, kernel=(2, 2), stride=(2, 2), pool_type="max"), dim=1)


class Shared(nn.HybridBlock):
    """A convolution whose result has two users, and a weight that is computed."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(4, 3, padding=1)
        with self.name_scope():
            self.weight = self.params.get("weight", shape=(4, 4, 1, 1))

    def hybrid_forward(self, F, x, weight):
        y = self.conv(x)
        z = F.Convolution(F.relu(y), F.tanh(weight), kernel=(1, 1), num_filter=4, no_bias=True)
        return F.LeakyReLU(z, act_type="elu", slope=0.3) * y


def sequence(*blocks):
    net = nn.HybridSequential()
    net.add(*blocks)
    return net


NETS = {
    "residual": lambda: Residual(6),
    "tanh": lambda: Residual(5, "tanh"),
    "gate": lambda: Gate(8),
    "shared": lambda: Shared(),
    "depthwise": lambda: sequence(nn.Conv2D(6, 3, groups=3, padding=1), nn.BatchNorm(), nn.LeakyReLU(0.2)),
    "dilated": lambda: sequence(nn.Conv2D(4, 3, dilation=2, strides=2), nn.Activation("softrelu"), nn.Dropout(0.5)),
    "dense": lambda: sequence(nn.Conv2D(4, 3), nn.Activation("relu"), nn.MaxPool2D(), nn.Flatten(), nn.Dense(3)),
    "last": lambda: sequence(nn.Conv2D(4, 3, layout="NHWC", in_channels=3), nn.BatchNorm(axis=3), nn.ELU(0.5)),
    "norm_alone": lambda: sequence(nn.Conv2D(4, 3), nn.MaxPool2D(), nn.BatchNorm(), nn.GELU(), nn.Conv2D(2, 1)),
}  # fmt: skip


def make(name):
    mx.random.seed(11)
    net = NETS[name]()
    net.initialize(mx.init.Uniform(0.5))
    shape = (2, 8, 8, 3) if name == "last" else (2, 3, 8, 8)
    x = mx.nd.random.uniform(-1, 1, shape=shape)
    net(x)
    scatter(net)
    return net, x


def scatter(net):
    for key, p in net.collect_params().items():
        if key.endswith("running_var"):
            p.set_data(mx.nd.random.uniform(0.5, 2, shape=p.shape))
        elif key.endswith(("running_mean", "beta", "gamma", "bias")):
            p.set_data(mx.nd.random.uniform(-1, 1, shape=p.shape))


def both(net, x):
    net.hybridize(False)
    plain = net(x).asnumpy()
    net.hybridize()
    return plain, net(x).asnumpy()


@pytest.mark.parametrize("name", NETS)
def test_same_values(name):
    net, x = make(name)
    plain, fused = both(net, x)
    np.testing.assert_allclose(fused, plain, 1e-4, 1e-5)
    np.testing.assert_array_equal(net(x).asnumpy(), fused)  # and with what the first call has kept


@pytest.mark.parametrize("name", ["residual", "gate", "last"])
def test_changed_parameters_are_seen(name):
    net, x = make(name)
    net.hybridize()
    before = net(x).asnumpy()
    scatter(net)
    after = net(x).asnumpy()
    assert np.abs(after - before).max() > 1e-2
    net.hybridize(False)
    np.testing.assert_allclose(after, net(x).asnumpy(), 1e-4, 1e-5)


def test_writes_through_a_pointer_are_seen():
    """Whoever has asked for the address of an array may change it without telling."""
    weight, address = mx.nd.ones((1, 1, 1, 1)), ffi.new("void**")
    assert lib.MXNDArrayGetData(weight._h, address) == 0
    data = mx.sym.var("data")
    op = mx.nd.CachedOp(mx.sym.Convolution(data, mx.sym.var("weight"), kernel=(1, 1), num_filter=1, no_bias=True))
    x = mx.nd.ones((1, 1, 2, 2))
    assert op(x, weight).asnumpy().max() == 1
    ffi.cast("float*", address[0])[0] = 5
    assert op(x, weight).asnumpy().max() == 5


@pytest.mark.parametrize("name", ["residual", "dense", "depthwise"])
def test_bfloat16(name):
    """Eight bits of mantissa: a percent of the largest value; normalisations keep float32 parameters."""
    net, x = make(name)
    net.hybridize()
    exact = net(x).asnumpy()
    net.cast("bfloat16")
    half = net(x.astype("bfloat16"))
    assert half.dtype == mx.nd.zeros((1,), dtype="bfloat16").dtype
    assert np.abs(half.astype("float32").asnumpy() - exact).max() < 0.02 * np.abs(exact).max()
    kinds = {k: str(p.dtype) for k, p in net.collect_params().items()}
    assert all(v == ("float32" if "batchnorm" in k else "bfloat16") for k, v in kinds.items()), kinds


def test_training_is_not_touched():
    net, x = make("residual")
    net.hybridize()
    with mx.autograd.record():
        recorded = net(x)
    with mx.autograd.train_mode():
        trained = net(x)
    np.testing.assert_allclose(trained.asnumpy(), recorded.asnumpy(), 1e-5, 1e-5)
    assert np.abs(net(x).asnumpy() - trained.asnumpy()).max() > 1e-3  # inference uses the moving averages


def test_executor_and_module_predict_alike():
    net, x = make("dense")
    plain, _ = both(net, x)
    symbol = net(mx.sym.var("data"))
    arrays = {k: p.data() for k, p in net.collect_params().items()}
    exe = symbol.bind(mx.cpu(), {"data": x, **{k: arrays[k] for k in symbol.list_arguments() if k != "data"}})
    np.testing.assert_allclose(exe.forward(is_train=False)[0].asnumpy(), plain, 1e-4, 1e-5)
    np.testing.assert_allclose(exe.forward(is_train=True)[0].asnumpy(), plain, 1e-4, 1e-5)


def test_many_threads_agree():
    net, x = make("residual")
    plain, _ = both(net, x)
    wrong = []

    def work():
        for _ in range(20):
            if np.abs(net(x).asnumpy() - plain).max() > 1e-4:
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong


def test_switch_turns_it_off(tmp_path):
    script = "import mxnet as mx; print(mx.nd.CachedOp(mx.sym.var('a') * 1)(mx.nd.ones((1,))).asscalar())"
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "MXNET_SUBGRAPH_BACKEND": "NONE"},
                          capture_output=True, text=True)  # fmt: skip
    assert done.stdout.strip() == "1.0", done.stderr


class Narrow(nn.HybridBlock):
    """Convolutions of both layouts with what is fused behind them, a concatenation and a pool."""

    def __init__(self):
        super().__init__()
        with self.name_scope():
            self.first = nn.Conv2D(8, 3, padding=1, use_bias=False, in_channels=3)
            self.norm = nn.BatchNorm(in_channels=8)
            self.second = nn.Conv2D(8, 3, padding=1, in_channels=8)
            self.between = nn.BatchNorm(in_channels=16)
            self.turned = nn.Conv2D(6, 3, in_channels=16, layout="NHWC", activation="relu")

    def hybrid_forward(self, F, x):
        x = F.relu(self.norm(self.first(x)))
        x = F.relu(self.second(x) + x)
        x = F.concat(x, F.sigmoid(x), dim=1)
        x = F.Pooling(self.between(x), kernel=(2, 2), stride=(2, 2), pool_type="max")
        return self.turned(F.transpose(x, axes=(0, 2, 3, 1)))


@pytest.mark.parametrize("dtype, error", [("float16", 3e-3), ("bfloat16", 2e-2)])
def test_images_of_16_bit_floats(dtype, error):
    """Whatever they are between convolutions: the answer has the given type and is near that of float32."""
    mx.random.seed(0)
    net = Narrow()
    net.initialize(mx.init.Xavier())
    net.norm.running_mean.set_data(mx.nd.random.uniform(-0.2, 0.2, (8,)))
    net.norm.running_var.set_data(mx.nd.random.uniform(0.5, 2, (8,)))
    x = mx.nd.random.uniform(-1, 1, (2, 3, 12, 10))
    wanted = net(x).asnumpy()
    net.cast(dtype)
    net.hybridize(static_alloc=True, static_shape=True)
    for _ in range(2):
        out = net(x.astype(dtype))
        assert out.dtype == x.astype(dtype).dtype
        found = out.astype("float32").asnumpy()
        assert np.abs(found - wanted).max() / np.abs(wanted).max() < error
    # A changed weight is seen.
    net.second.weight.set_data(net.second.weight.data() * 0)
    assert np.abs(net(x.astype(dtype)).astype("float32").asnumpy() - found).max() > 0.01
