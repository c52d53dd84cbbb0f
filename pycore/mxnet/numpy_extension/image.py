"""Images as arrays of the NumPy interface: `mx.npx.image`. Operators, and the functions and classes of `mx.image`."""
from __future__ import annotations

from typing import Any

from ..numpy._dispatch import operator
from ..numpy._views import View

_OPERATORS = ("adjust_lighting", "crop", "flip_left_right", "flip_top_bottom", "normalize", "random_brightness",
              "random_color_jitter", "random_contrast", "random_flip_left_right", "random_flip_top_bottom",
              "random_hue", "random_lighting", "random_saturation", "resize", "to_tensor")
__all__ = [*_OPERATORS]

for _name in __all__:
    globals()[_name] = operator(f"_npx__image_{_name}", _name, __name__)
del _name


def __getattr__(name: str) -> Any:
    from .. import image
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(View(image), name)
