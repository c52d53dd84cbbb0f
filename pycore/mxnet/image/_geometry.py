# Sizes and places of images: resizing, borders, cropping, turning.
"""Images in other sizes, parts of images, turned images."""
from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from ..base import numeric_types
from ..ndarray import NDArray
from ._arrays import constant, interpolation, operate


def imresize(src: Any, w: int, h: int, interp: int = 1, out: Any = None) -> Any:
    """An image in another size, of the class and dtype of `src`; integers are rounded.

    interp: 0 takes the nearest pixel, 1 computes from 2 x 2 pixels (bilinear), 2 from 4 x 4 (bicubic), 3 takes the mean
    over the area, 4 computes from 8 x 8 (Lanczos); 9 is 2 to enlarge, 3 to shrink and 1 for a mixture, 10 one of 0 to 4
    at random. Raises MXNetError for other numbers and for arrays that do not have three axes.
    """
    return operate("_cvimresize", src, out=out, w=w, h=h, interp=interp)


def copyMakeBorder(src: Any, top: int, bot: int, left: int, right: int, type: int = 0, value: float = 0,
                   values: Any = (), out: Any = None) -> Any:
    """An image with a border of `top`, `bot`, `left` and `right` pixels around it.

    type: 0 shows `value`, or the numbers for each channel in `values`; 1 repeats the pixels at the edges; 2 mirrors the
    image at its edges (cba|abc|cba); 3 repeats the image; 4 mirrors it at the pixels of its edges (cb|abc|ba).
    Raises MXNetError for other types, negative widths and arrays that do not have three axes.
    """
    return operate("_cvcopyMakeBorder", src, out=out, top=top, bot=bot, left=left, right=right, type=type, value=value,
                   values=tuple(values))


def scale_down(src_size: tuple, size: tuple) -> tuple[int, int]:
    """The largest (width, height) of the proportions of `size` that is no larger than it and fits into `src_size`."""
    width, height = size
    if src_size[1] < height:
        width, height = width * src_size[1] / height, src_size[1]
    if src_size[0] < width:
        width, height = src_size[0], height * src_size[0] / width
    return int(width), int(height)


