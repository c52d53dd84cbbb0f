"""Image operators for symbols."""
from .gen_image import *  # noqa: F401,F403
from .gen_image import __all__
