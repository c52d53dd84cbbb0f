"""Deformable convolutions against sums written out in NumPy, with gradients by finite differences."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def pixel(plane, y, x, fades):
    """Bilinear value: with `fades`, zeros around the image take part; else the image ends at its last row and column,
    whose values go on for one pixel."""
    h, w = plane.shape
    if fades:
        plane, y, x = np.pad(plane, 1), y + 1, x + 1
        if not (0 < y < h + 1 and 0 < x < w + 1):
            return 0.0
    else:
        if not (0 <= y < h and 0 <= x < w):
            return 0.0
        plane = np.pad(plane, ((0, 1), (0, 1)), mode="edge")
    i, j = int(y), int(x)
    top = plane[i, j] * (1 - x + j) + plane[i, j + 1] * (x - j)
    return top * (1 - y + i) + (plane[i + 1, j] * (1 - x + j) + plane[i + 1, j + 1] * (x - j)) * (y - i)


def convolve(data, offset, mask, weight, bias, stride, dilate, pad, groups, offset_groups, fades):
    taps = list(np.ndindex(*weight.shape[2:]))
    out = np.zeros((len(data), len(weight), *offset.shape[2:]))
    channels = weight.shape[1]
    for n, f, i, j in np.ndindex(out.shape):
        out[n, f, i, j] = bias[f]
        for c, (t, (a, b)) in ((c, e) for c in range(channels) for e in enumerate(taps)):
            channel = f * groups // len(weight) * channels + c
            kind = channel * offset_groups // data.shape[1] * len(taps) + t
            y = i * stride[0] - pad[0] + a * dilate[0] + offset[n, 2 * kind, i, j]
            x = j * stride[1] - pad[1] + b * dilate[1] + offset[n, 2 * kind + 1, i, j]
            out[n, f, i, j] += weight[f, c, a, b] * mask[n, kind, i, j] * pixel(data[n, channel], y, x, fades)
    return out


OPTIONS = [{"stride": (1, 2), "dilate": (1, 1), "pad": (1, 0), "groups": 1, "offset_groups": 1},
           {"stride": (2, 1), "dilate": (2, 1), "pad": (2, 1), "groups": 2, "offset_groups": 2},
           {"stride": (1, 1), "dilate": (1, 2), "pad": (0, 2), "groups": 1, "offset_groups": 4}]


@pytest.mark.parametrize("modulated", [False, True])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "groups", "offsets"])
@pytest.mark.parametrize("biased", [False, True])
def test_deformable_convolution(modulated, options, biased):
    rng = np.random.RandomState(0)
    stride, dilate, pad = options["stride"], options["dilate"], options["pad"]
    groups, kinds, kernel = options["groups"], options["offset_groups"], (2, 3)
    data, weight, bias = rng.randn(2, 4, 5, 6), rng.randn(2, 4 // groups, *kernel), rng.randn(2) * biased
    rows, columns = ((s + 2 * p - d * (k - 1) - 1) // t + 1
                     for s, p, d, k, t in zip((5, 6), pad, dilate, kernel, stride))
    # Places keep their distance from whole numbers, where slopes jump.
    offset = rng.randint(-2, 2, (2, kinds * 12, rows, columns)) + rng.rand(2, kinds * 12, rows, columns) * 0.8 + 0.1
    mask = rng.rand(2, kinds * 6, rows, columns) if modulated else np.ones((2, kinds * 6, rows, columns))
    arrays = {"data": data, "offset": offset, "mask": mask, "weight": weight, "bias": bias}

    def reference(**changed):
        values = {**arrays, **changed}
        return convolve(*(values[k] for k in ("data", "offset", "mask", "weight", "bias")), **options, fades=modulated)

    names = [k for k in arrays if (k != "mask" or modulated) and (k != "bias" or biased)]
    function = nd.contrib.ModulatedDeformableConvolution if modulated else nd.contrib.DeformableConvolution
    params = {"kernel": kernel, "stride": stride, "dilate": dilate, "pad": pad, "num_filter": 2, "num_group": groups,
                  "num_deformable_group": kinds, "no_bias": not biased}
    inputs = [nd.array(arrays[k], dtype="float64") for k in names]
    for a in inputs:
        a.attach_grad()
    with autograd.record():
        got = function(*inputs, **params)
    head = rng.randn(*got.shape)
    got.backward(nd.array(head, dtype="float64"))
    np.testing.assert_allclose(got.asnumpy(), reference(), atol=1e-9)
    single = function(*(nd.array(arrays[k]) for k in names), **params)
    np.testing.assert_allclose(single.asnumpy(), reference(), atol=1e-4)
    for name, a in zip(names, inputs):
        places = list(np.ndindex(*a.shape))
        for i in (places[k] for k in rng.permutation(len(places))[:12]):
            values = []
            for step in (1e-6, -1e-6):
                moved = arrays[name].copy()
                moved[i] += step
                values.append((reference(**{name: moved}) * head).sum())
            np.testing.assert_allclose(a.grad.asnumpy()[i], (values[0] - values[1]) / 2e-6, rtol=1e-5, atol=1e-6)


def test_without_offsets_it_is_a_convolution():
    rng = np.random.RandomState(1)
    data, weight, bias = (nd.array(rng.randn(*s)) for s in ((2, 6, 9, 9), (4, 3, 3, 3), (4,)))
    options = {"kernel": (3, 3), "pad": (1, 1), "stride": (2, 2), "num_filter": 4, "num_group": 2}
    want = nd.Convolution(data, weight, bias, **options).asnumpy()
    offset, mask = nd.zeros((2, 18, 5, 5)), nd.ones((2, 9, 5, 5))
    got = nd.contrib.DeformableConvolution(data, offset, weight, bias, **options).asnumpy()
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
    got = nd.contrib.ModulatedDeformableConvolution(data, offset, mask * 0.5, weight, bias * 0.5, **options).asnumpy()
    np.testing.assert_allclose(got, want * 0.5, rtol=1e-4, atol=1e-5)


def test_far_offsets_and_bad_arguments():
    data, weight, bias = nd.ones((1, 2, 4, 4)), nd.ones((3, 2, 3, 3)), nd.zeros(3)
    options = {"kernel": (3, 3), "num_filter": 3}
    for far in (1e30, -1e30, np.nan, np.inf):
        got = nd.contrib.DeformableConvolution(data, nd.full((1, 18, 2, 2), far), weight, bias, **options)
        assert not got.asnumpy().any()
    offset = nd.zeros((1, 18, 2, 2))
    for changed, name in [({"num_group": 2}, "num_group"), ({"num_deformable_group": 3}, "num_deformable_group"),
                          ({"kernel": (3,)}, "kernel"), ({"kernel": (7, 7)}, "kernel"), ({"pad": (1, 1)}, "offset"),
                          ({"num_deformable_group": 2}, "offset"), ({"num_filter": 2}, "weight|bias")]:
        with pytest.raises(MXNetError, match=f"DeformableConvolution.*'({name})'"):
            nd.contrib.DeformableConvolution(data, offset, weight, bias, **{**options, **changed})
    with pytest.raises(MXNetError, match="float32 or float64"):
        nd.contrib.DeformableConvolution(*(a.astype("float16") for a in (data, offset, weight, bias)), **options)
