# The image operators against NumPy: places, rounding, clipping, colours, gradients and refusals.
import colorsys

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, nd

GREY = np.array([0.299, 0.587, 0.114])


def image(shape, dtype="float32", seed=0):
    return np.random.default_rng(seed).uniform(0, 255, shape).astype(dtype)


def run(name, values, *args, **kwargs):
    return getattr(nd.image, name)(nd.array(values, dtype=values.dtype), *args, **kwargs).asnumpy()


def stored(values, dtype):
    """Numbers as the pixels of an image: integers lose their fraction and are clipped."""
    if dtype == "uint8":
        return np.clip(np.trunc(values), 0, 255).astype(dtype)
    return values.astype(dtype)


@pytest.mark.parametrize("dtype", ["uint8", "float32", "float64", "float16", "int32"])
def test_places(dtype):
    x = image((5, 7, 3), dtype)
    np.testing.assert_array_equal(run("flip_left_right", x), x[:, ::-1])
    np.testing.assert_array_equal(run("flip_top_bottom", x), x[::-1])
    np.testing.assert_array_equal(run("crop", x, 2, 1, 4, 3), x[1:4, 2:6])
    np.testing.assert_array_equal(run("crop", np.stack([x, x + 1]), 2, 1, 4, 3), np.stack([x, x + 1])[:, 1:4, 2:6])
    tensor = run("to_tensor", x)
    assert tensor.dtype == np.float32
    np.testing.assert_allclose(tensor, x.astype(np.float32).transpose(2, 0, 1) / 255, rtol=1e-6)
    np.testing.assert_allclose(run("to_tensor", x[None]), tensor[None])


@pytest.mark.parametrize("channels", [1, 3])
def test_random_flips_take_both_ways(channels):
    x = image((2, 3, channels))
    for name, mirrored in (("random_flip_left_right", x[:, ::-1]), ("random_flip_top_bottom", x[::-1])):
        mx.random.seed(1)
        results = [run(name, x) for _ in range(200)]
        flipped = sum(np.array_equal(r, mirrored) for r in results)
        assert flipped + sum(np.array_equal(r, x) for r in results) == 200
        assert 70 < flipped < 130


def test_normalize():
    x = image((2, 3, 4, 5))
    mean, std = np.array([1, 2, 3.5]), np.array([2, 0.5, 4])
    want = (x - mean[:, None, None]) / std[:, None, None]
    np.testing.assert_allclose(run("normalize", x, tuple(mean), tuple(std)), want, rtol=1e-5, atol=1e-4)
    np.testing.assert_allclose(run("normalize", x, 2, 4), (x - 2) / 4, rtol=1e-6)
    np.testing.assert_array_equal(run("normalize", x), x)
    array = nd.array(x)
    array.attach_grad()
    with autograd.record():
        y = nd.image.normalize(array, tuple(mean), tuple(std))
    y.backward(2 * nd.ones_like(y))
    np.testing.assert_allclose(array.grad.asnumpy(), np.broadcast_to(2 / std[:, None, None], x.shape), rtol=1e-6)


def test_integers_that_are_normalized_wrap_around():
    x = np.array([0, 30, 200], "uint8").reshape(1, 1, 3)
    np.testing.assert_array_equal(run("normalize", x, 300, 1).ravel(), [212, 242, 156])  # what 1.9.1 answers
    np.testing.assert_array_equal(run("normalize", x, 0, 0.5).ravel(), [0, 60, 144])


def test_gradients_of_places():
    x = nd.array(image((4, 5, 3)))
    x.attach_grad()
    weight = nd.array(image((2, 3, 3), seed=1))
    with autograd.record():
        loss = (nd.image.crop(x, 1, 2, 3, 2) * weight).sum()
    loss.backward()
    want = np.zeros((4, 5, 3), "float32")
    want[2:4, 1:4] = weight.asnumpy()
    np.testing.assert_array_equal(x.grad.asnumpy(), want)
    weight = nd.array(image((4, 5, 3), seed=1))
    with autograd.record():
        loss = (nd.image.flip_left_right(x) * weight).sum()
    loss.backward()
    np.testing.assert_array_equal(x.grad.asnumpy(), weight.asnumpy()[:, ::-1])


