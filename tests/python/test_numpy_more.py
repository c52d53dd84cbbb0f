"""Norms, percentiles, masks, index keys, protocols and fallbacks of the NumPy interface; values from NumPy."""
import inspect

import numpy as onp
import pytest

import mxnet as mx
from mxnet import autograd, gluon, np, npx, numpy_dispatch_protocol, numpy_op_signature
from mxnet.base import MXNetError

R = onp.random.RandomState(11)


@pytest.fixture(autouse=True)
def numpy_mode():
    npx.set_np()
    yield
    npx.reset_np()


def same(got, want, rtol=1e-6):
    want = onp.asarray(want)
    assert got.shape == want.shape
    onp.testing.assert_allclose(got.asnumpy(), want, rtol=rtol, atol=1e-12)


def compiled(f, *arrays):
    """f(F, *arrays) as a compiled block."""
    class Net(gluon.HybridBlock):
        def hybrid_forward(self, F, *args):
            return f(F.np, *args)
    net = Net()
    net.hybridize()
    return net(*arrays)


def numeric_gradient(f, x, eps=1e-6):
    grad = onp.zeros_like(x)
    for at in onp.ndindex(x.shape):
        high, low = x.copy(), x.copy()
        high[at] += eps
        low[at] -= eps
        grad[at] = (f(high) - f(low)) / (2 * eps)
    return grad


@pytest.mark.parametrize("order, axis", [
    (None, None), (None, 1), (None, (0, 2)), (2, 1), (1, 0), (-1, 2), (0, 1), (3, 1), (-3.2, 2), (onp.inf, 1),
    ("-inf", 0), ("fro", (0, 2)), ("nuc", (2, 0)), (1, (2, 1)), (-1, (0, 1)), (2, (1, 2)), (-2, (0, 2)),
    ("inf", (0, 1))])
@pytest.mark.parametrize("keepdims", [False, True])
def test_norm(order, axis, keepdims):
    x = R.randn(2, 3, 4)
    host_order = {"inf": onp.inf, "-inf": -onp.inf}.get(order, order)

    def host(v):
        return onp.linalg.norm(v, host_order, axis, keepdims)

    a = np.array(x, dtype="float64")
    a.attach_grad()
    with autograd.record():
        y = np.linalg.norm(a, order, axis, keepdims)
    same(y, host(x))
    same(compiled(lambda F, v: F.linalg.norm(v, order, axis, keepdims), a), host(x))
    y.backward()
    if order != 0:
        want = numeric_gradient(lambda v: host(v).sum(), x)
        onp.testing.assert_allclose(a.grad.asnumpy(), want, rtol=1e-4, atol=1e-6)


def test_norm_of_a_whole_array():
    same(np.linalg.norm(np.array([3.0, 4.0])), 5)
    for order in (1, "nuc", -2, "fro"):
        x = R.randn(3, 2)
        same(np.linalg.norm(np.array(x), order), onp.linalg.norm(x, order))
    with pytest.raises(MXNetError, match="'axis': expected one axis or two"):
        np.linalg.norm(np.ones((2, 2, 2)), 1)
    for order, axis in (("nuc", 0), ("wide", (0, 1)), (1, (0, 1, 2))):
        with pytest.raises(ValueError, match="linalg.norm"):
            np.linalg.norm(np.ones((2, 2, 2)), order, axis)
    with pytest.raises(MXNetError, match="'ord'.*got 3"):
        np.linalg.norm(np.ones((2, 2)), 3, (0, 1))


@pytest.mark.parametrize("how", ["linear", "lower", "higher", "midpoint", "nearest"])
@pytest.mark.parametrize("dtype", ["float64", "float32", "int32"])
@pytest.mark.parametrize("q, axis, keepdims", [(30, None, False), (100.0, (0, 2), True), ([0.0, 50.0], 1, False),
                                               ([[12.5, 75.0, 99.0]], (-1,), True), (25, (), False)])
