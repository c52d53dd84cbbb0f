"""Operators whose output shapes follow from values: alone, in blocks, recorded; values from NumPy."""
import numpy as onp
import pytest

import mxnet as mx
from mxnet import autograd, gluon, np, npx
from mxnet.base import MXNetError

R = onp.random.RandomState(7)


@pytest.fixture
def numpy_mode():
    npx.set_np()
    yield
    npx.reset_np()


def same(got, want):
    want = onp.asarray(want)
    assert got.shape == want.shape
    onp.testing.assert_allclose(got.asnumpy(), want, rtol=1e-6)


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_mask_keeps_rows_and_sends_gradients_there(axis):
    x = R.randn(3, 4, 3).astype("float32")
    mask = (onp.arange(x.shape[axis]) % 2).astype("float32")
    a = mx.nd.array(x)
    a.attach_grad()
    with autograd.record():
        y = mx.nd.contrib.boolean_mask(a, mx.nd.array(mask), axis=axis)
    want = onp.compress(mask, x, axis)
    same(y, want)
    head = R.randn(*want.shape).astype("float32")
    y.backward(mx.nd.array(head))
    grad = onp.zeros_like(x)
    onp.moveaxis(grad, axis, 0)[mask != 0] = onp.moveaxis(head, axis, 0)
    same(a.grad, grad)


@pytest.mark.parametrize("shape, covered", [((3, 4), 2), ((2, 3, 2), 2), ((2, 2, 3), 3), ((4,), 1)])
def test_mask_over_several_dimensions(numpy_mode, shape, covered):
    class Net(gluon.HybridBlock):
        def hybrid_forward(self, F, x, m):
            return x[m] * 2

    x, mask = R.randn(*shape), R.rand(*shape[:covered]) > 0.5
    for compiled in (False, True):
        net = Net()
        net.hybridize(compiled)
        a = np.array(x, dtype="float64")
        a.attach_grad()
        with autograd.record():
            y = net(a, np.array(mask))
        same(y, 2 * x[mask])
        head = R.randn(*y.shape)
        y.backward(np.array(head, dtype="float64"))
        grad = onp.zeros_like(x)
        grad[mask] = 2 * head
        same(a.grad, grad)


class Masked(gluon.HybridBlock):
    """Operators before and behind one of unknown output shape, and a layer with parameters."""

    def __init__(self):
        super().__init__()
        with self.name_scope():
            self.dense = gluon.nn.Dense(2, in_units=3)

    def hybrid_forward(self, F, x, mask):
        kept = F.contrib.boolean_mask(self.dense(x * 2), mask)
        return F.sum(kept * kept, axis=1), kept


def test_block_with_a_mask_is_the_same_compiled():
    x, masks = R.randn(4, 3), ([1, 0, 1, 1], [0, 0, 0, 1], [1, 1, 1, 1])
    net = Masked()
    net.initialize(mx.init.Normal(1))
    weight = net.dense.weight
    for mask in masks:  # another shape each time
        results = []
        for compiled in (False, True):
            net.hybridize(compiled)
            a = mx.nd.array(x)
            a.attach_grad()
            with autograd.record():
                total, kept = net(a, mx.nd.array(mask))
                loss = total.sum()
            loss.backward()
            results.append([v.asnumpy() for v in (total, kept, a.grad, weight.grad())])
        assert results[0][1].shape == (sum(mask), 2)
        w, b = weight.data().asnumpy(), net.dense.bias.data().asnumpy()
        rows = (2 * x.astype("float32") @ w.T + b)[onp.array(mask, bool)]
        onp.testing.assert_allclose(results[1][0], (rows * rows).sum(1), rtol=1e-4)
        for one, other in zip(*results):
            onp.testing.assert_allclose(one, other, rtol=1e-6)


def test_second_derivative_through_a_compiled_mask():
    net = gluon.nn.HybridLambda(lambda F, x, m: F.contrib.boolean_mask(x * x * x, m))
    net.hybridize()
    x = mx.nd.array([1, 2, 3])
    x.attach_grad()
    with autograd.record():
        y = net(x, mx.nd.array([0, 1, 1]))
        first = autograd.grad(y, x, create_graph=True)[0]
    first.backward()
    same(x.grad, [0, 12, 18])


