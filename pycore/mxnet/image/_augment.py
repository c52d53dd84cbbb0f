# Augmenters: random changes of single images, and lists of them.
"""Augmenters: callables that take an image (height, width, channel) and return another."""
from __future__ import annotations

import json
import random
from typing import Any

import numpy as np

from .. import ndarray
from ..ndarray import NDArray
from ._arrays import constant, interpolation, operate
from ._geometry import center_crop, imresize, random_crop, random_size_crop, resize_short

# Sizes and directions of the principal colours in ImageNet's pictures (Krizhevsky et al., 2012), mean and deviation.
_EIGENVALUES = (55.46, 4.794, 1.148)
_EIGENVECTORS = ((-0.5675, 0.7192, 0.4009), (-0.5808, -0.0045, -0.8140), (-0.5836, -0.6948, 0.4203))
MEAN = (123.68, 116.28, 103.53)
STD = (58.395, 57.12, 57.375)


def color_normalize(src: Any, mean: Any, std: Any = None) -> Any:
    """(src - mean) / std, each a number, an array of one number per channel, or None to leave it out."""
    for value, change in ((mean, lambda x, v: x - v), (std, lambda x, v: x / v)):
        if value is not None:
            src = change(src, value if isinstance(value, (int, float)) else constant(src, value))
    return src


def _plain(value: Any) -> Any:
    """A parameter as JSON can say it."""
    if isinstance(value, NDArray):
        value = value.asnumpy()
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


class Augmenter:
    """Base of all augmenters; the keywords are its parameters, which `dumps` writes down."""

    def __init__(self, **kwargs: Any):
        self._kwargs = {name: _plain(value) for name, value in kwargs.items()}

    def dumps(self) -> Any:
        """Name and parameters as JSON."""
        return json.dumps([type(self).__name__.lower(), self._kwargs])

    def __call__(self, src: Any) -> Any:
        """The changed image."""
        raise NotImplementedError(f"[{type(self).__name__}] argument '__call__': expected a subclass to define it")


class SequentialAug(Augmenter):
    """The augmenters `ts`, one after the other."""

    def __init__(self, ts: list):
        super().__init__()
        self.ts = ts

    def dumps(self) -> Any:
        """Name, and what the augmenters say."""
        return [type(self).__name__.lower(), [t.dumps() for t in self.ts]]

    def __call__(self, src: Any) -> Any:
        for aug in self.ts:
            src = aug(src)
        return src


class RandomOrderAug(SequentialAug):
    """The augmenters `ts` in random order."""

    def __call__(self, src: Any) -> Any:
        for aug in random.sample(self.ts, len(self.ts)):
            src = aug(src)
        return src


class ResizeAug(Augmenter):
    """Resize so that the shorter side is `size`; `interp` as in `imresize`."""

    def __init__(self, size: int, interp: int = 2):
        super().__init__(size=size, interp=interp)
        self.size = size
        self.interp = interp

    def __call__(self, src: Any) -> Any:
        return resize_short(src, self.size, self.interp)


class ForceResizeAug(Augmenter):
    """Resize to `size` (width, height), whatever the proportions."""

    def __init__(self, size: tuple, interp: int = 2):
        super().__init__(size=size, interp=interp)
        self.size = size
        self.interp = interp

    def __call__(self, src: Any) -> Any:
        sizes = (src.shape[0], src.shape[1], self.size[1], self.size[0])
        return imresize(src, self.size[0], self.size[1], interpolation(self.interp, sizes))


class RandomCropAug(Augmenter):
    """Cut out a rectangle of `size` (width, height) at a random place; see `random_crop`."""

    def __init__(self, size: tuple, interp: int = 2):
        super().__init__(size=size, interp=interp)
        self.size = size
        self.interp = interp

    def __call__(self, src: Any) -> Any:
        return random_crop(src, self.size, self.interp)[0]


class RandomSizedCropAug(Augmenter):
    """Cut out a rectangle of random size and proportions and resize it to `size`; see `random_size_crop`."""

    def __init__(self, size: tuple, area: Any, ratio: tuple, interp: int = 2, **kwargs: Any):
        area = kwargs.pop("min_area", area)
        if kwargs:
            raise TypeError(f"RandomSizedCropAug() got an unexpected keyword argument '{next(iter(kwargs))}'")
        super().__init__(size=size, area=area, ratio=ratio, interp=interp)
        self.size = size
        self.area = area
        self.ratio = ratio
        self.interp = interp

    def __call__(self, src: Any) -> Any:
        return random_size_crop(src, self.size, self.area, self.ratio, self.interp)[0]


