"""The NumPy interface: arrays, arithmetic, reductions, shapes, random numbers; values from NumPy."""
import threading

import numpy as onp
import pytest

import mxnet as mx
from mxnet import autograd, np, npx
from mxnet.base import MXNetError


@pytest.fixture(autouse=True)
def numpy_mode():
    npx.set_np()
    yield
    npx.reset_np()


def same(got, want, dtype=None):
    assert type(got) is np.ndarray
    want = onp.asarray(want)
    assert got.shape == want.shape
    onp.testing.assert_allclose(got.asnumpy(), want, rtol=1e-5, atol=1e-6)
    if dtype:
        assert got.dtype == dtype


def grads(f, *arrays):
    arrays = [np.array(a, dtype="float64") for a in arrays]
    for a in arrays:
        a.attach_grad()
    with autograd.record():
        y = f(*arrays)
    y.backward()
    return [a.grad.asnumpy() for a in arrays]


A = onp.array([[1.5, -2.0, 0.5], [4.0, 0.25, -1.0]])


def test_arrays_know_shape_type_and_values():
    assert np.array([1, 2]).dtype == onp.float32
    assert np.array(onp.arange(3)).dtype == onp.int64
    assert np.array(True).asnumpy() == 1
    assert np.array(5).shape == () and np.array([]).shape == (0,)
    assert repr(np.array([1.0, 2.0])) == "array([1., 2.])"
    assert repr(np.array([1, 2], dtype="int64")) == "array([1, 2], dtype=int64)"
    assert np.array(2.5).item() == 2.5 and np.array([[1, 2]]).tolist() == [[1.0, 2.0]]
    assert float(np.array(3)) == 3 and bool(np.array([0])) is False
    with pytest.raises(ValueError):
        bool(np.ones(2))
    with pytest.raises(ValueError, match="as_np_ndarray"):
        np.array(mx.nd.ones(2))


def test_conversion_shares_memory_and_gradient():
    classic = mx.nd.zeros((2, 2))
    array = classic.as_np_ndarray()
    array[0] = 3
    assert classic.asnumpy().tolist() == [[3, 3], [0, 0]]
    assert type(array.as_nd_ndarray()) is mx.nd.NDArray and type(array) is np.ndarray
    x = np.ones(3)
    x.attach_grad()
    with autograd.record():
        y = mx.nd.square(x.as_nd_ndarray()).as_np_ndarray().sum()
    y.backward()
    same(x.grad, [2, 2, 2])


@pytest.mark.parametrize("symbol", ["+", "-", "*", "/", "%", "**", "==", "!=", "<", "<=", ">", ">="])
def test_operators(symbol):
    def compute(a, b):
        return eval(f"a {symbol} b")
    a, b = onp.abs(A) + 0.5, onp.array([[2.0], [3.0]])
    same(compute(np.array(a), np.array(b)), compute(a, b))
    same(compute(np.array(a), 2), compute(a, 2))
    same(compute(3, np.array(a)), compute(3, a))
    assert compute(np.ones(2), 1).dtype == (onp.bool_ if symbol in ("==", "!=", "<", "<=", ">", ">=") else onp.float32)


@pytest.mark.parametrize("left,right,result", [
    ("float32", "float64", "float64"), ("float16", "int64", "float16"), ("int32", "int64", "int64"),
    ("int8", "uint8", "int16"), ("bool", "int32", "int32"), ("bool", "float32", "float32"), ("bool", "bool", "bool")])
def test_types_of_two_operands(left, right, result):
    a, b = np.ones(2, dtype=left), np.ones(2, dtype=right)
    assert (a + b).dtype == result and (b * a).dtype == result
    assert (a / b).dtype == (result if result.startswith("float") else "float32")


