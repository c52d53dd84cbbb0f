# Single images: resizing and borders.
"""Images as arrays of shape (height, width, channel)."""
from __future__ import annotations

from typing import Any

from ..ndarray import _internal

__all__ = ["copyMakeBorder", "imresize"]


def _call(name: str, src: Any, out: Any, **params: Any) -> Any:
    """An operator on an image; the result is of the class of `src`."""
    if getattr(src, "_numpy", False):
        from ..numpy._dispatch import call
        return call(name, src, out=out, **params)
    return getattr(_internal, name)(src, out=out, **params)


def imresize(src: Any, w: int, h: int, interp: int = 1, out: Any = None) -> Any:
    """An image in another size, of the class and dtype of `src`; integers are rounded.

    interp: 0 takes the nearest pixel, 1 computes from 2 x 2 pixels (bilinear), 2 from 4 x 4 (bicubic), 3 takes the mean
    over the area, 4 computes from 8 x 8 (Lanczos); 9 is 2 to enlarge, 3 to shrink and 1 for a mixture, 10 one of 0 to 4
    at random. Raises MXNetError for other numbers and for arrays that do not have three axes.
    """
    return _call("_cvimresize", src, out, w=w, h=h, interp=interp)


def copyMakeBorder(src: Any, top: int, bot: int, left: int, right: int, type: int = 0, value: float = 0,
                   values: Any = (), out: Any = None) -> Any:
    """An image with a border of `top`, `bot`, `left` and `right` pixels around it.

    type: 0 shows `value`, or the numbers for each channel in `values`; 1 repeats the pixels at the edges; 2 mirrors the
    image at its edges (cba|abc|cba); 3 repeats the image; 4 mirrors it at the pixels of its edges (cb|abc|ba).
    Raises MXNetError for other types, negative widths and arrays that do not have three axes.
    """
    return _call("_cvcopyMakeBorder", src, out, top=top, bot=bot, left=left, right=right, type=type, value=value,
                 values=tuple(values))
