"""Reading and writing parts of arrays, against NumPy."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

READ = [
    0, -1, 1, slice(None), slice(1, None), slice(None, None, -1), slice(None, None, 2), (0, 1), (1, slice(None), 2),
    (slice(None), 1), (slice(None), slice(1, 3)), (slice(0, 1), slice(None), slice(1, 3)), Ellipsis, (Ellipsis, 0),
    (0, Ellipsis), (None, 0), (slice(None), None, 1), (Ellipsis, None), (slice(None), slice(None), slice(3, 0, -2)),
    [0, 1], [1, 1, 0], [-1], ([0, 1], [2, 0]), (slice(None), [2, 0]), (slice(None), slice(None), [3, 3, 1]),
    ([[0, 1], [1, 0]], 1), (0, slice(None), [1, 2]), ([0, 1], slice(None), [1, 2]), (slice(None), [0, 1], [1, 2]),
    (slice(0, 1), [0, 2]), (None, [0, 1]), np.array([1, 0]), (np.array([[0], [1]]), np.array([[0, 2]])),
    (slice(None), np.int64(1)), (slice(None), range(2)), np.array([False, True]),
    (slice(None), np.array([True, False, True])), (0, np.array([True, True, False]), slice(1, 3)),
    np.arange(6).reshape(2, 3) % 2 == 0, [True, False], (Ellipsis, np.array([True, False, False, True])),
]


def host():
    return np.arange(24, dtype=np.float32).reshape(2, 3, 4)


@pytest.mark.parametrize("key", READ, ids=repr)
def test_read_as_numpy(key):
    got, want = nd.array(host())[key], host()[key]
    assert got.shape == (want.shape or (1,))
    np.testing.assert_array_equal(got.asnumpy().reshape(want.shape), want)


@pytest.mark.parametrize("key", READ, ids=repr)
def test_write_number_as_numpy(key):
    array, want = nd.array(host()), host()
    array[key] = -5
    want[key] = -5
    np.testing.assert_array_equal(array.asnumpy(), want)


@pytest.mark.parametrize("key", READ, ids=repr)
@pytest.mark.parametrize("kind", ["numpy", "ndarray", "list"])
def test_write_array_as_numpy(key, kind):
    array, want = nd.array(host()), host()
    value = -1 - np.arange(want[key].size, dtype=np.float32).reshape(want[key].shape)
    array[key] = {"numpy": value, "ndarray": nd.array(value), "list": value.tolist()}[kind]
    want[key] = value
    np.testing.assert_array_equal(array.asnumpy(), want)


@pytest.mark.parametrize("key", [slice(None), 0, (slice(None), 1), (slice(None), slice(None), slice(0, 4, 2)), [1, 0]],
                         ids=repr)
def test_write_broadcasts(key):
    array, want = nd.array(host()), host()
    value = np.array([7.0], dtype=np.float32)
    array[key] = value
    want[key] = value
    np.testing.assert_array_equal(array.asnumpy(), want)


def test_index_arrays_may_be_ndarrays():
    array = nd.array(host())
    np.testing.assert_array_equal(array[nd.array([1, 0], dtype="int32")].asnumpy(), host()[[1, 0]])
    array[nd.array([1])] = 0
    assert array[1].sum().asscalar() == 0


def test_contiguous_parts_share_memory():
    array = nd.array(host())
    array[1][:] = 0
    array[0, 1:2][:] = -1
    want = host()
    want[1] = 0
    want[0, 1:2] = -1
    np.testing.assert_array_equal(array.asnumpy(), want)


def test_other_parts_are_copies():
    array = nd.array(host())
    array[:, 1][:] = 0
    np.testing.assert_array_equal(array.asnumpy(), host())


@pytest.mark.parametrize("key", [2, -3, (0, 3), (0, 0, 4), [2], ([0], [3]), (0, 0, 0, 0),
                                 np.array([True])], ids=repr)
def test_outside_is_an_index_error(key):
    array = nd.array(host())
    with pytest.raises(IndexError):
        array[key]
    with pytest.raises(IndexError):
        array[key] = 1
    np.testing.assert_array_equal(array.asnumpy(), host())


@pytest.mark.parametrize("key", ["a", 1.5, object(), {}], ids=["str", "float", "object", "dict"])
def test_wrong_keys(key):
    with pytest.raises(ValueError, match="does not support slicing with key"):
        nd.array(host())[key]


def test_wrong_values():
    array = nd.array(host())
    with pytest.raises(ValueError, match="broadcasts"):
        array[:] = np.ones((5,))
    with pytest.raises(ValueError, match="broadcasts"):
        array[:, 0] = nd.ones((3, 3))
    with pytest.raises(TypeError):
        array[:] = "x"
    with pytest.raises(ValueError, match="step cannot be zero"):
        array[::0]


def test_read_only_array():
    array = nd.ones((2,))
    array._readonly = True
    with pytest.raises(ValueError, match="readonly"):
        array[:] = 1
    with pytest.raises(ValueError, match="readonly"):
        array += 1


def test_empty_ranges():
    array = nd.array(host())
    assert array[0:0].shape == (0, 3, 4)
    array[1:1] = 5
    np.testing.assert_array_equal(array.asnumpy(), host())


def test_iteration():
    rows = list(nd.array(host()))
    assert len(rows) == 2
    np.testing.assert_array_equal(rows[1].asnumpy(), host()[1])


def test_scalars_under_numpy_shapes():
    with mx.np_shape():
        array = nd.array(host())
        assert array[0, 1, 2].shape == ()
        assert float(array[0, 1, 2]) == 6
        assert array[1:1].shape == (0, 3, 4)


def test_gradient_through_indexing():
    x = nd.array(host())
    x.attach_grad()
    with mx.autograd.record():
        y = (x[0, 1:3] * 2).sum() + x[:, [2, 0], 1].sum() + x[1].sum()
    y.backward()
    want = np.zeros((2, 3, 4), np.float32)
    want[0, 1:3] += 2
    want[:, [2, 0], 1] += 1
    want[1] += 1
    np.testing.assert_array_equal(x.grad.asnumpy(), want)