def resize_short(src: Any, size: int, interp: int = 2) -> Any:
    """An image whose shorter side is `size`, in the old proportions; `interp` as in `imresize`."""
    height, width = src.shape[:2]
    new_height, new_width = (size * height // width, size) if height > width else (size, size * width // height)
    return imresize(src, new_width, new_height, interpolation(interp, (height, width, new_height, new_width)))


def fixed_crop(src: Any, x0: int, y0: int, w: int, h: int, size: tuple | None = None, interp: int = 2) -> Any:
    """The rectangle of `w` by `h` pixels at (`x0`, `y0`), resized to `size` (width, height) if that is given."""
    piece = src[y0:y0 + h, x0:x0 + w]
    if size is not None and (w, h) != tuple(size):
        piece = imresize(piece, size[0], size[1], interpolation(interp, (h, w, size[1], size[0])))
    return piece


def random_crop(src: Any, size: tuple, interp: int = 2) -> tuple[Any, tuple[int, int, int, int]]:
    """A rectangle of `size` (width, height) at a random place, and (x0, y0, width, height) of it.

    In a smaller image the rectangle is smaller and is resized to `size`.
    """
    height, width = src.shape[:2]
    new_width, new_height = scale_down((width, height), size)
    x0, y0 = random.randint(0, width - new_width), random.randint(0, height - new_height)
    return fixed_crop(src, x0, y0, new_width, new_height, size, interp), (x0, y0, new_width, new_height)


def center_crop(src: Any, size: tuple, interp: int = 2) -> tuple[Any, tuple[int, int, int, int]]:
    """The rectangle of `size` (width, height) in the middle, and (x0, y0, width, height) of it.

    In a smaller image the rectangle is smaller and is resized to `size`.
    """
    height, width = src.shape[:2]
    new_width, new_height = scale_down((width, height), size)
    x0, y0 = (width - new_width) // 2, (height - new_height) // 2
    return fixed_crop(src, x0, y0, new_width, new_height, size, interp), (x0, y0, new_width, new_height)


def random_size_crop(src: Any, size: tuple, area: Any, ratio: tuple, interp: int = 2,
                     **kwargs: Any) -> tuple[Any, tuple[int, int, int, int]]:
    """A rectangle of random size, proportions and place, resized to `size`, and (x0, y0, width, height) of it.

    `area` bounds its share of the image: two numbers, or the lower bound (also under its older name `min_area`);
    `ratio` bounds its width over height. When ten tries do not fit the middle is taken, as by `center_crop`.
    """
    area = kwargs.pop("min_area", area)
    if kwargs:
        raise TypeError(f"random_size_crop() got an unexpected keyword argument '{next(iter(kwargs))}'")
    if isinstance(area, numeric_types):
        area = (area, 1.0)
    height, width = src.shape[:2]
    low, high = (math.log(bound) for bound in ratio)
    for _ in range(10):
        target = random.uniform(*area) * height * width
        proportion = math.exp(random.uniform(low, high))
        new_width, new_height = round(math.sqrt(target * proportion)), round(math.sqrt(target / proportion))
        if 0 < new_width <= width and 0 < new_height <= height:
            x0, y0 = random.randint(0, width - new_width), random.randint(0, height - new_height)
            return fixed_crop(src, x0, y0, new_width, new_height, size, interp), (x0, y0, new_width, new_height)
    return center_crop(src, size, interp)


def _sampling_points(angles: np.ndarray, height: int, width: int, zoom_in: bool, zoom_out: bool) -> np.ndarray:
    """For each angle the points (2, height, width) of the image that the turned one shows, -1 to 1."""
    cos, sin = np.cos(np.radians(angles)), np.sin(np.radians(angles))
    # How much larger than the image the rectangle is that the turned image fills.
    grown = np.maximum((abs(cos) * width + abs(sin) * height) / width, (abs(sin) * width + abs(cos) * height) / height)
    zoom = grown if zoom_out else 1 / grown if zoom_in else np.ones_like(grown)
    y, x = np.mgrid[:height, :width].astype(np.float64)
    x, y = x - (width - 1) / 2, y - (height - 1) / 2
    cos, sin = (cos * zoom)[:, None, None], (sin * zoom)[:, None, None]
    return np.stack([(cos * x - sin * y) * 2 / max(width - 1, 1), (sin * x + cos * y) * 2 / max(height - 1, 1)], axis=1)


def imrotate(src: Any, rotation_degrees: Any, zoom_in: bool = False, zoom_out: bool = False) -> Any:
    """Images turned round their middle, counter-clockwise; what comes from outside is 0.

    Parameters
    ----------
    src : NDArray of float32
        (channel, height, width), or a batch (n, channel, height, width).
    rotation_degrees : number or NDArray
        For a batch there may be one angle for each image.
    zoom_in : bool, default False
        Enlarge so much that nothing from outside shows.
    zoom_out : bool, default False
        Shrink so much that all of the image shows.

    Raises TypeError for other dtypes, and for several angles with one image; ValueError for other ranks, another number
    of angles than of images, and both zooms at once.
    """
    if zoom_in and zoom_out:
        raise ValueError("[imrotate] argument 'zoom_out': expected at most one of zoom_in and zoom_out, got both")
    if not isinstance(src, NDArray) or src.dtype != np.float32:
        raise TypeError(f"[imrotate] argument 'src': expected an array of float32, got "
                        f"{getattr(src, 'dtype', type(src).__name__)}")
    if src.ndim not in (3, 4):
        raise ValueError(f"[imrotate] argument 'src': expected 3 or 4 axes, got shape {src.shape}")
    scalar = isinstance(rotation_degrees, numeric_types)
    if not scalar and src.ndim == 3:
        raise TypeError("[imrotate] argument 'rotation_degrees': expected a number for a single image, got "
                        f"{type(rotation_degrees).__name__}")
    batch = src if src.ndim == 4 else src.expand_dims(0) if not getattr(src, "_numpy", False) else src[None]
    count, height, width = batch.shape[0], batch.shape[2], batch.shape[3]
    if scalar:
        angles = np.full(count, float(rotation_degrees))
    else:
        given = rotation_degrees.asnumpy() if isinstance(rotation_degrees, NDArray) else rotation_degrees
        angles = np.asarray(given, dtype=np.float64).reshape(-1)
        if len(angles) != count:
            raise ValueError(f"[imrotate] argument 'rotation_degrees': expected one angle for each of {count} images, "
                             f"got {len(angles)}")
    points = _sampling_points(angles, height, width, zoom_in, zoom_out)
    turned = operate("BilinearSampler", batch, constant(batch, points))
    return turned if src.ndim == 4 else turned[0]


def random_rotate(src: Any, angle_limits: tuple, zoom_in: bool = False, zoom_out: bool = False) -> Any:
    """`imrotate` by an angle drawn from `angle_limits` (degrees), for a batch by one for each image."""
    if src.ndim == 3:
        return imrotate(src, random.uniform(*angle_limits), zoom_in, zoom_out)
    angles = np.random.uniform(*angle_limits, size=src.shape[0])
    return imrotate(src, angles, zoom_in, zoom_out)