def test_percentile(how, dtype, q, axis, keepdims):
    x = R.uniform(-20, 20, (3, 4, 5)).astype(dtype)
    want = onp.percentile(x.astype("float64"), q, axis, method=how, keepdims=keepdims)
    got = np.percentile(np.array(x, dtype=dtype), q, axis, interpolation=how, keepdims=keepdims)
    assert got.dtype == ("float64" if dtype == "float64" else "float32")
    same(got, want, 1e-5)
    share = onp.asarray(q) / 100
    same(np.quantile(np.array(x, dtype=dtype), share if share.ndim else float(share), axis, interpolation=how,
                     keepdims=keepdims), want, 1e-5)


def test_percentile_in_a_graph_and_backward():
    x = R.randn(5, 3)
    a, q = np.array(x, dtype="float64"), np.array([20.0, 60.0], dtype="float64")
    same(compiled(lambda F, v, w: F.percentile(v, w, axis=0), a, q), onp.percentile(x, [20, 60], 0))
    a.attach_grad()
    with autograd.record():
        y = np.percentile(a, 30, axis=0)
    y.backward()
    want = numeric_gradient(lambda v: onp.percentile(v, 30, 0).sum(), x)
    onp.testing.assert_allclose(a.grad.asnumpy(), want, atol=1e-6)
    for bad in (101, -1):
        with pytest.raises(MXNetError, match="q_scalar"):
            np.percentile(a, bad)
    with pytest.raises(MXNetError):
        np.percentile(a, np.array([50.0, 120.0])).asnumpy()


@pytest.mark.parametrize("shape, mask_shape, start", [((3, 4), (3, 4), 0), ((2, 3, 4, 5), (3, 4), 1),
                                                      ((2, 3, 4), (2,), 0), ((), (), 0)])
def test_assignment_by_mask(shape, mask_shape, start):
    x, mask = onp.asarray(R.randn(*shape)), onp.asarray(R.rand(*mask_shape) > 0.4)
    mask.reshape(-1)[:1] = True
    rows = (*shape[:start], int(mask.sum()), *shape[start + mask.ndim:])
    for value in (R.randn(*rows), R.randn(*[1 if i == start else n for i, n in enumerate(rows)])):
        want = x.copy()
        want[(slice(None),) * start + (mask,)] = value
        a = np.array(x, dtype="float64")
        v = np.array(value, dtype="float64")
        same(np._internal.boolean_mask_assign_tensor(a, np.array(mask), v, start_axis=start, out=a), want)
        same(a, want)
    with pytest.raises(MXNetError, match=r"assign_tensor\] argument 'value': expected [0-9]+ values"):
        np._internal.boolean_mask_assign_tensor(a, np.array(mask), np.zeros((*rows[:start], 90, *rows[start + 1:])),
                                                start_axis=start).asnumpy()


@pytest.mark.parametrize("key", [(0, True, True, [[False, True, True], [False, True, False]]), (False, 1), (True, 1),
                                 (slice(None), True), (True, [0, 2]), True, False])
def test_keys_with_single_booleans(key):
    x = R.randn(3, 2, 3)
    host = tuple(onp.array(p) if isinstance(p, list) else p for p in key) if isinstance(key, tuple) else key
    mine = tuple(np.array(p, dtype=onp.array(p).dtype) if isinstance(p, list) else p for p in key) if isinstance(
        key, tuple) else key
    a = np.array(x, dtype="float64")
    a.attach_grad()
    with autograd.record():
        y = a[mine]
    same(y, x[host])
    if y.size:
        y.backward()
        grad = onp.zeros_like(x)
        grad[host] = 1
        same(a.grad, grad)
    b = np.array(x, dtype="float64")
    b[mine] = 7
    x[host] = 7
    same(b, x)


