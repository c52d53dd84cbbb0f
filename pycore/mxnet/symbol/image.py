"""Image operators for symbols."""
from .gen_image import *  # noqa: F403
from .gen_image import __all__ as __all__
