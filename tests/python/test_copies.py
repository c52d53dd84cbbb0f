"""Copies and transpositions: at tiles, at the share of a thread, and beyond the size that goes past the caches."""
import numpy as np
import pytest

from mxnet import nd

TURNS = [((100, 130), (1, 0)), ((3, 65, 70), (0, 2, 1)), ((2, 3, 40, 33), (0, 2, 3, 1)), ((2, 40, 33, 3), (0, 3, 1, 2)),
         ((5, 70, 6, 67), (3, 1, 2, 0)), ((17, 5), (1, 0)), ((64, 64), (1, 0)), ((192, 257), (1, 0)),
         ((2, 3, 4, 5, 6), (4, 3, 2, 1, 0)), ((3, 0), (1, 0))]  # fmt: skip
DTYPES = ["uint8", "float16", "float32", "int64"]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape, axes", TURNS)
def test_transpositions(shape, axes, dtype):
    x = np.random.RandomState(0).randint(0, 200, shape).astype(dtype)
    np.testing.assert_array_equal(nd.transpose(nd.array(x, dtype=dtype), axes=axes).asnumpy(), x.transpose(axes))


@pytest.mark.parametrize("shape", [(3001, 2897), (2897, 3008), (3072, 3072)])
def test_large_transpositions(shape):
    x = np.arange(shape[0] * shape[1], dtype="float32").reshape(shape)
    np.testing.assert_array_equal(nd.array(x).T.asnumpy(), x.T)
    # A result that does not begin at a cache line.
    room = nd.zeros((shape[1] + 1, shape[0]))
    target = room[1:]
    nd.transpose(nd.array(x), out=target)
    np.testing.assert_array_equal(room.asnumpy()[1:], x.T)
    assert not room.asnumpy()[0].any()


@pytest.mark.parametrize("size", [1, 1000, (1 << 20) // 4 + 3, (2 << 20) // 4 + 5, (32 << 20) // 4 + 7])
def test_copies_of_any_size(size):
    values = np.arange(size, dtype="float32")
    x = nd.array(values)
    target = nd.zeros(size + 1)
    x.copyto(target[1:])
    np.testing.assert_array_equal(target.asnumpy(), np.concatenate([[0], values]))
    for copy in (x.copy(), nd.identity(x), x.astype("float32"), x[:], nd.concat(x, x, dim=0)[size:]):
        np.testing.assert_array_equal(copy.asnumpy(), values)
    x.copy()[:] = 0  # a copy has memory of its own
    np.testing.assert_array_equal(x.asnumpy(), values)


@pytest.mark.parametrize("rows, columns", [(2049, 4096), (8400, 1001), (20, 500000)])
def test_softmax_of_more_than_the_caches_hold(rows, columns):
    x = np.random.RandomState(0).randn(rows, columns).astype("float32")
    e = np.exp(x - x.max(axis=1, keepdims=True))
    wanted = e / e.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(nd.softmax(nd.array(x)).asnumpy(), wanted, rtol=1e-5, atol=1e-9)
    target = nd.array(x)
    nd.softmax(target, out=target)
    np.testing.assert_allclose(target.asnumpy(), wanted, rtol=1e-5, atol=1e-9)


@pytest.mark.parametrize("shape, other", [
    ((2100, 4099), (1, 4099)), ((2100, 4099), (2100, 1)), ((2_900_001, 3), (1, 3)), ((2_900_001, 3), (2_900_001, 1)),
    ((7, 300, 4100), (1, 300, 1)), ((7, 300, 4100), (7, 1, 4100)), ((2, 4_200_003), (2, 1)),
])  # fmt: skip
def test_broadcasting_to_more_than_the_caches_hold(shape, other):
    rng = np.random.RandomState(0)
    x, y = rng.randn(*shape).astype("float32"), rng.randn(*other).astype("float32")
    np.testing.assert_array_equal(nd.broadcast_sub(nd.array(x), nd.array(y)).asnumpy(), x - y)
    np.testing.assert_array_equal(nd.broadcast_sub(nd.array(y), nd.array(x)).asnumpy(), y - x)
    np.testing.assert_array_equal(nd.broadcast_greater(nd.array(x), nd.array(y)).asnumpy(), x > y)
    target = nd.array(x)
    nd.broadcast_sub(target, nd.array(y), out=target)
    np.testing.assert_array_equal(target.asnumpy(), x - y)