def test_types_with_numbers():
    assert (np.ones(2, dtype="int32") + 1).dtype == onp.int32
    assert (np.ones(2, dtype="int32") + 1.5).dtype == onp.float64
    assert (np.ones(2, dtype="float16") * 2.5).dtype == onp.float16
    same(np.array([1, 2], dtype="uint8") == -1, [False, False], onp.bool_)
    same(np.array([1, 2], dtype="int32") < 1.5, [True, False], onp.bool_)
    with pytest.raises(MXNetError, match="booleans"):
        np.ones(2, dtype="bool") - np.ones(2, dtype="bool")
    with pytest.raises(MXNetError, match="broadcast"):
        np.ones((2, 3)) + np.ones((2, 2))


def test_gradients_of_broadcast_and_mixed_types():
    a, b = onp.abs(A) + 0.5, onp.array([[2.0], [3.0]])
    da, db = grads(lambda x, y: (x * y).sum(), a, b)
    onp.testing.assert_allclose(da, onp.broadcast_to(b, a.shape))
    onp.testing.assert_allclose(db, a.sum(1, keepdims=True))
    x, y = np.ones((2, 3), dtype="float32"), np.full((3,), 2.0, dtype="float64")
    x.attach_grad()
    y.attach_grad()
    with autograd.record():
        z = (x * y).sum()
    z.backward()
    same(x.grad, onp.full((2, 3), 2), onp.float32)
    same(y.grad, [2, 2, 2], onp.float64)


@pytest.mark.parametrize("name", ["absolute", "arcsinh", "arctan", "cbrt", "ceil", "cos", "exp", "expm1", "floor",
                                  "log", "log10", "log1p", "log2", "negative", "rint", "sign", "sin", "sqrt", "square",
                                  "tanh", "trunc", "isnan", "isfinite", "logical_not", "degrees", "reciprocal"])
def test_unary(name):
    a = onp.abs(A) if name in ("log", "log10", "log1p", "log2", "sqrt") else A
    same(getattr(np, name)(np.array(a)), getattr(onp, name)(a))
    assert getattr(np, name)(0.5) == getattr(onp, name)(0.5)


def test_special_values():
    values = [onp.nan, onp.inf, -onp.inf, 0, 1]
    for name in ("isnan", "isinf", "isfinite", "isposinf", "isneginf"):
        same(getattr(np, name)(np.array(values)), getattr(onp, name)(values), onp.bool_)
    same(np.nan_to_num(np.array(values), nan=1, posinf=2, neginf=3), [1, 2, 3, 0, 1])
    same(np.around(np.array([0.5, 1.5, 2.5, -0.5])), [0, 2, 2, 0])
    same(np.around(np.array([1234.5678]), 2), [1234.57])
    same(~np.array([1, -3], dtype="int32"), [-2, 2], onp.int32)
    same(np.array([6, 5], dtype="int32") & 3, [2, 1])
    same(np.lcm(np.array([4, -6], dtype="int32"), np.array([6, 4], dtype="int32")), [12, 12])


@pytest.mark.parametrize("name", ["sum", "mean", "prod", "max", "min", "std", "var", "any", "all"])
@pytest.mark.parametrize("axis", [None, 0, 1, (0, 1), -1])
def test_reductions(name, axis):
    array = np.array(A, dtype="float64")
    same(getattr(np, name)(array, axis=axis), getattr(onp, name)(A, axis=axis))
    same(getattr(array, name)(axis=axis, keepdims=True), getattr(onp, name)(A, axis=axis, keepdims=True))


def test_reductions_more():
    assert np.ones(3, dtype="int32").sum().dtype == onp.int32 and np.ones(3, dtype="bool").sum().dtype == onp.int64
    assert np.ones(3, dtype="int32").mean().dtype == onp.float32
    same(np.sum(np.zeros((0, 2))), 0)
    same(np.sum(np.ones((2, 2)), axis=()), onp.ones((2, 2)))
    same(np.var(np.array(A), ddof=1), onp.var(A, ddof=1))
    same(np.average(np.array(A), axis=1, weights=np.array([1, 2, 3])), onp.average(A, axis=1, weights=[1, 2, 3]))
    same(np.cumsum(np.array(A), axis=1), onp.cumsum(A, axis=1))
    assert np.argmax(np.array(A)).dtype == onp.int64
    same(np.argmax(np.array(A), axis=1), onp.argmax(A, axis=1))
    with pytest.raises(MXNetError, match="at least one element"):
        np.max(np.zeros((0, 2)), axis=0)


