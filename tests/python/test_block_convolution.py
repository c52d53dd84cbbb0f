"""Convolutions of 16-bit floats in inference, computed with integers where the processor gains by that."""

import os
import subprocess
import sys

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

# Relative to the usual size of a result: rounding to 8 or 11 bits, and as much again for the integers.
TOLERANCE = {"bfloat16": 2**-7.5, "float16": 2**-10}


def rounded(values, dtype):
    """An array of the type, and its numbers as float64."""
    a = nd.array(np.asarray(values, np.float32)).astype(dtype)
    return a, a.astype("float32").asnumpy().astype(np.float64)


def convolve(x, w, bias, stride, dilate, pad):
    """(batch, channel, y, x) with (filter, channel, y, x), in double precision."""
    x = np.pad(x, ((0, 0), (0, 0), (pad[0],) * 2, (pad[1],) * 2))
    reach = [(k - 1) * d + 1 for k, d in zip(w.shape[2:], dilate)]
    windows = np.lib.stride_tricks.sliding_window_view(x, reach, axis=(2, 3))
    windows = windows[:, :, :: stride[0], :: stride[1], :: dilate[0], :: dilate[1]]
    return np.einsum("ncyxij,fcij->nfyx", windows, w, optimize=True) + bias[None, :, None, None]


def plan(symbol):
    """Calls of a symbol as a plan for inference."""
    return mx.nd.CachedOp(symbol, [("static_alloc", True), ("static_shape", True)])


def graph(filters, kernel, stride=(1, 1), dilate=(1, 1), pad=(0, 0), **more):
    data, weight, bias = mx.sym.var("data"), mx.sym.var("weight"), mx.sym.var("bias")
    return mx.sym.Convolution(data, weight, bias, num_filter=filters, kernel=kernel, stride=stride, dilate=dilate,
                              pad=pad, **more)  # fmt: skip


