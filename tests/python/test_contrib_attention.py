"""Attention on interleaved projections, straight-through steps and row-wise AdaGrad, against NumPy."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def split(x, heads, parts):
    """Parts of (length, batch, heads * parts * width), each as (batch * heads, length, width)."""
    length, batch, _ = x.shape
    x = x.reshape(length, batch, heads, parts, -1).transpose(3, 1, 2, 0, 4)
    return x.reshape(parts, batch * heads, length, x.shape[-1])


def run(f, arrays, dtype):
    """Result and gradients of an operator, with a random head gradient that is answered, too."""
    inputs = [nd.array(a, dtype=dtype) for a in arrays]
    for a in inputs:
        a.attach_grad()
    with autograd.record():
        y = f(*inputs)
    head = np.random.RandomState(9).randn(*y.shape)
    y.backward(nd.array(head, dtype=dtype))
    assert y.dtype == np.dtype(dtype)
    return y.asnumpy().astype(np.float64), [a.grad.asnumpy() for a in inputs], head


def join(parts, batch):
    """The inverse of split."""
    count, rows, length, width = parts.shape
    heads = rows // batch
    return parts.reshape(count, batch, heads, length, width).transpose(3, 1, 2, 0, 4).reshape(length, batch, -1)


@pytest.mark.parametrize("dtype,tolerance", [("float32", 1e-5), ("float64", 1e-10), ("float16", 2e-2)])
@pytest.mark.parametrize("heads,batch", [(2, 3), (8, 16)])
def test_scores_and_values(dtype, tolerance, heads, batch):
    rng = np.random.RandomState(0)
    width, length, queries = 4, 5, 3
    own = rng.randn(length, batch, heads * 3 * width).astype(dtype).astype(np.float64)
    other = rng.randn(length, batch, heads * 2 * width).astype(dtype).astype(np.float64)
    query = rng.randn(queries, batch, heads * width).astype(dtype).astype(np.float64)
    for rows, weights in ((length, own), (queries, other)):
        selfatt = weights is own
        name = "selfatt" if selfatt else "encdec"
        parts = split(weights, heads, 3 if selfatt else 2)
        k, v = parts[-2:]
        q = parts[0] if selfatt else split(query, heads, 1)[0]
        qk = getattr(nd.contrib, f"interleaved_matmul_{name}_qk")
        got, grads, head = run(lambda *a, f=qk: f(*a, heads=heads), [weights] if selfatt else [query, weights], dtype)
        close = {"atol": tolerance * 10, "rtol": tolerance}
        np.testing.assert_allclose(got, q @ k.transpose(0, 2, 1) / np.sqrt(width), **close)
        dq, dk = head @ k / np.sqrt(width), head.transpose(0, 2, 1) @ q / np.sqrt(width)
        want = [np.stack([dq, dk, 0 * v])] if selfatt else [dq[None], np.stack([dk, 0 * v])]
        for g, w in zip(grads, want):
            np.testing.assert_allclose(g, join(w, batch), **close)
        attention = rng.rand(batch * heads, rows, length).astype(dtype).astype(np.float64)
        valatt = getattr(nd.contrib, f"interleaved_matmul_{name}_valatt")
        got, grads, head = run(lambda *a, f=valatt: f(*a, heads=heads), [weights, attention], dtype)
        np.testing.assert_allclose(got, join((attention @ v)[None], batch), **close)
        head = split(head, heads, 1)[0]
        dv = attention.transpose(0, 2, 1) @ head
        want = np.stack(([0 * dv] if selfatt else []) + [0 * dv, dv])
        np.testing.assert_allclose(grads[0], join(want, batch), **close)
        np.testing.assert_allclose(grads[1], head @ v.transpose(0, 2, 1), **close)


def test_attention_refuses_other_shapes():
    own = nd.zeros((5, 2, 24))
    with pytest.raises(MXNetError, match="selfatt_qk.*'queries_keys_values'.*divides by 3 \\* heads = 15"):
        nd.contrib.interleaved_matmul_selfatt_qk(own, heads=5)
    with pytest.raises(MXNetError, match="selfatt_valatt.*'attention'.*\\(4,5,5\\)"):
        nd.contrib.interleaved_matmul_selfatt_valatt(own, nd.zeros((3, 5, 5)), heads=2)
    with pytest.raises(MXNetError, match="encdec_qk.*'keys_values'"):
        nd.contrib.interleaved_matmul_encdec_qk(nd.zeros((3, 2, 8)), nd.zeros((5, 2, 8)), heads=2)
    with pytest.raises(MXNetError, match="'heads'"):
        nd.contrib.interleaved_matmul_selfatt_qk(own, heads=0)


@pytest.mark.parametrize("name,want", [("round_ste", [-3, -1, 0, 0, 1, 3]), ("sign_ste", [-1, -1, -1, 0, 1, 1])])
def test_gradients_pass_steps(name, want):
    x = nd.array([-2.5, -1, -0.25, 0, 0.5, 2.75])
    x.attach_grad()
    with autograd.record():
        y = getattr(nd.contrib, name)(x)
        z = y * x
    z.backward()
    np.testing.assert_array_equal(y.asnumpy(), want)
    np.testing.assert_array_equal(x.grad.asnumpy(), x.asnumpy() + want)
    sparse = getattr(nd.contrib, name)(nd.array([[0, 1.75], [0, 0]]).tostype("csr"))
    assert sparse.stype == "csr"
    np.testing.assert_array_equal(sparse.asnumpy(), [[0, 2 if name == "round_ste" else 1], [0, 0]])


@pytest.mark.parametrize("clip", [-1, 0.4])
@pytest.mark.parametrize("kind", ["default", "row_sparse"])
def test_group_adagrad_update(clip, kind):
    rng = np.random.RandomState(1)
    weight, grad, history = rng.randn(4, 3), rng.randn(4, 3), rng.rand(4, 1)
    grad[2] = 0
    arrays = [nd.array(a) for a in (weight, grad, history)]
    arrays[1] = arrays[1].tostype(kind)
    nd.contrib.group_adagrad_update(*arrays, out=arrays[0], lr=0.1, rescale_grad=0.5, clip_gradient=clip, epsilon=1e-4)
    g = grad * 0.5
    if clip > 0:
        g = g.clip(-clip, clip)
    history = history + (g * g).mean(1, keepdims=True)
    np.testing.assert_allclose(arrays[2].asnumpy(), history, rtol=1e-5)
    np.testing.assert_allclose(arrays[0].asnumpy(), weight - 0.1 * g / np.sqrt(history + 1e-4), rtol=1e-5)
    np.testing.assert_array_equal(arrays[0].asnumpy()[2], weight[2].astype(np.float32))
