# mx.image against Pillow, SciPy-free geometry and NumPy: reading, cutting, turning, augmenters; and the transforms.
import io
import json

import numpy as np
import pytest
from PIL import Image

import mxnet as mx
from mxnet import image, nd
from mxnet.gluon.data.vision import transforms


def picture(height=6, width=8, channels=3, seed=0):
    return np.random.default_rng(seed).integers(0, 256, (height, width, channels), dtype=np.uint8)


def encoded(pixels, kind="PNG", **options):
    file = io.BytesIO()
    Image.fromarray(pixels.squeeze()).save(file, kind, **options)
    return file.getvalue()


def test_imdecode():
    x = picture()
    content = encoded(x)
    for buf in (content, bytearray(content), memoryview(content), np.frombuffer(content, np.uint8),
                nd.array(np.frombuffer(content, np.uint8), dtype="uint8")):
        got = image.imdecode(buf)
        assert got.dtype == np.uint8
        np.testing.assert_array_equal(got.asnumpy(), x)
    np.testing.assert_array_equal(image.imdecode(content, to_rgb=0).asnumpy(), x[:, :, ::-1])
    grey = image.imdecode(content, 0).asnumpy()
    assert grey.shape == (6, 8, 1)
    np.testing.assert_allclose(grey[..., 0], x @ [0.299, 0.587, 0.114], atol=1)
    out = nd.zeros((6, 8, 3), dtype="uint8")
    assert image.imdecode(content, out=out) is out
    np.testing.assert_array_equal(out.asnumpy(), x)


def test_imdecode_of_other_kinds_of_files():
    grey = picture(channels=1)
    np.testing.assert_array_equal(image.imdecode(encoded(grey)).asnumpy(), np.repeat(grey, 3, axis=2))
    with_alpha = picture(channels=4)
    np.testing.assert_array_equal(image.imdecode(encoded(with_alpha)).asnumpy(), with_alpha[..., :3])
    deep = (picture(channels=1).astype(np.uint16) << 8) + 77
    np.testing.assert_array_equal(image.imdecode(encoded(deep), 0).asnumpy(), deep >> 8)
    jpeg = encoded(picture(16, 16), "JPEG")
    np.testing.assert_array_equal(image.imdecode(jpeg).asnumpy(), np.asarray(Image.open(io.BytesIO(jpeg))))
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was turned by a quarter
    turned = encoded(picture(), exif=exif)
    np.testing.assert_array_equal(image.imdecode(turned).asnumpy(), np.rot90(picture(), -1))


def test_imread(tmp_path):
    path = tmp_path / "x.png"
    path.write_bytes(encoded(picture()))
    np.testing.assert_array_equal(image.imread(str(path)).asnumpy(), picture())
    with pytest.raises(mx.MXNetError, match="nowhere.png"):
        image.imread(str(tmp_path / "nowhere.png"))


@pytest.mark.parametrize(("buf", "error"), [(b"", mx.MXNetError), (b"no image", mx.MXNetError), ("text", ValueError),
                                            (encoded(picture())[:40], mx.MXNetError)])
def test_imdecode_refuses(buf, error):
    with pytest.raises(error, match="buf"):
        image.imdecode(buf)


def test_scale_down():
    assert image.scale_down((640, 480), (720, 120)) == (640, 106)
    assert image.scale_down((360, 1000), (480, 500)) == (360, 375)
    assert image.scale_down((10, 20), (30, 10)) == (10, 3)
    assert image.scale_down((300, 400), (0, 0)) == (0, 0)


def test_crops():
    x = picture(10, 12)
    src = nd.array(x, dtype="uint8")
    np.testing.assert_array_equal(image.fixed_crop(src, 2, 1, 5, 4).asnumpy(), x[1:5, 2:7])
    assert image.fixed_crop(src, 2, 1, 5, 4, (3, 6)).shape == (6, 3, 3)
    piece, place = image.center_crop(src, (4, 6))
    assert place == (4, 2, 4, 6)
    np.testing.assert_array_equal(piece.asnumpy(), x[2:8, 4:8])
    piece, place = image.center_crop(src, (50, 60))
    assert piece.shape == (60, 50, 3)
    assert place == (2, 0, 8, 10)
    for _ in range(20):
        piece, (x0, y0, w, h) = image.random_crop(src, (5, 3))
        assert (w, h) == (5, 3)
        np.testing.assert_array_equal(piece.asnumpy(), x[y0:y0 + h, x0:x0 + w])
        piece, (x0, y0, w, h) = image.random_size_crop(src, (7, 7), (0.3, 0.6), (0.8, 1.25))
        assert piece.shape == (7, 7, 3)
        assert 0 <= x0 <= 12 - w and 0 <= y0 <= 10 - h
        assert 0.2 < w * h / 120 < 0.75
    assert image.resize_short(src, 5).shape == (5, 6, 3)
    assert image.resize_short(src.transpose((1, 0, 2)), 5).shape == (6, 5, 3)


