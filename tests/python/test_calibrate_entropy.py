"""The range that quantization shall cover, against a plain search in NumPy."""
import numpy as np
import pytest

from mxnet import nd
from mxnet.base import MXNetError


def smoothed(x):
    empty, filled = (x == 0).sum(), (x != 0).sum()
    if filled == 0 or 1e-4 * empty >= filled:
        return None
    x = np.where(x == 0, 1e-4, x - 1e-4 * empty / filled)
    return x / x.sum()


def search(hist, edges, quantized):
    """Threshold and divergence of the best symmetric range."""
    middle, best = len(hist) // 2, (None, np.inf)
    for half in range(quantized // 2, middle + 1):
        begin, end = middle - half, middle + half + 1
        p = hist[begin:end].astype(float)
        p[0] += hist[:begin].sum()
        p[-1] += hist[end:].sum()
        inner = hist[begin:end].astype(float)
        inner[0] = 0
        width = len(p) // quantized
        q = np.zeros(len(p))
        for j in range(quantized):
            part = slice(j * width, len(p) if j == quantized - 1 else (j + 1) * width)
            if inner[part].any():
                q[part] = inner[part].sum() / np.count_nonzero(inner[part])
        p, q = smoothed(p), smoothed(q * (p != 0))
        if p is not None and q is not None and (p * np.log(p / q)).sum() < best[1]:
            best = (edges[end], (p * np.log(p / q)).sum())
    return best


@pytest.mark.parametrize("kind", ["poisson", "bell", "gaps", "narrow"])
@pytest.mark.parametrize("bins,quantized", [(31, 7), (101, 15), (501, 31), (9, 9)])
def test_calibrate_entropy(kind, bins, quantized):
    rng = np.random.RandomState(bins)
    place = (np.arange(bins) - bins // 2) / bins
    hist = {"poisson": rng.poisson(20, bins), "bell": np.floor(1000 * np.exp(-(place * 8) ** 2)),
            "gaps": rng.randint(0, 3, bins) * 10, "narrow": rng.poisson(9, bins) * (abs(place) < 0.2)}[kind]
    edges = np.linspace(-2, 2, bins + 1)
    got = nd.contrib.calibrate_entropy(nd.array(hist), nd.array(edges), num_quantized_bins=quantized)
    np.testing.assert_allclose([a.asscalar() for a in got], search(hist, edges, quantized), rtol=1e-4, atol=1e-6)


def test_it_cuts_outliers_and_refuses_other_shapes():
    values = np.concatenate([np.random.RandomState(0).randn(100000), [60.0]])
    hist, edges = np.histogram(values, bins=2001, range=(-60, 60))
    threshold = nd.contrib.calibrate_entropy(nd.array(hist), nd.array(edges), num_quantized_bins=63)[0].asscalar()
    assert 2 < threshold < 10
    with pytest.raises(MXNetError, match="calibrate_entropy.*'hist'.*at least 255 bins"):
        nd.contrib.calibrate_entropy(nd.ones(101), nd.ones(102))
    with pytest.raises(MXNetError, match="calibrate_entropy.*'hist_edges'.*102 edges"):
        nd.contrib.calibrate_entropy(nd.ones(101), nd.ones(101), num_quantized_bins=5)
