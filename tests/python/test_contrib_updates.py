"""Contrib's optimizer updates against the formulas in NumPy, and its samples as symbols."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

RNG = np.random.RandomState(5)
SHAPES = [(3, 4), (5,), (2, 2, 2)]
LRS, WDS, ETAS = [0.1, 0.2, 0.3], [0.01, 0.0, 0.1], [1.0, 0.5, 0.9]
BETA1, BETA2, EPSILON = 0.9, 0.99, 1e-6


def arrays(low=-1):
    return [RNG.uniform(low, 1, shape).astype(np.float32) for shape in SHAPES]


def adamw(i, w, g, m, v, rescale, clip):
    g = np.clip(g * rescale, -clip, clip) if clip > 0 else g * rescale
    m = BETA1 * m + (1 - BETA1) * g
    v = BETA2 * v + (1 - BETA2) * g ** 2
    return w - ETAS[i] * (LRS[i] * m / (np.sqrt(v) + EPSILON) + WDS[i] * w), m, v


COMMON = {"beta1": BETA1, "beta2": BETA2, "epsilon": EPSILON}


@pytest.mark.parametrize("precision", ["single", "half"])
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("rescale, as_array, clip", [(2.0, False, -1), (3.0, True, 0.5), (0.0, False, -1),
                                                     (np.inf, True, -1), (np.nan, False, -1)])
def test_adamw(precision, several, rescale, as_array, clip):
    weights, grads, means, variances = arrays(), arrays(), arrays(), arrays(0)
    if precision == "half":
        weights = [w.astype(np.float16).astype(np.float32) for w in weights]
        grads = [g.astype(np.float16).astype(np.float32) for g in grads]
    expected = [adamw(i, *group, rescale, clip) if np.isfinite(rescale) and rescale else (group[0], *group[2:])
                for i, group in enumerate(zip(weights, grads, means, variances))]
    dtype = "float16" if precision == "half" else "float32"
    w, g = ([nd.array(x, dtype=dtype) for x in xs] for xs in (weights, grads))
    m, v, w32 = ([nd.array(x) for x in xs] for xs in (means, variances, weights))
    copies = [w32] if precision == "half" else []
    prefix = "mp_" if precision == "half" else ""
    factor = nd.array([rescale]) if as_array else rescale
    contrib = nd.contrib
    if several:
        function = getattr(contrib, f"multi_{prefix}adamw_update")
        function(w, g, m, v, *copies, factor, lrs=LRS, wds=WDS, etas=ETAS, out=w, clip_gradient=clip, **COMMON)
    else:
        function = getattr(contrib, f"{prefix}adamw_update")
        for i in range(len(SHAPES)):
            function(w[i], g[i], m[i], v[i], *[copy[i] for copy in copies], factor, lr=LRS[i], eta=ETAS[i], wd=WDS[i],
                     out=w[i], clip_gradient=clip, **COMMON)
    for i, (weight, mean, variance) in enumerate(expected):
        np.testing.assert_allclose(w[i].asnumpy(), weight, rtol=2e-3 if copies else 1e-5, atol=1e-3 if copies else 1e-6)
        np.testing.assert_allclose((w32 if copies else w)[i].asnumpy(), weight, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(m[i].asnumpy(), mean, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(v[i].asnumpy(), variance, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("precision", ["single", "half"])
def test_lamb(precision):
    weights, grads, means, variances = arrays(), arrays(), arrays(), arrays(0)
    steps = [1, 2, 7]
    if precision == "half":
        weights = [w.astype(np.float16).astype(np.float32) for w in weights]
        grads = [g.astype(np.float16).astype(np.float32) for g in grads]
    dtype = "float16" if precision == "half" else "float32"
    w, g = ([nd.array(x, dtype=dtype) for x in xs] for xs in (weights, grads))
    m, v, w32 = ([nd.array(x) for x in xs] for xs in (means, variances, weights))
    if precision == "half":
        nd.contrib.multi_mp_lamb_update(w, g, m, v, w32, steps, LRS, WDS, out=w, **COMMON)
    else:
        nd.contrib.multi_lamb_update(w, g, m, v, steps, LRS, WDS, out=w, **COMMON)
    for i, step in enumerate(steps):
        mean = BETA1 * means[i] + (1 - BETA1) * grads[i]
        variance = BETA2 * variances[i] + (1 - BETA2) * grads[i] ** 2
        direction = (mean / (1 - BETA1 ** step) / (np.sqrt(variance / (1 - BETA2 ** step)) + EPSILON)
                     + WDS[i] * weights[i])
        ratio = np.linalg.norm(weights[i]) / np.linalg.norm(direction)
        expected = weights[i] - LRS[i] * ratio * direction
        np.testing.assert_allclose((w32 if precision == "half" else w)[i].asnumpy(), expected, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(w[i].asnumpy(), expected, rtol=2e-3, atol=1e-3)
        np.testing.assert_allclose(m[i].asnumpy(), mean, rtol=1e-5, atol=1e-6)


def test_lists_of_different_lengths():
    one, two = [nd.ones(2)], [nd.ones(2), nd.ones(2)]
    with pytest.raises(ValueError, match=r"\[multi_adamw_update\] argument 'mean': expected 2 arrays.* got 1"):
        nd.contrib.multi_adamw_update(two, two, one, two, 1.0, [1, 1], [0, 0], [1, 1])
    with pytest.raises(ValueError, match="'weights32'"):
        nd.contrib.multi_mp_lamb_update(two, two, two, two, one, [1, 1], [1, 1], [0, 0])


@pytest.mark.parametrize("rescale", [2.0, "array"])
def test_adamw_as_symbol(rescale):
    names = ["w", "g", "m", "v"]
    values = {name: group[0] for name, group in zip(names, (arrays(), arrays(), arrays(), arrays(0)))}
    factor = mx.sym.var("factor", shape=(1,)) if rescale == "array" else rescale
    updated = mx.sym.contrib.adamw_update(*map(mx.sym.var, names), factor, lr=LRS[0], eta=ETAS[0], wd=WDS[0], **COMMON)
    given = {name: nd.array(value) for name, value in values.items()}
    states = {name: given.pop(name) for name in "mv"}  # they change in place, which makes them auxiliary states
    if rescale == "array":
        given["factor"] = nd.array([2.0])
    (result,) = updated.bind(mx.cpu(), given, aux_states=states).forward()
    expected = adamw(0, *values.values(), 2.0, -1)[0]
    np.testing.assert_allclose(result.asnumpy(), expected, rtol=1e-5, atol=1e-6)


def test_zipfian_samples_of_symbols():
    """P(class) = log((class + 2) / (class + 1)) / log(range + 1)."""
    mx.random.seed(3)
    count, classes = 40000, 5
    samples, true, sampled = mx.sym.contrib.rand_zipfian(mx.sym.var("true"), count, classes)
    samples, true, sampled = mx.sym.Group([samples, true, sampled]).eval(true=nd.array([3, 0]))
    probability = np.log((np.arange(classes) + 2) / (np.arange(classes) + 1)) / np.log(classes + 1)
    assert samples.dtype == np.int64 and samples.shape == (count,)
    frequency = np.bincount(samples.asnumpy(), minlength=classes) / count
    np.testing.assert_allclose(frequency, probability, atol=0.01)
    np.testing.assert_allclose(true.asnumpy(), probability[[3, 0]] * count)
    np.testing.assert_allclose(sampled.asnumpy(), probability[samples.asnumpy()] * count)


def test_older_places():
    assert mx.contrib.nd.ctc_loss is nd.contrib.ctc_loss and mx.contrib.sym.ctc_loss is mx.sym.contrib.ctc_loss
