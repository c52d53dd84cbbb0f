# Layers against NumPy, and compiled against plain with gradients.
import math

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon import nn
from mxnet.gluon.contrib import nn as contrib

RNG = np.random.RandomState(7)


def array(*shape):
    return RNG.uniform(-1, 1, shape).astype("float32")


def close(a, b, rtol=1e-4, atol=1e-5):
    a = a.asnumpy() if isinstance(a, nd.NDArray) else a
    np.testing.assert_allclose(a, b, rtol=rtol, atol=atol)


def run(net, x):
    """Output, gradient of the input and of all parameters, for the loss sum(y * arange)."""
    x = nd.array(x)
    x.attach_grad()
    with mx.autograd.record():
        y = net(x)
        loss = (y * nd.arange(y.size).reshape(y.shape) / y.size).sum()
    loss.backward()
    grads = [param.grad().asnumpy() for param in net.collect_params().values() if param.grad_req != "null"]
    return [y.asnumpy(), x.grad.asnumpy(), *grads]


LAYERS = [
    (lambda: nn.Dense(4), (3, 5)), (lambda: nn.Dense(4, activation="sigmoid", use_bias=False), (3, 2, 5)),
    (lambda: nn.Dense(4, flatten=False), (2, 3, 5)), (lambda: nn.Flatten(), (2, 3, 4)),
    (lambda: nn.Activation("relu"), (2, 3)), (lambda: nn.Activation("tanh"), (2, 3)),
    (lambda: nn.Activation("softrelu"), (2, 3)), (lambda: nn.Activation("softsign"), (2, 3)),
    (lambda: nn.LeakyReLU(0.1), (2, 3)), (lambda: nn.PReLU(), (2, 3, 4)), (lambda: nn.PReLU(in_channels=3), (2, 3, 4)),
    (lambda: nn.ELU(0.7), (2, 3)), (lambda: nn.SELU(), (2, 3)), (lambda: nn.GELU(), (2, 3)),
    (lambda: nn.Swish(2.0), (2, 3)),
    (lambda: nn.Conv1D(4, 3), (2, 3, 8)), (lambda: nn.Conv1D(4, 3, strides=2, padding=1, groups=2), (2, 4, 9)),
    (lambda: nn.Conv2D(4, (2, 3), padding=(1, 0), dilation=2), (2, 3, 7, 8)),
    (lambda: nn.Conv2D(4, 3, activation="relu", use_bias=False), (1, 2, 6, 6)),
    (lambda: nn.Conv3D(2, 2, strides=(1, 2, 1)), (1, 2, 4, 5, 3)), (lambda: nn.Conv1DTranspose(3, 3), (2, 4, 5)),
    (lambda: nn.Conv2DTranspose(3, 3, strides=2, padding=1, output_padding=1), (1, 2, 4, 4)),
    (lambda: nn.Conv2DTranspose(4, 2, groups=2), (1, 2, 4, 4)), (lambda: nn.Conv3DTranspose(2, 2), (1, 2, 2, 3, 2)),
    (lambda: nn.MaxPool1D(3, 2), (1, 2, 9)), (lambda: nn.MaxPool2D(3, 2, 1), (1, 2, 7, 7)),
    (lambda: nn.MaxPool3D(), (1, 2, 4, 4, 4)),
    (lambda: nn.AvgPool1D(2), (1, 2, 8)), (lambda: nn.AvgPool2D(3, 2, 1, count_include_pad=False), (1, 2, 7, 7)),
    (lambda: nn.AvgPool2D(3, ceil_mode=True), (1, 2, 7, 7)), (lambda: nn.AvgPool3D(), (1, 2, 4, 4, 4)),
    (lambda: nn.GlobalMaxPool1D(), (2, 3, 5)), (lambda: nn.GlobalMaxPool2D(), (2, 3, 5, 4)),
    (lambda: nn.GlobalMaxPool3D(), (1, 2, 3, 3, 3)), (lambda: nn.GlobalAvgPool1D(), (2, 3, 5)),
    (lambda: nn.GlobalAvgPool2D(), (2, 3, 5, 4)), (lambda: nn.GlobalAvgPool3D(), (1, 2, 3, 3, 3)),
    (lambda: nn.ReflectionPad2D(2), (1, 2, 4, 5)), (lambda: nn.BatchNorm(), (4, 3, 5)),
    (lambda: nn.BatchNorm(axis=-1, scale=False, center=False), (4, 5, 3)),
    (lambda: nn.BatchNorm(use_global_stats=True), (4, 3)),
    (lambda: nn.InstanceNorm(scale=True), (2, 3, 6)), (lambda: nn.LayerNorm(), (2, 3, 6)),
    (lambda: nn.LayerNorm(axis=1), (2, 3, 6)),
    (lambda: nn.GroupNorm(2), (2, 4, 6)), (lambda: nn.HybridLambda("tanh"), (2, 3)),
    (lambda: nn.HybridLambda(lambda F, x: F.exp(x)), (2, 3)), (lambda: contrib.PixelShuffle1D(2), (1, 4, 3)),
    (lambda: contrib.PixelShuffle2D((2, 3)), (1, 12, 2, 3)), (lambda: contrib.PixelShuffle3D(2), (1, 8, 2, 1, 2)),
    (lambda: contrib.SyncBatchNorm(), (4, 3, 5)),
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(LAYERS)), ids=[str(make()).split("\n")[0][:40] for make, _ in LAYERS])
def test_compiled_equals_plain(case):
    make, shape = LAYERS[case]
    x = array(*shape)
    net = make()
    net.initialize(mx.init.Uniform(0.5))
    plain = run(net, x)
    net.hybridize()
    compiled = run(net, x)
    assert len(plain) == len(compiled)
    for a, b in zip(plain, compiled):
        close(a, b)


