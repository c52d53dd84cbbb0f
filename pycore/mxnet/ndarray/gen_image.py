# mxnet.ndarray, image: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, image: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "adjust_lighting",
    "crop",
    "flip_left_right",
    "flip_top_bottom",
    "normalize",
    "random_brightness",
    "random_color_jitter",
    "random_contrast",
    "random_flip_left_right",
    "random_flip_top_bottom",
    "random_hue",
    "random_lighting",
    "random_saturation",
    "resize",
    "to_tensor",
]

_op_adjust_lighting = _NDOp("_image_adjust_lighting", ("data",), ("alpha",))


def adjust_lighting(
    data: NDArray | None = None,
    alpha: float | tuple[float, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds multiples of the three principal components of the colours of natural pictures to each pixel.

    Images of one channel stay as they are.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    alpha : tuple of float, required
        Three numbers: how much of each principal component is added.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.adjust_lighting(data, alpha=(0.1, 0.2, 0.3))
    """
    return _op_adjust_lighting((data,), (alpha,), out, kwargs)

_op_crop = _NDOp("_image_crop", ("data",), ("x", "y", "width", "height"))


def crop(
    data: NDArray | None = None,
    x: int = _Null,
    y: int = _Null,
    width: int = _Null,
    height: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A rectangle of images: rows `y` to `y + height`, columns `x` to `x + width`.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel), or a batch (n, height, width, channel), of 1 or 3 channels.
    x : int, required
        First column of the rectangle.
    y : int, required
        First row of the rectangle.
    width : int, required
        Columns of the rectangle, at least 1.
    height : int, required
        Rows of the rectangle, at least 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The rectangle of each image.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(4, 5, 3))
    >>> y = mx.nd.image.crop(data, x=1, y=2, width=3, height=2)
    """
    return _op_crop((data,), (x, y, width, height), out, kwargs)

_op_flip_left_right = _NDOp("_image_flip_left_right", ("data",), ())


def flip_left_right(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Mirrors an image: its left side becomes the right one.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 3))
    >>> y = mx.nd.image.flip_left_right(data)
    """
    return _op_flip_left_right((data,), (), out, kwargs)

_op_flip_top_bottom = _NDOp("_image_flip_top_bottom", ("data",), ())


def flip_top_bottom(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Mirrors an image: its top becomes the bottom.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 3))
    >>> y = mx.nd.image.flip_top_bottom(data)
    """
    return _op_flip_top_bottom((data,), (), out, kwargs)

_op_normalize = _NDOp("_image_normalize", ("data",), ("mean", "std"))


def normalize(
    data: NDArray | None = None,
    mean: float | tuple[float, ...] = _Null,
    std: float | tuple[float, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Subtracts `mean` from the channels of images and divides them by `std`: $y_c = (x_c - mean_c) / std_c$.

    Parameters
    ----------
    data : NDArray
        (channel, height, width) or (n, channel, height, width), of 1 or 3 channels.
    mean : tuple of float, optional, default (0, 0, 0, 0)
        Subtracted: one number, or one for each channel.
    std : tuple of float, optional, default (1, 1, 1, 1)
        Divided by: one number, or one for each channel.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same shape and dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 1, shape=(3, 2, 4))
    >>> y = mx.nd.image.normalize(data, mean=(0, 0.5, 1), std=(3, 2, 0.5))
    """
    return _op_normalize((data,), (mean, std), out, kwargs)

_op_random_brightness = _NDOp("_image_random_brightness", ("data",), ("min_factor", "max_factor"))


def random_brightness(
    data: NDArray | None = None,
    min_factor: float = _Null,
    max_factor: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Multiplies an image by a random factor.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    min_factor : float, required
        Least factor that may be drawn.
    max_factor : float, required
        Bound of the factors drawn.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_brightness(data, min_factor=1.25, max_factor=1.25)
    """
    return _op_random_brightness((data,), (min_factor, max_factor), out, kwargs)

_op_random_color_jitter = _NDOp("_image_random_color_jitter", ("data",), ("brightness", "contrast", "saturation", "hue"))


def random_color_jitter(
    data: NDArray | None = None,
    brightness: float = _Null,
    contrast: float = _Null,
    saturation: float = _Null,
    hue: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Changes brightness, contrast, saturation and hue by random factors, in random order.

    Each factor is drawn from [max(0, 1 - strength), 1 + strength).

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    brightness : float, required
        Brightness varies by this share; 0: not at all.
    contrast : float, required
        Contrast varies by this share; 0: not at all.
    saturation : float, required
        Saturation varies by this share; 0: not at all.
    hue : float, required
        Hue turns by at most this share of a circle; 0: not at all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_color_jitter(data, brightness=0, contrast=0, saturation=0, hue=0)
    """
    return _op_random_color_jitter((data,), (brightness, contrast, saturation, hue), out, kwargs)

_op_random_contrast = _NDOp("_image_random_contrast", ("data",), ("min_factor", "max_factor"))


def random_contrast(
    data: NDArray | None = None,
    min_factor: float = _Null,
    max_factor: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Multiplies the distance of each number from the image's mean grey by a random factor.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    min_factor : float, required
        Least factor that may be drawn.
    max_factor : float, required
        Bound of the factors drawn.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_contrast(data, min_factor=1.25, max_factor=1.25)
    """
    return _op_random_contrast((data,), (min_factor, max_factor), out, kwargs)

_op_random_flip_left_right = _NDOp("_image_random_flip_left_right", ("data",), ())


def random_flip_left_right(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Mirrors an image left to right with probability one half.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 0.5, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_flip_left_right(data)
    """
    return _op_random_flip_left_right((data,), (), out, kwargs)

_op_random_flip_top_bottom = _NDOp("_image_random_flip_top_bottom", ("data",), ())


def random_flip_top_bottom(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Mirrors an image top to bottom with probability one half.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.5, 0.5, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_flip_top_bottom(data)
    """
    return _op_random_flip_top_bottom((data,), (), out, kwargs)

_op_random_hue = _NDOp("_image_random_hue", ("data",), ("min_factor", "max_factor"))


def random_hue(
    data: NDArray | None = None,
    min_factor: float = _Null,
    max_factor: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns the hues of an image by a random factor of a full circle: 1 and 0 change nothing.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    min_factor : float, required
        Least factor that may be drawn.
    max_factor : float, required
        Bound of the factors drawn.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_hue(data, min_factor=1.25, max_factor=1.25)
    """
    return _op_random_hue((data,), (min_factor, max_factor), out, kwargs)

_op_random_lighting = _NDOp("_image_random_lighting", ("data",), ("alpha_std",))


def random_lighting(
    data: NDArray | None = None,
    alpha_std: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds random multiples of the three principal components of the colours of natural pictures to each pixel.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    alpha_std : float, optional, default 0.05
        Standard deviation of the three normal numbers that are drawn.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_lighting(data, alpha_std=0)
    """
    return _op_random_lighting((data,), (alpha_std,), out, kwargs)

_op_random_saturation = _NDOp("_image_random_saturation", ("data",), ("min_factor", "max_factor"))


def random_saturation(
    data: NDArray | None = None,
    min_factor: float = _Null,
    max_factor: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Multiplies the distance of each pixel from its grey by a random factor.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel) of 1 or 3 channels.
    min_factor : float, required
        Least factor that may be drawn.
    max_factor : float, required
        Bound of the factors drawn.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image of the same shape and dtype; integers lose their fraction and keep within their type.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd.image.random_saturation(data, min_factor=1.25, max_factor=1.25)
    """
    return _op_random_saturation((data,), (min_factor, max_factor), out, kwargs)

_op_resize = _NDOp("_image_resize", ("data",), ("size", "keep_ratio", "interp"))


def resize(
    data: NDArray | None = None,
    size: int | tuple[int, ...] = _Null,
    keep_ratio: bool = _Null,
    interp: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Images in another size.

    Beyond the edges the pixels at the edges count.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel), or a batch (n, height, width, channel).
    size : int or tuple of int, optional, default ()
        Width and height of the result. One number is both, or with `keep_ratio` the shorter side.
    keep_ratio : bool, optional, default False
        One number in `size` is the shorter side; the other side follows from the proportions.
    interp : int, optional, default 1
        How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from 4 x 4, bicubic. 3: the mean over
        the area. 4: from 8 x 8, Lanczos.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same in the new size and of the same dtype; integers are rounded.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0, 255, shape=(4, 5, 3))
    >>> y = mx.nd.image.resize(data, size=(3, 6))
    """
    return _op_resize((data,), (size, keep_ratio, interp), out, kwargs)

_op_to_tensor = _NDOp("_image_to_tensor", ("data",), ())


def to_tensor(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Images as tensors: channels first, and divided by 255 to float32.

    Parameters
    ----------
    data : NDArray
        Image (height, width, channel), or a batch (n, height, width, channel), of values 0 to 255.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        (channel, height, width) or (n, channel, height, width), float32 of 0 to 1.

    Examples
    --------
    >>> data = mx.nd.random.randint(0, 255, shape=(2, 3, 3)).astype("uint8")
    >>> y = mx.nd.image.to_tensor(data)
    """
    return _op_to_tensor((data,), (), out, kwargs)
