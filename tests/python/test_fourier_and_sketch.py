"""Fourier transforms and count sketches against NumPy."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def pairs(z):
    return np.stack([z.real, z.imag], -1).reshape(*z.shape[:-1], -1)


@pytest.mark.parametrize("dtype,tolerance", [("float32", 1e-5), ("float64", 1e-12)])
@pytest.mark.parametrize("shape", [(3, 1), (2, 8), (3, 12), (2, 7), (1, 360), (2, 97), (2, 1, 3, 10)])
def test_transforms_and_their_slopes(shape, dtype, tolerance):
    rng = np.random.RandomState(0)
    n = shape[-1]
    x, z = nd.array(rng.randn(*shape), dtype=dtype), rng.randn(*shape) + 1j * rng.randn(*shape)
    both = nd.array(pairs(z), dtype=dtype)
    x.attach_grad()
    both.attach_grad()
    with autograd.record():
        forth, back = nd.contrib.fft(x), nd.contrib.ifft(both)
    autograd.backward([forth, back], [both, x])
    close = {"rtol": tolerance, "atol": tolerance * n}
    np.testing.assert_allclose(forth.asnumpy(), pairs(np.fft.fft(x.asnumpy())), **close)
    np.testing.assert_allclose(back.asnumpy(), n * np.fft.ifft(z).real, **close)
    # Both maps are linear, and each is the other's transpose: <fft(x), z> = <x, ifft(z)>.
    products = [(forth * both).sum().asnumpy(), (back * x).sum().asnumpy()]
    np.testing.assert_allclose(*products, rtol=1e-3, atol=tolerance * n)
    np.testing.assert_allclose(x.grad.asnumpy(), back.asnumpy(), **close)
    np.testing.assert_allclose(both.grad.asnumpy(), forth.asnumpy(), **close)
    np.testing.assert_allclose(nd.contrib.ifft(forth).asnumpy() / n, x.asnumpy(), **close)


def test_count_sketch():
    rng = np.random.RandomState(1)
    data, h, s = rng.randn(3, 20), rng.randint(0, 6, 20), rng.choice([-1, 1], 20)
    table = np.zeros((20, 6))
    table[np.arange(20), h] = s
    x = nd.array(data)
    x.attach_grad()
    for shape in ((20,), (1, 20)):
        with autograd.record():
            y = nd.contrib.count_sketch(x, nd.array(h.reshape(shape)), nd.array(s.reshape(shape)), out_dim=6)
        head = rng.randn(3, 6)
        y.backward(nd.array(head))
        np.testing.assert_allclose(y.asnumpy(), data @ table, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(x.grad.asnumpy(), head @ table.T, rtol=1e-5)
    for bad in (6, -1, np.nan):
        with pytest.raises(MXNetError, match="count_sketch.*'h'.*\\[0, 6\\)"):
            nd.contrib.count_sketch(x, nd.full(20, bad), nd.array(s), out_dim=6).asnumpy()
