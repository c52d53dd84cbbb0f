# Images: reading, resizing, cutting, colours, and iterators over files.
"""Images as arrays of shape (height, width, channel): `mx.image`."""
from . import image
from .image import *
from .image import __all__ as __all__
