"""BatchNorm against its definition, in every way that a channel's values can lie in memory."""
import numpy as np
import pytest

from mxnet import autograd, nd

# Beside each shape the axis of the channels. Values of a channel in one column of a matrix (more columns and more rows
# than one block has), in several columns, in long runs, in short runs of few rows.
LAYOUTS = [((1300, 130), 1), ((2, 8, 9, 70), 3), ((9, 70, 3, 3), 1), ((8, 3, 8, 8), 1), ((8, 3, 7, 11), 1),
           ((5, 3, 4, 4), 1)]
TOLERANCE = {"float64": 1e-10, "float32": 2e-5, "float16": 4e-3, "bfloat16": 4e-2}


def host(a):
    return a.astype("float64").asnumpy()


def assert_near(got, wanted, tolerance):
    np.testing.assert_allclose(host(got), wanted, rtol=0, atol=tolerance * max(1, np.abs(wanted).max()))


@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("shape, axis", LAYOUTS)
def test_training_is_what_the_formulas_say(shape, axis, relu, dtype):
    rng = np.random.RandomState(0)
    channels, others = shape[axis], tuple(i for i in range(len(shape)) if i != axis)
    statistics = "float64" if dtype == "float64" else "float32"
    data, head = nd.array(rng.randn(*shape) * 2 + 3, dtype=dtype), nd.array(rng.randn(*shape), dtype=dtype)
    gamma, beta = (nd.array(v, dtype=statistics) for v in (rng.rand(channels) + 0.5, rng.randn(channels)))
    moving_mean, moving_var = nd.zeros(channels, dtype=statistics), nd.ones(channels, dtype=statistics)
    for a in (data, gamma, beta):
        a.attach_grad()
    operator = nd.contrib.BatchNormWithReLU if relu else nd.BatchNorm
    with autograd.record():
        y = operator(data, gamma, beta, moving_mean, moving_var, axis=axis, fix_gamma=False, eps=1e-3, momentum=0.9)
    y.backward(head)

    def mean(values):
        return values.mean(others, keepdims=True)

    x, g = host(data), host(head)
    scale = host(gamma).reshape(mean(x).shape)
    mu, inv = mean(x), 1 / np.sqrt(mean((x - mean(x)) ** 2) + 1e-3)
    normal = (x - mu) * inv
    wanted = normal * scale + host(beta).reshape(mu.shape)
    if relu:
        g = g * (host(y) > 0)
        wanted = np.maximum(wanted, 0)
    tolerance = TOLERANCE[dtype]
    assert_near(y, wanted, tolerance)
    assert_near(data.grad, scale * inv * (g - mean(g) - normal * mean(g * normal)), tolerance)
    assert_near(gamma.grad, (g * normal).sum(others), tolerance)
    assert_near(beta.grad, g.sum(others), tolerance)
    assert_near(moving_mean, 0.1 * mu.ravel(), 1e-5)
    assert_near(moving_var, 0.9 + 0.1 * x.var(others), 1e-5)


@pytest.mark.parametrize("shape, axis", [((5000, 3), 1), ((20, 3, 25, 10), 1)])
def test_variance_far_from_zero(shape, axis):
    # Mean and deviation 10,000 to 1: a sum of squares in single precision has no digit of the variance left.
    rng = np.random.RandomState(1)
    x = (rng.randn(*shape) + 10000).astype("float32")
    others = tuple(i for i in range(len(shape)) if i != axis)
    moving_var = nd.zeros(3)
    with autograd.train_mode():
        nd.BatchNorm(nd.array(x), nd.ones(3), nd.zeros(3), nd.zeros(3), moving_var, axis=axis, momentum=0)
    np.testing.assert_allclose(moving_var.asnumpy(), x.astype("float64").var(others), rtol=1e-4)
