"""Image operators for arrays."""
from .gen_image import *  # noqa: F401,F403
from .gen_image import __all__