@pytest.mark.parametrize(("angle", "turns"), [(0, 0), (90, 1), (180, 2), (270, 3), (-90, 3)])
def test_quarter_turns(angle, turns):
    x = picture(7, 7).transpose(2, 0, 1).astype("float32")
    np.testing.assert_allclose(image.imrotate(nd.array(x), angle).asnumpy(), np.rot90(x, turns, (1, 2)), atol=1e-2)


def test_zoom_of_turned_images():
    """Coordinates as colours: how far neighbours in the turned image were apart."""
    y, x = np.mgrid[:9, :15].astype("float32")
    src = nd.array(np.stack([x, y, np.ones_like(x)]))
    for options, zoom in (({}, 1), ({"zoom_in": True}, 9 / (15 / 2 + 9 * 3 ** 0.5 / 2)),
                          ({"zoom_out": True}, (15 / 2 + 9 * 3 ** 0.5 / 2) / 9)):
        turned = image.imrotate(src, 30, **options).asnumpy()
        np.testing.assert_allclose(turned[:2, 4, 8] - turned[:2, 4, 7], [zoom * 3 ** 0.5 / 2, zoom / 2], rtol=1e-4)
        np.testing.assert_allclose(turned[:2, 4, 7], [7, 4], rtol=1e-5)
    batch = nd.stack(src, src, src)
    turned = image.imrotate(batch, nd.array([0, 30, 90])).asnumpy()
    for one, angle in zip(turned, (0, 30, 90)):
        np.testing.assert_allclose(one, image.imrotate(src, angle).asnumpy(), atol=1e-5)


@pytest.mark.parametrize(("args", "error"), [
    ((nd.ones((3, 4, 5), dtype="uint8"), 1), TypeError), ((nd.ones((4, 5)), 1), ValueError),
    ((nd.ones((3, 4, 5)), nd.array([1, 2])), TypeError), ((nd.ones((2, 3, 4, 5)), nd.array([1, 2, 3])), ValueError),
    ((nd.ones((3, 4, 5)), 1, True, True), ValueError),
])
def test_imrotate_refuses(args, error):
    with pytest.raises(error, match="imrotate"):
        image.imrotate(*args)


def test_augmenters_that_change_nothing():
    src = nd.array(picture().astype("float32"))
    for aug in (image.BrightnessJitterAug(0), image.ContrastJitterAug(0), image.SaturationJitterAug(0),
                image.ColorJitterAug(0, 0, 0), image.LightingAug(0, np.ones(3), np.ones((3, 3))),
                image.RandomGrayAug(0), image.HorizontalFlipAug(0), image.SequentialAug([])):
        np.testing.assert_allclose(aug(src).asnumpy(), src.asnumpy(), rtol=1e-5, atol=1e-3)


def test_augmenters():
    x = picture()
    src = nd.array(x, dtype="uint8")
    np.testing.assert_array_equal(image.HorizontalFlipAug(1)(src).asnumpy(), x[:, ::-1])
    assert image.CastAug()(src).dtype == np.float32
    values = src.astype("float32")
    grey = image.RandomGrayAug(1)(values).asnumpy()
    np.testing.assert_allclose(grey, np.repeat((x @ [0.21, 0.72, 0.07])[..., None], 3, 2), rtol=1e-5)
    assert image.ResizeAug(3)(src).shape == (3, 4, 3)
    assert image.ForceResizeAug((5, 9))(src).shape == (9, 5, 3)
    mean, std = np.array([1.0, 2, 3]), np.array([2.0, 4, 8])
    for m, s in ((mean, std), (nd.array(mean), std)):
        np.testing.assert_allclose(image.ColorNormalizeAug(m, s)(values).asnumpy(), (x - mean) / std, rtol=1e-5)
    np.testing.assert_allclose(image.color_normalize(values, None, nd.array(std)).asnumpy(), x / std, rtol=1e-5)
    hue = image.HueJitterAug(0.3)(values).asnumpy()
    luma = [0.299, 0.587, 0.114]
    np.testing.assert_allclose(hue @ luma, x @ luma, atol=3)  # the brightness stays
    assert abs(hue - x).max() > 1
    factors = [float(image.BrightnessJitterAug(0.3)(values).asnumpy().sum() / x.sum()) for _ in range(50)]
    assert 0.7 <= min(factors) < 0.85
    assert 1.15 < max(factors) <= 1.3001