def test_gradients_of_reductions():
    onp.testing.assert_allclose(grads(lambda x: np.mean(x), A)[0], onp.full(A.shape, 1 / 6))
    onp.testing.assert_allclose(grads(lambda x: np.prod(x, axis=1).sum(), A)[0],
                                onp.prod(A, axis=1, keepdims=True) / A)
    onp.testing.assert_allclose(grads(lambda x: np.var(x), A)[0], 2 * (A - A.mean()) / 6, atol=1e-12)
    onp.testing.assert_allclose(grads(lambda x: np.max(x, axis=0).sum(), A)[0], [[0, 0, 1], [1, 1, 0]])
    onp.testing.assert_allclose(grads(lambda x: (np.cumsum(x, axis=1) * np.array(A, dtype="float64")).sum(), A)[0],
                                onp.cumsum(A[:, ::-1], axis=1)[:, ::-1])


def test_shapes():
    a = np.arange(24).reshape(2, 3, 4)
    host = onp.arange(24.0).reshape(2, 3, 4)
    same(a.reshape((4, -1)), host.reshape(4, -1))
    same(a.transpose(1, 0, 2), host.transpose(1, 0, 2))
    same(a.T, host.T)
    same(np.moveaxis(a, 0, -1), onp.moveaxis(host, 0, -1))
    same(np.swapaxes(a, 0, 2), onp.swapaxes(host, 0, 2))
    same(np.squeeze(np.ones((1, 2, 1))), onp.ones(2))
    same(np.flip(a, (0, 2)), onp.flip(host, (0, 2)))
    same(np.roll(a, (1, -1), (0, 1)), onp.roll(host, (1, -1), (0, 1)))
    same(np.roll(a, 5), onp.roll(host, 5))
    for k in range(-3, 4):
        same(np.rot90(a, k, (1, 2)), onp.rot90(host, k, (1, 2)))
    same(np.trace(a), onp.trace(host))
    same(np.diagonal(a, 1, 1, 2), onp.diagonal(host, 1, 1, 2))
    same(np.diag(np.arange(3), -1), onp.diag(onp.arange(3), -1))
    same(np.tril(a, 1), onp.tril(host, 1))
    same(np.broadcast_to(np.arange(3), (2, 3)), onp.broadcast_to(onp.arange(3), (2, 3)))
    same(np.tile(np.arange(2), (2, 2)), onp.tile(onp.arange(2), (2, 2)))
    found = np.atleast_3d(np.array(1), np.ones(2), np.ones((2, 3)))
    assert [x.shape for x in found] == [(1, 1, 1), (1, 2, 1), (2, 3, 1)]
    same(npx.reshape(a, (-6, 1, 2, -5)), host.reshape(1, 2, 12))
    with pytest.raises(MXNetError, match="newshape"):
        a.reshape(5, 5)


def test_indexing():
    host = onp.arange(24.0).reshape(2, 3, 4)
    a = np.array(host)
    for key in (1, (0, 2), (slice(None), 1), (Ellipsis, -1), (0, slice(None, None, -1)), (None, 1), [1, 0],
                (slice(None), [0, 2]), host > 7, (1, 1, 1)):
        same(a[key], host[key])
    same(np.array(5)[()], 5)
    a[:, 1] = -1
    host[:, 1] = -1
    a[host > 20] = 0
    host[host > 20] = 0
    same(a, host)
    onp.testing.assert_allclose(grads(lambda x: (x[:, ::-1][0] * x[1, 0]).sum(), A)[0],
                                [[4, 4, 4], [A[0].sum(), 0, 0]])


