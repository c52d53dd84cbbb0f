"""The likelihood of Hawkes processes against its definition, with gradients by finite differences."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def likelihood(lda, alpha, beta, state, lags, marks, valid, end):
    """Definition: log intensities at events, minus integrals; and the sums of decayed events at the end."""
    values, sums = np.zeros(len(lda)), np.zeros_like(state)
    for n in range(len(lda)):
        times, kinds = np.cumsum(lags[n])[:int(valid[n])], marks[n][:int(valid[n])]
        for i, (t, k) in enumerate(zip(times, kinds)):
            decay = state[n, k] * np.exp(-beta[k] * t)
            decay += sum(np.exp(-beta[k] * (t - u)) for u, m in zip(times[:i], kinds[:i]) if m == k)
            values[n] += np.log(lda[n, k] + alpha[k] * beta[k] * decay)
        for k in range(lda.shape[1]):
            own = times[kinds == k]
            values[n] -= lda[n, k] * end[n] + alpha[k] * state[n, k] * (1 - np.exp(-beta[k] * end[n]))
            values[n] -= alpha[k] * (1 - np.exp(-beta[k] * (end[n] - own))).sum()
            sums[n, k] = state[n, k] * np.exp(-beta[k] * end[n]) + np.exp(-beta[k] * (end[n] - own)).sum()
    return values, sums


@pytest.mark.parametrize("heads", ["likelihood", "state", "both"])
def test_hawkes_likelihood_and_all_its_slopes(heads):
    # 1.9.1 has no slope in the state, neither at the start nor at the end.
    rng = np.random.RandomState(0)
    arrays = [rng.rand(3, 2) + 0.5, rng.rand(2), rng.rand(2) + 0.5, rng.rand(3, 2), rng.rand(3, 5),
              rng.randint(0, 2, (3, 5)), np.array([5.0, 3.0, 0.0]), np.array([5.0, 6.0, 7.0])]
    inputs = [nd.array(a, dtype="int32" if i == 5 else "float64") for i, a in enumerate(arrays)]
    for a in inputs[:4]:
        a.attach_grad()
    head = [rng.randn(3) * (heads != "state"), rng.randn(3, 2) * (heads != "likelihood")]
    with autograd.record():
        got = nd.contrib.hawkesll(*inputs)
    autograd.backward(got, [nd.array(h, dtype="float64") for h in head])
    for g, want in zip(got, likelihood(*arrays)):
        np.testing.assert_allclose(g.asnumpy(), want, rtol=1e-6)
    for k in range(4):
        for i in np.ndindex(*arrays[k].shape):
            values = []
            for step in (1e-5, -1e-5):
                moved = arrays[k].copy()
                moved[i] += step
                result = likelihood(*arrays[:k], moved, *arrays[k + 1:])
                values.append(sum((r * h).sum() for r, h in zip(result, head)))
            want = (values[0] - values[1]) / 2e-5
            np.testing.assert_allclose(inputs[k].grad.asnumpy()[i], want, rtol=1e-4, atol=1e-6)


def test_state_carries_a_sequence_on():
    rng = np.random.RandomState(1)
    lda, alpha, beta = nd.array(rng.rand(1, 2) + 0.5), nd.array([0.25, 0.5]), nd.array([1, 2])
    lags = nd.array([[1, 1, 1, 1]])
    marks, zero = nd.array([[0, 1, 1, 0]], dtype="int32"), nd.zeros((1, 2))
    whole, state = nd.contrib.hawkesll(lda, alpha, beta, zero, lags, marks, nd.array([4]), nd.array([6]))
    both, rest = nd.array([2]), nd.array([[0.5, 1]])
    first, middle = nd.contrib.hawkesll(lda, alpha, beta, zero, lags[:, :2], marks[:, :2], both, nd.array([2.5]))
    second, last = nd.contrib.hawkesll(lda, alpha, beta, middle, rest, marks[:, 2:], both, nd.array([3.5]))
    np.testing.assert_allclose((first + second).asnumpy(), whole.asnumpy(), rtol=1e-6)
    np.testing.assert_allclose(last.asnumpy(), state.asnumpy(), rtol=1e-6)
    with pytest.raises(MXNetError, match="hawkesll.*'marks'.*\\[0, 2\\), got 2"):
        nd.contrib.hawkesll(lda, alpha, beta, zero, lags, marks + 1, nd.array([4]), nd.array([6]))[0].asnumpy()
