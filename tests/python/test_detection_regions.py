"""Pooling of regions of interest against sums written out in NumPy, with gradients by finite differences."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def sample(plane, y, x, margin):
    """Bilinear value at (y, x); places up to `margin` outside take the border, None is beyond."""
    h, w = plane.shape
    if not (-margin <= y <= h - 1 + margin and -margin <= x <= w - 1 + margin):
        return None
    y, x = min(max(y, 0), h - 1), min(max(x, 0), w - 1)
    y0, x0 = int(y), int(x)
    y1, x1 = min(y0 + 1, h - 1), min(x0 + 1, w - 1)
    top = plane[y0, x0] * (1 - x + x0) + plane[y0, x1] * (x - x0)
    return top * (1 - y + y0) + (plane[y1, x0] * (1 - x + x0) + plane[y1, x1] * (x - x0)) * (y - y0)


def align(data, rois, bins, scale, ratio, turned=False, sensitive=False, aligned=False):
    channels = data.shape[1] // (bins[0] * bins[1] if sensitive else 1)
    out = np.zeros((len(rois), channels, *bins))
    for r, c, i, j in np.ndindex(out.shape):
        if turned:
            cx, cy, width, height = rois[r, 1:5] * scale
            width, height, angle = max(width, 1), max(height, 1), np.deg2rad(rois[r, 5])
            left, top = -width / 2, -height / 2
        else:
            left, top, right, bottom = rois[r, 1:5] * scale - (0.5 if aligned else 0)
            least = 0 if aligned else 1
            width, height, angle, cx, cy = max(right - left, least), max(bottom - top, least), 0, 0, 0
        plane = data[int(rois[r, 0]), (c * bins[0] + i) * bins[1] + j if sensitive else c]
        rows, columns = (ratio or int(np.ceil(size / n)) for size, n in ((height, bins[0]), (width, bins[1])))
        for a, b in np.ndindex(rows, columns):
            v, u = top + (i + (a + 0.5) / rows) * height / bins[0], left + (j + (b + 0.5) / columns) * width / bins[1]
            y, x = v * np.cos(angle) - u * np.sin(angle) + cy, u * np.cos(angle) + v * np.sin(angle) + cx
            value = sample(plane, y, x, 1)
            out[r, c, i, j] += (value or 0) / (rows * columns)
    return out


def regions(rng, count, size=14.0):
    points = np.sort(rng.rand(count, 2, 2) * size - 2, axis=1)
    return np.concatenate([rng.randint(0, 2, (count, 1)), points.reshape(count, 4)], 1)


def slope(f, x, head, step=1e-5):
    grad = np.zeros_like(x)
    for i in np.ndindex(*x.shape):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        grad[i] = ((f(up) - f(down)) * head).sum() / (2 * step)
    return grad


def check_gradient(f, arrays, wrt):
    """The gradients of <head, f(arrays)> that backward answers, against differences; zero for the others."""
    arrays = [np.asarray(a, np.float64) for a in arrays]
    inputs = [nd.array(a, dtype="float64") for a in arrays]
    for a in inputs:
        a.attach_grad()
    with autograd.record():
        y = f(*inputs)
    head = np.random.RandomState(7).randn(*y.shape)
    y.backward(nd.array(head, dtype="float64"))
    for k, a in enumerate(inputs):
        if k not in wrt:
            assert not a.grad.asnumpy().any()
            continue

        def value(x, place=k):
            return f(*(nd.array(x if i == place else b, dtype="float64") for i, b in enumerate(arrays))).asnumpy()

        want = slope(value, arrays[k], head)
        assert np.abs(want).max() > 1e-3
        np.testing.assert_allclose(a.grad.asnumpy(), want, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("ratio", [0, 2])
@pytest.mark.parametrize("sensitive", [False, True])
@pytest.mark.parametrize("aligned", [False, True])
def test_roi_align(ratio, sensitive, aligned):
    rng = np.random.RandomState(0)
    data, rois = rng.randn(2, 6, 7, 8), regions(rng, 5)
    options = {"pooled_size": (2, 3), "spatial_scale": 0.5, "sample_ratio": ratio, "position_sensitive": sensitive,
               "aligned": aligned}
    want = align(data, rois, (2, 3), 0.5, ratio, sensitive=sensitive, aligned=aligned)
    for dtype, tolerance in [("float64", 1e-6), ("float32", 1e-4), ("float16", 2e-2)]:
        got = nd.contrib.ROIAlign(nd.array(data, dtype=dtype), nd.array(rois, dtype=dtype), **options)
        assert got.dtype == np.dtype(dtype)
        if dtype == "float16":  # regions themselves were rounded
            want = align(data.astype(dtype).astype(float), rois.astype(dtype).astype(float), (2, 3), 0.5, ratio,
                         sensitive=sensitive, aligned=aligned)
        np.testing.assert_allclose(got.asnumpy(), want, atol=tolerance)
    check_gradient(lambda x, r: nd.contrib.ROIAlign(x, r, **options), [data[:, :, :4, :5], rois[:3]], {0})


@pytest.mark.parametrize("ratio", [0, 3])
def test_rotated_roi_align(ratio):
    rng = np.random.RandomState(1)
    data = rng.randn(2, 3, 6, 7)
    rois = np.concatenate([rng.randint(0, 2, (4, 1)), rng.rand(4, 4) * 10, rng.rand(4, 1) * 180], 1)
    options = {"pooled_size": (2, 2), "spatial_scale": 0.5, "sampling_ratio": ratio}
    got = nd.contrib.RROIAlign(nd.array(data, dtype="float64"), nd.array(rois, dtype="float64"), **options).asnumpy()
    np.testing.assert_allclose(got, align(data, rois, (2, 2), 0.5, ratio, turned=True), atol=1e-6)
    check_gradient(lambda x, r: nd.contrib.RROIAlign(x, r, **options), [data, rois], {0})


def test_regions_without_an_instance_have_zeros():
    data = nd.ones((2, 4, 3, 3))
    for number in (-1, 2, 1e20, np.nan):
        roi = nd.array([[number, 0, 0, 2, 2]])
        assert not nd.contrib.ROIAlign(data, roi, pooled_size=(2, 2), spatial_scale=1).asnumpy().any()
        assert not nd.contrib.PSROIPooling(data, roi, spatial_scale=1, output_dim=1, pooled_size=2).asnumpy().any()
    for far in (1e30, -1e30, np.nan):
        roi = nd.array([[0, far, far, 2, 2], [0, 0, 0, far, far], [0, 2, 2, 2, 2]])
        options = {"spatial_scale": 1, "output_dim": 1, "pooled_size": 2, "group_size": 2}
        assert np.isfinite(nd.contrib.PSROIPooling(data, roi, **options).asnumpy()).all()
        got = nd.contrib.DeformablePSROIPooling(data, roi, no_trans=True, **options).asnumpy()
        assert np.isfinite(got).all()
        for aligned in (False, True):
            got = nd.contrib.ROIAlign(data, roi, pooled_size=(2, 2), spatial_scale=1, aligned=aligned).asnumpy()
            assert np.isfinite(got).all()


@pytest.mark.parametrize("cells", [2, 0, 1])
def test_psroi_pooling(cells):
    rng = np.random.RandomState(2)
    bins, count = 3, cells or 3
    data, rois = rng.randn(2, 2 * count * count, 6, 7), regions(rng, 4)
    options = {"spatial_scale": 0.5, "output_dim": 2, "pooled_size": bins, "group_size": cells}
    want = np.zeros((4, 2, bins, bins))
    for r, c, i, j in np.ndindex(want.shape):
        left, top = np.round(rois[r, 1:3]) * 0.5
        right, bottom = (np.round(rois[r, 3:5]) + 1) * 0.5
        width, height = max(right - left, 0.1) / bins, max(bottom - top, 0.1) / bins
        y0, y1 = (int(v.clip(0, 6)) for v in (np.floor(top + i * height), np.ceil(top + (i + 1) * height)))
        x0, x1 = (int(v.clip(0, 7)) for v in (np.floor(left + j * width), np.ceil(left + (j + 1) * width)))
        channel = (c * count + i * count // bins) * count + j * count // bins
        part = data[int(rois[r, 0]), channel, y0:y1, x0:x1]
        want[r, c, i, j] = part.mean() if part.size else 0
    got = nd.contrib.PSROIPooling(nd.array(data, dtype="float64"), nd.array(rois, dtype="float64"), **options).asnumpy()
    np.testing.assert_allclose(got, want, atol=1e-6)
    check_gradient(lambda x, r: nd.contrib.PSROIPooling(x, r, **options), [data, rois], {0})
    with pytest.raises(MXNetError, match="PSROIPooling.*'data'"):
        nd.contrib.PSROIPooling(nd.array(data)[:, 1:], nd.array(rois), **options)


@pytest.mark.parametrize("classes,part", [(1, 0), (2, 1), (2, 4)])
def test_deformable_psroi_pooling(classes, part):
    rng = np.random.RandomState(3)
    bins, cells, parts = 3, 2, part or 3
    data, rois = rng.randn(2, 2 * cells * cells, 6, 7), regions(rng, 3)
    trans = rng.randn(3, 2 * classes, parts, parts)
    options = {"spatial_scale": 0.5, "output_dim": 2, "pooled_size": bins, "group_size": cells, "part_size": part,
               "sample_per_part": 2, "trans_std": 0.1}
    want, fixed = np.zeros((2, 3, 2, bins, bins))
    for r, c, i, j in np.ndindex(want.shape):
        left, top = np.round(rois[r, 1:3]) * 0.5 - 0.5
        right, bottom = (np.round(rois[r, 3:5]) + 1) * 0.5 - 0.5
        width, height = max(right - left, 0.1), max(bottom - top, 0.1)
        plane = data[int(rois[r, 0]), (c * cells + i * cells // bins) * cells + j * cells // bins]
        kind = c * classes // 2
        dx, dy = trans[r, 2 * kind:2 * kind + 2, i * parts // bins, j * parts // bins] * 0.1
        for result, x, y in ((want, dx, dy), (fixed, 0, 0)):
            values = [sample(plane, top + (y + (i + a / 2) / bins) * height,
                             left + (x + (j + b / 2) / bins) * width, 0.5) for a, b in np.ndindex(2, 2)]
            values = [v for v in values if v is not None]
            result[r, c, i, j] = np.mean(values) if values else 0
    arrays = [nd.array(a, dtype="float64") for a in (data, rois, trans)]
    np.testing.assert_allclose(nd.contrib.DeformablePSROIPooling(*arrays, **options).asnumpy(), want, atol=1e-6)
    got = nd.contrib.DeformablePSROIPooling(*arrays[:2], no_trans=True, **options).asnumpy()
    np.testing.assert_allclose(got, fixed, atol=1e-6)
    check_gradient(lambda *a: nd.contrib.DeformablePSROIPooling(*a, **options), [data, rois, trans], {0, 2})
