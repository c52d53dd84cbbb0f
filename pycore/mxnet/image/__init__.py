"""Images as arrays of shape (height, width, channel): `mx.image`."""
from __future__ import annotations

from typing import Any

from ..ndarray import _internal

__all__ = ["imresize"]


def imresize(src: Any, w: int, h: int, interp: int = 1, out: Any = None) -> Any:
    """An image in another size, of the class and dtype of `src`; integers are rounded.

    interp: 0 takes the nearest pixel, 1 computes from 2 x 2 pixels (bilinear), 2 from 4 x 4 (bicubic), 3 takes the mean
    over the area, 4 computes from 8 x 8 (Lanczos); 9 is 2 to enlarge, 3 to shrink and 1 for a mixture, 10 one of 0 to 4
    at random. Raises MXNetError for other numbers and for arrays that do not have three axes.
    """
    if getattr(src, "_numpy", False):
        from ..numpy._dispatch import call
        return call("_cvimresize", src, w=w, h=h, interp=interp, out=out)
    return _internal._cvimresize(src, w=w, h=h, interp=interp, out=out)
