# Image files and their contents as arrays, by Pillow.
"""Reading images."""
from __future__ import annotations

import io
from typing import Any

import numpy as np

from .. import ndarray
from ..base import MXNetError
from ._arrays import new_array


def _pixels(content: bytes, flag: int, to_rgb: bool, function: str) -> np.ndarray:
    try:
        from PIL import Image, ImageOps
    except ImportError as error:
        raise ImportError("reading images needs the package Pillow: pip install pillow") from error
    if flag not in (0, 1):
        raise MXNetError(f"[{function}] argument 'flag': expected 0 (grey) or 1 (colour), got {flag}")
    if not content:
        raise MXNetError(f"[{function}] argument 'buf': expected the content of an image file, got nothing")
    try:
        image = ImageOps.exif_transpose(Image.open(io.BytesIO(content)))
        if image.mode.startswith("I"):  # 16 bits: the upper 8 count
            image = Image.fromarray((np.asarray(image) >> 8).astype(np.uint8))
        pixels = np.array(image.convert("RGB" if flag else "L"))
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise MXNetError(f"[{function}] argument 'buf': expected the content of an image file, got "
                         f"{len(content)} bytes that cannot be decoded: {error}") from error
    if not flag:
        return pixels[:, :, None]
    return pixels if to_rgb else np.ascontiguousarray(pixels[:, :, ::-1])


def _result(pixels: np.ndarray, out: Any) -> Any:
    if out is None:
        return new_array(pixels)
    out[:] = new_array(pixels, getattr(out, "_numpy", False))
    return out


def imdecode(buf: Any, flag: int = 1, to_rgb: bool = True, out: Any = None) -> Any:
    """The image of a file's content: uint8 (height, width, channel).

    Parameters
    ----------
    buf : bytes, bytearray, memoryview, numpy.ndarray or NDArray of uint8
        What Pillow can read: JPEG, PNG and others.
    flag : int, default 1
        1: three channels. 0: one, grey.
    to_rgb : bool, default True
        Red comes first; otherwise blue.
    out : NDArray, optional
        Where the image is written.

    Raises MXNetError for contents that are not an image, ValueError for other types.
    """
    if isinstance(buf, ndarray.NDArray):
        buf = buf.asnumpy()
    if not isinstance(buf, (bytes, bytearray, memoryview, np.ndarray)):
        raise ValueError(f"[imdecode] argument 'buf': expected bytes or an array of uint8, got {type(buf).__name__}")
    return _result(_pixels(bytes(buf), flag, to_rgb, "imdecode"), out)


def imread(filename: str, flag: int = 1, to_rgb: bool = True, out: Any = None) -> Any:
    """The image of a file, as `imdecode` gives it. MXNetError when the file cannot be read."""
    try:
        with open(filename, "rb") as file:
            content = file.read()
    except OSError as error:
        raise MXNetError(f"[imread] argument 'filename': expected a file that can be read, got {filename!r}: "
                         f"{error.strerror}") from error
    return _result(_pixels(content, flag, to_rgb, "imread"), out)