def test_an_input_that_is_an_output_is_a_copy():
    x, m = mx.sym.var("x"), mx.sym.var("m")
    op = mx.nd.CachedOp(mx.sym.Group([x, mx.sym.contrib.boolean_mask(x, m)]))
    a = mx.nd.array([1, 2])
    same_array, kept = op(a, mx.nd.array([0, 1]))
    a[:] = 5
    same(same_array, [1, 2])
    same(kept, [2])


def test_shape_is_known_as_far_as_it_can_be():
    y = mx.sym.contrib.boolean_mask(mx.sym.var("x"), mx.sym.var("m"))
    assert y.list_outputs() == [y.name + "_output"]
    arguments, outputs, _ = y.infer_shape_partial(x=(5, 3), m=(5,))
    assert arguments == [(5, 3), (5,)] and outputs[0][1] == 3
    with pytest.raises(MXNetError, match="'index'"):
        y.infer_shape_partial(x=(5, 3), m=(4,))


def test_executor_refuses():
    y = mx.sym.contrib.boolean_mask(mx.sym.var("x"), mx.sym.var("m"))
    with pytest.raises(MXNetError, match="boolean_mask"):
        y.bind(mx.cpu(), {"x": mx.nd.ones((2, 2)), "m": mx.nd.ones((2,))}).forward()


def test_out_must_fit():
    x, m = mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([0, 1])
    out = mx.nd.zeros((1, 2))
    mx.nd.contrib.boolean_mask(x, m, out=out)
    same(out, [[3, 4]])
    with pytest.raises(MXNetError, match=r"'out': expected shape \(1,2\)"):
        mx.nd.contrib.boolean_mask(x, m, out=mx.nd.zeros((2, 1)))


def test_recorded_mask_becomes_a_symbol():
    x, m = mx.nd.array([[1, 2], [3, 4]]), mx.nd.array([0, 1])
    x.attach_grad()
    with autograd.record():
        y = mx.nd.contrib.boolean_mask(x + 1, m)
    symbol = autograd.get_symbol(y)
    same(mx.nd.CachedOp(symbol)(x, m), [[4, 5]])


@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 3), (2, 0, 2)])
def test_nonzero(numpy_mode, shape):
    x = R.randint(-1, 2, shape)
    same(npx.nonzero(np.array(x)), onp.transpose(onp.nonzero(onp.atleast_1d(x))))
    for got, want in zip(np.nonzero(np.array(x)), onp.nonzero(onp.atleast_1d(x))):
        same(got, want)


@pytest.mark.parametrize("dtype", ["float16", "float64", "int8", "uint8", "int64"])
@pytest.mark.parametrize("shape, axis", [((), None), ((4, 5), None), ((6, 2), 0), ((2, 6), 1), ((2, 5, 2), -2),
                                         ((0,), 0)])
def test_unique(numpy_mode, dtype, shape, axis):
    x = onp.asarray(R.randint(0, 2, shape)).astype(dtype)
    want = onp.unique(x, True, True, True, axis)
    got = np.unique(np.array(x, dtype=dtype), True, True, True, axis)
    assert got[0].dtype == dtype
    for g, w in zip(got, want):
        same(g, w if w is want[0] else w.reshape(-1))
    same(np.unique(np.array(x, dtype=dtype), axis=axis), want[0])
    counts = np.unique(np.array(x, dtype=dtype), return_counts=True, axis=axis)
    assert len(counts) == 2
    same(counts[1], want[3])


def test_unique_with_nan(numpy_mode):
    x = [onp.nan, 1, onp.nan, -onp.inf, 1]
    same(np.unique(np.array(x)), onp.unique(x))
    rows = [[onp.nan, 1], [0, 1], [onp.nan, 1], [0, 1]]
    same(np.unique(np.array(rows), axis=0), onp.unique(rows, axis=0))


