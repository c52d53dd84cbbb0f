"""Convolution of small images with many channels, the gradient of max pooling, and gradients claimed when written."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd


def windows(x, kernel, stride, pad, dilate):
    """(batch, channels, out h, out w, kernel h, kernel w): what each window sees of a padded image."""
    x = np.pad(x, ((0, 0), (0, 0), (pad[0],) * 2, (pad[1],) * 2))
    reach = [d * (k - 1) + 1 for k, d in zip(kernel, dilate)]
    seen = np.lib.stride_tricks.sliding_window_view(x, reach, axis=(2, 3))[:, :, ::stride[0], ::stride[1]]
    return seen[..., ::dilate[0], ::dilate[1]]


@pytest.mark.parametrize("batch, channels, filters, size, kernel, stride, pad, dilate", [
    (5, 256, 128, (2, 2), (3, 3), (1, 1), (1, 1), (1, 1)),
    (3, 256, 128, (4, 4), (3, 3), (2, 2), (1, 1), (1, 1)),
    (2, 200, 130, (3, 4), (3, 3), (1, 1), (1, 1), (1, 1)),
    (2, 256, 128, (5, 4), (3, 3), (1, 2), (1, 1), (2, 1)),
    (40, 512, 512, (2, 2), (3, 3), (1, 1), (1, 1), (1, 1)),
])
def test_convolution_of_small_images(batch, channels, filters, size, kernel, stride, pad, dilate):
    rng = np.random.RandomState(0)
    x, w = rng.randn(batch, channels, *size), rng.randn(filters, channels, *kernel)
    data, weight = nd.array(x), nd.array(w)
    for a in (data, weight):
        a.attach_grad()
    with autograd.record():
        out = nd.Convolution(data, weight, kernel=kernel, num_filter=filters, stride=stride, pad=pad, dilate=dilate,
                             no_bias=True)
    head = rng.randn(*out.shape)
    out.backward(nd.array(head))
    seen = windows(x, kernel, stride, pad, dilate)
    np.testing.assert_allclose(out.asnumpy(), np.einsum("ncijkl,ockl->noij", seen, w, optimize=True), rtol=1e-3,
                               atol=2e-3)
    np.testing.assert_allclose(weight.grad.asnumpy(), np.einsum("ncijkl,noij->ockl", seen, head, optimize=True),
                               rtol=1e-3, atol=2e-3)
    # <head, conv(d)> is <data gradient, d> for any d.
    d = rng.randn(*x.shape)
    forward = np.einsum("ncijkl,ockl->noij", windows(d, kernel, stride, pad, dilate), w, optimize=True)
    assert np.vdot(data.grad.asnumpy(), d) == pytest.approx(np.vdot(head, forward), rel=1e-4, abs=0.5)


@pytest.mark.parametrize("size, kernel, stride, pad, convention", [
    ((9, 11), (3, 3), (2, 2), (1, 1), "valid"), ((9, 11), (3, 2), (2, 3), (1, 0), "full"),
    ((6, 7), (2, 2), (1, 1), (0, 0), "valid"), ((5, 5), (5, 5), (1, 1), (2, 2), "valid"),
    ((8, 6), (1, 3), (3, 2), (0, 1), "full"), ((3, 70), (3, 3), (2, 2), (1, 1), "valid")])
def test_max_pooling_gives_the_gradient_to_the_first_maximum(size, kernel, stride, pad, convention):
    rng = np.random.RandomState(0)
    x = rng.randint(0, 6, (2, 3, *size)).astype("float32")  # many ties
    data = nd.array(x)
    data.attach_grad()
    with autograd.record():
        out = nd.Pooling(data, kernel=kernel, stride=stride, pad=pad, pooling_convention=convention)
    head = rng.randn(*out.shape).astype("float32")
    out.backward(nd.array(head))
    wanted = np.zeros_like(x)
    for n, c, i, j in np.ndindex(*out.shape):
        top, left = i * stride[0] - pad[0], j * stride[1] - pad[1]
        rows = slice(max(top, 0), max(top + kernel[0], 0))
        columns = slice(max(left, 0), max(left + kernel[1], 0))
        window = x[n, c, rows, columns]
        if window.size:
            a, b = np.unravel_index(window.argmax(), window.shape)
            wanted[n, c, rows.start + a, columns.start + b] += head[n, c, i, j]
    np.testing.assert_allclose(data.grad.asnumpy(), wanted, atol=1e-5)


def test_gradients_take_memory_when_backward_writes_them():
    net = gluon.nn.Dense(1000, in_units=1000)
    before = mx._capi.memory_stats()[0]
    net.initialize()
    net(nd.ones((1, 1000))).wait_to_read()
    without = mx._capi.memory_stats()[0]
    assert without - before < 6e6  # the weight has 4 MB
    np.testing.assert_array_equal(net.weight.grad().asnumpy(), np.zeros((1000, 1000)))
    net = gluon.nn.Dense(2, in_units=3)
    net.initialize()
    net.weight.grad_req = "add"
    for _ in range(2):
        with autograd.record():
            loss = net(nd.ones((1, 3))).sum()
        loss.backward()
    np.testing.assert_array_equal(net.weight.grad().asnumpy(), np.full((2, 3), 2))


@pytest.mark.parametrize("region, most", [([0, 0, 1, 1], 6), ([np.nan, 0, 1, 1], 0), ([0, np.nan, 1, 1], 0),
                                          ([0, 0, np.nan, np.nan], 1), ([np.nan] * 4, 0)])
def test_a_region_that_starts_at_nan_is_empty_and_one_that_ends_there_is_a_pixel(region, most):
    image = nd.arange(1, 17).reshape((1, 1, 4, 4))
    out = nd.ROIPooling(image, nd.array([[0, *region]]), pooled_size=(1, 1), spatial_scale=1)
    assert out.asscalar() == most