class CenterCropAug(Augmenter):
    """Cut out the rectangle of `size` (width, height) in the middle; see `center_crop`."""

    def __init__(self, size: tuple, interp: int = 2):
        super().__init__(size=size, interp=interp)
        self.size = size
        self.interp = interp

    def __call__(self, src: Any) -> Any:
        return center_crop(src, self.size, self.interp)[0]


def _by_factor(operator: str, strength: float, src: Any) -> Any:
    """An operator on colours with a factor drawn from [1 - strength, 1 + strength], at least 0."""
    factor = max(0.0, 1 + random.uniform(-strength, strength))
    return operate(operator, src, min_factor=factor, max_factor=factor)


class BrightnessJitterAug(Augmenter):
    """Multiply by a factor from [1 - brightness, 1 + brightness]."""

    def __init__(self, brightness: float):
        super().__init__(brightness=brightness)
        self.brightness = brightness

    def __call__(self, src: Any) -> Any:
        return _by_factor("_image_random_brightness", self.brightness, src)


class ContrastJitterAug(Augmenter):
    """Multiply the distance from the mean grey of the image by a factor from [1 - contrast, 1 + contrast]."""

    def __init__(self, contrast: float):
        super().__init__(contrast=contrast)
        self.contrast = contrast

    def __call__(self, src: Any) -> Any:
        return _by_factor("_image_random_contrast", self.contrast, src)


class SaturationJitterAug(Augmenter):
    """Multiply the distance from the grey of each pixel by a factor from [1 - saturation, 1 + saturation]."""

    def __init__(self, saturation: float):
        super().__init__(saturation=saturation)
        self.saturation = saturation

    def __call__(self, src: Any) -> Any:
        return _by_factor("_image_random_saturation", self.saturation, src)


class HueJitterAug(Augmenter):
    """Turn the colours round the grey axis, in the colour space YIQ, by an angle from [-hue, hue] times 180 degrees."""

    def __init__(self, hue: float):
        super().__init__(hue=hue)
        self.hue = hue
        self.tyiq = np.array([[0.299, 0.587, 0.114], [0.596, -0.274, -0.321], [0.211, -0.523, 0.311]])
        self.ityiq = np.array([[1.0, 0.956, 0.621], [1.0, -0.272, -0.647], [1.0, -1.107, 1.705]])

    def __call__(self, src: Any) -> Any:
        angle = random.uniform(-self.hue, self.hue) * np.pi
        cos, sin = np.cos(angle), np.sin(angle)
        turn = np.array([[1.0, 0.0, 0.0], [0.0, cos, -sin], [0.0, sin, cos]])
        return operate("dot", src, constant(src, (self.ityiq @ turn @ self.tyiq).T))


class ColorJitterAug(RandomOrderAug):
    """Brightness, contrast and saturation, each unless it is 0, in random order."""

    def __init__(self, brightness: float, contrast: float, saturation: float):
        strengths = ((BrightnessJitterAug, brightness), (ContrastJitterAug, contrast),
                     (SaturationJitterAug, saturation))
        super().__init__([kind(strength) for kind, strength in strengths if strength > 0])


class LightingAug(Augmenter):
    """Add random multiples, of standard deviation `alphastd`, of the principal colours `eigvec` of sizes `eigval`."""

    def __init__(self, alphastd: float, eigval: Any, eigvec: Any):
        super().__init__(alphastd=alphastd, eigval=eigval, eigvec=eigvec)
        self.alphastd = alphastd
        self.eigval = eigval
        self.eigvec = eigvec

    def __call__(self, src: Any) -> Any:
        alpha = np.random.normal(0, self.alphastd, size=(3,))
        shift = np.asarray(_plain(self.eigvec)) @ (alpha * np.asarray(_plain(self.eigval)))
        return src + constant(src, shift)


class ColorNormalizeAug(Augmenter):
    """`color_normalize` with these numbers."""

    def __init__(self, mean: Any, std: Any):
        super().__init__(mean=mean, std=std)
        self.mean, self.std = (value if value is None or isinstance(value, NDArray) else
                               ndarray.array(value, dtype="float32") for value in (mean, std))

    def __call__(self, src: Any) -> Any:
        return color_normalize(src, self.mean, self.std)