def test_allclose_and_stored_values():
    a, b = [1.0, onp.nan, onp.inf], [1.0 + 1e-6, onp.nan, onp.inf]
    for nan in (True, False):
        got = mx.nd.contrib.allclose(mx.nd.array(a), mx.nd.array(b), rtol=1e-5, equal_nan=nan)
        assert got.dtype == onp.uint8 and int(got.asnumpy()) == onp.allclose(a, b, equal_nan=nan)
    assert not mx.nd.contrib.allclose(mx.nd.array([onp.inf]), mx.nd.array([1])).asnumpy()
    x = onp.array([[1, 0, 2], [0, 0, 3]], dtype="float32")
    csr = mx.nd.array(x).tostype("csr")
    assert mx.nd.contrib.getnnz(csr).asnumpy().tolist() == [3]
    assert mx.nd.contrib.getnnz(csr, axis=0).asnumpy().tolist() == [1, 0, 2]
    assert mx.nd.contrib.getnnz(csr, axis=-1).asnumpy().tolist() == [2, 1]
    with pytest.raises(MXNetError, match="csr"):
        mx.nd.contrib.getnnz(mx.nd.array(x))


def test_memory_that_is_shared():
    a = np.zeros((4, 5))
    for b in (a[0], a[1:3], a[0, 2:4]):
        assert onp.shares_memory(a, b) is True
    assert not np.shares_memory(a[0, 0:3], a[0, 3:5]) and np.shares_memory(a[0, 0:3], a[0, 2:5])
    assert not np.may_share_memory(a, a.copy())
    assert not np.shares_memory(a, np.ones((5, 0)))


def test_constraint_in_a_graph():
    class Net(gluon.HybridBlock):
        def hybrid_forward(self, F, x, holds):
            return x * F.npx.constraint_check(holds, "not this")

    for compile_it in (False, True):
        net = Net()
        net.hybridize(compile_it)
        same(net(np.array([2.0]), np.array([True, True])), [2])
        with pytest.raises(ValueError, match="not this"):
            net(np.array([2.0]), np.array([True, False])).asnumpy()


def test_symbols_of_functions_on_the_host():
    for shape, new in (((2, 3), (4,)), ((), (2, 2)), ((2, 0), (3,)), ((1,), ()), ((3,), 2)):
        x = R.randn(*shape)
        same(compiled(lambda F, v, new=new: F.resize(v, new), np.array(x, dtype="float64")), onp.resize(x, new))
    flat = R.randint(0, 12, (2, 3))
    got = compiled(lambda F, v: F.unravel_index(v, (3, 4)), np.array(flat))
    for g, w in zip(got, onp.unravel_index(flat, (3, 4))):
        same(g, w)
    mean, cov = np.zeros(2, dtype="float16"), np.array([[1, 0], [0, 4]], dtype="float16")
    draws = compiled(lambda F, m, c: F.random.multivariate_normal(m, c, 4000), mean, cov)
    assert draws.shape == (4000, 2) and draws.dtype == onp.float16
    onp.testing.assert_allclose(draws.asnumpy().astype("float64").std(0), [1, 2], rtol=0.1)


def test_protocols_find_own_functions():
    functions = numpy_dispatch_protocol._NUMPY_ARRAY_FUNCTION_DICT
    assert functions[onp.mean] is np.mean and functions[onp.linalg.norm] is np.linalg.norm
    assert functions[onp.percentile] is np.percentile and functions[onp.unique] is np.unique
    assert numpy_dispatch_protocol._NUMPY_ARRAY_UFUNC_DICT[onp.exp] is np.exp
    assert numpy_dispatch_protocol._find_duplicate(["a", "b", "a"]) == "a"
    assert numpy_dispatch_protocol._find_duplicate(["a", "b"]) is None

    @numpy_dispatch_protocol.with_array_ufunc_protocol
    @numpy_dispatch_protocol.with_array_function_protocol
    def both(x):
        return onp.exp(x), onp.cumsum(x, axis=0)

    x = np.ones((2, 2))
    for got in both(x):
        assert type(got) is np.ndarray
    # What has a function here is differentiated.
    x.attach_grad()
    with autograd.record():
        y = onp.sum(onp.multiply(x, x))
    y.backward()
    same(x.grad, 2 * onp.ones((2, 2)))


def test_signatures_of_operators():
    find = numpy_op_signature._get_builtin_op
    assert find("_np_copy") is np.copy and find("_npx_relu") is npx.relu
    assert find("_np__random_shuffle") is np.random.shuffle
    assert find("relu") is None and find("_np_no_such") is None
    assert list(np.sum.__signature__.parameters) == ["a", "axis", "dtype", "keepdims", "initial", "out"]
    from mxnet import _numpy_op_doc
    assert str(inspect.signature(_numpy_op_doc._np_sum)) == str(np.sum.__signature__)
    with pytest.raises(AttributeError):
        _numpy_op_doc._np_no_such


