"""Image operators for symbols."""
from .gen_image import *  # noqa: F403
