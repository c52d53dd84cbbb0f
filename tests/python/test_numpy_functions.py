"""Functions of the NumPy interface: joining, products, linear algebra, choosing; values from NumPy."""
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


def same(got, want, rtol=1e-5):
    want = onp.asarray(want)
    assert type(got) is np.ndarray and got.shape == want.shape
    onp.testing.assert_allclose(got.asnumpy(), want, rtol=rtol, atol=1e-6)


def both(f, *arrays):
    """f(namespace, arrays) here and in NumPy, and the gradient of its sum by finite differences."""
    mine = [np.array(a, dtype="float64") for a in arrays]
    for a in mine:
        a.attach_grad()
    weights = None
    with autograd.record():
        y = f(np, *mine)
        weights = onp.cos(onp.arange(y.size).reshape(y.shape))
        total = (y * np.array(weights, dtype="float64")).sum()
    same(y, f(onp, *arrays))
    total.backward()
    for i, a in enumerate(arrays):
        want = onp.zeros_like(a)
        for at in onp.ndindex(a.shape):
            moved = [x.copy() for x in arrays]
            moved[i][at] += 1e-6
            high = (f(onp, *moved) * weights).sum()
            moved[i][at] -= 2e-6
            want[at] = (high - (f(onp, *moved) * weights).sum()) / 2e-6
        onp.testing.assert_allclose(mine[i].grad.asnumpy(), want, rtol=1e-4, atol=1e-6)


R = onp.random.RandomState(5)
A, B, V = R.randn(2, 3), R.randn(3, 4), R.randn(3)
SQUARE = onp.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]])


@pytest.mark.parametrize("f", [
    lambda n, a, b: n.dot(a, b), lambda n, a, b: n.matmul(a, b), lambda n, a, b: n.tensordot(a, b, 1),
    lambda n, a, b: n.tensordot(a, b, ((1,), (0,))), lambda n, a, b: n.einsum("ij,jk->ki", a, b),
    lambda n, a, b: n.einsum("ij,jk", a, b)])
def test_products_of_matrices(f):
    both(f, A, B)


def test_products_of_other_ranks():
    both(lambda n, a, v: n.dot(a, v), A, V)
    both(lambda n, a, v: n.matmul(v, a.T), A, V)
    both(lambda n, v, w: n.outer(v, w), V, V[:2])
    both(lambda n, v, w: n.inner(v, w), V, V)
    both(lambda n, a, b: n.matmul(a, b), R.randn(2, 1, 2, 3), R.randn(3, 3, 2))
    both(lambda n, a, b: n.einsum("...jk,...k->...j", a, b), R.randn(2, 2, 3), R.randn(2, 3))
    both(lambda n, a: n.einsum("ii->i", a), SQUARE)
    both(lambda n, a: n.einsum("ij->j", a), A)
    both(lambda n, a, b, c: n.einsum("ab,bc,c->a", a, b, c), A, B, R.randn(4))
    same(np.dot(np.array([1, 2], dtype="int32"), np.array([3, 4], dtype="int32")), 11)
    same(np.tensordot(np.ones((0, 2)), np.ones((3, 0)), axes=((0,), (1,))), onp.zeros((2, 3)))
    with pytest.raises(MXNetError, match="expected length 3"):
        np.dot(np.ones((2, 3)), np.ones((2, 3)))
    with pytest.raises(MXNetError, match="subscripts"):
        np.einsum("ijk", np.ones((2, 3)))


@pytest.mark.parametrize("name,axis", [("concatenate", 0), ("concatenate", 1), ("concatenate", None), ("stack", 0),
                                       ("stack", -1), ("vstack", None), ("hstack", None), ("dstack", None),
                                       ("column_stack", None)])
def test_joining(name, axis):
    more = {} if axis is None and name != "concatenate" else {"axis": axis}
    both(lambda n, a, b: getattr(n, name)((a, b), **more), A, A + 1)
    if name not in ("concatenate", "stack"):
        both(lambda n, a, b: getattr(n, name)((a, b)), V, V + 1)