def test_bincount(numpy_mode):
    x = R.randint(0, 9, 40)
    same(np.bincount(np.array(x)), onp.bincount(x))
    same(np.bincount(np.array(x, dtype="int32"), minlength=20), onp.bincount(x, minlength=20))
    w = R.randn(40)
    weights = np.array(w, dtype="float64")
    weights.attach_grad()
    with autograd.record():
        y = np.bincount(np.array(x), weights)
    same(y, onp.bincount(x, w))
    y.backward(np.arange(9, dtype="float64"))
    same(weights.grad, x)
    same(np.bincount(np.array([], dtype="int64"), minlength=2), [0, 0])
    with pytest.raises(MXNetError, match=r"\[_npi_bincount\] argument 'data'.*-1"):
        np.bincount(np.array([2, -1], dtype="int64")).asnumpy()
    with pytest.raises(ValueError, match="minlength"):
        np.bincount(np.array([2], dtype="int64"), minlength=-1)


@pytest.mark.parametrize("obj", [0, -2, slice(None, None, 2), slice(-1, 0, -2), slice(5, 1), [0, 2, 0],
                                 onp.array([True, False, True])])
@pytest.mark.parametrize("axis", [0, 2, -1])
def test_delete(numpy_mode, obj, axis):
    x = R.randn(3, 2, 3)
    a = np.array(x, dtype="float64")
    a.attach_grad()
    with autograd.record():
        y = np.delete(a, obj, axis)
    want = onp.delete(x, obj, axis)
    same(y, want)
    head = R.randn(*want.shape)
    y.backward(np.array(head, dtype="float64"))
    kept = onp.delete(onp.arange(3), obj)
    grad = onp.zeros_like(x)
    onp.moveaxis(grad, axis, 0)[kept] = onp.moveaxis(head, axis, 0)
    same(a.grad, grad)


def test_delete_of_the_flattened_array(numpy_mode):
    x = R.randn(2, 3)
    a = np.array(x, dtype="float64")
    a.attach_grad()
    with autograd.record():
        y = np.delete(a, [1, 4])
    same(y, onp.delete(x, [1, 4]))
    y.backward()
    same(a.grad, [[1, 0, 1], [1, 0, 1]])
    with pytest.raises(MXNetError, match="'int_ind'.*6"):
        np.delete(a, 6)
    with pytest.raises(MXNetError, match="'obj'.*mask of 6"):
        np.delete(a, onp.array([True]))


@pytest.mark.parametrize("obj, values, axis", [
    (1, 7, None), (-1, [1.0, 2.0], None), (0, R.randn(3), 1), (3, R.randn(4), 0), (1, R.randn(2, 3), 1),
    ([1], R.randn(3, 2), 1), ([0, 2, 2], R.randn(3, 1), 1), ([3, -1, 0], 5, 0), (slice(1, 3), R.randn(2, 4), 0),
    (slice(None, None, -2), R.randn(2), 1), (slice(2, 2), R.randn(0, 4), 0), (slice(0, 1), R.randn(2, 4), 0)])
def test_insert(numpy_mode, obj, values, axis):
    x = R.randn(3, 4)
    a = np.array(x, dtype="float64")
    a.attach_grad()
    given = values if isinstance(values, (int, list)) else np.array(values, dtype="float64")
    with autograd.record():
        y = np.insert(a, obj, given, axis)
    want = onp.insert(x, obj, values, axis)
    same(y, want)
    # Where the elements of `x` went, told by inserting into their numbers.
    head = R.randn(*want.shape)
    y.backward(np.array(head, dtype="float64"))
    where = onp.insert(onp.arange(12).reshape(3, 4), obj, onp.full(onp.shape(values), -1), axis)
    grad = onp.zeros(12)
    grad[where[where >= 0]] = head[where >= 0]
    same(a.grad, grad.reshape(3, 4))


def test_insert_of_what_does_not_fit(numpy_mode):
    a = np.zeros((2, 3))
    with pytest.raises(MXNetError, match=r"\[_npi_insert_scalar\] argument 'values': expected a shape that broadcasts"):
        np.insert(a, 0, np.zeros(2), axis=0)
    with pytest.raises(MXNetError, match="'int_ind'.*3"):
        np.insert(a, 3, 1, axis=0).asnumpy()
    with pytest.raises(TypeError, match="'obj'"):
        np.insert(a, "x", 1)
