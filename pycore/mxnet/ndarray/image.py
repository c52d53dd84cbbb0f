"""Image operators for arrays."""
from .gen_image import *  # noqa: F403