def test_joining_brings_types_together():
    assert np.concatenate([np.ones(1, dtype="int32"), np.ones(1, dtype="float32")]).dtype == onp.float32
    with pytest.raises(MXNetError, match="arg1"):
        np.concatenate([np.ones((2, 3)), np.ones((3, 2))])
    with pytest.raises(ValueError):
        np.concatenate([])


def test_taking_apart():
    a = R.randn(4, 6, 2)
    for mine, host in ((np.split(np.array(a), 3, axis=1), onp.split(a, 3, axis=1)),
                       (np.split(np.array(a), [1, 3]), onp.split(a, [1, 3])),
                       (np.array_split(np.array(a), 4, axis=1), onp.array_split(a, 4, axis=1)),
                       (np.hsplit(np.array(a), 2), onp.hsplit(a, 2)), (np.vsplit(np.array(a), 2), onp.vsplit(a, 2)),
                       (np.dsplit(np.array(a), [1]), onp.dsplit(a, [1]))):
        assert isinstance(mine, list) and len(mine) == len(host)
        for x, y in zip(mine, host):
            same(x, y)
    both(lambda n, x: n.split(x, 2)[1] * n.split(x, 2)[0], A.reshape(-1))
    with pytest.raises(ValueError):
        np.split(np.ones(5), 2)
    for x, y in zip(np.meshgrid(np.arange(2), np.arange(3)), onp.meshgrid(range(2), range(3))):
        same(x, y)


def test_choosing():
    condition = A > 0
    mask = np.array(condition)
    both(lambda n, x, y: n.where(mask if n is np else condition, x, y), A, A * 2)
    same(np.where(mask, np.array(A), 7), onp.where(condition, A, 7))
    same(np.where(mask, -1.5, np.array(A)), onp.where(condition, -1.5, A))
    same(np.where(mask, 1, 2), onp.where(condition, 1, 2))
    same(np.where(mask, np.ones(3), np.zeros((2, 1))), onp.where(condition, onp.ones(3), 0))
    both(lambda n, x: n.take(x, np.array([2, 0], dtype="int64") if n is np else [2, 0], axis=1), A)
    same(np.take(np.array(A), np.array([5, 0])), A.reshape(-1)[[5, 0]])
    with pytest.raises(MXNetError, match="indices"):
        np.take(np.array(A), np.array([9]), mode="raise").asnumpy()
    same(np.sort(np.array(A), axis=0), onp.sort(A, axis=0))
    same(np.argsort(np.array(A)), onp.argsort(A))
    for mine, host in zip(np.nonzero(np.array(condition)), onp.nonzero(condition)):
        same(mine, host)
    values, counts = np.unique(np.array([3, 1, 3]), return_counts=True)
    same(values, [1, 3])
    same(counts, [1, 2])


def test_linear_algebra():
    linalg = np.linalg
    both(lambda n, a: n.linalg.inv(a), SQUARE)
    both(lambda n, a: n.linalg.det(a), SQUARE)
    both(lambda n, a, b: n.linalg.solve(a, b), SQUARE, R.randn(3, 2))
    both(lambda n, a: n.linalg.norm(a), A)
    both(lambda n, a: n.linalg.norm(a, axis=1), A)
    both(lambda n, a: n.linalg.svd(a, full_matrices=False)[1] if n is onp else n.linalg.svd(a)[1], A)
    for order in (1, -1, 2, -2, onp.inf, -onp.inf, "fro", "nuc"):
        same(linalg.norm(np.array(A), ord=order), onp.linalg.norm(A, ord=order))
    for order in (0, 1, 3, onp.inf, -onp.inf):
        same(linalg.norm(np.array(V), ord=order), onp.linalg.norm(V, ord=order))
    same(linalg.cholesky(np.array(SQUARE)), onp.linalg.cholesky(SQUARE))
    u, s, v = linalg.svd(np.array(A))
    same(np.matmul(u * s, v), A)
    w, vectors = linalg.eigh(np.array(SQUARE))
    same(w, onp.linalg.eigvalsh(SQUARE))
    same(np.matmul(np.array(SQUARE), vectors), vectors.asnumpy() * w.asnumpy())
    w, vectors = linalg.eig(np.array([[2.0, 1.0], [0.0, 3.0]]))
    same(np.sort(w), [2, 3])
    same(np.matmul(np.array([[2.0, 1.0], [0.0, 3.0]]), vectors), vectors.asnumpy() * w.asnumpy())
    same(linalg.pinv(np.array(A)), onp.linalg.pinv(A))
    tensor = SQUARE.reshape(3, 3, 1)
    same(linalg.tensorinv(np.array(tensor), ind=1), onp.linalg.tensorinv(tensor, ind=1))
    same(linalg.tensorsolve(np.array(tensor), np.array(V)), onp.linalg.tensorsolve(tensor, V))
    with pytest.raises(MXNetError, match="singular"):
        linalg.solve(np.zeros((2, 2)), np.ones(2)).asnumpy()
    with pytest.raises(MXNetError, match="real eigenvalues"):
        linalg.eigvals(np.array([[0.0, 1.0], [-1.0, 0.0]])).asnumpy()