SHAPES = [
    # batch, channels, (height, width), filters, kernel, stride, dilate, pad
    (1, 64, (7, 7), 40, (1, 1), (1, 1), (1, 1), (0, 0)),
    (3, 33, (9, 10), 32, (1, 1), (2, 2), (1, 1), (0, 0)),
    (2, 1024, (14, 14), 96, (1, 1), (1, 1), (1, 1), (0, 0)),
    (2, 2048, (5, 6), 33, (1, 1), (2, 1), (1, 1), (0, 0)),
    (2, 3, (33, 29), 64, (7, 7), (2, 2), (1, 1), (3, 3)),
    (1, 3, (64, 300), 8, (3, 3), (1, 1), (1, 1), (1, 1)),
    (2, 64, (56, 56), 64, (3, 3), (1, 1), (1, 1), (1, 1)),
    (5, 512, (7, 7), 48, (3, 3), (1, 1), (1, 1), (1, 1)),
    (2, 17, (12, 11), 31, (3, 3), (1, 1), (2, 3), (2, 3)),
    (2, 21, (13, 9), 20, (3, 5), (2, 1), (1, 1), (0, 2)),
    (1, 1, (20, 20), 12, (5, 5), (1, 1), (1, 1), (2, 2)),
    (2, 16, (1, 40), 24, (1, 3), (1, 2), (1, 1), (0, 1)),
    (9, 48, (4, 3), 16, (3, 3), (1, 1), (1, 1), (1, 1)),
    (1, 8, (3, 3), 9, (3, 3), (1, 1), (1, 1), (0, 0)),
]


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_sums(shape, dtype):
    batch, channels, size, filters, kernel, stride, dilate, pad = shape
    rng = np.random.default_rng(0)
    x, exact_x = rounded(np.maximum(rng.normal(size=(batch, channels, *size)), 0), dtype)
    w, exact_w = rounded(rng.normal(size=(filters, channels, *kernel)) / np.sqrt(channels * np.prod(kernel)), dtype)
    b, exact_b = rounded(rng.normal(size=filters), dtype)
    want = convolve(exact_x, exact_w, exact_b, stride, dilate, pad)
    op = plan(graph(filters, kernel, stride, dilate, pad))
    for _ in range(2):  # the second call has the prepared weight
        found = op(x, w, b)
        assert found.dtype == x.dtype and found.shape == want.shape
        error = found.astype("float32").asnumpy() - want
        assert np.abs(error).max() <= TOLERANCE[dtype] * max(np.abs(want).max(), 1)
        assert np.sqrt((error**2).mean()) <= TOLERANCE[dtype] / 3 * np.sqrt((want**2).mean())
    last = plan(graph(filters, kernel, stride, dilate, pad, layout="NHWC"))
    again = last(x.transpose((0, 2, 3, 1)), w.transpose((0, 2, 3, 1)), b)
    np.testing.assert_array_equal(again.transpose((0, 3, 1, 2)).astype("float32").asnumpy(),
                                  found.astype("float32").asnumpy())  # fmt: skip


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("kernel", [(1, 1), (3, 3)])
def test_a_wide_range_of_magnitudes(kernel, dtype):
    """One large number does not cost the others theirs."""
    rng = np.random.default_rng(1)
    values = rng.normal(size=(1, 32, 16, 16)) * 1e-2
    values[0, 3, 5, 7] = 100
    x, exact_x = rounded(values, dtype)
    w, exact_w = rounded(rng.normal(size=(40, 32, *kernel)), dtype)
    b, exact_b = rounded(np.zeros(40), dtype)
    pad = (kernel[0] // 2,) * 2
    want = convolve(exact_x, exact_w, exact_b, (1, 1), (1, 1), pad)
    found = plan(graph(40, kernel, pad=pad))(x, w, b).astype("float32").asnumpy()
    near = np.ones(want.shape, bool)
    near[:, :, 5 - pad[0] : 6 + pad[0], 7 - pad[0] : 8 + pad[0]] = False  # those that the large number has no part in
    assert np.abs(found - want)[near].max() <= TOLERANCE[dtype] * np.abs(want[near]).max()
    assert np.abs(found - want)[~near].max() <= TOLERANCE[dtype] * np.abs(want).max()


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("scale", [0, 1e-38, 1e-7, 1, 2e3])
def test_sizes_of_numbers(scale, dtype):
    if dtype == "float16" and scale == 1e-38:
        pytest.skip("float16 has no such numbers")
    rng = np.random.default_rng(2)
    x, exact_x = rounded(rng.uniform(-1, 1, (1, 16, 8, 8)) * scale, dtype)
    w, exact_w = rounded(rng.uniform(-1, 1, (16, 16, 3, 3)), dtype)
    w[3] = 0
    exact_w[3] = 0
    b, exact_b = rounded(np.zeros(16), dtype)
    want = convolve(exact_x, exact_w, exact_b, (1, 1), (1, 1), (1, 1))
    found = plan(graph(16, (3, 3), pad=(1, 1)))(x, w, b).astype("float32").asnumpy()
    smallest = {"bfloat16": 2.0**-126, "float16": 2.0**-14}[dtype]  # below, numbers have fewer bits
    assert np.abs(found - want).max() <= TOLERANCE[dtype] * max(np.abs(want).max(), smallest)
    assert not found[0, 3].any()


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("kernel", [(1, 1), (3, 3)])
@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
def test_infinities_and_nan_stay_where_they_are(value, kernel, dtype):
    rng = np.random.default_rng(3)
    values = rng.normal(size=(2, 16, 30, 20))
    values[1, 5, 13, 4] = value
    x, exact_x = rounded(values, dtype)
    w, exact_w = rounded(rng.normal(size=(12, 16, *kernel)), dtype)
    b, exact_b = rounded(rng.normal(size=12), dtype)
    pad = (kernel[0] // 2,) * 2
    with np.errstate(invalid="ignore"):
        want = convolve(exact_x, exact_w, exact_b, (1, 1), (1, 1), pad)
    finite = np.isfinite(want)
    assert 0 < (~finite).sum() <= 12 * 9
    for tail in (lambda s: s, lambda s: mx.sym.Activation(s, act_type="relu"), lambda s: mx.sym.clip(s, -2, 3)):
        found = plan(tail(graph(12, kernel, pad=pad)))(x, w, b).astype("float32").asnumpy()
        symbol = tail(mx.sym.var("data"))
        with mx.autograd.train_mode():
            expected = mx.nd.CachedOp(symbol)(nd.array(want.astype(np.float32))).asnumpy()
        np.testing.assert_array_equal(np.isnan(found), np.isnan(expected))
        np.testing.assert_array_equal(found[~finite], expected[~finite])
        assert np.abs(found[finite] - expected[finite]).max() <= TOLERANCE[dtype] * np.abs(want[finite]).max()


def test_a_weight_that_is_not_finite():
    """Its filter answers with NaN, the others as ever."""
    rng = np.random.default_rng(4)
    x, exact_x = rounded(rng.normal(size=(1, 16, 6, 6)), "bfloat16")
    w, exact_w = rounded(rng.normal(size=(10, 16, 1, 1)), "bfloat16")
    w[4, 2] = np.inf
    b, exact_b = rounded(np.zeros(10), "bfloat16")
    want = convolve(exact_x, exact_w, exact_b, (1, 1), (1, 1), (0, 0))
    found = plan(graph(10, (1, 1)))(x, w, b).astype("float32").asnumpy()
    others = np.arange(10) != 4
    assert not np.isfinite(found[:, 4]).any()
    assert np.abs(found - want)[:, others].max() <= TOLERANCE["bfloat16"] * np.abs(want[:, others]).max()


TAILS = {
    "none": (lambda s: s, lambda v: v),
    "relu": (lambda s: mx.sym.Activation(s, act_type="relu"), lambda v: np.maximum(v, 0)),
    "leaky": (lambda s: mx.sym.LeakyReLU(s, act_type="leaky", slope=0.2), lambda v: np.where(v < 0, 0.2 * v, v)),
    "clip": (lambda s: mx.sym.clip(s, -0.5, 0.7), lambda v: np.clip(v, -0.5, 0.7)),
    "tanh": (lambda s: mx.sym.tanh(s), np.tanh),
    "sigmoid": (lambda s: mx.sym.sigmoid(s), lambda v: 1 / (1 + np.exp(-v))),
}


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("tail", TAILS)
@pytest.mark.parametrize("residual", [False, True])
def test_what_follows_is_fused(residual, tail, dtype):
    rng = np.random.default_rng(5)
    x, exact_x = rounded(rng.normal(size=(2, 16, 9, 9)), dtype)
    w, exact_w = rounded(rng.normal(size=(16, 16, 3, 3)) / 12, dtype)
    b, exact_b = rounded(rng.normal(size=16), dtype)
    scale, shift = rng.uniform(0.5, 2, 16).astype(np.float32), rng.normal(size=16).astype(np.float32)
    mean, variance = rng.normal(size=16).astype(np.float32), rng.uniform(0.5, 2, 16).astype(np.float32)
    symbol = mx.sym.BatchNorm(graph(16, (3, 3), pad=(1, 1)), fix_gamma=False, eps=1e-3, name="norm")
    if residual:
        symbol = symbol + mx.sym.var("data")
    symbol = TAILS[tail][0](symbol)
    inputs = {"data": x, "weight": w, "bias": b, "norm_gamma": nd.array(scale), "norm_beta": nd.array(shift),
              "norm_moving_mean": nd.array(mean), "norm_moving_var": nd.array(variance)}  # fmt: skip
    found = plan(symbol)(*(inputs[name] for name in symbol.list_inputs())).astype("float32").asnumpy()
    column = (slice(None), None, None)
    want = convolve(exact_x, exact_w, exact_b, (1, 1), (1, 1), (1, 1))
    want = (want - mean[column]) / np.sqrt(variance[column] + 1e-3) * scale[column] + shift[column]
    want = TAILS[tail][1](want + exact_x if residual else want)
    assert np.abs(found - want).max() <= 1.5 * TOLERANCE[dtype] * max(1, np.abs(want).max())


def test_convolutions_of_groups_stand_between():
    """They compute in float32; what is between them and the others has either type."""
    data = mx.sym.var("data")
    out = mx.sym.Convolution(data, num_filter=16, kernel=(3, 3), pad=(1, 1), no_bias=True, name="a")
    out = mx.sym.Activation(out, act_type="relu")
    out = mx.sym.Convolution(out, num_filter=16, num_group=16, kernel=(3, 3), pad=(1, 1), no_bias=True, name="b")
    kept = mx.sym.Activation(out, act_type="relu")
    out = mx.sym.Convolution(kept, num_filter=16, kernel=(1, 1), no_bias=True, name="c") + kept
    out = mx.sym.Concat(out, kept, mx.sym.sqrt(mx.sym.square(kept)), dim=1)
    out = mx.sym.Pooling(out, kernel=(2, 2), stride=(2, 2), pool_type="max")
    rng = np.random.default_rng(6)
    shapes = {"data": (2, 8, 12, 12), "a_weight": (16, 8, 3, 3), "b_weight": (16, 1, 3, 3), "c_weight": (16, 16, 1, 1)}
    exact = [nd.array(rng.normal(size=shapes[name]) / 8) for name in out.list_inputs()]
    want = plan(out)(*exact).asnumpy()
    for dtype in TOLERANCE:
        found = plan(out)(*(a.astype(dtype) for a in exact)).astype("float32").asnumpy()
        assert 0 < np.abs(found - want).max() <= 3 * TOLERANCE[dtype] * np.abs(want).max()


PRINT = """
import numpy as np
import mxnet as mx
from mxnet import gluon
mx.random.seed(0)
net = gluon.nn.HybridSequential()
for filters, kernel in ((16, 7), (33, 3), (64, 1), (24, 3)):
    net.add(gluon.nn.Conv2D(filters, kernel, padding=kernel // 2), gluon.nn.BatchNorm(), gluon.nn.Activation("relu"))
net.initialize(mx.init.Uniform(0.3))
x = mx.nd.random.uniform(-1, 1, shape=(3, 3, 65, 40))
net(x)
net.cast("bfloat16")
net.hybridize(static_alloc=True, static_shape=True)
np.save("%s", net(x.astype("bfloat16")).astype("float32").asnumpy())
"""


def test_threads_and_the_switch(tmp_path):
    """The number of threads changes no bit; without integers the answer is nearly the same."""
    results = []
    for i, more in enumerate([{"OMP_NUM_THREADS": "1"}, {"OMP_NUM_THREADS": "3"}, {"MXNET_HUB_BLOCK_FLOAT": "0"}]):
        path = tmp_path / f"{i}.npy"
        done = subprocess.run([sys.executable, "-c", PRINT % path], env={**os.environ, **more}, capture_output=True,
                              text=True)  # fmt: skip
        assert done.returncode == 0, done.stderr
        results.append(np.load(path))
    np.testing.assert_array_equal(results[0], results[1])
    assert np.abs(results[2] - results[0]).max() <= 2 * TOLERANCE["bfloat16"] * np.abs(results[2]).max()