@pytest.mark.parametrize("dtype", ["uint8", "float32", "float64", "float16"])
def test_colours_by_a_known_factor(dtype):
    x = image((6, 5, 3), dtype)
    values, f = x.astype(np.float64), 1.3125
    grey = values @ GREY
    tolerance = {"rtol": 2e-3, "atol": 0.3} if dtype == "float16" else {"rtol": 1e-5, "atol": 2e-4}
    if dtype == "uint8":
        tolerance = {"rtol": 0, "atol": 1}  # a sum in float may end on the other side of a whole number
    for name, want in (("random_brightness", values * f), ("random_contrast", values * f + grey.mean() * (1 - f)),
                       ("random_saturation", values * f + grey[..., None] * (1 - f))):
        got = run(name, x, f, f)
        assert got.dtype == x.dtype
        np.testing.assert_allclose(got.astype(float), stored(want, dtype).astype(float), **tolerance, err_msg=name)
    assert np.array_equal(run("random_brightness", x, 1, 1), x)


def test_bytes_lose_their_fraction_and_are_clipped():
    x = np.arange(0, 240, 10, dtype="uint8").reshape(2, 4, 3)
    np.testing.assert_array_equal(run("random_brightness", x, 1.23, 1.23).ravel()[:10],
                                  [0, 12, 24, 36, 49, 61, 73, 86, 98, 110])
    assert run("random_brightness", x, 1.23, 1.23).max() == 255
    np.testing.assert_array_equal(run("random_contrast", x, 1.23, 1.23).ravel()[:6], [0, 0, 0, 10, 23, 35])


@pytest.mark.parametrize("turn", [0, 0.23, 0.5, 0.9, 1.1])
def test_hue_turns(turn):
    x = image((4, 5, 3))
    want = np.empty_like(x)
    for place in np.ndindex(4, 5):
        h, s, v = colorsys.rgb_to_hsv(*(x[place] / 255))
        want[place] = np.array(colorsys.hsv_to_rgb((h + turn) % 1, s, v)) * 255
    np.testing.assert_allclose(run("random_hue", x, turn, turn), want, atol=1e-3)
    np.testing.assert_array_equal(run("random_hue", x.astype("uint8"), 1, 1), x.astype("uint8"))


def test_lighting():
    alpha = np.array([0.1, 0.2, 0.3])
    size = np.array([55.46, 4.794, 1.148])
    direction = np.array([[-0.5675, 0.7192, 0.4009], [-0.5808, -0.0045, -0.8140], [-0.5836, -0.6948, 0.4203]])
    shift = direction @ (alpha * size)
    x = image((2, 3, 3))
    np.testing.assert_allclose(run("adjust_lighting", x, tuple(alpha)), x + shift, rtol=1e-5, atol=1e-4)
    bytes_ = x.astype("uint8")
    np.testing.assert_array_equal(run("adjust_lighting", bytes_, tuple(alpha)),
                                  np.clip(np.trunc(bytes_ + shift), 0, 255).astype("uint8"))
    mx.random.seed(3)
    added = np.array([run("random_lighting", np.zeros((1, 1, 3), "float32"), 1.0)[0, 0] for _ in range(2000)])
    np.testing.assert_allclose(added.std(0), np.sqrt(((direction * size) ** 2).sum(1)), rtol=0.1)


def test_factors_are_drawn_evenly():
    mx.random.seed(2)
    factors = np.array([run("random_brightness", np.ones((1, 1, 1), "float32"), 0.5, 1.5).item() for _ in range(1000)])
    assert factors.min() >= 0.5
    assert factors.max() < 1.5
    np.testing.assert_allclose([factors.mean(), factors.std()], [1, 12 ** -0.5], atol=0.04)


def test_color_jitter():
    x = image((4, 5, 3))
    np.testing.assert_array_equal(run("random_color_jitter", x, 0, 0, 0, 0), x)
    factors = {float(np.round((run("random_color_jitter", x, 0.4, 0, 0, 0) / x).std(), 4)) for _ in range(10)}
    assert factors == {0.0}  # brightness alone multiplies all by the same factor
    turned = run("random_color_jitter", x, 0, 0, 0, 0.4)
    assert not np.allclose(turned, x)
    np.testing.assert_allclose(turned.max(-1), x.max(-1), rtol=1e-5)
    np.testing.assert_allclose(turned.min(-1), x.min(-1), rtol=1e-4, atol=1e-4)