def test_integers():
    x = onp.array([[100, 100, 50]], dtype="int8")
    same(np.mean(np.array(x, dtype="int8"), axis=1), [250 / 3])
    same(np.mean(np.array(x, dtype="int8"), axis=1, dtype="int8"), onp.mean(x, axis=1, dtype="int8"))
    a = np.array([7, 8], dtype="int32")
    a.attach_grad()
    with autograd.record():
        y = np.mod(a, np.array([4, 3], dtype="int32"))
    y.backward()
    same(a.grad, [0, 0])


def test_rounding_as_numpy_does():
    x = onp.array([1.55, 72.53, 6.35, 0.25, -0.35, 2.5], dtype="float32")
    for decimals in (0, 1, 3, -1):
        onp.testing.assert_array_equal(np.around(np.array(x), decimals).asnumpy(), onp.around(x, decimals))
    half = onp.cumsum(onp.full(40, 0.1, dtype="float16"))
    onp.testing.assert_array_equal(np.cumsum(np.full(40, 0.1, dtype="float16")).asnumpy(), half)


def test_classic_outputs_of_a_block_are_refused():
    net = gluon.nn.HybridLambda(lambda F, x: (x, x.as_nd_ndarray()))
    with pytest.raises(TypeError, match="as_np_ndarray"):
        net(np.ones(2))


def test_variable_without_gradient_has_none_after_backward():
    a, b = np.ones(2), np.ones(2)
    a.attach_grad("null")
    b.attach_grad()
    with autograd.record():
        y = a * b
    y.backward()
    assert a.grad is None
    same(b.grad, [1, 1])


def test_other_names_of_the_modules():
    import mxnet.ndarray.numpy
    import mxnet.ndarray.numpy.linalg
    import mxnet.symbol.numpy.linalg
    import mxnet.symbol.numpy_extension
    assert mxnet.ndarray.numpy is np and mx.nd.np.linalg is np.linalg and mx.nd.npx is npx
    assert mxnet.ndarray.numpy.linalg is np.linalg
    assert mxnet.symbol.numpy_extension.relu is npx.relu
    x = mx.sym.var("x").as_np_ndarray()
    same(mx.sym.np.linalg.det(x).eval(x=np.array([[1.0, 2.0], [3.0, 5.0]]))[0], -1, 1e-5)
    assert np.multiarray.concatenate is np.concatenate and np.function_base.meshgrid is np.meshgrid
    assert np.stride_tricks.broadcast_arrays is np.broadcast_arrays
    with pytest.raises(AttributeError):
        np.multiarray.no_such_function


def test_arrays_from_text_and_to_text(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("1,2\n3,\n")
    same(np.genfromtxt(str(path), delimiter=",", filling_values=9), [[1, 2], [3, 9]])
    assert np.genfromtxt(str(path), delimiter=",", usecols=0, dtype="int64").dtype == onp.int64
    with onp.printoptions():
        np.set_printoptions(precision=2)
        assert "0.33" in str(np.array([1 / 3])) and "0.333" not in str(np.array([1 / 3]))


def test_images():
    x = R.randint(0, 256, (4, 5, 3)).astype("uint8")
    a = np.array(x, dtype="uint8")
    same(npx.image.to_tensor(a), (x / 255).transpose(2, 0, 1).astype("float32"))
    same(npx.image.crop(a, x=1, y=2, width=3, height=2), x[2:4, 1:4])
    same(npx.image.flip_left_right(a), x[:, ::-1])
    same(compiled(lambda F, v: npx.image.flip_top_bottom(v), a), x[::-1])
    assert type(npx.image.imresize(a, 2, 2)) is np.ndarray
    import mxnet.ndarray.numpy_extension.image
    assert mxnet.ndarray.numpy_extension.image is npx.image
    with pytest.raises(AttributeError):
        npx.image.no_such_function