def test_dumps():
    assert json.loads(image.ResizeAug(3).dumps()) == ["resizeaug", {"size": 3, "interp": 2}]
    assert json.loads(image.ColorNormalizeAug(nd.array([1, 2, 3]), None).dumps()) == [
        "colornormalizeaug", {"mean": [1.0, 2.0, 3.0], "std": None}]
    assert image.SequentialAug([image.CastAug()]).dumps() == ["sequentialaug", ['["castaug", {"type": "float32"}]']]


def test_create_augmenter():
    def names(**options):
        return [type(aug).__name__ for aug in image.CreateAugmenter((3, 8, 9), **options)]
    assert names() == ["CenterCropAug", "CastAug"]
    assert names(resize=10, rand_crop=True, rand_mirror=True, mean=True, std=True, brightness=0.1, hue=0.1,
                 pca_noise=0.1, rand_gray=0.2) == [
        "ResizeAug", "RandomCropAug", "HorizontalFlipAug", "CastAug", "ColorJitterAug", "HueJitterAug", "LightingAug",
        "RandomGrayAug", "ColorNormalizeAug"]
    assert names(rand_crop=True, rand_resize=True) == ["RandomSizedCropAug", "CastAug"]
    with pytest.raises(AssertionError, match="rand_resize"):
        names(rand_resize=True)
    with pytest.raises(AssertionError, match="mean"):
        names(mean=3)
    src = nd.array(picture(20, 30), dtype="uint8")
    for aug in image.CreateAugmenter((3, 8, 9), resize=10, rand_crop=True, rand_mirror=True, mean=True, std=True,
                                     brightness=0.1, contrast=0.1, saturation=0.1, hue=0.1, pca_noise=0.1,
                                     rand_gray=0.2, inter_method=10):
        src = aug(src)
    assert src.shape == (8, 9, 3) and src.dtype == np.float32
    assert np.isfinite(src.asnumpy()).all()


def test_transforms():
    x = picture(20, 30)
    src = nd.array(x, dtype="uint8")
    chain = transforms.Compose([transforms.CenterCrop((8, 6)), transforms.ToTensor(), transforms.Normalize(0.5, 0.25)])
    np.testing.assert_allclose(chain(src).asnumpy(), (x[7:13, 11:19].transpose(2, 0, 1) / 255 - 0.5) / 0.25, atol=1e-5)
    assert transforms.Resize((5, 7))(src).shape == (7, 5, 3)
    np.testing.assert_array_equal(transforms.CropResize(1, 2, 3, 4)(src).asnumpy(), x[2:6, 1:4])
    assert transforms.CropResize(1, 2, 3, 4, (9, 8))(src).shape == (8, 9, 3)
    assert transforms.RandomResizedCrop(6)(src).shape == (6, 6, 3)
    for strength in (transforms.RandomBrightness, transforms.RandomContrast, transforms.RandomSaturation,
                     transforms.RandomHue, transforms.RandomLighting):
        np.testing.assert_array_equal(strength(0)(src).asnumpy(), x)
        assert strength(0.4)(src).shape == x.shape
    tensor = nd.array(x.transpose(2, 0, 1).astype("float32"))
    np.testing.assert_allclose(transforms.Rotate(180)(tensor).asnumpy(), tensor.asnumpy()[:, ::-1, ::-1], atol=1e-2)
    np.testing.assert_array_equal(transforms.RandomRotation((5, 9), rotate_with_proba=0)(tensor).asnumpy(),
                                  tensor.asnumpy())
    with pytest.raises(ValueError, match="rotate_with_proba"):
        transforms.RandomRotation((-1, 1), rotate_with_proba=1.5)


def test_images_of_the_numpy_interface():
    mx.npx.set_np()
    try:
        x = picture()
        src = image.imdecode(encoded(x))
        assert type(src) is mx.np.ndarray
        chain = transforms.Compose([transforms.Resize(4), transforms.RandomFlipLeftRight(), transforms.ToTensor()])
        assert type(chain(src)) is mx.np.ndarray
        np.testing.assert_array_equal(mx.npx.image.flip_left_right(src).asnumpy(), x[:, ::-1])
        values = src.astype("float32")
        for aug in image.CreateAugmenter((3, 5, 5), rand_crop=True, mean=True, std=True, brightness=0.1, hue=0.1,
                                         pca_noise=0.1, rand_gray=1, rand_mirror=True):
            values = aug(values)
        assert type(values) is mx.np.ndarray and values.shape == (5, 5, 3)
        assert type(image.imrotate(mx.np.ones((3, 4, 5)), 20)) is mx.np.ndarray
    finally:
        mx.npx.reset_np()
