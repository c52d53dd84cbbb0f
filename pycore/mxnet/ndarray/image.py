"""Image operators for arrays."""
from .gen_image import *  # noqa: F403
from .gen_image import __all__ as __all__