class RandomGrayAug(Augmenter):
    """With probability `p` all channels show the grey of the pixel."""

    def __init__(self, p: float):
        super().__init__(p=p)
        self.p = p
        self.mat = np.repeat([[0.21], [0.72], [0.07]], 3, axis=1)

    def __call__(self, src: Any) -> Any:
        return operate("dot", src, constant(src, self.mat)) if random.random() < self.p else src


class HorizontalFlipAug(Augmenter):
    """Mirror left to right with probability `p`."""

    def __init__(self, p: float):
        super().__init__(p=p)
        self.p = p

    def __call__(self, src: Any) -> Any:
        return operate("reverse", src, axis=1) if random.random() < self.p else src


class CastAug(Augmenter):
    """Change the dtype to `typ`."""

    def __init__(self, typ: str = "float32"):
        super().__init__(type=typ)
        self.typ = typ

    def __call__(self, src: Any) -> Any:
        return src.astype(self.typ)


def normalization(mean: Any, std: Any) -> tuple[Any, Any]:
    """Mean and deviation as three numbers or one: `True` stands for those of ImageNet, None for none."""
    result = []
    for name, value, usual in (("mean", mean, MEAN), ("std", std, STD)):
        if value is True:
            value = np.array(usual)
        elif value is not None and (not isinstance(value, (np.ndarray, NDArray)) or value.shape[0] not in (1, 3)):
            raise AssertionError(f"[CreateAugmenter] argument '{name}': expected True or an array of 1 or 3 numbers, "
                                 f"got {value!r}")
        result.append(value)
    return result[0], result[1]


def colour_augmenters(mean: Any, std: Any, brightness: float, contrast: float, saturation: float, hue: float,
                      pca_noise: float, rand_gray: float) -> list[Augmenter]:
    """What changes colours, in the order in which it is applied."""
    result: list[Augmenter] = [CastAug()]
    if brightness or contrast or saturation:
        result.append(ColorJitterAug(brightness, contrast, saturation))
    if hue:
        result.append(HueJitterAug(hue))
    if pca_noise > 0:
        result.append(LightingAug(pca_noise, np.array(_EIGENVALUES), np.array(_EIGENVECTORS)))
    if rand_gray > 0:
        result.append(RandomGrayAug(rand_gray))
    mean, std = normalization(mean, std)
    if mean is not None or std is not None:
        result.append(ColorNormalizeAug(mean, std))
    return result


def CreateAugmenter(data_shape: tuple, resize: int = 0, rand_crop: bool = False, rand_resize: bool = False,
                    rand_mirror: bool = False, mean: Any = None, std: Any = None, brightness: float = 0,
                    contrast: float = 0, saturation: float = 0, hue: float = 0, pca_noise: float = 0,
                    rand_gray: float = 0, inter_method: int = 2) -> list[Augmenter]:
    """A list of augmenters for training or validation.

    Parameters
    ----------
    data_shape : tuple of int
        (channel, height, width) of the results.
    resize : int, default 0
        Shorter side to which images are resized first; 0 leaves them.
    rand_crop : bool
        Cut at a random place; otherwise in the middle.
    rand_resize : bool
        Cut rectangles of random size and proportions; needs `rand_crop`.
    rand_mirror : bool
        Mirror every other image, by chance, left to right.
    mean, std : array of 1 or 3 numbers, or True, optional
        Subtracted and divided by; True stands for those of ImageNet.
    brightness, contrast, saturation, hue, pca_noise, rand_gray : float
        Strengths of the changes of colours, and the probability of grey.
    inter_method : int, default 2
        How pixels are computed, as in `imresize`.
    """
    result: list[Augmenter] = [ResizeAug(resize, inter_method)] if resize > 0 else []
    size = (data_shape[2], data_shape[1])
    if rand_resize:
        if not rand_crop:
            raise AssertionError("[CreateAugmenter] argument 'rand_resize': expected rand_crop to be set too")
        result.append(RandomSizedCropAug(size, 0.08, (3.0 / 4.0, 4.0 / 3.0), inter_method))
    else:
        result.append((RandomCropAug if rand_crop else CenterCropAug)(size, inter_method))
    if rand_mirror:
        result.append(HorizontalFlipAug(0.5))
    return result + colour_augmenters(mean, std, brightness, contrast, saturation, hue, pca_noise, rand_gray)