def test_creation():
    same(np.zeros(()), 0.0, onp.float32)
    same(np.zeros((0, 3)), onp.zeros((0, 3)))
    same(np.ones(2, dtype=bool), [True, True], onp.bool_)
    same(np.full((2,), 7, dtype="int32"), [7, 7], onp.int32)
    same(np.arange(2, 8, 3), [2, 5], onp.float32)
    same(np.arange(0), [])
    same(np.linspace(0, 1, 4, endpoint=False), onp.linspace(0, 1, 4, endpoint=False))
    same(np.logspace(0, 2, 3), [1, 10, 100])
    same(np.eye(2, 3, k=1), onp.eye(2, 3, k=1))
    same(np.identity(2), onp.eye(2))
    same(np.indices((2, 2)), onp.indices((2, 2)), onp.int32)
    same(np.hanning(5), onp.hanning(5))
    same(np.full_like(np.ones((2, 2)), 3), onp.full((2, 2), 3.0))
    with pytest.raises(NotImplementedError):
        np.zeros(2, order="F")
    with pytest.raises(MXNetError, match="shape"):
        np.ones((-2,))


def test_numpy_functions_understand_arrays():
    a = np.array(A)
    same(onp.sum(a, axis=0), A.sum(0))
    same(onp.add(a, a), 2 * A)
    assert onp.median(a) == onp.median(A)
    assert np.allclose(a, a) and onp.asarray(a).dtype == onp.float64
    same(np.searchsorted(np.array([1, 2, 3]), np.array([2.5])), [2])


def test_random_numbers():
    npx.random.seed(7)
    first = np.random.uniform(2, 3, size=(1000,))
    npx.random.seed(7)
    same(np.random.uniform(2, 3, size=(1000,)), first.asnumpy())
    assert 2 <= float(first.min()) and float(first.max()) < 3 and abs(float(first.mean()) - 2.5) < 0.03
    loc = np.array([0.0, 100.0])
    draws = np.random.normal(loc, 1, size=(500, 2))
    onp.testing.assert_allclose(draws.asnumpy().mean(0), [0, 100], atol=0.2)
    assert np.random.normal().shape == () and np.random.uniform(loc, 200).shape == (2,)
    assert npx.random.uniform_n(loc, 200, batch_shape=(3,)).shape == (3, 2)
    draw = np.random
    means = {"gamma": (draw.gamma(3, 2, size=4000), 6), "exponential": (draw.exponential(2, size=4000), 2),
             "logistic": (draw.logistic(1, 1, size=4000), 1), "gumbel": (draw.gumbel(0, 1, size=4000), 0.5772),
             "rayleigh": (draw.rayleigh(2, size=4000), 2.5066), "weibull": (draw.weibull(2, size=4000), 0.8862),
             "pareto": (draw.pareto(4, size=4000), 1 / 3), "power": (draw.power(3, size=4000), 0.75),
             "beta": (draw.beta(2, 3, size=4000), 0.4), "chisquare": (draw.chisquare(3, size=4000), 3)}
    for name, (values, mean) in means.items():
        assert abs(float(values.mean()) - mean) < 0.15, name
    assert sorted(np.random.choice(6, size=6, replace=False).asnumpy()) == list(range(6))
    assert np.random.choice(2**62, size=3).shape == (3,)
    with pytest.raises(MXNetError, match="'a': expected a number whose choices fit into memory"):
        np.random.choice(2**63 - 1, size=3, replace=False)
    weighted = np.random.choice(3, size=2000, p=np.array([0.2, 0, 0.8])).asnumpy()
    assert set(weighted) == {0, 2} and abs((weighted == 2).mean() - 0.8) < 0.05
    counts = np.random.multinomial(1000, [0.25, 0.75])
    assert counts.asnumpy().sum() == 1000 and abs(int(counts[1]) - 750) < 80
    assert set(npx.random.bernoulli(0.5, size=100).asnumpy()) == {0, 1}
    for name in ("uniform", "normal", "randint", "choice"):
        with pytest.raises(TypeError):
            getattr(np.random, name)(shape=())
    with pytest.raises(MXNetError, match="scale"):
        np.random.normal(0, -1, size=3)