def test_grey_images_keep_what_is_only_about_colour():
    x = image((3, 4, 1))
    for name in ("random_saturation", "random_hue"):
        np.testing.assert_array_equal(run(name, x, 1.5, 1.5), x)
    np.testing.assert_array_equal(run("adjust_lighting", x, (1, 1, 1)), x)
    np.testing.assert_allclose(run("random_contrast", x, 1.5, 1.5), x * 1.5 - x.mean() * 0.5, rtol=1e-5, atol=1e-3)


def test_resize():
    x = np.arange(0, 240, 10, dtype="uint8").reshape(2, 4, 3)
    want = [5, 15, 25, 45, 55, 65, 85, 95, 105, 125, 135, 145, 165, 175, 185, 205, 215, 225]
    np.testing.assert_array_equal(run("resize", x, (3, 2)).ravel(), want)  # what 1.9.1 answers
    batch = np.stack([x, x[::-1]])
    resized = run("resize", batch, (3, 2))
    np.testing.assert_array_equal(resized, np.stack([run("resize", one, (3, 2)) for one in batch]))
    assert run("resize", x, 3, True).shape == (3, 6, 3)
    assert run("resize", x.transpose(1, 0, 2), 3, True).shape == (6, 3, 3)
    assert run("resize", x, 3).shape == (3, 3, 3)
    shape = mx.sym.image.resize(mx.sym.Variable("data"), size=8, keep_ratio=True).infer_shape(data=(2, 20, 40, 3))[1]
    assert shape == [(2, 8, 16, 3)]


@pytest.mark.parametrize(("kind", "mode"), list(enumerate(["constant", "edge", "symmetric", "wrap", "reflect"])))
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_border(kind, mode, dtype):
    x = image((4, 5, 3), dtype)
    got = mx.image.copyMakeBorder(nd.array(x, dtype=dtype), 1, 2, 3, 7, type=kind)
    np.testing.assert_array_equal(got.asnumpy(), np.pad(x, ((1, 2), (3, 7), (0, 0)), mode=mode))
    if kind == 0:
        got = mx.image.copyMakeBorder(nd.array(x, dtype=dtype), 1, 0, 0, 0, values=(7, 8)).asnumpy()
        np.testing.assert_array_equal(got[0], np.tile(np.array([7, 8, 0], dtype), (5, 1)))


@pytest.mark.parametrize(("call", "text"), [
    (lambda: nd.image.crop(nd.ones((3, 3, 3)), 1, 0, 3, 1), "width"),
    (lambda: nd.image.crop(nd.ones((3, 3, 3)), -1, 0, 1, 1), "'x'"),
    (lambda: nd.image.crop(nd.ones((3, 3, 2)), 0, 0, 1, 1), "1 or 3 channels"),
    (lambda: nd.image.normalize(nd.ones((3, 3, 3)), (1, 2), 1), "mean"),
    (lambda: nd.image.normalize(nd.ones((2, 3, 3)), 1, 1), "1 or 3 channels"),
    (lambda: nd.image.to_tensor(nd.ones((3, 3))), "height, width, channel"),
    (lambda: nd.image.resize(nd.ones((3, 3, 3)), (0, 2)), "size"),
    (lambda: nd.image.resize(nd.ones((3, 3, 3)), 2, interp=9), "interp"),
    (lambda: nd.image.flip_left_right(nd.ones((2, 3, 3, 3))), "height, width, channel"),
    (lambda: nd.image.random_brightness(nd.ones((3, 3, 3)), -1, 1), "min_factor"),
    (lambda: nd.image.adjust_lighting(nd.ones((3, 3, 3)), (1, 2)), "alpha"),
    (lambda: mx.image.copyMakeBorder(nd.ones((3, 3, 3)), 1, 1, 1, 1, type=5), "type"),
    (lambda: mx.image.copyMakeBorder(nd.ones((3, 3, 3)), -1, 1, 1, 1), "top"),
])
def test_refusals(call, text):
    with pytest.raises(mx.MXNetError, match=text):
        call()