def test_dense():
    net = nn.Dense(4, activation="relu")
    net.initialize(mx.init.Uniform(1))
    x = array(3, 2, 5)
    out = net(nd.array(x))
    w, b = net.weight.data().asnumpy(), net.bias.data().asnumpy()
    close(out, np.maximum(x.reshape(3, 10) @ w.T + b, 0))
    assert str(net) == "Dense(10 -> 4, Activation(relu))"


def naive_conv(x, w, b, stride, pad, dilate, groups):
    """Convolution over two axes, written out."""
    x = np.pad(x, [(0, 0), (0, 0), (pad, pad), (pad, pad)])
    n, _, height, width = x.shape
    f, c, kh, kw = w.shape
    oh = (height - dilate * (kh - 1) - 1) // stride + 1
    ow = (width - dilate * (kw - 1) - 1) // stride + 1
    out = np.zeros((n, f, oh, ow), x.dtype)
    per_group = f // groups
    for k in range(f):
        part = x[:, (k // per_group) * c:(k // per_group + 1) * c]
        for i in range(kh):
            for j in range(kw):
                window = part[:, :, i * dilate:i * dilate + stride * (oh - 1) + 1:stride,
                              j * dilate:j * dilate + stride * (ow - 1) + 1:stride]  # fmt: skip
                out[:, k] += (window * w[k, :, i, j][None, :, None, None]).sum(1)
    return out + b[None, :, None, None]


@pytest.mark.parametrize(("stride", "pad", "dilate", "groups"), [(1, 0, 1, 1), (2, 1, 1, 2), (1, 2, 2, 1)])
def test_conv2d(stride, pad, dilate, groups):
    net = nn.Conv2D(4, 3, stride, pad, dilate, groups, in_channels=2)
    net.initialize(mx.init.Uniform(1))
    net.bias.set_data(nd.array(array(4)))
    x = array(2, 2, 8, 7)
    w, b = net.weight.data().asnumpy(), net.bias.data().asnumpy()
    close(net(nd.array(x)), naive_conv(x, w, b, stride, pad, dilate, groups), rtol=1e-3)


def test_transposed_convolution_is_the_gradient_of_convolution():
    up = nn.Conv2DTranspose(3, 3, strides=2, padding=1, use_bias=False, in_channels=4)
    up.initialize(mx.init.Uniform(1))
    x = nd.array(array(1, 4, 5, 5))
    y = up(x)
    assert y.shape == (1, 3, 9, 9)
    image = nd.zeros((1, 3, 9, 9))
    image.attach_grad()
    with mx.autograd.record():
        down = nd.Convolution(image, up.weight.data(), kernel=(3, 3), stride=(2, 2), pad=(1, 1), num_filter=4,
                              no_bias=True)  # fmt: skip
    down.backward(x)
    close(y, image.grad.asnumpy())


def test_shapes_of_convolutions_and_poolings():
    ones = nd.ones
    cases = [
        (nn.Conv1D(4, 3), (2, 3, 8), (2, 4, 6)), (nn.Conv3D(4, 2), (2, 3, 4, 5, 6), (2, 4, 3, 4, 5)),
        (nn.Conv1DTranspose(4, 3, strides=2, output_padding=1), (2, 3, 5), (2, 4, 12)),
        (nn.Conv3DTranspose(4, 2), (2, 3, 2, 3, 4), (2, 4, 3, 4, 5)), (nn.MaxPool2D(3), (2, 2, 10, 10), (2, 2, 3, 3)),
        (nn.MaxPool2D(3, ceil_mode=True), (2, 2, 10, 10), (2, 2, 4, 4)), (nn.AvgPool1D(), (2, 2, 7), (2, 2, 3)),
        (nn.GlobalAvgPool2D(), (2, 3, 5, 6), (2, 3, 1, 1)), (nn.ReflectionPad2D(3), (2, 3, 8, 9), (2, 3, 14, 15)),
    ]  # fmt: skip
    for net, shape, expected in cases:
        net.initialize()
        assert net(ones(shape)).shape == expected, net


def test_layouts_with_channels_last_of_pooling():
    x = array(1, 2, 6, 6)
    for make in (lambda layout: nn.MaxPool2D(layout=layout), lambda layout: nn.GlobalAvgPool2D(layout=layout)):
        first = make("NCHW")(nd.array(x)).asnumpy()
        last = make("NHWC")(nd.array(x.transpose(0, 2, 3, 1))).asnumpy()
        close(last.transpose(0, 3, 1, 2), first)
    for wrong in (
        lambda: nn.Conv2D(1, 1, layout="NWC"), lambda: nn.MaxPool1D(layout="NCHW"), lambda: nn.MaxPool2D((1, 2, 3)),
    ):  # fmt: skip
        with pytest.raises(AssertionError):
            wrong()


def test_batch_norm_in_training_and_inference():
    net = nn.BatchNorm(momentum=0.8, epsilon=1e-3, in_channels=3)
    net.initialize()
    net.gamma.set_data(nd.array([1, 2, 3]))
    net.beta.set_data(nd.array([0, 1, -1]))
    x = array(6, 3, 4) * 3 + 1
    mean, var = x.mean((0, 2)), x.var((0, 2))
    gamma, beta = np.array([1, 2, 3.0])[None, :, None], np.array([0, 1, -1.0])[None, :, None]
    with mx.autograd.record():
        y = net(nd.array(x))
    close(y, (x - mean[:, None]) / np.sqrt(var[:, None] + 1e-3) * gamma + beta, rtol=1e-3, atol=1e-4)
    y.backward()
    running_mean, running_var = net.running_mean.data().asnumpy(), net.running_var.data().asnumpy()
    close(running_mean, 0.2 * mean)
    close(running_var, 0.8 + 0.2 * var, rtol=1e-3)
    expected = (x - running_mean[:, None]) / np.sqrt(running_var[:, None] + 1e-3) * gamma + beta
    close(net(nd.array(x)), expected, rtol=1e-3, atol=1e-4)
    assert net.running_mean.grad_req == "null"
    fixed = nn.BatchNorm(scale=False, in_channels=3)
    assert fixed.gamma.grad_req == "null" and fixed.beta.grad_req == "write"
    net.cast("float16")
    assert np.dtype(net.gamma.dtype) == np.float32


def normalized(x, axes, eps=1e-5):
    mean, var = x.mean(axes, keepdims=True), x.var(axes, keepdims=True)
    return (x - mean) / np.sqrt(var + eps)


def test_other_normalizations():
    x = array(2, 4, 3, 5)
    for net, expected in (
        (nn.LayerNorm(), normalized(x, (3,))), (nn.LayerNorm(axis=1), normalized(x, (1,))),
        (nn.InstanceNorm(), normalized(x, (2, 3))), (nn.InstanceNorm(axis=2), normalized(x, (1, 3))),
        (nn.GroupNorm(2), normalized(x.reshape(2, 2, 2, 3, 5), (2, 3, 4)).reshape(x.shape)),
    ):  # fmt: skip
        net.initialize()
        close(net(nd.array(x)), expected, rtol=1e-3, atol=1e-4)


def test_embedding_and_its_gradient():
    net = nn.Embedding(5, 3)
    net.initialize(mx.init.Uniform(1))
    with mx.autograd.record():
        y = net(nd.array([[1, 3], [3, 0]]))
    y.backward()
    w = net.weight.data().asnumpy()
    close(y, w[[[1, 3], [3, 0]]])
    close(net.weight.grad(), np.array([1, 1, 0, 2, 0])[:, None] * np.ones((1, 3)))


def test_activations():
    x = np.array([-2, -0.5, 0, 0.5, 2], dtype="float32")
    sigmoid = 1 / (1 + np.exp(-x))
    alpha, scale = 1.6732632423543772, 1.0507009873554805
    erf = np.array([math.erf(v / math.sqrt(2)) for v in x])
    for net, expected in (
        (nn.Activation("sigmoid"), sigmoid), (nn.Activation("softrelu"), np.log1p(np.exp(x))),
        (nn.Activation("softsign"), x / (1 + np.abs(x))), (nn.LeakyReLU(0.2), np.where(x > 0, x, 0.2 * x)),
        (nn.ELU(0.5), np.where(x > 0, x, 0.5 * np.expm1(x))),
        (nn.SELU(), scale * np.where(x > 0, x, alpha * np.expm1(x))),
        (nn.GELU(), x * 0.5 * (1 + erf)), (nn.Swish(2.0), x / (1 + np.exp(-2 * x))),
    ):  # fmt: skip
        close(net(nd.array(x)), expected)
    net = nn.PReLU(in_channels=2, alpha_initializer=mx.init.Constant(0.5))
    net.initialize()
    close(net(nd.array([[-1, -2], [1, 2]])), [[-0.5, -1], [1, 2]])
    with pytest.raises(AssertionError):
        nn.LeakyReLU(-1)


def test_dropout_drops_in_training_only():
    net = nn.Dropout(0.5)
    x = nd.ones((100, 100))
    assert (net(x).asnumpy() == 1).all()
    with mx.autograd.train_mode():
        y = net(x).asnumpy()
    assert set(np.unique(y)) == {0.0, 2.0}
    assert abs((y == 0).mean() - 0.5) < 0.05
    with mx.autograd.train_mode():
        y = nn.Dropout(0.5, axes=(1,))(x).asnumpy()
    assert (y == y[:, :1]).all() and 0 < y.mean() < 2
    assert (nn.Dropout(0)(x).asnumpy() == 1).all()


def test_concurrent():
    for kind in (contrib.Concurrent, contrib.HybridConcurrent):
        net = kind(axis=1)
        net.add(contrib.Identity(), nn.HybridLambda(lambda F, x: x * 2))
        assert net(nd.array([[1, 2]])).asnumpy().tolist() == [[1, 2, 2, 4]]


def test_pixel_shuffle():
    x = np.arange(24, dtype="float32").reshape(1, 12, 1, 2)
    expected = x.reshape(1, 2, 2, 3, 1, 2).transpose(0, 1, 4, 2, 5, 3).reshape(1, 2, 2, 6)
    close(contrib.PixelShuffle2D((2, 3))(nd.array(x)), expected)
    x = np.arange(6, dtype="float32").reshape(1, 2, 3)
    assert contrib.PixelShuffle1D(2)(nd.array(x)).asnumpy().tolist() == [[[0, 3, 1, 4, 2, 5]]]
    x = np.arange(16, dtype="float32").reshape(1, 8, 1, 1, 2)
    expected = x.reshape(1, 1, 2, 2, 2, 1, 1, 2).transpose(0, 1, 5, 2, 6, 3, 7, 4).reshape(1, 1, 2, 2, 4)
    close(contrib.PixelShuffle3D(2)(nd.array(x)), expected)


def test_lambda_takes_functions_and_names():
    x = nd.array([1, 2])
    assert nn.Lambda(lambda a: a + 1)(x).asnumpy().tolist() == [2, 3]
    close(nn.Lambda("exp")(x), np.exp([1, 2]))
    for kind in (nn.Lambda, nn.HybridLambda):
        with pytest.raises(AssertionError):
            kind("no_such_operator")
        with pytest.raises(ValueError):
            kind(3)


def test_gradient_of_a_small_network_by_differences():
    net = nn.HybridSequential()
    net.add(nn.Conv2D(2, 3, activation="tanh"), nn.Flatten(), nn.Dense(1))
    net.initialize(mx.init.Uniform(0.5))
    net.cast("float64")
    x = nd.array(array(2, 2, 5, 5), dtype="float64")
    with mx.autograd.record():
        loss = (net(x) ** 2).sum()
    loss.backward()
    for param in net.collect_params().values():
        grad, value = param.grad().asnumpy(), param.data().asnumpy()
        place = tuple(0 for _ in value.shape)
        results = []
        for step in (1e-5, -1e-5):
            moved = value.copy()
            moved[place] += step
            param.set_data(nd.array(moved, dtype="float64"))
            results.append((net(x) ** 2).sum().asscalar())
        param.set_data(nd.array(value, dtype="float64"))
        assert abs((results[0] - results[1]) / 2e-5 - grad[place]) < 1e-5


def test_block_classes_can_be_imported_from_nn():
    assert nn.Block is gluon.Block and nn.HybridBlock is gluon.HybridBlock and nn.SymbolBlock is gluon.SymbolBlock


def test_sparse_embedding():
    """Looks up rows of a row-sparse table; a step changes the rows in use, as often as they occur."""
    layer = gluon.contrib.nn.SparseEmbedding(6, 3, weight_initializer=mx.init.Uniform(1))
    layer.initialize()
    trainer = gluon.Trainer(layer.collect_params(), "sgd", {"learning_rate": 0.5})
    everything = mx.nd.arange(6)
    table = layer.weight.row_sparse_data(everything).asnumpy()
    assert np.abs(table).min() > 0
    indices = np.array([[4, 1], [1, 0]])
    with mx.autograd.record():
        out = layer(mx.nd.array(indices))
    out.backward()
    np.testing.assert_array_equal(out.asnumpy(), table[indices])
    grad = layer.weight.grad()
    assert grad.stype == "row_sparse" and grad.indices.asnumpy().tolist() == [0, 1, 4]
    trainer.step(1)
    np.testing.assert_allclose(layer.weight.row_sparse_data(everything).asnumpy(),
                               table - 0.5 * np.array([1, 2, 0, 0, 1, 0])[:, None], rtol=1e-6)
    assert repr(layer) == "SparseEmbedding(6 -> 3, float32)"