def test_random_numbers_have_gradients():
    loc, scale = np.array([1.0, 2.0]), np.array([0.5, 3.0])
    loc.attach_grad()
    scale.attach_grad()
    with autograd.record():
        y = np.random.normal(loc, scale)
        z = y.sum()
    z.backward()
    same(loc.grad, [1, 1])
    same(scale.grad, (y.asnumpy() - [1, 2]) / [0.5, 3])


def test_switches_belong_to_a_thread():
    seen = []
    npx.reset_np()
    thread = threading.Thread(target=lambda: (npx.set_np(), seen.append(mx.is_np_array()),
                                              seen.append(np.ones(()).shape)))
    thread.start()
    thread.join()
    assert seen == [True, ()] and not mx.is_np_array() and not mx.is_np_shape()


def test_files(tmp_path):
    npx.save(str(tmp_path / "a"), {"x": np.array(A), "s": np.array(3)})
    found = npx.load(str(tmp_path / "a"))
    same(found["x"], A)
    same(found["s"], 3)
    with pytest.raises(TypeError):
        npx.save(str(tmp_path / "b"), [mx.nd.ones(1)])


def test_out_and_in_place():
    a = np.ones((2, 2))
    assert np.add(a, 1, out=a) is a
    a += np.ones((2, 2))
    same(a, onp.full((2, 2), 3))
    a /= 2
    same(a, onp.full((2, 2), 1.5))


def test_images_in_another_size():
    image = onp.arange(12, dtype="float32").reshape(3, 4, 1)
    nearest = mx.image.imresize(mx.nd.array(image), 2, 3, interp=0).asnumpy()
    assert nearest[..., 0].tolist() == [[0, 2], [4, 6], [8, 10]]
    area = mx.image.imresize(np.array(image), 2, 3, interp=3)
    same(area, image.reshape(3, 2, 2).mean(-1, keepdims=True))
    linear = mx.image.imresize(mx.nd.array(image), 8, 3).asnumpy()[0, :, 0]
    onp.testing.assert_allclose(linear, [0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3])
    for interp in (2, 4):  # a constant image stays one
        flat = mx.image.imresize(mx.nd.full((3, 3, 2), 7), 5, 4, interp=interp).asnumpy()
        onp.testing.assert_allclose(flat, 7, rtol=1e-6)
    whole = mx.nd.array(onp.array([[[0], [255]]]), dtype="uint8")
    assert mx.image.imresize(whole, 4, 1, interp=2).asnumpy().ravel().tolist() == [0, 58, 197, 255]
    enlarged = mx.image.imresize(mx.nd.array(image), 8, 6, interp=9).asnumpy()
    onp.testing.assert_allclose(enlarged, mx.image.imresize(mx.nd.array(image), 8, 6, interp=2).asnumpy())
    assert mx.image.imresize(mx.nd.array(image), 5, 5, interp=10).shape == (5, 5, 1)
    for interp in (-1, 5, 11):
        with pytest.raises(MXNetError, match="interp"):
            mx.image.imresize(mx.nd.array(image), 2, 2, interp=interp)
    with pytest.raises(MXNetError, match="src"):
        mx.image.imresize(mx.nd.ones((3, 3)), 2, 2)


@pytest.mark.parametrize("given, missing", [("prob", "logit"), ("logit", "prob")])
def test_bernoulli_names_the_parameter_that_it_lacks(given, missing):
    parameters = {given: 0.5, missing: None, "is_logit": missing == "logit"}
    with pytest.raises(MXNetError, match=rf"_npi_bernoulli\].*{missing}.*expected a number"):
        mx.nd._internal._npi_bernoulli(size=(2,), **parameters)


def test_around_with_the_smallest_number_of_digits():
    x = mx.nd.array([1.5, -2.25, onp.inf])
    onp.testing.assert_array_equal(mx.nd._internal._npi_around(x, decimals=-(2**31)).asnumpy(), [0, 0, onp.inf])