@pytest.mark.parametrize("mode", ["constant", "edge", "reflect", "symmetric", "maximum", "minimum"])
def test_pad(mode):
    both(lambda n, a: n.pad(a, ((1, 4), (2, 0)), mode=mode), A)


def test_series():
    both(lambda n, a: n.diff(a, 2), B)
    both(lambda n, a: n.diff(a, axis=0), A)
    both(lambda n, p, x: n.polyval(p, x), V, A)
    same(np.ediff1d(np.array(V), to_begin=1, to_end=np.array([2, 3])), onp.ediff1d(V, [2, 3], 1))
    same(np.resize(np.array(V), (2, 4)), onp.resize(V, (2, 4)))
    same(np.percentile(np.array(A), 30), onp.percentile(A, 30))
    a = np.ones((4, 2))
    assert np.shares_memory(a, a[1:3]) and not np.shares_memory(a, a + 1)


def test_symbols_compute_the_same():
    x = mx.sym.var("x").as_np_ndarray()
    y = mx.sym.np.concatenate([mx.sym.np.dot(x, x.T), mx.sym.np.ones((2, 1))], axis=1) @ mx.sym.np.arange(3)
    got = y.eval(x=np.array(A, dtype="float32"))[0].asnumpy()
    want = onp.concatenate([A @ A.T, onp.ones((2, 1))], 1) @ onp.arange(3)
    onp.testing.assert_allclose(got, want, rtol=1e-5)


def test_checks_and_positions():
    assert npx.constraint_check(np.array([True, True]), "wrong").item() is True
    with pytest.raises(ValueError, match="no negative numbers"):
        npx.constraint_check(np.array([True, False]), "no negative numbers").asnumpy()
    same(npx.nonzero(np.array([[1, 0], [0, 2]])), [[0, 0], [1, 1]])
    for mine, host in zip(np.diag_indices_from(np.ones((3, 3))), onp.diag_indices_from(onp.ones((3, 3)))):
        same(mine, host)
    with pytest.raises(ValueError):
        np.diag_indices_from(np.ones((2, 3)))


def test_normal_vectors():
    npx.random.seed(3)
    cov = onp.array([[2.0, 0.8], [0.8, 1.0]])
    draws = np.random.multivariate_normal(np.array([1.0, -1.0]), np.array(cov), size=(8000,))
    assert draws.shape == (8000, 2)
    onp.testing.assert_allclose(draws.asnumpy().mean(0), [1, -1], atol=0.08)
    onp.testing.assert_allclose(onp.cov(draws.asnumpy().T), cov, atol=0.12)


def test_keywords_that_are_not_supported():
    with pytest.raises(NotImplementedError, match="where"):
        np.sin(np.ones(2), where=False)
    with pytest.raises(TypeError, match="turbo"):
        np.add(np.ones(2), 1, turbo=True)
